"""Starting as people do: with a file, after a kill, twice at once; ending by a signal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import make_app, pair_of_persons, started, until
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from engine.core.chance import Chance

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((os.getcwd(), str(Path(__file__).parent)))}

# The program itself; it tells in a file what is on the table, again and again.
PROGRAM = """
    import json, sys
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from desktop import start
    from desktop.windows import dialogs
    import desktop.app as shell

    told = []
    dialogs.report = lambda theme, words, details, parent: told.append(words)
    dialogs.ask_recovery = lambda theme, words, parent: not told.append(words)
    dialogs.ask_replace = lambda theme, waiting, kept, opened, parent: not told.append([kept, opened])

    class Watched(shell.Cantiere):
        def start(self, **more):
            super().start(**more)
            self.clock = QTimer(self.window)
            self.clock.timeout.connect(self.tell_state)
            self.clock.start(30)

        def tell_state(self):
            table = self.controller
            state = {
                "acts": len(table.match.acts) if table.playing else None,
                "seed": table.seed if table.playing else None,
                "page": type(self.window.pages.currentWidget()).__name__,
                "told": told,
            }
            file = Path(sys.argv[1])
            file.with_suffix(".new").write_text(json.dumps(state))
            file.with_suffix(".new").replace(file)

    start.Cantiere = Watched
    sys.exit(start.run(sys.argv[2:]))
"""


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts programs of their own on the same folders."""
    made: list[subprocess.Popen[bytes]] = []

    def start(*words: object) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", textwrap.dedent(PROGRAM), str(tmp_path / "state.json")]
        command += ["--home", str(tmp_path / "home"), "--language", "en", *map(str, words)]
        made.append(subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE))
        return made[-1]

    yield start
    for process in made:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=20)


def state(folder: Path, good: Callable[[dict[str, object]], bool]) -> dict[str, object]:
    """What the program tells, as soon as it is as wanted. Raises TimeoutError."""
    found: dict[str, object] = {}
    end = time.monotonic() + 30
    while time.monotonic() < end:
        time.sleep(0.05)
        if (folder / "state.json").exists():
            found = json.loads((folder / "state.json").read_text())
            if good(found):
                return found
    raise TimeoutError(str(found))


def saved(app: Cantiere, file: Path, acts: int) -> Path:
    """A saved match after so many acts."""
    app.begin(pair_of_persons(seed=100 + acts))
    table = app.controller
    draft = Chance(1).draft()
    for _ in range(acts):
        table.submit(table.match.game.choices(table.view, table.seat).sample(draft, "test"))
    assert table.save(file) == ""
    return file


@pytest.fixture
def files(qtbot: QtBot, tmp_path: Path) -> tuple[Path, Path]:
    """Two saved matches after 3 and 5 acts."""
    app = started(make_app(tmp_path / "elsewhere"))
    made = saved(app, tmp_path / "one ä.cantiere", 3), saved(app, tmp_path / "two.cantiere", 5)
    app.window.close()
    return made


def test_with_a_file_then_once_more_with_another(run, files: tuple[Path, Path], tmp_path: Path) -> None:
    """The first opens its file; the second hands its own to the first and ends. The first asks, and keeps its match."""
    first = run(files[0])
    state(tmp_path, lambda now: now["acts"] == 3)
    second = run(files[1])
    assert second.wait(30) == 0
    now = state(tmp_path, lambda now: now["acts"] == 5)
    assert now["page"] == "MatchWindow"
    [[kept, opened]] = now["told"]  # type: ignore[misc]
    assert opened == files[1].name
    assert [file.stem for file in (tmp_path / "home" / "saves").iterdir()] == [kept]
    first.send_signal(signal.SIGTERM)
    assert first.wait(30) == 0


def test_with_a_damaged_file(run, tmp_path: Path) -> None:
    """The home window, a sentence, and the file stays where it is."""
    file = tmp_path / "bad.cantiere"
    file.write_bytes(b"{")
    run(file)
    now = state(tmp_path, lambda now: bool(now["told"]))
    assert now["page"] == "HomeWindow"
    assert str(file) in str(now["told"])
    assert file.read_bytes() == b"{"


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_ended_by_a_signal_and_started_again(run, files: tuple[Path, Path], tmp_path: Path, way: int) -> None:
    """Asked to end, the program keeps the match and unlocks its folder; killed, the next start offers to go on."""
    first = run(files[1])
    state(tmp_path, lambda now: now["acts"] == 5)
    latest = tmp_path / "home" / "data" / "autosave" / "latest.cantiere"
    until(latest.exists)
    first.send_signal(way)
    first.wait(30)
    killed = way == signal.SIGKILL
    assert (first.returncode == 0) != killed
    assert (latest.parent / "lock").exists() == killed
    (tmp_path / "state.json").unlink()
    run()
    if killed:
        now = state(tmp_path, lambda now: now["acts"] == 5)
        assert "ended unexpectedly in a match of House Numbers (Turn 3)" in str(now["told"])
    else:
        now = state(tmp_path, lambda now: now["page"] == "HomeWindow")
        assert now["told"] == []


def test_recovery_can_be_declined(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the home window still has the match on its card."""
    app = started(make_app(tmp_path))
    app.begin(pair_of_persons())
    app.autosave.wait()
    (tmp_path / "data" / "autosave" / "lock").unlink()
    (tmp_path / "data" / "autosave" / "lock").touch()
    asked: list[str] = []
    monkeypatch.setattr("desktop.windows.dialogs.ask_recovery", lambda theme, words, parent: asked.append(words))
    again = make_app(tmp_path)
    again.quiet = False
    again.start()
    until(lambda: bool(asked))
    assert "All that had been confirmed is kept" in asked[0]
    assert not again.controller.playing
    assert again.home.last is not None
    again.resume()
    assert again.controller.seed == app.controller.seed
    for one in (again, app):
        one.quiet = True
        one.window.close()
