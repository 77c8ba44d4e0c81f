"""Events as lines of the log. Each names its seat; events that say nothing worth reading give None."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.texts import house_numbers as names
from desktop.texts.after_the_quake_events import (
    after_the_quake_event,
    after_the_quake_squares,
    after_the_quake_turn,
)
from desktop.texts.common_ground_events import common_ground_event
from desktop.texts.common_ground_motives import common_ground_brief, common_ground_motive
from desktop.texts.nine_blocks_events import nine_blocks_event, nine_blocks_squares
from desktop.texts.room_to_move_events import room_to_move_event, room_to_move_squares
from desktop.texts.room_to_move_motives import room_to_move_motive
from desktop.texts.words import NO_OPTIONS, SeatName, fill, name_of, names_of, plain
from engine.games.house_numbers.actions import Agent, Bis, Fence, NoPermit, Park, Pool, Temp, Turn
from engine.games.house_numbers.view import (
    Claimed,
    Confirmed,
    Dealt,
    Ended,
    Passed,
    PlansFlipped,
    Revealed,
    StacksReshuffled,
)
from engine.players.motives import Motive

translate = QCoreApplication.translate


def event_text(game: str, event: Any, seats: Sequence[SeatName], options: Mapping[str, str] = NO_OPTIONS) -> str | None:
    """An event as a sentence, None if it is not worth a line; ``options`` are those of the rules. Raises KeyError for
    an event without text."""
    return GAMES[game](event, seats, options)


def motive_text(game: str, motive: Motive, seats: Sequence[SeatName]) -> str:
    """Why a computer player did something, as a sentence. Raises KeyError for a code without text."""
    return MOTIVES[game](motive, seats)


def motive_brief(game: str, motive: Motive, seats: Sequence[SeatName]) -> str:
    """The same as short as can be, under the name of the seat."""
    return BRIEFS[game](motive, seats)


def event_squares(event: Any) -> tuple[int, ...]:
    """The plots, cells or spaces of the board of ``event_seat`` that an event speaks of: those of its turn, or where
    pieces lie."""
    action = getattr(event, "action", None)
    if action is None:
        cell = getattr(event, "cell", None)
        if isinstance(cell, int):
            return (cell,)
        return nine_blocks_squares(event) or room_to_move_squares(event) or after_the_quake_squares(event)
    effect, roundabout = getattr(action, "effect", None), action.roundabout
    squares = [getattr(action, "plot", None), getattr(effect, "plot", None)]
    squares.append(None if roundabout is None else roundabout.plot)
    if isinstance(effect, Fence) and effect.gap is not None:
        squares += [effect.gap, effect.gap + 1]
    return tuple(sorted({square for square in squares if square is not None}))


def event_seat(event: Any) -> int | None:
    """The seat that an event speaks of, None for the table; a number behind the last seat is somebody that plays
    without being one."""
    seat = getattr(event, "seat", getattr(event, "mayor", getattr(event, "player", None)))
    return seat if isinstance(seat, int) else None


def event_turn(event: Any) -> int:
    """The turn, round or year (from 1) of an event; 0 for one after the last."""
    return after_the_quake_turn(event) or int(getattr(event, "turn", getattr(event, "round", 0)))


def house_numbers_event(event: Any, seats: Sequence[SeatName]) -> str | None:
    """An event of House Numbers."""
    match event:
        case Confirmed() | Dealt():
            return None
        case Revealed(seat=seat, action=NoPermit() as turn):
            return no_permit_text(name_of(seats, seat), turn)
        case Revealed(seat=seat, action=Turn() as turn):
            return turn_text(name_of(seats, seat), turn)
        case Claimed(seat=seat, place=place, points=points, first=first):
            sentence = (
                translate("Events", "%1 claims plan %2 first: %3")
                if first
                else translate("Events", "%1 claims plan %2 later: %3")
            )
            return fill(sentence, name_of(seats, seat), place + 1, points)
        case Passed(seat=seat, to=to, effect=effect):
            sentence = translate("Events", "%1 hands %2 on to %3")
            return fill(sentence, name_of(seats, seat), names.effect_short(effect), name_of(seats, to))
        case StacksReshuffled(seats=()):
            return translate("Events", "The used cards are shuffled")
        case StacksReshuffled(seats=wished):
            return fill(translate("Events", "All cards are shuffled, as wished by %1"), names_of(seats, wished))
        case PlansFlipped():
            return translate("Events", "The solo card comes: city plans show their later value")
        case Ended(reasons=reasons, causes=causes):
            parts = [names.end(r, names_of(seats, c)) for r, c in zip(reasons, causes, strict=True)]
            return fill(translate("Events", "The match is over: %1"), "; ".join(parts))
    raise KeyError(type(event).__name__)


def turn_text(name: str, turn: Turn) -> str:
    """A turn with a number: where it went, the effect, the roundabout."""
    assert turn.plot is not None
    street = names.street_number(turn.plot)
    sentence = effect_sentence(turn)
    line = fill(sentence, name, turn.number, street)
    if turn.roundabout is not None and turn.roundabout.plot is not None:
        at = names.street_number(turn.roundabout.plot)
        line = fill(translate("Events", "%1, roundabout in street %2", "%1 is a whole sentence"), line, at)
    return line


def effect_sentence(turn: Turn) -> str:
    """The sentence for the effect of a turn: %1 is the seat, %2 the number, %3 the street."""
    match turn.effect:
        case Fence():
            return translate("Events", "%1: %2 in street %3, a fence")
        case Agent(size=size):
            return translate("Events", "%1: %2 in street %3, agent for estates of %4").replace("%4", str(size))
        case Park():
            return translate("Events", "%1: %2 with a park in street %3")
        case Pool():
            return translate("Events", "%1: %2 with a pool in street %3")
        case Temp():
            return translate("Events", "%1: %2 by temp agency in street %3")
        case Bis(plot=plot) if plot is not None:
            sentence = translate("Events", "%1: %2 in street %3, bis in street %4")
            return sentence.replace("%4", str(names.street_number(plot)))
    return translate("Events", "%1: %2 in street %3")


def no_permit_text(name: str, turn: NoPermit) -> str:
    """A turn with a permit refusal."""
    line = fill(translate("Events", "%1: permit refused"), name)
    if turn.roundabout is not None and turn.roundabout.plot is not None:
        at = names.street_number(turn.roundabout.plot)
        line = fill(translate("Events", "%1, roundabout in street %2", "%1 is a whole sentence"), line, at)
    return line


GAMES: MappingProxyType[str, Callable[[Any, Sequence[SeatName], Mapping[str, str]], str | None]] = MappingProxyType(
    {
        "house_numbers": plain(house_numbers_event),
        "common_ground": plain(common_ground_event),
        "nine_blocks": plain(nine_blocks_event),
        "room_to_move": room_to_move_event,
        "after_the_quake": plain(after_the_quake_event),
    }
)
"""The events of each game, by event, seats and options of the rules."""
MOTIVES: MappingProxyType[str, Callable[[Motive, Sequence[SeatName]], str]] = MappingProxyType(
    {"common_ground": common_ground_motive, "room_to_move": room_to_move_motive}
)
"""The reasons of the computer players of each game that explains them."""
BRIEFS: MappingProxyType[str, Callable[[Motive, Sequence[SeatName]], str]] = MappingProxyType(
    {"common_ground": common_ground_brief, "room_to_move": room_to_move_motive}
)
"""The same in short."""
