"""Refusals in words: why a move, an undo, a set-up or a position is not possible, with the facts filled in.

Sentences name numbers, streets and seats; boards point at the squares themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from desktop.texts import house_numbers as names
from desktop.texts.after_the_quake_reasons import after_the_quake_text
from desktop.texts.common_ground_reasons import common_ground_text
from desktop.texts.nine_blocks_reasons import nine_blocks_text
from desktop.texts.room_to_move_reasons import room_to_move_text
from desktop.texts.words import NO_OPTIONS, SeatName, fill, name_of, names_of, plain
from engine.core.game import Refusal
from engine.games.house_numbers.actions import HIDDEN, SOLO_CARD, effect_of, number_of

translate = QCoreApplication.translate


def refusal_text(
    game: str, refusal: Refusal, seats: Sequence[SeatName] = (), options: Mapping[str, str] = NO_OPTIONS
) -> str:
    """A refusal as one sentence; ``game`` is "" before there is a match, ``options`` are those of its rules. Raises
    KeyError for a code without text."""
    sentence = common_text(refusal, seats)
    if sentence is None and game:
        sentence = GAMES[game](refusal, seats, options)
    if sentence is None:
        raise KeyError(refusal.code)
    return sentence


def common_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """What any match may refuse, None for the codes of a game."""
    # A seat that does not exist is named in some of these refusals, so only known seats are looked up.
    known = [seat for seat in refusal.seats if 0 <= seat < len(seats)]
    who = name_of(seats, known[0]) if known else translate("Reasons", "This seat")
    match refusal.code:
        case "no_seat":
            return translate("Reasons", "There is no such seat in this match.")
        case "not_an_action":
            return translate("Reasons", "That is not a move of this game.")
        case "stale":
            return translate("Reasons", "The table has moved on: that move was made for an earlier position.")
        case "match_over":
            return translate("Reasons", "The match is over.")
        case "not_waiting":
            return fill(translate("Reasons", "%1 has nothing to decide now."), who)
        case "incomplete":
            return translate("Reasons", "A part of the move is still missing.")
        case "seats_differ":
            return fill(translate("Reasons", "The set-up asks for %1 seats, but %2 are given."), *refusal.numbers[:2])
        case "controller_unknown":
            return fill(translate("Reasons", "There is no computer player of the level chosen for %1."), who)
        case "colour_unknown":
            return fill(translate("Reasons", "The colour chosen for %1 does not exist."), who)
        case "seed_out_of_range":
            return translate("Reasons", "The number of the match is too large.")
        case "state_impossible":
            return translate("Reasons", "This position cannot come up in a match.")
        case "aid_off":
            return translate("Reasons", "This aid is switched off in this match.")
        case "undo_nothing":
            return translate("Reasons", "There is nothing to take back.")
        case "undo_disclosed":
            return translate("Reasons", "Something new was seen since: only free undo goes back behind that.")
        case "undo_lifted":
            return translate("Reasons", "Another seat has looked at its own sheet since.")
        case "undo_blocks_other":
            return fill(translate("Reasons", "%1 has acted on it since."), who)
        case "undo_read_only":
            return translate("Reasons", "This match comes from another version: its earlier moves stay as they are.")
        case "redo_nothing":
            return translate("Reasons", "There is nothing to bring back.")
        case "redo_other_seat":
            by = names_of(seats, known) or who
            return fill(translate("Reasons", "Only %1 can bring that back."), by)
        case "consent_missing":
            missing = names_of(seats, known) or who
            return fill(translate("Reasons", "Consent is missing from: %1."), missing)
        case "setup_mode":
            return translate("Reasons", "This game has no such mode.")
        case "setup_seats":
            return fill(translate("Reasons", "This mode takes %2 to %3 seats, not %1."), *refusal.numbers)
        case "setup_option":
            return translate("Reasons", "One of the options has a value that this game does not know.")
        case "setup_scenario":
            return translate("Reasons", "This scenario cannot be played: its file is missing or wrong.")
    return None


def number_at(refusal: Refusal, place: int) -> int:
    """A number of the refusal, 0 if it has none there."""
    return refusal.numbers[place] if place < len(refusal.numbers) else 0


def plan_at(refusal: Refusal) -> int:
    """The number of the city plan that a refusal speaks of, from 1."""
    return refusal.pieces[0] + 1 if refusal.pieces else 1


def spot_at(refusal: Refusal, place: int = 0) -> str:
    """Where a plot of the refusal lies, in words."""
    if place < len(refusal.squares):
        return names.spot(refusal.squares[place])
    return translate("Reasons", "this plot")


def card_text(card: int) -> str:
    """A card by its faces: "9 with Pool"."""
    if card in (HIDDEN, SOLO_CARD) or not 0 <= card < SOLO_CARD:
        return translate("Reasons", "this card")
    return fill(
        translate("Reasons", "%1 with %2", "number and effect of a card"),
        number_of(card),
        names.effect_short(effect_of(card)),
    )


def house_numbers_text(refusal: Refusal, seats: Sequence[SeatName]) -> str | None:
    """A refusal of House Numbers, None for a code that it does not have."""
    return turn_text(refusal) or effect_text(refusal) or claim_text(refusal) or position_text(refusal)


def turn_text(refusal: Refusal) -> str | None:
    """Cards, plots, numbers, roundabouts, permit refusals."""
    first, second = number_at(refusal, 0), number_at(refusal, 1)
    card = card_text(refusal.pieces[0]) if refusal.pieces else translate("Reasons", "this card")
    match refusal.code:
        case "card_unknown":
            return fill(translate("Reasons", "Not on offer: %1."), card)
        case "cards_not_a_pair":
            return translate("Reasons", "Number and effect must come from the same pair.")
        case "card_twice":
            return translate("Reasons", "One card gives the number or the effect, never both.")
        case "plot_unknown":
            return translate("Reasons", "There is no such plot.")
        case "plot_built":
            return fill(translate("Reasons", "Number %1 stands here already."), first)
        case "plot_roundabout":
            return translate("Reasons", "A roundabout lies here.")
        case "number_too_high":
            return fill(translate("Reasons", "Too high: %1 stands to the right."), second)
        case "number_too_low":
            return fill(translate("Reasons", "Too low: %1 stands to the left."), second)
        case "number_not_printed":
            return fill(translate("Reasons", "The card says %1: only the temp agency writes %2."), second, first)
        case "number_out_of_range":
            return fill(translate("Reasons", "Numbers go from 0 to 17: %1 is not possible."), first)
        case "shift_too_far":
            return fill(
                translate("Reasons", "Too far: the temp agency turns %2 into %3 to %4, not into %1."),
                first,
                second,
                max(0, second - 2),
                min(17, second + 2),
            )
        case "roundabout_not_in_mode":
            return translate("Reasons", "Roundabouts belong to the advanced rules.")
        case "roundabouts_used_up":
            return translate("Reasons", "Both roundabouts are built: two are the most.")
        case "permit_possible":
            return translate("Reasons", "No refusal: %1 fits on %n plots.", "", second).replace("%1", str(first))
        case "pass_not_asked":
            return translate("Reasons", "No card is handed on here.")
        case "reshuffle_not_asked":
            return translate("Reasons", "Nobody asks for the shuffle wish now.")
    return None


def effect_text(refusal: Refusal) -> str | None:
    """Fences, agents, parks, pools, bis."""
    first = number_at(refusal, 0)
    match refusal.code:
        case "effect_of_other_card":
            effect = effect_of(refusal.pieces[0]) if refusal.pieces else 0
            return fill(translate("Reasons", "The chosen card gives another effect: %1."), names.effect(effect).name)
        case "gap_unknown":
            return translate("Reasons", "No fence can stand there.")
        case "fence_exists":
            return translate("Reasons", "A fence stands here already.")
        case "fence_between_equals":
            return fill(translate("Reasons", "No fence between two houses with number %1."), first)
        case "fence_locked":
            return translate("Reasons", "No fence here: both plots already served a city plan.")
        case "size_unknown":
            return fill(translate("Reasons", "There are no estates of size %1: sizes go from 1 to 6."), first)
        case "size_full":
            return fill(translate("Reasons", "All boxes for estates of size %1 are crossed."), first)
        case "park_full":
            return fill(translate("Reasons", "All parks of street %1 are built."), first)
        case "no_pool_planned":
            return translate("Reasons", "No pool is planned on this plot.")
        case "bis_not_beside":
            return translate("Reasons", "A bis house stands right beside the house that it copies.")
        case "bis_source_empty":
            return translate("Reasons", "There is no house to copy.")
        case "bis_over_fence":
            return translate("Reasons", "A fence lies between the two plots: bis cannot copy across it.")
    return None


def claim_text(refusal: Refusal) -> str | None:
    """City plans."""
    plan = plan_at(refusal)
    match refusal.code:
        case "plan_unknown":
            return translate("Reasons", "There is no such city plan on the table.")
        case "plan_scored":
            return fill(translate("Reasons", "City plan %1 is scored on this sheet already."), plan)
        case "plan_not_fulfilled":
            return fill(translate("Reasons", "City plan %1 is not fulfilled yet."), plan)
        case "claims_unordered":
            return translate("Reasons", "City plans and estates are named in their order, each once.")
        case "estate_unknown":
            return fill(translate("Reasons", "No complete estate begins at: %1."), spot_at(refusal))
        case "estate_locked":
            return translate("Reasons", "This estate already served a city plan.")
        case "estate_shared":
            return translate("Reasons", "This estate serves another city plan in this turn.")
        case "estate_sizes":
            return fill(
                translate("Reasons", "City plan %1 asks for estates of these sizes: %2."),
                plan,
                names.estate_sizes(refusal.numbers),
            )
        case "plan_without_estates":
            return fill(translate("Reasons", "City plan %1 spends no estates."), plan)
        case "plots_locked":
            return fill(translate("Reasons", "City plan %1 needs plots that already served another one."), plan)
    return None


def position_text(refusal: Refusal) -> str | None:
    """What is wrong with a position made by hand."""
    plan = plan_at(refusal)
    texts: dict[str, str] = {
        "position_seats": translate("Reasons", "Impossible position: the seats do not fit the mode."),
        "position_plans": translate("Reasons", "Impossible position: the city plans are not one of each kind."),
        "position_cards": translate("Reasons", "Impossible position: cards are missing or lie twice."),
        "position_masks": translate("Reasons", "Impossible position: the sheet contradicts itself."),
        "position_numbers": fill(
            translate("Reasons", "Impossible position: numbers do not rise at %1."), spot_at(refusal)
        ),
        "position_bis": fill(
            translate("Reasons", "Impossible position: bis houses without one original at %1."), spot_at(refusal)
        ),
        "position_fences": translate(
            "Reasons", "Impossible position: a fence is missing or cannot stand where it does."
        ),
        "position_fits": translate("Reasons", "Impossible position: the stored places for numbers are wrong."),
        "position_tracks": translate("Reasons", "Impossible position: more boxes are crossed than there are."),
        "position_roundabouts": translate("Reasons", "Impossible position: too many roundabouts."),
        "position_pools": fill(
            translate("Reasons", "Impossible position: a pool without its house at %1."), spot_at(refusal)
        ),
        "position_claims": fill(
            translate("Reasons", "Impossible position: city plan %1 cannot have been scored like this."), plan
        ),
        "position_turns": translate("Reasons", "Impossible position: the number of turns does not fit the sheet."),
        "position_effects": translate("Reasons", "Impossible position: more effects than turns."),
        "position_end": translate("Reasons", "Impossible position: the end does not fit."),
    }
    return texts.get(refusal.code)


GAMES: MappingProxyType[str, Callable[[Refusal, Sequence[SeatName], Mapping[str, str]], str | None]] = MappingProxyType(
    {
        "house_numbers": plain(house_numbers_text),
        "common_ground": plain(common_ground_text),
        "nine_blocks": plain(nine_blocks_text),
        "room_to_move": room_to_move_text,
        "after_the_quake": plain(after_the_quake_text),
    }
)
"""The refusals of each game, by refusal, seats and options of the rules."""
