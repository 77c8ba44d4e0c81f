"""The course of a match (rules page, sections 2, 3, 7, R0, R1, R14, R32, R37): who acts, with what, what is told."""

from __future__ import annotations

from collections import Counter

import pytest
from rtm_builder import (
    FURNITURE,
    act,
    areas,
    begin,
    changed,
    code,
    game_of,
    house,
    marks,
    piece,
    scenario,
    side,
    sq,
)

from engine.core.chance import Chance
from engine.core.entries import PERSON, SeatInfo
from engine.core.game import RefusedError, Setup
from engine.core.match import Match
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
from engine.games.room_to_move.furniture import piece_index
from engine.games.room_to_move.view import UNSEEN, Phase, WhatCounts, WhereFits, WhichDoors, WhichOutlines

TWO_ROOMS = {"one": ((1, 2), (9, 1)), "two": ((10, 1),)}
GAME = game_of(scenario(rooms=TWO_ROOMS))


def drawing(first: int = 2, seats: int = 1, number: int = 1, game=GAME, **options):
    """A position in which a card of room one is to be drawn."""
    state = begin(game, seats, **options)
    return act(game, state, TurnRoom(0), TurnCard(number), AssignTokens(first))


def place(at: str, option: int = 0, turns: int = 0, mirror: bool = False) -> Place:
    """A piece at a square."""
    return Place(option, sq(at), turns, mirror)


def why(state, action, seat: int = 0, game=GAME) -> str:
    """Why a seat may not act like this."""
    return code(game.refuse(state, seat, action))


# Set-up


def test_2_set_up() -> None:
    """2: an empty sheet with the plan for every seat, all cards face down, no tokens assigned, a room to be turned."""
    state = begin(GAME, 3)
    assert state.phase is Phase.ROOM
    assert len(state.sheets) == 3
    assert all(not sheet.placed and sheet.closed == (None, None) for sheet in state.sheets)
    assert state.turned == ((False, False), (False,))
    assert state.first == ((UNSEEN, UNSEEN), (UNSEEN,))


def test_2_one_of_two_cards_for_every_number_at_random() -> None:
    """2: A or B, evenly."""
    seen = Counter(begin(GAME, 1, seed).cards[0][0] for seed in range(200))
    assert set(seen) == {0, 1}
    assert min(seen.values()) > 70


def test_2_a_number_in_two_rooms_uses_both_cards() -> None:
    """2: one each."""
    game = game_of(scenario(rooms={"one": ((1, 1),), "two": ((1, 1),)}))
    dealt = {tuple(row[0] for row in begin(game, 1, seed).cards) for seed in range(40)}
    assert dealt == {(0, 1), (1, 0)}


def test_2_a_guess_deals_both_cards_of_a_number_in_two_rooms() -> None:
    """2: one each, also when one of them is seen."""
    game = game_of(scenario(rooms={"one": ((1, 1), (9, 1)), "two": ((1, 1),)}))
    state = begin(game)
    for here in (state, act(game, state, TurnRoom(1), TurnCard(1))):
        dealt = set()
        for seed in range(30):
            guess = game.guess(game.view(here, 0), Chance(seed))
            assert game.refuse_state(guess) == ()
            dealt.add((guess.cards[0][0], guess.cards[1][0]))
        seen = here.turned[1][0]
        assert dealt == ({(1 - here.cards[1][0], here.cards[1][0])} if seen else {(0, 1), (1, 0)})


def test_2_the_first_active_seat_is_drawn() -> None:
    """2."""
    seen = Counter(begin(GAME, 3, seed).active for seed in range(300))
    assert set(seen) == {0, 1, 2}
    assert min(seen.values()) > 70


