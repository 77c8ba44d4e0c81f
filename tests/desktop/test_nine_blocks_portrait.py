"""The grid of Nine Blocks as a picture: every row of the score table lights its own lines and blocks."""

from __future__ import annotations

from nine_blocks_table import make_board, position, with_front
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.boards.nine_blocks.portrait import Portrait, what_counts
from engine.games.nine_blocks.grid import COLUMNS, SPACES, SPACES_OF


def painted(portrait: Portrait, seat: int, key: str, width: int = 520, height: int = 400) -> QImage:
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FF00FF"))
    painter = QPainter(picture)
    portrait.paint(painter, QRectF(picture.rect()), seat, key)
    painter.end()
    return picture


def test_rows_light_their_own_spaces(qapp) -> None:
    view = with_front(position()).view
    assert what_counts(view, 2, "columns") == set(SPACES_OF[COLUMNS.start + 4])
    assert what_counts(view, 3, "rows") == set(SPACES_OF[3])
    assert what_counts(view, 0, "blocks_own") == set(SPACES_OF[18 + 7])
    assert what_counts(view, 0, "blocks") == set()
    assert what_counts(view, 0, "") == set(range(SPACES))
    assert what_counts(view, 1, "alone") == set()


def test_the_picture_fills_the_middle_and_differs_by_what_is_lit(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    portrait = Portrait(table.view, table.seats, board.look)
    whole, lit = painted(portrait, 3, ""), painted(portrait, 3, "rows")
    assert whole != lit
    assert whole == painted(portrait, 3, "")
    assert whole.pixelColor(30, 200) == QColor("#FF00FF")
    ground = {whole.pixelColor(x, 21).name() for x in range(70, 450)}
    assert "#ff00ff" not in ground
    assert Portrait(table.view, (), board.look).shape == portrait.shape
