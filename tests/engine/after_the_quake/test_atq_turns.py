"""Turns on the action cards of After the Quake: places, steps, money, passing, permits, goals, cleaning, order."""

from __future__ import annotations

import pytest
from atq_builder import (
    FROM_STACK,
    GAME,
    act,
    at,
    bonus,
    build,
    changed,
    code,
    goal,
    money,
    new_match,
    permit,
    permits,
    position,
    refusal,
    run,
    setup_of,
    skip,
)

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.games.after_the_quake.actions import Act, Build, Discard, GoOn, TakeBonus, TakeIncome
from engine.games.after_the_quake.events import (
    CardBegan,
    Cleaned,
    Developed,
    GoalDrawn,
    GoalTaken,
    MoneyTaken,
    PermitDiscarded,
    PermitDrawn,
    PermitTaken,
    RowFilled,
    Shuffled,
    Stood,
)
from engine.games.after_the_quake.view import Phase, WhatIsLeft, WhatItCosts

FIVE = "B1LH B2LP B3HP B4CP B5CH"


# Set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_set_up(seats: int) -> None:
    """3.1: map, rubble, ring, stacks, goals, rows; everybody with eight buildings, on -7, without money (ruling 34)."""
    for seed in range(6):
        step = GAME.start(setup_of(seats), Chance(seed))
        state = step.state
        players = 2 if seats == 1 else seats
        assert len(state.plots) == {1: 4, 2: 4, 3: 6, 4: 8}[seats]
        assert len({plot // 2 for plot in state.plots}) == len(state.plots)
        assert sorted(state.ring) == [0, 1, 2, 3, 4, 5]
        assert state.rubble == GAME.table(state).town.first_rubble
        assert (state.year, state.card, state.phase) == (0, -1, Phase.INCOME)
        for board in state.boards:
            assert (board.money, board.stock, board.area, board.column, board.row) == (0, 8, 0, 0, 0)
        assert len(state.boards) == players
        assert all(number < 8 for number in state.common)
        assert len(set(state.common)) == 3
        assert len(state.goal_row) == 3
        assert len(state.goal_stack) == 18
        assert sorted([*state.common, *state.goal_row, *state.goal_stack]) == list(range(24))
        assert sorted([*state.permit_row, *state.permit_stack]) == list(range(40 if seats == 1 else 42))
        assert len(state.permit_row) == 3
        assert state.urban == (5, 4, 4)
        assert state.parks == (5, 4, 3, 2)
        assert step.discloses


def test_chance_decides_map_sides_ring_cards_and_start_player() -> None:
    """3.1: random plots and sides, ring, goals, permits, start player."""
    states = [GAME.start(setup_of(4), Chance(seed)).state for seed in range(60)]
    assert {state.queue[0] for state in states} == {0, 1, 2, 3}
    assert {plot % 2 for state in states for plot in state.plots} == {0, 1}
    assert all(len({getattr(s, name) for s in states}) > 50 for name in ("plots", "ring", "permit_stack", "goal_stack"))
    assert len({state.common for state in states}) > 20
    for state in states:
        assert state.queue == tuple((state.queue[0] + n) % 4 for n in range(4))


def test_seats_modes_and_options() -> None:
    """Decisions: 2 to 4 seats, solo; R14: the options."""
    assert GAME.refuse_setup(Setup(1, "standard")) is not None
    assert GAME.refuse_setup(Setup(5, "standard")) is not None
    assert GAME.refuse_setup(Setup(2, "solo")) is not None
    assert GAME.refuse_setup(Setup(2, "standard", {"flat_money": "yes"})) is not None
    assert GAME.refuse_setup(Setup(2, "duel")) is not None
    for seats in (1, 2, 3, 4):
        assert GAME.refuse_setup(setup_of(seats, "on", "discard")) is None
    with pytest.raises(RefusedError):
        GAME.start(Setup(9, "standard"), Chance(1))


# Places


def test_a_pawn_goes_to_a_free_space_of_the_card() -> None:
    """3.3."""
    state = position(3, places=(-1, 4, -1), queue=(0, 2))
    assert code(state, money(4)) == "space_taken"
    assert code(state, money(5)) == "space_unknown"
    assert code(state, money(-1)) == "space_unknown"
    assert code(state, Act()) == "incomplete"
    assert code(state, money(0), 2) == "not_waiting"
    done = run(state, money(0))
    assert done.state.places == (0, 4, -1)
    assert done.state.queue == (2,)
    stood = done.of(Stood)[0]
    assert (stood.player, stood.card, stood.space, stood.choice, stood.target, stood.steps) == (0, 0, 0, "money", -1, 0)
    assert (stood.kind, stood.done) == ("build", "")


def test_two_seats_use_the_sides_with_three_spaces() -> None:
    """2.2, 6.3: solo as well."""
    assert code(position(2), money(3)) == "space_unknown"
    assert code(position(1), money(3)) == "space_unknown"
    assert code(position(3), money(4)) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_2_the_money_printed_at_the_own_space(seats: int) -> None:
    """2, 3.3: 1 $, at the right end 2 $."""
    spaces = (0, 1, 2) if seats == 2 else (0, 1, 2, 4)
    for card in "abcdef":
        for space in spaces:
            assert run(position(seats, card=card), money(space)).board().money == (2 if space == spaces[-1] else 1)


def test_r14_flat_money_gives_one_dollar_everywhere() -> None:
    """R14, ruling 38: the first edition's flat 1 $."""
    for space in (0, 1, 2, 4):
        assert run(position(3, flat="on"), money(space)).board().money == 1
    assert run(position(3, flat="on"), act(4)).board().money == 3


def test_ruling_5_an_impossible_action_leaves_the_money() -> None:
    """5, R10: never lost silently: refused with the reason, and money can be taken; so can any other payable action."""
    state = position(2, card="a")
    assert code(state, act(0)) == "no_building"
    assert code(state, money(0)) == ""
    poor = position(2, card="c")
    assert code(poor, act(2)) == "no_money"
    assert code(poor, money(2)) == ""
    payable = position(2, card="a", money=(2,))
    assert code(payable, act(0)) == "no_building"
    assert code(payable, act(0, 1)) == ""


def test_money_is_a_choice_even_if_the_action_is_possible() -> None:
    """R10: taking the money is always allowed."""
    for space in range(3):
        assert code(position(2, money=(9,), area=(1,)), money(space)) == ""


# Steps


@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_two_dollars_per_step(distance: int) -> None:
    """3.3, check list: step cost 2/4/6/8; ruling 3: counted over the pass space."""
    price = 2 * distance
    target, kind = {1: (1, "develop"), 2: (2, "permit"), 3: (1, "material"), 4: (0, "build")}[distance]
    card = {1: "f", 2: "a", 3: "a", 4: "a"}[distance]
    space = {1: 1, 2: 4, 3: 4, 4: 4}[distance]
    if kind == "develop":
        space, target = 3 - 2, 2
    state = position(3, card=card, money=(price + 4,), area=(1,), hands=["B4CP"])
    action = {
        "develop": act(space, target),
        "permit": act(space, target, take=0),
        "material": act(space, target),
        "build": build(space, "A1", "B4CP", target, seats=3),
    }[kind]
    done = run(state, action)
    assert done.board().money == 4 - (2 if kind == "develop" else 0)
    assert done.of(Stood)[0].steps == price
    short = position(3, card=card, money=(price - 1,), area=(1,), hands=["B4CP"])
    assert code(short, action) == "no_money"


def test_ruling_3_steps_to_an_occupied_space_are_allowed() -> None:
    """3: occupation concerns pawns."""
    state = position(3, money=(6,), places=(-1, 2, 1), queue=(0,))
    assert run(state, act(4, 1)).board().area == 1
    assert code(state, act(1)) == "space_taken"


def test_ruling_3_steps_are_paid_before_the_action() -> None:
    """3: what the action gives cannot pay for the way to it."""
    state = position(3, money=(1,), card="a")
    assert code(state, act(2, 4)) == "no_money"
    assert run(position(3, money=(4,)), act(2, 4)).board().money == 3


def test_ruling_3_own_action_after_steps_needs_its_price_too() -> None:
    """3, 16: steps, then the price of the action."""
    assert code(position(2, card="c", money=(3,)), act(1, 2)) == "no_money"
    assert run(position(2, card="c", money=(4,)), act(1, 2)).board().money == 0


# Passing


def test_ruling_4_a_pass_gives_nothing_and_pays_for_nothing() -> None:
    """4: neither action nor money, no other action; its action cannot be bought either."""
    state = position(3, money=(8,))
    assert code(state, money(3)) == "pass_space"
    assert code(state, act(3, 2, take=0)) == "pass_space"
    assert code(state, skip(2)) == "pass_space"
    assert code(state, act(4, 3)) == "target_unknown"
    assert code(state, Act(3, "pass", target=3)) == "parts"
    done = run(state, skip())
    assert done.board().money == 8
    assert done.state.places[0] == 3
    assert len(done.told) == 1


def test_ruling_4_no_pass_with_two_seats() -> None:
    """4, 3.3."""
    for space in range(3):
        assert code(position(2), skip(space)) == "pass_space"


def test_r20_the_pass_space_is_second_if_the_rightmost_is_taken_else_first() -> None:
    """R20, 4: right to left."""
    second = run(position(3), skip(), money(4), money(0))
    assert second.of(CardBegan)[0].order == (1, 0, 2)
    first = run(position(3), skip(), money(2), money(0))
    assert first.of(CardBegan)[0].order == (0, 1, 2)


def test_the_next_card_is_played_from_right_to_left() -> None:
    """3.2: of the positions on the previous card; all pawns leave it."""
    done = run(position(4, queue=(2, 0, 3, 1)), money(1), money(4), skip(), money(0))
    (began,) = done.of(CardBegan)
    assert began == CardBegan(1906, 1, (0, 3, 2, 1), (4, 0, 1, 3))
    assert done.state.queue == (0, 3, 2, 1)
    assert done.state.places == (-1, -1, -1, -1)
    assert done.state.last == (4, 0, 1, 3)
    assert done.state.card == 1


# Material, income, development, cleaning


def test_material_moves_a_building_to_the_own_area() -> None:
    """3.4."""
    done = run(position(2), act(1))
    assert (done.board().stock, done.board().area) == (7, 1)


def test_ruling_35_no_material_when_all_eight_are_taken() -> None:
    """35."""
    state = position(2, area=(6,), built={0: "A1 C1"})
    assert code(state, act(1)) == "no_building_left"
    assert code(state, money(1)) == ""
    assert code(bonus(1908, area=(8,)), TakeBonus(0)) == "no_building_left"


def test_income_spaces_of_cards_give_three() -> None:
    """6.3."""
    done = run(position(2), act(2))
    assert done.board().money == 3
    assert done.of(MoneyTaken) == [MoneyTaken(1906, 0, 3, "income")]


@pytest.mark.parametrize(
    ("field", "after", "earned"),
    [((0, 0), (1, 0), 0), ((7, 3), (8, 3), 0), ((8, 3), (8, 4), 0), ((8, 6), (8, 6), 1), ((3, 6), (4, 6), 0)],
)
def test_development_goes_right_then_up_then_pays(
    field: tuple[int, int], after: tuple[int, int], earned: int
) -> None:  # fmt: skip
    """3.4, check list: 2 $ for a step right; at the right edge up; 1 $ in the corner."""
    done = run(position(2, card="c", money=(2,), at_=[field]), act(2))
    assert (done.board().column, done.board().row) == after
    assert done.board().money == earned
    assert done.of(Developed) == ([] if earned else [Developed(1906, 0, *after)])
    assert code(position(2, card="c", money=(1,), at_=[field]), act(2)) == "no_money"


@pytest.mark.parametrize(
    ("field", "after", "earned"),
    [((0, 0), (0, 1), 0), ((3, 5), (3, 6), 0), ((3, 6), (4, 6), 0), ((8, 6), (8, 6), 1), ((8, 2), (8, 3), 0)],
)
def test_clean_up_goes_up_then_right_then_pays(field: tuple[int, int], after: tuple[int, int], earned: int) -> None:
    """3.4, check list: 2 $ for a step up; at the top edge right; 1 $ in the corner; no rubble moves."""
    done = run(position(2, card="c", money=(2,), at_=[field]), act(1))
    assert (done.board().column, done.board().row) == after
    assert done.board().money == earned
    assert done.board().rubble == 0
    assert done.of(Cleaned) == [Cleaned(1906, 0, -1, 2)]
    assert code(position(2, card="c", money=(1,)), act(1)) == "no_money"


def test_clean_up_for_three_takes_any_rubble() -> None:
    """3.4: the token is kept."""
    for where in ("B1", "A2", "F4"):
        done = run(position(2, card="c", money=(3,)), act(1, rubble=at(where)))
        assert (done.board().money, done.board().rubble, done.board().row) == (0, 1, 1)
        assert not done.state.rubble >> at(where) & 1
        assert done.state.rubble.bit_count() == 7
        assert done.of(Cleaned) == [Cleaned(1906, 0, at(where), 3)]
    assert code(position(2, card="c", money=(2,)), act(1, rubble=at("B1"))) == "no_money"


def test_ruling_18_no_rubble_no_clean_up_for_three() -> None:
    """18: the 2 $ version remains."""
    state = position(2, card="c", money=(3,), cleaned="B1 A2 D2 F2 C3 F3 C4 F4")
    for space in (at("B1"), at("A1"), at("B2"), -1, 24):
        assert code(state, act(1, rubble=space)) == "no_rubble"
    assert code(state, act(1)) == ""
    assert code(position(2, card="c", money=(3,)), act(1, rubble=at("A1"))) == "no_rubble"


# Permits


def test_a_permit_from_the_row_is_replaced_at_once() -> None:
    """3.4, ruling 10: from the top of the stack, in its place; the permit is public (32); it discloses (R0)."""
    state = position(2, card="b", permit_row="R1LC Y2HP G3CH", stack="B5CH B4CP")
    done = run(state, act(1, take=1))
    assert done.state.permit_row == (permit("R1LC"), permit("B5CH"), permit("G3CH"))
    assert done.board().permits == (permit("Y2HP"),)
    assert done.state.permit_stack[0] == permit("B4CP")
    assert done.of(PermitTaken) == [PermitTaken(1906, 0, permit("Y2HP"))]
    assert done.of(RowFilled) == [RowFilled(1906, "permits", done.state.permit_row)]
    assert done.steps[0].discloses
    again = run(done.state, act(2, 1, take=1)) if done.board(1).money >= 2 else run(done.state, money(2))
    assert again.board(1).money == 2


def test_a_permit_from_the_stack_is_seen_by_its_seat_alone() -> None:
    """3.4, 32."""
    state = position(3, card="b", stack="B5CH B4CP")
    step = run(state, act(1, take=FROM_STACK)).steps[0]
    assert step.state.hands[0] == (permit("B5CH"),)
    assert step.state.permit_row == state.permit_row
    told = [(one.event, one.audience) for one in step.events if isinstance(one.event, PermitDrawn)]
    assert told == [(PermitDrawn(1906, 0, permit("B5CH")), (0,)), (PermitDrawn(1906, 0, -1), (1, 2))]
    assert step.discloses


def test_takes_must_be_named_and_be_there() -> None:
    """3.4."""
    state = position(2, card="b")
    assert code(state, act(1)) == "incomplete"
    assert code(state, act(1, take=3)) == "row_empty"
    assert code(state, act(1, take=-2)) == "row_empty"
    assert code(state, act(1, take=0, rubble=1)) == "parts"
    assert code(state, act(1, take=0, build=Build())) == "parts"
    assert code(state, act(0, take=0)) == "parts"
    assert code(state, Act(1, "money", take=0)) == "parts"


def test_ruling_9_five_permits_are_the_limit() -> None:
    """9, check list: with five in hand a permit cannot be taken at all, from row or stack, by action or bonus; the
    hidden ones and the public ones count together."""
    state = position(2, card="b", hands=["B1LH B2LP"], shown=["B3HP B4CP B5CH"])
    for take in (None, 0, 2, FROM_STACK):
        assert code(state, act(1, take=take)) == "hand_full"
    assert code(bonus(1909, hands=[FIVE]), TakeBonus(0, take=0)) == "hand_full"
    four = position(2, card="b", hands=["B1LH B2LP"], shown=["B3HP B4CP"])
    assert code(four, act(1, take=FROM_STACK)) == ""


def test_r14_take_and_discard() -> None:
    """R14: take, see, then discard any one permit, the new one too; then the turn is over."""
    state = position(2, card="b", hands=[FIVE], limit="discard", stack="R1LC Y1LP")
    taken = run(state, act(1, take=FROM_STACK))
    assert taken.state.phase is Phase.DISCARD
    assert GAME.waiting(taken.state) == (0,)
    assert len(taken.state.hands[0]) == 6
    assert code(taken.state, money(0)) == "other_phase"
    assert code(taken.state, Discard()) == "incomplete"
    assert code(taken.state, Discard(permit("Y1LP"))) == "permit_not_held"
    assert code(taken.state, Discard(-1)) == "permit_not_held"
    for name in ("R1LC", "B3HP"):
        done = run(taken.state, Discard(permit(name)))
        assert done.state.phase is Phase.ACT
        assert done.state.queue == (1,)
        assert permit(name) in done.state.discards
        assert permit(name) not in done.state.hands[0]
        assert done.of(PermitDiscarded) == [PermitDiscarded(1906, 0, permit(name))]
        assert len(done.state.hands[0]) == 5


def test_r14_take_and_discard_in_a_bonus_and_from_the_row() -> None:
    """R14: the bonus goes on with the next seat; a public permit can be discarded too."""
    state = bonus(1909, hands=["B1LH B2LP"], shown=["B3HP B4CP B5CH"], limit="discard", permit_row="R1LC")
    done = run(state, TakeBonus(0, take=0), Discard(permit("R1LC")))
    assert done.state.phase is Phase.BONUS
    assert done.state.queue == (1,)
    assert done.board().permits == permits("B3HP B4CP B5CH")
    last = run(changed(state, queue=(0,)), TakeBonus(0, take=0), Discard(permit("B1LH")))
    assert last.state.phase is Phase.ACT
    assert last.state.card == 0


def test_discarding_is_for_its_phase_alone() -> None:
    """R14: nothing is discarded without need."""
    assert code(position(2, hands=["B1LH"], limit="discard"), Discard(permit("B1LH"))) == "other_phase"


def test_ruling_11_an_empty_permit_stack_is_made_of_the_discards() -> None:
    """11, R13: shuffled when a card is needed: by a draw, or to fill the row; the new stack is told to all."""
    state = position(2, card="b", stack="")
    pool = set(state.discards)
    drawn = run(state, act(1, take=FROM_STACK))
    assert drawn.state.discards == ()
    assert set(drawn.state.hands[0]) < pool
    assert len(drawn.state.permit_stack) == len(pool) - 1
    assert drawn.state.returned == tuple(sorted(pool))
    assert drawn.of(Shuffled) == [Shuffled(1906, len(pool))]
    assert drawn.state.permit_stack != tuple(sorted(drawn.state.permit_stack))
    filled = run(state, act(1, take=0))
    assert filled.state.permit_row[0] in pool
    assert filled.state.discards == ()


def test_r13_the_discards_wait_until_a_card_is_needed() -> None:
    """R13: taking the last card of the stack does not shuffle yet."""
    state = position(2, card="b", stack="")
    last = changed(state, permit_stack=state.discards[-1:], discards=state.discards[:-1])
    done = run(last, act(1, take=FROM_STACK))
    assert done.state.permit_stack == ()
    assert done.state.discards == last.discards
    assert done.of(Shuffled) == []


def test_ruling_11_both_empty_makes_the_action_impossible() -> None:
    """11: no card anywhere: refused, and the money stays."""
    state = position(2, card="b", stack="")
    bare = changed(state, discards=(), permit_row=(-1, -1, -1))
    assert code(bare, act(1, take=FROM_STACK)) == "stack_empty"
    assert code(bare, act(1)) == "stack_empty"
    assert code(bare, act(1, take=0)) == "row_empty"
    assert code(bare, money(1)) == ""
    short = changed(state, discards=())
    step = GAME.play(short, 0, act(1, take=0), Chance(1))
    assert step.state.permit_row[0] == -1


# Goals


def test_a_goal_from_the_row_leaves_a_gap_until_the_card_is_finished_by_all() -> None:
    """3.4, ruling 10, check list: goal row short until the card ends; public (32)."""
    state = position(2, card="b", goal_row="pairs plots on_red", money=(0, 4))
    one = run(state, act(2, take=1))
    assert one.state.goal_row == (goal("pairs"), -1, goal("on_red"))
    assert one.board().goals == (goal("plots"),)
    assert one.of(GoalTaken) == [GoalTaken(1906, 0, goal("plots"))]
    assert code(one.state, act(1, 2, take=1)) == "row_empty"
    two = run(one.state, act(1, 2, take=0))
    assert -1 not in two.state.goal_row
    assert two.state.goal_row == (state.goal_stack[0], state.goal_stack[1], goal("on_red"))
    assert two.of(RowFilled) == [RowFilled(1906, "goals", two.state.goal_row)]
    assert two.state.goal_stack == state.goal_stack[2:]


def test_a_goal_from_the_stack_is_secret() -> None:
    """3.4, 32: face down."""
    state = position(3, card="b")
    step = run(state, act(4, take=FROM_STACK)).steps[0]
    assert step.state.secret_goals[0] == (state.goal_stack[0],)
    assert step.state.goal_row == state.goal_row
    told = [(one.event, one.audience) for one in step.events if isinstance(one.event, GoalDrawn)]
    assert told == [(GoalDrawn(1906, 0, state.goal_stack[0]), (0,)), (GoalDrawn(1906, 0, -1), (1, 2))]


def test_ruling_11_the_goal_row_stays_short_when_the_stack_is_empty() -> None:
    """11: both empty makes it impossible."""
    every = "on_red on_yellow on_green on_blue pairs beside_foreign four_colours per_rubble urban_sets per_urban plots"
    more = "full_plots outer_edge on_rubble five_numbers group_of_four most_on_red most_on_yellow"
    state = position(2, card="b", open_goals=["", f"{every} {more}"])
    assert state.goal_stack == ()
    assert code(state, act(2, take=FROM_STACK)) == "stack_empty"
    done = run(state, act(2, take=0), money(0))
    assert done.state.goal_row[0] == -1
    assert done.state.card == 2
    nothing = changed(state, goal_row=(-1, -1, -1))
    assert code(nothing, act(2)) == "stack_empty"
    assert code(nothing, money(2)) == ""


def test_ruling_36_there_is_no_limit_of_goals() -> None:
    """36."""
    many = "on_red on_yellow on_green on_blue pairs beside_foreign four_colours per_rubble urban_sets"
    done = run(position(2, card="b", open_goals=[many]), act(2, take=0))
    assert len(done.board().goals) == 10


# Money, undo, prices


def test_ruling_34_money_is_unlimited() -> None:
    """34: more than the 80 $ of the box."""
    assert run(position(2, money=(100,)), act(2)).board().money == 103


def test_ruling_37_no_price_leads_below_zero() -> None:
    """37: every action at every purse from 0 to 9."""
    for purse in range(10):
        for card in "abcdef":
            state = position(3, card=card, money=(purse,), area=(1,), hands=["B4CP"], year=1911)
            for action in GAME.choices(state, 0):
                step = GAME.play(state, 0, action, Chance(1))
                assert step.state.boards[0].money >= 0


def test_r0_only_cards_disclose() -> None:
    """R0: money, material, steps, cleaning, a build, a goal of the row can be taken back until the next seat acts."""
    state = position(3, card="a", money=(9,), area=(1,), hands=["B4CP"])
    for action in (money(0), skip(), act(1), act(4, 1), act(4), build(0, "A1", "B4CP", seats=3)):
        assert not run(state, action).steps[0].discloses
    assert not run(position(3, card="b"), act(4, take=0)).steps[0].discloses
    assert run(position(3, card="b"), act(4, take=FROM_STACK)).steps[0].discloses
    assert run(state, act(2, take=0)).steps[0].discloses
    filled = run(position(2, card="b", places=(-1, 0), queue=(0,)), act(2, take=0))
    assert filled.steps[0].discloses, "the refilled goal row shows a new card"


def test_r0_undo_until_the_next_seat_acts() -> None:
    """R0."""
    match = new_match(setup_of(3), 5)
    (first,) = match.waiting
    before = match.digest
    match.act(first, TakeIncome(0))
    assert match.refuse_undo(first) is None
    match.undo(first)
    assert match.digest == before
    match.act(first, TakeIncome(0))
    (second,) = match.waiting
    match.act(second, TakeIncome(1))
    assert match.refuse_undo(first) is not None


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


def test_the_committee_is_gone_on_with_only_when_it_is_next() -> None:
    """R0."""
    state = position(1, places=(-1, -1), queue=(1, 0))
    assert code(state, money(0)) == "other_phase"
    assert code(state, GoOn()) == ""
    assert code(position(1), GoOn()) == "other_phase"
    assert code(position(2), GoOn()) == "other_phase"


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
