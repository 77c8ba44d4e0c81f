"""Placing pieces (rules page, section 4, R1 to R4, R10, R19, R22, R33, R34): just allowed, just refused, and why."""

from __future__ import annotations

import pytest
from rtm_builder import areas, code, house, names, piece, put, sheet, sq, where, why_place
from rtm_referee import edge, lay, squares

from engine.games.room_to_move.legal import legal_anchors
from engine.geometry.shapes import turned

HOUSE = house()
EMPTY = HOUSE.empty_sheet()


def rule(kind: str, *names_: str, **more: object) -> dict[str, object]:
    """A special rule about squares."""
    return {"type": kind, "squares": list(names_), **more}


# Turning and mirroring


@pytest.mark.parametrize("number", [1, 4, 5, 10, 30, 31])
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("mirror", [False, True])
def test_r34_squares_tags_and_sides_turn_together(number: int, turns: int, mirror: bool) -> None:
    """R34, 9: mirrored east-west first, then quarter turns clockwise; squares, tags and wall sides together."""
    shape = turned(piece(number).shape, turns, mirror)
    stands, walks, sides, tags = lay(piece(number).shape, sq("C4"), turns, mirror)
    assert squares(shape.at(sq("C4"))[0]) == stands
    assert squares(shape.at(sq("C4"))[1]) == walks
    assert {edge(number) for number in shape.sides_at(sq("C4"))} == sides
    for tag, marked in tags.items():
        assert squares(shape.tagged_at(sq("C4"), tag)) == marked


def test_r34_a_tub_turned_three_times_has_its_tap_end() -> None:
    """R34: turn 3 of "##/.o" has its circulation in the north-east."""
    shape = turned(piece(10).shape, 3, False)
    assert names(shape.at(sq("C4"))[0]) == "C4 C5"
    assert names(shape.at(sq("C4"))[1]) == "D4"


def test_r34_mirroring_is_offered_only_where_it_makes_a_difference() -> None:
    """R34: a sofa mirrored is the same sofa; a tub with its tap at one end is not."""
    assert not piece(1).mirrors
    assert piece(10).mirrors
    assert code(why_place(HOUSE, EMPTY, 1, "C3", mirror=True)) == "no_mirror"
    assert why_place(HOUSE, EMPTY, 10, "C3", mirror=True) is None


def test_9_a_turn_that_there_is_not_is_refused() -> None:
    """9: quarter turns 0 to 3."""
    assert code(why_place(HOUSE, EMPTY, 1, "C3", turns=4)) == "turns_unknown"
    assert why_place(HOUSE, EMPTY, 1, "C3", turns=3) is None


# The plan


def test_4_furniture_and_circulation_lie_inside_the_plan() -> None:
    """4: with the offending squares."""
    assert why_place(HOUSE, EMPTY, 1, "F5") is None
    outside = why_place(HOUSE, EMPTY, 1, "F6")
    assert (code(outside), where(outside)) == ("outside", "F7 G7")
    assert where(why_place(HOUSE, EMPTY, 1, "G5")) == "H5 H6"
    assert where(why_place(HOUSE, EMPTY, 1, "B1")) == "B1 C1"


def test_4_nothing_lies_beyond_the_sheet() -> None:
    """4: a piece does not come in again on the other side."""
    about = house("M1:P4 A1:L1")
    assert code(why_place(about, about.empty_sheet(), 1, "P1")) == "off_sheet"
    assert why_place(about, about.empty_sheet(), 1, "O1") is None


def test_4_furniture_stands_on_no_furniture() -> None:
    """4: nor does circulation."""
    on = sheet(HOUSE, put(9, "C3"))
    taken = why_place(HOUSE, on, 1, "C3")
    assert (code(taken), where(taken)) == ("on_furniture", "C3")
    assert (code(why_place(HOUSE, on, 1, "B2")), where(why_place(HOUSE, on, 1, "B2"))) == ("on_furniture", "C3")
    assert why_place(HOUSE, on, 1, "C4") is None


def test_4_furniture_stands_on_no_circulation_of_its_room() -> None:
    """4: circulation of different pieces may overlap."""
    on = sheet(HOUSE, put(2, "C3"))
    assert code(why_place(HOUSE, on, 9, "C4")) == "on_circulation"
    assert names(HOUSE.squares(put(2, "C4", turns=2))[1]) == "C4"
    assert why_place(HOUSE, on, 2, "C4", turns=2) is None


