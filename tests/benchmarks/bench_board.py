"""Benchmarks of boards: `pytest tests/benchmarks/bench_board.py -s`. A drag step at 1600x1000: time, what it paints."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "desktop"))

from house_numbers_table import Table, make_board, rules, tour_position
from painted import across, drag_steps

ROUTE = (0, 9, 20, 10, 21, 32, 22, 5, 27, 16)


@pytest.mark.parametrize("source", [("pair", 1), ("roundabout",)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drag_step_at_1600_by_1000(qapp, source, scheme):
    """p95 below 16 ms with warm sprites, at most 20 items a step, never the whole view."""
    board = make_board(Table(tour_position(rules())), scheme, speed=1.0)
    way = across(board, ROUTE, 24)
    drag_steps(board, board.centre_of(source), way, (1600, 940))
    steps = drag_steps(board, board.centre_of(source), way, (1600, 940))
    ms = sorted(step.ms for step in steps)
    p95 = ms[int(len(ms) * 0.95)]
    print(
        f"\n{source[0]} {scheme}: {len(ms)} steps, median {statistics.median(ms):.2f} ms, p95 {p95:.2f} ms, "
        f"worst {ms[-1]:.2f} ms; items at most {max(step.items for step in steps)}, "
        f"share of the view at most {max(step.share for step in steps):.2f}"
    )
    assert p95 < 16
    assert max(step.items for step in steps) <= 20
