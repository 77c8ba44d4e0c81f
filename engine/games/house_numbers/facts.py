"""House Numbers without its rules: seats, modes, options, length."""

from __future__ import annotations

from typing import Final

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
EXPERT: Final = "expert"
EXPERT_ADVANCED: Final = "expert_advanced"
SOLO: Final = "solo"
SOLO_ADVANCED: Final = "solo_advanced"
PRACTICE: Final = "practice"
PRACTICE_ADVANCED: Final = "practice_advanced"

WITH_ROUNDABOUTS: Final = frozenset({ADVANCED, EXPERT_ADVANCED, SOLO_ADVANCED, PRACTICE_ADVANCED})
WITH_HANDS: Final = frozenset({EXPERT, EXPERT_ADVANCED, SOLO, SOLO_ADVANCED})
EXPERTS: Final = frozenset({EXPERT, EXPERT_ADVANCED})
SOLOS: Final = frozenset({SOLO, SOLO_ADVANCED})
PRACTICES: Final = frozenset({PRACTICE, PRACTICE_ADVANCED})

ONCE: Final = "once"
EVERY_PLAN: Final = "every_plan"
PASS_ONE: Final = "pass_one"
PASS_NONE: Final = "pass_none"

FACTS: Final = GameFacts(
    id="house_numbers",
    rules=1,
    modes=(
        ModeFacts(BASIC, (2, 100), (2, 12)),
        ModeFacts(ADVANCED, (2, 100), (2, 12)),
        ModeFacts(EXPERT, (2, 12), (2, 12), hides=True),
        ModeFacts(EXPERT_ADVANCED, (2, 12), (2, 12), hides=True),
        ModeFacts(SOLO, (1, 1), (1, 1)),
        ModeFacts(SOLO_ADVANCED, (1, 1), (1, 1)),
        ModeFacts(PRACTICE, (1, 1), (1, 1)),
        ModeFacts(PRACTICE_ADVANCED, (1, 1), (1, 1)),
    ),
    options=(
        OptionFacts("reshuffle", (ONCE, EVERY_PLAN), (BASIC, ADVANCED, EXPERT, EXPERT_ADVANCED)),
        OptionFacts("expert_refusal", (PASS_ONE, PASS_NONE), (EXPERT, EXPERT_ADVANCED)),
    ),
    minutes=30,
    simultaneous=True,
    # 33 plots and three refusals: a turn fills a plot or crosses a refusal, and the third refusal ends the match.
    longest=36,
    levels=("random", "beginner"),
    own_boards=True,
    aids=("legal", "live_score", "left"),
)
