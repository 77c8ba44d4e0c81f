"""A table for tests of the Room to Move board: rules, positions, a link that answers for a front seat or the table."""

from __future__ import annotations

from functools import cache

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.room_to_move.art import kind
from desktop.boards.room_to_move.board import RoomToMoveBoard
from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.room_to_move.player import play_as_beginner
from engine.games.room_to_move.rules import RoomToMove, load
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import Phase
from engine.players.budget import Budget

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Emma", "Filippo")
NUMBERS = (1, 2, 3, 4, 5, 6)
_rules: list[RoomToMove] = []


def rules() -> RoomToMove:
    """The game with its content."""
    if not _rules:
        _rules.append(load(resources.reader("room_to_move")))
    return _rules[0]


def start(seats: int, seed: int, scenario: int = 0, **options: str) -> State:
    """The first position of a match."""
    asked = {"scenario": f"{scenario:02}", "walls_later": "off", "carpet": "strict", **options}
    return rules().start(Setup(seats, "standard", asked), Chance(seed)).state


@cache
def advanced(state: State, until: Phase, room: int = 1, seed: int = 1, *, card: int = 0, steps: int = 400) -> State:
    """The position after beginners have played until a phase comes in at least the ``room``-th round, with at least the
    ``card``-th card of that room."""
    chance = Chance(seed)
    for _ in range(steps):
        opened = sum(state.turned[state.room]) if state.room >= 0 else 0
        if state.phase is until and len(state.rooms_done) >= room and opened > card:
            return state
        waiting = rules().waiting(state)
        if not waiting:
            return state
        seat = waiting[0]
        draft = chance.draft()
        decision = play_as_beginner(rules(), rules().view(state, seat), seat, draft, Budget(100))
        step = rules().play(state, seat, decision.action, chance)
        state, chance = step.state, draft.chance
    return state


class Table:
    """A link over rules and a state; plays what is submitted and keeps it."""

    def __init__(
        self,
        state: State,
        seat: int | None = None,
        *,
        persons: tuple[int, ...] | None = None,
        aids: tuple[str, ...] = ("legal", "live_score", "soft_hints"),
    ) -> None:
        self.game = rules()
        self.state = state
        self.seat = seat
        self.people = set(range(state.seats)) if persons is None else set(persons)
        self.aids = frozenset(aids)
        self.seats = tuple(
            SeatFace(NAMES[seat], NUMBERS[seat], "" if seat in self.people else "Computer")
            for seat in range(state.seats)
        )
        self.chance = Chance(7)
        self.submitted: list[object] = []
        self.board: RoomToMoveBoard | None = None
        self.plays = True
        self.drafts: dict[int, object] = {}

    @property
    def view(self):
        return self.game.view(self.state, self.seat)

    @property
    def asked(self) -> int:
        return 0 if self.seat is None else self.seat

    def refuse(self, action, seat=None) -> Refusal | None:
        return self.game.refuse(self.view, self.asked if seat is None else seat, action)

    def parts(self, action, seat=None):
        return self.game.choices(self.view, self.asked if seat is None else seat).narrow(action)

    def preview(self, action, seat=None):
        return self.game.preview(self.view, self.asked if seat is None else seat, action)

    def aid(self, question, seat=None):
        return self.game.aid(self.view, self.asked if seat is None else seat, question)

    def score(self, seat: int):
        return self.game.score(self.view, seat)

    def reason(self, refusal: Refusal) -> str:
        return f"Refused: {refusal.code}."

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    def can_take_back(self) -> bool:
        return False

    def take_back(self) -> None:
        raise AssertionError("nothing can be taken back")

    def submit(self, action, seat=None) -> Refusal | None:
        refusal = self.refuse(action)
        if refusal is None:
            self.submitted.append(action)
            if self.plays:
                self.play(action, self.asked)
        return refusal

    def play(self, action, seat: int) -> None:
        """Plays an action and shows what came of it to whoever is in front then."""
        step = self.game.play(self.state, seat, action, self.chance)
        self.state, self.chance = step.state, step.chance
        self.seat = self.front()
        if self.board is not None:
            self.board.show(self.view)
            self.board.tell([t.event for t in step.events if t.audience is None or self.seat in t.audience])

    def front(self) -> int | None:
        """The person who stays in front as long as it waits, else the first one who does."""
        waiting = [seat for seat in self.game.waiting(self.state) if seat in self.people]
        return self.seat if self.seat in waiting else waiting[0] if waiting else None

    def face(self, seat: int) -> None:
        """Brings a person to the front; drafts stay with their seats."""
        assert self.board is not None
        draft = self.board.copy_draft()
        if self.seat is not None and draft is not None:
            self.drafts[self.seat] = draft
        self.seat = seat
        self.board.show(self.view)
        if seat in self.drafts:
            self.board.put_draft(self.drafts.pop(seat))


def with_front(state: State, **more) -> Table:
    """A table with the seat in front that has to decide."""
    table = Table(state, **more)
    table.seat = table.front()
    return table


def make_board(table: Table, scheme: str = "light", *, text_scale: float = 1.0, speed: float = 0.0) -> RoomToMoveBoard:
    """A board that shows the view of the table's front seat; animations are instant."""
    load_fonts(resources.folder())
    chosen = palette(scheme)
    look = Look(chosen, Sprites(resources.folder() / "art", chosen, kind), text_scale, speed)
    board = RoomToMoveBoard(table, look)
    table.board = board
    board.show(table.view)
    return board


def story() -> list[LogLine]:
    """A few lines of a log."""
    return [
        LogLine(3, 3, "Dario left the stove out and confirmed the card."),
        LogLine(3, 2, "Chiara turned card 31 and set one token on each option."),
        LogLine(3, 1, "Bruno mirrored the piano with the bright idea."),
    ]
