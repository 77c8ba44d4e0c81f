"""Why a position made by hand is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.core.game import Refusal
from engine.games.room_to_move.actions import CloseRoom, Idea, Place
from engine.games.room_to_move.facts import FACTS
from engine.games.room_to_move.furniture import PIECES
from engine.games.room_to_move.legal import refuse_closing, refuse_marks, refuse_place, with_place
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import UNSEEN, Phase

CARDS = 2


class Impossible(StrEnum):
    """What is wrong with a position. Values are stored and never renamed."""

    SEATS = "position_seats"
    CARDS = "position_cards"
    ROUNDS = "position_rounds"
    PIECES = "position_pieces"
    ROOMS = "position_rooms"
    MARKS = "position_marks"


def refuse_position(house: House, state: State) -> tuple[Refusal, ...]:
    """Every reason why the position cannot come up."""
    reasons = tuple(_table(house, state))
    # Sheets can only be read where the table is sound.
    return reasons or tuple(
        reason for seat, sheet in enumerate(state.sheets) for reason in _sheet(house, state, seat, sheet)
    )


def _table(house: House, state: State) -> Iterator[Refusal]:
    """Seats, cards, the course of the rounds."""
    low, high = FACTS.modes[0].seats
    if not low <= state.seats <= high or not 0 <= state.active < state.seats:
        yield Refusal(Impossible.SEATS, "1", numbers=(state.seats,))
        return
    if len(state.sheets) != state.seats or len(state.acted) != state.seats:
        yield Refusal(Impossible.SEATS, "1", numbers=(state.seats,))
        return
    rooms = house.scenario.rooms
    shape = [len(room.cards) for room in rooms]
    if any([len(row) for row in table] != shape for table in (state.cards, state.turned, state.first)):
        yield Refusal(Impossible.CARDS, "2")
        return
    dealt: dict[int, list[int]] = {}
    for room, row in zip(rooms, state.cards, strict=True):
        for (number, _), card in zip(room.cards, row, strict=True):
            dealt.setdefault(number, []).append(card)
    if any(set(cards) - {0, 1} or len(set(cards)) != len(cards) for cards in dealt.values()):
        yield Refusal(Impossible.CARDS, "2")
    done = state.rooms_done
    if len(set(done)) != len(done) or not set(done) <= set(range(len(rooms))):
        yield Refusal(Impossible.ROUNDS, "3", numbers=done)
        return
    drawing = state.phase in (Phase.TOKENS, Phase.DRAW)
    in_room = state.phase in (Phase.CARD, Phase.TOKENS, Phase.DRAW, Phase.CLOSE)
    if state.room != (done[-1] if in_room and done else -1) or (state.card >= 0) != drawing:
        yield Refusal(Impossible.ROUNDS, "3", numbers=(state.room, state.card))
        return
    if drawing and state.card >= shape[state.room]:
        yield Refusal(Impossible.ROUNDS, "3", numbers=(state.room, state.card))
        return
    for place, room in enumerate(rooms):
        for card, (_, tokens) in enumerate(room.cards):
            turned, first = state.turned[place][card], state.first[place][card]
            present = (place, card) == (state.room, state.card)
            unassigned = not turned or (present and state.phase is Phase.TOKENS)
            if (
                (first == UNSEEN) != unassigned
                or not UNSEEN <= first <= tokens
                or (turned and place not in done)
                or (not turned and place in done and place != state.room)
            ):
                yield Refusal(Impossible.CARDS, "3", numbers=(place, card))
    if state.phase in (Phase.CLOSE, Phase.FINISH, Phase.OVER) and in_room and not all(state.turned[state.room]):
        yield Refusal(Impossible.ROUNDS, "3", numbers=(state.room,))
    if state.phase in (Phase.FINISH, Phase.OVER) and len(done) != len(rooms):
        yield Refusal(Impossible.ROUNDS, "3", numbers=done)
    if state.phase is Phase.ROOM and len(done) == len(rooms):
        yield Refusal(Impossible.ROUNDS, "3", numbers=done)


def _sheet(house: House, state: State, seat: int, sheet: Sheet) -> Iterator[Refusal]:
    """A sheet can be drawn piece by piece and room by room, in the order of the rounds."""
    rooms = house.scenario.rooms
    if len(sheet.closed) != len(rooms) or any(room not in range(len(rooms)) for room in sheet.left_open):
        yield Refusal(Impossible.ROOMS, "5", seats=(seat,))
        return
    if any(placed.room not in state.rooms_done or not 0 <= placed.piece < PIECES for placed in sheet.placed):
        yield Refusal(Impossible.PIECES, "3", seats=(seat,))
        return
    if any(
        sheet.closed[room] and (room not in state.rooms_done or room in sheet.left_open) for room in range(len(rooms))
    ):
        yield Refusal(Impossible.ROOMS, "5", seats=(seat,))
        return
    yield from _pieces(house, state, seat, sheet)
    yield from _drawn_again(house, state, seat, sheet)


def _pieces(house: House, state: State, seat: int, sheet: Sheet) -> Iterator[Refusal]:
    """No more pieces than tokens, of cards that lie open; the bright idea accounts for one other option or mirror."""
    odd = 0
    for room, (row, letters, firsts) in enumerate(zip(house.scenario.rooms, state.cards, state.first, strict=True)):
        own = [house.piece(placed) for placed in sheet.pieces_in(room)]
        for (number, tokens), letter, first in zip(row.cards, letters, firsts, strict=True):
            drawn = [sum(p.number == number and p.card == letter and p.option == o for p in own) for o in range(2)]
            if sum(drawn) > (tokens if first != UNSEEN else 0):
                yield Refusal(Impossible.PIECES, "3", seats=(seat,), numbers=(number, sum(drawn), tokens))
            odd += max(0, drawn[0] - max(first, 0)) + max(0, drawn[1] - (tokens - max(first, 0)))
        known = {(number, letter) for (number, _), letter in zip(row.cards, letters, strict=True)}
        if any((piece.number, piece.card) not in known for piece in own):
            yield Refusal(Impossible.PIECES, "3", seats=(seat,))
    mirrored = sum(placed.mirror for placed in sheet.placed)
    if (odd, mirrored) != (int(sheet.idea is Idea.SWAP), int(sheet.idea is Idea.MIRROR)):
        yield Refusal(Impossible.PIECES, "3", seats=(seat,), numbers=(odd, mirrored))


def _drawn_again(house: House, state: State, seat: int, sheet: Sheet) -> Iterator[Refusal]:
    """Pieces, walls and marks as they stand fit together: each room's pieces were drawn while the rooms before it were
    finished."""
    again = house.empty_sheet()
    for room in state.rooms_done:
        for placed in sheet.pieces_in(room):
            piece = house.piece(placed)
            place = Place(piece.option, placed.anchor, placed.turns, placed.mirror)
            # Loose walls and the front door may be younger than the piece.
            if refuse_place(house, again, room, piece, place):
                yield Refusal(Impossible.PIECES, "4", seats=(seat,), pieces=(piece.index,))
                return
            again = with_place(again, room, piece, place)
        closed = sheet.closed[room]
        if closed is not None:
            if refuse_closing(house, again, room, CloseRoom(closed.area, closed.door)):
                yield Refusal(Impossible.ROOMS, "5", seats=(seat,), numbers=(room,))
                return
            again = Sheet(
                again.placed, (*again.closed[:room], closed, *again.closed[room + 1 :]), again.left_open, again.marks
            )
    if refuse_marks(house, again, sheet.marks):
        yield Refusal(Impossible.MARKS, "6", seats=(seat,))
