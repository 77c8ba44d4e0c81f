"""The board of Nine Blocks: items equal the view; drag, click and keys reach one action; the scene keeps secrets."""

from __future__ import annotations

import re
from dataclasses import asdict, is_dataclass
from itertools import pairwise

import msgspec
import pytest
from nine_blocks_table import Table, at, make_board, position, rules, start, story, with_front
from painted import drag_steps
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

import resources
from desktop.boards.common.pieces import Ident
from desktop.boards.nine_blocks.areas import shut_lines, side_of
from desktop.boards.nine_blocks.board import RULES, NineBlocksBoard
from desktop.boards.nine_blocks.layout import space_rect, space_under
from desktop.boards.nine_blocks.states import Sketch
from engine.core.chance import Chance
from engine.games.nine_blocks.actions import GiveUp, Pass, Plan
from engine.games.nine_blocks.grid import SPACES, block_of, builders_of
from engine.games.nine_blocks.standing import points_of
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase


def drag(board: NineBlocksBoard, source: Ident, end: QPointF, *, drop: bool = True) -> None:
    start_at = board.centre_of(source)
    board.pointer_press(start_at)
    for share in (0.2, 0.6, 1.0):
        board.pointer_move(start_at + (end - start_at) * share)
    if drop:
        board.pointer_release(end)


def click(board: NineBlocksBoard, *ident: str | int) -> None:
    spot = board.centre_of(ident)
    board.pointer_move(spot)
    board.pointer_press(spot)
    board.pointer_release(spot)


def key(board: NineBlocksBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def tile(board: NineBlocksBoard, number: int) -> Ident:
    return ("tile", board.now.hand.index(number))


def space(board: NineBlocksBoard, name: str) -> QPointF:
    return board.centre_of(("space", at(name)))


def put_away(board: NineBlocksBoard) -> None:
    """Closes what a part shows of the past."""
    for part in board.parts:
        if getattr(part, "opened", False):
            key(board, Qt.Key.Key_Escape)


def advance(state: State, steps: int, seed: int = 5) -> State:
    chance = Chance(seed)
    for _ in range(steps):
        waiting = rules().waiting(state)
        if not waiting:
            break
        draft = chance.draft()
        action = rules().choices(state, waiting[0]).sample(draft, "player")
        step = rules().play(state, waiting[0], action, draft.chance)
        state, chance = step.state, step.chance
    return state


def check_items(board: NineBlocksBoard, table: Table) -> None:
    """Every item of grid, site and cards shows what the view says."""
    view = table.view
    numbers = tuple(face.number for face in table.seats)
    ground = board.pieces["ground",].state
    assert (ground.seats, ground.turn, ground.numbers) == (view.seats, view.turn, numbers)
    assert ground.claims == tuple((claim.unit, claim.seat) for claim in view.claims)
    for place in range(SPACES):
        state = board.pieces["space", place].state
        assert state.tile == view.board[place]
        laid = tuple(numbers[plan.seat] for plan in view.plans if plan.space == place)
        assert tuple(plan[0] for plan in state.plans) == laid
        assert all(number < 1 for _, number in state.plans)
        if not state.tile:
            builders = builders_of(view.seats, view.turn, block_of(place))
            assert {mark[0] for mark in state.marks} == {numbers[seat] for seat in builders}
    for seat in range(view.seats):
        card = board.pieces["card", seat].state
        assert (card.name, card.tiles, card.points) == (
            table.seats[seat].name, view.penalties[seat], points_of(view, seat),
        )  # fmt: skip
        assert card.limit == (7 if view.seats == 2 else 5)
        assert card.out == bool(view.out[seat])
    assert board.pieces["piles",].state == (view.left, view.discards[-2:], len(view.discards))
    hand = view.hands[table.seat] if table.seat is not None else ()
    for place in range(5):
        piece = board.pieces["tile", place]
        assert piece.isVisible() == (place < len(hand))
        if place < len(hand):
            assert piece.state[0] == hand[place]


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 6), (4, 3), (4, 11)])
def test_items_equal_the_view_through_a_whole_match(qapp, seats: int, seed: int) -> None:
    table = with_front(start(seats, seed))
    board = make_board(table)
    chance = Chance(seed)
    phases, count = set(), 0
    while rules().waiting(table.state):
        phases.add(table.state.phase)
        put_away(board)
        if not board.busy:
            check_items(board, table)
            if count % 5 == 0:
                # Everybody else at the table sees an equally sound board.
                for seat in (None, 0, seats - 1):
                    kept, table.seat = table.seat, seat
                    board.show(table.view)
                    check_items(board, table)
                    table.seat = kept
                board.show(table.view)
        count += 1
        seat = rules().waiting(table.state)[0]
        draft = chance.draft()
        action = rules().choices(table.state, seat).sample(draft, "player")
        chance = draft.chance
        table.play(action, seat)
    assert Phase.PLAN in phases
    assert not board.pieces["primary",].isVisible()
    assert not board.pieces["give",].isVisible()


