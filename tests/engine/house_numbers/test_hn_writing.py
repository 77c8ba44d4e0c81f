"""Set-up, writing numbers, refusals and effects of House Numbers (rules page, sections 3.1 and 3.2)."""

from __future__ import annotations

import pytest
from hn_builder import (
    DECK,
    GAME,
    alone,
    bis,
    cards_of,
    code,
    fence,
    fits_of,
    legal,
    names,
    plot,
    plots,
    position,
    round_at,
    sheet,
    spend,
    start,
    value,
    write,
)
from hn_deck import play_round
from hn_referee import unpack

from engine.core.chance import Chance
from engine.games.house_numbers.actions import Agent, NoPermit, Park, Pool, Temp, Turn, number_of

CHANCE = Chance(1)
CLOSED = "10 _*9 / 10 _*10 / 10 _*11"
"""A sheet whose streets all begin with 10, so that nothing up to 10 fits."""


# ---- 3.1 set-up


@pytest.mark.parametrize("seed", range(5))
def test_three_stacks_of_27_are_laid_and_three_cards_turned(seed: int) -> None:
    """3.1: 81 cards, three stacks of 27; the top card of each is flipped, the next number is visible: 25 below."""
    state = start("basic", 3, seed).state
    assert [len(stack) for stack in state.stacks] == [25, 25, 25]
    assert len(state.numbers) == len(state.effects) == 3
    assert cards_of(state) == sorted(DECK)
    assert state.turn == 1


def test_each_stack_offers_a_pair_of_its_number_and_its_effect() -> None:
    """3.1: visible number and flipped effect of the same stack; other combinations are no pair."""
    state = position("", offers="7 bis, 8 temp, 9 pool")
    for number in range(3):
        for effect in range(3):
            turn = Turn(state.numbers[number], state.effects[effect], plot("A5"), number_of(state.numbers[number]))
            assert legal(state, turn) == (number == effect)
            if number != effect:
                assert code(state, turn) == "cards_not_a_pair"


def test_a_new_turn_flips_the_top_card_of_each_stack() -> None:
    """3.1: the visible number card becomes the effect, the card below shows its number."""
    state = start("basic", 2, 11).state
    after = play_round(state, 11).state
    assert after.effects == state.numbers
    assert after.numbers == tuple(stack[0] for stack in state.stacks)
    assert after.stacks == tuple(stack[1:] for stack in state.stacks)
    assert sorted(after.discards) == sorted(state.effects)


def test_all_players_act_at_once() -> None:
    """3.2, heading: all players at once; everybody waits, in any order."""
    state = start("basic", 5, 3).state
    assert GAME.waiting(state) == (0, 1, 2, 3, 4)


# ---- 3.2 writing a number


def test_a_number_goes_into_any_empty_plot_of_any_street() -> None:
    """3.2 Writing: any empty plot of any street."""
    state = position("")
    for name in ("A1", "A10", "B1", "B6", "B11", "C1", "C12"):
        assert legal(state, write(state, 0, name))


def test_a_number_does_not_go_onto_a_house() -> None:
    """3.2 Writing: an empty plot."""
    state = position("_ 3 ...")
    assert code(state, write(state, 0, "A2")) == "plot_built"


@pytest.mark.parametrize(
    ("street", "name", "why"),
    [
        ("_ _ 8 ...", "A2", None),
        ("_ _ 6 ...", "A4", None),
        ("_ _ 8 ...", "A4", "number_too_low"),
        ("_ _ 6 ...", "A2", "number_too_high"),
        ("_*9 6", "A1", "number_too_high"),
        ("8 ...", "A10", "number_too_low"),
        ("6 _ 8 ...", "A2", None),
        ("5 _ 6 ...", "A2", "number_too_high"),
    ],
)
def test_numbers_rise_from_left_to_right(street: str, name: str, why: str | None) -> None:
    """3.2 Writing: along a street numbers rise from left to right; a 7 is written."""
    state = position(street)
    assert code(state, write(state, 0, name)) == why


