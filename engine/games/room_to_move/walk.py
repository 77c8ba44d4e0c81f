"""The walk from the front door: which rooms and pieces are reached and count (rules page, sections 6, 7; the third
level of checks)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.games.room_to_move.actions import NO_DOOR
from engine.games.room_to_move.sheet import House, Placed, Sheet
from engine.geometry.squares import Walls, mask_of, reach, sides_of

NOT_DRAWN: Final = -3
"""Points of a room in which nothing was drawn (section 7)."""


class Walk(msgspec.Struct, frozen=True):
    """What the walk finds. ``reached`` are the squares that can be walked to; per room whether it ``finished``, whether
    it is entered (``rooms``), its ``areas``; per piece in the order of the sheet whether it ``counts`` and the
    circulation squares of it that are ``missed``; ``hallway`` the unused squares joined to the front door."""

    reached: int
    floor: int
    walls: Walls
    areas: tuple[int, ...]
    rooms: tuple[bool, ...]
    counts: tuple[bool, ...]
    missed: tuple[int, ...]
    hallway: int

    def counting(self, sheet: Sheet) -> tuple[Placed, ...]:
        """The pieces that count."""
        return tuple(placed for placed, counts in zip(sheet.placed, self.counts, strict=True) if counts)


def walk(house: House, sheet: Sheet) -> Walk:
    """Walks the sheet from its front door."""
    scenario, layers = house.scenario, house.layers(sheet)
    floor = scenario.inside & ~(layers.furniture | house.not_walkable)
    reached = walked(layers.front_inner, floor, layers.walls, scenario.stairs)
    areas = tuple(closed.area if closed else 0 for closed in sheet.closed)
    rooms = tuple(bool(area & reached) for area in areas)
    counts, missed = [], []
    for placed in sheet.placed:
        stands, walks = house.squares(placed)
        if house.piece(placed).is_carpet:
            # Its squares are walked over (R19); with free carpets some may lie under furniture.
            walks = stands & ~layers.furniture if house.free_carpet else stands
        lost = walks & ~reached
        missed.append(lost)
        counts.append(rooms[placed.room] and not lost)
    hallway = 0
    if house.hallway:
        unused = scenario.inside & ~layers.finished & floor
        hallway = walked(layers.front_inner, unused, layers.walls, scenario.stairs)
    return Walk(reached, floor, layers.walls, areas, rooms, tuple(counts), tuple(missed), hallway)


def walked(start: int, floor: int, walls: Walls, stairs: tuple[tuple[int, int], ...]) -> int:
    """The squares that can be walked to; the two ends of stairs count as neighbours."""
    reached = reach(start, floor, walls)
    while True:
        joined = 0
        for one, other in stairs:
            ends = 1 << one | 1 << other
            if reached & ends and ends & floor & ~reached:
                joined |= ends & floor
        if not joined:
            return reached
        reached |= reach(joined, floor, walls)


def points_of_piece(house: House, placed: Placed) -> int:
    """A point per furniture square; carpets score nothing."""
    piece = house.piece(placed)
    return 0 if piece.is_carpet else len(piece.shape.furniture)


def is_empty(sheet: Sheet, room: int) -> bool:
    """Whether nothing was drawn for the room (R19, R20)."""
    return not sheet.pieces_in(room)


def room_points(house: House, sheet: Sheet, room: int) -> int:
    """The points of a room: counting furniture squares, or -3 if nothing was drawn (section 7)."""
    if is_empty(sheet, room):
        return NOT_DRAWN
    found = walk(house, sheet)
    pieces = zip(sheet.placed, found.counts, strict=True)
    return sum(points_of_piece(house, placed) for placed, counts in pieces if counts and placed.room == room)


def passable_doors(house: House, sheet: Sheet) -> tuple[int, ...]:
    """The doors of rooms with both sides reached."""
    found = walk(house, sheet)
    doors = {closed.door for closed in sheet.closed if closed and closed.door != NO_DOOR}
    doors |= set(house.scenario.doors) | {ready.door for ready in house.scenario.ready}
    return tuple(
        door
        for door in sorted(doors)
        if len(sides_of(door)) == 2 and not mask_of(square for square, _ in sides_of(door)) & ~found.reached
    )
