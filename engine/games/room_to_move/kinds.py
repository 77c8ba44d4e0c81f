"""The kinds of special rules and of bonuses that a scenario file can use, as tagged records (rules page, 1.2, 10).

Numbers are furniture numbers, rooms the ids of the scenario's rooms, zones and marks its names. ``text`` is the
scenario's own sentence in each language. Squares and sides are text here, such as "C4" and "C4:E".
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Words: TypeAlias = dict[str, str]


# Special rules


class FrontPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="front_places"):
    """The front door only at one of these sides; a single one is a fixed front door."""

    text: Words
    sides: tuple[str, ...]


class FrontWide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="front_wide"):
    """The front door is two squares wide: two neighbouring sides of one straight stretch."""

    text: Words


class TokensTogether(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tokens_together"):
    """All tokens of these cards go to the same option."""

    text: Words
    numbers: tuple[int, ...]


class TokensApart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tokens_apart"):
    """The tokens of these cards are spread over both options."""

    text: Words
    numbers: tuple[int, ...]


class CardOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="card_order"):
    """These cards of the room are turned in this order, before the others."""

    text: Words
    room: str
    numbers: tuple[int, ...]


class TouchRailing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="touch_railing"):
    """The room must touch the railing, else it cannot be closed."""

    text: Words
    room: str


class MarksFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="marks_free"):
    """No furniture and no carpet on these marks; circulation is allowed."""

    text: Words
    marks: tuple[str, ...]


class KeepFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="keep_free"):
    """A strip that must stay uncovered: no furniture and no carpet; circulation is allowed."""

    text: Words
    squares: tuple[str, ...]


class LowCeiling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="low_ceiling"):
    """Furniture yes, circulation no; nobody walks there (R3)."""

    text: Words
    squares: tuple[str, ...]


class PlantsOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plants_only"):
    """Only furniture squares tagged plant; nobody walks there (R4)."""

    text: Words
    squares: tuple[str, ...]


class Stairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stairs"):
    """Two floors or decks, joined by stairs: the two squares of a pair count as neighbours for walking."""

    text: Words
    pairs: tuple[tuple[str, str], ...]


class MustStayFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="must_stay_free"):
    """Given circulation that must stay free of furniture; rooms may contain it."""

    text: Words
    squares: tuple[str, ...]


class HallwayFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hallway_free"):
    """Given circulation that must belong to the hallway: no room may contain it, nothing may stand or lie there."""

    text: Words
    squares: tuple[str, ...]


class ReadyRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready_room"):
    """A finished room that is printed: its squares, its door, and the squares that its furniture stands on (R17)."""

    text: Words
    squares: tuple[str, ...]
    door: str
    furniture: tuple[str, ...] = ()


class CrossedWindows(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="crossed_windows"):
    """No window at these sides of the outer wall."""

    text: Words
    sides: tuple[str, ...]


RuleKind: TypeAlias = (
    FrontPlaces
    | FrontWide
    | TokensTogether
    | TokensApart
    | CardOrder
    | TouchRailing
    | MarksFree
    | KeepFree
    | LowCeiling
    | PlantsOnly
    | Stairs
    | MustStayFree
    | HallwayFree
    | ReadyRoom
    | CrossedWindows
)


# Bonuses: ``points`` once if the condition holds, or per counted thing where the kind says so


class Complete(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="complete"):
    """Every token's piece of the room is drawn and counts."""

    text: Words
    points: int
    room: str


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cards"):
    """At least one counting piece of every number; in the room if one is named."""

    text: Words
    points: int
    numbers: tuple[int, ...]
    room: str = ""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="count"):
    """Counting pieces of these numbers, in the room or wholly in the zone if one is named (R25). ``points`` for each
    (``at_least`` 0), or once if there are so many."""

    text: Words
    points: int
    numbers: tuple[int, ...]
    room: str = ""
    zone: str = ""
    at_least: int = 0


class Tagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="tagged"):
    """Furniture squares of counting pieces with the tag (plants, lamps; R6), for each or once if so many."""

    text: Words
    points: int
    tag_name: str
    room: str = ""
    zone: str = ""
    at_least: int = 0


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seats"):
    """Seats of counting pieces (R6), for each or once if so many."""

    text: Words
    points: int
    room: str = ""
    zone: str = ""
    at_least: int = 0


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a distance is measured from: counting pieces of a ``number``, the door of a ``room``, or the front door."""

    number: int = 0
    room: str = ""
    front: bool = False


class Distance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="distance"):
    """Walking distance between two targets (section 6, R5, R24): at most for some pair, or at least for every pair.
    With ``per`` the points count for each ``one`` that has some ``other`` near enough."""

    text: Words
    points: int
    one: Target
    other: Target
    at_most: int = -1
    at_least: int = -1
    per: bool = False


class WindowFaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="window_faces"):
    """The room has a window that looks to the side N, E, S or W."""

    text: Words
    points: int
    room: str
    side: str


class WindowSees(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="window_sees"):
    """A window of the room (of any room: "") sees a thing of that kind outside (R30); for each such room if ``per``."""

    text: Words
    points: int
    thing: str
    room: str = ""
    per: bool = False


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="size"):
    """The squares of the room: at least, exactly, at most so many, or more than another room."""

    text: Words
    points: int
    room: str
    at_least: int = 0
    exactly: int = 0
    at_most: int = 0
    larger_than: str = ""


class Rectangular(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rectangular"):
    """The room is a rectangle, or a square."""

    text: Words
    points: int
    room: str
    square: bool = False


class TouchesWall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="touches_wall"):
    """The room touches an outer wall that looks to the side (R27), or ``avoid``s it."""

    text: Words
    points: int
    room: str
    side: str
    avoid: bool = False


class TouchesRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="touches_room"):
    """Two rooms share a border, or ``avoid`` it."""

    text: Words
    points: int
    room: str
    other: str
    avoid: bool = False


class TouchesRailing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="touches_railing"):
    """The room touches the railing."""

    text: Words
    points: int
    room: str


class Beside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="beside"):
    """Counting pieces of ``numbers`` (or with squares of ``tag_name``) beside counting pieces of ``others``, or beside
    an obstacle of the kind ``thing`` (R13, R26), for each."""

    text: Words
    points: int
    numbers: tuple[int, ...] = ()
    tag_name: str = ""
    others: tuple[int, ...] = ()
    thing: str = ""


class Covers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="covers"):
    """Marks on which a counting piece stands (of these numbers, if any are named), for each."""

    text: Words
    points: int
    marks: tuple[str, ...]
    numbers: tuple[int, ...] = ()


class CirculationAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="circulation_at"):
    """Circulation squares (R29) inside a window, along an outer wall that looks to ``side`` (any: ""), or in inner
    corners of rooms, for each; in the room if one is named. ``place`` is "window", "outer_wall" or "corner"."""

    text: Words
    points: int
    place: str
    side: str = ""
    room: str = ""


class FreeAround(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="free_around"):
    """Squares around trees inside that are free of furniture, corners of the ring included (R28), for each."""

    text: Words
    points: int


class Doors(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="doors"):
    """Doors that can be passed: both sides reached from the front door; for each."""

    text: Words
    points: int


BonusKind: TypeAlias = (
    Complete
    | Cards
    | Count
    | Tagged
    | Seats
    | Distance
    | WindowFaces
    | WindowSees
    | Size
    | Rectangular
    | TouchesWall
    | TouchesRoom
    | TouchesRailing
    | Beside
    | Covers
    | CirculationAt
    | FreeAround
    | Doors
)
