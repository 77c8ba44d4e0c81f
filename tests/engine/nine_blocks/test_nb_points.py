"""Points, three points, full areas (rules page, 3.4, 3.5, 5.5, R5 to R7)."""

from __future__ import annotations

import pytest
from nb_builder import (
    GAME,
    SOLVED,
    Run,
    at,
    bonus_position,
    points,
    position,
    run,
    solved,
    spaces,
    unit,
    unit_spaces,
    use,
)
from nb_resolver import sees

from engine.core.game import TieBreak
from engine.games.nine_blocks.actions import Plan
from engine.games.nine_blocks.events import BonusWon, Eliminated, Ended, UnitCompleted, Violated
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase

EVERY = "123456789"
ALL_UNITS = [*(f"line {n}" for n in range(1, 10)), *(f"line {c}" for c in "ABCDEFGHI")]
ALL_UNITS += [f"block {n}" for n in range(1, 10)]


def four(board: tuple[int, ...], **fields: object) -> State:
    """Four seats that hold every number."""
    return position(4, *[EVERY] * 4, board=board, **fields)  # type: ignore[arg-type]


def fill(name: str) -> str:
    """The act that puts the right number of the solved board on a space."""
    return f"{SOLVED[at(name)]}{name}"


AREAS = {0: (7, 8, 9, 5), 1: (1, 4, 7, 5), 2: (1, 2, 3, 5), 3: (3, 6, 9, 5)}


def area(*seats: int, without: str = "") -> tuple[int, ...]:
    """The solved board on the areas of these seats of four, and nothing else."""
    keep = {space for seat in seats for n in AREAS[seat] for space in unit_spaces(f"block {n}")}
    return solved(keep=sorted(keep), without=without)


# Completion


@pytest.mark.parametrize(("name", "value"), [("line 7", 1), ("line A", 1), ("block 7", 1), ("block 8", 2)])
def test_a_completed_unit_gives_points(name: str, value: int) -> None:
    """3.4: one point; two in a block in which only that seat may build."""
    gap = next(n for n in ("A7", "E8") if at(n) in unit_spaces(name))
    state = four(solved(keep=unit_spaces(name), without=gap), queue=(0,))
    done = run(state, fill(gap))
    assert done.of(UnitCompleted) == [UnitCompleted(20, 0, unit(name), value, at(gap))]
    assert points(done.state) == [value, 0, 0, 0]


@pytest.mark.parametrize(("start", "winner"), [(0, 1), (1, 0)])
def test_ruling_17_the_tile_that_closes_the_last_gap_scores(start: int, winner: int) -> None:
    """Ruling 17, section 7: completion by two seats in one round: the latest in placement order."""
    state = four(solved(keep=unit_spaces("line 7"), without="A7 D7"), start=start)
    acts = [fill("D7"), fill("A7"), "-1", "-1"]
    done = run(state, *(acts[start:] + acts[:start]))
    assert [claim.seat for claim in done.state.claims] == [winner]


def test_r1_with_two_seats_the_order_of_placement_decides_a_completion() -> None:
    """R1: the second plan of the start player is the last one."""
    board = solved(keep=unit_spaces("line 7"), without="A7 H7 I7")
    done = run(position(2, EVERY, EVERY, board=board), fill("A7"), fill("H7"), "9I1", fill("I7"))
    assert [claim.seat for claim in done.state.claims] == [0]


def test_ruling_18_one_tile_completes_several_units() -> None:
    """Ruling 18, section 7: row 1, column 1 and block 1 or 2."""
    done = run(four(solved(without="E8"), queue=(0,)), fill("E8"))
    assert [(fact.unit, fact.points) for fact in done.of(UnitCompleted)] == [
        (unit("line 8"), 1), (unit("line E"), 1), (unit("block 8"), 2)
    ]  # fmt: skip
    assert points(done.state)[0] == 4
    rows = {row.key: row.points for row in GAME.score(done.state, 0).rows}
    assert rows == {"rows": 1, "columns": 1, "blocks": 0, "blocks_own": 2, "bonus": 0, "alone": 0}


