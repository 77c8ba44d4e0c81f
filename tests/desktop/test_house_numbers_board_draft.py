"""The draft of a House Numbers turn: parts put and taken back in any order."""

from __future__ import annotations

from itertools import permutations

import pytest
from house_numbers_table import Table, rules, tour_position

from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers.draft import Draft
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.house_numbers.actions import Claim, Fence, NoPermit, Pool, Reason, Roundabout, Temp, Turn, number_of

PLOT = 22
"""Plot 2 of street 3, where the tour position takes the 9."""


@pytest.fixture
def table() -> Table:
    return Table(tour_position(rules()))


def whole(table: Table) -> Turn:
    """The turn of the picture: 9 with a pool, plan 3 claimed."""
    view = table.view
    return Turn(view.numbers[1], view.effects[1], PLOT, 9, Pool(), None, (Claim(2, (0, 21)),), None)


def test_undo_and_redo_go_part_by_part(table: Table) -> None:
    draft = Draft()
    assert not draft.undo()
    first = drafts.choose_cards(draft.action, table.view.numbers[1], table.view.effects[1])
    second = drafts.write_number(first, PLOT, 9)
    assert draft.put(first)
    assert not draft.put(first)
    assert draft.put(second)
    assert draft.undo()
    assert draft.action == first
    assert draft.redo()
    assert draft.action == second
    assert draft.undo()
    assert draft.put(drafts.place_roundabout(first, 9))
    assert not draft.redo()


def test_other_cards_drop_number_and_effect_and_keep_the_roundabout(table: Table) -> None:
    turn = drafts.place_roundabout(whole(table), 9)
    other = drafts.choose_cards(turn, table.view.numbers[0], table.view.effects[0])
    assert other == Turn(table.view.numbers[0], table.view.effects[0], roundabout=Roundabout(9, first=True))
    assert drafts.choose_cards(turn, turn.number_card, turn.effect_card) is turn


def test_roundabout_knows_its_place_in_the_turn(table: Table) -> None:
    early = drafts.place_roundabout(Turn(table.view.numbers[1], table.view.effects[1]), 9)
    assert early.roundabout == Roundabout(9, first=True)
    assert drafts.place_roundabout(whole(table), 9).roundabout == Roundabout(9, first=False)


def test_shifted_number_uses_the_temp_agency(table: Table) -> None:
    cards = Turn(table.view.numbers[1], table.view.effects[1])
    assert drafts.write_number(cards, PLOT, 9).effect is None
    assert drafts.write_number(cards, PLOT, 8).effect == Temp()
    shifted = drafts.write_number(cards, PLOT, 8)
    assert drafts.take_back(shifted, "effect") == cards


@pytest.mark.parametrize("order", list(permutations(("pair", "number", "effect", "plans", "roundabout"))))
def test_parts_come_off_in_any_order_and_leave_a_legal_draft(table: Table, order: tuple[str, ...]) -> None:
    action = drafts.place_roundabout(whole(table), 9)
    assert table.refuse(action) is None
    for part in order:
        action = drafts.settle(drafts.take_back(action, part), table.refuse)
        refusal = table.refuse(action)
        assert refusal is None or refusal.code == Reason.INCOMPLETE
    assert action == Turn()


def test_claim_that_lost_its_estate_is_settled_away(table: Table) -> None:
    turn = whole(table)
    without = drafts.settle(drafts.use_effect(turn, None), table.refuse)
    assert without.claims == turn.claims
    view = table.view
    moved = Turn(view.numbers[1], view.effects[1], 28, 9, None, None, turn.claims)
    assert drafts.settle(moved, table.refuse).claims == ()


def test_what_is_missing_is_named_in_the_order_of_the_turn(table: Table) -> None:
    view = table.view

    def missing(action: Turn | NoPermit) -> str:
        return drafts.missing(action, table.parts(action))

    assert missing(Turn()) == "pair"
    assert missing(Turn(view.numbers[1])) == "pair"
    assert missing(Turn(view.numbers[1], view.effects[1])) == "number"
    assert missing(whole(table)) == ""
    assert missing(drafts.claim(drafts.drop_claim(whole(table), 2), 2, None)) == "estates"
    assert missing(drafts.place_roundabout(whole(table), 9)) == ""


def test_steps_follow_the_turn(table: Table) -> None:
    view = table.view

    def step(action: Turn) -> str:
        return drafts.current_step(action, table.parts(action))

    assert step(Turn()) == "pair"
    assert step(Turn(view.numbers[0], view.effects[0])) == "number"
    fence = Turn(view.numbers[0], view.effects[0], 3, 6)
    assert step(fence) == "effect"
    assert step(drafts.use_effect(fence, Fence(0))) == "confirm"
    assert step(drafts.drop_claim(whole(table), 2)) == "plans"
    assert step(whole(table)) == "confirm"


def test_a_card_of_the_hand_is_never_used_twice() -> None:
    state = rules().start(Setup(2, "expert"), Chance(1)).state
    one, two, three = state.hands[0]
    turn = drafts.choose_half(Turn(), one, "number")
    assert (turn.number_card, turn.effect_card) == (one, None)
    turn = drafts.choose_half(turn, one, "effect")
    assert (turn.number_card, turn.effect_card) == (None, one)
    turn = drafts.choose_half(turn, two, "number")
    assert (turn.number_card, turn.effect_card) == (two, one)
    turn = drafts.write_number(turn, 5, number_of(two))
    turn = drafts.choose_half(turn, three, "effect")
    assert (turn.effect_card, turn.plot) == (three, 5)


def test_refusal_keeps_the_roundabout_and_can_be_taken_back(table: Table) -> None:
    action = drafts.refuse_permit(drafts.place_roundabout(Turn(), 9))
    assert action == NoPermit(roundabout=Roundabout(9, first=True))
    assert drafts.take_back(action, "refusal") == Turn(roundabout=Roundabout(9, first=True))
