"""The accessibility tree: the board and every control of every window have role, name, rectangle and state; walking it
all and closing, again and again, is safe."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.access import tree
from desktop.boards.common.view import BoardView

ROUNDS, FEW = 100, 15


def walk(interface: QAccessibleInterface, depth: int = 0) -> Iterator[tuple[int, QAccessibleInterface]]:
    """An element and everything in it."""
    assert depth < 40
    yield depth, interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        assert child is not None
        yield from walk(child, depth + 1)


def name(interface: QAccessibleInterface) -> str:
    """The name of an element."""
    return interface.text(QAccessible.Text.Name)


def throw_away(*things: QWidget) -> None:
    """Closes and deletes at once."""
    for thing in things:
        thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def make_window() -> tuple[QWidget, BoardView, Table]:
    """A window with the board of turn 12."""
    tree.install()
    table = Table(tour_position(rules()))
    view = BoardView(make_board(table))
    window = QWidget()
    QVBoxLayout(window).addWidget(view)
    window.resize(1600, 1000)
    window.show()
    QApplication.processEvents()
    return window, view, table


@pytest.fixture
def window(qapp: QApplication) -> Iterator[tuple[QWidget, BoardView, Table]]:
    """A window with the board of turn 12."""
    made = make_window()
    yield made
    made[0].close()
    throw_away(made[0], made[1].board)


def board_of(view: BoardView) -> QAccessibleInterface:
    """The accessible board."""
    return QAccessible.queryAccessibleInterface(view)


def find(view: BoardView, start: str) -> QAccessibleInterface:
    """The element of the board whose name begins like this."""
    board = board_of(view)
    return next(board.child(at) for at in range(board.childCount()) if name(board.child(at)).startswith(start))


def test_every_thing_has_role_name_rectangle_and_state(window: tuple[QWidget, BoardView, Table]) -> None:
    _, view, _ = window
    board = board_of(view)
    assert board.role() == QAccessible.Role.List
    assert name(board) == "Board"
    assert "Ada" in board.text(QAccessible.Text.Description)
    names = []
    for at in range(board.childCount()):
        thing = board.child(at)
        names.append(name(thing))
        assert thing.isValid()
        assert name(thing)
        assert thing.parent().object() is view
        assert board.indexOfChild(thing) == at
        roles = (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.StaticText)
        assert thing.role() in roles
        assert thing.rect().width() > 0
        assert board.rect().contains(thing.rect().center())
        assert (thing.actionInterface() is not None) == (thing.role() != QAccessible.Role.StaticText)
        assert bool(thing.state().checkable) == (thing.role() == QAccessible.Role.CheckBox)
    assert len([one for one in names if ", plot " in one and one.startswith("Street")]) >= 33
    assert any(one.startswith("Plan 1") for one in names)


def test_pressing_through_the_tree_plays_a_turn(window: tuple[QWidget, BoardView, Table]) -> None:
    _, view, table = window
    find(view, "Pair: 6 with Surveyor").actionInterface().doAction(tree.PRESS)
    assert find(view, "Pair: 6 with Surveyor").state().checked
    legal = find(view, "Street 2, plot 4: empty, with a planned pool; 6 fits")
    legal.actionInterface().doAction(tree.PRESS)
    assert name(find(view, "Street 2, plot 4")).startswith("Street 2, plot 4: house 6")
    find(view, "Confirm turn").actionInterface().doAction(tree.PRESS)
    assert [action.number for action in table.submitted] == [6]


def test_what_is_refused_has_no_press_and_says_why(window: tuple[QWidget, BoardView, Table]) -> None:
    _, view, _ = window
    find(view, "Pair: 6 with Surveyor").actionInterface().doAction(tree.PRESS)
    refused = find(view, "Street 1, plot 6")
    assert name(refused) == "Street 1, plot 6: empty, Too low: 8 stands to the left."
    assert refused.role() == QAccessible.Role.StaticText
    assert refused.actionInterface() is None


def test_the_focus_ring_is_the_focus(window: tuple[QWidget, BoardView, Table]) -> None:
    top, view, _ = window
    top.activateWindow()
    view.setFocus()
    QApplication.processEvents()
    view.board.set_focus(("pair", 1))
    assert view.hasFocus()
    assert name(board_of(view).focusChild()).startswith("Pair: 9 with Pool")
    assert board_of(view).focusChild().state().focused


def test_a_point_finds_the_smallest_thing_there(window: tuple[QWidget, BoardView, Table]) -> None:
    _, view, _ = window
    middle = find(view, "Street 1, plot 4").rect().center()
    assert name(board_of(view).childAt(middle.x(), middle.y())).startswith("Street 1, plot 4")


def test_things_that_go_away_take_their_elements_along(window: tuple[QWidget, BoardView, Table]) -> None:
    _, view, table = window
    find(view, "Pair: 6").actionInterface().doAction(tree.PRESS)
    kept = [board_of(view).child(at) for at in range(board_of(view).childCount())]
    view.board.seat_rows(2)
    view.board.show(table.view)
    gc.collect()
    del kept
    assert all(name(interface) is not None for _, interface in walk(board_of(view)))


def test_the_whole_tree_is_walked_and_closed_again_and_again(qapp: QApplication, soak: bool) -> None:
    """A hundred times with --soak: nothing crashes, and no board stays behind."""
    boards: list[weakref.ref] = []
    for _ in range(ROUNDS if soak else FEW):
        window, view, _ = make_window()
        board = view.board
        top = QAccessible.queryAccessibleInterface(window)
        assert sum(1 for _ in walk(top)) > 60
        find(view, "Pair: 6").actionInterface().doAction(tree.PRESS)
        assert sum(1 for _ in walk(top)) > 60
        boards.append(weakref.ref(board))
        window.close()
        throw_away(window, board)
        del window, view, board, top
    gc.collect()
    assert sum(one() is not None for one in boards) <= 1


CHILD = """
import gc, sys
sys.path.insert(0, {tests!r})
from PySide6.QtWidgets import QApplication
app = QApplication([])
from test_access import find, make_window, throw_away, walk
from desktop.access.tree import PRESS
from PySide6.QtGui import QAccessible
gc.set_threshold(7)
for _ in range(5):
    window, view, table = make_window()
    for at in range(5):
        sum(1 for _ in walk(QAccessible.queryAccessibleInterface(window)))
        find(view, "Pair: 6").actionInterface().doAction(PRESS)
    throw_away(window, view.board)
window, view, table = make_window()
sum(1 for _ in walk(QAccessible.queryAccessibleInterface(window)))
print("walked")
"""


def test_a_program_ends_cleanly_after_its_tree_was_walked() -> None:
    """Also with a collector that runs all the time, and with a board that is still open at the end."""
    here = Path(__file__).resolve()
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", CHILD.format(tests=str(here.parent))],
        cwd=here.parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "walked"), done.stderr
    assert "Traceback" not in done.stderr, done.stderr
