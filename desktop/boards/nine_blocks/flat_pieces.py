"""Panels that face the edges of a flat table, and the site beside its board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.access.palettes import SEATS
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.areas import CORNERS, SIDES
from desktop.boards.nine_blocks.art import paint, paint_new, paint_seat, paint_tile
from desktop.boards.nine_blocks.flat_layout import SITE

BAR = 12.0


@dataclass(frozen=True)
class EdgeState:
    """A seat at its edge: its ``number`` 1 to 12, ``name``, what is said of it (``words``, or ``short``); its penalty
    ``tiles`` and their ``limit``; ``points``; tiles in the ``hand``, shown as backs unless they ``lie`` there to be
    taken; whether it ``starts``, ``acts``, is hit (``grave``) or ``out``; counts in words; the slots with
    ``new`` tiles, how many tiles of the hand it has ``drawn``."""

    number: int
    name: str
    words: str
    tiles: tuple[int, ...]
    limit: int
    points: int
    hand: int
    lie: bool = False
    starts: bool = False
    acts: bool = False
    grave: bool = False
    out: bool = False
    short: str = ""
    rack: tuple[str, ...] = ()
    score: tuple[str, ...] = ()
    hand_words: str = ""
    new: tuple[int, ...] = ()
    drawn: int = 0


class EdgePanel(Piece):
    """The panel of a seat, drawn as for a seat below and turned to its edge. State: ``EdgeState``."""

    radius = 10.0

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("edge", seat), QRectF(-300, -60, 600, 120), look, Layer.PANEL)
        self.margin = 10
        self.hide()

    # Rooms, from the right: rack, stars, hand, words

    @property
    def deep(self) -> bool:
        """Whether the panel has room for two rows of words beside large slots."""
        return self.rect.height() > 100

    def rack_rect(self) -> QRectF:
        """The rack."""
        state: EdgeState = self.state
        own = (502.0 if state.limit == 5 else 692.0), 124.0
        most = self.rect.width() * (0.32 if state.lie else 0.38)
        slot = 60.0 if self.deep else 35.0
        unit = min(slot / 88, most / own[0])
        wide, high = own[0] * unit, own[1] * unit
        top = self.rect.top() + (14 if self.deep else 6)
        return QRectF(self.rect.right() - 14 - wide, top, wide, high)

    def slot(self, place: int) -> QRectF:
        """A slot of the rack, in own coordinates."""
        rect = self.rack_rect()
        unit = rect.height() / 124
        return QRectF(rect.left() + (17 + 95 * place) * unit, rect.top() + 14 * unit, 88 * unit, 88 * unit)

    def stars_rect(self) -> QRectF:
        """The three stars."""
        wide = 96.0
        return QRectF(self.rack_rect().left() - wide - 16, self.rect.top(), wide, self.rect.height())

    def hand_rect(self) -> QRectF:
        """The hand: backs, or tiles to be taken."""
        state: EdgeState = self.state
        wide = state.hand * (self.tile + 6) if state.lie else 72.0 if state.hand else 0.0
        right = self.stars_rect().left() - (14 if state.hand else 4)
        return QRectF(right - wide, self.rect.top() + 8, wide, self.rect.height() - 16)

    @property
    def tile(self) -> float:
        """The side of a tile of the hand that can be taken."""
        if self.deep:
            return 60.0 if self.state.limit == 5 else 52.0
        return 50.0 if self.state.limit == 5 else 44.0

    def hand_spot(self, place: int) -> QPointF:
        """The middle of a tile of the hand, in own coordinates."""
        rect = self.hand_rect()
        return QPointF(rect.left() + (self.tile + 6) * (place + 0.5), rect.center().y())

    def draw(self, painter: QPainter) -> None:
        """Draws card, words, hand, stars and rack."""
        if self.state is None:
            return
        state: EdgeState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        edge = palette.refuse if state.grave else palette.legal if state.acts else palette.ink
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        painter.fillPath(path, QColor(palette.paper))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(rect.left(), rect.top(), BAR, rect.height()), QColor(SEATS[state.number - 1].colour))
        painter.restore()
        painter.setPen(QPen(QColor(edge), 4 if state.acts or state.grave else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        self.draw_words(painter)
        self.draw_hand(painter)
        self.draw_stars(painter)
        self.draw_rack(painter)

    def draw_words(self, painter: QPainter) -> None:
        """Draws symbol, name and the seat's own part of what happens."""
        state: EdgeState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        left, right = rect.left() + BAR + 12, self.hand_rect().left() - 12
        size = 24 if self.deep else 20
        high = 36.0 if self.deep else 26.0
        line = QRectF(left, rect.top() + (10 if self.deep else 4), right - left, high)
        paint_seat(painter, look, state.number, QPointF(left + 13, line.center().y()), 13)
        wide = write(painter, look, state.name, line.adjusted(34, 0, 0, 0), size, 700)
        x, y = left + 42 + wide, line.bottom()
        if state.starts:
            if x + 33 > right:
                # Short of room the helmet goes before the words.
                paint(painter, look, "start_helmet", left, y + 3, size=(26, 15))
                left += 32
            else:
                paint(painter, look, "start_helmet", x, line.center().y() - 10, size=(33, 19))
        colour = palette.refuse if state.grave else palette.ink
        small, rows, step = self.fitted(right - left, rect.bottom() - 3 - y)
        for words in rows:
            write(painter, look, words, QRectF(left, y, right - left, step), small, colour=colour)
            y += step

    def fitted(self, wide: float, high: float) -> tuple[float, list[str], float]:
        """Size, lines and the step from line to line in which the words fit: smaller ones before a shorter wording
        before words that are cut."""
        state: EdgeState = self.state
        look, least = self.look, LEAST / self.look.text_scale
        for words in (state.words, state.short or state.words):
            size = 16.0
            while True:
                step = 1.25 * size * max(1.0, look.scale)
                most, rows = max(1, int(high // step)), wrap(look, words, size, 400, wide)
                if len(rows) <= most:
                    return size, rows, step
                if size <= least:
                    break
                size = max(least, size - 0.5)
        return size, [*rows[: most - 1], " ".join(rows[most - 1 :])], step

    def draw_hand(self, painter: QPainter) -> None:
        """Draws the backs of the hand and how many there are."""
        state: EdgeState = self.state
        look, rect = self.look, self.hand_rect()
        if state.lie or not state.hand:
            return
        side = 44.0 if self.deep else 34.0
        shown = min(state.hand, 4)
        top = rect.top() + (14 if self.deep else 0)
        for place in range(shown):
            x = rect.left() + (rect.width() - side) * place / max(1, shown - 1) * 0.7
            paint_tile(painter, look, -1, x, top + 2 * place, side)
        if state.drawn:
            paint_new(painter, look, QPointF(rect.right() - 8, top + 8), 12, f"+{state.drawn}")
        room = QRectF(rect.left() - 6, rect.bottom() - 22, rect.width() + 12, 24)
        write(painter, look, (state.hand_words, str(state.hand)), room, 16, colour=look.palette.pencil, align=CENTRE)

    def draw_stars(self, painter: QPainter) -> None:
        """Draws the points."""
        state: EdgeState = self.state
        look, rect = self.look, self.stars_rect()
        y = rect.top() + (24 if self.deep else 10)
        for star in range(3):
            name = "point_star" if state.points > star else "point_star_empty"
            paint(painter, look, name, rect.left() + 32 * star, y, size=(29, 27.5))
        room = QRectF(rect.left() - 6, rect.bottom() - (44 if self.deep else 30), rect.width() + 12, 24)
        write(painter, look, state.score, room, 16, 600, align=CENTRE)

    def draw_rack(self, painter: QPainter) -> None:
        """Draws the rack, its tiles and their count."""
        state: EdgeState = self.state
        look, palette, rack = self.look, self.look.palette, self.rack_rect()
        paint(painter, look, f"rack_{state.limit}_small", rack.left(), rack.top(), size=(rack.width(), rack.height()))
        if len(state.tiles) < state.limit:
            words = QCoreApplication.translate("NineBlocksBoard", "out", "the last slot of the penalty rack")
            last = self.slot(state.limit - 1).adjusted(-2, 0, 2, 0)
            write(painter, look, words, last, 16, 700, colour="#B93A26", align=CENTRE)
        for place, tile in enumerate(state.tiles[: state.limit]):
            slot = self.slot(place)
            paint_tile(painter, look, tile, slot.left(), slot.top(), slot.width())
            if place in state.new:
                paint_new(painter, look, slot.topRight() + QPointF(-4, 4), 7)
        room = QRectF(rack.left(), rack.bottom() - 1, rack.width(), self.rect.bottom() - rack.bottom() - 1)
        colour = palette.refuse if state.grave else palette.ink
        write(painter, look, state.rack, room, 16, 600, colour=colour, align=CENTRE)
        if state.out:
            middle = rack.center()
            paint(painter, look, "elimination_mark", middle.x() - 30, middle.y() - 30, size=(60, 60))


@dataclass(frozen=True)
class SiteState:
    """Tiles in the supply (-1: unknown), the newest ``discards`` and how many there are; per seat its number and edge;
    the number of the seat that the board ``faces`` (0: none), its edge and name in ``words``; seats may sit in the
    ``corners`` at the left ends of their edges."""

    supply: int
    discards: tuple[int, ...]
    count: int
    seats: tuple[tuple[int, int], ...]
    faces: int
    edge: int
    words: str
    corners: bool = False


class FlatSite(Piece):
    """Supply, discards and compass beside the board of a flat table. State: ``SiteState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("flat_site",), SITE, look, Layer.SHEET + 2)
        self.margin = 6
        self.hide()

    def discard_rect(self) -> QRectF:
        """Where the newest discard lies, in own coordinates."""
        return QRectF(self.rect.center().x() - 38, self.rect.top() + 166, 76, 76)

    def draw(self, painter: QPainter) -> None:
        """Draws both piles, the ring with the seats and the needle."""
        if self.state is None:
            return
        state: SiteState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        known = state.supply >= 0
        name = "supply_stack" if not known or state.supply > 2 else "supply_stack_low"
        name = name if state.supply else "supply_empty"
        paint(painter, look, name, rect.center().x() - 43, rect.top() + 8, factor=0.9)
        supply = QCoreApplication.translate("NineBlocksBoard", "Supply %1").replace("%1", str(state.supply))
        row = QRectF(rect.left(), rect.top() + 112, rect.width(), 24)
        if known:
            write(painter, look, (supply, str(state.supply)), row, 16, 600, align=CENTRE)
        place = self.discard_rect()
        paint(painter, look, "discard_place", place.left() - 4, place.top() - 4, factor=0.86)
        for turn, tile in zip((-5, 4), state.discards[-2:], strict=False):
            painter.save()
            painter.translate(place.center())
            painter.rotate(turn)
            paint_tile(painter, look, tile, -36, -36, 72)
            painter.restore()
        gone = QCoreApplication.translate("NineBlocksBoard", "Discards %1").replace("%1", str(state.count))
        row = QRectF(rect.left(), place.bottom() + 6, rect.width(), 24)
        if known:
            write(painter, look, (gone, str(state.count)), row, 16, 600, align=CENTRE)
        middle = QPointF(rect.center().x(), rect.top() + 374)
        factor = 0.6
        paint(painter, look, "compass", middle.x() - 96 * factor, middle.y() - 96 * factor, factor=factor)
        for number, edge in state.seats:
            x, y = (CORNERS if state.corners else SIDES)[edge]
            spot = middle + QPointF(x, y) * (1.42 if state.corners else 1.0) * 73.5 * factor
            if state.corners:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.desk))
                painter.drawEllipse(spot, 14, 14)
            paint_seat(painter, look, number, spot, 10.5)
        painter.save()
        painter.translate(middle)
        painter.rotate(90 * state.edge + (45 if state.corners else 0))
        swaps = () if state.faces else (("#FF00FF", palette.paper),)
        paint(
            painter, look, "compass_needle", -14.6 * factor, -44 * factor, factor=factor, seat=state.faces, swaps=swaps
        )
        painter.restore()
        lines = wrap(look, state.words, 16, 600, max(rect.width(), width_of(look, "Mmmmmmmm", 16, 600)))[:2]
        for place_, words in enumerate(lines):
            row = QRectF(rect.left() - 4, middle.y() + 66 + 22 * place_, rect.width() + 8, 24)
            write(painter, look, words, row, 16, 600, align=CENTRE)
