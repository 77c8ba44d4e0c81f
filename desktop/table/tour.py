"""The tour: real windows, real boards, computer players, and a picture of each.

Pictures land in a folder as PNG, 1600 x 1000, with ``index.md``, which has a line for each. Works on any screen and on
none (Qt's platform "offscreen").
"""

from __future__ import annotations

import logging
import tempfile
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QDialog

from desktop.app import Cantiere
from desktop.storage.diary import Diary
from desktop.storage.paths import folders_under
from desktop.storage.settings import Settings
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.core.game import Seat
from engine.core.registry import facts
from engine.players.levels import player
from resources import folder

SIZE: Final = (1600, 1000)
NAMES: Final = ("Ada", "Bo", "Chidi", "Dana", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jin", "Kai", "Lea")
GUIDES: Final = {
    "house_numbers": "desktop.table.tour_house_numbers",
    "common_ground": "desktop.table.tour_common_ground",
    "nine_blocks": "desktop.table.tour_nine_blocks",
    "room_to_move": "desktop.table.tour_room_to_move",
    "after_the_quake": "desktop.table.tour_after_the_quake",
}
"""Per game the module whose ``whole(tour)`` and ``short(tour)`` take its pictures."""
LEVEL: Final = "beginner"
NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


class Tour:
    """One walk through the program in one language and one look; ``prefix`` begins the names of its pictures."""

    def __init__(self, target: Path, language: str, scheme: str, prefix: str) -> None:
        self.target = target
        self.prefix = prefix
        self.lines: list[str] = []
        self.now = time.monotonic()
        self.home = tempfile.TemporaryDirectory(prefix="cantiere-tour-")
        folders = folders_under(Path(self.home.name))
        settings = Settings(None)
        for name, value in (("language", language), ("scheme", scheme), ("speed", 0.0)):
            settings.override(name, value)
        self.app = Cantiere(folders, folder(), settings, Diary(), clock=self.clock)
        self.app.quiet = True
        self.app.start()
        self.app.window.resize(*SIZE)
        self.wait()

    def clock(self) -> float:
        """A clock that is a second later at every look, so that no curtain is guarded."""
        self.now += 1
        return self.now

    def close(self) -> None:
        """Ends the walk."""
        self.app.window.close()
        self.app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.home.cleanup()

    # Pictures

    def wait(self, milliseconds: int = 60) -> None:
        """Lets the windows do what they want to do."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def shoot(self, name: str, words: str, dialog: QDialog | None = None, *, moving: bool = False) -> None:
        """Takes a picture of the window, with ``dialog`` in front of it if one is given, or in the middle of what is
        ``moving``; ``words`` say what it shows."""
        if not moving and self.app.play is not None and self.app.play.board is not None:
            self.app.play.board.motion.finish()
        self.wait()
        picture = self.app.window.grab()
        if dialog is not None:
            lay_over(picture, dialog)
        file = f"{self.prefix}{len(self.lines) + 1:02d}_{name}.png"
        picture.save(str(self.target / file), "PNG")
        self.lines.append(f"- [{file}]({file}): {words}")

    # Playing

    @property
    def table(self) -> Any:
        """The controller."""
        return self.app.controller

    @property
    def board(self) -> Any:
        """The board of the match."""
        page = self.app.play
        if page is None or page.board is None:
            raise RuntimeError("no match has begun")
        return page.board

    def begin(
        self,
        game: str,
        mode: str,
        seats: int,
        seed: int,
        origin: bytes = b"",
        origin_round: int = 0,
        options: Mapping[str, str] = NO_OPTIONS,
    ) -> None:
        """Begins a match of persons, at the position ``origin`` (a state in JSON) if one is given."""
        persons = tuple(SeatPlan(NAMES[i], PERSON, i + 1) for i in range(seats))
        aids = frozenset(facts(game).aids)
        plan = MatchPlan(game, mode, persons, dict(options), seed=seed, free_undo=False, aids=aids)
        state = msgspec.json.decode(origin, type=self.table.types(game).state) if origin else None
        words = self.table.begin(plan, state, origin_round)
        if words:
            raise RuntimeError(words)
        self.wait()

    def decide(self) -> Any:
        """What a computer player would do on the front seat, or on the next one where several decide."""
        match = self.table.match
        seat: Seat = match.waiting[0] if self.table.seat is None else self.table.seat
        return player(match.game, LEVEL).decide(match.view(seat), seat, match.thinking(seat)).action

    def turn(self) -> None:
        """A computer player plays for the front seat, through the board's link."""
        self.lift()
        self.play(self.decide())

    def play(self, action: Any) -> None:
        """Plays an action for the front seat, or for the next one where several decide, through the board's link."""
        match = self.table.match
        together = match.game.together(match.state)
        refusal = self.table.submit(action, match.waiting[0] if together else None)
        if refusal is not None:
            raise RuntimeError(f"refused: {refusal.code}")

    def lift(self) -> None:
        """Opens the curtain if it is down."""
        if self.table.front.expected is not None:
            self.table.lift()

    def play_until(self, stop: Callable[[], bool], most: int = 2000) -> bool:
        """Plays until ``stop``, asked before each turn, or the end; tells whether it stopped there."""
        for _ in range(most):
            if self.table.outcome is not None:
                return False
            self.lift()
            if stop():
                return True
            self.turn()
        return False

    def play_to_round(self, number: int) -> None:
        """Plays until a round begins."""
        self.play_until(lambda: self.table.round >= number)

    def play_to_end(self) -> None:
        """Plays until the match is over and its result shows."""
        self.play_until(lambda: False)
        self.wait(120)


def lay_over(picture: QPixmap, dialog: QDialog) -> None:
    """Draws a dialog into the middle of a picture."""
    dialog.setModal(False)
    dialog.ensurePolished()
    dialog.adjustSize()
    front = dialog.grab()
    ratio = picture.devicePixelRatio()
    wide, high = front.width() / front.devicePixelRatio(), front.height() / front.devicePixelRatio()
    at = QPoint(round((picture.width() / ratio - wide) / 2), round((picture.height() / ratio - high) / 2))
    painter = QPainter(picture)
    painter.fillRect(at.x() - 2, at.y() - 2, round(wide) + 4, round(high) + 4, QColor("#1F2D3A"))
    painter.drawPixmap(at, front)
    painter.end()
    dialog.deleteLater()


def run_tour(target: Path, game: str | None, language: str, scheme: str) -> int:
    """Takes all pictures into ``target``; gives the exit code.

    Without a language or look: everything in English and light, then a few pictures in the dark look and in the other
    languages. With either: everything in that one.
    """
    # What goes wrong is told at the end, once.
    logging.getLogger().addHandler(logging.NullHandler())
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{target}: the folder cannot be made ({error.strerror}).")
        return 2
    if game is not None and game not in GUIDES:
        print(f"There is no game {game!r} to show; there are: {', '.join(GUIDES)}.")
        return 2
    shown = [game] if game is not None else list(GUIDES)
    walks = [(language or "en", scheme or "light", "", True)]
    if not language and not scheme:
        walks += [("en", "dark", "dark_", False), ("it", "light", "it_", False), ("de", "light", "de_", False)]
    lines = ["# Cantiere: a tour in pictures", ""]
    sentences: list[str] = []
    for speak, look, prefix, whole in walks:
        tour = Tour(target, speak, look, prefix)
        try:
            for name in shown:
                guide = import_module(GUIDES[name])
                (guide.whole if whole else guide.short)(tour)
        finally:
            sentences += tour.app.sentences
            tour.close()
        lines += [f"## {speak}, {look}", "", *tour.lines, ""]
    (target / "index.md").write_text("\n".join(lines), encoding="utf-8")
    for words in sentences:
        print(words)
    return 1 if sentences else 0
