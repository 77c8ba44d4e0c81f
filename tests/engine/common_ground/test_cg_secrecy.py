"""The secret of Common Ground stays one (rules page, 3.2.3, 3.2.4, R2, R9; design of the tests: secrecy)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import pytest
from cg_builder import GAME, Course, drawn_map, position
from cg_random import any_action, play_out, random_setup
from cg_referee import number_of, surroundings, unpack
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Setup, Told
from engine.core.match import PERSON, Match, SeatInfo
from engine.core.wire import canonical
from engine.games.common_ground.actions import HIDDEN, Propose, SealGuess, SealPlan, SetCones, ShowPlaces
from engine.games.common_ground.city import City
from engine.games.common_ground.state import State
from engine.games.common_ground.view import GuessSealed, Phase, WhatIsHere, WhyHere

ROUND = drawn_map(
    """
    4 a 1
    d H b
    3 c 2
    """
)
CELLS = tuple(ROUND.at[name] for name in "123")
OPTIONS = ({}, {"children": "on"}, {"open_table": "on"}, {"children": "on", "open_table": "on"})


def heard(events: tuple[Told, ...], seat: int | None) -> list[Any]:
    """What a seat, or the table, may learn of."""
    return [told.event for told in events if told.audience is None or seat in told.audience]


def strangers(state: State) -> list[int | None]:
    """Everybody who may not know the secret: all seats but the mayor's, and the table."""
    return [seat for seat in range(state.seats) if seat != state.mayor] + [None]


