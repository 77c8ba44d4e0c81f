"""Whole matches on the real board, by mouse alone and by keyboard alone: both leave the record of the command line."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import house_numbers_hands
import pytest
from app_samples import starting
from hand_matches import SOME, Course, on_the_command_line, play_match, play_on_x
from hands import TestEvents
from house_numbers_hands import HANDS, KEYS, MOUSE, decide
from pytestqt.qtbot import QtBot
from screens_of_tests import missing

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.record import load_record

FOUR = (PERSON, PERSON, "beginner", "beginner")


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def by_mouse_and_by_keys(folder: Path, course: Course, every: int = 1) -> bytes:
    """Plays by mouse and by keys at once, each on an X server of its own; both leave the same: the record, which the
    command line must leave, too."""
    with ThreadPoolExecutor() as pool:
        runs = [pool.submit(play_on_x, folder, house_numbers_hands.__file__, kind, course, every) for kind in HANDS]
    one, other = (run.result() for run in runs)
    assert one == other
    record, lines = one
    assert on_the_command_line(folder, lines, course) == record
    return record


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_mouse_keyboard_and_command_line_leave_the_same_record(tmp_path: Path) -> None:
    """Two persons and two computer players, advanced rules, with the events of an X server; every other turn of the
    mouse is a drag."""
    course = Course("house_numbers", FOUR, 28, mode="advanced")
    match = load_record(by_mouse_and_by_keys(tmp_path, course, SOME), resources.reader)
    assert match.outcome is not None
    assert match.check() is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "mode", "seats", "seed"),
    [
        (KEYS, "expert", (PERSON, PERSON), 57),
        (MOUSE, "solo", (PERSON,), 23),
    ],
)
def test_other_modes(
    make: Callable[..., Cantiere], tmp_path: Path, kind: str, mode: str, seats: tuple[str, ...], seed: int
) -> None:
    """Expert hands behind the curtain by keyboard, solo by mouse."""
    course = Course("house_numbers", seats, seed, mode=mode)
    app = make()
    course.begin(app)
    record, lines = play_match(HANDS[kind](app, TestEvents()), decide(), SOME)
    assert on_the_command_line(tmp_path, lines, course) == record


@pytest.mark.soak
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("basic", (PERSON, "random", PERSON)),
        ("advanced", FOUR),
        ("expert", (PERSON, PERSON, "beginner")),
        ("expert_advanced", ("beginner", PERSON, PERSON)),
        ("solo", (PERSON,)),
        ("solo_advanced", (PERSON,)),
        ("practice", (PERSON,)),
        ("practice_advanced", (PERSON,)),
    ],
)
@pytest.mark.parametrize("seed", range(1, 6))
def test_every_mode_by_mouse_and_by_keys(tmp_path: Path, mode: str, seats: tuple[str, ...], seed: int) -> None:
    """With the events of an X server."""
    by_mouse_and_by_keys(tmp_path, Course("house_numbers", seats, seed, mode=mode))
