"""The sheet's streets below the board root: ground with parks, plots, gaps, brackets, sentences on the road."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.art import FOLDER, GARDEN_OF, GARDENS, house, paint_bis, paint_number
from desktop.boards.house_numbers.layout import (
    DEPTH,
    UNIT,
    WIDE,
    WORLD,
    gap_rect,
    park_spots,
    plot_rect,
    road_rect,
    street_left,
    street_top,
)
from desktop.boards.house_numbers.words import street_name, town_of
from engine.games.house_numbers.sheet import LAST_PLOTS, PARK_VALUES, STREET_OF

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
            room = QRectF(10, label.top(), 130, label.height())
            painter.fillRect(QRectF(8, label.top() + 4, 92, label.height() - 8), self.look.palette.street)
            write(painter, self.look, street_name(street), room, 16 * PX, 600)
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
        write(painter, self.look, town, QRectF(9, 13, 122, 34), 25, 700, align=CENTRE)
        write(
            painter,
            self.look,
            town_of(owner),
            QRectF(9, 53, 122, 23),
            16,
            colour=self.look.palette.pencil,
            align=CENTRE,
        )
        painter.restore()


class Ends(Piece):
    """The permanent fences at the street ends."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("ends",), WORLD, look, Layer.FENCE, parent)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws two per street."""
        for street in range(3):
            for x in (street_left(street), WIDE):
                self.look.sprites.paint(painter, f"{FOLDER}street_end", x - 9, street_top(street) - 5)


@dataclass(frozen=True)
class PlotState:
    """What a plot shows.

    ``number`` -1 without a house; ``pool`` "", "planned", "built" or "lost"; ``draft`` marks what the turn in work
    adds. ``light`` is "" or "peek" (the pair under the pointer fits), "legal" (``lit`` may be written here), "wish"
    (the same, for something other than a number), "focus" or "refused" with ``lit`` as the number shown (-1: none);
    ``lit_pool`` that the pool would be built; ``lit_bis`` a copy.
    """

    number: int = -1
    bis: bool = False
    roundabout: bool = False
    pool: str = ""
    draft: bool = False
    light: str = ""
    lit: int = -1
    lit_pool: bool = False
    lit_bis: bool = False


