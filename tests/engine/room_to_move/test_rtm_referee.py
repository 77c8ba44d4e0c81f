"""The rules of Room to Move agree with a second, slow set of rules on random sheets: places, closings, the walk, points
of rooms and of every kind of bonus."""

from __future__ import annotations

import pytest
from rtm_random import compare_all


def test_4_5_7_random_sheets_are_judged_alike() -> None:
    """4, 5, 7, 8: every anchor of a piece, areas with every door, the walk, rooms, a bonus of every kind: as the
    referee says."""
    totals = [0, 0, 0]
    for seed in range(120):
        totals = [one + more for one, more in zip(totals, compare_all(seed), strict=True)]
    places, closings, worth = totals
    assert places > 5000
    assert closings > 50
    assert worth > 250


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(8))
def test_4_5_7_thousands_of_random_sheets_are_judged_alike(block: int) -> None:
    """4, 5, 7, 8: the same, a thousand houses per block; prints what was found."""
    totals = [0, 0, 0]
    for seed in range(1000):
        found = compare_all(1_000_000 + 1000 * block + seed)
        totals = [one + more for one, more in zip(totals, found, strict=True)]
    print(f"\nblock {block}: {totals[0]} legal places, {totals[1]} legal closings, {totals[2]} bonuses worth something")
    assert min(totals) > 0
