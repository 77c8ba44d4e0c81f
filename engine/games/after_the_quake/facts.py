"""After the Quake without its rules: seats, options, length."""

from __future__ import annotations

from typing import Final

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

STANDARD: Final = "standard"
SOLO: Final = "solo"
OFF: Final = "off"
ON: Final = "on"
STRICT: Final = "strict"
DISCARD: Final = "discard"

ACTION_CARDS: Final = 6
YEARS: Final = 7
LAST_YEAR: Final = YEARS - 1
"""1915 has a bonus only (3.2, R1)."""

FACTS: Final = GameFacts(
    id="after_the_quake",
    rules=1,
    modes=(ModeFacts(STANDARD, (2, 4), (2, 4), hides=True), ModeFacts(SOLO, (1, 1), (1, 1))),
    options=(OptionFacts("flat_money", (OFF, ON)), OptionFacts("permit_limit", (STRICT, DISCARD))),
    minutes=60,
    simultaneous=False,
    # Six years of income, bonus and six cards, each with a permit to discard, and in solo a move of the Committee.
    longest=(YEARS * (ACTION_CARDS + 2)) * 3,
    levels=("random", "beginner"),
    aids=("legal", "live_score", "left"),
)
