"""The furniture and the scenarios as the board needs them: read once, with names in the language of the program."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QLocale

import resources
from desktop.boards.room_to_move.symbols import Symbols
from engine.games.room_to_move.furniture import Piece
from engine.games.room_to_move.scenario import Book, Scenario, read_book
from engine.games.room_to_move.sheet import House, Options

SOURCE = "en"


@cache
def book() -> Book:
    """The book of the game."""
    return read_book(resources.reader("room_to_move"))


@lru_cache(maxsize=64)
def house_of(options: Options) -> House:
    """The house that a match is about."""
    return House(book().scenarios[int(options.scenario)], book().furniture, options)


@cache
def symbols() -> Symbols:
    """The plan symbols of the pieces."""
    return Symbols(book().furniture)


def said(names: dict[str, str]) -> str:
    """A text of the content in the language of the program."""
    language = QLocale().name()[:2]
    return names.get(language) or names[SOURCE]


def piece_of(index: int) -> Piece:
    """A piece of the catalogue."""
    return book().furniture.pieces[index]


def piece_name(index: int) -> str:
    """The name of a piece."""
    return said(piece_of(index).names)


def family_name(number: int) -> str:
    """The name of a furniture number."""
    return said(book().furniture.families[number])


def room_name(scenario: Scenario, room: int) -> str:
    """The name of a room."""
    return said(scenario.rooms[room].names)
