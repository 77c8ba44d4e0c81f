"""A second board beside the first one, for another person who decides at the same time: each has a draft of its own.

For games whose board can show half of itself (``set_half``) and whose views hide nothing, in windows that are wide
enough. The first board is that of the front seat; the second one belongs to another person who waits, until it has
acted. Keys and undo go to the board that was touched last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from desktop.boards.common.look import Look
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.view import BoardView
from desktop.table.boards import make_board
from engine.core.game import Preview, Refusal, Seat

if TYPE_CHECKING:
    from desktop.table.controller import Controller
    from desktop.table.play_page import PlayPage

WIDE: Final = 1600
"""So many pixels wide is the room of two boards at least."""


class SeatLink:
    """The table as the board of ``seat`` sees it, whoever is in front; see ``Link``."""

    def __init__(self, table: Controller, seat: Seat) -> None:
        self.table = table
        self.seat: Seat | None = seat

    def __getattr__(self, name: str) -> Any:
        """What is the same for every seat."""
        return getattr(self.table, name)

    def refuse(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Why the seat may not act like this."""
        return self.table.refuse(action, self.seat if seat is None else seat)

    def parts(self, action: Any, seat: Seat | None = None) -> Any:
        """The legal next parts of an action."""
        return self.table.parts(action, self.seat if seat is None else seat)

    def preview(self, action: Any, seat: Seat | None = None) -> Preview:
        """What the action would change and gain."""
        return self.table.preview(action, self.seat if seat is None else seat)

    def aid(self, question: Any, seat: Seat | None = None) -> Any:
        """The answer to a question of the game."""
        return self.table.aid(question, self.seat if seat is None else seat)

    def submit(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Plays the action for the seat."""
        return self.table.submit(action, self.seat if seat is None else seat)

    def can_take_back(self) -> bool:
        """What was confirmed is taken back from the first board."""
        return False

    def take_back(self) -> None:
        """Never offered, see ``can_take_back``."""


class Halves(QSplitter):
    """Boards beside each other and the list of the board; ``resized`` tells when there is more or less room.

    A signal and no event filter: that would call Python while Qt takes the handles of the splitter apart.
    """

    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells of the new size."""
        super().resizeEvent(event)
        self.resized.emit()


class Beside(QObject):
    """The second board of a page. ``on`` while people want it; ``board`` and ``view`` are there while it shows."""

    def __init__(self, page: PlayPage) -> None:
        super().__init__(page)
        self.page = page
        self.on = False
        self.board: BoardScene | None = None
        self.view: BoardView | None = None
        self.seat: Seat | None = None
        self._busy = False
        self._last: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.follow_focus)
        page.halves.resized.connect(self.look_again)
        page.halves.splitterMoved.connect(self.sync)

    def look_again(self) -> None:
        """Looks again whether there is room, once the page has its new size."""
        QTimer.singleShot(0, self, self.sync)

    def follow_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Remembers which board had the keys last; a ring around its sentence shows it."""
        if now is not None and now in (self.view, self.page.view):
            self._last = now
            self.mark()

    def mark(self) -> None:
        """Rings the sentence of the board that was touched last, while there are two."""
        for board in (self.page.board, self.board):
            if board is not None and hasattr(board, "set_half"):
                touched = board is (self.touched or self.page.board)
                board.pieces["prompt",].mark(ringed=touched and self.board is not None)

    def want(self, on: bool) -> None:
        """Somebody wants two boards, or one."""
        self.on = on
        self.sync()

    def can(self) -> bool:
        """Whether two persons decide at the same time, with nothing to hide, in a window that is wide enough."""
        page, table = self.page, self.page.controller
        if page.view is None or not hasattr(page.board, "set_half") or not table.playing or table.secret:
            return False
        wide = page.halves.width() - (page.mirror.width() if page.mirror.isVisible() else 0)
        return wide >= WIDE and not page.settings.get("flat") and len(self.others()) > 0

    def others(self) -> list[Seat]:
        """The persons who wait beside the one in front."""
        table = self.page.controller
        front = table.seat
        if front is None or front not in table.waiting:
            return []
        return [seat for seat in table.waiting if seat != front and table.is_person(seat)]

    def sync(self) -> None:
        """Makes, fills or puts away the second board, as the position wants."""
        page = self.page
        if self._busy or page.controller.showing or page.board is None:
            return
        self._busy = True
        try:
            can = self.can()
            main: Any = page.board
            if can and self.on:
                self.show()
            elif self.board is not None:
                self.put_away()
            if hasattr(main, "set_offer"):
                if main.half != (self.board is not None):
                    main.set_half(self.board is not None)
                    if page.view is not None:
                        page.view.fit()
                main.set_offer(("beside" if self.board is not None else "apart") if can else "")
                self.mark()
        finally:
            self._busy = False

    def show(self) -> None:
        """Shows the sheet of another person who waits: the same one as long as it does."""
        others, page = self.others(), self.page
        if self.seat not in others:
            left = self.release()
            if left is not None and left[0] == page.controller.seat:
                # The first board goes on with what this seat has drawn here.
                page.board.put_draft(left[1])  # type: ignore[union-attr]
            self.make(others[0])
        board: Any = self.board
        board.show(page.controller.match.view(self.seat))

    def make(self, seat: Seat) -> None:
        """Makes the second board."""
        page = self.page
        assert page.look is not None
        look = Look(page.look.palette, page.look.sprites)
        board: Any = make_board(page.controller.game_id, SeatLink(page.controller, seat), look)  # type: ignore[arg-type]
        self.board, self.seat = board, seat
        self.dress()
        board.set_half(True)
        board.said.connect(page.announcer.say)
        board.rule_wanted.connect(page.rule_wanted)
        board.draft_changed.connect(page.follow)
        self.view = BoardView(board)
        page.halves.insertWidget(1, self.view)
        page.halves.setStretchFactor(1, 1)
        half = page.halves.width() // 2
        page.halves.setSizes([half, half, *page.halves.sizes()[2:]])

    def dress(self) -> None:
        """Gives the second board palette, text size and pace of the first one."""
        look, first = getattr(self.board, "look", None), self.page.look
        if look is None or first is None:
            return
        for name in ("palette", "text_scale", "speed", "touch", "patterns", "ask_claims", "turn_board", "confirm_turn"):
            setattr(look, name, getattr(first, name))

    def restyle(self) -> None:
        """Follows a change of the look."""
        if self.board is not None:
            self.dress()
            self.board.restyle()

    def release(self) -> tuple[Seat, Any] | None:
        """Takes the second board away; gives its seat with what it has drafted, None without any."""
        board: Any = self.board
        view, seat = self.view, self.seat
        if board is None or view is None or seat is None:
            return None
        draft = board.copy_draft()
        self.board = self.view = self.seat = None
        view.setParent(None)  # type: ignore[call-overload]
        view.setScene(None)  # type: ignore[arg-type]
        view.deleteLater()
        board.deleteLater()
        return None if draft is None else (seat, draft)

    def put_away(self) -> None:
        """One board again; what was drafted on the second one is kept for its seat."""
        left = self.release()
        if left is None or not self.page.controller.playing:
            return
        if left[0] == self.page.controller.seat:
            self.page.board.put_draft(left[1])  # type: ignore[union-attr]
        else:
            self.page.controller.keep_draft(*left)

    @property
    def touched(self) -> BoardScene | None:
        """The second board, if it was the last one that had the keys."""
        return self.board if self.view is not None and self._last is self.view else None
