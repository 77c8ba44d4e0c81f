"""The Committee of the solo game of After the Quake (3.6, 6.8, R5 to R8, R18)."""

from __future__ import annotations

from typing import Any

import pytest
from atq_builder import (
    GAME,
    GoOn,
    Run,
    TakeBonus,
    at,
    bonus,
    code,
    goal,
    money,
    permit,
    position,
    run,
    setup_of,
)

from engine.core.chance import Chance
from engine.core.conformance import play_out
from engine.games.after_the_quake.actions import TakeIncome
from engine.games.after_the_quake.events import BestBuilder, CommitteeRevealed, Ended, IncomeTaken, Stood, UrbanTaken
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Phase

NUMBERED = {1: "G1HP", 2: "G2CP", 3: "G3CH", 4: "G4LC", 5: "G5LH"}
"""A permit of each number."""


def turn(top: str, card: str = "a", human: int = -1, **fields: Any) -> Run:
    """What the Committee does on a card when it turns up a permit; ``human`` stands already or comes after it."""
    queue = (1, 0) if human == -1 else (1,)
    return run(position(1, card=card, places=(human, -1), queue=queue, stack=top, **fields), GoOn())


# Set-up and income


def test_solo_is_set_up_as_for_two_without_the_subsidies() -> None:
    """3.6."""
    state = GAME.start(setup_of(1), Chance(3)).state
    assert sorted([*state.permit_row, *state.permit_stack]) == list(range(40))
    assert len(state.plots) == 4
    assert len(state.boards) == 2
    assert state.boards[1] == state.boards[0]


def test_the_four_dollar_space_is_blocked() -> None:
    """6.8."""
    state = position(1, phase=Phase.INCOME)
    assert code(state, TakeIncome(0)) == "space_taken"
    assert GAME.choices(state, 0).narrow(TakeIncome()).spaces == (1, 2, 3)


def test_in_1906_the_human_places_first() -> None:
    """6.8."""
    for seed in range(8):
        assert GAME.start(setup_of(1), Chance(seed)).state.queue == (0, 1)


