"""The city on its endless lawn: cells, tiles, trees, shut lines, and where something may be laid (sections 2, 3, 5).

A cell is one number: ``(y + MIDDLE) * WIDTH + x + MIDDLE``, with x growing to the east and y to the south and Town Hall
in the middle. Directions are 0 north, 1 east, 2 south, 3 west. A piece is a place (0 to 113: twice its tile plus its
face), Town Hall, or a Bonus tile.
"""

from __future__ import annotations

from typing import Final

import msgspec

WIDTH: Final = 128
MIDDLE: Final = 64
CENTRE: Final = MIDDLE * WIDTH + MIDDLE
STEPS: Final = (-WIDTH, 1, WIDTH, -1)
DIAGONALS: Final = (-WIDTH + 1, WIDTH + 1, WIDTH - 1, -WIDTH - 1)
NORTH, EAST, SOUTH, WEST = range(4)

TILES: Final = 57
PLACES: Final = 2 * TILES
TOWN_HALL: Final = PLACES
BONUS: Final = 120
BONUSES: Final = 6


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A piece in the city: its cell, the piece, and the side that is closed (-1 but for Bonus tiles)."""

    cell: int
    piece: int
    closed: int = -1


class Spot(msgspec.Struct, frozen=True):
    """What a cell offers: the trees that a tile with four half trees would complete there, and the Bonus tile that
    shuts it (-1: it is not shut)."""

    trees: int
    shut_by: int


def cell_at(x: int, y: int) -> int:
    """The cell so many steps east and south of Town Hall."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """Steps east and south of Town Hall."""
    y, x = divmod(cell, WIDTH)
    return x - MIDDLE, y - MIDDLE


def is_bonus(piece: int) -> bool:
    """Whether the piece is a Bonus tile."""
    return piece >= BONUS


class City:
    """A city prepared for questions; made from the pieces of a state or view, never stored."""

    __slots__ = ("closed", "laid", "occupied", "shut_lines")

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.laid = laid
        self.occupied: dict[int, int] = {}
        self.closed: dict[int, int] = {}
        self.shut_lines: list[tuple[int, int, int]] = []
        for piece in laid:
            self.occupied[piece.cell] = piece.piece
            if piece.closed >= 0:
                self.closed[piece.cell] = piece.closed
                self.shut_lines.append((piece.cell, piece.closed, piece.piece))

    def shut_by(self, cell: int) -> int:
        """The Bonus tile whose closed side shuts this cell (5.1 to 5.3, R5), -1 if none does."""
        for at, side, piece in self.shut_lines:
            if side in (EAST, WEST):
                if cell // WIDTH == at // WIDTH and (cell > at) == (side == EAST) and cell != at:
                    return piece
            elif (cell - at) % WIDTH == 0 and (cell > at) == (side == SOUTH) and cell != at:
                return piece
        return -1

    def half_trees_towards(self, cell: int) -> int:
        """How many neighbours turn a half tree to this cell."""
        occupied, closed = self.occupied, self.closed
        count = 0
        for side, step in enumerate(STEPS):
            other = cell + step
            if other in occupied and closed.get(other, -1) != side ^ 2:
                count += 1
        return count

    def spot(self, cell: int) -> Spot:
        """What an empty cell offers."""
        return Spot(self.half_trees_towards(cell), self.shut_by(cell))

    def building_cells(self) -> tuple[int, ...]:
        """The cells where a cone may stand: empty, not shut, a half tree of a neighbour towards it (5.1, 5.4, 5.6)."""
        occupied = self.occupied
        found = {
            cell + step
            for cell in occupied
            for side, step in enumerate(STEPS)
            if cell + step not in occupied and self.closed.get(cell, -1) != side
        }
        if self.shut_lines:
            found = {cell for cell in found if self.shut_by(cell) < 0}
        return tuple(sorted(found))

    def corner_cells(self) -> tuple[int, ...]:
        """The cells for a mismatched tile: empty, not shut, touching the city at corners only (5.8)."""
        occupied = self.occupied
        found = {cell + step for cell in occupied for step in DIAGONALS if cell + step not in occupied}
        beside = {cell + step for cell in occupied for step in STEPS}
        return tuple(sorted(cell for cell in found - beside if self.shut_by(cell) < 0))

    def bonus_trees(self, cell: int, closed: int) -> int:
        """The trees that a Bonus tile with this closed side would complete on the cell."""
        occupied = self.occupied
        count = 0
        for side, step in enumerate(STEPS):
            other = cell + step
            if side != closed and other in occupied and self.closed.get(other, -1) != side ^ 2:
                count += 1
        return count

    def bonus_spots(self) -> tuple[tuple[int, int], ...]:
        """Every (cell, closed side) for a Bonus tile: empty, not shut, at least one tree (5.13)."""
        return tuple(
            (cell, closed) for cell in self.building_cells() for closed in range(4) if self.bonus_trees(cell, closed)
        )

    def trees(self) -> tuple[int, int]:
        """Whole trees between east-west neighbours (rows) and between north-south neighbours (columns) (3.9, R7)."""
        occupied, closed = self.occupied, self.closed
        rows = columns = 0
        for cell in occupied:
            side = closed.get(cell, -1)
            east, south = cell + 1, cell + WIDTH
            if side != EAST and east in occupied and closed.get(east, -1) != WEST:
                rows += 1
            if side != SOUTH and south in occupied and closed.get(south, -1) != NORTH:
                columns += 1
        return rows, columns

    def around(self, cell: int) -> tuple[tuple[int, int], ...]:
        """The pieces near a cell as (piece, distance): 0 for direct neighbours, 1 diagonal, 2 second in a line."""
        occupied = self.occupied
        near = [(occupied[cell + step], 0) for step in STEPS if cell + step in occupied]
        near += [(occupied[cell + step], 1) for step in DIAGONALS if cell + step in occupied]
        near += [(occupied[cell + 2 * step], 2) for step in STEPS if cell + 2 * step in occupied]
        return tuple(near)


def most_trees(tiles: int) -> int:
    """The most trees that so many tiles can have: 2n - ceil(2 sqrt n) (3.9, R6)."""
    root = 0
    while root * root < 4 * tiles:
        root += 1
    return 2 * tiles - root


def rank_of(trees: int) -> int:
    """The place in the table of titles: 0 below 20 trees, then one more per ten, 5 from 60 on (3.9)."""
    return 0 if trees < 20 else min(5, trees // 10 - 1)
