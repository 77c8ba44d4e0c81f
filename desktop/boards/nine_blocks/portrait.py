"""The grid as a picture in any size, with the lines and blocks of a seat lit and the rest faded.

The result window shows it beside the score table and saves it. It has the pieces of the board but no gestures and no
draft.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.nine_blocks.ground import Ground, GroundState
from desktop.boards.nine_blocks.layout import SIDE
from desktop.boards.nine_blocks.spaces import Space
from desktop.boards.nine_blocks.states import Situation, scenery_of, space_states
from desktop.texts.nine_blocks_cells import alone_spaces, claims_of
from engine.games.nine_blocks.grid import SPACES, SPACES_OF
from engine.games.nine_blocks.view import View

FAINT = 0.3
"""How much of the buildings that do not count is left."""


def what_counts(view: View, seat: int, key: str) -> frozenset[int]:
    """The spaces of a row of the score table of a seat, or of everything ("")."""
    if not key:
        return frozenset(range(SPACES))
    if key == "alone":
        return frozenset(alone_spaces(view, seat))
    return frozenset(space for claim in claims_of(view, seat, key) for space in SPACES_OF[claim.unit])


class Portrait:
    """Paints the grid of a view. ``shape`` is the size of the whole in its own units."""

    def __init__(self, view: View, faces: Sequence[SeatFace], look: Look) -> None:
        self.view = view
        self.shape = QSizeF(SIDE, SIDE)
        self.scene = QGraphicsScene()
        self.root = root = QGraphicsRectItem()
        self.scene.addItem(root)
        # Without faces (in a picture of a match that nobody plays) every seat has the colour of its place.
        numbers = tuple(face.number for face in faces) or tuple(range(1, view.seats + 1))
        scenery = scenery_of(view)
        self.ground = ground = Ground(look, root)
        self.spaces = [Space(space, look, root) for space in range(SPACES)]
        # Pictures come in many sizes; a cache would keep the wrong one.
        for piece in (ground, *self.spaces):
            piece.setCacheMode(Space.CacheMode.NoCache)
        ground.put(GroundState(view.seats, view.turn, numbers, scenery.claims))
        states = space_states(Situation(view, scenery, "", (), numbers), 0)
        for piece, state in zip(self.spaces, states, strict=True):
            piece.put(state)

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the grid into the middle of ``room``, with what gave a seat the points of ``key`` lit ("": all)."""
        counts = what_counts(self.view, seat, key)
        for space, piece in enumerate(self.spaces):
            piece.setOpacity(1.0 if space in counts else FAINT)
        side = min(room.width(), room.height())
        part = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
        self.scene.render(painter, part, QRectF(0, 0, SIDE, SIDE))
