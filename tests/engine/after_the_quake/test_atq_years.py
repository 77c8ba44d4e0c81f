"""Years of After the Quake: income, bonuses, 1915, both ends."""

from __future__ import annotations

from typing import Any

import pytest
from atq_builder import (
    FROM_STACK,
    GAME,
    TakeBonus,
    act,
    at,
    bonus,
    build,
    changed,
    code,
    goal,
    money,
    permit,
    position,
    run,
    setup_of,
    site,
    skip,
)

from engine.core.chance import Chance
from engine.games.after_the_quake.actions import Act, TakeIncome
from engine.games.after_the_quake.events import (
    BestBuilder,
    BonusBegan,
    BonusSkipped,
    CardBegan,
    Ended,
    IncomeTaken,
    RowFilled,
    YearBegan,
)
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Phase

SEVEN = "A1 C1 D1 E1 C2 E2 B3"
"""Seven spaces without rubble; D3 G3, A4 R3, B4 G1, D4 Y1, E4 R5 are left."""


def income(seats: int = 3, **fields: Any) -> State:
    """A position in which seat 0 takes income first."""
    return position(seats, phase=Phase.INCOME, **fields)


# Income


def test_income_is_taken_at_once() -> None:
    """3.2: 4, 3, 2, 1 $ from left to right."""
    done = run(income(4), TakeIncome(1), TakeIncome(0), TakeIncome(3), TakeIncome(2))
    assert [done.board(seat).money for seat in range(4)] == [3, 4, 1, 2]
    assert done.of(IncomeTaken)[0] == IncomeTaken(1906, 0, 1, 3)


def test_income_spaces_are_taken_once() -> None:
    """3.2."""
    state = run(income(), TakeIncome(1)).state
    assert code(state, TakeIncome(1)) == "space_taken"
    assert code(state, TakeIncome(4)) == "space_unknown"
    assert code(state, TakeIncome(-1)) == "space_unknown"
    assert code(state, TakeIncome()) == "incomplete"
    assert code(state, money(0)) == "other_phase"
    assert code(state, TakeBonus(0)) == "other_phase"


@pytest.mark.parametrize("seats", [2, 3])
def test_ruling_6_all_four_income_spaces_are_open_to_fewer_players(seats: int) -> None:
    """6: unused ones stay empty."""
    assert GAME.choices(income(seats), 0).narrow(TakeIncome()).spaces == (0, 1, 2, 3)


def test_in_1906_income_is_taken_in_seat_order_from_the_start_player() -> None:
    """3.2."""
    for seed in range(12):
        step = GAME.start(setup_of(4), Chance(seed))
        first = step.state.queue[0]
        assert [told.event for told in step.events] == [YearBegan(1906, step.state.queue)]
        for n in range(4):
            assert GAME.waiting(step.state) == ((first + n) % 4,)
            step = GAME.play(step.state, (first + n) % 4, TakeIncome(n), step.chance)


def test_ruling_7_bonus_after_all_incomes_from_right_to_left() -> None:
    """7: all place and take income first; the 1 $ space goes first (section 2)."""
    done = run(income(), TakeIncome(0), TakeIncome(3), TakeIncome(2))
    assert done.state.phase is Phase.BONUS
    assert done.of(BonusBegan) == [BonusBegan(1906, (1, 2, 0))]
    assert GAME.waiting(done.state) == (1,)


def test_the_first_card_follows_the_bonus_in_the_order_of_the_income_row() -> None:
    """3.2: 1 $ moves first, 2 $ second."""
    done = run(income(), TakeIncome(0), TakeIncome(3), TakeIncome(2), *[TakeBonus(0, take=0)] * 3)
    assert done.state.phase is Phase.ACT
    assert done.state.queue == (1, 2, 0)
    assert done.of(CardBegan)[0].places == (0, 3, 2)
    assert done.state.card == 0
    assert done.state.last == (0, 3, 2)


def test_after_the_sixth_card_the_next_year_begins_with_its_first_in_order() -> None:
    """3.2: the first in order places first."""
    done = run(position(3, card="f"), money(1), money(4), skip())
    assert (done.state.year, done.state.card, done.state.phase) == (1, -1, Phase.INCOME)
    assert done.state.queue == (1, 2, 0)
    assert done.of(YearBegan) == [YearBegan(1907, (1, 2, 0))]
    assert done.state.places == (-1, -1, -1)


