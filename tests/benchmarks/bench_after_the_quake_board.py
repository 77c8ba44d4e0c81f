"""Benchmarks of the board of After the Quake at 1600x1000: `pytest tests/benchmarks/bench_after_the_quake_board.py
-s`."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "desktop"))

from after_the_quake_moves import click
from after_the_quake_table import at, make_board, position, with_front
from painted import drag_steps, straight

NAMES = ("E1", "I1", "A2", "E3", "E4", "I3", "G3", "D2", "E3", "A1")
SIZE = (1600, 940)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drag_of_a_building_over_the_map(qapp, scheme):
    """p95 below 16 ms with warm pictures, at most 20 items a step, never the whole view."""
    board = make_board(with_front(position()), scheme, speed=1.0)
    click(board, "space", 1)
    click(board, "space", 0)
    way = straight([board.centre_of(("lot", at(name))) for name in NAMES], 24)
    drag_steps(board, board.centre_of(("building",)), way, SIZE)
    steps = drag_steps(board, board.centre_of(("building",)), way, SIZE)
    ms = sorted(step.ms for step in steps)
    p95 = ms[int(len(ms) * 0.95)]
    items = sorted(step.items for step in steps)
    print(
        f"\nbuilding {scheme}: {len(ms)} steps, median {statistics.median(ms):.2f} ms, p95 {p95:.2f} ms, worst "
        f"{ms[-1]:.2f} ms; items at most {items[-1]}, p95 {items[int(len(items) * 0.95)]}, share of the view at most "
        f"{max(step.share for step in steps):.2f}"
    )
    assert p95 < 16
    assert items[-1] <= 20