class Plot(Piece):
    """One plot with its garden, pool, house and number; the roundabout lies over its pavement."""

    radius = 8.0

    def __init__(self, plot: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("plot", plot), QRectF(0, 0, 100, DEPTH), look, Layer.PIECE + plot / 100, parent)
        self.plot = plot
        self.setPos(plot_rect(plot).topLeft())
        self.state = PlotState()
        self.rise = 1.0
        """How far a new house has risen, for decoration: 0 is not there yet."""

    def boundingRect(self) -> QRectF:
        """A roundabout reaches over the pavement."""
        return QRectF(-8, -8, 116, 172)

    def draw(self, painter: QPainter) -> None:
        """Draws ground, back edge, dots, pool or garden, house, number."""
        state: PlotState = self.state
        sprites = self.look.sprites
        lit = state.light
        # A flat ground under the picture: pixmaps of neighbours leave a seam at odd scales.
        ground = "#CFE0BE" if state.number >= 0 or state.roundabout else "#F6F3E6"
        painter.fillRect(QRectF(0, 0, 100, DEPTH), QColor(self.look.palette.lines.get(ground, ground)))
        if state.number >= 0 or state.roundabout:
            sprites.paint(painter, f"{FOLDER}plot_built_{self.plot % 4 + 1}", 0, 0)
        elif lit and lit != "peek":
            sprites.paint(painter, f"{FOLDER}plot_{'empty_3' if lit == 'refused' else 'paper'}", 0, 0)
        else:
            variant = (4, 1, 4, 3, 4, 1, 2, 4, 3, 1, 4)[self.plot % 11]
            sprites.paint(painter, f"{FOLDER}plot_empty_{variant}", 0, 0)
        sprites.paint(painter, f"{FOLDER}plot_back_edge", 0, -1)
        if not LAST_PLOTS >> self.plot & 1:
            sprites.paint(painter, f"{FOLDER}plot_divider", 99, 2)
        if state.roundabout:
            sprites.paint(painter, f"{FOLDER}roundabout", 5, 22)
        if lit in ("legal", "wish"):
            sprites.paint(painter, f"{FOLDER}plot_legal", 0, 0)
        elif lit == "peek":
            painter.fillRect(QRectF(4, 4, 92, DEPTH - 8), faded(self.look.palette.legal, 0.18))
        elif lit == "focus":
            sprites.paint(painter, f"{FOLDER}plot_legal_focus", 0, 0)
        elif lit == "refused":
            sprites.paint(painter, f"{FOLDER}plot_refused", 0, 0)
        self.draw_back(painter)
        if state.number >= 0:
            self.draw_house(painter, state.number, bis=state.bis, opacity=self.rise)
        elif lit in ("legal", "wish"):
            self.draw_legal(painter)
        elif lit == "focus":
            self.draw_focus(painter)
        elif lit == "refused" and state.lit >= 0:
            paint_number(
                painter, self.look, str(state.lit), 50, 85.7, 36.9, colour=self.look.palette.refuse, seed=self.plot
            )
            sprites.paint(painter, f"{FOLDER}mark_strike", 21, 85.6)
        if state.draft:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.blueprint, 2.6, dash=(7, 5)))
            painter.drawRoundedRect(QRectF(4, 3, 92, DEPTH - 6), 7, 7)
        if self.hovered and state.draft:
            painter.fillRect(QRectF(4, 3, 92, DEPTH - 6), faded(self.look.palette.blueprint, 0.12))

    def draw_back(self, painter: QPainter) -> None:
        """Draws the pool, or the garden of a built plot."""
        state: PlotState = self.state
        if state.roundabout:
            return
        name = {"planned": "pool_planned", "lost": "pool_lost", "": ""}.get(state.pool, "pool_built")
        if state.pool == "built":
            name = "pool_built_yellow" if STREET_OF[self.plot] == 1 else "pool_built_red"
        if state.pool == "planned" and state.lit_pool:
            name = "pool_preview" if state.light == "focus" else "pool_legal"
        if name:
            self.look.sprites.paint(painter, f"{FOLDER}{name}", 2, 3)
        elif state.number >= 0:
            corner = {"tree": (5, -4), "poplar": (13, 0), "apple": (12, -3), "laundry": (14, 9), "beds": (13, 9)}
            corner |= {"swing": (10, 4), "doghouse": (15, 1)}
            garden = GARDENS[GARDEN_OF[self.plot]]
            self.look.sprites.paint(painter, f"{FOLDER}garden_{garden}", *corner[garden])

    def draw_house(self, painter: QPainter, number: int, *, bis: bool, opacity: float = 1.0) -> None:
        """Draws a house with its number in pencil."""
        palette = self.look.palette
        name, swaps = house(self.plot, number, bis=bis, dark=palette.dark)
        self.look.sprites.paint(painter, name, 3.8, 36.5, swaps=swaps, opacity=opacity)
        pencil = "#EEF4F8" if palette.dark else "#2E3740"
        colour = (palette.blueprint if not palette.dark else "#BFE4FF") if self.state.draft else pencil
        words = str(number)
        middle = 42.9 if len(words) > 1 or bis else 47.6
        if bis:
            paint_number(painter, self.look, words, middle, 90.5, 27.4, colour=colour, seed=self.plot, opacity=opacity)
            paint_bis(painter, self.look, middle, 122, 14.9, colour=colour)
        else:
            top, high = (94.6, 32.1) if len(words) > 1 else (94.6, 33.3)
            paint_number(painter, self.look, words, middle, top, high, colour=colour, seed=self.plot, opacity=opacity)

    def draw_legal(self, painter: QPainter) -> None:
        """Draws what could be written here."""
        state: PlotState = self.state
        self.look.sprites.paint(painter, f"{FOLDER}house_pencil_legal", 4, 39.9)
        colour = self.look.palette.number_legal
        if state.lit >= 0:
            high = 30.0 if state.lit_bis else 36.9
            paint_number(painter, self.look, str(state.lit), 50, 85.7, high, colour=colour, seed=self.plot)
            if state.lit_bis:
                paint_bis(painter, self.look, 50, 119, 14.9, colour=colour)
        elif state.light == "wish":
            self.look.sprites.paint(painter, f"{FOLDER}roundabout_token", 22, 76, size=(56, 56), opacity=0.45)

    def draw_focus(self, painter: QPainter) -> None:
        """Draws what would stand here after the drop, half transparent."""
        state: PlotState = self.state
        palette = self.look.palette
        if state.lit < 0:
            self.look.sprites.paint(painter, f"{FOLDER}roundabout_token", 10, 44, size=(80, 80), opacity=0.7)
            return
        name, swaps = house(self.plot, state.lit, bis=state.lit_bis, dark=palette.dark)
        self.look.sprites.paint(painter, name, 3.8, 36.5, swaps=swaps, opacity=0.5)
        if len(str(state.lit)) == 1:
            self.look.sprites.paint(painter, f"{FOLDER}plot_number_ground", 29, 82.3, opacity=0.8)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.paper, 0.75))
            painter.drawRoundedRect(QRectF(18, 83, 62, 49), 6, 6)
        high = 31.0 if state.lit_bis else 40.5
        paint_number(painter, self.look, str(state.lit), 48.8, 88.1, high, colour=palette.legal, seed=self.plot)
        if state.lit_bis:
            paint_bis(painter, self.look, 48.8, 121, 14.9, colour=palette.legal)


