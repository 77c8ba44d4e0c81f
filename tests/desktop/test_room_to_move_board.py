"""The board of Room to Move: items equal the view; drag, click, keys and touch reach one action; refusals are shown."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from room_to_move_gestures import act, check_items, click, drag, drawing, key, legal, press, spot
from room_to_move_table import Table, advanced, make_board, rules, start, with_front

from desktop.boards.room_to_move.layout import CARD, corner
from desktop.boards.room_to_move.states import NONE, Sketch
from engine.core.chance import Chance
from engine.games.room_to_move.actions import (
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.player import play_as_beginner
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import Phase, WhereFits
from engine.geometry.squares import square_named, squares_in
from engine.players.budget import Budget


@pytest.mark.parametrize(("scenario", "seats", "seed"), [(0, 1, 4), (3, 2, 6), (8, 3, 3), (10, 2, 8)])
def test_a_whole_match_by_hand_shows_what_the_view_says(qapp, scenario: int, seats: int, seed: int) -> None:
    table = with_front(start(seats, seed, scenario=scenario))
    board = make_board(table)
    chance = Chance(seed)
    count = 0
    while rules().waiting(table.state):
        check_items(board, table)
        if count % 6 == 0:
            watching = Table(table.state)
            check_items(make_board(watching), watching)
        draft = chance.draft()
        action = play_as_beginner(rules(), table.view, table.asked, draft, Budget(60)).action
        chance = draft.chance
        act(board, table, action)
        assert len(table.submitted) == count + 1, (action, board.hint_words())
        if not isinstance(action, CloseRoom | LeaveOpen | Finish):
            done = table.submitted[-1]
            assert done == action or (isinstance(action, DrawCard) and done.places == action.places)
        count += 1
    for piece in board.pieces.values():
        assert not piece.stumbled


def test_showing_twice_changes_nothing(qapp) -> None:
    table = drawing(room=3, card=1)
    board = make_board(table)
    before = {ident: piece.state for ident, piece in board.pieces.items()}
    board.show(table.view)
    assert {ident: piece.state for ident, piece in board.pieces.items()} == before


def test_a_piece_by_drag_click_keys_and_touch(qapp) -> None:
    state = drawing().state
    wanted = None
    for form in ("drag", "click", "keys", "digits", "touch drag", "touch tap"):
        table = with_front(state)
        board = make_board(table)
        option = board.slots[0]
        anchor = legal(table, option, 1)[0]
        key(board, Qt.Key.Key_Escape)
        if form in ("drag", "touch drag"):
            first = legal(table, option, 0)[0]
            drag(board, ("option", option), spot(board, first), drop=False, touch=form != "drag")
            key(board, Qt.Key.Key_R)
            end = spot(board, anchor)
            board.pointer_move(end)
            board.pointer_release(end)
        elif form == "click":
            press(board, "option", option)
            key(board, Qt.Key.Key_E)
            click(board, spot(board, anchor))
        elif form == "touch tap":
            press(board, "option", option, touch=True)
            assert board.held is not None
            assert board.held.parked
            press(board, "handle", "right", touch=True)
            click(board, spot(board, anchor), touch=True)
        else:
            if form == "digits":
                key(board, Qt.Key.Key_1 if option == 0 else Qt.Key.Key_2)
            else:
                board.set_focus(("option", option))
                key(board, Qt.Key.Key_Return)
            key(board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
            key(board, Qt.Key.Key_E)
            key(board, Qt.Key.Key_E)
            board.park(legal(table, option, 1)[-1])
            for _ in range(300):
                if board.aim == anchor:
                    break
                board.step_focus(1)
            key(board, Qt.Key.Key_Return)
        assert board.now.sketch.place_of(0) == Place(option, anchor, 1), form
        assert board.held is None
        key(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert table.submitted[-1] == DrawCard((Place(option, anchor, 1),)), form
        wanted = wanted or table.submitted[-1]
        assert table.submitted[-1] == wanted


def test_arrows_move_what_is_held_by_squares(qapp) -> None:
    board = make_board(drawing())
    board.hold(0, parked=True)
    before = board.aim
    assert before is not None
    for code, step in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 16), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Up, -16)):
        key(board, code)
        assert board.aim == before + step
        before = board.aim
    assert board.pieces["target",].state.anchor == before


def test_a_refused_place_shows_squares_and_one_sentence_and_waits(qapp) -> None:
    table = drawing(room=2, card=0)
    board = make_board(table)
    option = board.slots[0]
    taken = next(place for place in range(256) if place not in legal(table, option)
                 and board.piece(0).shape and board.link.refuse(DrawCard((Place(option, place),))).squares)  # fmt: skip
    refusal = table.refuse(DrawCard((Place(option, taken),)))
    while refusal is None or not refusal.squares or refusal.code == "off_sheet":
        taken += 1
        refusal = table.refuse(DrawCard((Place(option, taken),)))
    said: list[str] = []
    board.said.connect(said.append)
    press(board, "option", option)
    end = spot(board, taken)
    board.pointer_move(end)
    target = board.pieces["target",].state
    assert target.refused
    assert tuple(squares_in(target.bad)) == tuple(sorted(refusal.squares))
    assert board.pieces["tag", "reason"].state.words == table.reason(refusal)
    assert not said or said[-1] != table.reason(refusal)
    click(board, end)
    assert said[-1] == table.reason(refusal)
    assert board.held is not None
    assert board.held.parked
    assert board.now.sketch == Sketch()
    # It stays until the ghost moves, and is told in one place only.
    assert sum(p.isVisible() and getattr(p.state, "words", "") == table.reason(refusal)
               for i, p in board.pieces.items() if i[0] == "tag") == 1  # fmt: skip
    board.set_aim(legal(table, option)[0])
    assert not board.pieces["target",].state.refused
    key(board, Qt.Key.Key_Escape)
    assert not board.pieces["tag", "reason"].isVisible()
    assert not table.submitted


def test_legal_places_are_those_of_the_rules_and_asked_once(qapp) -> None:
    table = drawing(room=2, card=1)
    board = make_board(table)
    asked: list[object] = []
    answer = table.aid

    def aid(question: object, seat: int | None = None) -> object:
        asked.append(question)
        return answer(question, seat)

    table.aid = aid  # type: ignore[method-assign]
    option = board.slots[0]
    press(board, "option", option)
    masks = answer(WhereFits(option)).anchors
    assert board.pieces["anchors",].state == (masks[0], (masks[1] | masks[2] | masks[3]) & ~masks[0])
    for _ in range(3):
        key(board, Qt.Key.Key_R)
    for place in range(40, 60):
        board.pointer_move(spot(board, place))
    assert sum(isinstance(question, WhereFits) for question in asked) == 1
    counts = [mask.bit_count() for mask in masks[:4]]
    assert str(counts[3]) in board.pieces["hint",].state[0]
    assert " · ".join(str(count) for count in counts[:3]) in board.pieces["hint",].state[0]


def test_without_the_aid_no_place_is_lit(qapp) -> None:
    table = with_front(drawing().state, aids=())
    board = make_board(table)
    press(board, "option", board.slots[0])
    assert board.pieces["anchors",].state is None
    assert board.pieces["room", 0].state.points is None
    click(board, spot(board, legal(table, board.slots[0])[0]))
    assert board.now.sketch.drawn


def test_wheel_fingers_and_handles_turn_what_is_held(qapp) -> None:
    board = make_board(drawing())
    board.hold(0, parked=True)
    assert board.held is not None
    middle = board.centre_of(("target",))
    board.wheel(middle, 0.8)
    assert board.held.turns == 1
    board.wheel(middle, 1.25)
    assert board.held.turns == 0
    board.fingers_down(middle)
    for _ in range(5):
        board.fingers_move(middle, 1.0, QPointF(), 10)
    assert board.held.turns == 1
    press(board, "handle", "left")
    assert board.held.turns == 0
    for kind in ("left", "right", "mirror"):
        handle = board.pieces["handle", kind]
        assert (handle.rect.width(), handle.rect.height()) == (44, 44)


def test_a_second_finger_keeps_the_piece_and_turns_it(qapp) -> None:
    table = drawing()
    board = make_board(table)
    option = board.slots[0]
    drag(board, ("option", option), spot(board, legal(table, option)[0]), drop=False, touch=True)
    board.fingers_down(board.centre_of(("sheet",)))
    assert board.held is not None
    assert board.held.parked
    board.fingers_move(board.centre_of(("sheet",)), 1.0, QPointF(), 50)
    assert board.held.turns == 1


def mirroring() -> State:
    """A position whose card has a piece that mirroring changes."""
    for seed in range(1, 40):
        for scenario in (3, 4, 6):
            state = advanced(start(2, seed, scenario=scenario), Phase.DRAW)
            board = make_board(with_front(state))
            if board.piece(0).mirrors:
                return state
    raise AssertionError("no such card")


def test_the_bright_idea_mirrors_one_piece_once(qapp) -> None:
    table = with_front(mirroring())
    board = make_board(table)
    option = board.slots[0]
    board.hold(0, parked=True)
    assert board.pieces["handle", "mirror"].state.lamp == "light_bulb_on"
    key(board, Qt.Key.Key_M)
    assert board.held is not None
    assert board.held.mirror
    masks = table.aid(WhereFits(option)).anchors
    assert board.pieces["anchors",].state[0] == masks[4]
    place = next(squares_in(masks[4]))
    board.park(place)
    key(board, Qt.Key.Key_Return)
    assert board.now.sketch.place_of(0) == Place(option, place, 0, mirror=True)
    assert board.now.sheet.idea is Idea.MIRROR
    for slot in range(1, len(board.slots)):
        board.leave_out()
        assert slot
    board.primary()
    assert table.submitted[-1] == DrawCard((Place(option, place, 0, mirror=True),), Idea.MIRROR)
    # Nobody has a second one.
    table.seat = 0
    board.show(table.view)
    assert not board.pieces["idea_mirror",].isVisible() or table.state.sheets[table.seat].idea is Idea.NONE


def test_the_bright_idea_swaps_an_option(qapp) -> None:
    table = drawing()
    board = make_board(table)
    option = board.slots[0]
    press(board, "idea_swap")
    assert board.now.sketch.swapped == 0
    assert not board.pieces["idea_mirror",].active
    other = 1 - option
    assert board.slot_of(("option", other)) == 0
    place = legal(table, other)[0]
    press(board, "option", other)
    click(board, spot(board, place))
    while board.open_slot() is not None:
        board.leave_out()
    board.primary()
    assert table.submitted[-1] == DrawCard((Place(other, place),), Idea.SWAP)


def test_leaving_out_asks_when_something_would_be_forgotten(qapp) -> None:
    table = drawing()
    board = make_board(table)
    board.primary()
    assert not table.submitted
    assert board.asked == "left"
    assert board.pieces["primary",].state.warns
    key(board, Qt.Key.Key_Escape)
    assert not board.asked
    key(board, Qt.Key.Key_Delete)
    assert board.now.sketch.left == (0,)
    while board.open_slot() is not None:
        board.leave_out()
    board.primary()
    assert table.submitted == [DrawCard()]


def test_undo_redo_escape_and_picking_up_again(qapp) -> None:
    table = drawing()
    board = make_board(table)
    option = board.slots[0]
    places = legal(table, option)
    board.hold(0, parked=False)
    board.lay(places[0])
    assert board.can_undo()
    board.undo()
    assert board.now.sketch == Sketch()
    assert board.can_redo()
    board.redo()
    assert board.now.sketch.place_of(0) == Place(option, places[0])
    drawn = ("drawn", len(board.now.sheet.placed) - 1)
    press(board, *drawn)
    assert board.held is not None
    assert board.held.slot == 0
    key(board, Qt.Key.Key_Escape)
    assert board.now.sketch.place_of(0) == Place(option, places[0])
    stands = next(squares_in(board.now.house.squares(board.now.sheet.placed[-1])[0]))
    grip = board.root.sceneTransform().map(corner(stands) + QPointF(50, 50))
    board.pointer_press(grip)
    end = grip + QPointF(0, 60)
    board.pointer_move(end)
    assert board.held is not None
    assert board.held.carried
    board.undo()
    assert board.held is None
    assert board.now.sketch.place_of(0) == Place(option, places[0])
    board.set_focus(drawn)
    key(board, Qt.Key.Key_Delete)
    assert board.now.sketch.left == (0,)
    board.undo()
    assert board.now.sketch.place_of(0) == Place(option, places[0])


def test_a_piece_dropped_beside_the_sheet_flies_home(qapp) -> None:
    table = drawing()
    board = make_board(table)
    drag(board, ("option", board.slots[0]), QPointF(1400, 300))
    assert board.held is None
    assert board.now.sketch == Sketch()
    assert not table.submitted


def test_rooms_cards_and_tokens_in_every_form(qapp) -> None:
    table = with_front(start(3, 8, scenario=5))
    board = make_board(table)
    key(board, Qt.Key.Key_2)
    assert board.now.sketch.chosen == 1
    key(board, Qt.Key.Key_1)
    press(board, "choice", 0)
    assert table.submitted == [TurnRoom(0)]
    cards = table.view.turned[0]
    assert len(cards) == 2
    drag(board, ("small", 1), QPointF(900, 300))
    assert len(table.submitted) == 1
    drag(board, ("small", 1), CARD.center())
    number = board.now.scenario.rooms[0].cards[1][0]
    assert table.submitted[-1] == TurnCard(number)
    tokens = board.now.scenario.rooms[0].cards[1][1]
    assert not board.pieces["primary",].active
    drag(board, ("token", 0), board.centre_of(("option", 1)))
    assert board.now.sketch.tokens == (0, 1)
    if tokens == 1:
        press(board, "option", 0)
        assert board.now.sketch.tokens == (1, 0)
        drag(board, ("option", 0), board.centre_of(("option", 1)))
        assert board.now.sketch.tokens == (0, 1)
    while sum(board.now.sketch.tokens) < tokens:
        press(board, "token", 0)
    board.undo()
    assert sum(board.now.sketch.tokens) <= tokens
    board.redo()
    first = board.now.sketch.tokens[0]
    if table.refuse(AssignTokens(first)) is None:
        board.primary()
        assert table.submitted[-1] == AssignTokens(first)


def test_every_seat_has_its_own_draft_and_others_can_be_looked_at(qapp) -> None:
    table = drawing(seats=3)
    board = make_board(table)
    front = table.seat
    assert front is not None
    other = (front + 1) % 3
    option = board.slots[0]
    place = legal(table, option)[0]
    board.hold(0, parked=False)
    board.lay(place)
    press(board, "seat", other)
    assert table.seat == other
    assert board.now.sketch == Sketch()
    assert board.now.shown == other
    press(board, "seat", front)
    assert board.now.sketch.place_of(0) == Place(option, place)
    table.people.discard(other)
    press(board, "seat", other)
    assert table.seat == front
    assert board.now.shown == other
    assert not board.now.draws
    assert board.slot_of(("option", option)) is None
    key(board, Qt.Key.Key_Escape)
    assert board.now.shown == front
    assert board.now.sketch.place_of(0) == Place(option, place)


def walled() -> State:
    """A position whose card has a piece that needs a wall side."""
    for scenario in (1, 11, 12):
        for seed in range(1, 40):
            state = start(1, seed, scenario=scenario)
            for step in range(8):
                state = advanced(state, Phase.DRAW, room=1, card=step)
                if state.phase is not Phase.DRAW:
                    break
                board = make_board(with_front(state))
                if board.piece(0).shape.sides:
                    return state
    raise AssertionError("no such card")


def test_wall_sides_are_marked_while_hovering(qapp) -> None:
    table = with_front(walled())
    board = make_board(table)
    board.hold(0, parked=True)
    board.set_aim(next(squares_in(board.legal_of(board.held))))  # type: ignore[arg-type]
    sides = board.pieces["target",].state.sides
    assert sides
    assert all(met for _, _, met in sides)
    assert board.pieces["tag", "reason"].isVisible()
    assert not board.pieces["tag", "reason"].state.refused
    for place in range(256):
        refusal = table.refuse(DrawCard((Place(board.slots[0], place),)))
        if refusal is not None and refusal.code == "needs_wall":
            board.set_aim(place)
            break
    target = board.pieces["target",].state
    assert target.refused
    assert target.edges
    assert not all(met for _, _, met in target.sides)


def test_what_a_place_would_bring_is_shown_before_it_is_drawn(qapp) -> None:
    table = drawing()
    board = make_board(table)
    board.hold(0, parked=True)
    option, room = board.slots[0], table.state.room
    place = legal(table, option)[0]
    board.set_aim(place)
    preview = table.preview(DrawCard((Place(option, place),)))
    base = table.preview(DrawCard()).detail
    assert board.pieces["room", room].state.change == sum(preview.detail.rooms) - sum(base.rooms)
    for number, (then, before) in enumerate(zip(preview.detail.bonuses, base.bonuses, strict=True)):
        gain = then.count * then.each - before.count * before.each
        assert board.pieces["bonus", number].state.change == gain


def test_pointing_at_a_piece_lights_its_dots_and_its_room(qapp) -> None:
    table = drawing(room=3, card=1)
    board = make_board(table)
    place = next(k for k, placed in enumerate(board.now.sheet.placed) if board.now.house.squares(placed)[1]
                 and not board.now.house.piece(placed).is_carpet)  # fmt: skip
    board.set_focus(("drawn", place))
    assert board.pieces["dots",].state[1] == board.now.house.squares(board.now.sheet.placed[place])[1]
    assert board.pieces["room", board.now.sheet.placed[place].room].state.lit


def test_nothing_can_be_done_while_looking_on(qapp) -> None:
    state = drawing().state
    table = Table(state)
    board = make_board(table)
    for option in (0, 1):
        press(board, "option", option)
        assert board.held is None
    assert not board.pieces["primary",].isVisible()
    assert not board.pieces["leave",].isVisible()
    board.primary()
    assert not table.submitted


def test_a_hint_is_said_and_changes_nothing(qapp) -> None:
    table = drawing()
    board = make_board(table)
    place = legal(table, board.slots[0])[0]
    board.hint(DrawCard((Place(board.slots[0], place),)))
    assert board.now.sketch == Sketch()
    assert "Hint" in board.prompt_words()


def test_without_confirming_a_card_that_is_drawn_passes_on(qapp, qtbot) -> None:
    table = drawing()
    board = make_board(table)
    board.look.confirm_turn = False
    for slot, option in enumerate(board.slots):
        board.hold(slot, parked=False)
        answer = table.aid(board.question(board.now.sketch, slot))
        board.lay(next(squares_in(answer.anchors[0])))
        assert option in (0, 1)
    qtbot.waitUntil(lambda: len(table.submitted) == 1, timeout=1000)


def test_every_piece_leads_to_a_paragraph_of_the_rules(qapp) -> None:
    board = make_board(drawing())
    for ident, piece in board.pieces.items():
        if piece.active and ident[0] not in ("tab", "note"):
            assert board.rule_of(ident), ident


def test_the_list_tells_everything_and_presses_the_same(qapp) -> None:
    table = drawing()
    board = make_board(table)
    sections = board.sections()
    words = [spot.words for section in sections for spot in section.spots]
    assert all(words)
    assert any(spot.ident == ("option", board.slots[0]) and spot.can_press for section in sections
               for spot in section.spots)  # fmt: skip
    board.set_focus(("option", board.slots[0]))
    board.activate(("option", board.slots[0]))
    assert board.held is not None
    assert board.held.parked
    key(board, Qt.Key.Key_Return)
    assert board.now.sketch.drawn
    idents = {spot.ident for section in board.sections() for spot in section.spots}
    assert ("primary",) in idents
    assert ("drawn", len(board.now.sheet.placed) - 1) in idents


def test_a_draft_that_is_not_legal_any_more_goes(qapp) -> None:
    table = drawing()
    board = make_board(table)
    kept = (Sketch(drawn=((0, Place(board.slots[0], square_named("A1"))),)), (Sketch(),), ())
    board.put_draft(kept)
    assert board.now.sketch == Sketch()
    assert board.now.sketch.swapped == NONE


def test_states_are_never_shared_between_seats_of_other_matches(qapp) -> None:
    table = drawing(seats=2)
    board = make_board(table)
    board.hold(0, parked=True)
    other = with_front(start(6, 3, scenario=11))
    board.link = other
    other.board = board
    board.show(other.view)
    assert board.held is None
    check_items(board, other)
    assert msgspec.json.encode(other.view.options) == msgspec.json.encode(board.seen.options)
