"""Closing a room, as values: the squares that are walked from its pieces, squares painted by hand, outlines proposed
(rules page, section 5, R12, "outline for me").

What is legal is asked of the table through ``Ask``; nothing here paints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from desktop.boards.room_to_move.walls_marks import settled
from engine.core.game import Refusal
from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Marks
from engine.games.room_to_move.sheet import House, Sheet
from engine.geometry.squares import (
    WIDTH,
    Walls,
    around,
    parts,
    reach,
    sides_of,
    squares_in,
    walls_of,
)

INCOMPLETE: Final = "incomplete"
POCKET: Final = 4
"""Pockets of so few squares that an outline would leave over are offered with it."""

replace: Final = msgspec.structs.replace


@dataclass(frozen=True)
class Ask:
    """The table as closing needs it: why an action is refused, the smallest outlines, the legal doors of an area."""

    refuse: Callable[[CloseRoom], Refusal | None]
    outlines: Callable[[Marks], tuple[CloseRoom, ...]]
    doors: Callable[[int, Marks], tuple[int, ...]]


@dataclass(frozen=True)
class Outline:
    """An area that can be closed, with its legal doors (``NO_DOOR`` alone: it draws none) and the one to begin with."""

    area: int
    doors: tuple[int, ...]
    door: int


@dataclass(frozen=True)
class Standing:
    """How closing stands: the area as it would be confirmed (0: none), whether it is legal but for its door, its legal
    doors, the door chosen, why it is refused (None: not at all, or only the door is missing), and whether no wall
    encloses it (R12)."""

    area: int = 0
    closed: bool = False
    doors: tuple[int, ...] = ()
    door: int | None = None
    refusal: Refusal | None = None
    leaks: bool = False

    @property
    def complete(self) -> bool:
        """Whether the room can be confirmed."""
        return self.closed and self.door is not None and (self.door in self.doors or self.door == NO_DOOR)


def with_marks(sheet: Sheet, marks: Marks) -> Sheet:
    """The sheet with these marks."""
    return replace(sheet, marks=marks)


def needed(house: House, sheet: Sheet, room: int) -> int:
    """The squares of the room's pieces with all their circulation."""
    layers = house.layers(sheet)
    return layers.furniture_of[room] | layers.circulation_of[room]


def barriers(house: House, sheet: Sheet, marks: Marks, door: int | None = None) -> Walls:
    """Everything that bounds a room: walls, and doors as if they were shut."""
    layers = house.layers(with_marks(sheet, marks))
    walls = layers.walls | layers.door_walls
    return walls | walls_of((door,)) if door is not None and door != NO_DOOR else walls


def walked(house: House, sheet: Sheet, marks: Marks, room: int, door: int | None = None) -> int:
    """The squares walked from the pieces of the room between walls and doors (R12)."""
    floor = house.scenario.inside & ~house.layers(sheet).finished
    return reach(needed(house, sheet, room) & floor, floor, barriers(house, sheet, marks, door))


def forbidden(house: House, sheet: Sheet, marks: Marks, room: int) -> int:
    """The squares that cannot belong to the room, whatever its outline: where painting does nothing."""
    scenario, layers = house.scenario, house.layers(with_marks(sheet, marks))
    squares = ~scenario.inside | layers.finished | scenario.hallway_free
    squares |= house.foreign(layers.furniture_of, room) | house.foreign(layers.circulation_of, room)
    if room != scenario.named:
        squares |= layers.door_outer | layers.front_inner
    return squares & ((1 << WIDTH * WIDTH) - 1)


def painted(area: int, squares: Iterable[int], *, there: bool, keep: int = 0) -> int:
    """The area with these squares or without them; those of the pieces stay."""
    for square in squares:
        area = area | 1 << square if there else area & ~(1 << square)
    return area | keep


