"""The sheet as it is printed: squared paper, what lies around the house, the floor, and everything the plan gives."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import washed
from desktop.boards.room_to_move.book import book
from desktop.boards.room_to_move.layout import UNITS, WHOLE, WORLD, square_rect
from desktop.boards.room_to_move.outside import draw_ground, draw_things, free_corner
from desktop.boards.room_to_move.pen import (
    border_runs,
    hand_line,
    outline_path,
    path_of,
    seed_of,
    stamp,
    stamp_edge,
    stamp_square,
    wall_line,
)
from desktop.texts.places import spoken
from engine.games.room_to_move.scenario import Scenario
from engine.geometry.squares import COLUMN_LETTERS, WIDTH, mask_of, sides_of, squares_in

PX: float = 100 / 42
"""A design pixel in board units while the whole sheet shows."""
FLOORS = ("#F6EBDD", "#E3EEF2", "#EFE6F1", "#E8F0DF", "#F7EBC9", "#F3E1DA")
"""The wash of a finished room by its number."""


def floor_colour(look: Look) -> str:
    """The paper inside the house."""
    return {"light": "#FFFDF8", "dark": "#183A57"}.get(look.palette.name, look.palette.paper)


def wash(look: Look, colour: str) -> str:
    """A wash of the light look in the colours of this one."""
    return washed(colour) if look.palette.dark else colour


class Ground(Piece):
    """The printed sheet, kept as a pixmap. State: the number of the scenario."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("ground",), WORLD, look, Layer.GROUND, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws paper, surroundings, house and given things."""
        if self.state is None:
            return
        scenario = book().scenarios[self.state]
        look = self.look
        draw_paper(painter, look)
        painter.save()
        painter.setClipRect(WHOLE)
        draw_ground(painter, look, scenario)
        draw_grid(painter, look)
        draw_things(painter, look, scenario)
        painter.restore()
        draw_floor(painter, look, scenario)
        corner = free_corner(scenario)
        if corner is not None:
            rect = square_rect(corner)
            stamp(painter, look, "compass_rose", QRectF(rect.left() + 8, rect.top() - 42, 84, 112))


class Given(Piece):
    """Everything that the plan gives, over the floors of finished rooms, kept as a pixmap. State: the number of the
    scenario."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("given",), WORLD, look, Layer.GROUND + 1.5, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws given things."""
        if self.state is not None:
            draw_given(painter, self.look, book().scenarios[self.state])


def draw_paper(painter: QPainter, look: Look) -> None:
    """Writes letters and numbers outside the squares."""
    palette = look.palette
    grown = min(1.3, look.scale) / look.scale
    for place in range(WIDTH):
        across = QRectF(UNITS * place, -22 * PX, UNITS, 22 * PX)
        write(painter, look, COLUMN_LETTERS[place], across, 16 * PX * grown, colour=palette.pencil, align=CENTRE)
        down = QRectF(-30 * PX, UNITS * place, 30 * PX, UNITS)
        write(painter, look, str(place + 1), down, 16 * PX * grown, colour=palette.pencil, align=CENTRE, tabular=True)


def draw_grid(painter: QPainter, look: Look) -> None:
    """Rules the paper."""
    painter.setPen(QPen(faded(look.palette.grid, 0.9), PX))
    lines = []
    for place in range(WIDTH + 1):
        at = UNITS * place
        lines += [QLineF(at, 0, at, WHOLE.height()), QLineF(0, at, WHOLE.width(), at)]
    painter.drawLines(lines)


