"""The tour and the self-check."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.access.fonts import load_fonts
from desktop.table import (
    tour_after_the_quake,
    tour_common_ground,
    tour_house_numbers,
    tour_nine_blocks,
)
from desktop.table.tour import GUIDES, SIZE, Tour, run_tour
from engine.core.registry import load
from resources import folder, reader


def test_the_position_of_the_tour_is_sound() -> None:
    """Turn 12 of four seats with 12, 21, 24 and 15 points; 42 cards unseen."""
    game = load("house_numbers", reader("house_numbers"))
    state = msgspec.json.decode(tour_house_numbers.position(), type=game.types.state)
    assert game.refuse_state(state) == ()
    assert [game.score(state, seat).total for seat in range(4)] == [12, 21, 24, 15]
    assert sum(len(stack) for stack in state.stacks) == 42
    assert game.waiting(state) == (0, 2)


@pytest.mark.slow
def test_the_short_tour_takes_its_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    """Every picture is there, in its size, with more than one colour, and nothing went wrong."""
    load_fonts(folder())
    tour = Tour(tmp_path, "it", "dark", "x_")
    try:
        for guide in GUIDES.values():
            import_module(guide).short(tour)
        assert tour.app.sentences == []
    finally:
        tour.close()
    files = sorted(tmp_path.glob("*.png"))
    assert len(files) == len(tour.lines) > 5
    for file in files:
        image = QImage(str(file))
        assert (image.width(), image.height()) == SIZE
        assert len({image.pixel(x, y) for x in range(0, 1600, 3) for y in range(20, 1000, 60)}) > 9, file.name


def test_an_impossible_tour_is_refused(tmp_path: Path, capsys) -> None:
    """A game without a guide, a folder that cannot be made."""
    assert run_tour(tmp_path, "chess", "", "") == 2
    (tmp_path / "file").write_text("x")
    assert run_tour(tmp_path / "file" / "tour", None, "", "") == 2
    assert capsys.readouterr().out.count("\n") == 2


@pytest.mark.slow
def test_the_self_check_passes() -> None:
    """In a process of its own, with the worker as another."""
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "--self-check"], capture_output=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert "self-check" in done.stdout.decode()


def test_the_position_of_common_ground_is_sound() -> None:
    """Round 4 of four seats: 17 tiles, 11 trees in rows and 8 in columns, the deputy sets the cones."""
    game = load("common_ground", reader("common_ground"))
    state = msgspec.json.decode(tour_common_ground.position(), type=game.types.state)
    assert game.refuse_state(state) == ()
    assert len(state.city) == 17
    assert [row.points for row in game.score(state, 0).rows] == [11, 8]
    assert game.waiting(state) == (0,)


def test_the_positions_of_nine_blocks_are_sound() -> None:
    """Round 13 of four seats with 38 buildings and three plans laid, and what the tour makes of it."""
    game = load("nine_blocks", reader("nine_blocks"))
    state = msgspec.json.decode(tour_nine_blocks.position(), type=game.types.state)
    assert game.refuse_state(state) == ()
    assert sum(number > 0 for number in state.board) == 38
    assert [game.score(state, seat).total for seat in range(4)] == [2, 0, 1, 1]
    assert game.waiting(state) == (0,)
    made = [tour_nine_blocks.alone_to_plan(number) for number in range(1, 10)]
    made += [tour_nine_blocks.final_phase(), tour_nine_blocks.last_builder(), tour_nine_blocks.both_at_the_limit()]
    assert [game.refuse_state(one) for one in made] == [()] * len(made)


def test_the_position_of_after_the_quake_is_sound() -> None:
    """1909 of three seats: the second one is to act on card 3 and has 7 $."""
    game = load("after_the_quake", reader("after_the_quake"))
    state = msgspec.json.decode(tour_after_the_quake.position(), type=game.types.state)
    assert game.refuse_state(state) == ()
    assert (state.year + 1, state.card + 1) == (tour_after_the_quake.ROUND, 3)
    assert [game.score(state, seat).total for seat in range(3)] == [39, 28, 25]
    assert game.waiting(state) == (1,)
    assert state.boards[1].money == 7
    assert state.built[tour_after_the_quake.SITE] == -1


@pytest.mark.soak
@pytest.mark.parametrize("game", GUIDES)
def test_the_whole_tour_of_a_game_takes_its_pictures(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """Every phase, the result, the review, small windows; where there is one, the book of scenarios."""
    load_fonts(folder())
    tour = Tour(tmp_path, "de", "contrast", "")
    try:
        import_module(GUIDES[game]).whole(tour)
        assert tour.app.sentences == []
    finally:
        tour.close()
    assert len(list(tmp_path.glob("*.png"))) == len(tour.lines) > 10
