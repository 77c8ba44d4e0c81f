"""The result of After the Quake: a row per goal, what lights the map, the Committee as an opponent that is no seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from test_review import Idle
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.access.announcer import Kind
from desktop.access.speech import Speech
from desktop.boards.after_the_quake.portrait import what_counts
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.storage.tallies import people, source_averages, summaries
from desktop.table import boards
from desktop.table.controller import Controller
from desktop.table.finished import finished_of
from desktop.table.opponents import colour_beside
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.results import result_of
from desktop.texts import statistics
from desktop.texts.actions import point_words
from desktop.texts.sentences import Sentences
from desktop.windows.result import ResultWindow
from desktop.windows.seating import NAMES
from desktop.windows.statistics_tables import MatchTable
from engine.core.chance import Chance
from engine.core.game import Outcome, ScoreSheet
from resources import folder, reader

GAME = "after_the_quake"
RULES = "engine.games.after_the_quake.rules:load"
BOARD = "desktop.boards.after_the_quake.board:AfterTheQuakeBoard"
OPTIONS = {"flat_money": "off", "permit_limit": "discard"}
SIZES = [QSize(1600, 1000), QSize(1280, 720), QSize(960, 640)]


@pytest.fixture(autouse=True)
def english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins in English."""
    monkeypatch.setattr(boards, "BOARDS", {**boards.BOARDS, GAME: BOARD})
    make_translations().use("en")
    yield
    make_translations().use("en")


def played_table(seats: int, seed: int) -> Controller:
    """A match played at random to its end; one seat plays the Committee."""
    table = Controller(reader, Sentences(), computers=Idle(), registry={GAME: RULES})
    seated = tuple(SeatPlan(NAMES[seat], "person", seat + 1) for seat in range(seats))
    mode = "solo" if seats == 1 else "standard"
    assert table.begin(MatchPlan(GAME, mode, seated, OPTIONS, seed=seed)) == ""
    match = table.match
    draft = Chance(seed).draft()
    while match.outcome is None:
        seat = match.waiting[0]
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "play"))
    return table


def solo_table(rank: int) -> Controller:
    """A match against the Committee in which the seat has this rank."""
    for seed in range(1, 60):
        table = played_table(1, seed)
        assert table.outcome is not None
        if table.outcome.ranks == (rank,):
            return table
    raise LookupError(rank)


def make_window(table: Controller, size: QSize = SIZES[0]) -> ResultWindow:
    """The result window of a finished match."""
    theme = make_theme()
    window = ResultWindow(theme)
    look = Look(theme.palette, Sprites(folder() / "art", theme.palette, boards.art_kind(GAME, boards.BOARDS)))
    window.show_result(result_of(table, look, 55))
    lay_out(window, size)
    return window


# The mechanism


def test_opponents_win_where_no_seat_does() -> None:
    sheet = ScoreSheet((), 3)
    assert Outcome(("year",), ((0,),), (1,), (sheet,), (), (sheet,)).standing == (1, 2)
    assert Outcome(("year",), ((0,),), (2,), (sheet,), (), (sheet,)).standing == (2, 1)
    assert Outcome(("year",), ((0,),), (1, 2, 2), (sheet,) * 3).standing == (1, 2, 2)


def test_opponents_take_a_colour_that_no_seat_has() -> None:
    assert colour_beside([1, 2]) == 8
    assert colour_beside([8]) == 7


# The table of scores


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_goal_of_every_seat_has_a_row(seats: int) -> None:
    table = played_table(seats, 5)
    window = make_window(table)
    outcome = table.outcome
    assert outcome is not None
    assert window.result is not None
    sheets = (*outcome.sheets, *outcome.opponents)
    shown = [line.key for line in window.table.lines]
    assert len(shown) == len(set(shown))
    assert {row.key for sheet in sheets for row in sheet.rows} == set(shown)
    assert list(dict.fromkeys(line.group for line in window.table.lines)) == ["common", "personal", "city"]
    for seat, sheet in enumerate(sheets):
        assert sum(window.table.value(seat, key)[1] for key in shown) == sheet.total
        for row in sheet.rows:
            cell = window.result.cells(seat, row.key) if window.result.cells else None
            assert cell is not None
            assert cell.points == row.points
    window.close()


def test_a_goal_that_gave_nothing_differs_from_one_that_is_not_there() -> None:
    for seed in range(1, 30):
        table = played_table(3, seed)
        assert table.outcome is not None
        keys = [{row.key: row for row in sheet.rows} for sheet in table.outcome.sheets]
        for seat, own in enumerate(keys):
            for key, row in own.items():
                others = [other for other in range(3) if key not in keys[other]]
                if key.startswith("personal_") and not row.points and not row.count and others:
                    window = make_window(table)
                    assert not window.table.tells_nothing(seat, key)
                    assert window.table.tells_nothing(others[0], key)
                    window.close()
                    return
    pytest.fail("every personal goal gave something")


