"""Benchmarks of Nine Blocks: `pytest tests/benchmarks/bench_nine_blocks.py -s`. Compare figures within one run.

The last one prints how fair the seats come off in 2,000 matches of beginners per number of seats: average points by
side and by distance from the first start player. With two and four seats none is more than 15 % from the mean.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine" / "nine_blocks"))

from nb_beginners import figures
from nb_builder import GAME, position, run, solved, unit_spaces

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.nine_blocks.actions import Plan
from engine.players.levels import player

MATCHES = 2000
FAIR = 0.15


def position_after(seats, acts, seed=4):
    """The state after so many acts of random play."""
    step = GAME.start(Setup(seats, "standard"), Chance(seed))
    draft = Chance(seed + 1).draft()
    for _ in range(acts):
        seat = GAME.waiting(step.state)[0]
        step = GAME.play(step.state, seat, GAME.choices(step.state, seat).sample(draft, "bench"), step.chance)
    return step.state


@pytest.fixture(scope="module")
def state():
    return position_after(4, 40)


def test_view(benchmark, state):
    benchmark(GAME.view, state, 0)


def test_narrow(benchmark, state):
    seat = GAME.waiting(state)[0]
    choices = GAME.choices(GAME.view(state, seat), seat)
    benchmark(choices.narrow, Plan(state.hands[seat][0]))


def test_preview(benchmark, state):
    seat = GAME.waiting(state)[0]
    view = GAME.view(state, seat)
    spaces = GAME.choices(view, seat).narrow(Plan(state.hands[seat][0])).spaces
    benchmark(lambda: [GAME.preview(view, seat, Plan(state.hands[seat][0], space)) for space in spaces])


def test_guess(benchmark, state):
    view = GAME.view(state, 0)
    benchmark(lambda: GAME.guess(view, Chance(3)))


def test_round_of_four(benchmark):
    start = position(4, *["123456789"] * 4, board=solved(keep=unit_spaces("line 7"), without="A7"))
    benchmark(lambda: run(start, "6D8", "3A7", "1E2", "2H5"))


def test_decision_of_the_beginner(benchmark, state):
    seat = GAME.waiting(state)[0]
    view = GAME.view(state, seat)
    beginner = player(GAME, "beginner")
    benchmark(lambda: beginner.decide(view, seat, Chance(3).draft()))


@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_come_off_alike(seats):
    found = figures(seats, MATCHES)
    print(f"\n{found.told()}")
    if seats != 3:
        assert found.off(found.by_side) <= FAIR
        assert found.off(found.by_distance) <= FAIR
