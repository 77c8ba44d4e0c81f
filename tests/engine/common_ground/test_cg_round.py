"""A round, its arithmetic, its variants and the end of Common Ground (rules page, sections 3.2, 3.4 to 3.9)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from cg_builder import GAME, RIGHT, START, Course, code, done, drawn_map, matching, position
from cg_referee import TITLES, column_trees, row_trees, title, trees, unpack
from msgspec.structs import replace

from engine.core.game import Refusal
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
from engine.games.common_ground.city import City, Laid, cell_at, rank_of
from engine.games.common_ground.view import (
    BonusLaid,
    ConesSet,
    Ended,
    GuessSealed,
    Phase,
    PlaceLaid,
    PlaceRevealed,
    PlanSealed,
    RoundBegan,
    TilesDrawn,
    WhyHere,
)

AROUND = """
    4 a 1
    d H b
    3 c 2
"""
MAP = drawn_map(AROUND)
CELLS = tuple(MAP.at[name] for name in "1234")


# ---- 3.2


def test_the_mayor_draws_three_tiles_and_four_once_unlocked() -> None:
    """3.2.1."""
    course = Course()
    first = course.state.drawn
    assert len(first) == 3
    assert len({piece // 2 for piece in first}) == 3
    assert GAME.view(course.state, course.mayor).drawn == first
    course.finish(-1)
    assert len(course.state.drawn) == 4


def test_the_deputy_puts_one_cone_of_each_colour() -> None:
    """3.2.2: one of each active colour, on a different spot; nobody else may."""
    state = position()
    assert code(state, 1, SetCones(CELLS[:3])) is None
    assert code(state, 0, SetCones(CELLS[:3])) == "not_waiting"
    assert code(state, 2, SetCones(CELLS[:3])) == "not_waiting"
    assert code(state, 1, SetCones(CELLS[:2])) == "incomplete"
    assert code(state, 1, SetCones((CELLS[0], None, CELLS[1]))) == "incomplete"
    assert code(state, 1, SetCones(())) == "incomplete"
    assert code(state, 1, SetCones(CELLS)) == "cone_count"
    assert code(state, 1, SetCones((CELLS[0], CELLS[1], CELLS[0]))) == "cell_twice"
    unlocked = position(unlocked=True)
    assert code(unlocked, 1, SetCones(CELLS)) is None
    assert code(unlocked, 1, SetCones(CELLS[:3])) == "incomplete"


def test_cones_stand_on_empty_spots_next_to_a_tile() -> None:
    """3.2.2: each orthogonally next to at least one tile."""
    state = position()
    rest = CELLS[:2]
    assert code(state, 1, SetCones((cell_at(0, 0), *rest))) == "cell_taken"
    assert code(state, 1, SetCones((cell_at(0, 1), *rest))) == "cell_taken"
    assert code(state, 1, SetCones((cell_at(3, 0), *rest))) == "cell_apart"
    assert code(state, 1, SetCones((cell_at(2, 1), *rest))) == "cell_apart", "at a corner only"
    assert code(state, 1, SetCones((cell_at(2, 0), *rest))) is None
    assert code(state, 1, SetCones((-1, *rest))) == "cell_outside"
    assert code(state, 1, SetCones((2**40, *rest))) == "cell_outside"


def test_the_first_flaw_is_told_before_missing_parts() -> None:
    """R9: what is wrong comes before what is missing."""
    state = position()
    assert code(state, 1, SetCones((cell_at(0, 0),))) == "cell_taken"
    assert code(replace(state, phase=Phase.PLAN, cones=CELLS[:3]), 0, SealPlan((0, 0))) == "cone_twice"


def test_the_deputy_never_sees_the_drawn_tiles() -> None:
    """3.2.2: nor does any other guesser, nor the table, before the plan is sealed."""
    course = Course(4)
    for state in (course.state, course.cones().state):
        for seat in (*range(4), None):
            drawn = GAME.view(state, seat).drawn
            assert drawn == (state.drawn if seat == state.mayor else (HIDDEN,) * 3)
    course.plan()
    assert all(GAME.view(course.state, seat).drawn == course.state.drawn for seat in (*range(4), None))
    assert [told for told in course.told if isinstance(told[0], PlanSealed)] == [
        (PlanSealed(1, course.mayor, course.state.drawn), None)
    ]


def test_the_mayor_assigns_each_colour_to_exactly_one_location() -> None:
    """3.2.3: a one-to-one matching."""
    state = position(MAP, Phase.PLAN, cones=CELLS[:3])
    for plan in permutations(range(3)):
        assert code(state, 0, SealPlan(plan)) is None
        assert done(state, 0, SealPlan(plan)).state.plan == plan
    assert code(state, 0, SealPlan((0, 1, 1))) == "cone_twice"
    assert code(state, 0, SealPlan((0, 1, 3))) == "cone_unknown", "white is locked"
    assert code(state, 0, SealPlan((0, 1, -1))) == "cone_unknown"
    assert code(state, 0, SealPlan((0, 1))) == "incomplete"
    assert code(state, 0, SealPlan(matching("0_1"))) == "incomplete"
    assert code(state, 0, SealPlan((0, 1, 2, 3))) == "place_count"
    for seat in (1, 2):
        assert code(state, seat, SealPlan((0, 1, 2))) == "not_waiting"


def test_the_others_lay_their_site_tiles_one_per_location() -> None:
    """3.2.4: the guess is one-to-one as well; the deputy seals it."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3])
    for guess in permutations(range(3)):
        assert code(state, 1, SealGuess(guess)) is None
        assert code(state, 2, Propose(guess)) is None
    assert code(state, 1, SealGuess((2, 2, 0))) == "cone_twice"
    assert code(state, 2, Propose((2, 2, 0))) == "cone_twice"
    assert code(state, 1, SealGuess((0, 1, 3))) == "cone_unknown"
    assert code(state, 1, SealGuess(matching("01_"))) == "incomplete"
    assert code(state, 2, SealGuess((0, 1, 2))) == "other_phase", "no agreement: the deputy decides"