@pytest.mark.parametrize(("street", "name"), [("7 ...", "A2"), ("7 ...", "A10"), ("_*9 7", "A1"), ("_ 7 8 ...", "A1")])
def test_numbers_rise_strictly(street: str, name: str) -> None:
    """3.2 Writing: strictly; only bis may repeat a number."""
    state = position(street)
    assert code(state, write(state, 0, name)) in {"number_too_low", "number_too_high"}


def test_gaps_and_skipped_numbers_are_fine() -> None:
    """3.2 Writing."""
    state = position("1 _ _ 15 ...")
    assert legal(state, write(state, 0, "A2"))
    assert legal(state, write(state, 0, "A3"))


def test_streets_are_independent() -> None:
    """3.2 Writing: along a street; the same number may stand in each street."""
    state = position("7 ... / 15 ... / _*11 1")
    assert code(state, write(state, 0, "B2")) == "number_too_low"
    assert code(state, write(state, 0, "C1")) == "number_too_high"
    state = position("7 ... / ... / 7 ...")
    assert legal(state, write(state, 0, "B5"))


def test_only_bis_repeats_a_number() -> None:
    """3.2 Writing: the number itself may not repeat, the bis copy may."""
    state = position("7 ...", offers="7 bis, 8 bis, 9 pool")
    assert not legal(state, write(state, 0, "A2"))
    assert legal(state, write(state, 1, "A3", bis("A2", "A1")))


def test_a_roundabout_splits_the_street_into_two_number_rows() -> None:
    """3.2 Writing: two independent rows, so the same number may stand on both sides."""
    state = position("_ 7 O ...", mode="advanced")
    assert legal(state, write(state, 0, "A4"))
    assert not legal(state, write(state, 0, "A1"))
    state = position("9 10 O _ 3 ...", mode="advanced")
    assert code(state, write(state, 0, "A4")) == "number_too_high"
    assert legal(state, write(state, 0, "A10"))


@pytest.mark.parametrize("number", [0, 17])
def test_each_row_beside_a_roundabout_may_use_0_to_17(number: int) -> None:
    """3.2 Writing: each may use 0..17."""
    printed = 2 if number == 0 else 15
    text = f"{number} O _*8" if number == 0 else "_*8 O 17"
    state = position(text, mode="advanced", offers=f"{printed} temp, 8 temp, 9 pool")
    name = "A3" if number == 0 else "A1"
    assert legal(state, write(state, 0, name, Temp(), number=number))


def test_a_roundabout_is_not_an_empty_plot() -> None:
    """3.2 Writing, N3: an empty plot."""
    state = position("_ O ...", mode="advanced")
    assert code(state, write(state, 0, "A2")) == "plot_roundabout"


def test_writing_is_compulsory_if_possible() -> None:
    """3.2 Writing: one may not choose to write nothing (Q4)."""
    state = position("")
    assert code(state, NoPermit()) == "permit_possible"
    assert code(state, Turn(state.numbers[0], state.effects[0])) == "incomplete"


def test_choice_of_pair_plot_and_street_is_free() -> None:
    """3.2 Writing: every pair, every plot of every street on an empty sheet."""
    state = position("")
    for pair in range(3):
        for street, length in (("A", 10), ("B", 11), ("C", 12)):
            for at in range(1, length + 1):
                assert legal(state, write(state, pair, f"{street}{at}"))


@pytest.mark.parametrize("number", range(1, 16))
def test_where_numbers_fit_agrees_with_the_page(number: int) -> None:
    """3.2 Writing on a sheet with gaps, bis houses and a roundabout, every printed number and plot."""
    text = "2 _ 4 4b _ _ 9 _ _ 15 / _ _ O _ 8 _ | _ 8b 11 _ _ / 1 _ 3 _ 5 _ O _ 3 _ _ 9"
    text = text.replace("_ 8 _ | _ 8b 11", "_ 8 8b | _ _ 11")
    state = position(text, mode="advanced", offers=f"{number} surveyor, 8 agent, 9 pool")
    fits = fits_of(unpack(state.sheets[0]))[number]
    for p in range(33):
        name = names(1 << p)
        assert legal(state, write(state, 0, name)) == bool(fits >> p & 1), name


