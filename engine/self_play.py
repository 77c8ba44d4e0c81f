"""Matches of computer players without a window, and what they cost.

The clock is passed in: a function that gives seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

import msgspec

from engine.core.chance import Chance
from engine.core.entries import COLOURS, SeatInfo
from engine.core.game import Game, Read, RefusedError, Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.players.levels import STREAM, Player, player

Clock: TypeAlias = Callable[[], float]

SEED: Final = 1
SEATS: Final = (6, 25, 100)
TABLE: Final = 4
"""So many seats play where a game has no practice for one."""
SECONDS: Final = 1.0
"""How long a measurement lasts at least."""

PARTS: Final = ("view", "choices", "sample", "refuse", "play")
"""What one action is made of."""


def seats_for(levels: Sequence[str]) -> tuple[SeatInfo, ...]:
    """Seats named after number and level."""
    return tuple(SeatInfo(f"Seat {seat + 1} ({level})", level, seat % COLOURS + 1) for seat, level in enumerate(levels))


def finish(match: Match, players: Sequence[Player]) -> None:
    """Lets the players play a match to its end."""
    while match.outcome is None:
        for seat in match.waiting:
            if seat not in match.waiting:
                # Another seat's action of this pass has ended the phase.
                continue
            match.act(seat, players[seat].decide(match.view(seat), seat, match.thinking(seat)).action)


class Size(msgspec.Struct):
    """Cost of a match with so many seats: microseconds per seat and turn, and of each question."""

    seats: int
    actions: int
    per_action: float
    view: float
    choices: float
    sample: float
    refuse: float
    play: float


class Figures(msgspec.Struct):
    """What was measured of a game: random matches (one seat in practice, else four), without ``Match``; one action is
    view, choices, sample, refuse and play. Times of single calls in microseconds, loading in milliseconds.
    """

    game: str
    mode: str
    seats: int
    playouts_per_second: float
    actions_per_second: float
    actions_per_playout: float
    view: float
    choices: float
    sample: float
    refuse: float
    play: float
    load_seats: int
    load_bytes: int
    load_ms: float
    sizes: tuple[Size, ...]


def measure(game: Game[Any, Any, Any], clock: Clock) -> Figures:
    """The figures of one game; takes some seconds."""
    facts = game.facts
    practice = [mode for mode in facts.modes if mode.id.startswith("practice") and mode.seats[0] == 1]
    mode = practice[0] if practice else min(facts.modes, key=lambda mode: mode.seats[0])
    setup = Setup(mode.seats[0] if practice else min(max(TABLE, mode.seats[0]), mode.seats[1]), mode.id)
    play_randomly(game, setup, SEED)
    seconds, playouts, actions = spend(game, setup, clock)
    parts = time_parts(game, setup, clock, max(1, playouts // 4))
    widest = max(facts.modes, key=lambda mode: mode.seats[1])
    counts = sorted({min(max(count, widest.seats[0]), widest.seats[1]) for count in SEATS})
    record = finished_record(game, Setup(counts[0], widest.id))
    return Figures(
        facts.id,
        mode.id,
        setup.seats,
        playouts / seconds,
        actions / seconds,
        actions / playouts,
        **parts,
        load_seats=counts[0],
        load_bytes=len(record),
        load_ms=1e3 * fastest(lambda: load_record(record, no_content, game=game), clock),
        sizes=tuple(measure_size(game, Setup(count, widest.id), clock) for count in counts),
    )


def measure_size(game: Game[Any, Any, Any], setup: Setup, clock: Clock) -> Size:
    """The cost of random matches of that many seats."""
    seconds, playouts, actions = spend(game, setup, clock)
    parts = time_parts(game, setup, clock, 1)
    return Size(setup.seats, actions // playouts, seconds / actions * 1e6, **parts)


def spend(game: Game[Any, Any, Any], setup: Setup, clock: Clock) -> tuple[float, int, int]:
    """Plays random matches for ``SECONDS``: seconds, matches, actions."""
    begin = clock()
    playouts = actions = 0
    while True:
        actions += play_randomly(game, setup, SEED + playouts)
        playouts += 1
        seconds = clock() - begin
        if seconds >= SECONDS:
            return seconds, playouts, actions


def play_randomly(game: Game[Any, Any, Any], setup: Setup, seed: int) -> int:
    """Plays a random match on states alone, asking ``refuse`` as a table would; returns its number of actions."""
    draft = Chance(seed).draft()
    step = game.start(setup, Chance(seed))
    actions = 0
    while waiting := game.waiting(step.state):
        seat = waiting[0]
        view = game.view(step.state, seat)
        action = game.choices(view, seat).sample(draft, STREAM)
        if (refusal := game.refuse(view, seat, action)) is not None:
            raise RefusedError(refusal)
        step = game.play(step.state, seat, action, step.chance)
        actions += 1
    return actions


def time_parts(game: Game[Any, Any, Any], setup: Setup, clock: Clock, matches: int) -> dict[str, float]:
    """Microseconds of each part of an action, over random matches as ``play_randomly`` plays them."""
    seconds = dict.fromkeys(PARTS, 0.0)
    actions = 0
    for seed in range(SEED, SEED + matches):
        draft = Chance(seed).draft()
        step = game.start(setup, Chance(seed))
        while waiting := game.waiting(step.state):
            seat = waiting[0]
            marks = [clock()]
            view = game.view(step.state, seat)
            marks.append(clock())
            choices = game.choices(view, seat)
            marks.append(clock())
            action = choices.sample(draft, STREAM)
            marks.append(clock())
            game.refuse(view, seat, action)
            marks.append(clock())
            step = game.play(step.state, seat, action, step.chance)
            marks.append(clock())
            for part, (low, high) in zip(PARTS, pairwise(marks), strict=True):
                seconds[part] += high - low
            actions += 1
    return {part: total / actions * 1e6 for part, total in seconds.items()}


def finished_record(game: Game[Any, Any, Any], setup: Setup) -> bytes:
    """The record of a finished match of random players."""
    match = Match.new(game, setup, seats_for(("random",) * setup.seats), SEED)
    finish(match, [player(game, "random")] * setup.seats)
    return match.record()


def no_content(game: str) -> Read:
    """Reads nothing, for rules that are loaded already."""
    raise LookupError(game)


def fastest(call: Callable[[], object], clock: Clock, times: int = 20) -> float:
    """The shortest of several runs in seconds: what the work takes when nothing else runs."""
    seconds = []
    for _ in range(times):
        begin = clock()
        call()
        seconds.append(clock() - begin)
    return min(seconds)
