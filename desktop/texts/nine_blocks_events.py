"""Events of Nine Blocks as lines of the log: what became of each plan, and by which rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import nine_blocks as names
from desktop.texts.words import SeatName, fill, listing, name_of, names_of
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
)
from engine.games.nine_blocks.events import (
    AloneBegan,
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Clashed,
    Eliminated,
    Ended,
    FinalBegan,
    GaveUp,
    HandsSeen,
    Passed,
    PlansRevealed,
    Reshuffled,
    RoundBegan,
    Skipped,
    SpaceLost,
    TilePlanned,
    TilesDrawn,
    UnitCompleted,
    Violated,
)
from engine.games.nine_blocks.facts import MOST_ROUNDS
from engine.games.nine_blocks.grid import SPACES_OF

translate = QCoreApplication.translate

QUARTER = 90


def nine_blocks_event(event: Any, seats: Sequence[SeatName]) -> str | None:
    """An event as a line. None for tiles that only one seat sees, and for a tile of the seat that builds alone before
    it is laid."""
    match event:
        case TilesDrawn() | HandsSeen():
            return None
        case RoundBegan():
            return began_text(event, seats)
        case Reshuffled(count=count):
            return translate("NineBlocksEvents", "The supply is empty: %n discarded tiles are shuffled", "", count)
        case TilePlanned(seat=seat, space=space):
            sentence = translate("NineBlocksEvents", "%1 plans a tile on %2")
            return fill(sentence, name_of(seats, seat), names.space(space))
        case GaveUp(seat=seat, number=number):
            sentence = translate("NineBlocksEvents", "%1 plans nothing and takes %2 as a penalty")
            return fill(sentence, name_of(seats, seat), names.the_tile(number))
        case Passed(seat=seat, forced=forced):
            sentence = (
                translate("NineBlocksEvents", "%1 has nothing left to build and passes for good")
                if forced
                else translate("NineBlocksEvents", "%1 passes for good, without a penalty")
            )
            return fill(sentence, name_of(seats, seat))
        case Skipped(seat=seat):
            sentence = translate("NineBlocksEvents", "%1 has no tile and can draw none: no plan, no penalty")
            return fill(sentence, name_of(seats, seat))
    return resolution_text(event, seats) or end_text(event, seats)


def began_text(event: RoundBegan, seats: Sequence[SeatName]) -> str | None:
    """Who begins, and who plans when; None where the last seat goes on alone."""
    if event.final and len(event.order) == 1:
        return None
    order = translate("Words", ", ", "between the names of a list").join(name_of(seats, seat) for seat in event.order)
    sentence = (
        translate("NineBlocksEvents", "%1 begins a round of the final phase; the order: %2")
        if event.final
        else translate("NineBlocksEvents", "%1 begins; the order of planning: %2")
    )
    return fill(sentence, name_of(seats, event.start), order)


def resolution_text(event: Any, seats: Sequence[SeatName]) -> str | None:
    """What became of the plans, steps 1 to 5; None for other events."""
    match event:
        case PlansRevealed():
            return revealed_text(event, seats)
        case SpaceLost():
            return space_lost_text(event, seats)
        case Clashed():
            return clashed_text(event, seats)
        case Violated():
            return violated_text(event, seats)
        case Built(seat=seat, space=space, number=number, alone=alone):
            sentence = (
                translate("NineBlocksEvents", "%1 builds alone: %2 on %3, 1 point")
                if alone
                else translate("NineBlocksEvents", "%1 builds %2 on %3")
            )
            return fill(sentence, name_of(seats, seat), names.the_tile(number), names.space(space))
        case UnitCompleted(seat=seat, unit=unit, points=points):
            sentence = translate("NineBlocksEvents", "%1 completes %2: %n points", "", points)
            return fill(sentence, name_of(seats, seat), names.the_unit(unit))
        case BonusWon(seat=seat, number=number, idle=idle):
            sentence = (
                translate("NineBlocksEvents", "%1 has built the lowest number, %2; the bonus can change nothing now")
                if idle
                else translate("NineBlocksEvents", "%1 has built the lowest number, %2, and may use a bonus")
            )
            return fill(sentence, name_of(seats, seat), names.the_tile(number))
        case BonusUsed():
            return used_text(event, name_of(seats, event.seat))
        case BonusDeclined(seat=seat, number=number):
            sentence = translate("NineBlocksEvents", "%1 does not use the bonus of the %2")
            return fill(sentence, name_of(seats, seat), number)
    return None


def revealed_text(event: PlansRevealed, seats: Sequence[SeatName]) -> str:
    """All plans in their order."""
    sentence = translate("NineBlocksEvents", "%1 %2 on %3", "seat, number, space")
    plans = [
        fill(sentence, name_of(seats, seat), number, names.space(space))
        for seat, space, number in zip(event.seats, event.spaces, event.numbers, strict=True)
    ]
    comma = translate("Words", ", ", "between the names of a list")
    return fill(translate("NineBlocksEvents", "The plans are turned over: %1"), comma.join(plans))


def space_lost_text(event: SpaceLost, seats: Sequence[SeatName]) -> str:
    """Step 1: who loses the space to whom, and why."""
    sentence = (
        translate("NineBlocksEvents", "%1 loses %2 to %3: both planned %4, and the later tile stays")
        if event.number == event.kind
        else translate("NineBlocksEvents", "%1 loses %2 to %3: the first tile there was %4, not %5")
    )
    return fill(
        sentence,
        name_of(seats, event.seat),
        names.space(event.space),
        name_of(seats, event.winner),
        names.the_tile(event.kind),
        names.the_tile(event.number),
    )


def clashed_text(event: Clashed, seats: Sequence[SeatName]) -> str:
    """Step 2: the earlier plan that the tile repeats."""
    sentence = (
        translate("NineBlocksEvents", "%1 loses %2 on %3: an own plan of this number came earlier, on %4 %6")
        if event.other == event.seat
        else translate("NineBlocksEvents", "%1 loses %2 on %3: %5 planned this number earlier, on %4 %6")
    )
    return fill(
        sentence,
        name_of(seats, event.seat),
        names.the_tile(event.number),
        names.space(event.space),
        names.space(event.other_space),
        name_of(seats, event.other),
        listing([names.in_unit(unit) for unit in event.units]),
    )


def violated_text(event: Violated, seats: Sequence[SeatName]) -> str:
    """Step 3: which building the tile repeats, and what the seat has to take."""
    count = len(event.taken)
    if not count:
        sentence = translate(
            "NineBlocksEvents", "%1 loses %2 on %3: this number stood on %4 %5; that building is gone already"
        )
    elif event.gone:
        sentence = translate(
            "NineBlocksEvents",
            "%1 loses %2 on %3: this number stood on %4 %5; the %n buildings still there are penalties too",
            "",
            count,
        )
    else:
        sentence = translate(
            "NineBlocksEvents",
            "%1 loses %2 on %3: this number stands on %4 %5 already; the %n buildings there are penalties too",
            "",
            count,
        )
    return fill(
        sentence,
        name_of(seats, event.seat),
        names.the_tile(event.number),
        names.space(event.space),
        listing([names.space(space) for space in (*event.taken, *event.gone)]),
        listing([names.in_unit(unit) for unit in event.units]),
    )


def used_text(event: BonusUsed, name: str) -> str:
    """What a bonus did."""
    tiles = listing([str(tile) for tile in event.tiles])
    match event.number:
        case number if number == SWAP:
            return fill(translate("NineBlocksEvents", "Bonus of the 1: %1 swaps %2 for new tiles"), name, tiles)
        case number if number == REMOVE and event.space is not None:
            sentence = translate("NineBlocksEvents", "Bonus of the 2: %1 removes the building on %2")
            return fill(sentence, name, names.space(event.space))
        case number if number == START:
            return fill(translate("NineBlocksEvents", "Bonus of the 3: %1 begins the next round"), name)
        case number if number in (DROP_ONE, DROP_TWO):
            sentence = translate(
                "NineBlocksEvents", "Bonus of the %3: %1 drops %n penalty tiles, %2", "", len(event.tiles)
            )
            return fill(sentence, name, tiles, event.number)
        case number if number == SEE_OR_DRAW and event.look:
            return fill(translate("NineBlocksEvents", "Bonus of the 5: %1 looks at the hands of all others"), name)
        case number if number == SEE_OR_DRAW:
            return fill(translate("NineBlocksEvents", "Bonus of the 5: %1 draws one tile more"), name)
        case number if number == TURN:
            sentence = translate("NineBlocksEvents", "Bonus of the 7: %1 turns all areas by %2 degrees")
            return fill(sentence, name, QUARTER * (event.turns or 0))
        case number if number == GAIN:
            return fill(translate("NineBlocksEvents", "Bonus of the 8: %1 gains a point"), name)
    return fill(translate("NineBlocksEvents", "Bonus of the 9: %1 wins at once"), name)


def end_text(event: Any, seats: Sequence[SeatName]) -> str:
    """The end of a round: who is out, the final phase, the last seat, the end of the match. Raises KeyError for an
    event without text."""
    match event:
        case Eliminated(seat=seat, penalties=penalties):
            sentence = translate("NineBlocksEvents", "%1 is out with %n penalty tiles", "", penalties)
            return fill(sentence, name_of(seats, seat))
        case FinalBegan():
            return translate("NineBlocksEvents", "The final phase begins: from now on seats plan or pass for good")
        case AloneBegan(seat=seat):
            sentence = translate("NineBlocksEvents", "%1 is the last to build: alone, openly, for a point per tile")
            return fill(sentence, name_of(seats, seat))
        case Ended():
            return ended_text(event, seats)
    raise KeyError(type(event).__name__)


def ended_text(event: Ended, seats: Sequence[SeatName]) -> str:
    """Why the match is over, and who has won, if anybody has."""
    if event.reason == "nobody":
        return translate("NineBlocksEvents", "All seats are out: the match ends, and nobody wins")
    if len(event.winners) > 1:
        sentence = {
            "points": translate("NineBlocksEvents", "%1 reach three points and share the victory"),
            "area": translate("NineBlocksEvents", "%1 have built their whole areas and share the victory"),
            "all_passed": translate("NineBlocksEvents", "Nobody builds any more: %1 share the victory"),
            "guard": translate("NineBlocksEvents", "%2 rounds are over: %1 share the victory"),
        }[event.reason]
    else:
        sentence = {
            "points": translate("NineBlocksEvents", "%1 reaches three points and wins"),
            "area": translate("NineBlocksEvents", "%1 has built the whole own area and wins"),
            "instant": translate("NineBlocksEvents", "%1 wins with the bonus of the 9"),
            "last_seat": translate("NineBlocksEvents", "All other seats are out: %1 wins"),
            "all_passed": translate("NineBlocksEvents", "Nobody builds any more: %1 wins"),
            "guard": translate("NineBlocksEvents", "%2 rounds are over: %1 wins"),
        }[event.reason]
    return fill(sentence, names_of(seats, event.winners), MOST_ROUNDS)


def nine_blocks_squares(event: Any) -> tuple[int, ...]:
    """The spaces that an event speaks of, rising."""
    match event:
        case PlansRevealed(spaces=spaces):
            return tuple(sorted(set(spaces)))
        case Clashed(space=space, other_space=other):
            return tuple(sorted((space, other)))
        case Violated(space=space, taken=taken, gone=gone):
            return tuple(sorted((space, *taken, *gone)))
        case UnitCompleted(unit=unit):
            return SPACES_OF[unit]
        case TilePlanned(space=space) | SpaceLost(space=space) | Built(space=space):
            return (space,)
        case BonusUsed(space=int(space)):
            return (space,)
    return ()
