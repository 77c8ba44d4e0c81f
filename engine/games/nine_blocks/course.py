"""The course of a match: dealing, plans, the resolution, bonuses, the end of a round, the final phase, the last seat
that builds alone (rules page, sections 3, 5.6, 5.7, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from engine.core.chance import Draft
from engine.core.game import Setup, Told
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
    WIN,
    Action,
    Decline,
    GiveUp,
    Pass,
    Plan,
    UseBonus,
)
from engine.games.nine_blocks.events import (
    AloneBegan,
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Eliminated,
    Ended,
    Fact,
    FinalBegan,
    GaveUp,
    HandsSeen,
    Passed,
    RoundBegan,
    Skipped,
    TilePlanned,
    UnitCompleted,
)
from engine.games.nine_blocks.facts import COPIES, EXTRA_HAND, HAND, MOST_ROUNDS, penalty_limit
from engine.games.nine_blocks.grid import NOBODY, NUMBERS, TURNS
from engine.games.nine_blocks.legal import bonuses_of, sound_spaces
from engine.games.nine_blocks.resolve import Site, resolve
from engine.games.nine_blocks.scoring import End, Verdict, best_of, won_by_area, won_by_points
from engine.games.nine_blocks.standing import in_play, placing, points_of
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import STREAM, Stock
from engine.games.nine_blocks.view import LastRound, Options, Phase, Planned

T = TypeVar("T")

replace: Final = msgspec.structs.replace


class Course:
    """A state on its way to the next one, what is told, and the facts of the resolution."""

    def __init__(self, state: State, draft: Draft) -> None:
        self.state = state
        self.draft = draft
        self.told: list[Told] = []

    def change(self, **fields: object) -> None:
        """Sets fields of the state."""
        self.state = replace(self.state, **fields)

    def tell(self, event: object) -> None:
        """Tells everybody."""
        self.told.append(Told(event))

    def note(self, *facts: Fact) -> None:
        """Tells everybody facts of the resolution and keeps them for stepping."""
        last = self.state.last
        assert last is not None, "facts follow the plans of a round"
        self.told += (Told(fact) for fact in facts)
        self.change(last=replace(last, facts=(*last.facts, *facts)))

    def pour(self, stock: Stock) -> None:
        """Takes over piles and hands after drawing."""
        self.change(**stock.fields())
        self.told += stock.told

    def end(self, reason: End, verdict: Verdict) -> None:
        """The match is over."""
        self.change(
            phase=Phase.OVER,
            queue=(),
            bonus_seat=NOBODY,
            bonus=0,
            end=reason.value,
            winners=verdict.winners,
            ties=verdict.ties,
        )
        ended = Ended(self.state.round, reason.value, verdict.winners)
        if self.state.last is None:
            self.tell(ended)
        else:
            self.note(ended)


def begin(setup: Setup, draft: Draft) -> tuple[State, tuple[Told, ...]]:
    """The first position and what is told: supply shuffled, start player drawn, hands dealt, the first round open."""
    seats = setup.seats
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    state = State(
        options=msgspec.convert(setup.options, Options),
        seats=seats,
        start=draft.below("start", seats),
        queue=(),
        supply=draft.shuffled(STREAM, [number for number in NUMBERS for _ in range(COPIES)]),
        hands=nothing,
        taken=((0,) * len(NUMBERS),) * seats,
        learnt=(nothing,) * seats,
        penalties=nothing,
        gained=(0,) * seats,
        alone=(0,) * seats,
        passed=(0,) * seats,
        out=(0,) * seats,
    )
    course = Course(state, draft)
    _refill(course, _clockwise(state, state.start, tuple(range(seats))), NOBODY)
    _open_round(course)
    return course.state, tuple(course.told)


def do(state: State, seat: int, action: Action, draft: Draft) -> tuple[State, tuple[Told, ...]]:
    """The state after a legal action and what is told."""
    course = Course(state, draft)
    match action:
        case Plan(int(tile), int(space)) if state.phase is Phase.ALONE:
            _build_alone(course, seat, tile, space)
        case Plan(int(tile), int(space)):
            course.change(
                hands=_with(state.hands, seat, _less(state.hands[seat], (tile,))),
                plans=(*state.plans, Planned(seat, space, tile)),
                queue=state.queue[1:],
            )
            course.tell(TilePlanned(state.round, seat, space))
            _go_on(course)
        case GiveUp(int(tile)):
            course.change(
                hands=_with(state.hands, seat, _less(state.hands[seat], (tile,))),
                learnt=_forgotten(state, seat, (tile,)),
                penalties=_with(state.penalties, seat, (*state.penalties[seat], tile)),
                queue=state.queue[1:],
            )
            course.tell(GaveUp(state.round, seat, tile))
            _go_on(course)
        case Pass():
            _pass(course, seat, forced=False)
            if state.phase is Phase.ALONE:
                _rank_all(course, End.ALL_PASSED)
            else:
                course.change(queue=state.queue[1:])
                _go_on(course)
        case UseBonus(int(number)):
            _use_bonus(course, seat, number, action)
        case Decline():
            course.note(BonusDeclined(state.round, seat, state.bonus))
            _end_round(course)
        case _:
            raise AssertionError(f"{action} has missing parts")
    return course.state, tuple(course.told)


def _go_on(course: Course) -> None:
    """Resolves the round when the last seat has decided."""
    if not course.state.queue:
        _resolve(course)


# The resolution, steps 1 to 5


def _resolve(course: Course) -> None:
    """Steps 1 to 5: plans settled, points and areas checked, the bonus offered."""
    state = course.state
    if not state.plans:
        course.change(last=_last_round(state, (), ()))
        _end_round(course)
        return
    resolved = resolve(
        state.seats,
        state.turn,
        state.round,
        state.board,
        state.builders,
        state.built_in,
        state.claims,
        state.plans,
    )
    learnt = state.learnt
    for plan in state.plans:
        learnt = _forgotten(replace(state, learnt=learnt), plan.seat, (plan.number,))
    course.change(
        board=resolved.board,
        builders=resolved.builders,
        built_in=resolved.built_in,
        penalties=tuple(old + new for old, new in zip(state.penalties, resolved.penalties, strict=True)),
        claims=state.claims + resolved.claims,
        plans=(),
        learnt=learnt,
        last=_last_round(state, state.plans, ()),
    )
    course.note(*resolved.facts)
    if not _won(course, resolved.built):
        _offer_bonus(course, resolved.built)


def _last_round(state: State, plans: tuple[Planned, ...], facts: tuple[Fact, ...]) -> LastRound:
    """How things stand before the plans are turned over."""
    return LastRound(
        state.round,
        state.turn,
        state.board,
        state.builders,
        state.penalties,
        tuple(points_of(state, seat) for seat in range(state.seats)),
        plans,
        facts,
    )


def _won(course: Course, built: tuple[Planned, ...]) -> bool:
    """Step 5: three points, then full areas (ruling 21, R5)."""
    verdict = won_by_points(course.state)
    if verdict:
        course.end(End.POINTS, verdict)
        return True
    verdict = won_by_area(course.state, built)
    if verdict:
        course.end(End.AREA, verdict)
        return True
    return False


def _offer_bonus(course: Course, built: tuple[Planned, ...]) -> None:
    """The lowest number built may be used, the earliest if there are several (rulings 23 to 25)."""
    if not built:
        _end_round(course)
        return
    lowest = min(built, key=lambda plan: plan.number)
    course.change(bonus_seat=lowest.seat, bonus=lowest.number)
    idle = not bonuses_of(course.state)
    course.note(BonusWon(course.state.round, lowest.seat, lowest.number, idle))
    if idle:
        _end_round(course)
    else:
        course.change(phase=Phase.BONUS)


def _use_bonus(course: Course, seat: int, number: int, action: UseBonus) -> None:
    """The effect of a bonus (section 6, R10), then points and the instant win are checked (R5)."""
    state = course.state
    start, extra = NOBODY, NOBODY
    course.note(BonusUsed(state.round, seat, number, action.tiles, action.space, action.look, action.turns))
    if number == SWAP:
        stock = Stock(course.state, course.draft)
        for tile in action.tiles:
            stock.hands[seat].remove(tile)
        # Drawn before the tiles are discarded: a new supply is shuffled without them (R10).
        stock.draw(seat, len(action.tiles))
        stock.discards += action.tiles
        course.pour(stock)
        course.change(learnt=_forgotten(state, seat, action.tiles))
    elif number == REMOVE:
        assert action.space is not None
        site = Site(state.board, state.builders, state.built_in, state.claims)
        removed = site.clear(action.space)
        course.change(
            board=tuple(site.board),
            builders=tuple(site.builders),
            built_in=tuple(site.built_in),
            discards=(*state.discards, removed),
        )
    elif number == START:
        start = seat
    elif number in (DROP_ONE, DROP_TWO):
        course.change(
            penalties=_with(state.penalties, seat, _less(state.penalties[seat], action.tiles)),
            discards=(*state.discards, *action.tiles),
        )
    elif number == SEE_OR_DRAW and action.look:
        hands = tuple(() if other == seat else hand for other, hand in enumerate(state.hands))
        course.change(learnt=_with(state.learnt, seat, hands))
        course.told.append(Told(HandsSeen(state.round, seat, hands), (seat,)))
    elif number == SEE_OR_DRAW:
        extra = seat
    elif number == TURN:
        assert action.turns is not None
        course.change(turn=(state.turn + action.turns) % TURNS)
    elif number == GAIN:
        course.change(gained=_with(state.gained, seat, state.gained[seat] + 1))
    verdict = won_by_points(course.state)
    if verdict:
        course.end(End.POINTS, verdict)
    elif number == WIN:
        course.end(End.INSTANT, Verdict((seat,)))
    else:
        _end_round(course, start, extra)


# The end of a round, steps 6 and 7


def _end_round(course: Course, start: int = NOBODY, extra: int = NOBODY) -> None:
    """Eliminations, the ends that follow from them, the start player, the refill, the next round. ``start`` is the
    seat that won the start, ``extra`` the one that draws a fifth tile."""
    course.change(bonus_seat=NOBODY, bonus=0, phase=Phase.PLAN)
    _eliminate(course)
    if course.state.phase is Phase.OVER:
        return
    if course.state.round >= MOST_ROUNDS:
        _rank_all(course, End.GUARD)
        return
    still = placing(course.state)
    if not still:
        _rank_all(course, End.ALL_PASSED)
        return
    state = course.state
    first = start if start != NOBODY else (state.start + 1) % state.seats
    order = _clockwise(state, first, still)
    course.change(start=order[0])
    _refill(course, order, extra)
    if state.final:
        for seat in order:
            if not course.state.hands[seat]:
                _pass(course, seat, forced=True)
        still = placing(course.state)
        if not still:
            _rank_all(course, End.ALL_PASSED)
            return
        # The start marker goes on to the next seat that still places (R9).
        course.change(start=_clockwise(course.state, course.state.start, still)[0])
    if course.state.final and len(placing(course.state)) == 1:
        course.note(AloneBegan(course.state.round, *placing(course.state)))
        course.change(round=course.state.round + 1, phase=Phase.ALONE)
        _stay_alone(course)
        return
    course.change(round=course.state.round + 1)
    _open_round(course)


def _eliminate(course: Course) -> None:
    """Step 6: seats at the limit are out; the last one in play wins; the final phase begins (5.7)."""
    state = course.state
    limit = penalty_limit(state.seats)
    going = tuple(seat for seat in in_play(state) if len(state.penalties[seat]) >= limit)
    if not going:
        return
    for seat in going:
        state = course.state
        hand, penalties = state.hands[seat], state.penalties[seat]
        course.note(Eliminated(state.round, seat, len(penalties), hand))
        course.change(
            discards=(*state.discards, *penalties, *hand),
            hands=_with(state.hands, seat, ()),
            penalties=_with(state.penalties, seat, ()),
            out=_with(state.out, seat, state.round),
            learnt=tuple(_with(known, seat, ()) for known in state.learnt),
        )
    left = in_play(course.state)
    if len(left) < 2:
        course.end(End.LAST_SEAT if left else End.NOBODY, Verdict(left))
    elif not course.state.final:
        course.change(final=True)
        course.note(FinalBegan(course.state.round))


def _open_round(course: Course) -> None:
    """The order of the plans: clockwise from the start player, with two seats start, other, other, start (3.2, R1). A
    seat without a tile skips (ruling 11)."""
    while True:
        state = course.state
        order = _clockwise(state, state.start, placing(state))
        if state.seats == 2:
            order = (*order, *reversed(order))
        queue: list[int] = []
        skipping = []
        for seat in order:
            if queue.count(seat) < len(state.hands[seat]):
                queue.append(seat)
            else:
                skipping.append(seat)
        course.change(queue=tuple(queue))
        course.tell(RoundBegan(state.round, state.start, tuple(queue), state.final))
        for seat in skipping:
            course.tell(Skipped(state.round, seat))
        if queue:
            return
        if state.round >= MOST_ROUNDS:
            _rank_all(course, End.GUARD)
            return
        following = _clockwise(state, (state.start + 1) % state.seats, placing(state))
        course.change(round=state.round + 1, start=following[0])


def _rank_all(course: Course, reason: End) -> None:
    """The match ends by points, then fewer penalty tiles, then shared; eliminated seats excluded (ruling 33)."""
    course.end(reason, best_of(course.state, in_play(course.state)))


def _pass(course: Course, seat: int, *, forced: bool) -> None:
    state = course.state
    course.change(passed=_with(state.passed, seat, state.round))
    course.tell(Passed(state.round, seat, forced))


def _clockwise(state: State, first: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats clockwise from ``first``, or from the next one if it is not among them."""
    around = ((first + step) % state.seats for step in range(state.seats))
    return tuple(seat for seat in around if seat in seats)


