"""The draft of a bonus: what is marked before it is used. Nothing here knows the screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    MOST_TILES,
    START,
    SWAP,
    WIN,
    UseBonus,
)
from engine.games.nine_blocks.grid import EMPTY, TURNS
from engine.games.nine_blocks.legal import bonuses_of
from engine.games.nine_blocks.view import View

AT_ONCE: Final = (START, GAIN, WIN)
"""The bonuses that ask for nothing more."""


@dataclass(frozen=True)
class Offer:
    """What is marked: the ``number`` of the bonus (0: not chosen yet); ``marked`` places, of the hand (1) or of the own
    rack (4, 6), in the order in which they were marked; the ``space`` to clear (2); whether to ``look`` (5); quarter
    ``turns`` (7)."""

    number: int = 0
    marked: tuple[int, ...] = ()
    space: int | None = None
    look: bool | None = None
    turns: int | None = None


def first_offer(view: View) -> Offer:
    """The draft at the beginning: the number is chosen where there is one only."""
    numbers = bonuses_of(view)
    return Offer(numbers[0] if len(numbers) == 1 else 0)


def choose(offer: Offer, number: int) -> Offer:
    """Another bonus of the cascade; what was marked for the one before goes."""
    return offer if number == offer.number else Offer(number)


def own_tiles(view: View, number: int) -> tuple[int, ...]:
    """The tiles that the bonus marks: the hand or the penalties of its seat."""
    seat = view.bonus_seat
    if number == SWAP:
        return view.hands[seat]
    return view.penalties[seat] if number in (DROP_ONE, DROP_TWO) else ()


def mark(offer: Offer, place: int) -> Offer:
    """Marks a tile, or takes the mark away. Where only one may be marked, the mark moves; where no more may be marked,
    the oldest mark goes."""
    if place in offer.marked:
        return replace(offer, marked=tuple(one for one in offer.marked if one != place))
    most = MOST_TILES.get(offer.number, 0)
    return replace(offer, marked=(*offer.marked, place)[-most:] if most else ())


def clear(offer: Offer, view: View, space: int | None) -> Offer:
    """Marks a building to be removed; the same once more takes the mark away."""
    if space is not None and (view.board[space] == EMPTY or space == offer.space):
        space = None
    return replace(offer, space=space)


def turn(offer: Offer, turns: int) -> Offer:
    """Turns the board by so many quarters from where it lay before the bonus; a whole turn is none."""
    return replace(offer, turns=turns % TURNS or None)


def action_of(offer: Offer, view: View) -> UseBonus:
    """The action of the draft, with missing parts where some are missing."""
    if not offer.number:
        return UseBonus()
    tiles = own_tiles(view, offer.number)
    marked = tuple(sorted(tiles[place] for place in offer.marked if place < len(tiles)))
    return UseBonus(offer.number, marked, offer.space, offer.look, offer.turns)


def offer_of(action: UseBonus, view: View) -> Offer:
    """The draft that makes an action, to point at what a hint means."""
    number = action.number or 0
    left = list(enumerate(own_tiles(view, number)))
    marked = []
    for tile in action.tiles:
        place = next((place for place, own in left if own == tile), None)
        if place is not None:
            marked.append(place)
            left.remove((place, tile))
    return Offer(number, tuple(marked), action.space, action.look, action.turns)


def known_hands(view: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What the seat of the view has seen of other hands and still knows: (seat, numbers)."""
    return tuple((seat, tiles) for seat, tiles in enumerate(view.learnt) if tiles and seat != view.seat)
