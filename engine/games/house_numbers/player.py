"""Computer players of House Numbers.

The beginner looks one turn ahead: it tries every number it can write, then the best few with every use of their effect,
and takes the sheet that looks best to a simple eye (points, room for numbers, estates under way), with a little
wavering. It claims whatever it can and builds a roundabout only to get out of a refusal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.core.chance import Draft
from engine.games.house_numbers.actions import (
    Action,
    Claim,
    Effect,
    EffectUse,
    NoPermit,
    Roundabout,
    Temp,
    Turn,
    effect_of,
)
from engine.games.house_numbers.choices import card_choices, effect_uses, numbers_to_write, roundabout_plots
from engine.games.house_numbers.plans import Need, Plan, is_fulfilled, ways
from engine.games.house_numbers.rules import HouseNumbers
from engine.games.house_numbers.scoring import own_points
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    EMPTY,
    LARGEST_ESTATE,
    NUMBERS,
    PARK_BOXES,
    PARK_VALUES,
    STREET_MASK,
    STREETS,
    Sheet,
    bits,
    build_house,
    build_roundabout,
    rows_between_fences,
)
from engine.games.house_numbers.turn import (
    apply_claim,
    apply_effect,
    asks_reshuffle,
    cross_refusal,
    passes_a_card,
    refuse_no_permit,
)
from engine.games.house_numbers.view import View
from engine.players.budget import Budget
from engine.players.levels import STREAM, Decision

CARDS_UP_TO: Final = (0, 0, 3, 6, 10, 15, 21, 28, 36, 45, 53, 60, 66, 71, 75, 78, 81, 81, 81)
"""How many of the 81 cards bear a number below n."""
ALL_CARDS: Final = 81

PLOT_WORTH: Final = 2.4
"""Points that a plot which can still be filled is worth."""
NARROW_WORTH: Final = 0.5
"""The share of it that is left when no card can fill the plot directly (temp agency, bis)."""
REFUSAL_DREAD: Final = (0.0, 4.0, 9.0, 14.0)
"""What crossed refusals cost beyond their loss: the third one ends the match."""
PARK_PROMISE: Final = 0.55
PLAN_PROMISE: Final = 0.6
TEMP_WORTH: Final = 0.7
ESTATE_PROMISE: Final = 0.75
WAVER: Final = 1.2
"""The beginner misjudges a sheet by up to so many points."""
WAVER_STEPS: Final = 64
FINALISTS: Final = 12


class Candidate(msgspec.Struct, frozen=True):
    """A turn without effect, claims and the sheet that it makes, with its worth."""

    worth: float
    action: Action
    sheet: Sheet


def room_for_numbers(sheet: Sheet) -> float:
    """Points that the empty plots promise: every gap between two numbers needs enough different numbers and cards."""
    worth = 0.0
    numbers, roundabouts = sheet.numbers, sheet.roundabouts
    for street in STREETS:
        low, empty = EMPTY, 0
        for plot in (*street, street.stop):
            at_end = plot == street.stop
            cut = not at_end and roundabouts >> plot & 1
            if not at_end and not cut and numbers[plot] == EMPTY:
                empty += 1
                continue
            high = NUMBERS if at_end or cut else numbers[plot]
            if empty:
                different = high - low - 1
                fillable = min(empty, different)
                cards = CARDS_UP_TO[high] - CARDS_UP_TO[low + 1] if high > low + 1 else 0
                share = min(1.0, cards / ALL_CARDS * 33 / empty)
                worth += fillable * (0.35 + 0.65 * share) + (empty - fillable) * NARROW_WORTH * 0.4
            low, empty = EMPTY if at_end or cut else numbers[plot], 0
    return worth * PLOT_WORTH


def estates_under_way(sheet: Sheet, plans: list[Plan]) -> float:
    """Points that unfinished estates and estate plans promise."""
    worth = 0.0
    locked = sheet.locked
    built: dict[int, list[float]] = {size: [] for size in range(1, LARGEST_ESTATE + 1)}
    for _, size, mask in rows_between_fences(sheet):
        if mask & sheet.roundabouts:
            continue
        done = (mask & sheet.houses).bit_count() / size
        if size <= LARGEST_ESTATE:
            if done < 1:
                worth += ESTATE_PROMISE * done * done * AGENT_VALUES[size - 1][sheet.agents[size - 1]]
            if not mask & locked:
                built[size].append(done)
        else:
            worth += 0.3 * done * size
    for plan in plans:
        if plan.need is Need.ESTATES:
            share = 0.0
            left = {size: sorted(have, reverse=True) for size, have in built.items()}
            for size in plan.sizes:
                if left[size]:
                    share += left[size].pop(0) * size
            share /= sum(plan.sizes)
            worth += PLAN_PROMISE * plan.first * share * share
    return worth


def promise(sheet: Sheet, plans: list[Plan]) -> float:
    """How good a sheet looks: its points and what it promises. ``plans`` are those not scored yet."""
    worth = own_points(sheet) + room_for_numbers(sheet) + estates_under_way(sheet, plans)
    for street, parks in enumerate(sheet.parks):
        share = parks / PARK_BOXES[street]
        missing = PARK_VALUES[street][-1] - PARK_VALUES[street][parks]
        room = (STREET_MASK[street] & ~sheet.filled).bit_count()
        if PARK_BOXES[street] - parks <= room:
            worth += PARK_PROMISE * missing * share
    return worth + TEMP_WORTH * sheet.temps - REFUSAL_DREAD[sheet.refusals]


def play_as_beginner(game: HouseNumbers, view: View, seat: int, draft: Draft, budget: Budget) -> Decision:
    """The best-looking turn, one turn ahead."""
    sheet = view.sheets[seat]
    plans = [plan for place, plan in enumerate(view.plans) if not sheet.plans[place]]
    candidates = list(_numbers(view, seat, sheet, None, plans))
    if refuse_no_permit(view, seat, sheet) is None:
        passed = draft.chosen(STREAM, view.hands[seat]) if passes_a_card(view) else None
        after = cross_refusal(sheet)
        candidates.append(Candidate(promise(after, plans), NoPermit(passed=passed), after))
        for plot in bits(roundabout_plots(view.mode, sheet)):
            if not budget.spend(20):
                break
            built = build_roundabout(sheet, plot)
            candidates += _numbers(view, seat, built, Roundabout(plot, first=True), plans)
    candidates.sort(key=lambda candidate: candidate.worth, reverse=True)
    best: Candidate | None = None
    for candidate in candidates[:FINALISTS]:
        for action, after in _with_effects(candidate):
            if not budget.spend() and best is not None:
                break
            worth = promise(after, plans) + WAVER * draft.number(STREAM, WAVER_STEPS) / WAVER_STEPS
            if best is None or worth > best.worth:
                best = Candidate(worth, action, after)
    assert best is not None, "a seat that waits has a legal turn"
    return Decision(_with_claims(game, view, best.action, best.sheet))


def _numbers(
    view: View, seat: int, sheet: Sheet, roundabout: Roundabout | None, plans: list[Plan]
) -> Iterator[Candidate]:
    """Every number that can be written on the sheet."""
    tried: dict[tuple[int, int, bool], Candidate] = {}
    for number_card, effect_card in card_choices(view, seat):
        is_temp = effect_of(effect_card) == Effect.TEMP
        for number in numbers_to_write(number_card, effect_card):
            for plot in bits(sheet.fits[number]):
                known = tried.get((plot, number, is_temp))
                if known is None:
                    after = build_house(sheet, plot, number)
                    if is_temp:
                        after = apply_effect(after, Temp(), plot)
                    known = Candidate(promise(after, plans), NoPermit(), after)
                    tried[plot, number, is_temp] = known
                use = Temp() if is_temp else None
                turn = Turn(number_card, effect_card, plot, number, use, roundabout)
                yield Candidate(known.worth, turn, known.sheet)


def _with_effects(candidate: Candidate) -> Iterator[tuple[Action, Sheet]]:
    """The turn without its effect, then with every use of it."""
    turn = candidate.action
    yield turn, candidate.sheet
    if isinstance(turn, NoPermit) or turn.effect_card is None or turn.plot is None:
        return
    use: EffectUse
    for use in effect_uses(candidate.sheet, effect_of(turn.effect_card), turn.plot):
        yield msgspec.structs.replace(turn, effect=use), apply_effect(candidate.sheet, use, turn.plot)


def _with_claims(game: HouseNumbers, view: View, action: Action, sheet: Sheet) -> Action:
    """The turn with every plan claimed that it fulfils; no wish to reshuffle."""
    for place, plan in enumerate(view.plans):
        if sheet.plans[place] or not is_fulfilled(sheet, plan):
            continue
        claim = Claim(place, next(ways(sheet, plan)) if plan.need is Need.ESTATES else ())
        sheet = apply_claim(view, game.plans, sheet, claim)
        action = msgspec.structs.replace(action, claims=(*action.claims, claim))
    if asks_reshuffle(view, sheet, action.claims):
        action = msgspec.structs.replace(action, reshuffle=False)
    return action


PLAYERS: Final = {"beginner": play_as_beginner}
