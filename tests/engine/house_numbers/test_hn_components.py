"""Components of House Numbers as the rules page tabulates them (sections 2.1 to 2.4)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hn_builder import DECK, MODES, cards_of, code, plots, position, row, sheet, start, value, write
from hn_referee import AGENTS, BASIC_PLANS, CARDS, STARRED_PLANS

from engine.games.house_numbers import sheet as paper
from engine.games.house_numbers.actions import effect_of, number_of
from engine.games.house_numbers.content import read_content
from engine.games.house_numbers.plans import Need
from resources import reader

CONTENT = read_content(reader("house_numbers"))
EFFECT_NAMES = ("surveyor", "agent", "landscaper", "pool", "temp", "bis")


# ---- 2.1 cards


@pytest.mark.parametrize("number", range(1, 16))
def test_each_number_is_on_as_many_cards_with_each_effect_as_the_table_says(number: int) -> None:
    """2.1, the table row by row; also W8 and W11."""
    found = Counter(effect_of(card) for card in CONTENT.deck if number_of(card) == number)
    assert tuple(found[effect] for effect in range(6)) == CARDS[number]


@pytest.mark.parametrize(("number", "cards"), list(enumerate((3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3), start=1)))
def test_each_number_is_on_as_many_cards_as_the_last_column_says(number: int, cards: int) -> None:
    """2.1, row sums."""
    assert sum(number_of(card) == number for card in CONTENT.deck) == cards


@pytest.mark.parametrize(("effect", "cards"), list(enumerate((18, 18, 18, 9, 9, 9))))
def test_each_effect_is_on_as_many_cards_as_the_last_row_says(effect: int, cards: int) -> None:
    """2.1, column sums."""
    assert sum(effect_of(card) == effect for card in CONTENT.deck) == cards


def test_there_are_81_cards_all_told_apart() -> None:
    """2.1, the sum of the table."""
    assert len(CONTENT.deck) == len(set(CONTENT.deck)) == 81
    assert sorted(CONTENT.deck) == sorted(DECK)


def test_the_table_is_symmetric() -> None:
    """2.1: n and 16 - n have the same row."""
    faces = Counter((number_of(card), effect_of(card)) for card in CONTENT.deck)
    assert all(faces[n, e] == faces[16 - n, e] for n in range(1, 16) for e in range(6))


def test_real_estate_and_landscaper_columns_are_equal_and_pool_temp_and_bis_columns_too() -> None:
    """2.1."""
    faces = Counter((number_of(card), effect_of(card)) for card in CONTENT.deck)
    for n in range(1, 16):
        assert faces[n, 1] == faces[n, 2]
        assert faces[n, 3] == faces[n, 4] == faces[n, 5]


@pytest.mark.parametrize("seed", range(5))
def test_the_visible_number_announces_the_next_effect(seed: int) -> None:
    """2.1: the effect of its own back is shown on the number face: the number card of now is the next effect card."""
    state = start("basic", 2, seed).state
    from hn_deck import play_round  # noqa: PLC0415

    after = play_round(state, seed).state
    assert after.effects == state.numbers


def test_printed_numbers_go_from_1_to_15() -> None:
    """2.1: 0, 16 and 17 are reachable only with the temp agency."""
    assert {number_of(card) for card in CONTENT.deck} == set(range(1, 16))


# ---- 2.2 sheet


def test_the_streets_have_10_11_and_12_plots() -> None:
    """2.2: 33 in all."""
    assert [len(street) for street in paper.STREETS] == [10, 11, 12]
    assert paper.PLOTS == 33


def test_there_are_30_possible_fences() -> None:
    """2.2: 9 + 10 + 11, the street ends carry a permanent fence."""
    assert paper.GAPS.bit_count() == 30
    assert paper.GAPS & plots("A10 B11 C12") == 0


def test_planned_pools_stand_where_the_table_says() -> None:
    """2.2, third column."""
    assert plots("A3 A7 A8 B1 B4 B8 C2 C7 C11") == paper.POOL_MASK


@pytest.mark.parametrize(
    ("street", "built", "points"),
    [(1, n, v) for n, v in enumerate((0, 2, 4, 10))]
    + [(2, n, v) for n, v in enumerate((0, 2, 4, 6, 14))]
    + [(3, n, v) for n, v in enumerate((0, 2, 4, 6, 8, 18))],
)
def test_parks_are_worth_the_value_showing(street: int, built: int, points: int) -> None:
    """2.2, last column: the value showing after 0, 1, 2, ... parks."""
    parks = [0, 0, 0]
    parks[street - 1] = built
    state = position(sheet(parks=tuple(parks)), mode="practice")
    assert row(state, f"park_{street}") == points == value(state)


POOL_ORDER = ("A3", "A7", "A8", "B1", "B4", "B8", "C2", "C7", "C11")


@pytest.mark.parametrize(("built", "points"), list(enumerate((0, 3, 6, 9, 13, 17, 21, 26, 31, 36))))
def test_pools_are_worth_the_value_showing(built: int, points: int) -> None:
    """2.2, pools of the whole sheet."""
    base = sheet("_ _ 3 _ _ _ 7 8 _ _ / 1 _ _ 4 _ _ _ 8 ... / _ 2 _ _ _ _ 7 _ _ _ 11 _")
    with_pools = msgspec.structs.replace(base, pools=plots(" ".join(POOL_ORDER[:built])))
    assert row(position(with_pools, mode="practice"), "pools") == points


def test_the_temp_track_has_eleven_unnumbered_boxes() -> None:
    """2.2: eleven boxes, no value but the ranking at the end."""
    assert paper.TEMP_BOXES == 11
    assert all(value(position(sheet(temps=n), mode="practice")) == 0 for n in range(12))


BIS_ROWS = "1 1b 1b 1b 1b 1b 1b 1b 1b 1b / 1 _ ..."


@pytest.mark.parametrize(("houses", "loss"), list(enumerate((0, 1, 3, 6, 9, 12, 16, 20, 24, 28))))
def test_bis_houses_cost_the_value_showing(houses: int, loss: int) -> None:
    """2.2; also N1 and W8 (16, not 18)."""
    street = " ".join(["1"] + ["1b"] * houses + ["_"] * (9 - houses))
    assert row(position(street, mode="practice"), "bis") == -loss


@pytest.mark.parametrize(("refusals", "loss"), list(enumerate((0, 0, 3, 5))))
def test_refusals_cost_nothing_then_three_then_five(refusals: int, loss: int) -> None:
    """2.2: the first costs nothing, the second brings the loss to 3, the third to 5."""
    assert row(position(sheet(refusals=refusals), mode="practice"), "refusals") == -loss


@pytest.mark.parametrize(("text", "loss"), [("", 0), ("O ...", 3), ("O _ O ...", 8)])
def test_roundabouts_cost_three_then_eight_together(text: str, loss: int) -> None:
    """2.2: conflict settled; 3, then 5 more. Also N2 and B6."""
    assert row(position(text, mode="practice_advanced"), "roundabouts") == -loss


@pytest.mark.parametrize(
    ("size", "crossed"), [(s + 1, n) for s, values in enumerate(AGENTS) for n in range(len(values))]
)
def test_an_estate_is_worth_the_value_showing_in_its_column(size: int, crossed: int) -> None:
    """2.2, real estate columns: the value times the number of estates."""
    agents = [0] * 6
    agents[size - 1] = crossed
    houses = " ".join(str(n) for n in range(1, size + 1))
    text = f"{houses} | ... / {houses} | ..."
    state = position(sheet(text, agents=tuple(agents)), mode="practice")
    assert row(state, f"estates_{size}") == 2 * AGENTS[size - 1][crossed]


def test_the_agent_columns_have_18_boxes_and_the_parks_12() -> None:
    """2.2."""
    assert sum(paper.AGENT_BOXES) == 18
    assert paper.AGENT_BOXES == (1, 2, 3, 4, 4, 4)
    assert paper.PARK_BOXES == (3, 4, 5)


def test_a_track_shows_its_last_value_when_all_boxes_are_crossed() -> None:
    """2.2: the last value has no box."""
    full = sheet(parks=(3, 4, 5))
    assert value(position(full, mode="practice")) == 10 + 14 + 18


# ---- 2.3 plans


@pytest.mark.parametrize("place", range(18))
def test_each_basic_plan_asks_and_pays_as_printed(place: int) -> None:
    """2.3, the basic table; also W9 (three wrong plans elsewhere)."""
    kind, sizes, first, later = BASIC_PLANS[place]
    plan = CONTENT.plans[place]
    assert plan.need is Need.ESTATES
    assert not plan.starred
    assert (plan.kind, plan.sizes, plan.first, plan.later) == (kind, tuple(sorted(sizes)), first, later)


NEEDS = {
    "street": Need.STREET,
    "five bis": Need.BIS,
    "seven temps": Need.TEMPS,
    "ends": Need.ENDS,
    "parks in two streets": Need.PARKS,
    "pools in two streets": Need.POOLS,
    "parks and pools": Need.PARKS_AND_POOLS,
    "parks, pools, roundabout": Need.PARKS_POOLS_ROUNDABOUT,
}
COUNTS = {"five bis": 5, "seven temps": 7, "parks in two streets": 2, "pools in two streets": 2}


@pytest.mark.parametrize("place", range(10))
def test_each_advanced_plan_asks_and_pays_as_printed(place: int) -> None:
    """2.3, the advanced table."""
    kind, what, street, first, later = STARRED_PLANS[place]
    plan = CONTENT.plans[18 + place]
    assert plan.starred
    assert (plan.kind, plan.need, plan.first, plan.later) == (kind, NEEDS[what], first, later)
    assert plan.street == street - 1
    assert plan.count == COUNTS.get(what, 0)


def test_there_are_28_plans_five_starred_of_n1_and_n2_and_none_of_n3() -> None:
    """2.3."""
    kinds = Counter((plan.kind, plan.starred) for plan in CONTENT.plans)
    assert kinds == {(1, False): 6, (2, False): 6, (3, False): 6, (1, True): 5, (2, True): 5}


def test_the_first_value_is_for_the_first_to_finish_and_above_the_later_one() -> None:
    """2.3: project side, approved side."""
    assert all(plan.first > plan.later > 0 for plan in CONTENT.plans)


def test_first_places_of_the_basic_plans_sum_to_21_to_35() -> None:
    """5.1: n1 6-10, n2 8-12, n3 7-13."""
    spans = []
    for kind in (1, 2, 3):
        first = [plan.first for plan in CONTENT.plans if plan.kind == kind and not plan.starred]
        spans.append((min(first), max(first)))
    assert spans == [(6, 10), (8, 12), (7, 13)]


@pytest.mark.parametrize("plan", [23, 24])
def test_parks_in_one_street_and_pools_in_another_fulfil_neither_plan(plan: int) -> None:
    """2.3: two different cards; a mix fulfils neither."""
    mixed = sheet("1 2 3p 4 5 6 7p 8p _ _", parks=(0, 4, 0))
    state = position(mixed, mode="advanced", plans=(3, plan, 14), offers="11 surveyor, 12 agent, 13 bis")
    from hn_builder import spend  # noqa: PLC0415

    assert code(state, write(state, 0, "A9", claims=[spend(1)])) == "plan_not_fulfilled"


@pytest.mark.parametrize("seed", range(40))
def test_one_plan_of_each_kind_is_drawn(seed: int) -> None:
    """2.3 and 3.1: one of each kind; starred ones only in the advanced games."""
    for mode in MODES:
        state = start(mode, 1 if mode.startswith(("solo", "practice")) else 2, seed).state
        drawn = [CONTENT.plans[plan] for plan in state.plan_ids]
        assert [plan.kind for plan in drawn] == [1, 2, 3]
        if not mode.endswith("advanced"):
            assert not any(plan.starred for plan in drawn)


def test_advanced_plans_are_shuffled_into_the_basic_ones() -> None:
    """2.3: n1 6+5, n2 6+5, n3 6; over many matches every plan comes."""
    seen: set[int] = set()
    for seed in range(300):
        seen.update(start("practice_advanced", 1, seed).state.plan_ids)
    assert seen == set(range(28))


def test_the_solo_card_is_in_the_solo_game_only() -> None:
    """2.3: the 29th card; 82 cards in the solo game, 81 in the others."""
    for mode in MODES:
        state = start(mode, 1 if mode.startswith(("solo", "practice")) else 3, 5).state
        expected = [*sorted(DECK), 180] if mode.startswith("solo") else sorted(DECK)
        assert cards_of(state) == expected


# ---- 2.4 traps


def test_traps_of_public_tables() -> None:
    """2.4: what wrong tables say is not what ours say."""
    faces = Counter((number_of(card), EFFECT_NAMES[effect_of(card)]) for card in CONTENT.deck)
    assert faces[5, "bis"] == 0
    assert faces[4, "bis"] == 1
    assert faces[8, "temp"] == 1
    assert paper.BIS_VALUES[6] == 16
    assert 18 not in paper.BIS_VALUES
    sizes = [plan.sizes for plan in CONTENT.plans]
    assert (2, 2, 2, 2) in sizes
    assert (2, 2, 2) not in sizes
    assert (1, 1, 1, 6) in sizes
    assert (1, 6) not in sizes
    assert sizes.count((3, 4)) == 1
    four_four = CONTENT.plans[sizes.index((4, 4))]
    assert (four_four.first, four_four.later) == (6, 3)
    assert [len(values) for values in paper.PARK_VALUES] == [4, 5, 6]
    assert paper.AGENT_VALUES[0] == (1, 3)
    assert paper.REFUSAL_VALUES == (0, 0, 3, 5)
    assert paper.ROUNDABOUT_VALUES == (0, 3, 8)
