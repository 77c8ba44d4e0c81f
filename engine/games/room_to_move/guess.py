"""A full position drawn evenly from those that a view allows."""

from __future__ import annotations

from typing import Final

from engine.core.chance import Chance
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import UNSEEN, View

GUESS: Final = "guess"
CARDS: Final = 2


def guess_state(scenario: Scenario, view: View, chance: Chance) -> State:
    """A position with the same view: face-down cards at random; a number in two rooms has one card in each."""
    draft = chance.draft()
    known = {
        number: card
        for room, cards in zip(scenario.rooms, view.cards, strict=True)
        for (number, _), card in zip(room.cards, cards, strict=True)
        if card != UNSEEN
    }
    cards: list[tuple[int, ...]] = []
    for room, row in zip(scenario.rooms, view.cards, strict=True):
        drawn = []
        for (number, _), card in zip(room.cards, row, strict=True):
            if card == UNSEEN:
                known[number] = 1 - known[number] if number in known else draft.number(GUESS, CARDS)
                drawn.append(known[number])
            else:
                drawn.append(card)
        cards.append(tuple(drawn))
    return State(
        options=view.options,
        seats=view.seats,
        active=view.active,
        cards=tuple(cards),
        turned=view.turned,
        first=view.first,
        sheets=view.sheets,
        acted=view.acted,
        phase=view.phase,
        room=view.room,
        card=view.card,
        rooms_done=view.rooms_done,
    )
