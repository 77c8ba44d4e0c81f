"""The panels around the map: grounds, prompt, seat cards, headings, log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.access.palettes import SEATS
from desktop.boards.after_the_quake.art import (
    mixed,
    paint,
    paint_action,
    paint_badge,
    paint_building,
    paint_icon,
    paint_seat,
)
from desktop.boards.after_the_quake.cards import CardState, draw_permit
from desktop.boards.after_the_quake.layout import PROMPT, RIGHT, TRAY
from desktop.boards.after_the_quake.names import money, translate
from desktop.boards.after_the_quake.prompts import OrderLine
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, Words, fits, fitted, shadow, width_of, wrap, write
from desktop.boards.common.painting import RIGHT as TO_RIGHT
from desktop.boards.common.pieces import Piece


class Grounds(Piece):
    """Right panel and tray. State: the number of the seat whose colour the tray has at its left (0: none)."""

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__(("grounds",), area, look, Layer.DESK)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws papers and lines."""
        palette = self.look.palette
        painter.fillRect(RIGHT, QColor(palette.paper2))
        painter.fillRect(TRAY, QColor(palette.paper2))
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawLine(RIGHT.topLeft(), RIGHT.bottomLeft())
        painter.drawLine(TRAY.topLeft(), TRAY.topRight())
        if self.state:
            painter.fillRect(QRectF(0, TRAY.top() + 1, 8, TRAY.height()), QColor(SEATS[self.state - 1].colour))


@dataclass(frozen=True)
class PromptState:
    """The prompt: the ``number`` of the seat (0: none), the ``words`` and a quieter ``note``; ``refused`` colours
    it."""

    number: int
    words: Words
    note: Words = ""
    refused: bool = False


class Prompt(Piece):
    """What may be done now, in one sentence. State: ``PromptState``."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("prompt",), PROMPT, look, Layer.PANEL)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws ground, symbol, sentence, note."""
        if self.state is None:
            return
        state: PromptState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.number:
            seat = SEATS[state.number - 1].colour
            painter.fillRect(rect, QColor(mixed(seat, palette.paper, 0.1)))
            painter.fillRect(QRectF(rect.left(), rect.top(), 8, rect.height()), QColor(seat))
        else:
            painter.fillRect(rect, QColor(palette.paper))
        painter.setPen(QPen(QColor(palette.edge), 1.5))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        left = rect.left() + 20
        if state.number:
            paint_seat(painter, look, state.number, QPointF(rect.left() + 37, rect.center().y()), 12.5)
            left = rect.left() + 64
        colour = palette.refuse if state.refused else palette.ink
        room = rect.right() - 16 - left
        words = state.words if isinstance(state.words, str) else state.words[0]
        note = (state.note,) if isinstance(state.note, str) else state.note
        free = room - width_of(look, words, 21, 600) - 30
        wide = next((w for one in note if one and (w := width_of(look, one, 16)) < free), 0.0)
        if wide:
            spot = QRectF(rect.right() - wide - 16, rect.top(), wide + 2, rect.height())
            write(painter, look, note, spot, 16, colour=palette.pencil, align=TO_RIGHT)
            room -= wide + 24
        if fits(look, words, 17, room, 600):
            write(painter, look, words, QRectF(left, rect.top(), room, rect.height()), 21, 600, colour=colour)
            return
        lines = wrap(look, words, 16, 600, room)
        lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
        high = rect.height() / len(lines)
        for place, line in enumerate(lines):
            write(painter, look, line, QRectF(left, rect.top() + high * place, room, high), 16, 600, colour=colour)


@dataclass(frozen=True)
class SeatState:
    """A player: ``number``, ``player`` for the silhouette, ``name``, ``status`` (its place in the order), ``built``
    buildings, ``money``, buildings in the ``area`` (``lifted``: one less and a ghost), counts of permits, goals and
    rubble, ``urban`` cards per type, whether it ``acts``, has ``done``, is Best Builder (``best``); the permit that the
    Committee ``revealed`` (-1: none) and the space that it was ``sent`` to, an action or "income" (``sent_by``)."""

    number: int
    player: int
    name: str
    level: str
    status: str
    built: int
    money: int
    area: int
    lifted: bool
    permits: int
    goals: int
    rubble: int
    urban: tuple[int, ...]
    acts: bool = False
    done: bool = False
    best: bool = False
    revealed: int = -1
    sent: tuple[str, ...] = ()
    sent_by: str = ""


