"""The endless lawn: grass with survey crosses and sheep, shut lines to the edge of the view, whole trees over seams.

Each paints only what is to be seen of it: the lawn runs further than any city.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import faded, ink, width_of, wobble, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common_ground.art import paint, paint_turned
from desktop.boards.common_ground.layout import ART, CELL, NAMED_FROM, cell_rect
from engine.games.common_ground.city import EAST, MIDDLE, NORTH, SOUTH, WEST, WIDTH, City, cell_at, place_of

ENDLESS: Final = QRectF(-MIDDLE * CELL, -MIDDLE * CELL, WIDTH * CELL, WIDTH * CELL)
PATCH: Final = 6
"""So many cells the patch of lawn is wide."""
SHUT: Final = "#B93A26"
SIGN_MOST: Final = 2.2
"""A sign is never wider than so many cells."""
TREES: Final = ("whole_tree", "whole_tree_2", "whole_tree_3")


class Endless(Piece):
    """Something that fills the lawn and paints what is exposed.

    A scene that is rendered into a picture counts all of an item as exposed: whoever does that sets ``shown`` to the
    part of the lawn that the picture has.
    """

    def __init__(self, ident: Ident, look: Look, layer: float, parent: QGraphicsItem) -> None:
        super().__init__(ident, ENDLESS, look, layer, parent)
        self.margin = 0
        self.seen = self.shown = ENDLESS
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Keeps what is exposed, then draws."""
        self.seen = option.exposedRect.intersected(self.shown)
        super().paint(painter, option, widget)


