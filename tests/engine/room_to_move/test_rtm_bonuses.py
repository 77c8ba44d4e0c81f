"""Every kind of bonus from both sides: just fulfilled, just missed, and what is missing (rules page, 1.2, section 7, R4
to R6, R11, R13, R24 to R31)."""

from __future__ import annotations

from typing import Any

import pytest
from rtm_builder import areas, house, put, sheet, worth
from rtm_worth import DOOR, FRONT, bonus, given

# Cards


def test_7_complete_every_token_drawn_and_counting() -> None:
    """7: room one has a sofa and two small plants; with the numbers that are missing."""
    whole = (put(1, "B2"), put(19, "B4"), put(19, "D2"))
    assert given(bonus("complete", whole, room="one")) == (2, "")
    short = bonus("complete", whole[:2], room="one")
    assert (given(short), short.numbers) == ((0, "pieces"), (19,))
    assert bonus("complete", (), room="one", rooms={}).numbers == (1, 19)


def test_7_complete_wants_the_pieces_reached() -> None:
    """7: without a front door nothing counts."""
    whole = (put(1, "B2"), put(19, "B4"), put(19, "D2"))
    assert given(bonus("complete", whole, room="one", front="")) == (0, "pieces")
    assert given(bonus("complete", whole, room="one", rooms={}, left_open=(0,))) == (0, "pieces")


def test_7_two_tokens_of_a_card_are_two_pieces() -> None:
    """8: "two tokens of one card treated as one piece"; the bright idea makes no difference."""
    swapped = (put(1, "B2", option=1), put(19, "B4", option=1), put(19, "C4"))
    assert given(bonus("complete", swapped, room="one")) == (2, "")


def test_1_2_one_piece_of_every_card() -> None:
    """1.2, 7: in a room, or overall; at least one per card."""
    pieces = (put(1, "B2"), put(19, "B4"), put(2, "F2", 1))
    rooms = {**DOOR, 1: ("F2:G4", "F4:S")}
    assert given(bonus("cards", pieces, numbers=[1, 2], rooms=rooms)) == (2, "")
    assert given(bonus("cards", pieces, numbers=[1, 2], room="one", rooms=rooms)) == (0, "pieces")
    assert bonus("cards", pieces, numbers=[1, 2, 8], rooms=rooms).numbers == (8,)


def test_4_composite_pieces_count_by_their_card() -> None:
    """4: a table with a plant is no plant by number, but has a plant."""
    table = (put(5, "B2"),)
    fields = {"rooms": {"one": ((5, 1), (19, 1))}}
    assert given(bonus("count", table, numbers=[19], fields=fields)) == (0, "")
    assert given(bonus("tagged", table, tag_name="plant", fields=fields)) == (2, "")


def test_1_2_count_for_each() -> None:
    """1.2: shown as count x points."""
    found = bonus("count", (put(19, "B2"), put(19, "C2")), numbers=[19], points=3)
    assert (found.count, found.each, found.points) == (2, 3, 6)
    assert found.squares == areas("B2:C2")


def test_1_2_count_at_least() -> None:
    """1.2: once from so many on; with how many there are."""
    two = (put(19, "B2"), put(19, "C2"))
    assert given(bonus("count", two, numbers=[19], at_least=2)) == (2, "")
    short = bonus("count", two[:1], numbers=[19], at_least=2)
    assert (given(short), short.numbers) == ((0, "more_pieces"), (1, 2))


def test_1_2_count_in_a_room() -> None:
    """1.2."""
    pieces = (put(19, "B2"), put(19, "F2", 1))
    rooms = {**DOOR, 1: ("F2:G4", "F4:S")}
    assert bonus("count", pieces, numbers=[19], room="one", rooms=rooms).count == 1
    assert bonus("count", pieces, numbers=[19], rooms=rooms).count == 2


