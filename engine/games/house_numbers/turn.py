"""One turn of one seat: the single source of legality, and what the turn makes of the sheet (rules page, 3.2, 3.4, 7).

A turn is judged part by part in the order in which it is played: roundabout (if first), cards, number, effect,
roundabout (if last), claims, the answer about the reshuffle. Each part is judged on the sheet that the parts before
it have made (R1).
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.game import Refusal
from engine.games.house_numbers.actions import (
    USE_OF,
    Action,
    Agent,
    Bis,
    Claim,
    EffectUse,
    Fence,
    NoPermit,
    Park,
    Pool,
    Reason,
    Roundabout,
    Temp,
    Turn,
    effect_of,
    number_of,
)
from engine.games.house_numbers.facts import (
    EVERY_PLAN,
    EXPERTS,
    PASS_ONE,
    PRACTICES,
    SOLOS,
    WITH_HANDS,
    WITH_ROUNDABOUTS,
)
from engine.games.house_numbers.plans import Need, Plan, is_fulfilled, needs_plots, score_plan
from engine.games.house_numbers.sheet import (
    AGENT_BOXES,
    ALL_PLOTS,
    EMPTY,
    GAPS,
    MOST_REFUSALS,
    MOST_ROUNDABOUTS,
    NUMBERS,
    PARK_BOXES,
    PLOTS,
    POOL_MASK,
    STREET_OF,
    TEMP_BOXES,
    Sheet,
    bits,
    build_house,
    build_roundabout,
    equal_gaps,
    estates,
    free_gaps,
    number_row,
)
from engine.games.house_numbers.view import Seen, plan_value

LONGEST_SHIFT: Final = 2
INCOMPLETE: Final = Refusal(Reason.INCOMPLETE, "7")


class Judgement(msgspec.Struct, frozen=True, gc=False):
    """What became of judging a turn: the first ``refusal`` (None if there is none), the ``sheet`` with all parts up
    to it, and whether parts are ``missing``."""

    refusal: Refusal | None
    sheet: Sheet
    missing: bool


def judge(seen: Seen, plans: tuple[Plan, ...], seat: int, action: Action) -> Judgement:
    """Judges a turn, or a draft of one, on the sheet of the seat. ``plans`` are all plans by id."""
    if type(action) is Turn:
        return _judge_number(seen, plans, seat, action)
    assert isinstance(action, NoPermit)
    return _judge_no_permit(seen, plans, seat, action)


def refuse_turn(seen: Seen, plans: tuple[Plan, ...], seat: int, action: Action) -> Refusal | None:
    """Why the seat may not play this turn now, None if it may; ``incomplete`` if only parts are missing."""
    if not 0 <= seat < len(seen.sheets):
        return Refusal(Reason.NO_SEAT, "7", seats=(seat,))
    if seen.ended:
        return Refusal(Reason.MATCH_OVER, "3.3", seats=(seat,))
    if seat not in seen.waiting:
        return Refusal(Reason.NOT_WAITING, "7", seats=(seat,))
    judgement = judge(seen, plans, seat, action)
    return judgement.refusal or (INCOMPLETE if judgement.missing else None)


def _judge_number(seen: Seen, plans: tuple[Plan, ...], seat: int, turn: Turn) -> Judgement:
    sheet = seen.sheets[seat]
    missing = turn.number_card is None or turn.effect_card is None or turn.plot is None or turn.number is None
    roundabout = turn.roundabout
    if roundabout is not None:
        missing = missing or roundabout.plot is None
        if roundabout.first:
            refusal = refuse_roundabout(seen.mode, sheet, roundabout)
            if refusal:
                return Judgement(refusal, sheet, missing)
            sheet = apply_roundabout(sheet, roundabout)
    refusal = refuse_cards(seen, seat, turn) or refuse_number(sheet, turn)
    if refusal:
        return Judgement(refusal, sheet, missing)
    if turn.plot is not None and turn.number is not None:
        sheet = build_house(sheet, turn.plot, turn.number)
    effect = turn.effect
    if effect is not None:
        refusal = refuse_effect(sheet, turn, effect)
        if refusal:
            return Judgement(refusal, sheet, missing)
        if is_whole(effect):
            sheet = apply_effect(sheet, effect, turn.plot)
        else:
            missing = True
    return _judge_rest(seen, plans, sheet, turn, missing)


def _judge_no_permit(seen: Seen, plans: tuple[Plan, ...], seat: int, turn: NoPermit) -> Judgement:
    sheet = seen.sheets[seat]
    missing = False
    roundabout = turn.roundabout
    if roundabout is not None:
        missing = roundabout.plot is None
        if roundabout.first:
            refusal = refuse_roundabout(seen.mode, sheet, roundabout)
            if refusal:
                return Judgement(refusal, sheet, missing)
            sheet = apply_roundabout(sheet, roundabout)
    refusal = refuse_no_permit(seen, seat, sheet)
    if refusal:
        return Judgement(refusal, sheet, missing)
    if passes_a_card(seen):
        if turn.passed is None:
            missing = True
        elif turn.passed not in seen.hands[seat]:
            return Judgement(Refusal(Reason.CARD_UNKNOWN, "3.4", pieces=(turn.passed,)), sheet, missing)
    elif turn.passed is not None:
        return Judgement(Refusal(Reason.PASS_NOT_ASKED, "3.4", pieces=(turn.passed,)), sheet, missing)
    return _judge_rest(seen, plans, cross_refusal(sheet), turn, missing)


def _judge_rest(seen: Seen, plans: tuple[Plan, ...], sheet: Sheet, turn: Turn | NoPermit, missing: bool) -> Judgement:
    """The parts that every turn has: a roundabout at the end, claims, the answer about the reshuffle."""
    roundabout = turn.roundabout
    if roundabout is not None and not roundabout.first:
        refusal = refuse_roundabout(seen.mode, sheet, roundabout)
        if refusal:
            return Judgement(refusal, sheet, missing)
        sheet = apply_roundabout(sheet, roundabout)
    if turn.claims:
        before = sheet.locked
        last = -1
        for claim in turn.claims:
            if claim.plan <= last:
                return Judgement(Refusal(Reason.CLAIMS_UNORDERED, "7", pieces=(claim.plan,)), sheet, missing)
            last = claim.plan
            refusal = refuse_claim(seen, plans, sheet, claim, before)
            if refusal:
                return Judgement(refusal, sheet, missing)
            if claim.estates is None:
                missing = True
            else:
                sheet = apply_claim(seen, plans, sheet, claim)
    if turn.reshuffle is None:
        missing = missing or asks_reshuffle(seen, sheet, turn.claims)
    elif not asks_reshuffle(seen, sheet, turn.claims):
        return Judgement(Refusal(Reason.RESHUFFLE_NOT_ASKED, "R6"), sheet, missing)
    return Judgement(None, sheet, missing)


# Roundabouts (3.2)


def refuse_roundabout(mode: str, sheet: Sheet, roundabout: Roundabout) -> Refusal | None:
    """Why the roundabout may not be built: not in this mode, two stand already, or the plot is not empty."""
    if mode not in WITH_ROUNDABOUTS:
        return Refusal(Reason.ROUNDABOUT_NOT_IN_MODE, "3.2")
    if sheet.roundabouts.bit_count() >= MOST_ROUNDABOUTS:
        return Refusal(Reason.ROUNDABOUTS_USED_UP, "3.2", numbers=(MOST_ROUNDABOUTS,))
    return None if roundabout.plot is None else _refuse_plot(sheet, roundabout.plot)


def apply_roundabout(sheet: Sheet, roundabout: Roundabout) -> Sheet:
    """The sheet with the roundabout, unchanged while its plot is not chosen."""
    return sheet if roundabout.plot is None else build_roundabout(sheet, roundabout.plot)


def _refuse_plot(sheet: Sheet, plot: int) -> Refusal | None:
    if not 0 <= plot < PLOTS:
        return Refusal(Reason.PLOT_UNKNOWN, "2.2", numbers=(plot,))
    if sheet.houses >> plot & 1:
        return Refusal(Reason.PLOT_BUILT, "3.2", squares=(plot,), numbers=(sheet.numbers[plot],))
    if sheet.roundabouts >> plot & 1:
        return Refusal(Reason.PLOT_ROUNDABOUT, "3.2", squares=(plot,))
    return None


# Cards and numbers (3.1, 3.2, 3.4)


def refuse_cards(seen: Seen, seat: int, turn: Turn) -> Refusal | None:
    """Why these cards may not be used: not on offer, not one pair, or one card for both (expert, solo)."""
    number_card, effect_card = turn.number_card, turn.effect_card
    if seen.mode in WITH_HANDS:
        hand = seen.hands[seat]
        for chosen in (number_card, effect_card):
            if chosen is not None and chosen not in hand:
                return Refusal(Reason.CARD_UNKNOWN, "3.4", pieces=(chosen,))
        if number_card is not None and number_card == effect_card:
            return Refusal(Reason.CARD_TWICE, "3.4", pieces=(number_card,))
        return None
    if number_card is not None and number_card not in seen.numbers:
        return Refusal(Reason.CARD_UNKNOWN, "3.1", pieces=(number_card,))
    if effect_card is not None and effect_card not in seen.effects:
        return Refusal(Reason.CARD_UNKNOWN, "3.1", pieces=(effect_card,))
    if (
        number_card is not None
        and effect_card is not None
        and seen.numbers.index(number_card) != seen.effects.index(effect_card)
    ):
        return Refusal(Reason.CARDS_NOT_A_PAIR, "3.1", pieces=(number_card, effect_card))
    return None


def refuse_number(sheet: Sheet, turn: Turn) -> Refusal | None:
    """Why the number may not be written on the plot: plot taken, number not the card's, or not rising along the row."""
    plot, number = turn.plot, turn.number
    if plot is not None:
        refusal = _refuse_plot(sheet, plot)
        if refusal:
            return refusal
    if number is None:
        if turn.number_card is None or plot is None or type(turn.effect) is Temp:
            return None
        number = number_of(turn.number_card)
    if not 0 <= number < NUMBERS:
        return Refusal(Reason.NUMBER_OUT_OF_RANGE, "3.2", numbers=(number,))
    if turn.number_card is not None:
        printed = number_of(turn.number_card)
        if type(turn.effect) is Temp:
            if abs(number - printed) > LONGEST_SHIFT:
                return Refusal(Reason.SHIFT_TOO_FAR, "3.2", numbers=(number, printed))
        elif number != printed:
            return Refusal(Reason.NUMBER_NOT_PRINTED, "3.2", numbers=(number, printed))
    if plot is None or sheet.fits[number] >> plot & 1:
        return None
    left, right = number_row(sheet, plot)
    lower = (left & sheet.houses).bit_length() - 1
    if lower >= 0 and sheet.numbers[lower] >= number:
        return Refusal(Reason.NUMBER_TOO_LOW, "3.2", squares=(plot, lower), numbers=(number, sheet.numbers[lower]))
    higher = next(bits(right & sheet.houses))
    return Refusal(Reason.NUMBER_TOO_HIGH, "3.2", squares=(plot, higher), numbers=(number, sheet.numbers[higher]))


