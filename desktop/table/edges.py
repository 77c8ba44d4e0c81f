"""Who sits at which edge of a screen that lies flat: 0 below, then clockwise left, above, right.

A board is turned clockwise by as many quarters as its seat's edge says, and stands upright for whoever sits there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

BELOW: Final = 0
EDGES: Final = 4
FIRST: Final[Mapping[int, tuple[int, ...]]] = {1: (0,), 2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""Where so many seats sit unless they say otherwise; more than four sit along the two long edges."""

CORNERS: Final[Mapping[str, int]] = {"nine_blocks": 2}
"""Games with the number of seats that sit in corners."""


def in_corners(game: str, edges: Sequence[int]) -> bool:
    """Whether seats at these edges sit in corners: each at the end of its edge that lies at its left hand."""
    return len(edges) == len(set(edges)) == CORNERS.get(game)


def usual_edges(seats: int) -> tuple[int, ...]:
    """The edges of so many seats, in seat order, going around the table."""
    if seats in FIRST:
        return FIRST[seats]
    half = (seats + 1) // 2
    return (0,) * half + (2,) * (seats - half)


def edges_of(kept: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """The edges of so many seats, from the setting "edges" if it holds them."""
    found = kept.get(str(seats))
    if isinstance(found, Sequence) and len(found) == seats and all(edge in range(EDGES) for edge in found):
        return tuple(found)
    return usual_edges(seats)


def keep_edges(kept: Mapping[str, Any], edges: Sequence[int]) -> dict[str, Any]:
    """The setting "edges" with those of so many seats."""
    return {**kept, str(len(edges)): list(edges)}
