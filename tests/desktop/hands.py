"""Hands that play House Numbers on the real board: what to press next for a wanted turn, and how it is pressed.

``next_press`` compares the draft on the board with the turn that is wanted. ``Mouse`` and ``Keys`` press; each does it
through Qt's test events or, with ``XTool``, through the X server, where the events are those of a real device.
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
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.games.house_numbers.actions import Action, Agent, Bis, Fence, NoPermit, Park, Pool, Temp, Turn
from engine.games.house_numbers.facts import WITH_HANDS

Ident = tuple[Any, ...]
KEYS = {
    "Tab": Qt.Key.Key_Tab, "shift+Tab": Qt.Key.Key_Backtab, "Return": Qt.Key.Key_Return, "space": Qt.Key.Key_Space,
    "ctrl+Return": Qt.Key.Key_Return, "Escape": Qt.Key.Key_Escape, "r": Qt.Key.Key_R, "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right, "Up": Qt.Key.Key_Up, "Down": Qt.Key.Key_Down,
    **{str(digit): Qt.Key(Qt.Key.Key_0 + digit) for digit in range(1, 10)},
}  # fmt: skip


# What to press


def next_press(board: HouseNumbersBoard, wanted: Action) -> Ident:
    """The piece to press next so that the draft becomes ``wanted``; the primary button once it is."""
    draft = board.draft.action
    around = wanted.roundabout
    if around is not None and draft.roundabout is None and (around.first or draft_is_written(draft, wanted)):
        return ("plot", around.plot) if board.tool == "roundabout" else ("roundabout",)
    if isinstance(wanted, NoPermit):
        if not isinstance(draft, NoPermit):
            return ("refusal",)
        if draft.passed != wanted.passed:
            return "hand", hand(board).index(wanted.passed), "number"
        return next_claim(board, wanted)
    if not isinstance(draft, Turn):
        return ("refusal",)
    return next_part(board, draft, wanted) or next_claim(board, wanted)


def draft_is_written(draft: Action, wanted: Action) -> bool:
    """Whether number and effect, or the refusal, are in the draft."""
    if isinstance(wanted, NoPermit) or isinstance(draft, NoPermit):
        return isinstance(draft, NoPermit)
    return (draft.plot, draft.number, draft.effect) == (wanted.plot, wanted.number, wanted.effect)


def hand(board: HouseNumbersBoard) -> tuple[int, ...]:
    """The cards of the front seat."""
    return board.seen.hands[board.link.seat or 0]


def next_part(board: HouseNumbersBoard, draft: Turn, wanted: Turn) -> Ident | None:
    """The piece for cards, number or effect; None if they are as wanted."""
    if (draft.number_card, draft.effect_card) != (wanted.number_card, wanted.effect_card):
        if board.seen.mode not in WITH_HANDS:
            return "pair", board.seen.numbers.index(wanted.number_card)
        half = "number" if draft.number_card != wanted.number_card else "effect"
        return "hand", hand(board).index(wanted.number_card if half == "number" else wanted.effect_card), half
    if draft.plot != wanted.plot:
        return "plot", wanted.plot
    if draft.number != wanted.number:
        return "option", "number", wanted.number
    if draft.effect == wanted.effect:
        return None
    effect = wanted.effect
    if isinstance(effect, Fence):
        return "gap", effect.gap
    if isinstance(effect, Agent):
        return "agent", effect.size
    if isinstance(effect, Bis):
        asks = isinstance(draft.effect, Bis) and draft.effect.plot == effect.plot
        return ("option", "bis", effect.source) if asks else ("plot", effect.plot)
    kind = {Park: "park", Pool: "pool", Temp: "temp"}[type(effect or draft.effect)]
    return "option", kind


def next_claim(board: HouseNumbersBoard, wanted: Action) -> Ident:
    """The piece for claims and the reshuffle, or the primary button."""
    draft = board.draft.action
    for claim in wanted.claims:
        if claim in draft.claims:
            continue
        if board.picking == claim.plan:
            left = [start for start in claim.estates or () if start not in board.picked]
            return next(ident for ident in board.pieces if ident[:2] == ("bracket", left[0]))
        return ("option", "claim", claim.plan) if board.warned == claim.plan else ("plan", claim.plan)
    if draft.reshuffle != wanted.reshuffle:
        return "option", "reshuffle", int(bool(wanted.reshuffle))
    assert draft == wanted, (draft, wanted)
    return ("confirm",)


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
        """Presses a key of ``KEYS``."""


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
        QTest.keyClick(QApplication.focusWidget() or widget, KEYS[name], modifier)
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


class Hands:
    """Plays turns on the board of a program. Subclasses press."""

    def __init__(self, app: Cantiere, device: Device) -> None:
        self.app = app
        self.device = device
        self.turns = 0
        self.patience = 0.0
        """So many seconds are waited before a curtain is opened."""

    @property
    def board(self) -> HouseNumbersBoard:
        """The board on the table."""
        board = self.app.play.board
        assert isinstance(board, HouseNumbersBoard)
        return board

    @property
    def surface(self) -> QWidget:
        """The widget that shows the board."""
        return self.app.play.view.viewport()

    def open_curtain(self) -> None:
        """Rolls the curtain up, as the seat it names."""
        raise NotImplementedError

    def press(self, ident: Ident, wanted: Action) -> None:
        """Presses a piece on the way to ``wanted``."""
        raise NotImplementedError

    def play_turn(self, wanted: Action) -> None:
        """Plays a whole turn for the front seat."""
        table = self.app.controller
        if self.app.play.curtain.down:
            wait(round(self.patience * 1000))
            self.open_curtain()
        seat, acts = table.seat, len(table.match.acts)
        assert seat is not None
        self.turns += 1
        for _ in range(40):
            ident = next_press(self.board, wanted)
            piece = self.board.pieces.get(ident)
            assert piece is not None, ident
            assert piece.active, (ident, self.board.draft.action, wanted)
            self.press(ident, wanted)
            if len(table.match.acts) > acts:
                return
        raise AssertionError(f"the turn never ended: {self.board.draft.action} instead of {wanted}")

    def spot(self, ident: Ident) -> QPoint:
        """A point of the board's widget where pressing hits the piece."""
        piece = self.board.pieces[ident]
        area = piece.sceneTransform().mapRect(piece.hit())
        shares = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)
        for down in shares:
            for right in shares:
                at = QPointF(area.left() + area.width() * right, area.top() + area.height() * down)
                spot = self.app.play.view.mapFromScene(at)
                back = self.app.play.view.mapToScene(spot)
                if self.board.ident_at((back.x(), back.y())) == ident:
                    return spot
        raise AssertionError(f"nowhere to press {ident}")


