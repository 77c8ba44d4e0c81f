"""Permits and goals of After the Quake: rows, stacks, limits, shuffles."""

from __future__ import annotations

from atq_builder import (
    FROM_STACK,
    GAME,
    act,
    bonus,
    changed,
    code,
    goal,
    money,
    permit,
    permits,
    position,
    run,
)

from engine.core.chance import Chance
from engine.games.after_the_quake.actions import Act, Build, Discard, TakeBonus
from engine.games.after_the_quake.events import (
    GoalDrawn,
    GoalTaken,
    PermitDiscarded,
    PermitDrawn,
    PermitTaken,
    RowFilled,
    Shuffled,
)
from engine.games.after_the_quake.view import Phase

FIVE = "B1LH B2LP B3HP B4CP B5CH"


# Permits


def test_ruling_10_a_permit_from_the_row_is_replaced_at_once() -> None:
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


def test_ruling_10_a_goal_from_the_row_leaves_a_gap_until_the_card_is_finished_by_all() -> None:
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
