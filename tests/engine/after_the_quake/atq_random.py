"""Random play of After the Quake for tests: actions that may be legal or not, seats of every temper."""

from __future__ import annotations

import random
from typing import Any

import pytest
from atq_builder import GAME, new_match
from atq_referee import Judge

from engine.core.chance import Chance
from engine.core.game import RefusedError, Setup
from engine.core.match import Match
from engine.games.after_the_quake.actions import Act, Action, Build, Discard, GoOn, TakeBonus, TakeIncome
from engine.games.after_the_quake.goals import sheet_of
from engine.games.after_the_quake.legal import Table


def any_build(rng: random.Random, state: Any, seat: int) -> Build:
    """A build that may be legal or not, near what could be done."""
    held = [*state.hands[seat], *state.boards[seat].permits]
    pool = held if rng.random() < 0.95 else [*held, rng.randrange(-1, 43)]
    chosen = [rng.choice(pool) for _ in range(rng.choice((0, 1, 1, 2, 2, 2, 3)))] if pool else []
    space = rng.choice((*range(len(state.built)), -1, len(state.built)))
    fits = bool(state.rubble >> space & 1) if space >= 0 else False
    clean = fits if rng.random() < 0.85 else not fits
    return Build(
        space if rng.random() < 0.97 else None,
        tuple(sorted(set(chosen))) if rng.random() < 0.95 else tuple(chosen),
        clean,
        rng.choice((None, None, 0, 1, 2, 3, rng.randrange(-1, 5))),
    )


def any_action(rng: random.Random, state: Any, seat: int) -> Action:
    """An action that may be legal or not, near what could be done."""
    kind = state.phase if rng.random() < 0.9 else rng.choice(("income", "bonus", "act", "discard", "go on"))
    take = rng.choice((None, None, 0, 1, 2, -1, rng.randrange(-2, 4)))
    held = [*state.hands[seat], *state.boards[seat].permits, 0]
    if kind == "income":
        return TakeIncome(rng.choice((0, 1, 2, 3, rng.randrange(-1, 6))))
    if kind == "bonus":
        parts = any_build(rng, state, seat) if rng.random() < 0.2 else None
        return TakeBonus(rng.choice((0, 0, 1, 1, 2, rng.randrange(-1, 4), None)), take, parts)
    if kind == "discard":
        return Discard(rng.choice((*held, rng.randrange(-1, 43), None)))
    if kind == "go on" or rng.random() < 0.02:
        return GoOn()
    table = GAME.table(state)
    card = table.card if state.card >= 0 else ()
    space = rng.randrange(-1, len(card) + 1) if rng.random() < 0.2 or not card else rng.randrange(len(card))
    choice = rng.choices(("action", "money", "pass", "wait"), (12, 3, 3, 0.3))[0]
    if choice != "action" and rng.random() < 0.8:
        return Act(space, choice)
    target = rng.choice((space, space, rng.randrange(-1, 6)))
    name = card[target].action if 0 <= target < len(card) else ""
    sound = rng.random() < 0.85
    return Act(
        space,
        choice,
        target if rng.random() < 0.97 else None,
        take if name in ("permit", "goal") or not sound else None,
        rng.randrange(-1, len(state.built) + 1) if (name == "clean" and rng.random() < 0.6) or not sound else None,
        any_build(rng, state, seat) if name.startswith("build") or not sound else None,
    )


def check_action(judge: Judge, state: Any, seat: int, action: Action) -> None:
    """The engine takes an action exactly when the rules page does, asked of state, view and choices."""
    refusal = GAME.refuse(state, seat, action)
    assert (refusal is None) == judge.legal(seat, action), f"{action} of seat {seat}: {refusal}"
    assert GAME.refuse(GAME.view(state, seat), seat, action) == refusal
    assert (action in GAME.choices(state, seat)) == (refusal is None)
    if refusal is None:
        return
    assert refusal.rule
    with pytest.raises(RefusedError) as caught:
        GAME.play(state, seat, action, Chance(1))
    assert caught.value.refusal == refusal


class Temper:
    """How random seats of a match decide: some build whenever they can, some sign goals, some take what comes."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.eager = rng.choice((0.0, 0.5, 0.9))
        self.wants = rng.choice(
            (("build", "build_subsidised"), ("build", "build_subsidised", "material", "permit"), ("goal", "permit"))
        )

    def decide(self, state: Any, seat: int, draft: Any) -> Action:
        """A legal action."""
        choices = GAME.choices(state, seat)
        if state.phase == "act" and self.rng.random() < self.eager and state.queue[0] == seat:
            table: Table = GAME.table(state)
            for _ in range(8):
                action = choices.sample(draft, "temper")
                target = action.target if isinstance(action, Act) else None
                if target is not None and table.card[target].action in self.wants:
                    return action
        return choices.sample(draft, "temper")


def check_points(judge: Judge, state: Any) -> None:
    """Every row of every sheet."""
    table = GAME.table(state)
    for player in range(judge.count):
        rows = {"common": 0, "best": 0, "personal": 0, "development": 0, "urban": 0, "money": 0}
        sheet = sheet_of(table, player)
        for row in sheet.rows:
            if row.key == "common_best_builder":
                rows["best"] += row.points
            else:
                rows[row.group if row.group in rows else row.key] += row.points
        assert rows == judge.parts(player)
        assert sheet.total == judge.total(player)


def play_judged(setup: Setup, seed: int, tried: int = 2) -> tuple[Match, Judge]:
    """A random match; after every act the engine stands where the judge stands; before it ``tried`` actions that may be
    legal or not are answered alike."""
    rng = random.Random(seed)
    temper = Temper(rng)
    match = new_match(setup, seed, "random")
    judge = Judge(match.state)
    judge.compare(match.state)
    draft = Chance(seed).draft()
    while match.waiting:
        state = match.state
        assert list(match.waiting) == judge.waiting()
        (seat,) = match.waiting
        for _ in range(tried):
            asked = rng.choice((seat, seat, seat, rng.randrange(setup.seats)))
            check_action(judge, state, asked, any_action(rng, state, asked))
        action = temper.decide(state, seat, draft)
        assert judge.legal(seat, action), action
        match.act(seat, action)
        judge.play(seat, action, match.state)
        judge.compare(match.state)
        assert GAME.refuse_state(match.state) == ()
        if tried:
            check_points(judge, match.state)
    check_points(judge, match.state)
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.ranks) == judge.ranks()
    assert outcome.reasons == ("eighth" if judge.ending else "year",)
    assert len(outcome.opponents) == (1 if setup.mode == "solo" else 0)
    return match, judge
