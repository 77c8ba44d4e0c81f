"""Records of Nine Blocks with something wrong in them, and positions that cannot be (bad input; section 6)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from nb_builder import GAME, Planned, at, board_of, bonus_position, changed, new_match, no_content, position, replaced

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import Fault, RecordError, load_record
from engine.core.wire import digest
from engine.games.nine_blocks.actions import Plan, UseBonus
from engine.games.nine_blocks.state import State
from engine.games.nine_blocks.view import Claim, Phase

EVERY = "123456789"


def played(seats: int = 4, seed: int = 5) -> Match:
    """A whole random match of persons."""
    match = new_match(Setup(seats, "standard"), seed)
    draft = Chance(seed).draft()
    while match.waiting:
        seat = match.waiting[0]
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "records"))
    return match


@pytest.fixture(scope="module")
def document() -> bytes:
    """The record of a match."""
    return played().record()


def read(document: dict[str, Any]) -> Match:
    """The record loaded."""
    return load_record(json.dumps(document).encode(), lambda _: no_content, game=GAME)


def error_of(document: dict[str, Any]) -> RecordError:
    """Why the record is refused."""
    with pytest.raises(RecordError) as caught:
        read(document)
    return caught.value


def entries(document: dict[str, Any], kind: str) -> list[int]:
    """The numbers of the acts of a kind."""
    return [n for n, e in enumerate(document["body"]["entries"]) if e.get("action", {}).get("type") == kind]


def state_before(match: Match, number: int) -> State:
    """The position before an entry of a log of acts alone."""
    state: State = match.state_after(number)
    return state


def refused_action(data: bytes, entry: int, **parts: Any) -> tuple[str, str]:
    """Place and reason for which the record is refused with other parts of an action."""
    wrong = json.loads(data)
    wrong["body"]["entries"][entry]["action"].update(parts)
    error = error_of(wrong)
    assert error.code == Fault.REFUSED_ENTRY
    return error.field, str(error.found)


def test_the_record_itself_is_good(document: bytes) -> None:
    """Bad input: what the other tests change is good before."""
    match = read(json.loads(document))
    assert match.check() is None
    assert match.record() == document


@pytest.mark.parametrize("count", [0, 3, 11])
def test_a_tile_that_the_seat_did_not_hold_is_named(document: bytes, count: int) -> None:
    """Bad input: plans and tiles given up, with the number of the entry and the reason."""
    good = json.loads(document)
    match = read(good)
    number = entries(good, "plan")[count]
    seat = good["body"]["entries"][number]["seat"]
    missing = next(n for n in range(1, 10) if n not in state_before(match, number).hands[seat])
    place = f"body.entries[{number}].action"
    assert refused_action(document, number, tile=missing) == (place, "tile_not_held")
    assert refused_action(document, number, tile=12) == (place, "tile_unknown")
    wrong = json.loads(document)
    wrong["body"]["entries"][number]["action"] = {"type": "give_up", "tile": missing}
    assert (error_of(wrong).field, error_of(wrong).found) == (place, "tile_not_held")


@pytest.mark.parametrize("count", [0, 4, 9])
def test_a_space_outside_the_area_is_named(document: bytes, count: int) -> None:
    """Bad input."""
    good = json.loads(document)
    match = read(good)
    number = entries(good, "plan")[count]
    seat = good["body"]["entries"][number]["seat"]
    state = state_before(match, number)
    place = f"body.entries[{number}].action"
    foreign = next(s for s in range(81) if GAME.refuse(state, seat, Plan(None, s)).code == "space_foreign")  # type: ignore[union-attr]
    assert refused_action(document, number, space=foreign) == (place, "space_foreign")
    for space in (-1, 81, 10**6):
        assert refused_action(document, number, space=space) == (place, "space_outside")
    built = [s for s in range(81) if state.board[s] and GAME.refuse(state, seat, Plan(None, s)).code == "space_built"]  # type: ignore[union-attr]
    for space in built[:1]:
        assert refused_action(document, number, space=space) == (place, "space_built")


def test_a_bonus_not_earned_is_named(document: bytes) -> None:
    """Bad input: a bonus before the round is resolved, of another seat, of another number, with foreign parts."""
    good = json.loads(document)
    plan = entries(good, "plan")[0]
    wrong = json.loads(document)
    wrong["body"]["entries"][plan]["action"] = {"type": "use_bonus", "number": 9}
    assert (error_of(wrong).field, error_of(wrong).found) == (f"body.entries[{plan}].action", "other_phase")
    bonus = entries(good, "use_bonus")[0]
    place = f"body.entries[{bonus}].action"
    number = good["body"]["entries"][bonus]["action"]["number"]
    fresh = {"tiles": [], "space": None, "look": None, "turns": None}
    other = 9 if number != 9 else 8
    assert refused_action(document, bonus, number=other, **fresh) == (place, "bonus_other")
    wrong = json.loads(document)
    wrong["body"]["entries"][bonus]["seat"] = (wrong["body"]["entries"][bonus]["seat"] + 1) % 4
    assert (error_of(wrong).found, error_of(wrong).field) == ("not_waiting", place)
    wrong = json.loads(document)
    wrong["body"]["entries"][bonus]["action"] = {"type": "pass"}
    assert error_of(wrong).found == "other_phase"


def test_a_bonus_left_out_or_used_twice_is_named(document: bytes) -> None:
    """Bad input."""
    good = json.loads(document)
    number = entries(good, "use_bonus")[0]
    for change in ("left out", "twice"):
        wrong = json.loads(document)
        if change == "twice":
            wrong["body"]["entries"].insert(number, wrong["body"]["entries"][number])
        else:
            del wrong["body"]["entries"][number]
        error = error_of(wrong)
        assert error.field.startswith("body.entries[")
        assert int(error.field.split("[")[1].split("]")[0]) in (number, number + 1)


def test_a_drawn_tile_cannot_be_chosen(document: bytes) -> None:
    """Bad input: other tiles in the supply or in a hand than the seed gives."""
    wrong = json.loads(document)
    state = wrong["body"]["state"]
    state["supply"] = sorted(state["supply"])
    forged = msgspec.convert(state, State)
    wrong["body"]["digest"] = digest(forged)
    assert error_of(wrong).field.startswith("body.")


@pytest.mark.parametrize("field", ["supply", "discards"])
def test_hand_edited_counts_of_the_supply_are_found_when_loading(document: bytes, field: str) -> None:
    """Section 6: twelve of each number; a tile more, less, or of another number."""
    for change in ("more", "less", "other", "unknown"):
        wrong = json.loads(document)
        pile = wrong["body"]["state"][field]
        if not pile:
            pile.append(1)
        elif change == "more":
            pile.append(9)
        elif change == "less":
            pile.pop()
        elif change == "other":
            pile[0] = pile[0] % 9 + 1
        else:
            pile[0] = 10
        wrong["body"]["digest"] = digest(msgspec.convert(wrong["body"]["state"], State))
        error = error_of(wrong)
        assert error.field.startswith("body.state"), change
        assert "position_tiles" in str(error.found) or "position_tiles" in str(error), change


def test_options_and_seats_out_of_range_are_named(document: bytes) -> None:
    """Bad input."""
    for change in ({"options": {"bonus": "all", "ask": "on"}}, {"seats": 5}, {"mode": "duel"}):
        wrong = json.loads(document)
        wrong["body"]["setup"].update(change)
        assert error_of(wrong).field.startswith(("body.setup", "body.seats"))


# ---- Positions that cannot be


def good() -> dict[str, State]:
    """Positions that can be, of every phase."""
    match = played()
    states = [match.state_after(acts) for acts in range(len(match.acts) + 1)]
    plan = next(state for state in states if state.phase is Phase.PLAN and state.plans and state.round > 4)
    bonus = next(state for state in states if state.phase is Phase.BONUS and any(state.penalties))
    return {"plan": plan, "bonus": bonus, "over": states[-1], "start": states[0]}


def broken() -> dict[str, tuple[State, str]]:
    """Impossible positions by what is wrong with them, and the code that says so."""
    states = good()
    plan, bonus, over, start = (states[name] for name in ("plan", "bonus", "over", "start"))
    first = plan.plans[0]
    built = next(space for space in range(81) if plan.board[space])
    free = next(space for space in range(81) if not plan.board[space])
    taken, supply = plan.taken, plan.supply
    other = plan.supply[0] % 9 + 1
    full = (1,) * 5
    none = (0,) * 4
    return {
        "five seats": (changed(plan, seats=5), "position_seats"),
        "one seat": (changed(plan, seats=1), "position_seats"),
        "a start player who is not there": (changed(plan, start=4), "position_seats"),
        "hands of three": (changed(plan, hands=plan.hands[:3]), "position_seats"),
        "knowledge of three": (changed(plan, learnt=plan.learnt[:3]), "position_seats"),
        "knowledge about three": (changed(plan, learnt=(((),) * 3,) * 4), "position_seats"),
        "no round 0": (changed(start, round=0), "position_rounds"),
        "no round 101": (changed(plan, round=101), "position_rounds"),
        "out in a later round": (changed(over, out=(over.round + 1, 0, 0, 0)), "position_rounds"),
        "passed before the first round": (changed(plan, passed=(-1, 0, 0, 0)), "position_rounds"),
        "turned four times": (changed(plan, turn=4), "position_turn"),
        "turned back": (changed(plan, turn=-1), "position_turn"),
        "a board of 80": (changed(plan, board=plan.board[:80]), "position_board"),
        "builders of 82": (changed(plan, builders=(*plan.builders, -1)), "position_board"),
        "a supply of nine numbers at the last shuffle": (changed(plan, returned=(12,) * 8), "position_learnt"),
        "less than none taken": (changed(plan, taken=replaced(taken, 0, (-1,) * 9)), "position_learnt"),
        "a tile 0": (changed(plan, supply=(0, *supply[1:])), "position_tiles"),
        "a building 10": (changed(plan, board=replaced(plan.board, built, 10)), "position_tiles"),
        "a seat in the queue that is not there": (changed(plan, queue=(4,)), "position_plans"),
        "a plan beside the board": (changed(plan, plans=(Planned(first.seat, 81, first.number),)), "position_plans"),
        "a plan of nobody": (changed(plan, plans=(Planned(4, first.space, first.number),)), "position_plans"),
        "a tile is gone": (changed(plan, supply=supply[1:]), "position_tiles"),
        "a tile more": (changed(plan, supply=(*supply, 3)), "position_tiles"),
        "another tile": (changed(plan, supply=(other, *supply[1:])), "position_tiles"),
        "a building without a builder": (changed(plan, builders=replaced(plan.builders, built, -1)), "position_board"),
        "a builder without a building": (changed(plan, builders=replaced(plan.builders, free, 0)), "position_board"),
        "built in a later round": (changed(plan, built_in=replaced(plan.built_in, built, 99)), "position_board"),
        "a round without a building": (changed(plan, built_in=replaced(plan.built_in, free, 1)), "position_board"),
        "a hand out of order": (changed(start, hands=replaced(start.hands, 0, start.hands[0][::-1])), "position_hands"),
        "six tiles in a hand": (moved_to_hand(start, 0, 2), "position_hands"),
        "a plan on a building": (changed(plan, plans=(Planned(first.seat, built, first.number),)), "position_plans"),
        "two own plans on a space": (changed(plan, plans=(first, first)), "position_plans"),
        "a plan in a foreign area": (foreign_plan(start), "position_plans"),
        "plans while a bonus is chosen": (changed(bonus, plans=(Planned(0, at("E8"), 1),)), "position_plans"),
        "nobody is to plan": (changed(plan, queue=()), "position_plans"),
        "a queue while a bonus is chosen": (changed(bonus, queue=(0,)), "position_plans"),
        "a seat in the queue too often": (changed(start, queue=(0,) * 6), "position_plans"),
        "one that is out is to plan": (changed(plan, out=replaced(plan.out, plan.queue[0], 1)), "position_plans"),
        "one that has passed is to plan": (changed(plan, passed=replaced(none, plan.queue[0], 1)), "position_plans"),
        "nobody has the bonus": (changed(bonus, bonus_seat=-1), "position_rounds"),
        "no number of the bonus": (changed(bonus, bonus=0), "position_rounds"),
        "a bonus while seats plan": (changed(plan, bonus_seat=0, bonus=3), "position_rounds"),
        "no latest round while a bonus is chosen": (changed(bonus, last=None), "position_rounds"),
        "a latest round to come": (with_last(bonus, round=bonus.round + 1), "position_rounds"),
        "a latest round of other seats": (with_last(bonus, points=(0,)), "position_rounds"),
        "a latest round on a small board": (with_last(bonus, board=(0,) * 9), "position_rounds"),
        "a latest round with a number 12": (with_last(bonus, board=(12,) * 81), "position_rounds"),
        "a latest round turned nine times": (with_last(bonus, turn=9), "position_rounds"),
        "a latest round with plans of nobody": (with_last(bonus, plans=(Planned(7, 3, 3),)), "position_rounds"),
        "a latest round with plans beside the board": (with_last(bonus, plans=(Planned(1, 99, 3),)), "position_rounds"),
        "alone before the final phase": (changed(plan, phase=Phase.ALONE, plans=()), "position_rounds"),
        "out before the final phase": (changed(bonus, out=(0, 0, 0, 1), final=False), "position_rounds"),
        "passed before the final phase": (changed(bonus, passed=(0, 0, 0, 1), final=False), "position_rounds"),
        "a unit scored twice": (changed(plan, claims=(Claim(3, 0, 1, 1), Claim(3, 1, 1, 1))), "position_claims"),
        "a unit 27": (changed(plan, claims=(Claim(27, 0, 1, 1),)), "position_claims"),
        "a row for two points": (changed(plan, claims=(Claim(3, 0, 2, 1),)), "position_claims"),
        "a block for three points": (changed(plan, claims=(Claim(20, 0, 3, 1),)), "position_claims"),
        "a unit for nothing": (changed(plan, claims=(Claim(20, 0, 0, 1),)), "position_claims"),
        "a unit of nobody": (changed(plan, claims=(Claim(3, 4, 1, 1),)), "position_claims"),
        "a unit scored later": (changed(plan, claims=(Claim(3, 0, 1, 99),)), "position_claims"),
        "points below none": (changed(plan, gained=(-1, 0, 0, 0)), "position_claims"),
        "three points and no end": (changed(plan, gained=(3, 0, 0, 0)), "position_claims"),
        "three points alone and no end": (changed(plan, alone=(0, 3, 0, 0)), "position_claims"),
        "knowledge of a tile that is not there": (
            changed(plan, learnt=replaced(plan.learnt, 0, ((), full, (), ()))), "position_learnt"
        ),
        "knowledge of the own hand": (
            changed(start, learnt=replaced(start.learnt, 0, (start.hands[0][:1], (), (), ()))), "position_learnt"
        ),
        "knowledge out of order": (
            changed(start, learnt=replaced(start.learnt, 0, ((), start.hands[1][::-1], (), ()))), "position_learnt"
        ),
        "more in the supply than it can hold": (changed(start, returned=(0,) * 9), "position_learnt"),
        "more taken than there was": (changed(start, taken=replaced(start.taken, 1, (12,) * 9)), "position_learnt"),
        "over without a reason": (changed(over, end=""), "position_end"),
        "an end of no kind": (changed(over, end="boredom"), "position_end"),
        "an end before it is over": (changed(plan, end="points"), "position_end"),
        "winners before it is over": (changed(plan, winners=(0,)), "position_end"),
        "a winner who is not there": (changed(over, winners=(7,)), "position_end"),
        "a win of nobody": (changed(over, winners=()), "position_end"),
        "nobody wins and somebody does": (changed(over, end="nobody", winners=over.winners or (0,)), "position_end"),
    }  # fmt: skip


def moved_to_hand(state: State, seat: int, count: int) -> State:
    """So many tiles of the supply in a hand."""
    hand = tuple(sorted((*state.hands[seat], *state.supply[:count])))
    return changed(state, supply=state.supply[count:], hands=replaced(state.hands, seat, hand))


def foreign_plan(state: State) -> State:
    """A plan of seat 0 at the top."""
    hand = state.hands[0]
    return changed(state, hands=replaced(state.hands, 0, hand[1:]), plans=(Planned(0, at("E1"), hand[0]),))


def with_last(state: State, **fields: Any) -> State:
    """The position with another latest round."""
    assert state.last is not None
    return changed(state, last=msgspec.structs.replace(state.last, **fields))


BROKEN = broken()


def test_positions_of_matches_are_good() -> None:
    """Section 6: positions of every phase."""
    for state in good().values():
        assert GAME.refuse_state(state) == ()


@pytest.mark.parametrize("what", BROKEN)
def test_an_impossible_position_is_refused(what: str) -> None:
    """Sections 2, 3, 5, 6: with the code that says what is wrong, and the paragraph."""
    state, code = BROKEN[what]
    refusals = GAME.refuse_state(state)
    assert code in [refusal.code for refusal in refusals]
    assert all(refusal.rule for refusal in refusals)


def test_a_board_on_which_a_number_repeats_is_impossible() -> None:
    """5.3."""
    state = position(3, board=board_of("5A1", "5B2"), builders=(0, *[-1] * 9, 0, *[-1] * 70))
    (refusal,) = (refusal for refusal in GAME.refuse_state(state) if refusal.code == "position_board")
    assert refusal.squares == (at("A1"), at("B2"))


def test_limits_of_penalty_tiles_in_positions() -> None:
    """3.5, R16: a seat over the limit plans at most for the rest of the round in which it gave up."""
    for seats, count, fine in ((4, 5, True), (4, 6, False), (2, 8, True), (2, 9, False)):
        state = position(seats, *["1234"] * seats, penalties=["123456789"[:count]])
        assert (GAME.refuse_state(state) == ()) == fine, (seats, count)
    out = position(4, "", "1", "2", "3", out=(0,), penalties=["1"])
    assert [refusal.code for refusal in GAME.refuse_state(out)] == ["position_penalties"]


def test_positions_made_by_hand_for_tests_can_come_up() -> None:
    """Section 6: the builder of these tests makes possible positions."""
    for state in (
        position(4, "1234", "5678", "9123", "4567"),
        position(2, "1234", "5678", penalties=["1", "22"], board=board_of("5E5"), start=1),
        bonus_position(5, "123", "456", "789", seats=3, board=board_of("5E5")),
        bonus_position(1, "123", "45", seats=2, board=board_of("1E5")),
    ):
        assert GAME.refuse_state(state) == ()


def test_a_bonus_of_a_hand_made_position_can_be_used() -> None:
    """Section 6: with a latest round, empty as it may be."""
    state = bonus_position(3, "123", "456", "789", seats=3)
    assert GAME.refuse(state, 0, UseBonus(3)) is None
