"""Where everything lies on the board of After the Quake.

Two units: design pixels of the 1600 x 1000 window (x right, y down, the top bar takes the first 60), and map units
below the board root: 100 are a space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

AREA: Final = QRectF(0, 60, 1600, 940)
PROMPT: Final = QRectF(0, 61, 1260, 43)
RIGHT: Final = QRectF(1260, 61, 340, 939)
TRAY: Final = QRectF(0, 828, 1260, 172)
YEARS: Final = QRectF(20, 240, 236, 256)
DEVELOPMENT: Final = QRectF(20, 504, 236, 192)
MAP: Final = QRectF(268, 240, 972, 456)
"""The room of the map sheet; with two seats a part of it, with four the rows lie below the map."""
COLUMN: Final = QRectF(1272, 69, 316, 923)
"""The right panel inside its margins."""

RING_LEFT: Final = (20.0, 433.5, 847.0)
RING_TOP: Final = (120.0, 708.0)
RING_WIDE: Final = 393.0
RING_HIGH: Final = 110.0
STRIP: Final = 30.0
PLOT_GAP: Final = 4.0
"""Between plot cards, in map units."""
MARGIN: Final = 28.0
"""Of the map sheet, left and above, in map units; for letters and numbers."""
EDGE: Final = 6.0

AREA_SHELF: Final = QRectF(18, 836, 150, 158)
HAND: Final = QRectF(184, 836, 0, 158)
SHEET: Final = QRectF(592, 840, 656, 148)
SHEET_SMALL: Final = QRectF(808, 840, 440, 148)
"""The sheet of the move with and without places for permits."""
INCOME_STEP: Final = 26.0


def ring_rect(place: int) -> QRectF:
    """An action card of the ring, clockwise from the upper left."""
    row, column = (0, place) if place < 3 else (1, 5 - place)
    return QRectF(RING_LEFT[column], RING_TOP[row], RING_WIDE, RING_HIGH)


def tile_rect(place: int, space: int, count: int) -> QRectF:
    """A space of an action card."""
    card = ring_rect(place)
    wide = (RING_WIDE - STRIP - 3) / count
    return QRectF(card.left() + STRIP + 1.5 + wide * space, card.top() + 1.5, wide, RING_HIGH - 3)


def spot_of(tile: QRectF) -> QPointF:
    """The middle of the place of a pawn on a space."""
    return QPointF(tile.left() + tile.width() / 2 - 18, tile.bottom() - 15)


def coin_of(tile: QRectF) -> QPointF:
    """The middle of the coin of a space."""
    return QPointF(tile.left() + tile.width() / 2 + 18, tile.bottom() - 23)


def income_rect(space: int) -> QRectF:
    """An income space at the foot of the year board."""
    return QRectF(YEARS.left() + 144 - 13 + INCOME_STEP * space, YEARS.top() + 228, INCOME_STEP, 28)


def field_middle(column: int, row: int) -> QPointF:
    """The middle of a field of the development board."""
    return QPointF(DEVELOPMENT.left() + 20.2 + 24.4 * column, DEVELOPMENT.top() + 38.3 + 22.6 * (6 - row))


@dataclass(frozen=True)
class Plan:
    """The map of ``across`` plot cards: its world in map units, and where it lies on the screen."""

    across: int
    window: QRectF

    @property
    def world(self) -> QRectF:
        """The whole sheet in map units."""
        wide = MARGIN + EDGE + 300 * self.across + PLOT_GAP * (self.across - 1)
        return QRectF(0, 0, wide, MARGIN + EDGE + 400 + PLOT_GAP)

    def corner(self, space: int) -> QPointF:
        """The upper left corner of a space in map units."""
        row, column = divmod(space, 3 * self.across)
        return QPointF(MARGIN + 100 * column + PLOT_GAP * (column // 3), MARGIN + 100 * row + PLOT_GAP * (row // 2))

    def card(self, place: int) -> QPointF:
        """The upper left corner of a plot card in map units."""
        return self.corner(6 * self.across * (place // self.across) + 3 * (place % self.across))

    def space_at(self, point: QPointF) -> int | None:
        """The space under a point in map units, None beside the map."""
        for space in range(12 * self.across):
            if QRectF(self.corner(space), self.corner(space) + QPointF(100, 100)).contains(point):
                return space
        return None


def plan_of(seats: int) -> Plan:
    """The map of a match with so many seats."""
    if seats <= 2:
        return Plan(2, QRectF(MAP.left(), MAP.top(), 660, MAP.height()))
    if seats == 3:
        return Plan(3, MAP)
    return Plan(4, QRectF(MAP.left(), MAP.top(), MAP.width(), 346))


@dataclass(frozen=True)
class Rows:
    """Where rows and seats lie: per kind the rectangles of its cards (stack last), the headings as (key, rectangle),
    the seat cards, the chips and the log; ``cards`` is the size of the cards, "low" or "tall"."""

    permits: tuple[QRectF, ...]
    goals: tuple[QRectF, ...]
    common: tuple[QRectF, ...]
    urban: tuple[QRectF, ...]
    seats: tuple[QRectF, ...]
    headings: tuple[tuple[str, QRectF], ...]
    log: QRectF
    size: str = "low"


def rows_of(players: int, seats: int, *, tall_text: float = 1.0) -> Rows:
    """Where rows and seats lie; ``tall_text`` is the scale of texts, for headings."""
    left, wide = COLUMN.left(), COLUMN.width()
    head = 22.0 * min(1.5, tall_text)
    step = 90.0 if players < 4 else 88.0
    cards = tuple(QRectF(left, COLUMN.top() + step * place, wide, 84) for place in range(players))
    y = COLUMN.top() + step * players + 2
    if players > seats:
        # The Committee also shows the permit that it turned up last.
        cards = (*cards[:-1], cards[-1].adjusted(0, 0, 0, REVEALED))
        y += REVEALED
    headings: list[tuple[str, QRectF]] = []

    def line(count: int, high: float, gap: float) -> tuple[QRectF, ...]:
        nonlocal y
        each = (wide - gap * (count - 1)) / count
        made = tuple(QRectF(left + (each + gap) * place, y, each, high) for place in range(count))
        y += high + 5
        return made

    def heading(key: str) -> None:
        nonlocal y
        headings.append((key, QRectF(left, y, wide, head)))
        # What goals give hangs over the upper edges of their cards.
        y += head + (OVERHANG if key in ("goals", "common") else 1)

    if seats == 3:
        heading("permits")
        permits = line(4, 86, 6.66)
        heading("goals")
        goals = line(3, 88, 8)
        heading("common")
        common = line(4, 86, 6.66)
        heading("urban")
        urban = line(4, 36, 6.66)
        return Rows(permits, goals, common, urban, cards, tuple(headings), _rest(y))
    if seats == 4:
        # Permits with their stack, goals, common goals with Best Builder: three groups in one strip below the map.
        top = 614.0
        permits = tuple(QRectF(268 + 80 * place, top, 66, 75) for place in range(4))
        goals = tuple(QRectF(600 + 100 * place, top, 94, 75) for place in range(3))
        common = tuple(QRectF(912 + 82 * place, top, 78, 75) for place in range(4))
        for key, box in (("permits", permits), ("goals", goals), ("common", common)):
            span = box[-1].right() - box[0].left()
            headings.append((key, QRectF(box[0].left(), top - 29, span, 17)))
        heading("urban")
        urban = line(4, 36, 6.66)
        return Rows(permits, goals, common, urban, cards, tuple(headings), _rest(y))
    x, top = 940.0, 240.0
    permits = tuple(QRectF(x + 104 * place, top + 26, 84, 116) for place in range(3))
    goals = tuple(QRectF(x + 104 * place, top + 186, 84, 112) for place in range(3))
    headings.append(("permits", QRectF(x, top, 300, 24)))
    headings.append(("goals", QRectF(x, top + 154, 300, 24)))
    headings.append(("urban", QRectF(x, top + 308, 300, 24)))
    urban = tuple(QRectF(x + 155 * (place % 2), top + 336 + 44 * (place // 2), 145, 38) for place in range(4))
    heading("common")
    common = line(4, 86, 6.66)
    return Rows(permits, goals, common, urban, cards, tuple(headings), _rest(y), "tall")


def _rest(y: float) -> QRectF:
    return QRectF(COLUMN.left(), y + 4, COLUMN.width(), AREA.bottom() - y - 10)


REVEALED: Final = 58.0
"""Below the counts of the Committee, for the permit that it turned up."""
OVERHANG: Final = 13.0
"""Above goals, for what they give."""
SIZES: Final = (("tall", 84.0, 116.0), ("low", 74.0, 86.0), ("low", 60.0, 69.7))
GAP: Final = 6.0
HEADINGS: Final = (170.0, 90.0)
"""Room for the heading over the permits: as it should be, and at least."""


def hand_rects(permits: int, goals: int, right: float) -> tuple[str, tuple[QRectF, ...], tuple[QRectF, ...], float]:
    """Size and rectangles of the cards in the tray, left of ``right``, and where the goals begin: as large as there is
    room; where there is not enough even for small ones, the goals lie in two rows."""
    left, top = HAND.left(), HAND.top() + 34
    room = right - left - 30
    # Large cards go before a long heading over few permits.
    fitting = (
        (one, least)
        for one in SIZES
        for least in HEADINGS
        if max((one[1] + GAP) * permits, least) + 12 + (one[1] + GAP) * max(1, goals) <= room
    )
    (size, wide, high), least = next(fitting, (SIZES[-1], HEADINGS[-1]))
    step = wide + GAP
    if permits > 1:
        # The Committee may hold more than a row takes even of small ones: they overlap.
        most = room - 12 - step * max(1, (goals + 1) // 2)
        step = min(step, (most - wide - GAP) / (permits - 1))
    cards = tuple(QRectF(left + step * place, top, wide, high) for place in range(permits))
    split = max(step * (permits - 1) + wide + GAP if permits else 0.0, least) + 12
    start, free = left + split, room - split
    if (wide + GAP) * goals <= free + GAP:
        return size, cards, tuple(QRectF(start + (wide + GAP) * at, top, wide, high) for at in range(goals)), start
    # Two rows, overlapping only where even they are too long.
    high, row = 62.0, (goals + 1) // 2
    wide = min(SIZES[0][1], max(wide, free / row - GAP))
    step = min(wide + GAP, (free - wide) / max(1, row - 1))
    spots = (QPointF(start + step * (at % row), top + (high + 4) * (at // row)) for at in range(goals))
    return size, cards, tuple(QRectF(spot.x(), spot.y(), wide, high) for spot in spots), start
