"""The panel "What happened, one by one": what happened so far, the present event on a card, what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import SeatFace
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, Words, faded, ink, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.nine_blocks.art import bonus_picture, paint, paint_cube, paint_seat, paint_tile
from desktop.boards.nine_blocks.resolution import Course, Stage, Step
from desktop.boards.nine_blocks.resolution_words import coming_heading, empty_heading, telling
from desktop.texts import nine_blocks as texts
from engine.games.nine_blocks.events import (
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Clashed,
    PlansRevealed,
    SpaceLost,
    UnitCompleted,
    Violated,
)

DONE, NONE, NOW, COMING = "done", "none", "now", "coming"
BUTTONS = ("first", "back", "hold", "next", "last")
EDGE = 20.0
"""From the edge of the panel to its contents."""
BUTTON_HIGH = 60.0


@dataclass(frozen=True)
class Small:
    """A small tile in the panel: ``number``, the ``seat`` number (1 to 12) of its cube or symbol (0: none), the
    ``space`` below it ("" none), a ``frame`` "plan", "refused", "taken" or ""."""

    number: int
    seat: int = 0
    space: str = ""
    frame: str = ""


@dataclass(frozen=True)
class Entry:
    """A row of the panel: ``kind`` "done", "none", "now" or "coming"; the number of its ``stage``; words; small tiles,
    with a ``link`` of these words between the first two; the number of a ``bonus`` to draw (0: none); ``grave`` if a
    tile is lost."""

    kind: str
    stage: int
    title: str
    lines: tuple[str, ...] = ()
    strong: str = ""
    quiet: str = ""
    tiles: tuple[Small, ...] = ()
    link: str = ""
    bonus: int = 0
    grave: bool = False


def entries_of(course: Course, at: int, faces: Sequence[SeatFace]) -> tuple[Entry, ...]:
    """The rows of the panel at a step: headings of what comes tell no result."""
    here = course.steps[at].stage
    found = []
    for stage in course.stages:
        steps = course.of_stage(stage)
        if stage > here:
            found.append(Entry(COMING, stage, coming_heading(stage)))
            continue
        if not steps and stage < here:
            found.append(Entry(NONE, stage, empty_heading(stage)))
            continue
        for number in steps:
            if number <= at:
                found.append(entry_of(course.steps[number], faces, now=number == at))
    return tuple(found)


def entry_of(step: Step, faces: Sequence[SeatFace], *, now: bool) -> Entry:
    """The row of a step that has come, or is shown now."""
    told = telling(step, faces)
    fact = step.fact
    tiles, link, bonus = smalls_of(step, faces), "", 0
    if isinstance(fact, (Violated, Clashed)):
        link = texts.the_unit(fact.units[0])
    if isinstance(fact, (BonusWon, BonusUsed, BonusDeclined)):
        bonus = fact.number
    grave = isinstance(fact, (SpaceLost, Clashed, Violated))
    kind = NOW if now else DONE
    if not now and not isinstance(fact, PlansRevealed):
        tiles = ()
    lines = told.lines if now or isinstance(fact, (SpaceLost, Clashed, Violated)) else ()
    return Entry(kind, step.stage, told.title, lines, told.strong, told.quiet if now else "", tiles, link, bonus, grave)


def smalls_of(step: Step, faces: Sequence[SeatFace]) -> tuple[Small, ...]:
    """The small tiles that stand for a step."""
    fact = step.fact
    numbers = [face.number for face in faces]
    match fact:
        case PlansRevealed():
            plans = zip(fact.numbers, fact.seats, fact.spaces, strict=True)
            return tuple(Small(number, numbers[seat], texts.space(space)) for number, seat, space in plans)
        case SpaceLost():
            here = [plan for plan in step.before.plans if plan.space == fact.space and plan.fate == "up"]
            return tuple(
                Small(plan.number, numbers[plan.seat], "", "refused" if plan.seat == fact.seat else "plan")
                for plan in here
            )
        case Clashed():
            return (
                Small(fact.number, numbers[fact.seat], texts.space(fact.space), "refused"),
                Small(fact.number, numbers[fact.other], texts.space(fact.other_space), "plan"),
            )
        case Violated():
            own = Small(fact.number, numbers[fact.seat], texts.space(fact.space), "refused")
            return (own, *(Small(fact.number, 0, texts.space(at), "taken") for at in (*fact.taken, *fact.gone)))
        case Built():
            return (Small(fact.number, numbers[fact.seat], texts.space(fact.space), "plan"),)
        case UnitCompleted():
            return (Small(step.after.board[fact.space], numbers[fact.seat], texts.space(fact.space), "plan"),)
    return ()


@dataclass(frozen=True)
class PanelState:
    """The heading in several wordings, the longest first; the rows, what is written below the buttons, and whether
    the buttons have room for captions."""

    title: Words
    entries: tuple[Entry, ...]
    note: str
    captions: bool = True


class StepPanel(Piece):
    """The panel. State: ``PanelState``."""

    radius = 10.0

    def __init__(self, look: Look) -> None:
        super().__init__(("steps",), QRectF(), look, Layer.OVERLAY)
        self.margin = 12
        self.blocks = True
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws sheet, heading and rows."""
        if self.state is None:
            return
        look, palette, rect = self.look, self.look.palette, self.rect
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.ink), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 10, 10)
        inner = rect.adjusted(EDGE, 12, -EDGE, -12)
        head = 36.0 * max(1.0, look.scale * 0.9)
        write(painter, look, self.state.title, QRectF(inner.left(), inner.top(), inner.width() - 34, head), 20, 600)
        painter.setPen(QPen(QColor(palette.pencil), 1.5))
        y = inner.top() + head + 6
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
        bottom = self.buttons_top() - 14
        painter.drawLine(QPointF(inner.left(), bottom), QPointF(inner.right(), bottom))
        self.draw_rows(painter, QRectF(inner.left(), y + 8, inner.width(), bottom - y - 14))
        note = QRectF(inner.left(), rect.bottom() - 36, inner.width() - 128, 26)
        write(painter, look, self.state.note, note, 16, colour=palette.pencil)

    def buttons_top(self) -> float:
        """The upper edge of the buttons."""
        captions = isinstance(self.state, PanelState) and self.state.captions
        return self.rect.bottom() - BUTTON_HIGH - (24 if captions else 2) - 46

    def button_rect(self, name: str) -> QRectF:
        """Where a button lies."""
        inner = self.rect.adjusted(EDGE - 4, 0, -EDGE + 4, 0)
        if name == "close":
            return QRectF(self.rect.right() - EDGE - 26, self.rect.top() + 12, 36, 36)
        if name == "pace":
            return QRectF(inner.right() - 126, self.rect.bottom() - 42, 126, 34)
        wide = (inner.width() - 4 * 5) / 5
        return QRectF(inner.left() + BUTTONS.index(name) * (wide + 5), self.buttons_top(), wide, BUTTON_HIGH)

    # Rows

    def fitted_rows(self, room: QRectF) -> list[tuple[Entry, QRectF, bool]]:
        """The rows with their places, and whether they keep their words.

        Where they find no room, the oldest lose their words, then they go; then what is told besides goes, headings
        that are still to come, the last ones first, the picture, and all but the first of its sentences.
        """
        entries = list(self.state.entries)
        wide = room.width()

        def total() -> float:
            return sum(self.height(entry, wide, whole=entry in whole) for entry in entries)

        done = [entry for entry in entries if entry.kind == DONE]
        whole = [entry for entry in entries if entry.kind == NOW]
        for entry in reversed(done):
            whole.append(entry)
            if total() > room.height():
                whole.pop()
                break
        for entry in done:
            if total() > room.height():
                entries.remove(entry)
        now = next(place for place, entry in enumerate(entries) if entry.kind == NOW)
        if total() > room.height():
            entries[now] = whole[0] = replace(entries[now], quiet="")
        while total() > room.height() and entries[-1].kind in (COMING, NONE):
            entries.pop()
        if total() > room.height():
            entries[now] = whole[0] = replace(entries[now], tiles=(), bonus=0)
        if total() > room.height():
            entries[now] = whole[0] = replace(entries[now], lines=entries[now].lines[:1])
        placed, y = [], room.top()
        for entry in entries:
            high = self.height(entry, wide, whole=entry in whole)
            placed.append((entry, QRectF(room.left(), y, wide, high), entry in whole))
            y += high
        return placed

    def draw_rows(self, painter: QPainter, room: QRectF) -> None:
        """Draws the rows, tied by a line."""
        rows = self.fitted_rows(room)
        last: QPointF | None = None
        for entry, row, _ in rows:
            at = QPointF(row.left() + 18, row.top() + (30 if entry.kind == NOW else 16))
            if last is not None:
                dash = (4.0, 4.0) if entry.kind == COMING else None
                painter.setPen(ink(self.look.palette.pencil, 1.8, dash=dash))
                painter.drawLine(last + QPointF(0, 14), at - QPointF(0, 14))
            last = at
        painter.save()
        painter.setClipRect(room.adjusted(-14, -2, 14, 6), Qt.ClipOperation.IntersectClip)
        for entry, row, whole in rows:
            self.draw_row(painter, entry, row, whole=whole)
        painter.restore()

    @property
    def step(self) -> float:
        """From line to line."""
        return 22.0 * max(1.0, self.look.scale)

    def text_lines(self, entry: Entry, width: float) -> list[tuple[str, int, str]]:
        """The lines of a row as (words, weight, colour)."""
        look, palette = self.look, self.look.palette
        asked = [(words, 400, palette.ink) for words in entry.lines]
        asked += [(entry.strong, 700, palette.ink), (entry.quiet, 400, palette.pencil)]
        return [
            (line, weight, colour) for words, weight, colour in asked for line in wrap(look, words, 16, weight, width)
        ]

    def title_lines(self, entry: Entry, width: float) -> list[str]:
        """The heading of a row that is not the present one."""
        size, weight = title_font(entry)
        return wrap(self.look, entry.title, size, weight, width - 46)

    def height(self, entry: Entry, width: float, *, whole: bool) -> float:
        """How high a row is."""
        if entry.kind != NOW:
            # Further lines of a heading stand closer than the rows.
            title = 30.0 * max(1.0, self.look.scale * 0.9) + self.step * (len(self.title_lines(entry, width)) - 1)
            if entry.kind != DONE:
                return title + 6
            if not whole:
                return title + 4
            tiles = 48.0 if entry.tiles else 0.0
            return title + tiles + self.step * len(self.text_lines(entry, width - 46)) + 8
        titles = len(wrap(self.look, entry.title, 19, 600, width - 48))
        picture = 84.0 if entry.tiles or entry.bonus else 0.0
        return (
            22
            + 26 * max(1.0, self.look.scale) * titles
            + picture
            + self.step * len(self.text_lines(entry, width - 16))
            + 18
        )

    def draw_row(self, painter: QPainter, entry: Entry, row: QRectF, *, whole: bool) -> None:
        """Draws one row."""
        look, palette = self.look, self.look.palette
        title = 30.0 * max(1.0, look.scale * 0.9)
        if entry.kind == NOW:
            self.draw_card(painter, entry, row)
            return
        middle = QPointF(row.left() + 18, row.top() + 16)
        if entry.kind == DONE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.ink))
            painter.drawEllipse(middle, 14, 14)
            self.icon(painter, "check", middle, palette.paper)
        else:
            coming = entry.kind == COMING
            painter.setPen(ink(palette.pencil if coming else palette.ink, 1.8, dash=(3, 3) if coming else None))
            painter.setBrush(QColor(palette.paper))
            painter.drawEllipse(middle, 13, 13)
            if not coming:
                self.icon(painter, "minus", middle, palette.ink)
        words = QRectF(row.left() + 46, row.top() + 1, row.width() - 46, title)
        colour = palette.pencil if entry.kind == COMING else palette.ink
        size, weight = title_font(entry)
        for place, line in enumerate(self.title_lines(entry, row.width())):
            if place:
                words.translate(0, self.step)
            write(painter, look, line, words, size, weight, colour=colour)
        if not whole:
            return
        y = words.bottom()
        if entry.tiles:
            self.draw_order(painter, entry.tiles, QRectF(words.left(), y + 2, words.width(), 40))
            y += 48
        for line, heavy, shade in self.text_lines(entry, words.width()):
            write(painter, look, line, QRectF(words.left(), y, words.width() + 6, self.step), 16, heavy, colour=shade)
            y += self.step

    def icon(self, painter: QPainter, name: str, middle: QPointF, colour: str) -> None:
        """Draws an icon in a circle."""
        swaps = (("#1F2D3A", colour),)
        self.look.sprites.paint(painter, f"icons/{name}", middle.x() - 9, middle.y() - 9, size=(18, 18), swaps=swaps)

    def draw_order(self, painter: QPainter, tiles: tuple[Small, ...], room: QRectF) -> None:
        """Draws the plans of the round in their order, each beside the symbol of its seat."""
        pitch = min(62.0, room.width() / len(tiles))
        for place, tile in enumerate(tiles):
            x = room.left() + pitch * place
            paint_seat(painter, self.look, tile.seat, QPointF(x + 8, room.center().y()), 7.5)
            side = min(36.0, pitch - 20)
            paint_tile(painter, self.look, tile.number, x + 18, room.center().y() - side / 2, side)

    def draw_card(self, painter: QPainter, entry: Entry, row: QRectF) -> None:
        """Draws the present event."""
        look, palette = self.look, self.look.palette
        shade = palette.refuse if entry.grave else palette.blueprint
        card = row.adjusted(-10, 4, 10, -6)
        painter.setPen(QPen(QColor(shade), 3))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(card, 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(shade, 0.09))
        painter.drawRoundedRect(card, 10, 10)
        middle = QPointF(row.left() + 18, row.top() + 30)
        painter.setBrush(QColor(shade))
        painter.drawEllipse(middle, 15, 15)
        on = palette.desk if palette.dark else "#FFFFFF"
        number = QRectF(middle.x() - 14, middle.y() - 14, 28, 28)
        if Stage.SPACE <= entry.stage <= Stage.BONUS:
            write(painter, look, str(int(entry.stage)), number, 18, 700, colour=on, align=CENTRE)
        else:
            self.icon(painter, "check", middle, on)
        line = 26 * max(1.0, look.scale)
        y = row.top() + 30 - line / 2
        for words in wrap(look, entry.title, 19, 600, row.width() - 48):
            write(
                painter, look, words, QRectF(row.left() + 46, y, row.width() - 40, line), 19, 600,
                colour=shade if entry.grave else palette.ink,
            )  # fmt: skip
            y += line
        y += 6
        if entry.tiles or entry.bonus:
            self.draw_picture(painter, entry, QRectF(row.left(), y, row.width(), 78))
            y += 84
        for words, heavy, colour in self.text_lines(entry, row.width() - 16):
            write(painter, look, words, QRectF(row.left() + 8, y, row.width() - 8, self.step), 16, heavy, colour=colour)
            y += self.step

    def draw_picture(self, painter: QPainter, entry: Entry, room: QRectF) -> None:
        """Draws the tiles of the present event with what ties them together, or the sign of a bonus."""
        look, palette = self.look, self.look.palette
        if not entry.tiles:
            side = 56.0
            paint(painter, look, bonus_picture(entry.bonus), room.center().x() - side / 2, room.top() + 8,
                  size=(side, side))  # fmt: skip
            return
        if entry.stage == Stage.TURNED:
            self.draw_order(painter, entry.tiles, QRectF(room.left() + 4, room.top() + 14, room.width() - 8, 44))
            return
        count = len(entry.tiles)
        side = 52.0
        gap = (room.width() - count * side) / count if count > 1 else 0.0
        gap = min(gap, 96.0) if entry.link and count == 2 else min(gap, 22.0)
        x = room.center().x() - (count * side + (count - 1) * gap) / 2
        for place, tile in enumerate(entry.tiles):
            at = QRectF(x + place * (side + gap), room.top(), side, side)
            if place == 0 and entry.link and count == 2:
                self.draw_link(painter, entry, at, gap)
            self.draw_small(painter, tile, at)
            if tile.space:
                write(
                    painter, look, tile.space, QRectF(at.left() - 10, at.bottom() + 3, side + 20, 22), 16, 600,
                    colour=palette.ink, align=CENTRE,
                )  # fmt: skip

    def draw_link(self, painter: QPainter, entry: Entry, left: QRectF, gap: float) -> None:
        """Draws the line between two tiles that contradict each other, with its name."""
        look, palette = self.look, self.look.palette
        start, end = QPointF(left.right() + 10, left.center().y()), QPointF(left.right() + gap - 10, left.center().y())
        painter.setPen(QPen(QColor(palette.refuse), 3.5))
        painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.refuse))
        for point in (start, end):
            painter.drawEllipse(point, 5, 5)
        room = QRectF(left.right() + 2, left.top(), gap - 4, left.height() / 2 - 4)
        if width_of(look, entry.link, 16, 600) <= room.width():
            write(painter, look, entry.link, room, 16, 600, colour=palette.refuse, align=CENTRE)

    def draw_small(self, painter: QPainter, tile: Small, at: QRectF) -> None:
        """Draws a small tile with its frame and cube."""
        look, palette = self.look, self.look.palette
        unit = at.width() / 86
        if tile.frame in ("plan", "refused"):
            name = "plan_frame_refused" if tile.frame == "refused" else "plan_frame"
            paint(painter, look, name, at.left() - 7 * unit, at.top() - 7 * unit, size=(100 * unit, 100 * unit))
        paint_tile(painter, look, tile.number, at.left(), at.top(), at.width())
        if tile.frame == "taken":
            painter.setPen(ink(palette.refuse, 2.6, dash=(5, 3.4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(at.adjusted(-2, -2, 2, 2), 7, 7)
        if tile.seat:
            paint_cube(painter, look, tile.seat, at.left() - 9.5 * unit, at.bottom() - 30.5 * unit, 37 * unit)


def title_font(entry: Entry) -> tuple[float, int]:
    """Size and weight of the heading of a row that is not the present one."""
    return (18.0, 600) if entry.kind == DONE else (17.0, 400 if entry.kind == COMING else 600)


def captioned(look: Look, width: float, words: Sequence[str]) -> bool:
    """Whether these words stand below buttons so wide without touching each other; the icons say the same."""
    return all(width_of(look, one, 16, 600) <= width - 2 for one in words)


@dataclass(frozen=True)
class ButtonFace:
    """A button of the panel: its ``icon`` or ``words`` on it, the words ``below``; ``main`` for the filled one."""

    icon: str
    below: str = ""
    words: Words = ""
    main: bool = False
    down: bool = False


class StepButton(Piece):
    """A button of the panel. State: ``ButtonFace``."""

    radius = 9.0

    def __init__(self, name: str, look: Look) -> None:
        ident: Ident = ("stepper", name)
        super().__init__(ident, QRectF(0, 0, 10, 10), look, Layer.OVERLAY + 1)
        self.margin = 34
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the button and what stands below it."""
        if self.state is None:
            return
        state: ButtonFace = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        bare = self.ident[1] == "close"
        colour = palette.ink if self.active else palette.pencil
        if state.main and self.active:
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.setBrush(QColor(palette.blueprint))
            colour = palette.on_blueprint
        elif self.active or state.down:
            painter.setPen(Qt.PenStyle.NoPen if bare else QPen(QColor(palette.ink), 2))
            ground = QColor(palette.paper2 if self.hovered else palette.paper)
            painter.setBrush(faded(palette.blueprint, 0.16) if state.down else ground)
        else:
            painter.setPen(QPen(QColor(palette.grid), 2))
            painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, 9, 9)
        if state.icon:
            side = min(26.0, rect.height() - 8)
            swaps = (("#1F2D3A", colour),)
            look.sprites.paint(
                painter, f"icons/{state.icon}", rect.center().x() - side / 2, rect.center().y() - side / 2,
                size=(side, side), swaps=swaps,
            )  # fmt: skip
        if state.words:
            write(painter, look, state.words, rect.adjusted(6, 0, -6, 0), 16, 600, colour=colour, align=CENTRE)
        if state.below:
            room = QRectF(rect.left() - 2, rect.bottom() + 2, rect.width() + 4, 24)
            write(painter, look, state.below, room, 16, 600, colour=palette.ink, align=CENTRE)
