"""The panels around the grid: prompt, bonus sheet, seat cards, site diary, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.access.palettes import SEATS
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    CENTRE,
    LEAST,
    LEFT,
    RIGHT,
    Words,
    fits,
    hatch,
    ink,
    shadow,
    squared_paper,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.nine_blocks.art import mixed, paint, paint_mark, paint_seat, paint_tile, pale
from desktop.boards.nine_blocks.layout import LEFT as LEFT_SHEET
from desktop.boards.nine_blocks.layout import PROMPT, SHEET, SITE, TRAY
from desktop.boards.nine_blocks.layout import RIGHT as RIGHT_PANEL
from desktop.boards.nine_blocks.names import bonus_line, bonus_short, kind_name, tile_name

translate = QCoreApplication.translate
ROOMY = 1.3
"""Above this scale of texts panels leave out what is only a help."""


class Grounds(Piece):
    """What lies below everything: sheet of the board, right panel, tray. State: which of them are there."""

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__(("grounds",), area, look, Layer.DESK)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws papers and lines."""
        look, palette = self.look, self.look.palette
        shown = self.state or ()
        if "right" in shown:
            painter.fillRect(RIGHT_PANEL, QColor(palette.paper2))
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(RIGHT_PANEL.topLeft(), RIGHT_PANEL.bottomLeft())
        if "tray" in shown:
            painter.fillRect(TRAY, QColor(palette.paper2))
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(TRAY.topLeft(), TRAY.topRight())
        if "sheet" in shown:
            shadow(painter, SHEET, look, radius=0)
            painter.fillRect(SHEET, QColor(palette.paper))
            squared_paper(painter, SITE.adjusted(8, 0, 0, 0), look, step=13)


@dataclass(frozen=True)
class PromptState:
    """The prompt: the ``number`` of the seat (0: none), the ``words`` and a quieter ``note`` at the end; ``refused``
    colours the words."""

    number: int
    words: Words
    note: Words = ""
    refused: bool = False