@pytest.mark.parametrize("kind", ["tree", "column", "stair", "rock", "water", "chimney"])
def test_r23_nothing_on_obstacles(kind: str) -> None:
    """4, R23: neither furniture nor circulation on trees, columns, stairs, rocks, water, chimneys."""
    about = house(obstacles=[{"kind": kind, "squares": ["D4"]}])
    empty = about.empty_sheet()
    assert where(why_place(about, empty, 2, "D4")) == "D4"
    assert code(why_place(about, empty, 2, "D3")) == "on_obstacle"
    assert why_place(about, empty, 2, "D5") is None
    assert code(why_place(about, empty, 33, "C3")) == "on_obstacle"


def test_4_pieces_of_one_room_may_be_far_apart() -> None:
    """4: no piece must touch another."""
    assert why_place(HOUSE, sheet(HOUSE, put(9, "B2")), 9, "G6") is None


def test_4_no_piece_lies_in_a_finished_room() -> None:
    """4: nor reaches into it."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert code(why_place(HOUSE, on, 2, "B3", 1)) == "in_finished_room"
    assert code(why_place(HOUSE, on, 2, "C4", 1, turns=2)) == ""
    assert code(why_place(HOUSE, on, 2, "C3", 1, turns=2)) == "in_finished_room"


def test_r1_pieces_of_an_open_room_keep_their_squares() -> None:
    """R1: furniture and circulation of a room left open may not lie in a later room; free squares beside may."""
    on = sheet(HOUSE, put(2, "C3"), left_open=(0,))
    assert code(why_place(HOUSE, on, 9, "C3", 1)) == "on_furniture"
    assert code(why_place(HOUSE, on, 9, "C4", 1)) == "in_other_room"
    assert code(why_place(HOUSE, on, 2, "B4", 1, turns=3)) == "in_other_room"
    assert why_place(HOUSE, on, 9, "D4", 1) is None


# Walls and doors


def test_r33_no_piece_crosses_a_wall() -> None:
    """4, R33: an edge between two squares of the piece, circulation included; beside the wall is fine."""
    on = sheet(HOUSE, walls="C3:E")
    crossed = why_place(HOUSE, on, 1, "C3")
    assert (code(crossed), where(crossed)) == ("crosses_wall", "C3:E")
    assert code(why_place(HOUSE, on, 1, "C2")) == "crosses_wall"
    assert why_place(HOUSE, on, 1, "D3") is None
    assert code(why_place(HOUSE, sheet(HOUSE, walls="C3:S"), 2, "C3")) == "crosses_wall"


def test_r33_separate_parts_may_have_a_wall_between_them() -> None:
    """R33: "o#o" across two walls is refused, since its squares are neighbours; two parts that do not touch are not."""
    assert code(why_place(HOUSE, sheet(HOUSE, walls="C3:E"), 4, "C3")) == "crosses_wall"
    # "##/.o": between C4, which is no square of it, and D4 there may be a wall.
    assert why_place(HOUSE, sheet(HOUSE, walls="C4:E"), 10, "C3") is None


def test_r33_given_walls_and_given_doors_stop_pieces() -> None:
    """R33: "carries a wall or door"."""
    about = house(walls=["C3:E"])
    assert code(why_place(about, about.empty_sheet(), 1, "C3")) == "crosses_wall"
    about = house(doors=["D3:E"])
    assert code(why_place(about, about.empty_sheet(), 33, "D3")) == "crosses_wall"


def test_r22_furniture_jams_no_given_door() -> None:
    """4, R22: both squares of a given door stay free of furniture; circulation may lie there."""
    about = house(doors=["D3:E"], walls=["D2:E", "D4:E", "D5:E", "D6:E"])
    empty = about.empty_sheet()
    assert where(why_place(about, empty, 9, "D3")) == "D3"
    assert code(why_place(about, empty, 9, "E3")) == "beside_door"
    assert why_place(about, empty, 2, "D2") is None


def test_r2_nothing_on_the_hallway_square_of_a_door() -> None:
    """4, R2: furniture, circulation and carpets are refused on the hallway square of a finished room's door."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    beside = why_place(HOUSE, on, 9, "D3", 1)
    assert (code(beside), where(beside)) == ("beside_door", "D3")
    assert code(why_place(HOUSE, on, 2, "D2", 1)) == "beside_door"
    assert code(why_place(HOUSE, on, 33, "D3", 1)) == "beside_door"
    assert why_place(HOUSE, on, 9, "D4", 1) is None


def test_r2_nothing_inside_the_front_door_of_a_hallway_plan() -> None:
    """R2: furniture, circulation, carpets."""
    on = sheet(HOUSE, front="B4:W")
    assert code(why_place(HOUSE, on, 9, "B4")) == "beside_door"
    assert where(why_place(HOUSE, on, 2, "B3")) == "B4"
    assert code(why_place(HOUSE, on, 33, "B3")) == "beside_door"
    assert why_place(HOUSE, on, 9, "C4") is None


