"""The referee: plane geometry's own opinion of placements, closings and walks (rules page, section 9).

Pieces are polygons here, walls lines, and nothing asks the masks of ``legal``, ``walk`` or the layers of a sheet, so
that their agreement means something. Importing it loads shapely, so import it where it is first used. What it finds
decides nothing in a match: a disagreement is reported, the move stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, DrawCard, Finish, Place
from engine.games.room_to_move.asking import piece_of, with_marks
from engine.games.room_to_move.furniture import PLANT, Piece
from engine.games.room_to_move.kinds import TouchRailing
from engine.games.room_to_move.legal import with_place
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import House, Placed, Sheet
from engine.games.room_to_move.view import Seen
from engine.games.room_to_move.walk import walk
from engine.geometry import planar
from engine.geometry.planar import Footprints, Geometries, Geometry
from engine.geometry.shapes import TURNS
from engine.geometry.squares import FULL, SQUARES, Walls, is_edge, mask_of


class Reached(msgspec.Struct, frozen=True):
    """What a walk finds: the squares ``reached``, per room whether it is entered, per piece whether it counts."""

    reached: int
    rooms: tuple[bool, ...]
    counts: tuple[bool, ...]


class Disagreement(msgspec.Struct, frozen=True):
    """The referee finds other than the masks: ``what`` was judged, and the sheet before it."""

    what: str
    sheet: Sheet
    room: int = -1
    place: Place | None = None
    closing: CloseRoom | None = None


PLACING: Final = "place"
CLOSING: Final = "close"
WALKING: Final = "walk"


# What lies on a sheet


def _lies(house: House, placed: Placed) -> Footprints:
    """A piece on the sheet."""
    shape = house.furniture.pieces[placed.piece].shape
    return planar.footprint(shape, placed.anchor, placed.turns, placed.mirror)


def _rooms(house: House, sheet: Sheet) -> Iterator[tuple[int, int]]:
    """Area and door of every finished room, printed ones included."""
    yield from ((closed.area, closed.door) for closed in sheet.closed if closed is not None)
    yield from ((ready.area, ready.door) for ready in house.scenario.ready)


def _own_doors(house: House, sheet: Sheet) -> list[int]:
    """The doors of finished rooms."""
    return [door for _, door in _rooms(house, sheet) if door != NO_DOOR]


def _doors(house: House, sheet: Sheet) -> list[int]:
    """All doors between squares of the house."""
    return [*_own_doors(house, sheet), *house.scenario.doors]


def _counting_walls(house: House, sheet: Sheet) -> list[Geometry]:
    """Lines of the walls that count for pieces: outer, given, of finished rooms (R10)."""
    scenario = house.scenario
    areas = (scenario.inside, *(area for area, _ in _rooms(house, sheet)))
    return [planar.wall_lines(scenario.walls), *(planar.border(area) for area in areas)]


def _loose_walls(sheet: Sheet) -> Geometry:
    """Lines of the walls drawn before a room is closed."""
    return planar.wall_lines(Walls(sheet.marks.right, sheet.marks.below))


# Placing


@planar.alone
def confirm_place(house: House, sheet: Sheet, room: int, piece: Piece, place: Place) -> bool:
    """Whether the piece may lie there (section 4). Whether its code may be used (R34) is no question of geometry."""
    if not (0 <= place.turns < TURNS and 0 <= place.anchor < SQUARES):
        return False
    laid = planar.footprint(piece.shape, place.anchor, place.turns, place.mirror, PLANT)
    return bool(_fits(house, sheet, room, piece, laid)[0])


@planar.alone
def all_anchors(house: House, sheet: Sheet, room: int, piece: Piece, turns: int, mirror: bool) -> int:
    """Every anchor where the piece may lie, as a mask; for checks, slower than the masks by far."""
    laid, anchors = planar.footprints(piece.shape, turns, mirror, PLANT)
    fits = _fits(house, sheet, room, piece, laid).nonzero()[0].tolist()
    return mask_of(anchors[place] for place in fits)


def _fits(house: House, sheet: Sheet, room: int, piece: Piece, laid: Footprints) -> Geometries:
    """Per footprint whether the piece may lie so."""
    scenario = house.scenario
    fits = planar.covered(laid.whole, planar.area(scenario.inside))
    if scenario.file.outline:
        fits = fits & planar.covered(laid.whole, planar.widened(scenario.file.outline))
    # What neither furniture nor circulation may touch, what furniture may not, what circulation may not.
    whole = [planar.area(scenario.obstacles), planar.area(scenario.hallway_free)]
    whole += [planar.area(area) for area, _ in _rooms(house, sheet)]
    furniture = [planar.area(scenario.keep_free)]
    circulation = [planar.area(scenario.low), planar.area(scenario.plants_only)]
    stands, walks, carpets = [], [], []
    for placed in sheet.placed:
        there = _lies(house, placed)
        if placed.room != room:
            whole.append(there.furniture[0])
            if not house.piece(placed).is_carpet:
                whole.append(there.circulation[0])
        elif house.piece(placed).is_carpet:
            carpets.append(there.furniture[0])
        else:
            stands.append(there.furniture[0])
            walks.append(there.circulation[0])
    if piece.is_carpet:
        # A carpet lies where circulation may (R19).
        furniture += circulation
        furniture += [] if house.free_carpet else stands
    else:
        furniture += [planar.area(scenario.free), *stands, *walks]
        furniture += [] if house.free_carpet else carpets
    circulation += stands
    blocked = (
        planar.meets(laid.whole_core, whole)
        | planar.meets(laid.furniture_core, furniture)
        | planar.meets(laid.circulation_core, circulation)
        | planar.meets(laid.plain_core, [planar.area(scenario.plants_only)])
        | planar.meets(laid.whole_core, _uncrossed(house, sheet))
    )
    # A footprint in no finished room that covers a door lies before it (R2).
    doors = planar.segments([*_own_doors(house, sheet), *sheet.marks.front])
    if len(doors):
        blocked = blocked | planar.covers_any(laid.furniture, doors) & (not piece.is_carpet or room != scenario.named)
        if room != scenario.named:
            blocked = blocked | planar.covers_any(laid.circulation, doors)
    given = planar.segments(scenario.doors)
    if len(given) and not piece.is_carpet:
        blocked = blocked | planar.covers_any(laid.furniture, given)
    return fits & ~blocked & _sides_hold(house, sheet, laid)


def _uncrossed(house: House, sheet: Sheet) -> list[Geometry]:
    """Lines that no piece may cross (R33)."""
    lines = [*_counting_walls(house, sheet), _loose_walls(sheet)]
    return [*lines, *planar.segments(house.scenario.doors)]


def _sides_hold(house: House, sheet: Sheet, laid: Footprints) -> Geometries:
    """Per footprint whether there is a wall without a door at all sides that need one (R10); with "walls later" it is
    enough that there is no door."""
    openings = planar.segments([*_doors(house, sheet), *sheet.marks.front])
    holds = ~planar.covered_by_any(laid.sides, openings)
    if not house.walls_later:
        holds = holds & planar.covered_by_any(laid.sides, _counting_walls(house, sheet))
    return holds.all(axis=0)


# Closing


@planar.alone
def confirm_closing(house: House, sheet: Sheet, room: int, closing: CloseRoom) -> bool:
    """Whether the room may be closed like this on the sheet, the marks of the closing already drawn (section 5)."""
    area, door = closing.area, closing.door
    if area is None or door is None or not 0 < area <= FULL:
        return False
    if not _area_holds(house, sheet, room, area):
        return False
    scenario = house.scenario
    given = planar.segments(scenario.doors)
    if room == scenario.named or bool(planar.covered(given, planar.border(area)).any()):
        return door == NO_DOOR
    return is_edge(door) and _door_holds(house, sheet, area, door)


def _area_holds(house: House, sheet: Sheet, room: int, area: int) -> bool:
    scenario = house.scenario
    polygon = planar.area(area)
    if not planar.contains(planar.area(scenario.inside), polygon):
        return False
    loose = planar.open_walls([_loose_walls(sheet), planar.wall_lines(scenario.walls)], _doors(house, sheet))
    if len(planar.faces(polygon, loose)) != 1:
        return False
    taken = [planar.area(scenario.hallway_free), *(planar.area(other) for other, _ in _rooms(house, sheet))]
    sides = []
    for placed in sheet.placed:
        there = _lies(house, placed)
        carpet = house.piece(placed).is_carpet
        if placed.room != room:
            taken += [there.furniture[0]] if carpet else [there.furniture[0], there.circulation[0]]
            continue
        if not planar.contains(polygon, there.furniture[0] if carpet else there.whole[0]):
            return False
        sides.append(there.sides)
    if planar.meets(planar.core(area), taken).any():
        return False
    # An area in no finished room that covers a door holds the square beside it.
    doors = planar.segments([*_own_doors(house, sheet), *sheet.marks.front])
    held = planar.covered(doors, polygon)
    if not (held.all() if room == scenario.named else not held.any()):
        return False
    if not _railing_holds(house, room, polygon):
        return False
    if house.walls_later:
        walls = [*_counting_walls(house, sheet), planar.border(area)]
        openings = planar.segments([*_doors(house, sheet), *sheet.marks.front])
        return all(
            bool((planar.covered_by_any(lines, walls) & ~planar.covered_by_any(lines, openings)).all())
            for lines in sides
        )
    return True


def _railing_holds(house: House, room: int, polygon: Geometry) -> bool:
    """Whether the room touches the railing if it must (1.2)."""
    scenario = house.scenario
    must = any(isinstance(rule, TouchRailing) and scenario.room(rule.room) == room for rule in scenario.rules)
    return not must or bool(planar.covered(planar.segments(scenario.railing), polygon).any())


def _door_holds(house: House, sheet: Sheet, area: int, door: int) -> bool:
    """Whether the edge can be the door of the area (section 5, R1a, R8, R23)."""
    scenario = house.scenario
    line, both = planar.segment(door), planar.beside(door)
    if not planar.contains(planar.border(area), line) or not planar.contains(planar.area(scenario.inside), both):
        return False
    if planar.contains(planar.wall_lines(scenario.walls), line):
        return False
    stands = [planar.area(mask) for mask in (scenario.obstacles, scenario.low, scenario.plants_only)]
    stands += [planar.area(ready.furniture) for ready in scenario.ready]
    for placed in sheet.placed:
        there = _lies(house, placed)
        if not house.piece(placed).is_carpet:
            stands.append(there.furniture[0])
        if planar.covered(there.sides, line).any():
            return False
    if any(planar.overlaps(both, other) for other in stands):
        return False
    outer = planar.without(both, planar.area(area))
    closed = sheet.closed[scenario.named] if scenario.named >= 0 else None
    if closed and not planar.contains(planar.area(closed.area), outer):
        return False
    others = [planar.area(other) for other, _ in _rooms(house, sheet) if closed is None or other != closed.area]
    return not any(planar.overlaps(outer, other) for other in others)


# The walk


@planar.alone
def confirm_walk(house: House, sheet: Sheet) -> Reached:
    """What is reached from the front door, and what counts (section 7)."""
    scenario = house.scenario
    blocked = [planar.area(ready.furniture) for ready in scenario.ready]
    blocked += [_lies(house, p).furniture[0] for p in sheet.placed if not house.piece(p).is_carpet]
    floor = planar.without(planar.area(scenario.inside), planar.area(house.not_walkable))
    standing = planar.joined(blocked)
    floor = planar.without(floor, standing)
    areas = [area for area, _ in _rooms(house, sheet)]
    lines = [_loose_walls(sheet), planar.wall_lines(scenario.walls), *(planar.border(area) for area in areas)]
    cells = planar.faces(floor, planar.open_walls(lines, _doors(house, sheet)))
    inner = mask_of(house.inner_side(edge)[0] for edge in sheet.marks.front)
    found = planar.reached(cells, inner, scenario.stairs)
    rooms = tuple(
        closed is not None and any(planar.overlaps(planar.area(closed.area), cell) for cell in found)
        for closed in sheet.closed
    )
    counts = tuple(rooms[placed.room] and _is_reached(house, placed, found, standing) for placed in sheet.placed)
    return Reached(planar.squares_of(found), rooms, counts)


def _is_reached(house: House, placed: Placed, found: Geometries, standing: Geometry) -> bool:
    """Whether every part of the circulation, or of a carpet where nothing stands on it, can be walked to (R19)."""
    there = _lies(house, placed)
    walks = there.circulation[0]
    if house.piece(placed).is_carpet:
        walks = planar.without(there.furniture[0], standing) if house.free_carpet else there.furniture[0]
    # Nothing is left of a carpet that is covered altogether.
    return bool(walks.is_empty or planar.covered_by_any(planar.parts_of(walks), found).all())


# Actions


@planar.alone
def disagreements(house: House, seen: Seen, seat: int, action: object) -> tuple[Disagreement, ...]:
    """Where the referee finds other than the masks about an action that these allow, asked before it is done: every
    placement of a card, the closing of a room, at the finish the walk. Never raises for a sheet that makes no sense."""
    match action:
        case DrawCard():
            return tuple(_placings(house, seen, with_marks(seen.sheets[seat], action.marks), action))
        case CloseRoom():
            sheet = with_marks(seen.sheets[seat], action.marks)
            if not _agreed(partial(confirm_closing, house, sheet, seen.room, action)):
                return (Disagreement(CLOSING, sheet, seen.room, closing=action),)
        case Finish():
            sheet = with_marks(seen.sheets[seat], action.marks)
            if not _agreed(partial(agrees_with_walk, house, sheet)):
                return (Disagreement(WALKING, sheet),)
    return ()


def _placings(house: House, seen: Seen, sheet: Sheet, action: DrawCard) -> Iterator[Disagreement]:
    for place in action.places:
        piece = piece_of(house, seen, place.option)
        if not _agreed(partial(confirm_place, house, sheet, seen.room, piece, place)):
            yield Disagreement(PLACING, sheet, seen.room, place=place)
        sheet = with_place(sheet, seen.room, piece, place)


@planar.alone
def agrees_with_walk(house: House, sheet: Sheet) -> bool:
    """Whether both ways of walking reach the same squares and rooms and count the same pieces."""
    found = walk(house, sheet)
    return confirm_walk(house, sheet) == Reached(found.reached, found.rooms, found.counts)


def _agreed(confirm: Callable[[], bool]) -> bool:
    """What the referee says; shapes that geometry cannot read are no agreement."""
    try:
        return confirm()
    except planar.GeometryError:
        return False


# Plans


@planar.alone
def refuse_plan(scenario: Scenario) -> str | None:
    """The field of the scenario's file that contradicts its plan, None if all fit: the house hangs together over its
    stairs, things lie where they may, the outline fits (section 9)."""
    inside = planar.area(scenario.inside)
    parts = planar.parts_of(inside)
    lowest = scenario.inside & -scenario.inside
    if not len(parts) or len(planar.reached(parts, lowest, scenario.stairs)) != len(parts):
        return "inside"
    within = {
        "obstacles": scenario.obstacles,
        "must_stay_free": scenario.free,
        "hallway_free": scenario.hallway_free,
        "keep_free": scenario.keep_free,
        "low_ceiling": scenario.low,
        "plants_only": scenario.plants_only,
        "marks": mask_of(scenario.marks.values()),
        "stairs": mask_of(square for pair in scenario.stairs for square in pair),
        **{f"zones.{zone}": mask for zone, mask in scenario.zones.items()},
        **{f"ready_room[{place}]": ready.area for place, ready in enumerate(scenario.ready)},
    }
    for field, mask in within.items():
        if mask and not planar.contains(inside, planar.area(mask)):
            return field
    if any(planar.overlaps(inside, planar.area(mask)) for _, mask in scenario.outside):
        return "outside"
    walls = planar.border(scenario.inside)
    for field, edges in (
        ("windows", scenario.windows),
        ("front_places", scenario.front_places),
        ("crossed_windows", scenario.crossed),
    ):
        if not planar.covered(planar.segments(edges), walls).all():
            return field
    if not all(planar.contains(inside, planar.beside(edge)) for edge in scenario.walls.edges()):
        return "walls"
    for field, edges in (("doors", scenario.doors), ("railing", scenario.railing)):
        if not planar.covered(planar.segments(edges), inside).all():
            return field
    outline = scenario.file.outline
    return "outline" if outline and planar.refuse_outline(outline, scenario.inside) else None
