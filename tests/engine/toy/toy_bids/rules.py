"""Rules of the toy game: a new game is a facts module, a rules module and one line in the registry.

1. Each seat holds the cards 1 to 4. A die names the prize of each of the four rounds. 2. All bid a card at once, in
secret. 3. When all have bid, the highest card that nobody else bid wins the prize; the cards bid are gone. 4. Most
points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from toy_bids.facts import FACTS

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

ROUNDS = 4
NONE = 0
HIDDEN = -1


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``seat`` is None in the full state; in a view, ``bids`` holds HIDDEN where another seat has bid."""

    seat: int | None
    round: int
    prize: int
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    points: tuple[int, ...]


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bid"):
    card: int


class HasBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="has_bid"):
    seat: int


class SawOwn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="saw_own"):
    card: int


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="shown"):
    bids: tuple[int, ...]
    winner: int | None


class Cards:
    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid) and action.card in self.cards

    def __iter__(self) -> Iterator[Bid]:
        return iter(Bid(card) for card in self.cards)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def sample(self, draft: Draft, stream: str) -> Bid:
        return Bid(draft.chosen(stream, self.cards))

    def narrow(self, partial: Bid) -> tuple[int, ...]:
        return self.cards


class Rules:
    facts = FACTS
    types = GameTypes(State, State, Bid, HasBid | SawOwn | Shown, None, None)
    content = ""

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        mode = FACTS.mode(setup.mode)
        if mode is None:
            return Refusal("mode_unknown")
        if not mode.seats[0] <= setup.seats <= mode.seats[1]:
            return Refusal("seats_out_of_range")
        return Refusal("option_unknown") if setup.options else None

    def start(self, setup: Setup, chance: Chance) -> Step:
        if refusal := self.refuse_setup(setup):
            raise RefusedError(refusal)
        draft = chance.draft()
        n = setup.seats
        state = State(None, 1, 1 + draft.below("die", 6), ((1, 2, 3, 4),) * n, (NONE,) * n, (0,) * n)
        return Step(state, (), True, 1, draft.drawn, draft.chance)

    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple(s for s, bid in enumerate(state.bids) if bid == NONE) if state.round <= ROUNDS else ()

    def welcome(self, state):
        return ()

    def together(self, state):
        return False

    def view(self, state: State, seat: int | None) -> State:
        bids = tuple(bid if bid == NONE or s == seat else HIDDEN for s, bid in enumerate(state.bids))
        return msgspec.structs.replace(state, seat=seat, bids=bids)

    def choices(self, seen: State, seat: int) -> Cards:
        return Cards(seen.hands[seat] if seat in self.waiting(seen) else ())

    def refuse(self, seen: State, seat: int, action: Bid) -> Refusal | None:
        if seat not in self.waiting(seen):
            return Refusal("not_waiting")
        return None if action.card in seen.hands[seat] else Refusal("card_not_in_hand", "1", pieces=(action.card,))

    def preview(self, seen: State, seat: int, action: Bid) -> Preview:
        return Preview(seen.points[seat], seen.points[seat], ())

    def aid(self, seen: State, seat: int, question: object) -> object:
        raise ValueError(question)

    def score(self, seen: State, seat: int) -> ScoreSheet:
        return ScoreSheet((ScoreRow("prizes", "prizes", 0, seen.points[seat]),), seen.points[seat])

    def play(self, state: State, seat: int, action: Bid, chance: Chance) -> Step:
        if refusal := self.refuse(state, seat, action):
            raise RefusedError(refusal)
        bids = (*state.bids[:seat], action.card, *state.bids[seat + 1 :])
        told = (Told(HasBid(seat)), Told(SawOwn(action.card), (seat,)))
        if NONE in bids:
            return Step(msgspec.structs.replace(state, bids=bids), told, False, state.round, (), chance)
        sole = [bid for bid in bids if bids.count(bid) == 1]
        winner = bids.index(max(sole)) if sole else None
        draft = chance.draft()
        after = State(
            None,
            state.round + 1,
            1 + draft.below("die", 6) if state.round < ROUNDS else 0,
            tuple(tuple(c for c in hand if c != bid) for hand, bid in zip(state.hands, bids, strict=True)),
            (NONE,) * len(bids),
            tuple(p + state.prize * (s == winner) for s, p in enumerate(state.points)),
        )
        return Step(after, (*told, Told(Shown(bids, winner))), True, after.round, draft.drawn, draft.chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(("rounds",), ((),), ranks, tuple(self.score(state, s) for s in range(len(ranks))))

    def statistics(self, state: State, played: Iterable[tuple[int, Bid]]) -> tuple[tuple[Count, ...], ...]:
        bids = [(seat, bid.card) for seat, bid in played]
        return tuple(
            (Count("bid", "match", sum(card for seat, card in bids if seat == own)),)
            for own in range(len(state.points))
        )

    def guess(self, view: State, chance: Chance) -> State:
        draft = chance.draft()
        bids = tuple(
            draft.chosen("guess", hand) if bid == HIDDEN else bid
            for hand, bid in zip(view.hands, view.bids, strict=True)
        )
        return msgspec.structs.replace(view, seat=None, bids=bids)

    def refuse_state(self, state: State) -> tuple[Refusal, ...]:
        sound = (
            state.seat is None
            and 1 <= state.round <= ROUNDS + 1
            and len(state.hands) == len(state.bids) == len(state.points) > 0
            and all(len(hand) == ROUNDS + 1 - state.round for hand in state.hands)
        )
        return () if sound else (Refusal("impossible"),)


def load(read: object) -> Rules:
    """The game; it has no content."""
    return Rules()
