"""Random rounds of Nine Blocks with many conflicts, for the tests of its resolution display."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.nine_blocks.actions import Decline, GiveUp, Pass, Plan, UseBonus
from engine.games.nine_blocks.rules import NineBlocks
from engine.games.nine_blocks.view import Phase

GAME = NineBlocks()


def states(seats: int, seed: int, *, cascade: bool = False) -> Iterator[Any]:
    """All states of a match whose seats plan carelessly."""
    dice = random.Random(seed)
    step = GAME.start(Setup(seats, "standard", {"bonus": "cascade" if cascade else "own"}), Chance(seed))
    state, chance = step.state, step.chance
    yield state
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        step = GAME.play(state, seat, careless(state, seat, dice), chance)
        state, chance = step.state, step.chance
        yield state


def careless(state: Any, seat: int, dice: random.Random) -> Any:
    """An action that often breaks the rules of the numbers."""
    choices = GAME.choices(state, seat)
    if state.phase is Phase.BONUS:
        return choices.sample(Chance(dice.getrandbits(60)).draft(), "careless")
    tile = dice.choice(state.hands[seat])
    parts = choices.narrow(Plan(tile))
    if state.final and dice.random() < 0.15:
        return Pass()
    if dice.random() < 0.04 and not state.final:
        return GiveUp(tile)
    crowd = [space for space in parts.spaces if any(plan.space == space for plan in state.plans)]
    if crowd and dice.random() < 0.3:
        return Plan(tile, dice.choice(crowd))
    fitting = parts.sound if dice.random() < 0.8 else parts.spaces
    fitting = fitting or parts.spaces
    return Plan(tile, dice.choice(fitting)) if fitting else Pass() if state.final else GiveUp(tile)


__all__ = ["GAME", "Decline", "UseBonus", "careless", "states"]
