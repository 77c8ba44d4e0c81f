"""Nine Blocks without its rules: seats, options, length, limits."""

from __future__ import annotations

from typing import Final

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

STANDARD: Final = "standard"
OFF: Final = "off"
ON: Final = "on"
OWN: Final = "own"
CASCADE: Final = "cascade"

HAND: Final = 4
"""Tiles to which hands are refilled."""
EXTRA_HAND: Final = 5
"""The same for once, after the bonus of number 5."""
COPIES: Final = 12
"""Tiles of each number."""
POINTS_TO_WIN: Final = 3
MOST_ROUNDS: Final = 100


def penalty_limit(seats: int) -> int:
    """The penalty tiles with which a seat is out, by the seats at the start (3.5, R15)."""
    return 7 if seats == 2 else 5


FACTS: Final = GameFacts(
    id="nine_blocks",
    rules=1,
    modes=(ModeFacts(STANDARD, (2, 4), (2, 4), hides=True),),
    options=(OptionFacts("bonus", (OWN, CASCADE)), OptionFacts("ask", (ON, OFF))),
    minutes=40,
    simultaneous=False,
    # Per round two plans of a seat of two, and a bonus.
    longest=3 * MOST_ROUNDS,
    levels=("random", "beginner"),
    aids=("legal", "live_score", "left"),
)
