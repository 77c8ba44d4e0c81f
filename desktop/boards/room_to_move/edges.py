"""Sides of squares for pointer and keys: corners of the grid, the side near a point, lines along the grid, and a cursor
that goes from side to side.

Lengths are in squares from the north-west corner of the sheet. A corner is (column, row), both from 0 to 16.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from engine.geometry.squares import (
    EAST,
    NORTH,
    NOT_LAST,
    SOUTH,
    SQUARES,
    WEST,
    WIDTH,
    edge_of,
    outer_edges,
    square_at,
    squares_in,
)

Corner = tuple[int, int]
EVERY: Final = frozenset(edge_of(square, side) for square in range(SQUARES) for side in (NORTH, EAST, SOUTH, WEST))
"""All sides of the sheet."""


def ends_of(edge: int) -> tuple[Corner, Corner]:
    """The two corners of a side, the western or northern one first."""
    square, side = divmod(edge, 4)
    row, column = divmod(square, WIDTH)
    if side in (NORTH, SOUTH):
        row += side == SOUTH
        return (column, row), (column + 1, row)
    column += side == EAST
    return (column, row), (column, row + 1)


def middle_of(edge: int) -> tuple[float, float]:
    """The middle of a side."""
    (x, y), (other_x, other_y) = ends_of(edge)
    return (x + other_x) / 2, (y + other_y) / 2


def lies_flat(edge: int) -> bool:
    """Whether the side runs from west to east."""
    return edge % 2 == 0


def edge_between(one: Corner, other: Corner) -> int | None:
    """The side between two neighbouring corners, None if they are no neighbours."""
    (x, y), (other_x, other_y) = sorted((one, other))
    if (other_x - x, other_y - y) == (1, 0):
        return edge_of(square_at(x, y), NORTH) if y < WIDTH else edge_of(square_at(x, y - 1), SOUTH)
    if (other_x - x, other_y - y) == (0, 1):
        return edge_of(square_at(x, y), WEST) if x < WIDTH else edge_of(square_at(x - 1, y), EAST)
    return None


def corner_near(x: float, y: float) -> Corner:
    """The corner nearest to a point; points beyond the sheet take one at its rim."""
    return min(WIDTH, max(0, round(x))), min(WIDTH, max(0, round(y)))


def distance_to(edge: int, x: float, y: float) -> float:
    """How far a point is from a side: across it, and beyond its ends."""
    (left, top), (right, bottom) = ends_of(edge)
    across = max(left - x, 0.0, x - right)
    down = max(top - y, 0.0, y - bottom)
    return max(across, down)


def edge_near(x: float, y: float, reach: float, among: Collection[int] = EVERY) -> int | None:
    """The side of ``among`` nearest to a point, at most ``reach`` away; None if there is none."""
    if not (-reach <= x <= WIDTH + reach and -reach <= y <= WIDTH + reach):
        return None
    column, row = min(WIDTH - 1, max(0, int(x))), min(WIDTH - 1, max(0, int(y)))
    near = {
        edge_of(square_at(c, r), side)
        for c in range(max(0, column - 1), min(WIDTH, column + 2))
        for r in range(max(0, row - 1), min(WIDTH, row + 2))
        for side in (NORTH, EAST, SOUTH, WEST)
    }
    found = [(distance_to(edge, x, y), _far_from_middle(edge, x, y), edge) for edge in near if edge in among]
    best = min(found, default=None)
    return best[2] if best is not None and best[0] <= reach else None


def _far_from_middle(edge: int, x: float, y: float) -> float:
    middle_x, middle_y = middle_of(edge)
    return abs(middle_x - x) + abs(middle_y - y)


# Lines along the grid


def way_between(start: Corner, end: Corner) -> tuple[Corner, ...]:
    """The corners from one corner to another along the grid: first the longer stretch, then the shorter one."""
    x, y = start
    way = [start]
    stretches = [(0, end[0] - x), (1, end[1] - y)]
    stretches.sort(key=lambda stretch: -abs(stretch[1]))
    for axis, length in stretches:
        for _ in range(abs(length)):
            step = 1 if length > 0 else -1
            x, y = (x + step, y) if axis == 0 else (x, y + step)
            way.append((x, y))
    return tuple(way)


def drawn_on(way: tuple[Corner, ...], corner: Corner) -> tuple[Corner, ...]:
    """A line of corners drawn on to another corner; going back to a corner of the line takes away what came after
    it."""
    for step in way_between(way[-1], corner)[1:]:
        way = way[: way.index(step) + 1] if step in way else (*way, step)
    return way


def edges_along(way: Iterable[Corner]) -> tuple[int, ...]:
    """The sides between the corners of a line."""
    corners = tuple(way)
    found = (edge_between(one, other) for one, other in itertools.pairwise(corners))
    return tuple(edge for edge in found if edge is not None)


# Keys


def stepped(edge: int, dx: int, dy: int, among: Collection[int]) -> int:
    """The side of ``among`` to which an arrow goes from a side: the nearest one that way, straight ahead before aside;
    the same one at the end."""
    x, y = middle_of(edge)
    best: tuple[float, float, int] | None = None
    for other in among:
        middle_x, middle_y = middle_of(other)
        along = (middle_x - x) * dx + (middle_y - y) * dy
        across = abs((middle_x - x) * dy) + abs((middle_y - y) * dx)
        if other == edge or along <= 0.25 or across > along + 0.25:
            continue
        rank = (along + 2 * across, across, other)
        if best is None or rank < best:
            best = rank
    return edge if best is None else best[2]


def turned_over(edge: int, among: Collection[int]) -> int:
    """The side of ``among`` across the end of a side: the cursor turns; the same one if there is none."""
    x, y = middle_of(edge)
    others = [other for other in among if lies_flat(other) != lies_flat(edge)]
    if not others:
        return edge
    nearest = min(others, key=lambda other: (_far_from_middle(other, x, y), other))
    return nearest if _far_from_middle(nearest, x, y) <= 1 else edge


def first_of(among: Collection[int]) -> int | None:
    """The side by which the cursor enters: the northernmost, then westernmost one."""
    return min(among, key=lambda edge: (middle_of(edge)[1], middle_of(edge)[0]), default=None)


@lru_cache(maxsize=256)
def inner_edges(inside: int) -> frozenset[int]:
    """The sides between two squares of an area."""
    right, below = inside & inside >> 1 & NOT_LAST, inside & inside >> WIDTH
    east = {edge_of(square, EAST) for square in squares_in(right)}
    return frozenset(east | {edge_of(square, SOUTH) for square in squares_in(below)})


def stretches_of(edges: Iterable[int]) -> list[tuple[Corner, Corner]]:
    """Sides joined into straight stretches, each from its western or northern corner."""
    flat: dict[int, list[int]] = {}
    steep: dict[int, list[int]] = {}
    for edge in edges:
        (x, y), _ = ends_of(edge)
        if lies_flat(edge):
            flat.setdefault(y, []).append(x)
        else:
            steep.setdefault(x, []).append(y)
    found: list[tuple[Corner, Corner]] = []
    for y, columns in sorted(flat.items()):
        found += [((first, y), (last, y)) for first, last in _runs(columns)]
    for x, rows in sorted(steep.items()):
        found += [((x, first), (x, last)) for first, last in _runs(rows)]
    return found


def _runs(places: Iterable[int]) -> list[tuple[int, int]]:
    """Neighbouring numbers joined: (first, one after the last)."""
    runs: list[tuple[int, int]] = []
    for place in sorted(set(places)):
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


def rim_of(mask: int) -> tuple[int, ...]:
    """The sides around an area of squares, those along the rim of the sheet included."""
    return outer_edges(mask)
