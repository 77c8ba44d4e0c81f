"""The full position of House Numbers, secrets included, and the content it is made from."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.sheet import Sheet
from engine.games.house_numbers.view import Options

STACKS: Final = 3
NO_CARD: Final = -1


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position between two actions. See ``view.Seen`` for the fields shared with the views.

    ``pending`` per seat the turn confirmed in this round. Standard game: ``stacks`` are the three number stacks
    without their visible top cards, next card first. With hands: ``deck`` is the one deck, next card first (the solo
    card in it until it comes). ``received`` per seat the card passed to it (``NO_CARD`` without), ``known_by`` per
    seat the mask of seats that know that card. ``discards`` are the used cards in the order of use. ``causes`` per
    reason in ``ended`` the seats that brought it about.
    """

    mode: str
    options: Options
    turn: int
    sheets: tuple[Sheet, ...]
    pending: tuple[Action | None, ...]
    waiting: tuple[int, ...]
    plan_ids: tuple[int, int, int]
    claimed: tuple[int, int, int] = (0, 0, 0)
    flipped: bool = False
    numbers: tuple[int, ...] = ()
    effects: tuple[int, ...] = ()
    stacks: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    received: tuple[int, ...] = ()
    known_by: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    dealer: int = 0
    ended: tuple[str, ...] = ()
    causes: tuple[tuple[int, ...], ...] = ()
