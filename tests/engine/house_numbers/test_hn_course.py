"""Test positions and fixes of a published course project, with our verdicts (rules page, section 4.4)."""

from __future__ import annotations

import msgspec
import pytest
from hn_builder import (
    GAME,
    alone,
    bis,
    code,
    fence,
    legal,
    plot,
    plots,
    position,
    round_at,
    row,
    sheet,
    spend,
    value,
    write,
)
from msgspec.structs import replace

from engine.games.house_numbers import sheet as paper
from engine.games.house_numbers.actions import Action, Bis, NoPermit, Pool, Temp, Turn
from engine.games.house_numbers.sheet import Sheet

LATE = {"claimed": (0, 0, 1)}


def flaws(
    drawn: Sheet | str, plans: tuple[int, int, int] = (3, 9, 14), claimed: tuple[int, int, int] = (0, 0, 0)
) -> set[str]:
    """Why the sheet cannot come up in a practice match whose turn fits the houses on it."""
    on = sheet(drawn) if isinstance(drawn, str) else drawn
    turn = (on.houses & ~on.bis).bit_count() + on.refusals + 1
    state = position(on, mode="practice_advanced", plans=plans, turn=turn, claimed=claimed)
    return {refusal.code for refusal in GAME.refuse_state(state)}


def test_n1_bis_values() -> None:
    """N1: 0 1 3 6 9 12 16 20 24 28."""
    assert paper.BIS_VALUES == (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)


def test_n2_roundabouts_cost_0_3_8() -> None:
    """N2: not 0/3/5."""
    assert row(position("O _ O ...", mode="practice_advanced"), "roundabouts") == -8


def test_n3_no_number_is_written_into_a_roundabout() -> None:
    """N3: not an empty plot."""
    state = position("O ...", mode="advanced")
    assert code(state, write(state, 0, "A1")) == "plot_roundabout"
    turn = write(state, 0, "B1", roundabout=round_at("B1"))
    assert code(state, turn) == "plot_roundabout"


def test_n4_only_the_number_paired_with_the_temp_card_is_shifted() -> None:
    """N4."""
    state = position("", offers="8 temp, 4 bis, 9 pool")
    assert legal(state, write(state, 0, "A5", Temp(), number=10))
    assert code(state, write(state, 1, "A5", Temp(), number=5)) == "effect_of_other_card"
    crossed = Turn(state.numbers[1], state.effects[0], plot("A5"), 5, Temp())
    assert code(state, crossed) == "cards_not_a_pair"
    assert code(state, write(state, 0, "A5", Temp(), number=4)) == "shift_too_far"


@pytest.mark.parametrize("text", ["2 2b ...", "_*7 2b 2b 2"])
def test_n5_bis_groups_at_the_ends_of_a_street_are_good(text: str) -> None:
    """N5: 2 2bis at a street start; 2bis 2bis 2 at the street end; the effects need other houses to come from."""
    assert flaws(f"{text} / 1 _ ...") == set()


@pytest.mark.parametrize("text", ["2b 2b ... / 1 3 ...", "2 2b 2b 2b 2 ..."])
def test_n6_bis_groups_without_or_with_two_originals_are_impossible(text: str) -> None:
    """N6."""
    assert "position_bis" in flaws(text)


def test_n7_a_roundabout_lacking_a_fence_and_three_roundabouts_are_impossible() -> None:
    """N7."""
    assert flaws(sheet("1 _ O | _*7", bare_roundabouts=True)) == {"position_fences"}
    assert flaws("O _ O _ O ...") == {"position_roundabouts"}


def test_n8_a_roundabout_on_the_last_plot_needs_only_its_left_fence() -> None:
    """N8: and a fence between two empty plots is fine."""
    assert flaws("_*9 O") == set()
    assert flaws("_ _ | _*7 5") == set()
    assert "position_fences" in flaws(replace(sheet("_*9 O"), fences=plots("A9 A10")))


def sent(text: str) -> Action:
    """An action as it comes in."""
    return msgspec.json.decode(text.encode(), type=GAME.types.action)


def test_n9_two_numbers_in_one_turn_are_illegal() -> None:
    """N9: an action cannot say it, a sheet with too many houses cannot come up."""
    with pytest.raises(msgspec.ValidationError):
        sent('{"type":"turn","number":7,"plot":3,"second_number":8}')
    state = position("1 2 ...", mode="practice", turn=2)
    assert "position_turns" in {r.code for r in GAME.refuse_state(state)}


def test_n10_offered_7_7_7_with_all_streets_starting_with_10_the_refusal_is_legal() -> None:
    """N10."""
    state = position("10 _*9 / 10 _*10 / 10 _*11", offers="7 bis, 7 temp, 7 pool")
    assert legal(state, NoPermit())


def test_n11_offered_12_8_9_with_streets_starting_11_12_10_the_refusal_is_illegal() -> None:
    """N11: 12 fits."""
    state = position("11 _*9 / 12 _*10 / 10 _*11", offers="12 bis, 8 temp, 9 pool")
    assert code(state, NoPermit()) == "permit_possible"


def test_n12_refusal_plus_a_temp_box_is_illegal() -> None:
    """N12: a refusal has no effect; an action cannot say it."""
    with pytest.raises(msgspec.ValidationError):
        sent('{"type":"no_permit","effect":{"type":"temp"}}')
    state = position("10 _*9 / 10 _*10 / 10 _*11", offers="7 bis, 7 temp, 7 pool")
    assert alone(state, NoPermit()).temps == 0


