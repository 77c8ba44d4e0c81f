"""Loose walls, front door, windows (rules page, section 6, R2, R8, R10, R23, R33, R36): just allowed, just refused."""

from __future__ import annotations

import pytest
from rtm_builder import code, house, marks, put, sheet, side, where, why_marks, why_place

from engine.games.room_to_move.actions import Marks
from engine.games.room_to_move.legal import refuse_marks

HOUSE = house()
EMPTY = HOUSE.empty_sheet()


# Loose walls


def test_r36_loose_walls_lie_between_squares_of_the_house() -> None:
    """R36, 5: also inside a room or hallway; not along the outer wall, not outside."""
    assert why_marks(HOUSE, EMPTY, walls="C3:E D4:S") is None
    assert code(why_marks(HOUSE, EMPTY, walls="B3:W")) == "wall_outside"
    assert code(why_marks(HOUSE, EMPTY, walls="K9:E")) == "wall_outside"


@pytest.mark.parametrize("wrong", [Marks(right=-1), Marks(below=1 << 256), Marks(right=1 << 300)])
def test_r36_masks_that_are_none_are_refused(wrong: Marks) -> None:
    """Bad input: masks beyond the sheet."""
    assert code(refuse_marks(HOUSE, EMPTY, wrong)) == "wall_outside"


def test_r36_no_wall_along_the_rim_of_the_sheet() -> None:
    """R36, 9: the east side of P1 is no side of A2, though their squares follow each other."""
    about = house("A1:P3")
    assert code(refuse_marks(about, about.empty_sheet(), Marks(right=1 << 15))) == "wall_outside"
    assert code(refuse_marks(about, about.empty_sheet(), Marks(below=1 << 47))) == "wall_outside"
    assert refuse_marks(about, about.empty_sheet(), Marks(right=1 << 14)) is None


def test_r33_no_wall_through_a_piece() -> None:
    """4, R33: with the piece and the edges; between its circulation and furniture, too; along it is fine."""
    on = sheet(HOUSE, put(1, "C3"))
    refused = why_marks(HOUSE, on, walls="C3:E")
    assert (code(refused), where(refused)) == ("wall_through_piece", "C3:E")
    assert code(why_marks(HOUSE, on, walls="D3:S")) == "wall_through_piece"
    assert why_marks(HOUSE, on, walls="D3:E C2:S") is None


