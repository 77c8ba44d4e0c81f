"""The scenario book: the row of the set-up that says which house is chosen, and the page on which another one is.

``ScenarioRow`` stands among the options of a match. Its ``page`` shows the chosen scenario with plan, rooms, rules and
bonuses, and an index card for every scenario; ``opened`` asks the set-up to show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRandomGenerator, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.texts import room_to_move as names
from desktop.texts import room_to_move_book as words_of
from desktop.texts.games import Named
from desktop.texts.places import spoken
from desktop.texts.scenarios import numeral as numeral_of
from desktop.texts.scenarios import room_title, scenario_at, scenario_story, scenario_title, why_unusable
from desktop.windows.parts import button, dress, frame, label
from desktop.windows.scenario_parts import BoardLook, CardPictures, Pencils, PlanPicture, RoomSign, ScenarioCard
from desktop.windows.theme import Theme
from engine.games.room_to_move.scenario import Scenario

ALL = -1
DIFFICULTIES = (ALL, 1, 2, 3)
BESIDE = 1180
"""From so many pixels on, at normal text size, the index lies beside the scenario."""
PLAN = 350
"""The plan is never broader, in design pixels, so that the rooms below it show."""
TWO_COLUMNS = 700
"""From so many pixels on, at normal text size, a scenario has two columns."""
LOW = 360
"""A page is never lower, in design pixels."""
NEARLY = 0.92
INDEX = 0.46
"""The share of the index of a broad page."""


class ScenarioRow(QWidget):
    """The scenario among the options: its plan, name and story, and the button that opens the book."""

    chosen = Signal()
    opened = Signal()

    def __init__(self, theme: Theme, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.values = tuple(values)
        self.board = BoardLook(theme)
        self.page = ScenarioBook(self.board, self.values)
        self.page.chosen.connect(self.follow_page)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.plan = PlanPicture(self.board)
        self.row.addWidget(self.plan, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(theme.size(2))
        head = QHBoxLayout()
        self.name, self.pencils = label("strong", wrap=True), Pencils(self.board)
        head.addWidget(self.name, 1)
        head.addWidget(self.pencils, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        self.size_words, self.sentence = label("caption", wrap=True), label("caption-ink", wrap=True)
        words.addWidget(self.size_words)
        words.addWidget(self.sentence)
        self.open_button = button("outline")
        self.open_button.clicked.connect(self.opened)
        words.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self.row.addLayout(words, 1)
        theme.on_change(self.follow)

    def follow(self) -> None:
        """Takes sizes from the theme."""
        side = self.theme.size(150)
        self.plan.setFixedSize(QSize(side, side))
        self.row.setSpacing(self.theme.size(16))
        dress(self.open_button, self.theme, "icons/book-2")

    def title(self) -> str:
        """What the page is called."""
        return words_of.title()

    def summary(self) -> str:
        """What is chosen, in a few words."""
        return scenario_title(int(self.value()))

    def value(self) -> str:
        """The scenario that is chosen."""
        return self.page.value

    def choose(self, value: str) -> None:
        """Chooses a scenario; one that there is not, or that cannot be played, means the first that can."""
        self.page.choose(value if value in self.values else self.values[0])

    def problem(self) -> str:
        """Why no match can begin with it, "" if one can."""
        number = int(self.value())
        return "" if scenario_at(number) is not None else scenario_story(number)

    def follow_page(self) -> None:
        """The page has another scenario."""
        self.show_scenario()
        self.chosen.emit()

    def write(self, named: Named, values: Mapping[str, Named]) -> None:
        """Writes everything in the language of the program."""
        self.page.retranslate()
        self.show_scenario()

    def show_scenario(self) -> None:
        """Shows the scenario that is chosen."""
        number = int(self.value())
        scenario = scenario_at(number)
        self.name.setText(names.scenario_label(number))
        self.sentence.setText(scenario_story(number))
        self.size_words.setText(words_of.size(scenario) if scenario is not None else "")
        self.size_words.setVisible(scenario is not None)
        self.pencils.setVisible(scenario is not None)
        self.plan.show_plan(number if scenario is not None else None, scenario_title(number))
        if scenario is not None:
            self.pencils.show_count(scenario.file.pencils, words_of.pencils(scenario.file.pencils))
        self.open_button.setText(words_of.title())
        self.open_button.setToolTip(words_of.open_book())


class ScenarioBook(QWidget):
    """A scenario in full, and an index card for each. ``chosen`` fires after another one was chosen."""

    chosen = Signal()

    def __init__(self, board: BoardLook, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.theme = board.theme
        self.values = tuple(values)
        self.value = self.values[0]
        self.difficulty = ALL
        self.cards: dict[str, ScenarioCard] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.whole = scrolled()
        outer.addWidget(self.whole)
        ground = QWidget()
        self.whole.setWidget(ground)
        self.pages = QBoxLayout(QBoxLayout.Direction.LeftToRight, ground)
        self.build_scenario()
        self.build_index()
        self.theme.on_change(self.follow)

    # The page

    def build_scenario(self) -> None:
        """The left page: everything about the scenario that is chosen."""
        self.left = frame("sheet")
        outer = QVBoxLayout(self.left)
        outer.setContentsMargins(0, 0, 0, 0)
        self.scroll = scrolled()
        outer.addWidget(self.scroll)
        page = QWidget()
        self.scroll.setWidget(page)
        self.column = QVBoxLayout(page)
        head = QHBoxLayout()
        self.head = head
        self.sign = RoomSign(self.theme, "", 54)
        head.addWidget(self.sign)
        titles = QVBoxLayout()
        titles.setSpacing(0)
        self.name = label("title", wrap=True)
        titles.addWidget(self.name)
        under = QHBoxLayout()
        self.under = under
        self.pencils, self.size_words = Pencils(self.board), label("caption", wrap=True)
        under.addWidget(self.pencils)
        under.addWidget(self.size_words, 1)
        titles.addLayout(under)
        head.addLayout(titles, 1)
        self.column.addLayout(head)
        self.halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.column.addLayout(self.halves)
        self.one, self.other = QVBoxLayout(), QVBoxLayout()
        self.halves.addLayout(self.one, 11)
        self.halves.addLayout(self.other, 10)
        self.plan = PlanPicture(self.board)
        self.one.addWidget(self.plan)
        self.rooms_title, self.rules_title = label("strong"), label("strong")
        self.bonuses_title, self.points_title = label("strong"), label("caption")
        self.one.addWidget(self.rooms_title)
        self.rooms = QVBoxLayout()
        self.one.addLayout(self.rooms)
        self.one.addStretch(1)
        self.story = label("soft", wrap=True)
        self.other.addWidget(self.story)
        self.other.addWidget(self.rules_title)
        self.rules = QVBoxLayout()
        self.other.addLayout(self.rules)
        bonus_head = QHBoxLayout()
        bonus_head.addWidget(self.bonuses_title)
        bonus_head.addStretch(1)
        bonus_head.addWidget(self.points_title)
        self.other.addLayout(bonus_head)
        self.bonuses = QGridLayout()
        self.bonuses.setColumnStretch(0, 1)
        self.other.addLayout(self.bonuses)
        self.advice_frame = frame("note")
        advice = QHBoxLayout(self.advice_frame)
        self.bulb = QLabel()
        self.advice = label("caption-ink", wrap=True)
        advice.addWidget(self.bulb, 0, Qt.AlignmentFlag.AlignTop)
        advice.addWidget(self.advice, 1)
        self.other.addWidget(self.advice_frame)
        self.other.addStretch(1)
        self.column.addStretch(1)
        self.pages.addWidget(self.left)

    def build_index(self) -> None:
        """The right page: filters and index cards."""
        self.right = frame("sheet")
        column = QVBoxLayout(self.right)
        self.index_column = column
        head = QHBoxLayout()
        self.index_title = label("heading")
        head.addWidget(self.index_title)
        head.addStretch(1)
        self.surprise_button = button("outline")
        self.surprise_button.clicked.connect(self.surprise)
        head.addWidget(self.surprise_button)
        column.addLayout(head)
        filters = QHBoxLayout()
        self.filters: dict[int, QPushButton] = {}
        self.filter_group = QButtonGroup(self)
        for difficulty in DIFFICULTIES:
            made = button("choice")
            made.setCheckable(True)
            made.setChecked(difficulty == ALL)
            made.clicked.connect(partial(self.show_difficulty, difficulty))
            self.filter_group.addButton(made)
            self.filters[difficulty] = made
            filters.addWidget(made)
        filters.addStretch(1)
        column.addLayout(filters)
        self.index_scroll = scrolled()
        self.index_scroll.resized.connect(self.lay_cards)
        column.addWidget(self.index_scroll, 1)
        page = QWidget()
        self.index_scroll.setWidget(page)
        self.grid = QGridLayout(page)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.group = QButtonGroup(self)
        self.group.buttonClicked.connect(self.press_card)
        for value in self.values:
            scenario = scenario_at(int(value))
            card = ScenarioCard(self.board, int(value), None if scenario is None else scenario.file.pencils)
            self.group.addButton(card)
            self.cards[value] = card
        self.pages.addWidget(self.right)

    # What is chosen

    def choose(self, value: str) -> None:
        """Shows a scenario; one that cannot be played gives way to the first that can."""
        if scenario_at(int(value)) is None:
            value = next((one for one in self.values if scenario_at(int(one)) is not None), value)
        self.value = value
        self.cards[value].setChecked(True)
        self.show_scenario()

    def press_card(self, pressed: QAbstractButton) -> None:
        """An index card was pressed; one that cannot be played only says why."""
        value = next(value for value, card in self.cards.items() if card is pressed)
        self.value = value
        self.show_scenario()
        self.chosen.emit()

    def surprise(self) -> None:
        """Chooses one of the scenarios that are shown by chance, another one if there are several."""
        shown = [value for value, card in self.cards.items() if card.usable and self.is_shown(value)]
        others = [value for value in shown if value != self.value] or shown
        if others:
            self.cards[others[QRandomGenerator.global_().bounded(len(others))]].click()

    def show_difficulty(self, difficulty: int) -> None:
        """Shows the index cards of one difficulty."""
        self.difficulty = difficulty
        self.lay_cards()

    def is_shown(self, value: str) -> bool:
        """Whether the filter leaves a scenario."""
        return self.difficulty in (ALL, self.cards[value].pencils)

    def lay_cards(self) -> None:
        """Lays the index cards in as many columns as there is room for."""
        width = self.index_scroll.viewport().width()
        card = max(one.sizeHint().width() for one in self.cards.values())
        gap = self.theme.size(8)
        columns = max(1, (width + gap) // (card + gap))
        for one in self.cards.values():
            self.grid.removeWidget(one)
        shown = [value for value in self.values if self.is_shown(value)]
        for value, one in self.cards.items():
            one.setVisible(value in shown)
        for at, value in enumerate(shown):
            self.grid.addWidget(self.cards[value], at // columns, at % columns)
        for column in range(self.grid.columnCount()):
            self.grid.setColumnStretch(column, 1 if column < columns else 0)
        for row in range(self.grid.rowCount() + 1):
            self.grid.setRowStretch(row, 0)
        self.grid.setRowStretch((len(shown) - 1) // columns + 1, 1)

    # Words and looks

    def show_scenario(self) -> None:
        """Writes everything about the scenario that is chosen."""
        number = int(self.value)
        scenario = scenario_at(number)
        self.sign.words = str(number)
        self.sign.update()
        self.name.setText(scenario_title(number))
        for widget in (self.pencils, self.size_words, self.plan, self.rooms_title, self.rules_title, self.bonuses_title,
                       self.points_title, self.advice_frame):  # fmt: skip
            widget.setVisible(scenario is not None)
        for layout in (self.rooms, self.rules, self.bonuses):
            clear(layout)
        if scenario is None:
            self.story.setText(words_of.unusable(why_unusable(number)))
            return
        self.story.setText(spoken(scenario.file.story))
        self.plan.show_plan(number, scenario_title(number))
        self.pencils.show_count(scenario.file.pencils, words_of.pencils(scenario.file.pencils))
        self.size_words.setText(words_of.size(scenario))
        self.advice.setText(spoken(scenario.file.advice))
        self.fill(scenario)

    def fill(self, scenario: Scenario) -> None:
        """Writes rooms, rules and bonuses."""
        for place, room in enumerate(scenario.rooms):
            block = QHBoxLayout()
            block.setSpacing(self.theme.size(10))
            block.addWidget(RoomSign(self.theme, numeral_of(place)), 0, Qt.AlignmentFlag.AlignTop)
            words = QVBoxLayout()
            words.setSpacing(0)
            top = QHBoxLayout()
            name = label("strong")
            name.setText(room_title(scenario, place))
            top.addWidget(name)
            top.addStretch(1)
            top.addWidget(CardPictures(self.board, room.cards, words_of.cards(room)))
            words.addLayout(top)
            caption = label("caption", wrap=True)
            caption.setText(words_of.cards(room))
            words.addWidget(caption)
            block.addLayout(words, 1)
            self.rooms.addLayout(block)
        for sentence in words_of.rules(scenario):
            made = label("caption-ink", wrap=True)
            made.setText(sentence)
            self.rules.addWidget(made)
        for place, bonus in enumerate(scenario.bonuses):
            text, points = label("caption-ink", wrap=True), label("strong")
            text.setText(spoken(bonus.text))
            points.setText(names.worth(bonus))
            self.bonuses.addWidget(text, place, 0)
            self.bonuses.addWidget(points, place, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        rooms, rules, bonuses, points = words_of.headings()
        self.rooms_title.setText(rooms)
        self.rules_title.setText(rules)
        self.bonuses_title.setText(bonuses)
        self.points_title.setText(points)
        self.index_title.setText(words_of.index_title())
        name, sentence = words_of.surprise()
        self.surprise_button.setText(name)
        self.surprise_button.setToolTip(sentence)
        for difficulty, made in self.filters.items():
            made.setText(words_of.filter_words(difficulty, len(self.values)))
        for value, card in self.cards.items():
            number = int(value)
            story = scenario_story(number)
            card.write(scenario_title(number), story)
        self.show_scenario()

    def follow(self) -> None:
        """Takes sizes from the theme."""
        size, px = self.theme.size, self.theme.px
        self.pages.setContentsMargins(size(20), size(14), size(20), size(14))
        self.pages.setSpacing(size(14))
        self.column.setContentsMargins(size(24), size(18), size(24), size(18))
        self.column.setSpacing(size(14))
        self.index_column.setContentsMargins(size(20), size(16), size(16), size(16))
        self.index_column.setSpacing(size(10))
        self.head.setSpacing(size(14))
        self.under.setSpacing(size(12))
        self.plan.setMaximumWidth(size(PLAN))
        self.halves.setSpacing(size(24))
        for layout in (self.one, self.other):
            layout.setSpacing(size(10))
        for layout in (self.rooms, self.rules, self.bonuses):
            layout.setSpacing(size(8))
        self.grid.setSpacing(size(8))
        self.bulb.setPixmap(
            self.theme.icon("icons/bulb", "", 22).pixmap(QSize(px(22), px(22)), self.devicePixelRatio())
        )
        dress(self.surprise_button, self.theme, "icons/arrows-shuffle")
        self.arrange()

    def arrange(self) -> None:
        """Lays index and scenario beside each other where there is room, else below."""
        broad = self.width() >= self.theme.px(BESIDE)
        self.pages.setDirection(QBoxLayout.Direction.LeftToRight if broad else QBoxLayout.Direction.TopToBottom)
        self.pages.setStretch(0, round(100 * (1 - INDEX)))
        self.pages.setStretch(1, round(100 * INDEX))
        half = self.width() * (1 - INDEX if broad else 1)
        two = half >= self.theme.px(TWO_COLUMNS)
        self.halves.setDirection(QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom)
        # Below each other, each page has nearly the whole window, and the book scrolls from one to the other.
        least = 0 if broad else max(self.theme.px(LOW), round(self.height() * NEARLY))
        for page in (self.left, self.right):
            page.setMinimumHeight(least)
        self.lay_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the pages anew."""
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: object) -> None:
        """The widths are known now."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.arrange()


class Scrolled(QScrollArea):
    """A scroll area that tells when its width changes."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells of it."""
        super().resizeEvent(event)
        self.resized.emit()


def scrolled() -> Scrolled:
    """A page that scrolls up and down only."""
    made = Scrolled()
    made.setWidgetResizable(True)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


def clear(layout: QBoxLayout | QGridLayout) -> None:
    """Takes everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if inner is not None:
            clear(inner)  # type: ignore[arg-type]
        widget = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