def draw_floor(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws the floor of the house with its squares, zones and construction lines."""
    palette = look.palette
    outline = scenario.file.outline
    inside = path_of(scenario.inside)
    floor = outline_path(outline) if outline else inside
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(floor_colour(look)))
    painter.drawPath(floor)
    if outline:
        painter.save()
        painter.setClipPath(floor.subtracted(inside))
        painter.setPen(QPen(faded(palette.pencil, 0.45), 1.1 * PX))
        bounds = floor.boundingRect()
        start = bounds.left() - bounds.height()
        while start < bounds.right():
            painter.drawLine(QPointF(start, bounds.bottom()), QPointF(start + bounds.height(), bounds.top()))
            start += 17
        painter.restore()
    for place, zone in enumerate(scenario.file.zones):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(wash(look, ("#F5EEDC", "#E6EFF2", "#EEF2E4")[place % 3])))
        painter.drawPath(path_of(scenario.zones[zone.id]))
    painter.save()
    painter.setClipPath(inside)
    painter.setPen(QPen(faded(palette.grid, 0.75), 0.9 * PX))
    for place in range(WIDTH + 1):
        at = UNITS * place
        painter.drawLine(QLineF(at, 0, at, WHOLE.height()))
        painter.drawLine(QLineF(0, at, WHOLE.width(), at))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ink(palette.pencil, 0.9 * PX))
    over = 14 * PX
    for line in border_runs(scenario.inside) if not outline else ():
        way = QPointF(line.dx(), line.dy()) / max(line.length(), 1e-6) * over
        painter.drawPath(hand_line(QLineF(line.p1() - way, line.p2() + way), seed_of(line), 1.2))


def draw_given(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws ready rooms, squares of special rules, obstacles, given walls' companions, marks and door places."""
    palette = look.palette
    for ready in scenario.ready:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(wash(look, "#E9E4D8")))
        painter.drawPath(path_of(ready.area))
        draw_printed(painter, look, ready.furniture)
    for square in squares_in(scenario.plants_only):
        painter.fillRect(square_rect(square), faded(palette.lawn, 0.75))
        stamp_square(painter, look, "grass_tuft", square)
    for square in squares_in(scenario.low):
        stamp_square(painter, look, "low_ceiling", square)
    stairs = mask_of(square for pair in scenario.stairs for square in pair)
    for square in squares_in((scenario.free | scenario.hallway_free) & ~stairs):
        stamp_square(painter, look, "given_circulation", square)
    draw_strip(painter, look, scenario.keep_free & ~sum(1 << square for square in scenario.marks.values()))
    for pair in scenario.stairs:
        for square, name in zip(pair, ("stairs_top", "stairs_foot"), strict=True):
            stamp_square(painter, look, name, square)
    draw_obstacles(painter, look, scenario)
    fixed = len(scenario.front_places) == (2 if scenario.front_wide else 1)
    for edge in () if fixed else scenario.front_places:
        square, side = house_side(scenario, edge)
        stamp_edge(painter, look, "door_mark", wall_line(scenario.file.outline, square, side), -13)
    for letter, square in scenario.marks.items():
        rect = square_rect(square)
        painter.setPen(QPen(QColor(palette.blueprint), 1.6 * PX))
        painter.setBrush(QColor(palette.paper))
        painter.drawEllipse(rect.center(), 31, 31)
        grown = min(1.3, look.scale) / look.scale
        write(painter, look, letter, rect, 17 * PX * grown, 600, colour=palette.blueprint, align=CENTRE, unit=PX)
    for zone in scenario.file.zones:
        bounds = path_of(scenario.zones[zone.id]).boundingRect()
        room = QRectF(bounds.left() + 10, bounds.bottom() + 16, bounds.width(), 46)
        write(painter, look, spoken(zone.names), room, 16 * PX / look.scale, colour=palette.pencil, unit=PX)


def draw_printed(painter: QPainter, look: Look, furniture: int) -> None:
    """Draws furniture of ready rooms: a plain block with a cross."""
    palette = look.palette
    for square in squares_in(furniture):
        rect = square_rect(square).adjusted(8, 8, -8, -8)
        painter.setPen(ink(palette.pencil, 1.6 * PX))
        painter.setBrush(QColor(wash(look, "#DDD5C5")))
        painter.drawRect(rect)
        painter.drawLine(rect.topLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomLeft())


def draw_strip(painter: QPainter, look: Look, mask: int) -> None:
    """Marks squares that must stay uncovered: a dashed border and thin lines."""
    if not mask:
        return
    path = path_of(mask)
    painter.save()
    painter.setClipPath(path)
    painter.setPen(QPen(faded(look.palette.gold, 0.5), 1.2 * PX))
    bounds = path.boundingRect()
    start = bounds.left() - bounds.height()
    while start < bounds.right():
        painter.drawLine(QPointF(start, bounds.top()), QPointF(start + bounds.height(), bounds.bottom()))
        start += 34
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ink(look.palette.gold, 1.8 * PX, dash=(14, 9)))
    painter.drawPath(path)


def draw_obstacles(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws trees, columns, stairs, rocks, water and chimneys that stand in the house."""
    for thing, mask in zip(scenario.file.obstacles, scenario.obstacle_masks, strict=True):
        squares = tuple(squares_in(mask))
        rect = square_rect(squares[0]).united(square_rect(squares[-1]))
        large = len(squares) == 4 and rect.width() == rect.height()
        if thing.kind == "tree":
            stamp(painter, look, "tree_round_2x2" if large else "tree_round_1x1", rect)
        elif thing.kind == "stair" and large:
            stamp(painter, look, "stairs_spiral_2x2", rect)
        else:
            name = {"column": "column_round", "stair": "stairs_middle", "rock": "rock", "water": "water",
                    "chimney": "column_square", "tree": "tree_round_1x1"}[thing.kind]  # fmt: skip
            for square in squares:
                stamp_square(painter, look, name, square)


def house_side(scenario: Scenario, edge: int) -> tuple[int, int]:
    """The square inside the house at an edge, and its side."""
    return next((found for found in sides_of(edge) if scenario.inside >> found[0] & 1), (edge // 4, edge % 4))
