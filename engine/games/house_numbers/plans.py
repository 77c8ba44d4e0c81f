"""City plans: what they ask for, whether a sheet fulfils them, what a claim locks (rules page, sections 2.3 and
3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from engine.games.house_numbers.sheet import (
    END_PLOTS,
    PARK_BOXES,
    POOL_MASK,
    STREET_MASK,
    STREETS,
    Estate,
    Sheet,
    estates,
)


class Need(StrEnum):
    """What a plan asks for."""

    ESTATES = "estates"
    STREET = "street"
    ENDS = "ends"
    BIS = "bis"
    TEMPS = "temps"
    PARKS = "parks"
    POOLS = "pools"
    PARKS_AND_POOLS = "parks_and_pools"
    PARKS_POOLS_ROUNDABOUT = "parks_pools_roundabout"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city plan card.

    ``kind`` 1 to 3 (n1, n2, n3); ``starred`` for the advanced game; ``need`` with its ``sizes`` (estates, rising),
    ``street`` (0 to 2) or ``count`` (bis houses, temps, streets); points ``first`` and ``later``.
    """

    id: int
    kind: int
    need: Need
    first: int
    later: int
    sizes: tuple[int, ...] = ()
    street: int = -1
    count: int = 0
    starred: bool = False


def streets_with_parks(sheet: Sheet) -> int:
    """How many streets have all their parks."""
    return sum(built == boxes for built, boxes in zip(sheet.parks, PARK_BOXES, strict=True))


def has_all_pools(sheet: Sheet, street: int) -> bool:
    """Whether every planned pool of a street is built."""
    return POOL_MASK & STREET_MASK[street] & ~sheet.pools == 0


def has_all_parks(sheet: Sheet, street: int) -> bool:
    """Whether every park of a street is built."""
    return sheet.parks[street] == PARK_BOXES[street]


def needs_plots(plan: Plan) -> int:
    """The plots that must be filled and not locked, and that the claim locks: those of a full street, the street ends
    (R15)."""
    if plan.need is Need.STREET:
        return STREET_MASK[plan.street]
    return END_PLOTS if plan.need is Need.ENDS else 0


def is_fulfilled(sheet: Sheet, plan: Plan) -> bool:
    """Whether a sheet fulfils a plan now, locked plots left out where the plan needs unlocked ones (3.2, R16)."""
    match plan.need:
        case Need.ESTATES:
            return next(ways(sheet, plan), None) is not None
        case Need.STREET | Need.ENDS:
            plots = needs_plots(plan)
            return plots & ~sheet.filled == 0 and plots & sheet.locked == 0
        case Need.BIS:
            return any((sheet.bis & mask).bit_count() >= plan.count for mask in STREET_MASK)
        case Need.TEMPS:
            return sheet.temps >= plan.count
        case Need.PARKS:
            return streets_with_parks(sheet) >= plan.count
        case Need.POOLS:
            return sum(has_all_pools(sheet, s) for s in range(len(STREETS))) >= plan.count
        case Need.PARKS_AND_POOLS:
            return has_all_parks(sheet, plan.street) and has_all_pools(sheet, plan.street)
        case Need.PARKS_POOLS_ROUNDABOUT:
            return any(
                has_all_parks(sheet, s) and has_all_pools(sheet, s) and sheet.roundabouts & STREET_MASK[s] != 0
                for s in range(len(STREETS))
            )


def usable_estates(sheet: Sheet) -> tuple[Estate, ...]:
    """The complete estates that no claim has locked."""
    locked = sheet.locked
    return tuple(estate for estate in estates(sheet) if not estate.mask & locked)


def ways(sheet: Sheet, plan: Plan) -> Iterator[tuple[int, ...]]:
    """Every set of estates (leftmost plots, rising) that a claim of an estate plan may spend, lazily."""
    yield from _pick(usable_estates(sheet), plan.sizes)


def _pick(usable: tuple[Estate, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    have = [estate.size for estate in usable]
    if any(have.count(size) < sizes.count(size) for size in set(sizes)):
        return

    def extend(start: int, left: tuple[int, ...], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not left:
            yield chosen
            return
        for place in range(start, len(usable)):
            size = usable[place].size
            if size in left:
                at = left.index(size)
                yield from extend(place + 1, left[:at] + left[at + 1 :], (*chosen, usable[place].start))

    yield from extend(0, sizes, ())


def score_plan(sheet: Sheet, place: int, points: int, spent: int) -> Sheet:
    """The sheet with the plan at ``place`` scored and the plots of the mask ``spent`` locked."""
    plans, masks = list(sheet.plans), list(sheet.spent)
    plans[place], masks[place] = points, spent
    return msgspec.structs.replace(sheet, plans=tuple(plans), spent=tuple(masks))
