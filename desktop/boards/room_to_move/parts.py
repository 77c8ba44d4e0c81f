"""A part of the board that shows and takes something of its own: walls and doors, closing a room, the walk, hints.

Parts are made once and asked in their order; the first that takes a press, a key or a gesture has it. Everything has a
default that does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard


class Part:
    """A part of ``board``.

    Pieces of a part are made in its constructor with ``board.add``, below ``board.root`` if they lie on the sheet. What
    it drafts goes into the sketch by ``board.commit(replace(board.now.sketch, marks=...))``, so that undo and redo
    know it. Call ``board.refresh()`` after any other change, and ``board.tell_table()`` when ``busy``, a prompt or what
    can be undone changed.
    """

    def __init__(self, board: RoomToMoveBoard) -> None:
        self.board = board

    @property
    def busy(self) -> bool:
        """Whether this part has the board now: nothing is drawn, computer players wait."""
        return False

    def begin(self, *, fresh: bool) -> None:
        """A view is shown; ``fresh`` if turn, phase or front seat changed. ``put`` follows."""

    def put(self) -> None:
        """Gives the own pieces their states; called at the end of every refresh, with ``board.now`` worked out."""

    def pointed(self) -> None:
        """The pointer or the focus is on another thing of the board (``board.pointed``)."""

    def told(self, events: Sequence[object]) -> None:
        """Something happened; the view that came of it is shown already."""

    def holds(self, events: Sequence[object]) -> str:
        """Who stays in front until this part has shown the events: the "table", the "seat" that acted, or "" nobody."""
        return ""

    def prompt(self) -> str:
        """The sentence of the prompt, "" if this part has none."""
        return ""

    def prompt_seat(self) -> int | None:
        """The seat that the own prompt speaks of, whose symbol stands before it."""
        return None

    def hint(self) -> str:
        """The line over the buttons of the tray, "" if this part has none."""
        return ""

    def action(self) -> Any:
        """What the primary button plays now, None if this part has nothing to say about it."""
        return None

    def press(self, ident: Ident) -> bool:
        """Takes the press of a piece."""
        return False

    def press_at(self, at: QPointF) -> bool:
        """Takes a press at a point of the sheet (board units), before the pieces there: for edges while a tool
        is in the hand."""
        return False

    def point_at(self, at: QPointF | None) -> bool:
        """The pointer is at a point of the sheet (board units; None: elsewhere); tells whether the part wants it."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Takes a key."""
        return False

    def pointer(self) -> bool:
        """Takes a press anywhere, for instance to skip what moves."""
        return False

    def carry(self, at: QPointF) -> bool:
        """Whether a stroke begins at a point of the sheet (board units); then ``aim`` and ``drop`` follow."""
        return False

    def aim(self, at: Point) -> None:
        """The stroke goes on to a point of the scene."""

    def drop(self, at: Point | None) -> None:
        """The stroke ends at a point of the scene; None: without any effect."""

    def focus(self) -> list[Ident]:
        """The own pieces in the order of Tab, after those of the board."""
        return []

    def sections(self) -> tuple[Section, ...]:
        """The own pieces as sentences."""
        return ()

    def rule(self, ident: Ident) -> str:
        """The paragraph of the rules that explains an own piece."""
        return ""

    def escape(self) -> bool:
        """Takes back the last thing that Escape can take back."""
        return False

    def primary(self) -> bool:
        """Presses the own primary button, if there is one now."""
        return False
