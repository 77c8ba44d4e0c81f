"""The city of Common Ground against a slow second count: trees, cones, corners, shut lines, bounds, titles."""

from __future__ import annotations

import math

import pytest
from cg_builder import drawn_map
from cg_referee import (
    TITLES,
    Tile,
    Town,
    bonus_trees,
    cell_of,
    column_trees,
    half_trees,
    is_tree,
    neighbours,
    number_of,
    row_trees,
    shutters,
    surroundings,
    takes_bonus,
    takes_cone,
    takes_mismatch,
    title,
    trees,
    unpack,
    upper_bound,
)
from hypothesis import given
from hypothesis import strategies as st

from engine.games.common_ground import city as ground
from engine.games.common_ground.city import City, Laid


def pack(town: Town) -> tuple[Laid, ...]:
    """The engine's form of a city."""
    return tuple(
        Laid(number_of(cell), tile.name, "NESW".index(tile.wall) if tile.wall else -1) for cell, tile in town.items()
    )


def built(moves: list[tuple[int, int]], bonus_after: set[int]) -> Town:
    """A city that grows by the rules: each move is a kind and a number that picks one of the cells it may take."""
    town: Town = {(0, 0): Tile(114)}
    town |= {cell: Tile(2 * n) for n, cell in enumerate(neighbours((0, 0)))}
    bonuses = 0
    for n, (kind, pick) in enumerate(moves):
        near = list(surroundings(town, 1))
        if n in bonus_after and bonuses < 6:
            spots = [(cell, wall) for cell in near for wall in "NESW" if takes_bonus(town, cell, wall)]
            cell, wall = spots[pick % len(spots)]
            town[cell] = Tile(120 + bonuses, wall)
            bonuses += 1
            continue
        cells = [cell for cell in near if (takes_mismatch if kind == 0 else takes_cone)(town, cell)]
        if kind == 2:
            most = max(half_trees(town, cell) for cell in cells)
            cells = [cell for cell in cells if half_trees(town, cell) == most]
        if cells:
            town[cells[pick % len(cells)]] = Tile(2 * (len(town) + 4))
    return town


CITIES = st.builds(
    built,
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 400)), max_size=29),
    st.sets(st.integers(0, 28), max_size=6),
)
COMPACT = st.builds(
    built,
    st.lists(st.tuples(st.just(2), st.integers(0, 400)), min_size=20, max_size=29),
    st.sets(st.integers(0, 28), max_size=6),
)


def any_town(cells: dict[tuple[int, int], int]) -> Town:
    """A city however it came about: a number of 0 to 3 is a wall, others are plain tiles."""
    town: Town = {}
    bonuses = 0
    for cell, wall in cells.items():
        if wall < 4 and bonuses < 6:
            town[cell] = Tile(120 + bonuses, "NESW"[wall])
            bonuses += 1
        else:
            town[cell] = Tile(2 * len(town))
    return town


WILD = st.builds(
    any_town,
    st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.integers(0, 15), min_size=1, max_size=34),
)


# ---- Section 2, Edges; 3.9, R6, R7


@pytest.mark.timeout(900)
@given(st.one_of(CITIES, COMPACT, WILD))
def test_trees_by_rows_and_columns_are_those_of_a_slow_count(town: Town) -> None:
    """Section 2, 3.9, R7: a tree is a pair of neighbours whose facing sides both carry half trees."""
    assert City(pack(town)).trees() == (row_trees(town), column_trees(town))


@pytest.mark.timeout(900)
@given(st.one_of(CITIES, COMPACT, WILD))
def test_no_city_has_more_trees_than_2n_minus_ceil_2_sqrt_n(town: Town) -> None:
    """3.9, R6: for any set of cells, however it came about."""
    rows, columns = City(pack(town)).trees()
    assert rows + columns <= upper_bound(len(town)) == ground.most_trees(len(town))


@pytest.mark.parametrize("n", range(35))
def test_the_upper_bound_is_reached_by_squares_and_by_nothing_more(n: int) -> None:
    """3.9: the bound for n tiles, reached by filling a square row by row; 34 tiles have at most 56."""
    side = math.isqrt(n)
    full = [(x, y) for x in range(side) for y in range(side)]
    full += [(side, y) for y in range(side)][: n - side * side]
    full += [(x, side) for x in range(side + 1)][: n - len(full)]
    town = {cell: Tile(2 * i) for i, cell in enumerate(full)}
    assert len(town) == n
    assert trees(town) == upper_bound(n) == ground.most_trees(n) == 2 * n - math.ceil(2 * math.sqrt(n))
    assert n < 34 or trees(town) == 56


