"""Why a computer player of Common Ground did what it did, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.texts import common_ground as names
from desktop.texts.place_grammar import by_piece, the_piece
from desktop.texts.words import SeatName, fill, listing, name_of, names_of
from engine.players.motives import Motive

translate = QCoreApplication.translate


def common_ground_motive(motive: Motive, seats: Sequence[SeatName]) -> str:
    """The reason as a sentence without its stop, as in the log. Raises KeyError for a code without text."""
    who = name_of(seats, motive.seat)
    kind = motive.note.partition("_")[0]
    if kind == "chance":
        return fill(chance_sentence(motive.note), who)
    if kind == "site":
        cone, trees = motive.numbers
        return fill(site_sentence(motive.note, trees), who, names.cone(cone), by_piece(motive.pieces[0]))
    if kind in ("corner", "bonus"):
        return laid_text(motive, who)
    return plan_text(motive, who, seats)


def common_ground_brief(motive: Motive, seats: Sequence[SeatName]) -> str:
    """The reason as short as can be, under the name of its seat: the pair that says most, or whom it followed."""
    if motive.note == "followed":
        sentence = translate("CommonGroundMotives", "followed %1", "of a seat")
        return fill(sentence, names_of(seats, motive.seats))
    if motive.note in ("plan", "plan_faces", "guess", "sealed"):
        return fill(translate("CommonGroundMotives", "thought of %1", "of a seat"), pairs_in(motive)[0])
    return common_ground_motive(motive, seats)


def chance_sentence(note: str) -> str:
    """What a seat says that picks any legal move."""
    return {
        "chance_cones": translate("CommonGroundMotives", "%1 let chance place the cones"),
        "chance_faces": translate("CommonGroundMotives", "%1 let chance turn the tiles"),
        "chance_plan": translate("CommonGroundMotives", "%1 let chance make the plan"),
        "chance_guess": translate("CommonGroundMotives", "%1 let chance guess"),
        "chance_lay": translate("CommonGroundMotives", "%1 let chance lay the tile"),
    }[note]


def site_sentence(note: str, trees: int) -> str:
    """Where the deputy set the cone that decided, and why: %1 seat, %2 cone, %3 what it stands beside."""
    match note:
        case "site_unlike":
            return translate(
                "CommonGroundMotives",
                "%1 put %2 beside %3: %n trees can grow there, and no other site is like it",
                "seat, cone, neighbour",
                trees,
            )
        case "site_most":
            return translate(
                "CommonGroundMotives",
                "%1 put %2 beside %3: %n trees can grow there, nowhere more",
                "seat, cone, neighbour",
                trees,
            )
        case "site":
            return translate(
                "CommonGroundMotives", "%1 put %2 beside %3: %n trees can grow there", "seat, cone, neighbour", trees
            )
    raise KeyError(note)


def pair_text(place: int, beside: int) -> str:
    """A place with the one it was thought of with: "the bakery with the school"."""
    sentence = translate("CommonGroundMotives", "%1 with %2", "a place, the place that it goes with")
    return fill(sentence, the_piece(place), by_piece(beside))


def pairs_in(motive: Motive) -> list[str]:
    """The pairs of places that a reason speaks of."""
    pieces = motive.pieces
    return [pair_text(place, beside) for place, beside in zip(pieces[::2], pieces[1::2], strict=True)]


def plan_text(motive: Motive, who: str, seats: Sequence[SeatName]) -> str:
    """What a mayor or a guesser had in mind."""
    pairs = pairs_in(motive)
    match motive.note:
        case "plan":
            return fill(translate("CommonGroundMotives", "As mayor, %1 thought of %2"), who, listing(pairs))
        case "plan_faces":
            sentence = translate("CommonGroundMotives", "As mayor, %1 turned up the clearest faces and thought of %2")
            return fill(sentence, who, listing(pairs))
        case "plan_alone":
            return fill(translate("CommonGroundMotives", "As mayor, %1 found nothing near the cones to go by"), who)
        case "faces":
            return fill(
                translate("CommonGroundMotives", "As mayor, %1 turned up the faces that tell the sites apart best"), who
            )
        case "guess" if len(pairs) == 1:
            return fill(translate("CommonGroundMotives", "%1 was surest of %2"), who, pairs[0])
        case "guess":
            sentence = translate("CommonGroundMotives", "%1 was surest of %2, then of %3")
            return fill(sentence, who, pairs[0], listing(pairs[1:]))
        case "guess_alone":
            return fill(translate("CommonGroundMotives", "%1 found nothing near the cones to guess by"), who)
        case "followed":
            sentence = translate("CommonGroundMotives", "%1 followed %2, but alone would have thought of %3")
            return fill(sentence, who, names_of(seats, motive.seats), pairs[0])
        case "sealed":
            sentence = translate("CommonGroundMotives", "As deputy, %1 kept to this guess, surest of %2")
            return fill(sentence, who, pairs[0])
        case "agreed":
            sentence = translate("CommonGroundMotives", "As deputy, %1 sealed the guess as agreed with %2")
            return fill(sentence, who, names_of(seats, motive.seats))
        case "unknown":
            return fill(translate("CommonGroundMotives", "Why %1 did this is not known"), who)
    raise KeyError(motive.note)


def laid_text(motive: Motive, who: str) -> str:
    """Why a mismatched place or the Bonus tile lies where it does."""
    numbers, pieces = motive.numbers, motive.pieces
    match motive.note:
        case "corner_fit":
            sentence = translate(
                "CommonGroundMotives",
                "%1 laid %2 near %3: they go together, and %n sites there now bring two trees or more",
                "seat, place, neighbour",
                numbers[0],
            )
            return fill(sentence, who, the_piece(pieces[0]), by_piece(pieces[1]))
        case "corner":
            sentence = translate(
                "CommonGroundMotives",
                "%1 laid %2 where %n sites now bring two trees or more",
                "seat, place",
                numbers[0],
            )
            return fill(sentence, who, the_piece(pieces[0]))
        case "corner_bare":
            sentence = translate("CommonGroundMotives", "%1 laid %2 where the city can still grow")
            return fill(sentence, who, the_piece(pieces[0]))
        case "bonus_most":
            sentence = translate(
                "CommonGroundMotives",
                "%1 laid the Bonus tile for %n trees, nowhere more, its wall where least room is lost",
                "seat",
                numbers[0],
            )
            return fill(sentence, who)
        case "bonus_room":
            sentence = translate(
                "CommonGroundMotives",
                "%1 laid the Bonus tile for %n trees, not for %2, to keep good sites open",
                "seat, the most trees there were",
                numbers[0],
            )
            return fill(sentence, who, numbers[1])
    raise KeyError(motive.note)
