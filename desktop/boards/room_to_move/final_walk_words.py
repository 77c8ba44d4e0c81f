"""What the final walk says: prompts, rows of its table, why something counts nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.texts import fill
from desktop.boards.room_to_move.final_walk import Counted, Kind, Station, Why
from desktop.texts.places import spoken
from desktop.texts.room_to_move import squares as squares_words
from desktop.texts.room_to_move_hints import no_front_text
from desktop.texts.scenarios import piece_name, piece_title, room_title
from desktop.texts.words import listing
from engine.games.room_to_move.scenario import Scenario
from engine.geometry.squares import squares_in

translate = QCoreApplication.translate
MOST_NAMES = 4
"""So many pieces are named in a row; the rest is counted."""


def station_words(scenario: Scenario, station: Station, seat: str) -> str:
    """What happens at a station, with the seat."""
    if station.kind is Kind.FRONT:
        if station.why is Why.NO_FRONT:
            return fill(translate("RoomToMoveWalk", "%1: %2", "seat, sentence"), seat, no_front_text())
        return fill(translate("RoomToMoveWalk", "%1: the walk begins at the front door"), seat)
    if station.kind is Kind.TOTAL:
        return fill(translate("RoomToMoveWalk", "%1: %n points in all", "", station.total), seat)
    if station.kind is Kind.BONUS:
        name = spoken(scenario.bonuses[station.place].text)
        return fill(translate("RoomToMoveWalk", "%1: %n points for “%2”", "seat, bonus", station.points), seat, name)
    room = room_title(scenario, station.place)
    match station.why:
        case Why.EMPTY:
            text = translate("RoomToMoveWalk", "%1: %2, nothing was drawn there, −3 points", "seat, room")
            return fill(text, seat, room)
        case Why.LEFT_OPEN:
            return fill(
                translate("RoomToMoveWalk", "%1: %2, left open, nothing counts there", "seat, room"), seat, room
            )
        case Why.NOT_REACHED:
            return fill(translate("RoomToMoveWalk", "%1: %2, no way leads there", "seat, room"), seat, room)
        case Why.MISSED:
            lost = listing([piece_name(piece.piece) for piece in station.pieces if not piece.counts])
            text = translate("RoomToMoveWalk", "%1: %2, %n points there; not counting: %3", "", station.points)
            return fill(text, seat, room, lost)
    return fill(translate("RoomToMoveWalk", "%1: %2, %n points there", "", station.points), seat, room)


def lost_words(scenario: Scenario, station: Station, piece: Counted | None, squares: int) -> str:
    """Why a piece, or a whole room, counts nothing, for the box beside it; "" if it counts. ``squares`` are the
    furniture squares of the piece."""
    room = room_title(scenario, station.place) if station.kind is Kind.ROOM else ""
    if station.why is Why.LEFT_OPEN:
        return fill(translate("RoomToMoveWalk", "%1: the room was left open"), room)
    if station.why is Why.NOT_REACHED:
        return fill(translate("RoomToMoveWalk", "%1: no way leads from the front door to its door"), room)
    if station.why is Why.EMPTY:
        return fill(translate("RoomToMoveWalk", "%1: nothing was drawn"), room)
    if piece is None or piece.counts:
        return ""
    where = squares_words(squares_in(piece.missed))
    text = translate("RoomToMoveWalk", "%1, 0 of %2: nobody can walk to %3", "piece, its squares, squares")
    return fill(text, piece_title(piece.piece), squares, where)


def room_note(station: Station) -> str:
    """The pieces of a room with what they bring, in a line."""
    if station.why is Why.EMPTY:
        return translate("RoomToMoveWalk", "nothing was drawn", "note of a room")
    if station.why is Why.LEFT_OPEN:
        return translate("RoomToMoveWalk", "left open", "note of a room")
    if station.why is Why.NOT_REACHED:
        return translate("RoomToMoveWalk", "not reached", "note of a room")
    if len(station.pieces) > MOST_NAMES:
        return translate("RoomToMoveWalk", "%n pieces", "", len(station.pieces))
    return ", ".join(f"{piece_name(piece.piece)} {piece.points}" for piece in station.pieces)


def stop_words(scenario: Scenario, sign: str, room: int = -1) -> str:
    """A station of the strip."""
    if room >= 0:
        return room_title(scenario, room)
    return {
        "front": translate("RoomToMoveWalk", "Front door", "station of the walk"),
        "bonuses": translate("RoomToMoveWalk", "Bonuses", "station of the walk"),
        "total": translate("RoomToMoveWalk", "Total", "station of the walk"),
    }[sign]


def button_words(name: str, seat: str = "") -> tuple[str, ...]:
    """What a button says, the longest wording first."""
    match name:
        case "again":
            return (translate("RoomToMoveWalk", "Again", "button"),)
        case "back":
            return (translate("RoomToMoveWalk", "Back", "button: one station back"),)
        case "next":
            return (translate("RoomToMoveWalk", "Next", "button: the next station"),)
        case "hold":
            return (translate("RoomToMoveWalk", "Hold", "button"),)
        case "go_on":
            return (translate("RoomToMoveWalk", "Go on", "button"),)
        case "bonuses":
            return (
                translate("RoomToMoveWalk", "Count the bonuses", "button"),
                translate("RoomToMoveWalk", "Bonuses", "button"),
            )
        case "total":
            return (
                translate("RoomToMoveWalk", "Skip to the total", "button"),
                translate("RoomToMoveWalk", "Skip", "button"),
            )
        case "seat":
            return (
                fill(translate("RoomToMoveWalk", "Sheet of %1", "button"), seat),
                translate("RoomToMoveWalk", "Next sheet", "button"),
            )
        case "close":
            return (
                translate("RoomToMoveWalk", "To the sheets", "button: ends the walk"),
                translate("RoomToMoveWalk", "Close", "button"),
            )
    return (translate("RoomToMoveWalk", "Final walk", "button"),)


def pace_words(pace: float) -> str:
    """How fast the figure walks."""
    if pace == 0:
        return translate("RoomToMoveWalk", "at once", "pace of the walk")
    if pace < 1:
        return translate("RoomToMoveWalk", "slow", "pace of the walk")
    if pace > 1:
        return translate("RoomToMoveWalk", "fast", "pace of the walk")
    return translate("RoomToMoveWalk", "normal pace", "pace of the walk")
