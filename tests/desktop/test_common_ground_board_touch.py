"""Fingers on the board of Common Ground: one carries, two zoom the map and turn the Bonus tile."""

from __future__ import annotations

import math

import pytest
from common_ground_table import Table, make_board, position, with_front
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from desktop.boards.common.view import BoardView
from desktop.boards.common_ground.board import CommonGroundBoard
from engine.games.common_ground.actions import LayBonus, SetCones
from engine.games.common_ground.city import cell_at
from engine.games.common_ground.view import Phase

CELL = cell_at(-1, -2)


class Hand:
    """Two fingers on a view; every step is a touch event of the system."""

    def __init__(self, qtbot, board: CommonGroundBoard) -> None:
        self.view = BoardView(board)
        qtbot.addWidget(self.view)
        self.view.resize(1600, 940)
        self.view.show()
        self.device = QTest.createTouchDevice()
        self.at: dict[int, QPointF] = {}

    def spot(self, at: QPointF) -> QPoint:
        return self.view.mapFromScene(at)

    def touch(self, moves: dict[int, QPointF] | None = None, lift: tuple[int, ...] = ()) -> None:
        """Puts fingers down or moves them, and lifts some; the others stay where they are."""
        event = QTest.touchEvent(self.view, self.device)
        moves = moves or {}
        for finger in sorted({*self.at, *moves}):
            if finger in lift:
                event.release(finger, self.spot(self.at[finger]), self.view)
            elif finger not in self.at:
                event.press(finger, self.spot(moves[finger]), self.view)
            else:
                event.move(finger, self.spot(moves.get(finger, self.at[finger])), self.view)
        event.commit()
        self.at |= moves
        for finger in lift:
            del self.at[finger]

    def pair(self, centre: QPointF, radius: float, degrees: float) -> dict[int, QPointF]:
        """Two fingers around a point."""
        way = QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees))) * radius
        return {0: centre - way, 1: centre + way}


def bonus_table() -> Table:
    """The mayor has the Bonus tile in the hand."""
    return with_front(position(Phase.BONUS))


def test_one_finger_sets_cones(qtbot, qapp) -> None:
    table = with_front(position(Phase.CONES))
    board = make_board(table)
    hand = Hand(qtbot, board)
    cells = sorted(board.now.legal)[:4]
    for colour, cell in enumerate(cells):
        start, end = board.centre_of(("supply", colour)), board.centre_of(("cell", cell))
        hand.touch({0: start})
        for share in (0.2, 0.6, 1.0):
            hand.touch({0: start + (end - start) * share})
        assert board.carried
        hand.touch(lift=(0,))
    board.primary()
    assert table.submitted[0][0] == SetCones(tuple(cells))


def test_two_fingers_zoom_and_move_the_map(qtbot, qapp) -> None:
    board = make_board(with_front(position(Phase.CONES)))
    hand = Hand(qtbot, board)
    centre = QPointF(600, 400)
    under = board.root.mapFromScene(centre)
    hand.touch(hand.pair(centre, 60, 0))
    hand.touch(hand.pair(centre, 90, 0))
    hand.touch(hand.pair(centre, 120, 0))
    assert board.camera is not None
    assert board.camera.zoom == pytest.approx(2.0, abs=0.05)
    assert (board.root.mapFromScene(centre) - under).manhattanLength() < 4
    hand.touch(hand.pair(QPointF(560, 430), 120, 0))
    assert (board.root.mapFromScene(QPointF(560, 430)) - under).manhattanLength() < 6
    hand.touch(lift=(1,))
    hand.touch({0: QPointF(300, 300)})
    hand.touch(lift=(0,))
    assert (board.root.mapFromScene(QPointF(560, 430)) - under).manhattanLength() < 6, "one finger left: no move"
    assert not any(board.draft.sketch.cones)
    hand.touch(hand.pair(centre, 200, 0))
    hand.touch(hand.pair(centre, 40, 0))
    assert board.camera.zoom == 1.0


@pytest.mark.parametrize(("degrees", "quarters"), [(90, 1), (-90, -1), (180, 2), (30, 0)])
def test_two_fingers_turn_the_bonus_tile_that_lies(qtbot, qapp, degrees: int, quarters: int) -> None:
    board = make_board(bonus_table())
    board.activate(("cell", CELL))
    before = board.draft.sketch.closed
    hand = Hand(qtbot, board)
    centre = board.centre_of(("cell", CELL))
    steps = range(0, degrees, 15 if degrees > 0 else -15)
    hand.touch(hand.pair(centre, 50, 0))
    for step in steps:
        hand.touch(hand.pair(centre, 50, step))
    hand.touch(hand.pair(centre, 50, degrees))
    hand.touch(lift=(0, 1))
    assert board.draft.sketch.closed == (before + quarters) % 4
    assert board.draft.sketch.cell == CELL
    assert board.camera is not None
    assert board.camera.zoom == 1.0


def test_a_second_finger_turns_the_bonus_tile_that_the_first_carries(qtbot, qapp) -> None:
    table = bonus_table()
    board = make_board(table)
    hand = Hand(qtbot, board)
    start, end = board.centre_of(("bonus",)), board.centre_of(("cell", CELL))
    before = board.draft.sketch.closed
    hand.touch({0: start})
    hand.touch({0: start + QPointF(40, -40)})
    hand.touch({0: end})
    hand.touch({1: end + QPointF(80, 0)})
    assert board.carried
    for degrees in (20, 45, 70, 90):
        hand.touch({1: end + QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees))) * 80})
    assert board.draft.sketch.closed == (before + 1) % 4
    hand.touch(lift=(1,))
    assert board.carried
    hand.touch({0: end + QPointF(4, 4)})
    hand.touch(lift=(0,))
    assert board.draft.sketch.cell == CELL
    board.primary()
    assert table.submitted[0][0] == LayBonus(CELL, (before + 1) % 4)


def test_a_second_finger_puts_a_cone_back(qtbot, qapp) -> None:
    board = make_board(with_front(position(Phase.CONES)))
    hand = Hand(qtbot, board)
    start, end = board.centre_of(("supply", 0)), board.centre_of(("cell", min(board.now.legal)))
    hand.touch({0: start})
    hand.touch({0: end})
    assert board.carried
    hand.touch({1: end + QPointF(100, 0)})
    assert not board.carried
    hand.touch(lift=(0, 1))
    assert board.draft.sketch.cones == (None,) * 4