def test_ruling_18_a_shared_block_counts_one_with_its_lines() -> None:
    """Ruling 18."""
    done = run(four(solved(without="E5"), queue=(0,)), fill("E5"))
    assert [fact.points for fact in done.of(UnitCompleted)] == [1, 1, 1]


def test_ruling_19_a_line_broken_and_filled_again_scores_once() -> None:
    """Ruling 19, section 7: each row, column and block scores once in a match, whoever fills it again."""
    state = four(solved(keep=unit_spaces("line 7"), without="A7"), start=1)
    done = run(state, fill("A7"), "-1", "-1", "-1", "end")
    assert points(done.state) == [0, 1, 0, 0]
    # Seat 2 builds a 2 and removes a tile of the line with it.
    done.do("2E2", "-2", "-2", "-2", use(2, space="D7"))
    assert done.state.board[at("D7")] == 0
    done.do("-3", fill("D7"), "-4", "-3", "end")
    assert done.state.board[at("D7")] == SOLVED[at("D7")]
    assert [(claim.unit, claim.seat) for claim in done.state.claims] == [(unit("line 7"), 1)]
    assert points(done.state) == [0, 1, 0, 0]


def test_units_scored_are_marked_for_all() -> None:
    """Ruling 19: the marks are public."""
    done = run(four(solved(keep=unit_spaces("block 8"), without="E8"), queue=(0,)), fill("E8"))
    for seat in (0, 1, 2, 3, None):
        assert [claim.unit for claim in GAME.view(done.state, seat).claims] == [unit("block 8")]


# Three points


def test_three_points_win() -> None:
    """3.5: at once, before any bonus."""
    board = solved(keep=unit_spaces("block 8"), without="E8")
    done = run(four(board, points=(1, 0, 0, 0)), fill("E8"), "-1", "-1", "-1")
    assert (done.state.phase, done.state.end, done.state.winners) == (Phase.OVER, "points", (0,))
    assert done.of(BonusWon) == []
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes, outcome.ranks) == (("points",), ((0,),), (1, 2, 2, 2))


def test_two_points_do_not_win() -> None:
    """3.5."""
    done = run(four(solved(keep=unit_spaces("block 8"), without="E8")), fill("E8"), "-1", "-1", "-1")
    assert done.state.phase is not Phase.OVER


def both_at_three(gains: tuple[int, ...], penalties: list[str], unit_of_one: str = "line A") -> Run:
    """Seat 0 completes its own block for 2 points and seat 1 a column for 1, in the same round."""
    keep = {*unit_spaces("block 8"), *unit_spaces(unit_of_one)}
    board = solved(keep=sorted(keep), without="E8 A4")
    state = four(board, points=gains, penalties=penalties)
    return run(state, fill("E8"), fill("A4"), "-1", "-1")


def test_ruling_20_more_points_win() -> None:
    """Ruling 20: two seats reach three points in the same round."""
    done = both_at_three((2, 2, 0, 0), [])
    assert points(done.state) == [4, 3, 0, 0]
    assert (done.state.winners, done.state.ties) == ((0,), ())


def test_ruling_20_then_fewer_penalties_then_shared() -> None:
    """Ruling 20."""
    done = both_at_three((1, 2, 0, 0), ["11", "2"])
    assert (done.state.winners, done.state.ties) == ((1,), (TieBreak("penalties", (0, 1), (2, 1)),))
    shared = both_at_three((1, 2, 0, 0), ["11", "22"])
    assert shared.state.winners == (0, 1)
    assert shared.state.ties[1] == TieBreak("shared", (0, 1), (2, 2))
    outcome = GAME.outcome(shared.state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3, 3)


def test_ruling_21_three_points_beat_the_instant_win() -> None:
    """Ruling 21: points are checked before the bonus: the lowest tile here is a 9."""
    board = solved(keep=unit_spaces("line 1"), without="I1")
    state = position(2, EVERY, EVERY, board=board, points=(0, 2))
    done = run(state, "-1", fill("I1"), "-2", "-2")
    assert SOLVED[at("I1")] == 9
    assert (done.state.end, done.state.winners, done.of(BonusWon)) == ("points", (1,), [])


