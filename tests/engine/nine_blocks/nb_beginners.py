"""Matches of computer players of Nine Blocks, and how fair the seats come off."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from nb_builder import GAME, points

from engine.core.chance import Chance, Draft
from engine.core.game import Setup
from engine.games.nine_blocks.state import State
from engine.players.levels import Decision, player

LEVELS = {level: player(GAME, level) for level in GAME.facts.levels}
SIDES = {2: ("bottom left", "top right"), 3: ("bottom", "left", "top"), 4: ("bottom", "left", "top", "right")}


@dataclass
class Played:
    """A match that is over: the first start player, the last state, every decision with the position it was made in."""

    start: int
    state: State
    decisions: list[tuple[State, int, Decision]] = field(default_factory=list)


def play_out(seats: int, seed: int, levels: tuple[str, ...] = (), bonus: str = "own") -> Played:
    """A whole match of computer players, beginners unless other levels are given; every decision must be legal."""
    levels = levels or ("beginner",) * seats
    step = GAME.start(Setup(seats, "standard", {"bonus": bonus, "ask": "on"}), Chance(seed))
    played = Played(step.state.start, step.state)
    while waiting := GAME.waiting(step.state):
        (seat,) = waiting
        draft = Draft(seed * 1_000 + len(played.decisions), {})
        decision = LEVELS[levels[seat]].decide(GAME.view(step.state, seat), seat, draft)
        assert GAME.refuse(step.state, seat, decision.action) is None, decision
        played.decisions.append((step.state, seat, decision))
        step = GAME.play(step.state, seat, decision.action, step.chance)
    played.state = step.state
    return played


@dataclass
class Figures:
    """Average points by distance from the first start player and by side, rounds, and how the matches ended."""

    seats: int
    matches: int = 0
    rounds: int = 0
    by_distance: list[float] = field(default_factory=list)
    by_side: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        return sum(self.by_side) / self.seats

    def off(self, averages: list[float]) -> float:
        """The largest distance from the mean, as a part of it."""
        return max(abs(average - self.mean) for average in averages) / self.mean

    def told(self) -> str:
        """The figures in words."""
        sides = ", ".join(f"{name} {own:.2f}" for name, own in zip(SIDES[self.seats], self.by_side, strict=True))
        distances = ", ".join(f"{place} {own:.2f}" for place, own in enumerate(self.by_distance))
        ends = ", ".join(f"{end} {100 * many / self.matches:.0f} %" for end, many in self.ends.most_common())
        return (
            f"{self.seats} seats, {self.matches} matches of beginners, {self.rounds / self.matches:.1f} rounds, "
            f"{self.mean:.2f} points\n"
            f"  by side: {sides} (at most {100 * self.off(self.by_side):.1f} % from the mean)\n"
            f"  by distance from the first start player: {distances} "
            f"(at most {100 * self.off(self.by_distance):.1f} %)\n"
            f"  ends: {ends}"
        )


def figures(seats: int, matches: int, first_seed: int = 0) -> Figures:
    """The figures of so many matches."""
    found = Figures(seats, matches, 0, [0.0] * seats, [0.0] * seats)
    for seed in range(first_seed, first_seed + matches):
        played = play_out(seats, seed)
        found.rounds += played.state.round
        found.ends[played.state.end] += 1
        for seat, own in enumerate(points(played.state)):
            found.by_side[seat] += own / matches
            found.by_distance[(seat - played.start) % seats] += own / matches
    return found
