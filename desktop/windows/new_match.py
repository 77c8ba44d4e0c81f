"""The new-match window: mode, seats, options, aids.

Signals: ``start(MatchPlan)``, ``back``, ``rules(game id)``, ``flat(bool)`` and ``seated(edges)`` when it was said that
the screen lies flat and who sits where. ``open_game`` shows a game with the set-up that was used
last; Start is at hand at once, so that a match begins with two presses from the home window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeySequence, QRegularExpressionValidator, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.table.boards import chooser_of
from desktop.table.edges import edges_of, keep_edges
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.texts import clock, games
from desktop.texts.actions import mode_words, option_words, value_words
from desktop.texts.games import Named
from desktop.windows.clock import ClockRow
from desktop.windows.parts import Page, TopBar, button, dress, frame, label, quiet_button
from desktop.windows.seating import NAMES, Seating
from desktop.windows.standard_actions import add_action
from desktop.windows.switches import ModeCard, OptionRow, SwitchRow
from desktop.windows.table_picture import TablePicture
from desktop.windows.theme import Theme
from engine.core.facts import GameFacts, OptionFacts

translate = QCoreApplication.translate

AIDS = ("legal", "live_score", "left", "soft_hints")
SEED_LIMIT = 2**63
LEAST_BESIDE = 1000
"""So many design pixels, grown with the text, seats and choices need to stand beside each other."""


class NewMatchWindow(Page):
    """Set-up of a match on one page."""

    start = Signal(MatchPlan)
    back = Signal()
    rules = Signal(str)
    flat = Signal(bool)
    seated = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.facts: GameFacts | None = None
        self.mode = ""
        self.wanted: dict[int, str] = {}
        self.undo_touched = False
        self.kept_edges: Mapping[str, Any] = {}
        self.usual_aids: tuple[str, ...] = AIDS
        self.build()
        self.first = self.start_button
        self.retranslate()
        theme.on_change(self.follow)

    # The page

    def build(self) -> None:
        """Makes bar, two columns and foot."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.go_back)
        self.rules_button = quiet_button()
        self.rules_button.clicked.connect(self.ask_rules)
        self.bar.row.addStretch(1)
        self.bar.row.addWidget(self.rules_button)
        outer.addWidget(self.bar)

        self.pages = QStackedWidget()
        outer.addWidget(self.pages, 1)
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pages.addWidget(self.scroll)
        page = QWidget()
        self.scroll.setWidget(page)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        self.build_seats()
        self.build_choices()

        self.foot = frame("foot")
        self.foot_row = QHBoxLayout(self.foot)
        self.summary = label("on-desk", wrap=True)
        self.warning = label("warning", wrap=True)
        words = QVBoxLayout()
        words.addWidget(self.summary)
        words.addWidget(self.warning)
        self.foot_row.addLayout(words, 1)
        self.start_button = button("hero")
        self.start_button.clicked.connect(self.press_start)
        self.foot_row.addWidget(self.start_button)
        outer.addWidget(self.foot)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.press_start)
        add_action(self, "back").triggered.connect(self.go_back)
        add_action(self, "rules").triggered.connect(self.rules_button.click)

    def build_seats(self) -> None:
        """The left column."""
        self.seat_panel = frame("panel")
        self.seat_column = QVBoxLayout(self.seat_panel)
        self.seat_title = label("heading")
        self.seat_count = label("caption")
        head = QHBoxLayout()
        head.addWidget(self.seat_title)
        head.addWidget(self.seat_count, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        self.shuffle_button = quiet_button()
        self.shuffle_button.clicked.connect(self.shuffle)
        head.addWidget(self.shuffle_button)
        self.seat_column.addLayout(head)
        self.seating = Seating(self.theme)
        self.seating.changed.connect(self.check)
        self.seat_column.addWidget(self.seating)
        self.flat_row = SwitchRow(self.theme)
        self.flat_row.switch.clicked.connect(self.lay_flat)
        self.seat_column.addWidget(self.flat_row)
        self.table = TablePicture(self.theme)
        self.table.moved.connect(self.move_seat)
        self.seat_column.addWidget(self.table, 1)
        self.seat_column.addStretch(0)
        self.about = QWidget()
        words = QVBoxLayout(self.about)
        words.setContentsMargins(0, 0, 0, 0)
        self.about_words = words
        self.slogan, self.credit = label("", wrap=True), label("caption", wrap=True)
        words.addWidget(self.slogan)
        words.addWidget(self.credit)
        self.seat_column.addWidget(self.about)
        self.columns.addWidget(self.seat_panel, 10)

    def build_choices(self) -> None:
        """The right column: modes, options, aids."""
        self.right = QVBoxLayout()
        self.columns.addLayout(self.right, 11)
        self.mode_panel = frame("panel")
        self.mode_column = QVBoxLayout(self.mode_panel)
        self.mode_title = label("heading")
        self.mode_column.addWidget(self.mode_title)
        self.mode_grid = QGridLayout()
        self.mode_grid.setColumnStretch(0, 1)
        self.mode_grid.setColumnStretch(1, 1)
        self.mode_column.addLayout(self.mode_grid)
        self.mode_group = QButtonGroup(self)
        self.mode_group.buttonClicked.connect(self.choose_card)
        self.mode_cards: dict[str, ModeCard] = {}
        self.mode_others = label("caption", wrap=True)
        self.mode_column.addWidget(self.mode_others)
        self.right.addWidget(self.mode_panel)

        self.option_panel = frame("panel")
        self.option_column = QVBoxLayout(self.option_panel)
        self.option_title = label("heading")
        self.option_column.addWidget(self.option_title)
        self.option_rows: dict[str, OptionRow] = {}
        self.option_list = QVBoxLayout()
        self.option_column.addLayout(self.option_list)
        self.clock_row = ClockRow(self.theme)
        self.option_column.addWidget(self.clock_row)
        self.seed_name, self.seed_sentence = label("strong"), label("caption", wrap=True)
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,19}"), self))
        self.seed.textChanged.connect(self.check)
        seed_words = QVBoxLayout()
        seed_words.setSpacing(0)
        seed_words.addWidget(self.seed_name)
        seed_words.addWidget(self.seed_sentence)
        self.seed_row = QHBoxLayout()
        self.seed_row.addLayout(seed_words, 3)
        self.seed_row.addWidget(self.seed, 2)
        self.option_column.addLayout(self.seed_row)
        self.right.addWidget(self.option_panel)

        self.aid_panel = frame("panel")
        self.aid_column = QVBoxLayout(self.aid_panel)
        self.aid_title = label("heading")
        self.aid_column.addWidget(self.aid_title)
        self.aid_grid = QGridLayout()
        self.aid_column.addLayout(self.aid_grid)
        self.aid_rows = {name: SwitchRow(self.theme) for name in AIDS}
        self.undo_row = SwitchRow(self.theme)
        self.secret_row = SwitchRow(self.theme)
        self.undo_row.switch.clicked.connect(self.touch_undo)
        for row in self.aid_switches():
            self.aid_grid.addWidget(row)
        self.aid_grid.setColumnStretch(0, 1)
        self.aid_grid.setColumnStretch(1, 1)
        self.right.addWidget(self.aid_panel)
        self.right.addStretch(1)

    # What is set up

    def lie(self, *, flat: bool, edges: Mapping[str, Any], aids: Sequence[str]) -> None:
        """Takes from the settings whether the screen lies flat, who sits where (by number of seats), and the aids that
        new matches begin with. Comes before ``open_game``."""
        self.flat_row.switch.setChecked(flat)
        self.kept_edges = edges
        self.usual_aids = tuple(aids)

    def open_game(self, facts: GameFacts, remembered: MatchPlan | None = None) -> None:
        """Shows the set-up of a game: the remembered one as far as it still fits, else two seats in the first mode."""
        self.facts = facts
        least, most = facts.table_seats
        if remembered is not None and (remembered.game != facts.id or facts.mode(remembered.mode) is None):
            remembered = None
        seats: tuple[SeatPlan, ...] = ()
        self.undo_touched = False
        if remembered is not None:
            seats = remembered.seats
            self.undo_touched = remembered.free_undo is not None
        if not least <= len(seats) <= most:
            beginner = facts.levels[-1] if "beginner" not in facts.levels else "beginner"
            seats = (SeatPlan(NAMES[0], PERSON, 1), SeatPlan(NAMES[1], beginner, 2))[: max(least, min(2, most))]
            self.undo_touched = False
        self.wanted = {}
        self.mode = ""
        if remembered is not None:
            self.mode = remembered.mode
            self.wanted[len(seats)] = remembered.mode
        self.make_modes()
        self.make_options(remembered.options if remembered is not None else {})
        for name, row in self.aid_rows.items():
            row.switch.setChecked(name in (remembered.aids if remembered is not None else self.usual_aids))
            row.setVisible(name in facts.aids)
        self.undo_row.switch.setChecked(remembered is not None and remembered.undo_is_free)
        self.secret_row.switch.setChecked(remembered is not None and remembered.secret)
        self.clock_row.put(remembered.clock if remembered is not None else 0)
        self.clock_row.setVisible(bool(facts.clock))
        self.seed.clear()
        self.seating.set_up(facts.levels, least, most, seats, towns=facts.own_boards)
        self.retranslate()
        self.start_button.setFocus()

    def make_modes(self) -> None:
        """Makes a card per mode of the game."""
        for card in self.mode_cards.values():
            self.mode_group.removeButton(card)
            card.setParent(None)
            card.deleteLater()
        self.mode_cards = {}
        assert self.facts is not None
        for mode in self.facts.modes:
            card = ModeCard(self.theme, self)
            self.mode_group.addButton(card)
            self.mode_cards[mode.id] = card

    def make_options(self, values: Mapping[str, str]) -> None:
        """Makes a row per option of the game."""
        self.close_page()
        for row in self.option_rows.values():
            if (page := getattr(row, "page", None)) is not None:
                self.pages.removeWidget(page)
                page.deleteLater()
            row.setParent(None)
            row.deleteLater()
        self.option_rows = {}
        assert self.facts is not None
        for option in self.facts.options:
            row = self.row_of(self.facts.id, option)
            row.choose(values.get(option.id, option.default))
            row.chosen.connect(self.write_options)
            row.chosen.connect(self.check)
            self.option_rows[option.id] = row
            self.option_list.addWidget(row)

    def row_of(self, game: str, option: OptionFacts) -> OptionRow:
        """The row of an option: a button per value, or what the game has for it, with a page of its own."""
        chooser = chooser_of(game, option.id)
        if chooser is None:
            return OptionRow(self.theme, option.values)
        made: OptionRow = chooser(self.theme, option.values)
        self.pages.addWidget(made.page)
        made.opened.connect(partial(self.open_page, made))
        return made

    def open_page(self, row: Any) -> None:
        """Shows the page of an option in place of the set-up."""
        self.pages.setCurrentWidget(row.page)
        self.name_page()

    def close_page(self) -> None:
        """Back from the page of an option to the set-up."""
        self.pages.setCurrentWidget(self.scroll)
        self.name_page()

    def name_page(self) -> None:
        """Writes into the bar what is shown."""
        shown = self.pages.currentWidget()
        row = next((one for one in self.option_rows.values() if getattr(one, "page", None) is shown), None)
        title = games.title(self.facts.id) if self.facts is not None else ""
        words = translate("NewMatch", "New match") if row is None else row.title()  # type: ignore[attr-defined]
        self.bar.write(translate("NewMatch", "Back"), title, words)

    def go_back(self) -> None:
        """Back to the set-up, or out of it."""
        if self.pages.currentWidget() is self.scroll:
            self.back.emit()
        else:
            self.close_page()
            self.start_button.setFocus()

    def choose_card(self, pressed: QAbstractButton) -> None:
        """The card of a mode was pressed."""
        self.mode = next(mode for mode, card in self.mode_cards.items() if card is pressed)
        self.wanted[len(self.seating.rows)] = self.mode
        self.check()

    def touch_undo(self) -> None:
        """Free undo was switched by hand: no default changes it any more."""
        self.undo_touched = True

    def plan(self) -> MatchPlan:
        """The match as it is set up now."""
        assert self.facts is not None
        options = {
            option.id: self.option_rows[option.id].value()
            for option in self.facts.options
            if not option.modes or self.mode in option.modes
        }
        text = self.seed.text()
        return MatchPlan(
            game=self.facts.id,
            mode=self.mode,
            seats=self.seating.seats(),
            options=options,
            seed=int(text) if text else None,
            free_undo=self.undo_row.switch.isChecked() if self.undo_touched or not self.facts.rivals else None,
            aids=frozenset(
                name for name, row in self.aid_rows.items() if name in self.facts.aids and row.switch.isChecked()
            ),
            secret=self.may_hide() and self.secret_row.switch.isChecked(),
            clock=self.clock_row.seconds() if self.facts.clock else 0,
        )

    def persons(self) -> int:
        """How many seats are people."""
        return sum(seat.controller == PERSON for seat in self.seating.seats())

    def may_hide(self) -> bool:
        """Whether "write in secret" means anything: several people who decide at once, and a mode that hides nothing by
        itself."""
        if self.facts is None or not self.facts.simultaneous:
            return False
        mode = self.facts.mode(self.mode)
        return mode is not None and not mode.hides and self.persons() > 1

    def problem(self) -> str:
        """Why the match cannot start like this, "" if it can."""
        names = [seat.name for seat in self.seating.seats()]
        if any(not name for name in names):
            return translate("NewMatch", "Every seat needs a name.")
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            return translate("NewMatch", "Two seats are called %1. Each name can be used once.").replace("%1", twice)
        if self.seed.text() and int(self.seed.text()) >= SEED_LIMIT:
            return translate("NewMatch", "The number of the match is too large.")
        problems = (row.problem() for row in self.option_rows.values() if not row.isHidden())
        return next((words for words in problems if words), "")

    def write_others(self, fitting: Sequence[str]) -> None:
        """Names the modes that other numbers of seats open, so that a mode for one seat is found with two."""
        if self.facts is None:
            return
        others = []
        for mode in self.facts.modes:
            if mode.id not in fitting:
                least, most = mode.table_seats
                count = str(least) if least == most else f"{least}–{most}"
                others.append(f"{mode_words(self.facts.id, mode.id).name} ({count})")
        words = translate("NewMatch", "With other numbers of seats: %1").replace("%1", " · ".join(others))
        self.mode_others.setText(words)
        self.mode_others.setVisible(bool(others))

    def check(self) -> None:
        """Makes the page consistent after any change: modes that fit the seats, options that matter, summary, Start."""
        if self.facts is None:
            return
        count = len(self.seating.rows)
        fitting = [m.id for m in self.facts.modes if m.table_seats[0] <= count <= m.table_seats[1]]
        if self.mode not in fitting and fitting:
            wanted = self.wanted.get(count, "")
            self.mode = wanted if wanted in fitting else fitting[0]
        for at, name in enumerate(fitting):
            self.mode_grid.addWidget(self.mode_cards[name], at // 2, at % 2)
        for name, card in self.mode_cards.items():
            card.setVisible(name in fitting)
            card.setChecked(name == self.mode)
        self.write_others(fitting)
        for option in self.facts.options:
            self.option_rows[option.id].setVisible(not option.modes or self.mode in option.modes)
        if not self.undo_touched:
            # Where nobody plays against anybody, a guess that can be taken back would be no guess.
            self.undo_row.switch.setChecked(self.facts.rivals and self.persons() <= 1)
        self.secret_row.setVisible(self.may_hide())
        self.lay_aids()
        self.show_table()
        self.fold()
        problem = self.problem()
        self.warning.setText(problem)
        self.warning.setVisible(bool(problem))
        self.start_button.setEnabled(not problem)
        self.summarise()

    def aid_switches(self) -> tuple[SwitchRow, ...]:
        """The switches of the aids and of what else a match may be allowed."""
        return (*self.aid_rows.values(), self.undo_row, self.secret_row)

    def lay_aids(self) -> None:
        """Lays the switches that mean something in two columns without holes."""
        for row in self.aid_switches():
            self.aid_grid.removeWidget(row)
        for at, row in enumerate(row for row in self.aid_switches() if not row.isHidden()):
            self.aid_grid.addWidget(row, at // 2, at % 2)

    # The table

    def edges(self) -> tuple[int, ...]:
        """Who sits at which edge."""
        return edges_of(self.kept_edges, len(self.seating.rows))

    def lay_flat(self, flat: bool) -> None:
        """The screen lies flat, or stands."""
        self.flat.emit(flat)
        self.show_table()
        self.fold()

    def move_seat(self, seat: int, edge: int) -> None:
        """A seat moves to another edge."""
        edges = list(self.edges())
        edges[seat] = edge
        self.kept_edges = keep_edges(self.kept_edges, edges)
        self.seated.emit(self.kept_edges)
        self.show_table()

    def show_table(self) -> None:
        """Draws the table with its seats."""
        if self.facts is not None:
            flat = self.flat_row.switch.isChecked()
            self.table.show_table(self.facts.id, self.seating.seats(), self.edges(), flat=flat)

    def shuffle(self) -> None:
        """Seats everybody by lot."""
        self.seating.shuffle()

    def fold(self) -> None:
        """Shows the table only where seats and window leave room for it, or where it asks who sits where; puts one
        column below the other where large texts leave no room for both."""
        px = self.theme.px
        beside = self.width() >= px(LEAST_BESIDE)
        self.columns.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        flat = self.flat_row.switch.isChecked()
        several = len(self.seating.rows) > 1
        spare = self.height() - self.bar.height() - px(90 + 40 + 70 + 110 + 60) - px(48) * len(self.seating.rows)
        self.table.setVisible(spare >= px(230) or (flat and several))
        self.about.setVisible(spare >= px(330))
        self.shuffle_button.setVisible(several)
        self.flat_row.setVisible(several)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def press_start(self) -> None:
        """Sends the set-up."""
        if self.facts is not None and not self.problem():
            self.start.emit(self.plan())

    def ask_rules(self) -> None:
        """Asks for the rules page of the game."""
        if self.facts is not None:
            self.rules.emit(self.facts.id)

    # Words and looks

    def summarise(self) -> None:
        """Says in one sentence what will be played."""
        if self.facts is None:
            return
        count = len(self.seating.rows)
        seats = translate("NewMatch", "%n seats", "", count)
        self.seat_count.setText(seats)
        chosen = [words for row in self.option_rows.values() if (words := row.summary())]
        parts = (seats, mode_words(self.facts.id, self.mode).name, *chosen, games.minutes(self.facts.minutes))
        self.summary.setText(" · ".join(parts))

    def write_options(self) -> None:
        """Writes names and sentences of the options and of the values that are chosen."""
        if self.facts is None:
            return
        for name, row in self.option_rows.items():
            row.write(
                option_words(self.facts.id, name),
                {value: value_words(self.facts.id, name, value) for value in row.values},
            )

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.name_page()
        self.rules_button.setText(translate("NewMatch", "Rules"))
        self.seat_title.setText(translate("NewMatch", "Seats"))
        self.shuffle_button.setText(translate("NewMatch", "Seat by lot"))
        self.flat_row.write(
            Named(
                translate("NewMatch", "The screen lies flat"),
                translate("NewMatch", "The board turns to the seat that acts. Press a seat to move it to its edge."),
            )
        )
        self.mode_title.setText(translate("NewMatch", "Mode"))
        self.option_title.setText(translate("NewMatch", "Options"))
        self.aid_title.setText(translate("NewMatch", "Aids"))
        self.seed_name.setText(translate("NewMatch", "Number of the match"))
        self.seed_sentence.setText(translate("NewMatch", "The same number brings everything in the same order again."))
        self.seed.setPlaceholderText(translate("NewMatch", "drawn by chance"))
        self.seed.setAccessibleName(translate("NewMatch", "Number of the match"))
        self.start_button.setText(translate("NewMatch", "Start"))
        for name, row in self.aid_rows.items():
            row.write(games.aid(name))
        self.undo_row.write(games.free_undo())
        self.secret_row.write(games.secret())
        self.seating.retranslate()
        if self.facts is not None:
            self.slogan.setText(games.slogan(self.facts.id))
            self.credit.setText(games.credit(self.facts.id))
            for name, card in self.mode_cards.items():
                card.write(mode_words(self.facts.id, name))
            self.write_options()
            self.clock_row.write(clock.clock(self.facts.id))
            self.check()

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px = self.theme.size, self.theme.px
        dress(self.rules_button, self.theme, "icons/book-2")
        self.columns.setContentsMargins(size(24), size(20), size(24), size(20))
        self.columns.setSpacing(size(18))
        self.right.setSpacing(size(16))
        for column in (self.seat_column, self.mode_column, self.option_column, self.aid_column):
            column.setContentsMargins(size(20), size(14), size(20), size(18))
            column.setSpacing(size(12))
        self.mode_grid.setSpacing(size(10))
        self.aid_grid.setHorizontalSpacing(size(22))
        self.aid_grid.setVerticalSpacing(size(12))
        self.option_list.setSpacing(size(12))
        self.seed_row.setSpacing(size(18))
        self.foot_row.setContentsMargins(size(24), size(14), size(24), size(14))
        self.foot_row.setSpacing(size(24))
        dress(self.start_button, self.theme, "icons/player-play", self.theme.palette.on_blueprint, 22)
        self.start_button.setMinimumSize(px(200), px(52))
        self.about_words.setSpacing(size(6))
        dress(self.shuffle_button, self.theme, "icons/arrows-shuffle")
        self.seating.follow()
