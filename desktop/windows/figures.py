"""What stands for seats in the head of a result beside their symbols: pieces of the game, where it has any."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.access.palettes import SEATS
from desktop.boards.common.sprites import Swaps
from desktop.windows.theme import Theme

SEAT = "#FF00FF"
"""The colour of a seat in the art."""
SHAPES = ("1_villa", "2_hall", "3_shop", "4_mansard")
"""The buildings of After the Quake by seat."""
PAWN, CHEST = "after_the_quake/pawn_blank", (0.5, 0.66, 0.35)
"""The pawn of After the Quake, and where the symbol of a seat stands on it: middle and side in shares of its width and
height (the side of its width)."""
COUNTED: Mapping[str, str] = MappingProxyType(
    {
        "house_numbers": "house_numbers/house_gable_plain",
        "nine_blocks": "nine_blocks/blueprint_back",
        "room_to_move": "room_to_move/armchair",
    }
)
"""What is counted between equal totals: a house of an estate, a penalty tile, a piece that counts."""

Art = tuple[str, Swaps]


def in_colour(number: int) -> Swaps:
    """Puts the colour of a seat (1 to 12) in the place of that of the art."""
    return ((SEAT, SEATS[number - 1].colour),)


def medal(game: str, place: int, number: int) -> Art | None:
    """The art of the medal of a seat: ``place`` in the match, ``number`` of colour and symbol. None: its symbol."""
    if game == "after_the_quake" and number == place + 1 and place < len(SHAPES):
        return f"after_the_quake/winner_medal_{SHAPES[place]}", in_colour(number)
    return None


def counted(game: str, place: int, number: int) -> Art | None:
    """The art of one thing of a seat that decides between equal totals. None: it has no picture."""
    if game == "after_the_quake" and place < len(SHAPES):
        return f"after_the_quake/building_{SHAPES[place]}_blank", in_colour(number)
    return (COUNTED[game], ()) if game in COUNTED else None


def paint_art(painter: QPainter, theme: Theme, art: Art, room: QRectF) -> None:
    """Paints a picture as large as ``room`` lets it, standing on its lower edge."""
    own = theme.sprites.size(art[0])
    factor = min(room.width() / own.width(), room.height() / own.height())
    wide, high = own.width() * factor, own.height() * factor
    theme.sprites.renderer(*art).render(painter, QRectF(room.center().x() - wide / 2, room.bottom() - high, wide, high))


def paint_figure(painter: QPainter, theme: Theme, game: str, number: int, symbol: str, room: QRectF) -> None:
    """Paints who stands on the podium: the pawn of a seat, or its ``symbol``."""
    if game != "after_the_quake":
        side = min(room.width(), room.height() * 0.8)
        spot = QRectF(room.center().x() - side / 2, room.bottom() - side - 2, side, side)
        theme.sprites.renderer(symbol, ()).render(painter, spot)
        return
    own = theme.sprites.size(PAWN)
    high = room.height()
    wide = own.width() * high / own.height()
    pawn = QRectF(room.center().x() - wide / 2, room.bottom() - high + high * 0.08, wide, high)
    theme.sprites.renderer(PAWN, in_colour(number)).render(painter, pawn)
    x, y, share = CHEST
    side = wide * share
    spot = QRectF(pawn.left() + wide * x - side / 2, pawn.top() + high * y - side / 2, side, side)
    theme.sprites.renderer(symbol, ()).render(painter, spot)
