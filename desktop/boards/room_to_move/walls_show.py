"""What tools show on the sheet: the side under the pointer or the cursor, the stroke that is drawn, doors that could be
set, sides that are at fault, the squares of the room that is closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded, ink
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.edges import Corner, ends_of, stretches_of
from desktop.boards.room_to_move.layout import UNITS, WHOLE, side_line, square_rect
from desktop.boards.room_to_move.pen import border_runs, path_of, stamp_edge, wall_line
from desktop.boards.room_to_move.plan import house_side
from desktop.boards.room_to_move.walls_marks import Tool
from engine.games.room_to_move.actions import NO_DOOR
from engine.games.room_to_move.scenario import Scenario
from engine.geometry.squares import sides_of, squares_in

PX: Final = 100 / 42
"""A design pixel in board units while the whole sheet shows."""
FAINT: Final = 0.3
STRIP: Final = 15 * PX
"""How wide the hit strip along a side is; on the screen it is never narrower than ``BoardScene`` asks for."""
PICTURES: Final = {
    Tool.WALL: "wall_pencil", Tool.WINDOW: "window_single", Tool.FRONT: "front_door_left", Tool.DOOR: "door_left",
}  # fmt: skip
REACH: Final = 60.0
"""What is drawn on a side stays within so many units of it."""


def line_of(edge: int) -> QLineF:
    """A side in board units, from its western or northern end."""
    one, other = ends_of(edge)
    return QLineF(at_corner(one), at_corner(other))


def at_corner(corner: Corner) -> QPointF:
    """A corner of squares in board units."""
    return QPointF(corner[0] * UNITS, corner[1] * UNITS)


def rect_of(edges: tuple[int, ...]) -> QRectF:
    """A rectangle around everything that is drawn on sides."""
    found = QRectF()
    for edge in edges:
        line = line_of(edge)
        found = found.united(QRectF(line.p1(), line.p2()).adjusted(-REACH, -REACH, REACH, REACH))
    return found


def line_in(scenario: Scenario, edge: int) -> QLineF:
    """Where a side runs in a house, with the house on the right: outer walls may lie off the grid."""
    if edge not in scenario.outer:
        return line_of(edge)
    return wall_line(scenario.file.outline, *house_side(scenario, edge))


def door_line(edge: int, area: int) -> QLineF:
    """A door in board units with the room it belongs to on the right."""
    square, side = next((one for one in sides_of(edge) if area >> one[0] & 1), sides_of(edge)[0])
    return side_line(square, side)


def faint_door(painter: QPainter, look: Look, edge: int, area: int, share: float) -> None:
    """Draws a door that could be set."""
    painter.save()
    painter.setOpacity(painter.opacity() * share)
    stamp_edge(painter, look, "door_left", door_line(edge, area))
    painter.restore()


def pencil_wall(painter: QPainter, look: Look, edge: int) -> None:
    """Draws a wall in pencil."""
    stamp_edge(painter, look, "wall_pencil", line_of(edge))


@dataclass(frozen=True)
class TintState:
    """The squares of the room in work: ``area``, whether it is ``closed``, squares at fault (``bad``)."""

    area: int = 0
    closed: bool = False
    bad: int = 0


class AreaTint(Piece):
    """The squares of the room, under the furniture. State: ``TintState``."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("area",), WHOLE, look, Layer.STREET + 4, parent)
        self.margin = 12

    def draw(self, painter: QPainter) -> None:
        """Washes the squares: closed with a whole outline, open dashed and hatched at its rim."""
        state: TintState | None = self.state
        if state is None or not state.area:
            return
        palette = self.look.palette
        colour = palette.legal if state.closed else palette.blueprint
        path = path_of(state.area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(colour, 0.18 if state.closed else 0.1))
        painter.drawPath(path)


class AreaOutline(Piece):
    """The outline of the room in work, over furniture and walls. State: ``TintState``."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("outline",), WHOLE, look, Layer.MARK + 1, parent)
        self.margin = 14
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws the border, and the squares that are at fault."""
        state: TintState | None = self.state
        if state is None:
            return
        palette = self.look.palette
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = palette.legal if state.closed else palette.blueprint
        painter.setPen(ink(colour, 2.6 * PX, dash=(20, 12)))
        for line in border_runs(state.area):
            # A little inside, so that the walls stay to be seen.
            away = QPointF(-line.dy(), line.dx()) / max(line.length(), 1e-6) * 11
            painter.drawLine(line.translated(away))
        if state.bad:
            draw_faults(painter, self.look, state.bad)


def draw_faults(painter: QPainter, look: Look, mask: int) -> None:
    """Hatches squares that are at fault, with an outline around them."""
    refuse = QColor(look.palette.refuse)
    path = path_of(mask)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(look.palette.refuse, 0.14))
    painter.drawPath(path)
    painter.setClipPath(path)
    painter.setPen(QPen(refuse, 2.6 * PX))
    bounds = path.boundingRect()
    start = bounds.left() - bounds.height()
    while start < bounds.right():
        painter.drawLine(QPointF(start, bounds.bottom()), QPointF(start + bounds.height(), bounds.top()))
        start += 12 * PX
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(refuse, 3 * PX))
    painter.drawPath(path)


@dataclass(frozen=True)
class DoorsState:
    """Doors that could be set for ``area``, and the one that is set."""

    doors: tuple[int, ...] = ()
    area: int = 0
    chosen: int = NO_DOOR


