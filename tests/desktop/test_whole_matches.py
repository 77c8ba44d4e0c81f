"""Whole matches on the real board, by mouse alone and by keyboard alone: both leave the record of the command line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from app_samples import NAMES, starting
from hands import Keys, Mouse, TestEvents
from played_by_hand import play_match
from pytestqt.qtbot import QtBot
from screens_of_tests import missing, virtual_screen

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.__main__ import main
from engine.core.record import load_record

SCRIPT = Path(__file__).with_name("played_by_hand.py")
FOUR = (PERSON, PERSON, "beginner", "beginner")


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def on_the_command_line(folder: Path, lines: bytes, seats: Sequence[str], mode: str, seed: int) -> bytes:
    """The record that the same decisions leave on the command line."""
    file, record = folder / "lines.jsonl", folder / "line.cantiere"
    file.write_bytes(lines)
    words = ["play", "house_numbers", "--seats", ",".join(seats), "--mode", mode, "--seed", str(seed)]
    words += ["--names", ",".join(NAMES[: len(seats)]), "--aids", "legal,live_score,left"]
    assert main([*words, "--decisions", str(file), "--save", str(record)]) == 0
    return record.read_bytes()


def play_on_x(folder: Path, seats: Sequence[str], mode: str, seed: int) -> list[tuple[bytes, bytes]]:
    """Plays the match by mouse and by keys at once, each on an X server of its own: records and decisions."""
    found = []
    with virtual_screen() as one, virtual_screen() as two:
        runs = []
        for kind, environment in (("mouse", one), ("keys", two)):
            place = folder / kind
            place.mkdir(parents=True)
            command = [sys.executable, str(SCRIPT), "--input", kind, "--mode", mode, "--seats", ",".join(seats)]
            command += ["--seed", str(seed), str(place)]
            runs.append((place, subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)))
        for place, process in runs:
            _, errors = process.communicate(timeout=200)
            assert process.returncode == 0, errors.decode()
            found.append(((place / "match.cantiere").read_bytes(), (place / "decisions.jsonl").read_bytes()))
    return found


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_mouse_keyboard_and_command_line_leave_the_same_record(tmp_path: Path) -> None:
    """Two persons and two computer players, advanced rules, with the events of an X server; every other turn of the
    mouse is a drag."""
    by_mouse, by_keys = play_on_x(tmp_path, FOUR, "advanced", 28)
    assert by_mouse == by_keys
    record, lines = by_mouse
    assert on_the_command_line(tmp_path, lines, FOUR, "advanced", 28) == record
    match = load_record(record, resources.reader)
    assert match.outcome is not None
    assert match.check() is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hands", "mode", "seats", "seed"),
    [
        (Keys, "expert", (PERSON, PERSON), 57),
        (Mouse, "solo", (PERSON,), 23),
    ],
)
def test_other_modes(
    make: Callable[..., Cantiere], tmp_path: Path, hands: type, mode: str, seats: tuple[str, ...], seed: int
) -> None:
    """Expert hands behind the curtain by keyboard, solo by mouse."""
    app = make()
    record, lines = play_match(app, hands(app, TestEvents()), seats, mode, seed)
    assert on_the_command_line(tmp_path, lines, seats, mode, seed) == record


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
    by_mouse, by_keys = play_on_x(tmp_path, seats, mode, seed)
    assert by_mouse == by_keys
    record, lines = by_mouse
    assert on_the_command_line(tmp_path, lines, seats, mode, seed) == record
