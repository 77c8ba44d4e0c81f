"""A round: who plans when and where, giving up, the start player, hands (3.2, 5.2, R1, R3a, R9 to R16)."""

from __future__ import annotations

import pytest
from nb_builder import (
    GAME,
    Planned,
    Run,
    at,
    board_of,
    bonus_position,
    changed,
    new_match,
    no_content,
    position,
    run,
    solved,
    spaces,
    unit,
    unit_spaces,
    use,
)

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.core.record import load_record
from engine.games.nine_blocks.actions import Decline, GiveUp, Pass, Plan, Reason, UseBonus
from engine.games.nine_blocks.events import GaveUp, RoundBegan, Skipped, TilePlanned, TilesDrawn
from engine.games.nine_blocks.view import Outlook, Phase

EVERY = "123456789"


def code(state: object, seat: int, action: object) -> str:
    """Why the rules refuse an action, "" if they do not."""
    refusal = GAME.refuse(state, seat, action)  # type: ignore[arg-type]
    return "" if refusal is None else refusal.code


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """Section 2, 6, R8: 12 tiles of each number, four in each hand, an empty board, the first round open."""
    state = GAME.start(Setup(seats, "standard"), Chance(3)).state
    tiles = [*state.supply, *(tile for hand in state.hands for tile in hand)]
    assert [tiles.count(number) for number in range(1, 10)] == [12] * 9
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert not any(state.board)
    assert (state.round, state.phase, state.final, state.turn) == (1, Phase.PLAN, False, 0)


def test_seats_modes_and_options() -> None:
    """Decisions: 2 to 4 seats, bonus own (default) or cascade, asking before a knowingly illegal plan (default on)."""
    assert [GAME.refuse_setup(Setup(seats, "standard")) is None for seats in range(1, 6)] == [
        False, True, True, True, False
    ]  # fmt: skip
    options = {option.id: option.values for option in GAME.facts.options}
    assert options == {"bonus": ("own", "cascade"), "ask": ("on", "off")}
    for option in ({"bonus": "all"}, {"ask": "perhaps"}, {"clock": "on"}):
        assert GAME.refuse_setup(Setup(3, "standard", option)) is not None
    assert GAME.refuse_setup(Setup(3, "duel")) is not None
    with pytest.raises(RefusedError):
        GAME.start(Setup(5, "standard"), Chance(1))


def test_the_supply_is_shuffled() -> None:
    """Section 2: other seeds, other hands; equal seeds, equal ones."""
    hands = {GAME.start(Setup(2, "standard"), Chance(seed)).state.hands for seed in range(30)}
    assert len(hands) == 30
    assert GAME.start(Setup(2, "standard"), Chance(5)) == GAME.start(Setup(2, "standard"), Chance(5))


def test_drawn_tiles_are_told_to_their_seat_alone() -> None:
    """3.2, section 7: hidden information is never sent to others."""
    step = GAME.start(Setup(4, "standard"), Chance(3))
    drawn = [told for told in step.events if isinstance(told.event, TilesDrawn)]
    assert [told.audience for told in drawn] == [(told.event.seat,) for told in drawn]
    assert len(drawn) == 4


# The order of the plans


@pytest.mark.parametrize("start", [0, 1])
def test_two_seats_plan_start_other_other_start(start: int) -> None:
    """3.2, section 7: S-O-O-S order; R1, R3a: the middle seat plans twice."""
    done = Run(position(2, EVERY, EVERY, start=start))
    order = []
    for act in ("1A1", "2A1", "3E5", "4E5"):
        order += GAME.waiting(done.state)
        done.do(act)
    other = 1 - start
    assert order == [start, other, other, start]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_open_with_the_order_of_the_plans(seats: int) -> None:
    """3.2, R1, ruling 10: the first round and those that follow; the event tells the order."""
    step = GAME.start(Setup(seats, "standard"), Chance(seats))
    done, start = Run(step.state), step.state.start
    assert [told.event for told in step.events][-1] == RoundBegan(1, start, done.state.queue, False)
    for number in (1, 2, 3):
        order = [(start + place) % seats for place in range(seats)]
        order += order[::-1] if seats == 2 else []
        assert (done.state.start, list(done.state.queue)) == (start, order)
        for seat in order:
            done.do(f"-{done.state.hands[seat][0]}")
        start = (start + 1) % seats
        assert done.of(RoundBegan)[-1] == RoundBegan(number + 1, start, done.state.queue, False)


