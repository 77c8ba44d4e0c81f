"""What a seat decides in Room to Move (rules page, R0), and why it may not."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

NO_DOOR: Final = -1


class Idea(StrEnum):
    """What the bright idea was used for (section 3)."""

    NONE = "none"
    SWAP = "swap"
    MIRROR = "mirror"


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a seat has drawn beside pieces and closed rooms: loose walls (as ``geometry.squares.Walls`` has them),
    windows and front door as edges. It replaces what was there before."""

    right: int = 0
    below: int = 0
    windows: tuple[int, ...] = ()
    front: tuple[int, ...] = ()


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of the card: option, anchor, quarter turns clockwise, mirrored first or not (section 9, R34)."""

    option: int
    anchor: int
    turns: int = 0
    mirror: bool = False


class TurnRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn_room"):
    """Active seat: the next room (3.1)."""

    room: int | None = None


class TurnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn_card"):
    """Active seat: the next card of the room, by its furniture number (3.2)."""

    number: int | None = None


class AssignTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="assign_tokens"):
    """Active seat: so many of the card's tokens go to the first option, the others to the second (3.2)."""

    first: int | None = None


class DrawCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="draw_card"):
    """Each seat: the pieces it draws, in the order in which it draws them; whatever is missing is left out (3.3).
    ``idea`` is the bright idea if it is used now; ``marks`` what else has been drawn, None if nothing changed."""

    places: tuple[Place, ...] = ()
    idea: Idea = Idea.NONE
    marks: Marks | None = None


class CloseRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="close_room"):
    """Each seat with pieces in the room: its squares as a mask, and its door as an edge (``NO_DOOR`` where the room has
    none of its own); section 5."""

    area: int | None = None
    door: int | None = None
    marks: Marks | None = None


class LeaveOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="leave_open"):
    """The seat leaves the room open: its pieces count for nothing (R1)."""

    marks: Marks | None = None


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="finish"):
    """Each seat at the end: front door, windows, loose walls (R0)."""

    marks: Marks | None = None


Action: TypeAlias = TurnRoom | TurnCard | AssignTokens | DrawCard | CloseRoom | LeaveOpen | Finish


class Reason(StrEnum):
    """Why an action is refused. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    MATCH_OVER = "match_over"
    NOT_WAITING = "not_waiting"
    INCOMPLETE = "incomplete"
    OTHER_PHASE = "other_phase"
    ROOM_UNKNOWN = "room_unknown"
    CARD_UNKNOWN = "card_unknown"
    CARD_ORDER = "card_order"
    TOKENS_COUNT = "tokens_count"
    TOKENS_TOGETHER = "tokens_together"
    TOKENS_APART = "tokens_apart"
    OPTION_UNKNOWN = "option_unknown"
    OPTION_NOT_CHOSEN = "option_not_chosen"
    IDEA_USED = "idea_used"
    IDEA_NOT_USED = "idea_not_used"
    NO_MIRROR = "no_mirror"
    TURNS_UNKNOWN = "turns_unknown"
    OFF_SHEET = "off_sheet"
    OUTSIDE = "outside"
    ON_FURNITURE = "on_furniture"
    ON_CIRCULATION = "on_circulation"
    ON_CARPET = "on_carpet"
    ON_OBSTACLE = "on_obstacle"
    ON_GIVEN_CIRCULATION = "on_given_circulation"
    BESIDE_DOOR = "beside_door"
    IN_FINISHED_ROOM = "in_finished_room"
    IN_OTHER_ROOM = "in_other_room"
    LOW_CEILING = "low_ceiling"
    PLANTS_ONLY = "plants_only"
    MUST_STAY_FREE = "must_stay_free"
    CROSSES_WALL = "crosses_wall"
    NEEDS_WALL = "needs_wall"
    DOOR_IN_SIDE = "door_in_side"
    AREA_OUTSIDE = "area_outside"
    AREA_TORN = "area_torn"
    PIECE_CUT_OFF = "piece_cut_off"
    AREA_TAKEN = "area_taken"
    AREA_HALLWAY = "area_hallway"
    FRONT_INSIDE = "front_inside"
    FRONT_ELSEWHERE = "front_elsewhere"
    SWALLOWS_DOOR = "swallows_door"
    DOORS_ELSEWHERE = "doors_elsewhere"
    NO_RAILING = "no_railing"
    NO_DOOR_DRAWN = "no_door_drawn"
    NEEDS_NO_DOOR = "needs_no_door"
    DOOR_NOT_ON_BORDER = "door_not_on_border"
    DOOR_OUTSIDE = "door_outside"
    DOOR_IN_GIVEN_WALL = "door_in_given_wall"
    DOOR_BLOCKED = "door_blocked"
    DOOR_INTO_ROOM = "door_into_room"
    WALL_OUTSIDE = "wall_outside"
    WALL_THROUGH_PIECE = "wall_through_piece"
    WALL_ON_DOOR = "wall_on_door"
    WALLS_FINAL = "walls_final"
    WINDOW_NOT_OUTER = "window_not_outer"
    WINDOW_ON_DOOR = "window_on_door"
    WINDOW_CROSSED = "window_crossed"
    FRONT_NOT_OUTER = "front_not_outer"
    FRONT_COUNT = "front_count"
    FRONT_PLACE = "front_place"
    FRONT_BLOCKED = "front_blocked"
    FRONT_IN_ROOM = "front_in_room"
    MARKS_UNSORTED = "marks_unsorted"
