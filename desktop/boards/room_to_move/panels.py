"""The panels around the plan: papers, prompt, title block with rooms and bonuses, bright idea."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, LEAST, RIGHT, Words, faded, fits, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.room_to_move.art import paint, paint_seat
from desktop.boards.room_to_move.drawn import paint_disc
from desktop.boards.room_to_move.layout import PROMPT, RULER, SHEET, TITLE, TRAY
from desktop.boards.room_to_move.layout import RIGHT as RIGHT_PANEL

translate = QCoreApplication.translate


class Grounds(Piece):
    """What lies below everything: desk, sheet with its tape, right panel, tray; kept as a pixmap."""

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__(("grounds",), area, look, Layer.DESK)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.state = True

    def draw(self, painter: QPainter) -> None:
        """Draws papers and lines."""
        look, palette = self.look, self.look.palette
        painter.fillRect(RIGHT_PANEL, QColor(palette.paper2))
        painter.setPen(QPen(QColor(palette.edge), 1.5))
        painter.drawLine(RIGHT_PANEL.topLeft(), RIGHT_PANEL.bottomLeft())
        painter.fillRect(TRAY, QColor(palette.paper2))
        painter.drawLine(TRAY.topLeft(), TRAY.topRight())
        painter.fillRect(PROMPT, QColor(palette.paper))
        painter.drawLine(PROMPT.bottomLeft(), PROMPT.bottomRight())
        shadow(painter, SHEET, look, radius=0)
        painter.fillRect(SHEET, QColor(palette.paper))
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.drawLine(QPointF(RULER, SHEET.top() + 10), QPointF(RULER, SHEET.bottom() - 10))
        for name, at in (("tape_nw", SHEET.topLeft() + QPointF(7, 7)), ("tape_ne", SHEET.topRight() + QPointF(-7, 7)),
                         ("tape_sw", SHEET.bottomLeft() + QPointF(7, -7)),
                         ("tape_se", SHEET.bottomRight() + QPointF(-7, -7))):  # fmt: skip
            paint(painter, look, name, at.x() - 30, at.y() - 30, size=(60, 60))


@dataclass(frozen=True)
class PromptState:
    """The prompt: the ``number`` of the seat (0: none), the ``words`` and a quieter ``note`` with a tick."""

    number: int
    words: Words
    note: str = ""


class Prompt(Piece):
    """What may be done now, in one sentence. State: ``PromptState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("prompt",), PROMPT.adjusted(0, 1, 0, -1), look, Layer.PANEL)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, sentence and note."""
        if self.state is None:
            return
        state: PromptState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        left = rect.left() + 22
        if state.number:
            paint_seat(painter, look, state.number, QPointF(rect.left() + 35, rect.center().y()), 13)
            left = rect.left() + 62
        room = rect.right() - 22 - left
        words = state.words if isinstance(state.words, str) else state.words[0]
        if state.note:
            wide = width_of(look, state.note, 18)
            if width_of(look, words, 22, 600) + wide + 70 < room:
                spot = QRectF(rect.right() - 22 - wide, rect.top(), wide + 2, rect.height())
                write(painter, look, state.note, spot, 18, colour=palette.pencil_on_desk)
                swaps = (("#1F2D3A", palette.legal),)
                look.sprites.paint(painter, "icons/check", spot.left() - 30, rect.center().y() - 11, size=(22, 22),
                                   swaps=swaps)  # fmt: skip
                room -= wide + 60
        if fits(look, words, 22, room, 600):
            write(painter, look, state.words, QRectF(left, rect.top(), room, rect.height()), 22, 600)
            return
        size = 17.0
        lines = wrap(look, words, size, 600, room)
        while len(lines) > 2 and size > LEAST / look.text_scale:
            size -= 0.5
            lines = wrap(look, words, size, 600, room)
        lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
        high = (rect.height() - 4) / len(lines)
        for place, line in enumerate(lines):
            row = QRectF(left, rect.top() + 2 + high * place, room, high)
            write(painter, look, line, row, size, 600)


@dataclass(frozen=True)
class HeadState:
    """The head of the title block: ``number`` of the scenario, its ``name``, ``pencils`` and a ``summary``."""

    number: int
    name: str
    pencils: int
    summary: Words


class Head(Piece):
    """Number, name and difficulty of the scenario; pressing it tells its story. State: ``HeadState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("head",), QRectF(TITLE.left(), TITLE.top(), TITLE.width(), 62), look, Layer.PANEL)
        self.margin = 6

    def draw(self, painter: QPainter) -> None:
        """Draws disc, name, pencils and summary."""
        if self.state is None:
            return
        state: HeadState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        disc = QRectF(rect.left() + 8, rect.top() + 4, 54, 54)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        write(painter, look, str(state.number), disc, 25 / look.text_scale, 600, align=CENTRE, tabular=True)
        left, wide = disc.right() + 16, rect.right() - disc.right() - 20
        half = rect.height() / 2
        write(painter, look, state.name, QRectF(left, rect.top() + 1, wide, half), 25, 600)
        x = left
        for place in range(max(1, state.pencils)):
            name = "pencil_on" if place < state.pencils else "pencil_off"
            paint(painter, look, name, x, rect.top() + half + 2, size=(26, 26))
            x += 25
        line = QRectF(x + 8, rect.top() + half, rect.right() - x - 8, half)
        write(painter, look, state.summary, line, 17, colour=palette.pencil)