def test_r25_in_a_zone_all_furniture_squares() -> None:
    """R25: a sofa half in the zone is not in it; circulation may lie outside."""
    zone = {"id": "z", "names": dict.fromkeys(("en", "it", "de"), "z"), "squares": ["B2:C2"]}
    fields = {"zones": [zone]}
    assert bonus("count", (put(1, "B2"),), numbers=[1], zone="z", fields=fields).count == 1
    assert bonus("count", (put(1, "C2"),), numbers=[1], zone="z", fields=fields).count == 0


def test_r6_plants_are_squares() -> None:
    """R6: a large plant has two; at least, in a room."""
    pieces = (put(18, "B2"), put(19, "B3"))
    fields = {"rooms": {"one": ((18, 1), (19, 1)), "two": ((2, 1),)}}
    assert bonus("tagged", pieces, tag_name="plant", fields=fields).count == 3
    assert given(bonus("tagged", pieces, tag_name="plant", at_least=3, fields=fields)) == (2, "")
    assert given(bonus("tagged", pieces, tag_name="plant", at_least=4, fields=fields)) == (0, "more_things")
    assert bonus("tagged", pieces, tag_name="plant", room="two", fields=fields).count == 0
    assert bonus("tagged", pieces, tag_name="lamp", fields=fields).count == 0


def test_r6_seats_are_those_of_the_pieces() -> None:
    """R6, 8: never guessed from circulation: a three-seater has three, a shelf none."""
    pieces = (put(1, "B2", option=1), put(8, "B4"))
    assert bonus("seats", pieces).count == 3
    assert given(bonus("seats", pieces, at_least=3)) == (2, "")
    short = bonus("seats", pieces, at_least=4)
    assert (given(short), short.numbers) == ((0, "more_seats"), (3, 4))
    assert bonus("seats", pieces, room="two").count == 0


# Distances


def far(
    one: dict[str, Any], other: dict[str, Any], placed: tuple[Any, ...], limit: int, **more: Any
) -> tuple[int, str]:
    """Whether the distance is at most so much."""
    return given(bonus("distance", placed, one=one, other=other, at_most=limit, **more))


TWO, EIGHT, NINE = {"number": 2}, {"number": 8}, {"number": 9}
KINDS = {"rooms": {"one": ((9, 2), (2, 1), (8, 1)), "two": ((1, 1),)}}


@pytest.mark.parametrize(
    ("placed", "empty"),
    [
        ((put(9, "B2"), put(8, "C2")), 0),
        ((put(9, "B2"), put(8, "C3")), 1),
        ((put(9, "B2"), put(8, "D2")), 1),
        ((put(9, "B2"), put(8, "D3")), 2),
        ((put(9, "B2"), put(9, "C2", 1), put(8, "D2")), 3),
    ],
)
def test_6_empty_squares_between(placed: tuple[Any, ...], empty: int) -> None:
    """6, R13: touching is 0, over a corner 1, round what is in the way; just fulfilled, just missed."""
    fields = {"rooms": {"one": ((9, 2), (8, 1)), "two": ((1, 1),)}}
    other = [one for one in placed if one.room == 1]
    rooms = {0: ("B2:D4", "D4:E")}
    assert len(other) <= 1
    assert far(NINE, EIGHT, placed, empty, fields=fields, rooms=rooms) == (2, "")
    if empty:
        assert far(NINE, EIGHT, placed, empty - 1, fields=fields, rooms=rooms) == (0, "too_far")


def test_r13_a_wall_between_is_a_way_round() -> None:
    """6, R13: through the doors."""
    pieces = (put(9, "C2"), put(8, "D2", 1))
    rooms = {0: ("B2:C3", "C3:S"), 1: ("D2:E3", "D3:S")}
    fields = {"rooms": {"one": ((9, 1),), "two": ((8, 1),)}}
    # C2, C3, C4, D4, D3, D2: four empty squares between.
    assert far(NINE, EIGHT, pieces, 4, rooms=rooms, fields=fields) == (2, "")
    assert far(NINE, EIGHT, pieces, 3, rooms=rooms, fields=fields) == (0, "too_far")


