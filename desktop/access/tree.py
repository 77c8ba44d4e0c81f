"""The board in the accessibility tree: the view is a list, and each thing on it an element with role, name, rectangle,
state and a press.

Qt shows a screen reader nothing of a graphics scene. A factory gives it interfaces: each stands for a QObject (a piece
is a QGraphicsObject), so that Qt's cache throws it away with its piece. They hold no other reference, because the
binding keeps the Python half of an interface for good.
"""

from __future__ import annotations

import weakref

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication
from shiboken6 import Shiboken

from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.spots import Spot
from desktop.boards.common.view import BoardView

Role = QAccessible.Role
Text = QAccessible.Text
PRESS = "Press"
"""Qt's own name for the action."""
INSTALLED = "cantiere_tree"
NULL = Shiboken.VoidPtr(0)


def install() -> bool:
    """Makes the boards of this application accessible, once; False where the binding cannot."""
    app = QApplication.instance()
    if app is None or not hasattr(QAccessible, "installFactory"):
        return False
    if not app.property(INSTALLED):
        app.setProperty(INSTALLED, True)
        QAccessible.installFactory(make_interface)
    return True


def make_interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a board view or a piece; None for everything else, which Qt knows."""
    if isinstance(thing, Piece):
        return PieceInterface(thing)
    if isinstance(thing, BoardView):
        return BoardInterface(thing)
    return None


def spots_of(board: BoardScene) -> dict[Ident, Spot]:
    """The things of a board that have a piece, in reading order; worked out once for each change of the board."""
    if board.spots is None:
        board.spots = {
            spot.ident: spot
            for section in board.sections()
            for spot in section.spots
            if spot.ident in board.pieces and board.pieces[spot.ident].isVisible()
        }
    return board.spots


def tell_changes(view: BoardView, before: dict[Ident, Spot]) -> None:
    """Tells a screen reader which names of the board are others than ``before``."""
    if not QAccessible.isActive():
        return
    now = spots_of(view.board)
    for ident, spot in now.items():
        if ident in before and before[ident] != spot and ident in view.board.pieces:
            QAccessible.updateAccessibility(QAccessibleEvent(view.board.pieces[ident], QAccessible.Event.NameChanged))
    if before.keys() != now.keys():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))


def tell_focus(view: BoardView, ident: Ident | None) -> None:
    """Tells a screen reader that the focus ring lies around a thing now."""
    board = view.board
    if QAccessible.isActive() and view.hasFocus():
        thing: QObject = view if ident is None else board.pieces[ident]
        QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))


class BoardInterface(QAccessibleWidget):
    """The view as a list of what lies on the board."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, Role.List)

    def view(self) -> BoardView:
        """The view."""
        view = self.object()
        assert isinstance(view, BoardView)
        return view

    def idents(self) -> list[Ident]:
        """The things in reading order."""
        board = self.view().board
        return [ident for ident in spots_of(board) if ident in board.pieces]

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and the prompt as description."""
        if kind == Text.Name:
            return self.view().accessibleName()
        board = self.view().board
        # A match that was left answers no questions any more.
        gone = not getattr(getattr(board, "link", None), "playing", True)
        return board.prompt_words() if kind == Text.Description and not gone else ""

    def childCount(self) -> int:
        """The number of things."""
        return len(self.idents())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The interface of a thing."""
        idents = self.idents()
        if not 0 <= index < len(idents):
            return None
        return QAccessible.queryAccessibleInterface(self.view().board.pieces[idents[index]])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where a thing comes in reading order, -1 if it is none of these."""
        piece = child.object() if child is not None else None
        idents = self.idents()
        return idents.index(piece.ident) if isinstance(piece, Piece) and piece.ident in idents else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The smallest thing under a point of the screen."""
        view = self.view()
        rects = ((rect_on_screen(view, view.board.pieces[ident]), ident) for ident in self.idents())
        hit = [(rect.width() * rect.height(), ident) for rect, ident in rects if rect.contains(QPoint(x, y))]
        if not hit:
            return None
        return QAccessible.queryAccessibleInterface(view.board.pieces[min(hit, key=lambda one: one[0])[1]])

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The thing with the focus ring, else the view itself while it has the focus."""
        view = self.view()
        focused = view.board.focused
        if not view.hasFocus():
            return None
        thing: QObject = view if focused is None or focused not in view.board.pieces else view.board.pieces[focused]
        return QAccessible.queryAccessibleInterface(thing)


class PieceInterface(QAccessibleObject):
    """A thing on the board."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self.action = PressAction(piece)
        self.address = Shiboken.VoidPtr(Shiboken.getCppPointer(self.action)[0])

    def piece(self) -> Piece | None:
        """The piece, None while it is being thrown away."""
        piece = self.object()
        return piece if isinstance(piece, Piece) else None

    def view(self) -> BoardView | None:
        """The view that shows it."""
        piece = self.piece()
        scene = piece.scene() if piece is not None else None
        views = scene.views() if scene is not None else []
        return views[0] if views and isinstance(views[0], BoardView) else None

    def spot(self) -> Spot | None:
        """What is said of it."""
        piece, view = self.piece(), self.view()
        return None if piece is None or view is None else spots_of(view.board).get(piece.ident)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The board."""
        view = self.view()
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The window of the board."""
        view = self.view()
        return None if view is None else view.window().windowHandle()

    def childCount(self) -> int:
        """Nothing lies in a thing."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Nothing lies in a thing."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Nothing lies in a thing."""
        return -1

    def role(self) -> QAccessible.Role:
        """What can be chosen is a check box, what can be pressed a button, everything else a text."""
        spot = self.spot()
        if spot is not None and spot.can_press:
            return Role.Button if spot.chosen is None else Role.CheckBox
        return Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        """Content, place and what may be done."""
        spot = self.spot()
        return spot.words if spot is not None and kind == Text.Name else ""

    def rect(self) -> QRect:
        """Where it lies on the screen."""
        piece, view = self.piece(), self.view()
        return QRect() if piece is None or view is None else rect_on_screen(view, piece)

    def state(self) -> QAccessible.State:
        """Focus, whether it is chosen, whether it shows."""
        state = QAccessible.State()
        piece, spot = self.piece(), self.spot()
        if piece is None or spot is None:
            state.invisible = True
            return state
        state.focusable = spot.can_press
        state.focused = piece.ringed
        state.checkable = spot.chosen is not None
        state.checked = bool(spot.chosen)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """The press, for what can be pressed."""
        spot = self.spot()
        if kind == QAccessible.InterfaceType.ActionInterface and spot is not None and spot.can_press:
            return self.address
        return NULL


class PressAction(QAccessibleActionInterface):
    """Presses a piece, as Enter on it does."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = weakref.ref(piece)

    def actionNames(self) -> list[str]:
        """The one action."""
        return [PRESS]

    def localizedActionName(self, name: str) -> str:
        """The action in the language of the program."""
        return QCoreApplication.translate("Board", "Press")

    def localizedActionDescription(self, name: str) -> str:
        """Nothing more is to be said of it."""
        return ""

    def keyBindingsForAction(self, name: str) -> list[str]:
        """No key of its own: Enter while the focus ring lies around it."""
        return []

    def doAction(self, name: str) -> None:
        """Presses it, if it still can be pressed."""
        piece = self.piece()
        if name != PRESS or piece is None or not Shiboken.isValid(piece):
            return
        scene = piece.scene()
        if isinstance(scene, BoardScene) and piece.active and piece.isVisible():
            scene.activate(piece.ident)


def rect_on_screen(view: BoardView, piece: Piece) -> QRect:
    """The rectangle of a piece in pixels of the screen."""
    rect = view.mapFromScene(piece.mapRectToScene(piece.rect)).boundingRect()
    return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())