def printed_numbers(seen: Seen, seat: int) -> tuple[int, ...]:
    """The printed numbers that the seat can choose from: three pairs, or the cards of its hand."""
    cards = seen.hands[seat] if seen.mode in WITH_HANDS else seen.numbers
    return tuple(number_of(card) for card in cards)


def refuse_no_permit(seen: Seen, seat: int, sheet: Sheet) -> Refusal | None:
    """Why a refusal may not be taken: a printed number fits somewhere (3.2, Q4, B12)."""
    for number in printed_numbers(seen, seat):
        plots = sheet.fits[number]
        if plots:
            return Refusal(
                Reason.PERMIT_POSSIBLE, "3.2", squares=tuple(bits(plots)), numbers=(number, plots.bit_count())
            )
    return None


def passes_a_card(seen: Seen) -> bool:
    """Whether a refusal hands on a card of the seat's choice (R8)."""
    return seen.mode in EXPERTS and seen.options.expert_refusal == PASS_ONE


def cross_refusal(sheet: Sheet) -> Sheet:
    """The sheet with one more refusal crossed."""
    return msgspec.structs.replace(sheet, refusals=min(MOST_REFUSALS, sheet.refusals + 1))


# Effects (3.2)


def is_whole(effect: EffectUse) -> bool:
    """Whether the effect has all its parts."""
    match effect:
        case Fence(gap):
            return gap is not None
        case Agent(size):
            return size is not None
        case Bis(plot, source):
            return plot is not None and source is not None
    return True


