"""The result window: rows that sum to the total, the winner, ties, reasons, the turned table."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from window_samples import lay_out, make_theme, make_translations, result, sample_result

from desktop.texts.actions import point_words
from desktop.windows.chart import Chart, spread, steps
from desktop.windows.result import MatchResult, ResultWindow
from desktop.windows.ribbon import Counts
from engine.core.game import TieBreak


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Every test speaks English."""
    make_translations().use("en")


@pytest.mark.parametrize("seats", [1, 2, 3, 6, 7, 12])
def test_the_cells_of_a_seat_sum_to_its_total(seats: int, qapp: QApplication) -> None:
    window = result(make_theme(), seats)
    table = window.table
    assert table.turned == (seats >= 7)
    for seat in range(seats):
        points = sum(table.value(seat, line.key)[1] for line in table.lines)
        assert points == sample_result(seats).outcome.sheets[seat].total


def test_columns_stand_by_rank(qapp: QApplication) -> None:
    window = result(make_theme(), 4)
    ranks = [sample_result(4).outcome.ranks[seat] for seat in window.table.order]
    assert ranks == sorted(ranks)


def test_winner_reason_and_tie_are_told(qapp: QApplication) -> None:
    window = result(make_theme(), 3)
    shown = sample_result(3)
    best = shown.order()[0]
    name = shown.seats[best].name
    assert window.ribbon.words == f"{name} wins"
    assert window.ribbon.points == f"{shown.outcome.sheets[best].total} points"
    assert window.reason.text() == "The end: third permit refusal: Ada; every plot filled: Chidi."
    texts = [label.text() for label in window.ties.findChildren(QLabel)]
    tied = [shown.seats[seat].name for seat in shown.order()[:2]]
    points = point_words("house_numbers", shown.outcome.sheets[best].total)
    assert f"Tie: {tied[0]} and {tied[1]} have {points} each. More complete estates decide." in texts
    assert [line.accessibleName() for line in window.ties.findChildren(Counts)] == [f"{tied[0]} 5, {tied[1]} 4"]
    assert "21 turns" in window.facts.text()


def shared(seats: int) -> MatchResult:
    """A result whose first two seats share the win."""
    made = sample_result(seats)
    ties = (TieBreak("shared", (0, 1), (3, 3)),)
    ranks = (1, 1, *range(3, seats + 1))
    return replace(made, outcome=msgspec.structs.replace(made.outcome, ranks=ranks, ties=ties))


def test_a_shared_win_names_all_winners(qapp: QApplication) -> None:
    window = ResultWindow(make_theme())
    window.show_result(shared(3))
    assert window.ribbon.words == "Ada and Bo win together"
    assert any(
        label.text().endswith("Nothing tells them apart: the place is shared.")
        for label in window.ties.findChildren(QLabel)
    )


def test_one_seat_has_no_podium_and_wins_nothing(qapp: QApplication) -> None:
    window = result(make_theme(), 1)
    lay_out(window, QSize(1600, 1000))
    assert window.ribbon.words == "Ada"
    assert not window.podium.isVisible()
    window.close()


def test_arrows_walk_over_the_cells_and_speak(qapp: QApplication) -> None:
    window = result(make_theme(), 3)
    lay_out(window, QSize(1600, 1000))
    pointed: list[tuple[int, str]] = []
    window.table.pointed.connect(lambda seat, key: pointed.append((seat, key)))
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    QTest.keyClick(window.table, Qt.Key.Key_Down)
    order = window.table.order
    assert pointed == [(order[0], "plan_1"), (order[1], "plan_1"), (order[1], "plan_2")]
    name = sample_result(3).seats[order[1]].name
    assert window.table.accessibleDescription() == f"{name}, City plan 2: 0 points"
    window.close()


def test_every_cell_lies_in_the_table(qapp: QApplication) -> None:
    for seats in (3, 12):
        window = result(make_theme(), seats)
        lay_out(window, QSize(1600, 1000))
        columns, rows = window.table.columns_rows()
        last = window.table.cell_rect(columns - 1, rows - 1)
        assert last.right() <= window.table.width()
        assert last.bottom() <= window.table.height()
        window.close()


def test_buttons_send_their_signals(qapp: QApplication) -> None:
    window = result(make_theme(), 2)
    sent: list[str] = []
    for name in ("play_again", "new_match", "save", "home", "rules", "back"):
        getattr(window, name).connect(lambda name=name: sent.append(name))
    again, new, save = window.again_button, window.new_button, window.save_button
    for button in (again, new, save, window.home_button, window.rules_button, window.bar.back):
        button.click()
    assert sent == ["play_again", "new_match", "save", "home", "rules", "back"]


