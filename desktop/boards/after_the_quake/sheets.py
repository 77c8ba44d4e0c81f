"""The sheets left of the map: the years with costs, bonuses and income spaces; the development board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.after_the_quake.art import paint, paint_action, paint_icon, paint_marker, paint_pawn
from desktop.boards.after_the_quake.book import content
from desktop.boards.after_the_quake.layout import DEVELOPMENT, YEARS, field_middle, income_rect
from desktop.boards.after_the_quake.names import bonus_marks, money, translate
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, LEFT, RIGHT, faded, hatch, ink, shadow, width_of, write
from desktop.boards.common.pieces import Piece
from engine.games.after_the_quake.view import COLUMNS, ROWS

YEAR_WIDE, COST_WIDE = 41.0, 48.0
"""Room for years and costs in the table of years."""


class YearSheet(Piece):
    """The years. State: (the present year, whether its bonus is being handed out)."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("years",), YEARS, look, Layer.SHEET)
        self.margin = 6
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws head, rows and foot."""
        if self.state is None:
            return
        year, bonus = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look, radius=0)
        paint(painter, look, "year_strip", rect.left() - 1, rect.top() - 1)
        size = 16.0 / max(1.0, min(look.scale, 1.6))
        heads = (
            (translate("AfterTheQuakeBoard", "Year"), 10.0, YEAR_WIDE, LEFT),
            (translate("AfterTheQuakeBoard", "Cost"), 56.0, COST_WIDE, CENTRE),
            (translate("AfterTheQuakeBoard", "Bonus"), 112.0, 120.0, LEFT),
        )
        # All in one size, in which year and cost stay apart from each other.
        size *= min(1.0, YEAR_WIDE / width_of(look, "1909", size, 700, tabular=True))
        head = size * min(1.0, *(wide / width_of(look, words, size, 600) for words, _, wide, _ in heads))
        for words, x, wide, align in heads:
            room = QRectF(rect.left() + x, rect.top() + 1, wide + 2, 27)
            write(painter, look, words, room, head, 600, align=align, unit=head / LEAST)
        if 0 <= year < 7:
            paint(painter, look, "year_marker", rect.left() + 1, rect.top() + 26.75 + 28.5 * year)
        for place, entry in enumerate(content().years):
            y = rect.top() + 42.25 + 28.5 * place
            now = place == year
            marked = now and palette.dark
            colour = "#1F2D3A" if marked else palette.ink if place >= year else palette.pencil
            weight = 700 if now else 400
            room = QRectF(rect.left() + 10, y - 13, YEAR_WIDE + 2, 26)
            write(painter, look, str(entry.year), room, size, weight, colour=colour, tabular=True, unit=size / LEAST)
            room = QRectF(rect.left() + 56, y - 13, COST_WIDE, 26)
            write(painter, look, money(entry.cost), room, size, weight, colour=colour, align=CENTRE)
            self.draw_bonus(painter, entry.bonuses, QPointF(rect.left() + 112, y), colour, size)
        foot = (translate("AfterTheQuakeBoard", "Income spaces"), translate("AfterTheQuakeBoard", "Income"))
        room = QRectF(rect.left() + 10, rect.bottom() - 27, 118, 26)
        write(painter, look, foot, room, size, 600 if bonus else 400, colour=palette.pencil)

    def draw_bonus(self, painter: QPainter, bonuses: tuple[str, ...], at: QPointF, colour: str, size: float) -> None:
        """Draws the alternatives of a bonus."""
        look = self.look
        x = at.x()
        for place, bonus in enumerate(bonuses):
            if place:
                x += 3 + write(painter, look, "/", QRectF(x + 3, at.y() - 12, 10, 24), size, colour=colour) + 4
            for mark in bonus_marks(bonus):
                if mark == "+":
                    x += 3 + write(painter, look, "+", QRectF(x + 1, at.y() - 12, 12, 24), size, colour=colour)
                elif mark.startswith("$"):
                    draw_coin(painter, look, QPointF(x + 11, at.y()), mark[1:])
                    x += 23
                elif mark == "house":
                    paint_icon(painter, look, "house", QPointF(x + 10, at.y()), 20, colour=colour)
                    x += 21
                else:
                    paint_action(painter, look, mark, QPointF(x + 11, at.y()), 22, colour)
                    x += 23


def draw_coin(painter: QPainter, look: Look, middle: QPointF, words: str, factor: float = 11 / 12) -> None:
    """Draws a coin with a number."""
    paint(painter, look, "coin", middle.x() - 13 * factor, middle.y() - 13 * factor, factor=factor)
    room = QRectF(middle.x() - 12, middle.y() - 12, 24, 24)
    size = 16 / max(1.0, look.scale)
    write(painter, look, words, room, size, 700, colour="#1F2D3A", align=CENTRE)


@dataclass(frozen=True)
class IncomeState:
    """An income space: its ``money``, the number of whose ``pawn`` stands there (0: none), how it is lit ("", "legal",
    "aimed", "chosen", "shut"), whether the pawn has ``left``."""

    money: int
    pawn: int = 0
    light: str = ""
    left: bool = False


class IncomeSpace(Piece):
    """An income space. State: ``IncomeState``."""

    radius = 8.0

    def __init__(self, space: int, look: Look) -> None:
        super().__init__(("income", space), income_rect(space), look, Layer.SHEET + 1)

    def boundingRect(self) -> QRectF:
        """Room for a pawn above; none below, where the development board lies."""
        return self.rect.adjusted(-self.margin, -22, self.margin, 5)

    def draw(self, painter: QPainter) -> None:
        """Draws coin, pawn and light."""
        if self.state is None:
            return
        state: IncomeState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        light = state.light or ("hover" if self.hovered and self.active else "")
        middle = QPointF(rect.center().x(), rect.top() + 14)
        if light in ("legal", "aimed", "chosen", "hover", "hint"):
            painter.setPen(
                ink(palette.legal, 2, dash=(5, 3)) if light == "legal"
                else QPen(QColor(palette.blueprint if light == "hint" else palette.legal), 3)
            )  # fmt: skip
            painter.setBrush(faded(palette.legal, 0.16 if light == "legal" else 0.3))
            painter.drawEllipse(middle, 14.5, 14.5)
        draw_coin(painter, look, middle, str(state.money), 11 / 12)
        if light == "shut":
            hatch(painter, rect.adjusted(1, 1, -1, -1), palette.refuse, gap=6, width=2, share=0.7)
        if state.pawn:
            foot = QPointF(middle.x(), middle.y() + 11)
            if state.left:
                at = (foot.x() - 17 * 0.56, foot.y() - 41.5 * 0.56)
                paint(painter, look, "pawn_left", *at, factor=0.56, seat=state.pawn)
            else:
                paint_pawn(painter, look, state.pawn, foot, 0.62)


@dataclass(frozen=True)
class MarkersState:
    """The development board: per player (number of its seat, column, row); ``path`` are the fields the front seat's
    marker would pass, the last one where it stops, in the colour ``number``; ``heads`` are (number, value) in seat
    order; ``gain`` the number whose value changes to ``value``."""

    markers: tuple[tuple[int, int, int], ...]
    path: tuple[tuple[int, int], ...] = ()
    number: int = 0
    value: int = 0


def value_at(column: int, row: int) -> int:
    """What a field is worth (6.4)."""
    return -7 + column + row + min(column, row)


class DevelopmentFields(Piece):
    """The sheet of the development board with its numbers. State: the fields without a number, where markers lie."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("fields",), DEVELOPMENT, look, Layer.SHEET)
        self.margin = 6
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Its many numbers are not drawn again where a marker passes over them.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws fields and numbers."""
        if self.state is None:
            return
        look, rect = self.look, self.rect
        shadow(painter, rect, look, radius=0)
        paint(painter, look, "development_board", rect.left() - 1, rect.top() - 1)
        size = 16 / max(1.0, look.scale)
        for column in range(COLUMNS):
            for row in range(ROWS):
                if (column, row) in self.state:
                    continue
                best = (column, row) == (COLUMNS - 1, ROWS - 1)
                weight = 700 if best else 400
                room = field_rect(column, row)
                write(painter, look, field_words(column, row), room, size, weight, align=CENTRE, tabular=True)


def field_rect(column: int, row: int) -> QRectF:
    """A field of the development board."""
    middle = field_middle(column, row)
    return QRectF(middle.x() - 12.2, middle.y() - 11.3, 24.4, 22.6)


def field_words(column: int, row: int) -> str:
    """The number on a field."""
    return str(value_at(column, row)).replace("-", "−")


class DevelopmentMarks(Piece):
    """What lies on the development board: what every player has, markers, where one would go. State:
    ``MarkersState``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("development",), DEVELOPMENT, look, Layer.SHEET + 0.5)
        self.margin = 1
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def changed_parts(self, before: MarkersState) -> tuple[QRectF, ...]:
        """Where only a path changes, its fields and the heads."""
        state: MarkersState = self.state
        if state.markers != before.markers:
            return super().changed_parts(before)
        rect = self.rect
        head = QRectF(rect.left() + 2, rect.top() + 1, rect.width() - 4, 26)
        return head, *(field_rect(*field).adjusted(-1, -1, 1, 1) for field in {*state.path, *before.path})

    def draw(self, painter: QPainter) -> None:
        """Draws heads, markers and where one would go."""
        if self.state is None:
            return
        state: MarkersState = self.state
        look = self.look
        self.draw_head(painter, state)
        here: dict[tuple[int, int], list[int]] = {}
        for number, column, row in state.markers:
            here.setdefault((column, row), []).append(number)
        size = 16 / max(1.0, look.scale)
        for (column, row), numbers in here.items():
            middle = field_middle(column, row)
            spread = 0.0 if len(numbers) == 1 else 8.0
            for place, number in enumerate(numbers):
                shift = (place - (len(numbers) - 1) / 2) * spread
                radius = 10.5 if len(numbers) == 1 else 8.0
                paint_marker(painter, look, number, middle + QPointF(shift, shift * 0.4), radius)
        self.draw_path(painter, state, size)

    def draw_head(self, painter: QPainter, state: MarkersState) -> None:
        """Draws the title and what every player has, as far as there is room."""
        look, palette, rect = self.look, self.look.palette, self.rect
        size = 16.0 / max(1.0, min(look.scale, 1.6))
        x = rect.right() - 8
        for number, column, row in reversed(state.markers):
            words = field_words(column, row)
            if state.path and number == state.number:
                words = f"{words}→{str(state.value).replace('-', '−')}"
            wide = width_of(look, words, size, 700)
            write(painter, look, words, QRectF(x - wide - 1, rect.top() + 2, wide + 2, 24), size, 700, align=RIGHT)
            paint_marker(painter, look, number, QPointF(x - wide - 9, rect.top() + 14), 6.5)
            x -= wide + 22
        title = (translate("AfterTheQuakeBoard", "Development"), translate("AfterTheQuakeBoard", "Dev."), "")
        room = QRectF(rect.left() + 8, rect.top() + 1, max(0.0, x - rect.left() - 8), 26)
        write(painter, look, title, room, size, 600, colour=palette.ink)

    def draw_path(self, painter: QPainter, state: MarkersState, size: float) -> None:
        """Draws the fields that a marker would pass and where it would stop."""
        look = self.look
        for place, (column, row) in enumerate(state.path):
            middle = field_middle(column, row)
            last = place == len(state.path) - 1
            name, side = ("development_marker_target", 24.0) if last else ("development_marker_step", 21.0)
            at = (middle.x() - side / 2, middle.y() - side / 2)
            paint(painter, look, name, *at, size=(side, side), seat=state.number)
            weight, room = 700 if last else 400, field_rect(column, row)
            write(painter, look, field_words(column, row), room, size, weight, align=CENTRE, tabular=True)
