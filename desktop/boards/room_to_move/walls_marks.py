"""What a seat draws on sides of squares, as values: loose walls, windows, front door (rules page, sections 5, 6, R10,
R35a).

Everything answers with new marks. Whether marks are legal is asked of the table; here stands only which sides a tool
can be put on at all, and what must not be rubbed out because it is printed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Final

import msgspec

from desktop.boards.room_to_move.edges import inner_edges
from engine.games.room_to_move.actions import NO_DOOR, Marks
from engine.games.room_to_move.sheet import House, Sheet
from engine.geometry.squares import NOWHERE, Walls, border_of, edge_of, neighbour, sides_of, walls_of

replace: Final = msgspec.structs.replace


class Tool(StrEnum):
    """What the pointer draws with."""

    NONE = "none"
    WALL = "wall"
    DOOR = "door"
    WINDOW = "window"
    FRONT = "front"
    AREA = "area"
    ERASER = "eraser"


ON_EDGES: Final = frozenset({Tool.WALL, Tool.DOOR, Tool.WINDOW, Tool.FRONT, Tool.ERASER})
"""Tools that are put on sides."""


def walls_in(marks: Marks) -> Walls:
    """The loose walls."""
    return Walls(marks.right, marks.below)


def has_wall(marks: Marks, edge: int) -> bool:
    """Whether a loose wall is drawn there."""
    return walls_in(marks).has(edge)


def with_walls(marks: Marks, edges: Iterable[int], *, there: bool = True) -> Marks:
    """The marks with walls on these sides, or without them."""
    more = walls_of(edges)
    walls = walls_in(marks) | more if there else walls_in(marks).without(more)
    return replace(marks, right=walls.right, below=walls.below)


def with_window(marks: Marks, edge: int, *, there: bool = True) -> Marks:
    """The marks with a window there, or without it."""
    windows = {*marks.windows, edge} if there else set(marks.windows) - {edge}
    return replace(marks, windows=tuple(sorted(windows)))


def with_front(marks: Marks, edges: Iterable[int]) -> Marks:
    """The marks with the front door there; windows make way for it."""
    front = tuple(sorted(set(edges)))
    windows = tuple(edge for edge in marks.windows if edge not in front)
    return replace(marks, front=front, windows=windows)


def fixed_front(house: House) -> tuple[int, ...]:
    """The front door that is printed, () if the seat chooses its place."""
    places = house.scenario.front_places
    wide = 2 if house.scenario.front_wide else 1
    return tuple(sorted(places)) if len(places) == wide else ()


def doors_on(house: House, sheet: Sheet) -> frozenset[int]:
    """All doors of rooms, given ones included."""
    return house.layers(sheet).doors


def sides_for(tool: Tool, house: House, sheet: Sheet, marks: Marks) -> frozenset[int]:
    """The sides that a tool can be put on; doors of rooms are asked of the table."""
    scenario = house.scenario
    doors = doors_on(house, sheet)
    match tool:
        case Tool.WALL:
            fixed = house.layers(replace(sheet, marks=Marks())).walls
            return frozenset(e for e in inner_edges(scenario.inside) if not fixed.has(e)) - doors - final(sheet)
        case Tool.WINDOW:
            return scenario.outer - scenario.crossed - doors - set(marks.front)
        case Tool.FRONT:
            if fixed_front(house):
                return frozenset()
            places = scenario.front_places or scenario.outer
            return frozenset(places) - doors
        case Tool.ERASER:
            loose = {*walls_in(marks).edges(), *(set(marks.windows) - set(scenario.windows))}
            return frozenset(loose | (set(marks.front) - set(fixed_front(house)))) - final(sheet)
        case _:
            return frozenset()


def final(sheet: Sheet) -> frozenset[int]:
    """The sides within finished rooms: walls there stay as they are (R10)."""
    found: set[int] = set()
    for closed in sheet.closed:
        found |= inner_edges(closed.area) if closed is not None else frozenset()
    return frozenset(found)


def fronts_at(house: House, edge: int) -> tuple[tuple[int, ...], ...]:
    """The front doors that a press on a side may mean: the side alone, or with the next one on either hand where the
    door is two squares wide."""
    if not house.scenario.front_wide:
        return ((edge,),)
    square, side = house.inner_side(edge)
    places = house.scenario.front_places or house.scenario.outer
    found = []
    for turn in (1, 3):
        beside = neighbour(square, (side + turn) % 4)
        if beside != NOWHERE and house.scenario.inside >> beside & 1 and edge_of(beside, side) in places:
            found.append(tuple(sorted((edge, edge_of(beside, side)))))
    return tuple(found)


def front_pressed(house: House, marks: Marks, edge: int, allowed: Collection[tuple[int, ...]] | None = None) -> Marks:
    """The marks after the front door tool pressed a side: sets the door; on the door itself goes to the next place it
    could mean, then takes it away. ``allowed`` are the places that are legal (None: all)."""
    places = [place for place in fronts_at(house, edge) if allowed is None or place in allowed]
    places = places or list(fronts_at(house, edge))
    if marks.front in places:
        following = places.index(marks.front) + 1
        return with_front(marks, places[following] if following < len(places) else ())
    return with_front(marks, places[0]) if places else marks


def erased(house: House, marks: Marks, edge: int) -> Marks:
    """The marks without whatever is drawn on a side; what is printed stays."""
    if edge in marks.front and edge not in fixed_front(house):
        return replace(marks, front=())
    if edge in marks.windows and edge not in house.scenario.windows:
        return with_window(marks, edge, there=False)
    return with_walls(marks, (edge,), there=False)


def windows_around(house: House, sheet: Sheet, marks: Marks, area: int) -> tuple[int, ...]:
    """The outer sides of an area that may have a window and have none yet (R35a)."""
    free = sides_for(Tool.WINDOW, house, sheet, marks) - set(marks.windows)
    return tuple(sorted(edge for edge in free if area >> house.inner_side(edge)[0] & 1))


def with_windows_around(house: House, sheet: Sheet, marks: Marks, area: int) -> Marks:
    """The marks with a window on every outer side of an area that may have one; once all are there, without those that
    are not printed."""
    missing = windows_around(house, sheet, marks, area)
    if missing:
        return replace(marks, windows=tuple(sorted({*marks.windows, *missing})))
    own = {e for e in marks.windows if area >> house.inner_side(e)[0] & 1} - set(house.scenario.windows)
    return replace(marks, windows=tuple(edge for edge in marks.windows if edge not in own))


def settled(marks: Marks, area: int, door: int = NO_DOOR) -> Marks:
    """The marks once an area is closed: its walls are walls of a room now, loose ones there go, above all on its
    door."""
    walls = walls_in(marks).without(border_of(area))
    if door != NO_DOOR:
        walls = walls.without(walls_of((door,)))
    return replace(marks, right=walls.right, below=walls.below)


def differ(marks: Marks, sheet: Sheet) -> Marks | None:
    """The marks for an action: None if nothing changed on the sheet."""
    return None if marks == sheet.marks else marks


def squares_beside(edges: Iterable[int]) -> int:
    """The squares on both hands of sides, as a mask."""
    mask = 0
    for edge in edges:
        for square, _ in sides_of(edge):
            mask |= 1 << square
    return mask