def test_ruling_1_six_years_of_six_cards() -> None:
    """1: 1906 to 1911; with 1915 the bonus alone."""
    cards = set()
    for seed in range(4):
        step = GAME.start(setup_of(3), Chance(seed))
        draft = Chance(seed).draft()
        turns = {0: 0, 1: 0, 2: 0}
        while waiting := GAME.waiting(step.state):
            state = step.state
            if state.phase is Phase.ACT:
                cards.add((state.year, state.card))
                turns[waiting[0]] += 1
            action = GAME.choices(state, waiting[0]).sample(draft, "x")
            if isinstance(action, Act) and action.build is not None:
                spaces = [s for s in GAME.choices(state, waiting[0]) if isinstance(s, Act) and s.choice == "money"]
                action = spaces[0]
            step = GAME.play(state, waiting[0], action, step.chance)
        assert set(turns.values()) == {36}
        assert step.state.year == 6
    assert cards == {(year, card) for year in range(6) for card in range(6)}


def test_the_ring_keeps_its_order_for_the_whole_game() -> None:
    """3.1."""
    state = changed(position(2, card="a"), ring=(5, 2, 0, 1, 4, 3))
    assert code(state, act(0)) == ""
    assert code(state, act(1)) == "no_building"
    assert run(state, act(0), money(1)).state.ring == (5, 2, 0, 1, 4, 3)
    assert GAME.table(run(state, money(0), money(1)).state).card[2].action == "develop"


# Bonuses


def test_r9_1906_gives_a_building_and_a_permit_of_the_row() -> None:
    """Section 2, R9: from the row only; it is refilled at once for the next (10)."""
    state = bonus(1906, permit_row="R1LC Y2HP G3CH", stack="B5CH")
    assert code(state, TakeBonus(0, take=FROM_STACK)) == "row_only"
    assert code(state, TakeBonus(0)) == "incomplete"
    assert code(state, TakeBonus(0, take=3)) == "row_empty"
    done = run(state, TakeBonus(0, take=2))
    assert (done.board().stock, done.board().area) == (7, 1)
    assert done.board().permits == (permit("G3CH"),)
    assert done.state.permit_row[2] == permit("B5CH")
    assert run(done.state, TakeBonus(0, take=2)).board(1).permits == (permit("B5CH"),)


def test_r9_1907_gives_a_goal_or_a_permit_from_row_or_stack() -> None:
    """Section 2, R9; ruling 10: the goal row is refilled when the bonus is finished by all."""
    state = bonus(1907, goal_row="pairs plots on_red", stack="B5CH")
    assert run(state, TakeBonus(1, take=FROM_STACK)).state.hands[0] == (permit("B5CH"),)
    assert run(state, TakeBonus(0, take=FROM_STACK)).state.secret_goals[0] == (state.goal_stack[0],)
    one = run(state, TakeBonus(0, take=1))
    assert one.state.goal_row == (goal("pairs"), -1, goal("on_red"))
    assert not one.steps[0].discloses
    two = run(one.state, TakeBonus(0, take=2))
    assert -1 not in two.state.goal_row
    assert len(two.of(RowFilled)) == 1
    assert two.steps[0].discloses
    assert two.state.phase is Phase.ACT


def test_1908_gives_material_or_two_per_building() -> None:
    """Section 2; ruling 8: 0 $ with no building."""
    state = bonus(1908, built={0: "A1 C1 D1"})
    assert run(state, TakeBonus(0)).board().area == 1
    assert run(state, TakeBonus(1)).board().money == 6
    assert run(bonus(1908), TakeBonus(1)).board().money == 0


def test_1909_gives_a_permit_or_free_development() -> None:
    """Section 2: free; in the corner it pays."""
    state = bonus(1909)
    done = run(state, TakeBonus(1))
    assert (done.board().money, done.board().column) == (0, 1)
    assert run(bonus(1909, at_=[(8, 6)]), TakeBonus(1)).board().money == 1
    assert run(bonus(1909, at_=[(8, 1)]), TakeBonus(1)).board().row == 2
    assert len(run(state, TakeBonus(0, take=0)).board().permits) == 1


