"""Commands in any order on a match of Nine Blocks: also saving and opening, languages, sizes, looks, table mode."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import NAMES, starting, until, wait
from nine_blocks_rounds import careless
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.record import load_record

KEYS = (
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space,
    Qt.Key.Key_R, Qt.Key.Key_V, Qt.Key.Key_Home, Qt.Key.Key_End, *(Qt.Key(Qt.Key.Key_1 + digit) for digit in range(9)),
)  # fmt: skip
SIZES = ((1280, 720), (1600, 1000), (1920, 1080))


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def commands(app: Cantiere, dice: random.Random, file: Path) -> list[Callable[[], object]]:
    """What people can do, the most likely more than once."""
    table = app.controller

    def act() -> None:
        if table.seat is not None and table.seat in table.waiting:
            table.submit(careless(table.match.state, table.seat, dice))

    def press() -> None:
        order = app.play.board.focus_order()
        if order:
            app.play.board.activate(dice.choice(order))

    def press_any() -> None:
        pieces = app.play.board.pieces
        app.play.board.activate(dice.choice([ident for ident, piece in pieces.items() if piece.isVisible()]))

    def key() -> None:
        QTest.keyClick(app.play.view, dice.choice(KEYS))

    def drag() -> None:
        board = app.play.board
        area = board.area
        start = board.centre_of(dice.choice(board.focus_order() or [("space", 40)]))
        board.pointer_press(start)
        for _ in range(3):
            end = area.topLeft() + (area.bottomRight() - area.topLeft()) * dice.random()
            board.pointer_move(end)
        board.pointer_release(end)

    def save_and_open() -> None:
        file.write_bytes(table.record())
        app.open(file)

    def other_table() -> None:
        app.settings.set("flat", dice.random() < 0.5)

    return [
        act, act, act, act, press, press, press, key, key, key, drag, drag, press_any, table.lift, table.lift,
        table.undo, table.redo, table.cover, table.consent, save_and_open, other_table,
        lambda: app.choose_language(dice.choice(("en", "it", "de"))),
        lambda: app.window.resize(*dice.choice(SIZES)),
        lambda: app.settings.set("speed", dice.choice((0.0, 8.0, 50.0))),
        lambda: app.settings.set("turn_board", dice.random() < 0.5),
        lambda: app.settings.set("confirm_turn", dice.random() < 0.7),
        lambda: table.face(dice.choice(table.persons)) if table.persons else None,
        lambda: table.hand_over(1, dice.choice((PERSON, "beginner"))),
    ]  # fmt: skip


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("seats", "bonus", "seed"), [(2, "own", 1), (3, "cascade", 2), (4, "cascade", 3)])
def test_a_storm_over_nine_blocks(
    make: Callable[..., Cantiere],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    seats: int,
    bonus: str,
    seed: int,
    soak: bool,
) -> None:
    """Nothing fails, the log leads to the state, and the board shows the view."""
    app = make(speed=20.0)
    caught: list[str] = []
    app.diary.stumbled.connect(caught.append)
    dice = random.Random(seed)
    for name in ("ask_consent", "explain", "report", "ask_leave", "ask_replace"):
        monkeypatch.setattr(f"desktop.windows.dialogs.{name}", lambda *_, **__: dice.choice((None, True)))

    def start() -> None:
        named = tuple(SeatPlan(NAMES[at], PERSON, at + 1) for at in range(seats))
        app.begin(
            MatchPlan("nine_blocks", "standard", named, {"bonus": bonus, "ask": dice.choice(("on", "off"))}, seed=seed)
        )

    start()
    table = app.controller
    can = commands(app, dice, tmp_path / "match.cantiere")
    ended = 0
    for number in range(6000 if soak else 400):
        if table.outcome is not None:
            wait(20)
            ended += 1
            start()
        command = dice.choice(can)
        command()
        assert caught == [], (number, command, caught)
        if number % 20 == 0:
            wait(5)
            assert caught == [], (number, caught)
            if table.outcome is None:
                assert app.play.board.seen == table.view
                assert app.play.curtain.down == (table.front.expected is not None)
                assert table.match.replayed().digest == table.match.digest
    wait(50)
    if table.outcome is None:
        assert load_record(table.record(), resources.reader).check() is None
    assert app.sentences == []
    until(lambda: table.computers.asked is None or table.outcome is None, 10)