@pytest.mark.parametrize(("number", "dollars"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_income_by_the_number_of_the_permit(number: int, dollars: int) -> None:
    """6.8: 1-2: 1 $, 3-4: 2 $, 5: 3 $; R7: the permit is discarded after it."""
    state = position(1, phase=Phase.INCOME, places=(-1, -1), queue=(1, 0), stack=NUMBERED[number])
    done = run(state, GoOn())
    assert done.board(1).money == dollars
    assert done.state.places == (-1, 4 - dollars)
    assert done.state.discards == (permit(NUMBERED[number]),)
    assert done.of(IncomeTaken) == [IncomeTaken(1906, 1, 4 - dollars, dollars)]
    assert done.steps[0].discloses


@pytest.mark.parametrize(("number", "taken", "dollars"), [(5, 1, 2), (3, 2, 1), (4, 2, 1), (1, 3, 3), (2, 3, 3)])
def test_r18_income_goes_on_to_the_right_past_the_blocked_space(number: int, taken: int, dollars: int) -> None:
    """6.8, R18: from 1 $ on to 3 $."""
    state = position(1, phase=Phase.INCOME, places=(taken, -1), queue=(1,), stack=NUMBERED[number])
    assert run(state, GoOn()).board(1).money == dollars


# The space


@pytest.mark.parametrize(("number", "space"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_the_space_by_the_number_of_the_permit(number: int, space: int) -> None:
    """6.8: 1-2 left, 3 middle, 4-5 right; R7: discarded after the action."""
    done = turn(NUMBERED[number])
    assert done.state.places[1] == space
    (revealed,) = done.of(CommitteeRevealed)
    assert (revealed.permit, revealed.first, revealed.space) == (permit(NUMBERED[number]), space, space)
    assert done.state.discards == (permit(NUMBERED[number]),)
    assert done.state.revealed == permit(NUMBERED[number])
    assert done.of(Stood)[0].space == space


@pytest.mark.parametrize(("number", "taken", "space"), [(1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 2, 1), (5, 2, 0)])
def test_an_occupied_space_sends_it_on(number: int, taken: int, space: int) -> None:
    """6.8: odd to the right, even to the left, wrapping."""
    done = run(
        position(1, places=(taken, -1), queue=(1,), stack=NUMBERED[number], card="b"), GoOn()
    )  # fmt: skip
    (revealed,) = done.of(CommitteeRevealed)
    assert revealed.space == space
    assert revealed.first == taken
    order = (0, 1) if taken > space else (1, 0)
    assert done.state.queue == order


# The actions


def test_income_material_permit_goal() -> None:
    """6.8: the leftmost row card, the rightmost goal."""
    assert turn("G5LH", "a").board(1).money == 3
    assert turn("G3CH", "a").board(1).area == 1
    done = turn("G3CH", "b", permit_row="R1LC Y2HP B3HP")
    assert done.board(1).permits == (permit("R1LC"),)
    assert done.state.permit_row[0] not in (-1, permit("R1LC"))
    taken = turn("G5LH", "b", goal_row="pairs plots on_red")
    assert taken.board(1).goals == (goal("on_red"),)
    assert taken.state.goal_row == (goal("pairs"), goal("plots"), -1)
    gap = turn("G5LH", "b", goal_row="pairs plots -")
    assert gap.board(1).goals == (goal("plots"),)


def test_the_committee_has_no_limit_of_permits() -> None:
    """6.8: into a face-down stock without limit."""
    many = "B1LH B2LP B3HP B4CP B5CH R5CP"
    assert len(turn("G3CH", "b", shown=["", many]).board(1).permits) == 7


def test_r8_impossible_actions_give_the_money_of_the_space() -> None:
    """6.8, R8: material without stock, goal without row, development and cleaning without money; R14: flat."""
    assert turn("G3CH", "a", area=(0, 8)).board(1).money == 1
    assert turn("G5LH", "b", goal_row="- - -").board(1).money == 2
    assert turn("G5LH", "c").board(1).money == 2
    assert turn("G3CH", "c").board(1).money == 1
    assert turn("G5LH", "c", flat="on").board(1).money == 1
    assert turn("G3CH", "a", area=(0, 8)).of(Stood)[0].choice == "money"


def test_development_pays_two() -> None:
    """6.8; R8: in the corner it is done."""
    done = turn("G5LH", "c", money=(0, 2))
    assert (done.board(1).money, done.board(1).column) == (0, 1)
    assert turn("G5LH", "c", money=(0, 1)).board(1).money == 3
    corner = turn("G5LH", "c", money=(0, 2), at_=[(0, 0), (8, 6)])
    assert corner.board(1).money == 1


def test_clean_up_takes_the_rubble_nearest_the_top_left() -> None:
    """6.8, R5: in reading order over the whole map; with 2 $ marker up; R8: without rubble the 2 $ version."""
    done = turn("G3CH", "c", money=(0, 3))
    assert (done.board(1).money, done.board(1).rubble, done.board(1).row) == (0, 1, 1)
    assert not done.state.rubble >> at("B1") & 1
    second = turn("G3CH", "c", money=(0, 3), cleaned="B1")
    assert not second.state.rubble >> at("A2") & 1
    two = turn("G3CH", "c", money=(0, 2))
    assert (two.board(1).money, two.board(1).rubble, two.board(1).row) == (0, 0, 1)
    none = turn("G3CH", "c", money=(0, 3), cleaned="B1 A2 D2 F2 C3 F3 C4 F4")
    assert (none.board(1).money, none.board(1).row) == (1, 1)
    assert turn("G3CH", "c", money=(0, 1)).board(1).money == 2


def test_r5_reading_order_runs_over_the_whole_map() -> None:
    """R5: D2 on the second card comes before C3 on the third, A2 before D2."""
    done = turn("G3CH", "c", money=(0, 3), cleaned="B1 A2")
    assert not done.state.rubble >> at("D2") & 1


# Building


@pytest.mark.parametrize(
    ("top", "built", "where"),
    [
        ("B1LH", "", "A1"), ("Y1LP", "", "B1"), ("R1LC", "", "A2"), ("G1HP", "", "C1"), ("B1LH", "A1", "E1"),
        ("B1LH", "A1 E1", "C2"), ("Y1LP", "B1 D1 C4 D4 F4", "C1"), ("Y2HP", "B1 D1 C4 D4 F4", "C2"),
        ("G2CP", "C1 D2 F2 D3 B4", "D1"),
    ],
)  # fmt: skip
def test_the_building_site(top: str, built: str, where: str) -> None:
    """6.8: first empty space in reading order of the colour, else of the number; over rubble too."""
    done = turn(top, "a", area=(0, 1), built={0: built})
    assert done.state.built[at(where)] == 1


def test_the_building_site_is_the_first_empty_one_if_nothing_fits() -> None:
    """6.8: no space of the colour, none of the number."""
    done = turn("Y1LP", "a", area=(0, 1), built={0: "B1 D1 C4 D4 F4", 1: "C1 E1 B4"})
    assert done.state.built[at("A1")] == 1


def test_a_build_is_free_and_goes_right() -> None:
    """3.6, 6.8: always free, in 1911 too; one step right; no permit of its stock is used."""
    done = turn("B1LH", "a", area=(0, 1), year=1911, shown=["", "B4CP"])
    assert (done.board(1).money, done.board(1).area, done.board(1).column, done.board(1).row) == (0, 0, 1, 0)
    assert done.board(1).permits == (permit("B4CP"),)
    assert code(position(1, places=(-1, -1), queue=(1, 0)), money(0)) == "other_phase"


def test_a_build_over_rubble_takes_the_token_and_the_step_up() -> None:
    """6.8, R15: free."""
    done = turn("Y1LP", "a", area=(0, 1))
    assert done.state.built[at("B1")] == 1
    assert (done.board(1).rubble, done.board(1).column, done.board(1).row, done.board(1).money) == (1, 1, 1, 0)
    assert not done.state.rubble >> at("B1") & 1


def test_a_build_without_a_building_is_material() -> None:
    """6.8, R8: and if that is impossible too, the money."""
    done = turn("B1LH", "a")
    assert done.board(1).area == 1
    assert -1 in done.state.built
    assert 1 not in done.state.built
    full = turn("B1LH", "a", built={1: "A1 C1 D1 E1 C2 E2 B3"}, area=(0, 1))
    assert full.state.ending


@pytest.mark.parametrize(
    ("top", "leftmost", "type_"),
    [
        ("B1LH", "B2LP", 0), ("B1LH", "R1LC", 0), ("B1LH", "R2LH", -1), ("B1LH", "B1CP", -1), ("B3HP", "B2LP", 3),
        ("B1LH", "B4LH", 0), ("B4CP", "B5CH", 1), ("B1LH", "G1HP", 2), ("B3HP", "R3CH", 2),
    ],
)  # fmt: skip
def test_urban_planning_of_the_committee(top: str, leftmost: str, type_: int) -> None:
    """6.8: if the leftmost open permit equals the revealed one in colour or number and shares a symbol, the first
    shared type in stock."""
    done = committee_bonus(1915, area=(0, 1), stack=top, permit_row=leftmost)
    expected = [] if type_ < 0 else [UrbanTaken(1915, 1, type_, 5 if type_ == 3 else 0)]
    assert done.of(UrbanTaken) == expected


def test_urban_planning_skips_types_out_of_stock() -> None:
    """6.8: the first shared type in stock; none, if none is."""
    state: dict[str, Any] = {"area": (0, 1), "permit_row": "B4LH"}
    assert turn("B1LH", "a", urban=[(5, 0, 0)], **state).board(1).urban == (0, 0, 1)
    assert turn("B1LH", "a", urban=[(5, 0, 4)], **state).board(1).urban == (0, 0, 0)


def test_urban_planning_looks_at_the_leftmost_permit_alone() -> None:
    """6.8."""
    assert turn("B1LH", "a", area=(0, 1), permit_row="R4HP B4LH B2LP").of(UrbanTaken) == []


def test_the_committee_can_end_the_match_and_be_best_builder() -> None:
    """6.8, trigger A: the human still acts on the card."""
    done = turn("B1LH", "a", built={1: "A1 C1 D1 E2 D3 A4 B4"}, area=(0, 1))
    assert done.of(BestBuilder) == [BestBuilder(1906, 1)]
    assert done.state.ending
    assert GAME.waiting(done.state) == (0,)
    over = run(done.state, money(1))
    assert over.of(Ended) == [Ended(1906, "eighth")]
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert (outcome.reasons, outcome.causes) == (("eighth",), ((),))


# Bonuses


def committee_bonus(year: int, **fields: Any) -> Run:
    """What the Committee does with the bonus of a year."""
    return run(bonus(year, 1, places=(1, 2), queue=(1, 0), **fields), GoOn())


def test_the_bonus_of_1906_is_as_for_everybody() -> None:
    """6.8: a building and the leftmost permit."""
    done = committee_bonus(1906, permit_row="R1LC Y2HP")
    assert done.board(1).area == 1
    assert done.board(1).permits == (permit("R1LC"),)


def test_later_bonuses_are_the_alternative_named_first() -> None:
    """6.8: 1907 goal, 1908 material, 1909 permit, 1910 material, 1911 permit."""
    assert committee_bonus(1907, goal_row="pairs plots on_red").board(1).goals == (goal("on_red"),)
    assert committee_bonus(1908, built={1: "A1"}).board(1).area == 1
    assert committee_bonus(1909, permit_row="R1LC").board(1).permits == (permit("R1LC"),)
    assert committee_bonus(1910).board(1).area == 1
    assert committee_bonus(1911, permit_row="R1LC").board(1).permits == (permit("R1LC"),)
    assert committee_bonus(1909).board(1).column == 0


def test_an_impossible_bonus_leads_to_the_next_one() -> None:
    """6.8."""
    assert len(committee_bonus(1907, goal_row="- - -").board(1).permits) == 1
    built = committee_bonus(1908, built={1: "A1 C1"}, area=(0, 6))
    assert (built.board(1).area, built.board(1).money) == (6, 4)
    assert committee_bonus(1910, area=(0, 8)).board(1).money == 3


def test_r6_1915_builds_by_the_top_permit_else_two_dollars() -> None:
    """6.8, R6: a building in its area: the top permit chooses the space and is discarded; else 2 $; free."""
    done = committee_bonus(1915, area=(0, 1), stack="R1LC")
    assert done.state.built[at("A2")] == 1
    assert done.state.discards == (permit("R1LC"),)
    assert done.board(1).money == 0
    assert (done.board(1).rubble, done.board(1).row, done.board(1).column) == (1, 1, 1)
    assert committee_bonus(1915).board(1).money == 2


def test_the_committee_is_never_passed_over_in_a_bonus() -> None:
    """R0: it moves in a step of its own, after going on."""
    state = bonus(1907, 1, places=(1, 2), queue=(1, 0))
    assert GAME.waiting(state) == (0,)
    assert list(GAME.choices(state, 0)) == [GoOn()]
    assert code(state, TakeBonus(0, take=0)) == "other_phase"


def test_r7_a_revealed_permit_is_no_part_of_a_shuffle_it_causes() -> None:
    """R7, R13: turned up from an empty stack, discarded after the action; what fills the row comes from the rest."""
    state = position(1, card="b", places=(-1, -1), queue=(1, 0), stack="")
    for seed in range(20):
        step = GAME.play(state, 0, GoOn(), Chance(seed))
        after = step.state
        assert after.discards == (after.revealed,)
        assert after.revealed not in after.permit_stack
        assert after.revealed not in after.permit_row
        assert GAME.refuse_state(after) == ()


def test_the_human_waits_for_the_committee_and_takes_nothing_back_across_it() -> None:
    """R0: a move of the Committee discloses."""
    for seed in range(3):
        playout = play_out(GAME, setup_of(1), seed)
        committee = [move for move in playout.moves if isinstance(move.action, GoOn)]
        assert len(committee) > 20
        state: State = playout.last.state
        assert state.phase is Phase.OVER
        for move in committee:
            taken = move.before.state.phase is Phase.BONUS and not move.step.drawn
            assert move.step.discloses or taken


def test_the_committees_money_spaces_under_flat_money() -> None:
    """R14: for the Committee too; income spaces keep their 3 $."""
    assert turn("G5LH", "a", flat="on").board(1).money == 3
