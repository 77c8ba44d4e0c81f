"""Autosaves: the latest after every accepted action, three older generations, one per round.

A thread writes; what it has not begun to write is replaced by what is newer. ``latest.cantiere`` is the match in play.
When a round has passed, the latest becomes ``older-N.cantiere`` with a rising N, and only then the oldest of more than
three goes, so that a kill at any moment leaves three.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import threading
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Signal

from desktop.storage.files import FileError, move_aside, read, reason, sweep_parts, write_atomic
from desktop.storage.paths import EXTENSION

OLDER_KEPT = 3
WAIT_SECONDS = 10.0
LATEST = f"latest{EXTENSION}"
OLDER = re.compile(r"older-(\d+)" + re.escape(EXTENSION))
log = logging.getLogger("cantiere.autosave")


@dataclass(frozen=True)
class Job:
    """One thing to write: the record, and a key that changes when a generation is to be kept (match and round)."""

    data: bytes
    generation: tuple[int, int]


class Autosave(QObject):
    """Writes autosaves into ``folder`` on a thread of its own.

    ``failed`` carries one sentence when a write fails, again only after a success or with another sentence; ``wrote``
    fires after each write. The folder is locked: a second program on the same folder does not save and says so.
    """

    failed = Signal(str)
    wrote = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.lock: QLockFile | None = None
        self.usable = False
        self.was_killed = False
        """Whether the program that used the folder before did not end by itself."""
        self._match = 0
        self._written: tuple[int, int] | None = None
        self._complaint = ""
        self._pending: Job | None = None
        self._busy = False
        self._stop = False
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    # Life

    def start(self) -> str:
        """Takes the folder; gives "" or the sentence why nothing can be saved there. The program plays on either
        way."""
        words = self._take_folder()
        if words:
            log.warning("%s", words)
            return words
        self.usable = True
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()
        return ""

    def _take_folder(self) -> str:
        """Makes and locks the folder; gives "" or what is wrong."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = QCoreApplication.translate(
                "Autosave", "The folder %1 cannot be made (%2); the match goes on without being saved."
            )
            return words.replace("%1", str(self.folder)).replace("%2", reason(error))
        if not os.access(self.folder, os.W_OK | os.X_OK):
            words = QCoreApplication.translate(
                "Autosave", "The folder %1 is read-only; the match goes on without being saved."
            )
            return words.replace("%1", str(self.folder))
        locked_before = (self.folder / "lock").exists()
        self.lock = QLockFile(str(self.folder / "lock"))
        # Never stale by age: a program may be open for days. A lock whose process is gone is taken over by Qt.
        self.lock.setStaleLockTime(0)
        taken = self.lock.tryLock(0)
        if not taken and self.lock.error() == QLockFile.LockError.LockFailedError and not self.lock.getLockInfo()[0]:
            # A lock that names nobody is what a power cut leaves; Qt removes it only if no process holds the file.
            self.lock.removeStaleLockFile()
            taken = self.lock.tryLock(0)
        if not taken:
            locked = self.lock.error() == QLockFile.LockError.LockFailedError
            self.lock = None
            if locked:
                words = QCoreApplication.translate(
                    "Autosave", "Another window of Cantiere saves in %1; this one plays on without being saved."
                )
            else:
                words = QCoreApplication.translate(
                    "Autosave", "The folder %1 is read-only; the match goes on without being saved."
                )
            return words.replace("%1", str(self.folder))
        self.was_killed = locked_before
        sweep_parts(self.folder)
        return ""

    def close(self) -> None:
        """Waits for the last write, ends the thread and unlocks the folder."""
        if self._thread is not None:
            self.wait()
            with self._change:
                self._stop = True
                self._change.notify_all()
            self._thread.join(WAIT_SECONDS)
            self._thread = None
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None
        self.usable = False

    # Saving

    def begin(self) -> None:
        """Another match begins: what the latest holds becomes an older generation with the next write."""
        self._match += 1

    def save(self, data: bytes, round: int) -> None:
        """Lets ``data`` be written as the latest; replaces what waits. Returns at once."""
        if not self.usable:
            return
        with self._change:
            self._pending = Job(data, (self._match, round))
            self._change.notify_all()

    def wait(self, seconds: float = WAIT_SECONDS) -> bool:
        """Waits until everything is written, at most ``seconds``; False if it is not."""
        with self._change:
            return self._change.wait_for(lambda: self._pending is None and not self._busy, seconds)

    def finish(self) -> None:
        """The match is over and written: it becomes an older generation, so that nothing is offered to be continued."""
        self.wait()
        with contextlib.suppress(OSError, FileError):
            if self.latest.exists():
                self._keep_latest()
                self.latest.unlink()
        self._written = None

    @property
    def latest(self) -> Path:
        """The file of the match in play."""
        return self.folder / LATEST

    def older(self) -> list[Path]:
        """The older generations, newest first."""
        found: list[tuple[int, Path]] = []
        with contextlib.suppress(OSError):
            for file in self.folder.iterdir():
                match = OLDER.fullmatch(file.name)
                if match:
                    found.append((int(match.group(1)), file))
        return [file for _, file in sorted(found, reverse=True)]

    def recover(self) -> list[tuple[Path, bytes]]:
        """What can be continued, best first: the latest, then, only if there is a damaged or no readable latest, the
        older ones.

        Empty when no match was in play. Files that cannot be read are left out.
        """
        found: list[tuple[Path, bytes]] = []
        if not self.latest.exists():
            return found
        for file in (self.latest, *self.older()):
            with contextlib.suppress(FileError):
                found.append((file, read(file)))
        return found

    def set_aside(self, file: Path) -> Path | None:
        """Moves a damaged autosave aside; gives its new path."""
        log.warning("damaged autosave %s is moved aside", file.name)
        return move_aside(file)

    # The thread

    def _write_on(self) -> None:
        """Writes what comes until the end."""
        while True:
            with self._change:
                self._change.wait_for(lambda: self._pending is not None or self._stop)
                job, self._pending = self._pending, None
                if job is None:
                    return
                self._busy = True
            try:
                self._write(job)
            finally:
                with self._change:
                    self._busy = False
                    self._change.notify_all()

    def _write(self, job: Job) -> None:
        """Writes one job; tells of a failure once."""
        if job.generation != self._written and self.latest.exists():
            try:
                self._keep_latest()
            except FileError as error:
                # The newest state matters more than the older ones: go on and try to write it.
                log.error("%s", error)
        try:
            write_atomic(self.latest, job.data)
        except FileError as error:
            self._complain(str(error))
        else:
            self._written = job.generation
            self._complaint = ""
            self.wrote.emit()

    def _keep_latest(self) -> None:
        """Copies the latest to a new older generation, then removes those beyond three. Raises FileError."""
        older = self.older()
        newest = int(OLDER.fullmatch(older[0].name).group(1)) if older else 0  # type: ignore[union-attr]
        data = read(self.latest)
        if older and read_quietly(older[0]) == data:
            return
        write_atomic(self.folder / f"older-{newest + 1:06d}{EXTENSION}", data)
        for file in older[OLDER_KEPT - 1 :]:
            with contextlib.suppress(OSError):
                file.unlink()

    def _complain(self, words: str) -> None:
        """Tells of a failure unless it was the last thing told."""
        log.error("%s", words)
        if words != self._complaint:
            self._complaint = words
            self.failed.emit(words)


def read_quietly(file: Path) -> bytes | None:
    """The content of a file, None if it cannot be read."""
    try:
        return read(file)
    except FileError:
        return None
