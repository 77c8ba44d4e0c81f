"""What a seat may know in After the Quake, the questions it may ask, and the answers.

Players are the seats and, in solo, the Committee, whose number follows the last seat.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Protocol, TypeAlias

import msgspec

from engine.games.after_the_quake.actions import Action

BUILDINGS: Final = 8
HAND: Final = 5
ROW: Final = 3
NONE: Final = -1
COLUMNS: Final = 9
ROWS: Final = 7


class Phase(StrEnum):
    """What is to be done."""

    INCOME = "income"
    BONUS = "bonus"
    ACT = "act"
    DISCARD = "discard"
    OVER = "over"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules (R14): every money space gives 1 $ (``flat_money``), and what happens with a sixth
    permit (``permit_limit`` "strict": it cannot be taken; "discard")."""

    flat_money: str = "off"
    permit_limit: str = "strict"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has, hidden cards aside: money, buildings in the stock and in the own ``area``, rubble tokens,
    the field of its development marker, cards of urban planning (lights, cable cars, hydrants), the values of its
    parks, and goals and permits that everybody saw it take."""

    money: int = 0
    stock: int = BUILDINGS
    area: int = 0
    rubble: int = 0
    column: int = 0
    row: int = 0
    urban: tuple[int, int, int] = (0, 0, 0)
    parks: tuple[int, ...] = ()
    goals: tuple[int, ...] = ()
    permits: tuple[int, ...] = ()


class Seen(Protocol):
    """What rules functions read of a position: a State and every View have it.

    ``seats`` persons and computers play, ``solo`` tells whether the Committee plays as well; ``plots`` make the map;
    ``year`` counts from 0, ``card`` the place of the present action card in ``ring`` (-1: income or bonus); ``places``
    per player where its pawn stands on the present card or row (-1: not yet); ``last`` where it stood before; ``queue``
    the players that act next; ``built`` per space the player or -1; ``rubble`` a mask of spaces; ``boards`` per player;
    ``hands`` and ``secret_goals`` per player the cards nobody else has seen (``HIDDEN`` where they may not be known);
    ``permit_row`` and ``goal_row`` (-1: a gap); ``permits_left`` and ``goals_left`` in the stacks, ``discards`` of
    permits; ``urban`` the stock of lights, cable cars, hydrants and ``parks`` from the top; ``common`` goals for all;
    ``best`` who is Best Builder; ``ending`` whether the last building has been built.
    """

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def solo(self) -> bool: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def plots(self) -> tuple[int, ...]: ...
    @property
    def ring(self) -> tuple[int, ...]: ...
    @property
    def year(self) -> int: ...
    @property
    def card(self) -> int: ...
    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def queue(self) -> tuple[int, ...]: ...
    @property
    def built(self) -> tuple[int, ...]: ...
    @property
    def rubble(self) -> int: ...
    @property
    def boards(self) -> tuple[Board, ...]: ...
    @property
    def hands(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def secret_goals(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def permit_row(self) -> tuple[int, ...]: ...
    @property
    def goal_row(self) -> tuple[int, ...]: ...
    @property
    def permits_left(self) -> int: ...
    @property
    def goals_left(self) -> int: ...
    @property
    def discards(self) -> tuple[int, ...]: ...
    @property
    def urban(self) -> tuple[int, int, int]: ...
    @property
    def parks(self) -> tuple[int, ...]: ...
    @property
    def common(self) -> tuple[int, ...]: ...
    @property
    def best(self) -> int: ...
    @property
    def ending(self) -> bool: ...


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know (``seat`` None: the table). See ``Seen``; ``revealed`` is the permit that the Committee
    turned up last, ``returned`` are the permits of the last shuffle of discards and ``earlier`` those of the shuffles
    before it; ``fresh`` tells per player how many of its hidden permits were drawn since each shuffle, the first one
    first, and before the next."""

    seat: int | None
    options: Options
    seats: int
    solo: bool
    phase: Phase
    plots: tuple[int, ...]
    ring: tuple[int, ...]
    year: int
    card: int
    places: tuple[int, ...]
    last: tuple[int, ...]
    queue: tuple[int, ...]
    built: tuple[int, ...]
    rubble: int
    boards: tuple[Board, ...]
    hands: tuple[tuple[int, ...], ...]
    secret_goals: tuple[tuple[int, ...], ...]
    permit_row: tuple[int, ...]
    goal_row: tuple[int, ...]
    permits_left: int
    goals_left: int
    discards: tuple[int, ...]
    urban: tuple[int, int, int]
    parks: tuple[int, ...]
    common: tuple[int, ...]
    best: int
    ending: bool
    revealed: int
    returned: tuple[int, ...]
    earlier: tuple[tuple[int, ...], ...]
    fresh: tuple[tuple[int, ...], ...]


class Parts(msgspec.Struct, frozen=True):
    """The legal next parts of a draft (``Choices.narrow``): ``spaces`` of the row or card; ``targets`` whose action can
    be done from the chosen space; ``takes``; ``rubble`` spaces; map ``sites`` for a build, with the ``permits`` that
    can still be added and the ``urban`` types to choose from; ``alternatives`` of the bonus."""

    spaces: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    takes: tuple[int, ...] = ()
    rubble: tuple[int, ...] = ()
    sites: tuple[int, ...] = ()
    permits: tuple[int, ...] = ()
    urban: tuple[int, ...] = ()
    alternatives: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """The detail of a preview: payments as (what, money), the purse after them, the development field."""

    payments: tuple[tuple[str, int], ...]
    money: int
    column: int
    row: int


class WhatItCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_it_costs"):
    """Question: from this space of the present card, what does the action of each space cost, and can it be done?"""

    space: int


class WhatIsLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_is_left"):
    """Question: which permits and goals has the seat not seen?"""


class WhatGoalsGive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what_goals_give"):
    """Question: what does every goal that counts for the seat give it now, and after ``action``, which may lack parts?
    A goal of the row gives what it would give if the seat had it."""

    action: Action | None = None


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="prices"):
    """Answer: per space of the card the least price of its action, and the reason code that stands against it ("": it
    can be done)."""

    money: tuple[int, ...]
    reasons: tuple[str, ...]


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="left"):
    """Answer: the permits and goals that the seat has not seen."""

    permits: tuple[int, ...]
    goals: tuple[int, ...]


class GoalGives(msgspec.Struct, frozen=True):
    """A ``goal``, what it counts for the seat, its ``points`` now and ``after`` the action, and the spaces that give
    those."""

    goal: int
    count: int
    points: int
    after: int
    squares: tuple[int, ...] = ()


class GoalsGive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="goals_give"):
    """Answer: the common goals with Best Builder, the goals of the seat, those of the row; the ``total`` of the seat
    now and ``after`` the action. Goals that may not be known are left out; what is refused changes nothing."""

    common: tuple[GoalGives, ...]
    own: tuple[GoalGives, ...]
    row: tuple[GoalGives, ...]
    total: int
    after: int


Question: TypeAlias = WhatItCosts | WhatIsLeft | WhatGoalsGive
Answer: TypeAlias = Prices | Left | GoalsGive
