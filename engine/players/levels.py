"""The levels of computer players, and how a game brings its own.

A game names its levels in its facts. "random" serves every game; for every other level the module ``player`` in the
game's folder has a table ``PLAYERS`` from level to a function. The module loads on first use.
"""

from __future__ import annotations

import importlib
from typing import Any, Final, Protocol

import msgspec

from engine.core.chance import Draft
from engine.players.budget import Budget

STREAM: Final = "player"
"""The random stream that players draw from; each seat's draft has a seed of its own."""

ITERATIONS: Final = {"random": 1, "beginner": 4_000, "skilled": 20_000, "expert": 100_000}
"""Budget of each level for one decision."""


class Decision(msgspec.Struct, frozen=True):
    """What a player does and, where it can tell, why: a stable code with numbers, made a sentence by the desktop."""

    action: Any
    note: str = ""
    numbers: tuple[int, ...] = ()


class Decide(Protocol):
    """How one level of a game decides for a seat that waits. Draws from the stream ``STREAM`` of the draft only."""

    def __call__(self, game: Any, view: Any, seat: int, draft: Draft, budget: Budget) -> Decision: ...


class Player(msgspec.Struct, frozen=True):
    """A computer player: a game and the way its level decides. Sees nothing but the view of the seat it plays."""

    game: Any
    level: str
    how: Any

    def decide(self, view: Any, seat: int, draft: Draft, budget: Budget | None = None) -> Decision:
        """A legal action of the seat; without a budget the player has that of its level and no cap."""
        decision: Decision = self.how(self.game, view, seat, draft, budget or Budget(ITERATIONS[self.level]))
        return decision


class UnknownLevel(ValueError):
    """The game has no player of that level."""

    def __init__(self, game_id: str, level: str, levels: tuple[str, ...]) -> None:
        super().__init__(f"{game_id} has no computer player {level!r}; its levels are {', '.join(levels)}")
        self.level = level


def play_randomly(game: Any, view: Any, seat: int, draft: Draft, budget: Budget) -> Decision:
    """Any legal action."""
    return Decision(game.choices(view, seat).sample(draft, STREAM))


def player(game: Any, level: str) -> Player:
    """The player of that level. Raises UnknownLevel."""
    if level not in game.facts.levels:
        raise UnknownLevel(game.facts.id, level, game.facts.levels)
    how: Decide = play_randomly
    if level != "random":
        folder = type(game).__module__.rpartition(".")[0]
        how = importlib.import_module(f"{folder}.player").PLAYERS[level]
    return Player(game, level, how)
