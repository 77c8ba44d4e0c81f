"""Whole matches of Room to Move on the real board, by drags, by clicks and by keys: all leave the record of the command
line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import room_to_move_hands
from app_samples import starting
from hand_matches import SOME, Course, on_the_command_line, play_match, play_on_x
from hands import TestEvents
from pytestqt.qtbot import QtBot
from room_to_move_hands import CLICKS, DRAGS, HANDS, KEYS, decide
from screens_of_tests import missing

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.record import load_record


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def options(scenario: str, walls_later: str = "off", carpet: str = "strict") -> dict[str, str]:
    """The options of a match."""
    return {"scenario": scenario, "walls_later": walls_later, "carpet": carpet}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seats", "chosen", "seed"),
    [
        (CLICKS, (PERSON, "random", PERSON), options("00"), 3),
        (KEYS, (PERSON,), options("00"), 4),
        (DRAGS, (PERSON, "beginner"), options("00", "on", "free"), 6),
    ],
)
def test_a_match_leaves_the_record_of_the_command_line(
    make: Callable[..., Cantiere],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    kind: str,
    seats: tuple[str, ...],
    chosen: dict[str, str],
    seed: int,
) -> None:
    """By clicks with three seats, alone by keys, by drags with the options of the first edition; the referee agrees
    with every step."""
    course = Course("room_to_move", seats, seed, chosen)
    app = make()
    course.begin(app)
    record, lines = play_match(HANDS[kind](app, TestEvents()), decide(), SOME)
    assert on_the_command_line(tmp_path, lines, course) == record
    assert load_record(record, resources.reader).check() is None
    app.controller.referees.wait()
    assert not any(r.name == "cantiere.referee" for r in caplog.records)


@pytest.mark.soak
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("kind", [CLICKS, DRAGS, KEYS])
@pytest.mark.parametrize(
    ("seats", "chosen", "seed"),
    [
        ((PERSON,) * 6, options("01"), 1),
        ((PERSON, PERSON, "beginner", "random"), options("08", "on"), 2),
        ((PERSON, "beginner"), options("10", "off", "free"), 3),
        ((PERSON,), options("11", "on", "free"), 4),
        ((PERSON, PERSON), options("12"), 5),
    ],
)
def test_houses_of_all_sorts_with_the_events_of_an_x_server(
    tmp_path: Path, kind: str, seats: tuple[str, ...], chosen: dict[str, str], seed: int
) -> None:
    """No hallway, walls off the grid, stairs, a ready-made room."""
    course = Course("room_to_move", seats, seed, chosen)
    record, lines = play_on_x(tmp_path, room_to_move_hands.__file__, kind, course)
    assert on_the_command_line(tmp_path, lines, course) == record
