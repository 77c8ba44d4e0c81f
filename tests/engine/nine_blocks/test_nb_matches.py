"""Whole random matches of Nine Blocks, judged at every step by a second set of rules; records replay."""

from __future__ import annotations

from collections import Counter

import pytest
from nb_builder import GAME, new_match, no_content
from nb_random import play_judged

from engine.core.chance import Chance
from engine.core.conformance import conform
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.games.nine_blocks.actions import Plan
from engine.games.nine_blocks.events import Clashed, Reshuffled, SpaceLost, UnitCompleted, Violated
from engine.games.nine_blocks.facts import FACTS
from engine.games.nine_blocks.grid import repeats
from engine.games.nine_blocks.view import Phase

TABLES = [(seats, bonus) for seats in (2, 3, 4) for bonus in ("own", "cascade")]
every_table = pytest.mark.parametrize(("seats", "bonus"), TABLES)


def setup_of(seats: int, bonus: str) -> Setup:
    """The set-up of a table."""
    return Setup(seats, "standard", {"bonus": bonus, "ask": "on"})


def check_record(match: Match) -> None:
    """The record loads to the same, replays to the same, and gives the same bytes."""
    record = match.record()
    loaded = load_record(record, lambda _: no_content, game=GAME)
    assert loaded.check() is None
    assert loaded.digest == match.digest
    assert loaded.record() == record


def note(match: Match, count: Counter[str]) -> None:
    """Counts how a match went."""
    assert match.outcome is not None
    count["matches"] += 1
    count[f"end by {match.outcome.reason}"] += 1
    count["rounds"] += match.state.round
    count["longest"] = max(count["longest"], match.state.round)
    count["acts"] += len(match.acts)
    for *_, told in match.history():
        for one in told:
            if isinstance(one.event, SpaceLost | Clashed | Violated | UnitCompleted | Reshuffled):
                count[type(one.event).__name__] += 1


@every_table
def test_a_hundred_random_matches_are_judged_at_every_step(seats: int, bonus: str) -> None:
    """Sections 3, 5, 6, 8: legality, effects, tiles, points, phases, ends, ranks; every record replays."""
    count: Counter[str] = Counter()
    for seed in range(17):
        match = play_judged(setup_of(seats, bonus), 1000 * seats + seed)
        check_record(match)
        note(match, count)
    assert count["longest"] <= 100
    assert all(count[name] for name in ("SpaceLost", "Clashed", "Violated"))


@pytest.mark.soak
@pytest.mark.timeout(0)
@every_table
@pytest.mark.parametrize("block", range(6))
def test_three_thousand_random_matches_are_judged_at_every_step(seats: int, bonus: str, block: int) -> None:
    """Sections 3, 5, 6, 8: the same, three thousand times per table; prints how they went."""
    count: Counter[str] = Counter()
    for seed in range(500):
        match = play_judged(setup_of(seats, bonus), 1_000_000 + 1000 * block + seed, tried=1)
        check_record(match)
        note(match, count)
    print(f"\n{seats} seats, {bonus}, block {block}: {dict(sorted(count.items()))}")
    assert count["longest"] <= 100


def test_every_end_but_the_rarest_comes_up() -> None:
    """3.5: three points, instant win, last seat, nobody, all passed."""
    ends: Counter[str] = Counter()
    for seed in range(40):
        for seats in (2, 4):
            match = play_judged(setup_of(seats, "own"), 5000 + seed, tried=0)
            assert match.outcome is not None
            ends[match.outcome.reason] += 1
    assert set(ends) >= {"points", "last_seat", "nobody", "all_passed"}


@every_table
def test_conformance_of_every_table(seats: int, bonus: str, soak: bool) -> None:
    """Design: what every game must keep to: choices and refusals, views, guesses, secrecy, undo, records."""
    for seed in range(100 if soak else 3):
        conform(GAME, setup_of(seats, bonus), seed)


@every_table
def test_twelve_tiles_of_each_number_at_every_step(seats: int, bonus: str) -> None:
    """Section 6: 108 tiles, wherever they lie; 5.3: no number repeats on the board, ever."""
    for seed in range(4):
        step = GAME.start(setup_of(seats, bonus), Chance(seed))
        draft = Chance(seed).draft()
        while waiting := GAME.waiting(step.state):
            state = step.state
            tiles = [*state.supply, *state.discards, *state.board, *(plan.number for plan in state.plans)]
            tiles += [tile for pile in (*state.hands, *state.penalties) for tile in pile]
            assert [tiles.count(number) for number in range(1, 10)] == [12] * 9
            assert repeats(state.board) == ()
            step = GAME.play(state, waiting[0], GAME.choices(state, waiting[0]).sample(draft, "conserve"), step.chance)


def test_nobody_acts_more_often_than_the_facts_say() -> None:
    """Facts: two plans and a bonus per round at most."""
    for seats, bonus in TABLES:
        match = play_judged(setup_of(seats, bonus), 77, tried=0)
        acts = Counter(seat for _, seat, _, _ in match.history())
        assert max(acts.values()) <= FACTS.longest
        per_round = Counter((entry.seat, entry.round) for entry in match.entries if hasattr(entry, "round"))
        assert all(many <= 3 for many in per_round.values())


def test_equal_seeds_give_equal_matches() -> None:
    """Design: the same seed and the same decisions give the same match."""
    one, two = (play_judged(setup_of(3, "own"), 12, tried=0) for _ in range(2))
    assert one.record() == two.record()


def test_statistics_count_what_was_done() -> None:
    """Decisions: rounds; plans, tiles given up, bonuses used, buildings that stand, units, penalty tiles per seat."""
    for seed in range(6):
        match = play_judged(setup_of(3, "cascade"), 300 + seed, tried=0)
        history = match.history()
        counts = GAME.statistics(match.state, [(seat, action) for _, seat, action, _ in history])
        for seat, own in enumerate(counts):
            acts = Counter(type(action).__name__ for _, other, action, _ in history if other == seat)
            assert {count.key: count.count for count in own} == {
                "rounds": match.state.round,
                "planned": acts["Plan"],
                "given_up": acts["GiveUp"],
                "bonuses": acts["UseBonus"],
                "standing": match.state.builders.count(seat),
                "units": [claim.seat for claim in match.state.claims].count(seat),
                "penalties": len(match.state.penalties[seat]),
            }


def test_undo_takes_a_plan_back_until_the_reveal_and_never_across_it() -> None:
    """R3a: a confirmed plan can be taken back until the next curtain lifts; nothing is taken back across the reveal."""
    match = new_match(setup_of(3, "own"), 4)
    draft = Chance(4).draft()
    before = match.digest
    first = match.waiting[0]
    action = next(a for a in GAME.choices(match.state, first) if isinstance(a, Plan))
    match.act(first, action)
    match.undo(first)
    assert match.digest == before
    match.act(first, action)
    while match.state.round == 1 and match.state.phase is Phase.PLAN:
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "undo"))
    for seat in range(3):
        assert match.refuse_undo(seat) is not None