class Prompt(Piece):
    """What may be done now, in one sentence on the desk. State: ``PromptState``."""

    def __init__(self, look: Look) -> None:
        super().__init__(("prompt",), PROMPT, look, Layer.PANEL)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws symbol, sentence and note."""
        if self.state is None:
            return
        state: PromptState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        left = rect.left() + 10
        if state.number:
            paint_seat(painter, look, state.number, QPointF(rect.left() + 24, rect.center().y()), 13.5)
            left = rect.left() + 52
        colour = palette.refuse if state.refused else palette.ink
        room = rect.right() - left
        words = state.words if isinstance(state.words, str) else state.words[0]
        note = (state.note,) if isinstance(state.note, str) else state.note
        free = room - width_of(look, words, 22, 600) - 30
        wide = next((w for one in note if one and (w := width_of(look, one, 17)) < free), 0.0)
        if wide:
            right = QRectF(rect.right() - wide - 2, rect.top(), wide + 2, rect.height())
            write(painter, look, state.note, right, 17, colour=palette.pencil_on_desk, align=RIGHT)
            room -= wide + 24
        if fits(look, words, 22, room, 600):
            write(painter, look, state.words, QRectF(left, rect.top(), room, rect.height()), 22, 600, colour=colour)
            return
        lines = wrap(look, words, 17, 600, room)
        lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
        high = rect.height() / len(lines)
        for place, line in enumerate(lines):
            write(painter, look, line, QRectF(left, rect.top() + high * place, room, high), 17, 600, colour=colour)


class BonusSheet(Piece):
    """The nine bonuses and the legend. State: how many tiles of each number are left (() without that aid), numbers of
    two seats for the legend."""

    radius = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(("bonuses",), LEFT_SHEET, look, Layer.SHEET)
        self.margin = 6
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """Draws the sheet row by row."""
        if self.state is None:
            return
        look, palette, rect = self.look, self.look.palette, self.rect
        counts, seats = self.state
        shadow(painter, rect, look, radius=0)
        painter.fillRect(rect, QColor(palette.paper))
        scale = max(1.0, look.scale)
        left, wide = rect.left() + 14, rect.width() - 28
        y = rect.top() + 8
        title = translate("NineBlocksBoard", "The lowest number built in the round earns its bonus")
        size = 19.0 if len(wrap(look, title, 19, 600, wide)) < 3 else 16.0
        while len(wrap(look, title, size, 600, wide)) > 3 and size > LEAST / look.text_scale:
            size -= 0.5
        for line in wrap(look, title, size, 600, wide)[:4]:
            write(painter, look, line, QRectF(left, y, wide, 1.3 * size * scale), size, 600)
            y += 1.3 * size * scale
        y += 6
        painter.setPen(QPen(QColor(palette.pencil), 1.5))
        painter.drawLine(QPointF(left, y), QPointF(left + wide, y))
        legend = 0.0 if scale > ROOMY else 132.0
        if counts and legend:
            words = translate("NineBlocksBoard", "left", "so many tiles may still be out there")
            room = QRectF(left + wide - 90, y + 1, 90, 19 * scale)
            write(painter, look, words, room, 16, colour=palette.pencil, align=RIGHT)
        top = y + (17 * scale if counts and legend else 6)
        step = (rect.bottom() - 6 - legend - top) / 9
        side = min(47.0 if scale < 1.1 else 40.0, step - 6)
        self.draw_rows(painter, QRectF(left, top, wide, step), side, counts)
        if legend:
            self.draw_legend(painter, QRectF(left, rect.bottom() - legend, wide, legend), seats)

    def draw_rows(self, painter: QPainter, row: QRectF, side: float, counts: tuple[int, ...]) -> None:
        """Draws the nine rows, their names all of one size and their lines all of one; ``row`` is the first one."""
        look, palette = self.look, self.look.palette
        scale = max(1.0, look.scale)
        text = row.left() + side + 11
        room = width_of(look, "×12", 16, tabular=True) + 2 if counts else 0.0
        free = row.right() - text
        half = min(row.height() / 2, 23.0 * scale)
        names = [kind_name(number) for number in range(1, 10)]
        lines = [bonus_line(number) for number in range(1, 10)]
        if not all(fits(look, line, 16, free) for line in lines):
            lines = [bonus_short(number) for number in range(1, 10)]
        least = LEAST / look.text_scale
        # The counts stand beside the names, beside the lines where a name needs all the room.
        beside = all(width_of(look, name, least, 600) <= free - room for name in names)
        large = common_size(look, names, 18, 600, free - (room if beside else 0), half)
        small = common_size(look, lines, 16, 400, free - (0 if beside else room), half)
        for place, (name, line) in enumerate(zip(names, lines, strict=True)):
            here = row.translated(0, row.height() * place)
            middle = here.center().y()
            paint_tile(painter, look, place + 1, here.left(), middle - side / 2, side)
            write(painter, look, name, QRectF(text, middle - half, free - (room if beside else 0), half), large, 600)
            wide = free - (0 if beside else room)
            write(painter, look, line, QRectF(text, middle, wide, half), small, colour=palette.pencil)
            if counts:
                spot = QRectF(here.right() - room, middle - (half if beside else 0), room, half)
                write(painter, look, f"×{counts[place]}", spot, small, colour=palette.pencil, align=RIGHT, tabular=True)

    def draw_legend(self, painter: QPainter, rect: QRectF, seats: tuple[int, ...]) -> None:
        """Draws what the marks of the grid mean."""
        look, palette = self.look, self.look.palette
        painter.setPen(QPen(QColor(palette.pencil), 1.5))
        painter.drawLine(rect.topLeft(), rect.topRight())
        words = (
            (
                translate("NineBlocksBoard", "one seat only: 2 points"),
                translate("NineBlocksBoard", "one seat: 2 points"),
            ),
            (translate("NineBlocksBoard", "shared by these seats"), translate("NineBlocksBoard", "shared by seats")),
            (translate("NineBlocksBoard", "line already scored"), translate("NineBlocksBoard", "line scored")),
            (translate("NineBlocksBoard", "who scored it"), translate("NineBlocksBoard", "by whom")),
        )
        step = (rect.height() - 8) / 4
        for place, line in enumerate(words):
            y = rect.top() + 6 + step * (place + 0.5)
            box = QRectF(rect.left(), y - 9, 38, 18)
            if place == 0:
                painter.fillRect(box, mixed_colour(look, seats[0], 0.2))
                painter.setPen(QPen(QColor("#F2C14E" if palette.dark else "#8A6000"), 1.6))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(box)
                painter.drawRect(box.adjusted(3.5, 3.5, -3.5, -3.5))
            elif place == 1:
                painter.fillRect(box, mixed_colour(look, seats[0], 0.2))
                painter.fillRect(box.adjusted(box.width() / 2, 0, 0, 0), mixed_colour(look, seats[1], 0.2))
                painter.setPen(QPen(QColor(palette.pencil), 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(box)
                for share, number in ((0.25, seats[0]), (0.75, seats[1])):
                    spot = QPointF(box.left() + box.width() * share, y)
                    paint_mark(painter, look, number, spot, 4.6, pale(look, number))
            elif place == 2:
                paint(painter, look, "link_street", box.left(), y - 7, size=(38, 14))
                for x in (box.left(), box.right() - 11):
                    painter.setPen(QPen(QColor(palette.ink), 1.6))
                    painter.setBrush(QColor(palette.paper2))
                    painter.drawRoundedRect(QRectF(x, y - 8, 11, 16), 3, 3)
            else:
                paint(painter, look, "stamp_blank_across", box.left(), y - 10.5, size=(38, 21))
                paint_seat(painter, look, seats[0], QPointF(box.left() + 10, y), 6)
            write(painter, look, line, QRectF(rect.left() + 48, y - 13, rect.width() - 46, 26), 16)

    def words(self) -> str:
        """The sheet for a screen reader."""
        counts = self.state[0] if self.state else ()
        rows = []
        for number in range(1, 10):
            line = f"{tile_name(number)}: {bonus_line(number)}"
            rows.append(f"{line} (×{counts[number - 1]})" if counts else line)
        return "; ".join(rows)


def common_size(look: Look, words: list[str], px: float, weight: int, room: float, high: float) -> float:
    """The size in which all of the words fit into a line, ``px`` if they do."""
    least = LEAST / look.text_scale
    size = px
    while size > least and any(width_of(look, one, size, weight) > room for one in words):
        size -= 0.5
    while size > least and size * look.scale > high * 0.95:
        size -= 0.5
    return size


def mixed_colour(look: Look, number: int, share: float) -> QColor:
    """The colour of a seat over paper."""
    return QColor(mixed(SEATS[number - 1].colour, look.palette.paper, share))


@dataclass(frozen=True)
class CardState:
    """A seat: its ``number`` 1 to 12, ``name``, ``level`` of a computer player, ``status``, its penalty ``tiles`` and
    their ``limit``, ``points``, whether it ``starts``, ``acts``, is ``out`` or a ``target`` for a tile to give up;
    ``tall`` cards have the stars in a row of their own."""

    number: int
    name: str
    level: str
    status: tuple[str, ...]
    tiles: tuple[int, ...]
    limit: int
    rack: tuple[str, ...]
    points: int
    score: tuple[str, ...]
    starts: bool = False
    acts: bool = False
    out: bool = False
    target: bool = False
    tall: bool = False


class SeatCard(Piece):
    """The card of a seat with rack and stars. State: ``CardState``."""

    def __init__(self, seat: int, look: Look) -> None:
        super().__init__(("card", seat), QRectF(0, 0, 316, 128), look, Layer.PANEL)
        self.margin = 9

    def slot(self, place: int) -> QRectF:
        """A slot of the rack, in own coordinates."""
        state: CardState = self.state
        rect = self.rack_rect()
        unit = rect.width() / (502 if state.limit == 5 else 692)
        return QRectF(rect.left() + (17 + 95 * place) * unit, rect.top() + 14 * unit, 88 * unit, 88 * unit)

    def rack_rect(self) -> QRectF:
        """The rack, in own coordinates."""
        state: CardState = self.state
        scale = max(1.0, self.look.scale)
        wide = 206.0 if state.limit == 5 else 284.0
        high = wide * 124 / (502 if state.limit == 5 else 692)
        top = self.rect.top() + 16 + 26 * min(scale, 1.5)
        return QRectF(self.rect.left() + 10, top, wide, high)

    def draw(self, painter: QPainter) -> None:
        """Draws name, rack, stars and counts."""
        if self.state is None:
            return
        state: CardState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        scale = max(1.0, look.scale)
        shadow(painter, rect, look)
        painter.setPen(QPen(QColor(palette.legal if state.acts else palette.ink), 4 if state.acts else 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        line = QRectF(rect.left() + 12, rect.top() + 10, rect.width() - 24, 26 * min(scale, 1.5))
        paint_seat(painter, look, state.number, QPointF(line.left() + 13, line.center().y()), 12)
        weight, colour = (600, palette.ink) if state.acts else (400, palette.pencil)
        helmet = 42.0 if state.starts else 0.0
        most = line.width() - 44 - helmet - min(width_of(look, state.name, 20, 600), 84.0)
        said = next((one for one in state.status if fits(look, one, 16, most, weight)), state.status[-1])
        status = min(width_of(look, said, 16, weight), most)
        free = line.width() - 36 - status - helmet - 8
        wide = write(painter, look, state.name, QRectF(line.left() + 36, line.top(), free, line.height()), 20, 600)
        x = line.left() + 36 + wide + 10
        if state.starts:
            paint(painter, look, "start_helmet", x, line.center().y() - 10, size=(33, 19))
            x += 40
        room = QRectF(line.right() - status - 1, line.top(), status + 1, line.height())
        write(painter, look, said, room, 16, weight, colour=colour, align=RIGHT)
        room = QRectF(x, line.top(), room.left() - 10 - x, line.height())
        if state.level and room.width() > 40:
            write(painter, look, (state.level, ""), room, 16, colour=palette.pencil)
        self.draw_rack(painter)
        self.draw_stars(painter)
        if state.out:
            rack = self.rack_rect()
            paint(painter, look, "elimination_mark", rack.center().x() - 26, rack.center().y() - 27, size=(52, 52))

    def draw_rack(self, painter: QPainter) -> None:
        """Draws the rack with its tiles and the word of the last slot."""
        state: CardState = self.state
        look, rack = self.look, self.rack_rect()
        paint(painter, look, f"rack_{state.limit}_small", rack.left(), rack.top(), size=(rack.width(), rack.height()))
        if len(state.tiles) < state.limit:
            slot = self.slot(state.limit - 1)
            words = translate("NineBlocksBoard", "out", "the last slot of the penalty rack")
            room = slot.adjusted(1, 0, -1, 0)
            if fits(look, words, 16, room.width(), 700):
                write(painter, look, words, room, 16, 700, colour="#B93A26", align=CENTRE)
            else:
                at = slot.center()
                swaps = (("#1F2D3A", "#B93A26"),)
                look.sprites.paint(painter, "icons/x", at.x() - 13, at.y() - 13, size=(26, 26), swaps=swaps)
        for place, tile in enumerate(state.tiles[: state.limit]):
            slot = self.slot(place)
            paint_tile(painter, look, tile, slot.left(), slot.top(), slot.width())
        if state.target and len(state.tiles) < state.limit:
            slot = self.slot(len(state.tiles))
            paint(painter, look, "rack_slot_target", slot.left(), slot.top(), size=(slot.width(), slot.width()))

    def draw_stars(self, painter: QPainter) -> None:
        """Draws three stars and the counts."""
        state: CardState = self.state
        look, rack, rect = self.look, self.rack_rect(), self.rect
        scale = max(1.0, look.scale)
        if state.tall:
            y, x = rack.bottom() + 6, rect.right() - 12 - 3 * 31
        else:
            y, x = rack.top() + 11, rack.right() + 6
        for star in range(3):
            name = "point_star" if state.points > star else "point_star_empty"
            paint(painter, look, name, x + 28 * star, y, size=(26, 24.6))
        top = rack.bottom() + 2
        low = QRectF(rect.left() + 12, top, rect.width() - 24, rect.bottom() - top - 4)
        if state.tall:
            row = QRectF(low.left(), top + 4, 190, 26 * min(scale, 1.5))
            write(painter, look, state.rack, row, 16)
            if state.points > 3 or scale <= 1.3:
                below = QRectF(low.left(), row.bottom(), low.width(), max(20.0, rect.bottom() - row.bottom() - 6))
                write(painter, look, state.score, below, 16)
            return
        wide = min(width_of(look, state.score[0], 16, tabular=True) + 2, low.width() * 0.5)
        write(painter, look, state.rack, QRectF(low.left(), low.top(), low.width() - wide - 10, low.height()), 16)
        write(painter, look, state.score, QRectF(low.right() - wide, low.top(), wide, low.height()), 16, align=RIGHT)


Entry = tuple[str, int, str]
"""A line of the diary: "head", "line" (with its symbol), "more" (goes on) or "why"; the number of a seat; the words."""


def entries(
    look: Look, told: Sequence[tuple[int, int, str, bool]], size: float, room: float, most: int
) -> list[tuple[int, list[Entry]]]:
    """The lines of the diary round by round, the newest round first; ``told`` are (round, number of the seat or 0,
    words, whether it only says why), written ``size`` pixels large into ``room``. A newest round of more than ``most``
    lines tells its newest sentence first."""
    rounds: dict[int, list[list[Entry]]] = {}
    for turn, number, words, why in told:
        lines = wrap(look, words, size, 400, room)
        first: Entry = ("why" if why else "line", number, lines[0] if lines else "")
        more: list[Entry] = [("why" if why else "more", 0, line) for line in lines[1:]]
        rounds.setdefault(turn, []).append([first, *more])
    newest = max(rounds, default=0)
    if sum(len(sentence) for sentence in rounds.get(newest, [])) > most:
        rounds[newest].reverse()
    return [(turn, [line for sentence in rounds[turn] for line in sentence]) for turn in sorted(rounds, reverse=True)]


class Diary(Piece):
    """The site diary. State: (entries from above, how far it is scrolled back from 0 to 1, -1: nothing to scroll)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("log",), QRectF(0, 0, 10, 10), look, Layer.PANEL)
        self.margin = 2

    @property
    def size(self) -> float:
        """How large its texts are: as small as may be where large ones would leave no room for lines."""
        scale = max(1.0, self.look.scale)
        return 16.0 if self.rect.height() > 110 * scale else LEAST / self.look.text_scale

    @property
    def step(self) -> float:
        """From line to line."""
        return 1.58 * self.size * max(1.0, self.look.scale)

    @property
    def head(self) -> float:
        """So high is the heading."""
        return 2.1 * self.size * max(1.0, self.look.scale)

    def draw(self, painter: QPainter) -> None:
        """Draws heading and lines."""
        if self.state is None:
            return
        found, back = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        title = translate("NineBlocksBoard", "Site diary")
        write(painter, look, title, QRectF(rect.left(), rect.top(), rect.width(), self.head - 6), self.size * 1.12, 600)
        painter.setPen(QPen(QColor(palette.pencil), 1.5))
        y = rect.top() + self.head - 3
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        y += 4
        for what, number, words in found:
            row = QRectF(rect.left(), y, rect.width() - 10, self.step)
            if what == "head":
                write(painter, look, words, row, self.size, 600, colour=palette.pencil)
            else:
                if number and what == "line":
                    paint_seat(painter, look, number, QPointF(row.left() + 8, row.center().y()), 6.5)
                colour = palette.pencil if what == "why" else palette.ink
                write(painter, look, words, row.adjusted(26, 0, 0, 0), self.size, colour=colour)
            y += self.step
        if back >= 0:
            track = QRectF(rect.right() - 5, rect.top() + self.head + 4, 5, rect.height() - self.head - 8)
            thumb = QRectF(track.left(), track.top() + back * (track.height() - 36), 5, 36)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.edge))
            painter.drawRoundedRect(thumb, 2.5, 2.5)


