"""The result of Nine Blocks: who won or that nobody has, what lights the board, penalties, bonuses, statistics."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from nine_blocks_samples import ended_by
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from test_review import Idle
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.access.announcer import Kind
from desktop.access.speech import Speech
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.storage.settings import Settings
from desktop.table.boards import art_kind
from desktop.table.controller import Controller
from desktop.table.finished import finished_of
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.results import result_of
from desktop.table.review_page import ReviewPage
from desktop.texts.sentences import Sentences
from desktop.windows.result import ResultWindow
from desktop.windows.seating import NAMES
from desktop.windows.statistics_tables import MatchTable
from engine.core.chance import Chance
from engine.games.nine_blocks.actions import UseBonus
from engine.games.nine_blocks.events import Built, PlansRevealed
from resources import folder, reader

GAME = "nine_blocks"
SIZES = [QSize(1600, 1000), QSize(1280, 720), QSize(960, 640)]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


def played_table(seats: int, seed: int, bonus: str = "own") -> Controller:
    """A match played at random to its end."""
    table = Controller(reader, Sentences(), computers=Idle(), registry={GAME: "engine.games.nine_blocks.rules:load"})
    people = tuple(SeatPlan(NAMES[seat], "person", seat + 1) for seat in range(seats))
    assert table.begin(MatchPlan(GAME, "standard", people, {"bonus": bonus, "ask": "on"}, seed=seed)) == ""
    match = table.match
    draft = Chance(seed).draft()
    while match.outcome is None:
        seat = match.waiting[0]
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "play"))
    return table


def table_ended_by(reason: str) -> Controller:
    """A table whose match ended for this reason."""
    for seed in range(1, 200):
        for seats in (2, 3, 4):
            table = played_table(seats, seed)
            assert table.outcome is not None
            if table.outcome.reasons == (reason,):
                return table
    raise LookupError(reason)


def look() -> Look:
    """The light look with the art of the game."""
    theme = make_theme()
    return Look(theme.palette, Sprites(folder() / "art", theme.palette, art_kind(GAME)))


def make_window(table: Controller, size: QSize = SIZES[0]) -> ResultWindow:
    """The result of the match in a window."""
    window = ResultWindow(make_theme())
    window.show_result(result_of(table, look(), 40))
    lay_out(window, size)
    return window


class Heard:
    """An announcer that remembers."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, words: str, kind: Kind) -> None:
        self.said.append(words)

    def hush(self) -> None:
        """Nothing is under way."""


def test_nobody_has_won_is_said_everywhere(qapp: QApplication) -> None:
    table = table_ended_by("nobody")
    window = make_window(table)
    assert window.ribbon.words == "Nobody has won"
    assert window.ribbon.symbol == ""
    assert window.ribbon.points == ""
    assert window.reason.text() == "The end: all seats are out, so nobody wins."
    assert min(rank for _, rank in window.podium.ranks) == 2
    assert not window.ties.isVisible()
    window.close()
    assert table.outcome is not None
    heard = Heard()
    speech = Speech(heard)  # type: ignore[arg-type]
    speech.table = table  # type: ignore[assignment]
    speech.end(table.outcome)
    assert heard.said[0] == "Nobody has won."
    assert heard.said[1].startswith("Rank 2: ")
    matches = MatchTable(make_theme())
    matches.show_matches([finished_of(table.match)])
    item = matches.item(0, 1)
    assert item is not None
    assert item.text().startswith("Nobody won: ")
    matches.close()


def test_a_winner_is_named_with_points(qapp: QApplication) -> None:
    table = table_ended_by("points")
    assert table.outcome is not None
    (winner,) = table.outcome.causes[0]
    window = make_window(table)
    assert window.ribbon.words == f"{NAMES[winner]} wins"
    assert window.ribbon.points.endswith(" points")
    assert window.reason.text() == f"The end: 3 points or more for {NAMES[winner]}."
    window.close()


def test_the_total_tells_penalties_and_bonuses(qapp: QApplication) -> None:
    table = table_ended_by("all_passed")
    result = result_of(table, None, 40)
    assert result.cells is not None
    used = [0] * len(result.seats)
    for _, seat, action, _ in table.match.history():
        used[seat] += isinstance(action, UseBonus)
    view = table.match.view(None)
    for seat in range(len(result.seats)):
        words = " ".join(result.cells(seat, "").lines)
        assert f"Bonuses used: {used[seat]}." in words
        assert ("Out in round" in words) == bool(view.out[seat])
        assert ("Passed in round" in words) == bool(view.passed[seat] and not view.out[seat])


@pytest.mark.parametrize("reason", ["points", "nobody", "all_passed", "last_seat"])
def test_every_row_lights_its_spaces(reason: str, qapp: QApplication) -> None:
    table = table_ended_by(reason)
    window = make_window(table)
    assert window.result is not None
    for seat, sheet in enumerate(window.result.outcome.sheets):
        for row in sheet.rows:
            window.board.show_cell(seat, row.key)
            assert window.board.points.text() == str(row.points)
    picture = window.board_picture(400)
    assert picture is not None
    assert picture.width() == picture.height() == 400
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("reason", ["points", "nobody", "all_passed"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(language: str, reason: str, size: QSize, qapp: QApplication) -> None:
    make_translations().use(language)
    window = make_window(table_ended_by(reason), size)
    assert clipped(window) == []
    window.close()


def test_ranks_begin_with_two_where_nobody_won() -> None:
    _, outcome = ended_by("nobody")
    assert min(outcome.ranks) == 2
    assert outcome.causes == ((),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chart_has_a_mark_after_every_round(seats: int, qapp: QApplication) -> None:
    table = played_table(seats, 3)
    window = make_window(table)
    assert window.charts.panels[0].chart.isVisible()
    assert window.charts.panels[0].chart.pace == "after each round"
    assert table.outcome is not None
    for seat, line in enumerate(window.charts.panels[0].chart.course):
        assert len(line) == table.round
        assert line[-1] == table.outcome.sheets[seat].total
        assert list(line) == sorted(line)
    window.close()


def test_the_review_has_the_steps_of_every_round(qapp: QApplication) -> None:
    table = played_table(3, 4)
    page = ReviewPage(make_theme(), Settings(None), folder())
    page.begin(table)
    assert page.review is not None
    seen: dict[int, int] = {}
    for step in range(page.review.steps + 1):
        page.go(step)
        last = page.review.shown.last
        if last is None or not last.facts or last.round in seen:
            continue
        page.board.activate(("last_round",))  # type: ignore[union-attr]
        steps = page.board.pieces["steps",]  # type: ignore[union-attr]
        assert steps.isVisible(), last.round
        seen[last.round] = len(last.facts)
        page.board.activate(("stepper", "close"))  # type: ignore[union-attr]
        hand = page.review.shown.hands[page.review.seat]
        title, caption, _ = page.board.pieces["tray_words",].state  # type: ignore[union-attr]
        assert title == (f"The tiles of {table.seats[0].name}" if hand else "All screens are closed")
        assert "look away" not in caption
        assert not page.board.pieces["cover",].isVisible()  # type: ignore[union-attr]
    planned = {
        event.round
        for _, _, _, told in table.match.history()
        for one in told
        if isinstance(event := one.event, PlansRevealed | Built)
    }
    assert set(seen) == planned
    page.forget()
