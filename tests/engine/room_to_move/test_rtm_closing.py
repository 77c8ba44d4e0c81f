"""Closing rooms (rules page, section 5, R1, R1a, R2, R7 to R9, R12, R22, R23): just allowed, just refused, and why."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from plan_builder import random_blob, random_stages
from rtm_builder import areas, code, house, names, put, sheet, side, where, why_close, why_place

from engine.games.room_to_move.actions import CloseRoom
from engine.games.room_to_move.legal import doors_for, refuse_closing
from engine.games.room_to_move.outline import can_be_closed, outlines, smallest_area
from engine.geometry.squares import mask_of, outer_edges, squares_in

HOUSE = house()
SOFA = sheet(HOUSE, put(1, "B2"))
"""A sofa on B2 C2 with its circulation B3 C3, in the north-west corner."""


# Areas


def test_5_a_room_is_closed_with_one_door() -> None:
    """5: the smallest and a larger one."""
    assert why_close(HOUSE, SOFA, "B2:C3", "C3:E") is None
    assert why_close(HOUSE, SOFA, "B2:D4", "D4:E") is None


def test_5_blank_squares_inside_are_fine() -> None:
    """5: also the whole house but the hallway square."""
    assert why_close(HOUSE, SOFA, "B2:G5", "G5:S") is None


def test_5_the_area_lies_in_the_house() -> None:
    """5."""
    refused = why_close(HOUSE, SOFA, "A2:C3", "C3:E")
    assert (code(refused), where(refused)) == ("area_outside", "A2 A3")
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(0, side("C3:E")))) == "area_outside"
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(-1, side("C3:E")))) == "area_outside"
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(1 << 300, side("C3:E")))) == "area_outside"


def test_5_two_areas_are_refused() -> None:
    """5: also two that meet at a corner only."""
    assert code(why_close(HOUSE, SOFA, "B2:C3 E5", "C3:E")) == "area_torn"
    assert code(why_close(HOUSE, SOFA, "B2:C3 D4", "C3:E")) == "area_torn"
    assert why_close(HOUSE, SOFA, "B2:C3 D3:D4", "D4:E") is None


def test_5_a_loose_wall_through_the_area_tears_it() -> None:
    """5, R36: a wall that leaves a way round is allowed, one right through is not; given walls alike."""
    cut = sheet(HOUSE, put(1, "B2"), walls="D2:W D3:W D4:W B4:E")
    assert code(why_close(HOUSE, cut, "B2:D4", "D4:E")) == "area_torn"
    bent = sheet(HOUSE, put(1, "B2"), walls="D2:W D3:W")
    assert why_close(HOUSE, bent, "B2:D4", "D4:E") is None
    given = house(walls=["D2:W", "D3:W"])
    assert code(why_close(given, sheet(given, put(1, "B2")), "B2:D3", "D3:E")) == "area_torn"


def test_5_a_piece_is_cut_off() -> None:
    """5: pieces with all their circulation; with the squares that are missing."""
    refused = why_close(HOUSE, SOFA, "B2:C2", "C2:E")
    assert (code(refused), where(refused)) == ("piece_cut_off", "B3 C3")
    far = sheet(HOUSE, put(1, "B2"), put(9, "G6"))
    assert where(why_close(HOUSE, far, "B2:C3", "C3:E")) == "G6"


def test_5_no_square_of_another_room() -> None:
    """5, R1: finished rooms, and furniture and circulation of open ones; blanks of open rooms may be taken."""
    on = sheet(HOUSE, put(1, "B2"), put(2, "E2", 1), rooms={1: ("E2:E3", "E3:E")})
    taken = why_close(HOUSE, on, "B2:E3", "C3:S")
    assert (code(taken), where(taken)) == ("area_taken", "E2 E3")
    left = sheet(HOUSE, put(1, "B2"), put(2, "E2", 1), left_open=(1,))
    assert where(why_close(HOUSE, left, "B2:E4", "C4:S")) == "E2 E3"
    assert why_close(HOUSE, left, "B2:D4", "D4:E") is None


def test_1_2_given_hallway_belongs_to_no_room() -> None:
    """1.2: given circulation that must belong to the hallway; what must only stay free may lie in a room."""
    about = house(rules=[{"type": "hallway_free", "squares": ["D3"]}])
    refused = why_close(about, sheet(about, put(1, "B2")), "B2:D3", "D2:E")
    assert (code(refused), where(refused)) == ("area_hallway", "D3")
    about = house(rules=[{"type": "must_stay_free", "squares": ["D3"]}])
    assert why_close(about, sheet(about, put(1, "B2")), "B2:D3", "D2:E") is None


def test_r17_a_ready_made_room_is_a_finished_room() -> None:
    """R17: its squares belong to no other room, and none may take the square before its door."""
    about = house(rules=[{"type": "ready_room", "squares": ["E2:F3"], "door": "E3:W"}])
    on = sheet(about, put(1, "B2"))
    assert code(why_close(about, on, "B2:E3", "C3:S")) == "area_taken"
    assert where(why_close(about, on, "B2:D3", "C3:S")) == "D3"
    assert why_close(about, on, "B2:C3", "C3:E") is None


def test_r23_obstacles_belong_to_the_room_around_them() -> None:
    """R23: a room may contain a column; its door squares may not."""
    about = house(obstacles=[{"kind": "column", "squares": ["D3"]}])
    on = sheet(about, put(1, "B2"))
    assert why_close(about, on, "B2:D3", "D2:E") is None
    blocked = why_close(about, on, "B2:D3", "D3:E")
    assert (code(blocked), where(blocked)) == ("door_blocked", "D3")
    assert code(why_close(about, on, "B2:C3", "C3:E")) == "door_blocked"
    # A column also links two parts of an area.
    assert why_close(about, on, "B2:C3 D3 E3", "E3:E") is None


# Doors


def test_5_no_door_is_refused() -> None:
    """5: "no door", and a draft without one is incomplete."""
    assert code(why_close(HOUSE, SOFA, "B2:C3", "")) == "no_door_drawn"
    assert code(why_close(HOUSE, SOFA, "B2:C3", None)) == "incomplete"
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom())) == "incomplete"


def test_5_a_door_lies_on_the_border() -> None:
    """5: not inside the room, not elsewhere, no edge that there is not."""
    assert code(why_close(HOUSE, SOFA, "B2:C3", "B3:E")) == "door_not_on_border"
    assert code(why_close(HOUSE, SOFA, "B2:C3", "E4:E")) == "door_not_on_border"
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(areas("B2:C3"), 5000))) == "door_not_on_border"
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(areas("B2:C3"), -7))) == "door_not_on_border"
    # The north side of D3 has another name: the south side of D2.
    assert code(refuse_closing(HOUSE, SOFA, 0, CloseRoom(areas("B2:C3"), 4 * 35 + 3))) == "door_not_on_border"


def test_5_a_door_does_not_lead_out_of_the_house() -> None:
    """5."""
    refused = why_close(HOUSE, SOFA, "B2:C3", "B3:W")
    assert (code(refused), where(refused)) == ("door_outside", "A3")


def test_5_both_sides_of_a_door_are_free_of_furniture() -> None:
    """5: the square inside, the square outside (of an open room); circulation inside is fine."""
    inside = why_close(HOUSE, SOFA, "B2:C3", "C2:E")
    assert (code(inside), where(inside)) == ("door_blocked", "C2")
    left = sheet(HOUSE, put(1, "B2"), put(9, "D3", 1), left_open=(1,))
    assert where(why_close(HOUSE, left, "B2:C3", "C3:E")) == "D3"
    assert why_close(HOUSE, left, "B2:C3", "C3:S") is None


@pytest.mark.parametrize("kind", ["low_ceiling", "plants_only"])
def test_r3_r4_a_door_leads_to_no_square_where_nobody_walks(kind: str) -> None:
    """R3, R4."""
    about = house(rules=[{"type": kind, "squares": ["D3"]}])
    on = sheet(about, put(1, "B2"))
    assert code(why_close(about, on, "B2:C3", "C3:E")) == "door_blocked"
    assert why_close(about, on, "B2:C3", "C3:S") is None


def test_r1a_the_outer_square_needs_only_be_unused() -> None:
    """R1a: an open room's circulation and given hallway circulation are fine; reach is judged by the walk."""
    left = sheet(HOUSE, put(1, "B2"), put(2, "D2", 1), left_open=(1,))
    assert names(HOUSE.squares(put(2, "D2", 1))[1]) == "D3"
    assert why_close(HOUSE, left, "B2:C3", "C3:E") is None
    about = house(rules=[{"type": "hallway_free", "squares": ["D3"]}])
    assert why_close(about, sheet(about, put(1, "B2")), "B2:C3", "C3:E") is None
    # A square that leads nowhere: allowed, a soft hint only.
    closed_in = sheet(HOUSE, put(1, "B2"), walls="D2:S D2:E", front="G6:E")
    assert code(why_close(HOUSE, closed_in, "B2:C3 B4:C4", "C4:E")) == ""


