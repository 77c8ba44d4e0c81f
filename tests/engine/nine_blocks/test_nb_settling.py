"""The resolution of a round, case by case (rules page, 3.3, 5.3, 5.4, R1, R12; section 7)."""

from __future__ import annotations

import pytest
from nb_builder import Run, at, board_of, position, run, solved, spaces, unit, unit_spaces

from engine.games.nine_blocks.events import Built, Clashed, PlansRevealed, SpaceLost, UnitCompleted, Violated
from engine.games.nine_blocks.grid import repeats
from engine.games.nine_blocks.state import State

EVERY = "123456789"
NOTHING = board_of()


def four(*, board: tuple[int, ...] = NOTHING, start: int = 0, **fields: object) -> State:
    """Four seats that hold every number."""
    return position(4, EVERY, EVERY, EVERY, EVERY, board=board, start=start, **fields)  # type: ignore[arg-type]


def two(*, board: tuple[int, ...] = NOTHING, start: int = 0, **fields: object) -> State:
    """Two seats that hold every number."""
    return position(2, EVERY, EVERY, board=board, start=start, **fields)  # type: ignore[arg-type]


def built(done: Run) -> dict[str, tuple[int, int]]:
    """What was built: seat and number by the name of the space."""
    names = {fact.space: "ABCDEFGHI"[fact.space % 9] + str(fact.space // 9 + 1) for fact in done.of(Built)}
    return {names[fact.space]: (fact.seat, fact.number) for fact in done.of(Built)}


# Step 1: the same space


def test_two_tiles_on_a_space_the_first_fixes_the_kind() -> None:
    """3.3, 5.3 step 1, section 7: the other number becomes a penalty tile."""
    done = run(four(), "5E5", "3E5", "1E2", "2H5")
    assert done.state.board[at("E5")] == 5
    assert done.state.builders[at("E5")] == 0
    assert done.lost == ((), (3,), (), ())
    assert done.of(SpaceLost) == [SpaceLost(20, 1, at("E5"), 3, 5, 0)]


def test_two_equal_tiles_on_a_space_the_last_is_built() -> None:
    """3.3, 5.3 step 1: copying the number of the first planner steals the space."""
    done = run(four(), "5E5", "5E5", "1E2", "2H5")
    assert built(done)["E5"] == (1, 5)
    assert done.lost == ((5,), (), (), ())


@pytest.mark.parametrize(
    ("tiles", "builder", "losers"),
    [
        ("353", 2, {0: 3, 1: 5}),
        ("335", 1, {0: 3, 2: 5}),
        ("355", 0, {1: 5, 2: 5}),
        ("357", 0, {1: 5, 2: 7}),
        ("333", 2, {0: 3, 1: 3}),
    ],
)
def test_three_tiles_on_a_space(tiles: str, builder: int, losers: dict[int, int]) -> None:
    """Section 7: the last of the first kind is built, all others are lost."""
    done = run(four(), *(f"{tile}E5" for tile in tiles), "2H5")
    assert built(done)["E5"] == (builder, 3)
    assert done.lost == tuple((losers[seat],) if seat in losers else () for seat in range(4))


@pytest.mark.parametrize(
    ("tiles", "builder"), [("3353", 3), ("3555", 0), ("3335", 2), ("3533", 3), ("3333", 3), ("3578", 0), ("3535", 2)]
)
def test_four_tiles_on_a_space(tiles: str, builder: int) -> None:
    """Section 7: with four tiles as with two."""
    done = run(four(), *(f"{tile}E5" for tile in tiles))
    assert built(done) == {"E5": (builder, 3)}
    assert done.lost == tuple(() if seat == builder else (int(tiles[seat]),) for seat in range(4))


def test_copying_the_number_of_the_first_planner_steals_the_space() -> None:
    """5.3, consequence: A 3 on s, B 5 on u, C 3 on s: C builds, A is penalised."""
    done = run(four(), "3E5", "5A1", "3E5", "2H5")
    assert built(done) == {"A1": (1, 5), "E5": (2, 3), "H5": (3, 2)}
    assert done.lost == ((3,), (), (), ())


def test_the_survivor_keeps_its_own_place_in_the_order() -> None:
    """5.3 step 1: not that of the first tile; so an equal tile planned between them comes first in step 2."""
    done = run(four(start=1), "3E5", "3E1", "3E5", "9E8")
    assert built(done) == {"E1": (2, 3), "E8": (0, 9)}
    assert done.of(SpaceLost) == [SpaceLost(20, 1, at("E5"), 3, 3, 3)]
    assert done.of(Clashed) == [Clashed(20, 3, at("E5"), 3, 2, at("E1"), (unit("line E"),))]


def test_a_tile_lost_on_its_space_blocks_nobody() -> None:
    """5.3 step 2: tiles knocked out in step 1 are no longer planned."""
    done = run(four(), "6E5", "4E5", "4E1", "2H5")
    assert built(done) == {"E5": (0, 6), "E1": (2, 4), "H5": (3, 2)}


def test_two_own_tiles_never_meet_on_a_space_but_those_of_two_seats_do() -> None:
    """5.3: two seats with four plans: the second plan of the start player can be the one that is built."""
    done = run(position(2, "54", "55"), "5E5", "5D5", "5E5", "4A9")
    # 0 5E5, 1 5D5, 1 5E5 steals the space, but its own 5D5 stands before it in the order.
    assert built(done) == {"D5": (1, 5), "A9": (0, 4)}
    assert done.lost == ((5,), (5,))


# Step 2: clashes of the round


@pytest.mark.parametrize(
    ("acts", "units", "loser", "winner"),
    [
        (("4D7", "1A4", "1E2", "4G7"), ("line 7",), 3, 0),
        (("4A7", "4A4", "1E2", "2H5"), ("line A",), 1, 0),
        (("4A7", "4B8", "1E2", "2H5"), ("block 7",), 1, 0),
        (("4A7", "4B7", "1E2", "2H5"), ("line 7", "block 7"), 1, 0),
        (("4A7", "4A9", "1E2", "2H5"), ("line A", "block 7"), 1, 0),
    ],
)
def test_clash_by_row_column_block(acts: tuple[str, ...], units: tuple[str, ...], loser: int, winner: int) -> None:
    """3.3, 5.3 step 2, ruling 15, section 7: the later tile alone becomes a penalty tile; the fact tells every unit."""
    done = run(four(), *acts)
    (clash,) = done.of(Clashed)
    assert (clash.seat, clash.other, clash.number) == (loser, winner, 4)
    assert clash.units == tuple(unit(name) for name in units)
    assert [len(own) for own in done.lost] == [int(seat == loser) for seat in range(4)]


def test_ruling_15_only_the_later_tile_of_a_clash_is_lost() -> None:
    """Ruling 15: the earlier one stays, whoever it is: the order begins with the start player."""
    first = run(four(start=0), "4D7", "1A4", "1E2", "4G7")
    later = run(four(start=3), "4G7", "4D7", "1A4", "1E2")
    assert (first.lost, later.lost) == (((), (), (), (4,)), ((4,), (), (), ()))


def test_a_tile_lost_in_a_clash_blocks_nobody() -> None:
    """5.3 step 2: a third tile that would clash with the lost one alone is built."""
    done = run(four(), "4C7", "4C4", "1E2", "4G4")
    assert built(done) == {"C7": (0, 4), "E2": (2, 1), "G4": (3, 4)}
    assert done.lost == ((), (4,), (), ())


def test_equal_tiles_that_share_no_unit_do_not_clash() -> None:
    """3.3."""
    done = run(four(), "4A7", "4B4", "4D1", "4H5")
    assert done.lost == ((), (), (), ())
    assert len(done.of(Built)) == 4


def test_r1_with_two_seats_the_order_of_placement_decides_a_clash() -> None:
    """R1: start, other, other, start; the second plan of the start player loses to the other's plans."""
    done = run(two(), "1A9", "4D5", "2I1", "4F5")
    assert done.lost == ((4,), ())
    again = run(two(), "4F5", "4D5", "2I1", "1A9")
    assert again.lost == ((), (4,))


# Step 3: violations


@pytest.mark.parametrize(
    ("pieces", "taken"), [("4A8", "A8"), ("4A8 4E1", "A8 E1"), ("4A8 4E1 4D7", "A8 E1 D7"), ("4E1 4D7", "E1 D7")]
)
def test_violation_against_one_two_three_pieces(pieces: str, taken: str) -> None:
    """3.3, 5.3 step 3, ruling 12, R12, section 7: own tile and every piece, row, column, block."""
    board = board_of(*pieces.split())
    done = run(four(board=board), "4E8", "1B5", "2E3", "3H5")
    (violation,) = done.of(Violated)
    assert violation.taken == spaces(taken)
    assert violation.gone == ()
    assert done.lost[0] == (4,) * (1 + len(taken.split()))
    assert all(done.state.board[space] == 0 for space in spaces(f"E8 {taken}"))
    assert all(done.state.builders[space] == -1 for space in spaces(f"E8 {taken}"))


def test_r12_a_piece_in_row_and_block_is_taken_once() -> None:
    """R12, 5.3 step 3: one piece that shares two units counts once and both units are told."""
    done = run(four(board=board_of("4D8")), "4E8", "1B5", "2E3", "3H5")
    (violation,) = done.of(Violated)
    assert (violation.taken, violation.units) == (spaces("D8"), (unit("line 8"), unit("block 8")))
    assert done.lost[0] == (4, 4)


def test_ruling_12_the_offender_receives_tile_and_pieces() -> None:
    """Ruling 12: usually two per violation."""
    assert run(four(board=board_of("4A8")), "4E8", "1B5", "2E3", "3H5").lost == ((4, 4), (), (), ())


def test_ruling_13_the_piece_leaves_its_space_free_from_the_next_round_on() -> None:
    """Ruling 13: nobody can plan there in the round in which it is taken; in the next one somebody can."""
    done = run(four(board=board_of("4A8")), "4E8", "1B5", "2E3", "3H5", "no")
    assert done.state.round == 21
    assert done.state.board[at("A8")] == 0
    done.do("5B4", "5E2", "7H4", "6A8")
    assert done.state.board[at("A8")] == 6


def test_ruling_14_the_former_builder_keeps_points() -> None:
    """Ruling 14: points stay, and the unit stays scored."""
    board = solved(keep=unit_spaces("line 7"), without="A7")
    state = four(board=board, start=1)
    done = run(state, "3A7", "1E2", "2H5", "9E8", "no")
    assert sum(claim.points for claim in done.state.claims if claim.seat == 1) == 1
    # The next start player is seat 2; seat 0 breaks the line by a violation against D7.
    done.do("4E3", "9H6", "6D8", "7B5")
    assert done.of(Violated)[-1].taken == spaces("D7")
    assert [claim.seat for claim in done.state.claims] == [1]


def test_two_offenders_against_the_same_piece() -> None:
    """5.3 step 3, section 7: the later one gets its own tile alone; judged by the board as it was."""
    done = run(four(board=board_of("5E5")), "5E8", "5A5", "1E2", "2H5")
    assert done.lost == ((5, 5), (5,), (), ())
    first, second = done.of(Violated)
    assert (first.taken, first.gone) == (spaces("E5"), ())
    assert (second.taken, second.gone) == ((), spaces("E5"))
    assert done.state.board[at("A5")] == 0


def test_the_later_offender_gets_the_pieces_not_yet_taken() -> None:
    """5.3 step 3."""
    done = run(four(board=board_of("5E5", "5A1")), "5E8", "5A5", "1E2", "2H5")
    assert done.lost == ((5, 5), (5, 5), (), ())
    assert done.of(Violated)[1].taken == spaces("A1")
    assert done.of(Violated)[1].gone == spaces("E5")


def test_the_clash_comes_before_the_violation() -> None:
    """5.3, consequence: an earlier tile that turns out to violate the board still beats a later equal tile."""
    done = run(four(board=board_of("4D1")), "4D7", "1A4", "1E2", "4G7")
    assert done.lost == ((4, 4), (), (), (4,))
    assert [done.state.board[at(name)] for name in ("D1", "D7", "G7")] == [0, 0, 0]


def test_another_number_on_an_illegal_space_is_lost_and_the_space_stays_empty() -> None:
    """5.3, consequence: A plans an illegal 5, B a 3 there: B penalised in step 1, A in step 3."""
    done = run(four(board=board_of("5E1")), "5E5", "3E5", "1D2", "2H5")
    assert done.lost == ((5, 5), (3,), (), ())
    assert done.state.board[at("E5")] == 0


def test_both_with_the_same_illegal_number_on_a_space() -> None:
    """5.3, consequence: A one penalty (step 1), B two or more (step 3)."""
    done = run(four(board=board_of("5E1", "5A5")), "5E5", "5E5", "1D2", "2H5")
    assert done.lost == ((5,), (5, 5, 5), (), ())


@pytest.mark.parametrize("start", [0, 1])
def test_a_piece_taken_prevents_a_completion(start: int) -> None:
    """5.3, consequence: step 3 before step 4, whoever planned first."""
    board = solved(keep=unit_spaces("line 7"), without="A7")
    acts = ["6D8", "3A7", "1E2", "2H5"]
    done = run(four(board=board, start=start), *(acts[start:] + acts[:start]))
    assert built(done)["A7"] == (1, 3)
    assert done.state.claims == ()
    assert done.state.board[at("D7")] == 0
    # Without the violation it is a completion.
    acts[0] = "1D8"
    good = run(four(board=board, start=start), *(acts[start:] + acts[:start]))
    assert [claim.unit for claim in good.state.claims] == [unit("line 7")]


def test_a_violation_and_a_building_of_the_same_number() -> None:
    """5.3: the board as it was excuses nobody, and a tile that fits is built though the piece is gone."""
    done = run(four(board=board_of("5E5")), "5E8", "5B4", "1E2", "2H5")
    # 5B4 shares nothing with E5 but the number.
    assert built(done)["B4"] == (1, 5)
    assert done.lost == ((5, 5), (), (), ())


def test_luck_does_not_excuse() -> None:
    """5.3 step 3: a plan against a piece that an earlier offender takes is a violation all the same."""
    done = run(two(board=board_of("7D4")), "7D9", "1I1", "7F6", "2A7")
    # Seat 1's 7F6 stands in the block of D4, which seat 0 takes with its 7D9 in column D.
    assert done.lost == ((7, 7), (7,))
    assert done.state.board[at("F6")] == 0


# Step 4 and the whole


def test_no_number_repeats_after_a_round() -> None:
    """5.3: asserted after a round with all kinds of conflicts."""
    done = run(four(board=board_of("5E1", "4A8", "3B2")), "5E5", "3E5", "4E3", "5H5")
    assert repeats(done.state.board) == ()


def test_r12_the_order_of_facts() -> None:
    """R12: plans, losses in placement order, clashes, violations, buildings with their units, then the bonus."""
    board = solved(keep=unit_spaces("line 7"), without="A7 I7")
    done = run(two(board=board, start=0), "3A7", "2I7", "9C2", "4E9")
    kinds = [type(event).__name__ for event in done.told if type(event).__name__ != "TilePlanned"]
    assert kinds[:7] == ["PlansRevealed", "Built", "Built", "UnitCompleted", "Built", "Built", "BonusWon"]
    (reveal,) = done.of(PlansRevealed)
    assert reveal.seats == (0, 1, 1, 0)
    assert reveal.spaces == spaces("A7 I7 C2 E9")
    assert reveal.numbers == (3, 2, 9, 4)


def test_r12_losing_tiles_come_in_placement_order() -> None:
    """R12."""
    done = run(four(start=2), "3E5", "4E5", "5E5", "6E5")
    assert [fact.seat for fact in done.of(SpaceLost)] == [3, 0, 1]


def test_r12_units_come_row_column_block() -> None:
    """R12, ruling 18."""
    done = run(four(board=solved(without="E8")), f"{solved()[at('E8')]}E8", "-1", "-1", "-1")
    assert [fact.unit for fact in done.of(UnitCompleted)] == [unit("line 8"), unit("line E"), unit("block 8")]


def test_every_step_can_be_told_again_from_the_view() -> None:
    """Decisions: the facts of the latest round stay in the view, with the board as it was before."""
    board = board_of("5E1")
    done = run(four(board=board), "5E5", "3E5", "1D2", "2H5")
    last = done.state.last
    assert last is not None
    assert (last.board, last.turn, last.round) == (board, 0, 20)
    assert last.penalties == ((), (), (), ())
    assert [type(fact).__name__ for fact in last.facts] == [
        "PlansRevealed", "SpaceLost", "Violated", "Built", "Built", "BonusWon"
    ]  # fmt: skip
    assert [(plan.seat, plan.number) for plan in last.plans] == [(0, 5), (1, 3), (2, 1), (3, 2)]


def test_a_round_in_which_all_give_up() -> None:
    """5.3, ruling 8: nothing is planned, nothing built, no bonus; the round ends."""
    done = run(four(), "-1", "-2", "-3", "-4")
    assert (done.state.round, done.lost) == (21, ((1,), (2,), (3,), (4,)))
    assert done.state.last is not None
    assert done.state.last.facts == ()
