"""The walk from the front door, points, ties and soft hints (rules page, sections 6 to 8, R1, R7, R11, R15, R17, R19,
R20, R36)."""

from __future__ import annotations

from rtm_builder import areas, begin, changed, game_of, house, names, put, scenario, sheet

from engine.games.room_to_move.counting import counting_pieces, hints_of, sheet_of
from engine.games.room_to_move.view import Phase
from engine.games.room_to_move.walk import room_points, walk

HOUSE = house()
SMALL = {"one": ((9, 1),), "two": ((2, 1),)}
ROOM = {0: ("B2:C3", "C3:E")}


def rows(about, on):
    """The points of the rooms."""
    return [row.points for row in sheet_of(about, on).rows if row.group == "rooms"]


def hints(about, on, room=-1):
    """Soft hints in short: piece, room, code, squares."""
    return [(hint.piece, hint.room, hint.code, names(hint.squares)) for hint in hints_of(about, on, room)]


def test_7_a_point_for_each_furniture_square_of_a_counting_piece() -> None:
    """7: circulation and blanks nothing; the other rooms were not drawn."""
    on = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E")
    assert rows(HOUSE, on) == [2, -3, -3]
    assert sheet_of(HOUSE, on).total == -4


def test_7_without_a_front_door_nothing_is_reachable() -> None:
    """7: no -3 for a room with furniture that cannot be reached."""
    on = sheet(HOUSE, put(1, "B2"), rooms=ROOM)
    assert rows(HOUSE, on) == [0, -3, -3]
    assert walk(HOUSE, on).reached == 0


def test_7_the_walk_goes_through_doors_and_not_through_walls() -> None:
    """7: the squares reached are the hallway and the room behind its door."""
    on = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E")
    found = walk(HOUSE, on)
    assert found.reached == areas("B2:G6") & ~areas("B2:C2")
    assert found.hallway == areas("B2:G6") & ~areas("B2:C3")
    shut = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E", walls="D2:E D3:E D3:S")
    assert walk(HOUSE, shut).reached == areas("B2:G6") & ~areas("B2:D3")
    assert rows(HOUSE, shut) == [0, -3, -3]


def test_7_all_circulation_must_be_reached_separate_parts_included() -> None:
    """7: "o#o" with one side shut away does not count."""
    between = sheet(HOUSE, put(4, "B2"), put(9, "B3"), put(9, "C3"), rooms={0: ("B2:D3", "D3:E")}, front="G3:E")
    found = walk(HOUSE, between)
    assert names(found.missed[0]) == "B2"
    assert found.counts[0] is False
    around = sheet(HOUSE, put(4, "B2"), rooms={0: ("B2:D3", "D3:E")}, front="G3:E")
    assert walk(HOUSE, around).counts == (True,)


def test_7_a_piece_without_circulation_counts_if_its_room_is_reached() -> None:
    """7."""
    on = sheet(HOUSE, put(9, "B2"), rooms=ROOM, front="G3:E")
    assert walk(HOUSE, on).counts == (True,)
    assert walk(HOUSE, sheet(HOUSE, put(9, "B2"), rooms=ROOM)).counts == (False,)


def test_r36_loose_walls_block_walking() -> None:
    """R36: inside a room, too."""
    on = sheet(HOUSE, put(2, "B2"), rooms={0: ("B2:D4", "D4:E")}, front="G3:E", walls="B3:E B3:S")
    assert walk(HOUSE, on).counts == (False,)


def test_r1_a_room_left_open_scores_nothing_and_is_not_empty() -> None:
    """R1: pieces score 0 and count for nothing, no -3; its circulation and blanks are hallway; its furniture blocks."""
    on = sheet(HOUSE, put(1, "B2"), left_open=(0,), front="B4:W")
    assert rows(HOUSE, on) == [0, -3, -3]
    assert walk(HOUSE, on).hallway == areas("B2:G6") & ~areas("B2:C2")
    wall = sheet(house("B2:G3"), put(9, "D2"), put(9, "D3"), left_open=(0,), front="B2:W")
    assert walk(house("B2:G3"), wall).reached == areas("B2:C3")


def test_r20_nothing_was_drawn_speaks_of_pieces() -> None:
    """R20, R19: walls are nothing; a carpet is something."""
    assert rows(HOUSE, sheet(HOUSE, rooms=ROOM, front="G3:E"))[0] == -3
    assert rows(HOUSE, sheet(HOUSE, put(33, "B2"), rooms=ROOM, front="G3:E"))[0] == 0


