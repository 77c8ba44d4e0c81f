"""Known troubles of an existing digital version, each a test (rules page, section 8). What is painted and hit is tested
with the board."""

from __future__ import annotations

import random

import pytest
from plan_builder import random_stages
from rtm_builder import act, areas, begin, code, game_of, house, put, scenario, sheet, where, why_close, why_place
from rtm_random import furnished_house, with_front
from rtm_solve import GAME

import resources
from engine.core.chance import Chance
from engine.core.entries import PERSON, SeatInfo
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import load_record
from engine.games.room_to_move.actions import AssignTokens, DrawCard, Place, TurnCard, TurnRoom
from engine.games.room_to_move.counting import hints_of
from engine.games.room_to_move.view import WhichOutlines
from engine.games.room_to_move.walk import walk

HOUSE = house()


def test_8_two_tokens_of_one_card_are_two_pieces() -> None:
    """8: both are drawn, both count, both score."""
    game = game_of(scenario(rooms={"one": ((9, 2),), "two": ((2, 1),)}))
    state = act(game, begin(game), TurnRoom(0), TurnCard(9), AssignTokens(2))
    state = act(game, state, DrawCard((Place(0, 17), Place(0, 18))))
    assert len(state.sheets[0].placed) == 2
    on = sheet(HOUSE, put(9, "B2"), put(9, "C2"), rooms={0: ("B2:C3", "C3:E")}, front="G6:E")
    assert walk(HOUSE, on).counts == (True, True)


def test_8_open_pockets_are_no_errors_in_mid_game() -> None:
    """8: a pocket between pieces of a room that is still being drawn, and dead squares: neither refused nor hinted."""
    on = sheet(HOUSE, put(9, "B3"), put(9, "C2"), front="G6:E")
    assert hints_of(HOUSE, on, 0) == ()
    assert why_place(HOUSE, on, 9, "D3") is None


def test_8_furniture_by_the_door_spoils_no_other_piece() -> None:
    """8: a cupboard beside the door, inside and outside: every piece whose circulation is reached counts."""
    on = sheet(HOUSE, put(1, "B2"), put(9, "D3"), rooms={0: ("B2:D4", "D4:E")}, front="G6:E")
    assert walk(HOUSE, on).counts == (True, True)
    assert hints_of(HOUSE, on, -1) == ()


def test_8_the_main_room_needs_no_second_door() -> None:
    """8: without a hallway neither refusals nor outlines ask for one."""
    about = house(named="one")
    on = sheet(about, put(1, "B2"), front="B3:W")
    assert why_close(about, on, "B2:C3", "") is None
    game = game_of(about.scenario)
    state = begin(game)
    assert game.aid(game.view(state, 0), 0, WhichOutlines()).rooms == ()


def test_8_furniture_jams_no_door() -> None:
    """8: neither may a piece be drawn before a door nor a door before a piece."""
    shut = sheet(HOUSE, put(9, "B2"), rooms={0: ("B2:C3", "C3:E")})
    assert code(why_place(HOUSE, shut, 9, "D3", 1)) == "beside_door"
    left = sheet(HOUSE, put(9, "B2"), put(9, "D3", 1), left_open=(1,))
    assert code(why_close(HOUSE, left, "B2:C3", "C3:E")) == "door_blocked"


def test_8_the_sides_that_need_a_wall_are_told() -> None:
    """8: while a piece hovers: each missing side, not only the first."""
    assert where(why_place(HOUSE, HOUSE.empty_sheet(), 30, "C3")) == "C2:S D2:S"


@pytest.mark.parametrize("seed", range(12))
def test_8_no_hint_comes_twice(seed: int) -> None:
    """8: "the same error shown twice": over random sheets."""
    rng = random.Random(seed)
    about = furnished_house(rng)
    for on, room, _ in random_stages(rng, about):
        hints = hints_of(about, with_front(rng, about, on), room)
        assert len(set(hints)) == len(hints)
        said = [(hint.piece, hint.room) for hint in hints]
        assert len(set(said)) == len(said)


def test_8_a_match_in_the_middle_is_kept() -> None:
    """8: "saved game lost on restart": a record at any step loads and is played on."""
    setup = Setup(2, "standard", {"scenario": "01", "walls_later": "off", "carpet": "strict"})
    infos = tuple(SeatInfo(f"Seat {n + 1}", PERSON, n + 1) for n in range(2))
    match = Match.new(GAME, setup, infos, 4)
    draft = Chance(4).draft()
    steps = 0
    while match.waiting:
        if steps % 7 == 3:
            again = load_record(match.record(), lambda _: resources.reader("room_to_move"), game=GAME)
            assert again.state == match.state
            match = again.replayed() if again.read_only else again
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "act"))
        steps += 1
    assert match.outcome is not None


def test_8_three_levels_are_never_mixed() -> None:
    """8: placing looks at the place alone, closing at the room, the walk at the way."""
    # Placing: a piece that cuts off another, and one far from any way, are allowed.
    on = sheet(HOUSE, put(2, "B2"), front="G6:E")
    assert why_place(HOUSE, on, 9, "B4") is None
    assert why_place(HOUSE, sheet(HOUSE, put(2, "B2"), put(9, "B4")), 9, "C3") is None
    # Closing: a room whose pieces cannot be reached, and one that is cut off from the front door, are allowed.
    cut = sheet(HOUSE, put(2, "B2"), put(9, "B4"), put(9, "C3"), front="G6:E")
    assert why_close(HOUSE, cut, "B2:D4", "D4:E") is None
    away = sheet(HOUSE, put(2, "B2"), front="G6:E", walls="D2:E D3:E B4:S C4:S D4:S D4:E")
    assert why_close(HOUSE, away, "B2:C3", "C3:E") is None
    # The walk: what the others allowed does not count.
    closed = sheet(HOUSE, *cut.placed, rooms={0: ("B2:D4", "D4:E")}, front="G6:E")
    assert walk(HOUSE, closed).counts == (False, True, True)
    assert walk(HOUSE, closed).missed[0] == areas("B3")
