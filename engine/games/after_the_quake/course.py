"""The course of a match: years, action cards, turns, payments, the end (rules page, sections 3, 5, 8)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.core.chance import Draft
from engine.core.game import Setup, Told
from engine.games.after_the_quake.actions import (
    ACTION,
    FROM_STACK,
    HIDDEN,
    MONEY,
    Act,
    Action,
    Build,
    Discard,
    GoOn,
    TakeBonus,
    TakeIncome,
)
from engine.games.after_the_quake.content import GREEN, PERMITS, PLOTS, SUBSIDIES, VIOLET, Content
from engine.games.after_the_quake.events import (
    BestBuilder,
    BonusBegan,
    BonusSkipped,
    BuildingBuilt,
    CardBegan,
    Cleaned,
    Developed,
    Ended,
    GoalDrawn,
    GoalTaken,
    IncomeTaken,
    MaterialTaken,
    MoneyTaken,
    PermitDiscarded,
    PermitDrawn,
    PermitTaken,
    RowFilled,
    Shuffled,
    Stood,
    UrbanTaken,
    YearBegan,
)
from engine.games.after_the_quake.facts import ACTION_CARDS, LAST_YEAR, SOLO
from engine.games.after_the_quake.legal import (
    CLEAN,
    DEVELOP,
    PARK,
    STEP,
    TIDY,
    Table,
    developed,
    tidied,
    usable_bonuses,
)
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.town import CARD_ROWS, CARDS_ACROSS, Town
from engine.games.after_the_quake.view import HAND, NONE, ROW, Board, Options, Phase

replace: Final = msgspec.structs.replace
STREAM: Final = "permits"
COMMON_GOALS: Final = 3


class Course:
    """A state on its way to the next one, and what is told. Players are seats, and the Committee after them."""

    def __init__(self, content: Content, town: Town, state: State, draft: Draft) -> None:
        self.content, self.town, self.state, self.draft = content, town, state, draft
        self.told: list[Told] = []
        self.looked = False
        """Whether somebody has seen a card that could not be seen before."""

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return Table(self.content, self.town, self.state)

    @property
    def year(self) -> int:
        """The year as it is written."""
        return self.content.years[self.state.year].year

    def change(self, **fields: object) -> None:
        """Sets fields of the state."""
        self.state = replace(self.state, **fields)

    def board(self, player: int, **fields: object) -> Board:
        """Sets fields of a player's board; gives the new one."""
        board: Board = replace(self.state.boards[player], **fields)
        self.change(boards=_with(self.state.boards, player, board))
        return board

    def tell(self, event: object) -> None:
        """Tells everybody."""
        self.told.append(Told(event))

    def tell_apart(self, player: int, event: Any, hidden: Any) -> None:
        """Tells a player one thing and the others another."""
        others = tuple(seat for seat in range(self.state.seats) if seat != player)
        if player < self.state.seats:
            self.told.append(Told(event, (player,)))
        if others:
            self.told.append(Told(hidden, others))

    # Money and the development board

    def pay(self, player: int, money: int) -> None:
        """Takes money from the purse."""
        self.board(player, money=self.state.boards[player].money - money)

    def earn(self, player: int, money: int, why: str) -> None:
        """Puts money into the purse."""
        self.board(player, money=self.state.boards[player].money + money)
        self.tell(MoneyTaken(self.year, player, money, why))

    def develop(self, player: int, *, up: bool = False) -> None:
        """One step on the development board; in the corner 1 $ (3.4)."""
        board = self.state.boards[player]
        column, row, money = tidied(board) if up else developed(board)
        if money:
            self.earn(player, money, "corner")
        else:
            self.board(player, column=column, row=row)
            self.tell(Developed(self.year, player, column, row))

    def clean(self, player: int, space: int, price: int) -> None:
        """A clean-up: the marker one up; the rubble of the space (-1: none) goes to the player."""
        self.pay(player, price)
        if space != NONE:
            self.change(rubble=self.state.rubble & ~(1 << space))
            self.board(player, rubble=self.state.boards[player].rubble + 1)
        self.tell(Cleaned(self.year, player, space, price))
        self.develop(player, up=True)

    # Cards

    def draw_permit(self) -> int:
        """The top permit of the stack; discards are shuffled when it is empty (R13). -1 if there is none at all."""
        if not self.state.permit_stack and self.state.discards:
            returned = tuple(sorted(self.state.discards))
            past = self.state.returned
            self.change(
                permit_stack=self.draft.shuffled(STREAM, returned),
                returned=returned,
                earlier=(*self.state.earlier, past) if past else (),
                discards=(),
            )
            self.tell(Shuffled(self.year, len(self.state.permit_stack)))
        if not self.state.permit_stack:
            return NONE
        top = self.state.permit_stack[0]
        self.change(permit_stack=self.state.permit_stack[1:])
        return top

    def take_permit(self, player: int, take: int) -> None:
        """A permit from the row, which is filled at once (ruling 10), or from the stack."""
        if take == FROM_STACK:
            permit = self.draw_permit()
            self.change(hands=_with(self.state.hands, player, tuple(sorted((*self.state.hands[player], permit)))))
            self.tell_apart(player, PermitDrawn(self.year, player, permit), PermitDrawn(self.year, player, HIDDEN))
        else:
            permit = self.state.permit_row[take]
            self.board(player, permits=tuple(sorted((*self.state.boards[player].permits, permit))))
            self.tell(PermitTaken(self.year, player, permit))
            self.change(permit_row=_with(self.state.permit_row, take, self.draw_permit()))
            self.tell(RowFilled(self.year, "permits", self.state.permit_row))
        self.looked = True

    def take_goal(self, player: int, take: int) -> None:
        """A goal from the row, which stays short until the card is finished, or from the stack."""
        if take == FROM_STACK:
            goal = self.state.goal_stack[0]
            secret = tuple(sorted((*self.state.secret_goals[player], goal)))
            self.change(
                goal_stack=self.state.goal_stack[1:], secret_goals=_with(self.state.secret_goals, player, secret)
            )
            self.tell_apart(player, GoalDrawn(self.year, player, goal), GoalDrawn(self.year, player, HIDDEN))
            self.looked = True
        else:
            goal = self.state.goal_row[take]
            self.change(goal_row=_with(self.state.goal_row, take, NONE))
            self.board(player, goals=tuple(sorted((*self.state.boards[player].goals, goal))))
            self.tell(GoalTaken(self.year, player, goal))

    def fill_goals(self) -> None:
        """Fills the goal row (3.4, ruling 10)."""
        row, stack = list(self.state.goal_row), list(self.state.goal_stack)
        if NONE not in row or not stack:
            return
        for place, goal in enumerate(row):
            if goal == NONE and stack:
                row[place] = stack.pop(0)
        self.change(goal_row=tuple(row), goal_stack=tuple(stack))
        self.tell(RowFilled(self.year, "goals", self.state.goal_row))
        self.looked = True

    def hand_in(self, player: int, permits: tuple[int, ...]) -> None:
        """Permits go to the discards, wherever they were held."""
        hand, board = self.state.hands[player], self.state.boards[player]
        self.change(
            hands=_with(self.state.hands, player, tuple(permit for permit in hand if permit not in permits)),
            discards=(*self.state.discards, *permits),
        )
        self.board(player, permits=tuple(permit for permit in board.permits if permit not in permits))

    # Building

    def take_material(self, player: int) -> None:
        """A building from the stock into the own area."""
        board = self.state.boards[player]
        self.board(player, stock=board.stock - 1, area=board.area + 1)
        self.tell(MaterialTaken(self.year, player))

    def take_urban(self, player: int, type_: int) -> None:
        """A card of urban planning; parks from the top (6.5)."""
        board, value = self.state.boards[player], 0
        if type_ == PARK:
            value = self.state.parks[0]
            self.change(parks=self.state.parks[1:])
            self.board(player, parks=(*board.parks, value))
        else:
            stock = self.state.urban
            self.change(urban=_with(stock, type_, stock[type_] - 1))
            self.board(player, urban=_with(board.urban, type_, board.urban[type_] + 1))
        self.tell(UrbanTaken(self.year, player, type_, value))

    def place_building(self, player: int, space: int, permits: tuple[int, ...], cost: int) -> None:
        """The building stands; the last one ends the match (3.5, ruling 21)."""
        board = self.state.boards[player]
        self.change(built=_with(self.state.built, space, player))
        board = self.board(player, area=board.area - 1)
        self.tell(BuildingBuilt(self.year, player, space, permits, cost))
        if not board.area and not board.stock:
            if self.state.best == NONE:
                self.change(best=player)
                self.tell(BestBuilder(self.year, player))
            self.change(ending=True)

    def build(self, player: int, build: Build) -> None:
        """A build with its payments in their order (ruling 16)."""
        assert build.space is not None, "a build that was found whole"
        if build.clean:
            self.clean(player, build.space, CLEAN)
        cost = self.table.cost
        self.pay(player, cost)
        self.hand_in(player, build.permits)
        self.place_building(player, build.space, build.permits, cost)
        if build.urban is not None:
            self.take_urban(player, build.urban)
        self.develop(player)

    def do(self, player: int, kind: str, action: Act | TakeBonus, *, free: bool = False) -> None:
        """An action of a card, or the alternative of a bonus, after the steps have been paid."""
        match kind:
            case "build" | "build_subsidised":
                assert action.build is not None, "a build that was found whole"
                self.build(player, action.build)
            case "material":
                self.take_material(player)
            case "permit" | "building_and_permit":
                if kind == "building_and_permit":
                    self.take_material(player)
                assert action.take is not None, "a permit that was found whole"
                self.take_permit(player, action.take)
            case "goal":
                assert action.take is not None, "a goal that was found whole"
                self.take_goal(player, action.take)
            case "clean":
                space = action.rubble if isinstance(action, Act) else None
                self.clean(player, NONE if space is None else space, TIDY if space is None else CLEAN)
            case "develop":
                if not free:
                    self.pay(player, DEVELOP)
                self.develop(player)
            case "income":
                self.earn(player, self.content.income, "income")
            case _:
                self.earn(player, bonus_money(self.table, player, kind), "bonus")


