"""Rules of the toy game: 1. Seats take 1 to 3 stones in turn. 2. Who takes the last stone wins. A round ends after
the last seat. With the option "peek" taking three stones shows something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from toy_heap.facts import FACTS

from engine.core.chance import Chance, Draft
from engine.core.game import (
    Count,
    GameTypes,
    Outcome,
    Preview,
    Refusal,
    RefusedError,
    ScoreRow,
    ScoreSheet,
    Setup,
    Step,
    Told,
)


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: int
    turn: int
    taken: tuple[int, ...]
    peek: bool


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    stones: int


class Took(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="took"):
    seat: int
    stones: int


class Takes:
    def __init__(self, most: int) -> None:
        self.most = most

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Take) and 1 <= action.stones <= self.most

    def __iter__(self) -> Iterator[Take]:
        return iter(Take(stones) for stones in range(1, self.most + 1))

    def __bool__(self) -> bool:
        return self.most > 0

    def sample(self, draft: Draft, stream: str) -> Take:
        if not self.most:
            raise IndexError("no stones")
        return Take(1 + draft.number(stream, self.most))

    def narrow(self, partial: Take) -> int:
        return self.most


class Rules:
    facts = FACTS
    types = GameTypes(State, State, Take, Took, None, None)
    content = ""

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        if setup.mode != "table" or not 2 <= setup.seats <= 4:
            return Refusal("setup")
        known = {option.id: option.values for option in FACTS.options}
        return None if all(v in known.get(k, ()) for k, v in setup.options.items()) else Refusal("option")

    def start(self, setup: Setup, chance: Chance) -> Step:
        if refusal := self.refuse_setup(setup):
            raise RefusedError(refusal)
        state = State(int(setup.options.get("stones", "12")), 0, (0,) * setup.seats, setup.options.get("peek") == "yes")
        return Step(state, (), False, 0, (), chance)

    def waiting(self, state: State) -> tuple[int, ...]:
        return (state.turn % len(state.taken),) if state.left else ()

    def welcome(self, state):
        return ()

    def together(self, state):
        return False

    def view(self, state: State, seat: int | None) -> State:
        return state

    def choices(self, seen: State, seat: int) -> Takes:
        return Takes(min(3, seen.left) if seat in self.waiting(seen) else 0)

    def refuse(self, seen: State, seat: int, action: Take) -> Refusal | None:
        if seat not in self.waiting(seen):
            return Refusal("not_waiting")
        return None if 1 <= action.stones <= min(3, seen.left) else Refusal("stones", "1")

    def preview(self, seen: State, seat: int, action: Take) -> Preview:
        return Preview(seen.taken[seat], seen.taken[seat] + action.stones, (("stones", action.stones),))

    def aid(self, seen: State, seat: int, question: object) -> object:
        raise ValueError(question)

    def score(self, seen: State, seat: int) -> ScoreSheet:
        return ScoreSheet((ScoreRow("stones", "stones", seen.taken[seat], seen.taken[seat]),), seen.taken[seat])

    def play(self, state: State, seat: int, action: Take, chance: Chance) -> Step:
        if refusal := self.refuse(state, seat, action):
            raise RefusedError(refusal)
        taken = tuple(n + action.stones * (s == seat) for s, n in enumerate(state.taken))
        after = State(state.left - action.stones, state.turn + 1, taken, state.peek)
        shows = state.peek and action.stones == 3
        return Step(after, (Told(Took(seat, action.stones)),), shows, after.turn // len(taken), (), chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.left:
            return None
        winner = (state.turn - 1) % len(state.taken)
        sheets = tuple(self.score(state, s) for s in range(len(state.taken)))
        return Outcome(("empty",), ((winner,),), tuple(1 if s == winner else 2 for s in range(len(sheets))), sheets)

    def statistics(self, state: State, played: Iterable[tuple[int, Take]]) -> tuple[tuple[Count, ...], ...]:
        acts = list(played)
        return tuple(
            (Count("turns", "match", sum(seat == own for seat, _ in acts)),) for own in range(len(state.taken))
        )

    def guess(self, view: State, chance: Chance) -> State:
        return view

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        sound = state.left >= 0 and state.turn >= 0 and 2 <= len(state.taken) <= 4
        return () if sound else (Refusal("impossible"),)


def load(read: object) -> Rules:
    """The game; it has no content."""
    return Rules()