def test_5_no_loose_wall_on_a_door() -> None:
    """5."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert code(why_marks(HOUSE, on, walls="C3:E")) == "wall_on_door"
    assert why_marks(HOUSE, on, walls="C2:E") is None
    about = house(doors=["D3:E"])
    assert code(why_marks(about, about.empty_sheet(), walls="D3:E")) == "wall_on_door"


# The front door


def test_6_one_front_door_in_an_outer_wall() -> None:
    """6: not inside, not two, no edge that there is not; none is fine until the end."""
    assert why_marks(HOUSE, EMPTY, front="B3:W") is None
    assert why_marks(HOUSE, EMPTY, front="") is None
    assert code(why_marks(HOUSE, EMPTY, front="C3:E")) == "front_not_outer"
    assert code(why_marks(HOUSE, EMPTY, front="B3:W B4:W")) == "front_count"
    assert code(refuse_marks(HOUSE, EMPTY, Marks(front=(9999,)))) == "front_not_outer"
    assert code(refuse_marks(HOUSE, EMPTY, Marks(front=(side("B3:W"), side("B3:W"))))) == "marks_unsorted"


def test_6_the_front_door_may_be_moved_until_the_end() -> None:
    """R10."""
    on = sheet(HOUSE, put(9, "C3"), front="B3:W")
    assert why_marks(HOUSE, on, front="B4:W") is None
    assert why_marks(HOUSE, on, front="") is None


def test_1_2_the_front_door_in_given_places() -> None:
    """1.2: only there; a single place is a fixed front door, which cannot be erased."""
    about = house(rules=[{"type": "front_places", "sides": ["B3:W", "B4:W"]}])
    assert about.empty_sheet().marks.front == ()
    assert why_marks(about, about.empty_sheet(), front="B4:W") is None
    assert code(why_marks(about, about.empty_sheet(), front="B5:W")) == "front_place"
    fixed = house(rules=[{"type": "front_places", "sides": ["B3:W"]}])
    assert fixed.empty_sheet().marks.front == (side("B3:W"),)
    assert why_marks(fixed, fixed.empty_sheet(), front="B3:W") is None
    assert code(why_marks(fixed, fixed.empty_sheet(), front="")) == "front_count"


def test_1_2_a_front_door_two_squares_wide() -> None:
    """1.2: two neighbouring sides of one straight stretch, both squares free."""
    about = house(rules=[{"type": "front_wide"}])
    empty = about.empty_sheet()
    assert why_marks(about, empty, front="B3:W B4:W") is None
    assert code(why_marks(about, empty, front="B3:W")) == "front_count"
    assert code(why_marks(about, empty, front="B3:W B5:W")) == "front_count"
    assert code(why_marks(about, empty, front="B2:W B2:N")) == "front_count"
    assert code(why_marks(about, empty, front="B3:W B4:W B5:W")) == "front_count"
    on = sheet(about, put(9, "B4"))
    assert where(why_marks(about, on, front="B3:W B4:W")) == "B4"
    both = sheet(about, front="B3:W B4:W")
    assert code(why_place(about, both, 9, "B3")) == "beside_door"
    assert code(why_place(about, both, 9, "B4")) == "beside_door"


def test_1_2_a_wide_front_door_at_its_given_place() -> None:
    """1.2: both rules together."""
    rules = [{"type": "front_wide"}, {"type": "front_places", "sides": ["B3:W", "B4:W"]}]
    about = house(rules=rules)
    assert set(about.empty_sheet().marks.front) == {side("B3:W"), side("B4:W")}


def test_r2_no_front_door_before_furniture_or_circulation() -> None:
    """6, R2: the other way round; plans with hallway: any circulation, carpets too."""
    on = sheet(HOUSE, put(2, "B3"), put(33, "E3"))
    blocked = why_marks(HOUSE, on, front="B3:W")
    assert (code(blocked), where(blocked)) == ("front_blocked", "B3")
    assert code(why_marks(HOUSE, on, front="B4:W")) == "front_blocked"
    assert why_marks(HOUSE, on, front="B5:W") is None
    rugs = sheet(HOUSE, put(33, "E2"))
    assert code(why_marks(HOUSE, rugs, front="E2:N")) == "front_blocked"


@pytest.mark.parametrize("kind", ["low_ceiling", "plants_only"])
def test_r3_r4_no_front_door_where_nobody_walks(kind: str) -> None:
    """R3, R4; R23: nor on an obstacle."""
    about = house(rules=[{"type": kind, "squares": ["B3"]}], obstacles=[{"kind": "rock", "squares": ["B5"]}])
    assert code(why_marks(about, about.empty_sheet(), front="B3:W")) == "front_blocked"
    assert code(why_marks(about, about.empty_sheet(), front="B5:W")) == "front_blocked"
    assert why_marks(about, about.empty_sheet(), front="B4:W") is None


def test_r23_what_lies_outside_a_front_door_does_not_matter() -> None:
    """R23: a lake, a tree."""
    about = house(outside=[{"kind": "lake", "squares": ["A1:A16"]}])
    assert why_marks(about, about.empty_sheet(), front="B4:W") is None


def test_6_no_front_door_into_a_room_of_a_hallway_plan() -> None:
    """6, R9: ready-made rooms alike."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert code(why_marks(HOUSE, on, front="B3:W")) == "front_in_room"
    assert why_marks(HOUSE, on, front="B4:W") is None
    about = house(rules=[{"type": "ready_room", "squares": ["B2:C3"], "door": "C3:E"}])
    assert code(why_marks(about, about.empty_sheet(), front="B3:W")) == "front_in_room"


