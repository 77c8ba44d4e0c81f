"""The binding rulings R1 to R16 and the open points of 3.7 (rules page, sections 7 and 3.7)."""

from __future__ import annotations

from typing import Any

import pytest
from hn_builder import (
    DECK,
    GAME,
    MODES,
    alone,
    any_action,
    code,
    fence,
    legal,
    plot,
    plots,
    position,
    resolve,
    round_at,
    row,
    sheet,
    spend,
    start,
    value,
    write,
    write_by_hand,
)
from hn_deck import picker, play_round
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.games.house_numbers.actions import HIDDEN, Action, NoPermit, Roundabout, Temp, Turn, effect_of, number_of
from engine.games.house_numbers.facts import FACTS
from engine.games.house_numbers.sheet import Sheet
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import Claimed, Passed, Revealed, StacksReshuffled, WhatCounts

FOUR_FOUR = "1..4 | 5..8 | _ _"
CLOSED = "10 _*9 / 10 _*10 / 10 _*11"
ONE_LEFT = "1..10 / 1..11 / 1..11 _"


# ---- 7


@pytest.mark.parametrize("refusals", [0, 2])
def test_r1_a_refusal_may_follow_a_roundabout(refusals: int) -> None:
    """R1: nothing fits any more after the roundabout: a refusal follows, also the third one."""
    # 12 fits only into the last gap of the third street
    text = "13 _*9 / 13 _*10 / 1..11 _"
    state = position(sheet(text, refusals=refusals), mode="advanced", offers="12 bis, 12 temp, 12 pool")
    assert code(state, NoPermit()) == "permit_possible"
    turn = NoPermit(roundabout=round_at("C12"))
    after = alone(state, turn)
    assert after.refusals == refusals + 1
    assert after.roundabouts == plots("C12")


def test_r1_also_when_the_roundabout_took_the_last_empty_plot() -> None:
    """R1: then both reasons end the match if it was the third (R14)."""
    state = position(sheet(ONE_LEFT, refusals=2), mode="practice_advanced", offers="12 bis, 8 temp, 9 pool")
    after = GAME.play(state, 0, NoPermit(roundabout=round_at("C12")), Chance(1)).state
    assert after.ended == ("refusals", "plots")
    assert after.sheets[0].refusals == 3


def test_r1_refusal_first_and_roundabout_afterwards_is_legal() -> None:
    """R1: judged on the sheet in front of each step."""
    state = position(CLOSED, mode="advanced")
    after = alone(state, NoPermit(roundabout=round_at("A5", first=False)))
    assert (after.refusals, after.roundabouts) == (1, plots("A5"))
    # after a roundabout first something fits
    assert code(state, NoPermit(roundabout=round_at("A5"))) == "permit_possible"


def test_r2_the_record_says_where_the_roundabout_came() -> None:
    """R2: before, the number may use the new rows; after, it could not."""
    assert Roundabout(3).first
    state = position("9 ...", mode="advanced")
    assert legal(state, write(state, 0, "A3", roundabout=round_at("A2")))
    assert code(state, write(state, 0, "A3", roundabout=round_at("A2", first=False))) == "number_too_low"


@pytest.mark.parametrize(
    ("mode", "least", "most", "screen"),
    [
        ("basic", 2, 100, 12),
        ("advanced", 2, 100, 12),
        ("expert", 2, 12, 12),
        ("expert_advanced", 2, 12, 12),
        ("solo", 1, 1, 1),
        ("solo_advanced", 1, 1, 1),
        ("practice", 1, 1, 1),
        ("practice_advanced", 1, 1, 1),
    ],
)
def test_r3_seats(mode: str, least: int, most: int, screen: int) -> None:
    """R3: standard and advanced 2 to 100, 12 on the screen; expert 2 to 12; R4: one seat."""
    facts = FACTS.mode(mode)
    assert facts is not None
    assert facts.seats == (least, most)
    assert facts.table_seats[1] == screen
    for seats, fine in ((least, True), (most, True), (least - 1, False), (most + 1, False)):
        assert (GAME.refuse_setup(Setup(seats, mode)) is None) == fine


