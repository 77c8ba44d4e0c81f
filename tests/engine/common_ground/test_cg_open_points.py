"""The open points of Common Ground and their rulings, one test or more for each (rules page, section 5)."""

from __future__ import annotations

from itertools import permutations

import pytest
from cg_builder import GAME, Course, code, done, drawn_map, place, position
from cg_referee import cell_of, neighbours, number_of, surroundings, takes_cone, trees, unpack
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import PERSON, Match, SeatInfo
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones
from engine.games.common_ground.city import City, cell_at
from engine.games.common_ground.state import State
from engine.games.common_ground.view import BonusLaid, Ended, Gain, Phase, RoundBegan, WhatIsHere

WALLED = drawn_map(
    """
    . . 5 . . . .
    . 4 a 6 . . .
    . d H b > 1 2
    . 3 c 7 8 . .
    """
)
ROUND = drawn_map(
    """
    4 a 1 .
    d H b 5
    3 c 2 6
    . 7 8 .
    """
)


SIDE_BY_SIDE = drawn_map(
    """
    . a 1 2 4
    d H b e .
    . c 3 . .
    """
)


def cells(names: str, drawing: object = ROUND) -> tuple[int, ...]:
    """The cells of these names."""
    return tuple(drawing.at[name] for name in names)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", "12")
def test_point_1_the_shut_line_is_out_for_everything(name: str) -> None:
    """5.1: for cones, matched tiles, mismatched tiles and later Bonus tiles."""
    cell = WALLED.at[name]
    assert code(position(WALLED), 1, SetCones((cell, WALLED.at["3"], WALLED.at["4"]))) == "cell_shut"
    corners = position(WALLED, Phase.CORNERS, cones=cells("348", WALLED))
    assert code(corners, 0, Lay(corners.loose[0], cell)) == "cell_shut"
    bonus = position(WALLED, Phase.BONUS, cones=cells("348", WALLED))
    for closed in range(4):
        assert code(bonus, 0, LayBonus(cell, closed)) == "cell_shut"
    answer = GAME.aid(position(WALLED), 1, WhatIsHere(cell))
    assert (answer.buildable, answer.corner, answer.shut_by) == (False, False, 120)


def test_point_2_shut_from_the_next_cones_on_and_tiles_already_there_stay() -> None:
    """5.2: trees beyond the wall count before and after."""
    beyond = drawn_map(
        """
        . . a . . .
        . d H b 1 e
        . . c . . f
        """
    )
    state = position(beyond, Phase.BONUS, cones=cells("111", beyond))
    before = GAME.score(state, 0).total
    after = done(state, 0, LayBonus(beyond.at["1"], 1)).state
    assert after.phase is Phase.CONES
    assert GAME.score(after, 0).total == before + 1, "the tree towards b, none through the wall"
    assert unpack(state.city).items() <= unpack(after.city).items()
    assert cell_at(4, 0) not in City(after.city).building_cells()
    assert cell_at(3, -1) in City(after.city).building_cells(), "beside e, in another row"


def test_point_3_one_row_or_column_outward_for_ever_neighbours_are_free() -> None:
    """5.3: across gaps too; neighbouring rows are free."""
    state = position(WALLED)
    for steps in (3, 4, 10, 40):
        assert GAME.aid(state, 1, WhatIsHere(cell_at(steps, 0))).shut_by == 120
        assert GAME.aid(state, 1, WhatIsHere(cell_at(steps, 1))).shut_by == -1
        assert GAME.aid(state, 1, WhatIsHere(cell_at(steps, -1))).shut_by == -1
    assert GAME.aid(state, 1, WhatIsHere(cell_at(-2, 0))).shut_by == -1
    assert code(state, 1, SetCones(cells("678", WALLED))) is None


def test_point_4_cones_may_be_next_to_each_other() -> None:
    """5.4: as long as each also touches a tile already lying; touching only another cone is not allowed."""
    state = position(SIDE_BY_SIDE)
    assert code(state, 1, SetCones(cells("123", SIDE_BY_SIDE))) is None, "1 and 2 are neighbours"
    assert code(state, 1, SetCones(cells("124", SIDE_BY_SIDE))) == "cell_apart", "4 touches cone 2 only"
    assert code(state, 1, SetCones(cells("423", SIDE_BY_SIDE))) == "cell_apart"


