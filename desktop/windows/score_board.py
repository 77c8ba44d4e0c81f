"""The board beside the score table: the sheet of a seat with what gave the points lit, and a card that says how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.texts.cells import Cell
from desktop.texts.endings import PART
from desktop.texts.words import number
from desktop.windows.parts import ElidedLabel, SeatMarkWidget, button, frame, label
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate
SQUARE = 12
CARD_WIDE, CARD_WIDEST = 226, 290
CARD_HIGH = 276
"""The least height of the card beside the board."""
STRIP, NARROW_STRIP = 126, 174
"""The height of the card below the board, where its parts lie beside each other."""
STRIP_LINES = 3
"""More lines than these follow each other there."""
HINT_LINES, HINT_HIGH = 2, 360
"""The card has room for a hint beside so many lines, or in such a height."""
STRIP_WIDE, STRIP_LOW = 430, 700
"""From the first width on the card below the board is a strip, below that a column; from the second on it is low."""
LEAST_BOARD = 110
"""The least height of the board above the card."""
CARD_LOW = 236
"""The height of a column below the board."""
CLEARLY = 0.88
"""The card goes below the board where it would have less than this share of that size beside it."""
TALLEST = 430
"""A board is never higher where the page scrolls anyway."""
QWIDGETSIZE_MAX = 16777215


class SheetPainter(Protocol):
    """Paints the board of a seat with what gave the points of a row of the score sheet lit ("": everything)."""

    @property
    def shape(self) -> QSizeF:
        """The size of the whole board in units of its own."""

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints it into ``room``, its proportions kept."""


class SheetPicture(QWidget):
    """Squared paper with the board on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.painter: SheetPainter | None = None
        self.cell = (0, "")
        self.kept: tuple[object, QPixmap] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        theme.changed.connect(self.forget)

    def show_cell(self, painter: SheetPainter, seat: int, key: str) -> None:
        """Shows the board of a seat with the row ``key`` lit."""
        self.painter, self.cell = painter, (seat, key)
        self.update()

    def forget(self) -> None:
        """Paints anew after the look changed."""
        self.kept = None
        self.updateGeometry()
        self.update()

    def height_for(self, width: float) -> float:
        """The height in which the board is as wide as the widget."""
        if self.painter is None:
            return 0.0
        shape = self.painter.shape
        return width * shape.height() / shape.width()

    def sizeHint(self) -> QSize:
        """A broad picture."""
        width = self.theme.size(560)
        return QSize(width, round(self.height_for(width)))

    def minimumSizeHint(self) -> QSize:
        """Small, but still a picture."""
        return QSize(self.theme.size(200), self.theme.size(80))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the board from a picture that is kept as long as nothing changes."""
        if self.painter is None or self.width() < 2 or self.height() < 2:
            return
        ratio = self.devicePixelRatio()
        key = (id(self.painter), self.cell, self.width(), self.height(), ratio, self.theme.palette.name)
        if self.kept is None or self.kept[0] != key:
            self.kept = (key, self.draw(ratio))
        QPainter(self).drawPixmap(0, 0, self.kept[1])

    def draw(self, ratio: float) -> QPixmap:
        """The board in the size of the widget."""
        made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        assert self.painter is not None
        self.painter.paint(painter, QRectF(self.rect()), *self.cell)
        painter.end()
        return made