def test_2_face_down_cards_show_their_family_only() -> None:
    """2: no view has the letter of a card that lies face down; the table's neither."""
    state = begin(GAME, 2)
    for seat in (0, 1, None):
        assert GAME.view(state, seat).cards == ((UNSEEN, UNSEEN), (UNSEEN,))
    state = act(GAME, state, TurnRoom(0), TurnCard(1))
    for seat in (0, 1, None):
        assert GAME.view(state, seat).cards == ((state.cards[0][0], UNSEEN), (UNSEEN,))


def test_1_seats_and_options() -> None:
    """1: one to six seats; scenario, walls later, carpet."""
    facts = GAME.facts
    assert facts.modes[0].seats == (1, 6)
    assert {option.id: option.values for option in facts.options}["walls_later"] == ("off", "on")
    options = {"scenario": "00", "walls_later": "off", "carpet": "strict"}
    assert GAME.refuse_setup(Setup(6, "standard", options)) is None
    assert code(GAME.refuse_setup(Setup(0, "standard", options))) == "setup_seats"
    assert code(GAME.refuse_setup(Setup(7, "standard", options))) == "setup_seats"
    assert code(GAME.refuse_setup(Setup(1, "other", options))) == "setup_mode"
    assert code(GAME.refuse_setup(Setup(1, "standard", {**options, "carpet": "blue"}))) == "setup_option"
    assert code(GAME.refuse_setup(Setup(1, "standard", {**options, "scenario": "07"}))) == "setup_scenario"


# Rooms, cards, tokens


def test_3_1_the_active_seat_turns_any_remaining_room() -> None:
    """3.1: others may not; a room once."""
    state = begin(GAME, 2)
    active, other = state.active, 1 - state.active
    assert GAME.waiting(state) == (active,)
    assert why(state, TurnRoom(0), other) == "not_waiting"
    assert why(state, TurnRoom(1), active) == ""
    assert why(state, TurnRoom(2), active) == "room_unknown"
    assert why(state, TurnRoom(None), active) == "incomplete"
    assert why(state, TurnRoom(0), 5) == "no_seat"
    assert why(state, TurnCard(1), active) == "other_phase"


def test_3_2_it_turns_any_card_of_the_room() -> None:
    """3.2: by its number; one that lies face down."""
    state = act(GAME, begin(GAME), TurnRoom(0))
    assert why(state, TurnCard(9)) == ""
    assert why(state, TurnCard(10)) == "card_unknown"
    assert why(state, TurnCard(None)) == "incomplete"
    state = act(GAME, state, TurnCard(9), AssignTokens(0), DrawCard())
    assert why(state, TurnCard(9)) == "card_unknown"
    assert why(state, TurnCard(1)) == ""


def test_3_2_tokens_all_on_one_or_split() -> None:
    """3.2: every token is assigned."""
    state = act(GAME, begin(GAME), TurnRoom(0), TurnCard(1))
    for first in (0, 1, 2):
        assert why(state, AssignTokens(first)) == ""
    assert why(state, AssignTokens(3)) == "tokens_count"
    assert why(state, AssignTokens(-1)) == "tokens_count"
    assert why(state, AssignTokens(None)) == "incomplete"


def test_1_2_tokens_together_and_apart() -> None:
    """1.2: all on the same option; on different options, where there is more than one."""
    together = game_of(scenario(rooms=TWO_ROOMS, rules=[{"type": "tokens_together", "numbers": [1]}]))
    state = act(together, begin(together), TurnRoom(0), TurnCard(1))
    assert [why(state, AssignTokens(k), game=together) for k in (0, 1, 2)] == ["", "tokens_together", ""]
    apart = game_of(scenario(rooms=TWO_ROOMS, rules=[{"type": "tokens_apart", "numbers": [1, 9]}]))
    state = act(apart, begin(apart), TurnRoom(0), TurnCard(1))
    assert [why(state, AssignTokens(k), game=apart) for k in (0, 1, 2)] == ["tokens_apart", "", "tokens_apart"]
    state = act(apart, state, AssignTokens(1), DrawCard(), TurnCard(9))
    assert why(state, AssignTokens(0), game=apart) == ""