def test_point_5_two_matched_tiles_side_by_side_form_a_tree() -> None:
    """5.5: counted like any other."""
    state = position(SIDE_BY_SIDE, Phase.GROUP, cones=cells("123", SIDE_BY_SIDE))
    assert GAME.score(state, 0).total == 5
    after = done(state, 1, SealGuess((0, 1, 2))).state
    # 1 touches a and b, 2 touches e, 3 touches b and c; and 1 touches 2
    assert GAME.score(after, 0).total == 5 + 2 + 1 + 2 + 1
    one_right = done(state, 1, SealGuess((0, 2, 1))).state
    assert GAME.score(one_right, 0).total == 5 + 2


def test_point_5_the_order_of_matched_tiles_gives_each_tree_once() -> None:
    """5.5: the trees told place by place sum to what the city has won."""
    for plan in permutations(range(3)):
        state = position(SIDE_BY_SIDE, Phase.GROUP, cones=cells("123", SIDE_BY_SIDE), plan=plan)
        step = done(state, 1, SealGuess(plan))
        told = sum(getattr(one.event, "trees", 0) for one in step.events)
        assert told == GAME.score(step.state, 0).total - 5 == 6


def test_point_6_half_tree_sides_of_bonus_tiles_and_town_hall_count_as_contact() -> None:
    """5.6: yes for Town Hall (its sides are full anyway) and for a Bonus tile's half-tree sides, no for the wall."""
    beside = drawn_map(
        """
        . a 1 .
        d H b .
        . c > 3
        . . 2 .
        """
    )
    state = position(beside)
    rest = (beside.at["1"], cell_at(-1, -1))
    assert code(state, 1, SetCones((beside.at["2"], *rest))) is None, "only a Bonus tile's half-tree side"
    assert code(state, 1, SetCones((beside.at["3"], *rest))) == "cell_shut"
    assert all(other in unpack(state.city) for other in neighbours((0, 0)))


def test_point_7_matched_first_then_mismatched_then_the_bonus_tile() -> None:
    """5.7: matched tiles lie before the mayor lays a mismatched one; no Bonus tile if any mismatch."""
    state = position(ROUND, Phase.GROUP, cones=cells("132"), plan=(0, 1, 2))
    step = done(state, 1, SealGuess((0, 2, 1)))
    after = step.state
    assert unpack(after.city).keys() >= {cell_of(ROUND.at["1"])}
    assert after.phase is Phase.CORNERS
    assert code(after, 0, LayBonus(ROUND.at["2"], 0)) == "other_phase"
    # beside the matched tile on 1 a mismatched one may not lie, at its corner it may
    assert code(after, 0, Lay(after.loose[0], cell_at(2, -1))) == "cell_beside"
    assert code(after, 0, Lay(after.loose[0], cell_at(2, -2))) is None
    while after.phase is Phase.CORNERS:
        after = done(after, 0, Lay(after.loose[0], City(after.city).corner_cells()[0])).state
    assert after.phase is Phase.CONES
    assert after.round == 3


def test_point_8_a_mismatched_tile_touches_only_diagonally() -> None:
    """5.8: empty, not shut, no orthogonal neighbour of any kind, at least one diagonal neighbour."""
    state = position(WALLED, Phase.CORNERS, cones=cells("348", WALLED))
    piece = state.loose[0]
    assert code(state, 0, Lay(piece, cell_at(0, 0))) == "cell_taken"
    assert code(state, 0, Lay(piece, cell_at(1, -1))) == "cell_beside"
    assert code(state, 0, Lay(piece, cell_at(3, 0))) == "cell_shut"
    assert code(state, 0, Lay(piece, cell_at(2, -1))) == "cell_beside", "beside a Bonus tile"
    assert code(state, 0, Lay(piece, cell_at(5, 5))) == "cell_no_corner"
    assert code(state, 0, Lay(piece, cell_at(3, 1))) is None, "a corner of the Bonus tile"
    assert code(state, 0, Lay(piece, cell_at(-1, -1))) == "cell_beside"
    assert code(state, 0, Lay(piece, cell_at(-2, -1))) is None
    assert code(state, 0, Lay(piece, -5)) == "cell_outside"
    assert code(state, 0, Lay(place("a"), cell_at(-2, -1))) == "piece_unknown"
    assert code(state, 0, Lay(120, cell_at(-2, -1))) == "piece_unknown"
    assert code(state, 0, Lay(piece, None)) == "incomplete"
    assert code(state, 0, Lay(None, cell_at(-2, -1))) == "incomplete"
    assert code(state, 0, Lay(None, cell_at(0, 0))) == "cell_taken"