class Heading(Piece):
    """A heading with a rule below it and captions of columns. State: (title, ((caption, x from the right), ...))."""

    def __init__(self, kind: str, look: Look) -> None:
        super().__init__(("heading", kind), QRectF(), look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Writes title and captions over the rule."""
        if self.state is None:
            return
        title, captions = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        taken = max((away for _, away in captions), default=0.0) + 70
        room = QRectF(rect.left() + 8, rect.top(), rect.width() - taken, rect.height() - 3)
        write(painter, look, title, room, 18, 600)
        for words, away in captions:
            room = QRectF(rect.right() - away - 90, rect.top(), 90, rect.height() - 3)
            write(painter, look, words, room, 16, colour=palette.pencil, align=RIGHT)
        painter.setPen(QPen(QColor(palette.ink), 1.6))
        painter.drawLine(rect.bottomLeft() + QPointF(8, -1), rect.bottomRight() + QPointF(0, -1))


@dataclass(frozen=True)
class RoomRow:
    """A room in the title block: its Roman ``number``, ``name``, ``status`` in words with its ``sign`` ("done", "now",
    ""), ``tokens`` ("shut", "chosen", "drawn" or "left" each), ``points`` (None: not to be seen) and whether it is
    ``lit`` or ``faint``."""

    number: int
    name: str
    status: Words
    sign: str
    tokens: tuple[str, ...]
    points: str | None
    lit: bool = False
    faint: bool = False
    change: int = 0


TOKENS = {"shut": "token_question", "chosen": "token_chosen", "drawn": "token_drawn"}


def paint_tokens(painter: QPainter, look: Look, tokens: tuple[str, ...], x: float, y: float, side: float) -> None:
    """Draws tokens in a row; one that was left out is crossed."""
    for token in tokens:
        name = TOKENS.get(token, "token_chosen")
        paint(painter, look, name, x, y, size=(side, side), opacity=0.45 if token == "left" else 1.0)
        if token == "left":
            painter.setPen(QPen(QColor(look.palette.pencil), 2))
            painter.drawLine(QPointF(x + 2, y + side - 2), QPointF(x + side - 2, y + 2))
        x += side * 1.15


class Room(Piece):
    """A room of the scenario. State: ``RoomRow``."""

    radius = 4.0

    def __init__(self, room: int, look: Look) -> None:
        super().__init__(("room", room), QRectF(), look, Layer.PANEL)
        self.margin = 6

    def draw(self, painter: QPainter) -> None:
        """Draws disc, name, status, tokens and points."""
        if self.state is None:
            return
        state: RoomRow = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.lit or self.hovered:
            painter.fillRect(rect, faded(palette.blueprint, 0.11 if state.lit else 0.05))
        painter.setPen(QPen(QColor(palette.edge), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        colour = palette.pencil if state.faint else palette.ink
        side = min(44.0, rect.height() - 8)
        paint_disc(painter, look, rect.left() + 6, rect.center().y() - side / 2, side, state.number)
        left = rect.left() + 60
        points = 0.0
        if state.points is not None:
            points = 62.0
            spot = QRectF(rect.right() - 70, rect.top(), 62, rect.height())
            if state.change:
                paint_change(painter, look, state.change, spot)
            else:
                size = 25 / look.text_scale if look.scale > 1.2 else 25
                write(painter, look, state.points, spot, size, 600, colour=colour, align=RIGHT, tabular=True)
        small = 20.0
        top = rect.top() + (rect.height() - 23 * min(look.scale, 1.5) - small) / 2
        line = QRectF(left, top, rect.width() - 64 - points, 23 * min(look.scale, 1.5))
        wide = write(painter, look, state.name, line, 18, 600, colour=colour)
        rest = line.adjusted(wide + 14, 0, 0, 0)
        if state.sign:
            icon, tint = ("icons/check", palette.legal) if state.sign == "done" else ("icons/pencil", palette.blueprint)
            if rest.width() > 60:
                look.sprites.paint(painter, icon, rest.left(), rest.center().y() - 9, size=(18, 18),
                                   swaps=(("#1F2D3A", tint),))  # fmt: skip
            rest.adjust(24, 0, 0, 0)
        shown = (state.status,) if isinstance(state.status, str) else state.status
        if rest.width() > 40:
            write(painter, look, (*shown, ""), rest, 16, colour=palette.pencil)
        paint_tokens(painter, look, state.tokens, left, line.bottom() - 1, small)


def paint_change(painter: QPainter, look: Look, change: int, rect: QRectF) -> None:
    """Draws what would be gained, in a dashed green frame."""
    palette = look.palette
    box = QRectF(rect.right() - 48, rect.center().y() - 14, 48, 28)
    painter.setPen(ink(palette.legal, 1.8, dash=(4, 3)))
    painter.setBrush(faded(palette.legal, 0.14))
    painter.drawRoundedRect(box, 4, 4)
    words = f"+{change}" if change > 0 else f"−{-change}"
    write(painter, look, words, box, 20 / look.text_scale, 600, align=CENTRE, tabular=True)


@dataclass(frozen=True)
class BonusRow:
    """A bonus: its ``icon``, ``text``, what it is ``worth``, its value ``now`` (None: not to be seen), what is
    ``missing`` and by how much it would ``change``."""

    icon: str
    text: str
    worth: str
    now: int | None
    missing: str = ""
    change: int = 0
    lit: bool = False


STEP = 17.5
"""From line to line within a row, at least."""


class Bonus(Piece):
    """A bonus of the scenario. State: ``BonusRow``."""

    radius = 4.0

    def __init__(self, bonus: int, look: Look) -> None:
        super().__init__(("bonus", bonus), QRectF(), look, Layer.PANEL)
        self.margin = 6

    def draw(self, painter: QPainter) -> None:
        """Draws icon, text, worth, value, and what is missing where there is room."""
        if self.state is None:
            return
        state: BonusRow = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if self.hovered or self.ringed or state.lit:
            painter.fillRect(rect, faded(palette.blueprint, 0.06))
        painter.setPen(QPen(QColor(palette.edge), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        look.sprites.paint(painter, state.icon, rect.left() + 8, rect.center().y() - 10, size=(20, 20),
                           swaps=(("#1F2D3A", palette.pencil),))  # fmt: skip
        column, grown = self.column(), min(1.0, 1.45 / look.scale)
        left, right = rect.left() + 38, rect.right() - 2 * column - 14
        below, lines = self.missing_lines(), self.text_lines()
        count = len(lines) + len(below)
        step = min(20.0 * max(1.0, look.scale), (rect.height() - 2) / count) if count > 1 else rect.height()
        top = rect.center().y() - step * count / 2
        # Where what is missing takes the whole width, worth and value stand beside the text above it.
        line = QRectF(rect.left(), top, rect.width(), step * len(lines)) if below else rect
        now = QRectF(rect.right() - column - 8, line.top(), column, line.height())
        if state.now is not None:
            if state.change:
                paint_change(painter, look, state.change, now)
            else:
                words = str(state.now) if state.now or not state.missing else "–"
                write(painter, look, words, now, 20 * grown, 600, align=RIGHT, tabular=True)
        worth = QRectF(rect.right() - 2 * column - 12, line.top(), column, line.height())
        write(painter, look, state.worth, worth, 16 * grown, colour=palette.pencil, align=RIGHT, tabular=True)
        for place, words in enumerate(lines):
            spot = QRectF(left, top + step * place, right - left, step)
            write(painter, look, words, spot, 18 if len(lines) == 1 else 16)
        for place, words in enumerate(below, len(lines)):
            spot = QRectF(left, top + step * place, rect.right() - 8 - left, step)
            write(painter, look, words, spot, 16, colour=palette.pencil)

    def column(self) -> float:
        """How wide the columns of worth and value are."""
        grown = min(1.0, 1.45 / self.look.scale)
        return 52.0 * min(1.3, max(1.0, self.look.scale * grown))

    def text_width(self, wide: float = 0.0) -> float:
        """How much room the text has beside worth and value in a row so wide (0: as wide as it is)."""
        return (wide or self.rect.width()) - 52 - 2 * self.column()

    def wanted_lines(self, state: BonusRow, wide: float) -> int:
        """How many lines the row needs for text and what is missing."""
        room = self.text_width(wide)
        text = 1 if fits(self.look, state.text, 18, room) else len(wrap(self.look, state.text, 16, 400, room))
        return text + (len(wrap(self.look, state.missing, 16, 400, wide - 46)) if state.missing else 0)

    def text_lines(self) -> list[str]:
        """The text in one line, in two where one does not hold it."""
        state: BonusRow = self.state
        room = self.text_width()
        if fits(self.look, state.text, 18, room):
            return [state.text]
        lines = wrap(self.look, state.text, 16, 400, room)
        return lines if self.holds(len(lines)) else [state.text]

    def missing_lines(self) -> list[str]:
        """What is missing below the text, [] where the row has no room for all of it."""
        state: BonusRow = self.state
        if not state.missing:
            return []
        lines = wrap(self.look, state.missing, 16, 400, self.rect.width() - 46)
        return lines if self.holds(len(lines) + len(self.text_lines())) else []

    def holds(self, lines: int) -> bool:
        """Whether the row is high enough for so many lines."""
        return lines * STEP * self.look.scale <= self.rect.height() + 1

    def wholly(self) -> bool:
        """Whether everything can be read in the row."""
        state: BonusRow = self.state
        if state.missing and not self.missing_lines():
            return False
        return len(self.text_lines()) > 1 or fits(self.look, state.text, 18, self.text_width())


class Idea(Piece):
    """The bright idea. State: (title, line, ready, room of the buttons beside, whether they lie
    below)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("idea",), QRectF(), look, Layer.PANEL)
        self.margin = 4

    def draw(self, painter: QPainter) -> None:
        """Draws frame, lamp and words; the buttons are pieces of their own."""
        if self.state is None:
            return
        title, line, ready, buttons, stacked = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.ink if ready else palette.pencil), 2))
        painter.setBrush(faded(palette.gold, 0.1) if ready else QColor(palette.paper2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        side = min(40.0, rect.height() - 12)
        paint(painter, look, "light_bulb_on" if ready else "light_bulb_off", rect.left() + 12,
              rect.center().y() - side / 2, size=(side, side))  # fmt: skip
        room = QRectF(rect.left() + 62, rect.top() + 5, rect.width() - 72 - buttons, rect.height() - 10)
        half = room.height() / 2
        if stacked:
            write(painter, look, title, QRectF(room.left(), room.top(), room.width(), half - 4), 18, 600)
            return
        write(painter, look, title, QRectF(room.left(), room.top(), room.width(), half), 18, 600)
        room.setTop(room.top() + half)
        write(painter, look, line, room, 16, colour=palette.pencil)


class Surface(Piece):
    """Something to be pressed that shows nothing by itself."""

    def __init__(
        self, ident: Ident, rect: QRectF, look: Look, layer: float, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(ident, rect, look, layer, parent)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws nothing."""
