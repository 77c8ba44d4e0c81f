"""Hands, face-down numbers and the order of the supply stay secret (section 7, R3a, R10)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from nb_builder import GAME, changed, position, run
from nb_random import Temper, any_action
from nb_secrecy_twins import otherwise

from engine.core.chance import Chance
from engine.core.game import Setup, Told
from engine.core.wire import canonical
from engine.games.nine_blocks.actions import HIDDEN, Plan
from engine.games.nine_blocks.events import GaveUp, HandsSeen, TilePlanned, TilesDrawn
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Phase, WhatFits, WhatIsLeft

EVERY = "123456789"


def heard(events: tuple[Told, ...], seat: int | None) -> list[Any]:
    """What a seat, or the table, may learn of."""
    return [told.event for told in events if told.audience is None or seat in told.audience]


def answers(state: State, seat: int | None) -> Iterator[Any]:
    """All that a seat can ask about a position."""
    yield GAME.waiting(state), GAME.welcome(state), GAME.together(state)
    seen, who = GAME.view(state, seat), 0 if seat is None else seat
    yield seen
    for source in (state, seen) if seat is not None else (seen,):
        yield [GAME.score(source, other) for other in range(state.seats)]
        yield GAME.aid(source, who, WhatIsLeft())
        yield [GAME.aid(source, who, WhatFits(space)) for space in range(81)]
        if seat is not None:
            yield list(islice(GAME.choices(source, seat), 80)), bool(GAME.choices(source, seat))
            yield [GAME.choices(source, seat).narrow(Plan(tile)) for tile in (None, *state.hands[seat])]
            rng = random.Random(5)
            for _ in range(15):
                action = any_action(rng, GAME.view(state, seat), seat)
                yield GAME.refuse(source, seat, action), GAME.preview(source, seat, action)
                yield action in GAME.choices(source, seat)


@pytest.mark.parametrize(("seats", "bonus"), [(2, "own"), (3, "cascade"), (4, "own"), (4, "cascade")])
def test_hidden_things_may_be_otherwise_without_a_seat_noticing(seats: int, bonus: str) -> None:
    """Section 7, R3a: at every step of matches, for every seat and the table: views, choices, refusals, previews, aids,
    scores, and what an act tells before the reveal."""
    tried = 0
    for seed in range(3):
        rng = random.Random(seed)
        temper, draft = Temper(rng), Chance(seed).draft()
        step = GAME.start(Setup(seats, "standard", {"bonus": bonus}), Chance(seed))
        while waiting := GAME.waiting(step.state):
            for seat in (rng.randrange(seats), None):
                other = otherwise(step.state, seat, rng)
                if other is None:
                    continue
                tried += 1
                assert list(answers(step.state, seat)) == list(answers(other, seat))
                if seat in waiting:
                    action = temper.decide(step.state, seat, draft)
                    real, twin = (GAME.play(s, seat, action, step.chance) for s in (step.state, other))
                    assert real.discloses == twin.discloses
                    if not real.discloses:
                        assert heard(real.events, seat) == heard(twin.events, seat)
                        assert GAME.view(real.state, seat) == GAME.view(twin.state, seat)
            step = GAME.play(step.state, waiting[0], temper.decide(step.state, waiting[0], draft), step.chance)
    assert tried > 100


def test_the_order_of_the_supply_is_in_no_view_event_or_answer() -> None:
    """Section 7: also not in events of acts that draw nothing."""
    rng = random.Random(4)
    step = GAME.start(Setup(3, "standard"), Chance(4))
    draft = Chance(4).draft()
    while waiting := GAME.waiting(step.state):
        state = step.state
        other = changed(state, supply=tuple(rng.sample(state.supply, len(state.supply))))
        for seat in (0, 1, 2, None):
            assert list(answers(state, seat)) == list(answers(other, seat))
        action = GAME.choices(state, waiting[0]).sample(draft, "order")
        real, twin = (GAME.play(s, waiting[0], action, step.chance) for s in (state, other))
        if not real.drawn and not any(isinstance(told.event, TilesDrawn) for told in real.events):
            assert real.events == twin.events
        for told, again in zip(real.events, twin.events, strict=True):
            if not isinstance(told.event, TilesDrawn):
                assert told == again
        step = real


def test_events_of_a_round_tell_no_number_before_the_reveal() -> None:
    """R3a: (seat, space) only; tiles given up are public."""
    done = run(position(4, *[EVERY] * 4), "7E5", "-4", "7E5")
    assert [type(event) for event in done.told] == [TilePlanned, GaveUp, TilePlanned]
    for event in done.told:
        if isinstance(event, TilePlanned):
            assert set(event.__struct_fields__) == {"round", "seat", "space"}


def test_private_events_have_one_ear() -> None:
    """R10: drawn tiles and seen hands."""
    count = 0
    for seed in range(12):
        step = GAME.start(Setup(4, "standard", {"bonus": "cascade"}), Chance(seed))
        draft = Chance(seed).draft()
        while waiting := GAME.waiting(step.state):
            step = GAME.play(
                step.state, waiting[0], GAME.choices(step.state, waiting[0]).sample(draft, "x"), step.chance
            )
            for told in step.events:
                private = isinstance(told.event, TilesDrawn | HandsSeen)
                assert told.audience == ((told.event.seat,) if private else None)
                count += isinstance(told.event, HandsSeen)
    assert count > 0


def test_views_hide_hands_and_numbers_and_show_how_many() -> None:
    """R3a: the number of tiles is public."""
    state = run(position(3, "1234", "567", "89"), "1E8", "6B5").state
    view = GAME.view(state, 1)
    assert view.hands == ((HIDDEN,) * 3, (5, 7), (HIDDEN,) * 2)
    assert [plan.number for plan in view.plans] == [HIDDEN, 6]
    table = GAME.view(state, None)
    assert table.hands == ((HIDDEN,) * 3, (HIDDEN,) * 2, (HIDDEN,) * 2)
    assert table.left == len(state.supply)


def test_the_view_has_no_field_for_supply_or_foreign_knowledge() -> None:
    """Section 7: what is not there cannot be shown."""
    step = GAME.start(Setup(3, "standard"), Chance(1))
    view = GAME.view(step.state, 0)
    assert not {"supply", "taken"} & set(view.__struct_fields__)
    assert len(view.learnt) == 3
    assert all(isinstance(own, tuple) and not own for own in view.learnt)


def test_discards_and_the_hands_of_those_who_are_out_are_public() -> None:
    """Ruling 27, ruling 9: discards lie face up."""
    done = run(position(4, "1234", *[EVERY] * 3, penalties=["8888"]), "-1", "-1", "-1", "-1")
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(done.state, seat)
        assert sorted(view.discards) == [1, 2, 3, 4, 8, 8, 8, 8]
        assert canonical(view.last) == canonical(done.state.last)


def test_the_last_round_shows_only_what_was_revealed() -> None:
    """Decisions: the facts kept for stepping name no tile of a hand but those of seats that are out."""
    done = run(position(4, *[EVERY] * 4), "1E8", "2B5", "3E2", "4H5")
    last = done.state.last
    assert last is not None
    swapped = changed(done.state, hands=tuple((9,) * len(hand) for hand in done.state.hands))
    assert GAME.view(done.state, None).last == GAME.view(swapped, None).last == last
    assert done.state.phase is Phase.BONUS
