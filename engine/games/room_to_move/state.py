"""The full position of Room to Move, the cards that lie face down included."""

from __future__ import annotations

import msgspec

from engine.games.room_to_move.sheet import Options, Sheet
from engine.games.room_to_move.view import Phase


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position between two actions. See ``view.Seen``; ``cards`` are all known here."""

    options: Options
    seats: int
    active: int
    cards: tuple[tuple[int, ...], ...]
    turned: tuple[tuple[bool, ...], ...]
    first: tuple[tuple[int, ...], ...]
    sheets: tuple[Sheet, ...]
    acted: tuple[bool, ...]
    phase: Phase = Phase.ROOM
    room: int = -1
    card: int = -1
    rooms_done: tuple[int, ...] = ()
