"""The log of every board goes back to its first line: by the wheel, by a finger, by a mouse that pulls it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import NAMES, starting, until, wait
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common.link import LogLine
from desktop.boards.common.scene import LOG_LINE, BoardScene
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.registry import GAMES, facts

LINES = 60


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def begun(app: Cantiere, game: str) -> BoardScene:
    """The board of a match with a long log, nobody's private view covered."""
    known = facts(game)
    mode = next(mode for mode in known.modes if mode.table_seats[1] >= 2)
    seats = max(2, mode.table_seats[0])
    app.begin(MatchPlan(game, mode.id, tuple(SeatPlan(NAMES[at], PERSON, at + 1) for at in range(seats)), seed=7))
    if app.play.curtain.down:
        app.controller.lift()
    board = app.play.board
    until(lambda: not app.play.view.settling.isActive())
    board.motion.finish()
    told = [LogLine(1, at % seats, f"Line {at} of the log tells of something") for at in range(LINES)]
    board.show_log(told)
    return board


def shown(board: BoardScene) -> str:
    """All states of the log and its lines, in words."""
    return repr([(ident, piece.state) for ident, piece in board.pieces.items() if ident[0] in ("log", "line")])


def middle(board: BoardScene) -> QPointF:
    """The middle of the log in the scene, low enough for lines."""
    log = board.pieces["log",]
    return log.sceneTransform().mapRect(log.rect).center()


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_goes_back_to_the_first_line(start: Callable[..., Cantiere], game: str) -> None:
    board = begun(start(), game)
    assert board.pieces["log",].isVisible()
    first = shown(board)
    assert f"Line {LINES - 1} of" in first
    board.wheel(middle(board), 0.8)
    assert shown(board) != first
    for _ in range(LINES + 5):
        board.wheel(middle(board), 0.8)
    assert "Line 0 of" in shown(board)
    last = shown(board)
    for _ in range(LINES + 5):
        board.wheel(middle(board), 1.25)
    assert shown(board) == first != last


@pytest.mark.parametrize("finger", [True, False], ids=["finger", "mouse"])
@pytest.mark.parametrize("game", GAMES)
def test_a_pull_moves_the_log_and_not_the_board(start: Callable[..., Cantiere], game: str, finger: bool) -> None:
    """By a line for so many design pixels, up to what is older and down again; nothing is pressed by it."""
    app = start()
    board = begun(app, game)
    view = app.play.view
    first, camera = shown(board), board.root.sceneTransform()
    device = QTest.createTouchDevice() if finger else None
    here = middle(board)

    def point(at: QPointF, kind: str) -> None:
        spot = view.mapFromScene(at)
        if device is not None:
            getattr(QTest.touchEvent(app.window, device), kind)(0, spot, view).commit()
        elif kind == "move":
            QTest.mouseMove(view.viewport(), spot)
        else:
            act = QTest.mousePress if kind == "press" else QTest.mouseRelease
            act(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    def pull(lines: float) -> None:
        """Pulls the log down by so many lines."""
        way = QPointF(0, lines * LOG_LINE * max(1.0, board.look.scale))
        point(here, "press")
        for share in (0.25, 0.5, 0.75, 1.0):
            point(here + way * share, "move")
            wait(2)
        point(here + way, "release")

    pull(-2.5)
    assert board.log_back == 2
    assert shown(board) != first
    pull(3.5)
    assert board.log_back == 0
    assert shown(board) == first
    assert app.controller.match.acts == ()
    assert board.root.sceneTransform() == camera
