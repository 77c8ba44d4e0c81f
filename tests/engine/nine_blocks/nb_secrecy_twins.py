"""Positions of Nine Blocks that differ only in what a seat cannot know, made by hand."""

from __future__ import annotations

import random
from collections import Counter

from nb_builder import GAME, Planned, changed

from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import counts_of


def otherwise(state: State, seat: int | None, rng: random.Random) -> State | None:
    """A position that differs only in what the seat cannot know, made by hand; None if no other was found."""
    for _ in range(40):
        known = state.learnt[seat] if seat is not None else ((),) * state.seats
        pool = list(state.supply)
        for other in range(state.seats):
            if other != seat:
                pool += list(
                    (Counter([*state.hands[other], *numbers(state, other)]) - Counter(known[other])).elements()
                )
        rng.shuffle(pool)
        hands, plans = list(state.hands), list(state.plans)
        for other in range(state.seats):
            if other == seat:
                continue
            dealt = [*known[other]]
            while len(dealt) < len(state.hands[other]) + len(numbers(state, other)):
                dealt.append(pool.pop())
            rng.shuffle(dealt)
            for place, plan in enumerate(plans):
                if plan.seat == other:
                    plans[place] = Planned(other, plan.space, dealt.pop())
            hands[other] = tuple(sorted(dealt))
        most = GAME.view(state, seat).most
        if all(own <= limit for own, limit in zip(counts_of(pool), most, strict=True)):
            return changed(state, supply=tuple(pool), hands=tuple(hands), plans=tuple(plans))
    return None


def numbers(state: State, seat: int) -> list[int]:
    """The numbers of the seat's face-down plans."""
    return [plan.number for plan in state.plans if plan.seat == seat]
