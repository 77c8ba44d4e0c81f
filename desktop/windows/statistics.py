"""The statistics: who played how often and how well, curve and bars of one of them, the list of matches, export.

Signals: ``back``, ``failed`` (a sentence). The window reads the file when it is shown and knows matches as records.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.storage.files import FileError, write_atomic
from desktop.storage.statistics import Finished, Statistics
from desktop.storage.tallies import (
    Average,
    Spot,
    Summary,
    Who,
    end_counts,
    people,
    row_averages,
    source_averages,
    summaries,
    tally_averages,
    to_csv,
    to_json,
)
from desktop.texts import statistics as words_of
from desktop.texts.words import fill, listing, number
from desktop.windows.dialogs import Message
from desktop.windows.parts import MenuButton, Page, Picture, TopBar, button, dress, frame, label, quiet_button
from desktop.windows.statistics_charts import Bar, BrickBars, Curve, CurvePoint
from desktop.windows.statistics_tables import MatchTable, SeatTable
from desktop.windows.theme import Theme
from engine.core.registry import UnknownGame, facts

translate = QCoreApplication.translate

WIDE, MIDDLE = 1380, 960
"""From so many design pixels (at the text size of the moment) on there are three and two columns."""
CSV, JSON = "csv", "json"
CHOSEN, USED = "chosen_", "used_"
SHARED, OWN = ("group",), ("match", "seat")
"""Groups of tallies: what a whole match was counted by, and what each seat did in it."""


class StatisticsWindow(Page):
    """Everything that the statistics file tells about one game and mode at a time."""

    back = Signal()
    failed = Signal(str)

    def __init__(self, theme: Theme, store: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.store = store
        self.kind: tuple[str, str] = ("", "")
        self.kinds: tuple[tuple[str, str, int], ...] = ()
        self.matches: tuple[Finished, ...] = ()
        self.found: dict[Who, tuple[Spot, ...]] = {}
        self.who: Who | None = None
        self.columns = 0
        self.folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        self.build()
        self.retranslate()
        theme.on_change(self.follow)

    # The page

    def build(self) -> None:
        """Makes bar, empty page and full page."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.build_bar()
        outer.addWidget(self.bar)
        self.pages = QStackedWidget()
        outer.addWidget(self.pages, 1)
        self.build_empty()
        self.build_full()
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.scroll)
        shortcut = QShortcut(QKeySequence("Escape"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.back)

    def build_bar(self) -> None:
        """Back, title, choice of game and mode, export, delete."""
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        self.kind_button = MenuButton(self.theme, least=200)
        self.kind_menu = QMenu(self.kind_button)
        self.kind_menu.aboutToShow.connect(self.fill_kinds)
        self.kind_button.setMenu(self.kind_menu)
        self.bar.row.addWidget(self.kind_button)
        self.bar.row.addStretch(1)
        self.export_button, self.delete_button = quiet_button(), quiet_button()
        self.export_menu = QMenu(self.export_button)
        self.csv_action = self.export_menu.addAction("", partial(self.ask_export, CSV))
        self.json_action = self.export_menu.addAction("", partial(self.ask_export, JSON))
        self.export_button.setMenu(self.export_menu)
        self.export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.delete_button.clicked.connect(self.ask_delete)
        self.tools = {self.export_button: "icons/download", self.delete_button: "icons/trash"}
        for tool in self.tools:
            self.bar.row.addWidget(tool)

    def build_empty(self) -> None:
        """What shows before the first match has been finished."""
        self.empty = QScrollArea()
        self.empty.setWidgetResizable(True)
        self.empty.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        self.empty.setWidget(page)
        column = QVBoxLayout(page)
        column.addStretch(2)
        row = QHBoxLayout()
        self.empty_row = row
        row.addStretch(1)
        self.pictures = [Picture(self.theme, f"home/statistics_{name}") for name in ("bricks", "podium", "curve")]
        for picture in self.pictures:
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        column.addLayout(row)
        self.empty_title, self.empty_words = label("heading", wrap=True), label("on-desk", wrap=True)
        for made in (self.empty_title, self.empty_words):
            made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(made)
        self.home_button = button("primary")
        self.home_button.clicked.connect(self.back)
        column.addWidget(self.home_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.empty_column = column

    def build_full(self) -> None:
        """Tables and charts; ``arrange`` says where they stand."""
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        self.scroll.setWidget(page)
        self.grid = QGridLayout(page)
        self.seats_sheet = frame("sheet")
        self.seats_column = QVBoxLayout(self.seats_sheet)
        head = QHBoxLayout()
        self.seats_title, self.seats_words = label("strong"), label("caption")
        head.addWidget(self.seats_title)
        head.addWidget(self.seats_words)
        head.addStretch(1)
        self.podium = Picture(self.theme, "home/statistics_podium")
        head.addWidget(self.podium, 0, Qt.AlignmentFlag.AlignBottom)
        self.seats_head = head
        self.seats = SeatTable(self.theme)
        self.seats.chosen.connect(self.choose)
        self.seats_column.addLayout(head)
        self.seats_column.addWidget(self.seats, 1000)
        self.seats_column.addStretch(1)
        self.list_sheet = frame("sheet")
        self.list_column = QVBoxLayout(self.list_sheet)
        list_head = QHBoxLayout()
        self.list_head = list_head
        self.list_title, self.list_words = label("strong"), label("caption")
        list_head.addWidget(self.list_title)
        list_head.addStretch(1)
        list_head.addWidget(self.list_words)
        self.list = MatchTable(self.theme)
        self.list.pointed.connect(self.point_at)
        self.list_column.addLayout(list_head)
        self.list_column.addWidget(self.list, 1)
        self.about = label("caption", wrap=True)
        self.list_column.addWidget(self.about)
        self.curve = Curve(self.theme)
        self.rows, self.pairs, self.shared, self.counts, self.ends = (BrickBars(self.theme) for _ in range(5))
        self.side = QWidget()
        self.side_column = QVBoxLayout(self.side)
        self.side_column.setContentsMargins(0, 0, 0, 0)
        for chart in (self.pairs, self.shared, self.counts, self.ends):
            self.side_column.addWidget(chart)

    # What the file tells

    def refresh(self) -> None:
        """Reads the file anew; the game, mode and seat that were shown stay if they are still there."""
        self.kinds = self.store.kinds()
        there = [(game, mode) for game, mode, _ in self.kinds]
        if self.kind not in there:
            self.kind = there[0] if there else ("", "")
        self.load()

    def show_kind(self, game: str, mode: str) -> None:
        """Shows a game and mode."""
        self.kind = (game, mode)
        self.load()

    def load(self) -> None:
        """Reads the matches of the game and mode and shows them."""
        self.matches = self.store.matches(*self.kind) if self.kind[0] else ()
        self.found = people(self.matches)
        self.fill()

    def fill(self) -> None:
        """Shows what was read."""
        for tool in (*self.tools, self.kind_button):
            tool.setEnabled(bool(self.kinds))
        self.kind_button.setVisible(bool(self.kinds))
        self.kind_button.setText(words_of.kind_name(*self.kind) if self.kind[0] else "")
        self.fold_bar()
        self.pages.setCurrentWidget(self.scroll if self.matches else self.empty)
        self.first = self.seats if self.matches else self.home_button
        if not self.matches:
            return
        table = summaries(self.found)
        if self.who not in self.found:
            self.who = table[0].who
        self.seats_words.setText(translate("Statistics", "%n matches", "", len(self.matches)))
        rivals = plays_for_itself(self.kind[0])
        self.podium.setVisible(rivals)
        self.seats.show_summaries(table, self.who, rivals=rivals)
        self.list.show_matches(self.matches, rivals=rivals)
        self.list_words.setText(translate("Statistics", "newest first"))
        self.write_about("")
        self.fill_ends()
        self.fill_who()

    def choose(self, who: Who) -> None:
        """Shows the charts of somebody else."""
        if who != self.who and who in self.found:
            self.who = who
            self.fill_who()

    def fill_who(self) -> None:
        """Shows curve and bars of whoever is chosen in the table."""
        if self.who is None or self.who not in self.found:
            return
        spots = self.found[self.who]
        summary: Summary = next(made for made in summaries({self.who: spots}))
        name = words_of.who_name(self.who.name, self.who.controller)
        self.curve.heading = fill(translate("Statistics", "Points of %1"), name)
        self.curve.note = fill(
            translate("Statistics", "mean %1, best %2"), words_of.decimal(summary.mean), number(summary.best)
        )
        self.curve.setAccessibleName(self.curve.heading)
        self.curve.show_points([self.curve_point(spot) for spot in spots], summary.mean, summary.colour)
        self.fill_rows(spots, name)
        averages = tally_averages(spots)
        self.fill_pairs(averages, name)
        self.fill_counts(self.shared, averages, SHARED, translate("Statistics", "All seats together"), name)
        self.fill_counts(self.counts, averages, OWN, translate("Statistics", "In a match"), name)

    def curve_point(self, spot: Spot) -> CurvePoint:
        """A match on the curve."""
        day = words_of.day(spot.match.finished)
        total = words_of.points(spot.match.game, spot.own.total)
        words = fill(translate("Statistics", "%1: %2", "date and total"), day, total)
        if spot.own.helped:
            words = fill(translate("Statistics", "%1, with help", "a result"), words)
        return CurvePoint(spot.own.total, bool(spot.own.helped), words, day)

    def fill_rows(self, spots: Sequence[Spot], name: str) -> None:
        """The average points of every row of the score sheet that ever gave any; of what they come from where rows mean
        something else in every match."""
        bars = []
        game = self.kind[0]
        differ = words_of.rows_differ(game)
        for row in source_averages(spots, partial(words_of.source_of, game)) if differ else row_averages(spots):
            if not row.points and not row.count:
                continue
            title = words_of.source_name(game, row.key) if differ else words_of.row_name(game, row.key)
            words = words_of.decimal(row.points)
            bars.append(Bar(title, row.points, words, fill(translate("Statistics", "%1: %2 points"), title, words)))
        self.rows.heading = translate("Statistics", "Points on average")
        self.rows.setAccessibleName(chart_name(self.rows.heading, name))
        self.rows.show_bars(bars, lambda step: translate("Statistics", "a brick is %n points", "", step))
        self.rows.setVisible(bool(bars))

    def fill_pairs(self, averages: Sequence[Average], name: str) -> None:
        """What was chosen, and how often it was used."""
        used = {made.key.removeprefix(USED): made.count for made in averages if made.key.startswith(USED)}
        bars = []
        for made in averages:
            suffix = made.key.removeprefix(CHOSEN)
            if suffix == made.key or suffix not in used:
                continue
            title = words_of.pair_name(self.kind[0], suffix)
            both = words_of.decimal(used[suffix]), words_of.decimal(made.count)
            sentence = fill(translate("Statistics", "%1: used %2 of %3 times"), title, *both)
            words = fill(translate("Statistics", "%1 of %2", "used of chosen"), *both)
            bars.append(Bar(title, made.count, words, sentence, used[suffix]))
        self.pairs.heading = translate("Statistics", "Effects used of chosen")
        self.pairs.setAccessibleName(chart_name(self.pairs.heading, name))
        self.pairs.show_bars(bars, self.per_match)
        self.pairs.setVisible(any(bar.value for bar in bars))

    def fill_counts(
        self, chart: BrickBars, averages: Sequence[Average], groups: tuple[str, ...], heading: str, name: str
    ) -> None:
        """What else was counted, once per match, in some groups of tallies."""
        bars = []
        for made in averages:
            if made.group in groups and made.count:
                title, words = words_of.tally_name(self.kind[0], made.key), words_of.decimal(made.count)
                sentence = fill(translate("Statistics", "%1: %2 per match"), title, words)
                bars.append(Bar(title, made.count, words, sentence))
        chart.heading = heading
        chart.setAccessibleName(chart_name(heading, name))
        chart.show_bars(bars, self.per_match)
        chart.setVisible(bool(bars))

    @staticmethod
    def per_match(step: int) -> str:
        """What a brick stands for, in words."""
        if step == 1:
            return translate("Statistics", "per match")
        return translate("Statistics", "per match, a brick is %n", "", step)

    def fill_ends(self) -> None:
        """Why matches ended."""
        bars = []
        for reason, count in end_counts(self.matches):
            title = words_of.end_name(self.kind[0], reason)
            sentence = fill(translate("Statistics", "%1: %2", "reason and number of matches"), title, count)
            bars.append(Bar(title, count, str(count), sentence))
        self.ends.heading = translate("Statistics", "How matches ended")
        self.ends.setAccessibleName(self.ends.heading)
        self.ends.show_bars(bars, lambda step: translate("Statistics", "a brick is %n matches", "", step))

    def point_at(self, match: str) -> None:
        """Says more about a match of the list, and marks it on the curve if whoever is shown sat in it."""
        self.write_about(match)
        spots = self.found.get(self.who, ()) if self.who is not None else ()
        self.curve.point(next((at for at, spot in enumerate(spots) if spot.match.id == match), -1))

    def write_about(self, chosen: str) -> None:
        """Says when and why a match ended and what helped whom."""
        match = next((made for made in self.matches if made.id == chosen), None)
        if match is None:
            self.about.setText(translate("Statistics", "A row tells more about its match."))
            return
        ends = listing([words_of.end_name(match.game, end.reason) for end in match.reasons])
        parts = [
            fill(
                translate("Statistics", "%1 at %2: %3.", "date, time, reasons of the end"),
                words_of.day(match.finished),
                words_of.hour(match.finished),
                ends,
            )
        ]
        for seat in match.seats:
            if seat.helped:
                helps = listing([words_of.help_name(help) for help in seat.helped])
                parts.append(fill(translate("Statistics", "Helped %1: %2.", "seat, by what"), seat.name, helps))
        self.about.setText(" ".join(parts))
        self.list.setAccessibleDescription(self.about.text())

    def fill_kinds(self) -> None:
        """Offers every game and mode that was played to the end."""
        self.kind_menu.clear()
        for game, mode, count in self.kinds:
            name = words_of.kind_name(game, mode)
            words = fill(translate("Statistics", "%1 (%2)", "game and number of matches"), name, count)
            action = self.kind_menu.addAction(words, partial(self.show_kind, game, mode))
            action.setCheckable(True)
            action.setChecked((game, mode) == self.kind)

    # Export and deletion

    def ask_export(self, form: str) -> None:
        """Lets people choose a file and writes every match of every game into it."""
        if form == CSV:
            title = translate("Statistics", "Export the statistics as CSV")
            kinds = translate("Statistics", "Tables (%1)").replace("%1", "*.csv")
        else:
            title = translate("Statistics", "Export the statistics as JSON")
            kinds = translate("Statistics", "JSON files (%1)").replace("%1", "*.json")
        name = translate("Statistics", "Cantiere statistics", "name of a file")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(self.folder / f"{name}.{form}"), kinds)
        if chosen:
            file = Path(chosen)
            self.folder = file.parent
            self.export(form, file if file.suffix else file.with_suffix(f".{form}"))

    def export(self, form: str, file: Path) -> None:
        """Writes every match as "csv" or "json"; a failure is told and leaves an older file as it was."""
        matches = self.store.matches()
        try:
            write_atomic(file, to_csv(matches) if form == CSV else to_json(matches))
        except FileError as error:
            self.failed.emit(str(error))

    def ask_delete(self) -> None:
        """Deletes everything, if people really want that."""
        if self.delete_dialog().ask() == 1:
            self.store.forget_all()
            self.refresh()
            self.home_button.setFocus()

    def delete_dialog(self) -> Message:
        """The question before everything is deleted."""
        count = sum(kind[2] for kind in self.kinds)
        dialog = Message(
            self.theme,
            "icons/trash",
            translate("Statistics", "Delete all statistics?"),
            translate("Statistics", "%n matches of all games are removed for good. Saved matches stay.", "", count),
            self,
        )
        dialog.add(translate("Statistics", "Keep them"), default=True)
        dialog.add(translate("Statistics", "Delete all"), "primary")
        return dialog

    # Words and looks

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.bar.write(translate("Statistics", "Back"), translate("Statistics", "Statistics"))
        self.kind_button.setAccessibleName(translate("Statistics", "Game and mode"))
        self.seats_title.setText(translate("Statistics", "Who played"))
        self.list_title.setText(translate("Statistics", "Matches"))
        self.empty_title.setText(translate("Statistics", "No match has been finished yet"))
        self.empty_words.setText(
            translate("Statistics", "Every match played to its end is counted here, with the points of each seat.")
        )
        self.home_button.setText(translate("Statistics", "Choose a game"))
        self.csv_action.setText(translate("Statistics", "As CSV, for spreadsheets"))
        self.json_action.setText(translate("Statistics", "As JSON, for programs"))
        self.seats.retranslate()
        self.list.retranslate()
        self.fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Reads the file and puts the focus where people begin."""
        super().showEvent(event)
        self.refresh()
        if self.first is not None:
            self.first.setFocus()

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px, theme = self.theme.size, self.theme.px, self.theme
        dress(self.kind_button, theme, "home/icon_statistics")
        self.kind_button.setMinimumHeight(px(42))
        for tool, icon in self.tools.items():
            dress(tool, theme, icon)
        for picture, (wide, high) in zip(self.pictures, ((204, 137), (214, 102), (226, 152)), strict=True):
            picture.setFixedSize(size(wide), size(high))
        self.empty_row.setSpacing(size(36))
        self.empty_column.setContentsMargins(size(24), size(24), size(24), size(24))
        self.empty_column.setSpacing(size(18))
        self.home_button.setMinimumSize(px(220), px(50))
        self.grid.setContentsMargins(size(24), size(18), size(24), size(20))
        self.grid.setSpacing(size(16))
        self.side_column.setSpacing(size(16))
        self.seats_column.setContentsMargins(size(14), size(6), size(14), size(10))
        self.seats_column.setSpacing(size(2))
        self.seats_head.setSpacing(size(12))
        self.podium.setFixedSize(px(104), px(50))
        self.list_column.setContentsMargins(size(14), size(10), size(14), size(10))
        self.list_column.setSpacing(size(6))
        self.arrange()
        self.fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.arrange()
        self.fold_bar()

    def arrange(self) -> None:
        """Lays tables and charts in three, two or one columns."""
        room = self.width() / self.theme.px(100) * 100
        columns = 3 if room >= WIDE else 2 if room >= MIDDLE else 1
        if columns == self.columns:
            return
        self.columns = columns
        # Row, column, rows, columns of: seats, curve, score rows, side, list; then the stretch of columns and rows.
        places = {
            3: ((0, 0, 1, 4), (0, 4, 1, 3), (1, 0, 1, 2), (1, 2, 1, 2), (1, 4, 1, 3)),
            2: ((0, 0, 1, 4), (1, 0, 1, 2), (2, 0, 1, 2), (2, 2, 1, 2), (1, 2, 1, 2)),
            1: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1), (3, 0, 1, 1), (4, 0, 1, 1)),
        }[columns]
        widgets = (self.seats_sheet, self.curve, self.rows, self.side, self.list_sheet)
        for widget, place in zip(widgets, places, strict=True):
            self.grid.removeWidget(widget)
            self.grid.addWidget(widget, *place)
        for column in range(7):
            self.grid.setColumnStretch(column, 1 if column < {3: 7, 2: 4, 1: 1}[columns] else 0)

    def fold_bar(self) -> None:
        """Shows the tools with words if they fit, else as icons, at last without the title."""
        self.write_tools(words=True)
        needed = self.bar.back.width() + self.bar.title.sizeHint().width() + self.kind_button.sizeHint().width()
        needed += sum(tool.sizeHint().width() for tool in self.tools) + self.bar.row.spacing() * 8
        if needed > self.width():
            self.write_tools(words=False)
        least = self.bar.back.width() + self.bar.title.sizeHint().width() + self.kind_button.minimumSizeHint().width()
        least += sum(tool.sizeHint().width() for tool in self.tools) + self.bar.row.spacing() * 8
        named = least <= self.width() or not self.kinds
        self.bar.title.setVisible(named)
        self.bar.divider.setVisible(named and bool(self.kinds))

    def write_tools(self, *, words: bool) -> None:
        """Names the tools, on them or only for tool tips and screen readers."""
        names = (
            translate("Statistics", "Export"),
            translate("Statistics", "Delete all"),
        )
        for (tool, _), name in zip(self.tools.items(), names, strict=True):
            tool.setText(name if words else "")
            tool.setToolTip("" if words else name)
            tool.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """The design."""
        return QSize(1600, 1000)


def plays_for_itself(game: str) -> bool:
    """Whether the seats of a game play against each other; of a game of a newer version that is supposed."""
    try:
        return facts(game).rivals
    except UnknownGame:
        return True


def chart_name(heading: str, name: str) -> str:
    """What a screen reader calls a chart."""
    return fill(translate("Statistics", "%1: %2", "chart and seat"), heading, name)