def test_r19_a_carpet_counts_for_ties_if_all_its_squares_are_reached() -> None:
    """R19: no points."""
    on = sheet(HOUSE, put(33, "B2"), rooms=ROOM, front="G3:E")
    assert counting_pieces(HOUSE, on) == 1
    assert rows(HOUSE, on)[0] == 0
    cut = sheet(HOUSE, put(33, "B2"), put(9, "C3"), put(9, "B4"), rooms={0: ("B2:D4", "D4:E")}, front="G3:E")
    free = house(carpet="free")
    # Under the washbasin it need not be reached, elsewhere it must.
    assert walk(HOUSE, cut).counts[0] is False
    assert walk(free, cut).counts[0] is True


def test_r19_an_uncovered_square_of_a_free_carpet_must_be_reached() -> None:
    """R19: only covered squares need not be."""
    about = house(carpet="free")
    shut = sheet(about, put(33, "B2"), put(9, "C2"), put(9, "B3"), rooms={0: ("B2:D4", "D4:E")}, front="G3:E")
    assert walk(about, shut).counts[0] is False


def test_r3_r4_r23_nobody_walks_there() -> None:
    """R3, R4, R23: low ceilings, plants only, obstacles."""
    about = house(
        "B2:D2",
        rules=[{"type": "low_ceiling", "squares": ["C2"]}],
        rooms=SMALL,
    )
    assert walk(about, sheet(about, front="B2:W")).reached == areas("B2")
    about = house("B2:D2", rooms=SMALL, rules=[{"type": "plants_only", "squares": ["C2"]}])
    assert walk(about, sheet(about, front="B2:W")).reached == areas("B2")
    about = house("B2:D2", rooms=SMALL, obstacles=[{"kind": "rock", "squares": ["C2"]}])
    assert walk(about, sheet(about, front="B2:W")).reached == areas("B2")


def test_1_2_stairs_join_two_floors() -> None:
    """1.2: both ways; furniture on one end blocks them."""
    about = house("B2:C3 E5:F6", rules=[{"type": "stairs", "pairs": [["C3", "E5"]]}])
    assert walk(about, sheet(about, front="B2:W")).reached == areas("B2:C3", "E5:F6")
    assert walk(about, sheet(about, front="F6:E")).reached == areas("B2:C3", "E5:F6")
    assert walk(about, sheet(about, put(9, "E5"), front="B2:W")).reached == areas("B2:C3")


def test_1_2_a_wide_front_door_enters_at_both_squares() -> None:
    """1.2."""
    about = house("B2:G3", rules=[{"type": "front_wide"}])
    on = sheet(about, front="B2:W B3:W", walls="B2:S C2:S D2:S E2:S F2:S G2:S")
    assert walk(about, on).reached == areas("B2:G3")


def test_r17_a_ready_made_room_counts_nothing() -> None:
    """R17: no points, no -3; its door is a door, its furniture stands in the way."""
    ready = {"type": "ready_room", "squares": ["B2:C3"], "door": "C3:E", "furniture": ["B2"]}
    about = house(rules=[ready])
    on = sheet(about, front="G3:E")
    assert walk(about, on).reached == areas("B2:G6") & ~areas("B2")
    assert rows(about, on) == [-3, -3, -3]


def test_r15_the_hallway_is_no_room() -> None:
    """R15: no -3, no row."""
    about = house(rooms={"one": ((1, 1),)})
    assert rows(about, sheet(about)) == [-3]


def test_6_dead_squares_are_worth_nothing_and_no_hallway() -> None:
    """6: unused squares that the hallway does not reach."""
    on = sheet(HOUSE, front="B4:W", walls="F2:W F3:W F4:W F5:W F6:W")
    assert walk(HOUSE, on).hallway == areas("B2:E6")


# No hallway


NAMED = house(named="one")


def test_6_without_a_hallway_the_named_room_is_entered_first() -> None:
    """6: the other rooms open into it."""
    on = sheet(NAMED, put(1, "B2"), put(9, "E2", 1), rooms={0: ("B2:D6", ""), 1: ("E2:F3", "E3:W")}, front="B4:W")
    found = walk(NAMED, on)
    assert found.rooms == (True, True, False)
    assert found.hallway == 0
    # Squares outside all rooms are dead.
    assert found.reached & areas("G2:G6") == 0


def test_r7_the_named_room_left_empty_is_walked_through() -> None:
    """R7: the unused squares serve as it; -3 stays."""
    on = sheet(NAMED, put(9, "E2", 1), rooms={1: ("E2:F3", "E3:W")}, front="B4:W")
    assert walk(NAMED, on).rooms == (False, True, False)
    assert rows(NAMED, on) == [-3, 1, -3]


