"""Fingers, long presses and rules: what a component is, and where its paragraph stands."""

from __future__ import annotations

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

import resources
from desktop.boards.common.scene import HIT_LEAST, HIT_TOUCH
from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard
from desktop.texts.pages import read_page
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import Turn
from engine.games.house_numbers.sheet import GAPS, bits


@pytest.fixture
def board(qapp) -> HouseNumbersBoard:
    return make_board(Table(tour_position(rules())))


@pytest.fixture
def view(qtbot, board: HouseNumbersBoard) -> BoardView:
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(1600, 940)
    view.show()
    return view


class Finger:
    """One finger on a view."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self.device = QTest.createTouchDevice()

    def spot(self, at: QPointF) -> QPoint:
        return self.view.mapFromScene(at)

    def press(self, at: QPointF) -> None:
        QTest.touchEvent(self.view, self.device).press(0, self.spot(at), self.view).commit()

    def move(self, at: QPointF) -> None:
        QTest.touchEvent(self.view, self.device).move(0, self.spot(at), self.view).commit()

    def release(self, at: QPointF) -> None:
        QTest.touchEvent(self.view, self.device).release(0, self.spot(at), self.view).commit()


def test_one_finger_on_the_empty_board_pans_when_zoomed(board: HouseNumbersBoard, view: BoardView) -> None:
    finger = Finger(view)
    start, end = QPointF(700, 400), QPointF(600, 350)
    under = board.root.mapFromScene(start)
    finger.press(start)
    finger.move(end)
    finger.release(end)
    assert (board.root.mapFromScene(start) - under).manhattanLength() < 1, "the whole board shows: nothing to pan"
    board.move_camera(start, 2.0, QPointF())
    under = board.root.mapFromScene(start)
    finger.press(start)
    finger.move(QPointF(690, 395))
    finger.move(end)
    finger.release(end)
    assert (board.root.mapFromScene(end) - under).manhattanLength() < 2
    assert board.draft.action == Turn()


def test_one_finger_on_a_plot_pans_and_writes_nothing(board: HouseNumbersBoard, view: BoardView) -> None:
    board.activate(("pair", 1))
    board.move_camera(QPointF(700, 400), 2.0, QPointF())
    finger = Finger(view)
    start = board.centre_of(("plot", 16))
    finger.press(start)
    for step in (10, 40, 90):
        finger.move(start - QPointF(step, 0))
    finger.release(start - QPointF(90, 0))
    assert board.draft.action.plot is None
    assert (board.centre_of(("plot", 16)) - start).x() == pytest.approx(-90, abs=3)


def test_a_piece_waits_for_a_small_way_before_it_is_dragged(board: HouseNumbersBoard, view: BoardView) -> None:
    finger = Finger(view)
    start = board.centre_of(("pair", 1))
    finger.press(start)
    finger.move(start + QPointF(5, 4))
    assert board.carried == -1
    finger.move(start + QPointF(20, -10))
    assert board.carried == 1
    finger.release(QPointF(1400, 200))
    assert board.draft.action == Turn()


def test_a_long_press_explains_and_leads_to_the_rules(board: HouseNumbersBoard, view: BoardView) -> None:
    wanted = []
    board.rule_wanted.connect(wanted.append)
    finger = Finger(view)
    at = board.centre_of(("agent", 3))
    finger.press(at)
    QTest.qWait(700)
    assert board.note.isVisible()
    finger.release(at)
    assert board.draft.action == Turn()
    assert "3" in " ".join(board.note.state[0])
    assert not view.grab().isNull()
    way = board.centre_of(("note",))
    finger.press(way)
    finger.release(way)
    assert wanted == ["3.2.agent"]
    assert not board.note.isVisible()


def test_the_press_that_puts_the_note_away_does_nothing_else(board: HouseNumbersBoard) -> None:
    board.explain_at(board.centre_of(("deck",)))
    assert board.note.isVisible()
    at = board.centre_of(("pair", 1))
    board.pointer_press(at)
    board.pointer_release(at)
    assert not board.note.isVisible()
    assert board.draft.action == Turn()
    board.explain_at(board.centre_of(("deck",)))
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier))
    assert not board.note.isVisible()


def test_moving_or_lifting_ends_the_long_press(board: HouseNumbersBoard, view: BoardView) -> None:
    finger = Finger(view)
    at = board.centre_of(("pair", 1))
    finger.press(at)
    assert board.waiting_press.isActive()
    finger.release(at)
    assert not board.waiting_press.isActive()
    finger.press(at)
    finger.move(at + QPointF(0, -60))
    assert not board.waiting_press.isActive()
    finger.release(at + QPointF(0, -60))


@pytest.mark.parametrize(("touch", "least"), [(False, HIT_LEAST), (True, HIT_TOUCH)])
@pytest.mark.parametrize("size", [(1280, 660), (1600, 940), (3840, 2040)])
def test_hit_strips_keep_their_size_on_the_screen(
    qapp, board: HouseNumbersBoard, touch: bool, least: float, size: tuple[int, int]
) -> None:
    """At every zoom a lit gap answers over 24 pixels of the screen, 40 in touch mode."""
    board.look.touch = touch
    view = BoardView(board)
    view.resize(*size)
    view.fit()
    board.activate(("pair", 0))
    board.activate(("plot", 3))
    lit = [gap for gap in bits(GAPS) if board.pieces["gap", gap].state.lit]
    assert lit
    for zoom in (1.0, 2.0):
        board.camera.fit()
        board.move_camera(board.camera.window.center(), zoom, QPointF())
        for gap in lit:
            middle = board.centre_of(("gap", gap))
            if not board.camera.window.adjusted(60, 60, -60, -60).contains(middle):
                continue
            off = (least / 2 - 1) / board.pixels
            for side in (-off, off):
                assert board.ident_at((middle.x() + side, middle.y())) == ("gap", gap)
    view.setScene(None)


def test_fences_give_way_to_plots_unless_one_is_to_be_set(board: HouseNumbersBoard) -> None:
    board.activate(("pair", 1))
    edge = board.centre_of(("gap", 16))
    assert board.ident_at((edge.x() + 3, edge.y()))[0] == "plot"


def boards() -> list[HouseNumbersBoard]:
    """Boards of every mode with everything that can lie on them."""
    made = [make_board(Table(tour_position(rules(), 12)))]
    made[0].activate(("pair", 1))
    made[0].activate(("plot", 22))
    made[0].activate(("plan", 2))
    made += [make_board(Table(rules().start(Setup(1, "solo_advanced"), Chance(5)).state), text_scale=1.45)]
    made += [make_board(Table(rules().start(Setup(3, "expert"), Chance(5)).state))]
    return made


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_component_has_its_paragraph(qapp, language: str) -> None:
    page = read_page(resources.folder() / "rules", language, "house_numbers")
    for board in boards():
        for ident in board.pieces:
            assert board.rule_of(ident) in page.anchors, ident
    options = [("option", key, 0) for key in ("number", "bis", "reshuffle", "claim")]
    for ident in (*options, ("option", "temp"), ("option", "park"), ("option", "pool"), ("option", "leave")):
        assert board.rule_of(ident) in page.anchors


def test_f1_and_right_click_ask_for_the_paragraph(board: HouseNumbersBoard, view: BoardView) -> None:
    wanted = []
    board.rule_wanted.connect(wanted.append)
    board.set_focus(("plan", 2))
    QTest.keyClick(view, Qt.Key.Key_F1)
    for ident in (("track", "bis"), ("park", 1), ("deck",), ("plot", 3), ("plot", 25), ("sum",), ("seat", 1)):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=view.mapFromScene(board.centre_of(ident)))
    assert wanted == [
        "3.2.plan", "3.2.bis", "3.2.landscaper", "2.1", "3.2.number", "3.2.roundabout", "3.3", "3.6",
    ]  # fmt: skip
    assert board.draft.action == Turn()


def test_right_click_in_a_drag_puts_back(board: HouseNumbersBoard, view: BoardView) -> None:
    wanted = []
    board.rule_wanted.connect(wanted.append)
    board.pointer_press(board.centre_of(("pair", 1)))
    board.pointer_move(board.centre_of(("plot", 5)))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(700, 300))
    assert (board.carried, wanted) == (-1, [])
