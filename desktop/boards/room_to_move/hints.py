"""What would not count if the match ended now, and which windows bonuses count, as values for the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.games.room_to_move.kinds import BonusKind, CirculationAt, WindowFaces, WindowSees
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import BonusNow, Hint
from engine.geometry.squares import NOWHERE, neighbour

SIDES_OF: Final = {"N": 0, "E": 1, "S": 2, "W": 3}


@dataclass(frozen=True)
class Doubt:
    """A piece that would not count, by its place on the sheet, with the hint that says why."""

    place: int
    hint: Hint


@dataclass(frozen=True)
class Doubts:
    """What is in doubt on a sheet: ``pieces``, their furniture squares, circulation squares that are crossed out, and
    hints about whole rooms."""

    pieces: tuple[Doubt, ...] = ()
    squares: int = 0
    crossed: int = 0
    rooms: tuple[Hint, ...] = ()

    def hint_for(self, place: int) -> Hint | None:
        """Why the piece at that place of the sheet would not count."""
        return next((doubt.hint for doubt in self.pieces if doubt.place == place), None)


def doubts_of(house: House, sheet: Sheet, hints: Iterable[Hint]) -> Doubts:
    """What the hints say about the pieces of the sheet. A hint about a room that was left open or is not reached holds
    for all its pieces; one that cannot be closed any more is told of the room."""
    pieces: dict[int, Hint] = {}
    rooms = []
    squares = crossed = 0
    for hint in hints:
        if hint.piece >= 0:
            if hint.piece < len(sheet.placed):
                pieces.setdefault(hint.piece, hint)
                crossed |= hint.squares
            continue
        rooms.append(hint)
        if hint.code == "cannot_be_closed":
            continue
        for place, placed in enumerate(sheet.placed):
            if placed.room == hint.room:
                pieces.setdefault(place, hint)
    for place in pieces:
        squares |= house.squares(sheet.placed[place])[0]
    doubts = tuple(Doubt(place, hint) for place, hint in sorted(pieces.items()))
    return Doubts(doubts, squares, crossed, tuple(rooms))


# Windows


def about_windows(bonus: BonusKind) -> bool:
    """Whether windows decide about a bonus."""
    if isinstance(bonus, CirculationAt):
        return bonus.place == "window"
    return isinstance(bonus, (WindowFaces, WindowSees))


def looks_at(scenario: Scenario, square: int, side: int, thing: str) -> bool:
    """Whether a window sees a thing: straight out, before any part of the house (section 6, R21, R30)."""
    here = neighbour(square, side)
    while here != NOWHERE and not scenario.inside >> here & 1:
        if any(kind == thing and mask >> here & 1 for kind, mask in scenario.outside):
            return True
        here = neighbour(here, side)
    return False


def counting_windows(house: House, sheet: Sheet, bonus: BonusKind, now: BonusNow) -> tuple[int, ...]:
    """The windows that make a bonus what it is worth now."""
    found = []
    for edge in sheet.marks.windows if about_windows(bonus) else ():
        square, side = house.inner_side(edge)
        if not now.squares >> square & 1:
            continue
        if isinstance(bonus, WindowFaces) and side != SIDES_OF[bonus.side]:
            continue
        if isinstance(bonus, WindowSees) and not looks_at(house.scenario, square, side, bonus.thing):
            continue
        found.append(edge)
    return tuple(found)
