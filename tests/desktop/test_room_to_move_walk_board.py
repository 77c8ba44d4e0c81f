"""The final walk on the board: it begins with the end, can be stepped, held, skipped and walked again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from room_to_move_matches import at_phase, finished
from room_to_move_table import Table, make_board, with_front

from desktop.boards.room_to_move.final_walk import Kind
from desktop.boards.room_to_move.final_walk_play import WalkShow
from engine.games.room_to_move.view import Phase


def walk_of(board) -> WalkShow:
    return next(part for part in board.parts if isinstance(part, WalkShow))


def key(board, code: Qt.Key) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


def shown(board) -> tuple[object, ...]:
    """Everything that the walk shows."""
    walk = walk_of(board)
    pieces = (walk.sheet, walk.lights, walk.feet, walk.pills, walk.figure, walk.table, walk.note, *walk.stops)
    return (*tuple(piece.state if piece.isVisible() else None for piece in pieces), walk.figure.pos().toTuple())


def over(number: int = 2, seed: int = 1, seats: int = 2, **more):
    return make_board(Table(finished(number, seed, seats, "beginner")), **more)


def test_the_walk_begins_when_the_last_sheet_is_finished(qapp) -> None:
    table = with_front(at_phase(2, 1, "finish"))
    board = make_board(table, speed=1.0)
    board.primary()
    if not walk_of(board).opened:
        board.primary()
    walk = walk_of(board)
    assert board.seen.phase is Phase.OVER
    assert walk.opened
    assert walk.busy
    assert not board.may_act(0)
    # Somebody who steps by hand is not overtaken by the result.
    key(board, Qt.Key.Key_Right)
    assert walk.busy
    key(board, Qt.Key.Key_Space)
    # Any key goes to the total; from there it goes on to the end.
    key(board, Qt.Key.Key_A)
    assert walk.station.kind is Kind.TOTAL
    key(board, Qt.Key.Key_A)
    assert not walk.busy
    assert walk.opened
    key(board, Qt.Key.Key_Escape)
    assert not walk.opened
    assert walk.opener.isVisible()
    assert ("walk_again",) in board.focus_order()


def test_without_motion_it_is_gone_through_by_hand_room_by_room_without_footprints(qapp) -> None:
    table = with_front(at_phase(2, 1, "finish"))
    board = make_board(table)
    board.primary()
    walk = walk_of(board)
    assert walk.opened
    assert not walk.busy
    for _ in range(2 * len(walk.walk)):
        assert walk.feet.state.old == ()
        assert walk.feet.state.way == ()
        key(board, Qt.Key.Key_Right)
    assert walk.station.kind is Kind.TOTAL


@pytest.mark.parametrize("number", [1, 2, 7, 10, 11])
def test_stepping_forth_and_back_shows_the_same(qapp, number: int) -> None:
    board = over(number)
    board.activate(("walk_again",))
    walk = walk_of(board)
    walk.go(0, 0)
    forth = [shown(board)]
    for _ in range(2 * len(walk.walk) - 1):
        board.activate(("walk_button", "next"))
        forth.append(shown(board))
    back = [shown(board)]
    for _ in range(2 * len(walk.walk) - 1):
        board.activate(("walk_button", "back"))
        back.append(shown(board))
    assert forth == list(reversed(back))
    totals = [board.link.score(seat).total for seat in range(2)]
    assert list(walk.table.state.totals)[1] == totals[1]


def test_the_moments_of_a_station_end_in_what_stepping_shows(qapp) -> None:
    board = over(speed=1.0)
    board.activate(("walk_again",))
    walk = walk_of(board)
    walk.go(0, 0)
    while walk.number < len(walk.walk) - 1:
        board.activate(("walk_button", "next"))
        station = walk.station
        seen = []
        for animation in list(board.motion.running):
            for share in (0.2, 0.5, 0.8, 0.95):
                animation.setCurrentTime(int(animation.duration() * share))
                seen.append((walk.moment.walked, walk.moment.counted))
                assert not walk.moment.settled
        assert seen == sorted(seen)
        board.motion.finish()
        played = shown(board)
        walk.go(walk.seat, walk.number)
        assert shown(board) == played
        assert walk.station is station


def test_rings_seats_and_buttons_go_where_they_say(qapp) -> None:
    board = over()
    board.activate(("walk_again",))
    walk = walk_of(board)
    rooms = len(board.now.scenario.rooms)
    board.activate(("walk_stop", 2))
    assert (walk.station.kind, walk.station.place) == (Kind.ROOM, 1)
    board.activate(("walk_stop", rooms + 1))
    assert (walk.station.kind, walk.station.place) == (Kind.BONUS, 0)
    board.activate(("walk_stop", rooms + 2))
    assert walk.station.kind is Kind.TOTAL
    board.activate(("walk_seat", 1 - walk.seat))
    assert walk.station.kind is Kind.FRONT
    board.activate(("walk_button", "total"))
    assert walk.station.kind is Kind.TOTAL
    board.activate(("walk_button", "again"))
    board.motion.finish()
    assert walk.number == 0


def test_pieces_that_do_not_count_have_a_red_nought_and_a_reason(qapp) -> None:
    found = 0
    for seed in range(1, 8):
        board = make_board(Table(finished(3, seed, 1, "random")))
        board.activate(("walk_again",))
        walk = walk_of(board)
        for number, station in enumerate(walk.walk.stations[0]):
            lost = [piece for piece in station.pieces if not piece.counts]
            if not lost:
                continue
            found += 1
            walk.go(0, number)
            assert walk.note.isVisible()
            assert sum(pill.bad and not pill.large for pill in walk.pills.state) == len(lost)
            for piece in lost:
                assert walk.lights.state.lost & piece.squares == piece.squares
    assert found


def test_every_station_has_words_and_the_mirror_lists_them(qapp) -> None:
    board = over(12, 1, 3)
    board.activate(("walk_again",))
    walk = walk_of(board)
    walk.go(2, len(walk.walk) - 1)
    (section,) = [one for one in board.sections() if one.title == "Final walk"]
    told = [spot.words for spot in section.spots if spot.ident[0] == "walk_told"]
    assert len(told) == len(walk.walk)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_walk_paints_in_every_look(qapp, scheme: str, scale: float, monkeypatch) -> None:
    def fail(*error: object) -> None:
        raise AssertionError(error)

    monkeypatch.setattr("sys.excepthook", fail)
    board = over(11, 1, 6, scheme=scheme, text_scale=scale)
    board.activate(("walk_again",))
    for _ in range(4):
        image = QImage(800, 470, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        board.render(painter)
        painter.end()
        board.activate(("walk_button", "next"))


def test_a_press_beside_the_buttons_skips(qapp) -> None:
    table = with_front(at_phase(2, 1, "finish"))
    board = make_board(table, speed=1.0)
    board.primary()
    walk = walk_of(board)
    board.pointer_move(QPointF(400, 500))
    board.pointer_press(QPointF(400, 500))
    board.pointer_release(QPointF(400, 500))
    assert walk.station.kind is Kind.TOTAL
