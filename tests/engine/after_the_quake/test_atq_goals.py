"""What goals and everything else of After the Quake score: hand-made maps, and random ones against slow scorers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from atq_builder import GAME, GOAL_IDS, changed, goal, points, position, row_of, squares
from atq_page import ACROSS, GOALS, LIGHTS, PLACES
from atq_referee import judge_at

from engine.games.after_the_quake.goals import goal_points, sheet_of
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import NONE, Phase

OWN = {0: "A1 B1 C1 D1 E2"}
"""B4, Y5 on rubble, G1, Y2, R4."""


def giving(state: State, player: int, name: str) -> tuple[int, ...]:
    """The spaces that give a goal its points."""
    return goal_points(GAME.table(state), GAME.data.goals[goal(name)], player)[2]


def test_one_point_per_own_building() -> None:
    """6.6: violet."""
    state = position(built={0: "A1 B1 C1", 1: "F4"})
    assert points(state, 0, "per_building") == 3
    assert points(state, 1, "per_building") == 1
    assert giving(state, 0, "per_building") == squares("A1 B1 C1")


@pytest.mark.parametrize(("name", "count"), [("on_red", 1), ("on_yellow", 2), ("on_green", 1), ("on_blue", 1)])
def test_two_points_per_own_building_of_a_colour(name: str, count: int) -> None:
    """6.6: the colour of the plot below it."""
    state = position(built={**OWN, 1: "A2 B3 F4 B4"})
    assert points(state, 0, name) == 2 * count
    assert points(state, 1, name) == 2


def test_ruling_28_every_adjacent_own_pair_counts_once() -> None:
    """28: a building in several pairs; three points each."""
    assert points(position(built={0: "A1 B1 C1"}), 0, "pairs") == 6
    assert points(position(built={0: "C1 C2 D1 D2"}), 0, "pairs") == 12
    assert points(position(built={0: "A1 C1", 1: "B1"}), 0, "pairs") == 0
    assert giving(position(built={0: "A1 B1 D4"}), 0, "pairs") == squares("A1 B1")


def test_ruling_27_neighbours_touch_along_an_edge_also_across_cards_never_diagonally() -> None:
    """27: C1 and D1 lie on two cards, as do A2 and nothing, C2 and C3; plazas are between A2 and C2."""
    assert points(position(built={0: "C1 D1"}), 0, "pairs") == 3
    assert points(position(built={0: "C2 C3"}), 0, "pairs") == 3
    assert points(position(built={0: "B1 C2"}), 0, "pairs") == 0
    assert points(position(built={0: "A2 C2"}), 0, "pairs") == 0
    assert points(position(built={0: "E1 A2"}), 0, "pairs") == 0


def test_ruling_27_the_end_of_a_row_does_not_touch_the_start_of_the_next() -> None:
    """27: F2 and A3 follow in reading order; with three seats I1 and A2."""
    town = GAME.table(position(2)).town
    for seats in (2, 3, 4):
        town = GAME.table(position(seats)).town
        across = 3 * ACROSS[seats]
        for space in town.spaces:
            row, column = divmod(space, across)
            near = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
            wanted = {
                across * r + c for r, c in near if 0 <= r < 4 and 0 <= c < across and across * r + c in town.spaces
            }
            assert set(town.neighbours[space]) == wanted


def test_ruling_29_a_building_next_to_foreign_ones_counts_once() -> None:
    """29, 6.6: three with two players, two with more, in solo against the Committee's three."""
    built = {0: "B1 D3", 1: "A1 C1 C3"}
    assert points(position(2, built=built), 0, "beside_foreign") == 6
    assert points(position(2, built=built), 1, "beside_foreign") == 9
    assert points(position(3, built={0: "B1", 1: "A1", 2: "C1"}), 0, "beside_foreign") == 2
    assert points(position(4, built={0: "B1", 1: "A1", 2: "C1"}), 1, "beside_foreign") == 2
    assert points(position(1, built=built), 0, "beside_foreign") == 6


def test_ruling_30_one_building_on_each_of_four_colours_pays_once() -> None:
    """30: contiguity is not needed; eight points."""
    assert points(position(built={0: "A1 B1 C1"}), 0, "four_colours") == 0
    assert points(position(built={0: "A1 B1 C1 E4"}), 0, "four_colours") == 8
    assert points(position(built={0: "A1 B1 C1 E4 E1 D1 D3 A4"}), 0, "four_colours") == 8


