"""Sentences about what went wrong: told one after the other, while everything goes on."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from desktop.storage.diary import Diary
from desktop.windows import dialogs
from desktop.windows.theme import Theme

translate = QCoreApplication.translate
log = logging.getLogger("cantiere.app")

STUMBLE_SECONDS = 10.0
"""After a dialog about an uncaught exception the next one waits so long; the log has them all."""


class Teller:
    """Tells people at the table of what went wrong. ``sentences`` keeps all of them."""

    def __init__(self, theme: Theme, window: QWidget, diary: Diary) -> None:
        self.theme = theme
        self.window = window
        self.diary = diary
        self.quiet = False
        """No dialogs: sentences only go to ``sentences``; for the tour and the self-check."""
        self.closed = False
        self.sentences: list[str] = []
        self._stumbled = -STUMBLE_SECONDS
        self._untold: list[tuple[str, str]] = []
        self._telling = False

    def tell(self, words: str, details: str = "") -> None:
        """Tells of something that went wrong; everything goes on.

        The dialog comes from the event loop: whoever calls may be in the middle of something, a paint event for
        instance.
        """
        log.warning("%s", words)
        self.sentences.append(details or words)
        if not self.quiet:
            self._untold.append((words, details))
            QTimer.singleShot(0, self.window, self._tell_next)

    def _tell_next(self) -> None:
        """Opens the dialogs that wait, one after the other."""
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold and not self.closed:
                words, details = self._untold.pop(0)
                dialogs.report(self.theme, words, details, self.window)
        finally:
            self._telling = False

    def stumble(self, trace: str) -> None:
        """Tells of an uncaught exception, not more often than people can read."""
        now = time.monotonic()
        if not self.quiet and now - self._stumbled < STUMBLE_SECONDS:
            return
        self._stumbled = now
        words = translate("App", "A part of the program failed. The match is kept and can go on; details are in %1.")
        place = str(self.diary.file or translate("App", "the terminal"))
        self.tell(words.replace("%1", place), trace)