SEAT_HIGH = 84.0
"""So high is the card of a seat; that of the Committee is higher."""
SHELF, SHELF_TIGHT = 66.0, 42.0
"""So wide is the shelf of a seat with the gap beside it, as a rule and where its room is needed."""
BADGE = 16.0
"""So far apart the cards of urban planning lie at least, so that their numbers stay clear of each other."""


class SeatCard(Piece):
    """The card of a player. State: ``SeatState``."""

    def __init__(self, player: int, look: Look) -> None:
        super().__init__(("card", player), QRectF(0, 0, 316, 84), look, Layer.PANEL)
        self.margin = 7

    def draw(self, painter: QPainter) -> None:
        """Draws name and purse above, area and counts below."""
        if self.state is None:
            return
        state: SeatState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        seat = SEATS[state.number - 1].colour
        painter.setPen(QPen(QColor(seat if state.acts else palette.edge), 3.5 if state.acts else 1.6))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        paint_seat(painter, look, state.number, QPointF(rect.left() + 30, rect.top() + 28), 14)
        scale = min(1.25, max(1.0, look.scale))
        room = QRectF(rect.left() + 4, rect.top() + SEAT_HIGH - 32, 54, 24)
        weight = 700 if state.acts else 400
        words = f"✓ {state.status}" if state.done and fits(look, f"✓ {state.status}", 16, 54) else state.status
        colour = palette.ink if state.acts else palette.pencil
        write(painter, look, words, room, 16, weight, colour=colour, align=CENTRE)
        painter.setPen(QPen(QColor(palette.edge), 1.2))
        painter.drawLine(QPointF(rect.left() + 60, rect.top() + 10), QPointF(rect.left() + 60, rect.bottom() - 10))
        left = rect.left() + 69
        top = QRectF(left, rect.top() + 7, rect.right() - left - 10, 30)
        purse = money(state.money)
        wide = width_of(look, purse, 22, 700) + 2
        paint_icon(painter, look, "purse", QPointF(top.right() - 12, top.center().y()), 25)
        write(painter, look, purse, QRectF(top.right() - 30 - wide, top.top(), wide, top.height()), 22, 700)
        free = top.width() - wide - 40
        if state.best:
            paint_icon(painter, look, "best_builder_trophy", QPointF(top.right() - 44 - wide, top.center().y()), 20)
            free -= 26
        name = write(painter, look, state.name, QRectF(left, top.top(), free, top.height()), 20, 600)
        built = (
            translate("AfterTheQuakeBoard", "%1 of 8 built").replace("%1", str(state.built)),
            translate("AfterTheQuakeBoard", "%1 built").replace("%1", str(state.built)),
            f"{state.built}/8",
            "",
        )
        spot = QRectF(left + name + 9, top.top() + 1, free - name - 9, top.height())
        if spot.width() > 20:
            write(painter, look, built, spot, 16, colour=palette.pencil)
        self.draw_low(painter, state, QRectF(left, rect.top() + 40, rect.right() - left - 8, 40), scale)
        if state.revealed >= 0 and rect.height() > SEAT_HIGH:
            self.draw_sent(painter, state, QRectF(left, rect.top() + SEAT_HIGH, rect.right() - left - 10, 50))

    def draw_sent(self, painter: QPainter, state: SeatState, row: QRectF) -> None:
        """Draws the permit that the Committee turned up, with an arrow to the space that it goes to."""
        look, palette = self.look, self.look.palette
        painter.setPen(QPen(QColor(palette.edge), 1.2))
        painter.drawLine(QPointF(row.left(), row.top() - 1), QPointF(row.right(), row.top() - 1))
        draw_permit(painter, look, QRectF(row.left(), row.top() + 4, 40, 46), CardState(state.revealed))
        y, x = row.center().y() + 2, row.left() + 50
        painter.setPen(QPen(QColor(palette.ink), 2.4))
        painter.drawLine(QPointF(x, y), QPointF(x + 30, y))
        painter.setBrush(QColor(palette.ink))
        painter.drawPolygon([QPointF(x + 34, y), QPointF(x + 25, y - 5), QPointF(x + 25, y + 5)])
        paint_action(painter, look, state.sent_by, QPointF(x + 56, y), 26, palette.ink)
        # A subsidised build has its star beside the hammer.
        away = 90 if state.sent_by == "build_subsidised" else 76
        room = QRectF(x + away, row.top(), row.right() - x - away, row.height() + 4)
        write(painter, look, state.sent, room, 18, 600)

    def draw_low(self, painter: QPainter, state: SeatState, row: QRectF, scale: float) -> None:
        """Draws the buildings of the area and the counts."""
        look, palette = self.look, self.look.palette
        size = 16.0 if scale < 1.15 else 14.5
        told = (("permit", state.permits), ("goal", state.goals), ("rubble", state.rubble))
        wide = sum(29 + (icon == "rubble") * 4 + width_of(look, str(count), size, 600) for icon, count in told)
        kinds = [type_ for type_, count in enumerate(state.urban) if count]
        # Many cards of urban planning take room from the buildings, which are counted then.
        tight = row.width() - SHELF - wide < BADGE * len(kinds)
        shown = min(state.area, 1 if tight else 3)
        step = 30.0 if shown < 3 else 20.0
        shelf = SHELF_TIGHT if tight else SHELF
        paint(painter, look, "shelf_small", row.left() - 1, row.bottom() - 8, size=(shelf - 4, 7))
        for place in range(shown):
            foot = QPointF(row.left() + (15 if shown < 3 else 10) + step * place, row.bottom() - 7)
            look_of = "lifted" if state.lifted and place == shown - 1 else ""
            paint_building(painter, look, state.player, state.number, foot, 0.41, look_of=look_of)
        if state.area > max(1, shown):
            spot = QRectF(row.left() + shelf - (19 if tight else 24), row.top(), 19, 19)
            painter.setPen(QPen(QColor(palette.ink), 1.2))
            painter.setBrush(QColor(palette.paper))
            painter.drawEllipse(spot)
            write(painter, look, str(state.area), spot, 16, 700, align=CENTRE)
        x = row.left() + shelf
        for icon, count in told:
            middle = QPointF(x + 11, row.top() + 20)
            if icon == "rubble":
                paint(painter, look, "rubble_a", middle.x() - 13, middle.y() - 8, size=(27, 17))
                x += 4
            else:
                paint_icon(painter, look, f"action_{icon}", middle, 21, colour=palette.ink)
            x += 24 + write(painter, look, str(count), QRectF(x + 23, row.top() + 8, 24, 24), size, 600) + 5
        self.draw_urban(painter, state, kinds, QRectF(x, row.top(), row.right() - x, row.height()))

    def draw_urban(self, painter: QPainter, state: SeatState, kinds: Sequence[int], row: QRectF) -> None:
        """Draws the cards of urban planning at the right end, with their number where there are several."""
        look, palette = self.look, self.look.palette
        wide = min(25.0, row.width() / max(1, len(kinds)))
        x = row.right() - wide / 2
        for type_ in reversed(kinds):
            middle = QPointF(x, row.top() + 20)
            paint_badge(painter, look, type_, middle, min(10.5, wide / 2 - 0.5))
            if state.urban[type_] > 1:
                disc = QRectF(middle.x() - 2, middle.y() - 18, 15, 15)
                painter.setPen(QPen(QColor(palette.ink), 1))
                painter.setBrush(QColor(palette.paper))
                painter.drawEllipse(disc)
                size = LEAST * 0.85 / max(1.0, look.scale)
                write(painter, look, str(state.urban[type_]), disc, size, 700, align=CENTRE, unit=0.8)
            x -= wide


