"""Matches of Room to Move, played out from a seed by random choices, and events in every form."""

from __future__ import annotations

from functools import cache

import resources
from engine.core.chance import Chance
from engine.core.game import Outcome, Setup
from engine.games.room_to_move.actions import NO_DOOR, Idea, Marks
from engine.games.room_to_move.rules import RoomToMove, load
from engine.games.room_to_move.sheet import Placed
from engine.games.room_to_move.view import (
    CardDrawn,
    CardTurned,
    Ended,
    RoomClosed,
    RoomLeftOpen,
    RoomTurned,
    SheetFinished,
    TokensAssigned,
    View,
)
from engine.geometry.squares import EAST, SOUTH, edge_of, mask_of, square_named

SCENARIO = "02"
OPTIONS = {"scenario": SCENARIO, "walls_later": "off", "carpet": "strict"}
C4, D4, H7 = (square_named(name) for name in ("C4", "D4", "H7"))
DOOR = edge_of(C4, EAST)
FRONT = edge_of(H7, SOUTH)
SOFA, SHOWER = 0, 36

TOLD = [
    RoomTurned(1, 0, 2),
    CardTurned(1, 1, 2, 31, 0),
    TokensAssigned(1, 1, 31, 1, 0),
    TokensAssigned(1, 1, 31, 0, 1),
    TokensAssigned(1, 1, 19, 2, 0),
    TokensAssigned(1, 1, 19, 0, 2),
    TokensAssigned(1, 1, 19, 1, 1),
    CardDrawn(1, 0, 1, (Placed(SOFA, 0, C4),), 0, Idea.NONE, Marks()),
    CardDrawn(1, 0, 1, (Placed(SOFA, 0, C4, 1), Placed(SHOWER, 0, H7)), 0, Idea.NONE, Marks()),
    CardDrawn(1, 1, 1, (Placed(SOFA, 0, C4),), 1, Idea.NONE, Marks()),
    CardDrawn(1, 1, 1, (Placed(SOFA, 0, C4),), 2, Idea.SWAP, Marks()),
    CardDrawn(1, 1, 1, (Placed(SOFA, 0, C4, 0, True),), 0, Idea.MIRROR, Marks()),
    CardDrawn(1, 2, 31, (), 1, Idea.NONE, Marks()),
    RoomClosed(1, 0, 2, mask_of((C4, D4)), edge_of(D4, EAST), Marks()),
    RoomClosed(1, 0, 2, mask_of((C4,)), NO_DOOR, Marks()),
    RoomLeftOpen(1, 2, 1, Marks()),
    SheetFinished(4, 0, Marks(front=(FRONT,), windows=(1, 2))),
    SheetFinished(4, 0, Marks(front=(FRONT,), windows=(1,))),
    SheetFinished(4, 1, Marks()),
    Ended((48, -3, 20)),
]
"""Every event in every form."""


@cache
def game() -> RoomToMove:
    """The game with its content."""
    return load(resources.reader("room_to_move"))


@cache
def finished(scenario: int = 2, seats: int = 3, seed: int = 1) -> tuple[View, Outcome]:
    """A match played to its end by random choices: what the table sees, and the outcome."""
    rules = game()
    setup = Setup(seats, "standard", OPTIONS | {"scenario": f"{scenario:02}"})
    step = rules.start(setup, Chance(seed))
    chance = step.chance
    while (outcome := rules.outcome(step.state)) is None:
        seat = rules.waiting(step.state)[0]
        draft = chance.draft()
        action = rules.choices(step.state, seat).sample(draft, "sample")
        step = rules.play(step.state, seat, action, draft.chance)
        chance = step.chance
    return rules.view(step.state, None), outcome


@cache
def views(scenario: int = 2, seed: int = 3) -> tuple[View, ...]:
    """What the table sees before every act of a match of three seats."""
    rules = game()
    step = rules.start(Setup(3, "standard", OPTIONS | {"scenario": f"{scenario:02}"}), Chance(seed))
    chance, seen = step.chance, []
    while rules.outcome(step.state) is None:
        seen.append(rules.view(step.state, None))
        seat = rules.waiting(step.state)[0]
        draft = chance.draft()
        step = rules.play(step.state, seat, rules.choices(step.state, seat).sample(draft, "sample"), draft.chance)
        chance = step.chance
    return (*seen, rules.view(step.state, None))
