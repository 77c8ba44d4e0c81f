"""Squares, walls and pieces as plane geometry: what shapely says of them, in the terms of ``squares`` and ``shapes``.

Lengths are in squares from the north-west corner of the sheet, x to the east, y to the south. The only module that
imports shapely, so import it where it is first used. Caches are bounded and keyed by masks and shapes; results never
depend on them.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from itertools import pairwise
from math import isfinite
from typing import Any, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

import shapely

from engine.geometry.shapes import Shape
from engine.geometry.squares import (
    EAST,
    FULL,
    SIDES,
    SOUTH,
    SQUARES,
    WIDTH,
    Walls,
    mask_of,
    name_of,
    neighbour,
    squares_in,
)

Geometry: TypeAlias = Any
"""A shapely geometry."""
Geometries: TypeAlias = Any
"""An array of shapely geometries."""

GeometryError: Final[type[Exception]] = shapely.errors.GEOSException

TOLERANCE: Final = 0.02
"""By so much an outline may cut into a square that counts as inside."""
MARGIN: Final = 0.1
"""The core of an area keeps this distance from its border: areas that only touch do not meet each other's cores."""

_COLUMNS: Final = tuple(square % WIDTH for square in range(SQUARES))
_ROWS: Final = tuple(square // WIDTH for square in range(SQUARES))
_BOXES: Final[Geometries] = shapely.box(_COLUMNS, _ROWS, [c + 1 for c in _COLUMNS], [r + 1 for r in _ROWS])
_MIDDLES: Final[Geometries] = shapely.points([c + 0.5 for c in _COLUMNS], [r + 0.5 for r in _ROWS])
_CORNERS: Final[Geometries] = shapely.points(_COLUMNS, _ROWS)
_ENDS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)))
"""Both ends of the north, east, south and west side of a square, from its north-west corner."""
_OUTWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_SEGMENTS: Final[Geometries] = shapely.linestrings(
    [[(_COLUMNS[square] + x, _ROWS[square] + y) for x, y in _ENDS[side]] for square in range(SQUARES) for side in SIDES]
)
"""Every side of every square, numbered as edges are."""
_STEPS: Final = tuple(
    (square, side) for square in range(SQUARES) for side in (EAST, SOUTH) if neighbour(square, side) >= 0
)
_STEP_LINES: Final[Geometries] = shapely.shortest_line(
    _MIDDLES[[square for square, _ in _STEPS]], _MIDDLES[[neighbour(square, side) for square, side in _STEPS]]
)
"""The lines from the middle of a square to that of its eastern or southern neighbour."""


# Areas and lines


P = ParamSpec("P")
R = TypeVar("R")

_LOCK: Final = threading.RLock()
"""The library is not safe where threads share prepared geometries, and the caches below share them."""


def alone(function: Callable[P, R]) -> Callable[P, R]:
    """Lets one thread at a time into plane geometry."""

    @wraps(function)
    def locked(*args: P.args, **kwargs: P.kwargs) -> R:
        with _LOCK:
            return function(*args, **kwargs)

    return locked


@lru_cache(maxsize=4096)
def area(mask: int) -> Geometry:
    """The squares as one polygon, or several where they do not hang together; prepared."""
    polygon = shapely.coverage_union_all(_BOXES[list(squares_in(mask))])
    shapely.prepare(polygon)
    return polygon


@lru_cache(maxsize=2048)
def border(mask: int) -> Geometry:
    """The line work around the squares, around holes too; prepared."""
    lines = shapely.boundary(area(mask)) if mask else shapely.multilinestrings(_SEGMENTS[:0])
    shapely.prepare(lines)
    return lines


def core(mask: int) -> Geometries:
    """The squares without a margin along their border, as an array of one geometry."""
    return _core([area(mask)])


def _core(polygons: Sequence[Geometry]) -> Geometries:
    return shapely.buffer(polygons, -MARGIN, join_style="mitre")


@lru_cache(maxsize=2048)
def wall_lines(walls: Walls) -> Geometry:
    """The walls as lines of one square's length each; prepared."""
    lines = shapely.multilinestrings(_SEGMENTS[list(walls.edges())])
    shapely.prepare(lines)
    return lines