def test_r8_without_a_hallway_the_front_door_opens_into_the_named_room() -> None:
    """6, R8: onto its circulation, too; not onto another room's; once it is closed nowhere else."""
    about = house(named="one")
    on = sheet(about, put(2, "B3"), put(2, "G2", 1), left_open=(1,))
    assert why_marks(about, on, front="B4:W") is None
    assert code(why_marks(about, on, front="G3:E")) == "front_blocked"
    closed = sheet(about, put(2, "B3"), rooms={0: ("B3:C4", "")})
    assert why_marks(about, closed, front="B4:W") is None
    elsewhere = why_marks(about, closed, front="B5:W")
    assert (code(elsewhere), where(elsewhere)) == ("front_elsewhere", "B5")
    other = sheet(about, put(9, "B3", 1), rooms={1: ("B3:B4", "B4:E")})
    assert code(why_marks(about, other, front="B4:W")) == "front_in_room"


def test_4_no_front_door_in_a_side_that_needs_a_wall() -> None:
    """4: "never a door in that stretch"."""
    on = sheet(HOUSE, put(31, "C2"))
    assert code(why_marks(HOUSE, on, front="C2:N")) == "door_in_side"
    assert why_marks(HOUSE, on, front="D2:N") is None


# Windows


def test_6_windows_on_outer_walls_at_any_time() -> None:
    """6: any number, also behind furniture; not inside, not twice."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert why_marks(HOUSE, on, windows="B2:N B2:W C2:N G4:E") is None
    assert code(why_marks(HOUSE, on, windows="C4:E")) == "window_not_outer"
    twice = Marks(windows=(side("B2:N"), side("B2:N")))
    assert code(refuse_marks(HOUSE, on, twice)) == "marks_unsorted"


def test_6_no_window_where_a_door_is() -> None:
    """6."""
    assert code(why_marks(HOUSE, EMPTY, front="B3:W", windows="B3:W")) == "window_on_door"
    assert why_marks(HOUSE, EMPTY, front="B3:W", windows="B4:W") is None


def test_1_2_crossed_out_windows() -> None:
    """1.2: no window there; a front door may be."""
    about = house(rules=[{"type": "crossed_windows", "sides": ["B3:W"]}])
    assert code(why_marks(about, about.empty_sheet(), windows="B3:W")) == "window_crossed"
    assert why_marks(about, about.empty_sheet(), windows="B4:W") is None
    assert why_marks(about, about.empty_sheet(), front="B3:W") is None


def test_6_windows_of_the_plan_stay() -> None:
    """1.2: given windows are there at the start, and no front door takes their place."""
    about = house(windows=["B3:W"])
    assert about.empty_sheet().marks.windows == (side("B3:W"),)
    assert why_marks(about, about.empty_sheet(), windows="B3:W", front="B4:W") is None
    assert code(why_marks(about, about.empty_sheet(), front="B3:W")) == "window_on_door"


def test_r0_marks_replace_what_was_drawn() -> None:
    """R0: edges set and cleared; R10: loose walls may be erased again."""
    on = sheet(HOUSE, walls="C3:E")
    assert refuse_marks(HOUSE, on, marks()) is None
    assert refuse_marks(HOUSE, on, marks(walls="C3:E D3:E")) is None


def test_r10_walls_inside_a_finished_room_are_final_after_its_round() -> None:
    """R10, R32: they may neither be erased nor added; elsewhere they may."""
    on = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")}, walls="B2:E E4:E")
    kept = why_marks(HOUSE, on, walls="E5:E")
    assert (code(kept), where(kept)) == ("walls_final", "B2:E")
    added = why_marks(HOUSE, on, walls="B2:E B3:E")
    assert (code(added), where(added)) == ("walls_final", "B3:E")
    assert why_marks(HOUSE, on, walls="B2:E E5:E") is None
