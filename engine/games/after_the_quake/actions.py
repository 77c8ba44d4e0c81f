"""What a seat decides in After the Quake (rules page, R0), and why it may not."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

HIDDEN: Final = -1
"""Stands for a permit or goal that the seat may not know."""
FROM_STACK: Final = -1
"""Takes the top of the stack instead of a place of the row."""

ACTION: Final = "action"
MONEY: Final = "money"
PASS: Final = "pass"


class Build(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a build: the ``space`` of the map, the ``permits`` handed in (rising; 40 and 41 are the subsidies),
    whether its rubble is cleaned up first (``clean``), and the type of urban planning that is taken (0 light to 3 park,
    None if none is to be had)."""

    space: int | None = None
    permits: tuple[int, ...] = ()
    clean: bool = False
    urban: int | None = None


class TakeIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take_income"):
    """The pawn goes to an income space of the year (0 is the leftmost, worth the most)."""

    space: int | None = None


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """The pawn goes to ``space`` of the next action card; then its money is taken, or passed, or the action of space
    ``target`` done, 2 $ for each step between them (3.3).

    ``take`` is the place of the row for a permit or goal, or ``FROM_STACK``; ``rubble`` the space that a clean-up for
    3 $ clears (None: the one for 2 $); ``build`` the parts of a build.
    """

    space: int | None = None
    choice: str = ACTION
    target: int | None = None
    take: int | None = None
    rubble: int | None = None
    build: Build | None = None


class TakeBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take_bonus"):
    """One alternative of the year's bonus, by its place; ``take`` and ``build`` as in ``Act``."""

    alternative: int | None = None
    take: int | None = None
    build: Build | None = None


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="discard"):
    """Option "take and discard": the permit that is too much (R14)."""

    permit: int | None = None


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="go_on"):
    """Solo: the Committee moves (R0)."""


Action: TypeAlias = TakeIncome | Act | TakeBonus | Discard | GoOn


class Reason(StrEnum):
    """Why an action is refused. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    MATCH_OVER = "match_over"
    NOT_WAITING = "not_waiting"
    INCOMPLETE = "incomplete"
    OTHER_PHASE = "other_phase"
    SPACE_UNKNOWN = "space_unknown"
    SPACE_TAKEN = "space_taken"
    CHOICE_UNKNOWN = "choice_unknown"
    PASS_SPACE = "pass_space"
    TARGET_UNKNOWN = "target_unknown"
    PARTS = "parts"
    NO_MONEY = "no_money"
    NO_BUILDING_LEFT = "no_building_left"
    NO_BUILDING = "no_building"
    HAND_FULL = "hand_full"
    ROW_EMPTY = "row_empty"
    STACK_EMPTY = "stack_empty"
    ROW_ONLY = "row_only"
    NO_RUBBLE = "no_rubble"
    SPACE_NOT_BUILDABLE = "space_not_buildable"
    SPACE_BUILT = "space_built"
    NEEDS_CLEANING = "needs_cleaning"
    NOTHING_TO_CLEAN = "nothing_to_clean"
    PERMIT_COUNT = "permit_count"
    PERMIT_NOT_HELD = "permit_not_held"
    PERMIT_FITS_NOT = "permit_fits_not"
    URBAN_CHOICE = "urban_choice"
    ALTERNATIVE_UNKNOWN = "alternative_unknown"
