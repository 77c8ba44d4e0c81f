"""A match: order of refusals, the log, hand-over, aids, review, replay."""

from __future__ import annotations

import pytest
from toy_games import BIDS, HEAP, Bid, Take, match_of, seats_of

from engine.core.entries import PERSON, Act, AidUsed, HandOver, Reason, SeatInfo, Table
from engine.core.game import RefusedError, Setup
from engine.core.match import Match
from engine.core.wire import MARK


def code(refusal):
    return refusal and refusal.code


def test_a_new_match_writes_out_every_option():
    match = match_of(HEAP, 2)
    assert match.setup.options == {"stones": "12", "peek": "no"}
    assert match_of(HEAP, 2, options={"peek": "yes"}).setup.options == {"stones": "12", "peek": "yes"}


@pytest.mark.parametrize(
    ("setup", "seats", "seed", "expected"),
    [
        (Setup(9, "table"), seats_of(*[PERSON] * 9), 1, "seats_out_of_range"),
        (Setup(2, "nowhere"), seats_of(PERSON, PERSON), 1, "mode_unknown"),
        (Setup(2, "table", {"x": "y"}), seats_of(PERSON, PERSON), 1, "option_unknown"),
        (Setup(2, "table"), seats_of(PERSON), 1, Reason.SEATS_DIFFER),
        (Setup(2, "table"), seats_of(PERSON, "grandmaster"), 1, Reason.CONTROLLER_UNKNOWN),
        (Setup(2, "table"), (*seats_of(PERSON), SeatInfo("B", PERSON, 13)), 1, Reason.COLOUR_UNKNOWN),
        (Setup(2, "table"), seats_of(PERSON, PERSON), -1, Reason.SEED_OUT_OF_RANGE),
        (Setup(2, "table"), seats_of(PERSON, PERSON), 2**63, Reason.SEED_OUT_OF_RANGE),
    ],
)
def test_a_match_that_cannot_be_is_refused(setup, seats, seed, expected):
    with pytest.raises(RefusedError) as caught:
        Match.new(BIDS, setup, seats, seed)
    assert caught.value.refusal.code == expected


def test_refusals_come_in_a_fixed_order():
    match = match_of()
    assert code(match.refuse(3, "no action", at=9)) == Reason.NO_SEAT
    assert code(match.refuse(-1, Bid(9))) == Reason.NO_SEAT
    assert code(match.refuse(0, "no action", at=9)) == Reason.NOT_AN_ACTION
    assert code(match.refuse(0, Bid(9), at=9)) == Reason.STALE
    assert code(match.refuse(0, Bid(9), at=0)) == "card_not_in_hand"
    match.act(0, Bid(1))
    assert code(match.refuse(0, Bid(9))) == Reason.NOT_WAITING
    assert match.refuse(1, Bid(1)) is None


def test_after_the_end_the_match_is_over():
    match = match_of(seats=2)
    for card in (1, 2, 3, 4):
        match.act(0, Bid(card))
        match.act(1, Bid(card))
    assert match.outcome is not None
    assert match.waiting == ()
    assert code(match.refuse(0, Bid(1))) == Reason.MATCH_OVER


def test_a_refused_action_changes_nothing():
    match = match_of()
    before = match.record()
    for seat, action in ((7, Bid(1)), (0, Bid(9)), (0, Take(1))):
        with pytest.raises(RefusedError):
            match.act(seat, action)
    assert match.record() == before


def test_the_last_bid_resolves_the_round_in_its_own_step():
    match = match_of()
    told = [match.act(0, Bid(1)), match.act(2, Bid(3)), match.act(1, Bid(1))]
    assert [[type(one.event).__name__ for one in step] for step in told] == [
        ["HasBid", "SawOwn"],
        ["HasBid", "SawOwn"],
        ["HasBid", "SawOwn", "Shown"],
    ]
    first, _, last = match.entries
    assert isinstance(first, Act)
    assert isinstance(last, Act)
    assert (first.discloses, first.drawn, first.mark) == (False, (), "")
    assert last.discloses
    assert last.drawn[0].stream == "die"
    assert last.mark == match.digest[:MARK]
    assert match.round == 2


