"""Computer players of Common Ground: legal in every phase, of a lasting character, blind to secrets, neither mind
readers nor noise."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance, Draft
from engine.core.game import Setup
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.city import City, Laid
from engine.games.common_ground.legal import guessers_of
from engine.games.common_ground.player import spots_of, temperament
from engine.games.common_ground.rules import load
from engine.games.common_ground.sense import all_scores, rank_matchings
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Phase
from engine.players.budget import Budget
from engine.players.levels import Decision, player
from resources import reader

GAME = load(reader("common_ground"))
BEGINNER = player(GAME, "beginner")


@dataclass
class Played:
    """A match that is over: its last state, every decision with the state it was made in and the seat."""

    state: State
    acts: list[tuple[State, int, Decision]] = field(default_factory=list)

    def of(self, kind: type) -> list[tuple[State, int, Any]]:
        """The decisions for one kind of action."""
        return [(state, seat, decision) for state, seat, decision in self.acts if isinstance(decision.action, kind)]

    @property
    def trees(self) -> int:
        return GAME.score(self.state, 0).total


def play_out(seats: int, seed: int, budget: int | None = None, **options: str) -> Played:
    """A whole match of computers; every decision must be legal."""
    step = GAME.start(Setup(seats, "standard", options), Chance(seed))
    acts: list[tuple[State, int, Decision]] = []
    while waiting := GAME.waiting(step.state):
        for seat in waiting:
            if seat not in GAME.waiting(step.state):
                continue
            view = GAME.view(step.state, seat)
            draft = Draft(seed * 10_000 + len(acts), {})
            decision = BEGINNER.decide(view, seat, draft, Budget(budget) if budget else None)
            assert GAME.refuse(view, seat, decision.action) is None, decision
            acts.append((step.state, seat, decision))
            step = GAME.play(step.state, seat, decision.action, step.chance)
    return Played(step.state, acts)


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    """A few matches of four computers."""
    return [play_out(4, seed) for seed in range(1, 9)]


@pytest.mark.parametrize(("seats", "children", "open_table"), list(product((2, 3, 6), ("off", "on"), ("off", "on"))))
def test_computers_finish_with_every_option(seats: int, children: str, open_table: str) -> None:
    """Rules 3, 3.6, 3.8: 2 to 6 seats, faces or none, open table or not; faces are asked once where they are asked."""
    played = play_out(seats, 3, children=children, open_table=open_table)
    assert played.state.phase is Phase.OVER
    plans = [decision.action for _, _, decision in played.of(SealPlan)]
    assert len(plans) == 6
    assert len(played.of(ShowPlaces)) == (6 if children == open_table == "on" else 0)
    assert all(bool(plan.faces) == (children == "on" and open_table == "off") for plan in plans)


def test_a_small_budget_is_enough_to_act() -> None:
    """Design 2: the budget only limits the search; the best so far is played."""
    assert play_out(3, 4, budget=1).state.phase is Phase.OVER


def test_equal_seeds_give_equal_play() -> None:
    """Design 2: equal seeds give equal play."""
    assert play_out(4, 6).state == play_out(4, 6).state


def test_a_character_lasts_for_the_match_and_differs_from_seat_to_seat(matches: list[Played]) -> None:
    """Decisions: temperament, each seat by its own stream."""
    characters = []
    for played in matches[:3]:
        for seat in range(4):
            moods = {
                temperament(GAME.places, GAME.view(state, seat), seat).whims
                for state in (played.acts[0][0], played.acts[20][0], played.state)
            }
            assert len(moods) == 1
            characters += moods
    assert len(set(characters)) == 12


def test_every_guesser_proposes_once_and_the_deputy_seals_last(matches: list[Played]) -> None:
    """R8: computers propose once; the deputy waits for the others' proposals."""
    for played in matches:
        for state, seat, _ in played.of(SealGuess):
            others = [other for other in guessers_of(state) if other != seat]
            assert all(state.proposed[other] == 1 for other in others)
            assert state.proposed[seat] <= 1


def test_ticks_are_of_those_who_proposed_what_is_sealed(matches: list[Played]) -> None:
    """R8: a tick means the layout that is sealed; the deputy agrees with its own."""
    for played in matches:
        for state, seat, decision in played.of(SealGuess):
            for other in guessers_of(state):
                agrees = other == seat or state.proposals[other] == decision.action.matching
                assert (other in decision.action.ticks) == agrees


