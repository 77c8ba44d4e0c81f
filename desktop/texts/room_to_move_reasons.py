"""Refusals of Room to Move in words. Sentences name the piece, squares and sides in question, and the rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts import room_to_move as names
from desktop.texts.scenarios import (
    family_name,
    numeral,
    piece_title,
    scenario_at,
    why_unusable,
)
from desktop.texts.words import SeatName, fill, name_of
from engine.core.game import Refusal
from engine.games.room_to_move.facts import SCENARIO
from engine.games.room_to_move.furniture import NUMBERS
from engine.games.room_to_move.scenario import Scenario

translate = QCoreApplication.translate


def room_to_move_text(refusal: Refusal, seats: Sequence[SeatName], options: Mapping[str, str]) -> str | None:
    """A refusal of Room to Move, None for a code that it does not have; ``options`` name the scenario."""
    scenario = scenario_at(int(options[SCENARIO])) if SCENARIO in options else None
    return (
        turn_text(refusal, seats)
        or piece_text(refusal, scenario)
        or idea_text(refusal)
        or area_text(refusal)
        or door_text(refusal, scenario)
        or mark_text(refusal, scenario)
        or position_text(refusal)
    )


def number_at(refusal: Refusal, place: int) -> int:
    """A number of the refusal, 0 if it has none there."""
    return refusal.numbers[place] if place < len(refusal.numbers) else 0


def card_name(number: int) -> str:
    """A card: "31 (stove or fireplace)"."""
    if number not in NUMBERS:
        return str(number)
    return fill(translate("RoomToMoveReasons", "%1 (%2)", "furniture number and name"), number, family_name(number))


def turn_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """Rooms, cards and tokens."""
    first, second = number_at(refusal, 0), number_at(refusal, 1)
    known = [seat for seat in refusal.seats if 0 <= seat < len(seats)]
    who = name_of(seats, known[0]) if known else translate("RoomToMoveReasons", "This seat")
    match refusal.code:
        case "other_phase":
            return fill(translate("RoomToMoveReasons", "%1 cannot do that in this part of the round."), who)
        case "room_unknown":
            sentence = translate("RoomToMoveReasons", "Room %1 has been turned already, or there is none.")
            return fill(sentence, numeral(first))
        case "card_unknown":
            sentence = translate("RoomToMoveReasons", "No such card lies face down in this room: %1.")
            return fill(sentence, card_name(first))
        case "card_order":
            sentence = translate("RoomToMoveReasons", "Not yet: the scenario says which card comes before %1.")
            return fill(sentence, card_name(first))
        case "tokens_count":
            return translate("RoomToMoveReasons", "The card has %n tokens, not that many.", "", second)
        case "tokens_together":
            sentence = translate("RoomToMoveReasons", "All tokens go to the same option on this card: %1.")
            return fill(sentence, card_name(first))
        case "tokens_apart":
            sentence = translate("RoomToMoveReasons", "Each option must get a token on this card: %1.")
            return fill(sentence, card_name(first))
        case "setup_scenario":
            why = why_unusable(first) or translate("RoomToMoveReasons", "its file is missing.")
            return fill(translate("RoomToMoveReasons", "Scenario %1 cannot be played: %2"), first, why)
    return None


def piece_text(refusal: Refusal, scenario: Scenario | None) -> str | None:
    """Why a piece may not be drawn where it lies."""
    piece = piece_title(refusal.pieces[0]) if refusal.pieces else translate("RoomToMoveReasons", "This piece")
    squares = names.squares(refusal.squares)
    match refusal.code:
        case "turns_unknown":
            return translate("RoomToMoveReasons", "Pieces turn by quarters: no turn, one, two or three.")
        case "off_sheet":
            return fill(translate("RoomToMoveReasons", "%1: over the edge of the sheet."), piece)
        case "outside":
            return fill(translate("RoomToMoveReasons", "%1: outside the house on %2."), piece, squares)
        case "on_obstacle":
            return fill(translate("RoomToMoveReasons", "%1: something is in the way on %2."), piece, squares)
        case "in_finished_room":
            return fill(translate("RoomToMoveReasons", "%1: in a finished room on %2."), piece, squares)
        case "on_furniture":
            return fill(translate("RoomToMoveReasons", "%1: furniture stands on %2 already."), piece, squares)
        case "in_other_room":
            return fill(translate("RoomToMoveReasons", "%1: pieces of another room need %2."), piece, squares)
        case "on_circulation":
            return fill(
                translate("RoomToMoveReasons", "%1: other pieces of this room need %2 as circulation."), piece, squares
            )
        case "on_carpet":
            return fill(
                translate("RoomToMoveReasons", "%1: a carpet lies on %2, and nothing may stand on it."), piece, squares
            )
        case "beside_door":
            return fill(translate("RoomToMoveReasons", "%1: the square of a door must stay free: %2."), piece, squares)
        case "on_given_circulation":
            return fill(translate("RoomToMoveReasons", "%1: the plan keeps %2 free as circulation."), piece, squares)
        case "low_ceiling":
            return fill(
                translate("RoomToMoveReasons", "%1: the ceiling is too low for circulation on %2."), piece, squares
            )
        case "plants_only":
            return fill(translate("RoomToMoveReasons", "%1: only plants may stand on %2."), piece, squares)
        case "must_stay_free":
            return fill(translate("RoomToMoveReasons", "%1: the scenario keeps %2 uncovered."), piece, squares)
        case "crosses_wall":
            return fill(
                translate("RoomToMoveReasons", "%1: a wall or door runs %2."),
                piece,
                names.sides(refusal.numbers, scenario),
            )
        case "needs_wall":
            return fill(
                translate("RoomToMoveReasons", "%1: a wall is needed %2."),
                piece,
                names.sides(refusal.numbers, scenario),
            )
    return None


def idea_text(refusal: Refusal) -> str | None:
    """Options of a card and the bright idea."""
    piece = piece_title(refusal.pieces[0]) if refusal.pieces else ""
    match refusal.code:
        case "option_unknown":
            return translate("RoomToMoveReasons", "A card has two options, the first and the second.")
        case "option_not_chosen":
            return translate("RoomToMoveReasons", "More pieces of one option than it has tokens.")
        case "idea_used":
            return translate("RoomToMoveReasons", "The bright idea has been used already in this match.")
        case "idea_not_used":
            return translate("RoomToMoveReasons", "The bright idea is switched on, but nothing makes use of it.")
        case "no_mirror" if piece:
            sentence = translate(
                "RoomToMoveReasons", "%1: mirrored it is the same as turned, so that takes no bright idea."
            )
            return fill(sentence, piece)
        case "no_mirror":
            return translate("RoomToMoveReasons", "Only the bright idea mirrors a piece, and only one.")
    return None


def area_text(refusal: Refusal) -> str | None:
    """Why squares cannot be a room."""
    squares = names.squares(refusal.squares)
    match refusal.code:
        case "area_outside" if not refusal.squares:
            return translate("RoomToMoveReasons", "A room needs at least one square.")
        case "area_outside":
            return fill(translate("RoomToMoveReasons", "The room would lie outside the house on %1."), squares)
        case "area_torn":
            return translate("RoomToMoveReasons", "The room would be in separate parts: squares or walls part it.")
        case "piece_cut_off":
            sentence = translate(
                "RoomToMoveReasons", "The room must contain its pieces with all circulation: %1 is missing."
            )
            return fill(sentence, squares)
        case "area_taken":
            return fill(translate("RoomToMoveReasons", "The room would take what other rooms hold: %1."), squares)
        case "area_hallway":
            return fill(translate("RoomToMoveReasons", "This belongs to the hallway and to no room: %1."), squares)
        case "front_inside":
            return fill(translate("RoomToMoveReasons", "The front door would open into the room, on %1."), squares)
        case "front_elsewhere":
            sentence = translate(
                "RoomToMoveReasons", "The front door must open into the main room: %1 is outside of it."
            )
            return fill(sentence, squares)
        case "swallows_door":
            sentence = translate(
                "RoomToMoveReasons", "The door of another room opens onto %1, which must stay outside."
            )
            return fill(sentence, squares)
        case "doors_elsewhere":
            sentence = translate(
                "RoomToMoveReasons", "The doors of the other rooms must open into the main room: %1 is outside of it."
            )
            return fill(sentence, squares)
        case "no_railing":
            return translate("RoomToMoveReasons", "This room must touch the railing.")
    return None


def door_text(refusal: Refusal, scenario: Scenario | None) -> str | None:
    """Why a room cannot have its door there."""
    squares, side = names.squares(refusal.squares), names.sides(refusal.numbers, scenario)
    piece = piece_title(refusal.pieces[0]) if refusal.pieces else ""
    match refusal.code:
        case "no_door_drawn":
            return translate("RoomToMoveReasons", "The room needs a door.")
        case "needs_no_door":
            return translate("RoomToMoveReasons", "This room draws no door of its own.")
        case "door_not_on_border":
            return fill(translate("RoomToMoveReasons", "No door %1: that is not the edge of the room."), side)
        case "door_outside":
            return fill(translate("RoomToMoveReasons", "No door %1: it would lead out of the house."), side)
        case "door_in_given_wall":
            return fill(translate("RoomToMoveReasons", "No door %1: this wall belongs to the plan."), side)
        case "door_blocked":
            return fill(translate("RoomToMoveReasons", "No door %1: %2 must be free."), side, squares)
        case "door_into_room":
            return fill(
                translate("RoomToMoveReasons", "No door %1: it would lead into the wrong room, on %2."), side, squares
            )
        case "door_in_side" if piece:
            return fill(translate("RoomToMoveReasons", "%1: no door may be %2, where a wall is needed."), piece, side)
        case "door_in_side":
            return fill(translate("RoomToMoveReasons", "No door %1: a piece needs a wall there."), side)
    return None


def mark_text(refusal: Refusal, scenario: Scenario | None) -> str | None:
    """Loose walls, windows and front door."""
    squares, side = names.squares(refusal.squares), names.sides(refusal.numbers, scenario)
    piece = piece_title(refusal.pieces[0]) if refusal.pieces else translate("RoomToMoveReasons", "This piece")
    match refusal.code:
        case "wall_outside" if not refusal.numbers:
            return translate("RoomToMoveReasons", "Walls are drawn between two squares of the house.")
        case "wall_outside":
            return fill(translate("RoomToMoveReasons", "No wall %1: both sides must lie in the house."), side)
        case "wall_through_piece":
            return fill(translate("RoomToMoveReasons", "No wall %2: it would run through this piece: %1."), piece, side)
        case "wall_on_door":
            return fill(translate("RoomToMoveReasons", "No wall %1: a door is there."), side)
        case "walls_final":
            return fill(translate("RoomToMoveReasons", "The wall %1 stays as it is: its room is finished."), side)
        case "window_not_outer":
            return fill(translate("RoomToMoveReasons", "No window %1: windows go into outer walls."), side)
        case "window_on_door":
            return fill(translate("RoomToMoveReasons", "No window %1: a door is there."), side)
        case "window_crossed":
            return fill(translate("RoomToMoveReasons", "No window %1: the scenario forbids it."), side)
        case "front_not_outer":
            return fill(translate("RoomToMoveReasons", "No front door %1: it goes into an outer wall."), side)
        case "front_count" if number_at(refusal, 1) > 1:
            return translate("RoomToMoveReasons", "The front door is two squares wide, on one straight wall.")
        case "front_count":
            return translate("RoomToMoveReasons", "There is one front door, one square wide.")
        case "front_place":
            return fill(translate("RoomToMoveReasons", "No front door %1: the scenario says where it may be."), side)
        case "front_blocked":
            sentence = translate(
                "RoomToMoveReasons", "No front door here: %1 must be free, without furniture or circulation."
            )
            return fill(sentence, squares)
        case "front_in_room":
            return fill(translate("RoomToMoveReasons", "No front door here: %1 belongs to a finished room."), squares)
        case "marks_unsorted":
            return translate(
                "RoomToMoveReasons", "Each window and each side of the front door is named once, in order."
            )
    return None


def position_text(refusal: Refusal) -> str | None:
    """What is wrong with a position made by hand."""
    return {
        "position_seats": translate("RoomToMoveReasons", "Impossible position: so many seats cannot play."),
        "position_cards": translate(
            "RoomToMoveReasons", "Impossible position: cards or tokens do not fit the scenario."
        ),
        "position_rounds": translate("RoomToMoveReasons", "Impossible position: rooms and phases do not fit."),
        "position_pieces": translate(
            "RoomToMoveReasons", "Impossible position: a sheet has pieces that it cannot have, or not there."
        ),
        "position_rooms": translate(
            "RoomToMoveReasons", "Impossible position: a room cannot have been closed like that."
        ),
        "position_marks": translate(
            "RoomToMoveReasons", "Impossible position: a wall, window or door cannot have been drawn there."
        ),
        "position_scenario": translate("RoomToMoveReasons", "Impossible position: there is no such scenario."),
    }.get(refusal.code)
