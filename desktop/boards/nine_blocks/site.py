"""The site beside the grid: supply and discards, the compass, the note that says what a tile would do."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, Words, hatch, shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.areas import CORNERS, SIDES
from desktop.boards.nine_blocks.art import paint, paint_seat, paint_tile
from desktop.boards.nine_blocks.layout import SITE
from desktop.boards.nine_blocks.prompts import NoteWords

translate = QCoreApplication.translate
NOTE_WIDE = 214.0
ANSWER = 46.0
"""A button of a question, in design pixels."""


class Piles(Piece):
    """Supply and discards. State: (tiles in the supply, -1 if unknown; the newest discards; how many there are)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("piles",), QRectF(SITE.left() + 18, SITE.top() + 22, 206, 140), look, Layer.SHEET + 2)
        self.margin = 8
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def discard_rect(self) -> QRectF:
        """Where the newest discard lies, in own coordinates."""
        return QRectF(self.rect.right() - 90, self.rect.top() + 12, 82, 82)

    def draw(self, painter: QPainter) -> None:
        """Draws both piles with their counts."""
        if self.state is None:
            return
        left, discards, count = self.state
        look, rect = self.look, self.rect
        if left > 2 or left < 0:
            paint(painter, look, "supply_stack", rect.left() + 8, rect.top() + 10, factor=0.92)
        elif left:
            paint(painter, look, "supply_stack_low", rect.left() + 8, rect.top() + 10, factor=0.92)
        else:
            paint(painter, look, "supply_empty", rect.left() + 6, rect.top() + 10, factor=0.92)
        place = self.discard_rect()
        paint(painter, look, "discard_place", place.left() - 4, place.top() - 4, factor=0.92)
        for turn, tile in zip((-5, 4), discards[-2:], strict=False):
            painter.save()
            painter.translate(place.center())
            painter.rotate(turn if len(discards) > 1 else 4)
            paint_tile(painter, look, tile, -38, -38, 76)
            painter.restore()
        if left < 0:
            return
        half = rect.width() / 2
        supply = translate("NineBlocksBoard", "Supply %1").replace("%1", str(left))
        gone = translate("NineBlocksBoard", "Discards %1").replace("%1", str(count))
        low = rect.top() + 114
        write(painter, look, (supply, str(left)), QRectF(rect.left() - 4, low, half, 24), 16, 600, align=CENTRE)
        write(painter, look, (gone, str(count)), QRectF(rect.left() + half, low, half, 24), 16, 600, align=CENTRE)


