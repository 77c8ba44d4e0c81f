"""Why a computer player of Room to Move did what it did, worked out again from what it saw.

Nothing is hidden but face-down cards, which no player sees: every reason may be told at once. A note holds one or more
codes, joined by ``JOIN``: a card has a reason for the piece that was drawn and one for the piece that was left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Final

from engine.games.room_to_move.actions import (
    NO_DOOR,
    Action,
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
from engine.games.room_to_move.asking import (
    cards_left,
    firsts_allowed,
    piece_of,
    rooms_left,
    tokens_of,
    with_marks,
)
from engine.games.room_to_move.furniture import Piece
from engine.games.room_to_move.legal import doors_for, forbidden_squares, legal_anchors, needed_squares, with_place
from engine.games.room_to_move.outline import can_be_closed
from engine.games.room_to_move.player import (
    NO_PLACE,
    best_first,
    best_place,
    choose_card,
    choose_room,
    last_marks,
    plan_of,
    share_of,
    why_left,
    worth_of_closing,
    worth_of_options,
)
from engine.games.room_to_move.rules import RoomToMove
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import View
from engine.geometry.shapes import TURNS, turned
from engine.geometry.squares import around, outer_sides
from engine.players.motives import Motive

RANDOM: Final = "random"
JOIN: Final = "+"
LEFT: Final = "left_"
"""A code of ``player.Spoilt`` follows: why a piece was left out."""
FEW: Final = 3
"""So few places are worth a word."""
WALLS: Final = 3
"""So many sides at walls are worth a word."""


class Note(StrEnum):
    """The codes of reasons, with what goes with them."""

    CHANCE = "chance"
    UNKNOWN = "unknown"
    """The player as it is now would have acted otherwise: a move by chance in its stead, or an older player."""
    ROOM_OPENS = "room_opens"
    """All other rooms open into it."""
    ROOM_LARGE = "room_large"
    ROOM_LAST = "room_last"
    CARD_LARGE = "card_large"
    CARD_ONLY = "card_only"
    """The last card of the room, or the next one of a fixed order."""
    TOKENS_RULE = "tokens_rule"
    """A special rule leaves no choice between the options."""
    TOKENS_FIT = "tokens_fit"
    """Pieces: the chosen one, the other one, which finds no good place."""
    TOKENS_MORE = "tokens_more"
    """Pieces alike. Numbers: furniture squares of both."""
    TOKENS_SPACE = "tokens_space"
    """Pieces alike. Numbers: squares that both take, circulation included; the chosen one leaves more for others."""
    TOKENS_EVEN = "tokens_even"
    """Pieces alike: one is worth as much as the other."""
    TOKENS_NONE = "tokens_none"
    """Neither finds a good place. Pieces alike: the chosen one takes less."""
    FRONT = "front"
    """The front door was drawn as well."""
    ONLY = "only"
    """Pieces: the piece drawn, the one left out (-1: none). Numbers: legal places, of which there were few."""
    SHARED = "shared"
    """Pieces alike. Numbers: circulation squares that it has in common with other pieces."""
    WALL = "wall"
    """Pieces alike. Numbers: its sides at walls."""
    CLOSE = "close"
    """Pieces alike. It touches what the room has."""
    CLEAR = "clear"
    """Pieces alike. It keeps off the way through the house."""
    LEAST = "least"
    """Pieces alike. No other place takes less from the house."""
    MIRRORED = "mirrored"
    """Pieces alike. Mirrored by the bright idea, for it found no good place."""
    SWAPPED = "swapped"
    """Pieces: the piece drawn by the bright idea, the one in whose stead it was drawn."""
    DOOR_ONLY = "door_only"
    DOOR_POINTS = "door_points"
    """Numbers: points that the next best door would cost."""
    DOOR_WAY = "door_way"
    """Numbers: free squares that can be walked to from its outside, the most there are."""
    DOOR_EVEN = "door_even"
    """Numbers alike; other doors would have been as good."""
    DOOR_NONE = "door_none"
    """The room has no door of its own."""
    OPEN = "open"
    """The room could not be closed."""
    WINDOWS = "windows"
    """Windows wherever they may be."""
    FINISH_FRONT = "finish_front"
    """The same, and a front door where it is worth the most."""
    FINISH_AS_IS = "finish_as_is"


def is_told(seen: View, before: View) -> bool:
    """Reasons may be told at once: sheets lie open."""
    return True


def retell(event: Any, motives: Sequence[Motive]) -> Any:
    """Events read the same beside reasons."""
    return event


def explain(game: RoomToMove, level: str, before: View, seat: int, action: Action) -> Motive:
    """Why the computer player of ``level`` did ``action`` on ``seat`` when it saw ``before``."""
    turn = len(before.rooms_done) + isinstance(action, TurnRoom)
    if level == RANDOM:
        return Motive(seat, turn, Note.CHANCE)
    house = game.house(before)
    numbers: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    note: str = Note.UNKNOWN
    match action:
        case TurnRoom(room):
            note = explain_room(house, before, room)
        case TurnCard(number):
            note = explain_card(house, before, number)
        case AssignTokens():
            note, numbers, pieces = explain_tokens(house, before, seat, action)
        case DrawCard():
            note, numbers, pieces = explain_drawing(house, before, seat, action)
        case CloseRoom():
            note, numbers = explain_door(house, before.sheets[seat], before.room, action)
        case LeaveOpen():
            note = Note.UNKNOWN if can_be_closed(house, before.sheets[seat], before.room) else Note.OPEN
        case Finish():
            note = explain_finish(house, before.sheets[seat], action)
    return Motive(seat, turn, note, numbers, pieces)


def explain_room(house: House, view: View, room: int | None) -> Note:
    """The room into which others open, or the largest."""
    if choose_room(house, view) != room:
        return Note.UNKNOWN
    if len(rooms_left(house, view)) == 1:
        return Note.ROOM_LAST
    return Note.ROOM_OPENS if room == house.scenario.named else Note.ROOM_LARGE


def explain_card(house: House, view: View, number: int | None) -> Note:
    """The largest pieces come first."""
    if choose_card(house, view) != number:
        return Note.UNKNOWN
    return Note.CARD_ONLY if len(cards_left(house, view)) == 1 else Note.CARD_LARGE


def explain_tokens(
    house: House, view: View, seat: int, action: AssignTokens
) -> tuple[Note, tuple[int, ...], tuple[int, ...]]:
    """What the option with most tokens has before the other."""
    allowed = firsts_allowed(house, view)
    worth = worth_of_options(house, view, seat)
    if action.first is None or best_first(house, view, worth) != action.first:
        return Note.UNKNOWN, (), ()
    tokens = house.scenario.rooms[view.room].cards[view.card][1]
    if 0 < action.first < tokens and tokens not in allowed and 0 not in allowed:
        return Note.TOKENS_RULE, (), ()
    best = 0 if 2 * action.first >= tokens else 1
    chosen, other = piece_of(house, view, best), piece_of(house, view, 1 - best)
    pieces = chosen.index, other.index
    if worth[best] < NO_PLACE:
        return Note.TOKENS_NONE, (), pieces
    if worth[1 - best] < NO_PLACE:
        return Note.TOKENS_FIT, (), pieces
    stands, takes = sizes(chosen), sizes(other)
    if stands[0] > takes[0]:
        return Note.TOKENS_MORE, (stands[0], takes[0]), pieces
    if worth[best] > worth[1 - best] and takes[1] > stands[1] and takes[1] > share_of(house, view, view.sheets[seat]):
        return Note.TOKENS_SPACE, (stands[1], takes[1]), pieces
    return Note.TOKENS_EVEN, (), pieces


def sizes(piece: Piece) -> tuple[int, int]:
    """The furniture squares of a piece, and all its squares."""
    stands = len(piece.shape.furniture)
    return stands, stands + len(piece.shape.circulation)


# Drawing


def explain_drawing(
    house: House, view: View, seat: int, action: DrawCard
) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Why the largest piece stands where it does, and why the first piece that is missing was left out."""
    sheet = with_marks(view.sheets[seat], action.marks)
    drawn: list[tuple[int, Note, int, int, int]] = []
    missing: tuple[str, int] | None = None
    for here, option, place in steps_of(house, view, sheet, action):
        piece = piece_of(house, view, option)
        if place is None:
            if missing is None:
                found = best_place(house, here, view.room, piece, option)
                missing = (Note.UNKNOWN if found else LEFT + why_left(house, here, view.room, piece)), piece.index
            continue
        stands = piece_of(house, view, place.option)
        if place.option != option:
            drawn.append((len(stands.shape.furniture), Note.SWAPPED, 0, stands.index, piece.index))
            continue
        code, number = explain_place(house, here, view.room, stands, place)
        drawn.append((len(stands.shape.furniture), code, number, stands.index, -1))
    if missing is not None and missing[0] == Note.UNKNOWN:
        return Note.UNKNOWN, (), ()
    codes: list[str] = (
        [str(Note.FRONT)] if action.marks is not None and action.marks.front != view.sheets[seat].marks.front else []
    )
    numbers: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    if drawn:
        _, code, number, own, other = max(drawn, key=lambda one: one[0])
        codes.append(code)
        numbers, pieces = (number,), (own, other)
    if missing is not None:
        codes.append(missing[0])
        pieces = (*(pieces or (-1, -1)), missing[1])
    return JOIN.join(codes) or Note.UNKNOWN, numbers, pieces


