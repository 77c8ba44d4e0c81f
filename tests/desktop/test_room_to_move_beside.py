"""Two sheets of Room to Move beside each other: each with its own draft, its own buttons and the keys of who touched it
last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import starting, until
from hand_matches import Course
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common.view import BoardView
from desktop.boards.room_to_move.board import RoomToMoveBoard
from desktop.boards.room_to_move.layout import AREA, HALF
from desktop.table.plan import PERSON
from engine.games.room_to_move.actions import DrawCard, Place
from engine.games.room_to_move.view import Phase
from engine.geometry.shapes import turned
from engine.players.levels import player

LEVEL = "beginner"
OPTIONS = {"scenario": "02", "walls_later": "off", "carpet": "strict"}


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs."""
    yield from starting(tmp_path / "home")


def drawing(app: Cantiere, seats: tuple[str, ...] = (PERSON,) * 3, width: int = 1700) -> None:
    """A match at a card that nobody has drawn yet."""
    app.window.resize(width, 1060)
    Course("room_to_move", seats, 3, OPTIONS).begin(app)
    table = app.controller
    mind = player(table.match.game, LEVEL)
    while table.match.state.phase is not Phase.DRAW:
        seat = table.match.waiting[0]
        if seats[seat] == PERSON:
            table.face(seat)
            assert table.submit(mind.decide(table.match.view(seat), seat, table.match.thinking(seat)).action) is None
        else:
            until(lambda at=seat: table.match.waiting[:1] != (at,), 20)
    until(lambda: app.play.board.offer == "apart" or width < 1600, 5)


def pair(app: Cantiere) -> tuple[RoomToMoveBoard, RoomToMoveBoard]:
    """Both boards, after the button of the rail was pressed."""
    app.play.board.activate(("pair",))
    until(lambda: app.play.beside.board is not None, 5)
    return app.play.board, app.play.beside.board


def draw(app: Cantiere, board: RoomToMoveBoard, view: BoardView) -> Place:
    """Draws a piece of the card with mouse and keys; gives its place."""
    seat = board.link.seat
    wanted = wish(app, seat).places[0]
    click(view, board, ("option", wanted.option))
    for _ in range(wanted.turns):
        QTest.keyClick(view, Qt.Key.Key_R)
    shape = board.shape(board.held)
    middle = board.root.mapToScene(
        (wanted.anchor % 16 + shape.width / 2) * 100, (wanted.anchor // 16 + shape.height / 2) * 100
    )
    QTest.mouseMove(view.viewport(), view.mapFromScene(middle))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(middle))
    assert [place for _, place in board.draft.sketch.drawn] == [wanted]
    return wanted


def wish(app: Cantiere, seat: int) -> DrawCard:
    """What a beginner would draw."""
    match = app.controller.match
    action = player(match.game, LEVEL).decide(match.view(seat), seat, match.thinking(seat)).action
    assert isinstance(action, DrawCard)
    assert action.places
    return action


def click(view: BoardView, board: RoomToMoveBoard, ident: tuple[object, ...]) -> None:
    """Presses a piece with the mouse."""
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(board.centre_of(ident)))


def placed(app: Cantiere, seat: int) -> int:
    """How many pieces a seat has confirmed."""
    return len(app.controller.match.state.sheets[seat].placed)


def test_two_persons_draw_and_confirm_each_on_an_own_sheet(make: Callable[..., Cantiere]) -> None:
    app = make()
    drawing(app)
    first, second = pair(app)
    views = app.play.view, app.play.beside.view
    one, other = first.link.seat, second.link.seat
    assert one != other
    assert (first.area, second.area) == (HALF, HALF)
    assert abs(views[0].width() - views[1].width()) <= 2
    draw(app, first, views[0])
    draw(app, second, views[1])
    assert len(first.draft.sketch.drawn) == len(second.draft.sketch.drawn) == 1
    click(views[1], second, ("primary",))
    until(lambda: placed(app, other) == 1, 5)
    # The first sheet keeps its draft; the third person comes beside it.
    assert app.controller.seat == one
    assert len(first.draft.sketch.drawn) == 1
    third = app.play.beside.seat
    assert third not in (one, other)
    click(views[0], first, ("primary",))
    until(lambda: placed(app, one) == 1, 5)
    # One person is left: one whole board.
    assert app.controller.seat == third
    assert app.play.beside.board is None
    assert first.area == AREA
    assert first.pieces["head",].isVisible()
    assert first.pieces["log",].isVisible()
    assert app.sentences == []


def test_a_draft_comes_along_when_its_seat_comes_to_the_front(make: Callable[..., Cantiere]) -> None:
    app = make()
    drawing(app, (PERSON, PERSON))
    first, second = pair(app)
    views = app.play.view, app.play.beside.view
    other = second.link.seat
    wanted = draw(app, second, views[1])
    draw(app, first, views[0])
    click(views[0], first, ("primary",))
    until(lambda: app.controller.seat == other, 5)
    assert app.play.beside.board is None
    assert [place for _, place in first.draft.sketch.drawn] == [wanted]
    assert app.sentences == []


