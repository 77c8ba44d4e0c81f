"""The clock of a round on the screen: its face in the top bar, its menu, its row in the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from app_samples import until
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from timed_program import starting
from window_samples import lay_out, make_theme, make_translations

from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.reading import Reading, Stand
from desktop.windows.clock import ClockFace, ClockRow, LengthDialog
from desktop.windows.new_match import NewMatchWindow
from engine.core.entries import LONGEST_CLOCK
from engine.games.common_ground.facts import FACTS
from engine.games.house_numbers.facts import FACTS as HOUSE_NUMBERS


@pytest.fixture
def programs(qapp: QApplication, tmp_path: Path) -> Iterator[Any]:
    """Starts programs on one folder; closes them at the end."""
    yield from starting(tmp_path)


# On the screen


class Painted(QObject):
    """Counts the paint events of widgets."""

    def __init__(self, *widgets: Any) -> None:
        super().__init__()
        self.of: list[QObject] = []
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes who was painted."""
        if event.type() == QEvent.Type.Paint:
            self.of.append(watched)
        return False


def test_a_second_paints_the_face_only(programs: Any) -> None:
    program = programs()
    page = program.app.play.window
    QTest.qWait(300)
    buttons = list(page.icons)
    painted = Painted(page.clock, page.words, page.board, program.app.play.view.viewport(), *buttons)
    for _ in range(3):
        program.think(1)
        QTest.qWait(30)
    assert len([one for one in painted.of if one is page.clock]) == 3
    assert {one for one in painted.of if one is not page.clock} == set()
    page.clock_shown.emit(False)
    QTest.qWait(50)
    painted.of.clear()
    for _ in range(3):
        program.think(1)
        QTest.qWait(30)
    assert painted.of == [], "without figures nothing changes until the warning"


def test_the_face_keeps_its_width_and_speaks_when_it_is_asked(qapp: QApplication) -> None:
    make_translations().use("en")
    face = ClockFace(make_theme())
    widths = set()
    for left, stand in ((600, Stand.RUNS), (599, Stand.RUNS), (59, Stand.HELD), (0, Stand.OVER)):
        face.put(Reading(True, 600, left, stand))
        widths.add(face.sizeHint().width())
    assert len(widths) == 1
    face.put(Reading(True, 600, 154, Stand.AWAY))
    assert face.accessibleName() == "Clock: 2 minutes 34 seconds"
    assert face.accessibleDescription() == "The clock stands still while nobody looks at the board."
    face.put(Reading(True, 600, 153, Stand.AWAY))
    assert face.accessibleName() == "Clock: 2 minutes 34 seconds", "not every second"
    assert face.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_the_face_looks_different_in_every_state(qapp: QApplication) -> None:
    for scheme in ("light", "dark"):
        face = ClockFace(make_theme(scheme))
        seen = set()
        for reading in (
            Reading(True, 180, 100, Stand.RUNS),
            Reading(True, 180, 99, Stand.RUNS),
            Reading(True, 180, 100, Stand.HELD),
            Reading(True, 180, 20, Stand.RUNS, late=True),
            Reading(True, 180, 0, Stand.OVER, late=True),
            Reading(True, 180, 0, Stand.OVER, late=True, shown=False),
        ):
            face.put(reading)
            face.resize(face.sizeHint())
            picture = face.grab().toImage().convertToFormat(face.grab().toImage().Format.Format_Grayscale8)
            seen.add(bytes(picture.constBits()))
        assert len(seen) == 6, "without colours too"


def test_the_face_opens_its_menu_by_key(programs: Any) -> None:
    program = programs()
    window = program.app.play.window
    window.clock.setFocus()
    assert QApplication.focusWidget() is window.clock
    QTest.keyClick(window.clock, Qt.Key.Key_Space)
    until(window.clock_menu.isVisible)
    texts = [action.text() for action in window.clock_menu.actions() if action.text()]
    assert texts == [
        "Pause the clock",
        "Hide the time",
        "Off",
        "1 minute",
        "2 minutes",
        "3 minutes",
        "5 minutes",
        "10 minutes",
        "Other …",
    ]
    assert [action.text() for action in window.clock_menu.actions() if action.isChecked()] == ["3 minutes"]
    next(action for action in window.clock_menu.actions() if action.text() == "5 minutes").trigger()
    window.clock_menu.close()
    assert program.clock.reading.limit == 300