def test_r2_without_a_hallway_circulation_of_the_named_room_may_lie_inside_the_front_door() -> None:
    """R2 speaks of plans with a hallway; section 4 refuses furniture beside a drawn door everywhere."""
    about = house(named="one")
    on = sheet(about, front="B4:W")
    assert why_place(about, on, 2, "B3") is None
    assert code(why_place(about, on, 9, "B4")) == "beside_door"
    assert code(why_place(about, on, 2, "B3", 1)) == "beside_door"
    assert why_place(about, on, 33, "B4") is None


# Sides that need a wall


def test_r10_a_side_must_be_a_wall_already() -> None:
    """4: the outer wall is one, a free edge is none; with the sides."""
    assert why_place(HOUSE, EMPTY, 31, "C2") is None
    missing = why_place(HOUSE, EMPTY, 31, "C3")
    assert (code(missing), where(missing)) == ("needs_wall", "C2:S")
    assert where(why_place(HOUSE, EMPTY, 30, "C3")) == "C2:S D2:S"


def test_r10_given_walls_and_walls_of_finished_rooms_count() -> None:
    """4, R10: given inner walls, walls of finished rooms."""
    about = house(walls=["C3:S"])
    assert why_place(about, about.empty_sheet(), 31, "C4") is None
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:D3", "D3:E")})
    assert why_place(HOUSE, on, 31, "C4", 1) is None
    assert why_place(HOUSE, on, 31, "D4", 1) is None


def test_r10_loose_walls_do_not_count() -> None:
    """R10: loose and early walls do not count."""
    assert code(why_place(HOUSE, sheet(HOUSE, walls="C2:S"), 31, "C3")) == "needs_wall"


def test_4_no_door_in_the_stretch_a_window_is_allowed() -> None:
    """4: never a door in that stretch; a window is allowed."""
    assert where(why_place(HOUSE, sheet(HOUSE, front="C2:N"), 31, "C2")) == "C2"
    assert HOUSE.layers(sheet(HOUSE, front="C2:N")).walled[0] == areas("B2", "D2:G2")
    assert why_place(HOUSE, sheet(HOUSE, windows="C2:N"), 31, "C2") is None


