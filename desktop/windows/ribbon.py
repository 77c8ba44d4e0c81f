"""The head of the result: the ribbon of the winner, the line of the tie-break, the podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.access.palettes import SEATS, on_seat
from desktop.texts.words import number
from desktop.windows.figures import Art, counted, paint_art, paint_figure
from desktop.windows.parts import label
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import ResultSeat

HIGH, LOW = 112, 76
"""Heights of the ribbon in design pixels: normal, and in a low window."""
SMALL_WORDS = 22
"""The smallest size of who won."""
INK = "#1F2D3A"
MOST_TIES = 2
LEAST_PITCH = 13
"""Pictures of what decides a tie are not nearer to each other, in design pixels."""


class Ribbon(QWidget):
    """A cloth in the winner's colour with medal, name and points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.colour = 1
        self.words = self.points = ""
        self.symbol = "common/seat_1"
        self.medal: Art | None = None
        self.high = HIGH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_winner(self, colour: int, words: str, points: str, symbol: str, medal: Art | None = None) -> None:
        """The colour number of the first winner, who won, with how many points ("": the words say it), the art that
        stands in the medal, or a whole medal of the game."""
        self.colour, self.words, self.points, self.symbol, self.medal = colour, words, points, symbol, medal
        self.setAccessibleName(f"{words}, {points}" if points else words)
        self.updateGeometry()
        self.update()

    def show_nobody(self, words: str) -> None:
        """Says that nobody has won, on plain cloth and without a medal."""
        self.show_winner(0, words, "", "")

    def sizeHint(self) -> QSize:
        """The height of the medal; as wide as the words need."""
        share = self.high / HIGH
        words = QFontMetricsF(self.theme.font(44 * share, 700)).horizontalAdvance(self.words)
        points = QFontMetricsF(self.theme.font(34 * share, 700)).horizontalAdvance(self.points)
        return QSize(round(words + points) + self.theme.px(220 * share), self.theme.px(self.high))

    def set_high(self, high: int) -> None:
        """The height of the medal in design pixels."""
        if high != self.high:
            self.high = high
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Long names shrink down to half."""
        hint = self.sizeHint()
        least = QFontMetricsF(self.theme.font(SMALL_WORDS, 700)).horizontalAdvance(self.words)
        whole = QFontMetricsF(self.theme.font(44 * self.high / HIGH, 700)).horizontalAdvance(self.words)
        shrunk = hint.width() - round(max(0.0, whole - least))
        return QSize(max(min(hint.width(), self.theme.px(420)), shrunk), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws cloth, seams, medal and words."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        medal = float(self.height())
        edge = medal * 0.45 if self.symbol else 2.0
        cloth = QRectF(edge, medal * 0.14, self.width() - edge - 2, medal * 0.72)
        notch = cloth.height() * 0.32
        shape = QPolygonF(
            [
                cloth.topLeft(),
                cloth.topRight(),
                QPointF(cloth.right() - notch, cloth.center().y()),
                cloth.bottomRight(),
                cloth.bottomLeft(),
            ]
        )
        colour = SEATS[self.colour - 1].colour if self.colour else theme.palette.street
        painter.setPen(QPen(QColor(INK if not theme.palette.dark else theme.palette.ink), 2))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(shape)
        text = QColor(on_seat(self.colour, 44) if self.colour else theme.palette.ink)
        seam = QColor(text)
        seam.setAlphaF(0.6)
        pen = QPen(seam, 1.6)
        pen.setDashPattern([6, 4])
        painter.setPen(pen)
        for y in (cloth.top() + px(7), cloth.bottom() - px(7)):
            painter.drawLine(QPointF(cloth.left(), y), QPointF(cloth.right() - notch * 0.35, y))
        left = (medal if self.symbol else edge + px(18)) + px(14)
        right = cloth.right() - notch - px(14)
        share = self.high / HIGH
        points = theme.font(34 * share, 700, tabular=True)
        points_room = QFontMetricsF(points).horizontalAdvance(self.points)
        words = theme.font(44 * share, 700)
        room = right - left - points_room - px(24)
        wide = QFontMetricsF(words).horizontalAdvance(self.words)
        if wide > room > 0:
            words.setPixelSize(max(px(SMALL_WORDS), int(words.pixelSize() * room / wide)))
        painter.setPen(text)
        painter.setFont(words)
        shown = QFontMetricsF(words).elidedText(self.words, Qt.TextElideMode.ElideRight, max(room, 1))
        base = cloth.center().y()
        painter.drawText(QPointF(left, base + QFontMetricsF(words).capHeight() / 2), shown)
        painter.setFont(points)
        painter.drawText(QPointF(right - points_room, base + QFontMetricsF(points).capHeight() / 2), self.points)
        if not self.symbol:
            return
        if self.medal is not None:
            theme.sprites.renderer(*self.medal).render(painter, QRectF(0, 0, medal, medal))
            return
        theme.sprites.renderer("common/winner_medallion", ()).render(painter, QRectF(0, 0, medal, medal))
        # The symbol of a seat stands in the medal; any other picture fills it.
        side = medal * (0.5 if self.symbol.startswith("common/seat_") else 0.84)
        symbol = QRectF((medal - side) / 2, (medal - side) / 2, side, side)
        theme.sprites.renderer(self.symbol, ()).render(painter, symbol)


class TieLine(QWidget):
    """What decided between equal totals: a sentence, and below it what each of the seats concerned had of it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    def show_ties(self, game: str, ties: Sequence[tuple[str, Sequence[tuple[int, ResultSeat, int]]]]) -> None:
        """The sentence of each tie with seats (their place in the match, and who) and counts; nothing without ties."""
        while self.column.count():
            old = self.column.takeAt(0).widget()
            if old is not None:
                old.setParent(None)
                old.deleteLater()
        self.column.setSpacing(self.theme.size(1))
        for sentence, seats in ties[:MOST_TIES]:
            words = label("strong", wrap=True)
            words.setText(sentence)
            self.column.addWidget(words)
            # With two ties there is room for one line each.
            counts = Counts(self.theme, game, seats, pictures=len(ties) == 1)
            self.column.addWidget(counts)
        self.setVisible(bool(ties))