# ---- 3.2 permit refusal


def test_a_refusal_is_legal_only_if_no_printed_number_fits_anywhere() -> None:
    """3.2 Refusal: 9, 8, 7 do not fit right of 10; an 11 would."""
    assert legal(position(CLOSED, offers="7 bis, 8 temp, 9 pool"), NoPermit())
    state = position(CLOSED, offers="7 bis, 8 temp, 11 surveyor")
    assert code(state, NoPermit()) == "permit_possible"


def test_a_refusal_crosses_one_box_and_nothing_else() -> None:
    """3.2 Refusal: no number, no effect, one refusal box."""
    state = position(CLOSED)
    after = alone(state, NoPermit())
    before = state.sheets[0]
    assert after.refusals == 1
    assert (after.numbers, after.fences, after.temps, after.parks, after.agents) == (
        before.numbers,
        before.fences,
        before.temps,
        before.parks,
        before.agents,
    )


def test_a_number_that_fits_only_after_a_shift_may_be_shifted_or_refused() -> None:
    """3.2 Refusal: 9 with the temp agency fits as 11; the refusal is legal too."""
    state = position(CLOSED, offers="7 bis, 9 temp, 8 pool")
    assert legal(state, write(state, 1, "A2", Temp(), number=11))
    assert legal(state, NoPermit())


def test_nobody_must_build_a_roundabout_to_avoid_a_refusal_and_anybody_may() -> None:
    """3.2 Refusal: a roundabout between makes room for a 7."""
    state = position(CLOSED, mode="advanced")
    assert legal(state, NoPermit())
    assert legal(state, write(state, 0, "A5", roundabout=round_at("A3")))


def test_plans_completed_earlier_may_be_claimed_in_a_refusal_turn() -> None:
    """3.2 Refusal: 4,4 stands complete since before."""
    state = position("10 11 12 13 | ... / 10 11 12 13 | ... / 10 ...", offers="7 bis, 8 temp, 9 pool")
    after = alone(state, NoPermit(claims=(spend(0, "A1 B1"),), reshuffle=False))
    assert after.plans == (6, 0, 0)
    assert after.refusals == 1


def test_a_refusal_looks_at_all_combinations_with_hands() -> None:
    """3.2 Refusal: solo and expert look at all three numbers."""
    state = position(CLOSED, mode="solo", hands=["7 bis, 8 temp, 9 pool"], turn=3)
    assert legal(state, NoPermit())
    state = position(CLOSED, mode="solo", hands=["7 bis, 8 temp, 11 agent"], turn=3)
    assert code(state, NoPermit()) == "permit_possible"


# ---- 3.2 effects


@pytest.mark.parametrize("effect", ["surveyor", "agent", "landscaper", "pool", "temp", "bis"])
def test_an_effect_is_optional_and_not_used_crosses_nothing(effect: str) -> None:
    """3.2 Effects: always optional; not used = nothing crossed, also for bis and temp."""
    state = position("", offers=f"8 {effect}, 9 agent, 10 surveyor")
    after = alone(state, write(state, 0, "A3"))
    assert after == sheet("_ _ 8 ...")


def test_the_effect_is_that_of_the_pair() -> None:
    """3.1, 3.2: the effect of another pair cannot be used."""
    state = position("", offers="8 surveyor, 9 agent, 10 landscaper")
    assert code(state, write(state, 0, "A3", Park())) == "effect_of_other_card"
    assert code(state, write(state, 1, "A3", fence("A1"))) == "effect_of_other_card"


def test_the_surveyor_builds_one_fence_in_any_unused_gap_of_any_street() -> None:
    """3.2 Surveyor: between built, half-built or empty plots (W1)."""
    state = position("1 2 3 ...", offers="8 surveyor, 9 agent, 10 landscaper")
    for name in ("A1", "A3", "A8", "B1", "B10", "C1", "C11"):
        after = alone(state, write(state, 0, "A5", fence(name)))
        assert after.fences == plots(name)


