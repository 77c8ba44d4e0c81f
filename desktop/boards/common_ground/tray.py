"""Small pieces of the tray: what was meant and guessed, the strip of site tiles, zoom buttons, words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common_ground.cones import paint_sign
from desktop.boards.common_ground.layout import ZOOM


@dataclass(frozen=True)
class VerdictState:
    """What the mayor ``meant`` for a place and what was ``guessed``, as cones."""

    meant: int
    guessed: int


class Verdict(Piece):
    """The mayor's letter beside the group's."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("verdict", place), QRectF(0, 0, 96, 136), look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws both signs with their captions."""
        if self.state is None:
            return
        state: VerdictState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        meant = QCoreApplication.translate("CommonGroundBoard", "meant")
        guessed = QCoreApplication.translate("CommonGroundBoard", "guessed")
        right = state.meant == state.guessed
        rows = ((meant, state.meant, True), (guessed, state.guessed, right))
        for place, (words, colour, sound) in enumerate(rows):
            top = rect.top() + 68 * place
            shade = palette.pencil if sound else palette.refuse
            write(painter, look, words, QRectF(rect.left(), top, rect.width(), 20), 16, colour=shade)
            room = QRectF(rect.left(), top + 22, 64, 40)
            paint_sign(painter, look, colour, room)
            if not sound:
                painter.setPen(QPen(QColor(palette.refuse), 3.5))
                painter.drawLine(room.bottomLeft(), room.topRight())


class Strip(Piece):
    """The strip on the lawn where site tiles lie that are on no place. State: whether it is there."""

    def __init__(self, look: Look) -> None:
        super().__init__(("strip",), QRectF(0, 0, 10, 10), look, Layer.TRAY)
        self.margin = 4

    def draw(self, painter: QPainter) -> None:
        """Draws the strip."""
        palette = self.look.palette
        painter.setPen(QPen(QColor(palette.ink), 1.8))
        painter.setBrush(QColor(palette.paper2))
        painter.drawRoundedRect(self.rect, 10, 10)


class ZoomButton(Piece):
    """A button of the camera: 1 in, 0 all, -1 out."""

    radius = 6.0

    def __init__(self, step: int, look: Look) -> None:
        third = ZOOM.height() / 3
        rect = QRectF(ZOOM.left(), ZOOM.top() + third * (1 - step), ZOOM.width(), third)
        super().__init__(("zoom", step), rect, look, Layer.SENTENCE + 1)
        self.step = step

    def draw(self, painter: QPainter) -> None:
        """Draws ground and sign."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink), 1.8))
        painter.setBrush(QColor(palette.paper2 if self.hovered else palette.paper))
        painter.drawRoundedRect(rect, 6, 6)
        icon = {1: "icons/plus", 0: "icons/maximize", -1: "icons/minus"}[self.step]
        swaps = (("#1F2D3A", palette.ink),)
        middle = rect.center()
        look.sprites.paint(painter, icon, middle.x() - 12, middle.y() - 12, size=(24, 24), swaps=swaps)


class Words(Piece):
    """A sentence in the tray. State: (larger words, smaller words)."""

    def __init__(self, rect: QRectF, look: Look) -> None:
        super().__init__(("tray_words",), rect, look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws the sentence in the middle."""
        if self.state is None:
            return
        look, rect = self.look, self.rect
        large, small = self.state
        high = 34.0 * max(1.0, look.scale)
        top = rect.center().y() - (high if small else high / 2)
        write(painter, look, large, QRectF(rect.left(), top, rect.width(), high), 22, 600, align=CENTRE)
        room = QRectF(rect.left(), top + high, rect.width(), high)
        write(painter, look, small, room, 18, colour=look.palette.pencil, align=CENTRE)


class Rule(Piece):
    """The line in the tray before the primary button."""

    def __init__(self, look: Look) -> None:
        super().__init__(("rule",), QRectF(0, 0, 2, 10), look, Layer.TRAY)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws the line."""
        painter.setPen(QPen(QColor(self.look.palette.edge), 2))
        middle = self.rect.center().x()
        painter.drawLine(QPointF(middle, self.rect.top()), QPointF(middle, self.rect.bottom()))