def test_r3_a_hundred_seats_play_a_turn() -> None:
    """R3 and decisions: the engine accepts up to 100."""
    step = start("basic", 100, 1)
    state = play_round(step.state, 1).state
    assert state.turn == 2
    assert len(state.sheets) == 100


def test_r4_one_seat_plays_solo_by_default() -> None:
    """R4."""
    mode = FACTS.default_mode(1)
    assert mode is not None
    assert mode.id == "solo"


def test_r4_practice() -> None:
    """R4: plans at the first value, no temp ranking, no reshuffle right."""
    state = position(sheet(FOUR_FOUR, temps=8), mode="practice")
    turn = write(state, 0, "C5", claims=[spend(0, "A1 A5")])
    assert legal(state, turn)
    assert code(state, replace(turn, reshuffle=True)) == "reshuffle_not_asked"
    after = GAME.play(state, 0, turn, Chance(1)).state
    assert after.sheets[0].plans == (6, 0, 0)
    assert row(after, "temps") == 0


def test_r5_claiming_counts_not_finishing() -> None:
    """R5: seat 0 has finished long ago, seat 1 claims first; from then on seat 0 gets the later value and no wish."""
    state = position(FOUR_FOUR, FOUR_FOUR)
    step = resolve(state, write(state, 0, "C5"), write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False))
    later = step.state
    assert [s.plans[0] for s in later.sheets] == [0, 6]
    pick = picker(3)
    turn = pick(later, 0)
    while not turn.claims:
        turn = pick(later, 0)
    assert turn.reshuffle is None
    assert alone(later, turn).plans[0] == 3


def test_r6_the_wish_is_asked_once_and_gone_when_all_say_no() -> None:
    """R6: asked in the turn of the first claim of the match."""
    state = position(FOUR_FOUR + " / 1..3 | 4..7 | ...")
    step = resolve(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=False), write(state, 0, "C5"))
    pick = picker(3)
    turn = pick(step.state, 0)
    while not turn.claims:
        turn = pick(step.state, 0)
    assert turn.reshuffle is None
    assert code(step.state, replace(turn, reshuffle=True)) == "reshuffle_not_asked"


def test_r6_every_plan_asks_at_the_first_claim_of_each() -> None:
    """R6: option "every plan"."""
    state = position(FOUR_FOUR + " / 1..3 | 4..7 | ...", claimed=(2, 0, 0), reshuffle="every_plan")
    assert code(state, write(state, 0, "C5", claims=[spend(2, "B1 B4")])) == "incomplete"
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]))


def test_r6a_each_claiming_seat_answers_within_its_own_turn() -> None:
    """R6a: before it confirms; not asked if its own sheet already ends the match."""
    mine = sheet(FOUR_FOUR + " / 1..3 | 4..7 | ...", plans=(0, 8, 7))
    state = position(mine, claimed=(0, 1, 1), reshuffle="every_plan")
    assert legal(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]))
    assert code(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True)) == "reshuffle_not_asked"
    full = position("1..4 | 5..8 | 9 10 / 1..11 / 1..11 _", "", offers="12 bis, 8 temp, 9 pool")
    assert legal(full, write(full, 0, "C12", claims=[spend(0, "A1 A5")]))


def test_r6a_a_third_refusal_ends_the_question_too() -> None:
    """R6a: the own sheet ends the match by its refusal."""
    state = position(sheet("10 11 12 13 | ... / 10 11 12 13 | ... / 10 ...", refusals=2))
    assert legal(state, NoPermit(claims=(spend(0, "A1 B1"),)))