def test_the_surveyor_needs_an_unused_gap() -> None:
    """3.2 Surveyor."""
    state = position("1 2 | 3 ...", offers="8 surveyor, 9 agent, 10 landscaper")
    assert code(state, write(state, 0, "A5", fence("A2"))) == "fence_exists"
    for end in ("A10", "B11", "C12"):
        assert code(state, write(state, 0, "A5", fence(end))) == "gap_unknown"


def test_no_fence_between_two_equal_neighbours() -> None:
    """3.2 Surveyor: not between a bis pair."""
    state = position("1 1b 3 ...", offers="8 surveyor, 9 agent, 10 landscaper")
    assert code(state, write(state, 0, "A5", fence("A1"))) == "fence_between_equals"
    assert legal(state, write(state, 0, "A5", fence("A2")))


def test_no_fence_inside_an_estate_that_served_a_plan() -> None:
    """3.2 Surveyor; N14."""
    state = position(
        sheet("1!0 2!0 3!0 4!0 | 5 6 7 8 | ...", plans=(6, 0, 0)), offers="8 surveyor, 9 agent, 10 landscaper"
    )
    for name in ("A1", "A2", "A3"):
        assert code(state, write(state, 0, "B5", fence(name))) == "fence_locked"


def test_splitting_a_complete_unused_estate_is_allowed() -> None:
    """3.2 Surveyor."""
    state = position("1 2 3 4 | ...", offers="8 surveyor, 9 agent, 10 landscaper")
    assert legal(state, write(state, 0, "B5", fence("A2")))


def test_the_agent_crosses_one_box_of_a_size_that_has_one_left() -> None:
    """3.2 Real estate agent."""
    state = position(sheet(agents=(1, 0, 0, 4, 0, 0)), offers="8 agent, 9 bis, 10 landscaper")
    assert alone(state, write(state, 0, "A5", Agent(3))).agents == (1, 0, 1, 4, 0, 0)
    assert code(state, write(state, 0, "A5", Agent(1))) == "size_full"
    assert code(state, write(state, 0, "A5", Agent(4))) == "size_full"


def test_the_agent_counts_for_estates_finished_later_and_used_for_plans() -> None:
    """3.2 Real estate agent: for all estates of this size."""
    text = "1!0 2!0 3!0 4!0 | 5 6 7 8 | _ _ / 1!0 2!0 3!0 4!0 | ..."
    plain = position(sheet(text, plans=(6, 0, 0)), mode="practice")
    raised = position(sheet(text, plans=(6, 0, 0), agents=(0, 0, 0, 2, 0, 0)), mode="practice")
    assert value(plain) == 6 + 3 * 4
    assert value(raised) == 6 + 3 * 6


def test_the_landscaper_builds_a_park_in_the_street_of_the_number() -> None:
    """3.2 Landscaper: not in another one (N15: the action cannot even say so)."""
    state = position("", offers="8 landscaper, 9 bis, 10 agent")
    for name, parks in (("A4", (1, 0, 0)), ("B4", (0, 1, 0)), ("C4", (0, 0, 1))):
        assert alone(state, write(state, 0, name, Park())).parks == parks


def test_a_street_full_of_parks_loses_the_effect() -> None:
    """3.2 Landscaper; B4: the turn goes on without it."""
    state = position(sheet(parks=(3, 0, 0)), offers="8 landscaper, 9 bis, 10 agent")
    assert code(state, write(state, 0, "A4", Park())) == "park_full"
    assert legal(state, write(state, 0, "A4"))


def test_the_pool_needs_the_number_on_a_plot_with_a_planned_pool() -> None:
    """3.2 Pool: mark the pool and cross one pool box."""
    state = position("", offers="8 pool, 9 bis, 10 agent")
    for name in ("A3", "A7", "A8", "B1", "B4", "B8", "C2", "C7", "C11"):
        after = alone(state, write(state, 0, name, Pool()))
        assert after.pools == plots(name)
    for name in ("A1", "A4", "B2", "C1", "C12"):
        assert code(state, write(state, 0, name, Pool())) == "no_pool_planned"


