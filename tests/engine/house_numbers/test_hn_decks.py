"""How the cards of House Numbers move: stacks, reshuffles, hands, solo deck (3.1, 3.2, 3.4, 3.5, R6, R10, R13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hn_builder import DECK, GAME, MODES, cards_of, start
from hn_builder import sheet as draw
from hn_deck import go_on, picker, rounds
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Step
from engine.games.house_numbers.actions import SOLO_CARD, Action, NoPermit, Turn, effect_of, number_of
from engine.games.house_numbers.sheet import Sheet
from engine.games.house_numbers.state import State
from engine.games.house_numbers.view import Passed, PlansFlipped, StacksReshuffled, WhatIsLeft

CLAIMABLE = draw("1..4 | 5..8 | _ _")
CLOSED = draw("15 _*9 / 15 _*10 / 15 _*11")


def seats_of(mode: str, seats: int = 3) -> int:
    """As many seats, one where the mode is for one."""
    return 1 if mode.startswith(("solo", "practice")) else seats


def fresh(state: State) -> State:
    """The position with empty sheets and no plan claimed, so that cards can be watched for as long as wanted."""
    return replace(state, sheets=(Sheet(),) * len(state.sheets), claimed=(0, 0, 0))


def long_match(mode: str, seats: int, seed: int, turns: int, **options: str) -> Iterator[Step]:
    """The steps of so many turns on sheets that are emptied after every turn."""
    step = start(mode, seats, seed, **options)
    pick = picker(seed)
    for _ in range(turns):
        yield step
        step = go_on(replace(step, state=fresh(step.state)), pick)
        if step.state.ended:
            break
    yield step


# ---- conservation


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_cards_add_up_to_81_at_every_step(mode: str, seed: int) -> None:
    """2.1, 2.3: 81 cards in every mode, and the solo card until it has come."""
    seats = seats_of(mode, 2 + seed)
    step = start(mode, seats, seed)
    pick = picker(seed)
    while True:
        state = step.state
        solo = [SOLO_CARD] if mode.startswith("solo") and not state.flipped else []
        assert cards_of(state) == sorted([*DECK, *solo])
        if state.ended:
            break
        seat = state.waiting[-1 if seed % 2 else 0]
        step = GAME.play(state, seat, pick(state, seat), step.chance)


@pytest.mark.parametrize("mode", MODES)
def test_sheets_only_grow_and_locked_never_unlocks(mode: str) -> None:
    """3.2: what is written stays; N23: a locked house never becomes unlocked."""
    for seed in range(4):
        before: tuple[Sheet, ...] = ()
        for step in rounds(mode, seats_of(mode), 10 + seed):
            for old, new in zip(before, step.state.sheets, strict=False):
                for name in ("houses", "bis", "pools", "roundabouts", "fences", "locked"):
                    assert getattr(old, name) & ~getattr(new, name) == 0, name
                assert all(b in (-1, a) for a, b in zip(new.numbers, old.numbers, strict=True))
                for name in ("parks", "agents", "plans", "spent"):
                    assert all(
                        b in (0, a) or b < a for a, b in zip(getattr(new, name), getattr(old, name), strict=True)
                    )
                assert old.temps <= new.temps <= old.temps + 1
                assert old.refusals <= new.refusals <= old.refusals + 1
                grown = (new.houses ^ old.houses).bit_count()
                assert (new.bis ^ old.bis).bit_count() <= 1
                assert grown + new.refusals - old.refusals - (new.bis ^ old.bis).bit_count() == 1
            before = step.state.sheets


@pytest.mark.parametrize("mode", MODES)
def test_what_is_left_is_what_the_seat_has_not_seen(mode: str) -> None:
    """Section 6, aid: cards left per number and effect, as far as the seat knows; hidden hands count as unseen."""
    for step in rounds(mode, seats_of(mode), 3):
        state = step.state
        for seat in range(len(state.sheets)):
            seen = GAME.view(state, seat)
            known = {
                *state.discards,
                *state.numbers,
                *state.effects,
                *(c for hand in seen.hands for c in hand if c >= 0),
            }
            unseen = [card for card in DECK if card not in known]
            left = GAME.aid(seen, seat, WhatIsLeft())
            assert left == GAME.aid(state, seat, WhatIsLeft())
            assert left.total == len(unseen) == sum(left.numbers) == sum(left.effects)
            assert left.numbers == tuple(sum(number_of(c) == n for c in unseen) for n in range(1, 16))
            assert left.effects == tuple(sum(effect_of(c) == e for c in unseen) for e in range(6))


# ---- standard game


@pytest.mark.parametrize("seed", range(4))
def test_the_stacks_last_26_turns(seed: int) -> None:
    """3.2 Stacks empty: after 26 turns each number stack is down to its last card, the effect card of turn 27."""
    steps = list(long_match("basic", 2, seed, 26))
    for turn, step in enumerate(steps[:26], start=1):
        assert step.state.turn == turn
        assert [len(stack) for stack in step.state.stacks] == [26 - turn] * 3
        assert len(step.state.discards) == 3 * (turn - 1)
    last, new = steps[25].state, steps[26].state
    assert new.turn == 27
    assert new.effects == last.numbers
    assert [len(stack) for stack in new.stacks] == [25, 25, 25]
    assert new.discards == ()
    assert set(new.effects).isdisjoint({*new.numbers, *(card for stack in new.stacks for card in stack)})
    told = [told.event for told in steps[26].events if isinstance(told.event, StacksReshuffled)]
    assert [event.seats for event in told] == [()]
    assert sum(len(drawn.numbers) for drawn in steps[26].drawn) == 77


def test_nothing_is_shuffled_before_the_stacks_run_out() -> None:
    """3.2: without a wish chance is not used in turns 1 to 25."""
    for step in list(long_match("advanced", 2, 4, 25))[1:26]:
        assert step.drawn == ()


def test_every_card_comes_once_before_the_reshuffle() -> None:
    """3.2 Stacks empty: 26 turns show all 81 cards, 78 of them as effects."""
    seen: list[int] = []
    for step in list(long_match("basic", 2, 9, 26))[:26]:
        seen.extend(step.state.effects)
        last = step.state.numbers
    assert len(seen) == len(set(seen)) == 78
    assert sorted([*seen, *last]) == sorted(DECK)


def test_stacks_keep_running_for_a_second_pass() -> None:
    """3.2 Stacks empty: turn 53 shuffles again."""
    steps = list(long_match("basic", 2, 5, 53))
    assert [len(stack) for stack in steps[51].state.stacks] == [0, 0, 0]
    assert [len(stack) for stack in steps[52].state.stacks] == [25, 25, 25]


def wish(state: State, seat: int, answer: bool) -> tuple[State, Action]:
    """The position in which the seat can claim a first plan, and the claiming turn."""
    sheets = (*state.sheets[:seat], CLAIMABLE, *state.sheets[seat + 1 :])
    ready = replace(state, sheets=sheets, plan_ids=(3, 9, 14), claimed=(0, 0, 0))
    pick = picker(seat)
    while True:
        action = pick(ready, seat)
        if [claim.plan for claim in action.claims] == [0] and action.reshuffle is not None:
            return ready, replace(action, reshuffle=answer)


def test_the_wish_in_the_turn_the_stacks_run_out_replaces_the_usual_reshuffle() -> None:
    """R6: all 81 cards are shuffled, the last number cards too."""
    step = list(long_match("basic", 2, 6, 26))[25]
    ready, action = wish(fresh(step.state), 0, True)
    step = GAME.play(ready, 0, action, step.chance)
    step = GAME.play(step.state, 1, picker(1)(step.state, 1), step.chance)
    assert step.state.turn == 27
    assert step.state.effects != ready.numbers
    assert [len(stack) for stack in step.state.stacks] == [25, 25, 25]
    assert cards_of(step.state) == sorted(DECK)
    told = [told.event for told in step.events if isinstance(told.event, StacksReshuffled)]
    assert [event.seats for event in told] == [(0,)]
    assert sum(len(drawn.numbers) for drawn in step.drawn) == 80


def test_plans_and_deck_have_their_own_random_streams() -> None:
    """Decisions: other plans do not change the cards."""
    for seed in range(5):
        assert start("basic", 2, seed).state.stacks == start("advanced", 2, seed).state.stacks
        streams = {drawn.stream for drawn in start("basic", 2, seed).drawn}
        assert len(streams) == 2


# ---- expert game


def test_everybody_begins_with_three_cards() -> None:
    """3.4: first turn: three cards each, the other cards are the deck."""
    for seats in (2, 7, 12):
        state = start("expert", seats, seats).state
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert len(state.deck) == 81 - 3 * seats
        assert state.discards == ()


def test_number_and_effect_come_from_two_different_cards() -> None:
    """3.4: never the same card for both: 6 combinations; Q10."""
    state = start("expert", 2, 3).state
    hand = state.hands[0]
    allowed = 0
    for number_card in hand:
        for effect_card in hand:
            turn = Turn(number_card, effect_card, 5, number_card // 12 + 1)
            refusal = GAME.refuse(state, 0, turn)
            if number_card == effect_card:
                assert refusal is not None
                assert refusal.code == "card_twice"
            else:
                assert refusal is None
                allowed += 1
    assert allowed == 6


def used_by(action: Action) -> set[int]:
    """The cards a turn uses."""
    assert isinstance(action, Turn)
    assert action.number_card is not None
    assert action.effect_card is not None
    return {action.number_card, action.effect_card}


@pytest.mark.parametrize("seats", [2, 3, 5, 12])
def test_the_third_card_goes_to_the_next_seat_and_used_cards_are_discarded(seats: int) -> None:
    """3.4, R10: passed in seat order; both used cards are discarded; all have three again."""
    step = start("expert", seats, 20 + seats)
    chosen: dict[int, Action] = {}
    pick = picker(1)

    def remember(state: State, seat: int) -> Action:
        chosen[seat] = pick(state, seat)
        return chosen[seat]

    for _ in range(6):
        state = fresh(step.state)
        step = go_on(replace(step, state=state), remember)
        after = step.state
        for seat in range(seats):
            third = (set(state.hands[seat]) - used_by(chosen[seat])).pop()
            to = (seat + 1) % seats
            assert after.hands[to][0] == third == after.received[to]
            assert len(after.hands[seat]) == 3
            in_play = {*after.discards, *after.deck, *(card for hand in after.hands for card in hand)}
            assert used_by(chosen[seat]) <= in_play
            if len(state.deck) >= 2 * seats:
                assert used_by(chosen[seat]) <= set(after.discards)


@pytest.mark.parametrize("seats", [2, 4, 12])
def test_hands_are_filled_at_once_beginning_with_the_dealer_whose_mark_moves_on(seats: int) -> None:
    """R10: the dealer mark moves to the next seat, then the deal begins with its new holder."""
    step = start("expert", seats, 3)
    for _ in range(4):
        state = fresh(step.state)
        step = go_on(replace(step, state=state), picker(2))
        after = step.state
        assert after.dealer == (state.dealer + 1) % seats
        if len(state.deck) < 2 * seats:
            continue
        deck = list(state.deck)
        for offset in range(seats):
            seat = (after.dealer + offset) % seats
            assert after.hands[seat][1:] == (deck.pop(0), deck.pop(0))
        assert after.deck == tuple(deck)


def test_the_first_hands_are_dealt_three_at_once_beginning_with_the_dealer() -> None:
    """R10: each seat is filled up at once; the first dealer is drawn."""
    dealers = set()
    for seed in range(40):
        state = start("expert", 3, seed).state
        dealers.add(state.dealer)
        assert 0 <= state.dealer < 3
    assert dealers == {0, 1, 2}


def test_discards_are_reshuffled_when_the_deck_runs_out() -> None:
    """3.4, R10: the shuffled discards, those of this turn included; 12 players use 24 cards a turn."""
    reshuffled = 0
    steps = list(long_match("expert", 12, 8, 12))
    for before, after in pairwise(steps):
        told = [told.event for told in after.events if isinstance(told.event, StacksReshuffled)]
        left = len(before.state.deck)
        assert bool(told) == (left < 24)
        if told:
            reshuffled += 1
            assert told[0].seats == ()
            assert after.state.discards == ()
            assert len(after.state.deck) == left + len(before.state.discards) + 24 - 24
        else:
            assert len(after.state.discards) == len(before.state.discards) + 24
        assert cards_of(after.state) == sorted(DECK)
    assert reshuffled > 3


def test_expert_reshuffle_collects_passed_cards_too_and_deals_new_hands() -> None:
    """R6, B7: all 81 cards are collected, then the hands are dealt anew; the dealer mark moves on all the same."""
    step = list(long_match("expert", 3, 12, 4))[-1]
    ready, action = wish(fresh(step.state), 1, True)
    for seat in ready.waiting:
        step = GAME.play(
            ready if seat == 0 else step.state, seat, action if seat == 1 else picker(5)(ready, seat), step.chance
        )
    after = step.state
    assert after.discards == ()
    assert after.received == (-1, -1, -1)
    assert after.known_by == (0, 0, 0)
    assert len(after.deck) == 72
    assert cards_of(after) == sorted(DECK)
    assert after.dealer == (ready.dealer + 1) % 3
    assert not [told for told in step.events if isinstance(told.event, Passed)]


def refusing(option: str, seats: int = 3) -> tuple[State, Chance]:
    """An expert position where seat 0 must take a refusal."""
    step = start("expert", seats, 2, expert_refusal=option)
    state = replace(step.state, sheets=(CLOSED, *step.state.sheets[1:]))
    return state, step.chance


def finish(state: State, chance: Chance, first: Action) -> Step:
    """The step after seat 0's turn and some turns of the others."""
    step = GAME.play(state, 0, first, chance)
    for seat in step.state.waiting:
        step = GAME.play(step.state, seat, picker(3)(step.state, seat), step.chance)
    return step


