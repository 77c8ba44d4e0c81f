"""A table for tests of the Common Ground board: rules, positions, a link that answers for a front seat or the table."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.common_ground.art import kind
from desktop.boards.common_ground.board import CommonGroundBoard
from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.common_ground.actions import Propose, SealGuess
from engine.games.common_ground.city import BONUS, BONUSES, TILES, TOWN_HALL, WEST, Laid, cell_at
from engine.games.common_ground.rules import CommonGround, load
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Options, Phase, RoundOver

NAMES = ("Deniz", "Ada", "Ben", "Chiara", "Emil", "Fay")
NUMBERS = (4, 1, 2, 3, 5, 6)
GRID = {
    (-2, -2): 62, (3, -2): 9, (0, -1): 36, (1, -1): 80, (2, -1): 12, (-2, 0): 47, (-1, 0): 16, (1, 0): 14, (2, 0): 42,
    (-3, 1): 28, (-1, 1): 69, (0, 1): 93, (1, 1): 71, (2, 1): 87, (3, 1): 94,
}  # fmt: skip
"""The city of the picture that the board is measured by: places by steps east and south of Town Hall."""
CONES = ((-2, 1), (0, -2), (2, -2), (3, 0))
DRAWN = (55, 30, 74, 48)
_rules: list[CommonGround] = []


def rules() -> CommonGround:
    """The game with its content."""
    if not _rules:
        _rules.append(load(resources.reader("common_ground")))
    return _rules[0]


def position(phase: Phase, seats: int = 4, *, children: bool = False, open_table: bool = False) -> State:
    """Round 4 in the city of the picture: Deniz is mayor, Ada deputy."""
    city = [Laid(cell_at(0, 0), TOWN_HALL)]
    city += [Laid(cell_at(x, y), piece) for (x, y), piece in GRID.items()]
    city.append(Laid(cell_at(-1, -1), BONUS, WEST))
    used = {piece // 2 for piece in (*GRID.values(), *DRAWN)}
    past = (
        RoundOver(1 % seats, 2 % seats, (12, 16, 80), (1, 2, 3), (0, 1, 2), (0, 1, 2), (2 % seats,)),
        RoundOver(2 % seats, 3 % seats, (62, 94, 36, 14), (1, 2, 3, 4), (0, 1, 2, 3), (1, 0, 2, 3), ()),
        RoundOver(3 % seats, 4 % seats, (28, 9, 71, 87), (1, 2, 3, 4), (0, 1, 2, 3), (1, 0, 2, 3), ()),
    )
    state = State(
        options=Options("on" if children else "off", "on" if open_table else "off"),
        round=4,
        phase=phase,
        mayor=0,
        seats=seats,
        city=tuple(city),
        bag=tuple(tile for tile in range(TILES) if tile not in used),
        bonuses=tuple(range(BONUS + 1, BONUS + BONUSES)),
        unlocked=True,
        drawn=DRAWN,
        proposals=((),) * seats,
        proposed=(0,) * seats,
        history=past,
    )
    if phase is Phase.CONES:
        return state
    state = msgspec.structs.replace(state, cones=tuple(cell_at(x, y) for x, y in CONES))
    if phase is Phase.GROUP:
        state = msgspec.structs.replace(state, plan=(0, 1, 3, 2))
    if phase in (Phase.CORNERS, Phase.BONUS):
        guess = (0, 1, 2, 3) if phase is Phase.CORNERS else (0, 1, 3, 2)
        before = msgspec.structs.replace(state, phase=Phase.GROUP, plan=(0, 1, 3, 2))
        return rules().play(before, 1, SealGuess(guess, (1,)), Chance(5)).state
    return state


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
        self.submitted: list[tuple[object, int | None]] = []
        self.covered = 0
        self.board: CommonGroundBoard | None = None
        self.plays = True

    @property
    def view(self):
        return self.game.view(self.state, self.seat)

    def asked(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        return 0 if self.seat is None else self.seat

    def refuse(self, action, seat=None) -> Refusal | None:
        return self.game.refuse(self.view, self.asked(seat), action)

    def parts(self, action, seat=None):
        return self.game.choices(self.view, self.asked(seat)).narrow(action)

    def preview(self, action, seat=None):
        return self.game.preview(self.view, self.asked(seat), action)

    def aid(self, question, seat=None):
        return self.game.aid(self.view, self.asked(seat), question)

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
        refusal = self.refuse(action, seat)
        if refusal is None:
            self.submitted.append((action, seat))
            if self.plays:
                self.play(action, self.asked(seat))
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
        """The person whose turn it is, None in the group phase and while computers decide."""
        waiting = self.game.waiting(self.state)
        if self.game.together(self.state) or not waiting or waiting[0] not in self.people:
            return None
        return waiting[0]


def start(seats: int, seed: int, **options: str) -> State:
    """The first position of a match."""
    return (
        rules().start(Setup(seats, "standard", {"children": "off", "open_table": "off", **options}), Chance(seed)).state
    )


def with_front(state: State, **more: object) -> Table:
    """A table with the seat in front that has to decide."""
    table = Table(state, **more)
    table.seat = table.front()
    return table


def make_board(
    table: Table, scheme: str = "light", *, text_scale: float = 1.0, speed: float = 0.0
) -> CommonGroundBoard:
    """A board that shows the view of the table's front seat; animations are instant."""
    load_fonts(resources.folder())
    chosen = palette(scheme)
    look = Look(chosen, Sprites(resources.folder() / "art", chosen, kind), text_scale, speed)
    board = CommonGroundBoard(table, look)
    table.board = board
    board.show(table.view)
    return board


def story() -> list[LogLine]:
    """A few lines of a log."""
    return [
        LogLine(1, 1, "Perfect: Bonus tile, the white cone joins."),
        LogLine(2, 2, "Windmill was meant for C, Harbour for A."),
        LogLine(3, 3, "Castle ruin was meant for D, Rocket pad for B."),
        LogLine(4, 1, "Ada placed the four cones."),
        LogLine(4, 0, "Deniz sealed the plan."),
    ]


def proposed_group(table: Table) -> None:
    """Ada and Ben have proposed; all site tiles lie."""
    table.play(Propose((0, 1, 3, 2)), 1)
    table.play(Propose((1, 0, 3, 2)), 2)


def drag(board: CommonGroundBoard, start_at: QPointF, end: QPointF) -> None:
    """A drag from one point of the scene to another."""
    board.pointer_press(start_at)
    for share in (0.2, 0.6, 1.0):
        board.pointer_move(start_at + (end - start_at) * share)
    board.pointer_release(end)


def click(board: CommonGroundBoard, *ident: str | int) -> None:
    """A click on a piece."""
    at = board.centre_of(ident)
    board.pointer_move(at)
    board.pointer_press(at)
    board.pointer_release(at)