def test_the_face_is_never_cut(programs: Any) -> None:
    program = programs()
    page = program.app.play.window
    for scale in (1.0, 1.45, 2.0):
        program.app.theme.set(text_scale=scale)
        for width, height in ((1280, 720), (960, 640)):
            program.app.window.resize(QSize(width, height))
            QTest.qWait(20)
            assert page.clock.width() >= page.clock.sizeHint().width(), (scale, width)
            assert page.rect().contains(page.clock.mapTo(page, page.clock.rect().bottomRight()))


def test_another_length_is_typed_in_a_dialog(qapp: QApplication) -> None:
    dialog = LengthDialog(make_theme(), 0)
    assert not dialog.take.isEnabled()
    for typed, taken in (("0", False), ("7", True), ("", False), ("99", True)):
        dialog.field.setText(typed)
        assert dialog.take.isEnabled() == taken
    assert int(dialog.field.text()) * 60 == LONGEST_CLOCK
    for key, seconds in ((Qt.Key.Key_Return, 25 * 60), (Qt.Key.Key_Escape, None)):
        dialog = LengthDialog(make_theme(), 25 * 60)
        QTimer.singleShot(0, dialog, lambda asked=dialog, key=key: QTest.keyClick(asked.field, key))
        assert dialog.ask_seconds() == seconds


# The set-up


@pytest.fixture
def setup(qapp: QApplication) -> Iterator[NewMatchWindow]:
    """The set-up of Common Ground."""
    make_translations().use("en")
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS)
    lay_out(made, QSize(1280, 720))
    yield made
    made.close()


def test_the_set_up_offers_lengths_and_begins_without_a_clock(setup: NewMatchWindow) -> None:
    assert setup.clock_row.isVisible()
    assert setup.plan().clock == 0
    for minutes in (1, 2, 3, 5, 10, 0):
        setup.clock_row.buttons[minutes].click()
        assert setup.plan().clock == minutes * 60
    setup.clock_row.field.setFocus()
    QTest.keyClicks(setup.clock_row.field, "25")
    assert setup.plan().clock == 25 * 60
    assert not any(made.isChecked() for made in setup.clock_row.buttons.values())
    setup.clock_row.buttons[3].click()
    assert setup.plan().clock == 180
    assert setup.clock_row.field.text() == ""
    QTest.keyClicks(setup.clock_row.field, "7")
    QTest.keyClick(setup.clock_row.field, Qt.Key.Key_Backspace)
    assert setup.plan().clock == 0
    assert setup.clock_row.buttons[0].isChecked()
    QTest.keyClicks(setup.clock_row.field, "0")
    assert setup.plan().clock == 0
    QTest.keyClicks(setup.clock_row.field, "999")
    assert setup.plan().clock <= LONGEST_CLOCK


def test_the_set_up_remembers_the_clock_per_game(setup: NewMatchWindow) -> None:
    setup.clock_row.buttons[5].click()
    remembered = MatchPlan.from_json(setup.plan().to_json())
    assert remembered.clock == 300
    setup.open_game(HOUSE_NUMBERS)
    assert not setup.clock_row.isVisible()
    assert setup.plan().clock == 0
    setup.open_game(FACTS, remembered)
    assert setup.plan().clock == 300
    setup.open_game(FACTS)
    assert setup.plan().clock == 0


@pytest.mark.parametrize("value", [None, -1, True, 1.5, "180", [180], LONGEST_CLOCK + 1, 10**30])
def test_a_remembered_clock_that_cannot_be_is_off(value: object) -> None:
    plan = MatchPlan("common_ground", "standard", (SeatPlan("Ada"),)).to_json()
    assert MatchPlan.from_json({**plan, "clock": value}).clock == 0
    del plan["clock"]
    assert MatchPlan.from_json(plan).clock == 0


def test_the_row_shows_lengths_that_no_button_has(qapp: QApplication) -> None:
    row = ClockRow(make_theme())
    for seconds in (0, 60, 240, 600, 99 * 60):
        row.put(seconds)
        assert row.seconds() == seconds
