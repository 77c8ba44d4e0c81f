"""Plan symbols of Room to Move: every piece fills its own squares and no others, in every turn, size and look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QTransform, qAlpha

import resources
from desktop.access.palettes import CONTRAST, DARK, LIGHT, Palette
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.room_to_move.art import FOLDER, kind, swaps_of
from desktop.boards.room_to_move.symbols import Symbols
from engine.games.room_to_move.furniture import read_furniture
from engine.geometry.shapes import mirrored, turned_once

ART = resources.folder() / "art"
FURNITURE = read_furniture(resources.reader("room_to_move"))
SIDE = 24


def look_of(palette: Palette) -> Look:
    """A look with sprites of its own."""
    return Look(palette, Sprites(ART, palette, kind))


@pytest.fixture(scope="module")
def look(qapp) -> Look:
    return look_of(LIGHT)


@pytest.fixture(scope="module")
def symbols() -> Symbols:
    return Symbols(FURNITURE)


def ink_per_square(image: QImage, side: int) -> dict[tuple[int, int], float]:
    """Per square the share of its pixels that are painted."""
    found = {}
    for row in range(image.height() // side):
        for column in range(image.width() // side):
            part = image.copy(QRect(column * side, row * side, side, side))
            painted = sum(qAlpha(part.pixel(x, y)) > 20 for x in range(side) for y in range(side))
            found[column, row] = painted / side**2
    return found


@pytest.mark.parametrize("piece", FURNITURE.pieces, ids=lambda piece: piece.id)
def test_symbol_fills_its_squares_and_no_others(look: Look, symbols: Symbols, piece) -> None:
    turns, mirror = piece.index % 4, piece.index % 3 == 0
    shape = mirrored(piece.shape) if mirror else piece.shape
    for _ in range(turns):
        shape = turned_once(shape)
    squares = shape.furniture + shape.circulation
    image = symbols.image(look, piece.index, SIDE, turns, mirror)
    assert image.width() == SIDE * (1 + max(column for column, _ in squares))
    assert image.height() == SIDE * (1 + max(row for _, row in squares))
    for square, share in ink_per_square(image, SIDE).items():
        if square in shape.furniture:
            assert share > 0.12, f"nothing to see on {square}"
        else:
            assert share == 0, f"painted on {square}, which is no furniture"


def test_parts_meet_without_a_seam(look: Look, symbols: Symbols) -> None:
    """Along the middle of the table top of a banquet table there is no gap, also at odd sizes."""
    banquet = next(piece.index for piece in FURNITURE.pieces if piece.id == "banquet_table")
    for side in (24, 31, 42.5):
        image = symbols.image(look, banquet, side)
        for row in (round(1.7 * side), round(2.3 * side)):
            line = [qAlpha(image.pixel(x, row)) for x in range(round(0.2 * side), round(3.8 * side))]
            assert min(line) > 240, (side, row)


def test_turned_symbol_is_the_symbol_turned(look: Look, symbols: Symbols) -> None:
    upright = symbols.image(look, 0, SIDE)
    half = symbols.image(look, 0, SIDE, 2)
    assert half.size() == upright.size()
    assert symbols.image(look, 0, SIDE, 1).size() == upright.size().transposed()
    flipped = upright.transformed(QTransform().rotate(180))
    differing = sum(
        abs(QColor(half.pixel(x, y)).lightness() - QColor(flipped.pixel(x, y)).lightness()) > 40
        for x in range(half.width())
        for y in range(half.height())
    )
    assert differing < half.width() * half.height() * 0.01


def test_symbol_is_kept_per_size_turn_and_look(look: Look, symbols: Symbols) -> None:
    first = symbols.pixmap(look, 5, 20, 1.5)
    assert symbols.pixmap(look, 5, 20, 1.5) is first
    assert symbols.pixmap(look, 5, 30, 1.0) is first, "the same number of pixels"
    assert symbols.pixmap(look, 5, 20, 1.5, 4) is first, "four turns are none"
    assert symbols.pixmap(look, 5, 20, 1.5, 1) is not first
    assert symbols.pixmap(look, 5, 20, 1.5, 0, True) is not first
    assert symbols.pixmap(look_of(DARK), 5, 20, 1.5) is not first


def test_cache_stays_small(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.boards.room_to_move.symbols.CACHE_BYTES", 200_000)
    own = Symbols(FURNITURE)
    for piece in range(132):
        own.pixmap(look, piece, 30)
    assert 0 < own.bytes <= 200_000
    assert own.bytes == sum(4 * made.width() * made.height() for made in own.pixmaps.values())


def test_painted_symbol_lies_on_whole_pixels_of_the_device(look: Look, symbols: Symbols) -> None:
    carpet = next(piece.index for piece in FURNITURE.pieces if piece.id == "runner")
    image = QImage(200, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(1.5)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    symbols.paint(painter, look, carpet, 4.2, 4.2, 24)
    painter.end()
    expected = symbols.pixmap(look, carpet, 24, 1.5).toImage()
    assert image.copy(QRect(6, 6, expected.width(), expected.height())).pixelColor(30, 18) == expected.pixelColor(
        30, 18
    )


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST], ids=lambda palette: palette.name)
def test_every_picture_is_valid_in_every_look(qapp, palette: Palette) -> None:
    own = look_of(palette)
    files = sorted((ART / FOLDER).glob("*.svg"))
    assert len(files) > 300
    for file in files:
        swaps = swaps_of(palette, own.sprites, file.stem)
        assert own.sprites.renderer(FOLDER + file.stem, swaps).isValid()
        text = file.read_text(encoding="utf-8")
        for forbidden in ("<text", "<filter", "<mask", "<clipPath", "currentColor", "<style", "<image", "href"):
            assert forbidden not in text, (file.name, forbidden)


def test_dark_look_draws_light_lines_on_dim_washes(qapp) -> None:
    own = look_of(DARK)
    swaps = dict(swaps_of(DARK, own.sprites, "table_2x1"))
    assert swaps["#1F2D3A"] == DARK.ink
    assert QColor(swaps["#EBD3A8"]).lightness() < 130
    assert dict(swaps_of(DARK, own.sprites, "token_drawn"))["#FFFFFF"] == "#0D1F2E"
    assert "#0072B2" not in dict(swaps_of(DARK, own.sprites, "walker_1")), "the coat keeps the colour of the seat"
    assert dict(swaps_of(DARK, own.sprites, "circulation_dot")) == {"#7A8792": DARK.pencil}
    assert swaps_of(LIGHT, own.sprites, "table_2x1") == ()