def test_point_8_a_tile_beside_the_wall_of_a_bonus_tile_has_a_neighbour_of_some_kind() -> None:
    """5.8: no orthogonal neighbour of any kind, be its side closed."""
    inward = drawn_map(
        """
        . a . . .
        d H b 1 <
        . c . . .
        """
    )
    state = position(inward, Phase.CORNERS, cones=cells("111", inward))
    assert code(state, 0, Lay(state.loose[0], inward.at["1"])) == "cell_shut"
    assert code(state, 0, Lay(state.loose[0], cell_at(4, 0))) == "cell_beside"


def test_point_9_never_on_the_spot_of_a_failed_cone() -> None:
    """5.9: that spot has an orthogonal neighbour."""
    state = position(ROUND, Phase.GROUP, cones=cells("132"))
    after = done(state, 1, SealGuess((1, 2, 0))).state
    for name in "132":
        for piece in after.loose:
            assert code(after, 0, Lay(piece, ROUND.at[name])) == "cell_beside"


def test_point_10_cones_are_taken_back_and_placed_afresh() -> None:
    """5.10."""
    course = Course().play_round(0)
    failed = course.judge.rounds[-1].cones
    assert course.state.cones == ()
    assert course.state.phase is Phase.CONES
    again = [cell for cell in failed if takes_cone(course.judge.town, cell)]
    assert again, "and may stand on the same spots again"
    rest = [c for c in surroundings(course.judge.town, 1) if takes_cone(course.judge.town, c) and c not in again]
    course.cones(*[number_of(cell) for cell in (again + rest)[:3]])


def test_point_11_a_mismatched_tile_earns_trees_later() -> None:
    """5.11: when later tiles join its sides."""
    corner = drawn_map(
        """
        1 a . .
        d H b 2
        . c 3 e
        """
    )
    state = position(corner, Phase.GROUP, cones=cells("132", corner))
    assert GAME.score(state, 0).total == 4
    after = done(state, 1, SealGuess((0, 1, 2))).state
    assert GAME.score(after, 0).total == 4 + 2 + 3 + 2


def test_point_12_there_is_always_a_corner_for_a_mismatched_tile() -> None:
    """5.12, R4: also with six walls drawn to shut as much as they can."""
    walls = drawn_map(
        """
        . . . ^ . . .
        . . . a . . .
        < . # # # . >
        . < # H # > .
        . . # # # . .
        . . . c . . .
        . . . v . . .
        """
    )
    assert len(City(walls.city).corner_cells()) >= 4


def test_point_13_the_mayor_picks_cell_and_rotation_of_the_bonus_tile() -> None:
    """5.13: at least one half-tree side must complete a tree; cell not shut."""
    state = position(ROUND, Phase.BONUS, cones=cells("123"))
    end = cell_at(2, 0)
    assert [code(state, 0, LayBonus(end, closed)) for closed in range(4)] == [None, None, None, "no_tree"]
    assert [code(state, 0, LayBonus(ROUND.at["1"], closed)) for closed in range(4)] == [None] * 4
    assert code(state, 0, LayBonus(end, 4)) == "side_unknown"
    assert code(state, 0, LayBonus(end, -1)) == "side_unknown"
    assert code(state, 0, LayBonus(end, None)) == "incomplete"
    assert code(state, 0, LayBonus(None, 1)) == "incomplete"
    assert code(state, 0, LayBonus(cell_at(0, 0), 1)) == "cell_taken"
    assert code(state, 0, LayBonus(cell_at(3, 0), 1)) == "cell_apart"
    assert code(state, 0, LayBonus(cell_at(2, 2), 1)) == "cell_apart", "at a corner only"
    assert code(state, 1, LayBonus(end, 1)) == "not_waiting"


def test_point_13_the_preview_shows_the_shut_line_and_the_trees() -> None:
    """5.13: a 'bad' move is legal; it is shown what it shuts."""
    state = position(ROUND, Phase.BONUS, cones=cells("123"))
    preview = GAME.preview(state, 0, LayBonus(ROUND.at["1"], 0))
    assert isinstance(preview.detail, Gain)
    assert preview.detail.shuts == (ROUND.at["1"], 0)
    assert preview.detail.trees == preview.after - preview.before == 2
    inward = GAME.preview(state, 0, LayBonus(ROUND.at["1"], 3))
    assert inward.detail.trees == 1, "the wall faces a: no tree there"
    refused = GAME.preview(state, 0, LayBonus(cell_at(0, 0), 1))
    assert (refused.before, refused.after, refused.gains) == (4, 4, ())


