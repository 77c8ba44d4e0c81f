"""What seats know and what can be guessed from it (rules page, sections 6 and 7, R10, R11)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nb_builder import GAME, Planned, Run, at, bonus_position, changed, position, replaced, run, use
from nb_random import Temper

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.nine_blocks.events import Reshuffled
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.stock import counts_of
from engine.games.nine_blocks.view import Left, WhatIsLeft

EVERY = "123456789"


def guesses(state: State, seat: int | None, count: int) -> list[State]:
    """So many positions guessed from what the seat sees."""
    view = GAME.view(state, seat)
    return [GAME.guess(view, Chance(seed)) for seed in range(count)]


def check_guess(state: State, seat: int | None, seed: int) -> None:
    """A guess has the view it was made from, can come up, and keeps what the seat has learnt."""
    view = GAME.view(state, seat)
    guessed = GAME.guess(view, Chance(seed))
    assert GAME.view(guessed, seat) == view
    assert GAME.refuse_state(guessed) == ()
    assert all(own <= most for own, most in zip(counts_of(guessed.supply), view.most, strict=True))
    if seat is None:
        return
    for other, known in enumerate(state.learnt[seat]):
        held = Counter(guessed.hands[other]) + Counter(p.number for p in guessed.plans if p.seat == other)
        assert Counter(known) <= held


def check_known(state: State) -> None:
    """What seats know is true: of hands, and of what the supply can hold."""
    for seat in range(state.seats):
        for other, known in enumerate(state.learnt[seat]):
            held = Counter(state.hands[other]) + Counter(p.number for p in state.plans if p.seat == other)
            assert Counter(known) <= held
        most = GAME.view(state, seat).most
        assert all(own <= limit for own, limit in zip(counts_of(state.supply), most, strict=True))


def tight(seats: int, seed: int, bonus: str = "cascade") -> State:
    """A position with a supply of a few tiles and the rest on the discards, so that they are soon reshuffled."""
    rng = random.Random(seed)
    tiles = [number for number in range(1, 10) for _ in range(12)]
    rng.shuffle(tiles)
    hands = ["".join(str(tiles.pop()) for _ in range(4)) for _ in range(seats)]
    supply = "".join(str(tiles.pop()) for _ in range(rng.randrange(1, 9)))
    # Most tiles are on the board or lost, so that the new supply is small and is shuffled again.
    board = [0] * 81
    full = random.Random(seed + 1).sample(range(81), 40)
    for space in full:
        row, column = divmod(space, 9)
        number = (3 * (row % 3) + row // 3 + column) % 9 + 1
        if number in tiles:
            tiles.remove(number)
            board[space] = number
    lost = ["".join(str(tiles.pop()) for _ in range(3)) for _ in range(seats)]
    state = position(
        seats,
        *hands,
        board=tuple(board),
        penalties=lost,
        discards="".join(str(tile) for tile in tiles),
        supply=supply,
        bonus=bonus,
        round_=2,
    )
    assert GAME.refuse_state(state) == ()
    return state


@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)))
def test_guesses_are_sound_at_every_step(seed: int, seats: int) -> None:
    """Section 7: the same view, a position that can come up, what was learnt in its place; for seats and table."""
    rng = random.Random(seed)
    step = GAME.start(Setup(seats, "standard", {"bonus": "cascade"}), Chance(seed))
    temper, draft = Temper(rng), Chance(seed).draft()
    while waiting := GAME.waiting(step.state):
        check_known(step.state)
        if rng.random() < 0.3:
            check_guess(step.state, rng.choice((*range(seats), None)), seed)
        step = GAME.play(step.state, waiting[0], temper.decide(step.state, waiting[0], draft), step.chance)


@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)))
def test_guesses_are_sound_when_discards_are_reshuffled(seed: int, seats: int) -> None:
    """R11: the new supply holds what lay on the discards, less what the seat has drawn of it."""
    rng = random.Random(seed)
    state, chance = tight(seats, seed), Chance(seed)
    temper, draft = Temper(rng), Chance(seed).draft()
    shuffles = 0
    for _ in range(60):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        check_known(state)
        check_guess(state, rng.choice((*range(seats), None)), seed)
        step = GAME.play(state, waiting[0], temper.decide(state, waiting[0], draft), chance)
        state, chance = step.state, step.chance
        shuffles += sum(isinstance(told.event, Reshuffled) for told in step.events)
        assert GAME.refuse_state(state) == ()
    assert shuffles or len(state.supply) or GAME.outcome(state)


# Looking


def looked() -> Run:
    """Seat 0 of three has looked at the hands 2234 and 5678."""
    return run(bonus_position(5, "1234", "2234", "5678", seats=3), use(5, look=True))


def test_what_was_seen_stays_known_when_a_tile_is_planned() -> None:
    """R10: in the hand or face down; the number is forgotten when it is revealed."""
    done = looked()
    assert done.state.learnt[0] == ((), (2, 2, 3, 4), (5, 6, 7, 8))
    assert done.state.queue[0] == 1
    done.do("2B5")
    assert done.state.learnt[0][1] == (2, 2, 3, 4)
    for guessed in guesses(done.state, 0, 60):
        assert sorted((*guessed.hands[1], guessed.plans[0].number)) == [2, 2, 3, 4]
    assert {guessed.plans[0].number for guessed in guesses(done.state, 0, 60)} == {2, 3, 4}
    done.do("8E2", "1E8", "end")
    assert done.state.learnt[0] == ((), (2, 3, 4), (5, 6, 7))


def test_the_new_tile_of_a_known_hand_is_not_known() -> None:
    """R10: looking happens before the refill."""
    done = looked().do("2B5", "8E2", "1E8", "end")
    assert len(done.state.hands[1]) == 4
    firsts: Counter[int] = Counter()
    for guessed in guesses(done.state, 0, 200):
        new = Counter(guessed.hands[1]) - Counter((2, 3, 4))
        assert new.total() == 1
        firsts += new
    assert len(firsts) >= 8


def test_a_known_tile_that_is_given_up_or_swapped_is_no_longer_in_the_hand() -> None:
    """R10, R16: both are seen."""
    assert looked().do("-2").state.learnt[0][1] == (2, 3, 4)
    state = changed(bonus_position(1, "1234", "5678", "99", seats=3, seat=1), learnt=looked().state.learnt)
    done = run(changed(state, hands=((1, 2, 3, 4), (2, 2, 3, 4), (5, 6, 7, 8))), use(1, "23"))
    assert done.state.learnt[0] == ((), (2, 4), (5, 6, 7, 8))


def test_a_known_number_played_from_another_tile_is_not_known_any_more() -> None:
    """R10: tiles have no identity; one seen 2 and one drawn 2 look alike."""
    done = looked()
    state = changed(done.state, learnt=replaced(done.state.learnt, 0, ((), (2,), ())))
    after = run(state, "2B5", "8E2", "1E8", "end").state
    assert after.learnt[0][1] == ()


def test_an_eliminated_seat_holds_nothing_that_could_be_known() -> None:
    """Ruling 27."""
    state = changed(looked().state, penalties=((), (1,) * 4, ()))
    done = run(state, "-2", "8E2", "1E8", "end")
    assert done.state.out[1]
    assert done.state.learnt[0] == ((), (), (5, 6, 7))


def test_the_table_and_other_seats_learn_nothing_by_a_look() -> None:
    """R10."""
    state = looked().state
    for seat in (1, 2, None):
        assert GAME.view(state, seat).learnt == ((), (), ())


def test_a_second_look_takes_the_place_of_the_first() -> None:
    """R10."""
    state = changed(bonus_position(5, "1", "22", "33", seats=3), learnt=(((), (9,), (8,)), ((),) * 3, ((),) * 3))
    assert run(state, use(5, look=True)).state.learnt[0] == ((), (2, 2), (3, 3))


# The supply


def test_r11_nothing_is_reshuffled_before_a_tile_is_needed() -> None:
    """R11: an empty supply alone shuffles nothing."""
    done = run(position(3, "1234", "1234", "1234", supply="555", discards="777"), "-1", "-1", "-1")
    assert done.of(Reshuffled) == []
    assert (done.state.supply, done.state.discards) == ((), (7, 7, 7))
    done.do("-5", "-5", "-5")
    assert done.of(Reshuffled) == [Reshuffled(21, 3)]
    assert (done.state.supply, done.state.discards) == ((), ())


def test_r11_everybody_knows_what_a_new_supply_holds_but_not_its_order() -> None:
    """R11, ruling 9: the discards lay face up."""
    thrown = "66666777778888899999"
    used = "1234" * 3 + "5" + thrown
    board = [number for number in range(1, 10) for _ in range(12 - used.count(str(number)))]
    state = position(3, "1234", "1234", "1234", supply="5", discards=thrown, board=(*board, *[0] * (81 - len(board))))
    done = run(state, "-1", "-1", "-1")
    assert done.state.returned == (0, 0, 0, 0, 0, 5, 5, 5, 5)
    drawn = [tuple((Counter(done.state.hands[seat]) - Counter((2, 3, 4))).elements()) for seat in range(3)]
    assert drawn[1] == (5,)
    for seat in range(3):
        taken = counts_of(drawn[seat]) if drawn[seat] != (5,) else (0,) * 9
        assert done.state.taken[seat] == taken
        assert GAME.view(done.state, seat).most == tuple(
            all_of - own for all_of, own in zip(done.state.returned, taken, strict=True)
        )
    assert GAME.view(done.state, None).most == done.state.returned
    for guessed in guesses(done.state, 1, 40):
        assert set(guessed.supply) <= {6, 7, 8, 9}
        assert len(guessed.supply) == 18


def test_r11_a_swap_is_drawn_before_its_tiles_are_thrown_away() -> None:
    """R10, R11: what everybody knows of the new supply does not include them."""
    state = bonus_position(1, "1234", "1234", "1234", seats=3, supply="", discards="77")
    after = run(state, use(1, "12")).state
    assert (after.returned, after.taken[0]) == (counts_of((7, 7)), counts_of((7, 7)))
    assert (after.hands[0], after.discards, after.supply) == ((3, 4, 7, 7), (1, 2), ())
    assert GAME.view(after, 0).most == (0,) * 9
    assert GAME.view(after, 1).most == counts_of((7, 7))


def test_r11_what_was_drawn_of_the_old_supply_counts_no_more() -> None:
    """R11: what a seat took of it says nothing of the new one."""
    state = position(3, "1234", "1234", "1234", supply="5", discards="6")
    done = run(state, "-1", "-1", "-1")
    assert done.of(Reshuffled) == [Reshuffled(20, 1)]
    assert [len(hand) for hand in done.state.hands] == [3, 4, 4]
    assert done.state.taken[2] == counts_of((6,))
    assert done.state.taken[1] == (0,) * 9


# Evenness


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    """The sum of the squared differences over what was expected."""
    assert set(found) <= set(expected)
    return sum((found[key] - value) ** 2 / value for key, value in expected.items())


LIMIT = {2: 13.8, 8: 26.1}
"""What chi-square exceeds once in a thousand times, by degrees of freedom."""


def test_hidden_tiles_are_dealt_evenly() -> None:
    """Design: each hidden tile is equally likely in each hidden place: hands, face-down plans, supply."""
    state = position(3, "1112", "3456", "789", penalties=["222", "3", "44444"], plans=(Planned(2, at("E2"), 9),))
    unseen = counts_of([*state.supply, *state.hands[1], *state.hands[2], 9])
    total = sum(unseen)
    count = 2500
    places: dict[str, Counter[int]] = {name: Counter() for name in ("hand 1", "hand 2", "plan", "next", "last")}
    for guessed in guesses(state, 0, count):
        places["hand 1"].update(guessed.hands[1])
        places["hand 2"].update(guessed.hands[2])
        places["plan"][guessed.plans[0].number] += 1
        places["next"][guessed.supply[0]] += 1
        places["last"][guessed.supply[-1]] += 1
    for name, size in (("hand 1", 4), ("hand 2", 3), ("plan", 1), ("next", 1), ("last", 1)):
        expected = {number: size * count * unseen[number - 1] / total for number in range(1, 10)}
        assert chi_square(places[name], expected) < LIMIT[8], name


def test_tiles_that_the_supply_cannot_hold_lie_in_hands_as_often_as_they_must() -> None:
    """R11: of all ways to deal the hidden tiles those that the new supply allows, each equally often."""
    # Hidden: two 1s, a 2 and a 3, two of them in seat 1's hand; the supply can hold one 1 at most.
    lost = "".join(str(number) for number in range(1, 10) for _ in range(12 - {1: 2, 2: 1, 3: 1}.get(number, 0)))
    state = position(3, "", "12", "", penalties=[lost], supply="13", queue=(1,), returned=(1, 1, 1, 0, 0, 0, 0, 0, 0))
    count = 2000
    hands = Counter(guessed.hands[1] for guessed in guesses(state, 0, count))
    # Of six ways to take two of four tiles, one (2 and 3) would leave both 1s in the supply.
    expected = {(1, 1): count / 5, (1, 2): 2 * count / 5, (1, 3): 2 * count / 5}
    assert chi_square(hands, expected) < LIMIT[2]


def test_the_tightest_bounds_are_kept() -> None:
    """R11: also where hardly any deal is allowed."""
    lost = "".join(str(number) for number in range(1, 10) for _ in range(12 - (number < 5) * 2))
    state = position(3, "", "1122", "", penalties=[lost], supply="3344", queue=(1,))
    state = changed(state, returned=(0, 0, 2, 2, 0, 0, 0, 0, 0))
    for guessed in guesses(state, 0, 30):
        assert guessed.hands[1] == (1, 1, 2, 2)
        assert Counter(guessed.supply) == {3: 2, 4: 2}


def test_what_is_left_counts_what_the_seat_has_not_seen() -> None:
    """Aids: supply, hidden hands and face-down plans; own plans and hand, board, discards and penalties are seen."""
    state = run(position(3, "1123", "4", "5", board=(1,) + (0,) * 80, discards="6", penalties=["7"]), "2E8").state
    answer = GAME.aid(state, 0, WhatIsLeft())
    assert answer == Left((9, 11, 11, 12, 12, 11, 11, 12, 12))
    assert GAME.aid(GAME.view(state, 0), 0, WhatIsLeft()) == answer
    assert GAME.aid(GAME.view(state, 1), 1, WhatIsLeft()) == Left((11, 12, 12, 11, 12, 11, 11, 12, 12))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_chance_equal_guess(seats: int) -> None:
    """Design: a guess depends on view and chance alone."""
    state = GAME.start(Setup(seats, "standard"), Chance(8)).state
    view = GAME.view(state, 1)
    assert GAME.guess(view, Chance(4)) == GAME.guess(view, Chance(4))
    assert GAME.guess(view, Chance(4)) != GAME.guess(view, Chance(5))
