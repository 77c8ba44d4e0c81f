"""Furniture and scenarios of Room to Move in words: names and sentences come with the content, in three languages."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

import resources
from desktop.texts.places import language, spoken
from desktop.texts.words import fill
from engine.games.room_to_move.furniture import NUMBERS, PIECES
from engine.games.room_to_move.reading import ContentError
from engine.games.room_to_move.scenario import Book, Scenario, read_book

translate = QCoreApplication.translate

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""The room cards, as they are printed."""


@cache
def book() -> Book | None:
    """Furniture and scenarios, read once; None where the content is not there."""
    try:
        return read_book(resources.reader("room_to_move"))
    except ContentError:
        return None


def scenario_at(number: int) -> Scenario | None:
    """A scenario by its number, None for one that there is not or that cannot be used."""
    found = book()
    return found.scenarios.get(number) if found is not None else None


def in_sentence(name: str) -> str:
    """A name as it stands inside a sentence: its first letter small, but for German nouns and for abbreviations."""
    if language() == "de" or name[1:2].isupper():
        return name
    return name[:1].lower() + name[1:]


def piece_title(piece: int) -> str:
    """A piece on its own: "Tiled stove"."""
    found = book()
    if found is None or not 0 <= piece < PIECES:
        return translate("RoomToMove", "This piece")
    return spoken(found.furniture.pieces[piece].names)


def piece_name(piece: int) -> str:
    """A piece inside a sentence: "tiled stove"."""
    return in_sentence(piece_title(piece))


def family_title(number: int) -> str:
    """A furniture number on its own: "Stove or fireplace"."""
    found = book()
    if found is None or number not in NUMBERS:
        return fill(translate("RoomToMove", "Number %1", "a furniture number without a name"), number)
    return spoken(found.furniture.families[number])


def family_name(number: int) -> str:
    """A furniture number inside a sentence."""
    return in_sentence(family_title(number))


def numeral(room: int) -> str:
    """The sign of a room: "III"."""
    return NUMERALS[room] if 0 <= room < len(NUMERALS) else str(room + 1)


def room_title(scenario: Scenario | None, room: int) -> str:
    """A room by its name, by its sign where the scenario is not there."""
    if scenario is None or not 0 <= room < len(scenario.rooms):
        return fill(translate("RoomToMove", "Room %1"), numeral(room))
    return spoken(scenario.rooms[room].names)


def scenario_title(number: int) -> str:
    """The name of a scenario, its number where it cannot be read."""
    found = scenario_at(number)
    return spoken(found.file.names) if found is not None else fill(translate("RoomToMove", "Scenario %1"), number)


def scenario_story(number: int) -> str:
    """The story of a scenario; why it cannot be used where that is so."""
    found = scenario_at(number)
    if found is not None:
        return spoken(found.file.story)
    return fill(translate("RoomToMove", "This scenario cannot be used: %1"), why_unusable(number))


def why_unusable(number: int) -> str:
    """What is wrong with the file of a scenario, "" if nothing is."""
    found = book()
    if found is None:
        return translate("RoomToMove", "the content of the game is missing.")
    return found.unusable.get(number, "")
