"""The match that waits in the autosave folder, as the home window shows it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale

from desktop.storage.autosave import Autosave
from engine.core.entries import PERSON
from engine.core.game import Read
from engine.core.record import RecordError, load_record
from engine.core.registry import GAMES

log = logging.getLogger("cantiere.table")


@dataclass(frozen=True)
class Waiting:
    """A match under way: game id, round, names of the persons that act (of all who act if none of them is a person),
    colours of the seats, when it was saved in words, whether its views hide something."""

    game: str
    round: int
    acting: tuple[str, ...]
    colours: tuple[int, ...]
    saved: str
    secret: bool


def last_match(
    autosave: Autosave | None, reader: Callable[[str], Read], registry: Mapping[str, str] = GAMES
) -> Waiting | None:
    """What can be gone on with; None if there is nothing, or nothing that can be read, or it is over."""
    if autosave is None:
        return None
    for file, data in autosave.recover():
        try:
            match = load_record(data, reader, registry, str(file))
        except (RecordError, OSError, ValueError) as error:
            log.warning("an autosave cannot be read: %s", error)
            continue
        except Exception:
            # Content may be missing or damaged in many ways; the home window opens all the same.
            log.exception("an autosave cannot be read")
            continue
        if match.outcome is not None:
            return None
        persons = [seat for seat in match.waiting if match.seats[seat].controller == PERSON]
        mode = match.game.facts.mode(match.setup.mode)
        saved = QDateTime.fromSecsSinceEpoch(int(file.stat().st_mtime)) if file.exists() else QDateTime()
        return Waiting(
            match.game.facts.id,
            match.round,
            tuple(match.seats[seat].name for seat in persons or match.waiting),
            tuple(seat.colour for seat in match.seats),
            QLocale().toString(saved, QLocale.FormatType.ShortFormat),
            match.table.secret or (mode is not None and mode.hides),
        )
    return None
