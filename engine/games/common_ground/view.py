"""What a seat may know in Common Ground, the questions it may ask, and the events that tell what happened."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

from engine.games.common_ground.actions import Matching
from engine.games.common_ground.city import Laid


class Phase(StrEnum):
    """The part of a round."""

    CONES = "cones"
    FACES = "faces"
    PLAN = "plan"
    GROUP = "group"
    CORNERS = "corners"
    BONUS = "bonus"
    OVER = "over"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules, "on" or "off": ``children`` (the mayor may turn tiles over), ``open_table`` (all see
    the places while the mayor thinks)."""

    children: str = "off"
    open_table: str = "off"


class RoundOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round that is over: its mayor and deputy, the places, the cells of the cones, what was meant and guessed (cone
    per place), who had agreed, and whether a Bonus tile came of it."""

    mayor: int
    deputy: int
    places: tuple[int, ...]
    cones: tuple[int, ...]
    meant: tuple[int, ...]
    guessed: tuple[int, ...]
    ticks: tuple[int, ...]

    @property
    def right(self) -> int:
        """How many places were guessed right."""
        return sum(a == b for a, b in zip(self.meant, self.guessed, strict=True))

    @property
    def perfect(self) -> bool:
        """Whether all were."""
        return self.meant == self.guessed


class Seen(Protocol):
    """What rules functions read of a position: a State and every View have it.

    ``cones`` are the cells of the cones (empty before the deputy has set them); ``drawn`` the tiles drawn this round
    as places with the face that came up, ``HIDDEN`` where they may not be known; ``plan`` the secret matching (()
    before it is sealed, ``HIDDEN`` for all but the mayor); ``proposals`` per seat the latest matching (()) and
    ``proposed`` how often; ``loose`` the mismatched places still to be laid; ``bonus`` the next Bonus tile (-1: used
    up).
    """

    @property
    def options(self) -> Options: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def mayor(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def city(self) -> tuple[Laid, ...]: ...
    @property
    def unlocked(self) -> bool: ...
    @property
    def cones(self) -> tuple[int, ...]: ...
    @property
    def drawn(self) -> tuple[int, ...]: ...
    @property
    def proposals(self) -> tuple[Matching, ...]: ...
    @property
    def proposed(self) -> tuple[int, ...]: ...
    @property
    def loose(self) -> tuple[int, ...]: ...


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know (``seat`` None: the table). See ``Seen``; ``left`` tiles lie in the box, ``bonus`` is the
    picture of the Bonus tile to lay (-1 while none is), ``bonuses`` are left, ``history`` the rounds that are over."""

    seat: int | None
    options: Options
    round: int
    phase: Phase
    mayor: int
    seats: int
    city: tuple[Laid, ...]
    unlocked: bool
    cones: tuple[int, ...]
    drawn: tuple[int, ...]
    plan: tuple[int, ...]
    proposals: tuple[Matching, ...]
    proposed: tuple[int, ...]
    loose: tuple[int, ...]
    bonus: int
    bonuses: int
    left: int
    history: tuple[RoundOver, ...]

    @property
    def deputy(self) -> int:
        """The seat on the mayor's left."""
        return (self.mayor + 1) % self.seats


class Parts(msgspec.Struct, frozen=True):
    """The legal next parts of a draft (``Choices.narrow``): ``cells`` for the next cone, the tile or the Bonus tile;
    ``cones`` free in the matching; ``pieces`` to lay; ``closed`` per cell the sides of a Bonus tile that win a tree."""

    cells: tuple[int, ...] = ()
    cones: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    closed: dict[int, tuple[int, ...]] = {}


class Gain(msgspec.Struct, frozen=True):
    """The detail of a preview: the city as it would stand, the trees won, the cells that a Bonus tile would shut next
    to it (its line goes on for ever) as (cell, side), or ()."""

    city: tuple[Laid, ...]
    trees: int
    shuts: tuple[int, int] | tuple[()] = ()


class WhatIsHere(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_here"):
    """Question: what would a tile on this cell complete, or why is the cell shut?"""

    cell: int


class WhyHere(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why_here"):
    """Question: which place near the cell speaks most for this place?"""

    piece: int
    cell: int


class Here(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="here"):
    """Answer: the trees that would be completed, whether a cone may stand here, whether a mismatched tile may lie here,
    and the Bonus tile that shuts the cell (-1: none)."""

    trees: int
    buildable: bool
    corner: bool
    shut_by: int


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="because"):
    """Answer: the neighbouring piece that speaks most for the place (-1: none), and how much, 0 to 1000."""

    beside: int
    affinity: int


Question: TypeAlias = WhatIsHere | WhyHere
Answer: TypeAlias = Here | Because


class RoundBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="round_began"):
    """A round begins with its mayor and deputy; ``unlocked`` if the white cone is in play from now on."""

    round: int
    mayor: int
    deputy: int
    unlocked: bool


class TilesDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tiles_drawn"):
    """The mayor has drawn these places (told to those who may see them)."""

    round: int
    places: tuple[int, ...]


class ConesSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cones_set"):
    """The deputy has set the cones."""

    round: int
    seat: int
    cells: tuple[int, ...]


class PlanSealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plan_sealed"):
    """The mayor has sealed the plan; these are the places."""

    round: int
    seat: int
    places: tuple[int, ...]


class Proposed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="proposed"):
    """A guesser says which place belongs to which cone."""

    round: int
    seat: int
    matching: tuple[int, ...]


class GuessSealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guess_sealed"):
    """The deputy has sealed the guess."""

    round: int
    seat: int
    matching: tuple[int, ...]
    ticks: tuple[int, ...]


class PlaceRevealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="place_revealed"):
    """A place with the cone it was meant for and the one it was guessed for, and the piece beside it that speaks most
    for what was meant (-1: none). Told in an order that keeps the tension: right ones first."""

    round: int
    mayor: int
    place: int
    meant: int
    guessed: int
    beside: int
    trees: int


class PlaceLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="place_laid"):
    """The mayor has laid a mismatched place at a corner of the city."""

    round: int
    seat: int
    place: int
    cell: int


class BonusLaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_laid"):
    """The mayor has laid a Bonus tile; its closed side shuts the line beyond it; ``trees`` were won."""

    round: int
    seat: int
    piece: int
    cell: int
    closed: int
    trees: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """Six rounds are over."""

    trees: int
    rank: int


Event: TypeAlias = (
    RoundBegan
    | TilesDrawn
    | ConesSet
    | PlanSealed
    | Proposed
    | GuessSealed
    | PlaceRevealed
    | PlaceLaid
    | BonusLaid
    | Ended
)