def test_the_deputy_decides_without_agreement() -> None:
    """3.2.4, 5.18: with no tick, with some, with all."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3], seats=4)
    for ticks in ((), (1,), (2, 3), (1, 2, 3)):
        assert code(state, 1, SealGuess((0, 1, 2), ticks)) is None
        step = done(state, 1, SealGuess((0, 1, 2), ticks))
        assert step.state.history[-1].ticks == ticks
    assert code(state, 1, SealGuess((0, 1, 2), (0,))) == "tick_unknown", "the mayor does not agree"
    assert code(state, 1, SealGuess((0, 1, 2), (4,))) == "tick_unknown"
    assert code(state, 1, SealGuess((0, 1, 2), (2, 2))) == "tick_unknown"
    assert code(state, 1, SealGuess((0, 1, 2), (3, 2))) == "tick_unknown"


def test_the_mayor_stays_silent_while_the_others_talk() -> None:
    """3.2.4, 5.16: no action of any kind."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3])
    choices = GAME.choices(state, 0)
    assert not choices
    assert list(choices) == []
    for action in (Propose((0, 1, 2)), SealGuess((0, 1, 2)), SealPlan((0, 1, 2)), SetCones(CELLS[:3]), LayBonus(1, 1)):
        assert code(state, 0, action) == "not_waiting"


def test_a_matched_location_goes_on_its_spot_and_completes_trees() -> None:
    """3.2.5: the cone goes, the location lies there; its trees are told."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3], plan=(1, 2, 0))
    step = done(state, 1, SealGuess((1, 2, 0)))
    town = unpack(step.state.city)
    for place, cone in zip(state.drawn, (1, 2, 0), strict=True):
        laid = next(one for one in step.state.city if one.piece == place)
        assert laid.cell == CELLS[cone]
    assert trees(town) == 4 + 3 * 2
    shown = [told.event for told in step.events if isinstance(told.event, PlaceRevealed)]
    assert [e.trees for e in shown] == [2, 2, 2]


def test_a_location_without_match_joins_the_city_where_the_mayor_likes() -> None:
    """3.2.5: touching other tiles only diagonally, completing nothing."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3], plan=(0, 1, 2))
    step = done(state, 1, SealGuess((0, 2, 1)))
    after = step.state
    assert after.phase is Phase.CORNERS
    assert GAME.waiting(after) == (0,)
    assert sorted(after.loose) == sorted(state.drawn[1:])
    assert GAME.score(after, 0).total == 6
    piece = after.loose[0]
    for cell in City(after.city).corner_cells():
        assert code(after, 0, Lay(piece, cell)) is None
        laid = done(after, 0, Lay(piece, cell)).state
        assert GAME.score(laid, 0).total == 6
        assert unpack(laid.city).keys() - unpack(after.city).keys()
    assert code(after, 1, Lay(piece, City(after.city).corner_cells()[0])) == "not_waiting"