def test_the_bound_holds_for_every_figure_of_up_to_seven_cells() -> None:
    """3.9: all polyominoes, not only drawn ones."""
    figures = {frozenset({(0, 0)})}
    for n in range(1, 8):
        assert max(trees({cell: Tile(0) for cell in figure}) for figure in figures) == upper_bound(n)
        figures = {
            frozenset({(x - min(a for a, _ in grown), y - min(b for _, b in grown)) for x, y in grown})
            for figure in figures
            for cell in figure
            for other in neighbours(cell)
            if other not in figure
            for grown in [figure | {other}]
        }


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "Bizarre City"),
        (4, "Bizarre City"),
        (19, "Bizarre City"),
        (20, "Funky City"),
        (29, "Funky City"),
        (30, "Groovy City"),
        (39, "Groovy City"),
        (40, "WOW City"),
        (49, "WOW City"),
        (50, "Link City"),
        (56, "Link City"),
        (59, "Link City"),
        (60, "congratulations, but you cheated"),
        (99, "congratulations, but you cheated"),
    ],
)
def test_titles_at_every_border(points: int, name: str) -> None:
    """3.9: the table of titles."""
    assert TITLES[ground.rank_of(points)] == name
    assert ground.rank_of(points) == title(points)


def test_sixty_trees_are_impossible() -> None:
    """3.9: with the maximum of 34 tiles the bound is 56."""
    assert max(ground.most_trees(n) for n in range(35)) == 56
    assert title(56) == 4


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("wall", range(-1, 4))
@pytest.mark.parametrize("other", range(-1, 4))
def test_two_tiles_make_a_tree_unless_a_coloured_side_is_between_them(side: int, wall: int, other: int) -> None:
    """Section 2, Edges: each side of a place and of Town Hall, three sides of a Bonus tile."""
    here, there = (0, 0), neighbours((0, 0))[side]
    town = {
        here: Tile(120 if wall >= 0 else 114, "NESW"[wall] if wall >= 0 else ""),
        there: Tile(121 if other >= 0 else 0, "NESW"[other] if other >= 0 else ""),
    }
    expected = wall != side and other != (side + 2) % 4
    assert is_tree(town, here, there) == expected
    assert sum(City(pack(town)).trees()) == expected


# ---- Cells: 3.2.2, 3.2.5, 5.1 to 5.13


@pytest.mark.timeout(900)
@given(st.one_of(CITIES, COMPACT, WILD))
def test_every_cell_offers_what_the_slow_count_says(town: Town) -> None:
    """3.2.2, 5.1 to 5.8, 5.13: cones, corners, Bonus tiles, trees, shut lines, cell by cell."""
    city = City(pack(town))
    near = list(surroundings(town))
    building, corner, bonus = set(), set(), set()
    for cell in near:
        if cell in town:
            continue
        at = number_of(cell)
        spot = city.spot(at)
        assert spot.trees == half_trees(town, cell)
        shut = {town[by].name for by in shutters(town, cell)}
        assert spot.shut_by in shut if shut else spot.shut_by == -1
        if takes_cone(town, cell):
            building.add(at)
        if takes_mismatch(town, cell):
            corner.add(at)
        for closed, wall in enumerate("NESW"):
            assert city.bonus_trees(at, closed) == bonus_trees(town, cell, wall)
            if takes_bonus(town, cell, wall):
                bonus.add((at, closed))
    assert city.building_cells() == tuple(sorted(building))
    assert city.corner_cells() == tuple(sorted(corner))
    assert sorted(city.bonus_spots()) == sorted(bonus)
    assert len(set(city.bonus_spots())) == len(city.bonus_spots())


@given(CITIES)
def test_a_cell_for_a_cone_always_completes_a_tree(town: Town) -> None:
    """5.6: keeps 'a matched tile always completes a tree' true, whatever was laid first."""
    city = City(pack(town))
    for at in city.building_cells():
        grown = town | {cell_of(at): Tile(100)}
        assert trees(grown) == trees(town) + city.spot(at).trees
        assert city.spot(at).trees >= 1


@given(CITIES)
def test_there_is_always_a_corner_and_a_spot_for_a_bonus_tile(town: Town) -> None:
    """R4, 5.12: six Bonus tiles cannot shut all outer corner cells."""
    city = City(pack(town))
    assert city.corner_cells()
    assert city.bonus_spots()
    assert len(city.building_cells()) >= 4, "and four cones can always be set"


