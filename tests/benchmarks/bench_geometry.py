"""Benchmarks of pieces on a full sheet, by masks and by the referee: `pytest tests/benchmarks/bench_geometry.py -s`.

The limits are those of a two-core machine of 2024; compare figures within one run only.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "engine" / "geometry"))

from plan_builder import closed_with, house_of, marked, random_catalogue, random_piece, random_place, rectangle

from engine.games.room_to_move import referee
from engine.games.room_to_move.actions import CloseRoom, Marks, Place
from engine.games.room_to_move.legal import doors_for, legal_anchors, with_place
from engine.games.room_to_move.walk import walk
from engine.geometry import planar
from engine.geometry.squares import WEST, edge_of, square_at

INSIDE = rectangle(1, 1, 13, 9)
ORIENTATIONS = [(turns, mirror) for turns in range(4) for mirror in (False, True)]


def milliseconds(work, times):
    """Median and 95th percentile of so many calls, in milliseconds."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        work()
        taken.append(1000 * (perf_counter() - start))
    return median(taken), quantiles(taken, n=20)[-1]


def report(what, found):
    """Prints a line."""
    print(f"\n{what}: median {found[0]:.3f} ms, p95 {found[1]:.3f} ms")


BLOCKS = [
    rectangle(1, 1, 4, 4),
    rectangle(5, 1, 4, 4),
    rectangle(9, 1, 5, 4),
    rectangle(1, 6, 6, 4),
    rectangle(7, 6, 7, 4),
]
"""Five rooms on both sides of a hallway in row 6."""


def drawn_sheets(rng):
    """A house and its sheets, piece by piece and room by room."""
    house = house_of(INSIDE, random_catalogue(rng), rooms=("one", "two", "three", "four", "five"))
    sheet = house.empty_sheet()
    sheet = marked(sheet, Marks(front=(edge_of(square_at(1, 5), WEST),)))
    sheets = [sheet]
    for room, block in enumerate(BLOCKS):
        for _ in range(30):
            found = random_place(rng, house, sheet, room)
            if found and len(sheet.pieces_in(room)) < 4:
                longer = with_place(sheet, room, *found)
                stands, walks = house.squares(longer.placed[-1])
                if not (stands | walks) & ~block and any(doors_for(house, longer, room, block)):
                    sheet = longer
                    sheets.append(sheet)
        door = next(doors_for(house, sheet, room, block), None)
        if sheet.pieces_in(room) and door is not None:
            sheet = closed_with(sheet, room, CloseRoom(block, door))
            sheets.append(sheet)
    return house, sheets


@pytest.fixture(scope="module")
def sheets():
    """A house of 117 squares, the sheet when half of it is drawn, and the fullest one at the end."""
    drawn = [drawn_sheets(random.Random(seed)) for seed in range(20)]
    house, stages = max(drawn, key=lambda found: sum(walk(found[0], found[1][-1]).counts))
    full = stages[-1]
    counts = sum(walk(house, full).counts)
    print(f"\n{len(full.placed)} pieces, {counts} count, {sum(bool(c) for c in full.closed)} rooms")
    return house, stages[len(stages) // 2], full


def fresh(sheet, number):
    """The sheet as one that has never been seen."""
    return msgspec.structs.replace(sheet, marks=msgspec.structs.replace(sheet.marks, windows=(number,)))


def test_map_of_all_anchors(sheets):
    house, half, _ = sheets
    piece = random_piece(random.Random(1), house)
    numbers = iter(range(10_000))

    def maps():
        sheet = fresh(half, next(numbers))
        return [legal_anchors(house, sheet, 0, piece, turns, mirror) for turns, mirror in ORIENTATIONS]

    found = milliseconds(maps, 1000)
    report("map of all anchors, 8 orientations, new sheet, masks", found)
    assert found[0] < 0.2
    assert found[1] < 0.5


def test_placement_by_the_referee(sheets):
    house, _, full = sheets
    piece = random_piece(random.Random(1), house)
    places = [Place(piece.option, anchor, turns) for turns in range(4) for anchor in range(0, 160, 7)]
    numbers = iter(range(100_000))

    def confirm():
        number = next(numbers)
        return referee.confirm_place(house, fresh(full, number), 0, piece, places[number % len(places)])

    milliseconds(confirm, len(places))
    found = milliseconds(confirm, 1000)
    report("placement on a full sheet, referee, warm", found)
    assert found[0] < 0.3


def test_map_by_the_referee(sheets):
    house, half, _ = sheets
    piece = random_piece(random.Random(1), house)
    found = milliseconds(lambda: referee.all_anchors(house, half, 0, piece, 1, False), 50)
    masks = milliseconds(lambda: legal_anchors(house, half, 0, piece, 1, False), 500)
    report("map of all anchors, one orientation, referee", found)
    print(f"that is {found[0] / masks[0]:.0f} times as long as by masks")


def test_closing_by_the_referee(sheets):
    house, _, full = sheets
    rooms = [room for room, closed in enumerate(full.closed) if closed]
    opened = msgspec.structs.replace(
        full, closed=tuple(None if r == rooms[-1] else c for r, c in enumerate(full.closed))
    )
    closed = full.closed[rooms[-1]]
    closing = CloseRoom(closed.area, closed.door)
    assert referee.confirm_closing(house, opened, rooms[-1], closing)
    report("closing, referee", milliseconds(lambda: referee.confirm_closing(house, opened, rooms[-1], closing), 300))


def test_walk(sheets):
    house, _, full = sheets
    numbers = iter(range(10_000))

    def cold():
        planar.area.cache_clear()
        planar.border.cache_clear()
        return referee.confirm_walk(house, full)

    found = milliseconds(lambda: referee.confirm_walk(house, fresh(full, next(numbers))), 300)
    masks = milliseconds(lambda: walk(house, fresh(full, next(numbers))), 300)
    report("walk of a full sheet, referee", found)
    report("the same without the areas kept", milliseconds(cold, 100))
    report("the same by masks", masks)
    print(f"the referee takes {found[0] / masks[0]:.0f} times as long")
    assert found[0] < 5
