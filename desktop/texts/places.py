"""The places of Common Ground in words: names and sentences come with the content, in three languages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale

import resources
from desktop.texts.catalogues import SOURCE
from desktop.texts.words import fill
from engine.games.common_ground.city import BONUS, PLACES, TOWN_HALL

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Face:
    """A face of a tile: its name and the sentence that explains it, by language."""

    names: dict[str, str]
    sentences: dict[str, str]


@cache
def faces() -> tuple[Face, ...]:
    """The places by number (twice the tile plus the face), read once; () where the content is not there."""
    try:
        data = resources.reader("common_ground")("places.json")
    except resources.MissingContent:
        return ()
    tiles = json.loads(data)["tiles"]
    return tuple(Face(face["names"], face["sentences"]) for tile in tiles for face in tile["faces"])


def spoken(words: dict[str, str]) -> str:
    """The words in the language of the program."""
    return words.get(QLocale().name().partition("_")[0], words[SOURCE])


def piece_name(piece: int) -> str:
    """The name of a piece of the city: a place, Town Hall, or a Bonus tile by its picture."""
    if piece == TOWN_HALL:
        return translate("CommonGround", "Town Hall")
    if piece >= BONUS:
        return bonus_name(piece)
    known = faces()
    if 0 <= piece < min(PLACES, len(known)):
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


def place_sentence(piece: int) -> str:
    """What a place is, for children; "" for anything else."""
    known = faces()
    return spoken(known[piece].sentences) if 0 <= piece < min(PLACES, len(known)) else ""
