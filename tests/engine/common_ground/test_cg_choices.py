"""The legal actions of Common Ground: listed, drawn and narrowed, against all that the rules page allows (R9)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from cg_builder import GAME, drawn_map, position
from cg_referee import Judge, number_of, surroundings, takes_bonus, takes_cone, takes_mismatch, unpack

from engine.core.chance import Chance
from engine.games.common_ground.actions import (
    Lay,
    LayBonus,
    Propose,
    SealGuess,
    SealPlan,
    SetCones,
    ShowPlaces,
)
from engine.games.common_ground.state import State
from engine.games.common_ground.view import Parts, Phase

WALLED = drawn_map(
    """
    . 4 a 1 .
    . d H b >
    . 3 c 2 .
    """
)
CELLS = tuple(WALLED.at[name] for name in "123")


def judge_of(state: State) -> Judge:
    """The judge at a position of the builder."""
    return Judge(
        seats=state.seats,
        children=state.options.children == "on",
        open_table=state.options.open_table == "on",
        town=unpack(state.city),
        round=state.round,
        mayor=state.mayor,
        white=state.unlocked,
        phase=str(state.phase),
        drawn=state.drawn,
        plan=state.plan,
        loose=list(state.loose),
    )


def cells_that(state: State, takes: Any) -> list[int]:
    """The cells that pass a check of the referee."""
    town = unpack(state.city)
    return [number_of(cell) for cell in surroundings(town, 2) if takes(town, cell)]


def everything(state: State) -> list[tuple[int, Any]]:
    """All actions that make sense at all, with the seat that may do them, found by trying."""
    whole = [*permutations(range(len(state.drawn)))]
    mayor, deputy = state.mayor, (state.mayor + 1) % state.seats
    match state.phase:
        case Phase.CONES:
            cells = cells_that(state, takes_cone)
            return [(deputy, SetCones(three)) for three in permutations(cells, len(state.drawn))]
        case Phase.FACES:
            return [(mayor, ShowPlaces(faces)) for faces in product((0, 1), repeat=len(state.drawn))]
        case Phase.PLAN:
            asked = state.options.children == "on" and state.options.open_table == "off"
            faces = [*product((0, 1), repeat=len(state.drawn))] if asked else [()]
            return [(mayor, SealPlan(matching, turned)) for matching in whole for turned in faces]
        case Phase.GROUP:
            guessers = [seat for seat in range(state.seats) if seat != mayor]
            ticks = [tuple(s for n, s in enumerate(guessers) if bits >> n & 1) for bits in range(1 << len(guessers))]
            seals = [(deputy, SealGuess(matching, ticked)) for matching in whole for ticked in ticks]
            return [*seals, *((s, Propose(m)) for s in guessers if state.proposed[s] < 5 for m in whole)]
        case Phase.CORNERS:
            return [(mayor, Lay(piece, cell)) for piece in state.loose for cell in cells_that(state, takes_mismatch)]
        case Phase.BONUS:
            town = unpack(state.city)
            spots = [
                (c, side) for c in surroundings(town, 2) for side in range(4) if takes_bonus(town, c, "NESW"[side])
            ]
            return [(mayor, LayBonus(number_of(cell), closed)) for cell, closed in spots]
    return []


POSITIONS = {
    "cones": position(WALLED),
    "faces": position(WALLED, Phase.FACES, cones=CELLS, children="on", open_table="on"),
    "plan": position(WALLED, Phase.PLAN, cones=CELLS),
    "plan, white cone": position(WALLED, Phase.PLAN, cones=(*CELLS, WALLED.at["4"]), unlocked=True),
    "plan, children's variant": position(WALLED, Phase.PLAN, cones=CELLS, children="on"),
    "plan, both options": position(WALLED, Phase.PLAN, cones=CELLS, children="on", open_table="on"),
    "group": position(WALLED, Phase.GROUP, cones=CELLS, seats=4, proposed=(0, 4, 5, 0)),
    "group of two": position(WALLED, Phase.GROUP, cones=CELLS, seats=2, proposed=(0, 5)),
    "corners": position(WALLED, Phase.CORNERS, cones=CELLS),
    "bonus": position(WALLED, Phase.BONUS, cones=CELLS),
    "over": position(WALLED, Phase.OVER, cones=CELLS, round=6),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_the_legal_actions_are_listed(name: str) -> None:
    """R9: per phase and seat, each once."""
    state = POSITIONS[name]
    expected = everything(state)
    for seat in range(state.seats):
        listed = list(GAME.choices(state, seat))
        own = [action for who, action in expected if who == seat]
        assert len(listed) == len(own)
        assert set(listed) == set(own)
        assert bool(GAME.choices(state, seat)) == bool(own)
        assert (seat in (*GAME.waiting(state), *GAME.welcome(state))) == bool(own)
        assert list(GAME.choices(GAME.view(state, seat), seat)) == listed
    judge = judge_of(state)
    judge.proposed.update(dict(enumerate(state.proposed)))
    for seat, action in expected[::7]:
        assert judge.legal(seat, action)


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in {"cones", "over"}])
def test_every_legal_action_can_be_drawn(name: str) -> None:
    """Contract of choices: each has a chance above zero, none that is not listed."""
    state = POSITIONS[name]
    draft = Chance(3).draft()
    for seat in (*GAME.waiting(state), *GAME.welcome(state)):
        choices = GAME.choices(state, seat)
        listed = set(choices)
        drawn = {choices.sample(draft, "test") for _ in range(60 * len(listed))}
        assert drawn == listed


def test_cones_are_drawn_from_all_cells() -> None:
    """3.2.2."""
    state = POSITIONS["cones"]
    draft = Chance(3).draft()
    choices = GAME.choices(state, 1)
    drawn = [choices.sample(draft, "test") for _ in range(400)]
    assert all(action in choices for action in drawn)
    assert {cell for action in drawn for cell in action.cells} == set(cells_that(state, takes_cone))


def test_nobody_draws_without_a_choice() -> None:
    """Contract of choices."""
    for state in POSITIONS.values():
        for seat in set(range(state.seats)) - {*GAME.waiting(state), *GAME.welcome(state)}:
            assert GAME.choices(state, seat).narrow(SetCones()) == Parts()
            with pytest.raises(IndexError):
                GAME.choices(state, seat).sample(Chance(1).draft(), "test")


def test_the_next_cone_may_stand_where_the_others_do_not() -> None:
    """3.2.2: the parts of a draft."""
    state = POSITIONS["cones"]
    choices = GAME.choices(state, 1)
    cells = set(cells_that(state, takes_cone))
    assert set(choices.narrow(SetCones()).cells) == cells
    assert set(choices.narrow(SetCones((CELLS[0], None, CELLS[1]))).cells) == cells - set(CELLS[:2])


def test_the_cones_that_are_free_in_a_matching() -> None:
    """3.2.3, 3.2.4: the parts of a draft."""
    plan = GAME.choices(POSITIONS["plan, white cone"], 0)
    assert plan.narrow(SealPlan()).cones == (0, 1, 2, 3)
    assert plan.narrow(SealPlan((None, 3, None, 0))).cones == (1, 2)
    group = POSITIONS["group"]
    assert GAME.choices(group, 1).narrow(SealGuess((2,))).cones == (0, 1)
    assert GAME.choices(group, 3).narrow(Propose((None, 1, 0))).cones == (2,)


def test_where_mismatched_and_bonus_tiles_may_lie() -> None:
    """3.2.5, 5.13: the parts of a draft."""
    corners = POSITIONS["corners"]
    parts = GAME.choices(corners, 0).narrow(Lay())
    assert set(parts.cells) == set(cells_that(corners, takes_mismatch))
    assert set(parts.pieces) == set(corners.loose)
    bonus = POSITIONS["bonus"]
    parts = GAME.choices(bonus, 0).narrow(LayBonus())
    assert {(cell, side) for cell, sides in parts.closed.items() for side in sides} == {
        (action.cell, action.closed) for _, action in everything(bonus)
    }
    assert set(parts.cells) == set(parts.closed)
