"""The Committee of the solo game: an automaton that moves by the permits it turns up (rules page, 6.8, R5 to R8,
R18)."""

from __future__ import annotations

from engine.core.game import Told
from engine.games.after_the_quake.actions import ACTION, MONEY
from engine.games.after_the_quake.content import COLOURS, SYMBOLS, Permit
from engine.games.after_the_quake.course import Course, bonus_money, next_player, take_income
from engine.games.after_the_quake.events import CommitteeRevealed, Stood
from engine.games.after_the_quake.legal import CLEAN, DEVELOP, TIDY, income_spaces, urban_left
from engine.games.after_the_quake.view import NONE, Phase


def move(course: Course) -> None:
    """The Committee's move in the present step, and on to the next decision."""
    player = course.state.queue[0]
    match course.state.phase:
        case Phase.INCOME:
            _income(course, player)
        case Phase.BONUS:
            _bonus(course, player)
        case _:
            _act(course, player)
    next_player(course)


def _reveal(course: Course) -> tuple[int, Permit]:
    """Turns up the top permit. It is discarded after the action it causes (R7)."""
    top = course.draw_permit()
    assert top != NONE, "forty permits are never all held"
    course.looked = True
    course.change(revealed=top)
    return top, course.content.permits[top]


def _discard(course: Course, permit: int) -> None:
    course.change(discards=(*course.state.discards, permit))


def _income(course: Course, player: int) -> None:
    """1 $ for the numbers 1 and 2, 2 $ for 3 and 4, 3 $ for 5; a taken space sends it on to the right, past the blocked
    one (R18)."""
    permit, card = _reveal(course)
    money = course.content.year_income
    first = space = money.index((card.number + 1) // 2)
    free = income_spaces(course.table)
    while space not in free:
        space = (space + 1) % len(money)
    course.tell(CommitteeRevealed(course.year, course.state.card, permit, first, space, ""))
    take_income(course, player, space)
    _discard(course, permit)


def _bonus(course: Course, player: int) -> None:
    """The alternative that is named first; if it is impossible, the next one."""
    for kind in course.table.bonuses:
        if _take_bonus(course, player, kind):
            return


def _take_bonus(course: Course, player: int, kind: str) -> bool:
    board = course.state.boards[player]
    match kind:
        case "build":
            if not board.area:
                return False
            permit, card = _reveal(course)
            course.tell(CommitteeRevealed(course.year, course.state.card, permit, NONE, NONE, ""))
            _build(course, player, card)
            _discard(course, permit)
            return True
        case "material":
            return _material(course, player)
        case "building_and_permit":
            _material(course, player)
            return _permit(course, player)
        case "permit":
            return _permit(course, player)
        case "goal":
            return _goal(course, player)
        case "develop":
            course.develop(player)
            return True
    course.earn(player, bonus_money(course.table, player, kind), "bonus")
    return True


def _act(course: Course, player: int) -> None:
    """1 and 2 lead to the left space, 3 to the middle, 4 and 5 to the right; a taken one sends it on, to the right for
    an odd number, to the left for an even one."""
    permit, card = _reveal(course)
    count = len(course.table.card)
    first = space = min((card.number - 1) // 2 if card.number < 4 else 2, count - 1)
    while space in course.state.places:
        space = (space + (1 if card.number % 2 else -1)) % count
    kind = course.table.card[space].action
    course.tell(CommitteeRevealed(course.year, course.state.card, permit, first, space, kind))
    course.change(places=(*course.state.places[:player], space, *course.state.places[player + 1 :]))
    before = len(course.told)
    done = _do(course, player, kind, card)
    choice, target = (ACTION, space) if done else (MONEY, NONE)
    stood = Stood(course.year, player, course.state.card, space, choice, target, 0, kind, done)
    # The pawn stands before it acts, but only the action shows whether it can.
    course.told.insert(before, Told(stood))
    if not done:
        course.earn(player, course.table.money_at(space), "space")
    _discard(course, permit)


def _do(course: Course, player: int, kind: str, card: Permit) -> str:
    """Does an action and tells which one that was; "" if it is impossible, so that the money of the space is taken
    (R8)."""
    board = course.state.boards[player]
    match kind:
        case "build" | "build_subsidised":
            if not board.area:
                return "material" if _material(course, player) else ""
            return kind if _build(course, player, card) else ""
        case "material":
            return kind if _material(course, player) else ""
        case "permit":
            return kind if _permit(course, player) else ""
        case "goal":
            return kind if _goal(course, player) else ""
        case "clean":
            return kind if _clean(course, player) else ""
        case "develop":
            if board.money < DEVELOP:
                return ""
            course.pay(player, DEVELOP)
            course.develop(player)
            return kind
    course.earn(player, course.content.income, "income")
    return kind


def _material(course: Course, player: int) -> bool:
    if not course.state.boards[player].stock:
        return False
    course.take_material(player)
    return True


def _permit(course: Course, player: int) -> bool:
    """The leftmost permit of the row, into a stock without limit."""
    place = next((place for place, permit in enumerate(course.state.permit_row) if permit != NONE), NONE)
    if place == NONE:
        return False
    course.take_permit(player, place)
    return True


def _goal(course: Course, player: int) -> bool:
    """The rightmost goal of the row."""
    places = [place for place, goal in enumerate(course.state.goal_row) if goal != NONE]
    if not places:
        return False
    course.take_goal(player, places[-1])
    return True


def _clean(course: Course, player: int) -> bool:
    """For 3 $ the first rubble in reading order (R5); with 2 $ or without rubble the marker alone (R8)."""
    money, rubble = course.state.boards[player].money, course.state.rubble
    if rubble and money >= CLEAN:
        course.clean(player, (rubble & -rubble).bit_length() - 1, CLEAN)
    elif money >= TIDY:
        course.clean(player, NONE, TIDY)
    else:
        return False
    return True


def _build(course: Course, player: int, card: Permit) -> bool:
    """Free of cost, over rubble too, which it takes with the step up; then one step to the right, and a card of urban
    planning if the leftmost open permit goes with the one turned up."""
    cells, built = course.town.cells, course.state.built
    empty = [space for space in course.town.spaces if built[space] == NONE]
    if not empty:
        return False
    colour = COLOURS.index(card.colour)
    of_colour = [space for space in empty if (cell := cells[space]) is not None and cell.colour == colour]
    of_number = [space for space in empty if (cell := cells[space]) is not None and cell.number == card.number]
    space = (of_colour or of_number or empty)[0]
    if course.state.rubble >> space & 1:
        course.clean(player, space, 0)
    course.place_building(player, space, (), 0)
    course.develop(player)
    leftmost = next((permit for permit in course.state.permit_row if permit != NONE), NONE)
    if leftmost != NONE:
        other = course.content.permits[leftmost]
        if card.colour == other.colour or card.number == other.number:
            for type_, symbol in enumerate(SYMBOLS):
                if symbol in card.symbols and symbol in other.symbols and urban_left(course.state, type_):
                    course.take_urban(player, type_)
                    break
    return True