def test_1910_gives_material_or_three() -> None:
    """Section 2."""
    assert run(bonus(1910), TakeBonus(0)).board().area == 1
    assert run(bonus(1910), TakeBonus(1)).board().money == 3


def test_1911_gives_a_permit_a_goal_or_one_per_building() -> None:
    """Section 2."""
    state = bonus(1911, built={0: "A1 C1 D1"})
    assert len(run(state, TakeBonus(0, take=1)).board().permits) == 1
    assert len(run(state, TakeBonus(1, take=1)).board().goals) == 1
    assert run(state, TakeBonus(2)).board().money == 3
    assert run(bonus(1911), TakeBonus(2)).board().money == 0


@pytest.mark.parametrize("year", [1906, 1907, 1908, 1909, 1910, 1911, 1915])
def test_alternatives_are_those_of_the_year(year: int) -> None:
    """Section 2: no other can be taken, and no part that does not belong."""
    state = bonus(year)
    count = {1906: 1, 1911: 3}.get(year, 2)
    assert code(state, TakeBonus(count)) == "alternative_unknown"
    assert code(state, TakeBonus(-1)) == "alternative_unknown"
    assert code(state, TakeBonus()) == "incomplete"
    assert code(state, TakeIncome(0)) == "other_phase"
    last = {1908: TakeBonus(1, take=0), 1910: TakeBonus(1, take=0), 1915: TakeBonus(1, build=site("A1", "B4CP"))}
    if year in last:
        assert code(state, last[year]) == "parts"


def test_ruling_8_an_alternative_that_cannot_be_used_leaves_the_others() -> None:
    """8."""
    state = bonus(1910, area=(8,))
    assert code(state, TakeBonus(0)) == "no_building_left"
    assert GAME.choices(state, 0).narrow(TakeBonus()).alternatives == (1,)
    assert [action.alternative for action in GAME.choices(state, 0) if isinstance(action, TakeBonus)] == [1]


def test_ruling_8_nothing_happens_if_none_can_be_used() -> None:
    """8: the seat is passed over, the first one and later ones too."""
    every = "on_red on_yellow on_green on_blue pairs beside_foreign four_colours per_rubble urban_sets per_urban plots"
    more = "full_plots outer_edge on_rubble five_numbers group_of_four most_on_red most_on_yellow"
    full = "B1LH B2LP B3HP B4CP B5CH"
    state = position(
        2, year=1907, phase=Phase.INCOME, hands=[full], open_goals=["", f"{every} {more}"], places=(-1, 0), queue=(0,)
    )
    bare = changed(state, goal_row=(-1, -1, -1))
    step = GAME.play(bare, 0, TakeIncome(3), Chance(1))
    assert step.state.phase is Phase.BONUS
    assert GAME.waiting(step.state) == (1,)
    assert BonusSkipped(1907, 0) in [told.event for told in step.events]
    last = GAME.play(changed(bare, places=(-1, 3)), 0, TakeIncome(0), Chance(1))
    assert GAME.waiting(last.state) == (1,)
    done = GAME.play(last.state, 1, TakeBonus(1, take=0), Chance(1))
    assert done.state.phase is Phase.ACT
    assert BonusSkipped(1907, 0) in [told.event for told in done.events]


# 1915


def test_r1_1915_has_no_income_and_the_order_of_the_sixth_card() -> None:
    """R1, check list: 1915 order; then scoring."""
    done = run(position(3, year=1911, card="f"), money(1), money(4), money(2))
    assert (done.state.year, done.state.phase) == (6, Phase.BONUS)
    assert done.of(BonusBegan) == [BonusBegan(1915, (1, 2, 0))]
    assert [done.board(seat).money for seat in range(3)] == [1, 2, 1]
    over = run(done.state, TakeBonus(1), TakeBonus(1), TakeBonus(1))
    assert over.state.phase is Phase.OVER
    assert [over.board(seat).money for seat in range(3)] == [3, 4, 3]
    assert over.of(Ended) == [Ended(1915, "year")]
    assert GAME.waiting(over.state) == ()
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes) == (("year",), ((0, 1, 2),))


