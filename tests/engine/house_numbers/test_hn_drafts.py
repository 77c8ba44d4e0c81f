"""Drafts of a House Numbers turn: what can still be chosen, what is missing, what it would gain (section 7)."""

from __future__ import annotations

import random

import pytest
from hn_builder import GAME, plot, position, round_at, sheet, spend, write
from hn_random import random_position
from hn_referee import BASIC_PLANS, judge, total, unpack, ways_to_spend
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.games.house_numbers import actions as act
from engine.games.house_numbers.actions import Action, Claim, NoPermit, Roundabout, Temp, Turn
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import View


def open_or_incomplete(seen: State | View, seat: int, action: Action) -> bool:
    """Whether nothing is wrong with the draft but missing parts."""
    refusal = GAME.refuse(seen, seat, action)
    return refusal is None or refusal.code == "incomplete"


@pytest.mark.parametrize("block", range(4))
def test_narrow_lists_the_legal_next_parts(block: int, soak: bool) -> None:
    """Every part listed is fine, every part left out is refused; asked of the view."""
    rng = random.Random(500 + block)
    for _ in range(200 if soak else 12):
        state = random_position(rng)
        seat = rng.choice(state.waiting)
        seen = GAME.view(state, seat)
        choices = GAME.choices(seen, seat)
        parts = choices.narrow(Turn())
        for number_card, effect_card in parts.cards:
            assert open_or_incomplete(seen, seat, Turn(number_card, effect_card))
        assert parts.no_permit == (
            open_or_incomplete(seen, seat, NoPermit())
            or any(GAME.refuse(seen, seat, NoPermit(passed=card)) is None for card in parts.passes)
        )
        for number_card, effect_card in parts.cards:
            check_cards(rng, seen, seat, number_card, effect_card)


def check_cards(rng: random.Random, seen: View, seat: int, number_card: int, effect_card: int) -> None:
    """The parts after two cards were chosen."""
    choices = GAME.choices(seen, seat)
    draft = Turn(number_card, effect_card)
    parts = choices.narrow(draft)
    printed, effect = act.number_of(number_card), act.effect_of(effect_card)
    for number in range(18):
        use = Temp() if number != printed and effect == act.Effect.TEMP else None
        fine = sum(
            1 << p
            for p in range(33)
            if open_or_incomplete(seen, seat, replace(draft, plot=p, number=number, effect=use))
        )
        assert parts.plots.get(number, 0) == fine
        assert (number in parts.shifts) == (bool(fine) and number != printed)
    places = [p for p in range(33) if parts.plots.get(printed, 0) >> p & 1]
    if not places:
        return
    written = replace(draft, plot=rng.choice(places), number=printed)
    parts = choices.narrow(written)

    def fine_with(use: act.EffectUse) -> bool:
        return open_or_incomplete(seen, seat, replace(written, effect=use))

    assert parts.gaps == sum(1 << gap for gap in range(33) if fine_with(act.Fence(gap)))
    assert parts.sizes == tuple(size for size in range(1, 7) if fine_with(act.Agent(size)))
    assert parts.park == fine_with(act.Park())
    assert parts.pool == fine_with(act.Pool())
    beside = {(p, s) for p in range(33) for s in (p - 1, p + 1) if 0 <= s < 33 and fine_with(act.Bis(p, s))}
    assert set(parts.bis) == beside
    last = [replace(written, roundabout=Roundabout(p, first=False)) for p in range(33)]
    assert parts.roundabout == sum(1 << p for p in range(33) if open_or_incomplete(seen, seat, last[p]))
    town = judge(seen, seat, written)
    listed = dict(parts.claims)
    for place in range(3):
        plan = seen.plan_ids[place]
        ways = ways_to_spend(town, BASIC_PLANS[plan][1])[:20] if plan < 18 else [()]
        for way in ways:
            fine = open_or_incomplete(seen, seat, replace(written, claims=(Claim(place, way),)))
            assert (way in listed.get(place, ())) == fine


@pytest.mark.parametrize("block", range(4))
def test_preview_tells_the_points_after_the_turn(block: int) -> None:
    """Preview: points before and after, the rows that change; the sheet as it would stand."""
    rng = random.Random(700 + block)
    for _ in range(15):
        state = random_position(rng)
        seat = rng.choice(state.waiting)
        action = GAME.choices(state, seat).sample(Chance(rng.randrange(1 << 30)).draft(), "test")
        told = GAME.preview(GAME.view(state, seat), seat, action)
        towns = [unpack(s) for s in state.sheets]
        assert told.before == total(state.mode, towns, seat)
        towns[seat] = judge(state, seat, action)
        assert told.after == total(state.mode, towns, seat)
        assert told.after - told.before == sum(points for _, points in told.gains)
        assert unpack(told.detail.sheet) == towns[seat]
        assert set(told.detail.claims) == {claim.plan for claim in action.claims}


@pytest.mark.parametrize(
    "missing",
    [
        {"plot": None},
        {"number": None},
        {"number_card": None},
        {"effect_card": None},
        {"effect": act.Fence()},
        {"roundabout": Roundabout()},
        {"reshuffle": None},
        {"claims": (Claim(0),)},
    ],
)
def test_an_action_with_missing_parts_is_incomplete(missing: dict[str, object]) -> None:
    """Design 2: the code ``incomplete`` where nothing else is wrong."""
    state = position("1..4 | 5..8 | _ _", mode="advanced", offers="8 surveyor, 9 temp, 9 pool")
    whole = write(
        state, 0, "C5", act.Fence(plot("B5")), roundabout=round_at("B9"), claims=[spend(0, "A1 A5")], reshuffle=True
    )
    assert GAME.refuse(state, 0, whole) is None
    refusal = GAME.refuse(state, 0, replace(whole, **missing))
    assert refusal is not None
    assert refusal.code == "incomplete"
    for effect in (act.Agent(), act.Bis(), act.Bis(plot("A9"))):
        other = "agent" if isinstance(effect, act.Agent) else "bis"
        asked = position("1 ...", offers=f"8 {other}, 9 temp, 9 pool")
        refusal = GAME.refuse(asked, 0, write(asked, 0, "C5", effect))
        assert refusal is not None
        assert refusal.code == "incomplete"


def test_other_reasons_come_before_incomplete() -> None:
    """Design 2: other reasons first."""
    state = position("9 ...", offers="8 surveyor, 9 temp, 9 pool")
    draft = Turn(number_card=state.numbers[0], plot=plot("A5"), number=8)
    refusal = GAME.refuse(state, 0, draft)
    assert refusal is not None
    assert refusal.code == "number_too_low"


def test_a_preview_leaves_refused_parts_out() -> None:
    """Contract of preview: missing or refused parts are left out."""
    state = position(sheet("9 ..."), mode="practice", offers="8 surveyor, 9 temp, 9 pool")
    told = GAME.preview(state, 0, write(state, 0, "A5"))
    assert (told.before, told.after, told.gains) == (0, 0, ())
