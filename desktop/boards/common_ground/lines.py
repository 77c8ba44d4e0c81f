"""Texts in several lines, as large as their room allows."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, Words, width_of, wrap, write

WIDE_STEP, STEP, CLOSE_STEP = 1.5, 1.32, 1.16
"""From line to line, per pixel of the font: large texts, captions, captions where room is short."""


def write_lines(painter: QPainter, look: Look, words: Words, rect: QRectF, px: float, *, colour: str = "") -> None:
    """Writes a text in lines into ``rect``: ``px`` large, smaller where large text would not fit, but readable; the
    first of several wordings that fits. What does not fit at all is cut at its end."""
    asked = (words,) if isinstance(words, str) else words
    least = min(px, LEAST / look.text_scale)
    sizes = [px]
    while sizes[-1] > least:
        sizes.append(max(least, sizes[-1] - 1))
    for text in asked:
        for size in sizes:
            lines, step = set_lines(look, text, rect, size)
            if high_of(look, lines, step, size) <= rect.height() + 1:
                put_lines(painter, look, lines, rect, step, size, colour)
                return
    most = max(1, int(rect.height() // step))
    put_lines(painter, look, [*lines[: most - 1], " ".join(lines[most - 1 :])], rect, step, size, colour)


def set_lines(look: Look, words: str, rect: QRectF, px: float) -> tuple[list[str], float]:
    """The lines of a text in a width, and how far they stand apart."""
    lines = wrap(look, words, px, 400, rect.width())
    step = px * look.scale * (WIDE_STEP if px > LEAST else STEP)
    if px <= LEAST and len(lines) * step > rect.height():
        step = px * look.scale * CLOSE_STEP
    return lines, step


def high_of(look: Look, lines: list[str], step: float, px: float) -> float:
    """How far the letters of lines reach down."""
    return (len(lines) - 0.5) * step + px * look.scale / 2


def lines_fit(look: Look, words: str, rect: QRectF, px: float) -> bool:
    """Whether a text fits whole into ``rect`` in letters of ``px``."""
    lines, step = set_lines(look, words, rect, px)
    wide = all(width_of(look, line, px) <= rect.width() for line in lines)
    return wide and high_of(look, lines, step, px) <= rect.height() + 1


def put_lines(
    painter: QPainter, look: Look, lines: list[str], rect: QRectF, step: float, px: float, colour: str
) -> None:
    """Writes lines, each in its step."""
    for place, line in enumerate(lines):
        room = QRectF(rect.left(), rect.top() + place * step, rect.width(), step)
        write(painter, look, line, room, px, colour=colour)
