"""What every kind of bonus is worth on a sheet, and what is missing (rules page, 1.2, section 7, R4 to R6, R11, R13,
R24 to R31)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from engine.games.room_to_move.actions import NO_DOOR
from engine.games.room_to_move.kinds import (
    Beside,
    BonusKind,
    Cards,
    CirculationAt,
    Complete,
    Count,
    Covers,
    Distance,
    Doors,
    FreeAround,
    Rectangular,
    Seats,
    Size,
    Tagged,
    Target,
    TouchesRailing,
    TouchesRoom,
    TouchesWall,
    WindowFaces,
    WindowSees,
)
from engine.games.room_to_move.outline import one_step
from engine.games.room_to_move.reading import SIDE_LETTERS
from engine.games.room_to_move.sheet import House, Placed, Sheet
from engine.games.room_to_move.walk import Walk, passable_doors, walk
from engine.geometry.squares import (
    NOWHERE,
    SIDES,
    Walls,
    border_of,
    is_rectangle,
    mask_of,
    moved,
    neighbour,
    outer_sides,
    ring,
    sides_of,
    squares_in,
    steps_between,
)


class Worth(msgspec.Struct, frozen=True):
    """What a bonus gives: ``count`` things at ``each`` points, the ``squares`` that make it so, and a stable code of
    what is ``missing`` with numbers (empty once it is fulfilled; a bonus per thing misses nothing)."""

    count: int
    each: int
    squares: int = 0
    missing: str = ""
    numbers: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """Count times points (section 1.2)."""
        return self.count * self.each


class Scene:
    """A sheet with its walk, as bonuses look at it."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.house, self.sheet = house, sheet
        self.walk: Walk = walk(house, sheet)
        self.counting = self.walk.counting(sheet)

    def stands(self, placed: Placed) -> int:
        """The furniture squares of a piece."""
        return self.house.squares(placed)[0]

    def area(self, room: str) -> int:
        """The squares of a room that is finished and reached, else 0 (R11)."""
        place = self.house.scenario.room(room)
        return self.walk.areas[place] if self.walk.rooms[place] else 0

    def pieces(self, numbers: Iterable[int] = (), room: str = "", zone: str = "") -> tuple[Placed, ...]:
        """Counting pieces of these numbers (any: ()), in the room, wholly in the zone (R25)."""
        wanted = tuple(numbers)
        place = self.house.scenario.room(room) if room else -1
        within = self.house.scenario.zones[zone] if zone else -1
        return tuple(
            placed
            for placed in self.counting
            if (not wanted or self.house.piece(placed).number in wanted)
            and place in (-1, placed.room)
            and not self.stands(placed) & ~within
        )

    def tagged(self, placed: Placed, tag: str) -> int:
        """The furniture squares of a piece with the tag."""
        return self.house.turned(placed).tagged_at(placed.anchor, tag)

    def squares_of(self, pieces: Iterable[Placed]) -> int:
        """The furniture squares of pieces."""
        mask = 0
        for placed in pieces:
            mask |= self.stands(placed)
        return mask

    def windows(self, room: str = "") -> tuple[tuple[int, int], ...]:
        """The windows of a finished, reached room (of any room: "") as (square, side)."""
        areas = [self.area(room)] if room else [self.area(one.id) for one in self.house.scenario.rooms]
        return tuple((square, side) for square, side in self.all_windows() if any(area >> square & 1 for area in areas))

    def all_windows(self) -> tuple[tuple[int, int], ...]:
        """All windows, those of hallway and dead squares and those of the plan included, as (square, side)."""
        windows = {*self.sheet.marks.windows, *self.house.scenario.windows}
        return tuple(self.house.inner_side(edge) for edge in sorted(windows))

    def circulation(self) -> int:
        """Circulation that bonuses count (R29): given circulation that is reached, carpets and counting pieces."""
        mask = (self.house.scenario.free | self.house.scenario.hallway_free) & self.walk.reached
        for placed in self.counting:
            stands, walks = self.house.squares(placed)
            mask |= stands if self.house.piece(placed).is_carpet else walks
        return mask


def worth_of(house: House, sheet: Sheet, bonus: BonusKind) -> Worth:
    """What the bonus is worth on the sheet as it stands."""
    return _KINDS[type(bonus)](Scene(house, sheet), bonus)


