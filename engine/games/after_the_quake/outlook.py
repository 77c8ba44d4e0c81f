"""What an action would cost and give, as far as no card decides it, and what stands against the actions of a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from engine.core.game import Preview
from engine.games.after_the_quake.actions import (
    ACTION,
    FROM_STACK,
    HIDDEN,
    MONEY,
    PASS,
    Act,
    Action,
    Build,
    Reason,
    TakeBonus,
    TakeIncome,
)
from engine.games.after_the_quake.course import bonus_money
from engine.games.after_the_quake.goals import goal_points, sheet_of
from engine.games.after_the_quake.legal import (
    CLEAN,
    DEVELOP,
    PARK,
    STEP,
    TIDY,
    Table,
    can_do,
    developed,
    refuse_action,
    refuse_doing,
    sites,
    tidied,
)
from engine.games.after_the_quake.view import NONE, Board, GoalGives, GoalsGive, Outlook, Phase, Prices

replace: Final = msgspec.structs.replace


def preview_of(table: Table, seat: int, action: Action) -> Preview:
    """Payments, the purse and the development field after them, and the score rows that change; cards from a stack are
    left out, and so is all that is refused."""
    sheet, board = sheet_of(table, seat), table.seen.boards[seat]
    draft = _drafted(table, seat, action)
    if draft is None:
        return Preview(sheet.total, sheet.total, (), Outlook((), board.money, board.column, board.row))
    after = draft.board
    then = sheet_of(draft.table_after, seat)
    old = {row.key: row.points for row in sheet.rows}
    gains = tuple((row.key, gain) for row in then.rows if (gain := row.points - old.get(row.key, 0)))
    outlook = Outlook(tuple(draft.payments), after.money, after.column, after.row)
    return Preview(sheet.total, then.total, gains, outlook)


def goals_give(table: Table, seat: int, action: Action | None) -> GoalsGive:
    """What the goals that count for the seat give it now and after an action, and those of the row if it had them."""
    seen, content = table.seen, table.content
    if not 0 <= seat < seen.seats:
        return GoalsGive((), (), (), 0, 0)
    draft = None if action is None else _drafted(table, seat, action)
    then = table if draft is None else draft.table_after

    def gives(goals: Iterable[int]) -> tuple[GoalGives, ...]:
        found = []
        for goal in goals:
            count, points, _ = goal_points(table, content.goals[goal], seat)
            _, after, squares = goal_points(then, content.goals[goal], seat)
            found.append(GoalGives(goal, count, points, after, squares))
        return tuple(found)

    return GoalsGive(
        gives((*seen.common, content.goal("best_builder"))),
        gives(goal for goal in (*seen.boards[seat].goals, *seen.secret_goals[seat]) if goal != HIDDEN),
        gives(goal for goal in seen.goal_row if goal != NONE),
        sheet_of(table, seat).total,
        sheet_of(then, seat).total,
    )


def _drafted(table: Table, seat: int, action: Action) -> _Draft | None:
    """The position after an action as far as its parts are there, None for what is refused."""
    refusal = refuse_action(table, seat, action)
    if refusal is not None and refusal.code != Reason.INCOMPLETE:
        return None
    draft = _Draft(table, seat)
    draft.act(action)
    return draft


class _Draft:
    """A position on its way through an action, without chance."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.seen: Any = table.seen
        self.payments: list[tuple[str, int]] = []

    @property
    def board(self) -> Board:
        board: Board = self.seen.boards[self.seat]
        return board

    @property
    def table_after(self) -> Table:
        """What the position after the action is judged by."""
        return Table(self.table.content, self.table.town, self.seen)

    def set(self, **fields: object) -> None:
        boards = self.seen.boards
        new = replace(self.board, **fields)
        self.seen = replace(self.seen, boards=(*boards[: self.seat], new, *boards[self.seat + 1 :]))

    def pay(self, what: str, price: int) -> None:
        if price:
            self.payments.append((what, price))
            self.earn(-price)

    def earn(self, money: int) -> None:
        self.set(money=self.board.money + money)

    def step(self, *, up: bool = False) -> None:
        column, row, money = tidied(self.board) if up else developed(self.board)
        self.set(column=column, row=row, money=self.board.money + money)

    def clean(self, space: int | None) -> None:
        self.pay("clean", TIDY if space is None else CLEAN)
        if space is not None:
            self.set(rubble=self.board.rubble + 1)
            self.seen = replace(self.seen, rubble=self.seen.rubble & ~(1 << space))
        self.step(up=True)

    def act(self, action: Action) -> None:
        table = self.table
        match action:
            case TakeIncome(int(space)):
                self.earn(table.content.year_income[space])
            case TakeBonus(int(place), take, build):
                self.do(table.bonuses[place], take, None, build, free=True)
            case Act(int(space), choice, _, _, _, _) if choice == MONEY:
                self.earn(table.money_at(space))
            case Act(int(space), choice, int(target), take, rubble, build) if choice == ACTION:
                self.pay("steps", STEP * abs(space - target))
                self.do(table.card[target].action, take, rubble, build)

    def do(
        self, kind: str, take: int | None, rubble: int | None, build: Build | None, *, free: bool = False
    ) -> None:  # fmt: skip
        match kind:
            case "clean":
                self.clean(rubble)
            case "develop":
                self.pay("develop", 0 if free else DEVELOP)
                self.step()
            case "income":
                self.earn(self.table.content.income)
            case "build" | "build_subsidised":
                if build is not None and build.space is not None:
                    self.build(build, build.space)
            case "goal":
                if take is not None and take != FROM_STACK:
                    self.set(goals=tuple(sorted((*self.board.goals, self.seen.goal_row[take]))))
            case "material" | "permit" | "building_and_permit":
                # Neither scores, and which permit fills the row is chance.
                pass
            case _:
                self.earn(bonus_money(self.table, self.seat, kind))

    def build(self, build: Build, space: int) -> None:
        if build.clean:
            self.clean(space)
        self.pay("year", self.table.cost)
        built = self.seen.built
        self.seen = replace(self.seen, built=(*built[:space], self.seat, *built[space + 1 :]))
        self.set(area=self.board.area - 1)
        if not self.board.area and not self.board.stock and self.seen.best == NONE:
            self.seen = replace(self.seen, best=self.seat)
        if build.urban == PARK:
            self.set(parks=(*self.board.parks, self.seen.parks[0]))
        elif build.urban is not None:
            urban = self.board.urban
            self.set(urban=(*urban[: build.urban], urban[build.urban] + 1, *urban[build.urban + 1 :]))
        self.step()


