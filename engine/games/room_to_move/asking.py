"""What a seat may do now: the single source of legality for actions (rules page, sections 3 to 6, R0)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.game import Refusal
from engine.games.room_to_move.actions import (
    NO_DOOR,
    Action,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Marks,
    Reason,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.furniture import Piece, piece_index
from engine.games.room_to_move.kinds import CardOrder, TokensApart, TokensTogether
from engine.games.room_to_move.legal import refuse_closing, refuse_marks, refuse_place, with_place
from engine.games.room_to_move.sheet import Closed, House, Sheet
from engine.games.room_to_move.view import Phase, Seen
from engine.geometry.squares import Walls, walls_of

INCOMPLETE: Final = Refusal(Reason.INCOMPLETE, "R0")
OPTIONS: Final = 2

replace: Final = msgspec.structs.replace


def waiting_of(seen: Seen) -> tuple[int, ...]:
    """The active seat, or all that have not confirmed the present step; those without pieces in the room have no walls
    to draw."""
    if seen.phase is Phase.OVER:
        return ()
    if seen.phase in (Phase.ROOM, Phase.CARD, Phase.TOKENS):
        return (seen.active,)
    return tuple(seat for seat in range(seen.seats) if not seen.acted[seat])


def rooms_left(house: House, seen: Seen) -> tuple[int, ...]:
    """The rooms that have not been turned."""
    return tuple(room for room in range(len(house.scenario.rooms)) if room not in seen.rooms_done)


def cards_left(house: House, seen: Seen) -> tuple[int, ...]:
    """The places of the cards that may be turned now: all face-down ones, or the next of a fixed order (1.2)."""
    if seen.room < 0:
        return ()
    cards = house.scenario.rooms[seen.room].cards
    closed = [place for place in range(len(cards)) if not seen.turned[seen.room][place]]
    for rule in house.scenario.rules:
        if isinstance(rule, CardOrder) and house.scenario.room(rule.room) == seen.room:
            numbers = [cards[place][0] for place in closed]
            following = next((number for number in rule.numbers if number in numbers), None)
            if following is not None:
                return (closed[numbers.index(following)],)
    return tuple(closed)


def tokens_of(house: House, seen: Seen) -> tuple[int, int]:
    """The pieces of each option of the present card that are to be drawn."""
    tokens = house.scenario.rooms[seen.room].cards[seen.card][1]
    first = seen.first[seen.room][seen.card]
    return first, tokens - first


def firsts_allowed(house: House, seen: Seen) -> tuple[int, ...]:
    """How many tokens may go to the first option (special rules on tokens)."""
    number, tokens = house.scenario.rooms[seen.room].cards[seen.card]
    allowed = list(range(tokens + 1))
    for rule in house.scenario.rules:
        if isinstance(rule, TokensTogether) and number in rule.numbers:
            allowed = [first for first in allowed if first in (0, tokens)]
        if isinstance(rule, TokensApart) and number in rule.numbers and tokens > 1:
            allowed = [first for first in allowed if 0 < first < tokens]
    return tuple(allowed)


def piece_of(house: House, seen: Seen, option: int) -> Piece:
    """The piece of an option of the present card."""
    number = house.scenario.rooms[seen.room].cards[seen.card][0]
    return house.furniture.pieces[piece_index(number, seen.cards[seen.room][seen.card], option)]


def refuse_action(house: House, seen: Seen, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not act like this now, None if it may; ``incomplete`` if only parts are missing."""
    if not 0 <= seat < seen.seats:
        return Refusal(Reason.NO_SEAT, "2", seats=(seat,))
    phase = seen.phase
    if phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, "7", seats=(seat,))
    if seat not in waiting_of(seen):
        return Refusal(Reason.NOT_WAITING, "3", seats=(seat,))
    sheet = seen.sheets[seat]
    match action:
        case TurnRoom(room) if phase is Phase.ROOM:
            if room is not None and room not in rooms_left(house, seen):
                return Refusal(Reason.ROOM_UNKNOWN, "3", numbers=(room,))
            return INCOMPLETE if room is None else None
        case TurnCard(number) if phase is Phase.CARD:
            return _refuse_card(house, seen, number)
        case AssignTokens(first) if phase is Phase.TOKENS:
            return _refuse_tokens(house, seen, first)
        case DrawCard() if phase is Phase.DRAW:
            return refuse_drawing(house, seen, sheet, action)
        case CloseRoom() if phase is Phase.CLOSE:
            return _refuse_with_marks(house, sheet, action.marks) or refuse_closing(
                house, with_marks(sheet, action.marks), seen.room, action
            )
        case LeaveOpen() if phase is Phase.CLOSE:
            return _refuse_with_marks(house, sheet, action.marks)
        case Finish() if phase is Phase.FINISH:
            return _refuse_with_marks(house, sheet, action.marks)
    return Refusal(Reason.OTHER_PHASE, "R0", seats=(seat,))