def test_n13_two_effects_in_one_turn_are_illegal() -> None:
    """N13: fence + temp, park + temp."""
    with pytest.raises(msgspec.ValidationError):
        sent('{"type":"turn","effect":[{"type":"fence","gap":1},{"type":"temp"}]}')
    assert "position_effects" in flaws(sheet("1 | _*9", temps=1))
    assert "position_effects" in flaws(sheet("1 _*9", temps=1, parks=(1, 0, 0)))


def test_n14_fence_inside_an_estate_used_for_a_plan_is_illegal() -> None:
    """N14."""
    locked = sheet("1!2 2!2 3!2 | 4!2 5!2 6!2 7!2 | ...", plans=(0, 0, 7))
    state = position(locked, offers="8 surveyor, 9 temp, 9 pool", **LATE)  # type: ignore[arg-type]
    assert code(state, write(state, 0, "B5", fence("A1"))) == "fence_locked"


def test_n15_park_in_a_street_other_than_that_of_the_number_is_illegal() -> None:
    """N15: the action names no street, the park lies where the number is."""
    with pytest.raises(msgspec.ValidationError):
        sent('{"type":"turn","effect":{"type":"park","street":2}}')


def test_n16_pool_on_a_plot_without_planned_pool_is_illegal() -> None:
    """N16."""
    state = position("", offers="8 pool, 9 temp, 9 bis")
    assert code(state, write(state, 0, "A4", Pool())) == "no_pool_planned"
    assert legal(state, write(state, 0, "A8", Pool()))


@pytest.mark.parametrize(("number", "fine"), [(12, True), (11, True), (13, True), (15, True), (16, False), (10, False)])
def test_n17_13_with_temp(number: int, fine: bool) -> None:
    """N17: written as 12 or 11: legal; as 16: illegal."""
    state = position("", offers="13 temp, 9 pool, 9 bis")
    assert legal(state, write(state, 0, "A5", Temp(), number=number)) == fine


def test_n18_bis_in_another_street_or_beside_the_number_with_another_number() -> None:
    """N18: legal."""
    state = position("3 _ ... / _ 12 ...", offers="8 bis, 9 pool, 9 temp")
    assert legal(state, write(state, 0, "C5", bis("A2", "A1")))
    assert legal(state, write(state, 0, "A3", bis("A2", "A1")))


def test_n19_the_higher_value_of_a_plan_already_won_cannot_be_had() -> None:
    """N19: a claim names no value; the rules write the lower one."""
    state = position("1..4 | 5..8 | _ _", claimed=(3, 0, 0))
    assert alone(state, write(state, 0, "C5", claims=[spend(0, "A1 A5")])).plans[0] == 3
    assert GAME.preview(state, 0, write(state, 0, "C5", claims=[spend(0, "A1 A5")])).gains == (("plan_1", 3),)


def test_n20_eight_houses_in_a_row_are_no_4_4() -> None:
    """N20: without a fence."""
    state = position("1..8 | _ _")
    for estates in ("A1 A5", "A1", ""):
        assert not legal(state, write(state, 0, "C5", claims=[spend(0, estates)], reshuffle=False))


def test_n21_houses_locked_without_a_plan_are_impossible() -> None:
    """N21."""
    assert "position_claims" in flaws("1!0 2!0 3 4 | ...")
    assert "position_claims" in flaws(sheet("1 2 3!0 4!0 | 5..8 | ...", plans=(6, 0, 0)), claimed=(1, 0, 0))


def test_n22_1_1_1_6_as_a_later_player() -> None:
    """N22: three single houses at a street start and a six elsewhere: legal, lower value because already won."""
    state = position("1 | 2 | 3 | ... / 1..6 | ...", plans=(3, 6, 14), claimed=(0, 4, 0))
    after = alone(state, write(state, 0, "C5", claims=[spend(1, "A1 A2 A3 B1")]))
    assert after.plans == (0, 6, 0)


def test_n23_a_locked_house_never_becomes_unlocked() -> None:
    """N23: a scored plan without its locks is impossible (and see the test that sheets only grow)."""
    assert "position_claims" in flaws(sheet("1..4 | 5..8 | ...", plans=(6, 0, 0)), claimed=(1, 0, 0))


def test_n24_last_number_or_a_bis_closes_the_street() -> None:
    """N24: full-street plan: legal."""
    state = position("1..9 _", mode="advanced", plans=(19, 9, 14), offers="10 bis, 8 bis, 9 temp")
    assert legal(state, write(state, 0, "A10", claims=[spend(0)], reshuffle=False))
    assert legal(state, write(state, 1, "C5", Bis(plot("A10"), plot("A9")), claims=[spend(0)], reshuffle=False))


def test_n25_street_ends_as_second_player() -> None:
    """N25: legal, lower value."""
    ends = "1 _*8 9 / 1 _*9 9 / 1 _*10 9"
    state = position(ends, mode="advanced", plans=(22, 9, 14), claimed=(4, 0, 0))
    assert alone(state, write(state, 0, "C5", claims=[spend(0)])).plans == (4, 0, 0)


def test_n26_number_in_one_street_and_roundabout_in_another() -> None:
    """N26: legal in one turn."""
    state = position("", mode="advanced")
    after = alone(state, write(state, 0, "A5", roundabout=round_at("C5")))
    assert (after.houses, after.roundabouts) == (plots("A5"), plots("C5"))
    assert value(position(after, mode="practice_advanced")) == -3