def refuse_effect(sheet: Sheet, turn: Turn, effect: EffectUse) -> Refusal | None:
    """Why the effect may not be used like this on the sheet with the number of this turn on it."""
    if turn.effect_card is not None and type(effect) is not USE_OF[effect_of(turn.effect_card)]:
        return Refusal(Reason.EFFECT_OF_OTHER_CARD, "3.2", pieces=(turn.effect_card,))
    kind = type(effect)
    if kind is Fence:
        assert isinstance(effect, Fence)
        return None if effect.gap is None else refuse_fence(sheet, effect.gap)
    if kind is Agent:
        assert isinstance(effect, Agent)
        size = effect.size
        if size is None:
            return None
        if not 1 <= size <= len(AGENT_BOXES):
            return Refusal(Reason.SIZE_UNKNOWN, "2.2", numbers=(size,))
        if sheet.agents[size - 1] >= AGENT_BOXES[size - 1]:
            return Refusal(Reason.SIZE_FULL, "3.2", numbers=(size,))
    elif kind is Park:
        if turn.plot is not None and sheet.parks[STREET_OF[turn.plot]] >= PARK_BOXES[STREET_OF[turn.plot]]:
            return Refusal(Reason.PARK_FULL, "3.2", numbers=(STREET_OF[turn.plot] + 1,))
    elif kind is Pool:
        if turn.plot is not None and not POOL_MASK >> turn.plot & 1:
            return Refusal(Reason.NO_POOL_PLANNED, "3.2", squares=(turn.plot,))
    elif kind is Bis:
        assert isinstance(effect, Bis)
        return refuse_bis(sheet, effect)
    return None


