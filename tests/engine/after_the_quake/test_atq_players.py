"""Computer players of After the Quake: legal in every phase, blind to secrets, done in time, better than chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from atq_beginners import LEVELS, Played, figures, play_out
from atq_builder import GAME, bonus, build, permit, position, run
from test_atq_secrecy import otherwise

from engine.core.chance import Draft
from engine.games.after_the_quake.actions import MONEY, Act, Action, Discard, TakeBonus, TakeIncome
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Phase
from engine.players.budget import Budget

BEGINNER = LEVELS["beginner"]


def decide(state: State, seat: int = 0, seed: int = 1) -> Action:
    """What a beginner does there."""
    action: Action = BEGINNER.decide(GAME.view(state, seat), seat, Draft(seed, {})).action
    assert GAME.refuse(state, seat, action) is None
    return action


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    """A few matches of every number of seats and both permit limits."""
    return [
        play_out(seats, seed, flat=flat, limit=limit)
        for seats in (1, 2, 3, 4)
        for flat, limit in (("off", "strict"), ("on", "discard"))
        for seed in range(3)
    ]


def test_beginners_finish_every_kind_of_match(matches: list[Played]) -> None:
    """Players: always legal, never hangs."""
    for played in matches:
        assert played.state.phase is Phase.OVER
        assert played.state.ending or played.state.year == 6


def test_mixed_tables_finish() -> None:
    """Players: random seats between beginners."""
    for seed in range(4):
        for levels in (("beginner", "random"), ("random", "beginner", "random"), ("beginner", "random") * 2):
            assert play_out(len(levels), seed, levels).state.phase is Phase.OVER


def test_a_beginner_is_blind_to_what_it_cannot_see(matches: list[Played]) -> None:
    """Players, 32: same view, same decision: other hands, goals, stacks."""
    rng = random.Random(3)
    tried = 0
    for played in matches:
        for state, seat, decision in played.decisions[::9]:
            twin = otherwise(state, seat, rng)
            tried += twin != state
            assert decide(twin, seat, 5) == decide(state, seat, 5)
            assert decision.numbers == ()
    assert tried > 50


def test_equal_drafts_give_equal_decisions(matches: list[Played]) -> None:
    """Design: deterministic per draft."""
    assert play_out(3, 4).state == play_out(3, 4).state
    for state, seat, _ in matches[3].decisions[::5]:
        assert decide(state, seat, 8) == decide(state, seat, 8)


def test_a_small_budget_is_enough() -> None:
    """Design: the budget never stops an act."""
    state = position(3, money=(9,), area=(2,), hands=["B4CP B5CH R4HP"])
    action = BEGINNER.decide(GAME.view(state, 0), 0, Draft(1, {}), Budget(1)).action
    assert GAME.refuse(state, 0, action) is None


def test_a_beginner_builds_when_it_can() -> None:
    """Players: buildings are worth most."""
    state = position(2, card="f", year=1911, money=(6,), area=(1,), hands=["B4CP"])
    for seed in range(10):
        action = decide(state, 0, seed)
        assert isinstance(action, Act)
        assert action.build is not None
    last = bonus(1915, money=(6,), area=(1,), hands=["B4CP"])
    assert isinstance(decide(last), TakeBonus)
    assert decide(last).build is not None  # type: ignore[union-attr]


def test_a_beginner_takes_urban_planning_along() -> None:
    """Players: two permits that share a type rather than one, if the one has no other use."""
    state = position(2, year=1911, money=(6,), area=(1,), hands=["B5CH R4HP"], built={1: "B3 E2"})
    for seed in range(10):
        action = decide(state, 0, seed)
        assert isinstance(action, Act)
        if action.build is not None:
            assert action.build.urban == 2


def test_a_beginner_clears_rubble_it_can_build_on() -> None:
    """Players: the rubble that its permits go with, not the first on the map."""
    for hand, wanted in (("R3LP", "R3"), ("Y4CH", "Y4"), ("B2LP G3CH", "B2 G3")):
        state = position(2, card="c", money=(9,), hands=[hand], goal_row="- - -")
        cleared = [action for seed in range(40) if isinstance(action := decide(state, 0, seed), Act)]
        cleared = [action for action in cleared if action.rubble is not None]
        assert cleared, "clearing rubble is among what it likes best here"
        for action in cleared:
            cell = GAME.table(state).town.cells[action.rubble or 0]
            assert cell is not None
            assert f"{'RYGB'[cell.colour]}{cell.number}" in wanted.split(), hand


def test_a_beginner_weighs_every_build() -> None:
    """Players: with many permits the best space may come last; a goal for that colour decides, wherever it lies."""
    hand = "B4CP B5CH R4HP R5CP G2LH"
    for colour in "blue", "red", "green":
        state = position(2, card="d", year=1911, money=(9,), area=(1,), hands=[hand], open_goals=[f"on_{colour}"])
        built = [action.build for seed in range(10) if isinstance(action := decide(state, 0, seed), Act)]
        cells = [GAME.table(state).town.cells[build.space or 0] for build in built if build is not None]
        assert len(cells) > 5
        assert {["red", "yellow", "green", "blue"][cell.colour] for cell in cells if cell is not None} == {colour}


def test_a_beginner_takes_money_when_nothing_else_can_be_done() -> None:
    """Ruling 5."""
    state = position(2, card="c", goal_row="- - -")
    action = decide(state)
    assert isinstance(action, Act)
    assert action.choice == MONEY
    assert action.space == 2


def test_a_beginner_mostly_takes_the_most_money_and_sometimes_the_first_turn() -> None:
    """3.2, players: the leftmost free income space, now and then the rightmost."""
    state = position(4, phase=Phase.INCOME, places=(-1, 0, -1, -1), queue=(0, 2, 3))
    taken = Counter(decide(state, 0, seed) for seed in range(60))
    assert set(taken) == {TakeIncome(1), TakeIncome(3)}
    assert taken[TakeIncome(1)] > taken[TakeIncome(3)] > 5


def test_a_beginner_discards_the_least_useful_permit() -> None:
    """R14."""
    useless = position(
        2, card="b", limit="discard", hands=["B4CP S0 R4HP G1HP G3CH"],
        built={1: "B1 D1 C4 D4 F4 F2 E4"}, stack="Y5LC",
    )  # fmt: skip
    taken = run(useless, Act(1, target=1, take=-1)).state
    assert taken.phase is Phase.DISCARD
    assert decide(taken) == Discard(permit("Y5LC"))


def test_beginners_use_the_whole_game(matches: list[Played]) -> None:
    """Players: every kind of action, and passes or money now and then."""
    kinds: Counter[str] = Counter()
    for played in matches:
        for state, _, decision in played.decisions:
            action = decision.action
            if isinstance(action, Act):
                target = action.target
                kinds[action.choice if target is None else GAME.table(state).card[target].action] += 1
    wanted = {"build", "build_subsidised", "material", "permit", "goal", "clean", "develop", "income", "money"}
    assert wanted <= set(kinds), kinds


def test_a_beginner_beats_random_clearly() -> None:
    """Levels: in two seats of two, whoever begins."""
    won = 0
    for seed in range(24):
        levels = ("beginner", "random") if seed % 2 else ("random", "beginner")
        outcome = GAME.outcome(play_out(2, seed, levels).state)
        assert outcome is not None
        won += outcome.ranks[levels.index("beginner")] == 1
    assert won >= 22


def test_beginners_build_a_city() -> None:
    """Players: five to eight buildings on average, for every number of seats."""
    for seats in (1, 2, 3, 4):
        found = figures(seats, 8)
        assert 5 <= found.buildings <= 8, found.told()
        assert found.told().startswith(f"{seats} seats, 8 matches")


def test_a_decision_for_a_build_is_the_one_that_is_played() -> None:
    """Players: what it judges is what comes of it, rubble and corner included."""
    state = position(2, year=1907, money=(4,), area=(1,), hands=["Y5LC"], at_=[(8, 6)])
    action = decide(state)
    assert action == build(0, "B1", "Y5LC", clean=True)
    assert run(state, action).board().money == 4 - 3 + 1 - 1 + 1


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hundreds_of_beginners_finish(seats: int) -> None:
    """Players: always legal, never hangs, at length; prints how the matches went."""
    found = figures(seats, 300, first_seed=50_000)
    print(f"\n{found.told()}")
    assert found.worth_of_order < 0.1
