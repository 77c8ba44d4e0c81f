"""Starts the program, or the worker process of its computer players."""

from __future__ import annotations

import sys


def main() -> int:
    """Runs what the command line asks for; gives the exit code."""
    if sys.argv[1:2] == ["--worker"]:
        # Before any import of Qt: the worker is small and starts fast.
        from engine.players.worker import serve  # noqa: PLC0415
        from resources import reader  # noqa: PLC0415

        # What a player or a library prints must not end up between the frames.
        sink, sys.stdout = sys.stdout.buffer, sys.stderr
        serve(sys.stdin.buffer, sink, reader)
        return 0
    from desktop.start import run  # noqa: PLC0415

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
