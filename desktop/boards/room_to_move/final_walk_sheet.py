"""The sheet of the final walk: dusk around the house, lit rooms, what does not count, footprints, pills, the figure."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.access.palettes import SEATS
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, shadow, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import FOLDER, paint, swaps_of
from desktop.boards.room_to_move.book import book, house_of, piece_of, symbols
from desktop.boards.room_to_move.drawn import DOT, WallsState, disc_square, draw_walls, paint_disc
from desktop.boards.room_to_move.layout import UNITS, WHOLE, corner, square_rect
from desktop.boards.room_to_move.outside import draw_outside, free_corner
from desktop.boards.room_to_move.pen import border_runs, outline_path, path_of, stamp, wall_line
from desktop.boards.room_to_move.plan import (
    FLOORS,
    PX,
    draw_floor,
    draw_given,
    draw_grid,
    draw_paper,
    floor_colour,
    house_side,
    wash,
)
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import Options, Sheet
from engine.geometry.squares import WIDTH, squares_in

SHEET: Final = QRectF(16, 122, 796, 784)
GRID: Final = QPointF(56, 154)
SQUARE: Final = 46.0
FACTOR: Final = SQUARE / UNITS
DUSK: Final = ("#22406A", 0.30)
DUSK_DARK: Final = ("#081520", 0.45)
LIGHT: Final = "#FFF1C9"
"""A lit floor."""
LIGHT_DARK: Final = "#4A431F"
CONE: Final = 148.0
"""How far light falls out of a window, and how much wider it becomes on each hand, in board units."""
CONE_WIDER: Final = 45.0
FIGURE: Final = (74.0, 105.0)
"""The figure in design pixels."""
STRIDE: Final = 3.2
"""Frames of the figure per square walked."""
FRAMES: Final = 4


def on_sheet(at: QPointF) -> QPointF:
    """A point of the board (units of squares) on the sheet of the walk, in design pixels."""
    return GRID + at * FACTOR


def middle(square: int) -> QPointF:
    """The middle of a square in board units."""
    return square_rect(square).center()


def centre_of(mask: int) -> QPointF:
    """The middle of the square in a mask that lies most in its middle, in board units."""
    squares = [middle(square) for square in squares_in(mask)]
    if not squares:
        return WHOLE.center()
    x = sum(point.x() for point in squares) / len(squares)
    y = sum(point.y() for point in squares) / len(squares)
    return min(squares, key=lambda point: (point - QPointF(x, y)).manhattanLength())


def house_path(scenario: Scenario) -> QPainterPath:
    """The floor of the house."""
    return outline_path(scenario.file.outline) if scenario.file.outline else path_of(scenario.inside)


class WalkSheet(Piece):
    """Paper, surroundings at dusk, house and furniture, kept as a pixmap. State: (options, sheet, lit rooms)."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("walk", "sheet"), SHEET, look, Layer.OVERLAY)
        self.margin = 16
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the sheet of a seat."""
        if self.state is None:
            return
        options, sheet, lit = self.state
        look, palette = self.look, self.look.palette
        shadow(painter, SHEET, look, radius=0)
        painter.fillRect(SHEET, QColor(palette.paper))
        for name, at in (("tape_nw", SHEET.topLeft()), ("tape_ne", SHEET.topRight()),
                         ("tape_sw", SHEET.bottomLeft()), ("tape_se", SHEET.bottomRight())):  # fmt: skip
            away = QPointF(7 if at.x() < 400 else -7, 7 if at.y() < 400 else -7)
            paint(painter, look, name, at.x() + away.x() - 30, at.y() + away.y() - 30, size=(60, 60))
        painter.save()
        painter.translate(GRID)
        painter.scale(FACTOR, FACTOR)
        draw_house(painter, look, options, sheet, lit)
        painter.restore()


def draw_house(painter: QPainter, look: Look, options: Options, sheet: Sheet, lit: frozenset[int]) -> None:
    """Draws everything that stands still, in board units; rooms that are ``lit`` have a warm floor."""
    house = house_of(options)
    scenario = house.scenario
    draw_paper(painter, look)
    painter.save()
    painter.setClipRect(WHOLE)
    painter.fillRect(WHOLE, QColor(floor_colour(look)))
    draw_outside(painter, look, scenario)
    draw_grid(painter, look)
    colour, share = DUSK_DARK if look.palette.dark else DUSK
    painter.fillRect(WHOLE, faded(colour, share))
    draw_cones(painter, look, scenario, sheet)
    painter.restore()
    draw_floor(painter, look, scenario)
    draw_given(painter, look, scenario)
    for room, closed in enumerate(sheet.closed):
        if closed is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            warm = LIGHT_DARK if look.palette.dark else LIGHT
            painter.setBrush(QColor(warm if room in lit else wash(look, FLOORS[room % len(FLOORS)])))
            painter.drawPath(path_of(closed.area))
            draw_squares(painter, look, closed.area)
    walks = 0
    placed = sorted(sheet.placed, key=lambda one: not piece_of(one.piece).is_carpet)
    for one in placed:
        walks |= 0 if piece_of(one.piece).is_carpet else house.squares(one)[1]
    painter.setPen(Qt.PenStyle.NoPen)
    for one in placed:
        at = corner(one.anchor)
        symbols().paint(painter, look, one.piece, at.x(), at.y(), UNITS, turns=one.turns, mirrored=one.mirror)
    painter.setBrush(QColor(look.palette.pencil))
    for square in squares_in(walks):
        painter.drawEllipse(middle(square), DOT, DOT)
    draw_walls(painter, look, WallsState.of(options, sheet))
    for room, closed in enumerate(sheet.closed):
        if closed is not None:
            at = corner(disc_square(scenario, sheet, options, closed.area))
            paint_disc(painter, look, at.x() + 15, at.y() + 15, 70, room + 1)
    place = free_corner(scenario)
    if place is not None:
        rect = square_rect(place)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.palette.paper, 0.8))
        painter.drawEllipse(rect.center(), 66, 66)
        stamp(painter, look, "compass_rose", QRectF(rect.left() + 8, rect.top() - 42, 84, 112))


def draw_squares(painter: QPainter, look: Look, area: int) -> None:
    """Rules the floor of a room."""
    painter.setPen(QPen(faded(look.palette.grid, 0.8), 0.9 * PX))
    for square in squares_in(area):
        rect = square_rect(square)
        painter.drawLine(rect.topLeft(), rect.topRight())
        painter.drawLine(rect.topLeft(), rect.bottomLeft())


def draw_cones(painter: QPainter, look: Look, scenario: Scenario, sheet: Sheet) -> None:
    """Draws the light that falls out of the windows; neighbours share one cone."""
    windows = {house_side(scenario, edge) for edge in sheet.marks.windows}
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#FFE7A6", 0.28 if look.palette.dark else 0.5))
    for square, side in sorted(windows):
        step = 1 if side in (0, 2) else WIDTH
        if (square - step, side) in windows:
            continue
        end = square
        while (end + step, side) in windows:
            end += step
        one = wall_line(scenario.file.outline, square, side)
        other = wall_line(scenario.file.outline, end, side)
        line = QLineF(one.p1(), other.p2()) if side in (0, 1) else QLineF(other.p1(), one.p2())
        along = QPointF(line.dx(), line.dy()) / max(line.length(), 1e-6)
        # The room lies on the right of the line: the light falls to the left.
        out = QPointF(along.y(), -along.x())
        near, far = along * 10, along * CONE_WIDER
        painter.drawPolygon(
            [
                line.p1() + near,
                line.p2() - near,
                line.p2() + far + out * CONE,
                line.p1() - far + out * CONE,
            ]
        )


@dataclass(frozen=True)
class LightState:
    """What is lit: the scenario by its ``number``, rooms counted before (``lit``) and the ``present`` one as areas;
    squares of a bonus (``shown``); pieces that do not count as furniture squares (``lost``), and the circulation
    squares of the present room that cannot be reached (``missed``)."""

    number: int
    lit: tuple[int, ...] = ()
    present: int = 0
    shown: int = 0
    lost: int = 0
    missed: int = 0


class WalkLights(Piece):
    """The lights in the house, and what does not count. State: ``LightState``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        wide = WIDTH * SQUARE
        super().__init__(("walk", "lights"), QRectF(GRID.x(), GRID.y(), wide, wide), look, Layer.OVERLAY + 0.1)
        self.margin = 6
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Lights the rooms, greys out what does not count."""
        if self.state is None:
            return
        state: LightState = self.state
        palette = self.look.palette
        scenario = book().scenarios[state.number]
        painter.translate(GRID)
        painter.scale(FACTOR, FACTOR)
        lit = QPainterPath()
        for area in (*state.lit, state.present):
            lit = lit.united(path_of(area))
        painter.setPen(Qt.PenStyle.NoPen)
        # Rooms that are still dark lie in the dusk, a little lighter than outside.
        colour, share = DUSK_DARK if palette.dark else DUSK
        painter.setBrush(faded(colour, share * 0.6))
        painter.drawPath(house_path(scenario).subtracted(lit))
        if state.present:
            painter.setPen(QPen(QColor(palette.gold), 3 * PX))
            for line in border_runs(state.present):
                away = QPointF(-line.dy(), line.dx()) / max(line.length(), 1e-6) * 12
                painter.drawLine(line.translated(away))
        if state.shown:
            painter.setPen(QPen(QColor(palette.gold), 2.4 * PX))
            painter.setBrush(faded(palette.gold, 0.28))
            painter.drawPath(path_of(state.shown))
        self.draw_lost(painter, state)

    def draw_lost(self, painter: QPainter, state: LightState) -> None:
        """Greys and hatches pieces, and marks the squares that nobody can walk to."""
        palette = self.look.palette
        for square in squares_in(state.lost):
            stamp(painter, self.look, "uncounted_hatch", square_rect(square))
        if state.lost:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(palette.pencil, 1.6 * PX, dash=(12, 8)))
            painter.drawPath(path_of(state.lost))
        for square in squares_in(state.missed):
            stamp(painter, self.look, "refuse_hatch", square_rect(square))
            stamp(painter, self.look, "circulation_dot_lost", square_rect(square))


# Footprints and the figure


@dataclass(frozen=True)
class FeetState:
    """Footprints in board units: earlier ways, and the way that is walked with the share of it walked so far."""

    old: tuple[tuple[QPointF, ...], ...] = ()
    way: tuple[QPointF, ...] = ()
    share: float = 1.0


class WalkFeet(Piece):
    """The footprints. State: ``FeetState``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        wide = WIDTH * SQUARE
        super().__init__(("walk", "feet"), QRectF(GRID.x(), GRID.y(), wide, wide), look, Layer.OVERLAY + 0.2)
        self.margin = 40
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws a stride between every two points that are neighbours."""
        if self.state is None:
            return
        state: FeetState = self.state
        painter.translate(GRID)
        painter.scale(FACTOR, FACTOR)
        for way in state.old:
            self.draw_way(painter, way, 1.0, 0.5)
        self.draw_way(painter, state.way, state.share, 1.0)

    def draw_way(self, painter: QPainter, way: tuple[QPointF, ...], share: float, opacity: float) -> None:
        """Draws a way as far as it has been walked."""
        steps = len(way) - 1
        painter.save()
        painter.setOpacity(opacity)
        for number in range(steps):
            if number + 0.5 > share * steps:
                break
            line = QLineF(way[number], way[number + 1])
            if line.length() > 1.7 * UNITS:
                # From one end of stairs to the other nobody leaves prints.
                continue
            painter.save()
            painter.translate(line.center())
            painter.rotate(math.degrees(math.atan2(line.dy(), line.dx())))
            stamp(painter, self.look, "footprints", QRectF(-UNITS / 2, -UNITS / 2, UNITS, UNITS))
            painter.restore()
        painter.restore()


class Walker(Piece):
    """The figure that walks. State: (seat number, frame, whether it walks to the east); it stands with its feet on its
    position."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        wide, high = FIGURE
        rect = QRectF(-wide / 2, -high * 132 / 142, wide, high)
        super().__init__(("walk", "figure"), rect, look, Layer.OVERLAY + 0.5)
        self.margin = 2
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the figure in the coat of its seat."""
        if self.state is None:
            return
        seat, frame, east = self.state
        look = self.look
        name = f"walker_{frame}" if frame else "walker_stand"
        coat = next(mark.colour for mark in SEATS if mark.number == seat)
        swaps = dict(swaps_of(look.palette, look.sprites, name)) | {"#0072B2": coat}
        look.sprites.paint(
            painter, FOLDER + name, self.rect.left(), self.rect.top(), size=FIGURE, swaps=tuple(swaps.items()),
            mirror=east,
        )  # fmt: skip


def point_along(way: tuple[QPointF, ...], share: float) -> tuple[QPointF, bool]:
    """The point of a way that is walked so far, in board units, and whether the figure goes to the east there."""
    if not way:
        return QPointF(), False
    steps = len(way) - 1
    at = min(max(share, 0.0), 1.0) * steps
    number = min(int(at), max(0, steps - 1))
    if steps == 0:
        return way[0], False
    one, other = way[number], way[number + 1]
    east = other.x() > one.x()
    if other.x() == one.x():
        before = [way[k + 1].x() - way[k].x() for k in range(number) if way[k + 1].x() != way[k].x()]
        east = bool(before) and before[-1] > 0
    return one + (other - one) * (at - number), east


# Pills


@dataclass(frozen=True)
class Pill:
    """A pill with a number at a point of the board: a ``large`` one for a room, a red one for what does not count."""

    words: str
    at: QPointF
    large: bool = False
    bad: bool = False


def pill_rect(look: Look, pill: Pill) -> QRectF:
    """Where a pill lies, in design pixels, wholly on the sheet."""
    px, high = (36, 52.0) if pill.large else (28, 42.0)
    wide = max(high, width_of(look, pill.words, px / look.text_scale, 700, tabular=True) + (34 if pill.large else 24))
    rect = QRectF(0, 0, wide, high)
    rect.moveCenter(on_sheet(pill.at))
    rect.moveLeft(min(max(rect.left(), GRID.x()), GRID.x() + WIDTH * SQUARE - wide))
    rect.moveTop(min(max(rect.top(), GRID.y()), GRID.y() + WIDTH * SQUARE - high))
    return rect


class WalkPills(Piece):
    """The numbers over rooms and pieces. State: a tuple of ``Pill``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        wide = WIDTH * SQUARE
        super().__init__(("walk", "pills"), QRectF(GRID.x(), GRID.y(), wide, wide), look, Layer.OVERLAY + 0.6)
        self.margin = 12
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the pills in their order."""
        for pill in self.state or ():
            paint_pill(
                painter, self.look, pill_rect(self.look, pill), pill.words, 36 if pill.large else 28, bad=pill.bad
            )


def paint_pill(painter: QPainter, look: Look, rect: QRectF, words: str, px: float, *, bad: bool = False) -> None:
    """Draws a pill with a number."""
    palette = look.palette
    shadow(painter, rect, look, radius=rect.height() / 2, drop=3, blur=7)
    painter.setPen(QPen(QColor(palette.refuse if bad else palette.gold), 2.6))
    painter.setBrush(QColor(palette.paper))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.refuse, 0.12) if bad else faded("#F2C96B", 0.16 if palette.dark else 0.42))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    write(
        painter, look, words, rect, px / look.text_scale, 700, colour=palette.refuse if bad else palette.ink,
        align=CENTRE, tabular=True,
    )  # fmt: skip
