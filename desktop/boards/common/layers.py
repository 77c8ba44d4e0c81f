"""The z layers of a board scene, from back to front."""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """z values of the items directly below the scene or the board root; items of one layer are ordered by their own
    rules."""

    DESK = 0
    SHEET = 10
    GROUND = 20
    STREET = 30
    PIECE = 40
    FENCE = 50
    MARK = 60
    STRIP = 70
    SENTENCE = 80
    PANEL = 90
    TRAY = 100
    CHOOSER = 110
    OVERLAY = 114
    GHOST = 120
