"""The board of After the Quake: items equal the view; drag, click and keys reach one action; the scene keeps
secrets."""

from __future__ import annotations

import re
from dataclasses import asdict, is_dataclass

import msgspec
import pytest
from after_the_quake_moves import Clicks, Drags, Keys, click, drag, key, middle_of
from after_the_quake_table import Table, at, make_board, permit_of, played, position, rules, start, story, with_front
from painted import drag_steps, straight
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.boards.after_the_quake.board import RULES, AfterTheQuakeBoard
from desktop.boards.after_the_quake.layout import plan_of
from desktop.boards.after_the_quake.portrait import Portrait
from desktop.boards.after_the_quake.states import Sketch
from engine.core.chance import Chance
from engine.games.after_the_quake.actions import Act, Build, Discard, GoOn
from engine.games.after_the_quake.view import NONE, Phase

FORMS = (Clicks, Drags, Keys)


def check_items(board: AfterTheQuakeBoard, table: Table) -> None:
    """Every item of map, ring, sheets, rows and seats shows what the view says."""
    view = table.view
    numbers = board.now.numbers
    assert numbers[: view.seats] == tuple(face.number for face in table.seats)
    for ident, piece in board.pieces.items():
        if ident[0] == "lot":
            state = piece.state
            assert state.player == view.built[ident[1]]
            assert state.rubble == bool(view.rubble >> ident[1] & 1)
    for player, shown in enumerate(view.boards):
        card = board.pieces["card", player].state
        assert (card.money, card.area, card.rubble) == (shown.money, shown.area, shown.rubble)
        assert card.urban == (*shown.urban, len(shown.parks))
        assert card.permits == len(shown.permits) + len(view.hands[player])
        assert card.goals == len(shown.goals) + len(view.secret_goals[player])
        assert card.built == view.built.count(player)
    assert tuple(board.pieces["permit", place].state.card for place in range(3)) == view.permit_row
    assert tuple(board.pieces["goal", place].state.card for place in range(3)) == view.goal_row
    assert tuple(board.pieces["common", place].state.card for place in range(3)) == view.common
    assert board.pieces["permit", NONE].state.count == view.permits_left
    stock = (*view.urban, len(view.parks))
    assert tuple(board.pieces["urban", type_].state.stock for type_ in range(4)) == stock
    assert board.pieces["years",].state == (view.year, view.phase is Phase.BONUS)
    markers = board.pieces["development",].state.markers
    assert markers == tuple((numbers[p], b.column, b.row) for p, b in enumerate(view.boards))
    for place in range(6):
        tiles = board.pieces["ring", place].state.tiles
        assert [tile.action for tile in tiles] == [tile.action for tile in board.now.table.card_at(place)]
    hand = board.now.table.held(view.seat) if view.seat is not None else ()
    shown_hand = [board.pieces["hand", p].state.card for p in range(7) if board.pieces["hand", p].isVisible()]
    if view.seat is not None:
        assert sorted(shown_hand) == sorted(hand)
        own = [board.pieces["own", p].state.card for p in range(12) if board.pieces["own", p].isVisible()]
        assert own == [*view.boards[view.seat].goals, *view.secret_goals[view.seat]][:12]


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 4), (3, 6), (4, 3)])
def test_items_equal_the_view_through_a_whole_match(qapp, seats: int, seed: int) -> None:
    table = with_front(start(seats, seed))
    board = make_board(table)
    draft = Chance(seed).draft()
    count = 0
    while waiting := rules().waiting(table.state):
        check_items(board, table)
        if count % 6 == 0:
            for seat in (None, 0, seats - 1):
                kept, table.seat = table.seat, seat
                board.show(table.view)
                check_items(board, table)
                table.seat = kept
            board.show(table.view)
        table.play(rules().choices(table.state, waiting[0]).sample(draft, "player"), waiting[0])
        count += 1
    check_items(board, table)
    assert table.state.phase is Phase.OVER
    assert "over" in board.prompt_words()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 3, {}),
        (2, 5, {"permit_limit": "discard"}),
        pytest.param(3, 7, {}, marks=pytest.mark.slow),
        pytest.param(4, 8, {"flat_money": "on"}, marks=pytest.mark.slow),
    ],
)
def test_every_action_of_a_match_is_laid_out(qapp, form: type[Clicks], seats: int, seed: int, options) -> None:
    table = with_front(start(seats, seed, **options))
    board = make_board(table)
    hand = form(board)
    draft = Chance(seed).draft()
    while waiting := rules().waiting(table.state):
        action = rules().choices(table.state, waiting[0]).sample(draft, "player")
        hand.play(action)
        assert table.submitted[-1] == action
    assert table.state.phase is Phase.OVER


