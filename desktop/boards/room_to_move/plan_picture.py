"""A plan as a picture for windows: the whole sheet with squares and names, or a small one for an index card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.boards.common.look import Look
from desktop.boards.room_to_move.book import book, house_of
from desktop.boards.room_to_move.drawn import WallsState, draw_walls
from desktop.boards.room_to_move.layout import UNITS, WHOLE
from desktop.boards.room_to_move.outside import draw_ground, draw_things
from desktop.boards.room_to_move.plan import draw_floor, draw_given, draw_grid, draw_paper
from desktop.boards.room_to_move.thumbs import Small, paint_small
from engine.games.room_to_move.sheet import Options

MARGIN = 0.8 * UNITS
"""Room for letters and numbers, north and west of the squares."""


def paint_plan(painter: QPainter, look: Look, number: int, room: QRectF) -> None:
    """Paints the sheet of a scenario as it is at the start, as large as it fits."""
    scenario = book().scenarios[number]
    options = Options(scenario=f"{number:02}")
    side = min(room.width(), room.height())
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(side / (WHOLE.width() + MARGIN), side / (WHOLE.height() + MARGIN))
    painter.translate(MARGIN, MARGIN)
    draw_paper(painter, look)
    painter.save()
    painter.setClipRect(WHOLE, Qt.ClipOperation.IntersectClip)
    draw_ground(painter, look, scenario)
    draw_grid(painter, look)
    draw_things(painter, look, scenario)
    painter.restore()
    draw_floor(painter, look, scenario)
    draw_given(painter, look, scenario)
    draw_walls(painter, look, WallsState.of(options, house_of(options).empty_sheet()))
    painter.restore()


def paint_index(painter: QPainter, look: Look, number: int, room: QRectF) -> None:
    """Paints a small plan: the house in its surroundings, without squares."""
    options = Options(scenario=f"{number:02}")
    paint_small(painter, look, Small(options, house_of(options).empty_sheet()), room)