def test_4_the_door_of_a_finished_room_is_no_wall() -> None:
    """4: "walls of finished rooms", never its door."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:S")})
    assert code(why_place(HOUSE, on, 31, "C4", 1)) == "beside_door"
    assert why_place(HOUSE, on, 31, "B4", 1) is None


@pytest.mark.parametrize("turns", range(4))
def test_4_the_side_turns_with_the_piece(turns: int) -> None:
    """4: a stove turned by a quarter needs its wall in the east, and so on."""
    fits = legal_anchors(HOUSE, EMPTY, 0, piece(31), turns, mirror=False)
    stands = 0
    for anchor in range(256):
        if fits >> anchor & 1:
            stands |= turned(piece(31).shape, turns, False).at(anchor)[0]
    assert stands == areas(("B2:G2", "G2:G6", "B6:G6", "B2:B6")[turns])


def test_4_walls_later_lets_a_side_wait() -> None:
    """4, option: enough that the side is a wall when the room is closed; a door there is refused at once."""
    about = house(later=True)
    assert why_place(about, about.empty_sheet(), 31, "C3") is None
    doors = house(later=True, doors=["C3:N"])
    refused = why_place(doors, doors.empty_sheet(), 31, "C3")
    assert code(refused) == "beside_door"


# Given squares


def test_4_given_circulation_takes_no_furniture() -> None:
    """4, 1.2: what must stay free takes circulation and carpets (R19)."""
    about = house(rules=[rule("must_stay_free", "D4")])
    empty = about.empty_sheet()
    assert code(why_place(about, empty, 9, "D4")) == "on_given_circulation"
    assert why_place(about, empty, 2, "D3") is None
    assert why_place(about, empty, 33, "D4") is None


def test_r2_given_circulation_of_the_hallway_takes_nothing() -> None:
    """R2: furniture, circulation and carpets are refused."""
    about = house(rules=[rule("hallway_free", "D4")])
    empty = about.empty_sheet()
    for number, at in ((9, "D4"), (2, "D3"), (33, "D4")):
        refused = why_place(about, empty, number, at)
        assert (code(refused), where(refused)) == ("on_given_circulation", "D4")
    assert why_place(about, empty, 9, "E4") is None


def test_r3_low_ceilings_take_furniture_only() -> None:
    """R3: no circulation, no carpet."""
    about = house(rules=[rule("low_ceiling", "B6:G6")])
    empty = about.empty_sheet()
    assert why_place(about, empty, 9, "D6") is None
    assert where(why_place(about, empty, 2, "D5")) == "D6"
    assert code(why_place(about, empty, 33, "D5")) == "low_ceiling"


def test_r4_plants_only() -> None:
    """R4: only furniture squares tagged plant, of any card; no circulation, no carpet."""
    about = house(rules=[rule("plants_only", "B6:G6")])
    empty = about.empty_sheet()
    assert why_place(about, empty, 19, "D6") is None
    assert why_place(about, empty, 18, "D6") is None
    assert code(why_place(about, empty, 9, "D6")) == "plants_only"
    assert code(why_place(about, empty, 2, "D5")) == "plants_only"
    assert code(why_place(about, empty, 33, "D5")) == "plants_only"


def test_r4_the_plant_of_a_composite_piece_may_stand_there() -> None:
    """R4: of any card: the plant of "##/oo" upright lies in the south, and its circulation beside it elsewhere."""
    about = house(rules=[rule("plants_only", "C6")])
    assert why_place(about, about.empty_sheet(), 5, "B5", turns=1) is None
    # Upside down its other square would lie there.
    assert where(why_place(about, about.empty_sheet(), 5, "C5", turns=3)) == "C6"
    assert code(why_place(about, about.empty_sheet(), 3, "C4", turns=1)) == "plants_only"


def test_1_2_a_strip_that_stays_uncovered() -> None:
    """1.2: no furniture and no carpet; circulation is allowed."""
    about = house(rules=[rule("keep_free", "D4")])
    empty = about.empty_sheet()
    assert code(why_place(about, empty, 9, "D4")) == "must_stay_free"
    assert code(why_place(about, empty, 33, "D4")) == "must_stay_free"
    assert why_place(about, empty, 2, "D3") is None


def test_1_2_marks_to_be_left_free() -> None:
    """1.2, R31: the marks of the rule; others may be covered."""
    marked = [{"letter": "A", "square": "D4"}, {"letter": "B", "square": "E4"}]
    about = house(marks=marked, rules=[{"type": "marks_free", "marks": ["A"]}])
    empty = about.empty_sheet()
    assert code(why_place(about, empty, 9, "D4")) == "must_stay_free"
    assert why_place(about, empty, 9, "E4") is None


def test_r17_nothing_is_drawn_in_a_ready_made_room() -> None:
    """R17: its squares are a finished room, its door a door, its walls walls."""
    ready = rule("ready_room", "B2:C3", door="C3:E", furniture=["B2"])
    about = house(rules=[ready])
    empty = about.empty_sheet()
    assert code(why_place(about, empty, 9, "B3")) == "in_finished_room"
    assert code(why_place(about, empty, 9, "D3")) == "beside_door"
    assert why_place(about, empty, 31, "C4") is None
    assert code(why_place(about, empty, 31, "D4")) == "needs_wall"


# Carpets


def test_r19_nothing_stands_on_a_carpet() -> None:
    """4 [S]: strict; circulation of others may cross it."""
    on = sheet(HOUSE, put(33, "C3"))
    assert (code(why_place(HOUSE, on, 9, "C3")), where(why_place(HOUSE, on, 9, "C3"))) == ("on_carpet", "C3")
    assert why_place(HOUSE, on, 2, "C2") is None
    assert code(why_place(HOUSE, sheet(HOUSE, put(9, "C3")), 33, "C3")) == "on_furniture"


def test_r19_a_carpet_lies_under_circulation_and_on_another_carpet() -> None:
    """R19."""
    assert why_place(HOUSE, sheet(HOUSE, put(2, "C2")), 33, "C3") is None
    assert why_place(HOUSE, sheet(HOUSE, put(33, "C3")), 33, "D4") is None


def test_r19_carpets_free_both_ways() -> None:
    """R19, option [O]: furniture on carpet both ways."""
    about = house(carpet="free")
    assert why_place(about, sheet(about, put(33, "C3")), 9, "C3") is None
    assert why_place(about, sheet(about, put(9, "C3")), 33, "C3") is None
    # Another room's carpet is another room's.
    assert code(why_place(about, sheet(about, put(33, "C3")), 9, "C3", 1)) == "in_other_room"


# The map


def test_8_refusals_and_the_map_agree_everywhere() -> None:
    """8, 9: silent exactly at the anchors of the map, for each turn and mirror."""
    on = sheet(HOUSE, put(2, "C3"), put(33, "E4"), walls="F3:S", front="B5:W")
    for number in (1, 10, 31, 33, 19):
        for turns in range(4):
            for mirror in (False, True) if piece(number).mirrors else (False,):
                fits = legal_anchors(HOUSE, on, 0, piece(number), turns, mirror)
                for row in range(1, 7):
                    for column in "ABCDEFGH":
                        at = f"{column}{row}"
                        refusal = why_place(HOUSE, on, number, at, turns=turns, mirror=mirror)
                        assert (refusal is None) == bool(fits >> sq(at) & 1)
