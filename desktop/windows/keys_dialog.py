"""The overview of keys: what can be done with the keyboard, everywhere and on the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.windows.dialogs import Message
from desktop.windows.parts import label
from desktop.windows.standard_actions import overview
from desktop.windows.theme import Theme

translate = QCoreApplication.translate


class KeysDialog(Message):
    """Two lists of keys."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            "icons/keyboard",
            translate("Keys", "Keys"),
            translate("Keys", "Everything can be done without a mouse."),
            parent,
        )
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setMinimumHeight(min(theme.px(560), self.screen().availableGeometry().height() - theme.px(220)))
        page = QWidget()
        scroll.setWidget(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, theme.size(10), 0)
        for heading, lines in overview():
            title = label("strong")
            title.setText(heading)
            column.addWidget(title)
            grid = QGridLayout()
            grid.setHorizontalSpacing(theme.size(28))
            grid.setColumnStretch(1, 1)
            for row, line in enumerate(lines):
                keys, words = label("key"), label("soft", wrap=True)
                keys.setText(line.keys)
                words.setText(line.words)
                grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(words, row, 1)
            column.addLayout(grid)
        column.addStretch(1)
        self.body.addWidget(scroll)
        self.add(translate("Dialogs", "Close"), "primary", default=True)
        self.setMinimumWidth(theme.px(620))
