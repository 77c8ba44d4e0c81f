"""The clock of the table in the record: kept exactly, left out where there is none, checked when it is read."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

import resources
from engine.core.chance import Chance
from engine.core.entries import LONGEST_CLOCK, Clock, Spent
from engine.core.game import Setup
from engine.core.match import Match, SeatInfo
from engine.core.record import Fault, RecordError, load_record
from engine.core.registry import GAMES, facts, load

CLOCK = Clock(180, False, (Spent(1, 0, 2500), Spent(1, 2, 61_000), Spent(2, 0, 40)))


def match() -> Match:
    """A match of Common Ground, two actions old."""
    game = load("common_ground", resources.reader("common_ground"))
    made = Match.new(game, Setup(2, "standard"), (SeatInfo("Ada", "person", 1), SeatInfo("Ben", "person", 2)), 5)
    draft = Chance(1).draft()
    for _ in range(2):
        seat = made.waiting[0]
        made.act(seat, made.game.choices(made.view(seat), seat).sample(draft, "player"))
    return made


def loaded(data: bytes) -> Match:
    """What a record holds."""
    return load_record(data, resources.reader)


def test_a_record_keeps_the_clock() -> None:
    made = match()
    made.clock = CLOCK
    again = loaded(made.record())
    assert again.clock == CLOCK
    assert again.record() == made.record()
    assert again.check() is None, "no rule knows of the clock"


def test_a_record_without_a_clock_is_written_as_before_and_loads() -> None:
    made = match()
    data = made.record()
    assert "clock" not in json.loads(data)["body"]
    assert loaded(data).clock is None
    made.clock = CLOCK
    assert len(made.record()) > len(data)


def test_the_clock_changes_no_state() -> None:
    made = match()
    before = made.digest
    made.clock = CLOCK
    assert made.digest == before
    assert loaded(made.record()).digest == before


@pytest.mark.parametrize(
    ("clock", "code", "field"),
    [
        ({"limit": -1}, Fault.OUT_OF_RANGE, "body.clock.limit"),
        ({"limit": LONGEST_CLOCK + 1}, Fault.OUT_OF_RANGE, "body.clock.limit"),
        ({"limit": "180"}, Fault.WRONG_TYPE, "body.clock.limit"),
        ({"limit": 1.5}, Fault.WRONG_TYPE, "body.clock.limit"),
        ({}, Fault.MISSING_FIELD, "body.clock.limit"),
        ({"limit": 60, "shown": 1}, Fault.WRONG_TYPE, "body.clock.shown"),
        ({"limit": 60, "bell": True}, Fault.UNKNOWN_FIELD, "body.clock"),
        ({"limit": 60, "spent": [[1, 0, 5]]}, Fault.WRONG_TYPE, "body.clock.spent[0]"),
        ({"limit": 60, "spent": [{"round": 1, "step": 0}]}, Fault.MISSING_FIELD, "body.clock.spent[0].milliseconds"),
        (
            {"limit": 60, "spent": [{"round": 1, "step": 0, "milliseconds": -1}]},
            Fault.OUT_OF_RANGE,
            "body.clock.spent[0]",
        ),
        (
            {"limit": 60, "spent": [{"round": 1, "step": 0, "milliseconds": 1}] * 2},
            Fault.OUT_OF_RANGE,
            "body.clock.spent",
        ),
        (
            {
                "limit": 60,
                "spent": [
                    {"round": 2, "step": 0, "milliseconds": 1},
                    {"round": 1, "step": 0, "milliseconds": 1},
                ],
            },
            Fault.OUT_OF_RANGE,
            "body.clock.spent",
        ),
    ],
)
def test_a_clock_that_cannot_be_is_refused(clock: dict[str, Any], code: Fault, field: str) -> None:
    document = json.loads(match().record())
    document["body"]["clock"] = clock
    with pytest.raises(RecordError) as caught:
        loaded(json.dumps(document).encode())
    assert (caught.value.code, caught.value.field) == (code, field)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_steps_of_a_clock_are_phases_of_the_game(game: str) -> None:
    steps = facts(game).clock
    phases = [phase for step in steps for phase in step]
    assert len(phases) == len(set(phases)), "a phase belongs to one step"
    assert all(steps)
    if phases:
        view = import_module(f"engine.games.{game}.view")
        assert set(phases) <= {str(phase) for phase in view.Phase}
        assert "phase" in view.View.__struct_fields__
