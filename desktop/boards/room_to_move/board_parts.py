"""Which parts the board has besides drawing pieces, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.boards.room_to_move.parts import Part

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard


def make_parts(board: RoomToMoveBoard) -> list[Part]:
    """The parts of a board."""
    return [Part(board)]
