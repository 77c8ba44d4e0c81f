"""No frame and no text between the end of a turn and the lifted curtain tells anything of a private view.

The same match is played again with other hidden cards. Every frame that reaches the screen, of every window, and every
text that a window holds must be the same both times, in every way that leads to a curtain.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from app_samples import make_app, plan, started, until, wait
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.registry import load
from engine.games.house_numbers.actions import Turn

GAME = load("house_numbers", resources.reader("house_numbers"))
PERSONS = (PERSON, PERSON, PERSON)
VARIANTS = 2
EDGE = 24
"""Levels of grey of 256 by which the edge of a letter may differ."""


def first_state(variant: int, *, deck_only: bool) -> Any:
    """The start of an expert match; variants differ in hidden cards only: hands and deck, or the deck alone."""
    state = GAME.start(Setup(3, "expert", {"reshuffle": "once", "expert_refusal": "pass_one"}), Chance(7)).state
    held = sum(len(hand) for hand in state.hands)
    cards = list(state.deck) if deck_only else [card for hand in state.hands for card in hand] + list(state.deck)
    turned = cards[variant * 11 :] + cards[: variant * 11]
    if deck_only:
        return replace(state, deck=tuple(turned))
    hands = tuple(tuple(turned[3 * seat : 3 * seat + 3]) for seat in range(3))
    return replace(state, hands=hands, deck=tuple(turned[held:]))


class Screen(QObject):
    """Keeps what is on the screen while it records: before each painting of a window, and at the end."""

    def __init__(self, app: Cantiere) -> None:
        super().__init__()
        self.app = app
        self.recording = self.fresh = False
        self.frames: dict[str, set[bytes]] = {}
        self.texts: dict[str, list[str]] = {}
        self.spoken: list[str] = []
        self.step = ""
        app.play.announcer.timer.setInterval(0)
        app.play.announcer.spoken.connect(self.hear)
        QApplication.instance().installEventFilter(self)

    def hear(self, words: str) -> None:
        """Notes what a screen reader says."""
        if self.recording:
            self.spoken.append(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes what the painting before has left on the screen; the first time that is what stood there before."""
        if self.recording and event.type() == QEvent.Type.UpdateRequest:
            if not self.fresh:
                self.take()
            self.fresh = False
        return False

    def take(self) -> None:
        """Keeps the picture of every window on the screen."""
        for window in windows():
            image = shot(window)
            if not image.isNull():
                self.frames[self.step].add(packed(image))

    def during(self, step: str, do: Callable[[], Any]) -> None:
        """Does something that must end under a curtain, and records until everything has been painted."""
        self.step = step
        self.frames[step] = set()
        self.spoken.clear()
        self.recording = self.fresh = True
        do()
        wait(25)
        self.recording = False
        self.take()
        table = self.app.controller
        assert self.app.play.curtain.down, step
        assert table.seat is None
        assert table.view == table.match.view(None)
        assert self.app.play.board.seen == table.view
        assert self.app.play.board.draft.action == Turn()
        self.texts[step] = [*texts_of(self.app), *self.spoken]

    def stop(self) -> None:
        """Ends recording for good."""
        QApplication.instance().removeEventFilter(self)


def windows() -> list[QWidget]:
    """Every window that is on the screen."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.windowHandle() is not None]


def shot(window: QWidget) -> QImage:
    """What the screen shows of a window, without painting it again."""
    return QGuiApplication.primaryScreen().grabWindow(window.winId()).toImage()


def packed(image: QImage) -> bytes:
    """A picture in grey, small enough to keep many: its size, then its pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = b"".join(bytes(grey.constScanLine(row))[: grey.width()] for row in range(grey.height()))
    return zlib.compress(grey.width().to_bytes(4, "big") + rows, 1)


