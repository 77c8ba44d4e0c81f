"""What a seat may know in Nine Blocks, the questions it may ask, and the answers."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

from engine.core.game import TieBreak
from engine.games.nine_blocks.events import Fact


class Phase(StrEnum):
    """The part of a round."""

    PLAN = "plan"
    BONUS = "bonus"
    ALONE = "alone"
    OVER = "over"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules: ``bonus`` is "own" or "cascade" (ruling 23); ``ask`` "on" lets the interface ask before
    a knowingly illegal plan (ruling 7), which the rules do not mind."""

    bonus: str = "own"
    ask: str = "on"


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile face down on a space; ``number`` is ``HIDDEN`` for all but its seat."""

    seat: int
    space: int
    number: int


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit that a seat completed, once in a match (ruling 19), for so many points, in that round."""

    unit: int
    seat: int
    points: int
    round: int


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The latest resolution: how things stood when the plans were turned over, the plans in their order, and the facts
    that followed, bonus and end of the round included, each of which can be stepped to."""

    round: int
    turn: int
    board: tuple[int, ...]
    builders: tuple[int, ...]
    penalties: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    plans: tuple[Planned, ...]
    facts: tuple[Fact, ...]


class Seen(Protocol):
    """What rules functions read of a position: a State and every View have it.

    ``turn`` counts the quarter turns of the board (R8), ``start`` is the start player, ``queue`` the seats that still
    owe a plan this round, in order; ``board`` the number on each space (0: free), ``builders`` and ``built_in`` who
    built it and in which round; ``hands`` per seat the numbers, rising (``HIDDEN`` where they may not be known);
    ``penalties`` per seat, the oldest first; ``discards`` lie face up, ``left`` tiles in the supply; ``claims`` the
    units scored; ``gained`` per seat the points by bonus, ``alone`` those by tiles laid alone; ``passed`` and ``out``
    per seat the round in which it passed or was eliminated (0: not); ``final`` tells whether the final phase has begun;
    ``bonus_seat`` and ``bonus`` whose bonus of which number is to be used (-1 and 0: none).
    """

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def queue(self) -> tuple[int, ...]: ...
    @property
    def board(self) -> tuple[int, ...]: ...
    @property
    def builders(self) -> tuple[int, ...]: ...
    @property
    def built_in(self) -> tuple[int, ...]: ...
    @property
    def plans(self) -> tuple[Planned, ...]: ...
    @property
    def hands(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def penalties(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def discards(self) -> tuple[int, ...]: ...
    @property
    def left(self) -> int: ...
    @property
    def claims(self) -> tuple[Claim, ...]: ...
    @property
    def gained(self) -> tuple[int, ...]: ...
    @property
    def alone(self) -> tuple[int, ...]: ...
    @property
    def passed(self) -> tuple[int, ...]: ...
    @property
    def out(self) -> tuple[int, ...]: ...
    @property
    def final(self) -> bool: ...
    @property
    def bonus_seat(self) -> int: ...
    @property
    def bonus(self) -> int: ...


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know (``seat`` None: the table). See ``Seen``.

    ``learnt`` per seat the numbers that ``seat`` knows to lie in its hand or face down on the board, rising; ``most``
    per number from 1 how many of it the supply can hold at most; ``last`` the latest resolution; ``end``, ``winners``
    and ``ties`` tell why the match is over and who won by what.
    """

    seat: int | None
    options: Options
    seats: int
    round: int
    phase: Phase
    turn: int
    start: int
    queue: tuple[int, ...]
    board: tuple[int, ...]
    builders: tuple[int, ...]
    built_in: tuple[int, ...]
    plans: tuple[Planned, ...]
    hands: tuple[tuple[int, ...], ...]
    penalties: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    left: int
    claims: tuple[Claim, ...]
    gained: tuple[int, ...]
    alone: tuple[int, ...]
    passed: tuple[int, ...]
    out: tuple[int, ...]
    final: bool
    bonus_seat: int
    bonus: int
    learnt: tuple[tuple[int, ...], ...]
    most: tuple[int, ...]
    last: LastRound | None
    end: str
    winners: tuple[int, ...]
    ties: tuple[TieBreak, ...]


class Parts(msgspec.Struct, frozen=True):
    """The legal next parts of a draft (``Choices.narrow``): ``tiles`` of the hand; ``spaces`` where the tile of the
    draft (or any) may be planned; ``sound`` those of them that contradict nothing built nor the seat's own plans;
    ``bonuses`` that may be used; ``turns``; ``penalties`` that may be dropped."""

    tiles: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()
    sound: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    penalties: tuple[int, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """The detail of a preview, from what the seat can see, its own plans of the round included: built spaces that the
    plan ``contradicts``, own plans that it ``repeats`` (R14), units that it would ``complete``, and the penalty tiles
    the seat would have."""

    contradicts: tuple[int, ...] = ()
    repeats: tuple[int, ...] = ()
    completes: tuple[int, ...] = ()
    penalties: int = 0


class WhatIsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_left"):
    """Question: how many tiles of each number has the seat not seen?"""


class WhatFits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_fits"):
    """Question: which numbers contradict nothing built on the space?"""

    space: int


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="left"):
    """Answer: per number from 1 the tiles that may still be out there: in the supply, in hands, face down."""

    counts: tuple[int, ...]


class Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fits"):
    """Answer: the numbers that fit (none on a built space) and the seats that may build there."""

    numbers: tuple[int, ...]
    seats: tuple[int, ...]


Question: TypeAlias = WhatIsLeft | WhatFits
Answer: TypeAlias = Left | Fits
