"""What the seats decide in Common Ground (rules page, R9). Cones are 0 blue, 1 yellow, 2 orange, 3 white.
white.

A matching gives for each drawn place, in the order in which the places were drawn, the cone it belongs to; None where
nothing is chosen yet. Only a whole matching, each cone once, can be sealed.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

Matching: TypeAlias = tuple[int | None, ...]

COLOURS: Final = 4
HIDDEN: Final = -1
"""Stands for a place or cone that the seat may not know."""


class SetCones(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_cones"):
    """Deputy: the cell of every active cone, in the order of the colours (3.2.2)."""

    cells: tuple[int | None, ...] = ()


class ShowPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="show_places"):
    """Mayor with open table and children's variant together: the faces, 0 or 1 per drawn tile, before all see them
    (R12)."""

    faces: tuple[int | None, ...] = ()


class SealPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seal_plan"):
    """Mayor: the secret matching; in the children's variant with the face chosen per drawn tile, else () (3.2.3)."""

    matching: Matching = ()
    faces: tuple[int | None, ...] = ()


class Propose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="propose"):
    """Guesser: the matching this seat believes in; at most five per seat and round (R8, R9)."""

    matching: Matching = ()


class SealGuess(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seal_guess"):
    """Deputy: the group's matching, with the guessers that agree, rising (3.2.4, R8)."""

    matching: Matching = ()
    ticks: tuple[int, ...] = ()


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lay"):
    """Mayor: a mismatched place, touching the city at corners only (3.2.5, R3)."""

    piece: int | None = None
    cell: int | None = None


class LayBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lay_bonus"):
    """Mayor: the Bonus tile of a perfect round; ``closed`` is the side of its wall, 0 north to 3 west (3.4, 5.13)."""

    cell: int | None = None
    closed: int | None = None


Action: TypeAlias = SetCones | ShowPlaces | SealPlan | Propose | SealGuess | Lay | LayBonus


class Reason(StrEnum):
    """Why an action is refused. Values are stored and never renamed."""

    NO_SEAT = "no_seat"
    MATCH_OVER = "match_over"
    NOT_WAITING = "not_waiting"
    INCOMPLETE = "incomplete"
    OTHER_PHASE = "other_phase"
    CONE_COUNT = "cone_count"
    CELL_TAKEN = "cell_taken"
    CELL_TWICE = "cell_twice"
    CELL_SHUT = "cell_shut"
    CELL_APART = "cell_apart"
    CELL_OUTSIDE = "cell_outside"
    PLACE_COUNT = "place_count"
    CONE_UNKNOWN = "cone_unknown"
    CONE_TWICE = "cone_twice"
    FACE_COUNT = "face_count"
    FACE_UNKNOWN = "face_unknown"
    FACES_NOT_ASKED = "faces_not_asked"
    PROPOSALS_USED_UP = "proposals_used_up"
    TICK_UNKNOWN = "tick_unknown"
    PIECE_UNKNOWN = "piece_unknown"
    CELL_BESIDE = "cell_beside"
    CELL_NO_CORNER = "cell_no_corner"
    SIDE_UNKNOWN = "side_unknown"
    NO_TREE = "no_tree"