def standing(
    house: House, sheet: Sheet, marks: Marks, room: int, ask: Ask, area: int | None, door: int | None
) -> Standing:
    """How the room stands with an area chosen (None: the one that is walked)."""
    found = walked(house, sheet, marks, room, door) if area is None else area
    if not found:
        return Standing()
    refusal = ask.refuse(CloseRoom(found, None, settled(marks, found)))
    if refusal is not None and refusal.code != INCOMPLETE:
        # Walked without end, the area is not refused for what it runs into but because nothing encloses it.
        return Standing(found, refusal=refusal, leaks=area is None and _runs_out(house, sheet, marks, room, found))
    doors = ask.doors(found, settled(marks, found))
    if not doors:
        return Standing(found, leaks=True)
    chosen = NO_DOOR if doors == (NO_DOOR,) else door
    if chosen is None or chosen in doors:
        return Standing(found, True, doors, chosen)
    why = ask.refuse(CloseRoom(found, chosen, settled(marks, found, chosen)))
    return Standing(found, True, doors, None, why)


def _runs_out(house: House, sheet: Sheet, marks: Marks, room: int, area: int) -> bool:
    """Whether a walked area meets what only lies beyond the walls of the room (R12): the front door, another room's
    pieces, the hallway that is given, both sides of a door."""
    return bool(area & forbidden(house, sheet, marks, room))


# Outlines proposed


def proposals(house: House, sheet: Sheet, marks: Marks, room: int, ask: Ask) -> tuple[Outline, ...]:
    """Outlines that can be closed, the smallest first: the smallest one, with the pockets it leaves over, as a box, and
    grown by a row all round. None at all exactly if the room cannot be closed any more."""
    smallest = ask.outlines(marks)
    if not smallest or smallest[0].area is None:
        return ()
    area = smallest[0].area
    free = house.scenario.inside & ~forbidden(house, sheet, marks, room)
    walls = barriers(house, sheet, marks)
    candidates = [area, _with_pockets(area, free, walls), _boxed(area, free, walls)]
    candidates.append(_with_pockets(candidates[2], free, walls))
    candidates.append(reach(area, area | around(area) & free, walls))
    found: dict[int, Outline] = {}
    for one in sorted(set(candidates), key=lambda mask: (mask.bit_count(), mask != area)):
        outline = outline_of(house, sheet, marks, ask, one)
        if outline is not None:
            found.setdefault(one, outline)
    return tuple(found.values())


def outline_of(house: House, sheet: Sheet, marks: Marks, ask: Ask, area: int) -> Outline | None:
    """The area with its doors, None if it cannot be closed."""
    refusal = ask.refuse(CloseRoom(area, None, settled(marks, area)))
    if refusal is not None and refusal.code != INCOMPLETE:
        return None
    doors = ask.doors(area, settled(marks, area))
    return Outline(area, doors, best_door(house, sheet, marks, area, doors)) if doors else None


def best_door(house: House, sheet: Sheet, marks: Marks, area: int, doors: tuple[int, ...]) -> int:
    """The door with the most free floor outside, the front door among it if there is one; the first of those."""
    if doors == (NO_DOOR,):
        return NO_DOOR
    layers = house.layers(with_marks(sheet, marks))
    floor = house.scenario.inside & ~(layers.furniture | house.not_walkable | layers.finished | area)

    def worth(door: int) -> tuple[bool, int, int]:
        outer = next(1 << square for square, _ in sides_of(door) if not area >> square & 1)
        there = reach(outer & floor, floor, layers.walls) if outer & floor else outer
        return bool(there & layers.front_inner), there.bit_count(), -door

    return max(doors, key=worth)


def _with_pockets(area: int, free: int, walls: Walls) -> int:
    """The area with the small parts of free floor that it would cut off."""
    left = tuple(parts(free & ~area, walls))
    if not left:
        return area
    largest = max(left, key=int.bit_count)
    pockets = 0
    for part in left:
        if part != largest and part.bit_count() <= POCKET:
            pockets |= part
    return reach(area, area | pockets, walls)


def _boxed(area: int, free: int, walls: Walls) -> int:
    """The area grown to the rectangle around it, as far as squares are free."""
    squares = tuple(squares_in(area))
    columns = {square % WIDTH for square in squares}
    rows = {square // WIDTH for square in squares}
    box = 0
    for row in range(min(rows), max(rows) + 1):
        for column in range(min(columns), max(columns) + 1):
            box |= 1 << WIDTH * row + column
    return reach(area, area | box & free, walls)
