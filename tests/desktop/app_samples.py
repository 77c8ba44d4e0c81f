"""The whole program for tests: on folders of its own, quiet, without motion, with a clock that runs a second a look."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

from desktop.access.fonts import load_fonts
from desktop.app import Cantiere
from desktop.storage.diary import Diary
from desktop.storage.paths import folders_under
from desktop.storage.settings import Settings
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from resources import folder

GAME = "house_numbers"
NAMES = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jin", "Kai", "Lea")
SIZE = (1600, 1000)
SETTINGS = {"speed": 0.0, "scheme": "light", "language": "en"}
LOADED: dict[str, Any] = {}
"""The rules of games: loaded once per process instead of once per program, as they never change."""
MADE: weakref.WeakSet[Cantiere] = weakref.WeakSet()
"""The programs of this process that have not been taken apart."""


class Clock:
    """A second later at every look, so that the guard of the curtain is always over."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        self.now += 1
        return self.now


def make_app(home: Path, clock: Callable[[], float] | None = None, **settings: object) -> Cantiere:
    """A program on ``home`` that has not started yet."""
    load_fonts(folder())
    folders = folders_under(home)
    chosen = Settings(folders.settings)
    for name, value in {**SETTINGS, **settings}.items():
        chosen.override(name, value)
    app = Cantiere(folders, folder(), chosen, Diary(), clock=clock or Clock())
    app.quiet = True
    app.controller.watch_ms = 0
    app.controller._games = LOADED
    MADE.add(app)
    return app


def take_apart() -> None:
    """Closes programs that a failed test has left open, and frees what programs leave behind.

    Pages call their program back from signals, and Qt holds what a signal calls where Python's collector cannot look.
    In a process with one program nothing is lost; here each would leave twenty megabytes.
    """
    ended = list(MADE)
    for app in ended:
        if not app.closed:
            app.quiet = True
            app.close()
            app.window.deleteLater()
    if ended:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for app in ended:
        MADE.discard(app)
        vars(app).clear()


def started(app: Cantiere) -> Cantiere:
    """The program with its window open and its autosave folder taken, or told of."""
    app.start()
    app.window.resize(*SIZE)
    until(lambda: app.autosave.usable or bool(app.sentences))
    return app


def starting(home: Path) -> Iterator[Callable[..., Cantiere]]:
    """For a fixture: starts programs on the same folders and closes them at the end."""
    made: list[Cantiere] = []

    def start_one(**settings: object) -> Cantiere:
        app = make_app(home, **settings)
        made.append(app)
        return started(app)

    yield start_one
    for app in made:
        app.window.close()
        app.window.deleteLater()


def plan(*controllers: str, mode: str = "basic", seed: int | None = 3, **more: object) -> MatchPlan:
    """A set-up."""
    seats = tuple(SeatPlan(NAMES[i], controller, i + 1) for i, controller in enumerate(controllers))
    return MatchPlan(GAME, mode, seats, seed=seed, **more)  # type: ignore[arg-type]


def pair_of_persons(mode: str = "basic", seed: int | None = 3, **more: object) -> MatchPlan:
    """A set-up of two persons."""
    return plan(PERSON, PERSON, mode=mode, seed=seed, **more)


def page(app: Cantiere) -> str:
    """The kind of page that is shown."""
    return type(app.window.pages.currentWidget()).__name__


def wait(milliseconds: int) -> None:
    """Lets the window work."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(done: Callable[[], bool], seconds: float = 20.0) -> None:
    """Lets the window work until ``done``. Raises TimeoutError."""
    for _ in range(round(seconds * 200)):
        if done():
            return
        wait(5)
    raise TimeoutError("what was waited for did not come about")
