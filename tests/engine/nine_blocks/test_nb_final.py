"""Elimination, the final phase, the last seat that builds alone, ranks (3.5, 5.7, R2 to R4, R9, R13, R15, R16)."""

from __future__ import annotations

import pytest
from nb_builder import (
    GAME,
    SOLVED,
    Run,
    at,
    board_of,
    bonus_position,
    changed,
    points,
    position,
    run,
    solved,
    unit,
    unit_spaces,
    use,
)

from engine.core.game import RefusedError, TieBreak
from engine.games.nine_blocks.actions import GiveUp, Pass, Plan, Reason
from engine.games.nine_blocks.events import AloneBegan, Built, Eliminated, Ended, FinalBegan, Passed, UnitCompleted
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase

EVERY = "123456789"


def code(state: State, seat: int, action: object) -> str:
    """Why the rules refuse an action, "" if they do not."""
    refusal = GAME.refuse(state, seat, action)  # type: ignore[arg-type]
    return "" if refusal is None else refusal.code


def final(seats: int = 4, *hands: str, **fields: object) -> State:
    """A position in the final phase: the last seat is out unless others are named; seats hold every number."""
    return position(seats, *(hands or [EVERY] * seats), **{"out": (seats - 1,), **fields})  # type: ignore[arg-type]


# Elimination


@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 5), (4, 5)])
def test_the_limit_of_penalty_tiles(seats: int, limit: int) -> None:
    """3.5: five, with two seats seven."""
    for already in (limit - 2, limit - 1):
        state = position(seats, *[EVERY] * seats, penalties=["1" * already])
        acts = ["-2"] + ["3E5" if seats == 2 else "-3"] * (len(state.queue) - 1)
        if seats == 2:
            acts = ["-2", "3I1", "4I2", "3A9"]
        done = run(state, *acts, "end")
        assert [fact.seat for fact in done.of(Eliminated)] == ([0] if already == limit - 1 else [])


def test_r15_four_seats_with_two_left_keep_their_rules() -> None:
    """R15: limit 5 and one tile per round, since "two players" means two seats at the start."""
    state = final(4, out=(2, 3), penalties=["1111", ""], board=board_of("5E1"))
    assert state.queue == (0, 1)
    done = run(state, "5E8", "2B5", "end")
    assert [fact.seat for fact in done.of(Eliminated)] == [0]
    assert (done.state.end, done.state.winners) == ("last_seat", (1,))


def test_ruling_16_from_four_to_six_penalties_is_just_out() -> None:
    """Ruling 16, section 7."""
    state = position(4, *[EVERY] * 4, penalties=["1111"], board=board_of("5E1"))
    done = run(state, "5E8", "2B5", "3D1", "4H5", "end")
    assert done.of(Eliminated) == [Eliminated(20, 0, 6, (1, 2, 3, 4, 6, 7, 8, 9))]
    assert done.state.out == (20, 0, 0, 0)


def test_ruling_26_elimination_comes_after_points_and_bonus() -> None:
    """Ruling 26: with two seats a bonus may still rescue."""
    state = position(2, EVERY, EVERY, penalties=["222222"])
    done = run(state, "4A9", "9I1", "8I4", "-3")
    assert (done.state.bonus_seat, len(done.lost[0]), done.state.out) == (0, 7, (0, 0))
    saved = run(done.state, use(4, "2"))
    assert (saved.state.out, saved.state.end) == ((0, 0), "")
    lost = run(done.state, "no")
    assert (lost.state.end, lost.state.winners) == ("last_seat", (1,))


def test_ruling_27_hand_and_penalties_go_to_the_discards_and_buildings_stay() -> None:
    """Ruling 27: points and marks stay, the seat cannot win."""
    board = solved(keep=unit_spaces("block 8"))
    state = position(4, "1234", *[EVERY] * 3, penalties=["8888"], points=(2, 0, 0, 0), board=board)
    done = run(state, "-1", "-1", "-1", "-1")
    assert done.state.hands[0] == done.lost[0] == ()
    assert sorted(done.state.discards) == [1, 2, 3, 4, 8, 8, 8, 8]
    assert done.state.board == board
    assert done.state.builders == state.builders
    assert points(done.state) == [2, 0, 0, 0]


