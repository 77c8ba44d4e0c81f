"""Statistics of a game that all seats win or lose together: no winners, one total per match, its own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from statistics_samples import NAMES, made_up
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.storage.statistics import Finished, Statistics
from desktop.table.finished import finished_of
from desktop.texts import statistics as words_of
from desktop.windows.statistics import StatisticsWindow, plays_for_itself
from desktop.windows.statistics_tables import OF_WINNERS
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo, Table
from engine.core.registry import GAMES, load
from resources import reader

GAME = "common_ground"


def played(seats: int, seed: int) -> Finished:
    """The entry of a match of Common Ground played by chance."""
    people = tuple(SeatInfo(NAMES[at], "person", at + 1) for at in range(seats))
    setup = Setup(seats, "standard", {"children": "off", "open_table": "off"})
    match = Match.new(load(GAME, reader(GAME)), setup, people, seed, Table(free_undo=False, aids=("legal",)))
    while match.outcome is None:
        seat = match.waiting[0]
        draft = Chance(len(match.entries)).draft()
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "test"))
    return replace(finished_of(match), finished=f"2026-11-{seed + 1:02d}T18:05:00+00:00")


MATCHES = (played(2, 1), played(3, 2), played(6, 3))


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Statistics]:
    """Statistics of both games; Common Ground was played last."""
    made = Statistics(tmp_path / "statistics.sqlite3")
    for match in (made_up(1, (30, 40)), made_up(2, (50, 20)), *MATCHES):
        assert made.record(match)
    yield made
    made.close()


def window_of(store: Statistics, size: QSize | None = None, scale: float = 1.0) -> StatisticsWindow:
    """The window, laid out, at Common Ground."""
    window = StatisticsWindow(make_theme(text_scale=scale), store)
    window.show_kind(GAME, "standard")
    lay_out(window, size or QSize(1600, 1000))
    return window


def test_which_games_have_winners() -> None:
    assert {game: plays_for_itself(game) for game in GAMES if game in ("house_numbers", GAME)} == {
        "house_numbers": True,
        GAME: False,
    }
    assert plays_for_itself("a game of a newer version")


def test_nobody_wins_alone(store: Statistics) -> None:
    """No column and no podium of winners; they are there again for the other game, and away again."""
    window = window_of(store)
    for game, mode, rivals in ((GAME, "standard", False), ("house_numbers", "basic", True), (GAME, "standard", False)):
        window.show_kind(game, mode)
        QApplication.processEvents()
        assert [window.seats.isColumnHidden(column) for column in OF_WINNERS] == [not rivals] * 3
        assert window.podium.isVisible() == rivals
    window.close()


def test_a_match_has_one_total(store: Statistics) -> None:
    window = window_of(store)
    newest = MATCHES[2]
    words = window.list.item(0, 1).text().replace("\u00a0", " ")
    assert words == f"Ada, Bo, Chidi, Dana, Emil and Fay: {newest.seats[0].total} trees"
    assert window.list.item(0, 2).text() == "6 rounds"
    assert window.curve.points[-1].words.endswith(f": {newest.seats[0].total} trees")
    window.close()


def test_what_was_counted_is_shown(store: Statistics) -> None:
    """For the whole match and for whoever is chosen, every kind with words of its own."""
    window = window_of(store)
    assert [bar.name for bar in window.shared.bars][:2] == ["Trees of the city", "Most trees possible"]
    assert window.counts.bars[0].name == "Rounds as mayor"
    assert window.pairs.isHidden()
    assert [bar.name for bar in window.ends.bars] == ["Six rounds"]
    for match in MATCHES:
        for seat in match.seats:
            for tally in seat.tallies:
                assert words_of.tally_name(GAME, tally.key) != tally.key
            for row in seat.rows:
                assert words_of.row_name(GAME, row.key) != row.key
    window.show_kind("house_numbers", "basic")
    assert window.shared.isHidden()
    assert not window.pairs.isHidden()
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("size", "scale"), [(QSize(1280, 720), 1.0), (QSize(1600, 1000), 1.0), (QSize(1280, 720), 2.0)]
)
def test_nothing_is_cut(store: Statistics, language: str, size: QSize, scale: float) -> None:
    make_translations().use(language)
    window = window_of(store, size, scale)
    assert clipped(window) == []
    assert window.seats.horizontalScrollBar().maximum() == 0
    window.close()
