"""The board of House Numbers: items equal the view; drag, click and keys reach the same turn; nothing slips through."""

from __future__ import annotations

import random

import msgspec
import pytest
from house_numbers_table import Table, centre, click, drag, key, make_board, rules, tour_position, write_sheet
from PySide6.QtCore import QPointF, Qt

from desktop.boards.common.link import LogLine
from desktop.boards.common.view import BoardView
from desktop.boards.house_numbers.board import HouseNumbersBoard
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import (
    Agent,
    Bis,
    Claim,
    Effect,
    Fence,
    NoPermit,
    Park,
    Pool,
    Reason,
    Roundabout,
    Temp,
    Turn,
    card,
)
from engine.games.house_numbers.plans import Need
from engine.games.house_numbers.sheet import GAPS, PLOTS, POOL_MASK, bits, estates
from engine.games.house_numbers.state import State

POOL_PLOT = 22


@pytest.fixture
def table(qapp) -> Table:
    return Table(tour_position(rules()))


@pytest.fixture
def board(table: Table) -> HouseNumbersBoard:
    return make_board(table)


def with_pairs(*pairs: tuple[int, Effect]) -> State:
    """The tour position with other pairs on offer."""
    numbers = tuple(card(number, Effect.AGENT if number != 3 else Effect.BIS, 0) for number, _ in pairs)
    spare = {Effect.SURVEYOR: 5, Effect.AGENT: 11, Effect.LANDSCAPER: 11, Effect.POOL: 9, Effect.TEMP: 8, Effect.BIS: 9}
    effects = tuple(card(spare[effect], effect, 0) for _, effect in pairs)
    return msgspec.structs.replace(tour_position(rules()), numbers=numbers, effects=effects)


def check_sheet(board: HouseNumbersBoard, sheet) -> None:
    """Every item of the streets and tracks shows what stands on the sheet."""
    for plot in range(PLOTS):
        state = board.pieces["plot", plot].state
        assert state.number == sheet.numbers[plot]
        assert state.bis == bool(sheet.bis >> plot & 1)
        assert state.roundabout == bool(sheet.roundabouts >> plot & 1)
        assert (state.pool == "built") == bool(sheet.pools >> plot & 1)
        assert (state.pool == "lost") == bool(sheet.lost_pools >> plot & 1)
        assert (state.pool != "") == bool(POOL_MASK >> plot & 1)
    for gap in bits(GAPS):
        assert bool(board.pieces["gap", gap].state.fence) == bool(sheet.fences >> gap & 1)
    for street in range(3):
        assert board.pieces["park", street].state.crossed == sheet.parks[street]
    for size in range(1, 7):
        assert board.pieces["agent", size].state.crossed == sheet.agents[size - 1]
    counts = {"pools": sheet.pools, "bis": sheet.bis, "roundabouts": sheet.roundabouts}
    for name, mask in counts.items():
        assert board.pieces["track", name].state.crossed == mask.bit_count()
    assert board.pieces["track", "temps"].state.crossed == sheet.temps
    assert board.pieces["track", "refusals"].state.crossed == sheet.refusals
    shown = {ident[1:] for ident in board.pieces if ident[0] == "bracket"}
    assert {(estate.start, estate.size) for estate in estates(sheet)} <= shown


def test_items_equal_the_view(table: Table, board: HouseNumbersBoard) -> None:
    check_sheet(board, table.view.sheets[0])
    assert [board.pieces["pair", i].state.number for i in range(3)] == [6, 9, 13]
    assert board.pieces["sum",].state.points == 12
    assert [board.pieces["seat", i].state.status for i in range(4)] == ["acting", "ready", "waits", "ready"]
    assert [board.pieces["seat", i].state.points for i in range(4)] == [12, 21, 24, 15]
    assert board.pieces["deck",].state.effects == (10, 9, 9, 4, 5, 5)
    assert board.pieces["deck",].state.numbers == (2, 2, 2, 2, 2, 2, 5, 5, 4, 5, 5, 2, 2, 0, 2)
    plan = board.pieces["plan", 0].state
    assert (plan.valid, plan.gone, plan.claimers) == (1, True, ((3,), (4,)))