def bonus_money(table: Table, player: int, kind: str) -> int:
    """What a bonus of money gives (ruling 8)."""
    if kind.endswith("_per_building"):
        return int(kind.split("_")[1]) * table.seen.built.count(player)
    return int(kind.split("_")[1])


def begin(content: Content, setup: Setup, draft: Draft) -> tuple[State, tuple[Told, ...], Town]:
    """The first position: map, ring of action cards, goals, permits, the start player (3.1)."""
    seats, solo = setup.seats, setup.mode == SOLO
    players = seats + solo
    count = CARDS_ACROSS[seats] * CARD_ROWS
    cards = draft.shuffled("plots", range(PLOTS))[:count]
    plots = tuple(2 * card + draft.below("sides", 2) for card in cards)
    town = Town(content, plots, seats)
    violet = draft.shuffled("goals", [n for n, goal in enumerate(content.goals) if goal.frame == VIOLET])
    green = [n for n, goal in enumerate(content.goals) if goal.frame == GREEN]
    goals = draft.shuffled("goals", [*violet[COMMON_GOALS:], *green])
    permits = draft.shuffled(STREAM, range(PERMITS + (0 if solo else SUBSIDIES)))
    start = draft.below("start", seats)
    nobody = (NONE,) * players
    urban = content.urban
    state = State(
        options=msgspec.convert(setup.options, Options),
        seats=seats,
        solo=solo,
        plots=plots,
        ring=draft.shuffled("ring", range(ACTION_CARDS)),
        places=nobody,
        last=nobody,
        queue=(*((start + step) % seats for step in range(seats)), *((seats,) if solo else ())),
        built=(NONE,) * len(town.cells),
        rubble=town.first_rubble,
        boards=(Board(),) * players,
        hands=((),) * players,
        secret_goals=((),) * players,
        permit_row=permits[:ROW],
        goal_row=goals[:ROW],
        permit_stack=permits[ROW:],
        goal_stack=goals[ROW:],
        common=tuple(sorted(violet[:COMMON_GOALS])),
        urban=(len(urban.lights) - 1, urban.cable_cars, urban.hydrants),
        parks=urban.parks,
    )
    return state, (Told(YearBegan(content.years[0].year, state.queue)),), town