def test_1_2_the_order_of_some_cards_is_fixed() -> None:
    """1.2: these before the others, in this order."""
    rooms = {"one": ((1, 1), (2, 1), (9, 1))}
    game = game_of(scenario(rooms=rooms, rules=[{"type": "card_order", "room": "one", "numbers": [9, 2]}]))
    state = act(game, begin(game), TurnRoom(0))
    assert [why(state, TurnCard(k), game=game) for k in (1, 2, 9)] == ["card_order", "card_order", ""]
    state = act(game, state, TurnCard(9), AssignTokens(0), DrawCard())
    assert [why(state, TurnCard(k), game=game) for k in (1, 2)] == ["card_order", ""]
    state = act(game, state, TurnCard(2), AssignTokens(0), DrawCard())
    assert why(state, TurnCard(1), game=game) == ""


def test_3_4_the_next_seat_is_active_for_the_next_card() -> None:
    """3.4: round the table, through rooms."""
    state = begin(GAME, 3)
    first = state.active
    active = []
    for room, numbers in ((0, (1, 9)), (1, (10,))):
        for number in numbers:
            if state.phase is Phase.ROOM:
                state = act(GAME, state, TurnRoom(room))
            active.append(state.active)
            state = act(GAME, state, TurnCard(number), AssignTokens(0), DrawCard(), DrawCard(), DrawCard())
    assert active == [(first + k) % 3 for k in range(3)]
    assert state.phase is Phase.FINISH


# Drawing


def test_3_3_all_seats_draw_at_once_each_on_its_own_sheet() -> None:
    """3.3: in any order; each once."""
    state = drawing(seats=3)
    assert GAME.waiting(state) == (0, 1, 2)
    state = act(GAME, state, DrawCard((place("B2"),)), seat=1)
    assert GAME.waiting(state) == (0, 2)
    assert why(state, DrawCard(), 1) == "not_waiting"
    assert [len(sheet.placed) for sheet in state.sheets] == [0, 1, 0]


def test_3_3_pieces_may_be_left_out() -> None:
    """3.3: all, some, none."""
    state = drawing()
    assert why(state, DrawCard()) == ""
    assert why(state, DrawCard((place("B2"),))) == ""
    assert why(state, DrawCard((place("B2"), place("B5")))) == ""


def test_3_3_no_more_pieces_than_tokens_of_their_option() -> None:
    """3.3."""
    state = drawing(first=1)
    assert why(state, DrawCard((place("B2"), place("B5", 1, turns=0)))) == ""
    assert why(state, DrawCard((place("B2"), place("B5")))) == "option_not_chosen"
    assert why(state, DrawCard((place("B2", 2),))) == "option_unknown"
    assert why(state, DrawCard((place("B2", -1),))) == "option_unknown"


def test_3_3_one_after_the_other() -> None:
    """3.3, 4: the second piece finds the first one."""
    state = drawing()
    assert why(state, DrawCard((place("B2"), place("B2")))) == "on_furniture"
    assert why(state, DrawCard((place("B2"), place("B3")))) == "on_circulation"


def test_3_marks_are_drawn_with_a_card() -> None:
    """3.5, R0: walls, front door and windows earlier; they come before the pieces."""
    state = drawing()
    assert why(state, DrawCard((place("B2"),), marks=marks(front="B2:W"))) == "beside_door"
    state = act(GAME, state, DrawCard((place("B2"),), marks=marks(front="B5:W", windows="C2:N", walls="D2:E")))
    assert state.sheets[0].marks == marks(front="B5:W", windows="C2:N", walls="D2:E")
    assert why(drawing(), DrawCard(marks=marks(front="C3:E"))) == "front_not_outer"


# The bright idea


