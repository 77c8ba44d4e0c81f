"""A cell of the score table in words: how its points came about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """How the points of a cell came about: ``count`` things, worth ``value`` each (0: not each on its own), gave
    ``points``; ``lines`` say what and where."""

    count: int
    value: int
    points: int
    lines: tuple[str, ...] = ()

    @property
    def multiplies(self) -> bool:
        """Whether count times value is the points."""
        return self.count > 0 and self.value > 0 and self.count * self.value == self.points
