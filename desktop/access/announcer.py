"""Sentences for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer:
    """Says sentences in the name of a window; ``last`` is the last one, also where no screen reader runs."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.last = ""

    def say(self, words: str) -> None:
        """Lets the screen reader say ``words``; does nothing where none is active."""
        self.last = words
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.window, words))
