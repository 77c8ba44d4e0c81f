"""The map of plot cards: streets, plazas, lots with numbers, rubble and buildings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.after_the_quake.art import COLOURS, paint, paint_building
from desktop.boards.after_the_quake.layout import MARGIN, Plan
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, hatch, ink, shadow, squared_paper, width_of, write
from desktop.boards.common.pieces import Piece
from engine.games.after_the_quake.content import Cell
from engine.games.after_the_quake.town import Town

PLAZAS = ("plaza_statue", "plaza_fountain", "plaza_bandstand")
BUILDING = 0.92
FAINT = 0.34
"""So much is seen of what does not count."""
INSET = 3.0
"""So far from the edge of its space a lot ends, in map units."""


class Ground(Piece):
    """Sheet, letters and numbers, plot cards, plazas. State: "faint" where plazas stand back behind what is lit."""

    def __init__(self, plan: Plan, town: Town, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("ground",), plan.world, look, Layer.GROUND, parent)
        self.plan, self.town = plan, town
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws everything that never changes in a match."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.fillRect(rect, QColor(palette.paper))
        squared_paper(painter, rect, look, step=12)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
        for column in range(self.town.width):
            corner = self.plan.corner(column)
            room = QRectF(corner.x(), 2, 100, MARGIN - 4)
            write(painter, look, "ABCDEFGHIJKL"[column], room, 17, colour=palette.pencil, align=CENTRE)
        for row in range(self.town.height):
            room = QRectF(3, self.plan.corner(row * self.town.width).y(), MARGIN - 6, 100)
            write(painter, look, str(row + 1), room, 17, colour=palette.pencil, align=CENTRE)
        for place in range(2 * self.town.across):
            corner = self.plan.card(place)
            paint(painter, look, "plot_card", corner.x(), corner.y(), size=(300, 200))
        plazas = 0
        for space, cell in enumerate(self.town.cells):
            if cell is None:
                corner = self.plan.corner(space)
                share = FAINT if self.state == "faint" else 1.0
                paint(painter, look, PLAZAS[plazas % 3], corner.x(), corner.y(), opacity=share)
                plazas += 1


@dataclass(frozen=True)
class LotState:
    """A lot: the ``player`` of its building and the ``number`` of colour and symbol (-1, 0: none), whether ``rubble``
    lies there, how it is lit ("", "legal", "aimed", "chosen", "refused", "hint", "faint"), a price ``tag`` and the
    ``ghost`` player whose building would stand there, ``faint`` while it is held elsewhere."""

    player: int = -1
    number: int = 0
    rubble: bool = False
    light: str = ""
    tag: str = ""
    ghost: int = -1
    ghost_number: int = 0
    faint: bool = False


TAG_MOST = 40.0
"""So high a price becomes at most."""


class Lot(Piece):
    """A building space. State: ``LotState``."""

    radius = 8.0

    def __init__(self, space: int, cell: Cell, plan: Plan, town: Town, look: Look, parent: QGraphicsItem) -> None:
        corner = plan.corner(space)
        rect = QRectF(corner.x() + 8.5, corner.y() + 8.5, 83, 83)
        super().__init__(("lot", space), rect, look, Layer.PIECE, parent)
        self.cell, self.corner = cell, corner
        self.odd = space % town.width % 2
        self.bare = False
        """Whether the building is still on its way here."""
        colour = COLOURS[cell.colour]
        self.ground = f"lot_{colour}_rounded_{'abc'[space % 3]}" if cell.rubble else f"lot_{colour}_square"
        self.survey = f"survey_{colour}"

    def boundingRect(self) -> QRectF:
        """The space with a gap to its neighbours, so that none is painted with another."""
        return QRectF(self.corner.x() + INSET, self.corner.y() + INSET, 100 - 2 * INSET, 100 - 2 * INSET)

    def draw(self, painter: QPainter) -> None:
        """Draws ground, what stands on it, number, light and price."""
        if self.state is None:
            return
        state: LotState = self.state
        look, palette = self.look, self.look.palette
        x, y = self.corner.x(), self.corner.y()
        if state.light == "faint":
            painter.setOpacity(FAINT)
        paint(painter, look, self.ground, x, y)
        foot = QPointF(x + 60.7, y + 88.8)
        if palette.dark:
            painter.fillRect(self.rect.adjusted(2, 2, -2, -2), faded("#0D1F2E", 0.14))
        if state.player < 0 and not state.rubble and (state.ghost < 0 or state.faint):
            paint(painter, look, self.survey, x, y)
        if state.rubble:
            self.draw_rubble(painter, 0.45 if state.ghost >= 0 and not state.faint else 1.0)
        self.draw_light(painter, state)
        if state.player >= 0 and not self.bare:
            paint_building(painter, look, state.player, state.number, foot, BUILDING, halo=True)
        elif state.ghost >= 0:
            share = (0.3 if palette.dark else 0.45) if state.faint else 1.0
            paint_building(
                painter, look, state.ghost, state.ghost_number, foot, BUILDING, look_of="preview", opacity=share
            )
        paint(painter, look, "number_tag", x + 24.3 - 14.5 * 0.94, y + 26.2 - 16.5 * 0.94, factor=0.94)
        size = 28 / max(1.0, look.scale)
        room = QRectF(x + 9, y + 10, 30, 32)
        write(painter, look, str(self.cell.number), room, size, 700, colour="#1F2D3A", align=CENTRE)
        if state.tag:
            self.draw_tag(painter, state)

    def draw_rubble(self, painter: QPainter, share: float) -> None:
        """Draws the rubble."""
        x, y = self.corner.x() + 55.6 - 41, self.corner.y() + 86.9 - 46
        paint(painter, self.look, "rubble_b" if self.odd else "rubble_a", x, y, opacity=share)

    def draw_light(self, painter: QPainter, state: LotState) -> None:
        """Draws how the lot is lit."""
        palette, rect = self.look.palette, self.rect
        light = state.light
        if light in ("", "faint") and self.hovered and self.active:
            light = "hover"
        if light in ("", "faint"):
            return
        colour = {"refused": palette.refuse, "hint": palette.blueprint}.get(light, palette.legal)
        if light in ("legal", "aimed", "chosen"):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.legal, 0.07 if light == "legal" else 0.14))
            painter.drawRoundedRect(rect, 8, 8)
        elif light == "refused":
            hatch(painter, rect, palette.refuse, gap=9, width=2, share=0.6)
        solid = light in ("aimed", "chosen", "hover", "refused")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.paper), 5))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 9, 9)
        painter.setPen(QPen(QColor(colour), 3.5) if solid else ink(colour, 2.6, dash=(7, 4)))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 9, 9)

    def draw_tag(self, painter: QPainter, state: LotState) -> None:
        """Draws the price at the lower edge."""
        look, palette = self.look, self.look.palette
        # The number of the lot stays clear.
        high = min(23.0 * max(1.0, look.scale), TAG_MOST)
        size = 16.0 * min(1.0, TAG_MOST / (23.0 * max(1.0, look.scale)))
        wide = min(width_of(look, state.tag, size, 700) + 14, 90.0)
        room = QRectF(self.rect.center().x() - wide / 2, self.rect.bottom() - high + 3, wide, high)
        filled = state.light in ("aimed", "chosen")
        colour = palette.refuse if state.light == "refused" else palette.legal_text
        shadow(painter, room, look, radius=6, drop=0.6, blur=2)
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor(colour if filled else palette.paper))
        painter.drawRoundedRect(room, 6, 6)
        ground = palette.paper if filled else colour
        write(painter, look, state.tag, room, size, 700, colour=ground, align=CENTRE)