def test_showing_twice_changes_nothing(qapp) -> None:
    for state in (position(), advance(start(2, 4), 30), advance(start(3, 4), 31)):
        board = make_board(with_front(state))
        before = {ident: piece.state for ident, piece in board.pieces.items()}
        board.show(board.link.view)  # type: ignore[attr-defined]
        assert {ident: piece.state for ident, piece in board.pieces.items()} == before


def test_a_plan_by_drag_click_keys_digits_and_finger(qapp) -> None:
    reached = []
    for form in ("drag", "click", "arrows", "digits", "finger"):
        table = with_front(position())
        board = make_board(table)
        if form == "drag":
            drag(board, tile(board, 7), space(board, "H8"))
        elif form == "click":
            click(board, *tile(board, 7))
            click(board, "space", at("H8"))
        elif form == "finger":
            board.pointer_press(board.centre_of(tile(board, 7)), touch=True)
            board.pointer_move(board.centre_of(tile(board, 7)) - QPointF(0, 40))
            board.pointer_move(space(board, "H8"))
            board.pointer_release(space(board, "H8"))
        elif form == "arrows":
            for _ in range(9):
                if board.focused == tile(board, 7):
                    break
                board.step_focus(1)
            key(board, Qt.Key.Key_Return)
            assert board.focused == ("space", at("F6"))
            for code in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
                key(board, code)
            key(board, Qt.Key.Key_Return)
            assert board.focused == ("primary",)
        else:
            key(board, Qt.Key.Key_7)
            for _ in range(40):
                if board.focused == ("space", at("H8")):
                    break
                board.step_focus(1)
            key(board, Qt.Key.Key_Space)
        assert board.draft.sketch == Sketch(2, at("H8"))
        assert board.pieces["space", at("H8")].state.plans == ((3, 0),)
        assert board.pieces["tile", 2].state == (7, "laid", False)
        if form in ("drag", "finger"):
            click(board, "primary")
        elif form == "click":
            board.primary()
        else:
            key(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        reached.append(table.submitted[-1])
    assert reached == [Plan(7, at("H8"))] * 5


def test_lit_spaces_are_those_without_a_repeat(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, *tile(board, 7))
    lit = {place for place in range(SPACES) if board.pieces["space", place].state.light == "legal"}
    names = {"F6", "B8", "C8", "B9", "C9", "H8", "I8", "H9", "I9"}
    assert lit == {at(name) for name in names}
    click(board, *tile(board, 7))
    assert not any(board.pieces["space", place].state.light for place in range(SPACES))
    dull = make_board(with_front(position(), aids=()))
    click(dull, *tile(dull, 7))
    assert not any(dull.pieces["space", place].state.light for place in range(SPACES))


def test_a_knowingly_illegal_plan_is_shown_with_its_price_and_asked_about(qapp) -> None:
    for asked in ("on", "off"):
        for yes in (True, False):
            table = with_front(position(ask=asked))
            board = make_board(table)
            drag(board, tile(board, 7), space(board, "G8"), drop=False)
            assert board.pieces["space", at("G8")].state.light == "refused"
            assert board.pieces["space", at("G5")].state.frame == "refused"
            assert board.pieces["marks",].state.pairs == ((9 + 6, at("G8"), at("G5")),)
            note = board.pieces["note_card",]
            assert note.isVisible()
            assert note.state[0].refuses
            assert note.state[0].title == "Line G already has its 7"
            assert note.state[0].strong == "4 of 5 penalties."
            assert board.pieces["leader",].isVisible()
            board.pointer_release(space(board, "G8"))
            if asked == "off":
                assert board.draft.sketch == Sketch(2, at("G8"))
                continue
            assert board.draft.sketch == Sketch()
            assert board.asked == "plan"
            assert not board.pieces["primary",].active
            click(board, "answer", int(yes))
            assert board.asked == ""
            assert board.draft.sketch == (Sketch(2, at("G8")) if yes else Sketch())
            assert not board.pieces["answer", 1].isVisible()


def test_spaces_that_the_rules_refuse_say_why(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    said: list[str] = []
    board.said.connect(said.append)
    drag(board, tile(board, 7), space(board, "D7"))
    assert "space_built" in said[-1]
    drag(board, tile(board, 7), space(board, "A5"), drop=False)
    assert board.pieces["note_card",].state[0].title == "Block of Dora"
    board.pointer_release(space(board, "A5"))
    drag(board, tile(board, 7), space(board, "G1"), drop=False)
    assert board.pieces["note_card",].state[0].title == "Block of Ada and Ben"
    board.pointer_release(space(board, "G1"))
    assert board.draft.sketch == Sketch()
    assert not table.submitted
    board.pointer_press(QPointF(20, 90))
    assert board.verdict is None


def test_a_refusal_stays_while_the_pointer_rests_where_the_tile_was_dropped(qapp) -> None:
    board = make_board(with_front(position()))
    foreign = space(board, "D1")
    drag(board, tile(board, 7), foreign)
    board.pointer_move(foreign + QPointF(3, 2))
    title = board.pieces["note_card",].state[0].title
    assert title.startswith("Block of")
    board.pointer_move(space(board, "D3") + QPointF(2, 2))
    assert board.pieces["note_card",].state[0].title != title
    assert board.verdict is None


def test_a_tile_dropped_beside_the_grid_flies_home(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    drag(board, tile(board, 7), QPointF(120, 500))
    assert (board.draft.sketch, board.load) == (Sketch(), None)
    assert not board.ghost.isVisible()
    drag(board, tile(board, 7), space(board, "H8"), drop=False)
    board.pointer_cancel("escape")
    assert (board.draft.sketch, board.load) == (Sketch(), None)


def test_undo_redo_and_escape(qapp) -> None:
    board = make_board(with_front(position()))
    drag(board, tile(board, 7), space(board, "H8"))
    # Taken up again, the plan is moved, or taken back into the hand.
    drag(board, ("space", at("H8")), space(board, "I9"))
    assert board.draft.sketch == Sketch(2, at("I9"))
    board.undo()
    assert board.draft.sketch == Sketch(2, at("H8"))
    board.redo()
    assert board.draft.sketch == Sketch(2, at("I9"))
    drag(board, ("space", at("I9")), board.centre_of(("tile", 0)))
    assert board.draft.sketch == Sketch()
    board.undo()
    key(board, Qt.Key.Key_Escape)
    key(board, Qt.Key.Key_Escape)
    assert board.draft.sketch == Sketch()
    assert not board.can_undo()
    click(board, *tile(board, 5))
    assert board.can_undo()
    key(board, Qt.Key.Key_Escape)
    assert board.load is None


def test_a_tile_is_given_up_in_every_form(qapp) -> None:
    reached = []
    for form in ("button first", "tile first", "card", "drag"):
        table = with_front(position())
        board = make_board(table)
        if form == "button first":
            click(board, "give")
            click(board, *tile(board, 9))
        elif form == "tile first":
            click(board, *tile(board, 9))
            click(board, "give")
        elif form == "card":
            click(board, *tile(board, 9))
            click(board, "card", 0)
        else:
            drag(board, tile(board, 9), board.centre_of(("card", 0)))
        assert board.draft.sketch == Sketch(3, None, given=True)
        click(board, "primary")
        reached.append(table.submitted[-1])
    assert reached == [GiveUp(9)] * 4


def test_the_second_last_seat_is_told_what_passing_gives_and_asked(qapp) -> None:
    state = msgspec.structs.replace(position(), final=True, out=(0, 11, 0, 0), passed=(0, 0, 10, 0))
    table = with_front(state)
    board = make_board(table)
    assert "Ben" in board.pieces["give",].name
    click(board, "give")
    assert "Ben then builds alone" in board.pieces["note_card",].state[0].strong
    assert not table.submitted
    click(board, "answer", 0)
    assert not table.submitted
    click(board, "give")
    click(board, "answer", 1)
    assert table.submitted == [Pass()]


def test_the_last_seat_builds_openly_and_only_soundly(qapp) -> None:
    state = msgspec.structs.replace(
        position(), final=True, phase=Phase.ALONE, out=(0, 11, 0, 12), passed=(0, 0, 10, 0), plans=()
    )
    table = with_front(state)
    board = make_board(table)
    drag(board, tile(board, 7), space(board, "G8"), drop=False)
    assert board.ghost.state.tile == 7
    board.pointer_release(space(board, "G8"))
    assert board.asked == ""
    assert board.draft.sketch == Sketch()
    click(board, "give")
    assert "Chidi stops" in board.pieces["note_card",].state[0].title
    click(board, "answer", 0)
    drag(board, tile(board, 7), space(board, "H8"))
    click(board, "primary")
    assert table.submitted == [Plan(7, at("H8"))]


def test_a_seat_of_two_plans_twice(qapp) -> None:
    table = with_front(start(2, 4))
    board = make_board(table)
    seats: list[int | None] = []
    for _ in range(3):
        seats.append(table.seat)
        board.press_tile(0)
        board.press_space(min(board.now.lit))
        board.primary()
    assert seats[1] == seats[2] != seats[0]
    assert len(table.state.plans) == 3


def test_a_draft_is_laid_away_and_comes_back(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    drag(board, tile(board, 7), space(board, "H8"))
    kept = board.copy_draft()
    table.seat = None
    board.show(table.view)
    assert board.draft.sketch == Sketch()
    assert board.pieces["space", at("H8")].state.plans == ()
    table.seat = 0
    board.show(table.view)
    board.put_draft(kept)
    assert board.draft.sketch == Sketch(2, at("H8"))
    assert board.can_undo()


def test_nothing_can_be_done_while_looking_on(qapp) -> None:
    table = Table(position(), 1)
    board = make_board(table)
    assert board.now.hand == (3, 4, 6)
    assert not board.pieces["tile", 0].active
    board.activate(("tile", 0))
    board.activate(("space", at("H8")))
    assert board.load is None
    table.remark = "Round 3, looked at."  # type: ignore[attr-defined]
    table.seat = 0
    board.show(table.view)
    assert board.now.role == ""
    assert board.prompt_words() == "Round 3, looked at."


def test_a_building_tells_kind_builder_and_round_and_shows_its_number_everywhere(qapp) -> None:
    board = make_board(with_front(position()))
    board.pointer_move(space(board, "E4"))
    note = board.pieces["note_card",].state[0]
    assert "Lighthouse" in note.title
    assert any("round" in line for line in note.lines)
    click(board, "space", at("E4"))
    same = {place for place in range(SPACES) if board.pieces["space", place].state.frame == "same"}
    assert same == {place for place, number in enumerate(board.seen.board) if number == 1} - {at("E4")}
    assert board.pieces["space", at("E9")].state.light == "lit"
    click(board, "space", at("E4"))
    assert board.picked is None


def test_what_is_left_stands_on_the_sheet_only_while_the_hand_is_seen(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    counts = board.pieces["bonuses",].state[0]
    assert len(counts) == 9
    assert counts[0] == 12 - 4 - 1 - 1
    table.seat = None
    board.show(table.view)
    assert board.pieces["bonuses",].state[0] == ()


def test_three_seats_are_told_which_lines_need_a_turn(qapp) -> None:
    table = with_front(start(3, 4))
    board = make_board(table)
    assert shut_lines(3, 0) == (3, 4, 5, 15, 16, 17)
    assert "Lines 4, 5, 6, G, H and I" in board.pieces["note_card",].state[0].lines[0]
    table.state = msgspec.structs.replace(table.state, turn=1)
    board.show(table.view)
    assert "Lines 1, 2, 3, D, E and F" in board.pieces["note_card",].state[0].lines[0]
    assert shut_lines(4, 0) == shut_lines(2, 3) == ()


# Turning


def test_facing_a_seat_turns_what_is_seen_and_never_the_areas(qapp) -> None:
    for turn in range(4):
        table = with_front(position(turn=turn))
        board = make_board(table)
        for seat in range(4):
            board.face(seat)
            assert board.faced == seat
            middle = board.root.sceneTransform().map(space_rect(at("E5")).center())
            block = next(b for b in (1, 3, 5, 7) if builders_of(4, turn, 18 + b) == (seat,))
            spot = board.centre_of(("space", (block // 3 * 3 + 1) * 9 + block % 3 * 3 + 1))
            assert spot.y() > middle.y() + 100
            assert abs(spot.x() - middle.x()) < 1
            assert board.pieces["space", at("C3")].state.spin == board.quarter
            assert board.pieces["ground",].state.turn == turn
    assert {side_of(4, turn, 0) for turn in range(4)} == {0, 1, 2, 3}


def test_gestures_reach_the_space_they_show_on_a_turned_board(qapp) -> None:
    for quarter in range(4):
        table = with_front(position())
        board = make_board(table)
        board.turn_to(quarter)
        drag(board, tile(board, 7), space(board, "H8"))
        assert board.draft.sketch == Sketch(2, at("H8"))
        board.set_focus(("space", at("E5")))
        before = board.centre_of(("space", at("E5")))
        key(board, Qt.Key.Key_Right)
        after = board.centre_of(board.focused)  # type: ignore[arg-type]
        assert after.x() > before.x() + 20
        assert abs(after.y() - before.y()) < 1


def test_the_board_turns_to_the_seat_that_acts_if_wanted(qapp) -> None:
    table = with_front(start(4, 3))
    board = make_board(table)
    board.look.turn_board = True
    for _ in range(4):
        board.press_tile(0)
        board.press_space(min(board.now.lit))
        board.primary()
        if table.state.phase is Phase.PLAN and not board.busy:
            assert board.faced == table.seat


def test_space_under_is_the_inverse_of_its_rectangle() -> None:
    for place in range(SPACES):
        assert space_under(space_rect(place).center()) == place
    assert space_under(QPointF(360, 100)) is None
    assert space_under(QPointF(20, 100)) is None


# Reading, secrets, speed


def test_a_round_is_played_through_the_list_alone(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    board.show_log(story())
    titles = [section.title for section in board.sections()]
    assert "Spaces, line by line" in titles
    spots = {spot.ident: spot for section in board.sections() for spot in section.spots}
    assert spots[tile(board, 7)].can_press
    assert not spots["space", at("H8")].can_press
    board.activate(tile(board, 7))
    spots = {spot.ident: spot for section in board.sections() for spot in section.spots}
    assert spots[tile(board, 7)].chosen
    assert "Fits." in spots["space", at("H8")].words
    board.activate(("space", at("H8")))
    board.activate(("primary",))
    assert table.submitted == [Plan(7, at("H8"))]


def everything(board: NineBlocksBoard) -> dict[Ident, object]:
    """All that pieces show or say."""
    return {
        ident: (asdict(piece.state) if is_dataclass(piece.state) else piece.state, piece.name, piece.isVisible())
        for ident, piece in board.pieces.items()
    }


@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_hidden_tiles_change_nothing_in_the_scene(qapp, watcher: int | None) -> None:
    state = advance(start(4, 8), 21)
    state = advance(state, (4 - len(state.plans)) % 4 + 2 if state.phase is Phase.PLAN else 3)
    first = make_board(Table(state, watcher))
    guess = rules().guess(rules().view(state, watcher), Chance(99))
    assert guess != state
    other = make_board(Table(guess, watcher))
    assert everything(first) == everything(other)
    assert first.sections() == other.sections()


def test_own_plans_lie_face_down_even_for_their_seat(qapp) -> None:
    table = Table(position(), 1)
    board = make_board(table)
    assert any(plan.number == 3 for plan in table.view.plans)
    assert all(number < 1 for place in range(SPACES) for _, number in board.pieces["space", place].state.plans)


def test_a_drag_paints_little(qapp) -> None:
    board = make_board(with_front(position()))
    names = ("B8", "C9", "F6", "H8", "G8", "I9", "H5", "E2", "A1")
    points = [board.centre_of(("space", at(name))) for name in names]
    way = [a + (b - a) * (i / 12) for a, b in pairwise(points) for i in range(12)]
    steps = drag_steps(board, board.centre_of(tile(board, 7)), way, (1600, 940))
    assert max(step.items for step in steps) <= 20
    steady = sorted(step.share for step in steps)
    assert steady[len(steady) // 2] < 0.05


def test_every_bonus_phase_leaves_the_board_to_look_at(qapp) -> None:
    state = start(4, 3)
    for steps in range(4, 40):
        found = advance(state, steps)
        if found.phase is Phase.BONUS:
            break
    table = with_front(found)
    board = make_board(table)
    assert board.now.role == "bonus"
    assert not board.pieces["primary",].isVisible()


def test_without_confirming_a_plan_that_lies_is_handed_over(qapp, qtbot) -> None:
    table = with_front(position())
    board = make_board(table)
    board.look.confirm_turn = False
    drag(board, tile(board, 7), space(board, "G8"))
    qtbot.wait(5)
    assert not table.submitted
    click(board, "answer", 0)
    click(board, "give")
    click(board, *tile(board, 9))
    qtbot.wait(5)
    assert not table.submitted
    drag(board, tile(board, 7), space(board, "H8"))
    qtbot.waitUntil(lambda: table.submitted == [Plan(7, at("H8"))])


def test_every_piece_leads_to_a_paragraph_of_the_rules(qapp) -> None:
    page = (resources.folder() / "rules" / "en" / "nine_blocks.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r"\{#([^}]+)\}", page))
    assert set(RULES.values()) <= anchors
    board = make_board(with_front(position()))
    drag(board, tile(board, 7), space(board, "G8"))
    assert board.rule_of(("space", at("G8"))) == "7"
    assert board.rule_of(("space", at("H8"))) == "3.1"
    assert {board.rule_of(ident) for ident in board.pieces} - {""} <= anchors
