"""The plan symbols of the furniture: the parts of a piece painted into one picture, turned and mirrored."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites, device_scale, lay
from desktop.boards.room_to_move.art import FOLDER, swaps_of
from engine.games.room_to_move.furniture import Furniture, FurnitureFile

UNITS: Final = 100
"""Units of the art per square."""
CACHE_BYTES: Final = 48 * 1024 * 1024


class Part(NamedTuple):
    """A picture of the art on the squares of a piece: the upper left corner in squares, quarter turns clockwise."""

    name: str
    column: float
    row: float
    turns: int


class Symbol(NamedTuple):
    """The parts of a piece in the order of painting, and the squares across and down of its bounding box, furniture
    and circulation together."""

    parts: tuple[Part, ...]
    across: int
    down: int

    def size(self, turns: int) -> tuple[int, int]:
        """Squares across and down after quarter turns."""
        return (self.down, self.across) if turns % 2 else (self.across, self.down)


class Symbols:
    """The symbols of all pieces, by their index in the catalogue.

    A symbol is painted when it is first wanted in a size, turn and palette, and kept; its picture covers the bounding
    box of the piece, so that it lies with its upper left corner on the anchor.
    """

    def __init__(self, furniture: Furniture) -> None:
        file = msgspec.json.decode(furniture.data, type=FurnitureFile)
        pieces = [piece for family in file.families for card in family.cards for piece in card]
        self.symbols = tuple(
            Symbol(tuple(Part(*part) for part in piece.art), max(map(len, piece.rows)), len(piece.rows))
            for piece in pieces
        )
        self.pixmaps: OrderedDict[tuple[int, int, int, bool, str], QPixmap] = OrderedDict()
        self.bytes = 0

    def pixmap(
        self, look: Look, piece: int, side: float, scale: float = 1.0, turns: int = 0, mirrored: bool = False
    ) -> QPixmap:
        """The symbol with squares of ``side`` units for a device with ``scale`` pixels per unit: mirrored east to west
        first, then turned."""
        pixels = max(1, round(side * scale * 64))
        key = (piece, pixels, turns % 4, mirrored, look.palette.name)
        found = self.pixmaps.get(key)
        if found is not None:
            self.pixmaps.move_to_end(key)
            return found
        made = QPixmap.fromImage(self.image(look, piece, pixels / 64, turns, mirrored))
        self.pixmaps[key] = made
        self.bytes += made.width() * made.height() * 4
        while self.bytes > CACHE_BYTES and len(self.pixmaps) > 1:
            old = self.pixmaps.popitem(last=False)[1]
            self.bytes -= old.width() * old.height() * 4
        return made

    def image(self, look: Look, piece: int, pixels: float, turns: int = 0, mirrored: bool = False) -> QImage:
        """The symbol with ``pixels`` per square, not kept."""
        symbol = self.symbols[piece]
        across, down = symbol.size(turns)
        size = QSize(math.ceil(across * pixels - 0.01), math.ceil(down * pixels - 0.01))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)
        _turn(painter, symbol.across, symbol.down, turns)
        if mirrored:
            painter.translate(symbol.across, 0)
            painter.scale(-1, 1)
        for part in symbol.parts:
            _paint_part(painter, look.sprites, part, look)
        painter.end()
        return image

    def paint(
        self,
        painter: QPainter,
        look: Look,
        piece: int,
        x: float,
        y: float,
        side: float,
        *,
        turns: int = 0,
        mirrored: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """Paints the symbol with squares of ``side`` units, the upper left corner of its bounding box at ``x``,
        ``y``."""
        scale = device_scale(painter)
        if scale > 0:
            lay(painter, self.pixmap(look, piece, side, scale, turns, mirrored), x, y, opacity=opacity)


def _turn(painter: QPainter, across: float, down: float, turns: int) -> None:
    """Turns what is painted in a box from (0, 0) so that the turned box begins at (0, 0) again."""
    turns %= 4
    painter.translate((0, down, across, 0)[turns], (0, 0, down, across)[turns])
    painter.rotate(90 * turns)


def _paint_part(painter: QPainter, sprites: Sprites, part: Part, look: Look) -> None:
    name = FOLDER + part.name
    own = sprites.size(name)
    painter.save()
    painter.translate(part.column, part.row)
    _turn(painter, own.width() / UNITS, own.height() / UNITS, part.turns)
    renderer = sprites.renderer(name, swaps_of(look.palette, sprites, part.name))
    renderer.render(painter, QRectF(0, 0, own.width() / UNITS, own.height() / UNITS))
    painter.restore()
