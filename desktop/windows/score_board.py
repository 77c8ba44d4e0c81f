"""The board beside the score table: the sheet of a seat with what gave the points lit, and a card that says how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.texts.cells import Cell
from desktop.texts.words import number
from desktop.windows.parts import SeatMarkWidget, button, frame, label
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate
SQUARE = 12
CARD_WIDE = 226
CARD_HIGH = 272
CARD_LOW = 200
TALLEST = 430
"""A board that is not broad is never higher, so that the charts below it keep their room."""
BROAD = 0.6
BESIDE = 620
"""From this width on the card lies beside the board."""
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

    def height_for(self, width: int) -> int:
        """The height in which the board is as wide as the widget."""
        if self.painter is None:
            return 0
        shape = self.painter.shape
        high = round(width * shape.height() / shape.width())
        return high if shape.height() < BROAD * shape.width() else min(high, self.theme.px(TALLEST))

    def sizeHint(self) -> QSize:
        """A broad picture."""
        width = self.theme.size(560)
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        """Small, but still a picture."""
        width = self.theme.size(240)
        return QSize(width, self.height_for(width))

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
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.picture = SheetPicture(theme)
        self.card = frame("note")
        self.row.addWidget(self.picture, 1)
        self.row.addWidget(self.card)
        self.column = QVBoxLayout(self.card)
        head = QHBoxLayout()
        self.head = head
        self.mark = SeatMarkWidget(theme, 1, 30)
        self.name, self.what = label("strong", wrap=True), label("soft", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.what)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.sum, self.points = label("sum"), label("points")
        sums = QHBoxLayout()
        sums.addWidget(self.sum, 1)
        sums.addWidget(self.points)
        self.lines = label("caption-ink", wrap=True)
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.hint = label("caption", wrap=True)
        self.save_button = button("blue")
        self.save_button.clicked.connect(self.save)
        self.rules = [frame("rule"), frame("rule")]
        self.column.addLayout(head)
        self.column.addWidget(self.rules[0])
        self.column.addLayout(sums)
        self.column.addWidget(self.lines, 1)
        self.column.addWidget(self.rules[1])
        self.column.addWidget(self.hint)
        self.column.addWidget(self.save_button)
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
        self.lines.setText("\n".join(cell.lines))
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
        self.row.setContentsMargins(size(16), size(14), size(16), size(14))
        self.row.setSpacing(size(14))
        self.column.setContentsMargins(size(14), size(12), size(14), size(12))
        self.column.setSpacing(size(9))
        self.head.setSpacing(size(10))
        for rule in self.rules:
            rule.setFixedHeight(1)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the card below the board where there is no room beside it."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Chooses where the card lies and which part of it shows."""
        px = self.theme.px
        beside = self.width() >= px(BESIDE)
        ways = QBoxLayout.Direction
        self.row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self.card.setMinimumWidth(px(CARD_WIDE) if beside else 0)
        self.card.setMaximumWidth(px(CARD_WIDE) if beside else QWIDGETSIZE_MAX)
        # Once a cell is pointed at, its lines need the room.
        roomy = beside and not self.key
        self.save_button.setVisible(roomy and self.result is not None and self.result.ending is not None)
        self.hint.setVisible(roomy)
        self.rules[1].setVisible(roomy)

    def wanted_height(self, width: int) -> int:
        """The height that board and card ask for in a width."""
        margins = self.row.contentsMargins()
        room = width - margins.left() - margins.right()
        if width >= self.theme.px(BESIDE):
            room -= self.theme.px(CARD_WIDE) + self.row.spacing()
            return max(self.picture.height_for(room), self.theme.px(CARD_HIGH)) + margins.top() + margins.bottom()
        return self.picture.height_for(room) + self.theme.px(CARD_LOW) + self.theme.size(46)

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
