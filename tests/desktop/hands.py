"""Hands that play on the real board: the devices they use, and what hands do whatever the game is.

A device presses through Qt's test events or, with ``XTool``, through the X server, where the events are those of a real
mouse and keyboard. ``Hand`` presses by mouse, ``ByKeys`` by keyboard; ``nine_blocks_hands`` and its like know what to
press for a decision of their game. ``hand_matches`` plays whole matches with them.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any, Protocol

from app_samples import until, wait
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app import Cantiere
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene

DRAGS, CLICKS, KEYS = "drags", "clicks", "keys"
SHARES = (0.5, 0.25, 0.75, 0.1, 0.9, 0.05, 0.95)
"""Where a piece is tried for a point that hits it, as shares of its width and height."""
NEAR = 12
"""Two presses closer than so many pixels are a double click if they come quickly."""
NAMED = {
    "Tab": Qt.Key.Key_Tab, "shift+Tab": Qt.Key.Key_Backtab, "Return": Qt.Key.Key_Return, "space": Qt.Key.Key_Space,
    "ctrl+Return": Qt.Key.Key_Return, "Escape": Qt.Key.Key_Escape, "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right, "Up": Qt.Key.Key_Up, "Down": Qt.Key.Key_Down,
    **{letter: Qt.Key(ord(letter.upper())) for letter in "abcdefghijklmnopqrstuvwxyz123456789"},
}  # fmt: skip
"""The keys that hands press, by the names that xdotool gives them."""


# Devices


class Seen(QObject):
    """Counts what the application got from a device, so that hands know when their events have arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons = self.keys = 0
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Counts releases that came to a widget."""
        if isinstance(watched, QWidget):
            if event.type() == QEvent.Type.MouseButtonRelease:
                self.buttons += 1
            elif event.type() == QEvent.Type.KeyRelease:
                self.keys += 1
        return False


class Device(Protocol):
    """A mouse and a keyboard."""

    def click(self, widget: QWidget, at: QPoint) -> None:
        """Presses and releases the left button there."""

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Presses at ``start``, moves, releases at ``end``."""

    def key(self, widget: QWidget, name: str) -> None:
        """Presses a key of ``NAMED``."""


