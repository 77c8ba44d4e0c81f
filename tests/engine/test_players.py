"""Computer players: legal at every turn, alike for equal seeds, better from level to level, blind to what is hidden."""

from __future__ import annotations

from statistics import mean

import pytest

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers import rules
from engine.players.budget import Budget
from engine.players.levels import UnknownLevel, player


@pytest.fixture(scope="module")
def game():
    return rules.load(resources.reader("house_numbers"))


def play_out(game, mode, levels, seed, budget=None):
    """A whole match; returns the final state."""
    step = game.start(Setup(len(levels), mode), Chance(seed))
    drafts = [Chance(seed * 1000 + seat).draft() for seat in range(len(levels))]
    players = [player(game, level) for level in levels]
    while game.waiting(step.state):
        seat = game.waiting(step.state)[0]
        view = game.view(step.state, seat)
        decision = players[seat].decide(view, seat, drafts[seat], budget() if budget else None)
        assert game.refuse(view, seat, decision.action) is None
        step = game.play(step.state, seat, decision.action, step.chance)
    return step.state


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("advanced", 3), ("expert", 2), ("expert_advanced", 4), ("solo", 1), ("solo_advanced", 1), ("practice", 1)],
)
def test_beginner_finishes_every_mode(game, mode, seats):
    state = play_out(game, mode, ["beginner"] * seats, seed=11)
    assert game.outcome(state) is not None


def test_equal_seeds_give_equal_play(game):
    levels = ["beginner", "random", "beginner"]
    assert play_out(game, "advanced", levels, seed=3) == play_out(game, "advanced", levels, seed=3)


def test_beginner_beats_random_clearly(game):
    """Each level beats the one below in at least 60 % of the games (B22)."""
    wins, points = 0, {"random": [], "beginner": []}
    for seed in range(12):
        levels = ("random", "beginner") if seed % 2 else ("beginner", "random")
        outcome = game.outcome(play_out(game, "basic", levels, seed))
        wins += outcome.ranks[levels.index("beginner")] == 1
        for level, sheet in zip(levels, outcome.sheets, strict=True):
            points[level].append(sheet.total)
    assert wins >= 11
    assert mean(points["beginner"]) > mean(points["random"]) + 25


def test_beginner_claims_what_it_fulfils_and_never_asks_for_a_reshuffle(game):
    claims = 0
    for seed in range(6):
        step = game.start(Setup(2, "basic"), Chance(seed))
        drafts = [Chance(seat).draft() for seat in range(2)]
        while game.waiting(step.state):
            seat = game.waiting(step.state)[0]
            action = player(game, "beginner").decide(game.view(step.state, seat), seat, drafts[seat]).action
            claims += len(action.claims)
            assert not action.reshuffle
            gain = game.preview(step.state, seat, action).detail
            assert not gain.reached, "a plan that could be claimed was left lying"
            step = game.play(step.state, seat, action, step.chance)
    assert claims > 0


def test_hidden_cards_do_not_change_the_decision(game):
    """Equal views give equal decisions, whatever lies in the deck and in other hands (C44)."""
    step = game.start(Setup(3, "expert_advanced"), Chance(5))
    for turn in range(8):
        for seat in range(3):
            view = game.view(step.state, seat)
            chosen = player(game, "beginner").decide(view, seat, Chance(turn).draft()).action
            other = game.guess(view, Chance(turn + 100))
            assert player(game, "beginner").decide(game.view(other, seat), seat, Chance(turn).draft()).action == chosen
            step = game.play(step.state, seat, chosen, step.chance)


def test_a_cap_that_has_run_out_still_gives_a_legal_turn(game):
    state = play_out(game, "advanced", ["beginner", "beginner"], seed=2, budget=lambda: Budget(1, lambda: True))
    assert game.outcome(state) is not None


def test_unknown_level_is_named(game):
    with pytest.raises(UnknownLevel, match="'grandmaster'"):
        player(game, "grandmaster")
