"""The board of Nine Blocks: shows a view; gestures become actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.boards.common.gestures import Point
from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.nine_blocks.areas import marks_on
from desktop.boards.nine_blocks.ground import Ground, GroundState
from desktop.boards.nine_blocks.layout import AREA, BOARD, SIDE
from desktop.boards.nine_blocks.spaces import Space, SpaceState
from engine.games.nine_blocks.grid import SPACES
from engine.games.nine_blocks.view import View


class NineBlocksBoard(BoardScene):
    """The scene."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(AREA, look)
        self.link = link
        self.view: View | None = None
        self.lines: tuple[LogLine, ...] = ()
        self.root = self.make_root(BOARD, QRectF(0, 0, SIDE, SIDE))
        self.add(Ground(look, self.root))
        for space in range(SPACES):
            self.add(Space(space, look, self.root))

    def show(self, view: View) -> None:
        """Makes the scene equal to the view."""
        self.motion.finish()
        self.view = view
        self.refresh()

    def refresh(self) -> None:
        """Gives every piece its state."""
        view = self.view
        if view is None:
            return
        numbers = tuple(face.number for face in self.link.seats)
        claims = tuple((claim.unit, claim.seat) for claim in view.claims)
        self.pieces["ground",].put(GroundState(view.seats, view.turn, numbers, claims))
        for space in range(SPACES):
            plans = tuple((numbers[plan.seat], -1) for plan in view.plans if plan.space == space)
            marks = tuple((numbers[seat], x, y, r) for seat, x, y, r in marks_on(view.seats, view.turn, space))
            self.pieces["space", space].put(SpaceState(view.board[space], plans, marks))

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Keeps the newest lines."""
        self.lines = tuple(lines)

    def tell(self, events: Sequence[Any]) -> None:
        """Decorates what happened."""

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        return False

    def undo(self) -> None:
        """Takes back the last part."""

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return False

    def redo(self) -> None:
        """Puts the last part again."""

    def copy_draft(self) -> Any:
        """The draft."""
        return None

    def put_draft(self, draft: Any) -> None:
        """Takes a draft."""

    def hint(self, action: Any) -> None:
        """Points at what an action would do."""

    def primary(self) -> None:
        """Presses the primary button."""

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes something up."""
        return False

    def hover(self, at: Point) -> None:
        """Moves the ghost."""

    def drop(self, at: Point) -> None:
        """Drops it."""

    def put_back(self, reason: str) -> None:
        """Lets it go."""

    def activate(self, ident: Ident) -> None:
        """Does what pressing does."""

    def point_out(self, ident: Ident | None) -> None:
        """Says what lies there."""
