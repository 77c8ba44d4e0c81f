"""The standard actions with their keys: one list for every game, from which windows take shortcuts and the overview."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate

KEYS: dict[str, tuple[str, ...]] = {
    "confirm": ("Ctrl+Return", "Ctrl+Enter"),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "rules": ("F1",),
    "list": ("F6",),
    "cover": ("F9",),
    "menu": ("F10",),
    "full_screen": ("F11",),
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "settings": ("Ctrl+,",),
    "keys": ("Shift+F1",),
    "back": ("Esc",),
    "quit": ("Ctrl+Q",),
}
"""Keys of every standard action; the first of each is shown. On a Mac Ctrl stands for the command key."""

BOARD_KEYS: dict[str, tuple[str, ...]] = {
    "focus": ("Tab", "Shift+Tab"),
    "arrows": ("Left", "Right", "Up", "Down"),
    "press": ("Return", "Space"),
    "escape": ("Esc",),
    "turn": ("R", "Shift+R"),
    "mirror": ("M",),
    "zoom": ("+", "-"),
    "fit": ("0",),
}
"""Keys that every board takes by itself."""


@dataclass(frozen=True)
class KeyLine:
    """A line of the overview: what is done, and its keys as the system writes them."""

    words: str
    keys: str


def action_words(name: str) -> str:
    """What a standard action does."""
    return {
        "confirm": translate("Keys", "Confirm: the primary button"),
        "undo": translate("Keys", "Undo"),
        "redo": translate("Keys", "Redo"),
        "rules": translate("Keys", "Rules"),
        "list": translate("Keys", "Board as a list"),
        "cover": translate("Keys", "Cover private views"),
        "menu": translate("Keys", "Menu"),
        "full_screen": translate("Keys", "Full screen"),
        "new": translate("Keys", "New match"),
        "open": translate("Keys", "Open a match"),
        "save": translate("Keys", "Save the match"),
        "settings": translate("Keys", "Settings"),
        "keys": translate("Keys", "This list of keys"),
        "back": translate("Keys", "Back from settings, rules, statistics and set-up"),
        "quit": translate("Keys", "Quit"),
    }[name]


def board_words(name: str) -> str:
    """What a key does on every board."""
    return {
        "focus": translate("Keys", "To the next thing on the board, or the one before"),
        "arrows": translate("Keys", "To the nearest thing in a direction"),
        "press": translate("Keys", "Press what has the focus"),
        "escape": translate("Keys", "Put back what is held, take back the last part"),
        "turn": translate("Keys", "Turn what is held"),
        "mirror": translate("Keys", "Mirror what is held"),
        "zoom": translate("Keys", "Nearer and farther"),
        "fit": translate("Keys", "The whole board"),
    }[name]


def native(keys: str) -> str:
    """A key as the system writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def first_key(name: str) -> str:
    """The key of a standard action that is shown."""
    return native(KEYS[name][0])


def overview() -> tuple[tuple[str, tuple[KeyLine, ...]], ...]:
    """Headings with their lines."""
    always = tuple(KeyLine(action_words(name), first_key(name)) for name in KEYS)
    board = tuple(
        KeyLine(board_words(name), "  ".join(native(key) for key in keys)) for name, keys in BOARD_KEYS.items()
    )
    return ((translate("Keys", "Everywhere"), always), (translate("Keys", "On the board"), board))


def add_action(widget: QWidget, name: str) -> QAction:
    """An action of a window that its keys trigger while the focus is anywhere in it."""
    action = QAction(widget)
    action.setShortcuts([QKeySequence(key) for key in KEYS[name]])
    widget.addAction(action)
    return action