def test_5_no_door_into_another_room() -> None:
    """5."""
    on = sheet(HOUSE, put(1, "B2"), put(2, "D2", 1), rooms={1: ("D2:D3", "D3:E")})
    refused = why_close(HOUSE, on, "B2:C3", "C3:E")
    assert (code(refused), where(refused)) == ("door_into_room", "D3")
    assert why_close(HOUSE, on, "B2:C3", "C3:S") is None


def test_5_no_door_in_a_required_wall_side() -> None:
    """5: "door against a required wall side", of its own pieces and of those in other rooms."""
    about = house(later=True)
    stove = sheet(about, put(31, "C3"))
    # There its furniture is in the way already.
    assert code(why_close(about, stove, "C3:C4", "C3:N")) == "door_blocked"
    assert why_close(about, stove, "C3:C4", "C4:S") is None
    other = sheet(HOUSE, put(2, "B4"), put(31, "C4", 1), rooms={1: ("C4:C5", "C5:E")})
    assert code(why_close(HOUSE, other, "B4:B5", "B5:E")) == "door_into_room"


def test_5_a_side_that_needs_a_wall_belongs_to_furniture_which_blocks_a_door() -> None:
    """5: every piece of the catalogue, so that the door itself need not look at the sides."""
    needing = [piece for piece in HOUSE.furniture.pieces if piece.shape.sides]
    assert needing
    for piece in needing:
        assert not piece.is_carpet
        assert {(column, row) for column, row, _ in piece.shape.sides} <= set(piece.shape.furniture)


