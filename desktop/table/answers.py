"""What a board may ask about the match on the table: every answer is for the front seat and the view that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject

from desktop.boards.common.link import Board, LogLine, SeatFace
from desktop.table.curtain import CurtainText
from desktop.table.front_seat import FrontSeat
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.table.story import Story
from desktop.table.words import Words
from desktop.texts.curtains import behind, in_sight, stands
from engine.core.entries import Consent, Undo
from engine.core.facts import GameFacts
from engine.core.game import Outcome, Preview, Refusal, RefusedError, ScoreSheet, Seat, Told
from engine.core.match import Match


class Answers(QObject):
    """Holds the match, its board, the front seat and the view that is shown, and answers from them; changes
    nothing."""

    def __init__(self, words: Words, clock: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.front = FrontSeat(self._hides, clock, self)
        self._match: Match | None = None
        self._board: Board | None = None
        self._view: Any = None
        self._checked: Match | None = None
        self._lines: tuple[tuple[int, ...], Seat | None, list[LogLine]] | None = None
        self._story: Story | None = None

    @property
    def match(self) -> Match:
        """The match on the table, for this folder and tests only. Raises RuntimeError if there is none."""
        if self._match is None:
            raise RuntimeError("no match is on the table")
        return self._match

    @property
    def playing(self) -> bool:
        """Whether a match is on the table."""
        return self._match is not None

    @property
    def seat(self) -> Seat | None:
        """The front seat; None while the curtain is down, nobody of the persons is asked, or the match is over."""
        return self.front.seat

    @property
    def seats(self) -> Sequence[SeatFace]:
        """The seats as boards show them."""
        return [
            SeatFace(s.name, s.colour, "" if s.controller == PERSON else self.words.level(s.controller), s.town)
            for s in self.match.seats
        ]

    @property
    def infos(self) -> tuple[SeatPlan, ...]:
        """The seats as set up, with whoever plays them now."""
        return tuple(SeatPlan(s.name, s.controller, s.colour, s.town) for s in self.match.seats)

    def plan(self) -> MatchPlan:
        """The set-up of this match, to begin another one with new cards."""
        match = self.match
        return MatchPlan(
            self.game_id,
            match.setup.mode,
            self.infos,
            dict(match.setup.options),
            free_undo=match.table.free_undo,
            aids=frozenset(match.table.aids),
            secret=match.table.secret,
            clock=0 if match.clock is None else match.clock.limit,
        )

    @property
    def aids(self) -> frozenset[str]:
        """The aids that are switched on; none once the match has left the table, while its board may still be drawn."""
        return frozenset() if self._match is None else frozenset(self._match.table.aids)

    @property
    def view(self) -> Any:
        """What is shown: the view of the front seat, or that of the table."""
        return self._view

    # With a ``seat`` the answer is for that one, by the view that is shown: where several seats decide over one board.

    def refuse(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Why the front seat, or ``seat``, may not act like this, None if it may."""
        seat = self.front.seat if seat is None else seat
        if seat is None:
            return Refusal("not_waiting")
        return self.match.game.refuse(self._view, seat, action)

    def parts(self, action: Any, seat: Seat | None = None) -> Any:
        """The legal next parts of an action with missing parts."""
        return self.match.game.choices(self._view, self._asked_seat(seat)).narrow(action)

    def preview(self, action: Any, seat: Seat | None = None) -> Preview:
        """What the action would change and gain."""
        return self.match.game.preview(self._view, self._asked_seat(seat), action)

    def aid(self, question: Any, seat: Seat | None = None) -> Any:
        """The answer to a question of the game, by what is shown."""
        return self.match.game.aid(self._view, (self.front.seat or 0) if seat is None else seat, question)

    def is_person(self, seat: Seat) -> bool:
        """Whether a person plays the seat."""
        return self.match.seats[seat].controller == PERSON

    def score(self, seat: Seat) -> ScoreSheet:
        """The points of a seat, by what is shown."""
        return self.match.game.score(self._view, seat)

    def reason(self, refusal: Refusal) -> str:
        """The refusal as a sentence."""
        return self.words.reason(refusal, self.match.game.facts.id, self.seats, self.match.setup.options)

    def _asked_seat(self, seat: Seat | None) -> Seat:
        """``seat``, else the front seat. Raises RuntimeError while nobody may draft."""
        if seat is not None:
            return seat
        if self.front.seat is None:
            raise RuntimeError("no seat is in front")
        return self.front.seat

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self.match.game.facts.id

    @property
    def facts(self) -> GameFacts:
        """The facts of the game."""
        return self.match.game.facts

    @property
    def mode(self) -> str:
        """The mode of the match."""
        return self.match.setup.mode

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the rules."""
        return self.match.setup.options

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return self.match.seed

    @property
    def round(self) -> int:
        """The round the match is in."""
        return self.match.round

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play now."""
        return self.match.persons

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return self.match.waiting

    @property
    def touched(self) -> bool:
        """Whether anything was done that people may not want to lose: by a person, or by anybody where none plays."""
        match = self.match
        doers = set(match.persons) or set(range(len(match.seats)))
        return any(match.entries[number].seat in doers for number in match.acts)  # type: ignore[union-attr]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    @property
    def free_undo(self) -> bool:
        """Whether the match is played with free undo."""
        return self.match.table.free_undo

    @property
    def undone(self) -> int:
        """How many acts were taken back."""
        return sum(isinstance(entry, Undo | Consent) for entry in self.match.entries)

    @property
    def secret(self) -> bool:
        """Whether views of this match hide something from others at the table."""
        return self.match.outcome is None and (self.match.table.secret or self.rules_hide)

    @property
    def rules_hide(self) -> bool:
        """Whether the rules of this mode hide something from others at the table."""
        mode = self.match.game.facts.mode(self.match.setup.mode)
        return mode is not None and mode.hides

    def _decides_too(self, seat: Seat) -> bool:
        """Whether a seat may act that is not in front: several decide over one board, or nobody hides anything."""
        return self.match.game.together(self.match.state) or (not self.secret and seat in self.match.waiting)

    @property
    def open_to_one(self) -> bool:
        """Whether a view is on the screen that others at the table should not see."""
        seat = self.front.seat
        return self._match is not None and seat is not None and self._hides(seat, False)

    def log_lines(self) -> list[LogLine]:
        """The log in words, as far as the front seat, or the table, may know."""
        match = self.match
        seat = self.front.seat
        if self._checked is not match:
            return []
        key = match.acts
        if self._lines is not None and self._lines[:2] == (key, seat):
            return self._lines[2]
        lines = [line for act in self._teller().tell(self.seats, seat, match.view(None)) for line in act]
        self._lines = (key, seat, lines)
        return lines

    def _teller(self) -> Story:
        """What tells the match on the table."""
        if self._story is None or self._story.match is not self.match:
            self._story = Story(self.match, self.words)
        return self._story

    def _heard(self, told: Sequence[Told]) -> list[Any]:
        """Events for the board, as far as the front seat, or the table, may know."""
        seat = self.front.seat
        events = [one.event for one in told if one.audience is None or seat in one.audience]
        return self._teller().retell(events, self.match.view(None))

    def totals(self) -> list[list[int]]:
        """After the end: the total of each seat, and of opponents that are no seats, at the start and after each round,
        for charts; [] if it is not known."""
        return [[sheet.total for sheet in sheets] for sheets in self.sheets()]

    def sheets(self) -> list[list[ScoreSheet]]:
        """The score sheets behind ``totals``."""
        match = self.match
        if match.outcome is None or self._checked is not match or match.read_only:
            return []
        game = match.game
        seats = range(len(match.seats) + len(match.outcome.opponents))
        one_by_one = not game.facts.simultaneous
        found: list[list[ScoreSheet]] = []
        last = -1
        for acts in range(len(match.acts) + 1):
            try:
                state = match.state_after(acts)
            except RefusedError:
                return []
            # Between the acts of a round that everybody plays at once, nothing is settled yet; where seats act one
            # after the other, a round is settled when the next one begins.
            waiting = game.waiting(state)
            settled = not waiting or (not one_by_one and len(waiting) == len(match.seats))
            if settled or (one_by_one and match.round_after(acts) != last):
                last = match.round_after(acts)
                found.append([game.score(state, seat) for seat in seats])
        return found

    def can_take_back(self) -> bool:
        """Whether the front seat has confirmed and may still withdraw that."""
        seat = self.front.seat
        match = self._match
        return (
            match is not None
            and seat is not None
            and match.outcome is None
            and seat not in match.waiting
            and match.refuse_undo(seat) is None
        )

    def can_consent(self) -> bool:
        """Whether the persons may agree to go back to the start of the round, and one of them has acted in it."""
        match = self._match
        if match is None or match.refuse_consent() is not None:
            return False
        last = match.entries[match.acts[-1]].seat  # type: ignore[union-attr]
        return last in match.persons or any(seat not in match.waiting for seat in match.persons)

    def undo_seat(self) -> Seat | None:
        """The person whose act Undo takes back: the front seat if it has confirmed, else whoever acted last and may."""
        match = self.match
        if self.can_take_back():
            return self.front.seat
        asked: set[Seat] = set()
        for number in reversed(match.acts):
            seat: Seat = match.entries[number].seat  # type: ignore[union-attr]
            if seat in asked or match.seats[seat].controller != PERSON:
                continue
            asked.add(seat)
            if match.refuse_undo(seat) is None:
                return seat
            if len(asked) == len(match.persons):
                break
        return None

    def redo_seat(self) -> Seat | None:
        """The person who may bring back what was taken back last."""
        match = self.match
        order = sorted(match.persons, key=lambda seat: seat != self.front.target)
        return next((seat for seat in order if match.refuse_redo(seat) is None), None)

    def can_undo(self) -> bool:
        """Whether Undo does anything: a part of the draft first, then an act."""
        if self._match is None:
            return False
        return self._draft_can_undo() or self.undo_seat() is not None

    def can_redo(self) -> bool:
        """Whether Redo does anything."""
        if self._match is None:
            return False
        return (self._drafting() and self._board.can_redo()) or self.redo_seat() is not None  # type: ignore[union-attr]

    def why_no_undo(self) -> str:
        """Why no act can be taken back, "" if one can be."""
        match = self._match
        if match is None or self.can_undo():
            return ""
        # Whoever acted last would take back first; nobody has, so the front seat has nothing to take back.
        acted = (match.entries[number].seat for number in reversed(match.acts))  # type: ignore[union-attr]
        seat = next((seat for seat in acted if seat in match.persons), self.front.target)
        refusal = match.refuse_undo(seat or 0)
        return self.reason(refusal) if refusal is not None else ""

    def _drafting(self) -> bool:
        """Whether a draft can be on the board: of the seat in front, or of several seats over one board."""
        match = self._match
        if match is None or self._board is None:
            return False
        return self.front.seat is not None or match.game.together(match.state)

    def _draft_can_undo(self) -> bool:
        """Whether the draft has a part that can be taken back."""
        return self._drafting() and self._board.can_undo()  # type: ignore[union-attr]

    def curtain_text(self, seat: Seat) -> CurtainText:
        """What stands on the curtain for a seat."""
        match = self.match
        back = self.undo_seat()
        sight = in_sight(self.game_id, match.view(None))
        return CurtainText(
            name=match.seats[seat].name,
            number=match.seats[seat].colour,
            others=tuple(match.seats[other].name for other in match.persons if other != seat),
            game=self.words.title(match.game.facts.id),
            stands=stands(self.game_id, match.round),
            taken_back=match.seats[back].name if back is not None and back != seat else "",
            behind=behind(self.game_id, match.seats[seat].name, hand=self.rules_hide, sight=sight),
            sight=sight,
        )

    def _hides(self, seat: Seat, fresh: bool) -> bool:
        """Whether the view of a seat is covered until it is ready.

        A single person has nobody to hide from; but whoever opens a match may be somebody else.
        """
        match = self._match
        return match is not None and self.secret and (fresh or len(match.persons) > 1) and self._is_private(seat)

    def _is_private(self, seat: Seat) -> bool:
        """Whether the view of a seat holds more than everybody may see, now or, where seats write in secret, soon.

        A game may tell with ``drafts_in_secret(state, seat)`` that what a seat lays out is secret before it is an
        action.
        """
        match = self.match
        drafts = getattr(match.game, "drafts_in_secret", None)
        if match.table.secret or (drafts is not None and drafts(match.state, seat)):
            return True
        return msgspec.structs.replace(match.view(seat), seat=None) != match.view(None)
