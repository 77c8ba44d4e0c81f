"""The heartbeat of the window's event loop."""

from __future__ import annotations

import gc
import time
from typing import Any

from PySide6.QtCore import QTimer


class Heart:
    """Beats every few milliseconds while it is on; a beat that comes late tells that the loop was kept busy.

    Other programs can take the processor away; so a late beat counts only with the time that this thread itself was
    at work, or with the time that it waited although it was free to run (``waited``). Garbage is not counted: in a
    process of tests there is more of it than in the program.
    """

    def __init__(self) -> None:
        self.worked: list[float] = []
        self.late: list[float] = []
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._last = (0.0, 0.0)
        self._collecting = 0.0

    def __enter__(self) -> Heart:
        gc.callbacks.append(self._collect)
        self._last = (time.monotonic(), time.thread_time())
        self._timer.start(5)
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.stop()
        gc.callbacks.remove(self._collect)

    def _collect(self, phase: str, _: dict[str, Any]) -> None:
        """Leaves out the work of the collector."""
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            beat, work = self._last
            self._last = (beat, work + time.thread_time() - self._collecting)

    def _beat(self) -> None:
        """Notes how long it has been since the last beat."""
        now, work = time.monotonic(), time.thread_time()
        self.late.append(now - self._last[0])
        self.worked.append(work - self._last[1])
        self._last = (now, work)

    def longest(self) -> float:
        """The most seconds of work in one go."""
        return max(self.worked)

    def usual(self) -> float:
        """Seconds between beats, middle one."""
        return sorted(self.late)[len(self.late) // 2]
