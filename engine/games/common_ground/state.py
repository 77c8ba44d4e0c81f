"""The full position of Common Ground, secrets included."""

from __future__ import annotations

import msgspec

from engine.games.common_ground.actions import Matching
from engine.games.common_ground.city import Laid
from engine.games.common_ground.view import Options, Phase, RoundOver


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position between two actions. See ``view.Seen`` for the fields shared with the views.

    ``bag`` are the tiles in the box, next one first; ``bonuses`` the pile of Bonus tiles, top one first; ``history``
    the rounds whose guess has been revealed.
    """

    options: Options
    round: int
    phase: Phase
    mayor: int
    seats: int
    city: tuple[Laid, ...]
    bag: tuple[int, ...]
    bonuses: tuple[int, ...]
    unlocked: bool = False
    cones: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    proposals: tuple[Matching, ...] = ()
    proposed: tuple[int, ...] = ()
    loose: tuple[int, ...] = ()
    history: tuple[RoundOver, ...] = ()
