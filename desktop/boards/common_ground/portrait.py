"""The city as a picture in any size, with what gave trees lit and the rest faded.

The result window shows it beside the score table and saves it. It has the pieces of the board but no gestures and no
draft. Tiles show their names where these can be read, else their pictures fill them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common_ground.lawn import Lawn, Line, Seam, ShutLines, WholeTrees, halves_of, seams_of
from desktop.boards.common_ground.layout import CELL, NAMED_FROM, box_of
from desktop.boards.common_ground.tiles import Tile
from desktop.texts.common_ground_cells import stages
from engine.games.common_ground.city import EAST, City
from engine.games.common_ground.view import View

FAINT = 0.3
"""How much of the things that do not count is left."""
EDGE = 0.5
"""Cells of lawn around the city."""


def what_counts(view: View, key: str) -> tuple[frozenset[int], frozenset[Seam]]:
    """The cells and trees of a row of the score table, of a round ("round_3"), or all of them ("")."""
    seams = frozenset(seams_of(City(view.city)))
    cells = frozenset(laid.cell for laid in view.city)
    name, _, place = key.rpartition("_")
    if name == "round":
        before, after = stages(view)[int(place) - 1 : int(place) + 1]
        new = frozenset(laid.cell for laid in after[len(before) :])
        return new, frozenset(seams_of(City(after))) - frozenset(seams_of(City(before)))
    if key:
        across = key == "trees_rows"
        return cells, frozenset(seam for seam in seams if (seam[1] == EAST) == across)
    return cells, seams


class Hatches(ShutLines):
    """Shut lines without their signs, which would hide a small city."""

    def draw_sign(self, painter: QPainter, middle: QPointF, step: tuple[int, int]) -> None:
        """Draws none: the hatch says it."""


class Portrait:
    """Paints the city of a view. ``shape`` is the size of the whole in its own units."""

    def __init__(self, view: View, faces: Sequence[SeatFace], look: Look) -> None:
        self.view = view
        self.city = City(view.city)
        self.seen = box_of(set(self.city.occupied)).adjusted(-EDGE * CELL, -EDGE * CELL, EDGE * CELL, EDGE * CELL)
        self.shape = QSizeF(self.seen.width(), self.seen.height())
        self.scene = QGraphicsScene()
        self.root = root = QGraphicsRectItem()
        self.scene.addItem(root)
        self.lawn, self.shut = Lawn(look, root), Hatches(look, root)
        self.tiles = {laid.cell: Tile(laid.cell, look, Layer.PIECE, root) for laid in view.city}
        self.faint, self.trees = WholeTrees(look, root), WholeTrees(look, root)
        self.faint.setOpacity(FAINT)
        # Pictures come in many sizes and look as they are told to; a cache would keep the wrong one.
        for piece in (self.lawn, self.shut, self.faint, self.trees, *self.tiles.values()):
            piece.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        taken = frozenset(self.city.occupied)
        self.lawn.put(taken)
        self.shut.put((tuple(Line(cell, side) for cell, side, _ in self.city.shut_lines), taken))

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the city into ``room``, with what gave the trees of ``key`` lit ("": all); lawn fills what is left."""
        scale = min(room.width() / self.seen.width(), room.height() / self.seen.height())
        self.put(key, named=scale * CELL >= NAMED_FROM)
        # Names are set for the size in which they are seen, so the city itself is scaled and not the painter.
        self.root.setScale(scale)
        middle = self.seen.center() * scale
        part = QRectF(middle.x() - room.width() / 2, middle.y() - room.height() / 2, room.width(), room.height())
        shown = QRectF(part.topLeft() / scale, part.size() / scale).adjusted(-CELL, -CELL, CELL, CELL)
        self.lawn.shown = self.shut.shown = shown
        self.scene.render(painter, room, part)

    def put(self, key: str, *, named: bool) -> None:
        """Gives every piece its state and its share of light."""
        cells, seams = what_counts(self.view, key)
        for laid in self.view.city:
            tile = self.tiles[laid.cell]
            tile.put((laid.piece, laid.closed, halves_of(self.city, laid.cell), named))
            counts = laid.cell in cells and not key.startswith("trees")
            tile.setOpacity(1.0 if counts or not key else FAINT if not key.startswith("trees") else 0.55)
        whole = seams_of(self.city)
        self.trees.put(tuple(seam for seam in whole if seam in seams))
        self.faint.put(tuple(seam for seam in whole if seam not in seams))
