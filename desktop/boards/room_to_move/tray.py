"""The tray: the present card with its two options, the cards of the room, the rooms that are left, tokens."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, Words, faded, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import paint, paint_family
from desktop.boards.room_to_move.book import piece_of, symbols
from desktop.boards.room_to_move.drawn import paint_disc
from desktop.boards.room_to_move.layout import CARD, CARDS, UNITS, side_line
from desktop.boards.room_to_move.panels import paint_tokens
from desktop.boards.room_to_move.pen import stamp_edge
from desktop.texts.scenarios import family_title
from engine.geometry.shapes import turned
from engine.geometry.squares import squares_in

translate = QCoreApplication.translate
STUB = 104.0
"""The left part of the card with number and family."""


@dataclass(frozen=True)
class CardState:
    """The present card: its ``number`` (0: none lies open), whether it ``waits`` for a card to be dropped."""

    number: int
    words: str = ""
    waits: bool = False


class Card(Piece):
    """The present card without its options. State: ``CardState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("card",), CARD, look, Layer.TRAY)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws frame, number and family, or the empty place."""
        if self.state is None:
            return
        state: CardState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if not state.number:
            colour = palette.legal if state.waits else palette.pencil
            painter.setPen(ink(colour, 2, dash=(8, 6)))
            painter.setBrush(faded(colour, 0.14 if state.waits else 0.04))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
            room = rect.adjusted(24, 0, -24, 0)
            lines = wrap(look, state.words, 18, 400, room.width())
            step = 25 * look.scale
            y = room.center().y() - step * len(lines) / 2
            for line in lines:
                row = QRectF(room.left(), y, room.width(), step)
                write(painter, look, line, row, 18, colour=palette.pencil_on_desk, align=CENTRE)
                y += step
            return
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        stub = QRectF(rect.left() + 2, rect.top() + 2, STUB, rect.height() - 4)
        painter.fillRect(stub.adjusted(6, 0, 0, 0), faded(palette.brick, 0.14))
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawLine(stub.topRight(), stub.bottomRight())
        size = 44 / look.text_scale
        write(painter, look, str(state.number), QRectF(stub.left(), stub.top() + 16, stub.width(), 52), size, 700,
              align=CENTRE, tabular=True)  # fmt: skip
        name = family_title(state.number)
        lines = wrap(look, name, 16, 400, stub.width() - 8)
        px = 16.0
        while (len(lines) > 3 or max(width_of(look, line, px) for line in lines) > stub.width() - 6) and px > 11:
            px -= 0.5
            lines = wrap(look, name, px, 400, stub.width() - 8)
        step = 19 * look.scale * px / 16
        y = stub.top() + 72
        for line in lines[:3]:
            write(painter, look, line, QRectF(stub.left() + 3, y, stub.width() - 6, step), px, align=CENTRE)
            y += step


@dataclass(frozen=True)
class OptionState:
    """An option of the present card: its ``piece``, how it is ``turns`` and ``mirrored`` now, its ``tokens``, ``name``
    and ``status``; ``held``: it is in the hand; ``target``: a token may be dropped; ``faint``: nobody draws it."""

    piece: int
    turns: int
    mirrored: bool
    tokens: tuple[str, ...]
    status: Words
    name: str
    held: bool = False
    target: bool = False
    faint: bool = False


def option_rect(option: int) -> QRectF:
    """Where an option lies on the card."""
    wide = (CARD.width() - STUB - 2) / 2
    return QRectF(CARD.left() + STUB + 2 + wide * option, CARD.top() + 2, wide, CARD.height() - 4)


class Option(Piece):
    """An option of the present card. State: ``OptionState``."""

    radius = 4.0

    def __init__(self, option: int, look: Look) -> None:
        super().__init__(("option", option), option_rect(option), look, Layer.TRAY + 1)
        self.margin = 6

    @property
    def picture(self) -> QRectF:
        """Where the symbol lies."""
        return QRectF(self.rect.left() + 8, self.rect.top() + 8, 116, self.rect.height() - 16)

    def draw(self, painter: QPainter) -> None:
        """Draws symbol with dots and wall teeth, tokens, name and state."""
        if self.state is None:
            return
        state: OptionState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.held or state.target:
            painter.fillRect(rect.adjusted(0, 0, -1, 0), faded(palette.legal, 0.14 if state.held else 0.08))
        elif self.hovered and self.active:
            painter.fillRect(rect.adjusted(0, 0, -1, 0), faded(palette.blueprint, 0.08))
        if self.ident[1] == 0:
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(rect.topRight(), rect.bottomRight())
        if state.held:
            painter.setPen(QPen(QColor(palette.legal), 3.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(2, 2, -3, -2))
        elif state.target:
            painter.setPen(ink(palette.legal, 2, dash=(7, 5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(4, 4, -5, -4))
        paint_card_piece(painter, look, state.piece, self.picture, state.turns, state.mirrored, faint=state.faint)
        left = self.picture.right() + 10
        wide = rect.right() - left - 6
        y = rect.top() + 14
        if state.tokens:
            side = 32.0 if len(state.tokens) <= 3 else 26.0
            paint_tokens(painter, look, state.tokens, left, y, side)
        y += 40
        colour = palette.pencil if state.faint else palette.ink
        px = 18.0
        lines = wrap(look, state.name, px, 600, wide)
        while px > 12 and (len(lines) > 2 or max(width_of(look, line, px, 600) for line in lines) > wide):
            px -= 0.5
            lines = wrap(look, state.name, px, 600, wide)
        step = 21 * look.scale * px / 18
        for line in lines[:3]:
            write(painter, look, line, QRectF(left, y, wide, step), px, 600, colour=colour)
            y += step
        small = 20 * look.scale
        if y + small <= rect.bottom() - 2:
            write(painter, look, state.status, QRectF(left, y, wide, small), 16, colour=palette.pencil)


def paint_card_piece(
    painter: QPainter, look: Look, piece: int, room: QRectF, turns: int, mirrored: bool, *, faint: bool = False
) -> None:
    """Draws a piece with its circulation and wall teeth, as large as it fits but never larger than a square of 44."""
    shape = turned(piece_of(piece).shape, turns, mirrored)
    teeth = 0.4 if shape.sides else 0.0
    side = min(44.0, room.width() / (shape.width + 2 * teeth), room.height() / (shape.height + 2 * teeth))
    palette = look.palette
    painter.save()
    painter.translate(room.center().x() - shape.width * side / 2, room.center().y() - shape.height * side / 2)
    painter.scale(side / UNITS, side / UNITS)
    if faint:
        painter.setOpacity(0.4)
    thin = UNITS / side
    for square in squares_in(shape.circulation):
        column, row = square % 16, square // 16
        cell = QRectF(UNITS * column, UNITS * row, UNITS, UNITS)
        painter.setPen(QPen(QColor(palette.grid), 1.2 * thin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.pencil))
        painter.drawEllipse(cell.center(), 10, 10)
    symbols().paint(painter, look, piece, 0, 0, UNITS, turns=turns, mirrored=mirrored)
    for step, side_of in shape.sides:
        stamp_edge(painter, look, "wall_needed", side_line(step, side_of))
    painter.restore()


@dataclass(frozen=True)
class SmallCard:
    """A card of the room: its ``number``, ``state`` ("shut", "open" or "done"), ``tokens``; ``chosen``: it is to be
    turned; ``large``: the active seat chooses among them."""

    number: int
    state: str
    tokens: tuple[str, ...]
    chosen: bool = False
    large: bool = False


class RoomCard(Piece):
    """A furniture card of the room. State: ``SmallCard``."""

    radius = 7.0

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("small", place), QRectF(), look, Layer.TRAY + 1)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws number, picture of the family and state."""
        if self.state is None:
            return
        state: SmallCard = self.state
        look, palette = self.look, self.look.palette
        rect = self.rect.translated(0, -5) if state.chosen or (self.hovered and self.active) else self.rect
        now = state.state == "open"
        shut = state.state == "shut"
        if self.active or now:
            shadow(painter, rect, look, radius=7, drop=2, blur=6)
        painter.setPen(QPen(QColor(palette.blueprint if now or state.chosen or shut else palette.pencil),
                            3 if now or state.chosen else 1.5))  # fmt: skip
        painter.setBrush(QColor(palette.paper if not shut else mixed(palette.blueprint, palette.paper2, 0.14)))
        painter.drawRoundedRect(rect, 7, 7)
        big = state.large
        top = QRectF(rect.left(), rect.top() + 4, rect.width(), 30 if big else 26)
        size = (24 if big else 19) / look.text_scale
        write(painter, look, str(state.number), top, size, 600, align=CENTRE, tabular=True)
        token = 20.0 if big else 17.0
        picture = QRectF(rect.left() + 8, top.bottom(), rect.width() - 16, rect.bottom() - top.bottom() - token - 12)
        if big:
            name = family_title(state.number)
            px = 16.0
            lines = wrap(look, name, px, 400, rect.width() - 8)
            while px > 11 and (len(lines) > 2 or max(width_of(look, line, px) for line in lines) > rect.width() - 8):
                px -= 0.5
                lines = wrap(look, name, px, 400, rect.width() - 8)
            step = 18 * look.scale * px / 16
            y = rect.bottom() - token - 8 - step * len(lines)
            picture.setBottom(y - 3)
            for line in lines:
                write(painter, look, line, QRectF(rect.left() + 4, y, rect.width() - 8, step), px, align=CENTRE)
                y += step
        box = (picture.x(), picture.y(), picture.width(), picture.height())
        painter.save()
        painter.setOpacity(0.55 if state.state == "done" else 1.0)
        if min(box[2:]) > 6:
            paint_family(painter, look, state.number, box)
        painter.restore()
        if state.state == "done":
            look.sprites.paint(painter, "icons/check", rect.center().x() - 10, rect.bottom() - 24, size=(20, 20),
                               swaps=(("#1F2D3A", palette.legal),))  # fmt: skip
            return
        count = len(state.tokens)
        paint_tokens(painter, look, state.tokens, rect.center().x() - token * (0.5 + 0.575 * (count - 1)),
                     rect.bottom() - token - 5, token)  # fmt: skip