class Lawn(Endless):
    """Grass, contour lines, crosses and sheep. State: the cells where no sheep may stand."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("lawn",), look, Layer.GROUND, parent)
        self.kept: tuple[object, QPixmap] | None = None

    def draw(self, painter: QPainter) -> None:
        """Draws what is exposed, out of a picture of what the map shows."""
        device = painter.deviceTransform()
        upright = abs(device.m12()) < 1e-9 and device.m11() > 0
        frame = self.parentItem().parentItem()
        if not upright or frame is None:
            self.draw_grass(painter)
            return
        window = device.mapRect(self.mapFromScene(frame.sceneBoundingRect()).boundingRect()).toAlignedRect()
        key = (window.getRect(), device.m11(), device.dx(), device.dy(), self.state, self.look.palette.name)
        if self.kept is None or self.kept[0] != key:
            picture = QPixmap(window.size())
            inner = QPainter(picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.setTransform(device * QTransform.fromTranslate(-window.x(), -window.y()))
            seen, self.seen = self.seen, self.mapFromScene(frame.sceneBoundingRect()).boundingRect()
            self.draw_grass(inner)
            self.seen = seen
            inner.end()
            self.kept = key, picture
        painter.resetTransform()
        bare = painter.deviceTransform().inverted()[0]
        painter.setClipRect(bare.mapRect(QRectF(window)), Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(bare.mapRect(QRectF(window)), self.kept[1], QRectF(self.kept[1].rect()))

    def draw_grass(self, painter: QPainter) -> None:
        """Draws grass, crosses and sheep."""
        look, seen = self.look, self.seen
        painter.fillRect(seen, QColor(look.palette.lawn))
        side = PATCH * CELL
        left, right = math.floor(seen.left() / side), math.floor(seen.right() / side)
        top, bottom = math.floor(seen.top() / side), math.floor(seen.bottom() / side)
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                paint(painter, look, "lawn_patch", column * side, row * side, factor=ART)
        taken: frozenset[int] = self.state or frozenset()
        half = 5.5 * ART
        for y in range(math.floor(seen.top() / CELL), math.ceil(seen.bottom() / CELL) + 1):
            for x in range(math.floor(seen.left() / CELL), math.ceil(seen.right() / CELL) + 1):
                paint(painter, look, "lawn_cross", x * CELL - half, y * CELL - half, factor=ART)
                self.draw_sheep(painter, x, y, taken)

    def draw_sheep(self, painter: QPainter, x: int, y: int, taken: frozenset[int]) -> None:
        """Draws the sheep of a cell, if it has any and is free; they graze in little flocks."""
        if max(abs(x), abs(y)) >= MIDDLE - 1 or cell_at(x, y) in taken:
            return
        seed = x * 92821 + y * 68917 + 5
        flock = wobble(seed, 1)
        if flock < 0.62:
            return
        count = 1 if flock < 0.85 else 3
        for number in range(count):
            at = QPointF(0.5 + 0.3 * wobble(seed, 2 + number), 0.5 + 0.3 * wobble(seed + number, 7)) * CELL
            turn = 180 * wobble(seed + number, 9)
            lamb = wobble(seed, 11 + number) > 0.7
            painter.save()
            painter.translate(x * CELL + at.x(), y * CELL + at.y())
            painter.scale(ART, ART)
            name, anchor = ("lamb", (5.6, 5.8)) if lamb else ("sheep", (7.3, 7.0))
            paint_turned(painter, self.look, name, (0, 0), anchor, turn)
            painter.restore()


@dataclass(frozen=True)
class Line:
    """A shut line: from the closed side of the tile on ``cell`` outwards; ``draft`` while it is only a preview."""

    cell: int
    side: int
    draft: bool = False


class ShutLines(Endless):
    """Hatched lines where nothing may be laid. State: (lines, cells that are taken)."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("shut",), look, Layer.STREET, parent)

    def put(self, state: tuple[tuple[Line, ...], frozenset[int]], *, active: bool = False, name: str = "") -> None:
        """Shows these lines; repaints only those that changed."""
        old: tuple[tuple[Line, ...], frozenset[int]] = self.state or ((), frozenset())
        self.state = state
        # A tile that came to lie moves the signs of all lines.
        changed = set(old[0]) ^ set(state[0]) if old[1] == state[1] else {*old[0], *state[0]}
        for line in changed:
            x, y = place_of(line.cell)
            self.update(strip_of(x, y, line.side).adjusted(-CELL, -CELL, CELL, CELL))

    def draw(self, painter: QPainter) -> None:
        """Draws every line that is exposed."""
        if self.state is None:
            return
        lines, taken = self.state
        for line in lines:
            self.draw_line(painter, line, taken)

    def draw_line(self, painter: QPainter, line: Line, taken: frozenset[int]) -> None:
        """Draws hatch, rims and the sign of one line."""
        seen = self.seen
        x, y = place_of(line.cell)
        step = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}[line.side]
        # The whole strip, whatever is exposed, so that its dashes always begin at the same place.
        strip = strip_of(x, y, line.side)
        if not strip.intersects(seen):
            return
        painter.setOpacity(0.75 if line.draft else 1.0)
        draw_hatch(painter, strip, seen.adjusted(-CELL, -CELL, CELL, CELL), across=line.side in (EAST, WEST))
        number = 1
        while cell_at(x + step[0] * number, y + step[1] * number) in taken and number < MIDDLE - 2:
            number += 1
        sign = QPointF((x + step[0] * number + 0.5) * CELL, (y + step[1] * number + 0.5) * CELL)
        self.draw_sign(painter, sign, step)
        painter.setOpacity(1.0)

    def draw_sign(self, painter: QPainter, middle: QPointF, step: tuple[int, int]) -> None:
        """Draws the "shut" sign in the first free cell of a line that goes on by ``step``; its words stay readable from
        far away, where the sign grows beyond the cell outwards, and go where they would grow too far."""
        look, palette = self.look, self.look.palette
        shown = self.sceneTransform()
        unit = max(1.0, 0.76 / max(0.05, math.hypot(shown.m11(), shown.m12())))
        words = QCoreApplication.translate("CommonGroundBoard", "shut")
        wide = width_of(look, words, 22, 700) + 56
        if wide * unit > SIGN_MOST * CELL:
            words, wide = "", 44.0
        painter.save()
        outwards = max(0.0, wide * unit / 2 + 12 - CELL / 2)
        painter.translate(middle.x() + step[0] * outwards, middle.y())
        painter.scale(unit, unit)
        room = QRectF(-wide / 2, -22, wide, 44)
        painter.setPen(QPen(QColor(SHUT), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(room, 6, 6)
        paint(painter, look, "no_entry", room.left() + 9, -13, size=(26, 26))
        colour = palette.refuse if palette.dark else "#8C2415"
        if words:
            write(painter, look, words, QRectF(room.left() + 42, -18, wide - 48, 36), 22, 700, colour=colour)
        painter.restore()


def draw_hatch(painter: QPainter, strip: QRectF, seen: QRectF, *, across: bool) -> None:
    """Hatches a shut line in one go, so that it has no seams, with dashed rims along its sides."""
    area = strip.intersected(seen)
    inner = strip.adjusted(0, 4, 0, -4) if across else strip.adjusted(4, 0, -4, 0)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(inner.intersected(area), faded(SHUT, 0.1))
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(SHUT, 0.62), 3))
    pitch, reach = CELL / 8, inner.height() if across else inner.width()
    low, high = (area.left(), area.right()) if across else (area.top(), area.bottom())
    for number in range(math.floor((low - reach) / pitch), math.ceil((high + reach) / pitch) + 1):
        at = number * pitch
        if across:
            painter.drawLine(QPointF(at, inner.bottom()), QPointF(at + reach, inner.top()))
        else:
            painter.drawLine(QPointF(inner.left(), at + reach), QPointF(inner.right(), at))
    painter.restore()
    painter.save()
    painter.setClipRect(area.adjusted(-4, -4, 4, 4), Qt.ClipOperation.IntersectClip)
    painter.setPen(ink(SHUT, 2.5, dash=(13, 8)))
    rims = ((inner.topLeft(), inner.topRight()), (inner.bottomLeft(), inner.bottomRight()))
    if not across:
        rims = ((inner.topLeft(), inner.bottomLeft()), (inner.topRight(), inner.bottomRight()))
    for first, last in rims:
        painter.drawLine(first, last)
    painter.restore()


