"""Computer players of Nine Blocks: legal in every phase, blind to secrets, done in time, better than chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from nb_beginners import LEVELS, Played, figures, play_out
from nb_builder import GAME, SOLVED, at, board_of, bonus_position, position, run, solved, unit_spaces
from nb_secrecy_twins import otherwise

from engine.core.chance import Draft
from engine.games.nine_blocks.actions import Action, Decline, GiveUp, Pass, Plan, UseBonus
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase
from engine.players.budget import Budget

EVERY = "123456789"
BEGINNER = LEVELS["beginner"]


def decide(state: State, seat: int, seed: int = 1) -> Action:
    """What a beginner does there."""
    action: Action = BEGINNER.decide(GAME.view(state, seat), seat, Draft(seed, {})).action
    assert GAME.refuse(state, seat, action) is None
    return action


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    """A few matches of every number of seats and both bonus rules."""
    return [
        play_out(seats, seed, bonus=bonus) for seats in (2, 3, 4) for bonus in ("own", "cascade") for seed in range(5)
    ]


def test_beginners_finish_every_kind_of_match(matches: list[Played]) -> None:
    """Players: always legal, never hangs; every end within 100 rounds."""
    for played in matches:
        assert played.state.phase is Phase.OVER
        assert played.state.round <= 100


def test_mixed_tables_finish() -> None:
    """Players: random seats between beginners make every kind of trouble."""
    for seed in range(6):
        for levels in (("beginner", "random"), ("random", "beginner", "random"), ("beginner", "random") * 2):
            assert play_out(len(levels), seed, levels).state.phase is Phase.OVER


def test_a_beginner_is_blind_to_what_it_cannot_see(matches: list[Played]) -> None:
    """Players, same view, same decision: other hands, face-down numbers, supply."""
    rng = random.Random(3)
    tried = 0
    for played in matches[::2]:
        for state, seat, decision in played.decisions[::7]:
            twin = otherwise(state, seat, rng)
            if twin is None:
                continue
            tried += 1
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            assert decide(twin, seat, 5) == decide(state, seat, 5)
            assert decision.note == ""
            assert decision.numbers == ()
    assert tried > 50


def test_equal_seeds_give_equal_play() -> None:
    """Design."""
    assert play_out(3, 4).state == play_out(3, 4).state


def test_a_small_budget_is_enough() -> None:
    """Design: the budget never stops an act."""
    state = run(position(4, *[EVERY] * 4), "1E8").state
    action = BEGINNER.decide(GAME.view(state, 1), 1, Draft(1, {}), Budget(1)).action
    assert GAME.refuse(state, 1, action) is None


def test_a_beginner_never_plans_knowingly_against_the_rules(matches: list[Played]) -> None:
    """Ruling 7: the price is known."""
    for played in matches:
        for state, seat, decision in played.decisions:
            if isinstance(decision.action, Plan):
                detail = GAME.preview(state, seat, decision.action).detail
                assert not detail.contradicts
                assert not detail.repeats


def test_a_beginner_completes_what_scores() -> None:
    """3.4: the last gap of its own block, rather than anything else."""
    board = solved(keep=unit_spaces("block 8"), without="E8")
    state = position(4, *[EVERY] * 4, board=board)
    assert all(decide(state, 0, seed) == Plan(SOLVED[at("E8")], at("E8")) for seed in range(20))


def test_a_beginner_gives_up_a_tile_when_nothing_fits() -> None:
    """3.2: before the final phase; in it passing is free."""
    board = solved(without="A1 A2 A3")
    assert isinstance(decide(position(4, "9", *[EVERY] * 3, board=board), 0), GiveUp)
    assert decide(position(4, "9", *[EVERY] * 3, board=board, out=(3,)), 0) == Pass()


def test_a_beginner_wins_when_it_can() -> None:
    """Section 6 (8, 9)."""
    for seed in range(20):
        assert decide(bonus_position(9, *[EVERY] * 4, bonus="cascade"), 0, seed) == UseBonus(9)
        assert decide(bonus_position(8, *[EVERY] * 4), 0, seed) == UseBonus(8)
        third = bonus_position(8, *[EVERY] * 4, bonus="cascade", points=(2, 0, 0, 0), penalties=["12"])
        assert decide(third, 0, seed) == UseBonus(8)


def test_a_beginner_drops_penalties_when_it_is_near_the_limit() -> None:
    """Section 6 (4, 6)."""
    for seed in range(20):
        state = bonus_position(6, *[EVERY] * 4, penalties=["1234"])
        assert len(decide(state, 0, seed).tiles) == 2  # type: ignore[union-attr]


def test_a_beginner_does_not_tear_down_its_own_work() -> None:
    """Section 6 (2): it removes a piece that others need, or none: all pieces here fill its own block."""
    board = tuple(SOLVED[s] if s in unit_spaces("block 8")[:8] else 0 for s in range(81))
    for seed in range(20):
        action = decide(bonus_position(2, *[EVERY] * 4, board=board), 0, seed)
        assert action == Decline()


def test_the_last_seat_builds_as_long_as_it_can() -> None:
    """Ruling 32: each tile is a point."""
    state = run(position(4, *[EVERY] * 4, out=(3,), board=board_of("5A1")), "1E8", "pass", "pass", "end").state
    assert state.phase is Phase.ALONE
    assert isinstance(decide(state, 0), Plan)


def test_the_second_last_seat_does_not_make_a_present_of_the_points() -> None:
    """R3: computer players value the points that the last seat would get."""
    hands, board = ("9", "5678", "5678"), solved(without="E5")
    for seed in range(20):
        # One penalty tile left, and the only gap has been planned on: with three seats placing it stops, with two not.
        three = run(position(4, *hands, board=board, out=(3,), penalties=["1111"], start=1), "5E5", "6E5").state
        assert decide(three, 0, seed) == Pass()
        two = run(position(4, *hands, board=board, out=(3,), passed=(2,), penalties=["1111"], start=1), "5E5").state
        assert decide(two, 0, seed) == Plan(9, at("E5"))


def test_beginners_use_their_bonuses(matches: list[Played]) -> None:
    """Section 6: most of them."""
    kinds = Counter(
        type(decision.action).__name__
        for played in matches
        for state, _, decision in played.decisions
        if state.phase is Phase.BONUS
    )
    assert kinds["UseBonus"] > kinds["Decline"]


def test_a_beginner_beats_random_clearly() -> None:
    """Levels: in two seats of two, whoever begins."""
    won = 0
    for seed in range(40):
        levels = ("beginner", "random") if seed % 2 else ("random", "beginner")
        won += play_out(2, seed, levels).state.winners == (levels.index("beginner"),)
    assert won > 32


def test_seats_come_off_alike_in_small() -> None:
    """Players: no seat is at a loss by side or place in the order: nobody is half the mean away from it."""
    found = figures(4, 60)
    assert found.off(found.by_side) < 0.5
    assert found.mean > 0.5
    assert "4 seats, 60 matches" in found.told()


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thousands_of_beginners_finish(seats: int) -> None:
    """Players: always legal, never hangs, at length; prints how fair the seats come off."""
    found = figures(seats, 1000, first_seed=50_000)
    print(f"\n{found.told()}")
    assert found.rounds / found.matches < 60
