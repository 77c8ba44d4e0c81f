"""What shows while a piece is in the hand: legal places, the target or why it is refused, the ghost, its handles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common.sprites import device_scale, lay
from desktop.boards.room_to_move.art import paint
from desktop.boards.room_to_move.book import piece_of, symbols
from desktop.boards.room_to_move.layout import UNITS, WORLD, corner, edge_line, side_line, square_rect
from desktop.boards.room_to_move.pen import path_of, stamp_edge
from desktop.boards.room_to_move.plan import PX
from engine.geometry.shapes import turned
from engine.geometry.squares import squares_in

LIFTED = 1.04
"""How much larger a piece is while it is carried."""


class Anchors(Piece):
    """Every legal place: strong for the present turn, faint for the others, kept as a pixmap. State: (anchors of this
    turn, anchors of other turns)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("anchors",), WORLD, look, Layer.MARK, parent)
        self.margin = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws washes and corner marks."""
        if self.state is None:
            return
        own, others = self.state
        palette = self.look.palette
        for square in squares_in(others & ~own):
            rect = square_rect(square).adjusted(5, 5, -5, -5)
            painter.fillRect(rect, faded(palette.legal, 0.09))
            corner_mark(painter, square_rect(square), faded(palette.legal, 0.55), 1.6 * PX)
        for square in squares_in(own):
            rect = square_rect(square).adjusted(7, 7, -7, -7)
            painter.setBrush(faded(palette.legal, 0.18))
            painter.setPen(ink(palette.legal, 1.8 * PX, dash=(10, 6)))
            painter.drawRect(rect)
            corner_mark(painter, square_rect(square), QColor(palette.legal), 2.4 * PX)


def corner_mark(painter: QPainter, rect: QRectF, colour: QColor, width: float) -> None:
    """Draws the mark of the north-west corner of a square."""
    at = rect.topLeft() + QPointF(18, 18)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    painter.drawPolyline([at + QPointF(0, 27), at, at + QPointF(27, 0)])


@dataclass(frozen=True)
class TargetState:
    """Where the ghost would be drawn: masks of ``furniture`` and ``circulation``, the ``anchor``; ``bad`` squares and
    ``edges`` at fault (none: it may be drawn); ``sides`` as (edge, has a wall)."""

    furniture: int
    circulation: int
    anchor: int
    refused: bool = False
    bad: int = 0
    edges: tuple[int, ...] = ()
    sides: tuple[tuple[int, int, bool], ...] = ()
    symbol: tuple[int, int, bool] | None = None
    """Piece, turns and mirrored, where it is shown lying there."""


class Target(Piece):
    """The footprint of what is held. State: ``TargetState`` or None."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("target",), QRectF(0, 0, UNITS, UNITS), look, Layer.MARK + 1, parent)
        self.margin = 60

    def show_target(self, state: TargetState | None) -> None:
        """Shows a footprint; only what it covers is painted anew."""
        if state == self.state:
            return
        rect = QRectF()
        if state is not None:
            for square in squares_in(state.furniture | state.circulation):
                rect = rect.united(square_rect(square))
        if not rect.isNull():
            self.resize(rect)
        self.setVisible(state is not None)
        self.put(state)

    def draw(self, painter: QPainter) -> None:
        """Draws the squares, then the sides."""
        if self.state is None:
            return
        state: TargetState = self.state
        palette = self.look.palette
        if state.symbol is not None:
            at = corner(state.anchor)
            piece, turns, mirrored = state.symbol
            symbols().paint(painter, self.look, piece, at.x(), at.y(), UNITS, turns=turns, mirrored=mirrored,
                            opacity=0.55 if state.refused else 0.9)  # fmt: skip
        if state.refused:
            self.draw_refused(painter, state)
        else:
            painter.setBrush(faded(palette.legal, 0.16))
            painter.setPen(ink(palette.legal, 2 * PX, dash=(13, 9)))
            painter.drawPath(path_of(state.circulation))
            painter.setPen(QPen(QColor(palette.legal), 3 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap,
                                Qt.PenJoinStyle.MiterJoin))  # fmt: skip
            painter.drawPath(path_of(state.furniture))
            self.draw_dots(painter, state.circulation, palette.legal)
            corner_mark(painter, square_rect(state.anchor), QColor(palette.legal), 2.6 * PX)
        for square, side, met in state.sides:
            stamp_edge(painter, self.look, "wall_needed_met" if met else "wall_needed_missing", side_line(square, side))

    def draw_refused(self, painter: QPainter, state: TargetState) -> None:
        """Draws offending squares hatched on pale red, the rest of the footprint dashed."""
        palette = self.look.palette
        every = state.furniture | state.circulation
        rest = every & ~state.bad
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ink(palette.refuse, 2 * PX, dash=(11, 8)))
        painter.drawPath(path_of(rest))
        self.draw_dots(painter, state.circulation, palette.refuse)
        if state.bad:
            path = path_of(state.bad)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.refuse, 0.13))
            painter.drawPath(path)
            painter.save()
            painter.setClipPath(path)
            painter.setPen(QPen(QColor(palette.refuse), 2.6 * PX))
            bounds = path.boundingRect()
            start = bounds.left() - bounds.height()
            while start < bounds.right():
                painter.drawLine(QPointF(start, bounds.bottom()), QPointF(start + bounds.height(), bounds.top()))
                start += 12 * PX
            painter.restore()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.refuse), 3 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap,
                                Qt.PenJoinStyle.MiterJoin))  # fmt: skip
            painter.drawPath(path)
        for edge in state.edges:
            line = edge_line(edge)
            painter.setPen(QPen(QColor(palette.refuse), 6 * PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(line)

    def draw_dots(self, painter: QPainter, mask: int, colour: str) -> None:
        """Draws the large dots of the footprint."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        for square in squares_in(mask):
            painter.drawEllipse(square_rect(square).center(), 6.5 * PX, 6.5 * PX)


@dataclass(frozen=True)
class GhostState:
    """What is carried: ``piece``, ``turns``, ``mirrored``, and the ``side`` of a square on the screen."""

    piece: int
    turns: int
    mirrored: bool
    side: float


class Ghost(Piece):
    """The piece under the pointer: larger by 1.04, with a long shadow. State: ``GhostState``."""

    radius = 4.0

    def __init__(self, look: Look) -> None:
        super().__init__(("ghost",), QRectF(-50, -50, 100, 100), look, Layer.GHOST)
        self.margin = 26
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.shade: tuple[object, QPixmap] | None = None
        self.hide()

    def carry(self, state: GhostState) -> None:
        """Shows a piece with its middle at the position of the ghost."""
        if state == self.state:
            return
        shape = turned(piece_of(state.piece).shape, state.turns, state.mirrored)
        wide, high = shape.width * state.side * LIFTED, shape.height * state.side * LIFTED
        self.resize(QRectF(-wide / 2, -high / 2, wide, high))
        self.put(state)

    def draw(self, painter: QPainter) -> None:
        """Draws shadow and symbol."""
        if self.state is None:
            return
        state: GhostState = self.state
        side = state.side * LIFTED
        left, top = self.rect.left(), self.rect.top()
        if not self.look.palette.dark:
            lay(painter, self.shadow_of(painter, state, side), left + 8, top + 13, opacity=0.2)
        symbols().paint(painter, self.look, state.piece, left, top, side, turns=state.turns, mirrored=state.mirrored)

    def shadow_of(self, painter: QPainter, state: GhostState, side: float) -> QPixmap:
        """The shape of the symbol in the colour of shadows, kept while the ghost stays the same."""
        scale = device_scale(painter)
        key = (state, scale, self.look.palette.name)
        if self.shade is None or self.shade[0] != key:
            made = QPixmap(symbols().pixmap(self.look, state.piece, side, scale, state.turns, state.mirrored))
            inner = QPainter(made)
            inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            inner.fillRect(made.rect(), QColor(self.look.palette.shade))
            inner.end()
            self.shade = key, made
        return self.shade[1]


@dataclass(frozen=True)
class HandleState:
    """A handle: its ``picture``, the key ``letter`` beside it, the ``lamp`` that it carries, whether it is ``on``."""

    picture: str
    letter: str
    lamp: str = ""
    on: bool = False


class Handle(Piece):
    """A round handle beside the ghost. State: ``HandleState``."""

    radius = 22.0

    def __init__(self, kind: str, look: Look) -> None:
        super().__init__(("handle", kind), QRectF(-22, -22, 44, 44), look, Layer.GHOST + 1)
        self.margin = 52
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws disc, picture, lamp and letter."""
        if self.state is None:
            return
        state: HandleState = self.state
        palette = self.look.palette
        colour = palette.blueprint if self.active else palette.pencil
        painter.setPen(QPen(QColor(colour), 2.4))
        painter.setBrush(QColor(palette.paper2 if self.hovered and self.active else palette.paper))
        if state.on:
            painter.setBrush(faded(palette.gold, 0.3))
        painter.drawEllipse(self.rect.adjusted(1.5, 1.5, -1.5, -1.5))
        swaps = (("#1F2D3A", colour),)
        self.look.sprites.paint(painter, state.picture, -13, -13, size=(26, 26), swaps=swaps)
        if state.lamp:
            paint(painter, self.look, state.lamp, -31, -31, size=(24, 24))
        if not self.look.touch:
            key = QRectF(28, -12, 24, 24)
            painter.setPen(QPen(QColor(palette.pencil), 1.5))
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(key, 5, 5)
            write(painter, self.look, state.letter, key, 16 / self.look.text_scale, 600, align=CENTRE)


class Stem(Piece):
    """The blue line from the ghost to its handles. State: (start, bend, end) in scene coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__(("stem",), QRectF(), look, Layer.GHOST - 0.5)
        self.margin = 4
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def lead(self, points: tuple[QPointF, ...]) -> None:
        """Draws the line through these points."""
        xs, ys = [p.x() for p in points], [p.y() for p in points]
        self.resize(QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
        self.put(points)

    def draw(self, painter: QPainter) -> None:
        """Draws the line."""
        painter.setPen(QPen(QColor(self.look.palette.blueprint), 2))
        painter.drawPolyline(list(self.state or ()))


@dataclass(frozen=True)
class TagState:
    """A box with a sentence, joined to what it is about: ``words``, whether it tells of a refusal, the ``anchor`` point
    of the line in scene coordinates."""

    words: str
    refused: bool
    anchor: QPointF


class Tag(Piece):
    """A sentence about the target: why it is refused, or that the wall side is met. State: ``TagState``."""

    radius = 7.0
    WIDE = 274.0

    def __init__(self, kind: str, look: Look) -> None:
        super().__init__(("tag", kind), QRectF(), look, Layer.OVERLAY)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.lines: list[str] = []
        self.reach = QRectF()
        self.hide()

    def boundingRect(self) -> QRectF:
        """The box and the line to what it is about, no more: what it covers is painted with it."""
        return self.reach

    def tell(self, state: TagState | None, room: QRectF, avoid: QRectF) -> None:
        """Shows a sentence near its point, within ``room`` and beside ``avoid``."""
        self.setVisible(state is not None)
        if state is None:
            self.put(None)
            return
        look = self.look
        wide = self.WIDE * min(1.5, max(1.0, look.scale))
        self.lines = wrap(look, state.words, 16, 400, wide - 54)
        wide = max(width_of(look, line, 16) for line in self.lines) + 54
        high = 20 * look.scale * len(self.lines) + 20
        at = state.anchor
        x = min(max(avoid.right() + 40, room.left()), room.right() - wide)
        if x < avoid.right() + 8 and avoid.left() - 40 - wide >= room.left():
            x = avoid.left() - 40 - wide
        y = at.y() - high - 30 if state.refused else at.y() + 44
        if x < avoid.right() and x + wide > avoid.left() and y + high > avoid.top() and y < avoid.bottom():
            y = avoid.bottom() + 16 if avoid.bottom() + 16 + high < room.bottom() else avoid.top() - 16 - high
        y = min(max(room.top(), y), room.bottom() - high)
        box = QRectF(x, y, wide, high)
        if box != self.rect or state != self.state:
            self.prepareGeometryChange()
            self.rect = box
            self.reach = box.united(QRectF(at, at)).adjusted(-8, -8, 8, 8)
        self.put(state, name=state.words)

    def draw(self, painter: QPainter) -> None:
        """Draws line, box, sign and sentence."""
        if self.state is None:
            return
        state: TagState = self.state
        look, palette, box = self.look, self.look.palette, self.rect
        colour = palette.refuse if state.refused else palette.legal
        end = QPointF(min(max(state.anchor.x(), box.left() + 10), box.right() - 10),
                      box.top() if state.anchor.y() < box.center().y() else box.bottom())  # fmt: skip
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawLine(state.anchor, end)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(state.anchor, 3.4, 3.4)
        shadow(painter, box, look, radius=6, drop=2, blur=6)
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor("#FDF1EC" if state.refused and palette.name == "light" else palette.paper))
        painter.drawRoundedRect(box, 6, 6)
        icon = "icons/ban" if state.refused else "icons/check"
        look.sprites.paint(painter, icon, box.left() + 12, box.center().y() - 11, size=(22, 22),
                           swaps=(("#1F2D3A", colour),))  # fmt: skip
        step = 20 * look.scale
        y = box.center().y() - step * len(self.lines) / 2
        for line in self.lines:
            write(painter, look, line, QRectF(box.left() + 44, y, box.width() - 48, step), 16)
            y += step
