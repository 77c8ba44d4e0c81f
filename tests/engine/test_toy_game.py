"""A new game touches its folder and a line of a registry: toy games go through everything that games share."""

from __future__ import annotations

import json

import pytest
from toy_games import FOLDER, TOYS, no_content

from engine.__main__ import main
from engine.core.conformance import check_facts, conform
from engine.core.game import Setup
from engine.core.registry import facts, load


@pytest.fixture
def run(capsys):
    """Runs the command line with the toy games' registry: exit code, lines of output, lines of errors."""

    def call(*arguments):
        code = main([str(argument) for argument in arguments], TOYS, no_content)
        out = capsys.readouterr()
        return code, out.out.splitlines(), out.err.splitlines()

    return call


def test_a_game_is_two_small_modules():
    for game in TOYS:
        files = sorted(file.name for file in (FOLDER / game).glob("*.py"))
        assert files == ["facts.py", "rules.py"]
        assert len((FOLDER / game / "rules.py").read_text("utf-8").splitlines()) < 220


@pytest.mark.parametrize("game", TOYS)
def test_it_conforms(game):
    rules = load(game, no_content(game), TOYS)
    check_facts(rules)
    for mode in facts(game, TOYS).modes:
        conform(rules, Setup(mode.seats[0], mode.id), seed=3)


def test_it_is_listed(run):
    code, lines, _ = run("games")
    assert code == 0
    assert lines[0] == "toy_bids (rules 2, about 1 minutes, levels random, beginner)"
    assert "  option stones: 12 or 20" in lines
    code, lines, _ = run("games", "--json")
    assert [json.loads(line)["id"] for line in lines] == list(TOYS)


def test_it_is_played_saved_and_replayed(run, tmp_path):
    file = tmp_path / "bids.json"
    code, lines, errors = run(
        "play", "toy_bids", "--seats", "random,random,random", "--seed", 3, "--json", "--save", file
    )
    assert (code, errors) == (0, [])
    played = json.loads(lines[0])
    assert played["reasons"] == ["rounds"]
    assert played["actions"] == 12
    assert [sum(row["points"] for row in rows) for rows in played["rows"]] == played["totals"]
    code, lines, errors = run("replay", file, "--json")
    assert (code, errors) == (0, [])
    replayed = json.loads(lines[0])
    assert replayed["holds"]
    assert replayed["digest"] == played["digest"]
    assert replayed["rows"] == played["rows"]
    code, lines, _ = run("replay", file)
    assert code == 0
    assert lines[-1] == "holds"


def test_jobs_of_a_passed_registry_run_in_one_process(run):
    code, lines, _ = run("play", "toy_heap", "--seats", "random,random", "--matches", 4, "--jobs", 2, "--seed", 1)
    assert code == 0
    assert [line.split(":")[0] for line in lines] == ["seed 1", "seed 2", "seed 3", "seed 4"]
