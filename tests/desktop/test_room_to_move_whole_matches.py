"""Whole matches of Room to Move on the real board, by drags, by clicks and by keys: all leave the record of the command
line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import room_to_move_hands
from app_samples import NAMES, starting
from hands import TestEvents
from pytestqt.qtbot import QtBot
from room_to_move_hands import CLICKS, DRAGS, HANDS, KEYS, begin, play_match
from screens_of_tests import missing, virtual_screen

import resources
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from engine.__main__ import main
from engine.core.record import load_record


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def options(scenario: str, walls_later: str = "off", carpet: str = "strict") -> dict[str, str]:
    """The options of a match."""
    return {"scenario": scenario, "walls_later": walls_later, "carpet": carpet}


def words_of(chosen: dict[str, str]) -> str:
    """Options as the command line takes them."""
    return ",".join(f"{name}={value}" for name, value in chosen.items())


def on_the_command_line(folder: Path, lines: bytes, seats: Sequence[str], chosen: dict[str, str], seed: int) -> bytes:
    """The record that the same decisions leave on the command line."""
    file, record = folder / "lines.jsonl", folder / "line.cantiere"
    file.write_bytes(lines)
    words = ["play", "room_to_move", "--seats", ",".join(seats), "--options", words_of(chosen), "--seed", str(seed)]
    words += ["--names", ",".join(NAMES[: len(seats)]), "--aids", "legal,live_score,left"]
    assert main([*words, "--decisions", str(file), "--save", str(record)]) == 0
    return record.read_bytes()


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
    app = make()
    begin(app, seats, chosen, seed)
    record, lines = play_match(HANDS[kind](app, TestEvents()))
    assert on_the_command_line(tmp_path, lines, seats, chosen, seed) == record
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
    with virtual_screen() as environment:
        command = [sys.executable, room_to_move_hands.__file__, "--input", kind, "--seats", ",".join(seats)]
        command += ["--options", words_of(chosen), "--seed", str(seed), str(tmp_path)]
        done = subprocess.run(command, env=environment, capture_output=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stderr.decode()
    record, lines = (tmp_path / "match.cantiere").read_bytes(), (tmp_path / "decisions.jsonl").read_bytes()
    assert on_the_command_line(tmp_path, lines, seats, chosen, seed) == record
