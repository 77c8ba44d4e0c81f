"""The clock of a round: what it measures and when it stands, that it only reminds, and that its time is never lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from app_samples import until
from controller_set import HandComputers
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from timed_program import CONES, DESK, GROUP, NAMES, Program, starting

from desktop.table.attention import Attention
from desktop.table.plan import MatchPlan, SeatPlan
from desktop.table.reading import Reading, Stand
from desktop.table.round_clock import warning_at
from engine.core.entries import LONGEST_CLOCK, Clock, Spent
from engine.core.record import load_record
from resources import reader


@pytest.fixture
def programs(qapp: QApplication, tmp_path: Path) -> Iterator[Any]:
    """Starts programs on one folder; closes them at the end."""
    yield from starting(tmp_path)


# What it measures


def test_every_step_has_its_own_time(programs: Any) -> None:
    program = programs()
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS)
    program.think(40)
    assert program.clock.reading.left == 140
    program.act()
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS), "the mayor's desk begins anew"
    program.think(10.5)
    assert program.clock.reading.left == 170
    program.act()
    program.think(7)
    assert program.spent() == {(1, CONES): 40_000, (1, DESK): 10_500, (1, GROUP): 7000}


def test_nothing_is_lost_between_many_looks(programs: Any) -> None:
    program = programs()
    for _ in range(10_000):
        program.time.now += 0.0004
        program.clock.look()
    assert program.spent()[1, CONES] == pytest.approx(4000, abs=2)


def test_the_next_round_begins_anew_and_a_clock_without_a_step_waits(programs: Any) -> None:
    program = programs()
    program.to_group()
    program.think(30)
    program.guess()
    assert program.match.state.phase == "bonus"
    assert program.clock.reading == Reading(True, 180, 180, Stand.IDLE)
    assert not program.clock.timer.isActive()
    program.think(30)
    program.act()
    assert program.match.round == 2
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS)
    program.think(2)
    assert program.spent() == {(1, GROUP): 30_000, (2, CONES): 2000}


# When it stands


def test_it_stands_while_the_curtain_is_down(programs: Any) -> None:
    program = programs()
    program.think(5)
    program.act(lift=False)
    assert program.table.front.expected is not None
    assert program.clock.reading.stand is Stand.COVERED
    program.think(60)
    program.table.lift()
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS)
    program.think(3)
    program.table.cover()
    assert program.clock.reading == Reading(True, 180, 177, Stand.COVERED)


def test_it_stands_while_the_board_reveals(programs: Any) -> None:
    program = programs()
    program.to_group()
    board = program.app.play.board
    board.look.speed = 1.0
    program.think(4)
    program.guess()
    assert board.revealing
    assert program.clock.reading == Reading(True, 180, 180, Stand.SHOWN)
    program.think(20)
    board.motion.finish()
    assert program.clock.reading.stand is Stand.IDLE
    assert program.spent() == {(1, GROUP): 4000}


def test_nothing_tells_that_the_last_reveal_ends_the_match(programs: Any) -> None:
    """While a reveal runs the clock looks the same, whatever comes next."""
    program = programs()
    program.to_group()
    program.app.play.clock.busy = lambda: True
    program.guess()
    during = program.clock.reading
    while program.match.outcome is None:
        if program.match.state.phase == "group":
            program.guess()
        else:
            program.act()
    assert program.clock.reading == during
    program.app.play.clock.busy = lambda: False
    program.clock.look()
    assert program.clock.reading == Reading(False)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players move when the test says so."""
    for name in ("use", "ask", "cancel"):
        monkeypatch.setattr(f"desktop.table.computers.Computers.{name}", getattr(HandComputers, name))


def move(program: Program) -> None:
    """The computer player that thinks has decided."""
    HandComputers.move(program.table.computers)  # type: ignore[arg-type]


def test_it_stands_while_computer_players_think(programs: Any, by_hand: None) -> None:
    program = programs("person", "beginner", "beginner")
    assert program.match.waiting == (2,)
    assert program.clock.reading == Reading(True, 180, 180, Stand.IDLE)
    program.think(5)
    move(program)
    move(program)
    assert program.match.state.phase == "group"
    assert program.clock.reading.stand is Stand.RUNS
    program.think(2)
    program.table.thinking.emit(2)
    assert program.clock.reading.stand is Stand.THINKING
    program.think(5)
    program.table.thinking.emit(None)
    program.think(1)
    program.table.pause(True)
    assert program.clock.reading.stand is Stand.THINKING
    program.think(5)
    program.table.pause(False)
    program.think(1)
    assert program.spent() == {(1, GROUP): 4000}