def test_4_walls_later_are_checked_when_the_room_is_closed() -> None:
    """4, option: the side must be a wall once the room is closed; with the piece and the sides."""
    about = house(later=True)
    stove = sheet(about, put(31, "C3"))
    refused = why_close(about, stove, "C2:C4", "C4:E")
    assert code(refused) == "needs_wall"
    assert refused is not None
    assert refused.numbers == (side("C3:N"),)
    assert len(refused.pieces) == 1
    assert why_close(about, stove, "C3:C4", "C4:E") is None
    # Loose walls do not count then either (R10).
    loose = sheet(about, put(31, "C3"), walls="C3:N")
    assert code(why_close(about, loose, "C2:C4 D2:D4", "D4:E")) == "needs_wall"


def test_5_no_door_in_a_given_wall() -> None:
    """5: a given wall has no door but given ones."""
    about = house(walls=["C3:E"])
    on = sheet(about, put(1, "B2"))
    assert code(why_close(about, on, "B2:C3", "C3:E")) == "door_in_given_wall"
    assert why_close(about, on, "B2:C3", "C3:S") is None


def test_r22_a_room_with_a_given_door_draws_none() -> None:
    """R22: a second one is refused; a room elsewhere draws its own."""
    about = house(walls=["C2:E", "C3:E"], doors=["C3:E"])
    on = sheet(about, put(1, "B2"))
    assert why_close(about, on, "B2:C3", "") is None
    assert code(why_close(about, on, "B2:C3", "C3:S")) == "needs_no_door"
    assert code(why_close(about, on, "B2:C3", None)) == "incomplete"
    assert code(why_close(about, on, "B2:C3 B4:F4", "")) == ""
    far = sheet(about, put(2, "G5"))
    assert code(why_close(about, far, "G5:G6", "")) == "no_door_drawn"


def test_r9_no_room_swallows_the_square_before_a_door() -> None:
    """R9: refused."""
    on = sheet(HOUSE, put(1, "B2"), put(9, "F2", 1), rooms={1: ("E2:F3", "E3:W")})
    refused = why_close(HOUSE, on, "B2:D3", "C3:S")
    assert (code(refused), where(refused)) == ("swallows_door", "D3")
    assert why_close(HOUSE, on, "B2:C3 D2", "C3:S") is None


