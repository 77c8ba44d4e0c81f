"""The result of a match: winner, score table, tie-break, reasons of the end, points over the turns.

Signals: ``play_again``, ``new_match``, ``save``, ``home``, ``rules``, ``back`` (to the board).
``show_result(MatchResult)`` fills it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.texts import games
from desktop.texts.actions import end_words, mode_line, tie_words
from desktop.texts.words import listing
from desktop.windows.cards import BoardPicture
from desktop.windows.chart import Chart
from desktop.windows.parts import ElidedLabel, Page, TopBar, button, dress, frame, label, quiet_button
from desktop.windows.ribbon import Podium, Ribbon, TieLine
from desktop.windows.score_table import ScoreTable
from desktop.windows.theme import Theme
from engine.core.game import Outcome

translate = QCoreApplication.translate


@dataclass(frozen=True)
class ResultSeat:
    """A seat in the result: name, number 1 to 12 of colour and symbol, "person" or a level."""

    name: str
    colour: int
    controller: str = "person"


@dataclass(frozen=True)
class MatchResult:
    """Everything that the result window shows.

    ``details`` says more about a score row (key: words, for instance what a city plan asks for); ``course`` holds the
    points per seat after each turn (may be empty); ``minutes`` 0 is not known; ``notes`` are sentences about aids and
    undo; ``picture`` shows the winner's board.
    """

    game: str
    mode: str
    turns: int
    seats: tuple[ResultSeat, ...]
    outcome: Outcome
    details: Mapping[str, str] = field(default_factory=dict)
    course: tuple[tuple[int, ...], ...] = ()
    minutes: int = 0
    notes: tuple[str, ...] = ()
    picture: QPixmap | None = None

    def order(self) -> tuple[int, ...]:
        """The seats by rank, equal ranks in seat order."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: (self.outcome.ranks[seat], seat)))

    def winners(self) -> tuple[int, ...]:
        """The seats of the first rank."""
        return tuple(seat for seat, rank in enumerate(self.outcome.ranks) if rank == 1)


