"""House Numbers against a slow second opinion made from the rules page alone (see ``hn_referee``)."""

from __future__ import annotations

import random

import pytest
from hn_builder import GAME, names, plots
from hn_deck import picker, rounds
from hn_random import mutated, random_action, random_position
from hn_referee import Illegal, end_reasons, judge, points, ranks, refuse_town, refuses, temp_points, total, unpack

from engine.core.chance import Chance
from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.state import State


def compare(state: State, seat: int, action: Action) -> bool:
    """Checks that rules and referee agree about an action; whether it is legal."""
    broken = refuses(state, seat, action)
    refusal = GAME.refuse(state, seat, action)
    assert (refusal is None) == (broken is None), (refusal, broken, action, state)
    assert GAME.refuse(GAME.view(state, seat), seat, action) == refusal
    return broken is None


def compare_result(state: State, seat: int, action: Action) -> None:
    """Checks that a legal action leaves the town that the referee expects, with its points."""
    expected = judge(state, seat, action)
    current, chance = state, Chance(5)
    pick = picker(5)
    for other in state.waiting:
        step = GAME.play(current, other, action if other == seat else pick(current, other), chance)
        current, chance = step.state, step.chance
    found = unpack(current.sheets[seat])
    assert found == expected, (action, state)
    compare_scores(current)


def compare_scores(state: State) -> None:
    """Checks the points of all seats, row by row, and that a sheet breaks no rule."""
    towns = [unpack(sheet) for sheet in state.sheets]
    temps = temp_points(state.mode, [town.temps for town in towns])
    for seat, town in enumerate(towns):
        sheet = GAME.score(state, seat)
        rows = {row.key: row.points for row in sheet.rows}
        assert sheet.total == sum(rows.values()) == total(state.mode, towns, seat)
        own = points(town)
        assert rows["temps"] == temps[seat]
        assert sum(rows[f"plan_{n}"] for n in (1, 2, 3)) == own["plans"]
        for street in (1, 2, 3):
            assert rows[f"park_{street}"] == own[f"parks {street}"]
        for size in range(1, 7):
            assert rows[f"estates_{size}"] == own[f"size {size}"]
        for key in ("pools", "bis", "refusals", "roundabouts"):
            assert rows.get(key, 0) == own[key]
        assert refuse_town(town) == []


@pytest.mark.parametrize("block", range(10))
def test_random_and_mutated_actions_on_random_positions(block: int, soak: bool) -> None:
    """Sections 3 and 7: legality agrees, and what legal turns leave behind."""
    rng = random.Random(block)
    legal = refused = 0
    for _ in range(1000 if soak else 40):
        state = random_position(rng)
        compare_scores(state)
        for seat in state.waiting:
            tried: list[Action] = [random_action(rng, state, seat) for _ in range(12)]
            choices = GAME.choices(state, seat)
            draft = Chance(rng.randrange(1 << 30)).draft()
            for _ in range(4):
                chosen = choices.sample(draft, "test")
                tried += [chosen, mutated(rng, state, seat, chosen), mutated(rng, state, seat, chosen)]
            for action in tried:
                if compare(state, seat, action):
                    legal += 1
                    assert action in choices
                    if rng.random() < 0.2:
                        compare_result(state, seat, action)
                else:
                    refused += 1
                    assert action not in choices
    assert legal > 200
    assert refused > 200


@pytest.mark.parametrize(
    "mode", ["basic", "advanced", "expert", "expert_advanced", "solo", "solo_advanced", "practice"]
)
def test_matches_leave_what_the_referee_expects(mode: str, soak: bool) -> None:
    """Sections 3 and 7 along whole matches: every sheet after every turn, the reasons of the end, the ranks."""
    for seed in range(60 if soak else 3):
        seats = 1 if mode.startswith(("solo", "practice")) else 2 + seed % 3
        pick = picker(seed)
        before: State | None = None
        expected: dict[int, object] = {}

        def watched(state: State, seat: int) -> Action:
            action = pick(state, seat)  # noqa: B023
            expected[seat] = judge(state, seat, action)  # noqa: B023
            return action

        for step in rounds(mode, seats, seed, watched):
            state = step.state
            if before is not None:
                assert [expected[s] for s in range(seats)] == [unpack(sheet) for sheet in state.sheets]
            compare_scores(state)
            before = state
            expected.clear()
        towns = [unpack(sheet) for sheet in before.sheets]
        outcome = GAME.outcome(before)
        assert outcome is not None
        assert list(outcome.ranks) == ranks(mode, towns)
        reasons = [r for r in ("refusals", "plans", "plots") if any(r in end_reasons(town) for town in towns)]
        assert [r for r in outcome.reasons if r != "deck"] == reasons
        for reason, causes in zip(outcome.reasons, outcome.causes, strict=True):
            if reason != "deck":
                assert list(causes) == [s for s, town in enumerate(towns) if reason in end_reasons(town)]


def nearly_full(rng: random.Random) -> State:
    """A position in which few things can be done."""
    while True:
        state = random_position(rng)
        empty = [~sheet.filled & (1 << 33) - 1 for sheet in state.sheets]
        if all(0 < mask.bit_count() <= 6 for mask in empty[:1]):
            return state


def every_action_without_claims(state: State, seat: int) -> set[Action]:
    """All actions of a small position without claims, each asked of the referee."""
    from engine.games.house_numbers import actions as act  # noqa: PLC0415

    empty = [p for p in range(33) if not state.sheets[seat].filled >> p & 1]
    around = [None, *[act.Roundabout(p, first) for p in empty for first in (True, False)]]
    if not state.mode.endswith("advanced"):
        around = [None]
    if state.hands:
        hand = state.hands[seat]
        pairs = [(a, b) for a in hand for b in hand if a != b]
    else:
        pairs = list(zip(state.numbers, state.effects, strict=True))
    found: set[Action] = set()
    for roundabout in around:
        for passed in (None, *(state.hands[seat] if state.hands else ())):
            found.add(act.NoPermit(roundabout=roundabout, passed=passed))
        for number_card, effect_card in pairs:
            printed, effect = act.number_of(number_card), act.effect_of(effect_card)
            uses: list[act.EffectUse | None] = {
                0: [act.Fence(g) for g in range(33)],
                1: [act.Agent(s) for s in range(1, 7)],
                2: [act.Park()],
                3: [act.Pool()],
                4: [act.Temp()],
                5: [act.Bis(p, p + d) for p in empty for d in (-1, 1)],
            }[effect]
            for use in [None, *uses]:
                reach = 2 if isinstance(use, act.Temp) else 0
                for number in range(printed - reach, printed + reach + 1):
                    for p in empty:
                        found.add(act.Turn(number_card, effect_card, p, number, use, roundabout))
    return {action for action in found if refuses(state, seat, action) is None}


@pytest.mark.parametrize("seed", range(6))
def test_choices_list_every_legal_turn_of_a_small_position(seed: int) -> None:
    """Sections 3.2 and 3.4: what choices iterate is what the referee allows, claims left out."""
    state = nearly_full(random.Random(100 + seed))
    expected = every_action_without_claims(state, 0)
    found = [action for action in GAME.choices(state, 0) if not action.claims]
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_masks_are_told_in_words() -> None:
    """The builder itself: plots go to masks and back."""
    assert names(plots("A1 B11 C12")) == "A1 B11 C12"


def test_the_referee_names_a_rule() -> None:
    """The referee itself: an empty turn breaks a rule."""
    state = random_position(random.Random(1))
    with pytest.raises(Illegal):
        judge(state, 0, GAME.types.action.__args__[0]())
