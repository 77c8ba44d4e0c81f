"""Whole matches of Common Ground by random players, judged at every step; records replay to the same digest."""

from __future__ import annotations

import random
from typing import Any

import pytest
from cg_builder import GAME, READ, Course
from cg_random import any_action, random_setup
from cg_referee import Judge, check_pieces, column_trees, row_trees, title, trees, unpack, upper_bound

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import load_record
from engine.games.common_ground.actions import LayBonus, Propose, SealGuess, SealPlan, SetCones
from engine.games.common_ground.city import City
from engine.games.common_ground.facts import FACTS
from engine.games.common_ground.view import Ended, Phase


def new_match(setup: Setup, seed: int) -> Match:
    """A match of random players."""
    infos = tuple(SeatInfo(f"Seat {n}", "random", n + 1) for n in range(setup.seats))
    return Match.new(GAME, setup, infos, seed)


def check_action(judge: Judge, state: Any, seat: int, action: Any) -> None:
    """Whether the engine takes an action exactly when the rules page does, asked of state, view and choices."""
    refusal = GAME.refuse(state, seat, action)
    assert (refusal is None) == judge.legal(seat, action), f"{action} of seat {seat}: {refusal}"
    assert GAME.refuse(GAME.view(state, seat), seat, action) == refusal
    assert (action in GAME.choices(state, seat)) == (refusal is None)
    if refusal is not None:
        assert refusal.rule
        with pytest.raises(RefusedError) as caught:
            GAME.play(state, seat, action, Chance(1))
        assert caught.value.refusal == refusal


def play_judged(setup: Setup, seed: int, tried: int = 2) -> Match:
    """A random match; after every act the engine stands where the judge stands, before it ``tried`` actions that may
    be legal or not are answered alike.
    """
    rng = random.Random(seed)
    match = new_match(setup, seed)
    judge = Judge.at_start(match.state)
    draft = Chance(seed).draft()
    luck = rng.random()
    while match.waiting:
        state = match.state
        seat = rng.choice((*match.waiting, *GAME.welcome(state)))
        for _ in range(tried):
            asked = rng.choice((seat, seat, rng.randrange(setup.seats)))
            check_action(judge, state, asked, any_action(rng, state, asked))
        action = GAME.choices(match.view(seat), seat).sample(draft, "player")
        if isinstance(action, SealGuess) and rng.random() < luck:
            action = SealGuess(state.plan, action.ticks)
        if isinstance(action, SetCones) and rng.random() < 0.3:
            city = City(state.city)
            cells = sorted(city.building_cells(), key=lambda cell: -city.spot(cell).trees)
            action = SetCones(tuple(cells[: len(action.cells)]))
        told = match.act(seat, action)
        judge.play(seat, action, match.state)
        assert GAME.refuse_state(match.state) == ()
        if match.state.phase is Phase.OVER:
            points = trees(judge.town)
            assert told[-1].event == Ended(points, title(points))
    check_end(match, judge)
    return match


def check_end(match: Match, judge: Judge) -> None:
    """The end: six rounds, supply, score by rows and columns, bound, title."""
    state = match.state
    town = unpack(state.city)
    perfect = [past.right == len(past.places) for past in judge.rounds]
    first = perfect.index(True) if True in perfect else 5
    assert len(judge.rounds) == 6
    assert len(town) == 1 + 22 + (5 - first) + sum(perfect)
    assert 22 <= sum(tile.name < 114 for tile in town.values()) <= 27
    assert len(town) <= 34
    sheet = GAME.score(state, 0)
    assert [row.points for row in sheet.rows] == [row_trees(town), column_trees(town)]
    assert 4 <= sheet.total == trees(town) <= upper_bound(len(town)) <= 56
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks == (1,) * state.seats
    assert set(outcome.sheets) == {sheet}
    check_pieces(state)


def check_record(match: Match) -> None:
    """The record loads to the same, replays to the same, and gives the same bytes."""
    record = match.record()
    loaded = load_record(record, lambda _: READ, game=GAME)
    assert loaded.check() is None
    assert loaded.digest == match.digest
    assert loaded.record() == record


@pytest.mark.parametrize("block", range(8))
def test_random_matches_are_judged_at_every_step(block: int) -> None:
    """Sections 2, 3, 5, 7: 2 to 6 seats, all options; legality, effects, pieces, bounds, roles, history."""
    rng = random.Random(block)
    for number in range(5):
        setup = random_setup(rng)
        match = play_judged(setup, 100 * block + number)
        counts = [0] * setup.seats
        for entry in match.entries:
            counts[entry.seat] += 1
        assert max(counts) <= FACTS.longest
        check_record(match)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(60))
def test_three_thousand_random_matches_are_judged_at_every_step(block: int) -> None:
    """The same, three thousand times; every tenth record is replayed."""
    rng = random.Random(1000 + block)
    for number in range(50):
        match = play_judged(random_setup(rng), 100_000 + 100 * block + number)
        if number % 10 == 0:
            check_record(match)


def test_the_longest_match_keeps_to_the_facts() -> None:
    """R9: five proposals of every seat in every round; nobody acts more often than the facts say."""
    for seats in (2, 6):
        course = Course(seats, children="on", open_table="on")
        while course.state.phase is not Phase.OVER:
            course.cones().plan()
            for seat in range(seats):
                for _ in range(5 if seat != course.mayor else 0):
                    course.do(Propose(tuple(range(course.judge.active))), seat)
            course.guess(0).lay()
        counts = [sum(own == seat for own, _ in course.acts) for seat in range(seats)]
        assert max(counts) <= FACTS.longest


@pytest.mark.parametrize("seed", range(4))
def test_greedy_perfect_play_never_exceeds_the_bound(seed: int) -> None:
    """3.9: cones on the spots worth most, all guessed right, Bonus tiles where they win most."""
    course = Course(seed=seed)
    while course.state.phase is not Phase.OVER:
        course.cones(best=True).plan().guess(course.judge.active).bonus(best=True)
        rows, columns = City(course.state.city).trees()
        assert rows + columns <= upper_bound(len(course.state.city))
    assert len(course.state.city) == 34


@pytest.mark.parametrize("seed", range(3))
def test_a_city_can_stretch_in_a_line(seed: int) -> None:
    """Section 6: up to about 30 cells in one direction; nothing breaks at its end."""
    course = Course(seed=seed)
    while course.state.phase is not Phase.OVER:
        cells = [cell for cell in City(course.state.city).building_cells() if abs(cell // 128 - 64) <= 1]
        east = sorted(cells, key=lambda cell: (-(cell % 128), cell))[:2]
        count = course.judge.active
        west = sorted(set(cells) - set(east), key=lambda cell: (cell % 128, cell))[: count - 2]
        course.cones(*east, *west).plan().guess(count)
        course.do(LayBonus(min(City(course.state.city).building_cells()), 0))
    xs = [laid.cell % 128 for laid in course.state.city]
    assert max(xs) - min(xs) >= 8


def test_the_guess_takes_no_chance() -> None:
    """R9: only what begins a round draws."""
    for seed in range(3):
        match = play_judged(Setup(3, "standard"), seed, tried=0)
        drawing = [entry for entry in match.entries if entry.drawn]
        assert len(drawing) == 5
        assert not any(isinstance(entry.action, SealGuess | SealPlan | SetCones | Propose) for entry in drawing)