def steps_of(house: House, view: View, sheet: Sheet, action: DrawCard) -> Iterator[tuple[Sheet, int, Place | None]]:
    """Token by token the sheet before it, its option, and where its piece was drawn (None: left out)."""
    left = list(action.places)
    tokens = tokens_of(house, view)
    # The option with more pieces than tokens stands for one of the other.
    swaps = action.idea is Idea.SWAP
    for option, count in enumerate(tokens):
        instead = swaps and sum(place.option != option for place in action.places) > tokens[1 - option]
        for _ in range(count):
            own = bool(left) and left[0].option == option
            if left and (own or instead):
                place = left.pop(0)
                instead = instead and own
                yield sheet, option, place
                sheet = with_place(sheet, view.room, piece_of(house, view, place.option), place)
            else:
                yield sheet, option, None


def explain_place(house: House, sheet: Sheet, room: int, piece: Piece, place: Place) -> tuple[Note, int]:
    """What speaks most for the place of a piece, with a number."""
    if place.mirror:
        return Note.MIRRORED, 0
    legal = sum(legal_anchors(house, sheet, room, piece, turns, mirror=False).bit_count() for turns in range(TURNS))
    if legal <= FEW:
        return Note.ONLY, legal
    stands, walks = turned(piece.shape, place.turns, False).at(place.anchor)
    needed = needed_squares(house, sheet, room)
    shared = (walks & needed).bit_count()
    if shared:
        return Note.SHARED, shared
    floor = ~forbidden_squares(house, sheet, room) & house.scenario.inside
    walls = sum((stands & side).bit_count() for side in outer_sides(floor))
    if walls >= WALLS:
        return Note.WALL, walls
    if (stands | walks) & around(needed):
        return Note.CLOSE, 0
    return (Note.LEAST if (stands | walks) & plan_of(house)[1] else Note.CLEAR), 0


