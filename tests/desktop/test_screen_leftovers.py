"""Nothing is left lying on the screen: after hovering, dragging, keys and turns the board looks as if painted anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import NAMES, starting, until, wait
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common.view import BoardView
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.chance import Chance
from engine.core.facts import GameFacts
from engine.core.registry import GAMES, facts

GESTURES = 36
TURN = 6
"""After so many gestures a seat acts by chance, so that other phases come."""
CLOSE = 60
"""Channels that differ less are edges that were painted in two parts."""
FEW = 24
"""So many pixels that differ are edges, too."""
KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Escape)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def board_view(app: Cantiere) -> BoardView:
    """The view of the board on the table."""
    return next(view for view in app.play.window.findChildren(BoardView) if view.isVisible())


def on_the_screen(view: BoardView) -> QImage:
    """What the screen shows of the board, without painting it again."""
    window = view.window()
    shot = QGuiApplication.primaryScreen().grabWindow(window.winId())
    place = view.viewport().mapTo(window, QPoint(0, 0))
    return shot.copy(place.x(), place.y(), view.viewport().width(), view.viewport().height()).toImage()


def leftovers(view: BoardView) -> int:
    """The number of pixels that change when the whole board is painted anew; waits for what is still to be painted."""
    wait(20)
    before = on_the_screen(view).convertToFormat(QImage.Format.Format_RGB32)
    view.viewport().update()
    wait(20)
    after = on_the_screen(view).convertToFormat(QImage.Format.Format_RGB32)
    if before == after:
        return 0
    one, other = bytes(before.constBits()), bytes(after.constBits())
    return sum(
        any(abs(one[at + channel] - other[at + channel]) > CLOSE for channel in range(3))
        for at in range(0, len(one), 4)
        if one[at : at + 4] != other[at : at + 4]
    )


def storm(view: BoardView, seed: int) -> Iterator[str]:
    """Moves, clicks, drags and keys by chance over the board; tells of each."""
    chance = random.Random(seed)
    port = view.viewport()

    def anywhere() -> QPoint:
        return QPoint(chance.randrange(port.width()), chance.randrange(port.height()))

    for _ in range(GESTURES):
        kind = chance.choice(("hover", "hover", "hover", "click", "drag", "key"))
        at = anywhere()
        if kind == "hover":
            for _ in range(4):
                at = anywhere()
                QTest.mouseMove(port, at)
                wait(5)
        elif kind == "click":
            QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        elif kind == "drag":
            QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            for _ in range(3):
                QTest.mouseMove(port, anywhere())
                wait(5)
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, anywhere())
        else:
            key = chance.choice(KEYS)
            QTest.keyClick(view, key)
            kind = f"key {key.name}"
        yield f"{kind} at {at.x()}, {at.y()}"


def two_seats(known: GameFacts) -> MatchPlan:
    """A match of two persons, of three where two are too few."""
    mode = next(mode for mode in known.modes if mode.table_seats[1] >= 2)
    count = max(2, mode.table_seats[0])
    return MatchPlan(known.id, mode.id, tuple(SeatPlan(NAMES[at], PERSON, at + 1) for at in range(count)), seed=7)


def act(app: Cantiere) -> None:
    """A seat that may decide acts by chance: the one in front, or the first that waits where the table is in front."""
    table = app.controller
    game, state = table.match.game, table.match.state
    together = game.together(state)
    seat = next((seat for seat in table.waiting if together), table.front.seat)
    if seat is None or seat not in table.waiting:
        return
    action = game.choices(state, seat).sample(Chance(len(table.match.entries)).draft(), "test")
    assert table.submit(action, seat if together else None) is None


@pytest.mark.parametrize("seed", [11, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(12, 16))])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_lying(start: Callable[..., Cantiere], game: str, seed: int) -> None:
    """After every gesture the screen shows what the board is."""
    app = start()
    app.begin(two_seats(facts(game)))
    view = board_view(app)
    until(lambda: not view.settling.isActive())
    if app.play.curtain.down:
        app.controller.lift()
    found = []
    for number, told in enumerate(storm(view, seed)):
        if app.play.curtain.down:
            app.controller.lift()
        if number % TURN == TURN - 1:
            act(app)
        if (count := leftovers(view)) > FEW:
            found.append(f"{number} {told}: {count} pixels")
    assert found == []