class Counts(QWidget):
    """Symbol and name of seats, each with as many pictures as it has of what decides, and the number."""

    def __init__(
        self, theme: Theme, game: str, seats: Sequence[tuple[int, ResultSeat, int]], *, pictures: bool = True
    ) -> None:
        super().__init__()
        self.theme, self.game, self.seats, self.pictures = theme, game, tuple(seats), pictures
        self.setAccessibleName(", ".join(f"{seat.name} {number(count)}" for _, seat, count in self.seats))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A line."""
        return QSize(self.theme.px(200), self.theme.px(24))

    def minimumSizeHint(self) -> QSize:
        """A line of any width."""
        return QSize(1, self.theme.px(24))

    def words_width(self) -> float:
        """What symbols, names and numbers need."""
        px = self.theme.px
        strong = QFontMetricsF(self.theme.font(18, 600))
        return sum(
            px(20 + 6 + 8 + 24) + strong.horizontalAdvance(seat.name) + strong.horizontalAdvance(number(count))
            for _, seat, count in self.seats
        )

    def pitch(self) -> float:
        """Pixels from one picture to the next, 0 where they have no room or there are none."""
        most = sum(max(0, count) for _, _, count in self.seats)
        room = self.width() - self.words_width()
        if not self.pictures or not most or any(self.art(place, seat) is None for place, seat, _ in self.seats):
            return 0.0
        pitch = min(room / most, float(self.theme.px(24)))
        return pitch if pitch >= self.theme.px(LEAST_PITCH) else 0.0

    def art(self, place: int, seat: ResultSeat) -> Art | None:
        """The picture of one thing of a seat."""
        return counted(self.game, place, seat.colour)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = theme.font(18, 600)
        metrics = QFontMetricsF(strong)
        painter.setFont(strong)
        painter.setPen(QColor(theme.palette.ink))
        x, high, pitch = 0.0, float(self.height()), self.pitch()
        base = (high + metrics.capHeight()) / 2
        for place, seat, count in self.seats:
            side = float(px(20))
            theme.sprites.renderer(seat.symbol, ()).render(painter, QRectF(x, (high - side) / 2, side, side))
            x += side + px(6)
            painter.drawText(QPointF(x, base), seat.name)
            x += metrics.horizontalAdvance(seat.name) + px(8)
            art = self.art(place, seat)
            if pitch and art is not None:
                for _ in range(count):
                    paint_art(painter, theme, art, QRectF(x, 1, pitch, high - 2))
                    x += pitch
                x += px(4) if count > 0 else 0
            painter.drawText(QPointF(x, base), number(count))
            x += metrics.horizontalAdvance(number(count)) + px(20)


class Podium(QWidget):
    """The first three places as steps with the symbols of the seats; without a winner the highest step is empty."""

    HEIGHTS = (32, 24, 19)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.game = ""
        self.ranks: list[tuple[ResultSeat, int]] = []
        theme.changed.connect(self.updateGeometry)

    def show_ranks(self, game: str, ranks: Sequence[tuple[ResultSeat, int]]) -> None:
        """Seats by rank with their rank."""
        self.game = game
        self.ranks = list(ranks[:3])
        self.setAccessibleName(", ".join(f"{rank}: {seat.name}" for seat, rank in self.ranks))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Three steps with a symbol on each."""
        return QSize(self.theme.size(64) * 3, self.theme.size(78))

    def minimumSizeHint(self) -> QSize:
        """As large as the hint."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the steps: second, first, third."""
        theme, size = self.theme, self.theme.size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        empty = bool(self.ranks) and self.ranks[0][1] > 1
        if empty:
            step = QRectF(size(64), self.height() - size(self.HEIGHTS[0]), size(64), size(self.HEIGHTS[0]) + 2)
            painter.setPen(QPen(QColor(theme.palette.pencil), 2, Qt.PenStyle.DashLine))
            painter.drawRect(step)
            painter.setFont(theme.font(16, 700))
            painter.drawText(step, Qt.AlignmentFlag.AlignCenter, "1")
        for slot, place in enumerate((0, None, 1) if empty else (1, 0, 2)):
            if place is None or place >= len(self.ranks):
                continue
            seat, rank = self.ranks[place]
            high = size(self.HEIGHTS[min(rank, 3) - 1])
            step = QRectF(slot * size(64), self.height() - high, size(64), high + 2)
            tint = QColor(SEATS[seat.colour - 1].colour)
            tint.setAlphaF(0.28)
            painter.setPen(QPen(QColor(theme.palette.ink), 2))
            painter.setBrush(QColor(theme.palette.paper))
            painter.drawRect(step)
            painter.setBrush(tint)
            painter.drawRect(step)
            painter.setFont(theme.font(16, 700))
            painter.setPen(QColor(theme.palette.ink))
            painter.drawText(step, Qt.AlignmentFlag.AlignCenter, str(rank))
            room = QRectF(step.left(), step.top() - size(45), step.width(), size(45))
            paint_figure(painter, theme, self.game, seat.colour, seat.symbol, room)
