"""A controller with everything around it that a test can hold in its hands: board, clock, computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.boards.common.link import LogLine
from desktop.storage.autosave import Autosave
from desktop.table.computers import Computers
from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan, SeatPlan
from engine.core.chance import Chance
from resources import reader

NAMES = ("Ada", "Ben", "Chiara", "Deniz")


class PlainWords:
    """Codes instead of sentences."""

    def title(self, game: str) -> str:
        """The id."""
        return game

    def level(self, level: str) -> str:
        """The id."""
        return level

    def reason(self, refusal: Any, game: str, seats: Any, options: Any) -> str:
        """The code."""
        return refusal.code

    def line(self, game: str, event: Any, seats: Any, options: Any) -> LogLine:
        """The kind of event."""
        return LogLine(getattr(event, "turn", 0), None, type(event).__name__)

    def why(self, game: str, motive: Any, seats: Any) -> LogLine:
        """The code of the reason."""
        return LogLine(motive.round, motive.seat, str(motive.note), why=True, short=str(motive.note))

    def record_error(self, error: Any) -> str:
        """Its own words."""
        return str(error)


class Board:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.told: list[Any] = []
        self.draft: list[str] = []

    def show(self, view: Any) -> None:
        """Notes the view."""
        self.views.append(view)

    def tell(self, events: Any) -> None:
        """Notes the events."""
        self.told.extend(events)

    def show_log(self, lines: Any) -> None:
        """Ignores the log."""

    def can_undo(self) -> bool:
        """Whether the draft holds anything."""
        return bool(self.draft)

    def undo(self) -> None:
        """Drops the last part."""
        self.draft.pop()

    def can_redo(self) -> bool:
        """Nothing is kept."""
        return False

    def copy_draft(self) -> Any:
        """The parts."""
        return list(self.draft) or None

    def put_draft(self, draft: Any) -> None:
        """Takes the parts."""
        self.draft = draft

    def may_act(self, seat: int) -> bool:
        """Computer players wait for nothing."""
        return True

    def agreed_action(self, seat: int) -> None:
        """Nobody agrees on anything."""


class HandComputers(Computers):
    """Computer players that move when the test says so."""

    def use(self, game: str) -> None:
        """No process."""

    def ask(self, asked: Any) -> None:
        """Waits."""
        self.asked = asked

    def cancel(self) -> None:
        """Forgets."""
        self.asked = None

    def move(self) -> None:
        """Lets the seat that is asked move by chance."""
        asked, self.asked = self.asked, None
        self.moved.emit(asked.seat, sample(asked.game, asked.view, asked.seat), asked.position)


class Clock:
    """A clock that the test moves."""

    now = 100.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def sample(game: Any, view: Any, seat: int, seed: int = 3) -> Any:
    """A legal action."""
    return game.choices(view, seat).sample(Chance(seed).draft(), "test")


class Set:
    """A controller with everything around it."""

    def __init__(self, folder: Path, *controllers: str, mode: str = "", autosave: bool = True, **plan: Any) -> None:
        self.clock = Clock()
        self.autosave = Autosave(folder / "autosave")
        if autosave:
            assert self.autosave.start() == ""
        self.computers = HandComputers()
        self.table = Controller(reader, PlainWords(), self.autosave, self.computers, clock=self.clock)
        self.board = Board()
        self.curtains: list[Any] = []
        self.failures: list[str] = []
        self.table.watch_ms = 0
        self.table.begun.connect(lambda: self.table.attach(self.board))
        self.table.curtain.connect(self.curtains.append)
        self.table.failed.connect(self.failures.append)
        seats = tuple(SeatPlan(NAMES[i], c, i + 1) for i, c in enumerate(controllers))
        mode = mode or ("practice" if len(seats) == 1 else "basic")
        self.plan = MatchPlan("house_numbers", mode, seats, seed=11, **plan)
        assert self.table.begin(self.plan) == ""

    def play(self) -> None:
        """The front seat plays a legal turn."""
        seat = self.table.seat
        assert seat is not None
        assert self.table.submit(sample(self.table.match.game, self.table.view, seat)) is None

    def lift(self) -> None:
        """Opens the curtain after its half second."""
        self.clock.now += 1
        self.table.lift()

    def close(self) -> None:
        """Ends the writer."""
        self.table.close()
        self.autosave.close()
