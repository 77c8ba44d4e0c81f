"""Tells whether people can look at a page: it is shown, in an active window, with no dialog or menu over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

POLL_MS: Final = 200
"""An open menu is looked at so often: Qt tells of none that it has closed."""
CHANGES: Final = frozenset(
    {
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.WindowStateChange,
        QEvent.Type.WindowActivate,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowUnblocked,
    }
)


class Attention(QObject):
    """Watches a page and its window while it is on; ``changed`` fires when ``present`` may be another one."""

    changed = Signal()

    def __init__(self, page: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.on = False
        self._window: QWidget | None = None
        self._blocked = False
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look_at_menus)

    def turn(self, on: bool) -> None:
        """Switches it on, or off: then no event passes here and no timer runs."""
        if on == self.on:
            return
        self.on = on
        application = QCoreApplication.instance()
        assert isinstance(application, QGuiApplication)
        if on:
            self.page.installEventFilter(self)
            application.applicationStateChanged.connect(self._look)
        else:
            self.page.removeEventFilter(self)
            application.applicationStateChanged.disconnect(self._look)
            self._poll.stop()
        self._watch_window(self.page.window() if on else None)

    def watch_menu(self, menu: QMenu) -> None:
        """Notices at once when ``menu`` opens, not only at the next look."""
        menu.aboutToShow.connect(self._look_soon)

    @property
    def present(self) -> bool:
        """Whether people can look at the page now."""
        window = self.page.window()
        return (
            self.page.isVisible()
            and not window.isMinimized()
            and QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
            and not self._blocked
            and QApplication.activeModalWidget() is None
            and not self._menu_open()
        )

    def _menu_open(self) -> bool:
        """Whether a menu or a list is open; then the end of it is looked for."""
        is_open = QApplication.activePopupWidget() is not None
        if is_open and self.on and not self._poll.isActive():
            self._poll.start()
        return is_open

    def _look_at_menus(self) -> None:
        """Tells once that no menu is open any more."""
        if QApplication.activePopupWidget() is None:
            self._poll.stop()
            self.changed.emit()

    def _look_soon(self) -> None:
        """Looks when the menu is open."""
        if self.on:
            QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        """Something is different."""
        if self.on:
            self.changed.emit()

    def _watch_window(self, window: QWidget | None) -> None:
        """Watches the window that the page is in, and no other one."""
        if window is self.page:
            window = None
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        self._blocked = False
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes what happens to page and window; takes nothing away."""
        kind = event.type()
        if kind in CHANGES:
            if kind == QEvent.Type.Show and watched is self.page:
                self._watch_window(self.page.window())
            elif kind in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
                self._blocked = kind == QEvent.Type.WindowBlocked
            self.changed.emit()
        return False
