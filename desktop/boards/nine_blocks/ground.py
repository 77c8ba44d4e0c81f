"""The board without its tiles: frame with letters and symbols, streets, areas, links of scored lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks import areas
from desktop.boards.nine_blocks.art import paint, paint_seat
from desktop.boards.nine_blocks.layout import BAND, BAR, SIDE, SPACE, along, bar_place, block_corner
from desktop.texts import nine_blocks as texts
from engine.games.nine_blocks.grid import BLOCKS, COLUMNS, ROWS, SPACES_OF, builders_of
from engine.games.nine_blocks.grid import CENTRE as MIDDLE

LETTER = 25.0
LETTER_UNIT = 1.42
"""Board units of a letter of one design pixel, at the smallest."""


@dataclass(frozen=True)
class GroundState:
    """``seats`` at the table and the ``turn`` of their areas; the ``numbers`` (1 to 12) of the seats; the ``claims``
    as (unit, seat); ``spin`` quarter turns clockwise by which the board is seen turned while its letters stay
    upright."""

    seats: int
    turn: int
    numbers: tuple[int, ...]
    claims: tuple[tuple[int, int], ...] = ()
    spin: int = 0


@contextmanager
def upright(painter: QPainter, middle: QPointF, spin: int) -> Iterator[None]:
    """Paints about ``middle`` as the origin, turned back by ``spin`` quarters."""
    painter.save()
    painter.translate(middle)
    if spin:
        painter.rotate(-90 * spin)
    yield
    painter.restore()


class Ground(Piece):
    """The whole board below the tiles. State: ``GroundState``."""

    radius = 0.0

    def __init__(self, look: Look, root: QGraphicsItem) -> None:
        super().__init__(("ground",), QRectF(0, 0, SIDE, SIDE), look, Layer.GROUND, root)
        self.margin = 3
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Hardly ever changes, but everything moves over it.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws the board from below: base, bars, letters, areas, borders, links."""
        if self.state is None:
            return
        state: GroundState = self.state
        look = self.look
        paint(painter, look, "board_base", 0, 0)
        for block in range(9):
            for side in areas.bars_of(block):
                self.draw_bar(painter, state, block, side)
        for unit in (*ROWS, *COLUMNS):
            self.draw_letters(painter, state, unit)
        for block in range(9):
            corner = block_corner(block)
            if areas.value(state.seats, state.turn, block) == 2:
                paint(painter, look, "block_border_two_point", corner.x() - 9, corner.y() - 9)
            self.draw_area(painter, state, block)
            paint(painter, look, "block_border", corner.x(), corner.y())
        for x in (360, 680):
            for y in (360, 680):
                paint(painter, look, "survey_mark", x - 10, y - 10)
        for unit, _ in state.claims:
            draw_links(painter, look, unit)
        for unit, seat in state.claims:
            if unit in BLOCKS:
                self.draw_block_stamp(painter, state, unit, seat)

    def draw_bar(self, painter: QPainter, state: GroundState, block: int, side: int) -> None:
        """Draws the part of the frame beside a block: colours and symbols of its builders, the coin of two points."""
        look = self.look
        unit = BLOCKS.start + block
        builders = areas.along_bar(state.seats, state.turn, builders_of(state.seats, state.turn, unit), side)
        numbers = [state.numbers[seat] for seat in builders]
        corner = block_corner(block)
        far = SIDE - BAR
        across = side in (0, 2)
        start = QPointF(corner.x(), BAR if side == 2 else far)
        if not across:
            start = QPointF(BAR if side == 1 else far, corner.y())
        step = QPointF(1, 0) if across else QPointF(0, 1)
        painter.save()
        painter.translate(start + step * 150)
        painter.rotate(0 if across else 90)
        if len(numbers) == 1:
            paint(painter, look, "frame_bar_one", -150, -17, seat=numbers[0])
        elif numbers:
            paint(painter, look, "frame_bar_two", -150, -17, seat=numbers[0], second=numbers[1])
        painter.restore()
        for place, number in enumerate(numbers[:2]):
            with upright(painter, start + step * 100 * (place + 1), state.spin):
                paint_seat(painter, look, number, QPointF(0, 0), 14 if len(numbers) == 1 else 11)
        if areas.value(state.seats, state.turn, block) == 2:
            scored = any(claimed == unit for claimed, _ in state.claims)
            with upright(painter, start + step * 200, state.spin):
                if not scored:
                    paint(painter, look, "coin_two", -18, -18)
                elif across != bool(state.spin % 2):
                    paint(painter, look, "coin_two_scored_across", -33.5, -17.5)
                else:
                    paint(painter, look, "coin_two_scored_down", -17.5, -33.5)

    def draw_letters(self, painter: QPainter, state: GroundState, unit: int) -> None:
        """Draws letter or number at both ends of a line, the stamp of who scored it at one."""
        owner = next((seat for claimed, seat in state.claims if claimed == unit), None)
        stamped = 1 if unit in ROWS else 0
        for end in (0, 1):
            with upright(painter, bar_place(unit, end), state.spin):
                if owner is not None and end == stamped:
                    draw_stamp(
                        painter, self.look, state.numbers[owner], across=(unit in COLUMNS) != bool(state.spin % 2)
                    )
                else:
                    room = QRectF(-24, -19, 48, 38)
                    write(painter, self.look, texts.line_sign(unit), room, LETTER, 700, align=CENTRE, unit=LETTER_UNIT)

    def draw_block_stamp(self, painter: QPainter, state: GroundState, unit: int, seat: int) -> None:
        """Draws who scored a block that has no coin, or whose coin is another seat's now."""
        block = unit - BLOCKS.start
        if areas.value(state.seats, state.turn, block) == 2 and seat in builders_of(state.seats, state.turn, unit):
            return
        # In the street above, for the uppermost blocks below: there the frame has its symbols. Two never meet.
        way = QPointF(100, 3 * SPACE + BAND / 2) if block < 3 else QPointF(200, -BAND / 2)
        with upright(painter, block_corner(block) + way, state.spin):
            draw_stamp(painter, self.look, state.numbers[seat], across=not state.spin % 2, factor=0.8)

    def draw_area(self, painter: QPainter, state: GroundState, block: int) -> None:
        """Draws the ground of a block in the colours and lines of its builders."""
        look = self.look
        corner = block_corner(block)
        builders = builders_of(state.seats, state.turn, BLOCKS.start + block)
        if len(builders) == 1:
            picture = areas.single_picture(builders[0])
            paint(painter, look, picture, corner.x(), corner.y(), seat=state.numbers[builders[0]])
        elif len(builders) == 2:
            picture, first, second = areas.shared_picture(state.seats, block, builders)
            one, other = state.numbers[first], state.numbers[second]
            paint(painter, look, picture, corner.x(), corner.y(), seat=one, second=other)
        else:
            paint(painter, look, "area_nobody", corner.x(), corner.y())
            if block != MIDDLE:
                return
            for seat in builders:
                painter.save()
                painter.translate(corner + QPointF(150, 150))
                painter.rotate(90 * ((areas.side_of(state.seats, state.turn, seat) + 2) % 4))
                paint(painter, look, "area_centre_wedge", -150, -150, seat=state.numbers[seat])
                painter.restore()


