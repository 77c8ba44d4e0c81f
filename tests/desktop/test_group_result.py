"""The result of a match that all seats win or lose together: ribbon of the group, rank, rounds, picture of the city."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from common_ground_samples import finished_outcome, finished_sheet, finished_view
from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from test_review import Idle
from window_samples import clipped, lay_out, make_theme, make_translations

from desktop.table.controller import Controller
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.results import result_of, together
from desktop.texts.actions import cell_words, ending_words, row_details
from desktop.texts.cells import Cell
from desktop.texts.endings import PART
from desktop.texts.sentences import Sentences
from desktop.windows.chapters import FIRST_LINE, broken
from desktop.windows.result import MatchResult, ResultSeat, ResultWindow
from desktop.windows.seating import NAMES
from engine.core.chance import Chance
from resources import reader

GAME = "common_ground"


class Lawn:
    """A city as one green square; remembers what was to be lit."""

    shape = QSizeF(9, 8)

    def __init__(self) -> None:
        self.asked: list[str] = []

    def paint(self, painter: QPainter, room: QRectF, seat: int, key: str) -> None:
        """Paints the square."""
        self.asked.append(key)
        painter.fillRect(room, QColor("#CFE0BE"))


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


def group_result(seats: int, board: Lawn | None = None) -> MatchResult:
    """The result of a finished match of Common Ground."""
    view = finished_view(seats)
    outcome = finished_outcome(view)
    people = tuple(ResultSeat(NAMES[seat], seat + 1) for seat in range(seats))
    names = tuple(seat.name for seat in people)

    def cell(seat: int, key: str) -> Cell:
        return cell_words(GAME, view, outcome.sheets[seat], seat, key, names)

    result = MatchResult(
        GAME, "standard", 6, people, outcome, row_details(GAME, view), minutes=34, board=board or Lawn(), cells=cell
    )
    ending = ending_words(GAME, view, outcome.sheets[0])
    assert ending is not None
    return together(result, ending)


def make_window(seats: int = 3, board: Lawn | None = None) -> ResultWindow:
    """The result in a window."""
    window = ResultWindow(make_theme())
    window.show_result(group_result(seats, board))
    lay_out(window, QSize(1600, 1000))
    return window


def test_the_group_takes_the_place_of_a_winner(qapp: QApplication) -> None:
    window = make_window(4)
    trees = finished_sheet(finished_view(4)).total
    assert window.ribbon.words == f"The group built {trees} trees"
    assert window.ribbon.points == ""
    assert window.ribbon.symbol.startswith("common_ground/rank_")
    assert window.award.text() == "Garden City"
    assert "of at most 50 trees" in window.reason.text()
    assert "6 rounds" in window.facts.text()
    assert "4 seats" in window.facts.text()
    assert not window.podium.isVisible()
    assert not window.ties.isVisible()
    window.close()


def test_one_column_sums_to_the_trees(qapp: QApplication) -> None:
    window = make_window(3)
    assert window.table.order == (0,)
    assert [line.key for line in window.table.lines] == ["trees_rows", "trees_columns"]
    total = finished_sheet(finished_view()).total
    assert sum(window.table.value(0, line.key)[1] for line in window.table.lines) == total
    assert window.charts.panels[0].chart.course[0][-1] == total
    assert window.charts.panels[0].chart.heading == "Trees"
    window.close()


def test_rounds_light_the_city_and_say_what_was_meant(qapp: QApplication) -> None:
    lawn = Lawn()
    window = make_window(3, lawn)
    chapters = window.chapters
    at = chapters.row_rect(1).center().toPoint()
    QTest.mouseMove(chapters, QPoint(at.x(), at.y() - 1))
    QTest.mouseMove(chapters, at)
    qapp.processEvents()
    past = finished_view(3).history[1]
    assert window.board.name.text() == NAMES[past.mayor]
    assert window.board.what.text() == "Round 2"
    assert len(window.board.lines.text().splitlines()) == len(past.places) + 1
    assert lawn.asked[-1] == "round_2"
    chapters.setFocus()
    QTest.keyClick(chapters, Qt.Key.Key_Down)
    assert window.board.what.text() == "Round 3"
    assert chapters.accessibleDescription().startswith(f"Round 3, {NAMES[finished_view(3).history[2].mayor]}: 4 of 4")
    QTest.keyClick(chapters, Qt.Key.Key_Up)
    QTest.keyClick(chapters, Qt.Key.Key_Up)
    QTest.keyClick(chapters, Qt.Key.Key_Up)
    assert window.board.what.text() == "Round 1"
    window.close()


def test_every_mayor_has_a_bar(qapp: QApplication) -> None:
    window = make_window(4)
    history = finished_view(4).history
    assert window.charts.panels[1].sources.bars is not None
    for seat, parts in enumerate(window.charts.panels[1].sources.bars.parts):
        own = [past for past in history if past.mayor == seat]
        assert parts == (sum(p.right for p in own), sum(len(p.places) - p.right for p in own))
    assert f"{NAMES[0]}: guessed right 7" in window.charts.panels[1].sources.accessibleDescription()
    window.close()


def test_the_city_can_be_saved_as_a_picture(qapp: QApplication) -> None:
    window = make_window(2)
    asked: list[bool] = []
    window.share_board.connect(lambda: asked.append(True))
    assert window.board.save_button.isVisible()
    window.board.save_button.click()
    assert asked == [True]
    picture = window.board_picture(900)
    assert picture is not None
    assert (picture.width(), picture.height()) == (900, 800)
    assert picture.pixelColor(450, 400) == QColor("#CFE0BE")
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [QSize(1600, 1000), QSize(1280, 720), QSize(960, 640)])
def test_nothing_is_cut(language: str, size: QSize, qapp: QApplication) -> None:
    make_translations().use(language)
    window = make_window(6)
    lay_out(window, size)
    assert clipped(window) == []
    if size.width() >= 1280:
        assert window.scroll.verticalScrollBar().maximum() == 0
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [QSize(1600, 1000), QSize(1280, 720), QSize(1920, 1080)])
def test_what_was_meant_can_be_read_in_full(language: str, size: QSize, qapp: QApplication) -> None:
    """Every place of every round: on the lines of a roomy window, in the tool tip, on the card that fits its words."""
    make_translations().use(language)
    window = make_window(6)
    lay_out(window, size)
    chapters, board = window.chapters, window.board
    metrics = QFontMetricsF(window.theme.font(16))
    for row, chapter in enumerate(chapters.chapters):
        assert chapters.tip(row).splitlines() == chapter.detail.split(PART)
        chapters.point(row)
        lay_out(window, size)
        shown = board.lines.text()
        assert all(part in shown for part in chapter.detail.split(PART))
        assert board.lines.heightForWidth(board.lines.width()) <= board.lines.height() + 1
        place = chapters.row_rect(row)
        room = place.width() - 2 * window.theme.px(14)
        lines = broken(chapter.detail, metrics, room)
        assert " ".join(lines).replace(PART.rstrip() + " ", PART) == chapter.detail
        assert max(map(metrics.horizontalAdvance, lines)) <= room
        if size.height() >= 1000:
            assert len(lines) * metrics.height() <= place.height() - window.theme.px(FIRST_LINE + 7)
    assert chapters.tip(-1) == ""
    window.close()


def test_a_match_with_winners_shows_no_rounds(qapp: QApplication) -> None:
    from window_samples import sample_result  # noqa: PLC0415

    window = make_window(3)
    window.show_result(sample_result(3))
    lay_out(window, QSize(1600, 1000))
    assert not window.chapters.isVisible()
    assert not window.honour.isVisible()
    assert window.ribbon.words.endswith(" wins")
    window.close()


def played_table(seats: int, seed: int, options: dict[str, str]) -> Controller:
    """A match of Common Ground played at random to its end."""
    registry = {GAME: "engine.games.common_ground.rules:load"}
    table = Controller(reader, Sentences(), computers=Idle(), registry=registry)
    people = tuple(SeatPlan(NAMES[seat], "person", seat + 1) for seat in range(seats))
    assert table.begin(MatchPlan(GAME, "standard", people, options, seed=seed)) == ""
    match = table.match
    draft = Chance(seed).draft()
    while match.outcome is None:
        seat = draft.chosen("seat", match.waiting)
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "play"))
    return table


@pytest.mark.parametrize(("seats", "children", "open_table"), [(2, "off", "off"), (4, "on", "off"), (6, "on", "on")])
def test_a_played_match_is_told_and_shown(seats: int, children: str, open_table: str, qapp: QApplication) -> None:
    table = played_table(seats, 7 + seats, {"children": children, "open_table": open_table})
    faces = tuple(table.seats)
    for number, seat, _, events in table.match.history():
        assert events, (number, seat)
        lines = [table.words.line(GAME, told.event, faces, {}) for told in events]
        assert all(line is None or (line.words and "%" not in line.words) for line in lines)
    result = result_of(table, None, 12)
    assert table.outcome is not None
    total = table.outcome.sheets[0].total
    assert result.course[0][-1] == total
    assert [seat.name for seat in result.people] == list(NAMES[:seats])
    assert result.cells is not None
    cells = [result.cells(0, chapter.key) for chapter in result.ending.chapters]  # type: ignore[union-attr]
    assert 4 + sum(cell.points for cell in cells) == total
    window = ResultWindow(make_theme())
    window.show_result(result)
    lay_out(window, QSize(1280, 720))
    assert clipped(window) == []
    window.close()


def test_the_result_walks_over_rows_and_columns_once(qtbot: QtBot, qapp: QApplication) -> None:
    lawn = Lawn()
    window = ResultWindow(make_theme())
    window.pace = 20.0
    window.show_result(group_result(3, lawn))
    lay_out(window, QSize(1600, 1000))
    qtbot.waitUntil(lambda: not window.walk.isActive())
    qapp.processEvents()
    seen = [key for at, key in enumerate(lawn.asked) if at == 0 or lawn.asked[at - 1] != key]
    assert seen[-3:] == ["trees_rows", "trees_columns", ""]
    window.pace = 0.0
    window.show_result(group_result(3, lawn))
    assert not window.walk.isActive()
    window.close()


def test_a_hand_on_the_table_ends_the_walk(qapp: QApplication) -> None:
    window = ResultWindow(make_theme())
    window.show_result(group_result(3))
    lay_out(window, QSize(1600, 1000))
    assert window.walk.isActive()
    window.chapters.setFocus()
    QTest.keyClick(window.chapters, Qt.Key.Key_Down)
    assert not window.walk.isActive()
    assert window.board.what.text() == "Round 1"
    window.close()
