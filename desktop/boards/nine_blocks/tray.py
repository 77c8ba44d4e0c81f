"""The words of the tray: whose screen is open on its left, how to go on at its right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, wrap, write
from desktop.boards.common.pieces import Piece


class TrayWords(Piece):
    """Title and caption left of the screen. State: (title, caption, icon)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("tray_words",), QRectF(24, 846, 262, 92), look, Layer.TRAY)
        self.margin = 4

    def draw(self, painter: QPainter) -> None:
        """Writes them."""
        if self.state is None:
            return
        title, caption, icon = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        scale = max(1.0, look.scale)
        left = rect.left()
        if icon:
            swaps = (("#1F2D3A", palette.ink),)
            look.sprites.paint(painter, icon, left, rect.top() + 14 * scale - 12, size=(24, 24), swaps=swaps)
            left += 34
        room = rect.right() - left
        size = 19.0
        while size > LEAST / look.text_scale:
            rows = len(wrap(look, title, size, 600, room))
            if rows <= (1 if size > 16 else 2) and 1.3 * size * scale * rows <= rect.height():
                break
            size -= 0.5
        step = 1.3 * size * scale
        y = rect.top()
        for line in wrap(look, title, size, 600, room)[:2]:
            write(painter, look, line, QRectF(left, y, room, step), size, 600)
            y += step
        lines = wrap(look, caption, 16, 400, rect.width())
        if y + 21 * scale * len(lines) > rect.bottom() + 4:
            return
        for line in lines:
            write(painter, look, line, QRectF(rect.left(), y, rect.width(), 21 * scale), 16, colour=palette.pencil)
            y += 21 * scale


class Hint(Piece):
    """How to go on, right of the screen. State: the words."""

    def __init__(self, look: Look) -> None:
        super().__init__(("hint",), QRectF(1027, 844, 558, 70), look, Layer.TRAY)
        self.margin = 2
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Writes the words."""
        if not self.state:
            return
        look, rect = self.look, self.rect
        scale = max(1.0, look.scale)
        size, lines = self.fitted(rect.width())
        step = min(1.38 * size * scale, rect.height() / max(1, min(len(lines), 3)))
        y = rect.center().y() - step * min(len(lines), 3) / 2
        for line in lines[:3]:
            write(painter, look, line, QRectF(rect.left(), y, rect.width(), step), size, colour=look.palette.pencil)
            y += step

    def fitted(self, wide: float) -> tuple[float, list[str]]:
        """Size and lines. Short of room the words become smaller, then the last sentences go; a sentence is not cut."""
        look, words = self.look, str(self.state)
        while True:
            size = 16.0
            lines = wrap(look, words, size, 400, wide)
            while len(lines) > 3 and size > LEAST / look.text_scale:
                size = max(LEAST / look.text_scale, size - 0.5)
                lines = wrap(look, words, size, 400, wide)
            if len(lines) <= 3 or ". " not in words:
                return size, lines
            words = words.rpartition(". ")[0] + "."
