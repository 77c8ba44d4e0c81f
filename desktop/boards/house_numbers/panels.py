"""The right side and the prompt: who sits there, the city plans, the log, the sentence of the prompt, the steps of
the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.motion import stage
from desktop.boards.common.painting import CENTRE, RIGHT, faded, fits, hatch, ink, panel, width_of, wrap, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.house_numbers.art import FOLDER
from desktop.boards.house_numbers.layout import PROMPT
from desktop.boards.house_numbers.words import plain
from engine.games.house_numbers.sheet import STREETS


def paint_seat(painter: QPainter, look: Look, number: int, middle: QPointF, side: float) -> None:
    """Draws colour and symbol of a seat, the symbol about ``side`` design pixels large."""
    side *= 32 / 28
    name = f"common/seat_{number}_white" if look.palette.dark else f"common/seat_{number}"
    look.sprites.paint(painter, name, middle.x() - side / 2, middle.y() - side / 2, size=(side, side))


HEADED = 70.0
"""A panel that is lower than this has no heading: its lines say what it is."""


class Panel(Piece):
    """The ground of a panel with its heading. State: (title, note, words above the columns on the right)."""

    def __init__(
        self,
        ident: Ident,
        rect: QRectF,
        look: Look,
        layer: Layer = Layer.PANEL,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(ident, rect, look, layer - 1, parent)
        self.blocks = True
        self.margin = 4

    def draw(self, painter: QPainter) -> None:
        """Draws ground and heading."""
        if self.rect.height() < 20:
            return
        panel(painter, self.rect, self.look)
        if self.rect.height() < HEADED:
            return
        title, note, columns = (self.state or ("", "", ()))[:3]
        top = self.rect.top() + 9
        room = QRectF(self.rect.left() + 14, top, 150, 25)
        wide = write(painter, self.look, title, room, 18, 600)
        pencil = self.look.palette.pencil
        free = 120.0 if columns else 200.0
        write(painter, self.look, note, QRectF(room.left() + wide + 11, top, free, 25), 16, colour=pencil)
        for words, middle in columns:
            half = 38 if len(columns) == 1 else 26
            room = QRectF(middle - half, top, 2 * half, 25)
            write(painter, self.look, words, room, 16, colour=pencil, align=CENTRE)


class LogPanel(Panel):
    """The ground of the log. State: as of a panel, then how far it is scrolled back from 0 to 1 (-1: nothing to
    scroll)."""

    def draw(self, painter: QPainter) -> None:
        """Draws ground, heading and how far the log is scrolled."""
        super().draw(painter)
        back = self.state[3] if self.state is not None else -1.0
        high, rect = 28.0, self.rect
        if back < 0 or rect.height() < HEADED + high:
            return
        top = log_top(self.look, rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.palette.edge))
        room = rect.bottom() - 6 - high - top
        painter.drawRoundedRect(QRectF(rect.right() - 8, top + back * room, 5, high), 2.5, 2.5)


@dataclass(frozen=True)
class SeatState:
    """A row of the seats panel: seat ``number`` 1 to 12, ``name``, ``kind`` in words, whether a ``robot`` sits there,
    masks ``filled`` and ``roundabouts`` of its plots, ``points`` (None: hidden), ``status`` "acting", "ready",
    "waits" or "", whether its sheet is ``shown``, whether the row is ``short``, whether a ``rule`` parts it from the
    row above. ``last`` are the plots of its last turn, ``pointed`` those of the log line under the pointer."""

    number: int
    name: str
    kind: str
    robot: bool
    filled: int
    roundabouts: int
    points: int | None
    status: str
    shown: bool
    short: bool
    rule: bool = False
    last: int = 0
    pointed: int = 0


class SeatRow(Piece):
    """A seat: pressing the row shows its sheet."""

    def __init__(self, seat: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("seat", seat), QRectF(0, 0, 10, 10), look, Layer.PANEL + seat / 100, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, name, plots, points and readiness."""
        if self.state is None:
            return
        state: SeatState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if state.shown:
            painter.setPen(QPen(QColor(palette.blueprint), 2))
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        elif self.hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.paper, 0.8))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        if state.rule:
            painter.setPen(QPen(QColor(palette.edge), 1.5))
            painter.drawLine(QPointF(rect.left() + 9, rect.top()), QPointF(rect.right() - 9, rect.top()))
        middle = rect.center().y()
        left = rect.left()
        paint_seat(painter, look, state.number, QPointF(left + 22, middle), 19 if state.short else 29)
        if state.short:
            write(painter, look, state.name, QRectF(left + 42, rect.top(), 104, rect.height()), 16, 600)
        else:
            write(painter, look, state.name, QRectF(left + 47, rect.top() + 6, 102, 22), 18, 600)
            icon = "icons/robot" if state.robot else "icons/user"
            swaps = (("#1F2D3A", palette.pencil),)
            look.sprites.paint(painter, icon, left + 46, rect.top() + 29, size=(18, 18), swaps=swaps)
            room = QRectF(left + 69, rect.top() + 27, 76, 21)
            write(painter, look, state.kind, room, 16, colour=palette.pencil)
        step = 12.0 if not state.short else 6.8 if rect.height() >= 26 else 5.8
        self.draw_plots(painter, QPointF(left + 233, middle), step)
        if state.points is not None:
            room = QRectF(left + 236, rect.top(), 42, rect.height())
            words, colour = plain(state.points), palette.gold_text
            write(painter, look, words, room, 20, 700, colour=colour, align=CENTRE, tabular=True)
        name = {"ready": "ready", "acting": "ready_acting", "waits": "ready_waits"}.get(state.status)
        if name:
            side = 23 if state.short else 34
            at = QPointF(left + 302 - side / 2, middle - side / 2)
            look.sprites.paint(painter, f"common/{name}", at.x(), at.y(), size=(side, side))

    def draw_plots(self, painter: QPainter, right_middle: QPointF, step: float) -> None:
        """Draws three rows of squares: plots built dark, roundabouts as rings."""
        state: SeatState = self.state
        palette = self.look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        for row, street in enumerate(STREETS):
            y = right_middle.y() + (row - 1) * step
            for place, plot in enumerate(reversed(street)):
                x = right_middle.x() - 7 * (place + 1)
                square = QRectF(x, y - step * 0.375, 5.6, step * 0.75)
                bit = 1 << plot
                painter.setPen(Qt.PenStyle.NoPen)
                if (
                    self.was is not None
                    and (state.filled | state.roundabouts) & ~(self.was.filled | self.was.roundabouts) & bit
                ):
                    grown = self.progress * (2.6 - 1.6 * stage(self.progress, 0.4, 1))
                    square = QRectF(square.center() - QPointF(2.8, step * 0.375) * grown, square.size() * grown)
                if (state.last | state.pointed) & bit:
                    wide = 2.2 if state.pointed & bit else 1.2
                    painter.setPen(QPen(QColor(palette.blueprint), wide))
                    painter.setBrush(QColor(palette.paper))
                    painter.drawRoundedRect(square.adjusted(-1.4, -1.4, 1.4, 1.4), 2, 2)
                    painter.setPen(Qt.PenStyle.NoPen)
                if state.roundabouts >> plot & 1:
                    painter.setPen(QPen(QColor(palette.ink), 1.6))
                    painter.setBrush(QColor(palette.paper))
                    painter.drawEllipse(square.center(), 2.9, 2.9)
                    painter.setPen(Qt.PenStyle.NoPen)
                else:
                    painter.setBrush(QColor(palette.ink if state.filled >> plot & 1 else palette.empty_square))
                    painter.drawRoundedRect(square, 1, 1)


