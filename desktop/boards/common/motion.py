"""Animations that decorate: each can jump to its end at any time, and none carries a meaning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from desktop.boards.common.look import Look

EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


def stage(share: float, start: float, end: float) -> float:
    """How far a stage of a longer movement is, eased out: 0.0 before ``start``, 1.0 after ``end``."""
    if share >= end:
        return 1.0
    return EASE.valueForProgress(max(0.0, (share - start) / (end - start)))


class Motion(QObject):
    """The animations that run on one scene."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.running: list[QVariantAnimation] = []

    def run(
        self,
        milliseconds: int,
        show: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        delay: int = 0,
        even: bool = False,
    ) -> None:
        """Calls ``show`` with 0.0 to 1.0 over ``milliseconds``, then ``done``; at once when motion is off.

        It waits ``delay`` milliseconds at 0.0 first. The pace is eased out, or ``even`` where ``show`` eases its
        stages itself.
        """
        length, wait = self.look.milliseconds(milliseconds), self.look.milliseconds(delay)
        if length <= 0:
            show(1.0)
            if done:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(wait + length)
        start = wait / (wait + length)
        shown = [-1.0]

        def advance(value: object) -> None:
            share = max(0.0, (float(value) - start) / (1 - start))  # type: ignore[arg-type]
            if share != shown[0]:
                shown[0] = share
                show(share if even else EASE.valueForProgress(share))

        animation.valueChanged.connect(advance)

        def end() -> None:
            if animation in self.running:
                self.running.remove(animation)
                if done:
                    done()
                animation.deleteLater()

        animation.finished.connect(end)
        self.running.append(animation)
        advance(0.0)
        animation.start()

    def finish(self) -> None:
        """Jumps to the end of everything that runs."""
        for animation in list(self.running):
            animation.setCurrentTime(animation.duration())
