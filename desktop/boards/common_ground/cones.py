"""Cones on their plots, site tiles, their signs, and the cells of the lawn where something may be set."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, hatch, ink, shadow, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common_ground.art import INK, LETTERS, letter_name, paint, paint_seat, paint_turned
from desktop.boards.common_ground.layout import ART, CELL, cell_rect
from desktop.boards.common_ground.tiles import paint_tile

DOTTED_AT = (((50, 0), 0), ((100, 28.95), 90), ((50, 100), 180), ((0, 28.95), 270))


def paint_cone(painter: QPainter, look: Look, colour: int) -> None:
    """Draws a cone with its sign; its foot stands on the origin, in art units."""
    paint(painter, look, f"cone_{letter_name(colour)}", -31.6, -63.2)
    room = QRectF(22.46 - 31.6 - 10, 44.5 - 63.2 - 10, 20, 20)
    write(painter, unscaled(look), LETTERS[colour], room, 18.95, 700, colour=INK, align=CENTRE, unit=0.66)


def paint_sign(painter: QPainter, look: Look, colour: int, rect: QRectF) -> None:
    """Draws the paper sign with letter and shape of a cone into ``rect`` (45 : 28)."""
    factor = min(rect.width() / 45, rect.height() / 28)
    painter.save()
    painter.translate(rect.center().x() - 22.5 * factor, rect.center().y() - 14 * factor)
    painter.scale(factor, factor)
    paint(painter, look, f"sign_{letter_name(colour)}", 0, 0)
    room = QRectF(12.48 - 10, 14 - 11, 20, 22)
    write(painter, unscaled(look), LETTERS[colour], room, 21.05, 700, colour=INK, align=CENTRE, unit=0.1)
    painter.restore()


def paint_site(painter: QPainter, look: Look, colour: int, rect: QRectF) -> None:
    """Draws a site tile into ``rect``, -1: its back."""
    factor = rect.width() / 52.63
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(factor, factor)
    if colour < 0:
        paint(painter, look, "site_back", 0, 0)
    else:
        paint(painter, look, f"site_{letter_name(colour)}", 0, 0)
        room = QRectF(16.3 - 10, 26.3 - 11, 20, 22)
        write(painter, unscaled(look), LETTERS[colour], room, 21.05, 700, colour=INK, align=CENTRE, unit=0.1)
    painter.restore()


def unscaled(look: Look) -> Look:
    """The look without larger texts: letters on signs have the size of the sign."""
    return Look(look.palette, look.sprites, 1.0, look.speed)


def paint_plot(painter: QPainter, look: Look, trees: int, sides: int, *, scale: float = 1.0) -> None:
    """Draws bare earth with the crowns that would grow on ``sides``, and how many they are (0: not said), in board
    units; ``scale`` design pixels are one unit."""
    painter.save()
    painter.scale(ART, ART)
    paint(painter, look, "plot", 0, 0)
    for side, (at, turn) in enumerate(DOTTED_AT):
        if sides >> side & 1:
            paint_turned(painter, look, "half_tree_dotted", at, (13, 0), turn)
    painter.restore()
    if trees:
        paint_chip(painter, look, trees, scale)


def paint_chip(painter: QPainter, look: Look, trees: int, scale: float) -> None:
    """Draws the chip "tree and number" in the upper left corner of a cell, in board units; it stays readable where
    ``scale`` is small."""
    palette = look.palette
    words = str(trees)
    painter.save()
    painter.translate(14, 14)
    grown = max(1.0, 0.8 / max(scale, 1e-6))
    painter.scale(grown, grown)
    at = QPointF(0, 0)
    wide = 34 + width_of(look, words, 22, 700)
    painter.setPen(QPen(QColor(palette.ink), 1.8))
    painter.setBrush(QColor(palette.paper))
    painter.drawRoundedRect(QRectF(at.x(), at.y(), wide, 27), 6, 6)
    paint(painter, look, "whole_tree_plain", at.x() + 2, at.y() + 0.5, size=(25, 26))
    write(painter, look, words, QRectF(at.x() + 29, at.y(), wide, 27), 22, 700, tabular=True)
    painter.restore()


def paint_gain(painter: QPainter, look: Look, trees: int, scale: float) -> None:
    """Draws the badge "tree and +number" in the middle of a Bonus tile, in board units, where no tree covers it."""
    words = f"+{trees}"
    grown = max(1.0, 0.8 / max(scale, 1e-6))
    painter.save()
    painter.translate(CELL / 2, CELL * 0.58)
    painter.scale(grown, grown)
    room = QRectF(0, 0, 38 + width_of(look, words, 24, 700, tabular=True), 32)
    room.moveCenter(QPointF(0, 0))
    painter.setPen(QPen(QColor(look.palette.ink), 1.8))
    painter.setBrush(QColor(look.palette.paper))
    painter.drawRoundedRect(room, 7, 7)
    paint(painter, look, "whole_tree_plain", room.left() + 3, room.top() + 2, size=(27, 28))
    write(painter, look, words, room.adjusted(32, 0, 0, 0), 24, 700, tabular=True)
    painter.restore()


@dataclass(frozen=True)
class ConeState:
    """A cone of ``colour`` on the board: the ``trees`` it would win and on which ``sides``, whether it is a ``draft``
    of the deputy, ``held``, ``lit`` by what is dragged, ``away`` (only its place is to be seen), ``small`` (a sign
    stands for it), ``guess`` the place the group gives it (-1: none)."""

    colour: int
    trees: int
    sides: int
    draft: bool = False
    held: bool = False
    lit: bool = False
    away: bool = False
    small: bool = False
    guess: int = -1


class Cone(Piece):
    """A cone on its plot."""

    radius = 6.0

    def __init__(self, colour: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("cone", colour), QRectF(4, 4, CELL - 8, CELL - 8), look, Layer.PIECE + 0.5, parent)
        self.margin = 24

    def draw(self, painter: QPainter) -> None:
        """Draws plot, crowns, chip and cone."""
        if self.state is None:
            return
        state: ConeState = self.state
        look, palette = self.look, self.look.palette
        shown = self.sceneTransform()
        scale = math.hypot(shown.m11(), shown.m12())
        small = state.small or scale * CELL < 64
        paint_plot(painter, look, 0 if small else state.trees, state.sides, scale=scale)
        if state.lit:
            painter.setPen(ink(palette.legal, 3, dash=(8, 6)))
            painter.setBrush(faded(palette.legal, 0.18))
            painter.drawRoundedRect(self.rect, 6, 6)
        painter.save()
        painter.setOpacity(0.35 if state.away else 1.0)
        if small:
            paint_sign(painter, look, state.colour, QRectF(12, 12, CELL - 24, CELL - 24))
        else:
            painter.scale(ART, ART)
            painter.translate(50.66, 81.58)
            paint_cone(painter, look, state.colour)
        painter.restore()
        if state.held or (self.active and (self.hovered or self.ringed)):
            painter.setPen(QPen(QColor(palette.paper), 7))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect.adjusted(-1, -1, 1, 1), 8, 8)
            painter.setPen(QPen(QColor(palette.blueprint), 3))
            painter.drawRoundedRect(self.rect.adjusted(-3, -3, 3, 3), 9, 9)


@dataclass(frozen=True)
class CellState:
    """An empty cell: ``light`` "", "legal", "aimed" or "refused"; with the ``trees`` that would grow on ``sides``;
    ``shut`` hatches it; ``piece`` lies there as a draft, with its ``closed`` side and the trees that it would ``gain``
    (-1: nothing), or is ``carried`` over it."""

    light: str = ""
    trees: int = 0
    sides: int = 0
    shut: bool = False
    piece: int = -1
    closed: int = -1
    gain: int = -1
    carried: bool = False


class Cell(Piece):
    """An empty cell: a target, or what it offers while the pointer or the focus is on it."""

    radius = 6.0

    def __init__(self, cell: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("cell", cell), QRectF(4, 4, CELL - 8, CELL - 8), look, Layer.PIECE, parent)
        self.margin = 24
        self.setPos(cell_rect(cell).topLeft())
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)

    def put(self, state: CellState | None, *, active: bool = False, name: str = "") -> None:
        """Shows ``state``; a cell without anything to show is not painted at all."""
        super().put(state, active=active, name=name)
        self.show_contents()

    def mark(self, *, ringed: bool | None = None, hovered: bool | None = None) -> None:
        """Puts the focus ring; see ``put``."""
        super().mark(ringed=ringed, hovered=hovered)
        self.show_contents()

    def show_contents(self) -> None:
        """Is painted only while there is something to show."""
        empty = not self.ringed and (self.state is None or self.state == CellState())
        flag = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
        if empty == bool(self.flags() & flag):
            return
        if empty and self.scene() is not None:
            # What was there goes from the screen: Qt passes by the updates of an item without contents.
            self.scene().update(self.sceneBoundingRect())
        self.setFlag(flag, empty)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draws what the cell offers."""
        if self.state is None:
            return
        state: CellState = self.state
        look, palette = self.look, self.look.palette
        rect = self.rect
        shown = self.sceneTransform()
        scale = math.hypot(shown.m11(), shown.m12())
        if state.piece >= 0:
            if state.carried:
                shadow(painter, rect, look, radius=9, drop=7, blur=18)
            paint_tile(painter, look, state.piece, scale=scale, closed=state.closed)
            painter.setPen(QPen(QColor(palette.legal), 3) if state.carried else ink(palette.blueprint, 3, dash=(9, 6)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 9, 9)
            if state.gain >= 0:
                paint_gain(painter, look, state.gain, scale)
        if state.light in ("legal", "aimed") and state.piece < 0:
            aimed = state.light == "aimed"
            if aimed:
                painter.setOpacity(0.8)
                paint_plot(painter, look, state.trees, state.sides, scale=scale)
                painter.setOpacity(1)
            painter.setPen(QPen(QColor(palette.legal), 3) if aimed else ink(palette.legal, 2.4, dash=(8, 6)))
            painter.setBrush(faded(palette.legal, 0.18))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)
            if state.trees and not aimed:
                paint_chip(painter, look, state.trees, scale)
        elif state.light == "refused":
            hatch(painter, rect, palette.refuse, gap=14, width=3, share=0.5)
            painter.setPen(QPen(QColor(palette.refuse), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        elif state.light == "peeked":
            if state.shut:
                painter.setPen(QPen(QColor("#B93A26"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, 6, 6)
                return
            painter.setOpacity(0.55)
            paint_plot(painter, look, 0, state.sides)
            painter.setOpacity(1)
            if state.trees:
                paint_chip(painter, look, state.trees, scale)
            painter.setPen(ink(palette.pencil, 2, dash=(8, 6)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)


@dataclass(frozen=True)
class SupplyState:
    """A cone before it is set: ``note`` beside it, ``away`` when it stands on the board, ``held``."""

    colour: int
    title: str
    note: tuple[str, ...]
    away: bool = False
    held: bool = False


class SupplyCone(Piece):
    """A cone in the deputy's tray."""

    def __init__(self, colour: int, look: Look) -> None:
        super().__init__(("supply", colour), QRectF(0, 0, 10, 10), look, Layer.TRAY)

    def draw(self, painter: QPainter) -> None:
        """Draws slot, cone, letter and note."""
        if self.state is None:
            return
        state: SupplyState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        over = self.active and (self.hovered or self.ringed)
        solid = state.held or over
        painter.setPen(QPen(QColor(palette.blueprint), 2.6) if solid else ink(palette.edge, 2, dash=(6, 4)))
        painter.setBrush(faded(palette.blueprint, 0.10) if state.held else QColor(palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        painter.save()
        painter.translate(rect.left() + 62, rect.bottom() - 18)
        painter.scale(1.7, 1.7)
        painter.setOpacity(0.3 if state.away else 1)
        paint_cone(painter, look, state.colour)
        painter.restore()
        room = QRectF(rect.left() + 132, rect.top() + 34, rect.width() - 138, 30)
        write(painter, look, (state.title, LETTERS[state.colour]), room, 20, 600)
        words = QRectF(room.left(), room.bottom() + 2, room.width(), 26)
        write(painter, look, state.note, words, 16, colour=palette.pencil)


@dataclass(frozen=True)
class SiteState:
    """A site tile: ``colour``, ``held``, ``away`` (dragged: only its outline stays), ``mover`` the seat number that
    laid it (0: none), ``swaps`` while it is shown where a swap will put it."""

    colour: int
    held: bool = False
    away: bool = False
    mover: int = 0
    swaps: bool = False


class SiteTile(Piece):
    """A site tile that can be moved."""

    radius = 6.0

    def __init__(self, colour: int, look: Look) -> None:
        super().__init__(("site", colour), QRectF(0, 0, 10, 10), look, Layer.TRAY + 2)
        self.margin = 18

    def draw(self, painter: QPainter) -> None:
        """Draws the tile with its shadow."""
        if self.state is None:
            return
        state: SiteState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if not (state.away or state.swaps):
            shadow(painter, rect, look, radius=6)
        painter.setOpacity(0.5 if state.away or state.swaps else 1)
        paint_site(painter, look, state.colour, rect)
        painter.setOpacity(1)
        if state.swaps:
            painter.setPen(QPen(QColor(palette.ink), 1.8))
            painter.setBrush(QColor(palette.paper))
            painter.drawEllipse(rect.topRight(), 15, 15)
            corner = rect.topRight() - QPointF(10, 10)
            swaps = (("#1F2D3A", palette.ink),)
            look.sprites.paint(painter, "icons/replace", corner.x(), corner.y(), size=(20, 20), swaps=swaps)
        if state.away or state.swaps:
            painter.setPen(ink(palette.pencil, 2, dash=(6, 4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
        elif state.held or (self.active and (self.hovered or self.ringed)):
            painter.setPen(QPen(QColor(palette.blueprint), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 8, 8)
        if state.mover:
            paint_seat(painter, look, state.mover, rect.topRight() + QPointF(-2, 3), 17)


@dataclass(frozen=True)
class SlotState:
    """A slot beside a place: ``light`` "", "legal" or "aimed"; ``rows`` of proposals as (seat number, colour)."""

    light: str = ""
    rows: tuple[tuple[int, int], ...] = ()
    filled: bool = False


class Slot(Piece):
    """Where a site tile is laid, with what the seats propose beneath."""

    radius = 8.0

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("slot", place), QRectF(0, 0, 10, 10), look, Layer.TRAY + 1)

    def boundingRect(self) -> QRectF:
        """The slot and the proposals under it."""
        return super().boundingRect().adjusted(-6, 0, 18, 72)

    def draw(self, painter: QPainter) -> None:
        """Draws slot and proposals."""
        if self.state is None:
            return
        state: SlotState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.light == "aimed":
            painter.setPen(QPen(QColor(palette.legal), 3))
            painter.setBrush(faded(palette.legal, 0.18))
        elif state.light == "legal":
            painter.setPen(ink(palette.legal, 2, dash=(6, 4)))
            painter.setBrush(faded(palette.legal, 0.12))
        else:
            painter.setPen(ink(palette.pencil, 2, dash=(6, 4)))
            painter.setBrush(faded(palette.paper, 0.6))
        if not state.filled or state.light:
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        step = 25.0 if len(state.rows) <= 2 else 50.0 / math.ceil(len(state.rows) / 2)
        for place, (number, colour) in enumerate(state.rows):
            left, top = rect.left() + 2, rect.bottom() + 6 + place * step
            if len(state.rows) > 2:
                # Two columns of small signs, so that five seats find room.
                left, top = rect.left() - 9 + 50 * (place % 2), rect.bottom() + 5 + 23 * (place // 2)
                paint_seat(painter, look, number, QPointF(left + 6, top + 11), 13)
                paint_sign(painter, look, colour, QRectF(left + 13, top, 36, 22))
                continue
            paint_seat(painter, look, number, QPointF(left + 12, top + 12), 16)
            paint_sign(painter, look, colour, QRectF(left + 28, top, 42, 24))
