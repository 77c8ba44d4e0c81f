"""The list mirror: everything on a board as a list of sentences, for screen readers and for keys alone.

Pressing a line does what pressing the thing on the board does, so that a whole match can be played here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.access.palettes import Palette
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.common.spots import Section
from desktop.boards.common.texts import fill

Index = QModelIndex | QPersistentModelIndex
IDENT = Qt.ItemDataRole.UserRole
"""The role that holds the id of a line's thing, None for a title."""
PRESS = Qt.ItemDataRole.UserRole + 1
"""The role that holds whether pressing the line does something now."""
TOP = QModelIndex()
MOST_TOLD = 5
"""The last announcement takes one part in so many of the height."""


@dataclass(frozen=True)
class Line:
    """A line of the list: the title of a section (``ident`` None) or one of its spots."""

    ident: Ident | None
    words: str
    can_press: bool = False
    chosen: bool | None = None


def lines_of(sections: tuple[Section, ...], *, pressable_only: bool) -> list[Line]:
    """The lines for the sections; ``pressable_only`` leaves out what cannot be pressed now."""
    lines: list[Line] = []
    for section in sections:
        spots = [spot for spot in section.spots if spot.can_press or not pressable_only]
        if spots:
            lines.append(Line(None, section.title))
            lines += [Line(spot.ident, spot.words, spot.can_press, spot.chosen) for spot in spots]
    return lines


class SpotModel(QAbstractListModel):
    """The lines. A change touches only the lines that differ, so that the current line and a reader's place stay."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []
        self.sign = QIcon()

    def rowCount(self, parent: Index = TOP) -> int:
        """The number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, spoken words, state and look of a line."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(line)
        if role == IDENT:
            return line.ident
        if role == PRESS:
            return line.can_press
        if role == Qt.ItemDataRole.CheckStateRole and line.chosen is not None:
            return Qt.CheckState.Checked if line.chosen else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.FontRole and (line.ident is None or line.can_press):
            bold = QFont()
            bold.setWeight(QFont.Weight.Bold if line.ident is None else QFont.Weight.DemiBold)
            return bold
        if role == Qt.ItemDataRole.DecorationRole and line.can_press:
            return self.sign
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every line can be reached and read; whether it can be pressed is said in words."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def put(self, lines: list[Line]) -> None:
        """Makes the model equal to ``lines``."""
        old = self.lines
        start = 0
        while start < min(len(old), len(lines)) and old[start].ident == lines[start].ident:
            start += 1
        end = 0
        while end < min(len(old), len(lines)) - start and old[-1 - end].ident == lines[-1 - end].ident:
            end += 1
        changed = [row for row in range(start) if old[row] != lines[row]]
        changed += [len(lines) - 1 - back for back in range(end) if old[-1 - back] != lines[-1 - back]]
        if len(old) - end > start:
            self.beginRemoveRows(TOP, start, len(old) - end - 1)
            self.lines = old[:start] + old[len(old) - end :]
            self.endRemoveRows()
        if len(lines) - end > start:
            self.beginInsertRows(TOP, start, len(lines) - end - 1)
            self.lines = self.lines[:start] + lines[start : len(lines) - end] + self.lines[start:]
            self.endInsertRows()
        self.lines = lines
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))


def spoken(line: Line) -> str:
    """What a screen reader says of a line: words, state, whether it can be pressed."""
    if line.ident is None:
        return fill(QCoreApplication.translate("Mirror", "%1, heading"), line.words)
    words = line.words
    if line.chosen:
        words = fill(QCoreApplication.translate("Mirror", "%1, chosen"), words)
    if line.can_press:
        words = fill(QCoreApplication.translate("Mirror", "%1, can be pressed"), words)
    return words