def segments(edges: Iterable[int]) -> Geometries:
    """The edges as an array of lines."""
    return _SEGMENTS[list(edges)]


def segment(edge: int) -> Geometry:
    """The edge as a line."""
    return _SEGMENTS[edge]


@lru_cache(maxsize=1024)
def beside(edge: int) -> Geometry:
    """The area of the one or two squares beside an edge, beyond the rim of the sheet too."""
    strip = shapely.buffer(_SEGMENTS[edge], 1, cap_style="flat")
    shapely.prepare(strip)
    return strip


def squares_of(polygons: Geometries) -> int:
    """The squares whose middle lies in one of the polygons, as a mask."""
    shapely.prepare(polygons)
    found = shapely.intersects(polygons[:, None], _MIDDLES)
    return mask_of(found.any(axis=0).nonzero()[0].tolist())


def parts_of(polygon: Geometry) -> Geometries:
    """The connected parts of an area; those that meet in a corner only are separate."""
    return shapely.get_parts(polygon)


# Pieces


class Footprints(NamedTuple):
    """A piece at each of n anchors, as arrays of n geometries: its ``furniture``, its ``circulation`` (empty if it has
    none), both as the ``whole``; their cores; the core of the furniture without a tag (``plain_core``); and per side
    that needs a wall the line there, an array of sides by anchors."""

    furniture: Geometries
    circulation: Geometries
    whole: Geometries
    furniture_core: Geometries
    circulation_core: Geometries
    whole_core: Geometries
    plain_core: Geometries
    sides: Geometries


@lru_cache(maxsize=1024)
def _stamp(shape: Shape, turns: int, mirror: bool, tag: str) -> tuple[Geometries, int, int]:
    """The geometries of ``Footprints`` at the first anchor, in their order, with width and height of the piece.

    The card's drawing is moved as a plane figure: mirrored east to west, turned clockwise, pushed into the corner.
    """
    tagged = {(column, row) for column, row, name in shape.tags if name == tag}
    plain = [place for place in shape.furniture if place not in tagged]
    polygons = [
        shapely.coverage_union_all([shapely.box(c, r, c + 1, r + 1) for c, r in places])
        for places in (shape.furniture, shape.circulation, shape.furniture + shape.circulation, plain)
    ]
    sides = [shapely.linestrings([(column + x, row + y) for x, y in _ENDS[side]]) for column, row, side in shape.sides]
    drawn = [*polygons[:3], *_core(polygons), *sides]

    def move(places: Any) -> Any:
        if mirror:
            places = places * (-1, 1)
        for _ in range(turns):
            places = places[:, ::-1] * (-1, 1)
        return places

    laid = shapely.transform(drawn, move)
    west, north, east, south = shapely.bounds(laid[2]).tolist()
    laid = shapely.transform(laid, lambda places: places - (west, north))
    return laid, round(east - west), round(south - north)


def _laid(stamp: Geometries, anchors: Sequence[int]) -> Footprints:
    """A piece moved to every anchor at once."""
    count = len(anchors)
    laid = stamp.repeat(count)
    places, owners = shapely.get_coordinates(laid, return_index=True)
    shifts = shapely.get_coordinates(_CORNERS[list(anchors)])
    laid = shapely.set_coordinates(laid, places + shifts[owners % count]).reshape(len(stamp), count)
    return Footprints._make([*laid[:7], laid[7:]])


def footprints(shape: Shape, turns: int, mirror: bool, tag: str = "") -> tuple[Footprints, tuple[int, ...]]:
    """The piece at every anchor that keeps it on the sheet, and these anchors."""
    stamp, width, height = _stamp(shape, turns, mirror, tag)
    anchors = tuple(s for s in range(SQUARES) if _COLUMNS[s] + width <= WIDTH and _ROWS[s] + height <= WIDTH)
    return _laid(stamp, anchors), anchors


@lru_cache(maxsize=4096)
def footprint(shape: Shape, anchor: int, turns: int, mirror: bool, tag: str = "") -> Footprints:
    """The piece at one anchor, whether or not it keeps to the sheet there; arrays of one geometry each, prepared."""
    laid = _laid(_stamp(shape, turns, mirror, tag)[0], (anchor,))
    for geometries in laid[:-1]:
        shapely.prepare(geometries)
    return laid


