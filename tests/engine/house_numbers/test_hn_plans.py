"""City plans, their locks and the reshuffle right of House Numbers (rules page, section 3.2, with 2.3)."""

from __future__ import annotations

import pytest
from hn_builder import (
    DECK,
    GAME,
    alone,
    any_action,
    cards_of,
    code,
    fence,
    legal,
    plots,
    position,
    resolve,
    round_at,
    sheet,
    spend,
    value,
    write,
)

from engine.core.chance import Chance
from engine.games.house_numbers.actions import Claim, NoPermit, Temp
from engine.games.house_numbers.view import Claimed, StacksReshuffled

FOUR_FOUR = "1..4 | 5..8 | _ _"
"""Fulfils plan 3 (4,4)."""
NO_WISH = {"reshuffle": False}


def test_plans_are_checked_at_the_end_of_a_turn() -> None:
    """3.2 Plans: what the number and the effect of this turn finish counts."""
    state = position("1..3 _ | 5..8 | _ _", offers="4 bis, 8 temp, 9 pool")
    assert legal(state, write(state, 0, "A4", claims=[spend(0, "A1 A5")], **NO_WISH))
    state = position("1..4 5..8 | _ _", offers="9 surveyor, 8 temp, 9 pool")
    assert legal(state, write(state, 0, "B5", fence("A4"), claims=[spend(0, "A1 A5")], **NO_WISH))


def test_a_plan_not_fulfilled_cannot_be_claimed() -> None:
    """3.2 Plans."""
    state = position("1..4 | 5..7 _ | _ _")
    assert not legal(state, write(state, 0, "B5", claims=[spend(0, "A1 A5")], **NO_WISH))
    assert not legal(state, write(state, 0, "B5", claims=[spend(0, "A1")], **NO_WISH))


def test_several_plans_in_one_turn_need_disjoint_estates() -> None:
    """3.2 Plans: each estate serves one plan only."""
    text = FOUR_FOUR + " / 1..4 | 5..7 | ..."
    state = position(text, plans=(3, 9, 14))
    both = [spend(0, "A1 A5"), spend(2, "B1 B5")]
    after = alone(state, write(state, 0, "C5", claims=both, **NO_WISH))
    assert after.plans == (6, 0, 7)
    assert after.spent == (plots("A1 A2 A3 A4 A5 A6 A7 A8"), 0, plots("B1 B2 B3 B4 B5 B6 B7"))
    shared = [spend(0, "A1 B1"), spend(2, "B1 B5")]
    assert code(state, write(state, 0, "C5", claims=shared, **NO_WISH)) == "estate_shared"


def test_the_player_picks_which_estates_to_use() -> None:
    """3.2 Plans; W7: of three estates of four any two."""
    state = position(FOUR_FOUR + " / 1..4 | ...")
    for chosen, spent in (("A1 A5", "A1 A5"), ("A1 B1", "A1 B1"), ("A5 B1", "A5 B1")):
        after = alone(state, write(state, 0, "C5", claims=[spend(0, chosen)], **NO_WISH))
        first, second = spent.split()
        assert after.spent[0] & plots(first)
        assert after.spent[0] & plots(second)
        assert after.spent[0].bit_count() == 8


def test_everybody_who_claims_in_the_first_turn_gets_the_higher_value() -> None:
    """3.2 Plans: no order inside a turn."""
    state = position(FOUR_FOUR, FOUR_FOUR, "")
    turn = write(state, 0, "C5", claims=[spend(0, "A1 A5")], **NO_WISH)
    step = resolve(state, turn, turn, write(state, 1, "C5"))
    assert [s.plans[0] for s in step.state.sheets] == [6, 6, 0]
    firsts = [t.event for t in step.events if isinstance(t.event, Claimed)]
    assert [(e.seat, e.points, e.first) for e in firsts] == [(0, 6, True), (1, 6, True)]
    assert step.state.claimed[0] == state.turn


