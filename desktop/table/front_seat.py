"""The front seat: whose view is on the screen. Its one setter owns the curtain, so that no way round it exists."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.core.game import Seat

GUARD_SECONDS = 0.5
"""So long a curtain ignores input, so that the tap that ended a turn cannot open it."""


class FrontSeat(QObject):
    """Whose view may be shown.

    ``seat`` is that seat, None while the curtain is down or only the table may be seen. ``expected`` is the seat that
    the curtain waits for, None while it is up. ``lowered`` fires with the seat when the curtain comes down, ``lifted``
    when it went up; ``changed`` whenever ``seat`` changed, after either of them. ``hides`` tells whether a seat's view
    must be covered; its second argument is true when the match has just been opened.
    """

    lowered = Signal(int)
    lifted = Signal(int)
    changed = Signal()

    def __init__(
        self,
        hides: Callable[[Seat, bool], bool],
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hides = hides
        self._clock = clock
        self._seat: Seat | None = None
        self._expected: Seat | None = None
        self._since = 0.0
        self._private = False

    @property
    def seat(self) -> Seat | None:
        """The seat whose view may be shown now."""
        return self._seat

    @property
    def expected(self) -> Seat | None:
        """The seat that the curtain waits for."""
        return self._expected

    @property
    def target(self) -> Seat | None:
        """The seat in front, whether its curtain is still down or not."""
        return self._seat if self._expected is None else self._expected

    def face(self, seat: Seat | None, *, fresh: bool = False) -> None:
        """Brings a seat to the front; None is the table.

        The curtain comes down first where the seat's view hides something, except for the seat whose private view is in
        front already. ``fresh`` after opening a match: then it comes down for that seat too.
        """
        hides = seat is not None and self._hides(seat, fresh)
        if seat == self._seat and self._expected is None and not fresh and (self._private or not hides):
            return
        if seat is not None and hides:
            self._lower(seat)
            return
        self._private = False
        was_down, self._expected, self._seat = self._expected, None, seat
        if was_down is not None:
            self.lifted.emit(was_down)
        self.changed.emit()

    def cover(self) -> bool:
        """Lowers the curtain over the front seat at once; False if no view of a seat is shown."""
        if self._seat is None:
            return False
        self._lower(self._seat)
        return True

    def lift(self) -> bool:
        """Opens the curtain for the seat it names; False within its first half second or if it is not down."""
        if self._expected is None or self._clock() - self._since < GUARD_SECONDS:
            return False
        seat, self._expected = self._expected, None
        self._seat = seat
        self._private = True
        self.lifted.emit(seat)
        self.changed.emit()
        return True

    def _lower(self, seat: Seat) -> None:
        """Covers the screen and waits for ``seat``."""
        self._seat = None
        if self._expected != seat:
            self._since = self._clock()
        self._expected = seat
        self.lowered.emit(seat)
        self.changed.emit()
