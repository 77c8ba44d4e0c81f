"""Starts the program, or the worker process of its computer players."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO


def main() -> int:
    """Runs what the command line asks for; gives the exit code."""
    if sys.argv[1:2] == ["--worker"]:
        # Before any import of Qt: the worker is small and starts fast.
        from engine.players.worker import serve  # noqa: PLC0415
        from resources import reader  # noqa: PLC0415

        source, sink = pipes()
        # What a player or a library prints must not end up between the frames.
        sys.stdout = sys.stderr
        serve(source, sink, reader)
        return 0
    from desktop.start import run  # noqa: PLC0415

    return run(sys.argv[1:])


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output as binary streams.

    A frozen program without a console has no ``sys.stdin`` and ``sys.stdout``, but its parent may have given it pipes.
    """
    if sys.stdin is not None and sys.stdout is not None:
        return sys.stdin.buffer, sys.stdout.buffer
    return os.fdopen(0, "rb"), os.fdopen(1, "wb")


if __name__ == "__main__":
    sys.exit(main())
