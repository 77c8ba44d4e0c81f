"""A line chart of the points of every seat over the turns; lines end in the symbol of the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.access.palettes import SEATS
from desktop.texts.actions import course_words, pace_words, turn_mark
from desktop.texts.words import number
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

EVERY_MARK = 4
"""Turns from one mark on a line to the next."""


def steps(low: int, high: int, most: int) -> list[int]:
    """Round numbers from ``low`` to ``high`` in at most ``most`` steps, both ends covered."""
    span = max(1, high - low)
    step = next(base * 10**power for power in range(8) for base in (1, 2, 5) if span / (base * 10**power) <= most)
    first = low // step * step
    made = [first]
    while made[-1] < high:
        made.append(made[-1] + step)
    return made


class Chart(QWidget):
    """Points after each turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.course: tuple[tuple[int, ...], ...] = ()
        self.colours: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.symbols: tuple[str, ...] = ()
        self.heading = self.pace = self.game = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_course(self, result: MatchResult, key: str = "") -> None:
        """Takes the points per seat after each turn, or the course of the score row ``key`` if there is one."""
        course = result.courses.get(key)
        self.game = result.game
        self.course = result.course if course is None else course
        self.colours = tuple(seat.colour for seat in result.seats)
        self.names = tuple(seat.name for seat in result.seats)
        self.symbols = tuple(seat.symbol for seat in result.seats)
        ending = result.ending
        self.heading = ending.unit if ending is not None else translate("Result", "Points")
        if course is not None:
            self.heading = course_words(result.game, key)
        self.pace = ending.pace if ending is not None else pace_words(result.game)
        self.setAccessibleName(f"{self.heading} {self.pace}")
        self.update()

    def sizeHint(self) -> QSize:
        """A broad strip."""
        return QSize(self.theme.size(520), self.theme.px(210))

    def minimumSizeHint(self) -> QSize:
        """Never too low to be read."""
        return QSize(self.theme.size(300), self.theme.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws sheet, heading, grid, lines and ends."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(look.ink), 2 * theme.fit))
        painter.setBrush(QColor(look.paper))
        painter.drawRect(room)
        strong, caption = theme.font(18, 600), theme.font(16, tabular=True)
        painter.setFont(strong)
        painter.drawText(QPointF(room.left() + px(14), room.top() + px(26)), self.heading)
        note = self.pace
        painter.setFont(caption)
        painter.setPen(QColor(look.pencil))
        wide = QFontMetricsF(caption).horizontalAdvance(note)
        painter.drawText(QPointF(room.right() - px(14) - wide, room.top() + px(26)), note)
        if not self.course or not self.course[0]:
            return
        turns = len(self.course[0])
        low = min(0, *(min(line) for line in self.course))
        high = max(1, *(max(line) for line in self.course))
        plot = QRectF(
            room.left() + px(56), room.top() + px(44), room.width() - px(56) - px(96), room.height() - px(44) - px(36)
        )
        marks = steps(low, high, max(2, int(plot.height() // px(30))))
        low, high = marks[0], marks[-1]

        def at(turn: int, points: int) -> QPointF:
            x = plot.left() + plot.width() * turn / max(1, turns - 1)
            return QPointF(x, plot.bottom() - plot.height() * (points - low) / (high - low))

        metrics = QFontMetricsF(caption)
        for mark in marks:
            y = at(0, mark).y()
            painter.setPen(QPen(QColor(look.pencil if mark == 0 else look.grid), 1.2 * theme.fit))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(look.pencil))
            words = number(mark)
            painter.drawText(
                QPointF(plot.left() - px(10) - metrics.horizontalAdvance(words), y + metrics.capHeight() / 2), words
            )
        every = max(1, -(-turns // max(2, int(plot.width() // px(48)))))
        for turn in range(0, turns, every):
            words = turn_mark(self.game, turn)
            x = at(turn, low).x() - metrics.horizontalAdvance(words) / 2
            painter.drawText(QPointF(x, room.bottom() - px(12)), words)
        self.draw_lines(painter, at, plot)

    def draw_lines(self, painter: QPainter, at: object, plot: QRectF) -> None:
        """Draws a line per seat; ends that would cover each other are spread out."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        last = len(self.course[0]) - 1
        ends: list[tuple[float, int]] = []
        for seat, line in enumerate(self.course):
            colour = QColor(SEATS[self.colours[seat] - 1].colour)
            if look.dark:
                colour = colour.lighter(130)
            wide = 2.4 * theme.fit
            painter.setPen(
                QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            points = QPolygonF([at(turn, value) for turn, value in enumerate(line)])  # type: ignore[operator]
            painter.drawPolyline(points)
            self.draw_marks(painter, seat, points)
            ends.append((at(last, line[-1]).y(), seat))  # type: ignore[operator]
        side = px(18)
        gap = min(side + 2.0, plot.height() / max(1, len(ends)))
        caption = theme.font(16, 600, tabular=True)
        y = plot.top() - gap
        placed: list[tuple[float, int]] = []
        for wanted, seat in sorted(ends):
            y = max(wanted, y + gap)
            placed.append((y, seat))
        over = placed[-1][0] - plot.bottom()
        for place in range(len(placed) - 1, -1, -1):
            if over <= 0:
                break
            y, seat = placed[place]
            limit = plot.bottom() if place == len(placed) - 1 else placed[place + 1][0] - gap
            placed[place] = (min(y, limit), seat)
        painter.setFont(caption)
        metrics = QFontMetricsF(caption)
        for y, seat in placed:
            spot = QRectF(plot.right() + px(10), y - side / 2, side, side)
            theme.sprites.renderer(self.symbols[seat], ()).render(painter, spot)
            if gap >= metrics.capHeight() + 2:
                painter.setPen(QColor(look.ink))
                words = number(self.course[seat][-1])
                painter.drawText(QPointF(spot.right() + px(6), y + metrics.capHeight() / 2), words)

    def draw_marks(self, painter: QPainter, seat: int, points: QPolygonF) -> None:
        """Lays the symbol of the seat on its line every few turns, so that lines can be told apart without colour."""
        side = self.theme.px(11)
        first = seat % EVERY_MARK
        for place in range(first, points.size() - 1, EVERY_MARK):
            spot = points.at(place)
            place_of = QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side)
            self.theme.sprites.renderer(self.symbols[seat], ()).render(painter, place_of)
