"""Which parts the board has besides drawing pieces, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.walls_parts import wall_parts

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard


def make_parts(board: RoomToMoveBoard) -> list[Part]:
    """The parts of a board: walls and doors, closing a room, hints, the final walk."""
    return wall_parts(board)
