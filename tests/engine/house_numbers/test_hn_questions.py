"""Rules questions and reported faults of other programs, line by line (rules page, sections 4.1, 4.2 and 4.3)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hn_builder import (
    DECK,
    GAME,
    alone,
    any_action,
    bis,
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
)
from hn_deck import picker
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import load_record
from engine.games.house_numbers import sheet as paper
from engine.games.house_numbers.actions import NoPermit, Park, Temp, Turn, effect_of, number_of
from engine.games.house_numbers.content import read_content
from engine.games.house_numbers.facts import FACTS
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import StacksReshuffled, WhatCounts
from resources import reader

FOUR_FOUR = "1..4 | 5..8 | _ _"
CLOSED = "10 _*9 / 10 _*10 / 10 _*11"
CONTENT = read_content(reader("house_numbers"))
FACES = Counter((number_of(card), effect_of(card)) for card in CONTENT.deck)
POOL, TEMP, BIS = 3, 4, 5


def match(seats: int, mode: str = "basic", seed: int = 5) -> Match:
    """A match of persons."""
    infos = tuple(SeatInfo(f"Seat {n}", "person", n % 12 + 1) for n in range(seats))
    return Match.new(GAME, Setup(seats, mode), infos, seed)


# ---- 4.1 rules questions


def test_q1_several_plans_in_one_turn() -> None:
    """Q1: yes."""
    state = position("1..4 | 5..8 | _ _ / 1..3 | 4..9 | _ _ / 1..3 | 4..7 | ...", offers="9 bis, 8 temp, 9 pool")
    claims = [spend(0, "A1 A5"), spend(1, "B1 B4"), spend(2, "C1 C4")]
    after = alone(state, write(state, 0, "C9", claims=claims))
    assert after.plans == (6, 8, 7)


def test_q2_solo_never_reshuffles_after_a_plan() -> None:
    """Q2: never; the question is not even asked."""
    for mode in ("solo", "solo_advanced"):
        state = position(FOUR_FOUR, mode=mode, hands=["7 bis, 8 temp, 9 pool"], turn=5)
        turn = next(a for a in GAME.choices(state, 0) if isinstance(a, Turn) and a.claims)
        assert turn.reshuffle is None
        assert legal(state, turn)
        for answer in (True, False):
            assert code(state, replace(turn, reshuffle=answer)) == "reshuffle_not_asked"


def test_q3_full_street_plan_although_the_street_has_fences() -> None:
    """Q3: yes, fences are irrelevant for plans that are not about estates."""
    state = position("1 | 2 3 | 4 | 5 6 7 8 | 9 10", mode="advanced", plans=(19, 9, 14))
    assert legal(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=False))


def test_q4_nothing_may_be_written_on_purpose() -> None:
    """Q4: no; a refusal only if nothing fits."""
    state = position("1 2 3 ...")
    assert code(state, NoPermit()) == "permit_possible"
    assert code(state, Turn()) == "incomplete"


def test_q5_sheets_are_public_between_turns_and_covered_while_others_decide() -> None:
    """Q5: the view of every seat shows all sheets as they stood at the start of the turn."""
    state = position("1 2 3 ...", "4 5 ...", "")
    assert GAME.view(state, 2).sheets == state.sheets
    step = GAME.play(state, 0, write(state, 0, "A9"), Chance(1))
    for seat in (1, 2, None):
        seen = GAME.view(step.state, seat)
        assert seen.sheets == state.sheets
        assert seen.own is None
    assert GAME.view(step.state, 0).own == write(state, 0, "A9")


def test_q6_bis_chosen_but_not_carried_out_crosses_no_box() -> None:
    """Q6: no."""
    state = position("3 _ ...", mode="practice", offers="8 bis, 9 temp, 9 pool")
    after = GAME.play(state, 0, write(state, 0, "C5"), Chance(1)).state
    assert row(after, "bis") == 0


@pytest.mark.parametrize(
    ("first", "second", "shuffled"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_q7_one_yes_is_enough(first: bool, second: bool, shuffled: bool) -> None:
    """Q7."""
    state = position(FOUR_FOUR, FOUR_FOUR)
    one = write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=first)
    other = write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=second)
    step = resolve(state, one, other)
    told = [t.event for t in step.events if isinstance(t.event, StacksReshuffled)]
    assert bool(told) == shuffled
    if shuffled:
        assert told[0].seats == ((0,) if first else (1,))


@pytest.mark.parametrize("five_bis_first", [True, False])
def test_q8_five_bis_plan_with_locked_bis_houses_and_the_other_way_round(five_bis_first: bool) -> None:
    """Q8: allowed."""
    houses = "1 1b 1b | 2 2b 2b 2b | _ _ _"
    if five_bis_first:
        state = position(sheet(houses, plans=(8, 0, 0)), mode="advanced", plans=(20, 9, 14), claimed=(1, 0, 0))
        assert legal(state, write(state, 0, "C5", claims=[spend(2, "A1 A4")]))
    else:
        locked = "1!2 1b!2 1b!2 | 2!2 2b!2 2b!2 2b!2 | _ _ _"
        state = position(sheet(locked, plans=(0, 0, 7)), mode="advanced", plans=(20, 9, 14), claimed=(0, 0, 1))
        assert legal(state, write(state, 0, "C5", claims=[spend(0)]))
    both = position(houses, mode="advanced", plans=(20, 9, 14))
    assert legal(both, write(both, 0, "C5", claims=[spend(0), spend(2, "A1 A4")], reshuffle=False))


def test_q9_roundabouts_do_not_break_street_plans() -> None:
    """Q9: the roundabout is a built plot."""
    state = position("1..3 O 1..5 O", mode="advanced", plans=(19, 9, 14))
    assert legal(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=False))


def test_q10_solo_takes_number_and_effect_from_two_cards() -> None:
    """Q10: no, two different cards."""
    state = position("", mode="solo", hands=["7 bis, 8 temp, 9 pool"], turn=1)
    seven = state.hands[0][0]
    assert code(state, Turn(seven, seven, plot("A5"), 7)) == "card_twice"
    assert legal(state, Turn(seven, state.hands[0][1], plot("A5"), 7))


def test_q11_bis_copies_any_house_on_the_sheet() -> None:
    """Q11: no, not only the number just written."""
    state = position("3 _ ... / 12 _ ...", offers="8 bis, 9 temp, 9 pool")
    assert legal(state, write(state, 0, "C5", bis("A2", "A1")))
    assert legal(state, write(state, 0, "C5", bis("B2", "B1")))


# ---- 4.2 BGA version


def test_b1_deck_rows_for_11_and_12() -> None:
    """B1: no bis on an 11, no fence on a 12, a pool on a 12; the table is symmetric."""
    assert FACES[11, BIS] == 0
    assert FACES[12, 0] == 0
    assert FACES[12, POOL] == 1
    assert all(FACES[n, e] == FACES[16 - n, e] for n in range(1, 16) for e in range(6))


@pytest.mark.parametrize(("temps", "points"), [(0, 0), (5, 0), (6, 7), (7, 7), (11, 7)])
def test_b2_six_temps_are_enough_in_the_solo_game(temps: int, points: int) -> None:
    """B2."""
    state = position(sheet(temps=temps), mode="solo", hands=["7 bis, 8 temp, 9 pool"], turn=20)
    assert row(state, "temps") == points


def test_b3_temp_results_go_from_0_to_17() -> None:
    """B3: not only 1..15."""
    low = position("", offers="2 temp, 9 bis, 9 pool")
    high = position("", offers="15 temp, 9 bis, 9 pool")
    assert legal(low, write(low, 0, "A1", Temp(), number=0))
    assert legal(high, write(high, 0, "A10", Temp(), number=17))


def test_b4_landscaper_in_a_street_full_of_parks_is_void() -> None:
    """B4: effect is void, go on."""
    state = position(sheet("", parks=(3, 0, 0)), offers="8 landscaper, 9 bis, 9 pool")
    assert code(state, write(state, 0, "A5", Park())) == "park_full"
    after = alone(state, write(state, 0, "A5"))
    assert after.parks == (3, 0, 0)
    assert after.numbers[plot("A5")] == 8


def test_b5_plans_without_a_choice_of_estates_raise_the_reshuffle_question_too() -> None:
    """B5: ask whenever the first-plan condition holds."""
    state = position(sheet(temps=7), mode="advanced", plans=(21, 9, 14))
    assert code(state, write(state, 0, "C5", claims=[spend(0)])) == "incomplete"
    assert legal(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=True))


def test_b6_roundabout_loss_is_in_the_total() -> None:
    """B6: subtract 3 / 8."""
    assert value(position("O ...", mode="practice_advanced")) == -3
    assert value(position("O _ _ O ...", mode="practice_advanced")) == -8


def test_b7_reshuffle_in_the_expert_game_rebuilds_the_hands() -> None:
    """B7: collect everything, then rebuild the personal hands."""
    state = position(FOUR_FOUR, "", mode="expert", hands=["7 bis, 8 temp, 9 pool"])
    turn = next(a for a in GAME.choices(state, 0) if a.claims and a.reshuffle)
    step = resolve(state, turn, any_action(state, 1))
    after = step.state
    assert [len(hand) for hand in after.hands] == [3, 3]
    assert len(after.deck) == 75
    assert after.discards == ()
    assert after.received == (-1, -1)


def test_b8_seats_confirm_independently_in_any_order() -> None:
    """B8: simultaneous turns do not lock each other; any order leads to the same."""
    state = start("advanced", 3, 4).state
    turns = [any_action(state, seat, seat + 20) for seat in range(3)]
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        current, chance = state, Chance(4)
        for seat in order:
            assert GAME.refuse(current, seat, turns[seat]) is None
            step = GAME.play(current, seat, turns[seat], chance)
            current, chance = step.state, step.chance
        ends.append((current, chance))
    assert ends[0] == ends[1] == ends[2]


def test_b9_undo_is_per_player() -> None:
    """B9: taking back leaves the entries of other seats alone."""
    game = match(3)
    first, second = any_action(game.state, 0, 1), any_action(game.state, 1, 2)
    game.act(0, first)
    game.act(1, second)
    game.undo(0)
    assert game.waiting == (0, 2)
    assert game.view(1).own == second
    assert game.view(0).own is None
    game.act(0, any_action(game.state, 0, 3))
    assert game.waiting == (2,)


def test_b10_options_and_modes_are_named_where_they_are_chosen() -> None:
    """B10: facts give every mode and option with values and where they matter; explaining them is the window's part."""
    assert {mode.id for mode in FACTS.modes} >= {"basic", "advanced", "expert", "expert_advanced", "solo", "practice"}
    options = {option.id: option for option in FACTS.options}
    assert options["reshuffle"].values == ("once", "every_plan")
    assert options["expert_refusal"].values == ("pass_one", "pass_none")
    assert set(options["expert_refusal"].modes) == {"expert", "expert_advanced"}


