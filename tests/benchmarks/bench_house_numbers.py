"""Benchmarks of House Numbers: `pytest tests/benchmarks/bench_house_numbers.py`. Compare figures within one run."""

from __future__ import annotations

import pytest

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers import rules
from engine.games.house_numbers.actions import Turn
from engine.players.levels import player

GAME = rules.load(resources.reader("house_numbers"))


def position(mode, seats, turns, seed=4):
    """The state after so many turns of random play."""
    step = GAME.start(Setup(seats, mode), Chance(seed))
    draft = Chance(seed + 1).draft()
    while step.state.turn <= turns:
        seat = step.state.waiting[0]
        step = GAME.play(step.state, seat, GAME.choices(step.state, seat).sample(draft, "bench"), step.chance)
    return step.state


@pytest.fixture(scope="module")
def state():
    return position("advanced", 6, 10)


def test_view(benchmark, state):
    benchmark(GAME.view, state, 0)


def test_refuse(benchmark, state):
    draft = Chance(1).draft()
    view = GAME.view(state, 0)
    turns = [GAME.choices(view, 0).sample(draft, "bench") for _ in range(100)]
    benchmark(lambda: [GAME.refuse(view, 0, turn) for turn in turns])


def test_narrow(benchmark, state):
    choices = GAME.choices(GAME.view(state, 0), 0)
    benchmark(choices.narrow, Turn())


def test_sample(benchmark, state):
    draft = Chance(1).draft()
    choices = GAME.choices(GAME.view(state, 0), 0)
    benchmark(choices.sample, draft, "bench")


@pytest.mark.parametrize("seats", [6, 25, 100])
def test_turn_of_all_seats(benchmark, seats):
    """One whole turn; the time divided by the seats must not grow with them."""
    start = position("basic", seats, 6)
    draft = Chance(1).draft()

    def one_turn():
        state, chance = start, Chance(9)
        while state.turn == start.turn:
            seat = state.waiting[0]
            step = GAME.play(state, seat, GAME.choices(state, seat).sample(draft, "bench"), chance)
            state, chance = step.state, step.chance

    benchmark.extra_info["seats"] = seats
    benchmark(one_turn)


def test_decision_of_the_beginner(benchmark, state):
    view = GAME.view(state, 0)
    beginner = player(GAME, "beginner")
    benchmark(lambda: beginner.decide(view, 0, Chance(3).draft()))
