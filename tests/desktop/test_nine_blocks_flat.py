"""Nine Blocks on a screen that lies flat: panels at the edges, the hand face down until held, all turned right."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest
from nine_blocks_rounds import careless
from nine_blocks_table import Table, at, make_board, position, start, with_front
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QTransform
from pytestqt.qtbot import QtBot

from desktop.boards.nine_blocks.board import NineBlocksBoard
from desktop.boards.nine_blocks.flat_layout import CORNERS, EDGES, column_for, desk_rooms, panel_spots
from desktop.boards.nine_blocks.layout import AREA
from desktop.boards.nine_blocks.resolution_play import Resolution
from engine.games.nine_blocks.actions import GiveUp, Plan

AROUND = (1, 2, 3, 0)
"""The picture: Chidi on the left, Dora above, Ada on the right, Ben below."""


def flat(edges: tuple[int, ...] = AROUND, table: Table | None = None) -> tuple[Table, NineBlocksBoard]:
    table = table or with_front(position())
    board = make_board(table)
    board.lay_flat(edges)
    return table, board


def nearest(rect: QRectF, point: QPointF) -> tuple[float, float]:
    """How far the nearest corner of a rectangle is from a point, along both axes."""
    x = min((rect.left(), rect.right()), key=lambda side: abs(side - point.x()))
    y = min((rect.top(), rect.bottom()), key=lambda side: abs(side - point.y()))
    return x - point.x(), y - point.y()


def faces_up(board: NineBlocksBoard) -> list[int]:
    """The numbers of the hand that are to be seen."""
    return [board.pieces["tile", place].state[0] for place in range(len(board.now.hand))]


@pytest.mark.parametrize(
    "edges",
    [*permutations(range(4), 2), (0, 0), (0, 1, 3), (0, 1, 2, 3), (1, 2, 3, 0), (2, 2, 0, 0), (3, 3, 3, 3)],
)
def test_every_seat_has_a_panel_that_faces_its_edge(edges: tuple[int, ...], qtbot: QtBot) -> None:
    _, board = flat(edges, with_front(start(len(edges), 3)))
    rects = []
    for seat, edge in enumerate(edges):
        panel = board.pieces["edge", seat]
        assert panel.isVisible()
        assert panel.rotation() == 90 * edge
        spot = panel.mapRectToScene(panel.rect)
        corners = len(edges) == 2 and edges[0] != edges[1]
        room = (CORNERS if corners else EDGES)[edge].adjusted(-1, -1, 1, 1)
        assert room.contains(spot)
        if corners:
            # Two seats sit at the left ends of their edges.
            near = QTransform().rotate(90 * edge).map(QPointF(-1, 1))
            whole = AREA.adjusted(0, 40, 0, 0)
            corner = whole.center() + QPointF(near.x() * whole.width(), near.y() * whole.height()) / 2
            assert all(abs(side) < 20 for side in nearest(spot, corner))
            assert not spot.intersects(column_for(edges))
        assert all(not spot.intersects(other) for other in rects)
        rects.append(spot)
        # The lower side of a panel lies at its edge of the screen.
        foot = panel.mapToScene(QPointF(panel.rect.center().x(), panel.rect.bottom())) - AREA.center()
        head = panel.mapToScene(QPointF(panel.rect.center().x(), panel.rect.top())) - AREA.center()
        out = QPointF(*((0, 1), (-1, 0), (0, -1), (1, 0))[edge])
        assert QPointF.dotProduct(foot, out) > QPointF.dotProduct(head, out)
    assert len(panel_spots(edges)) == len(edges)
    assert not board.pieces["card", 0].isVisible()
    assert not board.pieces["screen",].isVisible()


@pytest.mark.parametrize("edges", [(0, 1, 2, 3), (0, 2)])
@pytest.mark.parametrize("edge", range(4))
def test_the_rooms_before_a_seat_stay_in_the_column(edge: int, edges: tuple[int, ...]) -> None:
    notes, buttons, turn = desk_rooms(edge, column_for(edges))
    column = column_for(edges).adjusted(-1, -1, 1, 1)
    for room in (notes, buttons):
        assert column.contains(turn.mapRect(room))
    assert not turn.mapRect(notes).intersects(turn.mapRect(buttons).adjusted(1, 1, -1, -1))


def test_board_and_letters_turn_to_whoever_acts(qtbot: QtBot) -> None:
    table, board = flat()
    assert board.faced == 0
    assert board.letters == 1
    assert board.quarter == 1
    # Seated in the order of their sides, areas stay before their seats and only the letters turn.
    for seat, edge in enumerate(AROUND):
        board.face(seat)
        assert (board.letters, board.quarter, board.faced) == (edge, 1, seat)
        assert board.pieces["space", 40].state.spin == (1 - edge) % 4
    board.lay_flat((0, 1, 3, 2))
    board.face(2)
    assert board.letters == 3
    assert board.quarter == 1
    board.lay_flat(None)
    assert (board.letters, board.quarter) == (0, 0)
    assert not board.pieces["edge", 0].isVisible()
    assert board.pieces["card", 0].isVisible()
    assert board.pieces["primary",].transform().isIdentity()
    assert board.pieces["tile", 0].rotation() == 0
    assert table.submitted == []


def test_standing_up_again_looks_as_before(qtbot: QtBot) -> None:
    table = with_front(position())
    board = make_board(table)

    def shown() -> dict[object, object]:
        return {
            ident: (piece.state, piece.isVisible(), piece.rect, piece.sceneTransform())
            for ident, piece in board.pieces.items()
            if ident[0] not in ("edge", "flat", "flat_site")
        }

    before = shown()
    for edges in (AROUND, (0, 1, 2, 3), (2, 3, 0, 1)):
        board.lay_flat(edges)
    board.lay_flat(None)
    assert shown() == before


def test_the_hand_lies_face_down_and_shows_only_while_it_is_held(qtbot: QtBot) -> None:
    _, board = flat()
    assert faces_up(board) == [0, 0, 0, 0]
    spot = board.centre_of(("tile", 1))
    board.pointer_move(spot)
    board.pointer_press(spot)
    assert faces_up(board) == [2, 5, 7, 9]
    board.pointer_release(spot)
    assert faces_up(board) == [0, 0, 0, 0]
    assert board.load == 1
    for section in board.sections():
        assert not any("Dock crane" in spot.words for spot in section.spots if spot.ident[0] == "tile")
    # A drag covers the hand, too, and the tile is carried face down.
    board.let_go()
    board.pointer_press(spot)
    for share in (0.2, 0.5, 1.0):
        board.pointer_move(spot + (board.centre_of(("space", at("I8"))) - spot) * share)
    assert faces_up(board) == [0, 0, 0, 0]
    assert board.ghost.state.tile == 0
    board.pointer_cancel("escape")
    assert faces_up(board) == [0, 0, 0, 0]


def test_a_key_shows_the_hand_for_a_moment(qtbot: QtBot) -> None:
    _, board = flat()
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_V, Qt.KeyboardModifier.NoModifier)
    board.keyPressEvent(press)
    assert faces_up(board) == [2, 5, 7, 9]
    board.keyPressEvent(press)
    assert faces_up(board) == [0, 0, 0, 0]


@pytest.mark.parametrize("edges", [AROUND, (0, 1, 2, 3), (2, 3, 0, 1), (3, 0, 1, 2)])
def test_a_plan_from_every_edge(edges: tuple[int, ...], qtbot: QtBot) -> None:
    table, board = flat(edges)
    table.plays = False
    spot, end = board.centre_of(("tile", 0)), board.centre_of(("space", at("I8")))
    board.pointer_press(spot, touch=True)
    for share in (0.3, 0.6, 1.0):
        board.pointer_move(spot + (end - spot) * share)
    board.pointer_release(end)
    button = board.centre_of(("primary",))
    assert board.pieces["primary",].active
    board.pointer_press(button)
    board.pointer_release(button)
    assert table.submitted == [Plan(2, at("I8"))]


def test_a_tile_is_given_up_on_the_own_panel(qtbot: QtBot) -> None:
    table, board = flat()
    table.plays = False
    board.activate(("tile", 3))
    board.activate(("edge", 0))
    board.primary()
    assert table.submitted == [GiveUp(9)]


def test_panels_tell_each_seat_its_part_and_pieces_fly_to_them(qtbot: QtBot) -> None:
    table, board = flat()
    table.play(Plan(7, at("G8")), 0)
    here = next(part for part in board.parts if isinstance(part, Resolution))
    here.open()
    here.go(2)
    assert board.faced == 0
    assert board.pieces["edge", 0].state.acts
    words = [board.pieces["edge", seat].state.words for seat in range(4)]
    assert words[0] == "The 7 on G8 repeats the 7 on G5. Both come to this rack."
    assert words[3] == "The 7 on G5 leaves the board. Points stay."
    assert words[1] == "The 3 on B2 was lost."
    assert [board.pieces["edge", seat].state.grave for seat in range(4)] == [True, False, False, False]
    panel = board.pieces["edge", 0]
    for mark in here.marks[:2]:
        assert panel.mapRectToScene(panel.rect).contains(mark.mapRectToScene(mark.rect).center())
    here.go(1)
    assert board.faced == 1
    assert board.letters == 2
    assert board.pieces["edge", 1].state.acts
    here.close()
    assert board.faced == board.now.seat


@pytest.mark.parametrize("persons", [(), (0,), (0, 1, 2, 3)])
def test_steps_turn_the_board_towards_persons_while_they_are_read(persons: tuple[int, ...], qtbot: QtBot) -> None:
    table, board = flat(table=with_front(position(), persons=persons))
    table.play(Plan(7, at("G8")), 0)
    here = next(part for part in board.parts if isinstance(part, Resolution))
    here.open()
    for step in range(len(here.course.steps)):  # type: ignore[union-attr]
        before = board.faced
        here.go(step)
        concerned = here.concerned
        assert board.faced == (concerned if concerned in persons else before)
    here.go(0)
    turned = (board.letters, board.quarter)
    # What runs by itself turns nothing.
    here.hold()
    assert here.running
    while here.at < len(here.course.steps) - 1:  # type: ignore[union-attr]
        here.go_on()
        board.motion.finish()
        assert (board.letters, board.quarter) == turned


@pytest.mark.parametrize("persons", [(), (0,), (0, 2)])
def test_the_board_turns_only_towards_persons_who_act(persons: tuple[int, ...], qtbot: QtBot) -> None:
    table = Table(start(4, 3), persons=persons)
    table.seat = table.front()
    board = make_board(table)
    board.lay_flat((0, 2, 3, 1))
    seen, acted, dice = [(board.letters, board.quarter)], 0, random.Random(5)
    while table.state.round < 4 and acted < 40:
        acted += 1
        seat = table.game.waiting(table.state)[0]
        before = (board.letters, board.quarter)
        if seat in persons and not board.busy:
            assert board.faced == seat
        else:
            assert (board.letters, board.quarter) == before
        table.play(careless(table.state, seat, dice), seat)
        seen.append((board.letters, board.quarter))
    assert acted > 12
    turns = sum(one != other for one, other in pairwise(seen))
    assert turns <= {0: 0, 1: 1}.get(len(persons), 9)