def test_two_points_per_rubble_token() -> None:
    """6.6."""
    state = position(rubble=(3, 1), cleaned="B1 A2 D2 F2")
    assert points(state, 0, "per_rubble") == 6
    assert points(state, 1, "per_rubble") == 2


def test_ruling_31_nine_points_per_complete_set_of_urban_types() -> None:
    """31: up to as many sets as cards of the rarest type."""
    state = position(urban=[(3, 2, 2), (1, 1, 1)], parks=[(5, 4), ()])
    assert points(state, 0, "urban_sets") == 18
    assert points(state, 1, "urban_sets") == 0
    assert points(state, 0, "per_urban") == 18
    assert points(state, 1, "per_urban") == 6
    assert points(position(urban=[(5, 4, 4)], parks=[(5, 4, 3, 2)]), 0, "urban_sets") == 36


def test_plot_cards_with_one_and_with_two_own_buildings() -> None:
    """6.6: two and three points; a plot card is a card, not a row."""
    state = position(built={0: "A1 C2 D1 C3 A4 B4"})
    assert points(state, 0, "plots") == 2 * 3
    assert points(state, 0, "full_plots") == 3 * 2
    assert giving(state, 0, "full_plots") == squares("A1 C2 C3 A4 B4")


def test_r16_the_outer_edge_is_that_of_the_whole_grid() -> None:
    """R16: first or last row or column, plazas counted: B3 beside the plaza A3 is no edge; one point, two with more."""
    assert points(position(2, built={0: "A1 B3 C2 F3 D4"}), 0, "outer_edge") == 3
    assert points(position(1, built={0: "A1 B3 C2 F3 D4"}), 0, "outer_edge") == 3
    assert points(position(3, built={0: "A1 C2 F2 E4 I2"}), 0, "outer_edge") == 6
    assert points(position(4, built={0: "A1 F2 L3"}), 0, "outer_edge") == 4


def test_buildings_on_former_rubble_spaces() -> None:
    """6.6: the space had rubble at the start, whoever took it; not where rubble never was."""
    state = position(built={0: "B1 A2 A1", 1: "F4"})
    assert points(state, 0, "on_rubble") == 4
    assert points(state, 1, "on_rubble") == 2


def test_all_five_numbers() -> None:
    """6.6: seven points, once."""
    assert points(position(built={0: "C1 D1 A4 A1"}), 0, "five_numbers") == 0
    assert points(position(built={0: "C1 D1 A4 A1 B3"}), 0, "five_numbers") == 7
    assert points(position(built={0: "C1 D1 A4 A1 B3 B1 E1"}), 0, "five_numbers") == 7


def test_r17_a_connected_group_of_four_pays_once() -> None:
    """R17: four at least, touching along edges, also round corners; twice four is once."""
    assert points(position(built={0: "A1 B1 C1"}), 0, "group_of_four") == 0
    assert points(position(built={0: "A1 B1 C1 C2"}), 0, "group_of_four") == 6
    assert points(position(built={0: "A1 B1 C2 D2"}), 0, "group_of_four") == 0
    assert points(position(built={0: "A1 B1 C1 C2 F4 E4 D4 D3"}), 0, "group_of_four") == 6
    assert giving(position(built={0: "A4 A1 B1 C1 C2"}), 0, "group_of_four") == squares("A1 B1 C1 C2")


def test_ruling_22_best_builder_is_worth_five() -> None:
    """22: to the one who built the last building first."""
    state = position(built={0: "A1 B1 C1 C2 D1 D2 E1 E2"})
    assert points(state, 0, "best_builder") == 5
    assert points(state, 1, "best_builder") == 0


# Comparisons