def test_3_idea_the_other_option_of_the_same_card() -> None:
    """3: instead of one selected piece; with tokens on both options the same option twice."""
    state = drawing(first=2)
    assert why(state, DrawCard((place("B2", 1),), Idea.SWAP)) == ""
    assert why(state, DrawCard((place("B2"), place("B5", 1)), Idea.SWAP)) == ""
    assert why(state, DrawCard((place("B2", 1), place("B5", 1)), Idea.SWAP)) == "option_not_chosen"
    both = drawing(first=1)
    assert why(both, DrawCard((place("B2"), place("B5")), Idea.SWAP)) == ""
    assert why(both, DrawCard((place("B2"), place("B5"), place("E2")), Idea.SWAP)) == "option_not_chosen"


def test_3_idea_a_swap_needs_a_piece_of_the_other_option_left() -> None:
    """3: one chosen piece becomes the other one; it is no piece more."""
    both = drawing(first=1)
    assert why(both, DrawCard((place("B2"), place("B4", 1), place("E2")), Idea.SWAP)) == "option_not_chosen"
    assert why(both, DrawCard((place("B2"),), Idea.SWAP)) == "idea_not_used"
    assert why(both, DrawCard((), Idea.SWAP)) == "idea_not_used"


TUB = game_of(scenario(rooms={"one": ((10, 2),), "two": ((9, 1),)}))


def tub(first: int = 2):
    """A position in which two tubs are to be drawn."""
    state = begin(TUB)
    return act(TUB, state, TurnRoom(0), TurnCard(10), AssignTokens(first))


def test_3_idea_mirror_the_chosen_piece() -> None:
    """3: one piece; not without the idea; not both uses."""
    state = tub()
    assert why(state, DrawCard((place("B2", mirror=True),), Idea.MIRROR), game=TUB) == ""
    assert why(state, DrawCard((place("B2", mirror=True),)), game=TUB) == "no_mirror"
    two = (place("B2", mirror=True), place("E2", mirror=True))
    assert why(state, DrawCard(two, Idea.MIRROR), game=TUB) == "no_mirror"
    assert why(state, DrawCard((place("B2"),), Idea.MIRROR), game=TUB) == "idea_not_used"
    assert why(state, DrawCard((place("B2", 1, mirror=True),), Idea.SWAP), game=TUB) == "option_not_chosen"
    assert why(state, DrawCard((place("B2", 1, mirror=True),), Idea.MIRROR), game=TUB) == "option_not_chosen"


def test_3_idea_once_per_game_and_seat() -> None:
    """3."""
    state = act(TUB, tub(), DrawCard((place("B2", mirror=True),), Idea.MIRROR))
    assert state.sheets[0].idea is Idea.MIRROR
    state = act(TUB, state, LeaveOpen())
    state = act(TUB, state, TurnRoom(1), TurnCard(9), AssignTokens(1))
    assert why(state, DrawCard((place("G6", 1),), Idea.SWAP), game=TUB) == "idea_used"
    assert why(state, DrawCard((place("G6", 1),), Idea.MIRROR), game=TUB) == "idea_used"
    assert why(state, DrawCard((place("G6", 1),)), game=TUB) == "option_not_chosen"
    assert why(state, DrawCard((place("G6"),)), game=TUB) == ""


def test_r37_the_rule_on_tokens_does_not_bind_the_idea() -> None:
    """R37."""
    game = game_of(scenario(rooms=TWO_ROOMS, rules=[{"type": "tokens_together", "numbers": [1]}]))
    state = act(game, begin(game), TurnRoom(0), TurnCard(1), AssignTokens(2))
    assert why(state, DrawCard((place("B2"), place("B5", 1)), Idea.SWAP), game=game) == ""


# Closing


def closing(*places: Place, seats: int = 1, first: int = 2):
    """A position in which the room is to be closed."""
    state = drawing(first, seats)
    for seat in range(seats):
        state = act(GAME, state, DrawCard(places if seat == 0 else ()), seat=seat)
    state = act(GAME, state, TurnCard(9), AssignTokens(1))
    for seat in range(seats):
        state = act(GAME, state, DrawCard(), seat=seat)
    return state


