"""Autosaves: coalesced, rotated per round, locked, never lost by a kill, and honest about a full disk."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import desktop.storage.autosave as module
from desktop.storage.autosave import Autosave
from desktop.storage.files import FileError, write_atomic


@pytest.fixture
def autosave(qtbot: QtBot, tmp_path: Path):
    """An autosave that has begun a match."""
    made = Autosave(tmp_path / "autosave")
    assert made.start() == ""
    made.begin()
    yield made
    made.close()


def test_the_latest_is_always_the_newest(autosave: Autosave) -> None:
    """After waiting, the last state is on the disk."""
    for number in range(50):
        autosave.save(b"state %d" % number, 1)
    assert autosave.wait()
    assert autosave.latest.read_bytes() == b"state 49"


def test_what_waits_is_replaced(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a write is under way, only the newest of what comes is kept."""
    gate = threading.Event()
    written: list[bytes] = []

    def slow(file: Path, data: bytes) -> None:
        gate.wait(5)
        written.append(data)
        write_atomic(file, data)

    monkeypatch.setattr(module, "write_atomic", slow)
    autosave.save(b"first", 1)
    time.sleep(0.05)
    for number in range(20):
        autosave.save(b"state %d" % number, 1)
    gate.set()
    assert autosave.wait()
    assert written == [b"first", b"state 19"]


def test_three_older_generations_rotate_per_round(autosave: Autosave) -> None:
    """Each keeps the last state of its round."""
    for turn in range(1, 8):
        for step in range(2):
            autosave.save(b"round %d step %d" % (turn, step), turn)
            autosave.wait()
    assert autosave.latest.read_bytes() == b"round 7 step 1"
    assert [f.read_bytes() for f in autosave.older()] == [b"round 6 step 1", b"round 5 step 1", b"round 4 step 1"]


def test_another_match_keeps_the_one_before(autosave: Autosave) -> None:
    """Its last state becomes an older generation, in the same round too."""
    autosave.save(b"first match", 1)
    autosave.wait()
    autosave.begin()
    autosave.save(b"second match", 1)
    autosave.wait()
    assert [f.read_bytes() for f in autosave.older()] == [b"first match"]


def test_a_finished_match_is_not_offered(autosave: Autosave) -> None:
    """But it is kept among the older ones."""
    autosave.save(b"the end", 9)
    autosave.finish()
    assert autosave.recover() == []
    assert [f.read_bytes() for f in autosave.older()] == [b"the end"]


def test_recovering_offers_the_latest_first(autosave: Autosave) -> None:
    """Then the older generations, newest first."""
    for turn in (1, 2, 3):
        autosave.save(b"round %d" % turn, turn)
        autosave.wait()
    assert [data for _, data in autosave.recover()] == [b"round 3", b"round 2", b"round 1"]


def test_a_second_program_does_not_save(autosave: Autosave) -> None:
    """It gets one sentence and may play on."""
    other = Autosave(autosave.folder)
    assert "plays on without being saved" in other.start()
    other.begin()
    other.save(b"other", 1)
    assert other.wait(0.1)
    other.close()
    assert not autosave.latest.exists()


@pytest.mark.parametrize("data", [b"", b"\n\n", b"99999999\npython\nhost\n", b"\xff\xfe"])
def test_a_damaged_lock_is_taken_over(qtbot: QtBot, tmp_path: Path, data: bytes) -> None:
    """What a power cut or a killed program leaves does not keep the next one from saving."""
    folder = tmp_path / "autosave"
    folder.mkdir()
    (folder / "lock").write_bytes(data.replace(b"host", os.uname().nodename.encode()))
    made = Autosave(folder)
    assert made.start() == ""
    assert made.was_killed
    made.save(b"x", 1)
    assert made.wait()
    made.close()
    assert (folder / "latest.cantiere").read_bytes() == b"x"


def test_a_folder_that_cannot_be_made_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "data").write_text("a file")
    made = Autosave(tmp_path / "data" / "autosave")
    assert str(tmp_path / "data" / "autosave") in made.start()
    made.save(b"x", 1)
    assert made.wait(0.1)
    made.close()


def test_a_read_only_folder_is_named(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program says so and plays on."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    made = Autosave(tmp_path / "autosave")
    assert "read-only" in made.start()
    made.close()


def test_a_full_disk_is_told_once_and_mended(autosave: Autosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message for many failures, the last good state stays, and saving goes on when there is room again."""
    told: list[str] = []
    autosave.failed.connect(told.append)
    autosave.save(b"good", 1)
    autosave.wait()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for number in range(5):
            autosave.save(b"lost %d" % number, 2)
            autosave.wait()
    qtbot.waitUntil(lambda: bool(told))
    assert len(told) == 1
    assert "disk is full" in told[0]
    assert autosave.latest.read_bytes() == b"good"
    autosave.save(b"again", 2)
    autosave.wait()
    assert autosave.latest.read_bytes() == b"again"


def test_a_folder_that_vanishes_is_made_again(autosave: Autosave) -> None:
    """Somebody cleans up while the match goes on."""
    autosave.save(b"one", 1)
    autosave.wait()
    for file in autosave.folder.iterdir():
        file.unlink()
    autosave.folder.rmdir()
    autosave.save(b"two", 1)
    autosave.wait()
    assert autosave.latest.read_bytes() == b"two"


def test_an_unreadable_latest_does_not_stop_saving(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeping the older generation fails, the newest state is written all the same."""
    autosave.save(b"one", 1)
    autosave.wait()

    def fail(file: Path) -> bytes:
        raise FileError(file, "unreadable")

    monkeypatch.setattr(module, "read", fail)
    autosave.save(b"two", 2)
    autosave.wait()
    assert autosave.latest.read_bytes() == b"two"


WRITER = """
    import sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from desktop.storage.autosave import Autosave
    app = QCoreApplication([])
    autosave = Autosave(Path(sys.argv[1]))
    words = autosave.start()
    assert not words, words
    autosave.begin()
    number = 0
    while True:
        number += 1
        autosave.save(b"<%09d>" % number * 3000, number // 3)
        autosave.wait()
        print(number, flush=True)
"""


@pytest.mark.slow
def test_killed_while_saving(tmp_path: Path, soak: bool) -> None:
    """Whatever moment the program dies at: the last written state is whole, at most one action is lost, three older
    ones are there as soon as there were three, and the next program takes the folder over."""
    chance = random.Random(4)
    folder = tmp_path / "autosave"
    most = 0
    for _ in range(500 if soak else 20):
        process = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(WRITER), str(folder)],
            stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.getcwd()},
        )  # fmt: skip
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(chance.uniform(0, 0.04))
        process.send_signal(signal.SIGKILL)
        told = process.stdout.read().split()
        process.wait()
        last = int(told[-1]) if told else 1
        data = (folder / "latest.cantiere").read_bytes()
        number = int(data[1:10])
        assert data == b"<%09d>" % number * 3000
        assert last <= number <= last + 1
        older = Autosave(folder).older()
        most = max(most, len(older))
        assert len(older) >= min(most, 3)
        for file in older:
            content = file.read_bytes()
            assert content == content[:11] * 3000
    assert most >= 3
