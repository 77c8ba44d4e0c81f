"""How tests lay a move out on the After the Quake board: by clicks, by drags or by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.common.pieces import Ident
from engine.games.after_the_quake.actions import MONEY, Act, Build, Discard, GoOn, TakeBonus, TakeIncome

ARROW = {
    "up": Qt.Key.Key_Up, "down": Qt.Key.Key_Down, "left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right,
}  # fmt: skip


def key(
    board: AfterTheQuakeBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Presses a key."""
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def click(board: AfterTheQuakeBoard, *ident: str | int) -> None:
    """Presses and releases in the middle of a piece."""
    spot = middle_of(board, ident)
    board.pointer_move(spot)
    board.pointer_press(spot)
    board.pointer_release(spot)


def middle_of(board: AfterTheQuakeBoard, ident: Ident) -> QPointF:
    """A point at which pressing hits the piece."""
    piece = board.pieces[ident]
    assert piece.isVisible(), ident
    rect = piece.mapRectToScene(piece.hit())
    for down in (0.5, 0.3, 0.8, 0.15):
        for right in (0.5, 0.25, 0.8, 0.12):
            spot = QPointF(rect.left() + rect.width() * right, rect.top() + rect.height() * down)
            if board.ident_at((spot.x(), spot.y())) == ident:
                return spot
    return rect.center()


def drag(board: AfterTheQuakeBoard, source: Ident, end: QPointF, *, drop: bool = True) -> None:
    """Drags a piece to a point."""
    start = middle_of(board, source)
    board.pointer_move(start)
    board.pointer_press(start)
    for share in (0.2, 0.6, 1.0):
        board.pointer_move(start + (end - start) * share)
    if drop:
        board.pointer_release(end)


def go_to(board: AfterTheQuakeBoard, ident: Ident) -> None:
    """Moves the focus to a piece by Tab."""
    for _ in range(120):
        if board.focused == ident:
            return
        order = board.focus_order()
        assert ident in order, (ident, order)
        if not board.step_focus(1):
            board.step_focus(1)
    raise AssertionError(f"the focus never came to {ident}")


class Clicks:
    """Lays a move out by clicks."""

    def __init__(self, board: AfterTheQuakeBoard) -> None:
        self.board = board

    def press(self, *ident: str | int) -> None:
        """Presses a piece."""
        assert self.board.pieces[ident].active, ident
        click(self.board, *ident)

    def play(self, action: Any) -> None:
        """Lays the action out and presses the primary button."""
        self.lay_out(action)
        assert self.board.action() == action, (self.board.action(), action, self.board.prompt_words())
        self.confirm()

    def confirm(self) -> None:
        """Presses the primary button."""
        self.press("primary")

    def lay_out(self, action: Any) -> None:
        """Lays every part out."""
        match action:
            case TakeIncome(space=space):
                self.pawn("income", space)
            case Discard(permit=permit):
                self.discard(permit)
            case TakeBonus(alternative=place):
                self.press("bonus", place)
                self.parts(action)
            case Act(space=space, choice=choice, target=target):
                self.pawn("space", space)
                if choice == MONEY:
                    self.press("money")
                elif target is not None:
                    if self.board.now.sketch.target != target:
                        self.press("space", target)
                    self.parts(action)
            case GoOn():
                pass

    def parts(self, action: Any) -> None:
        """Lays the parts of an action out."""
        take, build = action.take, action.build
        if take is not None:
            kind = "goal" if self.board.now.kind == "goal" else "permit"
            self.take(kind, take)
        if getattr(action, "rubble", None) is not None:
            self.press("lot", action.rubble)
        if build is not None:
            self.build(build)

    def take(self, kind: str, take: int) -> None:
        """Takes a card of a row or the top of the stack."""
        stack = (f"{kind}_stack",)
        if take >= 0 or not self.board.pieces[stack].isVisible():
            self.press(kind, take)
        else:
            self.press(*stack)

    def build(self, build: Build) -> None:
        """Puts a build together."""
        board = self.board
        self.site(build.space)
        for place in reversed(range(len(board.now.sketch.permits))):
            if board.now.sketch.permits[place] not in build.permits:
                self.press("offered", place)
        for permit in build.permits:
            if permit not in board.now.sketch.permits:
                self.offer(permit)
        if board.now.sketch.urban != build.urban:
            self.press("urban", build.urban)

    # What the forms do in their own way

    def pawn(self, kind: str, space: int) -> None:
        """Puts the pawn on a space."""
        self.press(kind, space)

    def site(self, space: int) -> None:
        """Puts the building on a space."""
        self.press("building")
        self.press("lot", space)

    def offer(self, permit: int) -> None:
        """Offers a permit."""
        self.press("hand", self.board.hand.index(permit))

    def discard(self, permit: int) -> None:
        """Presses the permit that is too much."""
        self.press("hand", self.board.hand.index(permit))


class Dragging:
    """Drags whatever can be dragged, before a class of clicks; ``carry`` drags a piece to another one."""

    board: AfterTheQuakeBoard
    carry: Callable[[Ident, Ident], None]

    def pawn(self, kind: str, space: int) -> None:
        """Drags the pawn."""
        self.carry(("pawn",), (kind, space))

    def site(self, space: int) -> None:
        """Drags the building."""
        self.carry(("building",), ("lot", space))

    def offer(self, permit: int) -> None:
        """Drags the permit onto the sheet."""
        self.carry(("hand", self.board.hand.index(permit)), ("sheet",))

    def discard(self, permit: int) -> None:
        """Drags the permit that is too much onto the sheet."""
        self.carry(("hand", self.board.hand.index(permit)), ("sheet",))

    def take(self, kind: str, take: int) -> None:
        """Drags a card of a row into the tray."""
        if take < 0:
            super().take(kind, take)  # type: ignore[misc]
        else:
            self.carry((kind, take), ("area",))


class Drags(Dragging, Clicks):
    """Pointer events of the scene."""

    def carry(self, source: Ident, target: Ident) -> None:
        """Drags a piece to another one."""
        piece = self.board.pieces[target]
        drag(self.board, source, piece.mapRectToScene(piece.rect).center())


class Keys(Clicks):
    """Tab, Enter, digits, M and Ctrl+Enter."""

    def press(self, *ident: str | int) -> None:
        """Goes there and presses Enter."""
        if ident == ("money",):
            key(self.board, Qt.Key.Key_M)
        elif ident[0] in ("space", "income", "bonus"):
            key(self.board, Qt.Key(int(Qt.Key.Key_1) + int(ident[1])))
        else:
            go_to(self.board, ident)
            key(self.board, Qt.Key.Key_Return)

    def confirm(self) -> None:
        """Presses Ctrl+Enter."""
        key(self.board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
