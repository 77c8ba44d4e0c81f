"""Positions of Room to Move made by hand that cannot be, and the legal actions as a set (rules page, 3 to 6, R0)."""

from __future__ import annotations

from typing import Any

import pytest
from rtm_builder import act, areas, begin, changed, code, game_of, put, scenario, sheet, side, sq

from engine.games.room_to_move.actions import (
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.sheet import Placed, Sheet
from engine.games.room_to_move.view import Phase

GAME = game_of(scenario(rooms={"one": ((10, 2), (9, 1)), "two": ((2, 1),)}))


def drawn_room(first: int = 2) -> Any:
    """A position whose first room has been drawn, nothing on the sheet, before it is closed."""
    state = act(GAME, begin(GAME), TurnRoom(0), TurnCard(10), AssignTokens(first))
    state = act(GAME, state, DrawCard((Place(0, sq("B2")),)), TurnCard(9), AssignTokens(1), DrawCard())
    assert state.phase is Phase.CLOSE
    return state


def tub(state: Any, at: str, *, option: int = 0, turns: int = 0, mirror: bool = False) -> Placed:
    """A tub of the card that was dealt."""
    return put(10, at, option=option, card=state.cards[0][0], turns=turns, mirror=mirror)


def why(state: Any, on: Sheet) -> set[str]:
    """Why the position with this sheet is impossible."""
    return {code(refusal) for refusal in GAME.refuse_state(changed(state, sheets=(on,)))}


def on(state: Any, *placed: Placed, **drawn: Any) -> Sheet:
    """A sheet of the house."""
    return sheet(GAME.house(state), *placed, **drawn)


def test_3_no_more_pieces_than_tokens() -> None:
    """3: nor of a card that lies face down."""
    state = drawn_room()
    assert why(state, on(state, tub(state, "B2"), tub(state, "E2"))) == set()
    assert why(state, on(state, tub(state, "B2"), tub(state, "E2"), tub(state, "B5"))) == {"position_pieces"}
    swapped = tub(state, "B5", option=1)
    assert why(state, on(state, tub(state, "B2"), swapped, idea=Idea.SWAP)) == set()
    more = on(state, tub(state, "B2"), tub(state, "E2"), swapped, idea=Idea.SWAP)
    assert why(state, more) == {"position_pieces"}
    before = act(GAME, begin(GAME), TurnRoom(0))
    assert why(before, on(before, tub(before, "B2"))) == {"position_pieces"}


def test_3_the_other_option_or_a_mirror_needs_the_idea() -> None:
    """3: once."""
    state = drawn_room()
    assert why(state, on(state, tub(state, "B2", option=1))) == {"position_pieces"}
    assert why(state, on(state, tub(state, "B2", option=1), idea=Idea.SWAP)) == set()
    assert why(state, on(state, tub(state, "B2"), idea=Idea.SWAP)) == {"position_pieces"}
    assert why(state, on(state, tub(state, "B2", mirror=True))) == {"position_pieces"}
    assert why(state, on(state, tub(state, "B2", mirror=True), idea=Idea.MIRROR)) == set()
    both = (tub(state, "B2", mirror=True), tub(state, "E2", mirror=True))
    assert why(state, on(state, *both, idea=Idea.MIRROR)) == {"position_pieces"}


def test_3_cards_that_were_not_dealt() -> None:
    """2, 3: the other card of the number, a number of another room."""
    state = drawn_room()
    other = put(10, "B2", card=1 - state.cards[0][0])
    assert why(state, on(state, other)) == {"position_pieces"}
    assert why(state, on(state, put(3, "B2"))) == {"position_pieces"}
    assert why(state, on(state, put(2, "B2", 1, card=state.cards[1][0]))) == {"position_pieces"}
    assert why(state, on(state, Placed(999, 0, sq("B2")))) == {"position_pieces"}


def test_4_pieces_where_they_may_not_lie() -> None:
    """4."""
    state = drawn_room()
    assert why(state, on(state, tub(state, "B2"), tub(state, "B2"))) == {"position_pieces"}
    assert why(state, on(state, tub(state, "G6"))) == {"position_pieces"}


def test_5_rooms_that_cannot_be_closed_so() -> None:
    """5: no door, a piece outside, a room before its round, a room both closed and open."""
    state = changed(drawn_room(), acted=(False,))
    good = {0: ("B2:C3", "B3:S")}
    assert why(state, on(state, tub(state, "B2"), rooms=good)) == set()
    assert why(state, on(state, tub(state, "B2"), rooms={0: ("B2:C3", "")})) == {"position_rooms"}
    assert why(state, on(state, tub(state, "E2"), rooms=good)) == {"position_rooms"}
    assert why(state, on(state, rooms={1: ("B2:C3", "B3:S")})) == {"position_rooms"}
    assert why(state, on(state, tub(state, "B2"), rooms=good, left_open=(0,))) == {"position_rooms"}
    assert why(state, on(state, left_open=(7,))) == {"position_rooms"}


def test_6_marks_that_cannot_be() -> None:
    """6."""
    state = drawn_room()
    assert why(state, on(state, tub(state, "B2"), front="G6:E")) == set()
    assert why(state, on(state, tub(state, "B2"), front="C3:E")) == {"position_marks"}
    assert why(state, on(state, tub(state, "B2"), front="B2:W")) == {"position_marks"}
    assert why(state, on(state, tub(state, "B2"), walls="B2:E")) == {"position_marks"}


# Choices


def test_r0_choices_are_listed() -> None:
    """R0: the smallest outlines with every door and leaving open; rooms, cards, tokens, drawings, the finish."""
    state = begin(GAME)
    assert list(GAME.choices(state, 0)) == [TurnRoom(0), TurnRoom(1)]
    state = act(GAME, state, TurnRoom(0))
    assert list(GAME.choices(state, 0)) == [TurnCard(10), TurnCard(9)]
    state = act(GAME, state, TurnCard(10))
    assert list(GAME.choices(state, 0)) == [AssignTokens(0), AssignTokens(1), AssignTokens(2)]
    closing = list(GAME.choices(drawn_room(), 0))
    assert LeaveOpen() in closing
    assert len(closing) > 3
    assert all(isinstance(one, CloseRoom) for one in closing if one != LeaveOpen())
    assert all(GAME.refuse(drawn_room(), 0, one) is None for one in closing)


def test_r0_drawings_are_listed_without_the_idea() -> None:
    """R0: nothing, every place of every chosen piece; each once."""
    tiny = game_of(scenario("B2:C4", rooms={"one": ((9, 2),)}))
    state = act(tiny, begin(tiny), TurnRoom(0), TurnCard(9), AssignTokens(2))
    listed = list(tiny.choices(state, 0))
    assert DrawCard() in listed
    assert len({repr(one) for one in listed}) == len(listed)
    # Six squares, four turns each, then five of them again.
    assert len(listed) == 1 + 24 + 24 * 20
    assert all(one.idea is Idea.NONE for one in listed)


def test_r0_the_last_step_is_always_possible() -> None:
    """R0."""
    state = act(GAME, drawn_room(), LeaveOpen(), TurnRoom(1), TurnCard(2), AssignTokens(1), DrawCard())
    assert list(GAME.choices(state, 0)) == [Finish()]


DRAFTS = [
    DrawCard(),
    DrawCard((Place(0, sq("B2")),)),
    DrawCard((Place(0, sq("B2"), 0, True),), Idea.MIRROR),
    DrawCard((Place(0, sq("B2")),), Idea.MIRROR),
    DrawCard((Place(1, sq("B2")),), Idea.SWAP),
    DrawCard((Place(0, sq("B2")), Place(0, sq("E2")))),
]


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("used", [Idea.NONE, Idea.SWAP])
@pytest.mark.parametrize("draft", range(len(DRAFTS)))
def test_3_next_parts_are_those_that_some_drawing_has(first: int, used: Idea, draft: int) -> None:
    """3, R0: for each option, turn and mirror the anchors at which one more piece fits, with or without the idea."""
    state = act(GAME, begin(GAME), TurnRoom(0), TurnCard(10), AssignTokens(first))
    state = changed(state, sheets=(changed(state.sheets[0], idea=used),))
    partial = DRAFTS[draft]
    parts = GAME.choices(state, 0).narrow(partial)
    if code(GAME.refuse(state, 0, partial)):
        assert parts.anchors == {}
        return
    for option in range(2):
        for turns in (0, 3):
            for mirror in (False, True):
                found = parts.anchors.get((option, turns, mirror), 0)
                for at in (sq("D4"), sq("E4"), sq("G6"), sq("B2")):
                    places = (*partial.places, Place(option, at, turns, mirror))
                    ideas = (partial.idea,) if partial.idea is not Idea.NONE else tuple(Idea)
                    legal = any(GAME.refuse(state, 0, DrawCard(places, idea)) is None for idea in ideas)
                    assert bool(found >> at & 1) == legal, (option, turns, mirror, at)


def test_5_next_parts_of_a_closing_are_its_doors() -> None:
    """5: all that are legal for the area; rooms, cards and tokens alike."""
    state = drawn_room()
    area = areas("B2:C4")
    doors = GAME.choices(state, 0).narrow(CloseRoom(area)).doors
    assert set(doors) == {one for one in range(1024) if GAME.refuse(state, 0, CloseRoom(area, one)) is None}
    assert side("C4:E") in doors
    assert GAME.choices(begin(GAME), 0).narrow(TurnRoom()).rooms == (0, 1)