# Rooms and the end


def explain_door(house: House, sheet: Sheet, room: int, action: CloseRoom) -> tuple[Note, tuple[int, ...]]:
    """What the door has before the next best one of the same outline."""
    area, door = action.area, action.door
    if area is None or door is None:
        return Note.UNKNOWN, ()
    if door == NO_DOOR:
        return Note.DOOR_NONE, ()
    others = [CloseRoom(area, other) for other in doors_for(house, sheet, room, area) if other != door]
    if not others:
        return Note.DOOR_ONLY, ()
    own = worth_of_closing(house, sheet, room, CloseRoom(area, door))
    next_best = max(worth_of_closing(house, sheet, room, other) for other in others)
    if own < next_best:
        return Note.UNKNOWN, ()
    if own[0] > next_best[0]:
        return Note.DOOR_POINTS, (own[0] - next_best[0],)
    # The next terms are the outline's, which is the same.
    return Note.DOOR_WAY if own > next_best else Note.DOOR_EVEN, (own[2],)


def explain_finish(house: House, sheet: Sheet, action: Finish) -> Note:
    """Windows cost nothing; a front door that is missing comes where it is worth the most."""
    if last_marks(house, sheet) != action.marks or action.marks is None:
        return Note.UNKNOWN
    if action.marks.front != sheet.marks.front:
        return Note.FINISH_FRONT
    return Note.WINDOWS if action.marks.windows != sheet.marks.windows else Note.FINISH_AS_IS
