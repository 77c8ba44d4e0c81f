"""The result of a match: winner, score table, the board that gave the points, tie-break, reasons of the end, charts.

Signals: ``play_again``, ``new_match``, ``review``, ``save``, ``share``, ``share_board``, ``home``, ``rules``, ``back``
(to the board).
``show_result(MatchResult)`` fills it; ``picture(scale)`` is the result as a picture to share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.texts import games
from desktop.texts.actions import end_words, mode_line, point_words, row_words, tie_words, turn_words
from desktop.texts.cells import Cell
from desktop.texts.endings import Ending
from desktop.texts.words import listing
from desktop.windows.chapters import Chapters
from desktop.windows.chart import Chart
from desktop.windows.parts import ElidedLabel, Page, TopBar, button, dress, frame, label, quiet_button
from desktop.windows.ribbon import HIGH, LOW, Podium, Ribbon, TieLine
from desktop.windows.score_board import ScoreBoard, SheetPainter
from desktop.windows.score_table import ScoreTable
from desktop.windows.sources_chart import SourcesChart
from desktop.windows.theme import Theme
from engine.core.game import Outcome

translate = QCoreApplication.translate

WALK = 1100
"""Milliseconds for which each row of the group's score is lit when the result opens."""


@dataclass(frozen=True)
class ResultSeat:
    """A seat in the result, or the group of all: name, number 1 to 12 of colour and symbol, "person" or a level, art
    that takes the place of the symbol ("": none)."""

    name: str
    colour: int
    controller: str = "person"
    picture: str = ""

    @property
    def symbol(self) -> str:
        """The art of the symbol."""
        return self.picture or f"common/seat_{self.colour}"


