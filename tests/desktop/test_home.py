"""The home window: what can be played, what is coming, the match to go on with."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_samples import clipped, home, last_match, lay_out, make_theme, make_translations

from desktop.texts.games import GAME_IDS, PUZZLE_IDS, SEATS_AND_MINUTES
from desktop.windows.home import HomeWindow
from engine.core.facts import GameFacts
from engine.games.house_numbers.facts import FACTS


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test speaks English, and leaves it spoken."""
    make_translations().use("en")
    yield
    make_translations().use("en")


def test_only_built_games_can_be_begun(qapp: QApplication) -> None:
    window = home(make_theme())
    begun: list[str] = []
    window.new_match.connect(begun.append)
    for card in window.cards.values():
        card.start.click()
    assert begun == ["house_numbers"]
    assert [game for game, card in window.cards.items() if card.start.isEnabled()] == ["house_numbers"]
    assert {card.start.text() for game, card in window.cards.items() if game != "house_numbers"} == {"Coming"}
    assert tuple(window.cards) == GAME_IDS


def test_seats_and_minutes_come_from_the_facts(qapp: QApplication) -> None:
    window = home(make_theme())
    lay_out(window, QSize(1600, 1000))
    card = window.cards["house_numbers"]
    assert card.seats.words.text() == f"1 to {FACTS.table_seats[1]} seats"
    assert card.minutes.words.text() == f"{FACTS.minutes} min"
    window.close()


def test_five_puzzles_are_coming(qapp: QApplication) -> None:
    window = home(make_theme())
    assert [ticket.puzzle for ticket in window.tickets] == list(PUZZLE_IDS)
    assert {ticket.state.text() for ticket in window.tickets} == {"coming"}


def test_the_last_match_can_be_gone_on_with(qapp: QApplication) -> None:
    window = home(make_theme())
    lay_out(window, QSize(1600, 1000))
    asked: list[bool] = []
    window.resume.connect(lambda: asked.append(True))
    assert window.last_title.text() == "Last match: House Numbers"
    words = window.last_words.text()
    assert words.startswith("Turn 12 · advanced rules · Ada to act · saved ")
    assert "21:40" in words or "9:40" in words
    assert window.marks.count() == 3
    assert QApplication.focusWidget() is window.continue_button
    window.continue_button.click()
    assert asked == [True]
    window.set_last_match(None)
    assert not window.continue_button.isVisible()
    assert window.last_title.text() == "No match under way"
    window.close()


def test_without_a_last_match_the_first_game_has_the_focus(qapp: QApplication) -> None:
    window = HomeWindow(make_theme())
    window.set_games({"house_numbers": FACTS})
    lay_out(window, QSize(1600, 1000))
    assert QApplication.focusWidget() is window.cards["house_numbers"].start
    window.close()