class Digger(Piece):
    """The digger on the margin of the sheet; at work when there is room. State: whether it is there."""

    def __init__(self, look: Look) -> None:
        super().__init__(("digger",), QRectF(SITE.left() + 10, SITE.top() + 172, 216, 72), look, Layer.SHEET + 1)
        self.margin = 2
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws digger, sand and barrier on their line."""
        if self.state:
            paint(painter, self.look, "digger", self.rect.left(), self.rect.top(), size=(214, 68))
            painter.setPen(QPen(QColor(self.look.palette.pencil), 1.5))
            y = self.rect.top() + 67
            painter.drawLine(QPointF(self.rect.left() + 2, y), QPointF(self.rect.right() - 2, y))


@dataclass(frozen=True)
class CompassState:
    """Which way the board lies: per seat its number and its side as seen (0 below, then clockwise; ``corners``: below
    left); the ``words`` under it."""

    seats: tuple[tuple[int, int], ...]
    words: Words
    corners: bool = False


class Compass(Piece):
    """Where the seats sit, seen from the board; pressing it turns the board on. State: ``CompassState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("compass",), QRectF(SITE.left() + 34, SITE.top() + 252, 170, 172), look, Layer.SHEET + 2)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws ring, symbols, needle and words."""
        if self.state is None:
            return
        state: CompassState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        factor = 0.76
        middle = QPointF(rect.center().x(), rect.top() + 74)
        corner = middle - QPointF(96, 96) * factor
        paint(painter, look, "compass", corner.x(), corner.y(), factor=factor)
        faced = next((number for number, side in state.seats if side == 0), 0)
        for number, side in state.seats:
            x, y = (CORNERS if state.corners else SIDES)[side]
            spot = middle + QPointF(x, y) * (1.42 if state.corners else 1.0) * 73.5 * factor
            if state.corners:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.paper))
                painter.drawEllipse(spot, 16, 16)
            paint_seat(painter, look, number, spot, 11.7)
        painter.save()
        painter.translate(middle)
        painter.rotate(45 if state.corners else 0)
        paint(painter, look, "compass_needle", -14.6 * factor, -44 * factor, factor=factor, seat=faced or 0,
              swaps=() if faced else (("#FF00FF", palette.paper),))  # fmt: skip
        painter.restore()
        room = QRectF(SITE.left() + 8, rect.bottom() - 26, SITE.width() - 16, 26)
        write(painter, look, state.words, room, 17, 600, align=CENTRE)
        if self.active and self.hovered and not self.ringed:
            painter.setPen(QPen(QColor(palette.blueprint), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 71, 71)

    def boundingRect(self) -> QRectF:
        """The words are wider than the ring."""
        return super().boundingRect().united(QRectF(SITE.left() + 4, self.rect.bottom() - 30, SITE.width() - 8, 34))


BELOW_PILES = SITE.top() + 166
"""Where the site is free below the piles and their counts."""
FLOOR = SITE.bottom() - 10


class NoteCard(Piece):
    """The note at the site. State: (``NoteWords``, whether two buttons follow)."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("note_card",), QRectF(), look, Layer.SENTENCE + 1)
        self.margin = 10
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def lay_out(self, words: NoteWords, share: float) -> list[tuple[str, float, int, str]]:
        """The lines as (words, size, weight, kind), "gap" between paragraphs; sizes are a ``share`` of the usual."""
        look, room = self.look, NOTE_WIDE - 36
        made: list[tuple[str, float, int, str]] = []
        large, small = 19 * share, max(16 * share, LEAST / look.text_scale)

        def add(text: str, size: float, weight: int, what: str, *, gap: bool = True) -> None:
            if text:
                if made and gap:
                    made.append(("", 0, 0, "gap"))
                made.extend((line, size, weight, what) for line in wrap(look, text, size, weight, room))

        add(words.title, max(large, small), 600, "title")
        for line in words.lines:
            add(line, small, 400, "line")
        add(words.strong, small, 700, "strong", gap=not (words.lines and words.lines[-1].endswith(":")))
        add(words.last, small, 400, "last")
        return made

    def step(self, size: float) -> float:
        """How high a line is."""
        return size * 1.32 * max(1.0, self.look.scale) if size else 9.0

    def tell(self, words: NoteWords | None, *, answers: bool, floor: float = FLOOR) -> None:
        """Shows a note above ``floor``, as high as it has to be, with room for two buttons if it asks; smaller where
        large texts would not fit beside the grid."""
        self.setVisible(words is not None)
        if words is None:
            self.put(None)
            self.name = ""
            return
        # Below the piles if that is possible at all.
        most = floor - BELOW_PILES
        share = 1.0
        while True:
            rows = self.lay_out(words, share)
            high = 28 + sum(self.step(size) for _, size, _, _ in rows)
            high += 2 * ANSWER + 26 if answers else 0
            if high <= most or 16 * share < LEAST / self.look.text_scale:
                break
            share -= 0.05
        top = max(SITE.top() + 6, min(floor - high, SITE.top() + 436))
        self.resize(QRectF(SITE.left() + 11, top, NOTE_WIDE, max(high, 60)))
        self.put((words, answers, share), name=words.spoken)

    def answer_rect(self, place: int) -> QRectF:
        """The button of an answer: 0 the first one, 1 the one below."""
        rect = self.rect
        return QRectF(rect.left() + 16, rect.bottom() - (2 - place) * (ANSWER + 9) - 4, rect.width() - 28, ANSWER)

    def draw(self, painter: QPainter) -> None:
        """Draws the card and its lines."""
        if self.state is None:
            return
        words, _, share = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        edge = palette.refuse if words.refuses else palette.gold if words.gains else palette.ink
        shadow(painter, rect, look, radius=0)
        painter.setPen(QPen(QColor(edge), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRect(rect)
        band = QRectF(rect.left() + 1, rect.top() + 1, 10, rect.height() - 2)
        if words.refuses:
            hatch(painter, band, palette.refuse, gap=8, width=2, share=0.7)
        else:
            painter.fillRect(band, QColor(palette.gold if words.gains else palette.grid))
        y = rect.top() + 13
        for line, size, weight, what in self.lay_out(words, share):
            step = self.step(size)
            if line:
                colour = palette.pencil if what == "last" else palette.ink
                if what == "title" and words.refuses:
                    colour = palette.refuse
                elif what == "strong" and words.gains:
                    colour = palette.gold_text
                room = QRectF(rect.left() + 22, y, rect.width() - 34, step)
                write(painter, look, line, room, size, weight, colour=colour)
            y += step