def compared(kind: str, amounts: Sequence[int]) -> State:
    """A position in which players compare so much money, rubble, urban planning or buildings on red."""
    seats = len(amounts)
    if kind == "most_money":
        return position(seats, money=amounts)
    if kind == "most_rubble":
        ruins = [s for s, c in enumerate(GAME.table(position(seats)).town.cells) if c is not None and c.rubble]
        names = " ".join(
            f"{'ABCDEFGHIJKL'[s % (3 * ACROSS[seats])]}{1 + s // (3 * ACROSS[seats])}" for s in ruins[: sum(amounts)]
        )
        return position(seats, rubble=amounts, cleaned=names)
    if kind == "most_urban":
        stock = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
        dealt = [[stock.pop() for _ in range(amount)] for amount in amounts]
        return position(seats, urban=[(own.count(0), own.count(1), own.count(2)) for own in dealt])
    reds = [s for s, c in enumerate(GAME.table(position(seats)).town.cells) if c is not None and c.colour == 0]
    built = {}
    for player, amount in enumerate(amounts):
        own = [reds.pop(0) for _ in range(amount)]
        built[player] = " ".join(
            f"{'ABCDEFGHIJKL'[s % (3 * ACROSS[seats])]}{1 + s // (3 * ACROSS[seats])}" for s in own
        )
    return position(seats, built=built)


