"""Looking at a finished match step by step, each seat with its own eyes."""

from __future__ import annotations

from pathlib import Path

import pytest
from app_samples import make_app
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from window_samples import FOLDER, make_theme, make_translations

from desktop.storage.settings import Settings
from desktop.table.computers import Computers
from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.review import Review, can_review
from desktop.table.review_page import ReviewPage
from desktop.texts.sentences import Sentences
from engine.games.house_numbers.actions import HIDDEN
from engine.players.levels import player
from resources import reader


@pytest.fixture(scope="module", autouse=True)
def english() -> None:
    """Every sentence in English."""
    make_translations().use("en")


class Idle(Computers):
    """Nobody thinks: the tests play every seat."""

    def __init__(self) -> None:
        self.owner = QObject()
        super().__init__(parent=self.owner)

    def ask(self, asked: object) -> None:
        """Does nothing."""

    def use(self, game: str) -> None:
        """Starts no worker."""


def make_table(mode: str, seats: int, game: str = "house_numbers") -> Controller:
    """A match of persons that has just begun."""
    table = Controller(reader, Sentences(), computers=Idle(), clock=iter(range(10**6)).__next__)
    people = tuple(SeatPlan(f"Seat {i + 1}", "person", i + 1) for i in range(seats))
    assert table.begin(MatchPlan(game, mode, people, seed=11)) == ""
    return table


def play_to_end(table: Controller) -> Controller:
    """Plays it to the end."""
    while table.outcome is None:
        if table.front.expected is not None:
            table.lift()
        seat = table.seat
        assert seat is not None
        match = table.match
        decided = player(match.game, "beginner").decide(table.view, seat, match.thinking(seat))
        assert table.submit(decided.action) is None
    return table


@pytest.fixture(scope="module")
def basic(qapp: object) -> Controller:
    """A finished basic match of two."""
    return play_to_end(make_table("basic", 2))


@pytest.fixture(scope="module")
def expert(qapp: object) -> Controller:
    """A finished expert match of two, with hands."""
    return play_to_end(make_table("expert", 2))


def test_a_match_that_goes_on_cannot_be_reviewed(qapp: object) -> None:
    table = make_table("expert", 2)
    assert not can_review(table)
    with pytest.raises(RuntimeError):
        Review(table)


def test_it_stands_after_every_act(basic: Controller) -> None:
    review = Review(basic)
    match = basic.match
    assert review.steps == len(match.acts)
    assert review.step == review.steps
    for step in (0, 1, 5, review.steps):
        review.go(step)
        assert review.shown == match.game.view(match.state_after(step), 0)
        assert review.round == match.round_after(step)
    assert not review.go(review.steps + 5)
    review.go(-3)
    assert review.step == 0


def test_rounds_lead_to_their_starts(basic: Controller) -> None:
    review = Review(basic)
    review.go(0)
    assert review.go_round(1)
    assert (review.step, review.round) == (2, 2)
    review.go(3)
    review.go_round(-1)
    assert review.step == 2
    review.go_round(-1)
    assert review.step == 0
    assert not review.go_round(-1)


def test_hidden_cards_are_those_of_the_chosen_seat_then(expert: Controller) -> None:
    review = Review(expert)
    review.go(6)
    for seat in (0, 1):
        review.choose(seat)
        view = review.shown
        assert view.seat == seat
        assert HIDDEN not in view.hands[seat]
        assert HIDDEN in view.hands[1 - seat]


def test_the_log_grows_with_the_steps_and_says_what_happened(basic: Controller) -> None:
    review = Review(basic)
    basic.show_again()
    whole = [line.words for line in basic.log_lines()]
    assert [line.words for line in review.lines()] == whole
    review.go(0)
    assert review.lines() == []
    assert review.remark == "The start of the match"
    review.go(1)
    assert review.remark == "Seat 1 confirms the turn"
    review.go(2)
    assert review.remark.startswith("Seat 1: ")
    assert review.lines()


