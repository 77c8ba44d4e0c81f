"""The score table of the result: rows are what gave points, columns the seats; from seven seats it turns.

Arrow keys walk over the cells, and each cell is spoken as a sentence. Cells show what was counted and the points it
gave.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.texts.actions import group_words
from desktop.texts.words import number
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

LARGEST_ROW = 56
"""Rows grow up to this height, in design pixels, where there is room."""
TURNS_FROM = 7
"""So many seats are shown as rows."""
GROUP_WASHES = ("#E2DCE8", "#D3E6D6", "#F2D8CF", "#D5E1EA")
GROUP_WASHES_DARK = ("#3A3556", "#1F4A3B", "#55302C", "#24506F")


@dataclass(frozen=True)
class Line:
    """A category of the table: key, group, name in words, what it asks for."""

    key: str
    group: str
    name: str
    detail: str


class ScoreTable(QWidget):
    """Seat by category; rows sum to the total. ``pointed(seat, key)`` fires for the cell under pointer or focus, with
    seat -1 when there is none; a cell that was pressed stays while the pointer is elsewhere."""

    pointed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.result: MatchResult | None = None
        self.lines: tuple[Line, ...] = ()
        self.order: tuple[int, ...] = ()
        self.cell = (-1, -1)
        self.pinned = (-1, -1)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.updateGeometry)

    @property
    def turned(self) -> bool:
        """Whether seats are rows."""
        return len(self.order) >= TURNS_FROM

    def show_scores(self, result: MatchResult) -> None:
        """Takes the score sheets; categories that gave nothing are left out, the others keep the order of their groups,
        also where seats have different ones."""
        self.result = result
        self.order = result.order()
        sheets = result.outcome.sheets
        lines: list[Line] = []
        found = {row.key: row.group for sheet in sheets for row in sheet.rows}
        groups = list(dict.fromkeys(found.values()))
        for key in sorted(found, key=lambda key: groups.index(found[key])):
            detail = result.details.get(key, "")
            lines.append(Line(key, found[key], result.row_name(key), detail))
        used = {row.key for sheet in sheets for row in sheet.rows if row.points or row.count}
        keep: list[Line] = []
        for line in lines:
            # Two rows of a group always show, so that its name has room and plans nobody scored are seen.
            few = sum(kept.group == line.group for kept in keep) < 2
            if line.key in used or few or line.key in result.details:
                keep.append(line)
        self.lines = tuple(keep)
        self.cell = self.pinned = (-1, -1)
        self.setAccessibleName(translate("Result", "Score table"))
        self.updateGeometry()
        self.update()

    # What stands where

    def value(self, seat: int, key: str) -> tuple[int, int]:
        """What was counted and the points it gave."""
        assert self.result is not None
        row = next((r for r in self.result.outcome.sheets[seat].rows if r.key == key), None)
        return (row.count, row.points) if row is not None else (0, 0)

    def tells_nothing(self, seat: int, key: str) -> bool:
        """Whether a cell stays empty: nothing was counted, unless only some seats have this category, this one too."""
        assert self.result is not None
        have = [any(row.key == key for row in sheet.rows) for sheet in self.result.outcome.sheets]
        return self.value(seat, key) == (0, 0) and (all(have) or not have[seat])

    def rank_words(self, seat: int) -> str:
        """The place of a seat in words; how many seats make the group where all have one score."""
        assert self.result is not None
        if self.result.ending is not None:
            return translate("Result", "%n seats", "", len(self.result.people))
        return translate("Result", "place %1").replace("%1", str(self.result.outcome.ranks[seat]))

    def sentence(self, seat: int, line: Line | None) -> str:
        """A cell as a sentence for the screen reader."""
        assert self.result is not None
        name = self.result.seats[seat].name
        if line is None:
            total = number(self.result.outcome.sheets[seat].total)
            return translate("Result", "%1, total: %2 points").replace("%1", name).replace("%2", total)
        points = number(self.value(seat, line.key)[1])
        sentence = translate("Result", "%1, %2: %3 points")
        return sentence.replace("%1", name).replace("%2", line.name).replace("%3", points)

    # Measures

    def row_height(self) -> float:
        """The height of a row: more than needed where there is room."""
        count = len(self.order) if self.turned else len(self.lines)
        rest = self.head_height() + 4 + (0 if self.turned else self.total_height())
        room = (self.height() - rest) / max(1, count)
        return max(float(self.theme.px(29)), min(room, float(self.theme.px(LARGEST_ROW))))

    def total_height(self) -> int:
        """The height of the row of totals."""
        return self.theme.px(46)

    def head_height(self) -> int:
        """The height of the head; names that stand upright in it are never cut."""
        if not self.turned:
            return self.theme.px(56)
        metrics = QFontMetricsF(self.theme.font(16, 600))
        return round(max(metrics.horizontalAdvance(line.name) for line in self.lines)) + self.theme.px(20)

    def name_width(self) -> int:
        """The width of the first column: group stripe, names of categories (or of seats), details."""
        strong = QFontMetricsF(self.theme.font(17))
        caption = QFontMetricsF(self.theme.font(16))
        px = self.theme.px
        if self.turned:
            assert self.result is not None
            wide = max(strong.horizontalAdvance(self.result.seats[s].name) for s in self.order)
            return round(wide) + px(28 + 26 + 34)
        wide = 0.0
        for line in self.lines:
            room = strong.horizontalAdvance(line.name)
            if line.detail:
                room += caption.horizontalAdvance(line.detail) + px(14)
            wide = max(wide, room)
        return round(wide) + px(32 + 12 + 14)

    def seat_width(self) -> int:
        """The width of the column of a seat (or of a category when the table is turned)."""
        px = self.theme.px
        if self.turned:
            return px(45)
        assert self.result is not None
        strong = QFontMetricsF(self.theme.font(18, 600))
        wide = max(strong.horizontalAdvance(self.result.seats[s].name) for s in self.order)
        return max(px(112), min(round(wide), px(150)) + px(56))

    def total_width(self) -> int:
        """The width of the totals when the table is turned."""
        return self.theme.px(72)

    def sizeHint(self) -> QSize:
        """As large as the cells need."""
        if self.result is None:
            return QSize(0, 0)
        if self.turned:
            width = self.name_width() + self.seat_width() * len(self.lines) + self.total_width()
            return QSize(width + 4, self.head_height() + self.theme.px(29) * len(self.order) + 4)
        width = self.name_width() + self.seat_width() * len(self.order)
        height = self.head_height() + self.theme.px(29) * len(self.lines) + self.total_height()
        return QSize(width + 4, height + 4)

    def minimumSizeHint(self) -> QSize:
        """Never less than everything."""
        return self.sizeHint()

    # Pointing

    def columns_rows(self) -> tuple[int, int]:
        """How many columns and rows of cells there are, totals included."""
        if self.turned:
            return len(self.lines) + 1, len(self.order)
        return len(self.order), len(self.lines) + 1

    def cell_rect(self, column: int, row: int) -> QRectF:
        """The place of a cell."""
        high, wide = self.row_height(), self.seat_width()
        left = 2 + self.name_width() + wide * column
        top = 2 + self.head_height() + high * row
        if self.turned and column == len(self.lines):
            return QRectF(left, top, self.total_width(), high)
        if not self.turned and row == len(self.lines):
            return QRectF(left, top, wide, self.total_height())
        return QRectF(left, top, wide, high)

    def seat_and_line(self, column: int, row: int) -> tuple[int, Line | None]:
        """The seat and the category of a cell; None is the total."""
        seat = self.order[row if self.turned else column]
        place = column if self.turned else row
        return seat, self.lines[place] if place < len(self.lines) else None

    def point(self, column: int, row: int) -> None:
        """Marks a cell and tells."""
        if (column, row) == self.cell:
            return
        self.cell = (column, row)
        self.update()
        columns, rows = self.columns_rows()
        if 0 <= column < columns and 0 <= row < rows:
            seat, line = self.seat_and_line(column, row)
            self.setAccessibleDescription(self.sentence(seat, line))
            self.pointed.emit(seat, line.key if line is not None else "")
        else:
            self.pointed.emit(-1, "")

    def cell_at(self, at: QPointF) -> tuple[int, int]:
        """The cell at a place, (-1, -1) for none."""
        columns, rows = self.columns_rows()
        for column in range(columns):
            for row in range(rows):
                if self.cell_rect(column, row).contains(at):
                    return column, row
        return -1, -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Marks the cell under the pointer."""
        cell = self.cell_at(event.position())
        self.point(*(cell if cell[0] >= 0 else self.pinned))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pressed cell stays marked until it is pressed again."""
        cell = self.cell_at(event.position())
        self.pinned = (-1, -1) if cell == self.pinned else cell
        self.point(*cell)

    def leaveEvent(self, event: object) -> None:
        """The pressed cell is marked again, or none."""
        self.point(*self.pinned)
        super().leaveEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the cells."""
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is None or self.result is None:
            super().keyPressEvent(event)
            return
        columns, rows = self.columns_rows()
        column = min(max(self.cell[0] + way[0], 0), columns - 1)
        row = min(max(self.cell[1] + way[1], 0), rows - 1)
        self.pinned = (column, row)
        self.point(column, row)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the table."""
        if self.result is None:
            return
        look = self.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = len(self.order) if self.turned else len(self.lines)
        high = self.head_height() + self.row_height() * rows + (0 if self.turned else self.total_height()) + 4
        rect = QRectF(1, 1, self.sizeHint().width() - 2, high - 2)
        painter.fillRect(rect, QColor(look.paper))
        if self.turned:
            self.draw_turned(painter, rect)
        else:
            self.draw_upright(painter, rect)
        if self.cell[0] >= 0:
            wash = QColor(look.blueprint)
            wash.setAlphaF(0.14)
            painter.setPen(QPen(QColor(look.blueprint), 2.5 * self.theme.fit))
            painter.setBrush(wash)
            painter.drawRoundedRect(self.cell_rect(*self.cell).adjusted(1, 1, -1, -1), 4, 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = (3 if self.hasFocus() else 2) * self.theme.fit
        painter.setPen(QPen(QColor(look.blueprint if self.hasFocus() else look.ink), width))
        painter.drawRect(rect)

    def text(
        self, painter: QPainter, words: str, rect: QRectF, font: QFont, colour: str, align: Qt.AlignmentFlag
    ) -> None:
        """Writes words in a place."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, words)

    def draw_upright(self, painter: QPainter, rect: QRectF) -> None:
        """Categories as rows, seats as columns."""
        assert self.result is not None
        ending = self.result.ending
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        left, high, head = 2 + px(32), self.row_height(), self.head_height()
        soft, body = theme.font(16), theme.font(17)
        name_wide, seat_wide = self.name_width(), self.seat_width()
        painter.fillRect(QRectF(2, 2, rect.width() - 2, head), QColor(look.paper2))
        top = QRectF(left + px(12), 2, name_wide, head)
        self.text(
            painter,
            translate("Result", "Score table"),
            top.adjusted(0, px(6), 0, -head / 2),
            theme.font(18, 700),
            look.ink,
            Qt.AlignmentFlag.AlignLeft,
        )
        self.text(
            painter,
            ending.unit if ending is not None else translate("Result", "count, then points"),
            top.adjusted(0, head / 2 - px(2), 0, -px(4)),
            soft,
            look.pencil,
            Qt.AlignmentFlag.AlignLeft,
        )
        for place, seat in enumerate(self.order):
            self.draw_head(painter, seat, QRectF(2 + name_wide + seat_wide * place, 2, seat_wide, head))
        self.draw_groups(painter, head)
        for row, line in enumerate(self.lines):
            place = QRectF(left + px(12), 2 + head + high * row, name_wide - px(32 + 12 + 10), high)
            self.text(painter, line.name, place, body, look.ink, Qt.AlignmentFlag.AlignLeft)
            if line.detail:
                self.text(painter, line.detail, place, soft, look.pencil, Qt.AlignmentFlag.AlignRight)
            for column, seat in enumerate(self.order):
                self.draw_cell(painter, seat, line, self.cell_rect(column, row))
        bottom = 2 + head + high * len(self.lines)
        foot = QRectF(2, bottom, rect.width() - 2, self.total_height())
        self.draw_total_ground(painter, foot)
        self.text(
            painter,
            translate("Result", "Total"),
            foot.adjusted(px(44), 0, 0, 0),
            theme.font(20, 700),
            look.ink,
            Qt.AlignmentFlag.AlignLeft,
        )
        for column, seat in enumerate(self.order):
            cell = self.cell_rect(column, len(self.lines))
            self.draw_trophy(painter, seat, QPointF(cell.left() + px(24), cell.center().y()))
            total = number(self.result.outcome.sheets[seat].total)
            self.text(
                painter,
                total,
                cell.adjusted(0, 0, -px(18), 0),
                theme.font(24, 700, tabular=True),
                look.ink,
                Qt.AlignmentFlag.AlignRight,
            )
        painter.setPen(QPen(QColor(look.grid), 1.2 * theme.fit))
        for column in range(len(self.order)):
            x = 2 + name_wide + seat_wide * column
            painter.drawLine(QPointF(x, 2 + head), QPointF(x, bottom))
        painter.setPen(QPen(QColor(look.ink), 2 * theme.fit))
        painter.drawLine(QPointF(2, 2 + head), QPointF(rect.right(), 2 + head))
        painter.drawLine(QPointF(2, bottom), QPointF(rect.right(), bottom))

    def draw_head(self, painter: QPainter, seat: int, place: QRectF) -> None:
        """Symbol, name and place of a seat."""
        assert self.result is not None
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        info = self.result.seats[seat]
        side = px(26)
        spot = QRectF(place.left() + px(10), place.center().y() - side / 2, side, side)
        theme.sprites.renderer(info.symbol, ()).render(painter, spot)
        words = place.adjusted(px(44), px(6), -px(4), -place.height() / 2)
        font = theme.font(18, 600)
        name = QFontMetricsF(font).elidedText(info.name, Qt.TextElideMode.ElideRight, words.width())
        self.text(painter, name, words, font, look.ink, Qt.AlignmentFlag.AlignLeft)
        under = place.adjusted(px(44), place.height() / 2 - px(2), -px(4), -px(4))
        self.text(painter, self.rank_words(seat), under, theme.font(16), look.pencil, Qt.AlignmentFlag.AlignLeft)

    def draw_groups(self, painter: QPainter, head: int) -> None:
        """The stripe at the left with the names of the groups, read upwards, and the lines between groups and rows."""
        assert self.result is not None
        theme, look, px, high = self.theme, self.theme.palette, self.theme.px, self.row_height()
        washes = GROUP_WASHES_DARK if look.dark else GROUP_WASHES
        width = self.sizeHint().width()
        for at, (group, first, count) in enumerate(self.groups()):
            stripe = QRectF(2, 2 + head + high * first, px(32), high * count)
            painter.fillRect(stripe, QColor(washes[at % len(washes)]))
            painter.save()
            painter.translate(stripe.center())
            painter.rotate(-90)
            words = group_words(self.result.game, group)
            font = theme.font(16, 600)
            room = QRectF(-stripe.height() / 2, -stripe.width() / 2, stripe.height(), stripe.width())
            if QFontMetricsF(font).horizontalAdvance(words) <= stripe.height() - 4:
                self.text(painter, words, room, font, look.ink, Qt.AlignmentFlag.AlignHCenter)
            painter.restore()
            painter.setPen(QPen(QColor(look.ink), 1.4 * theme.fit))
            painter.drawLine(QPointF(2, stripe.top()), QPointF(width - 2, stripe.top()))
            painter.setPen(QPen(QColor(look.grid), 1 * theme.fit))
            for row in range(first + 1, first + count):
                y = 2 + head + high * row
                painter.drawLine(QPointF(2 + px(32), y), QPointF(width - 2, y))

    def groups(self) -> list[tuple[str, int, int]]:
        """Group, first row and number of rows, in the order of the lines."""
        made: list[tuple[str, int, int]] = []
        for at, line in enumerate(self.lines):
            if made and made[-1][0] == line.group:
                made[-1] = (line.group, made[-1][1], made[-1][2] + 1)
            else:
                made.append((line.group, at, 1))
        return made

    def draw_cell(self, painter: QPainter, seat: int, line: Line, place: QRectF) -> None:
        """What was counted, small, and the points, bold; an empty cell where both are nothing. Where all seats have one
        score, each thing counted is a point, and is told once."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        count, points = self.value(seat, line.key)
        if self.tells_nothing(seat, line.key):
            return
        if count and not self.turned and (self.result is None or self.result.ending is None):
            room = place.adjusted(0, 0, -place.width() / 2 - px(4), 0)
            self.text(painter, str(count), room, theme.font(16, tabular=True), look.pencil, Qt.AlignmentFlag.AlignRight)
        colour = look.refuse if points < 0 else look.ink
        align = Qt.AlignmentFlag.AlignHCenter if self.turned else Qt.AlignmentFlag.AlignRight
        room = place if self.turned else place.adjusted(0, 0, -px(18), 0)
        self.text(painter, number(points), room, theme.font(18, 700, tabular=True), colour, align)

    def draw_total_ground(self, painter: QPainter, place: QRectF) -> None:
        """The yellow ground of totals."""
        painter.fillRect(place, QColor("#4A3F16" if self.theme.palette.dark else "#FBEFB8"))

    def draw_trophy(self, painter: QPainter, seat: int, centre: QPointF) -> None:
        """The cup beside the total of a winner, where others have lost."""
        assert self.result is not None
        if self.result.outcome.ranks[seat] != 1 or len(self.order) < 2:
            return
        side = self.theme.px(24)
        swaps = (("#1F2D3A", self.theme.palette.gold),)
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        self.theme.sprites.renderer("icons/trophy", swaps).render(painter, place)

    def draw_turned(self, painter: QPainter, rect: QRectF) -> None:
        """Seats as rows; the names of the categories stand upright in the head."""
        assert self.result is not None
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        head, high, name_wide, wide = self.head_height(), self.row_height(), self.name_width(), self.seat_width()
        washes = GROUP_WASHES_DARK if look.dark else GROUP_WASHES
        painter.fillRect(QRectF(2, 2, rect.width() - 2, head), QColor(look.paper2))
        for at, (_, first, count) in enumerate(self.groups()):
            painter.fillRect(
                QRectF(2 + name_wide + wide * first, 2, wide * count, head), QColor(washes[at % len(washes)])
            )
        for column, line in enumerate(self.lines):
            painter.save()
            painter.translate(2 + name_wide + wide * (column + 0.5), 2 + head - px(6))
            painter.rotate(-90)
            font = theme.font(16, 600)
            words = QFontMetricsF(font).elidedText(line.name, Qt.TextElideMode.ElideRight, head - px(10))
            self.text(painter, words, QRectF(0, -wide / 2, head, wide), font, look.ink, Qt.AlignmentFlag.AlignLeft)
            painter.restore()
        totals = QRectF(2 + name_wide + wide * len(self.lines), 2, self.total_width(), head + high * len(self.order))
        self.draw_total_ground(painter, totals)
        self.text(
            painter,
            translate("Result", "Total"),
            QRectF(totals.left(), 2, totals.width(), head - px(8)),
            theme.font(16, 700),
            look.ink,
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom,
        )
        for row, seat in enumerate(self.order):
            top = 2 + head + high * row
            info = self.result.seats[seat]
            self.text(
                painter,
                str(self.result.outcome.ranks[seat]),
                QRectF(2, top, px(28), high),
                theme.font(16, tabular=True),
                look.pencil,
                Qt.AlignmentFlag.AlignHCenter,
            )
            side = px(20)
            theme.sprites.renderer(info.symbol, ()).render(painter, QRectF(px(30), top + (high - side) / 2, side, side))
            self.text(
                painter,
                info.name,
                QRectF(px(30 + 28), top, name_wide - px(58), high),
                theme.font(17),
                look.ink,
                Qt.AlignmentFlag.AlignLeft,
            )
            for column, line in enumerate(self.lines):
                self.draw_cell(painter, seat, line, self.cell_rect(column, row))
            total = number(self.result.outcome.sheets[seat].total)
            self.text(
                painter,
                total,
                self.cell_rect(len(self.lines), row),
                theme.font(20, 700, tabular=True),
                look.ink,
                Qt.AlignmentFlag.AlignHCenter,
            )
            painter.setPen(QPen(QColor(look.grid), 1 * theme.fit))
            painter.drawLine(QPointF(2, top), QPointF(rect.right(), top))
        painter.setPen(QPen(QColor(look.ink), 1.4 * theme.fit))
        for _, first, _ in self.groups():
            x = 2 + name_wide + wide * first
            painter.drawLine(QPointF(x, 2), QPointF(x, rect.bottom()))
        painter.drawLine(QPointF(2, 2 + head), QPointF(rect.right(), 2 + head))