@dataclass(frozen=True)
class GapState:
    """What stands between two plots: ``fence`` "", "built" or "draft"; ``lit`` a fence may be put here."""

    fence: str = ""
    lit: bool = False


class Gap(Piece):
    """The border of two plots, where a fence stands or may be put."""

    radius = 5.0

    def __init__(self, gap: int, look: Look, parent: QGraphicsItem) -> None:
        rect = gap_rect(gap)
        super().__init__(
            ("gap", gap), QRectF(-rect.width() / 2, 0, rect.width(), DEPTH), look, Layer.FENCE + gap / 100, parent
        )
        self.gap = gap
        self.margin = 12
        self.setPos(rect.center().x(), rect.top())
        self.state = GapState()

    def draw(self, painter: QPainter) -> None:
        """Draws the fence, the strip that a fence may be put on, or nothing."""
        state: GapState = self.state
        if state.lit and state.fence != "built":
            over = self.hovered or self.ringed
            painter.setPen(ink(self.look.palette.legal, 3 if over else 2, dash=None if over else (6, 4)))
            painter.setBrush(faded(self.look.palette.legal, 0.38 if over else 0.24))
            painter.drawRoundedRect(QRectF(-8, 1, 16, DEPTH - 2), 5, 5)
            if over:
                self.paint_fence(painter, 0.6)
        if state.fence:
            self.paint_fence(painter, 1.0)
        if state.fence == "draft":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.blueprint, 2.4, dash=(7, 5)))
            painter.drawRoundedRect(QRectF(-10, -9, 20, DEPTH + 17), 5, 5)

    def paint_fence(self, painter: QPainter, opacity: float) -> None:
        """Draws the pickets."""
        self.look.sprites.paint(painter, f"{FOLDER}fence_{self.gap % 2 + 1}", -8, -8, opacity=opacity)


@dataclass(frozen=True)
class ParkState:
    """Parks of a street: boxes ``crossed``, of which the last one by the draft if ``draft``."""

    crossed: int = 0
    draft: bool = False


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
                kind = f"park_tree_built_{TREES[2][i]}_small" if i < state.crossed else "park_tree_planned_small"
                sprites.paint(painter, f"{FOLDER}{kind}", x - 21, foot - 49)
            else:
                kind = f"park_tree_built_{TREES[self.street][i]}" if i < state.crossed else "park_tree_planned"
                sprites.paint(painter, f"{FOLDER}{kind}", x - 30, foot - 67)
            self.draw_value(painter, i, QPointF(x, box), last=i == len(values) - 1)

    def draw_value(self, painter: QPainter, place: int, at: QPointF, *, last: bool) -> None:
        """Draws a value in its box, crossed or ringed."""
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
            sprites.paint(
                painter, f"{FOLDER}cross_wide_{place % 3 + 1}", -wide / 2 - 1, -11, size=(wide + 2, 22), swaps=swaps
            )
        elif counts:
            factor = 1.18 if value >= 10 else 1.0
            sprites.paint(painter, f"{FOLDER}circle_mark_park", -19 * factor, -17, size=(38 * factor, 33))
        painter.restore()


