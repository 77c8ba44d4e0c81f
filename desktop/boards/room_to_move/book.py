"""The house of a match, its furniture and the plan symbols, as the board needs them; names are in ``desktop.texts``."""

from __future__ import annotations

from functools import cache, lru_cache

from desktop.boards.room_to_move.symbols import Symbols
from desktop.texts import scenarios
from engine.games.room_to_move.furniture import Piece
from engine.games.room_to_move.scenario import Book
from engine.games.room_to_move.sheet import House, Options


def book() -> Book:
    """The book of the game. Raises RuntimeError where its content is missing: then there is no match either."""
    found = scenarios.book()
    if found is None:
        raise RuntimeError("the content of Room to Move is missing")
    return found


@lru_cache(maxsize=64)
def house_of(options: Options) -> House:
    """The house that a match is about."""
    return House(book().scenarios[int(options.scenario)], book().furniture, options)


@cache
def symbols() -> Symbols:
    """The plan symbols of the pieces."""
    return Symbols(book().furniture)


def piece_of(index: int) -> Piece:
    """A piece of the catalogue."""
    return book().furniture.pieces[index]
