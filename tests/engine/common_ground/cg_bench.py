"""Prints how many random matches of four seats are played per second: `python tests/engine/common_ground/cg_bench.py`.

Exit code 1 if there are fewer than 500 on this machine.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[3]), str(Path(__file__).resolve().parent)]

from cg_builder import GAME  # noqa: E402  (after the path is set)

from engine.core.chance import Chance  # noqa: E402
from engine.core.game import Setup  # noqa: E402

AIM = 500
SECONDS = 1.0
REPEATS = 5


def play_out(seed: int) -> int:
    """One match on states alone; gives the number of its acts."""
    draft = Chance(seed).draft()
    step = GAME.start(Setup(4, "standard"), Chance(seed))
    acts = 0
    while waiting := GAME.waiting(step.state):
        seat = draft.chosen("bench", waiting)
        step = GAME.play(step.state, seat, GAME.choices(step.state, seat).sample(draft, "bench"), step.chance)
        acts += 1
    return acts


def main() -> None:
    """The best of several runs, since other programs share the machine."""
    best, acts_per_second, seed = 0.0, 0.0, 0
    for _ in range(REPEATS):
        began, matches, acts = time.perf_counter(), 0, 0
        while time.perf_counter() - began < SECONDS:
            acts += play_out(seed)
            matches, seed = matches + 1, seed + 1
        passed = time.perf_counter() - began
        if matches / passed > best:
            best, acts_per_second = matches / passed, acts / passed
    print(f"{best:.0f} random matches of four seats per second, {acts_per_second:.0f} acts per second (aim {AIM})")
    sys.exit(best < AIM)


if __name__ == "__main__":
    main()
