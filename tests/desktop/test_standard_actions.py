"""One list of standard actions: its keys, the menu, the overview, full screen, windows whose screen is gone."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from window_samples import clipped, lay_out, make_theme, make_translations, match

from desktop.access import system_motion
from desktop.storage.settings import Settings
from desktop.windows.keys_dialog import KeysDialog
from desktop.windows.match import MatchWindow, SeatEntry
from desktop.windows.placing import LEAST_SHARE, on_a_screen
from desktop.windows.settings import Preferences, SettingsWindow
from desktop.windows.standard_actions import BOARD_KEYS, KEYS, native, overview


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


def make_window() -> tuple[MatchWindow, QWidget]:
    """The frame of a match with something that has the focus."""
    window = match(make_theme())
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.set_board(board)
    lay_out(window, QSize(1600, 1000))
    window.activateWindow()
    board.setFocus()
    return window, board


def test_no_key_stands_for_two_actions() -> None:
    keys = [key for many in KEYS.values() for key in many]
    assert len(keys) == len(set(keys))
    # The board takes Escape for itself; pages that it leads back from have none.
    assert not set(keys) - set(KEYS["back"]) & {key for many in BOARD_KEYS.values() for key in many}


def test_every_key_of_the_match_window_does_its_action(qapp: QApplication) -> None:
    window, board = make_window()
    signals = {
        "undo": window.undo,
        "redo": window.redo,
        "save": window.save,
        "open": window.open_file,
        "new": window.new_match,
        "rules": window.rules,
        "settings": window.settings,
        "cover": window.cover,
    }
    sent: list[str] = []
    for name, signal in signals.items():
        signal.connect(lambda name=name: sent.append(name))
    control = Qt.KeyboardModifier.ControlModifier
    for key, modifiers in (
        (Qt.Key.Key_Z, control),
        (Qt.Key.Key_Y, control),
        (Qt.Key.Key_S, control),
        (Qt.Key.Key_O, control),
        (Qt.Key.Key_N, control),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Comma, control),
        (Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(board, key, modifiers)
    assert sent == list(signals)
    window.close()


def test_the_menu_shows_keys_and_pauses_computer_players(qapp: QApplication) -> None:
    window, _ = make_window()
    told: list[bool] = []
    window.pause.connect(told.append)
    window.fill_menu()
    entries = {action.text().partition("\t")[0]: action for action in window.menu.actions()}
    assert entries["New match"].text() == f"New match\t{native('Ctrl+N')}"
    assert entries["Full screen"].text().endswith("F11")
    entries["Pause computer players"].trigger()
    window.set_paused(True)
    window.fill_menu()
    entries = {action.text(): action for action in window.menu.actions()}
    entries["Let computer players go on"].trigger()
    assert told == [True, False]
    window.set_seats([SeatEntry("Ada", 1, False)])
    window.fill_menu()
    assert "Pause computer players" not in [action.text() for action in window.menu.actions()]
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_overview_lists_every_key_and_nothing_is_cut(language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    for scale in (1.0, 1.5, 2.0):
        dialog = KeysDialog(make_theme(text_scale=scale))
        dialog.show()
        QApplication.processEvents()
        shown = {label.text() for label in dialog.findChildren(QLabel)}
        lines = [line for _, many in overview() for line in many]
        assert len(lines) == len(KEYS) + len(BOARD_KEYS)
        assert {line.words for line in lines} <= shown
        assert clipped(dialog) == []
        dialog.close()


SCREENS = [QRect(0, 0, 1920, 1040), QRect(1920, 0, 2560, 1400)]


@pytest.mark.parametrize(
    "frame",
    [
        QRect(4000, 100, 1600, 1000),
        QRect(-1500, -900, 1600, 1000),
        QRect(9000, 9000, 1200, 800),
        QRect(100, -300, 800, 600),
        QRect(0, 0, 5000, 4000),
        QRect(1700, 700, 1600, 1000),
    ],
)
def test_a_window_comes_back_onto_a_screen(frame: QRect) -> None:
    place = on_a_screen(frame, SCREENS)
    shares = []
    for area in SCREENS:
        common = area & place
        shares.append(max(0, common.width()) * max(0, common.height()) / (place.width() * place.height()))
    assert max(shares) >= LEAST_SHARE
    assert place.top() >= 0


def test_a_window_that_shows_stays_where_it_is() -> None:
    for frame in (QRect(100, 50, 1600, 900), QRect(2000, 100, 1600, 1000), QRect(-100, 10, 1000, 700)):
        assert on_a_screen(frame, SCREENS) == frame
    assert on_a_screen(QRect(5, 5, 10, 10), []) == QRect(5, 5, 10, 10)


def test_a_window_larger_than_its_screen_is_made_to_fit() -> None:
    area = QRect(0, 0, 1600, 1000)
    place = on_a_screen(QRect(0, 0, 1602, 1025), [area])
    assert area.contains(place)
    assert place.size() == area.size()


def test_settings_of_questions_aids_and_the_table_are_told_and_kept(qapp: QApplication) -> None:
    window = SettingsWindow(make_theme())
    told: list[Preferences] = []
    window.changed.connect(told.append)
    lay_out(window, QSize(1600, 1000))
    for name in ("confirm_claims", "flat", "left"):
        window.switches[name].click()
    last = told[-1]
    assert (last.confirm_claims, last.flat, list(last.aids)) == (False, True, ["legal", "live_score", "soft_hints"])
    kept = Settings(None)
    for name in Preferences.__dataclass_fields__:
        kept.set(name, getattr(last, name))
    again = Preferences(**{name: kept.get(name) for name in Preferences.__dataclass_fields__})
    assert again == last
    window.show_preferences(Preferences())
    assert window.switches["left"].isChecked()
    assert len(told) == 3
    window.close()


@pytest.mark.parametrize(("asks", "wanted"), [(True, 0.0), (False, 1.0)])
def test_animations_follow_the_system_unless_chosen(asks: bool, wanted: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion.system_motion(), "less", asks)
    assert system_motion.pace(system_motion.AS_SYSTEM) == wanted
    assert system_motion.pace(2.0) == 2.0
    assert system_motion.pace(0.0) == 0.0


@pytest.mark.parametrize("answer", ["false", "true", "", "nonsense"])
def test_no_answer_of_the_system_means_motion(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion.sys, "platform", "linux")
    monkeypatch.setattr(system_motion, "answer_of", lambda *_: answer)
    assert system_motion.asks_for_less() == (answer == "false")


def test_nobody_waits_for_the_system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that answers late: asking and every pace come back at once, the answer is taken when it comes."""
    late = threading.Event()
    monkeypatch.setattr(system_motion, "asks_for_less", lambda: late.wait(20))
    wish = system_motion.SystemMotion()
    monkeypatch.setattr(system_motion, "system_motion", lambda: wish)
    wish.ask()
    wish.ask()
    assert system_motion.pace(system_motion.AS_SYSTEM) == 1.0
    with qtbot.waitSignal(wish.changed):
        late.set()
    assert threading.current_thread() is threading.main_thread()
    assert system_motion.pace(system_motion.AS_SYSTEM) == 0.0


@pytest.mark.skipif(os.name != "posix", reason="needs a shell script")
def test_a_command_that_hangs_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "gsettings"
    script.write_text("#!/bin/sh\nsleep 30\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(system_motion.sys, "platform", "linux")
    monkeypatch.setattr(system_motion, "ASK_SECONDS", 0.2)
    begun = time.monotonic()
    wish = system_motion.SystemMotion()
    wish.ask()
    assert time.monotonic() - begun < 0.1
    assert system_motion.asks_for_less() is False
