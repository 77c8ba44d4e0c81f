"""Positions of Nine Blocks and rounds in them, in few words.

Spaces are named as on the board: column letter and row number, "G8". An act is "5G8" (plan a 5 on G8), "-5" (give up
a 5), "pass", "no" (decline a bonus), "end" (decline it if there is one), or an action of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core.chance import Chance
from engine.core.game import Setup, Step
from engine.core.match import PERSON, Match, SeatInfo
from engine.games.nine_blocks.actions import Action, Decline, GiveUp, Pass, Plan, UseBonus
from engine.games.nine_blocks.rules import load
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Claim, LastRound, Options, Phase, Planned


def no_content(name: str) -> bytes:
    """There is no content file."""
    raise OSError(name)


GAME = load(no_content)
T = TypeVar("T")

SOLVED = tuple((3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
"""A full board in which no number repeats: line 1 reads 1 to 9, line 2 begins with 4."""


def at(name: str) -> int:
    """The space of a name."""
    return 9 * (int(name[1]) - 1) + "ABCDEFGHI".index(name[0])


def spaces(names: str) -> tuple[int, ...]:
    """The spaces of names between blanks."""
    return tuple(at(name) for name in names.split())


def board_of(*tiles: str) -> tuple[int, ...]:
    """An empty board with tiles: "5G8"."""
    board = [0] * 81
    for tile in tiles:
        board[at(tile[1:])] = int(tile[0])
    return tuple(board)


def solved(*, keep: Sequence[int] = range(81), without: str = "") -> tuple[int, ...]:
    """The solved board on the spaces to keep, without the named ones."""
    holes = spaces(without)
    return tuple(SOLVED[space] if space in keep and space not in holes else 0 for space in range(81))


def unit(name: str) -> int:
    """A unit by its name: "line 3" (row), "line C" (column), "block 7" (row by row)."""
    kind, which = name.split()
    if kind == "block":
        return 17 + int(which)
    return int(which) - 1 if which.isdigit() else 9 + "ABCDEFGHI".index(which)


def unit_spaces(name: str) -> tuple[int, ...]:
    """The spaces of a named unit, without help of the engine."""
    number = unit(name)
    if number < 9:
        return tuple(range(9 * number, 9 * number + 9))
    if number < 18:
        return tuple(range(number - 9, 81, 9))
    row, column = divmod(number - 18, 3)
    return tuple(27 * row + 3 * column + 9 * r + c for r in range(3) for c in range(3))


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in a place."""
    return (*items[:place], item, *items[place + 1 :])


def order_of(seats: int, start: int, still: Sequence[int]) -> tuple[int, ...]:
    """The order of the plans."""
    order = [seat % seats for seat in range(start, start + seats) if seat % seats in still]
    return tuple(order + order[::-1]) if seats == 2 else tuple(order)


def position(
    seats: int,
    *hands: str,
    board: tuple[int, ...] = (0,) * 81,
    penalties: Sequence[str] = (),
    discards: str = "",
    supply: str | None = None,
    points: Sequence[int] = (),
    passed: Sequence[int] = (),
    out: Sequence[int] = (),
    claimed: Sequence[str] = (),
    start: int = 0,
    round_: int = 20,
    bonus: str = "own",
    **fields: Any,
) -> State:
    """A position in which seats plan: hands and penalty tiles as digits, the rest of the 108 tiles in the supply unless
    another one is given; ``points`` are gained by bonus; ``passed`` and ``out`` are seats; ``claimed`` units of seat 0
    for no points.
    """
    held = [tuple(sorted(int(tile) for tile in hand)) for hand in (*hands, *[""] * (seats - len(hands)))]
    lost = [tuple(int(tile) for tile in own) for own in (*penalties, *[""] * (seats - len(penalties)))]
    thrown = tuple(int(tile) for tile in discards)
    used = [*board, *thrown, *(tile for tiles in (*held, *lost) for tile in tiles)]
    used += [plan.number for plan in fields.get("plans", ())]
    rest = [n for turn in range(12) for n in range(1, 10) if turn >= used.count(n)]
    still = [seat for seat in range(seats) if seat not in passed and seat not in out]
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    values: dict[str, Any] = {
        "queue": order_of(seats, start, still),
        "supply": tuple(rest) if supply is None else tuple(int(tile) for tile in supply),
        "taken": ((0,) * 9,) * seats,
        "learnt": (nothing,) * seats,
        "alone": (0,) * seats,
        "builders": tuple(0 if tile else -1 for tile in board),
        "built_in": tuple(1 if tile else 0 for tile in board),
        "claims": tuple(Claim(unit(name), 0, 0, 1) for name in claimed),
        "final": bool(passed or out),
    }
    return State(
        options=Options(bonus=bonus),
        seats=seats,
        start=start,
        hands=tuple(held),
        penalties=tuple(lost),
        gained=tuple(points) or (0,) * seats,
        passed=tuple(int(seat in passed) for seat in range(seats)),
        out=tuple(int(seat in out) for seat in range(seats)),
        board=board,
        discards=thrown,
        round=round_,
        **{**values, **fields},
    )


