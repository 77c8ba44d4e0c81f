"""Recorded matches replay to what was recorded, and what their claims say is true.

Each replay is a record and a text of claims beside it; ``replay_claims`` lists the sentences.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from replay_claims import holds

import resources
from engine.core.record import load_record
from engine.core.registry import GAMES, facts, load
from engine.games.house_numbers.rules import REASONS

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))
END_REASONS = {
    "house_numbers": REASONS,
    "common_ground": ("rounds",),
    # Nobody has ever filled an area or played a hundred rounds; tests/engine/nine_blocks ends positions so.
    "nine_blocks": ("points", "instant", "last_seat", "nobody", "all_passed"),
    "room_to_move": ("finished",),
    "after_the_quake": ("eighth", "year"),
}
RULES = {game: load(game, resources.reader(game)) for game in GAMES}


def match_of(file):
    """The match of a replay."""
    return load_record(file.read_bytes(), resources.reader, name=file.name, game=RULES[file.parent.name])


def claims(file):
    """The sentences of a replay."""
    return [line for line in file.with_suffix(".txt").read_text("utf-8").splitlines() if line]


def named(file):
    """Game and replay, for the name of a test."""
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_replay_holds(file):
    match = match_of(file)
    assert match.check() is None, match.difference
    assert match.record() == file.read_bytes()
    assert match.outcome is not None
    wrong = [sentence for sentence in claims(file) if not holds(match, sentence)]
    assert wrong == []
    assert len(claims(file)) >= 5


def test_replays_do_not_touch_each_other():
    """Twice in one process, the second time in the opposite order, every replay reaches its recorded digest."""
    for file in [*FILES, *reversed(FILES)]:
        match = match_of(file)
        assert match.replayed().digest == match.digest, file


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_option_and_end_is_covered(game):
    matches = [match_of(file) for file in FILES if file.parent.name == game]
    about = facts(game)
    assert {match.setup.mode for match in matches} == {mode.id for mode in about.modes}
    for option in about.options:
        shown = {m.setup.options[option.id] for m in matches if not option.modes or m.setup.mode in option.modes}
        assert shown == set(option.values), option.id
    assert {reason for match in matches for reason in match.outcome.reasons} == set(END_REASONS[game])
    assert any(len(match.acts) < len(match.entries) for match in matches), "none takes anything back"


def test_every_replay_has_claims_and_every_text_a_replay():
    assert FILES
    assert {file.stem for file in FILES} == {file.stem for file in HERE.glob("*/*.txt")}


def test_a_sentence_that_is_no_claim_is_noticed():
    with pytest.raises(ValueError, match="no claim"):
        holds(match_of(FILES[0]), "The match is nice.")


def test_false_claims_are_noticed():
    match = match_of(FILES[0])
    for sentence in (
        "The mode is chess.",
        "The match lasts 1 rounds and 1 acts.",
        "The match ends by magic.",
        "Seat 1 has 999 points and rank 1.",
        "99 times dealt is told.",
        "9 times something is taken back.",
        "Seat 1 passes to expert.",
    ):
        assert not holds(match, sentence), sentence
