"""What a seat may know in Room to Move, the questions it may ask, the answers, and the events."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Protocol, TypeAlias

import msgspec

from engine.games.room_to_move.actions import CloseRoom, DrawCard, Finish, Idea, LeaveOpen, Marks
from engine.games.room_to_move.sheet import Options, Placed, Sheet

UNSEEN: Final = -1
"""Stands for the card of a number that lies face down, and for tokens that are not assigned yet."""


class Phase(StrEnum):
    """What is to be done."""

    ROOM = "room"
    CARD = "card"
    TOKENS = "tokens"
    DRAW = "draw"
    CLOSE = "close"
    FINISH = "finish"
    OVER = "over"


class Seen(Protocol):
    """What rules functions read of a position: a State and every View have it.

    ``active`` is the active seat, ``room`` the room of the round and ``card`` the place of the present card in it (-1:
    none); ``cards`` per room and card 0 (A), 1 (B) or ``UNSEEN``; ``turned`` and ``first`` per room and card whether it
    lies open and how many of its tokens are on the first option; ``rooms_done`` the rooms turned so far, in their
    order; ``sheets`` per seat; ``acted`` per seat whether it has confirmed the present step.
    """

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def active(self) -> int: ...
    @property
    def room(self) -> int: ...
    @property
    def card(self) -> int: ...
    @property
    def cards(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def turned(self) -> tuple[tuple[bool, ...], ...]: ...
    @property
    def first(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def rooms_done(self) -> tuple[int, ...]: ...
    @property
    def sheets(self) -> tuple[Sheet, ...]: ...
    @property
    def acted(self) -> tuple[bool, ...]: ...


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know (``seat`` None: the table): everything but the cards that lie face down. See ``Seen``."""

    seat: int | None
    options: Options
    seats: int
    phase: Phase
    active: int
    room: int
    card: int
    cards: tuple[tuple[int, ...], ...]
    turned: tuple[tuple[bool, ...], ...]
    first: tuple[tuple[int, ...], ...]
    rooms_done: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    acted: tuple[bool, ...]


class Parts(msgspec.Struct, frozen=True):
    """The legal next parts of a draft (``Choices.narrow``): ``rooms``, ``numbers`` of cards, ``first`` token counts;
    for a card per (option, turns, mirror) the anchors where one more piece fits, as a mask; ``doors`` for an area."""

    rooms: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    anchors: dict[tuple[int, int, bool], int] = {}
    doors: tuple[int, ...] = ()


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why something would not count if the match ended now: the piece by its place on the sheet (-1: the whole room),
    its ``room``, a stable ``code``, and the ``squares`` in question as a mask."""

    piece: int
    room: int
    code: str
    squares: int = 0


class BonusNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bonus is worth now: count x each, the squares that make it so as a mask, what is missing as a code with
    numbers."""

    count: int
    each: int
    squares: int = 0
    missing: str = ""
    numbers: tuple[int, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """The detail of a preview: the sheet after the draft, points per room, bonuses, and soft hints."""

    sheet: Sheet
    rooms: tuple[int, ...]
    bonuses: tuple[BonusNow, ...]
    hints: tuple[Hint, ...]


Drawing: TypeAlias = DrawCard | CloseRoom | LeaveOpen | Finish


class WhereFits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="where_fits"):
    """Question: every anchor of an option of the present card after the draft, in every turn, mirrored or not."""

    option: int
    draft: DrawCard = DrawCard()


class WhichOutlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="which_outlines"):
    """Question: the smallest outlines of the room of the round, with the marks of the draft ("outline for me")."""

    marks: Marks | None = None


class WhichDoors(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="which_doors"):
    """Question: every legal door of the area, with the marks of the draft."""

    area: int
    marks: Marks | None = None


class WhatCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_counts"):
    """Question: points, bonuses and soft hints of the sheet after the draft."""

    draft: Drawing | None = None


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="places"):
    """Answer: masks of anchors by turns 0 to 3, then mirrored by turns 0 to 3 (no bits where mirroring changes
    nothing)."""

    anchors: tuple[int, ...]


class Outlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="outlines"):
    """Answer: outlines with doors; empty if the room cannot be closed."""

    rooms: tuple[CloseRoom, ...]


class DoorEdges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="door_edges"):
    """Answer: edges, rising; -1 alone where the room draws no door."""

    edges: tuple[int, ...]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="counts"):
    """Answer: points per room, bonuses, soft hints."""

    rooms: tuple[int, ...]
    bonuses: tuple[BonusNow, ...]
    hints: tuple[Hint, ...]


Question: TypeAlias = WhereFits | WhichOutlines | WhichDoors | WhatCounts
Answer: TypeAlias = Places | Outlines | DoorEdges | Counts


class RoomTurned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="room_turned"):
    """The active seat has turned the card of a room: a round begins."""

    round: int
    seat: int
    room: int


class CardTurned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="card_turned"):
    """The active seat has turned a furniture card: its number and which of the two it is."""

    round: int
    seat: int
    room: int
    number: int
    card: int


class TokensAssigned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tokens_assigned"):
    """The active seat has chosen: so many pieces of each option."""

    round: int
    seat: int
    number: int
    first: int
    second: int


class CardDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="card_drawn"):
    """A seat has confirmed the card: the pieces as they lie, how many it left out, the bright idea if it was used, and
    its marks since then."""

    round: int
    seat: int
    number: int
    placed: tuple[Placed, ...]
    left_out: int
    idea: Idea
    marks: Marks


class RoomClosed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="room_closed"):
    """A seat has drawn the walls and the door of a room: its squares as a mask, its door, the marks since then."""

    round: int
    seat: int
    room: int
    area: int
    door: int
    marks: Marks


class RoomLeftOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="room_left_open"):
    """A seat has left a room open (R1)."""

    round: int
    seat: int
    room: int
    marks: Marks


class SheetFinished(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sheet_finished"):
    """A seat has finished its sheet; the marks at the end."""

    round: int
    seat: int
    marks: Marks


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """All sheets are finished: the points per seat."""

    totals: tuple[int, ...]


Event: TypeAlias = (
    RoomTurned | CardTurned | TokensAssigned | CardDrawn | RoomClosed | RoomLeftOpen | SheetFinished | Ended
)
