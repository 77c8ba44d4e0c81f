"""Whole random matches of After the Quake, judged at every step by a second set of rules; records replay."""

from __future__ import annotations

from collections import Counter

import pytest
from atq_builder import GAME, READ, new_match, setup_of
from atq_random import play_judged
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.conformance import check_facts, conform
from engine.core.match import Match
from engine.core.record import load_record
from engine.games.after_the_quake.actions import Act, Discard, GoOn
from engine.games.after_the_quake.events import BestBuilder, BuildingBuilt, Cleaned, UrbanTaken
from engine.games.after_the_quake.facts import FACTS
from engine.games.after_the_quake.view import Phase

TABLES = [(seats, flat, limit) for seats in (1, 2, 3, 4) for flat, limit in (("off", "strict"), ("on", "discard"))]
every_table = pytest.mark.parametrize(("seats", "flat", "limit"), TABLES)


def check_record(match: Match) -> None:
    """The record loads to the same, replays to the same, and gives the same bytes."""
    record = match.record()
    loaded = load_record(record, lambda _: READ, game=GAME)
    assert loaded.check() is None
    assert loaded.digest == match.digest
    assert loaded.record() == record


def note(match: Match, count: Counter[str], shuffles: int) -> None:
    """Counts how a match went."""
    assert match.outcome is not None
    count["matches"] += 1
    count[f"end by {match.outcome.reason}"] += 1
    count["acts"] += len(match.acts)
    count["shuffles"] += shuffles
    for *_, action, told in match.history():
        if isinstance(action, Discard):
            count["discards"] += 1
        for one in told:
            if isinstance(one.event, BuildingBuilt | Cleaned | UrbanTaken | BestBuilder):
                count[type(one.event).__name__] += 1


@every_table
def test_random_matches_are_judged_at_every_step(seats: int, flat: str, limit: str) -> None:
    """Sections 3, 5, 6, 8: legality, effects, money, cards, markers, order, scores, ranks; every record replays."""
    count: Counter[str] = Counter()
    for seed in range(12 if seats < 3 else 6):
        match, judge = play_judged(setup_of(seats, flat, limit), 1000 * seats + seed)
        check_record(match)
        note(match, count, judge.shuffles)
        assert match.state.year <= 6
    assert all(count[name] for name in ("BuildingBuilt", "Cleaned", "UrbanTaken"))
    assert bool(count["discards"]) == (limit == "discard" and seats > 0)


@pytest.mark.soak
@pytest.mark.timeout(0)
@every_table
@pytest.mark.parametrize("block", range(2))
def test_two_thousand_random_matches_are_judged_at_every_step(seats: int, flat: str, limit: str, block: int) -> None:
    """Sections 3, 5, 6, 8: the same, two thousand times per number of seats; all end by 1915 or the eighth building."""
    count: Counter[str] = Counter()
    for seed in range(500):
        match, judge = play_judged(setup_of(seats, flat, limit), 1_000_000 + 1000 * block + seed, tried=1)
        check_record(match)
        note(match, count, judge.shuffles)
    print(f"\n{seats} seats, {limit}, block {block}: {dict(sorted(count.items()))}")
    assert count["end by year"] + count["end by eighth"] == 500


def test_both_ends_and_shuffles_come_up() -> None:
    """3.5, R13: the matches that are judged have seen them."""
    ends: Counter[str] = Counter()
    for seats in (1, 3, 4):
        for seed in range(12):
            match, judge = play_judged(setup_of(seats), 7000 + seed, tried=0)
            assert match.outcome is not None
            ends[match.outcome.reason] += 1
            ends["shuffles"] += judge.shuffles
    assert set(ends) == {"eighth", "year", "shuffles"}
    assert ends["shuffles"] > 0


@every_table
def test_conformance_of_every_table(seats: int, flat: str, limit: str, soak: bool) -> None:
    """Design: what every game must keep to: choices and refusals, views, guesses, secrecy, undo, records."""
    for seed in range(60 if soak else 2):
        conform(GAME, setup_of(seats, flat, limit), seed)


