"""The board of Common Ground: items equal the view; drag, click and keys reach one action; nothing slips through."""

from __future__ import annotations

import random

import pytest
from common_ground_table import Table, click, drag, make_board, position, proposed_group, rules, start, with_front
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common_ground.board import CommonGroundBoard
from desktop.boards.common_ground.cones import CellState
from desktop.boards.common_ground.lawn import halves_of, seams_of
from desktop.boards.common_ground.layout import cell_rect
from engine.core.chance import Chance
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.city import BONUS, City, cell_at, most_trees
from engine.games.common_ground.view import Phase


def key(
    board: CommonGroundBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def check_items(board: CommonGroundBoard, table: Table) -> None:
    """Every item of map, tray and panels shows what the view says."""
    view = table.view
    city = City(view.city)
    assert {ident[1] for ident in board.pieces if ident[0] == "tile"} == set(city.occupied)
    for laid in view.city:
        piece, closed, halves, _ = board.pieces["tile", laid.cell].state
        assert (piece, closed, halves) == (laid.piece, laid.closed, halves_of(city, laid.cell))
    assert board.pieces["trees",].state == seams_of(city)
    assert len(seams_of(city)) == sum(city.trees())
    assert [(line.cell, line.side) for line in board.pieces["shut",].state[0]] == [
        (cell, side) for cell, side, _ in city.shut_lines
    ]
    shown = view.cones if view.phase in (Phase.FACES, Phase.PLAN, Phase.GROUP) else ()
    for colour in range(4):
        cone = board.pieces["cone", colour]
        if colour < len(shown):
            assert cone.isVisible()
            assert cone.state.colour == colour
            assert cone.pos() == cell_rect(shown[colour]).topLeft()
            assert cone.state.trees == city.half_trees_towards(shown[colour])
        else:
            assert not cone.isVisible()
    assert board.pieces["score",].state == (*city.trees(), most_trees(len(view.city)))
    tray = view.loose if view.phase is Phase.CORNERS else ()
    if view.phase in (Phase.FACES, Phase.PLAN, Phase.GROUP):
        tray = view.drawn
    if view.phase is Phase.OVER:
        tray = view.history[-1].places
    for place in range(4):
        card = board.pieces["place", place]
        assert card.isVisible() == (place < len(tray))
        if place < len(tray):
            assert card.state[0] == tray[place]
    assert board.pieces["bonus",].isVisible() == (view.phase is Phase.BONUS and table.seat == view.mayor)
    for seat in range(view.seats):
        row = board.pieces["seat", seat]
        if not board.now.desk:
            assert (row.state.name, row.state.mayor) == (table.seats[seat].name, seat == view.mayor)
            assert row.state.locked == (seat == view.mayor and view.phase is Phase.GROUP)
    results = board.pieces["log",].state[1]
    assert results == tuple((past.right, len(past.places)) for past in view.history)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (4, 3, {}),
        (2, 4, {"children": "on"}),
        (6, 5, {"open_table": "on"}),
        (3, 6, {"children": "on", "open_table": "on"}),
    ],
)
def test_items_equal_the_view_through_a_whole_match(qapp, seats: int, seed: int, options: dict[str, str]) -> None:
    game = rules()
    table = with_front(start(seats, seed, **options))
    board = make_board(table)
    chance = Chance(seed)
    phases = set()
    while game.waiting(table.state):
        phases.add(table.state.phase)
        check_items(board, table)
        # Everybody else at the table sees an equally sound board.
        for seat in (None, 0, seats - 1):
            kept, table.seat = table.seat, seat
            board.show(table.view)
            check_items(board, table)
            table.seat = kept
        board.show(table.view)
        seat = game.waiting(table.state)[-1 if table.state.phase is Phase.GROUP else 0]
        draft = chance.draft()
        action = game.choices(table.state, seat).sample(draft, "player")
        chance = draft.chance
        table.play(action, seat)
    check_items(board, table)
    assert phases >= {Phase.CONES, Phase.PLAN, Phase.GROUP}
    assert not board.pieces["seal",].isVisible()