def test_r24_at_most_some_pair_at_least_every_pair() -> None:
    """R24."""
    pieces = (put(9, "B2"), put(9, "B4"), put(8, "C2"))
    assert far(NINE, EIGHT, pieces, 0, fields=KINDS) == (2, "")
    apart = bonus("distance", pieces, one=NINE, other=EIGHT, at_least=1, fields=KINDS)
    assert (given(apart), apart.numbers) == ((0, "too_near"), (0, 1))
    assert given(bonus("distance", pieces[1:], one=NINE, other=EIGHT, at_least=1, fields=KINDS)) == (2, "")


def test_r24_for_each_with_some_other_near() -> None:
    """R24, 8: "per table" bonuses are not counted once."""
    pieces = (put(9, "B2"), put(9, "D2"), put(8, "C2"))
    found = bonus("distance", pieces, one=NINE, other=EIGHT, at_most=0, per=True, fields=KINDS)
    assert (found.count, found.points) == (2, 4)
    found = bonus("distance", pieces, one=EIGHT, other=NINE, at_most=0, per=True, fields=KINDS)
    assert found.count == 1


def test_6_pieces_of_one_number_among_each_other() -> None:
    """6: each pair, never a piece with itself."""
    two = (put(9, "B2"), put(9, "D2"))
    assert far(NINE, NINE, two, 1, fields=KINDS) == (2, "")
    assert far(NINE, NINE, two[:1], 1, fields=KINDS) == (0, "no_target")


def test_6_without_a_target() -> None:
    """6: "no_target" says so; pieces that do not count are none."""
    assert far(NINE, EIGHT, (put(9, "B2"),), 9, fields=KINDS) == (0, "no_target")
    assert far(NINE, EIGHT, (put(9, "B2"), put(8, "C2")), 9, fields=KINDS, front="") == (0, "no_target")
    assert far({"front": True}, NINE, (put(9, "B2"),), 99, fields=KINDS, front="") == (0, "no_target")
    assert far({"room": "two"}, NINE, (put(9, "B2"),), 99, fields=KINDS) == (0, "no_target")


def test_r5_front_door_and_piece() -> None:
    """R5: door on B2, counter on C2: the square inside the door is the one empty square."""
    about = house(
        "B2:G6",
        rooms={"one": ((9, 1),), "two": ((2, 1),)},
        named="one",
        bonuses=[{"type": "distance", "one": {"front": True}, "other": NINE, "at_most": limit} for limit in (1, 0)],
    )
    on = sheet(about, put(9, "C2"), rooms={0: ("B2:D4", "")}, front="B2:W")
    assert given(worth(about, on, 0)) == (2, "")
    assert given(worth(about, on, 1)) == (0, "too_far")


def test_r5_a_room_door_from_the_nearer_side() -> None:
    """R5: the door of room one leads to E4; C4 is its neighbour inside, F4 outside."""
    inside = (put(9, "B4"),)
    # From the inner side D4: D4 and C4 are empty.
    assert far({"room": "one"}, NINE, inside, 2, fields=KINDS) == (2, "")
    assert far({"room": "one"}, NINE, inside, 1, fields=KINDS) == (0, "too_far")
    outside = (put(9, "B2"), put(8, "G4", 1))
    rooms = {**DOOR, 1: ("G4:G5", "G5:W")}
    fields = {"rooms": {"one": ((9, 1),), "two": ((8, 1),)}}
    # From the outer side E4: E4, E5 or F4, F5, G5.
    assert far({"room": "one"}, EIGHT, outside, 4, rooms=rooms, fields=fields) == (2, "")
    assert far({"room": "one"}, EIGHT, outside, 3, rooms=rooms, fields=fields) == (0, "too_far")


