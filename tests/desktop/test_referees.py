"""The second opinion on what is played: asked in the background, told to the log alone, never loaded for nothing."""

from __future__ import annotations

import logging
import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace

import pytest
from room_to_move_table import rules, start

from desktop.table.referees import REFEREES, Referees
from engine.core.registry import GAMES
from engine.games.room_to_move.actions import TurnRoom

ROOT = Path(__file__).parents[2]


def always(house: object, seen: object, seat: int, action: object) -> tuple[str, ...]:
    """A referee that always disagrees."""
    return (f"not so: {action}",)


def broken(house: object, seen: object, seat: int, action: object) -> tuple[str, ...]:
    """A referee that fails."""
    raise ValueError(house)


def test_only_known_games_have_a_referee() -> None:
    assert set(REFEREES) <= set(GAMES)


@pytest.mark.parametrize(("name", "told"), [("always", "not so"), ("broken", "failed")])
def test_what_the_referee_says_goes_to_the_log(name: str, told: str, caplog: pytest.LogCaptureFixture) -> None:
    asked = Referees({"room_to_move": f"{__name__}:{name}"})
    with caplog.at_level(logging.ERROR, "cantiere.referee"):
        asked.judge(rules(), start(1, 1), 0, TurnRoom(0))
        asked.judge(rules(), start(1, 1), 0, TurnRoom(1))
        asked.wait()
    assert len(caplog.records) == 2
    assert told in caplog.text


def test_games_without_a_referee_are_not_asked(caplog: pytest.LogCaptureFixture) -> None:
    asked = Referees({"room_to_move": f"{__name__}:always"})
    other = SimpleNamespace(facts=SimpleNamespace(id="house_numbers"))
    asked.open("house_numbers")
    asked.judge(other, None, 0, None)
    asked.wait()
    assert not caplog.records


def test_shapely_comes_with_a_match_that_has_a_referee_and_not_before() -> None:
    """Neither the program nor rules and board load it, nor a match of another game."""
    code = """
        import sys
        from desktop.app import Cantiere
        import desktop.boards.room_to_move.board
        import engine.games.room_to_move.rules
        from desktop.table.referees import Referees
        asked = Referees()
        asked.open("house_numbers")
        asked.wait()
        before = "shapely" in sys.modules
        asked.open("room_to_move")
        asked.wait()
        print(before, "shapely" in sys.modules)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=ROOT, capture_output=True, timeout=60, check=True
    )
    assert done.stdout.decode().split() == ["False", "True"]
