"""Matches of computer players of After the Quake, and how they went."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from atq_builder import GAME, setup_of

from engine.core.chance import Chance, Draft
from engine.games.after_the_quake.events import Shuffled
from engine.games.after_the_quake.state import State
from engine.players.levels import Decision, player

LEVELS = {level: player(GAME, level) for level in GAME.facts.levels}


@dataclass
class Played:
    """A match that is over: its start player, the last state, every decision with the position it was made in, and how
    often permits were shuffled."""

    start: int
    state: State
    shuffles: int = 0
    decisions: list[tuple[State, int, Decision]] = field(default_factory=list)


def play_out(
    seats: int, seed: int, levels: tuple[str, ...] = (), *, flat: str = "off", limit: str = "strict"
) -> Played:  # fmt: skip
    """A whole match of computer players, beginners unless other levels are given; every decision must be legal."""
    levels = levels or ("beginner",) * seats
    step = GAME.start(setup_of(seats, flat, limit), Chance(seed))
    played = Played(step.state.queue[0], step.state)
    while waiting := GAME.waiting(step.state):
        (seat,) = waiting
        draft = Draft(seed * 1_000 + len(played.decisions), {})
        decision = LEVELS[levels[seat]].decide(GAME.view(step.state, seat), seat, draft)
        assert GAME.refuse(step.state, seat, decision.action) is None, decision
        played.decisions.append((step.state, seat, decision))
        step = GAME.play(step.state, seat, decision.action, step.chance)
        played.shuffles += sum(isinstance(told.event, Shuffled) for told in step.events)
    played.state = step.state
    return played


@dataclass
class Figures:
    """Averages of so many matches: buildings, points by distance from the start player, money at the end, ends, and in
    solo the Committee's points and how often it lost."""

    seats: int
    matches: int = 0
    buildings: float = 0.0
    money: float = 0.0
    by_distance: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    shuffles: Counter[int] = field(default_factory=Counter)
    committee: float = 0.0
    committee_buildings: float = 0.0
    beaten: int = 0

    @property
    def mean(self) -> float:
        """Points per seat."""
        return sum(self.by_distance) / self.seats

    @property
    def worth_of_order(self) -> float:
        """The largest distance of a place in the order from the mean, as a part of it."""
        return max(abs(own - self.mean) for own in self.by_distance) / self.mean

    def told(self) -> str:
        """The figures in words."""
        distances = ", ".join(f"{place} {own:.2f}" for place, own in enumerate(self.by_distance))
        ends = ", ".join(f"{end} {100 * many / self.matches:.0f} %" for end, many in self.ends.most_common())
        text = (
            f"{self.seats} seats, {self.matches} matches of beginners: {self.buildings:.2f} buildings per seat, "
            f"{self.mean:.2f} points, {self.money:.1f} $ at the end\n"
            f"  by distance from the start player: {distances} (at most {100 * self.worth_of_order:.1f} % off)\n"
            f"  ends: {ends}; shuffles of permits: {dict(sorted(self.shuffles.items()))}"
        )
        if self.seats == 1:
            text += (
                f"\n  the Committee: {self.committee:.2f} points, {self.committee_buildings:.2f} buildings, beaten in "
                f"{100 * self.beaten / self.matches:.0f} %"
            )
        return text


def figures(seats: int, matches: int, first_seed: int = 0) -> Figures:
    """The figures of so many matches."""
    found = Figures(seats, matches, by_distance=[0.0] * seats)
    for seed in range(first_seed, first_seed + matches):
        played = play_out(seats, seed)
        state = played.state
        outcome = GAME.outcome(state)
        assert outcome is not None
        found.ends[outcome.reason] += 1
        found.shuffles[played.shuffles] += 1
        for seat in range(seats):
            found.by_distance[(seat - played.start) % seats] += outcome.sheets[seat].total / matches
            found.buildings += state.built.count(seat) / seats / matches
            found.money += state.boards[seat].money / seats / matches
        if state.solo:
            found.committee += outcome.opponents[0].total / matches
            found.committee_buildings += state.built.count(1) / matches
            found.beaten += outcome.ranks[0] == 1
    return found
