"""Whether the system asks for less motion, and the pace of animations that follows from it.

Qt has no question for it, so each system is asked in its own way; whatever fails means that motion is welcome.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from functools import cache

AS_SYSTEM = -1.0
"""The pace that means: normal, or instant where the system asks for less motion."""
ASK_SECONDS = 1.0
SPI_GETCLIENTAREAANIMATION = 0x1042
log = logging.getLogger("cantiere.motion")


def pace(setting: float) -> float:
    """The pace of animations for a setting: itself, or what the system asks for; 0 is instant, 1 normal."""
    if setting != AS_SYSTEM:
        return setting
    return 0.0 if less_motion() else 1.0


@cache
def less_motion() -> bool:
    """Whether the system asks for less motion, asked once per run."""
    try:
        if sys.platform == "win32":
            return windows_asks()
        if sys.platform == "darwin":
            return answer_of("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
        return answer_of("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
    except Exception:
        # No answer is no wish; the window must open in any case.
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
