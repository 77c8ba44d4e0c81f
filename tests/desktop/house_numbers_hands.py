"""Hands that play House Numbers on the real board by mouse or by keys; a script as well, see ``hand_matches``.

``next_press`` compares the draft on the board with the turn that is wanted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import hand_matches  # noqa: E402
import hands  # noqa: E402
from hands import ByKeys, Device  # noqa: E402

from desktop.app import Cantiere  # noqa: E402
from desktop.boards.common.pieces import Ident  # noqa: E402
from desktop.boards.house_numbers.board import HouseNumbersBoard  # noqa: E402
from engine.games.house_numbers.actions import (  # noqa: E402
    Action,
    Agent,
    Bis,
    Fence,
    NoPermit,
    Park,
    Pool,
    Temp,
    Turn,
)
from engine.games.house_numbers.facts import WITH_HANDS  # noqa: E402
from engine.players.levels import player  # noqa: E402

# What to press


def next_press(board: HouseNumbersBoard, wanted: Action) -> Ident:
    """The piece to press next so that the draft becomes ``wanted``; the primary button once it is."""
    draft = board.draft.action
    around = wanted.roundabout
    if around is not None and draft.roundabout is None and (around.first or draft_is_written(draft, wanted)):
        return ("plot", around.plot) if board.tool == "roundabout" else ("roundabout",)
    if isinstance(wanted, NoPermit):
        if not isinstance(draft, NoPermit):
            return ("refusal",)
        if draft.passed != wanted.passed:
            return "hand", held(board).index(wanted.passed), "number"
        return next_claim(board, wanted)
    if not isinstance(draft, Turn):
        return ("refusal",)
    return next_part(board, draft, wanted) or next_claim(board, wanted)


def draft_is_written(draft: Action, wanted: Action) -> bool:
    """Whether number and effect, or the refusal, are in the draft."""
    if isinstance(wanted, NoPermit) or isinstance(draft, NoPermit):
        return isinstance(draft, NoPermit)
    return (draft.plot, draft.number, draft.effect) == (wanted.plot, wanted.number, wanted.effect)


def held(board: HouseNumbersBoard) -> tuple[int, ...]:
    """The cards of the front seat."""
    return board.seen.hands[board.link.seat or 0]


def next_part(board: HouseNumbersBoard, draft: Turn, wanted: Turn) -> Ident | None:
    """The piece for cards, number or effect; None if they are as wanted."""
    if (draft.number_card, draft.effect_card) != (wanted.number_card, wanted.effect_card):
        if board.seen.mode not in WITH_HANDS:
            return "pair", board.seen.numbers.index(wanted.number_card)
        half = "number" if draft.number_card != wanted.number_card else "effect"
        return "hand", held(board).index(wanted.number_card if half == "number" else wanted.effect_card), half
    if draft.plot != wanted.plot:
        return "plot", wanted.plot
    if draft.number != wanted.number:
        return "option", "number", wanted.number
    if draft.effect == wanted.effect:
        return None
    effect = wanted.effect
    if isinstance(effect, Fence):
        return "gap", effect.gap
    if isinstance(effect, Agent):
        return "agent", effect.size
    if isinstance(effect, Bis):
        asks = isinstance(draft.effect, Bis) and draft.effect.plot == effect.plot
        return ("option", "bis", effect.source) if asks else ("plot", effect.plot)
    kind = {Park: "park", Pool: "pool", Temp: "temp"}[type(effect or draft.effect)]
    return "option", kind


def next_claim(board: HouseNumbersBoard, wanted: Action) -> Ident:
    """The piece for claims and the reshuffle, or the primary button."""
    draft = board.draft.action
    for claim in wanted.claims:
        if claim in draft.claims:
            continue
        if board.picking == claim.plan:
            left = [start for start in claim.estates or () if start not in board.picked]
            return next(ident for ident in board.pieces if ident[:2] == ("bracket", left[0]))
        return ("option", "claim", claim.plan) if board.warned == claim.plan else ("plan", claim.plan)
    if draft.reshuffle != wanted.reshuffle:
        return "option", "reshuffle", int(bool(wanted.reshuffle))
    assert draft == wanted, (draft, wanted)
    return ("confirm",)


# Hands


class Hand(hands.Hand):
    """Plays turns. Subclasses press."""

    kind = HouseNumbersBoard

    def __init__(self, app: Cantiere, device: Device) -> None:
        super().__init__(app, device)
        self.turns = 0
        self.wanted: Action | None = None
        """The turn that is being played."""

    def play(self, seat: int, action: Any) -> None:
        """Plays a whole turn for the front seat."""
        self.open_curtain()
        assert self.app.controller.seat == seat
        acts = len(self.match.acts)
        self.turns += 1
        self.wanted = action
        for _ in range(40):
            ident = next_press(self.board, action)
            piece = self.board.pieces.get(ident)
            assert piece is not None, ident
            assert piece.active, (ident, self.board.draft.action, action)
            self.press(ident)
            if len(self.match.acts) > acts:
                return
        raise AssertionError(f"the turn never ended: {self.board.draft.action} instead of {action}")


class Mouse(Hand):
    """Mouse only: every other turn its pair, or the number of its hand, is dragged to the plot, else all is clicked."""

    def press(self, ident: Ident) -> None:
        """Clicks the piece, or drags the pair straight to its plot."""
        draft, wanted = self.board.draft.action, self.wanted
        with_hands = self.board.seen.mode in WITH_HANDS
        drags = self.turns % 2 == 0 and isinstance(wanted, Turn) and wanted.plot is not None
        if drags and ident[0] == ("plot" if with_hands else "pair") and isinstance(draft, Turn) and draft.plot is None:
            source = ("hand", held(self.board).index(wanted.number_card), "number") if with_hands else ident
            if waits_for_number(self.board, wanted):
                self.carry(source, ("plot", wanted.plot))
                return
        super().press(ident)


def waits_for_number(board: HouseNumbersBoard, wanted: Turn) -> bool:
    """Whether nothing but the number is next: no tool in the hand, both cards of a hand chosen."""
    draft = board.draft.action
    chosen = board.seen.mode not in WITH_HANDS or (
        isinstance(draft, Turn) and (draft.number_card, draft.effect_card) == (wanted.number_card, wanted.effect_card)
    )
    return chosen and board.tool == ""


class Keys(ByKeys, Hand):
    """Keyboard only: digits for cards, Tab and Shift+Tab to everything else, Enter presses, Ctrl+Enter confirms."""

    def press(self, ident: Ident) -> None:
        """Presses the piece by keys."""
        if ident == ("confirm",):
            self.confirm()
        elif ident[0] == "pair" or (ident[0] == "hand" and isinstance(self.wanted, Turn)):
            self.key(str(ident[1] + 1))
        else:
            super().press(ident)


MOUSE, KEYS = "mouse", hands.KEYS
HANDS = {MOUSE: Mouse, KEYS: Keys}


def decide(_: int = 0) -> hand_matches.Decide:
    """A beginner decides for the persons."""
    return lambda match, seat: (
        player(match.game, "beginner").decide(match.view(seat), seat, match.thinking(seat)).action
    )


if __name__ == "__main__":
    sys.exit(hand_matches.main("house_numbers", HANDS, decide))
