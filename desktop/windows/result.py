"""The result of a match: winner, score table, the board that gave the points, tie-break, reasons of the end, charts.

Signals: ``play_again``, ``new_match``, ``review``, ``save``, ``share``, ``share_board``, ``home``, ``rules``, ``back``
(to the board).
``show_result(MatchResult)`` fills it; ``picture(scale)`` is the result as a picture to share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.texts import games
from desktop.texts.actions import end_words, end_year, mode_line, point_words, row_words, tie_words, turn_words
from desktop.texts.cells import Cell
from desktop.texts.endings import Ending
from desktop.texts.words import fill, listing
from desktop.windows.chapters import Chapters
from desktop.windows.chart_panel import Charts, options_of
from desktop.windows.choice_row import ChoiceRow
from desktop.windows.figures import medal
from desktop.windows.parts import ElidedLabel, Page, TopBar, button, dress, frame, label, quiet_button, say
from desktop.windows.ribbon import HIGH, LOW, Podium, Ribbon, TieLine
from desktop.windows.score_board import TALLEST, ScoreBoard, SheetPainter
from desktop.windows.score_table import ScoreTable
from desktop.windows.theme import Theme
from engine.core.game import Outcome, TieBreak

translate = QCoreApplication.translate

BOARD = "board"
"""The view of the board among those of the charts."""
LEAST_RIGHT = 300
"""The least width of board and charts beside the table, in design pixels."""
FEW_SEATS = 6
"""So many seats at most have two charts beside each other."""
CHARTS = 226
"""The least height of the charts below the board, in design pixels."""
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


class LowPage(QWidget):
    """A page that a scroll area never makes higher than its parts need at least."""

    def heightForWidth(self, width: int) -> int:
        """The least height in a width; the scroll area asks for this and not for the least size."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else -1


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
        self.view = BOARD
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
        self.page = LowPage()
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
        self.charts = Charts(self.theme)
        self.views = ChoiceRow(self.theme)
        self.views.chosen.connect(self.choose_view)
        self.right.insertWidget(0, self.views)
        self.right.addWidget(self.charts, 1)
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
        self.view = BOARD
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
        self.charts.point(key)

    def choose_view(self, key: str) -> None:
        """Shows the board or a chart where there is room for one of them only."""
        self.view = key
        if key != BOARD:
            self.charts.choose(key)
        self.fold()

    # Words and looks

    def reason_sentence(self, result: MatchResult) -> str:
        """Why the match ended, naming the seats and, where years are counted, the year, and what the award is measured
        by."""
        parts = []
        for reason, causes in zip(result.outcome.reasons, result.outcome.causes, strict=True):
            names = listing([(result.people or result.seats)[seat].name for seat in causes])
            parts.append(end_words(result.game, reason, names))
        if result.ending is not None:
            parts.append(result.ending.award.measure)
        words, year = "; ".join(parts), end_year(result.game, result.turns)
        if year and year not in words:
            return fill(translate("Result", "The end in %1: %2.", "year and reason"), year, words)
        return fill(translate("Result", "The end: %1."), words)

    def tie_sentence(self, result: MatchResult, tie: TieBreak) -> str:
        """Who had equal totals and what decided."""
        decided = tie_words(result.game, tie.key)
        totals = {result.outcome.sheets[seat].total for seat in tie.seats}
        if len(totals) > 1:
            return decided
        names = listing([result.seats[seat].name for seat in tie.seats])
        points = point_words(result.game, totals.pop())
        return fill(
            translate("Result", "Tie: %1 have %2 each. %3", "names, points, what decides"), names, points, decided
        )

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
        for made, words in (
            (self.new_button, translate("Result", "New match")),
            (self.rules_button, translate("Result", "Rules")),
            (self.home_button, translate("Result", "Home")),
        ):
            made.setText(words)
            made.setToolTip(words)
        self.fold_foot()
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
        ties = result.outcome.ties
        # What told nobody apart says nothing once the next criterion was asked for the same seats.
        last = [tie for at, tie in enumerate(ties) if all(later.seats != tie.seats for later in ties[at + 1 :])]
        self.ties.show_ties(
            result.game,
            [
                (
                    self.tie_sentence(result, tie),
                    [(s, result.seats[s], count) for s, count in zip(tie.seats, tie.counts, strict=True)],
                )
                for tie in last
            ],
        )
        self.podium.show_ranks(result.game, [(result.seats[s], result.outcome.ranks[s]) for s in result.order()])
        self.table.show_scores(result)
        self.chapters.show_chapters(result)
        self.board.retranslate()
        self.charts.show_result(result)
        board = translate("Result", "Board")
        self.views.write([(BOARD, board, board), *options_of(result)])
        self.views.setAccessibleName(translate("Result", "Charts"))
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
            art = medal(result.game, result.order()[0], first.colour)
            self.ribbon.show_winner(first.colour, words, point_words(result.game, best), first.symbol, art)
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
        self.side_words.setSpacing(size(1))
        self.side_words.setContentsMargins(0, 0, 0, size(4))
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
        if self.result is not None:
            self.retranslate()
        self.fold()

    def showEvent(self, event: QShowEvent) -> None:
        """Folds again now that the style sheet has given all parts their sizes."""
        super().showEvent(event)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Lays things below each other where the window is too narrow for them side by side, and lets board and charts
        take turns where it is too low for both."""
        px, gap = self.theme.px, self.theme.size(20)
        self.set_low(self.height() < px(800))
        tools = (self.new_button, self.rules_button, self.home_button)
        self.bar.fold(self.width() - px(24), tools, spare=px(60))
        self.fold_foot()
        room = self.width() - self.theme.size(48)
        ways = QBoxLayout.Direction
        one_row = self.ribbon.minimumSizeHint().width() + px(620) <= room
        self.top.setDirection(ways.LeftToRight if one_row else ways.TopToBottom)
        table = self.table.sizeHint().width()
        beside = table + gap + px(LEAST_RIGHT) <= room
        self.middle.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        wide = room - (table + gap if beside else 0)
        # As if the page scrolled: a bar that shows for a moment takes width, and must not be kept by what wraps then.
        high = self.room_below_top(room - self.scroll.verticalScrollBar().sizeHint().width())
        # Below each other they scroll with the page, but head and totals of the table show together.
        self.table.keep_least(0 if beside else self.scroll.viewport().height() - gap)
        self.fold_right(wide, high if beside else max(high, px(TALLEST) + px(CHARTS)), views=beside)

    def fold_right(self, wide: int, high: int, *, views: bool) -> None:
        """Shares ``wide`` x ``high`` pixels between board and charts; where they are not enough for both and ``views``
        may be chosen, only one of them shows."""
        px, gap = self.theme.px, self.right.spacing()
        board = self.result is not None and self.result.board is not None
        rest = high - px(CHARTS) - gap
        both = not board or not views or self.board.arrange(wide, rest) <= rest
        if not both:
            rest = high - self.views.heightForWidth(wide) - gap
        self.views.setVisible(not both)
        self.views.mark(self.view)
        # Bars of many seats need the width of both.
        few = self.result is not None and len(self.result.people or self.result.seats) <= FEW_SEATS
        self.charts.set_room(two=few and wide >= px(620), own_choices=both)
        self.charts.setVisible(both or self.view != BOARD)
        self.charts.setMinimumHeight(px(CHARTS) if both else 0)
        self.board.setVisible(board and (both or self.view == BOARD))
        needed = self.board.arrange(wide, rest)
        # Alone, the card beside the board takes what there is.
        self.board.setFixedHeight(max(needed, rest) if self.board.beside and not both else needed)

    def room_below_top(self, width: int) -> int:
        """The height that bars, the head (``width`` pixels wide) and margins leave in the window."""
        margins = self.column.contentsMargins()
        for part in (self.side_words, self.side_row, self.top):
            part.invalidate()
        used = sum(max(part.sizeHint().height(), part.minimumHeight()) for part in (self.bar, self.foot))
        used += self.top.minimumHeightForWidth(width)
        return self.height() - used - margins.top() - margins.bottom() - self.column.spacing()

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
        """Lets the buttons of the foot share its width: where it is short the notes go first, then the words of all
        buttons but the first, from the last one on."""
        words = self.foot_words()
        for made, name in words.items():
            say(made, name)
        room = self.width() - self.theme.size(48)
        needed = sum(made.sizeHint().width() + self.foot_row.spacing() for made in words)
        self.saved.setVisible(needed + self.theme.px(440) <= room)
        self.notes.setVisible(needed + self.theme.px(200) <= room)
        for made, name in list(words.items())[:0:-1]:
            if sum(one.sizeHint().width() + self.foot_row.spacing() for one in words) <= room:
                return
            say(made, name, icon_only=True)

    def foot_words(self) -> dict[QPushButton, str]:
        """What the buttons of the foot are called."""
        return {
            self.again_button: translate("Result", "Play again"),
            self.review_button: translate("Result", "Review match"),
            self.save_button: translate("Result", "Save match"),
            self.share_button: translate("Result", "Share picture"),
        }

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
        before, hint = self.page.size(), self.board.hint.text()
        # Nobody can point at a picture.
        self.board.hint.setText("")
        self.unfold()
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
        self.board.hint.setText(hint)
        self.fold()
        self.lay_out(before)
        return made

    def unfold(self) -> None:
        """Makes the page as high as everything on it needs, for a picture, which nobody can scroll."""
        self.table.keep_least(self.table.sizeHint().height())
        wide = self.right.geometry().width()
        self.fold_right(wide, max(self.right.geometry().height(), self.theme.px(TALLEST + CHARTS)), views=False)
        self.charts.set_room(two=self.charts.two, own_choices=False)
        self.lay_out(QSize(self.page.width(), 0))

    def lay_out(self, size: QSize) -> None:
        """Gives the page a size, or what it needs if that is more, and its parts their places at once."""
        for part in (self.left, self.right, self.middle, self.column):
            part.invalidate()
        self.page.resize(size.expandedTo(QSize(0, self.page.heightForWidth(size.width()))))
        self.column.activate()
