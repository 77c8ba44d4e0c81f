"""Answers to a seat's questions: which cards can still come, how far a sheet is with the plans."""

from __future__ import annotations

from engine.games.house_numbers.actions import Effect, effect_of, number_of
from engine.games.house_numbers.plans import (
    Need,
    Plan,
    has_all_pools,
    is_fulfilled,
    needs_plots,
    streets_with_parks,
    usable_estates,
)
from engine.games.house_numbers.sheet import (
    LARGEST_ESTATE,
    PARK_BOXES,
    POOL_MASK,
    STREET_MASK,
    STREETS,
    Sheet,
    rows_between_fences,
)
from engine.games.house_numbers.view import CardsLeft, PlanProgress, PlansProgress, View, plan_value


def unseen_cards(view: View, deck: tuple[int, ...]) -> tuple[int, ...]:
    """The construction cards whose place the seat does not know: neither used, nor on offer, nor known in a hand."""
    seen = {*view.discards, *view.numbers, *view.effects, *(card for hand in view.hands for card in hand)}
    return tuple(card for card in deck if card not in seen)


def count_left(view: View, deck: tuple[int, ...]) -> CardsLeft:
    """The unseen cards per number and effect."""
    unseen = unseen_cards(view, deck)
    numbers, effects = [0] * 15, [0] * len(Effect)
    for card in unseen:
        numbers[number_of(card) - 1] += 1
        effects[effect_of(card)] += 1
    return CardsLeft(tuple(numbers), tuple(effects), len(unseen))


def plans_progress(view: View, seat: int) -> PlansProgress:
    """How far the sheet of a seat is with the three plans."""
    sheet = view.sheets[seat]
    first, second, third = (_progress(view, sheet, place, plan) for place, plan in enumerate(view.plans))
    return PlansProgress((first, second, third))


def _progress(view: View, sheet: Sheet, place: int, plan: Plan) -> PlanProgress:
    ready: tuple[int, ...] = ()
    if plan.need is Need.ESTATES:
        ready = _ready_sizes(sheet, plan)
        done, needed = len(ready), len(plan.sizes)
    else:
        done, needed = _count(sheet, plan)
    scored = sheet.plans[place]
    return PlanProgress(
        done=done,
        needed=needed,
        ready=ready,
        scored=scored,
        value=plan_value(view, place, plan),
        claimable=not scored and is_fulfilled(sheet, plan),
        locks_long_row=plan.need is Need.STREET and has_long_row(sheet, plan.street),
    )


def _ready_sizes(sheet: Sheet, plan: Plan) -> tuple[int, ...]:
    """The sizes of an estate plan for which an unlocked estate stands, each estate used once."""
    have = [estate.size for estate in usable_estates(sheet)]
    ready = []
    for size in plan.sizes:
        if size in have:
            have.remove(size)
            ready.append(size)
    return tuple(ready)


def _count(sheet: Sheet, plan: Plan) -> tuple[int, int]:
    """(reached, needed) in the unit that the plan counts: plots, bis houses, temps, streets, or parks, pools and
    roundabout."""
    match plan.need:
        case Need.STREET | Need.ENDS:
            plots = needs_plots(plan)
            return (plots & sheet.filled & ~sheet.locked).bit_count(), plots.bit_count()
        case Need.BIS:
            return min(plan.count, max((sheet.bis & mask).bit_count() for mask in STREET_MASK)), plan.count
        case Need.TEMPS:
            return min(plan.count, sheet.temps), plan.count
        case Need.PARKS:
            return min(plan.count, streets_with_parks(sheet)), plan.count
        case Need.POOLS:
            return min(plan.count, sum(has_all_pools(sheet, s) for s in range(len(STREETS)))), plan.count
        case Need.PARKS_AND_POOLS:
            return _parks_and_pools(sheet, plan.street)
        case _:
            streets = range(len(STREETS))
            best = max(streets, key=lambda s: _in_street(sheet, s)[0] - _in_street(sheet, s)[1])
            return _in_street(sheet, best)


def _parks_and_pools(sheet: Sheet, street: int) -> tuple[int, int]:
    pools = POOL_MASK & STREET_MASK[street]
    done = sheet.parks[street] + (pools & sheet.pools).bit_count()
    return done, PARK_BOXES[street] + pools.bit_count()


def _in_street(sheet: Sheet, street: int) -> tuple[int, int]:
    done, needed = _parks_and_pools(sheet, street)
    return done + (sheet.roundabouts & STREET_MASK[street] != 0), needed + 1


def has_long_row(sheet: Sheet, street: int) -> bool:
    """Whether the street holds a row of seven or more plots between fences, which a claim would lock for good (R15)."""
    return any(size > LARGEST_ESTATE and mask & STREET_MASK[street] for _, size, mask in rows_between_fences(sheet))
