"""Small changes to actions, to see whether rules answer alike about actions that nobody would think of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from engine.core.chance import Draft
from engine.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any]

Mutate: TypeAlias = Callable[[Any, Draft], Any]
"""Gives an action that differs a little, legal or not; None if none comes to its mind."""

STREAM: Final = "conformance"
"""The random stream of the conformance checks."""

REMOVED: Final = object()
"""Stands for a value that is taken out of its list."""


def altered(game: AnyGame, action: Any, draft: Draft) -> Any:
    """The action with one small change somewhere in it, None if the changes tried are no actions of the game."""
    for _ in range(5):
        plain = msgspec.to_builtins(action)
        places = list(leaves(plain))
        if not places:
            return None
        holder, key = draft.chosen(STREAM, places)
        value = other_value(holder[key], draft)
        if isinstance(holder, list) and value is REMOVED:
            del holder[key]
        elif value is not REMOVED:
            holder[key] = value
        try:
            return msgspec.convert(plain, type=game.types.action)
        except msgspec.ValidationError:
            continue
    return None


def leaves(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a tree of objects and lists, as its holder and its key in it; tags stay as they are."""
    items = plain.items() if isinstance(plain, Mapping) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in items:
        if key != "type":
            yield plain, key
            yield from leaves(value)


def other_value(value: Any, draft: Draft) -> Any:
    """Something else in the place of a value."""
    if isinstance(value, bool):
        return draft.chosen(STREAM, (not value, None))
    if isinstance(value, int):
        return draft.chosen(STREAM, (value + 1, value - 1, -value, value + 7, draft.number(STREAM, 64), 2**40, None))
    if isinstance(value, str):
        return draft.chosen(STREAM, ("", value + "x", None, REMOVED))
    if value is None:
        return draft.chosen(STREAM, (0, 1, True, draft.number(STREAM, 40), [], {}))
    return draft.chosen(STREAM, (None, REMOVED))
