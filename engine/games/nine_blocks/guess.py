"""A full position drawn evenly from those that a view allows."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.chance import Chance, Draft
from engine.games.nine_blocks.actions import HIDDEN
from engine.games.nine_blocks.facts import COPIES
from engine.games.nine_blocks.grid import NUMBERS
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import counts_of
from engine.games.nine_blocks.view import View

GUESS: Final = "guess"
TRIES: Final = 60
"""So often hands are drawn anew when the supply would hold more of a number than it can; then they are forced."""


def guess_state(view: View, chance: Chance) -> State:
    """A position with the same view: the tiles not seen lie in hidden hands, under hidden plans and in the supply; what
    the seat has learnt lies where it must."""
    draft = chance.draft()
    slots = [_hidden(view, seat) for seat in range(view.seats)]
    held = _hold(view, slots, draft)
    supply = draft.shuffled(GUESS, [tile for tile, count in _left_over(view, held) for _ in range(count)])
    hands, plans = list(view.hands), list(view.plans)
    for seat, tiles in enumerate(held):
        order = list(draft.shuffled(GUESS, tiles))
        for place, plan in enumerate(plans):
            if plan.seat == seat and plan.number == HIDDEN:
                plans[place] = msgspec.structs.replace(plan, number=order.pop())
        if HIDDEN in hands[seat]:
            hands[seat] = tuple(sorted(order))
    # What others have learnt and drawn is not in the view: nothing is the least they can know.
    nothing: tuple[tuple[int, ...], ...] = ((),) * view.seats
    return State(
        options=view.options,
        seats=view.seats,
        start=view.start,
        queue=view.queue,
        supply=supply,
        hands=tuple(hands),
        taken=((0,) * len(NUMBERS),) * view.seats,
        learnt=tuple(view.learnt if seat == view.seat else nothing for seat in range(view.seats)),
        penalties=view.penalties,
        gained=view.gained,
        alone=view.alone,
        passed=view.passed,
        out=view.out,
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        board=view.board,
        builders=view.builders,
        built_in=view.built_in,
        plans=tuple(plans),
        discards=view.discards,
        returned=view.most,
        claims=view.claims,
        final=view.final,
        bonus_seat=view.bonus_seat,
        bonus=view.bonus,
        last=view.last,
        end=view.end,
        winners=view.winners,
        ties=view.ties,
    )


def _hidden(view: View, seat: int) -> int:
    """How many tiles of the seat are hidden, in hand and face down."""
    return view.hands[seat].count(HIDDEN) + sum(p.seat == seat and p.number == HIDDEN for p in view.plans)


def unseen(view: View) -> list[int]:
    """Per number from 1 the tiles that the view does not show."""
    known = [*view.board, *view.discards, *(tile for tiles in view.penalties for tile in tiles)]
    known += [tile for hand in view.hands for tile in hand] + [plan.number for plan in view.plans]
    return [COPIES - count for count in counts_of(known)]


def _hold(view: View, slots: list[int], draft: Draft) -> list[list[int]]:
    """The hidden tiles of each seat: what is known of it, then any others, so that the supply can hold the rest."""
    counts = unseen(view)
    for known in view.learnt:
        for tile in known:
            counts[tile - 1] -= 1
    free = [size - len(known) for size, known in zip(slots, view.learnt, strict=True)]
    pool = [number for number, count in zip(NUMBERS, counts, strict=True) for _ in range(count)]
    forced = [max(0, count - most) for count, most in zip(counts, view.most, strict=True)]
    total = sum(free)
    order = draft.shuffled(GUESS, pool)
    for _ in range(TRIES):
        if all(held >= least for held, least in zip(counts_of(order[:total]), forced, strict=True)):
            break
        order = draft.shuffled(GUESS, pool)
    else:
        first = [number for number, least in zip(NUMBERS, forced, strict=True) for _ in range(least)]
        rest = list(order)
        for number in first:
            rest.remove(number)
        chosen = draft.shuffled(GUESS, first + rest[: total - len(first)])
        order = (*chosen, *rest[total - len(first) :])
    held, used = [], 0
    for known, size in zip(view.learnt, free, strict=True):
        held.append([*known, *order[used : used + size]])
        used += size
    return held


def _left_over(view: View, held: list[list[int]]) -> list[tuple[int, int]]:
    """The tiles that lie in the supply, per number."""
    gone = counts_of([tile for tiles in held for tile in tiles])
    return [(number, count - own) for number, count, own in zip(NUMBERS, unseen(view), gone, strict=True)]