def test_b11_roundabout_also_after_number_and_effect() -> None:
    """B11."""
    state = position("", mode="advanced", offers="8 bis, 9 temp, 9 pool")
    turn = write(state, 0, "A5", bis("A6", "A5"), roundabout=round_at("A7", first=False))
    assert legal(state, turn)
    assert GAME.choices(state, 0).narrow(write(state, 0, "A5")).roundabout.bit_count() == 32


def test_b12_refusal_only_if_no_printed_number_of_any_pair_fits() -> None:
    """B12: the printed number of the temp pair does not fit, but another pair does."""
    state = position(CLOSED, offers="9 temp, 12 bis, 8 pool")
    assert code(state, NoPermit()) == "permit_possible"
    assert not GAME.choices(state, 0).narrow(write(state, 0, "A2")).no_permit
    assert legal(position(CLOSED, offers="9 temp, 10 bis, 8 pool"), NoPermit())


def test_b13_bis_with_all_nine_boxes_used() -> None:
    """B13, 3.7: bis still allowed, the loss stays 28."""
    state = position("1 1b 1b 1b 1b 1b 1b 1b 1b 1b / 3 _ ...", mode="practice", offers="8 bis, 9 temp, 9 pool")
    assert row(state, "bis") == -28
    turn = write(state, 0, "C5", bis("B2", "B1"))
    assert legal(state, turn)
    assert row(GAME.play(state, 0, turn, Chance(1)).state, "bis") == -28


