"""The card of a seat: name, penalty rack, points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    CENTRE,
    LEAST,
    RIGHT,
    fits,
    shadow,
    width_of,
    write,
)
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import paint, paint_new, paint_seat, paint_tile

translate = QCoreApplication.translate


@dataclass(frozen=True)
class CardState:
    """A seat: its ``number`` 1 to 12, ``name``, ``level`` of a computer player, ``status``, its penalty ``tiles`` and
    their ``limit``, ``points``, whether it ``starts``, ``acts``, is ``out`` or a ``target`` for a tile to give up;
    ``tall`` cards have the stars in a row of their own; the slots with ``new`` tiles."""

    number: int
    name: str
    level: str
    status: tuple[str, ...]
    tiles: tuple[int, ...]
    limit: int
    rack: tuple[str, ...]
    points: int
    score: tuple[str, ...]
    starts: bool = False
    acts: bool = False
    out: bool = False
    target: bool = False
    tall: bool = False
    new: tuple[int, ...] = ()


class SeatCard(Piece):
    """The card of a seat with rack and stars. State: ``CardState``."""

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("card", seat), QRectF(0, 0, 316, 128), look, Layer.PANEL)
        self.margin = 9

    def slot(self, place: int) -> QRectF:
        """A slot of the rack, in own coordinates."""
        state: CardState = self.state
        rect = self.rack_rect()
        unit = rect.width() / (502 if state.limit == 5 else 692)
        return QRectF(rect.left() + (17 + 95 * place) * unit, rect.top() + 14 * unit, 88 * unit, 88 * unit)

    def rack_rect(self) -> QRectF:
        """The rack, in own coordinates."""
        state: CardState = self.state
        scale = max(1.0, self.look.scale)
        wide = 206.0 if state.limit == 5 else 284.0
        high = wide * 124 / (502 if state.limit == 5 else 692)
        top = self.rect.top() + 16 + 26 * min(scale, 1.5)
        return QRectF(self.rect.left() + 10, top, wide, high)

    def draw(self, painter: QPainter) -> None:
        """Draws name, rack, stars and counts."""
        if self.state is None:
            return
        state: CardState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        scale = max(1.0, look.scale)
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.legal if state.acts else palette.ink), 4 if state.acts else 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        line = QRectF(rect.left() + 12, rect.top() + 10, rect.width() - 24, 26 * min(scale, 1.5))
        paint_seat(painter, look, state.number, QPointF(line.left() + 13, line.center().y()), 12)
        weight, colour = (600, palette.ink) if state.acts else (400, palette.pencil)
        helmet = 42.0 if state.starts else 0.0
        most = line.width() - 44 - helmet - min(width_of(look, state.name, 20, 600), 84.0)
        said = next((one for one in state.status if fits(look, one, 16, most, weight)), state.status[-1])
        status = min(width_of(look, said, 16, weight), most)
        free = line.width() - 36 - status - helmet - 8
        wide = write(painter, look, state.name, QRectF(line.left() + 36, line.top(), free, line.height()), 20, 600)
        x = line.left() + 36 + wide + 10
        if state.starts:
            paint(painter, look, "start_helmet", x, line.center().y() - 10, size=(33, 19))
            x += 40
        room = QRectF(line.right() - status - 1, line.top(), status + 1, line.height())
        write(painter, look, said, room, 16, weight, colour=colour, align=RIGHT)
        room = QRectF(x, line.top(), room.left() - 10 - x, line.height())
        if state.level and room.width() > 40:
            write(painter, look, (state.level, ""), room, 16, colour=palette.pencil)
        self.draw_rack(painter)
        self.draw_stars(painter)
        if state.out:
            rack = self.rack_rect()
            paint(painter, look, "elimination_mark", rack.center().x() - 26, rack.center().y() - 27, size=(52, 52))

    def draw_rack(self, painter: QPainter) -> None:
        """Draws the rack with its tiles and the word of the last slot."""
        state: CardState = self.state
        look, rack = self.look, self.rack_rect()
        paint(painter, look, f"rack_{state.limit}_small", rack.left(), rack.top(), size=(rack.width(), rack.height()))
        if len(state.tiles) < state.limit:
            slot = self.slot(state.limit - 1)
            words = translate("NineBlocksBoard", "out", "the last slot of the penalty rack")
            room = slot.adjusted(1, 0, -1, 0)
            if fits(look, words, 16, room.width(), 700):
                write(painter, look, words, room, 16, 700, colour="#B93A26", align=CENTRE)
            else:
                at = slot.center()
                swaps = (("#1F2D3A", "#B93A26"),)
                look.sprites.paint(painter, "icons/x", at.x() - 13, at.y() - 13, size=(26, 26), swaps=swaps)
        for place, tile in enumerate(state.tiles[: state.limit]):
            slot = self.slot(place)
            paint_tile(painter, look, tile, slot.left(), slot.top(), slot.width())
            if place in state.new:
                paint_new(painter, look, slot.topRight() + QPointF(-4, 4), 7)
        if state.target and len(state.tiles) < state.limit:
            slot = self.slot(len(state.tiles))
            paint(painter, look, "rack_slot_target", slot.left(), slot.top(), size=(slot.width(), slot.width()))

    def draw_stars(self, painter: QPainter) -> None:
        """Draws three stars and the counts."""
        state: CardState = self.state
        look, rack, rect = self.look, self.rack_rect(), self.rect
        scale = max(1.0, look.scale)
        if state.tall:
            y, x = rack.bottom() + 6, rect.right() - 12 - 3 * 31
        else:
            y, x = rack.top() + 11, rack.right() + 6
        for star in range(3):
            name = "point_star" if state.points > star else "point_star_empty"
            paint(painter, look, name, x + 28 * star, y, size=(26, 24.6))
        top = rack.bottom() + 2
        low = QRectF(rect.left() + 12, top, rect.width() - 24, rect.bottom() - top - 4)
        if state.tall:
            row = QRectF(low.left(), top + 4, 190, 26 * min(scale, 1.5))
            write(painter, look, state.rack, row, 16)
            if state.points > 3 or scale <= 1.3:
                below = QRectF(low.left(), row.bottom(), low.width(), max(20.0, rect.bottom() - row.bottom() - 6))
                write(painter, look, state.score, below, 16)
            return
        # Both counts in one size: the long wordings a little smaller, else the short ones.
        size, least = 16.0, LEAST / look.text_scale
        for held, score in ((state.rack[0], state.score[0]), (state.rack[-1], state.score[0])):
            size = 16.0
            while size > least and self.both(held, score, size) > low.width():
                size = max(least, size - 0.5)
            if self.both(held, score, size) <= low.width():
                break
        write(painter, look, held, low, size)
        write(painter, look, score, low, size, align=RIGHT)

    def both(self, rack: str, score: str, size: float) -> float:
        """The width of both counts with a gap between them."""
        return width_of(self.look, rack, size) + width_of(self.look, score, size) + 14
