"""A line chart of what every seat had after each turn; every turn has the symbol of the seat, and so has the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.access.palettes import SEATS
from desktop.texts.actions import course_words, pace_words, turn_mark
from desktop.texts.words import number
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

MARK, SYMBOL = 13, 18
"""The symbols on the lines and at their ends, in design pixels."""
MOST_MARKS = 60
"""More symbols than these on all lines together would hide the lines."""
STEP = 24
"""The least distance of two numbers at the side, in design pixels."""
SPOKEN = 12
"""Of so many turns every one is spoken, of more only the last."""
NEAR = 3.0
"""Symbols whose middles are nearer than this many pixels stand beside each other."""


def steps(low: int, high: int, most: int) -> list[int]:
    """Round numbers from ``low`` to ``high`` in at most ``most`` steps, both ends covered."""
    span = max(1, high - low)
    step = next(base * 10**power for power in range(8) for base in (1, 2, 5) if span / (base * 10**power) <= most)
    first = low // step * step
    made = [first]
    while made[-1] < high:
        made.append(made[-1] + step)
    return made


def spread(wanted: list[float], gap: float, top: float, bottom: float) -> list[float]:
    """Places near the ``wanted`` ones, which rise, at least ``gap`` apart and above ``bottom`` if all have room."""
    made: list[float] = []
    for place in wanted:
        made.append(max(place, top, made[-1] + gap if made else top))
    limit = bottom
    for at in range(len(made) - 1, -1, -1):
        made[at] = min(made[at], limit)
        limit = made[at] - gap
    return made


class End(NamedTuple):
    """What stands at the end of lines that end together: the seats, and their value in words, "" where values that
    differ had to share a place."""

    seats: tuple[int, ...]
    value: float
    words: str


class Chart(QWidget):
    """What every seat had after each turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.course: tuple[tuple[int, ...], ...] = ()
        self.colours: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.symbols: tuple[str, ...] = ()
        self.order: tuple[int, ...] = ()
        self.first = 0
        self.heading = self.pace = self.game = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_course(self, result: MatchResult, key: str = "") -> None:
        """Takes the points per seat after each turn, or the course of the score row ``key`` if there is one."""
        course = result.courses.get(key)
        self.game = result.game
        self.course = result.course if course is None else course
        # A match that began at a position has marks from there on.
        self.first = max(0, result.turns - len(self.course[0])) if self.course else 0
        self.colours = tuple(seat.colour for seat in result.seats)
        self.names = tuple(seat.name for seat in result.seats)
        self.symbols = tuple(seat.symbol for seat in result.seats)
        self.order = result.order()
        ending = result.ending
        self.heading = ending.unit if ending is not None else translate("Result", "Points")
        if course is not None:
            self.heading = course_words(result.game, key)
        self.pace = ending.pace if ending is not None else pace_words(result.game)
        self.setAccessibleName(f"{self.heading} {self.pace}")
        self.setAccessibleDescription("; ".join(self.spoken(seat) for seat in self.order if self.course))
        self.update()

    def spoken(self, seat: int) -> str:
        """A line in words."""
        line = list(enumerate(self.course[seat]))
        parts = [f"{self.mark(turn)} {number(value)}" for turn, value in line]
        return f"{self.names[seat]}: {', '.join(parts if len(parts) <= SPOKEN else parts[-1:])}"

    def mark(self, turn: int) -> str:
        """What stands below a turn, counted from 0: its number or its year."""
        return turn_mark(self.game, self.first + turn)

    def sizeHint(self) -> QSize:
        """A broad strip."""
        return QSize(self.theme.size(520), self.theme.px(190))

    def minimumSizeHint(self) -> QSize:
        """Never too low to be read."""
        return QSize(self.theme.size(260), self.theme.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws grid, lines and ends."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        if not self.course or not self.course[0]:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        caption = theme.font(16, tabular=True)
        metrics = QFontMetricsF(caption)
        turns = len(self.course[0])
        low = min(0, *(min(line) for line in self.course))
        high = max(1, *(max(line) for line in self.course))
        top, bottom = room.top() + px(14), room.bottom() - px(34)
        marks = steps(low, high, max(2, int((bottom - top) // px(STEP))))
        low, high = marks[0], marks[-1]
        left = room.left() + max(metrics.horizontalAdvance(number(mark)) for mark in marks) + px(24)
        ends = self.ends(max(1, int((bottom - top) // px(SYMBOL + 2)) + 1))
        strong = QFontMetricsF(theme.font(16, 600, tabular=True))
        tail = max(len(end.seats) * px(SYMBOL + 2) + strong.horizontalAdvance(end.words) for end in ends)
        plot = QRectF(QPointF(left, top), QPointF(room.right() - tail - px(30), bottom))

        def at(turn: int, points: float) -> QPointF:
            x = plot.left() + plot.width() * turn / max(1, turns - 1)
            return QPointF(x, plot.bottom() - plot.height() * (points - low) / (high - low))

        painter.setFont(caption)
        for mark in marks:
            y = at(0, mark).y()
            painter.setPen(QPen(QColor(look.pencil if mark == 0 else look.grid), 1.2 * theme.fit))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(look.pencil))
            words = number(mark)
            painter.drawText(
                QPointF(plot.left() - px(12) - metrics.horizontalAdvance(words), y + metrics.capHeight() / 2), words
            )
        wide = max(metrics.horizontalAdvance(self.mark(turn)) for turn in (0, turns - 1)) + px(12)
        every = max(1, -(-turns // max(2, int(plot.width() // wide) + 1)))
        for turn in range(0, turns, every):
            words = self.mark(turn)
            x = at(turn, low).x() - metrics.horizontalAdvance(words) / 2
            painter.drawText(QPointF(x, room.bottom() - px(10)), words)
        self.draw_lines(painter, [[at(turn, value) for turn, value in enumerate(line)] for line in self.course])
        self.draw_ends(painter, ends, [at(turns - 1, end.value).y() for end in ends], plot)

    def draw_lines(self, painter: QPainter, lines: list[list[QPointF]]) -> None:
        """Draws a line per seat, the first seat above the others, and the symbols of the seats on them."""
        look = self.theme.palette
        for seat in reversed(self.order):
            colour = QColor(SEATS[self.colours[seat] - 1].colour)
            if look.dark:
                colour = colour.lighter(130)
            style, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(colour, 2.4 * self.theme.fit, style, cap, join))
            painter.drawPolyline(QPolygonF(lines[seat]))
        self.draw_marks(painter, lines)

    def every(self, lines: list[list[QPointF]]) -> int:
        """Turns from one symbol on a line to the next: every turn where they have room and are not too many."""
        turns = len(lines[0])
        pitch = (lines[0][-1].x() - lines[0][0].x()) / max(1, turns - 1)
        room = -(-round(self.theme.px(MARK) * 1.4) // max(1, round(pitch)))
        return max(1, room, -(-turns * len(lines) // MOST_MARKS))

    def draw_marks(self, painter: QPainter, lines: list[list[QPointF]]) -> None:
        """Lays the symbols of the seats on their lines, so that lines can be told apart without colour; where lines
        meet, the symbols stand beside each other."""
        side, every = float(self.theme.px(MARK)), self.every(lines)
        ground = QColor(self.theme.palette.paper)
        for turn in range(len(lines[0])):
            # Where not every turn has room each seat has its own turns.
            shown = [seat for seat in self.order if (turn - seat) % every == 0]
            for seat in shown:
                spot = QPointF(lines[seat][turn])
                met = [other for other in shown if abs(lines[other][turn].y() - spot.y()) < NEAR]
                # All of them between the first and the last turn.
                first = 0.0 if turn == 0 else (1 - len(met)) * (1.0 if turn == len(lines[0]) - 1 else 0.5)
                spot.setX(spot.x() + (first + met.index(seat)) * side * 0.8)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground)
                painter.drawEllipse(spot, side * 0.58, side * 0.58)
                place = QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side)
                self.theme.sprites.renderer(self.symbols[seat], ()).render(painter, place)

    def ends(self, most: int) -> list[End]:
        """What stands at the ends of the lines, the highest first: seats of one value share a place; where there are
        more than ``most`` places, neighbours share one without their values."""
        values = sorted({line[-1] for line in self.course}, reverse=True)
        seats = [tuple(seat for seat in self.order if self.course[seat][-1] == value) for value in values]
        if len(values) <= most:
            return [End(own, value, number(value)) for own, value in zip(seats, values, strict=True)]
        made = []
        for place in range(most):
            part = slice(place * len(values) // most, (place + 1) * len(values) // most)
            shared = values[part]
            made.append(End(tuple(s for own in seats[part] for s in own), sum(shared) / len(shared), ""))
        return made

    def draw_ends(self, painter: QPainter, ends: list[End], wanted: list[float], plot: QRectF) -> None:
        """Draws symbols and values at the ends of the lines, apart from each other."""
        theme, px = self.theme, self.theme.px
        side = float(px(SYMBOL))
        painter.setFont(theme.font(16, 600, tabular=True))
        metrics = QFontMetricsF(painter.font())
        painter.setPen(QColor(theme.palette.ink))
        for end, y in zip(ends, spread(wanted, side + px(2), plot.top(), plot.bottom()), strict=True):
            x = plot.right() + px(12)
            for seat in end.seats:
                theme.sprites.renderer(self.symbols[seat], ()).render(painter, QRectF(x, y - side / 2, side, side))
                x += side + px(2)
            painter.drawText(QPointF(x + px(4), y + metrics.capHeight() / 2), end.words)
