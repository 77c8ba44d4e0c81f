"""Walls, windows, doors, closing a room and finishing the sheet on the board, by pointer and by keys."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from room_to_move_matches import at_phase, game, states
from room_to_move_table import Table, make_board, with_front

from desktop.boards.room_to_move.closing_play import Closing
from desktop.boards.room_to_move.edges import edges_along, inner_edges, middle_of
from desktop.boards.room_to_move.hints_play import Hints
from desktop.boards.room_to_move.states import Sketch
from desktop.boards.room_to_move.walls_marks import Tool, walls_in
from desktop.boards.room_to_move.walls_play import WallTools
from engine.games.room_to_move.actions import CloseRoom, DrawCard, Finish, LeaveOpen, Marks
from engine.games.room_to_move.kinds import WindowFaces
from engine.games.room_to_move.view import Phase, WhatCounts
from engine.geometry.squares import sides_of, squares_in

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at(board, x: float, y: float) -> QPointF:
    """A point of the sheet, in squares, as a point of the scene."""
    return board.root.mapToScene(QPointF(100 * x, 100 * y))


def drag(board, *points: tuple[float, float]) -> None:
    """Presses at the first point, goes to all others, lets go."""
    way = [at(board, *point) for point in points]
    board.pointer_move(way[0])
    board.pointer_press(way[0])
    for one, other in itertools.pairwise(way):
        for step in range(1, 13):
            board.pointer_move(one + (other - one) * step / 12)
    board.pointer_release(way[-1])


def click(board, x: float, y: float) -> None:
    """Presses and lets go."""
    board.pointer_move(at(board, x, y))
    board.pointer_press(at(board, x, y))
    board.pointer_release(at(board, x, y))


def key(board, code: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Presses a key."""
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def part_of(board, kind):
    """The part of that kind."""
    return next(part for part in board.parts if isinstance(part, kind))


def tools(board) -> WallTools:
    return part_of(board, WallTools)


def closing(board) -> Closing:
    return part_of(board, Closing)


def drawn(board) -> frozenset[int]:
    """The loose walls of the sketch."""
    marks = board.draft.sketch.marks
    return frozenset(() if marks is None else walls_in(marks).edges())


def closed_room(number: int = 0, seed: int = 1) -> Table:
    return with_front(at_phase(number, seed, "close"))


def drawing(number: int = 0, seed: int = 1) -> Table:
    return with_front(at_phase(number, seed, "draw"))


@pytest.fixture
def close(qapp):
    table = closed_room()
    return make_board(table), table


# Walls


def test_dragging_along_grid_lines_draws_walls_and_undo_takes_them_back(close) -> None:
    board, _ = close
    board.activate(("tool", "wall"))
    drag(board, (6, 4), (6, 7), (3, 7))
    way = ((6, 4), (6, 5), (6, 6), (6, 7), (5, 7), (4, 7), (3, 7))
    assert drawn(board) == set(edges_along(way))
    assert board.can_undo()
    board.undo()
    assert not drawn(board)
    board.redo()
    assert drawn(board) == set(edges_along(way))


def test_dragging_back_takes_away_what_was_drawn_in_the_stroke(close) -> None:
    board, _ = close
    board.activate(("tool", "wall"))
    drag(board, (6, 4), (6, 8), (6, 5))
    assert drawn(board) == set(edges_along(((6, 4), (6, 5))))


def test_a_stroke_over_walls_alone_rubs_them_out(close) -> None:
    board, _ = close
    board.activate(("tool", "wall"))
    drag(board, (6, 4), (6, 8))
    drag(board, (6, 8), (6, 6))
    assert drawn(board) == set(edges_along(((6, 4), (6, 5), (6, 6))))
    board.activate(("tool", "eraser"))
    drag(board, (6, 4.5), (6, 5.5))
    assert not drawn(board)