def test_the_line_is_shut_to_infinity_across_gaps_and_neighbouring_lines_are_free() -> None:
    """5.3: the cells of that single row (or column) from the coloured side outward."""
    drawn = drawn_map(
        """
        . a . .
        d H b >
        . c . .
        """
    )
    city = City(drawn.city)
    for steps in range(3, 60):
        assert city.spot(ground.cell_at(steps, 0)).shut_by == 120
        for off in (-1, 1):
            assert city.spot(ground.cell_at(steps, off)).shut_by == -1
    assert city.spot(ground.cell_at(-2, 0)).shut_by == -1
    for cell in ((2, 1), (2, -1)):
        assert city.spot(ground.cell_at(*cell)).shut_by == -1


@pytest.mark.parametrize(("wall", "side"), [("^", 0), (">", 1), ("v", 2), ("<", 3)])
def test_each_wall_shuts_the_line_on_its_own_side_only(wall: str, side: int) -> None:
    """3.4: that row or column in that direction."""
    drawn = drawn_map(f"H {wall}")
    city = City(drawn.city)
    for other, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        for steps in (2, 3, 9):
            spot = city.spot(ground.cell_at(1 + steps * dx, steps * dy))
            assert (spot.shut_by == 120) == (other == side)


def test_a_wall_that_faces_a_tile_shuts_the_line_beyond_it() -> None:
    """R5, 5.13: no tree there, the tile stays, the line beyond is shut; the Bonus tile is named."""
    drawn = drawn_map("H > a 1 . 2")
    city = City(drawn.city)
    assert city.trees() == (1, 0)
    assert city.spot(drawn.at["1"]).shut_by == 120
    assert city.spot(drawn.at["2"]).shut_by == 120
    assert drawn.at["1"] not in city.building_cells()


def test_trees_of_tiles_already_beyond_a_wall_count() -> None:
    """5.2: tiles already out there stay, and their trees count."""
    drawn = drawn_map(
        """
        H > a b
        . . c .
        """
    )
    assert City(drawn.city).trees() == (2, 1)


def test_no_cone_beside_a_wall_alone_but_beside_the_half_tree_sides_of_a_bonus_tile() -> None:
    """5.6."""
    drawn = drawn_map(
        """
        . 1 .
        H > 2
        . 3 .
        """
    )
    cells = City(drawn.city).building_cells()
    assert drawn.at["1"] in cells
    assert drawn.at["2"] not in cells
    assert drawn.at["3"] in cells


def test_a_mismatched_tile_needs_a_corner_and_no_side() -> None:
    """5.8: also a wall is a neighbour of some kind, and a Bonus tile's corner is a corner."""
    drawn = drawn_map(
        """
        1 . 2 .
        . H ^ 3
        4 . 5 .
        """
    )
    cells = City(drawn.city).corner_cells()
    assert {drawn.at["1"], drawn.at["4"]} <= set(cells)
    assert drawn.at["3"] not in cells
    assert drawn.at["5"] not in cells
    assert drawn.at["2"] not in cells, "shut, and beside a wall"
    assert set(cells) == {
        ground.cell_at(-1, -1),
        ground.cell_at(-1, 1),
        ground.cell_at(2, -1),
        ground.cell_at(2, 1),
    }


def test_a_bonus_tile_needs_a_half_tree_side_that_completes_a_tree() -> None:
    """5.13: a Bonus tile whose only neighbour is behind its wall completes nothing."""
    drawn = drawn_map("H 1")
    spots = City(drawn.city).bonus_spots()
    assert {closed for cell, closed in spots if cell == drawn.at["1"]} == {0, 1, 2}


def test_cells_and_their_places() -> None:
    """The engine's numbers of cells, both ways."""
    for cell in ((0, 0), (5, -7), (-30, 30)):
        assert ground.cell_at(*cell) == number_of(cell)
        assert ground.place_of(number_of(cell)) == cell == cell_of(number_of(cell))


def test_a_map_reads_back() -> None:
    """The builder itself."""
    drawn = drawn_map(
        """
        . a 1
        < H b
        """
    )
    assert unpack(drawn.city) == {(0, -1): Tile(0), (-1, 0): Tile(120, "W"), (0, 0): Tile(114), (1, 0): Tile(2)}
    assert cell_of(drawn.at["1"]) == (1, -1)
