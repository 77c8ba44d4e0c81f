"""The base of every item on a board: an engine id, a state that is compared, an exact bounding rectangle, a focus
ring."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.boards.common.look import Look

Ident = tuple[str | int, ...]
"""Names a piece: its kind and the engine ids that tell it apart, for instance ("plot", 17)."""

RING = 7.0
"""Room around a piece for the focus ring."""


class Piece(QGraphicsObject):
    """Something on a board that shows ``state`` within ``rect`` (own coordinates).

    Subclasses override ``draw``. ``active`` tells whether pressing it does something now; ``ringed`` draws the focus
    ring. ``name`` is what a screen reader says, set where the state is put. While something moves, ``was`` is the
    state before and ``progress`` how far the movement is.
    """

    margin = RING
    radius = 10.0

    def __init__(
        self, ident: Ident, rect: QRectF, look: Look, layer: float, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.ident = ident
        self.rect = rect
        self.look = look
        self.state: Any = None
        self.name = ""
        self.active = False
        self.ringed = False
        self.hovered = False
        self.stumbled = False
        self.was: Any = None
        self.progress = 1.0
        self.blocks = False
        """Whether a press here never reaches what lies below, though nothing happens."""
        self.setZValue(layer)

    def boundingRect(self) -> QRectF:
        """The rectangle that painting never leaves."""
        return self.rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def put(self, state: Any, *, active: bool = False, name: str = "") -> None:
        """Shows ``state``; repaints only what changed."""
        if name != self.name:
            self.name = name
            self.setToolTip("")
        if state != self.state or active != self.active:
            before, whole = self.state, active != self.active or self.state is None or state is None
            self.state = state
            self.active = active
            for part in (self.boundingRect(),) if whole else self.changed_parts(before):
                self.update(part)

    def changed_parts(self, before: Any) -> tuple[QRectF, ...]:
        """What has to be painted anew after the state ``before``, both being something; a piece in which little
        changes while something is dragged overrides this."""
        return (self.boundingRect(),)

    def mark(self, *, ringed: bool | None = None, hovered: bool | None = None) -> None:
        """Puts or takes away the focus ring and the look of a thing under the pointer."""
        before = self.ringed, self.hovered
        if ringed is not None:
            self.ringed = ringed
        if hovered is not None:
            self.hovered = hovered
        if before != (self.ringed, self.hovered):
            self.update()

    def move_from(self, was: Any, share: float) -> None:
        """Shows the movement from the state ``was`` to the state that was put; 1.0 is its end."""
        self.was = was if share < 1 else None
        self.progress = share
        self.update()

    def resize(self, rect: QRectF) -> None:
        """Gives the piece another rectangle."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = rect
            self.update()

    def hit(self) -> QRectF:
        """Where a pointer touches the piece, in own coordinates."""
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the state and, over it, the focus ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        try:
            self.draw(painter)
        except Exception:
            # Within Qt's painting an error must not go further up; it is told of like any other, once per piece.
            if not self.stumbled:
                self.stumbled = True
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
        finally:
            # A painter left unbalanced by an error takes the whole view down with it.
            painter.restore()
        if self.ringed:
            draw_ring(painter, self.rect, self.look, self.radius)

    def draw(self, painter: QPainter) -> None:
        """Draws ``state``."""
        raise NotImplementedError


def draw_ring(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    """Draws the focus ring: 3 units of blueprint with 2 units of paper between it and the piece."""
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.setPen(QPen(QColor(look.palette.paper), 2))
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
    painter.setPen(QPen(QColor(look.palette.blueprint), 3))
    painter.drawRoundedRect(rect.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3, radius + 3)
