"""Every game that is registered, at the real table: computer players alone, with the fewest and the most seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import NAMES, page, starting, until
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.app import Cantiere
from desktop.table.boards import BOARDS
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.tour import GUIDES
from desktop.texts.games import GAME_IDS, SEATS_AND_MINUTES
from desktop.windows.new_match import NewMatchWindow
from engine.core.facts import GameFacts
from engine.core.registry import GAMES, facts

SECONDS = 120.0


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def mode_for(known: GameFacts, seats: int) -> str:
    """The first mode that so many seats can play at one screen."""
    return next(mode.id for mode in known.modes if mode.table_seats[0] <= seats <= mode.table_seats[1])


def tables() -> list[tuple[str, str, int]]:
    """Per game the mode and the seats with the fewest and with the most seats at one screen."""
    found = [(game, facts(game)) for game in GAMES]
    return [(game, mode_for(known, seats), seats) for game, known in found for seats in known.table_seats]


def test_every_game_is_known_everywhere() -> None:
    """Rules, board, card and tour; what the card says before the facts are read is what they say."""
    assert set(GAMES) == set(BOARDS) == set(GAME_IDS) == set(GUIDES)
    for game in GAMES:
        known = facts(game)
        assert SEATS_AND_MINUTES[game] == (*known.table_seats, known.minutes)


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1600, 1000)], ids=["1280x720", "1600x1000"])
@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_of_every_game_fits_with_large_texts(game: str, size: QSize, qapp: QApplication) -> None:
    """At 200 % in German, with the fewest and the most seats; modes that need other numbers of seats are named."""
    make_translations().use("de")
    known = facts(game)
    for seats in known.table_seats:
        window = NewMatchWindow(make_theme(text_scale=2.0))
        people = tuple(SeatPlan(NAMES[at], PERSON, at + 1) for at in range(seats))
        window.open_game(known, MatchPlan(game, mode_for(known, seats), people))
        lay_out(window, size)
        assert clipped(window) == []
        fitting = [m for m in known.modes if m.table_seats[0] <= seats <= m.table_seats[1]]
        assert window.mode_others.isVisible() == (len(fitting) < len(known.modes))
        window.close()
    make_translations().use("en")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_computers_alone_reach_the_result(start: Callable[..., Cantiere], game: str, mode: str, seats: int) -> None:
    """From the set-up to the result page without an error sentence."""
    app = start()
    app.begin(MatchPlan(game, mode, tuple(SeatPlan(NAMES[at], "random", at + 1) for at in range(seats)), seed=5))
    until(lambda: page(app) == "ResultWindow" or bool(app.sentences), SECONDS)
    assert app.sentences == []
    assert app.controller.outcome is not None
    app.show_home()
    assert page(app) == "HomeWindow"
    assert app.sentences == []
