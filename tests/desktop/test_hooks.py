"""Every hook that a shared class leaves to others is filled in: no board, piece or page falls back to the bare one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import FunctionType

import pytest

import desktop
from desktop.boards.common.pieces import Piece
from desktop.table.boards import BOARDS
from desktop.windows.parts import Page


def bare_hooks(made: type) -> list[str]:
    """The methods of a class that only say that somebody else has to fill them in."""
    found = []
    for name in dir(made):
        method = getattr(made, name, None)
        if isinstance(method, FunctionType) and method.__code__.co_names == ("NotImplementedError",):
            found.append(f"{method.__qualname__} ({name})")
    return found


def below(made: type) -> Iterator[type]:
    """The classes that nobody inherits from any more, of all that inherit from one."""
    for child in made.__subclasses__():
        yield from below(child) if child.__subclasses__() else (child,)


def test_a_bare_hook_is_found() -> None:
    assert bare_hooks(Piece) == ["Piece.draw (draw)"]
    assert bare_hooks(Page) == ["Page.retranslate (retranslate)"]


@pytest.mark.parametrize("game", BOARDS)
def test_boards_fill_in_every_hook(game: str) -> None:
    module, _, name = BOARDS[game].partition(":")
    assert bare_hooks(getattr(importlib.import_module(module), name)) == []


@pytest.mark.parametrize("shared", [Piece, Page])
def test_pieces_and_pages_fill_in_every_hook(shared: type) -> None:
    for found in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
    made = [one for one in below(shared) if one.__module__.startswith("desktop.")]
    assert len(made) > 5
    assert {f"{one.__module__}.{one.__name__}": bare_hooks(one) for one in made if bare_hooks(one)} == {}
