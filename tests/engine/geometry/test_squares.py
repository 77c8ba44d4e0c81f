"""Squares, edges and walls as masks: what they say by themselves, and that plane geometry says the same."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plan_builder import random_blob, rectangle, some_squares

from engine.geometry import planar
from engine.geometry.squares import (
    EAST,
    FULL,
    NO_WALLS,
    NORTH,
    NOWHERE,
    SIDES,
    SOUTH,
    SQUARES,
    WEST,
    Walls,
    around,
    border_of,
    edge_of,
    is_edge,
    is_rectangle,
    mask_of,
    moved,
    name_of,
    neighbour,
    outer_edges,
    outer_sides,
    parts,
    reach,
    ring,
    sides_of,
    square_at,
    square_named,
    squares_in,
    steps_between,
    walls_of,
)

ROOT = Path(__file__).parents[3]
seeds = st.integers(0, 2**32 - 1)


def random_mask(rng):
    """A blob, a rectangle with holes, or squares strewn about; at the rims too."""
    kind = rng.random()
    if kind < 0.4:
        return random_blob(rng, rng.randint(1, 70), FULL)
    if kind < 0.7:
        column, row = rng.randint(0, 10), rng.randint(0, 10)
        mask = rectangle(column, row, rng.randint(1, 16 - column), rng.randint(1, 16 - row))
        return mask & ~some_squares(rng, mask, 0.15)
    return some_squares(rng, FULL, rng.choice((0.05, 0.3, 0.6)))


def random_walls(rng, mask):
    """Walls between squares of the sheet, most of them dangling."""
    share = rng.choice((0.02, 0.2, 0.5))
    squares = tuple(squares_in(some_squares(rng, mask, share)))
    return walls_of(edge_of(square, rng.choice(SIDES)) for square in squares)


@pytest.mark.parametrize("module", ["squares", "shapes"])
def test_masks_load_no_plane_geometry(module):
    code = f"import sys, engine.geometry.{module}; print('shapely' in sys.modules or 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_rules_load_no_plane_geometry():
    code = "import sys, engine.games.room_to_move.rules; print('shapely' in sys.modules or 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# Names and edges


def test_squares_have_names():
    assert [name_of(square) for square in (0, 15, 16, 255)] == ["A1", "P1", "A2", "P16"]
    assert all(square_named(name_of(square)) == square for square in range(SQUARES))


@pytest.mark.parametrize("name", ["", "A", "A0", "A17", "Q1", "a1", "A01", "A1 ", "1A", "A٣", "AB"])
def test_other_names_are_refused(name):
    with pytest.raises(ValueError, match="is no square"):
        square_named(name)


@pytest.mark.parametrize("place", [(-1, 0), (16, 0), (0, 16), (0, -1)])
def test_squares_beyond_the_sheet_are_refused(place):
    with pytest.raises(ValueError, match="must be from 0 to 15"):
        square_at(*place)


def test_an_edge_has_one_form():
    for square in range(SQUARES):
        for side in SIDES:
            edge = edge_of(square, side)
            assert is_edge(edge)
            assert (square, side) in sides_of(edge)
            assert len(sides_of(edge)) == (1 if neighbour(square, side) == NOWHERE else 2)
            assert planar.segment(edge).equals(planar.segment(4 * square + side))
    edges = {edge_of(square, side) for square in range(SQUARES) for side in SIDES}
    assert len(edges) == 2 * 16 * 17
    assert {edge for edge in range(-5, 4 * SQUARES + 5) if is_edge(edge)} == edges


@given(seeds)
def test_sets_of_walls(seed):
    rng = random.Random(seed)
    one, other = random_walls(rng, FULL), random_walls(rng, FULL)
    edges = set(one.edges())
    assert walls_of(edges) == one
    assert all(one.has(edge) for edge in edges)
    assert set((one | other).edges()) == edges | set(other.edges())
    assert set(one.without(other).edges()) == edges - set(other.edges())
    for side in SIDES:
        at = {square for square in range(SQUARES) if one.has(edge_of(square, side))}
        assert mask_of(at) == one.at(side)
    assert walls_of(edge_of(square, NORTH) for square in range(16)) == NO_WALLS


# Against plane geometry


@given(seeds)
def test_parts_are_the_rooms_between_walls(seed):
    rng = random.Random(seed)
    mask = random_mask(rng)
    walls = random_walls(rng, FULL) | (border_of(random_mask(rng)) if rng.random() < 0.5 else NO_WALLS)
    assert sorted(parts(mask, walls)) == list(planar.rooms(mask, walls))
    assert sum(part.bit_count() for part in parts(mask, walls)) == mask.bit_count()


def test_walls_that_hang_from_the_outer_wall_bound_rooms_and_dangling_ones_do_not():
    hall = rectangle(0, 0, 4, 4)
    across = Walls(mask_of(square_at(1, row) for row in range(4)))
    assert planar.rooms(hall, across) == (rectangle(0, 0, 2, 4), rectangle(2, 0, 2, 4))
    short = Walls(mask_of(square_at(1, row) for row in range(3)))
    assert planar.rooms(hall, short) == (hall,) == tuple(parts(hall, short))


def test_corners_do_not_join():
    mask = mask_of((square_at(3, 3), square_at(4, 4)))
    assert planar.rooms(mask, NO_WALLS) == tuple(parts(mask)) == (1 << square_at(3, 3), 1 << square_at(4, 4))


@given(seeds)
def test_reach_is_the_cell_of_the_floor(seed):
    rng = random.Random(seed)
    floor = random_mask(rng)
    walls = random_walls(rng, FULL)
    start = 1 << rng.choice(tuple(squares_in(floor)) or (0,))
    cells = planar.reached(planar.faces(planar.area(floor), planar.wall_lines(walls)), start)
    assert reach(start, floor, walls) == planar.squares_of(cells)


@given(seeds)
def test_borders_are_boundaries(seed):
    rng = random.Random(seed)
    mask = random_mask(rng)
    edges = set(outer_edges(mask))
    assert edges == {
        edge
        for edge in range(4 * SQUARES)
        if is_edge(edge) and planar.contains(planar.border(mask), planar.segment(edge))
    }
    assert set(border_of(mask).edges()) == {edge for edge in edges if len(sides_of(edge)) == 2}
    assert len(edges) == planar.border(mask).length
    for side, squares in enumerate(outer_sides(mask)):
        assert all(edge_of(square, side) in edges for square in squares_in(squares))
    assert sum(squares.bit_count() for squares in outer_sides(mask)) == len(edges)


@given(seeds)
def test_squares_around_touch(seed):
    rng = random.Random(seed)
    mask = random_mask(rng)
    polygon = planar.area(mask)
    touching = {s for s in range(SQUARES) if not mask >> s & 1 and polygon.intersects(planar.area(1 << s))}
    assert mask_of(touching) == ring(mask)
    sharing = {s for s in touching if planar.shared_border(mask, 1 << s) > 0}
    assert mask_of(sharing) == around(mask)


@given(seeds, st.sampled_from(SIDES))
def test_moving(seed, side):
    mask = random_mask(random.Random(seed))
    assert moved(mask, side) == mask_of(
        neighbour(square, side) for square in squares_in(mask) if neighbour(square, side) != NOWHERE
    )


@given(seeds)
def test_rectangles_fill_their_bounds(seed):
    rng = random.Random(seed)
    mask = random_mask(rng) if rng.random() < 0.5 else rectangle(3, 2, rng.randint(1, 4), rng.randint(1, 9))
    polygon = planar.area(mask)
    west, north, east, south = polygon.bounds
    assert is_rectangle(mask) == (polygon.area == (east - west) * (south - north))


def test_nothing_is_no_rectangle():
    assert not is_rectangle(0)


@given(seeds)
def test_steps(seed):
    rng = random.Random(seed)
    floor, walls = random_mask(rng), random_walls(rng, FULL)
    start, goal = random_blob(rng, rng.randint(1, 4), FULL), random_blob(rng, rng.randint(1, 4), FULL)
    floor &= ~(start | goal) if rng.random() < 0.5 else FULL
    assert steps_between(start, goal, floor, walls) == planar.steps_between(start, goal, floor, walls)


def test_steps_go_round_walls():
    floor = rectangle(0, 0, 4, 3)
    walls = walls_of(edge_of(square_at(1, row), EAST) for row in range(2))
    one, other = 1 << square_at(1, 0), 1 << square_at(2, 0)
    assert steps_between(one, other, floor, NO_WALLS) == planar.steps_between(one, other, floor, NO_WALLS) == 1
    assert steps_between(one, other, floor, walls) == planar.steps_between(one, other, floor, walls) == 5
    assert steps_between(one, other, 0, walls) == planar.steps_between(one, other, 0, walls) == -1
    assert planar.steps_between(one, one, 0, walls) == 0


@given(seeds)
def test_sides_shared_without_a_wall(seed):
    rng = random.Random(seed)
    one = random_mask(rng)
    other, walls = random_mask(rng) & ~one, random_walls(rng, FULL)
    touching = sum((moved(one & ~walls.at(side), side) & other).bit_count() for side in SIDES)
    assert touching == planar.shared_border(one, other, walls)


def seen_by_squares(square, side, house, things):
    """Square by square outwards."""
    met = [False] * len(things)
    here = neighbour(square, side)
    while here != NOWHERE and not house >> here & 1:
        met = [old or bool(thing >> here & 1) for old, thing in zip(met, things, strict=True)]
        here = neighbour(here, side)
    return tuple(met)


@given(seeds)
def test_lines_of_sight(seed):
    rng = random.Random(seed)
    house = random_mask(rng)
    things = tuple(random_mask(rng) for _ in range(3))
    for side, squares in enumerate(outer_sides(house)):
        for square in list(squares_in(squares))[:6]:
            assert planar.seen(square, side, house, things) == seen_by_squares(square, side, house, things)


def test_a_wing_of_the_house_hides_what_is_behind_it():
    house = rectangle(0, 4, 10, 2) | rectangle(8, 0, 2, 4)
    tree, lake = 1 << square_at(12, 2), 1 << square_at(6, 2)
    window = square_at(9, 2)
    assert planar.seen(window, EAST, house, (tree, lake)) == (True, False)
    assert planar.seen(square_at(8, 2), WEST, house, (tree, lake)) == (False, True)
    courtyard = rectangle(0, 0, 9, 3) & ~(1 << square_at(4, 1))
    assert planar.seen(square_at(4, 2), NORTH, courtyard, (1 << square_at(4, 1), FULL)) == (True, True)
    assert planar.seen(square_at(4, 0), SOUTH, courtyard, (1 << square_at(4, 4),)) == (False,)
