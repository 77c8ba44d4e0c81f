"""Whole matches of After the Quake on the real board, by drags, by clicks and by keys: all leave the record of the
command line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import after_the_quake_hands
import pytest
from after_the_quake_hands import CLICKS, DRAGS, HANDS, KEYS, begin, play_match
from app_samples import NAMES, starting
from hands import TestEvents
from pytestqt.qtbot import QtBot
from screens_of_tests import missing, virtual_screen

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.__main__ import main
from engine.core.record import load_record

STRICT = {"flat_money": "off", "permit_limit": "strict"}
DISCARD = {"flat_money": "on", "permit_limit": "discard"}


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def words_of(options: dict[str, str]) -> str:
    """Options as the command line takes them."""
    return ",".join(f"{name}={value}" for name, value in options.items())


def on_the_command_line(folder: Path, lines: bytes, seats: Sequence[str], options: dict[str, str], seed: int) -> bytes:
    """The record that the same decisions leave on the command line."""
    file, record = folder / "lines.jsonl", folder / "line.cantiere"
    file.write_bytes(lines)
    words = ["play", "after_the_quake", "--seats", ",".join(seats), "--options", words_of(options), "--seed", str(seed)]
    if len(seats) == 1:
        words += ["--mode", "solo"]
    words += ["--names", ",".join(NAMES[: len(seats)]), "--aids", "legal,live_score,left"]
    assert main([*words, "--decisions", str(file), "--save", str(record)]) == 0
    return record.read_bytes()


def play_on_x(folder: Path, kind: str, seats: Sequence[str], options: dict[str, str], seed: int) -> tuple[bytes, bytes]:
    """Plays a match with the events of an X server: record and decisions."""
    with virtual_screen() as environment:
        command = [sys.executable, after_the_quake_hands.__file__, "--input", kind, "--seats", ",".join(seats)]
        command += ["--options", words_of(options), "--seed", str(seed), str(folder)]
        done = subprocess.run(command, env=environment, capture_output=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return (folder / "match.cantiere").read_bytes(), (folder / "decisions.jsonl").read_bytes()


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
    app = make()
    begin(app, seats, options, seed)
    record, lines = play_match(HANDS[kind](app, TestEvents()), seed)
    assert on_the_command_line(tmp_path, lines, seats, options, seed) == record
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
    found = set()
    for kind in HANDS:
        place = tmp_path / kind
        place.mkdir()
        found.add(play_on_x(place, kind, seats, options, seed))
    ((record, lines),) = found
    assert on_the_command_line(tmp_path, lines, seats, options, seed) == record