def test_r7_the_named_room_left_open_serves_likewise() -> None:
    """R7: its blanks and circulation; its pieces count for nothing."""
    on = sheet(NAMED, put(1, "B2"), put(9, "E2", 1), rooms={1: ("E2:F3", "E3:W")}, front="B4:W", left_open=(0,))
    assert rows(NAMED, on) == [0, 1, -3]


# Ties


def over(*sheets, about=HOUSE):
    """The outcome of a match with these sheets."""
    game = game_of(about.scenario)
    state = begin(game, len(sheets))
    return game.outcome(changed(state, phase=Phase.OVER, sheets=sheets))


def test_7_more_points_win() -> None:
    """7."""
    good = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E")
    outcome = over(sheet(HOUSE), good)
    assert outcome.ranks == (2, 1)
    assert outcome.ties == ()
    assert outcome.reasons == ("finished",)


def test_7_ties_go_to_more_counting_pieces() -> None:
    """7: two squares in one piece against two pieces of one."""
    one = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E")
    two = sheet(HOUSE, put(9, "B2"), put(9, "C2"), rooms=ROOM, front="G3:E")
    outcome = over(one, two)
    assert outcome.ranks == (2, 1)
    assert [(tie.key, tie.seats, tie.counts) for tie in outcome.ties] == [("pieces", (0, 1), (1, 2))]


def test_7_then_the_rank_is_shared() -> None:
    """7, R19: a carpet breaks a tie."""
    one = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E")
    outcome = over(one, one)
    assert outcome.ranks == (1, 1)
    assert [tie.key for tie in outcome.ties] == ["pieces", "shared"]
    rug = sheet(HOUSE, put(1, "B2"), put(33, "B4"), rooms={0: ("B2:C5", "C5:E")}, front="G3:E")
    assert over(one, rug).ranks == (2, 1)


# Soft hints


def test_8_a_soft_hint_names_the_circulation_that_cannot_be_reached() -> None:
    """8: "would not count: the left part of the desk cannot be reached"."""
    on = sheet(HOUSE, put(4, "B2"), put(9, "B3"), put(9, "C3"), rooms={0: ("B2:D3", "D3:E")}, front="G3:E")
    assert (0, 0, "circulation_missed", "B2") in hints(HOUSE, on)


def test_8_no_hints_about_walking_before_there_is_a_front_door() -> None:
    """8: an open pocket is no error in mid-game."""
    on = sheet(HOUSE, put(4, "B2"), put(9, "B3"), put(9, "C3"), rooms={0: ("B2:D3", "D3:E")})
    assert hints(HOUSE, on) == []


def test_8_pieces_of_the_present_room_are_not_held_against_it() -> None:
    """8: a piece that cuts off another for now is allowed, and not complained about."""
    on = sheet(HOUSE, put(4, "B2"), put(9, "B3"), front="G3:E")
    assert hints(HOUSE, on, 0) == []


def test_8_a_room_that_cannot_be_reached() -> None:
    """8: with its squares."""
    on = sheet(HOUSE, put(1, "B2"), rooms=ROOM, front="G3:E", walls="D2:E D3:E D3:S")
    assert hints(HOUSE, on) == [(-1, 0, "not_reached", "B2 C2 B3 C3")]


def test_r1_a_soft_hint_as_soon_as_the_room_cannot_be_closed() -> None:
    """R1: furniture far apart with another room's in between; not before."""
    about = house("B2:F2", rooms=SMALL)
    shut = sheet(about, put(9, "B2"), put(9, "F2"), put(9, "D2", 1), left_open=(1,))
    assert hints(about, shut, 0)[0] == (-1, 0, "cannot_be_closed", "")
    assert [hint[2] for hint in hints(about, shut, -1)] == ["left_open"]
    assert hints(about, sheet(about, put(9, "B2"), put(9, "C2")), 0) == []


def test_r1_a_room_left_open_is_told() -> None:
    """R1."""
    on = sheet(HOUSE, put(1, "B2"), left_open=(0,), front="G3:E")
    assert hints(HOUSE, on) == [(-1, 0, "left_open", "")]


def test_7_points_per_room_are_asked_one_by_one() -> None:
    """7: the same as in the score sheet."""
    about = house(rooms={"one": ((1, 1),), "two": ((2, 1),)})
    on = sheet(about, put(1, "B2"), put(2, "E2", 1), rooms={**ROOM, 1: ("E2:E3", "E3:S")}, front="G3:E")
    assert [room_points(about, on, room) for room in (0, 1)] == rows(about, on) == [2, 1]


def test_1_2_a_scenario_knows_its_rooms_by_name() -> None:
    """1.2."""
    plan = scenario()
    assert [plan.room(name) for name in ("one", "two", "three")] == [0, 1, 2]