@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 2), (4, 0), (4, 3)])
def test_three_and_four_seats_plan_once_clockwise_from_the_start_player(seats: int, start: int) -> None:
    """3.2."""
    done = Run(position(seats, *[EVERY] * seats, start=start))
    order = []
    for _ in range(seats):
        order += GAME.waiting(done.state)
        done.do("5E5")
    assert order == [(start + step) % seats for step in range(seats)]


def test_several_seats_may_plan_on_the_same_space() -> None:
    """3.2."""
    done = run(position(4, *[EVERY] * 4), "1E5", "2E5", "3E5")
    assert [(plan.seat, plan.space) for plan in done.state.plans] == [(seat, at("E5")) for seat in range(3)]


def test_r3a_face_down_plans_appear_as_seat_and_space() -> None:
    """R3a: in views and events; the own number is known to its seat."""
    done = run(position(4, *[EVERY] * 4), "7E5")
    assert done.told == [TilePlanned(20, 0, at("E5"))]
    for seat in (1, 2, 3, None):
        assert GAME.view(done.state, seat).plans == (Planned(0, at("E5"), -1),)
    assert GAME.view(done.state, 0).plans == (Planned(0, at("E5"), 7),)


def test_r3a_a_plan_discloses_nothing_and_the_last_one_everything() -> None:
    """R3a: undo until the next curtain lifts, never across the reveal."""
    done = run(position(3, *[EVERY] * 3), "1E5", "-2", "3E2")
    assert [step.discloses for step in done.steps] == [False, False, True]


def test_r3a_the_last_plan_resolves_the_round_up_to_the_bonus() -> None:
    """R3a: in one Step; then UseBonus or Decline."""
    done = run(position(3, *[EVERY] * 3), "3E8", "4B5", "5E2")
    assert (done.state.phase, done.state.bonus_seat, done.state.bonus) == (Phase.BONUS, 0, 3)
    assert done.state.round == 20
    assert run(done.state, "no").state.round == 21
    assert run(done.state, use(3)).state.round == 21


def test_r3a_other_actions_do_not_belong_to_the_phase() -> None:
    """R3a."""
    state = position(3, *[EVERY] * 3)
    assert code(state, 0, UseBonus(3)) == Reason.OTHER_PHASE
    assert code(state, 0, Decline()) == Reason.OTHER_PHASE
    assert code(state, 0, Pass()) == Reason.NOT_FINAL
    bonus = bonus_position(3, *[EVERY] * 3, seats=3)
    for action in (Plan(1, 40), GiveUp(1), Pass()):
        assert code(bonus, 0, action) == Reason.OTHER_PHASE
    assert code(bonus, 1, Decline()) == Reason.NOT_WAITING
    assert code(state, 1, Plan(1, 40)) == Reason.NOT_WAITING
    assert code(state, 3, Plan(1, 40)) == Reason.NO_SEAT
    assert code(changed(state, phase=Phase.OVER, queue=(), end="nobody"), 0, Plan(1, 40)) == Reason.MATCH_OVER


def test_an_action_with_missing_parts_is_incomplete() -> None:
    """R3a: a draft without tile or space is not an action yet."""
    state = position(3, *[EVERY] * 3)
    for action in (Plan(), Plan(1), Plan(None, at("E8")), GiveUp()):
        assert code(state, 0, action) == Reason.INCOMPLETE
    assert code(state, 0, Plan(None, at("E2"))) == Reason.SPACE_FOREIGN
    for number, tiles in ((1, ""), (4, ""), (6, "")):
        bonus = bonus_position(number, EVERY, seats=3, penalties=["11"])
        assert code(bonus, 0, use(number, tiles)) == Reason.INCOMPLETE
    for number in (2, 5, 7):
        assert code(bonus_position(number, EVERY, EVERY, seats=3, board=board_of("1A1")), 0, use(number)) == (
            Reason.INCOMPLETE
        )
    assert code(bonus_position(2, EVERY, seats=3, board=board_of("1A1")), 0, UseBonus()) == Reason.INCOMPLETE


