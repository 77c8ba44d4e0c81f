"""Drafts of seats that are not in front: laid away unopened, given back as long as their position lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.boards.common.link import Board
from engine.core.game import Seat


class Drafts:
    """Keeps a draft per seat; ``position`` names what the draft of a seat was made for."""

    def __init__(self, position: Callable[[Seat], object]) -> None:
        self._position = position
        self._kept: dict[Seat, tuple[object, Any]] = {}
        """Drafts of seats that are not in front, with the position they were made for; never looked into."""
        self._drafter: tuple[Seat, object] | None = None
        """Whose draft the board holds, and for which position."""

    def change(self, board: Board, seat: Seat | None) -> Any:
        """Lays the draft of the seat away that is no longer in front; gives that of ``seat``, which is, None if it has
        none.

        A draft is for one position: it goes as soon as its seat has acted or the turn is another one.
        """
        before, self._drafter = self._drafter, None if seat is None else (seat, self._position(seat))
        if before is not None and before[0] != seat and (draft := board.copy_draft()) is not None:
            self._kept[before[0]] = before[1], draft
        self._kept = {of: kept for of, kept in self._kept.items() if kept[0] == self._position(of)}
        return self._kept.pop(seat, (None, None))[1] if seat is not None else None

    def keep(self, seat: Seat, draft: Any) -> None:
        """Lays the draft of a seat away that was not on the board."""
        self._kept[seat] = self._position(seat), draft

    def forget(self) -> None:
        """No seat has a draft."""
        self._kept.clear()
        self._drafter = None
