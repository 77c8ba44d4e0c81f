"""How long a computer player may think: iterations decide, so equal seeds give equal play; time is only a cap."""

from __future__ import annotations

from collections.abc import Callable


def never() -> bool:
    """A cap that is never reached."""
    return False


class Budget:
    """Counts iterations down. ``expired`` is asked now and then: the caller's clock and cancel button."""

    __slots__ = ("_expired", "left")

    def __init__(self, iterations: int, expired: Callable[[], bool] = never) -> None:
        self.left = iterations
        self._expired = expired

    def spend(self, iterations: int = 1) -> bool:
        """Takes iterations away; False when none are left or the cap is reached, and the best move so far must do."""
        self.left -= iterations
        return self.left > 0 and not self._expired()
