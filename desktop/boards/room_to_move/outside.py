"""What lies around the house on the printed sheet: garden, trees, water, roads, a church, mountains."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded, wobble
from desktop.boards.room_to_move.art import washed
from desktop.boards.room_to_move.layout import UNITS, square_rect
from desktop.boards.room_to_move.pen import border_runs, hand_line, path_of, rows_of, stamp, stamp_square, wash_path
from engine.games.room_to_move.scenario import Scenario
from engine.geometry.squares import FULL, WIDTH, mask_of, ring, squares_in

PX: float = 100 / 42
FAR = ("mountain", "lake", "sea", "road", "church", "tree")


def draw_ground(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws garden, water and streets: what lies flat, under the lines of the paper."""
    masks = {"lake": 0, "sea": 0, "road": 0}
    taken = scenario.inside
    for kind, mask in scenario.outside:
        taken |= mask
        if kind in masks:
            masks[kind] |= mask
    if not masks["sea"]:
        draw_garden(painter, look, scenario, taken)
    if masks["lake"] | masks["sea"]:
        draw_water(painter, look, masks["lake"] | masks["sea"], scenario.number)
    if masks["road"]:
        draw_road(painter, look, masks["road"])


def draw_outside(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws everything around the house."""
    draw_ground(painter, look, scenario)
    draw_things(painter, look, scenario)


def draw_things(painter: QPainter, look: Look, scenario: Scenario) -> None:
    """Draws mountains, churches and trees, far ones first."""
    for kind, mask in sorted(scenario.outside, key=lambda thing: FAR.index(thing[0])):
        squares = tuple(squares_in(mask))
        rect = square_rect(squares[0])
        for square in squares:
            rect = rect.united(square_rect(square))
        if kind == "mountain":
            draw_mountains(painter, look, rect, scenario.number)
        elif kind == "church":
            draw_church(painter, look, rect)
        elif kind == "tree":
            large = min(rect.width(), rect.height()) >= 2 * UNITS
            stamp(painter, look, "tree_round_2x2" if large else "tree_round_1x1", rect.adjusted(-8, -8, 8, 8))


def draw_garden(painter: QPainter, look: Look, scenario: Scenario, taken: int) -> None:
    """Washes the ground around the house, with tufts of grass on free squares."""
    bounds = QRectF()
    for rect in rows_of(scenario.inside):
        bounds = bounds.united(rect)
    seed = 17 + scenario.number
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.palette.lawn))
    painter.setOpacity(0.85)
    painter.drawPath(wash_path(bounds.adjusted(-75, 40, 75, 70), seed))
    wide = max(150.0, min(360.0, 1570.0 - bounds.right()))
    painter.drawPath(wash_path(bounds.adjusted(bounds.width() * 0.55, -60, wide, 105), seed + 5))
    painter.setOpacity(1)
    near = ring(scenario.inside) | ring(ring(scenario.inside) | scenario.inside)
    for place, square in enumerate(squares_in(near & ~taken & FULL)):
        if wobble(seed, place) > 0.72:
            stamp_square(painter, look, "grass_tuft", square)


def draw_water(painter: QPainter, look: Look, mask: int, seed: int) -> None:
    """Washes water over the squares, with waves; its shore is drawn by hand."""
    palette = look.palette
    path = path_of(mask)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.water))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = faded("#4F8FA9" if not palette.dark else "#7CC4F0", 0.7)
    painter.setPen(QPen(line, 1.3 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for place, square in enumerate(squares_in(mask)):
        if wobble(seed + 3, place) < -0.1:
            continue
        rect = square_rect(square)
        at = rect.center() + QPointF(wobble(seed, place) * 30, wobble(seed, place + 90) * 30)
        wave = QPainterPath(at - QPointF(26, 0))
        wave.quadTo(at - QPointF(13, 13), at)
        wave.quadTo(at + QPointF(13, 13), at + QPointF(26, 0))
        painter.drawPath(wave)
    painter.restore()
    painter.setPen(QPen(faded(palette.pencil, 0.8), 1.3 * PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    from_border = shore(mask)
    for place, edge in enumerate(from_border):
        painter.drawPath(hand_line(edge, seed + place, 7, 60))


def shore(mask: int) -> list[QLineF]:
    """The border of water where land is, not the rim of the sheet."""
    found = []
    rim = WIDTH * UNITS
    for line in border_runs(mask):
        along = (line.x1() == line.x2() and line.x1() in (0, rim)) or (line.y1() == line.y2() and line.y1() in (0, rim))
        if not along:
            found.append(line)
    return found


def draw_road(painter: QPainter, look: Look, mask: int) -> None:
    """Draws a street: asphalt, kerbs in ink, a dashed middle line."""
    palette = look.palette
    path = path_of(mask)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.street))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.ink, 0.75), 1.5 * PX))
    for place, line in enumerate(shore(mask)):
        painter.drawPath(hand_line(line, place + 3, 2))
    dashes = QPen(QColor(palette.paper if not palette.dark else palette.pencil), 1.8 * PX)
    dashes.setDashPattern([9, 9])
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(dashes)
    for rect in blocks(mask):
        middle = rect.center()
        if rect.width() >= rect.height():
            painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()))
        else:
            painter.drawLine(QPointF(middle.x(), rect.top()), QPointF(middle.x(), rect.bottom()))
    first = max(blocks(mask), key=lambda rect: rect.width() * rect.height())
    if first.width() >= 600:
        stamp(painter, look, "car_2x1", QRectF(first.left() + first.width() * 0.35, first.center().y() - 2, 200, 100))


def blocks(mask: int) -> list[QRectF]:
    """The rectangles of a road: rows that cover the same columns joined."""
    found: list[QRectF] = []
    for rect in rows_of(mask):
        last = found[-1] if found else QRectF()
        if found and last.left() == rect.left() and last.width() == rect.width() and last.bottom() == rect.top():
            found[-1] = last.united(rect)
        else:
            found.append(rect)
    return found


def draw_mountains(painter: QPainter, look: Look, rect: QRectF, seed: int) -> None:
    """Draws a row of peaks in pencil with snow and hachures."""
    palette = look.palette
    count = max(1, round(rect.width() / 150))
    wide = rect.width() / count
    for place in range(count):
        left = rect.left() + wide * place
        top = rect.top() + rect.height() * (0.1 + 0.12 * abs(wobble(seed, place)))
        peak = QPointF(left + wide * (0.5 + 0.12 * wobble(seed, place + 9)), top)
        base = rect.bottom() - 4
        body = QPainterPath(QPointF(left - wide * 0.1, base))
        body.lineTo(peak)
        body.lineTo(left + wide * 1.1, base)
        body.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#DDD9D2" if not palette.dark else washed("#DDD9D2")))
        painter.drawPath(body)
        painter.setPen(QPen(QColor(palette.ink), 1.7 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(hand_line(QLineF(QPointF(left - wide * 0.1, base), peak), seed + place, 7, 50))
        painter.drawPath(hand_line(QLineF(peak, QPointF(left + wide * 1.1, base)), seed + place + 31, 7, 50))
        painter.setPen(QPen(QColor(palette.pencil), 1.1 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for step in range(1, 4):
            start = peak + QPointF(6 + 9 * step, rect.height() * 0.17 * step)
            painter.drawLine(start, start + QPointF(9, rect.height() * 0.14))


def draw_church(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Draws the plan of a church: a nave with its ridge, a square tower with a cross."""
    palette = look.palette
    line = QPen(QColor(palette.ink), 1.8 * PX)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    tall = rect.height() > rect.width()
    middle = rect.center()
    size = min(rect.width(), rect.height()) * 0.82
    tower = QRectF(middle.x() - size * 0.3, rect.top() + 12, size * 0.6, size * 0.6)
    nave = QRectF(middle.x() - size * 0.42, tower.bottom(), size * 0.84, rect.bottom() - tower.bottom() - 12)
    if not tall:
        nave.setHeight(max(60.0, nave.height()))
    painter.setPen(line)
    painter.setBrush(QColor(palette.brick))
    painter.drawRect(nave)
    painter.drawLine(QPointF(middle.x(), nave.top()), QPointF(middle.x(), nave.bottom()))
    painter.setPen(QPen(faded(palette.ink, 0.5), 1.0 * PX))
    y = nave.top() + 16
    while y < nave.bottom() - 6:
        painter.drawLine(QPointF(nave.left() + 8, y), QPointF(middle.x() - 8, y))
        painter.drawLine(QPointF(middle.x() + 8, y), QPointF(nave.right() - 8, y))
        y += 18
    painter.setPen(line)
    painter.setBrush(QColor("#EADFC8" if not palette.dark else washed("#EADFC8")))
    painter.drawRect(tower)
    painter.drawLine(tower.topLeft(), tower.bottomRight())
    painter.drawLine(tower.topRight(), tower.bottomLeft())
    painter.setPen(QPen(QColor(palette.ink), 3 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    arm = tower.width() * 0.2
    painter.drawLine(tower.center() - QPointF(0, arm * 1.3), tower.center() + QPointF(0, arm * 1.3))
    painter.drawLine(tower.center() - QPointF(arm, arm * 0.3), tower.center() + QPointF(arm, -arm * 0.3))


def free_corner(scenario: Scenario) -> int | None:
    """The square for the compass: free with its neighbours, near a corner of the sheet."""
    taken = scenario.inside | ring(scenario.inside)
    for kind, mask in scenario.outside:
        taken |= mask if kind != "sea" else 0
    for column, row in ((14, 1), (1, 1), (14, 14), (1, 14), (14, 3), (14, 8), (1, 8), (14, 12)):
        square = WIDTH * row + column
        around = 1 << square | mask_of((square - WIDTH,))
        if not around & taken:
            return square
    return None
