"""The table of the final walk, its stations and its ground."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.access.palettes import SEATS
from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import paint_seat
from desktop.boards.room_to_move.drawn import paint_disc
from desktop.boards.room_to_move.final_walk_sheet import paint_pill
from desktop.boards.room_to_move.layout import PROMPT

GROUND: Final = QRectF(0, 108, 1600, 892)
TAPE: Final = QRectF(1206, 98, 64, 10)
"""The tape of the sheet below reaches into the prompt there."""
TABLE: Final = QRectF(832, 122, 752, 784)
STRIP: Final = QRectF(0, 922, 1600, 78)
EDGE: Final = 20.0
HEAD: Final = 76.0
SECTION: Final = 36.0
ROOM: Final = 56.0
BONUS: Final = 42.0
TOTAL: Final = 64.0
COLUMN: Final = 84.0
NAMES: Final = 268.0
"""The least width for names of rooms and bonuses."""
NODE: Final = 38.0


class WalkGround(Piece):
    """The desk under the walk: nothing of the board shows through, nothing below can be pressed."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("walk", "ground"), GROUND, look, Layer.OVERLAY - 0.1)
        self.margin = 12
        self.blocks = True
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws desk and strip."""
        palette = self.look.palette
        painter.fillRect(GROUND, QColor(palette.desk))
        if self.look.scale < 1.4:
            # Larger texts of the prompt may lie there.
            painter.fillRect(TAPE, QColor(palette.paper))
        painter.fillRect(STRIP, QColor(palette.paper2))
        painter.setPen(QPen(QColor(palette.edge), 1.5))
        painter.drawLine(PROMPT.bottomLeft(), PROMPT.bottomRight())
        painter.drawLine(STRIP.topLeft(), STRIP.topRight())


@dataclass(frozen=True)
class Row:
    """A row: its ``number`` as a room (0: a bonus with its ``icon``), ``name``, a quieter ``note`` (below for rooms,
    behind for bonuses), and the ``values`` per seat (None: still open)."""

    number: int
    icon: str
    name: str
    note: str
    values: tuple[int | None, ...]


@dataclass(frozen=True)
class TableState:
    """The table: ``seats`` as (seat number, name), the ``shown`` one, its ``present`` row (-1: none) with the ``pill``
    that has not settled yet ("": it has), the ``rows``, and the ``totals``."""

    seats: tuple[tuple[int, str], ...]
    shown: int
    present: int
    pill: str
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    done: bool


class WalkTable(Piece):
    """The table. State: ``TableState``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("walk", "table"), TABLE, look, Layer.OVERLAY)
        self.margin = 12
        self.hide()

    # Where things lie

    @property
    def factor(self) -> float:
        """How much lower rows are than they would like to be."""
        rows = self.state.rows
        wanted = HEAD + 2 * SECTION + TOTAL + sum(ROOM if row.number else BONUS for row in rows)
        return float(min(1.0, (TABLE.height() - 2 * 10) / wanted))

    @property
    def roomy(self) -> bool:
        """Whether the steps find room beside the title."""
        return self.column(0).left() - TABLE.left() > 330

    def column(self, seat: int) -> QRectF:
        """The column of a seat."""
        count = len(self.state.seats)
        wide = min(COLUMN, (TABLE.width() - 2 * EDGE - NAMES) / count)
        left = TABLE.right() - EDGE - wide * (count - seat)
        return QRectF(left, TABLE.top() + 10, wide, TABLE.height() - 20)

    def row_rects(self) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...], QRectF]:
        """The rows, the two headings, the total."""
        f = self.factor
        y = TABLE.top() + 10 + HEAD * f
        left, wide = TABLE.left() + EDGE, TABLE.width() - 2 * EDGE
        rects: list[QRectF] = []
        heads: list[QRectF] = []
        for place, row in enumerate(self.state.rows):
            first = place == 0 or bool(self.state.rows[place - 1].number) != bool(row.number)
            if first:
                heads.append(QRectF(left, y, wide, SECTION * f))
                y += SECTION * f
            high = (ROOM if row.number else BONUS) * f
            rects.append(QRectF(left, y, wide, high))
            y += high
        return tuple(rects), tuple(heads), QRectF(left, TABLE.bottom() - 10 - TOTAL * f, wide, TOTAL * f)

    # Drawing

    def draw(self, painter: QPainter) -> None:
        """Draws the table."""
        if self.state is None:
            return
        state: TableState = self.state
        look, palette = self.look, self.look.palette
        shadow(painter, TABLE, look, radius=0)
        painter.fillRect(TABLE, QColor(palette.paper))
        rects, heads, total = self.row_rects()
        self.draw_column(painter, self.column(state.shown))
        self.draw_head(painter)
        for place, rect in enumerate(heads):
            rooms = place == 0 and bool(state.rows[0].number)
            words = (
                QCoreApplication.translate("RoomToMoveWalk", "Rooms")
                if rooms
                else QCoreApplication.translate("RoomToMoveWalk", "Bonuses")
            )
            write(painter, look, words, rect.adjusted(4, 4, -400, 0), 18, 600)
            painter.setPen(QPen(QColor(palette.pencil), 1.4))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        for place, (row, rect) in enumerate(zip(state.rows, rects, strict=True)):
            self.draw_row(painter, row, rect, present=place == state.present)
            for seat, value in enumerate(row.values):
                self.draw_value(painter, row, seat, value, rect, present=place == state.present)
        self.draw_total(painter, total)

    def draw_column(self, painter: QPainter, rect: QRectF) -> None:
        """Marks the column of the seat that is walked."""
        colour = QColor(SEATS[self.state.seats[self.state.shown][0] - 1].colour)
        painter.setPen(QPen(colour, 2))
        wash = QColor(colour)
        wash.setAlphaF(0.09)
        painter.setBrush(wash)
        painter.drawRoundedRect(rect.adjusted(2, 0, -2, 0), 9, 9)

    def draw_head(self, painter: QPainter) -> None:
        """Draws the title and the seats."""
        state, look, palette = self.state, self.look, self.look.palette
        high = HEAD * self.factor
        first = self.column(0)
        left = TABLE.left() + EDGE + 4
        room = QRectF(left, TABLE.top() + 12, first.left() - left - 8, high * 0.5)
        write(painter, look, QCoreApplication.translate("RoomToMoveWalk", "The walk"), room, 24, 600)
        room.translate(0, high * 0.46)
        if not self.roomy:
            room.setWidth(room.width() - 4 * 40)
        note = QCoreApplication.translate("RoomToMoveWalk", "points of each sheet")
        write(painter, look, note, room, 16, colour=palette.pencil)
        for seat, (number, name) in enumerate(state.seats):
            column = self.column(seat)
            paint_seat(painter, look, number, QPointF(column.center().x(), column.top() + 22), 12)
            words = QRectF(column.left() + 4, column.top() + 38, column.width() - 8, 28)
            write(painter, look, name, words, 17, 600, align=CENTRE)
        y = TABLE.top() + 10 + high
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawLine(QPointF(TABLE.left() + EDGE, y), QPointF(TABLE.right() - EDGE, y))

    def draw_row(self, painter: QPainter, row: Row, rect: QRectF, *, present: bool) -> None:
        """Draws a row."""
        look, palette = self.look, self.look.palette
        if present:
            painter.setPen(QPen(QColor(palette.gold), 2.4))
            painter.setBrush(faded(palette.gold, 0.1))
            painter.drawRect(rect)
        else:
            painter.setPen(QPen(QColor(palette.grid), 1.2))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        first = self.column(0)
        left = rect.left() + 50
        names = QRectF(left, rect.top(), first.left() - left - 6, rect.height())
        middle = QPointF(rect.left() + 24, rect.center().y())
        if row.number:
            side = min(44.0, rect.height() - 4)
            paint_disc(painter, look, middle.x() - side / 2, middle.y() - side / 2, side, row.number)
            upper = QRectF(
                names.left(), names.top() + 3, names.width(), names.height() / 2 if row.note else names.height() - 6
            )
            write(painter, look, row.name, upper, 18, 600 if present else 400)
            lower = QRectF(names.left(), names.center().y() - 1, names.width(), names.height() / 2)
            write(painter, look, row.note, lower, 16, colour=palette.pencil)
        else:
            swaps = (("#1F2D3A", palette.pencil),)
            look.sprites.paint(painter, row.icon, middle.x() - 11, middle.y() - 11, size=(22, 22), swaps=swaps)
            wide = min(width_of(look, row.name, 18), names.width())
            if wide >= names.width():
                self.write_two(painter, row.name, names, 600 if present else 400)
                return
            write(painter, look, row.name, names, 18, 600 if present else 400)
            rest = QRectF(names.left() + wide + 10, names.top(), names.width() - wide - 10, names.height())
            if row.note and width_of(look, row.note, 16) <= rest.width():
                write(painter, look, row.note, rest, 16, colour=palette.pencil)

    def write_two(self, painter: QPainter, words: str, room: QRectF, weight: int) -> None:
        """Writes a long name in two lines, smaller where it has to be."""
        look, px = self.look, 16.0
        lines = wrap(look, words, px, weight, room.width())
        while len(lines) > 2 and px > 12:
            px -= 0.5
            lines = wrap(look, words, px, weight, room.width())
        step = min(px * 1.2 * look.scale, room.height() / 2)
        top = room.center().y() - step * min(2, len(lines)) / 2
        for place, line in enumerate((lines[0], " ".join(lines[1:]))[: len(lines)]):
            write(painter, look, line, QRectF(room.left(), top + step * place, room.width(), step), px, weight)

    def draw_value(
        self, painter: QPainter, row: Row, seat: int, value: int | None, rect: QRectF, *, present: bool
    ) -> None:
        """Draws a cell: a number, an open place, or the pill that has not settled yet."""
        look, palette, state = self.look, self.look.palette, self.state
        column = self.column(seat)
        cell = QRectF(column.left(), rect.top(), column.width(), rect.height())
        shown = seat == state.shown
        if shown and present and state.pill:
            pill = QRectF(0, 0, min(58.0, column.width() - 8), min(42.0, rect.height() - 4))
            pill.moveCenter(cell.center())
            paint_pill(painter, look, pill, state.pill, 26)
            return
        if value is None:
            box = QRectF(0, 0, 34, min(22.0, rect.height() - 12))
            box.moveCenter(cell.center())
            painter.setPen(ink(palette.pencil, 1.4, dash=(4, 3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 5, 5)
            return
        large = 24 if shown and row.number else 20
        colour = palette.ink if value else palette.pencil
        words = number_words(value)
        write(painter, look, words, cell, large / look.text_scale, 700 if shown else 400, colour=colour, align=CENTRE,
              tabular=True)  # fmt: skip

    def draw_total(self, painter: QPainter, rect: QRectF) -> None:
        """Draws the totals."""
        state, look, palette = self.state, self.look, self.look.palette
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawLine(rect.topLeft(), rect.topRight())
        first = self.column(0)
        names = QRectF(rect.left() + 4, rect.top() + 4, first.left() - rect.left() - 12, rect.height() / 2)
        write(painter, look, QCoreApplication.translate("RoomToMoveWalk", "Total"), names, 24, 600)
        if not state.done:
            note = QCoreApplication.translate("RoomToMoveWalk", "%1: so far", "name of a seat")
            below = names.translated(0, rect.height() / 2 - 4)
            write(painter, look, note.replace("%1", state.seats[state.shown][1]), below, 16, colour=palette.pencil)
        for seat, value in enumerate(state.totals):
            column = self.column(seat)
            cell = QRectF(column.left(), rect.top(), column.width(), rect.height())
            size = 38 if seat == state.shown else 26
            words = number_words(value)
            write(painter, look, words, cell, size / look.text_scale, 700, align=CENTRE, tabular=True)


def number_words(value: int) -> str:
    """A number with a minus sign that is one."""
    return f"−{-value}" if value < 0 else str(value)


class StepButton(Button):
    """A small button of the table's head: an icon, or a few letters."""

    radius = 8.0

    def draw_words(self, painter: QPainter, state: ButtonState, room: QRectF, colour: str) -> None:
        """Draws the icon in the middle, or the letters."""
        middle = self.rect.center()
        if not state.icon:
            write(
                painter, self.look, state.words, self.rect, 17 / self.look.text_scale, 600, colour=colour, align=CENTRE
            )
            return
        swaps = (("#1F2D3A", colour),)
        self.look.sprites.paint(painter, state.icon, middle.x() - 11, middle.y() - 11, size=(22, 22), swaps=swaps)


class SeatTab(Piece):
    """The head of a column: pressing it walks the sheet of that seat. State: whether it is the one that is shown."""

    radius = 9.0

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("walk_seat", seat), QRectF(0, 0, 10, 10), look, Layer.OVERLAY + 0.2)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws a line under the name while the pointer is on it."""
        if self.hovered and self.active:
            painter.setPen(QPen(QColor(self.look.palette.blueprint), 2))
            painter.drawLine(self.rect.bottomLeft() + QPointF(8, -3), self.rect.bottomRight() + QPointF(-8, -3))


@dataclass(frozen=True)
class NodeState:
    """A station of the strip: ``sign`` is "front", "bonuses", "total" or the number of a room; ``words`` its name;
    ``kind`` "past", "now" or "next"; ``last`` has no line behind it."""

    sign: str
    words: str
    kind: str
    last: bool = False


class WalkNode(Piece):
    """A station of the strip; pressing it goes there. State: ``NodeState``."""

    radius = 19.0

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("walk_stop", place), QRectF(0, 0, 10, 10), look, Layer.OVERLAY + 0.2)
        self.margin = 8
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the ring with its sign, the name, the line to the next one."""
        if self.state is None:
            return
        state: NodeState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        side = min(NODE, rect.width() - 4)
        ring = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        past, now = state.kind == "past", state.kind == "now"
        dash = (4.0, 3.0) if state.kind == "next" else None
        painter.setPen(ink(palette.gold if now else palette.blueprint if past else palette.pencil, 2.4, dash=dash))
        painter.setBrush(QColor(palette.blueprint if past else palette.paper))
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        if now:
            painter.setBrush(faded(palette.gold, 0.22))
            painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        colour = palette.on_blueprint if past else palette.ink if now else palette.pencil
        icon = {"front": "door-exit", "bonuses": "star", "total": "trophy"}.get(state.sign)
        if icon:
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(painter, f"icons/{icon}", ring.center().x() - 10, ring.center().y() - 10, size=(20, 20),
                               swaps=swaps)  # fmt: skip
        else:
            write(painter, look, state.sign, ring, 17 / look.text_scale, 700, colour=colour, align=CENTRE)
        left = ring.right() + 7
        end = rect.right() - (0 if state.last else 22)
        if end - left > 26:
            room = QRectF(left, rect.top(), end - left, rect.height())
            weight = 700 if now else 400
            shade = palette.ink if past or now else palette.pencil_on_desk
            left += write(painter, look, state.words, room, 16, weight, colour=shade)
        if not state.last:
            painter.setPen(ink(palette.blueprint if past else palette.pencil, 2, dash=None if past else (5, 4)))
            painter.drawLine(
                QPointF(min(left + 6, end + 2), rect.center().y()), QPointF(rect.right() - 4, rect.center().y())
            )


def node_rects(widths: list[float], now: int, room: QRectF) -> list[QRectF]:
    """Where the stations lie: with their names while all fit, else only the present one with its name."""
    least = NODE + 26
    if sum(widths) > room.width():
        spare = room.width() - least * len(widths)
        widths = [min(wide, least + max(0.0, spare)) if place == now else least for place, wide in enumerate(widths)]
    found, left = [], room.left()
    for wide in widths:
        found.append(QRectF(left, room.top(), wide, room.height()))
        left += wide
    return found
