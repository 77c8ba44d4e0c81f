"""What the resolution lays over the board: a veil with the event's lines clear, flights, marks on racks, banners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import INK, paint, paint_cube, paint_tile
from desktop.boards.nine_blocks.ground import upright
from desktop.boards.nine_blocks.layout import EDGE, SIDE, space_rect
from desktop.boards.nine_blocks.marks import draw_dimension, draw_unit
from engine.games.nine_blocks.grid import BLOCKS, SPACES_OF

VEIL = 0.4
"""How much of what is not concerned the paper hides; in the dark look less."""
VEIL_DARK = 0.45
TILE = 60.0
"""A flying tile on the board, in design pixels."""


def unit_rect(unit: int) -> QRectF:
    """A row, column or block in board units."""
    spaces = SPACES_OF[unit]
    return space_rect(spaces[0]).united(space_rect(spaces[-1]))


def clear_path(spaces: Sequence[int], units: Sequence[int]) -> QPainterPath:
    """What stays clear, in board units: whole lines with their streets, and single spaces."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for unit in units:
        path.addRect(unit_rect(unit).adjusted(-4, -4, 4, 4))
    for space in spaces:
        path.addRect(space_rect(space).adjusted(-4, -4, 4, 4))
    return path.simplified()


@dataclass(frozen=True)
class VeilState:
    """``spaces`` and ``units`` that stay clear; the ``pairs`` that contradict each other as (unit, one, other);
    ``grave`` colours the outline of the lines in the colour of refusals, ``gain`` in gold; ``spin`` quarter turns of
    the board, against which letters stay upright."""

    spaces: tuple[int, ...]
    units: tuple[int, ...]
    pairs: tuple[tuple[int, int, int], ...] = ()
    grave: bool = False
    gain: bool = False
    spin: int = 0
    badge: tuple[int, str] | None = None
    """Points that are gained, in words, on the space that gains them."""
    ghosts: tuple[tuple[int, int], ...] = ()
    """Where tiles have just flown off, and their numbers."""


