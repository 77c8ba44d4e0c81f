"""A sentence in a box beside what it speaks of, joined to it by a line: a refusal, or why something would not count."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded, shadow, wrap, write
from desktop.boards.common.pieces import Piece

WIDE: Final = 276.0
PAD: Final = 14.0
AWAY: Final = 46.0
"""How far the box lies from what it speaks of, in design pixels."""


class SideNote(Piece):
    """The box; a ``soft`` one is in pencil and only tells something. State: (lines, the point it speaks of in own
    coordinates)."""

    radius = 7.0

    def __init__(self, name: str, look: Look, *, soft: bool = False, layer: float = Layer.SENTENCE + 3) -> None:
        super().__init__((name,), QRectF(), look, layer)
        self.soft = soft
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def step(self) -> float:
        """From line to line."""
        return 22 * max(1.0, self.look.scale)

    def tell(self, words: str, centre: QPointF | None, window: QRectF, avoid: QRectF | None = None) -> None:
        """Shows a sentence beside a point of the scene, within ``window`` and rather not over ``avoid``; "" hides the
        box."""
        self.setVisible(bool(words))
        if not words:
            self.put(None)
            return
        wide = WIDE * min(1.4, max(1.0, self.look.scale))
        lines = tuple(wrap(self.look, words, 16, 400, wide - 2 * PAD - 30))
        rect = QRectF(0, 0, wide, 2 * PAD + self.step * len(lines))
        at = centre if centre is not None else window.center()
        place = best_place(rect, at, window.adjusted(8, 8, -8, -8), avoid or QRectF())
        self.setPos(place.topLeft())
        own = at - place.topLeft()
        self.margin = 8 + max(0.0, -own.x(), own.x() - rect.width(), -own.y(), own.y() - rect.height())
        self.prepareGeometryChange()
        self.resize(rect)
        self.put((lines, own if centre is not None else None), name=words)

    def draw(self, painter: QPainter) -> None:
        """Draws line, box, sign and sentence."""
        if self.state is None:
            return
        lines, target = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        colour = palette.pencil if self.soft else palette.refuse
        if target is not None:
            near = QPointF(
                min(max(rect.left(), target.x()), rect.right()), min(max(rect.top(), target.y()), rect.bottom())
            )
            painter.setPen(QPen(QColor(colour), 2))
            painter.drawLine(near, target)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(target, 4, 4)
        shadow(painter, rect, look, radius=self.radius, drop=4, blur=10)
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(colour, 0.08))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        swaps = (("#1F2D3A", colour),)
        sign = "icons/eye" if self.soft else "icons/ban"
        look.sprites.paint(painter, sign, rect.left() + PAD, rect.top() + PAD, size=(20, 20), swaps=swaps)
        room = QRectF(rect.left() + PAD + 30, rect.top() + PAD, rect.width() - 2 * PAD - 26, self.step)
        for line in lines:
            write(painter, look, line, room, 16)
            room.translate(0, self.step)


def best_place(rect: QRectF, at: QPointF, window: QRectF, avoid: QRectF) -> QRectF:
    """Where a box lies beside a point: within the window, off the point itself, and over as little as may be of what it
    should not cover; nearer places first."""
    found: list[tuple[float, float, QRectF]] = []
    xs = [at.x() + AWAY, at.x() - AWAY - rect.width(), at.x() - rect.width() / 2]
    ys = [at.y() + AWAY / 2, at.y() - AWAY / 2 - rect.height(), at.y() - rect.height() / 2]
    if not avoid.isEmpty():
        xs += [avoid.right() + 14, avoid.left() - 14 - rect.width()]
        ys += [avoid.bottom() + 14, avoid.top() - 14 - rect.height()]
    for x in xs:
        for y in ys:
            left = min(max(window.left(), x), window.right() - rect.width())
            top = min(max(window.top(), y), window.bottom() - rect.height())
            box = QRectF(left, top, rect.width(), rect.height())
            covered = box.intersected(avoid)
            over = covered.width() * covered.height() + (1e6 if box.adjusted(-18, -18, 18, 18).contains(at) else 0)
            found.append((over, (box.center() - at).manhattanLength(), box))
    return min(found, key=lambda one: one[:2])[2]