def _array(geometries: Sequence[Geometry]) -> Geometries:
    """Geometries as shapely takes them; an empty list would not say what it is a list of."""
    return geometries if len(geometries) else _BOXES[:0]


def meets(geometries: Geometries, others: Sequence[Geometry]) -> Geometries:
    """Per geometry whether it intersects any of the others."""
    return shapely.intersects(geometries[:, None], _array(others)).any(axis=1)


def covers_any(geometries: Geometries, others: Sequence[Geometry]) -> Geometries:
    """Per geometry whether it covers any of the others."""
    return shapely.covers(geometries[:, None], _array(others)).any(axis=1)


def covered_by_any(geometries: Geometries, others: Sequence[Geometry]) -> Geometries:
    """Per geometry, in an array of any shape, whether one of the others covers it."""
    return shapely.covered_by(geometries[..., None], _array(others)).any(axis=-1)


def covered(geometries: Geometries, whole: Geometry) -> Geometries:
    """Per geometry whether it is covered by the whole."""
    return shapely.covers(whole, geometries)


def overlaps(one: Geometry, other: Geometry) -> bool:
    """Whether two areas have more in common than their borders."""
    return bool(shapely.relate_pattern(one, other, "T********"))


def contains(whole: Geometry, part: Geometry) -> bool:
    """Whether the whole covers the part."""
    return bool(shapely.covers(whole, part))


def without(one: Geometry, other: Geometry) -> Geometry:
    """What is left of a geometry."""
    return shapely.difference(one, other)


# Rooms and walking


def joined(polygons: Iterable[Geometry]) -> Geometry:
    """Areas that do not overlap as one."""
    return shapely.coverage_union_all(shapely.get_parts(list(polygons)))


def _noded(lines: Sequence[Geometry]) -> Geometry:
    """Lines as one line work with a node wherever they meet."""
    parts = shapely.get_parts(_array(lines))
    # An empty line among others brings GEOS 3.14 down in ``node``.
    parts = parts[~shapely.is_empty(parts)]
    return shapely.node(shapely.multilinestrings(parts))


def open_walls(lines: Sequence[Geometry], doors: Iterable[int]) -> Geometry:
    """Walls without the stretches where doors are."""
    return shapely.difference(_noded(lines), shapely.multilinestrings(segments(doors)))


def faces(floor: Geometry, walls: Geometry) -> Geometries:
    """The parts into which walls cut a floor; a wall that ends in the middle cuts nothing.

    The border of the floor is noded with the walls: alone, walls that hang from it would bound nothing.
    """
    lines = _noded([shapely.boundary(floor), walls])
    found = shapely.get_parts(shapely.polygonize([lines]))
    shapely.prepare(floor)
    # What the line work closes in that is no floor are its holes.
    return found[shapely.covers(floor, shapely.point_on_surface(found))]


def rooms(inside: int, walls: Walls) -> tuple[int, ...]:
    """The parts of the squares between the walls, doors counted as walls; as masks, rising."""
    if not inside:
        return ()
    return tuple(sorted(squares_of(face) for face in faces(area(inside), wall_lines(walls))[:, None]))


def reached(cells: Geometries, starts: int, links: Iterable[tuple[int, int]] = ()) -> Geometries:
    """The cells of a floor that hold one of the squares ``starts``, and those that links (pairs of squares) add."""
    pairs = tuple(links)
    squares = [*squares_in(starts), *(square for pair in pairs for square in pair)]
    if not squares or not len(cells):
        return cells[:0]
    there = shapely.intersects(cells[:, None], _MIDDLES[squares])
    first = len(squares) - 2 * len(pairs)
    found = there[:, :first].any(axis=1)
    for _ in pairs:
        for link in range(len(pairs)):
            one, other = there[:, first + 2 * link], there[:, first + 2 * link + 1]
            if (found & one).any() or (found & other).any():
                found = found | one | other
    return cells[found]