@pytest.mark.parametrize("text", ["_ _ 3 ...", "_ 3 3b ...", "_ _ O ..."])
def test_a_pool_plot_filled_without_the_effect_never_gets_its_pool(text: str) -> None:
    """3.2 Pool: other pair, bis, roundabout."""
    state = position(text, mode="advanced", offers="8 pool, 9 bis, 10 agent")
    assert state.sheets[0].lost_pools == plots("A3")
    assert code(state, write(state, 0, "A3", Pool())) in {"plot_built", "plot_roundabout"}
    assert alone(state, write(state, 0, "A7", Pool())).pools == plots("A7")


@pytest.mark.parametrize("number", range(6, 11))
def test_the_temp_agency_changes_the_number_by_up_to_two(number: int) -> None:
    """3.2 Temp: -2..+2 including no change; using it crosses one temp box."""
    state = position("", offers="8 temp, 9 bis, 10 agent")
    after = alone(state, write(state, 0, "A5", Temp(), number=number))
    assert after.numbers[plot("A5")] == number
    assert after.temps == 1


@pytest.mark.parametrize("number", [5, 11])
def test_the_temp_agency_changes_no_more_than_two(number: int) -> None:
    """3.2 Temp."""
    state = position("", offers="8 temp, 9 bis, 10 agent")
    assert code(state, write(state, 0, "A5", Temp(), number=number)) == "shift_too_far"


@pytest.mark.parametrize(("printed", "number"), [(2, 0), (1, 0), (15, 16), (15, 17), (14, 16)])
def test_the_temp_agency_reaches_0_16_and_17(printed: int, number: int) -> None:
    """3.2 Temp: result 0..17 (B3)."""
    state = position("", offers=f"{printed} temp, 9 bis, 10 agent")
    assert alone(state, write(state, 0, "A5", Temp(), number=number)).numbers[plot("A5")] == number


@pytest.mark.parametrize(("printed", "number"), [(1, -1), (15, 18)])
def test_the_temp_agency_stays_within_0_to_17(printed: int, number: int) -> None:
    """3.2 Temp: 1 - 2 and beyond 17 are no numbers."""
    state = position("", offers=f"{printed} temp, 9 bis, 10 agent")
    assert code(state, write(state, 0, "A5", Temp(), number=number)) in {"number_out_of_range", "shift_too_far"}


def test_the_number_written_with_a_temp_must_be_legal_as_written() -> None:
    """3.2 Temp."""
    state = position("8 ...", offers="8 temp, 9 bis, 10 agent")
    assert not legal(state, write(state, 0, "A2", Temp(), number=8))
    assert legal(state, write(state, 0, "A2", Temp(), number=9))


def test_without_the_temp_agency_the_printed_number_is_written() -> None:
    """3.2 Temp: the number may be changed only by using it."""
    state = position("", offers="8 temp, 9 bis, 10 agent")
    assert code(state, write(state, 0, "A5", number=9)) == "number_not_printed"
    assert code(state, write(state, 1, "A5", number=10)) == "number_not_printed"


def test_bis_copies_a_neighbouring_house_in_any_street() -> None:
    """3.2 Bis: any street, any number, also the one just written (Q11, N18)."""
    state = position("3 _ ... / _ 12 ...", offers="8 bis, 9 pool, 10 agent")
    after = alone(state, write(state, 0, "C5", bis("A2", "A1")))
    assert (after.numbers[plot("A2")], after.bis) == (3, plots("A2"))
    assert legal(state, write(state, 0, "C5", bis("B1", "B2")))
    assert legal(state, write(state, 0, "C5", bis("C6", "C5")))
    assert legal(state, write(state, 0, "C5", bis("C4", "C5")))


def test_bis_copies_a_bis_house_and_0_16_and_17() -> None:
    """3.2 Bis: any number, also a bis house, also 0, 16, 17."""
    state = position("0 _ _*8 / 3 3b _ ... / _*9 _ 16 17", offers="8 bis, 9 pool, 10 agent")
    assert legal(state, write(state, 0, "A5", bis("A2", "A1")))
    assert legal(state, write(state, 0, "A5", bis("B3", "B2")))
    assert legal(state, write(state, 0, "A5", bis("C10", "C11")))


