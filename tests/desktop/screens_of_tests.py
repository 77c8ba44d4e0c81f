"""A virtual screen with an X server, for tests that want the events of real devices."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

NEEDED = ("Xvfb", "xdotool")


def missing() -> str:
    """What is missing for a virtual screen, in words; "" if nothing is."""
    gone = [name for name in NEEDED if shutil.which(name) is None]
    return f"{' and '.join(gone)} not installed (apt-get install xvfb xdotool)" if gone else ""


@contextmanager
def virtual_screen(size: str = "1600x1000x24") -> Iterator[dict[str, str]]:
    """Starts an X server on a free display; gives the environment for programs on it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait(10)