def test_clicks_and_keys_draw_the_same_wall(close) -> None:
    board, _ = close
    board.activate(("tool", "wall"))
    click(board, 6, 5.5)
    by_click = drawn(board)
    assert len(by_click) == 1
    click(board, 6, 5.5)
    assert not drawn(board)
    board.activate(("tool", "wall"))
    key(board, Qt.Key.Key_W)
    (edge,) = by_click
    for _ in range(60):
        here = tools(board).cursor
        if here == edge:
            break
        x, y = middle_of(here)
        goal_x, goal_y = middle_of(edge)
        if here % 2 != edge % 2:
            key(board, Qt.Key.Key_R)
        elif abs(goal_x - x) > 0.5:
            key(board, Qt.Key.Key_Right if goal_x > x else Qt.Key.Key_Left)
        else:
            key(board, Qt.Key.Key_Down if goal_y > y else Qt.Key.Key_Up)
    key(board, Qt.Key.Key_Return)
    assert drawn(board) == by_click
    key(board, Qt.Key.Key_Up if middle_of(edge)[1] > 6 else Qt.Key.Key_Down, SHIFT)
    assert len(drawn(board)) == 2
    key(board, Qt.Key.Key_Escape)
    assert tools(board).tool is Tool.NONE


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("zoom", [1.0, 2.5, 6.0])
@pytest.mark.parametrize("pixels", [0.6, 1.0, 2.0])
def test_strips_are_wide_enough_on_the_screen_at_every_zoom(close, touch: bool, zoom: float, pixels: float) -> None:
    board, _ = close
    board.look.touch = touch
    board.pixels = pixels
    board.activate(("tool", "wall"))
    board.camera.zoom_at(at(board, 6, 6), zoom)
    edge = edges_along(((6, 5), (6, 6)))[0]
    middle = at(board, *middle_of(edge))
    half = (40 if touch else 24) / 2 / pixels
    square = 100 * board.camera.scale()
    for away in (half - 1, -half + 1):
        if abs(away) < square / 2 - 1:
            assert board.ident_at((middle.x() + away, middle.y())) == ("edge", edge)
    # The middle of a square belongs to no side, where the square is large enough.
    if square > 4 * half:
        assert board.ident_at((middle.x() + square / 2, middle.y())) != ("edge", edge)


