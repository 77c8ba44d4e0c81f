"""Components, set-up and numbers of players of Common Ground (rules page, sections 2, 3.1, 3.3, 3.7)."""

from __future__ import annotations

import pytest
from cg_builder import GAME, Course, start
from cg_referee import Judge, check_pieces, trees, unpack, upper_bound

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.games.common_ground.city import City
from engine.games.common_ground.facts import FACTS
from engine.games.common_ground.view import BonusLaid, Phase, RoundBegan, TilesDrawn

SEATS = range(2, 7)


# ---- 2


def test_57_tiles_with_two_faces_each_tell_114_places_apart() -> None:
    """2, Location tiles: every tile comes up, with both faces, over many matches."""
    faces = {laid.piece for seed in range(150) for laid in start(seed=seed).state.city if laid.piece != 114}
    assert faces == set(range(114))


def test_all_pieces_are_there_from_the_start() -> None:
    """2, Components: 57 tiles, one Town Hall, six Bonus tiles."""
    for seats in SEATS:
        state = start(seats).state
        check_pieces(state)
        assert len(state.bonuses) == 6
        assert len(state.bag) + len(state.drawn) + 4 == 57


def test_every_side_of_places_and_town_hall_carries_a_half_tree() -> None:
    """2, Edges: no place has a closed side; the four at the start make four trees with any side of theirs."""
    for seed in range(20):
        state = start(seed=seed).state
        assert all(laid.closed == -1 for laid in state.city)
        assert City(state.city).trees() == (2, 2)


def test_a_bonus_tile_has_three_half_tree_sides_and_one_closed_side() -> None:
    """2, Bonus tiles: the closed side of each laid one is one of the four."""
    course = Course(seed=3).finish(-1, -1)
    walls = [laid.closed for laid in course.state.city if laid.piece >= 120]
    assert len(walls) == 2
    assert all(0 <= wall < 4 for wall in walls)


def test_site_tiles_and_cones_come_in_three_colours_and_a_fourth_is_unlocked() -> None:
    """2, Construction-site tiles and cones: 3 used per set at first, white locked at first."""
    course = Course()
    assert len(course.state.drawn) == 3
    course.cones().plan()
    assert sorted(course.state.plan) == [0, 1, 2]
    course.guess(3).bonus().cones()
    assert len(course.state.cones) == len(course.state.drawn) == 4


def test_at_least_22_tiles_are_used() -> None:
    """2, Supply: 4 start tiles + 3 per round, if nothing is ever matched wholly; no Bonus tile then."""
    state = Course().finish(0, 1, 0, 1, 0, 1).state
    assert len(state.city) == 1 + 22
    assert len(state.bag) == 57 - 22
    assert len(state.bonuses) == 6


def test_at_most_27_tiles_and_6_bonus_tiles_are_used() -> None:
    """2, Supply: 4 + 3 + 5 x 4 = 27 (perfect in round 1); six Bonus tiles are exactly enough; 34 tiles in all."""
    state = Course().finish(-1, -1, -1, -1, -1, -1).state
    assert len(state.city) == 1 + 27 + 6 == 34
    assert state.bonuses == ()
    assert len(state.bag) == 57 - 27


@pytest.mark.parametrize("first", range(1, 7))
def test_the_number_of_tiles_follows_from_the_first_perfect_round(first: int) -> None:
    """2, Supply: between 22 and 27, one more for each round after the first perfect one."""
    state = Course().finish(*[0] * (first - 1), -1, *[0] * (6 - first)).state
    assert len(state.city) == 1 + 22 + (6 - first) + 1
    assert len(state.bonuses) == 5


# ---- 3.1


@pytest.mark.parametrize("seats", SEATS)
def test_set_up(seats: int) -> None:
    """3.1.1 to 3.1.6: Town Hall, four places against its sides, six Bonus tiles, roles, three colours."""
    step = start(seats, seed=seats)
    state = step.state
    Judge.at_start(state)
    assert state.phase is Phase.CONES
    assert not state.unlocked
    assert 0 <= state.mayor < seats
    assert GAME.waiting(state) == ((state.mayor + 1) % seats,)
    assert len(state.drawn) == 3
    began = [told.event for told in step.events if isinstance(told.event, RoundBegan)]
    assert [(e.round, e.mayor, e.deputy, e.unlocked) for e in began] == [
        (1, state.mayor, (state.mayor + 1) % seats, False)
    ]


def test_tiles_faces_and_bonus_tiles_are_shuffled() -> None:
    """3.1.1, 3.1.3, 3.1.4: other seeds, other tiles, both faces, other piles; equal seeds, equal ones."""
    states = [start(seed=seed).state for seed in range(40)]
    assert len({state.city for state in states}) == 40
    assert len({state.bonuses for state in states}) > 30
    assert {laid.piece % 2 for state in states for laid in state.city[1:]} == {0, 1}
    assert {piece % 2 for state in states for piece in state.drawn} == {0, 1}
    assert start(seed=5).state == start(seed=5).state