class ResultWindow(Page):
    """The end of a match."""

    play_again = Signal()
    new_match = Signal()
    save = Signal()
    home = Signal()
    rules = Signal()
    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.result: MatchResult | None = None
        self.build()
        self.first = self.again_button
        self.retranslate()
        theme.on_change(self.follow)

    def build(self) -> None:
        """Makes bar, ribbon, table, right side and foot."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        self.facts = ElidedLabel("soft")
        self.bar.row.addWidget(self.facts, 1)
        self.rules_button, self.home_button = quiet_button(), quiet_button()
        self.rules_button.clicked.connect(self.rules)
        self.home_button.clicked.connect(self.home)
        self.bar.row.addWidget(self.rules_button)
        self.bar.row.addWidget(self.home_button)
        outer.addWidget(self.bar)

        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self.scroll, 1)
        page = QWidget()
        self.scroll.setWidget(page)
        self.column = QVBoxLayout(page)
        self.build_top()
        self.middle = QHBoxLayout()
        self.column.addLayout(self.middle, 1)
        self.table = ScoreTable(self.theme)
        self.middle.addWidget(self.table)
        self.right = QVBoxLayout()
        self.middle.addLayout(self.right, 1)
        self.picture = BoardPicture(self.theme)
        self.right.addWidget(self.picture, 3)
        self.chart = Chart(self.theme)
        self.right.addWidget(self.chart, 2)

        self.foot = frame("foot")
        self.foot_row = QHBoxLayout(self.foot)
        self.notes = label("caption", wrap=True)
        self.saved = label("caption", wrap=True)
        self.saved.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.again_button, self.new_button, self.save_button = button("primary"), button("blue"), button("blue")
        self.again_button.clicked.connect(self.play_again)
        self.new_button.clicked.connect(self.new_match)
        self.save_button.clicked.connect(self.save)
        self.foot_row.addWidget(self.notes, 1)
        for made in (self.again_button, self.new_button, self.save_button):
            self.foot_row.addWidget(made)
        self.foot_row.addWidget(self.saved, 1)
        outer.addWidget(self.foot)

    def build_top(self) -> None:
        """Ribbon, why it ended, tie-break, podium."""
        self.top = QHBoxLayout()
        self.ribbon = Ribbon(self.theme)
        self.top.addWidget(self.ribbon, 42)
        self.side = frame("sheet")
        self.side_row = QHBoxLayout(self.side)
        self.side_words = QVBoxLayout()
        self.reason = label("strong", wrap=True)
        self.ties = TieLine(self.theme)
        self.side_words.addStretch(1)
        self.side_words.addWidget(self.reason)
        self.side_words.addWidget(self.ties)
        self.side_words.addStretch(1)
        self.side_row.addLayout(self.side_words, 1)
        self.podium = Podium(self.theme)
        self.side_row.addWidget(self.podium, 0, Qt.AlignmentFlag.AlignBottom)
        self.top.addWidget(self.side, 58, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(self.top)

    # What the owner tells

    def show_result(self, result: MatchResult) -> None:
        """Fills the window."""
        self.result = result
        self.picture.set_picture(result.picture)
        self.picture.setVisible(result.picture is not None)
        self.retranslate()
        self.fold()
        self.again_button.setFocus()

    # Words and looks

    def reason_sentence(self, result: MatchResult) -> str:
        """Why the match ended, naming the seats."""
        parts = []
        for reason, causes in zip(result.outcome.reasons, result.outcome.causes, strict=True):
            names = listing([result.seats[seat].name for seat in causes])
            parts.append(end_words(result.game, reason, names))
        return translate("Result", "The end: %1.").replace("%1", "; ".join(parts))

    def winner_words(self, result: MatchResult) -> str:
        """Who won."""
        winners = result.winners()
        if len(result.seats) == 1:
            return result.seats[0].name
        names = listing([result.seats[seat].name for seat in winners])
        if len(winners) == 1:
            return translate("Result", "%1 wins").replace("%1", names)
        return translate("Result", "%1 win together").replace("%1", names)

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        title = games.title(self.result.game) if self.result is not None else ""
        self.bar.write(translate("Result", "Back to the board"), title, translate("Result", "Result"))
        self.rules_button.setText(translate("Result", "Rules"))
        self.home_button.setText(translate("Result", "Home"))
        self.again_button.setText(translate("Result", "Play again"))
        self.new_button.setText(translate("Result", "New match"))
        self.save_button.setText(translate("Result", "Save match"))
        self.saved.setText(translate("Result", "Saved by itself at the last action."))
        result = self.result
        if result is None:
            return
        facts = [
            mode_line(result.game, result.mode),
            translate("Result", "%n turns", "", result.turns),
            translate("Result", "%n seats", "", len(result.seats)),
        ]
        if result.minutes:
            facts.append(translate("Result", "%n minutes", "", result.minutes))
        self.facts.setText(" · ".join(facts))
        self.notes.setText(" ".join(result.notes))
        best = result.outcome.sheets[result.order()[0]].total
        first = result.seats[result.order()[0]]
        self.ribbon.show_winner(first.colour, self.winner_words(result), translate("Result", "%n points", "", best))
        self.reason.setText(self.reason_sentence(result))
        self.ties.show_ties(
            [
                (
                    tie_words(result.game, tie.key),
                    [(result.seats[s], c) for s, c in zip(tie.seats, tie.counts, strict=True)],
                )
                for tie in result.outcome.ties
            ]
        )
        self.podium.show_ranks([(result.seats[s], result.outcome.ranks[s]) for s in result.order()])
        self.podium.setVisible(len(result.seats) > 1)
        self.table.show_scores(result)
        self.chart.show_course(result)
        self.chart.setVisible(len(result.course) > 0 and len(result.course[0]) > 1)

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px, theme = self.theme.size, self.theme.px, self.theme
        dress(self.rules_button, theme, "icons/book-2")
        dress(self.home_button, theme, "icons/home")
        self.column.setContentsMargins(size(24), size(10), size(24), size(18))
        self.column.setSpacing(size(14))
        self.top.setSpacing(0)
        self.side_row.setContentsMargins(size(24), size(6), size(20), 0)
        self.side_row.setSpacing(size(16))
        self.side_words.setSpacing(size(2))
        self.side.setMinimumHeight(px(86))
        self.middle.setSpacing(size(20))
        self.right.setSpacing(size(14))
        self.foot_row.setContentsMargins(size(24), size(16), size(24), size(16))
        self.foot_row.setSpacing(size(14))
        dress(self.again_button, theme, "icons/player-play", theme.palette.on_blueprint)
        dress(self.new_button, theme, "icons/circle-plus", theme.palette.blueprint)
        dress(self.save_button, theme, "icons/device-floppy", theme.palette.blueprint)
        for made in (self.again_button, self.new_button, self.save_button):
            made.setMinimumSize(px(176), px(50))
        if self.result is not None:
            self.retranslate()
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Lays things below each other where the window is too narrow for them side by side."""
        px = self.theme.px
        room = self.width() - self.theme.size(48)
        ways = QBoxLayout.Direction
        beside = self.table.sizeHint().width() + px(400) <= room
        self.middle.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        picture = self.picture.picture
        if picture is not None:
            wide = room - (self.table.sizeHint().width() + self.theme.size(20) if beside else 0)
            self.picture.setMaximumHeight(max(px(120), round(wide * picture.height() / picture.width()) + 4))
        one_row = self.ribbon.minimumSizeHint().width() + px(620) <= room
        self.top.setDirection(ways.LeftToRight if one_row else ways.TopToBottom)
