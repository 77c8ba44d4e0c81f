"""A sheet as a small flat picture: blocks of colour, walls, no symbols."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded
from desktop.boards.room_to_move.art import BLOCKS
from desktop.boards.room_to_move.book import house_of, piece_of
from desktop.boards.room_to_move.drawn import wall_runs
from desktop.boards.room_to_move.layout import UNITS, side_line
from desktop.boards.room_to_move.pen import border_runs, outline_path, path_of, rows_of
from desktop.boards.room_to_move.plan import FLOORS, floor_colour, house_side, wash
from engine.games.room_to_move.sheet import Options, Sheet
from engine.geometry.squares import EAST, SOUTH, Walls, border_of, mask_of


@dataclass(frozen=True)
class Small:
    """A sheet with the options of its match."""

    options: Options
    sheet: Sheet


def paint_small(painter: QPainter, look: Look, small: Small, rect: QRectF, *, framed: bool = True) -> None:
    """Paints a sheet into a square of the screen."""
    house = house_of(small.options)
    scenario, sheet, palette = house.scenario, small.sheet, look.palette
    painter.save()
    if framed:
        painter.setPen(QPen(QColor(palette.edge), 1.2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRect(rect)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    unit = rect.width() / (16 * UNITS)
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    thin = 1 / unit
    painter.setPen(Qt.PenStyle.NoPen)
    for kind, mask in scenario.outside:
        colour = {"lake": palette.water, "sea": palette.water, "road": palette.street, "tree": "#A8C790",
                  "church": palette.brick, "mountain": "#C9C5BC"}[kind]  # fmt: skip
        painter.setBrush(QColor(colour if kind in ("lake", "sea", "road", "church") else wash(look, colour)))
        if kind == "tree":
            bounds = _bounds(mask)
            painter.drawEllipse(bounds)
        else:
            painter.drawPath(path_of(mask))
    outline = scenario.file.outline
    floor = outline_path(outline) if outline else path_of(scenario.inside)
    painter.setBrush(QColor(floor_colour(look)))
    painter.drawPath(floor)
    solid = scenario.walls
    gaps = set(scenario.doors)
    for room, closed in enumerate(sheet.closed):
        if closed is not None:
            painter.setBrush(QColor(wash(look, FLOORS[room % len(FLOORS)])))
            painter.drawPath(path_of(closed.area))
            solid |= border_of(closed.area)
            gaps.add(closed.door)
    for ready in scenario.ready:
        painter.setBrush(QColor(wash(look, "#E9E4D8")))
        painter.drawPath(path_of(ready.area))
        solid |= border_of(ready.area)
        gaps.add(ready.door)
    painter.setBrush(QColor(wash(look, "#A8C790")))
    for mask in scenario.trees:
        painter.drawEllipse(_bounds(mask))
    line = QPen(QColor(palette.ink), 0.9 * thin)
    for placed in sheet.placed:
        piece = piece_of(placed.piece)
        painter.setBrush(QColor(wash(look, BLOCKS[piece.number])))
        painter.setPen(QPen(faded(palette.pencil, 0.7), 0.7 * thin) if piece.is_carpet else line)
        painter.drawPath(_inset(path_of(house.squares(placed)[0]), 8))
    inner = Walls(scenario.inside & scenario.inside >> 1, scenario.inside & scenario.inside >> 16)
    solid = Walls(solid.right & inner.right, solid.below & inner.below)
    right = mask_of(edge // 4 for edge in gaps if edge >= 0 and edge % 4 == EAST)
    below = mask_of(edge // 4 for edge in gaps if edge >= 0 and edge % 4 == SOUTH)
    painter.setPen(QPen(QColor(palette.ink), 2 * thin, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
    for run in wall_runs(Walls(solid.right & ~right, solid.below & ~below)):
        painter.drawLine(run)
    painter.setPen(QPen(QColor(palette.ink), 2.6 * thin, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
    if outline:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(floor)
    else:
        for run in border_runs(scenario.inside):
            painter.drawLine(run)
    for edges, colour in ((sheet.marks.windows, palette.blueprint), (sheet.marks.front, palette.legal)):
        painter.setPen(QPen(QColor(colour), 2.6 * thin, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for edge in edges:
            painter.drawLine(side_line(*house_side(scenario, edge)))
    painter.restore()


def _bounds(mask: int) -> QRectF:
    """The rectangle around squares."""
    rect = QRectF()
    for row in rows_of(mask):
        rect = rect.united(row)
    return rect


def _inset(path: QPainterPath, by: float) -> QPainterPath:
    """A shape a little smaller, towards its middle."""
    bounds = path.boundingRect()
    if bounds.width() < 1 or bounds.height() < 1:
        return path
    middle = bounds.center()
    across, down = 1 - 2 * by / bounds.width(), 1 - 2 * by / bounds.height()
    made = QPainterPath()
    for polygon in path.toFillPolygons():
        corners = [polygon.at(place) - middle for place in range(polygon.count())]
        made.addPolygon([middle + QPointF(corner.x() * across, corner.y() * down) for corner in corners])
    return made


def squares_of(sheet: Sheet, options: Options) -> int:
    """How many squares of furniture a sheet has, carpets aside."""
    house = house_of(options)
    return sum(house.squares(placed)[0].bit_count() for placed in sheet.placed if not house.piece(placed).is_carpet)
