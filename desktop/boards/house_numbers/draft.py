"""The turn in work: parts put and taken back in any order, before one button confirms them all.

Pure Python over actions of the game; what is legal is asked through ``Refuse``. ``Draft`` keeps the parts with their
own undo and redo; the functions make new actions out of old ones.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.game import Refusal
from engine.games.house_numbers.actions import (
    Action,
    Bis,
    Claim,
    EffectUse,
    NoPermit,
    Park,
    Pool,
    Reason,
    Roundabout,
    Temp,
    Turn,
    number_of,
)
from engine.games.house_numbers.view import Parts

Refuse = Callable[[Action], Refusal | None]

Kept = tuple[Action, tuple[Action, ...], tuple[Action, ...]]
"""A draft that is laid away: the action, what undo goes back to, what redo goes on to."""

STEPS = ("pair", "number", "effect", "plans", "confirm")


class Draft:
    """The parts chosen so far, with undo and redo of single parts."""

    def __init__(self) -> None:
        self.action: Action = Turn()
        self.past: list[Action] = []
        self.future: list[Action] = []

    def put(self, action: Action) -> bool:
        """Takes ``action`` as the new draft; tells whether anything changed."""
        if action == self.action:
            return False
        self.past.append(self.action)
        self.future.clear()
        self.action = action
        return True

    def undo(self) -> bool:
        """Goes back by one part; tells whether there was one."""
        if not self.past:
            return False
        self.future.append(self.action)
        self.action = self.past.pop()
        return True

    def redo(self) -> bool:
        """Puts the part again that was taken back; tells whether there was one."""
        if not self.future:
            return False
        self.past.append(self.action)
        self.action = self.future.pop()
        return True

    def keep(self) -> Kept | None:
        """Everything, to be put back later; None if there is nothing."""
        if not self.past and not self.future:
            return None
        return self.action, tuple(self.past), tuple(self.future)

    def put_back(self, kept: Kept) -> None:
        """Takes what ``keep`` gave."""
        self.action, past, future = kept
        self.past, self.future = list(past), list(future)

    def clear(self) -> None:
        """Forgets everything, undo included."""
        self.action = Turn()
        self.past.clear()
        self.future.clear()


def choose_cards(action: Action, number_card: int | None, effect_card: int | None) -> Action:
    """The draft with these cards; a number and an effect chosen with other cards go, a roundabout stays."""
    if isinstance(action, Turn) and (action.number_card, action.effect_card) == (number_card, effect_card):
        return action
    kept = isinstance(action, Turn) and action.number_card == number_card and number_card is not None
    if kept:
        assert isinstance(action, Turn)
        written = action.number == number_of(number_card or 0)
        if written:
            return replace(action, effect_card=effect_card, effect=None, claims=(), reshuffle=None)
    return Turn(number_card, effect_card, roundabout=first(action.roundabout))


def choose_half(action: Action, card: int, half: str) -> Action:
    """The draft with one card of the hand used for its "number" or its "effect"; no card is used for both."""
    turn = action if isinstance(action, Turn) else Turn(roundabout=first(action.roundabout))
    number_card, effect_card = turn.number_card, turn.effect_card
    if half == "number":
        number_card = None if number_card == card else card
        effect_card = None if effect_card == card else effect_card
    else:
        effect_card = None if effect_card == card else card
        number_card = None if number_card == card else number_card
    return choose_cards(turn, number_card, effect_card)


def write_number(action: Turn, plot: int, number: int) -> Turn:
    """The draft with ``number`` on ``plot``; a number other than the printed one uses the temp agency."""
    shifted = action.number_card is not None and number != number_of(action.number_card)
    effect: EffectUse | None = Temp() if shifted else None
    return replace(action, plot=plot, number=number, effect=effect, claims=(), reshuffle=None)


def add_own_effect(action: Turn, parts: Parts) -> Turn:
    """The draft with the park or pool that the number brings by itself; both can be left out afterwards."""
    if action.effect is not None:
        return action
    if parts.park:
        return replace(action, effect=Park())
    return replace(action, effect=Pool()) if parts.pool else action


def use_effect(action: Turn, effect: EffectUse | None) -> Turn:
    """The draft with this use of the effect, None for leaving it out."""
    return replace(action, effect=effect)


def place_roundabout(action: Action, plot: int) -> Action:
    """The draft with a roundabout on ``plot``: before the number while none is written, else after it (R2)."""
    early = isinstance(action, Turn) and action.plot is None
    return replace(action, roundabout=Roundabout(plot, first=early))


def first(roundabout: Roundabout | None) -> Roundabout | None:
    """The roundabout as one that is built before the number."""
    return None if roundabout is None else replace(roundabout, first=True)


def refuse_permit(action: Action) -> Action:
    """The draft as a turn with a permit refusal; a roundabout stays."""
    return action if isinstance(action, NoPermit) else NoPermit(roundabout=first(action.roundabout))


def claim(action: Action, place: int, estates: tuple[int, ...] | None) -> Action:
    """The draft with a claim of the plan at ``place``; ``estates`` None while they are to be chosen."""
    others = tuple(other for other in action.claims if other.plan != place)
    claims = tuple(sorted((*others, Claim(place, estates)), key=lambda one: one.plan))
    return replace(action, claims=claims, reshuffle=None)


def drop_claim(action: Action, place: int) -> Action:
    """The draft without a claim of the plan at ``place``."""
    claims = tuple(other for other in action.claims if other.plan != place)
    return replace(action, claims=claims, reshuffle=None)


def take_back(action: Action, part: str) -> Action:
    """The draft without a part: "pair", "number", "effect", "roundabout", "plans" or "refusal".

    Parts that cannot stand without it go as well: number and effect with their cards, the effect with its number.
    """
    if part == "roundabout":
        return replace(action, roundabout=None)
    if part == "plans":
        return replace(action, claims=(), reshuffle=None)
    if isinstance(action, NoPermit):
        return Turn(roundabout=first(action.roundabout)) if part in ("refusal", "pair", "number") else action
    if part == "pair":
        return Turn(roundabout=first(action.roundabout))
    if part == "number":
        roundabout = first(action.roundabout)
        return Turn(action.number_card, action.effect_card, roundabout=roundabout)
    if part == "effect":
        back = replace(action, effect=None, claims=(), reshuffle=None)
        shifted = action.number_card is not None and action.number != number_of(action.number_card)
        return take_back(action, "number") if isinstance(action.effect, Temp) and shifted else back
    return action


def settle(action: Action, refuse: Refuse) -> Action:
    """The draft without parts that are no longer legal, taken from the end of the turn on until ``refuse`` is
    content."""
    for lighten in (
        lambda turn: replace(turn, reshuffle=None),
        lambda turn: replace(turn, claims=tuple(c for c in turn.claims if c.estates is None), reshuffle=None),
        lambda turn: replace(turn, claims=(), reshuffle=None),
        lambda turn: take_back(turn, "effect"),
        lambda turn: take_back(turn, "number"),
        lambda turn: take_back(turn, "refusal"),
        lambda turn: take_back(turn, "roundabout"),
        lambda turn: take_back(turn, "pair"),
    ):
        refusal = refuse(action)
        if refusal is None or refusal.code == Reason.INCOMPLETE:
            return action
        action = lighten(action)
    return action


def missing(action: Action, parts: Parts, *, passes: bool = False) -> str:
    """The first part that a whole turn still lacks: "pair", "number", "effect", "pass", "roundabout", "estates",
    "reshuffle" or "".

    ``passes`` tells that a refusal hands on a card.
    """
    if isinstance(action, Turn):
        if action.number_card is None or action.effect_card is None:
            return "pair"
        if action.plot is None or action.number is None:
            return "number"
        if isinstance(action.effect, Bis) and action.effect.source is None:
            return "effect"
    elif passes and action.passed is None:
        return "pass"
    if action.roundabout is not None and action.roundabout.plot is None:
        return "roundabout"
    if any(one.estates is None for one in action.claims):
        return "estates"
    if parts.asks_reshuffle and action.reshuffle is None:
        return "reshuffle"
    return ""


def has_effect_to_choose(action: Action, parts: Parts) -> bool:
    """Whether an effect is open that somebody has to point at: a gap, a size, a house to copy."""
    return (
        isinstance(action, Turn)
        and action.plot is not None
        and action.effect is None
        and bool(parts.gaps or parts.sizes or parts.bis)
    )


def current_step(action: Action, parts: Parts, *, passes: bool = False) -> str:
    """The step of the turn that comes next, one of ``STEPS``."""
    lack = missing(action, parts, passes=passes)
    if lack in ("pair", "pass"):
        return "pair"
    if lack in ("number", "roundabout"):
        return "number"
    if lack == "effect" or (not action.claims and has_effect_to_choose(action, parts)):
        return "effect"
    claimed = {one.plan for one in action.claims}
    if lack in ("estates", "reshuffle") or any(place not in claimed for place, _ in parts.claims):
        return "plans"
    return "confirm"
