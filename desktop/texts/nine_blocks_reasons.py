"""Refusals of Nine Blocks in words. Sentences name spaces, lines, tiles and seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts import nine_blocks as names
from desktop.texts.words import SeatName, fill, listing, names_of
from engine.core.game import Refusal
from engine.games.nine_blocks.facts import COPIES
from engine.games.nine_blocks.grid import NUMBERS, SPACES, units_shared

translate = QCoreApplication.translate


def nine_blocks_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """A refusal of Nine Blocks, None for a code that it does not have."""
    return plan_text(refusal, seats) or bonus_text(refusal, seats) or position_text(refusal)


def number_at(refusal: Refusal, place: int) -> int:
    """A number of the refusal, 0 if it has none there."""
    return refusal.numbers[place] if place < len(refusal.numbers) else 0


def space_at(refusal: Refusal, place: int = 0) -> str:
    """A space of the refusal, in words."""
    known = place < len(refusal.squares) and 0 <= refusal.squares[place] < SPACES
    return names.space(refusal.squares[place]) if known else translate("NineBlocksReasons", "this space")


def tile_at(refusal: Refusal) -> str:
    """The tile that a refusal speaks of."""
    number = number_at(refusal, 0)
    return names.the_tile(number) if number in NUMBERS else translate("NineBlocksReasons", "this tile")


def seats_at(refusal: Refusal, seats: Sequence[SeatName]) -> str:
    """The seats of the refusal, "" if it names none."""
    return names_of(seats, [seat for seat in refusal.seats if 0 <= seat < len(seats)])


def plan_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """What may not be planned, given up or passed."""
    who = seats_at(refusal, seats) or translate("NineBlocksReasons", "This seat")
    match refusal.code:
        case "other_phase":
            return fill(translate("NineBlocksReasons", "%1 cannot do that in this part of the round."), who)
        case "not_final":
            return fill(
                translate("NineBlocksReasons", "%1 cannot pass yet: passing for good begins with the final phase."), who
            )
        case "final_pass":
            return fill(
                translate("NineBlocksReasons", "%1 need not give up a tile: in the final phase passing is free."), who
            )
        case "tile_unknown":
            return translate("NineBlocksReasons", "Tiles have the numbers 1 to 9.")
        case "tile_not_held":
            return fill(translate("NineBlocksReasons", "Not in the hand of %1: %2."), who, tile_at(refusal))
        case "space_outside":
            return translate("NineBlocksReasons", "There is no such space.")
        case "space_foreign":
            return foreign_text(refusal, seats)
        case "space_built":
            return fill(
                translate("NineBlocksReasons", "Built already: %2 stands on %1."), space_at(refusal), tile_at(refusal)
            )
        case "space_twice":
            sentence = translate("NineBlocksReasons", "%1 has planned a tile on %2 already in this round.")
            return fill(sentence, who, space_at(refusal))
        case "number_repeats":
            return repeats_text(refusal)
    return None


def foreign_text(refusal: Refusal, seats: Sequence[SeatName]) -> str:
    """A space outside the own area: who may build there."""
    owners = seats_at(refusal, seats)
    if not owners:
        return fill(translate("NineBlocksReasons", "Outside every area: nobody may build on %1."), space_at(refusal))
    sentence = translate("NineBlocksReasons", "Outside the own area: %2 may build on %1.")
    return fill(sentence, space_at(refusal), owners)


def repeats_text(refusal: Refusal) -> str:
    """An open tile of the last seat that repeats a number: where."""
    known = [square for square in refusal.squares if 0 <= square < SPACES]
    others = known[1:]
    if not others:
        return fill(
            translate("NineBlocksReasons", "A repeat: whoever builds alone may not lay %1 here."), tile_at(refusal)
        )
    units = [unit for other in others for unit in units_shared(known[0], other)]
    where = listing([names.in_unit(unit) for unit in sorted(set(units))])
    sentence = translate("NineBlocksReasons", "A repeat: %1 stands %2 already, on %3.")
    return fill(sentence, tile_at(refusal), where, listing([names.space(other) for other in others]))


def bonus_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """How a bonus may not be used."""
    who = seats_at(refusal, seats) or translate("NineBlocksReasons", "This seat")
    first, second = number_at(refusal, 0), number_at(refusal, 1)
    match refusal.code:
        case "bonus_other":
            sentence = translate("NineBlocksReasons", "%1 cannot use the bonus of the %2 now.")
            return fill(sentence, who, first)
        case "bonus_parts":
            return fill(translate("NineBlocksReasons", "The bonus of the %1 does not work like that."), first)
        case "bonus_tiles":
            return translate("NineBlocksReasons", "The bonus of the %1 takes at most %n tiles.", "", second).replace(
                "%1", str(first)
            )
        case "bonus_tile_not_held":
            return fill(translate("NineBlocksReasons", "Not in the hand of %1: %2."), who, tile_at(refusal))
        case "bonus_no_penalty":
            return fill(translate("NineBlocksReasons", "Not among the penalty tiles of %1: %2."), who, tile_at(refusal))
        case "bonus_no_tiles_left":
            return translate("NineBlocksReasons", "Only %n tiles can still be drawn.", "", first)
        case "bonus_not_built":
            return fill(translate("NineBlocksReasons", "Nothing to remove: %1 is free."), space_at(refusal))
        case "bonus_turns":
            return translate("NineBlocksReasons", "The areas move on by one, two or three quarter turns.")
    return None


def position_text(refusal: Refusal) -> str | None:
    """What is wrong with a position made by hand."""
    return {
        "position_seats": translate("NineBlocksReasons", "Impossible position: so many seats cannot play."),
        "position_rounds": translate("NineBlocksReasons", "Impossible position: the rounds and phases do not fit."),
        "position_tiles": fill(
            translate("NineBlocksReasons", "Impossible position: there must be %1 tiles of each number."), COPIES
        ),
        "position_board": translate(
            "NineBlocksReasons", "Impossible position: a building repeats a number, or nobody can have built it."
        ),
        "position_hands": translate("NineBlocksReasons", "Impossible position: a hand holds too many tiles."),
        "position_plans": translate(
            "NineBlocksReasons", "Impossible position: a plan lies where it cannot, or the wrong seat is to plan."
        ),
        "position_penalties": translate(
            "NineBlocksReasons", "Impossible position: a seat has more penalty tiles than it can have."
        ),
        "position_claims": translate(
            "NineBlocksReasons", "Impossible position: points cannot have been won like that."
        ),
        "position_turn": translate("NineBlocksReasons", "Impossible position: the areas cannot be turned like that."),
        "position_learnt": translate(
            "NineBlocksReasons", "Impossible position: what seats have seen does not fit the tiles."
        ),
        "position_end": translate("NineBlocksReasons", "Impossible position: the end and its winners do not fit."),
    }.get(refusal.code)
