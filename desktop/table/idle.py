"""Tells when a private view has lain open for a while and nobody touched mouse, screen or keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

SECONDS: Final = 20.0
INPUT: Final = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
    }
)


class Idle(QObject):
    """``expired`` fires once after ``seconds`` without input anywhere in the program while it is on."""

    expired = Signal()

    def __init__(self, parent: QObject | None = None, seconds: float = SECONDS) -> None:
        super().__init__(parent)
        self.seconds = seconds
        self.on = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._expire)

    def turn(self, on: bool) -> None:
        """Switches it on, or off; switched on again it begins anew."""
        application = QCoreApplication.instance()
        if application is not None and on != self.on:
            # Every event of the program passes a filter, so it is there only while it is needed.
            if on:
                application.installEventFilter(self)
            else:
                application.removeEventFilter(self)
        self.on = on
        if on:
            self._timer.start(round(self.seconds * 1000))
        else:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begins anew with every input; takes nothing away."""
        if event.type() in INPUT:
            self._timer.start()
        return False

    def _expire(self) -> None:
        """Nobody touched anything."""
        self.turn(False)
        self.expired.emit()
