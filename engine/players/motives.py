"""Why a computer player did what it did, worked out again from what it saw: a match keeps acts, not reasons.

Players are pure functions of view, seat and level, so the same reason comes again after loading, taking back and
replaying. A game that explains its players has a module ``motive`` in its folder; it loads on first use.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, Protocol, cast

import msgspec

from engine.core.game import Seat


class Motive(msgspec.Struct, frozen=True):
    """The reason of one act: a stable code ``note`` with numbers, pieces of the board and seats, made a sentence by the
    desktop. ``secret``: it tells what the act hid from others; ``whole``: it tells the act itself as well."""

    seat: Seat
    round: int
    note: str
    numbers: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    secret: bool = False
    whole: bool = False


class Explainer(Protocol):
    """What the module ``motive`` of a game offers."""

    def explain(self, game: Any, level: str, before: Any, seat: Seat, action: Any) -> Motive:
        """Why the computer player of ``level`` did ``action`` on ``seat`` when it saw ``before``."""

    def is_told(self, seen: Any, before: Any) -> bool:
        """Whether everybody may learn the reason of an act done at ``before``, once the table is at ``seen``."""

    def retell(self, event: Any, motives: Sequence[Motive]) -> Any:
        """The event as it reads beside the reasons that have been told before it."""


def explainer(game: Any) -> Explainer | None:
    """What explains the computer players of a game, None for a game that does not."""
    folder = type(game).__module__.rpartition(".")[0]
    name = f"{folder}.motive"
    if not folder or importlib.util.find_spec(name) is None:
        return None
    return cast(Explainer, importlib.import_module(name))
