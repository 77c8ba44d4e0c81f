"""Whole matches of After the Quake on the real board, by drags, by clicks and by keys: all leave the record of the
command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import after_the_quake_hands
import pytest
from after_the_quake_hands import CLICKS, DRAGS, HANDS, KEYS, decide, mode_of
from app_samples import starting
from hand_matches import SOME, Course, on_the_command_line, play_match, play_on_x
from hands import TestEvents
from pytestqt.qtbot import QtBot
from screens_of_tests import missing

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.core.record import load_record

STRICT = {"flat_money": "off", "permit_limit": "strict"}
DISCARD = {"flat_money": "on", "permit_limit": "discard"}


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seats", "options", "seed"),
    [
        (CLICKS, (PERSON, "beginner"), DISCARD, 5),
        pytest.param(DRAGS, (PERSON, PERSON), STRICT, 3, marks=pytest.mark.soak),
        pytest.param(CLICKS, (PERSON, "beginner", PERSON, "beginner"), DISCARD, 5, marks=pytest.mark.soak),
        (KEYS, (PERSON, "random", PERSON), STRICT, 8),
        (DRAGS, (PERSON,), STRICT, 2),
    ],
)
def test_a_match_leaves_the_record_of_the_command_line(
    make: Callable[..., Cantiere], tmp_path: Path, kind: str, seats: tuple[str, ...], options: dict[str, str], seed: int
) -> None:
    """Clicks and drags with two seats, clicks with four, keys with three, drags against the Committee."""
    course = Course("after_the_quake", seats, seed, options, mode_of(seats))
    app = make()
    course.begin(app)
    record, lines = play_match(HANDS[kind](app, TestEvents()), decide(seed), SOME)
    assert on_the_command_line(tmp_path, lines, course) == record
    assert load_record(record, resources.reader).check() is None


@pytest.mark.soak
@pytest.mark.timeout(1500)
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("options", [STRICT, DISCARD])
@pytest.mark.parametrize(
    "seats",
    [
        (PERSON, PERSON),
        (PERSON, "beginner", PERSON),
        (PERSON, PERSON, "random", "beginner"),
        (PERSON, PERSON, PERSON, PERSON),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_real_devices_and_the_command_line_leave_the_same_record(
    tmp_path: Path, seats: tuple[str, ...], options: dict[str, str], seed: int
) -> None:
    """Drags, clicks and keys, each on an X server of its own."""
    course = Course("after_the_quake", seats, seed, options)
    found = {play_on_x(tmp_path, after_the_quake_hands.__file__, kind, course) for kind in HANDS}
    ((record, lines),) = found
    assert on_the_command_line(tmp_path, lines, course) == record