def _refill(course: Course, order: Sequence[int], extra: int) -> None:
    """Hands are filled from the new start player clockwise (R10, R11)."""
    stock = Stock(course.state, course.draft)
    for seat in order:
        stock.refill(seat, EXTRA_HAND if seat == extra else HAND)
    course.pour(stock)


# The last seat that builds


def _build_alone(course: Course, seat: int, tile: int, space: int) -> None:
    """One open tile of the last seat: a point for it, and what it completes (ruling 32)."""
    state = course.state
    plan = Planned(seat, space, tile)
    site = Site(state.board, state.builders, state.built_in, state.claims)
    claims = site.build(state.seats, state.turn, state.round, plan)
    course.change(
        hands=_with(state.hands, seat, _less(state.hands[seat], (tile,))),
        learnt=_forgotten(state, seat, (tile,)),
        board=tuple(site.board),
        builders=tuple(site.builders),
        built_in=tuple(site.built_in),
        claims=state.claims + claims,
        alone=_with(state.alone, seat, state.alone[seat] + 1),
        last=_last_round(state, (plan,), ()),
    )
    course.note(Built(state.round, seat, space, tile, alone=True))
    course.note(*(UnitCompleted(state.round, seat, claim.unit, claim.points, space) for claim in claims))
    if _won(course, (plan,)):
        return
    if state.round >= MOST_ROUNDS:
        _rank_all(course, End.GUARD)
        return
    _refill(course, (seat,), NOBODY)
    course.change(round=state.round + 1)
    _stay_alone(course)


def _stay_alone(course: Course) -> None:
    """The last seat goes on, unless no tile of its hand has a legal place: then it has passed (ruling 32, R4)."""
    (seat,) = placing(course.state)
    hand = set(course.state.hands[seat])
    if any(sound_spaces(course.state, seat, tile) for tile in hand):
        course.change(queue=(seat,), start=seat)
        course.tell(RoundBegan(course.state.round, seat, (seat,), True))
        return
    _pass(course, seat, forced=True)
    _rank_all(course, End.ALL_PASSED)


# Small changes of tuples


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _less(tiles: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles without so many of each number."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def _forgotten(state: State, seat: int, tiles: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What all have learnt, after tiles of the seat's hand have been seen to leave it."""
    learnt = list(state.learnt)
    for knower, known in enumerate(learnt):
        own = list(known[seat])
        for tile in tiles:
            if tile in own:
                own.remove(tile)
        if len(own) != len(known[seat]):
            learnt[knower] = _with(known, seat, tuple(own))
    return tuple(learnt)