# Where and what


def test_ruling_6_what_is_always_rejected() -> None:
    """Ruling 6: outside the own area, on a built tile, a second own tile on the same space."""
    state = position(2, EVERY, EVERY, board=board_of("1E5"), start=1)
    assert code(state, 1, Plan(2, at("E5"))) == Reason.SPACE_BUILT
    assert code(state, 1, Plan(2, at("A9"))) == Reason.SPACE_FOREIGN
    assert code(state, 1, Plan(2, 81)) == Reason.SPACE_OUTSIDE
    assert code(state, 1, Plan(2, -1)) == Reason.SPACE_OUTSIDE
    done = run(state, "2D5", "3F5")
    assert code(done.state, 0, Plan(4, at("F5"))) == Reason.SPACE_TWICE
    # The other seat's plan is no hindrance.
    assert code(done.state, 0, Plan(4, at("D5"))) == ""


def test_only_tiles_of_the_hand_can_be_planned_or_given_up() -> None:
    """Section 2, R3a."""
    state = position(3, "1234", EVERY, EVERY)
    for action in (Plan(5, at("E8")), GiveUp(5)):
        assert code(state, 0, action) == Reason.TILE_NOT_HELD
    for tile in (0, 10, -1):
        assert code(state, 0, Plan(tile, at("E8"))) == Reason.TILE_UNKNOWN
        assert code(state, 0, GiveUp(tile)) == Reason.TILE_UNKNOWN


def test_ruling_7_a_knowingly_illegal_plan_is_allowed_and_marked() -> None:
    """Ruling 7: the engine takes it; preview and the parts of a draft say what it contradicts."""
    state = position(4, *[EVERY] * 4, board=board_of("5E1", "5A8"))
    assert code(state, 0, Plan(5, at("E8"))) == ""
    detail = GAME.preview(state, 0, Plan(5, at("E8"))).detail
    assert detail == Outlook(spaces("A8 E1"), (), (), 3)
    parts = GAME.choices(state, 0).narrow(Plan(5))
    assert at("E8") in parts.spaces
    assert at("E8") not in parts.sound
    assert GAME.preview(state, 0, Plan(4, at("E8"))).detail == Outlook()


def test_ruling_7_asking_changes_nothing_in_the_rules() -> None:
    """Ruling 7: the option is for the interface."""
    for ask in ("on", "off"):
        state = GAME.start(Setup(3, "standard", {"ask": ask}), Chance(9)).state
        assert state.options.ask == ask
    starts = [GAME.start(Setup(3, "standard", {"ask": ask}), Chance(9)).state.hands for ask in ("on", "off")]
    assert starts[0] == starts[1]


def test_ruling_8_giving_up_costs_a_penalty_tile_of_choice() -> None:
    """3.2.2, ruling 8: also where plans are possible."""
    done = run(position(3, *[EVERY] * 3), "-7")
    assert done.lost == ((7,), (), ())
    assert 7 not in done.state.hands[0]
    assert done.of(GaveUp) == [GaveUp(20, 0, 7)]


def test_ruling_8_with_two_seats_per_placement() -> None:
    """Ruling 8: one of the two plans, or both."""
    done = run(position(2, EVERY, EVERY), "-1", "-2", "3E5", "-4")
    assert done.lost == ((1, 4), (2,))
    assert done.state.board[at("E5")] == 3


def test_ruling_9_penalty_tiles_lie_face_up() -> None:
    """Ruling 9: every view shows them."""
    state = run(position(3, *[EVERY] * 3, penalties=["12", "3"]), "-7").state
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).penalties == ((1, 2, 7), (3,), ())


def test_r16_penalties_by_choice_are_visible_at_once_and_count_at_the_end_of_the_round() -> None:
    """R16: a seat over the limit goes on until the round's end."""
    done = run(position(2, EVERY, EVERY, penalties=["111111"]), "-1")
    assert len(done.lost[0]) == 7
    assert GAME.view(done.state, 1).penalties[0] == (1,) * 7
    assert done.state.out == (0, 0)
    done.do("3E5", "4D1", "2A9")
    assert (done.state.phase, done.state.bonus_seat) == (Phase.BONUS, 0)
    done.do("no")
    assert done.state.out == (20, 0)


