"""What a seat decides in Nine Blocks (rules page, R3a). Tiles are numbers from 1 to 9, without identity."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

HIDDEN: Final = -1
"""Stands for a number that the seat may not know."""

SWAP: Final = 1
REMOVE: Final = 2
START: Final = 3
DROP_ONE: Final = 4
SEE_OR_DRAW: Final = 5
DROP_TWO: Final = 6
TURN: Final = 7
GAIN: Final = 8
WIN: Final = 9
"""The bonus of each number (section 6)."""

MOST_TILES: Final = {SWAP: 2, DROP_ONE: 1, DROP_TWO: 2}
"""How many tiles a bonus moves at most."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plan"):
    """A tile of the hand face down on a space of the own area; knowingly illegal is allowed and has its price, except
    for the last seat that builds alone, who builds openly (3.2, ruling 7, ruling 32)."""

    tile: int | None = None
    space: int | None = None


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="give_up"):
    """No plan: a tile of the hand becomes a penalty tile (3.2, ruling 8)."""

    tile: int | None = None


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """Final phase: the seat stops building for good and stays in the ranking (ruling 31)."""


class UseBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="use_bonus"):
    """The bonus of ``number`` (R10): ``tiles`` of the hand to swap (1) or of the own penalty tiles to drop (4, 6), in
    rising order; the built ``space`` to clear (2); whether to ``look`` at hands or draw (5); quarter ``turns`` of the
    board (7). Parts that the bonus does not ask for stay empty."""

    number: int | None = None
    tiles: tuple[int, ...] = ()
    space: int | None = None
    look: bool | None = None
    turns: int | None = None


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decline"):
    """The seat does not use its bonus."""


Action: TypeAlias = Plan | GiveUp | Pass | UseBonus | Decline


class Reason(StrEnum):
    """Why an action is refused. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    MATCH_OVER = "match_over"
    NOT_WAITING = "not_waiting"
    INCOMPLETE = "incomplete"
    OTHER_PHASE = "other_phase"
    NOT_FINAL = "not_final"
    FINAL_PASS = "final_pass"
    TILE_UNKNOWN = "tile_unknown"
    TILE_NOT_HELD = "tile_not_held"
    SPACE_OUTSIDE = "space_outside"
    SPACE_FOREIGN = "space_foreign"
    SPACE_BUILT = "space_built"
    SPACE_TWICE = "space_twice"
    NUMBER_REPEATS = "number_repeats"
    BONUS_OTHER = "bonus_other"
    BONUS_PARTS = "bonus_parts"
    BONUS_TILES = "bonus_tiles"
    BONUS_TILE_NOT_HELD = "bonus_tile_not_held"
    BONUS_NO_PENALTY = "bonus_no_penalty"
    BONUS_NO_TILES_LEFT = "bonus_no_tiles_left"
    BONUS_NOT_BUILT = "bonus_not_built"
    BONUS_TURNS = "bonus_turns"
