"""Why a piece, a room or a mark may not be drawn: the first two levels of checks (rules page, sections 4 to 6, 8, 10).

Every function answers for one sheet; ``rules`` asks them in the order of the actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.game import Refusal
from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Marks, Place, Reason
from engine.games.room_to_move.furniture import PLANT, Piece
from engine.games.room_to_move.kinds import TouchRailing
from engine.games.room_to_move.sheet import House, Placed, Sheet
from engine.geometry.shapes import TURNS, Turned, anchors, turned
from engine.geometry.squares import (
    FULL,
    NO_WALLS,
    SQUARES,
    Walls,
    border_of,
    edge_of,
    inner_edges,
    is_edge,
    mask_of,
    neighbour,
    outer_sides,
    reach,
    sides_of,
    squares_in,
)

NOTHING: Final = 0


def squares_tuple(mask: int) -> tuple[int, ...]:
    """The squares of a mask, for a refusal."""
    return tuple(squares_in(mask & FULL))


# Pieces


def legal_anchors(house: House, sheet: Sheet, room: int, piece: Piece, turns: int, mirror: bool) -> int:
    """Every anchor where the piece may be drawn, as a mask: silent exactly where ``refuse_place`` is."""
    ground = house.ground(sheet, room, carpet=piece.is_carpet)
    return anchors(turned(piece.shape, turns, mirror), ground)


def refuse_place(house: House, sheet: Sheet, room: int, piece: Piece, place: Place) -> Refusal | None:
    """Why the piece may not be drawn there, with all offending squares or sides of the first reason (section 4)."""
    if not 0 <= place.turns < TURNS:
        return Refusal(Reason.TURNS_UNKNOWN, "9", numbers=(place.turns,))
    if place.mirror and not piece.mirrors:
        return Refusal(Reason.NO_MIRROR, "R34", pieces=(piece.index,))
    shape = turned(piece.shape, place.turns, place.mirror)
    if not 0 <= place.anchor < SQUARES or not shape.room >> place.anchor & 1:
        return Refusal(Reason.OFF_SHEET, "4", squares=(place.anchor,), pieces=(piece.index,))
    if legal_anchors(house, sheet, room, piece, place.turns, place.mirror) >> place.anchor & 1:
        return None
    return _why_not(house, sheet, room, piece, shape, place.anchor)


def _why_not(house: House, sheet: Sheet, room: int, piece: Piece, shape: Turned, anchor: int) -> Refusal:
    """The first reason against a place that is refused."""
    scenario, layers = house.scenario, house.layers(sheet)
    stands, walks = shape.at(anchor)
    both = stands | walks
    under = 0 if house.free_carpet and piece.is_carpet else both
    if piece.is_carpet:
        # A carpet lies where circulation may (R19).
        stands, walks = 0, both
    plants = shape.tagged_at(anchor, PLANT)
    doors = layers.door_outer | layers.front_inner
    foreign_walks = house.foreign(layers.circulation_of, room)
    foreign_stands = house.foreign(layers.furniture_of, room)
    named = room == scenario.named
    reasons = (
        (Reason.OUTSIDE, "4", both & ~scenario.inside),
        (Reason.ON_OBSTACLE, "4", both & scenario.obstacles),
        (Reason.IN_FINISHED_ROOM, "4", both & layers.finished),
        (Reason.ON_FURNITURE, "4", under & layers.furniture),
        (Reason.IN_OTHER_ROOM, "R1", both & (foreign_walks | foreign_stands)),
        (Reason.ON_CIRCULATION, "4", stands & layers.circulation_of[room]),
        (Reason.ON_CARPET, "4", 0 if house.free_carpet else stands & layers.carpet),
        (Reason.BESIDE_DOOR, "R2", (stands | (0 if named else walks)) & doors | stands & house.beside_given_doors),
        (Reason.ON_GIVEN_CIRCULATION, "R2", both & scenario.hallway_free | stands & scenario.free),
        (Reason.LOW_CEILING, "R3", walks & scenario.low),
        (Reason.PLANTS_ONLY, "R4", (walks | stands & ~plants) & scenario.plants_only),
        (Reason.MUST_STAY_FREE, "1.2", (both if piece.is_carpet else stands) & scenario.keep_free),
    )
    for code, rule, squares in reasons:
        if squares & FULL:
            return Refusal(code, rule, squares=squares_tuple(squares), pieces=(piece.index,))
    ground = house.ground(sheet, room, carpet=piece.is_carpet)
    crossed = tuple(
        edge
        for step, side in (*((s, 1) for s in shape.inner_right), *((s, 2) for s in shape.inner_below))
        if ground.walls.has(edge := 4 * (anchor + step) + side)
    )
    if crossed:
        return Refusal(Reason.CROSSES_WALL, "4", numbers=crossed, pieces=(piece.index,))
    missing = tuple(edge_of(anchor + s, side) for s, side in shape.sides if not ground.walled[side] >> anchor + s & 1)
    code = Reason.DOOR_IN_SIDE if house.walls_later else Reason.NEEDS_WALL
    return Refusal(code, "4", numbers=missing, pieces=(piece.index,))


def with_place(sheet: Sheet, room: int, piece: Piece, place: Place) -> Sheet:
    """The sheet with one more piece."""
    placed = Placed(piece.index, room, place.anchor, place.turns, place.mirror)
    return Sheet((*sheet.placed, placed), sheet.closed, sheet.left_open, sheet.marks, sheet.idea)


# Marks: loose walls, windows, front door


def refuse_marks(house: House, sheet: Sheet, marks: Marks) -> Refusal | None:
    """Why the marks may not be drawn on the sheet (section 6, R2, R10, R33, R36)."""
    return _refuse_walls(house, sheet, marks) or _refuse_front(house, sheet, marks) or _refuse_windows(house, marks)


def _refuse_walls(house: House, sheet: Sheet, marks: Marks) -> Refusal | None:
    inside = house.scenario.inside
    if min(marks.right, marks.below) < 0 or max(marks.right, marks.below) > FULL:
        return Refusal(Reason.WALL_OUTSIDE, "5")
    walls = Walls(marks.right, marks.below)
    beyond = walls.without(inner_edges(inside))
    if beyond != NO_WALLS:
        return Refusal(Reason.WALL_OUTSIDE, "5", numbers=tuple(beyond.edges()))
    layers = house.layers(sheet)
    blocked = Walls(walls.right & layers.door_walls.right, walls.below & layers.door_walls.below)
    if blocked != NO_WALLS:
        return Refusal(Reason.WALL_ON_DOOR, "5", numbers=tuple(blocked.edges()))
    for closed in sheet.closed:
        # Its round is over, or it is closed in this step and must be opened again first.
        within = inner_edges(closed.area) if closed else NO_WALLS
        changed = Walls(
            (walls.right ^ sheet.marks.right) & within.right, (walls.below ^ sheet.marks.below) & within.below
        )
        if changed != NO_WALLS:
            return Refusal(Reason.WALLS_FINAL, "R10", numbers=tuple(changed.edges()))
    for placed in sheet.placed:
        shape = house.turned(placed)
        right = sum(1 << placed.anchor + step for step in shape.inner_right)
        below = sum(1 << placed.anchor + step for step in shape.inner_below)
        crossing = Walls(walls.right & right, walls.below & below)
        if crossing != NO_WALLS:
            edges = tuple(crossing.edges())
            return Refusal(Reason.WALL_THROUGH_PIECE, "R33", pieces=(placed.piece,), numbers=edges)
    return None


def _refuse_front(house: House, sheet: Sheet, marks: Marks) -> Refusal | None:
    scenario, front = house.scenario, marks.front
    if list(front) != sorted(set(front)):
        return Refusal(Reason.MARKS_UNSORTED, "6", numbers=front)
    width = 2 if scenario.front_wide else 1
    if len(front) not in (0, width) or (not front and house.empty_sheet().marks.front):
        return Refusal(Reason.FRONT_COUNT, "6", numbers=(len(front), width))
    for edge in front:
        if not is_edge(edge) or edge not in scenario.outer:
            return Refusal(Reason.FRONT_NOT_OUTER, "6", numbers=(edge,))
        if scenario.front_places and edge not in scenario.front_places:
            return Refusal(Reason.FRONT_PLACE, "1.2", numbers=(edge,))
    if width == 2 and front and not _side_by_side(house, front):
        return Refusal(Reason.FRONT_COUNT, "1.2", numbers=(len(front), width))
    if front == sheet.marks.front:
        return None
    layers = house.layers(sheet)
    inner = mask_of(house.inner_side(edge)[0] for edge in front)
    sides = {edge for placed in sheet.placed for edge in house.turned(placed).sides_at(placed.anchor)}
    if sides & set(front):
        return Refusal(Reason.DOOR_IN_SIDE, "5", numbers=tuple(sorted(sides & set(front))))
    blocked = inner & (layers.furniture | house.not_walkable)
    if blocked:
        return Refusal(Reason.FRONT_BLOCKED, "6", squares=squares_tuple(blocked))
    if house.hallway:
        rooms, walks = layers.finished, layers.circulation
    else:
        closed = sheet.closed[scenario.named]
        area = closed.area if closed else 0
        if closed and inner & ~area:
            return Refusal(Reason.FRONT_ELSEWHERE, "R8", squares=squares_tuple(inner & ~area))
        rooms = layers.finished & ~area
        walks = house.foreign(layers.circulation_of, scenario.named)
    if inner & rooms:
        return Refusal(Reason.FRONT_IN_ROOM, "6", squares=squares_tuple(inner & rooms))
    if inner & walks:
        return Refusal(Reason.FRONT_BLOCKED, "R2", squares=squares_tuple(inner & walks))
    return None


def _side_by_side(house: House, front: tuple[int, ...]) -> bool:
    """Whether two sides make one straight stretch."""
    (one, side), (other, second) = (house.inner_side(edge) for edge in front)
    return side == second and other in (neighbour(one, (side + 1) % 4), neighbour(one, (side + 3) % 4))


def _refuse_windows(house: House, marks: Marks) -> Refusal | None:
    scenario, windows = house.scenario, marks.windows
    if list(windows) != sorted(set(windows)):
        return Refusal(Reason.MARKS_UNSORTED, "6", numbers=windows)
    doors = set(marks.front) | set(scenario.doors)
    given = sorted(doors.intersection(scenario.windows))
    if given:
        return Refusal(Reason.WINDOW_ON_DOOR, "6", numbers=tuple(given))
    for edge in windows:
        if not is_edge(edge) or edge not in scenario.outer:
            return Refusal(Reason.WINDOW_NOT_OUTER, "6", numbers=(edge,))
        if edge in doors:
            return Refusal(Reason.WINDOW_ON_DOOR, "6", numbers=(edge,))
        if edge in scenario.crossed:
            return Refusal(Reason.WINDOW_CROSSED, "1.2", numbers=(edge,))
    return None


# Closing a room


def needs_door(house: House, room: int, area: int) -> bool:
    """Whether the room must draw a door of its own: all but the named room and rooms with a given door (R8, R22)."""
    if room == house.scenario.named:
        return False
    border = border_of(area)
    return not any(border.has(edge) for edge in house.scenario.doors)


def needed_squares(house: House, sheet: Sheet, room: int) -> int:
    """The squares that the room must contain: its pieces with all their circulation."""
    layers = house.layers(sheet)
    return layers.furniture_of[room] | layers.circulation_of[room]


def forbidden_squares(house: House, sheet: Sheet, room: int) -> int:
    """The squares that the room may not contain (section 5, R1, R9): outside, finished rooms, what other rooms hold,
    the hallway that is given, squares outside doors of finished rooms, the front door of a hallway plan."""
    scenario, layers = house.scenario, house.layers(sheet)
    squares = ~scenario.inside | layers.finished | scenario.hallway_free
    squares |= house.foreign(layers.furniture_of, room) | house.foreign(layers.circulation_of, room)
    if room != scenario.named:
        squares |= layers.door_outer | layers.front_inner
    return squares & FULL


def refuse_area(house: House, sheet: Sheet, room: int, area: int) -> Refusal | None:
    """Why the squares cannot be the room, its door aside."""
    scenario, layers = house.scenario, house.layers(sheet)
    if area <= 0 or area & ~scenario.inside:
        return Refusal(Reason.AREA_OUTSIDE, "5", squares=squares_tuple(area & ~scenario.inside if area > 0 else 0))
    loose = Walls(sheet.marks.right, sheet.marks.below) | scenario.walls
    if reach(area & -area, area, loose.without(layers.door_walls)) != area:
        return Refusal(Reason.AREA_TORN, "5", squares=squares_tuple(area))
    missing = needed_squares(house, sheet, room) & ~area
    if missing:
        return Refusal(Reason.PIECE_CUT_OFF, "5", squares=squares_tuple(missing))
    taken = area & (
        layers.finished | house.foreign(layers.furniture_of, room) | house.foreign(layers.circulation_of, room)
    )
    if taken:
        return Refusal(Reason.AREA_TAKEN, "5", squares=squares_tuple(taken))
    if area & scenario.hallway_free:
        return Refusal(Reason.AREA_HALLWAY, "1.2", squares=squares_tuple(area & scenario.hallway_free))
    if room == scenario.named:
        if layers.front_inner & ~area:
            return Refusal(Reason.FRONT_ELSEWHERE, "R8", squares=squares_tuple(layers.front_inner & ~area))
        if layers.door_outer & ~area:
            return Refusal(Reason.DOORS_ELSEWHERE, "R8", squares=squares_tuple(layers.door_outer & ~area))
    else:
        if area & layers.front_inner:
            return Refusal(Reason.FRONT_INSIDE, "R9", squares=squares_tuple(area & layers.front_inner))
        if area & layers.door_outer:
            return Refusal(Reason.SWALLOWS_DOOR, "R9", squares=squares_tuple(area & layers.door_outer))
    return _refuse_railing(house, room, area) or _refuse_sides(house, sheet, room, area)


def _refuse_railing(house: House, room: int, area: int) -> Refusal | None:
    for rule in house.scenario.rules:
        if isinstance(rule, TouchRailing) and house.scenario.room(rule.room) == room:
            touches = any(area >> square & 1 for edge in house.scenario.railing for square, _ in sides_of(edge))
            if not touches:
                return Refusal(Reason.NO_RAILING, "1.2", numbers=house.scenario.railing)
    return None


def _refuse_sides(house: House, sheet: Sheet, room: int, area: int) -> Refusal | None:
    """With "walls later", the sides that pieces need must be walls once the room is closed (section 4)."""
    if not house.walls_later:
        return None
    walled = house.layers(sheet).walled
    border = outer_sides(area)
    for placed in sheet.pieces_in(room):
        shape = house.turned(placed)
        missing = tuple(
            edge_of(placed.anchor + step, side)
            for step, side in shape.sides
            if not (walled[side] | border[side]) >> placed.anchor + step & 1
        )
        if missing:
            return Refusal(Reason.NEEDS_WALL, "4", pieces=(placed.piece,), numbers=missing)
    return None


def refuse_door(house: House, sheet: Sheet, room: int, area: int, door: int) -> Refusal | None:
    """Why the edge cannot be the door of the room (section 5, R1a, R2, R8, R23).

    The circulation of the room itself lies in its area, so that the square outside cannot hold any of it. A side that
    needs a wall belongs to a square with furniture, which blocks the door by itself.
    """
    scenario, layers = house.scenario, house.layers(sheet)
    ends = sides_of(door) if is_edge(door) else ()
    if len(ends) != 2 or not border_of(area).has(door):
        return Refusal(Reason.DOOR_NOT_ON_BORDER, "5", numbers=(door,))
    (one, _), (other, _) = ends
    inner, outer = (one, other) if area >> one & 1 else (other, one)
    if not scenario.inside >> outer & 1:
        return Refusal(Reason.DOOR_OUTSIDE, "5", squares=(outer,), numbers=(door,))
    if scenario.walls.has(door):
        return Refusal(Reason.DOOR_IN_GIVEN_WALL, "5", numbers=(door,))
    stands = layers.furniture | scenario.obstacles | scenario.low | scenario.plants_only
    blocked = stands & (1 << inner | 1 << outer)
    if blocked:
        return Refusal(Reason.DOOR_BLOCKED, "5", squares=squares_tuple(blocked), numbers=(door,))
    closed = sheet.closed[scenario.named] if scenario.named >= 0 else None
    finished = layers.finished & ~(closed.area if closed else 0)
    if finished >> outer & 1 or (closed and not closed.area >> outer & 1):
        return Refusal(Reason.DOOR_INTO_ROOM, "5" if closed is None else "R8", squares=(outer,), numbers=(door,))
    return None


def refuse_closing(house: House, sheet: Sheet, room: int, action: CloseRoom) -> Refusal | None:
    """Why the room cannot be closed like this; ``incomplete`` if only area or door is missing."""
    area, door = action.area, action.door
    if area is None:
        return Refusal(Reason.INCOMPLETE, "R0")
    refusal = refuse_area(house, sheet, room, area)
    if refusal:
        return refusal
    if not needs_door(house, room, area):
        if door not in (None, NO_DOOR):
            return Refusal(Reason.NEEDS_NO_DOOR, "R8", numbers=(door,))
        return None if door == NO_DOOR else Refusal(Reason.INCOMPLETE, "R0")
    if door is None:
        return Refusal(Reason.INCOMPLETE, "R0")
    if door == NO_DOOR:
        return Refusal(Reason.NO_DOOR_DRAWN, "5")
    return refuse_door(house, sheet, room, area, door)


def doors_for(house: House, sheet: Sheet, room: int, area: int) -> Iterator[int]:
    """Every legal door of an area, rising; ``NO_DOOR`` alone where the room draws none."""
    if not needs_door(house, room, area):
        yield NO_DOOR
        return
    for edge in border_of(area).edges():
        if refuse_door(house, sheet, room, area, edge) is None:
            yield edge