@dataclass(frozen=True)
class PlanState:
    """A city plan card.

    ``sizes`` of its estates with ``ready`` per size how many stand, ``kind`` "estates", "ends" or "" for other needs
    (then ``icons`` tell what it is about), ``starred``; ``first`` and ``later`` points with ``valid`` 0 or 1 for the
    one that holds now and ``gone`` the ones that are over; ``claimers`` seat numbers under each seal; ``progress`` in
    words, from long to short; ``light`` "", "reached" (the drop fulfils it), "claimable" or "claimed" (by the draft);
    ``mark`` outlines what a log line speaks of; ``short`` is the title where room is short.
    """

    place: int
    title: str
    starred: bool
    kind: str
    sizes: tuple[int, ...]
    ready: tuple[int, ...]
    icons: tuple[str, ...]
    first: int
    later: int
    valid: int
    gone: bool
    claimers: tuple[tuple[int, ...], tuple[int, ...]]
    progress: tuple[str, ...]
    light: str
    mark: str = ""
    short: str = ""


TURNED = 0.21
"""The share of the time after which a card that turns over shows its new face: half of the eased way."""


class PlanCard(Piece):
    """A city plan; pressing it claims the plan when that is possible, or takes the claim back."""

    def __init__(self, place: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("plan", place), QRectF(0, 0, 324, 78), look, Layer.PANEL + place / 10, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, title, estates, progress, seals and who has claimed it."""
        if self.state is None:
            return
        state: PlanState = self.state
        painter.translate(self.rect.topLeft() - QPointF(2, 2))
        turned = self.was is not None and state.gone and not self.was.gone and not any(state.claimers)
        if turned:
            # The solo card has come: the card turns over to its later value.
            half = abs(2 * stage(self.progress, 0, 1) - 1)
            painter.translate(0, 41 * (1 - half))
            painter.scale(1, max(0.02, half))
            if self.progress < TURNED:
                self.state = self.was
                self.draw_face(painter)
                self.state = state
                return
        self.draw_face(painter)

    def draw_face(self, painter: QPainter) -> None:
        """Draws the card in its own place."""
        state: PlanState = self.state
        look, palette = self.look, self.look.palette
        sprites = look.sprites
        frame = "card_plan_reached" if state.light in ("reached", "claimable") else "card_plan"
        sprites.paint(painter, f"{FOLDER}{frame}", 0, 0)
        if state.light == "claimable":
            painter.setPen(ink(palette.legal, 3 if self.hovered or self.ringed else 2))
            painter.setBrush(faded(palette.legal, 0.24 if self.hovered or self.ringed else 0.14))
            painter.drawRoundedRect(QRectF(2, 2, 324, 78), 9, 9)
        elif state.light == "claimed":
            painter.setPen(ink(palette.blueprint, 2.4, dash=(7, 5)))
            painter.setBrush(faded(palette.blueprint, 0.10))
            painter.drawRoundedRect(QRectF(2, 2, 324, 78), 9, 9)
            sprites.paint(painter, "common/step_done", 216, -6, size=(24, 24))
        if look.patterns and state.light in ("claimable", "reached"):
            hatch(painter, QRectF(3, 3, 322, 76), palette.legal, gap=14, width=1.4, share=0.35)
        number = str(state.place + 1)
        wide = write(painter, look, number, QRectF(15, 6, 14, 24), 18, 700, colour=palette.blueprint)
        room = QRectF(15 + wide + 6, 6, 228 - 21 - wide - (19 if state.starred else 0), 24)
        wide = room.left() + write(painter, look, (state.title, state.short), room, 18, 600)
        if state.starred:
            swaps = (("#1F2D3A", palette.gold),)
            sprites.paint(painter, "icons/star-filled", wide + 3, 10, size=(15, 15), swaps=swaps)
        self.draw_need(painter)
        write(painter, look, state.progress, QRectF(15, 56, 218, 22), 16, colour=palette.pencil)
        for which, (points, x) in enumerate(((state.first, 252.0), (state.later, 300.0))):
            self.draw_seal(painter, which, points, QPointF(x, 32))
            numbers = state.claimers[which]
            new = set(numbers) - set(self.was.claimers[which]) if self.was is not None else set()
            shown = numbers if len(numbers) <= 3 else numbers[:2]
            for i, seat in enumerate(shown):
                middle = QPointF(x + (i - (min(len(numbers), 3) - 1) / 2) * 16, 66)
                # A claim is stamped: the symbol comes down large and settles under its seal.
                share = stage(self.progress, 0, 1) if seat in new else 1.0
                painter.setOpacity(min(1.0, share * 1.5))
                paint_seat(
                    painter, look, seat, QPointF(middle.x(), middle.y() - 22 * (1 - share)), 16 + 26 * (1 - share)
                )
                painter.setOpacity(1)
            if len(numbers) > 3:
                room = QRectF(x + 2, 56, 28, 20)
                write(painter, look, f"+{len(numbers) - 2}", room, 16, 600, colour=palette.pencil)
        if state.mark:
            painter.setPen(ink(palette.blueprint, 4 if state.mark == "pointed" else 2.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(2, 2, 324, 78), 9, 9)

    def draw_need(self, painter: QPainter) -> None:
        """Draws the estates between fences, or signs for what the plan is about."""
        state: PlanState = self.state
        sprites = self.look.sprites
        if state.kind == "estates":
            left = list(state.ready)
            x = 15.0
            total = sum(16 + 13 * size for size in state.sizes)
            squeeze = min(1.0, 218 / total)
            painter.save()
            painter.translate(x, 48)
            painter.scale(squeeze, 1)
            at = 0.0
            for place, size in enumerate(state.sizes):
                sprites.paint(painter, f"{FOLDER}estate_row_{size}_{'abcd'[place % 4]}", at - 2, -18)
                if size in left:
                    left.remove(size)
                    painter.setPen(ink(self.look.palette.legal, 3))
                    painter.drawLine(QPointF(at, 6), QPointF(at + 5 + 13 * size, 6))
                at += 16 + 13 * size
            painter.restore()
        elif state.kind == "ends":
            for place in range(3):
                sprites.paint(painter, f"{FOLDER}street_ends", 15 + 70 * place, 30)
        else:
            for place, icon in enumerate(state.icons):
                sprites.paint(painter, f"{FOLDER}{icon}", 16 + 30 * place, 31, size=(22, 22))

    def draw_seal(self, painter: QPainter, which: int, points: int, middle: QPointF) -> None:
        """Draws a seal: filled when its value holds now, outlined for later, struck when it is gone."""
        state: PlanState = self.state
        palette, sprites = self.look.palette, self.look.sprites
        name, colour = "seal_outline", palette.gold_text
        struck = which == 0 and state.gone
        if struck:
            name, colour = "seal_struck", palette.pencil
        elif which == state.valid:
            name, colour = "seal_filled", palette.desk if palette.dark else "#FFFFFF"
        corner = middle - QPointF(22, 22)
        sprites.paint(painter, f"{FOLDER}{name}", corner.x(), corner.y())
        room = QRectF(corner.x(), corner.y(), 44, 44)
        write(painter, self.look, str(points), room, 18, 700, colour=colour, align=CENTRE)
        if struck:
            sprites.paint(painter, f"{FOLDER}seal_strike", corner.x(), corner.y())


@dataclass(frozen=True)
class LineState:
    """A line of the log: its ``turn``, seat ``number`` (0: the table), the ``lines`` of its sentence, whether it is
    ``pointed`` at."""

    turn: int
    number: int
    lines: tuple[str, ...]
    pointed: bool = False


class LogRow(Piece):
    """A line of the log; under the pointer or the focus it outlines what it speaks of."""

    radius = 6.0

    def __init__(self, place: int, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("line", place), QRectF(0, 0, 10, 10), look, Layer.PANEL + place / 100, parent)

    def draw(self, painter: QPainter) -> None:
        """Draws turn, symbol and sentence."""
        if self.state is None:
            return
        state: LineState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        if self.active and (self.hovered or self.ringed or state.pointed):
            painter.setPen(QPen(QColor(palette.blueprint), 1.5))
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(rect.adjusted(1, 0.5, -1, -0.5), 6, 6)
        step = rect.height() / len(state.lines)
        room = QRectF(rect.left() + 2, rect.top(), turn_wide(look), step)
        write(painter, look, str(state.turn), room, 16, colour=palette.pencil, tabular=True, align=RIGHT)
        left = room.right() + 6
        if state.number:
            paint_seat(painter, look, state.number, QPointF(left + 7, room.center().y()), 15)
        for place, words in enumerate(state.lines):
            write(
                painter, look, words, QRectF(left + 20, rect.top() + place * step, rect.right() - left - 20, step), 16
            )


def turn_wide(look: Look) -> float:
    """How wide the number of a turn becomes in the log."""
    return width_of(look, "00", 16, tabular=True) + 4


def log_top(look: Look, rect: QRectF) -> float:
    """Where the first line of the log begins in its panel ``rect``."""
    return rect.top() + (36 * max(1.0, look.scale * 0.9) if rect.height() >= HEADED else 4)


def log_words(look: Look, line: LogLine, rect: QRectF) -> tuple[tuple[str, ...], float]:
    """The words of a line of the log, broken to the width of the panel, and how high they stand: a long sentence takes
    more rows."""
    step = max(25.0, 18 * look.scale + 5)
    words = tuple(wrap(look, line.words, 16, 400, rect.width() - 20 - turn_wide(look) - 28)[:3])
    return words, step if len(words) == 1 else (step - 3) * len(words)


def log_states(
    look: Look, lines: Sequence[LogLine], numbers: Sequence[int], rect: QRectF
) -> list[tuple[LogLine, QRectF, LineState]]:
    """The newest lines, the newest first, with the places that they get in the panel ``rect``."""
    y = log_top(look, rect)
    found = []
    for line in reversed(lines):
        words, high = log_words(look, line, rect)
        if y + high > rect.bottom() - 3:
            break
        number = numbers[line.seat] if line.seat is not None else 0
        place = QRectF(rect.left() + 8, y, rect.width() - 16, high)
        found.append((line, place, LineState(line.turn, number, words)))
        y += high
    return found


def most_back(look: Look, lines: Sequence[LogLine], rect: QRectF) -> int:
    """How many of the newest lines can be scrolled away until the oldest ones fill the panel."""
    room = rect.bottom() - 3 - log_top(look, rect)
    for at, line in enumerate(lines):
        room -= log_words(look, line, rect)[1]
        if room < 0:
            return len(lines) - at
    return 0


@dataclass(frozen=True)
class PromptState:
    """The prompt: seat ``number`` (0: none), ``words``, a quieter ``note``."""

    number: int
    words: str
    note: str = ""


class Prompt(Piece):
    """What the front seat may do now, in one sentence."""

    def __init__(self, look: Look) -> None:
        super().__init__(("prompt",), QRectF(PROMPT.left(), PROMPT.top(), 1050, PROMPT.height()), look, Layer.PANEL)
        self.margin = 0

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, sentence and note."""
        if self.state is None:
            return
        state: PromptState = self.state
        look, rect = self.look, self.rect
        left = rect.left() + 4
        if state.number:
            paint_seat(painter, look, state.number, QPointF(left + 14, rect.center().y()), 28)
            left += 38
        room = QRectF(left, rect.top(), rect.right() - left, rect.height())
        left += write(painter, look, state.words, room, 22, 600) + 18
        room = QRectF(left, rect.top(), rect.right() - left, rect.height())
        if state.note and fits(look, state.note, 18, room.width()):
            write(painter, look, state.note, room, 18, colour=look.palette.pencil_on_desk)


@dataclass(frozen=True)
class StepState:
    """A step of the turn: ``words``, ``status`` "done", "now" or "later"; ``last`` has no line behind it; ``folded``
    shows the disc alone, for want of room."""

    number: int
    words: str
    status: str
    last: bool = False
    folded: bool = False


class StepMark(Piece):
    """A step of the turn; pressing one that is done takes that part back."""

    def __init__(self, key: str, look: Look) -> None:
        super().__init__(("step", key), QRectF(0, 0, 10, 30), look, Layer.PANEL)
        self.margin = 14

    def draw(self, painter: QPainter) -> None:
        """Draws disc, number or tick, and word."""
        if self.state is None:
            return
        state: StepState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        disc = QRectF(rect.left(), rect.center().y() - 12, 24, 24)
        now = state.status == "now"
        if state.status == "done":
            look.sprites.paint(painter, "common/step_done", disc.left() - 2.5, disc.top() - 2.5, size=(29, 29))
        else:
            painter.setPen(QPen(QColor(palette.blueprint if now else palette.pencil), 2 if now else 1.6))
            painter.setBrush(QColor(palette.blueprint if now else palette.paper))
            painter.drawEllipse(disc)
            colour = palette.on_blueprint if now else palette.pencil
            write(painter, look, str(state.number), disc, 16, 700, colour=colour, align=CENTRE)
        colour = palette.ink if now or state.status == "done" else palette.pencil_on_desk
        room = QRectF(disc.right() + 7, rect.top(), rect.width() - 31, rect.height())
        wide = -7.0
        if not state.folded:
            wide = write(painter, look, state.words, room, 18, 700 if now else 400, colour=colour)
        if not state.last:
            painter.setPen(QPen(QColor(palette.pencil), 2))
            y = rect.center().y()
            painter.drawLine(QPointF(rect.right() + 5, y), QPointF(rect.right() + 13, y))
        if self.hovered and self.active:
            painter.setPen(QPen(QColor(colour), 1.5))
            y = rect.center().y() + 10
            painter.drawLine(QPointF(room.left(), y), QPointF(room.left() + wide, y))

    def wide(self) -> float:
        """How wide the mark is."""
        state: StepState = self.state
        if state.folded:
            return 24
        return 31 + width_of(self.look, state.words, 18, 700 if state.status == "now" else 400)
