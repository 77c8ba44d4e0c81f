"""Whole rounds and whole matches of House Numbers, played without looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hn_builder import GAME, start

from engine.core.chance import Chance
from engine.core.game import Step
from engine.games.house_numbers.actions import NoPermit, Turn
from engine.games.house_numbers.state import State

Pick = Callable[[State, int], Turn | NoPermit]


def picker(seed: int) -> Pick:
    """Chooses some legal action of every seat from a stream of its own."""
    draft = Chance(seed).draft()
    return lambda state, seat: GAME.choices(state, seat).sample(draft, "player")


def go_on(step: Step, pick: Pick) -> Step:
    """The step after every waiting seat has acted once."""
    turn = step.state.turn
    for seat in step.state.waiting:
        if step.state.turn == turn and not step.state.ended:
            step = GAME.play(step.state, seat, pick(step.state, seat), step.chance)
    return step


def play_round(state: State, seed: int) -> Step:
    """The step after one round of some legal turns."""
    return go_on(Step(state, (), False, state.turn, (), Chance(seed)), picker(seed))


def rounds(mode: str, seats: int, seed: int, pick: Pick | None = None, **options: str) -> Iterator[Step]:
    """The steps at the start of every round and at the end of a match."""
    step = start(mode, seats, seed, **options)
    chosen = pick or picker(seed)
    yield step
    while not step.state.ended:
        step = go_on(step, chosen)
        yield step
