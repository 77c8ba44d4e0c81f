"""Matches in which the decisions of persons come from lines of JSON: {"seat": 0, "action": {...}}.

In every position the computer players that are asked decide first, in the order of the seats, as at a table where
persons take their time; then the next line is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from engine.core.entries import PERSON
from engine.core.game import Game, RefusedError, Seat
from engine.core.match import Match
from engine.players.levels import Player

A = TypeVar("A")

MOST_LINES: Final = 1_000_000


class Decision(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What a person on ``seat`` does; ``line`` is where it stands, from 1."""

    seat: Seat
    action: A
    line: int = 0


class DecisionError(ValueError):
    """A line cannot be played; the text names it and says why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


def read_decisions(data: bytes, game: Game[Any, Any, Any]) -> tuple[Decision[Any], ...]:
    """The decisions of a file, one a line; blank lines are passed over. Raises DecisionError."""
    generic: Any = Decision
    decoder = msgspec.json.Decoder(generic[game.types.action])
    found: list[Decision[Any]] = []
    for number, line in enumerate(data.split(b"\n"), 1):
        if not line.strip():
            continue
        if number > MOST_LINES:
            raise DecisionError(number, f"more than {MOST_LINES} lines")
        try:
            decision: Decision[Any] = decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise DecisionError(number, f"no decision: {error}") from error
        found.append(msgspec.structs.replace(decision, line=number))
    return tuple(found)


def write_decision(seat: Seat, action: Any) -> bytes:
    """The line of a decision, with its end."""
    return msgspec.json.encode({"seat": seat, "action": action}) + b"\n"


def follow_decisions(match: Match, players: Mapping[Seat, Player], decisions: tuple[Decision[Any], ...]) -> None:
    """Plays a match to its end: ``players`` decide for the seats of computer players, ``decisions`` for persons.

    Raises DecisionError for a line that is refused, for lines after the end and for too few lines.
    """
    lines = iter(decisions)
    while match.outcome is None:
        thinking = [seat for seat in match.waiting if seat in players]
        if thinking:
            seat = thinking[0]
            match.act(seat, players[seat].decide(match.view(seat), seat, match.thinking(seat)).action)
            continue
        decision = next(lines, None)
        if decision is None:
            last = decisions[-1].line if decisions else 0
            asked = ", ".join(str(seat) for seat in match.waiting)
            raise DecisionError(last + 1, f"the decisions end in round {match.round}; asked: seat {asked}")
        play_decision(match, decision)
    if (left := next(lines, None)) is not None:
        raise DecisionError(left.line, "the match is over")


def play_decision(match: Match, decision: Decision[Any]) -> None:
    """Plays a line. Raises DecisionError."""
    seat = decision.seat
    if not 0 <= seat < len(match.seats):
        raise DecisionError(decision.line, f"there is no seat {seat}; the seats are 0 to {len(match.seats) - 1}")
    if match.seats[seat].controller != PERSON:
        raise DecisionError(decision.line, f"a computer player sits on seat {seat}")
    try:
        match.act(seat, decision.action)
    except RefusedError as error:
        raise DecisionError(decision.line, f"seat {seat} may not do this: {error.refusal.code}") from error