class Lines(QStyledItemDelegate):
    """Makes lines as high as their words need: Qt forgets that boxes and margins take room from them.

    ``margins`` and ``box`` are the pixels that the style sheet gives to the margins at both sides and to a check box.
    """

    margins = 0
    box = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a line whose words wrap in the room that is left."""
        checks = index.data(Qt.ItemDataRole.CheckStateRole) is not None
        narrow = QStyleOptionViewItem(option)
        narrow.rect = option.rect.adjusted(0, 0, -self.margins - (self.box if checks else 0), 0)
        return super().sizeHint(narrow, index)


class SpotList(QListView):
    """The list with its keys: Enter and Space press, Left and Right go to the title before and after, Ctrl+Up and
    Ctrl+Down to what can be pressed, Escape takes back."""

    pressed_line = Signal(object)
    escape = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(False)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(self.press)

    def press(self, index: Index) -> None:
        """Presses the thing of a line."""
        ident = index.data(IDENT) if index.isValid() else None
        if ident is not None:
            self.pressed_line.emit(ident)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the list; letters search as in every list."""
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not control:
            self.press(self.currentIndex())
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not control:
            self.step(1 if key == Qt.Key.Key_Right else -1, IDENT, None)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and control:
            self.step(1 if key == Qt.Key.Key_Down else -1, PRESS, True)
        elif key == Qt.Key.Key_Escape:
            self.escape.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def step(self, way: int, role: int, wanted: object) -> None:
        """Goes to the next line in a direction whose ``role`` holds ``wanted``."""
        model = self.model()
        row = self.currentIndex().row() + way
        while 0 <= row < model.rowCount():
            index = model.index(row, 0)
            if index.data(role) == wanted:
                self.setCurrentIndex(index)
                return
            row += way