def strip_of(x: int, y: int, side: int) -> QRectF:
    """The cells beyond a side of the tile at (x, y), to the end of the lawn, in board units."""
    far = ENDLESS
    if side == NORTH:
        return QRectF(x * CELL, far.top(), CELL, y * CELL - far.top())
    if side == SOUTH:
        return QRectF(x * CELL, (y + 1) * CELL, CELL, far.bottom() - (y + 1) * CELL)
    if side == WEST:
        return QRectF(far.left(), y * CELL, x * CELL - far.left(), CELL)
    return QRectF((x + 1) * CELL, y * CELL, far.right() - (x + 1) * CELL, CELL)


Seam = tuple[int, int]
"""A whole tree: the cell at its west or north, and EAST or SOUTH."""


def seams_of(city: City) -> tuple[Seam, ...]:
    """Every whole tree of the city: by rows, then by columns."""
    found = []
    for side, step in ((EAST, 1), (SOUTH, WIDTH)):
        for cell in sorted(city.occupied):
            other = cell + step
            if other in city.occupied and city.closed.get(cell, -1) != side and city.closed.get(other, -1) != side ^ 2:
                found.append((cell, side))
    return tuple(found)


def halves_of(city: City, cell: int) -> int:
    """The sides of a tile with a half tree that is not yet whole."""
    mask = 0
    for side, step in enumerate((-WIDTH, 1, WIDTH, -1)):
        other = cell + step
        if city.closed.get(cell, -1) != side and (other not in city.occupied or city.closed.get(other, -1) == side ^ 2):
            mask |= 1 << side
    return mask


def seam_at(seam: Seam) -> QPointF:
    """The crown of a whole tree in board units."""
    cell, side = seam
    corner = cell_rect(cell).topLeft()
    return corner + (QPointF(CELL, 0.2895 * CELL) if side == EAST else QPointF(CELL / 2, CELL))


def tree_variant(seam: Seam) -> str:
    """Which of the three trees stands on a seam."""
    x, y = place_of(seam[0])
    return TREES[(3 * x + 5 * y + seam[1]) % 3]


class WholeTrees(Endless):
    """All whole trees. State: their seams; ``growing`` tells of some how far they have grown."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("trees",), look, Layer.FENCE, parent)
        self.growing: dict[Seam, float] = {}

    def grow(self, seam: Seam, share: float) -> None:
        """Shows a tree so far grown; 1.0 forgets about it."""
        if share >= 1:
            self.growing.pop(seam, None)
        else:
            self.growing[seam] = share
        at = seam_at(seam)
        self.update(QRectF(at.x() - 48, at.y() - 48, 96, 96))

    def put(self, state: tuple[Seam, ...], *, active: bool = False, name: str = "") -> None:
        """Shows these trees; repaints only around those that changed."""
        old = set(self.state or ())
        self.state = state
        for seam in old.symmetric_difference(state):
            at = seam_at(seam)
            self.update(QRectF(at.x() - 30, at.y() - 30, 60, 60))

    def draw(self, painter: QPainter) -> None:
        """Draws the trees that are exposed; smaller ones where they would cover the names of small tiles."""
        shown = self.sceneTransform()
        small = math.hypot(shown.m11(), shown.m12()) * CELL < NAMED_FROM * self.look.growth
        seen = self.seen.adjusted(-30, -30, 30, 30)
        for seam in self.state or ():
            at = seam_at(seam)
            if seen.contains(at):
                paint_tree(
                    painter, self.look, at, tree_variant(seam), self.growing.get(seam, 1.0) * (0.7 if small else 1.0)
                )


def paint_tree(painter: QPainter, look: Look, at: QPointF, name: str, grown: float = 1.0) -> None:
    """Draws a whole tree with its crown at ``at``, in board units."""
    if grown <= 0:
        return
    factor = ART * grown
    paint(painter, look, name, at.x() - 15 * factor, at.y() - 15 * factor, factor=factor)


class Veil(Piece):
    """Dims the city on the mayor's desk, where it is only an overview."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("veil",), ENDLESS, look, Layer.MARK + 5, parent)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws the veil."""
        painter.fillRect(ENDLESS, faded("#0D1F2E" if self.look.palette.dark else "#1F2D3A", 0.34))