def test_seats_pass_to_computers_and_back():
    match = match_of()
    match.hand_over(1, "random")
    assert match.persons == (0, 2)
    assert match.seats[1].controller == "random"
    assert match.first_seats[1].controller == PERSON
    match.hand_over(1, PERSON)
    assert match.persons == (0, 1, 2)
    assert match.entries == (HandOver(1, "random"), HandOver(1, PERSON))
    for seat, controller, expected in ((1, "god", Reason.CONTROLLER_UNKNOWN), (5, PERSON, Reason.NO_SEAT)):
        with pytest.raises(RefusedError) as caught:
            match.hand_over(seat, controller)
        assert caught.value.refusal.code == expected


def test_only_aids_that_are_on_can_be_used():
    match = match_of(aids=("hints",))
    match.use_aid(2, "hints")
    assert match.entries == (AidUsed(2, "hints"),)
    for seat, aid, expected in ((2, "left", Reason.AID_OFF), (9, "hints", Reason.NO_SEAT)):
        with pytest.raises(RefusedError) as caught:
            match.use_aid(seat, aid)
        assert caught.value.refusal.code == expected


def test_history_and_review():
    match = match_of()
    start = match.state
    match.act(0, Bid(1))
    told = match.act(1, Bid(2))
    assert [(number, seat, action) for number, seat, action, _ in match.history()] == [(0, 0, Bid(1)), (1, 1, Bid(2))]
    assert match.history()[1][3] == told
    assert match.state_after(0) == start
    assert match.state_after(2) == match.state
    for acts in (-1, 3):
        with pytest.raises(IndexError):
            match.state_after(acts)


def test_a_match_from_a_given_state_shuffles_nothing():
    other = match_of(seed=1)
    other.act(0, Bid(4))
    match = Match.new(BIDS, other.setup, other.seats, 9, Table(), origin=other.state, origin_round=other.round)
    assert match.state == other.state
    assert match.chance.positions == ()
    assert match.waiting == (1, 2)
    match.act(1, Bid(1))
    match.undo(1)
    assert match.state == other.state
    assert match.check() is None
    impossible = other.state.__class__(0, 9, 1, (), (), ())
    with pytest.raises(RefusedError) as caught:
        Match.new(BIDS, other.setup, other.seats, 9, Table(), origin=impossible)
    assert caught.value.refusal.code == "impossible"


def test_equal_seeds_give_equal_matches():
    digests = set()
    for _ in range(2):
        match = match_of(seed=77)
        for seat in (0, 1, 2):
            match.act(seat, Bid(seat + 1))
        digests.add((match.digest, match.record()))
    assert len(digests) == 1
    assert match_of(seed=78).chance != match_of(seed=77).chance


def test_players_think_alike_before_the_same_act_and_apart_from_the_match():
    match = match_of()
    words = [match.thinking(0).word("player") for _ in range(2)]
    assert words[0] == words[1]
    assert match.thinking(1).word("player") != words[0]
    assert match.thinking(0).seed != match.seed
    match.act(1, Bid(1))
    assert match.thinking(0).word("player") == words[0], "what others do does not matter"
    match.act(0, Bid(1))
    assert match.thinking(0).word("player") != words[0]
    match.undo(0)
    assert match.thinking(0).word("player") == words[0]
    assert "player" not in dict(match.chance.positions)


def test_a_replayed_match_is_the_same():
    match = match_of(free_undo=True)
    for seat in (0, 1, 2):
        match.act(seat, Bid(4 - seat))
    match.hand_over(2, "random")
    match.undo(0)
    match.redo(0)
    match.act(1, Bid(4))
    again = match.replayed()
    assert again.record() == match.record()
    assert again.seats == match.seats
    assert again.history() == match.history()
    assert match.check() is None
