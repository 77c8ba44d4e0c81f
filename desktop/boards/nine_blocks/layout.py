"""Where everything lies on the board of Nine Blocks.

Two units: design pixels of the 1600 x 1000 window (x right, y down, the top bar takes the first 60), and board units
below the board root: 100 are a space, the board is ``SIDE`` square.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

AREA: Final = QRectF(0, 60, 1600, 940)
SIDE: Final = 1040.0
"""The board in board units."""
FRAME: Final = 38.0
SPACE: Final = 100.0
EDGE: Final = 50.0
BAND: Final = 20.0
"""A street between blocks."""
TILE: Final = 88.0
BAR: Final = 20.0
"""The middle of the frame bar from the edge of the board."""

PROMPT: Final = QRectF(14, 62, 1230, 48)
LEFT: Final = QRectF(14, 113, 268, 716)
SHEET: Final = QRectF(296, 113, 948, 716)
BOARD: Final = QRectF(300, 117, 708, 708)
SITE: Final = QRectF(1008, 113, 236, 716)
RIGHT: Final = QRectF(1260, 60, 340, 776)
CARDS: Final = QRectF(1272, 73, 316, 0)
CARD: Final = 128.0
CARD_STEP: Final = 136.0
TRAY: Final = QRectF(0, 836, 1600, 164)
SCREEN: Final = QRectF(299, 846, 709, 144)
HAND_TILE: Final = 96.0


def space_corner(space: int) -> QPointF:
    """The upper left corner of a space in board units."""
    row, column = divmod(space, 9)
    return QPointF(along(column), along(row))


def along(place: int) -> float:
    """Where a row or column begins in board units."""
    return EDGE + SPACE * place + BAND * (place // 3)


def space_rect(space: int) -> QRectF:
    """A space in board units."""
    corner = space_corner(space)
    return QRectF(corner.x(), corner.y(), SPACE, SPACE)


def block_corner(block: int) -> QPointF:
    """The upper left corner of a block (0 to 8, row by row) in board units."""
    return QPointF(EDGE + 320 * (block % 3), EDGE + 320 * (block // 3))


def space_under(point: QPointF) -> int | None:
    """The space under a point in board units, None on frame and streets."""
    places = []
    for value in (point.x(), point.y()):
        block, rest = divmod(value - EDGE, 3 * SPACE + BAND)
        if not 0 <= block < 3 or rest >= 3 * SPACE:
            return None
        places.append(int(block) * 3 + int(rest // SPACE))
    column, row = places
    return 9 * row + column


def bar_place(unit: int, end: int) -> QPointF:
    """Where the letter or number of a row (0 to 8) or column (9 to 17) stands: ``end`` 0 left or top, 1 right or
    bottom; in board units."""
    across = BAR if end == 0 else SIDE - BAR
    if unit < 9:
        return QPointF(across, along(unit) + SPACE / 2)
    return QPointF(along(unit - 9) + SPACE / 2, across)


def hand_rect(place: int, count: int) -> QRectF:
    """A tile of the hand on the screen, one of ``count``."""
    factor = SCREEN.width() / 650
    left, step = (107.25, 115.5) if count <= 4 else (89.0, 96.0)
    return QRectF(SCREEN.left() + (left + step * place) * factor, SCREEN.top() + 9.2 * factor, HAND_TILE, HAND_TILE)
