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
    code,
    money,
    new_match,
    position,
    run,
    setup_of,
    skip,
)

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.games.after_the_quake.actions import Act, GoOn, TakeBonus, TakeIncome
from engine.games.after_the_quake.events import (
    CardBegan,
    Cleaned,
    Developed,
    MoneyTaken,
    Stood,
)
from engine.games.after_the_quake.view import Phase

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


def test_ruling_38_the_german_edition_is_the_default() -> None:
    """38: printed money, solo, coins; the flat 1 $ of the first edition is an option."""
    assert {option.id: option.default for option in GAME.facts.options} == {
        "flat_money": "off",
        "permit_limit": "strict",
    }
    assert [mode.id for mode in GAME.facts.modes] == ["standard", "solo"]
    assert GAME.refuse_setup(Setup(1, "solo")) is None
    assert run(GAME.start(Setup(2, "standard"), Chance(1)).state, TakeIncome(0)).state.options.flat_money == "off"


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


def test_r10_money_is_a_choice_even_if_the_action_is_possible() -> None:
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
    """R20, 4, check list: right to left."""
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


# Money, undo


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


def test_the_committee_is_gone_on_with_only_when_it_is_next() -> None:
    """R0."""
    state = position(1, places=(-1, -1), queue=(1, 0))
    assert code(state, money(0)) == "other_phase"
    assert code(state, GoOn()) == ""
    assert code(position(1), GoOn()) == "other_phase"
    assert code(position(2), GoOn()) == "other_phase"
