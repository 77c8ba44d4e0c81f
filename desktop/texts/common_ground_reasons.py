"""Refusals of Common Ground in words. Cells are pointed at by the board; sentences name pieces, cones and seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts import common_ground as names
from desktop.texts.places import piece_name
from desktop.texts.words import SeatName, fill, name_of
from engine.core.game import Refusal
from engine.games.common_ground.actions import COLOURS
from engine.games.common_ground.facts import MOST_PROPOSALS, ROUNDS

translate = QCoreApplication.translate


def common_ground_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """A refusal of Common Ground, None for a code that it does not have."""
    return cell_text(refusal) or matching_text(refusal, seats) or position_text(refusal)


def number_at(refusal: Refusal, place: int) -> int:
    """A number of the refusal, 0 if it has none there."""
    return refusal.numbers[place] if place < len(refusal.numbers) else 0


def piece_at(refusal: Refusal) -> str:
    """The piece that a refusal speaks of."""
    return piece_name(refusal.pieces[0]) if refusal.pieces else translate("CommonGroundReasons", "another tile")


def cone_at(refusal: Refusal) -> str:
    """The cone that a refusal speaks of."""
    number = number_at(refusal, 0)
    return names.cone(number) if 0 <= number < COLOURS else translate("CommonGroundReasons", "this cone")


def cell_text(refusal: Refusal) -> str | None:
    """Where cones, missed places and Bonus tiles may not go."""
    match refusal.code:
        case "cell_taken":
            return fill(translate("CommonGroundReasons", "Taken: %1 lies here."), piece_at(refusal))
        case "cell_twice":
            return translate("CommonGroundReasons", "Two cones on one cell: each needs a cell of its own.")
        case "cell_shut":
            if not refusal.pieces:
                return translate("CommonGroundReasons", "Shut: a Bonus tile closes this line.")
            return fill(translate("CommonGroundReasons", "Shut: this line is closed by the %1."), piece_at(refusal))
        case "cell_apart":
            return translate(
                "CommonGroundReasons", "No tree can grow here: no neighbour turns a half tree to this cell."
            )
        case "cell_outside":
            return translate("CommonGroundReasons", "The lawn ends here: the city cannot grow any further.")
        case "cell_beside":
            return fill(
                translate("CommonGroundReasons", "Corners only: right beside this cell lies %1."), piece_at(refusal)
            )
        case "cell_no_corner":
            return translate("CommonGroundReasons", "Too far away: no tile touches this cell at a corner.")
        case "piece_unknown":
            return fill(translate("CommonGroundReasons", "Not among the places to be laid: %1."), piece_at(refusal))
        case "side_unknown":
            return translate("CommonGroundReasons", "A Bonus tile has four sides.")
        case "no_tree":
            return translate(
                "CommonGroundReasons", "Turned like this, the Bonus tile completes no tree: its wall is in the way."
            )
    return None


def matching_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """Cones, places, faces, proposals, agreement."""
    first, second = number_at(refusal, 0), number_at(refusal, 1)
    known = [seat for seat in refusal.seats if 0 <= seat < len(seats)]
    who = name_of(seats, known[0]) if known else translate("CommonGroundReasons", "This seat")
    match refusal.code:
        case "other_phase":
            return fill(translate("CommonGroundReasons", "%1 cannot do that in this part of the round."), who)
        case "cone_count":
            return fill(translate("CommonGroundReasons", "%2 cones are in play this round, not %1."), first, second)
        case "place_count":
            return fill(translate("CommonGroundReasons", "%2 places are drawn this round, not %1."), first, second)
        case "cone_unknown":
            return fill(translate("CommonGroundReasons", "Not in play this round: %1."), cone_at(refusal))
        case "cone_twice":
            return fill(
                translate("CommonGroundReasons", "Each place has a cone of its own, but two have %1."), cone_at(refusal)
            )
        case "face_count":
            return fill(translate("CommonGroundReasons", "%2 tiles are drawn, but %1 faces are given."), first, second)
        case "face_unknown":
            return translate("CommonGroundReasons", "A tile has two faces only.")
        case "faces_not_asked":
            return translate(
                "CommonGroundReasons", "Tiles are not turned over here: that belongs to the variant for children."
            )
        case "proposals_used_up":
            return fill(
                translate("CommonGroundReasons", "%1 has made all %2 proposals of this round."), who, MOST_PROPOSALS
            )
        case "tick_unknown":
            return translate("CommonGroundReasons", "Agreement comes from the guessing seats, each of them once.")
    return None


def position_text(refusal: Refusal) -> str | None:
    """What is wrong with a position made by hand."""
    return {
        "position_seats": translate("CommonGroundReasons", "Impossible position: the seats or the mayor do not exist."),
        "position_rounds": fill(
            translate("CommonGroundReasons", "Impossible position: the rounds do not add up, there are %1."), ROUNDS
        ),
        "position_tiles": translate("CommonGroundReasons", "Impossible position: tiles are missing or lie twice."),
        "position_city": translate(
            "CommonGroundReasons", "Impossible position: a piece of the city cannot lie where it does."
        ),
        "position_cones": translate(
            "CommonGroundReasons", "Impossible position: the cones are too many, too few, or cannot stand there."
        ),
        "position_plan": translate(
            "CommonGroundReasons", "Impossible position: the plan does not give each place one cone."
        ),
        "position_proposals": translate(
            "CommonGroundReasons", "Impossible position: a proposal is not whole or cannot have been made."
        ),
        "position_loose": translate(
            "CommonGroundReasons", "Impossible position: the places to be laid do not fit the round."
        ),
        "position_history": fill(
            translate("CommonGroundReasons", "Impossible position: round %1 cannot have gone like that."),
            number_at(refusal, 0),
        ),
    }.get(refusal.code)
