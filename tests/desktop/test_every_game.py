"""Every game that is registered, at the real table: computer players alone, with the fewest and the most seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import NAMES, page, starting, until
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.table.boards import BOARDS
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.tour import GUIDES
from desktop.texts.games import GAME_IDS, SEATS_AND_MINUTES
from engine.core.registry import GAMES, facts

AT_ONE_SCREEN = 12
SECONDS = 120.0


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


def tables() -> list[tuple[str, str, int]]:
    """Per game the mode and the seats with the fewest and with the most seats at one screen."""
    found = []
    for game in GAMES:
        modes = facts(game).modes
        few = min(modes, key=lambda mode: mode.seats[0])
        many = max(modes, key=lambda mode: min(mode.seats[1], AT_ONE_SCREEN))
        found.append((game, few.id, few.seats[0]))
        found.append((game, many.id, min(many.seats[1], AT_ONE_SCREEN)))
    return found


def test_every_game_is_known_everywhere() -> None:
    """Rules, board, card and tour; what the card says before the facts are read is what they say."""
    assert set(GAMES) == set(BOARDS) == set(GAME_IDS) == set(GUIDES)
    for game in GAMES:
        known = facts(game)
        least = min(mode.seats[0] for mode in known.modes)
        most = min(max(mode.seats[1] for mode in known.modes), AT_ONE_SCREEN)
        assert SEATS_AND_MINUTES[game] == (least, most, known.minutes)


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_computers_alone_reach_the_result(start: Callable[..., Cantiere], game: str, mode: str, seats: int) -> None:
    """From the set-up to the result page without an error sentence; the statistics know the match."""
    app = start()
    app.begin(MatchPlan(game, mode, tuple(SeatPlan(NAMES[at], "random", at + 1) for at in range(seats)), seed=5))
    until(lambda: page(app) == "ResultWindow" or bool(app.sentences), SECONDS)
    assert app.sentences == []
    assert app.controller.outcome is not None
    app.show_home()
    assert page(app) == "HomeWindow"
    assert app.sentences == []
