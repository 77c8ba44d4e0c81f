"""Where everything lies on the board of Common Ground.

Two units: design pixels of the 1600 x 1000 window (x right, y down, the top bar takes the first 60), and board units
below the board root, where a cell is ``CELL`` wide and (0, 0) is the upper left corner of the cell of Town Hall.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.games.common_ground.city import MIDDLE, WIDTH, cell_at, place_of

AREA: Final = QRectF(0, 60, 1600, 940)
CELL: Final = 152.0
ART: Final = CELL / 100
"""Board units per unit of the art."""
NAMED_FROM: Final = 88.0
"""Below so many design pixels per cell a tile shows its name and no art."""
CELL_MOST: Final = 160.0
"""A cell is never larger than this when the whole city shows, in design pixels."""

PROMPT: Final = QRectF(16, 68, 1212, 52)
BOARD: Final = QRectF(16, 128, 1212, 672)
TRAY: Final = QRectF(16, 808, 1212, 176)
SCORE: Final = QRectF(1244, 68, 340, 100)
SIDE: Final = QRectF(1244, 176, 340, 808)
"""Seats and log share this part of the right side."""
SEATS_HIGH: Final = 428.0
SEAT_ROW: Final = 104.0
SEATS_HEAD: Final = 46.0
SEAL: Final = QRectF(1050, 828, 162, 96)
SEAL_NOTE: Final = QRectF(1040, 930, 182, 48)
PLACE: Final = 136.0
SLOT: Final = 80.0
PITCH: Final = 252.0
TOKEN: Final = 64.0
STRIP_WIDE: Final = 90.0
"""So much of the board's right edge stays free of the city, for the strip of site tiles and the zoom buttons."""
ZOOM: Final = QRectF(1172, 640, 40, 144)

RIBBON: Final = QRectF(12, 60, 1576, 56)
COVER: Final = QRectF(1352, 66, 224, 44)
DESK_PITCH: Final = 312.0
CARD_HIGH: Final = 416.0
CARD_CELL: Final = 120.0
SENTENCE_GAP: Final = 5.0
"""Between a slot and the sentence below it."""
DEEP_FROM: Final = 1.1
"""From this scale of texts on the mayor's desk always has a deep tray."""


@dataclass(frozen=True)
class Desk:
    """Where things lie on the mayor's desk: the ``board`` with the overview, so much of which the ``city`` may take,
    the ``notes`` on it, the top of the ``cards``, the ``tray`` with places and slots of a size, and what ends the plan.

    In a ``deep`` tray the sentences stand below the places, where large texts find room; else beside them.
    """

    board: QRectF
    city: QSizeF
    notes: tuple[QRectF, QRectF]
    cards: float
    tray: QRectF
    place: float
    slot: float
    checks: QRectF
    seal: QRectF
    seal_note: QRectF
    deep: bool = False


DESK: Final = Desk(
    board=QRectF(24, 124, 1552, 260),
    city=QSizeF(640, 236),
    notes=(QRectF(692, 144, 424, 220), QRectF(1132, 144, 424, 220)),
    cards=392,
    tray=QRectF(24, 816, 1552, 164),
    place=132,
    slot=68,
    checks=QRectF(1296, 828, 264, 34),
    seal=QRectF(1296, 870, 264, 64),
    seal_note=QRectF(1290, 940, 276, 32),
)
DEEP_DESK: Final = Desk(
    board=QRectF(24, 124, 1552, 188),
    city=QSizeF(540, 172),
    notes=(QRectF(604, 130, 472, 176), QRectF(1092, 130, 472, 176)),
    cards=320,
    tray=QRectF(24, 744, 1552, 236),
    place=128,
    slot=92,
    checks=QRectF(1296, 756, 264, 38),
    seal=QRectF(1296, 806, 264, 88),
    seal_note=QRectF(1290, 902, 276, 72),
    deep=True,
)


def place_rect(place: int, count: int, desk: Desk | None = None) -> QRectF:
    """A drawn place in the tray, one of ``count``; in that of the mayor's ``desk`` if one is given."""
    if desk is not None:
        return QRectF(40 + DESK_PITCH * 4 / count * place, desk.tray.top() + 12, desk.place, desk.place)
    return QRectF(32 + PITCH * 4 / count * place, 828, PLACE, PLACE)


def slot_rect(place: int, count: int, desk: Desk | None = None) -> QRectF:
    """The slot for a site tile beside a drawn place."""
    home = place_rect(place, count, desk)
    side = SLOT if desk is None else desk.slot
    return QRectF(home.right() + 12, home.top(), side, side)


def sentence_rect(place: int, count: int, desk: Desk, top: float) -> QRectF:
    """Where the sentence of a drawn place stands on the desk: below it in a deep tray, else beside it from ``top``
    on."""
    home = place_rect(place, count, desk)
    pitch = DESK_PITCH * 4 / count
    if desk.deep:
        return QRectF(home.left(), home.bottom() + 8, pitch - 20, desk.tray.bottom() - home.bottom() - 12)
    return QRectF(home.right() + 12, top, pitch - home.width() - 32, desk.tray.bottom() - top - 4)


def seats_rect(count: int) -> QRectF:
    """The panel of so many seats; a few seats leave more to the log."""
    high = min(SEATS_HIGH, SEATS_HEAD + count * SEAT_ROW + 8)
    return QRectF(SIDE.left(), SIDE.top(), SIDE.width(), high)


def log_rect(count: int) -> QRectF:
    """The log below the panel of so many seats."""
    return SIDE.adjusted(0, seats_rect(count).height() + 8, 0, 0)


def strip_rect(count: int) -> QRectF:
    """The strip on the lawn for site tiles that are on no place."""
    return QRectF(BOARD.right() - 84, BOARD.top() + 10, 74, 10 + count * (TOKEN + 8))


def token_rect(colour: int, count: int) -> QRectF:
    """Where a site tile of the group lies that is on no place."""
    strip = strip_rect(count)
    return QRectF(strip.left() + 5, strip.top() + 9 + colour * (TOKEN + 8), TOKEN, TOKEN)


def supply_rect(colour: int, count: int) -> QRectF:
    """Where a cone of the deputy stands before it is set."""
    return QRectF(32 + PITCH * 4 / count * colour, 820, PITCH * 4 / count - 18, 152)


def card_rect(colour: int, count: int, desk: Desk) -> QRectF:
    """The detail of a cone on the mayor's desk."""
    wide = (1552 - 16 * (count - 1)) / count
    return QRectF(24 + colour * (wide + 16), desk.cards, wide, CARD_HIGH)


def cell_rect(cell: int) -> QRectF:
    """A cell in board units."""
    x, y = place_of(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


def cell_under(point: QPointF) -> int | None:
    """The cell under a point in board units, None beyond the lawn."""
    x, y = int(point.x() // CELL), int(point.y() // CELL)
    if max(abs(x), abs(y)) >= MIDDLE - 1:
        return None
    return cell_at(x, y)


def box_of(cells: set[int]) -> QRectF:
    """The smallest rectangle around cells, in board units."""
    box = QRectF()
    for cell in cells:
        box = box.united(cell_rect(cell))
    return box


def around(cells: set[int], steps: int) -> set[int]:
    """All cells that are at most so many steps away, diagonals included."""
    reach = range(-steps, steps + 1)
    return {cell + dy * WIDTH + dx for cell in cells for dy in reach for dx in reach}