def test_3_5_walls_are_drawn_when_the_cards_are_used_up() -> None:
    """3.5: by those that have furniture in the room; then the next room."""
    state = closing(place("B2"), seats=2)
    assert state.phase is Phase.CLOSE
    assert GAME.waiting(state) == (0,)
    state = act(GAME, state, CloseRoom(areas("B2:D3"), side("D3:S")))
    assert state.phase is Phase.ROOM
    assert state.sheets[0].closed[0] is not None
    assert state.sheets[1].closed == (None, None)


def test_3_5_a_room_without_furniture_needs_neither_walls_nor_door() -> None:
    """3.5: nobody has any: the next room at once."""
    assert closing().phase is Phase.ROOM


def test_r1_a_room_may_be_left_open() -> None:
    """R1: it stays open for good."""
    state = act(GAME, closing(place("B2")), LeaveOpen())
    assert state.sheets[0].left_open == (0,)
    assert state.phase is Phase.ROOM


def test_r0_marks_come_with_the_closing() -> None:
    """R0: edges of the closing count for it: a loose wall through the room, a front door inside."""
    state = closing(place("B2"))
    assert why(state, CloseRoom(areas("B2:D3"), side("D3:S"), marks(front="D2:N"))) == "front_inside"
    assert why(state, CloseRoom(areas("B2:D3"), side("D3:S"), marks(front="E2:N"))) == ""
    assert why(state, CloseRoom(areas("B2:D3"), None, marks(front="E2:N"))) == "incomplete"
    assert why(state, CloseRoom(areas("B2:E3"), side("E3:E"), marks(walls="D2:E D3:E"))) == "area_torn"


def test_r0_the_door_takes_a_loose_wall_in_its_way() -> None:
    """5: what was drawn as a wall becomes the door; the sheet is drawn on."""
    state = closing(place("B2"))
    state = act(GAME, state, CloseRoom(areas("B2:D3"), side("D3:E"), marks(walls="D2:E D3:E")))
    assert state.sheets[0].marks == marks(walls="D2:E")
    assert GAME.refuse_state(state) == ()
    state = act(GAME, state, TurnRoom(1), TurnCard(10), AssignTokens(1))
    assert why(state, DrawCard(marks=state.sheets[0].marks)) == ""


def test_7_the_match_ends_when_all_have_finished() -> None:
    """7, R0."""
    state = closing(seats=2)
    state = act(GAME, state, TurnRoom(1), TurnCard(10), AssignTokens(1), DrawCard(), DrawCard())
    assert state.phase is Phase.FINISH
    assert GAME.outcome(state) is None
    state = act(GAME, state, Finish(marks(front="B3:W")), seat=1)
    assert GAME.waiting(state) == (0,)
    state = act(GAME, state, Finish())
    assert state.phase is Phase.OVER
    assert GAME.waiting(state) == ()
    assert why(state, Finish()) == "match_over"
    assert GAME.outcome(state).ranks == (1, 1)


def test_3_solo_is_a_match_with_one_seat() -> None:
    """1: for a high score."""
    state = act(GAME, closing(), TurnRoom(1), TurnCard(10), AssignTokens(1), DrawCard(), Finish())
    assert GAME.outcome(state).ranks == (1,)
    assert GAME.outcome(state).sheets[0].total == -6


# Taking back


def match_of(seats: int = 2) -> Match:
    """A match of persons that draws a card."""
    infos = tuple(SeatInfo(f"seat {k}", PERSON, k + 1) for k in range(seats))
    options = {"scenario": "00", "walls_later": "off", "carpet": "strict"}
    match = Match.new(GAME, Setup(seats, "standard", options), infos, 3)
    for action in (TurnRoom(0), TurnCard(1), AssignTokens(2)):
        match.act(match.waiting[0], action)
    return match


