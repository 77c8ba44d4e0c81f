"""Dialogs that ask for files: a match to open, where to save a match or a picture. Each gives a path, None if nobody
chose one."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate


def match_to_open(parent: QWidget, folder: Path, extension: str) -> Path | None:
    """A saved match; ``extension`` with its dot."""
    name, _ = QFileDialog.getOpenFileName(parent, translate("App", "Open a match"), str(folder), match_kinds(extension))
    return Path(name) if name else None


def match_to_save(parent: QWidget, folder: Path, title: str, extension: str) -> Path | None:
    """Where to save a match of the game called ``title``."""
    proposed = str(folder / f"{title} {today()}{extension}")
    name, _ = QFileDialog.getSaveFileName(parent, translate("App", "Save the match"), proposed, match_kinds(extension))
    return with_extension(name, extension)


def unused(folder: Path, title: str, extension: str) -> Path:
    """A file that is not there yet, for a match of the game called ``title``."""
    name = f"{title} {today()}"
    names = itertools.chain((name,), (f"{name} ({number})" for number in itertools.count(2)))
    return next(file for file in (folder / f"{one}{extension}" for one in names) if not file.exists())


def picture_to_save(parent: QWidget, folder: Path, title: str) -> Path | None:
    """Where to save the picture of a result."""
    kinds = translate("App", "Pictures (%1)").replace("%1", "*.png")
    name, _ = QFileDialog.getSaveFileName(
        parent, translate("App", "Save the picture of the result"), str(folder / f"{title} {today()}.png"), kinds
    )
    return with_extension(name, ".png")


def with_extension(name: str, extension: str) -> Path | None:
    """The path that was typed, with its extension; None if nothing was."""
    if not name:
        return None
    file = Path(name)
    return file if file.suffix == extension else file.with_name(file.name + extension)


def match_kinds(extension: str) -> str:
    """The filter for saved matches."""
    return translate("App", "Matches of Cantiere (%1)").replace("%1", f"*{extension}")


def today() -> str:
    """The time for names of files."""
    return time.strftime("%Y-%m-%d %H.%M")
