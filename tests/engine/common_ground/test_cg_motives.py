"""Why computer players of Common Ground did what they did: each decision is explained, by the temperament of the seat,
and not before the reveal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance, Draft
from engine.core.game import Setup
from engine.games.common_ground import motive
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealGuess, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.city import TOWN_HALL, City
from engine.games.common_ground.motive import Note
from engine.games.common_ground.player import spots_of, temperament
from engine.games.common_ground.rules import load
from engine.games.common_ground.sense import NEARNESS, affinity, all_scores, best_matching
from engine.games.common_ground.state import State
from engine.games.common_ground.view import PlaceRevealed
from engine.players.levels import player
from engine.players.motives import Motive, explainer
from resources import reader

GAME = load(reader("common_ground"))
LEVEL = "beginner"
Act = tuple[State, int, Any, tuple[Any, ...]]
KINDS = (SetCones, ShowPlaces, SealPlan, Propose, SealGuess, Lay, LayBonus)


def play_out(seats: int, seed: int, level: str = LEVEL, **options: str) -> list[Act]:
    """A match of computers: the state before each act, seat, action, what was told."""
    who = player(GAME, level)
    step = GAME.start(Setup(seats, "standard", options), Chance(seed))
    acts: list[Act] = []
    while waiting := GAME.waiting(step.state):
        seat = waiting[0]
        decision = who.decide(GAME.view(step.state, seat), seat, Draft(len(acts) + 1, {}))
        before = step.state
        step = GAME.play(before, seat, decision.action, step.chance)
        acts.append((before, seat, decision.action, tuple(told.event for told in step.events)))
    return acts


def why(act: Act, level: str = LEVEL) -> Motive:
    """The reason of an act."""
    state, seat, action, _ = act
    return motive.explain(GAME, level, GAME.view(state, seat), seat, action)


@pytest.fixture(scope="module")
def matches() -> list[list[Act]]:
    """Twenty matches of 2 to 6 computers, with every option."""
    options = ({}, {"children": "on"}, {"open_table": "on"}, {"children": "on", "open_table": "on"})
    return [play_out(2 + seed % 5, seed, **options[seed % 4]) for seed in range(20)]


def test_the_game_explains_its_players() -> None:
    assert explainer(GAME) is motive
    assert explainer(object()) is None


def test_every_decision_has_a_reason(matches: list[list[Act]]) -> None:
    """Decisions: every one explained; none is unknown, and the same one comes every time."""
    notes: Counter[str] = Counter()
    for acts in matches:
        for act in acts:
            found = why(act)
            assert found == why(act)
            assert found.note != Note.UNKNOWN
            assert (found.seat, found.round) == (act[1], act[0].round)
            assert all(0 <= piece <= TOWN_HALL for piece in found.pieces) or found.note.startswith("site")
            notes[found.note] += 1
    assert {Note.SITE_UNLIKE, Note.SITE_MOST, Note.PLAN, Note.PLAN_FACES, Note.FACES, Note.GUESS} <= set(notes)
    assert {Note.FOLLOWED, Note.SEALED, Note.CORNER_FIT, Note.CORNER, Note.BONUS_MOST} <= set(notes)


def test_only_the_plan_is_secret(matches: list[list[Act]]) -> None:
    for acts in matches[:6]:
        for act in acts:
            assert why(act).secret == isinstance(act[2], SealPlan)


def test_reasons_are_told_after_the_reveal_of_their_round_only(matches: list[list[Act]]) -> None:
    """3.2.5, 5.17: not while the group still thinks; for ever afterwards."""
    for acts in matches[:6]:
        for at, (state, seat, _, _) in enumerate(acts):
            before = GAME.view(state, seat)
            for later, _, _, _ in acts[at:]:
                revealed = len(later.history) >= state.round
                for eyes in (None, 0, later.mayor):
                    assert motive.is_told(GAME.view(later, eyes), before) == revealed
            if isinstance(acts[at][2], Lay | LayBonus):
                assert motive.is_told(before, before)
            else:
                assert not motive.is_told(before, before)


def test_pairs_are_those_of_the_seats_own_temperament(matches: list[list[Act]]) -> None:
    """Decisions: each place with the neighbour that speaks most for it in the eyes of this seat, best fit first."""
    for acts in matches[:8]:
        for act in acts:
            found = why(act)
            if found.note not in (Note.GUESS, Note.PLAN):
                continue
            state, seat, action, _ = act
            view = GAME.view(state, seat)
            mood = temperament(GAME.places, view, seat)
            city = City(view.city)
            fits = []
            for place, beside in zip(found.pieces[::2], found.pieces[1::2], strict=True):
                at = view.drawn.index(place)
                near = [(p, d) for p, d in city.around(view.cones[action.matching[at]]) if p <= TOWN_HALL]
                worth = {p: NEARNESS[d] * affinity(GAME.places, place, p, mood) for p, d in near}
                assert worth[beside] == max(worth.values())
                scores = all_scores(GAME.places, mood, view.drawn, spots_of(view))
                fits.append(scores[at][action.matching[at]])
            assert fits == sorted(fits, reverse=True)
            assert len(fits) == len(view.drawn)


def test_seats_that_think_otherwise_say_otherwise(matches: list[list[Act]]) -> None:
    """Two guessers who agree on a matching still have reasons of their own; and one temperament has one reason."""
    same = different = 0
    for acts in matches:
        guesses: dict[tuple[int, Any], list[Motive]] = {}
        for act in acts:
            if isinstance(act[2], Propose) and (found := why(act)).note == Note.GUESS:
                guesses.setdefault((act[0].round, act[2].matching), []).append(found)
        for group in guesses.values():
            for other in group[1:]:
                same += other.pieces == group[0].pieces
                different += other.pieces != group[0].pieces
    assert different > same > 0


def test_the_same_view_is_explained_by_whose_eyes_look() -> None:
    """The deputy's choice, the plan and the guess of one position, for the temperaments of other seats."""
    told = set()
    state, seat, _, _ = next(act for act in play_out(6, 11) if isinstance(act[2], SealPlan))
    view = GAME.view(state, seat)
    for other in range(6):
        mood = temperament(GAME.places, view, other)
        plan = SealPlan(best_matching(all_scores(GAME.places, mood, view.drawn, spots_of(view))))
        found = motive.explain(GAME, LEVEL, view, other, plan)
        assert found.note == Note.PLAN
        told.add(found.pieces)
    assert len(told) > 1


