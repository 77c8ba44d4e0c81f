"""The mayor's secret desk: hatched frame, ribbon in the seat's colour, a detail of the city around every cone."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.access.palettes import SEATS, on_seat
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, faded, fits, shadow, width_of, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common_ground.art import paint, paint_seat
from desktop.boards.common_ground.cones import paint_cone, paint_plot, paint_sign, paint_site
from desktop.boards.common_ground.lawn import Seam, paint_tree, seam_at, tree_variant
from desktop.boards.common_ground.layout import ART, CARD_CELL, CELL, RIBBON, cell_rect
from desktop.boards.common_ground.lines import write_lines
from desktop.boards.common_ground.tiles import fit_name, paint_tile


def seat_colour(number: int) -> str:
    """The colour of a seat."""
    return SEATS[number - 1].colour


class SecretFrame(Piece):
    """The hatched sides and the ground of the desk. State: the seat number."""

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__(("secret",), area, look, Layer.DESK)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws the hatch around the desk."""
        if self.state is None:
            return
        look, rect = self.look, self.rect
        painter.fillRect(rect, QColor(look.palette.desk))
        swaps = (("#FF00FF", seat_colour(self.state)),)
        for x in range(int(rect.left()), int(rect.right()), 64):
            for y in range(int(rect.top()), int(rect.bottom()), 64):
                edge = x < rect.left() + 12 or x > rect.right() - 80 or y > rect.bottom() - 80
                if edge:
                    look.sprites.paint(painter, "common/secret_hatch", x, y, swaps=swaps)
        painter.fillRect(rect.adjusted(12, 0, -12, -12), QColor(look.palette.desk))
        painter.setPen(QPen(QColor(look.palette.ink), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(12, 0, -12, -12))


@dataclass(frozen=True)
class RibbonState:
    """The ribbon: seat ``number``, ``words``, ``refused`` while they say why something may not be."""

    number: int
    words: str
    refused: bool = False


class Ribbon(Piece):
    """The sentence of the mayor, in the seat's colour."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ribbon",), RIBBON, look, Layer.PANEL)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws ribbon, symbol and sentence."""
        if self.state is None:
            return
        state: RibbonState = self.state
        look, rect = self.look, self.rect
        painter.fillRect(rect, QColor(seat_colour(state.number)))
        painter.setPen(QPen(QColor(look.palette.ink), 2))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        middle = QPointF(rect.left() + 36, rect.center().y())
        painter.setBrush(QColor("#FBF8F1"))
        painter.drawEllipse(middle, 21, 21)
        paint_seat(painter, look, state.number, middle, 24)
        room = QRectF(rect.left() + 72, rect.top(), 1240, rect.height())
        write(painter, look, state.words, room, 22, 600, colour=on_seat(state.number, 22))


class Note(Piece):
    """A card on the overview. State: (title, lines, seat number for a coloured head or 0, ((number, name), ...))."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("note", place), QRectF(0, 0, 10, 10), look, Layer.PANEL)

    def draw(self, painter: QPainter) -> None:
        """Draws head and words."""
        if self.state is None:
            return
        title, words, number, seats = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        path = QPainterPath()
        path.addRoundedRect(rect, 10, 10)
        painter.fillPath(path, QColor(palette.paper))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        head = QRectF(rect.left(), rect.top(), rect.width(), min(68.0, rect.height() * 0.31))
        painter.fillRect(head, QColor(seat_colour(number) if number else palette.paper2))
        painter.restore()
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        painter.drawPath(path)
        left = head.left() + 24
        colour = palette.ink
        if number:
            painter.setBrush(QColor("#FBF8F1"))
            painter.drawEllipse(QPointF(left + 20, head.center().y()), 23, 23)
            paint_seat(painter, look, number, QPointF(left + 20, head.center().y()), 27)
            left += 60
            colour = on_seat(number, 30)
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(
                painter, "common/secret_eye", head.right() - 62, head.center().y() - 18, size=(36, 36), swaps=swaps
            )
        px = 30 if number else 20
        room = QRectF(left, head.top(), head.right() - left - 74, head.height())
        wide = write(painter, look, title, room, px, 600, colour=colour)
        x = left + wide + 22
        named = x + sum(45 + width_of(look, name, 18, 600) for _, name in seats) - 18 <= head.right() - 5
        for mark, name in seats:
            paint_seat(painter, look, mark, QPointF(x + 10, head.center().y()), 20)
            room = QRectF(x + 27, head.top(), head.right() - x - 32, head.height())
            x += 27 + write(painter, look, name, room, 18, 600) + 18 if named else 34
        gap = min(12.0, rect.height() * 0.05)
        high = rect.bottom() - head.bottom() - gap - 10
        room = QRectF(head.left() + 24, head.bottom() + gap, head.width() - 44, high)
        write_lines(painter, look, words, room, 20)


@dataclass(frozen=True)
class DetailState:
    """The city around the cone ``colour`` on ``cell``: its ``place`` (-1: none), the ``trees`` and ``sides`` it wins,
    ``title``, tiles as (cell, piece, closed, halves), ``seams``, other ``cones`` as (cell, colour), ``light`` "",
    "legal" or "aimed", the mayor's seat ``number`` (0: the group looks)."""

    colour: int
    cell: int
    place: int
    trees: int
    sides: int
    title: str
    tiles: tuple[tuple[int, int, int, int], ...]
    seams: tuple[Seam, ...]
    cones: tuple[tuple[int, int], ...]
    light: str = ""
    number: int = 0
    held: bool = False


class Detail(Piece):
    """A card with the neighbours of one cone, large enough to read."""

    def __init__(self, colour: int, look: Look, layer: float = Layer.PANEL) -> None:
        super().__init__(("card", colour), QRectF(0, 0, 10, 10), look, layer)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.margin = 10

    def number_width(self) -> float:
        """How wide the number of trees at the end of the head is; it never grows far beyond the head's other words."""
        return min(width_of(self.look, str(self.state.trees), 20, 600, tabular=True) + 4, 40.0)

    def ground(self) -> QRectF:
        """The map on the card."""
        return QRectF(self.rect.left() + 8, self.rect.top() + 48, self.rect.width() - 16, self.rect.height() - 56)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, head and map."""
        if self.state is None:
            return
        state: DetailState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        paint_sign(painter, look, state.colour, QRectF(rect.left() + 14, rect.top() + 7, 60, 36))
        words = str(state.trees)
        wide = self.number_width()
        right = rect.right() - 18 - wide
        write(painter, look, words, QRectF(right, rect.top(), wide, 48), 20, 600, tabular=True)
        paint(painter, look, "whole_tree_plain", right - 38, rect.top() + 8, size=(32, 33))
        colour = palette.legal_text if state.light == "aimed" or (state.light and state.place < 0) else palette.ink
        if state.place < 0 and not state.light:
            colour = palette.pencil
        free = right - 46 - rect.left() - 88 - (56 if state.place < 0 and state.number else 0)
        room = QRectF(rect.left() + 88, rect.top(), free, 48)
        self.write_title(painter, room, colour)
        self.draw_map(painter)

    def write_title(self, painter: QPainter, room: QRectF, colour: str) -> None:
        """Writes the title in one line or in two; what finds no room stands on the map below."""
        state: DetailState = self.state
        look = self.look
        if state.place < 0 or fits(look, state.title, 20, room.width(), 600):
            write(painter, look, (state.title, "–"), room, 20, 600, colour=colour)
            return
        lines, size = fit_name(state.title, 2, room.width(), math.ceil(LEAST * look.growth))
        if size >= LEAST * look.growth - 0.5:
            half = room.height() / 2
            for place, line in enumerate(lines):
                row = QRectF(room.left(), room.top() + half * place, room.width(), half)
                write(painter, look, line, row, LEAST / look.text_scale, 600, colour=colour)

    def draw_map(self, painter: QPainter) -> None:
        """Draws the tiles around the cone."""
        state: DetailState = self.state
        look, palette = self.look, self.look.palette
        ground = self.ground()
        factor = CARD_CELL / CELL
        painter.save()
        painter.setClipRect(ground, Qt.ClipOperation.IntersectClip)
        painter.fillRect(ground, QColor(palette.lawn))
        home = cell_rect(state.cell).center()
        painter.translate(ground.center())
        painter.scale(factor, factor)
        painter.translate(-home)
        seen = QRectF(home, QSizeF()).adjusted(*(side / factor for side in self.half(ground)))
        side = 6 * CELL
        for row in range(math.floor(seen.top() / side), math.floor(seen.bottom() / side) + 1):
            for column in range(math.floor(seen.left() / side), math.floor(seen.right() / side) + 1):
                paint(painter, look, "lawn_patch", column * side, row * side, factor=ART)
        for cell, piece, closed, halves in state.tiles:
            at = cell_rect(cell)
            if not at.intersects(seen):
                continue
            painter.save()
            painter.translate(at.topLeft())
            paint_tile(painter, look, piece, scale=factor, closed=closed, halves=halves)
            painter.restore()
        for cell, colour in state.cones:
            at = cell_rect(cell)
            if at.intersects(seen):
                painter.save()
                painter.translate(at.topLeft())
                paint_plot(painter, look, 0, 0)
                paint_sign(painter, look, colour, QRectF(26, 40, 100, 72))
                painter.restore()
        for seam in state.seams:
            at_tree = seam_at(seam)
            if seen.adjusted(-30, -30, 30, 30).contains(at_tree):
                paint_tree(painter, look, at_tree, tree_variant(seam))
        painter.save()
        painter.translate(cell_rect(state.cell).topLeft())
        self.draw_middle(painter, factor)
        painter.restore()
        painter.restore()
        painter.setPen(QPen(QColor(palette.ink), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(ground)

    def half(self, ground: QRectF) -> tuple[float, float, float, float]:
        """Half the map to each side."""
        return -ground.width() / 2, -ground.height() / 2, ground.width() / 2, ground.height() / 2

    def draw_middle(self, painter: QPainter, factor: float) -> None:
        """Draws the cone, or the place that it gets, in the middle of the map."""
        state: DetailState = self.state
        look, palette = self.look, self.look.palette
        room = QRectF(1, 1, CELL - 2, CELL - 2)
        if state.place >= 0:
            paint_tile(painter, look, state.place, scale=factor, halves=15 & ~state.sides)
            for side in range(4):
                if state.sides >> side & 1:
                    dx, dy = ((0.5, 0), (1, 0.2895), (0.5, 1), (0, 0.2895))[side]
                    paint_tree(painter, look, QPointF(dx * CELL, dy * CELL), "whole_tree")
            colour = seat_colour(state.number) if state.number else palette.blueprint
            painter.setPen(QPen(QColor(palette.ink), 7))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 9, 9)
            painter.setPen(QPen(QColor(colour), 4.4))
            painter.drawRoundedRect(room, 9, 9)
        else:
            paint_plot(painter, look, 0, state.sides)
            painter.save()
            painter.scale(ART, ART)
            painter.translate(50.66, 81.58)
            paint_cone(painter, look, state.colour)
            painter.restore()
        if state.light or state.held:
            shade = palette.blueprint if state.held and not state.light else palette.legal
            painter.setPen(QPen(QColor(shade), 5 if state.light == "aimed" else 4))
            if state.light == "legal":
                painter.setPen(QPen(QColor(shade), 3.5, Qt.PenStyle.DashLine))
            painter.setBrush(faded(shade, 0.18 if state.light and state.place < 0 else 0.0))
            painter.drawRoundedRect(room, 7, 7)
        if state.place >= 0:
            paint_site(painter, look, state.colour, QRectF(CELL - 27, CELL - 26, 54, 54))


@dataclass(frozen=True)
class GhostState:
    """What is dragged: ``kind`` "cone", "site" or "tile" with its ``colour`` or ``piece`` (``closed``, ``side``); the
    seat ``number`` whose hand it is in (0: nobody's)."""

    kind: str
    colour: int = -1
    piece: int = -1
    closed: int = -1
    side: float = 136
    number: int = 0


class Ghost(Piece):
    """What follows the pointer; its middle lies at its position."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ghost",), QRectF(-60, -60, 120, 120), look, Layer.GHOST)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.margin = 26
        self.setScale(1.04)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def carry(self, state: GhostState) -> None:
        """Becomes what is dragged."""
        half = {"cone": 62.0, "site": 42.0}.get(state.kind, state.side / 2)
        self.resize(QRectF(-half, -half, 2 * half, 2 * half))
        self.put(state)

    def draw(self, painter: QPainter) -> None:
        """Draws it, tilted, with a long shadow."""
        if self.state is None:
            return
        state: GhostState = self.state
        look = self.look
        if state.kind == "cone":
            painter.rotate(-5)
            painter.translate(-4, 50)
            painter.scale(1.5, 1.5)
            paint_cone(painter, look, state.colour)
        elif state.kind == "site":
            painter.rotate(-5)
            room = QRectF(-40, -40, 80, 80)
            shadow(painter, room, look, radius=6, drop=9, blur=22)
            paint_site(painter, look, state.colour, room)
        else:
            painter.rotate(-5 if state.closed < 0 else 0)
            room = QRectF(-state.side / 2, -state.side / 2, state.side, state.side)
            shadow(painter, room, look, radius=9, drop=9, blur=22)
            painter.translate(room.topLeft())
            factor = state.side / CELL
            painter.save()
            painter.scale(factor, factor)
            paint_tile(painter, look, state.piece, scale=factor, closed=state.closed)
            painter.restore()
            if state.colour >= 0:
                paint_site(painter, look, state.colour, QRectF(-20, -18, 54, 54))
        if state.number:
            paint_seat(painter, look, state.number, QPointF(self.rect.right() - 14, self.rect.top() + 12), 22)


class Drawn(Piece):
    """What is written beside a drawn place on the desk. State: the words."""

    def __init__(self, ident: Ident, look: Look) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws the sentence."""
        if self.state is None:
            return
        write_lines(painter, self.look, self.state, self.rect, 16, colour=self.look.palette.pencil)


class Checks(Piece):
    """A chip per cone: whether it has a place. State: ((colour, done), ...)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("checks",), QRectF(0, 0, 10, 10), look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws the chips."""
        look, palette, rect = self.look, self.look.palette, self.rect
        count = len(self.state or ())
        for place, (colour, done) in enumerate(self.state or ()):
            wide = (rect.width() - 8 * (count - 1)) / count
            room = QRectF(rect.left() + place * (wide + 8), rect.top(), wide, rect.height())
            painter.setPen(
                QPen(QColor(palette.legal), 1.6) if done else QPen(QColor(palette.pencil), 1.6, Qt.PenStyle.DashLine)
            )
            painter.setBrush(faded(palette.legal, 0.16) if done else QColor(palette.paper))
            painter.drawRoundedRect(room, 7, 7)
            letter = "ABCD"[colour]
            write(painter, look, letter, QRectF(room.left() + 8, room.top(), 22, room.height()), 18, 700)
            if done:
                look.sprites.paint(painter, "common/tick", room.right() - 32, room.top() + 4, size=(26, 26))
            else:
                shape = ("a_drop", "b_sun", "c_flame", "d_cloud")[colour]
                paint(painter, look, f"shape_{shape}", room.right() - 30, room.top() + 6, size=(22, 22))