class ScoreBoard(QFrame):
    """Board and card. ``show_result`` takes a result, ``show_cell`` what the table points at; ``save`` asks for a
    picture of a board that all seats built."""

    save = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.result: MatchResult | None = None
        self.seat, self.key = 0, ""
        self.words: tuple[str, ...] = ()
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.picture = SheetPicture(theme)
        self.card = frame("note")
        self.row.addWidget(self.picture, 1)
        self.row.addWidget(self.card)
        self.column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.card)
        self.mark = SeatMarkWidget(theme, 1, 30)
        self.name, self.what = ElidedLabel("strong"), label("soft", wrap=True)
        self.titles = QVBoxLayout()
        self.titles.setSpacing(0)
        self.titles.addWidget(self.name)
        self.titles.addWidget(self.what)
        self.head = QHBoxLayout()
        self.head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        self.head.addLayout(self.titles, 1)
        self.sum, self.points = label("sum"), label("points")
        self.sums = QHBoxLayout()
        self.sums.addWidget(self.sum, 1)
        self.sums.addWidget(self.points)
        self.sums.addStretch(0)
        self.who = QVBoxLayout()
        self.who.addLayout(self.head)
        self.who.addWidget(rule := frame("rule"))
        self.who.addLayout(self.sums)
        self.who.addStretch(1)
        self.lines = label("caption-ink", wrap=True)
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.hint = label("caption", wrap=True)
        self.save_button = button("blue")
        self.save_button.clicked.connect(self.save)
        self.rules = [rule, frame("rule")]
        self.why = QVBoxLayout()
        self.why.addWidget(self.lines, 1)
        self.why.addWidget(self.rules[1])
        self.why.addWidget(self.hint)
        self.why.addWidget(self.save_button)
        self.column.addLayout(self.who)
        self.column.addLayout(self.why, 1)
        self.beside, self.strip, self.high = True, False, 0
        self.strip_high = STRIP
        self.card_wide = CARD_WIDE
        theme.on_change(self.follow)

    def show_result(self, result: MatchResult) -> None:
        """Shows the winner's board."""
        self.result = result
        self.show_cell(-1, "")

    def show_cell(self, seat: int, key: str) -> None:
        """Shows why a cell holds its points; seat -1 is the winner's total."""
        result = self.result
        if result is None or result.board is None or result.cells is None:
            return
        self.seat = result.order()[0] if seat < 0 else seat
        self.key = key
        person = result.speaker(self.seat, key)
        self.mark.symbol = person.symbol
        self.mark.update()
        self.name.setText(person.name)
        self.what.setText(result.row_name(key) if key else translate("Result", "Total"))
        cell = result.cells(self.seat, key)
        self.sum.setText(self.sum_words(cell))
        self.points.setText(number(cell.points))
        self.words = cell.lines
        self.hint.setText(translate("Result", "Point at a cell of the table: what counts is lit here."))
        self.save_button.setText(translate("Result", "Save the city"))
        self.fold()
        self.picture.show_cell(result.board, self.seat, key)
        self.picture.setAccessibleName(self.spoken())

    @staticmethod
    def sum_words(cell: Cell) -> str:
        """The sum that gives the points: "2 × 4 =", or what was counted."""
        if cell.multiplies:
            return f"{cell.count} × {cell.value} ="
        return f"{cell.count} →" if cell.count else "="

    def spoken(self) -> str:
        """The card as a sentence."""
        return f"{self.name.text()}, {self.what.text()}: {self.sum.text()} {self.points.text()}. {self.lines.text()}"

    def retranslate(self) -> None:
        """Says the card in the language of the program."""
        self.show_cell(self.seat, self.key)

    def follow(self) -> None:
        """Takes sizes from the theme."""
        size = self.theme.size
        self.row.setContentsMargins(size(14), size(12), size(14), size(12))
        self.row.setSpacing(size(12))
        self.column.setContentsMargins(size(14), size(10), size(14), size(10))
        self.column.setSpacing(size(9))
        self.who.setSpacing(size(7))
        self.why.setSpacing(size(7))
        self.head.setSpacing(size(10))
        self.sums.setSpacing(size(10))
        for rule in self.rules:
            rule.setFixedHeight(1)
        self.fold()

    def arrange(self, width: int, most: int) -> int:
        """Puts the card beside the board, or below it where the board becomes clearly larger that way in ``width``, and
        gives the height that both need, which is at most ``most`` pixels if they have room in it."""
        px, margins, gap = self.theme.px, self.row.contentsMargins(), self.row.spacing()
        across = width - margins.left() - margins.right()
        down = max(1, most - margins.top() - margins.bottom())
        self.strip = across >= px(STRIP_WIDE)
        self.strip_high = px(STRIP if across >= px(STRIP_LOW) else NARROW_STRIP)
        below = (self.strip_high if self.strip else px(CARD_LOW)) + gap
        # The height of the board is limited by its width and by what the card leaves.
        if_beside = min(self.picture.height_for(across - gap - px(CARD_WIDE)), down)
        if_below = min(self.picture.height_for(across), down - below)
        enough = across - gap - px(CARD_WIDE) >= self.picture.minimumSizeHint().width()
        self.beside = enough and if_beside >= if_below * CLEARLY
        least = min(px(LEAST_BOARD), self.picture.height_for(across))
        high = max(if_beside, px(CARD_HIGH)) if self.beside else max(if_below, least) + below
        board = if_beside / max(self.picture.height_for(1.0), 0.001)
        self.card_wide = round(min(max(across - gap - board, px(CARD_WIDE)), px(CARD_WIDEST)))
        self.high = round(high) + margins.top() + margins.bottom()
        self.fold()
        return self.high

    def fold(self) -> None:
        """Lays the card and its parts where they belong and leaves out what has no room."""
        px = self.theme.px
        ways = QBoxLayout.Direction
        strip = self.strip and not self.beside
        self.row.setDirection(ways.LeftToRight if self.beside else ways.TopToBottom)
        self.column.setDirection(ways.LeftToRight if strip else ways.TopToBottom)
        # In a strip the row of the table is named above its reasons, where it has more room.
        self.titles.removeWidget(self.what)
        self.why.removeWidget(self.what)
        if strip:
            self.why.insertWidget(0, self.what)
        else:
            self.titles.addWidget(self.what)
        self.sums.setStretch(0, 0 if strip else 1)
        self.sums.setStretch(2, 1 if strip else 0)
        self.column.setStretch(0, 2 if strip else 0)
        self.column.setStretch(1, 5 if strip else 1)
        self.card.setMinimumSize(self.card_wide if self.beside else 0, self.strip_high if strip else 0)
        self.card.setMaximumSize(
            self.card_wide if self.beside else QWIDGETSIZE_MAX, self.strip_high if strip else QWIDGETSIZE_MAX
        )
        # A strip is too low for many lines below each other.
        self.lines.setText((PART if strip and len(self.words) > STRIP_LINES else "\n").join(self.words))
        # Once a cell is pointed at, its lines need the room.
        roomy = (self.beside or strip) and not self.key
        saves = roomy and self.result is not None and self.result.ending is not None
        self.save_button.setVisible(saves)
        tall = self.beside and self.high >= px(HINT_HIGH)
        self.hint.setVisible(roomy and (tall or (len(self.words) <= HINT_LINES and not saves)))
        self.rules[0].setVisible(not strip)
        self.rules[1].setVisible(roomy and not strip)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the sheet: squared paper with an ink outline."""
        look, step = self.theme.palette, self.theme.size(SQUARE)
        painter = QPainter(self)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillRect(room, QColor(look.paper))
        grid = QColor(look.grid)
        grid.setAlphaF(0.6)
        painter.setPen(QPen(grid, 0.8))
        for across in range(step, self.width(), step):
            painter.drawLine(across, 1, across, self.height() - 1)
        for down in range(step, self.height(), step):
            painter.drawLine(1, down, self.width() - 1, down)
        painter.setPen(QPen(QColor(look.ink), 2 * self.theme.fit))
        painter.drawRect(room)
