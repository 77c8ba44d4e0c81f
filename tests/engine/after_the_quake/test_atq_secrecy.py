"""Hands, goals from the stack and the order of the stacks stay secret (32), and what is known after a shuffle."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from atq_builder import FROM_STACK, GAME, act, bonus, build, changed, goal, permit, permits, position, run, setup_of
from atq_random import Temper, any_action

from engine.core.chance import Chance
from engine.core.game import Told
from engine.games.after_the_quake.actions import HIDDEN, Act
from engine.games.after_the_quake.events import GoalDrawn, GoalTaken, PermitDrawn, PermitTaken
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Phase, WhatGoalsGive, WhatIsLeft, WhatItCosts


def heard(events: tuple[Told, ...], seat: int | None) -> list[Any]:
    """What a seat, or the table, may learn of."""
    return [told.event for told in events if told.audience is None or seat in told.audience]


def otherwise(state: State, seat: int | None, rng: random.Random) -> State:
    """A position that differs only in what the seat cannot know, made by hand: other hidden permits and goals, other
    stacks. After which shuffle somebody drew a hidden permit is public; which one it is is not."""
    hands, secret = list(state.hands), list(state.secret_goals)
    others = [player for player in range(len(hands)) if player != seat]
    goals = [*state.goal_stack, *(g for player in others for g in secret[player])]
    rng.shuffle(goals)
    for player in others:
        secret[player] = tuple(sorted(goals.pop() for _ in secret[player]))
    stack = list(state.permit_stack)
    shuffles = [set(), *map(set, state.earlier), set(state.returned)]

    def came(permit: int) -> int:
        return max((number for number, back in enumerate(shuffles) if permit in back), default=0)

    pools: dict[int, list[int]] = {}
    for hidden in (*stack, *(p for player in others for p in hands[player])):
        pools.setdefault(came(hidden), []).append(hidden)
    for pool in pools.values():
        rng.shuffle(pool)
    for player in others:
        hands[player] = tuple(sorted(pools[came(p)].pop() for p in hands[player]))
    rest = [p for pool in pools.values() for p in pool]
    rng.shuffle(rest)
    return changed(
        state, hands=tuple(hands), secret_goals=tuple(secret), goal_stack=tuple(goals), permit_stack=tuple(rest)
    )


def answers(state: State, seat: int | None) -> Iterator[Any]:
    """All that a seat can ask about a position."""
    yield GAME.waiting(state), GAME.welcome(state), GAME.together(state)
    seen, who = GAME.view(state, seat), 0 if seat is None else seat
    yield seen
    for source in (state, seen) if seat is not None else (seen,):
        yield GAME.aid(source, who, WhatIsLeft())
        if seat is None:
            continue
        yield GAME.score(source, seat)
        yield [GAME.aid(source, who, WhatItCosts(space)) for space in range(5)]
        yield list(islice(GAME.choices(source, seat), 60)), bool(GAME.choices(source, seat))
        yield [GAME.choices(source, seat).narrow(Act(space, target=space)) for space in range(5)]
        rng = random.Random(5)
        for _ in range(12):
            action = any_action(rng, state, seat)
            yield GAME.refuse(source, seat, action), GAME.preview(source, seat, action)
            yield GAME.aid(source, seat, WhatGoalsGive(action))


@pytest.mark.parametrize(("seats", "limit"), [(1, "strict"), (2, "strict"), (3, "discard"), (4, "strict")])
def test_ruling_32_hidden_things_may_be_otherwise_without_a_seat_noticing(seats: int, limit: str) -> None:
    """32: at steps of matches, for a seat and the table: views, choices, refusals, previews, aids, scores, and what an
    act tells that discloses nothing."""
    tried = 0
    for seed in range(3):
        rng = random.Random(seed)
        temper, draft = Temper(rng), Chance(seed).draft()
        step = GAME.start(setup_of(seats, "off", limit), Chance(seed))
        while waiting := GAME.waiting(step.state):
            for seat in (rng.randrange(seats), None):
                other = otherwise(step.state, seat, rng)
                assert GAME.refuse_state(other) == ()
                assert GAME.view(other, seat) == GAME.view(step.state, seat)
                tried += other != step.state
                if rng.random() < 0.25:
                    assert list(answers(step.state, seat)) == list(answers(other, seat))
                if seat in waiting:
                    action = temper.decide(step.state, seat, draft)
                    real, twin = (GAME.play(s, seat, action, step.chance) for s in (step.state, other))
                    assert real.discloses == twin.discloses
                    if not real.discloses:
                        assert heard(real.events, seat) == heard(twin.events, seat)
                        over = real.state.phase is Phase.OVER
                        assert over or GAME.view(real.state, seat) == GAME.view(twin.state, seat)
            step = GAME.play(step.state, waiting[0], temper.decide(step.state, waiting[0], draft), step.chance)
    assert tried > 100


def test_after_the_end_all_goals_lie_open_and_hands_stay_hidden() -> None:
    """32: points are counted for all to see."""
    temper, draft = Temper(random.Random(4)), Chance(4).draft()
    step = GAME.start(setup_of(3, "off", "strict"), Chance(4))
    while waiting := GAME.waiting(step.state):
        step = GAME.play(step.state, waiting[0], temper.decide(step.state, waiting[0], draft), step.chance)
    state = step.state
    assert any(state.secret_goals)
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.secret_goals == state.secret_goals
        assert all(view.hands[other] == (HIDDEN,) * len(state.hands[other]) for other in range(3) if other != seat)


def test_views_hide_hands_and_goals_and_show_how_many() -> None:
    """32: counts are public; what was taken from a row is public knowledge."""
    state = position(
        3, hands=["B1LH B2LP", "B3HP"], shown=["R1LC"], secret=["pairs", "plots on_red"], open_goals=["outer_edge"]
    )
    for seat, hands, secret in (
        (0, (permits("B1LH B2LP"), (HIDDEN,), ()), ((goal("pairs"),), (HIDDEN, HIDDEN), ())),
        (1, ((HIDDEN, HIDDEN), permits("B3HP"), ()), ((HIDDEN,), tuple(sorted((goal("plots"), goal("on_red")))), ())),
        (None, ((HIDDEN, HIDDEN), (HIDDEN,), ()), ((HIDDEN,), (HIDDEN, HIDDEN), ())),
    ):
        view = GAME.view(state, seat)
        assert view.hands == hands
        assert view.secret_goals == secret
        assert view.boards[0].permits == (permit("R1LC"),)
        assert view.boards[0].goals == (goal("outer_edge"),)


def test_the_view_has_no_field_for_the_stacks() -> None:
    """32: what is not there cannot be shown; how many cards are left is public."""
    state = position(2)
    view = GAME.view(state, 0)
    assert not {"permit_stack", "goal_stack"} & set(view.__struct_fields__)
    assert (view.permits_left, view.goals_left) == (len(state.permit_stack), len(state.goal_stack))


def test_private_events_have_one_ear() -> None:
    """32: cards of the stacks are told to their seat, HIDDEN to the others; what is taken from a row to all."""
    count: Counter[str] = Counter()
    for seed in range(6):
        step = GAME.start(setup_of(4), Chance(seed))
        draft = Chance(seed).draft()
        while waiting := GAME.waiting(step.state):
            seat = waiting[0]
            step = GAME.play(step.state, seat, GAME.choices(step.state, seat).sample(draft, "x"), step.chance)
            for told in step.events:
                event = told.event
                count[type(event).__name__] += 1
                if isinstance(event, PermitDrawn | GoalDrawn):
                    card = event.permit if isinstance(event, PermitDrawn) else event.goal
                    others = tuple(other for other in range(4) if other != seat)
                    assert told.audience == ((seat,) if card != HIDDEN else others)
                else:
                    assert told.audience is None
                if isinstance(event, PermitTaken | GoalTaken):
                    assert told.audience is None
    assert all(count[name] for name in ("PermitDrawn", "GoalDrawn", "PermitTaken", "GoalTaken"))


def test_a_goal_or_permit_of_the_row_stays_public_when_more_are_drawn() -> None:
    """32: the log and the computer players remember it."""
    done = run(position(2, card="b", shown=["R1LC"], hands=["B1LH"]), act(1, take=FROM_STACK))
    view = GAME.view(done.state, 1)
    assert view.boards[0].permits == (permit("R1LC"),)
    assert view.hands[0] == (HIDDEN, HIDDEN)
    built = run(
        position(2, area=(1,), shown=["B4CP"], hands=["B1LH B2LP"]), build(0, "A1", "B4CP")
    ).state  # fmt: skip
    assert GAME.view(built, 1).boards[0].permits == ()
    assert GAME.view(built, 1).hands[0] == (HIDDEN, HIDDEN)


def test_discards_lie_open() -> None:
    """R13, 32: handed in for all to see."""
    state = position(2, discards="B1LH R2LH")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).discards == (permit("B1LH"), permit("R2LH"))


# After a shuffle


def shuffled() -> State:
    """Seat 1 holds one permit drawn before the shuffle; seat 0 has just drawn from the new stack, seat 1 will."""
    state = position(2, card="b", hands=["B1LH", "B2LP"], stack="", money=(0, 9))
    return run(state, act(1, take=FROM_STACK)).state


def test_r13_all_know_the_permits_that_came_back() -> None:
    """R13: ``returned`` are the discards that were shuffled; ``fresh`` how many hidden permits were drawn since."""
    state = shuffled()
    assert permit("B2LP") not in state.returned
    assert set(state.permit_stack) < set(state.returned)
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.returned == state.returned
        assert view.fresh == ((1,), (0,))
    assert GAME.view(position(2, hands=["B1LH"]), 1).fresh == ((), ())


def test_r13_guesses_deal_returned_permits_to_those_who_drew_since_alone() -> None:
    """R13, 32: seat 1's permit is none of them; one of seat 0's two is."""
    state = run(shuffled(), act(2, 1, take=FROM_STACK)).state
    view = GAME.view(state, 0)
    assert view.fresh == ((1,), (1,))
    found = Counter()  # type: ignore[var-annotated]
    for seed in range(200):
        guess = GAME.guess(view, Chance(seed))
        assert GAME.view(guess, 0) == view
        assert guess.hands[0] == state.hands[0]
        own = [p in state.returned for p in guess.hands[1]]
        assert sorted(own) == [False, True]
        found.update(guess.hands[1])
        assert set(guess.permit_stack) < set(state.returned)
    assert found[permit("B2LP")] == 200, "it is the only one that is neither seen nor came back"
    assert len(found) > 20


def test_r13_a_second_shuffle_forgets_nothing_of_the_first() -> None:
    """R13, 32: seat 1 draws after the first shuffle, seat 0 after the second; each holds what lay in the stack then."""
    once = run(shuffled(), act(2, 1, take=FROM_STACK)).state
    first = next(p for p in once.hands[1] if p in once.returned)
    again = changed(
        once,
        permit_stack=(),
        discards=(*once.permit_stack, *once.discards),
        card=shuffled().card,
        places=(-1, -1),
        queue=(0, 1),
    )
    state = run(again, act(1, take=FROM_STACK)).state
    assert state.earlier == (once.returned,)
    assert first not in state.returned
    view = GAME.view(state, None)
    assert view.fresh == ((1, 1), (1, 0))
    held: Counter[int] = Counter()
    for seed in range(300):
        guess = GAME.guess(view, Chance(seed))
        assert GAME.view(guess, None) == view
        assert sum(p in once.returned and p not in state.returned for p in guess.hands[1]) == 1
        assert sum(p in state.returned for p in guess.hands[0]) == 1
        assert not any(p in state.returned for p in guess.hands[1])
        assert set(guess.permit_stack) < set(state.returned)
        held.update(guess.hands[1])
    assert len(held) > 2


def test_hidden_cards_are_dealt_evenly() -> None:
    """Design: each unseen permit and goal is equally likely in a hand, on top of the stack, among the secret goals."""
    state = position(3, hands=["B1LH", "B3HP B4CP"], secret=["pairs", "plots"])
    view = GAME.view(state, 0)
    hand: Counter[int] = Counter()
    top: Counter[int] = Counter()
    goals: Counter[int] = Counter()
    first: Counter[int] = Counter()
    n = 3000
    for seed in range(n):
        guess = GAME.guess(view, Chance(seed))
        hand.update(guess.hands[1])
        top[guess.permit_stack[0]] += 1
        goals.update(guess.secret_goals[1])
        first[guess.goal_stack[0]] += 1
    unseen = 42 - 3 - 1
    assert len(hand) == len(top) == unseen
    assert all(abs(count - 2 * n / unseen) < 70 for count in hand.values())
    assert all(abs(count - n / unseen) < 50 for count in top.values())
    secret = 24 - 3 - 3 - 1
    assert len(goals) == len(first) == secret
    assert all(abs(count - n / secret) < 75 for count in (*goals.values(), *first.values()))


def test_equal_chance_equal_guess() -> None:
    """Design: a guess depends on view and chance alone."""
    state = position(3, hands=["B1LH", "B3HP B4CP"], secret=["pairs", "plots"])
    other = otherwise(state, 0, random.Random(2))
    assert other != state
    assert GAME.guess(GAME.view(state, 0), Chance(4)) == GAME.guess(GAME.view(other, 0), Chance(4))
    assert GAME.guess(GAME.view(state, 0), Chance(4)) != GAME.guess(GAME.view(state, 0), Chance(5))


def test_the_committees_cards_are_public() -> None:
    """6.8, 32: it takes from the row alone."""
    done = run(bonus(1907, 1, places=(1, 2), queue=(1, 0)))
    view = GAME.view(done.state, 0)
    assert view.hands[1] == ()
    assert view.secret_goals[1] == ()