def test_r6a_answers_count_only_if_the_turn_did_not_end_the_match() -> None:
    """R6a: the wish of one seat is void when another ends the match."""
    state = position(FOUR_FOUR, ONE_LEFT, offers="12 bis, 8 temp, 9 pool")
    wish = write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True)
    step = resolve(state, wish, write(state, 0, "C12"))
    assert step.state.ended == ("plots",)
    assert step.drawn == ()
    assert not [t for t in step.events if isinstance(t.event, StacksReshuffled)]


def test_r7_twelfth_temp_shifts_but_crosses_no_box() -> None:
    """R7; 3.7."""
    state = position(sheet(temps=11), offers="8 temp, 9 bis, 9 pool")
    after = alone(state, write(state, 0, "A5", Temp(), number=10))
    assert after.temps == 11
    assert after.numbers[plot("A5")] == 10


def test_r8_there_are_two_options() -> None:
    """R8: reshuffle scope and expert refusal; the rest is fixed."""
    assert [(option.id, option.values) for option in FACTS.options] == [
        ("reshuffle", ("once", "every_plan")),
        ("expert_refusal", ("pass_one", "pass_none")),
    ]
    assert GAME.refuse_setup(Setup(2, "basic", {"reshuffle": "never"})) is not None
    assert GAME.refuse_setup(Setup(2, "basic", {"bis": "free"})) is not None
    assert GAME.refuse_setup(Setup(2, "basic", {"reshuffle": "every_plan"})) is None


def passing(seats: int = 4) -> tuple[State, Any]:
    """An expert match after its second round, and the step that led there."""
    step = play_round(start("expert", seats, 3).state, 3)
    return step.state, step


def test_r9_a_passed_card_is_known_to_giver_and_receiver_its_effect_to_all() -> None:
    """R9."""
    state, step = passing()
    assert all(card != -1 for card in state.received)
    for seat in (0, 1, 2, 3, None):
        seen = GAME.view(state, seat)
        assert seen.received == tuple(effect_of(card) for card in state.received)
        assert seen.top == effect_of(state.deck[0])
        for holder in range(4):
            hand = seen.hands[holder]
            if holder == seat:
                assert hand == state.hands[holder]
            elif seat is not None and holder == (seat + 1) % 4:
                assert hand == (state.received[holder], HIDDEN, HIDDEN)
            else:
                assert hand == (HIDDEN, HIDDEN, HIDDEN)
    for told in step.events:
        if isinstance(told.event, Passed):
            assert told.audience is not None
            knows = {told.event.seat, told.event.to}
            if told.event.card == HIDDEN:
                assert knows.isdisjoint(told.audience)
            else:
                assert set(told.audience) == knows


def test_r9_a_refusal_does_not_tell_the_others_which_card_was_passed() -> None:
    """R9: the number of a passed card is known to the seat that passed and the seat that received it."""
    step = start("expert", 4, 2)
    state = replace(step.state, sheets=(sheet("15 _*9 / 15 _*10 / 15 _*11"), *step.state.sheets[1:]))
    passed = state.hands[0][2]
    step = GAME.play(state, 0, NoPermit(passed=passed), step.chance)
    for seat in (1, 2, 3):
        step = GAME.play(step.state, seat, picker(3)(step.state, seat), step.chance)
    for told in step.events:
        if isinstance(told.event, Revealed) and told.event.seat == 0:
            action = told.event.action
            assert isinstance(action, NoPermit)
            strangers = {2, 3} & set(range(4) if told.audience is None else told.audience)
            assert action.passed != passed or not strangers, "a stranger is told the card that was passed"
    assert GAME.view(step.state, 2).hands[1] == (HIDDEN, HIDDEN, HIDDEN)


def test_r9_solo_shows_the_effect_of_the_top_card() -> None:
    """R9."""
    state = start("solo", 1, 3).state
    assert GAME.view(state, 0).top == effect_of(state.deck[0])


