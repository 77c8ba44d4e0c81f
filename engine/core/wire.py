"""How states and records are written: canonical JSON, digests, and the layout of a saved match.

A record is one JSON object in two layers: a header that any version can read, and a body in the types of its game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.entries import Act, AidUsed, Clock, Consent, HandOver, Redo, SeatInfo, Table, Undo
from engine.core.game import Setup

APP: Final = "cantiere"
VERSION: Final = "0.1.0"
"""The version of the program, as in pyproject.toml."""

FORMAT: Final = 1
"""The version of the layout below; a change that older versions cannot read raises it and adds a migration to
``record``.
"""

MARK: Final = 16
"""So many characters of a digest are kept at the start of each round."""

S = TypeVar("S")
A = TypeVar("A")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be read without the game: ``app`` is ``APP``, ``format`` the layout, ``version`` of the program that
    wrote it, ``game`` its id, ``rules`` their version, ``content`` the digest of the content files, ``body`` a ``Body``
    as JSON.
    """

    app: str
    format: int
    version: str
    game: str
    rules: int
    content: str
    body: msgspec.Raw


class Body(msgspec.Struct, Generic[S, A], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match: ``setup`` with every option written out, ``seed``, ``origin`` (the state it started from if not from the
    set-up, in round ``origin_round``), ``seats`` as at the start, the log, the last ``state`` with its round, chance
    and digest, and the ``clock`` of a match that is played with one.
    """

    setup: Setup
    seed: int
    origin: S | None
    origin_round: int
    seats: tuple[SeatInfo, ...]
    table: Table
    entries: tuple[Act[A] | Undo | Consent | Redo | HandOver | AidUsed, ...]
    state: S
    round: int
    chance: Chance
    digest: str
    clock: Clock | None = None


def canonical(value: Any) -> bytes:
    """The value as JSON, alike in every process and on every system."""
    return msgspec.json.encode(value, order="deterministic")


def digest(state: Any) -> str:
    """SHA-256 of the canonical JSON, in hexadecimal."""
    return sha256(canonical(state)).hexdigest()


def pack(game: str, rules: int, content: str, body: Body[Any, Any]) -> bytes:
    """A record of this version."""
    return canonical(Header(APP, FORMAT, VERSION, game, rules, content, msgspec.Raw(canonical(body))))
