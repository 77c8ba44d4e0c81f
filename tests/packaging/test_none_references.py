"""Calls into Qt leave the reference count of None alone.

PySide6 6.12.0 takes one reference of None away in every call that returns nothing, on Python 3.11. After about 5,000
calls the interpreter aborts with "deallocating None". That is why pyproject.toml keeps PySide6 below 6.12; this test
says whether a newer version may come in. From Python 3.12 on None is immortal and its count stands still.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene

CALLS = 1000
SLACK = 100  # other code may hold or drop a few references meanwhile; a leak moves the count by a whole CALLS


def drift(call: Callable[[], object]) -> int:
    """How far the reference count of None moves in CALLS calls."""
    call()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    return sys.getrefcount(None) - before


def lose(call: Callable[[], object]) -> None:
    """Fails if a call that returns None moves its reference count."""
    assert abs(drift(call)) < SLACK


@pytest.fixture
def painter(qapp: QApplication) -> QPainter:
    """A painter on an image."""
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    yield painter
    painter.end()


def test_painter_keeps_none(painter: QPainter) -> None:
    pen, brush, picture = QPen(QColor("black")), QBrush(Qt.GlobalColor.white), QPixmap(8, 8)
    lose(lambda: painter.drawRect(1, 1, 5, 5))
    lose(lambda: painter.setPen(pen))
    lose(lambda: painter.setBrush(brush))
    lose(lambda: painter.drawPixmap(0, 0, picture))


def test_scene_keeps_none(qapp: QApplication) -> None:
    scene = QGraphicsScene(0, 0, 100, 100)
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    lose(lambda: item.setPos(3, 4))
    lose(scene.update)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal and is not counted")
def test_the_count_would_notice() -> None:
    held: list[None] = []
    assert abs(drift(lambda: held.append(None))) >= CALLS - SLACK
