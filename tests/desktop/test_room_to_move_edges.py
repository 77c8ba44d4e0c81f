"""Sides of squares for pointer and keys, and the marks that are drawn on them."""

from __future__ import annotations

import random

import pytest
from room_to_move_matches import at_phase, game, states

from desktop.boards.room_to_move import closing, edges
from desktop.boards.room_to_move import walls_marks as marks
from desktop.boards.room_to_move.walls_marks import Tool
from engine.core.chance import Chance
from engine.games.room_to_move.actions import CloseRoom, Marks
from engine.games.room_to_move.legal import refuse_marks
from engine.games.room_to_move.sheet import House, Sheet
from engine.games.room_to_move.view import WhichDoors, WhichOutlines
from engine.geometry.squares import SQUARES, edge_of, is_edge, name_of, square_named, squares_in


def side(name: str) -> int:
    """The side called like "C4:E"."""
    square, letter = name.split(":")
    return edge_of(square_named(square), "NESW".index(letter))


def test_every_side_lies_between_its_corners() -> None:
    assert len(edges.EVERY) == 2 * 16 * 17
    for edge in edges.EVERY:
        assert is_edge(edge)
        one, other = edges.ends_of(edge)
        assert edges.edge_between(one, other) == edge
        assert edges.edge_between(other, one) == edge
        assert edges.edge_near(*edges.middle_of(edge), 0.1) == edge
    assert edges.edge_between((3, 3), (4, 4)) is None


@pytest.mark.parametrize("seed", range(3))
def test_a_point_hits_the_nearest_side_within_reach_and_none_in_the_middle_of_a_square(seed: int) -> None:
    dice = random.Random(seed)
    among = frozenset(dice.sample(sorted(edges.EVERY), 200))
    for _ in range(300):
        x, y = dice.uniform(-0.5, 16.5), dice.uniform(-0.5, 16.5)
        found = edges.edge_near(x, y, 0.3, among)
        away = {edge: edges.distance_to(edge, x, y) for edge in among}
        nearest = min(away.values())
        assert (found is None) == (nearest > 0.3)
        if found is not None:
            assert away[found] == nearest
    for square in range(SQUARES):
        assert edges.edge_near(square % 16 + 0.5, square // 16 + 0.5, 0.45) is None


def test_a_stroke_follows_the_grid_and_going_back_takes_it_away() -> None:
    way = edges.drawn_on(((2, 2),), (5, 2))
    assert [edges.ends_of(edge) for edge in edges.edges_along(way)] == [
        ((2, 2), (3, 2)),
        ((3, 2), (4, 2)),
        ((4, 2), (5, 2)),
    ]
    bent = edges.drawn_on(way, (5, 4))
    assert len(edges.edges_along(bent)) == 5
    assert edges.drawn_on(bent, (5, 2)) == way
    assert edges.drawn_on(bent, (2, 2)) == ((2, 2),)
    # A pointer that jumps goes the longer stretch first, so that the line stays on the grid.
    assert len(edges.edges_along(edges.drawn_on(((0, 0),), (3, 7)))) == 10


def test_the_cursor_reaches_every_side_with_arrows_and_a_turn() -> None:
    among = edges.inner_edges(game().book.scenarios[0].inside)
    start = edges.first_of(among)
    assert start is not None
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        ways = [edges.stepped(here, dx, dy, among) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        for there in (*ways, edges.turned_over(here, among)):
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    assert reached == among


@pytest.mark.parametrize("number", range(13))
def test_the_cursor_goes_round_the_house_by_arrows_alone(number: int) -> None:
    among = game().book.scenarios[number].outer
    start = edges.first_of(among)
    assert start is not None
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = edges.stepped(here, dx, dy, among)
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    assert len(among - reached) == 0


def test_walls_go_on_and_off() -> None:
    one, other = side("C4:E"), side("C4:S")
    drawn = marks.with_walls(Marks(), (one, other))
    assert marks.has_wall(drawn, one)
    assert marks.has_wall(drawn, other)
    assert marks.with_walls(drawn, (one, other), there=False) == Marks()


def fresh(number: int) -> tuple[House, Sheet]:
    """The house of a scenario with its empty sheet."""
    state = next(states(number, 1))
    return game().house(state), state.sheets[0]


@pytest.mark.parametrize("number", range(13))
def test_every_front_door_that_a_press_can_mean_is_a_legal_one(number: int) -> None:
    house, sheet = fresh(number)
    places = marks.sides_for(Tool.FRONT, house, sheet, sheet.marks)
    assert bool(places) != bool(marks.fixed_front(house))
    for edge in places:
        for front in marks.fronts_at(house, edge):
            assert len(front) == (2 if house.scenario.front_wide else 1)
            refusal = refuse_marks(house, sheet, marks.with_front(sheet.marks, front))
            # Only what lies inside may stand in the way.
            assert refusal is None or refusal.code in ("front_blocked", "front_in_room", "front_elsewhere"), refusal


def test_a_wide_front_door_takes_the_next_side_with_it_and_goes_away_after_its_places() -> None:
    house, sheet = fresh(7)
    edge = side("F2:N")
    first = marks.front_pressed(house, sheet.marks, edge)
    second = marks.front_pressed(house, first, edge)
    assert {len(first.front), len(second.front)} == {2}
    assert first.front != second.front
    assert edge in first.front
    assert edge in second.front
    assert marks.front_pressed(house, second, edge).front == ()


@pytest.mark.parametrize("number", range(13))
def test_windows_on_all_outer_sides_are_legal_and_the_button_takes_them_away_again(number: int) -> None:
    house, sheet = fresh(number)
    inside = house.scenario.inside
    full = marks.with_windows_around(house, sheet, sheet.marks, inside)
    assert refuse_marks(house, sheet, full) is None
    assert marks.windows_around(house, sheet, full, inside) == ()
    assert len(full.windows) >= len(house.scenario.outer) - len(house.scenario.crossed) - len(full.front) - 4
    again = marks.with_windows_around(house, sheet, full, inside)
    assert set(again.windows) == set(house.scenario.windows)


def test_the_eraser_takes_what_was_drawn_and_never_what_is_printed() -> None:
    for number in range(13):
        house, sheet = fresh(number)
        for edge in edges.EVERY:
            assert marks.erased(house, sheet.marks, edge) == sheet.marks
        drawn = marks.with_walls(sheet.marks, list(edges.inner_edges(house.scenario.inside))[:5])
        for edge in marks.sides_for(Tool.ERASER, house, sheet, drawn):
            drawn = marks.erased(house, drawn, edge)
        assert drawn == sheet.marks


# Closing


def ask_of(state) -> closing.Ask:
    rules, view = game(), game().view(state, 0)
    return closing.Ask(
        lambda action: rules.refuse(view, 0, action),
        lambda drawn: rules.aid(view, 0, WhichOutlines(drawn)).rooms,
        lambda area, drawn: rules.aid(view, 0, WhichDoors(area, drawn)).edges,
    )


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 7, 8, 12])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_proposal_can_be_confirmed_with_each_of_its_doors(number: int, seed: int) -> None:
    try:
        state = at_phase(number, seed, "close")
    except AssertionError:
        pytest.skip("nothing to close")
    house, sheet = game().house(state), state.sheets[0]
    found = closing.proposals(house, sheet, sheet.marks, state.room, ask_of(state))
    assert found
    sizes = [outline.area.bit_count() for outline in found]
    assert sizes == sorted(sizes)
    assert found[0].area == ask_of(state).outlines(sheet.marks)[0].area
    for outline in found:
        assert outline.door in outline.doors
        for door in outline.doors:
            drawn = marks.settled(sheet.marks, outline.area, door)
            assert game().refuse(state, 0, CloseRoom(outline.area, door, drawn)) is None


