"""A small note that explains the thing under a long press, with the way to its rule paragraph."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common.texts import fill

WIDE = 380.0
EDGE = 14.0


class Note(Piece):
    """The note. State: (lines of the explanation, words of the way to the rules, the paragraph); pressing it asks for
    the paragraph."""

    def __init__(self, look: Look) -> None:
        super().__init__(("note",), QRectF(), look, Layer.GHOST - 1)
        self.margin = 16
        self.hide()

    def show_at(self, at: QPointF, words: str, rule: str, area: QRectF) -> None:
        """Shows an explanation near a point of the scene, wholly within ``area``."""
        number = ".".join(part for part in rule.split(".") if part.isdigit())
        text = QCoreApplication.translate("Board", "Read the rules, %1")
        way = fill(text, number) if number else QCoreApplication.translate("Board", "Read the rules")
        lines = tuple(wrap(self.look, words, 16, 400, WIDE - 2 * EDGE)) if words else ()
        step = self.step
        high = 2 * EDGE + step * (len(lines) + 1)
        x = min(max(area.left() + 8, at.x() - WIDE / 2), area.right() - WIDE - 8)
        y = at.y() - high - 24 if at.y() - high - 24 > area.top() + 8 else at.y() + 24
        self.resize(QRectF(0, 0, WIDE, high))
        self.setPos(x, y)
        self.put((lines, way, rule), active=True)
        self.name = words
        self.show()

    @property
    def step(self) -> float:
        """The height of a line."""
        return 24 * max(1.0, self.look.scale)

    def draw(self, painter: QPainter) -> None:
        """Draws ground, explanation and the way to the rules."""
        if self.state is None:
            return
        lines, way, _ = self.state
        look, palette = self.look, self.look.palette
        shadow(painter, self.rect, look, drop=6, blur=16)
        painter.setPen(QPen(QColor(palette.blueprint), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self.rect, 10, 10)
        room = QRectF(EDGE, EDGE, WIDE - 2 * EDGE, self.step)
        for line in lines:
            write(painter, look, line, room, 16)
            room.translate(0, self.step)
        swaps = (("#1F2D3A", palette.blueprint),)
        look.sprites.paint(painter, "icons/book-2", room.left(), room.center().y() - 10, size=(20, 20), swaps=swaps)
        write(painter, look, way, room.adjusted(28, 0, 0, 0), 16, 600, colour=palette.blueprint)
