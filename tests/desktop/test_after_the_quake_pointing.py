"""What the board of After the Quake tells of things under the pointer or the focus, and where tags and marks lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from after_the_quake_moves import click, drag, go_to, key, middle_of
from after_the_quake_table import Table, at, make_board, played, position, with_front
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

import resources
from desktop.boards.after_the_quake.board import AfterTheQuakeBoard
from desktop.boards.after_the_quake.layout import ring_rect, tile_rect
from desktop.boards.after_the_quake.names import tile_word
from desktop.boards.after_the_quake.ring import word_size
from desktop.boards.after_the_quake.town_map import LotState
from desktop.boards.common.painting import width_of
from desktop.boards.common.pieces import Piece
from desktop.texts.catalogues import Translations
from engine.games.after_the_quake.view import Phase


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], str]]:
    """Chooses a language; English comes back at the end."""
    spoken = Translations(resources.folder() / "i18n")
    yield spoken.use
    spoken.use("en")


def prompt(board: AfterTheQuakeBoard) -> str:
    """What stands in the prompt."""
    words = board.pieces["prompt",].state.words
    return words if isinstance(words, str) else words[0]


def lit(board: AfterTheQuakeBoard) -> set[int]:
    """The outlined spaces of the map."""
    return {i[1] for i, piece in board.pieces.items() if i[0] == "lot" and piece.state.light == "hint"}


def test_the_pointer_on_a_goal_outlines_the_buildings_that_count(qapp) -> None:
    board = make_board(with_front(position()))
    own = {at(name) for name in ("H1", "D3", "C4", "D4")}
    asked = prompt(board)
    board.pointer_move(middle_of(board, ("common", 2)))
    assert lit(board) == own
    assert prompt(board) == "Own buildings: 1, gives 4 now."
    assert board.pieces["common", 2].hovered
    board.pointer_move(middle_of(board, ("own", 1)))
    assert lit(board) == {at("D3"), at("C4")}
    assert not board.pieces["common", 2].hovered
    board.pointer_move(QPointF(1255, 600))
    assert lit(board) == set()
    assert prompt(board) == asked
    board.pointer_move(middle_of(board, ("common", 2)))
    board.pointer_leave()
    assert lit(board) == set()


@pytest.mark.parametrize("aid", ["live_score", "left"])
def test_a_laid_out_building_counts_for_the_goal_under_the_pointer(qapp, aid: str) -> None:
    """With the aid its space is outlined as well; without, those that stand already."""
    table = with_front(position(), aids=("legal", aid))
    board = make_board(table)
    for ident in (("space", 1), ("space", 0), ("lot", at("E3"))):
        click(board, *ident)
    board.pointer_move(middle_of(board, ("common", 2)))
    own = {at(name) for name in ("H1", "D3", "C4", "D4")}
    outlined = {at("E3")} if aid == "live_score" else set()
    assert lit(board) - {at("E3")} == own
    counts = {space for space in board.peeked_lots() if space not in own}
    assert counts == outlined


def test_the_committee_shows_the_permit_it_turned_up_and_where_that_led(qapp) -> None:
    board = make_board(with_front(played(1, 5, 40)))
    click(board, "primary")
    view, card = board.seen, board.pieces["card", 1]
    action = board.now.table.card_at(view.card)[view.places[1]].action
    assert (card.state.revealed, card.state.sent_by) == (view.revealed, action)
    assert f"which leads to {card.state.sent[0]}" in card.name
    assert card.rect.height() > board.pieces["card", 0].rect.height()
    assert board.pieces["card", 0].state.revealed == -1
    # In a match of seats nobody has such a card.
    board = make_board(with_front(played(2, 5, 40)))
    assert [board.pieces["card", seat].state.revealed for seat in range(2)] == [-1, -1]


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_words_of_the_ring_have_room_in_full_size(speak, language: str) -> None:
    """In the narrowest spaces, five on a card."""
    speak(language)
    board = make_board(with_front(position()))
    room = tile_rect(0, 0, 5).width() - 2
    actions = ("build", "build_subsidised", "material", "permit", "goal", "clean", "develop", "income", "pass")
    for action in actions:
        weight = 600 if action.startswith("build") else 400
        assert width_of(board.look, tile_word(action), 16, weight) <= room, action
        assert word_size(board.look, [action], room) == 16


def test_the_focus_comes_to_goals_after_all_that_can_be_pressed(qapp) -> None:
    board = make_board(with_front(position()))
    order = board.focus_order()
    looked = order.index(("own", 0))
    assert all(board.pieces[ident].active for ident in order[:looked])
    assert not any(board.pieces[ident].active for ident in order[looked:])
    go_to(board, ("common", 2))
    assert lit(board) == {at(name) for name in ("H1", "D3", "C4", "D4")}
    before = board.now.sketch
    key(board, Qt.Key.Key_Return)
    assert board.now.sketch == before
    board.refresh()
    assert board.focused == ("common", 2)
    # Nobody in front: the goals of the table can still be looked at.
    board = make_board(Table(position(), None))
    assert ("common", 0) in board.focus_order()


def test_a_permit_under_the_pointer_lights_its_lots_and_is_named(qapp) -> None:
    board = make_board(with_front(position()))
    board.pointer_move(middle_of(board, ("permit", 0)))
    assert lit(board) == {at("I4")}
    assert prompt(board).startswith("Blue 1")
    board.pointer_move(middle_of(board, ("lot", at("G1"))))
    assert prompt(board) == "Red 1 (G1), rubble."


def test_a_stock_of_urban_planning_under_the_pointer_shows_the_values_of_all_four(qapp) -> None:
    for seats in (1, 2, 3, 4):
        board = make_board(with_front(played(seats, 4, 30)))
        note = board.pieces["urban_values",]
        assert not note.isVisible()
        board.pointer_move(middle_of(board, ("urban", 1)))
        assert note.isVisible()
        assert note.state.marked == 1
        assert note.state.values == ("1 · 3 · 6 · 10 · 15", "3 each", "2 each", "5 · 4 · 3 · 2")
        assert board.area.contains(note.rect)
        assert "3 each" in prompt(board)
        board.pointer_move(QPointF(1255, 600))
        assert not note.isVisible()


def test_a_space_under_the_pointer_says_what_its_action_costs_and_leaves(qapp) -> None:
    """Before the pawn stands anywhere: there; afterwards from where it stands, steps counted."""
    board = make_board(with_front(position()))
    board.pointer_move(middle_of(board, ("space", 2)))
    assert prompt(board).endswith("Clean up costs 2 $ and leaves 5 $.")
    click(board, "space", 1)
    board.pointer_move(middle_of(board, ("space", 0)))
    assert prompt(board).endswith("Build costs 4 $ and leaves 3 $.")
    board.pointer_move(middle_of(board, ("space", 4)))
    assert "Refused: no_money." in prompt(board)
    click(board, "space", 0)
    board.pointer_move(middle_of(board, ("lot", at("E3"))))
    assert "it costs 7 $ and leaves 0 $" in prompt(board)
    board.pointer_move(middle_of(board, ("lot", at("H1"))))
    assert prompt(board) == "Refused: space_built."


def test_after_a_press_the_prompt_says_what_comes_next(qapp) -> None:
    """Also while the pointer rests where it pressed or dropped; moved away and back, it tells the price again."""
    board = make_board(with_front(position()))
    click(board, "space", 1)
    assert board.peeked == ("space", 1)
    assert "take a goal" in prompt(board)
    board.pointer_move(QPointF(1255, 600))
    board.pointer_move(middle_of(board, ("space", 1)))
    assert "Goal costs 0 $" in prompt(board)
    board.undo()
    drag(board, ("pawn",), middle_of(board, ("space", 2)))
    assert board.now.sketch.space == 2
    assert "Clean up costs" not in prompt(board)
    assert "clean up for 2 $" in prompt(board)


def test_nothing_pointed_at_is_said_while_something_is_carried(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    click(board, "space", 0)
    start = middle_of(board, ("building",))
    board.pointer_press(start)
    board.pointer_move(start + QPointF(0, -30))
    board.pointer_move(board.centre_of(("common", 2)))
    assert lit(board) == set()
    assert "gives" not in prompt(board)


def test_a_carried_building_shows_faintly_where_it_could_stand(qapp) -> None:
    board = make_board(with_front(position()))
    click(board, "space", 1)
    click(board, "space", 0)
    sites = set(board.now.parts.sites)

    def faint() -> set[int]:
        return {i[1] for i, piece in board.pieces.items() if i[0] == "lot" and piece.state.faint}

    assert faint() == set()
    start = middle_of(board, ("building",))
    board.pointer_press(start)
    board.pointer_move(start + QPointF(0, -30))
    assert faint() == sites
    board.pointer_move(board.centre_of(("lot", at("E3"))))
    assert faint() == sites - {at("E3")}
    board.pointer_cancel("escape")
    assert faint() == set()


@pytest.mark.parametrize("scale", [1.0, 1.45, 2.0])
@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_prices_never_cover_each_other(speak, seats: int, language: str, scale: float) -> None:
    """With the pawn anywhere: each lies over its own space, within the card, and clear of the others."""
    speak(language)
    cards = 0
    for seed in range(3):
        for acts in range(8 + seed, 90, 11):
            table = with_front(played(seats, seed, acts))
            board = make_board(table, text_scale=scale)
            if table.view.phase is not Phase.ACT or not board.now.role:
                continue
            for space in (None, *range(len(board.now.table.card))):
                if space is not None and space not in board.link.parts(None).spaces:
                    continue
                if space is not None:
                    board.put_pawn(("space", space))
                check_tags(board)
                board.undo()
            cards += 1
    assert cards > 3


def check_tags(board: AfterTheQuakeBoard) -> None:
    """Whether the prices of the present card lie well."""
    place, count = board.seen.card, len(board.now.table.card)
    found: list[tuple[int, QRectF]] = []
    for space in range(count):
        piece = board.pieces["space", space]
        rect = piece.tag_rect()
        assert (rect is None) == (not piece.state.tag)
        if rect is not None:
            assert rect.left() < tile_rect(place, space, count).center().x() < rect.right()
            assert ring_rect(place).left() <= rect.left() < rect.right() <= ring_rect(place).right() + 5
            found.append((space, rect))
    for (_, one), (_, other) in pairwise(found):
        assert one.right() <= other.left()


PIECES = ("lot", "space", "ring", "rail", "goal", "common", "own", "development", "card", "sheet", "log")
"""Kinds whose room is as small as it can be."""


@pytest.mark.parametrize(("scheme", "scale"), [("light", 1.0), ("dark", 1.45)])
def test_pieces_paint_nothing_outside_their_room(qapp, scheme: str, scale: float) -> None:
    """With a building laid out, a focus ring on each."""
    board = make_board(with_front(position()), scheme, text_scale=scale)
    for ident in (("space", 1), ("space", 0), ("lot", at("E3"))):
        click(board, *ident)
    for ident, piece in board.pieces.items():
        if ident[0] in PIECES and piece.isVisible():
            states = [piece.state]
            if ident[0] == "lot":
                states += [
                    LotState(player=1, number=2, light="hint"),
                    LotState(rubble=True, light="refused", tag="12 $"),
                    LotState(light="aimed", tag="7 $", ghost=2, ghost_number=3),
                ]
            for state in states:
                check_room(piece, state)


def check_room(piece: Piece, state: object) -> None:
    """Paints a piece on a larger picture and looks beside its rectangle."""
    kept, piece.state, piece.ringed = piece.state, state, piece.active
    room = piece.boundingRect()
    whole = room.adjusted(-30, -30, 30, 30)
    image = QImage(whole.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-whole.topLeft())
    piece.paint(painter, None)  # type: ignore[arg-type]
    # What lies within is wiped away.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(room.adjusted(-1, -1, 1, 1), Qt.GlobalColor.black)
    painter.end()
    piece.state, piece.ringed = kept, False
    left = [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixel(x, y) >> 24 > 8]
    assert left == [], (piece.ident, state, left[:3], len(left))
