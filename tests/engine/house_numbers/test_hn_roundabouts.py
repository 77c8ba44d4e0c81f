"""Estates and roundabouts of House Numbers (rules page, section 3.2)."""

from __future__ import annotations

import pytest
from hn_builder import (
    GAME,
    alone,
    code,
    legal,
    plots,
    position,
    round_at,
    row_points,
    spend,
    value,
    write,
)

from engine.core.chance import Chance
from engine.games.house_numbers.actions import NoPermit, Turn

CHANCE = Chance(1)


# ---- 3.2 estates


@pytest.mark.parametrize("size", range(1, 7))
def test_a_row_of_one_to_six_houses_between_fences_is_an_estate(size: int) -> None:
    """3.2 Estates."""
    state = position(f"1..{size} | ...", mode="practice")
    assert value(state) == size


def test_the_street_ends_close_an_estate() -> None:
    """2.2, 3.2 Estates: permanent fences at both street ends."""
    assert value(position("1 2 | _*6 | 14 15", mode="practice")) == 4


def test_seven_or_more_houses_between_fences_are_no_estate_until_split() -> None:
    """3.2 Estates: worth 0."""
    assert value(position("1..7 | ...", mode="practice")) == 0
    assert value(position("1..10", mode="practice")) == 0
    assert value(position("1..4 | 5..7 | ...", mode="practice")) == 4 + 3


def test_a_row_with_an_empty_plot_is_no_estate() -> None:
    """3.2 Estates: built plots."""
    assert value(position("1 _ 3 | ...", mode="practice")) == 0


def test_a_row_without_a_fence_at_one_end_is_no_estate() -> None:
    """3.2 Estates: fences at both ends."""
    assert value(position("1 2 3 _ ...", mode="practice")) == 0


def test_a_roundabout_belongs_to_no_estate_and_is_no_house() -> None:
    """3.2 Estates."""
    state = position("1 2 O 4 5 | ...", mode="practice_advanced")
    assert row_points(state) == {"estates_2": 4, "roundabouts": -3}


# ---- 3.2 roundabout


def test_roundabouts_belong_to_the_advanced_game() -> None:
    """3.2 Roundabout (advanced)."""
    for mode, expected in (("basic", "roundabout_not_in_mode"), ("practice", "roundabout_not_in_mode")):
        state = position("", mode=mode)
        assert code(state, write(state, 0, "A5", roundabout=round_at("B5"))) == expected
    for mode in ("advanced", "practice_advanced"):
        state = position("", mode=mode)
        assert legal(state, write(state, 0, "A5", roundabout=round_at("B5")))


def test_at_most_two_roundabouts_per_game() -> None:
    """3.2 Roundabout."""
    state = position("O _ O ...", mode="advanced")
    assert code(state, write(state, 0, "B5", roundabout=round_at("C5"))) == "roundabouts_used_up"


def test_at_most_one_roundabout_per_turn() -> None:
    """3.2 Roundabout: the turn has room for one."""
    assert [name for name in Turn.__struct_fields__ if "roundabout" in name] == ["roundabout"]
    assert [name for name in NoPermit.__struct_fields__ if "roundabout" in name] == ["roundabout"]


@pytest.mark.parametrize("first", [True, False])
def test_a_roundabout_comes_before_or_after_number_and_effect(first: bool) -> None:
    """3.2 Roundabout; B11."""
    state = position("", mode="advanced")
    after = alone(state, write(state, 0, "A5", roundabout=round_at("B5", first=first)))
    assert after.roundabouts == plots("B5")


def test_a_roundabout_brings_the_fences_on_both_sides() -> None:
    """3.2 Roundabout: fences on both sides come free."""
    state = position("", mode="advanced")
    after = alone(state, write(state, 0, "A5", roundabout=round_at("B5")))
    assert after.fences == plots("B4 B5")


@pytest.mark.parametrize(
    ("name", "fences"), [("B1", "B1"), ("B11", "B10"), ("A1", "A1"), ("A10", "A9"), ("C12", "C11")]
)
def test_a_roundabout_at_a_street_end_adds_only_the_missing_fence(name: str, fences: str) -> None:
    """3.2 Roundabout; N8."""
    state = position("", mode="advanced")
    after = alone(state, write(state, 0, "C5", roundabout=round_at(name)))
    assert after.fences == plots(fences)


def test_a_roundabout_next_to_a_fence_adds_only_the_missing_one() -> None:
    """3.2 Roundabout."""
    state = position("_ | _ ...", mode="advanced")
    after = alone(state, write(state, 0, "C5", roundabout=round_at("A2")))
    assert after.fences == plots("A1 A2")


def test_both_roundabouts_may_be_in_one_street_and_side_by_side() -> None:
    """3.2 Roundabout: not limited to any street; both may be in one street."""
    state = position("_ O ...", mode="advanced")
    assert legal(state, write(state, 0, "C5", roundabout=round_at("A1")))
    assert legal(state, write(state, 0, "C5", roundabout=round_at("A9")))


def test_a_roundabout_stands_between_built_or_empty_plots() -> None:
    """3.2 Roundabout: neighbouring plots may be empty or built."""
    state = position("3 _ 4 ...", mode="advanced")
    after = alone(state, write(state, 0, "C5", roundabout=round_at("A2")))
    assert after.fences == plots("A1 A2")
    assert value(position(after, mode="practice_advanced")) == 1 - 3


def test_a_roundabout_needs_an_empty_plot() -> None:
    """3.2 Roundabout: replaces an empty plot, for good."""
    state = position("3 O ...", mode="advanced")
    assert code(state, write(state, 0, "C5", roundabout=round_at("A1"))) == "plot_built"
    assert code(state, write(state, 0, "C5", roundabout=round_at("A2"))) == "plot_roundabout"
    assert code(state, write(state, 0, "C5", roundabout=round_at("C5"))) is not None
    assert code(state, write(state, 0, "C5", roundabout=round_at("C5", first=False))) == "plot_built"


def test_a_roundabout_counts_as_filled_for_the_end() -> None:
    """3.2 Roundabout: for the end condition "all plots built"."""
    state = position("1..4 O 6..10 / 1..10 O / 1..11 _", mode="practice_advanced", offers="12 agent, 8 temp, 9 pool")
    after = GAME.play(state, 0, write(state, 0, "C12"), CHANCE).state
    assert after.ended == ("plots",)


def test_a_roundabout_counts_as_a_built_plot_for_full_streets_and_street_ends() -> None:
    """3.2 Roundabout; Q9."""
    state = position("1..4 O 6..10", mode="advanced", plans=(19, 9, 14))
    assert legal(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=False))
    ends = position("O _*8 9 / 1 _*9 O / 1 _*10 9", mode="advanced", plans=(22, 9, 14))
    assert legal(ends, write(ends, 0, "C5", claims=[spend(0)], reshuffle=False))


def test_a_street_stays_one_street_for_five_bis() -> None:
    """3.2 Roundabout: look at the house line."""
    state = position("1 1b 1b O 5 5b 5b 5b _ _", mode="advanced", plans=(20, 9, 14))
    assert legal(state, write(state, 0, "C5", claims=[spend(0)], reshuffle=False))
