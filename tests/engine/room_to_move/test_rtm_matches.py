"""Whole random matches of Room to Move over all scenarios, seats and options: they conform, end, replay, and are judged
by the slow referee; wrong records are refused (rules page, sections 3, 7, 9)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest
from rtm_referee import Slow
from rtm_solve import GAME

import resources
from engine.core.chance import Chance
from engine.core.conformance import check_facts, conform
from engine.core.entries import PERSON, SeatInfo
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.record import Fault, RecordError, load_record
from engine.games.room_to_move.asking import piece_of
from engine.games.room_to_move.facts import FACTS
from engine.games.room_to_move.legal import legal_anchors
from engine.games.room_to_move.view import UNSEEN, Phase
from engine.geometry.squares import squares_in

SCENARIOS = range(13)
OPTIONS = [{"walls_later": later, "carpet": carpet} for later in ("off", "on") for carpet in ("strict", "free")]


def setup_of(number: int, seats: int, options: dict[str, str]) -> Setup:
    """A set-up."""
    return Setup(seats, "standard", {"scenario": f"{number:02}", **options})


def play(setup: Setup, seed: int) -> Match:
    """A whole random match of persons; seats act in random order."""
    infos = tuple(SeatInfo(f"Seat {n + 1}", PERSON, n + 1) for n in range(setup.seats))
    match = Match.new(GAME, setup, infos, seed)
    draft = Chance(seed).draft()
    while match.waiting:
        seat = draft.chosen("seat", match.waiting)
        match.act(seat, GAME.choices(match.state, seat).sample(draft, "act"))
    return match


def reader(_: str) -> Any:
    """Reads the content of the game."""
    return resources.reader("room_to_move")


def check_match(match: Match) -> None:
    """It has ended, its record replays to the same, and the slow referee gives its points."""
    assert match.outcome is not None
    assert len(match.acts) <= FACTS.longest * len(match.seats)
    record = match.record()
    loaded = load_record(record, reader, game=GAME)
    assert loaded.check() is None
    assert loaded.digest == match.digest
    assert loaded.record() == record
    house = GAME.house(match.state)
    for sheet, scored in zip(match.state.sheets, match.outcome.sheets, strict=True):
        slow = Slow(house, sheet)
        points = [*slow.room_points(), *(slow.bonus(bonus) for bonus in house.scenario.bonuses)]
        assert [row.points for row in scored.rows] == points
        assert scored.total == sum(points)
    assert GAME.refuse_state(match.state) == ()


def test_facts() -> None:
    """Design: the facts agree with what matches do."""
    check_facts(GAME)


@pytest.mark.parametrize("number", SCENARIOS)
def test_3_conformance_of_every_scenario(number: int, soak: bool) -> None:
    """Design: choices and refusals, views, guesses, secrecy, undo, records; all scenarios, seats, options."""
    for seed in range(24 if soak else 1):
        seats = 1 + (number + seed) % 6
        conform(GAME, setup_of(number, seats, OPTIONS[(number + seed) % 4]), seed)


@pytest.mark.parametrize("number", SCENARIOS)
def test_7_random_matches_end_and_replay(number: int) -> None:
    """7, 9: and are scored like the slow referee scores them."""
    for seed in range(3):
        check_match(play(setup_of(number, 1 + (number + seed) % 3, OPTIONS[seed % 4]), 100 * number + seed))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("number", SCENARIOS)
def test_7_two_thousand_random_matches_end_and_replay(number: int) -> None:
    """7, 9: all scenarios, seats 1 to 6, options: 13 x 156 = 2,028; prints how they went."""
    count: Counter[str] = Counter()
    for seed, seats, chosen in product(range(7), range(1, 7), range(4)):
        if seed == 6 and seats < 4:
            continue
        match = play(setup_of(number, seats, OPTIONS[chosen]), 10_000 * number + 100 * seed + 10 * seats + chosen)
        check_match(match)
        count["matches"] += 1
        count["acts"] += len(match.acts)
        for sheet in match.state.sheets:
            count["sheets"] += 1
            count["pieces"] += len(sheet.placed)
            count["rooms closed"] += sum(one is not None for one in sheet.closed)
            count["rooms left open"] += len(sheet.left_open)
    print(f"\nscenario {number}: {dict(sorted(count.items()))}")
    assert count["matches"] >= 156


@pytest.mark.parametrize("number", [0, 4, 9, 11])
def test_4_every_step_of_a_match_is_judged(number: int) -> None:
    """4, 5: the map of the card's pieces at each drawing is the slow referee's."""
    for seed in range(2):
        setup = setup_of(number, 1, OPTIONS[(number + seed) % 4])
        step = GAME.start(setup, Chance(seed))
        draft = Chance(seed).draft()
        while GAME.waiting(step.state):
            state = step.state
            if state.phase is Phase.DRAW:
                check_map(state, draft)
            step = GAME.play(state, 0, GAME.choices(state, 0).sample(draft, "act"), step.chance)


def check_map(state: Any, draft: Any) -> None:
    """A turn of one option: legal where the slow referee says so."""
    house, sheet = GAME.house(state), state.sheets[0]
    piece = piece_of(house, state, draft.number("map", 2))
    turns, slow = draft.number("map", 4), Slow(house, sheet)
    found = set(squares_in(legal_anchors(house, sheet, state.room, piece, turns, mirror=False)))
    assert found == {anchor for anchor in range(256) if slow.may_place(state.room, piece, anchor, turns, mirror=False)}


# Hidden cards


def test_2_a_guess_has_the_same_view_and_legal_cards() -> None:
    """2: what is seen stays; a number in two rooms has one card in each."""
    for number in (2, 7, 11):
        state = GAME.start(setup_of(number, 2, OPTIONS[0]), Chance(number)).state
        view = GAME.view(state, 0)
        for seed in range(10):
            guess = GAME.guess(view, Chance(seed))
            assert GAME.view(guess, 0) == view
            assert GAME.refuse_state(guess) == ()


def test_2_guessed_cards_are_dealt_evenly() -> None:
    """2: A and B alike, whatever lies there."""
    state = GAME.start(setup_of(0, 1, OPTIONS[0]), Chance(1)).state
    view = GAME.view(state, 0)
    assert all(card == UNSEEN for row in view.cards for card in row)
    seen = Counter(GAME.guess(view, Chance(seed)).cards[0][0] for seed in range(200))
    assert min(seen[0], seen[1]) > 70


def test_equal_seeds_give_equal_matches() -> None:
    """Design: the same seed and the same decisions give the same match."""
    one, other = (play(setup_of(3, 3, OPTIONS[1]), 8) for _ in range(2))
    assert one.record() == other.record()


# Records


@pytest.fixture(scope="module")
def document() -> bytes:
    """The record of a match of two seats."""
    return play(setup_of(2, 2, OPTIONS[0]), 11).record()


def refused(document: bytes, kind: str, change: Any, which: int = 0) -> tuple[str, str]:
    """Place and reason for which the record is refused with an action of a kind changed."""
    wrong = json.loads(document)
    entries = wrong["body"]["entries"]
    numbers = [n for n, entry in enumerate(entries) if entry.get("action", {}).get("type") == kind]
    number = numbers[which]
    change(entries[number]["action"])
    with pytest.raises(RecordError) as caught:
        load_record(json.dumps(wrong).encode(), reader, game=GAME)
    assert caught.value.code == Fault.REFUSED_ENTRY
    assert str(number) in caught.value.field
    return caught.value.field, str(caught.value.found)


def drawn(document: bytes) -> int:
    """The first drawing with a piece, counted among drawings."""
    entries = json.loads(document)["body"]["entries"]
    drawings = [entry["action"] for entry in entries if entry.get("action", {}).get("type") == "draw_card"]
    return next(n for n, action in enumerate(drawings) if action.get("places"))


def test_9_the_record_itself_is_good(document: bytes) -> None:
    """Bad input: what the other tests change is good before."""
    assert load_record(document, reader, game=GAME).check() is None


@pytest.mark.parametrize(
    ("kind", "change", "reason"),
    [
        ("turn_room", {"room": 9}, "room_unknown"),
        ("turn_card", {"number": 33}, "card_unknown"),
        ("assign_tokens", {"first": 7}, "tokens_count"),
        ("close_room", {"area": 1}, "area_outside"),
        ("close_room", {"door": 1}, "door"),
        ("finish", {"marks": {"front": [9999]}}, "front_not_outer"),
    ],
)
def test_9_an_action_against_the_rules_is_named(
    document: bytes, kind: str, change: dict[str, Any], reason: str
) -> None:
    """Bad input: with the number of the entry and the reason."""
    _, found = refused(document, kind, lambda action: action.update(change))
    assert reason in found


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"anchor": 0}, "outside"),
        ({"anchor": 255}, "off_sheet"),
        ({"turns": 5}, "turns_unknown"),
        ({"option": 3}, "option_unknown"),
        ({"mirror": True}, "no_mirror"),
    ],
)
def test_9_a_piece_against_the_rules_is_named(document: bytes, change: dict[str, Any], reason: str) -> None:
    """Bad input: sheets in records that break a rule."""
    which = drawn(document)
    _, found = refused(document, "draw_card", lambda action: action["places"][0].update(change), which)
    assert reason in found


def test_9_a_piece_drawn_twice_is_named(document: bytes) -> None:
    """Bad input: more pieces than tokens."""
    which = drawn(document)
    _, found = refused(document, "draw_card", lambda action: action["places"].extend(action["places"] * 3), which)
    assert "option_not_chosen" in found
