"""The seats with small pictures of their sheets, and the log below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.painting import LEAST, RIGHT, Words, shadow, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.art import paint, paint_seat
from desktop.boards.room_to_move.thumbs import Small, paint_small

translate = QCoreApplication.translate


@dataclass(frozen=True)
class SeatState:
    """A seat: its ``number`` 1 to 12, ``name``, ``level`` of a computer player, the small sheet (None: it is the large
    one), the ``value`` that is written large or in bold with the ``unit`` beside it, what it does (``status`` with
    ``sign`` "done", "draws" or ""), its bright idea, whether it is in ``front`` or its sheet is ``large``."""

    number: int
    name: str
    level: str
    small: Small | None
    value: str
    unit: Words
    status: Words
    sign: str
    idea: str
    idea_ready: bool
    front: bool = False
    large: bool = False


class SeatCard(Piece):
    """A seat. State: ``SeatState``."""

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("seat", seat), QRectF(0, 0, 308, 128), look, Layer.PANEL)
        self.margin = 8

    def draw(self, painter: QPainter) -> None:
        """Draws the seat with or without its small sheet."""
        if self.state is None:
            return
        state: SeatState = self.state
        if state.large:
            self.draw_large(painter, state)
        else:
            self.draw_small(painter, state)
        if state.front and not state.large:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.look.palette.blueprint), 2.5))
            painter.drawRoundedRect(self.rect.adjusted(-4, -4, 4, 4), 6, 6)

    def draw_large(self, painter: QPainter, state: SeatState) -> None:
        """Draws the seat whose sheet is large: a framed card."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.blueprint), 2.5))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        paint_seat(painter, look, state.number, QPointF(rect.left() + 28, rect.center().y()), 13)
        scale = min(1.6, max(1.0, look.scale))
        value = 100.0 if state.value else 0.0
        left = rect.left() + 56
        room = QRectF(left, rect.top() + 6, rect.right() - left - value - 12, rect.height() / 2 - 4)
        write(painter, look, state.name, room, 19, 600)
        below = QRectF(left, rect.center().y(), rect.right() - left - value - 12, rect.height() / 2 - 7)
        write(painter, look, state.status, below, 16, colour=palette.pencil)
        if state.value:
            spot = QRectF(rect.right() - value - 12, rect.top() + 3, value, rect.height() * 0.58)
            write(painter, look, state.value, spot, 26 if scale < 1.3 else 22, 600, align=RIGHT, tabular=True)
            spot = QRectF(rect.right() - value - 12, rect.center().y() + 1, value, rect.height() / 2 - 7)
            write(painter, look, state.unit, spot, 16, colour=palette.pencil, align=RIGHT)

    def draw_small(self, painter: QPainter, state: SeatState) -> None:
        """Draws the small sheet with name, state, points and idea beside it."""
        look, palette, rect = self.look, self.look.palette, self.rect
        side = rect.height()
        box = QRectF(rect.left(), rect.top(), side, side)
        shadow(painter, box, look, radius=0, drop=2, blur=5)
        if state.small is not None:
            paint_small(painter, look, state.small, box)
        if self.hovered:
            painter.setPen(QPen(QColor(palette.blueprint), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
        left, wide = box.right() + 14, rect.right() - box.right() - 14
        lines = 4 if side / 4 >= 21 * look.scale else 3 if side / 3 >= 20 * look.scale else 2
        step = side / lines
        name = QRectF(left + 30, rect.top(), wide - 30, step)
        paint_seat(painter, look, state.number, QPointF(left + 11, name.center().y()), 10)
        write(painter, look, state.name, name, 19, 600)
        row = QRectF(left, rect.top() + step, wide, step)
        at = row.left()
        if state.sign:
            icon, tint = ("icons/check", palette.legal) if state.sign == "done" else ("icons/pencil", palette.blueprint)
            look.sprites.paint(painter, icon, at, row.center().y() - 10, size=(20, 20), swaps=(("#1F2D3A", tint),))
            at += 26
        write(painter, look, state.status, QRectF(at, row.top(), row.right() - at, step), 16)
        if lines < 3:
            return
        row.translate(0, step)
        at = row.left()
        if state.value:
            unit = state.unit
            at += write(painter, look, state.value, QRectF(at, row.top(), wide, step), 16, 600, tabular=True) + 6
            write(painter, look, unit, QRectF(at, row.top(), row.right() - at, step), 16)
        if lines < 4:
            paint(painter, look, "light_bulb_on" if state.idea_ready else "light_bulb_off", row.right() - 24,
                  row.center().y() - 12, size=(24, 24))  # fmt: skip
            return
        row.translate(0, step)
        paint(painter, look, "light_bulb_on" if state.idea_ready else "light_bulb_off", left - 2,
              row.center().y() - 12, size=(24, 24))  # fmt: skip
        write(painter, look, state.idea, QRectF(left + 28, row.top(), wide - 28, step), 16)


Entry = tuple[str, int, str]
"""("line", number of the seat, words), ("more", 0, words) for what goes on, ("why", ...) in a quieter colour."""


class Log(Piece):
    """What happened, the newest first. State: (entries, how far it is scrolled back from 0 to 1, -1: not at all)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("log",), QRectF(0, 0, 10, 10), look, Layer.PANEL)
        self.margin = 2

    @property
    def size(self) -> float:
        """How large its texts are."""
        return 16.0 if self.rect.height() > 110 * max(1.0, self.look.scale) else LEAST / self.look.text_scale

    @property
    def step(self) -> float:
        """From line to line."""
        return 1.36 * self.size * max(1.0, self.look.scale)

    @property
    def head(self) -> float:
        """So high is the heading."""
        return 2.0 * self.size * max(1.0, self.look.scale)

    @property
    def rows(self) -> int:
        """How many lines it has room for."""
        return max(1, int((self.rect.height() - self.head) // self.step))

    def draw(self, painter: QPainter) -> None:
        """Draws heading and lines."""
        if self.state is None:
            return
        found, back = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        title = translate("RoomToMoveBoard", "Log")
        write(painter, look, title, QRectF(rect.left(), rect.top(), rect.width(), self.head - 6), self.size * 1.12, 600)
        y = rect.top() + self.head - 4
        painter.setPen(QPen(QColor(palette.ink), 1.5))
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        y += 4
        for what, number, words in found:
            row = QRectF(rect.left() + 26, y, rect.width() - 36, self.step)
            if number:
                paint_seat(painter, look, number, QPointF(rect.left() + 10, row.center().y()), 7)
            write(painter, look, words, row, self.size, colour=palette.pencil if what == "why" else palette.ink)
            y += self.step
        if back >= 0:
            track = QRectF(rect.right() - 5, rect.top() + self.head + 4, 5, rect.height() - self.head - 8)
            thumb = QRectF(track.left(), track.top() + back * (track.height() - 36), 5, 36)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.edge))
            painter.drawRoundedRect(thumb, 2.5, 2.5)


def entries(look: Look, lines: Sequence[LogLine], numbers: Sequence[int], size: float, room: float) -> list[Entry]:
    """The lines of the log as they are written, the newest act first, each before its reason."""
    acts: list[list[LogLine]] = []
    for line in lines:
        if line.why and acts:
            acts[-1].append(line)
        else:
            acts.append([line])
    found: list[Entry] = []
    for line in (line for act in reversed(acts) for line in act):
        broken = wrap(look, line.words, size, 400, room) or [""]
        first = "why" if line.why else "line"
        known = line.seat is not None and line.seat < len(numbers) and not line.why
        number = numbers[line.seat] if known else 0  # type: ignore[index]
        found.append((first, number, broken[0]))
        found += [("why" if line.why else "more", 0, more) for more in broken[1:]]
    return found
