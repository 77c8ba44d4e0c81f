"""A full position drawn evenly from those that a view allows (rules page, R9, R13)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.chance import Chance, Draft
from engine.games.house_numbers.actions import HIDDEN, SOLO_BACK, SOLO_CARD, Action, effect_of
from engine.games.house_numbers.aid import unseen_cards
from engine.games.house_numbers.choices import TurnChoices
from engine.games.house_numbers.deck import HAND, UPPER_PILE
from engine.games.house_numbers.facts import SOLOS
from engine.games.house_numbers.plans import Plan
from engine.games.house_numbers.state import NO_CARD, STACKS, State
from engine.games.house_numbers.view import View

GUESS: Final = "guess"


def guess_state(view: View, deck: tuple[int, ...], plans: tuple[Plan, ...], chance: Chance) -> State:
    """A position with the same view: unseen cards anywhere they may lie, some legal turn for seats that have
    confirmed."""
    draft = chance.draft()
    unseen = list(draft.shuffled(GUESS, unseen_cards(view, deck)))
    hands, received, known_by = view.hands, view.received, tuple(0 for _ in view.hands)
    stacks: tuple[tuple[int, ...], ...] = ()
    pile: tuple[int, ...] = ()
    if view.mode in SOLOS:
        received, known_by = (NO_CARD,), (0,)
        pile = _guess_solo_deck(view, unseen, draft)
    elif view.hands:
        hands, received, known_by, pile = _guess_hands(view, unseen)
    else:
        stacks = tuple(tuple(unseen[i * view.left : (i + 1) * view.left]) for i in range(STACKS))
    state = State(
        mode=view.mode,
        options=view.options,
        turn=view.turn,
        sheets=view.sheets,
        pending=(None,) * len(view.sheets),
        waiting=tuple(range(len(view.sheets))),
        plan_ids=view.plan_ids,
        claimed=view.claimed,
        flipped=view.flipped,
        numbers=view.numbers,
        effects=view.effects,
        stacks=stacks,
        deck=pile,
        hands=hands,
        received=received,
        known_by=known_by,
        discards=view.discards,
        dealer=view.dealer,
        ended=view.ended,
        causes=view.causes,
    )
    return _with_turns(state, view, plans, draft)


def _with_turns(state: State, view: View, plans: tuple[Plan, ...], draft: Draft) -> State:
    """The same with some legal turn for every seat that has confirmed and whose turn the view hides."""
    pending: list[Action | None] = []
    for seat in range(len(view.sheets)):
        if view.ended or seat in view.waiting:
            pending.append(None)
        elif seat == view.seat:
            pending.append(view.own)
        else:
            pending.append(TurnChoices(state, plans, seat).sample(draft, GUESS))
    return msgspec.structs.replace(state, pending=tuple(pending), waiting=view.waiting)


def _guess_solo_deck(view: View, unseen: list[int], draft: Draft) -> tuple[int, ...]:
    """The unseen cards, the one on top with the effect that shows, the solo card where it may still lie."""
    if view.flipped:
        return _topped(view.top, unseen)
    if view.top == SOLO_BACK:
        return (SOLO_CARD, *unseen)
    # Not in the upper pile (R13), and not on top, where another back shows.
    first = max(1, UPPER_PILE - _drawn(view))
    place = draft.chosen(GUESS, range(first, len(unseen) + 1))
    cards = _topped(view.top, unseen)
    return (*cards[:place], SOLO_CARD, *cards[place:])


def _drawn(view: View) -> int:
    """How many construction cards have left the deck."""
    return len(view.discards) + sum(len(hand) for hand in view.hands)


def _topped(top: int, unseen: list[int]) -> tuple[int, ...]:
    """The cards with one of the effect ``top`` in front (a new order that is as likely as any other)."""
    if not unseen:
        return ()
    place = next(i for i, card in enumerate(unseen) if effect_of(card) == top)
    return (unseen[place], *unseen[:place], *unseen[place + 1 :])


def _guess_hands(
    view: View, unseen: list[int]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Hands, received cards, who knows them, and the deck of the expert game."""
    seats = len(view.hands)

    def take(effect: int) -> int:
        place = next(i for i, card in enumerate(unseen) if effect_of(card) == effect)
        return unseen.pop(place)

    hands = [list(hand) for hand in view.hands]
    for seat, effect in enumerate(view.received):
        if effect != NO_CARD and hands[seat][0] == HIDDEN:
            hands[seat][0] = take(effect)
    top = [take(view.top)] if view.top >= 0 else []
    for hand in hands:
        for place in range(HAND):
            if hand[place] == HIDDEN:
                hand[place] = unseen.pop()
    received = tuple(NO_CARD if effect == NO_CARD else hands[seat][0] for seat, effect in enumerate(view.received))
    known_by = []
    for seat, effect in enumerate(view.received):
        mask = 0 if effect == NO_CARD else 1 << seat | 1 << (seat - 1) % seats
        if view.seat is not None and effect != NO_CARD and view.hands[seat][0] != HIDDEN:
            mask |= 1 << view.seat
        known_by.append(mask)
    return tuple(tuple(hand) for hand in hands), received, tuple(known_by), (*top, *unseen)
