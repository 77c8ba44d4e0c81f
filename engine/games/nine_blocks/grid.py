"""The grid: spaces, units, areas of the seats, and where a number may stand (rules page, sections 3.1, 5.1, R8).

A space is ``9 * row + column``; row 0 is line 1 at the top, column 0 is line A on the left. A unit is a row (0 to 8), a
column (9 to 17) or a block (18 to 26, row by row). Sets of spaces are bit masks with bit ``space``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

SIDE: Final = 9
SPACES: Final = 81
NUMBERS: Final = range(1, 10)
UNITS: Final = 27
ROWS: Final = range(9)
COLUMNS: Final = range(9, 18)
BLOCKS: Final = range(18, 27)
TURNS: Final = 4
"""Quarter turns after which the areas are where they were."""

CENTRE: Final = 4
"""The block in the middle."""

EMPTY: Final = 0
NOBODY: Final = -1


def row_of(space: int) -> int:
    """The row as a unit."""
    return space // SIDE


def column_of(space: int) -> int:
    """The column as a unit."""
    return SIDE + space % SIDE


def block_of(space: int) -> int:
    """The block as a unit."""
    return BLOCKS.start + space // 27 * 3 + space % SIDE // 3


def _spaces_of_unit(unit: int) -> tuple[int, ...]:
    return tuple(space for space in range(SPACES) if unit in (row_of(space), column_of(space), block_of(space)))


def mask_of(spaces: Iterator[int] | tuple[int, ...]) -> int:
    """The spaces as a bit mask."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


UNITS_OF: Final = tuple((row_of(space), column_of(space), block_of(space)) for space in range(SPACES))
"""Row, column and block of every space."""

SPACES_OF: Final = tuple(_spaces_of_unit(unit) for unit in range(UNITS))
"""The nine spaces of every unit, rising."""

UNIT_MASKS: Final = tuple(mask_of(spaces) for spaces in SPACES_OF)
PEERS: Final = tuple(
    (UNIT_MASKS[row] | UNIT_MASKS[column] | UNIT_MASKS[block]) & ~(1 << space)
    for space, (row, column, block) in enumerate(UNITS_OF)
)
"""Per space the spaces that share a unit with it."""


def spaces_in(mask: int) -> tuple[int, ...]:
    """The spaces of a bit mask, rising."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def units_shared(one: int, other: int) -> tuple[int, ...]:
    """The units that two spaces share: row, column, block."""
    return tuple(unit for unit, second in zip(UNITS_OF[one], UNITS_OF[other], strict=True) if unit == second)


# Areas

_BLOCKS_AT_START: Final = {
    2: ((6, 3, 7, 0, CENTRE, 8), (2, 1, 5, 0, CENTRE, 8)),
    3: ((6, 7, 8, CENTRE), (0, 3, 6, CENTRE), (0, 1, 2, CENTRE)),
    4: ((6, 7, 8, CENTRE), (0, 3, 6, CENTRE), (0, 1, 2, CENTRE), (2, 5, 8, CENTRE)),
}
"""Per number of seats the blocks of each area before the board is turned: bottom, left, top, right; with two seats
bottom left and top right (R8)."""


def _turned(block: int, turns: int) -> int:
    """The block after so many quarter turns counter-clockwise."""
    row, column = divmod(block, 3)
    for _ in range(turns % TURNS):
        row, column = 2 - column, row
    return 3 * row + column


@cache
def blocks_of_seat(seats: int, turn: int, seat: int) -> tuple[int, ...]:
    """The blocks (units, rising) of a seat's area after ``turn`` quarter turns clockwise of the board under the tiles:
    the areas go the other way round (R8)."""
    return tuple(sorted(BLOCKS.start + _turned(block, turn) for block in _BLOCKS_AT_START[seats][seat]))


@cache
def area(seats: int, turn: int, seat: int) -> int:
    """The area of a seat as a mask (3.1)."""
    return mask_of(tuple(space for block in blocks_of_seat(seats, turn, seat) for space in SPACES_OF[block]))


@cache
def builders_of(seats: int, turn: int, block: int) -> tuple[int, ...]:
    """The seats that may build in a block, rising; eliminated ones too (ruling 3)."""
    return tuple(seat for seat in range(seats) if block in blocks_of_seat(seats, turn, seat))


def value_of(seats: int, turn: int, unit: int) -> int:
    """The points that completing a unit gives: 2 for a block of one seat alone, else 1 (3.4, ruling 2)."""
    return 2 if unit in BLOCKS and len(builders_of(seats, turn, unit)) == 1 else 1


# Numbers on the board


class Masks:
    """A board as bit masks: ``occupied``, per number where it stands (``at``) and where it may not stand (``barred``:
    occupied or in a unit with an equal number); index 0 of both is not used."""

    __slots__ = ("at", "barred", "occupied")

    def __init__(self, board: tuple[int, ...]) -> None:
        at = [0] * 10
        barred = [0] * 10
        for space, number in enumerate(board):
            if number:
                at[number] |= 1 << space
                barred[number] |= PEERS[space]
        self.occupied = occupied = sum(at)
        self.at = tuple(at)
        self.barred = tuple(spaces | occupied for spaces in barred)


@lru_cache(maxsize=256)
def masks_of(board: tuple[int, ...]) -> Masks:
    """The masks of a board. A board stays the same for a whole round, so they are kept."""
    return Masks(board)


def repeats(board: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces whose number repeats in one of their units; () after every round (5.3)."""
    masks = masks_of(board)
    return tuple(space for space, number in enumerate(board) if number and masks.at[number] & PEERS[space])


def contradictions(board: tuple[int, ...], space: int, number: int) -> tuple[int, ...]:
    """The built spaces that the number contradicts on the space: in its row, its column, its block (R12)."""
    equal = masks_of(board).at[number] & PEERS[space]
    if not equal:
        return ()
    found: list[int] = []
    for unit in UNITS_OF[space]:
        found += (other for other in spaces_in(equal & UNIT_MASKS[unit]) if other not in found)
    return tuple(found)
