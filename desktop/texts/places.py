"""The places of Common Ground in words: names and sentences come with the content, in three languages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

import resources
from desktop.texts.catalogues import SOURCE
from desktop.texts.words import fill
from engine.games.common_ground.city import BONUS, PLACES, TOWN_HALL

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Face:
    """A face of a tile: its name and the sentence that explains it, by language, and the name of its pictogram."""

    names: dict[str, str]
    sentences: dict[str, str]
    pictogram: str


@dataclass(frozen=True)
class Places:
    """The faces by number (twice the tile plus the face) and Town Hall."""

    faces: tuple[Face, ...]
    town_hall: Face


@cache
def places() -> Places | None:
    """The places of the game, read once; None where the content is not there."""
    try:
        data = resources.reader("common_ground")("places.json")
    except resources.MissingContent:
        return None
    content = json.loads(data)
    faces = tuple(face_of(face) for tile in content["tiles"] for face in tile["faces"])
    return Places(faces, face_of(content["town_hall"]))


def face_of(entry: dict[str, Any]) -> Face:
    """A face as the content has it."""
    return Face(entry["names"], entry["sentences"], entry["pictogram"])


def faces() -> tuple[Face, ...]:
    """The places by number; () where the content is not there."""
    found = places()
    return found.faces if found is not None else ()


def language() -> str:
    """The code of the language of the program."""
    return QLocale().name().partition("_")[0]


def spoken(words: dict[str, str]) -> str:
    """The words in the language of the program."""
    return words.get(language(), words[SOURCE])


def piece_name(piece: int) -> str:
    """The name of a piece of the city: a place, Town Hall, or a Bonus tile by its picture."""
    if piece == TOWN_HALL:
        return translate("CommonGround", "Town Hall")
    if piece >= BONUS:
        return bonus_name(piece)
    if piece < 0:
        return translate("CommonGround", "Hidden place")
    known = faces()
    if piece < min(PLACES, len(known)):
        return spoken(known[piece].names)
    return fill(translate("CommonGround", "Place %1", "a place without a name"), piece + 1)


def bonus_name(piece: int) -> str:
    """A Bonus tile; it has no name, so its picture tells which one is meant."""
    pictures = (
        translate("CommonGround", "Bonus tile with fountain"),
        translate("CommonGround", "Bonus tile with statue"),
        translate("CommonGround", "Bonus tile with bandstand"),
        translate("CommonGround", "Bonus tile with clock tower"),
        translate("CommonGround", "Bonus tile with carousel"),
        translate("CommonGround", "Bonus tile with pond"),
    )
    return pictures[(piece - BONUS) % len(pictures)]


def piece_sentence(piece: int) -> str:
    """What a piece of the city is, for children; "" for one that is hidden or unknown."""
    if piece >= BONUS:
        return translate("CommonGround", "Three half trees, and a wall that shuts a line.")
    found = places()
    if found is None or piece < 0:
        return ""
    if piece == TOWN_HALL:
        return spoken(found.town_hall.sentences)
    return spoken(found.faces[piece].sentences) if piece < min(PLACES, len(found.faces)) else ""
