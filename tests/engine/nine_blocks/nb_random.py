"""Random play of Nine Blocks for tests: actions that may be legal or not, players of every temper."""

from __future__ import annotations

import random
from typing import Any

import pytest
from nb_builder import GAME, new_match
from nb_referee import Judge

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.core.match import Match
from engine.games.nine_blocks.actions import Action, Decline, GiveUp, Pass, Plan, UseBonus
from engine.games.nine_blocks.view import Phase


def any_action(rng: random.Random, state: Any, seat: int) -> Action:
    """An action that may be legal or not, near what could be done."""
    hand = state.hands[seat] or (5,)
    tile = rng.choice((*hand, *hand, rng.randrange(-1, 11)))
    kind = rng.random()
    if kind < 0.5:
        return Plan(tile, rng.choice((rng.randrange(81), rng.randrange(81), rng.randrange(81), -1, 81)))
    if kind < 0.6:
        return GiveUp(tile)
    if kind < 0.66:
        return Pass()
    if kind < 0.7:
        return Decline()
    number = rng.choice((state.bonus or rng.randrange(1, 10), rng.randrange(0, 11)))
    own = [*state.hands[seat], *state.penalties[seat], rng.randrange(0, 10)]
    tiles = tuple(rng.choice(own) for _ in range(rng.randrange(4)))
    whole = rng.random() < 0.6
    return UseBonus(
        number,
        tiles=(tuple(sorted(tiles)) if rng.random() < 0.8 else tiles) if number in (1, 4, 6) or not whole else (),
        space=rng.randrange(-1, 82) if (number == 2) == whole else None,
        look=rng.random() < 0.5 if (number == 5) == whole else None,
        turns=rng.randrange(-1, 6) if (number == 7) == whole else None,
    )


def check_action(judge: Judge, state: Any, seat: int, action: Action) -> None:
    """The engine takes an action exactly when the rules page does, asked of state, view and choices."""
    refusal = GAME.refuse(state, seat, action)
    assert (refusal is None) == judge.legal(seat, action), f"{action} of seat {seat}: {refusal}"
    assert GAME.refuse(GAME.view(state, seat), seat, action) == refusal
    assert (action in GAME.choices(state, seat)) == (refusal is None)
    if refusal is None:
        return
    assert refusal.rule
    with pytest.raises(RefusedError) as caught:
        GAME.play(state, seat, action, Chance(1))
    assert caught.value.refusal == refusal


class Temper:
    """How random seats of a match decide: how often knowingly against the rules, giving up, passing, declining."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.breaks = rng.choice((0.0, 0.0, 0.05, 0.15, 0.5))
        self.gives_up = rng.choice((0.0, 0.0, 0.05, 0.2))
        self.passes = rng.choice((0.02, 0.1, 0.4))
        self.declines = rng.choice((0.0, 0.2))

    def decide(self, state: Any, seat: int, draft: Any) -> Action:
        """A legal action."""
        rng = self.rng
        choices = GAME.choices(state, seat)
        if state.phase is Phase.BONUS:
            return Decline() if rng.random() < self.declines else choices.sample(draft, "temper")
        if state.final and rng.random() < self.passes:
            return Pass()
        if not state.final and rng.random() < self.gives_up:
            return GiveUp(rng.choice(state.hands[seat]))
        for tile in rng.sample(state.hands[seat], len(state.hands[seat])):
            parts = choices.narrow(Plan(tile))
            pool = parts.sound
            if state.phase is not Phase.ALONE and rng.random() < self.breaks:
                pool = tuple(set(parts.spaces) - set(parts.sound)) or parts.sound
            if pool:
                return Plan(tile, rng.choice(pool))
        return choices.sample(draft, "temper")


def play_judged(setup: Setup, seed: int, tried: int = 2) -> Match:
    """A random match; after every act the engine stands where the judge stands; before it ``tried`` actions that may be
    legal or not are answered alike."""
    rng = random.Random(seed)
    temper = Temper(rng)
    match = new_match(setup, seed, "random")
    judge = Judge(match.state)
    judge.compare(match.state)
    draft = Chance(seed).draft()
    while match.waiting:
        state = match.state
        assert list(match.waiting) == judge.waiting()
        (seat,) = match.waiting
        for _ in range(tried):
            asked = rng.choice((seat, seat, rng.randrange(setup.seats)))
            check_action(judge, state, asked, any_action(rng, state, asked))
        action = temper.decide(state, seat, draft)
        assert judge.legal(seat, action)
        told = match.act(seat, action)
        judge.play(seat, action, match.state, told)
        judge.compare(match.state)
        assert GAME.refuse_state(match.state) == ()
        assert [GAME.score(match.state, s).total for s in range(setup.seats)] == [
            judge.points(s) for s in range(setup.seats)
        ]
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reasons == (judge.end,)
    assert list(outcome.ranks) == judge.ranks()
    assert list(outcome.causes[0]) == judge.winners
    assert match.state.round <= 100
    return match
