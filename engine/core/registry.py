"""Which games there are and where their rules lie.

The mapping is immutable and passed as an argument, so that a match, the command line and the desktop also work with
another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from engine.core.facts import GameFacts
from engine.core.game import Game, Read

GAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "house_numbers": "engine.games.house_numbers.rules:load",
        "common_ground": "engine.games.common_ground.rules:load",
        "nine_blocks": "engine.games.nine_blocks.rules:load",
        "room_to_move": "engine.games.room_to_move.rules:load",
        "after_the_quake": "engine.games.after_the_quake.rules:load",
    }
)
"""Per game id the function that loads its rules, as "package.module:function". The module ``facts`` beside it holds
``FACTS``.
"""


class UnknownGame(ValueError):
    """No game of that id; ``game`` is the id, ``known`` the ids there are."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        super().__init__(f"There is no game {game!r}; the games are {', '.join(known) or 'none'}.")
        self.game = game
        self.known = known


def facts(game: str, registry: Mapping[str, str] = GAMES) -> GameFacts:
    """The facts of a game, without loading its rules. Raises UnknownGame."""
    module, _ = target(game, registry)
    found: GameFacts = import_module(f"{module.rpartition('.')[0]}.facts").FACTS
    return found


def load(game: str, read: Read, registry: Mapping[str, str] = GAMES) -> Game[Any, Any, Any]:
    """The rules of a game; ``read`` gives its content files. Raises UnknownGame, and what ``read`` raises."""
    module, function = target(game, registry)
    loaded: Game[Any, Any, Any] = getattr(import_module(module), function)(read)
    return loaded


def target(game: str, registry: Mapping[str, str]) -> tuple[str, str]:
    """Module and function that load a game. Raises UnknownGame."""
    if game not in registry:
        raise UnknownGame(game, tuple(registry))
    module, _, function = registry[game].partition(":")
    return module, function
