"""Animations that decorate: each can jump to its end at any time, and none carries a meaning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from desktop.boards.common.look import Look


class Motion(QObject):
    """The animations that run on one scene."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.running: list[QVariantAnimation] = []

    def run(self, milliseconds: int, show: Callable[[float], None], done: Callable[[], None] | None = None) -> None:
        """Calls ``show`` with 0.0 to 1.0 over ``milliseconds`` (eased out), then ``done``; at once when motion is
        off."""
        length = self.look.milliseconds(milliseconds)
        if length <= 0:
            show(1.0)
            if done:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(length)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(lambda value: show(float(value)))

        def end() -> None:
            if animation in self.running:
                self.running.remove(animation)
                if done:
                    done()
                animation.deleteLater()

        animation.finished.connect(end)
        self.running.append(animation)
        show(0.0)
        animation.start()

    def finish(self) -> None:
        """Jumps to the end of everything that runs."""
        for animation in list(self.running):
            animation.setCurrentTime(animation.duration())
