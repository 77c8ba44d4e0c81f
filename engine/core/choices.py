"""Legal actions as a set that is asked, not listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from engine.core.chance import Draft

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
K = TypeVar("K")


class Choices(Protocol[A]):
    """The legal actions of one seat in one position.

    Contains an action exactly when the game's ``refuse`` is silent about it. Large sets are never built: iteration is
    lazy.
    """

    def __contains__(self, action: object) -> bool: ...

    def __iter__(self) -> Iterator[A]:
        """Every legal action once, in a fixed order, lazily."""

    def __bool__(self) -> bool:
        """Whether there is any legal action."""

    def sample(self, draft: Draft, stream: str) -> A:
        """One legal action; each has a chance above zero. Raises IndexError when there is none."""

    def narrow(self, partial: A) -> Any:
        """The legal next parts of an action with missing parts, as a record of the game."""


def group(actions: Iterator[A], key: Callable[[A], K]) -> dict[K, tuple[A, ...]]:
    """The actions grouped by ``key``, for instance by place and then by rotation; groups keep the order of the
    actions."""
    groups: dict[K, list[A]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return {k: tuple(members) for k, members in groups.items()}
