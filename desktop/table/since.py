"""What has changed since a seat acted last, as far as whoever looks may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import RefusedError, Seat
from engine.core.match import Match


def since_act(match: Match, seat: Seat, eyes: Seat | None, acts: int | None = None) -> tuple[Any, Sequence[Any]] | None:
    """The view of ``eyes`` (None: the table) just before ``seat`` did the last of the first ``acts`` acts (None: all)
    that are its own, and what ``eyes`` were told from then on; None if it has not acted, or that is not known any
    more.
    """
    history = match.history()[:acts]
    at = next((at for at in reversed(range(len(history))) if history[at][1] == seat), None)
    if at is None:
        return None
    try:
        before = match.game.view(match.state_after(at), eyes)
    except RefusedError:
        return None
    told = (one for _, _, _, events in history[at:] for one in events)
    return before, [one.event for one in told if one.audience is None or eyes in one.audience]
