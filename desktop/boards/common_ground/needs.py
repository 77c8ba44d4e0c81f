"""What the board of Common Ground asks of the table beyond ``Link``, and what it offers beyond ``Board``.

In the group phase the table is in front: ``Link.seat`` is None and ``show`` gets the table's view. What a gesture asks
or plays then belongs to a seat that is named with it.
"""

from __future__ import annotations

from typing import Any, Protocol

from desktop.boards.common.link import Link
from engine.core.game import Preview, Refusal, Seat


class Needs(Link, Protocol):
    """The table. A ``seat`` of None is the front seat; for any other seat the answer is by the view that is shown."""

    def refuse(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Why the seat may not act like this, None if it may."""

    def parts(self, action: Any, seat: Seat | None = None) -> Any:
        """The legal next parts of an action with missing parts."""

    def preview(self, action: Any, seat: Seat | None = None) -> Preview:
        """What the action would change and gain."""

    def aid(self, question: Any, seat: Seat | None = None) -> Any:
        """The answer to a question of the game."""

    def submit(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Plays the whole action for the seat. Accepted (None), ``show`` follows; refused, nothing happened."""

    def is_person(self, seat: Seat) -> bool:
        """Whether a person plays the seat."""

    def cover(self) -> None:
        """Lowers the curtain at once."""


class Gathering(Protocol):
    """What this board offers besides ``Board``. Ask again after every ``draft_changed``."""

    def may_act(self, seat: Seat) -> bool:
        """Whether a computer seat may act now: a deputy waits for the persons who guess."""

    def agreed(self) -> tuple[tuple[int | None, ...], tuple[Seat, ...]] | None:
        """The layout on the table and the seats that ticked it, when every person has ticked that whole layout; a
        computer deputy seals exactly this. None: the deputy decides by itself."""