def _once(bonus: Any, holds: bool, squares: int = 0, missing: str = "", numbers: tuple[int, ...] = ()) -> Worth:
    return Worth(1, bonus.points, squares) if holds else Worth(0, bonus.points, squares, missing, numbers)


def _counted(bonus: Any, count: int, squares: int, missing: str) -> Worth:
    """Points for each, or once from ``at_least`` on."""
    if not bonus.at_least:
        return Worth(count, bonus.points, squares)
    return _once(bonus, count >= bonus.at_least, squares, missing, (count, bonus.at_least))


def _complete(scene: Scene, bonus: Complete) -> Worth:
    place = scene.house.scenario.room(bonus.room)
    room = scene.house.scenario.rooms[place]
    pieces = scene.pieces(room=bonus.room)
    lacking = []
    for number, tokens in room.cards:
        own = sum(scene.house.piece(placed).number == number for placed in pieces)
        if own < tokens:
            lacking.append(number)
    return _once(bonus, not lacking, scene.squares_of(pieces), "pieces", tuple(lacking))


def _cards(scene: Scene, bonus: Cards) -> Worth:
    pieces = scene.pieces(bonus.numbers, bonus.room)
    there = {scene.house.piece(placed).number for placed in pieces}
    lacking = tuple(number for number in bonus.numbers if number not in there)
    return _once(bonus, not lacking, scene.squares_of(pieces), "pieces", lacking)


def _count(scene: Scene, bonus: Count) -> Worth:
    pieces = scene.pieces(bonus.numbers, bonus.room, bonus.zone)
    return _counted(bonus, len(pieces), scene.squares_of(pieces), "more_pieces")


def _tagged(scene: Scene, bonus: Tagged) -> Worth:
    within = scene.house.scenario.zones[bonus.zone] if bonus.zone else -1
    squares = 0
    for placed in scene.pieces(room=bonus.room):
        squares |= scene.tagged(placed, bonus.tag_name) & within
    return _counted(bonus, squares.bit_count(), squares, "more_things")


def _seats(scene: Scene, bonus: Seats) -> Worth:
    pieces = [p for p in scene.pieces(room=bonus.room, zone=bonus.zone) if scene.house.piece(p).seats]
    seats = sum(scene.house.piece(placed).seats for placed in pieces)
    return _counted(bonus, seats, scene.squares_of(pieces), "more_seats")


# Distances


def _ends(scene: Scene, target: Target) -> list[tuple[int, bool]]:
    """Where a target is: furniture squares, or squares on both sides of a door; and whether it is a door."""
    if target.number:
        return [(scene.stands(placed), False) for placed in scene.pieces((target.number,))]
    scenario = scene.house.scenario
    edges: tuple[int, ...] = scene.sheet.marks.front
    if not target.front:
        room = scenario.room(target.room)
        closed = scene.sheet.closed[room]
        if closed is None:
            return []
        if closed.door != NO_DOOR:
            edges = (closed.door,)
        elif room != scenario.named:
            border = border_of(closed.area)
            edges = tuple(edge for edge in scenario.doors if border.has(edge))
    inside = scenario.inside
    return [(mask_of(s for s, _ in sides_of(edge)) & inside, True) for edge in edges]


def distance(scene: Scene, one: tuple[int, bool], other: tuple[int, bool]) -> int:
    """Empty squares of the shortest walk between two targets, -1 if there is none (section 6, R5). A door counts the
    square on its nearer side, which is empty; between two doors it is the steps from one to the other."""
    (start, start_door), (goal, goal_door) = one, other
    steps = _steps(scene, start, goal)
    return steps if steps < 0 or start_door or goal_door else max(0, steps - 1)


def _steps(scene: Scene, start: int, goal: int) -> int:
    """The least number of steps between two areas over the floor, stairs included; -1 if there is no way."""
    floor, walls = scene.walk.floor, scene.walk.walls
    stairs = [1 << a | 1 << b for a, b in scene.house.scenario.stairs if floor >> a & 1 and floor >> b & 1]
    if not stairs:
        return steps_between(start, goal, floor, walls)
    reached = fresh = start
    steps = 0
    while fresh:
        if fresh & goal:
            return steps
        grown = one_step(fresh, walls)
        for ends in stairs:
            if fresh & ends:
                grown |= ends
        fresh = grown & (floor | goal) & ~reached
        reached |= fresh
        steps += 1
    return -1


