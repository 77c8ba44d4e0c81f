"""Events of Common Ground as lines of the log: the story of who meant what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import common_ground as names
from desktop.texts.place_grammar import by_piece, the_piece
from desktop.texts.places import piece_name
from desktop.texts.words import SeatName, fill, listing, name_of, names_of
from engine.games.common_ground.view import (
    BonusLaid,
    ConesSet,
    Ended,
    GuessSealed,
    PlaceLaid,
    PlaceRevealed,
    PlanSealed,
    Proposed,
    RoundBegan,
    TilesDrawn,
)

translate = QCoreApplication.translate


def common_ground_event(event: Any, seats: Sequence[SeatName]) -> str | None:
    """An event as a line, None where the next one tells more: drawn places show with the sealed plan."""
    match event:
        case TilesDrawn():
            return None
        case RoundBegan(mayor=mayor, deputy=deputy, unlocked=unlocked):
            sentence = (
                translate("CommonGroundEvents", "%1 is mayor, %2 is deputy, four cones")
                if unlocked
                else translate("CommonGroundEvents", "%1 is mayor, %2 is deputy, three cones")
            )
            return fill(sentence, name_of(seats, mayor), name_of(seats, deputy))
        case ConesSet(seat=seat):
            return fill(translate("CommonGroundEvents", "%1 sets the cones"), name_of(seats, seat))
        case PlanSealed(seat=seat, places=places):
            sentence = translate("CommonGroundEvents", "%1 seals a plan for %2")
            return fill(sentence, name_of(seats, seat), listing([piece_name(place) for place in places]))
        case Proposed(seat=seat, matching=matching):
            sentence = translate("CommonGroundEvents", "%1 proposes %2, in the order of the places")
            return fill(sentence, name_of(seats, seat), " ".join(names.letter(cone) for cone in matching))
        case GuessSealed(seat=seat, ticks=ticks):
            others = [other for other in ticks if other != seat]
            if others:
                sentence = translate("CommonGroundEvents", "%1 seals the guess; in agreement: %2")
                return fill(sentence, name_of(seats, seat), names_of(seats, others))
            return fill(translate("CommonGroundEvents", "%1 seals the guess"), name_of(seats, seat))
        case PlaceRevealed():
            return revealed_text(event, name_of(seats, event.mayor))
        case PlaceLaid(seat=seat, place=place):
            sentence = translate("CommonGroundEvents", "%1 lays %2 at a corner of the city")
            return fill(sentence, name_of(seats, seat), the_piece(place))
        case BonusLaid(seat=seat, closed=closed, trees=trees):
            sentence = translate("CommonGroundEvents", "%1 lays a Bonus tile: %n trees, shut to the %2", "", trees)
            return fill(sentence, name_of(seats, seat), names.side(closed))
        case Ended(trees=trees, rank=rank):
            sentence = translate("CommonGroundEvents", "The city is built: %n trees, %1", "", trees)
            return fill(sentence, names.rank(rank).name)
    raise KeyError(type(event).__name__)


def revealed_text(event: PlaceRevealed, mayor: str) -> str:
    """What the mayor had meant, beside what, and what the group made of it."""
    place, meant = the_piece(event.place), names.cone(event.meant)
    if event.beside >= 0:
        meaning = fill(
            translate("CommonGroundEvents", "%1 meant %2 for %3, beside %4", "mayor, place, cone, neighbour"),
            mayor,
            place,
            meant,
            by_piece(event.beside),
        )
    else:
        sentence = translate("CommonGroundEvents", "%1 meant %2 for %3", "mayor, place, cone")
        meaning = fill(sentence, mayor, place, meant)
    if event.meant == event.guessed:
        return translate("CommonGroundEvents", "%1: right, %n trees", "%1 says what was meant", event.trees).replace(
            "%1", meaning
        )
    sentence = translate("CommonGroundEvents", "%1; the group thought of %2", "%1 says what was meant; %2 is a cone")
    return fill(sentence, meaning, names.cone(event.guessed))
