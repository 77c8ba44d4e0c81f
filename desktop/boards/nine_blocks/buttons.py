"""Buttons with an icon and words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    CENTRE,
    LEAST,
    LEFT,
    Words,
    hatch,
    ink,
    shadow,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Ident, Piece


@dataclass(frozen=True)
class ButtonState:
    """A button: ``words`` in one or several wordings, an ``icon`` or "", whether it is the ``primary`` one, ``down``,
    or red (``warns``)."""

    words: Words
    icon: str = ""
    primary: bool = False
    down: bool = False
    warns: bool = False


class Button(Piece):
    """A button; one that cannot be pressed is hatched. State: ``ButtonState``."""

    def __init__(self, ident: Ident, look: Look, layer: float = Layer.TRAY + 1) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, layer)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, icon and words."""
        if self.state is None:
            return
        state: ButtonState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        colour = palette.ink
        if not self.active:
            painter.setPen(ink(palette.pencil, 1.6, dash=(6, 4)))
            painter.setBrush(QColor(palette.paper2))
            painter.drawRoundedRect(rect, 10, 10)
            hatch(painter, rect.adjusted(2, 2, -2, -2), palette.pencil, gap=12, width=1.2, share=0.18)
            colour = palette.pencil
        else:
            filled = state.primary
            ground = palette.refuse if state.warns else palette.blueprint
            if filled:
                shadow(painter, rect, look)
            painter.setPen(QPen(QColor(ground if state.down else palette.ink if not palette.dark else ground), 2))
            if filled:
                painter.setBrush(QColor(ground).darker(112 if self.hovered else 100))
                colour = palette.on_blueprint
            else:
                painter.setBrush(QColor(palette.paper2 if self.hovered or state.down else palette.paper))
                colour = palette.refuse if state.warns else palette.ink
            painter.drawRoundedRect(rect, 10, 10)
        self.draw_words(painter, state, rect.adjusted(10, 0, -10, 0), colour)

    def draw_words(self, painter: QPainter, state: ButtonState, room: QRectF, colour: str) -> None:
        """Writes icon and words in one line, else in two."""
        look = self.look
        side = 24.0 if state.icon else 0.0
        asked = (state.words,) if isinstance(state.words, str) else state.words
        size = 19 if state.primary else 18
        free = room.width() - (side + 8 if side else 0)
        words = next((one for one in asked if width_of(look, one, size, 600) <= free), None)
        least = LEAST / look.text_scale
        for small in (16.0, least) if words != asked[0] else ():
            lines = wrap(look, asked[0], small, 600, room.width())
            wide = max(width_of(look, line, small, 600) for line in lines)
            high = 1.15 * small * look.scale
            if len(lines) <= 2 and wide <= room.width() and room.height() >= len(lines) * high:
                top = room.center().y() - high * len(lines) / 2
                for place, line in enumerate(lines):
                    row = QRectF(room.left(), top + high * place, room.width(), high)
                    write(painter, look, line, row, small, 600, colour=colour, align=CENTRE)
                return
        if words is None:
            write(painter, look, asked, room, 16, 600, colour=colour, align=CENTRE)
            return
        wide = width_of(look, words, size, 600)
        if not side:
            write(painter, look, words, room, size, 600, colour=colour, align=CENTRE)
            return
        left = room.center().x() - (wide + side + 8) / 2
        swaps = (("#1F2D3A", colour),)
        look.sprites.paint(painter, state.icon, left, room.center().y() - side / 2, size=(side, side), swaps=swaps)
        spot = QRectF(left + side + 8, room.top(), wide + 4, room.height())
        write(painter, look, words, spot, size, 600, colour=colour, align=LEFT)
