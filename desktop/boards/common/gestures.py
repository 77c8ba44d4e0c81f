"""One way to move a thing with a pointer: press, move, release, or cancel at any time.

The machine knows no Qt and no game: a ``Carrier`` lifts, hovers, drops and puts back. A press and release on the same
thing without leaving it is a click, so that every drag has a click form; keys call the same carrier.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

Ident = tuple[str | int, ...]
Point = tuple[float, float]

THRESHOLD = 6.0
"""How far a pointer travels, in design pixels, before a press becomes a drag."""
THRESHOLD_TOUCH = 14.0


class Phase(Enum):
    """Where a gesture stands."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGED = "dragged"


class Carrier(Protocol):
    """What a board does during a gesture."""

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes ``source`` up as a ghost and lights its targets; False if it cannot be taken up."""

    def hover(self, at: Point) -> None:
        """The ghost is at ``at``: shows what dropping there would do."""

    def drop(self, at: Point) -> None:
        """Drops the ghost: a legal target takes it, from anywhere else it flies home and the board says why."""

    def put_back(self, reason: str) -> None:
        """Takes the ghost away without any effect; ``reason`` is "escape", "undo", "view", "second finger" or
        "focus"."""

    def click(self, ident: Ident | None, at: Point) -> None:
        """Something was pressed and released (None: nothing that can be pressed)."""


class Gesture:
    """The state machine of one pointer."""

    def __init__(self, carrier: Carrier) -> None:
        self.carrier = carrier
        self.phase = Phase.IDLE
        self.source: Ident | None = None
        self.start: Point = (0.0, 0.0)
        self.threshold = THRESHOLD

    def press(self, ident: Ident | None, at: Point, *, touch: bool = False) -> None:
        """The pointer goes down on ``ident``. A gesture that was not finished is put back first."""
        if self.phase is not Phase.IDLE:
            self.cancel("view")
        self.phase = Phase.PRESSED
        self.source = ident
        self.start = at
        self.threshold = THRESHOLD_TOUCH if touch else THRESHOLD

    def move(self, at: Point) -> None:
        """The pointer moves: beyond the threshold a press becomes a drag."""
        if self.phase is Phase.PRESSED and self.source is not None and self.far(at):
            if self.carrier.lift(self.source, at):
                self.phase = Phase.DRAGGED
            else:
                self.source = None
        if self.phase is Phase.DRAGGED:
            self.carrier.hover(at)

    def release(self, ident: Ident | None, at: Point) -> None:
        """The pointer goes up over ``ident``: drops what was dragged, or clicks what was pressed."""
        phase, source = self.phase, self.source
        self.phase, self.source = Phase.IDLE, None
        if phase is Phase.DRAGGED:
            self.carrier.drop(at)
        elif phase is Phase.PRESSED and ident == source and (source is not None or not self.far(at)):
            self.carrier.click(ident, at)

    def cancel(self, reason: str) -> bool:
        """Ends the gesture without any effect; tells whether there was one."""
        phase = self.phase
        self.phase, self.source = Phase.IDLE, None
        if phase is Phase.DRAGGED:
            self.carrier.put_back(reason)
        return phase is not Phase.IDLE

    def far(self, at: Point) -> bool:
        """Whether ``at`` is further from the press than the threshold."""
        return abs(at[0] - self.start[0]) + abs(at[1] - self.start[1]) > self.threshold
