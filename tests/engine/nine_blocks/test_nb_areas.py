"""Areas and what their blocks are worth (rules page, 3.1, 5.1, R8, R17)."""

from __future__ import annotations

from itertools import product

import pytest
from nb_builder import GAME, at, bonus_position, position, run, solved, spaces, unit, unit_spaces, use
from nb_referee import unit_number
from nb_resolver import ALL_SPACES, ALL_UNITS, in_area, may_build, worth

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.games.nine_blocks import grid
from engine.games.nine_blocks.actions import Plan, Reason
from engine.games.nine_blocks.view import WhatFits

EVERY = "123456789"
BLOCKS = {n: set(unit_spaces(f"block {n}")) for n in range(1, 10)}


def area_of(seats: int, turn: int, seat: int) -> set[int]:
    """The spaces where the rules let a seat plan."""
    hands = [EVERY] * seats
    state = position(seats, *hands, turn=turn, start=seat)
    return {space for space in range(81) if GAME.refuse(state, seat, Plan(5, space)) is None}


def blocks(*numbers: int) -> set[int]:
    """The spaces of blocks, counted row by row from 1."""
    return set().union(*(BLOCKS[n] for n in numbers))


AT_START = {
    (4, 0): (7, 8, 9, 5),
    (4, 1): (1, 4, 7, 5),
    (4, 2): (1, 2, 3, 5),
    (4, 3): (3, 6, 9, 5),
    (3, 0): (7, 8, 9, 5),
    (3, 1): (1, 4, 7, 5),
    (3, 2): (1, 2, 3, 5),
    (2, 0): (7, 4, 8, 1, 5, 9),
    (2, 1): (3, 2, 6, 1, 5, 9),
}


@pytest.mark.parametrize(("seats", "seat"), AT_START)
def test_areas_at_the_start(seats: int, seat: int) -> None:
    """3.1, ruling 1, R8: three blocks of a side and the centre; with two seats six blocks from a corner."""
    assert area_of(seats, 0, seat) == blocks(*AT_START[seats, seat])


@pytest.mark.parametrize(("seats", "turn"), list(product((2, 3, 4), range(4))))
def test_areas_after_each_turn_are_those_of_the_slow_count(seats: int, turn: int) -> None:
    """Section 7: areas per seat and player count and after each rotation."""
    for seat in range(seats):
        slow = {9 * row + column for row, column in ALL_SPACES if in_area(seats, turn, seat, (row, column))}
        assert area_of(seats, turn, seat) == slow
        assert set(grid.spaces_in(grid.area(seats, turn, seat))) == slow


def test_r8_one_quarter_turn_of_the_board_moves_the_bottom_seat_to_the_right_of_the_tiles() -> None:
    """R8: clockwise turns of the board move the areas counter-clockwise over the tiles."""
    assert area_of(4, 1, 0) == blocks(3, 6, 9, 5)
    assert area_of(4, 2, 0) == blocks(1, 2, 3, 5)
    assert area_of(4, 3, 0) == blocks(1, 4, 7, 5)
    assert area_of(4, 1, 1) == blocks(7, 8, 9, 5)


def test_r8_seats_sit_clockwise_from_the_bottom() -> None:
    """R8: bottom, left, top, right."""
    home = [at("E8"), at("B5"), at("E2"), at("H5")]
    for seat, space in enumerate(home):
        assert [space in area_of(4, 0, other) for other in range(4)] == [other == seat for other in range(4)]


def test_r8_two_seats_sit_bottom_left_and_top_right() -> None:
    """R8."""
    assert at("A9") in area_of(2, 0, 0) - area_of(2, 0, 1)
    assert at("I1") in area_of(2, 0, 1) - area_of(2, 0, 0)


def test_r8_the_first_start_player_is_drawn() -> None:
    """R8: by chance, every seat about equally often."""
    starts = [GAME.start(Setup(4, "standard"), Chance(seed)).state.start for seed in range(400)]
    assert all(70 < starts.count(seat) < 130 for seat in range(4))


def test_ruling_1_with_three_seats_the_block_of_the_empty_side_is_nobodys() -> None:
    """Ruling 1, R8: the right side is empty, its corners belong to one seat each."""
    areas = [area_of(3, 0, seat) for seat in range(3)]
    assert not blocks(6) & (areas[0] | areas[1] | areas[2])
    assert blocks(3) <= areas[2] - areas[1] - areas[0]
    assert blocks(9) <= areas[0] - areas[1] - areas[2]


ALONE = {4: {8: 0, 4: 1, 2: 2, 6: 3}, 3: {8: 0, 9: 0, 4: 1, 2: 2, 3: 2}, 2: {7: 0, 4: 0, 8: 0, 3: 1, 2: 1, 6: 1}}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_2_a_block_that_one_seat_alone_can_build_in_gives_two_points(seats: int) -> None:
    """Ruling 2, 3.4, section 7: edge block with four, corners beside the empty side too with three, three with two."""
    for number in range(1, 10):
        gap = unit_spaces(f"block {number}")[4]
        tile = solved()[gap]
        owners = [seat for seat in range(seats) if gap in area_of(seats, 0, seat)]
        for seat in owners:
            board = solved(keep=[space for space in unit_spaces(f"block {number}") if space != gap])
            state = position(seats, *[EVERY] * seats, board=board, start=seat, queue=(seat,))
            after = run(state, Plan(tile, gap)).state
            (claim,) = after.claims
            assert (claim.unit, claim.seat) == (unit(f"block {number}"), seat)
            assert claim.points == (2 if ALONE[seats].get(number) == seat else 1)


