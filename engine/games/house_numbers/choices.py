"""The legal turns of a seat as a set that is asked, narrowed and sampled, never listed in full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeVar

import msgspec

from engine.core.chance import Draft
from engine.games.house_numbers.actions import (
    Action,
    Agent,
    Bis,
    Claim,
    Effect,
    EffectUse,
    Fence,
    NoPermit,
    Park,
    Pool,
    Roundabout,
    Temp,
    Turn,
    effect_of,
    number_of,
)
from engine.games.house_numbers.facts import WITH_HANDS, WITH_ROUNDABOUTS
from engine.games.house_numbers.plans import Need, Plan, is_fulfilled, usable_estates, ways
from engine.games.house_numbers.sheet import (
    AGENT_BOXES,
    ALL_PLOTS,
    MOST_ROUNDABOUTS,
    NUMBERS,
    PARK_BOXES,
    POOL_MASK,
    STREET_OF,
    Sheet,
    bis_targets,
    bits,
    build_house,
    build_roundabout,
    free_gaps,
)
from engine.games.house_numbers.turn import (
    LONGEST_SHIFT,
    apply_claim,
    apply_effect,
    asks_reshuffle,
    cross_refusal,
    judge,
    passes_a_card,
    refuse_no_permit,
    refuse_turn,
)
from engine.games.house_numbers.view import MOST_WAYS, Parts, Seen

A = TypeVar("A", bound=Action)

SKIP_EFFECT: Final = 12
"""A sampled turn leaves its effect out once in so many times, and declines a claim as often."""
ROUNDABOUT_ONCE_IN: Final = 16


def card_choices(seen: Seen, seat: int) -> Iterator[tuple[int, int]]:
    """Every (number card, effect card) the seat may use: three pairs, or two different cards of the hand."""
    if seen.mode in WITH_HANDS:
        hand = seen.hands[seat]
        for number_card in hand:
            for effect_card in hand:
                if number_card != effect_card:
                    yield number_card, effect_card
    else:
        yield from zip(seen.numbers, seen.effects, strict=True)


def numbers_to_write(number_card: int, effect_card: int) -> range:
    """The numbers that the two cards allow, those that need the temp agency included."""
    printed = number_of(number_card)
    if effect_of(effect_card) != Effect.TEMP:
        return range(printed, printed + 1)
    return range(max(0, printed - LONGEST_SHIFT), min(NUMBERS - 1, printed + LONGEST_SHIFT) + 1)


def effect_uses(sheet: Sheet, effect: int, plot: int) -> Iterator[EffectUse]:
    """Every way to use an effect on the sheet with the number on ``plot``; temp is decided with the number."""
    if effect == Effect.SURVEYOR:
        for gap in bits(free_gaps(sheet)):
            yield Fence(gap)
    elif effect == Effect.AGENT:
        for size, boxes in enumerate(AGENT_BOXES, 1):
            if sheet.agents[size - 1] < boxes:
                yield Agent(size)
    elif effect == Effect.LANDSCAPER:
        if sheet.parks[STREET_OF[plot]] < PARK_BOXES[STREET_OF[plot]]:
            yield Park()
    elif effect == Effect.POOL:
        if POOL_MASK >> plot & 1:
            yield Pool()
    elif effect == Effect.BIS:
        for target, source in bis_targets(sheet):
            yield Bis(target, source)


def sample_way(sheet: Sheet, plan: Plan, draft: Draft, stream: str) -> tuple[int, ...]:
    """One of the sets of estates that a fulfilled estate plan may spend, each equally likely."""
    spent = []
    for size in sorted(set(plan.sizes)):
        usable = [estate.start for estate in usable_estates(sheet) if estate.size == size]
        for _ in range(plan.sizes.count(size)):
            spent.append(usable.pop(draft.number(stream, len(usable))))
    return tuple(sorted(spent))


def roundabout_plots(mode: str, sheet: Sheet) -> int:
    """The mask of plots for a roundabout."""
    if mode not in WITH_ROUNDABOUTS or sheet.roundabouts.bit_count() >= MOST_ROUNDABOUTS:
        return 0
    return ALL_PLOTS & ~sheet.houses & ~sheet.roundabouts


class TurnChoices:
    """The legal turns of one seat. See ``engine.core.choices.Choices``."""

    __slots__ = ("_plans", "_seat", "_seen")

    def __init__(self, seen: Seen, plans: tuple[Plan, ...], seat: int) -> None:
        self._seen, self._plans, self._seat = seen, plans, seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Turn | NoPermit):
            return False
        return refuse_turn(self._seen, self._plans, self._seat, action) is None

    def __bool__(self) -> bool:
        return self._seat in self._seen.waiting

    def __iter__(self) -> Iterator[Action]:
        """Every legal turn once: without and with a roundabout first, then last, claims after that."""
        if not self:
            return
        sheet = self._seen.sheets[self._seat]
        yield from self._turns(sheet, None)
        for plot in bits(roundabout_plots(self._seen.mode, sheet)):
            yield from self._turns(build_roundabout(sheet, plot), Roundabout(plot, first=True))

    def _turns(self, sheet: Sheet, first: Roundabout | None) -> Iterator[Action]:
        seen, seat = self._seen, self._seat
        for number_card, effect_card in card_choices(seen, seat):
            printed, effect = number_of(number_card), effect_of(effect_card)
            for number in numbers_to_write(number_card, effect_card):
                for plot in bits(sheet.fits[number]):
                    written = build_house(sheet, plot, number)
                    uses: list[EffectUse | None] = [None] if number == printed else []
                    uses += [Temp()] if effect == Effect.TEMP else effect_uses(written, effect, plot)
                    for use in uses:
                        after = written if use is None else apply_effect(written, use, plot)
                        turn = Turn(number_card, effect_card, plot, number, use, first)
                        yield from self._endings(after, turn)
        if refuse_no_permit(seen, seat, sheet) is None:
            passes: tuple[int | None, ...] = seen.hands[seat] if passes_a_card(seen) else (None,)
            for passed in passes:
                yield from self._endings(cross_refusal(sheet), NoPermit(first, passed=passed))

    def _endings(self, sheet: Sheet, action: Action) -> Iterator[Action]:
        yield from self._claims(sheet, action, 0)
        if action.roundabout is None:
            for plot in bits(roundabout_plots(self._seen.mode, sheet)):
                last = Roundabout(plot, first=False)
                yield from self._claims(build_roundabout(sheet, plot), _with(action, roundabout=last), 0)

    def _claims(self, sheet: Sheet, action: Action, place: int) -> Iterator[Action]:
        seen = self._seen
        if place == len(seen.plan_ids):
            if asks_reshuffle(seen, sheet, action.claims):
                yield _with(action, reshuffle=False)
                yield _with(action, reshuffle=True)
            else:
                yield action
            return
        yield from self._claims(sheet, action, place + 1)
        for estates in self._ways(sheet, place):
            claim = Claim(place, estates)
            after = apply_claim(seen, self._plans, sheet, claim)
            yield from self._claims(after, _with(action, claims=(*action.claims, claim)), place + 1)

    def _ways(self, sheet: Sheet, place: int) -> Iterator[tuple[int, ...]]:
        """The sets of estates with which the plan can be claimed on this sheet: none if it cannot."""
        if sheet.plans[place]:
            return
        plan = self._plans[self._seen.plan_ids[place]]
        if plan.need is Need.ESTATES:
            yield from ways(sheet, plan)
        elif is_fulfilled(sheet, plan):
            yield ()

    def sample(self, draft: Draft, stream: str) -> Action:
        """A legal turn: cards, then plot, then effect, each drawn evenly; sometimes a roundabout, mostly every
        claim."""
        seen, seat = self._seen, self._seat
        if not self:
            raise IndexError("no legal action")
        sheet = seen.sheets[seat]
        number, chosen = draft.number, draft.chosen
        roundabout = None
        late = False
        if seen.mode in WITH_ROUNDABOUTS and number(stream, ROUNDABOUT_ONCE_IN) == 0:
            plots = roundabout_plots(seen.mode, sheet)
            late = number(stream, 2) == 0
            if plots and not late:
                roundabout = Roundabout(chosen(stream, tuple(bits(plots))), first=True)
                sheet = build_roundabout(sheet, roundabout.plot or 0)
        fits = sheet.fits
        open_cards = [
            cards for cards in card_choices(seen, seat) if any(fits[written] for written in numbers_to_write(*cards))
        ]
        action: Action
        refused = refuse_no_permit(seen, seat, sheet) is None
        if open_cards and not (refused and number(stream, 2) == 0):
            number_card, effect_card = chosen(stream, open_cards)
            printed, effect = number_of(number_card), effect_of(effect_card)
            use: EffectUse | None = None
            if effect == Effect.TEMP:
                written = chosen(stream, [n for n in numbers_to_write(number_card, effect_card) if fits[n]])
                if written != printed or number(stream, SKIP_EFFECT):
                    use = Temp()
            else:
                written = printed
            plot = chosen(stream, tuple(bits(fits[written])))
            sheet = build_house(sheet, plot, written)
            if use is None and effect != Effect.TEMP and number(stream, SKIP_EFFECT):
                uses = tuple(effect_uses(sheet, effect, plot))
                if uses:
                    use = chosen(stream, uses)
            if use is not None:
                sheet = apply_effect(sheet, use, plot)
            action = Turn(number_card, effect_card, plot, written, use, roundabout)
        else:
            sheet = cross_refusal(sheet)
            action = NoPermit(roundabout, passed=chosen(stream, seen.hands[seat]) if passes_a_card(seen) else None)
        if late:
            plots = roundabout_plots(seen.mode, sheet)
            if plots:
                last = Roundabout(chosen(stream, tuple(bits(plots))), first=False)
                sheet = build_roundabout(sheet, last.plot or 0)
                action = _with(action, roundabout=last)
        return self._sample_claims(sheet, action, draft, stream)

    def _sample_claims(self, sheet: Sheet, action: Action, draft: Draft, stream: str) -> Action:
        for place, points in enumerate(sheet.plans):
            if points:
                continue
            plan = self._plans[self._seen.plan_ids[place]]
            if is_fulfilled(sheet, plan) and draft.number(stream, SKIP_EFFECT):
                estates = sample_way(sheet, plan, draft, stream) if plan.need is Need.ESTATES else ()
                claim = Claim(place, estates)
                sheet = apply_claim(self._seen, self._plans, sheet, claim)
                action = _with(action, claims=(*action.claims, claim))
        if action.claims and asks_reshuffle(self._seen, sheet, action.claims):
            action = _with(action, reshuffle=draft.number(stream, 2) == 1)
        return action

    def narrow(self, partial: Action) -> Parts:
        """The legal next parts of a draft; parts of it that are refused are left out, as ``judge`` does."""
        seen, seat = self._seen, self._seat
        start = seen.sheets[seat]
        early = start
        roundabout = partial.roundabout
        if (
            roundabout is not None
            and roundabout.first
            and roundabout.plot is not None
            and roundabout_plots(seen.mode, start) >> max(0, roundabout.plot) & 1
        ):
            early = build_roundabout(start, roundabout.plot)
        final = judge(seen, self._plans, seat, partial).sheet
        turn = partial if isinstance(partial, Turn) else Turn()
        fits = early.fits
        cards: list[tuple[int, int]] = []
        plots: dict[int, int] = {}
        shifts: set[int] = set()
        for number_card, effect_card in card_choices(seen, seat):
            if turn.number_card not in (None, number_card) or turn.effect_card not in (None, effect_card):
                continue
            written = [n for n in numbers_to_write(number_card, effect_card) if fits[n]]
            if written:
                cards.append((number_card, effect_card))
            for n in written:
                plots[n] = fits[n]
                if n != number_of(number_card):
                    shifts.add(n)
        shifts -= {number_of(number_card) for number_card, _ in cards}
        gaps, park, pool = 0, False, False
        sizes: tuple[int, ...] = ()
        bis: tuple[tuple[int, int], ...] = ()
        if turn.effect_card is not None:
            base = judge(seen, self._plans, seat, _with(turn, effect=_temp_only(turn), claims=(), reshuffle=None)).sheet
            effect = effect_of(turn.effect_card)
            if effect == Effect.SURVEYOR:
                gaps = free_gaps(base)
            elif effect == Effect.AGENT:
                sizes = tuple(size for size, boxes in enumerate(AGENT_BOXES, 1) if base.agents[size - 1] < boxes)
            elif effect == Effect.BIS:
                bis = tuple(bis_targets(base))
            elif turn.plot is not None and effect in (Effect.LANDSCAPER, Effect.POOL):
                usable = next(effect_uses(base, effect, turn.plot), None) is not None
                park, pool = usable and effect == Effect.LANDSCAPER, usable and effect == Effect.POOL
        without = judge(seen, self._plans, seat, _with(partial, roundabout=None, claims=(), reshuffle=None)).sheet
        claims = tuple(
            (place, possible)
            for place in range(len(seen.plan_ids))
            if (possible := tuple(islice(self._ways(final, place), MOST_WAYS)))
        )
        no_permit = bool(self) and refuse_no_permit(seen, seat, early) is None
        return Parts(
            cards=tuple(cards),
            plots=plots,
            shifts=tuple(sorted(shifts)),
            gaps=gaps,
            sizes=sizes,
            park=park,
            pool=pool,
            bis=bis,
            roundabout=roundabout_plots(seen.mode, without),
            claims=claims,
            asks_reshuffle=asks_reshuffle(seen, final, partial.claims),
            no_permit=no_permit,
            passes=seen.hands[seat] if no_permit and passes_a_card(seen) else (),
        )


def _temp_only(turn: Turn) -> EffectUse | None:
    """The temp agency belongs to the number; every other effect comes after it."""
    return turn.effect if isinstance(turn.effect, Temp) else None


def _with(action: A, **changes: object) -> A:
    return msgspec.structs.replace(action, **changes)
