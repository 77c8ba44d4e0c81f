"""Masks and plane geometry over whole random matches: both agree about every placement, closing and final walk, about a
refused neighbour of each placement, and now and then about the whole map of a piece (rules page, section 9)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from rtm_solve import GAME

from engine.core.chance import Chance, Draft
from engine.core.game import Setup
from engine.games.room_to_move.actions import CloseRoom, DrawCard, Finish
from engine.games.room_to_move.asking import piece_of, with_marks
from engine.games.room_to_move.legal import legal_anchors, with_place
from engine.games.room_to_move.referee import all_anchors, confirm_place, disagreements
from engine.geometry.shapes import TURNS, turned
from engine.geometry.squares import ring, squares_in

SCENARIOS = range(13)
OPTIONS = tuple(product(("off", "on"), ("strict", "free")))
WHOLE_MAP_ONCE_IN = 50
STREAM = "agreement"
MATCHES = 2000


def judge(setup: Setup, seed: int, counts: Counter[str]) -> None:
    """Plays a random match and asks the referee about each drawing before it is done."""
    step = GAME.start(setup, Chance(seed))
    draft = Chance(seed + 1).draft()
    while waiting := GAME.waiting(step.state):
        seat = draft.chosen(STREAM, waiting)
        action = GAME.choices(step.state, seat).sample(draft, STREAM)
        house = GAME.house(step.state)
        assert disagreements(house, step.state, seat, action) == (), (setup, seed, action)
        if isinstance(action, CloseRoom | Finish):
            counts[type(action).__name__] += 1
        if isinstance(action, DrawCard):
            look_around(house, step.state, seat, action, draft, counts)
        step = GAME.play(step.state, seat, action, step.chance)


def look_around(house: Any, state: Any, seat: int, action: DrawCard, draft: Draft, counts: Counter[str]) -> None:
    """A refused anchor beside each placement, and once in a while every anchor in every turn, mirrored too."""
    sheet = with_marks(state.sheets[seat], action.marks)
    for place in action.places:
        counts["placed"] += 1
        piece = piece_of(house, state, place.option)
        legal = legal_anchors(house, sheet, state.room, piece, place.turns, place.mirror)
        room = turned(piece.shape, place.turns, place.mirror).room
        refused = tuple(squares_in(ring(1 << place.anchor) & room & ~legal))
        if refused:
            beside = type(place)(place.option, draft.chosen(STREAM, refused), place.turns, place.mirror)
            assert not confirm_place(house, sheet, state.room, piece, beside), (sheet, beside)
            counts["refused beside"] += 1
        if draft.number(STREAM, WHOLE_MAP_ONCE_IN) == 0:
            for turns, mirror in product(range(TURNS), (False, True)):
                masks = legal_anchors(house, sheet, state.room, piece, turns, mirror)
                assert all_anchors(house, sheet, state.room, piece, turns, mirror) == masks, (sheet, piece.id, turns)
            counts["whole maps"] += 1
        sheet = with_place(sheet, state.room, piece, place)


def setup_of(number: int) -> Setup:
    """One of all set-ups: scenarios, seats and options by turns."""
    later, carpet = OPTIONS[number // len(SCENARIOS) % len(OPTIONS)]
    scenario = f"{number % len(SCENARIOS):02}"
    return Setup(1 + number % 3, "standard", {"scenario": scenario, "walls_later": later, "carpet": carpet})


@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_9_masks_and_plane_geometry_agree_in_matches(number: int) -> None:
    counts: Counter[str] = Counter()
    for again in range(2):
        judge(setup_of(number + again * len(SCENARIOS) * 3), number, counts)
    assert counts["placed"] > 5
    assert counts["refused beside"] > 0


@pytest.mark.soak
def test_9_masks_and_plane_geometry_agree_in_two_thousand_matches() -> None:
    """Prints how often they were compared."""
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        judge(setup_of(number), number, counts)
    print(dict(counts))
    assert counts["whole maps"] > MATCHES / 10