def test_6_doors_by_steps_between_their_hallway_squares() -> None:
    """6: E4 of room one to F3 of room two: two steps; the same square: none."""
    pieces = (put(9, "B2"), put(8, "G2", 1))
    fields = {"rooms": {"one": ((9, 1),), "two": ((8, 1),)}}
    doors = {"room": "one"}, {"room": "two"}
    rooms = {**DOOR, 1: ("G2:G3", "G3:W")}
    assert far(*doors, pieces, 2, rooms=rooms, fields=fields) == (2, "")
    assert far(*doors, pieces, 1, rooms=rooms, fields=fields) == (0, "too_far")
    rooms = {**DOOR, 1: ("E2:G3", "E3:S")}
    assert far(*doors, pieces, 0, rooms=rooms, fields=fields) == (2, "")


def test_6_front_door_and_room_door() -> None:
    """6: steps from the square inside the front door to the hallway square of the door."""
    doors = {"front": True}, {"room": "one"}
    assert far(*doors, (put(9, "B2"),), 4, fields=KINDS) == (2, "")
    assert far(*doors, (put(9, "B2"),), 3, fields=KINDS) == (0, "too_far")


def test_6_the_front_door_is_the_door_of_the_named_room() -> None:
    """6: "counts as its door"."""
    limits = [{"type": "distance", "one": {"room": "one"}, "other": NINE, "at_most": limit} for limit in (1, 0)]
    about = house(rooms={"one": ((9, 1),), "two": ((2, 1),)}, named="one", bonuses=limits)
    on = sheet(about, put(9, "C2"), rooms={0: ("B2:D4", "")}, front="B2:W")
    assert given(worth(about, on, 0)) == (2, "")
    assert given(worth(about, on, 1)) == (0, "too_far")
    assert given(worth(about, sheet(about, put(9, "C2"), front="B2:W"), 0)) == (0, "no_target")


def test_r22_distance_to_a_given_door() -> None:
    """R22: a room that draws no door has the given one."""
    about = house(
        rooms={"one": ((9, 1),)},
        walls=["D2:E", "D3:E", "D4:E"],
        doors=["D4:E"],
        bonuses=[{"type": "distance", "one": {"room": "one"}, "other": NINE, "at_most": limit} for limit in (2, 1)],
    )
    on = sheet(about, put(9, "B4"), rooms={0: ("B2:D4", "")}, front=FRONT)
    assert given(worth(about, on, 0)) == (2, "")
    assert given(worth(about, on, 1)) == (0, "too_far")


def test_6_unreachable_is_not_fulfilled() -> None:
    """6: at most and at least."""
    pieces = (put(9, "B2"), put(8, "G2", 1))
    fields = {"rooms": {"one": ((9, 1),), "two": ((8, 1),)}, "doors": [], "walls": []}
    rooms = {**DOOR, 1: ("G2:G3", "G3:W")}
    cut = "F2:W F3:W F4:W F5:W F6:W"
    ends = {"room": "one"}, {"room": "two"}
    assert far(*ends, pieces, 99, rooms=rooms, fields=fields, walls=cut) == (0, "too_far")
    found = bonus("distance", pieces, one=ends[0], other=ends[1], at_least=0, rooms=rooms, fields=fields, walls=cut)
    assert (given(found), found.numbers) == ((0, "too_near"), (-1, 0))


def test_1_2_distances_go_over_stairs() -> None:
    """1.2: stairs count as connected: from one end to the other is a step."""
    rules = [{"type": "stairs", "pairs": [["C2", "E5"]]}]
    limits = [{"type": "distance", "one": NINE, "other": EIGHT, "at_most": limit} for limit in (5, 6)]
    limits += [{"type": "distance", "one": {"front": True}, "other": EIGHT, "at_least": least} for least in (5, 6)]
    about = house(
        "B2:C3 E5:F6",
        rooms={"one": ((9, 1),), "two": ((8, 1),)},
        rules=rules,
        bonuses=limits,
    )
    rooms = {0: ("B2:B3", "B3:E"), 1: ("F5:F6", "F6:W")}
    on = sheet(about, put(9, "B2"), put(8, "F5", 1), rooms=rooms, front="C3:E")
    # B2, then B3 C3 C2 and by the stairs E5 E6 F6, then F5.
    assert given(worth(about, on, 0)) == (0, "too_far")
    assert worth(about, on, 0).numbers == (6, 5)
    assert given(worth(about, on, 1)) == (2, "")
    # From the front door: C3 C2 E5 E6 F6.
    assert given(worth(about, on, 2)) == (2, "")
    assert given(worth(about, on, 3)) == (0, "too_near")


