"""Why a position made by hand is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.core.game import Refusal
from engine.games.nine_blocks.facts import COPIES, EXTRA_HAND, FACTS, MOST_ROUNDS, POINTS_TO_WIN, penalty_limit
from engine.games.nine_blocks.grid import (
    BLOCKS,
    EMPTY,
    NOBODY,
    NUMBERS,
    SPACES,
    TURNS,
    UNITS,
    area,
    repeats,
)
from engine.games.nine_blocks.scoring import End
from engine.games.nine_blocks.standing import in_play, placing, points_of
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import counts_of
from engine.games.nine_blocks.view import Phase


class Impossible(StrEnum):
    """What is wrong with a position. Values are stored and never renamed."""

    SEATS = "position_seats"
    ROUNDS = "position_rounds"
    TILES = "position_tiles"
    BOARD = "position_board"
    HANDS = "position_hands"
    PLANS = "position_plans"
    PENALTIES = "position_penalties"
    CLAIMS = "position_claims"
    TURN = "position_turn"
    LEARNT = "position_learnt"
    END = "position_end"


def refuse_position(state: State) -> tuple[Refusal, ...]:
    """Every reason why the position cannot come up."""
    reasons = tuple(_table(state))
    # The parts can only be read where every list has the right length.
    return reasons or (
        *_tiles(state),
        *_board(state),
        *_hands(state),
        *_plans(state),
        *_claims(state),
        *_learnt(state),
        *_last(state),
        *_end(state),
    )


def _table(state: State) -> Iterator[Refusal]:
    """Seats, rounds, and lists of the right length."""
    low, high = FACTS.modes[0].seats
    if not low <= state.seats <= high or not 0 <= state.start < state.seats:
        yield Refusal(Impossible.SEATS, "2", numbers=(state.seats, state.start))
        return
    per_seat = (
        state.hands,
        state.taken,
        state.learnt,
        state.penalties,
        state.gained,
        state.alone,
        state.passed,
        state.out,
        *state.learnt,
    )
    if any(len(items) != state.seats for items in per_seat):
        yield Refusal(Impossible.SEATS, "2", numbers=(state.seats,))
        return
    if not 1 <= state.round <= MOST_ROUNDS or any(not 0 <= past <= state.round for past in (*state.passed, *state.out)):
        yield Refusal(Impossible.ROUNDS, "5.7", numbers=(state.round, MOST_ROUNDS))
    if not 0 <= state.turn < TURNS:
        yield Refusal(Impossible.TURN, "4", numbers=(state.turn,))
    if not len(state.board) == len(state.builders) == len(state.built_in) == SPACES:
        yield Refusal(Impossible.BOARD, "2", numbers=(len(state.board), SPACES))
    counts = (state.returned, *state.taken)
    if any(len(items) != len(NUMBERS) or min(items) < 0 for items in counts):
        yield Refusal(Impossible.LEARNT, "5.2")
    tiles = [*state.supply, *state.discards, *(t for pile in (*state.hands, *state.penalties) for t in pile)]
    tiles += [plan.number for plan in state.plans]
    if any(tile not in NUMBERS for tile in tiles) or any(n != EMPTY and n not in NUMBERS for n in state.board):
        yield Refusal(Impossible.TILES, "2")
    if any(not 0 <= seat < state.seats for seat in state.queue):
        yield Refusal(Impossible.PLANS, "3.2", seats=state.queue)
    if any(not 0 <= plan.seat < state.seats or not 0 <= plan.space < SPACES for plan in state.plans):
        yield Refusal(Impossible.PLANS, "3.2", squares=tuple(plan.space for plan in state.plans))


def _tiles(state: State) -> Iterator[Refusal]:
    """Twelve of each number, wherever they lie (section 6)."""
    tiles = [*state.supply, *state.discards, *(number for number in state.board if number)]
    tiles += [tile for pile in (*state.hands, *state.penalties) for tile in pile]
    tiles += [plan.number for plan in state.plans]
    for number, count in zip(NUMBERS, counts_of(tiles), strict=True):
        if count != COPIES:
            yield Refusal(Impossible.TILES, "6", numbers=(number, count, COPIES))


def _board(state: State) -> Iterator[Refusal]:
    """No number repeats; every building has a builder and a round, nothing else has."""
    again = repeats(state.board)
    if again:
        yield Refusal(Impossible.BOARD, "5.3", squares=again)
    for space, number in enumerate(state.board):
        builder, built_in = state.builders[space], state.built_in[space]
        built = 0 <= builder < state.seats and 1 <= built_in <= state.round
        if not (built if number else (builder, built_in) == (NOBODY, 0)):
            yield Refusal(Impossible.BOARD, "3.2", squares=(space,), numbers=(builder, built_in))


def _hands(state: State) -> Iterator[Refusal]:
    """Hands are sorted and not too large; seats that are out have neither hand nor penalty tiles, nobody else is over
    the limit when a seat is to plan."""
    limit = penalty_limit(state.seats)
    planning = state.phase in (Phase.PLAN, Phase.ALONE)
    # Tiles given up in this round count only at its end (R16).
    open_round = limit + (2 if state.seats == 2 else 1)
    for seat in range(state.seats):
        hand, penalties = state.hands[seat], state.penalties[seat]
        most = EXTRA_HAND - sum(plan.seat == seat for plan in state.plans)
        if list(hand) != sorted(hand) or len(hand) > most or (state.out[seat] and hand):
            yield Refusal(Impossible.HANDS, "2", seats=(seat,), numbers=(len(hand), most))
        if (state.out[seat] and penalties) or (planning and len(penalties) >= open_round):
            yield Refusal(Impossible.PENALTIES, "3.5", seats=(seat,), numbers=(len(penalties), limit))


def _plans(state: State) -> Iterator[Refusal]:
    """Plans lie on free spaces of the areas, one of a seat on a space; who waits is in play."""
    taken: set[tuple[int, int]] = set()
    for plan in state.plans:
        own = area(state.seats, state.turn, plan.seat) >> plan.space & 1
        if not own or state.board[plan.space] or (plan.seat, plan.space) in taken:
            yield Refusal(Impossible.PLANS, "3.2", squares=(plan.space,), seats=(plan.seat,))
        taken.add((plan.seat, plan.space))
    if state.plans and state.phase is not Phase.PLAN:
        yield Refusal(Impossible.PLANS, "3.2", squares=tuple(plan.space for plan in state.plans))
    still = placing(state)
    waiting = state.phase in (Phase.PLAN, Phase.ALONE)
    owed = {seat: state.queue.count(seat) for seat in state.queue}
    if bool(state.queue) != waiting or any(
        seat not in still or count > len(state.hands[seat]) for seat, count in owed.items()
    ):
        yield Refusal(Impossible.PLANS, "3.2", seats=state.queue)
    if state.phase is Phase.ALONE and (not state.final or len(still) != 1):
        yield Refusal(Impossible.ROUNDS, "32", seats=still)
    if (any(state.passed) or any(state.out)) and not state.final and state.phase is not Phase.OVER:
        yield Refusal(Impossible.ROUNDS, "31", numbers=(state.round,))
    bonus = state.bonus in NUMBERS and state.bonus_seat in still
    if bonus if state.phase is not Phase.BONUS else not bonus:
        yield Refusal(Impossible.ROUNDS, "24", seats=(state.bonus_seat,), numbers=(state.bonus,))


def _claims(state: State) -> Iterator[Refusal]:
    """Each unit scores once, for one point or two; points are those of a match that goes on (ruling 19)."""
    units = [claim.unit for claim in state.claims]
    if len(set(units)) != len(units):
        yield Refusal(Impossible.CLAIMS, "19", numbers=tuple(units))
    for claim in state.claims:
        most = 2 if claim.unit in BLOCKS else 1
        sound = 0 <= claim.unit < UNITS and 0 <= claim.seat < state.seats
        if not (sound and 1 <= claim.points <= most and 1 <= claim.round <= state.round):
            yield Refusal(Impossible.CLAIMS, "3.4", numbers=(claim.unit, claim.points))
    if min(*state.gained, *state.alone) < 0:
        yield Refusal(Impossible.CLAIMS, "3.4", numbers=(*state.gained, *state.alone))
    going_on = state.phase is not Phase.OVER
    if going_on and any(points_of(state, seat) >= POINTS_TO_WIN for seat in in_play(state)):
        yield Refusal(Impossible.CLAIMS, "3.5", numbers=tuple(points_of(state, s) for s in range(state.seats)))


def _learnt(state: State) -> Iterator[Refusal]:
    """What a seat knows to lie in a hand or face down lies there; the supply holds no more than it can."""
    for knower, known in enumerate(state.learnt):
        for seat, tiles in enumerate(known):
            hidden = [*state.hands[seat], *(plan.number for plan in state.plans if plan.seat == seat)]
            held = all(tiles.count(tile) <= hidden.count(tile) for tile in tiles)
            if not held or list(tiles) != sorted(tiles) or (seat == knower and tiles):
                yield Refusal(Impossible.LEARNT, "5", seats=(knower, seat))
        most = [count - own for count, own in zip(state.returned, state.taken[knower], strict=True)]
        if any(own > least for own, least in zip(counts_of(state.supply), most, strict=True)):
            yield Refusal(Impossible.LEARNT, "5.2", seats=(knower,))


def _last(state: State) -> Iterator[Refusal]:
    """The latest resolution is one of these seats on this board; whoever has a bonus has it from there (24)."""
    last = state.last
    if last is None:
        if state.phase is Phase.BONUS:
            yield Refusal(Impossible.ROUNDS, "24", numbers=(state.round,))
        return
    seats = range(state.seats)
    sound = (
        1 <= last.round <= state.round
        and 0 <= last.turn < TURNS
        and len(last.penalties) == len(last.points) == state.seats
        and len(last.board) == len(last.builders) == SPACES
        and all(number == EMPTY or number in NUMBERS for number in last.board)
        and all(builder == NOBODY or builder in seats for builder in last.builders)
        and all(tile in NUMBERS for tiles in last.penalties for tile in tiles)
        and all(p.seat in seats and 0 <= p.space < SPACES and p.number in NUMBERS for p in last.plans)
    )
    if not sound:
        yield Refusal(Impossible.ROUNDS, "5.3", numbers=(last.round,))


def _end(state: State) -> Iterator[Refusal]:
    """A match that is over says why; one that goes on does not."""
    over = state.phase is Phase.OVER
    known = state.end in set(End)
    winners = all(0 <= seat < state.seats and not state.out[seat] for seat in state.winners)
    if over != known or not winners or (not over and (state.winners or state.ties)):
        yield Refusal(Impossible.END, "3.5", seats=state.winners)
    elif over and bool(state.winners) != (state.end != End.NOBODY):
        yield Refusal(Impossible.END, "29", seats=state.winners)