def test_a_refusal_passes_the_card_of_choice_and_discards_the_other_two() -> None:
    """3.4 Refusal in expert mode, R8."""
    state, chance = refusing("pass_one")
    assert GAME.refuse(state, 0, NoPermit()).code == "incomplete"  # type: ignore[union-attr]
    for card in state.hands[0]:
        after = finish(state, chance, NoPermit(passed=card)).state
        assert after.hands[1][0] == card
        assert set(state.hands[0]) - {card} <= set(after.discards)
        assert len(after.hands[0]) == 3
    other = next(card for card in state.deck)
    assert GAME.refuse(state, 0, NoPermit(passed=other)) is not None


def test_a_refusal_passes_nothing_with_the_other_option() -> None:
    """3.4, R8: pass nothing, discard three; the next seat is filled up to three all the same."""
    state, chance = refusing("pass_none")
    assert GAME.refuse(state, 0, NoPermit(passed=state.hands[0][0])).code == "pass_not_asked"  # type: ignore[union-attr]
    after = finish(state, chance, NoPermit()).state
    assert set(state.hands[0]) <= set(after.discards)
    assert after.received[1] == -1
    assert [len(hand) for hand in after.hands] == [3, 3, 3]


# ---- solo game


@pytest.mark.parametrize("mode", ["solo", "solo_advanced"])
def test_the_solo_card_lies_among_the_lower_42(mode: str) -> None:
    """3.5, R13: upper pile 40 cards, lower pile 41 cards with the solo card shuffled in."""
    places = set()
    for seed in range(400):
        state = start(mode, 1, seed).state
        assert len(state.hands[0]) == 3
        assert len(state.deck) == 79
        places.add(3 + state.deck.index(SOLO_CARD))
    assert min(places) == 40
    assert max(places) == 81


