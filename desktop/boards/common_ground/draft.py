"""What is laid out before it is sealed: cones, the matching, faces, a tile at a corner, a Bonus tile.

Pure Python over the actions of the game. A sketch is one state of the table; ``Draft`` keeps it with undo and redo.
Ticks are no part of it: they mean the layout as it is now, and any change clears them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.common_ground.actions import Lay, LayBonus, SealPlan, SetCones
from engine.games.common_ground.view import Phase, View


@dataclass(frozen=True)
class Sketch:
    """What lies on the table: ``cones`` per colour their cell, ``matching`` per place its cone, ``movers`` per place
    the seat that laid it, ``faces`` per place, ``piece`` and ``cell`` of a tile or of the Bonus tile, its ``closed``
    side."""

    cones: tuple[int | None, ...] = ()
    matching: tuple[int | None, ...] = ()
    movers: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    piece: int | None = None
    cell: int | None = None
    closed: int = 3

    @property
    def bonus(self) -> LayBonus:
        """The Bonus tile as it lies."""
        return LayBonus(self.cell, self.closed)

    @property
    def lay(self) -> Lay:
        """The mismatched tile as it lies."""
        return Lay(self.piece, self.cell)

    @property
    def set_cones(self) -> SetCones:
        """The cones as they stand."""
        return SetCones(self.cones)


Kept = tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]]
"""A draft that is laid away: the sketch, what undo goes back to, what redo goes on to."""


def first_sketch(view: View) -> Sketch:
    """The table at the beginning of a phase."""
    count = 4 if view.unlocked else 3
    faces = tuple(place % 2 for place in view.drawn) if view.drawn and view.drawn[0] >= 0 else ()
    piece = view.loose[0] if view.phase is Phase.CORNERS and len(view.loose) == 1 else None
    return Sketch((None,) * count, (None,) * count, (-1,) * count, faces, piece)


class Draft:
    """The sketch with its undo and redo."""

    def __init__(self) -> None:
        self.sketch = Sketch()
        self.past: list[Sketch] = []
        self.future: list[Sketch] = []

    def put(self, sketch: Sketch) -> bool:
        """Takes ``sketch``; tells whether anything changed."""
        if sketch == self.sketch:
            return False
        self.past.append(self.sketch)
        self.future.clear()
        self.sketch = sketch
        return True

    def undo(self) -> bool:
        """Goes back by one part; tells whether there was one."""
        if not self.past:
            return False
        self.future.append(self.sketch)
        self.sketch = self.past.pop()
        return True

    def redo(self) -> bool:
        """Puts the part again that was taken back; tells whether there was one."""
        if not self.future:
            return False
        self.past.append(self.sketch)
        self.sketch = self.future.pop()
        return True

    def keep(self) -> Kept | None:
        """Everything, to be put back later; None if there is nothing."""
        if not self.past and not self.future:
            return None
        return self.sketch, tuple(self.past), tuple(self.future)

    def put_back(self, kept: Kept) -> None:
        """Takes what ``keep`` gave."""
        self.sketch, past, future = kept
        self.past, self.future = list(past), list(future)

    def begin(self, sketch: Sketch) -> None:
        """Starts anew."""
        self.sketch = sketch
        self.past.clear()
        self.future.clear()


def with_item(row: tuple[int | None, ...], at: int, value: int | None) -> tuple[int | None, ...]:
    """The row with another value at a place."""
    return (*row[:at], value, *row[at + 1 :])


def match(sketch: Sketch, place: int, cone: int, mover: int) -> Sketch:
    """Lays a site tile on a place. One that lies there changes places with it, or goes back to the strip."""
    old, other = sketch.matching[place], home_of(sketch, cone)
    matching, movers = list(sketch.matching), list(sketch.movers)
    if other is not None and other != place:
        matching[other] = old
        movers[other] = mover if old is not None else -1
    matching[place], movers[place] = cone, mover
    return replace(sketch, matching=tuple(matching), movers=tuple(movers))


def unmatch(sketch: Sketch, cone: int) -> Sketch:
    """Takes a site tile off its place."""
    place = home_of(sketch, cone)
    if place is None:
        return sketch
    movers = (*sketch.movers[:place], -1, *sketch.movers[place + 1 :])
    return replace(sketch, matching=with_item(sketch.matching, place, None), movers=movers)


def home_of(sketch: Sketch, cone: int) -> int | None:
    """The place on which a site tile lies, None while it lies on none."""
    return sketch.matching.index(cone) if cone in sketch.matching else None


def turn_over(sketch: Sketch, place: int) -> Sketch:
    """Turns a drawn tile over."""
    faces = (*sketch.faces[:place], 1 - sketch.faces[place], *sketch.faces[place + 1 :])
    return replace(sketch, faces=faces)


def set_cone(sketch: Sketch, colour: int, cell: int | None) -> Sketch:
    """Sets a cone; one that stands there changes places with it."""
    cones = list(sketch.cones)
    if cell is not None and cell in cones:
        cones[cones.index(cell)] = cones[colour]
    cones[colour] = cell
    return replace(sketch, cones=tuple(cones))


def plan_of(sketch: Sketch, view: View) -> SealPlan:
    """The plan as it lies; with faces where the mayor chooses them together with the plan."""
    asks = view.options.children == "on" and view.options.open_table != "on"
    return SealPlan(sketch.matching, sketch.faces if asks else ())


def faced(view: View, sketch: Sketch) -> tuple[int, ...]:
    """The drawn places with the faces that the sketch turns up."""
    if view.phase not in (Phase.FACES, Phase.PLAN) or len(sketch.faces) != len(view.drawn):
        return view.drawn
    return tuple(place if place < 0 else place // 2 * 2 + face for place, face in zip(view.drawn, sketch.faces))  # noqa: B905
