"""What After the Quake shows before an action: prices, reasons, previews; what is left; statistics."""

from __future__ import annotations

from atq_builder import (
    FROM_STACK,
    GAME,
    act,
    bonus,
    build,
    code,
    goal,
    money,
    permits,
    position,
    refusal,
    setup_of,
)

from engine.core.chance import Chance
from engine.games.after_the_quake.actions import Act, GoOn, TakeBonus, TakeIncome
from engine.games.after_the_quake.view import WhatGoalsGive, WhatIsLeft, WhatItCosts

FIVE = "B1LH B2LP B3HP B4CP B5CH"


def test_prices_and_what_stands_against_an_action() -> None:
    """Decisions: step costs and year cost are shown before the confirmation; impossible choices with the reason."""
    state = position(3, card="a", money=(5,), area=(1,), hands=["B4CP"], year=1907)
    prices = GAME.aid(state, 0, WhatItCosts(2))
    assert prices.money == (4 + 1, 2, 0, 2, 4)
    assert prices.reasons == ("", "", "", "pass_space", "")
    poor = position(3, card="c", money=(1,), year=1907)
    prices = GAME.aid(poor, 0, WhatItCosts(4))
    assert prices.money == (8 + 1, 6, 4 + 2, 2, 2)
    assert prices.reasons == ("no_money", "no_money", "no_money", "pass_space", "no_money")
    assert GAME.aid(position(2, card="a", hands=["B4CP"]), 0, WhatItCosts(0)).reasons[0] == "no_building"
    assert GAME.aid(position(2, card="a", area=(1,)), 0, WhatItCosts(0)).reasons[0] == "permit_fits_not"
    assert GAME.aid(position(2, card="b", hands=[FIVE]), 0, WhatItCosts(1)).reasons[1] == "hand_full"
    assert GAME.aid(position(2, card="b"), 0, WhatItCosts(7)).reasons == ()
    assert GAME.aid(bonus(1907), 0, WhatItCosts(0)).reasons == ()


def test_the_price_of_a_build_with_rubble_includes_the_clean_up() -> None:
    """Decisions, 16: the least price: only a space with rubble fits."""
    state = position(2, card="a", money=(4,), area=(1,), hands=["Y5LC"], year=1907)
    assert GAME.aid(state, 0, WhatItCosts(0)).money[0] == 1 + 3
    short = position(2, card="a", money=(3,), area=(1,), hands=["Y5LC"], year=1907)
    assert GAME.aid(short, 0, WhatItCosts(0)).reasons[0] == "no_money"


def test_refusals_of_builds_that_can_be_done_nowhere_are_told_before_a_space_is_picked() -> None:
    """Decisions: greyed with the reason."""
    poor = position(2, card="a", area=(1,), hands=["B4CP"], year=1907)
    assert code(poor, act(0)) == "no_money"
    assert code(position(2, card="a", area=(1,), hands=["B4CP"]), act(0)) == "incomplete"
    found = refusal(position(2, card="a", area=(1,), hands=["S0 S1"]), act(0))
    assert found is not None
    assert (found.code, found.pieces) == ("permit_fits_not", (40, 41))


def test_previews_tell_payments_purse_field_and_points() -> None:
    """Decisions: what a move would leave in the purse."""
    state = position(
        2, card="a", money=(9,), area=(1,), hands=["B4CP"], year=1907, common="per_building most_rubble most_urban"
    )
    there = GAME.preview(state, 0, build(1, "A1", "B4CP", 0))
    assert there.detail.payments == (("steps", 2), ("year", 1))
    assert (there.detail.money, there.detail.column, there.detail.row) == (6, 1, 0)
    assert dict(there.gains) == {"common_per_building": 1, "development": 1, "money": -1}
    assert there.after == there.before + 1
    assert GAME.preview(state, 0, money(0)).detail.money == 10
    assert GAME.preview(state, 0, act(2)).detail.money == 12
    assert GAME.preview(state, 0, act(0, 2)).detail.payments == (("steps", 4),)
    assert GAME.preview(state, 0, money(7)).detail.money == 9
    assert GAME.preview(state, 1, money(0)).gains == ()
    assert GAME.preview(bonus(1910), 0, TakeBonus(1)).detail.money == 3
    assert GAME.preview(bonus(1908, built={0: "A1 C1"}), 0, TakeBonus(1)).detail.money == 4
    assert GAME.preview(GAME.start(setup_of(2), Chance(2)).state, 0, TakeIncome(0)).before == -7


def test_previews_come_true() -> None:
    """Decisions: for every action of many positions, the score and the purse are those after it, cards aside."""
    tried = 0
    for seed in range(8):
        step = GAME.start(setup_of(2 + seed % 3), Chance(seed))
        draft = Chance(seed).draft()
        while waiting := GAME.waiting(step.state):
            seat = waiting[0]
            action = GAME.choices(step.state, seat).sample(draft, "x")
            preview = GAME.preview(step.state, seat, action)
            after = GAME.play(step.state, seat, action, step.chance)
            secret = isinstance(action, Act | TakeBonus) and action.take == FROM_STACK
            assert (preview.detail.money, preview.detail.column, preview.detail.row) == (
                after.state.boards[seat].money,
                after.state.boards[seat].column,
                after.state.boards[seat].row,
            )
            assert preview.before == GAME.score(step.state, seat).total
            assert preview.after == preview.before + sum(gain for _, gain in preview.gains)
            if not secret:
                tried += 1
                assert preview.after == GAME.score(after.state, seat).total, action
            step = after
    assert tried > 500


