"""Windows filled with sample contents, for the tests of windows."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QDateTime, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QToolButton, QWidget

import resources
from desktop.access.fonts import load_fonts
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.texts.actions import state_words
from desktop.texts.catalogues import Translations
from desktop.windows.home import HomeWindow, LastMatch
from desktop.windows.match import MatchWindow, SeatEntry
from desktop.windows.new_match import NewMatchWindow
from desktop.windows.parts import ElidedLabel, MenuButton
from desktop.windows.result import MatchResult, ResultSeat, ResultWindow
from desktop.windows.rules import RulesWindow
from desktop.windows.seating import NAMES
from desktop.windows.settings import SettingsWindow
from desktop.windows.theme import Theme
from engine.core.game import Outcome, TieBreak
from engine.games.house_numbers.facts import FACTS
from engine.games.house_numbers.scoring import score_sheet
from engine.games.house_numbers.sheet import Sheet, build_house

FOLDER = resources.folder()


def make_theme(scheme: str = "light", text_scale: float = 1.0) -> Theme:
    """A theme with the bundled fonts."""
    load_fonts(FOLDER)
    theme = Theme(FOLDER, scheme, text_scale)
    theme.apply()
    return theme


@cache
def make_translations() -> Translations:
    """The catalogues of the program; always the same object, whose translators stay alive."""
    return Translations(FOLDER / "i18n")


def sample_sheet(seat: int) -> Sheet:
    """A sheet whose categories are nearly all in use; no two seats have the same."""
    sheet = Sheet(
        parks=(3, seat % 5, 2), agents=(1, 1, 0, 2, 0, 0), temps=seat % 7, refusals=seat % 3, plans=(8, 0, seat % 8)
    )
    for plot in range(3 + seat):
        sheet = build_house(sheet, plot % 10, plot) if plot < 10 else sheet
    return sheet


def sample_result(seats: int) -> MatchResult:
    """The result of a match with ``seats`` seats."""
    sheets = tuple(score_sheet(sample_sheet(seat), (7, 4, 1, 0)[min(seat, 3)]) for seat in range(seats))
    order = sorted(range(seats), key=lambda seat: -sheets[seat].total)
    ranks = tuple(order.index(seat) + 1 for seat in range(seats))
    ties = (TieBreak("estates", tuple(order[:2]), (5, 4)),) if seats > 1 else ()
    outcome = Outcome(("refusals", "plots"), ((0,), (seats - 1,)), ranks, sheets, ties)
    course = tuple(tuple(sheet.total * turn // 20 for turn in range(21)) for sheet in sheets)
    people = tuple(ResultSeat(NAMES[seat], seat + 1) for seat in range(seats))
    details = {"plan_1": "4 + 1 + 1 + 1", "plan_2": "3 + 4"}
    return MatchResult("house_numbers", "advanced", 21, people, outcome, details, course, 34)


def last_match() -> LastMatch:
    """A match of House Numbers to go on with."""
    saved = QDateTime.fromString("2026-11-29T21:40:00", Qt.DateFormat.ISODate)
    return LastMatch(
        "house_numbers", lambda: state_words("house_numbers", 12, None, "advanced"), ("Ada",), (1, 2, 3), saved
    )


def home(theme: Theme) -> HomeWindow:
    """The home window with a match to go on with."""
    window = HomeWindow(theme)
    window.set_games({"house_numbers": FACTS})
    window.set_language("en")
    window.set_last_match(last_match())
    return window


def new_match(theme: Theme, seats: int = 3) -> NewMatchWindow:
    """The new-match window with ``seats`` seats, every second one a computer."""
    window = NewMatchWindow(theme)
    people = tuple(SeatPlan(NAMES[at], "beginner" if at % 2 else "person", at + 1) for at in range(seats))
    window.open_game(FACTS, MatchPlan("house_numbers", "expert" if seats > 1 else "solo", people))
    return window


def match(theme: Theme) -> MatchWindow:
    """The frame of a match."""
    window = MatchWindow(theme)
    window.set_title("House Numbers")
    window.set_state("Turn 12", "advanced rules")
    window.set_undo(True, False, "", "There is nothing to bring back.")
    window.set_seats([SeatEntry("Ada", 1, False), SeatEntry("Bo", 2, True)], may_face=True, may_cover=True)
    return window


def result(theme: Theme, seats: int = 3) -> ResultWindow:
    """The result of a match."""
    window = ResultWindow(theme)
    window.show_result(sample_result(seats))
    return window


def rules(theme: Theme, language: str = "en") -> RulesWindow:
    """The rules page."""
    window = RulesWindow(theme, FOLDER / "rules", language)
    window.show_rules("house_numbers")
    return window


def settings(theme: Theme) -> SettingsWindow:
    """The settings."""
    return SettingsWindow(theme)


WINDOWS = {
    "home": home,
    "new match": new_match,
    "match": match,
    "result": result,
    "rules": rules,
    "settings": settings,
}


def lay_out(window: QWidget, size: QSize) -> None:
    """Shows a window in a size and lets its layouts settle."""
    window.resize(size)
    window.show()
    for _ in range(3):
        QApplication.processEvents()


def clipped(window: QWidget) -> list[str]:
    """The texts of labels and buttons that do not fit where they stand, and pages that scroll sideways."""
    found = []
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.text() or isinstance(label, ElidedLabel):
            continue
        if label.wordWrap():
            words = max(label.text().split(), key=len)
            wide = label.fontMetrics().horizontalAdvance(words)
            if label.heightForWidth(label.width()) > label.height() + 1 or wide > label.width() + 1:
                found.append(label.text())
        elif label.sizeHint().width() > label.width() + 1 or label.sizeHint().height() > label.height() + 1:
            found.append(label.text())
    for button in window.findChildren(QAbstractButton):
        if isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            continue
        if isinstance(button, MenuButton) and button.least:
            # Ends in an ellipsis, as an elided label does.
            continue
        if button.isVisible() and button.text():
            wide = button.fontMetrics().horizontalAdvance(button.text())
            if not button.property("wraps") and (
                wide > button.width() or button.minimumSizeHint().height() > button.height() + 1
            ):
                found.append(button.text())
    for scroll in window.findChildren(QScrollArea):
        if scroll.isVisible() and scroll.horizontalScrollBar().maximum() > 0:
            found.append("scrolls sideways")
    return found
