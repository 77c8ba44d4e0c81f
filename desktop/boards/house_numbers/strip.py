"""The score strip below the streets: tracks with crosses and rings, estate columns, the box with the points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import CENTRE, Words, faded, hatch, ink, shadow, squared_paper, width_of, write
from desktop.boards.common.pieces import Piece
from desktop.boards.common.sprites import Swaps
from desktop.boards.common.texts import fill
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.layout import SUM
from desktop.boards.house_numbers.words import plain


@dataclass(frozen=True)
class TrackState:
    """A track: title, ``points`` it gives now (None: not shown), ``values`` ("" in boxes without a value), boxes
    ``crossed``, how many of them by the draft, a ``note`` below in wordings from long to
    short."""

    title: str
    points: int | None
    values: tuple[str, ...]
    crossed: int = 0
    draft: int = 0
    note: tuple[str, ...] = ()


class Track(Piece):
    """A row of boxes of which the next one is crossed; the last value has no box."""

    def __init__(
        self, key: str, icon: str, x: float, y: float, step: float, wide: float, look: Look, parent: QGraphicsItem
    ) -> None:
        super().__init__(("track", key), QRectF(x, y, wide, 84), look, Layer.PANEL, parent)
        self.icon = icon
        self.step = step
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws title, boxes, crosses, ring and note."""
        if self.state is None:
            return
        state: TrackState = self.state
        palette, look = self.look.palette, self.look
        x, y = self.rect.left(), self.rect.top()
        if self.hovered:
            painter.setPen(ink(palette.blueprint, 2, dash=(6, 4)))
            painter.setBrush(faded(palette.blueprint, 0.08))
            painter.drawRoundedRect(self.rect.adjusted(-1, -1, 1, 1), 8, 8)
        look.sprites.paint(painter, f"{FOLDER}{self.icon}", x, y + 2, size=(18, 18))
        points = "" if state.points is None else plain(state.points)
        room = self.rect.width() - 35 - width_of(look, points, 18, 700)
        wide = write(painter, look, (state.title, ""), QRectF(x + 25, y, room, 23), 18, 600)
        if state.points is not None:
            colour = palette.refuse if state.points < 0 else palette.gold_text
            write(painter, look, points, QRectF(x + 25 + wide + 10, y, 40, 23), 18, 700, colour=colour)
        scored = len(state.values) > 0 and state.values[0] != ""
        boxes = len(state.values) - 1 if scored else len(state.values)
        for place, value in enumerate(state.values):
            left = x + place * self.step
            if place < boxes:
                look.sprites.paint(painter, f"{FOLDER}box", left - 1, y + 26)
            box = QRectF(left, y + 27, 27, 28)
            counts = scored and place == state.crossed
            crossed = place < state.crossed
            stood = state.crossed if self.was is None else self.was.crossed
            colour = palette.pencil if crossed else palette.ink
            cell, weight = box.adjusted(1, 4, -1, -4), 700 if counts else 400
            write(painter, look, value, cell, 16, weight, colour=colour, align=CENTRE, tabular=True)
            if crossed:
                fresh = place >= state.crossed - state.draft
                swaps = (("#2E3740", palette.blueprint),) if fresh else ()
                if fresh and look.patterns:
                    hatch(painter, box, palette.blueprint, gap=5, width=1.2, share=0.7)
                share = stage(self.progress, 0, 0.45) if place >= stood else 1.0
                name = f"{FOLDER}cross_{place % 3 + 1}"
                paint_stroke(
                    painter, look, name, QRectF(left, y + 26, 29, 30), QPointF(left + 2.5, y + 28), swaps, share
                )
            elif counts:
                share = stage(self.progress, 0.5, 1) if stood < state.crossed else 1.0
                ring = x + (stood + (place - stood) * share) * self.step
                look.sprites.paint(painter, f"{FOLDER}circle_mark", ring - 2.5, y + 24.5)
        if state.note:
            write(painter, look, state.note, QRectF(x, y + 59, self.rect.width(), 22), 16, colour=palette.pencil)


@dataclass(frozen=True)
class ColumnState:
    """An estate column: its ``size``, ``values``, boxes ``crossed`` (the last one by the draft if ``draft``),
    ``count`` complete estates of this size, ``lit`` if the agent may raise it; ``mark`` as of a plot."""

    size: int
    values: tuple[int, ...]
    crossed: int = 0
    draft: bool = False
    count: int = 0
    lit: bool = False
    mark: str = ""


def paint_stroke(
    painter: QPainter, look: Look, name: str, box: QRectF, corner: QPointF, swaps: Swaps, share: float
) -> None:
    """Draws a pencil mark as far as it is done, from left to right across ``box``."""
    if share <= 0:
        return
    painter.save()
    if share < 1:
        painter.setClipRect(QRectF(box.left(), box.top(), box.width() * share, box.height()))
    look.sprites.paint(painter, name, corner.x(), corner.y(), swaps=swaps)
    painter.restore()


