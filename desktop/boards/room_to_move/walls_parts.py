"""The parts of the board that draw walls, close rooms, hint and walk, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.boards.room_to_move.beside_play import Beside
from desktop.boards.room_to_move.closing_play import Closing
from desktop.boards.room_to_move.final_walk_play import WalkShow
from desktop.boards.room_to_move.hints_play import Hints
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.walls_play import WallTools

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard


def wall_parts(board: RoomToMoveBoard) -> list[Part]:
    """Makes the walk, the tools, closing, the hints and what lays out half a board, with their pieces."""
    walk = WalkShow(board)
    tools = WallTools(board)
    # Last of all, for it puts away what the others have shown.
    return [walk, tools, Closing(board, tools), Hints(board), Beside(board)]
