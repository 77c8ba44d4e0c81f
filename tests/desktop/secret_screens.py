"""What people can see and hear of the program: frames of every window, every text that a window holds, announcements.

Two runs that must not differ are recorded with ``Screen`` and compared with ``differences``.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from types import BuiltinMethodType
from typing import Any

from app_samples import wait
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAction, QClipboard, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from desktop.app import Cantiere

EDGE = 24
"""Levels of grey of 256 by which the edge of a letter may differ."""
DEEPEST = 12
"""So deep the tree for screen readers is read."""
MOST_WAITS = 20
KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


class Held:
    """A timer that never fires."""

    def start(self) -> None:
        """Waits for ever."""

    def stop(self) -> None:
        """Waits for nothing."""


class Screen(QObject):
    """Keeps what is on the screen while it records: before each painting of a window, and at the end.

    Per step ``frames``, ``texts`` (announcements and dialogs that opened meanwhile included).
    """

    def __init__(self, app: Cantiere) -> None:
        super().__init__()
        self.app = app
        self.recording = self.fresh = self.busy = False
        self.frames: dict[str, set[bytes]] = {}
        self.taken: dict[int, tuple[QImage, bytes]] = {}
        self.texts: dict[str, list[str]] = {}
        self.spoken: list[str] = []
        self.asked: list[str] = []
        self.step = ""
        if app.play is not None:
            self.listen()
        QApplication.instance().installEventFilter(self)

    def listen(self) -> None:
        """Hears what a screen reader says at the board: at the end of each step, as one, whatever the time."""
        self.app.play.announcer.timer = Held()
        self.app.play.announcer.spoken.connect(self.hear)

    def hear(self, words: str) -> None:
        """Notes what a screen reader says."""
        if self.recording:
            self.spoken.append(words)

    def ask(self, dialog: QDialog) -> int:
        """Stands for ``QDialog.exec``: shows the dialog for a moment, keeps all its words, and closes it."""
        dialog.show()
        wait(5)
        self.take()
        self.asked += [type(dialog).__name__, *words_of(dialog)]
        dialog.hide()
        dialog.setParent(None)
        dialog.deleteLater()
        return 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes what the painting before has left on the screen; the first time that is what stood there before."""
        if event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.LayoutRequest):
            self.busy = True
        if self.recording and event.type() == QEvent.Type.UpdateRequest:
            if not self.fresh:
                self.take()
            self.fresh = False
        return False

    def take(self) -> None:
        """Keeps the picture of every window on the screen."""
        for window in windows():
            image = shot(window)
            if image.isNull():
                continue
            before, kept = self.taken.get(window.winId(), (None, b""))
            if image != before:
                # Most paintings change nothing, and packing takes longer than looking.
                kept = packed(image)
                self.taken[window.winId()] = image, kept
            self.frames[self.step].add(kept)

    def during(self, step: str, do: Callable[[], Any]) -> None:
        """Does something and records until everything has been painted."""
        self.step = step
        self.frames[step] = set()
        self.spoken.clear()
        self.asked.clear()
        self.recording = self.fresh = True
        do()
        self.settle()
        if self.app.play is not None:
            self.app.play.announcer.speak()
        self.recording = False
        self.take()
        self.check()
        self.texts[step] = [*texts_of(self.app), *self.spoken, *self.asked]

    def settle(self) -> None:
        """Waits until nothing is painted or laid out any more."""
        for _ in range(MOST_WAITS):
            self.busy = False
            wait(25)
            if not self.busy:
                return

    def check(self) -> None:
        """Looks at the program after each step."""

    def stop(self) -> None:
        """Ends recording for good."""
        QApplication.instance().removeEventFilter(self)


def differences(one: Screen, other: Screen) -> list[str]:
    """The steps where two runs did not look or read the same, with the first texts that differ."""
    found = []
    assert one.frames.keys() == other.frames.keys()
    for step, frames in one.frames.items():
        new = other.frames[step] - frames
        if any(not any(alike(frame, two) for two in frames) for frame in new):
            found.append(f"{step}: a picture")
        if one.texts[step] != other.texts[step]:
            pairs = zip(one.texts[step], other.texts[step], strict=False)
            words = next((pair for pair in pairs if pair[0] != pair[1]), ("more", "or fewer texts"))
            found.append(f"{step}: {words[0]!r}, {words[1]!r}")
    return found