class StepVeil(Piece):
    """The paper over everything that is not concerned. State: ``VeilState`` or None."""

    def __init__(self, look: Look, root: QGraphicsItem) -> None:
        super().__init__(("veil",), QRectF(0, 0, SIDE, SIDE), look, Layer.FENCE, root)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws veil, outlines, letters and dimension lines."""
        if self.state is None:
            return
        state: VeilState = self.state
        look, palette = self.look, self.look.palette
        clear = clear_path(state.spaces, state.units)
        ground = QPainterPath()
        ground.addRect(QRectF(EDGE - 6, EDGE - 6, SIDE - 2 * EDGE + 12, SIDE - 2 * EDGE + 12))
        colour = palette.desk if palette.dark else palette.paper
        painter.fillPath(ground.subtracted(clear), faded(colour, VEIL_DARK if palette.dark else VEIL))
        for space, number in state.ghosts:
            with upright(painter, space_rect(space).center(), state.spin):
                paint_tile(painter, look, number, -36, -36, 72, opacity=0.45)
        shade = palette.refuse if state.grave else palette.gold if state.gain else palette.blueprint
        painter.setPen(QPen(QColor(shade), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for unit in state.units:
            painter.drawRect(unit_rect(unit).adjusted(-4, -4, 4, 4))
            if unit not in BLOCKS and state.grave:
                draw_unit(painter, look, unit, state.spin)
        for unit, one, other in state.pairs:
            draw_dimension(painter, look, unit, one, other)
        if state.badge is not None:
            self.draw_badge(painter, *state.badge, state.spin)

    def draw_badge(self, painter: QPainter, space: int, words: str, spin: int) -> None:
        """Draws the points that a space gains."""
        palette = self.look.palette
        with upright(painter, space_rect(space).center(), spin):
            room = QRectF(8, -74, 92, 46)
            painter.setPen(QPen(QColor(palette.ink), 3))
            painter.setBrush(QColor("#F2C14E"))
            painter.drawRoundedRect(room, 23, 23)
            paint(painter, self.look, "point_star", room.left() + 8, room.top() + 7, size=(32, 30))
            number = QRectF(room.left() + 40, room.top(), 46, room.height())
            write(painter, self.look, words, number, 30, 700, colour=INK, align=CENTRE, unit=1.42)


@dataclass(frozen=True)
class Hop:
    """The way of a piece in scene coordinates: rectangles and angles (degrees) of start and end."""

    start: QRectF
    end: QRectF
    turn: float = 0.0
    end_turn: float = 0.0


class Way(Piece):
    """The dotted ways of pieces to their slots. State: ((from x, y, to x, y), ...) in scene coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__(("ways",), QRectF(), look, Layer.GHOST - 4)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def lay(self, ways: tuple[tuple[float, float, float, float], ...]) -> None:
        """Shows these ways."""
        if not ways:
            self.hide()
            self.put(None)
            return
        box = QRectF()
        for left, top, right, bottom in ways:
            box = box.united(QRectF(QPointF(left, top), QPointF(right, bottom)).normalized().adjusted(-6, -6, 6, 6))
        self.resize(box)
        self.put(ways)
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws the ways."""
        palette = self.look.palette
        for left, top, right, bottom in self.state or ():
            for colour, width in ((palette.paper, 5.0), (palette.ink, 2.4)):
                painter.setPen(ink(colour, width, dash=(6, 6)))
                painter.drawLine(QPointF(left, top), QPointF(right, bottom))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.ink))
            painter.drawEllipse(QPointF(right, bottom), 3.5, 3.5)


class Flier(Piece):
    """A tile on its way; its middle lies at its position. State: (number, seat number or 0, grave)."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("flier", place), QRectF(-TILE / 2, -TILE / 2, TILE, TILE), look, Layer.GHOST - 2 + place / 10)
        self.margin = 24
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def fly(self, hop: Hop, share: float) -> None:
        """Shows the tile at a share of its way, straight from start to end."""
        way = hop.end.center() - hop.start.center()
        side = hop.start.width() + (hop.end.width() - hop.start.width()) * share
        self.setPos(hop.start.center() + way * share)
        self.setScale(side / TILE * (1.0 + 0.06 * (1 - abs(2 * share - 1))))
        angle = (hop.end_turn - hop.turn + 180) % 360 - 180
        self.setRotation(hop.turn + angle * share)
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws tile and shadow."""
        if self.state is None:
            return
        number, seat, grave = self.state
        shadow(painter, self.rect, self.look, radius=8, drop=8, blur=20)
        paint_tile(painter, self.look, number, self.rect.left(), self.rect.top(), TILE)
        if grave:
            painter.setPen(QPen(QColor(self.look.palette.refuse), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect.adjusted(-1, -1, 1, 1), 9, 9)
        if seat:
            paint_cube(painter, self.look, seat, self.rect.left() - 7, self.rect.bottom() - 20, 25)


class SlotMark(Piece):
    """A slot of a rack: one that a piece will land in, or one that has just come. State: "target" or "new"."""

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("slot", place), QRectF(0, 0, 10, 10), look, Layer.GHOST - 6)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the mark."""
        if self.state == "target":
            paint(
                painter, self.look, "rack_slot_target", self.rect.left(), self.rect.top(),
                size=(self.rect.width(), self.rect.height()),
            )  # fmt: skip
        elif self.state:
            painter.setPen(QPen(QColor(self.look.palette.refuse), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect.adjusted(-1, -1, 1, 1), 6, 6)


class Banner(Piece):
    """A seat that is out, the final phase, the end: told in large words over the board. State: (kind, title, words),
    ``kind`` "out", "final", "alone" or "end"."""

    radius = 12.0

    def __init__(self, look: Look) -> None:
        super().__init__(("banner",), QRectF(0, 0, 10, 10), look, Layer.GHOST - 8)
        self.margin = 20
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, state: tuple[str, str, str] | None, middle: QPointF, turn: float) -> None:
        """Shows the words about a point of the scene, turned by so many degrees; nothing for None."""
        if state is None:
            self.hide()
            self.put(None)
            return
        self.resize(QRectF(-300, -92, 600, 184))
        self.setPos(middle)
        self.setRotation(turn)
        self.put(state, name=" ".join(state[1:]))
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws card, sign and words."""
        if self.state is None:
            return
        kind, title, words = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look, radius=12, drop=8, blur=24)
        painter.setPen(QPen(QColor(palette.refuse if kind == "out" else palette.ink), 3))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 12, 12)
        left, top = rect.left() + 28, rect.top() + 20
        if kind == "out":
            paint(painter, look, "elimination_mark", left, rect.center().y() - 50)
            left += 124
        else:
            # The garland without its text area: the words stand below it.
            painter.save()
            painter.setClipRect(QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, 62))
            paint(painter, look, "final_phase_banner", rect.left() + 8, rect.top() - 2, size=(584, 107))
            painter.restore()
            top += 44
        room = QRectF(left, top, rect.right() - 28 - left, 36)
        centred = CENTRE if kind != "out" else Qt.AlignmentFlag.AlignLeft
        write(painter, look, title, room, 26, 700, align=centred)
        step = 24.0 * max(1.0, look.scale)
        y = room.bottom() + 6
        for line in wrap(look, words, 18, 400, room.width()):
            write(painter, look, line, QRectF(left, y, room.width(), step), 18, align=centred)
            y += step
