"""The command line of the engine: what it prints, what it refuses in one line, what it writes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from toy_games import TOYS, Bid, match_of, no_content

import engine.self_play
import resources
from engine.__main__ import main
from engine.core.registry import GAMES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(capsys):
    """Runs the command line in this process: exit code, lines of output, lines of errors."""

    def call(*arguments, **more):
        code = main([str(argument) for argument in arguments], **more)
        out = capsys.readouterr()
        return code, out.out.splitlines(), out.err.splitlines()

    return call


def start(*arguments, **more):
    """Runs the command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        **more,
    )


def test_games(run):
    code, lines, errors = run("games", "--json")
    assert (code, errors) == (0, [])
    assert [json.loads(line)["id"] for line in lines] == list(GAMES)
    code, lines, _ = run("games")
    assert code == 0
    assert any(line.startswith("house_numbers (rules 1") for line in lines)
    assert "  mode basic: 2 to 100 seats" in lines
    assert "  mode solo: 1 seat" in lines


def test_play_prints_one_object_per_match(run):
    code, lines, errors = run(
        "play", "house_numbers", "--seats", "random,beginner", "--seed", 4, "--matches", 3, "--json"
    )
    assert (code, errors) == (0, [])
    matches = [json.loads(line) for line in lines]
    assert [match["seed"] for match in matches] == [4, 5, 6]
    for match in matches:
        assert match["game"] == "house_numbers"
        assert match["mode"] == "basic"
        assert match["options"] == {"reshuffle": "once", "expert_refusal": "pass_one"}
        assert match["seats"] == ["random", "beginner"]
        assert match["reasons"]
        assert sorted(match["ranks"])[0] == 1
        assert [sum(row["points"] for row in rows) for rows in match["rows"]] == match["totals"]
        assert match["actions"] >= 2
        assert match["seconds"] > 0


def test_play_in_words(run):
    code, lines, _ = run("play", "house_numbers", "--seats", "random,random", "--seed", 4)
    assert code == 0
    assert lines[0].startswith("seed 4: ")
    assert "1. Seat" in lines[0]


def test_equal_seeds_give_equal_matches_also_spread_over_processes():
    alone, shared = (
        start("play", "house_numbers", "--seats", "random", "--seed", 9, "--matches", 5, "--jobs", jobs, "--json")
        for jobs in (1, 2)
    )
    assert alone.returncode == shared.returncode == 0
    matches = [
        [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in done.stdout.splitlines()]
        for done in (alone, shared)
    ]
    assert matches[0] == matches[1]
    assert [match["seed"] for match in matches[0]] == [9, 10, 11, 12, 13]


def test_options_and_modes(run):
    code, lines, _ = run(
        *("play", "house_numbers", "--seats", "random,random", "--mode", "expert", "--seed", 1, "--json"),
        *("--options", "reshuffle=every_plan,expert_refusal=pass_none"),
    )
    assert code == 0
    match = json.loads(lines[0])
    assert match["mode"] == "expert"
    assert match["options"] == {"reshuffle": "every_plan", "expert_refusal": "pass_none"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "COMMAND"),
        (("dance",), "invalid choice"),
        (("play",), "required"),
        (("play", "chess", "--seats", "random"), "no game 'chess'"),
        (("play", "house_numbers", "--seats", ""), "no level ''"),
        (("play", "house_numbers", "--seats", "random,"), "no level ''"),
        (("play", "house_numbers", "--seats", "random,grandmaster"), "its levels are random, beginner"),
        (("play", "house_numbers", "--seats", ",".join(["random"] * 101)), "no mode for 101 seats"),
        (("play", "house_numbers", "--seats", "random", "--mode", "basic"), "takes 2 to 100 seats, not 1"),
        (("play", "house_numbers", "--seats", "random", "--mode", "hard"), "no mode 'hard'"),
        (("play", "house_numbers", "--seats", "random", "--options", "x=y"), "no option 'x'"),
        (("play", "house_numbers", "--seats", "random", "--options", "reshuffle=2"), "is once or every_plan"),
        (("play", "house_numbers", "--seats", "random", "--options", "reshuffle"), "as k=v"),
        (("play", "house_numbers", "--seats", "random", "--seed", "-1"), "--seed must be"),
        (("play", "house_numbers", "--seats", "random", "--seed", "9" * 30), "--seed must be"),
        (("play", "house_numbers", "--seats", "random", "--seed", "9" * 6000), "--seed"),
        (("play", "house_numbers", "--seats", "random", "--seed", "one"), "--seed"),
        (("play", "house_numbers", "--seats", "random", "--matches", "0"), "--matches must be"),
        (("play", "house_numbers", "--seats", "random", "--jobs", "0"), "--jobs must be"),
        (("play", "house_numbers", "--seats", "random", "--jobs", "1000"), "--jobs must be"),
        (("play", "house_numbers", "--seats", "random", "--save", "/", "--seed", "1"), "is a folder"),
        (("play", "house_numbers", "--seats", "random", "--save", "/no/such/place.json"), "is no folder"),
        (("play", "house_numbers", "--seats", "random", "--save", "a.json", "--matches", "2"), "--save"),
        (("replay",), "required"),
        (("replay", "/no/such/file.json"), "cannot be read: No such file"),
        (("replay", "/"), "cannot be read"),
        (("bench", "chess"), "no game 'chess'"),
    ],
)
def test_bad_arguments_are_told_in_one_line(run, arguments, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, lines, errors = run(*arguments)
    assert code == 2
    assert lines == []
    assert len(errors) == 1
    assert errors[0].startswith("engine: ")
    assert words in errors[0]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"hello", b"{", b"[1]", b"\x00\xff", b'{"app":"other"}'])
