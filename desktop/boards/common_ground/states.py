"""The situation at the table and what every piece shows in it, worked out from view and sketch alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.boards.common_ground.desk import DetailState
from desktop.boards.common_ground.draft import Sketch, home_of
from desktop.boards.common_ground.lawn import halves_of, seams_of
from desktop.boards.common_ground.layout import BOARD, CELL, CELL_MOST, STRIP_WIDE, Desk, around, box_of
from engine.games.common_ground.city import STEPS, WIDTH, City, Laid
from engine.games.common_ground.view import Phase, View

DESK_CELL = 62.0
"""A cell of the mayor's overview is never larger than this, in design pixels."""


@dataclass(frozen=True)
class Situation:
    """Everything the pieces need.

    ``role`` is what may be laid out now: "cones", "faces", "plan", "group", "corners", "bonus" or "" (looking on);
    ``drawn`` the places with the faces turned up; ``legal`` the cells for what is in work, ``closed`` per cell the
    sides of a Bonus tile that win a tree; ``load`` what is held or carried: ("cone", colour), ("place", number in the
    tray), ("bonus", 0) or None; ``aimed`` the target under it; ``refused`` why it may not go there.
    """

    view: View
    city: City
    role: str
    sketch: Sketch
    drawn: tuple[int, ...]
    legal: frozenset[int] = frozenset()
    closed: dict[int, tuple[int, ...]] | None = None
    load: tuple[str, int] | None = None
    carried: bool = False
    aimed: tuple[str | int, ...] | None = None
    refused: str = ""
    kept: frozenset[int] = frozenset()
    """Cells that stay in the picture although nothing lies there."""

    @property
    def desk(self) -> bool:
        """Whether the mayor's secret desk is on the screen."""
        return self.role in ("faces", "plan")

    @property
    def count(self) -> int:
        """The number of cones in play."""
        return 4 if self.view.unlocked else 3

    @property
    def cones(self) -> tuple[int | None, ...]:
        """The cells of the cones as they stand, those of the deputy's sketch included."""
        if self.view.phase is Phase.CONES:
            return self.sketch.cones if self.role == "cones" else ()
        if self.view.phase in (Phase.FACES, Phase.PLAN, Phase.GROUP):
            return self.view.cones
        return ()

    @property
    def tray(self) -> tuple[int, ...]:
        """The places in the tray: those drawn, or those that are still to be laid."""
        if self.view.phase is Phase.CORNERS:
            return self.view.loose
        return self.drawn if self.view.phase in (Phase.FACES, Phase.PLAN, Phase.GROUP) else ()


def sides_towards(city: City, cell: int) -> int:
    """The sides of an empty cell where a neighbour turns a half tree to it."""
    mask = 0
    for side, step in enumerate(STEPS):
        other = cell + step
        if other in city.occupied and city.closed.get(other, -1) != side ^ 2:
            mask |= 1 << side
    return mask


def world_of(now: Situation, desk: Desk) -> QRectF:
    """What the camera shows when everything is to be seen: the city, the cones and the cells that are asked for; on
    the mayor's ``desk`` the city left of the notes."""
    cells = set(now.city.occupied) | {cell for cell in now.cones if cell is not None} | now.kept
    if now.role in ("cones", "corners", "bonus"):
        cells |= now.legal
    box = box_of(cells)
    if now.desk:
        room = desk.city
        scale = min(room.width() / box.width(), room.height() / box.height(), DESK_CELL / CELL)
        window, middle = desk.board, room.width() / 2 + 14
    else:
        window, middle = BOARD, (BOARD.width() - STRIP_WIDE) / 2
        wide, high = window.width() - STRIP_WIDE - 16, window.height() - 20
        scale = min(wide / box.width(), high / box.height(), CELL_MOST / CELL)
    left = box.center().x() - middle / scale
    high = window.height() / scale
    return QRectF(left, box.center().y() - high / 2, window.width() / scale, high)


def open_cells(now: Situation) -> set[int]:
    """The empty cells that can be pointed at."""
    taken = set(now.city.occupied)
    return {
        cell
        for cell in around(taken, 2)
        if cell not in taken and WIDTH <= cell < WIDTH * (WIDTH - 1) and 0 < cell % WIDTH < WIDTH - 1
    }


def tile_at(now: Situation) -> int | None:
    """The cell on which the mismatched place or the Bonus tile lies, or would lie if it were dropped now."""
    if now.role not in ("corners", "bonus"):
        return None
    if now.carried:
        aimed = now.aimed
        return int(aimed[1]) if aimed is not None and aimed[0] == "cell" and int(aimed[1]) in now.legal else None
    return now.sketch.cell


def tile_laid(now: Situation) -> int:
    """The piece that lies, or would lie, on ``tile_at``; -1: none."""
    if now.role == "bonus":
        return now.view.bonus
    if now.load is not None and now.load[0] == "place" and now.load[1] < len(now.view.loose):
        return now.view.loose[now.load[1]]
    return -1 if now.sketch.piece is None else now.sketch.piece


def closed_on(now: Situation, cell: int) -> int:
    """The closed side of the Bonus tile on a cell: while it is carried, turned on to the next side that wins a tree
    there if its own does not."""
    closed, sides = now.sketch.closed, (now.closed or {}).get(cell, ())
    while (now.carried or now.sketch.cell != cell) and sides and closed not in sides:
        closed = (closed + 1) % 4
    return closed


def grown_city(now: Situation) -> City:
    """The city with the Bonus tile where it lies in the sketch."""
    cell = tile_at(now)
    if cell is None or now.role != "bonus":
        return now.city
    return City((*now.view.city, Laid(cell, now.view.bonus, closed_on(now, cell))))


def detail_of(now: Situation, colour: int, title: str, number: int) -> DetailState:
    """What the card of a cone shows."""
    cell = now.cones[colour]
    assert cell is not None
    city = now.city
    near = around({cell}, 2)
    place = home_of(now.sketch, colour)
    tiles = tuple(
        (laid.cell, laid.piece, laid.closed, halves_of(city, laid.cell)) for laid in now.view.city if laid.cell in near
    )
    seams = tuple(seam for seam in seams_of(city) if seam[0] in near)
    cones = tuple(
        (other, shade)
        for shade, other in enumerate(now.cones)
        if shade != colour and other is not None and other in near
    )
    light = ""
    if now.load and now.load[0] == "place":
        light = "aimed" if now.aimed == ("card", colour) else "legal"
    return DetailState(
        colour,
        cell,
        now.drawn[place] if place is not None else -1,
        city.half_trees_towards(cell),
        sides_towards(city, cell),
        title,
        tiles,
        seams,
        cones,
        light,
        number,
        held=now.load == ("cone", colour),
    )


def ticked(now: Situation, persons: Sequence[bool], ticks: frozenset[int]) -> tuple[int, ...]:
    """The guessers that agree to the layout as it is: persons who ticked it, computers who propose the same."""
    view, matching = now.view, now.sketch.matching
    if view.phase is not Phase.GROUP or None in matching:
        return ()
    return tuple(
        seat
        for seat in range(view.seats)
        if seat != view.mayor and (seat in ticks if persons[seat] else view.proposals[seat] == matching)
    )
