"""What would not count on a sheet of Room to Move, and what a bonus still lacks, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.texts import room_to_move as names
from desktop.texts.scenarios import family_name, in_sentence, piece_title, room_title
from desktop.texts.words import fill
from engine.games.room_to_move.kinds import (
    BonusKind,
    Rectangular,
    Size,
    Tagged,
    Target,
    TouchesRailing,
    TouchesRoom,
    TouchesWall,
    WindowFaces,
    WindowSees,
)
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.view import BonusNow, Hint
from engine.geometry.squares import squares_in

translate = QCoreApplication.translate


def hint_text(scenario: Scenario | None, hint: Hint, piece: int = -1) -> str:
    """Why something would not count, as a sentence; ``piece`` is the piece of the catalogue that the hint is about.
    Raises KeyError for a code without text."""
    room = room_title(scenario, hint.room)
    where = names.squares(squares_in(hint.squares))
    if hint.code == "circulation_missed":
        sentence = translate("RoomToMoveHints", "%1 would not count: nobody can walk to %2.", "piece, squares")
        return fill(sentence, piece_title(piece), where)
    return {
        "left_open": fill(translate("RoomToMoveHints", "%1 was left open: its pieces count for nothing."), room),
        "cannot_be_closed": fill(
            translate("RoomToMoveHints", "%1 cannot be closed any more: no walls with a door fit."), room
        ),
        "not_reached": fill(
            translate("RoomToMoveHints", "%1 would not count: no way leads from the front door to its door."), room
        ),
    }[hint.code]


def no_front_text() -> str:
    """What a sheet without a front door means."""
    return translate("RoomToMoveHints", "Without a front door nobody gets in, and nothing counts.")


def missing_text(scenario: Scenario, bonus: BonusKind, now: BonusNow) -> str:
    """What a bonus lacks, as a sentence; "" if it lacks nothing. Raises KeyError for a code without text."""
    if not now.missing:
        return ""
    return (
        missing_pieces(bonus, now)
        or missing_distance(scenario, bonus, now)
        or missing_size(scenario, bonus, now)
        or missing_place(scenario, bonus, now)
    )


def number_at(now: BonusNow, place: int) -> int:
    """A number of what is missing, 0 if there is none."""
    return now.numbers[place] if place < len(now.numbers) else 0


def missing_pieces(bonus: BonusKind, now: BonusNow) -> str:
    """Pieces, plants, lamps and seats that are lacking; "" for other codes."""
    count, wanted = number_at(now, 0), number_at(now, 1)
    match now.missing:
        case "pieces":
            return fill(translate("RoomToMoveHints", "Still missing: %1."), names.families(now.numbers))
        case "more_pieces":
            return fill(translate("RoomToMoveHints", "%1 of %2 pieces so far."), count, wanted)
        case "more_things" if isinstance(bonus, Tagged) and bonus.tag_name == "plant":
            return fill(translate("RoomToMoveHints", "%1 of %2 squares with plants so far."), count, wanted)
        case "more_things" if isinstance(bonus, Tagged) and bonus.tag_name == "lamp":
            return fill(translate("RoomToMoveHints", "%1 of %2 lamps so far."), count, wanted)
        case "more_things" | "more_seats":
            return fill(translate("RoomToMoveHints", "%1 of %2 seats so far.", "places to sit"), count, wanted)
    return ""


def target_name(scenario: Scenario, target: Target) -> str:
    """What a distance is measured from, inside a sentence."""
    if target.front:
        return translate("RoomToMoveHints", "the front door")
    if target.number:
        return family_name(target.number)
    room = in_sentence(room_title(scenario, scenario.room(target.room)))
    return fill(translate("RoomToMoveHints", "the door of the %1", "room"), room)


def missing_distance(scenario: Scenario, bonus: BonusKind, now: BonusNow) -> str:
    """What is wrong with a distance; "" for other codes."""
    far, wanted = number_at(now, 0), number_at(now, 1)
    match now.missing:
        case "no_target":
            one, other = getattr(bonus, "one", Target()), getattr(bonus, "other", Target())
            sentence = translate("RoomToMoveHints", "Both must be there and count: %1, %2.")
            return fill(sentence, target_name(scenario, one), target_name(scenario, other))
        case "too_near" | "too_far" if far < 0:
            return translate("RoomToMoveHints", "No way leads from one to the other yet.")
        case "too_near":
            return fill(translate("RoomToMoveHints", "Too near: %1 apart, not %2."), empty_squares(far), wanted)
        case "too_far":
            return fill(translate("RoomToMoveHints", "Too far: %1 apart, not %2."), empty_squares(far), wanted)
    return ""


def empty_squares(count: int) -> str:
    """So many squares between two things."""
    return translate("RoomToMoveHints", "%n squares", "", count)


def missing_size(scenario: Scenario, bonus: BonusKind, now: BonusNow) -> str:
    """What is wrong with the size or the shape of a room; "" for other codes."""
    size, wanted = number_at(now, 0), number_at(now, 1)
    room = room_of(scenario, bonus)
    match now.missing:
        case "too_small":
            return fill(translate("RoomToMoveHints", "%1: %2, at least %3 wanted."), room, empty_squares(size), wanted)
        case "too_large":
            return fill(translate("RoomToMoveHints", "%1: %2, at most %3 wanted."), room, empty_squares(size), wanted)
        case "other_size":
            return fill(translate("RoomToMoveHints", "%1: %2, exactly %3 wanted."), room, empty_squares(size), wanted)
        case "other_shape" if isinstance(bonus, Rectangular) and bonus.square:
            return fill(translate("RoomToMoveHints", "%1 is no square."), room)
        case "other_shape":
            return fill(translate("RoomToMoveHints", "%1 is no rectangle."), room)
    return ""


def room_of(scenario: Scenario, bonus: BonusKind) -> str:
    """The room that a bonus is about."""
    room = str(getattr(bonus, "room", ""))
    return room_title(scenario, scenario.room(room)) if room else translate("RoomToMoveHints", "Any room")


def missing_place(scenario: Scenario, bonus: BonusKind, now: BonusNow) -> str:
    """Windows, walls and neighbours that are lacking. Raises KeyError for a code without text."""
    room = room_of(scenario, bonus)
    match now.missing, bonus:
        case "no_room", TouchesRoom(other=other):
            both = (room, room_title(scenario, scenario.room(other)))
            return fill(translate("RoomToMoveHints", "Both must be finished and within reach: %1, %2."), *both)
        case "no_room", Size(larger_than=other) if other:
            both = (room, room_title(scenario, scenario.room(other)))
            return fill(translate("RoomToMoveHints", "Both must be finished and within reach: %1, %2."), *both)
        case "no_room", _:
            return fill(translate("RoomToMoveHints", "%1 must be finished and within reach."), room)
        case "no_window", WindowFaces(side=side):
            sentence = translate("RoomToMoveHints", "%1 has no window to the %2 yet.", "room, direction")
            return fill(sentence, room, names.way_name(side))
        case "no_window", WindowSees(thing=thing, room=one):
            sentence = (
                translate("RoomToMoveHints", "%1 has no window yet that sees this: %2.", "room, thing outside")
                if one
                else translate("RoomToMoveHints", "No room has a window yet that sees this: %2.", "thing outside")
            )
            return fill(sentence, room, thing_name(thing))
        case "touches", TouchesRoom(other=other):
            sentence = translate("RoomToMoveHints", "%1 and %2 share a wall.", "two rooms")
            return fill(sentence, room, room_title(scenario, scenario.room(other)))
        case "touches_not", TouchesRoom(other=other):
            sentence = translate("RoomToMoveHints", "%1 and %2 share no wall.", "two rooms")
            return fill(sentence, room, room_title(scenario, scenario.room(other)))
        case "touches", TouchesWall(side=side):
            sentence = translate("RoomToMoveHints", "%1 lies at an outer wall to the %2.", "room, direction")
            return fill(sentence, room, names.way_name(side))
        case "touches_not", TouchesWall(side=side):
            sentence = translate("RoomToMoveHints", "%1 lies at no outer wall to the %2.", "room, direction")
            return fill(sentence, room, names.way_name(side))
        case "touches_not", TouchesRailing():
            return fill(translate("RoomToMoveHints", "%1 does not reach the railing."), room)
    raise KeyError(now.missing)


def thing_name(thing: str) -> str:
    """Something that windows may see, without an article."""
    return {
        "tree": translate("RoomToMoveHints", "tree", "seen from a window"),
        "lake": translate("RoomToMoveHints", "water", "seen from a window"),
        "road": translate("RoomToMoveHints", "street", "seen from a window"),
        "sea": translate("RoomToMoveHints", "sea", "seen from a window"),
        "church": translate("RoomToMoveHints", "church", "seen from a window"),
        "mountain": translate("RoomToMoveHints", "mountains", "seen from a window"),
    }[thing]
