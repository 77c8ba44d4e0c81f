"""A table for tests of the Nine Blocks board: rules, positions, a link that answers for a front seat or the table."""

from __future__ import annotations

import msgspec

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.nine_blocks.art import kind
from desktop.boards.nine_blocks.board import NineBlocksBoard
from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.nine_blocks.grid import BLOCKS, COLUMNS, SPACES
from engine.games.nine_blocks.rules import NineBlocks, load
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Claim, Planned

NAMES = ("Chidi", "Dora", "Ada", "Ben")
NUMBERS = (3, 4, 1, 2)
GRID = (
    "..1.3....",
    "....6..8.",
    ".25.7...3",
    "796413258",
    "...92.74.",
    "1.2.8.936",
    "...751..4",
    "5..698...",
    "...342...",
)
"""The board of the picture that this one is measured by."""
_rules: list[NineBlocks] = []


def at(name: str) -> int:
    """The space called like "G8"."""
    return 9 * (int(name[1]) - 1) + "ABCDEFGHI".index(name[0])


def rules() -> NineBlocks:
    """The game."""
    if not _rules:
        _rules.append(load(resources.reader("nine_blocks")))
    return _rules[0]


def start(seats: int, seed: int, **options: str) -> State:
    """The first position of a match."""
    return rules().start(Setup(seats, "standard", {"bonus": "own", "ask": "on", **options}), Chance(seed)).state


def builder_of(space: int) -> int:
    """Somebody who may have built there."""
    row, column = divmod(space, 9)
    block = row // 3 * 3 + column // 3
    return {0: 2, 1: 2, 2: 3, 3: 1, 4: (space % 4), 5: 3, 6: 0, 7: 0, 8: 3}[block]


def position(*, ask: str = "on", turn: int = 0) -> State:
    """Round 13 of the picture: Dora and Ada lie on B2, Ben on I5, Chidi is to plan."""
    state = start(4, 3, ask=ask)
    board = tuple(0 if letter == "." else int(letter) for row in GRID for letter in row)
    hands = ((2, 5, 7, 9), (3, 4, 6), (1, 3, 8), (1, 2, 9))
    penalties = ((2, 9), (6, 1), (5,), (4, 6, 6))
    discards = (6, 1)
    plans = (Planned(1, at("B2"), 3), Planned(2, at("B2"), 3), Planned(3, at("I5"), 1))
    supply = [number for number in range(1, 10) for _ in range(12)]
    for number in (*(n for n in board if n), *(n for hand in hands for n in hand), *discards,
                   *(n for row in penalties for n in row), *(plan.number for plan in plans)):  # fmt: skip
        supply.remove(number)
    supply = supply[::7] + [n for i, n in enumerate(supply) if i % 7]
    return msgspec.structs.replace(
        state,
        round=13,
        turn=turn,
        start=1,
        queue=(0,),
        supply=tuple(supply),
        hands=hands,
        penalties=penalties,
        discards=discards,
        board=board,
        builders=tuple(builder_of(space) if board[space] else -1 for space in range(SPACES)),
        built_in=tuple(1 + space % 12 if board[space] else 0 for space in range(SPACES)),
        plans=plans,
        claims=(
            Claim(COLUMNS.start + 4, 2, 1, 9),
            Claim(BLOCKS.start + 7, 0, 2, 11),
            Claim(3, 3, 1, 12),
        ),
        taken=((0,) * 9,) * 4,
        learnt=(((),) * 4,) * 4,
    )


class Table:
    """A link over rules and a state; plays what is submitted and keeps it."""

    def __init__(
        self,
        state: State,
        seat: int | None = None,
        *,
        persons: tuple[int, ...] | None = None,
        aids: tuple[str, ...] = ("legal", "live_score", "left"),
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
        self.covered = 0
        self.board: NineBlocksBoard | None = None
        self.plays = True

    @property
    def view(self):
        return self.game.view(self.state, self.seat)

    @property
    def asked(self) -> int:
        return 0 if self.seat is None else self.seat

    def refuse(self, action, seat=None) -> Refusal | None:
        return self.game.refuse(self.view, self.asked, action)

    def parts(self, action, seat=None):
        return self.game.choices(self.view, self.asked).narrow(action)

    def preview(self, action, seat=None):
        return self.game.preview(self.view, self.asked, action)

    def aid(self, question, seat=None):
        return self.game.aid(self.view, self.asked, question)

    def score(self, seat: int):
        return self.game.score(self.view, seat)

    def reason(self, refusal: Refusal) -> str:
        return f"Refused: {refusal.code}."

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    def cover(self) -> None:
        self.covered += 1

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
        """The person whose turn it is, None while computers decide."""
        waiting = self.game.waiting(self.state)
        return waiting[0] if waiting and waiting[0] in self.people else None


def with_front(state: State, **more: object) -> Table:
    """A table with the seat in front that has to decide."""
    table = Table(state, **more)  # type: ignore[arg-type]
    table.seat = table.front()
    return table


def make_board(table: Table, scheme: str = "light", *, text_scale: float = 1.0, speed: float = 0.0) -> NineBlocksBoard:
    """A board that shows the view of the table's front seat; animations are instant."""
    load_fonts(resources.folder())
    chosen = palette(scheme)
    look = Look(chosen, Sprites(resources.folder() / "art", chosen, kind), text_scale, speed)
    board = NineBlocksBoard(table, look)
    table.board = board
    board.show(table.view)
    return board


def story() -> list[LogLine]:
    """A few lines of a log."""
    return [
        LogLine(11, 0, "Chidi completed a block: 2 points."),
        LogLine(12, 3, "Ben completed line 4: 1 point."),
        LogLine(13, 1, "Dora planned at B2."),
        LogLine(13, 2, "Ada planned at B2."),
        LogLine(13, 3, "Ben planned at I5."),
    ]
