"""The resolution on the board of Nine Blocks: the same picture from either side, nothing told too early, no secrets."""

from __future__ import annotations

from typing import Any

import pytest
from nine_blocks_rounds import states
from nine_blocks_table import NAMES, Table, at, make_board, position, with_front
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from desktop.boards.nine_blocks.board import NineBlocksBoard
from desktop.boards.nine_blocks.resolution import Stage, course_of
from desktop.boards.nine_blocks.resolution_play import Resolution
from desktop.boards.nine_blocks.resolution_words import part, prompt, spoken, telling
from desktop.boards.nine_blocks.stepper import COMING, entries_of
from engine.games.nine_blocks.actions import Plan
from engine.games.nine_blocks.view import Phase


def resolution(board: NineBlocksBoard) -> Resolution:
    return next(found for found in board.parts if isinstance(found, Resolution))


def key(board: NineBlocksBoard, code: Qt.Key) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


def picture(board: NineBlocksBoard) -> dict[Any, Any]:
    """Everything that is to be seen, but for what the buttons of the panel may do."""
    return {
        ident: (piece.state, piece.isVisible(), piece.name)
        for ident, piece in board.pieces.items()
        if ident[0] != "stepper"
    }


def resolved(**more: Any) -> tuple[Table, NineBlocksBoard, Resolution]:
    """The round of the picture, just resolved by Chidi's plan."""
    table = with_front(position())
    board = make_board(table, **more)
    table.play(Plan(7, at("G8")), 0)
    return table, board, resolution(board)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_looks_the_same_from_either_side(seats: int, qtbot: QtBot) -> None:
    steps = 0
    for number, state in enumerate(states(seats, 40 + seats, cascade=True)):
        if number % 11 or state.last is None:
            continue
        board = make_board(Table(state, None))
        steps += walk(board)
    assert steps > 25


