"""Benchmarks of the board of Nine Blocks at 1600x1000: `pytest tests/benchmarks/bench_nine_blocks_board.py -s`."""

from __future__ import annotations

import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "desktop"))

from nine_blocks_table import make_board, position, with_front
from painted import drag_steps

from desktop.boards.common.view import BoardView
from desktop.boards.nine_blocks.flat_turner import turn_grid

ROUTE = (60, 61, 69, 70, 78, 42, 41, 40, 50, 66)
SIZE = (1600, 940)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drag_step(qapp, scheme):
    """p95 below 16 ms with warm sprites, at most 20 items a step, never the whole view."""
    board = make_board(with_front(position()), scheme, speed=1.0)
    spots = [board.centre_of(("space", space)) for space in ROUTE]
    way = [a + (b - a) * (share / 24) for a, b in pairwise(spots) for share in range(24)]
    drag_steps(board, board.centre_of(("tile", 2)), way, SIZE)
    steps = drag_steps(board, board.centre_of(("tile", 2)), way, SIZE)
    ms = sorted(step.ms for step in steps)
    p95 = ms[int(len(ms) * 0.95)]
    print(
        f"\ndrag {scheme}: {len(ms)} steps, median {statistics.median(ms):.2f} ms, p95 {p95:.2f} ms, worst "
        f"{ms[-1]:.2f} ms; items at most {max(step.items for step in steps)}, share at most "
        f"{max(step.share for step in steps):.2f}"
    )
    assert p95 < 16
    assert max(step.items for step in steps) <= 20
    assert max(step.share for step in steps) < 0.5


def test_turning_the_board(qapp):
    """Frames of a turn: the pieces are drawn from pixels they keep."""
    board = make_board(with_front(position()), "light", speed=1.0)
    view = BoardView(board)
    view.resize(*SIZE)
    view.show()
    for _ in range(5):
        qapp.processEvents()
    ms = []
    for frame in range(1, 25):
        before = time.perf_counter()
        turn_grid(board, 1 - frame / 25)
        qapp.processEvents()
        ms.append((time.perf_counter() - before) * 1000)
    turn_grid(board, 0)
    print(f"\nturn: first {ms[0]:.1f} ms, median {statistics.median(ms):.1f} ms, worst {max(ms):.1f} ms")
    view.setScene(None)
    view.close()
    assert statistics.median(ms) < 20
