"""The reveal of a turn on the board of House Numbers, and log lines that point at the board."""

from __future__ import annotations

import msgspec
import pytest
from house_numbers_table import Table, make_board, rules, tour_position
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from desktop.boards.common.link import LogLine
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import Claim, Pool, Turn
from engine.games.house_numbers.view import Confirmed, Dealt, PlansFlipped

NINE = 22
"""The plot where Ada writes 9 in this turn."""


def resolve(speed: float, front: int = 0) -> tuple[Table, HouseNumbersBoard, list[object]]:
    """The tour position, played to the next turn with the board in front of seat ``front``; not told yet."""
    table = Table(tour_position(rules()))
    board = make_board(table, speed=speed)
    view = table.view
    ada = Turn(view.numbers[1], view.effects[1], NINE, 9, Pool(), None, (Claim(2, (0, 21)),))
    step = table.game.play(table.state, 0, ada, Chance(5))
    table.state, table.seat = step.state, 2
    board.show(table.view)
    draft = step.chance.draft()
    last = table.game.choices(table.view, 2).sample(draft, "player")
    board.draft.put(last)
    board.refresh()
    step = table.game.play(table.state, 2, last, step.chance)
    table.state, table.seat = step.state, front
    board.show(table.view)
    return table, board, [told.event for told in step.events]


def moving(board: HouseNumbersBoard) -> set[tuple[str | int, ...]]:
    return {ident for ident, piece in board.pieces.items() if piece.was is not None}


def test_reveal_moves_marks_squares_claims_and_cards(qapp) -> None:
    _, board, events = resolve(speed=1.0)
    board.tell(events)
    moved = moving(board)
    assert {("plot", NINE), ("track", "pools"), ("plan", 2)} <= moved
    assert {("seat", seat) for seat in range(4)} <= moved
    assert {("pair", place) for place in range(3)} <= moved
    assert board.pieces["plot", NINE].state.number == 9, "the scene equals the view while it moves"


def test_reveal_comes_to_its_end_by_itself(qapp) -> None:
    _, board, events = resolve(speed=40.0)
    board.tell(events)
    for _ in range(100):
        if not board.motion.running:
            break
        QTest.qWait(10)
    assert not board.motion.running
    assert not moving(board)


@pytest.mark.parametrize("way", ["key", "press", "show", "tell"])
def test_any_key_press_or_new_move_jumps_to_the_end(qapp, way: str) -> None:
    table, board, events = resolve(speed=1.0)
    board.tell(events)
    assert board.motion.running
    if way == "key":
        board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F12, Qt.KeyboardModifier.NoModifier))
    elif way == "press":
        board.pointer_press(board.centre_of(("deck",)))
    elif way == "show":
        table.state = msgspec.structs.replace(table.state, turn=14)
        board.show(table.view)
    else:
        board.tell([Dealt(14)])
        assert not moving(board)
        return
    assert not board.motion.running
    assert not moving(board)


def test_a_seat_that_confirms_leaves_the_reveal_running(qapp) -> None:
    """Computer players confirm within a moment: the others could never see how the last turn went."""
    table, board, events = resolve(speed=1.0)
    board.tell(events)
    before = moving(board)
    table.state = msgspec.structs.replace(table.state, waiting=(0, 2, 3))
    board.show(table.view)
    board.tell([Confirmed(1)])
    assert moving(board) == before
    assert board.pieces["seat", 1].state.status == "ready"


def test_instant_shows_no_movement(qapp) -> None:
    _, board, events = resolve(speed=0.0)
    seen = []
    for piece in board.pieces.values():
        piece.move_from = lambda was, share: seen.append(share)  # type: ignore[method-assign]
    board.tell(events)
    assert set(seen) == {1.0}
    assert not board.motion.running


def test_marks_that_stood_there_as_draft_do_not_come_again(qapp) -> None:
    _, board, events = resolve(speed=1.0, front=2)
    board.tell(events)
    assert not {ident for ident in moving(board) if ident[0] in ("plot", "gap", "track", "park", "agent")}
    assert ("seat", 1) in moving(board)


def test_draft_is_written_with_a_movement(qapp) -> None:
    board = make_board(Table(tour_position(rules())), speed=1.0)
    board.activate(("pair", 1))
    board.activate(("plot", NINE))
    assert {("plot", NINE), ("track", "pools")} <= moving(board)
    board.undo()
    assert not moving(board)


def test_last_turn_of_every_seat_is_outlined_until_the_next(qapp) -> None:
    table, board, events = resolve(speed=0.0)
    board.tell(events)
    assert board.pieces["plot", NINE].state.mark == "last"
    assert [plot for plot in range(33) if board.pieces["plot", plot].state.mark] == [NINE]
    assert board.pieces["seat", 1].state.last == 1 << 31
    board.activate(("seat", 3))
    assert board.pieces["plot", 8].state.mark == "last"
    assert board.pieces["park", 0].state.mark == "last"
    table.state = msgspec.structs.replace(table.state, turn=14)
    board.show(table.view)
    assert not any(board.pieces["plot", plot].state.mark for plot in range(33))


def test_log_line_points_at_the_board(qapp) -> None:
    _, board, events = resolve(speed=0.0)
    board.tell(events)
    lines = [LogLine(12, 1, "Bo: 13 in street 3"), LogLine(12, 0, "Ada claims plan 3 first: 7"), LogLine(12, None, "x")]
    board.show_log(lines)
    assert [board.pieces["line", place].active for place in range(3)] == [False, True, True]
    board.set_hovered(("line", 1))
    assert board.pieces["plot", NINE].state.mark == "pointed"
    assert board.pieces["plan", 2].state.mark == "pointed"
    board.set_hovered(None)
    assert board.pieces["plot", NINE].state.mark == "last"
    board.set_focus(("line", 2))
    assert board.pieces["seat", 1].state.pointed == 1 << 31
    assert board.pieces["plot", 31].state.mark == "", "the sheet of another seat is on the table"
    board.activate(("line", 2))
    assert board.shown == 1
    assert board.pieces["plot", 31].state.mark == "pointed"


def test_squares_of_log_lines_serve_after_loading(qapp) -> None:
    board = make_board(Table(tour_position(rules())))
    board.show_log([LogLine(11, 0, "Ada: 4 with a pool in street 3", (27,))])
    assert board.pieces["plot", 27].state.mark == "last"
    board.set_hovered(("line", 0))
    assert board.pieces["plot", 27].state.mark == "pointed"


def test_deeds_that_were_taken_back_are_forgotten(qapp) -> None:
    table, board, events = resolve(speed=0.0)
    board.tell(events)
    table.state = tour_position(rules())
    board.show(table.view)
    assert board.pieces["seat", 1].state.last == 0


def test_solo_card_turns_the_plans_and_is_told(qapp) -> None:
    state = rules().start(Setup(1, "solo"), Chance(5)).state
    table = Table(state)
    board = make_board(table, speed=1.0)
    said = []
    board.said.connect(said.append)
    draft = Chance(3).draft()
    action = table.game.choices(table.view, 0).sample(draft, "player")
    step = table.game.play(state, 0, action, draft.chance)
    table.state = msgspec.structs.replace(step.state, flipped=True)
    board.show(table.view)
    board.tell([*(told.event for told in step.events), PlansFlipped(2)])
    assert {("plan", place) for place in range(3)} <= moving(board)
    assert any("later value" in words for words in said)
