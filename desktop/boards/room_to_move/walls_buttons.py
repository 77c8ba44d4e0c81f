"""The tool rail beside the plan."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded, ink
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.layout import RULER
from desktop.boards.room_to_move.pen import stamp_edge
from desktop.boards.room_to_move.walls_marks import Tool

RAIL_TOP: Final = 150.0
SIDE: Final = 32.0
SIDE_TOUCH: Final = 40.0
GAP: Final = 5.0
ICON: Final = 20.0


def rail_rect(place: int, *, touch: bool) -> QRectF:
    """Where a button of the rail lies, in design pixels."""
    side = SIDE_TOUCH if touch else SIDE
    return QRectF(RULER - 5 - side / 2, RAIL_TOP + place * (side + GAP), side, side)


class ToolButton(Piece):
    """A tool of the rail. State: (tool, whether it is in the hand)."""

    radius = 7.0

    def __init__(self, tool: Tool, look: Look) -> None:
        super().__init__(("tool", tool.value), rail_rect(0, touch=False), look, Layer.PANEL + 2)
        self.tool = tool
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the button: filled while the tool is in the hand."""
        if self.state is None:
            return
        palette, rect = self.look.palette, self.rect
        held = bool(self.state[1])
        painter.setPen(QPen(QColor(palette.blueprint if held else palette.pencil), 2.4 if held else 1.6))
        painter.setBrush(QColor(palette.paper2 if self.hovered else palette.paper))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        if held:
            painter.setBrush(faded(palette.blueprint, 0.2))
            painter.drawRoundedRect(rect, self.radius, self.radius)
        colour = palette.blueprint if held else palette.ink
        self.draw_sign(painter, rect.center(), min(ICON, rect.width() - 10), colour)

    def draw_sign(self, painter: QPainter, middle: QPointF, size: float, colour: str) -> None:
        """Draws the sign of the tool."""
        look, half = self.look, size / 2
        box = QRectF(middle.x() - half, middle.y() - half, size, size)
        if self.tool is Tool.ERASER:
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(painter, "icons/eraser", box.left(), box.top(), size=(size, size), swaps=swaps)
            return
        if self.tool is Tool.AREA:
            painter.setPen(ink(colour, 2, dash=(4, 3)))
            painter.setBrush(faded(look.palette.legal, 0.25))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
            return
        if self.tool is Tool.WALL:
            painter.setPen(QPen(QColor(colour), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            box.adjust(3, 3, -3, -3)
            painter.drawPolyline([box.bottomLeft(), box.topLeft(), box.topRight()])
            return
        name = {Tool.DOOR: "door_left", Tool.WINDOW: "window_single", Tool.FRONT: "front_door_left"}[self.tool]
        y = middle.y() if self.tool is Tool.WINDOW else middle.y() - half * 0.7
        stamp_edge(painter, look, name, QLineF(middle.x() - half, y, middle.x() + half, y))
