"""The log of a match: who sits where, what the table agreed on, what was done and taken back.

An entry is numbered by its place in the log, from 0. The log only grows: taking back is an entry of its own, and which
acts are in force follows from the entries alone (``follow``), without any rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from engine.core.chance import Drawn
from engine.core.game import Seat

A = TypeVar("A")

PERSON: Final = "person"
"""The controller of a seat where a person plays; every other controller is the level of a computer player."""

COLOURS: Final = 12
"""Seats have the colours 1 to this number; each stands for a symbol as well."""

LONGEST_CLOCK: Final = 99 * 60
"""The most seconds that a clock gives to a step."""


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat and how it looks; the rules never read this. ``controller`` is ``PERSON`` or a level,
    ``colour`` from 1 to ``COLOURS``, ``town`` a name for what the seat builds.
    """

    name: str
    controller: str
    colour: int
    town: str = ""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on outside the rules: undo across disclosing steps, the aids that are switched on ("legal",
    "live_score", "left", "soft_hints", "hints"), and whether seats write in secret."""

    free_undo: bool = False
    aids: tuple[str, ...] = ()
    secret: bool = False


class Spent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many ``milliseconds`` people thought in step ``step`` of round ``round``: a place in ``GameFacts.clock``."""

    round: int
    step: int
    milliseconds: int


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of the table, which no rule knows of and whose time the table measures: ``limit`` seconds for each step
    (0: off, at most ``LONGEST_CLOCK``), whether its figures are ``shown``, and what was ``spent``, in order.
    """

    limit: int
    shown: bool = True
    spent: tuple[Spent, ...] = ()


class Act(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="act"):
    """A seat did ``action``. ``drawn`` is what chance produced, ``discloses`` whether anybody learnt something,
    ``mark`` the start of the digest of the state if a new round began: all three are checked when the match is
    replayed.
    """

    seat: Seat
    action: A
    drawn: tuple[Drawn, ...] = ()
    discloses: bool = False
    mark: str = ""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="undo"):
    """A seat took back its act ``entry``; with ``tail`` all acts in force from that one on, of whatever seat."""

    seat: Seat
    entry: int
    tail: bool = False


class Consent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="consent"):
    """All persons agreed to take back every act in force from ``entry`` on."""

    seats: tuple[Seat, ...]
    entry: int


class Redo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="redo"):
    """A seat brought back what the undo or consent ``entry`` had withdrawn."""

    seat: Seat
    entry: int


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """A seat passed to a person or a computer player."""

    seat: Seat
    controller: str


class AidUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="aid_used"):
    """A seat used an aid."""

    seat: Seat
    aid: str


Entry: TypeAlias = Act[Any] | Undo | Consent | Redo | HandOver | AidUsed


class Reason(StrEnum):
    """Why a match refuses something before or besides the rules of its game. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    """There is no seat of that number."""
    NOT_AN_ACTION = "not_an_action"
    """What came in is no action of this game."""
    STALE = "stale"
    """The input was made for an earlier position."""
    MATCH_OVER = "match_over"
    """The match is over."""
    NOT_WAITING = "not_waiting"
    """The seat owes no decision now."""
    SEATS_DIFFER = "seats_differ"
    """The set-up speaks of another number of seats."""
    CONTROLLER_UNKNOWN = "controller_unknown"
    """The game has no computer player of that level."""
    COLOUR_UNKNOWN = "colour_unknown"
    """There is no seat colour of that number."""
    SEED_OUT_OF_RANGE = "seed_out_of_range"
    """The seed is below 0 or too large."""
    STATE_IMPOSSIBLE = "state_impossible"
    """The given position cannot occur."""
    AID_OFF = "aid_off"
    """The aid is switched off in this match."""
    UNDO_NOTHING = "undo_nothing"
    """No act of the seat (or, for a consent, of anybody) is in force."""
    UNDO_DISCLOSED = "undo_disclosed"
    """Something was drawn or shown since; free undo is off."""
    UNDO_LIFTED = "undo_lifted"
    """The private view of another seat was shown since."""
    UNDO_BLOCKS_OTHER = "undo_blocks_other"
    """Another seat has acted on it since."""
    UNDO_READ_ONLY = "undo_read_only"
    """This version replays the earlier acts differently, so they stay as they are."""
    REDO_NOTHING = "redo_nothing"
    """Nothing was taken back, or a new act came since."""
    REDO_OTHER_SEAT = "redo_other_seat"
    """Another seat took that back."""
    CONSENT_MISSING = "consent_missing"
    """Not every person has agreed."""


class Forces(msgspec.Struct, frozen=True):
    """What follows from a log: ``acts`` are the numbers of the acts in force, rising; ``redo`` holds what can be
    brought back, the last last: the number of the undo or consent and the acts that were in force before it.
    """

    acts: tuple[int, ...] = ()
    redo: tuple[tuple[int, tuple[int, ...]], ...] = ()


class LogError(ValueError):
    """An entry does not fit the entries before it; ``field`` is the part that is wrong."""

    def __init__(self, field: str, expected: str, found: str) -> None:
        super().__init__(f"{field}: expected {expected}, found {found}")
        self.field = field
        self.expected = expected
        self.found = found


def follow(forces: Forces, entries: Sequence[Entry], number: int, entry: Entry) -> Forces:
    """What is in force once ``entry`` comes into the log as ``number``. Raises LogError if it cannot come there."""
    match entry:
        case Act():
            return Forces((*forces.acts, number))
        case Undo() | Consent():
            if entry.entry not in forces.acts:
                raise LogError("entry", "an act in force", f"{entry.entry}")
            if isinstance(entry, Undo):
                act = entries[entry.entry]
                if isinstance(act, Act) and act.seat != entry.seat:
                    raise LogError("seat", f"{act.seat}", f"{entry.seat}")
            place = forces.acts.index(entry.entry)
            kept = forces.acts[place + 1 :] if isinstance(entry, Undo) and not entry.tail else ()
            return Forces(forces.acts[:place] + kept, (*forces.redo, (number, forces.acts)))
        case Redo():
            if not forces.redo or forces.redo[-1][0] != entry.entry:
                raise LogError("entry", "the last undo, with no act after it", f"{entry.entry}")
            return Forces(forces.redo[-1][1], forces.redo[:-1])
        case _:
            return forces
