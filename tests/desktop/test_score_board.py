"""The board beside the score table: what gave the points of a cell is lit, and the card says how."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from window_samples import FOLDER, lay_out, make_theme, make_translations

from desktop.access.palettes import DARK, LIGHT, Palette, contrast
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.house_numbers.art import kind
from desktop.boards.house_numbers.portrait import FAINT, Portrait, what_counts
from desktop.table.controller import Controller
from desktop.table.results import result_of
from desktop.texts.actions import source_of, sources
from desktop.windows.result import ResultWindow
from desktop.windows.score_paint import GROUP_WASHES, GROUP_WASHES_DARK
from engine.games.house_numbers.sheet import bits
from engine.games.house_numbers.view import View


@pytest.fixture(scope="module")
def table(qapp: QApplication) -> Controller:
    """A finished match of three."""
    from test_review import make_table, play_to_end  # noqa: PLC0415

    make_translations().use("en")
    return play_to_end(make_table("advanced", 3))


def make_look() -> Look:
    """The light look."""
    theme = make_theme()
    return Look(theme.palette, Sprites(FOLDER / "art", theme.palette, kind))


def hover(widget: QWidget, at: QPoint) -> None:
    """The pointer moves to a place, no button pressed."""
    none = Qt.MouseButton.NoButton
    where = QPointF(at)
    event = QMouseEvent(QEvent.Type.MouseMove, where, where, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def make_window(table: Controller) -> ResultWindow:
    """The result of the match in a window."""
    window = ResultWindow(make_theme())
    window.show_result(result_of(table, make_look(), 30))
    lay_out(window, QSize(1600, 1000))
    return window


def test_every_row_lights_its_squares(table: Controller) -> None:
    view: View = table.match.view(None)
    assert table.outcome is not None
    for seat, sheet in enumerate(table.outcome.sheets):
        for row in sheet.rows:
            lit = what_counts(view, seat, row.key)
            assert lit is not None
            if row.squares:
                assert set(bits(lit.plots)) == set(row.squares), row.key
            if row.key.startswith("park_"):
                assert lit.streets == (int(row.key[-1]) - 1,)
    assert what_counts(view, 0, "") is None


def test_what_does_not_count_is_faded(table: Controller) -> None:
    view: View = table.match.view(None)
    portrait = Portrait(view, table.seats, make_look())
    picture = QImage(600, 260, QImage.Format.Format_RGB32)
    for seat, sheet in enumerate(table.outcome.sheets):  # type: ignore[union-attr]
        for row in sheet.rows:
            painter = QPainter(picture)
            portrait.paint(painter, QRectF(picture.rect()), seat, row.key)
            painter.end()
            lit = what_counts(view, seat, row.key)
            assert lit is not None
            for plot, piece in enumerate(portrait.plots):
                assert piece.opacity() == pytest.approx(1.0 if lit.plots >> plot & 1 else FAINT, abs=0.01)
    portrait.put(0, None)
    assert all(piece.opacity() == 1.0 for piece in (*portrait.plots, *portrait.parks, *portrait.gaps.values()))
    assert not portrait.halo.isVisible()


def test_the_card_tells_count_value_and_points(table: Controller, qapp: QApplication) -> None:
    window = make_window(table)
    board = window.board
    result = window.result
    assert result is not None
    assert result.cells is not None
    for seat, sheet in enumerate(result.outcome.sheets):
        for row in sheet.rows:
            cell = result.cells(seat, row.key)
            assert cell.points == row.points
            assert cell.lines
            if row.key.startswith("estates_") and row.count:
                assert cell.multiplies
                assert cell.count * cell.value == row.points
            board.show_cell(seat, row.key)
            assert board.points.text() == str(row.points).replace("-", "−")
        assert result.cells(seat, "").points == sheet.total
    window.close()


def test_pointing_and_pressing_cells_show_on_the_board(table: Controller, qapp: QApplication) -> None:
    window = make_window(table)
    scores, board = window.table, window.board
    winner = window.result.order()[0]  # type: ignore[union-attr]
    assert (board.seat, board.key) == (winner, "")
    first = scores.cell_rect(1, 3).center().toPoint()
    other = scores.cell_rect(0, 0).center().toPoint()
    hover(scores, first)
    seat, line = scores.seat_and_line(1, 3)
    assert line is not None
    assert (board.seat, board.key) == (seat, line.key)
    QTest.mouseClick(scores, Qt.MouseButton.LeftButton, pos=first)
    hover(scores, other)
    assert board.key == scores.seat_and_line(0, 0)[1].key  # type: ignore[union-attr]
    scores.point(*scores.pinned)
    assert (board.seat, board.key) == (seat, line.key)
    QTest.mouseClick(scores, Qt.MouseButton.LeftButton, pos=first)
    scores.point(*scores.pinned)
    assert (board.seat, board.key) == (winner, "")
    assert scores.cell_at(QPointF(2, 2)) == (-1, -1)
    window.close()


def test_sources_sum_to_the_total(table: Controller, qapp: QApplication) -> None:
    window = make_window(table)
    for seat, sheet in enumerate(window.result.outcome.sheets):  # type: ignore[union-attr]
        assert window.charts.panels[1].sources.bars is not None
        assert sum(window.charts.panels[1].sources.bars.parts[seat]) == sheet.total
        assert all(source_of("house_numbers", row) in dict(sources("house_numbers")) for row in sheet.rows)
    window.close()


def test_the_picture_to_share_is_twice_as_large(table: Controller, qapp: QApplication) -> None:
    window = make_window(table)
    once, twice = window.picture(1.0), window.picture(2.0)
    assert twice.width() == 2 * once.width()
    assert twice.height() == 2 * once.height()
    assert once.height() > window.page.height()
    window.close()


@pytest.mark.parametrize("size", [QSize(1600, 1000), QSize(1920, 1080)])
def test_nothing_scrolls_at_full_size(table: Controller, size: QSize, qapp: QApplication) -> None:
    window = make_window(table)
    lay_out(window, size)
    assert window.scroll.verticalScrollBar().maximum() == 0
    window.close()


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=lambda look: look.name)
def test_words_on_washes_can_be_read(look: Palette) -> None:
    groups = GROUP_WASHES_DARK if look.dark else GROUP_WASHES
    for wash in (*groups, "#4A3F16" if look.dark else "#FBEFB8"):
        assert contrast(look.ink, wash) >= 4.5, wash
    # Points stand on a plain ground that covers most of the wash.
    assert contrast(look.ink, look.paper) >= 4.5
