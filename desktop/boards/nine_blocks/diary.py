"""The site diary: the story of the match, round by round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    LEAST,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import paint_seat

translate = QCoreApplication.translate


Entry = tuple[str, int, str]
"""A line of the diary: "head", "line" (with its symbol), "more" (goes on) or "why"; the number of a seat; the words."""


def entries(
    look: Look, told: Sequence[tuple[int, int, str, bool]], size: float, room: float, most: int
) -> list[tuple[int, list[Entry]]]:
    """The lines of the diary round by round, the newest round first; ``told`` are (round, number of the seat or 0,
    words, whether it only says why), written ``size`` pixels large into ``room``. A newest round of more than ``most``
    lines tells its newest sentence first."""
    rounds: dict[int, list[list[Entry]]] = {}
    for turn, number, words, why in told:
        lines = wrap(look, words, size, 400, room)
        first: Entry = ("why" if why else "line", number, lines[0] if lines else "")
        more: list[Entry] = [("why" if why else "more", 0, line) for line in lines[1:]]
        rounds.setdefault(turn, []).append([first, *more])
    newest = max(rounds, default=0)
    if sum(len(sentence) for sentence in rounds.get(newest, [])) > most:
        rounds[newest].reverse()
    return [(turn, [line for sentence in rounds[turn] for line in sentence]) for turn in sorted(rounds, reverse=True)]


BUTTON_WIDE = 144.0


class Diary(Piece):
    """The site diary. State: (entries from above, how far it is scrolled back from 0 to 1, -1: nothing to scroll)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("log",), QRectF(0, 0, 10, 10), look, Layer.PANEL)
        self.margin = 2

    @property
    def size(self) -> float:
        """How large its texts are: as small as may be where large ones would leave no room for lines."""
        scale = max(1.0, self.look.scale)
        return 16.0 if self.rect.height() > 110 * scale else LEAST / self.look.text_scale

    @property
    def step(self) -> float:
        """From line to line."""
        return 1.58 * self.size * max(1.0, self.look.scale)

    @property
    def head(self) -> float:
        """So high is the heading."""
        return 2.1 * self.size * max(1.0, self.look.scale)

    def draw(self, painter: QPainter) -> None:
        """Draws heading and lines."""
        if self.state is None:
            return
        found, back = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        title = translate("NineBlocksBoard", "Site diary")
        short = translate("NineBlocksBoard", "Diary", "short heading of the site diary")
        # Beside the heading lies the button that shows the last round.
        room, size = rect.width() - BUTTON_WIDE, self.size * 1.12
        while size > LEAST / look.text_scale and width_of(look, title, size, 600) > room:
            size -= 0.5
        write(painter, look, (title, short), QRectF(rect.left(), rect.top(), room, self.head - 6), size, 600)
        painter.setPen(QPen(QColor(palette.pencil), 1.5))
        y = rect.top() + self.head - 3
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        y += 4
        for what, number, words in found:
            row = QRectF(rect.left(), y, rect.width() - 10, self.step)
            if what == "head":
                write(painter, look, words, row, self.size, 600, colour=palette.pencil)
            else:
                if number and what == "line":
                    paint_seat(painter, look, number, QPointF(row.left() + 8, row.center().y()), 6.5)
                colour = palette.pencil if what == "why" else palette.ink
                write(painter, look, words, row.adjusted(26, 0, 0, 0), self.size, colour=colour)
            y += self.step
        if back >= 0:
            track = QRectF(rect.right() - 5, rect.top() + self.head + 4, 5, rect.height() - self.head - 8)
            thumb = QRectF(track.left(), track.top() + back * (track.height() - 36), 5, 36)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.edge))
            painter.drawRoundedRect(thumb, 2.5, 2.5)
