"""The whole program with Common Ground on the table and a clock of the round that the test moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from app_samples import make_app, started

from desktop.app import Cantiere
from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.reading import Stand
from desktop.table.round_clock import RoundClock
from engine.core.chance import Chance
from engine.core.entries import Clock
from engine.core.match import Match
from engine.core.record import load_record
from engine.games.common_ground.actions import SealGuess
from resources import reader

NAMES = ("Ada", "Ben", "Chiara", "Deniz")
CONES, DESK, GROUP = 0, 1, 2
"""The steps of a round, as the facts list them."""


class Time:
    """A clock that the test moves."""

    now = 50.0

    def __call__(self) -> float:
        """The time in seconds."""
        return self.now


class Program:
    """The whole program with Common Ground on the table and a clock that the test moves."""

    def __init__(self, home: Path, *controllers: str, **plan: Any) -> None:
        self.app: Cantiere = started(make_app(home))
        self.app.window.activateWindow()
        self.time = Time()
        self.app._play_page().clock.now = self.time
        if not controllers:
            return
        seats = tuple(SeatPlan(NAMES[i], who, i + 1) for i, who in enumerate(controllers))
        self.app.begin(MatchPlan("common_ground", "standard", seats, seed=5, **plan))

    @property
    def clock(self) -> RoundClock:
        """The clock."""
        assert self.app.play is not None
        return self.app.play.clock

    @property
    def table(self) -> Controller:
        """The table."""
        return self.app.controller

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.table.match

    def think(self, seconds: float) -> None:
        """Time goes by, and the clock looks every second, as its timer lets it."""
        whole, rest = divmod(seconds, 1)
        for step in (*[1.0] * int(whole), rest):
            if step:
                self.time.now += step
                self.clock.tick()

    def act(self, *, lift: bool = True) -> None:
        """Whoever is asked first does something legal; a curtain is opened."""
        seat = self.match.waiting[0]
        game = self.match.game
        self.table._act(seat, game.choices(self.match.view(seat), seat).sample(Chance(3).draft(), "test"))
        if lift:
            self.table.lift()

    def to_group(self) -> None:
        """Cones are set, the plan is sealed."""
        self.act()
        self.act()
        assert self.clock.reading.stand is Stand.RUNS
        assert self.match.state.phase == "group"

    def guess(self) -> None:
        """The deputy seals what was meant, so that every place is right."""
        state = self.match.state
        deputy = (state.mayor + 1) % state.seats
        self.table._act(deputy, SealGuess(state.plan, (deputy,)))
        self.table.lift()

    def spent(self) -> dict[tuple[int, int], int]:
        """The time in the record, by round and step, in milliseconds."""
        found = load_record(self.table.record(), reader).clock
        assert found is not None
        return {(one.round, one.step): one.milliseconds for one in found.spent}

    def saved(self) -> Clock | None:
        """The clock of the last autosave."""
        assert self.app.autosave.wait()
        return load_record(self.app.autosave.latest.read_bytes(), reader).clock

    def close(self) -> None:
        """Ends the program."""
        self.app.window.close()
        self.app.window.deleteLater()


def starting(home: Path) -> Iterator[Callable[..., Program]]:
    """For a fixture: starts programs on one folder, three persons with three minutes unless it is said; closes them."""
    made: list[Program] = []

    def start(*controllers: str, **plan: Any) -> Program:
        made.append(Program(home, *(controllers or ("person", "person", "person")), **{"clock": 180, **plan}))
        return made[-1]

    yield start
    for program in made:
        program.close()