def test_showing_twice_changes_nothing(table: Table, board: HouseNumbersBoard) -> None:
    before = {ident: piece.state for ident, piece in board.pieces.items()}
    board.show(table.view)
    assert {ident: piece.state for ident, piece in board.pieces.items()} == before


def test_items_equal_the_view_through_a_whole_match(qapp) -> None:
    game = rules()
    chance = Chance(11)
    step = game.start(Setup(2, "advanced"), chance)
    table = Table(step.state)
    board = make_board(table)
    while table.state.waiting:
        seat = table.state.waiting[0]
        draft = step.chance.draft()
        action = game.choices(table.state, seat).sample(draft, "player")
        step = game.play(table.state, seat, action, draft.chance)
        table.state = step.state
        board.show(table.view)
        board.tell([told.event for told in step.events])
        if table.view.own is None:
            check_sheet(board, table.view.sheets[0])
    assert not any(
        piece.active for ident, piece in board.pieces.items() if ident[0] in ("pair", "plot", "gap", "confirm")
    )


def test_drag_click_and_keys_reach_the_same_turn(table: Table) -> None:
    drafts = []
    by_drag = make_board(table)
    drag(by_drag, centre(by_drag, "pair", 1), centre(by_drag, "plot", POOL_PLOT))
    drafts.append(by_drag.draft.action)
    by_click = make_board(table)
    click(by_click, "pair", 1)
    click(by_click, "plot", POOL_PLOT)
    drafts.append(by_click.draft.action)
    by_key = make_board(table)
    key(by_key, Qt.Key.Key_2)
    for _ in range(40):
        if by_key.focused == ("plot", POOL_PLOT):
            break
        by_key.step_focus(1)
    key(by_key, Qt.Key.Key_Return)
    drafts.append(by_key.draft.action)
    view = table.view
    assert drafts == [Turn(view.numbers[1], view.effects[1], POOL_PLOT, 9, Pool())] * 3


