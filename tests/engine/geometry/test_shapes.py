"""Pieces that turn and mirror, and every place where they fit: masks and plane geometry lay them alike."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plan_builder import drawn, random_shape, some_squares

from engine.geometry import planar
from engine.geometry.shapes import Ground, Shape, alike, anchors, mirror_is_a_turn, mirrored, turned, turned_once
from engine.geometry.squares import EAST, FULL, NORTH, SIDES, SOUTH, SQUARES, WEST, Walls, mask_of, squares_in

seeds = st.integers(0, 2**32 - 1)
DESK = drawn("##", "#o", sides=((0, 0, NORTH), (0, 1, WEST)), tags=((1, 0, "lamp"),))


def test_a_quarter_turn_is_clockwise():
    assert alike(turned_once(DESK), drawn("##", "o#", sides=((1, 0, EAST), (0, 0, NORTH)), tags=((1, 1, "lamp"),)))


def test_mirrored_east_to_west():
    assert alike(mirrored(DESK), drawn("##", "o#", sides=((1, 0, NORTH), (1, 1, EAST)), tags=((0, 0, "lamp"),)))


def test_four_turns_and_two_mirrors_lead_back():
    again = mirrored(mirrored(DESK))
    for _ in range(4):
        again = turned_once(again)
    assert alike(again, DESK)


def test_a_mirror_image_that_is_a_turn():
    assert mirror_is_a_turn(drawn("##", "oo"))
    assert mirror_is_a_turn(drawn("##", "#o"))
    assert not mirror_is_a_turn(DESK)
    assert not mirror_is_a_turn(drawn("#.", "#.", "##"))
    assert mirror_is_a_turn(drawn("###", tags=((0, 0, "lamp"),)))
    assert not mirror_is_a_turn(drawn("###", tags=((0, 0, "lamp"),), sides=((0, 0, NORTH),)))


def test_shapes_that_cannot_lie_on_a_sheet():
    with pytest.raises(ValueError, match="begin at column 0 and row 0"):
        turned(Shape(((1, 0),)), 0, False)
    with pytest.raises(ValueError, match="17 by 1 squares does not fit"):
        turned(Shape(((0, 0), (16, 0))), 0, False)


@given(seeds, st.integers(0, 3), st.booleans())
def test_both_lay_a_piece_alike(seed, turns, mirror):
    rng = random.Random(seed)
    shape = random_shape(rng, plants=rng.random() < 0.5)
    piece = turned(shape, turns, mirror)
    laid, there = planar.footprints(shape, turns, mirror, "plant")
    assert mask_of(there) == piece.room
    place = rng.randrange(len(there))
    one = planar.footprint(shape, there[place], turns, mirror, "plant")
    for kind in ("furniture", "circulation", "whole", "plain_core"):
        assert getattr(laid, kind)[place].equals(getattr(one, kind)[0])
    stands, walks = piece.at(there[place])
    assert planar.squares_of(laid.furniture[[place]]) == stands
    assert laid.furniture[place].area == stands.bit_count()
    assert planar.squares_of(laid.circulation[[place]]) == walks
    assert planar.squares_of(laid.whole[[place]]) == stands | walks
    plain = stands & ~piece.tagged_at(there[place], "plant")
    assert planar.squares_of(laid.plain_core[[place]]) == plain
    sides = sorted(piece.sides_at(there[place]))
    lines = list(laid.sides[:, place])
    assert len(lines) == len(sides)
    assert all(any(line.equals(planar.segment(edge)) for line in lines) for edge in sides)


@given(seeds, st.integers(0, 3), st.booleans())
def test_edges_within_a_piece_lie_in_its_polygon(seed, turns, mirror):
    shape = random_shape(random.Random(seed))
    piece = turned(shape, turns, mirror)
    whole = planar.footprint(shape, 0, turns, mirror).whole_core[0]
    inner = {4 * s + EAST for s in piece.inner_right} | {4 * s + SOUTH for s in piece.inner_below}
    assert inner == {
        edge for edge in range(4 * SQUARES) if edge % 4 in (EAST, SOUTH) and whole.intersects(planar.segment(edge))
    }


@given(seeds)
def test_mirror_images_that_are_turns_are_so_as_figures(seed):
    shape = random_shape(random.Random(seed))
    plain = Shape(shape.furniture, shape.circulation)
    image = planar.footprint(plain, 0, 0, True)
    turns = [planar.footprint(plain, 0, turn, False) for turn in range(4)]
    same = any(
        image.furniture[0].equals(turn.furniture[0]) and image.circulation[0].equals(turn.circulation[0])
        for turn in turns
    )
    assert mirror_is_a_turn(plain) == same


@given(seeds, st.integers(0, 3), st.booleans())
def test_every_place_is_found(seed, turns, mirror):
    """The mask of anchors against asking square by square."""
    rng = random.Random(seed)
    shape = random_shape(rng, plants=rng.random() < 0.5)
    piece = turned(shape, turns, mirror)
    most = rng.choice((0.7, 0.95))
    ground = Ground(
        some_squares(rng, FULL, most),
        some_squares(rng, FULL, most),
        tuple(some_squares(rng, FULL, 0.6) for _ in SIDES),
        Walls(some_squares(rng, FULL, 0.1), some_squares(rng, FULL, 0.1)),
        some_squares(rng, FULL, 0.2),
        "plant",
    )
    found = anchors(piece, ground)
    assert not found & ~piece.room
    for anchor in squares_in(piece.room):
        stands, walks = piece.at(anchor)
        plants = piece.tagged_at(anchor, "plant")
        whole = planar.footprint(shape, anchor, turns, mirror).whole_core[0]
        fits = (
            not stands & ~ground.furniture
            and not stands & ground.reserved & ~plants
            and not walks & ~ground.circulation
            and all(ground.walled[side] >> anchor + step & 1 for step, side in piece.sides)
            and not whole.intersects(planar.wall_lines(_on_sheet(ground.walls)))
        )
        assert bool(found >> anchor & 1) == fits


def _on_sheet(walls):
    """The walls as edges; those at the rim are none between squares."""
    last = mask_of(16 * row + 15 for row in range(16))
    return Walls(walls.right & ~last, walls.below & ~(0xFFFF << 240))


def test_furniture_in_several_parts():
    shape = drawn("#.#", ".o.")
    assert planar.footprint(shape, 0, 0, False).furniture[0].geom_type == "MultiPolygon"
    ground = Ground(FULL & ~(1 << 1), FULL, (0, 0, 0, 0), Walls())
    assert anchors(turned(shape, 0, False), ground) >> 0 & 1
