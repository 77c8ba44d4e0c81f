"""The match that waits in the autosave folder, as the home window shows it, and the picture that is kept of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.boards.common.look import Look
from desktop.storage.autosave import Autosave
from desktop.table.boards import make_portrait
from desktop.table.controller import Controller
from desktop.table.plan import PERSON
from engine.core.game import Read
from engine.core.match import Match
from engine.core.record import RecordError, load_record
from engine.core.registry import GAMES

if TYPE_CHECKING:
    from desktop.table.play_page import PlayPage

WIDE, LEAST_HIGH, MOST_HIGH = 1312, 480, 772
"""Pixels of a picture that is kept."""
log = logging.getLogger("cantiere.table")


@dataclass(frozen=True)
class Waiting:
    """A match under way: game id, mode, round, the table's view, names of the persons that act (of all who act if none
    of them is a person), colours of the seats, when it was saved."""

    game: str
    mode: str
    round: int
    view: Any
    acting: tuple[str, ...]
    colours: tuple[int, ...]
    saved: QDateTime


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
        return Waiting(
            match.game.facts.id,
            match.setup.mode,
            match.round,
            match.view(None),
            tuple(match.seats[seat].name for seat in persons or match.waiting),
            tuple(seat.colour for seat in match.seats),
            QDateTime.fromSecsSinceEpoch(int(file.stat().st_mtime)) if file.exists() else QDateTime(),
        )
    return None


def hides(match: Match[Any, Any, Any]) -> bool:
    """Whether a seat may have something on its board that is not for everybody who sees the home window."""
    mode = match.game.facts.mode(match.setup.mode)
    return match.table.secret or (mode is not None and mode.hides)


class KeptPicture:
    """The picture of the match that was left, in ``file`` beside its autosave. It shows nothing that is not for
    everybody: the board as it is on the screen, or as the table may see it where seats hide something."""

    def __init__(self, autosave: Autosave, file: Path) -> None:
        self.autosave = autosave
        self.file = file

    def load(self) -> QPixmap | None:
        """The picture, None if there is none."""
        picture = QPixmap(str(self.file)) if self.file.exists() else QPixmap()
        return None if picture.isNull() else picture

    def keep(self, table: Controller, page: PlayPage | None, frame: QSize) -> None:
        """Keeps the picture of the match on the table for a frame of this shape."""
        if page is None or page.look is None or not self.autosave.usable or not table.playing:
            return
        if hides(table.match):
            high = WIDE * frame.height() // max(1, frame.width())
            picture = public_picture(table, page.look, WIDE, min(max(high, LEAST_HIGH), MOST_HIGH))
        else:
            picture = page.picture(WIDE, MOST_HIGH)
        if picture is None:
            self.drop()
        else:
            picture.save(str(self.file), "PNG")

    def drop(self) -> None:
        """Throws the picture away, so that it is never shown beside another match."""
        if self.autosave.usable:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)


def public_picture(table: Controller, look: Look, width: int, height: int) -> QPixmap | None:
    """The board of the first person as the table's view has it, in a picture of this size; None if it cannot be
    painted. No seat's view has a part in it."""
    match = table.match
    seat = min(match.persons, default=0)
    try:
        portrait = make_portrait(table.game_id, match.view(None), table.seats, look)
        made = QPixmap(width, height)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        portrait.paint(painter, QRectF(made.rect()), seat, "")
        painter.end()
    except Exception:
        # A picture is an ornament: leaving a match must not fail because of it.
        log.exception("no picture of the board can be kept")
        return None
    return made
