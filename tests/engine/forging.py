"""Records to be forged: random matches of every game, with everything in their logs that people do at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

import resources
from engine.core.chance import Chance
from engine.core.entries import PERSON, Act, Consent, Entry, HandOver, Redo, SeatInfo, Table, Undo
from engine.core.game import Game, Setup
from engine.core.match import Match
from engine.core.record import RecordError, load_record
from engine.core.registry import GAMES, facts, load
from engine.core.wire import digest

MODES = [(game, mode.id) for game in GAMES for mode in facts(game).modes]
"""Game and mode of every match."""


@cache
def rules(game: str) -> Game[Any, Any, Any]:
    """The rules of a game, loaded once."""
    return load(game, resources.reader(game))


def begun(game: str, mode: str, **table: Any) -> Match:
    """A match of persons at its start, of three seats where the mode takes so many."""
    chosen = facts(game).mode(mode)
    assert chosen is not None
    seats = min(max(3, chosen.seats[0]), chosen.seats[1])
    infos = tuple(SeatInfo(f"Seat {n + 1}", PERSON, n + 1) for n in range(seats))
    return Match.new(rules(game), Setup(seats, mode), infos, 7, Table(**table))


def act_once(match: Match, draft: Any) -> int:
    """Plays a random action; the seat that did."""
    seat: int = draft.chosen("seat", match.waiting)
    match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "act"))
    return seat


@cache
def played(game: str, mode: str) -> Match:
    """A whole match in whose log acts are taken back, brought back and taken back together, a seat passes to a computer
    player and back, and an aid is used.
    """
    match = begun(game, mode, aids=("legal",), free_undo=True)
    draft = Chance(3).draft()
    while match.outcome is None:
        seat = act_once(match, draft)
        match draft.number("what", 8):
            case 0:
                match.undo(seat)
            case 1:
                match.undo(seat)
                match.redo(seat)
            case 2 if match.refuse_consent() is None:
                match.consent(match.persons)
                match.redo(match.persons[0])
            case 3:
                match.use_aid(seat, "legal")
            case 4:
                match.hand_over(seat, "random")
                match.hand_over(seat, PERSON)
    return match


def before(match: Match, number: int) -> Match:
    """A new match that stands where the log stood before entry ``number``, by doing what people did."""
    again = Match.new(match.game, match.setup, match.first_seats, match.seed, match.table)
    do(again, match.entries[:number])
    return again


def do(match: Match, entries: tuple[Entry, ...]) -> None:
    """Does what entries say, by the commands of the table."""
    for entry in entries:
        if isinstance(entry, Act):
            match.act(entry.seat, entry.action)
        elif isinstance(entry, Undo):
            match.undo(entry.seat)
        elif isinstance(entry, Redo):
            match.redo(entry.seat)
        elif isinstance(entry, Consent):
            match.consent(entry.seats)
        elif isinstance(entry, HandOver):
            match.hand_over(entry.seat, entry.controller)
        else:
            match.use_aid(entry.seat, entry.aid)


def forged(match: Match, change: Callable[[list[dict[str, Any]]], object]) -> bytes:
    """The record of a match with its log changed; everything else stays as the match has it."""
    document = json.loads(match.record())
    change(document["body"]["entries"])
    return json.dumps(document).encode()


def with_state(match: Match, state: Any) -> bytes:
    """The record of a match that says it led to another state, with the digest of that."""
    document = json.loads(match.record())
    document["body"]["state"] = msgspec.to_builtins(state)
    document["body"]["digest"] = digest(state)
    return json.dumps(document).encode()


def opened(data: bytes, game: str, most: int | None = None) -> Match:
    """The match of a record."""
    return load_record(data, resources.reader, name="m.cantiere", game=rules(game), most=most)


def error_of(data: bytes, game: str) -> RecordError:
    """Why the record is refused."""
    with pytest.raises(RecordError, match=r"^m\.cantiere.*\.$") as caught:
        opened(data, game)
    return caught.value


def was_played(data: bytes, game: str) -> bool:
    """Whether a record that is taken is what people get who do what its log says."""
    match = opened(data, game)
    return not match.read_only and before(match, len(match.entries)).record() == match.record()


def number_of(error: RecordError) -> int:
    """The number of the entry that an error names."""
    head, _, rest = error.field.partition("body.entries[")
    assert head == "", error.field
    return int(rest.partition("]")[0])
