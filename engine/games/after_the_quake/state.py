"""The full position of After the Quake, secrets included."""

from __future__ import annotations

import msgspec

from engine.games.after_the_quake.view import NONE, Board, Options, Phase


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position between two actions. See ``view.Seen`` for the fields shared with the views.

    ``permit_stack`` and ``goal_stack`` are the stacks, top first; ``last`` where the pawns stood on the card or row
    before; ``revealed`` the permit that the Committee turned up last; ``returned`` the permits of the last shuffle of
    discards, which lay open, so that all know them (() before the first), ``earlier`` those of the shuffles before it.
    """

    options: Options
    seats: int
    solo: bool
    plots: tuple[int, ...]
    ring: tuple[int, ...]
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
    permit_stack: tuple[int, ...]
    goal_stack: tuple[int, ...]
    common: tuple[int, ...]
    urban: tuple[int, int, int]
    parks: tuple[int, ...]
    discards: tuple[int, ...] = ()
    phase: Phase = Phase.INCOME
    year: int = 0
    card: int = NONE
    best: int = NONE
    ending: bool = False
    revealed: int = NONE
    returned: tuple[int, ...] = ()
    earlier: tuple[tuple[int, ...], ...] = ()

    @property
    def permits_left(self) -> int:
        """Permits in the stack."""
        return len(self.permit_stack)

    @property
    def goals_left(self) -> int:
        """Goals in the stack."""
        return len(self.goal_stack)
