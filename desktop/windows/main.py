"""The main window: all pages in one stack, and the keys that work on every page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from desktop.windows.standard_actions import add_action
from desktop.windows.theme import Theme

LEAST_SIZE = QSize(960, 640)


class MainWindow(QMainWindow):
    """One window with all pages. ``leaving`` fires before it closes, ``keys`` when the overview of keys is wanted."""

    leaving = Signal()
    keys = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(LEAST_SIZE)
        self.setWindowTitle("Cantiere")
        for name, follow in (("full_screen", self.toggle_full), ("keys", self.keys.emit), ("quit", self.close)):
            add_action(self, name).triggered.connect(follow)

    def toggle_full(self) -> None:
        """Fills the screen, or goes back to a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_page(self, page: QWidget) -> None:
        """Brings a page to the front."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter press the button that has the focus, as on the board and in dialogs, not Space alone."""
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(focused, QAbstractButton):
            focused.click()
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lets the theme follow the size of the window."""
        super().resizeEvent(event)
        self.theme.fit_window(self.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Lets match and settings be kept before the window goes."""
        self.leaving.emit()
        event.accept()
