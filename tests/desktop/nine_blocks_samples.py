"""Matches of Nine Blocks, played out from a seed by random choices, and positions made by hand from them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.game import Outcome, Setup
from engine.games.nine_blocks.actions import HIDDEN, REMOVE
from engine.games.nine_blocks.events import (
    AloneBegan,
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Clashed,
    Eliminated,
    Ended,
    FinalBegan,
    GaveUp,
    HandsSeen,
    Passed,
    PlansRevealed,
    Reshuffled,
    RoundBegan,
    Skipped,
    SpaceLost,
    TilePlanned,
    TilesDrawn,
    UnitCompleted,
    Violated,
)
from engine.games.nine_blocks.rules import NineBlocks
from engine.games.nine_blocks.view import View

TOLD = [
    RoundBegan(1, 0, (0, 1, 2), False),
    RoundBegan(9, 2, (2, 0), True),
    Reshuffled(7, 1),
    Reshuffled(7, 40),
    TilePlanned(1, 1, 60),
    GaveUp(1, 2, 8),
    Passed(9, 0, False),
    Passed(9, 1, True),
    Skipped(3, 2),
    PlansRevealed(1, (0, 1, 2), (60, 60, 11), (3, 5, 1)),
    SpaceLost(1, 0, 60, 3, 3, 2),
    SpaceLost(1, 1, 60, 5, 3, 2),
    Clashed(1, 1, 11, 8, 0, 2, (11,)),
    Clashed(1, 1, 11, 8, 1, 10, (1, 18)),
    Violated(1, 2, 66, 7, (15,), (21,), ()),
    Violated(1, 2, 66, 7, (15, 7, 25), (21, 64), (75,)),
    Violated(1, 2, 66, 7, (15, 7), (21,), (64,)),
    Violated(1, 2, 66, 7, (15,), (), (21,)),
    Built(1, 0, 60, 1),
    Built(9, 1, 60, 8, alone=True),
    UnitCompleted(1, 0, 6, 1, 60),
    UnitCompleted(1, 0, 15, 1, 60),
    UnitCompleted(1, 0, 25, 2, 60),
    BonusWon(1, 0, 4, True),
    BonusWon(1, 0, 2, False),
    *[
        BonusUsed(
            1,
            0,
            number,
            (3, 8) if number in (1, 6) else (3,) if number == 4 else (),
            60 if number == REMOVE else None,
            True if number == 5 else None,
            3 if number == 7 else None,
        )
        for number in range(1, 10)
    ],
    BonusUsed(1, 0, 5, (), None, False, None),
    BonusDeclined(1, 1, 6),
    Eliminated(8, 2, 6, (1, 2)),
    FinalBegan(8),
    AloneBegan(10, 0),
    *[Ended(9, reason, (1,)) for reason in ("points", "area", "instant", "last_seat", "all_passed", "guard")],
    *[Ended(9, reason, (0, 2)) for reason in ("points", "area", "all_passed", "guard")],
    Ended(9, "nobody", ()),
]
"""Every event in every form that makes a line."""
UNTOLD = [TilesDrawn(1, 0, (3, 4)), HandsSeen(1, 0, ((), (1, 2), (3,))), RoundBegan(11, 0, (0,), True)]
"""Events without a line: what only one seat may know, and the rounds of the seat that builds alone."""


@cache
def finished(seats: int = 4, seed: int = 1, bonus: str = "own") -> tuple[View, Outcome]:
    """A match played to its end: what the table sees, and the outcome."""
    game = NineBlocks()
    setup = Setup(seats, "standard", {"bonus": bonus, "ask": "on"})
    step = game.start(setup, Chance(seed))
    chance = step.chance
    while game.outcome(step.state) is None:
        seat = game.waiting(step.state)[0]
        draft = chance.draft()
        action = game.choices(step.state, seat).sample(draft, "sample")
        step = game.play(step.state, seat, action, draft.chance)
        chance = step.chance
    outcome = game.outcome(step.state)
    assert outcome is not None
    return game.view(step.state, None), outcome


@cache
def ended_by(reason: str) -> tuple[View, Outcome]:
    """A finished match that ended for this reason."""
    for seed in range(1, 400):
        for seats in (2, 3, 4):
            view, outcome = finished(seats, seed)
            if view.end == reason:
                return view, outcome
    raise LookupError(reason)


def with_end(view: View, reason: str, winners: tuple[int, ...]) -> View:
    """The view with another end."""
    return msgspec.structs.replace(view, end=reason, winners=winners)


def hidden(numbers: Any) -> bool:
    """Whether a list of numbers tells none."""
    return all(number == HIDDEN for number in numbers)
