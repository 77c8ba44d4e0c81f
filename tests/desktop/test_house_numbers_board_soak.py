"""What a drag paints, random pointer events, and repaints without end on the board of House Numbers."""

from __future__ import annotations

import gc
import random
import sys

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from painted import across, drag_steps
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.games.house_numbers.actions import Reason

ROUTE = (0, 9, 20, 10, 21, 32, 22, 5, 27, 16)
BUTTONS = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
KEYS = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Tab,
    Qt.Key.Key_A,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_4,
    Qt.Key.Key_Left,
    Qt.Key.Key_Down,
    Qt.Key.Key_Plus,
    Qt.Key.Key_0,
    Qt.Key.Key_F1,
)


@pytest.mark.parametrize("source", [("pair", 1), ("roundabout",)])
def test_a_drag_step_paints_few_items_and_never_everything(qapp, source: tuple[str | int, ...]) -> None:
    board = make_board(Table(tour_position(rules())), speed=1.0)
    steps = drag_steps(board, board.centre_of(source), across(board, ROUTE, 12), (1600, 940))
    assert len(steps) == 12 * (len(ROUTE) - 1) - 1
    assert max(step.items for step in steps) <= 20
    assert max(step.share for step in steps) < 0.25


class Hand:
    """Throws random events at a view."""

    def __init__(self, view: BoardView, board: HouseNumbersBoard, seed: int) -> None:
        self.view, self.board, self.random = view, board, random.Random(seed)
        self.down = Qt.MouseButton.NoButton

    def at(self) -> QPoint:
        size = self.view.viewport().size()
        return QPoint(self.random.randint(-20, size.width() + 20), self.random.randint(-20, size.height() + 20))

    def mouse(self, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        at = QPointF(self.at())
        event = QMouseEvent(kind, at, at, button, self.down, Qt.KeyboardModifier.NoModifier)
        {
            QEvent.Type.MouseButtonPress: self.view.mousePressEvent,
            QEvent.Type.MouseMove: self.view.mouseMoveEvent,
            QEvent.Type.MouseButtonRelease: self.view.mouseReleaseEvent,
            QEvent.Type.MouseButtonDblClick: self.view.mouseDoubleClickEvent,
        }[kind](event)

    def one(self) -> None:
        """One random event."""
        what = self.random.choice(
            (
                *("press",) * 2, *("move",) * 3, "release", "double", "wheel", "key", "focus", "undo", "redo", "leave",
                "view",
            )
        )  # fmt: skip
        if what == "press":
            button = self.random.choice(BUTTONS)
            self.mouse(QEvent.Type.MouseButtonPress, button)
            self.down |= button
        elif what == "move":
            self.mouse(QEvent.Type.MouseMove, Qt.MouseButton.NoButton)
        elif what == "release":
            button = self.random.choice(BUTTONS)
            self.down &= ~button
            self.mouse(QEvent.Type.MouseButtonRelease, button)
        elif what == "double":
            self.mouse(QEvent.Type.MouseButtonDblClick, Qt.MouseButton.LeftButton)
        elif what == "wheel":
            at, turn = QPointF(self.at()), QPoint(0, self.random.choice((-240, -120, 120, 240)))
            none, no_button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
            phase = Qt.ScrollPhase.NoScrollPhase
            self.view.wheelEvent(QWheelEvent(at, at, QPoint(), turn, no_button, none, phase, False))
        elif what == "key":
            event = QKeyEvent(QEvent.Type.KeyPress, self.random.choice(KEYS), Qt.KeyboardModifier.NoModifier)
            self.board.keyPressEvent(event)
        elif what == "focus":
            QApplication.sendEvent(self.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
        elif what == "undo":
            self.board.undo()
        elif what == "redo":
            self.board.redo()
        elif what == "leave":
            self.board.pointer_leave()
        else:
            self.board.show(self.board.link.view)


def throw(count: int, seed: int, text_scale: float) -> None:
    """Random events change nothing but the draft, and the draft is always legal as far as it goes."""
    table = Table(tour_position(rules()))
    board = make_board(table, text_scale=text_scale)
    view = BoardView(board)
    view.resize(1600, 940)
    before = table.view
    hand = Hand(view, board, seed)
    for _ in range(count):
        hand.one()
        refusal = table.refuse(board.draft.action)
        assert refusal is None or refusal.code == Reason.INCOMPLETE
        assert table.view == before
        assert (board.carried >= 0) == board.ghost.isVisible() or board.motion.running
    for action in table.submitted:
        assert table.refuse(action) is None
    view.setScene(None)


@pytest.mark.parametrize(("seed", "text_scale"), [(1, 1.0), (2, 1.45)])
def test_random_events_in_every_mix(qapp, seed: int, text_scale: float) -> None:
    throw(500, seed, text_scale)


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(10, 14))
def test_ten_thousand_random_events(qapp, seed: int) -> None:
    throw(2500, seed, 1.0 if seed % 2 else 1.45)


def repaint(count: int) -> int:
    """Repaints pieces of a board so often and gives how the references of None changed."""
    board = make_board(Table(tour_position(rules(), 12)))
    view = BoardView(board)
    view.resize(1600, 940)
    view.show()
    pieces = [ident for ident in board.pieces if ident[0] in ("plot", "seat", "plan", "pair", "track", "gap", "park")]
    app = QApplication.instance()
    for ident in pieces:
        board.pieces[ident].update()
    app.processEvents()
    # Boards of earlier tests give their references of None back when they are collected.
    gc.collect()
    before = sys.getrefcount(None)
    done = 0
    while done < count:
        for ident in pieces:
            board.pieces[ident].mark(hovered=bool(done % 2))
            board.pieces[ident].update()
        app.processEvents()
        done += len(pieces)
    gc.collect()
    change = sys.getrefcount(None) - before
    view.setScene(None)
    view.close()
    return change


def test_repaints_leave_the_references_of_none_alone(qapp) -> None:
    """One build of the bindings took a reference of None away with every call and ended the program."""
    assert abs(repaint(5000)) < 1500


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_hundred_thousand_repaints(qapp) -> None:
    assert abs(repaint(100_000)) < 1500
