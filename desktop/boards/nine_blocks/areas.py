"""Where the seats sit around the grid, and what each block and space shows of who may build there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games.nine_blocks.grid import BLOCKS, CENTRE, TURNS, block_of, builders_of, value_of

Way = tuple[float, float]
SIDES: Final[tuple[Way, ...]] = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Towards the seats below, left, above, right."""
CORNERS: Final[tuple[Way, ...]] = ((-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5), (0.5, 0.5))
"""Towards the corners below left, above left, above right, below right."""
LINES: Final = (3, 4, 1, 2)
"""Per seat which of the four patterns of the art is its own."""
PATTERNS: Final = ("circle", "triangle", "square", "diamond")


def side_of(seats: int, turn: int, seat: int) -> int:
    """The side of the board (0 below, then clockwise) on which a seat's area lies; two seats have corners, counted
    alike."""
    place = 2 * seat if seats == 2 else seat
    return (place - turn) % TURNS


def way_to(seats: int, turn: int, seat: int) -> Way:
    """The way from the middle of a space towards the side of a seat."""
    return (CORNERS if seats == 2 else SIDES)[side_of(seats, turn, seat)]


@cache
def marks_on(seats: int, turn: int, space: int) -> tuple[tuple[int, float, float, float], ...]:
    """The symbols on an empty space: seat, shift from its middle, radius, in board units."""
    builders = builders_of(seats, turn, block_of(space))
    if len(builders) == 1:
        return ((builders[0], 0.0, 0.0, 14.7),)
    ways = [way_to(seats, turn, seat) for seat in builders]
    if len(builders) == 2:
        (ax, ay), (bx, by) = ways
        return (
            (builders[0], 17.6 * (ax - bx), 17.6 * (ay - by), 11.8),
            (builders[1], 17.6 * (bx - ax), 17.6 * (by - ay), 11.8),
        )
    return tuple((seat, 25 * x, 25 * y, 9.6) for seat, (x, y) in zip(builders, ways, strict=True))


def value(seats: int, turn: int, block: int) -> int:
    """The points of a block (0 to 8) that anybody may build in, 0 of one that nobody may."""
    unit = BLOCKS.start + block
    return value_of(seats, turn, unit) if builders_of(seats, turn, unit) else 0


def shared_picture(seats: int, block: int, pair: Sequence[int]) -> tuple[str, int, int]:
    """The picture of a block of two seats and the seats in the order of its two colours."""
    first, second = sorted(pair, key=lambda seat: LINES[seat])
    rising = block in (0, 8) or (block == CENTRE and pair_rises(seats, pair))
    way = "rising" if rising else "falling"
    return f"area_shared_{LINES[first]}{LINES[second]}_{way}", first, second


def pair_rises(seats: int, pair: Sequence[int]) -> bool:
    """Whether the bands of a centre of two seats rise; they do either way round."""
    return seats == 2 and len(pair) == 2


def single_picture(seat: int) -> str:
    """The picture of a block of one seat."""
    return f"area_{LINES[seat]}_{PATTERNS[LINES[seat] - 1]}"


def bars_of(block: int) -> tuple[int, ...]:
    """The sides of the frame that a block touches: 0 below, then clockwise."""
    row, column = divmod(block, 3)
    found = ((row == 2, 0), (column == 0, 1), (row == 0, 2), (column == 2, 3))
    return tuple(side for touches, side in found if touches)


def along_bar(seats: int, turn: int, builders: Sequence[int], side: int) -> tuple[int, ...]:
    """The builders of a block in the order in which they stand along a bar of the frame: left to right, top to
    bottom."""
    axis = 0 if side in (0, 2) else 1
    return tuple(sorted(builders, key=lambda seat: way_to(seats, turn, seat)[axis]))


def shut_lines(seats: int, turn: int) -> tuple[int, ...]:
    """The rows and columns that cross a block in which nobody may build (R17)."""
    found: set[int] = set()
    for block in range(9):
        if not builders_of(seats, turn, BLOCKS.start + block):
            row, column = divmod(block, 3)
            found |= {3 * row + step for step in range(3)} | {9 + 3 * column + step for step in range(3)}
    return tuple(sorted(found))