def test_1915_build_or_two() -> None:
    """Section 2: Build / 2 $."""
    state = bonus(1915, money=(3,), area=(1,), hands=["B4CP"])
    assert run(state, TakeBonus(0, build=site("A1", "B4CP"))).board().money == 0
    assert run(state, TakeBonus(1)).board().money == 5
    assert code(state, TakeBonus(0)) == "incomplete"
    assert code(bonus(1915, hands=["B4CP"]), TakeBonus(0)) == "no_building"


def test_ruling_20_the_eighth_building_in_1915() -> None:
    """20: first to do it gets Best Builder; the remaining players still take their bonus; 21: no second one."""
    built = {0: "A1 C1 D1 E1 C2 E2 H1", 1: "H2 I4 A3 E3 F3 H3 E4"}
    state = bonus(1915, 3, money=(3, 3, 0), area=(1, 1, 0), hands=["Y1LP", "R5CP"], built=built)
    one = run(state, TakeBonus(0, build=site("A4", "Y1LP", seats=3)))
    assert one.state.best == 0
    assert one.state.ending
    assert one.state.queue == (1, 2)
    two = run(one.state, TakeBonus(0, build=site("B4", "R5CP", seats=3)))
    assert two.state.best == 0
    assert two.of(BestBuilder) == []
    over = run(two.state, TakeBonus(1))
    assert over.board(2).money == 2
    assert over.of(Ended) == [Ended(1915, "eighth")]
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes) == (("eighth",), ((0,),))


# The eighth building


def eighth(**fields: Any) -> State:
    """A position in which seat 0 can build its eighth building on D4 (Y1)."""
    return position(
        2, **{"year": 1911, "money": (3, 3), "area": (1,), "hands": ["Y1LP", "R5CP"], "built": {0: SEVEN}, **fields}
    )


def test_ruling_19_after_the_eighth_building_those_who_have_not_acted_on_the_card_do() -> None:
    """19, trigger A, check list: then scoring, without 1915."""
    one = run(eighth(), build(0, "D4", "Y1LP"))
    assert one.of(BestBuilder) == [BestBuilder(1911, 0)]
    assert (one.state.best, one.state.ending) == (0, True)
    assert one.state.phase is Phase.ACT
    assert GAME.waiting(one.state) == (1,)
    over = run(one.state, act(2))
    assert over.board(1).money == 6
    assert over.state.phase is Phase.OVER
    assert over.of(Ended) == [Ended(1911, "eighth")]
    assert over.state.year == 5
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes) == (("eighth",), ((0,),))
    assert any(row.key == "common_best_builder" and row.points == 5 for row in outcome.sheets[0].rows)


def test_trigger_a_of_the_last_in_order_ends_at_once() -> None:
    """19: everybody has acted."""
    over = run(eighth(places=(-1, 2), queue=(0,)), build(0, "D4", "Y1LP"))
    assert over.state.phase is Phase.OVER
    assert code(over.state, money(0), 0) == "match_over"
    assert not list(GAME.choices(over.state, 0))


def test_trigger_a_on_the_sixth_card_of_1911_skips_1915() -> None:
    """19: no 1915 bonus after trigger A."""
    over = run(eighth(card="f", places=(-1, 2), queue=(0,)), build(1, "D4", "Y1LP"))
    assert over.state.phase is Phase.OVER
    assert over.state.year == 5


def test_ruling_21_a_second_eighth_building_brings_no_second_best_builder() -> None:
    """21."""
    rich = position(
        3, year=1906, money=(0, 2, 0), area=(1, 1, 0), hands=["Y1LP", "R5CP"],
        built={0: "A1 C1 D1 E1 C2 E2 H1", 1: "H2 I4 A3 E3 F3 H3 E4"},
    )  # fmt: skip
    done = run(rich, build(0, "A4", "Y1LP", seats=3), build(1, "B4", "R5CP", 0, seats=3))
    assert done.state.built.count(1) == 8
    assert done.state.best == 0
    assert len(done.of(BestBuilder)) == 1
    assert GAME.waiting(done.state) == (2,)


def test_seven_buildings_and_an_empty_area_do_not_end_the_match() -> None:
    """3.5: the eighth building on the map counts."""
    state = position(2, area=(1,), hands=["B4CP"], built={0: "C1 D1 E1 C2 E2 B3"})
    done = run(state, build(0, "A1", "B4CP"))
    assert not done.state.ending
    assert done.state.best == -1
    assert done.state.built[at("A1")] == 0
