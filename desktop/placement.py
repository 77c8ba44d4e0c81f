"""Where the main window stands: as it was left, never on a screen that is gone, also when one goes while it is open."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings
from desktop.windows.placing import on_a_screen

FIRST_SIZE: Final = QSize(1600, 1000)
FRAME: Final = QSize(16, 48)
"""So much more the frame of a window takes at most; what it really takes is only known once it shows."""
FARTHEST: Final = 1 << 20
"""No pixel of a desktop lies further out."""
SCREENS_MS: Final = 500
"""So long the system has for windows of a screen that is gone."""


class Placement(QObject):
    """Keeps the place of a window in the settings, and the window on a screen."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self.window = window
        self.settings = settings
        application: Any = QGuiApplication.instance()
        application.screenRemoved.connect(self.follow_screens)
        application.primaryScreenChanged.connect(self.follow_screens)

    def restore(self, *, maximised: bool) -> None:
        """Gives the window the size and place it had."""
        place = self.settings.get("window")
        sizes = [place.get(key) for key in ("x", "y", "width", "height")]
        if all(type(size) is int and abs(size) < FARTHEST for size in sizes):
            self.window.setGeometry(QRect(*sizes))
        else:
            screen = QGuiApplication.primaryScreen().availableSize()
            self.window.resize(FIRST_SIZE.boundedTo(screen - FRAME))
        if maximised or place.get("maximised") is True:
            self.window.setWindowState(Qt.WindowState.WindowMaximized)

    def keep(self) -> None:
        """Puts size and place into the settings."""
        window = self.window
        place = window.normalGeometry()
        self.settings.set(
            "window",
            {
                "x": place.x(), "y": place.y(), "width": place.width(), "height": place.height(),
                "maximised": window.isMaximized(),
            },
        )  # fmt: skip

    def follow_screens(self, *_: object) -> None:
        """Looks after the window once the system has finished with a change of the screens."""
        QTimer.singleShot(SCREENS_MS, self, self.stay_on_a_screen)

    def stay_on_a_screen(self) -> None:
        """Moves a window back whose monitor is gone or that is larger than it; after showing, when the system has given
        it a place. One that fills its screen is the system's own matter."""
        window = self.window
        if window.isMaximized() or window.isFullScreen():
            return
        frame = window.frameGeometry()
        screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
        place = on_a_screen(frame, [screen.availableGeometry() for screen in screens if screen is not None])
        if place != frame:
            edges = frame.size() - window.size()
            window.resize(place.size() - edges)
            window.move(place.topLeft())