class LegalDoors(Piece):
    """Doors that could be set, as faint symbols. State: ``DoorsState``."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("doors",), WHOLE, look, Layer.MARK + 2, parent)
        self.margin = 20
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws every door; the chosen one whole, with a mark on its threshold."""
        state: DoorsState | None = self.state
        if state is None:
            return
        palette = self.look.palette
        for edge in state.doors:
            if edge in (state.chosen, NO_DOOR):
                continue
            line = line_of(edge)
            painter.setPen(QPen(faded(palette.legal, 0.85), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(line.pointAt(0.16), line.pointAt(0.84))
            faint_door(painter, self.look, edge, state.area, FAINT)
        if state.chosen != NO_DOOR and state.area:
            faint_door(painter, self.look, state.chosen, state.area, 1.0)
            line = line_of(state.chosen)
            painter.setPen(QPen(QColor(palette.legal), 6))
            painter.drawLine(line.pointAt(0.16), line.pointAt(0.84))


@dataclass(frozen=True)
class EdgeState:
    """What the tool would do on a side: ``tool``, the ``lines`` it would be drawn along (two for a wide front door),
    whether that ``clears`` them, whether it is ``legal``."""

    tool: Tool
    lines: tuple[QLineF, ...]
    clears: bool = False
    legal: bool = True


class EdgeSpot(Piece):
    """A side that the tool in hand can be put on: the hit strip, and what would be drawn there while the pointer or the
    cursor of the keys is on it. State: ``EdgeState``."""

    radius = 14.0

    def __init__(self, edge: int, line: QLineF, look: Look, parent: QGraphicsItem) -> None:
        wide = STRIP / 2
        rect = QRectF(line.p1(), line.p2()).normalized().adjusted(-wide, -wide, wide, wide)
        super().__init__(("edge", edge), rect, look, Layer.STRIP, parent)
        self.line = line
        self.margin = 150
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws what would be drawn there, faintly, over a bar along the side."""
        state: EdgeState | None = self.state
        if state is None or not (self.hovered or self.ringed):
            return
        palette = self.look.palette
        colour = palette.pencil if state.clears else palette.legal if state.legal else palette.refuse
        for line in state.lines:
            painter.setPen(QPen(faded(colour, 0.4), 34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(line.pointAt(0.06), line.pointAt(0.94))
            middle, arm = line.center(), QPointF(15, 15)
            if state.clears or not state.legal:
                painter.setPen(QPen(QColor(palette.ink if state.clears else palette.refuse), 6))
                painter.drawLine(middle - arm, middle + arm)
                if state.clears:
                    painter.drawLine(middle - QPointF(15, -15), middle + QPointF(15, -15))
                continue
            painter.save()
            painter.setOpacity(0.75)
            stamp_edge(painter, self.look, PICTURES.get(state.tool, "wall_pencil"), line)
            painter.restore()


class SquareSpot(Piece):
    """A square that may belong to the room in work. State: whether it does."""

    radius = 6.0

    def __init__(self, square: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("tile", square), square_rect(square), look, Layer.MARK, parent)
        self.margin = 8
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws a frame, with a plus or a minus, while the pointer or the cursor is on it."""
        if not (self.hovered or self.ringed):
            return
        palette = self.look.palette
        painter.setPen(QPen(QColor(palette.blueprint), 5))
        painter.setBrush(faded(palette.blueprint, 0.12))
        painter.drawRoundedRect(self.rect.adjusted(5, 5, -5, -5), 6, 6)
        middle = self.rect.bottomRight() - QPointF(22, 22)
        painter.drawLine(middle - QPointF(11, 0), middle + QPointF(11, 0))
        if not self.state:
            painter.drawLine(middle - QPointF(0, 11), middle + QPointF(0, 11))


class Stroke(Piece):
    """The line that the pointer draws. State: (sides, whether it rubs out, sides it may not be on)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("stroke",), QRectF(), look, Layer.MARK + 3, parent)
        self.margin = 4
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, edges: tuple[int, ...], *, rubs: bool = False, bad: frozenset[int] = frozenset()) -> None:
        """Shows the stroke; nothing for no sides."""
        self.setVisible(bool(edges))
        if edges:
            self.resize(rect_of(edges))
        self.put((edges, rubs, bad))

    def draw(self, painter: QPainter) -> None:
        """Draws the line in pencil, or the way of the eraser."""
        if self.state is None:
            return
        edges, rubs, bad = self.state
        palette = self.look.palette
        for start, end in stretches_of(edge for edge in edges if edge not in bad):
            line = QLineF(at_corner(start), at_corner(end))
            colour = faded(palette.pencil, 0.3) if rubs else faded(palette.blueprint, 0.32)
            painter.setPen(QPen(colour, 30, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(line)
        for edge in edges:
            if edge in bad:
                stamp_edge(painter, self.look, "refuse_edge", line_of(edge))
            elif not rubs:
                pencil_wall(painter, self.look, edge)


class Faults(Piece):
    """Sides and squares that a refusal names. State: (sides, squares as a mask)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("faults",), QRectF(), look, Layer.MARK + 5, parent)
        self.margin = 12
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, edges: tuple[int, ...], squares: int) -> None:
        """Shows what is at fault; nothing without anything."""
        self.setVisible(bool(edges or squares))
        if edges or squares:
            rect = rect_of(edges)
            for square in squares_in(squares):
                column, row = square % 16, square // 16
                rect = rect.united(QRectF(column * UNITS, row * UNITS, UNITS, UNITS))
            self.resize(rect)
        self.put((edges, squares))

    def draw(self, painter: QPainter) -> None:
        """Draws hatched squares and red bars."""
        if self.state is None:
            return
        edges, squares = self.state
        if squares:
            draw_faults(painter, self.look, squares)
        for edge in edges:
            stamp_edge(painter, self.look, "refuse_edge", line_of(edge))