def test_r0_a_seat_takes_its_own_back_until_the_last_one_confirms() -> None:
    """R0, 3.3: confirmed pieces stay; until the last seat has confirmed."""
    match = match_of()
    match.act(0, DrawCard((place("B2"),)))
    assert match.refuse_undo(0) is None
    match.undo(0)
    assert match.state.sheets[0].placed == ()
    assert match.waiting == (0, 1)
    match.act(0, DrawCard((place("B2"),)))
    match.act(1, DrawCard())
    assert match.state.phase is Phase.CARD
    # The last one may still have slipped; what lies before is fixed as soon as the next card is turned.
    match.act(match.waiting[0], TurnCard(9))
    assert {code(match.refuse_undo(seat)) for seat in (0, 1)} == {"undo_disclosed"}


def test_r32_a_room_is_reopened_while_its_round_lasts() -> None:
    """5, R32: only walls and door change; pieces of earlier cards stay."""
    match = match_of()
    match.act(0, DrawCard((place("B2"),)))
    match.act(1, DrawCard((place("B2"),)))
    for action in (TurnCard(9), AssignTokens(0)):
        match.act(match.waiting[0], action)
    match.act(0, DrawCard())
    match.act(1, DrawCard())
    match.act(0, CloseRoom(areas("B2:D3"), side("D3:E")))
    match.undo(0)
    assert match.state.sheets[0].closed[0] is None
    assert len(match.state.sheets[0].placed) == 1
    match.act(0, CloseRoom(areas("B2:C3"), side("C3:E")))
    assert match.state.phase is Phase.CLOSE


# Events, previews, aids


def test_events_tell_what_everybody_sees() -> None:
    """3: rooms, cards, tokens, drawings, walls, the end."""
    told = []
    state = begin(GAME, 1)
    for action in (
        TurnRoom(0),
        TurnCard(1),
        AssignTokens(1),
        DrawCard((place("B2"),)),
        TurnCard(9),
        AssignTokens(1),
        DrawCard(),
        CloseRoom(areas("B2:D3"), side("D3:E")),
        TurnRoom(1),
        TurnCard(10),
        AssignTokens(1),
        DrawCard(),
        Finish(marks(front="B5:W")),
    ):
        step = GAME.play(state, 0, action, Chance(1))
        told += [one.event for one in step.events]
        # Only a turned card tells something new.
        assert step.discloses == isinstance(action, TurnCard)
        state = step.state
    names = [type(event).__name__ for event in told]
    assert names == [
        *("RoomTurned", "CardTurned", "TokensAssigned", "CardDrawn", "CardTurned", "TokensAssigned", "CardDrawn"),
        *("RoomClosed", "RoomTurned", "CardTurned", "TokensAssigned", "CardDrawn", "SheetFinished", "Ended"),
    ]
    assert told[3].left_out == 1
    assert told[-1].totals == (GAME.score(state, 0).total,)


def test_a_preview_counts_points_and_bonuses() -> None:
    """8: what a drawing changes, before it is confirmed; nothing for a refused one."""
    game = game_of(scenario(rooms=TWO_ROOMS, bonuses=[{"type": "doors"}]))
    state = drawing(game=game)
    state = act(game, state, DrawCard((place("B2"),), marks=marks(front="G6:E")), TurnCard(9), AssignTokens(0))
    state = act(game, state, DrawCard())
    action = CloseRoom(areas("B2:D3"), side("D3:E"))
    found = game.preview(state, 0, action)
    size = len(piece(1, card=state.cards[0][0]).shape.furniture)
    assert dict(found.gains) == {"room_0": size, "bonus_0": 2}
    assert found.after - found.before == size + 2
    assert found.detail.rooms == (size, -3)
    refused = game.preview(state, 0, CloseRoom(areas("B2"), side("B2:E")))
    assert refused.gains == ()


