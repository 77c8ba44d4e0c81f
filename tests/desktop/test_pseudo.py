"""All windows in three languages and in one that does not exist, at 100, 150 and 200 %: nothing is cut, nothing stays
English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pseudo import PseudoTranslator, pseudo
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QMenu, QWidget
from test_review import make_table, play_to_end
from window_samples import FOLDER, WINDOWS, clipped, lay_out, make_theme, make_translations

from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.table.review_page import ReviewPage
from desktop.texts.catalogues import LANGUAGES
from desktop.texts.words import SeatName
from desktop.windows import dialogs
from desktop.windows.keys_dialog import KeysDialog
from desktop.windows.match import MatchWindow
from desktop.windows.seating import NAMES
from desktop.windows.standard_actions import overview
from desktop.windows.statistics import StatisticsWindow
from desktop.windows.theme import Theme

OWN = {"Cantiere", *LANGUAGES.values(), *NAMES, *(f"Seat {number}" for number in range(1, 13))}
"""Names are the same in every language."""
GIVEN = {"House Numbers", "Turn 12", "· advanced rules", "There is nothing to bring back."}
"""What the sample of the match frame is given by whoever owns it."""


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[PseudoTranslator]:
    """Speaks the language that does not exist."""
    make_translations().use("en")
    made = PseudoTranslator()
    QCoreApplication.installTranslator(made)
    yield made
    QCoreApplication.removeTranslator(made)


@pytest.fixture(scope="module")
def review_page(qapp: QApplication) -> Iterator[ReviewPage]:
    """A review of a finished match."""
    make_translations().use("en")
    page = ReviewPage(make_theme(), Settings(None), FOLDER)
    page.begin(play_to_end(make_table("basic", 2)))
    yield page
    page.forget()


def make_dialogs(theme: Theme) -> list[dialogs.Message]:
    """Dialogs of every kind."""
    people = [SeatName("Ada", 1), SeatName("Bo", 2)]
    return [
        dialogs.ConsentDialog(theme, people, [0, 1], 12),
        dialogs.AboutDialog(theme, "0.1.0"),
        KeysDialog(theme),
    ]


def texts(window: QWidget) -> list[str]:
    """Every text of a window that people read."""
    found = []
    for kind in (QLabel, QAbstractButton):
        found += [made.text() for made in window.findChildren(kind)]
    for made in window.findChildren(QComboBox):
        found += [made.itemText(at) for at in range(made.count())]
    found += [made.placeholderText() for made in window.findChildren(QLineEdit)]
    found += [made.accessibleName() for made in window.findChildren(QWidget)]
    found += [made.toolTip() for made in window.findChildren(QWidget)]
    return [text for text in found if text]


def untranslated(window: QWidget) -> list[str]:
    """Texts with words outside brackets."""
    keys = {line.keys for _, lines in overview() for line in lines}
    wrong = []
    for text in texts(window):
        depth, outside = 0, ""
        for char in text:
            depth += {"[": 1, "]": -1}.get(char, 0)
            if depth == 0 and char != "]":
                outside += char
        words = outside
        for name in sorted(OWN | GIVEN | keys, key=len, reverse=True):
            words = words.replace(name, "")
        if any(char.isalpha() for char in words):
            wrong.append(text)
    return wrong


def test_placeholders_survive_the_brackets() -> None:
    assert pseudo("%1 of %2") == "[%1 öf %2 ·~]"
    assert len(pseudo("Settings")) >= len("Settings") * 1.4


@pytest.mark.parametrize("name", WINDOWS)
def test_no_text_stays_english_and_longer_ones_fit(name: str, translator: PseudoTranslator) -> None:
    window = WINDOWS[name](make_theme())
    lay_out(window, QSize(1600, 1000))
    if name != "rules":  # rules pages are documents of their own
        assert untranslated(window) == []
    assert clipped(window) == []
    if isinstance(window, MatchWindow):
        window.fill_menu()
        menus = [window.menu, *(a.menu() for a in window.menu.actions() if isinstance(a.menu(), QMenu))]
        entries = [action.text() for menu in menus for action in menu.actions() if not action.isSeparator()]
        assert all("[" in text for text in entries if text not in OWN)
    window.close()


def test_statistics_and_dialogs_in_brackets(translator: PseudoTranslator) -> None:
    theme = make_theme()
    window = StatisticsWindow(theme, Statistics(None))
    lay_out(window, QSize(1600, 1000))
    assert untranslated(window) == []
    assert clipped(window) == []
    window.close()
    for dialog in make_dialogs(theme):
        dialog.show()
        QApplication.processEvents()
        if not isinstance(dialog, dialogs.AboutDialog):  # versions and names of licences
            assert untranslated(dialog) == []
        assert clipped(dialog) == []
        dialog.close()


def test_review_in_brackets(review_page: ReviewPage, translator: PseudoTranslator) -> None:
    window = review_page.window
    lay_out(window, QSize(1600, 1000))
    window.retranslate()
    review_page.show()
    review_page.window.set_match(pseudo("House Numbers"), review_page.review.steps, window.names)
    review_page.show()
    QApplication.processEvents()
    assert untranslated(window.foot) == []
    assert untranslated(window.bar) == []
    assert clipped(window) == []
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", [*WINDOWS, "review"])
def test_nothing_is_cut_at_any_text_size(
    name: str, scale: float, language: str, qapp: QApplication, review_page: ReviewPage
) -> None:
    make_translations().use(language)
    theme = make_theme(text_scale=scale)
    if name == "review":
        window: QWidget = review_page.window
        review_page.theme.set(text_scale=scale)
    else:
        window = WINDOWS[name](theme)
    # 200 % is meant for large screens; the smallest window has room for 100 %.
    lay_out(window, QSize(1280, 720) if scale == 1.0 else QSize(1920, 1080))
    assert clipped(window) == []
    window.close()
    review_page.theme.set(text_scale=1.0)
    make_translations().use("en")
