"""Positions along a match, and how they are worked out anew from its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.entries import Act, Entry
from engine.core.game import Game, RefusedError, Seat, Setup, Told
from engine.core.wire import MARK, digest


class Point(msgspec.Struct, frozen=True):
    """A position of a match: the state, chance after it, the round it is in."""

    state: Any
    chance: Chance
    round: int


class Done(msgspec.Struct, frozen=True):
    """An act in force: its number in the log, the entry, what was told, and the point it led to."""

    number: int
    act: Act[Any]
    events: tuple[Told, ...]
    point: Point


class Line(msgspec.Struct, frozen=True):
    """The acts in force with the points between them: every point is kept, so that going back costs nothing.

    States share what did not change, so a whole match of them is small.
    """

    start: Point
    done: tuple[Done, ...] = ()

    @property
    def last(self) -> Point:
        """The point after the last act."""
        return self.done[-1].point if self.done else self.start

    def before(self, place: int) -> Point:
        """The point before the act at ``place``."""
        return self.done[place - 1].point if place else self.start


class Difference(msgspec.Struct, frozen=True):
    """Where a log says something else than the rules: number of the entry, field of it, what the rules give, what the
    log says; ``refusal`` is the reason code if the rules refuse the entry.
    """

    entry: int
    field: str
    expected: str
    found: str
    refusal: str = ""


def first_point(
    game: Game[Any, Any, Any], setup: Setup, seed: int, origin: Any | None = None, origin_round: int = 0
) -> Point:
    """Where a match starts: from its set-up, or at ``origin``, where nothing is shuffled."""
    chance = Chance(seed)
    if origin is not None:
        return Point(origin, chance, origin_round)
    step = game.start(setup, chance)
    return Point(step.state, step.chance, step.round)


def perform(game: Game[Any, Any, Any], point: Point, number: int, seat: Seat, action: Any) -> Done:
    """The act as it turns out at ``point``. Raises RefusedError."""
    step = game.play(point.state, seat, action, point.chance)
    mark = digest(step.state)[:MARK] if step.round != point.round else ""
    act = Act(seat, action, step.drawn, step.discloses, mark)
    return Done(number, act, step.events, Point(step.state, step.chance, step.round))


def repeat(game: Game[Any, Any, Any], point: Point, number: int, act: Act[Any]) -> Done | Difference:
    """The logged act once more at ``point``, which must turn out as the log says."""
    try:
        done = perform(game, point, number, act.seat, act.action)
    except RefusedError as error:
        return Difference(number, "action", f"a refusal ({error.refusal.code})", "an act in force")
    except Exception as error:  # a log may come from anywhere: rules that stumble over it must not end the program
        return Difference(number, "action", "an act that can be played", f"{type(error).__name__}: {error}")
    for field in ("drawn", "discloses", "mark"):
        expected, found = getattr(done.act, field), getattr(act, field)
        if expected != found:
            return Difference(number, field, f"{expected}", f"{found}")
    return done


def reach(game: Game[Any, Any, Any], line: Line, entries: Sequence[Entry], acts: Sequence[int]) -> Line | Difference:
    """The line with exactly these acts in force, worked out anew from where it leaves ``line``."""
    place = 0
    while place < min(len(acts), len(line.done)) and line.done[place].number == acts[place]:
        place += 1
    done = list(line.done[:place])
    point = line.before(place)
    for number in acts[place:]:
        act = entries[number]
        assert isinstance(act, Act)
        again = repeat(game, point, number, act)
        if isinstance(again, Difference):
            return again
        done.append(again)
        point = again.point
    return Line(line.start, tuple(done))


def last_difference(number: int, stored: Point, again: Point) -> Difference:
    """How the point that a record holds differs from the one its log led to; nothing before entry ``number`` told of
    it.
    """
    if stored.chance != again.chance:
        return Difference(number, "chance", f"{again.chance.positions}", f"{stored.chance.positions}")
    if stored.round != again.round:
        return Difference(number, "round", f"{again.round}", f"{stored.round}")
    return Difference(number, "digest", digest(again.state), digest(stored.state))
