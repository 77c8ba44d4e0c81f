"""What a seat has drawn on its sheet: floors of finished rooms, furniture with its dots, walls, doors and windows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, wobble, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import paint
from desktop.boards.room_to_move.book import house_of, piece_of, symbols
from desktop.boards.room_to_move.layout import UNITS, WORLD, corner, square_rect
from desktop.boards.room_to_move.pen import (
    INNER,
    OUTER,
    border_runs,
    outline_points,
    path_of,
    runs_of,
    seed_of,
    stamp,
    stamp_edge,
    stroke,
    wall_line,
)
from desktop.boards.room_to_move.plan import FLOORS, PX, house_side, wash
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import Options, Placed, Sheet
from engine.geometry.shapes import turned
from engine.geometry.squares import (
    EAST,
    NORTH,
    NOWHERE,
    SOUTH,
    Walls,
    border_of,
    mask_of,
    neighbour,
    sides_of,
    squares_in,
)

STONES = 6
"""The longest path to a front door in squares."""
DOT: float = 10.0
"""The radius of a circulation dot in board units."""


class Floors(Piece):
    """The floors of finished rooms, kept as a pixmap. State: (area, room) of each."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("floors",), WORLD, look, Layer.GROUND + 1, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Washes every finished room."""
        look = self.look
        for area, room in self.state or ():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(wash(look, FLOORS[room % len(FLOORS)])))
            painter.setOpacity(0.55 if look.palette.dark else 1.0)
            painter.drawPath(path_of(area))
            painter.setOpacity(1.0)
            painter.setPen(QPen(faded(look.palette.grid, 0.8), 0.9 * PX))
            for square in squares_in(area):
                rect = square_rect(square)
                painter.drawLine(rect.topLeft(), rect.topRight())
                painter.drawLine(rect.topLeft(), rect.bottomLeft())


class Dots(Piece):
    """The circulation of all pieces as one dot per square, kept as a pixmap. State: (squares, squares of the piece that
    is pointed at)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("dots",), WORLD, look, Layer.PIECE - 1, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws the dots."""
        if self.state is None:
            return
        squares, own = self.state
        palette = self.look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        for square in squares_in(squares | own):
            lit = own >> square & 1
            painter.setBrush(QColor(palette.blueprint if lit else palette.pencil))
            size = DOT * 1.3 if lit else DOT
            painter.drawEllipse(square_rect(square).center(), size, size)


@dataclass(frozen=True)
class DrawnState:
    """A piece on the sheet: how it lies, whether it is still a draft, how many quarters and whether it is faint."""

    placed: Placed
    draft: bool = False
    faint: bool = False


class Drawn(Piece):
    """A piece of furniture on the sheet. State: ``DrawnState``."""

    radius = 8.0

    def __init__(self, place: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("drawn", place), QRectF(0, 0, UNITS, UNITS), look, Layer.PIECE, parent)
        self.margin = 12

    def lie(self, state: DrawnState, *, active: bool, name: str) -> None:
        """Shows a piece where it lies: under the others if it is a carpet."""
        placed = state.placed
        piece = piece_of(placed.piece)
        shape = turned(piece.shape, placed.turns, placed.mirror)
        stands = [square_rect(square) for square in squares_in(shape.furniture)]
        rect = stands[0]
        for one in stands:
            rect = rect.united(one)
        self.resize(rect)
        self.setPos(corner(placed.anchor))
        self.setZValue(Layer.PIECE - 2 if piece.is_carpet else Layer.PIECE)
        self.put(state, active=active, name=name)

    def hit(self) -> QRectF:
        """The furniture squares, a little smaller so that neighbours are not hit."""
        return self.rect.adjusted(6, 6, -6, -6)

    def contains_square(self, square: int) -> bool:
        """Whether furniture of the piece stands on a square."""
        placed = self.state.placed
        shape = turned(piece_of(placed.piece).shape, placed.turns, placed.mirror)
        return bool(shape.at(placed.anchor)[0] >> square & 1)

    def draw(self, painter: QPainter) -> None:
        """Draws the symbol; one that is still a draft has a pencil shadow."""
        if self.state is None:
            return
        state: DrawnState = self.state
        placed = state.placed
        if state.draft:
            shape = turned(piece_of(placed.piece).shape, placed.turns, placed.mirror)
            pen = QPen(QColor(self.look.palette.blueprint), 1.6 * PX, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(faded(self.look.palette.blueprint, 0.1 if not self.hovered else 0.22))
            painter.drawPath(path_of(shape.furniture))
        elif self.hovered:
            shape = turned(piece_of(placed.piece).shape, placed.turns, placed.mirror)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.look.palette.blueprint, 0.12))
            painter.drawPath(path_of(shape.furniture))
        opacity = 0.35 if state.faint else 1.0
        symbols().paint(painter, self.look, placed.piece, 0, 0, UNITS, turns=placed.turns, mirrored=placed.mirror,
                        opacity=opacity)  # fmt: skip


