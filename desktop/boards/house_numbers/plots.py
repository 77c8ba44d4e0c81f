"""Plots with their houses, pools and numbers, and the gaps between them where fences stand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import faded, hatch, ink
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.art import FOLDER, GARDEN_OF, GARDENS, house, paint_bis, paint_number
from desktop.boards.house_numbers.layout import DEPTH, gap_rect, plot_rect
from engine.games.house_numbers.sheet import LAST_PLOTS, STREET_OF

FADED = 200 / 450
"""The share of a house's movement in which it fades in; in the rest its number is written."""
BOUNDS = QRectF(-6, -5.5, 112, 155)
ROUNDABOUT_BOUNDS = QRectF(-8, -8, 116, 172)
CORNER = 17.0
"""The length of the corners around what was done last, in board units."""


@dataclass(frozen=True)
class PlotState:
    """What a plot shows.

    ``number`` -1 without a house; ``pool`` "", "planned", "built" or "lost"; ``draft`` marks what the turn in work
    adds. ``light`` is "" or "peek" (the pair under the pointer fits), "legal" (``lit`` may be written here), "wish"
    (the same, for something other than a number), "focus" or "refused" with ``lit`` as the number shown (-1: none);
    ``lit_pool`` that the pool would be built; ``lit_bis`` a copy. ``mark`` outlines what was done last ("last") or
    what a log line speaks of ("pointed").
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
    mark: str = ""

    @property
    def filled(self) -> bool:
        """Whether a house or a roundabout stands here."""
        return self.number >= 0 or self.roundabout


class Plot(Piece):
    """One plot with its garden, pool, house and number; the roundabout lies over its pavement."""

    radius = 8.0

    def __init__(self, plot: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("plot", plot), QRectF(0, 0, 100, DEPTH), look, Layer.PIECE + plot / 100, parent)
        self.plot = plot
        self.setPos(plot_rect(plot).topLeft())
        self.state = PlotState()

    def boundingRect(self) -> QRectF:
        """The plot with its ring; a roundabout reaches over the pavement."""
        return ROUNDABOUT_BOUNDS if self.state is not None and self.state.roundabout else BOUNDS

    def put(self, state: PlotState, *, active: bool = False, name: str = "") -> None:
        """Shows ``state``; one with a roundabout is larger."""
        if state.roundabout != self.state.roundabout:
            self.prepareGeometryChange()
        super().put(state, active=active, name=name)

    def draw(self, painter: QPainter) -> None:
        """Draws the plot; a new house fades in, then its number is written."""
        state: PlotState = self.state
        new = self.was is not None and state.filled and not self.was.filled
        fade = stage(self.progress, 0, FADED) if new else 1.0
        if fade < 1:
            self.state = replace(self.was, light="", lit=-1)
            self.draw_all(painter, 1.0)
            self.state = state
            painter.setOpacity(fade)
        self.draw_all(painter, stage(self.progress, FADED, 1) if new else 1.0)
        painter.setOpacity(1)
        self.draw_mark(painter)

    def draw_mark(self, painter: QPainter) -> None:
        """Draws the outline of what was done last, as four corners, or of what a log line speaks of."""
        state: PlotState = self.state
        if not state.mark:
            return
        colour = self.look.palette.blueprint
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(4, 3, 92, DEPTH - 7)
        if state.mark == "pointed":
            painter.setPen(QPen(QColor(self.look.palette.paper), 7))
            painter.drawRoundedRect(box, 7, 7)
            painter.setPen(QPen(QColor(colour), 4))
            painter.drawRoundedRect(box, 7, 7)
            return
        painter.setPen(ink(colour, 3))
        for x, dx in ((box.left(), CORNER), (box.right(), -CORNER)):
            for y, dy in ((box.top(), CORNER), (box.bottom(), -CORNER)):
                painter.drawPolyline([QPointF(x, y + dy), QPointF(x, y), QPointF(x + dx, y)])

    def draw_all(self, painter: QPainter, written: float) -> None:
        """Draws ground, back edge, dots, pool or garden, house, and the number as far as it is ``written``."""
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
            painter.save()
            self.draw_house(painter, state.number, bis=state.bis, written=written)
            painter.restore()
        elif lit in ("legal", "wish"):
            self.draw_legal(painter)
        elif lit == "focus":
            self.draw_focus(painter)
        elif lit == "refused" and state.lit >= 0:
            paint_number(
                painter, self.look, str(state.lit), 50, 85.7, 36.9, colour=self.look.palette.refuse, seed=self.plot
            )
            sprites.paint(painter, f"{FOLDER}mark_strike", 21, 85.6)
        if self.look.patterns and not state.filled:
            # Where patterns are wanted, what a wash of colour tells is hatched as well.
            gap = {"legal": 16.0, "wish": 16.0, "peek": 32.0}.get(lit)
            if gap:
                hatch(painter, QRectF(4, 4, 92, 74), self.look.palette.legal, gap=gap, width=1.6, share=0.55)
        if self.look.patterns and state.draft:
            hatch(painter, QRectF(4, 4, 92, 34), self.look.palette.blueprint, gap=8, width=1.6, share=0.6)
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

    def draw_house(self, painter: QPainter, number: int, *, bis: bool, written: float) -> None:
        """Draws a house with its number in pencil, from left to right as far as it is ``written``."""
        palette = self.look.palette
        name, swaps = house(self.plot, number, bis=bis, dark=palette.dark)
        self.look.sprites.paint(painter, name, 3.8, 36.5, swaps=swaps)
        if written <= 0:
            return
        if written < 1:
            painter.setClipRect(QRectF(18, 80, 58 * written, 58), Qt.ClipOperation.IntersectClip)
        pencil = "#EEF4F8" if palette.dark else "#2E3740"
        colour = (palette.blueprint if not palette.dark else "#BFE4FF") if self.state.draft else pencil
        words = str(number)
        middle = 42.9 if len(words) > 1 or bis else 47.6
        if bis:
            paint_number(painter, self.look, words, middle, 90.5, 27.4, colour=colour, seed=self.plot)
            paint_bis(painter, self.look, middle, 122, 14.9, colour=colour)
        else:
            top, high = (94.6, 32.1) if len(words) > 1 else (94.6, 33.3)
            paint_number(painter, self.look, words, middle, top, high, colour=colour, seed=self.plot)

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
    """What stands between two plots: ``fence`` "", "built" or "draft"; ``lit`` a fence may be put here; ``mark`` as
    of a plot."""

    fence: str = ""
    lit: bool = False
    mark: str = ""


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
            new = self.was is not None and not self.was.fence
            self.paint_fence(painter, stage(self.progress, 0, 1) if new else 1.0)
        if state.mark:
            wide = 4.0 if state.mark == "pointed" else 2.6
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.blueprint, wide, dash=None if wide > 3 else (14, 10)))
            painter.drawRoundedRect(QRectF(-11, -9, 22, DEPTH + 17), 6, 6)
        if state.fence == "draft":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.blueprint, 2.4, dash=(7, 5)))
            painter.drawRoundedRect(QRectF(-10, -9, 20, DEPTH + 17), 5, 5)

    def paint_fence(self, painter: QPainter, opacity: float) -> None:
        """Draws the pickets."""
        self.look.sprites.paint(painter, f"{FOLDER}fence_{self.gap % 2 + 1}", -8, -8, opacity=opacity)
