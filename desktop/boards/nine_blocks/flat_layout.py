"""Where things lie when the screen lies flat: panels along the edges, the board in the middle, what acts beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

BOARD: Final = QRectF(277, 193, 708, 708)
"""The window of the board."""
COLUMN: Final = QRectF(1116, 116, 332, 872)
"""The resolution, or what the acting seat may do."""
SITE: Final = QRectF(990, 193, 122, 708)
"""Supply, discards, compass, the button that turns the board."""
DEEP: Final = 128.0
SHALLOW: Final = 76.0
"""How deep panels are on the short and on the long edges of the screen."""
EDGES: Final = (
    QRectF(275, 912, 712, SHALLOW),
    QRectF(10, 116, DEEP, 872),
    QRectF(275, 108, 712, SHALLOW),
    QRectF(1462, 116, DEEP, 872),
)
"""The room for panels below, on the left, above, on the right."""
CORNERS: Final = (
    QRectF(10, 912, 977, SHALLOW),
    QRectF(10, 116, DEEP, 788),
    QRectF(613, 108, 977, SHALLOW),
    QRectF(1462, 200, DEEP, 788),
)
"""The room for the panel of one of two seats: from the corner at the left hand of whoever sits at the edge."""
ABOVE: Final = 2
GAP: Final = 8.0


def in_corners(edges: Sequence[int]) -> bool:
    """Whether seats at these edges sit in corners: two that do not sit side by side."""
    return len(set(edges)) == len(edges) == 2


def column_for(edges: Sequence[int]) -> QRectF:
    """The column beside the board, below a panel that reaches over it."""
    covered = CORNERS[ABOVE].bottom() + 9 - COLUMN.top() if in_corners(edges) and ABOVE in edges else 0
    return COLUMN.adjusted(0, covered, 0, 0)


def panel_spots(edges: Sequence[int]) -> dict[int, tuple[QPointF, QRectF]]:
    """Per seat the middle of its panel in the scene and its rectangle in own coordinates, where its edge is below.

    Seats that share an edge share its room, in their order from their own left to their right.
    """
    found = {}
    for edge, whole in enumerate(EDGES):
        seats = [seat for seat, own in enumerate(edges) if own == edge]
        if not seats:
            continue
        room = CORNERS[edge] if in_corners(edges) else whole
        along, deep = (room.width(), room.height()) if edge % 2 == 0 else (room.height(), room.width())
        wide = (along - GAP * (len(seats) - 1)) / len(seats)
        turned = QTransform().rotate(90 * edge)
        for place, seat in enumerate(seats):
            shift = -along / 2 + wide / 2 + place * (wide + GAP)
            middle = room.center() + turned.map(QPointF(shift, 0))
            found[seat] = middle, QRectF(-wide / 2, -deep / 2, wide, deep)
    return found


def desk_rooms(edge: int, column: QRectF = COLUMN) -> tuple[QRectF, QRectF, QTransform]:
    """For a seat at an edge: the rooms in the ``column`` for notes and for buttons, and the transform that turns both
    to the seat.

    The rooms are in scene coordinates as they would lie for a seat below; the transform turns them about the middle of
    the column.
    """
    middle = column.center()
    turn = QTransform.fromTranslate(middle.x(), middle.y()).rotate(90 * edge).translate(-middle.x(), -middle.y())
    if edge % 2 == 0:
        buttons = QRectF(column.left(), column.bottom() - 396, column.width(), 396)
        notes = QRectF(column.left(), column.top(), column.width(), min(460, buttons.top() - 8 - column.top()))
        return notes, buttons, turn
    wide, high = column.height(), column.width()
    left, top = middle.x() - wide / 2, middle.y() - high / 2
    return QRectF(left, top, 480, high), QRectF(left + 496, top, wide - 496, high), turn
