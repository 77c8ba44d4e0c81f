"""Computer players of Room to Move, and that every scenario can be solved: a computer player reaches a complete, fully
reachable house (rules page, sections 1.2, 7)."""

from __future__ import annotations

from typing import Any

import pytest
from rtm_solve import GAME, draw_room, is_complete, solve, start, tokens_so_far

from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.room_to_move.counting import counting_pieces
from engine.games.room_to_move.player import play_as_beginner
from engine.games.room_to_move.view import Phase
from engine.players.budget import Budget

SOLVED: dict[int, tuple[int, tuple[int, ...]]] = {
    0: (0, (0, 0, 0)),
    1: (0, (0, 0, 0)),
    2: (0, (7, 0, 0, 0)),
    3: (0, (1, 3, 0, 0)),
    4: (0, (1, 0, 3, 0)),
    5: (0, (3, 1, 2, 0)),
    6: (0, (1, 0, 12, 0, 0)),
    7: (0, (0, 0, 0, 0, 0)),
    8: (0, (0, 0, 0, 0, 0)),
    9: (0, (5, 3, 0, 0, 0)),
    10: (0, (0, 0, 4, 0, 0)),
    11: (0, (0, 23, 0, 0, 0)),
    12: (0, (0, 4, 8, 0, 0)),
}
"""Per scenario a match and the seeds with which the beginner draws its rooms; found by ``rtm_solve.py``."""


def finished(number: int, seats: int, seed: int, level: str = "beginner", **options: str) -> Any:
    """The last position of a match of computer players."""
    chosen = {"scenario": f"{number:02}", "walls_later": "off", "carpet": "strict", **options}
    step = GAME.start(Setup(seats, "standard", chosen), Chance(seed))
    draft = Chance(seed + 1).draft()
    while waiting := GAME.waiting(step.state):
        seat = waiting[0]
        if level == "random":
            action = GAME.choices(step.state, seat).sample(draft, "act")
        else:
            action = play_as_beginner(GAME, GAME.view(step.state, seat), seat, draft, Budget(4000)).action
        step = GAME.play(step.state, seat, action, step.chance)
    return step.state


@pytest.mark.parametrize("number", sorted(SOLVED))
def test_1_2_every_scenario_can_be_solved(number: int) -> None:
    """1.2, 7: every token's piece drawn, and all of them counting: the house is complete and can be reached."""
    seed, rooms = SOLVED[number]
    state = start(number, seed)
    for room in rooms:
        state = draw_room(state, room)
        assert is_complete(state)
    assert state.phase is Phase.OVER
    house, sheet = GAME.house(state), state.sheets[0]
    assert counting_pieces(house, sheet) == len(sheet.placed) == tokens_so_far(state)
    assert tokens_so_far(state) == sum(room.tokens for room in house.scenario.rooms)
    assert all(closed is not None for closed in sheet.closed)
    assert GAME.score(state, 0).total > tokens_so_far(state)


def test_1_2_all_thirteen_are_solved() -> None:
    """1.2."""
    assert set(SOLVED) == set(range(13)) == set(GAME.book.scenarios)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("number", range(13))
def test_1_2_solutions_are_found_again(number: int) -> None:
    """1.2: by search from scratch; prints the constants."""
    found = solve(number, 40)
    print(f"\n    {number}: {found},")
    assert found is not None


@pytest.mark.parametrize("number", range(13))
def test_a_beginner_finishes_every_scenario(number: int) -> None:
    """Players: always legal, with every option, at tables of one to three."""
    for seed in range(2):
        options = {"walls_later": ("off", "on")[seed], "carpet": ("free", "strict")[seed]}
        state = finished(number, 1 + (number + seed) % 3, seed, **options)
        assert state.phase is Phase.OVER
        assert GAME.refuse_state(state) == ()


def test_a_beginner_beats_random_clearly() -> None:
    """Levels."""
    for number in (1, 5, 9):
        good = sum(GAME.score(finished(number, 1, seed), 0).total for seed in range(4))
        poor = sum(GAME.score(finished(number, 1, seed, "random"), 0).total for seed in range(4))
        assert good > poor + 40, number


def test_a_beginner_is_blind_to_face_down_cards() -> None:
    """Players: the same view, the same decision."""
    state = start(3, 1)
    view = GAME.view(state, 0)
    for seed in range(4):
        guess = GAME.guess(view, Chance(seed))
        action = play_as_beginner(GAME, GAME.view(guess, 0), 0, Chance(5).draft(), Budget(4000)).action
        assert action == play_as_beginner(GAME, view, 0, Chance(5).draft(), Budget(4000)).action


def test_a_beginner_keeps_the_rules_on_tokens() -> None:
    """1.2: together, apart."""
    state = finished(5, 1, 3)
    house = GAME.house(state)
    for one in range(4):
        for place, (number, tokens) in enumerate(house.scenario.rooms[one].cards):
            if number in (9, 13, 17):
                assert state.first[one][place] in (0, tokens)
