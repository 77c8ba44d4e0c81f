"""How the places are drawn: pictogram, ground, roof, tint and size of each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import resources
from desktop.texts.places import faces


@dataclass(frozen=True)
class Scene:
    """How a place is drawn: pictogram, ground, roof ("": the pictogram lies on the ground), tint and size."""

    pictogram: str
    ground: str
    roof: str
    tint: str
    size: float


@cache
def scenes() -> tuple[Scene, ...]:
    """The scenes of all places by number, read once. Raises KeyError or ValueError on damaged art."""
    known = json.loads((resources.folder() / "art" / "common_ground" / "scenes.json").read_bytes())
    return tuple(scene_of(face.pictogram.rpartition("/")[2].removesuffix(".svg"), known) for face in faces())


def scene_of(pictogram: str, known: dict[str, dict[str, Any]]) -> Scene:
    """The scene of a pictogram, a plain yard for one without scene."""
    entry = known.get(pictogram)
    if entry is None:
        return Scene(pictogram, "yard", "flat_sand", "#1F2D3A", 26.0)
    roof = str(entry["roof"] or "")
    return Scene(pictogram, str(entry["ground"]), roof, str(entry["tint"]), float(entry["size"]))
