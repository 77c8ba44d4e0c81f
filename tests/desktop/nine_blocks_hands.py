"""Hands that play Nine Blocks on the real board by drags, by clicks or by keys; a script as well, see
``hand_matches``."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import hand_matches  # noqa: E402
import hands  # noqa: E402
from app_samples import until  # noqa: E402
from hands import CLICKS, DRAGS, KEYS, ByKeys  # noqa: E402
from nine_blocks_rounds import careless  # noqa: E402
from PySide6.QtCore import QPointF  # noqa: E402

from desktop.boards.common.pieces import Ident  # noqa: E402
from desktop.boards.nine_blocks.board import NineBlocksBoard  # noqa: E402
from desktop.boards.nine_blocks.bonus import Offer, offer_of  # noqa: E402
from engine.games.nine_blocks.actions import START, SWAP, Decline, GiveUp, Pass, Plan, UseBonus  # noqa: E402


class Hand(hands.Hand):
    """Plays for all persons. Subclasses know how a tile comes to a space."""

    kind = NineBlocksBoard

    def play(self, seat: int, action: Any) -> None:
        """Plays an action for a seat."""
        self.open_curtain()
        assert self.app.controller.seat == seat
        acts = len(self.match.acts)
        match action:
            case Plan(tile=tile, space=space):
                self.lay(self.board.now.hand.index(tile), space)
                if self.board.asked:
                    self.press(("answer", 1))
                assert self.board.action() == action
                self.confirm()
            case GiveUp(tile=tile):
                self.give_up(self.board.now.hand.index(tile))
                assert self.board.action() == action
                self.confirm()
            case Pass():
                self.press(("give",))
                self.press(("answer", 1))
            case Decline():
                self.press(("bonus", "decline"))
            case UseBonus():
                self.bonus(action)
        assert len(self.match.acts) > acts, (action, self.board.prompt_words())
        until(self.ready, 20)

    def ready(self) -> bool:
        """Whether what came of an act has been shown; hands that lie open are covered, steps skipped."""
        bonus = next(part for part in self.board.parts if hasattr(part, "hands"))
        if bonus.hands.isVisible():
            self.skip()
        steps = next(part for part in self.board.parts if hasattr(part, "running"))
        if steps.running:
            self.skip()
        return not self.board.busy

    def bonus(self, action: UseBonus) -> None:
        """Marks what the bonus asks for, and uses it."""
        part = next(part for part in self.board.parts if hasattr(part, "offer"))
        if part.offer.number != action.number:
            self.press(("bonus", "number", action.number))
        wanted: Offer = offer_of(action, self.board.seen)
        for place in wanted.marked:
            self.mark(("tile", place) if wanted.number == SWAP else ("bonus", "penalty", place))
        if wanted.space is not None:
            self.mark(("space", wanted.space))
        if wanted.look is not None:
            self.press(("bonus", "look", int(wanted.look)))
        if wanted.turns is not None:
            self.turn(wanted.turns)
        self.use(wanted.number)

    # What hands do in their own way

    def lay(self, place: int, space: int) -> None:
        """Lays a tile of the hand on a space."""
        raise NotImplementedError

    def give_up(self, place: int) -> None:
        """Gives a tile of the hand up."""
        raise NotImplementedError

    def skip(self) -> None:
        """Skips what is shown."""
        raise NotImplementedError

    def mark(self, ident: Ident) -> None:
        """Marks a thing for the bonus."""
        self.press(ident)

    def turn(self, turns: int) -> None:
        """Turns the board for the bonus."""
        self.press(("bonus", "turn", turns))

    def use(self, number: int) -> None:
        """Uses the bonus."""
        self.press(("bonus", "use"))


class Clicks(Hand):
    """Clicks only."""

    def lay(self, place: int, space: int) -> None:
        """The tile, then the space."""
        self.press(("tile", place))
        self.press(("space", space))

    def give_up(self, place: int) -> None:
        """The button, then the tile."""
        self.press(("give",))
        self.press(("tile", place))

    def skip(self) -> None:
        """Clicks the desk."""
        self.device.click(self.view.viewport(), self.view.mapFromScene(QPointF(1600 - 4, 60 + 4)))


class Drags(Clicks):
    """Drags whatever can be dragged."""

    def lay(self, place: int, space: int) -> None:
        """Drags the tile to the space."""
        self.carry(("tile", place), ("space", space))

    def give_up(self, place: int) -> None:
        """Drags the tile to the own card."""
        self.carry(("tile", place), ("card", self.app.controller.seat))

    def mark(self, ident: Ident) -> None:
        """Drags it off to where nothing lies."""
        self.carry(ident, QPointF(1240, 700))

    def turn(self, turns: int) -> None:
        """Takes hold of the board beside its middle and turns it."""
        middle = self.board.camera.window.center()
        ways = {1: QPointF(0, 300), 2: QPointF(-300, 0), 3: QPointF(0, -300)}
        start = self.view.mapFromScene(middle + QPointF(300, 0))
        self.device.drag(self.view.viewport(), start, self.view.mapFromScene(middle + ways[turns]))

    def use(self, number: int) -> None:
        """Drags the helmet to the own card; all others are used by the button."""
        if number == START:
            self.carry(("bonus", "grip"), ("card", self.app.controller.seat))
        else:
            super().use(number)


class Keys(ByKeys, Hand):
    """Keyboard only: digits take tiles, arrows go over the grid, Tab to everything else, Ctrl+Enter confirms."""

    def take(self, place: int) -> None:
        """Takes a tile by its number."""
        self.key(str(self.board.now.hand[place]))

    def lay(self, place: int, space: int) -> None:
        """Takes the tile, goes to the space, presses Enter."""
        self.take(place)
        assert self.board.load is not None
        self.go_over_grid(space)
        self.key("Return")

    def give_up(self, place: int) -> None:
        """The button, then the digit."""
        self.press(("give",))
        self.take(place)

    def go_over_grid(self, space: int) -> None:
        """Moves the focus by arrows."""
        board = self.board
        if board.focused is None or board.focused[0] != "space":
            self.go_to(next(ident for ident in board.focus_order() if ident[0] == "space"))
        for _ in range(40):
            here = int(board.focused[1])
            if here == space:
                return
            away = [board.as_seen(dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            row, column = space // 9 - here // 9, space % 9 - here % 9
            best = max(range(4), key=lambda at: away[at][0] * column + away[at][1] * row)
            self.key(("Right", "Left", "Down", "Up")[best])
        raise AssertionError(f"the focus never came to {space}")

    def press(self, ident: Ident) -> None:
        """Goes there, over the grid by arrows, and presses Enter."""
        if ident[0] == "space":
            self.go_over_grid(int(ident[1]))
            self.key("Return")
        else:
            super().press(ident)

    def skip(self) -> None:
        """Presses Escape."""
        self.key("Escape")

    def turn(self, turns: int) -> None:
        """Presses R."""
        for _ in range(turns):
            self.key("r")


HANDS = {DRAGS: Drags, CLICKS: Clicks, KEYS: Keys}


def decide(seed: int) -> hand_matches.Decide:
    """Persons are careless."""
    dice = random.Random(seed)
    return lambda match, seat: careless(match.state, seat, dice)


if __name__ == "__main__":
    sys.exit(hand_matches.main("nine_blocks", HANDS, decide))
