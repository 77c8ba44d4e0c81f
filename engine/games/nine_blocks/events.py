"""What happened in Nine Blocks, told as events; those of a resolution are the ``Fact``s that can be stepped through
(rules page, 5.3, R12)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class RoundBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="round_began"):
    """A round begins; the seats plan in this ``order``."""

    round: int
    start: int
    order: tuple[int, ...]
    final: bool


class TilesDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tiles_drawn"):
    """The seat has drawn these numbers (told to the seat alone)."""

    round: int
    seat: int
    numbers: tuple[int, ...]


class Reshuffled(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reshuffled"):
    """The supply was empty: so many discards were shuffled into a new one (R11)."""

    round: int
    count: int


class TilePlanned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tile_planned"):
    """The seat has laid a tile face down."""

    round: int
    seat: int
    space: int


class GaveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="gave_up"):
    """The seat has put a tile to its penalties instead of planning (R16)."""

    round: int
    seat: int
    number: int


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="passed"):
    """The seat has stopped building for good; ``forced`` if it had no tile (R4) or no legal place (ruling 32)."""

    round: int
    seat: int
    forced: bool


class Skipped(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="skipped"):
    """The seat has no tile and there is none to draw: it skips without a penalty (ruling 11)."""

    round: int
    seat: int


class PlansRevealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plans_revealed"):
    """All plans are turned over: seats, spaces and numbers in their order."""

    round: int
    seats: tuple[int, ...]
    spaces: tuple[int, ...]
    numbers: tuple[int, ...]


class SpaceLost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="space_lost"):
    """Step 1: the space keeps the number ``kind`` of its first plan and the last tile of it, which is ``winner``'s;
    this tile goes to its owner's penalties."""

    round: int
    seat: int
    space: int
    number: int
    kind: int
    winner: int


class Clashed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="clashed"):
    """Step 2: the tile equals an earlier one (of ``other`` on ``other_space``) in these ``units``: penalty."""

    round: int
    seat: int
    space: int
    number: int
    other: int
    other_space: int
    units: tuple[int, ...]


class Violated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="violated"):
    """Step 3: the tile equals built ones in these ``units``: it and the pieces ``taken`` go to the offender's
    penalties; pieces of ``gone`` had been taken by an earlier offender."""

    round: int
    seat: int
    space: int
    number: int
    units: tuple[int, ...]
    taken: tuple[int, ...]
    gone: tuple[int, ...]


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="built"):
    """Step 4: the tile is built; ``alone`` by the last seat, for a point of its own (ruling 32)."""

    round: int
    seat: int
    space: int
    number: int
    alone: bool = False


class UnitCompleted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="unit_completed"):
    """The tile on the space completes a row, column or block for so many points."""

    round: int
    seat: int
    unit: int
    points: int
    space: int


class BonusWon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_won"):
    """Step 5: the seat built the lowest number and may use its bonus; ``idle`` if it could have no effect."""

    round: int
    seat: int
    number: int
    idle: bool


class BonusUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_used"):
    """The seat has used the bonus of ``number``: ``tiles`` went to the discards (1, 4, 6), the piece on ``space`` did
    (2), it ``look``ed at hands or drew (5), the board made quarter ``turns`` (7)."""

    round: int
    seat: int
    number: int
    tiles: tuple[int, ...]
    space: int | None
    look: bool | None
    turns: int | None


class BonusDeclined(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_declined"):
    """The seat has not used its bonus."""

    round: int
    seat: int
    number: int


class HandsSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hands_seen"):
    """The seat has looked at all hands (told to the seat alone); its own is ()."""

    round: int
    seat: int
    hands: tuple[tuple[int, ...], ...]


class Eliminated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="eliminated"):
    """Step 6: the seat has reached the limit of penalty tiles and is out; ``hand`` goes to the discards as well."""

    round: int
    seat: int
    penalties: int
    hand: tuple[int, ...]


class FinalBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="final_began"):
    """From the next round on, seats build or pass (3.5)."""

    round: int


class AloneBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="alone_began"):
    """From the next round on, this seat alone builds openly, a point for each tile (ruling 32, R2)."""

    round: int
    seat: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """The match is over for this ``reason``; ``winners`` may be several or none."""

    round: int
    reason: str
    winners: tuple[int, ...]


Fact: TypeAlias = (
    PlansRevealed
    | SpaceLost
    | Clashed
    | Violated
    | Built
    | UnitCompleted
    | BonusWon
    | BonusUsed
    | BonusDeclined
    | Eliminated
    | FinalBegan
    | AloneBegan
    | Ended
)

Event: TypeAlias = Fact | RoundBegan | TilesDrawn | Reshuffled | TilePlanned | GaveUp | Passed | Skipped | HandsSeen
