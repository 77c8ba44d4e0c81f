"""Random one-seat matches of Room to Move a second, with masks alone and with the referee asked about every drawing.

Run: pytest -n 0 -s tests/benchmarks/bench_room_to_move.py
"""

from __future__ import annotations

import time

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.room_to_move.referee import disagreements
from engine.games.room_to_move.rules import RoomToMove, load

SCENARIOS = range(13)
STREAM = "bench"
SEEDS = range(8)


def matches_per_second(game: RoomToMove) -> float:
    """Matches over all scenarios, by processor time."""
    before, count = time.process_time(), 0
    for seed in SEEDS:
        for number in SCENARIOS:
            options = {"scenario": f"{number:02}", "walls_later": "off", "carpet": "strict"}
            step = game.start(Setup(1, "standard", options), Chance(seed))
            draft = Chance(seed).draft()
            while waiting := game.waiting(step.state):
                action = game.choices(step.state, waiting[0]).sample(draft, STREAM)
                step = game.play(step.state, waiting[0], action, step.chance)
            count += 1
    return count / (time.process_time() - before)


def test_one_seat_matches() -> None:
    game = load(resources.reader("room_to_move"))
    masks = matches_per_second(game)
    both = matches_per_second(RoomToMove(game.book, disagreements))
    print(f"\nmasks alone {masks:.0f} matches a second, with the referee {both:.0f} (ratio {masks / both:.2f})")
    # The referee may cost a good deal, but must not become the whole match.
    assert both > masks / 40