def alike(one: bytes, two: bytes) -> bool:
    """Whether two packed pictures show the same. Qt draws the edges of large letters slightly differently from time to
    time; nothing else may differ."""
    if one == two:
        return True
    first, second = zlib.decompress(one), zlib.decompress(two)
    if len(first) != len(second) or first[:4] != second[:4]:
        return False
    width = int.from_bytes(first[:4], "big")
    for start in range(4, len(first), width):
        row, other = first[start : start + width], second[start : start + width]
        if row != other and any(abs(a - b) > EDGE for a, b in zip(row, other, strict=True)):
            return False
    return True


def texts_of(app: Cantiere) -> list[str]:
    """Every text that a window, the board, the log or the clipboard holds."""
    found = [QGuiApplication.clipboard().text()]
    for window in windows():
        for widget in (window, *window.findChildren(QWidget)):
            found += [widget.toolTip(), widget.accessibleName(), widget.windowTitle(), widget.statusTip()]
            for name in ("text", "placeholderText", "title"):
                read = getattr(widget, name, None)
                if callable(read) and isinstance(words := read(), str):
                    found.append(words)
            if hasattr(widget, "count") and hasattr(widget, "item"):
                found += [widget.item(line).text() for line in range(widget.count())]
    for ident, piece in app.play.board.pieces.items():
        found += [f"{ident}", piece.name, piece.toolTip()]
    found += [line.words for line in app.controller.log_lines()]
    # Where the program lies and when it was saved differs from run to run.
    return [re.sub(r"\d+[.:/]\d+[.:/]\d+.*", "", words) for words in found]


def act(app: Cantiere, seed: int = 1) -> None:
    """The front seat plays by chance."""
    table = app.controller
    action = table.match.game.choices(table.view, table.seat).sample(Chance(seed).draft(), "test")
    assert table.submit(action) is None


def lift(app: Cantiere, seat: int) -> bytes:
    """Lifts the curtain for a seat; gives the frame that then shows."""
    assert app.controller.front.expected == seat
    app.controller.lift()
    wait(10)
    assert app.controller.seat == seat
    return packed(shot(app.window))


def poke(app: Cantiere) -> None:
    """Mouse, keys, list mirror and menu under the curtain."""
    view = app.play.view.viewport()
    for x in range(100, 1500, 350):
        QTest.mouseMove(view, QPoint(x, 800))
        QTest.mouseMove(app.play.curtain, QPoint(x, 860))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_Right, Qt.Key.Key_F6):
        QTest.keyClick(app.play.curtain.button, key)
    wait(5)
    app.play.show_mirror()
    wait(5)
    app.play.show_mirror()
    app.play.curtain.button.setFocus()


def restart_program(app: Cantiere, home: Path) -> Cantiere:
    """The program on the same folders after it was killed."""
    app.autosave.wait()
    app.window.hide()
    (home / "data" / "autosave" / "lock").unlink()
    again = started(make_app(home))
    until(lambda: again.home.last is not None)
    return again