def test_r6_the_win_counts_and_no_elimination_is_reported() -> None:
    """R6: a seat that wins by points reaches the limit of penalty tiles in the same round (two seats)."""
    board = solved(keep=unit_spaces("line 7"), without="A7")
    state = position(2, EVERY, EVERY, board=board, points=(2, 0), penalties=["111111", ""])
    done = run(state, fill("A7"), "1I1", "2F1", "-1")
    assert (done.state.end, done.state.winners) == ("points", (0,))
    assert len(done.lost[0]) == 7
    assert done.of(Eliminated) == []


def test_r6_an_instant_win_counts_at_the_limit() -> None:
    """R6."""
    state = position(2, EVERY, EVERY, penalties=["111111", ""])
    done = run(state, "9A9", "-1", "-2", "-1", use(9))
    assert (done.state.end, done.state.winners, done.of(Eliminated)) == ("instant", (0,), [])


def test_r6_a_full_area_counts_at_the_limit() -> None:
    """R6."""
    board = solved(without="A9 I1 H1 G1 I2")
    state = position(2, EVERY, EVERY, board=board, penalties=["111111", ""], claimed=ALL_UNITS)
    done = run(state, fill("A9"), "-1", "-2", "-1")
    assert (done.state.end, done.state.winners, done.of(Eliminated)) == ("area", (0,), [])


# Full areas


def test_a_full_area_wins() -> None:
    """3.5, R5: the tile that fills it was built in this round."""
    state = four(area(0, without="E8"), claimed=ALL_UNITS)
    done = run(state, fill("E8"), "-1", "-1", "-1")
    assert (done.state.end, done.state.winners) == ("area", (0,))
    assert done.of(Ended) == [Ended(20, "area", (0,))]


def test_r5_an_area_that_was_full_before_does_not_win() -> None:
    """R5: without a tile of this round in it."""
    state = four(area(0), claimed=ALL_UNITS, queue=(1, 2, 3))
    done = run(state, fill("B5"), fill("E1"), fill("H5"), "end")
    assert done.state.phase is Phase.PLAN


def test_r5_an_area_that_becomes_full_by_turning_never_wins() -> None:
    """R5: checked after building only; not in the round of the turn and not later."""
    state = bonus_position(7, *[EVERY] * 4, board=area(0), claimed=ALL_UNITS, seat=1)
    done = run(state, use(7, turns=1))
    assert done.state.phase is Phase.PLAN
    assert done.state.end == ""
    done.do(*(f"-{n}" for n in (1, 1, 1, 1)))
    assert done.state.end == ""


def test_r5_full_areas_are_not_checked_after_the_bonus() -> None:
    """R5: after the bonus only points and the instant win are."""
    state = bonus_position(3, *[EVERY] * 4, board=area(0), claimed=ALL_UNITS)
    assert run(state, use(3)).state.phase is Phase.PLAN


def test_r5_after_the_bonus_three_points_win() -> None:
    """R5, section 6 (8): gaining a point."""
    done = run(bonus_position(8, *[EVERY] * 4, points=(2, 0, 0, 0)), use(8))
    assert (done.state.end, done.state.winners) == ("points", (0,))
    on = run(bonus_position(8, *[EVERY] * 4, points=(1, 0, 0, 0)), use(8))
    assert (on.state.end, points(on.state)) == ("", [2, 0, 0, 0])


def test_points_come_before_full_areas() -> None:
    """5.3 step 5: three points, then full areas."""
    state = four(area(0, without="E8"), claimed=[name for name in ALL_UNITS if name != "block 8"], points=(1, 0, 0, 0))
    assert run(state, fill("E8"), "-1", "-1", "-1").state.end == "points"


def test_ruling_22_of_several_full_areas_that_of_the_last_tile_wins() -> None:
    """Ruling 22, R7: the builder of the last tile, if its area is full."""
    state = four(area(0, 1, without="E8 B5"), claimed=ALL_UNITS)
    done = run(state, fill("E8"), fill("B5"), "-1", "-1")
    assert (done.state.end, done.state.winners) == ("area", (1,))
    assert done.state.ties == (TieBreak("last_tile", (0, 1), (0, 1)),)
    other = four(area(0, 1, without="E8 B5"), claimed=ALL_UNITS, start=1)
    assert run(other, fill("B5"), "-1", "-1", fill("E8")).state.winners == (0,)


