"""Matches of After the Quake, played out from a seed by random choices, and every event in every form."""

from __future__ import annotations

from functools import cache
from typing import Any

import resources
from engine.core.chance import Chance
from engine.core.game import Outcome, Setup
from engine.games.after_the_quake.events import (
    BestBuilder,
    BonusBegan,
    BonusSkipped,
    BuildingBuilt,
    CardBegan,
    Cleaned,
    CommitteeRevealed,
    Developed,
    Ended,
    GoalDrawn,
    GoalTaken,
    IncomeTaken,
    MaterialTaken,
    MoneyTaken,
    PermitDiscarded,
    PermitDrawn,
    PermitTaken,
    RowFilled,
    Shuffled,
    Stood,
    UrbanTaken,
    YearBegan,
)
from engine.games.after_the_quake.rules import AfterTheQuake, load
from engine.games.after_the_quake.view import View

GAME_ID = "after_the_quake"

TOLD = [
    YearBegan(1906, (2, 0, 1)),
    YearBegan(1907, (2, 0, 1)),
    YearBegan(1915, (1, 0)),
    CardBegan(1906, 0, (1, 2, 0), (0, 3, 2)),
    CardBegan(1906, 3, (1, 2, 0), (0, 4, 2)),
    IncomeTaken(1906, 1, 0, 4),
    *[BonusBegan(year, (1, 0, 2)) for year in (1906, 1907, 1908, 1909, 1910, 1911, 1915)],
    Stood(1908, 1, 2, 0, "action", 0, 0, "build", "build"),
    Stood(1908, 1, 2, 4, "action", 0, 8, "income", "build"),
    Stood(1908, 1, 2, 4, "money", -1, 0, "income", ""),
    Stood(1908, 1, 2, 3, "pass", -1, 0, "pass", ""),
    *[MoneyTaken(1908, 2, 2, why) for why in ("space", "income", "bonus", "corner")],
    MaterialTaken(1908, 0),
    PermitTaken(1908, 0, 9),
    PermitTaken(1908, 0, 41),
    PermitDrawn(1908, 0, 9),
    PermitDrawn(1908, 0, -1),
    PermitDiscarded(1908, 0, 9),
    RowFilled(1908, "goals", (3, -1, 12)),
    Shuffled(1908, 1),
    Shuffled(1908, 12),
    GoalTaken(1908, 0, 13),
    GoalDrawn(1908, 0, 13),
    GoalDrawn(1908, 0, -1),
    Cleaned(1908, 1, 20, 3),
    Cleaned(1908, 1, -1, 2),
    Developed(1908, 1, 0, 1),
    Developed(1908, 1, 8, 6),
    BuildingBuilt(1908, 1, 20, (9,), 1),
    BuildingBuilt(1908, 1, 20, (9, 40), 1),
    *[UrbanTaken(1908, 2, kind, 5 if kind == 3 else 0) for kind in range(4)],
    BestBuilder(1911, 2),
    BonusSkipped(1909, 1),
    Ended(1911, "eighth"),
    Ended(1915, "year"),
]
"""Every event of a match of seats in every form that makes a line."""
COMMITTEE = [
    CommitteeRevealed(1906, -1, 9, 1, 1, ""),
    CommitteeRevealed(1906, -1, 9, 1, 2, ""),
    *[CommitteeRevealed(1906, 0, 9, first, first, "permit") for first in range(3)],
    *[CommitteeRevealed(1906, 0, 9, first, (first + 1) % 3, "permit") for first in range(3)],
    *[CommitteeRevealed(1906, 0, 7, first, (first - 1) % 3, "permit") for first in range(3)],
    CommitteeRevealed(1915, -1, 9, -1, -1, ""),
    Stood(1908, 1, 2, 0, "action", 0, 0, "goal", "goal"),
    Stood(1908, 1, 2, 0, "action", 0, 0, "build", "material"),
    Stood(1908, 1, 2, 0, "money", -1, 0, "clean", ""),
    Cleaned(1908, 1, 7, 0),
    BuildingBuilt(1908, 1, 7, (), 0),
    MaterialTaken(1908, 1),
    CardBegan(1906, 1, (1, 0), (0, 2)),
    BestBuilder(1911, 1),
]
"""What the Committee (the player behind the only seat) does."""
UNTOLD = [RowFilled(1908, "permits", (3, 4, 5))]
"""Events without a line."""


@cache
def game() -> AfterTheQuake:
    """The rules with their content."""
    return load(resources.reader(GAME_ID))


@cache
def played(seats: int = 3, seed: int = 1) -> tuple[View, Outcome, tuple[Any, ...]]:
    """A match played to its end: what the table sees, the outcome, and all events; one seat plays the Committee."""
    rules = game()
    setup = Setup(seats, "solo" if seats == 1 else "standard", {"flat_money": "off", "permit_limit": "discard"})
    step = rules.start(setup, Chance(seed))
    told = [one.event for one in step.events]
    while rules.outcome(step.state) is None:
        seat = rules.waiting(step.state)[0]
        draft = step.chance.draft()
        action = rules.choices(step.state, seat).sample(draft, "sample")
        step = rules.play(step.state, seat, action, draft.chance)
        told += [one.event for one in step.events]
    outcome = rules.outcome(step.state)
    assert outcome is not None
    return rules.view(step.state, None), outcome, tuple(told)
