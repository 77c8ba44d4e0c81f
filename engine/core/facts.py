"""What can be said about a game without loading its rules."""

from __future__ import annotations

import msgspec


class ModeFacts(msgspec.Struct, frozen=True):
    """One way to play a game.

    ``id`` is stable and stored; ``seats`` is the least and the most number of seats the engine accepts, ``table_seats``
    the same for one screen; ``hides`` tells whether a seat's view holds something that other seats must not see.
    """

    id: str
    seats: tuple[int, int]
    table_seats: tuple[int, int]
    hides: bool = False


class OptionFacts(msgspec.Struct, frozen=True):
    """One option of the rules: stable ``id``, the ``values`` it may take (the first is the default), the ``modes``
    where it matters (empty: all)."""

    id: str
    values: tuple[str, ...]
    modes: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """The value of a match that says nothing about this option."""
        return self.values[0]


class GameFacts(msgspec.Struct, frozen=True):
    """Static facts of a game.

    ``rules`` is the version of the rules (a change that replays differently raises it), ``minutes`` a typical match,
    ``simultaneous`` whether several seats may wait at once, ``longest`` the most actions of one seat in a match.
    ``rivals`` tells whether seats play against each other (else a guess taken back would be no guess), ``own_boards``
    whether each seat builds something of its own that can bear a name, ``aids`` which match aids mean something in
    this game. ``clock`` names the steps of a round that people think over long enough to want a clock, each by the
    phases (``phase`` of the view) that share its time; () where a clock means nothing. ``drawn_freely`` tells that
    seats draw shapes, so that listing the choices gives only some of them.
    """

    id: str
    rules: int
    modes: tuple[ModeFacts, ...]
    options: tuple[OptionFacts, ...]
    minutes: int
    simultaneous: bool
    longest: int
    levels: tuple[str, ...]
    rivals: bool = True
    own_boards: bool = False
    aids: tuple[str, ...] = ("legal", "live_score")
    clock: tuple[tuple[str, ...], ...] = ()
    drawn_freely: bool = False

    @property
    def table_seats(self) -> tuple[int, int]:
        """The least and the most number of seats at one screen over all modes."""
        return min(m.table_seats[0] for m in self.modes), max(m.table_seats[1] for m in self.modes)

    def mode(self, mode: str) -> ModeFacts | None:
        """The facts of the mode called ``mode``, None if there is none."""
        return next((m for m in self.modes if m.id == mode), None)

    def default_mode(self, seats: int) -> ModeFacts | None:
        """The first mode that the engine accepts for ``seats`` seats."""
        return next((m for m in self.modes if m.seats[0] <= seats <= m.seats[1]), None)
