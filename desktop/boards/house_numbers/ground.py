"""The sheet's streets below the board root: ground with parks, plots, gaps, brackets, sentences on the road."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import CENTRE, faded, hatch, ink, write
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.layout import (
    DEPTH,
    UNIT,
    WIDE,
    WORLD,
    park_spots,
    road_rect,
    street_left,
    street_top,
)
from desktop.boards.house_numbers.words import street_name, town_of
from engine.games.house_numbers.sheet import PARK_VALUES

PX = 1 / UNIT
"""Board units per design pixel."""
LABEL_END = 104.0
"""So far to the right the name of a street reaches on its road."""
CARS = (("car_yellow", 0, 1250.0), ("car_blue", 1, 1036.0), ("car_red", 2, 799.0), ("car_green", 2, 1308.0))
TREES = (
    ("round", "apple", "poplar"),
    ("apple", "pine", "round", "poplar"),
    ("round", "poplar", "apple", "pine", "round"),
)


class Ground(Piece):
    """Roads, park meadows, street ends, cars and the sign of the town. State: (town, name of its seat)."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("ground",), WORLD, look, Layer.GROUND, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws from the back to the front, streets from top to bottom."""
        sprites = self.look.sprites
        for street in range(3):
            top, left = street_top(street), street_left(street)
            meadow = f"{FOLDER}park_ground_{street + 1}"
            sprites.paint(painter, meadow, left - 9.5 - sprites.size(meadow).width(), top)
            self.draw_road(painter, top, left)
            sprites.paint(painter, f"{FOLDER}crossing", left - 48.6, top + 154.95)
            label = road_rect(street)
            room = QRectF(10, label.top(), LABEL_END - 14, label.height())
            painter.fillRect(QRectF(8, label.top() + 4, 92, label.height() - 8), self.look.palette.street)
            write(painter, self.look, (street_name(street), str(street + 1)), room, 16 * PX, 600, unit=PX)
        for name, street, x in CARS:
            sprites.paint(painter, f"{FOLDER}{name}", x, street_top(street) + 159.5)
        self.draw_sign(painter)

    def draw_road(self, painter: QPainter, top: float, left: float) -> None:
        """Draws pavement and roadway along the whole street, in the measures of street.svg without its seams."""
        colours = self.look.palette.lines

        def band(y: float, high: float, colour: str) -> None:
            painter.fillRect(QRectF(0, top + DEPTH - 1 + y, WIDE, high), QColor(colours.get(colour, colour)))

        band(1, 9.52, "#EFE8D8")
        band(10.52, 38.1, "#CFC7BA")
        for y, high in ((0.05, 1.9), (9.33, 2.38), (47.43, 2.38)):
            band(y, high, "#1F2D3A")
        painter.setPen(QPen(faded("#FFFFFF", 0.85), 2.38, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = top + DEPTH + 28.57
        dash = left - 100 * (left // 100) + 8.93 - 100
        while dash < WIDE - 16:
            # No dash runs through the crossing.
            if dash > 0 and not left - 62 < dash < left - 14:
                painter.drawLine(QPointF(dash, middle), QPointF(dash + 15.47, middle))
            dash += 33.33

    def draw_sign(self, painter: QPainter) -> None:
        """Draws the sign with the name of the town."""
        town, owner = self.state or ("", "")
        painter.save()
        painter.translate(4.8, 1.2)
        painter.scale(PX, PX)
        self.look.sprites.paint(painter, f"{FOLDER}town_sign", 0, 0)
        write(painter, self.look, town, QRectF(14, 13, 112, 34), 25, 700, align=CENTRE)
        write(
            painter,
            self.look,
            (town_of(owner), owner),
            QRectF(12, 53, 116, 23),
            16,
            colour=self.look.palette.pencil,
            align=CENTRE,
        )
        painter.restore()


class Ends(Piece):
    """The permanent fences at the street ends: a post each, so that little is painted when something moves nearby."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("ends",), WORLD, look, Layer.FENCE, parent)
        self.posts = [Post(look, x, street_top(s), self) for s in range(3) for x in (street_left(s), WIDE)]

    def boundingRect(self) -> QRectF:
        """Nothing: the posts paint themselves."""
        return QRectF()

    def hit(self) -> QRectF:
        """Nothing: what lies between the ends is hit instead."""
        return QRectF()

    def draw(self, painter: QPainter) -> None:
        """Draws nothing itself."""


class Post(QGraphicsItem):
    """The fence at one end of a street."""

    def __init__(self, look: Look, x: float, top: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.look = look
        self.setPos(x - 9, top - 5)

    def boundingRect(self) -> QRectF:
        """The size of the picture."""
        return QRectF(-1, -1, 22, DEPTH + 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the posts."""
        self.look.sprites.paint(painter, f"{FOLDER}street_end", 0, 0)


@dataclass(frozen=True)
class ParkState:
    """Parks of a street: boxes ``crossed``, of which the last one by the draft if ``draft``; ``mark`` outlines the
    last tree."""

    crossed: int = 0
    draft: bool = False
    mark: str = ""


class Parks(Piece):
    """The park of a street: a tree per box, the value under it, a gold ring around the value that counts."""

    def __init__(self, street: int, look: Look, parent: QGraphicsItem) -> None:
        top = street_top(street)
        left = 165.0 if street == 0 else 0.0
        super().__init__(
            ("park", street), QRectF(left, top, street_left(street) - left - 9, DEPTH), look, Layer.PIECE, parent
        )
        self.street = street
        self.state = ParkState()

    def draw(self, painter: QPainter) -> None:
        """Draws the trees from left to right, then their boxes."""
        values = PARK_VALUES[self.street]
        spots = park_spots(self.street)
        sprites, state = self.look.sprites, self.state
        small = self.street == 2
        for i, (x, foot, box) in enumerate(spots):
            if i == len(values) - 1:
                factor = 0.74 if small else 0.95
                # The fountain is a value, not a box: it runs once every tree stands.
                name = "fountain"
                sprites.paint(
                    painter, f"{FOLDER}{name}", x - 26 * factor, foot - (4 if small else 0) - 46 * factor, factor=factor
                )
            elif small:
                self.draw_tree(painter, i, "_small", QPointF(x - 21, foot - 49))
            else:
                self.draw_tree(painter, i, "", QPointF(x - 30, foot - 67))
            self.draw_value(painter, i, QPointF(x, box))
        self.draw_ring(painter)
        if state.mark and 0 < state.crossed <= len(spots):
            x, _, box = spots[state.crossed - 1]
            high = 78 if small else 104
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.blueprint, 4 if state.mark == "pointed" else 2.6, dash=(14, 10)))
            painter.drawRoundedRect(QRectF(x - 29, box + 15 - high, 58, high), 8, 8)

    @property
    def stood(self) -> int:
        """How many boxes were crossed before what moves now."""
        return self.state.crossed if self.was is None else min(self.was.crossed, self.state.crossed)

    def draw_tree(self, painter: QPainter, place: int, small: str, corner: QPointF) -> None:
        """Draws a planned tree or a built one; a new one grows out of its outline."""
        sprites = self.look.sprites
        built = place < self.state.crossed
        share = stage(self.progress, 0, 0.4) if built and place >= self.stood else float(built)
        if share < 1:
            sprites.paint(painter, f"{FOLDER}park_tree_planned{small}", corner.x(), corner.y(), opacity=1 - share)
        if share > 0:
            name = f"{FOLDER}park_tree_built_{TREES[self.street][place]}{small}"
            sprites.paint(painter, name, corner.x(), corner.y(), opacity=share)

    def draw_ring(self, painter: QPainter) -> None:
        """Draws the gold ring around the value that counts; it moves on when a box was crossed."""
        values, spots = PARK_VALUES[self.street], park_spots(self.street)
        to = min(self.state.crossed, len(values) - 1)
        share = stage(self.progress, 0.6, 1) if self.was is not None else 1.0
        start = spots[min(self.stood, len(values) - 1)]
        x, y = (start[i] + (spots[to][i] - start[i]) * share for i in (0, 2))
        factor = 1.18 if values[to] >= 10 else 1.0
        painter.save()
        painter.translate(x, y)
        painter.scale(PX, PX)
        self.look.sprites.paint(painter, f"{FOLDER}circle_mark_park", -19 * factor, -17, size=(38 * factor, 33))
        painter.restore()

    def draw_value(self, painter: QPainter, place: int, at: QPointF) -> None:
        """Draws a value in its box, crossed or not."""
        state, palette = self.state, self.look.palette
        value = PARK_VALUES[self.street][place]
        painter.save()
        painter.translate(at)
        painter.scale(PX, PX)
        wide = 28 if value >= 10 else 22
        painter.setPen(QPen(QColor(palette.pencil), 1.25))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(QRectF(-wide / 2, -10, wide, 20), 5, 5)
        counts = place == state.crossed
        crossed = place < state.crossed
        write(
            painter, self.look, str(value), QRectF(-wide / 2, -10, wide, 20), 16, 700 if counts else 400,
            colour=palette.pencil if crossed else palette.ink, align=CENTRE, tabular=True,
        )  # fmt: skip
        sprites = self.look.sprites
        if crossed:
            draft = state.draft and place == state.crossed - 1
            swaps = (("#2E3740", palette.blueprint),) if draft else ()
            if draft and self.look.patterns:
                hatch(painter, QRectF(-wide / 2, -10, wide, 20), palette.blueprint, gap=5, width=1.2, share=0.7)
            share = stage(self.progress, 0.3, 0.6) if place >= self.stood else 1.0
            if share < 1:
                painter.setClipRect(QRectF(-wide / 2 - 2, -12, (wide + 4) * share, 24))
            sprites.paint(
                painter, f"{FOLDER}cross_wide_{place % 3 + 1}", -wide / 2 - 1, -11, size=(wide + 2, 22), swaps=swaps
            )
        painter.restore()