# Windows


def test_1_2_a_window_of_a_room_that_faces_a_side() -> None:
    """1.2, R21: facing is the side of its edge."""
    piece = (put(9, "C3"),)
    assert given(bonus("window_faces", piece, room="one", side="N", windows="C2:N")) == (2, "")
    assert given(bonus("window_faces", piece, room="one", side="N", windows="B3:W")) == (0, "no_window")
    assert given(bonus("window_faces", piece, room="one", side="N", windows="F2:N")) == (0, "no_window")


def test_r11_the_room_must_be_finished_and_reached() -> None:
    """R11: counting pieces are not needed."""
    piece = (put(9, "C3"),)
    wanted = {"room": "one", "side": "N", "windows": "C2:N"}
    assert given(bonus("window_faces", piece, front="", **wanted)) == (0, "no_window")
    assert given(bonus("window_faces", piece, rooms={}, left_open=(0,), **wanted)) == (0, "no_window")
    assert given(bonus("window_faces", (), **wanted)) == (2, "")


LAKE = {"outside": [{"kind": "lake", "squares": ["B16:G16"]}, {"kind": "tree", "squares": ["E12"]}]}
TALL = {0: ("B2:D6", "D4:E")}


def test_6_a_window_sees_what_lies_straight_out() -> None:
    """6, R30: trees and water do not block each other; beside is not straight."""
    piece = (put(9, "C3"),)
    assert given(bonus("window_sees", piece, room="one", thing="lake", windows="C6:S", rooms=TALL, fields=LAKE)) == (
        2,
        "",
    )
    assert given(bonus("window_sees", piece, room="one", thing="tree", windows="C6:S", rooms=TALL, fields=LAKE)) == (
        0,
        "no_window",
    )
    beyond = {"rooms": {0: ("B2:E6", "E4:E")}, "fields": LAKE, "windows": "E6:S"}
    assert given(bonus("window_sees", piece, room="one", thing="tree", **beyond)) == (2, "")
    assert given(bonus("window_sees", piece, room="one", thing="lake", **beyond)) == (2, "")


def test_6_a_part_of_the_house_is_in_the_way() -> None:
    """6: the line meets it before."""
    about = house(
        "B2:G6 B7 B8:G8",
        outside=[{"kind": "lake", "squares": ["A12:P12"]}],
        bonuses=[{"type": "window_sees", "thing": "lake", "room": "one"}],
    )
    rooms = {0: ("C2:D6", "D4:E")}
    assert given(worth(about, sheet(about, put(9, "C3"), rooms=rooms, front=FRONT, windows="C6:S"))) == (0, "no_window")
    south = {0: ("C8:D8", "D8:E")}
    assert given(worth(about, sheet(about, put(9, "C8"), rooms=south, front="G8:E", windows="C8:S"))) == (2, "")


def test_1_2_each_room_that_sees() -> None:
    """1.2: rooms, not windows; the hallway's windows belong to no room (R30)."""
    pieces = (put(9, "C3"), put(8, "G4", 1))
    rooms = {0: ("B2:D6", "D4:E"), 1: ("F4:G6", "F4:W")}
    drawn = {"rooms": rooms, "front": "G2:E", "windows": "B6:S C6:S E6:S F6:S"}
    found = bonus("window_sees", pieces, thing="lake", per=True, fields=LAKE, **drawn)
    assert found.count == 2
    assert given(bonus("window_sees", pieces, thing="lake", fields=LAKE, **drawn)) == (2, "")
    drawn["windows"] = "E6:S"
    assert given(bonus("window_sees", pieces, thing="lake", fields=LAKE, **drawn)) == (0, "no_window")


