"""Where everything lies on the board of House Numbers.

Two units: design pixels of the 1600 x 1000 window (x right, y down, the top bar takes the first 60), and board units
below the board root, where a plot is 100 wide and ``DEPTH`` deep and (0, 0) is the upper left corner of the park of
street 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.games.house_numbers.sheet import PLOTS, STREET_OF, STREETS

AREA: Final = QRectF(0, 60, 1600, 940)
UNIT: Final = 0.84
"""Design pixels per board unit when the whole sheet shows."""
DEPTH: Final = 142.86
PITCH: Final = 200.0
"""From the top of a street to the top of the next one, in board units."""
WIDE: Final = 1188 / UNIT
ROAD: Final = (152.4, 190.5)
"""Upper and lower edge of the roadway, from the top of its street, in board units."""

PROMPT: Final = QRectF(16, 62, 1568, 48)
WINDOW: Final = QRectF(17, 113, 1210, 518)
SIDE_X: Final = 1244.0
SIDE_WIDE: Final = 340.0
SIDE_TOP: Final = 112.0
SIDE_BOTTOM: Final = 804.0
PLANS_HIGH: Final = 292.0
SIDE_GAP: Final = 12.0
PAIR: Final = (228.0, 146.0)
"""Width and height of a pair of cards."""
DECK: Final = QRectF(804, 826, 392, 154)
STRIP: Final = QRectF(18, 632, 1208, 170)
"""The score strip with all its tracks."""
SUM: Final = QRectF(1040, 644, 176, 150)


@dataclass(frozen=True)
class Rooms:
    """Where the parts of the scene lie, in design pixels.

    Where texts are large for the window, the layout is ``folded``: the panels at the side, the score strip and the
    deck become drawers that open over the board, with buttons on the ``rail`` and the score on one ``line``. What
    opens is drawn ``side_scale``, ``strip_scale`` times as large, pairs ``pair_scale`` times.
    """

    folded: bool
    sheet: QRectF
    window: QRectF
    line: QRectF
    tray: QRectF
    pairs: tuple[QRectF, QRectF, QRectF]
    roundabout: QRectF
    confirm: QRectF
    confirm_note: QRectF
    refusal: QRectF
    refusal_note: QRectF
    rail: QRectF
    pair_scale: float = 1.0
    side_scale: float = 1.0
    strip_scale: float = 1.0


def pairs_at(x: float, y: float, step: float, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """The places of three pairs."""
    wide, high = PAIR[0] * scale, PAIR[1] * scale
    return (QRectF(x, y, wide, high), QRectF(x + step, y, wide, high), QRectF(x + 2 * step, y, wide, high))


FULL: Final = Rooms(
    folded=False,
    sheet=QRectF(16, 112, 1212, 692),
    window=WINDOW,
    line=QRectF(),
    tray=QRectF(16, 816, 1568, 172),
    pairs=pairs_at(37.5, 830, 254, 1.0),
    roundabout=QRectF(1222, 830, 118, 146),
    confirm=QRectF(1356, 830, 214, 58),
    confirm_note=QRectF(1348, 891, 230, 24),
    refusal=QRectF(1356, 921, 214, 35),
    refusal_note=QRectF(1348, 959, 230, 24),
    rail=QRectF(),
)
FOLDED: Final = Rooms(
    folded=True,
    sheet=QRectF(16, 112, 1440, 680),
    window=QRectF(17, 113, 1438, 616),
    line=QRectF(17, 731, 1438, 60),
    tray=QRectF(16, 802, 1568, 190),
    pairs=pairs_at(36, 813, 284, 1.15),
    roundabout=QRectF(900, 813, 190, 168),
    confirm=QRectF(1116, 812, 452, 62),
    confirm_note=QRectF(1110, 876, 464, 32),
    refusal=QRectF(1116, 910, 452, 44),
    refusal_note=QRectF(1110, 956, 464, 32),
    rail=QRectF(1468, 112, 116, 680),
    pair_scale=1.15,
    side_scale=1.3,
    strip_scale=1.18,
)
FOLD_AT: Final = 1.2
"""From this scale of texts on the layout folds."""


def to_units(x: float, y: float) -> QPointF:
    """Board units of a point in design pixels."""
    return QPointF((x - 28) / UNIT, (y - 124) / UNIT)


WORLD: Final = QRectF(to_units(WINDOW.left(), WINDOW.top()), to_units(WINDOW.right(), WINDOW.bottom()))


def street_top(street: int) -> float:
    """The upper edge of the plots of a street, in board units."""
    return PITCH * street


def street_left(street: int) -> float:
    """The left edge of the first plot of a street, in board units."""
    return WIDE - 100 * len(STREETS[street])


def plot_rect(plot: int) -> QRectF:
    """The plot in board units."""
    street = STREET_OF[plot]
    return QRectF(street_left(street) + 100 * (plot - STREETS[street].start), street_top(street), 100, DEPTH)


def gap_rect(gap: int) -> QRectF:
    """The hit strip of the gap to the right of a plot: 16 design pixels wide, full plot depth, in board units."""
    plot = plot_rect(gap)
    half = 8 / UNIT
    return QRectF(plot.right() - half, plot.top(), 2 * half, DEPTH)


def road_rect(street: int) -> QRectF:
    """The roadway of a street in board units."""
    top = street_top(street)
    return QRectF(0, top + ROAD[0], WIDE, ROAD[1] - ROAD[0])


PARK_X: Final = ((204.0, 261.0, 318.5, 370.0), (32.0, 93.0, 153.8, 214.5, 274.0), (32.0, 99.5, 166.0))
"""Middles of the beds of streets 1 and 2, and of the three columns of street 3, in board units."""


def park_spots(street: int) -> tuple[tuple[float, float, float], ...]:
    """Per park value of a street the middle x, the foot of the tree and the middle of the value box, in board units."""
    top = street_top(street)
    if street < 2:
        return tuple((x, top + 79.0, top + 105.0) for x in PARK_X[street])
    return tuple((PARK_X[2][i % 3], top + (41.0, 113.0)[i // 3], top + (55.0, 125.0)[i // 3]) for i in range(6))


def short_row(seats: int) -> float:
    """How high a short row of the seats panel is."""
    return 26.0 if seats <= 10 else 23.0


def side_rects(seats: int) -> tuple[QRectF, QRectF, QRectF]:
    """The panels of seats, plans and log; with many seats the log becomes shorter, at last two lines."""
    high = 40 + 53.0 * seats + 2 if seats <= 4 else 42 + short_row(seats) * seats
    high = max(high, 95.0)
    places = QRectF(SIDE_X, SIDE_TOP, SIDE_WIDE, high)
    plans = QRectF(SIDE_X, places.bottom() + SIDE_GAP, SIDE_WIDE, PLANS_HIGH)
    log = QRectF(SIDE_X, plans.bottom() + SIDE_GAP, SIDE_WIDE, 0)
    log.setBottom(SIDE_BOTTOM)
    return places, plans, log


ALL: Final = range(PLOTS)
