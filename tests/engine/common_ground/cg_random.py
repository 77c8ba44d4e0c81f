"""Random matches and random actions of Common Ground, legal and not."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from cg_builder import GAME
from cg_referee import number_of, surroundings, unpack
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Setup, Step
from engine.games.common_ground.actions import (
    Action,
    Lay,
    LayBonus,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.state import State

KINDS = (SetCones, ShowPlaces, SealPlan, Propose, SealGuess, Lay, LayBonus)
KIND_OF_PHASE = {
    "cones": (SetCones,),
    "faces": (ShowPlaces,),
    "plan": (SealPlan,),
    "group": (Propose, SealGuess),
    "corners": (Lay,),
    "bonus": (LayBonus,),
    "over": KINDS,
}


@dataclass(frozen=True)
class Move:
    """One act of a match: the position before it, who did what, and the step."""

    before: State
    seat: int
    action: Action
    step: Step


@dataclass(frozen=True)
class Playout:
    """A match from its start to its end."""

    start: Step
    moves: tuple[Move, ...]

    @property
    def last(self) -> State:
        """The last position."""
        found: State = self.moves[-1].step.state
        return found


def random_setup(rng: random.Random) -> Setup:
    """Seats and options."""
    options = {"children": rng.choice(("off", "on")), "open_table": rng.choice(("off", "on"))}
    return Setup(rng.randrange(2, 7), "standard", options)


def play_out(setup: Setup, seed: int) -> Playout:
    """A match by random players, in which guessers also propose when they need not and are right more often."""
    rng = random.Random(seed)
    draft = Chance(seed).draft()
    step = first = GAME.start(setup, Chance(seed))
    moves: list[Move] = []
    while waiting := GAME.waiting(step.state):
        state = step.state
        seat = rng.choice((*waiting, *GAME.welcome(state)))
        action = GAME.choices(GAME.view(state, seat), seat).sample(draft, "player")
        if isinstance(action, SealGuess) and rng.random() < 0.4:
            action = replace(action, matching=state.plan)
        before, step = state, GAME.play(state, seat, action, step.chance)
        moves.append(Move(before, seat, action, step))
    return Playout(first, tuple(moves))


def some(rng: random.Random, values: list[Any], count: int) -> tuple[Any, ...]:
    """Mostly so many different values, sometimes one more, one less, one twice, one missing."""
    found = rng.sample(values, min(count, len(values)))
    twist = rng.random()
    if twist < 0.1:
        found.append(rng.choice(values))
    elif twist < 0.2 and found:
        found.pop()
    elif twist < 0.3 and found:
        found[rng.randrange(len(found))] = rng.choice(values)
    elif twist < 0.35 and found:
        found[rng.randrange(len(found))] = None
    elif twist < 0.4 and found:
        found[rng.randrange(len(found))] = rng.choice((-1, 4, 9, 10**6))
    return tuple(found)


def any_action(rng: random.Random, state: State, seat: int, *, secret: bool = True) -> Action:
    """An action that may be legal or not, mostly of the phase; without ``secret`` it depends on nothing hidden."""
    cells = [number_of(cell) for cell in surroundings(unpack(state.city), 2)]
    count = len(state.drawn)
    kind = rng.choice(KIND_OF_PHASE[str(state.phase)] if rng.random() < 0.85 else KINDS)
    near = [cell for cell in cells if rng.random() < 0.5] or cells
    if kind is SetCones:
        return SetCones(some(rng, near, count))
    if kind is ShowPlaces:
        return ShowPlaces(
            tuple(rng.choice((0, 1, 1, 0, 0, 1, None, 2)) for _ in range(rng.choice((count,) * 5 + (2,))))
        )
    if kind is SealPlan:
        turns = state.options.children == "on" and (state.options.open_table == "off") != (rng.random() < 0.1)
        faces = tuple(rng.choice((0, 1)) for _ in range(count)) if turns else ()
        return SealPlan(some(rng, list(range(count)), count), faces)
    if kind is Propose:
        return Propose(some(rng, list(range(count)), count))
    if kind is SealGuess:
        ticks = tuple(sorted(rng.sample(range(state.seats), rng.randrange(state.seats))))
        if rng.random() < 0.5:
            ticks = tuple(tick for tick in ticks if tick != state.mayor)
        return SealGuess(some(rng, list(range(count)), count), ticks)
    if kind is Lay:
        known = [*state.loose, *(state.drawn if secret else ()), None, rng.randrange(-1, 130)]
        return Lay(
            rng.choice(known[: len(state.loose)] or known) if rng.random() < 0.8 else rng.choice(known),
            rng.choice(near),
        )
    return LayBonus(rng.choice(near), rng.choice((0, 1, 2, 3, 0, 1, 2, 3, None, 4, -1)))
