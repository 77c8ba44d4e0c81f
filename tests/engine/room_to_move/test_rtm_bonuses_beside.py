"""Bonuses of pieces beside things, marks, circulation, trees and doors, from both sides (rules page, 1.2, R13, R26 to
R29)."""

from __future__ import annotations

from rtm_builder import put
from rtm_worth import DOOR, bonus

# Pieces beside things


def test_r26_a_piece_beside_another() -> None:
    """R13, R26: across a common edge without a wall; corners do not touch; for each."""
    fields = {"rooms": {"one": ((9, 2), (8, 1)), "two": ((2, 1),)}}
    near = {"numbers": [9], "others": [8], "fields": fields}
    assert bonus("beside", (put(9, "B2"), put(8, "C2")), **near).count == 1
    assert bonus("beside", (put(9, "B2"), put(8, "C3")), **near).count == 0
    assert bonus("beside", (put(9, "B2"), put(9, "D2"), put(8, "C2")), **near).points == 4
    walled = {**near, "rooms": {0: ("B2:D4", "D4:E")}, "walls": "B2:E"}
    assert bonus("beside", (put(9, "B2"), put(8, "C2")), **walled).count == 0


def test_r26_plants_at_tables() -> None:
    """R26: squares with a tag beside any furniture square of another piece; never of the same one."""
    fields = {"rooms": {"one": ((5, 2), (9, 1)), "two": ((2, 1),)}}
    plant = {"tag_name": "plant", "others": [5], "fields": fields}
    assert bonus("beside", (put(5, "B2"),), **plant).count == 0
    # The plant of a table is its eastern square: C2; beside it stands another table.
    wide = {"rooms": {0: ("B2:E4", "E4:E")}}
    assert bonus("beside", (put(5, "B2"), put(5, "D2")), **wide, **plant).count == 1
    # Turned, its own plant stands beside the first table, too.
    assert bonus("beside", (put(5, "B2"), put(5, "D2", turns=3)), **wide, **plant).count == 2


def test_r13_beside_a_tree_inside() -> None:
    """R13: a tree outside is not beside a piece inside."""
    fields = {
        "obstacles": [{"kind": "tree", "squares": ["D3"]}],
        "outside": [{"kind": "tree", "squares": ["A2"]}],
        "rooms": {"one": ((9, 2),), "two": ((2, 1),)},
    }
    tree = {"numbers": [9], "thing": "tree", "fields": fields}
    assert bonus("beside", (put(9, "C3"),), **tree).count == 1
    assert bonus("beside", (put(9, "B2"),), **tree).count == 0
    assert bonus("beside", (put(9, "C2"),), **tree).count == 0


def test_1_2_a_piece_covers_a_mark() -> None:
    """1.2: of these numbers; counting pieces only; for each mark."""
    fields = {"marks": [{"letter": "A", "square": "B2"}, {"letter": "B", "square": "C2"}]}
    marks = {"marks": ["A", "B"], "fields": fields}
    assert bonus("covers", (put(1, "B2"),), **marks).count == 2
    assert bonus("covers", (put(1, "C2"),), **marks).count == 1
    assert bonus("covers", (put(1, "B3"),), **marks).count == 0
    assert bonus("covers", (put(1, "B2"),), numbers=[19], **marks).count == 0
    assert bonus("covers", (put(1, "B2"),), front="", **marks).count == 0


# Circulation


def test_r29_circulation_before_a_window() -> None:
    """R29: of counting pieces and carpets, never blanks."""
    assert bonus("circulation_at", (put(2, "B3", turns=1),), place="window", windows="B3:W").count == 1
    assert bonus("circulation_at", (put(2, "B3", turns=1),), place="window", windows="B2:W").count == 0
    assert bonus("circulation_at", (put(33, "B2"),), place="window", windows="B2:W B3:W").count == 2
    assert bonus("circulation_at", (put(33, "C2"),), place="window", windows="B3:W").count == 0


def test_r29_given_circulation_if_reached() -> None:
    """R29: also at a window of the hallway; not in a house without a front door."""
    fields = {"rules": [{"type": "must_stay_free", "squares": ["G2"]}]}
    assert bonus("circulation_at", (put(9, "B2"),), place="window", windows="G2:N", fields=fields).count == 1
    assert bonus("circulation_at", (put(9, "B2"),), place="window", windows="G2:N", fields=fields, front="").count == 0


def test_r29_along_an_outer_wall() -> None:
    """R29, R27: each square once, also in a corner."""
    rug = (put(33, "B2"),)
    assert bonus("circulation_at", rug, place="outer_wall", side="W").count == 2
    assert bonus("circulation_at", rug, place="outer_wall", side="E").count == 0
    assert bonus("circulation_at", rug, place="outer_wall").count == 3
    assert bonus("circulation_at", rug, place="outer_wall", side="W", room="two").count == 0


def test_r29_in_inner_corners_of_rooms() -> None:
    """R29: a square in two corners counts twice."""
    assert bonus("circulation_at", (put(33, "B2"),), place="corner").count == 1
    narrow = {"rooms": {0: ("B2:D2", "B2:S")}}
    assert bonus("circulation_at", (put(2, "B2", turns=1),), place="corner", **narrow).count == 2
    assert bonus("circulation_at", (put(2, "C2", turns=1),), place="corner", **narrow).count == 0


def test_r28_free_squares_around_trees() -> None:
    """R28: corners of the ring count; free is without furniture; trees, not their squares."""
    fields = {"obstacles": [{"kind": "tree", "squares": ["D4:E4"]}]}
    assert bonus("free_around", (), rooms={}, fields=fields).count == 10
    assert bonus("free_around", (put(9, "C3"),), rooms={}, fields=fields).count == 9
    assert bonus("free_around", (put(33, "B2"),), rooms={}, fields=fields).count == 10
    at_wall = {"obstacles": [{"kind": "tree", "squares": ["B2"]}]}
    assert bonus("free_around", (), rooms={}, fields=at_wall).count == 3
    rock = {"obstacles": [{"kind": "rock", "squares": ["D4"]}]}
    assert bonus("free_around", (), rooms={}, fields=rock).count == 0


def test_1_2_doors_that_can_be_passed() -> None:
    """1.2, R17: both sides reached; the front door is none of them, the door of a ready-made room is one."""
    pieces = (put(9, "B2"), put(8, "F2", 1))
    rooms = {**DOOR, 1: ("F2:G3", "F3:S")}
    assert bonus("doors", pieces, rooms=rooms).count == 2
    assert bonus("doors", pieces, rooms=rooms, front="").count == 0
    assert bonus("doors", pieces, rooms=rooms, walls="E4:E E4:S E4:N").count == 1
    ready = {"rules": [{"type": "ready_room", "squares": ["B5:B6"], "door": "B6:E"}]}
    assert bonus("doors", pieces, rooms=rooms, fields=ready).count == 3
