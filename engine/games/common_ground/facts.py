"""Common Ground without its rules: seats, modes, options, length."""

from __future__ import annotations

from typing import Final

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

STANDARD: Final = "standard"
OFF: Final = "off"
ON: Final = "on"
ROUNDS: Final = 6
MOST_PROPOSALS: Final = 5

FACTS: Final = GameFacts(
    id="common_ground",
    rules=1,
    modes=(ModeFacts(STANDARD, (2, 6), (2, 6), hides=True),),
    options=(OptionFacts("children", (OFF, ON)), OptionFacts("open_table", (OFF, ON))),
    minutes=30,
    simultaneous=False,
    # Per round at most five proposals, or the two steps of the mayor, four tiles and the Bonus tile, or cones and seal.
    longest=ROUNDS * 7,
    levels=("random", "beginner"),
    rivals=False,
    # The cones of the deputy, the desk of the mayor, the talk of the group.
    clock=(("cones",), ("faces", "plan"), ("group",)),
)
