"""A part of the board that shows and takes something of its own: the resolution, the bonus, panels around a flat table.

Parts are made once and asked in their order; the first that takes a press, a key or a gesture has it. Everything has a
default that does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from desktop.boards.common.gestures import Point
from desktop.boards.common.link import LogLine
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section

if TYPE_CHECKING:
    from desktop.boards.nine_blocks.board import NineBlocksBoard
    from desktop.boards.nine_blocks.states import Scenery
    from desktop.boards.nine_blocks.tiles import GhostState


class Part:
    """A part of ``board``.

    While ``busy`` nothing is planned and computer players wait. Call ``board.refresh()`` after a change, and
    ``board.tell_table()`` when ``busy``, a prompt or what can be undone changed.
    """

    def __init__(self, board: NineBlocksBoard) -> None:
        self.board = board

    @property
    def busy(self) -> bool:
        """Whether this part has the board now."""
        return False

    @property
    def behind(self) -> bool:
        """Whether a moment is shown that lies behind: no hand belongs to it."""
        return False

    def log_so_far(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """The lines of the log that tell nothing of what this part has still to show."""
        return lines

    def begin(self, *, fresh: bool) -> None:
        """A view is shown; ``fresh`` if turn, phase or front seat changed. ``put`` follows."""

    def put(self) -> None:
        """Gives the own pieces their states; called at the end of every refresh, with ``board.now`` worked out."""

    def scenery(self, scenery: Scenery) -> Scenery:
        """What is to be seen of board, racks and points in place of what the view says."""
        return scenery

    def told(self, events: Sequence[object]) -> None:
        """Something happened; the view that came of it is shown already."""

    def holds(self, events: Sequence[object]) -> str:
        """Who stays in front until this part has shown the events: the "table", the "seat" that acted, or "" nobody."""
        return ""

    def prompt(self) -> str:
        """The sentence of the prompt, "" if this part has none."""
        return ""

    def press(self, ident: Ident) -> bool:
        """Takes the press of a piece."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Takes a key."""
        return False

    def pointer(self) -> bool:
        """Takes a press anywhere, for instance to skip what moves."""
        return False

    def touched(self) -> None:
        """The pointer went down or up."""

    def carry(self, ident: Ident) -> GhostState | None:
        """How a piece looks that this part lets be carried, None if it does not."""
        return None

    def aim(self, source: Ident, at: Point) -> Ident | None:
        """The target of what is carried at a point of the scene; shows it."""
        return None

    def drop(self, source: Ident, target: Ident | None) -> bool:
        """Takes what is dropped; False lets it fly home."""
        return False

    def focus(self) -> list[Ident]:
        """The own pieces in the order of Tab, before those of the board."""
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

    def can_undo(self) -> bool:
        """Whether an own part of the draft can be taken back."""
        return False

    def undo(self) -> None:
        """Takes it back."""

    def primary(self) -> bool:
        """Presses the own primary button, if there is one now."""
        return False
