"""Positions of Common Ground from small maps, and whole rounds in the words of the table.

A map has one line per row and one sign per cell: ``H`` Town Hall, the letters ``a`` to ``u`` places (first faces of
the tiles 0 to 20), ``#`` any other place, ``^ > v <`` a Bonus tile with its closed side north, east, south, west, ``.``
an empty cell, a digit an empty cell with a name.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cg_referee import Judge, cell_of, number_of, surroundings, takes_bonus, takes_cone, takes_mismatch
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Refusal, Setup, Step
from engine.games.common_ground.actions import (
    Action,
    Lay,
    LayBonus,
    Matching,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.city import BONUS, BONUSES, PLACES, TILES, TOWN_HALL, Laid, cell_at
from engine.games.common_ground.rules import load
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Options, Phase, RoundOver
from resources import reader

READ = reader("common_ground")
GAME = load(READ)

LETTERS = "abcdefghijklmnopqrstu"
WALLS = "^>v<"
START = """
    . a .
    d H b
    . c .
"""
RIGHT = {
    3: {3: (0, 1, 2), 1: (0, 2, 1), 0: (1, 2, 0)},
    4: {4: (0, 1, 2, 3), 2: (0, 1, 3, 2), 1: (0, 2, 3, 1), 0: (1, 2, 3, 0)},
}
"""Guesses with so many right if the plan gives every place the cone of its own number."""


@dataclass(frozen=True)
class Drawing:
    """A city, and the cells that have a name in the map."""

    city: tuple[Laid, ...]
    at: dict[str, int]


def place(letter: str) -> int:
    """The place that a letter stands for."""
    return 2 * LETTERS.index(letter)


def drawn_map(text: str) -> Drawing:
    """The city that the text draws, Town Hall and its neighbours first.

    Raises ValueError for a sign that means nothing or a map without Town Hall.
    """
    rows = [line.split() for line in textwrap.dedent(text).strip().splitlines()]
    home = next(((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "H"), None)
    if home is None:
        raise ValueError("there is no Town Hall in the map")
    city: list[Laid] = []
    at: dict[str, int] = {}
    bonuses, others = 0, 2 * len(LETTERS)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            cell = cell_at(x - home[0], y - home[1])
            if sign == "H":
                city.append(Laid(cell, TOWN_HALL))
            elif sign in WALLS:
                city.append(Laid(cell, BONUS + bonuses, WALLS.index(sign)))
                bonuses += 1
            elif sign in LETTERS:
                city.append(Laid(cell, place(sign)))
            elif sign == "#":
                city.append(Laid(cell, others))
                others += 2
            elif sign.isdigit():
                at[sign] = cell
            elif sign != ".":
                raise ValueError(sign)
    # the order of play: from the middle outwards
    city.sort(key=lambda laid: max(map(abs, cell_of(laid.cell))) + sum(map(abs, cell_of(laid.cell))) / 100)
    return Drawing(tuple(city), at)


def past_rounds(count: int, mayor: int, seats: int, unlocked: bool) -> tuple[RoundOver, ...]:
    """So many rounds that are over, the first one perfect if the white cone is unlocked; ``mayor`` is the next one."""
    rounds = []
    for number in range(count):
        pairs = 4 if unlocked and number else 3
        head = (mayor - count + number) % seats
        guessed = RIGHT[pairs][3 if unlocked and not number else 0]
        cones = tuple(cell_at(9 + n, 9 + number) for n in range(pairs))
        places = tuple(2 * (40 + n) for n in range(pairs))
        rounds.append(
            RoundOver(head, (head + 1) % seats, places, cones, tuple(range(pairs)), guessed, ((head + 1) % seats,))
        )
    return tuple(rounds)


def position(
    text: str | Drawing = START,
    phase: Phase = Phase.CONES,
    *,
    cones: Sequence[int] = (),
    drawn: Sequence[int] = (),
    plan: Sequence[int] = (),
    loose: Sequence[int] = (),
    seats: int = 3,
    mayor: int = 0,
    round: int = 2,
    unlocked: bool = False,
    children: str = "off",
    open_table: str = "off",
    proposed: Sequence[int] = (),
) -> State:
    """The position with this city in this phase; what is left out is made up so that all tiles are there once."""
    city = drawn_map(text).city if isinstance(text, str) else text.city
    count = 4 if unlocked else 3
    lying = {laid.piece // 2 for laid in city if laid.piece < PLACES}
    free = [tile for tile in reversed(range(TILES)) if tile not in lying]
    hand = tuple(drawn) or tuple(2 * tile for tile in free[:count])
    bag = tuple(tile for tile in free if tile not in {piece // 2 for piece in hand})
    revealed = phase in {Phase.CORNERS, Phase.BONUS, Phase.OVER}
    past = past_rounds(round - 1, mayor, seats, unlocked)
    if revealed:
        guess = RIGHT[count][0 if phase is Phase.CORNERS else count]
        whole = tuple(range(count))
        past = (*past, RoundOver(mayor, (mayor + 1) % seats, hand, tuple(cones), whole, guess, ()))
    times = tuple(proposed) or (0,) * seats
    return State(
        options=Options(children=children, open_table=open_table),
        round=round,
        phase=phase,
        mayor=mayor,
        seats=seats,
        city=city,
        bag=bag,
        bonuses=tuple(range(BONUS + sum(laid.closed >= 0 for laid in city), BONUS + BONUSES)),
        unlocked=unlocked,
        cones=tuple(cones),
        drawn=hand,
        plan=tuple(plan) or (tuple(range(count)) if phase is Phase.GROUP else ()),
        proposals=tuple(tuple(range(count)) if n else () for n in times),
        proposed=times,
        loose=tuple(loose) or (hand if phase is Phase.CORNERS else ()),
        history=past,
    )


def code(state: State, seat: int, action: Action) -> str | None:
    """The code of the refusal, None where the action is legal; asked of state and view, which must agree."""
    refusal: Refusal | None = GAME.refuse(state, seat, action)
    assert GAME.refuse(GAME.view(state, seat), seat, action) == refusal, "state and view answer alike"
    assert (action in GAME.choices(state, seat)) == (refusal is None), "choices and refuse agree"
    if refusal is not None:
        assert refusal.rule, f"{refusal.code} names no paragraph"
    return None if refusal is None else str(refusal.code)


def done(state: State, seat: int, action: Action, seed: int = 7) -> Step:
    """The step that a legal action leads to."""
    return GAME.play(state, seat, action, Chance(seed))


def start(seats: int = 3, seed: int = 1, **options: str) -> Step:
    """The first step of a match."""
    return GAME.start(Setup(seats, "standard", options), Chance(seed))


class Course:
    """A match that is played and judged at every step; a role acts where no seat is named."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str) -> None:
        self.step = start(seats, seed, **options)
        self.told = [(told.event, told.audience) for told in self.step.events]
        self.states = [self.step.state]
        self.acts: list[tuple[int, Action]] = []
        self.judge = Judge.at_start(self.state)

    @property
    def state(self) -> State:
        """The position now."""
        found: State = self.step.state
        return found

    @property
    def mayor(self) -> int:
        return self.state.mayor

    @property
    def deputy(self) -> int:
        return (self.state.mayor + 1) % self.state.seats

    def events(self, kind: type) -> list[Any]:
        """All events of a kind so far."""
        return [event for event, _ in self.told if isinstance(event, kind)]

    def do(self, action: Action, seat: int | None = None) -> Course:
        """Plays an action of the seat whose role it is."""
        if seat is None:
            seat = self.deputy if isinstance(action, SetCones | SealGuess | Propose) else self.mayor
        self.step = GAME.play(self.state, seat, action, self.step.chance)
        self.judge.play(seat, action, self.state)
        assert GAME.refuse_state(self.state) == ()
        self.told += [(told.event, told.audience) for told in self.step.events]
        self.states.append(self.state)
        self.acts.append((seat, action))
        return self

    def cones(self, *cells: int, best: bool = False) -> Course:
        """The deputy sets the cones, on the first cells that take them or where most trees are to be won."""
        town = self.judge.town
        if not cells:
            free = [cell for cell in surroundings(town, 1) if takes_cone(town, cell)]
            if best:
                free.sort(key=lambda cell: (-sum(n in town for n in around(cell)), cell[0] ** 2 + cell[1] ** 2))
            cells = tuple(number_of(cell) for cell in free[: self.judge.active])
        return self.do(SetCones(cells))

    def plan(self, *matching: int, faces: tuple[int, ...] = ()) -> Course:
        """The mayor seals a plan, every place to the cone of its own number unless told."""
        if self.state.phase is Phase.FACES:
            self.do(ShowPlaces(tuple(piece % 2 for piece in self.state.drawn)))
        if self.judge.children and not self.judge.open_table and not faces:
            faces = tuple(piece % 2 for piece in self.state.drawn)
        return self.do(SealPlan(matching or tuple(range(self.judge.active)), faces))

    def guess(self, right: int, ticks: tuple[int, ...] = ()) -> Course:
        """The deputy seals a guess with so many right."""
        answer = RIGHT[self.judge.active][right]
        return self.do(SealGuess(tuple(answer[cone] for cone in self.state.plan), ticks))

    def lay(self) -> Course:
        """The mayor lays every mismatched place on the first corner cell."""
        while self.state.phase is Phase.CORNERS:
            town = self.judge.town
            cell = next(cell for cell in surroundings(town, 1) if takes_mismatch(town, cell))
            self.do(Lay(self.state.loose[0], number_of(cell)))
        return self

    def bonus(self, best: bool = False) -> Course:
        """The mayor lays the Bonus tile on the first spot, or on the one that wins most."""
        town = self.judge.town
        spots = [(cell, w) for cell in surroundings(town, 1) for w in "NESW" if takes_bonus(town, cell, w)]
        if best:
            spots.sort(key=lambda spot: (-sum(n in town for n in around(spot[0])), faces_inward(*spot)))
        cell, wall = spots[0]
        return self.do(LayBonus(number_of(cell), "NESW".index(wall)))

    def play_round(self, right: int, best: bool = False) -> Course:
        """One whole round with so many guessed right."""
        self.cones(best=best).plan().guess(right)
        return self.bonus(best) if self.state.phase is Phase.BONUS else self.lay()

    def finish(self, *rights: int) -> Course:
        """The rounds with so many right; -1 stands for all."""
        for right in rights:
            self.play_round(self.judge.active if right < 0 else right)
        return self


def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The four neighbours."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def faces_inward(cell: tuple[int, int], wall: str) -> bool:
    """Whether the wall turns to Town Hall's row or column instead of away from it."""
    x, y = cell
    return wall != ("E" if x > 0 else "W") if abs(x) >= abs(y) else wall != ("S" if y > 0 else "N")


def matching(text: str) -> Matching:
    """A matching from its digits, ``_`` for a place without cone."""
    return tuple(None if sign == "_" else int(sign) for sign in text)


def with_plan(state: State, *plan: int) -> State:
    """The same position with another secret."""
    return replace(state, plan=plan)
