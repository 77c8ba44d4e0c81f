"""The panel of closing a room and of finishing the sheet: in the tray where the card lay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.drawn import paint_disc
from desktop.boards.room_to_move.layout import CARD

EDGE: Final = 14.0
BUTTON_HIGH: Final = 44.0
GAP: Final = 6.0
SHARES: Final = {1: (0.5,), 2: (0.5, 0.5), 3: (0.4, 0.33, 0.27), 4: (0.32, 0.28, 0.2, 0.2)}
"""How the buttons share the width by their number."""


def button_rects(count: int) -> tuple[QRectF, ...]:
    """Where so many buttons of the panel lie."""
    room = CARD.width() - 2 * EDGE - GAP * (count - 1)
    found, left = [], CARD.left() + EDGE
    for share in SHARES[count]:
        found.append(QRectF(left, CARD.bottom() - BUTTON_HIGH - 10, room * share, BUTTON_HIGH))
        left += room * share + GAP
    return tuple(found)


@dataclass(frozen=True)
class PanelState:
    """What the panel says: the Roman ``number`` of the room (0: none), a ``title``, a ``status`` that may be ``grave``
    or ``done``."""

    number: int
    title: str
    status: str
    grave: bool = False
    done: bool = False


class ClosingPanel(Piece):
    """The ground of the panel with its words. State: ``PanelState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("closing",), CARD, look, Layer.TRAY + 2)
        self.margin = 10
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws ground, disc, title and status."""
        if self.state is None:
            return
        state: PanelState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        left = rect.left() + EDGE
        if state.number:
            paint_disc(painter, look, left, rect.top() + 12, 46, state.number, state.done)
            left += 58
        room = QRectF(left, rect.top() + 8, rect.right() - EDGE - left, 26)
        write(painter, look, state.title, room, 19, 600)
        colour = palette.refuse if state.grave else palette.legal_text if state.done else palette.ink
        top = room.bottom() + 1
        bottom = rect.bottom() - BUTTON_HIGH - 14
        if state.grave or state.done:
            swaps = (("#1F2D3A", colour),)
            icon = "icons/ban" if state.grave else "icons/check"
            look.sprites.paint(painter, icon, left, top + 3, size=(18, 18), swaps=swaps)
            left += 26
        self.write_lines(painter, state.status, QRectF(left, top, rect.right() - EDGE - left, bottom - top), colour)

    def write_lines(self, painter: QPainter, words: str, room: QRectF, colour: str) -> None:
        """Writes the status in as many lines as there is room for; a longer one in smaller letters."""
        look, px = self.look, 16.0
        step = 21.0 * max(1.0, look.scale)
        lines = wrap(look, words, px, 400, room.width())
        while len(lines) * step > room.height() + 2 and px > LEAST / look.scale:
            px -= 0.5
            step = 21.0 * look.scale * px / 16
            lines = wrap(look, words, px, 400, room.width())
        for place, line in enumerate(lines):
            row = QRectF(room.left(), room.top() + step * place, room.width(), step)
            write(painter, look, line, row, px, colour=colour)