@pytest.mark.parametrize("mode", ["expert", "expert_advanced"])
def test_r9_hidden_cards_do_not_show_in_any_view(mode: str) -> None:
    """R9: another order of what a seat may not know gives the same view."""
    for seed in range(10):
        state = start(mode, 3, seed).state
        for _ in range(3):
            if not state.ended:
                state = play_round(state, seed).state
        if state.ended:
            continue
        for seat in range(3):
            seen = GAME.view(state, seat)
            guess = GAME.guess(seen, Chance(seed + 77))
            assert GAME.view(guess, seat) == seen
            assert guess.hands[seat] == state.hands[seat]


def test_r10_is_tested_with_the_decks() -> None:
    """R10: cards go to the next seat in seat order (see test_hn_decks)."""
    state = start("expert", 3, 5).state
    after = play_round(state, 5).state
    for seat in range(3):
        assert after.hands[(seat + 1) % 3][0] in state.hands[seat]


def test_r11_a_seat_that_leaves_is_handed_to_a_computer_player() -> None:
    """R11: seats never vanish."""
    infos = tuple(SeatInfo(name, "person", n + 1) for n, name in enumerate(("Ada", "Ben", "Cleo")))
    match = Match.new(GAME, Setup(3, "basic"), infos, 4)
    match.hand_over(1, "random")
    assert [seat.controller for seat in match.seats] == ["person", "random", "person"]
    assert match.waiting == (0, 1, 2)
    assert len(match.state.sheets) == 3


def test_r12_the_record_names_the_pair() -> None:
    """R12: the same sheet from different pairs."""
    state = position("", offers="8 bis, 8 temp, 9 pool")
    one, other = write(state, 0, "A5"), write(state, 1, "A5")
    assert one != other
    assert alone(state, one) == alone(state, other)


def test_r12_with_hands_both_cards_decide_what_is_passed() -> None:
    """R12: expert: both cards."""
    state = position("", "", mode="expert", hands=["7 bis, 8 temp, 9 pool"])
    other = any_action(state, 1)
    passed = {}
    for effect in ("8 temp", "9 pool"):
        step = resolve(state, write_by_hand("7 bis", effect, "A5"), other)
        passed[effect] = step.state.received[1]
    assert passed == {"8 temp": state.hands[0][2], "9 pool": state.hands[0][1]}


def test_r13_is_tested_with_the_decks() -> None:
    """R13: upper pile 40 cards, lower pile 41 with the solo card (see test_hn_decks)."""
    state = start("solo", 1, 8).state
    assert 180 in state.deck[37:]
    assert sorted((*state.hands[0], *state.deck)) == [*sorted(DECK), 180]


def test_r14_all_reasons_are_recorded_in_order() -> None:
    """R14: refusal, plans, plots."""
    three = sheet("1..4 | 5..8 | _ _", plans=(0, 8, 7))
    state = position(
        ONE_LEFT,
        sheet("15 _*9 / 15 _*10 / 15 _*11", refusals=2),
        three,
        offers="12 bis, 8 temp, 9 pool",
        claimed=(0, 1, 1),
    )
    step = resolve(state, write(state, 0, "C12"), NoPermit(), write(state, 1, "C5", claims=[spend(0, "A1 A5")]))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.reasons == ("refusals", "plans", "plots")
    assert outcome.causes == ((1,), (2,), (0,))


def test_r14_one_seat_with_two_reasons() -> None:
    """R14."""
    mine = sheet("1..4 | 5..8 | 9 10 / 1..11 / 1..11 _", plans=(0, 8, 7))
    state = position(mine, "", offers="12 bis, 8 temp, 9 pool", claimed=(0, 1, 1))
    step = resolve(state, write(state, 0, "C12", claims=[spend(0, "A1 A5")]), write(state, 0, "A5"))
    assert step.state.ended == ("plans", "plots")
    assert step.state.causes == ((0,), (0,))


