"""The full position of Nine Blocks, secrets included."""

from __future__ import annotations

import msgspec

from engine.core.game import TieBreak
from engine.games.nine_blocks.facts import COPIES
from engine.games.nine_blocks.grid import EMPTY, NOBODY, NUMBERS, SPACES
from engine.games.nine_blocks.view import Claim, LastRound, Options, Phase, Planned

ALL_COPIES = (COPIES,) * len(NUMBERS)


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position between two actions. See ``view.Seen`` for the fields shared with the views.

    ``supply`` are the tiles not drawn yet, next one first. What seats have learnt: ``learnt[a][b]`` the numbers that
    seat a knows to be in the hand or face-down plans of seat b, rising; ``returned`` per number how many the supply
    held when it was last shuffled, and ``taken`` per seat how many of them the seat itself has drawn since.
    ``end``, ``winners`` and ``ties`` tell why the match is over and who won by what.
    """

    options: Options
    seats: int
    start: int
    queue: tuple[int, ...]
    supply: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[int, ...], ...]
    learnt: tuple[tuple[tuple[int, ...], ...], ...]
    penalties: tuple[tuple[int, ...], ...]
    gained: tuple[int, ...]
    alone: tuple[int, ...]
    passed: tuple[int, ...]
    out: tuple[int, ...]
    round: int = 1
    phase: Phase = Phase.PLAN
    turn: int = 0
    board: tuple[int, ...] = (EMPTY,) * SPACES
    builders: tuple[int, ...] = (NOBODY,) * SPACES
    built_in: tuple[int, ...] = (0,) * SPACES
    plans: tuple[Planned, ...] = ()
    discards: tuple[int, ...] = ()
    returned: tuple[int, ...] = ALL_COPIES
    claims: tuple[Claim, ...] = ()
    final: bool = False
    bonus_seat: int = NOBODY
    bonus: int = 0
    last: LastRound | None = None
    end: str = ""
    winners: tuple[int, ...] = ()
    ties: tuple[TieBreak, ...] = ()

    @property
    def left(self) -> int:
        """How many tiles the supply holds."""
        return len(self.supply)