def test_goals_tell_what_they_give_now_and_after_a_build() -> None:
    """Aids: common goals, Best Builder, own goals, and those of the row as if signed; the total with the rest."""
    state = position(
        2, card="a", money=(9,), area=(1,), hands=["B4CP"], year=1907, built={0: "C1"}, secret=["outer_edge"],
        open_goals=["five_numbers"], common="per_building most_rubble most_urban",
    )  # fmt: skip
    told = GAME.aid(state, 0, WhatGoalsGive(build(1, "A1", "B4CP", 0)))
    ids = GAME.data.goals
    assert {ids[one.goal].id: (one.count, one.points, one.after) for one in told.common} == {
        "per_building": (1, 1, 2), "most_rubble": (0, 0, 0), "most_urban": (0, 0, 0), "best_builder": (0, 0, 0),
    }  # fmt: skip
    assert [(ids[one.goal].id, one.points, one.after, one.squares) for one in told.own] == [
        ("five_numbers", 0, 0, ()),
        ("outer_edge", 1, 2, (0, 2)),
    ]
    assert [one.goal for one in told.row] == list(state.goal_row)
    preview = GAME.preview(state, 0, build(1, "A1", "B4CP", 0))
    assert (told.total, told.after) == (preview.before, preview.after)
    # Without an action, and with one that is refused, nothing changes.
    for action in (None, money(7)):
        told = GAME.aid(state, 0, WhatGoalsGive(action))
        assert all(one.points == one.after for one in (*told.common, *told.own, *told.row))
        assert told.total == told.after == preview.before
    # Others' goals from the stack are no part of the answer; beside the seats there is nobody to ask for.
    assert [one.goal for one in GAME.aid(GAME.view(state, 1), 0, WhatGoalsGive()).own] == [goal("five_numbers")]
    assert GAME.aid(state, 5, WhatGoalsGive()).common == ()


def test_what_goals_give_comes_true() -> None:
    """Aids: after every action of a match each goal scores what was told, cards from a stack aside; a goal of the row
    that is signed gives what it would have given."""
    tried = signed = 0
    for seed in range(4):
        step = GAME.start(setup_of(1 + seed), Chance(seed))
        draft = Chance(seed).draft()
        while waiting := GAME.waiting(step.state):
            seat = waiting[0]
            action = GAME.choices(step.state, seat).sample(draft, "x")
            told = GAME.aid(step.state, seat, WhatGoalsGive(action))
            assert told == GAME.aid(GAME.view(step.state, seat), seat, WhatGoalsGive(action))
            before, step = step.state, GAME.play(step.state, seat, action, step.chance)
            if isinstance(action, GoOn) or (isinstance(action, Act | TakeBonus) and action.take == FROM_STACK):
                continue
            points = {row.key: row.points for row in GAME.score(step.state, seat).rows}
            for group, goals in (("common", told.common), ("personal", told.own)):
                for one in goals:
                    assert points[f"{group}_{GAME.data.goals[one.goal].id}"] == one.after, (action, one)
                    tried += 1
            fresh = set(step.state.boards[seat].goals) - set(before.boards[seat].goals)
            for one in told.row:
                if one.goal in fresh:
                    signed += 1
                    assert points[f"personal_{GAME.data.goals[one.goal].id}"] == one.after
            assert told.after == GAME.score(step.state, seat).total
    assert tried > 500
    assert signed > 5


def test_what_is_left_is_what_the_seat_has_not_seen() -> None:
    """Aids: unseen permits and goals."""
    state = position(2, hands=["B1LH", "B2LP"], shown=["", "B3HP"], secret=["pairs", "plots"], discards="R1LC")
    left = GAME.aid(state, 0, WhatIsLeft())
    known = {*permits("B1LH B3HP R1LC"), *state.permit_row}
    assert set(left.permits) == set(range(42)) - known
    assert goal("plots") in left.goals
    assert goal("pairs") not in left.goals
    assert not set(left.goals) & {*state.common, *state.goal_row, goal("best_builder")}


def test_statistics_count_what_was_done() -> None:
    """Decisions: years, buildings, rubble, urban planning, goals, steps paid for."""
    state = position(
        2, built={0: "A1 B1"}, urban=[(1, 2, 0)], parks=[(5,)], open_goals=["pairs"], secret=["plots"], rubble=(1, 0)
    )
    played = [(0, act(2, 0)), (1, act(0, 1)), (0, money(2)), (0, act(1, 2)), (0, TakeIncome(1))]
    counts = [{count.key: count.count for count in own} for own in GAME.statistics(state, played)]
    assert counts[0] == {"years": 1, "buildings": 2, "rubble": 1, "urban": 4, "goals": 2, "steps": 3}
    assert counts[1] == {"years": 1, "buildings": 0, "rubble": 0, "urban": 0, "goals": 0, "steps": 1}
