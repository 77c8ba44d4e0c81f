"""Charts of the statistics: a pencilled curve of totals, bars laid of bricks; Tab reaches each, and each is spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.access.palettes import SEATS
from desktop.texts.words import number
from desktop.windows.chart import steps
from desktop.windows.theme import Theme

INK = "#1F2D3A"
BRICK_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""What one brick may stand for."""


class SheetChart(QWidget):
    """A sheet with a heading at the left and a note at the right; children draw into ``plot``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.heading = self.note = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def head_height(self) -> int:
        """The height of heading and note."""
        return self.theme.px(44)

    def draw_sheet(self, painter: QPainter, note: str) -> QRectF:
        """Draws paper, outline, heading and note; gives the room of the paper."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(look.blueprint if focus else look.ink), 3 if focus else 2))
        painter.setBrush(QColor(look.paper))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5) if focus else room)
        strong, caption = theme.font(18, 600), theme.font(16, tabular=True)
        place = QRectF(room.left() + px(14), room.top() + px(6), room.width() - px(28), self.head_height() - px(12))
        wide = QFontMetricsF(strong).horizontalAdvance(self.heading)
        painter.setFont(strong)
        painter.setPen(QColor(look.ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.heading)
        painter.setFont(caption)
        painter.setPen(QColor(look.pencil))
        left = QFontMetricsF(caption).elidedText(note, Qt.TextElideMode.ElideRight, place.width() - wide - px(14))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, left)
        return room

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Shows that the focus is gone."""
        super().focusOutEvent(event)
        self.update()


@dataclass(frozen=True)
class CurvePoint:
    """A total of the curve: points, whether the seat was helped, and the sentence for pointer and screen reader."""

    total: int
    helped: bool
    words: str
    day: str


class Curve(SheetChart):
    """Totals from the first match to the last on squared paper. Arrow keys and the pointer walk from match to match."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.points: tuple[CurvePoint, ...] = ()
        self.mean = 0.0
        self.colour = 1
        self.at = -1
        self.setMouseTracking(True)

    def show_points(self, points: Sequence[CurvePoint], mean: float, colour: int) -> None:
        """Takes the totals, their mean, and the number 1 to 12 of the seat's colour."""
        self.points, self.mean, self.colour = tuple(points), mean, colour
        self.point(-1)
        self.update()

    def sizeHint(self) -> QSize:
        """A broad sheet."""
        return QSize(self.theme.size(560), self.theme.px(270))

    def minimumSizeHint(self) -> QSize:
        """Never too low to be read."""
        return QSize(self.theme.size(300), self.theme.px(220))

    def point(self, at: int) -> None:
        """Marks a match, -1 for none."""
        self.at = at if 0 <= at < len(self.points) else -1
        self.setAccessibleDescription(self.points[self.at].words if self.at >= 0 else self.note)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk to the match before or after, Home and End to the first and last."""
        last = len(self.points) - 1
        places = {
            Qt.Key.Key_Left: max(0, self.at - 1) if self.at >= 0 else last,
            Qt.Key.Key_Right: min(last, self.at + 1) if self.at >= 0 else 0,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = places.get(Qt.Key(event.key()))
        if place is None or not self.points:
            super().keyPressEvent(event)
            return
        self.point(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Marks the match nearest to the pointer."""
        if self.points:
            plot = self.plot()
            share = (event.position().x() - plot.left()) / max(1.0, plot.width())
            self.point(min(max(round(share * (len(self.points) - 1)), 0), len(self.points) - 1))

    def leaveEvent(self, event: object) -> None:
        """Nothing is marked any more."""
        if not self.hasFocus():
            self.point(-1)
        super().leaveEvent(event)  # type: ignore[arg-type]

    def plot(self) -> QRectF:
        """Where the curve is drawn."""
        px = self.theme.px
        return QRectF(self.rect()).adjusted(px(60), self.head_height() + px(20), -px(48), -px(42))

    def spot(self, at: int, low: int, high: int) -> QPointF:
        """Where a match lies."""
        plot, last = self.plot(), len(self.points) - 1
        x = plot.left() + plot.width() * at / last if last else plot.center().x()
        return QPointF(x, plot.bottom() - plot.height() * (self.points[at].total - low) / (high - low))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws squares, marks, mean, line, points and the pencil at the last of them."""
        painter = QPainter(self)
        self.draw_sheet(painter, self.points[self.at].words if self.at >= 0 else self.note)
        if not self.points:
            return
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        plot = self.plot()
        totals = [point.total for point in self.points]
        marks = steps(min(totals), max(totals), max(2, int(plot.height() // px(34))))
        if len(marks) == 1:
            marks.append(marks[0] + 1)
        low, high = marks[0], marks[-1]
        self.draw_squares(painter, plot)
        caption = theme.font(16, tabular=True)
        metrics = QFontMetricsF(caption)
        painter.setFont(caption)
        for mark in marks:
            y = plot.bottom() - plot.height() * (mark - low) / (high - low)
            painter.setPen(QPen(QColor(look.grid), 1.4))
            painter.drawLine(QPointF(plot.left() - px(6), y), QPointF(plot.right() + px(20), y))
            painter.setPen(QColor(look.pencil))
            words = number(mark)
            painter.drawText(
                QPointF(plot.left() - px(14) - metrics.horizontalAdvance(words), y + metrics.capHeight() / 2), words
            )
        base = self.height() - px(14)
        first, last = self.points[0].day, self.points[-1].day
        painter.drawText(QPointF(plot.left(), base), first)
        if last != first:
            painter.drawText(QPointF(plot.right() + px(20) - metrics.horizontalAdvance(last), base), last)
        y = plot.bottom() - plot.height() * (self.mean - low) / (high - low)
        pen = QPen(QColor(look.gold), 1.8)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(plot.left() - px(6), y), QPointF(plot.right() + px(20), y))
        self.draw_line(painter, [self.spot(at, low, high) for at in range(len(self.points))])

    def draw_squares(self, painter: QPainter, plot: QRectF) -> None:
        """Rules the paper in squares."""
        grid = QColor(self.theme.palette.grid)
        grid.setAlphaF(0.55)
        painter.setPen(QPen(grid, 0.8))
        side = self.theme.px(14)
        area = plot.adjusted(-self.theme.px(6), -self.theme.px(8), self.theme.px(20), 0)
        x = area.left()
        while x <= area.right():
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            x += side
        y = area.bottom()
        while y >= area.top():
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            y -= side

    def draw_line(self, painter: QPainter, spots: Sequence[QPointF]) -> None:
        """Draws the line with a ring per match, a filled square where the seat was helped, and the pencil."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        colour = QColor(SEATS[self.colour - 1].colour)
        if look.dark:
            colour = colour.lighter(140)
        painter.setPen(QPen(colour, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(list(spots)))
        room = spots[1].x() - spots[0].x() if len(spots) > 1 else px(20)
        radius = px(4.5)
        for at, (spot, point) in enumerate(zip(spots, self.points, strict=True)):
            if room < radius * 2.4 and at not in (self.at, len(spots) - 1):
                continue
            grow = 1.5 if at == self.at else 1.0
            side = radius * grow
            box = QRectF(spot.x() - side, spot.y() - side, side * 2, side * 2)
            painter.setPen(QPen(colour, 2.2))
            if point.helped:
                painter.setBrush(colour)
                painter.drawRect(box.adjusted(1, 1, -1, -1))
            else:
                painter.setBrush(QColor(look.gold if at == self.at else look.paper))
                painter.drawEllipse(box)
        self.draw_cup(painter, spots, radius)
        pencil = theme.sprites.size("home/pencil")
        high = px(44)
        wide = high * pencil.width() / pencil.height()
        tip = spots[-1]
        place = QRectF(tip.x() + radius * 0.7, tip.y() - radius * 0.7 - high, wide, high)
        if place.top() > self.head_height() - px(12):
            theme.sprites.renderer("home/pencil", ()).render(painter, place)

    def draw_cup(self, painter: QPainter, spots: Sequence[QPointF], radius: float) -> None:
        """Sets the cup on the best total, unless the pencil is there."""
        best = max(range(len(spots)), key=lambda at: self.points[at].total)
        if best == len(spots) - 1:
            return
        size, high = self.theme.sprites.size("home/statistics_cup"), self.theme.px(22)
        wide = high * size.width() / size.height()
        spot = spots[best]
        place = QRectF(spot.x() - wide / 2, spot.y() - radius - high - self.theme.px(2), wide, high)
        self.theme.sprites.renderer("home/statistics_cup", ()).render(painter, place)


@dataclass(frozen=True)
class Bar:
    """A bar of bricks: name, value, the value in words, the sentence for screen readers, and how much of the value is
    laid (the other bricks are only outlined; None: all)."""

    name: str
    value: float
    words: str
    sentence: str
    laid: float | None = None


class BrickBars(SheetChart):
    """Rows of bricks with names at the left and values at the right; losses are laid in red brick."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.bars: tuple[Bar, ...] = ()
        self.unit: Callable[[int], str] = str
        self.step = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_bars(self, bars: Sequence[Bar], unit: Callable[[int], str]) -> None:
        """Takes the bars, top to bottom, and what says in words how much a brick stands for."""
        self.bars, self.unit = tuple(bars), unit
        self.setAccessibleDescription("; ".join(bar.sentence for bar in bars))
        self.updateGeometry()
        self.update()

    def row_height(self) -> float:
        """The height of a row: more than needed where there is room."""
        px = self.theme.px
        room = (self.height() - self.head_height() - px(12)) / max(1, len(self.bars))
        return max(float(px(27)), min(room, float(px(36))))

    def sizeHint(self) -> QSize:
        """Room for every row."""
        px = self.theme.px
        return QSize(self.theme.size(400), self.head_height() + px(27) * max(2, len(self.bars)) + px(14))

    def minimumSizeHint(self) -> QSize:
        """Never lower than its rows."""
        return QSize(self.theme.size(280), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the rows."""
        painter = QPainter(self)
        if not self.bars:
            self.draw_sheet(painter, self.note)
            return
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        body, figures = theme.font(17), theme.font(17, 600, tabular=True)
        names, values = QFontMetricsF(body), QFontMetricsF(figures)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        left = min(max(names.horizontalAdvance(bar.name) for bar in self.bars), room.width() * 0.46)
        right = max(values.horizontalAdvance(bar.words) for bar in self.bars)
        lane = QRectF(room.left() + px(14) + left + px(12), 0, 0, 0)
        lane.setRight(room.right() - px(14) - right - px(12))
        most = max(abs(bar.value) for bar in self.bars)
        brick = px(19)
        self.step = next((step for step in BRICK_STEPS if most / step * brick <= lane.width()), BRICK_STEPS[-1])
        self.draw_sheet(painter, self.unit(self.step))
        high = self.row_height()
        for at, bar in enumerate(self.bars):
            top = self.head_height() + high * at
            place = QRectF(room.left() + px(14), top, left, high)
            painter.setFont(body)
            painter.setPen(QColor(look.ink))
            shown = names.elidedText(bar.name, Qt.TextElideMode.ElideRight, left)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            painter.setFont(figures)
            painter.setPen(QColor(look.refuse if bar.value < 0 else look.ink))
            ends = QRectF(lane.right(), top, room.right() - px(14) - lane.right(), high)
            painter.drawText(ends, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, bar.words)
            self.draw_bricks(painter, bar, QPointF(lane.left(), top + high / 2), brick)

    def draw_bricks(self, painter: QPainter, bar: Bar, start: QPointF, brick: float) -> None:
        """Lays the bricks of a bar, the last one cut to its share."""
        look, high = self.theme.palette, self.theme.px(15)
        laid = QColor(look.brick if bar.value < 0 else "#4C8DBB" if look.dark else look.blueprint)
        limit = abs(bar.laid if bar.laid is not None else bar.value) / self.step
        whole = abs(bar.value) / self.step
        at = 0
        while at < whole - 0.001:
            share = min(1.0, whole - at)
            wide = max(share * (brick - 2), 3.0)
            place = QRectF(start.x() + at * brick, start.y() - high / 2, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.paper2))
            painter.drawRoundedRect(place, 2.5, 2.5)
            full = min(1.0, max(0.0, limit - at)) / share
            if full > 0:
                painter.setBrush(laid)
                painter.drawRoundedRect(QRectF(place.left(), place.top(), min(1.0, full) * wide, high), 2.5, 2.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(INK if not look.dark else look.ink), 1.4))
            painter.drawRoundedRect(place, 2.5, 2.5)
            at += 1