def test_it_stands_while_computer_players_guess_among_themselves(programs: Any, by_hand: None) -> None:
    program = programs("beginner", "person", "beginner")
    move(program)
    assert program.match.state.phase == "plan"
    program.table.lift()
    program.think(3)
    program.act()
    assert program.match.state.phase == "group"
    assert program.clock.reading == Reading(True, 180, 180, Stand.IDLE)
    program.think(5)
    assert program.spent() == {(1, DESK): 3000}


def test_it_stands_while_nobody_looks(programs: Any) -> None:
    program = programs()
    window = program.app.window
    program.think(2)
    window.showMinimized()
    QApplication.processEvents()
    assert program.clock.reading.stand is Stand.AWAY
    assert not program.clock.timer.isActive()
    program.think(100)
    window.showNormal()
    window.activateWindow()
    QApplication.processEvents()
    assert program.clock.reading == Reading(True, 180, 178, Stand.RUNS)
    program.app.show_rules("common_ground")
    assert program.clock.reading.stand is Stand.AWAY
    program.think(100)
    program.app._go_back()
    assert program.clock.reading == Reading(True, 180, 178, Stand.RUNS)


def test_it_stands_in_a_window_that_is_not_active(programs: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    program = programs()
    program.think(2)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    for state, stand in (
        (Qt.ApplicationState.ApplicationInactive, Stand.AWAY),
        (Qt.ApplicationState.ApplicationActive, Stand.RUNS),
        (Qt.ApplicationState.ApplicationSuspended, Stand.AWAY),
        (Qt.ApplicationState.ApplicationHidden, Stand.AWAY),
        (Qt.ApplicationState.ApplicationActive, Stand.RUNS),
    ):
        monkeypatch.setattr("PySide6.QtGui.QGuiApplication.applicationState", staticmethod(lambda state=state: state))
        application.applicationStateChanged.emit(state)
        assert program.clock.reading.stand is stand
        if stand is Stand.AWAY:
            program.think(30)
    assert program.clock.reading.left == 178


def test_it_stands_while_a_dialog_or_menu_is_open(programs: Any) -> None:
    program = programs()
    program.think(2)
    dialog = QDialog(program.app.window)
    dialog.open()
    assert program.clock.reading.stand is Stand.AWAY
    program.think(10)
    dialog.close()
    until(lambda: program.clock.reading.stand is Stand.RUNS)
    for menu, opening in (
        (program.app.play.window.menu, None),
        (program.app.play.window.clock_menu, program.app.play.window.open_clock),
    ):
        if opening is None:
            menu.popup(program.app.window.mapToGlobal(program.app.window.rect().center()))
        else:
            opening()
        until(lambda: program.clock.reading.stand is Stand.AWAY)
        program.think(10)
        menu.close()
        until(lambda: program.clock.reading.stand is Stand.RUNS)
    assert program.clock.reading.left == 178


def test_a_computer_that_slept_has_not_thought(programs: Any) -> None:
    program = programs()
    program.think(2)
    program.time.now += 8 * 3600
    program.clock.tick()
    assert program.clock.reading == Reading(True, 180, 178, Stand.RUNS)
    program.think(1)
    assert program.clock.reading.left == 177


def test_it_can_be_paused_by_hand(programs: Any) -> None:
    program = programs()
    program.think(2)
    program.app.play.window.clock_held.emit(True)
    assert program.clock.reading == Reading(True, 180, 178, Stand.HELD)
    program.think(20)
    program.act()
    assert program.clock.reading.stand is Stand.HELD, "it stays so until somebody lets it go on"
    program.clock.hold(False)
    program.think(1)
    assert program.spent() == {(1, CONES): 2000, (1, DESK): 1000}


def test_attention_that_is_off_hears_nothing(qapp: QApplication) -> None:
    page = QDialog()
    attention = Attention(page)
    told: list[bool] = []
    attention.changed.connect(lambda: told.append(True))
    page.show()
    page.hide()
    assert told == []
    attention.turn(True)
    page.show()
    assert told
    attention.turn(False)
    told.clear()
    page.hide()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert told == []


# It only reminds


def test_one_warning_and_one_reminder_and_nothing_else(programs: Any) -> None:
    program = programs()
    said: list[str] = []
    program.app.play.announcer.spoken.connect(said.append)
    warned: list[int] = []
    program.clock.warned.connect(warned.append)
    ended: list[bool] = []
    program.clock.ended.connect(lambda: ended.append(True))
    before = program.match.acts
    program.think(149)
    assert (warned, ended) == ([], [])
    program.think(1)
    assert (warned, ended) == ([30], [])
    assert program.clock.reading == Reading(True, 180, 30, Stand.RUNS, late=True)
    program.think(30)
    assert (warned, ended) == ([30], [True])
    assert program.clock.reading == Reading(True, 180, 0, Stand.OVER, late=True)
    assert not program.clock.timer.isActive()
    program.think(600)
    program.clock.look()
    assert (warned, ended) == ([30], [True])
    assert program.match.acts == before, "nobody acts by the clock"
    assert program.table.seat == program.match.waiting[0]
    until(lambda: any("The time is up" in words for words in said))
    assert sum("30 seconds are left" in words for words in said) == 1
    assert "The time is up" in program.app.play.window.words.text()
    program.act()
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS)
    assert "The time is up" not in program.app.play.window.words.text()