def test_aids_answer_where_a_piece_fits() -> None:
    """8: per turn and mirror; the draft comes first; nothing while nothing is drawn."""
    state = drawing()
    empty = GAME.aid(GAME.view(state, 0), 0, WhereFits(0)).anchors
    assert len(empty) == 8
    assert empty[0] & areas("B2")
    assert empty[4:] == (0, 0, 0, 0)
    after = GAME.aid(GAME.view(state, 0), 0, WhereFits(0, DrawCard((place("B2"),)))).anchors
    assert not after[0] & areas("B2")
    assert GAME.aid(GAME.view(begin(GAME), 0), 0, WhereFits(0)).anchors == (0,) * 8
    refused = DrawCard((place("B2"), place("B2")))
    assert GAME.aid(GAME.view(state, 0), 0, WhereFits(0, refused)).anchors == (0,) * 8
    assert GAME.aid(GAME.view(state, 0), 0, WhereFits(7)).anchors == (0,) * 8


def test_aids_answer_outlines_doors_and_what_counts() -> None:
    """R0, R1, 8: outline for me, every legal door, points and hints of a draft."""
    state = closing(place("B2"))
    view = GAME.view(state, 0)
    outlines = GAME.aid(view, 0, WhichOutlines()).rooms
    assert outlines
    assert all(GAME.refuse(state, 0, one) is None for one in outlines)
    doors = GAME.aid(view, 0, WhichDoors(areas("B2:D3"))).edges
    assert side("D3:E") in doors
    counts = GAME.aid(view, 0, WhatCounts(CloseRoom(areas("B2:D3"), side("D3:E"), marks(front="G6:E"))))
    assert counts.rooms[0] == len(piece(1, card=state.cards[0][0]).shape.furniture)
    assert counts.hints == ()
    assert GAME.aid(view, 0, WhichOutlines(marks(front="C3:E"))).rooms == ()


def test_statistics_count_what_was_drawn() -> None:
    """7: pieces, those that count, rooms, squares, whether the idea was used."""
    state = act(GAME, closing(place("B2")), CloseRoom(areas("B2:D3"), side("D3:E"), marks(front="G6:E")))
    counts = {count.key: count.count for count in GAME.statistics(state, ())[0]}
    assert counts == {"pieces": 1, "counting": 1, "rooms": 1, "squares": 6, "ideas": 0}


def test_1_1_a_piece_is_found_by_number_card_and_option() -> None:
    """1.1: 33 numbers, two cards each, two options each."""
    assert len(FURNITURE.pieces) == 132
    found = FURNITURE.pieces[piece_index(10, 1, 0)]
    assert (found.number, found.card, found.option) == (10, 1, 0)


def test_an_action_that_is_refused_changes_nothing() -> None:
    """R0: played all the same it raises, with the refusal."""
    state = begin(GAME)
    with pytest.raises(RefusedError) as caught:
        GAME.play(state, 0, TurnCard(1), Chance(1))
    assert caught.value.refusal.code == "other_phase"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seats", 7, "position_seats"),
        ("active", 3, "position_seats"),
        ("acted", (), "position_seats"),
        ("cards", ((0, 0),), "position_cards"),
        ("cards", ((2, 0), (0,)), "position_cards"),
        ("rooms_done", (5,), "position_rounds"),
        ("room", 1, "position_rounds"),
        ("card", 0, "position_rounds"),
        ("phase", Phase.FINISH, "position_rounds"),
        ("first", ((0, UNSEEN), (UNSEEN,)), "position_cards"),
    ],
)
def test_r31_an_impossible_position_is_refused(field: str, value: object, reason: str) -> None:
    """Bad input: positions made by hand."""
    state = begin(GAME)
    assert GAME.refuse_state(state) == ()
    assert reason in [refusal.code for refusal in GAME.refuse_state(changed(state, **{field: value}))]


def test_r14_r31_kinds_that_are_not_built_are_refused_by_name() -> None:
    """1.2: a scenario with an unknown kind of rule is no scenario."""
    with pytest.raises(ValueError, match="rules"):
        house(rules=[{"type": "secret_room", "squares": ["B2"]}])
