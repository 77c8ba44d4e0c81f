"""What happened in After the Quake, told as events."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class YearBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="year_began"):
    """A year begins; seats take income in this order."""

    year: int
    order: tuple[int, ...]


class CardBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="card_began"):
    """An action card begins; seats act in this order, from right to left of where they stood at the ``places``."""

    year: int
    card: int
    order: tuple[int, ...]
    places: tuple[int, ...]


class IncomeTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="income_taken"):
    """A player has gone to an income space (the Committee's number follows the last seat)."""

    year: int
    player: int
    space: int
    money: int


class BonusBegan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_began"):
    """The bonus of the year is handed out in this order."""

    year: int
    order: tuple[int, ...]


class Stood(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stood"):
    """A player's pawn stands on a space of a card, which is of the action ``kind``; ``steps`` were paid to do the
    action of ``target``, which is ``done`` ("": none)."""

    year: int
    player: int
    card: int
    space: int
    choice: str
    target: int
    steps: int
    kind: str
    done: str


class MoneyTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="money_taken"):
    """A player has taken money: of a space, as income, as a bonus, or in the corner of the development board."""

    year: int
    player: int
    money: int
    why: str


class MaterialTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="material_taken"):
    """A building has moved into the player's own area."""

    year: int
    player: int


class PermitTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="permit_taken"):
    """A permit taken from the row."""

    year: int
    player: int
    permit: int


class PermitDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="permit_drawn"):
    """A permit taken from the stack; ``permit`` is told to the player alone (HIDDEN for others)."""

    year: int
    player: int
    permit: int


class PermitDiscarded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="permit_discarded"):
    """A permit that was too much (R14)."""

    year: int
    player: int
    permit: int


class RowFilled(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="row_filled"):
    """New cards lie in a row: "permits" or "goals"."""

    year: int
    row: str
    cards: tuple[int, ...]


class Shuffled(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="shuffled"):
    """The discarded permits are the new stack (R13)."""

    year: int
    count: int


class GoalTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="goal_taken"):
    """A goal taken from the row."""

    year: int
    player: int
    goal: int


class GoalDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="goal_drawn"):
    """A goal taken from the stack; told to the player alone (HIDDEN for others)."""

    year: int
    player: int
    goal: int


class Cleaned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cleaned"):
    """A clean-up for so much; ``space`` lost its rubble (-1: none)."""

    year: int
    player: int
    space: int
    cost: int


class Developed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="developed"):
    """The marker of a player has moved to this field."""

    year: int
    player: int
    column: int
    row: int


class BuildingBuilt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="building_built"):
    """A building stands on a space, paid with these permits and so much money."""

    year: int
    player: int
    space: int
    permits: tuple[int, ...]
    cost: int


class UrbanTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="urban_taken"):
    """A card of urban planning: its type (0 light to 3 park), and its value if it is a park."""

    year: int
    player: int
    kind: int
    value: int


class BestBuilder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="best_builder"):
    """The player has built its last building first (3.5)."""

    year: int
    player: int


class BonusSkipped(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus_skipped"):
    """No alternative of the bonus can be used (ruling 8)."""

    year: int
    player: int


class CommitteeRevealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="committee_revealed"):
    """Solo: the Committee has turned up this permit; it sends the pawn to ``space`` of the action card (``card`` -1: of
    the year's income), which is of the action ``kind``, on from ``first`` if that was taken (-1 both: it chooses a
    building site)."""

    year: int
    card: int
    permit: int
    first: int
    space: int
    kind: str

    @property
    def player(self) -> int:
        """The Committee, which comes behind the only seat."""
        return 1


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ended"):
    """The match is over: "eighth" building or the "year" 1915."""

    year: int
    reason: str


Event: TypeAlias = (
    YearBegan
    | CardBegan
    | IncomeTaken
    | BonusBegan
    | Stood
    | MoneyTaken
    | MaterialTaken
    | PermitTaken
    | PermitDrawn
    | PermitDiscarded
    | RowFilled
    | Shuffled
    | GoalTaken
    | GoalDrawn
    | Cleaned
    | Developed
    | BuildingBuilt
    | UrbanTaken
    | BestBuilder
    | BonusSkipped
    | CommitteeRevealed
    | Ended
)
