"""The score table of the result: rows are what gave points, columns the seats; from seven seats it turns.

Arrow keys walk over the cells, and each cell is spoken as a sentence. Cells show what was counted and the points it
gave. Where the rows need more height than there is they scroll between head and totals, which stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QWidget

from desktop.texts.words import number
from desktop.windows.score_lines import Line, lines_of
from desktop.windows.score_paint import Drawing
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

LEAST_ROW, ROW, LARGEST_ROW = 25, 29, 56
"""Design pixels: rows shrink to the first before they scroll, ask for the second, and grow to the third where there is
room."""
LEAST_SHOWN = 6
"""So many rows always show."""
TURNS_FROM = 7
"""So many seats are shown as rows."""
EDGE = 2.0
"""The outline, in pixels."""


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
        self.least = 0
        self.bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.valueChanged.connect(lambda _: self.update())
        self.bar.hide()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.fit)

    @property
    def turned(self) -> bool:
        """Whether seats are rows."""
        return len(self.order) >= TURNS_FROM

    def show_scores(self, result: MatchResult) -> None:
        """Takes the score sheets and shows their first rows."""
        self.result = result
        self.order = result.order()
        self.lines = lines_of(result)
        self.cell = self.pinned = (-1, -1)
        self.setAccessibleName(translate("Result", "Score table"))
        self.bar.setValue(0)
        self.fit()

    def keep_least(self, height: int) -> None:
        """The widget is never lower than this many pixels, nor than it needs; 0 leaves it to the rows."""
        if height != self.least:
            self.least = height
            self.updateGeometry()

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

    def row_count(self) -> int:
        """How many rows lie between head and totals."""
        return len(self.order) if self.turned else len(self.lines)

    def room_of_rows(self) -> float:
        """The height between head and totals."""
        return max(1.0, self.height() - self.head_height() - self.total_height() - 2 * EDGE)

    def row_height(self) -> float:
        """The height of a row: more than needed where there is room; where rows scroll, half a row is cut, which shows
        that there are more."""
        px, room = self.theme.px, self.room_of_rows()
        each = room / max(1, self.row_count())
        if each >= px(LEAST_ROW):
            return min(each, float(px(LARGEST_ROW)))
        shown = max(1, int(room / (px(LEAST_ROW) + 1) - 0.5))
        return max(float(px(LEAST_ROW)), min(room / (shown + 0.5), float(px(ROW))))

    def body(self) -> QRectF:
        """The place of the rows between head and totals."""
        high = min(self.room_of_rows(), self.row_height() * self.row_count())
        return QRectF(EDGE, EDGE + self.head_height(), self.sizeHint().width() - 2 * EDGE, high)

    def total_height(self) -> int:
        """The height of the row of totals; there is none when the table is turned."""
        return 0 if self.turned else self.theme.px(46)

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

    def height_with(self, rows: int) -> int:
        """The height with so many rows in the size they ask for."""
        return round(self.head_height() + self.theme.px(ROW) * rows + self.total_height() + 2 * EDGE)

    def sizeHint(self) -> QSize:
        """As large as the cells need."""
        if self.result is None:
            return QSize(0, 0)
        if self.turned:
            width = self.name_width() + self.seat_width() * len(self.lines) + self.total_width()
        else:
            width = self.name_width() + self.seat_width() * len(self.order)
        return QSize(round(width + 2 * EDGE), self.height_with(self.row_count()))

    def minimumSizeHint(self) -> QSize:
        """As broad as it is; some rows, or what was asked for."""
        hint = self.sizeHint()
        if self.result is None:
            return hint
        some = self.height_with(min(self.row_count(), LEAST_SHOWN))
        return QSize(hint.width(), min(hint.height(), max(some, self.least)))

    # Scrolling

    def fit(self) -> None:
        """Asks for the size of the cells and lays the scroll bar beside them."""
        self.updateGeometry()
        self.update()
        self.fit_bar()

    def fit_bar(self) -> None:
        """Gives the scroll bar its place and range; it shows only where rows do not all have room."""
        if self.result is None:
            return
        body, high = self.body(), self.row_height()
        over = round(high * self.row_count() - body.height())
        self.bar.setRange(0, max(0, over))
        self.bar.setPageStep(max(1, round(body.height())))
        self.bar.setSingleStep(max(1, round(high)))
        self.bar.setVisible(over > 0)
        wide = self.theme.px(12)
        self.bar.setGeometry(round(body.right()) - wide - 1, round(body.top()) + 1, wide, round(body.height()) - 2)

    def offset(self) -> float:
        """How far the rows have been scrolled, in pixels."""
        return float(self.bar.value())

    def reveal(self, row: int) -> None:
        """Scrolls until a row shows whole."""
        if not 0 <= row < self.row_count():
            return
        high, body = self.row_height(), self.body()
        top = high * row
        value = min(max(self.offset(), top + high - body.height()), top)
        self.bar.setValue(round(value))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Makes room for the rows."""
        super().resizeEvent(event)
        self.fit_bar()
        self.reveal(self.cell[1])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls the rows; at their ends the page scrolls."""
        before = self.bar.value()
        pixels = event.pixelDelta().y() or event.angleDelta().y() / 120 * 3 * self.row_height()
        self.bar.setValue(round(before - pixels))
        if self.bar.value() == before:
            event.ignore()
            return
        cell = self.cell_at(event.position())
        self.point(*(cell if cell[0] >= 0 else self.pinned))
        event.accept()

    # Pointing

    def columns_rows(self) -> tuple[int, int]:
        """How many columns and rows of cells there are, totals included."""
        if self.turned:
            return len(self.lines) + 1, len(self.order)
        return len(self.order), len(self.lines) + 1

    def is_total_row(self, row: int) -> bool:
        """Whether a row is that of the totals, which does not scroll."""
        return not self.turned and row == len(self.lines)

    def cell_rect(self, column: int, row: int) -> QRectF:
        """The place of a cell, as far as the rows have been scrolled."""
        high, wide = self.row_height(), self.seat_width()
        left = EDGE + self.name_width() + wide * column
        if self.is_total_row(row):
            return QRectF(left, self.body().bottom(), wide, self.total_height())
        top = self.body().top() + high * row - self.offset()
        last = self.turned and column == len(self.lines)
        return QRectF(left, top, self.total_width() if last else wide, high)

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
        inside = self.body().contains(at)
        for column in range(columns):
            for row in range(rows):
                if inside != self.is_total_row(row) and self.cell_rect(column, row).contains(at):
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
        """Arrows walk over the cells, Page Up and Page Down by as many rows as show, Home and End to the first and last
        row; the rows follow."""
        page = max(1, int(self.body().height() / self.row_height()) - 1)
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_PageUp: (0, -page),
            Qt.Key.Key_PageDown: (0, page),
            Qt.Key.Key_Home: (0, -len(self.lines) - len(self.order)),
            Qt.Key.Key_End: (0, len(self.lines) + len(self.order)),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is None or self.result is None:
            super().keyPressEvent(event)
            return
        columns, rows = self.columns_rows()
        column = min(max(self.cell[0] + way[0], 0), columns - 1)
        row = min(max(self.cell[1] + way[1], 0), rows - 1)
        self.pinned = (column, row)
        self.reveal(row)
        self.point(column, row)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the table."""
        if self.result is not None:
            Drawing(self).draw()
