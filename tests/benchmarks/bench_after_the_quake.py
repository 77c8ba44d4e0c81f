"""Benchmarks of After the Quake: `pytest tests/benchmarks/bench_after_the_quake.py -s`. Compare figures within one run.

The last one prints how 500 matches of beginners went per number of seats: buildings per seat (five to eight on
average), both ends, the order of the seats (worth less than a tenth of the mean score), in solo against the Committee.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine" / "after_the_quake"))

from atq_beginners import figures
from atq_builder import GAME, act, build, position, setup_of

from engine.core.chance import Chance
from engine.games.after_the_quake.view import WhatItCosts
from engine.players.levels import player

MATCHES = 500
PLAYOUTS = 80
"""Random matches of four seats that one core plays in a second."""


def play_out(seats, seed):
    """A whole random match; the last state."""
    step = GAME.start(setup_of(seats), Chance(seed))
    draft = Chance(seed + 1).draft()
    while waiting := GAME.waiting(step.state):
        action = GAME.choices(step.state, waiting[0]).sample(draft, "bench")
        step = GAME.play(step.state, waiting[0], action, step.chance)
    return step.state


@pytest.fixture(scope="module")
def state():
    return position(
        4, year=1909, money=(9, 5, 6, 7), area=(2, 1, 1), hands=["B4CP B5CH R4HP", "G1HP G2CP", "Y1LP S0"],
        built={0: "A1 C1", 1: "D1 E1", 2: "I1", 3: "H1 H2"},
    )  # fmt: skip


def test_random_playout_of_four(benchmark):
    seeds = iter(range(10**6))
    benchmark(lambda: play_out(4, next(seeds)))


@pytest.mark.timeout(0)
def test_playouts_of_four_per_second_of_one_core():
    """Eighty at least, by the clock of the process, so that a busy machine does not count."""
    started, count = process_time(), 100
    for seed in range(count):
        play_out(4, seed)
    rate = count / (process_time() - started)
    print(f"\n{rate:.0f} random matches of four seats per second of one core")
    assert rate >= PLAYOUTS


def test_view(benchmark, state):
    benchmark(GAME.view, state, 0)


def test_narrow_a_build(benchmark, state):
    choices = GAME.choices(GAME.view(state, 0), 0)
    benchmark(choices.narrow, build(0, "A1", "B4CP", seats=4))


def test_prices(benchmark, state):
    view = GAME.view(state, 0)
    benchmark(GAME.aid, view, 0, WhatItCosts(2))


def test_preview(benchmark, state):
    view = GAME.view(state, 0)
    benchmark(GAME.preview, view, 0, act(4, 1))


def test_guess(benchmark, state):
    view = GAME.view(state, 0)
    benchmark(lambda: GAME.guess(view, Chance(3)))


def test_decision_of_the_beginner(benchmark, state):
    view = GAME.view(state, 0)
    beginner = player(GAME, "beginner")
    benchmark(lambda: beginner.decide(view, 0, Chance(3).draft()))


@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_matches_of_beginners(seats):
    found = figures(seats, MATCHES)
    print(f"\n{found.told()}")
    assert 5 <= found.buildings <= 8
    assert set(found.ends) == {"eighth", "year"}
    assert found.worth_of_order < 0.1