def test_b14_tie_break_counts_only_sizes_1_to_6() -> None:
    """B14: a fenced row longer than six is no estate."""
    state = position("1..7 | 8 9 | 10", "1 2 | 3 | ...")
    over = replace(state, ended=("plots",), causes=((0,),), waiting=())
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert [tie.key for tie in outcome.ties] == ["shared"]


def test_b15_solo_card_as_last_card_ends_the_game() -> None:
    """B15: nothing is reshuffled; see also the tests of the decks."""
    state = position("", mode="solo", hands=["7 bis, 8 temp, 9 pool"], turn=27)
    assert state.deck == (180,)
    after = GAME.play(state, 0, any_action(state, 0), Chance(1)).state
    assert after.ended == ("deck",)
    assert after.discards == state.discards


def test_b16_a_refusal_sent_in_is_checked() -> None:
    """B16: the rules verify it; play raises."""
    state = position("")
    assert code(state, NoPermit()) == "permit_possible"
    with pytest.raises(ValueError, match="permit_possible"):
        GAME.play(state, 0, NoPermit(), Chance(1))


def test_b17_two_roundabouts_at_most_for_3_then_5_more() -> None:
    """B17: the preview tells the cost before."""
    state = position("", mode="practice_advanced")
    first = GAME.preview(state, 0, Turn(roundabout=round_at("A1")))
    assert dict(first.gains) == {"roundabouts": -3}
    state = position("O ...", mode="practice_advanced")
    second = GAME.preview(state, 0, Turn(roundabout=round_at("A9")))
    assert dict(second.gains) == {"roundabouts": -5}
    state = position("O _ O ...", mode="practice_advanced")
    assert GAME.choices(state, 0).narrow(Turn()).roundabout == 0
    assert paper.MOST_ROUNDABOUTS == 2