def test_the_bonus_pile_lies_face_down() -> None:
    """3.1.4: no view tells the next picture before it is to be laid, none tells the pile."""
    course = Course()
    for seat in (0, 1, 2, None):
        assert GAME.view(course.state, seat).bonus == -1
        assert GAME.view(course.state, seat).bonuses == 6
    top = course.state.bonuses[0]
    course.cones().plan().guess(3)
    assert GAME.view(course.state, course.mayor).bonus == top
    course.bonus()
    assert course.events(BonusLaid)[0].piece == top
    assert GAME.view(course.state, course.mayor).bonus == -1
    assert GAME.view(course.state, course.mayor).bonuses == 5


def test_the_four_trees_of_the_start_count() -> None:
    """3.1: four trees exist from the start and count in the end; 3.9: worst case is 4."""
    course = Course()
    assert GAME.score(course.state, 0).total == 4
    course.finish(0, 0, 0, 0, 0, 0)
    outcome = GAME.outcome(course.state)
    assert outcome is not None
    assert outcome.sheets[0].total == trees(unpack(course.state.city)) >= 4


# ---- 3.3


@pytest.mark.parametrize("seats", SEATS)
def test_three_pairs_at_every_player_count_and_four_after_the_first_perfect_round(seats: int) -> None:
    """3.3."""
    course = Course(seats, seed=seats)
    for right, pairs in ((0, 3), (1, 3), (-1, 3), (0, 4), (1, 4), (2, 4)):
        assert len(course.state.drawn) == pairs
        course.cones()
        assert len(course.state.cones) == pairs
        course.plan()
        assert len(course.state.plan) == pairs
        course.guess(pairs if right < 0 else right)
        course.bonus() if course.state.phase is Phase.BONUS else course.lay()


# ---- 3.7


def test_two_to_six_seats() -> None:
    """3.7 and decisions: 2 to 6 seats."""
    assert FACTS.table_seats == (2, 6)
    for seats in (-1, 0, 1, 7, 12):
        assert GAME.refuse_setup(Setup(seats, "standard")) is not None
        with pytest.raises(RefusedError):
            GAME.start(Setup(seats, "standard"), Chance(1))
    for seats in SEATS:
        assert GAME.refuse_setup(Setup(seats, "standard")) is None


@pytest.mark.parametrize(
    ("mode", "options"),
    [("solo", {}), ("", {}), ("standard", {"children": "yes"}), ("standard", {"clock": "on"})],
)
def test_other_modes_and_options_are_refused(mode: str, options: dict[str, str]) -> None:
    """Decisions: the options are the children's variant and the open table; the clock is the desktop's (R12)."""
    assert GAME.refuse_setup(Setup(3, mode, options)) is not None


def test_with_two_players_the_deputy_alone_guesses_and_each_is_mayor_three_times() -> None:
    """3.7."""
    course = Course(2)
    course.cones().plan()
    assert GAME.waiting(course.state) == (course.deputy,)
    assert not GAME.choices(course.state, course.mayor)
    course.guess(0).lay().finish(0, 0, 0, 0, 0)
    mayors = [past.mayor for past in course.state.history]
    assert mayors.count(0) == mayors.count(1) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_six_rounds_divide_evenly_with_2_3_and_6_players(seats: int) -> None:
    """3.7."""
    course = Course(seats).finish(0, 0, 0, 0, 0, 0)
    times = [sum(past.mayor == seat for past in course.state.history) for seat in range(seats)]
    assert sum(times) == 6
    assert (len(set(times)) == 1) == (seats in {2, 3, 6})
    assert max(times) - min(times) <= 1


def test_the_upper_bound_counts_all_tiles_of_the_city() -> None:
    """R6, 3.9: over all tiles, Bonus tiles and Town Hall among them."""
    course = Course().finish(-1, -1, -1, -1, -1, -1)
    counts = GAME.statistics(course.state, course.acts)
    for seat in range(3):
        told = {count.key: count.count for count in counts[seat]}
        assert told["tiles"] == 34
        assert told["most_trees"] == upper_bound(34) == 56
        assert told["trees"] == trees(unpack(course.state.city)) <= 56


def test_drawn_tiles_are_told_to_the_mayor_only() -> None:
    """3.2.1: the mayor draws three tiles and hides them."""
    course = Course()
    told = [(event, audience) for event, audience in course.told if isinstance(event, TilesDrawn)]
    assert told == [(TilesDrawn(1, course.state.drawn), (course.mayor,))]