def windows() -> list[QWidget]:
    """Every window that is on the screen."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.windowHandle() is not None]


def shot(window: QWidget) -> QImage:
    """What the screen shows of a window, without painting it again."""
    return QGuiApplication.primaryScreen().grabWindow(window.winId()).toImage()


def packed(image: QImage) -> bytes:
    """A picture in grey, small enough to keep many: its size, then its pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wide, line = grey.width(), grey.bytesPerLine()
    rows = bytes(grey.constBits())
    if line != wide:
        rows = b"".join(rows[start : start + wide] for start in range(0, len(rows), line))
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


def texts_of(app: Cantiere, *, log: bool = True) -> list[str]:
    """Every text that a window, the tree for screen readers, the board, the list, the menu or the clipboard holds, and
    the ``log`` that the table has for whoever looks."""
    clipboard = QGuiApplication.clipboard()
    found = [clipboard.text(mode) for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)]
    for window in windows():
        found += words_of(window)
    page = app.play
    if page is not None and page.board is not None:
        for ident, piece in sorted(page.board.pieces.items(), key=lambda one: f"{one[0]}"):
            found += [f"{ident}", piece.name, piece.toolTip()]
        found += [line.words for line in page.mirror.model.lines]
        found += [page.window.undo_reason, page.window.redo_reason, page.announcer.last]
        if app.controller.playing:
            found += [spot.words for section in page.board.sections() for spot in section.spots]
            page.window.fill_menu()
            found += menu_words(page.window.menu)
    if app.controller.playing:
        table = app.controller
        found += [line.words for line in table.log_lines() if log]
        found.append(f"{table.can_undo()} {table.can_redo()} {table.can_consent()} {table.why_no_undo()}")
        found.append(f"{table.front.seat} {table.front.expected} {table.waiting} {table.round} {table.secret}")
    # Where the program lies and when it was saved differs from run to run.
    return [re.sub(r"\d+[.:/]\d+[.:/]\d+.*", "", words) for words in found]


def menu_words(menu: Any) -> list[str]:
    """The entries of a menu and of those below it."""
    found = []
    for action in menu.actions():
        found.append(f"{action.text()} {action.toolTip()} {action.statusTip()} {action.isEnabled()}")
        if action.menu() is not None:
            found += menu_words(action.menu())
    return found


def words_of(window: QWidget) -> list[str]:
    """Every text of a window: widgets, actions, and what a screen reader finds."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        # Menus are filled when they open, and read then: see ``menu_words``.
        if isinstance(widget, QMenu):
            continue
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        found += [widget.statusTip(), widget.whatsThis(), widget.windowIconText(), widget.windowFilePath()]
        for name in ("text", "placeholderText", "title", "toPlainText"):
            # Only Qt's own: a widget of ours may mean something else by it.
            read = getattr(widget, name, None)
            if isinstance(read, BuiltinMethodType) and isinstance(words := read(), str):
                found.append(words)
        if hasattr(widget, "count") and hasattr(widget, "item"):
            found += [widget.item(line).text() for line in range(widget.count())]
    for action in (one for one in window.findChildren(QAction) if not isinstance(one.parent(), QMenu)):
        found += [action.text(), action.toolTip(), action.statusTip(), action.whatsThis()]
    found += read_aloud(QAccessible.queryAccessibleInterface(window))
    return found


def read_aloud(thing: Any, depth: int = 0) -> Iterator[str]:
    """What a screen reader finds from ``thing`` downwards."""
    if thing is None or not thing.isValid() or depth > DEEPEST:
        return
    yield from (words for kind in KINDS if (words := thing.text(kind)))
    for number in range(thing.childCount()):
        yield from read_aloud(thing.child(number), depth + 1)
