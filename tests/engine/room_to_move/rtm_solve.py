"""Finds complete houses: the beginner draws each room again and again until all its pieces count, and goes back a room
when it cannot.

``python rtm_solve.py 10 200`` prints constants for ``test_rtm_solvable``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

import resources
from engine.core.chance import Chance
from engine.core.game import Setup
from engine.games.room_to_move.counting import counting_pieces
from engine.games.room_to_move.player import play_as_beginner
from engine.games.room_to_move.rules import RoomToMove, load
from engine.games.room_to_move.view import Phase
from engine.games.room_to_move.walk import walk
from engine.geometry.squares import WIDTH
from engine.players.budget import Budget

GAME: RoomToMove = load(resources.reader("room_to_move"))
KEPT = 3
"""So many ways of drawing a room are followed up at most."""


def start(scenario: int, seed: int) -> Any:
    """The first position of a match with one seat."""
    options = {"scenario": f"{scenario:02}", "walls_later": "off", "carpet": "strict"}
    return GAME.start(Setup(1, "standard", options), Chance(seed)).state


def draw_room(state: Any, seed: int) -> Any:
    """The position after the beginner has drawn the next room, or after the finish."""
    draft = Chance(seed).draft()
    done = len(state.rooms_done)
    while GAME.waiting(state) and (len(state.rooms_done) <= done or state.phase is not Phase.ROOM):
        action = play_as_beginner(GAME, GAME.view(state, 0), 0, draft, Budget(4000)).action
        state = GAME.play(state, 0, action, Chance(1)).state
    return state


def tokens_so_far(state: Any) -> int:
    """The tokens of the rooms turned so far."""
    rooms = GAME.house(state).scenario.rooms
    return sum(rooms[room].tokens for room in state.rooms_done)


def is_complete(state: Any) -> bool:
    """Whether every token's piece of the rooms so far is drawn and counts."""
    return counting_pieces(GAME.house(state), state.sheets[0]) == tokens_so_far(state)


def room_left(state: Any) -> int:
    """The blocks of two by two squares that can be walked to outside finished rooms, beside each other or not."""
    house, sheet = GAME.house(state), state.sheets[0]
    free = walk(house, sheet).reached & ~house.layers(sheet).finished
    return (free & free >> 1 & free >> WIDTH & free >> WIDTH + 1).bit_count()


def search(state: Any, tries: int) -> tuple[int, ...] | None:
    """Seeds with which the beginner draws the rest of the house completely, room by room; None if none were found."""
    found: dict[Any, int] = {}
    for seed in range(tries):
        after = draw_room(state, seed)
        if is_complete(after):
            found.setdefault(after, seed)
            if after.phase is Phase.OVER:
                return (seed,)
    for after in sorted(found, key=room_left, reverse=True)[:KEPT]:
        rest = search(after, tries)
        if rest is not None:
            return (found[after], *rest)
    return None


def solve(scenario: int, matches: int, tries: int = 30) -> tuple[int, tuple[int, ...]] | None:
    """A match seed with the seeds of its rooms."""
    for seed in range(matches):
        rooms = search(start(scenario, seed), tries)
        if rooms is not None:
            return seed, rooms
    return None


if __name__ == "__main__":
    for place in sys.argv[1].split(","):
        print(f"    {int(place)}: {solve(int(place), int(sys.argv[2]))},", flush=True)
