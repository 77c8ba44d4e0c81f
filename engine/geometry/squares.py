"""A sheet of 16 by 16 squares as bit masks: squares, sides, edges, walls, and walking between walls.

A square is ``16 * row + column``, row 0 in the north, column 0 in the west; a set of squares is an int with bit
``square``. Sides are 0 north, 1 east, 2 south, 3 west. An edge is an int, ``4 * square + side``, in one canonical form:
the east or south side of a square wherever there is a square to the west or north of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

WIDTH: Final = 16
SQUARES: Final = WIDTH * WIDTH
FULL: Final = (1 << SQUARES) - 1
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
COLUMN_LETTERS: Final = "ABCDEFGHIJKLMNOP"

FIRST_COLUMN: Final = sum(1 << WIDTH * row for row in range(WIDTH))
LAST_COLUMN: Final = FIRST_COLUMN << WIDTH - 1
NOT_FIRST: Final = FULL & ~FIRST_COLUMN
NOT_LAST: Final = FULL & ~LAST_COLUMN

NOWHERE: Final = -1
"""The neighbour of a square at the rim of the sheet."""


def square_at(column: int, row: int) -> int:
    """The square in that column and row, both from 0 to 15. Raises ValueError beyond the sheet."""
    if not (0 <= column < WIDTH and 0 <= row < WIDTH):
        raise ValueError(f"column and row must be from 0 to {WIDTH - 1}, not {column} and {row}")
    return WIDTH * row + column


def name_of(square: int) -> str:
    """The square as it is written on the sheet: column letter and row number from 1."""
    return f"{COLUMN_LETTERS[square % WIDTH]}{square // WIDTH + 1}"


def square_named(name: str) -> int:
    """The square of a name such as "C4". Raises ValueError if there is none."""
    letter, row = name[:1], name[1:]
    if len(letter) != 1 or letter not in COLUMN_LETTERS or not row.isascii() or not row.isdigit() or row[0] == "0":
        raise ValueError(f"{name!r} is no square; squares go from A1 to P16")
    if not 1 <= int(row) <= WIDTH:
        raise ValueError(f"{name!r} is no square; squares go from A1 to P16")
    return square_at(COLUMN_LETTERS.index(letter), int(row) - 1)


def mask_of(squares: Iterable[int]) -> int:
    """The squares as a mask."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_in(mask: int) -> Iterator[int]:
    """The squares of a mask, rising."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def neighbour(square: int, side: int) -> int:
    """The square beyond a side, ``NOWHERE`` at the rim."""
    column, row = square % WIDTH, square // WIDTH
    if side == NORTH:
        return square - WIDTH if row else NOWHERE
    if side == SOUTH:
        return square + WIDTH if row < WIDTH - 1 else NOWHERE
    if side == EAST:
        return square + 1 if column < WIDTH - 1 else NOWHERE
    return square - 1 if column else NOWHERE


def moved(mask: int, side: int) -> int:
    """All squares one step towards a side; those at the rim fall off."""
    if side == NORTH:
        return mask >> WIDTH
    if side == SOUTH:
        return mask << WIDTH & FULL
    if side == EAST:
        return (mask & NOT_LAST) << 1
    return (mask & NOT_FIRST) >> 1


def around(mask: int) -> int:
    """The squares that share a side with one of the mask and are not in it."""
    return (moved(mask, NORTH) | moved(mask, EAST) | moved(mask, SOUTH) | moved(mask, WEST)) & ~mask


def ring(mask: int) -> int:
    """The squares that share a side or a corner with one of the mask and are not in it."""
    wide = mask | moved(mask, EAST) | moved(mask, WEST)
    return (wide | moved(wide, NORTH) | moved(wide, SOUTH)) & ~mask


# Edges


def edge_of(square: int, side: int) -> int:
    """The edge in its canonical form."""
    if side in (NORTH, WEST):
        other = neighbour(square, side)
        if other != NOWHERE:
            return 4 * other + (side + 2) % 4
    return 4 * square + side


def sides_of(edge: int) -> tuple[tuple[int, int], ...]:
    """The one or two (square, side) that the edge belongs to; the canonical one first."""
    square, side = divmod(edge, 4)
    other = neighbour(square, side)
    return ((square, side),) if other == NOWHERE else ((square, side), (other, (side + 2) % 4))


def is_edge(edge: int) -> bool:
    """Whether the number is an edge in its canonical form."""
    return 0 <= edge < 4 * SQUARES and edge_of(*divmod(edge, 4)) == edge


class Walls(NamedTuple):
    """Edges between squares of the sheet as two masks: ``right`` has the squares with an edge of the set on their east
    side, ``below`` those with one on their south side. Edges along the rim belong to no such set."""

    right: int = 0
    below: int = 0

    def __or__(self, other: Walls) -> Walls:
        """Both sets together."""
        return Walls(self.right | other.right, self.below | other.below)

    def without(self, other: Walls) -> Walls:
        """The edges that are not in the other set."""
        return Walls(self.right & ~other.right, self.below & ~other.below)

    def has(self, edge: int) -> bool:
        """Whether the edge is in the set."""
        square, side = divmod(edge, 4)
        if side == EAST:
            return bool(self.right >> square & 1)
        return side == SOUTH and bool(self.below >> square & 1)

    def at(self, side: int) -> int:
        """The squares that have an edge of the set on that side."""
        if side == EAST:
            return self.right
        if side == SOUTH:
            return self.below
        return moved(self.right, EAST) if side == WEST else moved(self.below, SOUTH)

    def edges(self) -> Iterator[int]:
        """The edges, rising."""
        return iter(
            sorted([4 * s + EAST for s in squares_in(self.right)] + [4 * s + SOUTH for s in squares_in(self.below)])
        )


NO_WALLS: Final = Walls()


def walls_of(edges: Iterable[int]) -> Walls:
    """The edges as a set; edges along the rim are left out."""
    right = below = 0
    for edge in edges:
        square, side = divmod(edge, 4)
        if side == EAST and square % WIDTH < WIDTH - 1:
            right |= 1 << square
        elif side == SOUTH and square < SQUARES - WIDTH:
            below |= 1 << square
    return Walls(right, below)


def border_of(mask: int) -> Walls:
    """The edges between a square of the mask and one that is not in it, those along the rim left out."""
    return Walls(
        (mask ^ moved(mask, WEST)) & NOT_LAST,
        (mask ^ moved(mask, NORTH)) & (FULL >> WIDTH),
    )


def inner_edges(mask: int) -> Walls:
    """The edges between two squares of the mask."""
    return Walls(mask & moved(mask, WEST), mask & moved(mask, NORTH))


def outer_sides(mask: int) -> tuple[int, int, int, int]:
    """Per side the squares of the mask beyond which there is no square of it: there runs its outer wall."""
    return (
        mask & ~moved(mask, SOUTH),
        mask & ~moved(mask, WEST),
        mask & ~moved(mask, NORTH),
        mask & ~moved(mask, EAST),
    )


def outer_edges(mask: int) -> tuple[int, ...]:
    """The edges of the outer wall, rising."""
    return tuple(
        sorted(edge_of(s, side) for side, squares in enumerate(outer_sides(mask)) for s in squares_in(squares))
    )


# Walking


def reach(start: int, floor: int, walls: Walls = NO_WALLS) -> int:
    """The squares of the floor that can be walked to from ``start``, through no wall; ``start`` must lie on it."""
    open_east = floor & NOT_LAST & ~walls.right
    open_south = floor & ~walls.below
    open_west = floor & ~moved(walls.right, EAST)
    open_north = floor & ~moved(walls.below, SOUTH)
    reached = fresh = start & floor
    while fresh:
        grown = (
            (fresh & open_east) << 1
            | (fresh & open_west & NOT_FIRST) >> 1
            | (fresh & open_south) << WIDTH
            | (fresh & open_north) >> WIDTH
        )
        fresh = grown & floor & ~reached
        reached |= fresh
    return reached


def parts(mask: int, walls: Walls = NO_WALLS) -> Iterator[int]:
    """The connected parts of a mask, by their lowest square."""
    while mask:
        part = reach(mask & -mask, mask, walls)
        yield part
        mask &= ~part


def steps_between(start: int, goal: int, floor: int, walls: Walls = NO_WALLS) -> int:
    """The least number of steps from a square of ``start`` to one of ``goal`` over the floor, through no wall; -1 if
    there is no way. Start and goal need not lie on the floor: only what lies between has to."""
    reached = fresh = start
    steps = 0
    way = floor | goal
    while fresh:
        if reached & goal:
            return steps
        grown = (
            (fresh & NOT_LAST & ~walls.right) << 1
            | (fresh & NOT_FIRST & ~moved(walls.right, EAST)) >> 1
            | (fresh & ~walls.below) << WIDTH
            | (fresh & ~moved(walls.below, SOUTH)) >> WIDTH
        )
        fresh = grown & way & ~reached
        reached |= fresh
        steps += 1
    return -1


def is_rectangle(mask: int) -> bool:
    """Whether the squares fill a rectangle."""
    if not mask:
        return False
    squares = tuple(squares_in(mask))
    columns = [square % WIDTH for square in squares]
    rows = [square // WIDTH for square in squares]
    return len(squares) == (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