def test_the_portrait_lights_the_buildings_of_a_goal() -> None:
    lit = 0
    for seed in range(1, 12):
        table = played_table(3, seed)
        window = make_window(table)
        assert table.outcome is not None
        for seat, sheet in enumerate(table.outcome.sheets):
            for row in sheet.rows:
                lit += bool(row.squares) and row.group == "personal"
                window.point(seat, row.key)
                portrait = window.board.picture.painter
                assert portrait is not None

                view = table.match.view(None)
                assert set(row.squares) <= what_counts(view, seat, row.key), (seed, seat, row.key)
        window.close()
    assert lit


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_chart_has_a_mark_after_every_year(seats: int) -> None:
    table = played_table(seats, 3)
    window = make_window(table)
    assert table.outcome is not None
    assert window.charts.panels[0].chart.pace == "after each year"
    sheets = (*table.outcome.sheets, *table.outcome.opponents)
    assert len(window.charts.panels[0].chart.course) == len(sheets)
    for line, sheet in zip(window.charts.panels[0].chart.course, sheets, strict=True):
        assert len(line) == table.round
        assert line[-1] == sheet.total
    window.close()


def test_the_chart_follows_money_and_development_while_they_are_pointed_at() -> None:
    table = played_table(1, 3)
    window = make_window(table)
    boards_now = table.match.view(None).boards
    window.point(0, "money")
    assert window.charts.panels[0].chart.heading == "Money in $"
    assert [line[-1] for line in window.charts.panels[0].chart.course] == [board.money for board in boards_now]
    window.point(1, "development")
    assert window.charts.panels[0].chart.heading == "Points for development"
    window.point(0, "urban")
    assert window.charts.panels[0].chart.heading == "Points"
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(language: str, seats: int, size: QSize) -> None:
    make_translations().use(language)
    window = make_window(played_table(seats, 2), size)
    assert clipped(window) == []
    window.close()


# The Committee


@pytest.mark.parametrize(("rank", "words"), [(1, f"{NAMES[0]} wins"), (2, "The Committee wins")])
def test_the_result_against_the_committee(rank: int, words: str) -> None:
    table = solo_table(rank)
    window = make_window(table)
    outcome, result = table.outcome, window.result
    assert outcome is not None
    assert result is not None
    assert window.ribbon.words == words
    best = max(outcome.sheets[0].total, outcome.opponents[0].total)
    assert window.ribbon.points == point_words(GAME, best)
    assert [seat.name for seat in result.seats] == [NAMES[0], "The Committee"]
    assert result.outcome.ranks == (rank, 3 - rank)
    assert "against the Committee" in window.facts.text()
    assert "1 seat ·" in window.facts.text()
    assert "committee_goals" in {line.key for line in window.table.lines} or not any(
        row.count for row in outcome.opponents[0].rows if row.key == "committee_goals"
    )
    assert window.podium.accessibleName().count(":") == 2
    window.close()


class Said:
    """Keeps what is said."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def say(self, words: str, kind: Kind) -> None:
        """Keeps a sentence."""
        self.words.append(words)


@pytest.mark.parametrize("rank", [1, 2])
def test_the_end_against_the_committee_is_spoken(rank: int) -> None:
    table = solo_table(rank)
    assert table.outcome is not None
    speech = Speech(Said())  # type: ignore[arg-type]
    speech.table = table
    speech.end(table.outcome)
    said = speech.announcer.words  # type: ignore[attr-defined]
    own, other = table.outcome.sheets[0].total, table.outcome.opponents[0].total
    both = [f"Rank {rank}: {NAMES[0]} with {own} points", f"Rank {3 - rank}: The Committee with {other} points"]
    assert said == (both if rank == 1 else both[::-1])


@pytest.mark.parametrize("rank", [1, 2])
def test_the_statistics_know_whom_a_seat_played(rank: int) -> None:
    table = solo_table(rank)
    made = finished_of(table.match)
    assert [seat.controller for seat in made.seats] == ["person", "automaton"]
    assert [seat.rank for seat in made.seats] == [rank, 3 - rank]
    assert made.seats[1].colour == 8
    assert sum(row.points for row in made.seats[1].rows) == made.seats[1].total
    first, second = summaries(people([made]))
    assert (first.who.name, first.contested, first.won) == (NAMES[0], 1, int(rank == 1))
    assert statistics.who_name(second.who.name, second.who.controller) == "The Committee"
    assert second.won == int(rank == 2)
    words = MatchTable(make_theme()).seat_words(made)
    assert "The\u00a0Committee" in words
    assert "Nobody" not in words


def test_the_statistics_tell_what_points_come_from() -> None:
    made = finished_of(played_table(3, 5).match)
    found = people([made])
    for spots in found.values():
        averages = source_averages(spots, partial(statistics.source_of, GAME))
        assert sum(average.points for average in averages) == spots[0].own.total
        assert {average.key for average in averages} == {"common", "personal", "development", "urban", "money"}
    assert statistics.source_name(GAME, "urban") == "Urban planning"
    assert statistics.source_name("a_newer_game", "walls") == "Walls"
