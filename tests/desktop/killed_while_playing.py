"""Kills programs that play and save, at random moments, and looks at what is left: a script for ``test_kills``.

    python tests/desktop/killed_while_playing.py KILLS SEED FOLDER

The parent loads everything once and never starts Qt; each child is a fork of it. A child goes on with the match in
the folder, or begins one, plays by chance and tells how many acts are done; "waited" children let each act be written
before the next, "hasty" ones play hundreds of acts a second and do not wait. After each kill another child opens the
folder as the next start does.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

from PySide6.QtCore import QCoreApplication  # noqa: E402

from desktop.storage.autosave import OLDER_KEPT, Autosave  # noqa: E402
from desktop.storage.files import TEMPORARY  # noqa: E402
from desktop.table.computers import Computers  # noqa: E402
from desktop.table.controller import Controller  # noqa: E402
from desktop.table.plan import PERSON, MatchPlan, SeatPlan  # noqa: E402
from desktop.texts.sentences import Sentences  # noqa: E402
from engine.core.chance import Chance  # noqa: E402
from engine.core.record import load_record  # noqa: E402
from resources import reader  # noqa: E402

HASTE_SECONDS = 0.25
"""So long a write and the one that waits take at most on a busy machine: acts of this time may be lost in haste."""


ROTATED = Path("rotated")
"""Beside the folder: there were three older autosaves once."""


class Nobody(Computers):
    """No computer players and no process for them."""

    def use(self, game: str) -> None:
        """Nothing to get ready."""


def table(folder: Path) -> tuple[Controller, Autosave]:
    """A table that saves in the folder."""
    autosave = Autosave(folder)
    words = autosave.start()
    assert not words, words
    return Controller(reader, Sentences(), autosave, Nobody()), autosave


def play(folder: Path, sink: int, kind: str, seed: int) -> None:
    """Plays until it is killed; tells the number of acts after each."""
    QCoreApplication([])
    controller, autosave = table(folder)
    draft = Chance(seed).draft()
    controller.resume()
    while True:
        if not controller.playing or controller.outcome is not None:
            seats = (SeatPlan("Ada", PERSON, 1), SeatPlan("Bo", PERSON, 2))
            seed += 1
            controller.begin(MatchPlan("house_numbers", "advanced", seats, seed=seed))
        choices = controller.match.game.choices(controller.view, controller.seat)
        assert controller.submit(choices.sample(draft, "test")) is None
        if controller.outcome is not None:
            continue
        if kind == "waited":
            autosave.wait()
        os.write(sink, b"%d %d %d\n" % (controller.match.seed, len(controller.match.acts), time.monotonic_ns()))


def look(folder: Path, seed: int, acts: int) -> None:
    """Opens the folder as the next start does. Raises AssertionError."""
    QCoreApplication([])
    files = sorted(folder.glob("*.cantiere"))
    for file in files:
        load_record(file.read_bytes(), reader, name=file.name)
    controller, autosave = table(folder)
    assert autosave.was_killed
    assert not list(folder.glob(f".*{TEMPORARY}"))
    failed: list[str] = []
    controller.failed.connect(failed.append)
    words = controller.resume()
    assert not failed, failed
    if words:
        # Nothing to go on with: the match was over and lies among the older ones.
        assert not autosave.latest.exists(), words
    elif controller.match.seed == seed:
        assert len(controller.match.acts) >= acts, (len(controller.match.acts), acts)
        assert controller.match.check() is None
    rotated = folder.parent / ROTATED
    if rotated.exists():
        assert len(autosave.older()) >= OLDER_KEPT, autosave.older()
    elif len(autosave.older()) >= OLDER_KEPT:
        rotated.touch()
    # As a program that was closed, so that the next one is told of its own kill only.
    autosave.close()
    (folder / "lock").touch()


def fork(do: Callable[[], None]) -> int:
    """Runs ``do`` in a child; gives its process id."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        do()
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def main() -> int:
    """Runs the script: 0 if all was well after every kill."""
    kills, start, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    chance = random.Random(start)
    for number in range(kills):
        kind = chance.choice(("waited", "hasty"))
        read, write = os.pipe()
        child = fork(lambda: play(folder, write, kind, (start * kills + number) * 1000))  # noqa: B023
        os.close(write)
        with os.fdopen(read, "rb") as told:
            first = told.readline()
            time.sleep(chance.uniform(0, 0.06 if kind == "waited" else 0.3))
            os.kill(child, signal.SIGKILL)
            killed = time.monotonic_ns()
            lines = [list(map(int, line.split())) for line in (first + told.read()).splitlines()]
        os.waitpid(child, 0)
        # What must be there: the last act told, or in haste the last one told some time ago.
        grace = 0 if kind == "waited" else HASTE_SECONDS * 1e9
        seed, acts = next(((s, n) for s, n, when in reversed(lines) if when <= killed - grace), (-1, 0))
        if lines and seed != lines[-1][0]:
            seed, acts = -1, 0
        _, status = os.waitpid(fork(lambda: look(folder, seed, acts)), 0)  # noqa: B023
        if status:
            print(f"kill {number} ({kind}, {acts} acts) left something wrong", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
