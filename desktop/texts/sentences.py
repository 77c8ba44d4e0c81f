"""Everything that the table needs in words, behind one object.

The words of the games are loaded with the first sentence: the program starts without a match, and they bring the views
and actions of all games along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.boards.common.link import LogLine, SeatFace
from desktop.texts import games
from desktop.texts.records import record_error_text
from desktop.texts.words import SeatName
from engine.core.game import Refusal
from engine.core.record import RecordError
from engine.players.motives import Motive


def seat_names(seats: Sequence[SeatFace]) -> tuple[SeatName, ...]:
    """The seats as sentences call them."""
    return tuple(SeatName(seat.name, seat.number) for seat in seats)


class Sentences:
    """Codes and records as sentences in the language of the program."""

    def title(self, game: str) -> str:
        """The title of a game."""
        return games.title(game)

    def level(self, level: str) -> str:
        """The name of a level of computer players."""
        return games.level(level).name

    def reason(self, refusal: Refusal, game: str, seats: Sequence[SeatFace], options: Mapping[str, str]) -> str:
        """Why something is refused; ``game`` is "" before there is a match, ``options`` are those of its rules."""
        from desktop.texts.reasons import refusal_text  # noqa: PLC0415

        return refusal_text(game, refusal, seat_names(seats), options)

    def line(self, game: str, event: Any, seats: Sequence[SeatFace], options: Mapping[str, str]) -> LogLine | None:
        """An event as a line of the log, None if it is not worth one."""
        from desktop.texts.events import event_seat, event_squares, event_text, event_turn  # noqa: PLC0415

        words = event_text(game, event, seat_names(seats), options)
        if words is None:
            return None
        seat = event_seat(event)
        known = seat if seat is not None and seat < len(seats) else None
        other = seat - len(seats) if seat is not None and known is None else None
        return LogLine(event_turn(event), known, words, event_squares(event), opponent=other)

    def why(self, game: str, motive: Motive, seats: Sequence[SeatFace]) -> LogLine:
        """Why a computer player did something, as a line of the log."""
        from desktop.texts.events import motive_brief, motive_text  # noqa: PLC0415

        names = seat_names(seats)
        words, short = motive_text(game, motive, names), motive_brief(game, motive, names)
        return LogLine(motive.round, motive.seat, words, why=True, short=short)

    def record_error(self, error: RecordError) -> str:
        """What is wrong with the record of a match."""
        return record_error_text(error)
