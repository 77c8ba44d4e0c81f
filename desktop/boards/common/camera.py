"""Fit, zoom, pan and turn of a board: a transform of the board root item, never of the view."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

ZOOM_MOST = 6.0


class Camera:
    """Places ``root`` so that ``world`` (root coordinates) shows within ``window`` (coordinates of the root's parent).

    ``zoom`` 1.0 fits the whole world; ``quarter`` turns it by 90 degrees times its value.
    """

    def __init__(self, root: QGraphicsItem, world: QRectF, window: QRectF) -> None:
        self.root = root
        self.world = world
        self.window = window
        self.zoom = 1.0
        self.quarter = 0
        self.middle = world.center()
        self.apply()

    def fit(self) -> None:
        """Shows the whole world upright."""
        self.zoom, self.quarter, self.middle = 1.0, 0, self.world.center()
        self.apply()

    def fit_scale(self) -> float:
        """Window units per world unit when the whole world shows."""
        wide, high = self.world.width(), self.world.height()
        if self.quarter % 2:
            wide, high = high, wide
        return min(self.window.width() / wide, self.window.height() / high)

    def scale(self) -> float:
        """Window units per world unit now."""
        return self.fit_scale() * self.zoom

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Zooms by ``factor``; what lies under ``point`` (window coordinates) stays there."""
        before = self.root.transform().inverted()[0].map(point)
        self.zoom = min(ZOOM_MOST, max(1.0, self.zoom * factor))
        self.apply()
        after = self.root.transform().inverted()[0].map(point)
        self.middle += before - after
        self.apply()

    def pan(self, dx: float, dy: float) -> None:
        """Moves the board by window units."""
        back = QTransform().rotate(-90 * self.quarter).map(QPointF(dx, dy))
        self.middle -= back / self.scale()
        self.apply()

    def turn(self, quarters: int) -> None:
        """Turns the board by quarters, clockwise."""
        self.quarter = (self.quarter + quarters) % 4
        self.apply()

    def apply(self) -> None:
        """Sets the transform of the root; the world never leaves the window."""
        scale = self.scale()
        wide, high = self.window.width() / scale, self.window.height() / scale
        if self.quarter % 2:
            wide, high = high, wide
        self.middle = QPointF(
            held(self.middle.x(), self.world.left(), self.world.right(), wide),
            held(self.middle.y(), self.world.top(), self.world.bottom(), high),
        )
        centre = self.window.center()
        made = QTransform.fromTranslate(centre.x(), centre.y())
        made.rotate(90 * self.quarter)
        made.scale(scale, scale)
        made.translate(-self.middle.x(), -self.middle.y())
        self.root.setTransform(made)

    @property
    def moved(self) -> bool:
        """Whether less than the whole world shows, or it is turned."""
        return self.zoom > 1.0 + 1e-6 or self.quarter != 0


def held(value: float, low: float, high: float, seen: float) -> float:
    """``value`` moved so that a stretch of ``seen`` around it stays between ``low`` and ``high``, centred if it is
    longer."""
    if seen >= high - low or math.isclose(seen, high - low):
        return (low + high) / 2
    return min(max(value, low + seen / 2), high - seen / 2)
