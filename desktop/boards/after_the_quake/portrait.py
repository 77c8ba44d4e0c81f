"""The map as a picture in any size, with the buildings that count lit and the rest faded.

The result window shows it beside the score table and saves it. It has the pieces of the board but no gestures and no
draft.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from desktop.boards.after_the_quake.book import table_of
from desktop.boards.after_the_quake.layout import plan_of
from desktop.boards.after_the_quake.names import committee_face
from desktop.boards.after_the_quake.town_map import Ground, Lot, LotState
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.texts.after_the_quake import goal_id
from desktop.texts.goals import goal_called
from engine.games.after_the_quake.goals import goal_points
from engine.games.after_the_quake.view import NONE, View


def what_counts(view: View, player: int, key: str) -> frozenset[int]:
    """The spaces of a row of the score table of a player, or of the whole map ("")."""
    table = table_of(view)
    if not key:
        return frozenset(table.town.spaces)
    # Also goals that came from the stack, which the view of the table does not name.
    goal = goal_called(goal_id(key))
    return frozenset(goal_points(table, goal, player)[2] if goal is not None else ())


class Portrait:
    """Paints the map of a view. ``shape`` is the size of the whole in its own units."""

    def __init__(self, view: View, faces: Sequence[SeatFace], look: Look) -> None:
        self.view = view
        plan, town = plan_of(view.seats), table_of(view).town
        self.shape = QSizeF(plan.world.width(), plan.world.height())
        self.scene = QGraphicsScene()
        self.root = root = QGraphicsRectItem()
        self.scene.addItem(root)
        self.ground = ground = Ground(plan, town, look, root)
        # Pictures come in many sizes; a cache would keep the wrong one.
        ground.setCacheMode(Ground.CacheMode.NoCache)
        ground.put("whole")
        # Without faces (in a picture of a match that nobody plays) every seat has the colour of its place.
        numbers = tuple(face.number for face in faces) or tuple(range(1, view.seats + 1))
        if view.solo and len(numbers) == view.seats:
            numbers = (*numbers, committee_face(numbers).number)
        self.lots: dict[int, tuple[Lot, LotState]] = {}
        for space, cell in town.lots:
            player = view.built[space]
            number = numbers[player] if player != NONE else 0
            self.lots[space] = (
                Lot(space, cell, plan, town, look, root), LotState(player, number, bool(view.rubble >> space & 1))
            )  # fmt: skip

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the map into the middle of ``room``, with what gave a player the points of ``key`` lit ("": all)."""
        counts = what_counts(self.view, seat, key)
        # Plazas never count.
        self.ground.put("faint" if key else "whole")
        for space, (lot, state) in self.lots.items():
            light = ("chosen" if key else "") if space in counts else "faint"
            lot.put(LotState(state.player, state.number, state.rubble, light))
        factor = min(room.width() / self.shape.width(), room.height() / self.shape.height())
        wide, high = self.shape.width() * factor, self.shape.height() * factor
        part = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
        self.scene.render(painter, part, QRectF(0, 0, self.shape.width(), self.shape.height()))
