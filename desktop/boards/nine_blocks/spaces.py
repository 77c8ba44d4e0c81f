"""The spaces of the grid with what lies on them: symbols of the builders, tiles, plans face down, lights."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import paint, paint_cube, paint_mark, paint_tile, pale
from desktop.boards.nine_blocks.layout import SPACE, TILE, space_corner

Lying = tuple[int, int]
"""A plan on a space: the number (1 to 12) of its seat, its number (below 1: face down)."""
PILES = {
    1: ((6.0, 6.0, TILE),),
    2: ((3.0, 21.0, 76.0), (21.0, 3.0, 76.0)),
    3: ((2.0, 28.0, 70.0), (15.0, 15.0, 70.0), (28.0, 2.0, 70.0)),
    4: ((0.0, 32.0, 68.0), (10.7, 21.3, 68.0), (21.3, 10.7, 68.0), (32.0, 0.0, 68.0)),
}
"""Where so many tiles lie on a space: corner and side, the later ones on top."""


@dataclass(frozen=True)
class SpaceState:
    """What a space shows: the ``tile`` built there (0: none), ``plans`` in their order, ``marks`` as (number of the
    seat, shift from the middle, radius); its ``light`` ("", "legal", "aimed", "refused", "emptied", "lit"); a ``frame``
    round what lies there ("", "plan", "plan_refused", "refused", "same", "picked"); ``spin`` quarter turns by which
    tiles are turned back, so that they stay upright; ``faint`` hides half of it."""

    tile: int = 0
    plans: tuple[Lying, ...] = ()
    marks: tuple[tuple[int, float, float, float], ...] = ()
    light: str = ""
    frame: str = ""
    spin: int = 0
    faint: bool = False


class Space(Piece):
    """A space of the grid. State: ``SpaceState``."""

    radius = 13.0

    def __init__(self, space: int, look: Look, root: QGraphicsItem) -> None:
        super().__init__(("space", space), QRectF(0, 0, SPACE, SPACE), look, Layer.PIECE, root)
        self.margin = 9
        self.setPos(space_corner(space))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws lights, symbols, tile or plans, and frames."""
        if self.state is None:
            return
        state: SpaceState = self.state
        if state.spin:
            painter.translate(SPACE / 2, SPACE / 2)
            painter.rotate(-90 * state.spin)
            painter.translate(-SPACE / 2, -SPACE / 2)
        if state.faint:
            painter.setOpacity(0.4)
        self.draw_light(painter, state)
        if not state.tile and not state.plans and not state.light:
            self.draw_marks(painter, state)
        if state.tile:
            paint_tile(painter, self.look, state.tile, 6, 6, TILE)
        if state.frame.startswith("plan"):
            self.draw_revealed(painter, state)
        elif state.plans:
            self.draw_plans(painter, state)
        self.draw_frame(painter, state)

    def draw_light(self, painter: QPainter, state: SpaceState) -> None:
        """Draws whether a tile may go here."""
        name = {
            "legal": "space_legal",
            "aimed": "space_legal_focus",
            "refused": "space_refused",
            "emptied": "space_emptied",
        }.get(state.light)
        if name:
            paint(painter, self.look, name, 0, 0)
        elif state.light == "lit":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.look.palette.blueprint, 0.16))
            painter.drawRect(QRectF(0, 0, SPACE, SPACE))
            self.draw_marks(painter, state)

    def draw_marks(self, painter: QPainter, state: SpaceState) -> None:
        """Draws the symbols of the seats that may build here, each leaning to its side."""
        seen = QTransform().rotate(90 * state.spin)
        for number, x, y, radius in state.marks:
            middle = QPointF(SPACE / 2, SPACE / 2) + seen.map(QPointF(x, y))
            paint_mark(painter, self.look, number, middle, radius, pale(self.look, number))

    def draw_plans(self, painter: QPainter, state: SpaceState) -> None:
        """Draws tiles with their cubes on top, the later ones above."""
        plans = state.plans[-4:]
        for place, ((number, tile), (x, y, side)) in enumerate(zip(plans, PILES[len(plans)], strict=True)):
            paint_tile(painter, self.look, tile, x, y, side)
            cube = side * 48 / 88 if len(plans) == 1 else 42.0 if place == len(plans) - 1 else 38.0
            if tile > 0:
                paint_cube(painter, self.look, number, x - 6, y + side - cube * 0.78 + 4, cube * 0.78)
            elif len(plans) == 1:
                paint_cube(painter, self.look, number, x + 21, y + 19, cube)
            else:
                last = place == len(plans) - 1
                paint_cube(painter, self.look, number, x + (26 if last else 2), y + (13 if last else 33), cube)

    def draw_revealed(self, painter: QPainter, state: SpaceState) -> None:
        """Draws a plan turned over that is not built yet: a frame round the tile, the cube at its corner."""
        paint(painter, self.look, "plan_frame_refused" if state.frame == "plan_refused" else "plan_frame", 0, 0)
        if state.plans:
            number, tile = state.plans[-1]
            paint_tile(painter, self.look, tile, 7, 7, 86)
            paint_cube(painter, self.look, number, -2.5, 62.5, 37)

    def draw_frame(self, painter: QPainter, state: SpaceState) -> None:
        """Draws the outline of what is meant, pointed at or alike."""
        palette = self.look.palette
        if state.frame == "refused":
            paint(painter, self.look, "tile_frame_refused", 0, 0)
        elif state.frame in ("same", "picked"):
            painter.setPen(QPen(QColor(palette.paper), 9))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(3, 3, 94, 94), 15, 15)
            painter.setPen(QPen(QColor(palette.blueprint), 6 if state.frame == "picked" else 4))
            painter.drawRoundedRect(QRectF(3, 3, 94, 94), 15, 15)
        elif self.hovered and not self.ringed and (state.tile or state.plans):
            painter.setPen(QPen(QColor(palette.blueprint), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(4, 4, 92, 92), 14, 14)