class Bracket(Piece):
    """A bracket on the pavement under an estate, with its size in a tag.

    State: "count", "closing" (by the drop), or while a claim chooses its estates "pick" (may be spent) and "picked".
    """

    radius = 6.0

    def __init__(self, start: int, size: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("bracket", start, size), QRectF(0, 0, 100 * size - 12, 35), look, Layer.MARK, parent)
        self.size = size
        self.margin = 10
        rect = plot_rect(start)
        self.setPos(rect.left() + 6, rect.bottom() - 6)

    def draw(self, painter: QPainter) -> None:
        """Draws bracket and size."""
        palette = self.look.palette
        picking = self.state in ("pick", "picked")
        name = "closing" if self.state in ("closing", "pick") else "count"
        over = picking and (self.hovered or self.ringed)
        if picking:
            colour = palette.legal if self.state == "pick" else palette.blueprint
            painter.setPen(ink(colour, 3 if over else 2, dash=None if over or self.state == "picked" else (6, 4)))
            painter.setBrush(faded(colour, 0.3 if over else 0.18))
            painter.drawRoundedRect(self.rect.adjusted(-4, -3, 4, 2), 6, 6)
        self.look.sprites.paint(painter, f"{FOLDER}estate_bracket_{name}_{self.size}", 0, 0)
        middle = self.rect.width() / 2
        colour = palette.legal_text if name == "closing" else palette.ink
        write(
            painter,
            self.look,
            str(self.size),
            QRectF(middle - 16, 8, 32, 28),
            18 * PX,
            700,
            colour=colour,
            align=CENTRE,
        )


@dataclass(frozen=True)
class RoadState:
    """A sentence on the road: ``words`` with ``kind`` "legal" or "refused"; ``plot`` its notch points at."""

    words: tuple[str, ...]
    kind: str
    plot: int


class RoadSentence(Piece):
    """What a drop gains or why it is refused, written on the road beside the plot, 30 design pixels high."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("road",), QRectF(0, 0, 10, 10), look, Layer.SENTENCE, parent)
        self.margin = 16
        self.hide()

    def tell(self, state: RoadState | None) -> None:
        """Shows a sentence, or nothing."""
        if state is None:
            self.hide()
            self.put(None)
            return
        plot = plot_rect(state.plot)
        scale = min(self.look.text_scale, 1.3)
        high = 30 * PX * max(1.0, scale * 0.9)
        wide = width_of(self.look, "   ·   ".join(state.words), 16 * PX, 600) + 60 * PX
        wide = min(wide, WIDE - LABEL_END)
        street = STREET_OF[state.plot]
        above = street > 0
        road = road_rect(street - 1 if above else street)
        x = max(LABEL_END, min(plot.left() - 14, WIDE - wide - 4))
        y = road.center().y() - high / 2
        self.resize(QRectF(0, 0, wide, high))
        self.setPos(x, y)
        self.put((state, above, plot.center().x() - x))
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws bubble, notch, icon and words."""
        if not self.state:
            return
        state, above, notch = self.state
        palette = self.look.palette
        colour = palette.legal if state.kind == "legal" else palette.refuse
        path = QPainterPath()
        path.addRoundedRect(self.rect, 8, 8)
        tip = QPainterPath()
        edge, out = (self.rect.bottom(), 11) if above else (self.rect.top(), -11)
        tip.moveTo(notch - 10, edge - out * 0.1)
        tip.lineTo(notch, edge + out)
        tip.lineTo(notch + 10, edge - out * 0.1)
        tip.closeSubpath()
        painter.setPen(ink(colour, 2.4))
        painter.setBrush(QColor(palette.paper))
        painter.drawPath(path.united(tip))
        icon = "icons/check" if state.kind == "legal" else "icons/ban"
        side = 20 * PX
        self.look.sprites.paint(
            painter, icon, 12 * PX, self.rect.center().y() - side / 2, size=(side, side), swaps=(("#1F2D3A", colour),)
        )
        room = self.rect.adjusted(40 * PX, 0, -12 * PX, 0)
        text = palette.ink if state.kind == "legal" else palette.refuse
        write(painter, self.look, "   ·   ".join(state.words), room, 16 * PX, 600, colour=text)
