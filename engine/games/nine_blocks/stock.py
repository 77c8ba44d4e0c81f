"""Supply, discards and hands while tiles are drawn (rules page, R10, R11)."""

from __future__ import annotations

from typing import Final

from engine.core.chance import Draft
from engine.core.game import Told
from engine.games.nine_blocks.events import Reshuffled, TilesDrawn
from engine.games.nine_blocks.grid import NUMBERS
from engine.games.nine_blocks.state import State

STREAM: Final = "supply"


def counts_of(tiles: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """How many of each number, from 1."""
    return tuple(tiles.count(number) for number in NUMBERS)


class Stock:
    """The piles of a state as lists to draw from; ``fields`` gives them back."""

    def __init__(self, state: State, draft: Draft) -> None:
        self._round = state.round
        self._draft = draft
        self._supply = list(state.supply)
        self._returned = state.returned
        self._taken = [list(counts) for counts in state.taken]
        self.discards = list(state.discards)
        self.hands = [list(hand) for hand in state.hands]
        self.told: list[Told] = []

    def draw(self, seat: int, count: int) -> None:
        """Puts up to so many tiles into the seat's hand; shuffles the discards when the supply is empty."""
        drawn: list[int] = []
        while len(drawn) < count and (self._supply or self.discards):
            if not self._supply:
                self._reshuffle()
            drawn.append(self._supply.pop(0))
            self._taken[seat][drawn[-1] - 1] += 1
        if drawn:
            self.hands[seat] = sorted(self.hands[seat] + drawn)
            self.told.append(Told(TilesDrawn(self._round, seat, tuple(drawn)), (seat,)))

    def refill(self, seat: int, size: int) -> None:
        """Fills the seat's hand up to ``size`` tiles."""
        self.draw(seat, size - len(self.hands[seat]))

    def _reshuffle(self) -> None:
        """The discards become the supply. They lay face up, so every seat knows what it holds now."""
        self._supply = list(self._draft.shuffled(STREAM, sorted(self.discards)))
        self._returned = counts_of(self.discards)
        self._taken = [[0] * len(NUMBERS) for _ in self._taken]
        self.told.append(Told(Reshuffled(self._round, len(self.discards))))
        self.discards = []

    def fields(self) -> dict[str, object]:
        """The fields of a state that the piles are kept in."""
        return {
            "supply": tuple(self._supply),
            "discards": tuple(self.discards),
            "hands": tuple(tuple(hand) for hand in self.hands),
            "returned": self._returned,
            "taken": tuple(tuple(counts) for counts in self._taken),
        }