def do(course: Course, seat: int, action: Action) -> None:
    """Plays a legal action of a seat and goes on to the next decision."""
    match action:
        case TakeIncome(int(space)):
            take_income(course, seat, space)
        case TakeBonus(int(place)):
            course.do(seat, course.table.bonuses[place], action, free=True)
        case Act(int(space)):
            stand(course, seat, space, action)
        case Discard(int(permit)):
            course.hand_in(seat, (permit,))
            course.tell(PermitDiscarded(course.year, seat, permit))
            course.change(phase=Phase.BONUS if course.state.card == NONE else Phase.ACT)
        case GoOn():
            raise AssertionError("the Committee moves in its own module")
        case _:
            raise AssertionError(f"{action} has missing parts")
    if len(course.table.held(seat)) > HAND:
        course.change(phase=Phase.DISCARD)
        return
    next_player(course)


def take_income(course: Course, player: int, space: int) -> None:
    """The pawn goes to an income space and takes its money."""
    money = course.content.year_income[space]
    course.change(places=_with(course.state.places, player, space))
    course.board(player, money=course.state.boards[player].money + money)
    course.tell(IncomeTaken(course.year, player, space, money))


def stand(course: Course, player: int, space: int, action: Act) -> None:
    """The pawn goes to a space of the card; money, pass, or the action of a space (3.3)."""
    target = NONE if action.target is None else action.target
    steps = STEP * abs(space - target) if action.choice == ACTION else 0
    course.change(places=_with(course.state.places, player, space))
    card = course.table.card
    done = "" if target == NONE else card[target].action
    course.tell(
        Stood(course.year, player, course.state.card, space, action.choice, target, steps, card[space].action, done)
    )
    if action.choice == MONEY:
        course.earn(player, course.table.money_at(space), "space")
    elif action.choice == ACTION:
        course.pay(player, steps)
        course.do(player, done, action)