class Heading(Piece):
    """A heading with a quieter note at its end. State: (words, note), both in one or several wordings."""

    def __init__(self, key: str, look: Look) -> None:
        super().__init__(("heading", key), QRectF(0, 0, 100, 22), look, Layer.PANEL)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Writes both."""
        if self.state is None:
            return
        words, note = self.state
        look, rect = self.look, self.rect
        wide = write(painter, look, words, rect, 17, 600)
        if note:
            room = QRectF(rect.left() + wide + 10, rect.top(), rect.width() - wide - 10, rect.height())
            if room.width() > 20:
                write(painter, look, (*note, ""), room, 16, colour=look.palette.pencil, align=TO_RIGHT)


Entry = tuple[str, int, str]
"""A line of the log: "line" (with its symbol), "more" (goes on), "why" or "head"; the number of a seat; the words."""


def entries(look: Look, told: Sequence[tuple[int, int, str, bool]], size: float, room: float) -> list[Entry]:
    """The lines of the log, the newest first; ``told`` are (year, number of the seat or 0, words, whether it only says
    why), the oldest first, written ``size`` pixels large into ``room``."""
    found: list[Entry] = []
    for _, number, words, why in reversed(told):
        lines = wrap(look, words, size, 400, room)
        found.append(("why" if why else "line", number, lines[0] if lines else ""))
        found += [("why" if why else "more", 0, line) for line in lines[1:]]
    return found


class Diary(Piece):
    """The log. State: (lines from above, a note in the heading, how far it is scrolled back from 0 to 1, -1: not at
    all, the order of this step as ``OrderLine``)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("log",), QRectF(0, 0, 10, 10), look, Layer.PANEL)
        self.margin = 2

    @property
    def size(self) -> float:
        """How large its texts are."""
        scale = max(1.0, self.look.scale)
        return 16.0 if self.rect.height() > 130 * scale else LEAST / self.look.text_scale

    @property
    def step(self) -> float:
        """From line to line."""
        return 1.5 * self.size * max(1.0, self.look.scale)

    @property
    def head(self) -> float:
        """So high is the heading."""
        return 1.8 * self.size * max(1.0, self.look.scale)

    def order_height(self, lines: int) -> float:
        """So high is the order of a step, with the line below it."""
        return self.step * lines + 6 if lines else 0.0

    def draw_order(self, painter: QPainter, order: Sequence[OrderLine], top: float) -> float:
        """Draws who moves in which order; tells where it ends."""
        look, palette, rect = self.look, self.look.palette, self.rect
        # All in one size, that of the line which shrinks most.
        room = rect.width() - 32
        found = [fitted(look, line.words, self.size, 600, room) for line in order]
        size = min((chosen.pixelSize() for _, chosen in found), default=1) / look.scale
        for place, (line, (words, _)) in enumerate(zip(order, found, strict=True)):
            row = QRectF(rect.left(), top + self.step * place, rect.width() - 10, self.step)
            paint_seat(painter, look, line.number, QPointF(row.left() + 8, row.center().y()), 6.5)
            if line.acts:
                painter.setPen(QPen(QColor(palette.edge), 1))
                painter.setBrush(QColor(palette.paper))
                painter.drawRoundedRect(row.adjusted(18, 1, 4, -1), 5, 5)
            colour = palette.pencil if line.acted else palette.ink
            write(painter, look, words, row.adjusted(22, 0, 0, 0), size, 600, colour=colour)
        end = top + self.order_height(len(order))
        if order:
            painter.setPen(QPen(QColor(palette.edge), 1))
            painter.drawLine(QPointF(rect.left() + 22, end - 3), QPointF(rect.right() - 10, end - 3))
        return end

    def draw(self, painter: QPainter) -> None:
        """Draws heading, order and lines."""
        if self.state is None:
            return
        found, note, back, order = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.edge), 1.5))
        painter.drawLine(rect.topLeft(), rect.topRight())
        title = QRectF(rect.left(), rect.top() + 2, rect.width(), self.head - 2)
        wide = write(painter, look, translate("AfterTheQuakeBoard", "Log"), title, self.size * 1.06, 600)
        if note:
            write(painter, look, (*note, ""), title.adjusted(wide + 12, 0, 0, 0), self.size, colour=palette.pencil,
                  align=TO_RIGHT)  # fmt: skip
        y = self.draw_order(painter, order, rect.top() + self.head)
        first = y
        for what, number, words in found:
            row = QRectF(rect.left(), y, rect.width() - 10, self.step)
            if number and what == "line":
                paint_seat(painter, look, number, QPointF(row.left() + 8, row.center().y()), 6.5)
            colour = palette.pencil if what == "why" else palette.ink
            write(painter, look, words, row.adjusted(22, 0, 0, 0), self.size, colour=colour)
            y += self.step
        if back >= 0:
            track = QRectF(rect.right() - 5, first + 4, 5, rect.bottom() - first - 8)
            thumb = QRectF(track.left(), track.top() + back * max(0.0, track.height() - 30), 5, 30)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.edge))
            painter.drawRoundedRect(thumb, 2.5, 2.5)
