"""What closing a room and finishing the sheet say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.painting import Words
from desktop.boards.common.texts import fill
from desktop.boards.room_to_move.closing import Standing
from desktop.boards.room_to_move.states import Situation
from desktop.texts.room_to_move import sides
from desktop.texts.room_to_move_hints import no_front_text
from desktop.texts.scenarios import room_title
from engine.games.room_to_move.actions import NO_DOOR, Marks
from engine.geometry.squares import name_of

translate = QCoreApplication.translate


def squares_count(area: int) -> str:
    """So many squares."""
    return translate("RoomToMoveClosing", "%n squares", "size of a room", area.bit_count())


def title_words(now: Situation) -> str:
    """The heading while a room is closed."""
    return fill(translate("RoomToMoveClosing", "Walls and door: %1", "room"), room_title(now.scenario, now.view.room))


def status_words(now: Situation, stand: Standing, reason: str, *, possible: bool = True) -> str:
    """How closing stands."""
    if stand.complete:
        if stand.door == NO_DOOR:
            text = translate("RoomToMoveClosing", "%1, no door of its own is needed. Ready to be confirmed.")
            return fill(text, squares_count(stand.area))
        text = translate("RoomToMoveClosing", "%1, door %2. Ready to be confirmed.", "squares, a side")
        return fill(text, squares_count(stand.area), sides((stand.door or 0,)))
    if stand.closed and reason:
        return reason
    if stand.closed:
        text = translate("RoomToMoveClosing", "%1. The door goes on one of the green sides.")
        return fill(text, squares_count(stand.area))
    if not possible:
        return translate("RoomToMoveClosing", "No outline with a door fits any more: the room can only be left open.")
    if stand.leaks:
        return translate(
            "RoomToMoveClosing",
            "Not enclosed yet: drag walls along grid lines (W), paint the squares (P), or take an outline (O).",
        )
    return reason


def outline_said(place: int, count: int, area: int) -> str:
    """An outline that is proposed."""
    text = translate("RoomToMoveClosing", "Outline %1 of %2: %3.", "number, how many, squares")
    return fill(text, place, count, squares_count(area))


def ask_leaving(now: Situation) -> str:
    """The question before a room that could be closed stays open."""
    text = translate("RoomToMoveClosing", "%1 can still be closed. Left open, its pieces count for nothing.", "room")
    return fill(text, room_title(now.scenario, now.view.room))


def ask_front() -> str:
    """The question before a sheet without a front door is finished."""
    return no_front_text()


def finish_title() -> str:
    """The heading at the end."""
    return translate("RoomToMoveClosing", "Front door and windows")


def finish_status(now: Situation, marks: Marks) -> str:
    """What a sheet has at the end."""
    windows = translate("RoomToMoveClosing", "%n windows", "", len(marks.windows))
    if not marks.front:
        return fill(translate("RoomToMoveClosing", "No front door yet, %1.", "windows"), windows)
    return fill(translate("RoomToMoveClosing", "The front door is set, %1.", "windows"), windows)


def tile_words(square: int, *, there: bool) -> str:
    """A square that can be painted."""
    if there:
        return fill(translate("RoomToMoveClosing", "%1, in the room", "a square"), name_of(square))
    return fill(translate("RoomToMoveClosing", "%1, outside the room", "a square"), name_of(square))


def button_words(name: str, place: int = 0, count: int = 0) -> Words:
    """What a button of the panel says, the longest wording first."""
    match name:
        case "outline" if place and count > 1:
            following = place % count + 1
            return (
                fill(translate("RoomToMoveClosing", "Outline %1 of %2", "button"), following, count),
                fill(translate("RoomToMoveClosing", "Outline %1/%2", "button, short"), following, count),
            )
        case "outline":
            return (
                translate("RoomToMoveClosing", "Outline for me", "button"),
                translate("RoomToMoveClosing", "Outline", "button, short"),
            )
        case "windows":
            return (
                translate("RoomToMoveClosing", "Windows all round", "button"),
                translate("RoomToMoveClosing", "Windows", "button, short"),
            )
        case "everywhere":
            return (
                translate("RoomToMoveClosing", "Windows on all outer sides", "button"),
                translate("RoomToMoveClosing", "All windows", "button, short"),
            )
        case "again":
            return (
                translate("RoomToMoveClosing", "Start again", "button"),
                translate("RoomToMoveClosing", "Anew", "button, short"),
            )
        case "leave":
            return (
                translate("RoomToMoveClosing", "Leave open", "button"),
                translate("RoomToMoveClosing", "Open", "button, short: leave the room open"),
            )
        case "use":
            return translate("RoomToMoveClosing", "Take an outline", "button")
        case "leave_all":
            return translate("RoomToMoveClosing", "Leave it open", "button")
        case "front":
            return translate("RoomToMoveClosing", "Set the front door", "button")
    return translate("RoomToMoveClosing", "Finish without", "button: without a front door")
