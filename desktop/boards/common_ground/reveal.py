"""How a round is revealed: place by place the mayor's letter turns up beside the group's; what was right travels to its
plot and its trees grow. All of it only decorates a board that already shows the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import panel, shadow
from desktop.boards.common.pieces import Piece
from desktop.boards.common.texts import fill
from desktop.boards.common_ground.cones import paint_site
from desktop.boards.common_ground.layout import CELL, SLOT, TRAY, place_rect
from desktop.boards.common_ground.tiles import paint_tile
from desktop.texts.places import piece_name

PLACE_MS = 1700
"""So long one place is revealed."""
TURNED = 0.42
"""The share of that time after which the mayor's letter is to be seen."""
LANDED = 0.86
"""The share after which a right place lies on its plot."""


@dataclass(frozen=True)
class Turn:
    """A place as it is revealed: its number in the tray, what was ``meant`` and ``guessed``, what it stands ``beside``
    (-1: nothing), how far it is revealed (``share``)."""

    slot: int
    place: int
    meant: int
    guessed: int
    beside: int
    share: float = 0.0


class Stage(Piece):
    """The tray during the reveal. State: (turns in the order of the tray, number of the one that is revealed)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("reveal",), TRAY, look, Layer.OVERLAY)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws every place with both letters."""
        if self.state is None:
            return
        look, palette = self.look, self.look.palette
        turns, current = self.state
        panel(painter, self.rect, look)
        count = len(turns)
        for turn in turns:
            home = place_rect(turn.slot, max(3, count))
            right = turn.meant == turn.guessed
            away = right and turn.share > TURNED + 0.12
            painter.save()
            painter.setOpacity(0.25 if away else 1.0)
            if not away:
                shadow(painter, home, look, radius=9)
            painter.translate(home.topLeft())
            factor = home.width() / CELL
            painter.scale(factor, factor)
            paint_tile(painter, look, turn.place, scale=factor)
            painter.restore()
            if turn.slot == current and turn.share < 1:
                painter.setPen(QPen(QColor(palette.blueprint), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(home.adjusted(-3, -3, 3, 3), 11, 11)
            self.draw_letters(painter, turn, home)

    def draw_letters(self, painter: QPainter, turn: Turn, home: QRectF) -> None:
        """Draws the group's site tile and the mayor's, which turns over."""
        look, palette = self.look, self.look.palette
        small = SLOT * 0.72
        ours = QRectF(home.right() + 12, home.top(), small, small)
        theirs = QRectF(home.right() + 12, home.top() + small + 12, small, small)
        paint_site(painter, look, turn.guessed, ours)
        open_share = min(1.0, turn.share / TURNED)
        flip = stage(open_share, 0.45, 1.0)
        width = abs(1 - 2 * flip)
        painter.save()
        painter.translate(theirs.center().x(), 0)
        painter.scale(max(0.04, width), 1)
        painter.translate(-theirs.center().x(), 0)
        paint_site(painter, look, turn.meant if flip > 0.5 else -1, theirs)
        painter.restore()
        if turn.share < TURNED:
            return
        right = turn.meant == turn.guessed
        if not right:
            painter.setPen(QPen(QColor(palette.refuse), 4))
            painter.drawLine(ours.bottomLeft() + QPointF(4, -4), ours.topRight() + QPointF(-4, 4))
        shade = palette.legal if right else palette.refuse
        middle = QPointF(ours.right() + 22, (ours.bottom() + theirs.top()) / 2)
        painter.setPen(QPen(QColor(palette.paper), 2))
        painter.setBrush(QColor(shade))
        painter.drawEllipse(middle, 17, 17)
        icon = "icons/check" if right else "icons/x"
        swaps = (("#1F2D3A", palette.desk if palette.dark else "#FFFFFF"),)
        look.sprites.paint(painter, icon, middle.x() - 12, middle.y() - 12, size=(24, 24), swaps=swaps)


class Flight(Piece):
    """A place on its way from the tray to its plot; its middle lies at its position. State: (place, side)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("flight",), QRectF(-80, -80, 160, 160), look, Layer.GHOST)
        self.margin = 26
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the tile with a long shadow."""
        if self.state is None:
            return
        place, side = self.state
        room = QRectF(-side / 2, -side / 2, side, side)
        shadow(painter, room, self.look, radius=9, drop=9, blur=22)
        painter.translate(room.topLeft())
        factor = side / CELL
        painter.scale(factor, factor)
        paint_tile(painter, self.look, place, scale=factor)


@dataclass(frozen=True)
class Landing:
    """Where a place lands: its scene position and size, what grows beside it, and the cone that gives way."""

    at: QPointF
    side: float
    grow: Callable[[float], None]
    cone: Callable[[float], None]


def course(turns: Sequence[Turn], order: Sequence[int], share: float) -> tuple[list[Turn], int, float]:
    """The turns at a share of the whole time, the slot that is revealed now, and how far it is."""
    count = len(order)
    at = min(count - 1, int(share * count))
    shares = {slot: 1.0 if place < at else 0.0 for place, slot in enumerate(order)}
    inner = 1.0 if share >= 1 else share * count - at
    shares[order[at]] = inner
    return [replace(turn, share=shares[turn.slot]) for turn in turns], order[at], inner


def fly(flight: Flight, turn: Turn, landing: Landing, share: float, count: int) -> None:
    """Shows a right place on its way: lifted after its letter has turned, landed before the next one begins."""
    way = stage(share, TURNED + 0.12, LANDED)
    if share <= TURNED + 0.12 or share >= LANDED:
        flight.hide()
    else:
        home = place_rect(turn.slot, max(3, count))
        start = home.center()
        flight.put((turn.place, home.width() + (landing.side - home.width()) * way))
        flight.setPos(start + (landing.at - start) * way)
        flight.show()
    landing.cone(1 - stage(share, TURNED, TURNED + 0.2))
    landing.grow(stage(share, LANDED, 1.0))


def spoken(turn: Turn) -> str:
    """What is said of a place that is revealed."""
    letter = "ABCD"[turn.meant]
    if turn.beside >= 0:
        text = QCoreApplication.translate("CommonGroundBoard", "%1 was meant for cone %2, beside %3")
        return fill(text, piece_name(turn.place), letter, piece_name(turn.beside))
    return fill(
        QCoreApplication.translate("CommonGroundBoard", "%1 was meant for cone %2"), piece_name(turn.place), letter
    )