@pytest.mark.parametrize("seed", range(12))
def test_a_solo_match_draws_three_and_discards_all_three(seed: int) -> None:
    """3.5: draw three, discard all three; the solo card flips all plans for good, never before turn 14; 27 turns."""
    steps = list(long_match("solo", 1, seed, 30))
    last = steps[-1].state
    assert last.turn == 27
    assert last.ended == ("deck",)
    seen: list[int] = []
    for before, after in pairwise(steps):
        seen.extend(before.state.hands[0])
        if not after.state.ended:
            assert set(before.state.hands[0]) <= set(after.state.discards)
            assert len(after.state.hands[0]) == 3
            assert SOLO_CARD not in after.state.hands[0]
        assert after.state.flipped >= before.state.flipped
        if after.state.flipped > before.state.flipped:
            assert after.state.turn >= 14
            assert [told.event.turn for told in after.events if isinstance(told.event, PlansFlipped)] == [
                after.state.turn
            ]
    assert sorted(seen) == sorted(DECK)


def at_end_of_deck(order: tuple[int, ...], turn: int) -> tuple[State, Chance]:
    """A solo position in which the deck holds just these cards."""
    step = start("solo", 1, 1)
    state = step.state
    cards = [card for card in DECK if card not in order]
    return replace(state, turn=turn, hands=(tuple(cards[:3]),), discards=tuple(cards[3:]), deck=order), step.chance


