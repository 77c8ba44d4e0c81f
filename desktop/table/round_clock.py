"""The clock of a round: how long people think over each step of it, and what is left of the time they gave themselves.

It only reminds. It runs while somebody at the table can think: a person decides, the board is open and at rest, the
page is looked at. What was spent on a step stays spent, also when the step is taken back and comes again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.table.attention import Attention
from desktop.table.plan import PERSON
from desktop.table.reading import Reading, Stand
from engine.core.entries import Clock, Spent
from engine.core.match import Match

if TYPE_CHECKING:
    from desktop.table.controller import Controller

SECOND: Final = 1000
WARNING: Final = 30 * SECOND
"""So long before the end, or a quarter of the time if that is less, comes the one warning."""
SLEPT: Final = 5 * SECOND
"""The clock looks every second: after a longer silence the computer slept, and nobody thought."""
LATE_MS: Final = 4
"""A look comes so much after the second is full, so that it does not come before."""


def warning_at(limit: int) -> int:
    """How much is left, in milliseconds, at the warning of a step of ``limit`` seconds."""
    return min(WARNING, limit * SECOND // 4)


def with_clock(match: Match, clock: Clock | None) -> Match:
    """The match with a clock on which nothing is spent yet, if its game has steps for one."""
    if clock is not None and match.game.facts.clock:
        match.clock = msgspec.structs.replace(clock, spent=())
    return match


class RoundClock(QObject):
    """Measures and reminds. ``begin`` at each match; ``look`` after anything that may start or stop it.

    ``changed`` carries the Reading when it is another one; ``warned`` carries the seconds that are left, once in the
    time; ``ended`` fires when the time of a step is up. ``now`` gives seconds. The timer runs only while the clock
    does.
    """

    changed = Signal(object)
    warned = Signal(int)
    ended = Signal()

    def __init__(
        self,
        table: Controller,
        attention: Attention,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.attention = attention
        self.now = now
        self.held = False
        self.busy: Callable[[], bool] = lambda: False
        """Whether the board shows what happened; whoever makes the board says so."""
        self.reading = Reading()
        self._of: Match | None = None
        """The match whose time is measured; another one may come onto the table before ``begin``."""
        self._clock: Clock | None = None
        self._spent: dict[tuple[int, int], int] = {}
        self._step: tuple[int, int] | None = None
        """The step that time is counted for, None while the clock stands."""
        self._since = 0.0
        self._thinking = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.tick)
        attention.changed.connect(self.look)
        table.changed.connect(self.look)
        table.thinking.connect(self._note_thinking)
        table.keeping.connect(self._hand_in)

    # A match

    def begin(self) -> None:
        """Takes the clock of the match on the table; nothing was measured yet."""
        self.held = self._thinking = False
        self._step = None
        self._of = self.table.match
        self._clock = self._of.clock
        self._spent = {(one.round, one.step): one.milliseconds for one in self._clock.spent} if self._clock else {}
        self.look()

    def set_limit(self, seconds: int) -> None:
        """Gives each step so many seconds, 0 for no clock; what was spent stays spent."""
        if self._match() is None or not self.table.facts.clock:
            return
        self._count()
        self._clock = msgspec.structs.replace(self._clock or Clock(0), limit=seconds)
        if not seconds:
            self.held = False
        self._keep()
        self.look()

    def show(self, shown: bool) -> None:
        """Shows or hides the figures."""
        if self._clock is not None:
            self._clock = msgspec.structs.replace(self._clock, shown=shown)
            self._keep()
            self.look()

    def hold(self, held: bool) -> None:
        """Stops the clock by hand, or lets it go on."""
        self.held = held
        self.look()

    # Measuring

    def tick(self) -> None:
        """A second is over."""
        self.look()
        if self._step is not None:
            self._keep()

    def look(self) -> None:
        """Counts what was thought until now, then works out anew whether the clock runs, and tells what is new."""
        self._count()
        # Only a clock that is on watches for what tells that people have gone or come back.
        self.attention.turn(self._match() is not None and self._on())
        stand = self._stand()
        before, self._step = self._step, self._current() if stand is Stand.RUNS else None
        if self._step != before:
            self._since = self.now()
        if self._step is not None:
            self.timer.start((self._left() % SECOND or SECOND) + LATE_MS)
        else:
            self.timer.stop()
            if before is not None:
                self._keep()
        reading = self._read(stand)
        if reading != self.reading:
            self.reading = reading
            self.changed.emit(reading)

    def _count(self) -> None:
        """Adds what was thought since the last look to its step; says what has come about by that."""
        step = self._step
        if step is None or self._clock is None:
            return
        limit = self._clock.limit * SECOND
        passed = int((self.now() - self._since) * SECOND)
        # By whole milliseconds: nothing gets lost between many looks.
        self._since += passed / SECOND
        before = self._spent.get(step, 0)
        if not 0 < passed <= SLEPT or before >= limit:
            return
        after = self._spent[step] = min(before + passed, limit)
        warning = limit - warning_at(self._clock.limit)
        if after >= limit:
            self.ended.emit()
        elif before < warning <= after:
            self.warned.emit(-(-(limit - after) // SECOND))

    def _match(self) -> Match | None:
        """The match if it is in play."""
        table = self.table
        return self._of if table.playing and table.match is self._of and table.outcome is None else None

    def _on(self) -> bool:
        """Whether the clock gives any time."""
        return self._clock is not None and self._clock.limit > 0

    def _current(self) -> tuple[int, int] | None:
        """The step that the match is in, as its round and place in the facts; None in between."""
        match = self._match()
        if match is None:
            return None
        phase = getattr(self.table.view, "phase", None)
        found = next((number for number, phases in enumerate(match.game.facts.clock) if phase in phases), None)
        return None if found is None else (match.round, found)

    def _persons_decide(self, match: Match) -> bool:
        """Whether a person owes a decision or may still change one."""
        seats = {*match.waiting, *match.game.welcome(match.state)}
        return any(match.seats[seat].controller == PERSON for seat in seats)

    def _stand(self) -> Stand:
        """Whether the clock runs now, or why not."""
        match = self._match()
        if self._on() and self.table.playing and self.table.match is self._of and self.busy():
            # First, and also at the end of the match: nothing else may tell how it goes on before it is seen.
            return Stand.SHOWN
        if match is None or not self._on():
            return Stand.OFF
        if self._current() is None or not self._persons_decide(match):
            return Stand.IDLE
        if self._left() <= 0:
            return Stand.OVER
        if self.held:
            return Stand.HELD
        if self.table.front.expected is not None:
            return Stand.COVERED
        if self._thinking or self.table.paused:
            return Stand.THINKING
        return Stand.RUNS if self.attention.present else Stand.AWAY

    def _left(self) -> int:
        """What is left of the step that the match is in, in milliseconds."""
        assert self._clock is not None
        step = self._current()
        spent = self._spent.get(step, 0) if step is not None else 0
        return max(0, self._clock.limit * SECOND - spent)

    def _read(self, stand: Stand) -> Reading:
        """What the clock shows now."""
        offered = self.table.playing and bool(self.table.facts.clock) and (self._match() is not None or self.busy())
        if stand is Stand.OFF or self._clock is None:
            return Reading(offered)
        left, limit = self._left(), self._clock.limit
        late = left <= warning_at(limit) and stand is not Stand.IDLE
        return Reading(offered, limit, -(-left // SECOND), stand, late, self._clock.shown)

    # Keeping

    def _record(self) -> Clock | None:
        """The clock with what was spent until now."""
        if self._clock is None:
            return None
        spent = tuple(Spent(*step, spent) for step, spent in sorted(self._spent.items()))
        self._clock = msgspec.structs.replace(self._clock, spent=spent)
        return self._clock

    def _keep(self) -> None:
        """Lets the match be kept with the time that was spent."""
        clock = self._record()
        if clock is not None and self._match() is not None:
            self.table.keep_clock(clock)

    def _hand_in(self) -> None:
        """The match is about to be written: its clock is put right first."""
        if self._match() is not None and self._clock is not None:
            self._count()
            self.table.match.clock = self._record()

    def _note_thinking(self, seat: object) -> None:
        """A computer player has begun or ended to think."""
        self._thinking = seat is not None
        self.look()
