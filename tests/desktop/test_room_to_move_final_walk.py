"""The stations of the final walk: sums equal the score sheet, ways go where one can walk, every step is a picture."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from room_to_move_matches import finished, game

from desktop.boards.room_to_move.final_walk import NOWHERE, FinalWalk, Kind, Why, stations_of
from engine.games.room_to_move.counting import sheet_of
from engine.games.room_to_move.walk import walk
from engine.geometry.squares import SIDES, neighbour

CASES = [
    (number, seed, level) for number in range(13) for seed, level in ((1, "random"), (2, "random"), (1, "beginner"))
]


@pytest.mark.parametrize(("number", "seed", "level"), CASES)
def test_sums_equal_the_score_sheet(number: int, seed: int, level: str) -> None:
    state = finished(number, seed, 1, level)
    house, sheet, score = game().house(state), state.sheets[0], game().score(state, 0)
    stations = stations_of(house, sheet, score)
    assert stations[0].kind is Kind.FRONT
    assert stations[-1].kind is Kind.TOTAL
    assert [station.row for station in stations[1:-1]] == [row.key for row in score.rows]
    assert [station.points for station in stations[1:-1]] == [row.points for row in score.rows]
    assert stations[-1].total == stations[-2].total == score.total
    for station in stations:
        if station.kind is Kind.ROOM and station.why is not Why.EMPTY:
            assert sum(piece.points for piece in station.pieces) == station.points
        if station.why is Why.EMPTY:
            assert station.points == -3
            assert not station.pieces
        if station.kind is Kind.ROOM and station.why is Why.NOTHING:
            assert all(piece.counts for piece in station.pieces)
        for piece in station.pieces:
            assert piece.counts or not piece.points
            assert not (piece.missed and piece.counts)
    drawn = [piece.place for station in stations for piece in station.pieces]
    assert sorted(drawn) == list(range(len(sheet.placed)))


@pytest.mark.parametrize(("number", "seed", "level"), CASES)
def test_ways_lead_over_free_squares_through_no_wall_and_go_on_where_the_last_one_ended(
    number: int, seed: int, level: str
) -> None:
    state = finished(number, seed, 1, level)
    house, sheet = game().house(state), state.sheets[0]
    found = walk(house, sheet)
    here = NOWHERE
    stairs = {*house.scenario.stairs, *((b, a) for a, b in house.scenario.stairs)}
    for station in stations_of(house, sheet, game().score(state, 0)):
        way = station.way
        if not way:
            continue
        assert here in (NOWHERE, way[0])
        here = way[-1]
        for square in way:
            assert found.reached >> square & 1
        for one, other in itertools.pairwise(way):
            steps = {neighbour(one, side) for side in SIDES if not found.walls.at(side) >> one & 1}
            assert other in steps or (one, other) in stairs
        if station.kind is Kind.ROOM and station.why in (Why.NOTHING, Why.MISSED):
            assert found.areas[station.place] >> here & 1


@pytest.mark.parametrize("number", [0, 1, 10])
def test_going_back_shows_what_was_there_before(number: int) -> None:
    state = finished(number, 1, 3)
    scores = [game().score(state, seat) for seat in range(3)]
    tour = FinalWalk(game().house(state), state.sheets, scores)
    steps = tour.steps()
    forth = [tour.picture(*step) for step in steps]
    back = [tour.picture(*step) for step in reversed(steps)]
    assert forth == list(reversed(back))
    assert len(set(forth)) == len(forth)
    for (seat, number_), following in itertools.pairwise(steps):
        assert tour.next_of(seat, number_) == following
        assert tour.before(*following) == (seat, number_)
    assert tour.next_of(*steps[-1]) is None
    assert tour.before(*steps[0]) is None
    # Rows fill one by one, and the last picture shows what the score sheets say.
    for one, other in itertools.pairwise(forth):
        open_ = [sum(row is None for column in picture.columns for row in column.rows) for picture in (one, other)]
        assert open_[0] - open_[1] in (0, 1)
    last = forth[-1]
    assert [column.total for column in last.columns] == [score.total for score in scores]
    assert all(row is not None for column in last.columns for row in column.rows)
    known = tour.picture(*steps[0], known=True)
    assert [column.total for column in known.columns[1:]] == [score.total for score in scores[1:]]


def test_without_a_front_door_nothing_is_reached() -> None:
    state = finished(0, 1, 1, "beginner")
    house, sheet = game().house(state), state.sheets[0]
    shut = replace(sheet, marks=replace(sheet.marks, front=()))
    stations = stations_of(house, shut, sheet_of(house, shut))
    assert stations[0].why is Why.NO_FRONT
    assert all(not station.way for station in stations)
    assert all(
        station.why in (Why.NOT_REACHED, Why.EMPTY, Why.LEFT_OPEN) for station in stations if station.kind is Kind.ROOM
    )
    assert stations[-1].total <= 0