def test_one_sheet_again_keeps_both_drafts(make: Callable[..., Cantiere]) -> None:
    """By the button, and where the window becomes too small."""
    app = make()
    drawing(app, (PERSON, PERSON))
    for small in (False, True):
        first, second = pair(app)
        one, other = first.link.seat, second.link.seat
        wanted = draw(app, second, app.play.beside.view) if not second.draft.sketch.drawn else None
        if small:
            app.window.resize(1300, 900)
        else:
            first.activate(("pair",))
        until(lambda: app.play.beside.board is None, 5)
        assert first.area == AREA
        assert app.controller.seat == one
        app.controller.face(other)
        assert len(first.draft.sketch.drawn) == 1
        assert wanted is None or first.draft.sketch.drawn[0][1] == wanted
        if small:
            assert not first.pieces["pair",].isVisible()
        else:
            first.undo()
            app.controller.face(one)
    assert app.sentences == []


def test_keys_and_undo_go_to_the_sheet_that_was_touched_last(make: Callable[..., Cantiere]) -> None:
    app = make()
    drawing(app, (PERSON, PERSON))
    first, second = pair(app)
    views = app.play.view, app.play.beside.view
    boards = (first, second)
    for at in (0, 1, 0):
        other = boards[1 - at].held
        click(views[at], boards[at], ("prompt",))
        until(lambda at=at: views[at].hasFocus(), 5)
        assert [board.pieces["prompt",].ringed for board in boards] == [at == 0, at == 1]
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_1 if first.slots[0] == 0 else Qt.Key.Key_2)
        assert boards[at].held is not None
        assert boards[1 - at].held is other
        app.play.undo()
        assert boards[at].held is None
        assert boards[1 - at].held is other
    assert app.sentences == []


def test_there_is_no_second_sheet_without_room_or_without_somebody_to_draw_it(make: Callable[..., Cantiere]) -> None:
    app = make()
    for seats, width in (((PERSON, PERSON), 1500), ((PERSON, LEVEL), 1700)):
        drawing(app, seats, width) if width < 1600 else Course("room_to_move", seats, 3, OPTIONS).begin(app)
        assert app.play.board.offer == ""
        assert not app.play.board.pieces["pair",].isVisible()
    assert app.sentences == []


def test_a_seat_acts_out_of_turn_only_where_nothing_is_hidden(make: Callable[..., Cantiere]) -> None:
    """The table lets a seat beside the first one act; one that has acted, or a computer, may not."""
    app = make()
    drawing(app, (PERSON, PERSON))
    table = app.controller
    other = next(seat for seat in range(2) if seat != table.seat)
    assert table.submit(wish(app, other), other) is None
    assert table.submit(DrawCard(), other).code == "not_waiting"
    Course("nine_blocks", (PERSON, PERSON), 3).begin(app)
    hidden = next(seat for seat in range(2) if seat != table.seat)
    assert table.secret
    assert table.submit(None, hidden).code == "not_waiting"


def test_two_fingers_on_two_sheets_carry_a_piece_each_at_the_same_time(make: Callable[..., Cantiere]) -> None:
    app = make(touch=True)
    drawing(app, (PERSON, PERSON))
    first, second = pair(app)
    views = app.play.view, app.play.beside.view
    finger = QTest.createTouchDevice()
    wishes = [wish(app, board.link.seat).places[0] for board in (first, second)]
    ways = []
    for board, view, wanted in zip((first, second), views, wishes, strict=True):
        for _ in range(wanted.turns):
            board.turned[wanted.option] = wanted.turns, False
        start = view.mapFromScene(board.centre_of(("option", wanted.option)))
        shape = turned(board.piece(board.slot_of(("option", wanted.option))).shape, wanted.turns, False)
        end = board.root.mapToScene(
            (wanted.anchor % 16 + shape.width / 2) * 100, (wanted.anchor // 16 + shape.height / 2) * 100
        )
        ways.append((start, view.mapFromScene(end)))

    def touch(what: str, share: float) -> None:
        """Both fingers press, move or release at once."""
        event = QTest.touchEvent(app.window, finger)
        for at, (view, (start, end)) in enumerate(zip(views, ways, strict=True)):
            getattr(event, what)(at, (start + (end - start) * share), view.viewport())
        event.commit()

    touch("press", 0.0)
    for share in (0.1, 0.4, 0.7, 1.0):
        touch("move", share)
        assert [board.dragging for board in (first, second)] == [True, True]
    touch("release", 1.0)
    for board in (first, second):
        assert len(board.draft.sketch.drawn) == 1
    assert app.sentences == []


def test_a_whole_match_on_two_sheets(make: Callable[..., Cantiere]) -> None:
    """Three persons, whoever draws beside the first one confirms there: each board shows its own seat all the time."""
    app = make()
    drawing(app)
    app.play.board.activate(("pair",))
    table, beside, match = app.controller, app.play.beside, app.controller.match
    mind, twice = player(match.game, LEVEL), 0
    while match.waiting:
        second = beside.board
        seat = match.waiting[0] if second is None or len(match.acts) % 2 else beside.seat
        action = mind.decide(match.view(seat), seat, match.thinking(seat)).action
        if second is not None and seat == beside.seat:
            twice += 1
            assert second.link.submit(action) is None
        else:
            table.face(seat)
            assert app.play.board.link.submit(action) is None
        for board in (app.play.board, beside.board):
            if board is not None and match.waiting:
                assert board.seen.sheets == match.state.sheets
                assert board.seen.seat == board.link.seat
        assert beside.board is None or beside.seat != table.seat
        assert app.play.board.half == (beside.board is not None)
    assert twice > 10
    assert beside.board is None
    assert match.replayed().digest == match.digest
    assert app.sentences == []
