"""Pairs of matches that differ only in what a seat, or the table, cannot know: made for every registered game.

A pair begins at two positions with one and the same view for its watcher; the second is ``Game.guess`` of that view.
Then both matches go on, each seat drawing from its own choices, as long as the watcher notices nothing: this is how
sealed plans, hidden hands and face-down cards come to differ although nothing tells it. A game that is registered is
tested without another line here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

import resources
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.chance import Chance
from engine.core.conformance import heard, play_out
from engine.core.facts import ModeFacts
from engine.core.game import Game, Seat, Setup
from engine.core.registry import GAMES, facts, load

NAMES = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jin", "Kai", "Lea")
SEED = 5
MOST_ACTS = 4
"""So many acts follow on the two positions of a pair at most."""
DRAW = "pairs"
"""The stream that acts are drawn from."""


MOST_VALUES = 2
"""So many other values of an option are tried."""


@dataclass(frozen=True)
class Act:
    """An act of a seat in both matches; ``actions`` are two different ones where it is hidden from the watcher."""

    seat: Seat
    actions: tuple[Any, Any]


@dataclass(frozen=True)
class Pair:
    """Two matches that are one to ``watcher`` (None: the table): their first positions, and what is done then.

    ``kind`` names the action that was played next in the match the position comes from: where in a round it lies.
    """

    game: Game[Any, Any, Any]
    setup: Setup
    round: int
    watcher: Seat | None
    kind: str
    origins: tuple[Any, Any]
    acts: tuple[Act, ...]

    def __str__(self) -> str:
        who = "table" if self.watcher is None else f"seat {self.watcher}"
        return f"{self.game.facts.id} {self.setup.mode} before {self.kind}, to the {who}, {len(self.acts)} acts"

    @property
    def hides(self) -> bool:
        """Whether seats have secrets from each other in this mode (else only the box has)."""
        mode = self.game.facts.mode(self.setup.mode)
        return mode is not None and mode.hides

    @property
    def hidden(self) -> int:
        """How many acts are different ones at the two ends."""
        return sum(act.actions[0] != act.actions[1] for act in self.acts)

    def plan(self, *controllers: str) -> MatchPlan:
        """The set-up of the match, for persons if nothing else is said."""
        controllers = controllers or (PERSON,) * self.setup.seats
        seats = tuple(SeatPlan(NAMES[i], controller, i + 1) for i, controller in enumerate(controllers))
        return MatchPlan(self.game.facts.id, self.setup.mode, seats, dict(self.setup.options), seed=SEED)

    def states(self) -> tuple[Any, Any]:
        """The two positions after all acts."""
        ends = self.origins
        for act in self.acts:
            ends = (played(self.game, ends[0], act.seat, act.actions[0]).state,
                    played(self.game, ends[1], act.seat, act.actions[1]).state)  # fmt: skip
        return ends


def played(game: Any, state: Any, seat: Seat, action: Any) -> Any:
    """The step of an action."""
    return game.play(state, seat, action, Chance(SEED))


def loaded(game: str) -> Game[Any, Any, Any]:
    """The rules of a registered game."""
    return load(game, resources.reader(game))


def setups(game: Game[Any, Any, Any]) -> Iterator[Setup]:
    """Per mode, with three seats or as near as it goes, the default options; then other values, few of long lists such
    as scenarios, once."""
    facts = game.facts
    defaults = {option.id: option.default for option in facts.options}
    for mode in facts.modes:
        yield Setup(seats_of(mode), mode.id, defaults)
    for option in facts.options:
        mode = next((m for m in facts.modes if m.id in option.modes or not option.modes), facts.modes[0])
        for value in option.values[1:][-MOST_VALUES:]:
            yield Setup(seats_of(mode), mode.id, {**defaults, option.id: value})
    if len(facts.options) > 1:
        yield Setup(seats_of(facts.modes[0]), facts.modes[0].id, {o.id: o.values[-1] for o in facts.options})


def seats_of(mode: ModeFacts) -> int:
    """Three seats, or the nearest number that the mode takes."""
    return min(max(3, mode.table_seats[0]), mode.table_seats[1])


@lru_cache(maxsize=8)
def pairs(game: str) -> tuple[Pair, ...]:
    """For every set-up, every kind of moment and every watcher one pair, early in the match and one later."""
    rules = loaded(game)
    found: list[Pair] = []
    for number, setup in enumerate(setups(rules)):
        moves = play_out(rules, setup, SEED + number).moves
        for part in (moves, moves[len(moves) * 2 // 3 :]):
            done: set[tuple[str, Seat | None]] = set()
            for move in part:
                kind = type(move.action).__name__
                for watcher in (*range(setup.seats), None):
                    if (kind, watcher) in done:
                        continue
                    pair = pair_of(rules, setup, move.before, kind, watcher)
                    if pair is not None:
                        done.add((kind, watcher))
                        found.append(pair)
    return tuple(found)


def pair_of(game: Any, setup: Setup, step: Any, kind: str, watcher: Seat | None) -> Pair | None:
    """A pair at a position of a match; None if the watcher knows everything."""
    state = step.state
    view = game.view(state, watcher)
    guessed = game.guess(view, Chance(SEED))
    if guessed == state:
        guessed = game.guess(view, Chance(SEED + 1))
    # A guess gives other seats as little to know as it can. Whether a seat knows anything alone is no secret: the
    # curtain tells it.
    if guessed == state or private(game, guessed, setup.seats) != private(game, state, setup.seats):
        return None
    assert game.view(guessed, watcher) == view
    return Pair(game, setup, step.round, watcher, kind, (state, guessed), acts_alike(game, (state, guessed), watcher))


def private(game: Any, state: Any, seats: int) -> list[bool]:
    """Per seat whether it sees more than the table."""
    table = game.view(state, None)
    return [replace(game.view(state, seat), seat=None) != table for seat in range(seats)]


def acts_alike(game: Any, states: tuple[Any, Any], watcher: Seat | None) -> tuple[Act, ...]:
    """What seats do in both positions, as long as the watcher hears the same and sees the same after it."""
    acts: list[Act] = []
    for number in range(MOST_ACTS):
        waiting = game.waiting(states[0])
        if not waiting or waiting != game.waiting(states[1]):
            break
        seat = waiting[number % len(waiting)]
        found = act_alike(game, states, seat, watcher)
        if found is None:
            break
        act, states = found
        acts.append(act)
    return tuple(acts)


def act_alike(
    game: Any, states: tuple[Any, Any], seat: Seat, watcher: Seat | None
) -> tuple[Act, tuple[Any, Any]] | None:
    """An act of a seat that leaves both positions alike to the watcher; two different actions if there are such."""
    alike: tuple[Act, tuple[Any, Any]] | None = None
    for draw in range(12):
        one = game.choices(states[0], seat).sample(Chance(2 * draw).draft(), DRAW)
        other = game.choices(states[1], seat).sample(Chance(2 * draw + 1).draft(), DRAW)
        for second in (one,) if seat == watcher else (other, one):
            if game.refuse(states[1], seat, second) is not None:
                continue
            steps = played(game, states[0], seat, one), played(game, states[1], seat, second)
            if steps[0].state != steps[1].state and same_to(game, steps, watcher):
                alike = Act(seat, (one, second)), (steps[0].state, steps[1].state)
                if seat == watcher or one != second:
                    return alike
    return alike


def same_to(game: Any, steps: tuple[Any, Any], watcher: Seat | None) -> bool:
    """Whether two steps are one to the watcher: what it hears, what it sees then, what may be taken back."""
    one, other = steps
    return (
        heard(one.events, watcher) == heard(other.events, watcher)
        and one.discloses == other.discloses
        and game.waiting(one.state) == game.waiting(other.state)
        and game.view(one.state, watcher) == game.view(other.state, watcher)
    )


GAMES_TESTED = tuple(GAMES)

GAMES_WITH_SECRETS = tuple(game for game in GAMES if any(mode.hides for mode in facts(game).modes))
"""Games in which seats hide something from each other."""
