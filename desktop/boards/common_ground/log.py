"""The log of Common Ground: a chapter per round, the newest first; the wheel scrolls it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, RIGHT, faded, ink, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common_ground.art import paint_seat

TEXT, STEP = 16.0, 21.0
"""Design pixels of the texts, and from line to line."""
HEAD, BESIDES = 46.0, 62.0
"""Room above the lines and beside them."""
LINES, SIGNS = 9, 11
"""Texts become smaller where fewer lines, or about twice as many signs in a line, would have room."""


@dataclass(frozen=True)
class Chapter:
    """A round in the log: ``title``, the mayor's seat ``number`` (0: none), the ``result`` in words, the story."""

    title: str
    number: int
    result: str
    lines: tuple[str, ...]


def size_in(look: Look, rect: QRectF) -> float:
    """How large the texts of the log are in its panel, in design pixels: smaller where large ones would leave no room
    for lines, as small as may be at last."""
    fair = min((rect.height() - HEAD) / LINES * TEXT / STEP, (rect.width() - BESIDES) / SIGNS) / look.scale
    return max(LEAST / look.text_scale, min(TEXT, fair))


def step_of(look: Look, size: float) -> float:
    """From line to line of texts of ``size`` design pixels."""
    return STEP * max(1.0, look.scale * size / TEXT)


def head_of(look: Look, size: float) -> float:
    """How high the head of the panel is above its lines."""
    return HEAD * max(1.0, look.scale * size / TEXT * 0.9)


def chapters(
    look: Look, lines: Sequence[LogLine], heads: dict[int, tuple[str, int, str]], rect: QRectF
) -> tuple[tuple[Chapter, float], ...]:
    """The newest rounds first as far as the panel reaches, each with its height; ``heads`` per round its title, seat
    number and result."""
    size = size_in(look, rect)
    step, room, most = step_of(look, size), rect.width() - BESIDES, rect.height() - head_of(look, size) - 8
    found: list[tuple[Chapter, float]] = []
    for turn in sorted(heads, reverse=True):
        title, number, result = heads[turn]
        left = int((most - step * 1.25 - 14) // step)
        if left < 1 and found:
            break
        story = [wrap(look, line.words, size, 400, room) for line in lines if line.turn == turn]
        set_lines = newest(story, left)
        if not set_lines and story and not found:
            # A last sentence that is too long for the whole panel: its end.
            set_lines = story[-1][-max(1, left) :]
        high = step * (1.25 + len(set_lines)) + 14
        found.append((Chapter(title, number, result, tuple(set_lines)), high))
        most -= high
        if most < step * 2:
            break
    return tuple(found)


def newest(sentences: Sequence[list[str]], most: int) -> list[str]:
    """The last sentences that fit whole into so many lines."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if len(kept) + len(sentence) > most:
            break
        kept = [*sentence, *kept]
    return kept


class Story(Piece):
    """The log, a chapter per round. State: ((chapter, height), ...), results per round as (right, of), round now, how
    far it is scrolled back from 0 to 1 (-1: nothing to scroll)."""

    def __init__(self, rect: QRectF, look: Look) -> None:
        super().__init__(("log",), rect, look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws the chapters."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
        if self.state is None:
            return
        found, results, now, back = self.state
        if back >= 0:
            track = rect.adjusted(rect.width() - 9, 50, -4, -12)
            thumb = QRectF(track.left(), track.top() + back * (track.height() - 40), track.width(), 40)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.edge))
            painter.drawRoundedRect(thumb, 2.5, 2.5)
        size = size_in(look, rect)
        self.draw_head(painter, results, now, size)
        y = rect.top() + head_of(look, size)
        step = step_of(look, size)
        for chapter, high in found:
            painter.setPen(QPen(QColor(palette.edge), 1.5))
            painter.drawLine(QPointF(rect.left() + 14, y), QPointF(rect.right() - 14, y))
            line = QRectF(rect.left() + 46, y + 6, rect.width() - BESIDES, step * 1.2)
            if chapter.number:
                paint_seat(painter, look, chapter.number, QPointF(rect.left() + 26, line.center().y()), 19)
            large = size * 1.125
            wide = width_of(look, chapter.title, large, 600)
            if wide + 10 + width_of(look, chapter.result, large, 600) > line.width():
                large = LEAST * 1.125 / look.text_scale
            wide = write(painter, look, chapter.title, line, large, 600)
            write(painter, look, chapter.result, line.adjusted(wide + 10, 0, 0, 0), large, 600, align=RIGHT)
            for place, words in enumerate(chapter.lines):
                room = QRectF(line.left(), line.bottom() + place * step, line.width(), step)
                write(painter, look, words, room, size, colour=palette.pencil)
            y += high

    def draw_head(self, painter: QPainter, results: tuple[tuple[int, int], ...], now: int, size: float) -> None:
        """Draws the heading and a chip per round: what was guessed right, the round now, the rounds to come; short of
        room the rounds to come are left out first, then the oldest ones."""
        look, palette, rect = self.look, self.look.palette, self.rect
        head = QRectF(rect.left() + 16, rect.top() + 4, rect.width() - 32, head_of(look, size) - 4)
        heading = size * 1.25
        wide = width_of(look, self.title(), heading, 600)
        write(painter, look, self.title(), QRectF(head.left(), head.top(), wide + 1, head.height()), heading, 600)
        left = head.width() - wide - 8
        wide = max(36.0, width_of(look, "4/4", size, 600, tabular=True) + 8)
        fit = int(left // (wide + 3))
        rounds = list(range(1, 7))
        rounds = rounds[: max(fit, min(6, max(now, len(results))))][-fit:] if 0 < fit < 6 else rounds[: fit and 6]
        high = min(head.height() - 4, max(26.0, size * 1.4 * look.scale))
        x = head.right() - (wide + 3) * len(rounds)
        for place, number in enumerate(rounds):
            room = QRectF(x + (wide + 3) * place, head.center().y() - high / 2, wide, high)
            words, colour = str(number), palette.pencil
            if number <= len(results):
                right, of = results[number - 1]
                words, colour = f"{right}/{of}", palette.ink
                painter.setPen(QPen(QColor(palette.gold if right == of else palette.ink), 1.6))
                painter.setBrush(faded(palette.gold, 0.24) if right == of else QColor(palette.paper2))
            elif number == now:
                colour = palette.on_blueprint
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.blueprint))
            else:
                painter.setPen(ink(palette.pencil, 1.3, dash=(3, 3)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 5, 5)
            write(painter, look, words, room, size, 600, colour=colour, align=CENTRE, tabular=True)

    def title(self) -> str:
        """The heading."""
        return QCoreApplication.translate("CommonGroundBoard", "Log")
