"""The city as a picture: every row and round lights its own tiles and trees, in any size."""

from __future__ import annotations

import pytest
from common_ground_samples import finished_sheet, finished_view
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from window_samples import FOLDER, make_theme, make_translations

from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.common_ground.art import kind
from desktop.boards.common_ground.portrait import Portrait, what_counts
from desktop.texts.common_ground_cells import FIRST, course


@pytest.fixture
def portrait(qapp: QApplication) -> Portrait:
    """The city of a finished match."""
    make_translations().use("en")
    theme = make_theme()
    return Portrait(finished_view(), (), Look(theme.palette, Sprites(FOLDER / "art", theme.palette, kind)))


def painted(portrait: Portrait, key: str, width: int = 500, height: int = 400) -> QImage:
    """A picture of the city with the row ``key`` lit."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FF00FF"))
    painter = QPainter(picture)
    portrait.paint(painter, QRectF(picture.rect()), 0, key)
    painter.end()
    return picture


def test_rows_and_columns_have_all_trees_between_them() -> None:
    view = finished_view()
    rows, columns = (row.points for row in finished_sheet(view).rows)
    assert len(what_counts(view, "trees_rows")[1]) == rows
    assert len(what_counts(view, "trees_columns")[1]) == columns
    assert len(what_counts(view, "")[1]) == rows + columns
    assert what_counts(view, "trees_rows")[1] | what_counts(view, "trees_columns")[1] == what_counts(view, "")[1]


def test_every_tile_and_tree_belongs_to_one_round() -> None:
    view = finished_view()
    steps = course(view)
    cells = [laid.cell for laid in view.city[:FIRST]]
    for number, past in enumerate(view.history, 1):
        new, seams = what_counts(view, f"round_{number}")
        assert len(new) == len(past.places) + past.perfect
        assert len(seams) == steps[number] - steps[number - 1]
        cells += new
    assert sorted(cells) == sorted(laid.cell for laid in view.city)


@pytest.mark.parametrize("key", ["trees_rows", "trees_columns", "round_1", "round_6"])
def test_what_counts_is_lit_and_the_rest_is_faded(portrait: Portrait, key: str) -> None:
    whole, lit = painted(portrait, ""), painted(portrait, key)
    assert whole != lit
    assert painted(portrait, "") == whole


@pytest.mark.parametrize(("width", "height"), [(500, 400), (900, 200), (200, 900), (1600, 1400)])
def test_lawn_fills_every_room(portrait: Portrait, width: int, height: int) -> None:
    picture = painted(portrait, "", width, height)
    empty = QColor("#FF00FF").rgb()
    edge = [picture.pixel(x, y) for x in (0, width // 2, width - 1) for y in (0, height // 2, height - 1)]
    assert empty not in edge


def test_names_show_where_they_can_be_read(portrait: Portrait) -> None:
    painted(portrait, "", 400, 350)
    assert not any(tile.state[3] for tile in portrait.tiles.values())
    painted(portrait, "", 1600, 1400)
    assert all(tile.state[3] for tile in portrait.tiles.values())