@dataclass(frozen=True)
class MatchResult:
    """Everything that the result window shows.

    ``names`` are the score rows that every match calls otherwise (key: words); ``details`` says more about a score row
    (key: words, for instance what a city plan asks for); ``course`` holds the points per seat after each turn (may be
    empty); ``minutes`` 0 is not known; ``notes`` are sentences about aids and undo; ``board`` paints the boards and
    ``cells`` explains a cell (seat, key; "" is the total), both or none.
    The last ``opponents`` of ``seats`` play without being seats at the table. ``courses`` are like ``course``, of
    single score rows (key: what the chart shows while the row is pointed at).
    Where all seats win or lose together, ``ending`` tells of it, the group is the only one of ``seats``, and ``people``
    are the seats themselves.
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
    board: SheetPainter | None = None
    cells: Callable[[int, str], Cell] | None = None
    people: tuple[ResultSeat, ...] = ()
    ending: Ending | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    opponents: int = 0
    courses: Mapping[str, tuple[tuple[int, ...], ...]] = field(default_factory=dict)

    def row_name(self, key: str) -> str:
        """A row of the score table."""
        return self.names.get(key) or row_words(self.game, key)

    def order(self) -> tuple[int, ...]:
        """The seats by rank, equal ranks in seat order."""
        return tuple(sorted(range(len(self.seats)), key=lambda seat: (self.outcome.ranks[seat], seat)))

    def winners(self) -> tuple[int, ...]:
        """The seats of the first rank; there may be none."""
        return tuple(seat for seat, rank in enumerate(self.outcome.ranks) if rank == 1)

    def speaker(self, seat: int, key: str) -> ResultSeat:
        """Whom an explanation is about: the seat of the chapter called ``key``, else the seat of the column."""
        chapters = self.ending.chapters if self.ending is not None else ()
        return next((self.people[one.seat] for one in chapters if one.key == key), self.seats[seat])


class ResultWindow(Page):
    """The end of a match."""

    play_again = Signal()
    new_match = Signal()
    review = Signal()
    save = Signal()
    share = Signal()
    share_board = Signal()
    home = Signal()
    rules = Signal()
    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.result: MatchResult | None = None
        self.pace = 1.0
        """The speed of animations; 0 shows everything at once."""
        self.steps: list[str] = []
        self.walk = QTimer(self)
        self.walk.timeout.connect(self.step)
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
        self.new_button, self.rules_button, self.home_button = quiet_button(), quiet_button(), quiet_button()
        for made, signal in (
            (self.new_button, self.new_match),
            (self.rules_button, self.rules),
            (self.home_button, self.home),
        ):
            made.clicked.connect(signal)
            self.bar.row.addWidget(made)
        outer.addWidget(self.bar)

        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self.scroll, 1)
        self.page = QWidget()
        self.scroll.setWidget(self.page)
        self.column = QVBoxLayout(self.page)
        self.build_top()
        self.middle = QHBoxLayout()
        self.column.addLayout(self.middle, 1)
        self.table = ScoreTable(self.theme)
        self.chapters = Chapters(self.theme)
        self.left = QVBoxLayout()
        self.left.addWidget(self.table)
        self.left.addWidget(self.chapters, 1)
        self.middle.addLayout(self.left)
        self.right = QVBoxLayout()
        self.middle.addLayout(self.right, 1)
        self.board = ScoreBoard(self.theme)
        self.table.pointed.connect(self.point)
        self.chapters.pointed.connect(self.point)
        self.board.save.connect(self.share_board)
        self.right.addWidget(self.board)
        self.charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.chart, self.sources = Chart(self.theme), SourcesChart(self.theme)
        self.charts.addWidget(self.chart, 1)
        self.charts.addWidget(self.sources, 1)
        self.right.addLayout(self.charts, 1)
        self.right.addStretch(0)

        self.foot = frame("foot")
        self.foot_row = QHBoxLayout(self.foot)
        self.notes = label("caption", wrap=True)
        self.saved = label("caption", wrap=True)
        self.saved.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.again_button, self.review_button = button("primary"), button("blue")
        self.save_button, self.share_button = button("blue"), button("blue")
        self.foot_row.addWidget(self.notes, 1)
        for made, signal in (
            (self.again_button, self.play_again),
            (self.review_button, self.review),
            (self.save_button, self.save),
            (self.share_button, self.share),
        ):
            made.clicked.connect(signal)
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
        self.award = label("heading")
        self.award_words = label("soft", wrap=True)
        self.reason = label("strong", wrap=True)
        self.ties = TieLine(self.theme)
        self.side_words.addStretch(1)
        self.honour = QWidget()
        self.award_row = QHBoxLayout(self.honour)
        self.award_row.setContentsMargins(0, 0, 0, 0)
        self.award_row.addWidget(self.award)
        self.award_row.addWidget(self.award_words, 1)
        self.side_words.addWidget(self.honour)
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
        self.board.setVisible(result.board is not None)
        self.board.show_result(result)
        self.sources.show_result(result)
        self.retranslate()
        self.fold()
        self.again_button.setFocus()
        self.begin_walk(result)

    def begin_walk(self, result: MatchResult) -> None:
        """Lights on the board what each row of the group's score counts, one after the other."""
        self.walk.stop()
        if result.ending is not None and result.board is not None and self.pace > 0:
            self.steps = [line.key for line in self.table.lines] + [""]
            self.walk.start(round(WALK / self.pace))

    def step(self) -> None:
        """Lights the next row; the last step shows the whole board again."""
        key = self.steps.pop(0)
        self.board.show_cell(0, key)
        if not self.steps:
            self.walk.stop()

    def point(self, seat: int, key: str) -> None:
        """Shows what people point at; the walk ends."""
        self.walk.stop()
        self.board.show_cell(seat, key)
        if self.result is not None:
            self.chart.show_course(self.result, key)

    # Words and looks

    def reason_sentence(self, result: MatchResult) -> str:
        """Why the match ended, naming the seats, and what the award is measured by."""
        parts = []
        for reason, causes in zip(result.outcome.reasons, result.outcome.causes, strict=True):
            names = listing([(result.people or result.seats)[seat].name for seat in causes])
            parts.append(end_words(result.game, reason, names))
        if result.ending is not None:
            parts.append(result.ending.award.measure)
        return translate("Result", "The end: %1.").replace("%1", "; ".join(parts))

    def winner_words(self, result: MatchResult) -> str:
        """Who won."""
        winners = result.winners()
        if len(result.seats) == 1:
            return result.seats[0].name
        names = listing([result.seats[seat].name for seat in winners])
        if not winners:
            return translate("Result", "Nobody has won")
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
        self.review_button.setText(translate("Result", "Review match"))
        self.save_button.setText(translate("Result", "Save match"))
        self.share_button.setText(translate("Result", "Share picture"))
        self.saved.setText(translate("Result", "Saved by itself at the last action."))
        result = self.result
        if result is None:
            return
        facts = [
            mode_line(result.game, result.mode),
            turn_words(result.game, result.turns),
            translate("Result", "%n seats", "", len(result.people or result.seats) - result.opponents),
        ]
        if result.minutes:
            facts.append(translate("Result", "%n minutes", "", result.minutes))
        self.facts.setText(" · ".join(facts))
        self.notes.setText(" ".join(result.notes))
        self.write_top(result)
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
        self.table.show_scores(result)
        self.chapters.show_chapters(result)
        self.board.retranslate()
        self.sources.show_result(result)
        self.chart.show_course(result)
        self.fold()

    def write_top(self, result: MatchResult) -> None:
        """Who won with how many points, that nobody has won, or what all built together and what it is called."""
        ending = result.ending
        self.honour.setVisible(ending is not None)
        first = result.seats[result.order()[0]]
        if ending is None:
            best = result.outcome.sheets[result.order()[0]].total
            words = self.winner_words(result)
            if not result.winners():
                self.ribbon.show_nobody(words)
                return
            self.ribbon.show_winner(first.colour, words, point_words(result.game, best), first.symbol)
            return
        self.ribbon.show_winner(first.colour, ending.headline, "", ending.award.picture)
        self.award.setText(ending.award.name)
        self.award_words.setText(ending.award.sentence)

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px, theme = self.theme.size, self.theme.px, self.theme
        dress(self.rules_button, theme, "icons/book-2")
        dress(self.home_button, theme, "icons/home")
        self.top.setSpacing(0)
        self.side_row.setSpacing(size(16))
        self.side_words.setSpacing(size(2))
        self.award_row.setSpacing(size(14))
        self.middle.setSpacing(size(20))
        self.right.setSpacing(size(14))
        self.left.setSpacing(size(14))
        self.foot_row.setSpacing(size(14))
        dress(self.again_button, theme, "icons/player-play", theme.palette.on_blueprint)
        dress(self.new_button, theme, "icons/circle-plus")
        for made, icon in (
            (self.review_button, "icons/history"),
            (self.save_button, "icons/device-floppy"),
            (self.share_button, "icons/share"),
        ):
            dress(made, theme, icon, theme.palette.blueprint)
        for made in (self.again_button, self.review_button, self.save_button, self.share_button):
            made.setMinimumHeight(px(50))
        self.charts.setSpacing(size(14))
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
        self.set_low(self.height() < px(800))
        room = self.width() - self.theme.size(48)
        ways = QBoxLayout.Direction
        table = self.table.sizeHint().width()
        least = max(px(264), self.board.minimumSizeHint().width() + self.theme.size(20))
        beside = table + least <= room
        self.middle.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        wide = room - (table + self.theme.size(20) if beside else 0)
        high = self.board.wanted_height(wide)
        self.board.setFixedHeight(high)
        # In a low window the board goes before the charts.
        charts = not beside or self.room_below(high) >= px(150)
        self.chart.setVisible(charts and self.has_course())
        self.sources.setVisible(charts and (wide >= px(620) or not beside))
        self.charts.setDirection(ways.LeftToRight if wide >= px(620) else ways.TopToBottom)
        one_row = self.ribbon.minimumSizeHint().width() + px(620) <= room
        self.top.setDirection(ways.LeftToRight if one_row else ways.TopToBottom)
        self.fold_foot()

    def has_course(self) -> bool:
        """Whether there are points after more than one turn."""
        return self.result is not None and len(self.result.course) > 0 and len(self.result.course[0]) > 1

    def room_below(self, high: int) -> int:
        """What the right side has left below a board of this height."""
        margins = self.column.contentsMargins()
        used = self.bar.height() + self.foot.sizeHint().height() + self.ribbon.sizeHint().height()
        used += margins.top() + margins.bottom() + self.column.spacing()
        return max(self.height() - used, self.table.minimumSizeHint().height()) - high - self.right.spacing()

    def set_low(self, low: bool) -> None:
        """Smaller ribbon and margins in a low window."""
        size, px = self.theme.size, self.theme.px
        self.ribbon.set_high(LOW if low else HIGH)
        self.side.setMinimumHeight(px(64 if low else 86))
        steps = not low and self.result is not None and len(self.result.seats) > 1
        self.podium.setVisible(steps)
        # The podium stands on the edge of its sheet; words keep away from it.
        self.side_row.setContentsMargins(size(24), size(6), size(20), 0 if steps else size(6))
        self.column.setContentsMargins(size(24), size(6 if low else 10), size(24), size(8 if low else 18))
        self.column.setSpacing(size(8 if low else 14))
        edge = size(8 if low else 16)
        self.foot_row.setContentsMargins(size(24), edge, size(24), edge)

    def fold_foot(self) -> None:
        """Lets the buttons of the foot share its width, and the notes go first where it is short."""
        buttons = (self.again_button, self.review_button, self.save_button, self.share_button)
        needed = sum(made.sizeHint().width() + self.foot_row.spacing() for made in buttons)
        room = self.width() - self.theme.size(48)
        self.saved.setVisible(needed + self.theme.px(440) <= room)
        self.notes.setVisible(needed + self.theme.px(200) <= room)

    # To share

    def board_picture(self, width: int) -> QImage | None:
        """The board as a picture so many pixels wide, None where the match has no board to show."""
        result = self.result
        if result is None or result.board is None:
            return None
        shape = result.board.shape
        made = QImage(width, round(width * shape.height() / shape.width()), QImage.Format.Format_RGB32)
        made.fill(QColor(self.theme.palette.paper))
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        result.board.paint(painter, QRectF(made.rect()), result.order()[0], "")
        painter.end()
        return made

    def picture(self, scale: float) -> QImage:
        """The result as a picture, ``scale`` times as large as on the screen, with game and facts above it."""
        theme = self.theme
        margin, head = theme.size(24), theme.px(64)
        size = self.page.size()
        made = QImage(round(size.width() * scale), round((size.height() + head) * scale), QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(scale)
        made.fill(QColor(theme.palette.desk))
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(QRectF(0, 0, size.width(), head), QColor(theme.palette.paper))
        painter.setPen(QColor(theme.palette.ink))
        title = self.bar.title.text()
        painter.setFont(theme.font(26, 700))
        room = QRectF(margin, 0, size.width() - 2 * margin, head)
        upright = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, upright | Qt.AlignmentFlag.AlignLeft, title)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(title) + theme.px(20)
        painter.setFont(theme.font(17))
        painter.setPen(QColor(theme.palette.pencil))
        painter.drawText(room.adjusted(wide, 0, 0, 0), upright | Qt.AlignmentFlag.AlignLeft, self.facts.text())
        painter.drawText(room, upright | Qt.AlignmentFlag.AlignRight, "Cantiere")
        self.page.render(painter, QPoint(0, head))
        painter.end()
        return made
