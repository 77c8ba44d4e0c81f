"""The application shell: main window with its pages, and what leads from one to the other."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.access.system_motion import pace, system_motion
from desktop.garbage import Collector
from desktop.matches import Matches
from desktop.placement import Placement
from desktop.storage.autosave import Autosave
from desktop.storage.diary import Diary
from desktop.storage.paths import Folders
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.table.boards import BOARDS
from desktop.table.controller import Controller
from desktop.table.last_match import KeptPicture, last_match
from desktop.table.plan import MatchPlan
from desktop.telling import Teller
from desktop.texts import games
from desktop.texts.catalogues import Translations, resolve
from desktop.texts.sentences import Sentences
from desktop.windows import dialogs
from desktop.windows.home import HomeWindow, LastMatch
from desktop.windows.main import MainWindow
from desktop.windows.theme import Theme
from engine.core.game import Outcome
from engine.core.registry import GAMES, facts
from engine.core.wire import VERSION
from resources import reader

if TYPE_CHECKING:
    from desktop.table.play_page import PlayPage

translate = QCoreApplication.translate
log = logging.getLogger("cantiere.app")

SHARED_SCALE = 2.0
"""A picture of the result is so many times as large as on the screen."""
SHARED_BOARD = 2400
"""A picture of the board is so many pixels wide."""
DIALOG_MS = 300
"""After so long is looked again whether a dialog that is in the way has gone."""


class Cantiere:
    """Everything that is there once per program. ``start`` shows the window; ``close`` keeps what must be kept."""

    def __init__(
        self,
        folders: Folders,
        resources: Path,
        settings: Settings,
        diary: Diary,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.collector = Collector()
        self.folders = folders
        self.resources = resources
        self.settings = settings
        self.diary = diary
        self.translations = Translations(resources / "i18n")
        self.speak(settings.get("language"))
        self.theme = Theme(resources, settings.get("scheme"), settings.get("text_scale"))
        self.autosave = Autosave(folders.autosave)
        self.picture = KeptPicture(self.autosave, folders.autosave / "board.png")
        self.statistics = Statistics(folders.statistics)
        self.controller = Controller(reader, Sentences(), self.autosave, clock=clock)
        diary.hushed = lambda: self.controller.playing and self.controller.secret
        self.window = MainWindow(self.theme)
        self.placement = Placement(self.window, settings)
        self.home = HomeWindow(self.theme)
        self.teller = Teller(self.theme, self.window, diary)
        self.matches = Matches(self.controller, self.autosave, settings, folders, self.teller, self._waiting_game)
        self.play: PlayPage | None = None
        self.review: Any = None
        self.closed = False
        self.begun_at = 0.0
        self.minutes = 0
        self._pages: dict[str, QWidget] = {}
        self._back: QWidget = self.home
        self._connect()

    @property
    def quiet(self) -> bool:
        """Whether there are no dialogs, as in the tour and the self-check."""
        return self.teller.quiet

    @quiet.setter
    def quiet(self, on: bool) -> None:
        self.teller.quiet = on

    @property
    def sentences(self) -> list[str]:
        """What people were told of."""
        return self.teller.sentences

    def _connect(self) -> None:
        """Ties pages, controller and settings together."""
        home, table = self.home, self.controller
        self.window.leaving.connect(self.close)
        self.window.keys.connect(self.show_keys)
        home.new_match.connect(self.show_new_match)
        home.resume.connect(self.resume)
        home.open_file.connect(self.ask_open)
        home.statistics.connect(self.show_statistics)
        home.settings.connect(self.show_settings)
        home.rules.connect(self.show_rules)
        home.about.connect(self.show_about)
        home.language.connect(self.choose_language)
        table.begun.connect(self._begun)
        table.finished.connect(self.statistics.record)
        table.ended.connect(self._ended)
        table.failed.connect(self.teller.tell)
        self.settings.failed.connect(self.teller.tell)
        system_motion().changed.connect(self._take_motion)
        self.statistics.failed.connect(self.teller.tell)
        self.diary.stumbled.connect(self.teller.stumble)

    # Start and end

    def start(self, *, maximised: bool = False) -> None:
        """Shows the home window; then, without keeping it waiting, looks for a match to go on with."""
        self.theme.apply()
        self.home.set_games({game: facts(game) for game in GAMES if game in BOARDS})
        self.home.set_language(self.translations.language or "en")
        self.window.show_page(self.home)
        self.placement.restore(maximised=maximised)
        self.window.show()
        self.placement.stay_on_a_screen()
        QTimer.singleShot(0, self.window, self._look_around)

    def _look_around(self) -> None:
        """Opens the autosave folder, shows the last match, tells of what went wrong at the start."""
        system_motion().ask()
        for words in (self.autosave.start(), self.settings.complaint):
            if words:
                self.teller.tell(words)
        self._show_last()
        if self.autosave.was_killed and self.home.last is not None and not self.controller.playing and not self.quiet:
            sentence = translate(
                "App", "The program ended unexpectedly in a match of %1 (%2). All that had been confirmed is kept."
            )
            last = self.home.last
            sentence = sentence.replace("%1", games.title(last.game)).replace("%2", last.state()[0])
            if dialogs.ask_recovery(self.theme, sentence, self.window):
                self.resume()

    def close(self) -> None:
        """Keeps match and settings, ends the worker; waits for the disk."""
        if self.closed:
            return
        self.closed = self.teller.closed = True
        system_motion().changed.disconnect(self._take_motion)
        self.picture.keep(self.controller, self.play, self.home.board_picture.size())
        if not self.quiet:
            self.placement.keep()
        self.controller.close()
        self.controller.computers.stop()
        self.autosave.close()
        self.statistics.close()
        self.settings.close()
        for translator in self.translations.installed:
            QCoreApplication.removeTranslator(translator)

    def come_forward(self) -> None:
        """Brings the window to the front, because the program was started once more."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    # Languages

    def speak(self, language: str) -> None:
        """Changes to a language; without its catalogue the texts stay as they are."""
        try:
            self.translations.use(language)
        except FileNotFoundError as error:
            level = logging.INFO if resolve(language) == "en" else logging.ERROR
            log.log(level, "no catalogue %s", error)

    # Home

    def show_home(self) -> None:
        """Shows the home window; a match that runs is kept and left."""
        self.picture.keep(self.controller, self.play, self.home.board_picture.size())
        if self.controller.playing:
            self.controller.close()
        self._show_last()
        self.window.show_page(self.home)

    def leave(self) -> None:
        """Leaves the match for the home window, asking first if people want that."""
        running = self.controller.playing and self.controller.outcome is None
        asks = running and self.settings.get("confirm_leave") and not self.quiet
        if asks and not dialogs.ask_leave(self.theme, self.window):
            return
        self.show_home()

    def _show_last(self) -> None:
        """Shows the match to go on with on its card."""
        last = last_match(self.autosave, reader)
        if last is None:
            self.home.set_last_match(None)
            return

        def state() -> tuple[str, str]:
            # The words of all games come only where there is a match to speak of.
            from desktop.texts.actions import state_words  # noqa: PLC0415

            return state_words(last.game, last.round, last.view, last.mode)

        self.home.set_last_match(
            LastMatch(last.game, state, last.acting, last.colours, last.saved, self.picture.load())
        )

    # Matches

    def show_new_match(self, game: str) -> None:
        """Shows the set-up of a game as it was used last."""
        page = self._new_match_page()
        get = self.settings.get
        page.lie(flat=get("flat"), edges=get("edges"), aids=get("aids"))
        page.open_game(facts(game), self.matches.remembered(game))
        self.window.show_page(page)

    def _new_match_page(self) -> Any:
        """The set-up page, made when it is first needed."""
        if "new_match" not in self._pages:
            from desktop.windows.new_match import NewMatchWindow  # noqa: PLC0415

            page = NewMatchWindow(self.theme)
            page.start.connect(self.begin)
            page.back.connect(self._from_new_match)
            page.rules.connect(self.show_rules)
            page.flat.connect(lambda flat: self.settings.set("flat", flat))
            page.seated.connect(lambda edges: self.settings.set("edges", edges))
            self._pages["new_match"] = page
        return self._pages["new_match"]

    def _from_new_match(self) -> None:
        """Back to the match if one runs, else home."""
        if self.controller.playing and self.controller.outcome is None and self.play is not None:
            self.window.show_page(self.play.window)
        else:
            self.show_home()

    def begin(self, plan: MatchPlan) -> None:
        """Begins a match and remembers its set-up."""
        self.matches.begin(plan)

    def resume(self) -> None:
        """Goes on with the last autosave."""
        if not self.matches.finish_start(self.controller.resume()):
            self._show_last()

    def restart(self) -> None:
        """Begins the match anew with the same cards, asking first if people want that."""
        self.matches.restart()

    def open(self, file: Path) -> bool:
        """Opens a saved match; tells what is wrong with it and stays where it was, if so."""
        return self.matches.open(file)

    def open_handed(self, file: Path) -> None:
        """Opens the match that a start of the program was given, once no dialog is in the way and nothing is lost."""
        if QApplication.activeModalWidget() is not None:
            # Whoever opened the dialog goes on with the match that is on the table.
            QTimer.singleShot(DIALOG_MS, self.window, partial(self.open_handed, file))
        elif not self.closed:
            self.matches.open_asking(file)

    def _waiting_game(self) -> str:
        """The game of the match that waits in the home window, "" if none does."""
        return self.home.last.game if self.home.last is not None else ""

    def ask_open(self) -> None:
        """Lets people choose a saved match."""
        self.matches.ask_open()

    def ask_save(self) -> None:
        """Lets people choose where to save the match."""
        self.matches.ask_save()

    def ask_share(self) -> None:
        """Lets people choose where to save a picture of the result."""
        self.matches.ask_save_picture(partial(self._result_page().picture, SHARED_SCALE))

    def ask_share_board(self) -> None:
        """Lets people choose where to save a picture of the board that all built."""
        self.matches.ask_save_picture(partial(self._result_page().board_picture, SHARED_BOARD))

    def _begun(self) -> None:
        """Shows the board page when a match begins."""
        # How long a match took is known only if all of it was played now.
        begun = bool(self.controller.match.entries) or self.controller.match.origin is not None
        self.begun_at = 0.0 if begun else time.monotonic()
        self.minutes = 0
        self.picture.drop()
        page = self._play_page()
        page.make()
        self.window.show_page(page.window)

    def _play_page(self) -> PlayPage:
        """The board page, made when it is first needed."""
        if self.play is None:
            # Boards are large; the home window comes first.
            from desktop.table.play_page import PlayPage  # noqa: PLC0415

            self.play = page = PlayPage(self.controller, self.theme, self.settings, self.resources)
            frame = page.window
            frame.back.connect(self.leave)
            frame.save.connect(self.ask_save)
            frame.open_file.connect(self.ask_open)
            frame.new_match.connect(lambda: self.show_new_match(self.controller.game_id))
            frame.restart.connect(self.restart)
            frame.settings.connect(self.show_settings)
            frame.about.connect(self.show_about)
            frame.keys.connect(self.show_keys)
            frame.full_screen.connect(self.window.toggle_full)
            frame.rules.connect(lambda: self.show_rules(self.controller.game_id))
            self.play.rule_wanted.connect(lambda rule: self.show_rules(self.controller.game_id, rule))
        return self.play

    def _ended(self, outcome: Outcome) -> None:
        """Shows the result once the last turn has been seen."""
        if self.begun_at:
            self.minutes = round((time.monotonic() - self.begun_at) / 60)
        speed = pace(self.settings.get("speed"))
        delay = 0 if self.quiet or speed <= 0 else round(1400 / speed)
        QTimer.singleShot(delay, self.window, self._show_result)

    def _show_result(self) -> None:
        """Shows the result of the match on the table."""
        if not self.controller.playing or self.controller.outcome is None:
            return
        self._fill_result()
        self.window.show_page(self._result_page())

    def _fill_result(self) -> None:
        """Puts the match on the table into the result page."""
        from desktop.table.results import result_of  # noqa: PLC0415

        page = self._result_page()
        page.pace = 0.0 if self.quiet else pace(self.settings.get("speed"))
        look = self.play.look if self.play is not None else None
        page.show_result(result_of(self.controller, look, self.minutes))

    @property
    def result_page(self) -> QWidget | None:
        """The result page, if one has been shown."""
        return self._pages.get("result")

    def _result_page(self) -> Any:
        """The result page, made when it is first needed."""
        if "result" not in self._pages:
            from desktop.windows.result import ResultWindow  # noqa: PLC0415

            page = ResultWindow(self.theme)
            page.play_again.connect(self.matches.play_again)
            page.new_match.connect(lambda: self.show_new_match(self.controller.game_id))
            page.save.connect(self.ask_save)
            page.share.connect(self.ask_share)
            page.share_board.connect(self.ask_share_board)
            page.review.connect(self.show_review)
            page.home.connect(self.show_home)
            page.rules.connect(lambda: self.show_rules(self.controller.game_id))
            page.back.connect(lambda: self.window.show_page(self._play_page().window))
            self._pages["result"] = page
        return self._pages["result"]

    def show_review(self) -> None:
        """Shows the match that is over step by step."""
        from desktop.table.review import can_review  # noqa: PLC0415

        if not can_review(self.controller):
            self.teller.tell(translate("App", "The course of this match is not known in full; it cannot be reviewed."))
            return
        if self.review is None:
            from desktop.table.review_page import ReviewPage  # noqa: PLC0415

            self.review = ReviewPage(self.theme, self.settings, self.resources)
            self.review.window.back.connect(self._show_result)
        page: Any = self.result_page
        self.review.begin(self.controller, page.board.seat if page is not None else 0)
        self.window.show_page(self.review.window)

    # Other pages

    def show_rules(self, game: str, paragraph: str = "") -> None:
        """Shows the rules of a game, at a paragraph if one is given."""
        if "rules" not in self._pages:
            from desktop.windows.rules import RulesWindow  # noqa: PLC0415

            page = RulesWindow(self.theme, self.resources / "rules", self.translations.language or "en")
            page.back.connect(self._go_back)
            self._pages["rules"] = page
        rules: Any = self._pages["rules"]
        try:
            rules.show_rules(game, paragraph)
        except FileNotFoundError as error:
            words = translate("App", "The rules page %1 is missing; the installation may be damaged.")
            self.teller.tell(words.replace("%1", str(error.args[0])))
            return
        self._visit(rules)

    def show_statistics(self) -> None:
        """Shows the statistics."""
        if "statistics" not in self._pages:
            from desktop.windows.statistics import StatisticsWindow  # noqa: PLC0415

            page = StatisticsWindow(self.theme, self.statistics)
            page.back.connect(self.show_home)
            page.failed.connect(self.teller.tell)
            self._pages["statistics"] = page
        self.window.show_page(self._pages["statistics"])

    def show_settings(self) -> None:
        """Shows the settings."""
        if "settings" not in self._pages:
            from desktop.windows.settings import SettingsWindow  # noqa: PLC0415

            page = SettingsWindow(self.theme, self.preferences())
            page.changed.connect(self._take_preferences)
            page.back.connect(self._go_back)
            self._pages["settings"] = page
        settings: Any = self._pages["settings"]
        settings.show_preferences(self.preferences())
        self._visit(settings)

    def preferences(self) -> Any:
        """The settings as the settings window has them."""
        from desktop.windows.settings import Preferences  # noqa: PLC0415

        return Preferences(**{name: self.settings.get(name) for name in Preferences.__dataclass_fields__})

    def _take_preferences(self, preferences: Any) -> None:
        """Applies and keeps what was chosen."""
        before = self.preferences()
        for name in preferences.__dataclass_fields__:
            self.settings.set(name, getattr(preferences, name))
        if preferences.language != before.language:
            self._speak_now(preferences.language)
        if (preferences.scheme, preferences.text_scale) != (before.scheme, before.text_scale):
            self.theme.set(scheme=preferences.scheme, text_scale=preferences.text_scale)
        elif self.play is not None:
            self.play.restyle()

    def _take_motion(self) -> None:
        """Follows the wish of the system for less motion, where the setting says so."""
        if self.play is not None:
            self.play.restyle()
        if self.review is not None:
            self.review.restyle()

    def choose_language(self, language: str) -> None:
        """Speaks another language from now on."""
        self.settings.set("language", language)
        self._speak_now(language)

    def _speak_now(self, language: str) -> None:
        """Says everything on the screen in another language."""
        self.speak(language)
        self.home.set_language(self.translations.language or "en")
        rules: Any = self._pages.get("rules")
        if rules is not None:
            rules.set_language(self.translations.language or "en")
        if self.play is not None:
            self.play.restyle()
            self.play.retitle()
        if self.review is not None:
            self.review.restyle()
        if self.result_page is not None and self.controller.playing and self.controller.outcome is not None:
            # What the result says of aids and plans was put into words when it was made.
            self._fill_result()

    def show_keys(self) -> None:
        """Shows the overview of keys."""
        from desktop.windows.keys_dialog import KeysDialog  # noqa: PLC0415

        KeysDialog(self.theme, self.window).ask()

    def show_about(self) -> None:
        """Shows version, credits and licences."""
        dialogs.AboutDialog(self.theme, VERSION, self.window).ask()

    def _visit(self, page: QWidget) -> None:
        """Shows a page from which Back leads to where it was asked for."""
        here = self.window.pages.currentWidget()
        if here not in (self._pages.get("rules"), self._pages.get("settings")):
            self._back = here
        self.window.show_page(page)

    def _go_back(self) -> None:
        """Back to where rules or settings were asked for."""
        self.window.show_page(self._back)
