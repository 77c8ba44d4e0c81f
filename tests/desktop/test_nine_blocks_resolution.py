"""The steps of a resolution: from the facts alone, the same from either side, ending in what the board shows."""

from __future__ import annotations

import pytest
from nine_blocks_rounds import GAME, states

from desktop.boards.nine_blocks.resolution import NOBODY, Fate, Stage, course_of
from engine.games.nine_blocks.events import Violated
from engine.games.nine_blocks.standing import points_of
from engine.games.nine_blocks.view import Phase


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_the_last_step_is_what_the_view_shows(seats: int, seed: int) -> None:
    kinds = set()
    for state in states(seats, seed, cascade=seed % 2 == 0):
        view = GAME.view(state, None)
        course = course_of(view)
        if course is None:
            continue
        assert course.round == view.last.round
        kinds |= {type(step.fact).__name__ for step in course.steps}
        for one, next_one in zip(course.steps, course.steps[1:], strict=False):
            assert one.after == next_one.before
            assert one.stage <= next_one.stage
        if not course.steps:
            continue
        end = course.steps[-1].after
        if course.whole:
            assert end.plans == ()
        assert end.board == view.board
        assert end.builders == view.builders
        assert end.turn == view.turn
        if not view.plans and (view.phase is not Phase.PLAN or len(view.queue) == view.seats * (2 - view.seats // 3)):
            assert end.penalties == view.penalties
        assert end.points == tuple(points_of(view, seat) for seat in range(seats))
        assert {one[0] for one in end.scored} == {claim.unit for claim in view.claims}
        assert set(end.out) == {seat for seat, gone in enumerate(view.out) if gone}
        if end.start != NOBODY and view.phase is Phase.PLAN and not view.final and view.round == course.round + 1:
            assert view.start == end.start
    assert "PlansRevealed" in kinds
    assert "Built" in kinds


def test_nothing_appears_or_vanishes_between_steps() -> None:
    """Tiles on the board, in racks and among the plans that stand add up in every step, except those to the pile."""
    taken = 0
    for seed in range(20):
        for state in states(4, 100 + seed):
            course = course_of(GAME.view(state, None))
            if course is None:
                continue
            for step in course.steps:
                counts = []
                for picture in (step.before, step.after):
                    standing = sum(plan.fate in (Fate.DOWN, Fate.UP) for plan in picture.plans)
                    built = sum(number > 0 for number in picture.board)
                    counts.append(standing + built + sum(map(len, picture.penalties)))
                gone = sum(flight.end.kind == "pile" for flight in step.flights)
                assert counts[1] == counts[0] - gone, step.fact
                for flight in step.flights:
                    if flight.end.kind == "rack":
                        assert step.after.penalties[flight.end.at][flight.end.nth] == flight.number
                    if flight.start.kind == "rack":
                        assert step.before.penalties[flight.start.at][flight.start.nth] == flight.number
                    if flight.start.kind == "space":
                        assert step.before.board[flight.start.at] == flight.number
                if isinstance(step.fact, Violated):
                    assert step.stage is Stage.BOARD
                    assert len(step.flights) == 1 + len(step.fact.taken)
                    assert step.flights[-1].seat == step.fact.seat
                    taken += len(step.fact.taken)
    assert taken
