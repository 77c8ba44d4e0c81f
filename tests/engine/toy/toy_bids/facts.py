"""Toy game "bids": everybody secretly bids one card for a prize that a die names."""

from engine.core.facts import GameFacts, ModeFacts

FACTS = GameFacts(
    id="toy_bids",
    rules=2,
    modes=(ModeFacts("table", (2, 6), (2, 6), hides=True), ModeFacts("practice", (1, 1), (1, 1))),
    options=(),
    minutes=1,
    simultaneous=True,
    longest=4,
    levels=("random", "beginner"),
)