def test_from_the_next_turn_on_the_lower_value_holds() -> None:
    """3.2 Plans; N25, N22."""
    state = position("", FOUR_FOUR, claimed=(9, 0, 0), turn=10)
    after = alone(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]), seat=1)
    assert after.plans == (3, 0, 0)


def test_one_player_scores_each_plan_once() -> None:
    """3.2 Plans."""
    state = position(sheet(FOUR_FOUR + " / 1..4 | 5..8 | ...", plans=(6, 0, 0)), claimed=(9, 0, 0))
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")])) == "plan_scored"
    state = position(FOUR_FOUR)
    twice = [spend(0, "A1 A5"), spend(0, "A1 A5")]
    assert not legal(state, write(state, 0, "C5", claims=twice, **NO_WISH))


def test_claiming_is_optional_and_may_come_later() -> None:
    """3.2 Plans: a later claim is possible as long as the condition holds."""
    state = position(FOUR_FOUR)
    step = resolve(state, write(state, 0, "C5"), write(state, 0, "C5"))
    later = step.state
    assert later.sheets[0].plans == (0, 0, 0)
    turn = any_action(later, 0)
    claiming = NoPermit(claims=(spend(0, "A1 A5"),), reshuffle=False) if isinstance(turn, NoPermit) else None
    if claiming is None:
        from msgspec.structs import replace  # noqa: PLC0415

        claiming = replace(turn, effect=None, claims=(spend(0, "A1 A5"),), reshuffle=False)
        if isinstance(turn.effect, Temp):
            claiming = replace(claiming, effect=turn.effect)
    assert legal(later, claiming)


def test_an_estate_plan_locks_the_houses_of_its_estates() -> None:
    """3.2 Plans, What a claim locks."""
    state = position(FOUR_FOUR)
    after = alone(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], **NO_WISH))
    assert after.locked == plots("A1 A2 A3 A4 A5 A6 A7 A8")


def test_a_full_street_plan_locks_all_plots_of_the_street() -> None:
    """3.2 Plans, What a claim locks; with fences and roundabout (R15)."""
    state = position("1 2 | 3 O 5 6 7 8 9 10", mode="advanced", plans=(19, 9, 14))
    after = alone(state, write(state, 0, "C5", claims=[spend(0)], **NO_WISH))
    assert after.locked == plots("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10")


def test_the_street_ends_plan_locks_the_six_end_plots() -> None:
    """3.2 Plans, What a claim locks."""
    text = "1 _*8 9 / 1 _*9 9 / 1 _*10 9"
    state = position(text, mode="advanced", plans=(22, 9, 14))
    after = alone(state, write(state, 0, "C5", claims=[spend(0)], **NO_WISH))
    assert after.locked == plots("A1 A10 B1 B11 C1 C12")


@pytest.mark.parametrize("plan", [18, 19, 22])
def test_the_three_locking_kinds_need_unlocked_houses(plan: int) -> None:
    """3.2 Plans: full street and street ends need houses that no other plan used."""
    text = "1!2 2!2 3!2 | 4!2 5!2 6!2 7!2 | 8 9 10 / 1 _*9 11 / 1!2 2!2 3!2 | 4..12"
    state = position(sheet(text, plans=(0, 0, 7)), mode="advanced", plans=(plan, 9, 14), claimed=(0, 0, 1))
    assert code(state, write(state, 0, "B5", claims=[spend(0)])) == "plots_locked"


def test_an_estate_plan_needs_unlocked_houses() -> None:
    """3.2 Plans: no estate containing a locked house may serve another plan."""
    text = "1!2 2!2 3!2 | 4!2 5!2 6!2 7!2 | ... / 1..4 | ..."
    state = position(sheet(text, plans=(0, 0, 7)), claimed=(0, 0, 1))
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A4 B1")])) == "estate_locked"
    ends = sheet("1!0 2 3 4 | _*5 9!0 / 1!0 2 3 4 | _*6 9!0 / 1!0 _*10 9!0", plans=(7, 0, 0))
    state = position(ends, mode="advanced", plans=(22, 9, 3), claimed=(1, 0, 0))
    assert code(state, write(state, 0, "C5", claims=[spend(2, "A1 B1")])) == "estate_locked"


