"""A virtual screen with an X server, for tests that want the events of real devices."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import screens

NEEDED = ("Xvfb", "xdotool")


def missing() -> str:
    """What is missing for a virtual screen with devices, in words; "" if nothing is."""
    gone = [name for name in NEEDED if shutil.which(name) is None]
    return f"{' and '.join(gone)} not installed (apt-get install xvfb xdotool)" if gone else ""


@contextmanager
def virtual_screen() -> Iterator[dict[str, str]]:
    """Starts an X server on a free display; gives the environment for programs on it."""
    with screens.virtual_screen() as display:
        assert display is not None, "Xvfb did not start"
        yield {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