def walk(board: NineBlocksBoard) -> int:
    """Goes through all steps to and fro; gives how many there are."""
    here = resolution(board)
    before = picture(board)
    here.open()
    if here.course is None or not here.course.steps:
        return 0
    count = len(here.course.steps)
    seen = []
    for step in range(count):
        assert here.at == step
        seen.append(picture(board))
        here.forward()
    for step in reversed(range(count)):
        here.go(step)
        assert picture(board) == seen[step]
    for step in (count - 1, 0, count // 2):
        here.go(step)
        assert picture(board) == seen[step]
    here.go(count - 1)
    if here.course.whole:
        spaces = {ident: found for ident, found in before.items() if ident[0] in ("space", "ground")}
        assert {ident: picture(board)[ident] for ident in spaces} == spaces
    here.close()
    assert picture(board) == before
    return count


def test_the_round_of_the_picture(qtbot: QtBot) -> None:
    _, board, here = resolved()
    assert here.course is not None
    assert [step.stage for step in here.course.steps] == [
        Stage.TURNED, Stage.SPACE, Stage.BOARD, Stage.BUILD, Stage.BUILD, Stage.BONUS,
    ]  # fmt: skip
    here.go(2)
    step = here.step
    assert step is not None
    assert step.emptied == (at("G5"),)
    assert [flight.number for flight in step.flights] == [7, 7]
    # The piece that is taken flies first, the offender's own tile 350 ms later.
    assert [(flight.start.kind, flight.delay) for flight in step.flights] == [("space", 0), ("plan", 350)]
    assert board.pieces["space", at("G5")].state.light == "emptied"
    assert board.pieces["space", at("G8")].state.light == "emptied"
    assert board.pieces["space", at("B2")].state.frame == "plan"
    assert board.pieces["card", 0].state.tiles == (2, 9, 7, 7)
    assert board.pieces["veil",].isVisible()
    assert board.pieces["prompt",].state.number == board.numbers[0]
    assert "Chidi" in board.prompt_words()
    here.go(3)
    assert board.pieces["space", at("B2")].state.frame == "plan"
    assert board.pieces["card", 0].state.tiles == (2, 9, 7, 7)
    here.go(1)
    assert board.pieces["card", 0].state.tiles == (2, 9)
    assert board.pieces["space", at("G5")].state.tile == 7


def test_headings_of_what_comes_tell_nothing(qtbot: QtBot) -> None:
    faces = Table(position()).seats
    known: dict[Any, str] = {}
    for state in states(4, 11):
        course = course_of(make_view(state))
        if course is None or course.open_build or len(course.stages) < 7:
            continue
        for step in range(len(course.steps)):
            for entry in entries_of(course, step, faces):
                if entry.kind == COMING:
                    assert not entry.lines
                    assert not entry.tiles
                    assert known.setdefault(entry.stage, entry.title) == entry.title


def make_view(state: Any) -> Any:
    return Table(state, None).view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_has_words_for_everybody(seats: int, qtbot: QtBot) -> None:
    faces = Table(next(iter(states(seats, 1)))).seats
    for seed in range(4):
        for state in states(seats, 70 + seed, cascade=True):
            course = course_of(make_view(state))
            for number, step in enumerate(course.steps if course is not None else ()):
                told = telling(step, faces)
                words = [told.title, *told.lines, told.strong, prompt(step, faces), spoken(course, number, faces)]
                words += [part(step, seat, faces) for seat in range(seats)]
                assert told.title
                assert prompt(step, faces)
                for sentence in words:
                    assert "%" not in sentence.replace("%n", ""), sentence
                    assert " you" not in sentence.lower()


def test_it_plays_by_itself_and_any_key_skips(qtbot: QtBot) -> None:
    table, board, here = resolved(speed=50.0)
    said: list[str] = []
    board.said.connect(said.append)
    assert here.opened
    assert here.running
    assert board.busy
    assert not board.may_act(1)
    assert board.now.role == ""
    assert not board.now.hand
    qtbot.waitUntil(lambda: not here.opened, timeout=8000)
    assert not board.busy
    assert board.may_act(1)
    assert len([words for words in said if words.startswith("Step")]) >= 5
    assert table.state.phase is Phase.BONUS


def test_a_key_goes_to_the_last_step_and_another_one_on(qtbot: QtBot) -> None:
    _, board, here = resolved(speed=1.0)
    assert here.running
    key(board, Qt.Key.Key_X)
    assert here.course is not None
    assert here.at == len(here.course.steps) - 1
    assert here.opened
    key(board, Qt.Key.Key_X)
    assert not here.opened
    assert not board.busy


def test_a_press_beside_the_panel_skips(qtbot: QtBot) -> None:
    _, board, here = resolved(speed=1.0)
    board.pointer_move(board.centre_of(("space", 40)))
    board.pointer_press(board.centre_of(("space", 40)))
    board.pointer_release(board.centre_of(("space", 40)))
    assert here.course is not None
    assert here.at == len(here.course.steps) - 1


def test_buttons_and_keys_step(qtbot: QtBot) -> None:
    _, board, here = resolved(speed=1.0)
    for name, wanted in (("hold", None), ("first", 0), ("next", 1), ("back", 0), ("last", 5)):
        board.motion.finish()
        spot = board.centre_of(("stepper", name))
        board.pointer_move(spot)
        board.pointer_press(spot)
        board.pointer_release(spot)
        board.motion.finish()
        assert not here.running, name
        if wanted is not None:
            assert here.at == wanted, name
    key(board, Qt.Key.Key_PageUp)
    assert here.at == 4
    key(board, Qt.Key.Key_Left)
    assert here.at == 3
    key(board, Qt.Key.Key_Right)
    board.motion.finish()
    assert here.at == 4
    key(board, Qt.Key.Key_Home)
    assert here.at == 0
    key(board, Qt.Key.Key_Space)
    assert here.running
    key(board, Qt.Key.Key_Space)
    assert not here.running
    key(board, Qt.Key.Key_End)
    key(board, Qt.Key.Key_Escape)
    assert not here.opened


def test_every_button_can_be_reached_by_keys_and_is_read(qtbot: QtBot) -> None:
    _, board, here = resolved()
    here.go(2)
    order = board.focus_order()
    for name in ("first", "back", "next", "last", "hold", "pace", "close"):
        assert ("stepper", name) in order
        assert board.pieces["stepper", name].name
    sections = board.sections()
    assert sections[0].title == "What happened, one by one"
    assert sum(spot.ident[0] == "steps" for spot in sections[0].spots) == 3
    board.set_focus(("stepper", "next"))
    key(board, Qt.Key.Key_Return)
    assert here.at == 3
    paces = set()
    for _ in range(4):
        board.activate(("stepper", "pace"))
        paces.add(board.pieces["stepper", "pace"].state.words)
    assert len(paces) == 4


def test_the_last_round_shows_during_the_next_planning_without_secrets(qtbot: QtBot) -> None:
    state = next(
        state
        for state in states(4, 5)
        if state.last is not None and state.phase is Phase.PLAN and len(state.plans) == 2 and state.last.plans
    )
    table = with_front(state)
    board = make_board(table)
    here = resolution(board)
    assert ("last_round",) in board.pieces
    assert board.pieces["last_round",].isVisible()
    board.activate(("last_round",))
    assert here.opened
    shown = [board.pieces["space", space].state.plans for space in range(81)]
    before = {plan.space for plan in state.last.plans}
    for space, plans in enumerate(shown):
        assert not plans or space in before
    assert board.now.role == ""
    board.activate(("stepper", "close"))
    assert board.now.role == "plan"
    for plan in state.plans:
        assert all(number < 1 for _, number in board.pieces["space", plan.space].state.plans)


def test_the_last_round_can_be_seen_after_the_end(qtbot: QtBot) -> None:
    *_, state = states(4, 3)
    board = make_board(Table(state, None))
    here = resolution(board)
    here.open()
    assert here.course is not None
    kinds = [type(step.fact).__name__ for step in here.course.steps]
    assert "Ended" in kinds
    here.go(kinds.index("Ended"))
    assert board.pieces["banner",].isVisible()
    assert board.pieces["banner",].name.startswith("The match is over")


def test_nothing_is_said_of_a_turn_that_was_left(qtbot: QtBot) -> None:
    table, board, here = resolved(speed=1.0)
    assert here.running
    table.state = position()
    table.seat = table.front()
    board.show(table.view)
    assert not here.opened
    assert not board.busy
    assert all(not flier.isVisible() for flier in here.fliers)
    assert NAMES


@pytest.mark.parametrize("text_scale", [1.0, 1.45, 2.0])
def test_rows_fit_the_panel_and_the_present_event_stays(text_scale: float, qtbot: QtBot) -> None:
    _, board, here = resolved(text_scale=text_scale)
    room = QRectF(28, 170, 244, 400)
    assert here.course is not None
    for step in range(len(here.course.steps)):
        here.go(step)
        rows = here.panel.fitted_rows(room)
        assert [entry.kind for entry, _, _ in rows].count("now") == 1
        if text_scale < 2:
            assert rows[-1][1].bottom() <= room.bottom() + 1
    assert board.pieces["steps",].isVisible()
