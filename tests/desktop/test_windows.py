"""All windows: nothing is cut, keys reach everything, languages, looks and text sizes change at run time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QSlider, QWidget
from window_samples import WINDOWS, clipped, lay_out, make_theme, make_translations, match, new_match, result, settings

from desktop.texts.words import SeatName
from desktop.windows import dialogs
from desktop.windows.settings import Preferences
from desktop.windows.theme import Theme

SIZES = {
    "1280x720": (QSize(1280, 720), 1.0),
    "1600x1000": (QSize(1600, 1000), 1.0),
    "1920x1080": (QSize(1920, 1080), 1.5),
}


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_is_cut(name: str, size: str, language: str, qapp: QApplication) -> None:
    pixels, scale = SIZES[size]
    make_translations().use(language)
    window = WINDOWS[name](make_theme(text_scale=scale))
    lay_out(window, pixels)
    assert clipped(window) == []
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("name", WINDOWS)
def test_large_texts_scroll_only_downwards(name: str, language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    window = WINDOWS[name](make_theme(text_scale=2.0))
    lay_out(window, QSize(1920, 1080))
    assert "scrolls sideways" not in clipped(window)
    window.close()


@pytest.mark.parametrize("seats", [1, 2, 7, 12])
@pytest.mark.parametrize("make", [new_match, result])
def test_seat_counts_fit(make: Callable[[Theme, int], QWidget], seats: int, qapp: QApplication) -> None:
    make_translations().use("de")
    window = make(make_theme(), seats)
    lay_out(window, QSize(1600, 1000))
    assert clipped(window) == []
    window.close()


def reachable(window: QWidget) -> set[QWidget]:
    """What Tab reaches, beginning where the page puts the focus."""
    window.activateWindow()
    window.setFocus()
    QApplication.processEvents()
    seen: set[QWidget] = set()
    for _ in range(400):
        here = QApplication.focusWidget()
        if here is None or here in seen:
            break
        seen.add(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return seen


@pytest.mark.parametrize("name", WINDOWS)
def test_tab_reaches_every_control(name: str, qapp: QApplication) -> None:
    window = WINDOWS[name](make_theme())
    lay_out(window, QSize(1600, 1000))
    reached = reachable(window)
    groups = {made.group() for made in reached if isinstance(made, QAbstractButton) and made.group() is not None}
    for kind in (QAbstractButton, QLineEdit, QComboBox, QSlider):
        for control in window.findChildren(kind):
            if not control.isVisible() or not control.isEnabled() or control in reached:
                continue
            # Arrow keys walk inside an exclusive group.
            assert isinstance(control, QAbstractButton), control
            assert control.group() in groups, control.text() or control.accessibleName()
    window.close()


@pytest.mark.parametrize("name", WINDOWS)
def test_every_control_has_a_name(name: str, qapp: QApplication) -> None:
    window = WINDOWS[name](make_theme())
    lay_out(window, QSize(1600, 1000))
    for kind in (QAbstractButton, QLineEdit, QComboBox, QSlider):
        for control in window.findChildren(kind):
            if control.isVisible() and not control.objectName().startswith("qt_"):
                words = getattr(control, "text", lambda: "")() if isinstance(control, QAbstractButton) else ""
                assert control.accessibleName() or words, control
    window.close()


def shown(window: QWidget) -> set[str]:
    """Every text of labels and buttons."""
    texts = {label.text() for label in window.findChildren(QLabel)}
    return texts | {button.text() for button in window.findChildren(QAbstractButton)}


@pytest.mark.parametrize("name", WINDOWS)
def test_language_changes_at_run_time(name: str, qapp: QApplication) -> None:
    window = WINDOWS[name](make_theme())
    lay_out(window, QSize(1600, 1000))
    english_texts = shown(window)
    make_translations().use("de")
    QApplication.processEvents()
    german = shown(window)
    fresh = WINDOWS[name](window.theme)  # type: ignore[attr-defined]
    lay_out(fresh, QSize(1600, 1000))
    assert german != english_texts
    if name not in ("match", "rules", "home"):
        assert german == shown(fresh)
    window.close()


def test_look_and_text_size_change_at_run_time(qapp: QApplication) -> None:
    theme = make_theme()
    window = settings(theme)
    lay_out(window, QSize(1280, 720))
    light = window.grab().toImage()
    high = window.bar.title.fontMetrics().height()
    theme.set(scheme="dark", text_scale=1.5)
    QApplication.processEvents()
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor("#0D1F2E")
    assert window.grab().toImage() != light
    assert window.bar.title.fontMetrics().height() > high * 1.4
    window.close()


def test_large_windows_get_larger_texts(qapp: QApplication) -> None:
    theme = make_theme()
    theme.fit_window(QSize(1280, 720))
    assert theme.px(16) == 16
    theme.fit_window(QSize(1920, 1080))
    assert theme.px(16) == 18
    theme.fit_window(QSize(3840, 2160))
    assert theme.px(16) >= 36


def test_settings_tell_what_was_chosen(qapp: QApplication) -> None:
    window = settings(make_theme())
    told: list[Preferences] = []
    window.changed.connect(told.append)
    lay_out(window, QSize(1280, 720))
    window.languages[1]["de"].click()
    window.schemes[1]["dark"].click()
    window.speeds[1]["0.0"].click()
    window.switches["touch"].click()
    window.slider.setFocus()
    QTest.keyClick(window.slider, Qt.Key.Key_Right)
    assert [p.language for p in told][:1] == ["de"]
    assert told[-1] == Preferences("de", "dark", 1.05, 0.0, True, False, True)
    window.show_preferences(Preferences())
    assert window.percent.text() == "100 %"
    assert len(told) == 5
    window.close()


def test_match_frame_sends_its_actions(qapp: QApplication) -> None:
    window = match(make_theme())
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.set_board(board)
    lay_out(window, QSize(1600, 1000))
    sent: list[str] = []
    for name in ("undo", "redo", "save", "rules", "back", "cover"):
        getattr(window, name).connect(lambda name=name: sent.append(name))
    window.undo_button.click()
    window.redo_button.click()
    assert sent == ["undo"]
    assert window.redo_button.toolTip() == "There is nothing to bring back."
    QTest.keyClick(board, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(board, Qt.Key.Key_F9)
    window.bar.back.click()
    assert sent == ["undo", "save", "cover", "back"]
    window.close()


def test_menu_hands_seats_over_and_turns_the_board(qapp: QApplication) -> None:
    window = match(make_theme())
    seats: list[tuple[str, int]] = []
    window.hand_over.connect(lambda seat: seats.append(("over", seat)))
    window.face.connect(lambda seat: seats.append(("face", seat)))
    window.fill_menu()
    menus = {action.text(): action.menu() for action in window.menu.actions() if action.menu() is not None}
    menus["Hand a seat over"].actions()[1].trigger()
    menus["Turn the board to a seat"].actions()[0].trigger()
    assert seats == [("over", 1), ("face", 0)]
    assert menus["Hand a seat over"].actions()[1].text() == "Bo: a person takes over"


def test_changing_the_board_keeps_the_old_one_alive(qapp: QApplication) -> None:
    window = match(make_theme())
    first, second = QWidget(), QWidget()
    window.set_board(first)
    window.set_board(second)
    assert first.parent() is None
    assert second.parent() is window


def test_consent_to_go_back_tells_how_far(qapp: QApplication) -> None:
    people = [SeatName("Ada", 1), SeatName("Bo", 2)]
    dialog = dialogs.ConsentDialog(make_theme(), people, [0, 1], 3)
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(": 3." in words for words in said)
    assert not any("round" in words for words in said)


def test_consent_needs_everybody(qapp: QApplication) -> None:
    dialog = dialogs.ConsentDialog(
        make_theme(), [SeatName("Ada", 1), SeatName("Bo", 2), SeatName("Chidi", 3)], [0, 2], 2
    )
    dialog.show()
    assert not dialog.back.isEnabled()
    for box in dialog.boxes.values():
        box.click()
    assert dialog.back.isEnabled()
    dialog.back.click()
    assert dialog.answer == 1


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_dialogs_are_not_cut(language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    theme = make_theme(text_scale=1.5)
    for dialog in (
        dialogs.ConsentDialog(theme, [SeatName("Ada", 1), SeatName("Bo", 2)], [0, 1], 12),
        dialogs.AboutDialog(theme, "0.1.0"),
    ):
        dialog.show()
        QApplication.processEvents()
        assert clipped(dialog) == []
        dialog.close()
