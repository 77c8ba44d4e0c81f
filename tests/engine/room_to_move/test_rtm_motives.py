"""Why computer players of Room to Move did what they did: each decision is explained, and the reason is true of the
position it speaks of."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.room_to_move import motive
from engine.games.room_to_move.actions import (
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    TurnCard,
    TurnRoom,
)
from engine.games.room_to_move.asking import cards_left, piece_of, rooms_left
from engine.games.room_to_move.counting import sheet_of
from engine.games.room_to_move.legal import doors_for, legal_anchors
from engine.games.room_to_move.motive import JOIN, LEFT, Note
from engine.games.room_to_move.player import NO_PLACE, Spoilt, worth_of_options
from engine.games.room_to_move.rules import RoomToMove, load
from engine.games.room_to_move.sheet import Closed
from engine.games.room_to_move.state import State
from engine.players.budget import Budget
from engine.players.levels import player
from engine.players.motives import Motive, explainer

GAME: RoomToMove = load(resources.reader("room_to_move"))
LEVEL = "beginner"
Act = tuple[State, int, Any]


def play_out(scenario: int, seats: int, seed: int, level: str = LEVEL, **options: str) -> list[Act]:
    """A match of computers: the state before each act, seat and action."""
    who = player(GAME, level)
    chosen = {"scenario": f"{scenario:02}", "walls_later": "off", "carpet": "strict", **options}
    step = GAME.start(Setup(seats, "standard", chosen), Chance(seed))
    draft = Chance(seed + 1).draft()
    acts: list[Act] = []
    while waiting := GAME.waiting(step.state):
        seat = waiting[0]
        action = who.decide(GAME.view(step.state, seat), seat, draft, Budget(4000)).action
        acts.append((step.state, seat, action))
        step = GAME.play(step.state, seat, action, step.chance)
    return acts


def why(act: Act, level: str = LEVEL) -> Motive:
    """The reason of an act."""
    state, seat, action = act
    return motive.explain(GAME, level, GAME.view(state, seat), seat, action)


@pytest.fixture(scope="module")
def acts() -> list[Act]:
    """Matches of small and large houses, with a hallway and without, some with other options."""
    found = []
    for scenario, seats, seed in ((0, 2, 0), (0, 2, 1), (0, 2, 2), (2, 2, 2), (5, 2, 5), (8, 2, 8), (11, 1, 0)):
        found += play_out(scenario, seats, seed)
    for scenario in (0, 5):
        found += play_out(scenario, 1, scenario + 20, walls_later="on", carpet="free")
    return found


@pytest.fixture(scope="module")
def told(acts: list[Act]) -> list[tuple[Act, Motive]]:
    """The acts with their reasons."""
    return [(act, why(act)) for act in acts]


def test_room_to_move_explains_its_players() -> None:
    assert explainer(GAME) is motive


def test_every_decision_is_explained_once_and_for_all(told: list[tuple[Act, Motive]]) -> None:
    notes: Counter[str] = Counter()
    for at, (act, found) in enumerate(told):
        if at % 5 == 0:
            assert found == why(act)
        assert (found.seat, found.round) == (act[1], len(act[0].rooms_done) + isinstance(act[2], TurnRoom))
        notes.update(found.note.split(JOIN))
    assert notes[Note.UNKNOWN] == 0
    assert {Note.ROOM_OPENS, Note.ROOM_LARGE, Note.ROOM_LAST, Note.CARD_LARGE, Note.CARD_ONLY} <= set(notes)
    assert {Note.TOKENS_FIT, Note.TOKENS_MORE, Note.TOKENS_SPACE, Note.TOKENS_NONE} <= set(notes)
    assert {Note.FRONT, Note.ONLY, Note.SHARED, Note.WALL, Note.CLOSE, Note.CLEAR, Note.SWAPPED} <= set(notes)
    assert {Note.DOOR_ONLY, Note.DOOR_POINTS, Note.DOOR_EVEN, Note.DOOR_NONE, Note.WINDOWS} <= set(notes)
    assert sum(note.startswith(LEFT) for note in notes) >= 3


def test_the_kind_of_reason_fits_the_kind_of_act(told: list[tuple[Act, Motive]]) -> None:
    kinds = {TurnRoom: "room_", TurnCard: "card_", AssignTokens: "tokens_", CloseRoom: "door_", LeaveOpen: "open"}
    for (_, _, action), found in told:
        if type(action) in kinds:
            assert found.note.startswith(kinds[type(action)])
        elif isinstance(action, Finish):
            assert found.note in (Note.WINDOWS, Note.FINISH_FRONT, Note.FINISH_AS_IS)


def test_a_reason_for_the_last_room_or_card_is_given_only_there(told: list[tuple[Act, Motive]]) -> None:
    for (state, _, action), found in told:
        house = GAME.house(state)
        if isinstance(action, TurnRoom):
            assert (found.note == Note.ROOM_LAST) == (len(rooms_left(house, state)) == 1)
        if isinstance(action, TurnCard):
            assert (found.note == Note.CARD_ONLY) == (len(cards_left(house, state)) == 1)


def test_tokens_go_to_the_piece_that_is_named_first(told: list[tuple[Act, Motive]]) -> None:
    for (state, seat, action), found in told:
        if not isinstance(action, AssignTokens) or found.note == Note.TOKENS_RULE:
            continue
        house = GAME.house(state)
        tokens = house.scenario.rooms[state.room].cards[state.card][1]
        first, second = (piece_of(house, state, option).index for option in range(2))
        assert found.pieces == ((first, second) if 2 * action.first >= tokens else (second, first))
        other = 1 if 2 * action.first >= tokens else 0
        if found.note in (Note.TOKENS_FIT, Note.TOKENS_NONE):
            assert worth_of_options(house, GAME.view(state, seat), seat)[other] < NO_PLACE
        if found.note in (Note.TOKENS_MORE, Note.TOKENS_SPACE):
            more, fewer = found.numbers
            assert (more > fewer) == (found.note == Note.TOKENS_MORE)


def test_a_piece_is_said_to_be_left_out_exactly_where_one_is(told: list[tuple[Act, Motive]]) -> None:
    for (state, seat, action), found in told:
        if not isinstance(action, DrawCard):
            continue
        house = GAME.house(state)
        tokens = house.scenario.rooms[state.room].cards[state.card][1]
        codes = found.note.split(JOIN)
        left = [code for code in codes if code.startswith(LEFT)]
        assert (Note.FRONT in codes) == (action.marks is not None)
        assert bool(left) == (len(action.places) < tokens)
        assert len(codes) - len(left) - (Note.FRONT in codes) == bool(action.places)
        options = [piece_of(house, state, option).index for option in range(2)]
        assert all(piece in (*options, -1) for piece in found.pieces)
        if left and not action.places and action.marks is None:
            piece = piece_of(house, state, options.index(found.pieces[-1]))
            sheet = state.sheets[seat]
            fits = any(legal_anchors(house, sheet, state.room, piece, turns, mirror=False) for turns in range(4))
            assert fits == (left[0] != LEFT + Spoilt.NOWHERE)


def test_the_bright_idea_is_told(told: list[tuple[Act, Motive]]) -> None:
    seen = set()
    for (_, _, action), found in told:
        codes = found.note.split(JOIN)
        if Note.SWAPPED in codes or Note.MIRRORED in codes:
            assert isinstance(action, DrawCard)
            assert action.idea is (Idea.SWAP if Note.SWAPPED in codes else Idea.MIRROR)
            seen.add(action.idea)
        elif isinstance(action, DrawCard) and len(action.places) == 1:
            assert action.idea is Idea.NONE
    assert Idea.SWAP in seen


def total_with(state: State, seat: int, area: int, door: int) -> int:
    """The points of a sheet once the room of the round is closed like this."""
    sheet, room = state.sheets[seat], state.room
    closed = (*sheet.closed[:room], Closed(area, door), *sheet.closed[room + 1 :])
    return sheet_of(GAME.house(state), replace(sheet, closed=closed)).total


def test_a_door_is_the_only_one_or_costs_the_others_points(told: list[tuple[Act, Motive]]) -> None:
    for (state, seat, action), found in told:
        if not isinstance(action, CloseRoom):
            continue
        doors = list(doors_for(GAME.house(state), state.sheets[seat], state.room, action.area))
        others = [total_with(state, seat, action.area, door) for door in doors if door != action.door]
        own = total_with(state, seat, action.area, action.door)
        assert (found.note in (Note.DOOR_ONLY, Note.DOOR_NONE)) == (not others)
        if found.note == Note.DOOR_POINTS:
            assert found.numbers == (own - max(others),)
        elif others:
            assert own == max(others)


def test_an_act_of_somebody_else_is_not_explained_away(told: list[tuple[Act, Motive]]) -> None:
    """A move by chance in the stead of the player: rooms, cards, tokens, doors, ends that it would not choose."""
    changed: list[tuple[State, int, Any]] = []
    for (state, seat, action), found in told:
        house = GAME.house(state)
        if isinstance(action, TurnRoom) and found.note != Note.ROOM_LAST:
            changed.append((state, seat, TurnRoom(next(r for r in rooms_left(house, state) if r != action.room))))
        if isinstance(action, DrawCard) and len(action.places) == 1 and found.note == Note.WALL:
            changed.append((state, seat, replace(action, places=())))
        if isinstance(action, Finish) and found.note == Note.WINDOWS:
            changed.append((state, seat, Finish()))
        if isinstance(action, CloseRoom) and found.note == Note.DOOR_POINTS:
            door = next(d for d in doors_for(house, state.sheets[seat], state.room, action.area) if d != action.door)
            changed.append((state, seat, CloseRoom(action.area, door)))
    assert len(changed) > 30
    assert {why(act).note for act in changed} == {Note.UNKNOWN}


def test_a_random_player_has_one_reason() -> None:
    for act in play_out(0, 2, 3, "random"):
        assert why(act, "random").note == Note.CHANCE


def test_reasons_may_be_told_at_once_and_leave_events_alone(acts: list[Act]) -> None:
    state = acts[0][0]
    view = GAME.view(state, None)
    assert motive.is_told(view, view)
    assert motive.retell("event", ()) == "event"
