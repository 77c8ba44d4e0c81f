"""Refusals of After the Quake in words. Sentences name spaces, permits, prices and seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts import after_the_quake as names
from desktop.texts import goals
from desktop.texts.words import SeatName, fill
from engine.core.game import Refusal
from engine.games.after_the_quake.content import PERMITS
from engine.games.after_the_quake.view import HAND

translate = QCoreApplication.translate

INCOME_RULE = "3.2"
"""The paragraph that speaks of income spaces."""


def after_the_quake_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """A refusal of After the Quake, None for a code that it does not have."""
    return (
        turn_text(refusal, seats) or action_text(refusal, seats) or build_text(refusal, seats) or position_text(refusal)
    )


def number_at(refusal: Refusal, place: int) -> int:
    """A number of the refusal, 0 if it has none there."""
    return refusal.numbers[place] if place < len(refusal.numbers) else 0


def space_at(refusal: Refusal, seats: Sequence[SeatName]) -> str:
    """The space of the map that a refusal speaks of."""
    known = bool(refusal.squares) and bool(seats) and 0 <= refusal.squares[0] < 48
    return names.space(refusal.squares[0], len(seats)) if known else translate("AfterTheQuakeReasons", "this space")


def who_at(refusal: Refusal, seats: Sequence[SeatName]) -> str:
    """The seat of the refusal, at the beginning of a sentence."""
    known = [seat for seat in refusal.seats if 0 <= seat < len(seats)]
    return names.who(seats, known[0]) if known else translate("AfterTheQuakeReasons", "This seat")


def permit_at(refusal: Refusal) -> str:
    """The permit that a refusal speaks of."""
    known = [permit for permit in refusal.pieces if 0 <= permit < 42]
    return goals.permit_name(known[0]) if known else translate("AfterTheQuakeReasons", "this permit")


def turn_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """Pawns, spaces of cards, what is chosen there."""
    match refusal.code:
        case "other_phase":
            return translate("AfterTheQuakeReasons", "That is not possible in this part of the year.")
        case "space_unknown":
            return translate("AfterTheQuakeReasons", "There is no such space.")
        case "space_taken":
            if len(seats) == 1 and refusal.rule == INCOME_RULE and refusal.numbers == (0,):
                return translate("AfterTheQuakeReasons", "Against the Committee the income of 4 $ is blocked.")
            return translate("AfterTheQuakeReasons", "Taken: another pawn stands on this space.")
        case "choice_unknown":
            return translate("AfterTheQuakeReasons", "A pawn does an action, takes money or passes.")
        case "pass_space":
            return translate(
                "AfterTheQuakeReasons", "On the space Pass a pawn passes and does nothing else; elsewhere none passes."
            )
        case "target_unknown":
            return translate("AfterTheQuakeReasons", "This card has no such action.")
        case "alternative_unknown":
            return translate("AfterTheQuakeReasons", "The bonus of this year has no such alternative.")
        case "parts":
            return translate("AfterTheQuakeReasons", "The parts of the move do not go together.")
    return None


def action_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """Money, buildings of the stock, permits and goals to take, rubble."""
    match refusal.code:
        case "no_money":
            sentence = translate("AfterTheQuakeReasons", "Too little money: it costs %1 $, and %2 $ are there.")
            return fill(sentence, number_at(refusal, 0), number_at(refusal, 1))
        case "no_building_left":
            return fill(
                translate("AfterTheQuakeReasons", "%1 has no building left in the stock."), who_at(refusal, seats)
            )
        case "hand_full":
            sentence = translate("AfterTheQuakeReasons", "%1 holds %2 permits already, and more are not allowed.")
            return fill(sentence, who_at(refusal, seats), number_at(refusal, 0) or HAND)
        case "row_empty":
            return translate("AfterTheQuakeReasons", "No card lies on this place of the row.")
        case "stack_empty":
            return translate("AfterTheQuakeReasons", "No such card is left to take.")
        case "row_only":
            return translate("AfterTheQuakeReasons", "This permit comes from the row, not from the stack.")
        case "no_rubble":
            return fill(translate("AfterTheQuakeReasons", "No rubble to clear on %1."), space_at(refusal, seats))
    return None


def build_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """What cannot be built, and with which permits."""
    where = space_at(refusal, seats)
    match refusal.code:
        case "no_building":
            sentence = translate("AfterTheQuakeReasons", "%1 has no building in the own area: Material brings one.")
            return fill(sentence, who_at(refusal, seats))
        case "space_not_buildable":
            return fill(translate("AfterTheQuakeReasons", "Not a building space: %1."), where)
        case "space_built":
            if not refusal.seats or not seats:
                return fill(translate("AfterTheQuakeReasons", "Built already: %1."), where)
            sentence = translate("AfterTheQuakeReasons", "Built already: %1 (%2).", "space and builder")
            return fill(sentence, where, names.who(seats, refusal.seats[0]))
        case "needs_cleaning":
            return fill(translate("AfterTheQuakeReasons", "Rubble lies on %1: first it is cleared, for 3 $."), where)
        case "nothing_to_clean":
            return fill(translate("AfterTheQuakeReasons", "No rubble lies on %1, so nothing is cleared."), where)
        case "permit_count":
            return translate("AfterTheQuakeReasons", "A build takes one permit or two different ones.")
        case "permit_not_held":
            sentence = translate("AfterTheQuakeReasons", "Not in the hand of %1: %2.")
            known = [seats[seat].name for seat in refusal.seats if 0 <= seat < len(seats)]
            seat = known[0] if known else translate("AfterTheQuakeReasons", "this seat", "in the hand of ...")
            return fill(sentence, seat, permit_at(refusal))
        case "permit_fits_not":
            if not refusal.squares:
                return translate("AfterTheQuakeReasons", "The permits in hand fit no free space.")
            if refusal.pieces and min(refusal.pieces) >= PERMITS:
                sentence = translate("AfterTheQuakeReasons", "Beside a subsidy an ordinary permit must show number or "
                                     "colour of %1.")  # fmt: skip
                return fill(sentence, where)
            sentence = translate("AfterTheQuakeReasons", "Number and colour must match: these permits do not fit %1.")
            return fill(sentence, where)
        case "urban_choice":
            return translate(
                "AfterTheQuakeReasons", "Only a card whose symbol both permits show, and which is in stock, is taken."
            )
    return None


def position_text(refusal: Refusal) -> str | None:
    """What is wrong with a position made by hand."""
    return {
        "position_seats": translate("AfterTheQuakeReasons", "Impossible position: so many seats cannot play."),
        "position_map": translate("AfterTheQuakeReasons", "Impossible position: the plot cards make no map."),
        "position_rounds": translate("AfterTheQuakeReasons", "Impossible position: year and action cards do not fit."),
        "position_pawns": translate("AfterTheQuakeReasons", "Impossible position: the pawns cannot stand like that."),
        "position_permits": translate("AfterTheQuakeReasons", "Impossible position: permits are missing or lie twice."),
        "position_goals": translate("AfterTheQuakeReasons", "Impossible position: goals are missing or lie twice."),
        "position_buildings": translate(
            "AfterTheQuakeReasons", "Impossible position: a building is missing or stands where none can."
        ),
        "position_rubble": translate("AfterTheQuakeReasons", "Impossible position: rubble is missing or lies twice."),
        "position_urban": translate(
            "AfterTheQuakeReasons", "Impossible position: cards of urban planning are missing or lie twice."
        ),
        "position_money": translate(
            "AfterTheQuakeReasons", "Impossible position: a purse or a marker of development cannot be like that."
        ),
        "position_end": translate("AfterTheQuakeReasons", "Impossible position: the end does not fit."),
    }.get(refusal.code)
