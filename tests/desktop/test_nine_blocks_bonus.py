"""Every bonus of Nine Blocks by pressing, dragging and keys: one action; hands of others for one pair of eyes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from nine_blocks_table import Table, at, make_board, position, with_front
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from desktop.boards.common.pieces import Ident
from desktop.boards.nine_blocks.board import NineBlocksBoard
from desktop.boards.nine_blocks.bonus import action_of, offer_of
from desktop.boards.nine_blocks.bonus_play import COVER_MS, Bonus
from engine.games.nine_blocks.actions import GAIN, REMOVE, START, WIN, Decline, UseBonus
from engine.games.nine_blocks.events import BonusWon, HandsSeen
from engine.games.nine_blocks.scoring import points_of
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import LastRound, Phase


def with_bonus(number: int, seat: int = 0, *, bonus: str = "own") -> State:
    """The board of the picture; the seat has built the lowest number."""
    state = position()
    points = tuple(points_of(state, one) for one in range(4))
    facts = (BonusWon(13, seat, number, False),)
    return msgspec.structs.replace(
        state,
        plans=(),
        queue=(),
        phase=Phase.BONUS,
        bonus_seat=seat,
        bonus=number,
        options=msgspec.structs.replace(state.options, bonus=bonus),
        last=LastRound(13, 0, state.board, state.builders, state.penalties, points, (), facts),
    )


def made(number: int, **more: Any) -> tuple[Table, NineBlocksBoard, Bonus]:
    table = with_front(with_bonus(number, **more))
    table.plays = False
    board = make_board(table)
    return table, board, next(part for part in board.parts if isinstance(part, Bonus))


def key(board: NineBlocksBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def click(board: NineBlocksBoard, *ident: str | int) -> None:
    spot = board.centre_of(ident)
    board.pointer_move(spot)
    board.pointer_press(spot)
    board.pointer_release(spot)


def drag(board: NineBlocksBoard, source: Ident, *ways: QPointF, touch: bool = False) -> None:
    board.pointer_press(board.centre_of(source), touch=touch)
    start = board.centre_of(source)
    for end in ways:
        for share in (0.3, 0.7, 1.0):
            board.pointer_move(start + (end - start) * share)
        start = end
    board.pointer_release(start)


def press_keys(board: NineBlocksBoard, *idents: Ident) -> None:
    """Goes to each thing with Tab and presses it with Enter."""
    for ident in idents:
        for _ in range(120):
            if board.focused == ident:
                break
            assert board.step_focus(1) or board.step_focus(1)
        assert board.focused == ident
        key(board, Qt.Key.Key_Return)


CLICKS: dict[int, tuple[tuple[Ident, ...], UseBonus]] = {
    1: ((("tile", 0), ("tile", 2)), UseBonus(1, (2, 7))),
    2: ((("space", at("G5")),), UseBonus(2, space=at("G5"))),
    3: ((), UseBonus(3)),
    4: ((("bonus", "penalty", 1),), UseBonus(4, (9,))),
    5: ((("bonus", "look", 0),), UseBonus(5, look=False)),
    6: ((("bonus", "penalty", 1), ("bonus", "penalty", 0)), UseBonus(6, (2, 9))),
    7: ((("bonus", "turn", 3),), UseBonus(7, turns=3)),
    8: ((), UseBonus(8)),
    9: ((), UseBonus(9)),
}


@pytest.mark.parametrize("number", range(1, 10))
def test_by_pressing(number: int, qtbot: QtBot) -> None:
    table, board, bonus = made(number)
    presses, wanted = CLICKS[number]
    assert bonus.can_use() is not bool(presses)
    for ident in presses:
        click(board, *ident)
    assert bonus.action() == wanted
    click(board, "bonus", "use")
    assert table.submitted == [wanted]


@pytest.mark.parametrize("number", range(1, 10))
def test_by_keys(number: int, qtbot: QtBot) -> None:
    table, board, _ = made(number)
    presses, wanted = CLICKS[number]
    if number == 2:
        board.set_focus(("space", at("G5")))
        key(board, Qt.Key.Key_Return)
    else:
        press_keys(board, *presses)
    key(board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.submitted == [wanted]


@pytest.mark.parametrize("touch", [False, True])
def test_by_dragging(touch: bool, qtbot: QtBot) -> None:
    table, board, bonus = made(1)
    off = board.spot_of(("piles",)).center()
    drag(board, ("tile", 1), off, touch=touch)
    assert bonus.action() == UseBonus(1, (5,))
    table, board, bonus = made(2)
    drag(board, ("space", at("G5")), off, touch=touch)
    assert bonus.action() == UseBonus(2, space=at("G5"))
    drag(board, ("space", at("E4")), board.centre_of(("space", at("E5"))), touch=touch)
    assert bonus.action() == UseBonus(2, space=at("G5"))
    table, board, bonus = made(6)
    drag(board, ("bonus", "penalty", 0), off, touch=touch)
    assert bonus.action() == UseBonus(6, (2,))
    table, board, bonus = made(3)
    drag(board, ("bonus", "grip"), board.centre_of(("card", 0)), touch=touch)
    assert table.submitted == [UseBonus(3)]
    assert not board.ghost.isVisible()


@pytest.mark.parametrize(("corner", "wanted"), [("right", 3), ("opposite", 2), ("left", 1)])
def test_the_board_turns_in_the_hand(corner: str, wanted: int, qtbot: QtBot) -> None:
    table, board, bonus = made(7)
    assert board.camera is not None
    middle = board.camera.window.center()
    # Taken hold of at the bottom, carried about the middle: to the right is against the clock.
    ways = {
        "right": (QPointF(240, 120), QPointF(300, 0)),
        "left": (QPointF(-240, 120), QPointF(-300, 0)),
        "opposite": (QPointF(-240, 120), QPointF(-300, 0), QPointF(-200, -200), QPointF(0, -300)),
    }[corner]
    drag(board, ("space", at("E9")), *(middle + way for way in ways))
    assert bonus.action() == UseBonus(7, turns=wanted)
    assert board.quarter == wanted
    # Every seat stays where it was on the screen: the board has turned under the areas.
    assert board.faced == 0
    board.undo()
    assert bonus.offer.turns is None
    assert board.quarter == 0
    assert table.submitted == []


def test_turning_with_r_and_back(qtbot: QtBot) -> None:
    _, board, bonus = made(7)
    key(board, Qt.Key.Key_R)
    key(board, Qt.Key.Key_R)
    assert bonus.offer.turns == 2
    key(board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert bonus.offer.turns == 1
    assert board.now.scenery.turn == 1
    key(board, Qt.Key.Key_Escape)
    assert bonus.offer.turns == 2


@pytest.mark.parametrize("number", [START, GAIN, WIN])
def test_what_can_be_taken_lies_above_the_card_at_once(number: int, qtbot: QtBot) -> None:
    _, board, _ = made(number)
    grip, card, compass = board.pieces["bonus", "grip"], board.pieces["bonus", "card"], board.pieces["compass",]
    assert grip.isVisible()
    assert card.rect.left() < grip.rect.left() < grip.rect.right() < card.rect.right()
    assert grip.rect.bottom() < card.rect.top()
    assert not compass.isVisible() or not grip.rect.intersects(compass.rect)


@pytest.mark.parametrize("number", [REMOVE, START, GAIN])
def test_notes_lie_above_the_card(number: int, qtbot: QtBot) -> None:
    _, board, _ = made(number)
    note, card, grip = (board.pieces[ident] for ident in (("note_card",), ("bonus", "card"), ("bonus", "grip")))
    assert not note.isVisible()
    for name in ("E4", "B1"):
        board.pointer_move(board.centre_of(("space", at(name))))
        assert note.isVisible()
        assert not note.rect.intersects(card.rect)
        assert not grip.isVisible() or not note.rect.intersects(grip.rect)


@pytest.mark.parametrize("number", range(1, 10))
def test_declining(number: int, qtbot: QtBot) -> None:
    table, board, _ = made(number)
    click(board, "bonus", "decline")
    assert table.submitted == [Decline()]


def test_the_cascade_offers_all_up_to_the_number(qtbot: QtBot) -> None:
    table, board, bonus = made(6, bonus="cascade")
    numbers = [ident[2] for ident in board.focus_order() if ident[:2] == ("bonus", "number")]
    assert numbers == [1, 2, 3, 4, 5, 6]
    assert not bonus.can_use()
    key(board, Qt.Key.Key_4)
    click(board, "bonus", "penalty", 0)
    click(board, "bonus", "penalty", 1)
    assert bonus.action() == UseBonus(4, (9,))
    click(board, "bonus", "number", 3)
    click(board, "bonus", "use")
    assert table.submitted == [UseBonus(3)]


def test_what_it_does_now_is_said_and_read(qtbot: QtBot) -> None:
    _, board, bonus = made(4)
    said: list[str] = []
    board.said.connect(said.append)
    click(board, "bonus", "penalty", 0)
    assert said == ["Chidi drops 2: 1 of 5 penalties."]
    assert said[0] in bonus.card.name
    section = next(section for section in board.sections() if section.title == "Bonus of the 4")
    marked = {spot.ident: spot.chosen for spot in section.spots}
    assert marked["bonus", "penalty", 0] is True
    assert marked["bonus", "penalty", 1] is False


def test_an_action_and_its_draft_are_one(qtbot: QtBot) -> None:
    for number, (_, wanted) in CLICKS.items():
        view = with_front(with_bonus(number)).view
        assert action_of(offer_of(wanted, view), view) == wanted


def test_the_others_see_no_bonus_to_use(qtbot: QtBot) -> None:
    for seat in (None, 1):
        table = Table(with_bonus(5), seat)
        board = make_board(table)
        assert not [i for i, piece in board.pieces.items() if i[0] == "bonus" and piece.isVisible()]


HANDS = ((), (3, 4, 6), (1, 3, 8), (1, 2, 9))


def test_only_the_looker_sees_the_hands(qtbot: QtBot) -> None:
    event = HandsSeen(13, 0, HANDS)
    table, board, bonus = made(5)
    board.tell([event])
    assert bonus.hands.isVisible()
    assert bonus.busy
    assert bonus.holds([event]) == "seat"
    assert board.holds([event]) == "seat"
    for other in (None, 1):
        table.seat = other
        board.show(table.view)
        assert not bonus.hands.isVisible()
        assert bonus.hands.state is None
        board.tell([event])
        assert not bonus.hands.isVisible()
        assert not any("3, 4 and 6" in spot.words for section in board.sections() for spot in section.spots)


def test_the_hands_cover_themselves(qtbot: QtBot) -> None:
    _, board, bonus = made(5)
    assert COVER_MS == 20_000
    for cover in ("key", "press", "time"):
        board.tell([HandsSeen(13, 0, HANDS)])
        assert bonus.hands.isVisible()
        if cover == "key":
            key(board, Qt.Key.Key_A)
        elif cover == "press":
            board.pointer_press(QPointF(500, 500))
            board.pointer_release(QPointF(500, 500))
        else:
            assert bonus.timer.isActive()
            bonus.timer.timeout.emit()
        assert not bonus.hands.isVisible()
        assert bonus.hands.state is None
        assert not board.busy


def test_what_is_known_can_be_seen_again(qtbot: QtBot) -> None:
    state = msgspec.structs.replace(position(), learnt=(HANDS, ((),) * 4, ((),) * 4, ((),) * 4))
    table = with_front(state)
    board = make_board(table)
    assert board.pieces["bonus", "known"].isVisible()
    board.activate(("bonus", "known"))
    bonus = next(part for part in board.parts if isinstance(part, Bonus))
    assert bonus.hands.state.hands[0][2] == (3, 4, 6)
    table.seat = 1
    board.show(table.view)
    assert not board.pieces["bonus", "known"].isVisible()
    assert bonus.hands.state is None