@dataclass(frozen=True)
class ButtonState:
    """A button: ``words`` in one or several wordings, an ``icon`` or "", whether it is the ``primary`` one, ``down``,
    or red (``warns``)."""

    words: Words
    icon: str = ""
    primary: bool = False
    down: bool = False
    warns: bool = False


class Button(Piece):
    """A button; one that cannot be pressed is hatched. State: ``ButtonState``."""

    def __init__(self, ident: Ident, look: Look, layer: float = Layer.TRAY + 1) -> None:
        super().__init__(ident, QRectF(0, 0, 10, 10), look, layer)

    def draw(self, painter: QPainter) -> None:
        """Draws frame, icon and words."""
        if self.state is None:
            return
        state: ButtonState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        colour = palette.ink
        if not self.active:
            painter.setPen(ink(palette.pencil, 1.6, dash=(6, 4)))
            painter.setBrush(QColor(palette.paper2))
            painter.drawRoundedRect(rect, 10, 10)
            hatch(painter, rect.adjusted(2, 2, -2, -2), palette.pencil, gap=12, width=1.2, share=0.18)
            colour = palette.pencil
        else:
            filled = state.primary
            ground = palette.refuse if state.warns else palette.blueprint
            if filled:
                shadow(painter, rect, look)
            painter.setPen(QPen(QColor(ground if state.down else palette.ink if not palette.dark else ground), 2))
            if filled:
                painter.setBrush(QColor(ground).darker(112 if self.hovered else 100))
                colour = palette.on_blueprint
            else:
                painter.setBrush(QColor(palette.paper2 if self.hovered or state.down else palette.paper))
                colour = palette.refuse if state.warns else palette.ink
            painter.drawRoundedRect(rect, 10, 10)
        self.draw_words(painter, state, rect.adjusted(10, 0, -10, 0), colour)

    def draw_words(self, painter: QPainter, state: ButtonState, room: QRectF, colour: str) -> None:
        """Writes icon and words in one line, else in two."""
        look = self.look
        side = 24.0 if state.icon else 0.0
        asked = (state.words,) if isinstance(state.words, str) else state.words
        size = 19 if state.primary else 18
        free = room.width() - (side + 8 if side else 0)
        words = next((one for one in asked if width_of(look, one, size, 600) <= free), None)
        least = LEAST / look.text_scale
        for small in (16.0, least) if words != asked[0] else ():
            lines = wrap(look, asked[0], small, 600, room.width())
            wide = max(width_of(look, line, small, 600) for line in lines)
            high = 1.15 * small * look.scale
            if len(lines) <= 2 and wide <= room.width() and room.height() >= len(lines) * high:
                top = room.center().y() - high * len(lines) / 2
                for place, line in enumerate(lines):
                    row = QRectF(room.left(), top + high * place, room.width(), high)
                    write(painter, look, line, row, small, 600, colour=colour, align=CENTRE)
                return
        if words is None:
            write(painter, look, asked, room, 16, 600, colour=colour, align=CENTRE)
            return
        wide = width_of(look, words, size, 600)
        if not side:
            write(painter, look, words, room, size, 600, colour=colour, align=CENTRE)
            return
        left = room.center().x() - (wide + side + 8) / 2
        swaps = (("#1F2D3A", colour),)
        look.sprites.paint(painter, state.icon, left, room.center().y() - side / 2, size=(side, side), swaps=swaps)
        spot = QRectF(left + side + 8, room.top(), wide + 4, room.height())
        write(painter, look, words, spot, size, 600, colour=colour, align=LEFT)