def test_bis_needs_a_directly_neighbouring_house() -> None:
    """3.2 Bis."""
    state = position("3 _ _ ... / _*11 / 5 ...", offers="8 bis, 9 pool, 10 agent")
    assert code(state, write(state, 0, "A5", bis("A3", "A1"))) == "bis_not_beside"
    assert code(state, write(state, 0, "A5", bis("A3", "A2"))) == "bis_source_empty"
    assert code(state, write(state, 0, "B11", bis("C1", "B11"))) is not None
    wrapped = position("_*9 3 / ...", offers="8 bis, 9 pool, 10 agent")
    assert code(wrapped, write(wrapped, 0, "C5", bis("B1", "A10"))) == "bis_not_beside"


def test_bis_needs_an_empty_plot() -> None:
    """3.2 Bis: one further empty plot."""
    state = position("3 4 O _ ...", mode="advanced", offers="8 bis, 9 pool, 10 agent")
    assert code(state, write(state, 0, "A5", bis("A2", "A1"))) == "plot_built"
    assert code(state, write(state, 0, "A5", bis("A3", "A2"))) == "plot_roundabout"
    assert code(state, write(state, 0, "A5", bis("A5", "A4"))) is not None


def test_bis_never_copies_across_a_fence() -> None:
    """3.2 Bis."""
    state = position("3 | _ ...", offers="8 bis, 9 pool, 10 agent")
    assert code(state, write(state, 0, "A5", bis("A2", "A1"))) == "bis_over_fence"


def test_bis_crosses_one_bis_box() -> None:
    """3.2 Bis: the first costs one point."""
    state = position("3 _ ...", mode="practice", offers="8 bis, 9 pool, 10 agent")
    step = GAME.play(state, 0, write(state, 0, "C5", bis("A2", "A1")), CHANCE)
    assert value(step.state) == -1


def test_chains_of_bis_houses_are_fine() -> None:
    """3.2 Bis: 5bis 5 5bis 5bis."""
    state = position("_ 5 5b _ 9 ...", offers="8 bis, 9 pool, 10 agent")
    assert legal(state, write(state, 0, "C5", bis("A1", "A2")))
    assert legal(state, write(state, 0, "C5", bis("A4", "A3")))
    chain = position("5b 5 5b 5b _ ...", offers="6 bis, 5 pool, 10 agent")
    assert legal(chain, write(chain, 0, "A6", bis("A5", "A4")))
    assert legal(chain, write(chain, 0, "A6", bis("A5", "A6")))
    assert not legal(chain, write(chain, 1, "A5"))


def test_the_number_comes_first_then_the_effect() -> None:
    """3.2 Effect order: bis can copy the fresh number; the plot of the number is gone for bis."""
    state = position("3 _ ...", offers="8 bis, 9 pool, 10 agent")
    after = alone(state, write(state, 0, "A9", bis("A10", "A9")))
    assert after.numbers[plot("A10")] == 8
    assert code(state, write(state, 0, "A2", bis("A2", "A1"))) == "plot_built"


def test_a_fence_may_stand_beside_the_fresh_number() -> None:
    """3.2 Effect order: between fence and number no order problem can arise."""
    state = position("3 ...", offers="8 surveyor, 9 pool, 10 agent")
    assert legal(state, write(state, 0, "A2", fence("A1")))
    assert legal(state, write(state, 0, "A2", fence("A2")))


def test_a_bis_house_is_a_house_in_an_estate() -> None:
    """3.2: a bis house is a house in every respect."""
    state = position("3 3b 4 | ...", mode="practice")
    assert value(state) == 3 - 1


def test_a_bis_house_brings_no_pool_and_no_park() -> None:
    """3.2: it cannot bring a pool or a park: A3 is planned with a pool, but the bis house gets none."""
    state = position("_ 3 _ ...", offers="8 bis, 9 pool, 10 landscaper")
    after = alone(state, write(state, 0, "C5", bis("A3", "A2")))
    assert after.pools == 0
    assert after.parks == (0, 0, 0)
    assert after.lost_pools == plots("A3")
