"""The choices of a seat are exactly what the rules allow, listed, drawn and narrowed (design; rules page, R3a, R10)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nb_builder import GAME, bonus_position, position, run
from nb_random import Temper

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.nine_blocks.actions import Action, Decline, GiveUp, Pass, Plan, UseBonus
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Parts, Phase

EVERY = "123456789"
TILES = [(), *((n,) for n in range(1, 10)), *combinations_with_replacement(range(1, 10), 2), (1, 2, 3), (2, 1)]


def all_actions() -> Iterator[Action]:
    """Everything that could be an action, whole, and a little more."""
    for tile in range(11):
        yield GiveUp(tile)
        for space in range(-1, 82):
            yield Plan(tile, space)
    yield Pass()
    yield Decline()
    for number in range(11):
        for tiles in TILES:
            yield UseBonus(number, tiles)
        for space in range(-1, 82):
            yield UseBonus(number, space=space)
        for look in (False, True):
            yield UseBonus(number, look=look)
            yield UseBonus(number, (1,), look=look)
        for turns in range(-1, 6):
            yield UseBonus(number, turns=turns)
            yield UseBonus(number, space=3, turns=turns)


ALL = list(all_actions())


def check(state: State, seat: int) -> None:
    """The listed choices are those of all actions that refuse is silent about; views list the same."""
    choices = GAME.choices(state, seat)
    listed = list(choices)
    legal = [action for action in ALL if GAME.refuse(state, seat, action) is None]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(legal)
    assert set(GAME.choices(GAME.view(state, seat), seat)) == set(legal)
    assert bool(choices) == bool(legal)
    assert all(action in choices for action in legal)
    check_parts(state, seat, legal)


def check_parts(state: State, seat: int, legal: list[Action]) -> None:
    """The parts of a draft are those with which a legal action can be made."""
    choices = GAME.choices(state, seat)
    plans = [action for action in legal if isinstance(action, Plan)]
    if plans:
        assert set(choices.narrow(Plan()).tiles) == set(state.hands[seat])
        alone = state.phase is Phase.ALONE
        assert alone or set(choices.narrow(Plan()).spaces) == {plan.space for plan in plans}
        for tile in set(state.hands[seat]):
            parts = choices.narrow(Plan(tile))
            assert set(parts.spaces) == {plan.space for plan in plans if plan.tile == tile}
            details = {space: GAME.preview(state, seat, Plan(tile, space)).detail for space in parts.spaces}
            quiet = {space for space, detail in details.items() if not detail.contradicts and not detail.repeats}
            assert set(parts.sound) == quiet
    if state.phase is Phase.BONUS:
        uses = [action for action in legal if isinstance(action, UseBonus)]
        assert set(choices.narrow(UseBonus()).bonuses) == {use.number for use in uses}
        for number in {use.number for use in uses}:
            parts = choices.narrow(UseBonus(number))
            own = [use for use in uses if use.number == number]
            if number in (1, 4, 6):
                assert set(parts.tiles or parts.penalties) == {tile for use in own for tile in use.tiles}
            assert set(parts.spaces) == {use.space for use in own if use.space is not None}
            assert set(parts.turns) == {use.turns for use in own if use.turns is not None}


@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)), bonus=st.sampled_from(("own", "cascade")))
def test_choices_hold_exactly_what_refuse_is_silent_about(seed: int, seats: int, bonus: str) -> None:
    """Design: over everything that could be an action, at places of random matches."""
    rng = random.Random(seed)
    step = GAME.start(Setup(seats, "standard", {"bonus": bonus}), Chance(seed))
    temper, draft = Temper(rng), Chance(seed).draft()
    looked = rng.randrange(60)
    for _ in range(looked):
        waiting = GAME.waiting(step.state)
        if not waiting:
            break
        step = GAME.play(step.state, waiting[0], temper.decide(step.state, waiting[0], draft), step.chance)
    for seat in range(seats):
        check(step.state, seat)


@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("bonus", ["own", "cascade"])
def test_choices_of_each_bonus(number: int, bonus: str) -> None:
    """Section 6, R10: each with tiles to swap, with one tile in the supply, and with nothing."""
    board = tuple(9 if space == 40 else 0 for space in range(81))
    for supply in (None, "5", ""):
        state = bonus_position(
            number, "1123", "45", "6", seats=3, board=board, penalties=["4456"], supply=supply, bonus=bonus
        )
        check(state, 0)
        check(state, 1)


def test_choices_of_the_last_seat_and_of_the_final_phase() -> None:
    """Rulings 31 and 32, R3."""
    state = position(4, *[EVERY] * 4, board=tuple(5 if space == 0 else 0 for space in range(81)), out=(3,))
    check(state, 0)
    check(run(state, "1E8", "pass").state, 2)
    lone = run(state, "1E8", "pass", "pass", "end").state
    assert lone.phase is Phase.ALONE
    check(lone, 0)


def test_nothing_can_be_chosen_after_the_end() -> None:
    """3.5."""
    over = run(bonus_position(9, *[EVERY] * 3, seats=3), UseBonus(9)).state
    for seat in range(3):
        assert list(GAME.choices(over, seat)) == []
        assert GAME.choices(over, seat).narrow(Plan()) == Parts()
        with pytest.raises(IndexError):
            GAME.choices(over, seat).sample(Chance(1).draft(), "x")


def test_drawn_choices_are_mostly_sound_and_sometimes_not() -> None:
    """Ruling 7: random players break the rules knowingly now and then, give up now and then."""
    state = position(4, "5555", *[EVERY] * 3, board=tuple(5 if space == 0 else 0 for space in range(81)))
    draft = Chance(6).draft()
    kinds: Counter[str] = Counter()
    for _ in range(3000):
        action: Any = GAME.choices(state, 0).sample(draft, "kinds")
        assert action in GAME.choices(state, 0)
        if isinstance(action, Plan):
            kinds["unsound"] += bool(GAME.preview(state, 0, action).detail.contradicts)
        kinds[type(action).__name__] += 1
    assert kinds["GiveUp"] > 30
    assert 10 < kinds["unsound"] < 400
    assert kinds["Plan"] > 2500


def test_a_draft_of_another_phase_has_no_parts() -> None:
    """R3a."""
    state = position(3, *[EVERY] * 3)
    assert GAME.choices(state, 0).narrow(UseBonus()) == Parts()
    assert GAME.choices(state, 1).narrow(Plan()) == Parts()
    assert GAME.choices(state, 0).narrow(GiveUp()).tiles == tuple(range(1, 10))
    assert GAME.choices(state, 0).narrow(Plan(0)) == Parts()
    final = position(4, *[EVERY] * 4, out=(3,))
    assert GAME.choices(final, 0).narrow(GiveUp()) == Parts()
    bonus = bonus_position(7, *[EVERY] * 3, seats=3)
    assert GAME.choices(bonus, 0).narrow(Plan()) == Parts()
