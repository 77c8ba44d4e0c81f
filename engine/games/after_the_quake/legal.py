"""Why an action may not be done: the single source of legality (rules page, sections 3, 5, 8).

A table is asked (``Table``): the content, the map of the match and what is seen of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.game import Refusal
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
    Reason,
    TakeBonus,
    TakeIncome,
)
from engine.games.after_the_quake.content import PERMITS, SYMBOLS, Content, Place
from engine.games.after_the_quake.facts import DISCARD, ON
from engine.games.after_the_quake.town import Town
from engine.games.after_the_quake.view import COLUMNS, HAND, NONE, ROWS, Board, Phase, Seen

INCOMPLETE: Final = Refusal(Reason.INCOMPLETE, "R0")
STEP: Final = 2
"""Money per step to the action of another space (3.3)."""
CLEAN: Final = 3
TIDY: Final = 2
"""A clean-up with and without rubble (3.4)."""
DEVELOP: Final = 2
FLAT: Final = 1
PARK: Final = 3


class Table:
    """What legality is judged by: content, map, and a position as it is seen."""

    __slots__ = ("content", "seen", "town")

    def __init__(self, content: Content, town: Town, seen: Seen) -> None:
        self.content, self.town, self.seen = content, town, seen

    @property
    def card(self) -> tuple[Place, ...]:
        """The spaces of the present action card."""
        return self.card_at(self.seen.card)

    def card_at(self, place: int) -> tuple[Place, ...]:
        """The spaces of an action card of the ring."""
        card = self.content.cards[self.seen.ring[place]]
        return card.two if self.seen.seats < 3 else card.more

    @property
    def cost(self) -> int:
        """What a building costs this year."""
        return self.content.years[self.seen.year].cost

    @property
    def bonuses(self) -> tuple[str, ...]:
        """The alternatives of this year's bonus."""
        return self.content.years[self.seen.year].bonuses

    def money_at(self, space: int) -> int:
        """The money that a space of the present card gives instead of its action (3.3, R14)."""
        return FLAT if self.seen.options.flat_money == ON else self.card[space].money

    def held(self, player: int) -> tuple[int, ...]:
        """The permits of a player, rising; hidden ones first."""
        return tuple(sorted(self.seen.hands[player] + self.seen.boards[player].permits))


def developed(board: Board) -> tuple[int, int, int]:
    """Column and row one step to the right (up at the right edge), and the money of a step in the corner (3.4)."""
    if board.column < COLUMNS - 1:
        return board.column + 1, board.row, 0
    if board.row < ROWS - 1:
        return board.column, board.row + 1, 0
    return board.column, board.row, 1


def tidied(board: Board) -> tuple[int, int, int]:
    """The same one step up (to the right at the top edge)."""
    if board.row < ROWS - 1:
        return board.column, board.row + 1, 0
    if board.column < COLUMNS - 1:
        return board.column + 1, board.row, 0
    return board.column, board.row, 1


def waiting_of(seen: Seen) -> tuple[int, ...]:
    """The next player; in solo the first seat goes on for the Committee (R0)."""
    if seen.phase is Phase.OVER or not seen.queue:
        return ()
    return (min(seen.queue[0], seen.seats - 1),)


def committee_is_next(seen: Seen) -> bool:
    """Whether the Committee moves next."""
    return bool(seen.queue) and seen.queue[0] >= seen.seats


