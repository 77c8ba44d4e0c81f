"""What the clock of a round shows: a plain record, which windows may know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Stand(StrEnum):
    """Whether the clock runs, or why not."""

    OFF = "off"
    """There is no clock, or no match in play."""
    RUNS = "runs"
    OVER = "over"
    """The time of this step is up."""
    HELD = "held"
    """Somebody has stopped the clock by hand."""
    AWAY = "away"
    """The window is not active, or a menu, a dialog or another page lies over the board."""
    COVERED = "covered"
    """The curtain is down."""
    SHOWN = "shown"
    """The board shows what happened."""
    THINKING = "thinking"
    """A computer player thinks, or all of them are paused."""
    IDLE = "idle"
    """Nobody at the table has a step to think over."""


@dataclass(frozen=True)
class Reading:
    """What the clock shows: whether the game offers one, the ``limit`` of a step and what is ``left`` of it in seconds,
    ``stand``, whether the last part of the time has begun (``late``), whether figures are ``shown``."""

    offered: bool = False
    limit: int = 0
    left: int = 0
    stand: Stand = Stand.OFF
    late: bool = False
    shown: bool = True
