"""The folders of the program, kept apart by purpose as each system wants it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

ORGANISATION = "Cantiere"
DOMAIN = "cantiere.org"
APPLICATION = "Cantiere"
DESKTOP_FILE = "org.cantiere.Cantiere"
EXTENSION = ".cantiere"


@dataclass(frozen=True)
class Folders:
    """Where things lie: ``config`` the settings, ``data`` what must survive, ``state`` the log, ``saves`` what people
    save themselves. None of them needs to exist yet."""

    config: Path
    data: Path
    state: Path
    saves: Path

    @property
    def autosave(self) -> Path:
        """The folder of the autosaves."""
        return self.data / "autosave"

    @property
    def statistics(self) -> Path:
        """The statistics file."""
        return self.data / "statistics.sqlite3"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def log(self) -> Path:
        """The log file."""
        return self.state / "cantiere.log"


def name_application() -> None:
    """Gives Qt the names from which it makes the folders; before any folder is asked for."""
    QCoreApplication.setOrganizationName(ORGANISATION)
    QCoreApplication.setOrganizationDomain(DOMAIN)
    QCoreApplication.setApplicationName(APPLICATION)


def find_folders() -> Folders:
    """The folders of this person on this system; honours the XDG variables."""
    places = QStandardPaths.StandardLocation

    def place(location: QStandardPaths.StandardLocation) -> Path:
        return Path(QStandardPaths.writableLocation(location))

    data = place(places.AppLocalDataLocation)
    return Folders(
        config=place(places.AppConfigLocation),
        data=data,
        state=place(places.StateLocation),
        saves=data / "saves",
    )


def folders_under(home: Path) -> Folders:
    """All folders under one, for a portable copy and for tests."""
    return Folders(home / "config", home / "data", home / "state", home / "saves")