def _distance(scene: Scene, bonus: Distance) -> Worth:
    ones, others = _ends(scene, bonus.one), _ends(scene, bonus.other)
    if not ones or not others:
        return Worth(0, bonus.points, 0, "no_target")
    squares = 0
    for mask, _ in (*ones, *others):
        squares |= mask
    same = bonus.one == bonus.other
    table = [
        [distance(scene, one, other) for k, other in enumerate(others) if not (same and j == k)]
        for j, one in enumerate(ones)
    ]
    every = [far for row in table for far in row]
    if not every:
        return Worth(0, bonus.points, 0, "no_target")
    if bonus.at_least >= 0:
        return _once(bonus, min(every) >= bonus.at_least, squares, "too_near", (min(every), bonus.at_least))
    near = [any(0 <= far <= bonus.at_most for far in row) for row in table]
    if bonus.per:
        return Worth(sum(near), bonus.points, squares)
    least = min((far for far in every if far >= 0), default=-1)
    return _once(bonus, any(near), squares, "too_far", (least, bonus.at_most))


# Windows


def _window_faces(scene: Scene, bonus: WindowFaces) -> Worth:
    side = SIDE_LETTERS[bonus.side]
    found = [square for square, own in scene.windows(bonus.room) if own == side]
    return _once(bonus, bool(found), mask_of(found), "no_window")


def sees(house: House, square: int, side: int) -> frozenset[str]:
    """The kinds of things that a window sees: square by square outwards, until a part of the house is met (section 6,
    R21, R30)."""
    things: set[str] = set()
    here = neighbour(square, side)
    while here != NOWHERE and not house.scenario.inside >> here & 1:
        things.update(kind for kind, mask in house.scenario.outside if mask >> here & 1)
        here = neighbour(here, side)
    return frozenset(things)


def _window_sees(scene: Scene, bonus: WindowSees) -> Worth:
    rooms = [bonus.room] if bonus.room else [room.id for room in scene.house.scenario.rooms]
    seeing, squares = 0, 0
    for room in rooms:
        found = [square for square, side in scene.windows(room) if bonus.thing in sees(scene.house, square, side)]
        seeing += bool(found)
        squares |= mask_of(found)
    if bonus.per:
        return Worth(seeing, bonus.points, squares)
    return _once(bonus, seeing > 0, squares, "no_window")


# Rooms


def _size(scene: Scene, bonus: Size) -> Worth:
    area = scene.area(bonus.room)
    size = area.bit_count()
    if not area:
        return Worth(0, bonus.points, 0, "no_room")
    if bonus.larger_than:
        other = scene.area(bonus.larger_than).bit_count()
        holds = bool(other) and size > other
        return _once(bonus, holds, area, "too_small" if other else "no_room", (size, other + 1))
    if bonus.exactly:
        return _once(bonus, size == bonus.exactly, area, "other_size", (size, bonus.exactly))
    if bonus.at_most:
        return _once(bonus, size <= bonus.at_most, area, "too_large", (size, bonus.at_most))
    return _once(bonus, size >= bonus.at_least, area, "too_small", (size, bonus.at_least))


