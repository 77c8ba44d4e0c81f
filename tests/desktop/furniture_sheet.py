"""Draws every piece of furniture of Room to Move on one sheet, to be looked at.

python tests/desktop/furniture_sheet.py FILE.png [pixels per square] [light, dark or contrast] [quarter turns] [mirror]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

import resources
from desktop.access.palettes import palette
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.room_to_move.art import kind, paint
from desktop.boards.room_to_move.symbols import Symbols
from engine.games.room_to_move.furniture import Furniture, Piece, read_furniture
from engine.geometry.shapes import mirrored, turned_once
from engine.geometry.squares import NORTH, SOUTH, WEST

PER_ROW = 8
CELL = 5.4
"""Squares across of a cell with its rim."""
CAPTION = 0.5


def draw_sheet(
    furniture: Furniture, pixels: float, scheme: str, turns: int, mirror: bool, first: int, last: int
) -> QImage:
    """The pieces ``first`` to ``last`` (not included) in rows of eight, with circulation and wall sides."""
    look = Look(palette(scheme), Sprites(resources.folder() / "art", palette(scheme), kind))
    symbols = Symbols(furniture)
    pieces = furniture.pieces[first:last]
    rows = -(-len(pieces) // PER_ROW)
    image = QImage(round(PER_ROW * CELL * pixels), round(rows * (CELL + CAPTION) * pixels), QImage.Format.Format_RGB32)
    image.fill(QColor(look.palette.paper))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, piece in enumerate(pieces):
        x = round(place % PER_ROW * CELL * pixels + 0.4 * pixels)
        y = round(place // PER_ROW * (CELL + CAPTION) * pixels + 0.8 * pixels)
        draw_piece(painter, look, symbols, piece, (x, y), pixels, turns, mirror)
    painter.end()
    return image


def draw_piece(
    painter: QPainter,
    look: Look,
    symbols: Symbols,
    piece: Piece,
    at: tuple[float, float],
    pixels: float,
    turns: int,
    mirror: bool,
) -> None:
    """One piece with its squares, dots and teeth, its number and id above it."""
    shape = mirrored(piece.shape) if mirror else piece.shape
    for _ in range(turns):
        shape = turned_once(shape)
    x, y = at
    font = painter.font()
    font.setPixelSize(max(10, round(pixels * 0.22)))
    painter.setFont(font)
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(
        QPointF(x, y - pixels * 0.42), f"{piece.number}{'AB'[piece.card]}{piece.option} {piece.id} {piece.seats or ''}"
    )
    painter.setPen(QPen(QColor(look.palette.grid), 1))
    for column, row in (*shape.furniture, *shape.circulation):
        painter.drawRect(QRectF(x + column * pixels, y + row * pixels, pixels, pixels))
    symbols.paint(painter, look, piece.index, x, y, pixels, turns=turns, mirrored=mirror)
    for column, row in shape.circulation:
        paint(painter, look, "circulation_dot", x + column * pixels, y + row * pixels, size=(pixels, pixels))
    unit = pixels / 100
    for column, row, side in shape.sides:
        painter.save()
        painter.translate(x + (column + 0.5) * pixels, y + (row + 0.5) * pixels)
        painter.rotate({NORTH: 0, SOUTH: 180, WEST: 270}.get(side, 90))
        paint(painter, look, "wall_needed", -52 * unit, -86 * unit, size=(104 * unit, 38 * unit))
        painter.restore()


def main(words: list[str]) -> None:
    """Writes the sheet, cut into parts of 48 pieces when the squares are large."""
    app = QGuiApplication.instance() or QGuiApplication([])
    file = Path(words[0])
    pixels = float(words[1]) if len(words) > 1 else 48.0
    scheme = words[2] if len(words) > 2 else "light"
    turns = int(words[3]) if len(words) > 3 else 0
    furniture = read_furniture(resources.reader("room_to_move"))
    step = 48 if pixels > 60 else 132
    for first in range(0, len(furniture.pieces), step):
        image = draw_sheet(furniture, pixels, scheme, turns, "mirror" in words, first, first + step)
        target = file if step == len(furniture.pieces) else file.with_stem(f"{file.stem}_{first // step + 1}")
        image.save(str(target))
        print(target)
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