def test_ruling_27_an_eliminated_seat_cannot_win() -> None:
    """Ruling 27: by no points and by no full area."""
    done = run(final(points=(0, 0, 0, 3)), "1E8", "2B5", "4E2", "end")
    assert (done.state.phase, done.state.end) == (Phase.PLAN, "")
    passing = run(final(points=(0, 1, 0, 3)), "pass", "pass", "pass")
    assert passing.state.winners == (1,)


def test_the_first_elimination_begins_the_final_phase() -> None:
    """3.5, ruling 31: from the next round on seats place or pass."""
    done = run(position(4, *[EVERY] * 4, penalties=["1111"]), "-1", "-1", "-1", "-1")
    assert done.of(FinalBegan) == [FinalBegan(20)]
    assert (done.state.final, done.state.queue) == (True, (1, 2, 3))


def test_ruling_28_the_last_seat_in_play_wins_at_once() -> None:
    """Ruling 28, section 7: a second elimination in the final phase."""
    state = final(3, penalties=["1111", ""], board=board_of("5E1"))
    done = run(state, "5E8", "2B5", "end")
    assert (done.state.end, done.state.winners) == ("last_seat", (1,))


def test_ruling_28_also_if_it_had_passed() -> None:
    """Ruling 28: it stays in the ranking."""
    state = final(4, out=(2, 3), penalties=["1111", ""], board=board_of("5E1"))
    done = run(state, "5E8", "pass")
    assert (done.state.end, done.state.winners) == ("last_seat", (1,))


def test_ruling_29_nobody_left_nobody_wins() -> None:
    """Ruling 29, 3.5: all remaining seats out in the same round without a win."""
    done = run(position(3, *[EVERY] * 3, penalties=["1111", "2222", "3333"]), "-1", "-1", "-1")
    assert (done.state.end, done.state.winners) == ("nobody", ())
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes, outcome.ranks) == (("nobody",), ((),), (2, 2, 2))
    assert [fact.seat for fact in done.of(Eliminated)] == [0, 1, 2]


def test_ruling_30_with_two_seats_the_first_elimination_ends_the_match() -> None:
    """Ruling 30, section 7: the other wins; both out: nobody; no final phase."""
    one = run(position(2, EVERY, EVERY, penalties=["111111", "11111"]), "-1", "-1", "3I1", "-2", "end")
    assert (one.state.end, one.state.winners, one.of(FinalBegan)) == ("last_seat", (1,), [])
    both = run(position(2, EVERY, EVERY, penalties=["111111", "111111"]), "-1", "-1", "3I1", "2A9", "end")
    assert (both.state.end, both.state.winners) == ("nobody", ())
    assert both.of(FinalBegan) == []


def test_ruling_34_a_win_with_the_first_elimination_counts() -> None:
    """Ruling 34, section 7."""
    board = solved(keep=unit_spaces("block 8"), without="E8")
    state = position(4, *[EVERY] * 4, board=board, points=(1, 0, 0, 0), penalties=["", "1111"])
    done = run(state, f"{SOLVED[at('E8')]}E8", "-1", "-1", "-1")
    assert (done.state.end, done.state.winners, done.of(Eliminated)) == ("points", (0,), [])


# The final phase