def test_1_2_windows_of_the_plan_count() -> None:
    """1.2: given windows."""
    fields = {"windows": ["C2:N"]}
    assert given(bonus("window_faces", (put(9, "C3"),), room="one", side="N", fields=fields)) == (2, "")


# Rooms


@pytest.mark.parametrize(
    ("condition", "points", "missing"),
    [
        ({"at_least": 9}, 2, ""),
        ({"at_least": 10}, 0, "too_small"),
        ({"exactly": 9}, 2, ""),
        ({"exactly": 8}, 0, "other_size"),
        ({"at_most": 9}, 2, ""),
        ({"at_most": 8}, 0, "too_large"),
    ],
)
def test_1_2_size(condition: dict[str, int], points: int, missing: str) -> None:
    """1.2: a room of nine squares; with its size and what was wanted."""
    found = bonus("size", (put(9, "B2"),), room="one", **condition)
    assert given(found) == (points, missing)
    assert not missing or found.numbers == (9, *condition.values())


def test_r11_smaller_than_wants_the_room() -> None:
    """R11: not fulfilled if the room does not exist, or is not reached."""
    assert given(bonus("size", (), room="one", at_most=9, rooms={})) == (0, "no_room")
    assert given(bonus("size", (put(9, "B2"),), room="one", at_most=9, front="")) == (0, "no_room")


def test_1_2_larger_than_another_room() -> None:
    """1.2, R11: equal is not larger; the other one must exist."""
    pieces = (put(9, "B2"), put(8, "F2", 1))
    larger = {"room": "one", "larger_than": "two"}
    assert given(bonus("size", pieces, rooms={**DOOR, 1: ("F2:G5", "F5:S")}, **larger)) == (2, "")
    equal = bonus("size", pieces, rooms={0: ("B2:C5", "C5:E"), 1: ("F2:G5", "F5:S")}, **larger)
    assert (given(equal), equal.numbers) == ((0, "too_small"), (8, 9))
    assert given(bonus("size", pieces[:1], **larger)) == (0, "no_room")


def test_r23_obstacles_belong_to_the_size() -> None:
    """R23."""
    fields = {"obstacles": [{"kind": "column", "squares": ["C3"]}]}
    assert given(bonus("size", (put(9, "B2"),), room="one", exactly=9, fields=fields)) == (2, "")
    assert given(bonus("rectangular", (put(9, "B2"),), room="one", fields=fields)) == (2, "")


def test_1_2_a_rectangle_a_square() -> None:
    """1.2."""
    piece = (put(9, "B2"),)
    assert given(bonus("rectangular", piece, room="one", square=True)) == (2, "")
    assert given(bonus("rectangular", piece, room="one", rooms={0: ("B2:D3", "D3:E")})) == (2, "")
    long = bonus("rectangular", piece, room="one", square=True, rooms={0: ("B2:D3", "D3:E")})
    assert given(long) == (0, "other_shape")
    assert given(bonus("rectangular", piece, room="one", rooms={0: ("B2:D3 B4", "D3:E")})) == (0, "other_shape")
    assert given(bonus("rectangular", piece, room="one", rooms={})) == (0, "no_room")