def test_the_deputy_names_a_cone_with_its_trees_and_neighbour(matches: list[list[Act]]) -> None:
    for acts in matches:
        for act in acts:
            if not isinstance(act[2], SetCones):
                continue
            found = why(act)
            city = City(act[0].city)
            cone, trees = found.numbers
            cell = act[2].cells[cone]
            assert city.half_trees_towards(cell) == trees
            assert found.pieces[0] in {piece for piece, distance in city.around(cell) if distance == 0}
            if found.note == Note.SITE_MOST:
                assert trees == max(city.half_trees_towards(free) for free in city.building_cells())


def test_followers_name_whom_they_followed_and_what_they_had_thought(matches: list[list[Act]]) -> None:
    for acts in matches:
        for act in acts:
            found = why(act)
            if found.note != Note.FOLLOWED:
                continue
            state, seat, action, _ = act
            view = GAME.view(state, seat)
            own = all_scores(GAME.places, temperament(GAME.places, view, seat), view.drawn, spots_of(view))
            assert best_matching(own) != action.matching
            assert found.seats
            assert seat not in found.seats
            assert all(view.proposals[other] for other in found.seats)
            place = found.pieces[0]
            at = view.drawn.index(place)
            assert best_matching(own)[at] != action.matching[at]


def test_a_deputy_that_seals_for_others_says_so() -> None:
    """R8: the computer deputy seals the layout that the guessing persons have ticked, whatever it thinks itself."""
    state, seat, action, _ = next(act for act in play_out(4, 5) if isinstance(act[2], SealGuess))
    other = action.matching[1:] + action.matching[:1]
    view = replace(GAME.view(state, seat), proposals=((),) * 4)
    ticks = tuple(one for one in range(4) if one != view.mayor)
    found = motive.explain(GAME, LEVEL, view, seat, SealGuess(other, ticks))
    assert (found.note, found.seats) == (Note.AGREED, tuple(one for one in ticks if one != seat))


def test_no_motive_is_invented_for_a_move_that_the_player_would_not_make(matches: list[list[Act]]) -> None:
    """A player that failed gets a move by chance; an older version may have decided otherwise."""
    kinds = set()
    for acts in matches:
        for number, (state, seat, action, _) in enumerate(acts):
            view = GAME.view(state, seat)
            other = GAME.choices(view, seat).sample(Chance(number).draft(), "own")
            if type(other) is not type(action) or other == action or isinstance(other, SealGuess | Propose):
                continue
            assert motive.explain(GAME, LEVEL, view, seat, other).note == Note.UNKNOWN
            kinds.add(type(other))
    assert kinds >= {SetCones, SealPlan, Lay, LayBonus}


def test_a_guess_that_is_not_its_own_and_nobody_agreed_on_is_not_explained() -> None:
    state, seat, action, _ = next(act for act in play_out(4, 5) if isinstance(act[2], Propose))
    other = action.matching[1:] + action.matching[:1]
    found = motive.explain(GAME, LEVEL, GAME.view(state, seat), seat, Propose(other))
    assert found.note == Note.UNKNOWN


def test_the_random_player_says_that_it_was_chance() -> None:
    seen = {}
    for seed in range(8):
        for act in play_out(3, seed, "random", children="on", open_table="on"):
            found = why(act, "random")
            assert found.note.startswith("chance_")
            assert found.pieces == found.numbers == ()
            seen[type(act[2])] = found.note
    assert seen[SetCones] == Note.CHANCE_CONES
    assert seen[ShowPlaces] == Note.CHANCE_FACES
    assert seen[SealPlan] == Note.CHANCE_PLAN
    assert seen[SealGuess] == Note.CHANCE_GUESS
    assert seen[Lay] == Note.CHANCE_LAY


def test_a_revealed_place_stands_beside_what_its_mayor_had_in_mind(matches: list[list[Act]]) -> None:
    """The line of the reveal agrees with the reason of the plan; a person's plan stays as the rules tell it."""
    changed = 0
    for acts in matches:
        told: list[Motive] = []
        for act in acts:
            told.append(why(act))
            for event in act[3]:
                retold = motive.retell(event, told)
                if not isinstance(event, PlaceRevealed):
                    assert retold is event
                    continue
                plan = next(one for one in told if one.round == event.round and one.note.startswith("plan"))
                at = plan.pieces[::2].index(event.place)
                assert retold == replace(event, beside=plan.pieces[2 * at + 1])
                changed += retold != event
                assert motive.retell(event, [one for one in told if one is not plan]) is event
    assert changed > 0
    event = PlaceRevealed(1, 0, 3, 0, 0, 5, 1)
    assert motive.retell(event, [Motive(0, 1, Note.CHANCE_PLAN)]).beside == -1
    assert motive.retell(event, [Motive(0, 2, Note.CHANCE_PLAN)]) is event


def test_every_kind_of_decision_was_seen(matches: list[list[Act]]) -> None:
    assert {type(act[2]) for acts in matches for act in acts} == set(KINDS)
