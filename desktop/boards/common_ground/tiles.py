"""Tiles as pieces of a drawn map: street, ground, roof, pictogram, half trees and a name that can always be read."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.access.fonts import font
from desktop.boards.common import painting
from desktop.boards.common.look import Look
from desktop.boards.common.painting import ink, shadow
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common_ground.art import bonus_picture, paint, paint_turned
from desktop.boards.common_ground.layout import ART, CELL, NAMED_FROM, cell_rect
from desktop.boards.common_ground.scenes import scenes
from desktop.texts.places import piece_name
from engine.games.common_ground.city import BONUS, TOWN_HALL, WEST

ALL_SIDES: Final = 15
HALVES_AT: Final = (((50, 2.63), 0), ((97.37, 28.95), 90), ((50, 97.37), 180), ((2.63, 28.95), 270))
"""Anchor and turn of the half tree on each side: north, east, south, west."""
BEST: Final = 26.0
GOOD: Final = 19.0
ROOM: Final = 124.0
CAPTION: Final = 16.0
SOFT: Final = "\u00ad"
VOWELS: Final = "aeiouäöüyàèéìòù"
SOUNDS: Final = ("sch", "ch", "sh", "th", "ph", "ck", "qu", "gn", "gl", "tr", "pr", "br", "dr", "gr", "st")
"""Consonants that stay together where a word is broken."""
HEADS: Final = (
    "bahnhof", "maschine", "palast", "schule", "dresser", "garten", "market", "wäsche", "studio", "grocer", "course",
    "ground", "house", "maker", "markt", "laden", "halle", "platz", "insel", "lokal", "wiese", "waren", "rampe",
    "warte", "stelle", "salon", "heim", "bahn", "bude", "haus", "turm", "werk", "club", "café", "nest", "hof", "bad",
)  # fmt: skip
"""Second parts of compounds, longest first: a long word is broken before them."""


def width_at(words: str, px: int) -> float:
    """How wide a name becomes in bold."""
    return QFontMetricsF(font(px, 700)).horizontalAdvance(words)


def breaks_of(word: str, *, rough: bool) -> list[tuple[str, str]]:
    """The ways to break a long word: at its soft hyphens or where it is joined; else, or if ``rough``, before the last
    consonant sound ahead of a vowel."""
    if SOFT in word:
        parts = word.split(SOFT)
        return [("".join(parts[:at]) + "-", "".join(parts[at:])) for at in range(1, len(parts))]
    low = word.lower()
    for head in HEADS:
        if not rough and low.endswith(head) and len(low) > len(head) + 2:
            return [(word[: -len(head)] + "-", word[-len(head) :])]
    found = []
    for vowel in range(4, len(word) - 1):
        if low[vowel] not in VOWELS or low[vowel - 1] in VOWELS:
            continue
        at = vowel - 1
        for sound in SOUNDS:
            if low.endswith(sound, 0, vowel):
                at = vowel - len(sound)
                break
        if at >= 3 and any(letter in VOWELS for letter in low[:at]):
            found.append((word[:at] + "-", word[at:]))
    return found


def splits_of(words: str, lines: int, *, rough: bool) -> list[tuple[str, ...]]:
    """The ways to set a name in so many lines, whole words first."""
    parts = words.replace("-", "- ").split()
    found: list[tuple[str, ...]] = []
    if lines == 1:
        return [(words.replace(SOFT, ""),)]
    for at in range(1, len(parts)):
        head, tail = joined(parts[:at]), joined(parts[at:])
        found += [(head.replace(SOFT, ""), *rest) for rest in splits_of(tail, lines - 1, rough=rough)]
    if not found or rough:
        for place, word in enumerate(parts):
            for one, other in breaks_of(word, rough=rough):
                head, tail = joined([*parts[:place], one]), joined([other, *parts[place + 1 :]])
                found += [(head.replace(SOFT, ""), *rest) for rest in splits_of(tail, lines - 1, rough=rough)]
    return found


def joined(parts: list[str]) -> str:
    """Words in a line; no gap after a hyphen of the name."""
    return " ".join(parts).replace("- ", "-")


@lru_cache(maxsize=4096)
def fit_name(words: str, lines: int, room: float, most: int, *, rough: bool = False) -> tuple[tuple[str, ...], int]:
    """The name in so many lines as large as ``room`` and ``most`` allow; ((), 0) if it has no such split."""
    best: tuple[tuple[str, ...], int] = ((), 0)
    narrow = math.inf
    for split in splits_of(words, lines, rough=rough):
        wide = max(width_at(line, 100) for line in split) / 100
        size = min(most, math.floor(room / wide))
        if (size, -wide) > (best[1], -narrow):
            best, narrow = (split, size), wide
    return best


@lru_cache(maxsize=4096)
def lay_name(words: str, least: int, most: int, *, art: bool) -> tuple[tuple[str, ...], int, bool]:
    """How a name stands on its plate: lines, size in board units, and whether the plate must fill the whole block.

    ``least`` is the smallest size that can be read at the present zoom, ``most`` what large text asks for; without
    ``art`` the plate fills the block anyway.
    """
    if least <= most and art:
        one = fit_name(words, 1, ROOM, most)
        two = fit_name(words, 2, ROOM, min(most, 29))
        good = BEST - 1 if len(words.split()) > 1 else GOOD
        if one[1] >= max(good, least):
            return one[0], one[1], False
        if two[1] >= least and two[1] > one[1]:
            return two[0], two[1], False
        if one[1] >= least:
            return one[0], one[1], False
    top = max(least, most) if art else 48
    sizes = {lines: min(top, int(122 / (1.04 * lines))) for lines in (1, 2, 3, 4)}
    fits = [fit_name(words, lines, ROOM + 4, size) for lines, size in sizes.items()]
    # Words stay whole as long as they can be read.
    unbroken = [fit for fit in fits if fit[1] >= least and not any(line.endswith("-") for line in fit[0])]
    best = max(unbroken or fits, key=lambda fit: fit[1])
    if best[1] < least:
        fits += [fit_name(words, lines, ROOM + 4, size, rough=True) for lines, size in sizes.items()]
        best = max(fits, key=lambda fit: fit[1])
    return best[0], best[1], True


def paint_tile(
    painter: QPainter,
    look: Look,
    piece: int,
    *,
    scale: float,
    halves: int = ALL_SIDES,
    closed: int = -1,
    named: bool = True,
) -> None:
    """Draws a tile on the cell at the origin, ``CELL`` units large; ``scale`` design pixels are one unit.

    ``halves`` is the mask of sides that show a half tree; without ``named`` the pictogram fills the block.
    """
    painter.save()
    if piece < 0:
        paint_back(painter, look)
        painter.restore()
        return
    if piece >= BONUS:
        painter.scale(ART, ART)
        paint_bonus(painter, look, piece, WEST if closed < 0 else closed)
    else:
        least = math.ceil(CAPTION * look.growth / max(scale, 1e-6) - 0.2)
        most = max(round(BEST * look.scale), least)
        words, size, whole = lay_name(piece_name(piece), least, most, art=scale * CELL >= NAMED_FROM * look.growth)
        painter.scale(ART, ART)
        if not named and piece == TOWN_HALL:
            paint_small_hall(painter, look)
        elif not named:
            paint_picture(painter, look, piece, 0)
        elif whole:
            paint_card(painter, look, piece)
        else:
            paint_picture(painter, look, piece, len(words))
    for side, (at, turn) in enumerate(HALVES_AT):
        if halves >> side & 1 and side != (WEST if piece >= BONUS and closed < 0 else closed):
            paint_turned(painter, look, "half_tree", at, (13, 0), turn)
    painter.scale(1 / ART, 1 / ART)
    if piece < BONUS and named:
        write_name(painter, look, words, size, whole=whole, town=piece == TOWN_HALL)
    painter.restore()


def paint_picture(painter: QPainter, look: Look, piece: int, lines: int) -> None:
    """Draws street, ground, roof, pictogram and plate in art units; ``lines`` 0: no plate."""
    tall = "" if lines > 1 else "_tall"
    if piece == TOWN_HALL:
        paint(painter, look, "town_hall" + tall, 0, 0)
        if look.palette.dark:
            painter.setPen(QPen(QColor(look.palette.ink), 1.316))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1.97, 1.97, 96.05, 96.05), 5.92, 5.92)
        return
    scene = scenes()[piece]
    paint(painter, look, "tile_base" if lines else "tile_base_small", 0, 0)
    paint(painter, look, f"ground_{scene.ground}{tall}", 0, 0)
    middle, centre, grown = (29.61, 30.26, 1.0) if lines > 1 else (35.53, 36.18, 1.0)
    if not lines:
        middle, centre, grown = 50.0, 50.7, 1.3
    if scene.roof:
        paint(painter, look, f"roof_{scene.roof}", 50 - 36 * grown, middle - 24 * grown, factor=grown)
    side = scene.size * grown
    tint = scene.tint
    if look.palette.dark and not scene.roof and tint == "#1F2D3A":
        tint = "#EEF4F8"
    corner = 50 - side / 2, centre - side / 2
    paint(painter, look, f"pictograms/{scene.pictogram}", *corner, size=(side, side), swaps=(("#1F2D3A", tint),))
    if lines:
        paint(painter, look, f"tile_plate_{min(lines, 2)}", 0, 0)


def paint_small_hall(painter: QPainter, look: Look) -> None:
    """Draws Town Hall without its name, its roof as large as the block, in art units."""
    paint(painter, look, "tile_base_small", 0, 0)
    painter.save()
    painter.setClipRect(QRectF(9.21, 9.21, 81.58, 81.58), Qt.ClipOperation.IntersectClip)
    paint(painter, look, "town_hall_tall", 50 - 50 * 1.55, 50 - 35.53 * 1.55, factor=1.55)
    painter.restore()


def paint_card(painter: QPainter, look: Look, piece: int) -> None:
    """Draws a tile that is all name, for a city seen from far away, in art units."""
    palette = look.palette
    paint(painter, look, "tile_base_small", 0, 0)
    town = piece == TOWN_HALL
    painter.setPen(QPen(QColor(palette.ink), 1.2))
    painter.setBrush(QColor(palette.ink if town else palette.paper))
    painter.drawRoundedRect(QRectF(6, 6, 88, 88), 5, 5)


def paint_bonus(painter: QPainter, look: Look, piece: int, closed: int) -> None:
    """Draws a Bonus tile in art units; the ground turns with its closed side, the picture does not."""
    painter.save()
    painter.translate(50, 50)
    painter.rotate(90 * ((closed + 1) % 4))
    paint(painter, look, "bonus_base", -50, -50)
    painter.restore()
    dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[closed]
    paint(painter, look, bonus_picture(piece), 24 + 3.95 * dx, 24 + 3.95 * dy)


def paint_back(painter: QPainter, look: Look) -> None:
    """Draws the back of a drawn tile that may not be seen."""
    palette = look.palette
    painter.setPen(QPen(QColor(palette.ink), 2))
    painter.setBrush(QColor(palette.blueprint))
    painter.drawRoundedRect(QRectF(3, 3, 146, 146), 9, 9)
    painter.setPen(QPen(QColor(palette.on_blueprint), 1.4, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(13, 13, 126, 126), 5, 5)
    swaps = (("#1F2D3A", palette.on_blueprint),)
    look.sprites.paint(painter, "icons/eye-off", 50, 50, size=(52, 52), swaps=swaps)


def write_name(painter: QPainter, look: Look, words: tuple[str, ...], size: int, *, whole: bool, town: bool) -> None:
    """Writes the lines of a name on the plate, in board units."""
    palette = look.palette
    chosen = font(size, 700)
    metrics = QFontMetricsF(chosen)
    colour = palette.ink
    if town:
        colour = palette.desk if palette.dark and whole else palette.ink if palette.dark else palette.paper
    middle, step = (76.0, size * 1.06) if whole else (117.5, 0.0)
    if not whole and len(words) > 1:
        middle, step = 105.5, min(size * 1.0, 29.0) if size > 24 else 25.0
    for place, line in enumerate(words):
        x = CELL / 2 - metrics.horizontalAdvance(line) / 2
        y = middle + (place - (len(words) - 1) / 2) * step + metrics.capHeight() / 2
        painting.put_words(painter, look, line, QPointF(x, y), chosen, colour)


class Tile(Piece):
    """A piece of the city. State: (piece, closed side, mask of half trees, whether it shows its name)."""

    radius = 9.0

    def __init__(self, cell: int, look: Look, layer: float, parent: object) -> None:
        super().__init__(("tile", cell), QRectF(2, 2, CELL - 4, CELL - 4), look, layer, parent)  # type: ignore[arg-type]
        self.setPos(cell_rect(cell).topLeft())
        # A tile hardly ever changes, but the ghost passes over it all the time.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws the tile."""
        if self.state is None:
            return
        piece, closed, halves, named = self.state
        shown = self.sceneTransform()
        scale = math.hypot(shown.m11(), shown.m12())
        paint_tile(painter, self.look, piece, scale=scale, halves=halves, closed=closed, named=named)
        if self.hovered and not self.ringed:
            painter.setPen(QPen(QColor(self.look.palette.blueprint), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect, 9, 9)


class Card(Piece):
    """A tile outside the city: in a tray. State: (piece, closed, "", "faded", "lifted" or "held")."""

    radius = 9.0

    def __init__(self, ident: Ident, look: Look, layer: float) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, layer)
        self.margin = 12
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws shadow, tile and how it is held."""
        if self.state is None:
            return
        piece, closed, held = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        factor = rect.width() / CELL
        if not held:
            shadow(painter, rect, look, radius=9)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(factor, factor)
        if held in ("faded", "lifted"):
            painter.setOpacity(0.45)
        paint_tile(painter, look, piece, scale=factor, closed=closed)
        painter.restore()
        if held in ("faded", "lifted"):
            painter.setPen(ink(palette.pencil, 2, dash=(6, 4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        elif held == "held" or (self.active and (self.hovered or self.ringed)):
            painter.setPen(QPen(QColor(palette.blueprint), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 9, 9)
