"""Log and prompt of Common Ground in panels of every size: nothing leaves them, and there is room for what matters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from window_samples import FOLDER

from desktop.access.fonts import load_fonts
from desktop.access.palettes import palette
from desktop.boards.common import painting
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.common_ground.layout import log_rect
from desktop.boards.common_ground.log import TEXT, Story, chapters, size_in
from desktop.boards.common_ground.panels import Prompt, PromptState

RESULTS = ((1, 3), (3, 3), (0, 3), (2, 4))
WORDS = "Ada meant the retirement home for cone C (orange), beside the furniture store; the group thought of cone B"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QRectF]]:
    """Every text that is written, with the room that its capitals take."""
    found: list[tuple[str, QRectF]] = []

    def note(painter: QPainter, look: Look, words: str, at: QPointF, chosen: QFont, colour: str) -> None:
        metrics = QFontMetricsF(chosen)
        high = metrics.capHeight()
        found.append((words, QRectF(at.x(), at.y() - high, metrics.horizontalAdvance(words), high)))

    monkeypatch.setattr(painting, "put_words", note)
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("growth", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
def test_nothing_leaves_the_panel(
    scale: float, growth: float, seats: int, written: list[tuple[str, QRectF]], qapp: object
) -> None:
    """Neither chips nor lines; the round now is always among the chips; texts are never larger than they should be."""
    load_fonts(FOLDER)
    colours = palette("light")
    look = Look(colours, Sprites(FOLDER / "art", colours), text_scale=scale, growth=growth)
    rect = log_rect(seats)
    heads = {number: (f"Round {number}", 1, "1 of 3") for number in range(1, 6)}
    lines = [LogLine(number, 0, WORDS) for number in range(1, 6) for _ in range(3)]
    story = Story(rect, look)
    found = chapters(look, lines, heads, rect)
    story.put((found, RESULTS, 5, 0.0))
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    story.draw(painter)
    painter.end()
    words = [text for text, _ in written]
    assert words[0] == "Log"
    assert "5" in words
    assert "Round 5" in words
    assert len(found[0][0].lines) >= (4 if rect.height() > 250 else 2)
    for text, room in written:
        assert rect.contains(room), text
    assert look.pixels(size_in(look, rect)) >= look.pixels(TEXT / scale)
    assert size_in(look, rect) <= TEXT


@pytest.mark.parametrize("length", [20, 40, 60, 80])
@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
def test_a_note_never_makes_the_prompt_small(scale: float, length: int, qapp: object) -> None:
    """It becomes smaller or goes; short sentences keep it."""
    load_fonts(FOLDER)
    colours = palette("light")
    look = Look(colours, Sprites(FOLDER / "art", colours), text_scale=scale, growth=1.5)
    prompt = Prompt(QRectF(0, 0, 1200, 52), look)
    prompt.put(PromptState((1,), "x" * length, "Round 2 of 6"))
    room = 1100.0
    wide = prompt.note_width(room)
    assert prompt.sentence(room - wide)[1] >= prompt.sentence(room)[1] * 0.9
    assert prompt.sentence(room - wide)[0] == prompt.sentence(room)[0]
    assert wide > 0 or length > 20
