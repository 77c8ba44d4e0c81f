"""What a seat may know in House Numbers, the questions it may ask, and the events that tell what happened."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.plans import Plan
from engine.games.house_numbers.sheet import Sheet


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules (R8): ``reshuffle`` "once" or "every_plan", ``expert_refusal`` "pass_one" or
    "pass_none"."""

    reshuffle: str = "once"
    expert_refusal: str = "pass_one"


class Seen(Protocol):
    """What rules functions read of a position: a State and every View have it.

    ``sheets`` are those of the start of the turn: nobody sees what others write before all have confirmed (3.6).
    ``numbers`` and ``effects`` are the cards of the three pairs (empty with hands); ``hands`` per seat the cards
    held, the card passed to the seat first, ``HIDDEN`` where it may not be known; ``claimed`` per plan the turn of
    the first claim (0: none yet); ``flipped`` tells that the solo card has come; ``waiting`` the seats that still owe
    their turn; ``ended`` the reasons of the end.
    """

    @property
    def mode(self) -> str: ...
    @property
    def options(self) -> Options: ...
    @property
    def turn(self) -> int: ...
    @property
    def sheets(self) -> tuple[Sheet, ...]: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def numbers(self) -> tuple[int, ...]: ...
    @property
    def effects(self) -> tuple[int, ...]: ...
    @property
    def hands(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def plan_ids(self) -> tuple[int, int, int]: ...
    @property
    def claimed(self) -> tuple[int, int, int]: ...
    @property
    def flipped(self) -> bool: ...
    @property
    def ended(self) -> tuple[str, ...]: ...


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know (``seat`` None: the table). See ``Seen`` for the shared fields.

    ``plans`` are the faces of the three plans; ``own`` is the turn that this seat has confirmed and that waits for
    the others; ``left`` cards lie in the deck (in each stack of the standard game), ``top`` is the effect of its top
    card (-1: none or not shown); ``discards`` are the used cards; ``received`` per seat the effect of the card passed
    to it (-1: none); ``dealer`` holds the dealer mark in the expert game.
    """

    seat: int | None
    mode: str
    options: Options
    turn: int
    sheets: tuple[Sheet, ...]
    waiting: tuple[int, ...]
    own: Action | None
    numbers: tuple[int, ...]
    effects: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    plan_ids: tuple[int, int, int]
    plans: tuple[Plan, Plan, Plan]
    claimed: tuple[int, int, int]
    flipped: bool
    left: int
    top: int
    discards: tuple[int, ...]
    received: tuple[int, ...]
    dealer: int
    ended: tuple[str, ...]
    causes: tuple[tuple[int, ...], ...]


def plan_value(seen: Seen, place: int, plan: Plan) -> int:
    """What a claim of the plan at ``place`` is worth in this turn: the first value until the turn of the first claim
    is over, the later one from then on and after the solo card (3.2, 3.5)."""
    turn = seen.claimed[place]
    return plan.later if seen.flipped or 0 < turn < seen.turn else plan.first


class Parts(msgspec.Struct, frozen=True):
    """The legal next parts of a draft (``Choices.narrow``); masks of plots or gaps.

    ``cards`` are the (number card, effect card) that can still be chosen; ``plots`` per number that the draft's cards
    allow the plots where it can be written; ``shifts`` the numbers that need the temp agency; ``gaps`` for a fence;
    ``sizes`` for the agent; ``park`` and ``pool`` whether that effect can be used; ``bis`` the (plot, source) pairs;
    ``roundabout`` the plots; ``claims`` per fulfilled plan its place and the sets of estates that can be spent (at
    most ``MOST_WAYS`` of them); ``asks_reshuffle`` whether the claims of the draft raise that question; ``no_permit``
    whether a refusal is legal; ``passes`` the cards that a refusal may hand on.
    """

    cards: tuple[tuple[int, int], ...]
    plots: dict[int, int]
    shifts: tuple[int, ...]
    gaps: int
    sizes: tuple[int, ...]
    park: bool
    pool: bool
    bis: tuple[tuple[int, int], ...]
    roundabout: int
    claims: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]
    asks_reshuffle: bool
    no_permit: bool
    passes: tuple[int, ...]


MOST_WAYS = 200
"""So many ways to spend estates are listed for a plan at most; ``refuse`` judges every other one as well."""


class Gain(msgspec.Struct, frozen=True):
    """The detail of a preview: the sheet as it would stand, the masks of estates that the turn would ``close``, the
    places of the plans it would make claimable (``reached``) and of claimable plans that it ``claims``."""

    sheet: Sheet
    closes: tuple[int, ...]
    reached: tuple[int, ...]
    claims: tuple[int, ...]


class WhatIsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_left"):
    """Question: which cards can still come, as far as the seat knows?"""


class WhatCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_counts"):
    """Question: how far is a sheet with each plan?"""

    seat: int


class CardsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cards_left"):
    """Answer: unseen cards per number 1 to 15, per effect 0 to 5, and together."""

    numbers: tuple[int, ...]
    effects: tuple[int, ...]
    total: int


class PlanProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a sheet is with a plan: ``done`` of ``needed``, which of the sizes are ready, points already scored or
    0, the value of a claim now, whether it can be claimed now, and whether the claim would lock rows of seven or more
    (R15)."""

    done: int
    needed: int
    ready: tuple[int, ...]
    scored: int
    value: int
    claimable: bool
    locks_long_row: bool


class PlansProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plans_progress"):
    """Answer: the progress with the three plans."""

    plans: tuple[PlanProgress, PlanProgress, PlanProgress]


Question: TypeAlias = WhatIsLeft | WhatCounts
Answer: TypeAlias = CardsLeft | PlansProgress


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="confirmed"):
    """A seat has confirmed its turn."""

    seat: int


class Revealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="revealed"):
    """The turn of a seat as it was resolved."""

    turn: int
    seat: int
    action: Action


class Claimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="claimed"):
    """A seat scores the plan at ``place``."""

    turn: int
    seat: int
    place: int
    points: int
    first: bool


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="passed"):
    """A card goes to the next seat: ``card`` for the two seats, ``HIDDEN`` for the others, who see its effect."""

    turn: int
    seat: int
    to: int
    card: int
    effect: int


class StacksReshuffled(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stacks_reshuffled"):
    """Cards were shuffled anew: all of them on the wish of ``seats``, or the used ones because the stacks ran out
    (())."""

    turn: int
    seats: tuple[int, ...]


class PlansFlipped(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plans_flipped"):
    """The solo card has come: every plan shows its later value from now on."""

    turn: int


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="dealt"):
    """New cards lie on the table, or in the hands: turn ``turn`` begins."""

    turn: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """The match is over."""

    turn: int
    reasons: tuple[str, ...]
    causes: tuple[tuple[int, ...], ...]


Event: TypeAlias = Confirmed | Revealed | Claimed | Passed | StacksReshuffled | PlansFlipped | Dealt | Ended
