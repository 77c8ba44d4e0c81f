"""Keys of the pages around the board: Escape leads back, F1 to the rules, Enter presses what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from app_samples import page, pair_of_persons, starting, wait
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[Cantiere]:
    """A program in front."""
    made = starting(tmp_path)
    app = next(made)()
    app.window.activateWindow()
    wait(20)
    yield app
    next(made, None)


def press(app: Cantiere, key: Qt.Key) -> None:
    """Presses a key where the focus is."""
    QTest.keyClick(app.window.focusWidget() or app.window, key)
    QApplication.processEvents()


@pytest.mark.parametrize(
    "show",
    [
        lambda app: app.show_settings(),
        lambda app: app.show_statistics(),
        lambda app: app.show_rules("common_ground"),
        lambda app: app.show_new_match("nine_blocks"),
    ],
    ids=["settings", "statistics", "rules", "set-up"],
)
def test_escape_leads_back_home(app: Cantiere, show: Callable[[Cantiere], None]) -> None:
    show(app)
    assert page(app) != "HomeWindow"
    press(app, Qt.Key.Key_Escape)
    assert page(app) == "HomeWindow"


def test_escape_leads_back_to_the_match(app: Cantiere) -> None:
    """From settings, rules and set-up; on the board itself it leaves nothing."""
    app.begin(pair_of_persons())
    rules, set_up = partial(app.show_rules, "house_numbers"), partial(app.show_new_match, "room_to_move")
    for show in (app.show_settings, rules, set_up):
        show()
        press(app, Qt.Key.Key_Escape)
        assert page(app) == "MatchWindow"
    app.play.take_focus()
    press(app, Qt.Key.Key_Escape)
    assert page(app) == "MatchWindow"
    assert app.controller.playing


def test_f1_in_the_set_up_shows_the_rules_of_the_game(app: Cantiere) -> None:
    app.show_new_match("common_ground")
    press(app, Qt.Key.Key_F1)
    assert page(app) == "RulesWindow"
    assert app.window.pages.currentWidget().game == "common_ground"
    press(app, Qt.Key.Key_Escape)
    assert page(app) == "NewMatchWindow"


def test_enter_presses_the_button_with_the_focus(app: Cantiere) -> None:
    app.home.cards["room_to_move"].start.setFocus()
    press(app, Qt.Key.Key_Return)
    assert page(app) == "NewMatchWindow"
    app.window.pages.currentWidget().undo_row.switch.setFocus()
    before = app.window.pages.currentWidget().undo_row.switch.isChecked()
    press(app, Qt.Key.Key_Enter)
    assert app.window.pages.currentWidget().undo_row.switch.isChecked() != before
    assert page(app) == "NewMatchWindow"


def test_enter_in_a_field_presses_nothing(app: Cantiere) -> None:
    app.show_new_match("house_numbers")
    app.window.pages.currentWidget().seed.setFocus()
    press(app, Qt.Key.Key_Return)
    assert page(app) == "NewMatchWindow"
    assert not app.controller.playing


def test_the_list_of_players_opens_below_its_box(app: Cantiere) -> None:
    """With every line on it, none cut, and the words of the chosen one legible beside its icon."""
    app.show_new_match("house_numbers")
    box = app.window.pages.currentWidget().seating.rows[1].controller
    box.showPopup()
    wait(50)
    view = box.view()
    lines = [view.visualRect(box.model().index(row, 0)) for row in range(box.count())]
    assert all(view.viewport().rect().contains(line) for line in lines)
    assert all(line.height() >= app.theme.px(36) for line in lines)
    assert view.window().y() >= box.mapToGlobal(box.rect().topLeft()).y()
    box.hidePopup()


def test_a_slider_comes_to_where_it_is_pressed(app: Cantiere) -> None:
    """The text size follows when it is let go, also after a drag from there."""
    app.show_settings()
    wait(20)
    slider = app.window.pages.currentWidget().slider
    middle = QPoint(slider.width() // 2, slider.height() // 2)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert app.settings.get("text_scale") == 1.0
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert app.settings.get("text_scale") == pytest.approx(1.5, abs=0.03)
    wait(20)
    start, end = QPoint(slider.width() // 4, slider.height() // 2), QPoint(2, slider.height() // 2)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert slider.value() == pytest.approx(slider.maximum() / 4, abs=1)
    QTest.mouseMove(slider, end)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert app.settings.get("text_scale") == 1.0
