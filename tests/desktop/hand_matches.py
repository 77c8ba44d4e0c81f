"""Whole matches by hand: in a program on this screen or on an X server of its own, and again on the command line.

The modules of hands are scripts, too (``main``); the folder gets match.cantiere and decisions.jsonl:

    python tests/desktop/nine_blocks_hands.py --input drags|clicks|keys --seats LEVEL,... --seed N DIR
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app_samples import NAMES, make_app, started, until, wait
from hands import Device, Hand, TestEvents, XTool
from PySide6.QtWidgets import QApplication

from desktop.app import Cantiere
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from engine.__main__ import main as command_line
from engine.core.match import Match
from engine.decisions import write_decision

FIRST = 4
SOME = 4
"""In an ordinary run one in so many decisions is played by hand; the soak plays all on an X server."""
Decide = Callable[[Match, int], Any]
"""Gives the action that a person on a seat takes now."""


@dataclass(frozen=True)
class Course:
    """A match to play: who sits where, by which rules, with which chance."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    mode: str = "standard"

    def words(self) -> list[str]:
        """The course as command lines take it."""
        words = ["--mode", self.mode, "--seats", ",".join(self.seats), "--seed", str(self.seed)]
        if self.options:
            words += ["--options", ",".join(f"{name}={value}" for name, value in self.options.items())]
        return words

    def begin(self, app: Cantiere) -> None:
        """Begins the match in a program."""
        seats = tuple(SeatPlan(NAMES[at], controller, at + 1) for at, controller in enumerate(self.seats))
        app.begin(MatchPlan(self.game, self.mode, seats, dict(self.options), seed=self.seed, free_undo=False))


def persons_turn(match: Match) -> bool:
    """Whether a person decides next."""
    return all(match.seats[seat].controller == PERSON for seat in match.waiting)


def play_match(hand: Hand, decide: Decide, every: int = 1) -> tuple[bytes, bytes]:
    """Plays to the end, persons as ``decide`` says: the record and the lines of their decisions.

    By hand are the first ``FIRST`` decisions of each kind and one in ``every`` after them; the others are submitted.
    """
    table, match = hand.app.controller, hand.match
    lines: list[bytes] = []
    kinds: Counter[type] = Counter()
    while match.outcome is None:
        # Persons take their time: computer players are always first.
        until(lambda: match.outcome is not None or (hand.ready() and persons_turn(match)), 60)
        if match.outcome is not None:
            break
        seat = table.front.target
        assert seat in match.waiting
        wanted = decide(match, seat)
        kinds[type(wanted)] += 1
        if kinds[type(wanted)] <= FIRST or len(lines) % every == 0:
            hand.play(seat, wanted)
        else:
            hand.open_curtain()
            assert table.submit(wanted) is None
        lines.append(write_decision(seat, wanted))
    assert hand.app.sentences == [], hand.app.sentences
    return table.record(), b"".join(lines)


def on_the_command_line(folder: Path, lines: bytes, course: Course) -> bytes:
    """The record that the same decisions leave on the command line."""
    file, record = folder / "lines.jsonl", folder / "line.cantiere"
    file.write_bytes(lines)
    words = ["play", course.game, *course.words(), "--names", ",".join(NAMES[: len(course.seats)])]
    words += ["--aids", "legal,live_score,left", "--decisions", str(file), "--save", str(record)]
    assert command_line(words) == 0
    return record.read_bytes()


def play_on_x(folder: Path, script: str, kind: str, course: Course, every: int = 1) -> tuple[bytes, bytes]:
    """Plays a match with the events of an X server, see ``play_match``: record and decisions."""
    from screens_of_tests import virtual_screen  # noqa: PLC0415  (the scripts find no folder packaging)

    place = folder / kind
    place.mkdir()
    command = [sys.executable, script, "--input", kind, "--every", str(every), *course.words(), str(place)]
    with virtual_screen() as environment:
        # A hand that waits for something that never comes gives up by itself.
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return (place / "match.cantiere").read_bytes(), (place / "decisions.jsonl").read_bytes()


def open_program(folder: Path, size: Sequence[int] = (1600, 1000)) -> tuple[Cantiere, Device]:
    """For a script: a program whose window has a size, and the device for it; on an X server a real one."""
    QApplication([])
    on_x = os.environ.get("QT_QPA_PLATFORM") == "xcb"
    # On a real screen the curtain's half second is a real one.
    app = make_app(folder / "home", clock=time.monotonic if on_x else None)
    wide, high = size
    app.settings.override("window", {"x": 0, "y": 0, "width": wide, "height": high})
    started(app)
    app.window.resize(wide, high)
    until(app.window.isVisible)
    return app, XTool(app.window) if on_x else TestEvents()


def main(game: str, hands: Mapping[str, type[Hand]], decide: Callable[[int], Decide], mode: str = "standard") -> int:
    """The script of a module of hands: plays the match of the command line of this process; gives the exit code.

    ``decide`` is made for a seed, ``mode`` is the mode unless the command line names one.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--input", choices=tuple(hands), required=True)
    parser.add_argument("--seats", required=True)
    parser.add_argument("--mode", default=mode)
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    app, device = open_program(asked.folder)
    hand = hands[asked.input](app, device)
    hand.patience = 0.6 if isinstance(device, XTool) else 0.0
    options = dict(pair.split("=") for pair in asked.options.split(",") if pair)
    Course(game, tuple(asked.seats.split(",")), asked.seed, options, asked.mode).begin(app)
    wait(50)
    record, lines = play_match(hand, decide(asked.seed), asked.every)
    (asked.folder / "match.cantiere").write_bytes(record)
    (asked.folder / "decisions.jsonl").write_bytes(lines)
    app.window.close()
    return 0