def test_showing_twice_changes_nothing(qapp) -> None:
    for phase in (Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS, Phase.BONUS):
        table = with_front(position(phase))
        board = make_board(table)
        before = {ident: piece.state for ident, piece in board.pieces.items()}
        board.show(table.view)
        assert {ident: piece.state for ident, piece in board.pieces.items()} == before


# Deputy


def free(board: CommonGroundBoard) -> list[int]:
    return sorted(board.now.legal)


def test_deputy_sets_cones_by_drag_click_and_keys(qapp) -> None:
    reached = []
    for form in ("drag", "click", "keys", "cells"):
        table = with_front(position(Phase.CONES))
        board = make_board(table)
        cells = free(board)[:4]
        for colour, cell in enumerate(cells):
            if form == "drag":
                drag(board, board.centre_of(("supply", colour)), board.centre_of(("cell", cell)))
            elif form == "click":
                click(board, "supply", colour)
                click(board, "cell", cell)
            elif form == "cells":
                click(board, "cell", cell)
            else:
                key(board, (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_D)[colour])
                for _ in range(99):
                    if board.focused == ("cell", cell):
                        break
                    board.step_focus(1)
                key(board, Qt.Key.Key_Return)
        assert board.pieces["seal",].active
        board.set_focus(None)
        if form == "keys":
            key(board, Qt.Key.Key_Return)
        else:
            click(board, "seal")
        reached.append(table.submitted[-1][0])
        assert table.state.phase is Phase.PLAN
    assert reached == [SetCones(tuple(cells))] * 4


def test_cones_are_moved_swapped_and_taken_back(qapp) -> None:
    table = with_front(position(Phase.CONES))
    board = make_board(table)
    first, second, third = free(board)[:3]
    click(board, "cell", first)
    click(board, "cell", second)
    drag(board, board.centre_of(("cone", 0)), board.centre_of(("cone", 1)))
    assert board.draft.sketch.cones == (second, first, None, None)
    drag(board, board.centre_of(("cone", 0)), board.centre_of(("cell", third)))
    assert board.draft.sketch.cones == (third, first, None, None)
    drag(board, board.centre_of(("cone", 1)), board.centre_of(("tray",)))
    assert board.draft.sketch.cones == (third, None, None, None)
    board.undo()
    assert board.draft.sketch.cones == (third, first, None, None)
    board.undo()
    board.redo()
    assert board.draft.sketch.cones == (third, first, None, None)
    assert not board.pieces["seal",].active
    assert board.pieces["seal",].state.note


@pytest.mark.parametrize("form", ["keys", "clicks"])
def test_a_refusal_stays_with_the_cell_that_it_is_about(qapp, form: str) -> None:
    """The focus stays there; elsewhere nothing is refused any more, and the cone is still held."""
    board = make_board(with_front(position(Phase.CONES)))
    legal = board.situation.legal
    cells = [ident for ident, piece in board.pieces.items() if ident[0] == "cell" and piece.active]
    shown = [ident for ident in cells if board.ident_at(board.centre_of(ident).toTuple()) == ident]
    illegal = next(ident for ident in shown if ident[1] not in legal)
    wanted = ("cell", min(legal))
    if form == "keys":
        board.set_focus(("supply", 0))
        key(board, Qt.Key.Key_Return)
        board.set_focus(illegal)
        key(board, Qt.Key.Key_Return)
        assert board.focused == illegal
    else:
        click(board, "supply", 0)
        click(board, *illegal)
    assert board.pieces[illegal].state.light == "refused"
    assert board.pieces["prompt",].state.refused
    board.set_focus(wanted) if form == "keys" else board.pointer_move(board.centre_of(wanted))
    refused = [ident for ident, piece in board.pieces.items() if getattr(piece.state, "light", "") == "refused"]
    assert refused == []
    assert not board.pieces["prompt",].state.refused
    assert board.load == ("cone", 0)
    if form == "keys":
        key(board, Qt.Key.Key_Return)
    else:
        click(board, *wanted)
    assert board.draft.sketch.cones[0] == min(legal)


