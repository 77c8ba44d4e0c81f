"""Garbage collection on the window's thread alone.

Python collects on whatever thread happens to allocate. A window that is garbage would then be deleted by the thread
that writes autosaves or checks a replay, behind the back of Qt, which crashes at the next change of looks.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS: Final = 2_000
"""How often is looked whether there is something to collect."""


class Collector(QObject):
    """Switches automatic collection off and collects now and then from a timer of the thread that made it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(INTERVAL_MS)

    def look(self) -> None:
        """Collects the youngest objects, or older ones too, by Python's own thresholds."""
        young, middle, old = gc.get_threshold()
        counts = gc.get_count()
        if counts[2] > old:
            gc.collect(2)
        elif counts[1] > middle:
            gc.collect(1)
        elif counts[0] > young:
            gc.collect(0)
