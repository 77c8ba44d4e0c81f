"""While a computer player thinks: the window answers, says who thinks, lets people cancel, and goes on if it fails."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import plan, starting, until, wait
from heartbeat import Heart
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.table import worker
from desktop.table.plan import PERSON

ROOT = Path(__file__).parents[2]
PLAYER = """
    import sys, time
    sys.path.insert(0, {root!r})
    from engine.players.worker import serve, think_with_levels
    from resources import reader

    def slowly(game, task, view, stopped):
        end = time.monotonic() + {seconds}
        while time.monotonic() < end and not ({polite} and stopped()):
            {work}
        return think_with_levels(game, task, view, stopped)

    serve(sys.stdin.buffer, sys.stdout.buffer, reader, minds=slowly)
"""


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path)


def slow_player(app: Cantiere, seconds: float, *, work: str = "pass", polite: bool = True) -> None:
    """Gives the program computer players that think so long, doing ``work`` all the time."""
    code = textwrap.dedent(PLAYER.format(root=str(ROOT), seconds=seconds, work=work, polite=polite))
    client = app.controller.computers.worker
    client.stop()
    client.start_with = (sys.executable, ["-c", code])


def test_the_window_answers_while_a_player_thinks_hard(make: Callable[..., Cantiere], qtbot: QtBot) -> None:
    """Beats go on, people read rules and turn pages meanwhile; who thinks is told within 0.3 s."""
    app = make()
    app._play_page()
    slow_player(app, 1.2)
    with Heart() as heart:
        app.begin(plan(PERSON, "beginner"))
        until(lambda: app.play.thinking != "", 5)
        assert "Bo" in app.play.thinking
        board = app.play.board
        for _ in range(3):
            qtbot.keyClick(app.play.view, Qt.Key.Key_1)
            wait(60)
        assert board.draft.action.number_card is not None
        app.show_rules("house_numbers")
        wait(50)
        app._go_back()
        until(lambda: app.controller.waiting == (0,), 20)
        assert app.play.thinking == ""
    assert board.draft.action.number_card is not None
    # Opening the rules for the first time is the one long thing here, and it is people who wait for it.
    assert sorted(heart.worked)[-3] < 0.1
    assert heart.usual() < 0.1


def test_cancelling_takes_half_a_second(make: Callable[..., Cantiere]) -> None:
    """Pause, leaving and handing the seat over stop a player that thinks, whether it listens or not."""
    for polite in (True, False):
        app = make()
        slow_player(app, 60, polite=polite, work="time.sleep(0.01)")
        app.begin(plan(PERSON, "beginner"))
        wait(400)
        assert app.controller.computers.asked is not None
        with Heart() as heart:
            app.controller.pause(True)
            assert app.controller.computers.asked is None
            wait(worker.CANCEL_MS + 100)
        assert heart.longest() < 0.1
        assert app.controller.waiting == (0, 1)
        app.controller.hand_over(1, PERSON)
        app.controller.pause(False)
        assert app.controller.computers.asked is None
        assert app.sentences == []
        app.window.close()


def test_a_player_beyond_its_cap_gets_a_legal_move(
    make: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Drawn by chance, and the log says so; the match goes on."""
    app = make()
    monkeypatch.setattr(worker, "CAPS_MS", {"beginner": 100})
    monkeypatch.setattr(worker, "CANCEL_MS", 100)
    slow_player(app, 60, polite=False, work="time.sleep(0.01)")
    app.begin(plan(PERSON, "beginner"))
    until(lambda: app.controller.waiting == (0,), 20)
    assert "gets a move by chance" in caplog.text
    assert app.sentences == []


def test_a_player_that_cannot_be_started(make: Callable[..., Cantiere], caplog: pytest.LogCaptureFixture) -> None:
    """A missing program is given up after two starts; its seats move by chance."""
    app = make()
    client = app.controller.computers.worker
    client.stop()
    client.start_with = ("/nowhere/at/all", [])
    app.begin(plan("beginner", "random"))
    until(lambda: app.controller.outcome is not None, 60)
    assert client.given_up
    assert "the worker does not run" in caplog.text