def walk_before_the_turn_ends(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """Every way to a curtain within a turn."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    state = first_state(variant, deck_only=False)
    begun = plan(*PERSONS, mode="expert", seed=7)
    screen.during("begin", lambda: table.begin(begun, state, 1))
    opened.append(lift(app, 0))
    app.play.board.activate(("hand", 0, "number"))
    wait(5)
    screen.during("cover", table.cover)
    screen.during("resize", lambda: app.window.resize(1280, 800))
    screen.during("language", lambda: app.choose_language("de"))
    screen.during("dark", lambda: app.theme.set(scheme="dark"))
    app.choose_language("en")
    app.theme.set(scheme="light")
    opened.append(lift(app, 0))
    screen.during("next seat", lambda: act(app))
    screen.during("poked", lambda: poke(app))
    screen.during("taken back", table.undo)
    opened.append(lift(app, 0))
    act(app)
    opened.append(lift(app, 1))
    screen.during("face", lambda: table.face(2))
    opened.append(lift(app, 2))
    screen.during("handed over", lambda: (table.pause(True), table.hand_over(2, "random")))
    table.hand_over(2, PERSON)
    screen.during("consent", table.consent)
    file = home / "saved.cantiere"
    assert table.save(file) == ""
    opened.append(lift(app, 0))
    screen.during("opened", lambda: app.open(file))
    opened.append(lift(app, 0))
    app.show_home()
    screen.during("resumed", app.resume)
    opened.append(lift(app, 0))
    screen.during("restarted", app.restart)
    opened.append(lift(app, 0))
    screen.stop()
    again = restart_program(app, home)
    again._play_page()
    other = Screen(again)
    other.during("recovered", again.resume)
    opened.append(lift(again, 0))
    other.stop()
    screen.frames |= other.frames
    screen.texts |= other.texts
    assert app.sentences == again.sentences == []
    for one in (again, app):
        one.window.close()
    return screen, opened


def walk_over_the_end_of_a_turn(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """The last confirmation of a turn: everything is revealed but the new hands."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    table.begin(plan(*PERSONS, mode="expert", seed=7), first_state(variant, deck_only=True), 1)
    for seat in range(3):
        lift(app, seat)
        if seat == 2:
            screen.during("next turn", lambda: act(app))
        else:
            act(app)
    opened.append(lift(app, 0))
    screen.stop()
    app.window.close()
    return screen, opened


def walk_in_secret(home: Path, variant: int) -> tuple[Screen, list[bytes]]:
    """Seats write in secret: what the one before has written, and half written, stays hidden."""
    app = started(make_app(home))
    app._play_page()
    screen = Screen(app)
    table, opened = app.controller, []
    screen.during("begin", lambda: table.begin(plan(*PERSONS, mode="advanced", seed=7, secret=True)))
    lift(app, 0)
    act(app, 10 + variant)
    opened.append(lift(app, 1))
    app.play.board.activate(("pair", variant))
    wait(5)
    screen.during("half written", table.cover)
    screen.during("face", lambda: table.face(2))
    screen.during("back", lambda: table.face(1))
    opened.append(lift(app, 1))
    screen.during("confirmed", lambda: act(app, 20 + variant))
    screen.during("taken back", table.undo)
    screen.stop()
    app.window.close()
    # The view of the second seat is the same before it writes, whatever the first one wrote.
    assert opened[0] != opened[1]
    return screen, opened[1:]


@pytest.mark.slow
@pytest.mark.parametrize("walk", [walk_before_the_turn_ends, walk_over_the_end_of_a_turn, walk_in_secret])
def test_what_is_seen_under_the_curtain_depends_on_nothing_hidden(
    qtbot: QtBot, tmp_path: Path, walk: Callable[[Path, int], tuple[Screen, list[bytes]]]
) -> None:
    """Frames and texts are equal whatever the hidden cards are; those of the open views are not."""
    runs = []
    for variant in range(VARIANTS):
        home = tmp_path / "home"
        runs.append(walk(home, variant))
        home.rename(tmp_path / f"done-{variant}")
    first = runs[0][0]
    assert all(first.frames.values())
    for screen, _ in runs[1:]:
        for step, frames in first.frames.items():
            for one in screen.frames[step]:
                assert any(alike(one, other) for other in frames), step
            assert screen.texts[step] == first.texts[step], step
    # The comparison can tell: open views are different.
    for views in zip(*(opened for _, opened in runs), strict=True):
        assert not any(alike(one, other) for one, other in combinations(views, 2))


def test_nothing_is_dragged_out_of_the_window() -> None:
    """No QDrag, whose picture would hang over other windows, and no board text goes to the clipboard."""
    for file in Path(resources.folder()).parent.joinpath("desktop").rglob("*.py"):
        words = file.read_text("utf-8")
        assert "QDrag(" not in words, file
        assert ".clipboard()" not in words or "dialogs" in file.name, file
