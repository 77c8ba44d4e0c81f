"""Where everything lies on the board of Room to Move.

Two units: design pixels of the 1600 x 1000 window (x right, y down, the top bar takes the first 60), and board units
below the board root: 100 are a square of the sheet, (0, 0) is the north-west corner of A1.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from engine.geometry.squares import EAST, NORTH, SOUTH, WIDTH

AREA: Final = QRectF(0, 60, 1600, 940)
HALF: Final = QRectF(0, 60, 800, 940)
"""What shows of the board while two sheets are drawn beside each other: plan, card, buttons."""
PROMPT: Final = QRectF(0, 60, 1600, 48)
SHEET: Final = QRectF(16, 122, 1228, 702)
GRID: Final = QPointF(50, 146)
SIDE: Final = 42.0
"""A square on the screen in design pixels when the whole sheet shows."""
UNITS: Final = 100.0
"""A square in board units."""
FACTOR: Final = SIDE / UNITS
WINDOW: Final = QRectF(18, 124, 714, 698)
RULER: Final = 748.0
"""The line between plan and title block."""
TITLE: Final = QRectF(762, 128, 470, 690)
RIGHT: Final = QRectF(1260, 108, 340, 728)
TRAY: Final = QRectF(0, 836, 1600, 164)
CARD: Final = QRectF(16, 849, 622, 139)
CARDS: Final = QRectF(660, 844, 560, 150)
BUTTONS: Final = QRectF(1232, 932, 352, 56)
COLUMN: Final = QRectF(646, 849, 142, 139)
"""Where the buttons lie in half a board."""
WHOLE: Final = QRectF(0, 0, WIDTH * UNITS, WIDTH * UNITS)


def to_world(rect: QRectF) -> QRectF:
    """A rectangle of the window in board units, as long as the whole sheet shows."""
    return QRectF(
        (rect.x() - GRID.x()) / FACTOR,
        (rect.y() - GRID.y()) / FACTOR,
        rect.width() / FACTOR,
        rect.height() / FACTOR,
    )


WORLD: Final = to_world(WINDOW)


def corner(square: int) -> QPointF:
    """The north-west corner of a square in board units."""
    return QPointF(square % WIDTH * UNITS, square // WIDTH * UNITS)


def square_rect(square: int) -> QRectF:
    """A square in board units."""
    at = corner(square)
    return QRectF(at.x(), at.y(), UNITS, UNITS)


def square_under(at: QPointF) -> int | None:
    """The square at a point of the board, None beside the sheet."""
    column, row = math.floor(at.x() / UNITS), math.floor(at.y() / UNITS)
    return WIDTH * row + column if 0 <= column < WIDTH and 0 <= row < WIDTH else None


def edge_line(edge: int) -> QLineF:
    """An edge in board units, with its square on the right-hand side of the way along it."""
    square, side = divmod(edge, 4)
    return side_line(square, side)


def side_line(square: int, side: int) -> QLineF:
    """A side of a square in board units; walking along it, the square lies on the right."""
    rect = square_rect(square)
    if side == NORTH:
        return QLineF(rect.topLeft(), rect.topRight())
    if side == EAST:
        return QLineF(rect.topRight(), rect.bottomRight())
    if side == SOUTH:
        return QLineF(rect.bottomRight(), rect.bottomLeft())
    return QLineF(rect.bottomLeft(), rect.topLeft())