def test_walls_drawn_round_the_pieces_make_the_room_and_a_door_closes_it() -> None:
    state = at_phase(0, 1, "close")
    house, sheet, room = game().house(state), state.sheets[0], state.room
    ask = ask_of(state)
    outline = closing.proposals(house, sheet, sheet.marks, room, ask)[-1]
    before = closing.standing(house, sheet, sheet.marks, room, ask, None, None)
    assert not before.complete
    border = [e for e in edges.rim_of(outline.area) if e in edges.inner_edges(house.scenario.inside)]
    drawn = marks.with_walls(sheet.marks, border)
    assert closing.walked(house, sheet, drawn, room) == outline.area
    walled = closing.standing(house, sheet, drawn, room, ask, None, None)
    assert walled.closed
    assert not walled.complete
    assert set(walled.doors) == set(outline.doors)
    done = closing.standing(house, sheet, drawn, room, ask, None, outline.door)
    assert done.complete
    # A gap in the walls is as good as a wall where the door is set into it.
    gap = marks.with_walls(drawn, (outline.door,), there=False)
    assert closing.standing(house, sheet, gap, room, ask, None, outline.door).complete
    assert not closing.standing(house, sheet, gap, room, ask, None, None).complete


def test_the_walls_of_a_finished_room_are_loose_no_more_so_that_later_marks_stay_legal() -> None:
    """A loose wall left on the door would have every later mark of the seat refused."""
    state = at_phase(0, 1, "close")
    house, sheet = game().house(state), state.sheets[0]
    outline = closing.proposals(house, sheet, sheet.marks, state.room, ask_of(state))[0]
    drawn = marks.with_walls(
        sheet.marks, [e for e in edges.rim_of(outline.area) if e in edges.inner_edges(house.scenario.inside)]
    )
    kept = marks.settled(drawn, outline.area, outline.door)
    assert not marks.has_wall(kept, outline.door)
    after = game().play(state, 0, CloseRoom(outline.area, outline.door, kept), Chance(1)).state
    assert refuse_marks(house, after.sheets[0], after.sheets[0].marks) is None


def test_painting_keeps_the_squares_of_the_pieces() -> None:
    state = at_phase(0, 1, "close")
    house, sheet = game().house(state), state.sheets[0]
    keep = closing.needed(house, sheet, state.room)
    area = closing.painted(keep, squares_in(keep), there=False, keep=keep)
    assert area == keep
    more = closing.painted(area, [square_named("B2")], there=True, keep=keep)
    assert name_of(next(squares_in(more & ~keep), square_named("B2"))) == "B2"
