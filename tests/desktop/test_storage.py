"""Files: atomic writing, full disks, read-only folders, damaged files, settings, the log with all its hooks."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_samples import make_translations

from desktop.storage.files import FileError, move_aside, read, reason, sweep_parts, write_atomic
from desktop.storage.paths import Folders, find_folders, folders_under, name_application
from desktop.storage.settings import OPTIONS, Settings

TOLD = (errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENAMETOOLONG, errno.EIO)


def full_disk(*_: object) -> int:
    """Stands for a system call on a full disk."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_writing_replaces_as_a_whole(tmp_path: Path) -> None:
    """The folder is made, the new content stands there, nothing else is left."""
    file = tmp_path / "a" / "b.cantiere"
    write_atomic(file, b"one")
    write_atomic(file, b"two")
    assert read(file) == b"two"
    assert [f.name for f in file.parent.iterdir()] == ["b.cantiere"]


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_keeps_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """One sentence, the old file untouched, no temporary file left."""
    file = tmp_path / "match.cantiere"
    write_atomic(file, b"old")
    monkeypatch.setattr(os, call, full_disk)
    with pytest.raises(FileError, match="disk is full") as caught:
        write_atomic(file, b"new")
    monkeypatch.undo()
    assert str(file) in str(caught.value)
    assert read(file) == b"old"
    assert [f.name for f in tmp_path.iterdir()] == ["match.cantiere"]


def test_a_short_write_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that takes three bytes at a time still gets everything."""
    true_write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: true_write(handle, data[:3]))
    write_atomic(tmp_path / "f", b"0123456789")
    assert read(tmp_path / "f") == b"0123456789"


def test_a_read_only_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says read-only and names the file, also for the superuser's tests, who may write anywhere."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    with pytest.raises(FileError, match="read-only"):
        write_atomic(tmp_path / "f", b"x")


def test_reading_says_what_is_wrong(tmp_path: Path) -> None:
    """Missing files, folders and huge files are refused in a sentence."""
    with pytest.raises(FileError, match="cannot be read"):
        read(tmp_path / "missing")
    with pytest.raises(FileError, match="cannot be read"):
        read(tmp_path)
    (tmp_path / "big").write_bytes(b"x" * 11)
    with pytest.raises(FileError, match="too large"):
        read(tmp_path / "big", most=10)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_what_the_system_says_is_said_in_the_language_of_the_program(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    """Of what happens at home; rare errors keep the words of the system."""
    make_translations().use("en")
    english = {number: reason(OSError(number, os.strerror(number))) for number in TOLD}
    make_translations().use(language)
    told = {number: reason(OSError(number, os.strerror(number))) for number in TOLD}
    assert reason(OSError(errno.ELOOP, "Too many levels.")) == "Too many levels"
    with pytest.raises(FileError, match=re.escape(told[errno.ENOENT])):
        read(tmp_path / "gone.cantiere")
    with pytest.raises(FileError, match=re.escape(told[errno.EISDIR])):
        read(tmp_path)
    make_translations().use("en")
    assert len(set(told.values())) == len(TOLD)
    assert all(words not in (os.strerror(number), "") for number, words in told.items())
    assert language == "en" or not set(told.values()) & set(english.values())


def test_damaged_files_are_moved_aside_without_overwriting(tmp_path: Path) -> None:
    """A second damaged file of the same name gets a number."""
    for number in range(3):
        file = tmp_path / "m.cantiere"
        file.write_bytes(b"%d" % number)
        aside = move_aside(file)
        assert aside is not None
        assert aside.read_bytes() == b"%d" % number
        assert not file.exists()
    assert sorted(f.name for f in tmp_path.iterdir()) == [
        "m.cantiere.damaged", "m.cantiere.damaged.1", "m.cantiere.damaged.2",
    ]  # fmt: skip


def test_temporary_files_of_a_killed_program_are_swept(tmp_path: Path) -> None:
    """Only ours."""
    (tmp_path / ".latest.cantiere.ab12.part").touch()
    (tmp_path / "keep.part").touch()
    sweep_parts(tmp_path)
    assert [f.name for f in tmp_path.iterdir()] == ["keep.part"]


def test_folders_follow_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Config, data and state are kept apart and carry the program's name."""
    name_application()
    folders = find_folders()
    assert len({folders.config, folders.data, folders.state}) == 3
    assert all("cantiere" in str(place).lower() for place in (folders.config, folders.data, folders.state))
    assert isinstance(folders_under(Path("/x")), Folders)


# Settings


