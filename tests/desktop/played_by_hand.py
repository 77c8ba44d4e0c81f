"""Plays a whole match on the real board by mouse or keyboard and saves its record: a script, and what tests call.

    python tests/desktop/played_by_hand.py --input mouse|keys --mode MODE --seats LEVEL,... --seed N DIR

On an X server the events are those of real devices (xdotool). DIR gets match.cantiere and decisions.jsonl.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

from app_samples import make_app, plan, started, until  # noqa: E402
from hands import Hands, Keys, Mouse, TestEvents, XTool  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from desktop.app import Cantiere  # noqa: E402
from desktop.table.plan import PERSON  # noqa: E402
from engine.core.match import Match  # noqa: E402
from engine.decisions import write_decision  # noqa: E402
from engine.players.levels import player  # noqa: E402


def play_match(app: Cantiere, hands: Hands, seats: tuple[str, ...], mode: str, seed: int) -> tuple[bytes, bytes]:
    """Plays a match to its end, a beginner deciding for the persons: the record and the lines of their decisions."""
    app.begin(plan(*seats, mode=mode, seed=seed, free_undo=False))
    table = app.controller
    match: Match = table.match
    lines: list[bytes] = []
    while match.outcome is None:
        # Persons take their time: computer players are always first.
        until(lambda: match.outcome is not None or all(person(match, seat) for seat in match.waiting), 60)
        if match.outcome is not None:
            break
        seat = table.front.target
        assert seat in match.waiting
        mind = player(match.game, "beginner")
        wanted = mind.decide(match.view(seat), seat, match.thinking(seat)).action
        hands.play_turn(wanted)
        lines.append(write_decision(seat, wanted))
    assert app.sentences == [], app.sentences
    return table.record(), b"".join(lines)


def person(match: Match, seat: int) -> bool:
    """Whether a person plays the seat."""
    return match.seats[seat].controller == PERSON


def main() -> int:
    """Runs the script; gives the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--input", choices=("mouse", "keys"), required=True)
    parser.add_argument("--mode", required=True)
    parser.add_argument("--seats", required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    QApplication([])
    on_x = os.environ.get("QT_QPA_PLATFORM") == "xcb"
    # On a real screen the curtain's half second is a real one.
    app = make_app(asked.folder / "home", clock=time.monotonic if on_x else None)
    app.settings.override("window", {"x": 0, "y": 0, "width": 1600, "height": 1000})
    started(app)
    until(app.window.isVisible)
    device = XTool(app.window) if on_x else TestEvents()
    hands = (Mouse if asked.input == "mouse" else Keys)(app, device)
    if on_x:
        hands.patience = 0.6
    record, lines = play_match(app, hands, tuple(asked.seats.split(",")), asked.mode, asked.seed)
    (asked.folder / "match.cantiere").write_bytes(record)
    (asked.folder / "decisions.jsonl").write_bytes(lines)
    app.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
