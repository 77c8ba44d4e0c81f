"""Gestures on the board of Room to Move, and what its items must show, for its tests."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from room_to_move_table import Table, advanced, start, with_front

from desktop.boards.common.pieces import Ident
from desktop.boards.room_to_move.board import RoomToMoveBoard
from desktop.boards.room_to_move.layout import UNITS, corner
from desktop.boards.room_to_move.states import Held
from engine.games.room_to_move.actions import (
    AssignTokens,
    DrawCard,
    Idea,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.view import Phase, WhereFits
from engine.geometry.squares import squares_in


def key(board: RoomToMoveBoard, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def spot(board: RoomToMoveBoard, anchor: int, turns: int = 0, mirror: bool = False) -> QPointF:
    """Where the pointer is when the piece of the first open slot lies with that anchor under it."""
    slot = board.open_slot(any_slot=True)
    assert slot is not None
    shape = board.shape(board.held or Held(slot, turns, mirror))
    middle = corner(anchor) + QPointF(shape.width, shape.height) * (UNITS / 2)
    return board.root.sceneTransform().map(middle)


def drag(board: RoomToMoveBoard, source: Ident, end: QPointF, *, drop: bool = True, touch: bool = False) -> None:
    begin = board.centre_of(source)
    board.pointer_press(begin, touch=touch)
    for share in (0.3, 0.7, 1.0):
        board.pointer_move(begin + (end - begin) * share)
    if drop:
        board.pointer_release(end)


def click(board: RoomToMoveBoard, at: QPointF, *, touch: bool = False) -> None:
    board.pointer_move(at)
    board.pointer_press(at, touch=touch)
    board.pointer_release(at)


def press(board: RoomToMoveBoard, *ident: str | int, touch: bool = False) -> None:
    click(board, board.centre_of(ident), touch=touch)


def drawing(scenario: int = 3, seats: int = 2, seed: int = 5, *, room: int = 1, card: int = 0) -> Table:
    """A table where a card is drawn."""
    return with_front(advanced(start(seats, seed, scenario=scenario), Phase.DRAW, room=room, card=card))


def legal(table: Table, option: int, turns: int = 0) -> tuple[int, ...]:
    """The legal anchors of an option by the rules."""
    answer = table.aid(WhereFits(option))
    return tuple(squares_in(answer.anchors[turns]))


def check_items(board: RoomToMoveBoard, table: Table) -> None:
    """Every item of sheet, title block and seats shows what the view says."""
    view, now = table.view, board.now
    sheet = view.sheets[now.shown]
    shown = [piece.state.placed for ident, piece in board.pieces.items() if ident[0] == "drawn" and piece.isVisible()]
    assert shown == list(sheet.placed)
    walls = board.pieces["walls",].state
    assert walls.rooms == tuple((c.area, c.door) for c in sheet.closed if c is not None)
    assert (walls.windows, walls.front) == (sheet.marks.windows, sheet.marks.front)
    dots = 0
    for placed in sheet.placed:
        if not now.house.piece(placed).is_carpet:
            dots |= now.house.squares(placed)[1]
    assert board.pieces["dots",].state[0] == dots
    floors = board.pieces["floors",].state
    assert floors == tuple((c.area, room) for room, c in enumerate(sheet.closed) if c is not None)
    for room, own in enumerate(now.scenario.rooms):
        row = board.pieces["room", room].state
        assert len(row.tokens) == own.tokens
        for token in row.tokens:
            assert token in ("shut", "chosen", "drawn", "left")
    for seat in range(view.seats):
        card = board.pieces["seat", seat].state
        assert card.name == table.seats[seat].name
        assert card.value.replace("−", "-") == str(table.score(seat).total)
        assert (card.small is None) == (seat == now.shown)
        if card.small is not None:
            assert card.small.sheet == view.sheets[seat]
    for place, bonus in enumerate(now.bonuses):
        assert board.pieces["bonus", place].state.now == bonus.count * bonus.each
    for room in range(len(now.scenario.rooms)):
        choice = board.pieces["choice", room]
        assert choice.isVisible() == (view.phase is Phase.ROOM)


def act(board: RoomToMoveBoard, table: Table, action: object) -> None:
    """Does an action with the hands of a person; closings are played by the rules."""
    if isinstance(action, TurnRoom):
        press(board, "choice", action.room or 0)
        press(board, "primary")
    elif isinstance(action, TurnCard):
        place = next(k for k in range(10) if board.pieces["small", k].isVisible()
                     and board.pieces["small", k].state.number == action.number)  # fmt: skip
        press(board, "small", place)
        press(board, "primary")
    elif isinstance(action, AssignTokens):
        tokens = board.now.scenario.rooms[table.state.room].cards[table.state.card][1]
        for _ in range(action.first or 0):
            press(board, "option", 0)
        for _ in range(tokens - (action.first or 0)):
            press(board, "option", 1)
        press(board, "primary")
    elif isinstance(action, DrawCard):
        drawn = [0, 0]
        for place in action.places:
            drawn[place.option] += 1
            if action.idea is Idea.SWAP and drawn[place.option] > board.slots.count(place.option):
                press(board, "idea_swap")
                drawn[place.option] -= len(board.slots)
            press(board, "option", place.option)
            if place.mirror:
                key(board, Qt.Key.Key_M)
            while board.held is not None and board.held.turns != place.turns:
                key(board, Qt.Key.Key_R)
            click(board, spot(board, place.anchor))
        for _ in range(len(board.slots) - len(action.places)):
            press(board, "leave")
        press(board, "primary")
    else:
        table.submitted.append(action)
        table.play(action, table.asked)
