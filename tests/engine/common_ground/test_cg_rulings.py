"""The binding rulings R1 to R12 of Common Ground (rules page, section 7)."""

from __future__ import annotations

from itertools import permutations

import pytest
from cg_builder import GAME, Course, code, done, drawn_map, position
from cg_referee import column_trees, row_trees, trees, unpack, upper_bound
from msgspec.structs import replace

from engine.core.entries import Table
from engine.core.game import Setup
from engine.core.match import PERSON, Match, Reason, SeatInfo
from engine.games.common_ground.actions import (
    HIDDEN,
    Lay,
    LayBonus,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.city import BONUS, PLACES, City, cell_at, most_trees
from engine.games.common_ground.facts import FACTS
from engine.games.common_ground.view import Because, Here, Phase, Proposed, TilesDrawn, WhatIsHere, WhyHere

ROUND = drawn_map(
    """
    4 a 1
    d H b
    3 c 2
    """
)
CELLS = tuple(ROUND.at[name] for name in "123")


def new_match(seats: int = 3, seed: int = 3, *, free_undo: bool = False, **options: str) -> Match:
    """A match of persons."""
    infos = tuple(SeatInfo(f"Seat {n}", PERSON, n + 1) for n in range(seats))
    return Match.new(GAME, Setup(seats, "standard", options), infos, seed, Table(free_undo=free_undo))


def group_match(seats: int = 4, **options: str) -> tuple[Match, int, int]:
    """A match in its first group phase, with mayor and deputy."""
    match = new_match(seats, **options)
    mayor = match.state.mayor
    deputy = (mayor + 1) % seats
    match.act(deputy, SetCones(City(match.state.city).building_cells()[:3]))
    match.act(mayor, SealPlan((2, 0, 1)))
    return match, mayor, deputy


def test_r1_one_person_with_computer_partners_is_mayor_and_guesser_in_turn() -> None:
    """R1: every seat is mayor and guesser in turn."""
    course = Course(2).finish(0, 0)
    assert {past.mayor for past in course.state.history} == {past.deputy for past in course.state.history} == {0, 1}
    assert set(FACTS.levels) >= {"random", "beginner"}


def test_r2_open_table_shows_the_places_after_the_cones_never_before() -> None:
    """R2: to every seat and the table, in every round."""
    course = Course(3, open_table="on")
    for right in (0, -1, 1, -1, 0, 2):
        for seat in (*range(3), None):
            shown = GAME.view(course.state, seat).drawn
            assert shown == (course.state.drawn if seat == course.mayor else (HIDDEN,) * len(course.state.drawn))
        drawn = course.state.drawn
        course.cones()
        assert all(GAME.view(course.state, seat).drawn == drawn for seat in (*range(3), None))
        course.plan().guess(course.judge.active if right < 0 else right)
        course.bonus() if course.state.phase is Phase.BONUS else course.lay()
    told = [audience for event, audience in course.told if isinstance(event, TilesDrawn)]
    assert told.count(None) == 6


def test_r3_several_mismatched_tiles_in_any_order_each_counts_as_lying_for_the_next() -> None:
    """R3: the corner of the first is a spot for the second, its sides are not."""
    state = position(ROUND, Phase.CORNERS, cones=CELLS)
    first = cell_at(-1, -2)
    assert first in City(state.city).corner_cells()
    for order in permutations(state.loose):
        now = done(state, 0, Lay(order[0], first)).state
        assert now.phase is Phase.CORNERS
        assert now.loose == tuple(piece for piece in state.loose if piece != order[0])
        assert code(now, 0, Lay(order[0], cell_at(-2, -1))) == "piece_unknown"
        assert code(now, 0, Lay(order[1], first)) == "cell_taken"
        assert code(now, 0, Lay(order[1], cell_at(-2, -2))) == "cell_beside"
        assert code(now, 0, Lay(order[1], cell_at(-2, -3))) is None, "the corner of the first"
        now = done(now, 0, Lay(order[1], cell_at(-2, -3))).state
        now = done(now, 0, Lay(order[2], cell_at(-3, -4))).state
        assert now.phase is Phase.CONES
        assert GAME.score(now, 0).total == 4


def test_r3_laying_but_the_last_mismatched_tile_can_be_taken_back() -> None:
    """R3, R9: one by one; nothing is disclosed until the next round is drawn."""
    match, mayor, deputy = group_match()
    match.act(deputy, SealGuess((0, 1, 2)))
    cells = City(match.state.city).corner_cells()
    match.act(mayor, Lay(match.state.loose[0], cells[0]))
    assert match.refuse_undo(mayor) is None
    match.undo(mayor)
    assert len(match.state.loose) == 3


def test_r4_is_an_assertion_there_is_always_a_corner() -> None:
    """R4: see also the drawn cities of the city tests; after every reveal of matches full of walls."""
    for seed in range(6):
        course = Course(seed=seed)
        for _ in range(5):
            course.play_round(course.judge.active)
            assert City(course.state.city).corner_cells()
        course.play_round(0)


def test_r5_a_wall_may_face_a_tile_and_the_line_is_shut_beyond_it() -> None:
    """R5: the explanation of a shut cell names the Bonus tile that shuts it."""
    state = position(ROUND, Phase.BONUS, cones=CELLS)
    action = LayBonus(cell_at(1, -1), 3)
    assert code(state, 0, action) is None, "its wall faces a"
    after = done(state, 0, action).state
    assert GAME.score(after, 0).total == 5, "no tree through the wall"
    laid = after.city[-1]
    assert laid.piece == state.bonuses[0]
    here = GAME.aid(after, 0, WhatIsHere(cell_at(-1, -1)))
    assert here == Here(trees=2, buildable=False, corner=False, shut_by=laid.piece)
    refusal = GAME.refuse(after, 2, SetCones((cell_at(-1, -1), *CELLS[1:])))
    assert refusal is not None
    assert (refusal.code, refusal.pieces) == ("cell_shut", (laid.piece,))


def test_r5_the_nearest_or_any_wall_is_named_where_two_shut_a_cell() -> None:
    """R5: a Bonus tile that shuts it, not just any one."""
    both = drawn_map(
        """
        . . . a .
        > b . H 1
        . . . c .
        . . . . v
        """
    )
    shut = City(both.city).spot(both.at["1"]).shut_by
    assert shut == next(laid.piece for laid in both.city if laid.closed == 1)
    assert City(both.city).spot(cell_at(1, 3)).shut_by == next(laid.piece for laid in both.city if laid.closed == 2)


@pytest.mark.parametrize("n", range(1, 35))
def test_r6_the_upper_bound(n: int) -> None:
    """R6: 2n - ceil(2 sqrt n) over all tiles of the city."""
    assert most_trees(n) == upper_bound(n)


def test_r7_rows_count_east_west_neighbours_and_columns_north_south_ones() -> None:
    """R7."""
    wide = position(
        """
        . a . . .
        d H b e f
        . c . . .
        """
    )
    rows = {row.key: row.points for row in GAME.score(wide, 0).rows}
    assert list(rows.values()) == [4, 2]
    assert sum(rows.values()) == GAME.score(wide, 0).total
    town = unpack(wide.city)
    assert list(rows.values()) == [row_trees(town), column_trees(town)]


def test_r8_each_seat_can_hold_one_proposal_and_only_a_complete_one() -> None:
    """R8: the latest counts; the mayor holds none."""
    state = position(ROUND, Phase.GROUP, cones=CELLS, seats=4)
    state = done(state, 2, Propose((2, 1, 0))).state
    state = done(state, 2, Propose((0, 1, 2))).state
    state = done(state, 3, Propose((1, 0, 2))).state
    assert state.proposals == ((), (), (0, 1, 2), (1, 0, 2))
    assert state.proposed == (0, 0, 2, 1)
    assert code(state, 3, Propose((None, 0, 2))) == "incomplete"
    assert code(state, 1, SealGuess((None, 0, 2))) == "incomplete"
    assert code(state, 0, Propose((0, 1, 2))) == "not_waiting"
    for seat in (*range(4), None):
        assert GAME.view(state, seat).proposals == state.proposals, "several proposals visible at once"


def test_r8_ticks_are_sealed_with_the_guess_and_told() -> None:
    """R8: a tick always means the layout that is sealed."""
    course = Course(5, seed=8).cones().plan()
    guessers = tuple(seat for seat in range(5) if seat != course.mayor)
    course.guess(1, ticks=guessers[:2])
    assert course.state.history[-1].ticks == guessers[:2]


def test_r8_the_deputy_may_propose_too() -> None:
    """R8: each seat of the group."""
    state = position(ROUND, Phase.GROUP, cones=CELLS)
    assert code(state, 1, Propose((0, 1, 2))) is None
    after = done(state, 1, Propose((0, 1, 2))).state
    assert 1 in GAME.waiting(after), "and still owes the guess"


def test_r9_at_most_five_proposals_per_seat_and_round() -> None:
    """R9: the sixth is refused; the next round begins anew."""
    course = Course(3).cones().plan()
    other = next(seat for seat in range(3) if seat not in {course.mayor, course.deputy})
    for number in range(5):
        course.do(Propose((0, 1, 2) if number % 2 else (2, 1, 0)), other)
    assert course.state.proposed[other] == 5
    assert code(course.state, other, Propose((0, 1, 2))) in {"proposals_used_up", "not_waiting"}
    for _ in range(5):
        course.do(Propose((1, 0, 2)))
    assert code(course.state, course.deputy, Propose((0, 1, 2))) == "proposals_used_up"
    course.guess(0).lay()
    assert course.state.proposed == (0, 0, 0)
    assert course.state.proposals == ((), (), ())
    course.cones().plan().do(Propose((0, 1, 2)))


def test_r9_a_seat_can_propose_until_the_guess_is_sealed_whether_it_owes_a_proposal_or_not() -> None:
    """R9: a guesser with proposals left may act; the deputy may seal before anybody has proposed."""
    state = position(ROUND, Phase.GROUP, cones=CELLS, seats=4)
    assert code(state, 1, SealGuess((0, 1, 2))) is None
    for times in range(5):
        assert code(state, 2, Propose((0, 1, 2))) is None, times
        may_act = (*GAME.waiting(state), *GAME.welcome(state))
        assert 2 in may_act
        assert 0 not in may_act
        state = done(state, 2, Propose((0, 1, 2))).state
    assert 2 not in (*GAME.waiting(state), *GAME.welcome(state))


def test_r9_the_tiles_are_drawn_in_the_step_that_begins_the_round() -> None:
    """R9: setting cones draws nothing and discloses nothing; what begins a round does."""
    course = Course(seed=5)
    assert course.step.drawn
    course.cones()
    assert course.step.drawn == ()
    assert not course.step.discloses
    course.plan()
    assert course.step.drawn == ()
    course.guess(1)
    assert course.step.drawn == ()
    course.do(Lay(course.state.loose[0], City(course.state.city).corner_cells()[0]))
    assert course.step.drawn == ()
    course.lay()
    assert course.step.drawn
    assert course.step.discloses
    assert course.step.round == 2


def test_r9_the_cones_stay_freely_undoable_until_the_plan_is_sealed() -> None:
    """R9: sealing the plan shows the places, so nothing before it can be taken back."""
    match = new_match()
    mayor, deputy = match.state.mayor, (match.state.mayor + 1) % 3
    start = match.digest
    cells = City(match.state.city).building_cells()
    for n in range(3):
        match.act(deputy, SetCones(cells[n : n + 3]))
        assert match.refuse_undo(deputy) is None
        match.undo(deputy)
        assert match.digest == start
    match.act(deputy, SetCones(cells[:3]))
    match.act(mayor, SealPlan((0, 1, 2)))
    for seat in (mayor, deputy):
        refusal = match.refuse_undo(seat)
        assert refusal is not None
        assert refusal.code == Reason.UNDO_DISCLOSED


def test_r9_seal_guess_discloses_and_nothing_before_it_can_be_undone() -> None:
    """R9."""
    match, mayor, deputy = group_match()
    other = next(seat for seat in range(4) if seat not in {mayor, deputy})
    match.act(other, Propose((0, 1, 2)))
    assert match.refuse_undo(other) is None, "a proposal can be taken back before"
    match.act(deputy, SealGuess((2, 0, 1)))
    for seat in range(4):
        assert match.refuse_undo(seat) is not None
    refusal = match.refuse_consent()
    assert refusal is not None
    assert refusal.code == Reason.UNDO_DISCLOSED


@pytest.mark.parametrize("options", [{}, {"open_table": "on"}, {"children": "on"}])
def test_r9_the_sealed_plan_cannot_be_taken_back_while_the_group_talks(options: dict[str, str]) -> None:
    """R9, 5.16: the mayor's seat cannot act meanwhile, not by undo either."""
    match = new_match(3, **options)
    mayor, deputy = match.state.mayor, (match.state.mayor + 1) % 3
    match.act(deputy, SetCones(City(match.state.city).building_cells()[:3]))
    match.act(mayor, SealPlan((1, 0, 2), (0, 0, 0) if "children" in options else ()))
    assert match.refuse_undo(mayor) is not None
    assert match.refuse_consent((0, 1, 2)) is not None


def test_r9_actions_in_the_wrong_phase_are_refused() -> None:
    """R9: each action belongs to one phase and one role."""
    course = Course(3, seed=2)
    actions = (
        SetCones(CELLS),
        ShowPlaces((0, 0, 0)),
        SealPlan((0, 1, 2)),
        Propose((0, 1, 2)),
        SealGuess((0, 1, 2)),
        Lay(course.state.drawn[0], cell_at(-1, -2)),
        LayBonus(CELLS[0], 0),
    )

    def legal_kinds() -> set[tuple[int, str]]:
        found = set()
        for seat in range(3):
            for action in actions:
                told = code(course.state, seat, action)
                assert (told is None) <= course.judge.legal(seat, action)
                if told not in {"other_phase", "not_waiting", "match_over"}:
                    found.add((seat, type(action).__name__))
        return found

    m, d = course.mayor, course.deputy
    other = ({0, 1, 2} - {m, d}).pop()
    assert legal_kinds() == {(d, "SetCones")}
    assert {kind for _, kind in (course.cones(), legal_kinds())[1]} == {"SealPlan"}
    course.plan()
    assert legal_kinds() == {(d, "Propose"), (d, "SealGuess"), (other, "Propose")}
    course.guess(0)
    assert legal_kinds() == {(m, "Lay")}
    course.lay().cones().plan().guess(3)
    assert legal_kinds() == {(d, "LayBonus")}, "the deputy of the first round is mayor now"
    course.bonus().finish(0, 0, 0, 0)
    assert legal_kinds() == set()


def test_r9_seats_that_do_not_exist_are_refused() -> None:
    """R9."""
    state = position()
    for seat in (-1, 3, 99):
        refusal = GAME.refuse(state, seat, SetCones(CELLS))
        assert refusal is not None
        assert refusal.code == "no_seat"


def test_r9_the_matching_is_in_the_state_only() -> None:
    """R9: during the group phase the screen shows the table's view."""
    match, mayor, _ = group_match()
    assert match.state.plan == (2, 0, 1)
    assert match.view(None).plan == (HIDDEN,) * 3
    for seat in range(4):
        assert match.view(seat).plan == ((2, 0, 1) if seat == mayor else (HIDDEN,) * 3)
    assert GAME.together(match.state)


def test_r11_the_common_sense_ignores_bonus_pictures() -> None:
    """R11: the same reason with and without Bonus tiles near the cell; a Bonus tile is never the reason."""
    plain = position("a 1 b\n. H .")
    walled = position("a 1 b\n^ H v")
    alone = position("H . . 1 ^")
    for piece in range(0, PLACES, 7):
        question = WhyHere(piece, drawn_map("a 1 b\n. H .").at["1"])
        assert GAME.aid(plain, 0, question) == GAME.aid(walled, 0, question)
        assert GAME.aid(alone, 0, WhyHere(piece, cell_at(3, 0))) == Because(-1, 0)


@pytest.mark.parametrize("piece", [HIDDEN, BONUS, BONUS + 5, 999])
def test_r11_no_reason_for_what_is_no_place(piece: int) -> None:
    """R11: a Bonus tile, or a place that may not be known, has no neighbour that speaks for it."""
    assert GAME.aid(position(), 0, WhyHere(piece, CELLS[0])) == Because(-1, 0)


def test_r12_there_is_no_clock_in_the_rules() -> None:
    """R12: the clock is the desktop's."""
    assert {option.id for option in FACTS.options} == {"children", "open_table"}


def test_r12_with_both_options_faces_are_chosen_before_the_places_are_shown() -> None:
    """R12: the mayor shows the places with their faces; then all see them, then the plan is sealed without faces."""
    course = Course(3, seed=4, children="on", open_table="on").cones()
    state = course.state
    assert state.phase is Phase.FACES
    assert not course.step.discloses
    assert GAME.waiting(state) == (course.mayor,)
    for seat in (*range(3), None):
        assert GAME.view(state, seat).drawn == (state.drawn if seat == course.mayor else (HIDDEN,) * 3)
    assert code(state, course.mayor, SealPlan((0, 1, 2))) == "other_phase"
    assert code(state, course.mayor, ShowPlaces((0, 1))) == "incomplete"
    assert code(state, course.mayor, ShowPlaces((0, 1, None))) == "incomplete"
    assert code(state, course.mayor, ShowPlaces((0, 1, 2))) == "face_unknown"
    assert code(state, course.mayor, ShowPlaces((0, 1, 1, 1))) == "face_count"
    assert code(state, course.deputy, ShowPlaces((0, 1, 1))) == "not_waiting"
    turned = tuple(piece ^ 1 for piece in state.drawn)
    course.do(ShowPlaces(tuple(piece % 2 for piece in turned)))
    assert course.step.discloses
    assert (TilesDrawn(1, turned), None) in course.told
    for seat in (*range(3), None):
        assert GAME.view(course.state, seat).drawn == turned
    assert code(course.state, course.mayor, SealPlan((0, 1, 2), (0, 0, 0))) == "faces_not_asked"
    course.do(SealPlan((0, 1, 2))).guess(3)
    assert course.state.history[-1].places == turned
    course.bonus().finish(0, 2, -1, 1, -1)


@pytest.mark.parametrize("children", ["off", "on"])
@pytest.mark.parametrize("open_table", ["off", "on"])
def test_every_mix_of_options_plays_to_the_end(children: str, open_table: str) -> None:
    """Decisions, R12: judged at every step."""
    course = Course(4, seed=3, children=children, open_table=open_table).finish(1, -1, 0, 2, -1, 0)
    assert course.state.phase is Phase.OVER
    faces_first = children == open_table == "on"
    assert any(state.phase is Phase.FACES for state in course.states) == faces_first


def test_a_proposal_is_told_to_all() -> None:
    """R8: proposals lie on the table."""
    state = position(ROUND, Phase.GROUP, cones=CELLS)
    step = done(state, 2, Propose((2, 1, 0)))
    assert [(told.event, told.audience) for told in step.events] == [(Proposed(2, 2, (2, 1, 0)), None)]
    assert not step.discloses


def test_hover_tells_trees_and_whether_a_cone_or_a_mismatched_tile_may_lie() -> None:
    """Decisions: every empty cell shows how many trees it would complete and whether it is shut."""
    state = position(ROUND)
    assert GAME.aid(state, 2, WhatIsHere(CELLS[0])) == Here(2, True, False, -1)
    assert GAME.aid(state, 2, WhatIsHere(cell_at(2, 0))) == Here(1, True, False, -1)
    assert GAME.aid(state, 2, WhatIsHere(cell_at(1, -2))) == Here(0, False, True, -1)
    assert GAME.aid(state, 2, WhatIsHere(cell_at(7, 7))) == Here(0, False, False, -1)


def test_the_score_is_recomputed_from_the_map() -> None:
    """Section 6: never stored."""
    state = position(ROUND)
    assert trees(unpack(state.city)) == GAME.score(state, 0).total
    fewer = replace(state, city=state.city[:-1])
    assert GAME.score(fewer, 0).total == 3
