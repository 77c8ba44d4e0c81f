"""A screen that lies flat: the board turns towards the seat in front, and the pointer still finds everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from app_samples import make_app, started
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.table.edges import edges_of, keep_edges, usual_edges
from desktop.table.plan import MatchPlan, SeatPlan


def flat_app(home: Path, **chosen: object) -> Cantiere:
    """A program whose screen lies flat."""
    return started(make_app(home, **{"flat": True, **chosen}))


def begin(app: Cantiere, seats: int) -> None:
    """A match of persons."""
    people = tuple(SeatPlan(f"Seat {i + 1}", "person", i + 1) for i in range(seats))
    app.begin(MatchPlan("house_numbers", "basic", people, seed=3))


@pytest.mark.parametrize("seats", range(1, 13))
def test_every_seat_has_an_edge(seats: int) -> None:
    edges = usual_edges(seats)
    assert len(edges) == seats
    assert set(edges) <= {0, 1, 2, 3}
    assert edges_of({}, seats) == edges
    moved = tuple((edge + 1) % 4 for edge in edges)
    assert edges_of(keep_edges({}, moved), seats) == moved


@pytest.mark.parametrize("kept", [{"2": [0]}, {"2": [0, 7]}, {"2": "02"}, {"2": 5}])
def test_edges_that_cannot_be_are_not_used(kept: dict[str, object]) -> None:
    assert edges_of(kept, 2) == (0, 2)


def test_the_board_turns_to_the_seat_in_front(tmp_path: Path, qtbot: QtBot) -> None:
    app = flat_app(tmp_path)
    begin(app, 4)
    assert app.play is not None
    view = app.play.view
    assert view is not None
    for seat, quarter in enumerate(usual_edges(4)):
        app.controller.face(seat)
        assert view.quarter == quarter
        # Everything shows, whichever way it is turned.
        whole = view.mapFromScene(app.play.board.area).boundingRect()  # type: ignore[union-attr]
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(whole)
    assert app.play.look is not None
    assert app.play.look.touch
    app.settings.override("flat", False)
    app.play.restyle()
    assert view.quarter == 0
    app.window.close()


def test_a_press_on_the_turned_board_hits_what_it_shows(tmp_path: Path, qtbot: QtBot) -> None:
    app = flat_app(tmp_path)
    begin(app, 4)
    assert app.play is not None
    view, board = app.play.view, app.play.board
    assert view is not None
    assert board is not None
    for seat in range(4):
        app.controller.face(seat)
        at = view.mapFromScene(board.centre_of(("pair", 1)))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert board.draft.action.number_card is not None, seat  # type: ignore[attr-defined]
        board.undo()  # type: ignore[attr-defined]
    app.window.close()


def test_a_board_that_faces_its_seats_by_itself_is_not_turned(tmp_path: Path, qtbot: QtBot) -> None:
    app = flat_app(tmp_path)
    people = tuple(SeatPlan(f"Seat {i + 1}", "person", i + 1) for i in range(4))
    app.begin(MatchPlan("nine_blocks", "standard", people, seed=3))
    assert app.play is not None
    view, board = app.play.view, app.play.board
    assert view is not None
    assert board is not None
    assert view.quarter == 0
    assert board.edges == usual_edges(4)  # type: ignore[attr-defined]
    assert all(board.pieces["edge", seat].isVisible() for seat in range(4))
    app.settings.override("flat", False)
    app.play.restyle()
    assert board.edges is None  # type: ignore[attr-defined]
    assert not board.pieces["edge", 0].isVisible()
    app.window.close()


@pytest.mark.parametrize(
    ("game", "mode", "seats"), [("after_the_quake", "standard", 3), ("nine_blocks", "standard", 4)]
)
def test_the_curtain_turns_to_the_seat_it_waits_for(
    tmp_path: Path, qtbot: QtBot, game: str, mode: str, seats: int
) -> None:
    app = flat_app(tmp_path)
    people = tuple(SeatPlan(f"Seat {i + 1}", "person", i + 1) for i in range(seats))
    app.begin(MatchPlan(game, mode, people, seed=3, secret=True))
    assert app.play is not None
    curtain, edges = app.play.curtain, usual_edges(seats)
    assert curtain.down
    seen = set()
    for seat in (*range(seats), 0):
        app.controller.face(seat)
        if curtain.down:
            assert curtain.quarter == edges[seat]
            seen.add(seat)
            app.controller.lift()
        assert not curtain.down
    assert len(seen) >= seats - 1
    app.settings.override("flat", False)
    app.play.restyle()
    app.controller.cover()
    assert curtain.down
    assert curtain.quarter == 0
    app.window.close()


def test_from_the_first_window_to_playing_in_two_actions(tmp_path: Path, qtbot: QtBot) -> None:
    app = flat_app(tmp_path, flat=False)
    app.home.cards["house_numbers"].start.click()
    app._pages["new_match"].start_button.click()  # type: ignore[attr-defined]
    assert app.controller.playing
    assert app.play is not None
    assert app.window.pages.currentWidget() is app.play.window
    app.window.close()