def test_reveal_compares_place_by_place() -> None:
    """3.2.5: every place is revealed once, with what was meant and what was guessed, right ones first."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:3], plan=(2, 0, 1))
    step = done(state, 1, SealGuess((0, 2, 1), (1,)))
    assert step.discloses
    assert [told.audience for told in step.events] == [None] * len(step.events)
    assert step.events[0].event == GuessSealed(2, 1, (0, 2, 1), (1,))
    shown = [told.event for told in step.events if isinstance(told.event, PlaceRevealed)]
    assert {(e.place, e.meant, e.guessed) for e in shown} == set(zip(state.drawn, (2, 0, 1), (0, 2, 1), strict=True))
    assert [e.meant == e.guessed for e in shown] == [True, False, False]
    assert all(e.mayor == 0 for e in shown)


def test_the_reveal_names_the_neighbour_that_speaks_for_what_was_meant() -> None:
    """Decisions: explained after the reveal; near the cone that was meant, among what lies there by then."""
    for plan in permutations(range(3)):
        for guess in permutations(range(3)):
            state = position(MAP, Phase.GROUP, cones=(cell_at(0, -2), cell_at(2, 0), cell_at(0, 2)), plan=plan)
            city = state.city
            for event in (told.event for told in done(state, 1, SealGuess(guess)).events):
                if not isinstance(event, PlaceRevealed):
                    continue
                cell = state.cones[event.meant]
                assert GAME.aid(replace(state, city=city), 0, WhyHere(event.place, cell)).beside == event.beside
                if event.meant == event.guessed:
                    city = (*city, Laid(cell, event.place))


@pytest.mark.parametrize("seats", range(2, 7))
def test_roles_move_to_the_left(seats: int) -> None:
    """3.2.7: deputy becomes mayor, the next player to the left becomes deputy; whatever the result of the round."""
    course = Course(seats, seed=4)
    first = course.mayor
    course.finish(0, -1, 1, -1, 0, -1)
    assert [past.mayor for past in course.state.history] == [(first + n) % seats for n in range(6)]
    assert all(past.deputy == (past.mayor + 1) % seats for past in course.state.history)
    began = course.events(RoundBegan)
    assert [e.round for e in began] == [1, 2, 3, 4, 5, 6]
    assert [(e.mayor, e.deputy) for e in began] == [(p.mayor, p.deputy) for p in course.state.history]


def test_a_round_goes_through_its_phases_in_order() -> None:
    """3.2: draw, cones, plan, guess, reveal, places, next round."""
    course = Course().finish(0)
    kinds = [type(event) for event, _ in course.told if not isinstance(event, PlaceRevealed)]
    assert kinds == [
        RoundBegan,
        TilesDrawn,
        ConesSet,
        PlanSealed,
        GuessSealed,
        PlaceLaid,
        PlaceLaid,
        PlaceLaid,
        RoundBegan,
        TilesDrawn,
    ]


# ---- 3.4


def test_after_a_perfect_round_the_mayor_lays_the_top_bonus_tile() -> None:
    """3.4: takes the top Bonus tile and adds it to the city (more trees)."""
    course = Course().cones().plan().guess(3)
    assert course.state.phase is Phase.BONUS
    assert GAME.waiting(course.state) == (course.mayor,)
    before = GAME.score(course.state, 0).total
    course.bonus()
    laid = course.events(BonusLaid)
    assert len(laid) == 1
    assert GAME.score(course.state, 0).total == before + laid[0].trees > before


@pytest.mark.parametrize("right", [0, 1])
def test_no_bonus_tile_if_any_mismatch(right: int) -> None:
    """3.4, 5.7."""
    course = Course().play_round(right)
    assert course.events(BonusLaid) == []
    assert len(course.state.bonuses) == 6
    assert course.state.round == 2


def test_four_of_four_once_unlocked() -> None:
    """3.4: from then on perfect means 4 of 4."""
    course = Course().finish(-1)
    course.cones().plan().guess(2)
    assert course.state.phase is Phase.CORNERS
    course.lay().cones().plan().guess(4)
    assert course.state.phase is Phase.BONUS


def test_the_coloured_side_shuts_the_line_in_later_rounds() -> None:
    """3.4: nothing at all may be placed there, next to the side or further out."""
    state = position(MAP, Phase.BONUS, cones=CELLS[:3])
    step = done(state, 0, LayBonus(cell_at(2, 0), 1))
    after = step.state
    assert after.round == 3
    assert after.phase is Phase.CONES
    refusal = GAME.refuse(after, 2, SetCones((cell_at(3, 0), CELLS[0], CELLS[1])))
    assert refusal == Refusal("cell_shut", "5.1", squares=(cell_at(3, 0),), pieces=(120,))
    plan = replace(after, phase=Phase.CORNERS, loose=after.drawn, cones=CELLS[:3])
    for steps in (1, 2, 9):
        assert code(plan, 1, Lay(after.drawn[0], cell_at(2 + steps, 0))) == "cell_shut"
    other = replace(after, phase=Phase.BONUS, cones=CELLS[:3])
    assert code(other, 1, LayBonus(cell_at(3, 0), 0)) == "cell_shut"


def test_the_first_perfect_round_unlocks_the_white_cone_from_the_next_round_on() -> None:
    """3.4: only the first perfect round, starting with the next round, for the rest of the game."""
    course = Course()
    course.finish(0)
    course.cones().plan().guess(3)
    assert not course.state.unlocked, "not in the round itself"
    assert len(course.state.drawn) == 3
    course.bonus()
    assert course.state.unlocked
    course.finish(0, -1, 1)
    assert course.state.unlocked
    assert [event.unlocked for event in course.events(RoundBegan)] == [False, False, True, True, True, True]
    assert [len(past.places) for past in course.state.history] == [3, 3, 4, 4, 4]


# ---- 3.5


@pytest.mark.parametrize(("pairs", "counts"), [(3, {0: 2, 1: 3, 3: 1}), (4, {0: 9, 1: 8, 2: 6, 4: 1})])
def test_arithmetic_of_guesses(pairs: int, counts: dict[int, int]) -> None:
    """3.5: with 3: 2/6, 3/6, 1/6; with 4: 9/24, 8/24, 6/24, 1/24; all but one right cannot occur."""
    state = position(MAP, Phase.GROUP, cones=CELLS[:pairs], unlocked=pairs == 4)
    for plan in permutations(range(pairs)):
        found: Counter[int] = Counter()
        for guess in permutations(range(pairs)):
            after = done(replace(state, plan=plan), 1, SealGuess(guess)).state
            right = after.history[-1].right
            found[right] += 1
            assert len(after.loose) == pairs - right
            assert len(after.city) == len(state.city) + right
            assert (after.phase is Phase.BONUS) == (right == pairs) == after.history[-1].perfect
        assert found == counts
        assert pairs - 1 not in found


def test_the_guesses_used_by_these_tests_have_so_many_right() -> None:
    """The builder itself."""
    for answers in RIGHT.values():
        for right, answer in answers.items():
            assert sum(n == cone for n, cone in enumerate(answer)) == right


# ---- 3.6


def test_without_the_variant_the_face_drawn_is_the_face_used() -> None:
    """3.6."""
    state = position(MAP, Phase.PLAN, cones=CELLS[:3])
    assert code(state, 0, SealPlan((0, 1, 2), (0, 0, 0))) == "faces_not_asked"
    assert done(state, 0, SealPlan((0, 1, 2))).state.drawn == state.drawn
    assert code(replace(state, phase=Phase.CONES, cones=()), 0, ShowPlaces((0, 0, 0))) == "not_waiting"


def test_in_the_childrens_variant_the_mayor_chooses_the_face_of_each_tile() -> None:
    """3.6: both faces of each tile; nothing else changes; only from sealing on do others know."""
    state = position(MAP, Phase.PLAN, cones=CELLS[:3], children="on")
    tiles = [piece // 2 for piece in state.drawn]
    for faces in ((0, 0, 0), (1, 0, 1), (1, 1, 1)):
        assert code(state, 0, SealPlan((2, 0, 1), faces)) is None
        step = done(state, 0, SealPlan((2, 0, 1), faces))
        assert step.state.drawn == tuple(2 * tile + face for tile, face in zip(tiles, faces, strict=True))
        assert step.events[0].event == PlanSealed(2, 0, step.state.drawn)
        assert step.discloses
    assert code(state, 0, SealPlan((0, 1, 2))) == "incomplete"
    assert code(state, 0, SealPlan((0, 1, 2), (0, 1))) == "incomplete"
    assert code(state, 0, SealPlan((0, 1, 2), (0, None, 1))) == "incomplete"
    assert code(state, 0, SealPlan((0, 1, 2), (0, 1, 2))) == "face_unknown"
    assert code(state, 0, SealPlan((0, 1, 2), (0, 1, -1))) == "face_unknown"
    assert code(state, 0, SealPlan((0, 1, 2), (0, 1, 1, 0))) == "face_count"
    assert code(state, 0, SealPlan((0, 0, 2), (0, 1, 0))) == "cone_twice"


def test_the_chosen_face_is_the_one_that_joins_the_city() -> None:
    """3.6."""
    course = Course(children="on", seed=9).cones()
    faces = tuple(1 - piece % 2 for piece in course.state.drawn)
    turned = tuple(piece ^ 1 for piece in course.state.drawn)
    course.plan(faces=faces).guess(3)
    assert set(turned) <= {laid.piece for laid in course.state.city}
    assert course.state.history[-1].places == turned


def test_in_the_childrens_variant_nothing_else_changes() -> None:
    """3.6: a whole match, judged at every step."""
    course = Course(4, seed=2, children="on").finish(-1, 0, 1, -1, 2, 0)
    assert course.state.phase is Phase.OVER


# ---- 3.8


def test_with_an_open_table_all_see_the_places_while_the_mayor_decides() -> None:
    """3.8, R2: after the cones are set, never before."""
    course = Course(4, open_table="on")
    for seat in (*range(4), None):
        drawn = GAME.view(course.state, seat).drawn
        assert drawn == (course.state.drawn if seat == course.mayor else (HIDDEN,) * 3)
    course.cones()
    assert course.step.discloses, "the places are shown"
    assert (TilesDrawn(1, course.state.drawn), None) in course.told
    assert course.state.phase is Phase.PLAN
    for seat in (*range(4), None):
        assert GAME.view(course.state, seat).drawn == course.state.drawn
    assert GAME.waiting(course.state) == (course.mayor,), "everyone silent"
    for seat in range(4):
        if seat != course.mayor:
            assert not GAME.choices(course.state, seat)
    course.plan().guess(3).bonus().finish(-1, 0, 1, 2, 0)


# ---- 3.9


def test_six_rounds() -> None:
    """3.9: and nobody waits after them."""
    course = Course()
    for number in range(1, 7):
        assert course.state.round == number
        assert GAME.outcome(course.state) is None
        course.finish(number % 2)
    assert course.state.phase is Phase.OVER
    assert GAME.waiting(course.state) == ()
    assert GAME.outcome(course.state) is not None
    assert len(course.state.history) == 6
    for seat in range(3):
        assert not GAME.choices(course.state, seat)
        assert code(course.state, seat, Propose((0, 1, 2))) == "match_over"


def test_one_point_per_complete_tree_for_the_group() -> None:
    """3.9, decisions: the score is the group's; rows, then columns; everybody ranks alike."""
    course = Course(5, seed=6).finish(-1, -1, 0, 1, 2, -1)
    town = unpack(course.state.city)
    outcome = GAME.outcome(course.state)
    assert outcome is not None
    assert outcome.ranks == (1,) * 5
    for seat in range(5):
        sheet = outcome.sheets[seat]
        assert sheet == GAME.score(course.state, seat) == GAME.score(GAME.view(course.state, seat), seat)
        assert [row.points for row in sheet.rows] == [row_trees(town), column_trees(town)]
        assert sheet.total == trees(town)