def test_nobody_acts_in_a_review(basic: Controller) -> None:
    review = Review(basic)
    review.go(0)
    before = basic.record()
    action = basic.match.history()[0][2]
    assert review.refuse(action) is not None
    assert review.submit(action) is not None
    assert not review.can_take_back()
    assert basic.record() == before


def make_page(table: Controller) -> ReviewPage:
    """The page on a match."""
    page = ReviewPage(make_theme(), Settings(None), FOLDER)
    page.begin(table)
    page.window.resize(1280, 800)
    page.window.show()
    return page


def test_buttons_keys_and_slider_lead_through_the_match(basic: Controller, qtbot: QtBot) -> None:
    page = make_page(basic)
    review, window = page.review, page.window
    assert review is not None
    assert page.view is not None
    window.buttons["first"].click()
    assert review.step == 0
    assert not window.buttons["previous"].isEnabled()
    window.buttons["next"].click()
    assert review.step == 1
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert review.step == 2
    QTest.keyClick(page.view, Qt.Key.Key_PageDown)
    assert review.step == 4
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert review.step == 3
    window.slider.setValue(7)
    assert review.step == 7
    assert window.count.text() == f"7 of {review.steps}"
    QTest.keyClick(page.view, Qt.Key.Key_End)
    assert review.step == review.steps
    window.seats[1].click()
    assert review.seat == 1
    assert page.board is not None
    assert page.board.shown == 1
    page.window.close()
    page.forget()


def test_the_board_shows_the_step_and_offers_no_move(basic: Controller, qtbot: QtBot) -> None:
    page = make_page(basic)
    page.go(9)
    board = page.board
    assert board is not None
    assert not board.now.drafting
    assert board.pieces["prompt",].state.words == page.review.remark
    assert not board.pieces["confirm",].active
    assert not any(board.pieces["plot", plot].active for plot in range(33))
    page.window.close()
    page.forget()


def test_no_curtain_is_offered_where_nothing_is_hidden(qtbot: QtBot) -> None:
    page = make_page(play_to_end(make_table("standard", 2, "after_the_quake")))
    qtbot.addWidget(page.window)
    board = page.board
    assert board is not None
    for step in range(0, page.review.steps, 7):
        page.go(step)
        assert not board.pieces["cover",].isVisible()
    page.forget()


def test_it_plays_by_itself_and_stops_at_the_end(basic: Controller, qtbot: QtBot) -> None:
    page = make_page(basic)
    window = page.window
    window.choose_pace(4.0)
    window.toggle()
    assert page.review.step == 0
    assert window.timer.isActive()
    window.timer.start(1)
    qtbot.waitUntil(lambda: page.review.step == page.review.steps, timeout=60000)
    assert not window.timer.isActive()
    window.close()
    page.forget()


def test_from_the_result_and_back_also_in_another_language(tmp_path: Path, qtbot: QtBot) -> None:
    app = make_app(tmp_path)
    app.start()
    app.begin(MatchPlan("house_numbers", "basic", (SeatPlan("Ada", "person", 1), SeatPlan("Bo", "person", 2)), seed=11))
    play_to_end(app.controller)
    qtbot.waitUntil(lambda: app.result_page is not None and app.window.pages.currentWidget() is app.result_page)
    result = app.result_page
    assert result is not None
    result.review_button.click()
    assert app.window.pages.currentWidget() is app.review.window
    app.review.go(4)
    app.choose_language("de")
    assert app.review.window.bar.caption.text() == "Rückschau"
    assert app.review.board.pieces["prompt",].state.words == app.review.review.remark
    app.review.window.bar.back.click()
    assert app.window.pages.currentWidget() is result
    assert "Hilfen" in result.notes.text()
    app.choose_language("en")
    assert result.notes.text().startswith("Aids in this match")
    app.window.close()


def test_a_running_match_cannot_be_reviewed_from_the_program(tmp_path: Path, qtbot: QtBot) -> None:
    app = make_app(tmp_path)
    app.start()
    app.begin(
        MatchPlan("house_numbers", "expert", (SeatPlan("Ada", "person", 1), SeatPlan("Bo", "person", 2)), seed=11)
    )
    app.show_review()
    assert app.review is None
    assert app.sentences
    app.window.close()
