"""The self-check: a quick match of computer players through the real window, with its files and its worker process."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from desktop.app import Cantiere
from desktop.storage.diary import Diary
from desktop.storage.paths import folders_under
from desktop.storage.settings import Settings
from desktop.table.plan import MatchPlan, SeatPlan
from resources import folder

GAME: Final = "house_numbers"
MOST_SECONDS: Final = 120.0


def run_self_check() -> int:
    """Plays the match; 0 if all went well, else 1 with one line that says why on stderr."""
    with tempfile.TemporaryDirectory(prefix="cantiere-check-") as home:
        folders = folders_under(Path(home))
        diary = Diary()
        diary.start(folders.log)
        settings = Settings(None)
        settings.override("speed", 0.0)
        app = Cantiere(folders, folder(), settings, diary)
        app.quiet = True
        app.start()
        wait(50)
        why = play(app)
        app.window.close()
        diary.stop()
    if why:
        print(f"self-check: {why}", file=sys.stderr)
        return 1
    print("self-check: a match was played in the window, saved and opened again")
    return 0


def play(app: Cantiere) -> str:
    """Plays until the result shows; gives "" or what went wrong."""
    table = app.controller
    table.watch_ms = 0
    seats = (SeatPlan("Ada", "beginner", 1), SeatPlan("Bo", "random", 2))
    app.begin(MatchPlan(GAME, "basic", seats, seed=1))
    end = time.monotonic() + MOST_SECONDS
    while table.playing and table.outcome is None and not app.sentences and time.monotonic() < end:
        wait(20)
    wait(200)
    if app.sentences:
        return app.sentences[0].strip().splitlines()[-1]
    if not table.playing or table.outcome is None:
        return f"the match was not over after {MOST_SECONDS:.0f} seconds"
    if table.computers.worker.given_up:
        return "the worker process does not run"
    if app.window.pages.currentWidget() is not app.result_page:
        return "the result does not show"
    file = app.folders.saves / "check.cantiere"
    return table.save(file) or table.open(file)


def wait(milliseconds: int) -> None:
    """Lets the window work."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