# The start player


def test_ruling_10_the_start_passes_clockwise() -> None:
    """Ruling 10: to the next active seat."""
    done = run(position(4, *[EVERY] * 4, start=2), "-1", "-1", "-1", "-1")
    assert done.state.start == 3
    gone = run(position(4, *[EVERY] * 4, start=2, out=(3,)), "1E2", "5E8", "6B5", "end")
    assert gone.state.start == 0


def test_ruling_10_a_bonus_gives_it_away_and_it_goes_on_from_there() -> None:
    """Ruling 10, section 6 (3): then clockwise from the new holder."""
    done = run(position(4, *[EVERY] * 4, start=0), "4E8", "5B5", "3E2", "6H5", use(3))
    assert (done.state.start, done.state.queue) == (2, (2, 3, 0, 1))
    done.do("-1", "-1", "-1", "-1")
    assert done.state.start == 3


def test_ruling_10_two_seats_alternate() -> None:
    """Ruling 10."""
    done = Run(position(2, EVERY, EVERY, start=1))
    starts = []
    for acts in (("-9", "-8", "-7", "-6"), ("-5", "-5", "-4", "-4"), ("-1", "-1", "-2", "-2")):
        starts.append(done.state.start)
        done.do(*acts)
    assert starts == [1, 0, 1]


def test_r9_the_start_goes_to_the_next_seat_that_still_places() -> None:
    """R9: in the final phase; one that has passed or is out hands it on clockwise."""
    state = position(4, *[EVERY] * 4, start=0, out=(1,), final=True)
    done = run(state, "4E8", "5E2", "6H5", "end")
    assert done.state.start == 2
    passing = run(state, "4E8", "pass", "6H5", "end")
    assert passing.state.start == 3
    assert passing.state.queue == (3, 0)


def test_r9_who_wins_the_start_and_is_out_hands_it_on() -> None:
    """R9: the seat with the bonus can be out at the end of the round with two seats only, which then ends the match;
    with four the start passes over those who passed in this round."""
    state = position(4, *[EVERY] * 4, start=2, out=(1,), final=True)
    done = run(state, "3E2", "pass", "6E8", use(3))
    assert done.state.start == 2
    assert done.state.queue == (2, 0)


# Hands and supply


def test_hands_are_refilled_to_four() -> None:
    """3.2.6, section 2: at the end of each round, for every number of seats."""
    for seats, acts in ((2, ("-1", "-1", "-2", "-2")), (3, ("-1",) * 3), (4, ("-1",) * 4)):
        done = run(position(seats, *["1234"] * seats), *acts)
        assert [len(hand) for hand in done.state.hands] == [4] * seats


def test_r11_the_new_start_player_draws_first_and_then_clockwise() -> None:
    """R10, R11: in the order of the next round."""
    done = run(position(3, "1234", "1234", "1234", start=1, supply="567"), "-1", "-1", "-1")
    assert [event.seat for event in done.of(TilesDrawn)] == [2, 0, 1]
    assert done.state.hands == ((2, 3, 4, 6), (2, 3, 4, 7), (2, 3, 4, 5))


def test_ruling_11_without_tiles_a_seat_skips_without_a_penalty() -> None:
    """Ruling 11: hand and supply empty."""
    done = run(position(3, "19", "", "39", supply="", queue=(0, 2)), "1E8", "3E2", "end")
    assert done.lost == ((), (), ())
    assert done.of(RoundBegan)[-1].order == (2, 0)
    assert [event.seat for event in done.of(Skipped)] == [1]


def test_ruling_11_rounds_in_which_nobody_has_a_tile_pass_until_the_guard() -> None:
    """Ruling 11, decisions: skipping goes on; the guard of 100 rounds ends it."""
    done = run(position(3, "1", "", "3", supply="", points=(1, 0, 2), queue=(0, 2)), "1E8", "3E2", "end")
    assert (done.state.round, done.state.end, done.state.winners) == (100, "guard", (2,))


