"""The contract that every game fulfils, and the small records that cross it.

Order of checks wherever an action comes in: it can be read, the match is not over, the seat may act, the rules allow
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.chance import Chance, Drawn
from engine.core.choices import Choices
from engine.core.facts import GameFacts

Seat: TypeAlias = int
"""Seats are numbered from 0."""

Read: TypeAlias = Callable[[str], bytes]
"""Gives the content file of that name; raises OSError if it is missing."""

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an action or a position is not legal.

    ``code`` is stable and never renamed; ``rule`` names the paragraph of the rules page; ``squares``, ``seats`` and
    ``pieces`` are engine ids that a board can point at; ``numbers`` fill the sentence that the desktop makes of the
    code.
    """

    code: str
    rule: str = ""
    squares: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    pieces: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """An event and the seats that may learn of it (None: everybody at the table)."""

    event: Any
    audience: tuple[Seat, ...] | None = None


class Step(msgspec.Struct, frozen=True):
    """What an action led to.

    ``state`` is the new state, ``events`` feed log, animation, sound and speech and never the state; ``discloses`` is
    true when chance was used or a seat learnt something, the border of free undo; ``round`` is the round of the new
    state; ``drawn`` what chance produced and ``chance`` its new value.
    """

    state: Any
    events: tuple[Told, ...]
    discloses: bool
    round: int
    drawn: tuple[Drawn, ...]
    chance: Chance


class ScoreRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a score sheet: stable ``key``, ``group`` it stands in, what was ``count``ed, ``points`` it gave, and
    the ``squares`` (engine ids) that gave them."""

    key: str
    group: str
    count: int
    points: int
    squares: tuple[int, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of one seat; the rows sum to the total."""

    rows: tuple[ScoreRow, ...]
    total: int


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for the statistics of a seat: stable ``key``, the ``group`` it is shown in, and the ``count``."""

    key: str
    group: str
    count: int


class TieBreak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How equal totals were ordered: the stable key of the criterion, the seats it was asked for and their counts.
    Opponents that are no seats are numbered on from the last seat. ``key`` is "shared" if nothing told them apart."""

    key: str
    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: ``reasons`` in the order of the sentence (with the ``causes``: the seats that brought each
    about), ``ranks`` per seat (1 is best, equal ranks are shared; they begin with 2 where nobody won), ``sheets`` per
    seat, tie-breaks that were needed, and the sheets of ``opponents`` that are no seats (an automaton)."""

    reasons: tuple[str, ...]
    causes: tuple[tuple[Seat, ...], ...]
    ranks: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]
    ties: tuple[TieBreak, ...] = ()
    opponents: tuple[ScoreSheet, ...] = ()

    @property
    def reason(self) -> str:
        """The first reason."""
        return self.reasons[0]

    @property
    def standing(self) -> tuple[int, ...]:
        """The ranks of the seats and, behind them, of the opponents: they have won where no seat has the first place,
        else they come after all seats."""
        own = 1 if min(self.ranks) > 1 else max(self.ranks) + 1
        return (*self.ranks, *((own,) * len(self.opponents)))


class Preview(msgspec.Struct, frozen=True):
    """What an action, or a part of one, would change without chance or secrets: points ``before`` and ``after``, the
    score rows that change as (key, difference), and ``detail``, a record of the game."""

    before: int
    after: int
    gains: tuple[tuple[str, int], ...]
    detail: Any = None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from: number of seats, mode, and every option of the rules written out."""

    seats: int
    mode: str
    options: dict[str, str] = msgspec.field(default_factory=dict)


class GameTypes(msgspec.Struct, frozen=True):
    """The concrete types of a game, for decoding records and messages."""

    state: Any
    view: Any
    action: Any
    event: Any
    question: Any
    answer: Any


class RefusedError(ValueError):
    """``play`` was asked for an action that ``refuse`` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Game(Protocol[S, V, A]):
    """The rules of one game as pure functions over immutable states.

    ``Seen`` in the signatures below is a State or a View: every question about what a seat may do or gain has the
    same answer for both. No method touches its arguments.
    """

    facts: GameFacts
    types: GameTypes
    content: str
    """Digest of the content files that were read."""

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Why a match cannot start like this (seats, mode or option out of range), None if it can."""

    def start(self, setup: Setup, chance: Chance) -> Step:
        """The first state. Raises RefusedError when ``refuse_setup`` refuses."""

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that still owe a decision; () when the match is over."""

    def welcome(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act although they owe nothing, such as guessers with another proposal; mostly ()."""

    def together(self, state: S) -> bool:
        """Whether several seats decide over one board now, so that the table is in front and no seat's private view."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is the table, which knows what everybody knows."""

    def choices(self, seen: S | V, seat: Seat) -> Choices[A]:
        """The legal actions of a seat: contains an action exactly when ``refuse`` is silent."""

    def refuse(self, seen: S | V, seat: Seat, action: A) -> Refusal | None:
        """Why a seat may not act like this now, None if it may: the single source of legality.

        An action with missing parts gets the code ``incomplete`` if nothing else is wrong with it.
        """

    def preview(self, seen: S | V, seat: Seat, action: A) -> Preview:
        """What the action would change and gain; missing or refused parts are left out."""

    def aid(self, seen: S | V, seat: Seat, question: Any) -> Any:
        """The answer to a question of the game's own tagged union."""

    def score(self, seen: S | V, seat: Seat) -> ScoreSheet:
        """The points of a seat as they stand; rows sum to the total."""

    def play(self, state: S, seat: Seat, action: A, chance: Chance) -> Step:
        """What the action leads to. Raises RefusedError when ``refuse`` refuses."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, None while it goes on."""

    def statistics(self, state: S, played: Iterable[tuple[Seat, A]]) -> tuple[tuple[Count, ...], ...]:
        """Per seat what it did in a match, counted: ``state`` is the position after the actions ``played``, given as
        (seat, action). Every seat gets the same keys in the same order.
        """

    def guess(self, view: V, chance: Chance) -> S:
        """A full state that the view allows, drawn evenly from the stream "guess"."""

    def refuse_state(self, state: S) -> tuple[Refusal, ...]:
        """Every reason why a position made by hand is impossible; () if it is sound."""
