"""What each seat did in a turn, for the outlines of last actions and for log lines that point at the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from desktop.boards.common.link import LogLine
from engine.games.house_numbers.actions import Action, Agent, Bis, Fence, NoPermit, Park
from engine.games.house_numbers.sheet import STREET_OF
from engine.games.house_numbers.view import Claimed, Revealed, View


@dataclass(frozen=True)
class Deed:
    """What a turn changed on a sheet: the mask of ``plots``, the ``gap`` of a fence and the ``street`` of a park (-1:
    none), the ``size`` of the agent (0: none), the ``plans`` claimed, whether the permit was ``refused``."""

    plots: int = 0
    gap: int = -1
    street: int = -1
    size: int = 0
    plans: tuple[int, ...] = ()
    refused: bool = False

    @property
    def points(self) -> bool:
        """Whether there is anything to point at."""
        return self != Deed()


NOTHING = Deed()


def deed_of(action: Action) -> Deed:
    """What an action changes."""
    plots = 0
    if action.roundabout is not None and action.roundabout.plot is not None:
        plots |= 1 << action.roundabout.plot
    plans = tuple(claim.plan for claim in action.claims)
    if isinstance(action, NoPermit):
        return Deed(plots, plans=plans, refused=True)
    gap = street = -1
    size = 0
    if action.plot is not None:
        plots |= 1 << action.plot
        if isinstance(action.effect, Park):
            street = STREET_OF[action.plot]
    if isinstance(action.effect, Bis) and action.effect.plot is not None:
        plots |= 1 << action.effect.plot
    elif isinstance(action.effect, Fence) and action.effect.gap is not None:
        gap = action.effect.gap
    elif isinstance(action.effect, Agent) and action.effect.size is not None:
        size = action.effect.size
    return Deed(plots, gap, street, size, plans)


class Deeds:
    """The deeds per turn and seat, as far as events and log lines tell of them."""

    def __init__(self) -> None:
        self.done: dict[tuple[int, int], Deed] = {}

    def learn(self, events: Iterable[object]) -> None:
        """Takes the turns that events reveal."""
        for event in events:
            if isinstance(event, Revealed):
                self.done[event.turn, event.seat] = deed_of(event.action)
            elif isinstance(event, Claimed):
                told = self.done.get((event.turn, event.seat), NOTHING)
                if event.place not in told.plans:
                    self.done[event.turn, event.seat] = replace(told, plans=(*told.plans, event.place))

    def read(self, lines: Sequence[LogLine]) -> None:
        """Takes the squares of log lines about turns whose events were never told, as after loading."""
        for line in lines:
            if line.seat is None or not line.squares:
                continue
            told = self.done.get((line.turn, line.seat), NOTHING)
            mask = sum(1 << square for square in set(line.squares))
            self.done[line.turn, line.seat] = replace(told, plots=told.plots | mask)

    def forget(self, turn: int) -> None:
        """Forgets what happened from ``turn`` on: it was taken back."""
        self.done = {key: deed for key, deed in self.done.items() if key[0] < turn}

    def last(self, view: View, seat: int) -> Deed:
        """What the seat did in the last turn that is over."""
        return self.done.get((view.turn if view.ended else view.turn - 1, seat), NOTHING)

    def of_line(self, line: LogLine) -> Deed:
        """What a log line speaks of."""
        return NOTHING if line.seat is None else self.done.get((line.turn, line.seat), NOTHING)