def refuse_fence(sheet: Sheet, gap: int) -> Refusal | None:
    """Why a fence may not be built in a gap."""
    if not (0 <= gap < PLOTS and GAPS >> gap & 1):
        return Refusal(Reason.GAP_UNKNOWN, "2.2", numbers=(gap,))
    if free_gaps(sheet) >> gap & 1:
        return None
    beside = (gap, gap + 1)
    if sheet.fences >> gap & 1:
        return Refusal(Reason.FENCE_EXISTS, "3.2", squares=beside)
    if equal_gaps(sheet) >> gap & 1:
        return Refusal(Reason.FENCE_BETWEEN_EQUALS, "3.2", squares=beside, numbers=(sheet.numbers[gap],))
    return Refusal(Reason.FENCE_LOCKED, "3.2", squares=beside)


def refuse_bis(sheet: Sheet, bis: Bis) -> Refusal | None:
    """Why a bis may not be built: plot not empty, house not beside it or missing, a fence between them."""
    plot, source = bis.plot, bis.source
    if plot is not None:
        refusal = _refuse_plot(sheet, plot)
        if refusal:
            return refusal
    if source is not None:
        if not 0 <= source < PLOTS:
            return Refusal(Reason.PLOT_UNKNOWN, "2.2", numbers=(source,))
        if not sheet.houses >> source & 1:
            return Refusal(Reason.BIS_SOURCE_EMPTY, "3.2", squares=(source,))
    if plot is None or source is None:
        return None
    if abs(plot - source) != 1 or STREET_OF[plot] != STREET_OF[source]:
        return Refusal(Reason.BIS_NOT_BESIDE, "3.2", squares=(plot, source))
    if sheet.fences >> min(plot, source) & 1:
        return Refusal(Reason.BIS_OVER_FENCE, "3.2", squares=(plot, source))
    return None


def apply_effect(sheet: Sheet, effect: EffectUse, plot: int | None) -> Sheet:
    """The sheet with a legal whole effect used; ``plot`` is that of the number (park and pool wait for it)."""
    replace = msgspec.structs.replace
    match effect:
        case Fence(int(gap)):
            return replace(sheet, fences=sheet.fences | 1 << gap)
        case Agent(int(size)):
            agents = list(sheet.agents)
            agents[size - 1] += 1
            return replace(sheet, agents=tuple(agents))
        case Park():
            if plot is None:
                return sheet
            parks = list(sheet.parks)
            parks[STREET_OF[plot]] += 1
            return replace(sheet, parks=tuple(parks))
        case Pool():
            return sheet if plot is None else replace(sheet, pools=sheet.pools | 1 << plot)
        case Temp():
            return replace(sheet, temps=min(TEMP_BOXES, sheet.temps + 1))
        case Bis(int(target), int(source)):
            return build_house(sheet, target, sheet.numbers[source], bis=True)
    raise AssertionError(f"{effect} has missing parts")


# Claims (3.2, R15, R16) and the reshuffle (R5, R6, R6a)


