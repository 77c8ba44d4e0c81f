"""Where a window goes whose screen is gone or has become smaller."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

LEAST_SHARE = 0.8
"""So much of a window must lie on one screen, and its upper edge with the title."""


def on_a_screen(frame: QRect, areas: Sequence[QRect]) -> QRect:
    """The place of a window with this frame, given the usable areas of the screens: its own where most of it shows
    and all of it could, else moved, and made smaller if it must be, on the screen that it overlaps most, or on the
    first one."""
    if not areas or frame.isEmpty():
        return frame

    def shown(area: QRect) -> int:
        common = area & frame
        return max(0, common.width()) * max(0, common.height())

    best = max(areas, key=shown)
    whole = frame.width() * frame.height()
    fits = frame.width() <= best.width() and frame.height() <= best.height()
    if fits and shown(best) >= LEAST_SHARE * whole and frame.top() >= best.top():
        return frame
    area = best if shown(best) else areas[0]
    made = QRect(frame)
    made.setSize(frame.size().boundedTo(area.size()))
    left = min(max(made.left(), area.left()), area.right() - made.width() + 1)
    top = min(max(made.top(), area.top()), area.bottom() - made.height() + 1)
    made.moveTo(left, top)
    return made
