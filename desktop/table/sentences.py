"""The sentences of the table, from the texts of the desktop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.link import LogLine, SeatFace
from desktop.texts import games
from engine.core.game import Refusal
from engine.core.record import RecordError

translate = QCoreApplication.translate


class Sentences:
    """Makes ``Words`` of the texts."""

    def title(self, game: str) -> str:
        """The title of a game."""
        return games.title(game)

    def level(self, level: str) -> str:
        """The name of a level of computer players."""
        return games.level(level).name

    def reason(self, refusal: Refusal, game: str, seats: Sequence[SeatFace]) -> str:
        """Why something is refused."""
        return refusal.code

    def line(self, game: str, event: Any, seats: Sequence[SeatFace]) -> LogLine | None:
        """An event as a line of the log."""
        return None

    def record_error(self, error: RecordError) -> str:
        """What is wrong with the record of a match."""
        return str(error)
