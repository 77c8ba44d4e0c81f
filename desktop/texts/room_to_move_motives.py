"""Why a computer player of Room to Move did what it did, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts.scenarios import piece_title
from desktop.texts.words import SeatName, fill, name_of
from engine.players.motives import Motive

translate = QCoreApplication.translate

JOIN = "+"
"""Between the codes of one note."""


def room_to_move_motive(motive: Motive, seats: Sequence[SeatName]) -> str:
    """The reason as a sentence without its stop, as in the log. Raises KeyError for a code without text."""
    semicolon = translate("RoomToMoveMotives", "; ", "between two reasons for one card")
    reasons = semicolon.join(reason_text(code, motive) for code in motive.note.split(JOIN))
    return fill(translate("RoomToMoveMotives", "%1: %2", "seat, why it did this"), name_of(seats, motive.seat), reasons)


def reason_text(code: str, motive: Motive) -> str:
    """One reason of a note."""
    kind = code.partition("_")[0]
    if kind == "tokens":
        return tokens_text(code, motive)
    if kind == "left":
        return left_text(code, piece_title(motive.pieces[-1]))
    if kind == "door":
        return door_text(code, motive.numbers[0] if motive.numbers else 0)
    if code in PLACED:
        return placed_text(code, motive)
    return plain_text(code)


PLACED = frozenset({"only", "shared", "wall", "close", "clear", "least", "mirrored", "swapped"})
"""The codes that say why a piece stands where it does."""


def plain_text(code: str) -> str:
    """Reasons that need nothing filled in."""
    return {
        "chance": translate("RoomToMoveMotives", "chance decides"),
        "unknown": translate("RoomToMoveMotives", "the reason is not known"),
        "room_opens": translate("RoomToMoveMotives", "all other rooms open into this one"),
        "room_large": translate("RoomToMoveMotives", "of the rooms that are left, this one needs the most squares"),
        "room_last": translate("RoomToMoveMotives", "it is the last room"),
        "card_large": translate("RoomToMoveMotives", "the card with the largest pieces comes while there is room"),
        "card_only": translate("RoomToMoveMotives", "no other card could be turned"),
        "front": translate("RoomToMoveMotives", "the front door is where the ways through the house are shortest"),
        "open": translate("RoomToMoveMotives", "no outline with a door was possible any more"),
        "windows": translate("RoomToMoveMotives", "windows everywhere, for they can only bring points"),
        "finish_front": translate("RoomToMoveMotives", "the front door is where the sheet is worth the most"),
        "finish_as_is": translate("RoomToMoveMotives", "nothing more could be added"),
    }[code]


def tokens_text(code: str, motive: Motive) -> str:
    """Why an option was chosen: %1 the chosen piece, %2 the other one."""
    names = [piece_title(piece) for piece in motive.pieces]
    match code:
        case "tokens_rule":
            return translate("RoomToMoveMotives", "a special rule asks for both options")
        case "tokens_fit":
            return fill(translate("RoomToMoveMotives", "“%2” finds no good place, “%1” does"), *names)
        case "tokens_more":
            sentence = translate("RoomToMoveMotives", "“%1” has more squares of furniture than “%2”: %3, not %4")
            return fill(sentence, *names, *motive.numbers)
        case "tokens_space":
            sentence = translate(
                "RoomToMoveMotives", "“%1” takes %3 squares, not %4 like “%2”, and leaves more for what comes"
            )
            return fill(sentence, *names, *motive.numbers)
        case "tokens_even":
            return fill(translate("RoomToMoveMotives", "“%1” is worth as much as “%2”"), *names)
        case "tokens_none":
            return fill(translate("RoomToMoveMotives", "neither finds a good place, and “%1” takes less"), *names)
    raise KeyError(code)


def placed_text(code: str, motive: Motive) -> str:
    """Why a piece stands where it does: %1 the piece."""
    count, piece, other = motive.numbers[0], piece_title(motive.pieces[0]), piece_title(motive.pieces[1])
    match code:
        case "only":
            sentence = translate("RoomToMoveMotives", "“%1” had only %n places left", "a piece of furniture", count)
        case "shared":
            sentence = translate(
                "RoomToMoveMotives", "“%1” shares %n squares of circulation with other pieces", "a piece", count
            )
        case "wall":
            sentence = translate("RoomToMoveMotives", "“%1” stands with %n sides along walls", "a piece", count)
        case "close":
            sentence = translate("RoomToMoveMotives", "“%1” stands right beside the rest of its room")
        case "clear":
            sentence = translate("RoomToMoveMotives", "“%1” keeps off the way through the house")
        case "least":
            sentence = translate("RoomToMoveMotives", "“%1” takes least from the rest of the house there")
        case "mirrored":
            sentence = translate("RoomToMoveMotives", "“%1” fits well only mirrored, by the bright idea")
        case "swapped":
            sentence = translate(
                "RoomToMoveMotives", "“%2” finds no good place, so the bright idea brings “%1” in its stead"
            )
        case _:
            raise KeyError(code)
    return fill(sentence, piece, other)


def left_text(code: str, piece: str) -> str:
    """Why a piece was left out: %1 the piece."""
    return fill(
        {
            "left_nowhere": translate("RoomToMoveMotives", "“%1” is left out, for it fits nowhere"),
            "left_torn": translate("RoomToMoveMotives", "“%1” is left out, for it would tear the room apart"),
            "left_no_door": translate(
                "RoomToMoveMotives", "“%1” is left out, for the room could have no door any more"
            ),
            "left_cut_off": translate("RoomToMoveMotives", "“%1” is left out, for it would cut off a finished room"),
            "left_worthless": translate(
                "RoomToMoveMotives", "“%1” is left out, for it would bring no more than it costs"
            ),
        }[code],
        piece,
    )


def door_text(code: str, count: int) -> str:
    """Why the door is where it is."""
    match code:
        case "door_only":
            return translate("RoomToMoveMotives", "the door can be nowhere else")
        case "door_points":
            return translate("RoomToMoveMotives", "any other door would cost %n points", "", count)
        case "door_way":
            return translate(
                "RoomToMoveMotives", "outside this door %n free squares can be walked to, nowhere more", "", count
            )
        case "door_even":
            if count:
                return translate("RoomToMoveMotives", "the door leads to %n free squares, as others would", "", count)
            return translate("RoomToMoveMotives", "other doors would have been as good")
        case "door_none":
            return translate("RoomToMoveMotives", "this room needs no door of its own")
    raise KeyError(code)