def test_ruling_31_passing_is_free_and_final() -> None:
    """Ruling 31: no penalty, the passer leaves the placing and stays in the ranking; GiveUp is no choice any more."""
    state = final()
    assert code(state, 0, GiveUp(1)) == Reason.FINAL_PASS
    done = run(state, "pass", "5B5", "4E2", "end")
    assert done.lost == ((), (), (), ())
    assert done.state.passed == (20, 0, 0, 0)
    assert done.state.queue == (1, 2)
    assert done.of(Passed) == [Passed(20, 0, False)]
    assert done.state.hands[0] == (1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_ruling_31_final_rounds_have_conflicts_points_and_bonus() -> None:
    """Ruling 31: face down as before; further eliminations are possible."""
    board = solved(keep=unit_spaces("line A"), without="A4")
    done = run(final(board=board), "9E5", "2A4", "9E5")
    assert done.state.claims[0].unit == unit("line A")
    assert done.state.builders[at("E5")] == 2
    assert done.lost == ((9,), (), (), ())
    assert (done.state.phase, done.state.bonus_seat, done.state.bonus) == (Phase.BONUS, 1, 2)
    assert done.state.plans == ()


def test_ruling_31_a_second_elimination_goes_on() -> None:
    """Ruling 31, section 7: with two seats left that still place."""
    state = final(4, penalties=["1111"], board=board_of("5E1"))
    done = run(state, "5E8", "2B5", "4E2", "end")
    assert done.state.out == (20, 0, 0, 1)
    assert (done.state.phase, done.state.queue) == (Phase.PLAN, (1, 2))
    assert done.of(FinalBegan) == []


def test_passing_is_no_choice_before_the_final_phase() -> None:
    """3.2, ruling 31."""
    assert code(position(4, *[EVERY] * 4), 0, Pass()) == Reason.NOT_FINAL


def test_r11_seats_that_have_passed_do_not_refill() -> None:
    """R11."""
    state = final(4, "1", "23", "4", "")
    done = run(state, "pass", "2B5", "4E2", "end")
    assert [len(hand) for hand in done.state.hands] == [1, 4, 4, 0]


def test_r4_without_a_tile_and_a_supply_a_seat_has_passed() -> None:
    """R4: in the final phase; counts as passed, not as skipping."""
    state = final(4, "1", "23", "45", "", supply="")
    done = run(state, "1E8", "2B5", "4E2", "end")
    assert done.of(Passed) == [Passed(20, 0, True)]
    assert done.state.passed == (20, 0, 0, 0)
    assert done.state.queue == (1, 2)


def test_r4_the_start_marker_does_not_stay_with_a_seat_that_has_passed_so() -> None:
    """R4, R9: it goes to the next seat that still places."""
    state = final(4, "19", "2", "45", "", supply="")
    done = run(state, "1E8", "2B5", "4E2", "end")
    assert done.state.passed == (0, 20, 0, 0)
    assert (done.state.start, done.state.queue) == (2, (2, 0))


def test_r4_all_without_tiles() -> None:
    """R4, ruling 33: then all have passed."""
    state = final(4, "1", "2", "4", "", supply="", points=(0, 1, 0, 2))
    done = run(state, "1E8", "2B5", "4E2", "end")
    assert (done.state.end, done.state.winners) == ("all_passed", (1,))


# The last seat that builds


def alone(hand: str = EVERY, board: tuple[int, ...] = (0,) * 81, **fields: object) -> State:
    """Seat 0 of four builds alone; 1 and 2 have passed, 3 is out."""
    state = position(4, hand, board=board, passed=(1, 2), out=(3,), **fields)  # type: ignore[arg-type]
    return changed(state, phase=Phase.ALONE)


def test_r2_the_lone_phase_begins_with_the_next_round() -> None:
    """R2: the round in which the second-last seat passes is finished as an ordinary one."""
    state = final(4, passed=(2,))
    done = run(state, "3E8", "pass")
    assert (done.state.phase, done.state.bonus, done.state.round) == (Phase.BONUS, 3, 20)
    done.do("no")
    assert (done.state.phase, done.state.queue, done.state.round) == (Phase.ALONE, (0,), 21)
    assert done.of(AloneBegan) == [AloneBegan(20, 0)]
    assert done.state.alone == (0, 0, 0, 0)


def test_r2_also_after_an_elimination() -> None:
    """Ruling 32: exactly one seat still placing, whatever the others did."""
    state = final(4, passed=(2,), penalties=["", "1111"], board=board_of("5A1"))
    done = run(state, "3E8", "5A5", "no")
    assert (done.state.phase, done.state.queue) == (Phase.ALONE, (0,))


def test_ruling_32_each_tile_is_a_point_and_completions_count() -> None:
    """Ruling 32: open, one at a time, refilling to four, no bonus actions."""
    board = solved(keep=unit_spaces("line 7"), without="A7")
    done = run(alone("1239", board), f"{SOLVED[at('A7')]}A7")
    assert points(done.state) == [2, 0, 0, 0]
    assert done.of(Built) == [Built(20, 0, at("A7"), 3, True)]
    assert done.of(UnitCompleted) == [UnitCompleted(20, 0, unit("line 7"), 1, at("A7"))]
    assert len(done.state.hands[0]) == 4
    assert (done.state.phase, done.state.round, done.state.plans) == (Phase.ALONE, 21, ())


def test_ruling_32_three_points_win_alone() -> None:
    """Ruling 32, section 7: lone player to three."""
    done = run(alone(), "1E8", "2E7", "3E9")
    assert (done.state.end, done.state.winners) == ("points", (0,))
    assert done.state.alone == (3, 0, 0, 0)


def test_r3_an_illegal_tile_is_refused_and_passing_is_an_action_of_its_own() -> None:
    """R3: alone nobody plans knowingly against the rules."""
    state = alone(board=board_of("5E1"), points=(0, 2, 1, 0))
    refusal = GAME.refuse(state, 0, Plan(5, at("E8")))
    assert refusal is not None
    assert (refusal.code, refusal.squares) == (Reason.NUMBER_REPEATS, (at("E8"), at("E1")))
    with pytest.raises(RefusedError):
        run(state, "5E8")
    assert code(state, 0, GiveUp(1)) == Reason.FINAL_PASS
    done = run(state, "pass")
    assert (done.state.end, done.state.winners) == ("all_passed", (1,))
    assert GAME.choices(state, 0).narrow(Plan(5)).spaces == GAME.choices(state, 0).narrow(Plan(5)).sound


def test_ruling_32_who_cannot_place_has_passed() -> None:
    """Ruling 32: no legal place for any tile of the hand after the refill."""
    board = solved(without="A2 A5 A8 E5")
    claimed = ["line 5", "line E", "block 5"]
    state = position(4, "9", "9", "9", board=board, out=(3,), passed=(2,), supply="99999", claimed=claimed)
    done = run(state, "pass", "9E5", "end")
    # No gap of the area takes a 9 now.
    assert done.of(Passed) == [Passed(20, 0, False), Passed(21, 1, True)]
    assert done.state.end == "all_passed"


def test_ruling_32_a_tile_that_leaves_no_room_ends_it() -> None:
    """Ruling 32: after the own tile too."""
    board = solved(without="E8 A7")
    number = SOLVED[at("E8")]
    state = alone(str(number), board, supply="9", claimed=["line 8", "line E", "block 8"])
    done = run(state, f"{number}E8")
    # A 9 does not fit the only gap left: A7 takes a 3.
    assert done.state.alone == (1, 0, 0, 0)
    assert (done.state.end, done.of(Passed)[-1].forced) == ("all_passed", True)


def test_ruling_32_no_bonus_alone() -> None:
    """Ruling 32."""
    done = run(alone(), "9E8")
    assert done.state.phase is Phase.ALONE
    assert done.state.bonus == 0


def test_a_full_area_wins_alone_too() -> None:
    """3.5, R5."""
    blocks = [unit_spaces(f"block {n}") for n in (7, 8, 9, 5)]
    board = solved(keep=sorted(space for block in blocks for space in block), without="E8")
    units = [*(f"line {n}" for n in range(1, 10)), *(f"line {c}" for c in "ABCDEFGHI")]
    state = alone(EVERY, board, claimed=[*units, *(f"block {n}" for n in range(1, 10))])
    done = run(state, f"{SOLVED[at('E8')]}E8")
    assert (done.state.end, done.state.winners) == ("area", (0,))


# All passed, ranks, the guard


def test_ruling_33_all_passed_more_points_win() -> None:
    """Ruling 33: eliminated seats are excluded."""
    done = run(final(points=(1, 2, 0, 2)), "pass", "pass", "pass")
    assert (done.state.end, done.state.winners) == ("all_passed", (1,))
    assert done.of(Ended) == [Ended(20, "all_passed", (1,))]


def test_ruling_33_then_fewer_penalties_then_shared() -> None:
    """Ruling 33, section 7: tie."""
    done = run(final(points=(1, 1, 0, 0), penalties=["12", "1"]), "pass", "pass", "pass")
    assert (done.state.winners, done.state.ties) == ((1,), (TieBreak("penalties", (0, 1), (2, 1)),))
    shared = run(final(points=(1, 1, 0, 0), penalties=["12", "13"]), "pass", "pass", "pass")
    assert shared.state.winners == (0, 1)


def test_the_last_tiles_of_a_round_count_though_all_have_passed_since() -> None:
    """R2, 3.5: seats that pass in a round in which others build."""
    done = run(final(3, board=solved(keep=unit_spaces("line 7"), without="A7")), "3A7", "pass", "end")
    assert points(done.state)[0] == 1
    assert done.state.phase is Phase.ALONE


def test_r13_winners_then_points_then_penalties_then_the_later_elimination() -> None:
    """R13."""
    state = position(4, *[EVERY] * 4, out=(3,), points=(1, 2, 1, 2), penalties=["12", "", "1"])
    done = run(state, "pass", "pass", "pass")
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2, 4)


