"""The window onto the board of House Numbers: mouse, keys, fingers and camera."""

from __future__ import annotations

import pytest
from house_numbers_table import Table, centre, key, make_board, rules, tour_position
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard

POOL_PLOT = 22


@pytest.fixture
def table(qapp) -> Table:
    return Table(tour_position(rules()))


@pytest.fixture
def board(table: Table) -> HouseNumbersBoard:
    return make_board(table)


def test_view_fits_and_turns_mouse_and_keys_into_the_turn(qtbot, table: Table) -> None:
    board = make_board(table)
    view = BoardView(board)
    qtbot.addWidget(view)
    for size in ((1280, 680), (1600, 940), (1920, 1040)):
        view.resize(*size)
        view.show()
        scale = view.transform().m11()
        assert scale == pytest.approx(min(size[0] / 1600, size[1] / 940))
        assert view.mapToScene(QPoint(0, 0)).x() <= 0.5

    def spot(*ident: str | int) -> QPoint:
        return view.mapFromScene(board.centre_of(ident))

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("pair", 1))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("plot", POOL_PLOT))
    assert board.draft.action.plot == POOL_PLOT
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert board.draft.action.plot is None
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert board.focused is not None


def test_pair_under_the_pointer_washes_its_plots(board: HouseNumbersBoard) -> None:
    board.pointer_move(centre(board, "pair", 1))
    assert board.pieces["plot", 5].state.light == "peek"
    assert board.pieces["plot", 3].state.light == ""
    board.pointer_move(QPointF(700, 90))
    assert board.pieces["plot", 5].state.light == ""


def test_double_click_chooses_once(qtbot, board: HouseNumbersBoard) -> None:
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(1600, 940)
    view.show()
    at = view.mapFromScene(board.centre_of(("pair", 1)))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert board.draft.action.number_card == board.view.numbers[1]


def test_finger_drags_and_two_fingers_zoom(qtbot, board: HouseNumbersBoard) -> None:
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(1600, 940)
    view.show()
    device = QTest.createTouchDevice()
    port = view

    def spot(*ident: str | int) -> QPoint:
        return view.mapFromScene(board.centre_of(ident))

    QTest.touchEvent(port, device).press(0, spot("pair", 1), port).commit()
    QTest.touchEvent(port, device).move(0, spot("plot", 12), port).commit()
    QTest.touchEvent(port, device).move(0, spot("plot", POOL_PLOT), port).commit()
    QTest.touchEvent(port, device).release(0, spot("plot", POOL_PLOT), port).commit()
    assert board.draft.action.plot == POOL_PLOT
    board.undo()
    QTest.touchEvent(port, device).press(0, spot("pair", 1), port).commit()
    QTest.touchEvent(port, device).move(0, QPoint(600, 300), port).commit()
    assert board.carried == 1
    QTest.touchEvent(port, device).stationary(0).press(1, QPoint(700, 300), port).commit()
    assert board.carried == -1
    QTest.touchEvent(port, device).move(0, QPoint(600, 300), port).move(1, QPoint(700, 300), port).commit()
    QTest.touchEvent(port, device).move(0, QPoint(500, 300), port).move(1, QPoint(800, 300), port).commit()
    QTest.touchEvent(port, device).release(0, QPoint(500, 300), port).release(1, QPoint(800, 300), port).commit()
    assert board.camera.zoom == pytest.approx(3.0, rel=0.05)
    assert board.draft.action.plot is None
    key(board, Qt.Key.Key_0)
    assert not board.camera.moved


def test_camera_moves_the_streets_only(board: HouseNumbersBoard) -> None:
    pair, plot = centre(board, "pair", 0), centre(board, "plot", 0)
    under = QPointF(700, 300)
    before = board.root.sceneTransform().inverted()[0].map(under)
    board.move_camera(under, 2.0, QPointF())
    after = board.root.sceneTransform().inverted()[0].map(under)
    assert (after - before).manhattanLength() < 1
    assert centre(board, "pair", 0) == pair
    assert centre(board, "plot", 0) != plot
    board.camera.fit()
    assert (centre(board, "plot", 0) - plot).manhattanLength() < 1e-6
