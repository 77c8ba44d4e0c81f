"""Where the points of every seat come from, or what else a game counts per seat: a bar per seat, a stretch per source,
losses to the left of the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.texts.actions import source_of, sources
from desktop.texts.endings import Bars
from desktop.texts.words import number
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult, ResultSeat

translate = QCoreApplication.translate

WASHES = ("#D9CFE3", "#BFDDB4", "#B4D9E6", "#F0DDB0", "#F1C7A8", "#E9B4A8")
WASHES_DARK = ("#4C4470", "#2B6249", "#1F5E7A", "#6B5620", "#7A4A30", "#7A3830")
HATCHES = ("plain", "rising", "flat", "dots", "upright", "falling")
"""The hatch of each wash: what tells sources apart without colour."""
LEAST_BAR = 18
"""The least distance of two bars, in design pixels."""
HATCH_STEP = 5.0
"""Design pixels between two lines of a hatch."""


def draw_hatch(painter: QPainter, rect: QRectF, kind: str, colour: QColor, step: float) -> None:
    """Fills ``rect`` with a hatch of ``HATCHES``, ``step`` pixels from line to line."""
    if kind == "plain":
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, step * 0.26))
    wide, high = rect.width(), rect.height()
    painter.translate(rect.topLeft())
    if kind == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        dot = step * 0.3
        for row in range(int(high / step) + 1):
            for column in range(int(wide / step) + 1):
                painter.drawEllipse(QPointF((column + 0.5 + row % 2 / 2) * step, (row + 0.5) * step), dot, dot)
    elif kind == "flat":
        for row in range(int(high / step) + 1):
            painter.drawLine(QPointF(0, (row + 0.5) * step), QPointF(wide, (row + 0.5) * step))
    elif kind == "upright":
        for column in range(int(wide / step) + 1):
            painter.drawLine(QPointF((column + 0.5) * step, 0), QPointF((column + 0.5) * step, high))
    else:
        slant = step * 1.4
        for place in range(int((wide + high) / slant) + 1):
            x = (place + 0.5) * slant
            ends = (x, x - high) if kind == "rising" else (x - high, x)
            painter.drawLine(QPointF(ends[0], 0), QPointF(ends[1], high))
    painter.restore()


def bars_of(result: MatchResult) -> Bars:
    """What the chart shows: the bars of the ending, or the points of every seat by their source."""
    if result.ending is not None:
        return result.ending.bars
    known = sources(result.game)
    parts = []
    for sheet in result.outcome.sheets:
        made = dict.fromkeys((key for key, _ in known), 0)
        for row in sheet.rows:
            made[source_of(result.game, row)] += row.points
        parts.append(tuple(made.values()))
    heading = translate("Result", "Where the points come from")
    return Bars(heading, tuple(words for _, words in known), tuple(parts), tuple(range(len(known))))


class SourcesChart(QWidget):
    """Bars of points by source; each source has a wash and a hatch of its own, named in the key below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.bars: Bars | None = None
        self.seats: tuple[ResultSeat, ...] = ()
        self.order: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_result(self, result: MatchResult) -> None:
        """Takes the score sheets, or the bars of the ending."""
        self.bars = bars_of(result)
        self.seats = result.people or result.seats
        self.order = tuple(range(len(self.seats))) if result.people else result.order()
        self.setAccessibleName(self.bars.heading)
        self.setAccessibleDescription("; ".join(self.spoken(seat) for seat in self.order))
        self.update()

    def spoken(self, seat: int) -> str:
        """A bar in words."""
        assert self.bars is not None
        named = zip(self.bars.names, self.bars.parts[seat], strict=True)
        parts = [f"{name} {number(points)}" for name, points in named if points]
        return f"{self.seats[seat].name}: {', '.join(parts)}"

    def sizeHint(self) -> QSize:
        """As the chart beside it."""
        return QSize(self.theme.size(380), self.theme.px(190))

    def minimumSizeHint(self) -> QSize:
        """Never too low to be read."""
        return QSize(self.theme.size(260), self.theme.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws bars and key."""
        if self.bars is None:
            return
        px = self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        key_top = self.draw_key(painter, room)
        bars = QRectF(
            room.left() + px(46), room.top() + px(4), room.width() - px(46) - px(58), key_top - room.top() - px(10)
        )
        self.draw_bars(painter, bars)

    def look_of(self, place: int) -> tuple[QColor, str]:
        """Wash and hatch of a source."""
        dark = self.theme.palette.dark
        assert self.bars is not None
        at = self.bars.washes[place] % len(WASHES)
        return QColor((WASHES_DARK if dark else WASHES)[at]), HATCHES[at]

    def draw_swatch(self, painter: QPainter, rect: QRectF, place: int) -> None:
        """Draws a stretch: wash, hatch, outline."""
        wash, hatch = self.look_of(place)
        line = QColor(self.theme.palette.ink)
        line.setAlphaF(0.55)
        painter.fillRect(rect, wash)
        draw_hatch(painter, rect, hatch, line, HATCH_STEP * self.theme.fit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.theme.palette.ink), 1.2 * self.theme.fit))
        painter.drawRect(rect)

    def draw_key(self, painter: QPainter, room: QRectF) -> float:
        """Draws the key at the bottom, in as many rows as it needs; gives its upper edge."""
        assert self.bars is not None
        theme, px = self.theme, self.theme.px
        font = theme.font(16)
        metrics = QFontMetricsF(font)
        side, high = px(14), px(24)
        spots: list[tuple[int, str, float, int]] = []
        x, row = room.left() + px(14), 0
        for place, words in enumerate(self.bars.names):
            wide = side + px(7) + metrics.horizontalAdvance(words) + px(14)
            if spots and x + wide > room.right() - px(4):
                x, row = room.left() + px(14), row + 1
            spots.append((place, words, x, row))
            x += wide
        top = room.bottom() - px(10) - high * (row + 1)
        painter.setFont(font)
        for place, words, left, line in spots:
            middle = top + high * (line + 0.5)
            self.draw_swatch(painter, QRectF(left, middle - side / 2, side, side), place)
            painter.setPen(QColor(theme.palette.ink))
            painter.drawText(QPointF(left + side + px(7), middle + metrics.capHeight() / 2), words)
        return top

    def draw_bars(self, painter: QPainter, room: QRectF) -> None:
        """Draws a bar per seat by rank, in two columns where one is too low for all."""
        order, px = self.order, self.theme.px
        rows = max(1, int(room.height() // px(LEAST_BAR)))
        if len(order) <= rows:
            self.draw_column(painter, room, order)
            return
        half = (len(order) + 1) // 2
        wide = (room.width() - px(46 + 58)) / 2
        left = QRectF(room.left(), room.top(), wide, room.height())
        self.draw_column(painter, left, order[:half])
        self.draw_column(painter, left.translated(wide + px(46 + 58), 0), order[half:])

    def draw_column(self, painter: QPainter, room: QRectF, order: tuple[int, ...]) -> None:
        """Draws the bars of some seats, all in the same scale."""
        assert self.bars is not None
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        parts = self.bars.parts
        most = max(1, *(sum(p for p in own if p > 0) for own in parts))
        least = min(0, *(sum(p for p in own if p < 0) for own in parts))
        unit = room.width() / (most - least)
        zero = room.left() - least * unit
        pitch = min(room.height() / len(order), float(px(58)))
        high = min(pitch * 0.66, float(px(34)))
        strong = theme.font(16, 700, tabular=True)
        metrics = QFontMetricsF(strong)
        top = room.top() + (room.height() - pitch * len(order)) / 2
        for row, seat in enumerate(order):
            middle = top + pitch * (row + 0.5)
            side = min(px(22), pitch * 0.9)
            spot = QRectF(room.left() - px(32), middle - side / 2, side, side)
            theme.sprites.renderer(self.seats[seat].symbol, ()).render(painter, spot)
            right, left = zero, zero
            painter.setFont(strong)
            for place, points in enumerate(parts[seat]):
                wide = abs(points) * unit
                start = right if points > 0 else left - wide
                if not points:
                    continue
                rect = QRectF(start, middle - high / 2, wide, high)
                self.draw_swatch(painter, rect, place)
                words = number(points)
                if metrics.horizontalAdvance(words) + 4 <= wide and metrics.capHeight() + 4 <= high:
                    self.label(painter, words, rect)
                right, left = (right + wide, left) if points > 0 else (right, left - wide)
            total = number(sum(parts[seat]))
            painter.setPen(QColor(look.ink))
            painter.drawText(QPointF(right + px(8), middle + metrics.capHeight() / 2), total)
        painter.setPen(QPen(QColor(look.ink), 2 * theme.fit))
        painter.drawLine(QPointF(zero, top), QPointF(zero, top + pitch * len(order)))

    def label(self, painter: QPainter, words: str, rect: QRectF) -> None:
        """Writes points into their stretch, on a plain ground so that the hatch does not cross them."""
        metrics = QFontMetricsF(painter.font())
        wide = metrics.horizontalAdvance(words) + 4
        ground = QRectF(rect.center().x() - wide / 2, rect.top() + 2, wide, rect.height() - 4)
        colour = QColor(self.theme.palette.paper)
        colour.setAlphaF(0.82)
        painter.fillRect(ground, colour)
        painter.setPen(QColor(self.theme.palette.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
