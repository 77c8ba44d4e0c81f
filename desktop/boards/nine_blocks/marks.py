"""What speaks against a tile, drawn over the grid: red line ends, dimension lines, the way to the note."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import paint
from desktop.boards.nine_blocks.ground import LETTER, LETTER_UNIT, upright
from desktop.boards.nine_blocks.layout import SIDE, SPACE, along, bar_place, block_corner
from desktop.texts import nine_blocks as texts
from engine.games.nine_blocks.grid import BLOCKS, COLUMNS, ROWS

Pair = tuple[int, int, int]
"""A unit in which two spaces contradict each other."""


@dataclass(frozen=True)
class MarksState:
    """``pairs`` that contradict each other; ``units`` whose ends are red without one; ``spin`` as on the ground."""

    pairs: tuple[Pair, ...] = ()
    units: tuple[int, ...] = ()
    spin: int = 0


class Marks(Piece):
    """Red line ends and dimension lines over the grid. State: ``MarksState``."""

    def __init__(self, look: Look, root: QGraphicsItem) -> None:
        super().__init__(("marks",), QRectF(0, 0, SIDE, SIDE), look, Layer.MARK, root)
        self.margin = 4
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws every pair."""
        if self.state is None:
            return
        state: MarksState = self.state
        for unit in dict.fromkeys((*(pair[0] for pair in state.pairs), *state.units)):
            draw_unit(painter, self.look, unit, state.spin)
        for unit, one, other in state.pairs:
            draw_dimension(painter, self.look, unit, one, other)


def draw_unit(painter: QPainter, look: Look, unit: int, spin: int) -> None:
    """Draws both ends of a line in red, or the outline of a block."""
    if unit in BLOCKS:
        painter.setPen(QPen(QColor(look.palette.refuse), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = block_corner(unit - BLOCKS.start)
        painter.drawRect(QRectF(corner.x() - 3, corner.y() - 3, 306, 306))
        return
    for end in (0, 1):
        with upright(painter, bar_place(unit, end), spin):
            paint(painter, look, "line_label_refused", -19, -18)
            colour = look.palette.desk if look.palette.dark else "#FFFFFF"
            room = QRectF(-24, -19, 48, 38)
            write(
                painter, look, texts.line_sign(unit), room, LETTER, 700, colour=colour, align=CENTRE, unit=LETTER_UNIT
            )


def dimension_path(unit: int, one: int, other: int) -> tuple[QPainterPath, QPointF, QPointF]:
    """The line between two spaces along street or gap, never across a tile, and its two ends."""
    (row, column), (row2, column2) = divmod(one, 9), divmod(other, 9)
    half = SPACE / 2
    if unit in COLUMNS:
        x = along(column) + 2
        ends = QPointF(x, along(row) + half), QPointF(x, along(row2) + half)
        points = list(ends)
    elif unit in ROWS:
        y = along(row) + 2
        ends = QPointF(along(column) + half, y), QPointF(along(column2) + half, y)
        points = list(ends)
    else:
        x = along(max(column, column2)) if column != column2 else along(column) + 2
        y = along(row2) + half
        ends = QPointF(x, along(row) + half), QPointF(x, y)
        points = list(ends)
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path, ends[0], ends[1]


def draw_dimension(painter: QPainter, look: Look, unit: int, one: int, other: int) -> None:
    """Draws the dimension line of a pair with a dot at each end."""
    palette = look.palette
    path, first, last = dimension_path(unit, one, other)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((palette.paper, 12.0), (palette.refuse, 5.0)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
    painter.setPen(QPen(QColor(palette.paper), 3))
    painter.setBrush(QColor(palette.refuse))
    for point in (first, last):
        painter.drawEllipse(point, 9, 9)


class Leader(Piece):
    """The thin line from a refused space to the note that tells why. State: its points in scene coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__(("leader",), QRectF(), look, Layer.SENTENCE)
        self.margin = 4
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def lead(self, points: tuple[QPointF, ...]) -> None:
        """Draws the line through ``points``, none without any."""
        self.setVisible(len(points) > 1)
        if len(points) > 1:
            xs, ys = [point.x() for point in points], [point.y() for point in points]
            self.resize(QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))))
        self.put(tuple((point.x(), point.y()) for point in points))

    def draw(self, painter: QPainter) -> None:
        """Draws the line."""
        if not self.state:
            return
        for colour, width in ((self.look.palette.paper, 4.0), (self.look.palette.refuse, 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            for (ax, ay), (bx, by) in zip(self.state, self.state[1:], strict=False):
                painter.drawLine(QPointF(ax, ay), QPointF(bx, by))