def _rectangular(scene: Scene, bonus: Rectangular) -> Worth:
    area = scene.area(bonus.room)
    if not area:
        return Worth(0, bonus.points, 0, "no_room")
    holds = is_rectangle(area)
    if bonus.square:
        columns = {square % 16 for square in squares_in(area)}
        rows = {square // 16 for square in squares_in(area)}
        holds = holds and len(columns) == len(rows)
    return _once(bonus, holds, area, "other_shape")


def _touches_wall(scene: Scene, bonus: TouchesWall) -> Worth:
    area = scene.area(bonus.room)
    if not area:
        return Worth(0, bonus.points, 0, "no_room")
    touching = area & outer_sides(scene.house.scenario.inside)[SIDE_LETTERS[bonus.side]]
    return _once(bonus, bool(touching) != bonus.avoid, touching or area, "touches" if bonus.avoid else "touches_not")


def _touches_room(scene: Scene, bonus: TouchesRoom) -> Worth:
    area, other = scene.area(bonus.room), scene.area(bonus.other)
    if not area or not other:
        return Worth(0, bonus.points, 0, "no_room")
    near = other | moved(other, 0) | moved(other, 1) | moved(other, 2) | moved(other, 3)
    touching = area & near
    return _once(bonus, bool(touching) != bonus.avoid, touching or area, "touches" if bonus.avoid else "touches_not")


def _touches_railing(scene: Scene, bonus: TouchesRailing) -> Worth:
    area = scene.area(bonus.room)
    railing = mask_of(square for edge in scene.house.scenario.railing for square, _ in sides_of(edge))
    return _once(bonus, bool(area & railing), area & railing or area, "touches_not" if area else "no_room")


# Pieces beside things, marks, circulation


def beside(one: int, other: int, walls: Walls) -> bool:
    """Whether two sets of squares share an edge without a wall (R13)."""
    return any(moved(one & ~walls.at(side), side) & other for side in SIDES)


def _beside(scene: Scene, bonus: Beside) -> Worth:
    walls = scene.walk.walls
    count = squares = 0
    things = 0
    for place, thing in enumerate(scene.house.scenario.file.obstacles):
        if thing.kind == bonus.thing:
            things |= scene.house.scenario.obstacle_masks[place]
    for placed in scene.pieces(bonus.numbers):
        own = scene.tagged(placed, bonus.tag_name) if bonus.tag_name else scene.stands(placed)
        others = [scene.stands(other) for other in scene.pieces(bonus.others) if other is not placed]
        near = others if bonus.others else [things]
        if own and any(beside(own, mask, walls) for mask in near if mask):
            count += 1
            squares |= own
    return Worth(count, bonus.points, squares)


def _covers(scene: Scene, bonus: Covers) -> Worth:
    stands = scene.squares_of(scene.pieces(bonus.numbers))
    marks = mask_of(scene.house.scenario.marks[letter] for letter in bonus.marks)
    return Worth((stands & marks).bit_count(), bonus.points, stands & marks)


def _circulation_at(scene: Scene, bonus: CirculationAt) -> Worth:
    circulation = scene.circulation()
    if bonus.room:
        circulation &= scene.area(bonus.room)
    if bonus.place == "window":
        squares = mask_of(square for square, _ in scene.all_windows())
        found = circulation & squares
        return Worth(found.bit_count(), bonus.points, found)
    if bonus.place == "outer_wall":
        walls = outer_sides(scene.house.scenario.inside)
        squares = 0
        for side in SIDES:
            if not bonus.side or side == SIDE_LETTERS[bonus.side]:
                squares |= walls[side]
        found = circulation & squares
        return Worth(found.bit_count(), bonus.points, found)
    count = found = 0
    for area, entered in zip(scene.walk.areas, scene.walk.rooms, strict=True):
        if not entered:
            continue
        sides = outer_sides(area)
        for side in SIDES:
            corners = circulation & sides[side] & sides[(side + 1) % 4]
            count += corners.bit_count()
            found |= corners
    return Worth(count, bonus.points, found)


def _free_around(scene: Scene, bonus: FreeAround) -> Worth:
    scenario = scene.house.scenario
    free = 0
    for tree in scenario.trees:
        free |= ring(tree)
    free &= scenario.inside & ~scenario.obstacles & ~scene.house.layers(scene.sheet).furniture
    return Worth(free.bit_count(), bonus.points, free)


def _doors(scene: Scene, bonus: Doors) -> Worth:
    doors = passable_doors(scene.house, scene.sheet)
    squares = mask_of(square for door in doors for square, _ in sides_of(door))
    return Worth(len(doors), bonus.points, squares)


_KINDS: Final[dict[type, Callable[[Scene, Any], Worth]]] = {
    Complete: _complete,
    Cards: _cards,
    Count: _count,
    Tagged: _tagged,
    Seats: _seats,
    Distance: _distance,
    WindowFaces: _window_faces,
    WindowSees: _window_sees,
    Size: _size,
    Rectangular: _rectangular,
    TouchesWall: _touches_wall,
    TouchesRoom: _touches_room,
    TouchesRailing: _touches_railing,
    Beside: _beside,
    Covers: _covers,
    CirculationAt: _circulation_at,
    FreeAround: _free_around,
    Doors: _doors,
}