def draw_stamp(painter: QPainter, look: Look, number: int, *, across: bool, factor: float = 1.0) -> None:
    """Draws the pill that tells who scored a line, about the origin."""
    painter.save()
    painter.scale(factor, factor)
    if across:
        paint(painter, look, "stamp_blank_across", -29, -16.5)
        paint_seat(painter, look, number, QPointF(-14, 0), 10)
    else:
        paint(painter, look, "stamp_blank_down", -16.5, -29)
        paint_seat(painter, look, number, QPointF(0, -13.2), 10)
    painter.restore()


def draw_links(painter: QPainter, look: Look, unit: int) -> None:
    """Draws the gold links between the tiles of a scored line or block."""
    spaces = set(SPACES_OF[unit])
    for space in spaces:
        row, column = divmod(space, 9)
        middle = QPointF(along(column) + SPACE / 2, along(row) + SPACE / 2)
        for there, step, turn in ((column < 8, 1, 0), (row < 8, 9, 90)):
            if not there or space + step not in spaces or (unit in ROWS and turn) or (unit in COLUMNS and not turn):
                continue
            place = column if turn == 0 else row
            street = place % 3 == 2
            way = SPACE / 2 + (BAND / 2 if street else 0)
            painter.save()
            painter.translate(middle + (QPointF(0, way) if turn else QPointF(way, 0)))
            painter.rotate(turn)
            if street:
                paint(painter, look, "link_street", -18, -7)
            else:
                paint(painter, look, "link", -8, -7)
            painter.restore()
