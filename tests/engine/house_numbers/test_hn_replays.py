"""Stored matches of House Numbers with claims in plain sentences: at least one per end reason and option."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hn_builder import GAME
from hn_referee import judge, ranks, total, unpack
from hn_replays import FOLDER, SHARED, claims, from_log, replays, stored, true_sentences

from engine.core.record import load_record
from resources import reader

FILES = [*sorted(FOLDER.glob("*.json")), *sorted(SHARED.glob("*.json"))]


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


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_turn_of_a_stored_match_is_legal_by_the_referee(file: Path) -> None:
    """Sections 3 and 7: every act, every sheet after it, points and places at the end."""
    match = load_record(file.read_bytes(), lambda _: reader("house_numbers"), name=file.name)
    expected = [unpack(sheet) for sheet in match.state_after(0).sheets]
    for number, (_, seat, action, _) in enumerate(match.history()):
        before = match.state_after(number)
        assert GAME.refuse(before, seat, action) is None
        expected[seat] = judge(before, seat, action)
        after = match.state_after(number + 1)
        if after.turn != before.turn or after.ended:
            assert [unpack(sheet) for sheet in after.sheets] == expected
    assert match.outcome is not None
    assert list(match.outcome.ranks) == ranks(match.setup.mode, expected)
    totals = [sheet.total for sheet in match.outcome.sheets]
    assert totals == [total(match.setup.mode, expected, seat) for seat in range(len(expected))]


def test_every_end_reason_and_every_option_has_a_stored_match() -> None:
    """Design, section 7, 5."""
    reasons: set[str] = set()
    options: set[tuple[str, str]] = set()
    for name in replays():
        match = stored(name)
        assert match.outcome is not None
        reasons.update(match.outcome.reasons)
        options.update(match.setup.options.items())
    assert reasons == {"refusals", "plans", "plots", "deck"}
    assert options >= {
        ("reshuffle", "once"),
        ("reshuffle", "every_plan"),
        ("expert_refusal", "pass_one"),
        ("expert_refusal", "pass_none"),
    }


def test_a_false_claim_is_noticed() -> None:
    """The loader itself."""
    holds = set(true_sentences(stored(replays()[0])))
    assert "The match ends in turn 99." not in holds
    assert "The match ends in turn 99" not in holds
