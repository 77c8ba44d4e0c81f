"""Records of After the Quake with something wrong in them, and positions that cannot be (bad input)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from atq_builder import GAME, READ, bonus, changed, goals, new_match, permits, position, setup_of, with_board

from engine.core.chance import Chance
from engine.core.record import Fault, RecordError, load_record
from engine.core.wire import digest
from engine.games.after_the_quake.state import State
from engine.games.after_the_quake.view import Phase


@pytest.fixture(scope="module")
def record() -> bytes:
    """The record of a whole random match of two persons."""
    match = new_match(setup_of(2), 21)
    draft = Chance(21).draft()
    while match.waiting:
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "records"))
    return match.record()


def error_of(document: dict[str, Any]) -> RecordError:
    """Why the record is refused."""
    with pytest.raises(RecordError) as caught:
        load_record(json.dumps(document).encode(), lambda _: READ, game=GAME)
    return caught.value


def first(entries: list[dict[str, Any]], wanted: Callable[[dict[str, Any]], object]) -> int:
    """The number of the first entry whose action is wanted."""
    return next(number for number, entry in enumerate(entries) if wanted(entry["action"]))


def is_bonus(action: dict[str, Any]) -> bool:
    return bool(action["type"] == "take_bonus")


def is_build(action: dict[str, Any]) -> bool:
    return bool(action.get("build"))


def is_taking(action: dict[str, Any]) -> bool:
    return action["type"] == "act" and action.get("take") is not None


FORGERIES: dict[str, tuple[Callable[[dict[str, Any]], object], dict[str, Any], str]] = {
    "an income space that does not exist": (lambda a: a["type"] == "take_income", {"space": 4}, "space_unknown"),
    "a permit of the stack in 1906": (is_bonus, {"take": -1}, "row_only"),
    "an alternative that does not exist": (is_bonus, {"alternative": 5}, "alternative_unknown"),
    "a place outside the row": (is_taking, {"take": 5}, "row_empty"),
    "a choice that does not exist": (is_taking, {"choice": "dance"}, "choice_unknown"),
    "a target that does not exist": (is_taking, {"target": 3}, "target_unknown"),
    "a pass with two seats": (is_taking, {"choice": "pass"}, "pass_space"),
    "a build without permits": (is_build, {"build": {"space": 0, "permits": []}}, ""),
    "a permit that does not exist": (is_build, {"build": {"space": 0, "permits": [99]}}, "permit_not_held"),
    "another phase": (is_build, {"type": "go_on"}, "other_phase"),
}


def test_the_record_itself_is_good(record: bytes) -> None:
    """Bad input: what the other tests change is good before."""
    assert load_record(record, lambda _: READ, game=GAME).record() == record


@pytest.mark.parametrize("name", FORGERIES)
def test_an_action_against_the_rules_is_named(record: bytes, name: str) -> None:
    """Bad input: with the number of the entry and the reason."""
    wanted, change, reason = FORGERIES[name]
    document = json.loads(record)
    entries = document["body"]["entries"]
    number = first(entries, wanted)
    old = entries[number]["action"]
    entries[number]["action"] = change if "type" in change else {**old, **change}
    error = error_of(document)
    assert error.code == Fault.REFUSED_ENTRY
    assert f"entries[{number}]" in error.field
    if reason:
        assert error.found == reason


def test_a_purse_of_another_size_cannot_be(record: bytes) -> None:
    """Bad input: the state of the record must be the one its log leads to."""
    document = json.loads(record)
    document["body"]["state"]["boards"][0]["money"] += 1
    state = msgspec.convert(document["body"]["state"], State)
    document["body"]["digest"] = digest(state)
    error_of(document)


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body["setup"].update(seats=7),
        lambda body: body["setup"]["options"].update(flat_money="maybe"),
        lambda body: body["setup"].update(mode="duel"),
        lambda body: body["setup"].update(mode="solo"),
        lambda body: body.update(seed=-1),
        lambda body: body.update(entries="none"),
    ],
)
def test_an_impossible_set_up_is_refused(record: bytes, change: Any) -> None:
    """Bad input: options and seats out of range."""
    document = json.loads(record)
    change(document["body"])
    error_of(document)


# Positions that cannot be


def good() -> State:
    """A sound position with something of everything."""
    return position(
        3,
        money=(3, 2, 1),
        area=(1, 2, 0),
        built={0: "A1 C1", 1: "D1"},
        hands=["B1LH"],
        shown=["B2LP"],
        secret=["pairs"],
        open_goals=["plots"],
        urban=[(1, 0, 2)],
        parks=[(5,)],
        discards="R1LC",
        places=(-1, 4, -1),
        queue=(0, 2),
    )


def second_permit(state: State) -> State:
    return changed(state, permit_row=(state.permit_row[1], *state.permit_row[1:]))


def second_goal(state: State) -> State:
    return changed(state, goal_row=(state.goal_row[1], *state.goal_row[1:]))


IMPOSSIBLE: list[tuple[str, Callable[[State], State]]] = [
    ("position_seats", lambda s: changed(s, seats=5)),
    ("position_seats", lambda s: changed(s, seats=0)),
    ("position_seats", lambda s: changed(s, solo=True)),
    ("position_seats", lambda s: changed(s, boards=s.boards[:2])),
    ("position_seats", lambda s: changed(s, hands=(*s.hands, ()))),
    ("position_seats", lambda s: changed(s, queue=(0, 3))),
    ("position_map", lambda s: changed(s, plots=(*s.plots[:5], s.plots[0] + 1))),
    ("position_map", lambda s: changed(s, plots=s.plots[:5])),
    ("position_map", lambda s: changed(s, plots=(*s.plots[:5], 16))),
    ("position_map", lambda s: changed(s, plots=(*s.plots[:5], -1))),
    ("position_map", lambda s: changed(s, built=s.built[:-1])),
    ("position_rounds", lambda s: changed(s, ring=(0, 1, 2, 3, 4, 4))),
    ("position_permits", lambda s: changed(s, permit_row=s.permit_row[:2])),
    ("position_permits", lambda s: changed(s, goal_row=(*s.goal_row, -1))),
    ("position_rounds", lambda s: changed(s, year=7)),
    ("position_rounds", lambda s: changed(s, year=-1)),
    ("position_rounds", lambda s: changed(s, card=6)),
    ("position_rounds", lambda s: changed(s, card=-1)),
    ("position_rounds", lambda s: changed(s, card=-2)),
    ("position_rounds", lambda s: changed(s, phase=Phase.INCOME)),
    ("position_pawns", lambda s: changed(s, places=(-1, 5, -1))),
    ("position_pawns", lambda s: changed(s, places=(4, 4, -1), queue=(2,))),
    ("position_pawns", lambda s: changed(s, places=(-1, -2, -1))),
    ("position_pawns", lambda s: changed(s, queue=(0, 0, 2))),
    ("position_pawns", lambda s: changed(s, queue=(0,))),
    ("position_pawns", lambda s: changed(s, queue=())),
    ("position_pawns", lambda s: changed(s, queue=(0, 1, 2))),
    ("position_end", lambda s: changed(s, phase=Phase.OVER, queue=())),
    ("position_permits", second_permit),
    ("position_permits", lambda s: changed(s, permit_stack=s.permit_stack[1:])),
    ("position_permits", lambda s: changed(s, discards=(*s.discards, 42))),
    ("position_permits", lambda s: changed(s, hands=((*s.hands[0], s.discards[0]), *s.hands[1:]))),
    ("position_permits", lambda s: changed(s, returned=s.permit_stack[1:])),
    ("position_permits", lambda s: changed(s, earlier=(s.permit_stack,))),
    ("position_goals", second_goal),
    ("position_goals", lambda s: changed(s, goal_stack=s.goal_stack[1:])),
    ("position_goals", lambda s: changed(s, goal_stack=(*s.goal_stack, 24))),
    ("position_goals", lambda s: changed(s, common=s.common[:2], goal_stack=(*s.goal_stack, s.common[2]))),
    ("position_goals", lambda s: changed(s, common=(*s.common[:2], 20), goal_row=s.goal_row)),
    ("position_buildings", lambda s: with_board(s, 0, stock=4)),
    ("position_buildings", lambda s: with_board(s, 0, stock=-1, area=7)),
    ("position_buildings", lambda s: changed(s, built=(0, 0, *s.built[2:]))),
    ("position_buildings", lambda s: changed(s, built=(3, *s.built[1:]))),
    ("position_rubble", lambda s: changed(s, rubble=s.rubble | 1 << 2)),
    ("position_rubble", lambda s: changed(s, rubble=0)),
    ("position_rubble", lambda s: with_board(s, 0, rubble=1)),
    ("position_urban", lambda s: changed(s, urban=(5, 4, 2))),
    ("position_urban", lambda s: with_board(s, 0, urban=(2, 0, 2))),
    ("position_urban", lambda s: with_board(s, 0, urban=(-1, 0, 2))),
    ("position_urban", lambda s: changed(s, parks=(3, 4, 2))),
    ("position_urban", lambda s: changed(s, parks=(5, 4, 3, 2))),
    ("position_money", lambda s: with_board(s, 0, money=-1)),
    ("position_money", lambda s: with_board(s, 0, column=9)),
    ("position_money", lambda s: with_board(s, 0, row=-1)),
    ("position_end", lambda s: changed(s, best=0)),
    ("position_end", lambda s: changed(s, ending=True)),
]


@pytest.mark.parametrize(("code", "change"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(code: str, change: Callable[[State], State]) -> None:
    """Sections 2, 3, 6: with the code that says what is wrong, and the paragraph."""
    assert GAME.refuse_state(good()) == ()
    found = GAME.refuse_state(change(good()))
    assert code in [refusal.code for refusal in found], found
    assert all(refusal.rule for refusal in found)


def test_six_permits_are_only_held_while_one_is_discarded() -> None:
    """Ruling 9, R14."""
    five = position(2, card="b", hands=["B1LH B2LP B3HP B4CP B5CH"])
    new = five.permit_stack[0]
    six = changed(five, hands=((*five.hands[0], new), ()), permit_stack=five.permit_stack[1:])
    assert [refusal.code for refusal in GAME.refuse_state(six)] == ["position_permits"]


def test_every_position_of_a_match_is_possible_and_its_parts_are_needed() -> None:
    """Sections 2, 3, 6: sound positions pass: bonus, income, discards, the end."""
    for state in (bonus(1906), bonus(1915, 4), position(4, phase=Phase.INCOME), position(1)):
        assert GAME.refuse_state(state) == ()
    assert permits("B1LH") != goals("pairs")


def test_choices_hold_exactly_what_refuse_is_silent_about() -> None:
    """Design: at places of random matches all that is listed is legal, once; what is drawn is listed."""
    for seed in range(6):
        step = GAME.start(setup_of(1 + seed % 4, "off", "discard"), Chance(seed))
        draft = Chance(seed).draft()
        count = 0
        while waiting := GAME.waiting(step.state):
            seat = waiting[0]
            choices = GAME.choices(step.state, seat)
            if count % 5 == 0:
                listed = list(choices)
                assert len(set(listed)) == len(listed)
                assert all(GAME.refuse(step.state, seat, action) is None for action in listed)
                drawn = [choices.sample(draft, "look") for _ in range(20)]
                assert set(drawn) <= set(listed)
            count += 1
            step = GAME.play(step.state, seat, choices.sample(draft, "x"), step.chance)