def test_r27_a_wall_side_is_every_outer_wall_that_looks_that_way() -> None:
    """R27: also of a courtyard; touches and avoids."""
    piece = (put(9, "C3"),)
    assert given(bonus("touches_wall", piece, room="one", side="N")) == (2, "")
    assert given(bonus("touches_wall", piece, room="one", side="E")) == (0, "touches_not")
    assert given(bonus("touches_wall", piece, room="one", side="E", avoid=True)) == (2, "")
    assert given(bonus("touches_wall", piece, room="one", side="N", avoid=True)) == (0, "touches")
    assert given(bonus("touches_wall", piece, room="one", side="E", avoid=True, rooms={})) == (0, "no_room")
    about = house("B2:D4 F2:G6 B5:E6 E4", bonuses=[{"type": "touches_wall", "room": "one", "side": "E"}])
    on = sheet(about, put(9, "C2"), rooms={0: ("B2:D3", "D3:S")}, front="G6:E")
    assert given(worth(about, on)) == (2, "")


def test_1_2_two_rooms_wall_to_wall() -> None:
    """1.2, R13: corners do not touch; "avoid" wants both rooms (R11)."""
    pieces = (put(9, "B2"), put(8, "F2", 1))
    both = {"room": "one", "other": "two"}
    beside = {0: ("B2:D3", "D3:S"), 1: ("E2:F3", "F3:S")}
    corner = {0: ("B2:D3", "D2:E"), 1: ("E4:F5", "F5:E")}
    pieces_corner = (put(9, "B2"), put(8, "E4", 1))
    assert given(bonus("touches_room", pieces, rooms=beside, **both)) == (2, "")
    assert given(bonus("touches_room", pieces_corner, rooms=corner, **both)) == (0, "touches_not")
    assert given(bonus("touches_room", pieces_corner, rooms=corner, avoid=True, **both)) == (2, "")
    assert given(bonus("touches_room", pieces, rooms=beside, avoid=True, **both)) == (0, "touches")
    assert given(bonus("touches_room", pieces[:1], avoid=True, **both)) == (0, "no_room")


def test_1_2_a_room_at_the_railing() -> None:
    """1.2."""
    fields = {"railing": ["B3:W"]}
    assert given(bonus("touches_railing", (put(9, "C3"),), room="one", fields=fields)) == (2, "")
    away = {0: ("C2:D4", "D4:E")}
    assert given(bonus("touches_railing", (put(9, "C3"),), room="one", rooms=away, fields=fields)) == (0, "touches_not")
    assert given(bonus("touches_railing", (), room="one", rooms={}, fields=fields)) == (0, "no_room")


def test_7_bonuses_count_counting_pieces_only() -> None:
    """7: pieces of an open room, or not reached, count for nothing."""
    plants = (put(19, "B2"), put(19, "C2"))
    assert bonus("count", plants, numbers=[19]).count == 2
    assert bonus("count", plants, numbers=[19], rooms={}, left_open=(0,)).count == 0
    assert bonus("count", plants, numbers=[19], front="").count == 0


def test_8_every_missed_bonus_says_why() -> None:
    """8: "no reason shown for a missed bonus": on an empty sheet each bonus that is given once has a code."""
    kinds: list[dict[str, Any]] = [
        {"type": "complete", "room": "one"},
        {"type": "cards", "numbers": [1]},
        {"type": "count", "numbers": [1], "at_least": 1},
        {"type": "tagged", "tag_name": "plant", "at_least": 1},
        {"type": "seats", "at_least": 1},
        {"type": "distance", "one": {"number": 1}, "other": {"front": True}, "at_most": 1},
        {"type": "distance", "one": {"number": 1}, "other": {"room": "two"}, "at_least": 1},
        {"type": "window_faces", "room": "one", "side": "N"},
        {"type": "window_sees", "room": "one", "thing": "lake"},
        {"type": "size", "room": "one", "at_most": 5},
        {"type": "rectangular", "room": "one"},
        {"type": "touches_wall", "room": "one", "side": "N", "avoid": True},
        {"type": "touches_room", "room": "one", "other": "two", "avoid": True},
        {"type": "touches_railing", "room": "one"},
    ]
    about = house(bonuses=kinds, railing=["B2:W"])
    for place in range(len(kinds)):
        found = worth(about, about.empty_sheet(), place)
        assert (found.points, bool(found.missing)) == (0, True), kinds[place]
