"""The screen of the seat with its hand, and what follows the pointer."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.access.palettes import SEATS
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import ink, shadow
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.areas import PATTERNS
from desktop.boards.nine_blocks.art import mixed, paint, paint_cube, paint_mark, paint_new, paint_tile
from desktop.boards.nine_blocks.layout import SCREEN

LIFTED = 1.04
SMALL = 300.0
"""So wide one of several closed screens is at most."""
SMALL_GAP = 12.0
TILT = -4.0


class Screen(Piece):
    """The folded card before the hand. State: (numbers of seats, whether it is open), or None; several closed ones
    stand side by side."""

    radius = 4.0

    def __init__(self, look: Look) -> None:
        super().__init__(("screen",), SCREEN, look, Layer.TRAY)
        self.margin = 4
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws the card in the colour and with the symbols of its seat, or several smaller ones."""
        if self.state is None:
            return
        numbers, opened = self.state
        whole = self.rect
        if len(numbers) == 1:
            self.draw_card(painter, numbers[0], whole, opened=opened)
            return
        wide = min(SMALL, (whole.width() - SMALL_GAP * (len(numbers) - 1)) / max(1, len(numbers)))
        high = wide * whole.height() / whole.width()
        left = whole.center().x() - (wide * len(numbers) + SMALL_GAP * (len(numbers) - 1)) / 2
        for place, number in enumerate(numbers):
            spot = QRectF(left + (wide + SMALL_GAP) * place, whole.center().y() - high / 2, wide, high)
            self.draw_card(painter, number, spot, opened=False)

    def draw_card(self, painter: QPainter, number: int, rect: QRectF, *, opened: bool) -> None:
        """Draws the card of one seat."""
        way = "open" if opened else "closed"
        size = (rect.width(), rect.height())
        if number <= len(PATTERNS) and not self.look.palette.dark:
            paint(painter, self.look, f"screen_{way}_{number}_{PATTERNS[number - 1]}", rect.left(), rect.top(),
                  size=size, seat=number)  # fmt: skip
            return
        paint(painter, self.look, f"screen_{way}_blank", rect.left(), rect.top(), size=size, seat=number)
        if not opened:
            unit = rect.width() / 650
            middle = rect.topLeft() + QPointF(325, 72.6) * unit
            painter.setPen(QPen(QColor(self.look.palette.ink), 2))
            painter.setBrush(QColor(self.look.palette.paper))
            painter.drawEllipse(middle, 27 * unit, 27 * unit)
            paint_mark(painter, self.look, number, middle, 17 * unit, SEATS[number - 1].colour)
            return
        colour = mixed(SEATS[number - 1].colour, self.look.palette.paper, 0.5)
        for row in range(4):
            for column in range(25):
                spot = QPointF(rect.left() + 92 + 22 * column + 11 * (row % 2), rect.top() + 20 + 28 * row)
                if spot.x() < rect.right() - 84:
                    paint_mark(painter, self.look, number, spot, 3.2, colour)


class HandTile(Piece):
    """A tile of the hand. State: (number, "", "held", "lifted", "laid" or "given", whether it has just been drawn)."""

    radius = 14.0

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("tile", place), QRectF(0, 0, 96, 96), look, Layer.TRAY + 1)
        self.margin = 12
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws the tile, or the dashed place it was lifted from."""
        if self.state is None:
            return
        number, held, new = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        corner, side = rect.topLeft(), rect.width()
        if held in ("lifted", "laid", "given"):
            paint_tile(painter, look, number, corner.x(), corner.y(), side, opacity=0.32)
            paint(painter, look, "tile_ghost", corner.x(), corner.y(), size=(side, side))
            if held == "given":
                painter.setPen(ink(palette.refuse, 5))
                painter.drawLine(rect.bottomLeft() + QPointF(14, -14), rect.topRight() + QPointF(-14, 14))
            return
        shadow(painter, rect.adjusted(1, 1, -1, -1), look, radius=14)
        paint_tile(painter, look, number, corner.x(), corner.y(), side)
        if new:
            paint_new(painter, look, rect.topRight() + QPointF(-side * 0.06, side * 0.06), side * 0.115)
        if held == "held" or (self.active and self.hovered and not self.ringed):
            painter.setPen(QPen(QColor(palette.blueprint), 4 if held == "held" else 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 14, 14)


@dataclass(frozen=True)
class GhostState:
    """What is carried: a tile of ``tile`` (below 1: face down), the number of the ``seat`` whose cube lies on it (0:
    none), ``side`` design pixels large."""

    tile: int
    seat: int = 0
    side: float = 60.0


class Ghost(Piece):
    """What follows the pointer; its middle lies at its position. State: ``GhostState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ghost",), QRectF(-60, -60, 120, 120), look, Layer.GHOST)
        self.margin = 26
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def carry(self, state: GhostState) -> None:
        """Takes something up."""
        half = state.side * LIFTED / 2 + 4
        self.resize(QRectF(-half, -half, 2 * half, 2 * half))
        self.put(state)

    def draw(self, painter: QPainter) -> None:
        """Draws the tile, tilted and with a long shadow."""
        if self.state is None:
            return
        state: GhostState = self.state
        side = state.side * LIFTED
        painter.rotate(TILT)
        room = QRectF(-side / 2, -side / 2, side, side)
        shadow(painter, room, self.look, radius=9, drop=9, blur=20)
        paint_tile(painter, self.look, state.tile, room.left(), room.top(), side)
        if state.seat:
            cube = side * 48 / 88
            paint_cube(painter, self.look, state.seat, room.left() + side * 21 / 88, room.top() + side * 19 / 88, cube)
