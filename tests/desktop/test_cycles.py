"""New, open, leave, again and again: nothing is used after it was destroyed, nothing piles up."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from app_samples import pair_of_persons, starting, wait
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common.pieces import Piece
from desktop.boards.common.scene import BoardScene


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path)


def alive(kind: type) -> int:
    """How many objects of a kind are there, destroyed ones that Python still holds included."""
    gc.collect()
    return sum(issubclass(type(one), kind) for one in gc.get_objects())


def resident() -> int:
    """Memory of this process in KiB."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def cycle(app: Cantiere, file: Path, number: int) -> None:
    """A match begins, is played a little, saved, opened, and left in the middle of a gesture."""
    app.begin(pair_of_persons("advanced" if number % 3 else "expert", seed=number))
    table, view = app.controller, app.play.view
    table.lift()
    board = app.play.board
    QTest.mouseMove(view.viewport(), view.mapFromScene(board.centre_of(("pair", 1))))
    board.activate(board.focus_order()[0])
    app.window.repaint()
    assert table.save(file) == ""
    start = view.mapFromScene(board.centre_of(("pair", 2)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view.viewport(), start + QPoint(0, -120))
    match number % 3:
        case 0:
            app.open(file)
        case 1:
            app.restart()
        case _:
            app.show_home()
            app.resume()
    table.lift()
    app.play.show_mirror()
    app.play.show_mirror()
    app.show_home()
    wait(1)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_many_matches_in_one_program(make: Callable[..., Cantiere], tmp_path: Path, soak: bool) -> None:
    """500 with --soak: as many scenes, views and pieces at the end as at the beginning, and no error on the way."""
    # Other tests in this process may have left objects that are not collected yet.
    kinds = (BoardScene, QGraphicsView, Piece, QObject)
    earlier = [alive(kind) for kind in kinds]
    app = make(speed=4.0)
    wrong: list[str] = []
    app.diary.stumbled.connect(wrong.append)
    before, caught = sys.excepthook, []
    sys.excepthook = lambda *error: caught.append(error)
    try:
        counts = []
        for number in range(500 if soak else 6):
            cycle(app, tmp_path / "m.cantiere", number)
            gc.collect()
            QApplication.processEvents()
            if number in ((4, 99, 499) if soak else (2, 5)):
                counts.append([alive(kind) for kind in kinds])
            if number == 99:
                memory = resident()
    finally:
        sys.excepthook = before
    assert caught == []
    assert wrong == []
    assert app.sentences == []
    assert counts[0][0] - earlier[0] <= 2
    for later in counts[1:]:
        assert later[:2] == counts[0][:2]
        # Chips of choices come and go with the turn.
        assert abs(later[2] - counts[0][2]) < 40
        assert abs(later[3] - counts[0][3]) < 200
    if soak:
        assert resident() - memory < 40_000


def test_nothing_destroyed_is_held(make: Callable[..., Cantiere], tmp_path: Path) -> None:
    """After another match has begun no Python object stands for a scene or piece that Qt has destroyed."""
    app = make()
    for number in range(4):
        cycle(app, tmp_path / "m.cantiere", number)
    wait(20)
    gc.collect()
    held = [one for one in gc.get_objects() if issubclass(type(one), (Piece, QGraphicsScene))]
    assert [one for one in held if not shiboken6.isValid(one)] == []
