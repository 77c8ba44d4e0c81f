"""The scenario book: the row of the set-up, the page with every scenario, and scenarios that cannot be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from window_samples import lay_out, make_theme, make_translations

from desktop.table.plan import MatchPlan, SeatPlan
from desktop.texts import scenarios
from desktop.windows.new_match import NewMatchWindow
from desktop.windows.scenario_book import ScenarioBook, ScenarioRow
from engine.games.house_numbers.facts import FACTS as HOUSE_NUMBERS
from engine.games.room_to_move.facts import FACTS

SIZES = [(1600, 1000, 1.0), (1280, 720, 1.0), (1280, 720, 1.5), (2560, 1440, 1.0), (1024, 700, 2.0)]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test speaks English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@pytest.fixture
def window(qapp: QApplication) -> Iterator[NewMatchWindow]:
    """The set-up of Room to Move."""
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS)
    lay_out(made, QSize(1600, 1000))
    yield made
    put_away(made)


def put_away(window: NewMatchWindow) -> None:
    """Deletes a window, so that the style sheets of later ones need not reach it."""
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def row_of(window: NewMatchWindow) -> ScenarioRow:
    """The row of the scenario."""
    row = window.option_rows["scenario"]
    assert isinstance(row, ScenarioRow)
    return row


def book_of(window: NewMatchWindow) -> ScenarioBook:
    """The page of the row, opened."""
    row = row_of(window)
    row.open_button.click()
    QApplication.processEvents()
    return row.page


def started(window: NewMatchWindow) -> MatchPlan:
    """What Start sends."""
    plans: list[MatchPlan] = []
    window.start.connect(plans.append)
    window.start_button.click()
    return plans[-1]


def texts(book: ScenarioBook) -> str:
    """Every word on the left page."""
    QApplication.processEvents()
    return "\n".join(made.text() for made in book.left.findChildren(QLabel) if made.isVisibleTo(book))


def test_the_training_scenario_is_the_first(window: NewMatchWindow) -> None:
    assert row_of(window).value() == "00"
    assert row_of(window).name.text() == "Training: The first key"
    assert "The first key" in window.summary.text()
    plan = started(window)
    assert plan.options == {"scenario": "00", "walls_later": "off", "carpet": "strict"}


def test_a_card_of_the_book_chooses(window: NewMatchWindow) -> None:
    book = book_of(window)
    assert window.pages.currentWidget() is book
    book.cards["08"].click()
    assert row_of(window).name.text() == "8 The water tower"
    shown = texts(book)
    for words in ("The water tower", "No hallway", "Hatched squares", "Library: complete", "2 each", "Shelf × 2"):
        assert words in shown
    assert "The water tower" in window.summary.text()
    assert started(window).options["scenario"] == "08"


def test_back_and_escape_lead_to_the_set_up_first(window: NewMatchWindow) -> None:
    left: list[bool] = []
    window.back.connect(lambda: left.append(True))
    book_of(window)
    window.bar.back.click()
    assert window.pages.currentWidget() is window.scroll
    assert left == []
    book_of(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.scroll
    window.bar.back.click()
    assert left == [True]


@pytest.mark.parametrize("value", [f"{number:02}" for number in range(13)])
def test_every_scenario_shows_all_there_is_to_say(window: NewMatchWindow, value: str) -> None:
    book = book_of(window)
    book.cards[value].click()
    shown = texts(book)
    scenario = scenarios.scenario_at(int(value))
    assert scenario is not None
    for words in (scenario.file.names, scenario.file.story, scenario.file.advice):
        assert words["en"] in shown
    for one in (*scenario.rules, *scenario.bonuses):
        assert one.text["en"] in shown
    for room in scenario.rooms:
        assert room.names["en"] in shown
    assert f"{scenario.inside.bit_count()} squares" in shown


def test_filters_leave_the_scenarios_of_one_difficulty(window: NewMatchWindow) -> None:
    book = book_of(window)
    counts = {}
    for difficulty, made in book.filters.items():
        made.click()
        counts[difficulty] = sum(card.isVisible() for card in book.cards.values())
    assert counts[-1] == 13
    assert counts[1] + counts[2] + counts[3] == 12
    book.filters[3].click()
    book.surprise_button.click()
    assert book.cards[book.value].pencils == 3
    before = book.value
    book.surprise_button.click()
    assert book.value != before


def test_arrow_keys_go_from_card_to_card(window: NewMatchWindow) -> None:
    book = book_of(window)
    book.cards["00"].setFocus()
    QTest.keyClick(book.cards["00"], Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert book.value == "01"


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_nothing_is_cut_and_pages_scroll_one_way(qapp: QApplication, width: int, height: int, scale: float, language: str) -> None:  # fmt: skip  # noqa: E501
    make_translations().use(language)
    made = NewMatchWindow(make_theme("light", scale))
    made.open_game(FACTS)
    lay_out(made, QSize(width, height))
    book = book_of(made)
    book.cards["10"].click()
    for _ in range(3):
        QApplication.processEvents()
    for area in (book.whole, book.scroll, book.index_scroll):
        assert area.widget().width() <= area.viewport().width()
    shown = [card for card in book.cards.values() if card.isVisible()]
    rects = [card.geometry() for card in shown]
    assert not any(one.intersects(other) for at, one in enumerate(rects) for other in rects[at + 1 :])
    put_away(made)


def test_a_scenario_that_cannot_be_played_says_why(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    book = scenarios.book()
    assert book is not None
    why = "scenarios/00.json, inside: expected one connected house, not 2 parts."
    usable = {number: one for number, one in book.scenarios.items() if number != 0}
    spoilt = type(book)(book.furniture, usable, {0: why}, book.digest)
    monkeypatch.setattr(scenarios, "book", lambda: spoilt)
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS)
    lay_out(made, QSize(1600, 1000))
    assert row_of(made).value() == "01"
    page = book_of(made)
    page.cards["00"].click()
    assert why in texts(page)
    assert not made.start_button.isEnabled()
    assert why in made.warning.text()
    page.cards["02"].click()
    assert made.start_button.isEnabled()
    put_away(made)


def test_the_last_scenario_comes_back_and_another_game_has_no_book(window: NewMatchWindow) -> None:
    options = {"scenario": "07", "walls_later": "on", "carpet": "free"}
    window.open_game(FACTS, MatchPlan("room_to_move", "standard", (SeatPlan("Ada"),), options))
    assert started(window).options == options
    book_of(window)
    window.open_game(HOUSE_NUMBERS)
    assert window.pages.currentWidget() is window.scroll
    assert window.pages.count() == 1
