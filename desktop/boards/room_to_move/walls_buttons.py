"""The tool rail beside the plan."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, shadow, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.layout import RULER
from desktop.boards.room_to_move.pen import stamp_edge
from desktop.boards.room_to_move.walls_marks import Tool
from desktop.boards.room_to_move.walls_words import tool_words

RAIL_TOP: Final = 150.0
SIDE: Final = 32.0
SIDE_TOUCH: Final = 40.0
GAP: Final = 5.0
ICON: Final = 20.0
NAME_MOST: Final = 300.0
"""So far the name of a tool reaches to the left, at most."""


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

    def boundingRect(self) -> QRectF:
        """The button with its name to the left."""
        return super().boundingRect().adjusted(-NAME_MOST, 0, 0, 0)

    def draw(self, painter: QPainter) -> None:
        """Draws the button: filled while the tool is in the hand, with its name while it is pointed at. The name lies
        over the plan, so it goes when the tool goes to work."""
        if self.state is None:
            return
        look, palette, rect = self.look, self.look.palette, self.rect
        held = bool(self.state[1])
        if self.hovered or self.ringed:
            wide = min(width_of(look, self.caption, 16, 600) + 24, NAME_MOST - 12)
            high = max(28.0, 22 * look.scale)
            label = QRectF(rect.left() - wide - 8, rect.center().y() - high / 2, wide, high)
            shadow(painter, label, look, radius=7, drop=2, blur=6)
            painter.setPen(QPen(QColor(palette.blueprint), 1.8))
            painter.setBrush(QColor(palette.blueprint if held else palette.paper))
            painter.drawRoundedRect(label, 7, 7)
            colour = palette.paper if held else palette.ink
            write(painter, look, self.caption, label.adjusted(8, 0, -8, 0), 16, 600, colour=colour, align=CENTRE)
        line = palette.blueprint if held or self.hovered else palette.pencil
        painter.setPen(QPen(QColor(line), 2.4 if held else 1.6))
        painter.setBrush(QColor(palette.blueprint if held else palette.paper2 if self.hovered else palette.paper))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        if held:
            # The sign keeps its own ground: its colours are those of the sheet.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), 4, 4)
        colour = palette.blueprint if held else palette.ink
        self.draw_sign(painter, rect.center(), min(ICON, rect.width() - 10), colour)

    @property
    def caption(self) -> str:
        """What the tool is called, with its key."""
        return tool_words(self.tool, held=False)

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
