"""Where the parts of the result stand: nothing scrolls but the rows of the table, every chart can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from test_review import Idle
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.table import boards
from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.results import result_of
from desktop.texts.sentences import Sentences
from desktop.windows.chart_panel import POINTS, SOURCES
from desktop.windows.result import BOARD, ResultWindow
from desktop.windows.score_lines import spans_of
from desktop.windows.seating import NAMES
from engine.core.chance import Chance
from resources import folder, reader

GAME = "after_the_quake"
FULL, LOW = QSize(1600, 1000), QSize(1280, 720)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@cache
def finished_match(game: str, mode: str, seats: int, seed: int) -> Controller:
    """A match played at random to its end."""
    table = Controller(reader, Sentences(), computers=Idle())
    people = tuple(SeatPlan(NAMES[seat], "person", seat + 1) for seat in range(seats))
    assert table.begin(MatchPlan(game, mode, people, seed=seed)) == ""
    match, draft = table.match, Chance(seed).draft()
    while match.outcome is None:
        seat = match.waiting[0]
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "play"))
    return table


def make_window(
    size: QSize = FULL, seats: int = 4, game: str = GAME, mode: str = "standard", text: float = 1.0
) -> ResultWindow:
    """The result of a match in a window of a size, with texts at a scale."""
    theme = make_theme(text_scale=text)
    theme.fit_window(size)
    window = ResultWindow(theme)
    window.pace = 0.0
    look = Look(theme.palette, Sprites(folder() / "art", theme.palette, boards.art_kind(game, boards.BOARDS)))
    window.show_result(result_of(finished_match(game, mode, seats, 11), look, 62))
    lay_out(window, size)
    return window


def wheel(window: ResultWindow, notches: int) -> QWheelEvent:
    """Turns the wheel over the rows of the table; up is positive."""
    at = window.table.body().center()
    event = QWheelEvent(
        at, QPointF(window.table.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, notches * 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(window.table, event)
    return event


# The table


@pytest.mark.parametrize("size", [FULL, LOW, QSize(1920, 1080), QSize(3840, 2160)], ids=lambda size: f"{size.width()}")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_stays_and_head_and_totals_show(size: QSize, seats: int) -> None:
    window = make_window(size, seats)
    table = window.table
    assert window.scroll.verticalScrollBar().maximum() == 0
    total = table.cell_rect(0, len(table.lines))
    assert total.bottom() <= table.height()
    assert table.mapTo(window, QPoint(0, round(total.bottom()))).y() <= window.foot.y()
    assert table.row_height() >= 25
    assert table.bar.isVisible() == (table.row_height() * len(table.lines) > table.body().height() + 1)
    window.close()


def test_keys_walk_over_all_rows_and_the_rows_follow() -> None:
    window = make_window()
    table = window.table
    assert table.bar.isVisible(), "the sample has more rows than there is room for"
    table.setFocus()
    seen = []
    for _ in range(len(table.lines)):
        QTest.keyClick(table, Qt.Key.Key_Down)
        seen.append(table.cell[1])
        place = table.cell_rect(*table.cell)
        assert table.body().adjusted(0, -1, 0, 1).contains(place), table.cell
    assert seen == list(range(len(table.lines)))
    assert table.bar.value() > 0
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.is_total_row(table.cell[1])
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert (table.cell[1], table.bar.value()) == (0, 0)
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert 1 < table.cell[1] < len(table.lines)
    window.close()


def test_the_wheel_scrolls_the_rows_and_leaves_their_ends_to_the_page() -> None:
    window = make_window()
    table = window.table
    assert not wheel(window, 1).isAccepted(), "the first rows show already"
    assert wheel(window, -1).isAccepted()
    assert table.bar.value() > 0
    # The cell under the pointer is another one now.
    assert table.cell == table.cell_at(table.body().center())
    for _ in range(20):
        wheel(window, -1)
    assert table.bar.value() == table.bar.maximum()
    assert not wheel(window, -1).isAccepted()
    last = table.cell_rect(0, len(table.lines) - 1)
    assert abs(last.bottom() - table.body().bottom()) <= 1
    # What has been scrolled below the head cannot be pointed at there.
    hidden = table.cell_rect(0, 0).center()
    assert table.cell_at(hidden) == (-1, -1)
    window.close()


def test_the_shared_picture_has_all_rows_and_the_window_stays() -> None:
    window = make_window()
    before = (window.page.size(), window.table.size(), window.board.size())
    picture = window.picture(1.0)
    rows = window.table.theme.px(29) * len(window.table.lines)
    assert picture.height() > rows + window.table.head_height() + window.table.total_height()
    for _ in range(3):
        QApplication.processEvents()
    assert (window.page.size(), window.table.size(), window.board.size()) == before
    window.close()


def test_the_shared_picture_asks_nobody_to_point() -> None:
    window = make_window()
    hint = window.board.hint
    said = hint.text()
    assert said
    assert hint.isVisible()
    shared = window.picture(1.0)
    assert hint.text() == said
    hint.setText("Something else that is about as long as what stands there.")
    assert window.picture(1.0) == shared


def test_goals_of_one_seat_stand_together_by_rank() -> None:
    window = make_window()
    assert window.result is not None
    spans = [span for span in spans_of(window.table.lines) if span.group == "personal"]
    owners = [span.owner for span in spans if span.owner >= 0]
    assert owners == [seat for seat in window.table.order if seat in owners]
    assert len(owners) == 4
    sheets = window.result.outcome.sheets
    for span in spans:
        for line in window.table.lines[span.first : span.first + span.count]:
            have = [seat for seat, sheet in enumerate(sheets) if any(row.key == line.key for row in sheet.rows)]
            assert have == [span.owner] or (span.owner < 0 and len(have) > 1)
    window.close()


# The charts


def test_every_chart_can_be_chosen_and_nothing_is_remembered() -> None:
    window = make_window()
    first, second = window.charts.panels
    assert (first.shown, second.shown) == (POINTS, SOURCES)
    assert list(first.choices.buttons) == [POINTS, "money", "development", SOURCES]
    first.choices.buttons["money"].click()
    assert first.chart.heading == "Money in $"
    assert first.chart.isVisible()
    assert not first.sources.isVisible()
    # Two sheets never show the same.
    second.choices.buttons["money"].click()
    assert (first.shown, second.shown) == (SOURCES, "money")
    assert first.sources.isVisible()
    assert first.choices.buttons[SOURCES].isChecked()
    assert window.result is not None
    window.show_result(window.result)
    assert (first.shown, second.shown) == (POINTS, SOURCES)
    window.close()


def test_arrow_keys_choose_charts() -> None:
    window = make_window()
    window.activateWindow()
    panel = window.charts.panels[0]
    panel.choices.buttons[POINTS].setFocus()
    QTest.keyClick(panel.choices.buttons[POINTS], Qt.Key.Key_Right)
    assert panel.shown == "money"
    assert "Money in $" in panel.chart.accessibleName()
    assert panel.chart.accessibleDescription().count("1906") == 4
    window.close()


def test_a_row_with_a_course_shows_it_while_it_is_pointed_at() -> None:
    window = make_window()
    first, second = window.charts.panels
    window.point(0, "development")
    assert first.chart.heading == "Points for development"
    assert first.choices.buttons["development"].isChecked()
    window.point(0, "urban")
    assert first.chart.heading == "Points"
    second.choices.buttons["development"].click()
    window.point(0, "development")
    assert (first.shown, second.shown) == (POINTS, "development"), "it shows already"
    window.close()


def test_board_and_charts_take_turns_in_a_low_window() -> None:
    window = make_window(LOW)
    assert window.views.isVisible()
    assert list(window.views.buttons) == [BOARD, POINTS, "money", "development", SOURCES]
    assert window.board.isVisible()
    assert not window.charts.isVisible()
    for key in (POINTS, "money", SOURCES):
        window.views.buttons[key].click()
        assert window.charts.isVisible()
        assert not window.board.isVisible()
        assert window.charts.panels[0].shown == key
        QApplication.processEvents()
        assert window.scroll.verticalScrollBar().maximum() == 0
    window.views.buttons[BOARD].click()
    assert window.board.isVisible()
    lay_out(window, FULL)
    assert not window.views.isVisible()
    assert window.charts.isVisible()
    window.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_fills_its_frame(seats: int) -> None:
    window = make_window(FULL, seats)
    picture = window.board.picture
    assert picture.painter is not None
    shape = picture.painter.shape
    drawn = min(picture.width() / shape.width(), picture.height() / shape.height())
    # Across or down there is next to no empty paper, and the board is a good part of its sheet.
    assert max(drawn * shape.width() / picture.width(), drawn * shape.height() / picture.height()) > 0.97
    area = drawn * drawn * shape.width() * shape.height()
    assert area > 0.45 * window.board.width() * window.board.height()
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [FULL, LOW], ids=lambda size: f"{size.width()}")
@pytest.mark.parametrize(("game", "mode", "seats"), [(GAME, "standard", 4), ("house_numbers", "advanced", 12)])
def test_no_reason_of_a_cell_is_cut(language: str, size: QSize, game: str, mode: str, seats: int) -> None:
    make_translations().use(language)
    window = make_window(size, seats, game, mode)
    for seat in (window.table.order[0], window.table.order[-1]):
        for line in window.table.lines:
            window.point(seat, line.key)
            for _ in range(3):
                QApplication.processEvents()
            assert clipped(window) == [], (seat, line.key)
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [FULL, LOW, QSize(960, 640)], ids=lambda size: f"{size.width()}")
def test_large_texts_keep_bar_and_foot_in_the_window(language: str, size: QSize) -> None:
    make_translations().use(language)
    window = make_window(size, 3, text=2.0)
    assert window.width() == size.width()
    assert window.minimumSizeHint().width() <= size.width()
    for made, words in window.foot_words().items():
        assert window.rect().contains(made.rect().translated(made.mapTo(window, QPoint())))
        assert made.accessibleName() == words
        assert words in (made.text(), made.toolTip()), "a button without words says them when it is pointed at"
    assert window.again_button.text(), "the first button keeps its words"
