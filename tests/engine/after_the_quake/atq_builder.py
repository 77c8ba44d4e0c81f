"""Positions of After the Quake and turns in them, in few words.

Spaces of the map are a column letter and a row number, "A1" is the top left. Permits are colour, number and symbols,
"R3LP"; the two subsidies are "S0" and "S1". Goals have their ids. With two seats the map is, unless told otherwise,

    A1 B4   B1 Y5*  C1 G1  | D1 Y2   E1 B1  F1 --
    A2 R3*  B2 --   C2 B2  | D2 G3*  E2 R4  F2 G5*
    A3 --   B3 B5   C3 R2* | D3 G3   E3 --  F3 B2*
    A4 R3   B4 G1   C4 Y4* | D4 Y1   E4 R5  F4 Y4*
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from atq_page import ACROSS, plot_cells

from engine.core.chance import Chance
from engine.core.game import Refusal, ScoreRow, Setup, Step
from engine.core.match import PERSON, Match, SeatInfo
from engine.games.after_the_quake.actions import FROM_STACK, MONEY, PASS, Act, Action, Build, GoOn, TakeBonus
from engine.games.after_the_quake.rules import load
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Board, Options, Phase
from resources import reader

READ = reader("after_the_quake")
GAME = load(READ)
T = TypeVar("T")

GOAL_IDS = tuple(goal.id for goal in GAME.data.goals)
VIOLET = GOAL_IDS[:8]
PERMIT_NAMES = (*(f"{p.colour}{p.number}{p.symbols}" for p in GAME.data.permits), "S0", "S1")
CARDS = "abcdef"


def goal(name: str) -> int:
    """The number of a goal."""
    return GOAL_IDS.index(name)


def goals(names: str) -> tuple[int, ...]:
    """The numbers of goals between blanks."""
    return tuple(sorted(goal(name) for name in names.split()))


def permit(name: str) -> int:
    """The number of a permit."""
    return PERMIT_NAMES.index(name)


def permits(names: str) -> tuple[int, ...]:
    """The numbers of permits between blanks, rising."""
    return tuple(sorted(permit(name) for name in names.split()))


def at(name: str, seats: int = 2) -> int:
    """The space of a name."""
    return 3 * ACROSS[seats] * (int(name[1:]) - 1) + "ABCDEFGHIJKL".index(name[0])


def squares(names: str, seats: int = 2) -> tuple[int, ...]:
    """The spaces of names between blanks."""
    return tuple(at(name, seats) for name in names.split())


def cells_of(plots: Sequence[int], seats: int) -> list[str]:
    """The cells of a map in reading order, from the page's table."""
    across = ACROSS[seats]
    table = plot_cells()
    found = []
    for row in range(4):
        for column in range(3 * across):
            card = plots[across * (row // 2) + column // 3]
            found.append(table[card][3 * (row % 2) + column % 3])
    return found


def changed(state: State, **fields: Any) -> State:
    """The position with other fields."""
    return State(**{**{name: getattr(state, name) for name in state.__struct_fields__}, **fields})


def with_board(state: State, player: int, **fields: Any) -> State:
    """The position with other fields of a player's board."""
    board = state.boards[player]
    new = Board(**{**{name: getattr(board, name) for name in board.__struct_fields__}, **fields})
    return changed(state, boards=(*state.boards[:player], new, *state.boards[player + 1 :]))


def each(values: Sequence[T], players: int, otherwise: T) -> list[T]:
    """A value for each player."""
    return [*values, *[otherwise] * (players - len(values))]


def position(
    seats: int = 2,
    *,
    card: str = "a",
    year: int = 1906,
    money: Sequence[int] = (),
    area: Sequence[int] = (),
    built: Mapping[int, str] | None = None,
    hands: Sequence[str] = (),
    shown: Sequence[str] = (),
    open_goals: Sequence[str] = (),
    secret: Sequence[str] = (),
    rubble: Sequence[int] = (),
    cleaned: str = "",
    at_: Sequence[tuple[int, int]] = (),
    urban: Sequence[tuple[int, int, int]] = (),
    parks: Sequence[tuple[int, ...]] = (),
    common: str = "most_rubble most_money most_urban",
    goal_row: str = "",
    permit_row: str = "",
    stack: str | None = None,
    discards: str = "",
    places: Sequence[int] = (),
    queue: Sequence[int] | None = None,
    plots: Sequence[int] = (),
    phase: Phase = Phase.ACT,
    flat: str = "off",
    limit: str = "strict",
    **fields: Any,
) -> State:
    """A position in which seat 0 acts on the card named.

    Per player: ``money``, ``area``, ``hands`` (from the stack) and ``shown`` permits (from the row), ``open_goals`` and
    ``secret`` ones, ``rubble`` tokens (taken from the spaces ``cleaned`` and those built on), the field ``at_``,
    ``urban`` planning. The rows are filled from what is left unless named ("-" is a gap); ``stack`` "" means that the
    other permits are discards. ``places`` of the pawns that stand already.
    """
    solo = seats == 1
    players = seats + solo
    plots = tuple(plots) or tuple(2 * n for n in range(2 * ACROSS[seats]))
    cells = cells_of(plots, seats)
    owners = [-1] * len(cells)
    for player, names in (built or {}).items():
        for square in squares(names, seats):
            assert cells[square] != "--"
            owners[square] = player
    gone = {*squares(cleaned, seats), *(square for square, owner in enumerate(owners) if owner >= 0)}
    left = sum(1 << square for square, cell in enumerate(cells) if cell.endswith("*") and square not in gone)
    held = [permits(names) for names in each(hands, players, "")]
    seen = [permits(names) for names in each(shown, players, "")]
    row = [-1 if name == "-" else permit(name) for name in permit_row.split()]
    thrown = [permit(name) for name in discards.split()]
    used = {*thrown, *row, *(p for own in (*held, *seen) for p in own)}
    rest = [p for p in range(40 + 2 * (not solo)) if p not in used]
    on_top = [permit(name) for name in (stack or "").split()]
    rest = [p for p in rest if p not in on_top]
    while len(row) < 3:
        row.append(rest.pop(0))
    rest = [*on_top, *rest]
    if stack == "":
        thrown, rest = [*thrown, *rest], []
    own_goals = [goals(names) for names in each(open_goals, players, "")]
    hidden = [goals(names) for names in each(secret, players, "")]
    open_row = [-1 if name == "-" else goal(name) for name in goal_row.split()]
    gone_goals = {*goals(common), *open_row, *(g for own in (*own_goals, *hidden) for g in own)}
    deck = [g for g in range(24) if g not in gone_goals]
    while len(open_row) < 3:
        open_row.append(deck.pop(0))
    fields_at = each(at_, players, (0, 0))
    cards = each(urban, players, (0, 0, 0))
    green = [tuple(values) for values in each(parks, players, ())]
    areas, purses = each(area, players, 0), each(money, players, 0)
    tokens = each(rubble, players, 0)
    missing = bin(sum(1 << s for s, c in enumerate(cells) if c.endswith("*")) & ~left).count("1") - sum(tokens)
    if not rubble:
        tokens[-1] = missing
    boards = tuple(
        Board(
            money=purses[p],
            stock=8 - areas[p] - owners.count(p),
            area=areas[p],
            rubble=tokens[p],
            column=fields_at[p][0],
            row=fields_at[p][1],
            urban=cards[p],
            parks=green[p],
            goals=own_goals[p],
            permits=seen[p],
        )
        for p in range(players)
    )
    stand = tuple(each(places, players, -1))
    full = [p for p in range(players) if owners.count(p) == 8]
    on_card = phase in (Phase.ACT, Phase.DISCARD)
    values: dict[str, Any] = {
        "options": Options(flat, limit),
        "seats": seats,
        "solo": solo,
        "plots": plots,
        "ring": tuple(range(6)),
        "places": stand,
        "last": tuple(range(players)),
        "queue": tuple(p for p in range(players) if stand[p] == -1) if queue is None else tuple(queue),
        "built": tuple(owners),
        "rubble": left,
        "boards": boards,
        "hands": tuple(held),
        "secret_goals": tuple(hidden),
        "permit_row": tuple(row),
        "goal_row": tuple(open_row),
        "permit_stack": tuple(rest),
        "goal_stack": tuple(deck),
        "common": goals(common),
        "urban": tuple(n - sum(own[k] for own in cards) for k, n in enumerate((5, 4, 4))),
        "parks": tuple(v for v in (5, 4, 3, 2) if not any(v in own for own in green)),
        "discards": tuple(thrown),
        "phase": phase,
        "year": [1906, 1907, 1908, 1909, 1910, 1911, 1915].index(year),
        "card": CARDS.index(card) if on_card else -1,
        "best": full[0] if full else -1,
        "ending": bool(full),
    }
    state = State(**{**values, **fields})
    assert GAME.refuse_state(state) == (), GAME.refuse_state(state)
    return state


def bonus(year: int, seats: int = 2, **fields: Any) -> State:
    """A position in which seat 0 chooses the bonus of the year first."""
    places = tuple(3 - p for p in range(seats + (seats == 1)))
    queue = tuple(range(len(places)))
    return position(seats, year=year, phase=Phase.BONUS, **{"places": places, "queue": queue, **fields})


def money(space: int) -> Act:
    """Takes the money of a space."""
    return Act(space, MONEY)


def skip(space: int = 3) -> Act:
    """Passes."""
    return Act(space, PASS)


def act(space: int, target: int | None = None, **parts: Any) -> Act:
    """Does the action of a space, its own one unless another target is given."""
    return Act(space, target=space if target is None else target, **parts)


def build(
    space: int, where: str, using: str, target: int | None = None, *, seats: int = 2, clean: bool = False,
    urban: str = "",
) -> Act:  # fmt: skip
    """Builds from a space of the card."""
    return act(space, target, build=site(where, using, seats=seats, clean=clean, urban=urban))


def site(where: str, using: str, *, seats: int = 2, clean: bool = False, urban: str = "") -> Build:
    """The parts of a build; ``urban`` is the letter of a type."""
    return Build(at(where, seats), permits(using), clean, "LCHP".index(urban) if urban else None)


class Run:
    """A position, what has been told on the way to it, and the steps."""

    def __init__(self, state: State, seed: int = 1) -> None:
        self.state = state
        self.chance = Chance(seed)
        self.told: list[Any] = []
        self.steps: list[Step] = []

    def do(self, *actions: Action) -> Run:
        """Who waits does the actions, one after the other."""
        for action in actions:
            (seat,) = GAME.waiting(self.state)
            step = GAME.play(self.state, seat, action, self.chance)
            self.state, self.chance = step.state, step.chance
            self.told += [told.event for told in step.events]
            self.steps.append(step)
            assert GAME.refuse_state(self.state) == (), GAME.refuse_state(self.state)
        return self

    def of(self, kind: type[T]) -> list[T]:
        """The events of a kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def board(self, player: int = 0) -> Board:
        """The board of a player."""
        return self.state.boards[player]


def run(state: State, *actions: Action) -> Run:
    """The position after the actions."""
    return Run(state).do(*actions)


def refusal(state: State, action: Action, seat: int | None = None) -> Refusal | None:
    """Why who waits, or a seat, may not do the action."""
    return GAME.refuse(state, GAME.waiting(state)[0] if seat is None else seat, action)


def code(state: State, action: Action, seat: int | None = None) -> str:
    """The code of the refusal, "" if there is none."""
    found = refusal(state, action, seat)
    return found.code if found else ""


def setup_of(seats: int, flat: str = "off", limit: str = "strict") -> Setup:
    """The set-up of a table; one seat plays against the Committee."""
    return Setup(seats, "solo" if seats == 1 else "standard", {"flat_money": flat, "permit_limit": limit})


def row_of(state: State, key: str, player: int = 0) -> ScoreRow:
    """The row of a player's score sheet, of the Committee too."""
    from engine.games.after_the_quake.goals import sheet_of  # noqa: PLC0415

    return next(row for row in sheet_of(GAME.table(state), player).rows if row.key == key)


def points(state: State, player: int, goal_id: str) -> int:
    """What a goal in common gives a player."""
    from engine.games.after_the_quake.goals import goal_points  # noqa: PLC0415

    return goal_points(GAME.table(state), GAME.data.goals[goal(goal_id)], player)[1]


def new_match(setup: Setup, seed: int, controller: str = PERSON) -> Match:
    """A match at its start."""
    infos = tuple(SeatInfo(f"Seat {n + 1}", controller, n + 1) for n in range(setup.seats))
    return Match.new(GAME, setup, infos, seed)


__all__ = [
    "CARDS", "FROM_STACK", "GAME", "GOAL_IDS", "PERMIT_NAMES", "READ", "VIOLET", "GoOn", "Run", "TakeBonus", "act",
    "at", "bonus", "build", "cells_of", "changed", "code", "each", "goal", "goals", "money", "new_match", "permit",
    "permits", "points", "position", "refusal", "row_of", "run", "setup_of", "site", "skip", "squares", "with_board",
]  # fmt: skip
