"""Computer players of After the Quake. They see the view of their seat and nothing else.

The beginner compares how the table would look after each of its actions: the score as it would stand, money it can
still use, buildings in its area, and permits that go with empty spaces and with each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from engine.core.chance import Draft
from engine.games.after_the_quake.actions import (
    ACTION,
    FROM_STACK,
    HIDDEN,
    MONEY,
    PASS,
    Act,
    Action,
    Build,
    Discard,
    GoOn,
    TakeBonus,
    TakeIncome,
)
from engine.games.after_the_quake.content import PERMITS, Cell
from engine.games.after_the_quake.facts import LAST_YEAR
from engine.games.after_the_quake.goals import MONEY_PER_POINT, goal_points, sheet_of
from engine.games.after_the_quake.legal import (
    CLEAN,
    DEVELOP,
    PARK,
    STEP,
    TIDY,
    Table,
    builds,
    can_do,
    committee_is_next,
    developed,
    free_spaces,
    income_spaces,
    permit_sets,
    takes_for,
    tidied,
    usable_bonuses,
)
from engine.games.after_the_quake.rules import AfterTheQuake
from engine.games.after_the_quake.view import NONE, Board, Phase, View
from engine.players.budget import Budget
from engine.players.levels import STREAM, Decision

replace: Final = msgspec.structs.replace

MONEY_WORTH: Final = 0.5
"""What a dollar is worth while there are buildings to pay for."""
MONEY_USED: Final = 7
"""More money than this waits for the end."""
BUILT_WORTH: Final = 8.0
"""What a building is worth beside what it scores at once: later goals, the last one, and those who build."""
AREA_WORTH: Final = (0.0, 5.0, 7.5, 8.6)
"""What so many buildings in the own area are worth."""
PERMIT_WORTH: Final = (0.0, 3.4, 6.5, 8.7, 10.4, 11.6)
"""What so many permits are worth that can be used."""
PAIR_WORTH: Final = 0.5
"""What it is worth that two permits share a symbol."""
STACK_WORTH: Final = 0.7
"""What an unseen permit is worth of a known one."""
GOAL_WORTH: Final = 3.2
"""What a personal goal promises at the start, beside what it is worth already."""
FURTHER_RIGHT: Final = 0.12
"""What a space further to the right is worth, for the order on the next card."""
PASS_WORTH: Final = 0.2
WAVER: Final = 0.8
WAVER_STEPS: Final = 64


def play_as_beginner(game: AfterTheQuake, view: View, seat: int, draft: Draft, budget: Budget) -> Decision:
    """What the seat does in the phase of the round."""
    table = game.table(view)
    if committee_is_next(view):
        return Decision(GoOn())
    match view.phase:
        case Phase.INCOME:
            return Decision(TakeIncome(_income(table, draft)))
        case Phase.DISCARD:
            hand = [permit for permit in table.held(seat) if permit != HIDDEN]
            return Decision(Discard(min(hand, key=lambda permit: (_usefulness(table, permit), permit))))
        case Phase.BONUS:
            options = _bonuses(table, seat)
        case _:
            options = _turns(table, seat)
    before = worth(table, seat)
    best: tuple[float, Action] | None = None
    for action, extra, after in options:
        value = worth(_table(table, after), seat) - before + extra
        value += WAVER * draft.number(STREAM, WAVER_STEPS) / WAVER_STEPS
        if best is None or value > best[0]:
            best = value, action
    assert best is not None, "money can always be taken"
    return Decision(best[1])


def _income(table: Table, draft: Draft) -> int:
    """The more money the better, but sometimes the first turn."""
    spaces = income_spaces(table)
    return spaces[-1] if draft.number(STREAM, 3) == 0 else spaces[0]


def _table(table: Table, view: View) -> Table:
    return Table(table.content, table.town, view)


# How good a position is


def worth(table: Table, seat: int) -> float:
    """The score as it stands, money that can still be used, and what the hand and the area promise."""
    view = _view(table)
    board = view.boards[seat]
    left = 1 - (6 * view.year + max(0, view.card)) / (6 * LAST_YEAR)
    total = sheet_of(table, seat).total - board.money // MONEY_PER_POINT
    value: float = total + board.money / MONEY_PER_POINT
    value += min(board.money, MONEY_USED) * (MONEY_WORTH - 1 / MONEY_PER_POINT) * min(1.0, 2 * left)
    value += BUILT_WORTH * view.built.count(seat)
    to_come = min(1.0, 3 * left + 0.05)
    value += AREA_WORTH[min(board.area, 3)] * to_come
    usable = [permit for permit in table.held(seat) if permit == HIDDEN or _usefulness(table, permit)]
    value += PERMIT_WORTH[min(len(usable), 5)] * to_come
    symbols = [table.content.permits[permit].symbols for permit in usable if HIDDEN < permit < PERMITS]
    pairs = sum(bool(set(a) & set(b)) for place, a in enumerate(symbols) for b in symbols[place + 1 :])
    value += PAIR_WORTH * min(pairs, 3) * to_come
    goals = len(board.goals) + len(view.secret_goals[seat])
    return value + GOAL_WORTH * left * goals


def _usefulness(table: Table, permit: int) -> int:
    """How many empty spaces have the number or the colour of a permit; subsidies go with all."""
    built = table.seen.built
    if permit >= PERMITS:
        return len(table.town.spaces)
    colour, number = table.content.permit_colours[permit], table.content.permit_numbers[permit]
    return sum(
        (cell.colour == colour) + (cell.number == number) for space, cell in table.town.lots if built[space] == NONE
    )


# Actions with the view after them, as far as no hidden card decides it


def _turns(table: Table, seat: int) -> Iterator[tuple[Action, float, View]]:
    card = table.card
    for space in free_spaces(table):
        place = FURTHER_RIGHT * space
        if card[space].action == PASS:
            yield Act(space, PASS), place + PASS_WORTH, _view(table)
            continue
        yield Act(space, MONEY), place, _with_money(table, seat, table.money_at(space))
        for target, there in enumerate(card):
            paid = STEP * abs(space - target)
            if can_do(table, seat, there.action, paid):
                for take, rubble, build, extra, after in _done(table, seat, there.action, paid):
                    yield Act(space, ACTION, target, take, rubble, build), place + extra, after


def _bonuses(table: Table, seat: int) -> Iterator[tuple[Action, float, View]]:
    for place in usable_bonuses(table, seat):
        for take, _, build, extra, after in _done(table, seat, table.bonuses[place], 0, free=True):
            yield TakeBonus(place, take, build), extra, after


Done = tuple[int | None, int | None, Build | None, float, View]


def _done(table: Table, seat: int, kind: str, paid: int, *, free: bool = False) -> Iterator[Done]:
    """Ways to do an action: take, rubble, build, what it promises beside the view after it, and that view."""
    view = _with_money(table, seat, -paid)
    board = view.boards[seat]
    if kind in ("build", "build_subsidised"):
        found = builds(table, seat, paid, subsidised=kind == "build_subsidised")
        for build in found:
            yield None, None, build, 0.0, _built(table, view, seat, build)
    elif kind in ("material", "building_and_permit"):
        after = _board(view, seat, stock=board.stock - 1, area=board.area + 1)
        if kind == "material":
            yield None, None, None, 0.0, after
        else:
            yield from _permits(table, after, seat, row_only=True)
    elif kind == "permit":
        yield from _permits(table, view, seat, row_only=free and view.year == 0)
    elif kind == "goal":
        for take in takes_for(table, seat, "goal"):
            goal = NONE if take == FROM_STACK else view.goal_row[take]
            if goal == NONE:
                secret = _replaced(view.secret_goals, seat, (*view.secret_goals[seat], HIDDEN))
                yield take, None, None, 0.0, replace(view, secret_goals=secret)
            else:
                # A goal that is not fulfilled at all yet promises less.
                hope = 0.0 if goal_points(table, table.content.goals[goal], seat)[0] else -1.0
                yield take, None, None, hope, _board(view, seat, goals=(*board.goals, goal))
    elif kind == "clean":
        yield None, None, None, 0.0, _stepped(_board(view, seat, money=board.money - TIDY), seat, up=True)
        if board.money >= CLEAN and view.rubble:
            space = _rubble_to_clear(table, seat)
            cleaned = _board(view, seat, money=board.money - CLEAN, rubble=board.rubble + 1)
            after = replace(_stepped(cleaned, seat, up=True), rubble=view.rubble & ~(1 << space))
            yield None, space, None, 0.0, after
    elif kind == "develop":
        yield None, None, None, 0.0, _stepped(_board(view, seat, money=board.money - (0 if free else DEVELOP)), seat)
    else:
        yield None, None, None, 0.0, _with_money(table, seat, _gain(table, seat, kind) - paid)


def _rubble_to_clear(table: Table, seat: int) -> int:
    """The space with rubble that the seat's permits go with best, since a building there costs 3 $ less afterwards; one
    that the seat can use at once comes first, before others do."""
    hand = tuple(permit for permit in table.held(seat) if permit != HIDDEN)
    held = [(table.content.permit_colours[one], table.content.permit_numbers[one]) for one in hand if one < PERMITS]

    def use(space: int, cell: Cell) -> tuple[int, int, int]:
        sets = sum(1 for _ in permit_sets(table, hand, space, subsidised=False))
        near = sum((colour == cell.colour) + (number == cell.number) for colour, number in held)
        return sets, near, -space

    rubble = [(space, cell) for space, cell in table.town.lots if table.seen.rubble >> space & 1]
    return max(rubble, key=lambda one: use(*one))[0]


def _gain(table: Table, seat: int, kind: str) -> int:
    """The money of an income space or a bonus."""
    if kind == "income":
        return table.content.income
    amount = int(kind.split("_")[1])
    return amount * table.seen.built.count(seat) if kind.endswith("_per_building") else amount


def _permits(table: Table, view: View, seat: int, *, row_only: bool) -> Iterator[Done]:
    board = view.boards[seat]
    for take in takes_for(table, seat, "permit", row_only=row_only):
        if take == FROM_STACK:
            yield (
                take,
                None,
                None,
                -(1 - STACK_WORTH) * 2,
                replace(view, hands=_replaced(view.hands, seat, (*view.hands[seat], HIDDEN))),
            )
        else:
            yield take, None, None, 0.0, _board(view, seat, permits=(*board.permits, view.permit_row[take]))


def _built(table: Table, view: View, seat: int, build: Build) -> View:
    """The view after a build."""
    assert build.space is not None, "builds are listed whole"
    if build.clean:
        board = view.boards[seat]
        view = _stepped(_board(view, seat, money=board.money - CLEAN, rubble=board.rubble + 1), seat, up=True)
        view = replace(view, rubble=view.rubble & ~(1 << build.space))
    board = view.boards[seat]
    permits = tuple(permit for permit in board.permits if permit not in build.permits)
    urban, parks = board.urban, board.parks
    if build.urban == PARK:
        parks = (*parks, view.parks[0])
    elif build.urban is not None:
        urban = _replaced(urban, build.urban, urban[build.urban] + 1)
    view = _board(
        view, seat, area=board.area - 1, money=board.money - table.cost, permits=permits, urban=urban, parks=parks
    )
    hand = tuple(permit for permit in view.hands[seat] if permit not in build.permits)
    built = _replaced(view.built, build.space, seat)
    return _stepped(replace(view, built=built, hands=_replaced(view.hands, seat, hand)), seat)


def _stepped(view: View, seat: int, *, up: bool = False) -> View:
    """The view after a step on the development board."""
    board = view.boards[seat]
    column, row, money = tidied(board) if up else developed(board)
    return _board(view, seat, column=column, row=row, money=board.money + money)


def _view(table: Table) -> View:
    """The view that is judged."""
    view: Any = table.seen
    found: View = view
    return found


def _with_money(table: Table, seat: int, money: int) -> View:
    view = _view(table)
    return _board(view, seat, money=view.boards[seat].money + money) if money else view


def _board(view: View, seat: int, **fields: object) -> View:
    board: Board = replace(view.boards[seat], **fields)
    return replace(view, boards=_replaced(view.boards, seat, board))


def _replaced(items: tuple[Any, ...], place: int, item: Any) -> Any:
    return (*items[:place], item, *items[place + 1 :])


PLAYERS: Final = {"beginner": play_as_beginner}
"""The levels beside "random", which every game has."""