@pytest.mark.parametrize(("seats", "turn"), list(product((2, 3, 4), range(4))))
def test_ruling_2_values_and_builders_after_each_turn(seats: int, turn: int) -> None:
    """Rulings 2 and 4: the areas turn, and the values of the blocks with them."""
    for slow in ALL_UNITS:
        assert grid.value_of(seats, turn, unit_number(slow)) == worth(seats, turn, slow)
        if slow[0] == "block":
            assert set(grid.builders_of(seats, turn, unit_number(slow))) == may_build(seats, turn, slow)


def test_ruling_3_elimination_makes_no_block_exclusive() -> None:
    """Ruling 3: seats decide, not who is alive."""
    board = solved(keep=unit_spaces("block 7"), without="B8")
    state = position(4, *[EVERY] * 4, board=board, out=(1,), queue=(0,))
    (claim,) = run(state, Plan(solved()[at("B8")], at("B8"))).state.claims
    assert claim.points == 1


def test_ruling_4_tiles_stay_and_areas_turn() -> None:
    """Ruling 4: nothing moves on the board, scored units keep their mark, no points are scored by turning."""
    board = solved(without="A1 E5 I9")
    state = bonus_position(7, *[EVERY] * 4, board=board, claimed=["line 2"])
    for turns in (1, 2, 3):
        after = run(state, use(7, turns=turns)).state
        assert (after.turn, after.board, after.claims) == (turns, board, state.claims)
        assert after.builders == state.builders


def test_ruling_4_turns_add_up() -> None:
    """Ruling 4: 90, 180 or 270 degrees; four quarter turns are none."""
    state = bonus_position(7, *[EVERY] * 4, turn=3)
    assert [run(state, use(7, turns=turns)).state.turn for turns in (1, 2, 3)] == [0, 1, 2]
    for turns in (0, 4, -1):
        refusal = GAME.refuse(state, 0, use(7, turns=turns))
        assert refusal is not None
        assert refusal.code == Reason.BONUS_TURNS


def test_ruling_4_with_two_seats_a_quarter_turn_swaps_the_shared_diagonal() -> None:
    """Ruling 4: the blocks of both seats are then 3, 5 and 7."""
    assert area_of(2, 0, 0) & area_of(2, 0, 1) == blocks(1, 5, 9)
    assert area_of(2, 1, 0) & area_of(2, 1, 1) == blocks(3, 5, 7)
    assert area_of(2, 2, 0) & area_of(2, 2, 1) == blocks(1, 5, 9)


def test_ruling_5_only_the_seat_of_the_area_builds_there() -> None:
    """Ruling 5: nobody else can complete an exclusive block."""
    state = position(4, *[EVERY] * 4, queue=(1,))
    for name in ("D7", "E8", "F9"):
        refusal = GAME.refuse(state, 1, Plan(5, at(name)))
        assert refusal is not None
        assert (refusal.code, refusal.seats, refusal.squares) == (Reason.SPACE_FOREIGN, (0,), (at(name),))
        with pytest.raises(RefusedError):
            run(state, f"5{name}")


@pytest.mark.parametrize("turn", range(4))
def test_r17_with_three_seats_lines_through_the_empty_block_need_a_turn(turn: int) -> None:
    """R17: some spaces of these rows and columns are in no area until the board is turned."""
    areas = set().union(*(area_of(3, turn, seat) for seat in range(3)))
    closed = {0: 6, 1: 2, 2: 4, 3: 8}[turn]
    assert set(range(81)) - areas == blocks(closed)
    for number in range(27):
        own = set(grid.SPACES_OF[number])
        assert (own <= areas) == (not own & blocks(closed))


def test_r17_the_board_tells_who_may_build_where() -> None:
    """R17, decisions: areas and shared blocks can be asked at all times; nobody builds in the empty block."""
    state = position(3, *[EVERY] * 3)
    answers = {name: GAME.aid(state, 0, WhatFits(at(name))) for name in ("H5", "E5", "H8", "B8", "E8")}
    assert {name: answer.seats for name, answer in answers.items()} == {
        "H5": (), "E5": (0, 1, 2), "H8": (0,), "B8": (0, 1), "E8": (0,)
    }  # fmt: skip
    turned = position(3, *[EVERY] * 3, turn=1)
    assert GAME.aid(turned, 0, WhatFits(at("H5"))).seats == (0,)
    assert GAME.aid(turned, 0, WhatFits(at("E2"))).seats == ()


def test_a_space_is_nine_times_its_row_and_its_column() -> None:
    """Section 2: a board of nine by nine in blocks of three by three."""
    assert spaces("A1 I1 A2 I9") == (0, 8, 9, 80)
    for number in range(27):
        assert len(set(grid.SPACES_OF[number])) == 9
    names = [*(f"line {n}" for n in range(1, 10)), *(f"line {c}" for c in "ABCDEFGHI")]
    names += [f"block {n}" for n in range(1, 10)]
    assert [grid.SPACES_OF[unit(name)] for name in names] == [unit_spaces(name) for name in names]
