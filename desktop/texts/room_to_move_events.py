"""Events of Room to Move as lines of the log: which card, which pieces, where they stand, how a room was closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import room_to_move as names
from desktop.texts.scenarios import (
    book,
    family_name,
    numeral,
    piece_name,
    room_title,
    scenario_at,
)
from desktop.texts.words import SeatName, fill, listing, name_of, number
from engine.games.room_to_move.actions import NO_DOOR, Idea
from engine.games.room_to_move.facts import SCENARIO
from engine.games.room_to_move.furniture import piece_index
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.sheet import Placed
from engine.games.room_to_move.view import (
    CardDrawn,
    CardTurned,
    Ended,
    RoomClosed,
    RoomLeftOpen,
    RoomTurned,
    SheetFinished,
    TokensAssigned,
)
from engine.geometry.shapes import turned
from engine.geometry.squares import squares_in

translate = QCoreApplication.translate


def room_to_move_event(event: Any, seats: Sequence[SeatName], options: Mapping[str, str]) -> str:
    """An event as a line; ``options`` name the scenario. Raises KeyError for an event without text."""
    scenario = scenario_at(int(options[SCENARIO])) if SCENARIO in options else None
    match event:
        case RoomTurned(seat=seat, room=room):
            sentence = translate("RoomToMoveEvents", "%1 turns room %2: %3", "seat, sign and name of a room")
            return fill(sentence, name_of(seats, seat), numeral(room), room_title(scenario, room))
        case CardTurned(seat=seat, number=which, card=card):
            sentence = translate("RoomToMoveEvents", "%1 turns card %2, %3: %4 or %5")
            pieces = (piece_name(piece_index(which, card, option)) for option in range(2))
            return fill(sentence, name_of(seats, seat), which, family_name(which), *pieces)
        case TokensAssigned():
            return tokens_text(event, name_of(seats, event.seat))
        case CardDrawn():
            return drawn_text(event, name_of(seats, event.seat))
        case RoomClosed():
            return closed_text(event, scenario, name_of(seats, event.seat))
        case RoomLeftOpen(seat=seat, room=room):
            sentence = translate("RoomToMoveEvents", "%1 leaves a room open: %2")
            return fill(sentence, name_of(seats, seat), room_title(scenario, room))
        case SheetFinished():
            return finished_text(event, scenario, name_of(seats, event.seat))
        case Ended(totals=totals):
            sentence = translate("RoomToMoveEvents", "%1 %2", "seat, its points at the end")
            parts = [fill(sentence, name_of(seats, seat), number(points)) for seat, points in enumerate(totals)]
            comma = translate("Words", ", ", "between the names of a list")
            return fill(translate("RoomToMoveEvents", "All sheets are finished: %1"), comma.join(parts))
    raise KeyError(type(event).__name__)


def tokens_text(event: TokensAssigned, name: str) -> str:
    """How the tokens of a card were shared out."""
    count = event.first + event.second
    if count == 1:
        sentence = (
            translate("RoomToMoveEvents", "%1 chooses the first option of card %2")
            if event.first
            else translate("RoomToMoveEvents", "%1 chooses the second option of card %2")
        )
        return fill(sentence, name, event.number)
    if event.first and event.second:
        sentence = translate(
            "RoomToMoveEvents", "%1 shares the tokens of card %2: %3 for the first option, %4 for the second"
        )
        return fill(sentence, name, event.number, event.first, event.second)
    sentence = (
        translate("RoomToMoveEvents", "%1 chooses the first option of card %2, %n times", "", count)
        if event.first
        else translate("RoomToMoveEvents", "%1 chooses the second option of card %2, %n times", "", count)
    )
    return fill(sentence, name, event.number)


def drawn_text(event: CardDrawn, name: str) -> str:
    """What a seat drew of a card and where, what it left out, and its bright idea."""
    if not event.placed:
        sentence = translate("RoomToMoveEvents", "%1 draws nothing of card %2, %3")
        return fill(sentence, name, event.number, family_name(event.number))
    where = translate("RoomToMoveEvents", "%1 (%2)", "piece, squares")
    pieces = [
        fill(where, piece_name(placed.piece), names.squares(squares_in(squares_of(placed)))) for placed in event.placed
    ]
    line = fill(translate("RoomToMoveEvents", "%1 draws: %2", "seat, pieces"), name, listing(pieces))
    if event.idea is Idea.SWAP:
        line = fill(translate("RoomToMoveEvents", "%1, by a bright idea for the other option", "%1 is a line"), line)
    if event.idea is Idea.MIRROR:
        line = fill(translate("RoomToMoveEvents", "%1, mirrored by a bright idea", "%1 is a line"), line)
    if event.left_out:
        more = translate("RoomToMoveEvents", "leaves out %n pieces", "after what a seat draws", event.left_out)
        line = fill(translate("RoomToMoveEvents", "%1; %2", "what a seat draws, what it leaves out"), line, more)
    return line


def squares_of(placed: Placed) -> int:
    """The furniture squares of a piece; 0 where the furniture cannot be read."""
    found = book()
    if found is None or not 0 <= placed.piece < len(found.furniture.pieces):
        return 0
    return turned(found.furniture.pieces[placed.piece].shape, placed.turns, placed.mirror).at(placed.anchor)[0]


def closed_text(event: RoomClosed, scenario: Scenario | None, name: str) -> str:
    """How large a room was made, and where its door is."""
    size = event.area.bit_count()
    if event.door == NO_DOOR:
        sentence = translate("RoomToMoveEvents", "%1 closes a room: %2, %n squares", "", size)
        return fill(sentence, name, room_title(scenario, event.room))
    sentence = translate("RoomToMoveEvents", "%1 closes a room: %2, %n squares, door %3", "", size)
    return fill(sentence, name, room_title(scenario, event.room), names.side(event.door))


def finished_text(event: SheetFinished, scenario: Scenario | None, name: str) -> str:
    """Front door and windows of a finished sheet."""
    if not event.marks.front:
        sentence = translate("RoomToMoveEvents", "%1 finishes the sheet without a front door: nothing can be reached")
        return fill(sentence, name)
    where = listing([names.wall_side(scenario, edge) for edge in event.marks.front])
    sentence = translate(
        "RoomToMoveEvents", "%1 finishes the sheet: front door %2, %n windows", "", len(event.marks.windows)
    )
    return fill(sentence, name, where)


def room_to_move_squares(event: Any) -> tuple[int, ...]:
    """The squares that an event speaks of, rising."""
    match event:
        case CardDrawn(placed=placed):
            mask = 0
            for one in placed:
                mask |= squares_of(one)
            return tuple(squares_in(mask))
        case RoomClosed(area=area):
            return tuple(squares_in(area))
    return ()