def test_illegal_cells_refuse_a_cone_and_say_why(qapp) -> None:
    table = with_front(position(Phase.CONES))
    board = make_board(table)
    said: list[str] = []
    board.said.connect(said.append)
    shut = cell_at(-3, -1)
    drag(board, board.centre_of(("supply", 0)), board.centre_of(("cell", shut)))
    assert board.draft.sketch.cones == (None,) * 4
    assert "cell_shut" in said[-1]
    board.pointer_move(board.centre_of(("cell", shut)))
    assert "fountain" in board.bubble.state[1][0]
    board.pointer_move(board.centre_of(("cell", cell_at(-2, 1))))
    assert board.bubble.state[1] == ("completes 3 trees",)


def test_focus_walks_over_the_map_with_arrows(qapp) -> None:
    board = make_board(with_front(position(Phase.CONES)))
    board.set_focus(("cell", cell_at(-2, 1)))
    key(board, Qt.Key.Key_Right)
    assert board.focused == ("tile", cell_at(-1, 1))
    key(board, Qt.Key.Key_Down)
    assert board.focused == ("cell", cell_at(-1, 2))
    assert board.bubble.state[1] == ("completes 1 tree",)


# Mayor


def test_mayor_plans_both_ways_and_by_keys(qapp) -> None:
    wanted = (1, 0, 3, 2)
    reached = []
    for form in ("place", "site", "click", "keys"):
        table = with_front(position(Phase.PLAN))
        board = make_board(table)
        assert board.now.desk
        for place, cone in enumerate(wanted):
            if form == "place":
                drag(board, board.centre_of(("place", place)), board.centre_of(("card", cone)))
            elif form == "site":
                drag(board, board.centre_of(("site", cone)), board.centre_of(("place", place)))
            elif form == "click":
                click(board, "place", place)
                click(board, "card", cone)
            else:
                key(board, (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_D)[cone])
                key(board, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)[place])
        board.set_focus(None)
        key(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        reached.append(table.submitted[-1][0])
    assert reached == [SealPlan(wanted, ())] * 4
    assert table.state.phase is Phase.GROUP


def test_mayor_turns_faces_in_the_childrens_variant(qapp) -> None:
    table = with_front(position(Phase.PLAN, children=True))
    board = make_board(table)
    before = board.pieces["place", 2].state[0]
    click(board, "face", 2)
    assert board.pieces["place", 2].state[0] == before ^ 1
    for place in range(4):
        drag(board, board.centre_of(("place", place)), board.centre_of(("card", place)))
    assert board.pieces["card", 2].state.place == before ^ 1
    board.primary()
    faces = tuple(piece % 2 for piece in table.view.drawn)
    assert table.submitted[-1][0] == SealPlan((0, 1, 2, 3), faces)
    assert table.state.drawn[2] == before ^ 1


def test_faces_are_chosen_first_with_an_open_table(qapp) -> None:
    table = with_front(position(Phase.FACES, children=True, open_table=True))
    board = make_board(table)
    click(board, "face", 0)
    board.primary()
    assert isinstance(table.submitted[-1][0], ShowPlaces)
    assert table.state.phase is Phase.PLAN
    assert table.covered == 1, "the curtain comes down, so that all may look at the places"
    alone = with_front(position(Phase.FACES, children=True, open_table=True), persons=(0,))
    make_board(alone).primary()
    assert alone.state.phase is Phase.PLAN
    assert alone.covered == 0


def test_cover_is_passed_on(qapp) -> None:
    table = with_front(position(Phase.PLAN))
    click(make_board(table), "cover")
    assert table.covered == 1


# Group


def test_group_moves_swaps_proposes_ticks_and_seals(qapp) -> None:
    table = with_front(position(Phase.GROUP))
    board = make_board(table)
    assert table.seat is None
    assert board.hand == 1
    drag(board, board.centre_of(("site", 1)), board.centre_of(("slot", 0)))
    click(board, "seat", 2)
    drag(board, board.centre_of(("cone", 0)), board.centre_of(("place", 1)))
    assert board.draft.sketch.movers == (1, 2, -1, -1)
    drag(board, board.centre_of(("place", 2)), board.centre_of(("cone", 2)))
    click(board, "site", 3)
    click(board, "slot", 3)
    assert board.draft.sketch.matching == (1, 0, 2, 3)
    click(board, "propose", 2)
    assert table.submitted[-1] == (Propose((1, 0, 2, 3)), 2)
    assert board.draft.sketch.matching == (1, 0, 2, 3)
    assert board.pieces["slot", 0].state.rows == ((2, 1),)
    click(board, "tick", 1)
    click(board, "tick", 3)
    assert board.ticked() == (1, 3)
    drag(board, board.centre_of(("site", 1)), board.centre_of(("slot", 1)))
    assert board.draft.sketch.matching == (0, 1, 2, 3)
    assert board.ticked() == ()
    click(board, "tick", 2)
    click(board, "seal")
    assert table.submitted[-1] == (SealGuess((0, 1, 2, 3), (2,)), 1)
    assert table.state.phase is not Phase.GROUP


def test_incomplete_layout_cannot_be_sealed_ticked_or_proposed(qapp) -> None:
    board = make_board(with_front(position(Phase.GROUP)))
    drag(board, board.centre_of(("site", 1)), board.centre_of(("slot", 0)))
    assert not board.pieces["seal",].active
    assert board.pieces["seal",].state.note
    assert not board.pieces["tick", 1].active
    assert not board.pieces["propose", 1].active
    assert not board.pieces["tick", 0].isVisible()
    drag(board, board.centre_of(("site", 1)), board.centre_of(("strip",)))
    assert board.draft.sketch.matching == (None,) * 4


def test_computer_deputy_waits_for_every_person(qapp) -> None:
    table = with_front(position(Phase.GROUP), persons=(0, 2, 3))
    board = make_board(table)
    assert board.may_act(3)
    assert board.may_act(1)
    table.play(Propose((3, 2, 1, 0)), 1)
    assert not board.may_act(1)
    for place in range(4):
        drag(board, board.centre_of(("site", place)), board.centre_of(("slot", place)))
    assert not board.pieces["seal",].active
    click(board, "tick", 2)
    assert not board.may_act(1)
    click(board, "leave", 3)
    assert board.may_act(1)
    assert board.agreed() is None
    click(board, "tick", 3)
    assert board.agreed() == ((0, 1, 2, 3), (2, 3))
    assert board.agreed_action(1) == SealGuess((0, 1, 2, 3), (2, 3))
    drag(board, board.centre_of(("site", 0)), board.centre_of(("slot", 1)))
    assert not board.may_act(1)


def test_computers_tick_what_they_propose(qapp) -> None:
    table = with_front(position(Phase.GROUP), persons=(0, 1))
    board = make_board(table)
    proposed_group(table)
    for place, cone in enumerate((1, 0, 3, 2)):
        drag(board, board.centre_of(("site", cone)), board.centre_of(("slot", place)))
    assert board.ticked() == (2,)


def test_group_without_persons_is_not_held_up(qapp) -> None:
    board = make_board(with_front(position(Phase.GROUP), persons=(0,)))
    assert board.may_act(1)
    assert board.now.role == ""


# Corners and Bonus tile


def test_mismatched_places_are_laid_by_drag_click_and_keys(qapp) -> None:
    reached = []
    for form in ("drag", "click", "keys"):
        table = with_front(position(Phase.CORNERS))
        board = make_board(table)
        cell, place = free(board)[2], table.view.loose[1]
        if form == "drag":
            drag(board, board.centre_of(("place", 1)), board.centre_of(("cell", cell)))
        elif form == "click":
            click(board, "place", 1)
            click(board, "cell", cell)
        else:
            key(board, Qt.Key.Key_2)
            while board.focused != ("cell", cell):
                board.step_focus(1)
            key(board, Qt.Key.Key_Return)
        assert board.pieces["cell", cell].state.piece == place
        board.primary()
        reached.append(table.submitted[-1][0])
        assert len(table.view.loose) == 1
        board.activate(("cell", free(board)[0]))
        board.primary()
        assert table.state.round == 5
    assert reached == [Lay(place, cell)] * 3


def test_bonus_tile_is_laid_and_turned(qapp) -> None:
    reached = []
    for form in ("drag", "click", "keys", "wheel"):
        table = with_front(position(Phase.BONUS))
        board = make_board(table)
        cell = cell_at(-1, -2)
        at = board.centre_of(("cell", cell))
        if form in ("drag", "wheel"):
            start_at = board.centre_of(("bonus",))
            board.pointer_press(start_at)
            board.pointer_move(start_at + QPointF(60, 0))
            board.pointer_move(at)
            assert board.pieces["shut",].state[0][-1].draft
            lifted = board.pieces["cell", cell].state
            assert (lifted.piece, lifted.carried, board.ghost.isVisible()) == (table.view.bonus, True, False)
            board.pointer_move(start_at)
            assert board.ghost.isVisible()
            board.pointer_move(at)
            if form == "wheel":
                board.wheel(at, 0.8)
            board.pointer_release(at)
            if form == "drag":
                key(board, Qt.Key.Key_R)
        else:
            board.activate(("bonus",))
            board.activate(("cell", cell))
            if form == "keys":
                key(board, Qt.Key.Key_R)
                key(board, Qt.Key.Key_R)
                key(board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
            else:
                click(board, "turn", 1)
        city = City((*table.view.city,))
        assert board.pieces["shut",].state[0][-1].side == 0
        assert len(board.pieces["trees",].state) == sum(city.trees()) + city.bonus_trees(cell, 0)
        assert board.pieces["cell", cell].state == CellState("", piece=table.view.bonus, closed=0, gain=3)
        board.primary()
        reached.append(table.submitted[-1][0])
        assert table.view.city[-1].piece >= BONUS
    assert reached == [LayBonus(cell, 0)] * 4


def test_bonus_side_without_a_tree_cannot_be_sealed(qapp) -> None:
    table = with_front(position(Phase.BONUS))
    board = make_board(table)
    cell = next(cell for cell in free(board) if len(board.now.closed[cell]) == 3)
    board.activate(("cell", cell))
    while board.draft.sketch.closed in board.now.closed[cell]:
        board.turn(1)
    assert not board.pieces["seal",].active


# Cancelling, chance, secrecy, paint


@pytest.mark.parametrize("reason", ["escape", "undo", "second finger", "view", "focus"])
def test_a_cancelled_gesture_changes_nothing(qapp, reason: str) -> None:
    for phase, source, target in (
        (Phase.CONES, ("supply", 1), ("cell", cell_at(-2, 1))),
        (Phase.PLAN, ("place", 1), ("card", 2)),
        (Phase.GROUP, ("site", 1), ("slot", 2)),
        (Phase.CORNERS, ("place", 0), ("tray",)),
        (Phase.BONUS, ("bonus",), ("cell", cell_at(-1, -2))),
    ):
        table = with_front(position(phase))
        board = make_board(table)
        before = board.draft.sketch
        start_at = board.centre_of(source)
        board.pointer_press(start_at)
        board.pointer_move(start_at + QPointF(30, 30))
        board.pointer_move(board.centre_of(target))
        assert board.carried
        if reason == "undo":
            board.undo()
        elif reason == "view":
            board.show(table.view)
            board.pointer_cancel("view")
        else:
            board.pointer_cancel(reason)
        assert (board.load, board.carried) == (None, False)
        assert board.draft.sketch == before
        assert not board.ghost.isVisible()
        assert table.submitted == []


@pytest.mark.parametrize("phase", [Phase.CONES, Phase.PLAN, Phase.GROUP, Phase.CORNERS, Phase.BONUS])
def test_random_pointer_events_never_play_anything_illegal(qapp, phase: Phase) -> None:
    table = with_front(position(phase))
    table.plays = False
    board = make_board(table)
    dice = random.Random(str(phase))
    for _ in range(1000):
        at = QPointF(dice.uniform(0, 1600), dice.uniform(60, 1000))
        match dice.randrange(7):
            case 0:
                board.pointer_press(at)
            case 1 | 2 | 3:
                board.pointer_move(at)
            case 4 | 5:
                board.pointer_release(at)
            case _:
                board.pointer_cancel("escape")
        sketch = board.draft.sketch
        cones = [cell for cell in sketch.cones if cell is not None]
        assert len(set(cones)) == len(cones)
        lying = [cone for cone in sketch.matching if cone is not None]
        assert len(set(lying)) == len(lying)
    for action, seat in table.submitted:
        assert table.refuse(action, seat) is None
    board.pointer_cancel("escape")
    if phase not in (Phase.BONUS, Phase.CONES):
        check_items(board, table)
