"""Benchmarks of the board of Room to Move at 1600x1000: `pytest tests/benchmarks/bench_room_to_move_board.py -s`."""

from __future__ import annotations

import statistics
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "desktop"))

from painted import Step, drag_steps
from room_to_move_table import advanced, make_board, rules, start, with_front

from desktop.boards.room_to_move.layout import square_rect
from engine.games.room_to_move.actions import Place
from engine.games.room_to_move.legal import legal_anchors, with_place
from engine.games.room_to_move.state import State
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import square_named, squares_in

PIECES = 19
NAMES = ("B4", "L4", "L9", "C9", "F6", "K10", "D5", "M11", "E7")
SIZE = (1600, 940)


def full_state() -> State:
    """The first card of a large house on whose sheet 19 pieces lie already."""
    state = advanced(start(2, 5, scenario=12), Phase.DRAW)
    house = rules().house(state)
    sheet = state.sheets[0]
    for count, piece in enumerate(house.furniture.pieces[::2]):
        turn = count % 4
        anchors = tuple(squares_in(legal_anchors(house, sheet, state.room, piece, turn, False)))
        if anchors and len(sheet.placed) < PIECES:
            sheet = with_place(sheet, state.room, piece, Place(0, anchors[0], turn))
    assert len(sheet.placed) == PIECES
    return msgspec.structs.replace(state, sheets=(sheet, *state.sheets[1:]))


def way(board) -> list:
    """Over the house and back, pixel by pixel."""
    points = [board.root.sceneTransform().map(square_rect(square_named(name)).center()) for name in NAMES]
    return [a + (b - a) * (share / 24) for a, b in pairwise(points) for share in range(24)]


def told(name: str, steps: list[Step]) -> float:
    """Prints the figures of a drag; gives its p95 in milliseconds of work."""
    for clock, ms in (("wall", [step.ms for step in steps]), ("work", [step.work_ms for step in steps])):
        ordered = sorted(ms)
        p95 = ordered[int(len(ordered) * 0.95)]
        print(
            f"\n{name}, {clock}: {len(ms)} steps, first {ms[0]:.2f} ms, median {statistics.median(ms):.2f} ms, p95 "
            f"{p95:.2f} ms, worst {ordered[-1]:.2f} ms; items at most {max(step.items for step in steps)}, share at "
            f"most {max(step.share for step in steps):.2f}"
        )
    return p95


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drag_step_on_a_full_sheet(qapp, scheme):
    """p95 below 16 ms from the first drag on, with symbols painted ahead; never the whole view."""
    board = make_board(with_front(full_state()), scheme, speed=1.0)
    board.warm()
    first = drag_steps(board, board.centre_of(("option", board.slots[0])), way(board), SIZE)
    second = drag_steps(board, board.centre_of(("option", board.slots[0])), way(board), SIZE)
    assert told(f"first drag {scheme}", first) < 16
    assert told(f"second drag {scheme}", second) < 16
    assert max(step.share for step in second) < 0.5
