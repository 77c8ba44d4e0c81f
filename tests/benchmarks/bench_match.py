"""Benchmarks of matches and records: `pytest tests/benchmarks/bench_match.py`. Compare figures within one run only."""

from __future__ import annotations

import pytest

import resources
from engine.core.entries import Table
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.core.registry import load
from engine.players.levels import player
from engine.self_play import finish, seats_for

GAME = load("house_numbers", resources.reader("house_numbers"))


@pytest.fixture(scope="module", params=[6, 25, 100])
def match(request):
    """A finished match of random players."""
    seats = request.param
    match = Match.new(GAME, Setup(seats, "advanced"), seats_for(("random",) * seats), 1, Table(free_undo=True))
    finish(match, [player(GAME, "random")] * seats)
    return match


def test_record(benchmark, match):
    benchmark(match.record)


def test_load(benchmark, match):
    data = match.record()
    benchmark(load_record, data, resources.reader, game=GAME)


def test_check(benchmark, match):
    benchmark(match.check)


def test_undo_and_redo(benchmark, match):
    def there_and_back():
        match.undo(0)
        match.redo(0)

    benchmark.pedantic(there_and_back, rounds=20)
