"""The sheet of one seat, and the layers that its rules read: who stands where, which squares are free, where walls
run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from engine.games.room_to_move.actions import NO_DOOR, Idea, Marks
from engine.games.room_to_move.facts import FREE, ON
from engine.games.room_to_move.furniture import PLANT, Furniture, Piece
from engine.games.room_to_move.scenario import Scenario
from engine.geometry.shapes import Ground, Turned, turned
from engine.geometry.squares import SIDES, Walls, border_of, mask_of, outer_sides, sides_of, walls_of


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules: the ``scenario`` by number, ``walls_later`` (a needed wall side may be drawn until the
    room is closed), ``carpet`` ("strict": nothing stands on carpets; "free")."""

    scenario: str = "00"
    walls_later: str = "off"
    carpet: str = "strict"


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece on a sheet: index in the catalogue, room, anchor, quarter turns, mirrored."""

    piece: int
    room: int
    anchor: int
    turns: int = 0
    mirror: bool = False


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished room: its squares, and its own door (``NO_DOOR``: none)."""

    area: int
    door: int = NO_DOOR


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has drawn: pieces in their order, per room how it was closed (None: not), rooms left open, loose
    walls and so on in ``marks``, and what the bright idea was used for."""

    placed: tuple[Placed, ...] = ()
    closed: tuple[Closed | None, ...] = ()
    left_open: tuple[int, ...] = ()
    marks: Marks = Marks()
    idea: Idea = Idea.NONE

    def pieces_in(self, room: int) -> tuple[Placed, ...]:
        """The pieces of a room."""
        return tuple(placed for placed in self.placed if placed.room == room)


class Layers(msgspec.Struct, frozen=True):
    """A sheet as masks.

    ``furniture`` without carpets, ``carpet``, ``circulation`` with carpets and per room in ``circulation_of``,
    ``furniture_of`` per room with carpets; ``finished`` the squares of finished and ready rooms; ``taken_of`` per room
    the squares that other rooms hold; ``doors`` all doors of rooms as edges, given ones included; ``door_outer`` the
    squares outside the doors of finished rooms; ``front`` the front door and ``front_inner`` the squares inside it;
    ``walls`` everything that stops a walker between two squares, ``door_walls`` the doors, which no piece may cross
    either; ``walled`` per side the squares with a wall that counts for pieces.
    """

    furniture: int
    carpet: int
    circulation: int
    circulation_of: tuple[int, ...]
    furniture_of: tuple[int, ...]
    finished: int
    doors: frozenset[int]
    door_outer: int
    front: tuple[int, ...]
    front_inner: int
    walls: Walls
    door_walls: Walls
    walled: tuple[int, int, int, int]


CACHED: Final = 1024


class House:
    """A scenario with its furniture and the options of a match: what sheets are judged by. Layers are kept for sheets
    seen lately; results never depend on that."""

    def __init__(self, scenario: Scenario, furniture: Furniture, options: Options) -> None:
        self.scenario = scenario
        self.furniture = furniture
        self.options = options
        self.hallway = scenario.named < 0
        self.walls_later = options.walls_later == ON
        self.free_carpet = options.carpet == FREE
        self.beside_given_doors = mask_of(square for edge in scenario.doors for square, _ in sides_of(edge))
        self.not_walkable = scenario.obstacles | scenario.low | scenario.plants_only
        self.layers = lru_cache(maxsize=CACHED)(self._layers)

    def piece(self, placed: Placed) -> Piece:
        """The piece of the catalogue."""
        return self.furniture.pieces[placed.piece]

    def turned(self, placed: Placed) -> Turned:
        """The piece as it lies."""
        return turned(self.furniture.pieces[placed.piece].shape, placed.turns, placed.mirror)

    def squares(self, placed: Placed) -> tuple[int, int]:
        """Furniture and circulation squares of a piece on a sheet; a carpet's squares are its furniture squares."""
        return self.turned(placed).at(placed.anchor)

    def empty_sheet(self) -> Sheet:
        """The sheet of a seat at the start, with the windows and the front door of the plan."""
        places = self.scenario.front_places
        fixed = len(places) == (2 if self.scenario.front_wide else 1)
        marks = Marks(windows=self.scenario.windows, front=tuple(sorted(places)) if fixed else ())
        return Sheet(closed=(None,) * len(self.scenario.rooms), marks=marks)

    def _layers(self, sheet: Sheet) -> Layers:
        scenario = self.scenario
        rooms = len(scenario.rooms)
        furniture = carpet = circulation = 0
        circulation_of, furniture_of = [0] * rooms, [0] * rooms
        for placed in sheet.placed:
            stands, walks = self.squares(placed)
            furniture_of[placed.room] |= stands
            if self.piece(placed).is_carpet:
                carpet |= stands
                circulation |= stands
            else:
                furniture |= stands
                circulation |= walks
                circulation_of[placed.room] |= walks
        finished = 0
        walls = Walls(sheet.marks.right, sheet.marks.below) | scenario.walls
        counting = scenario.walls
        doors = set(scenario.doors)
        outer = 0
        for area, door, stands in self._rooms(sheet):
            finished |= area
            furniture |= stands
            border = border_of(area)
            walls |= border
            counting |= border
            if door != NO_DOOR:
                doors.add(door)
                outer |= mask_of(square for square, _ in sides_of(door)) & ~area
        openings = walls_of(doors)
        counting = counting.without(openings)
        plain = outer_sides(scenario.inside)
        solid = [plain[side] | counting.at(side) for side in SIDES]
        for edge in sheet.marks.front:
            square, side = self.inner_side(edge)
            solid[side] &= ~(1 << square)
        return Layers(
            furniture,
            carpet,
            circulation,
            tuple(circulation_of),
            tuple(furniture_of),
            finished,
            frozenset(doors),
            outer,
            sheet.marks.front,
            mask_of(self.inner_side(edge)[0] for edge in sheet.marks.front),
            walls.without(openings),
            openings,
            (solid[0], solid[1], solid[2], solid[3]),
        )

    def _rooms(self, sheet: Sheet) -> Iterable[tuple[int, int, int]]:
        """Area, door and printed furniture of every finished room."""
        for closed in sheet.closed:
            if closed is not None:
                yield closed.area, closed.door, 0
        for ready in self.scenario.ready:
            yield ready.area, ready.door, ready.furniture

    def inner_side(self, edge: int) -> tuple[int, int]:
        """The square inside the house at an edge of its outer wall, and its side. Raises ValueError for others."""
        for square, side in sides_of(edge):
            if self.scenario.inside >> square & 1:
                return square, side
        raise ValueError(f"{edge} is no edge of the house")

    def ground(self, sheet: Sheet, room: int, *, carpet: bool) -> Ground:
        """Where a piece, or a carpet, may lie for the room (section 4, R1 to R4, R19, R33). The squares of a carpet are
        its furniture squares, but they lie where circulation may."""
        scenario, layers = self.scenario, self.layers(sheet)
        foreign = self.foreign(layers.circulation_of, room) | self.foreign(layers.furniture_of, room)
        there = scenario.inside & ~(scenario.obstacles | layers.finished | scenario.hallway_free | foreign)
        doors = layers.door_outer | layers.front_inner
        # Without a hallway doors open into the named room: its circulation may lie before them (R2).
        walks = there & ~self.not_walkable & ~(0 if room == scenario.named else doors)
        if carpet:
            stands = walks & ~scenario.keep_free
            if not self.free_carpet:
                stands &= ~layers.furniture
            reserved = 0
        else:
            own_walks = layers.circulation_of[room]
            stands = there & ~(layers.furniture | own_walks | doors | scenario.free | scenario.keep_free)
            # Given doors serve both sides (R22).
            stands &= ~self.beside_given_doors
            if not self.free_carpet:
                stands &= ~layers.carpet
            reserved = scenario.plants_only
        walls = Walls(layers.walls.right | layers.door_walls.right, layers.walls.below | layers.door_walls.below)
        walled = self._without_doors(layers) if self.walls_later else layers.walled
        return Ground(stands, walks & ~layers.furniture, walled, walls, reserved, PLANT)

    def _without_doors(self, layers: Layers) -> tuple[int, int, int, int]:
        """Per side every square whose side is no door: with "walls later" only doors are in the way."""
        free = [~layers.door_walls.at(side) for side in SIDES]
        for edge in layers.front:
            square, side = self.inner_side(edge)
            free[side] &= ~(1 << square)
        return free[0], free[1], free[2], free[3]

    @staticmethod
    def foreign(per_room: tuple[int, ...], room: int) -> int:
        """The squares that the other rooms have."""
        mask = 0
        for other, squares in enumerate(per_room):
            if other != room:
                mask |= squares
        return mask