@pytest.mark.parametrize(
    ("plan", "text", "tracks"),
    [
        (20, "1!2 1b!2 1b!2 | 2!2 2b!2 2b!2 2b!2 | _ _ _", {}),
        (21, "1!2 2!2 3!2 | 4!2 5!2 6!2 7!2 | _ _ _", {"temps": 7}),
    ],
)
def test_other_plans_need_no_unlocked_houses_and_lock_none(plan: int, text: str, tracks: dict[str, int]) -> None:
    """3.2 Plans: bis, temp, park, pool and roundabout plans neither lock nor need unlocked houses; Q8."""
    state = position(
        sheet(text, plans=(0, 0, 7), **tracks),  # type: ignore[arg-type]
        mode="advanced",
        plans=(plan, 9, 14),
        claimed=(0, 0, 1),
    )
    after = alone(state, write(state, 0, "C5", claims=[spend(0)]))
    assert after.plans[0] > 0
    assert after.spent[0] == 0


@pytest.mark.parametrize(
    ("plan", "text", "parks", "holds"),
    [
        (23, "", (3, 4, 0), True),
        (23, "", (3, 3, 0), False),
        (23, "", (3, 0, 5), True),
        (24, "_ _ 3p _ _ _ 7p 8p _ _ / 1p _ _ 4p _ _ _ 8p ...", (0, 0, 0), True),
        (24, "_ _ 3p _ _ _ 7p 8p _ _ / 1p _ _ 4p _ _ _ 8 ...", (0, 0, 0), False),
        (25, "/ / _ 2p _ _ _ _ 7p _ _ _ 11p _", (0, 0, 5), True),
        (25, "/ / _ 2p _ _ _ _ 7p _ _ _ 11 _", (0, 0, 5), False),
        (25, "/ / _ 2p _ _ _ _ 7p _ _ _ 11p _", (0, 0, 4), False),
        (26, "/ 1p _ _ 4p _ _ _ 8p ...", (0, 4, 0), True),
        (26, "/ 1p _ _ 4p _ _ _ 8p ...", (0, 3, 0), False),
        (27, "_ _ 3p _ O _ 7p 8p _ _", (3, 0, 0), True),
        (27, "_ _ 3p _ _ _ 7p 8p _ _ / O ...", (3, 0, 0), False),
        (27, "/ 1p O _ 4p _ _ _ 8p ...", (0, 4, 0), True),
        (27, "/ / _ 2p _ O _ _ 7p _ _ _ 11p _", (0, 0, 5), True),
        (27, "/ / _ 2p _ O _ _ 7p _ _ _ 11p _", (3, 4, 4), False),
    ],
)
def test_park_and_pool_plans(plan: int, text: str, parks: tuple[int, int, int], holds: bool) -> None:
    """2.3, the five advanced n2 plans."""
    state = position(sheet(text, parks=parks), mode="advanced", plans=(3, plan, 14), offers="10 bis, 9 temp, 8 agent")
    name = "B10" if not text.startswith("/ /") else "A10"
    assert legal(state, write(state, 0, name, claims=[spend(1)], **NO_WISH)) == holds