@dataclass(frozen=True)
class WallsState:
    """Walls of a sheet: the ``options`` name the house; ``rooms`` are area and own door of finished rooms; what else
    was drawn: loose walls, windows, front doors as edges."""

    options: Options
    rooms: tuple[tuple[int, int], ...]
    right: int
    below: int
    windows: tuple[int, ...]
    front: tuple[int, ...]

    @staticmethod
    def of(options: Options, sheet: Sheet) -> WallsState:
        """The walls of a sheet."""
        rooms = tuple((closed.area, closed.door) for closed in sheet.closed if closed is not None)
        marks = sheet.marks
        return WallsState(options, rooms, marks.right, marks.below, marks.windows, marks.front)


class WallLines(Piece):
    """Outer and inner walls, windows and doors, kept as a pixmap. State: ``WallsState``."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("walls",), WORLD, look, Layer.FENCE, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws walls first, then what is let into them."""
        if self.state is not None:
            draw_walls(painter, self.look, self.state)


def draw_walls(painter: QPainter, look: Look, state: WallsState) -> None:
    """Draws all walls with their openings."""
    house = house_of(state.options)
    scenario = house.scenario
    palette = look.palette
    openings = {*state.windows, *state.front}
    draw_outer(painter, look, scenario, openings)
    solid, given = Walls(), scenario.walls
    doors = set(scenario.doors)
    for area, door in (*state.rooms, *((ready.area, ready.door) for ready in scenario.ready)):
        solid |= border_of(area)
        if door >= 0:
            doors.add(door)
    inner = Walls(scenario.inside & scenario.inside >> 1, scenario.inside & scenario.inside >> 16)
    solid = Walls(solid.right & inner.right, solid.below & inner.below) | given
    gaps = (
        mask_of(edge // 4 for edge in doors if edge % 4 == EAST),
        mask_of(edge // 4 for edge in doors if edge % 4 == SOUTH),
    )
    loose = Walls(state.right & ~solid.right & ~gaps[0], state.below & ~solid.below & ~gaps[1])
    solid = Walls(solid.right & ~gaps[0], solid.below & ~gaps[1])
    for line in wall_runs(loose):
        stroke(painter, line, palette.pencil, INNER * 0.62, seed_of(line), 3.0)
    for line in wall_runs(solid):
        stroke(painter, line, palette.ink, INNER, seed_of(line))
    rails = set(scenario.railing)
    for edge in rails:
        square, side = house_side(scenario, edge)
        stamp_edge(painter, look, "railing", wall_line(scenario.file.outline, square, side))
    draw_windows(painter, look, scenario, state.windows)
    for edge in scenario.crossed:
        square, side = house_side(scenario, edge)
        line = wall_line(scenario.file.outline, square, side)
        normal = QPointF(-line.dy(), line.dx()) / max(line.length(), 1e-6)
        centre = line.pointAt(0.5) - normal * 24
        painter.setPen(QPen(QColor(palette.refuse), 1.8 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for way in (QPointF(9, 9), QPointF(9, -9)):
            painter.drawLine(centre - way, centre + way)
    areas = {door: area for area, door in state.rooms}
    areas |= {ready.door: ready.area for ready in scenario.ready}
    for edge in sorted(doors):
        draw_door(painter, look, edge, areas.get(edge, 0))
    for edge in state.front:
        square, side = house_side(scenario, edge)
        draw_stones(painter, look, scenario, square, side)
        stamp_edge(painter, look, "front_door_left", wall_line(scenario.file.outline, square, side))


def draw_stones(painter: QPainter, look: Look, scenario: Scenario, square: int, side: int) -> None:
    """Lays stepping stones from the front door outwards, as far as the ground is free."""
    taken = scenario.inside
    for kind, mask in scenario.outside:
        taken |= mask if kind != "mountain" else 0
    here = neighbour(square, side)
    step = 0
    while here != NOWHERE and not taken >> here & 1 and step < STONES:
        rect = square_rect(here)
        for half in (0, 1):
            if step == 0 and half == 0:
                continue
            along = (half - 0.5) * 46
            way = QPointF(0, -along) if side == NORTH else QPointF(0, along) if side == SOUTH else QPointF(
                along if side == EAST else -along, 0)  # fmt: skip
            sway = QPointF(wobble(here, half) * 13, wobble(here, half + 7) * 7)
            at = rect.center() + way + sway
            stamp(painter, look, "stepping_stone", QRectF(at.x() - 27, at.y() - 27, 54, 54), (here + half) % 4)
        here = neighbour(here, side)
        step += 1


def wall_runs(walls: Walls) -> list[QLineF]:
    """Walls as straight lines as long as may be."""
    edges = [(square, EAST) for square in squares_in(walls.right)]
    edges += [(square, SOUTH) for square in squares_in(walls.below)]
    return runs_of(edges)


def draw_outer(painter: QPainter, look: Look, scenario: Scenario, openings: set[int]) -> None:
    """Draws the outer wall, except where windows and doors are let in; railings stand in its place where the plan has
    some."""
    palette = look.palette
    gaps = [house_side(scenario, edge) for edge in openings | set(scenario.railing) if edge in scenario.outer]
    if not scenario.file.outline:
        for line in border_runs(scenario.inside, (4 * square + side for square, side in gaps)):
            stroke(painter, line, palette.ink, OUTER, seed_of(line), 1.6)
        return
    points = outline_points(scenario.file.outline)
    cuts = [wall_line(scenario.file.outline, square, side) for square, side in gaps]
    for one, other in zip(points, (*points[1:], points[0]), strict=True):
        for line in pieces_of(QLineF(one, other), cuts):
            stroke(painter, line, palette.ink, OUTER, seed_of(line), 1.6, square=False)


def pieces_of(line: QLineF, cuts: list[QLineF]) -> list[QLineF]:
    """What is left of a line when the stretches that lie on it are cut out."""
    way = QPointF(line.dx(), line.dy())
    length = line.length()
    taken = []
    for cut in cuts:
        shares = []
        for point in (cut.p1(), cut.p2()):
            to = point - line.p1()
            across = abs(to.x() * way.y() - to.y() * way.x()) / length
            shares.append((to.x() * way.x() + to.y() * way.y()) / length**2 if across < 1 else None)
        if None not in shares:
            low, high = sorted(share for share in shares if share is not None)
            taken.append((max(0.0, low), min(1.0, high)))
    left, start = [], 0.0
    for low, high in sorted(taken):
        if low > start + 1e-3:
            left.append(QLineF(line.pointAt(start), line.pointAt(low)))
        start = max(start, high)
    if start < 1 - 1e-3:
        left.append(QLineF(line.pointAt(start), line.p2()))
    return left


def draw_windows(painter: QPainter, look: Look, scenario: Scenario, windows: tuple[int, ...]) -> None:
    """Draws windows; neighbours share one frame with a post."""
    kept = {house_side(scenario, edge) for edge in windows}
    for square, side in sorted(kept):
        step = 1 if side in (0, 2) else 16
        before, after = square - step, square + step
        if side in (2, 3):
            before, after = after, before
        left, right = (before, side) in kept, (after, side) in kept
        name = ("window_single", "window_end_left", "window_end_right", "window_middle")[2 * left + right]
        stamp_edge(painter, look, name, wall_line(scenario.file.outline, square, side))


def draw_door(painter: QPainter, look: Look, edge: int, area: int) -> None:
    """Draws a door that opens into its room."""
    for square, side in sides_of(edge):
        if area >> square & 1 or not area:
            line = wall_line((), square, side)
            name = "door_left" if (square + side) % 2 == 0 else "door_right"
            stamp_edge(painter, look, name, line)
            return


class Discs(Piece):
    """The Roman numbers of rooms, and the word for the hallway. State: (square, number, finished) of each, the square
    of the word or -1."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("discs",), WORLD, look, Layer.FENCE + 1, parent)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws the discs at 0.7 of a square."""
        discs, hallway = self.state or ((), -1)
        if hallway >= 0:
            rect = square_rect(hallway).adjusted(0, 0, UNITS, 0)
            words = QCoreApplication.translate("RoomToMoveBoard", "hallway")
            write(painter, self.look, words, rect, 16 * PX / self.look.scale, colour=self.look.palette.pencil,
                  align=CENTRE, unit=PX)  # fmt: skip
        for square, number, finished in discs:
            at = corner(square) + QPointF(15, 15)
            paint_disc(painter, self.look, at.x(), at.y(), 70, number, finished)


def paint_disc(
    painter: QPainter, look: Look, x: float, y: float, side: float, number: int, finished: bool = True
) -> None:
    """Draws the Roman number of a room in its ring, dashed while the room is open."""
    if number <= 5:
        name = f"room_disc_{number}" if finished else f"room_disc_open_{number}"
        paint(painter, look, name, x, y, size=(side, side))
        return
    palette = look.palette
    rect = QRectF(x, y, side, side).adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
    painter.setPen(QPen(QColor(palette.ink), side * 0.045, Qt.PenStyle.SolidLine if finished else Qt.PenStyle.DashLine))
    painter.setBrush(QColor(palette.paper))
    painter.drawEllipse(rect)
    draw_roman(painter, rect, palette.ink, number)


def draw_roman(painter: QPainter, rect: QRectF, colour: str, number: int) -> None:
    """Draws VI, VII ... as strokes, since the art ends at V."""
    painter.setPen(QPen(QColor(colour), rect.width() * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    ones = number - 5
    unit = rect.width() * 0.1
    wide = unit * (3.2 + 1.5 * ones)
    left = rect.center().x() - wide / 2
    top, bottom = rect.top() + rect.height() * 0.3, rect.bottom() - rect.height() * 0.3
    painter.drawLine(QPointF(left, top), QPointF(left + unit * 1.4, bottom))
    painter.drawLine(QPointF(left + unit * 1.4, bottom), QPointF(left + unit * 2.8, top))
    for place in range(ones):
        x = left + unit * (3.9 + 1.5 * place)
        painter.drawLine(QPointF(x, top), QPointF(x, bottom))


def disc_square(scenario: Scenario, sheet: Sheet, options: Options, area: int) -> int:
    """A square of a room for its number: free of furniture and dots if there is one, and rather in a corner."""
    house = house_of(options)
    stands = walks = 0
    for placed in sheet.placed:
        own = house.squares(placed)
        stands |= own[0]
        walks |= own[1]
    free = area & ~(stands | walks | scenario.obstacles) or area & ~stands or area
    return max(squares_in(free), key=lambda square: (square % 16, square // 16), default=0)
