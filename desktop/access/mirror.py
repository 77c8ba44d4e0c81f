"""The list mirror: everything on a board as a list of sentences, for screen readers and for keys alone.

Graphics items tell a screen reader nothing; the list does, and pressing a line does what pressing the thing does.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.boards.common.scene import BoardScene

IDENT = Qt.ItemDataRole.UserRole


class Mirror(QListWidget):
    """Lists the named things of a board in the order of Tab, first those that can be pressed now.

    It is made anew from the board, so it never holds more than the board shows; without a board, as while the curtain
    is down, it is empty.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board: BoardScene | None = None
        self.setWindowFlag(Qt.WindowType.Tool, True)
        self.itemActivated.connect(self.press)
        self.retitle()

    def retitle(self) -> None:
        """Names the window in the language of the program."""
        words = QCoreApplication.translate("Mirror", "The board as a list")
        self.setWindowTitle(words)
        self.setAccessibleName(words)

    def use(self, board: BoardScene | None) -> None:
        """Mirrors another board from now on."""
        self.board = board
        self.refresh()

    def refresh(self) -> None:
        """Makes the list equal to the board; the current line stays where its thing is still there."""
        board = self.board
        if board is None:
            self.clear()
            return
        current = self.currentItem()
        kept = current.data(IDENT) if current is not None else None
        order = [ident for ident in board.focus_order() if board.pieces[ident].name]
        seen = {ident for ident, piece in board.pieces.items() if piece.name and piece.isVisible()}
        rest = [ident for ident in board.pieces if ident in seen and ident not in order]
        wanted = [(ident, board.pieces[ident].name, ident in order) for ident in (*order, *rest)]
        self.clear()
        for ident, name, active in wanted:
            line = QListWidgetItem(name)
            line.setData(IDENT, ident)
            if not active:
                line.setFlags(line.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.addItem(line)
            if ident == kept:
                self.setCurrentItem(line)
        if self.currentItem() is None and self.count():
            self.setCurrentRow(0)

    def press(self, line: QListWidgetItem) -> None:
        """Does what pressing the thing on the board does."""
        ident = line.data(IDENT)
        board = self.board
        if board is None or ident not in board.pieces or not board.pieces[ident].active:
            return
        board.activate(ident)
        self.refresh()