def test_showing_twice_changes_nothing(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    before = {ident: piece.state for ident, piece in board.pieces.items()}
    board.show(table.view)
    assert before == {ident: piece.state for ident, piece in board.pieces.items()}


def test_the_build_of_the_picture(qapp) -> None:
    """One step to Build, clean-up and year: 7 of 7 $; two permits that share a type."""
    table = with_front(position())
    table.plays = False
    board = make_board(table)
    click(board, "space", 1)
    assert board.pieces["space", 0].state.tag[0] == "4 / 7 $"
    assert board.pieces["space", 4].state.tag[0] == "8 $, 1 short"
    assert board.pieces["space", 4].state.shut
    click(board, "space", 0)
    spot = middle_of(board, ("lot", at("E3")))
    drag(board, ("building",), spot, drop=False)
    assert board.pieces["lot", at("E3")].state.ghost == 1
    assert "7 $" in board.prompt_words()
    assert "0 $" in board.prompt_words()
    assert board.pieces["development",].state.path == ((4, 3), (5, 3))
    board.pointer_release(spot)
    sheet = board.pieces["sheet",].state
    assert sheet.purse == (7, 0)
    assert [amount for _, amount in sheet.lines] == [2, 3, 2]
    green, red = permit_of("G5"), permit_of("R3", 1)
    assert board.now.sketch.permits == (red, green), "the only permits that fit are offered"
    click(board, "primary")
    assert table.submitted == [Act(1, "action", 0, build=Build(at("E3"), (red, green), True, 2))]


def test_a_building_dropped_where_it_cannot_stand_flies_home_and_says_why(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    click(board, "space", 0)
    said = []
    board.said.connect(said.append)
    before = board.draft.sketch
    drag(board, ("building",), middle_of(board, ("lot", at("A1"))))
    assert board.draft.sketch == before
    assert board.pieces["lot", at("A1")].state.light == "refused"
    assert board.prompt_words() == "Refused: space_built."
    assert "Refused: space_built." in said
    key(board, Qt.Key.Key_Escape)
    assert board.verdict is None
    drag(board, ("building",), middle_of(board, ("lot", at("C2"))))
    assert "No permits in hand fit" in board.prompt_words()


def test_an_action_too_dear_is_shut_and_says_why(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    assert board.pieces["space", 4].state.shut
    click(board, "space", 4)
    assert board.prompt_words() == "Refused: no_money."
    assert board.now.sketch == Sketch(space=1, target=1)


def test_a_taken_space_is_refused_and_prices_follow_the_pawn(qapp) -> None:
    board = make_board(with_front(position()))
    drag(board, ("pawn",), middle_of(board, ("space", 4)), drop=False)
    assert board.pieces["space", 4].state.light == "aimed"
    assert board.pieces["space", 2].state.tag[0] == "6 / 7 $"
    board.pointer_move(middle_of(board, ("space", 0)))
    assert board.prompt_words() == "Refused: space_taken."
    board.pointer_release(middle_of(board, ("space", 0)))
    assert board.now.sketch == Sketch()


def test_undo_redo_and_escape(qapp) -> None:
    board = make_board(with_front(position()))
    hand = Clicks(board)
    hand.pawn("space", 1)
    hand.press("space", 0)
    hand.site(at("E3"))
    whole = board.now.sketch
    assert board.can_undo()
    key(board, Qt.Key.Key_Escape)
    assert board.now.sketch == Sketch(space=1, target=0)
    board.redo()
    assert board.now.sketch == whole
    click(board, "offered", 0)
    assert len(board.now.sketch.permits) == 1
    board.undo()
    board.undo()
    board.undo()
    board.undo()
    assert board.now.sketch == Sketch()
    assert not board.can_undo()
    assert board.can_redo()


def test_the_placed_building_and_an_offered_permit_are_dragged_off(qapp) -> None:
    board = make_board(with_front(position()))
    hand = Drags(board)
    hand.pawn("space", 1)
    hand.press("space", 0)
    hand.site(at("E3"))
    drag(board, ("offered", 0), QPointF(60, 900))
    assert len(board.now.sketch.permits) == 1
    drag(board, ("lot", at("E3")), middle_of(board, ("lot", at("E4"))))
    assert board.now.sketch.site == at("E4")
    drag(board, ("lot", at("E4")), QPointF(60, 900))
    assert board.now.sketch.site is None


def test_a_draft_is_laid_away_and_comes_back(qapp) -> None:
    table = with_front(position())
    board = make_board(table)
    hand = Clicks(board)
    hand.pawn("space", 1)
    hand.press("space", 0)
    hand.site(at("E3"))
    kept, whole = board.copy_draft(), board.now.sketch
    table.seat = None
    board.show(table.view)
    assert board.now.sketch == Sketch()
    table.seat = 1
    board.show(table.view)
    board.put_draft(kept)
    assert board.now.sketch == whole
    assert board.can_undo()


def test_nothing_can_be_done_while_looking_on(qapp) -> None:
    table = Table(position(), 0)
    board = make_board(table)
    kinds = ("space", "lot", "pawn", "building", "hand", "permit", "goal", "primary", "money", "bonus", "income")
    assert [i for i, piece in board.pieces.items() if i[0] in kinds and piece.active and piece.isVisible()] == []
    assert "Bo" in board.prompt_words()
    table.seat, table.remark = 1, "Looked at only."
    board.show(table.view)
    assert board.now.role == ""
    assert board.prompt_words() == "Looked at only."


def test_pass_and_money(qapp) -> None:
    table = with_front(position())
    table.plays = False
    board = make_board(table)
    click(board, "space", 3)
    assert board.action() == Act(3, "pass")
    click(board, "space", 1)
    assert "pass" in board.prompt_words()
    board.undo()
    click(board, "space", 4)
    click(board, "money")
    assert board.pieces["sheet",].state.purse == (7, 9)
    click(board, "primary")
    assert table.submitted == [Act(4, "money")]


def test_the_committee_tells_its_move_sentence_by_sentence(qapp) -> None:
    table = with_front(played(1, 5, 40))
    board = make_board(table)
    assert board.now.role == "go"
    assert board.pieces["primary",].active
    click(board, "primary")
    assert table.submitted == [GoOn()]
    assert len(board.story) > 1
    assert board.pieces["sheet",].state.story == board.story
    assert board.pieces["sheet",].state.revealed == table.view.revealed
    assert board.pieces["card", 1].state.name == "Committee"


def test_six_permits_are_one_too_many(qapp) -> None:
    hands = list(position().hands)
    hands[1] = tuple(permit for permit in range(40) if permit not in position().permit_row)[:6]
    options = msgspec.structs.replace(position().options, permit_limit="discard")
    table = with_front(position(hands=tuple(hands), phase=Phase.DISCARD, options=options))
    table.plays = False
    board = make_board(table)
    click(board, "hand", 2)
    assert board.action() == Discard(board.hand[2])
    click(board, "primary")
    assert table.submitted == [Discard(board.hand[2])]


def texts_of(board: AfterTheQuakeBoard) -> str:
    found = []
    for ident, piece in board.pieces.items():
        if piece.isVisible():
            state = asdict(piece.state) if is_dataclass(piece.state) else piece.state
            found.append(f"{ident} {state} {piece.name}")
    return "\n".join(found)


@pytest.mark.parametrize("watcher", [None, 0])
def test_hidden_cards_change_nothing_in_the_scene(qapp, watcher: int | None) -> None:
    """Two positions that differ only in what others hold look the same."""
    one = position()
    hands, secret = list(one.hands), list(one.secret_goals)
    hands[1], hands[2] = tuple(sorted(one.permit_stack[:4])), tuple(sorted(one.permit_stack[4:7]))
    secret[1], secret[2] = one.goal_stack[:2], one.goal_stack[2:5]
    stack = (*one.hands[1], *one.hands[2], *one.permit_stack[7:])
    goals = (*one.secret_goals[1], *one.secret_goals[2], *one.goal_stack[5:])
    other = position(
        hands=tuple(hands), secret_goals=tuple(secret), permit_stack=stack, goal_stack=goals,
    )  # fmt: skip
    boards = [make_board(Table(state, watcher)) for state in (one, other)]
    assert texts_of(boards[0]) == texts_of(boards[1])


def test_a_drag_paints_little(qapp, qtbot) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    click(board, "space", 0)
    places = [board.centre_of(("lot", at(name))) for name in ("E1", "I1", "A2", "E3", "E4", "I3", "G3")]
    steps = drag_steps(board, board.centre_of(("building",)), straight(places, 20), (1600, 940))
    assert max(step.items for step in steps) <= 20, steps
    assert max(step.share for step in steps) < 0.2, steps


@pytest.mark.parametrize("source", [("pawn",), ("lot", at("E4")), ("hand", 1), ("goal", 0)])
def test_whatever_is_dragged_paints_little(qapp, qtbot, source) -> None:
    board = make_board(with_front(position()))
    targets = [("space", place) for place in (1, 4, 2, 3, 1, 0)]
    if source[0] in ("lot", "hand"):
        for ident in (("space", 1), ("space", 0), ("lot", at("E4"))):
            click(board, *ident)
        targets = [("lot", at(name)) for name in ("A1", "E3", "E4", "I4", "D2")]
    elif source[0] == "goal":
        click(board, "space", 1)
        targets = [("goal", 2), ("lot", at("E3")), ("sheet",)]
    way = straight([board.centre_of(ident) for ident in targets], 16)
    steps = drag_steps(board, board.centre_of(source), way, (1600, 940))
    assert max(step.items for step in steps) <= 20, steps


def test_texts_large_and_night_draw_without_a_fault(qapp, monkeypatch) -> None:
    faults = []
    monkeypatch.setattr("sys.excepthook", lambda *found: faults.append(found))
    for seats, scheme, scale in ((1, "light", 1.0), (2, "dark", 1.45), (3, "contrast", 2.0), (4, "light", 1.45)):
        for acts in (0, 9, 30, 55, 400):
            board = make_board(with_front(played(seats, 4, acts)), scheme, text_scale=scale)
            board.show_log(story())
            image = QImage(800, 470, QImage.Format.Format_ARGB32)
            painter = QPainter(image)
            board.render(painter, QRectF(0, 0, 800, 470), board.area)
            painter.end()
    assert faults == []


def test_places_of_the_map_are_the_inverse_of_their_corners() -> None:
    for seats in (2, 3, 4):
        plan = plan_of(seats)
        for space in range(12 * plan.across):
            assert plan.space_at(plan.corner(space) + QPointF(50, 50)) == space


def test_the_portrait_lights_what_counts(qapp) -> None:
    table = Table(position())
    board = make_board(table)
    picture = Portrait(table.view, table.seats, board.look)
    image = QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    picture.paint(painter, QRectF(0, 0, 400, 200), 1, "common_per_building")
    painter.end()
    lit = {space for space, (lot, _) in picture.lots.items() if lot.state.light == "chosen"}
    assert lit == {at(name) for name in ("H1", "D3", "C4", "D4")}


def test_plazas_of_the_portrait_stand_back_behind_what_counts(qapp) -> None:
    table = Table(position())
    picture = Portrait(table.view, table.seats, make_board(table).look)
    plaza = next(space for space in range(36) if space not in picture.lots)
    pictures = []
    for row in ("", "common_per_building", "money", ""):
        image = QImage(924, 438, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        picture.paint(painter, QRectF(image.rect()), 1, row)
        painter.end()
        factor = min(924 / picture.shape.width(), 438 / picture.shape.height())
        corner = plan_of(3).corner(plaza) * factor
        pictures.append(image.copy(QRectF(corner, corner + QPointF(100, 100) * factor).toRect()))
    whole, lit, money, again = pictures
    assert whole == again
    assert lit == money
    assert lit != whole


def test_every_piece_leads_to_a_paragraph_of_the_rules(qapp) -> None:
    board = make_board(with_front(position()))
    missing = {i[0] for i, p in board.pieces.items() if p.name and p.isVisible() and not board.rule_of(i)}
    assert missing <= {"prompt", "heading", "cover", "back"}
    assert all(re.fullmatch(r"[\d.]+", rule) for rule in RULES.values())


def test_the_list_names_every_lot_and_what_can_be_pressed(qapp) -> None:
    board = make_board(with_front(position()))
    sections = board.sections()
    spots = {spot.ident: spot for section in sections for spot in section.spots}
    assert all(("lot", space) in spots for space in board.now.table.town.spaces)
    assert spots["space", 1].can_press
    assert "red 5 (E3)" in spots["lot", at("E3")].words
    assert not re.search(r"\byou(r)?\b", " ".join(spot.words for spot in spots.values()), re.IGNORECASE)


def test_what_is_pointed_at_lights_its_lots(qapp) -> None:
    board = make_board(with_front(position()))
    board.point_out(("permit", 0))
    lit = {i[1] for i, p in board.pieces.items() if i[0] == "lot" and p.state.light == "hint"}
    assert lit == {at("I4")}
    board.point_out(("common", 2))
    lit = {i[1] for i, p in board.pieces.items() if i[0] == "lot" and p.state.light == "hint"}
    assert lit == {at(name) for name in ("H1", "D3", "C4", "D4")}


def test_flights_end_where_the_view_has_the_pieces(qapp, qtbot) -> None:
    """What others did flies; whatever comes next finds every piece at its place."""
    table = Table(played(3, 6, 30), 0, persons=(0,))
    board = make_board(table, speed=1.0)
    draft, flown = Chance(3).draft(), 0
    for _ in range(60):
        waiting = rules().waiting(table.state)
        if not waiting:
            break
        items = len(board.items())
        state, before = table.state, table.chance
        step = rules().play(state, waiting[0], rules().choices(state, waiting[0]).sample(draft, "x"), before)
        table.state = step.state
        board.show(table.view)
        board.tell([told.event for told in step.events])
        flown += bool(board.motion.running)
        board.motion.finish()
        assert len(board.items()) == items
        assert not any(getattr(piece, "bare", False) or getattr(piece, "away", 0) for piece in board.pieces.values())
    assert flown > 5
