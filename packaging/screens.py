"""Screens on Linux: whether one is there, and virtual ones made with Xvfb. Standard library only."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping


def x_address(display: str) -> list[tuple[int, str | tuple[str, int]]]:
    """The socket addresses that a value of DISPLAY stands for, most likely first; empty if it is none."""
    parts = re.fullmatch(r"(?:unix)?([^:]*):(\d+)(?:\.\d+)?", display)
    if not parts or not hasattr(socket, "AF_UNIX"):
        return []
    host, number = parts[1], int(parts[2])
    if host:
        return [(socket.AF_INET, (host, 6000 + number))]
    path = f"/tmp/.X11-unix/X{number}"
    return [(socket.AF_UNIX, path), (socket.AF_UNIX, "\0" + path)]


def answers(family: int, address: str | tuple[str, int]) -> bool:
    """Whether something listens at a socket address."""
    try:
        with socket.socket(family, socket.SOCK_STREAM) as line:
            line.settimeout(5)
            line.connect(address)
    except OSError:
        return False
    return True


def has_screen(variables: Mapping[str, str] = os.environ) -> bool:
    """Whether windows can be opened: always outside Linux, else when the X or Wayland server answers."""
    if sys.platform != "linux":
        return True
    if wayland := variables.get("WAYLAND_DISPLAY"):
        path = os.path.join(variables.get("XDG_RUNTIME_DIR", ""), wayland)
        if answers(socket.AF_UNIX, path):
            return True
    return any(answers(*place) for place in x_address(variables.get("DISPLAY", "")))


@contextlib.contextmanager
def virtual_screen() -> Iterator[str | None]:
    """Runs an Xvfb on a free display and yields its name; yields None where Xvfb is missing or does not start."""
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "1920x1200x24", "-nolisten", "tcp", "-noreset"]
    child = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        yield f":{number}" if number else None
    finally:
        child.terminate()
        child.wait()