def test_r15_a_full_street_claim_locks_rows_of_seven_for_good_and_this_is_told_before() -> None:
    """R15: such rows can never be split; the progress of the plan warns."""
    state = position("1..7 | 8 9 10", mode="advanced", plans=(19, 9, 14), offers="8 surveyor, 9 temp, 9 pool")
    assert GAME.aid(state, 0, WhatCounts(0)).plans[0].locks_long_row
    after = alone(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=False))
    locked = position(after, mode="advanced", plans=(19, 9, 14), claimed=(9, 0, 0), offers="8 surveyor, 9 temp, 9 pool")
    for at in range(1, 10):
        assert not legal(locked, write(locked, 0, "C6", fence(f"A{at}")))
    assert value(position(after, mode="practice_advanced")) == 6 + 3
    split = position("1..4 | 5..7 | 8 9 10", mode="advanced", plans=(19, 9, 14))
    assert not GAME.aid(split, 0, WhatCounts(0)).plans[0].locks_long_row


def test_r15_street_ends_lock_single_plots() -> None:
    """R15: fences and bis beside them stay legal."""
    text = "1!0 _*8 9!0 / 1!0 2 _*8 9!0 / 1!0 _*10 9!0"
    state = position(
        sheet(text, plans=(7, 0, 0)),
        mode="advanced",
        plans=(22, 9, 14),
        claimed=(1, 0, 0),
        offers="8 surveyor, 6 bis, 9 pool",
    )
    from hn_builder import bis  # noqa: PLC0415

    for name in ("A1", "A9", "B1", "B10", "C1", "C11"):
        assert legal(state, write(state, 0, "C5", fence(name)))
    assert legal(state, write(state, 1, "C5", bis("A2", "A1")))


def test_r15_no_fence_where_both_plots_are_locked() -> None:
    """R15: a gap beside one locked plot is free."""
    state = position(
        sheet("1!0 2!0 3!0 4!0 | 5!0 6!0 7!0 8!0 | 9 _", plans=(6, 0, 0)), offers="8 surveyor, 6 bis, 9 pool"
    )
    assert code(state, write(state, 0, "C5", fence("A6"))) == "fence_locked"
    assert legal(state, write(state, 0, "C5", fence("A9")))


@pytest.mark.parametrize(
    ("plans", "place", "tracks", "text"),
    [
        ((20, 9, 14), 0, {}, "1 1b 1b | 2 2b 2b 2b | _ _ _"),
        ((21, 9, 14), 0, {"temps": 7}, "1 2 3 | 4..7 | _ _ _"),
        ((3, 23, 14), 1, {"parks": (3, 4, 0)}, "1 2 3 | 4..7 | _ _ _"),
        ((3, 24, 14), 1, {}, "1 2 3p | 4 5 6 7p | 8p _ _ / 1p _ _ 4p _ _ _ 8p ..."),
        ((3, 26, 14), 1, {"parks": (0, 4, 0)}, "1 2 3 | 4..7 | _ _ _ / 1p _ _ 4p _ _ _ 8p ..."),
        ((3, 25, 14), 1, {"parks": (0, 0, 5)}, "1 2 3 | 4..7 | _ _ _ / / _ 2p _ _ _ _ 7p _ _ _ 11p _"),
        ((3, 27, 14), 1, {"parks": (3, 0, 0)}, "1 2 3p | 4 5 6 7p | 8p O _"),
    ],
)
def test_r16_other_plans_neither_lock_nor_need_unlocked_houses(
    plans: tuple[int, int, int], place: int, tracks: dict[str, Any], text: str
) -> None:
    """R16: together with 3,4 in one turn, before it and after it."""
    state = position(sheet(text, **tracks), mode="advanced", plans=plans, offers="10 surveyor, 9 temp, 9 agent")
    claims = sorted([spend(place), spend(2, "A1 A4")], key=lambda claim: claim.plan)
    name = "B10" if plans[1] != 23 else "C5"
    after = alone(state, write(state, 0, name, claims=claims, reshuffle=False))
    assert after.spent[place] == 0
    assert after.spent[2] == plots("A1 A2 A3 A4 A5 A6 A7")
    assert after.plans[place] > 0
    assert after.plans[2] == 7