class TestEvents:
    """Events that Qt's test module makes."""

    __test__ = False

    def click(self, widget: QWidget, at: QPoint) -> None:
        """See ``Device``."""
        QTest.mouseMove(widget, at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """See ``Device``."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseMove(widget, start)
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, none, start)
        for share in (0.1, 0.4, 0.7, 1.0):
            QTest.mouseMove(widget, start + (end - start) * share)
            QApplication.processEvents()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, none, end)
        QApplication.processEvents()

    def key(self, widget: QWidget, name: str) -> None:
        """See ``Device``."""
        modifier = Qt.KeyboardModifier.NoModifier
        if name.startswith("ctrl"):
            modifier = Qt.KeyboardModifier.ControlModifier
        elif name.startswith("shift"):
            modifier = Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(QApplication.focusWidget() or widget, NAMED[name], modifier)
        QApplication.processEvents()


class XTool:
    """Events of the X server, made by xdotool as if by real devices."""

    def __init__(self, window: QWidget) -> None:
        self.seen = Seen()
        self.window = window
        self.run("windowfocus", "--sync", str(int(window.winId())))
        until(window.isActiveWindow, 5)

    @staticmethod
    def run(*words: str) -> None:
        """Lets xdotool do something."""
        subprocess.run(["xdotool", *words], check=True, timeout=20)

    @staticmethod
    def place(widget: QWidget, at: QPoint) -> tuple[str, str]:
        """The point on the screen, in its own pixels."""
        spot = widget.mapToGlobal(at)
        ratio = QGuiApplication.primaryScreen().devicePixelRatio()
        return str(round(spot.x() * ratio)), str(round(spot.y() * ratio))

    def click(self, widget: QWidget, at: QPoint) -> None:
        """See ``Device``."""
        before = self.seen.buttons
        self.run("mousemove", *self.place(widget, at), "mousedown", "1", "mouseup", "1")
        self.arrive(lambda: self.seen.buttons > before)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """See ``Device``."""
        before = self.seen.buttons
        self.run("mousemove", *self.place(widget, start), "mousedown", "1")
        for share in (0.1, 0.4, 0.7, 1.0):
            self.run("mousemove", *self.place(widget, start + (end - start) * share))
            wait(1)
        self.run("mouseup", "1")
        self.arrive(lambda: self.seen.buttons > before)

    def key(self, widget: QWidget, name: str) -> None:
        """See ``Device``."""
        before = self.seen.keys
        self.run("key", "--delay", "0", name)
        self.arrive(lambda: self.seen.keys > before)

    @staticmethod
    def arrive(come: Callable[[], bool]) -> None:
        """Waits for the events, then for what they lead to."""
        until(come, 10)
        QApplication.processEvents()


# Hands


class Hand:
    """Plays for all persons by mouse. Subclasses know a game, and other ways to do the same."""

    kind: type[BoardScene] = BoardScene
    """The board of the game."""
    quick: frozenset[str] = frozenset()
    """Pieces whose presses all count, however quick they come."""

    def __init__(self, app: Cantiere, device: Device) -> None:
        self.app, self.device = app, device
        self.pressed = QPoint(-NEAR, -NEAR)
        self.patience = 0.0
        """So many seconds are waited where real devices need it: before a curtain, between presses of one place."""

    @property
    def board(self) -> Any:
        """The board on the table."""
        board = self.app.play.board
        assert isinstance(board, self.kind)
        return board

    @property
    def match(self) -> Any:
        """The match on the table."""
        return self.app.controller.match

    @property
    def view(self) -> Any:
        """The widget that shows the board."""
        return self.app.play.view

    def part(self, name: str) -> Any:
        """A part of the board, by the name of its class."""
        return next(part for part in self.board.parts if type(part).__name__ == name)

    # Places on the screen

    def spot(self, ident: Ident) -> QPoint:
        """A point of the board's widget where pressing hits the piece."""
        spot = self.spot_or_none(ident)
        if spot is None:
            raise AssertionError(f"nothing of {ident} can be pressed")
        return spot

    def goal(self, ident: Ident) -> QPoint:
        """Where to let go over a piece: where pressing hits it, or its middle if only something carried hits it."""
        piece = self.board.pieces[ident]
        return self.spot_or_none(ident) or self.view.mapFromScene(piece.mapToScene(piece.hit().center()))

    def spot_or_none(self, ident: Ident) -> QPoint | None:
        """See ``spot``."""
        piece = self.board.pieces[ident]
        area = piece.sceneTransform().mapRect(piece.hit())
        for down in SHARES:
            for right in SHARES:
                at = QPointF(area.left() + area.width() * right, area.top() + area.height() * down)
                spot = self.view.mapFromScene(at)
                back = self.view.mapToScene(spot)
                if self.board.ident_at((back.x(), back.y())) == ident:
                    return spot
        return None

    # Gestures

    def open_curtain(self) -> None:
        """Rolls up a curtain that is down."""
        if self.app.play.curtain.down:
            wait(round(self.patience * 1000))
            self.lift()
            until(lambda: not self.app.play.curtain.down, 5)

    def lift(self) -> None:
        """Clicks the button of the curtain."""
        button = self.app.play.curtain.button
        self.device.click(button, button.rect().center())

    def press(self, ident: Ident) -> None:
        """Clicks a piece that can be pressed."""
        assert self.board.pieces[ident].active, (ident, self.board.draft)
        assert self.board.pieces[ident].isVisible(), ident
        spot = self.spot(ident)
        if (spot - self.pressed).manhattanLength() < NEAR and ident[0] not in self.quick:
            # Within a double click the second press would not count.
            wait(round(self.patience * 1000))
        self.pressed = spot
        self.device.click(self.view.viewport(), spot)

    def carry(self, source: Ident, target: Ident | QPointF) -> None:
        """Drags a piece onto another one, or to a point of the scene."""
        assert self.board.pieces[source].active, source
        end = self.view.mapFromScene(target) if isinstance(target, QPointF) else self.goal(target)
        self.device.drag(self.view.viewport(), self.spot(source), end)

    def confirm(self) -> None:
        """Presses the primary button."""
        self.press(("primary",))

    def ready(self) -> bool:
        """Whether what came of the last act has been shown, so that the next one can be played."""
        return True

    def play(self, seat: int, action: Any) -> None:
        """Plays an action for a seat, to the act."""
        raise NotImplementedError


class ByKeys(Hand):
    """Keyboard only: Tab and Shift+Tab to a piece, Enter presses it, Ctrl+Enter confirms, Space lifts the curtain."""

    def key(self, name: str) -> None:
        """Presses a key over the board."""
        assert self.view.hasFocus(), f"the keyboard is at {QApplication.focusWidget()}"
        self.device.key(self.view, name)

    def lift(self) -> None:
        """Presses Space."""
        self.device.key(self.app.play.curtain.button, "space")

    def press(self, ident: Ident) -> None:
        """Goes there and presses Enter."""
        self.go_to(ident)
        self.key("Return")

    def confirm(self) -> None:
        """Presses Ctrl+Enter."""
        self.key("ctrl+Return")

    def go_to(self, ident: Ident) -> None:
        """Moves the focus ring to the piece, the shorter way round."""
        for _ in range(200):
            if self.board.focused == ident:
                return
            order = self.board.focus_order()
            assert ident in order, (ident, order)
            here = order.index(self.board.focused) if self.board.focused in order else -1
            self.key("Tab" if here < order.index(ident) else "shift+Tab")
        raise AssertionError(f"the focus never came to {ident}")
