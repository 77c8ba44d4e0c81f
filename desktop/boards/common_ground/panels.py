"""The right side and the prompt: trees of the city, who sits there, the story of the match, one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    CENTRE,
    LEFT,
    RIGHT,
    Words,
    faded,
    fits,
    fitted,
    hatch,
    ink,
    panel,
    shadow,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common_ground.art import paint, paint_seat
from desktop.boards.common_ground.lines import write_lines


class Ground(Piece):
    """The ground of a panel or tray. State: (title, note in one or several wordings)."""

    def __init__(self, ident: Ident, rect: QRectF, look: Look, layer: float = Layer.PANEL - 1) -> None:
        super().__init__(ident, rect, look, layer)
        self.margin = 4

    def draw(self, painter: QPainter) -> None:
        """Draws ground and heading."""
        look, palette, rect = self.look, self.look.palette, self.rect
        title, note = self.state or ("", "")
        panel(painter, rect, look)
        if self.ident[0] == "tray":
            return
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
        if title:
            room = QRectF(rect.left() + 16, rect.top() + 12, 150, 26)
            write(painter, look, title, room, 20, 600)
            right = QRectF(rect.left() + 150, rect.top() + 12, rect.width() - 166, 26)
            write(painter, look, note, right, 18, colour=palette.pencil, align=RIGHT)


class BoardFrame(Piece):
    """The ink line around the map."""

    def __init__(self, look: Look) -> None:
        super().__init__(("map",), QRectF(), look, Layer.SENTENCE)
        self.margin = 2
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws the line."""
        painter.setPen(QPen(QColor(self.look.palette.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.rect)


class Compass(Piece):
    """The north arrow."""

    def __init__(self, look: Look) -> None:
        super().__init__(("compass",), QRectF(28, 150, 50, 84), look, Layer.SENTENCE)
        self.margin = 2
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws arrow and letter."""
        paint(painter, self.look, "compass", 30, 150, factor=1.5)
        room = QRectF(29, 208, 50, 22)
        words = QCoreApplication.translate("CommonGroundBoard", "N", "north, on the compass")
        write(painter, self.look, words, room, 16, 600, colour=self.look.palette.pencil, align=CENTRE)


KEPT = 0.9
"""A note beside the sentence may take this much of its size."""


@dataclass(frozen=True)
class PromptState:
    """The prompt: seat ``numbers``, ``words``, a quieter ``note`` at its end, with a ``lock`` before it; ``refused``
    colours the words."""

    numbers: tuple[int, ...]
    words: Words
    note: str = ""
    lock: bool = False
    refused: bool = False


class Prompt(Piece):
    """What may be done now, in one sentence."""

    def __init__(self, rect: QRectF, look: Look) -> None:
        super().__init__(("prompt",), rect, look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws symbols, sentence and note."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
        if self.state is None:
            return
        state: PromptState = self.state
        left, middle = rect.left() + 30, rect.center().y()
        for number in state.numbers[:6]:
            paint_seat(painter, look, number, QPointF(left, middle), 25)
            left += 34
        left -= 8 if state.numbers else 14
        right = rect.right() - 18
        wide = self.note_width(right - left - 16)
        if wide:
            write(painter, look, state.note, QRectF(right - wide, rect.top(), wide, rect.height()), 18,
                  colour=palette.pencil, align=RIGHT)  # fmt: skip
            right -= wide
        if state.lock:
            swaps = (("#1F2D3A", palette.pencil),)
            look.sprites.paint(painter, "icons/lock", right - 32, middle - 12, size=(24, 24), swaps=swaps)
            right -= 32
        colour = palette.refuse if state.refused else palette.ink
        room = QRectF(left, rect.top(), right - left - 16, rect.height())
        if isinstance(state.words, str) and not fits(look, state.words, 22, room.width(), 600):
            write_lines(painter, look, state.words, room.adjusted(0, 3, 0, -1), 16, colour=colour)
            return
        write(painter, look, state.words, room, 22, 600, colour=colour)

    def note_width(self, room: float) -> float:
        """How wide the note is beside the sentence: smaller, or away (0), where the sentence would be cut or small."""
        state: PromptState = self.state
        look = self.look
        if not state.note:
            return 0
        asked = width_of(look, state.note, 18) + 2
        room -= 32 if state.lock else 0
        alone = self.sentence(room)
        for wide in (asked, asked / look.text_scale):
            if self.sentence(room - wide) >= (alone[0], alone[1] * KEPT) and fits(look, state.note, 18, wide):
                return wide
        return 0

    def sentence(self, room: float) -> tuple[bool, float]:
        """Whether the sentence fits whole into ``room``, and how large it is there."""
        state: PromptState = self.state
        words = (state.words,) if isinstance(state.words, str) else state.words
        text, chosen = fitted(self.look, words, 22, 600, room, height=self.rect.height() * 1.2)
        return text in words, chosen.pixelSize()


class ScoreCard(Piece):
    """The trees of the city. State: (trees in rows, trees in columns, upper bound), or
    (trees, None, None)."""

    def __init__(self, rect: QRectF, look: Look) -> None:
        super().__init__(("score",), rect, look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws tree, number, rows and columns."""
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
        if self.state is None:
            return
        rows, columns, bound = self.state
        shown = rows if columns is None else rows + columns
        paint(painter, look, "whole_tree", rect.left() + 15, rect.top() + 13, factor=2.36)
        number = QRectF(rect.left() + 94, rect.top() + 20, 60, 60)
        wide = write(painter, look, str(shown), number, 46, 700, tabular=True)
        words = QCoreApplication.translate("CommonGroundBoard", "trees")
        room = QRectF(number.left() + wide + 11, rect.top() + 36, 70, 40)
        # The tree beside the number says it as well.
        left = room.left() + write(painter, look, (words, ""), room, 18, 600) + 8
        if columns is None:
            return
        lines = (
            (QCoreApplication.translate("CommonGroundBoard", "%1 in rows").replace("%1", str(rows)), f"{rows} ↔"),
            (
                QCoreApplication.translate("CommonGroundBoard", "%1 in columns").replace("%1", str(columns)),
                f"{columns} ↕",
            ),
            (QCoreApplication.translate("CommonGroundBoard", "of %1 at most").replace("%1", str(bound)), f"≤ {bound}"),
        )
        free = rect.right() - 16 - left
        short = not all(fits(look, whole, 16, free) for whole, _ in lines[:2])
        for place, line in enumerate(lines):
            room = QRectF(left, rect.top() + 12 + 25 * place, free, 26)
            told: Words = line[1] if short else line
            write(painter, look, told, room, 16, colour=palette.pencil, align=RIGHT, tabular=True)


@dataclass(frozen=True)
class SeatState:
    """A row of the seats panel: seat ``number`` 1 to 12, ``name``, its ``role`` in words, ``mayor``, the ``words``
    under the name, both in one or several wordings; whether it is ``locked`` or in the ``hand``; ``short`` rows have no
    words, ``low`` ones little room, ``room`` is kept free at the end of the first line, a ``rule`` parts the row from
    the one above."""

    number: int
    name: str
    role: Words = ""
    kind: str = ""
    mayor: bool = False
    words: Words = ""
    locked: bool = False
    hand: bool = False
    short: bool = False
    low: bool = False
    room: float = 0
    rule: bool = False


class SeatRow(Piece):
    """A seat: pressing the row puts the next gestures into its hand."""

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("seat", seat), QRectF(0, 0, 10, 10), look, Layer.PANEL + seat / 100)

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, name, role and words."""
        if self.state is None:
            return
        state: SeatState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.locked:
            hatch(painter, rect.adjusted(-8, 0, 8, 0), palette.pencil, gap=12, width=1.6, share=0.34)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.paper))
            painter.drawRect(rect.adjusted(-2, 8, 2, -8))
        elif state.hand or (self.active and self.hovered):
            painter.setPen(QPen(QColor(palette.blueprint), 2.4) if state.hand else Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.blueprint, 0.08))
            painter.drawRoundedRect(rect.adjusted(-6, 2, 6, -2), 9, 9)
        if state.rule:
            painter.setPen(QPen(QColor(palette.edge), 1.5))
            painter.drawLine(rect.topLeft(), rect.topRight())
        top = rect.top() + (0 if state.short else 3 if state.low else 12)
        line = QRectF(rect.left() + 50, top, rect.width() - 60 - state.room, rect.height() if state.short else 30)
        middle = line.center().y()
        paint_seat(painter, look, state.number, QPointF(rect.left() + 22, middle), 24 if state.short else 29)
        role: Words = state.role or (state.kind if not state.short else "")
        wide = min(width_of(look, state.name, 19, 600), line.width() - (60 if role else 0))
        write(painter, look, state.name, QRectF(line.left(), line.top(), wide + 1, line.height()), 19, 600)
        at = line.left() + wide + 12
        if role:
            at = self.chip(painter, role, at, middle, line.right(), filled=state.mayor)
        if state.role and state.kind and not state.short and at + 40 < line.right():
            self.chip(painter, state.kind, at + 6, middle, line.right(), filled=False)
        if state.locked:
            swaps = (("#1F2D3A", palette.ink),)
            look.sprites.paint(painter, "common/lock", rect.right() - 38, middle - 15, size=(32, 32), swaps=swaps)
        if state.words and not state.short:
            room = QRectF(rect.left() + 50, line.bottom() + 1, rect.width() - 56, rect.bottom() - line.bottom() - 5)
            write_lines(painter, look, state.words, room, 16, colour=palette.pencil)

    def chip(self, painter: QPainter, words: Words, left: float, middle: float, right: float, *, filled: bool) -> float:
        """Draws a chip with the first of the words that has room, none if nothing has; tells where it ends."""
        look, palette = self.look, self.look.palette
        weight = 600 if filled else 400
        asked = (words,) if isinstance(words, str) else words
        chosen = next((one for one in asked if fits(look, one, 16, right - left - 16, weight)), "")
        if not chosen:
            return left
        wide = min(width_of(look, chosen, 16, weight) + 18, right - left)
        room = QRectF(left, middle - 12.5, wide, 25)
        painter.setPen(QPen(QColor(palette.ink), 1.5))
        painter.setBrush(QColor(palette.ink if filled else palette.paper2))
        painter.drawRoundedRect(room, 6, 6)
        colour = palette.paper if filled else palette.ink
        write(painter, look, chosen, room.adjusted(8, 0, -8, 0), 16, weight, colour=colour, align=CENTRE)
        return left + wide


class Tick(Piece):
    """The tick box of a seat. State: whether it is ticked."""

    radius = 7.0

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("tick", seat), QRectF(0, 0, 34, 34), look, Layer.PANEL + 2)

    def draw(self, painter: QPainter) -> None:
        """Draws the box."""
        name = "common/agree_tick" if self.state else "common/agree_open"
        side = self.rect.width() + (4 if self.active and self.hovered else 2)
        at = self.rect.center()
        opacity = 1.0 if self.active or self.state else 0.5
        self.look.sprites.paint(painter, name, at.x() - side / 2, at.y() - side / 2, size=(side, side), opacity=opacity)


@dataclass(frozen=True)
class SmallState:
    """A small button: ``words`` in one or several wordings, whether it is ``down``, an ``icon`` or ""; without room
    for both the icon goes."""

    words: Words
    down: bool = False
    icon: str = ""


class SmallButton(Piece):
    """A small button on a panel."""

    radius = 7.0

    def __init__(self, ident: Ident, look: Look, layer: float = Layer.PANEL + 2) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, layer)

    def draw(self, painter: QPainter) -> None:
        """Draws the button."""
        if self.state is None:
            return
        state: SmallState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.down:
            painter.setPen(QPen(QColor(palette.blueprint), 2))
            painter.setBrush(faded(palette.blueprint, 0.14))
        elif self.active:
            painter.setPen(QPen(QColor(palette.ink), 1.6))
            painter.setBrush(QColor(palette.paper2 if self.hovered else palette.paper))
        else:
            painter.setPen(ink(palette.pencil, 1.5, dash=(5, 4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 7, 7)
        colour = palette.ink if self.active or state.down else palette.pencil
        room = rect.adjusted(6, 0, -6, 0)
        side = min(24.0, rect.height() - 10)
        asked = (state.words,) if isinstance(state.words, str) else state.words
        free = rect.width() - side - 24
        inner = free if state.icon else room.width()
        words = next((one for one in asked if fits(look, one, 16, inner, 600)), asked[-1])
        iconed = bool(state.icon) and fits(look, words, 16, free, 600)
        if iconed:
            left = rect.center().x() - side / 2
            if words:
                wide = min(width_of(look, words, 16, 600), free)
                left = rect.center().x() - (wide + side + 8) / 2
                room = QRectF(left + side + 8, rect.top(), rect.right() - left - side - 14, rect.height())
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(painter, state.icon, left, rect.center().y() - side / 2, size=(side, side), swaps=swaps)
        if words:
            align = LEFT if iconed else CENTRE
            write(painter, look, words, room, 16, 600, colour=colour, align=align)


@dataclass(frozen=True)
class ButtonState:
    """The primary button: ``words``, smaller words ``under`` them in one or several wordings, the ``note`` beneath the
    button, ``icon``; ``ticks`` as (seat number, ticked)."""

    words: str
    under: Words = ""
    note: str = ""
    icon: str = "common/seal"
    ticks: tuple[tuple[int, bool], ...] = ()


class Button(Piece):
    """The primary button; one that cannot be pressed is dashed, with the reason under it."""

    def __init__(self, ident: Ident, look: Look) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, Layer.TRAY)
        self.note = QRectF()

    def place(self, rect: QRectF, note: QRectF) -> None:
        """Puts button and note to their places."""
        self.prepareGeometryChange()
        self.note = note
        self.resize(rect)

    def boundingRect(self) -> QRectF:
        """Button, ring and note."""
        return super().boundingRect().united(self.note.adjusted(-4, -4, 4, 4))

    def draw(self, painter: QPainter) -> None:
        """Draws frame, icon, words and note."""
        if self.state is None:
            return
        state: ButtonState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if self.active:
            colour = palette.on_blueprint
            shadow(painter, rect, look)
            painter.setPen(QPen(QColor(palette.ink if not palette.dark else palette.blueprint), 2))
            painter.setBrush(QColor(palette.blueprint).darker(112 if self.hovered else 100))
        else:
            colour = palette.blueprint
            painter.setPen(ink(palette.blueprint, 2.2, dash=(7, 5)))
            painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 9, 9)
        line = QRectF(rect.left() + 10, rect.top(), rect.width() - 20, rect.height())
        if state.under:
            line = QRectF(line.left(), rect.top() + 12, line.width(), rect.height() * 0.5)
            room = QRectF(line.left() - 4, line.bottom() + 2, line.width() + 8, 24)
            write(painter, look, state.under, room, 18, colour=colour, align=CENTRE)
        self.draw_words(painter, line, colour)
        if state.note:
            lines = wrap(look, state.note, 16, 400, self.note.width())
            for place, words in enumerate(lines[:2]):
                room = QRectF(self.note.left(), self.note.top() + 21 * place, self.note.width(), 22)
                write(painter, look, words, room, 16, colour=palette.pencil, align=CENTRE)
        elif state.ticks:
            pitch = min(54.0, self.note.width() / len(state.ticks))
            x = self.note.center().x() - pitch * len(state.ticks) / 2
            for place, (number, ticked) in enumerate(state.ticks):
                spot = QPointF(x + pitch * place, self.note.top() + 18)
                box = "common/agree_tick" if ticked else "common/agree_open"
                if pitch >= 44:
                    paint_seat(painter, look, number, spot + QPointF(13, 0), 16)
                    look.sprites.paint(painter, box, spot.x() + 24, spot.y() - 13, size=(26, 26))
                else:
                    look.sprites.paint(painter, box, spot.x() + 4, spot.y() - 13, size=(26, 26))
                    paint_seat(painter, look, number, spot + QPointF(17, 24), 13)

    def draw_words(self, painter: QPainter, line: QRectF, colour: str) -> None:
        """Writes icon and words; short of room the icon goes, then the words take two lines."""
        state: ButtonState = self.state
        look = self.look
        side = 34.0
        free = line.width() - side - 6
        if not (state.icon and fits(look, state.words, 24, free, 600)):
            if fits(look, state.words, 24, line.width(), 600):
                write(painter, look, state.words, line, 24, 600, colour=colour, align=CENTRE)
                return
            rows = wrap(look, state.words, 20, 600, line.width())
            rows = [rows[0], " ".join(rows[1:])] if len(rows) > 1 else rows
            high = line.height() / (len(rows) + (0 if state.under else 1))
            top = line.center().y() - high * len(rows) / 2
            for place, words in enumerate(rows):
                room = QRectF(line.left(), top + high * place, line.width(), high)
                write(painter, look, words, room, 20, 600, colour=colour, align=CENTRE)
            return
        wide = min(width_of(look, state.words, 24, 600), free)
        left = line.center().x() - (wide + side + 10) / 2
        swaps = (("#1F2D3A", colour),)
        at = max(line.left() - 4, left), line.center().y() - side / 2
        look.sprites.paint(painter, state.icon, at[0], at[1], size=(side, side), swaps=swaps)
        left = max(left + side + 10, line.left() + side + 6)
        room = QRectF(left, line.top(), max(wide, free * 0.2), line.height())
        write(painter, look, state.words, room, 24, 600, colour=colour)


class Bubble(Piece):
    """A card that says what a place or a cell is about. State: (title, lines, whether it refuses)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("bubble",), QRectF(0, 0, 10, 10), look, Layer.SENTENCE + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, state: tuple[str, str, bool] | None, beside: QRectF, within: QRectF) -> None:
        """Shows title and words near ``beside`` (scene), or nothing."""
        if state is None or not (state[0] or state[1]):
            self.hide()
            self.put(None)
            return
        look = self.look
        title, words, refused = state
        room = 300.0 * min(1.4, look.scale)
        lines = tuple(wrap(look, words, 16, 400, room)) if words else ()
        wide = max([width_of(look, title, 18, 600), *(width_of(look, line, 16) for line in lines)]) + 28
        step = 22.0 * max(1.0, look.scale)
        high = (step + 4 if title else 0) + step * len(lines) + 14
        left = min(max(beside.center().x() - wide / 2, within.left() + 8), within.right() - wide - 8)
        top = beside.bottom() + 10
        if top + high > within.bottom() - 6:
            top = max(within.top() + 6, beside.top() - high - 10)
        self.resize(QRectF(left, top, wide, high))
        self.put((title, lines, refused))
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Draws the card."""
        if self.state is None:
            return
        title, lines, refused = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.refuse if refused else palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 9, 9)
        step = 22.0 * max(1.0, look.scale)
        y = rect.top() + 7
        if title:
            colour = palette.refuse if refused else palette.ink
            write(
                painter, look, title, QRectF(rect.left() + 14, y, rect.width() - 28, step + 2), 18, 600, colour=colour
            )
            y += step + 4
        for line in lines:
            write(painter, look, line, QRectF(rect.left() + 14, y, rect.width() - 28, step), 16)
            y += step
