"""A table for tests of the After the Quake board: rules, positions, a link that answers for a front seat or the
table."""

from __future__ import annotations

import msgspec

import resources
from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.after_the_quake.art import kind
from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.common.link import LogLine, SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from engine.core.chance import Chance
from engine.core.game import Refusal, Setup
from engine.games.after_the_quake.rules import AfterTheQuake, load
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Board, Phase

NAMES = ("Ada", "Bo", "Cleo", "Dan")
NUMBERS = (1, 2, 3, 4)
_rules: list[AfterTheQuake] = []


def rules() -> AfterTheQuake:
    """The game."""
    if not _rules:
        _rules.append(load(resources.reader("after_the_quake")))
    return _rules[0]


def start(seats: int, seed: int, **options: str) -> State:
    """The first position of a match."""
    mode = "solo" if seats == 1 else "standard"
    return rules().start(Setup(seats, mode, {"flat_money": "off", "permit_limit": "strict", **options}),
                         Chance(seed)).state  # fmt: skip


def played(seats: int, seed: int, acts: int, **options: str) -> State:
    """The position after so many acts, drawn by lot."""
    game, state = rules(), start(seats, seed, **options)
    draft = Chance(seed + 1).draft()
    for _ in range(acts):
        waiting = game.waiting(state)
        if not waiting:
            break
        action = game.choices(state, waiting[0]).sample(draft, "test")
        state = game.play(state, waiting[0], action, Chance(seed + 2)).state
    return state


def permit_of(name: str, copy: int = 0) -> int:
    """A permit by colour and number, like "R3"; ``copy`` 0 or 1."""
    found = [n for n, p in enumerate(rules().data.permits) if f"{p.colour}{p.number}" == name]
    return found[copy]


def at(name: str) -> int:
    """The space called like "E3" on the map of three seats."""
    return 9 * (int(name[1]) - 1) + "ABCDEFGHI".index(name[0])


BUILT = {
    0: ("F1", "B2", "F3", "A4"),
    1: ("H1", "D3", "C4", "D4"),
    2: ("A1", "C1", "H2", "C3"),
}
RUBBLE = ("E1", "G1", "E2", "I2", "E3", "G4", "H4")


def position(**more: object) -> State:
    """1909, card 3 of the ring: Ada has acted, Bo is to act, Cleo waits; the picture that this board is measured by."""
    state = start(3, 3)
    goal = rules().data.goal
    built = [-1] * 36
    for player, places in BUILT.items():
        for place in places:
            built[at(place)] = player
    hands = ((permit_of("B3"), permit_of("Y5", 1)), (permit_of("B2", 1), permit_of("Y4"), permit_of("G5"),
             permit_of("R3", 1)), (permit_of("R1"), permit_of("G2"), permit_of("B5")))  # fmt: skip
    row = (permit_of("B1", 1), permit_of("Y3"), 40)
    secret = ((goal("plots"), goal("per_rubble")), (goal("pairs"), goal("on_yellow")),
              (goal("group_of_four"), goal("beside_foreign"), goal("five_numbers")))  # fmt: skip
    goals = (goal("on_blue"), goal("urban_sets"), goal("most_money"))
    common = (goal("most_on_red"), goal("most_rubble"), goal("per_building"))
    discards = tuple(p for p in range(42) if p not in row and all(p not in hand for hand in hands))
    used = {*goals, *common, *(g for own in secret for g in own)}
    stack = tuple(n for n, g in enumerate(rules().data.goals) if g.frame != "gold" and n not in used)
    boards = (
        Board(money=3, stock=3, area=1, rubble=2, column=5, row=3, urban=(1, 0, 0), parks=(5,)),
        Board(money=7, stock=2, area=2, rubble=1, column=4, row=2, urban=(1, 1, 0)),
        Board(money=5, stock=3, area=1, rubble=2, column=5, row=2, urban=(0, 0, 1)),
    )
    made = msgspec.structs.replace(
        state, plots=(12, 3, 8, 4, 11, 1), ring=(5, 1, 2, 3, 0, 4), year=3, card=2, phase=Phase.ACT, queue=(1, 2),
        last=(4, 1, 0), places=(0, -1, -1), built=tuple(built), rubble=sum(1 << at(name) for name in RUBBLE),
        boards=boards, hands=hands, secret_goals=secret, permit_row=row, goal_row=goals, common=common,
        permit_stack=discards[:10], discards=discards[10:], goal_stack=stack[:11], urban=(3, 3, 3), parks=(4, 3, 2),
    )  # fmt: skip
    return msgspec.structs.replace(made, **more) if more else made


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
        self.board: AfterTheQuakeBoard | None = None
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


def make_board(
    table: Table, scheme: str = "light", *, text_scale: float = 1.0, speed: float = 0.0
) -> AfterTheQuakeBoard:
    """A board that shows the view of the table's front seat; animations are instant."""
    load_fonts(resources.folder())
    chosen = palette(scheme)
    look = Look(chosen, Sprites(resources.folder() / "art", chosen, kind), text_scale, speed)
    board = AfterTheQuakeBoard(table, look)
    table.board = board
    board.show(table.view)
    return board


def story() -> list[LogLine]:
    """A few lines of a log."""
    return [
        LogLine(4, 2, "Cleo took a permit from the row."),
        LogLine(4, 0, "Ada, furthest right, stands on Build."),
        LogLine(4, 0, "Ada built green 5 at F1 with 1 permit."),
        LogLine(4, 0, "Ada developed one step to the right: 5 points."),
    ]
