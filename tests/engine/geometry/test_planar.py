"""Plane geometry: outlines off the grid, and the referee of Room to Move, who judges pieces as polygons and walls as
lines and always finds what the masks of the rules find."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from plan_builder import (
    bevelled,
    closed_with,
    drawn,
    house_of,
    marked,
    plan,
    random_closing,
    random_house,
    random_piece,
    random_stages,
    rectangle,
    smaller,
)

from engine.games.room_to_move import referee
from engine.games.room_to_move.actions import NO_DOOR, CloseRoom, DrawCard, Finish, Marks, Place, Reason
from engine.games.room_to_move.furniture import CARPET, piece_index
from engine.games.room_to_move.legal import legal_anchors, refuse_closing, refuse_place, with_place
from engine.games.room_to_move.outline import outlines
from engine.games.room_to_move.reading import ContentError
from engine.games.room_to_move.scenario import scenario_from
from engine.games.room_to_move.sheet import Options
from engine.games.room_to_move.walk import walk
from engine.geometry import planar
from engine.geometry.squares import EAST, FULL, NORTH, SOUTH, WEST, edge_of, square_at, squares_in

seeds = st.integers(0, 2**32 - 1)
HALL = rectangle(0, 0, 6, 5)
TABLE = drawn("##", "oo")
STOVE = drawn("#", "o", sides=((0, 0, NORTH),))
TABLE_PIECE, STOVE_PIECE, RUG_PIECE = piece_index(1, 0, 0), piece_index(2, 0, 0), piece_index(CARPET, 0, 0)
SHAPES = {TABLE_PIECE: TABLE, STOVE_PIECE: STOVE, RUG_PIECE: drawn("##")}


def hall(options=None, **fields):
    """A house of 6 by 5 squares with a table, a stove and a rug."""
    return house_of(HALL, SHAPES, options, **fields)


def at(column, row, turns=0):
    """A place of the first option."""
    return Place(0, square_at(column, row), turns)


def both_find(house, sheet, piece, place, room=0):
    """What masks and referee say of a place; they must say the same."""
    piece = house.furniture.pieces[piece]
    fits = referee.confirm_place(house, sheet, room, piece, place)
    assert fits == (refuse_place(house, sheet, room, piece, place) is None)
    return fits


def laid(house, sheet, piece, place, room=0):
    """The sheet with a piece that both allow."""
    assert both_find(house, sheet, piece, place, room)
    return with_place(sheet, room, house.furniture.pieces[piece], place)


def both_close(house, sheet, room, closing):
    """Why the masks refuse a closing, None if they do not; the referee must agree."""
    refusal = refuse_closing(house, sheet, room, closing)
    assert referee.confirm_closing(house, sheet, room, closing) == (refusal is None)
    return refusal and refusal.code


# Always the same, on random plans, walls and pieces


def told(house, sheet):
    """A sheet on which they differ, to be kept as a test."""
    scenario = msgspec.json.encode(house.scenario.file).decode()
    pieces = [msgspec.to_builtins(piece.shape) for piece in house.furniture.pieces if piece.number <= 3]
    return f"{scenario}\n{pieces}\n{house.options}\n{msgspec.json.encode(sheet).decode()}"


@given(seeds)
def test_every_place_on_the_map_is_found_by_both(seed):
    rng = random.Random(seed)
    house = random_house(rng)
    for sheet, room, drawn_all in random_stages(rng, house):
        if drawn_all:
            continue
        piece, turns, mirror = random_piece(rng, house), rng.randint(0, 3), rng.random() < 0.5

        def differs(sheet, room=room, piece=piece, turns=turns, mirror=mirror):
            masks = legal_anchors(house, sheet, room, piece, turns, mirror)
            return masks != referee.all_anchors(house, sheet, room, piece, turns, mirror)

        assert not differs(sheet), told(house, smaller(sheet, differs))
        anchor = rng.choice(tuple(squares_in(house.scenario.inside)))
        place = Place(piece.option, anchor, turns, mirror and piece.mirrors)
        legal = refuse_place(house, sheet, room, piece, place) is None
        assert referee.confirm_place(house, sheet, room, piece, place) == legal


@given(seeds)
def test_every_closing_is_judged_alike(seed):
    rng = random.Random(seed)
    house = random_house(rng)
    for sheet, room, drawn_all in random_stages(rng, house):
        if not drawn_all or room < 0:
            continue
        closings = list(outlines(house, sheet, room))
        assert all(referee.confirm_closing(house, sheet, room, closing) for closing in closings)
        for _ in range(4):
            closing = random_closing(rng, house, sheet, room, closings)

            def differs(sheet, room=room, closing=closing):
                legal = refuse_closing(house, sheet, room, closing) is None
                return referee.confirm_closing(house, sheet, room, closing) != legal

            assert not differs(sheet), f"{closing}\n{told(house, smaller(sheet, differs))}"


@given(seeds)
def test_every_walk_counts_the_same(seed):
    rng = random.Random(seed)
    house = random_house(rng)
    for sheet, _, drawn_all in random_stages(rng, house):
        if drawn_all:

            def differs(sheet):
                return not referee.agrees_with_walk(house, sheet)

            assert not differs(sheet), told(house, smaller(sheet, differs))
    assert referee.refuse_plan(house.scenario) is None


# Sentences of the rules page, decided by both


def test_circulation_may_overlap_furniture_may_not():
    house = hall()
    sheet = laid(house, house.empty_sheet(), TABLE_PIECE, at(0, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(1, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(0, 1))
    assert both_find(house, sheet, TABLE_PIECE, at(0, 1, 2))
    assert both_find(house, sheet, TABLE_PIECE, at(2, 0))


def test_pieces_keep_inside_the_plan_and_the_sheet():
    house = house_of(rectangle(12, 0, 4, 4), SHAPES)
    sheet = house.empty_sheet()
    assert both_find(house, sheet, TABLE_PIECE, at(14, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(15, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(11, 0))
    assert not both_find(house, sheet, TABLE_PIECE, Place(0, -1))
    assert not both_find(house, sheet, TABLE_PIECE, Place(0, 256))
    assert not both_find(house, sheet, TABLE_PIECE, at(14, 0, 4))


def test_a_stove_needs_its_wall():
    house = hall(walls=["C2:S"])
    sheet = house.empty_sheet()
    assert both_find(house, sheet, STOVE_PIECE, at(0, 0))
    assert not both_find(house, sheet, STOVE_PIECE, at(0, 1))
    assert both_find(house, sheet, STOVE_PIECE, at(2, 2))
    loose = marked(sheet, Marks(below=1 << square_at(0, 0)))
    assert not both_find(house, loose, STOVE_PIECE, at(0, 1))
    door = marked(sheet, Marks(front=(edge_of(0, NORTH),)))
    assert not both_find(house, door, STOVE_PIECE, at(0, 0))


def test_a_wall_of_a_finished_room_counts_its_door_does_not():
    house = hall()
    sheet = laid(house, house.empty_sheet(), TABLE_PIECE, at(0, 0))
    sheet = closed_with(sheet, 0, CloseRoom(rectangle(0, 0, 2, 2), edge_of(square_at(1, 1), SOUTH)))
    assert both_find(house, sheet, STOVE_PIECE, at(0, 2), room=1)
    assert not both_find(house, sheet, STOVE_PIECE, at(1, 2), room=1)
    # Nothing before the door.
    assert not both_find(house, sheet, TABLE_PIECE, at(1, 2), room=1)
    assert not both_find(house, sheet, RUG_PIECE, at(1, 2), room=1)
    assert both_find(house, sheet, RUG_PIECE, at(2, 2), room=1)


def test_r22_furniture_does_not_stand_before_a_given_door_but_a_carpet_lies_there():
    house = hall(doors=["D1:E"])
    sheet = house.empty_sheet()
    assert not both_find(house, sheet, TABLE_PIECE, at(2, 0))
    assert both_find(house, sheet, TABLE_PIECE, at(1, 0))
    assert both_find(house, sheet, RUG_PIECE, at(3, 1))


def test_no_piece_crosses_a_wall_or_a_given_door():
    house = hall(walls=["A1:E"], doors=["D1:E"])
    sheet = house.empty_sheet()
    assert not both_find(house, sheet, TABLE_PIECE, at(0, 0))
    assert both_find(house, sheet, TABLE_PIECE, at(1, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(3, 0))
    assert not both_find(house, marked(sheet, Marks(below=1 << square_at(1, 0))), TABLE_PIECE, at(1, 0))


def test_carpets_strict_and_free():
    for carpet in ("strict", "free"):
        house = hall(Options(carpet=carpet))
        rug = laid(house, house.empty_sheet(), RUG_PIECE, at(0, 0))
        assert both_find(house, rug, TABLE_PIECE, at(0, 0)) == (carpet == "free")
        table = laid(house, house.empty_sheet(), TABLE_PIECE, at(0, 0))
        assert both_find(house, table, RUG_PIECE, at(0, 0)) == (carpet == "free")
        assert both_find(house, table, RUG_PIECE, at(0, 1))


def test_a_door_in_a_side_that_needs_a_wall():
    house = hall(Options(walls_later="on"))
    sheet = laid(house, house.empty_sheet(), STOVE_PIECE, at(2, 2))
    area = rectangle(2, 2, 1, 2)
    # Where furniture needs a wall no door can be: its square would have to be free.
    assert both_close(house, sheet, 0, CloseRoom(area, edge_of(square_at(2, 2), NORTH))) is Reason.DOOR_BLOCKED
    assert both_close(house, sheet, 0, CloseRoom(area, edge_of(square_at(2, 3), SOUTH))) is None
    wider = rectangle(2, 1, 1, 3)
    assert both_close(house, sheet, 0, CloseRoom(wider, edge_of(square_at(2, 3), SOUTH))) is Reason.NEEDS_WALL
    turned = laid(house, house.empty_sheet(), STOVE_PIECE, at(2, 2, 1))
    east = edge_of(square_at(3, 2), EAST)
    assert both_close(house, turned, 0, CloseRoom(rectangle(2, 2, 2, 1), east)) is Reason.DOOR_BLOCKED


def test_a_room_torn_by_a_loose_wall_and_one_that_meets_in_a_corner():
    house = hall()
    sheet = laid(house, house.empty_sheet(), TABLE_PIECE, at(0, 0))
    area, door = rectangle(0, 0, 2, 3), edge_of(square_at(1, 1), EAST)
    assert both_close(house, sheet, 0, CloseRoom(area, door)) is None
    across = marked(sheet, Marks(below=rectangle(0, 1, 2, 1)))
    assert both_close(house, across, 0, CloseRoom(area, door)) is Reason.AREA_TORN
    dangling = marked(sheet, Marks(below=rectangle(0, 1, 1, 1)))
    assert both_close(house, dangling, 0, CloseRoom(area, door)) is None
    corner = rectangle(0, 0, 2, 2) | 1 << square_at(2, 2)
    assert both_close(house, sheet, 0, CloseRoom(corner, door)) is Reason.AREA_TORN
    assert both_close(house, sheet, 0, CloseRoom(area, NO_DOOR)) is Reason.NO_DOOR_DRAWN
    assert both_close(house, sheet, 0, CloseRoom(area)) is Reason.INCOMPLETE
    assert both_close(house, sheet, 0, CloseRoom()) is Reason.INCOMPLETE
    assert both_close(house, sheet, 0, CloseRoom(area | FULL + 1, door)) is Reason.AREA_OUTSIDE
    # An edge written in another form is none.
    assert both_close(house, sheet, 0, CloseRoom(area, 4 * square_at(2, 1) + WEST)) is Reason.DOOR_NOT_ON_BORDER


def test_separate_parts_of_circulation_must_all_be_reached():
    bench = drawn("o#o")
    house = house_of(rectangle(0, 0, 6, 2), {TABLE_PIECE: bench})
    front = marked(house.empty_sheet(), Marks(front=(edge_of(square_at(5, 1), EAST),)))
    sheet = with_place(front, 0, house.furniture.pieces[TABLE_PIECE], at(0, 0))
    door = edge_of(square_at(2, 0), EAST)
    for area, counts in ((rectangle(0, 0, 3, 2), True), (rectangle(0, 0, 3, 1), False)):
        closed = closed_with(sheet, 0, CloseRoom(area, door))
        found = referee.confirm_walk(house, closed)
        assert found.rooms[0]
        assert found.counts == walk(house, closed).counts == (counts,)
        assert found.reached == walk(house, closed).reached


def test_without_a_front_door_nothing_is_reached():
    house = hall()
    sheet = laid(house, house.empty_sheet(), TABLE_PIECE, at(0, 0))
    assert referee.confirm_walk(house, sheet) == referee.Reached(0, (False, False, False), (False,))


def test_a_loose_wall_that_hangs_between_furniture_and_wall_cuts_the_floor():
    """Dangling for itself, it bounds a part of the floor together with the furniture it runs to."""
    block = drawn("#")
    house = house_of(rectangle(0, 0, 5, 3), {TABLE_PIECE: block})
    sheet = with_place(house.empty_sheet(), 0, house.furniture.pieces[TABLE_PIECE], at(2, 0))
    right = 1 << square_at(2, 1) | 1 << square_at(2, 2)
    sheet = marked(sheet, Marks(right=right, front=(edge_of(0, WEST),)))
    found = referee.confirm_walk(house, sheet)
    assert found.reached == walk(house, sheet).reached == rectangle(0, 0, 3, 3) & ~(1 << square_at(2, 0))


def test_stairs_lead_on():
    inside = rectangle(0, 0, 3, 2) | rectangle(6, 6, 3, 2)
    house = house_of(inside, rules=[{"type": "stairs", "pairs": [["C1", "G7"]]}])
    sheet = marked(house.empty_sheet(), Marks(front=(edge_of(0, WEST),)))
    assert referee.confirm_walk(house, sheet).reached == walk(house, sheet).reached == inside


# Actions


class Table(msgspec.Struct):
    """What ``disagreements`` reads of a position."""

    sheets: tuple
    room: int = 0
    card: int = 0
    cards: tuple = ((0,), (0,), (0,))


def test_actions_that_both_allow_are_no_disagreement():
    house = hall()
    places = (at(0, 0), at(2, 0))
    seen = Table((house.empty_sheet(),))
    front = Marks(front=(edge_of(square_at(5, 4), SOUTH),))
    assert referee.disagreements(house, seen, 0, DrawCard(places, marks=front)) == ()
    sheet = house.empty_sheet()
    for place in places:
        sheet = laid(house, sheet, TABLE_PIECE, place)
    closing = CloseRoom(rectangle(0, 0, 4, 3), edge_of(square_at(3, 2), SOUTH))
    assert referee.disagreements(house, Table((sheet,)), 0, closing) == ()
    assert referee.disagreements(house, Table((sheet,)), 0, Finish(front)) == ()


def test_a_disagreement_names_what_was_judged():
    house = hall()
    seen = Table((house.empty_sheet(),))
    first, second = referee.disagreements(house, seen, 0, DrawCard((at(0, 0), at(1, 0), at(5, 4))))
    assert (first.what, first.place, len(first.sheet.placed)) == ("place", at(1, 0), 1)
    assert (second.place, len(second.sheet.placed)) == (at(5, 4), 2)
    closing = CloseRoom(HALL << 9, NO_DOOR)
    (found,) = referee.disagreements(house, seen, 0, closing)
    assert (found.what, found.closing) == ("close", closing)


def test_a_sheet_that_makes_no_sense_is_a_disagreement():
    house = hall()
    sheet = house.empty_sheet()
    for column in (0, 1, 1):
        sheet = with_place(sheet, 0, house.furniture.pieces[TABLE_PIECE], at(column, 0))
    (found,) = referee.disagreements(house, Table((sheet,)), 0, Finish(Marks(front=(edge_of(64, WEST),))))
    assert found.what == "walk"


# Outlines off the grid

TOWER = ((2.0, 0.0), (6.0, 0.0), (6.0, 4.0), (0.0, 4.0), (0.0, 2.0), (2.0, 0.0))
TOWER_SQUARES = rectangle(0, 0, 6, 4) & ~rectangle(0, 0, 1, 2) & ~rectangle(1, 0, 1, 1)


def test_an_outline_fits_the_squares_it_covers():
    assert planar.refuse_outline(TOWER, TOWER_SQUARES) is None
    assert planar.refuse_outline(tuple(reversed(TOWER)), TOWER_SQUARES) is None


@pytest.mark.parametrize(
    ("outline", "reason"),
    [
        ((), "one that is open"),
        (((0.0, 0.0), (4.0, 0.0), (0.0, 0.0)), "one that is open"),
        (TOWER[:-1], "one that is open"),
        ((*TOWER[:2], (6.0, 16.5), *TOWER[3:]), "one with a corner beyond the sheet"),
        ((*TOWER[:2], (float("nan"), 1.0), *TOWER[3:]), "one with a corner beyond the sheet"),
        ((*TOWER[:2], TOWER[1], *TOWER[2:]), "one with the same corner twice"),
        ((TOWER[0], TOWER[2], TOWER[1], *TOWER[3:]), "one that is no simple line: Self-intersection"),
        ((*TOWER[:2], (6.0, 4.0), (3.0, 0.0), *TOWER[3:]), "one that is no simple line: Ring Self-intersection"),
        (
            ((0.0, 0.0), (6.0, 0.0), (6.0, 4.0), (2.0, 2.0), (3.0, 1.0), (2.0, 2.0), (0.0, 4.0), (0.0, 0.0)),
            "one that is no simple line",
        ),
        (((0.0, 0.0), (4.0, 0.0), (6.0, 0.0), (0.0, 0.0)), "one that is no simple line"),
    ],
)
def test_outlines_that_are_none(outline, reason):
    assert planar.refuse_outline(outline, TOWER_SQUARES).startswith(reason)


def test_an_outline_that_cuts_a_square_or_holds_another():
    assert planar.refuse_outline(TOWER, TOWER_SQUARES | 1 << square_at(1, 0)) == "one that cuts B1"
    missing = TOWER_SQUARES & ~rectangle(3, 2, 2, 1)
    assert planar.refuse_outline(TOWER, missing) == "one around D3, E3, not listed as inside"


def test_an_outline_may_cut_by_the_tolerance():
    def shifted(by):
        return tuple((x, min(y, 4.0 - by)) for x, y in TOWER)

    assert planar.refuse_outline(shifted(0.015), TOWER_SQUARES) is None
    assert planar.refuse_outline(shifted(0.03), TOWER_SQUARES).startswith("one that cuts A4, B4")


@given(st.integers(1, 4), st.integers(0, 9), st.integers(0, 9))
@example(4, 9, 9)
def test_slanting_walls(depth, column, row):
    inside, outline = bevelled(rectangle(column, row, 6, 6), depth)
    assert planar.refuse_outline(outline, inside) is None
    for square in list(squares_in(inside))[:3]:
        assert planar.refuse_outline(outline, inside & ~(1 << square)) is not None


def test_a_scenario_with_a_wrong_outline_names_the_field():
    house = hall()
    data = plan(TOWER_SQUARES, outline=TOWER)
    assert scenario_from(data, "00.json", house.furniture).inside == TOWER_SQUARES
    with pytest.raises(ContentError, match=r"00\.json, outline: expected an outline that fits .* not one that cuts B1"):
        scenario_from(plan(TOWER_SQUARES | 2, outline=TOWER), "00.json", house.furniture)


def test_pieces_keep_within_slanting_walls():
    house = house_of(TOWER_SQUARES, SHAPES, outline=TOWER)
    sheet = house.empty_sheet()
    assert both_find(house, sheet, TABLE_PIECE, at(2, 0))
    assert not both_find(house, sheet, TABLE_PIECE, at(1, 0))
    assert both_find(house, sheet, TABLE_PIECE, at(0, 2))
    # The outer wall runs along the squares (R21).
    assert both_find(house, sheet, STOVE_PIECE, at(1, 1))


# Plans


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("inside", {"inside": HALL | 1 << 200}),
        ("obstacles", {"obstacles": 1 << 200}),
        ("keep_free", {"keep_free": 1 << 200}),
        ("zones.deck", {"zones": {"deck": 3 << 5}}),
        ("marks", {"marks": {"A": 200}}),
        ("outside", {"outside": (("tree", 1 << 3),)}),
        ("windows", {"windows": (edge_of(17, NORTH),)}),
        ("front_places", {"front_places": frozenset({edge_of(17, WEST)})}),
        ("doors", {"doors": (edge_of(200, EAST),)}),
        ("railing", {"railing": (edge_of(200, EAST),)}),
    ],
)
def test_a_plan_that_contradicts_itself(field, change):
    scenario = hall().scenario
    assert referee.refuse_plan(scenario) is None
    assert referee.refuse_plan(msgspec.structs.replace(scenario, **change)) == field


def test_stairs_join_the_parts_of_a_house():
    inside = rectangle(0, 0, 3, 2) | rectangle(6, 6, 3, 2)
    house = house_of(inside, rules=[{"type": "stairs", "pairs": [["C1", "G7"]]}])
    assert referee.refuse_plan(house.scenario) is None
    assert referee.refuse_plan(msgspec.structs.replace(house.scenario, stairs=())) == "inside"


def test_walls_lie_between_squares_of_the_house():
    scenario = hall(walls=["A1:E"]).scenario
    assert referee.refuse_plan(scenario) is None
    assert referee.refuse_plan(msgspec.structs.replace(scenario, inside=HALL & ~2)) == "walls"