def test_r9_no_room_of_a_hallway_plan_holds_the_front_door() -> None:
    """R9, R12: "front door inside"."""
    on = sheet(HOUSE, put(1, "B2"), front="D2:N")
    refused = why_close(HOUSE, on, "B2:D3", "D3:E")
    assert (code(refused), where(refused)) == ("front_inside", "D2")
    assert why_close(HOUSE, on, "B2:C3", "C3:E") is None


# No hallway


NAMED = house(named="one")


def test_r8_the_named_room_closes_without_a_door_of_its_own() -> None:
    """R8, section 8: the main room is not asked for a second door."""
    on = sheet(NAMED, put(1, "B2"), front="B3:W")
    assert why_close(NAMED, on, "B2:C4", "") is None
    assert code(why_close(NAMED, on, "B2:C4", "C4:E")) == "needs_no_door"
    assert next(iter(outlines(NAMED, on, 0))).door == -1


def test_r8_the_front_door_must_open_into_the_named_room() -> None:
    """R8."""
    on = sheet(NAMED, put(1, "B2"), front="B5:W")
    refused = why_close(NAMED, on, "B2:C4", "")
    assert (code(refused), where(refused)) == ("front_elsewhere", "B5")
    assert why_close(NAMED, on, "B2:C5", "") is None


def test_r8_doors_of_finished_rooms_must_open_into_the_named_room() -> None:
    """R8: else closing is refused."""
    on = sheet(NAMED, put(1, "B2"), put(9, "F2", 1), rooms={1: ("E2:F3", "E3:W")})
    refused = why_close(NAMED, on, "B2:C4", "")
    assert (code(refused), where(refused)) == ("doors_elsewhere", "D3")
    assert why_close(NAMED, on, "B2:D3", "") is None


def test_r8_later_rooms_open_into_the_named_room() -> None:
    """R8: once it is closed."""
    on = sheet(NAMED, put(1, "B2"), put(9, "F2", 1), rooms={0: ("B2:D4", "")})
    assert why_close(NAMED, on, "E2:F3", "E3:W", 1) is None
    assert code(why_close(NAMED, on, "E2:F3", "E3:S", 1)) == "door_into_room"
    assert code(why_close(NAMED, on, "F2:F3", "F3:W", 1)) == "door_into_room"


def test_r8_outlines_of_the_named_room_reach_its_doors() -> None:
    """R8, R0: proposed outlines contain the front door and the doors of the rooms."""
    on = sheet(NAMED, put(1, "B2"), put(9, "F2", 1), rooms={1: ("E2:F3", "E3:W")}, front="B6:W")
    area = smallest_area(NAMED, on, 0)
    assert area is not None
    assert areas("B2:C3", "B6", "D3") & ~area == 0


# The railing


def test_1_2_a_room_that_must_touch_the_railing() -> None:
    """1.2: else it cannot be closed; the outline proposed goes there."""
    about = house(railing=["G4:E"], rules=[{"type": "touch_railing", "room": "one"}])
    on = sheet(about, put(1, "B2"), put(9, "B6", 1))
    refused = why_close(about, on, "B2:C3", "C3:E")
    assert (code(refused), where(refused)) == ("no_railing", "G4:E")
    assert why_close(about, on, "B2:C4 D4:G4", "D4:S") is None
    assert why_close(about, on, "B6:C6", "C6:E", 1) is None
    area = smallest_area(about, on, 0)
    assert area is not None
    assert area & areas("G4")


# Outlines


def test_r0_doors_for_lists_every_legal_door() -> None:
    """R0: `iterate` gives every legal door of an outline."""
    area = areas("B2:D4")
    found = set(doors_for(HOUSE, SOFA, 0, area))
    legal = {door for door in outer_edges(area) if refuse_closing(HOUSE, SOFA, 0, CloseRoom(area, door)) is None}
    assert found == legal
    assert len(found) == 6


def test_r1_a_room_that_cannot_be_closed_has_no_outline() -> None:
    """R1: furniture all round, then one square opened."""
    shut = house("B2:C3 D3")
    full = sheet(shut, put(1, "B2"), put(9, "D3", 1), left_open=(1,))
    assert list(outlines(shut, full, 0)) == []
    assert not can_be_closed(shut, full, 0)
    free = sheet(shut, put(1, "B2"))
    assert can_be_closed(shut, free, 0)
    assert [(names(one.area or 0), one.door) for one in outlines(shut, free, 0)] == [("B2 C2 B3 C3", side("C3:E"))]


SLACK = 0
TINY = "B2:D4 E4"