def otherwise(state: State, rng: random.Random) -> State:
    """A position that differs in hidden things alone, made by hand: other bag, pile, draw before it is shown, plan."""
    before = state.phase in {Phase.CONES, Phase.FACES} or (
        state.phase is Phase.PLAN and state.options.open_table == "off"
    )
    tiles = [*state.bag, *([piece // 2 for piece in state.drawn] if before else [])]
    rng.shuffle(tiles)
    drawn = state.drawn
    if before:
        drawn = tuple(2 * tile + rng.randrange(2) for tile in tiles[: len(drawn)])
        tiles = tiles[len(drawn) :]
    plan = list(state.plan)
    rng.shuffle(plan)
    top = state.bonuses[:1] if state.phase is Phase.BONUS else ()
    rest = list(state.bonuses[len(top) :])
    rng.shuffle(rest)
    return replace(state, bag=tuple(tiles), drawn=drawn, plan=tuple(plan), bonuses=(*top, *rest))


def answers(state: State, seen: Any, seat: int | None) -> Iterator[Any]:
    """All that a seat can ask about a position, seen through ``seen``."""
    yield GAME.waiting(state), GAME.welcome(state), GAME.together(state)
    who = 0 if seat is None else seat
    yield GAME.score(seen, who)
    if seat is not None:
        yield list(islice(GAME.choices(seen, seat), 60)), bool(GAME.choices(seen, seat))
    cells = [number_of(cell) for cell in surroundings(unpack(state.city), 1)][::3]
    yield [GAME.aid(seen, who, WhatIsHere(cell)) for cell in cells]
    yield [GAME.aid(seen, who, WhyHere(piece, cell)) for piece in (0, 57, 113) for cell in state.cones or cells[:3]]
    rng = random.Random(7)
    for _ in range(12):
        asker = rng.randrange(state.seats) if seat is None else seat
        action = any_action(rng, state, asker, secret=False)
        yield action, GAME.refuse(seen, asker, action), GAME.preview(seen, asker, action)


def same(one: State, two: State, seat: int | None) -> None:
    """The seat cannot tell the two positions apart."""
    first, second = GAME.view(one, seat), GAME.view(two, seat)
    assert first == second
    assert canonical(first) == canonical(second)
    for here, there in zip(answers(one, first, seat), answers(two, second, seat), strict=True):
        assert here == there
    if seat is not None and seat in (*GAME.waiting(one), *GAME.welcome(one)):
        for here, there in zip(answers(one, one, seat), answers(two, two, seat), strict=True):
            assert here == there


# ---- Positions


@pytest.mark.parametrize("pairs", [3, 4])
def test_no_stranger_can_tell_the_plans_apart_while_the_group_talks(pairs: int) -> None:
    """R9: view, choices, refusals, previews, aid, score, waiting seats, for every plan."""
    cones = tuple(ROUND.at[name] for name in "1234"[:pairs])
    state = position(ROUND, Phase.GROUP, cones=cones, seats=4, unlocked=pairs == 4, proposed=(0, 1, 0, 5))
    for plan in permutations(range(pairs)):
        other = replace(state, plan=plan)
        for seat in strangers(state):
            same(state, other, seat)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_hidden_things_may_be_otherwise_without_a_stranger_noticing(seats: int, options: dict[str, str]) -> None:
    """3.2, R2, R9: at every step of a match, for every seat but the mayor's and for the table."""
    rng = random.Random(seats)
    playout = play_out(Setup(seats, "standard", options), seats)
    for state in [move.before for move in playout.moves][::4]:
        other = otherwise(state, rng)
        for seat in strangers(state):
            same(state, other, seat)


def test_the_mayor_knows_neither_bag_nor_pile() -> None:
    """3.1.1, 3.1.4: the same for bag and Bonus tiles."""
    course = Course(3)
    for state in (course.state, course.cones().state, course.plan().state, course.guess(3).state):
        top = 1 if state.phase is Phase.BONUS else 0
        pile = (*state.bonuses[:top], *reversed(state.bonuses[top:]))
        other = replace(state, bag=tuple(reversed(state.bag)), bonuses=pile)
        same(state, other, state.mayor)


def test_the_mayor_is_the_only_one_who_sees_plan_and_draw() -> None:
    """R9: in the mayor's view they are what they are."""
    course = Course(4)
    for state in (course.state, course.cones().state, course.plan().state):
        view = GAME.view(state, state.mayor)
        assert view.drawn == state.drawn
        assert view.plan == state.plan
        for seat in strangers(state):
            assert set(GAME.view(state, seat).plan) <= {HIDDEN}


def test_the_round_is_told_in_the_history_only_after_the_reveal() -> None:
    """R9: the record of a round comes with the guess."""
    course = Course(3).play_round(1).cones().plan()
    for seat in (0, 1, 2, None):
        assert len(GAME.view(course.state, seat).history) == 1
    course.guess(0)
    for seat in (0, 1, 2, None):
        assert len(GAME.view(course.state, seat).history) == 2
        assert GAME.view(course.state, seat).plan == ()


# ---- Steps and events


@pytest.mark.parametrize("options", OPTIONS)
def test_sealing_any_plan_looks_alike(options: dict[str, str]) -> None:
    """R9: events, what is disclosed, what chance gives, and the position afterwards."""
    course = Course(4, **options).cones()
    if course.state.phase is Phase.FACES:
        course.do(ShowPlaces((0, 1, 0)))
    faces = (1, 0, 0) if options == {"children": "on"} else ()
    steps = [
        GAME.play(course.state, course.mayor, SealPlan(plan, faces), course.step.chance)
        for plan in permutations(range(3))
    ]
    for step in steps[1:]:
        assert (step.discloses, step.round, step.drawn, step.chance) == (
            steps[0].discloses,
            steps[0].round,
            steps[0].drawn,
            steps[0].chance,
        )
        for seat in strangers(course.state):
            assert heard(step.events, seat) == heard(steps[0].events, seat)
            same(steps[0].state, step.state, seat)


def test_proposals_look_alike_whatever_the_plan_is() -> None:
    """R9: a proposal is never judged before the guess is sealed."""
    state = position(ROUND, Phase.GROUP, cones=CELLS, seats=4)
    for guess in permutations(range(3)):
        told = []
        for plan in permutations(range(3)):
            step = GAME.play(replace(state, plan=plan), 2, Propose(guess), Chance(1))
            told.append((step.events, step.discloses, step.chance))
            for seat in strangers(state):
                same(GAME.play(state, 2, Propose(guess), Chance(1)).state, step.state, seat)
        assert all(one == told[0] for one in told)


def test_the_preview_of_a_guess_tells_nothing() -> None:
    """R9: what a guess would gain is not shown, to nobody."""
    for plan in permutations(range(3)):
        state = position(ROUND, Phase.GROUP, cones=CELLS, plan=plan)
        for guess in permutations(range(3)):
            for seat, action in ((1, SealGuess(guess)), (2, Propose(guess)), (1, SealGuess(guess, (1, 2)))):
                preview = GAME.preview(state, seat, action)
                assert (preview.before, preview.after, preview.gains) == (4, 4, ())
                assert preview.detail.city == state.city


def new_match(seats: int, seed: int, options: dict[str, str]) -> Match:
    """A match of persons."""
    infos = tuple(SeatInfo(f"Seat {n}", PERSON, n + 1) for n in range(seats))
    return Match.new(GAME, Setup(seats, "standard", options), infos, seed)


def until_group(seats: int, seed: int, options: dict[str, str], rounds: int, plan: tuple[int, ...]) -> Match:
    """A match that is played alike up to a group phase, where this plan is sealed in the last round."""
    match = new_match(seats, seed, options)
    draft = Chance(seed).draft()
    while True:
        state = match.state
        seat = match.waiting[0]
        if state.phase is Phase.GROUP:
            if state.round == rounds:
                other = max(seat for seat in range(seats) if seat != state.mayor)
                match.act(other, Propose(tuple(range(len(state.plan)))))
                return match
            match.act((state.mayor + 1) % seats, SealGuess(tuple(reversed(state.plan))))
            continue
        action = GAME.choices(state, seat).sample(draft, "play")
        if isinstance(action, SealPlan) and state.round == rounds:
            action = replace(action, matching=plan)
        match.act(seat, action)


@pytest.mark.parametrize("options", OPTIONS)
def test_events_and_undo_list_of_a_match_do_not_tell_the_plan(options: dict[str, str]) -> None:
    """R9: everything that is told up to the guess, filtered by audience; what can be taken back; stale refusals."""
    matches = [until_group(4, 11, options, 2, plan) for plan in permutations(range(3))]
    first = matches[0]
    assert len({match.state.plan for match in matches}) == 6
    assert GuessSealed in {type(told.event) for *_, events in first.history() for told in events}
    for match in matches[1:]:
        for seat in strangers(first.state):
            told = [heard(events, seat) for *_, events in match.history()]
            assert told == [heard(events, seat) for *_, events in first.history()]
            assert match.view(seat) == first.view(seat)
            if seat is None:
                continue
            assert match.refuse_undo(seat) == first.refuse_undo(seat)
            assert match.refuse_redo(seat) == first.refuse_redo(seat)
            assert match.thinking(seat).seed == first.thinking(seat).seed
            for guess in permutations(range(3)):
                action = SealGuess(guess)
                assert match.refuse(seat, action) == first.refuse(seat, action)
        assert match.refuse_undo(first.state.mayor) == first.refuse_undo(first.state.mayor)
        assert match.refuse_consent() == first.refuse_consent()
        assert (match.waiting, match.round, match.chance) == (first.waiting, first.round, first.chance)
        assert len(match.entries) == len(first.entries)
        shown = [entry for entry in match.entries if not isinstance(getattr(entry, "action", None), SealPlan)]
        assert shown == [e for e in first.entries if not isinstance(getattr(e, "action", None), SealPlan)]


def test_events_before_the_cones_do_not_tell_the_draw() -> None:
    """3.2.1, R2: the draw of a round is told to its mayor alone, until it is shown."""
    for seed in range(5):
        course = Course(4, seed=seed)
        for state in (course.state, course.cones().state):
            for event, audience in course.told:
                if audience is None or set(audience) - {state.mayor}:
                    text = canonical(event)
                    assert b'"places":' not in text, text


# ---- Guessing the hidden part anew


@pytest.mark.parametrize("block", range(4))
def test_a_guessed_position_looks_alike_to_its_seat(block: int) -> None:
    """Design, 7.2: for every seat (and the table) equal view, choices, answers and events."""
    rng = random.Random(block)
    playout = play_out(random_setup(rng), block)
    for move in playout.moves[:: 2 + block]:
        state = move.before
        for seat in (*range(state.seats), None):
            guessed = GAME.guess(GAME.view(state, seat), Chance(rng.randrange(2**60)))
            assert GAME.refuse_state(guessed) == ()
            same(state, guessed, seat)
            if seat is None or seat not in (*GAME.waiting(state), *GAME.welcome(state)):
                continue
            action = GAME.choices(state, seat).sample(Chance(block).draft(), "own")
            one = GAME.play(state, seat, action, Chance(5))
            two = GAME.play(guessed, seat, action, Chance(5))
            assert one.discloses == two.discloses
            if not one.discloses:
                assert heard(one.events, seat) == heard(two.events, seat)
                assert GAME.view(one.state, seat) == GAME.view(two.state, seat)


def test_the_mayors_guess_keeps_the_plan_and_the_draw() -> None:
    """R9: what a seat knows for certain stays."""
    course = Course(4)
    for state in (course.state, course.cones().state, course.plan().state):
        guessed = GAME.guess(GAME.view(state, state.mayor), Chance(3))
        assert (guessed.drawn, guessed.plan) == (state.drawn, state.plan)


def test_hidden_things_are_guessed_evenly() -> None:
    """Design, section 2: drawn evenly; each of the six plans, each face, each tile, each top Bonus tile."""
    group = position(ROUND, Phase.GROUP, cones=CELLS)
    plans = Counter(GAME.guess(GAME.view(group, 1), Chance(seed)).plan for seed in range(3000))
    assert set(plans) == set(permutations(range(3)))
    assert max(plans.values()) < 1.25 * min(plans.values())
    cones = position(ROUND)
    guesses = [GAME.guess(GAME.view(cones, 1), Chance(seed)) for seed in range(3000)]
    pieces = Counter(piece for state in guesses for piece in state.drawn)
    assert len(pieces) == 2 * 53
    assert max(pieces.values()) < 2.5 * min(pieces.values())
    tops = Counter(state.bonuses[0] for state in guesses)
    assert len(tops) == 6
    assert max(tops.values()) < 1.3 * min(tops.values())


def test_cones_do_not_depend_on_the_draw() -> None:
    """3.2.2: the deputy's choices are the same whatever was drawn."""
    state = position(ROUND)
    rng = random.Random(1)
    listed = list(islice(GAME.choices(state, 1), 500))
    for _ in range(10):
        assert list(islice(GAME.choices(otherwise(state, rng), 1), 500)) == listed
    assert all(isinstance(action, SetCones) for action in listed)
    assert {cell for action in listed for cell in action.cells} <= set(City(state.city).building_cells())
