"""Whether the system asks for less motion, and the pace of animations that follows from it.

Qt has no question for it, so each system is asked in its own way, on a thread: nobody waits for the answer. Until it is
there, and whatever fails, motion is welcome.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
import threading
from functools import cache

from PySide6.QtCore import QObject, Signal

AS_SYSTEM = -1.0
"""The pace that means: normal, or instant where the system asks for less motion."""
ASK_SECONDS = 5.0
SPI_GETCLIENTAREAANIMATION = 0x1042
log = logging.getLogger("cantiere.motion")


class SystemMotion(QObject):
    """What the system wishes: ``less`` motion or not. ``changed`` fires when an answer came that changes that."""

    changed = Signal()
    _answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.less = False
        self._asked = False
        self._answered.connect(self._take)

    def ask(self) -> None:
        """Asks the system, once per run."""
        if not self._asked:
            self._asked = True
            threading.Thread(target=self._wait, name="motion", daemon=True).start()

    def _wait(self) -> None:
        """Waits for the answer, on the thread."""
        less = asks_for_less()
        try:
            self._answered.emit(less)
        except RuntimeError:
            # The program has ended meanwhile.
            log.debug("nobody hears what the system wishes")

    def _take(self, less: bool) -> None:
        """Takes the answer."""
        if less != self.less:
            self.less = less
            self.changed.emit()


@cache
def system_motion() -> SystemMotion:
    """The wish of the system, one object per run."""
    return SystemMotion()


def pace(setting: float) -> float:
    """The pace of animations for a setting: itself, or what the system asks for; 0 is instant, 1 normal."""
    if setting != AS_SYSTEM:
        return setting
    return 0.0 if system_motion().less else 1.0


def asks_for_less() -> bool:
    """Whether the system asks for less motion. May take a while."""
    try:
        if sys.platform == "win32":
            return windows_asks()
        if sys.platform == "darwin":
            return answer_of("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
        return answer_of("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
    except Exception:
        # No answer is no wish.
        log.exception("the system cannot be asked about motion")
        return False


def windows_asks() -> bool:
    """Whether Windows shows no animations."""
    import ctypes  # noqa: PLC0415

    shown = ctypes.c_int(1)
    user = ctypes.windll.user32  # type: ignore[attr-defined]
    asked = user.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def answer_of(*command: str) -> str:
    """What a small command prints; "" if it is not there or fails."""
    program = shutil.which(command[0])
    if program is None:
        return ""
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, timeout=ASK_SECONDS, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
