"""The parts of the board that show and take something of their own, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.boards.nine_blocks.bonus_play import Bonus
from desktop.boards.nine_blocks.flat import Around, Flat
from desktop.boards.nine_blocks.flat_turner import Turner
from desktop.boards.nine_blocks.parts import Part
from desktop.boards.nine_blocks.resolution_play import Resolution

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard


def make_parts(board: NineBlocksBoard) -> list[Part]:
    """Makes resolution, bonus, what turns the board and what lays it flat, with their pieces."""
    turner = Turner(board)
    around, resolution, bonus = Around(board), Resolution(board, turner), Bonus(board, turner)
    around.flat = Flat(board, resolution, bonus)
    return [around, resolution, bonus, turner, around.flat]
