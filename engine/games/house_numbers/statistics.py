"""What a seat did in a match, counted: the list of section 5.3 of the rules page beside the points per category."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Count
from engine.games.house_numbers.actions import Action, Effect, NoPermit, effect_of
from engine.games.house_numbers.sheet import LARGEST_ESTATE, estates
from engine.games.house_numbers.state import State


def count_match(state: State, played: Iterable[tuple[int, Action]]) -> tuple[tuple[Count, ...], ...]:
    """Per seat: turns, cards chosen and used per effect, estates per size, plans, bis, refusals, roundabouts, wishes.

    ``state`` is the position after the actions ``played``, given as (seat, turn) in any order of the seats.
    """
    seats = len(state.sheets)
    chosen = [[0] * len(Effect) for _ in range(seats)]
    used = [[0] * len(Effect) for _ in range(seats)]
    turns, wishes = [0] * seats, [0] * seats
    for seat, action in played:
        turns[seat] += 1
        wishes[seat] += bool(action.reshuffle)
        if isinstance(action, NoPermit) or action.effect_card is None:
            continue
        effect = effect_of(action.effect_card)
        chosen[seat][effect] += 1
        used[seat][effect] += action.effect is not None
    return tuple(_counts(state, seat, turns[seat], wishes[seat], chosen[seat], used[seat]) for seat in range(seats))


def _counts(state: State, seat: int, turns: int, wishes: int, chosen: list[int], used: list[int]) -> tuple[Count, ...]:
    sheet = state.sheets[seat]
    sizes = [estate.size for estate in estates(sheet)]
    rows = [Count("turns", "match", turns), Count("houses", "match", sheet.houses.bit_count())]
    rows += [Count(f"chosen_{effect.name.lower()}", "chosen", chosen[effect]) for effect in Effect]
    rows += [Count(f"used_{effect.name.lower()}", "used", used[effect]) for effect in Effect]
    rows += [Count(f"estates_{size}", "estates", sizes.count(size)) for size in range(1, LARGEST_ESTATE + 1)]
    rows += [
        Count("plans", "match", sum(points > 0 for points in sheet.plans)),
        Count("refusals", "match", sheet.refusals),
        Count("roundabouts", "match", sheet.roundabouts.bit_count()),
        Count("lost_pools", "match", sheet.lost_pools.bit_count()),
        Count("reshuffle_wishes", "match", wishes),
    ]
    return tuple(rows)
