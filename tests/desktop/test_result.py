"""The result window: rows that sum to the total, the winner, ties, reasons, the turned table."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from window_samples import lay_out, make_theme, make_translations, result, sample_result

from desktop.windows.chart import steps
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
    points = shown.outcome.sheets[best].total
    assert f"Tie: {tied[0]} and {tied[1]} have {points} points each. More complete estates decide." in texts
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