def refuse_claim(seen: Seen, plans: tuple[Plan, ...], sheet: Sheet, claim: Claim, locked_before: int) -> Refusal | None:
    """Why the plan may not be claimed on this sheet. ``locked_before`` are the plots locked before this turn's
    claims."""
    place = claim.plan
    if not 0 <= place < len(seen.plan_ids):
        return Refusal(Reason.PLAN_UNKNOWN, "2.3", pieces=(place,))
    if sheet.plans[place]:
        return Refusal(Reason.PLAN_SCORED, "3.2", pieces=(place,))
    plan = plans[seen.plan_ids[place]]
    if plan.need is Need.ESTATES:
        if claim.estates is not None:
            return _refuse_estates(sheet, plan, claim, locked_before)
        return None if is_fulfilled(sheet, plan) else Refusal(Reason.PLAN_NOT_FULFILLED, "3.2", pieces=(place,))
    if claim.estates:
        return Refusal(Reason.PLAN_WITHOUT_ESTATES, "3.2", pieces=(place,))
    if is_fulfilled(sheet, plan):
        return None
    plots = needs_plots(plan)
    if plots and not plots & ~sheet.filled:
        return Refusal(Reason.PLOTS_LOCKED, "3.2", squares=tuple(bits(plots & sheet.locked)), pieces=(place,))
    return Refusal(Reason.PLAN_NOT_FULFILLED, "3.2", pieces=(place,))


def _refuse_estates(sheet: Sheet, plan: Plan, claim: Claim, locked_before: int) -> Refusal | None:
    assert claim.estates is not None
    place = (claim.plan,)
    complete = {estate.start: estate for estate in estates(sheet)}
    last = EMPTY
    sizes = []
    for start in claim.estates:
        if start <= last:
            return Refusal(Reason.CLAIMS_UNORDERED, "7", pieces=place)
        last = start
        estate = complete.get(start)
        if estate is None:
            return Refusal(Reason.ESTATE_UNKNOWN, "3.2", squares=(start,) if 0 <= start < PLOTS else (), pieces=place)
        if estate.mask & locked_before:
            return Refusal(Reason.ESTATE_LOCKED, "3.2", squares=tuple(bits(estate.mask)), pieces=place)
        if estate.mask & sheet.locked:
            return Refusal(Reason.ESTATE_SHARED, "3.2", squares=tuple(bits(estate.mask)), pieces=place)
        sizes.append(estate.size)
    if tuple(sorted(sizes)) != plan.sizes:
        return Refusal(Reason.ESTATE_SIZES, "3.2", squares=claim.estates, pieces=place, numbers=plan.sizes)
    return None


def apply_claim(seen: Seen, plans: tuple[Plan, ...], sheet: Sheet, claim: Claim) -> Sheet:
    """The sheet with a legal claim scored at its value in this turn, and its plots locked."""
    plan = plans[seen.plan_ids[claim.plan]]
    spent = needs_plots(plan)
    if claim.estates:
        spent = sum(estate.mask for estate in estates(sheet) if estate.start in claim.estates)
    return score_plan(sheet, claim.plan, plan_value(seen, claim.plan, plan), spent)


def end_reasons(sheet: Sheet) -> tuple[str, ...]:
    """The reasons for which this sheet ends the match, in the order of the sentence (3.3, R14)."""
    if sheet.refusals < MOST_REFUSALS and 0 in sheet.plans and sheet.houses | sheet.roundabouts != ALL_PLOTS:
        return ()
    reasons = []
    if sheet.refusals >= MOST_REFUSALS:
        reasons.append("refusals")
    if 0 not in sheet.plans:
        reasons.append("plans")
    if sheet.filled == ALL_PLOTS:
        reasons.append("plots")
    return tuple(reasons)


def asks_reshuffle(seen: Seen, sheet: Sheet, claims: tuple[Claim, ...]) -> bool:
    """Whether these claims raise the question of the reshuffle; ``sheet`` is the one with the claims (R5, R6, R6a)."""
    if not claims or seen.mode in SOLOS or seen.mode in PRACTICES:
        return False
    if seen.options.reshuffle == EVERY_PLAN:
        right = any(0 <= c.plan < len(seen.claimed) and not seen.claimed[c.plan] for c in claims)
    else:
        right = not any(seen.claimed)
    return right and not end_reasons(sheet)
