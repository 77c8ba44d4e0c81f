"""Matches whose persons decide by lines of a file: what is played, what is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import resources
from engine.__main__ import main
from engine.core.entries import PERSON
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.core.registry import load
from engine.decisions import read_decisions, write_decision
from engine.players.levels import player
from engine.self_play import seats_for

LEVELS = (PERSON, "random", PERSON, "beginner")
GAME = load("house_numbers", resources.reader("house_numbers"))


def decided(seed: int) -> tuple[Match, list[bytes]]:
    """A match in which a beginner plays for the persons, last seat first, and the lines of what they did."""
    match = Match.new(GAME, Setup(4, "basic"), seats_for(LEVELS), seed)
    lines = []
    while match.outcome is None:
        order = sorted(match.waiting, key=lambda seat: (match.seats[seat].controller == PERSON, -seat))
        computers = [seat for seat in match.waiting if match.seats[seat].controller != PERSON]
        seat = computers[0] if computers else order[0]
        level = match.seats[seat].controller
        mind = player(GAME, "beginner" if level == PERSON else level)
        action = mind.decide(match.view(seat), seat, match.thinking(seat)).action
        if level == PERSON:
            lines.append(write_decision(seat, action))
        match.act(seat, action)
    return match, lines


@pytest.fixture(scope="module")
def sample() -> tuple[Match, list[bytes]]:
    """A match and its lines."""
    return decided(11)


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """The command line: exit code, output, errors."""
    code = main([str(word) for word in ("play", "house_numbers", "--seats", ",".join(LEVELS), "--seed", 11, *words)])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_the_same_decisions_give_the_same_record(sample, tmp_path: Path, capsys) -> None:
    """Byte for byte, and it replays."""
    match, lines = sample
    file, record = tmp_path / "d.jsonl", tmp_path / "m.cantiere"
    file.write_bytes(b"\n".join(lines))
    code, out, err = run(capsys, "--decisions", file, "--save", record, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["digest"] == match.digest
    assert record.read_bytes() == match.record()
    assert load_record(record.read_bytes(), resources.reader).check() is None


def test_names_and_aids_are_part_of_the_record(sample, tmp_path: Path, capsys) -> None:
    """As a window writes them."""
    file, record = tmp_path / "d.jsonl", tmp_path / "m.cantiere"
    file.write_bytes(b"".join(sample[1]))
    code, _, _ = run(
        capsys, "--decisions", file, "--save", record, "--names", "Ada,Bo,Chidi,Dana", "--aids", "left,legal"
    )
    assert code == 0
    match = load_record(record.read_bytes(), resources.reader)
    assert [seat.name for seat in match.seats] == ["Ada", "Bo", "Chidi", "Dana"]
    assert match.table.aids == ("left", "legal")
    assert match.digest == sample[0].digest


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: [*lines[:3], b"{\n", *lines[3:]], "line 4: no decision"),
        (lambda lines: [b"\xff\xfe\n"], "line 1: no decision"),
        (lambda lines: [b"[" * 100_000], "line 1: no decision"),
        (lambda lines: [b'{"seat": 0}\n'], "line 1: no decision"),
        (lambda lines: [b'{"seat": 0, "action": {"type": "fly"}}\n'], "line 1: no decision"),
        (lambda lines: [lines[0].replace(b'"seat":2', b'"seat":9')], "line 1: there is no seat 9"),
        (lambda lines: [lines[0].replace(b'"seat":2', b'"seat":1')], "line 1: a computer player sits on seat 1"),
        (lambda lines: [lines[0], lines[0]], "line 2: seat 2 may not do this: not_waiting"),
        (lambda lines: [b'{"seat":0,"action":{"type":"no_permit"}}'], "line 1: seat 0 may not do this: "),
        (lambda lines: lines[:-1], "the decisions end in round"),
        (lambda lines: [], "line 1: the decisions end in round 1; asked: seat 0, 2"),
        (lambda lines: [*lines, lines[0]], "the match is over"),
    ],
)
def test_what_cannot_be_played_is_one_line(sample, tmp_path: Path, capsys, change, words: str) -> None:
    """Exit code 2, the line named, nothing written."""
    file, record = tmp_path / "d.jsonl", tmp_path / "m.cantiere"
    file.write_bytes(b"".join(change(list(sample[1]))))
    code, out, err = run(capsys, "--decisions", file, "--save", record)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert str(file) in err
    assert words in err
    assert not record.exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "a seat of a person needs --decisions"),
        (("--decisions", "missing.jsonl"), "missing.jsonl cannot be read"),
        (("--decisions", "x", "--matches", 2), "those of one match"),
        (("--decisions", "x", "--names", "A,B"), "--names gives 2 names for 4 seats"),
        (("--decisions", "x", "--aids", "magic"), "there is no aid 'magic'"),
    ],
)
def test_arguments_that_do_not_fit(capsys, words: tuple[object, ...], why: str) -> None:
    """One line, exit code 2."""
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1


def test_decisions_without_persons(capsys) -> None:
    """There is nobody to decide."""
    assert main(["play", "house_numbers", "--seats", "random,random", "--decisions", "x"]) == 2
    assert "--decisions needs a seat of a person" in capsys.readouterr().err


def test_blank_lines_are_passed_over(sample) -> None:
    """Lines keep their numbers."""
    read = read_decisions(b"\n\n" + sample[1][0], GAME)
    assert [decision.line for decision in read] == [3]