def mixed(colour: str, ground: str, share: float) -> str:
    """``share`` of the colour over the ground."""
    one, other = ([int(text[at : at + 2], 16) for at in (1, 3, 5)] for text in (colour, ground))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in zip(one, other, strict=True))


@dataclass(frozen=True)
class BigRoom:
    """A room card: its Roman ``number``, ``name``, the furniture numbers with how many tokens each has, whether it is
    ``done`` or ``chosen``."""

    number: int
    name: str
    cards: tuple[tuple[int, int], ...]
    done: bool = False
    chosen: bool = False


class RoomChoice(Piece):
    """A room card in the tray, while a room is to be chosen. State: ``BigRoom``."""

    radius = 9.0

    def __init__(self, room: int, look: Look) -> None:
        super().__init__(("choice", room), QRectF(), look, Layer.TRAY + 1)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws number, name and the pictures of its furniture."""
        if self.state is None:
            return
        state: BigRoom = self.state
        look, palette = self.look, self.look.palette
        raised = state.chosen or (self.hovered and self.active)
        rect = self.rect.translated(0, -5) if raised else self.rect
        if self.active:
            shadow(painter, rect, look, radius=9)
        line = palette.blueprint if state.chosen else palette.ink if self.active else palette.pencil
        painter.setPen(QPen(QColor(line), 3.5 if state.chosen else 2))
        painter.setBrush(QColor(palette.paper if self.active else palette.paper2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        painter.save()
        painter.setOpacity(0.5 if state.done else 1.0)
        disc = min(40.0, rect.width() * 0.28)
        paint_disc(painter, look, rect.left() + 9, rect.top() + 9, disc, state.number)
        left = rect.left() + disc + 17
        wide = rect.right() - left - 6
        px = 18.0
        lines = wrap(look, state.name, px, 600, wide)
        while px > 11 and (len(lines) > 2 or max(width_of(look, line, px, 600) for line in lines) > wide):
            px -= 0.5
            lines = wrap(look, state.name, px, 600, wide)
        step = 20 * look.scale * px / 18
        y = rect.top() + 9 + disc / 2 - step * len(lines) / 2
        for line in lines[:2]:
            write(painter, look, line, QRectF(left, y, wide, step), px, 600)
            y += step
        bottom = QRectF(rect.left() + 8, rect.top() + disc + 18, rect.width() - 16, rect.height() - disc - 26)
        self.draw_cards(painter, state, bottom)
        painter.restore()
        if state.done:
            look.sprites.paint(painter, "icons/check", rect.right() - 34, rect.bottom() - 34, size=(26, 26),
                               swaps=(("#1F2D3A", palette.legal),))  # fmt: skip

    def draw_cards(self, painter: QPainter, state: BigRoom, room: QRectF) -> None:
        """Draws the furniture of the room, in one or two rows."""
        count = len(state.cards)
        rows = 1 if count <= 3 else 2
        across = -(-count // rows)
        wide, high = room.width() / across, room.height() / rows
        for place, (number, tokens) in enumerate(state.cards):
            cell = QRectF(room.left() + wide * (place % across), room.top() + high * (place // across), wide, high)
            picture = cell.adjusted(3, 2, -3, -2 if rows > 1 else -18)
            paint_family(painter, self.look, number, (picture.x(), picture.y(), picture.width(), picture.height()))
            if rows == 1:
                side = 15.0
                left = cell.center().x() - side * (0.5 + 0.575 * (tokens - 1))
                paint_tokens(painter, self.look, ("shut",) * tokens, left, cell.bottom() - side - 1, side)


class Loose(Piece):
    """A token that lies on neither option yet. State: True."""

    radius = 17.0

    def __init__(self, token: int, look: Look) -> None:
        super().__init__(("token", token), QRectF(-17, -17, 34, 34), look, Layer.TRAY + 2)
        self.margin = 8

    def draw(self, painter: QPainter) -> None:
        """Draws the token."""
        if self.state is not None:
            side = 38.0 if self.hovered else 34.0
            paint(painter, self.look, "token_question", -side / 2, -side / 2, size=(side, side))


class TokenGhost(Piece):
    """A token under the pointer. State: True."""

    radius = 20.0

    def __init__(self, look: Look) -> None:
        super().__init__(("token_ghost",), QRectF(-20, -20, 40, 40), look, Layer.GHOST)
        self.margin = 12
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.state = True
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws shadow and token."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.look.palette.shade, 0.2))
        painter.drawEllipse(QPointF(4, 7), 19, 19)
        paint(painter, self.look, "token_chosen", -20, -20, size=(40, 40))


class CardGhost(Piece):
    """A face-down card under the pointer. State: its number."""

    radius = 7.0

    def __init__(self, look: Look) -> None:
        super().__init__(("card_ghost",), QRectF(-38, -52, 76, 104), look, Layer.GHOST)
        self.margin = 20
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws shadow, number and picture."""
        if self.state is None:
            return
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.shade, 0.18))
        painter.drawRoundedRect(rect.translated(6, 10), 7, 7)
        painter.setPen(QPen(QColor(palette.blueprint), 3))
        painter.setBrush(QColor(mixed(palette.blueprint, palette.paper2, 0.14)))
        painter.drawRoundedRect(rect, 7, 7)
        top = QRectF(rect.left(), rect.top() + 6, rect.width(), 30)
        write(painter, look, str(self.state), top, 24 / look.text_scale, 600, align=CENTRE, tabular=True)
        paint_family(painter, look, self.state, (rect.left() + 8, rect.top() + 38, rect.width() - 16, 58))


def small_rect(place: int, count: int, *, large: bool) -> QRectF:
    """Where a card of the room lies in the tray."""
    if large:
        wide = min(92.0, (CARDS.width() - 8) / max(1, count) - 8)
        return QRectF(CARDS.left() + (wide + 8) * place, CARDS.top() + 34, wide, CARDS.height() - 38)
    wide = min(54.0, (CARDS.width() - 8) / max(1, count) - 8)
    return QRectF(CARDS.left() + (wide + 8) * place, CARDS.top() + 40, wide, 100)


def choice_rect(place: int, count: int) -> QRectF:
    """Where a room card lies in the tray."""
    wide = min(190.0, (CARDS.right() - CARD.left()) / max(1, count) - 12)
    return QRectF(CARD.left() + (wide + 12) * place, CARD.top() + 4, wide, CARD.height() - 8)