def test_r13_eliminated_seats_come_last_the_later_the_better() -> None:
    """R13: the same round shares a rank."""
    base = position(4, *[EVERY] * 4, out=(1, 2, 3), passed=(), points=(0, 2, 2, 2))
    for rounds, ranks in (((0, 5, 9, 9), (1, 4, 2, 2)), ((0, 9, 5, 7), (1, 2, 4, 3)), ((0, 6, 6, 6), (1, 2, 2, 2))):
        state = changed(base, out=rounds, phase=Phase.OVER, queue=(), end="last_seat", winners=(0,))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.ranks == ranks


def test_r13_equal_points_and_penalties_share_a_rank() -> None:
    """R13."""
    state = position(4, *[EVERY] * 4, points=(0, 1, 1, 1), penalties=["", "1", "22", "3"])
    over = changed(state, phase=Phase.OVER, queue=(), end="instant", winners=(0,))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 4, 2)


def test_r13_the_guard_of_a_hundred_rounds() -> None:
    """R13, decisions: the final ranking after round 100."""
    state = position(3, *[EVERY] * 3, points=(1, 2, 2), penalties=["", "11", "1"], round_=100)
    done = run(state, "-1", "-1", "-1")
    assert (done.state.end, done.state.winners, done.state.round) == ("guard", (2,), 100)
    before = run(changed(state, round=99), "-1", "-1", "-1")
    assert (before.state.end, before.state.round) == ("", 100)