def test_ruling_22_else_more_points() -> None:
    """Ruling 22: the last tile of the round is built by a seat whose area is not full."""
    state = four(area(0, 1, without="E8 B5"), claimed=ALL_UNITS, points=(1, 2, 0, 0))
    done = run(state, fill("E8"), fill("B5"), fill("E1"), "-1")
    assert (done.state.end, done.state.winners) == ("area", (1,))


def test_r7_equal_points_then_fewer_penalties_then_shared() -> None:
    """R7."""
    board = area(0, 1, without="E8 B5")
    acts = (fill("E8"), fill("B5"), fill("E1"), "-1")
    fewer = run(four(board, claimed=ALL_UNITS, penalties=["1", "11"]), *acts)
    assert fewer.state.winners == (0,)
    shared = run(four(board, claimed=ALL_UNITS, penalties=["1", "2"]), *acts)
    assert shared.state.winners == (0, 1)


def test_r7_the_last_tile_is_the_last_one_built() -> None:
    """R7: a later plan that is lost is not the last tile."""
    # Seat 3 plans last and breaks a rule against one tile of column G, H or I.
    board = area(0, 1, without="E8 B5")
    gap = next(space for space in unit_spaces("block 6") if fits_against_one(board, space)[0])
    number, taken = fits_against_one(board, gap)
    state = four(board, claimed=ALL_UNITS)
    done = run(state, fill("E8"), fill("B5"), "-1", Plan(number, gap))
    assert done.of(Violated)[0].taken == (taken,)
    # The piece was taken from seat 0's area, so that only seat 1's is full.
    assert (done.state.end, done.state.winners) == ("area", (1,))
    good = run(state, fill("E8"), fill("B5"), "-1", "-1")
    assert (good.state.winners, good.state.ties[0].key) == ((1,), "last_tile")


def fits_against_one(board: tuple[int, ...], space: int) -> tuple[int, int]:
    """A number that contradicts exactly one piece on the space, and that piece, which lies in block 8 or 9; (0, -1) if
    there is none."""
    for number in range(1, 10):
        against = [other for other in range(81) if board[other] == number and sees(divmod(other, 9), divmod(space, 9))]
        if len(against) == 1 and against[0] in {*unit_spaces("block 8"), *unit_spaces("block 9")}:
            return number, against[0]
    return 0, -1


def test_an_area_is_not_full_with_a_gap() -> None:
    """3.5."""
    state = four(area(0, without="E8 A9"), claimed=ALL_UNITS)
    assert run(state, fill("E8"), "-1", "-1", "-1").state.end == ""


def test_the_score_lights_its_spaces() -> None:
    """3.4: every row of the sheet names the spaces of its units."""
    done = run(four(solved(keep=unit_spaces("block 8"), without="E8"), queue=(0,)), fill("E8"))
    (row,) = (row for row in GAME.score(done.state, 0).rows if row.points)
    assert (row.key, row.count, set(row.squares)) == ("blocks_own", 1, set(unit_spaces("block 8")))
    assert set(row.squares) == set(spaces("D7 E7 F7 D8 E8 F8 D9 E9 F9"))


def test_points_by_bonus_and_alone_have_rows_of_their_own() -> None:
    """Section 6 (8), ruling 32."""
    state = position(3, points=(2, 0, 0), alone=(0, 1, 0))
    rows = {row.key: row.points for row in GAME.score(state, 0).rows}
    assert (rows["bonus"], rows["alone"]) == (2, 0)
    assert {row.key: row.points for row in GAME.score(state, 1).rows}["alone"] == 1


def test_a_plan_cannot_score_what_it_does_not_fill() -> None:
    """3.4: a unit with a gap scores nothing."""
    state = four(solved(keep=unit_spaces("line 7"), without="A7 B7"), queue=(0,))
    assert run(state, Plan(SOLVED[at("A7")], at("A7"))).state.claims == ()