def _brute(about: object, on: object, room: int) -> list[int]:
    """Every area of a tiny house that can be closed, by trying all."""
    inner = tuple(squares_in(about.scenario.inside))  # type: ignore[attr-defined]
    found = []
    for size in range(1, len(inner) + 1):
        for chosen in combinations(inner, size):
            area = mask_of(chosen)
            doors = [-1, *outer_edges(area)]
            if any(refuse_closing(about, on, room, CloseRoom(area, door)) is None for door in doors):  # type: ignore[arg-type]
                found.append(area)
    return found


TINY_CASES = [
    ({}, {}, (put(2, "B2"), put(9, "D2"))),
    ({}, {}, (put(9, "B2"), put(9, "D2"), put(9, "C4"))),
    ({}, {"front": "E4:E"}, (put(1, "C2"), put(9, "B4"))),
    ({}, {"walls": "C2:S C3:E"}, (put(9, "C2"), put(9, "D4"))),
    ({"named": "one"}, {"front": "E4:E"}, (put(9, "B2"),)),
    ({"later": True}, {}, (put(31, "C3"),)),
    ({"later": True}, {}, (put(31, "C3"), put(9, "B2"))),
    ({"later": True}, {"walls": "B3:E"}, (put(31, "C3"), put(9, "B2"))),
    ({"railing": ["E4:E"], "rules": [{"type": "touch_railing", "room": "one"}]}, {}, (put(9, "B2"),)),
    ({"obstacles": [{"kind": "rock", "squares": ["C3"]}]}, {}, (put(9, "B3"), put(9, "D3"))),
    ({"doors": ["C3:E"], "walls": ["C2:E", "C4:E"]}, {}, (put(9, "B2"),)),
    ({}, {"left_open": (1,)}, (put(9, "B2"), put(9, "C3", 1), put(9, "D2"))),
    ({}, {"left_open": (1,)}, (put(9, "B2"), put(9, "D4"), put(2, "C2", 1), put(9, "B4", 2))),
]


@pytest.mark.parametrize("case", range(len(TINY_CASES)))
def test_r0_r1_an_outline_is_found_exactly_if_there_is_one(case: int) -> None:
    """R0, R1: all areas of tiny houses tried; the proposed one is legal and, where that is simple, the smallest."""
    fields, drawn, placed = TINY_CASES[case]
    about = house(TINY, **fields)
    on = sheet(about, *placed, **drawn)
    legal = _brute(about, on, 0)
    proposed = list(outlines(about, on, 0))
    assert bool(proposed) == bool(legal)
    if legal:
        least = min(area.bit_count() for area in legal)
        assert all(one.area in legal for one in proposed)
        assert min((one.area or 0).bit_count() for one in proposed) <= least + SLACK
    for one in proposed:
        assert refuse_closing(about, on, 0, one) is None


def test_r0_r1_random_tiny_houses(soak: bool) -> None:
    """R0, R1: exactly if there is one, with pieces, loose walls, doors and front doors at random."""
    rng = random.Random(5)
    larger = closable = 0
    for _ in range(2000 if soak else 60):
        inside = names(random_blob(rng, rng.randint(5, 9), areas("B2:E5")))
        named = "one" if rng.random() < 0.3 else ""
        fields = {"walls": [], "later": rng.random() < 0.3}
        about = house(inside, named=named, **fields)
        stage = [found for found in random_stages(rng, about, most=2) if found[1] >= 0 and found[0].pieces_in(found[1])]
        for on, room, _ in stage:
            legal = _brute(about, on, room)
            proposed = list(outlines(about, on, room))
            assert bool(proposed) == bool(legal), (inside, on, room)
            assert all(one.area in legal for one in proposed)
            if legal:
                closable += 1
                larger += min(map(int.bit_count, legal)) < min((one.area or 0).bit_count() for one in proposed)
    assert closable > 20
    # Now and then the proposed outline has a square too many.
    print(f"\n{closable} rooms, {larger} larger than need be")
    assert larger * 20 < closable


def test_5_pieces_drawn_later_find_the_walls() -> None:
    """5: once closed, its walls stop other pieces, its squares are taken."""
    on = sheet(HOUSE, put(1, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert code(why_place(HOUSE, on, 9, "B3", 1)) == "in_finished_room"
    assert why_place(HOUSE, on, 9, "B4", 1) is None
