"""Pieces on the sheet: shapes that turn and mirror with their circulation, wall sides and tags, and every place where
they fit at once.

A placement is an anchor (the north-west square of the bounding box of furniture and circulation), quarter turns
clockwise, and whether the piece is mirrored; it is mirrored east to west first, then turned.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engine.geometry.squares import EAST, FULL, WEST, WIDTH, Walls, edge_of

TURNS: Final = 4
Offset = tuple[int, int]
"""Column and row from the north-west corner of the bounding box."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as it is drawn on its card: ``furniture`` and ``circulation`` squares as offsets, the ``sides`` that need
    a wall as (column, row, side), and ``tags`` of furniture squares as (column, row, tag)."""

    furniture: tuple[Offset, ...]
    circulation: tuple[Offset, ...] = ()
    sides: tuple[tuple[int, int, int], ...] = ()
    tags: tuple[tuple[int, int, str], ...] = ()


class Turned(msgspec.Struct, frozen=True):
    """A shape after mirroring and turning, ready to be laid: masks for anchor 0, sides and inner edges as offsets in
    squares. ``room`` are the anchors whose bounding box lies on the sheet."""

    width: int
    height: int
    furniture: int
    circulation: int
    sides: tuple[tuple[int, int], ...]
    tags: tuple[tuple[int, str], ...]
    inner_right: tuple[int, ...]
    inner_below: tuple[int, ...]
    furniture_steps: tuple[int, ...]
    circulation_steps: tuple[int, ...]
    room: int

    def at(self, anchor: int) -> tuple[int, int]:
        """The furniture and circulation squares as masks when laid there."""
        return self.furniture << anchor, self.circulation << anchor

    def sides_at(self, anchor: int) -> tuple[int, ...]:
        """The edges that need a wall when laid there."""
        return tuple(edge_of(anchor + step, side) for step, side in self.sides)

    def tagged_at(self, anchor: int, tag: str) -> int:
        """The furniture squares with the tag, as a mask."""
        mask = 0
        for step, name in self.tags:
            if name == tag:
                mask |= 1 << anchor + step
        return mask


def mirrored(shape: Shape) -> Shape:
    """The shape mirrored east to west."""
    last = _extent(shape)[0] - 1
    return Shape(
        tuple((last - column, row) for column, row in shape.furniture),
        tuple((last - column, row) for column, row in shape.circulation),
        tuple((last - column, row, (-side) % 4 if side in (EAST, WEST) else side) for column, row, side in shape.sides),
        tuple((last - column, row, tag) for column, row, tag in shape.tags),
    )


def turned_once(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    last = _extent(shape)[1] - 1
    return Shape(
        tuple((last - row, column) for column, row in shape.furniture),
        tuple((last - row, column) for column, row in shape.circulation),
        tuple((last - row, column, (side + 1) % 4) for column, row, side in shape.sides),
        tuple((last - row, column, tag) for column, row, tag in shape.tags),
    )


def _extent(shape: Shape) -> tuple[int, int]:
    squares = shape.furniture + shape.circulation
    return 1 + max(column for column, _ in squares), 1 + max(row for _, row in squares)


@lru_cache(maxsize=4096)
def turned(shape: Shape, turns: int, mirror: bool) -> Turned:
    """The shape mirrored if asked, then turned. Raises ValueError if it does not fit the sheet or is not at 0."""
    if mirror:
        shape = mirrored(shape)
    for _ in range(turns % TURNS):
        shape = turned_once(shape)
    squares = shape.furniture + shape.circulation
    if min(column for column, _ in squares) or min(row for _, row in squares):
        raise ValueError("the squares of a shape begin at column 0 and row 0")
    width, height = _extent(shape)
    if width > WIDTH or height > WIDTH:
        raise ValueError(f"a shape of {width} by {height} squares does not fit the sheet")
    steps = {WIDTH * row + column for column, row in squares}
    columns = sum(1 << column for column in range(WIDTH - width + 1))
    return Turned(
        width,
        height,
        sum(1 << WIDTH * row + column for column, row in shape.furniture),
        sum(1 << WIDTH * row + column for column, row in shape.circulation),
        tuple((WIDTH * row + column, side) for column, row, side in shape.sides),
        tuple((WIDTH * row + column, tag) for column, row, tag in shape.tags),
        tuple(WIDTH * row + column for column, row in squares if (column + 1, row) in squares),
        tuple(WIDTH * row + column for column, row in squares if (column, row + 1) in squares),
        tuple(WIDTH * row + column for column, row in shape.furniture),
        tuple(WIDTH * row + column for column, row in shape.circulation),
        sum(columns << WIDTH * row for row in range(WIDTH - height + 1)) if steps else 0,
    )


def alike(one: Shape, other: Shape) -> bool:
    """Whether two shapes are the same in squares, sides and tags, in whatever order these are listed."""
    return all(
        sorted(getattr(one, name)) == sorted(getattr(other, name))
        for name in ("furniture", "circulation", "sides", "tags")
    )


@lru_cache(maxsize=512)
def mirror_is_a_turn(shape: Shape) -> bool:
    """Whether mirroring gives nothing that turning does not give."""
    again, image = shape, mirrored(shape)
    for _ in range(TURNS):
        if alike(again, image):
            return True
        again = turned_once(again)
    return False


class Ground(msgspec.Struct, frozen=True):
    """Where pieces may lie: squares free for ``furniture`` and for ``circulation``, squares with a wall that counts per
    side (``walled``, north to west), and edges that no piece may cross (``walls``). On squares of ``reserved`` only
    furniture squares with the tag ``reserved_for`` may lie."""

    furniture: int
    circulation: int
    walled: tuple[int, int, int, int]
    walls: Walls
    reserved: int = 0
    reserved_for: str = ""


def anchors(piece: Turned, ground: Ground) -> int:
    """Every anchor where the piece fits, as a mask."""
    fits = piece.room
    common = ground.furniture & ~ground.reserved
    for step in piece.furniture_steps:
        tagged = ground.reserved and (step, ground.reserved_for) in piece.tags
        fits &= (ground.furniture if tagged else common) >> step
    for step in piece.circulation_steps:
        fits &= ground.circulation >> step
    for step, side in piece.sides:
        fits &= ground.walled[side] >> step
    for step in piece.inner_right:
        fits &= ~(ground.walls.right >> step)
    for step in piece.inner_below:
        fits &= ~(ground.walls.below >> step)
    return fits & FULL
