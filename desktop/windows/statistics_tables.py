"""Tables of the statistics: everybody who played, and every match. Arrow keys walk over their rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from desktop.storage.statistics import Finished
from desktop.storage.tallies import Summary, Who
from desktop.texts import statistics as words_of
from desktop.texts.words import fill, listing, number
from desktop.windows.theme import Theme

translate = QCoreApplication.translate

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NOTHING = "–"
MOST_ROWS = 7
"""So many seats stand in the table before it scrolls."""


WON, STREAK, LONGEST, UNAIDED = 2, 5, 6, 7
FOLDING = (UNAIDED, LONGEST)
"""Columns of the table of seats that go first where there is no room."""
OF_WINNERS = (WON, STREAK, LONGEST)
"""Columns that say nothing where all seats win or lose together."""


class PaperTable(QTableWidget):
    """A table on paper: one row is chosen at a time, figures stand under each other."""

    def __init__(self, theme: Theme, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(0, columns, parent)
        self.theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.setCornerButtonEnabled(False)

    def dress(self) -> None:
        """Takes fonts and colours from the theme."""
        look, px = self.theme.palette, self.theme.px
        self.setFont(self.theme.font(17, tabular=True))
        self.setIconSize(QSize(px(22), px(22)))
        self.setStyleSheet(
            f"""
            QTableWidget {{ background: {look.paper}; border: 2px solid transparent; outline: none;
                font-size: {px(17)}px; }}
            QTableWidget:focus {{ border: 2px solid {look.blueprint}; }}
            QTableWidget::item {{ padding: {px(3)}px {px(7)}px; border: none; border-bottom: 1px solid {look.grid}; }}
            QTableWidget::item:selected {{ background: {look.paper2}; color: {look.ink};
                border-top: 2px solid {look.blueprint}; border-bottom: 2px solid {look.blueprint}; }}
            QHeaderView {{ background: {look.paper}; }}
            QHeaderView::section {{ background: {look.paper}; color: {look.pencil}; font-size: {px(16)}px;
                border: none; border-bottom: 2px solid {look.ink}; padding: {px(3)}px {px(7)}px; }}
            """
        )

    def put(self, row: int, column: int, words: str, align: Qt.AlignmentFlag = RIGHT) -> QTableWidgetItem:
        """Writes a cell."""
        item = QTableWidgetItem(words)
        item.setTextAlignment(align)
        self.setItem(row, column, item)
        return item

    def write_heads(self, heads: Sequence[str], left: Sequence[int]) -> None:
        """Writes the heads; columns ``left`` are flush left."""
        for column, words in enumerate(heads):
            item = QTableWidgetItem(words)
            item.setTextAlignment(LEFT if column in left else RIGHT)
            self.setHorizontalHeaderItem(column, item)


class SeatTable(PaperTable):
    """Everybody who played, with what came of it. ``chosen(Who)`` fires for the row that is walked to."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 9, parent)
        self.table: tuple[Summary, ...] = ()
        self.rivals = True
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(24)
        self.currentCellChanged.connect(self.tell)
        self.retranslate()
        theme.on_change(self.follow)

    def show_summaries(self, table: Sequence[Summary], who: Who, *, rivals: bool = True) -> None:
        """Takes the table, who is chosen in it, and whether seats play against each other."""
        self.table = tuple(table)
        self.rivals = rivals
        self.blockSignals(True)
        self.setRowCount(len(table))
        for row, made in enumerate(table):
            self.put(row, 0, words_of.who_name(made.who.name, made.who.controller), LEFT)
            contested = made.contested > 0
            cells = (
                str(made.played),
                str(made.won) if contested else NOTHING,
                number(made.best),
                words_of.decimal(made.mean),
                str(made.streak) if contested else NOTHING,
                str(made.longest) if contested else NOTHING,
                str(made.unhelped),
                str(made.helped),
            )
            for column, words in enumerate(cells, 1):
                self.put(row, column, words)
            if made.who == who:
                self.setCurrentCell(row, 0)
        self.blockSignals(False)
        self.follow()

    def tell(self, row: int, *_: int) -> None:
        """Tells who is chosen."""
        if 0 <= row < len(self.table):
            self.chosen.emit(self.table[row].who)

    def retranslate(self) -> None:
        """Writes the heads."""
        self.setAccessibleName(translate("Statistics", "Who played"))
        self.write_heads(
            (
                translate("Statistics", "Name"),
                translate("Statistics", "Matches"),
                translate("Statistics", "Won"),
                translate("Statistics", "Best"),
                translate("Statistics", "Mean"),
                translate("Statistics", "Streak"),
                translate("Statistics", "Longest", "streak of wins"),
                translate("Statistics", "Unaided"),
                translate("Statistics", "Helped"),
            ),
            (0,),
        )

    def follow(self) -> None:
        """Takes sizes from the theme."""
        self.dress()
        high = self.theme.px(34)
        self.verticalHeader().setDefaultSectionSize(high)
        for row in range(self.rowCount()):
            self.setRowHeight(row, high)
            item = self.item(row, 0)
            if item is not None:
                item.setIcon(self.symbol(self.table[row].colour))
        rows = max(self.rowCount(), 1)
        rest = self.horizontalHeader().sizeHint().height() + self.theme.px(6)
        self.setMinimumHeight(rest + high * min(rows, MOST_ROWS))
        self.setMaximumHeight(rest + high * rows)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves columns out where names would not fit."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Leaves out first what follows from other columns, then the longest streak; beyond that the table scrolls."""
        least = min(self.theme.px(150), max(self.sizeHintForColumn(0), self.theme.px(70)))
        room = self.viewport().width() - least
        # What is hidden has no size to ask for.
        for column in (*FOLDING, *OF_WINNERS):
            self.setColumnHidden(column, column in OF_WINNERS and not self.rivals)
        wide = {
            column: max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))
            for column in range(1, self.columnCount())
            if not self.isColumnHidden(column)
        }
        for column in FOLDING:
            if self.isColumnHidden(column):
                continue
            self.setColumnHidden(column, sum(wide.values()) > room)
            if self.isColumnHidden(column):
                del wide[column]
        fits = sum(wide.values()) <= room
        mode = QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.ResizeToContents
        self.horizontalHeader().setSectionResizeMode(0, mode)

    def symbol(self, colour: int) -> QIcon:
        """The symbol of a seat, the same in a chosen row."""
        made, side = QIcon(), self.theme.px(22)
        picture = self.theme.picture(f"common/seat_{colour}", side, side, self.devicePixelRatioF())
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            made.addPixmap(picture, mode)
        return made


