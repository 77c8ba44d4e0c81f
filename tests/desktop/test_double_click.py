"""The second press of a double click: alone it does nothing; where the pointer drags, it begins the drag."""

from __future__ import annotations

import pytest
from after_the_quake_table import make_board, position, with_front
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.common.gestures import Phase
from desktop.boards.common.view import BoardView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
KINDS = QEvent.Type


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> BoardView:
    """The board on the screen, a seat about to move its pawn."""
    made = BoardView(make_board(with_front(position())))
    qtbot.addWidget(made)
    made.resize(1600, 940)
    made.show()
    return made


def send(view: BoardView, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton = NONE) -> None:
    """Something that a mouse does."""
    button = NONE if kind is KINDS.MouseMove else LEFT
    port = view.viewport()
    spot, far = QPointF(at), QPointF(port.mapToGlobal(at))
    QApplication.sendEvent(port, QMouseEvent(kind, spot, far, button, held, Qt.KeyboardModifier.NoModifier))


def board_of(view: BoardView) -> AfterTheQuakeBoard:
    """The board in the view."""
    board = view.board
    assert isinstance(board, AfterTheQuakeBoard)
    return board


def spot_of(view: BoardView, *ident: str | int) -> QPoint:
    """Where a piece lies in the view."""
    return view.mapFromScene(view.board.centre_of(ident))


def press_twice(view: BoardView, at: QPoint) -> None:
    """A click and, at once, another press that is held."""
    send(view, KINDS.MouseButtonPress, at, LEFT)
    send(view, KINDS.MouseButtonRelease, at)
    send(view, KINDS.MouseButtonDblClick, at, LEFT)


def test_a_drag_that_follows_a_click_at_once_begins(view: BoardView) -> None:
    board = board_of(view)
    start, target = spot_of(view, "pawn"), spot_of(view, "space", board.now.parts.spaces[-1])
    press_twice(view, start)
    send(view, KINDS.MouseMove, start + QPoint(3, 0), LEFT)
    assert board.gesture.phase is Phase.IDLE
    send(view, KINDS.MouseMove, start + QPoint(20, 0), LEFT)
    assert board.gesture.phase is Phase.DRAGGED
    send(view, KINDS.MouseMove, target, LEFT)
    send(view, KINDS.MouseButtonRelease, target)
    assert board.now.sketch.space == board.now.parts.spaces[-1]


def test_a_double_click_alone_does_nothing_twice(view: BoardView) -> None:
    board = board_of(view)
    start = spot_of(view, "pawn")
    press_twice(view, start)
    send(view, KINDS.MouseButtonRelease, start)
    assert board.load == ("pawn",)
    send(view, KINDS.MouseMove, start + QPoint(200, 0))
    assert board.gesture.phase is Phase.IDLE