def _refuse_card(house: House, seen: Seen, number: int | None) -> Refusal | None:
    if number is None:
        return INCOMPLETE
    numbers = [own for own, _ in house.scenario.rooms[seen.room].cards]
    if number not in numbers or seen.turned[seen.room][numbers.index(number)]:
        return Refusal(Reason.CARD_UNKNOWN, "3", numbers=(number,))
    if numbers.index(number) not in cards_left(house, seen):
        return Refusal(Reason.CARD_ORDER, "1.2", numbers=(number,))
    return None


def _refuse_tokens(house: House, seen: Seen, first: int | None) -> Refusal | None:
    if first is None:
        return INCOMPLETE
    number, tokens = house.scenario.rooms[seen.room].cards[seen.card]
    if not 0 <= first <= tokens:
        return Refusal(Reason.TOKENS_COUNT, "3", numbers=(first, tokens))
    if first in firsts_allowed(house, seen):
        return None
    code = Reason.TOKENS_APART if first in (0, tokens) else Reason.TOKENS_TOGETHER
    return Refusal(code, "1.2", numbers=(number,))


def with_marks(sheet: Sheet, marks: Marks | None) -> Sheet:
    """The sheet with other marks, if there are any."""
    return sheet if marks is None else replace(sheet, marks=marks)


def _refuse_with_marks(house: House, sheet: Sheet, marks: Marks | None) -> Refusal | None:
    return None if marks is None else refuse_marks(house, sheet, marks)


def refuse_drawing(house: House, seen: Seen, sheet: Sheet, action: DrawCard) -> Refusal | None:
    """Why the pieces may not be drawn like this, one after the other (sections 3, 4)."""
    refusal = _refuse_with_marks(house, sheet, action.marks) or _refuse_idea(house, seen, sheet, action)
    if refusal:
        return refusal
    sheet = with_marks(sheet, action.marks)
    for place in action.places:
        piece = piece_of(house, seen, place.option)
        refusal = refuse_place(house, sheet, seen.room, piece, place)
        if refusal:
            return refusal
        sheet = with_place(sheet, seen.room, piece, place)
    return None


def _refuse_idea(house: House, seen: Seen, sheet: Sheet, action: DrawCard) -> Refusal | None:
    """Options must be those with tokens; the bright idea changes one option or mirrors one piece, once in a match."""
    drawn = [0, 0]
    for place in action.places:
        if not 0 <= place.option < OPTIONS:
            return Refusal(Reason.OPTION_UNKNOWN, "3", numbers=(place.option,))
        drawn[place.option] += 1
    chosen = tokens_of(house, seen)
    over = [max(0, own - tokens) for own, tokens in zip(drawn, chosen, strict=True)]
    mirrored = sum(place.mirror for place in action.places)
    idea = action.idea
    if idea is not Idea.NONE and sheet.idea is not Idea.NONE:
        return Refusal(Reason.IDEA_USED, "3")
    if idea is Idea.SWAP and sum(over) == 1 and sum(drawn) <= sum(chosen) and not mirrored:
        # One chosen piece of the other option is drawn as this one.
        return None
    if any(over):
        return Refusal(Reason.OPTION_NOT_CHOSEN, "3", numbers=(*drawn, *chosen))
    if mirrored > (idea is Idea.MIRROR):
        return Refusal(Reason.NO_MIRROR, "3", numbers=(mirrored,))
    if idea is Idea.SWAP or (idea is Idea.MIRROR and not mirrored):
        return Refusal(Reason.IDEA_NOT_USED, "3")
    return None


def _without_wall(sheet: Sheet, door: int | None) -> Sheet:
    """The sheet without a loose wall where a door is drawn now."""
    if door is None or door == NO_DOOR:
        return sheet
    marks, opening = sheet.marks, walls_of((door,))
    left = Walls(marks.right, marks.below).without(opening)
    return replace(sheet, marks=Marks(left.right, left.below, marks.windows, marks.front))


def drafted(house: House, seen: Seen, seat: int, action: Action | None) -> Sheet:
    """The sheet of a seat after a drawing that is legal, or may lack parts; other parts are left out."""
    sheet = seen.sheets[seat]
    match action:
        case DrawCard():
            sheet = with_marks(sheet, action.marks)
            for place in action.places:
                sheet = with_place(sheet, seen.room, piece_of(house, seen, place.option), place)
            if action.idea is not Idea.NONE:
                sheet = replace(sheet, idea=action.idea)
        case CloseRoom(None):
            sheet = with_marks(sheet, action.marks)
        case CloseRoom(int(area), door):
            sheet = _without_wall(with_marks(sheet, action.marks), door)
            closed = Closed(area, NO_DOOR if door is None else door)
            sheet = replace(sheet, closed=(*sheet.closed[: seen.room], closed, *sheet.closed[seen.room + 1 :]))
        case LeaveOpen():
            sheet = replace(with_marks(sheet, action.marks), left_open=tuple(sorted({*sheet.left_open, seen.room})))
        case Finish():
            sheet = with_marks(sheet, action.marks)
    return sheet
