"""The settings: one JSON file with a schema version; keys that this version does not know are kept."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.storage.files import FileError, move_aside, read, write_atomic

SCHEMA = 1
WRITE_AFTER_MS = 400
log = logging.getLogger("cantiere.settings")

# Name: (default, lowest and highest or allowed values, or None).
OPTIONS: dict[str, tuple[Any, tuple[Any, ...] | None]] = {
    "language": ("system", ("system", "en", "it", "de")),
    "scheme": ("system", ("system", "light", "dark", "contrast")),
    "text_scale": (1.0, (1.0, 2.0)),
    "speed": (-1.0, (-1.0, 4.0)),
    "touch": (False, None),
    "patterns": (False, None),
    "confirm_leave": (True, None),
    "confirm_claims": (True, None),
    "confirm_turn": (True, None),
    "flat": (False, None),
    "turn_board": (False, None),
    "self_cover": (True, None),
    "edges": ({}, None),
    "aids": (["legal", "live_score", "left", "soft_hints"], None),
    "secret": (False, None),
    "last_setup": ({}, None),
    "last_folder": ("", None),
    "window": ({}, None),
    "first_start": (True, None),
}


class Settings(QObject):
    """What a person chose. ``changed`` names the setting; ``failed`` carries one sentence when the file cannot be
    written.

    ``complaint`` is the sentence about a file that could not be read at the start, "" if all went well.
    """

    changed = Signal(str)
    failed = Signal(str)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.complaint = ""
        self._values: dict[str, Any] = {}
        self._overrides: dict[str, Any] = {}
        self._told = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WRITE_AFTER_MS)
        self._timer.timeout.connect(self.write)
        if file is not None and file.exists():
            self._load(file)

    def _load(self, file: Path) -> None:
        """Reads the file; a damaged one is moved aside and the defaults hold."""
        try:
            values = json.loads(read(file).decode("utf-8"))
            if not isinstance(values, dict):
                raise ValueError("not an object")
        except FileError as error:
            self.complaint = str(error)
        except (ValueError, RecursionError):
            aside = move_aside(file)
            words = QCoreApplication.translate(
                "Settings", "The settings file %1 is damaged; it was moved aside and the settings start afresh."
            )
            self.complaint = words.replace("%1", str(aside or file))
        else:
            self._values = values
        if self.complaint:
            log.warning("%s", self.complaint)

    def get(self, name: str) -> Any:
        """The value of a setting, its default if the file holds none or one that cannot be. Raises KeyError if
        unknown."""
        default, allowed = OPTIONS[name]
        value = self._overrides.get(name, self._values.get(name, default))
        if isinstance(default, float) and isinstance(value, int) and not isinstance(value, bool):
            value = float(value)
        if type(value) is not type(default):
            return default
        if isinstance(default, float) and allowed is not None:
            return min(max(value, allowed[0]), allowed[1])
        return default if allowed is not None and value not in allowed else value

    def set(self, name: str, value: Any) -> None:
        """Changes a setting and writes the file a moment later. Raises KeyError if it is unknown."""
        default = OPTIONS[name][0]
        if self._values.get(name, default) == value and name in self._values:
            return
        self._values[name] = value
        self._overrides.pop(name, None)
        self._timer.start()
        self.changed.emit(name)

    def override(self, name: str, value: Any) -> None:
        """Uses another value for a setting in this run only; the file keeps its own. Raises KeyError if it is
        unknown."""
        if name not in OPTIONS:
            raise KeyError(name)
        self._overrides[name] = value

    def write(self) -> None:
        """Writes the file now."""
        self._timer.stop()
        if self.file is None:
            return
        # A newer version's schema number stays, since its keys stay too.
        schema = self._values.get("schema", SCHEMA)
        values = {**self._values, "schema": schema if isinstance(schema, int) else SCHEMA}
        data = json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True).encode("utf-8") + b"\n"
        try:
            write_atomic(self.file, data)
        except FileError as error:
            log.error("%s", error)
            if str(error) != self._told:
                self._told = str(error)
                self.failed.emit(self._told)
        else:
            self._told = ""

    def close(self) -> None:
        """Writes what still waits."""
        if self._timer.isActive():
            self.write()
