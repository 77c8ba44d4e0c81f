"""Matches that begin, are opened, saved and put aside: what is asked before, and where their files lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.storage.autosave import Autosave
from desktop.storage.files import FileError, write_atomic
from desktop.storage.paths import EXTENSION, Folders
from desktop.storage.settings import Settings
from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan
from desktop.telling import Teller
from desktop.texts import games
from desktop.windows import dialogs, file_dialogs
from desktop.windows.theme import Theme

translate = QCoreApplication.translate


class Matches:
    """Puts matches on the table and files on the disk; no match that was begun is lost by it.

    ``waiting_game`` gives the game of the match that waits in the home window, "" if none does.
    """

    def __init__(
        self,
        table: Controller,
        autosave: Autosave,
        settings: Settings,
        folders: Folders,
        teller: Teller,
        waiting_game: Callable[[], str],
    ) -> None:
        self.table = table
        self.autosave = autosave
        self.settings = settings
        self.folders = folders
        self.teller = teller
        self.waiting_game = waiting_game

    @property
    def theme(self) -> Theme:
        """The theme of dialogs."""
        return self.teller.theme

    @property
    def window(self) -> QWidget:
        """The window that dialogs belong to."""
        return self.teller.window

    # Beginning

    def begin(self, plan: MatchPlan) -> None:
        """Begins a match and remembers its set-up."""
        if not self.may_replace():
            return
        self.finish_start(self.table.begin(plan))
        if self.table.playing:
            self.settings.set("last_setup", {**self.settings.get("last_setup"), plan.game: plan.to_json()})

    def remembered(self, game: str) -> MatchPlan | None:
        """The set-up that was used last for a game."""
        stored: Mapping[str, Any] = self.settings.get("last_setup")
        with suppress(ValueError, TypeError):
            if isinstance(stored.get(game), dict):
                return MatchPlan.from_json(stored[game])
        return None

    def play_again(self) -> None:
        """Begins another match with the same seats and options and new cards."""
        self.finish_start(self.table.begin(self.table.plan()))

    def restart(self) -> None:
        """Begins the match anew with the same cards, asking first if people want that."""
        if self.settings.get("confirm_leave") and not self.may_replace():
            return
        self.finish_start(self.table.restart())

    def finish_start(self, words: str) -> bool:
        """Tells why no match began, if so."""
        if words:
            self.teller.tell(words)
        return not words

    # What is in the way

    def may_replace(self, file: Path | None = None) -> bool:
        """Whether another match may take the place of the one under way, or of the one that waits at home.

        People are asked; what has to go is kept among the saved matches. ``file`` is what is to be opened.
        """
        table = self.table
        game = table.game_id if table.playing else self.waiting_game()
        if self.teller.quiet or not game or (table.playing and (table.outcome is not None or not table.touched)):
            return True
        place = file_dialogs.unused(self.folders.saves, games.title(game), EXTENSION)
        running = games.title(game) if not table.playing else ""
        opened = file.name if file is not None else ""
        return dialogs.ask_replace(self.theme, running, place.stem, opened, self.window) and self._put_aside(place)

    def _put_aside(self, place: Path) -> bool:
        """Keeps the match that has to go among the saved ones, where Open looks first; whether that was done."""
        if self.table.playing:
            data = self.table.record()
        elif found := self.autosave.recover():
            data = found[0][1]
        else:
            return True
        try:
            write_atomic(place, data)
        except FileError as error:
            self.teller.tell(str(error))
            return False
        self.settings.set("last_folder", str(place.parent))
        return True

    # Files

    def open(self, file: Path) -> bool:
        """Opens a saved match; tells what is wrong with it and stays where it was, if so."""
        return self.finish_start(self.table.open(file))

    def open_asking(self, file: Path) -> bool:
        """Opens a saved match that can be opened, once people have agreed to what has to go for it."""
        return self.finish_start(self.table.examine(file)) and self.may_replace(file) and self.open(file)

    def ask_open(self) -> None:
        """Lets people choose a saved match."""
        if file := file_dialogs.match_to_open(self.window, self.folder(), EXTENSION):
            self.settings.set("last_folder", str(file.parent))
            self.open_asking(file)

    def ask_save(self) -> None:
        """Lets people choose where to save the match."""
        if not self.table.playing:
            return
        title = games.title(self.table.game_id)
        if file := file_dialogs.match_to_save(self.window, self.folder(), title, EXTENSION):
            self.settings.set("last_folder", str(file.parent))
            if words := self.table.save(file):
                self.teller.tell(words)

    def ask_save_picture(self, draw: Callable[[], QPixmap | QImage | None]) -> None:
        """Lets people choose where to save a picture of the result."""
        title = games.title(self.table.game_id)
        file = file_dialogs.picture_to_save(self.window, self.folder(), title)
        if file is None:
            return
        picture = draw()
        if picture is None or not picture.save(str(file), "PNG"):
            self.teller.tell(translate("App", "The picture cannot be written to %1.").replace("%1", str(file)))

    def folder(self) -> Path:
        """Where people saved or opened last, else the folder of saved matches, which is made: a dialog that is given a
        folder that is not there opens anywhere."""
        last = self.settings.get("last_folder")
        if last and Path(last).is_dir():
            return Path(last)
        with suppress(OSError):
            self.folders.saves.mkdir(parents=True, exist_ok=True)
        return self.folders.saves