def test_rules_and_languages_are_offered(qapp: QApplication) -> None:
    window = home(make_theme())
    asked: list[str] = []
    window.rules.connect(asked.append)
    window.language.connect(asked.append)
    window.fill_rules()
    window.rules_menu.actions()[0].trigger()
    window.fill_languages()
    assert [action.text() for action in window.language_menu.actions()] == ["English", "Italiano", "Deutsch"]
    window.language_menu.actions()[2].trigger()
    assert asked == ["house_numbers", "de"]


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("size", "scale"), [(QSize(1280, 720), 1.0), (QSize(1600, 1000), 1.0), (QSize(1920, 1080), 1.5)]
)
def test_everything_fits_without_scrolling(size: QSize, scale: float, language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    theme = make_theme(text_scale=scale)
    theme.fit_window(size)
    window = home(theme)
    lay_out(window, size)
    assert window.scroll.verticalScrollBar().maximum() == 0
    assert window.scroll.horizontalScrollBar().maximum() == 0
    window.close()
    make_translations().use("en")


def facts_of(count: int) -> dict[str, GameFacts]:
    """The facts of the first ``count`` games; those that are not built yet have made-up modes."""
    found = {}
    for game in GAME_IDS[:count]:
        least, most, minutes = SEATS_AND_MINUTES[game]
        mode = replace(FACTS.modes[0], seats=(least, most), table_seats=(least, most))
        found[game] = replace(FACTS, id=game, modes=(mode,), minutes=minutes)
    return found


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("count", [1, 3, 5])
@pytest.mark.parametrize(
    ("size", "scale"),
    [(QSize(1280, 720), 1.0), (QSize(1600, 1000), 1.0), (QSize(1280, 720), 2.0), (QSize(3840, 2160), 1.0)],
)
def test_so_many_games_have_room(size: QSize, scale: float, count: int, language: str, qapp: QApplication) -> None:
    """Any number of games can be begun, nothing is cut, nothing lies beside the window."""
    make_translations().use(language)
    theme = make_theme(text_scale=scale)
    theme.fit_window(size)
    window = HomeWindow(theme)
    window.set_games(facts_of(count))
    window.set_language(language)
    window.set_last_match(last_match())
    lay_out(window, size)
    begun: list[str] = []
    window.new_match.connect(begun.append)
    for card in window.cards.values():
        card.start.click()
    assert begun == list(GAME_IDS[:count])
    assert window.rules_menu.isEmpty()
    window.fill_rules()
    assert len(window.rules_menu.actions()) == count
    assert clipped(window) == []
    assert len({card.y() for card in window.cards.values()}) == (1 if scale < 2 else 2)
    window.close()
    make_translations().use("en")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("size", "scale", "columns"),
    [
        (QSize(1600, 1000), 1.0, 5),
        (QSize(1280, 720), 1.0, 5),
        (QSize(1600, 1000), 2.0, 3),
        (QSize(1280, 720), 2.0, 3),
        (QSize(960, 640), 1.0, 3),
        (QSize(960, 640), 2.0, 2),
    ],
)
def test_the_last_match_is_seen_first_where_the_games_fill_the_window(
    size: QSize, scale: float, columns: int, language: str, qapp: QApplication
) -> None:
    """Whatever is folded, Continue can be seen without scrolling and nothing scrolls sideways."""
    make_translations().use(language)
    window = home(make_theme(text_scale=scale))
    lay_out(window, size)
    assert window.columns == columns
    assert clipped(window) == []
    button = window.continue_button
    place = button.mapTo(window.scroll.viewport(), button.rect().bottomRight())
    assert window.scroll.viewport().rect().contains(place)
    assert window.board_picture.width() >= window.theme.px(90)
    below = window.last_card.y() > window.cards["house_numbers"].y()
    assert below == (columns == 5)
    window.language_button.setFocus()
    QTest.keyClick(window.language_button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is (window.cards["house_numbers"].start if below else button)
    window.open_button.setFocus()
    QTest.keyClick(window.open_button, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is (button if below else window.cards["house_numbers"].start)
    window.set_last_match(None)
    lay_out(window, size)
    assert window.last_card.y() > window.cards["house_numbers"].y()
    assert clipped(window) == []
    window.set_last_match(last_match())
    lay_out(window, size)
    assert (window.last_card.y() > window.cards["house_numbers"].y()) == below
    assert clipped(window) == []
    window.close()


def test_the_frame_goes_on_in_the_ground_of_the_picture(qapp: QApplication) -> None:
    """Not in the colour of what lies in its corner."""
    picture = QPixmap(200, 100)
    picture.fill(QColor("#FBF8F1"))
    painter = QPainter(picture)
    painter.fillRect(0, 0, 30, 20, QColor("#C9694C"))
    painter.end()
    window = home(make_theme())
    window.set_last_match(dataclasses.replace(last_match(), picture=picture))
    assert window.board_picture.around == QColor("#FBF8F1")
    picture.fill(QColor(0, 0, 0, 0))
    window.set_last_match(dataclasses.replace(last_match(), picture=picture))
    assert window.board_picture.around.alpha() == 0