@pytest.mark.parametrize("kind", ["most_money", "most_rubble", "most_urban", "most_on_red"])
@pytest.mark.parametrize(
    ("amounts", "values"),
    [
        ((3, 1), (6, 2)), ((2, 2), (6, 6)), ((0, 0), (0, 0)), ((2, 0), (6, 0)),
        ((1, 2, 3), (1, 4, 6)), ((2, 2, 1), (6, 6, 1)), ((3, 1, 1), (6, 4, 4)), ((1, 1, 1), (6, 6, 6)),
        ((2, 1, 0), (6, 4, 0)), ((0, 0, 1), (0, 0, 6)),
        ((3, 2, 1, 0), (6, 4, 2, 0)), ((1, 2, 3, 0), (2, 4, 6, 0)), ((2, 2, 1, 1), (6, 6, 2, 2)),
        ((2, 2, 2, 1), (6, 6, 6, 1)), ((3, 1, 1, 1), (6, 4, 4, 4)), ((3, 2, 2, 1), (6, 4, 4, 1)),
        ((1, 1, 1, 1), (6, 6, 6, 6)), ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)  # fmt: skip
def test_ruling_25_ties_share_the_better_place(kind: str, amounts: tuple[int, ...], values: tuple[int, ...]) -> None:
    """23, 25, check list: the following places are skipped; nothing never scores; 2, 3 and 4 players."""
    state = compared(kind, amounts)
    assert tuple(points(state, player, kind) for player in range(len(amounts))) == values


def test_four_places_of_four_players() -> None:
    """6.6: 6/4/2/1 with four, 6/4/1 with three, 6/2 with two."""
    assert [points(compared("most_money", (4, 3, 2, 1)), p, "most_money") for p in range(4)] == [6, 4, 2, 1]
    assert [points(compared("most_money", (3, 2, 1)), p, "most_money") for p in range(3)] == [6, 4, 1]
    assert [points(compared("most_money", (2, 1)), p, "most_money") for p in range(2)] == [6, 2]


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_most_on_each_colour(colour: str) -> None:
    """6.6: the buildings on that colour alone."""
    built = {0: "A2 B1 C1 A1 E1", 1: "E2 D1 D2 C2 D4"}
    amounts = {"red": (1, 1), "yellow": (1, 2), "green": (1, 1), "blue": (2, 1)}[colour]
    state = position(built=built)
    best = max(amounts)
    assert [points(state, p, f"most_on_{colour}") for p in (0, 1)] == [6 if n == best else 2 for n in amounts]


def test_ruling_23_a_common_comparison_pays_everybody() -> None:
    """23: by place."""
    state = position(3, money=(5, 9, 7), common="most_money most_rubble per_building")
    assert [row_of(state, "common_most_money", p).points for p in range(3)] == [1, 6, 4]


def test_ruling_24_a_personal_comparison_pays_its_owner_alone_for_its_place_among_all() -> None:
    """24: the second place of three."""
    state = position(3, money=(5, 9, 7), common="most_urban most_rubble per_building", secret=["", "", "most_money"])
    assert row_of(state, "personal_most_money", 2).points == 4
    for player in (0, 1):
        assert all(row.key != "personal_most_money" for row in sheet_of(GAME.table(state), player).rows)


def test_ruling_26_money_is_compared_before_it_is_converted() -> None:
    """26: 3 and 4 give one point each but are not level."""
    state = position(2, money=(3, 4), common="most_money most_rubble per_building")
    assert [row_of(state, "common_most_money", p).points for p in (0, 1)] == [2, 6]
    assert [row_of(state, "money", p).points for p in (0, 1)] == [1, 1]


def test_the_committee_is_compared_with_the_values_of_two() -> None:
    """6.8: common goals at two-player values."""
    state = position(1, money=(3, 4), common="most_money most_rubble per_building")
    assert [row_of(state, "common_most_money", p).points for p in (0, 1)] == [2, 6]


# The other points


@pytest.mark.parametrize("lights", range(6))
def test_lights(lights: int) -> None:
    """Check list: lights 0-5: 0, 1, 3, 6, 10, 15."""
    assert row_of(position(urban=[(lights, 0, 0)]), "urban").points == LIGHTS[lights]


def test_urban_planning_adds_up() -> None:
    """6.5: two lights 3, a cable car 3, three hydrants 6, the parks 5 and 2."""
    row = row_of(position(urban=[(2, 1, 3), (1, 0, 0)], parks=[(5,), (4,)]), "urban")
    assert (row.count, row.points) == (7, 3 + 3 + 6 + 5)
    assert row_of(position(urban=[(2, 1, 3), (1, 0, 0)], parks=[(5,), (4,)]), "urban", 1).points == 1 + 4


@pytest.mark.parametrize(("money", "points_"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_money_scores_a_point_per_full_three(money: int, points_: int) -> None:
    """Check list: money 2, 3, 5 -> 0, 1, 1."""
    assert row_of(position(money=(money,)), "money").points == points_


@pytest.mark.parametrize(("field", "value"), [((0, 0), -7), ((8, 0), 1), ((0, 6), -1), ((4, 4), 5), ((8, 6), 13)])
def test_the_field_of_the_marker_scores(field: tuple[int, int], value: int) -> None:
    """6.4: starts at -7."""
    assert row_of(position(at_=[field]), "development").points == value


def test_personal_goals_from_row_and_stack_score_alike() -> None:
    """3.5: common goals, personal goals, development field, urban planning, money; the rows sum to the total."""
    state = position(
        built={0: "A1 B1"},
        money=(4,),
        open_goals=["pairs"],
        secret=["on_blue"],
        common="per_building most_money most_on_red",
    )
    sheet = GAME.score(state, 0)
    found = {row.key: row.points for row in sheet.rows}
    assert found == {
        "common_per_building": 2, "common_most_money": 6, "common_most_on_red": 0, "common_best_builder": 0,
        "personal_pairs": 3, "personal_on_blue": 2, "development": -7, "urban": 0, "money": 1,
    }  # fmt: skip
    assert sheet.total == 7


def test_goals_of_others_are_not_counted_in_a_view() -> None:
    """32: hidden goals count nothing for those who do not know them."""
    state = position(built={0: "A1 B1"}, secret=["pairs"])
    assert GAME.score(GAME.view(state, 0), 0).total == GAME.score(state, 0).total
    assert GAME.score(GAME.view(state, 1), 0).total == GAME.score(state, 0).total - 3


# Random maps


def random_position(rng: random.Random) -> State:
    """A position full of everything."""
    seats = rng.choice((1, 2, 3, 4))
    players = 2 if seats == 1 else seats
    across = ACROSS[seats]
    cards = rng.sample(range(8), 2 * across)
    plots = [2 * card + rng.randrange(2) for card in cards]
    town = GAME.table(position(seats, plots=plots)).town
    free = list(town.spaces)
    rng.shuffle(free)
    letters = "ABCDEFGHIJKL"
    built = {}
    for player in range(players):
        taken = [free.pop() for _ in range(rng.choice((0, 3, 5, 7)))]
        built[player] = " ".join(f"{letters[s % (3 * across)]}{1 + s // (3 * across)}" for s in taken)
    state = position(seats, plots=plots, built=built, money=[rng.randrange(5) for _ in range(players)])
    lights = [rng.randrange(2) for _ in range(players)]
    cars = [rng.randrange(2) for _ in range(players)]
    parks = [(v,) if rng.random() < 0.7 else () for v in (5, 4, 3, 2)[:players]]
    boards = [
        {"urban": (lights[p], cars[p], rng.randrange(2)), "parks": parks[p], "column": rng.randrange(9)}
        for p in range(players)
    ]
    new = tuple(
        type(board)(**{**{n: getattr(board, n) for n in board.__struct_fields__}, **more})
        for board, more in zip(state.boards, boards, strict=True)
    )
    return changed(state, boards=new)


def test_every_goal_of_random_maps_agrees_with_slow_scorers(soak: bool) -> None:
    """6.6: each of the 25 goals for each player, on maps of every size."""
    rng = random.Random(17)
    seen: dict[str, int] = dict.fromkeys(GOALS, 0)
    for _ in range(5000 if soak else 250):
        state = random_position(rng)
        judge = judge_at(state)
        for player in range(judge.count):
            for name in GOAL_IDS:
                found = points(state, player, name)
                assert found == judge.goal_points(player, name), (name, player, state)
                seen[name] += found > 0
    assert all(seen[name] for name in GOALS if name not in ("best_builder",)), seen


# The winner


def over(**fields: Any) -> State:
    """A match that is over in 1915."""
    return position(year=1915, phase=Phase.OVER, queue=(), places=(0, 1, 2, 3)[: fields.get("seats", 2)], **fields)


def test_more_points_win_then_more_buildings() -> None:
    """3.5, check list: equal score with different building counts."""
    state = over(
        built={0: "A1 E1", 1: "C1"}, money=(0, 6), common="most_on_red most_on_yellow most_rubble"
    )  # fmt: skip
    one, two = (GAME.score(state, seat).total for seat in (0, 1))
    assert two == one + 2
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.reasons, outcome.causes, outcome.ties) == ((2, 1), ("year",), ((0, 1),), ())
    level = over(built={0: "A1 E1", 1: "C1"}, money=(5, 4), common="most_on_red most_on_yellow most_rubble")
    outcome = GAME.outcome(level)
    assert outcome is not None
    assert outcome.sheets[0].total == outcome.sheets[1].total
    assert outcome.ranks == (1, 2)
    assert [(tie.key, tie.seats, tie.counts) for tie in outcome.ties] == [("buildings", (0, 1), (2, 1))]


def test_ruling_33_still_level_is_a_shared_victory() -> None:
    """33."""
    outcome = GAME.outcome(over(built={0: "A1", 1: "C1"}, common="most_on_red most_on_yellow most_rubble"))
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert [tie.key for tie in outcome.ties] == ["buildings", "shared"]
    assert GAME.outcome(position()) is None


def solo_over(**fields: Any) -> State:
    """A solo match that is over in 1915."""
    common = "most_on_red most_on_yellow most_rubble"
    return position(1, year=1915, phase=Phase.OVER, queue=(), places=(0, 1), common=common, **fields)


def test_the_committee_wins_what_is_level_in_points_and_buildings() -> None:
    """6.8: the human wins with more points; tie: more buildings; still tied: the Committee."""
    for fields, ranks in (
        ({"built": {0: "A1", 1: "C1"}}, (2,)),
        ({"built": {0: "A1 E1", 1: "C1"}}, (1,)),
        ({"built": {0: "A1", 1: "C1 D3"}}, (2,)),
        ({"built": {0: "A1", 1: "C1 D3"}, "money": (3, 3)}, (1,)),
        ({"built": {0: "A1 E1", 1: "C1"}, "money": (0, 4)}, (2,)),
    ):
        outcome = GAME.outcome(solo_over(**fields))  # type: ignore[arg-type]
        assert outcome is not None
        assert outcome.ranks == ranks
        assert len(outcome.opponents) == 1


def test_the_committee_scores_four_dollars_and_three_per_goal_card() -> None:
    """3.6, 6.8: one point per 4 $, three per personal goal whatever it says; the rest as a player."""
    state = solo_over(money=(7, 7), open_goals=["", "pairs most_money"], built={1: "A1 B1"}, at_=[(0, 0), (2, 2)])
    assert row_of(state, "money", 1).points == 1
    assert row_of(state, "money", 0).points == 2
    assert row_of(state, "committee_goals", 1).points == 6
    assert row_of(state, "development", 1).points == -1
    assert all(not row.key.startswith("personal_") for row in sheet_of(GAME.table(state), 1).rows)
    assert state.best == NONE
    assert PLACES[2] == (6, 2)
