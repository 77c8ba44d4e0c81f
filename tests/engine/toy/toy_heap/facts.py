"""Toy game "heap": seats take stones in turn; nothing is secret, nothing is drawn."""

from engine.core.facts import GameFacts, ModeFacts, OptionFacts

FACTS = GameFacts(
    id="toy_heap",
    rules=1,
    modes=(ModeFacts("table", (2, 4), (2, 4)),),
    options=(OptionFacts("stones", ("12", "20")), OptionFacts("peek", ("no", "yes"))),
    minutes=1,
    simultaneous=False,
    longest=20,
    levels=("random",),
)
