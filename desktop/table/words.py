"""The sentences that the table needs, as it asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from desktop.boards.common.link import LogLine, SeatFace
from engine.core.game import Refusal
from engine.core.record import RecordError
from engine.players.motives import Motive


class Words(Protocol):
    """Makes translated sentences of the engine's codes."""

    def title(self, game: str) -> str:
        """The title of a game."""

    def level(self, level: str) -> str:
        """The name of a level of computer players."""

    def reason(self, refusal: Refusal, game: str, seats: Sequence[SeatFace], options: Mapping[str, str]) -> str:
        """Why something is refused; ``game`` is "" before there is a match, ``options`` are those of its rules."""

    def line(self, game: str, event: Any, seats: Sequence[SeatFace], options: Mapping[str, str]) -> LogLine | None:
        """An event as a line of the log, None if it is not worth one."""

    def why(self, game: str, motive: Motive, seats: Sequence[SeatFace]) -> LogLine:
        """Why a computer player did something, as a line of the log."""

    def record_error(self, error: RecordError) -> str:
        """What is wrong with the record of a match."""
