"""Sentences for screen readers: a polite queue, so that a reader is never flooded."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # Qt before 6.8 has no announcements; the visible line and the list remain
    QAccessibleAnnouncementEvent = None  # type: ignore[assignment,misc]

GATHER_MS = 80
"""So long sentences are gathered before they are said as one."""
MOST = 10
"""So many sentences are said at once; the log keeps the others."""
END = re.compile(r"[.!?:…]$")


class Kind(IntEnum):
    """How a sentence waits, in the order of speaking: a ``REPLY`` to what was just pressed (a refusal) is said at once
    and interrupts; ``NEWS`` of what happened are said in their order; of several ``PROMPT`` only the last one is said,
    at the end."""

    REPLY = 0
    NEWS = 1
    PROMPT = 2


def send(window: QWidget, words: str, urgent: bool) -> None:
    """Hands an announcement to the screen reader in the name of the top-level window; nothing where none listens."""
    if QAccessibleAnnouncementEvent is None or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(window.window(), words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Says sentences in the name of a window.

    ``spoken`` carries what is said, also where no screen reader runs; ``last`` is the last of it. ``deliver`` hands the
    words on, with True for those that interrupt.
    """

    spoken = Signal(str)

    def __init__(self, window: QWidget, deliver: Callable[[QWidget, str, bool], None] = send) -> None:
        super().__init__(window)
        self.window = window
        self.deliver = deliver
        self.last = ""
        self.waiting: list[tuple[Kind, str]] = []
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(GATHER_MS)
        self.timer.timeout.connect(self.speak)

    def say(self, words: str, kind: Kind = Kind.REPLY) -> None:
        """Takes a sentence into the queue; what waits already is not said twice."""
        if not words:
            return
        if kind is Kind.PROMPT:
            self.waiting = [one for one in self.waiting if one[0] is not Kind.PROMPT]
        if (kind, words) not in self.waiting:
            self.waiting.append((kind, words))
        self.timer.start()

    def hush(self) -> None:
        """Forgets what waits: the seat in front is another one."""
        self.waiting.clear()
        self.timer.stop()

    def speak(self) -> None:
        """Says everything that waits as one announcement."""
        if not self.waiting:
            return
        order = sorted(self.waiting, key=lambda one: one[0])
        self.waiting = []
        urgent = order[0][0] is Kind.REPLY
        others = [words for kind, words in order if kind is not Kind.PROMPT]
        # A reply to what was pressed may have said already what comes next.
        prompts = [w for kind, w in order if kind is Kind.PROMPT and not any(w in other for other in others)]
        left = len(others) - MOST
        said = others[:MOST]
        if left > 0:
            said.append(QCoreApplication.translate("Announcer", "%n more lines stand in the log", "", left))
        said += prompts
        self.last = " ".join(words if END.search(words) else f"{words}." for words in said)
        self.deliver(self.window, self.last, urgent)
        self.spoken.emit(self.last)
