"""The score sheet of a seat: three streets, tracks, and what may be written where (rules page, section 2.2).

Plots are numbered 0 to 32; sets of plots are bit masks with bit p for plot p. A gap between two plots bears the
number of the plot on its left, so the fences are a mask as well; the permanent fences at the street ends are not part
of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

STREETS: Final = (range(10), range(10, 21), range(21, 33))
PLOTS: Final = 33
ALL_PLOTS: Final = (1 << PLOTS) - 1
STREET_OF: Final = tuple(s for s, street in enumerate(STREETS) for _ in street)
STREET_MASK: Final = tuple(sum(1 << p for p in street) for street in STREETS)
FIRST_PLOTS: Final = sum(1 << street[0] for street in STREETS)
LAST_PLOTS: Final = sum(1 << street[-1] for street in STREETS)
END_PLOTS: Final = FIRST_PLOTS | LAST_PLOTS
GAPS: Final = ALL_PLOTS & ~LAST_PLOTS
NUMBERS: Final = 18
"""Numbers 0 to 17 can be written; 1 to 15 are printed."""

PLANNED_POOLS: Final = tuple(
    STREETS[s][n - 1] for s, places in enumerate(((3, 7, 8), (1, 4, 8), (2, 7, 11))) for n in places
)
POOL_MASK: Final = sum(1 << p for p in PLANNED_POOLS)

PARK_VALUES: Final = ((0, 2, 4, 10), (0, 2, 4, 6, 14), (0, 2, 4, 6, 8, 18))
PARK_BOXES: Final = tuple(len(values) - 1 for values in PARK_VALUES)
POOL_VALUES: Final = (0, 3, 6, 9, 13, 17, 21, 26, 31, 36)
TEMP_BOXES: Final = 11
TEMP_RANKING: Final = (7, 4, 1)
SOLO_TEMPS: Final = 6
BIS_VALUES: Final = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
REFUSAL_VALUES: Final = (0, 0, 3, 5)
ROUNDABOUT_VALUES: Final = (0, 3, 8)
MOST_REFUSALS: Final = 3
MOST_ROUNDABOUTS: Final = 2
AGENT_VALUES: Final = (
    (1, 3),
    (2, 3, 4),
    (3, 4, 5, 6),
    (4, 5, 6, 7, 8),
    (5, 6, 7, 8, 10),
    (6, 7, 8, 10, 12),
)
AGENT_BOXES: Final = tuple(len(values) - 1 for values in AGENT_VALUES)
LARGEST_ESTATE: Final = 6
EMPTY: Final = -1
"""Stands for no number."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on one sheet. The values of the tracks follow from it, so nothing is counted twice.

    ``numbers`` per plot (``EMPTY`` without a house); masks ``houses`` (bis houses included), ``bis``, ``pools``
    (built), ``roundabouts``, ``fences`` (gaps); ``fits`` per number 0 to 17 the plots where it may be written;
    ``parks`` per street, ``agents`` per size the boxes crossed; ``temps`` and ``refusals`` boxes crossed; ``plans``
    points scored per city plan (0: not scored), ``spent`` per plan the mask of plots that its claim locked.
    """

    numbers: tuple[int, ...] = (EMPTY,) * PLOTS
    houses: int = 0
    bis: int = 0
    pools: int = 0
    roundabouts: int = 0
    fences: int = 0
    fits: tuple[int, ...] = (ALL_PLOTS,) * NUMBERS
    parks: tuple[int, int, int] = (0, 0, 0)
    agents: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    temps: int = 0
    refusals: int = 0
    plans: tuple[int, int, int] = (0, 0, 0)
    spent: tuple[int, int, int] = (0, 0, 0)

    @property
    def locked(self) -> int:
        """The plots that a claim has locked."""
        a, b, c = self.spent
        return a | b | c

    @property
    def filled(self) -> int:
        """Plots with a house or a roundabout."""
        return self.houses | self.roundabouts

    @property
    def lost_pools(self) -> int:
        """Planned pools whose plot was filled without building them."""
        return self.filled & POOL_MASK & ~self.pools


class Estate(msgspec.Struct, frozen=True):
    """A complete estate: its leftmost plot, its size 1 to 6, its mask."""

    start: int
    size: int
    mask: int


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def rows_between_fences(sheet: Sheet) -> Iterator[tuple[int, int, int]]:
    """Every stretch of plots between two fences as (leftmost plot, number of plots, mask), from the top left on."""
    start = 0
    for last in bits(sheet.fences | LAST_PLOTS):
        size = last + 1 - start
        yield start, size, ((1 << size) - 1) << start
        start = last + 1


def estates(sheet: Sheet) -> tuple[Estate, ...]:
    """The complete estates: rows of 1 to 6 neighbouring houses with fences at both ends and none inside (3.2, B14)."""
    houses = sheet.houses
    return tuple(
        Estate(start, size, mask)
        for start, size, mask in rows_between_fences(sheet)
        if size <= LARGEST_ESTATE and mask & houses == mask
    )


def number_row(sheet: Sheet, plot: int) -> tuple[int, int]:
    """The masks of the plots left and right of ``plot`` in its number row: the street, cut by roundabouts (3.2)."""
    street = STREETS[STREET_OF[plot]]
    low, high = street.start, street.stop
    if sheet.roundabouts:
        around = sheet.roundabouts & STREET_MASK[STREET_OF[plot]]
        left = around & ((1 << plot) - 1)
        if left:
            low = left.bit_length()
        right = around >> (plot + 1)
        if right:
            high = plot + (right & -right).bit_length()
    return (1 << plot) - (1 << low), (1 << high) - (1 << (plot + 1))


def fits_after(sheet: Sheet, plot: int, number: int) -> tuple[int, ...]:
    """Where each number may be written once ``number`` stands on ``plot``: numbers rise strictly along the row."""
    left, right = number_row(sheet, plot)
    bit = 1 << plot
    lower, same, higher = ~(right | bit), ~(left | right | bit), ~(left | bit)
    fits = sheet.fits
    return (
        *[f & lower for f in fits[:number]],
        fits[number] & same,
        *[f & higher for f in fits[number + 1 :]],
    )


def fits_from_numbers(numbers: tuple[int, ...], roundabouts: int) -> tuple[int, ...]:
    """Where each number may be written, worked out anew from what stands on the sheet."""
    fits = [0] * NUMBERS
    for street in STREETS:
        for plot in street:
            if numbers[plot] != EMPTY or roundabouts >> plot & 1:
                continue
            low, high = -1, NUMBERS
            for other in range(plot - 1, street.start - 1, -1):
                if roundabouts >> other & 1:
                    break
                if numbers[other] != EMPTY:
                    low = numbers[other]
                    break
            for other in range(plot + 1, street.stop):
                if roundabouts >> other & 1:
                    break
                if numbers[other] != EMPTY:
                    high = numbers[other]
                    break
            for number in range(low + 1, high):
                fits[number] |= 1 << plot
    return tuple(fits)


def equal_gaps(sheet: Sheet) -> int:
    """The gaps between two equal neighbouring numbers. Only bis repeats a number, so one of the two is a bis house."""
    mask = 0
    numbers = sheet.numbers
    for plot in bits(sheet.bis):
        if not LAST_PLOTS >> plot & 1 and numbers[plot + 1] == numbers[plot]:
            mask |= 1 << plot
        if not FIRST_PLOTS >> plot & 1 and numbers[plot - 1] == numbers[plot]:
            mask |= 1 << plot - 1
    return mask


def free_gaps(sheet: Sheet) -> int:
    """The gaps where a fence may be built: no fence yet, not between equal numbers, not between two locked plots."""
    locked = sheet.locked
    gaps = GAPS & ~sheet.fences & ~(locked & locked >> 1)
    return gaps & ~equal_gaps(sheet) if sheet.bis else gaps


def bis_targets(sheet: Sheet) -> Iterator[tuple[int, int]]:
    """Every (empty plot, neighbouring house to copy) that a bis may use: side by side, no fence between them."""
    empty = ALL_PLOTS & ~sheet.houses & ~sheet.roundabouts
    open_gaps = GAPS & ~sheet.fences
    from_left = empty & (sheet.houses & open_gaps) << 1
    from_right = empty & sheet.houses >> 1 & open_gaps
    for plot in bits(from_left | from_right):
        if from_left >> plot & 1:
            yield plot, plot - 1
        if from_right >> plot & 1:
            yield plot, plot + 1


def build_house(sheet: Sheet, plot: int, number: int, *, bis: bool = False) -> Sheet:
    """The sheet with a house of that number on an empty plot."""
    numbers = sheet.numbers
    return Sheet(
        (*numbers[:plot], number, *numbers[plot + 1 :]),
        sheet.houses | 1 << plot,
        sheet.bis | 1 << plot if bis else sheet.bis,
        sheet.pools,
        sheet.roundabouts,
        sheet.fences,
        fits_after(sheet, plot, number),
        sheet.parks,
        sheet.agents,
        sheet.temps,
        sheet.refusals,
        sheet.plans,
        sheet.spent,
    )


def build_roundabout(sheet: Sheet, plot: int) -> Sheet:
    """The sheet with a roundabout on an empty plot, fences on both sides (3.2); the number row is cut there."""
    roundabouts = sheet.roundabouts | 1 << plot
    around = 1 << plot
    if plot:
        around |= 1 << plot - 1
    return msgspec.structs.replace(
        sheet,
        roundabouts=roundabouts,
        fences=sheet.fences | around & GAPS,
        fits=fits_from_numbers(sheet.numbers, roundabouts),
    )
