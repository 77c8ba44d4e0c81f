"""Stored matches of Common Ground with claims in plain sentences: at least one per option."""

from __future__ import annotations

import json

import pytest
from cg_builder import GAME
from cg_referee import Judge, column_trees, row_trees, title, unpack
from cg_replays import CASES, FOLDER, claims, played, stored, true_sentences


@pytest.mark.parametrize("name", CASES)
def test_the_claims_about_a_stored_match_hold(name: str) -> None:
    """Design, section 7, 5: replays with claims in plain sentences."""
    match = stored(name)
    assert match.check() is None, match.difference
    holds = set(true_sentences(match))
    made = claims(name)
    assert len(made) >= 6
    assert [claim for claim in made if claim not in holds] == []


@pytest.mark.parametrize("name", CASES)
def test_a_stored_match_is_that_of_its_case(name: str) -> None:
    """Design, section 2: replay recomputes from the seed; all but the digest of the content is the same."""
    again = json.loads(played(CASES[name]).record())
    file = json.loads((FOLDER / f"{name}.json").read_bytes())
    assert again["body"] == file["body"]


@pytest.mark.parametrize("name", CASES)
def test_every_act_of_a_stored_match_is_judged(name: str) -> None:
    """Sections 3, 5, 7: act by act, score and title at the end."""
    match = stored(name)
    judge = Judge.at_start(match.state_after(0))
    for number, (_, seat, action, _) in enumerate(match.history()):
        judge.play(seat, action, match.state_after(number + 1))
    town = unpack(match.state.city)
    sheet = GAME.score(match.state, 0)
    assert [row.points for row in sheet.rows] == [row_trees(town), column_trees(town)]


def test_every_option_number_of_seats_and_title_that_can_be_reached_has_a_stored_match() -> None:
    """Design, section 7, 5."""
    matches = [stored(name) for name in CASES]
    options = {item for match in matches for item in match.setup.options.items()}
    assert options == {(name, value) for name in ("children", "open_table") for value in ("off", "on")}
    assert any(set(match.setup.options.values()) == {"on"} for match in matches)
    assert {match.setup.seats for match in matches} == {2, 3, 4, 5, 6}
    titles = {title(GAME.score(match.state, 0).total) for match in matches}
    assert titles == {0, 1, 2, 3, 4}
    assert {reason for match in matches for reason in match.outcome.reasons} == {"rounds"}


def test_every_claim_has_a_match_and_every_match_its_claims() -> None:
    """The collection itself."""
    assert {file.stem for file in FOLDER.glob("*.json")} == {file.stem for file in FOLDER.glob("*.md")} == set(CASES)


def test_a_false_claim_is_noticed() -> None:
    """The loader itself."""
    holds = set(true_sentences(stored("never_perfect")))
    for sentence in ("Round 1 is perfect.", "The city has 34 tiles.", "The city is called Link City."):
        assert sentence not in holds
