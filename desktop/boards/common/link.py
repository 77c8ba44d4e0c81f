"""What a board and the table behind it ask of each other.

A link may have ``remark``, a sentence: then the match is only looked at, the prompt strip says the remark, and nothing
is drafted. It may have ``since_act(seat)``, which gives what the front seat saw before ``seat`` acted last and the
events it was told from then on, None if ``seat`` has not acted.

A board never holds a Match or rules. It asks ``Link`` about the front seat, keeps the draft of that seat, and submits
a whole action. The table tells the board what to show: ``show`` makes the scene equal to a view at any time, ``tell``
only decorates.

Order after anything happened: ``show(view)``, then ``show_log(lines)``, then ``tell(events)``. When the front seat
changes, the table takes the draft out (``copy_draft``), changes ``Link.seat`` and calls ``show`` with that seat's
view; the draft of the board is dropped by that. A seat that comes back within its turn gets its draft back
(``put_draft``). The scene of a board covers the design area ``BoardScene.area`` (1600 x 940: everything below the top
bar of 60 design pixels), prompt strip, panels, log and tray included.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import Preview, Refusal, ScoreSheet, Seat


@dataclass(frozen=True)
class SeatFace:
    """How a seat appears: ``name``; ``number`` 1 to 12 of its colour and symbol; ``level`` in words, translated, of a
    computer player ("" for a person); ``town``, the name of its town ("": the board gives one)."""

    name: str
    number: int
    level: str = ""
    town: str = ""


@dataclass(frozen=True)
class LogLine:
    """A line of the log, already in words: the turn it happened in, the seat it speaks of (None: the table), the
    sentence; ``squares`` are the plots or cells of that seat's board that it speaks of. ``why``: it only says why a
    computer player did what the line before it tells; ``short`` then is a shorter wording. ``opponent`` is who it
    speaks of where that one plays without being a seat, counted from 0 behind the last seat."""

    turn: int
    seat: Seat | None
    words: str
    squares: tuple[int, ...] = ()
    why: bool = False
    short: str = ""
    opponent: int | None = None


class Link(Protocol):
    """The table as a board sees it; every answer is for the front seat and its view."""

    @property
    def seat(self) -> Seat | None:
        """The front seat, whose draft is on the board; None while nobody may draft (watching, curtain, computers
        only)."""

    @property
    def seats(self) -> Sequence[SeatFace]:
        """The seats in seat order."""

    @property
    def aids(self) -> frozenset[str]:
        """The aids that are switched on: "legal", "live_score", "left", "soft_hints"."""

    def refuse(self, action: Any) -> Refusal | None:
        """Why the front seat may not act like this, None if it may; "incomplete" when only parts are missing."""

    def parts(self, action: Any) -> Any:
        """The legal next parts of an action with missing parts (``Choices.narrow``)."""

    def preview(self, action: Any) -> Preview:
        """What the action would change and gain."""

    def aid(self, question: Any) -> Any:
        """The answer to a question of the game."""

    def score(self, seat: Seat) -> ScoreSheet:
        """The points of a seat as the view shows them."""

    def reason(self, refusal: Refusal) -> str:
        """The refusal as a sentence in the language of the program."""

    def submit(self, action: Any) -> Refusal | None:
        """Plays the whole action for the front seat. Accepted (None), ``show`` follows; refused, nothing happened."""

    def can_take_back(self) -> bool:
        """Whether the front seat has confirmed and may still withdraw that."""

    def take_back(self) -> None:
        """Withdraws what the front seat confirmed; ``show`` follows."""


class Board(Protocol):
    """What a board scene offers to the table, besides the signals ``draft_changed`` and ``said`` of ``BoardScene``."""

    def show(self, view: Any) -> None:
        """Makes the scene equal to the view: complete and idempotent. Keeps the draft as long as turn and seat stay."""

    def tell(self, events: Sequence[Any]) -> None:
        """Decorates what happened with short animations; jumps to the end of those that run."""

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines of the log; the newest line comes last in ``lines``."""

    def can_undo(self) -> bool:
        """Whether the draft has a part that can be taken back. Undo of the top bar asks here first, then the match."""

    def undo(self) -> None:
        """Takes back the last part of the draft; a gesture in progress is put back first."""

    def can_redo(self) -> bool:
        """Whether a part that was taken back can be put again."""

    def redo(self) -> None:
        """Puts the part again that was taken back last."""

    def may_act(self, seat: Seat) -> bool:
        """Whether the computer player of a seat may act now. Asked again after every ``draft_changed``."""

    def agreed_action(self, seat: Seat) -> Any:
        """The action of a computer seat on which the persons at the table have agreed, None if it decides by itself."""

    def copy_draft(self) -> Any:
        """The draft with its undo and redo, None if it holds nothing. The table keeps it unopened, in this process
        only."""

    def put_draft(self, draft: Any) -> None:
        """Takes a draft that ``copy_draft`` gave for the same seat and turn; parts that are not legal any more go."""

    def hint(self, action: Any) -> None:
        """Points at what an action would do, without touching the draft."""

    def primary(self) -> None:
        """Presses the primary button (Ctrl+Enter); says what is missing when it cannot be pressed."""