def test_facts() -> None:
    """Design: every mode and option can be set up, nothing else can."""
    check_facts(GAME)


@given(st.integers(0, 2**31), st.sampled_from(TABLES))
def test_cards_buildings_rubble_and_purses_at_every_step(seed: int, table: tuple[int, str, str]) -> None:
    """Section 2, ruling 37: 42 (40) permits, 24 goals, 8 buildings each, 16 (12, 8) rubble, 17 urban cards, wherever
    they are; nobody ever has less than nothing."""
    seats = table[0]
    step = GAME.start(setup_of(*table), Chance(seed))
    draft = Chance(seed).draft()
    rubble = {1: 8, 2: 8, 3: 12, 4: 16}[seats]
    while True:
        state = step.state
        permits = [*state.permit_row, *state.permit_stack, *state.discards]
        goals = [*state.goal_row, *state.goal_stack, *state.common]
        tokens, cards = state.rubble.bit_count(), sum(state.urban) + len(state.parks)
        for player, board in enumerate(state.boards):
            permits += [*board.permits, *state.hands[player]]
            goals += [*board.goals, *state.secret_goals[player]]
            tokens += board.rubble
            cards += sum(board.urban) + len(board.parks)
            assert board.stock + board.area + state.built.count(player) == 8
            assert board.money >= 0
            assert 0 <= board.column <= 8
            assert 0 <= board.row <= 6
        assert sorted(permits) == list(range(40 if seats == 1 else 42))
        assert sorted(goal for goal in goals if goal != -1) == list(range(24))
        assert (tokens, cards) == (rubble, 17)
        if not GAME.waiting(state):
            break
        seat = GAME.waiting(state)[0]
        step = GAME.play(state, seat, GAME.choices(state, seat).sample(draft, "conserve"), step.chance)


def test_nobody_acts_more_often_than_the_facts_say() -> None:
    """Facts: per year income, bonus, six cards, each with a permit to discard, in solo the Committee's moves too."""
    for seats in (1, 2, 4):
        match, _ = play_judged(setup_of(seats, "off", "discard"), 77, tried=0)
        acts = Counter(seat for _, seat, _, _ in match.history())
        assert max(acts.values()) <= FACTS.longest


def test_equal_seeds_give_equal_matches() -> None:
    """Design: the same seed and the same decisions give the same match."""
    one, two = (play_judged(setup_of(3), 12, tried=0)[0] for _ in range(2))
    assert one.record() == two.record()


def test_a_match_can_be_put_away_and_taken_up_at_every_decision() -> None:
    """Check list: save/restore at every decision, also in the middle of a discard and before the Committee moves."""
    for seats, limit in ((1, "strict"), (2, "discard"), (3, "strict")):
        match = new_match(setup_of(seats, "off", limit), 9, "person")
        draft = Chance(9).draft()
        phases = set()
        while match.waiting:
            phases.add(match.state.phase)
            again = load_record(match.record(), lambda _: READ, game=GAME)
            assert again.digest == match.digest
            assert again.waiting == match.waiting
            seat = match.waiting[0]
            match.act(seat, GAME.choices(match.state, seat).sample(draft, "save"))
        assert phases >= {Phase.INCOME, Phase.BONUS, Phase.ACT}


def test_the_committee_moves_once_per_step_and_act() -> None:
    """R0: in each step of a solo match it moves exactly once, after "go on"."""
    match, _ = play_judged(setup_of(1), 5, tried=0)
    history = match.history()
    gone = [action for *_, action, _ in history if isinstance(action, GoOn)]
    turns = [action for *_, action, _ in history if isinstance(action, Act)]
    cards = Counter(
        type(one.event).__name__ for *_, told in history for one in told if type(one.event).__name__ == "CardBegan"
    )
    assert len(turns) == cards["CardBegan"]
    assert len(gone) >= len(turns)
