"""The board of Room to Move on the screen: every look and size, what a drag paints, storms of events, lines by hand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from painted import drag_steps
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from room_to_move_table import advanced, make_board, rules, start, story, with_front

from desktop.boards.common.view import BoardView
from desktop.boards.room_to_move.book import book, house_of
from desktop.boards.room_to_move.drawn import pieces_of
from desktop.boards.room_to_move.layout import (
    AREA,
    TITLE,
    corner,
    edge_line,
    side_line,
    square_rect,
    square_under,
)
from desktop.boards.room_to_move.outside import free_corner
from desktop.boards.room_to_move.pen import border_runs, hand_line, path_of, wall_line
from desktop.boards.room_to_move.plan import house_side
from desktop.boards.room_to_move.portrait import Portrait
from desktop.boards.room_to_move.sheets import discs_of, hallway_of
from engine.core.chance import Chance
from engine.games.room_to_move.actions import DrawCard, Place
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import SIDES, edge_of, outer_edges, square_named, squares_in

PANELS = (
    "room", "bonus", "head", "heading", "idea", "tab", "seat", "log", "option", "card", "small", "leave", "primary",
)  # fmt: skip
KEYS = (
    Qt.Key.Key_R, Qt.Key.Key_Q, Qt.Key.Key_E, Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_Escape, Qt.Key.Key_Tab,
    Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Delete,
)  # fmt: skip


def shown(board, wide: int, high: int) -> BoardView:
    view = BoardView(board)
    view.resize(wide, high)
    view.show()
    view.settle()
    view.grab()
    return view


@pytest.mark.parametrize("scenario", range(13))
def test_every_scenario_is_drawn_in_every_look(qapp, scenario: int) -> None:
    state = advanced(start(2, scenario + 2, scenario=scenario), Phase.DRAW, room=2)
    for scheme in ("light", "dark", "contrast"):
        board = make_board(with_front(state), scheme)
        view = shown(board, 800, 470)
        assert not [ident for ident, piece in board.pieces.items() if piece.stumbled]
        view.setScene(None)
        view.close()


@pytest.mark.parametrize(("wide", "high", "text"), [(1600, 940, 1.0), (1280, 640, 1.0), (1920, 1000, 1.5),
                                                    (1600, 940, 2.0), (3840, 2080, 1.0)])  # fmt: skip
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_panels_keep_their_places_at_every_size(qapp, wide: int, high: int, text: float, seats: int) -> None:
    table = with_front(advanced(start(seats, 5, scenario=12), Phase.DRAW, room=3))
    board = make_board(table, text_scale=text)
    board.show_log(story())
    view = shown(board, wide, high)
    pieces = [piece for ident, piece in board.pieces.items() if piece.isVisible() and ident[0] in PANELS]
    for piece in pieces:
        assert AREA.adjusted(-1, -1, 1, 1).contains(piece.mapRectToScene(piece.rect)), piece.ident
        assert not piece.stumbled
    for kinds in (("room", "bonus", "head", "heading", "idea", "tab"), ("seat", "log"), ("leave", "primary")):
        column = [piece for piece in pieces if piece.ident[0] in kinds]
        for place, one in enumerate(column):
            for other in column[place + 1 :]:
                both = one.mapRectToScene(one.rect).intersected(other.mapRectToScene(other.rect))
                assert both.width() < 2 or both.height() < 2, (one.ident, other.ident)
    rows = [piece for piece in pieces if piece.ident[0] in ("room", "bonus")]
    assert all(TITLE.adjusted(-1, -1, 1, 1).contains(piece.rect) for piece in rows)
    assert rows
    view.setScene(None)
    view.close()


def test_a_folded_title_block_shows_rooms_or_bonuses(qapp) -> None:
    board = make_board(with_front(advanced(start(2, 5, scenario=12), Phase.DRAW, room=3)), text_scale=1.45)
    assert board.pieces["tab", "rooms"].isVisible()
    assert board.pieces["room", 0].isVisible()
    assert not board.pieces["bonus", 0].isVisible()
    board.activate(("tab", "bonuses"))
    assert not board.pieces["room", 0].isVisible()
    assert board.pieces["bonus", 0].isVisible()


def fullest() -> object:
    """A drawing position with many pieces on the sheet."""
    found = [advanced(start(2, seed, scenario=scenario), Phase.DRAW, room=5, card=card)
             for scenario, seed in ((11, 5), (12, 5), (12, 7)) for card in (1, 0)]  # fmt: skip
    return max((state for state in found if state.phase is Phase.DRAW), key=lambda state: len(state.sheets[0].placed))


def test_a_drag_over_a_full_sheet_paints_little(qapp) -> None:
    table = with_front(fullest())
    board = make_board(table)
    board.warm()
    assert len(board.now.sheet.placed) >= 12
    names = ("B4", "L4", "L9", "C9", "F6", "K10")
    points = [board.root.sceneTransform().map(square_rect(square_named(name)).center()) for name in names]
    way = [a + (b - a) * (i / 20) for a, b in pairwise(points) for i in range(20)]
    steps = drag_steps(board, board.centre_of(("option", board.slots[0])), way, (1600, 940))
    items = sorted(step.items for step in steps)
    shares = sorted(step.share for step in steps)
    assert items[len(items) // 2] <= 26
    assert items[-1] <= 40
    assert shares[len(shares) // 2] < 0.08
    assert shares[-1] < 0.2


def test_static_layers_are_kept_as_pixmaps(qapp) -> None:
    board = make_board(with_front(start(2, 5, scenario=8)))
    for kind in ("grounds", "ground", "floors", "given", "dots", "walls", "anchors"):
        piece = board.pieces[kind,]
        assert piece.cacheMode() == piece.CacheMode.DeviceCoordinateCache, kind


def test_a_storm_of_events_changes_nothing_without_a_legal_action(qapp) -> None:
    dice = random.Random(11)
    table = with_front(advanced(start(2, 6, scenario=4), Phase.DRAW, room=2))
    board = make_board(table)
    before = table.state
    for count in range(1000):
        at = QPointF(dice.uniform(0, 1600), dice.uniform(60, 1000))
        what = dice.randrange(8)
        if what == 0:
            board.pointer_press(at, touch=dice.random() < 0.2)
        elif what in (1, 2):
            board.pointer_move(at)
        elif what == 3:
            board.pointer_release(at)
        elif what == 4:
            board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, dice.choice(KEYS), Qt.KeyboardModifier.NoModifier))
        elif what == 5:
            board.wheel(at, dice.choice((0.8, 1.25)))
        elif what == 6:
            board.fingers_down(at)
            board.fingers_move(at, dice.uniform(0.9, 1.1), QPointF(dice.uniform(-9, 9), 0), dice.uniform(-30, 30))
        elif count % 3:
            dice.choice((board.undo, board.redo))()
    if not table.submitted:
        assert table.state == before
    assert not [ident for ident, piece in board.pieces.items() if piece.stumbled]


def test_squares_and_edges_lie_where_they_are_pressed() -> None:
    for square in range(256):
        assert square_under(square_rect(square).center()) == square
        for side in SIDES:
            line = side_line(square, side)
            assert line.length() == 100
            # Walking along the side, the square is on the right.
            normal = QPointF(-line.dy(), line.dx()) / line.length()
            assert square_rect(square).contains(line.center() + normal * 10)
            own = edge_line(edge_of(square, side))
            assert {(p.x(), p.y()) for p in (own.p1(), own.p2())} == {(p.x(), p.y()) for p in (line.p1(), line.p2())}
    assert square_under(QPointF(-1, 5)) is None


def test_lines_by_hand_never_change_and_stay_near() -> None:
    line = QLineF(0, 0, 900, 0)
    one, other = hand_line(line, 7), hand_line(line, 7)
    assert one == other
    assert one != hand_line(line, 8)
    box = one.boundingRect()
    assert box.height() <= 2 * 2.2
    assert one.currentPosition() == line.p2()


@pytest.mark.parametrize("scenario", range(13))
def test_borders_go_round_the_house_and_off_the_grid(scenario: int) -> None:
    made = book().scenarios[scenario]
    runs = border_runs(made.inside)
    assert sum(run.length() for run in runs) == pytest.approx(100 * len(outer_edges(made.inside)))
    assert path_of(made.inside).contains(square_rect(next(squares_in(made.inside))).center())
    outline = made.file.outline
    for edge in outer_edges(made.inside):
        square, side = house_side(made, edge)
        line = wall_line(outline, square, side)
        if not outline:
            assert line == side_line(square, side)
            continue
        # The wall that stands for a side lies on the outline, outside of the square.
        assert line.length() > 50
        assert QLineF(line.center(), side_line(square, side).center()).length() <= 300


def test_openings_are_cut_out_of_a_slanted_wall() -> None:
    wall = QLineF(0, 0, 400, 400)
    left = pieces_of(wall, [QLineF(100, 100, 200, 200), QLineF(0, 50, 50, 50)])
    assert [(round(line.x1()), round(line.x2())) for line in left] == [(0, 100), (200, 400)]
    assert pieces_of(wall, []) == [wall]


def test_compass_lies_beside_house_and_things() -> None:
    for scenario in book().scenarios.values():
        found = free_corner(scenario)
        if found is not None:
            assert not scenario.inside >> found & 1


def test_numbers_of_rooms_lie_in_their_rooms(qapp) -> None:
    state = start(1, 4, scenario=3)
    for _ in range(80):
        waiting = rules().waiting(state)
        if not waiting:
            break
        sheet, house = state.sheets[0], house_of(state.options)
        for square, number, finished in discs_of(house, sheet):
            closed = sheet.closed[number - 1]
            assert finished == (closed is not None)
            if closed is not None:
                assert closed.area >> square & 1
        word = hallway_of(house, sheet)
        if word >= 0:
            assert not any(c.area >> word & 1 or c.area >> word + 1 & 1 for c in sheet.closed if c is not None)
        state = advanced(state, Phase.OVER, steps=1)


def test_the_portrait_lights_what_gave_points(qapp) -> None:
    state = advanced(start(2, 5, scenario=3), Phase.OVER)
    table = with_front(state)
    board = make_board(table)
    portrait = Portrait(table.view, table.seats, board.look)
    for key in ("", "room_0", "bonus_0", "bonus_1"):
        image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        portrait.paint(painter, QRectF(0, 0, 300, 300), 1, key)
        painter.end()
        faint = [piece.state.faint for piece in portrait.pieces if piece.isVisible()]
        assert len(faint) == len(state.sheets[1].placed)
        assert any(faint) == (key != "")
        assert image.pixelColor(150, 150).alpha() == 255


def test_small_sheets_follow_the_seats(qapp) -> None:
    table = with_front(advanced(start(3, 5, scenario=7), Phase.DRAW, room=2), persons=(0,))
    board = make_board(table)
    other = 1 if table.seat != 1 else 2
    before = board.pieces["seat", other].state.small
    view = table.view
    option = board.slots[0]
    for anchor in range(256):
        action = DrawCard((Place(option, anchor),))
        if table.refuse(action, other) is None:
            break
    step = rules().play(table.state, other, action, Chance(3))
    table.state = step.state
    board.show(table.view)
    after = board.pieces["seat", other].state
    assert after.small != before
    assert after.sign == "done"
    assert view != table.view
    assert corner(17) == QPointF(100, 100)
