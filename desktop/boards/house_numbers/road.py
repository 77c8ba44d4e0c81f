"""What lies on pavements and roads: brackets under estates, and sentences beside a plot."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.ground import LABEL_END, PX
from desktop.boards.house_numbers.layout import WIDE, plot_rect, road_rect
from engine.games.house_numbers.sheet import STREET_OF


class Bracket(Piece):
    """A bracket on the pavement under an estate, with its size in a tag.

    State: "count", "closing" (by the drop), or while a claim chooses its estates "pick" (may be spent) and "picked".
    """

    radius = 6.0

    def __init__(self, start: int, size: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("bracket", start, size), QRectF(0, 0, 100 * size - 12, 35), look, Layer.MARK, parent)
        self.size = size
        self.margin = 10
        rect = plot_rect(start)
        self.setPos(rect.left() + 6, rect.bottom() - 6)

    def draw(self, painter: QPainter) -> None:
        """Draws bracket and size."""
        palette = self.look.palette
        picking = self.state in ("pick", "picked")
        name = "closing" if self.state in ("closing", "pick") else "count"
        over = picking and (self.hovered or self.ringed)
        if picking:
            colour = palette.legal if self.state == "pick" else palette.blueprint
            painter.setPen(ink(colour, 3 if over else 2, dash=None if over or self.state == "picked" else (6, 4)))
            painter.setBrush(faded(colour, 0.3 if over else 0.18))
            painter.drawRoundedRect(self.rect.adjusted(-4, -3, 4, 2), 6, 6)
        self.look.sprites.paint(painter, f"{FOLDER}estate_bracket_{name}_{self.size}", 0, 0)
        middle = self.rect.width() / 2
        colour = palette.legal_text if name == "closing" else palette.ink
        write(
            painter,
            self.look,
            str(self.size),
            QRectF(middle - 16, 8, 32, 28),
            18 * PX,
            700,
            unit=PX,
            colour=colour,
            align=CENTRE,
        )


@dataclass(frozen=True)
class RoadState:
    """A sentence on the road: ``words`` with ``kind`` "legal" or "refused"; ``plot`` its notch points at."""

    words: tuple[str, ...]
    kind: str
    plot: int


class RoadSentence(Piece):
    """What a drop gains or why it is refused, written on the road beside the plot, 28.5 design pixels high: it
    stays on the road, so that no plot is painted again with it."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("road",), QRectF(0, 0, 10, 10), look, Layer.SENTENCE, parent)
        self.margin = 1.5
        self.notch = Notch(look, parent)
        self.hide()

    def tell(self, state: RoadState | None) -> None:
        """Shows a sentence, or nothing."""
        if state is None:
            self.hide()
            self.notch.hide()
            self.put(None)
            return
        plot = plot_rect(state.plot)
        scale = min(self.look.scale, 1.3)
        high = 28.5 * PX * max(1.0, scale * 0.9)
        wide = width_of(self.look, "   ·   ".join(state.words), 16 * PX, 600) + 60 * PX
        wide = min(wide, WIDE - LABEL_END)
        street = STREET_OF[state.plot]
        above = street > 0
        road = road_rect(street - 1 if above else street)
        x = max(LABEL_END, min(plot.left() - 14, WIDE - wide - 4))
        y = road.center().y() - high / 2
        self.resize(QRectF(0, 0, wide, high))
        self.setPos(x, y)
        self.put(state)
        colour = self.look.palette.legal if state.kind == "legal" else self.look.palette.refuse
        self.notch.point(plot.center().x(), y + (high if above else 0.0), above, colour)
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws bubble, notch, icon and words."""
        if not self.state:
            return
        state: RoadState = self.state
        palette = self.look.palette
        colour = palette.legal if state.kind == "legal" else palette.refuse
        painter.setPen(ink(colour, 2.4))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self.rect, 8, 8)
        icon = "icons/check" if state.kind == "legal" else "icons/ban"
        side = 20 * PX
        self.look.sprites.paint(
            painter, icon, 12 * PX, self.rect.center().y() - side / 2, size=(side, side), swaps=(("#1F2D3A", colour),)
        )
        room = self.rect.adjusted(40 * PX, 0, -12 * PX, 0)
        text = palette.ink if state.kind == "legal" else palette.refuse
        write(painter, self.look, "   ·   ".join(state.words), room, 16 * PX, 600, colour=text, unit=PX)


class Notch(QGraphicsItem):
    """The tip of a sentence on the road: an item of its own, because only it reaches over plots."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.look = look
        self.up = False
        self.colour = ""
        self.setZValue(Layer.SENTENCE + 0.1)
        self.hide()

    def point(self, x: float, y: float, down: bool, colour: str) -> None:
        """Points at a plot below (``down``) or above from the edge of the sentence at ``x``, ``y``."""
        self.up = not down
        self.colour = colour
        self.setPos(x, y)
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """The tip with its line."""
        return QRectF(-13, -14, 26, 28)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the tip over the edge of the sentence."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        out = -11 if self.up else 11
        back = 1.3 if self.up else -1.3
        tip = QPainterPath(QPointF(-10, back))
        tip.lineTo(0, out)
        tip.lineTo(10, back)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.palette.paper))
        painter.drawPath(tip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ink(self.colour, 2.4))
        painter.drawPolyline([QPointF(-10, 0), QPointF(0, out), QPointF(10, 0)])
