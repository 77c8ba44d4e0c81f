"""What lies below the panels around the grid, and the prompt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    RIGHT,
    Words,
    fits,
    shadow,
    squared_paper,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import paint_seat
from desktop.boards.nine_blocks.layout import PROMPT, SHEET, SITE, TRAY
from desktop.boards.nine_blocks.layout import RIGHT as RIGHT_PANEL


class Grounds(Piece):
    """What lies below everything: sheet of the board, right panel, tray. State: which of them are there."""

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__(("grounds",), area, look, Layer.DESK)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws papers and lines."""
        look, palette = self.look, self.look.palette
        shown = self.state or ()
        if "right" in shown:
            painter.fillRect(RIGHT_PANEL, QColor(palette.paper2))
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(RIGHT_PANEL.topLeft(), RIGHT_PANEL.bottomLeft())
        if "tray" in shown:
            painter.fillRect(TRAY, QColor(palette.paper2))
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(TRAY.topLeft(), TRAY.topRight())
        if "sheet" in shown:
            shadow(painter, SHEET, look, radius=0)
            painter.fillRect(SHEET, QColor(palette.paper))
            squared_paper(painter, SITE.adjusted(8, 0, 0, 0), look, step=13)


@dataclass(frozen=True)
class PromptState:
    """The prompt: the ``number`` of the seat (0: none), the ``words`` and a quieter ``note`` at the end; ``refused``
    colours the words."""

    number: int
    words: Words
    note: Words = ""
    refused: bool = False


class Prompt(Piece):
    """What may be done now, in one sentence on the desk. State: ``PromptState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("prompt",), PROMPT, look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, sentence and note."""
        if self.state is None:
            return
        state: PromptState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        left = rect.left() + 10
        if state.number:
            paint_seat(painter, look, state.number, QPointF(rect.left() + 24, rect.center().y()), 13.5)
            left = rect.left() + 52
        colour = palette.refuse if state.refused else palette.ink
        room = rect.right() - left
        words = state.words if isinstance(state.words, str) else state.words[0]
        note = (state.note,) if isinstance(state.note, str) else state.note
        free = room - width_of(look, words, 22, 600) - 30
        wide = next((w for one in note if one and (w := width_of(look, one, 17)) < free), 0.0)
        if wide:
            right = QRectF(rect.right() - wide - 2, rect.top(), wide + 2, rect.height())
            write(painter, look, state.note, right, 17, colour=palette.pencil_on_desk, align=RIGHT)
            room -= wide + 24
        if fits(look, words, 22, room, 600):
            write(painter, look, state.words, QRectF(left, rect.top(), room, rect.height()), 22, 600, colour=colour)
            return
        lines = wrap(look, words, 17, 600, room)
        lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
        high = rect.height() / len(lines)
        for place, line in enumerate(lines):
            write(painter, look, line, QRectF(left, rect.top() + high * place, room, high), 17, 600, colour=colour)