@pytest.mark.parametrize(
    ("plan", "text", "temps", "holds"),
    [
        (18, "/ / 1..12", 0, True),
        (18, "/ / 1..11 _", 0, False),
        (19, "1..10", 0, True),
        (19, "/ 1..11", 0, False),
        (20, "1 1b 1b 1b 1b 1b ...", 0, True),
        (20, "1 1b 1b 1b 1b ...", 0, False),
        (20, "1 1b 1b 1b ... / 1 1b 1b 1b ...", 0, False),
        (20, "1 1b 1b 1b 3 3b 3b ...", 0, True),
        (21, "", 7, True),
        (21, "", 6, False),
        (22, "1 _*8 9 / 1 _*9 9 / 1 _*10 9", 0, True),
        (22, "1 _*8 9 / 1 _*9 9 / 1 _*11", 0, False),
        (22, "1 _*8 9 / _*10 9 / 1 _*10 9".replace("_*10 9 / 1", "_ _*9 9 / 1"), 0, False),
    ],
)
def test_advanced_n1_plans(plan: int, text: str, temps: int, holds: bool) -> None:
    """2.3, the five advanced n1 plans."""
    state = position(sheet(text, temps=temps), mode="advanced", plans=(plan, 9, 14), offers="7 bis, 9 temp, 8 agent")
    name = "B5" if plan != 19 or text != "/ 1..11" else "C5"
    assert legal(state, write(state, 0, name, claims=[spend(0)], **NO_WISH)) == holds


def test_a_plan_without_estates_names_none() -> None:
    """2.3: starred plans spend no estates; an estate plan must name them."""
    state = position("1..10", mode="advanced", plans=(19, 9, 14))
    assert code(state, write(state, 0, "C5", claims=[Claim(0, (0,))], **NO_WISH)) == "plan_without_estates"
    state = position(FOUR_FOUR)
    assert code(state, write(state, 0, "C5", claims=[Claim(0)], **NO_WISH)) == "incomplete"
    assert not legal(state, write(state, 0, "C5", claims=[Claim(0, ())], **NO_WISH))


def test_estates_must_have_exactly_the_sizes_of_the_plan() -> None:
    """2.3: sizes of the estates that must be complete; no other ones may be locked along."""
    state = position(FOUR_FOUR + " / 1..4 | 5..9 | ...")
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 B5")], **NO_WISH)) == "estate_sizes"
    assert not legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5 B1")], **NO_WISH))
    assert code(state, write(state, 0, "C5", claims=[Claim(0, (0, 1))], **NO_WISH)) == "estate_unknown"


def test_an_estate_serves_a_plan_once() -> None:
    """3.2 Plans: one estate of four is not two."""
    state = position("1..4 | ...")
    assert not legal(state, write(state, 0, "C5", claims=[Claim(0, (0, 0))], **NO_WISH))
    state = position(FOUR_FOUR)
    assert not legal(state, write(state, 0, "C5", claims=[Claim(0, (0, 0))], **NO_WISH))


def test_a_fence_or_a_roundabout_of_the_same_turn_may_finish_a_plan() -> None:
    """3.2 order of a turn: claims come last, also after the second place of the roundabout."""
    state = position("1..4 5..7 | _ _ _", mode="advanced", plans=(19, 9, 14), offers="8 surveyor, 9 temp, 10 pool")
    assert legal(state, write(state, 0, "C5", fence("A4"), claims=[spend(2, "A5 A1")], **NO_WISH))
    state = position("1..3 | 4..7 _*3", mode="advanced", plans=(19, 9, 14), offers="8 surveyor, 9 temp, 10 pool")
    for first in (True, False):
        turn = write(state, 0, "C5", roundabout=round_at("A8", first=first), claims=[spend(2, "A1 A4")], **NO_WISH)
        assert legal(state, turn)


def test_no_fence_between_two_locked_houses() -> None:
    """3.2 Plans: locked houses."""
    state = position(
        sheet("1!0 2!0 3!0 4!0 | 5!0 6!0 7!0 8!0 | _ _", plans=(6, 0, 0)), offers="8 surveyor, 9 temp, 9 pool"
    )
    assert code(state, write(state, 0, "B5", fence("A1"))) == "fence_locked"
    assert legal(state, write(state, 0, "B5", fence("A9")))


