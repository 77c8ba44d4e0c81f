"""What a bonus is worth in a small house, for the tests of bonuses."""

from __future__ import annotations

from typing import Any

from rtm_builder import house, sheet, worth

DOOR = {0: ("B2:D4", "D4:E")}
FRONT = "G6:E"


def bonus(kind: str, placed: tuple[Any, ...], *, fields: dict[str, Any] | None = None, **about: Any) -> Any:
    """What a bonus is worth with these pieces in a finished, reached room B2:D4 (other rooms by ``rooms``)."""
    keys = ("rooms", "front", "windows", "walls", "left_open")
    drawn: dict[str, Any] = {"rooms": DOOR, "front": FRONT}
    drawn |= {key: about.pop(key) for key in keys if key in about}
    where = house(bonuses=[{"type": kind, **about}], **(fields or {}))
    return worth(where, sheet(where, *placed, **drawn))


def given(found: Any) -> tuple[int, str]:
    """Points and the code of what is missing."""
    return found.points, found.missing