class Mirror(QFrame):
    """The list of a board with the last announcement under it.

    It is made from the board each time, so it never holds more than the board shows; without a board, as while the
    curtain is down, it is empty. ``closed`` asks to put it away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "mirror")
        self.board: BoardScene | None = None
        self.wide = 420
        self.high = 620
        """In a lower list the explanation of its keys is left out."""
        self.told = ""
        self.title = QLabel(self)
        self.title.setProperty("role", "heading")
        self.keys = QLabel(self)
        self.keys.setProperty("role", "caption")
        self.keys.setWordWrap(True)
        self.only = QCheckBox(self)
        self.only.toggled.connect(self.refresh)
        self.list = SpotList(self)
        self.model = SpotModel(self)
        self.list.setModel(self.model)
        self.lines = Lines(self.list)
        self.list.setItemDelegate(self.lines)
        self.list.pressed_line.connect(self.press)
        self.list.escape.connect(self.take_back)
        self.title.setBuddy(self.list)
        self.last = QLabel(self)
        self.last.setProperty("role", "caption-ink")
        self.last.setWordWrap(True)
        self.shut = QPushButton(self)
        self.shut.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.keys)
        column.addWidget(self.only)
        column.addWidget(self.list, 1)
        column.addWidget(self.last)
        self.setFocusProxy(self.list)
        self.retitle()

    def retitle(self) -> None:
        """Says title and keys in the language of the program."""
        words = QCoreApplication.translate("Mirror", "The board as a list")
        self.title.setText(words)
        self.list.setAccessibleName(words)
        self.keys.setText(
            QCoreApplication.translate(
                "Mirror",
                "Enter presses a line. Left and right: sections. Ctrl with up and down: what can be pressed."
                " Escape takes back. F6: board.",
            )
        )
        self.list.setAccessibleDescription(self.keys.text())
        self.shut.setText(QCoreApplication.translate("Mirror", "Close"))
        self.shut.setAccessibleName(QCoreApplication.translate("Mirror", "Close the list"))
        self.only.setText(QCoreApplication.translate("Mirror", "Only what can be pressed now"))
        self.last.setAccessibleName(QCoreApplication.translate("Mirror", "Last announcement"))
        self.last.setAccessibleDescription(self.told)

    def dress(self, palette: Palette, px: Callable[[float], int], sign: QIcon) -> None:
        """Takes colours, sizes (``px`` turns design pixels into pixels) and the sign before lines to press."""
        self.model.sign = sign
        self.setStyleSheet(
            f"""
            QFrame[role="mirror"] {{ background: {palette.paper}; border-left: 2px solid {palette.ink}; }}
            QListView {{ background: {palette.paper}; border: 2px solid {palette.edge}; outline: none;
                font-size: {px(18)}px; }}
            QListView:focus {{ border-color: {palette.blueprint}; }}
            QListView::item {{ padding: {px(4)}px {px(6)}px; color: {palette.ink}; }}
            QListView::item:selected {{ background: {palette.blueprint}; color: {palette.on_blueprint}; }}
            QListView::indicator, QCheckBox::indicator {{ width: {px(14)}px; height: {px(14)}px;
                border: 2px solid {palette.pencil}; border-radius: {px(4)}px; background: {palette.paper}; }}
            QListView::indicator:checked, QCheckBox::indicator:checked {{ background: {palette.blueprint};
                border-color: {palette.ink}; }}
            QCheckBox {{ padding: {px(3)}px; border: 2px solid transparent; border-radius: {px(4)}px; }}
            QCheckBox:focus {{ border-color: {palette.blueprint}; }}
            """
        )
        self.list.setIconSize(QSize(px(18), px(18)))
        self.lines.margins, self.lines.box = px(16), px(14) + 4 + px(10)
        self.setMinimumWidth(px(320))
        self.wide, self.high = px(420), px(620)
        self.fold()

    def sizeHint(self) -> QSize:
        """As wide as most lines are long."""
        return QSize(self.wide, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Leaves most of the height to the list."""
        self.keys.setVisible(self.height() >= self.high)
        self.write_last()

    def tell(self, words: str) -> None:
        """Shows the last announcement."""
        self.told = words
        self.last.setAccessibleDescription(words)
        self.write_last()

    def write_last(self) -> None:
        """Writes the last announcement, of a long one its end: that is what comes next."""
        self.last.setToolTip("")
        self.last.setText(self.told)
        margins, words = self.layout().contentsMargins(), self.told.split()
        wide = self.width() - margins.left() - margins.right()
        while len(words) > 1 and self.last.heightForWidth(wide) > self.height() / MOST_TOLD:
            del words[0]
            self.last.setText(f"… {' '.join(words)}")
            self.last.setToolTip(self.told)

    def use(self, board: BoardScene | None) -> None:
        """Mirrors another board from now on."""
        self.board = board
        if board is None:
            self.tell("")
        self.refresh()

    def refresh(self) -> None:
        """Makes the list equal to the board; the current line stays where its thing is still there."""
        sections = () if self.board is None else self.board.sections()
        row = self.list.currentIndex().row()
        kept = self.list.currentIndex().data(IDENT)
        self.model.put(lines_of(sections, pressable_only=self.only.isChecked()))
        count = self.model.rowCount()
        if count and (not self.list.currentIndex().isValid() or self.list.currentIndex().data(IDENT) != kept):
            at = self.row_of(kept) if kept is not None else -1
            self.list.setCurrentIndex(self.model.index(at if at >= 0 else min(max(row, 0), count - 1)))

    def row_of(self, ident: Ident) -> int:
        """The row of a thing, -1 if it is not in the list."""
        return next((row for row, line in enumerate(self.model.lines) if line.ident == ident), -1)

    def press(self, ident: Ident) -> None:
        """Does what pressing the thing on the board does; a plot that is refused says why."""
        board = self.board
        if board is not None and ident in board.pieces and board.pieces[ident].active:
            board.activate(ident)
            self.refresh()

    def take_back(self) -> None:
        """Takes back the last thing, as Escape does on the board."""
        if self.board is not None and self.board.escape():
            self.refresh()