def test_settings_come_back(qtbot: QtBot, tmp_path: Path) -> None:
    """What was set is there for the next start; unknown keys and a newer schema stay."""
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"schema": 7, "scheme": "dark", "weather": "rain"}))
    settings = Settings(file)
    assert settings.get("scheme") == "dark"
    with qtbot.waitSignal(settings.changed):
        settings.set("text_scale", 1.45)
    settings.close()
    values = json.loads(file.read_text())
    assert values["weather"] == "rain"
    assert values["schema"] == 7
    assert Settings(file).get("text_scale") == 1.45


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b"null"])
def test_damaged_settings_are_moved_aside(qtbot: QtBot, tmp_path: Path, data: bytes) -> None:
    """The defaults hold, one sentence tells of it, the damaged file is kept."""
    file = tmp_path / "settings.json"
    file.write_bytes(data)
    settings = Settings(file)
    assert "moved aside" in settings.complaint
    assert settings.get("scheme") == "system"
    assert (tmp_path / "settings.json.damaged").read_bytes() == data


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("scheme", "pink", "system"),
        ("scheme", 3, "system"),
        ("text_scale", 9, 2.0),
        ("text_scale", "big", 1.0),
        ("text_scale", True, 1.0),
        ("aids", {}, OPTIONS["aids"][0]),
    ],
)
def test_impossible_values_become_possible(
    qtbot: QtBot, tmp_path: Path, name: str, value: object, meant: object
) -> None:
    """A value of another type or out of range never reaches a window."""
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({name: value}))
    assert Settings(file).get(name) == meant


def test_settings_that_cannot_be_written_are_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every later failure of the same kind is silent."""
    settings = Settings(tmp_path / "settings.json")
    told: list[str] = []
    settings.failed.connect(told.append)
    monkeypatch.setattr(os, "fsync", full_disk)
    for scheme in ("dark", "light"):
        settings.set("scheme", scheme)
        settings.write()
    assert len(told) == 1
    assert "disk is full" in told[0]


# The log


def test_everything_uncaught_ends_in_the_log(tmp_path: Path) -> None:
    """An exception in a slot, a thread, a paint event and an event filter, and a message of Qt; the program lives
    on."""
    code = """
        import sys, threading
        from pathlib import Path
        from PySide6.QtCore import QObject, QTimer, qWarning
        from PySide6.QtWidgets import QApplication, QWidget
        from desktop.storage.diary import Diary
        app = QApplication([])
        diary = Diary()
        told = []
        diary.stumbled.connect(told.append)
        assert diary.start(Path(sys.argv[1]) / "cantiere.log")
        class Bad(QWidget):
            def paintEvent(self, event): raise RuntimeError("in a paint event")
        class Filter(QObject):
            done = False
            def eventFilter(self, watched, event):
                if not self.done:
                    self.done = True
                    raise RuntimeError("in an event filter")
                return False
        def slot(): raise RuntimeError("in a slot")
        def run(): raise RuntimeError("in a thread")
        bad = Bad(); bad.show()
        filter = Filter(); bad.installEventFilter(filter)
        QTimer.singleShot(0, slot)
        threading.Thread(target=run).start()
        qWarning("from Qt")
        QTimer.singleShot(300, app.quit)
        app.exec()
        diary.stop()
        print(len(told))
    """
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), str(tmp_path)],
        capture_output=True, timeout=60, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    words = (tmp_path / "cantiere.log").read_text()
    for what in ("in a slot", "in a thread", "in a paint event", "in an event filter", "from Qt"):
        assert what in words, what
    assert int(done.stdout) >= 4


def test_the_log_rotates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It never grows beyond its size."""
    code = """
        import sys, logging
        from pathlib import Path
        import desktop.storage.diary as d
        d.MOST_BYTES = 2000
        diary = d.Diary()
        diary.start(Path(sys.argv[1]) / "cantiere.log")
        for i in range(200): logging.getLogger("cantiere").warning("line %d of the log", i)
        diary.stop()
    """
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), str(tmp_path)], timeout=60, check=True, env=environment
    )
    names = sorted(f.name for f in tmp_path.iterdir() if f.name != "crash.log")
    assert names == ["cantiere.log", "cantiere.log.1", "cantiere.log.2", "cantiere.log.3"]
    assert all(f.stat().st_size <= 2000 for f in tmp_path.iterdir())


def test_no_log_folder_is_no_reason_to_stop(tmp_path: Path) -> None:
    """A file stands where the folder should be: no log, no exception."""
    (tmp_path / "state").write_text("a file")
    code = """
        import sys
        from pathlib import Path
        from desktop.storage.diary import Diary
        diary = Diary()
        print(diary.start(Path(sys.argv[1]) / "state" / "cantiere.log"))
        diary.stop()
    """
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), str(tmp_path)],
        capture_output=True, timeout=60, check=True, env=environment,
    )  # fmt: skip
    assert done.stdout.strip() == b"False"
    assert not stat.S_ISDIR((tmp_path / "state").stat().st_mode)