def test_the_deputy_of_two_seats_seals_at_once() -> None:
    """3.7: the deputy alone is the guesser."""
    played = play_out(2, 5)
    assert len(played.of(Propose)) == 0
    assert len(played.of(SealGuess)) == 6


def test_guessers_and_deputies_are_blind_to_the_secret(matches: list[Played]) -> None:
    """R9: whatever the plan is (and, for the cones, whatever was drawn), the decision is the same."""
    for played in matches[:4]:
        for state, seat, decision in (*played.of(SetCones), *played.of(Propose), *played.of(SealGuess)):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.guess(view, Chance(77)), seat)
            assert other == view
            assert BEGINNER.decide(other, seat, Draft(1, {})).action == decision.action


def test_no_decision_carries_a_reason(matches: list[Played]) -> None:
    """5.16: what travels with a decision tells nothing of why it was made."""
    for played in matches:
        for _, _, decision in played.acts:
            assert decision.note == ""
            assert decision.numbers == ()


def test_the_group_is_heard() -> None:
    """3.2.4: a guesser alone among three that propose otherwise gives way if it was unsure."""
    changed = 0
    for seed in range(1, 15):
        for state, seat, decision in play_out(4, seed).of(SealGuess):
            # The same position with the proposals taken away.
            quiet = replace(GAME.view(state, seat), proposals=((),) * 4)
            changed += BEGINNER.decide(quiet, seat, Draft(1, {})).action.matching != decision.action.matching
    assert changed > 0


def test_cones_stand_where_trees_grow(matches: list[Played]) -> None:
    """Decisions: the deputy chooses sites that are worth many trees."""
    for played in matches:
        for state, _, decision in played.of(SetCones):
            city = City(state.city)
            trees = sorted((city.half_trees_towards(cell) for cell in city.building_cells()), reverse=True)
            chosen = [city.half_trees_towards(cell) for cell in decision.action.cells]
            assert sum(chosen) >= sum(trees[: len(chosen)]) - 4


def test_the_bonus_tile_wins_trees_and_shuts_little(matches: list[Played]) -> None:
    """3.4, 5.13: never fewer trees than the best spot less one."""
    for played in matches:
        for state, _, decision in played.of(LayBonus):
            city = City(state.city)
            won = city.bonus_trees(decision.action.cell, decision.action.closed)
            assert won >= max(city.bonus_trees(cell, closed) for cell, closed in city.bonus_spots()) - 1
            after = City((*state.city, Laid(decision.action.cell, state.bonuses[0], decision.action.closed)))
            assert len(after.building_cells()) >= len(city.building_cells()) - 6


def test_mismatched_places_open_room(matches: list[Played]) -> None:
    """5.11: a mismatched tile makes a good corner to build on."""
    for played in matches:
        for state, _, decision in played.of(Lay):
            before, after = City(state.city), City((*state.city, Laid(decision.action.cell, decision.action.piece)))
            two = sum(before.half_trees_towards(cell) >= 2 for cell in before.building_cells())
            assert sum(after.half_trees_towards(cell) >= 2 for cell in after.building_cells()) >= two


def test_what_is_sealed_is_what_the_mayor_sees_best(matches: list[Played]) -> None:
    """Decisions: the mayor seals the matching that a guesser of the same mind would find."""
    for played in matches:
        for state, seat, decision in played.of(SealPlan):
            view = GAME.view(state, seat)
            mood = temperament(GAME.places, view, seat)
            scores = all_scores(GAME.places, mood, view.drawn, spots_of(view))
            assert rank_matchings(scores)[0][1] == decision.action.matching


def figures(count: int, seats: int) -> tuple[float, float]:
    """The mean of trees and the share of perfect rounds."""
    played = [play_out(seats, seed) for seed in range(1, count + 1)]
    perfect = sum(past.perfect for one in played for past in one.state.history)
    return sum(one.trees for one in played) / count, perfect / (6 * count)


def test_neither_mind_reading_nor_noise() -> None:
    """In small: mean above 36 trees, 25 to 75 % of rounds perfect."""
    trees, perfect = figures(40, 4)
    assert trees > 36
    assert 0.25 < perfect < 0.75


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_neither_mind_reading_nor_noise_at_length(seats: int) -> None:
    """200 matches of computer seats: mean above 36 trees, 25 to 75 % of rounds perfect."""
    trees, perfect = figures(200, seats)
    print(f"{seats} seats, 200 matches: {trees:.1f} trees on average, {perfect:.0%} of rounds perfect")
    assert trees > 36
    assert 0.25 < perfect < 0.75
