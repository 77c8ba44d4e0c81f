"""Stored matches of House Numbers with claims in plain sentences: at least one per end reason and option."""

from __future__ import annotations

import json

import pytest
from hn_replays import FOLDER, claims, from_log, replays, stored, true_sentences


@pytest.mark.parametrize("name", replays())
def test_the_claims_about_a_stored_match_hold(name: str) -> None:
    """Design, section 7, 5: replays with claims in plain sentences."""
    match = stored(name)
    assert match.check() is None
    holds = set(true_sentences(match))
    made = claims(name)
    assert made
    assert [claim for claim in made if claim not in holds] == []


@pytest.mark.parametrize("name", replays())
def test_a_stored_match_is_that_of_its_seed_and_actions(name: str) -> None:
    """Design, section 2: replay recomputes from the seed."""
    again = from_log(json.loads((FOLDER / f"{name}.json").read_bytes()))
    assert again.digest == stored(name).digest
    assert again.record() == (FOLDER / f"{name}.json").read_bytes()


def test_every_end_reason_and_every_option_has_a_stored_match() -> None:
    """Design, section 7, 5."""
    reasons: set[str] = set()
    options: set[tuple[str, str]] = set()
    modes: set[str] = set()
    for name in replays():
        match = stored(name)
        assert match.outcome is not None
        reasons.update(match.outcome.reasons)
        options.update(match.setup.options.items())
        modes.add(match.setup.mode)
    assert reasons == {"refusals", "plans", "plots", "deck"}
    assert options >= {
        ("reshuffle", "once"),
        ("reshuffle", "every_plan"),
        ("expert_refusal", "pass_one"),
        ("expert_refusal", "pass_none"),
    }
    assert len(modes) == 8


def test_a_false_claim_is_noticed() -> None:
    """The loader itself."""
    holds = set(true_sentences(stored(replays()[0])))
    assert "The match ends in turn 99." not in holds
    assert "The match ends in turn 99" not in holds
