"""What a screen reader is told of a match: news of the log, whose turn it is and what can be done, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from desktop.access.announcer import Announcer, Kind
from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common.texts import fill
from desktop.texts.actions import opponent_names
from engine.core.game import Outcome


class Told(Protocol):
    """What is asked of the table."""

    @property
    def game_id(self) -> str:
        """The id of the game."""

    @property
    def seats(self) -> Sequence[SeatFace]:
        """The seats."""

    def log_lines(self) -> Sequence[LogLine]:
        """The log as the front seat may know it."""


class Prompting(Protocol):
    """What is asked of the board."""

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next."""


class Speech:
    """Follows a match and says what is new. ``begin`` at each match; ``follow`` after anything changed."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.table: Told | None = None
        self.board: Prompting | None = None
        self.heard: frozenset[LogLine] = frozenset()
        self.prompt = ""

    def begin(self, table: Told, board: Prompting) -> None:
        """Another match begins, or one is opened."""
        self.announcer.hush()
        self.table, self.board = table, board
        self.heard = frozenset()
        self.prompt = ""

    def follow(self, *, covered: bool) -> None:
        """Says what is new of the last turn in the log, reasons of computer players left out, and a prompt that has
        changed.

        While the view is ``covered`` nothing is said of it; what came about meanwhile is said when it is up again. Of
        a match that has been opened only the last turn is said, not its whole log.
        """
        if self.table is None or self.board is None or covered:
            return
        lines = self.table.log_lines()
        for line in lines:
            if line.turn == lines[-1].turn and line not in self.heard and not line.why:
                self.announcer.say(line.words, Kind.NEWS)
        self.heard = frozenset(lines)
        words = self.board.prompt_words()
        if words and words != self.prompt:
            self.announcer.say(words, Kind.PROMPT)
        self.prompt = words

    def cover(self, words: str) -> None:
        """The curtain is down: only its own sentence is said."""
        self.announcer.hush()
        self.prompt = ""
        self.announcer.say(words, Kind.PROMPT)

    def end(self, outcome: Outcome) -> None:
        """Says the result, the best seat first, or that nobody has won."""
        if self.table is None:
            return
        faces = self.table.seats
        ranks, sheets = outcome.standing, (*outcome.sheets, *outcome.opponents)
        if 1 not in ranks:
            self.announcer.say(QCoreApplication.translate("Announcer", "Nobody has won."), Kind.NEWS)
        others = opponent_names(self.table.game_id) if outcome.opponents else ()
        names = (*(face.name for face in faces), *others)
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
            text = QCoreApplication.translate("Announcer", "Rank %1: %2 with %3 points")
            words = fill(text, ranks[seat], names[seat], sheets[seat].total)
            self.announcer.say(words, Kind.NEWS)
