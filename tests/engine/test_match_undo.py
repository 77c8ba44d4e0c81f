"""Taking back: the seat's own last act, the border of what was disclosed, consent, redo."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_games import BIDS, HEAP, Bid, Take, loaded, match_of

from engine.core.chance import Chance
from engine.core.entries import PERSON, Consent, Reason, Redo, Undo
from engine.core.game import RefusedError


def code(refusal):
    return refusal and refusal.code


def standing(match):
    return match.digest, match.chance, match.acts, match.round, match.waiting


def refused(call, *arguments):
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    return caught.value.refusal.code


def test_undo_is_as_never_played():
    match = match_of()
    before = standing(match)
    match.act(0, Bid(3))
    match.undo(0)
    assert standing(match) == before
    assert match.entries[-1] == Undo(0, 0)
    assert len(match.entries) == 2, "the log only grows"


def test_undo_takes_back_the_own_act_and_leaves_those_of_others():
    match = match_of()
    match.act(0, Bid(3))
    match.act(1, Bid(2))
    match.undo(0)
    fresh = match_of()
    fresh.act(1, Bid(2))
    assert (match.digest, match.chance, match.waiting) == (fresh.digest, fresh.chance, fresh.waiting)
    assert match.acts == (1,)
    match.act(0, Bid(4))
    match.act(2, Bid(1))
    assert match.state.hands == ((1, 2, 3), (1, 3, 4), (2, 3, 4))


def test_nothing_to_take_back():
    match = match_of()
    assert code(match.refuse_undo(0)) == Reason.UNDO_NOTHING
    assert code(match.refuse_undo(9)) == Reason.NO_SEAT
    match.act(0, Bid(1))
    match.undo(0)
    assert refused(match.undo, 0) == Reason.UNDO_NOTHING


def test_no_undo_across_a_disclosing_step():
    match = match_of()
    for seat in (0, 1, 2):
        match.act(seat, Bid(seat + 1))
    before = match.record()
    for seat in (0, 1, 2):
        assert refused(match.undo, seat) == Reason.UNDO_DISCLOSED
    assert match.record() == before


def test_free_undo_takes_back_everything_since_and_the_same_cards_come_again():
    match = match_of(free_undo=True)
    match.act(2, Bid(1))
    before = standing(match)
    for seat in (0, 1):
        match.act(seat, Bid(seat + 2))
    after, prize = standing(match), match.state.prize
    match.undo(0)
    assert standing(match) == before, "the bid of seat 2 came earlier and stays"
    assert match.entries[-1] == Undo(0, 1, tail=True)
    match.act(1, Bid(4))
    match.act(0, Bid(3))
    assert match.state.prize == prize
    assert match.chance == after[1]


@pytest.mark.parametrize(
    "controllers", [(PERSON, "random"), ("random", PERSON), (PERSON, "random", "random", "random")]
)
@pytest.mark.parametrize("first", ["person", "computers"])
def test_one_undo_returns_to_the_last_decision_of_the_person(controllers, first):
    """B10: in every mix of one person and computers, whoever acts first in a round."""
    match = match_of(controllers=controllers, free_undo=True)
    person = controllers.index(PERSON)
    decisions = []

    def computers():
        for seat in match.waiting:
            if seat != person and seat in match.waiting:
                match.act(seat, match.game.choices(match.state, seat).sample(match.thinking(seat), "player"))

    while match.outcome is None:
        if first == "computers":
            computers()
        decisions.append(standing(match))
        match.act(person, match.game.choices(match.state, person).sample(Chance(4).draft(), "x"))
        if match.outcome is None:
            computers()
    end = standing(match)
    for decision in reversed(decisions):
        match.undo(person)
        assert standing(match) == decision
        assert person in match.waiting
    assert refused(match.undo, person) == Reason.UNDO_NOTHING
    for _ in decisions:
        match.redo(person)
    assert standing(match) == end
    assert match.check() is None


def test_in_a_game_of_turns_an_act_that_others_built_on_stays():
    match = match_of(HEAP, 2)
    match.act(0, Take(3))
    assert match.refuse_undo(0) is None
    match.act(1, Take(2))
    refusal = match.refuse_undo(0)
    assert code(refusal) == Reason.UNDO_BLOCKS_OTHER
    assert refusal.seats == (1,)
    match.undo(1)
    match.undo(0)
    assert match.acts == ()
    assert match.state.left == 12


def test_repeated_undo_reaches_the_start_of_the_turn_and_redo_restores_each():
    match = match_of(HEAP, 2, free_undo=True)
    marks = []
    for number in range(4):
        marks.append(standing(match))
        match.act(number % 2, Take(1))
    end = standing(match)
    for number in (3, 2, 1, 0):
        match.undo(number % 2)
        assert standing(match) == marks[number]
    for number in (0, 1, 2, 3):
        match.redo(number % 2)
        assert standing(match) == (marks[number + 1] if number < 3 else end)


def test_redo_brings_back_what_was_taken_back():
    match = match_of()
    match.act(0, Bid(3))
    match.act(1, Bid(2))
    before = standing(match)
    match.undo(0)
    assert code(match.refuse_redo(1)) == Reason.REDO_OTHER_SEAT
    assert code(match.refuse_redo(8)) == Reason.NO_SEAT
    match.redo(0)
    assert standing(match) == before
    assert match.entries[-1] == Redo(0, 2)
    assert refused(match.redo, 0) == Reason.REDO_NOTHING


def test_a_new_act_ends_redo():
    match = match_of()
    match.act(0, Bid(3))
    match.undo(0)
    match.act(1, Bid(1))
    assert refused(match.redo, 0) == Reason.REDO_NOTHING


def test_a_lifted_view_makes_the_acts_of_others_final():
    match = match_of()
    match.act(0, Bid(3))
    match.lift(1)
    assert refused(match.undo, 0) == Reason.UNDO_LIFTED
    match.act(1, Bid(2))
    assert match.refuse_undo(1) is None, "the own view does not bind the own acts"
    match.lift(2)
    assert refused(match.undo, 1) == Reason.UNDO_LIFTED
    assert match.refuse_consent() is None
    match.consent((0, 1, 2))
    assert match.acts == ()


def test_lifting_does_not_bind_a_table_with_free_undo():
    match = match_of(free_undo=True)
    match.act(0, Bid(3))
    match.lift(1)
    assert match.refuse_undo(0) is None


def test_consent_goes_back_to_the_start_of_the_round():
    match = match_of()
    for seat in (0, 1, 2):
        match.act(seat, Bid(seat + 1))
    start = standing(match)
    match.act(1, Bid(4))
    match.act(0, Bid(4))
    assert refused(match.consent, (0, 1)) == Reason.CONSENT_MISSING
    match.consent((0, 1, 2))
    assert standing(match) == start
    assert match.entries[-1] == Consent((0, 1, 2), 3)
    assert refused(match.consent, (0, 1, 2)) == Reason.UNDO_DISCLOSED
    match.redo(1)
    assert match.acts == (0, 1, 2, 3, 4)


def test_consent_needs_persons_only():
    match = match_of(controllers=(PERSON, "random", PERSON))
    match.act(1, Bid(1))
    assert code(match.refuse_consent((0,))) == Reason.CONSENT_MISSING
    assert match.refuse_consent((0, 2)) is None
    match.consent((2, 0))
    assert match.acts == ()
    assert code(match.refuse_consent()) == Reason.UNDO_NOTHING


def test_consent_goes_round_by_round_where_nothing_is_disclosed():
    match = match_of(HEAP, 2)
    for number in range(5):
        match.act(number % 2, Take(1))
    for left in (8, 10, 12):
        match.consent((0, 1))
        assert match.state.left == left
    assert refused(match.consent, (0, 1)) == Reason.UNDO_NOTHING


def test_consent_stops_at_a_disclosing_step_within_the_round():
    match = match_of(HEAP, 4, options={"peek": "yes"})
    match.act(0, Take(1))
    match.act(1, Take(3))
    match.act(2, Take(1))
    assert match.consented() == 1
    match.consent((0, 1, 2, 3))
    assert match.acts == (0, 1)
    assert match.consented() == 0
    assert refused(match.consent, (0, 1, 2, 3)) == Reason.UNDO_DISCLOSED
    free = match_of(HEAP, 4, options={"peek": "yes"}, free_undo=True)
    for seat, stones in enumerate((1, 3, 1)):
        free.act(seat, Take(stones))
    assert free.consented() == 3
    free.consent((0, 1, 2, 3))
    assert free.acts == ()


def test_undo_after_loading_needs_no_replay_to_be_refused_and_one_to_be_granted():
    match = match_of()
    for seat in (0, 1, 2):
        match.act(seat, Bid(seat + 1))
    match.act(1, Bid(4))
    again = loaded(match.record())
    assert code(again.refuse_undo(0)) == Reason.UNDO_DISCLOSED
    again.undo(1)
    assert again.acts == (0, 1, 2)
    assert again.history() == match.history()[:3]
    again.redo(1)
    assert standing(again) == standing(match)


def test_redo_after_loading():
    match = match_of()
    match.act(0, Bid(3))
    match.act(1, Bid(2))
    before = standing(match)
    match.undo(0)
    again = loaded(match.record())
    again.redo(0)
    assert standing(again) == before
    assert again.check() is None


@given(st.data())
def test_any_log_undoes_redoes_loads_and_replays(data):
    """B12: after any mixture of acts, undo, redo, consent and loading, the match equals one where only the acts in
    force were played, and its log replays to the same."""
    free = data.draw(st.booleans())
    game = data.draw(st.sampled_from([BIDS, HEAP]))
    match = match_of(game, data.draw(st.integers(2, 4)), data.draw(st.integers(0, 99)), free_undo=free)
    draft = Chance(data.draw(st.integers(0, 99))).draft()
    for _ in range(data.draw(st.integers(1, 25))):
        seats = range(len(match.seats))
        move = data.draw(st.sampled_from(["act", "act", "act", "undo", "redo", "consent", "load", "lift"]))
        seat = draft.chosen("s", seats)
        if move == "act" and match.outcome is None:
            seat = draft.chosen("s", match.waiting)
            match.act(seat, game.choices(match.state, seat).sample(draft, "s"))
        elif move == "undo" and match.refuse_undo(seat) is None:
            match.undo(seat)
        elif move == "redo" and match.refuse_redo(seat) is None:
            match.redo(seat)
        elif move == "consent" and match.refuse_consent() is None:
            match.consent(tuple(seats))
        elif move == "load":
            match = loaded(match.record())
        elif move == "lift":
            match.lift(seat)
    fresh = match_of(game, len(match.seats), match.seed, free_undo=free)
    for _, seat, action, told in match.history():
        assert fresh.act(seat, action) == told
    assert (fresh.digest, fresh.chance, fresh.round) == (match.digest, match.chance, match.round)
    again = loaded(match.record())
    assert again.check() is None
    assert again.history() == match.history()


@given(st.data())
def test_no_undo_shows_more_than_was_seen(data):
    """B11: without free undo nothing that a seat has learnt can be taken back, so no undo can follow a look."""
    match = match_of(BIDS, 2, data.draw(st.integers(0, 99)))
    draft = Chance(data.draw(st.integers(0, 99))).draft()
    seen = 0
    for _ in range(20):
        seat = draft.chosen("s", (0, 1))
        if data.draw(st.booleans()) and match.refuse_undo(seat) is None:
            match.undo(seat)
        elif seat in match.waiting:
            match.act(seat, match.game.choices(match.state, seat).sample(draft, "s"))
        rounds = match.round
        assert rounds >= seen, "a round that was shown never comes back"
        seen = rounds
