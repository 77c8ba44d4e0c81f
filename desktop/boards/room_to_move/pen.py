"""Lines and shapes drawn by hand along the squares of the sheet: borders of areas, walls, washes, pictures."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.boards.common.look import Look
from desktop.boards.common.painting import wobble
from desktop.boards.room_to_move.art import FOLDER, swaps_of
from desktop.boards.room_to_move.layout import UNITS, side_line, square_rect
from engine.geometry.squares import EAST, NORTH, SIDES, SOUTH, WIDTH, outer_sides, squares_in

OUTER: Final = 19.0
INNER: Final = 12.0
"""How thick walls are, in board units."""
ROUND_REACH: Final = 3.0
"""An outer wall off the grid is at most so many squares away from the squares inside it."""


def path_of(mask: int) -> QPainterPath:
    """The squares as one area."""
    path = QPainterPath()
    for run in rows_of(mask):
        path.addRect(run)
    return path.simplified()


def rows_of(mask: int) -> Iterator[QRectF]:
    """The squares of every row as rectangles, neighbours joined."""
    start = last = -2
    for square in (*squares_in(mask), -1):
        if square == last + 1 and square % WIDTH:
            last = square
            continue
        if start >= 0:
            yield square_rect(start).united(square_rect(last))
        start = last = square


def border_runs(mask: int, left_out: Iterable[int] = ()) -> tuple[QLineF, ...]:
    """The border of an area as straight lines as long as may be, with the area on the right; ``left_out`` are sides as
    4 * square + side that are no part of it."""
    return _border_runs(mask, frozenset(left_out))


@lru_cache(maxsize=512)
def _border_runs(mask: int, left_out: frozenset[int]) -> tuple[QLineF, ...]:
    found = []
    for side, squares in zip(SIDES, outer_sides(mask), strict=True):
        kept = {square for square in squares_in(squares) if 4 * square + side not in left_out}
        step = 1 if side in (NORTH, SOUTH) else WIDTH
        for square in sorted(kept):
            before = square - step
            if before in kept and (step == WIDTH or before // WIDTH == square // WIDTH):
                continue
            end = square
            while end + step in kept and (step == WIDTH or (end + step) // WIDTH == square // WIDTH):
                end += step
            one, other = side_line(square, side), side_line(end, side)
            forward = side in (NORTH, EAST)
            found.append(QLineF(one.p1(), other.p2()) if forward else QLineF(other.p1(), one.p2()))
    return tuple(found)


def runs_of(edges: Iterable[tuple[int, int]]) -> list[QLineF]:
    """Sides as (square, side) joined to straight lines as long as may be; ``side`` is east or south."""
    found = []
    kept = set(edges)
    for square, side in sorted(kept):
        step = WIDTH if side == EAST else 1
        if (square - step, side) in kept and (step == WIDTH or square % WIDTH):
            continue
        end = square
        while (end + step, side) in kept and (step == WIDTH or (end + step) % WIDTH):
            end += step
        one, other = side_line(square, side), side_line(end, side)
        found.append(QLineF(one.p1(), other.p2()) if side == EAST else QLineF(one.p2(), other.p1()))
    return found


def hand_line(line: QLineF, seed: int, amount: float = 2.2, step: float = 130.0) -> QPainterPath:
    """A straight line as a hand draws it: it bends by at most ``amount`` units every ``step`` units."""
    path = QPainterPath(line.p1())
    length = line.length()
    pieces = max(1, round(length / step))
    normal = QPointF(-line.dy(), line.dx()) / max(length, 1e-6)
    for i in range(1, pieces + 1):
        middle = line.pointAt((i - 0.5) / pieces) + normal * (wobble(seed, i) * amount)
        path.quadTo(middle, line.pointAt(i / pieces))
    return path


def stroke(
    painter: QPainter, line: QLineF, colour: str, width: float, seed: int, amount: float = 2.2, *, square: bool = True
) -> None:
    """Draws a line by hand with square or round ends."""
    cap = Qt.PenCapStyle.SquareCap if square else Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(hand_line(line, seed, amount))


def seed_of(line: QLineF) -> int:
    """A seed that depends on where a line begins only, so that it never flickers."""
    return int(line.x1() * 31 + line.y1() * 7 + (1 if line.dx() else 2)) & 0xFFFF


def wash_path(rect: QRectF, seed: int, amount: float = 18.0, step: float = 90.0) -> QPainterPath:
    """A loose wash of about that rectangle."""
    corners = [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]
    points: list[QPointF] = []
    for place, start in enumerate(corners):
        line = QLineF(start, corners[(place + 1) % 4])
        pieces = max(2, round(line.length() / step))
        normal = QPointF(-line.dy(), line.dx()) / max(line.length(), 1e-6)
        for i in range(pieces):
            away = wobble(seed, 40 * place + i) * amount
            points.append(line.pointAt(i / pieces) + normal * away)
    return smooth(points)


def smooth(points: list[QPointF]) -> QPainterPath:
    """A closed curve through the middles between the points."""
    count = len(points)
    path = QPainterPath((points[-1] + points[0]) / 2)
    for place, point in enumerate(points):
        path.quadTo(point, (point + points[(place + 1) % count]) / 2)
    path.closeSubpath()
    return path


# Pictures of the art, drawn as they are: for layers that are kept as pixmaps


def stamp(painter: QPainter, look: Look, name: str, rect: QRectF, turns: int = 0) -> None:
    """Draws a picture into a rectangle, turned clockwise by quarters."""
    renderer = look.sprites.renderer(FOLDER + name, swaps_of(look.palette, look.sprites, name))
    painter.save()
    painter.translate(rect.center())
    painter.rotate(90 * turns)
    wide, high = (rect.height(), rect.width()) if turns % 2 else (rect.width(), rect.height())
    renderer.render(painter, QRectF(-wide / 2, -high / 2, wide, high))
    painter.restore()


def stamp_square(painter: QPainter, look: Look, name: str, square: int, turns: int = 0) -> None:
    """Draws a picture of one square."""
    stamp(painter, look, name, square_rect(square), turns)


def stamp_edge(painter: QPainter, look: Look, name: str, line: QLineF, shift: float = 0.0) -> None:
    """Draws a picture of an edge along a line with the room on its right, ``shift`` units to the right of it."""
    renderer = look.sprites.renderer(FOLDER + name, swaps_of(look.palette, look.sprites, name))
    painter.save()
    painter.translate(line.p1())
    painter.rotate(math.degrees(math.atan2(line.dy(), line.dx())))
    painter.translate(0, shift)
    scale = line.length() / UNITS
    painter.scale(scale, scale)
    renderer.render(painter, renderer.viewBoxF())
    painter.restore()


# Outer walls off the grid


def outline_points(outline: tuple[tuple[float, float], ...]) -> list[QPointF]:
    """The corners of an outline in board units, the first one once."""
    points = [QPointF(x * UNITS, y * UNITS) for x, y in outline]
    return points[:-1] if len(points) > 1 and points[0] == points[-1] else points


def outline_path(outline: tuple[tuple[float, float], ...]) -> QPainterPath:
    """An outline as an area."""
    points = outline_points(outline)
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def wall_line(outline: tuple[tuple[float, float], ...], square: int, side: int) -> QLineF:
    """Where the outer wall runs that stands for a side of a square: on the grid, or where the outline is met going out
    from both ends of the side (rules page, R21)."""
    line = side_line(square, side)
    if not outline:
        return line
    return QLineF(_met(outline, line.p1(), side), _met(outline, line.p2(), side))


def _met(outline: tuple[tuple[float, float], ...], start: QPointF, side: int) -> QPointF:
    """The first point of the outline from ``start`` towards a side; ``start`` itself if there is none near."""
    way = (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))[side]
    points = outline_points(outline)
    ray = QLineF(start - way, start + way * (ROUND_REACH * UNITS))
    best, found = math.inf, start
    for one, other in zip(points, (*points[1:], points[0]), strict=True):
        wall = QLineF(one, other)
        if abs(wall.dx() * ray.dy() - wall.dy() * ray.dx()) < 1e-6:
            continue
        kind, met = ray.intersects(wall)
        if kind == QLineF.IntersectionType.BoundedIntersection:
            away = QLineF(start, met).length()
            if away < best:
                best, found = away, met
    return found