def refuse_action(table: Table, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not act like this now, None if it may; ``incomplete`` if only parts are missing."""
    seen = table.seen
    if not 0 <= seat < seen.seats:
        return Refusal(Reason.NO_SEAT, "3.1", seats=(seat,))
    if seen.phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, "3.5", seats=(seat,))
    if seat not in waiting_of(seen):
        return Refusal(Reason.NOT_WAITING, "3.2", seats=(seat,))
    if committee_is_next(seen):
        return None if isinstance(action, GoOn) else Refusal(Reason.OTHER_PHASE, "R0", seats=(seat,))
    match seen.phase, action:
        case Phase.INCOME, TakeIncome(space):
            return _refuse_income(table, space)
        case Phase.BONUS, TakeBonus():
            return _refuse_bonus(table, seat, action)
        case Phase.ACT, Act():
            return _refuse_act(table, seat, action)
        case Phase.DISCARD, Discard(permit):
            if permit is None:
                return INCOMPLETE
            held = permit != HIDDEN and permit in table.held(seat)
            return None if held else Refusal(Reason.PERMIT_NOT_HELD, "R14", seats=(seat,), pieces=(permit,))
    return Refusal(Reason.OTHER_PHASE, "R0", seats=(seat,))


def income_spaces(table: Table) -> tuple[int, ...]:
    """The free income spaces; in solo the one for 4 $ is blocked (6.8)."""
    blocked = {0} if table.seen.solo else set()
    taken = {*table.seen.places, *blocked}
    return tuple(space for space in range(len(table.content.year_income)) if space not in taken)


def _refuse_income(table: Table, space: int | None) -> Refusal | None:
    if space is None:
        return INCOMPLETE
    if not 0 <= space < len(table.content.year_income):
        return Refusal(Reason.SPACE_UNKNOWN, "3.2", numbers=(space,))
    if space not in income_spaces(table):
        return Refusal(Reason.SPACE_TAKEN, "3.2", numbers=(space,))
    return None


# A turn on an action card


def free_spaces(table: Table) -> tuple[int, ...]:
    """The spaces of the present card without a pawn."""
    return tuple(space for space in range(len(table.card)) if space not in table.seen.places)


def _refuse_act(table: Table, seat: int, action: Act) -> Refusal | None:
    space, card = action.space, table.card
    if space is None:
        return INCOMPLETE
    if not 0 <= space < len(card):
        return Refusal(Reason.SPACE_UNKNOWN, "3.3", numbers=(space,))
    if space not in free_spaces(table):
        return Refusal(Reason.SPACE_TAKEN, "3.3", numbers=(space,))
    if action.choice not in (ACTION, MONEY, PASS):
        return Refusal(Reason.CHOICE_UNKNOWN, "3.3")
    passes = card[space].action == PASS
    if passes != (action.choice == PASS):
        return Refusal(Reason.PASS_SPACE, "4", numbers=(space,))
    parts = (action.target, action.take, action.rubble, action.build)
    if action.choice != ACTION:
        return Refusal(Reason.PARTS, "R0") if any(part is not None for part in parts) else None
    target = action.target
    if target is None:
        return INCOMPLETE
    if not 0 <= target < len(card) or card[target].action == PASS:
        return Refusal(Reason.TARGET_UNKNOWN, "3.3", numbers=(target,))
    steps = STEP * abs(space - target)
    if steps > table.seen.boards[seat].money:
        return Refusal(Reason.NO_MONEY, "3.3", numbers=(steps, table.seen.boards[seat].money))
    return refuse_doing(table, seat, card[target].action, steps, action)


def refuse_doing(
    table: Table, player: int, kind: str, paid: int, action: Act | TakeBonus, *, free: bool = False
) -> Refusal | None:
    """Why the player cannot do an action after paying so much for steps; ``free`` are those of a bonus."""
    seen, board = table.seen, table.seen.boards[player]
    rubble = action.rubble if isinstance(action, Act) else None
    takes, builds = (
        kind in ("permit", "goal", "building_and_permit"),
        kind.startswith("build") and kind != "building_and_permit",
    )
    if (action.take is not None and not takes) or (action.build is not None and not builds):
        return Refusal(Reason.PARTS, "R0")
    if rubble is not None and kind != "clean":
        return Refusal(Reason.PARTS, "R0")
    if kind in ("material", "building_and_permit") and not board.stock:
        return Refusal(Reason.NO_BUILDING_LEFT, "35", seats=(player,))
    if takes:
        row_only = kind == "building_and_permit" or (free and kind == "permit" and seen.year == 0)
        return _refuse_take(table, player, kind, action.take, row_only=row_only)
    if kind == "clean":
        price = TIDY if rubble is None else CLEAN
        if rubble is not None and not (0 <= rubble < len(seen.built) and seen.rubble >> rubble & 1):
            return Refusal(Reason.NO_RUBBLE, "18", squares=(rubble,))
        return _refuse_price(board, paid + price, "3.4")
    if kind == "develop":
        return None if free else _refuse_price(board, paid + DEVELOP, "3.4")
    if builds:
        build = Build() if action.build is None else action.build
        return refuse_build(table, player, build, paid, subsidised=kind == "build_subsidised")
    return None


def _refuse_price(board: Board, price: int, rule: str) -> Refusal | None:
    return Refusal(Reason.NO_MONEY, rule, numbers=(price, board.money)) if price > board.money else None


def may_hold_more(table: Table, player: int) -> bool:
    """Whether the player can take a permit: at most five, unless one may be discarded (ruling 9, R14)."""
    return len(table.held(player)) < HAND or table.seen.options.permit_limit == DISCARD


def takes_for(table: Table, player: int, kind: str, *, row_only: bool = False) -> tuple[int, ...]:
    """Where a permit or goal can be taken: places of the row, then the stack."""
    seen = table.seen
    if kind != "goal" and not may_hold_more(table, player):
        return ()
    row = seen.goal_row if kind == "goal" else seen.permit_row
    found = tuple(place for place, card in enumerate(row) if card != NONE)
    stack = seen.goals_left if kind == "goal" else seen.permits_left + len(seen.discards)
    return found if row_only or not stack else (*found, FROM_STACK)


def _refuse_take(table: Table, player: int, kind: str, take: int | None, *, row_only: bool) -> Refusal | None:
    if kind != "goal" and not may_hold_more(table, player):
        return Refusal(Reason.HAND_FULL, "9", seats=(player,), numbers=(HAND,))
    open_ = takes_for(table, player, kind, row_only=row_only)
    if take is None:
        return INCOMPLETE if open_ else Refusal(Reason.STACK_EMPTY, "11")
    if take in open_:
        return None
    if take == FROM_STACK:
        return Refusal(Reason.ROW_ONLY, "R9") if row_only else Refusal(Reason.STACK_EMPTY, "11")
    return Refusal(Reason.ROW_EMPTY, "3.4", numbers=(take,))


# Building


def refuse_build(table: Table, player: int, build: Build, paid: int, *, subsidised: bool) -> Refusal | None:
    """Why a build cannot be done: building, space, rubble, money, permits, urban planning (3.4, rulings 12 to 18)."""
    seen, board = table.seen, table.seen.boards[player]
    if not board.area:
        return Refusal(Reason.NO_BUILDING, "3.4", seats=(player,))
    held = table.held(player)
    for permit in build.permits:
        if permit == HIDDEN or permit not in held:
            return Refusal(Reason.PERMIT_NOT_HELD, "3.4", seats=(player,), pieces=(permit,))
    if len(build.permits) > 2 or list(build.permits) != sorted(set(build.permits)):
        return Refusal(Reason.PERMIT_COUNT, "3.4", numbers=(len(build.permits),))
    space = build.space
    if space is None:
        return _refuse_every_site(table, player, paid, subsidised=subsidised) or INCOMPLETE
    if not 0 <= space < len(seen.built) or table.town.cells[space] is None:
        return Refusal(Reason.SPACE_NOT_BUILDABLE, "3.4", squares=(space,))
    if seen.built[space] != NONE:
        return Refusal(Reason.SPACE_BUILT, "3.4", squares=(space,), seats=(seen.built[space],))
    covered = bool(seen.rubble >> space & 1)
    if covered != build.clean:
        code = Reason.NEEDS_CLEANING if covered else Reason.NOTHING_TO_CLEAN
        return Refusal(code, "R15", squares=(space,))
    short = missing_money(table, board, paid, clean=build.clean)
    if short:
        return Refusal(Reason.NO_MONEY, "16", numbers=short)
    if not build.permits:
        return INCOMPLETE
    if not permits_fit(table, build.permits, space, subsidised=subsidised):
        # Another permit may make up for what is missing.
        more = len(build.permits) == 1 and any(
            permits_fit(table, tuple(sorted((*build.permits, other))), space, subsidised=subsidised)
            for other in held
            if other not in build.permits and other != HIDDEN
        )
        return INCOMPLETE if more else Refusal(Reason.PERMIT_FITS_NOT, "3.4", squares=(space,), pieces=build.permits)
    types = urban_types(table, build.permits)
    if build.urban is None:
        return INCOMPLETE if types else None
    return None if build.urban in types else Refusal(Reason.URBAN_CHOICE, "3.4", numbers=(build.urban,))


def missing_money(table: Table, board: Board, paid: int, *, clean: bool) -> tuple[int, ...]:
    """What a build asks for and what the purse holds when it is due, () if it suffices: steps, clean-up, then the cost
    of the year; a step in the corner pays (ruling 16)."""
    money = board.money - paid
    if clean:
        if money < CLEAN:
            return CLEAN, money
        money += tidied(board)[2] - CLEAN
    return () if money >= table.cost else (table.cost, money)


def permits_fit(table: Table, permits: tuple[int, ...], space: int, *, subsidised: bool) -> bool:
    """Whether the permits allow a building on the space (3.4, rulings 12 to 14, R2, R3): number and colour come from
    one permit or from two; a subsidy stands for one of them."""
    cell = table.town.cells[space]
    assert cell is not None, "plazas are refused before"
    colours, numbers = table.content.permit_colours, table.content.permit_numbers
    ordinary = [permit for permit in permits if permit < PERMITS]
    if not ordinary:
        return False
    if subsidised or len(ordinary) < len(permits):
        return any(colours[permit] == cell.colour or numbers[permit] == cell.number for permit in ordinary)
    one, other = ordinary[0], ordinary[-1]
    if numbers[one] == cell.number and colours[other] == cell.colour:
        return True
    return colours[one] == cell.colour and numbers[other] == cell.number


def urban_types(table: Table, permits: tuple[int, ...]) -> tuple[int, ...]:
    """The types of urban planning that two permits share and that are in stock (3.4, ruling 15)."""
    if len(permits) != 2 or any(permit >= PERMITS for permit in permits):
        return ()
    one, other = (table.content.permits[permit].symbols for permit in permits)
    shared = [SYMBOLS.index(symbol) for symbol in one if symbol in other]
    return tuple(sorted(type_ for type_ in shared if urban_left(table.seen, type_)))


def urban_left(seen: Seen, type_: int) -> int:
    """How many cards of a type of urban planning are in stock."""
    return len(seen.parks) if type_ == PARK else seen.urban[type_]


def sites(table: Table, player: int, paid: int, *, subsidised: bool) -> Iterator[tuple[int, bool]]:
    """Every space where the player could build with some permits, and whether it is cleaned up first."""
    board = table.seen.boards[player]
    if not board.area:
        return
    affordable = {clean: not missing_money(table, board, paid, clean=clean) for clean in (False, True)}
    for space, clean in _fitting_sites(table, player, subsidised=subsidised):
        if affordable[clean]:
            yield space, clean


def _fitting_sites(table: Table, player: int, *, subsidised: bool) -> Iterator[tuple[int, bool]]:
    """The same for a player who could pay for all."""
    seen = table.seen
    hand = [permit for permit in table.held(player) if permit != HIDDEN]
    colours = {table.content.permit_colours[permit] for permit in hand if permit < PERMITS}
    numbers = {table.content.permit_numbers[permit] for permit in hand if permit < PERMITS}
    one_is_enough = subsidised or any(permit >= PERMITS for permit in hand)
    for space, cell in table.town.lots:
        if seen.built[space] != NONE:
            continue
        fits = (cell.colour in colours) + (cell.number in numbers)
        # A permit for the colour and one for the number are two, or one that matches in both.
        if fits >= (1 if one_is_enough else 2):
            yield space, bool(seen.rubble >> space & 1)


def _refuse_every_site(table: Table, player: int, paid: int, *, subsidised: bool) -> Refusal | None:
    """Why the player can build nowhere, None if it can somewhere."""
    if next(sites(table, player, paid, subsidised=subsidised), None) is not None:
        return None
    cleans = {clean for _, clean in _fitting_sites(table, player, subsidised=subsidised)}
    if not cleans:
        return Refusal(Reason.PERMIT_FITS_NOT, "3.4", pieces=table.held(player))
    short = missing_money(table, table.seen.boards[player], paid, clean=False not in cleans)
    return Refusal(Reason.NO_MONEY, "16", numbers=short)


def permit_sets(table: Table, hand: tuple[int, ...], space: int, *, subsidised: bool) -> Iterator[tuple[int, ...]]:
    """The permits of a hand, one or two, that allow a building on the space."""
    known = [permit for permit in hand if permit != HIDDEN]
    for place, permit in enumerate(known):
        if permits_fit(table, (permit,), space, subsidised=subsidised):
            yield (permit,)
        for other in known[place + 1 :]:
            if permits_fit(table, (permit, other), space, subsidised=subsidised):
                yield permit, other


def builds(table: Table, player: int, paid: int, *, subsidised: bool) -> Iterator[Build]:
    """Every complete build, lazily."""
    hand = table.held(player)
    for space, clean in sites(table, player, paid, subsidised=subsidised):
        for permits in permit_sets(table, hand, space, subsidised=subsidised):
            types: tuple[int | None, ...] = urban_types(table, permits) or (None,)
            yield from (Build(space, permits, clean, urban) for urban in types)


# Bonuses of the years


def _refuse_bonus(table: Table, seat: int, action: TakeBonus) -> Refusal | None:
    place = action.alternative
    if place is None:
        return INCOMPLETE
    if not 0 <= place < len(table.bonuses):
        return Refusal(Reason.ALTERNATIVE_UNKNOWN, "3.2", numbers=(place,))
    return refuse_doing(table, seat, table.bonuses[place], 0, action, free=True)


def can_do(table: Table, player: int, kind: str, paid: int, *, free: bool = False) -> bool:
    """Whether there is a way to do the action after paying so much for steps (ruling 5, R10)."""
    board, seen = table.seen.boards[player], table.seen
    if paid > board.money:
        return False
    if kind in ("build", "build_subsidised"):
        return next(sites(table, player, paid, subsidised=kind == "build_subsidised"), None) is not None
    if kind == "material":
        return board.stock > 0
    if kind == "building_and_permit":
        return board.stock > 0 and bool(takes_for(table, player, "permit", row_only=True))
    if kind in ("permit", "goal"):
        return bool(takes_for(table, player, kind, row_only=free and kind == "permit" and seen.year == 0))
    if kind == "clean":
        return board.money >= paid + TIDY
    if kind == "develop":
        return free or board.money >= paid + DEVELOP
    return kind != PASS


def usable_bonuses(table: Table, player: int) -> tuple[int, ...]:
    """The alternatives of the year's bonus that the player can use (ruling 8)."""
    return tuple(place for place, kind in enumerate(table.bonuses) if can_do(table, player, kind, 0, free=True))
