"""Choices: grouping, and that the toy games' choices meet the protocol."""

from __future__ import annotations

import pytest
from toy_games import HEAP, Bid, Take, match_of

from engine.core.chance import Chance
from engine.core.choices import group


def test_group_keeps_the_order():
    assert group(iter([5, 2, 3, 8, 4]), lambda n: n % 2) == {1: (5, 3), 0: (2, 8, 4)}
    assert group(iter(()), lambda n: n) == {}


def test_choices_are_asked_not_listed():
    match = match_of()
    choices = match.game.choices(match.view(0), 0)
    assert Bid(4) in choices
    assert Bid(5) not in choices
    assert "bid" not in choices
    assert list(choices) == [Bid(1), Bid(2), Bid(3), Bid(4)]
    assert {choices.sample(Chance(seed).draft(), "s").card for seed in range(50)} == {1, 2, 3, 4}


def test_a_seat_that_does_not_wait_has_none():
    match = match_of(HEAP, 2)
    choices = HEAP.choices(match.state, 1)
    assert not choices
    assert Take(1) not in choices
    with pytest.raises(IndexError):
        choices.sample(Chance(1).draft(), "s")
