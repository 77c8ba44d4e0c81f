"""Whole matches of Common Ground on the real board by mouse, with the options of the rules and the fewest and most
seats."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import common_ground_hands
import pytest
from app_samples import starting
from common_ground_hands import ALL, Hand, begin, play_match
from hands import TestEvents
from pytestqt.qtbot import QtBot
from screens_of_tests import missing, virtual_screen

import resources
from desktop.app import Cantiere
from engine.core.record import load_record
from engine.games.common_ground.view import Phase

OPTIONS = (
    {"children": "off", "open_table": "on"},
    {"children": "on", "open_table": "off"},
    {"children": "on", "open_table": "on"},
)


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


class Watcher:
    """Notes at every curtain what it says all may see, and the part of the round."""

    def __init__(self, app: Cantiere) -> None:
        self.app = app
        self.notes: list[tuple[Phase, str, str]] = []
        app.controller.curtain.connect(self.note)

    def note(self, text: object) -> None:
        """A curtain comes down."""
        if text is not None:
            self.notes.append((self.app.controller.match.state.phase, text.behind, text.sight))  # type: ignore[attr-defined]

    def of(self, phase: Phase) -> list[tuple[str, str]]:
        """What the curtains of a part of the rounds said."""
        return [(behind, sight) for one, behind, sight in self.notes if one is phase]


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (OPTIONS[0], 2),
        (OPTIONS[1], 2),
        pytest.param(OPTIONS[2], 6, marks=pytest.mark.slow),
        pytest.param(OPTIONS[0], 6, marks=pytest.mark.soak),
        pytest.param(OPTIONS[1], 6, marks=pytest.mark.soak),
        pytest.param(OPTIONS[2], 2, marks=pytest.mark.soak),
    ],
)
def test_a_match_is_played_by_mouse(
    make: Callable[..., Cantiere], options: dict[str, str], seats: int, soak: bool
) -> None:
    app = make()
    watcher = Watcher(app)
    hand = Hand(app, TestEvents())
    hand.rounds = ALL if soak or options == OPTIONS[2] else (1, 6)
    begin(app, seats, 5, options)
    play_match(hand)
    assert app.sentences == []
    match = load_record(app.controller.record(), resources.reader)
    assert match.check() is None
    plans = watcher.of(Phase.PLAN)
    assert len(plans) >= 6
    if options["open_table"] == "on":
        # The others think while the mayor plans: the curtain names the places for them, and hides the plan only.
        assert all(sight.startswith("All see and think: ") for _, sight in plans)
        assert all(behind.startswith("the plan of ") for behind, _ in plans)
    else:
        assert all(sight == "" and behind.startswith("the places and the plan of ") for behind, sight in plans)
    faces = watcher.of(Phase.FACES)
    assert len(faces) == (6 if options == OPTIONS[2] else 0)
    assert all(sight == "" for _, sight in faces), "faces are chosen before the places are shown"


@pytest.mark.soak
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_match_is_played_with_a_real_mouse(tmp_path: Path, options: dict[str, str], seats: int) -> None:
    """With the events of an X server."""
    words = ",".join(f"{name}={value}" for name, value in options.items())
    with virtual_screen() as environment:
        command = [sys.executable, common_ground_hands.__file__, "--options", words, "--seats", str(seats)]
        done = subprocess.run(
            [*command, "--seed", "7", str(tmp_path)], env=environment, capture_output=True, timeout=300, check=False
        )
    assert done.returncode == 0, done.stderr.decode()
    match = load_record((tmp_path / "match.cantiere").read_bytes(), resources.reader)
    assert match.outcome is not None
    assert match.check() is None