def test_the_warning_comes_in_proportion() -> None:
    assert [warning_at(limit) for limit in (60, 120, 600, LONGEST_CLOCK)] == [15_000, 30_000, 30_000, 30_000]


# Changing it


def test_the_length_can_be_changed_in_the_match(programs: Any) -> None:
    program = programs()
    program.think(50)
    window = program.app.play.window
    window.clock_limit.emit(60)
    assert program.clock.reading == Reading(True, 60, 10, Stand.RUNS, late=True)
    program.think(20)
    assert program.clock.reading.stand is Stand.OVER
    window.clock_limit.emit(120)
    assert program.clock.reading == Reading(True, 120, 60, Stand.RUNS), "one more minute is a whole minute"
    window.clock_limit.emit(0)
    assert program.clock.reading == Reading(True)
    assert not window.clock.isVisible()
    assert not program.clock.timer.isActive()
    assert not program.clock.attention.on
    assert program.saved() == Clock(0, True, (Spent(1, CONES, 60_000),))
    window.clock_limit.emit(180)
    assert program.clock.reading == Reading(True, 180, 120, Stand.RUNS)


def test_a_match_without_a_clock_runs_no_timer_and_can_get_one(programs: Any) -> None:
    program = programs(clock=0)
    assert program.match.clock is None
    assert b'"clock"' not in program.table.record()
    assert program.clock.reading == Reading(True)
    assert not program.clock.timer.isActive()
    assert not program.clock.attention.on
    program.act()
    assert not program.clock.timer.isActive()
    window = program.app.play.window
    assert not window.clock.isVisible()
    window.fill_menu()
    assert "Clock" in [action.text() for action in window.menu.actions()]
    program.clock.set_limit(120)
    assert window.clock.isVisible()
    assert program.clock.reading == Reading(True, 120, 120, Stand.RUNS)


def test_figures_can_be_hidden_and_the_clock_still_reminds(programs: Any) -> None:
    program = programs()
    window = program.app.play.window
    wide = window.clock.sizeHint().width()
    window.clock_shown.emit(False)
    assert window.clock.sizeHint().width() < wide
    ended: list[bool] = []
    program.clock.ended.connect(lambda: ended.append(True))
    program.think(180)
    assert ended
    assert program.saved() == Clock(180, False, (Spent(1, CONES, 180_000),))


def test_games_without_steps_for_it_have_no_clock(programs: Any) -> None:
    program = programs()
    seats = (SeatPlan("Ada", "person", 1), SeatPlan("Ben", "person", 2))
    program.app.begin(MatchPlan("house_numbers", "basic", seats, seed=5, clock=180))
    assert program.match.clock is None
    assert program.clock.reading == Reading()
    program.clock.set_limit(60)
    assert program.clock.reading == Reading()
    window = program.app.play.window
    window.fill_menu()
    assert "Clock" not in [action.text() for action in window.menu.actions()]


# Keeping


