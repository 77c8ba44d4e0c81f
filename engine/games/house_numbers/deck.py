"""How the cards move: stacks and pairs, expert hands, the solo deck (rules page, 3.1, 3.2, 3.4, 3.5, R6, R10, R13).

Every function takes a state in which the turn is over and returns it with the cards of the next turn, and what is
told about it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.chance import Draft
from engine.core.game import Told
from engine.games.house_numbers.actions import HIDDEN, SOLO_CARD, NoPermit, Turn, effect_of
from engine.games.house_numbers.state import NO_CARD, STACKS, State
from engine.games.house_numbers.view import Passed, PlansFlipped, StacksReshuffled

HAND: Final = 3
UPPER_PILE: Final = 40
DECK: Final = "deck"
DEALER: Final = "dealer"
PLANS: Final = "plans"

replace = msgspec.structs.replace


# Standard game


def lay_stacks(state: State, deck: tuple[int, ...], draft: Draft) -> State:
    """Shuffles all cards into three stacks and turns their top cards over: the first turn, or after a wish (3.1,
    3.2)."""
    cards = draft.shuffled(DECK, deck)
    size = len(cards) // STACKS
    stacks = [cards[i * size : (i + 1) * size] for i in range(STACKS)]
    return replace(
        state,
        effects=tuple(stack[0] for stack in stacks),
        numbers=tuple(stack[1] for stack in stacks),
        stacks=tuple(stack[2:] for stack in stacks),
        discards=(),
    )


def turn_stacks(state: State, draft: Draft) -> tuple[State, tuple[Told, ...]]:
    """Turns the next cards over. When the stacks have run out their last cards are the effects, the others are
    shuffled."""
    discards = (*state.discards, *state.effects)
    stacks = state.stacks
    told: tuple[Told, ...] = ()
    if not stacks[0]:
        cards = draft.shuffled(DECK, discards)
        size = len(cards) // STACKS
        stacks = tuple(cards[i * size : (i + 1) * size] for i in range(STACKS))
        discards = ()
        told = (Told(StacksReshuffled(state.turn, ())),)
    state = replace(
        state,
        effects=state.numbers,
        numbers=tuple(stack[0] for stack in stacks),
        stacks=tuple(stack[1:] for stack in stacks),
        discards=discards,
    )
    return state, told


# Expert game


def deal_hands(state: State, deck: tuple[int, ...], draft: Draft) -> State:
    """Shuffles all cards and deals three to every seat, beginning with the dealer (3.4)."""
    seats = len(state.sheets)
    state = replace(
        state,
        deck=draft.shuffled(DECK, deck),
        discards=(),
        hands=((),) * seats,
        received=(NO_CARD,) * seats,
        known_by=(0,) * seats,
    )
    state, _ = fill_hands(state, draft)
    return state


def fill_hands(state: State, draft: Draft) -> tuple[State, tuple[Told, ...]]:
    """Fills every hand to three at once, beginning with the dealer; an empty deck is replaced by the discards (R10)."""
    deck, discards = state.deck, state.discards
    told: tuple[Told, ...] = ()
    hands = list(state.hands)
    seats = len(hands)
    for offset in range(seats):
        seat = (state.dealer + offset) % seats
        hand = hands[seat]
        while len(hand) < HAND:
            if not deck:
                deck, discards = draft.shuffled(DECK, discards), ()
                told = (Told(StacksReshuffled(state.turn, ())),)
            hand, deck = (*hand, deck[0]), deck[1:]
        hands[seat] = hand
    return replace(state, deck=deck, discards=discards, hands=tuple(hands)), told


def card_handed_on(hand: tuple[int, ...], action: Turn | NoPermit) -> int:
    """The card that goes to the next seat: the one not used, or the one chosen with a refusal; ``NO_CARD`` if none
    goes."""
    if isinstance(action, NoPermit):
        return NO_CARD if action.passed is None else action.passed
    return next(card for card in hand if card not in (action.number_card, action.effect_card))


def pass_cards(state: State, actions: tuple[Turn | NoPermit, ...], draft: Draft) -> tuple[State, tuple[Told, ...]]:
    """Used cards are discarded, the third cards go to the next seats, the dealer mark moves on, hands are filled."""
    seats = len(state.hands)
    handed = [card_handed_on(hand, action) for hand, action in zip(state.hands, actions, strict=True)]
    discards = list(state.discards)
    hands: list[tuple[int, ...]] = [()] * seats
    received, known_by = [NO_CARD] * seats, [0] * seats
    told = []
    for seat, (hand, card) in enumerate(zip(state.hands, handed, strict=True)):
        discards += [other for other in hand if other != card]
        if card == NO_CARD:
            continue
        to = (seat + 1) % seats
        hands[to], received[to] = (card,), card
        # Whoever has held the card since it left the deck knows where it is now.
        known_by[to] = 1 << seat | 1 << to | (state.known_by[seat] if state.received[seat] == card else 0)
        knowing = tuple(other for other in range(seats) if known_by[to] >> other & 1)
        others = tuple(other for other in range(seats) if other not in knowing)
        told.append(Told(Passed(state.turn, seat, to, card, effect_of(card)), knowing))
        if others:
            told.append(Told(Passed(state.turn, seat, to, HIDDEN, effect_of(card)), others))
    state = replace(
        state,
        discards=tuple(discards),
        hands=tuple(hands),
        received=tuple(received),
        known_by=tuple(known_by),
        dealer=(state.dealer + 1) % seats,
    )
    state, more = fill_hands(state, draft)
    return state, (*told, *more)


# Solo game


def lay_solo_deck(state: State, deck: tuple[int, ...], draft: Draft) -> State:
    """Forty cards on top, the other 41 with the solo card shuffled in below (R13)."""
    cards = draft.shuffled(DECK, deck)
    lower = draft.shuffled(DECK, (*cards[UPPER_PILE:], SOLO_CARD))
    return replace(
        state, deck=(*cards[:UPPER_PILE], *lower), hands=((),), received=(NO_CARD,), known_by=(0,), discards=()
    )


def has_solo_turn(state: State) -> bool:
    """Whether three construction cards are left to draw (3.5, R13, B15)."""
    return len(state.deck) - (SOLO_CARD in state.deck) >= HAND


def draw_solo(state: State) -> tuple[State, tuple[Told, ...]]:
    """Discards the hand and draws three; the solo card turns the plans over and is replaced at once (3.5)."""
    drawn: list[int] = []
    deck = state.deck
    told: tuple[Told, ...] = ()
    flipped = state.flipped
    while len(drawn) < HAND:
        if deck[0] == SOLO_CARD:
            flipped = True
            told = (Told(PlansFlipped(state.turn + 1)),)
        else:
            drawn.append(deck[0])
        deck = deck[1:]
    state = replace(
        state, deck=deck, hands=(tuple(drawn),), flipped=flipped, discards=(*state.discards, *state.hands[0])
    )
    return state, told