def test_r16_one_plan_per_house_speaks_of_the_three_locking_kinds() -> None:
    """R16: a full street and an estate in it exclude each other."""
    state = position("1 2 3 | 4..7 | 8 9 10", mode="advanced", plans=(19, 9, 14))
    both = [spend(0), spend(2, "A1 A4")]
    assert not legal(state, write(state, 0, "C5", claims=both, reshuffle=False))
    assert legal(state, write(state, 0, "C5", claims=both[:1], reshuffle=False))
    assert legal(state, write(state, 0, "C5", claims=both[1:], reshuffle=False))


# ---- 3.7 open points


def test_a_claim_declined_may_come_later_at_the_value_of_that_turn() -> None:
    """3.7."""
    state = position(FOUR_FOUR, FOUR_FOUR)
    step = resolve(state, write(state, 0, "C5"), write(state, 0, "C5"))
    fresh_plan = [any_claim(step.state, seat) for seat in (0, 1)]
    after = resolve(step.state, *fresh_plan, chance=step.chance).state
    assert [s.plans[0] for s in after.sheets] == [6, 6]


def any_claim(state: State, seat: int) -> Action:
    """A random turn that claims."""
    pick = picker(seat)
    while True:
        action = pick(state, seat)
        if action.claims:
            return action


def test_a_roundabout_after_a_refusal_is_allowed() -> None:
    """3.7: it is no effect."""
    state = position(CLOSED, mode="advanced")
    assert legal(state, NoPermit(roundabout=round_at("B5", first=False)))


def test_a_fence_beside_a_roundabout_is_already_there() -> None:
    """3.7: nothing to draw."""
    state = position("_ O ...", mode="advanced", offers="8 surveyor, 9 temp, 9 pool")
    for name in ("A1", "A2"):
        assert code(state, write(state, 0, "C5", fence(name))) == "fence_exists"


def test_an_unknown_seat_a_match_that_is_over_and_a_seat_that_has_confirmed_are_refused() -> None:
    """7: one action per seat and turn."""
    state = position("", "")
    turn = write(state, 0, "A5")
    assert GAME.refuse(state, 2, turn) is not None
    step = GAME.play(state, 0, turn, Chance(1))
    assert code(step.state, turn) == "not_waiting"
    over = replace(state, ended=("plots",), causes=((0,),), waiting=())
    assert code(over, turn) == "match_over"


def test_the_last_confirmation_resolves_the_turn_and_is_final() -> None:
    """7: it discloses the next cards."""
    state = position("", "")
    first = GAME.play(state, 0, write(state, 0, "A5"), Chance(1))
    assert not first.discloses
    assert first.state.sheets == state.sheets
    last = GAME.play(first.state, 1, write(state, 1, "B5"), first.chance)
    assert last.discloses
    assert last.state.sheets[0].numbers[plot("A5")] == 7
    assert last.state.sheets[1].numbers[plot("B5")] == 8
    assert last.round == 11


def test_claims_of_a_turn_are_told_with_their_points() -> None:
    """3.2 Plans, for the log."""
    state = position(FOUR_FOUR, claimed=(3, 0, 0))
    step = resolve(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")]), write(state, 0, "C5"))
    told = [t.event for t in step.events if isinstance(t.event, Claimed)]
    assert [(e.seat, e.place, e.points, e.first) for e in told] == [(0, 0, 3, False)]


def test_modes_without_hands_offer_three_pairs_and_modes_with_hands_six() -> None:
    """3.1, 3.4, 3.5."""
    for mode in MODES:
        seats = 1 if mode.startswith(("solo", "practice")) else 2
        state = start(mode, seats, 2).state
        cards = GAME.choices(state, 0).narrow(Turn()).cards
        expected = 6 if mode.startswith(("expert", "solo")) else 3
        assert len(cards) == expected
        assert all(number_of(number) in range(1, 16) for number, _ in cards)
        assert state.sheets == (Sheet(),) * seats