def test_the_time_is_in_every_save(programs: Any, tmp_path: Path) -> None:
    program = programs()
    program.think(12.25)
    file = tmp_path / "match.cantiere"
    program.time.now += 0.5
    assert program.table.save(file) == ""
    assert load_record(file.read_bytes(), reader).clock == Clock(180, True, (Spent(1, CONES, 12_750),))
    program.act()
    assert program.saved() == Clock(180, True, (Spent(1, CONES, 12_750),))


def test_a_kill_loses_less_than_a_second(programs: Any) -> None:
    """What lies in the autosave while people think: nobody acts, nothing else writes."""
    program = programs()
    for seconds in range(1, 8):
        program.think(1)
        assert program.saved() == Clock(180, True, (Spent(1, CONES, seconds * 1000),))


def test_leaving_and_going_on_loses_nothing(programs: Any) -> None:
    program = programs()
    program.to_group()
    program.think(100.5)
    program.time.now += 0.125
    program.app.show_home()
    assert not program.clock.timer.isActive()
    assert program.clock.reading == Reading()
    program.time.now += 1000
    program.app.resume()
    assert program.clock.reading == Reading(True, 180, 80, Stand.RUNS)
    assert program.spent()[1, GROUP] == 100_625


def test_another_start_of_the_program_goes_on_exactly(programs: Any, tmp_path: Path) -> None:
    program = programs()
    program.to_group()
    program.clock.show(False)
    program.think(150.25)
    program.app.window.close()
    again = Program(tmp_path)
    warned: list[int] = []
    again.app.resume()
    again.clock.warned.connect(warned.append)
    assert again.clock.reading == Reading(True, 180, 30, Stand.RUNS, late=True, shown=False)
    again.think(29)
    assert warned == [], "the warning of this step was given"
    again.think(1)
    assert again.clock.reading.stand is Stand.OVER
    again.close()


def test_an_opened_match_behind_the_curtain_does_not_run(programs: Any, tmp_path: Path) -> None:
    program = programs()
    program.act()
    program.think(9)
    file = tmp_path / "match.cantiere"
    program.table.save(file)
    assert program.app.open(file)
    assert program.clock.reading == Reading(True, 180, 171, Stand.COVERED)
    program.think(60)
    program.table.lift()
    assert program.clock.reading == Reading(True, 180, 171, Stand.RUNS)


def test_another_match_on_the_table_takes_no_time_from_the_one_before(programs: Any) -> None:
    program = programs()
    program.to_group()
    program.think(20)
    seats = tuple(SeatPlan(name, "person", at + 1) for at, name in enumerate(NAMES))
    program.app.begin(MatchPlan("common_ground", "standard", seats, seed=6, clock=60))
    assert program.clock.reading == Reading(True, 60, 60, Stand.RUNS)
    assert program.match.clock == Clock(60)
    program.think(3)
    assert program.spent() == {(1, CONES): 3000}


def test_a_restart_and_another_match_keep_the_length_and_begin_at_nothing(programs: Any) -> None:
    program = programs()
    program.think(20)
    program.clock.set_limit(300)
    program.app.restart()
    assert program.clock.reading == Reading(True, 300, 300, Stand.RUNS)
    assert program.spent() == {}
    assert program.table.plan().clock == 300


# Undo, and the end


def test_what_was_spent_stays_spent_when_a_step_is_taken_back(programs: Any) -> None:
    program = programs(free_undo=True)
    program.to_group()
    program.think(70)
    program.table.undo()
    program.table.lift()
    assert program.match.state.phase == "plan"
    assert program.clock.reading == Reading(True, 180, 180, Stand.RUNS)
    program.think(5)
    program.table.redo()
    program.table.lift()
    assert program.match.state.phase == "group"
    assert program.clock.reading == Reading(True, 180, 110, Stand.RUNS)
    assert program.spent() == {(1, DESK): 5000, (1, GROUP): 70_000}


def test_the_end_of_the_match_is_the_end_of_the_clock(programs: Any) -> None:
    program = programs()
    while program.match.outcome is None:
        program.think(1)
        if program.match.state.phase == "group":
            program.guess()
        else:
            program.act()
    assert program.clock.reading == Reading()
    assert not program.clock.timer.isActive()
    assert not program.clock.attention.on
    clock = load_record(program.table.record(), reader).clock
    assert clock is not None
    assert {spent.round for spent in clock.spent} == {1, 2, 3, 4, 5, 6}
