"""All sheets at a glance: one small sheet per seat on a page over the board, the acting seat first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, RIGHT, faded, hatch, shadow, write
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.panels import paint_seat
from desktop.boards.house_numbers.words import plain
from engine.games.house_numbers.sheet import POOL_MASK, STREETS, Sheet, estates

CARD_WIDE = 512.0
"""The size in which a small sheet is drawn; it is scaled as a whole."""
CARD_HIGH = 198.0
HEAD = 48.0
CELL = QRectF(0, 0, 34, 38)
STREETS_TOP = 34.0
MOST_TEXT, MOST_GROWTH = 1.15, 1.07
"""Large text makes the small sheets larger by no more: they are small because all of them show."""


class Page(Piece):
    """The ground under the small sheets; pressing it closes the page."""

    def __init__(self, look: Look) -> None:
        super().__init__(("page",), QRectF(), look, Layer.OVERLAY)
        self.margin = 0
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws ground and heading."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.fillRect(rect, QColor(palette.desk))
        title = QCoreApplication.translate("HouseNumbersBoard", "All sheets")
        room = QRectF(rect.left() + 24, rect.top(), rect.width() - 48, HEAD)
        wide = write(painter, look, title, room, 22, 600)
        note = QCoreApplication.translate("HouseNumbersBoard", "press a sheet to see it in full, Esc goes back")
        room.setLeft(room.left() + wide + 18)
        write(painter, look, note, room, 18, colour=palette.pencil_on_desk)


@dataclass(frozen=True)
class SmallSheet:
    """A small sheet: seat ``number`` 1 to 12, ``name``, the ``sheet``, ``points`` (None: hidden), ``status`` as in the
    seats panel, whether it is the one on the table (``shown``), what its tracks give as (icon, words)."""

    number: int
    name: str
    sheet: Sheet
    points: int | None
    status: str
    shown: bool
    parks: tuple[int, int, int]
    tracks: tuple[tuple[str, str], ...]


class SheetCard(Piece):
    """The sheet of a seat in small; pressing it shows it in full."""

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("sheet_of", seat), QRectF(), look, Layer.OVERLAY + 0.1 + seat / 100)
        self.margin = 10

    def draw(self, painter: QPainter) -> None:
        """Draws seat, streets, tracks."""
        if self.state is None:
            return
        palette, rect = self.look.palette, self.rect
        over = self.hovered or self.ringed
        shadow(painter, rect, self.look)
        painter.setPen(QPen(QColor(palette.blueprint if self.state.shown or over else palette.edge), 3 if over else 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        factor = min(rect.width() / CARD_WIDE, rect.height() / CARD_HIGH)
        painter.translate(
            rect.left() + (rect.width() - CARD_WIDE * factor) / 2, rect.top() + (rect.height() - CARD_HIGH * factor) / 2
        )
        painter.scale(factor, factor)
        look = replace(
            self.look, text_scale=min(self.look.text_scale, MOST_TEXT), growth=min(self.look.growth, MOST_GROWTH)
        )
        self.draw_head(painter, look)
        gold = {estate.start: estate.size for estate in estates(self.state.sheet)}
        for street, plots in enumerate(STREETS):
            top = STREETS_TOP + street * (CELL.height() + 6)
            self.draw_park(painter, look, street, top)
            left = CARD_WIDE - 12 - CELL.width() * len(plots)
            for place, plot in enumerate(plots):
                self.draw_plot(painter, look, plot, CELL.translated(left + place * CELL.width(), top))
                if plot in gold:
                    painter.setPen(QPen(QColor(palette.gold), 3))
                    y = top + CELL.height() + 3
                    x = left + place * CELL.width()
                    painter.drawLine(QPointF(x + 3, y), QPointF(x + CELL.width() * gold[plot] - 3, y))
            painter.setPen(QPen(QColor(palette.ink), 4))
            for x, gap in ((left, -1), *((left + (i + 1) * CELL.width(), plot) for i, plot in enumerate(plots))):
                if gap in (-1, plots[-1]) or self.state.sheet.fences >> gap & 1:
                    painter.drawLine(QPointF(x, top - 1), QPointF(x, top + CELL.height() + 1))
        self.draw_tracks(painter, look)

    def draw_head(self, painter: QPainter, look: Look) -> None:
        """Draws symbol, name, points and readiness."""
        state: SmallSheet = self.state
        paint_seat(painter, look, state.number, QPointF(24, 17), 22)
        write(painter, look, state.name, QRectF(42, 4, 250, 26), 18, 600)
        if state.points is not None:
            room = QRectF(CARD_WIDE - 150, 3, 100, 28)
            words = plain(state.points)
            write(painter, look, words, room, 22, 700, colour=look.palette.gold_text, align=RIGHT, tabular=True)
        name = {"ready": "ready", "acting": "ready_acting", "waits": "ready_waits"}.get(state.status)
        if name:
            look.sprites.paint(painter, f"common/{name}", CARD_WIDE - 42, 3, size=(28, 28))

    def draw_park(self, painter: QPainter, look: Look, street: int, top: float) -> None:
        """Draws what the parks of a street give."""
        state: SmallSheet = self.state
        y = top + CELL.height() / 2
        look.sprites.paint(painter, f"{FOLDER}effect_icon_landscaper", 14, y - 10, size=(20, 20))
        room = QRectF(38, y - 13, 42, 26)
        write(painter, look, str(state.parks[street]), room, 18, 600, colour=look.palette.gold_text)

    def draw_plot(self, painter: QPainter, look: Look, plot: int, cell: QRectF) -> None:
        """Draws a plot: pool as a stripe at its back, number or roundabout."""
        state: SmallSheet = self.state
        sheet, palette, bit = state.sheet, look.palette, 1 << plot
        box = cell.adjusted(1, 0, -1, 0)
        filled = bool(sheet.filled & bit)
        painter.setPen(QPen(QColor(palette.ink if filled else palette.grid), 1.4 if filled else 1))
        painter.setBrush(QColor(palette.lawn if filled else palette.paper2))
        painter.drawRoundedRect(box, 3, 3)
        if POOL_MASK & bit:
            pool = QRectF(box.left() + 4, box.top() + 2.5, box.width() - 8, 7)
            lost = bool(sheet.lost_pools & bit)
            painter.setPen(QPen(QColor(palette.pencil if lost or not sheet.pools & bit else palette.ink), 1.2))
            painter.setBrush(QColor(palette.water) if sheet.pools & bit else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pool, 3.5, 3.5)
            if lost:
                hatch(painter, pool, palette.pencil, gap=4, width=1, share=0.9)
        if sheet.roundabouts & bit:
            painter.setBrush(QColor(palette.paper))
            painter.setPen(QPen(QColor(palette.ink), 4))
            painter.drawEllipse(box.center() + QPointF(0, 3), 9, 9)
        elif sheet.houses & bit:
            room = QRectF(box.left() - 1, box.top() + 10, box.width() + 2, box.height() - 11)
            bis = bool(sheet.bis & bit)
            words = str(sheet.numbers[plot])
            write(painter, look, words, room.adjusted(0, 0, -9 if bis else 0, 0), 18, 700, align=CENTRE, tabular=True)
            if bis:
                write(painter, look, "b", QRectF(room.right() - 12, room.top(), 11, room.height()), 16, align=CENTRE)

    def draw_tracks(self, painter: QPainter, look: Look) -> None:
        """Draws icons and what they give, in a row at the foot."""
        state: SmallSheet = self.state
        palette = look.palette
        top = STREETS_TOP + 3 * (CELL.height() + 6) + 3
        step = (CARD_WIDE - 24) / max(1, len(state.tracks))
        for place, (icon, words) in enumerate(state.tracks):
            x = 14 + place * step
            look.sprites.paint(painter, icon, x, top + 3, size=(19, 19))
            room = QRectF(x + 23, top, step - 25, 25)
            write(painter, look, words, room, 16, 600, colour=palette.refuse if "−" in words else palette.ink)


class SheetsButton(Piece):
    """The button in the head of the seats panel that opens the page with all sheets."""

    radius = 7.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("all_sheets",), QRectF(0, 0, 36, 26), look, Layer.PANEL + 0.5, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws four small sheets."""
        palette = self.look.palette
        over = self.hovered or self.ringed
        painter.setPen(QPen(QColor(palette.blueprint if over else palette.edge), 1.8))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self.rect, 6, 6)
        painter.setPen(QPen(QColor(palette.ink), 1.6))
        painter.setBrush(faded(palette.blueprint, 0.25) if over else Qt.BrushStyle.NoBrush)
        middle = self.rect.center()
        for x in (-11, 1.5):
            for y in (-8, 1.2):
                painter.drawRect(QRectF(middle.x() + x, middle.y() + y, 9.5, 6.6))


def grid(seats: int, area: QRectF) -> list[QRectF]:
    """The places of so many small sheets on the page."""
    columns = 1 if seats == 1 else 2 if seats <= 4 else 3
    rows = -(-seats // columns)
    gap = 14.0
    room = area.adjusted(16, HEAD, -16, -14)
    wide = (room.width() - gap * (columns - 1)) / columns
    high = (room.height() - gap * (rows - 1)) / rows
    high = min(high, wide * CARD_HIGH / CARD_WIDE * 1.12)
    top = room.top() + (room.height() - rows * high - gap * (rows - 1)) / 2
    return [
        QRectF(room.left() + (place % columns) * (wide + gap), top + (place // columns) * (high + gap), wide, high)
        for place in range(seats)
    ]
