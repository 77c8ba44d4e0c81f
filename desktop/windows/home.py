"""The home window: five games, the match to go on with, puzzles to come, open, rules, settings, language.

Signals: ``new_match(game id)``, ``resume``, ``open_file``, ``statistics``, ``settings``, ``rules(game id)``, ``about``,
``language(code)``. The owner tells which games can be played (``set_games``) and which match can be gone on with
(``set_last_match``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.texts import games
from desktop.texts.catalogues import LANGUAGES
from desktop.texts.words import fill, listing
from desktop.windows.cards import BoardPicture, Card, GameCard, Ticket
from desktop.windows.parts import MenuButton, Page, Picture, SeatMarkWidget, button, dress, label, restyle
from desktop.windows.standard_actions import add_action
from desktop.windows.theme import Theme
from engine.core.facts import GameFacts

translate = QCoreApplication.translate


@dataclass(frozen=True)
class LastMatch:
    """The match to go on with: game id, where it stands (``state`` gives turn or round, and what else matters, in the
    language of the moment), names of the seats that act, colour numbers of all seats, when it was saved, and a picture
    of its board if there is one."""

    game: str
    state: Callable[[], tuple[str, str]]
    acting: tuple[str, ...]
    colours: tuple[int, ...]
    saved: QDateTime
    picture: QPixmap | None = None


class HomeWindow(Page):
    """Where the program begins."""

    new_match = Signal(str)
    resume = Signal()
    open_file = Signal()
    settings = Signal()
    rules = Signal(str)
    statistics = Signal()
    about = Signal()
    language = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.facts: Mapping[str, GameFacts] = {}
        self.last: LastMatch | None = None
        self.chosen_language = ""
        self.build()
        self.retranslate()
        self.set_last_match(None)
        theme.on_change(self.follow)

    # The page

    def build(self) -> None:
        """Makes header, games, last match and puzzles."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self.scroll)
        page = QWidget()
        self.scroll.setWidget(page)
        self.column = QVBoxLayout(page)
        self.build_header()
        self.cards = {game: GameCard(self.theme, game) for game in games.GAME_IDS}
        self.games_grid = QGridLayout()
        self.columns = 0
        for game, card in self.cards.items():
            card.start.clicked.connect(partial(self.new_match.emit, game))
        self.column.addLayout(self.games_grid, 442)
        self.lower = QHBoxLayout()
        self.column.addLayout(self.lower, 388)
        self.build_last()
        self.build_puzzles()
        for name, follow in (
            ("open", self.open_file.emit),
            ("settings", self.settings.emit),
            ("rules", self.rules_button.showMenu),
        ):
            add_action(self, name).triggered.connect(follow)

    def build_header(self) -> None:
        """Logo, title and the buttons at the right."""
        self.header = QHBoxLayout()
        self.column.addLayout(self.header)
        self.logo = Picture(self.theme, "home/logo")
        self.title, self.subtitle = label("hero"), label("on-desk")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self.header.addWidget(self.logo)
        self.header.addLayout(words)
        self.header.addStretch(1)
        self.open_button = button()
        self.open_button.clicked.connect(self.open_file)
        self.statistics_button = button()
        self.statistics_button.clicked.connect(self.statistics)
        self.rules_button = MenuButton(self.theme)
        self.rules_menu = QMenu(self.rules_button)
        self.rules_menu.aboutToShow.connect(self.fill_rules)
        self.rules_button.setMenu(self.rules_menu)
        self.settings_button = button()
        self.settings_button.clicked.connect(self.settings)
        self.about_button = button()
        self.about_button.clicked.connect(self.about)
        self.language_button = MenuButton(self.theme)
        self.language_menu = QMenu(self.language_button)
        self.language_menu.aboutToShow.connect(self.fill_languages)
        self.language_button.setMenu(self.language_menu)
        self.header_buttons = {
            self.open_button: "home/icon_open",
            self.statistics_button: "home/icon_statistics",
            self.rules_button: "home/icon_rules",
            self.settings_button: "home/icon_settings",
            self.about_button: "icons/info-circle",
            self.language_button: "home/icon_language",
        }
        for made in self.header_buttons:
            self.header.addWidget(made)

    def build_last(self) -> None:
        """The card of the match to go on with."""
        self.last_card = Card(self.theme)
        self.last_first = False
        column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.last_card)
        self.last_column = column
        self.board_picture = BoardPicture(self.theme)
        column.addWidget(self.board_picture, 1)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.last_row = row
        words = QVBoxLayout()
        words.setSpacing(2)
        heading = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.last_heading = heading
        self.last_title, self.last_words = label("heading"), label("soft", wrap=True)
        heading.addWidget(self.last_title)
        self.marks = QHBoxLayout()
        heading.addLayout(self.marks)
        heading.setAlignment(self.marks, Qt.AlignmentFlag.AlignLeft)
        heading.addStretch(1)
        words.addLayout(heading)
        words.addWidget(self.last_words)
        row.addLayout(words, 1)
        self.continue_button = button("hero")
        self.continue_button.clicked.connect(self.resume)
        row.addWidget(self.continue_button)
        column.addLayout(row)
        self.lower.addWidget(self.last_card, 688)

    def build_puzzles(self) -> None:
        """The block of puzzles, all of them to come."""
        self.puzzle_card = Card(self.theme, tray=True)
        column = QVBoxLayout(self.puzzle_card)
        self.puzzle_column = column
        self.puzzle_title, self.puzzle_words = label("heading"), label("soft")
        head = QHBoxLayout()
        head.addWidget(self.puzzle_title)
        head.addWidget(self.puzzle_words, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        column.addLayout(head)
        self.ticket_row = QHBoxLayout()
        self.tickets = [Ticket(self.theme, name) for name in games.PUZZLE_IDS]
        for ticket in self.tickets:
            self.ticket_row.addWidget(ticket, 1)
            ticket.resized.connect(self.align_tickets)
        column.addLayout(self.ticket_row, 1)
        self.lower.addWidget(self.puzzle_card, 824)

    # What the owner tells

    def set_games(self, facts: Mapping[str, GameFacts]) -> None:
        """The games that can be played, by id; the others are shown as coming."""
        self.facts = dict(facts)
        for game, card in self.cards.items():
            card.set_facts(self.facts.get(game))
        self.fold()
        self.choose_focus()

    def set_last_match(self, last: LastMatch | None) -> None:
        """The match to go on with; without one the card shows an empty sheet and no button."""
        self.last = last
        if last is None:
            self.board_picture.set_picture(None)
        else:
            self.board_picture.set_picture(last.picture, f"home/scene_{last.game}")
        while self.marks.count():
            old = self.marks.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for colour in last.colours if last is not None else ():
            self.marks.addWidget(SeatMarkWidget(self.theme, colour, 20))
        self.continue_button.setVisible(last is not None)
        self.choose_focus()
        self.write_last()
        self.fold()

    def set_language(self, code: str) -> None:
        """The language that the program speaks."""
        self.chosen_language = code
        self.fold_header()

    # Words and looks

    def write_last(self) -> None:
        """Writes what is known about the last match."""
        last = self.last
        if last is None:
            self.last_title.setText(translate("Home", "No match under way"))
            self.last_words.setText(translate("Home", "A match that is left waits here to be gone on with."))
            return
        self.last_title.setText(translate("Home", "Last match: %1").replace("%1", games.title(last.game)))
        parts = [words for words in last.state() if words]
        if last.acting:
            parts.append(fill(translate("Home", "%1 to act", "names"), listing(last.acting)))
        if last.saved.isValid():
            date = QLocale().toString(last.saved, QLocale.FormatType.ShortFormat)
            parts.append(fill(translate("Home", "saved %1", "%1 is a date"), date))
        self.last_words.setText(" · ".join(parts))

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.title.setText("Cantiere")
        self.subtitle.setText(translate("Home", "five games about building, one table"))
        self.continue_button.setText(translate("Home", "Continue"))
        self.puzzle_title.setText(translate("Home", "Puzzles for one"))
        self.puzzle_words.setText(translate("Home", "they come later"))
        for card in self.cards.values():
            card.retranslate()
        for ticket in self.tickets:
            ticket.retranslate()
        self.fold()
        self.write_last()

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px, theme = self.theme.size, self.theme.px, self.theme
        self.column.setContentsMargins(size(28), size(16), size(28), size(24))
        self.column.setSpacing(size(18))
        self.header.setSpacing(size(10))
        self.header.setContentsMargins(size(4), 0, size(4), 0)
        self.games_grid.setSpacing(size(11))
        self.lower.setSpacing(size(16))
        for made, icon in self.header_buttons.items():
            dress(made, theme, icon)
            made.setMinimumHeight(px(46))
        self.last_column.setContentsMargins(size(16), size(16), size(16), size(18))
        self.last_column.setSpacing(size(14))
        self.last_row.setSpacing(size(16))
        self.last_heading.setSpacing(size(14))
        self.marks.setSpacing(size(6))
        dress(self.continue_button, theme, "home/icon_continue", theme.palette.on_blueprint)
        self.continue_button.setMinimumSize(px(190), px(54))
        self.puzzle_column.setContentsMargins(size(18), size(16), size(18), size(18))
        self.puzzle_column.setSpacing(size(12))
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Leaves slogans out in low or narrow windows, and lays the games in fewer columns where texts are large."""
        px = self.theme.px
        low = self.height() < px(900) or self.width() < px(1440)
        for columns, compact in ((5, low), (5, True), (3, True), (2, True), (1, True)):
            self.set_compact(compact)
            self.set_columns(columns)
            if self.width() >= px(1180 if columns == 5 else 0) and self.fits(self.games_grid):
                break
        self.fold_header()
        self.put_last(first=self.columns < 5 and self.last is not None)
        ways = QBoxLayout.Direction
        self.lower.setDirection(ways.LeftToRight)
        if self.columns < 5 or not self.fits(self.lower):
            self.lower.setDirection(ways.TopToBottom)
        self.align_tickets()

    def put_last(self, *, first: bool) -> None:
        """Puts the match to go on with before the games, where they fill more than the window, or below them."""
        if first == self.last_first:
            return
        self.last_first = first
        ways = QBoxLayout.Direction
        for layout in (self.column, self.lower):
            layout.removeWidget(self.last_card)
        if first:
            self.column.insertWidget(1, self.last_card)
        else:
            self.lower.insertWidget(0, self.last_card, 688)
        self.last_column.setDirection(ways.LeftToRight if first else ways.TopToBottom)
        for at, share in enumerate((2, 3) if first else (1, 0)):
            self.last_column.setStretch(at, share)
        self.last_row.setDirection(ways.TopToBottom if first else ways.LeftToRight)
        self.last_heading.setDirection(ways.TopToBottom if first else ways.LeftToRight)
        self.last_title.setWordWrap(first)
        starts = [card.start for card in self.cards.values()]
        chain = [self.language_button, *([self.continue_button] if first else []), *starts, self.continue_button]
        for one, other in pairwise(chain[: len(starts) + 2]):
            self.setTabOrder(one, other)

    def fits(self, layout: QLayout) -> bool:
        """Whether a layout is not wider than the page, as its texts are now."""
        for card in self.cards.values():
            for inner in (*card.findChildren(QLayout), *card.findChildren(QWidget), card):
                inner.invalidate() if isinstance(inner, QLayout) else inner.updateGeometry()
        layout.invalidate()
        margins = self.column.contentsMargins()
        return layout.minimumSize().width() + margins.left() + margins.right() <= self.width()

    def set_compact(self, compact: bool) -> None:
        """Leaves slogans, subtitle and names of games on tickets out, and makes the logo small."""
        px = self.theme.px
        for card in self.cards.values():
            card.set_compact(compact)
        for ticket in self.tickets:
            ticket.set_compact(compact)
        self.ticket_row.setSpacing(self.theme.size(6 if compact else 11))
        self.subtitle.setVisible(not compact)
        self.column.setSpacing(self.theme.size(8 if compact else 18))
        self.logo.setFixedSize(px(48 if compact else 76), px(43 if compact else 68))

    def align_tickets(self) -> None:
        """Gives pictures and words of all tickets the same height, so that their lower edges stand in a row."""
        for ticket in self.tickets:
            ticket.picture.setMaximumHeight(max(1, min(other.picture_height() for other in self.tickets)))
        for labels in ([ticket.name for ticket in self.tickets], [ticket.game for ticket in self.tickets]):
            high = max(
                made.heightForWidth(max(1, ticket.room())) for made, ticket in zip(labels, self.tickets, strict=True)
            )
            for made in labels:
                made.setMinimumHeight(high)

    def fold_header(self) -> None:
        """Shows the buttons of the header with words if they fit, else as icons, at last without logo and title."""
        margins = self.column.contentsMargins()
        bar = self.scroll.verticalScrollBar().sizeHint().width()
        room = self.width() - bar - margins.left() - margins.right() - self.theme.px(24)
        for words, logo, title in (
            (True, True, True),
            (False, True, True),
            (False, False, True),
            (False, False, False),
        ):
            self.write_buttons(words=words)
            self.logo.setVisible(logo)
            self.title.setVisible(title)
            self.header.setSpacing(self.theme.size(10 if title else 6))
            self.title.setProperty("role", "hero" if logo else "heading")
            restyle(self.title)
            needed = self.title.sizeHint().width() + (self.logo.width() if logo else 0)
            needed += sum(made.sizeHint().width() + self.header.spacing() for made in self.header_buttons)
            if needed <= room:
                break

    def write_buttons(self, *, words: bool) -> None:
        """Names the buttons of the header, on them or only for tool tips and screen readers."""
        names = (
            translate("Home", "Open"),
            translate("Home", "Statistics"),
            translate("Home", "Rules"),
            translate("Home", "Settings"),
            translate("Home", "About"),
            LANGUAGES.get(self.chosen_language, ""),
        )
        for made, name in zip(self.header_buttons, names, strict=True):
            made.setText(name if words else "")
            made.setToolTip("" if words else name)
            made.setAccessibleName(name)
        self.language_button.setAccessibleName(translate("Home", "Language: %1").replace("%1", names[-1]))

    def set_columns(self, columns: int) -> None:
        """Lays the games in so many columns."""
        if columns == self.columns:
            return
        self.columns = columns
        for at, card in enumerate(self.cards.values()):
            self.games_grid.addWidget(card, at // columns, at % columns)
        for column in range(5):
            self.games_grid.setColumnStretch(column, 1 if column < columns else 0)

    def choose_focus(self) -> None:
        """The page gets the focus where most people go on: at the last match, else at the first game."""
        first = next((card.start for card in self.cards.values() if card.facts is not None), self.open_button)
        self.first = self.continue_button if self.last is not None else first

    def showEvent(self, event: QShowEvent) -> None:
        """Puts the focus there; only now the words have their sizes."""
        super().showEvent(event)
        self.fold()
        self.setFocus()

    def fill_rules(self) -> None:
        """Offers the rules of every game that there is."""
        self.rules_menu.clear()
        for game in self.facts:
            self.rules_menu.addAction(games.title(game), partial(self.rules.emit, game))

    def fill_languages(self) -> None:
        """Offers every language by its own name."""
        self.language_menu.clear()
        for code, name in LANGUAGES.items():
            action = self.language_menu.addAction(name, partial(self.language.emit, code))
            action.setCheckable(True)
            action.setChecked(code == self.chosen_language)

    def sizeHint(self) -> QSize:
        """The design."""
        return QSize(1600, 1000)
