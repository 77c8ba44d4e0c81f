"""Outlines proposed for a room: the smallest area that holds its pieces, with a door (rules page, R0, R1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.room_to_move.actions import CloseRoom
from engine.games.room_to_move.kinds import TouchRailing
from engine.games.room_to_move.legal import (
    doors_for,
    forbidden_squares,
    needed_squares,
    needs_door,
    refuse_area,
    refuse_door,
)
from engine.games.room_to_move.sheet import House, Sheet
from engine.geometry.squares import (
    EAST,
    FULL,
    NOT_FIRST,
    NOT_LAST,
    SOUTH,
    WIDTH,
    Walls,
    around,
    border_of,
    mask_of,
    moved,
    parts,
    reach,
    sides_of,
    squares_in,
)


def outlines(house: House, sheet: Sheet, room: int) -> Iterator[CloseRoom]:
    """The smallest outlines with every legal door. Nothing at all exactly if the room cannot be closed any more."""
    area = smallest_area(house, sheet, room)
    if area is None:
        return
    yield from (CloseRoom(area, door) for door in doors_for(house, sheet, room, area))


def smallest_area(house: House, sheet: Sheet, room: int) -> int | None:
    """A small area that holds the pieces of the room and has a legal door; None if there is none."""
    needed = needed_squares(house, sheet, room)
    if not needed:
        return None
    allowed = ~forbidden_squares(house, sheet, room) & house.scenario.inside
    if room == house.scenario.named:
        layers = house.layers(sheet)
        # The front door and the doors of finished rooms must open into the named room (R8).
        needed |= (layers.front_inner | layers.door_outer) & allowed
    allowed &= ~beyond_sides(house, sheet, room)
    walls = loose_walls(house, sheet)
    area = joined(needed, allowed, walls)
    if area is not None:
        area = at_railing(house, room, area, allowed, walls)
    if area is None:
        return None
    if _can_close(house, sheet, room, area):
        return area
    return _grown(house, sheet, room, needed, allowed, walls)


def beyond_sides(house: House, sheet: Sheet, room: int) -> int:
    """With "walls later", the squares beyond sides that need a wall and have none yet: the room must end there."""
    if not house.walls_later:
        return 0
    walled = house.layers(sheet).walled
    squares = 0
    for placed in sheet.pieces_in(room):
        for step, side in house.turned(placed).sides:
            if not walled[side] >> placed.anchor + step & 1:
                squares |= moved(1 << placed.anchor + step, side)
    return squares


def at_railing(house: House, room: int, area: int, allowed: int, walls: Walls) -> int | None:
    """The area with a way to the railing if the room must touch it; None if it cannot."""
    for rule in house.scenario.rules:
        if isinstance(rule, TouchRailing) and house.scenario.room(rule.room) == room:
            railing = mask_of(square for edge in house.scenario.railing for square, _ in sides_of(edge)) & allowed
            if not area & railing:
                link = _shortest(area, railing, allowed, walls)
                return None if link is None else area | link
    return area


def loose_walls(house: House, sheet: Sheet) -> Walls:
    """The walls that may run through a room that is not closed yet."""
    return Walls(sheet.marks.right, sheet.marks.below) | house.scenario.walls


def _can_close(house: House, sheet: Sheet, room: int, area: int) -> bool:
    if refuse_area(house, sheet, room, area):
        return False
    return next(doors_for(house, sheet, room, area), None) is not None


def joined(needed: int, allowed: int, walls: Walls) -> int | None:
    """A connected area of allowed squares that holds the needed ones, made by linking part to part the shortest way;
    None if they cannot be linked."""
    if needed & ~allowed:
        return None
    area = reach(needed & -needed, needed, walls)
    while needed & ~area:
        link = _shortest(area, needed & ~area, allowed, walls)
        if link is None:
            return None
        area = reach(area & -area, area | link | needed, walls)
    return area


def _shortest(start: int, goal: int, allowed: int, walls: Walls) -> int | None:
    """The squares of a shortest way from one area to another, both ends included."""
    waves = [start]
    reached = start
    while not reached & goal:
        fresh = one_step(waves[-1], walls) & allowed & ~reached
        if not fresh:
            return None
        waves.append(fresh)
        reached |= fresh
    here = waves[-1] & goal
    way = here = here & -here
    for wave in reversed(waves[:-1]):
        here = one_step(here, walls) & wave
        here &= -here
        way |= here
    return way


def one_step(mask: int, walls: Walls) -> int:
    """The squares one step from the mask, through no wall."""
    found = (mask & NOT_LAST & ~walls.right) << 1
    found |= (mask & NOT_FIRST & ~moved(walls.right, EAST)) >> 1
    found |= (mask & ~walls.below) << WIDTH & FULL
    found |= (mask & ~moved(walls.below, SOUTH)) >> WIDTH
    return found & ~mask


def _grown(house: House, sheet: Sheet, room: int, needed: int, allowed: int, walls: Walls) -> int | None:
    """The smallest area that holds the needed squares and leaves room for a door. A door that some area can have is
    found: the area is joined inside what is left when the square outside the door is taken away."""
    if room == house.scenario.named:
        whole = next((part for part in parts(allowed, walls) if not needed & ~part), None)
        return whole if whole and _can_close(house, sheet, room, whole) else None
    best: int | None = None
    largest = reach(needed & -needed, allowed, walls)
    if needed & ~largest:
        return None
    seen: set[tuple[int, int]] = set()
    for inner in squares_in(largest):
        for edge in border_of(1 << inner).edges():
            ends = [square for square, _ in sides_of(edge)]
            outer = ends[0] if ends[1] == inner else ends[1]
            if (inner, outer) in seen or needed >> outer & 1:
                continue
            seen.add((inner, outer))
            rest = allowed & ~(1 << outer)
            if reach(1 << inner, rest, walls) & needed != needed:
                continue
            area = joined(needed | 1 << inner, rest, walls)
            if area is not None:
                area = at_railing(house, room, area, rest, walls)
            if area is None or (best is not None and area.bit_count() >= best.bit_count()):
                continue
            if refuse_area(house, sheet, room, area) or not needs_door(house, room, area):
                continue
            if refuse_door(house, sheet, room, area, edge) is None:
                best = area
    return best


def can_be_closed(house: House, sheet: Sheet, room: int) -> bool:
    """Whether some outline with a door exists (R1: else a soft hint)."""
    return smallest_area(house, sheet, room) is not None


def grown_areas(house: House, sheet: Sheet, room: int, area: int) -> Iterator[int]:
    """The area with a square or a whole row of neighbours more, where that may be closed."""
    free = ~forbidden_squares(house, sheet, room) & house.scenario.inside
    near = around(area) & free
    for square in squares_in(near):
        grown = area | 1 << square
        if refuse_area(house, sheet, room, grown) is None:
            yield grown
    whole = area | near
    if near and refuse_area(house, sheet, room, whole) is None:
        yield whole
