"""A row of small buttons of which one is chosen; it breaks where it is too narrow for all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from desktop.windows.parts import button
from desktop.windows.theme import Theme

GAP = 5
"""Between buttons, in design pixels."""


class ChoiceRow(QWidget):
    """``chosen(key)`` fires when people choose; arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.buttons: dict[str, QPushButton] = {}
        self.group = QButtonGroup(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.place)

    def write(self, words: Sequence[tuple[str, str, str]]) -> None:
        """Takes key, word and tool tip of every choice; keeps the buttons of keys that stay, and what is chosen."""
        for key in [key for key in self.buttons if key not in {one for one, _, _ in words}]:
            old = self.buttons.pop(key)
            self.group.removeButton(old)
            old.setParent(None)
            old.deleteLater()
        for key, word, tip in words:
            if key not in self.buttons:
                made = button("tab")
                made.setParent(self)
                made.setCheckable(True)
                made.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
                self.group.addButton(made)
                self.buttons[key] = made
            self.buttons[key].setText(word)
            self.buttons[key].setToolTip(tip)
            self.buttons[key].setAccessibleDescription(tip)
            self.buttons[key].show()
        self.buttons = {key: self.buttons[key] for key, _, _ in words}
        for before, after in zip(list(self.buttons.values()), list(self.buttons.values())[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self.place()

    def mark(self, key: str) -> None:
        """Shows which one is chosen, and tells nobody."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)

    def rows(self, width: int) -> list[list[QPushButton]]:
        """The buttons in rows at most ``width`` wide."""
        made: list[list[QPushButton]] = []
        used, gap = 0, self.theme.size(GAP)
        for one in self.buttons.values():
            wide = one.sizeHint().width()
            if not made or used + gap + wide > width:
                made.append([])
                used = -gap
            made[-1].append(one)
            used += gap + wide
        return made

    def place(self) -> None:
        """Lays the buttons into their rows."""
        gap, y = self.theme.size(GAP), 0
        for row in self.rows(self.width()):
            x = 0
            for one in row:
                hint = one.sizeHint()
                one.setGeometry(x, y, min(hint.width(), max(1, self.width())), hint.height())
                x += hint.width() + gap
            y += row[0].sizeHint().height() + gap
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Places everything anew when a style sheet has changed the buttons."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange, QEvent.Type.Show):
            self.place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks the row anew."""
        super().resizeEvent(event)
        self.place()

    def hasHeightForWidth(self) -> bool:
        """More rows need more height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of as many rows as the buttons need."""
        gap = self.theme.size(GAP)
        return sum(row[0].sizeHint().height() + gap for row in self.rows(width)) - gap if self.buttons else 0

    def sizeHint(self) -> QSize:
        """All in one row."""
        gap = self.theme.size(GAP)
        wide = sum(one.sizeHint().width() + gap for one in self.buttons.values()) - gap
        return QSize(max(0, wide), self.heightForWidth(max(0, wide)))

    def minimumSizeHint(self) -> QSize:
        """The broadest button."""
        wide = max((one.sizeHint().width() for one in self.buttons.values()), default=0)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))
