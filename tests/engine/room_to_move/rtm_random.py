"""Random houses and sheets of Room to Move that use every layer and every kind of bonus, and their comparison with the
slow referee."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from plan_builder import marked, random_blob, random_closing, random_house, random_piece, random_stages, words
from rtm_referee import Slow, beyond, edge, squares

from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, Marks, Place
from engine.games.room_to_move.bonuses import worth_of
from engine.games.room_to_move.counting import sheet_of
from engine.games.room_to_move.kinds import (
    Beside,
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
from engine.games.room_to_move.legal import legal_anchors, refuse_closing, refuse_place
from engine.games.room_to_move.outline import outlines
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.walk import room_points, walk
from engine.geometry.shapes import mirror_is_a_turn
from engine.geometry.squares import FULL, mask_of, outer_edges, squares_in

NUMBERS = (1, 2, 3, 19, 33)
ROOMS = ("one", "two", "three")
SIDES = "NESW"


def furnished_house(rng: random.Random) -> House:
    """A random house with trees, things outside, zones, marks, seats and lamps for the bonuses."""
    house = random_house(rng)
    plan = house.scenario
    outside = FULL & ~plan.inside
    things = tuple(
        (kind, mask_of(s for s in squares_in(outside) if rng.random() < 0.15)) for kind in ("lake", "tree", "lake")
    )
    inner = tuple(squares_in(plan.inside))
    zones = {"z": random_blob(rng, len(inner) // 2, plan.inside)}
    marks = {letter: rng.choice(inner) for letter in "ABC"}
    plan = msgspec.structs.replace(plan, outside=things, zones=zones, marks=marks, trees=plan.obstacle_masks)
    pieces = []
    for piece in house.furniture.pieces:
        lamps = tuple((*place, "lamp") for place in piece.shape.furniture if rng.random() < 0.2)
        whole = piece.shape.furniture + piece.shape.circulation
        # No side that needs a wall lies inside the piece.
        sides = tuple((*at, side) for *at, side in piece.shape.sides if beyond((at[0], at[1]), side) not in whole)
        shape = msgspec.structs.replace(piece.shape, tags=piece.shape.tags + lamps, sides=sides)
        seats, mirrors = rng.choice((0, 0, 1, 3)), not mirror_is_a_turn(shape)
        pieces.append(msgspec.structs.replace(piece, seats=seats, shape=shape, mirrors=mirrors))
    furniture = msgspec.structs.replace(house.furniture, pieces=tuple(pieces))
    return House(plan, furniture, house.options)


def random_target(rng: random.Random) -> Target:
    """Pieces, a room's door, the front door."""
    kind = rng.randrange(4)
    if kind < 2:
        return Target(number=rng.choice(NUMBERS))
    return Target(room=rng.choice(ROOMS)) if kind == 2 else Target(front=True)


def random_bonuses(rng: random.Random) -> list[Any]:
    """One of every kind."""
    text, points = words(), rng.randint(1, 5)
    room, other = rng.sample(ROOMS, 2)
    maybe = rng.choice(("", room))
    zone = rng.choice(("", "z"))
    numbers = tuple(rng.sample(NUMBERS, 2))
    least = rng.choice((0, 1, 2, 4))
    at_most = rng.choice((-1, 0, 1, 2, 4))
    size = rng.choice(({"at_least": 5}, {"exactly": 6}, {"at_most": 7}, {"larger_than": other}))
    beside = rng.choice(({"others": (rng.choice(NUMBERS),)}, {"thing": "column"}))
    own = rng.choice(({"numbers": numbers}, {"tag_name": "plant"}))
    place = rng.choice(("window", "outer_wall", "corner"))
    return [
        Complete(text, points, room),
        Cards(text, points, numbers, maybe),
        Count(text, points, numbers, maybe, zone, least),
        Tagged(text, points, rng.choice(("plant", "lamp")), maybe, zone, least),
        Seats(text, points, maybe, zone, least),
        *(
            Distance(
                text,
                points,
                random_target(rng),
                random_target(rng),
                at_most,
                -1 if at_most >= 0 else rng.randint(0, 4),
                at_most >= 0 and rng.random() < 0.5,
            )
            for _ in range(4)
        ),
        WindowFaces(text, points, room, rng.choice(SIDES)),
        WindowSees(text, points, "lake", maybe, rng.random() < 0.5),
        Size(text, points, room, **size),
        Rectangular(text, points, room, rng.random() < 0.3),
        TouchesWall(text, points, room, rng.choice(SIDES), rng.random() < 0.5),
        TouchesRoom(text, points, room, other, rng.random() < 0.5),
        TouchesRailing(text, points, room),
        Beside(text, points, **own, **beside),
        Covers(text, points, ("A", "B"), rng.choice(((), numbers))),
        CirculationAt(text, points, place, rng.choice(("", *SIDES)) if place == "outer_wall" else "", maybe),
        FreeAround(text, points),
        Doors(text, points),
    ]


