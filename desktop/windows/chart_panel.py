"""The charts of the result: one or two sheets, each showing what is chosen above it; nothing is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.texts.actions import course_words
from desktop.windows.chart import Chart
from desktop.windows.choice_row import ChoiceRow
from desktop.windows.parts import label
from desktop.windows.sources_chart import SourcesChart, bars_of
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

POINTS, SOURCES = "points", "sources"
"""What a sheet can show beside the courses of score rows: the course of the points, and where they come from."""
TALLEST = 400
"""The charts are never higher, in design pixels."""


def options_of(result: MatchResult) -> list[tuple[str, str, str]]:
    """Key, name and full name of everything there is to show of a match."""
    bars = bars_of(result)
    ending = result.ending
    made: list[tuple[str, str, str]] = []
    if result.course and len(result.course[0]) > 1:
        words = ending.unit if ending is not None else translate("Result", "Points")
        made.append((POINTS, words, words))
        made += [(key, result.row_name(key), course_words(result.game, key)) for key in result.courses]
    sources = translate("Result", "Sources", "of points, a chart") if ending is None else bars.heading
    return [*made, (SOURCES, sources, bars.heading)]


class ChartPanel(QFrame):
    """A sheet with a chart. ``chosen`` fires when people choose another one, with the key of the one before."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.result: MatchResult | None = None
        self.key = self.shown = POINTS
        self.setProperty("role", "sheet")
        self.column = QVBoxLayout(self)
        self.head = QHBoxLayout()
        self.heading, self.pace = label("strong"), label("caption")
        self.choices = ChoiceRow(theme)
        self.choices.chosen.connect(self.choose)
        self.chart, self.sources = Chart(theme), SourcesChart(theme)
        self.head.addWidget(self.heading)
        self.head.addWidget(self.choices, 1)
        self.head.addStretch(0)
        self.head.addWidget(self.pace)
        self.column.addLayout(self.head)
        self.column.addWidget(self.chart, 1)
        self.column.addWidget(self.sources, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.on_change(self.follow)

    def show_result(self, result: MatchResult, key: str, *, choices: bool) -> None:
        """Shows one of ``options_of(result)``; people can choose the others if ``choices``."""
        self.result = result
        self.choices.write(options_of(result))
        self.choices.setAccessibleName(translate("Result", "Charts"))
        self.choices.setVisible(choices)
        self.heading.setVisible(not choices)
        self.sources.show_result(result)
        self.key = key
        self.show_chart(key)

    def choose(self, key: str) -> None:
        """Shows what people chose."""
        before, self.key = self.key, key
        self.show_chart(key)
        self.chosen.emit(before)

    def show_chart(self, key: str) -> None:
        """Shows a chart, for now or for good."""
        if self.result is None:
            return
        self.shown = key
        self.choices.mark(key)
        self.chart.show_course(self.result, key)
        bars = key == SOURCES
        self.chart.setVisible(not bars)
        self.sources.setVisible(bars)
        self.heading.setText(bars_of(self.result).heading if bars else self.chart.heading)
        self.pace.setText("" if bars else self.chart.pace)
        self.fold()

    def fold(self) -> None:
        """Leaves out how often the chart has a mark where its heading needs the room."""
        used = (self.heading if self.choices.isHidden() else self.choices).sizeHint().width()
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 4 * self.head.spacing()
        self.pace.setVisible(bool(self.pace.text()) and used + self.pace.sizeHint().width() <= room)

    def event(self, event: QEvent) -> bool:
        """Folds the heading once the style sheet has given its parts their sizes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fold()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds the heading."""
        super().resizeEvent(event)
        self.fold()

    def follow(self) -> None:
        """Takes sizes from the theme."""
        size = self.theme.size
        self.column.setContentsMargins(size(14), size(9), size(4), size(2))
        self.column.setSpacing(size(4))
        self.head.setContentsMargins(0, 0, size(10), 0)
        self.head.setSpacing(size(10))
        self.fold()


class Charts(QWidget):
    """One or two sheets beside each other; two never show the same."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.result: MatchResult | None = None
        self.two = True
        self.own_choices = True
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.panels = (ChartPanel(theme), ChartPanel(theme))
        for panel, other in (self.panels, self.panels[::-1]):
            panel.chosen.connect(lambda before, panel=panel, other=other: self.part(panel, other, before))
            self.row.addWidget(panel, 1)
        theme.on_change(self.follow)

    def show_result(self, result: MatchResult) -> None:
        """Shows the course of the points and where they come from."""
        self.result = result
        keys = [key for key, _, _ in options_of(result)]
        self.fill((keys[0], SOURCES))

    def fill(self, keys: tuple[str, str]) -> None:
        """Fills the sheets that there is room for."""
        assert self.result is not None
        options = options_of(self.result)
        count = min(2 if self.two else 1, len(options))
        for at, panel in enumerate(self.panels):
            panel.setVisible(at < count)
            panel.show_result(self.result, keys[at], choices=self.own_choices and len(options) > count)

    def set_room(self, *, two: bool, own_choices: bool) -> None:
        """Whether there is room for two sheets, and whether the choice is made on the sheets and not elsewhere."""
        if (two, own_choices) == (self.two, self.own_choices):
            return
        self.two, self.own_choices = two, own_choices
        if self.result is not None:
            first, second = (panel.key for panel in self.panels)
            self.fill((first, second))

    def choose(self, key: str) -> None:
        """Shows a chart on the first sheet."""
        self.panels[0].choose(key)

    def part(self, panel: ChartPanel, other: ChartPanel, before: str) -> None:
        """The other sheet takes over what ``panel`` showed ``before`` when people choose what the other shows."""
        if other.key == panel.key:
            other.key = before
            other.show_chart(before)

    def point(self, key: str) -> None:
        """Shows the course of a score row while people point at it, if there is one, then what was chosen."""
        if self.result is None:
            return
        found = key in self.result.courses and key in {option for option, _, _ in options_of(self.result)}
        for panel in self.panels:
            if panel.shown != panel.key:
                panel.show_chart(panel.key)
        if not found or any(panel.isVisibleTo(self) and panel.key == key for panel in self.panels):
            return
        lines = [panel for panel in self.panels if panel.isVisibleTo(self) and panel.key != SOURCES]
        if lines:
            lines[0].show_chart(key)

    def follow(self) -> None:
        """Takes sizes from the theme."""
        self.row.setSpacing(self.theme.size(14))
        self.setMaximumHeight(self.theme.px(TALLEST))