def test_ruling_11_a_seat_with_one_tile_of_two_plans_once() -> None:
    """Ruling 11: two seats; the last plan falls away."""
    state = position(2, "1234", "123", supply="")
    done = run(state, "1A9", "1I1", "2E5", "4D5", "end")
    # Seat 0 has two tiles left, seat 1 one; seat 1 begins.
    assert done.of(RoundBegan)[-1].order == (1, 0, 0)
    assert [event.seat for event in done.of(Skipped)] == [1]
    assert done.lost == ((), ())


def test_ruling_11_removed_dropped_and_eliminated_tiles_are_discarded() -> None:
    """Ruling 11: face up; reshuffled when needed."""
    removed = run(bonus_position(2, *[EVERY] * 3, seats=3, board=board_of("1A1")), use(2, space="A1"))
    assert removed.state.discards == (1,)
    dropped = run(bonus_position(6, *[EVERY] * 3, seats=3, penalties=["123"]), use(6, "13"))
    assert dropped.state.discards == (1, 3)
    gone = run(position(4, "1234", "5", "6", "7", penalties=["8888"]), "-1", "-5", "-6", "-7")
    assert sorted(gone.state.discards) == [1, 2, 3, 4, 8, 8, 8, 8]
    for seat in (0, 1, 2, 3, None):
        assert GAME.view(gone.state, seat).discards == gone.state.discards


# R14


def test_r14_a_second_own_tile_that_repeats_the_first_is_allowed_and_marked() -> None:
    """R14: two seats; as any knowingly illegal plan; the later own tile is lost in step 2."""
    state = run(position(2, "144", EVERY), "4E5", "1D1", "2F2").state
    assert code(state, 0, Plan(4, at("E8"))) == ""
    detail = GAME.preview(state, 0, Plan(4, at("E8"))).detail
    assert (detail.contradicts, detail.repeats, detail.penalties) == ((), spaces("E5"), 1)
    parts = GAME.choices(state, 0).narrow(Plan(4))
    assert at("E8") in set(parts.spaces) - set(parts.sound)
    done = run(state, "4E8")
    assert done.lost == ((4,), ())
    assert done.state.board[at("E5")] == 4


def test_preview_counts_what_the_own_first_plan_builds() -> None:
    """Decisions: what a plan leads to if no other seat planned: the own first plan stands before it."""
    board = solved(keep=unit_spaces("line 7"), without="A7 B7")
    state = run(position(2, EVERY, EVERY, board=board), "3A7", "1D1", "2F2").state
    preview = GAME.preview(state, 0, Plan(4, at("B7")))
    assert preview.detail == Outlook((), (), (unit("line 7"),), 0)
    assert (preview.before, preview.after, preview.gains) == (0, 1, (("rows", 1),))
    assert GAME.preview(state, 0, Plan(9, at("C9"))).detail.completes == ()


def test_preview_tells_what_is_completed_and_scored() -> None:
    """3.4: rows, columns, blocks and blocks of the seat alone have rows of their own."""
    state = position(4, *[EVERY] * 4, board=solved(without="E8"))
    preview = GAME.preview(state, 0, Plan(solved()[at("E8")], at("E8")))
    assert preview.gains == (("rows", 1), ("columns", 1), ("blocks_own", 2))
    assert preview.after == 4
    centre = position(4, *[EVERY] * 4, board=solved(without="E5"))
    assert GAME.preview(centre, 0, Plan(solved()[at("E5")], at("E5"))).gains == (
        ("rows", 1), ("columns", 1), ("blocks", 1)
    )  # fmt: skip
    done = position(4, *[EVERY] * 4, board=solved(without="E8"), claimed=["line 8"])
    assert GAME.preview(done, 0, Plan(solved()[at("E8")], at("E8"))).detail.completes == (
        unit("line E"), unit("block 8")
    )  # fmt: skip


def test_saving_between_planning_and_reveal() -> None:
    """Section 7: save and restore between planning and reveal: the plans are part of the record, secret or not."""
    match = new_match(Setup(3, "standard"), 8)
    draft = Chance(2).draft()
    for _ in range(2):
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "save"))
    loaded = load_record(match.record(), lambda _: no_content, game=GAME)
    assert loaded.state == match.state
    assert loaded.state.plans
    seat = match.waiting[0]
    action = GAME.choices(match.state, seat).sample(draft, "save")
    assert loaded.act(seat, action) == match.act(seat, action)
    assert loaded.record() == match.record()
