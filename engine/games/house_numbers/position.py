"""Why a position made by hand is impossible (rules page, sections 2, 3 and the tables of 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.core.game import Refusal
from engine.games.house_numbers.actions import SOLO_CARD
from engine.games.house_numbers.facts import FACTS, SOLOS, WITH_HANDS, WITH_ROUNDABOUTS
from engine.games.house_numbers.plans import Need, Plan, needs_plots
from engine.games.house_numbers.sheet import (
    AGENT_BOXES,
    ALL_PLOTS,
    EMPTY,
    GAPS,
    LAST_PLOTS,
    MOST_REFUSALS,
    MOST_ROUNDABOUTS,
    NUMBERS,
    PARK_BOXES,
    PLOTS,
    POOL_MASK,
    STREETS,
    TEMP_BOXES,
    Sheet,
    bits,
    equal_gaps,
    estates,
    fits_from_numbers,
    number_row,
)
from engine.games.house_numbers.state import STACKS, State


class Impossible(StrEnum):
    """What is wrong with a position. Values are stored and never renamed."""

    SEATS = "position_seats"
    PLANS = "position_plans"
    CARDS = "position_cards"
    MASKS = "position_masks"
    NUMBERS = "position_numbers"
    BIS = "position_bis"
    FENCES = "position_fences"
    FITS = "position_fits"
    TRACKS = "position_tracks"
    ROUNDABOUTS = "position_roundabouts"
    POOLS = "position_pools"
    CLAIMS = "position_claims"
    TURNS = "position_turns"
    EFFECTS = "position_effects"
    END = "position_end"


def refuse_position(state: State, deck: tuple[int, ...], plans: tuple[Plan, ...]) -> tuple[Refusal, ...]:
    """Every reason why the position cannot come up."""
    return tuple(_table(state, deck, plans)) or tuple(
        Refusal(refusal.code, refusal.rule, refusal.squares, (seat,), refusal.pieces, refusal.numbers)
        for seat, sheet in enumerate(state.sheets)
        for refusal in _sheet(state, sheet, plans)
    )


def _table(state: State, deck: tuple[int, ...], plans: tuple[Plan, ...]) -> Iterator[Refusal]:
    seats = len(state.sheets)
    mode = FACTS.mode(state.mode)
    if mode is None or not mode.seats[0] <= seats <= mode.seats[1] or len(state.pending) != seats:
        yield Refusal(Impossible.SEATS, "R3", numbers=(seats,))
        return
    owing = tuple(seat for seat in range(seats) if state.pending[seat] is None)
    if state.waiting != (() if state.ended else owing):
        yield Refusal(Impossible.SEATS, "7", seats=state.waiting)
    kinds = [plans[i].kind if 0 <= i < len(plans) else 0 for i in state.plan_ids]
    starred = any(0 <= i < len(plans) and plans[i].starred for i in state.plan_ids)
    if kinds != [1, 2, 3] or (starred and state.mode not in WITH_ROUNDABOUTS):
        yield Refusal(Impossible.PLANS, "3.1", pieces=state.plan_ids)
    if state.turn < 1 or not all(0 <= turn <= state.turn for turn in state.claimed):
        yield Refusal(Impossible.TURNS, "3.2", numbers=(state.turn, *state.claimed))
    yield from _cards(state, deck)
    if state.ended and state.turn < 1:
        yield Refusal(Impossible.END, "3.3")


def _cards(state: State, deck: tuple[int, ...]) -> Iterator[Refusal]:
    """Every card lies in exactly one place, and every place holds as many as it should."""
    cards = [*state.numbers, *state.effects, *state.discards, *state.deck]
    cards += [card for part in (*state.stacks, *state.hands) for card in part]
    whole = list(deck)
    if state.mode in SOLOS and not state.flipped:
        whole.append(SOLO_CARD)
    sound = sorted(cards) == sorted(whole)
    if state.mode in WITH_HANDS:
        sizes = [len(hand) for hand in state.hands]
        sound = sound and sizes == [3] * len(state.sheets) and not state.numbers and not state.stacks
        sound = sound and len(state.received) == len(state.known_by) == len(state.sheets)
        sound = sound and all(card in (-1, hand[0]) for card, hand in zip(state.received, state.hands, strict=True))
        sound = sound and 0 <= state.dealer < len(state.sheets)
    else:
        sizes = [len(stack) for stack in state.stacks]
        sound = sound and len(state.numbers) == len(state.effects) == len(sizes) == STACKS and len(set(sizes)) == 1
    if not sound:
        yield Refusal(Impossible.CARDS, "2.1", numbers=(len(cards), len(whole)))


def _sheet(state: State, sheet: Sheet, plans: tuple[Plan, ...]) -> Iterator[Refusal]:
    masks = (sheet.houses, sheet.bis, sheet.pools, sheet.roundabouts, sheet.fences, *sheet.spent)
    if any(mask & ~ALL_PLOTS for mask in masks) or len(sheet.numbers) != PLOTS or len(sheet.fits) != NUMBERS:
        yield Refusal(Impossible.MASKS, "2.2")
        return
    written = sum(1 << plot for plot, number in enumerate(sheet.numbers) if number != EMPTY)
    if written != sheet.houses or sheet.houses & sheet.roundabouts or sheet.bis & ~sheet.houses:
        yield Refusal(Impossible.MASKS, "2.2", squares=tuple(bits(written ^ sheet.houses)))
        return
    yield from _rows(sheet)
    yield from _fences(sheet)
    if sheet.fits != fits_from_numbers(sheet.numbers, sheet.roundabouts):
        yield Refusal(Impossible.FITS, "3.2")
    tracks = (*zip(sheet.parks, PARK_BOXES, strict=True), *zip(sheet.agents, AGENT_BOXES, strict=True))
    tracks += ((sheet.temps, TEMP_BOXES), (sheet.refusals, MOST_REFUSALS))
    if not all(0 <= crossed <= boxes for crossed, boxes in tracks):
        yield Refusal(Impossible.TRACKS, "2.2")
    if sheet.roundabouts.bit_count() > MOST_ROUNDABOUTS or (sheet.roundabouts and state.mode not in WITH_ROUNDABOUTS):
        yield Refusal(Impossible.ROUNDABOUTS, "3.2", squares=tuple(bits(sheet.roundabouts)))
    lost = sheet.pools & ~(POOL_MASK & sheet.houses & ~sheet.bis)
    if lost:
        yield Refusal(Impossible.POOLS, "3.2", squares=tuple(bits(lost)))
    yield from _claims(state, sheet, plans)
    yield from _turns(state, sheet)


def _rows(sheet: Sheet) -> Iterator[Refusal]:
    """Numbers rise along every row; equal ones stand side by side, one of them an original without "bis" (N5, N6)."""
    for street in STREETS:
        for plot in street:
            number = sheet.numbers[plot]
            if number == EMPTY:
                continue
            if not 0 <= number < NUMBERS:
                yield Refusal(Impossible.NUMBERS, "3.2", squares=(plot,), numbers=(number,))
            left = number_row(sheet, plot)[0] & sheet.houses
            before = left.bit_length() - 1
            if before >= 0 and sheet.numbers[before] >= number and not _equal(sheet, before, plot):
                yield Refusal(Impossible.NUMBERS, "3.2", squares=(before, plot), numbers=(number,))
        yield from _bis_groups(sheet, street)


def _equal(sheet: Sheet, plot: int, other: int) -> bool:
    """Whether two plots are neighbours with the same number."""
    return other == plot + 1 and sheet.numbers[plot] == sheet.numbers[other] != EMPTY


def _bis_groups(sheet: Sheet, street: range) -> Iterator[Refusal]:
    start = street.start
    for plot in street:
        if plot + 1 in street and _equal(sheet, plot, plot + 1):
            continue
        group = range(start, plot + 1)
        start = plot + 1
        if sheet.numbers[plot] != EMPTY and sum(not sheet.bis >> member & 1 for member in group) != 1:
            yield Refusal(Impossible.BIS, "3.2", squares=tuple(group))


def _fences(sheet: Sheet) -> Iterator[Refusal]:
    """Fences stand in gaps, on both sides of a roundabout, never between equal numbers (N7, N8)."""
    around = 0
    for plot in bits(sheet.roundabouts):
        around |= (1 << plot | (1 << plot >> 1)) & GAPS
    wrong = sheet.fences & LAST_PLOTS | around & ~sheet.fences | sheet.fences & equal_gaps(sheet)
    if wrong:
        yield Refusal(Impossible.FENCES, "3.2", squares=tuple(bits(wrong)))


def _claims(state: State, sheet: Sheet, plans: tuple[Plan, ...]) -> Iterator[Refusal]:
    """Points of plans are those of the cards; what is locked is what the claims lock (N21, N23, R15)."""
    complete = {estate.mask: estate.size for estate in estates(sheet)}
    before = 0
    for place, (points, spent) in enumerate(zip(sheet.plans, sheet.spent, strict=True)):
        plan = plans[state.plan_ids[place]]
        sound = points in (0, plan.first, plan.later) and not spent & before
        before |= spent
        if not points:
            sound = sound and not spent
        elif plan.need is Need.ESTATES:
            sizes = sorted(size for mask, size in complete.items() if mask & spent == mask)
            inside = sum(mask for mask in complete if mask & spent == mask)
            sound = sound and tuple(sizes) == plan.sizes and inside == spent
        else:
            sound = sound and spent == needs_plots(plan) and not spent & ~sheet.filled
        if not sound or (points and not state.claimed[place]):
            yield Refusal(Impossible.CLAIMS, "3.2", squares=tuple(bits(spent)), pieces=(place,))


def _turns(state: State, sheet: Sheet) -> Iterator[Refusal]:
    """Every turn so far wrote one number or crossed a refusal, and used one effect at most (N9, N13)."""
    turns = state.turn if state.ended else state.turn - 1
    written = (sheet.houses & ~sheet.bis).bit_count()
    if written + sheet.refusals != turns:
        yield Refusal(Impossible.TURNS, "3.2", numbers=(written + sheet.refusals, turns))
    around = 0
    for plot in bits(sheet.roundabouts):
        around |= 1 << plot | (1 << plot >> 1)
    used = (sheet.fences & ~around).bit_count() + sum(sheet.parks) + sum(sheet.agents)
    used += sheet.pools.bit_count() + sheet.temps + sheet.bis.bit_count()
    if used > written:
        yield Refusal(Impossible.EFFECTS, "3.2", numbers=(used, written))
