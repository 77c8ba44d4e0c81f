"""Shadows look the same whether their picture is new or kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.access.palettes import palette
from desktop.boards.common.look import Look
from desktop.boards.common.painting import shadow
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from resources import folder


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("smooth", [True, False])
def test_every_frame_shows_the_same_pixels(scheme: str, smooth: bool, qapp: object) -> None:
    chosen = palette(scheme)
    look = Look(chosen, Sprites(folder() / "art", chosen, kind))
    frames = []
    for _ in range(4):
        image = QImage(120, 90, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.gray)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        shadow(painter, QRectF(20, 20, 70, 40), look)
        painter.end()
        frames.append(image)
    assert all(frame == frames[0] for frame in frames)
    ground = frames[0].pixel(0, 0)
    assert any(frames[0].pixel(40, y) != ground for y in range(90)), "there is a shadow, or an edge"