def compare_places(rng: random.Random, house: House, sheet: Sheet, room: int) -> int:
    """A piece in one turn: the map of anchors and the refusals are the referee's; gives how many places are legal."""
    piece = random_piece(rng, house)
    turns, mirror = rng.randrange(4), rng.random() < 0.4
    slow = Slow(house, sheet)
    if mirror and not piece.mirrors:
        mirror = False
    near = [anchor for anchor in range(256) if (house.scenario.inside >> anchor & 1) or rng.random() < 0.2]
    legal = 0
    fits = legal_anchors(house, sheet, room, piece, turns, mirror)
    for anchor in near:
        may = slow.may_place(room, piece, anchor, turns, mirror)
        legal += may
        assert bool(fits >> anchor & 1) == may, (piece.shape, anchor, turns, mirror, room, sheet)
    anchor = rng.choice(near)
    place = Place(piece.option, anchor, turns, mirror)
    refusal = refuse_place(house, sheet, room, piece, place)
    assert (refusal is None) == bool(fits >> anchor & 1)
    # A refusal says where (section 8): squares, or edges.
    assert refusal is None or refusal.squares or refusal.numbers, (refusal, sheet, place)
    return legal


def random_area(rng: random.Random, house: House, sheet: Sheet, room: int) -> set[tuple[int, int]]:
    """An area near what a room needs."""
    slow = Slow(house, sheet)
    area = slow.own(room) or {rng.choice(sorted(slow.inside))}
    for _ in range(rng.randint(0, 12)):
        near = [n for c, r in area for n in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1))]
        area = area | {rng.choice(near)}
    if rng.random() < 0.1:
        area = area - {rng.choice(sorted(area))}
    return {(c, r) for c, r in area if 0 <= c < 16 and 0 <= r < 16}


def compare_closing(rng: random.Random, house: House, sheet: Sheet, room: int) -> bool:
    """An area and every door of it: the engine takes those that the referee takes; gives whether there is one."""
    slow = Slow(house, sheet)
    kind = rng.random()
    closing = random_closing(rng, house, sheet, room, list(outlines(house, sheet, room))) if kind < 0.6 else None
    area = squares(closing.area or 0) if closing else random_area(rng, house, sheet, room)
    mask = mask_of(16 * r + c for c, r in area)
    doors = [NO_DOOR, *outer_edges(mask)]
    found = False
    for door in doors:
        may = slow.may_close(room, area, None if door == NO_DOOR else edge(door))
        refusal = refuse_closing(house, sheet, room, CloseRoom(mask, door))
        assert (refusal is None) == may, (refusal, squares(mask), door, room, sheet)
        found = found or may
    return found


def compare_worth(rng: random.Random, house: House, sheet: Sheet) -> int:
    """The walk, the points of rooms and of a bonus of every kind; gives how many bonuses were worth something."""
    slow = Slow(house, sheet)
    reached, entered, counts = slow.walk()
    found = walk(house, sheet)
    assert squares(found.reached) == reached, sheet
    assert list(found.rooms) == entered
    assert list(found.counts) == counts, sheet
    points = slow.room_points()
    assert [room_points(house, sheet, room) for room in range(3)] == points
    assert [row.points for row in sheet_of(house, sheet).rows][:3] == points
    worth = 0
    for bonus in random_bonuses(rng):
        now = worth_of(house, sheet, bonus)
        assert now.points == slow.bonus(bonus), (bonus, now, sheet)
        worth += now.points > 0
        # What is missed has a reason; what is fulfilled has none.
        once = not (getattr(bonus, "per", False) or getattr(bonus, "at_least", None) == 0)
        if once and not isinstance(bonus, Beside | Covers | CirculationAt | FreeAround | Doors):
            assert bool(now.missing) == (now.points == 0), (bonus, now)
    return worth


def with_front(rng: random.Random, house: House, sheet: Sheet) -> Sheet:
    """The sheet with many windows and, more often than not, a front door that may be anywhere."""
    outer = sorted(house.scenario.outer)
    front = sheet.marks.front or (rng.choice(outer),)
    windows = tuple(number for number in outer if number not in front and rng.random() < 0.4)
    return marked(sheet, Marks(sheet.marks.right, sheet.marks.below, windows, front))


def compare_all(seed: int) -> tuple[int, int, int]:
    """One random house and the sheets drawn in it; gives legal places, legal closings, bonuses that were worth
    something."""
    rng = random.Random(seed)
    house = furnished_house(rng)
    places = closings = worth = 0
    for sheet, room, drawn_all in random_stages(rng, house):
        if room >= 0:
            places += compare_places(rng, house, sheet, room)
        if room >= 0 and drawn_all and sheet.pieces_in(room):
            closings += compare_closing(rng, house, sheet, room)
        if drawn_all:
            worth += compare_worth(rng, house, with_front(rng, house, sheet))
    return places, closings, worth