# ---- 4.3 fan web games


def test_w1_fences_anywhere_on_the_sheet() -> None:
    """W1: not only next to the house just built."""
    state = position("", offers="8 surveyor, 9 temp, 9 pool")
    assert GAME.choices(state, 0).narrow(write(state, 0, "A5")).gaps == paper.GAPS
    assert legal(state, write(state, 0, "A5", fence("C11")))


def test_w2_order_of_the_stacks_survives_saving() -> None:
    """W2: as JSON, and in a record."""
    state = start("basic", 2, 9).state
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert again.stacks == state.stacks
    assert again == state
    game = match(2)
    loaded = load_record(game.record(), lambda _: reader("house_numbers"))
    assert loaded.state.stacks == game.state.stacks
    game.act(0, any_action(game.state, 0))
    game.act(1, any_action(game.state, 1))
    loaded.act(0, game.history()[0][2])
    loaded.act(1, game.history()[1][2])
    assert loaded.digest == game.digest


def test_w3_a_possible_claim_is_told_before_the_turn_closes() -> None:
    """W3: preview, narrowing and the progress of the plans name it."""
    state = position("1..4 | 5..7 _ | _ _", offers="8 bis, 9 temp, 9 pool")
    turn = write(state, 0, "A8")
    assert GAME.preview(state, 0, turn).detail.reached == (0,)
    assert [place for place, _ in GAME.choices(state, 0).narrow(turn).claims] == [0]
    finished = position(FOUR_FOUR)
    assert GAME.aid(finished, 0, WhatCounts(0)).plans[0].claimable


