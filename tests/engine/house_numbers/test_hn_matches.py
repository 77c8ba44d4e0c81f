"""Whole matches of House Numbers by random players: all end, all records replay to the same digest."""

from __future__ import annotations

import random
import time

import pytest
from hn_builder import DECK, GAME, MODES, cards_of
from hn_referee import end_reasons, ranks, refuse_town, total, unpack

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import load_record
from engine.games.house_numbers.facts import FACTS
from resources import reader

READ = reader("house_numbers")


def drawn_setup(rng: random.Random) -> Setup:
    """A mode, options and a number of seats, mostly small."""
    mode = rng.choice(MODES)
    facts = FACTS.mode(mode)
    assert facts is not None
    least, most = facts.seats
    seats = min(most, rng.choice((least, least, 2, 3, 3, 4, 4, 5, 6)))
    if rng.random() < 0.02:
        seats = rng.randrange(least, most + 1)
    options = {option.id: rng.choice(option.values) for option in FACTS.options if rng.random() < 0.6}
    return Setup(max(least, seats), mode, options)


def play_out(setup: Setup, seed: int) -> Match:
    """A match in which the seats act in random order, each by a random player."""
    rng = random.Random(seed)
    infos = tuple(SeatInfo(f"Seat {n}", "random", n % 12 + 1) for n in range(setup.seats))
    match = Match.new(GAME, setup, infos, seed)
    draft = Chance(seed).draft()
    while match.waiting:
        seat = rng.choice(match.waiting)
        match.act(seat, GAME.choices(match.view(seat), seat).sample(draft, "player"))
    return match


def check_match(match: Match) -> None:
    """The end, the ranks, the cards, and that the record replays."""
    state, setup = match.state, match.setup
    outcome = match.outcome
    assert outcome is not None
    towns = [unpack(sheet) for sheet in state.sheets]
    assert all(refuse_town(town) == [] for town in towns)
    assert GAME.refuse_state(state) == ()
    assert list(outcome.ranks) == ranks(setup.mode, towns)
    assert [sheet.total for sheet in outcome.sheets] == [total(setup.mode, towns, s) for s in range(setup.seats)]
    due = {reason for town in towns for reason in end_reasons(town)}
    assert set(outcome.reasons) - {"deck"} == due
    solo = [180] if setup.mode.startswith("solo") and not state.flipped else []
    assert cards_of(state) == sorted([*DECK, *solo])
    acts = len(match.acts)
    assert acts == state.turn * setup.seats
    assert acts <= FACTS.longest * setup.seats
    record = match.record()
    loaded = load_record(record, lambda _: READ)
    assert loaded.check() is None
    assert loaded.digest == match.digest
    assert loaded.record() == record
    assert match.replayed().digest == match.digest


@pytest.mark.parametrize("block", range(6))
def test_random_matches_end_and_replay(block: int) -> None:
    """B: every match ends, every record replays to the same digest."""
    rng = random.Random(block)
    for number in range(10):
        check_match(play_out(drawn_setup(rng), 1000 * block + number))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("block", range(50))
def test_five_thousand_random_matches_end_and_replay(block: int) -> None:
    """The same, five thousand times."""
    rng = random.Random(100 + block)
    for number in range(100):
        check_match(play_out(drawn_setup(rng), 1_000_000 + 1000 * block + number))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_hundred_seats_play_to_the_end(mode: str) -> None:
    """R3 and decisions: the engine accepts up to 100."""
    check_match(play_out(Setup(100, mode), 3))


def test_the_cost_of_a_turn_grows_linearly_with_the_seats() -> None:
    """Decisions: cost per turn must grow linearly: a hundred seats cost per act about what ten cost."""

    def seconds_per_act(seats: int) -> float:
        best = 1e9
        for _ in range(3):
            infos = tuple(SeatInfo(f"Seat {n}", "random", 1) for n in range(seats))
            match = Match.new(GAME, Setup(seats, "advanced"), infos, 5)
            draft = Chance(5).draft()
            turns = [GAME.choices(match.view(seat), seat).sample(draft, "player") for seat in range(seats)]
            began = time.perf_counter()
            for seat, turn in enumerate(turns):
                match.act(seat, turn)
            best = min(best, time.perf_counter() - began)
        return best / seats

    assert seconds_per_act(100) < 6 * seconds_per_act(10)
