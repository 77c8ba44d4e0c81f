"""The sheet of the nine bonuses with the legend of the grid."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.access.palettes import SEATS
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import (
    LEAST,
    RIGHT,
    fits,
    shadow,
    width_of,
    wrap,
    write,
)
from desktop.boards.common.pieces import Piece
from desktop.boards.nine_blocks.art import mixed, paint, paint_mark, paint_seat, paint_tile, pale
from desktop.boards.nine_blocks.layout import LEFT as LEFT_SHEET
from desktop.texts import nine_blocks as texts

translate = QCoreApplication.translate
ROOMY = 1.3
"""Above this scale of texts panels leave out what is only a help."""


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
        names = [texts.kind_name(number) for number in range(1, 10)]
        lines = [texts.bonus_line(number) for number in range(1, 10)]
        if not all(fits(look, line, 16, free) for line in lines):
            lines = [texts.bonus_short(number) for number in range(1, 10)]
        least = LEAST / look.text_scale
        if not all(width_of(look, name, least, 600) <= free for name in names):
            names = [texts.kind_short(number) for number in range(1, 10)]
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
            line = f"{texts.tile_name(number)}: {texts.bonus_line(number)}"
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