def prices_of(table: Table, seat: int, space: int) -> Prices:
    """Per space of the present card what its action costs at least from ``space``, and what stands against it."""
    seen = table.seen
    if seen.phase is not Phase.ACT or not 0 <= space < len(table.card) or not 0 <= seat < seen.seats:
        return Prices((), ())
    money, reasons = [], []
    for target, place in enumerate(table.card):
        paid = STEP * abs(space - target)
        money.append(paid + _price(table, seat, place.action, paid))
        if place.action == PASS:
            reasons.append(str(Reason.PASS_SPACE))
        elif can_do(table, seat, place.action, paid):
            reasons.append("")
        elif paid > seen.boards[seat].money:
            reasons.append(str(Reason.NO_MONEY))
        else:
            refusal = refuse_doing(table, seat, place.action, paid, Act(space, ACTION, target))
            assert refusal is not None, "an action that cannot be done is refused"
            reasons.append(refusal.code)
    return Prices(tuple(money), tuple(reasons))


def _price(table: Table, seat: int, kind: str, paid: int) -> int:
    """The least price of an action beside the steps."""
    if kind in ("build", "build_subsidised"):
        found = {clean for _, clean in sites(table, seat, paid, subsidised=kind == "build_subsidised")}
        return table.cost + (CLEAN if found == {True} else 0)
    return {"clean": TIDY, "develop": DEVELOP}.get(kind, 0)