def test_the_solo_card_is_replaced_at_once() -> None:
    """3.5: replaced by another card at once; plans of that same turn score low."""
    order = (DECK[0], SOLO_CARD, DECK[1], DECK[2], DECK[3], DECK[4], DECK[5])
    state, chance = at_end_of_deck(order, 25)
    after = GAME.play(state, 0, picker(1)(state, 0), chance).state
    assert after.hands == ((DECK[0], DECK[1], DECK[2]),)
    assert after.flipped
    assert after.deck == (DECK[3], DECK[4], DECK[5])


def test_plans_claimed_in_the_turn_of_the_solo_card_score_low() -> None:
    """3.5: plans finished in that same turn already score low."""
    order = (DECK[0], SOLO_CARD, DECK[1], DECK[2], DECK[3], DECK[4], DECK[5])
    state, chance = at_end_of_deck(order, 25)
    step = GAME.play(state, 0, picker(1)(state, 0), chance)
    ready = replace(step.state, sheets=(CLAIMABLE,), plan_ids=(3, 9, 14))
    pick = picker(2)
    action = pick(ready, 0)
    while not action.claims:
        action = pick(ready, 0)
    after = GAME.play(ready, 0, action, step.chance).state
    assert after.sheets[0].plans == (3, 0, 0)
    unflipped = replace(ready, flipped=False, deck=(*ready.deck, SOLO_CARD))
    assert GAME.play(unflipped, 0, action, step.chance).state.sheets[0].plans == (6, 0, 0)


def test_the_solo_card_as_the_very_last_card_ends_the_match() -> None:
    """3.5, R13, B15: fewer than three cards remain: the match ends there."""
    order = (DECK[0], DECK[1], DECK[2], SOLO_CARD)
    state, chance = at_end_of_deck(order, 26)
    step = GAME.play(state, 0, picker(1)(state, 0), chance)
    assert step.state.turn == 27
    assert not step.state.ended
    assert not step.state.flipped
    last = GAME.play(step.state, 0, picker(2)(step.state, 0), step.chance).state
    assert last.ended == ("deck",)
    assert not [told for told in step.events if isinstance(told.event, PlansFlipped)]


def test_the_solo_card_among_the_last_four_is_replaced() -> None:
    """3.5: with the solo card in the middle of the last four there are still three cards for turn 27."""
    order = (DECK[0], DECK[1], SOLO_CARD, DECK[2])
    state, chance = at_end_of_deck(order, 26)
    step = GAME.play(state, 0, picker(1)(state, 0), chance)
    assert step.state.flipped
    assert len(step.state.hands[0]) == 3
    assert GAME.play(step.state, 0, picker(2)(step.state, 0), step.chance).state.ended == ("deck",)