def test_r13_lone_tiles_count_as_rounds() -> None:
    """R13."""
    done = run(alone(round_=100), "1E8")
    assert (done.state.end, done.state.round) == ("guard", 100)
    assert done.state.alone == (1, 0, 0, 0)


def test_who_passes_second_last_leaves_a_point_per_tile() -> None:
    """R3: the last seat then builds alone."""
    state = final(4, passed=(2,))
    done = run(state, "9E8", "pass", "end")
    done.do("1E5")
    assert points(done.state) == [1, 0, 0, 0]


def test_the_whole_way_from_elimination_to_the_end() -> None:
    """5.7: final phase, passing, the last seat, three points, in one course of a match."""
    done = Run(position(4, *[EVERY] * 4, penalties=["1111"]))
    done.do("-2", "-2", "-2", "-2")
    done.do("pass", "5E2", "6H5", "end")
    done.do("pass", "7H4", "end")
    assert done.state.phase is Phase.ALONE
    (seat,) = GAME.waiting(done.state)
    while done.state.phase is Phase.ALONE:
        choices = GAME.choices(done.state, seat)
        done.do(next(action for action in choices if isinstance(action, Plan)))
    assert (done.state.end, done.state.winners) == ("points", (seat,))
    assert done.state.alone[seat] == 3


def test_a_rescued_seat_goes_on() -> None:
    """Ruling 26."""
    state = bonus_position(6, EVERY, EVERY, seats=2, penalties=["12345678", ""])
    assert run(state, use(6, "12")).state.end == ""
    assert run(state, use(6, "1")).state.end == "last_seat"