# From player to player, card to card, year to year


def next_player(course: Course) -> None:
    """The next player of the step, or the next step."""
    course.change(queue=course.state.queue[1:])
    _settle(course)


def _settle(course: Course) -> None:
    """Passes over seats that can use no bonus, and goes on when a step is finished."""
    while True:
        state = course.state
        if state.queue:
            player = state.queue[0]
            if state.phase is not Phase.BONUS or player >= state.seats or usable_bonuses(course.table, player):
                return
            course.tell(BonusSkipped(course.year, player))
            course.change(queue=state.queue[1:])
            continue
        if not _next_step(course):
            return


def right_to_left(places: tuple[int, ...]) -> tuple[int, ...]:
    """The players from right to left of where they stand (3.2)."""
    return tuple(sorted(range(len(places)), key=lambda player: -places[player]))


def _next_step(course: Course) -> bool:
    """Begins the next step; False if the match is over."""
    state = course.state
    nobody = (NONE,) * len(state.boards)
    if state.phase is Phase.INCOME:
        order = right_to_left(state.places)
        course.change(phase=Phase.BONUS, queue=order)
        course.tell(BonusBegan(course.year, order))
        return True
    if state.phase is Phase.BONUS:
        if state.year == LAST_YEAR:
            return _end(course, "eighth" if state.ending and state.best != NONE else "year")
        course.fill_goals()
        _begin_card(course, 0)
        return True
    course.fill_goals()
    state = course.state
    if state.ending:
        return _end(course, "eighth")
    if state.card < ACTION_CARDS - 1:
        _begin_card(course, state.card + 1)
        return True
    order = right_to_left(state.places)
    course.change(year=state.year + 1, card=NONE, last=state.places, places=nobody, queue=order)
    course.tell(YearBegan(course.year, order))
    if course.state.year == LAST_YEAR:
        # No income in 1915: the bonus is taken in the order of the sixth card (R1).
        course.change(phase=Phase.BONUS)
        course.tell(BonusBegan(course.year, order))
    else:
        course.change(phase=Phase.INCOME)
    return True


def _begin_card(course: Course, card: int) -> None:
    """An action card: the order is that of the places on the card or row before (3.2)."""
    state = course.state
    order = right_to_left(state.places)
    course.change(phase=Phase.ACT, card=card, last=state.places, places=(NONE,) * len(state.boards), queue=order)
    course.tell(CardBegan(course.year, card, order, state.places))


def _end(course: Course, reason: str) -> bool:
    course.change(phase=Phase.OVER, queue=())
    course.tell(Ended(course.year, reason))
    return False


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])
