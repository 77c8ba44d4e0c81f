"""The places as people read them: name, sentence and scene of each, in the language of the program."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication

import resources
from engine.games.common_ground.city import BONUS, TOWN_HALL


@dataclass(frozen=True)
class Scene:
    """How a place is drawn: pictogram, ground, roof ("": the pictogram lies on the ground), tint and size."""

    pictogram: str
    ground: str
    roof: str
    tint: str
    size: float


@dataclass(frozen=True)
class Place:
    """One face of a tile: names and sentences by language, and its scene."""

    names: dict[str, str]
    sentences: dict[str, str]
    scene: Scene


def read_places(read: Callable[[str], bytes], scenes: dict[str, dict[str, object]]) -> tuple[Place, ...]:
    """All places by number: twice the tile plus the face. Raises KeyError or ValueError on damaged content."""
    found = []
    for tile in json.loads(read("places.json"))["tiles"]:
        for face in tile["faces"]:
            pictogram = str(face["pictogram"]).rpartition("/")[2].removesuffix(".svg")
            found.append(Place(face["names"], face["sentences"], scene_of(pictogram, scenes)))
    return tuple(found)


def scene_of(pictogram: str, scenes: dict[str, dict[str, object]]) -> Scene:
    """The scene of a pictogram, a plain yard for one without scene."""
    entry = scenes.get(pictogram)
    if entry is None:
        return Scene(pictogram, "yard", "flat_sand", "#1F2D3A", 26.0)
    roof, size = entry["roof"], entry["size"]
    assert isinstance(size, (int, float))
    return Scene(pictogram, str(entry["ground"]), str(roof or ""), str(entry["tint"]), float(size))


@cache
def places() -> tuple[Place, ...]:
    """The places of the game, read once."""
    scenes = json.loads((resources.folder() / "art" / "common_ground" / "scenes.json").read_bytes())
    return read_places(resources.reader("common_ground"), scenes)


def language() -> str:
    """The code of the language of the program."""
    return QCoreApplication.translate("CommonGroundBoard", "en", "the code of this language: en, it or de")


def piece_name(piece: int) -> str:
    """The name of a place or of Town Hall; Bonus tiles are called by what they are."""
    if piece == TOWN_HALL:
        return QCoreApplication.translate("CommonGroundBoard", "Town Hall")
    if piece >= BONUS:
        return QCoreApplication.translate("CommonGroundBoard", "Bonus tile")
    if piece < 0:
        return QCoreApplication.translate("CommonGroundBoard", "Hidden place")
    names = places()[piece].names
    return names.get(language(), names["en"])


def sentence_of(piece: int) -> str:
    """The sentence that explains a piece."""
    if piece == TOWN_HALL:
        return QCoreApplication.translate("CommonGroundBoard", "The city grew from here.")
    if piece >= BONUS:
        return QCoreApplication.translate("CommonGroundBoard", "Three half trees, and a wall that shuts a line.")
    if piece < 0:
        return ""
    sentences = places()[piece].sentences
    return sentences.get(language(), sentences["en"])
