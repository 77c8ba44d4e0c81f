"""What a seat decides in House Numbers: the whole turn as one record (rules page, section 7).

Cards are numbered so that their faces can be read off the number: ``number_of`` and ``effect_of``. Plots are numbered
0 to 32 along the streets from the top left to the bottom right; a gap bears the number of the plot on its left.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, TypeAlias

import msgspec


class Effect(IntEnum):
    """The effect on the back of a construction card."""

    SURVEYOR = 0
    AGENT = 1
    LANDSCAPER = 2
    POOL = 3
    TEMP = 4
    BIS = 5


SOLO_CARD: Final = 180
"""The card that turns the plans over in the solo game; it has neither number nor effect."""

HIDDEN: Final = -1
"""Stands for a card that the seat may not know."""

SOLO_BACK: Final = 6
"""Stands where an effect is expected when the solo card lies on top of the deck."""


def card(number: int, effect: Effect, copy: int) -> int:
    """The id of the card with this number and effect; ``copy`` tells equal cards apart (0 or 1)."""
    return (number - 1) * 12 + effect * 2 + copy


def number_of(card: int) -> int:
    """The number on a construction card, 1 to 15."""
    return card // 12 + 1


def effect_of(card: int) -> int:
    """The effect on the back of a card (an ``Effect``, or ``SOLO_BACK`` for the solo card)."""
    return SOLO_BACK if card == SOLO_CARD else card % 12 // 2


class Fence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fence"):
    """Surveyor: a new fence in ``gap``."""

    gap: int | None = None


class Agent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agent"):
    """Real estate agent: cross the next box of the column for estates of ``size`` 1 to 6."""

    size: int | None = None


class Park(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="park"):
    """Landscaper: the next park of the street in which the number was written."""


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pool"):
    """Pool: build the pool planned on the plot of the number."""


class Temp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="temp"):
    """Temp agency: the written number differs from the printed one by 0, 1 or 2."""


class Bis(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bis"):
    """Bis: ``plot`` gets a copy of the number of the neighbouring house ``source``."""

    plot: int | None = None
    source: int | None = None


EffectUse: TypeAlias = Fence | Agent | Park | Pool | Temp | Bis

USE_OF: Final[dict[int, type]] = {
    Effect.SURVEYOR: Fence,
    Effect.AGENT: Agent,
    Effect.LANDSCAPER: Park,
    Effect.POOL: Pool,
    Effect.TEMP: Temp,
    Effect.BIS: Bis,
}


class Roundabout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roundabout on ``plot``, before number and effect (or the refusal) if ``first``, else after them (R2)."""

    plot: int | None = None
    first: bool = True


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city plan scored: its place 0 to 2 on the table and the leftmost plots of the ``estates`` spent, rising.

    ``estates`` is () for plans that spend no estates, None while they are not chosen yet.
    """

    plan: int
    estates: tuple[int, ...] | None = None


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn"):
    """A turn with a number. Parts that are not chosen yet are None; only a whole turn is legal.

    ``number_card`` gives the number, ``effect_card`` the effect (in the standard game the two cards of one pair, with
    hands two different cards of the hand). ``number`` is what is written on ``plot``. ``effect`` None means that the
    effect is not used. ``claims`` rise by plan. ``reshuffle`` answers the question after a first claim and is None
    where it is not asked.
    """

    number_card: int | None = None
    effect_card: int | None = None
    plot: int | None = None
    number: int | None = None
    effect: EffectUse | None = None
    roundabout: Roundabout | None = None
    claims: tuple[Claim, ...] = ()
    reshuffle: bool | None = None


class NoPermit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="no_permit"):
    """A turn with a permit refusal. ``passed`` is the card handed on in the expert game with the option "pass_one"."""

    roundabout: Roundabout | None = None
    claims: tuple[Claim, ...] = ()
    reshuffle: bool | None = None
    passed: int | None = None


Action: TypeAlias = Turn | NoPermit


class Reason(StrEnum):
    """Why a turn or a position is refused. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    MATCH_OVER = "match_over"
    NOT_WAITING = "not_waiting"
    INCOMPLETE = "incomplete"
    CARD_UNKNOWN = "card_unknown"
    CARDS_NOT_A_PAIR = "cards_not_a_pair"
    CARD_TWICE = "card_twice"
    PLOT_UNKNOWN = "plot_unknown"
    PLOT_BUILT = "plot_built"
    PLOT_ROUNDABOUT = "plot_roundabout"
    NUMBER_TOO_HIGH = "number_too_high"
    NUMBER_TOO_LOW = "number_too_low"
    NUMBER_NOT_PRINTED = "number_not_printed"
    NUMBER_OUT_OF_RANGE = "number_out_of_range"
    SHIFT_TOO_FAR = "shift_too_far"
    EFFECT_OF_OTHER_CARD = "effect_of_other_card"
    GAP_UNKNOWN = "gap_unknown"
    FENCE_EXISTS = "fence_exists"
    FENCE_BETWEEN_EQUALS = "fence_between_equals"
    FENCE_LOCKED = "fence_locked"
    SIZE_UNKNOWN = "size_unknown"
    SIZE_FULL = "size_full"
    PARK_FULL = "park_full"
    NO_POOL_PLANNED = "no_pool_planned"
    BIS_NOT_BESIDE = "bis_not_beside"
    BIS_SOURCE_EMPTY = "bis_source_empty"
    BIS_OVER_FENCE = "bis_over_fence"
    ROUNDABOUT_NOT_IN_MODE = "roundabout_not_in_mode"
    ROUNDABOUTS_USED_UP = "roundabouts_used_up"
    PERMIT_POSSIBLE = "permit_possible"
    PLAN_UNKNOWN = "plan_unknown"
    PLAN_SCORED = "plan_scored"
    PLAN_NOT_FULFILLED = "plan_not_fulfilled"
    CLAIMS_UNORDERED = "claims_unordered"
    ESTATE_UNKNOWN = "estate_unknown"
    ESTATE_LOCKED = "estate_locked"
    ESTATE_SHARED = "estate_shared"
    ESTATE_SIZES = "estate_sizes"
    PLAN_WITHOUT_ESTATES = "plan_without_estates"
    PLOTS_LOCKED = "plots_locked"
    RESHUFFLE_NOT_ASKED = "reshuffle_not_asked"
    PASS_NOT_ASKED = "pass_not_asked"
