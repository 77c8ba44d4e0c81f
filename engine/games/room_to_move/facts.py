"""Room to Move without its rules: seats, options, length."""

from __future__ import annotations

from typing import Final

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

STANDARD: Final = "standard"
OFF: Final = "off"
ON: Final = "on"
STRICT: Final = "strict"
FREE: Final = "free"
SCENARIO: Final = "scenario"

FACTS: Final = GameFacts(
    id="room_to_move",
    rules=1,
    modes=(ModeFacts(STANDARD, (1, 6), (1, 6)),),
    options=(
        OptionFacts(SCENARIO, tuple(f"{number:02}" for number in range(13))),
        OptionFacts("walls_later", (OFF, ON)),
        OptionFacts("carpet", (STRICT, FREE)),
    ),
    minutes=45,
    simultaneous=True,
    # At most 25 cards, each turned, given tokens and drawn; rooms turned and closed; the finish.
    longest=3 * 25 + 2 * 8 + 1,
    levels=("random", "beginner"),
    own_boards=True,
    aids=("legal", "live_score", "soft_hints"),
    drawn_freely=True,
)
