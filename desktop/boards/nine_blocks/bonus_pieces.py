"""What the bonus adds to the board: a card that says what it does now, penalty tiles to take off, the helmet, the sheet
with the hands of others."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.access.palettes import SEATS, on_seat
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, ink, shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import bonus_picture, paint, paint_seat, paint_tile


@dataclass(frozen=True)
class CardState:
    """The ``number`` of the bonus (0: not chosen), the ``seat`` number (1 to 12) it belongs to, a ``title``, ``how`` it
    is done, what it does now (``effect``), why it cannot be used (``refusal``)."""

    number: int
    seat: int
    title: str
    how: str
    effect: str
    refusal: str = ""


class BonusCard(Piece):
    """The card of the bonus. State: ``CardState``."""

    radius = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(("bonus", "card"), QRectF(), look, Layer.SENTENCE + 1)
        self.margin = 12
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

        self.size = 16.0
        """How large the words are: as small as may be where large ones find no room."""

    @property
    def step(self) -> float:
        """From line to line."""
        return 1.34 * self.size * max(1.0, self.look.scale)

    def lines(self) -> list[tuple[str, int, str]]:
        """The lines as (words, weight, colour); "" parts paragraphs."""
        state: CardState = self.state
        look, palette = self.look, self.look.palette
        room = self.rect.width() - 32
        found: list[tuple[str, int, str]] = []
        asked = (
            (state.effect, 600, palette.ink),
            (state.how, 400, palette.pencil),
            (state.refusal, 600, palette.refuse),
        )
        for words, weight, colour in asked:
            if words:
                if found:
                    found.append(("", 0, ""))
                found += [(line, weight, colour) for line in wrap(look, words, self.size, weight, room)]
        return found

    def tell(self, state: CardState | None, room: QRectF) -> None:
        """Shows the card at the bottom of ``room``, as high as it has to be; nothing for None."""
        self.setVisible(state is not None)
        if state is None:
            self.put(None)
            return
        self.state = self.state or state
        before, self.state = self.state, state
        self.resize(QRectF(room.left(), room.top(), room.width(), 10))
        self.size, least = 16.0, LEAST / self.look.text_scale
        while True:
            high = 76 + sum(self.step if words else self.step * 0.45 for words, _, _ in self.lines()) + 14
            if high <= room.height() or self.size <= least:
                break
            self.size = max(least, self.size - 0.5)
        self.state = before
        top = max(room.top(), room.bottom() - high)
        self.resize(QRectF(room.left(), top, room.width(), min(high, room.height())))
        self.put(
            state, name=" ".join(part for part in (f"{state.title}.", state.effect, state.how, state.refusal) if part)
        )

    def draw(self, painter: QPainter) -> None:
        """Draws the card."""
        if self.state is None:
            return
        state: CardState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.blueprint), 2.5))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 8, 8)
        x = rect.left() + 14
        if state.number:
            paint(painter, look, bonus_picture(state.number), x, rect.top() + 14, size=(48, 48))
            x += 56
        title = QRectF(x, rect.top() + 14, rect.right() - 66 - x, 48)
        size, rows = 18.0, wrap(look, state.title, 18, 600, title.width())
        if len(rows) > 2:
            # The title tells the number, too: where it needs the room, the tile goes.
            title.setRight(rect.right() - 10)
        elif state.number:
            paint_tile(painter, look, state.number, rect.right() - 60, rect.top() + 14, 46)
        while len(rows) > 2 and size > LEAST / look.text_scale:
            size -= 0.5
            rows = wrap(look, state.title, size, 600, title.width())
        high = title.height() / max(2, len(rows))
        for place, words in enumerate(rows):
            top = title.center().y() - high * len(rows) / 2 + high * place
            write(painter, look, words, QRectF(title.left(), top, title.width(), high), size, 600)
        y = rect.top() + 74
        for words, weight, colour in self.lines():
            if not words:
                y += self.step * 0.45
                continue
            if y + self.step > rect.bottom():
                break
            write(painter, look, words, QRectF(rect.left() + 16, y, rect.width() - 30, self.step), self.size, weight,
                  colour=colour)  # fmt: skip
            y += self.step


class Grip(Piece):
    """Something that can be marked by pressing or dragged: a penalty tile, the helmet, a star. State: (kind "penalty",
    "helmet", "star" or "win", number, marked)."""

    radius = 8.0

    def __init__(self, ident: tuple[str | int, ...], look: Look) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, Layer.PANEL + 4)
        self.margin = 10
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the thing with its mark."""
        if self.state is None:
            return
        kind, number, marked = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if kind == "penalty":
            if marked:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.paper))
                painter.drawRoundedRect(rect, 5, 5)
                paint_tile(painter, look, number, rect.left(), rect.top(), rect.width(), opacity=0.3)
                painter.setPen(ink(palette.refuse, 3))
                painter.drawLine(rect.bottomLeft() + QPointF(5, -5), rect.topRight() + QPointF(-5, 5))
            painter.setPen(ink(palette.blueprint, 3, dash=None if marked or self.hovered else (5, 3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 6, 6)
            return
        painter.setPen(ink(palette.blueprint, 3, dash=None if marked or self.hovered else (6, 4)))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 8, 8)
        name = {"helmet": "start_helmet", "star": "point_star", "win": "bonus_9_win_at_once"}[kind]
        own = look.sprites.size(f"nine_blocks/{name}")
        factor = min((rect.width() - 10) / own.width(), (rect.height() - 10) / own.height())
        paint(painter, look, name, rect.center().x() - own.width() * factor / 2,
              rect.center().y() - own.height() * factor / 2, factor=factor)  # fmt: skip


@dataclass(frozen=True)
class HandsState:
    """The hands of others: ``seat`` number (1 to 12) and ``title`` of who looks; per hand (number of its seat, name,
    tiles)."""

    seat: int
    title: str
    hands: tuple[tuple[int, str, tuple[int, ...]], ...]


class HandsSheet(Piece):
    """The hands of all others over the board, for one seat alone. State: ``HandsState``."""

    radius = 12.0

    def __init__(self, look: Look) -> None:
        super().__init__(("hands",), QRectF(), look, Layer.OVERLAY + 2)
        self.margin = 20
        self.blocks = True
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws head, rows of tiles, and how it is covered."""
        if self.state is None:
            return
        state: HandsState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look, radius=12, drop=9, blur=26)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 12, 12)
        head = QRectF(rect.left() + 1, rect.top() + 1, rect.width() - 2, 64)
        painter.save()
        painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEATS[state.seat - 1].colour))
        painter.drawRoundedRect(head.adjusted(0, 0, 0, 20), 11, 11)
        painter.restore()
        painter.setBrush(QColor("#FBF8F1"))
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawEllipse(QPointF(head.left() + 42, head.center().y()), 22, 22)
        paint_seat(painter, look, state.seat, QPointF(head.left() + 42, head.center().y()), 13)
        write(painter, look, state.title, head.adjusted(78, 0, -20, 0), 24, 600, colour=on_seat(state.seat, 24))
        foot = 40.0 * max(1.0, look.scale)
        step = (rect.bottom() - foot - head.bottom()) / max(1, len(state.hands))
        side = min(88.0, step - 26)
        for place, (number, name, tiles) in enumerate(state.hands):
            middle = head.bottom() + step * (place + 0.5)
            paint_seat(painter, look, number, QPointF(rect.left() + 42, middle), 14)
            write(painter, look, name, QRectF(rect.left() + 70, middle - 20, 150, 40), 20, 600)
            gap = min(14.0, (rect.width() - 250 - side * len(tiles)) / max(1, len(tiles)))
            for order, tile in enumerate(tiles):
                paint_tile(painter, look, tile, rect.left() + 230 + order * (side + gap), middle - side / 2, side)
        words = QCoreApplication.translate(
            "NineBlocksBonus", "The others look away. Any key or press covers the hands."
        )
        room = QRectF(rect.left() + 24, rect.bottom() - foot, rect.width() - 48, foot - 6)
        write(painter, look, words, room, 16, colour=palette.pencil)