def test_locked_estates_still_score_at_the_end() -> None:
    """3.2 Plans."""
    state = position(sheet("1!0 2!0 3!0 4!0 | 5!0 6!0 7!0 8!0 | _ _", plans=(6, 0, 0)), mode="practice")
    assert value(state) == 6 + 4 + 4


def test_after_a_full_street_plan_no_further_fence_is_possible_in_that_street() -> None:
    """3.2 Plans."""
    locked = " ".join(f"{n}!0" for n in range(1, 11))
    state = position(
        sheet(locked, plans=(6, 0, 0)), mode="advanced", plans=(19, 9, 14), offers="8 surveyor, 9 temp, 9 pool"
    )
    for at in range(1, 10):
        assert code(state, write(state, 0, "B5", fence(f"A{at}"))) == "fence_locked"
    assert legal(state, write(state, 0, "B5", fence("C1")))


# ---- reshuffle right


def test_the_first_claim_raises_the_reshuffle_question() -> None:
    """3.2 Reshuffle right: whoever first completes a goal may have all cards shuffled."""
    state = position(FOUR_FOUR)
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")])) == "incomplete"
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True))
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False))


@pytest.mark.parametrize("answer", [True, False])
def test_without_a_claim_there_is_no_reshuffle_question(answer: bool) -> None:
    """3.2 Reshuffle right."""
    state = position(FOUR_FOUR)
    assert code(state, write(state, 0, "C5", reshuffle=answer)) == "reshuffle_not_asked"


def test_a_reshuffle_shuffles_all_81_cards_and_deals_as_in_set_up() -> None:
    """3.2 Reshuffle right: three new stacks as in set-up, before the next flip; the announced effects are lost."""
    state = position(FOUR_FOUR)
    step = resolve(
        state,
        write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True),
        write(state, 0, "C5"),
        chance=Chance(3),
    )
    after = step.state
    assert [len(stack) for stack in after.stacks] == [25, 25, 25]
    assert after.discards == ()
    assert cards_of(after) == sorted(DECK)
    assert after.effects != state.numbers
    assert after.turn == state.turn + 1
    assert step.discloses
    told = [t.event for t in step.events if isinstance(t.event, StacksReshuffled)]
    assert [e.seats for e in told] == [(0,)]


def test_no_wish_goes_on_with_the_stacks() -> None:
    """3.2 Reshuffle right: without a wish the announced effects come."""
    state = position(FOUR_FOUR)
    step = resolve(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False), write(state, 0, "C5"))
    assert step.state.effects == state.numbers
    assert not [t for t in step.events if isinstance(t.event, StacksReshuffled)]


def test_the_reshuffle_is_asked_once_in_a_match_by_default() -> None:
    """3.2 Reshuffle right, scope: not when a plan had been claimed in an earlier turn."""
    state = position(FOUR_FOUR + " / 1..4 | 5..7 | ...", claimed=(0, 5, 0))
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]))
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True)) == "reshuffle_not_asked"


def test_the_reshuffle_is_asked_for_every_plan_with_the_option() -> None:
    """3.2 Reshuffle right, table option; R6: at the first claim of each plan."""
    text = FOUR_FOUR + " / 1..4 | 5..7 | ..."
    state = position(text, claimed=(0, 5, 0), reshuffle="every_plan")
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True))
    state = position(text, claimed=(5, 5, 0), reshuffle="every_plan")
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True)) == "reshuffle_not_asked"
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5"), spend(2, "B1 B5")], reshuffle=True))


def test_every_claiming_seat_of_the_first_turn_is_asked() -> None:
    """3.2 Reshuffle right; R6a: also after another seat has confirmed its claim in the same turn."""
    state = position(FOUR_FOUR, FOUR_FOUR)
    turn = write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False)
    step = GAME.play(state, 0, turn, Chance(1))
    assert code(step.state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]), 1) == "incomplete"
    assert legal(step.state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True), 1)
