"""A finished match, looked at step by step: the ``Link`` of a board that shows what a seat saw after each act.

Only a match that is over can be reviewed: until then nobody looks through the eyes of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.boards.common.link import LogLine, SeatFace
from desktop.table.answers import Answers
from desktop.table.since import since_act
from desktop.table.story import Story
from desktop.texts.words import fill
from engine.core.game import Preview, Refusal, RefusedError, ScoreSheet, Seat, Told

translate = QCoreApplication.translate


def can_review(table: Answers) -> bool:
    """Whether the match on the table is over and its whole course is known."""
    if not table.playing or table.outcome is None:
        return False
    try:
        table.match.state_after(0)
    except RefusedError:
        return False
    return True


class Review(QObject):
    """Stands after ``step`` acts (0: the start) and looks through the eyes of ``seat``; ``moved`` fires after either
    changed.

    Raises RuntimeError when the match on ``table`` cannot be reviewed.
    """

    moved = Signal()

    def __init__(self, table: Answers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if not can_review(table):
            raise RuntimeError("the match is not over")
        self.words = table.words
        self.match = table.match
        self.faces = tuple(table.seats)
        self.history = self.match.history()
        self.story = Story(self.match, self.words)
        self.steps = len(self.history)
        self.step = self.steps
        self.rounds = tuple(self.match.round_after(step) for step in range(self.steps + 1))
        self._seat: Seat = 0
        self._view: Any = None
        self.look()

    # Where it stands

    def go(self, step: int) -> bool:
        """Goes to a step, as far as there are any; tells whether it moved."""
        step = min(max(step, 0), self.steps)
        if step == self.step:
            return False
        self.step = step
        self.look()
        return True

    def go_round(self, way: int) -> bool:
        """Goes to the start of the next round (``way`` 1) or of this or the round before (-1)."""
        here = self.rounds[self.step]
        if way > 0:
            later = [step for step in range(self.step + 1, self.steps + 1) if self.rounds[step] != here]
            return self.go(later[0] if later else self.steps)
        starts = [step for step in range(self.step) if step == 0 or self.rounds[step] != self.rounds[step - 1]]
        return self.go(starts[-1] if starts else 0)

    def choose(self, seat: Seat) -> None:
        """Looks through the eyes of a seat."""
        if seat != self._seat:
            self._seat = seat
            self.look()

    def look(self) -> None:
        """Takes the view of the seat at the step."""
        self._view = self.match.game.view(self.match.state_after(self.step), self._seat)
        self.moved.emit()

    @property
    def shown(self) -> Any:
        """The view for the board."""
        return self._view

    @property
    def round(self) -> int:
        """The round of the step."""
        return self.rounds[self.step]

    def events(self) -> list[Any]:
        """What the last act told, as far as the seat could know then."""
        events = [told.event for told in self._told(self.step - 1)] if self.step else []
        return self.story.retell(events, self._view)

    def _told(self, at: int) -> list[Told]:
        """What an act told the seat."""
        return [told for told in self.history[at][3] if told.audience is None or self._seat in told.audience]

    def lines(self) -> list[LogLine]:
        """The log up to the step."""
        return [line for act in self._chapters() for line in act]

    def _chapters(self) -> list[list[LogLine]]:
        """The lines of each act up to the step, with the reasons of computer players."""
        return self.story.tell(self.faces, self._seat, self._view, self.step, over=True)

    @property
    def remark(self) -> str:
        """What happened in the step, in place of a prompt."""
        if not self.step:
            return translate("Review", "The start of the match")
        lines = self._chapters()[-1]
        seat = self.history[self.step - 1][1]
        if not lines:
            return fill(translate("Review", "%1 confirms the turn"), self.faces[seat].name)
        # The act that ends a round tells of all seats; the log has the rest.
        own = next((line for line in lines if line.seat == self._seat), lines[0])
        why = next((line for line in lines if line.why), own)
        return why.words

    # The link of the board

    @property
    def seat(self) -> Seat | None:
        """The seat whose eyes are used."""
        return self._seat

    @property
    def seats(self) -> Sequence[SeatFace]:
        """The seats."""
        return self.faces

    @property
    def secret(self) -> bool:
        """Nothing is hidden from anybody in a review, so that no board offers a curtain."""
        return False

    @property
    def aids(self) -> frozenset[str]:
        """Points and cards left help a review; nothing can be aimed at."""
        return frozenset({"live_score", "left"})

    # A ``seat`` named with a question, as boards do that several decide over, changes nothing: eyes are chosen above.

    def refuse(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Nobody acts in a review."""
        return Refusal("not_waiting")

    def parts(self, action: Any, seat: Seat | None = None) -> Any:
        """The legal next parts of an action with missing parts."""
        return self.match.game.choices(self._view, self._seat).narrow(action)

    def preview(self, action: Any, seat: Seat | None = None) -> Preview:
        """What the confirmed turn changed."""
        return self.match.game.preview(self._view, self._seat, action)

    def aid(self, question: Any, seat: Seat | None = None) -> Any:
        """The answer to a question of the game."""
        return self.match.game.aid(self._view, self._seat, question)

    def since_act(self, seat: Seat) -> tuple[Any, Sequence[Any]] | None:
        """What the eyes saw before ``seat`` acted last, and what they were told from then on."""
        return since_act(self.match, seat, self._seat, self.step)

    def is_person(self, seat: Seat) -> bool:
        """Whether a person played the seat at the end."""
        return not self.faces[seat].level

    def cover(self) -> None:
        """Nothing is covered in a review: the match is over."""

    def score(self, seat: Seat) -> ScoreSheet:
        """The points of a seat at the step."""
        return self.match.game.score(self._view, seat)

    def reason(self, refusal: Refusal) -> str:
        """The refusal as a sentence."""
        return self.words.reason(refusal, self.match.game.facts.id, self.faces, self.match.setup.options)

    def submit(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Nobody acts in a review."""
        return Refusal("not_waiting")

    def can_take_back(self) -> bool:
        """Nothing is taken back in a review."""
        return False

    def take_back(self) -> None:
        """Nothing is taken back in a review."""