def test_whole_turn_by_keys_alone(table: Table, board: HouseNumbersBoard) -> None:
    board.step_focus(1)
    assert board.focused == ("pair", 0)
    key(board, Qt.Key.Key_Right)
    assert board.focused == ("pair", 1)
    key(board, Qt.Key.Key_Return)
    assert board.focused[0] == "plot"
    while board.focused != ("plot", POOL_PLOT):
        assert board.step_focus(1)
    key(board, Qt.Key.Key_Space)
    assert board.focused == ("plan", 2)
    key(board, Qt.Key.Key_Return)
    key(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    view = table.view
    assert table.submitted == [Turn(view.numbers[1], view.effects[1], POOL_PLOT, 9, Pool(), None, (Claim(2, (0, 21)),))]


def test_arrows_move_between_plots(board: HouseNumbersBoard) -> None:
    click(board, "pair", 1)
    board.set_focus(("plot", 16))
    key(board, Qt.Key.Key_Right)
    assert board.focused == ("plot", 17)
    key(board, Qt.Key.Key_Down)
    assert board.focused == ("plot", 29)
    key(board, Qt.Key.Key_Up)
    assert board.focused == ("plot", 17)


def test_targets_under_the_pointer_show_gains_or_the_reason(board: HouseNumbersBoard) -> None:
    start = centre(board, "pair", 1)
    board.pointer_press(start)
    board.pointer_move(start + QPointF(0, -60))
    board.pointer_move(centre(board, "plot", POOL_PLOT))
    assert board.pieces["plot", POOL_PLOT].state.light == "focus"
    assert board.pieces["plot", 5].state.light == "legal"
    assert board.pieces["plot", 3].state.light == ""
    assert board.pieces["bracket", 21, 4].state == "closing"
    assert board.pieces["plan", 2].state.light == "reached"
    assert board.pieces["sum",].state.then == 26
    assert board.road.state.words == ("Pool +3", "estate of 4 closes +4", "plan 3 can be claimed +7")
    board.pointer_move(centre(board, "plot", 3))
    assert board.pieces["plot", 3].state.light == "refused"
    assert board.road.state.words == ("Too high: 8 stands to the right.",)
    assert ("bracket", 21, 4) not in board.pieces


def test_illegal_drop_flies_home_says_why_and_changes_nothing(board: HouseNumbersBoard) -> None:
    said = []
    board.said.connect(said.append)
    drag(board, centre(board, "pair", 1), centre(board, "plot", 3))
    assert board.draft.action == Turn()
    assert not board.ghost.isVisible()
    assert "Too high: 8 stands to the right." in said
    assert board.road.isVisible()
    drag(board, centre(board, "pair", 1), QPointF(1400, 300))
    assert board.draft.action == Turn()


def test_escape_and_second_finger_put_a_drag_back(table: Table, board: HouseNumbersBoard) -> None:
    before = {ident: piece.state for ident, piece in board.pieces.items() if ident != ("ghost",)}
    for reason in ("escape", "second finger", "focus"):
        start = centre(board, "pair", 1)
        board.pointer_press(start)
        board.pointer_move(centre(board, "plot", 5))
        assert board.carried == 1
        if reason == "escape":
            key(board, Qt.Key.Key_Escape)
        else:
            board.pointer_cancel(reason)
        board.pointer_release(centre(board, "plot", 5))
        board.pointer_leave()
        assert board.draft.action == Turn()
        assert {ident: piece.state for ident, piece in board.pieces.items() if ident != ("ghost",)} == before


def test_undo_in_mid_drag_puts_back_and_takes_the_last_part(board: HouseNumbersBoard) -> None:
    click(board, "pair", 0)
    start = centre(board, "pair", 1)
    board.pointer_press(start)
    board.pointer_move(centre(board, "plot", 5))
    board.undo()
    assert board.carried == -1
    assert board.draft.action == Turn()
    board.pointer_release(centre(board, "plot", 5))
    assert board.draft.action == Turn()
    board.redo()
    assert board.pieces["pair", 0].state.chosen == "both"


def test_new_view_in_mid_drag_puts_back(table: Table, board: HouseNumbersBoard) -> None:
    board.pointer_press(centre(board, "pair", 1))
    board.pointer_move(centre(board, "plot", 5))
    table.state = msgspec.structs.replace(table.state, turn=13)
    board.show(table.view)
    board.pointer_release(centre(board, "plot", 5))
    assert board.draft.action == Turn()
    assert board.carried == -1


def test_fence_by_its_gap_and_back(table: Table, board: HouseNumbersBoard) -> None:
    click(board, "pair", 0)
    click(board, "plot", 3)
    assert board.pieces["gap", 0].state.lit
    assert not board.pieces["gap", 7].state.lit, "12 and 12 bis stay together"
    click(board, "gap", 4)
    assert board.draft.action.effect == Fence(4)
    assert board.pieces["gap", 4].state.fence == "draft"
    click(board, "gap", 4)
    assert board.draft.action.effect is None
    click(board, "gap", 0)
    board.activate(("confirm",))
    assert table.submitted[0].effect == Fence(0)


def test_agent_park_and_switches(qapp) -> None:
    table = Table(with_pairs((6, Effect.AGENT), (9, Effect.LANDSCAPER), (13, Effect.POOL)))
    board = make_board(table)
    click(board, "pair", 0)
    click(board, "plot", 3)
    assert board.pieces["agent", 2].state.lit
    click(board, "agent", 2)
    assert board.draft.action.effect == Agent(2)
    assert board.pieces["agent", 2].state.draft
    click(board, "step", "number")
    click(board, "pair", 1)
    click(board, "plot", 5)
    assert board.draft.action.effect == Park()
    assert board.pieces["park", 0].state.draft
    click(board, "option", "park")
    assert board.draft.action.effect is None
    click(board, "option", "park")
    assert board.draft.action.effect == Park()
    click(board, "plot", 5)
    assert board.draft.action == Turn(table.view.numbers[1], table.view.effects[1])


def test_temp_numbers_are_chosen_on_the_road(qapp) -> None:
    table = Table(with_pairs((6, Effect.TEMP), (9, Effect.BIS), (13, Effect.AGENT)))
    board = make_board(table)
    click(board, "pair", 0)
    assert board.pieces["plot", 22].state.lit == 8, "6 does not fit between 7 and 10, 8 does"
    click(board, "plot", 22)
    assert (board.draft.action.number, board.draft.action.effect) == (8, Temp())
    board.undo()
    click(board, "plot", 3)
    assert (board.draft.action.number, board.draft.action.effect) == (6, None)
    click(board, "option", "number", 7)
    assert (board.draft.action.number, board.draft.action.effect) == (7, Temp())
    click(board, "option", "number", 6)
    click(board, "option", "temp")
    assert (board.draft.action.number, board.draft.action.effect) == (6, Temp())


def test_bis_asks_only_where_two_numbers_could_be_copied(qapp) -> None:
    table = Table(with_pairs((6, Effect.TEMP), (9, Effect.BIS), (13, Effect.AGENT)))
    board = make_board(table)
    click(board, "pair", 1)
    click(board, "plot", 19)
    click(board, "plot", 18)
    assert board.draft.action.effect == Bis(18, 19)
    board.undo()
    board.undo()
    click(board, "plot", 17)
    click(board, "plot", 16)
    assert board.draft.action.effect == Bis(16, None)
    assert not board.pieces["confirm",].active
    click(board, "option", "bis", 15)
    assert board.draft.action.effect == Bis(16, 15)
    assert board.pieces["confirm",].active


def test_roundabout_by_drag_click_and_key(table: Table) -> None:
    actions = []
    for way in ("drag", "click", "key"):
        board = make_board(table)
        if way == "drag":
            drag(board, centre(board, "roundabout"), centre(board, "plot", 9))
        elif way == "click":
            click(board, "roundabout")
            click(board, "plot", 9)
        else:
            key(board, Qt.Key.Key_4)
            board.set_focus(("plot", 9))
            key(board, Qt.Key.Key_Return)
        actions.append(board.draft.action)
    assert actions == [Turn(roundabout=Roundabout(9, first=True))] * 3
    click(board, "roundabout")
    assert board.draft.action == Turn()


def test_estates_of_a_claim_are_picked_where_there_is_a_choice(qapp) -> None:
    state = tour_position(rules())
    sheet = write_sheet(
        ("2 4 5 | _ 8 _ _ | 12 12b _", "1 2 3 | _ _ _ _ _ _ _ _", "7 _ 10 10b | O | _ 4 _ _ _ _ _"),
        parks=(1, 1, 0),
        temps=1,
    )
    table = Table(msgspec.structs.replace(state, sheets=(sheet, *state.sheets[1:])))
    board = make_board(table)
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    click(board, "plan", 2)
    assert board.draft.action.claims == (Claim(2, None),)
    assert not board.pieces["confirm",].active
    picks = {ident[1] for ident, piece in board.pieces.items() if ident[0] == "bracket" and piece.state == "pick"}
    assert picks == {0, 10, 21}
    view = BoardView(board)
    view.resize(1600, 940)
    assert not view.grab().isNull()
    click(board, "bracket", 10, 3)
    assert board.draft.action.claims == (Claim(2, (10, 21)),)
    click(board, "plan", 2)
    assert board.draft.action.claims == ()


def test_reshuffle_is_asked_with_the_first_claim_only(qapp) -> None:
    table = Table(msgspec.structs.replace(tour_position(rules()), claimed=(0, 0, 0)))
    table.state = msgspec.structs.replace(
        table.state,
        sheets=tuple(msgspec.structs.replace(s, plans=(0, 0, 0), spent=(0, 0, 0)) for s in table.state.sheets),
    )
    board = make_board(table)
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    assert not board.question.isVisible()
    click(board, "plan", 2)
    assert board.question.isVisible()
    assert not board.pieces["confirm",].active
    click(board, "option", "reshuffle", 1)
    assert board.pieces["confirm",].active
    board.primary()
    assert table.submitted[0].reshuffle is True


def test_full_street_claim_warns_before_it_locks_a_long_row(qapp) -> None:
    game = rules()
    state = tour_position(game)
    plan = next(plan.id for plan in game.plans if plan.need is Need.STREET and plan.street == 0)
    sheet = write_sheet(("1 2 3 4 5 6 _ 10 11 12", "_ _ _ _ _ _ _ _ _ _ _", "_ _ _ _ _ _ _ _ _ _ _ _"))
    state = msgspec.structs.replace(
        state,
        sheets=(sheet, state.sheets[1]),
        plan_ids=(plan, *state.plan_ids[1:]),
        claimed=(10, 0, 0),
        waiting=(0, 1),
        pending=(None, None),
    )
    table = Table(state)
    board = make_board(table)
    click(board, "pair", 1)
    click(board, "plot", 6)
    click(board, "plan", 0)
    assert board.draft.action.claims == ()
    assert board.question.isVisible()
    click(board, "option", "leave")
    assert not board.question.isVisible()
    click(board, "plan", 0)
    click(board, "option", "claim", 0)
    assert board.draft.action.claims == (Claim(0, ()),)


def test_refusal_only_when_nothing_fits(qapp) -> None:
    table = Table(tour_position(rules()))
    board = make_board(table)
    assert not board.pieces["refusal",].active
    full = write_sheet(("6 _ _ _ _ _ _ _ _ 7", "6 _ _ _ _ _ _ _ _ _ 7", "6 _ _ _ _ _ _ _ _ _ _ 7"))
    table.state = msgspec.structs.replace(
        with_pairs((6, Effect.TEMP), (7, Effect.BIS), (7, Effect.AGENT)),
        sheets=(full, *table.state.sheets[1:]),
        turn=13,
    )
    board.show(table.view)
    assert board.pieces["refusal",].active
    click(board, "refusal")
    assert board.draft.action == NoPermit()
    board.primary()
    assert table.submitted == [NoPermit()]


def test_hand_number_from_one_card_effect_from_another(qapp) -> None:
    state = rules().start(Setup(2, "expert"), Chance(5)).state
    table = Table(state)
    board = make_board(table)
    one, two, _ = state.hands[0]
    click(board, "hand", 0, "number")
    click(board, "hand", 1, "effect")
    assert (board.draft.action.number_card, board.draft.action.effect_card) == (one, two)
    assert board.pieces["pair", 2].state.dim
    click(board, "plot", 5)
    assert board.draft.action.plot == 5
    dragged = make_board(table)
    drag(dragged, centre(dragged, "hand", 0, "number"), centre(dragged, "plot", 5))
    assert (dragged.draft.action.number_card, dragged.draft.action.plot) == (one, 5)
    assert not dragged.pieces["confirm",].active
    key(dragged, Qt.Key.Key_2)
    assert dragged.draft.action.effect_card == two


def test_confirmed_turn_stays_on_the_sheet_and_can_be_taken_back(table: Table, board: HouseNumbersBoard) -> None:
    click(board, "pair", 1)
    click(board, "plot", POOL_PLOT)
    turn = board.draft.action
    before = table.state
    table.state = table.game.play(before, 0, turn, Chance(1)).state
    table.withdrawable = True
    board.show(table.view)
    assert board.draft.action == Turn()
    assert board.pieces["plot", POOL_PLOT].state.draft
    assert board.pieces["confirm",].active
    click(board, "confirm")
    assert not table.withdrawable
    table.state = before
    board.show(table.view)
    assert board.draft.action == turn


def test_sheets_of_others_show_in_full_and_escape_goes_back(table: Table, board: HouseNumbersBoard) -> None:
    click(board, "seat", 1)
    check_sheet(board, table.view.sheets[1])
    assert not any(piece.active for ident, piece in board.pieces.items() if ident[0] in ("pair", "plot"))
    key(board, Qt.Key.Key_Escape)
    check_sheet(board, table.view.sheets[0])
    click(board, "seat", 2)
    click(board, "confirm")
    check_sheet(board, table.view.sheets[0])


def test_without_aids_nothing_is_lit_and_no_points_show(qapp) -> None:
    table = Table(tour_position(rules()), aids=())
    board = make_board(table)
    click(board, "pair", 1)
    assert all(board.pieces["plot", plot].state.light == "" for plot in range(PLOTS))
    assert board.pieces["sum",].state.points is None
    assert board.pieces["seat", 1].state.points is None
    assert board.pieces["deck",].state is None
    click(board, "plot", POOL_PLOT)
    assert board.draft.action.plot == POOL_PLOT


def test_nobody_at_the_front_may_draft(qapp) -> None:
    table = Table(tour_position(rules()), seat=None)
    board = make_board(table)
    drag(board, centre(board, "pair", 1), centre(board, "plot", POOL_PLOT))
    click(board, "pair", 0)
    assert board.draft.action == Turn()
    assert "Ada and Chidi" in board.pieces["prompt",].state.words


def test_random_pointer_events_change_nothing_without_a_legal_action(table: Table, board: HouseNumbersBoard) -> None:
    random_ = random.Random(4)
    view = table.view
    for _ in range(1000):
        at = QPointF(random_.uniform(-20, 1620), random_.uniform(40, 1010))
        event = random_.choice(("press", "move", "move", "release", "cancel", "undo", "redo", "leave", "tab", "enter"))
        {
            "press": lambda at=at: board.pointer_press(at),
            "move": lambda at=at: board.pointer_move(at),
            "release": lambda at=at: board.pointer_release(at),
            "cancel": lambda: board.pointer_cancel("escape"),
            "undo": board.undo,
            "redo": board.redo,
            "leave": board.pointer_leave,
            "tab": lambda: board.step_focus(1),
            "enter": lambda: key(board, Qt.Key.Key_Space),
        }[event]()
        refusal = table.refuse(board.draft.action)
        assert refusal is None or refusal.code == Reason.INCOMPLETE
        assert board.view == view
    for action in table.submitted:
        assert table.refuse(action) is None


def test_every_art_name_of_the_pieces_exists(board: HouseNumbersBoard, capfd) -> None:
    """Errors while painting are printed by Qt's bindings, not raised: nothing may be printed in any state."""
    view = BoardView(board)
    view.resize(1600, 940)
    for steps in (
        [("pair", 0), ("plot", 3), ("gap", 4)],
        [("pair", 1), ("plot", POOL_PLOT), ("plan", 2), ("roundabout",), ("plot", 9)],
        [("pair", 2), ("plot", 19), ("option", "park")],
        [("seat", 3)],
    ):
        while board.escape():
            pass
        for ident in steps:
            board.set_hovered(ident)
            board.set_focus(ident)
            view.grab()
            board.activate(ident)
            view.grab()
    assert capfd.readouterr().err == ""


def test_log_shows_the_newest_lines_first(board: HouseNumbersBoard) -> None:
    board.show_log([LogLine(10, 2, "older"), LogLine(11, None, "newer")])
    rows = [board.pieces["line", place].state for place in range(2)]
    assert [(row.turn, row.number, row.lines) for row in rows] == [(11, 0, ("newer",)), (10, 3, ("older",))]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("text_scale", [1.0, 1.45, 2.0])
def test_every_look_paints(table: Table, scheme: str, text_scale: float) -> None:
    board = make_board(table, scheme, text_scale=text_scale)
    view = BoardView(board)
    view.resize(1280, 752)
    drag_start = centre(board, "pair", 1)
    board.pointer_press(drag_start)
    board.pointer_move(centre(board, "plot", 3))
    image = view.grab().toImage()
    assert image.width() == 1280
    colours = {image.pixel(x, y) for x in range(0, 1280, 40) for y in range(0, 752, 40)}
    assert len(colours) > 20


def test_boxes_of_others_are_not_disclosed_while_they_write(table: Table, board: HouseNumbersBoard) -> None:
    click(board, "seat", 1)
    assert all(not board.pieces["plot", plot].state.draft for plot in range(PLOTS))
