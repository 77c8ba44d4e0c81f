"""Hundreds of commands a second, in any order, while computer players think and autosaves are written."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import plan, starting, until, wait
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.chance import Chance
from engine.core.record import load_record


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path)


def commands(app: Cantiere, dice: random.Random) -> list[Callable[[], object]]:
    """What people can do, most likely first."""
    table, board, view = app.controller, app.play.board, app.play.view

    def act() -> None:
        if table.seat is not None and table.seat in table.waiting:
            choices = table.match.game.choices(table.view, table.seat)
            table.submit(choices.sample(Chance(dice.randrange(1000)).draft(), "test"))

    def press() -> None:
        order = board.focus_order()
        if order and table.seat is not None:
            board.activate(dice.choice(order))

    control, none = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
    return [
        table.undo, table.redo, table.undo, table.redo, act, act, press, press, table.lift, table.lift,
        lambda: QTest.keyClick(view, Qt.Key.Key_Z, control),
        lambda: QTest.keyClick(view, Qt.Key.Key_Y, control),
        lambda: QTest.keyClick(view, Qt.Key.Key_Escape, none),
        lambda: QTest.keyClick(view, Qt.Key.Key_Return, control),
        lambda: table.face(dice.choice(table.persons)) if table.persons else None,
        table.cover, table.consent, table.take_back,
        lambda: table.pause(dice.random() < 0.3),
        lambda: table.hand_over(2, dice.choice((PERSON, "beginner", "random"))),
    ]  # fmt: skip


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("mode", "seed"), [("advanced", 1), ("expert", 2)])
def test_a_storm_of_commands(
    make: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch, mode: str, seed: int, soak: bool
) -> None:
    """Nothing fails, and every moment holds: the log leads to the state, the board shows the view, and what lies on
    the disk in the end is the match on the table."""
    app = make()
    caught: list[str] = []
    app.diary.stumbled.connect(caught.append)
    dice = random.Random(seed)
    # Questions of the window are answered at once, one way or the other.
    for name in ("ask_consent", "explain", "report", "ask_leave", "ask_replace"):
        monkeypatch.setattr(f"desktop.windows.dialogs.{name}", lambda *_, **__: dice.choice((None, True)))
    app.settings.set("confirm_claims", False)
    app.begin(plan(PERSON, PERSON, "beginner", mode=mode, seed=seed, free_undo=True))
    table = app.controller
    can = commands(app, dice)
    for number in range(5000 if soak else 500):
        if table.outcome is not None:
            break
        dice.choice(can)()
        if number % 40 == 0:
            wait(2)
            assert app.play.board.seen == table.view
            assert table.match.replayed().digest == table.match.digest
            assert app.play.curtain.down == (table.front.expected is not None)
    table.pause(True)
    wait(50)
    assert app.autosave.wait()
    if table.outcome is None:
        kept = load_record(app.autosave.latest.read_bytes(), resources.reader)
        assert kept.entries == table.match.entries
        assert kept.digest == table.match.digest
        assert kept.check() is None
    assert caught == []
    assert app.sentences == []
    table.pause(False)
    until(lambda: table.computers.asked is None or table.outcome is None, 10)