def test_bad_files_are_told_in_one_line(run, tmp_path, data):
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    code, lines, errors = run("replay", file)
    assert (code, lines, len(errors)) == (2, [], 1)
    assert str(file) in errors[0]


def test_save_and_replay(run, tmp_path):
    file = tmp_path / "match.json"
    code, lines, _ = run("play", "house_numbers", "--seats", "random,beginner", "--seed", 8, "--save", file, "--json")
    assert code == 0
    played = json.loads(lines[0])
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"], "no temporary file is left"
    code, lines, errors = run("replay", file, "--json")
    assert (code, errors) == (0, [])
    replayed = json.loads(lines[0])
    assert replayed["holds"]
    for field in ("digest", "ranks", "rows", "reasons", "totals", "seats", "actions"):
        assert replayed[field] == played[field]
    code, lines, _ = run("replay", file)
    assert code == 0
    assert f"digest {played['digest']}" in lines


def test_a_replay_that_does_not_hold(run, tmp_path):
    file = tmp_path / "match.json"
    run("play", "toy_bids", "--seats", "random,random", "--seed", 8, "--save", file, registry=TOYS, reader=no_content)
    document = json.loads(file.read_bytes())
    act = next(n for n, entry in enumerate(document["body"]["entries"]) if entry.get("drawn"))
    document["body"]["entries"][act]["drawn"][0]["numbers"] = [77]
    file.write_bytes(json.dumps(document).encode())
    code, lines, errors = run("replay", file, registry=TOYS, reader=no_content)
    assert (code, lines, len(errors)) == (2, [], 1)
    assert f"{file}, field body.entries[{act}].drawn: expected " in errors[0]
    document["rules"] = 1
    file.write_bytes(json.dumps(document).encode())
    code, lines, _ = run("replay", file, registry=TOYS, reader=no_content)
    assert code == 1
    assert lines[-1].startswith(f"does not hold: entry {act}, drawn: this version gives ")
    assert "77" in lines[-1]
    code, lines, _ = run("replay", file, "--json", registry=TOYS, reader=no_content)
    assert code == 1
    assert json.loads(lines[0])["holds"] is False


def test_a_match_that_goes_on_can_be_replayed(run, tmp_path):
    match = match_of()
    match.act(0, Bid(1))
    file = tmp_path / "half.json"
    file.write_bytes(match.record())
    code, lines, _ = run("replay", file, registry=TOYS, reader=no_content)
    assert code == 0
    assert "goes on in round 1; waiting: Seat 2, Seat 3" in lines


def test_saving_replaces_the_whole_file_or_leaves_it(run, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    file.write_text("mine")

    def full(descriptor):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        code, lines, errors = run("play", "house_numbers", "--seats", "random", "--seed", 8, "--save", file)
    assert (code, lines) == (2, [])
    assert errors == [f"engine: {file} cannot be written: No space left on device"]
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    assert run("play", "house_numbers", "--seats", "random", "--seed", 8, "--save", file)[0] == 0
    assert file.read_text() != "mine"


def test_missing_content_is_told_in_one_line(run):
    def reader(game):
        return resources.reader("no_such_game")

    code, lines, errors = run("play", "house_numbers", "--seats", "random", reader=reader)
    assert (code, lines, len(errors)) == (2, [], 1)
    assert "is missing" in errors[0]


def test_damaged_content_is_told_in_one_line(run):
    code, lines, errors = run("play", "house_numbers", "--seats", "random", reader=lambda game: lambda name: b"{}")
    assert (code, lines, len(errors)) == (2, [], 1)


@pytest.mark.skipif(os.name != "posix", reason="a pipeline of a shell")
def test_the_reader_of_the_output_may_go_away():
    done = subprocess.run(
        f"{sys.executable} -m engine play house_numbers --seats random --matches 400 --seed 1 --json | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""


MANY = ("--matches", "100000", "--jobs", "2")


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_interrupting_ends_all_processes():
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", "play", "house_numbers", "--seats", "random", "--json", *MANY],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("{")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)
    assert process.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_bench_measures_every_game(run, monkeypatch):
    monkeypatch.setattr(engine.self_play, "SECONDS", 0.0)
    code, lines, errors = run("bench", "--json")
    assert (code, errors) == (0, [])
    assert [json.loads(line)["game"] for line in lines] == list(GAMES)
    figures = json.loads(lines[0])
    assert figures["mode"] == "practice"
    assert [size["seats"] for size in figures["sizes"]] == [6, 25, 100]
    for field in ("playouts_per_second", "actions_per_second", "view", "choices", "refuse", "play", "load_ms"):
        assert figures[field] > 0
    code, lines, _ = run("bench", "toy_heap", registry=TOYS, reader=no_content)
    assert code == 0
    assert lines[0] == "toy_heap, mode table, 4 seats, random play"
