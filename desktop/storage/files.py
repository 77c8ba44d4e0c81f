"""Atomic writing, reading, and moving damaged files aside: one way for every file of the program."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

DAMAGED = ".damaged"
TEMPORARY = ".part"


class FileError(Exception):
    """A file could not be read or written; ``str`` is one translated sentence that names it, ``file`` the path."""

    def __init__(self, file: Path, words: str) -> None:
        super().__init__(words)
        self.file = file


def write_atomic(file: Path, data: bytes) -> None:
    """Writes ``data`` to ``file`` so that, whatever happens, either the old or the new content is there as a whole.

    A temporary file in the same folder is written, flushed to the disk and renamed; then the folder is flushed. A
    missing folder is made. Raises FileError; the old content is untouched then.
    """
    part: Path | None = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=TEMPORARY, dir=file.parent)
        part = Path(name)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(part, file)
        part = None
        flush_folder(file.parent)
    except OSError as error:
        raise FileError(file, explain_write(file, error)) from error
    finally:
        if part is not None:
            with contextlib.suppress(OSError):
                part.unlink()


def flush_folder(folder: Path) -> None:
    """Makes a rename in ``folder`` last through a power cut, on systems where a folder can be flushed."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        # Some network file systems cannot flush a folder; the file itself is safe.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def read(file: Path, most: int = 64 * 1024 * 1024) -> bytes:
    """The content of ``file``. Raises FileError when it cannot be read or is larger than ``most`` bytes."""
    try:
        with file.open("rb") as stream:
            data = stream.read(most + 1)
    except OSError as error:
        words = QCoreApplication.translate("Files", "The file %1 cannot be read: %2.")
        raise FileError(file, words.replace("%1", str(file)).replace("%2", reason(error))) from error
    if len(data) > most:
        words = QCoreApplication.translate("Files", "The file %1 is too large to be a match of Cantiere.")
        raise FileError(file, words.replace("%1", str(file)))
    return data


def move_aside(file: Path) -> Path | None:
    """Renames a damaged file so that it is kept and never opened by itself again; gives its new path.

    None if the folder does not let it be renamed; the file stays then.
    """
    for number in range(100):
        aside = file.with_name(f"{file.name}{DAMAGED}" + (f".{number}" if number else ""))
        if not aside.exists():
            with contextlib.suppress(OSError):
                file.replace(aside)
                return aside
            return None
    return None


def sweep_parts(folder: Path) -> None:
    """Removes temporary files that a killed program left in ``folder``."""
    with contextlib.suppress(OSError):
        for part in folder.glob(f".*{TEMPORARY}"):
            with contextlib.suppress(OSError):
                part.unlink()


def explain_write(file: Path, error: OSError) -> str:
    """One sentence why ``file`` could not be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        words = QCoreApplication.translate("Files", "The disk is full: %1 could not be written.")
    elif error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        words = QCoreApplication.translate("Files", "The folder is read-only: %1 could not be written.")
    else:
        words = QCoreApplication.translate("Files", "The file %1 could not be written: %2.")
    return words.replace("%1", str(file)).replace("%2", reason(error))


def reason(error: OSError) -> str:
    """What is wrong, as part of a sentence: in the language of the program, or what the system says where that is
    rare."""
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return QCoreApplication.translate("Files", "it is not there")
    if error.errno in (errno.EACCES, errno.EPERM):
        return QCoreApplication.translate("Files", "it may not be read or written")
    if error.errno == errno.EISDIR:
        return QCoreApplication.translate("Files", "it is a folder")
    if error.errno == errno.ENAMETOOLONG:
        return QCoreApplication.translate("Files", "its name is too long")
    if error.errno == errno.EIO:
        return QCoreApplication.translate("Files", "the disk or the network does not answer")
    return (error.strerror or type(error).__name__).rstrip(".")