def test_the_end_tells_trees_and_title() -> None:
    """3.9."""
    for rights in ((0,) * 6, (-1,) * 6, (1, -1, 0, 2, -1, 0)):
        course = Course().finish(*rights)
        points = trees(unpack(course.state.city))
        assert course.events(Ended) == [Ended(points, title(points))]


def test_perfect_play_on_wedged_spots_is_link_city_and_never_more() -> None:
    """3.9: 50-59 is nearly perfect play, and 60 is impossible."""
    best = 0
    for seed in range(5):
        course = Course(seed=seed)
        for _ in range(6):
            course.play_round(course.judge.active, best=True)
        points = trees(unpack(course.state.city))
        assert len(course.state.city) == 34
        assert points <= 56
        best = max(best, points)
    assert TITLES[rank_of(best)] == "Link City"


@pytest.mark.parametrize("seats", [2, 5])
def test_statistics_count_what_each_mayor_meant_and_what_was_guessed_right(seats: int) -> None:
    """Decisions: guesses right per mayor."""
    course = Course(seats).finish(-1, 2, 0, 1, -1, 1)
    counts = GAME.statistics(course.state, course.acts)
    for seat in range(seats):
        told = {count.key: count.count for count in counts[seat]}
        own = [past for past in course.judge.rounds if past.mayor == seat]
        assert told["mayor_rounds"] == len(own)
        assert told["meant"] == sum(len(past.places) for past in own)
        assert told["guessed_right"] == sum(past.right for past in own)
        assert told["perfect_rounds"] == 2


def test_the_start_map_is_a_position() -> None:
    """The builder itself: its positions can come up in the first round (later ones have made-up histories)."""
    assert GAME.refuse_state(position(START, round=1)) == ()
    for phase in (Phase.PLAN, Phase.GROUP, Phase.CORNERS):
        assert GAME.refuse_state(position(MAP, phase, cones=CELLS[:3], round=1)) == ()
