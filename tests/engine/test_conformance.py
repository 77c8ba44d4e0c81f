"""Every game of the registry, and the toy games, keep to the contract: all modes, several seat counts, many seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from toy_games import TOYS, no_content

import resources
from engine.core.conformance import check_facts, conform, fingerprint, play_out
from engine.core.game import Setup
from engine.core.registry import GAMES, facts, load

ROOT = Path(__file__).parents[2]
READERS = {**dict.fromkeys(GAMES, resources.reader), **dict.fromkeys(TOYS, no_content)}
REGISTRY = {**GAMES, **TOYS}
LOADED = {}

MOST_VALUES = 3
"""So many other values of an option are played."""

SEEDS = {"house_numbers": 2, "room_to_move": 5}
"""Seeds per set-up in an ordinary run, fewer where a match takes long or set-ups are many; else ``MOST_SEEDS``."""
MOST_SEEDS = 10


def game_of(name):
    """The rules of a game, loaded once."""
    if name not in LOADED:
        LOADED[name] = load(name, READERS[name](name), REGISTRY)
    return LOADED[name]


def setups():
    """Every mode with its least and most seats at a table, and other values of each option with the least: few of long
    lists such as scenarios, which the tests of their game go through."""
    for name in REGISTRY:
        about = facts(name, REGISTRY)
        defaults = {option.id: option.default for option in about.options}
        for mode in about.modes:
            for seats in sorted({mode.seats[0], mode.seats[0] + 1, min(mode.table_seats[1], 6)}):
                if mode.seats[0] <= seats <= mode.seats[1]:
                    yield name, Setup(seats, mode.id, defaults)
            for option in about.options:
                if not option.modes or mode.id in option.modes:
                    for value in option.values[1:][-MOST_VALUES:]:
                        yield name, Setup(mode.seats[0], mode.id, {**defaults, option.id: value})


def shown(setup):
    """A set-up in the name of a test."""
    if isinstance(setup, str):
        return setup
    return "-".join([setup.mode, str(setup.seats), *(v for v in setup.options.values())])


@pytest.mark.parametrize("name", REGISTRY)
def test_facts(name):
    check_facts(game_of(name))


@pytest.mark.parametrize(("name", "setup"), list(setups()), ids=shown)
def test_conformance(name, setup, soak):
    for seed in range(200 if soak else SEEDS.get(name, MOST_SEEDS)):
        conform(game_of(name), setup, seed)


@pytest.mark.parametrize("name", GAMES)
def test_the_most_seats(name):
    """The engine's own limit, once per mode: the match is played, not looked at closely."""
    game = game_of(name)
    for mode in game.facts.modes:
        play_out(game, Setup(mode.seats[1], mode.id), seed=1)


PRINT = """
import sys
sys.path[:0] = sys.argv[1:3]
from test_conformance import game_of, setups
from engine.core.conformance import fingerprint
for name, setup in setups():
    print(name, setup.mode, setup.seats, fingerprint(game_of(name), setup, 7))
"""


def test_equal_seeds_give_equal_digests_in_processes_with_other_hash_seeds():
    outputs = []
    for hash_seed in ("1", "2718"):
        done = subprocess.run(
            [sys.executable, "-c", PRINT, str(ROOT), str(Path(__file__).parent)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(done.stdout.splitlines())
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) == len(list(setups()))
    name, setup = next(iter(setups()))
    assert outputs[0][0] == f"{name} {setup.mode} {setup.seats} {fingerprint(game_of(name), setup, 7)}"
