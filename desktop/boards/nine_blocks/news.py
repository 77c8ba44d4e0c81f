"""What is new since a seat planned last: tiles drawn into hands, penalty tiles in racks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.nine_blocks.actions import SWAP
from engine.games.nine_blocks.events import BonusUsed, GaveUp, TilePlanned, TilesDrawn
from engine.games.nine_blocks.view import Phase, View


@dataclass(frozen=True)
class News:
    """Per seat how many tiles it has ``drawn``, and the places in its rack of penalty tiles that are new; ``places`` in
    the hand of the front seat hold what it has drawn."""

    drawn: tuple[int, ...] = ()
    racks: tuple[tuple[int, ...], ...] = ()
    places: frozenset[int] = frozenset()


def news_of(link: Any, view: View) -> News:
    """What is new for the front seat of ``link``, or for the table; all of it is gone once the seat has acted."""
    return News(
        tuple(drawn(link, view, seat) for seat in range(view.seats)),
        tuple(new_penalties(view, seat, given_up(link, seat)) for seat in range(view.seats)),
        new_places(link, view),
    )


def drawn(link: Any, view: View, seat: int) -> int:
    """How many tiles a seat has drawn since it acted last, from what everybody sees: hands fill up with what has not
    been laid."""
    asked = getattr(link, "since_act", None)
    found = asked(seat) if asked is not None else None
    if found is None or view.out[seat] or view.passed[seat]:
        return 0
    before, told = found
    gone = sum(isinstance(event, TilePlanned | GaveUp) and event.seat == seat for event in told)
    gone += sum(
        len(event.tiles)
        for event in told
        if isinstance(event, BonusUsed) and event.number == SWAP and event.seat == seat
    )
    return max(0, len(view.hands[seat]) - len(before.hands[seat]) + gone)


def new_places(link: Any, view: View) -> frozenset[int]:
    """The places in the hand of the front seat that hold what it has drawn since it acted last."""
    seat, asked = link.seat, getattr(link, "since_act", None)
    found = asked(seat) if asked is not None and seat is not None and view.seat == seat else None
    if found is None:
        return frozenset()
    left = list(view.hands[seat])
    places = set()
    for event in found[1]:
        for number in event.numbers if isinstance(event, TilesDrawn) and event.seat == seat else ():
            if number in left:
                at = left.index(number)
                left[at] = 0
                places.add(at)
    return frozenset(places)


def given_up(link: Any, seat: int) -> tuple[int, ...]:
    """The numbers that a seat has given up with its last act."""
    asked = getattr(link, "since_act", None)
    found = asked(seat) if asked is not None else None
    told = found[1] if found is not None else ()
    return tuple(event.number for event in told if isinstance(event, GaveUp) and event.seat == seat)


def new_penalties(view: View, seat: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """The places in a rack of tiles that came with the latest resolution or after it, until the seat has planned anew,
    and of those ``given`` up with its last act."""
    last, rack = view.last, view.penalties[seat]
    new = set()
    if last is not None and (view.round == last.round or seat in view.queue) and view.phase is not Phase.OVER:
        old = list(last.penalties[seat])
        for place, number in enumerate(rack):
            if number in old:
                del old[: old.index(number) + 1]
            else:
                new.add(place)
    for number in given:
        places = [place for place, tile in enumerate(rack) if tile == number and place not in new]
        new |= set(places[-1:])
    return tuple(sorted(new))