class Mouse(Hands):
    """Mouse only: every other turn its pair, or the number of its hand, is dragged to the plot, else all is clicked."""

    def open_curtain(self) -> None:
        """Clicks the button of the curtain."""
        button = self.app.play.curtain.button
        self.device.click(button, button.rect().center())
        until(lambda: not self.app.play.curtain.down, 5)

    def press(self, ident: Ident, wanted: Action) -> None:
        """Clicks the piece, or drags the pair straight to its plot."""
        draft = self.board.draft.action
        hands = self.board.seen.mode in WITH_HANDS
        drags = self.turns % 2 == 0 and isinstance(wanted, Turn) and wanted.plot is not None
        if drags and ident[0] == ("plot" if hands else "pair") and isinstance(draft, Turn) and draft.plot is None:
            source = ("hand", hand(self.board).index(wanted.number_card), "number") if hands else ident
            if board_waits_for_number(self.board, wanted):
                self.device.drag(self.surface, self.spot(source), self.spot_of_plot(wanted.plot))
                return
        self.device.click(self.surface, self.spot(ident))

    def spot_of_plot(self, plot: int) -> QPoint:
        """The middle of a plot, which need not be pressable before something is carried."""
        piece = self.board.pieces["plot", plot]
        return self.app.play.view.mapFromScene(piece.mapToScene(piece.rect.center()))


def board_waits_for_number(board: HouseNumbersBoard, wanted: Turn) -> bool:
    """Whether nothing but the number is next: no tool in the hand, both cards of a hand chosen."""
    draft = board.draft.action
    chosen = board.seen.mode not in WITH_HANDS or (
        isinstance(draft, Turn) and (draft.number_card, draft.effect_card) == (wanted.number_card, wanted.effect_card)
    )
    return chosen and board.tool == ""


class Keys(Hands):
    """Keyboard only: Tab and Shift+Tab to a piece, Enter to press it, digits for cards, Ctrl+Enter to confirm."""

    def open_curtain(self) -> None:
        """Presses Space."""
        self.device.key(self.app.play.curtain.button, "space")
        until(lambda: not self.app.play.curtain.down, 5)

    def press(self, ident: Ident, wanted: Action) -> None:
        """Presses the piece by keys."""
        view = self.app.play.view
        if not view.hasFocus():
            raise AssertionError(f"the keyboard is at {QApplication.focusWidget()}")
        if ident == ("confirm",):
            self.device.key(view, "ctrl+Return")
        elif ident[0] == "pair" or (ident[0] == "hand" and isinstance(wanted, Turn)):
            self.device.key(view, str(ident[1] + 1))
        else:
            self.go_to(ident)
            self.device.key(view, "Return")

    def go_to(self, ident: Ident) -> None:
        """Moves the focus ring to the piece, the shorter way round."""
        board, view = self.board, self.app.play.view
        for _ in range(200):
            if board.focused == ident:
                return
            order = board.focus_order()
            assert ident in order, ident
            here = order.index(board.focused) if board.focused in order else -1
            self.device.key(view, "Tab" if here < order.index(ident) else "shift+Tab")
        raise AssertionError(f"the focus never came to {ident}")