class MatchTable(PaperTable):
    """Every match, the newest first. ``pointed(id)`` fires for the row that is walked to."""

    pointed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 3, parent)
        self.ids: tuple[str, ...] = ()
        self.setWordWrap(True)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.currentCellChanged.connect(self.tell)
        self.retranslate()
        theme.on_change(self.follow)

    def show_matches(self, matches: Sequence[Finished], *, rivals: bool = True) -> None:
        """Takes the matches, oldest first, and whether seats play against each other."""
        newest = tuple(reversed(matches))
        self.ids = tuple(match.id for match in newest)
        self.blockSignals(True)
        self.setRowCount(len(newest))
        for row, match in enumerate(newest):
            self.put(row, 0, words_of.day(match.finished), LEFT)
            self.put(row, 1, self.seat_words(match) if rivals else self.group_words(match), LEFT)
            self.put(row, 2, words_of.length(match.game, match.turns))
        self.blockSignals(False)
        self.follow()

    def seat_words(self, match: Finished) -> str:
        """The seats by rank with their totals, or that nobody has won; those that were helped are marked."""
        parts = []
        for seat in sorted(match.seats, key=lambda seat: seat.rank):
            name = words_of.seat_name(seat.name, seat.controller)
            words = fill(translate("Statistics", "%1 %2", "name and total"), name, number(seat.total))
            if seat.helped:
                words = fill(translate("Statistics", "%1 (helped)", "name and total"), words)
            # A line breaks between seats, not between a name and its total.
            parts.append(words.replace(" ", "\u00a0"))
        line = "\u00a0· ".join(parts)
        if len(match.seats) > 1 and not any(seat.rank == 1 for seat in match.seats):
            line = fill(translate("Statistics", "Nobody won: %1", "seats with totals"), line)
        return line

    def group_words(self, match: Finished) -> str:
        """The seats in their order, with the total that is theirs together."""
        parts = []
        for seat in match.seats:
            words = fill(translate("Statistics", "%1 (helped)", "name and total"), seat.name)
            parts.append((words if seat.helped else seat.name).replace(" ", "\u00a0"))
        points = words_of.points(match.game, match.seats[0].total).replace(" ", "\u00a0")
        return fill(translate("Statistics", "%1: %2", "names of a group and its total"), listing(parts), points)

    def tell(self, row: int, *_: int) -> None:
        """Tells which match is chosen."""
        if 0 <= row < len(self.ids):
            self.pointed.emit(self.ids[row])

    def retranslate(self) -> None:
        """Writes the heads."""
        self.setAccessibleName(translate("Statistics", "Matches"))
        self.write_heads(
            (
                translate("Statistics", "Date"),
                translate("Statistics", "Seats and points"),
                translate("Statistics", "Length", "of a match"),
            ),
            (0, 1),
        )

    def follow(self) -> None:
        """Takes sizes from the theme."""
        self.dress()
        self.setMinimumHeight(self.theme.px(220))
        self.fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as high as their seats need."""
        super().resizeEvent(event)
        self.fit_rows()

    def fit_rows(self) -> None:
        """Gives every row the height of its seats, wrapped in the room that the other columns leave."""
        metrics = QFontMetrics(self.theme.font(17, tabular=True))
        room = self.columnWidth(1) - self.theme.px(26)
        if room <= 0:
            return
        for row in range(self.rowCount()):
            item = self.item(row, 1)
            if item is not None:
                words = metrics.boundingRect(QRect(0, 0, room, 10000), Qt.TextFlag.TextWordWrap, item.text())
                self.setRowHeight(row, words.height() + self.theme.px(12))
