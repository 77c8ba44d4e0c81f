"""Matches of Room to Move played by the random player or the beginner, for tests of the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.room_to_move.rules import RoomToMove, load
from engine.games.room_to_move.state import State
from engine.players.levels import player


@cache
def game() -> RoomToMove:
    """The game with its content."""
    return load(resources.reader("room_to_move"))


def setup(scenario: int, seats: int = 1, **options: str) -> Setup:
    """A match of a scenario."""
    chosen = {"scenario": f"{scenario:02}", "walls_later": "off", "carpet": "strict", **options}
    return Setup(seats, "standard", chosen)


def states(scenario: int, seed: int, seats: int = 1, level: str = "random", **options: str) -> Iterator[State]:
    """All states of a match."""
    rules = game()
    step: Any = rules.start(setup(scenario, seats, **options), Chance(seed))
    state, chance = step.state, step.chance
    draft = Chance(seed + 1).draft()
    mind = None if level == "random" else player(rules, level)
    yield state
    while waiting := rules.waiting(state):
        seat = waiting[0]
        if mind is None:
            action = rules.choices(state, seat).sample(draft, "player")
        else:
            action = mind.decide(rules.view(state, seat), seat, draft).action
        step = rules.play(state, seat, action, chance)
        state, chance = step.state, step.chance
        yield state


@cache
def finished(scenario: int, seed: int, seats: int = 1, level: str = "random") -> State:
    """The last state of a match."""
    last = None
    for state in states(scenario, seed, seats, level):
        last = state
    assert last is not None
    return last


@cache
def at_phase(scenario: int, seed: int, phase: str, room: int = -1, seats: int = 1, level: str = "beginner") -> State:
    """The first state of a match in a phase, of the round of a room if one is named."""
    for state in states(scenario, seed, seats, level):
        if state.phase == phase and room in (-1, state.room):
            return state
    raise AssertionError(f"no {phase} in this match")
