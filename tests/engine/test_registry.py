"""The registry: facts without rules, rules on demand, unknown games."""

from __future__ import annotations

import pytest
from toy_games import TOYS, no_content

from engine.core.registry import GAMES, UnknownGame, facts, load


def test_the_registry_cannot_be_changed():
    with pytest.raises(TypeError):
        GAMES["toy"] = "x:y"  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_folders(game):
    assert facts(game).id == game
    assert GAMES[game] == f"engine.games.{game}.rules:load"


def test_facts_and_rules_of_a_passed_registry():
    assert facts("toy_bids", TOYS).id == "toy_bids"
    assert load("toy_bids", no_content("toy_bids"), TOYS).facts is facts("toy_bids", TOYS)


@pytest.mark.parametrize("ask", [lambda: facts("chess"), lambda: load("chess", no_content("chess"))])
def test_unknown_games_are_named(ask):
    with pytest.raises(UnknownGame, match="no game 'chess'; the games are house_numbers") as caught:
        ask()
    assert caught.value.game == "chess"
    assert caught.value.known == tuple(GAMES)
