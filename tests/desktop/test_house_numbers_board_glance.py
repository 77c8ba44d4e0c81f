"""All sheets at a glance on the board of House Numbers."""

from __future__ import annotations

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.glance import grid
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import Turn


def press(board, code: Qt.Key) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 12])
def test_every_sheet_shows_once_the_front_seat_first(qapp, seats: int) -> None:
    table = Table(tour_position(rules(), seats), seat=2 if seats > 2 else 0)
    board = make_board(table)
    press(board, Qt.Key.Key_A)
    order = board.focus_order()
    assert order[0] == ("sheet_of", table.seat)
    assert sorted(order) == [("sheet_of", seat) for seat in range(seats)]
    rects = [board.pieces[ident].rect for ident in order]
    assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[i + 1 :])
    assert all(board.area.contains(rect) for rect in rects)
    for seat in range(seats):
        small = board.pieces["sheet_of", seat].state
        assert small.sheet == table.view.sheets[seat]
        assert small.points == table.score(seat).total


def test_a_sheet_opens_in_full_and_escape_closes(qapp) -> None:
    board = make_board(Table(tour_position(rules())))
    board.activate(("all_sheets",))
    assert board.glancing
    assert BoardView(board).grab().toImage().width() > 0
    board.set_focus(("sheet_of", 1))
    press(board, Qt.Key.Key_Return)
    assert (board.glancing, board.shown) == (False, 1)
    assert board.pieces["plot", 1].state.number == 3
    press(board, Qt.Key.Key_Escape)
    assert board.shown == 0
    press(board, Qt.Key.Key_A)
    press(board, Qt.Key.Key_Escape)
    assert not board.glancing
    assert not board.pieces["page",].isVisible()
    press(board, Qt.Key.Key_A)
    press(board, Qt.Key.Key_A)
    assert not board.glancing


def test_nothing_below_the_page_answers(qapp) -> None:
    board = make_board(Table(tour_position(rules())))
    board.glance(True)
    at = board.centre_of(("pair", 1))
    board.pointer_press(at)
    board.pointer_release(at)
    assert board.draft.action == Turn()
    press(board, Qt.Key.Key_A)
    board.glance(True)
    press(board, Qt.Key.Key_2)
    assert board.draft.action == Turn(), "keys of cards wait until the page is away"


def test_marks_of_this_turn_stay_hidden(qapp) -> None:
    """3.6: Bo has confirmed 13 in street 3; nobody sees it before all have."""
    table = Table(tour_position(rules()))
    board = make_board(table)
    assert table.state.pending[1].plot == 31
    board.glance(True)
    assert board.pieces["sheet_of", 1].state.sheet.numbers[31] == -1


def test_one_seat_has_no_page(qapp) -> None:
    table = Table(rules().start(Setup(1, "solo"), Chance(5)).state)
    board = make_board(table)
    assert not board.pieces["all_sheets",].isVisible()
    press(board, Qt.Key.Key_A)
    assert not board.glancing


def test_grid_of_twelve_fills_the_area(qapp) -> None:
    board = make_board(Table(tour_position(rules(), 12)))
    rects = grid(12, board.area)
    assert len({rect.top() for rect in rects}) == 4
    assert len({rect.left() for rect in rects}) == 3
