"""Who is in front while a board still shows what came of an act: the table, or the seat that acted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.table.front_seat import FrontSeat
from engine.core.game import Told
from engine.core.match import Match

TABLE = "table"


class Staging:
    """Keeps the next seat from the front as long as the board is busy showing.

    A board that wants this has a method ``holds(events)``, which gives "table" or "seat" for what is to be shown first
    and "" for nothing, and is ``busy`` until it has been shown; it fires ``draft_changed`` then. One person alone has
    nobody to hand over to.
    """

    def __init__(self, front: FrontSeat) -> None:
        self.front = front
        self.held = False

    def begin(self, board: Any, told: Sequence[Told], persons: int) -> bool:
        """Whether the board shows something first; the table then comes to the front, or the seat stays there."""
        holds = getattr(board, "holds", None)
        held = holds([one.event for one in told]) if holds is not None and persons > 1 else ""
        if held == TABLE:
            self.front.face(None)
        self.held = bool(held)
        return self.held

    def end(self, board: Any, match: Match) -> bool:
        """Whether the board has shown what was held, and the next seat comes to the front; while only computer players
        decide, the table stays."""
        if not self.held or getattr(board, "busy", False):
            return False
        self.held = False
        waits = any(seat in match.persons for seat in match.waiting)
        return waits or match.outcome is not None or self.front.seat is not None