def test_a_second_result_takes_the_place_of_the_first(qapp: QApplication) -> None:
    window = result(make_theme(), 12)
    window.show_result(sample_result(2))
    assert not window.table.turned
    assert len(window.table.order) == 2


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, 120), (-40, -2), (0, 9), (5, 5)])
def test_chart_steps_cover_the_values(low: int, high: int) -> None:
    made = steps(low, high, 5)
    assert made[0] <= low
    assert made[-1] >= high
    assert len({b - a for a, b in pairwise(made)}) <= 1
    assert len(made) <= 8


@pytest.mark.parametrize("wanted", [[10.0], [10.0, 11.0, 12.0], [0.0, 0.0, 90.0, 99.0, 100.0], [50.0] * 5])
def test_labels_at_the_ends_of_lines_keep_apart(wanted: list[float]) -> None:
    made = spread(wanted, 20.0, 0.0, 100.0)
    assert all(b - a >= 19.99 for a, b in pairwise(made))
    assert made[-1] <= 100.0
    if len(wanted) == 1:
        assert made == wanted


def chart_of(totals: tuple[int, ...], turns: int = 6) -> Chart:
    """A chart of lines that end in these totals."""
    shown = sample_result(len(totals))
    course = tuple((*([0] * (turns - 1)), total) for total in totals)
    chart = Chart(make_theme())
    chart.resize(400, 200)
    chart.show_course(replace(shown, course=course, turns=turns))
    return chart


def test_seats_with_equal_totals_share_the_end_of_their_lines(qapp: QApplication) -> None:
    ends = chart_of((59, 59, 53)).ends(9)
    assert [(set(end.seats), end.words) for end in ends] == [({0, 1}, "59"), ({2}, "53")]
    crowded = chart_of(tuple(range(40, 52))).ends(6)
    assert [len(end.seats) for end in crowded] == [2] * 6
    assert all(not end.words for end in crowded), "values that differ cannot share one number"
    assert sorted(seat for end in crowded for seat in end.seats) == list(range(12))


def test_every_turn_of_few_has_the_symbol_of_every_seat(qapp: QApplication) -> None:
    def lines(chart: Chart, turns: int) -> list[list[QPointF]]:
        return [[QPointF(300.0 * turn / (turns - 1), 0.0) for turn in range(turns)] for _ in chart.course]

    assert chart_of((5, 6, 7, 8)).every(lines(chart_of((5, 6, 7, 8)), 6)) == 1
    many = chart_of((5, 6, 7, 8), 40)
    assert many.every(lines(many, 40)) > 1


def test_marks_of_a_match_from_a_position_begin_there(qapp: QApplication) -> None:
    chart = Chart(make_theme())
    shown = sample_result(2)
    chart.show_course(replace(shown, game="after_the_quake", course=((1, 2, 3), (3, 2, 1)), turns=6))
    assert [chart.mark(turn) for turn in range(3)] == ["1909", "1910", "1911"]
    assert chart.accessibleDescription().count("1911 3") == 1


def test_what_decides_a_tie_is_pictured_as_often_as_it_counts(qapp: QApplication) -> None:
    shown = sample_result(2)
    names = [seat.name for seat in shown.seats]
    for game, key in (("after_the_quake", "buildings"), ("house_numbers", "estates"), ("room_to_move", "pieces")):
        counts = Counts(make_theme(), game, [(0, shown.seats[0], 8), (1, shown.seats[1], 7)])
        counts.resize(900, 26)
        assert counts.pitch() > 0, key
        assert counts.accessibleName() == f"{names[0]} 8, {names[1]} 7"
        counts.resize(200, 26)
        assert counts.pitch() == 0, "no room: the numbers say it"
    together = Counts(make_theme(), "common_ground", [(0, shown.seats[0], 8)])
    together.resize(900, 26)
    assert together.pitch() == 0


def test_a_criterion_that_told_nobody_apart_is_not_told(qapp: QApplication) -> None:
    made = sample_result(3)
    ties = (TieBreak("estates", (0, 1), (3, 3)), TieBreak("shared", (0, 1), (3, 3)))
    window = ResultWindow(make_theme())
    window.show_result(replace(made, outcome=msgspec.structs.replace(made.outcome, ties=ties)))
    assert len(window.ties.findChildren(Counts)) == 1
    assert "Nothing tells them apart" in window.ties.findChildren(QLabel)[0].text()


def test_the_year_of_the_end_is_told_once(qapp: QApplication) -> None:
    made = sample_result(2)
    window = ResultWindow(make_theme())
    outcome = msgspec.structs.replace(made.outcome, reasons=("eighth",), causes=((1,),), ties=())
    window.result = replace(made, game="after_the_quake", turns=6, outcome=outcome)
    assert window.reason_sentence(window.result) == "The end in 1911: the eighth building, built by Bo."
    late = msgspec.structs.replace(outcome, reasons=("year",), causes=((),))
    shown = replace(window.result, outcome=late, turns=7)
    assert window.reason_sentence(shown) == "The end: the bonus of 1915 has been taken."
