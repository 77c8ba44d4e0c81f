"""A finished sheet as a picture in any size, with what gave points lit and the rest faded.

The result window shows it beside the score table and saves it. It has the pieces of the board but no gestures and no
draft.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.room_to_move.book import house_of
from desktop.boards.room_to_move.drawn import Discs, Dots, Drawn, DrawnState, Floors, WallLines, WallsState
from desktop.boards.room_to_move.layout import WORLD
from desktop.boards.room_to_move.plan import Given, Ground
from desktop.boards.room_to_move.sheets import discs_of, dots_of, floors_of, hallway_of
from engine.games.room_to_move.bonuses import worth_of
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import View


def what_counts(house: House, sheet: Sheet, key: str) -> int:
    """The squares that gave the points of a row of the score table; everything for the total (-1)."""
    name, _, place = key.rpartition("_")
    if name == "room":
        mask = 0
        for placed in sheet.pieces_in(int(place)):
            mask |= house.squares(placed)[0]
        return mask
    if name == "bonus":
        return worth_of(house, sheet, house.scenario.bonuses[int(place)]).squares
    return -1


class Portrait:
    """Paints the sheets of a view. ``shape`` is the size of the whole in its own units."""

    def __init__(self, view: View, faces: Sequence[SeatFace], look: Look) -> None:
        self.view = view
        self.look = look
        self.shape = QSizeF(WORLD.width(), WORLD.height())
        self.scene = QGraphicsScene()
        self.root = root = QGraphicsRectItem()
        self.scene.addItem(root)
        self.ground, self.floors, self.given = Ground(look, root), Floors(look, root), Given(look, root)
        self.dots, self.walls, self.discs = Dots(look, root), WallLines(look, root), Discs(look, root)
        # Pictures come in many sizes; a cache would keep the wrong one.
        for piece in (self.ground, self.floors, self.given, self.dots, self.walls):
            piece.setCacheMode(Ground.CacheMode.NoCache)
        self.pieces: list[Drawn] = []

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the sheet of a seat into the middle of ``room``, with what gave it the points of ``key`` lit ("":
        all)."""
        sheet, house = self.view.sheets[seat], house_of(self.view.options)
        self.ground.put(house.scenario.number)
        self.given.put(house.scenario.number)
        self.floors.put(floors_of(sheet))
        self.dots.put(dots_of(house, sheet))
        self.walls.put(WallsState.of(self.view.options, sheet))
        self.discs.put((discs_of(house, sheet), hallway_of(house, sheet)))
        while len(self.pieces) < len(sheet.placed):
            self.pieces.append(Drawn(len(self.pieces), self.look, self.root))
        lit = what_counts(house, sheet, key)
        for place, piece in enumerate(self.pieces):
            piece.setVisible(place < len(sheet.placed))
            if place < len(sheet.placed):
                placed = sheet.placed[place]
                faint = not house.squares(placed)[0] & lit
                piece.lie(DrawnState(placed, faint=faint), active=False, name="")
        share = min(room.width() / WORLD.width(), room.height() / WORLD.height())
        wide, high = WORLD.width() * share, WORLD.height() * share
        part = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
        self.scene.render(painter, part, WORLD)