def test_w4_the_park_is_always_the_next_box() -> None:
    """W4: the action names no box."""
    assert Park.__struct_fields__ == ()
    state = position(sheet(parks=(1, 0, 0)), offers="8 landscaper, 9 temp, 9 pool")
    assert alone(state, write(state, 0, "A5", Park())).parks == (2, 0, 0)


def test_w5_no_move_is_lost_when_several_players_submit_together() -> None:
    """W5: all twelve turns arrive, whatever the order."""
    game = match(12)
    turns = {seat: any_action(game.state, seat, seat) for seat in range(12)}
    for seat in (7, 3, 11, 0, 1, 2, 10, 9, 4, 5, 6, 8):
        game.act(seat, turns[seat])
    assert game.round == 2
    assert {seat: action for _, seat, action, _ in game.history()} == turns


def test_w6_the_reshuffle_right_exists() -> None:
    """W6, 3.2."""
    state = position(FOUR_FOUR)
    step = resolve(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")], reshuffle=True), write(state, 0, "C5"))
    assert [t for t in step.events if isinstance(t.event, StacksReshuffled)]


def test_w7_the_player_chooses_which_estates_are_spent() -> None:
    """W7: every set of estates is on offer."""
    state = position(FOUR_FOUR + " / 1..4 | ...")
    claims = dict(GAME.choices(state, 0).narrow(write(state, 0, "C5")).claims)
    a, b, c = plot("A1"), plot("A5"), plot("B1")
    assert set(claims[0]) == {(a, b), (a, c), (b, c)}


def test_w8_bis_deck_bis_track_and_plans_are_right() -> None:
    """W8: bis on 3, 4, 6 to 10, 12, 13."""
    assert [n for n in range(1, 16) if FACES[n, BIS]] == [3, 4, 6, 7, 8, 9, 10, 12, 13]
    assert paper.BIS_VALUES == (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
    assert (2, 2, 2, 2) in [plan.sizes for plan in CONTENT.plans]


def test_w9_the_three_plans_that_were_wrong_elsewhere() -> None:
    """W9: 4,4 for 6/3; 1,1,1,6; 3,4 once, 3,3,4 for 12/7."""
    by_sizes = {plan.sizes: (plan.kind, plan.first, plan.later) for plan in CONTENT.plans if plan.sizes}
    assert len(by_sizes) == 18
    assert by_sizes[4, 4] == (1, 6, 3)
    assert by_sizes[1, 1, 1, 6] == (2, 11, 6)
    assert by_sizes[3, 4] == (3, 7, 3)


def test_w10_scoring_is_that_of_the_printed_sheet() -> None:
    """W10: no fixed estate values, refusals not -3 each, bis not -1 each."""
    assert value(position("1..4 | ...", mode="practice")) == 4
    assert value(position(sheet(refusals=1), mode="practice")) == 0
    assert value(position("1 1b 1b ...", mode="practice")) == -3


def test_w11_effect_counts() -> None:
    """W11: 18/18/18/9/9/9."""
    effects = Counter(effect_of(card) for card in DECK)
    assert [effects[e] for e in range(6)] == [18, 18, 18, 9, 9, 9]
    assert sorted(CONTENT.deck) == sorted(DECK)


def test_a_view_hides_what_others_did_this_turn() -> None:
    """3.6: within a turn nobody may learn marks, temp counts or claims made in this turn by others."""
    state = start("basic", 3, 12).state
    one, other = picker(1)(state, 0), picker(2)(state, 0)
    assert one != other
    after_one = GAME.play(state, 0, one, Chance(12))
    after_other = GAME.play(state, 0, other, Chance(12))
    for seat in (1, 2, None):
        assert GAME.view(after_one.state, seat) == GAME.view(after_other.state, seat)
    assert [t.event for t in after_one.events] == [t.event for t in after_other.events]
    assert plots("A1") == 1