class Column(Piece):
    """The values of one estate size."""

    radius = 8.0

    def __init__(self, size: int, x: float, y: float, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("agent", size), QRectF(x - 20, y, 44, 134), look, Layer.PANEL, parent)
        self.middle = x

    def draw(self, painter: QPainter) -> None:
        """Draws tag, boxes, crosses and ring."""
        if self.state is None:
            return
        state: ColumnState = self.state
        look, palette, x, y = self.look, self.look.palette, self.middle, self.rect.top()
        if state.lit:
            over = self.hovered or self.ringed
            painter.setPen(ink(palette.legal, 3 if over else 2, dash=None if over else (6, 4)))
            painter.setBrush(faded(palette.legal, 0.28 if over else 0.18))
            painter.drawRoundedRect(QRectF(x - 20, y - 2, 40, 136), 8, 8)
        tag = "gold" if state.count else "ink"
        look.sprites.paint(painter, f"{FOLDER}estate_tag_{tag}", x - 14, y)
        on_tag = palette.desk if palette.dark else "#FFFFFF"
        write(painter, look, str(state.size), QRectF(x - 14, y + 7, 28, 20), 16, 700, colour=on_tag, align=CENTRE)
        if state.count:
            room = QRectF(x + 15, y + 7, 24, 20)
            write(painter, look, (f"×{state.count}", ""), room, 16, 700, colour=palette.gold_text)
        for place, value in enumerate(state.values):
            box = QRectF(x - 15, y + 29 + 21 * place, 30, 19)
            if place < len(state.values) - 1:
                look.sprites.paint(painter, f"{FOLDER}box_wide", box.left() - 1, box.top() - 1)
            counts, crossed = place == state.crossed, place < state.crossed
            stood = state.crossed if self.was is None else self.was.crossed
            colour = palette.pencil if crossed else palette.ink
            write(painter, look, str(value), box, 16, 700 if counts else 400, colour=colour, align=CENTRE, tabular=True)
            if crossed:
                fresh = state.draft and place == state.crossed - 1
                swaps = (("#2E3740", palette.blueprint),) if fresh else ()
                if fresh and look.patterns:
                    hatch(painter, box, palette.blueprint, gap=5, width=1.2, share=0.7)
                name = f"{FOLDER}cross_wide_{(place + state.size) % 3 + 1}"
                share = stage(self.progress, 0, 0.45) if place >= stood else 1.0
                paint_stroke(painter, look, name, box, QPointF(x - 14, box.top() + 0.5), swaps, share)
            elif counts:
                share = stage(self.progress, 0.5, 1) if stood < state.crossed else 1.0
                up = 21 * (place - stood) * (1 - share)
                look.sprites.paint(painter, f"{FOLDER}circle_mark_wide", x - 17, box.top() - 3.5 - up)
        if state.mark:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(palette.blueprint, 3 if state.mark == "pointed" else 2.2, dash=(10, 7)))
            painter.drawRoundedRect(QRectF(x - 20, y - 2, 40, 136), 8, 8)


class Heading(Piece):
    """The title above the estate columns. State: points of all estates, None if they are not shown."""

    def __init__(self, x: float, y: float, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("heading",), QRectF(x, y, 340, 23), look, Layer.PANEL, parent)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws icon, title, points and what the values mean."""
        look, palette, x, y = self.look, self.look.palette, self.rect.left(), self.rect.top()
        look.sprites.paint(painter, f"{FOLDER}effect_icon_agent", x, y + 2, size=(18, 18))
        title = QCoreApplication.translate("HouseNumbersBoard", "Estates")
        at = x + 25 + write(painter, look, title, QRectF(x + 25, y, 120, 23), 18, 600) + 10
        if self.state is not None:
            points = str(self.state)
            at += write(painter, look, points, QRectF(at, y, 40, 23), 18, 700, colour=palette.gold_text)
        notes = (
            QCoreApplication.translate("HouseNumbersBoard", "points for each of that size"),
            QCoreApplication.translate("HouseNumbersBoard", "points for each"),
            "",
        )
        room = QRectF(at + 12, y, max(10.0, self.rect.right() - at - 14), 23)
        write(painter, look, notes, room, 16, colour=palette.pencil)


@dataclass(frozen=True)
class SumState:
    """The box with the points: a ``title``, ``points`` now (None: hidden), a ``note``, ``then`` with the draft or the
    drop (``then_words`` says which, from long to short)."""

    title: str
    points: int | None
    note: tuple[str, ...] = ()
    then: int | None = None
    then_words: tuple[str, ...] = ()


class SumBox(Piece):
    """Points now, and with this drop."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("sum",), SUM, look, Layer.PANEL, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws frame and figures."""
        look, palette, rect = self.look, self.look.palette, self.rect
        look.sprites.paint(painter, f"{FOLDER}sum_box", rect.left() - 2, rect.top() - 2)
        if self.state is None:
            return
        state: SumState = self.state

        def line(words: Words, top: float, high: float, px: float, weight: int, colour: str) -> None:
            room = QRectF(rect.left() + 12, rect.top() + top, rect.width() - 24, high)
            write(painter, look, words, room, px, weight, colour=colour, align=CENTRE, tabular=px > 40)

        line(state.title, 9, 24, 18, 600, palette.ink)
        line("–" if state.points is None else plain(state.points), 36, 52, 48, 700, palette.gold)
        line(state.note, 90, 22, 16, 400, palette.pencil)
        if state.then is not None:
            line(
                tuple(fill(words, plain(state.then)) for words in state.then_words),
                114,
                24,
                16,
                700,
                palette.legal_text,
            )


class Paper(Piece):
    """The paper of the sheet with its squares. State: the height of the line between streets and score strip."""

    def __init__(self, rect: QRectF, look: Look) -> None:
        super().__init__(("sheet",), rect, look, Layer.SHEET)
        self.margin = 12
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Draws paper, squares and line."""
        shadow(painter, self.rect, self.look, radius=2, drop=2, blur=9)
        painter.setPen(QPen(QColor(self.look.palette.edge), 1))
        painter.setBrush(QColor(self.look.palette.paper))
        painter.drawRoundedRect(self.rect, 2, 2)
        squared_paper(painter, self.rect.adjusted(1, 1, -1, -1), self.look)
        painter.setPen(QPen(faded(self.look.palette.pencil, 0.55), 1.2, Qt.PenStyle.SolidLine))
        if self.state is not None:
            painter.drawLine(QPointF(28, self.state), QPointF(self.rect.right() - 12, self.state))