def test_point_13_the_gains_of_a_preview_are_those_of_the_act() -> None:
    """5.13: for every legal spot."""
    state = position(ROUND, Phase.BONUS, cones=cells("123"))
    for action in GAME.choices(state, 0):
        preview = GAME.preview(state, 0, action)
        step = done(state, 0, action)
        told = [one.event for one in step.events if isinstance(one.event, BonusLaid)]
        assert preview.after == GAME.score(step.state, 0).total == preview.before + told[0].trees
        assert sum(points for _, points in preview.gains) == told[0].trees


def test_point_14_bonus_tiles_have_no_name() -> None:
    """5.14, R11: the content knows 114 places and Town Hall."""
    assert len(GAME.places.places) == 115


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_point_15_names_are_all_different(language: str) -> None:
    """5.15: no two tiles can stand for each other."""
    names = [entry.names[language].casefold() for entry in GAME.places.places]
    assert len(set(names)) == 115


def test_point_16_the_mayor_cannot_act_until_the_reveal() -> None:
    """5.16: not by any action, whether the guessers have proposed or not."""
    state = position(ROUND, Phase.GROUP, cones=cells("123"), seats=4, proposed=(0, 5, 5, 5))
    assert not GAME.choices(state, 0)
    assert GAME.waiting(state) == (1,)
    for action in (Propose((0, 1, 2)), SealGuess((0, 1, 2)), SealPlan((0, 1, 2)), Lay(0, 0)):
        assert code(state, 0, action) == "not_waiting"


@pytest.mark.parametrize("open_table", ["off", "on"])
def test_point_17_no_talk_between_the_cones_and_the_reveal_of_the_locations(open_table: str) -> None:
    """5.17, 3.8: nobody but the mayor has an action, also where all see the places."""
    state = position(ROUND, Phase.PLAN, cones=cells("123"), seats=4, open_table=open_table)
    for seat in (1, 2, 3):
        assert not GAME.choices(state, seat)
        for action in (Propose((0, 1, 2)), SealGuess((0, 1, 2)), SetCones(cells("123"))):
            assert code(state, seat, action) == "not_waiting"


def test_point_18_the_deputy_has_the_last_word_and_others_can_propose() -> None:
    """5.18: the deputy seals another matching than all proposals; only the deputy can."""
    state = position(ROUND, Phase.GROUP, cones=cells("123"), seats=4)
    for seat in (2, 3):
        state = done(state, seat, Propose((2, 1, 0))).state
        assert code(state, seat, SealGuess((2, 1, 0))) == "other_phase"
    assert code(state, 1, SealGuess((0, 2, 1), ())) is None


def test_point_19_a_perfect_sixth_round_still_gives_its_bonus_tile() -> None:
    """5.19: the unlock has no effect."""
    course = Course().finish(0, 0, 0, 0, 0)
    course.cones().plan().guess(3)
    before = GAME.score(course.state, 0).total
    assert course.state.phase is Phase.BONUS
    course.bonus()
    state: State = course.state
    assert state.phase is Phase.OVER
    assert GAME.score(state, 0).total > before
    assert not state.unlocked
    assert course.events(Ended)[0].trees == trees(unpack(state.city))
    assert len(course.events(RoundBegan)) == 6
    assert len(state.drawn) == 3


def test_point_20_one_person_with_computer_partners() -> None:
    """5.20, R1: any mix of people and computer players can be set up for every number of seats."""
    for seats in range(2, 7):
        infos = tuple(SeatInfo(f"Seat {n}", PERSON if n == 0 else "beginner", n + 1) for n in range(seats))
        match = Match.new(GAME, Setup(seats, "standard"), infos, 5)
        assert match.persons == (0,)
        assert match.waiting


def test_the_same_chance_lays_the_same_bonus_tiles() -> None:
    """3.1.4: the pile is shuffled once; nothing is drawn when a Bonus tile is laid but the next round's tiles."""
    state = position(ROUND, Phase.BONUS, cones=cells("123"))
    one = GAME.play(state, 0, LayBonus(ROUND.at["1"], 0), Chance(1)).state
    two = GAME.play(state, 0, LayBonus(ROUND.at["1"], 0), Chance(2)).state
    assert one.city == two.city
    assert one.bonuses == two.bonuses == state.bonuses[1:]
    assert replace(one, drawn=()) == replace(two, drawn=())