@lru_cache(maxsize=256)
def _open_steps(floor: int, walls: Walls) -> tuple[tuple[int, ...], ...]:
    """Per square the neighbours that can be stepped to over the floor, through no wall."""
    free = shapely.covers(area(floor), _STEP_LINES) & ~shapely.intersects(wall_lines(walls), _STEP_LINES)
    ways: dict[int, list[int]] = {square: [] for square in range(SQUARES)}
    for step in free.nonzero()[0].tolist():
        square, side = _STEPS[step]
        other = neighbour(square, side)
        ways[square].append(other)
        ways[other].append(square)
    return tuple(tuple(ways[square]) for square in range(SQUARES))


def steps_between(start: int, goal: int, floor: int, walls: Walls) -> int:
    """The least number of steps from a square of ``start`` to one of ``goal``, -1 if there is no way; start and goal
    need not lie on the floor. As ``squares.steps_between``, with sides opened and closed by geometry."""
    if start & goal:
        return 0
    ways = _open_steps(floor | start | goal, walls)
    far = dict.fromkeys(squares_in(start), 0)
    queue = deque(far)
    while queue:
        square = queue.popleft()
        for other in ways[square]:
            if other not in far:
                if goal >> other & 1:
                    return far[square] + 1
                far[other] = far[square] + 1
                queue.append(other)
    return -1


# Borders and lines of sight


def shared_border(one: int, other: int, walls: Walls | None = None) -> float:
    """The length along which two areas without a common square touch, stretches with a wall left out."""
    common = shapely.intersection(border(one), border(other))
    if walls is not None:
        common = shapely.difference(common, wall_lines(walls))
    return float(shapely.length(common))


def seen(square: int, side: int, house: int, things: Sequence[int]) -> tuple[bool, ...]:
    """Per thing whether the straight line outwards from the middle of a side meets it before it meets the house."""
    (x, y), (far_x, far_y) = _ENDS[side]
    out_x, out_y = _OUTWARD[side]
    middle_x, middle_y = _COLUMNS[square] + (x + far_x) / 2, _ROWS[square] + (y + far_y) / 2
    start = (middle_x + MARGIN * out_x, middle_y + MARGIN * out_y)
    line = shapely.linestrings([start, (middle_x + WIDTH * out_x, middle_y + WIDTH * out_y)])
    eye = shapely.points(start)
    wall = _first_met(eye, line, house)
    return tuple(_first_met(eye, line, thing) < wall for thing in things)


def _first_met(eye: Geometry, line: Geometry, mask: int) -> float:
    """How far along the line the first of the squares is; farther than the sheet is wide if none is on it."""
    met = shapely.intersection(line, area(mask))
    return 2.0 * WIDTH if shapely.is_empty(met) else float(shapely.distance(eye, met))


# Outlines off the grid


@lru_cache(maxsize=64)
def widened(outline: tuple[tuple[float, float], ...]) -> Geometry:
    """What an outline encloses, widened by the tolerance; prepared."""
    polygon = shapely.buffer(shapely.polygons(outline), TOLERANCE, join_style="mitre")
    shapely.prepare(polygon)
    return polygon


@alone
def refuse_outline(outline: Sequence[tuple[float, float]], inside: int) -> str | None:
    """Why a closed polyline cannot be the outer walls of these squares, None if it can (rules page, section 9).

    It must end where it begins, keep to the sheet and be a valid polygon; widened by the tolerance it covers every
    square of ``inside`` and no other one.
    """
    points = tuple((x + 0.0, y + 0.0) for x, y in outline)
    if not all(isfinite(x) and isfinite(y) and 0 <= x <= WIDTH and 0 <= y <= WIDTH for x, y in points):
        return f"one with a corner beyond the sheet, 0 to {WIDTH} both ways"
    if len(points) < 4 or points[0] != points[-1]:
        return "one that is open: its last corner must be its first, with two others between them at least"
    if any(one == other for one, other in pairwise(points)):
        return "one with the same corner twice in a row"
    polygon = shapely.polygons(points)
    if not shapely.is_valid(polygon):
        return f"one that is no simple line: {shapely.is_valid_reason(polygon)}"
    whole = widened(points)
    within = mask_of(shapely.covers(whole, _BOXES).nonzero()[0].tolist())
    if inside & ~within:
        return f"one that cuts {_names(inside & ~within)}"
    if within & ~inside:
        return f"one around {_names(within & ~inside)}, not listed as inside"
    return None


def _names(mask: int) -> str:
    return ", ".join(name_of(square) for square in squares_in(mask & FULL))