def action_of(act: str | Action) -> Action:
    """The action of an act in words."""
    if not isinstance(act, str):
        return act
    if act == "pass":
        return Pass()
    if act in ("no", "end"):
        return Decline()
    if act[0] == "-":
        return GiveUp(int(act[1:]))
    return Plan(int(act[0]), at(act[1:]))


class Run:
    """A position, what has been told on the way to it, and to whom."""

    def __init__(self, state: State, seed: int = 1) -> None:
        self.state = state
        self.chance = Chance(seed)
        self.told: list[Any] = []
        self.steps: list[Step] = []

    def do(self, *acts: str | Action) -> Run:
        """Who waits does the acts, one after the other."""
        for act in acts:
            if act == "end" and self.state.phase is not Phase.BONUS:
                continue
            (seat,) = GAME.waiting(self.state)
            step = GAME.play(self.state, seat, action_of(act), self.chance)
            self.state, self.chance = step.state, step.chance
            self.told += [told.event for told in step.events]
            self.steps.append(step)
        return self

    def of(self, kind: type[T]) -> list[T]:
        """The events of a kind."""
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def lost(self) -> tuple[tuple[int, ...], ...]:
        return self.state.penalties


def run(state: State, *acts: str | Action) -> Run:
    """The position after the acts."""
    return Run(state).do(*acts)


def bonus_position(number: int, *hands: str, seats: int = 4, seat: int = 0, **fields: Any) -> State:
    """A position in which the seat may use the bonus of a number; ``hands`` and the rest as in ``position``."""
    state = position(seats, *hands, **fields)
    last = LastRound(
        state.round, state.turn, state.board, state.builders, state.penalties, tuple(points(state)), (), ()
    )
    return changed(state, phase=Phase.BONUS, queue=(), bonus_seat=seat, bonus=number, last=last)


def changed(state: State, **fields: Any) -> State:
    """The position with other fields."""
    return State(**{**{name: getattr(state, name) for name in state.__struct_fields__}, **fields})


def use(number: int, tiles: str = "", space: str = "", look: bool | None = None, turns: int | None = None) -> UseBonus:
    """A use of a bonus in words."""
    return UseBonus(number, tuple(int(tile) for tile in tiles), at(space) if space else None, look, turns)


def points(state: State) -> list[int]:
    """The points of all seats."""
    return [GAME.score(state, seat).total for seat in range(state.seats)]


def new_match(setup: Setup, seed: int, controller: str = PERSON) -> Match:
    """A match at its start."""
    infos = tuple(SeatInfo(f"Seat {n + 1}", controller, n + 1) for n in range(setup.seats))
    return Match.new(GAME, setup, infos, seed)


__all__ = [
    "GAME", "SOLVED", "Planned", "Run", "action_of", "at", "board_of", "bonus_position", "changed", "new_match",
    "no_content", "order_of", "points", "position", "replaced", "run", "solved", "spaces", "unit", "unit_spaces", "use",
]  # fmt: skip