def test_without_a_tool_there_are_no_strips_and_with_one_they_win_over_pieces(close) -> None:
    board, table = close
    assert not [ident for ident in board.pieces if ident[0] == "edge"]
    placed = table.view.sheets[0].placed[0]
    square = next(squares_in(board.now.house.squares(placed)[0]))
    edge = next(e for e in inner_edges(board.now.scenario.inside) if e // 4 == square)
    x, y = middle_of(edge)
    inside = (x + (square % 16 + 0.5 - x) * 0.3, y + (square // 16 + 0.5 - y) * 0.3)
    point = at(board, *inside)
    assert board.ident_at((point.x(), point.y()))[0] == "drawn"
    board.activate(("tool", "wall"))
    assert board.ident_at((point.x(), point.y())) == ("edge", edge)
    board.activate(("tool", "wall"))
    assert not [ident for ident in board.pieces if ident[0] == "edge"]


def test_a_wall_through_a_piece_is_refused_with_a_sentence_and_the_sides(close) -> None:
    board, table = close
    house = board.now.house
    edge = None
    for placed in table.view.sheets[0].placed:
        shape = house.turned(placed)
        for step in shape.inner_right:
            edge = 4 * (placed.anchor + step) + 1
    assert edge is not None
    board.activate(("tool", "wall"))
    click(board, *middle_of(edge))
    assert board.draft.sketch.marks is None
    assert tools(board).note.isVisible()
    assert "wall_through_piece" in tools(board).words
    assert edge in tools(board).faults.state[0]
    words = tools(board).words
    assert any(words in spot.words for section in board.sections() for spot in section.spots)
    # The next press puts the sentence away.
    click(board, 14.5, 14.5)
    assert not tools(board).note.isVisible()
    assert not tools(board).faults.isVisible()


def test_within_rooms_of_earlier_rounds_walls_cannot_be_touched(qapp) -> None:
    board = make_board(with_front(at_phase(2, 1, "close", room=3)))
    board.activate(("tool", "wall"))
    for closed in board.now.base.closed:
        if closed is not None:
            assert not tools(board).placed & inner_edges(closed.area)
    assert tools(board).placed


def test_walls_windows_and_front_door_drawn_early_go_with_the_card(qapp) -> None:
    table = drawing(2)
    board = make_board(table)
    board.activate(("tool", "wall"))
    inner = min(inner_edges(board.now.scenario.inside) & tools(board).placed)
    board.activate(("edge", inner))
    board.activate(("tool", "window"))
    outer = max(tools(board).placed)
    board.activate(("edge", outer))
    action = board.action()
    assert isinstance(action, DrawCard)
    assert walls_in(action.marks).has(inner)
    assert outer in action.marks.windows
    board.undo()
    assert outer not in board.action().marks.windows
    board.undo()
    assert board.action().marks is None


def test_a_wide_front_door_takes_two_sides(qapp) -> None:
    state = next(s for s in states(7, 2) if s.phase is Phase.DRAW)
    board = make_board(with_front(state))
    board.activate(("tool", "front"))
    edge = min(tools(board).placed)
    board.activate(("edge", edge))
    front = board.draft.sketch.marks.front
    assert len(front) == 2
    assert edge in front


def test_windows_may_go_on_walls_off_the_grid_where_they_are_drawn(qapp) -> None:
    state = next(s for s in states(11, 2) if s.phase is Phase.DRAW)
    board = make_board(with_front(state))
    board.activate(("tool", "window"))
    for edge in tools(board).placed:
        piece = board.pieces["edge", edge]
        centre = piece.mapToScene(piece.line.center())
        assert board.ident_at((centre.x(), centre.y())) is not None
        assert board.ident_at((centre.x(), centre.y()))[0] == "edge"


# Closing


def test_outlines_are_proposed_the_smallest_first_and_each_can_be_confirmed(close) -> None:
    board, _ = close
    sizes = []
    for _ in range(len(closing(board).offers())):
        board.activate(("close", "outline"))
        sizes.append(board.draft.sketch.area.bit_count())
        assert board.can_play()
        action = board.action()
        assert isinstance(action, CloseRoom)
        assert game().refuse(board.seen, 0, action) is None
        assert closing(board).stand.complete
    assert sizes == sorted(sizes)
    board.activate(("close", "outline"))
    assert board.draft.sketch.area.bit_count() == sizes[0]


def test_walls_all_round_tint_the_room_and_hand_over_the_door(close) -> None:
    board, table = close
    area = closing(board).offers()[-1].area
    border = [e for e in inner_edges(board.now.scenario.inside) if len({area >> s & 1 for s in ends(e)}) == 2]
    board.activate(("tool", "wall"))
    for edge in border:
        board.activate(("edge", edge))
    stand = closing(board).stand
    assert stand.closed
    assert stand.area == area
    assert board.pieces["area",].state.closed
    # Drawn by clicks the tool stays; without one in the hand the sides for the door are there by themselves.
    key(board, Qt.Key.Key_Escape)
    assert tools(board).placed == set(stand.doors)
    door = min(stand.doors)
    click(board, *middle_of(door))
    assert closing(board).stand.complete
    assert board.can_play()
    board.primary()
    action = table.submitted[-1]
    assert isinstance(action, CloseRoom)
    assert (action.area, action.door) == (area, door)
    assert not walls_in(action.marks or Marks()).has(door)


def test_a_stroke_that_makes_the_walls_whole_hands_over_the_door(close) -> None:
    board, _ = close
    board.activate(("tool", "wall"))
    drag(board, (6, 3), (6, 8), (9, 8), (9, 9))
    assert closing(board).stand.closed
    assert tools(board).tool is Tool.DOOR
    assert board.draft.sketch.area == closing(board).stand.area


def ends(edge: int) -> tuple[int, ...]:
    """The squares on both hands of an inner side."""
    return tuple(square for square, _ in sides_of(edge))


def test_squares_are_painted_by_strokes_clicks_and_keys(close) -> None:
    board, _ = close
    board.activate(("tool", "area"))
    free = sorted(closing(board).tiles)
    board.activate(("tile", free[0]))
    assert board.draft.sketch.area >> free[0] & 1
    board.activate(("tile", free[0]))
    assert not board.draft.sketch.area >> free[0] & 1
    row = [square for square in free if square // 16 == free[-1] // 16][:3]
    drag(board, *((square % 16 + 0.5, square // 16 + 0.5) for square in (row[0], row[-1])))
    for square in row:
        assert board.draft.sketch.area >> square & 1
    key(board, Qt.Key.Key_Escape)
    key(board, Qt.Key.Key_P)
    board.set_focus(None)
    key(board, Qt.Key.Key_Down)
    focused = board.focused
    assert focused[0] == "tile"
    before = board.draft.sketch.area
    key(board, Qt.Key.Key_Return)
    assert board.draft.sketch.area ^ before == 1 << focused[1]


def test_an_area_that_cannot_be_closed_says_why_and_marks_the_squares(close) -> None:
    board, _table = close
    board.activate(("tool", "window"))
    board.activate(("edge", min(tools(board).placed)))
    keep = closing(board).base_area()
    lonely = max(square for square in range(256) if board.now.scenario.inside >> square & 1 and not keep >> square & 1)
    board.commit(Sketch(marks=board.draft.sketch.marks, area=keep | 1 << lonely))
    stand = closing(board).stand
    assert not stand.closed
    assert stand.refusal is not None
    assert stand.refusal.code in closing(board).panel.state.status
    assert closing(board).panel.state.grave
    assert not board.can_play()
    # What else was drawn stays on the sheet.
    assert board.now.sheet.marks.windows == board.draft.sketch.marks.windows


def test_leaving_a_room_open_that_can_be_closed_is_asked_and_offers_an_outline(close) -> None:
    board, table = close
    board.activate(("close", "leave"))
    assert closing(board).asking == "leave"
    assert not table.submitted
    board.activate(("close", "yes"))
    assert closing(board).stand.complete
    board.activate(("close", "leave"))
    key(board, Qt.Key.Key_Escape)
    assert closing(board).asking == ""
    board.activate(("close", "leave"))
    board.activate(("close", "no"))
    assert isinstance(table.submitted[-1], LeaveOpen)


def test_a_room_that_is_opened_again_begins_as_it_was_closed(qapp) -> None:
    state = at_phase(2, 1, "close", seats=2)
    table = Table(state, 0)
    board = make_board(table)
    board.activate(("close", "outline"))
    sketch = board.draft.sketch
    table.front = lambda: 0  # type: ignore[method-assign]
    board.primary()
    assert board.seen.acted[0]
    # The table takes the confirmation back.
    table.state = state
    board.show(table.view)
    assert (board.draft.sketch.area, board.draft.sketch.door) == (sketch.area, sketch.door)
    assert board.can_play()


# The finish


def test_finishing_without_a_front_door_is_asked_once(qapp) -> None:
    state = at_phase(3, 1, "finish")
    sheet = state.sheets[0]
    bare = replace(state, sheets=(replace(sheet, marks=replace(sheet.marks, front=())),))
    table = with_front(bare)
    table.plays = False
    board = make_board(table)
    board.primary()
    assert closing(board).asking == "front"
    assert not table.submitted
    board.activate(("close", "yes"))
    assert tools(board).tool is Tool.FRONT
    board.primary()
    board.primary()
    assert isinstance(table.submitted[-1], Finish)
    board.activate(("close", "front"))
    for edge in sorted(tools(board).placed):
        board.activate(("edge", edge))
        if board.draft.sketch.marks is not None:
            break
    board.activate(("close", "windows"))
    table.submitted.clear()
    board.primary()
    action = table.submitted[-1]
    assert action.marks.front
    assert len(action.marks.windows) > 4


# Hints


def doubtful() -> Table:
    """A table with pieces that would not count."""
    for number in (2, 3, 5):
        for seed in range(8):
            for state in states(number, seed):
                if state.phase is not Phase.DRAW:
                    continue
                hints = game().aid(game().view(state, 0), 0, WhatCounts()).hints
                if any(hint.piece >= 0 for hint in hints):
                    return with_front(state)
    raise AssertionError("no piece is in doubt anywhere")


def test_pieces_that_would_not_count_are_hatched_with_the_reason_on_hover(qapp) -> None:
    table = doubtful()
    board = make_board(table)
    hints = part_of(board, Hints)
    doubt = next(one for one in hints.doubts.pieces if one.hint.piece >= 0)
    assert hints.marks.isVisible()
    assert hints.marks.state[1] & doubt.hint.squares == doubt.hint.squares
    board.set_hovered(("drawn", doubt.place))
    assert hints.note.isVisible()
    assert hints.note.name == hints.words_of(doubt.hint)
    board.set_hovered(None)
    assert not hints.note.isVisible()
    assert any(hints.words_of(doubt.hint) == spot.words for section in board.sections() for spot in section.spots)
    board.activate(("eye",))
    assert not hints.marks.isVisible()
    key(board, Qt.Key.Key_I)
    assert hints.marks.isVisible()


def test_without_the_aid_there_are_no_hints(qapp) -> None:
    table = doubtful()
    table.aids = frozenset({"legal"})
    board = make_board(table)
    hints = part_of(board, Hints)
    assert not hints.marks.isVisible()
    assert not hints.eye.isVisible()


def test_a_bonus_about_windows_shows_which_ones_count(qapp) -> None:
    board = make_board(with_front(at_phase(2, 1, "finish")))
    board.activate(("close", "windows"))
    place, bonus = next((n, one) for n, one in enumerate(board.now.scenario.bonuses) if isinstance(one, WindowFaces))
    board.set_hovered(("bonus", place))
    marks = part_of(board, Hints).windows
    assert marks.isVisible()
    area = board.now.base.closed[board.now.scenario.room(bonus.room)].area
    west = [e for e in board.now.sheet.marks.windows
            if board.now.house.inner_side(e)[1] == 3 and area >> board.now.house.inner_side(e)[0] & 1]  # fmt: skip
    assert len(marks.state) == len(west) > 0
