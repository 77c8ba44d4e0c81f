"""What a new match is made from: plain records that windows fill in and the settings remember."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.core.entries import LONGEST_CLOCK

PERSON = "person"
"""The controller of a seat that a person plays; every other controller is the level of a computer player."""

COLOURS = 12


@dataclass(frozen=True)
class SeatPlan:
    """A seat: its name, who plays it (``PERSON`` or a level), the number 1 to 12 of colour and symbol, the name of its
    town."""

    name: str
    controller: str = PERSON
    colour: int = 1
    town: str = ""


@dataclass(frozen=True)
class MatchPlan:
    """A match to be begun.

    ``seed`` None is drawn by the system; ``free_undo`` None means on with at most one person; ``aids`` are the
    switched-on match aids ("legal", "live_score", "left", "soft_hints", "hints"); ``secret`` hides each seat's writing
    behind the curtain; ``clock`` is the number of seconds that the clock gives to each step of a round, 0 for no clock.
    """

    game: str
    mode: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    free_undo: bool | None = None
    aids: frozenset[str] = frozenset({"legal", "live_score", "left"})
    secret: bool = False
    clock: int = 0

    @property
    def persons(self) -> int:
        """How many seats persons play."""
        return sum(seat.controller == PERSON for seat in self.seats)

    @property
    def undo_is_free(self) -> bool:
        """The chosen or the default value of the option "free undo"."""
        return self.persons <= 1 if self.free_undo is None else self.free_undo

    def to_json(self) -> dict[str, Any]:
        """The plan as plain JSON values, for the settings; the seed is left out."""
        values = asdict(self)
        del values["seed"]
        values["aids"] = sorted(self.aids)
        values["seats"] = [asdict(seat) for seat in self.seats]
        return values

    @staticmethod
    def from_json(values: Mapping[str, Any]) -> MatchPlan:
        """The plan that ``to_json`` wrote. Raises ValueError when the values are not of that form."""
        try:
            seats = tuple(
                SeatPlan(
                    str(seat["name"]), str(seat["controller"]), colour_of(seat["colour"]), str(seat.get("town", ""))
                )
                for seat in values["seats"]
            )
            free_undo = values.get("free_undo")
            return MatchPlan(
                game=str(values["game"]),
                mode=str(values["mode"]),
                seats=seats,
                options={str(key): str(value) for key, value in values.get("options", {}).items()},
                free_undo=free_undo if isinstance(free_undo, bool) else None,
                aids=frozenset(str(aid) for aid in values.get("aids", ())),
                secret=bool(values.get("secret", False)),
                clock=seconds_of(values.get("clock", 0)),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not a match plan: {error}") from error


def colour_of(value: object) -> int:
    """A number of colour and symbol. Raises ValueError when it is none."""
    if not isinstance(value, int) or not 1 <= value <= COLOURS:
        raise ValueError(f"not a colour: {value!r}")
    return value


def seconds_of(value: object) -> int:
    """The seconds of a clock; 0, for no clock, when it is nothing that a clock can be set to."""
    return value if type(value) is int and 0 < value <= LONGEST_CLOCK else 0
