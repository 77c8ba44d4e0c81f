"""Hands that play After the Quake on the real board by drags, by clicks or by keys; a script as well, see
``hand_matches``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import hand_matches  # noqa: E402
import hands  # noqa: E402
from after_the_quake_moves import Dragging  # noqa: E402
from hands import CLICKS, DRAGS, KEYS, ByKeys  # noqa: E402

from desktop.boards.after_the_quake.board import AfterTheQuakeBoard  # noqa: E402
from desktop.boards.common.pieces import Ident  # noqa: E402
from engine.core.chance import Chance  # noqa: E402
from engine.games.after_the_quake.actions import MONEY, Act, Build, Discard, TakeBonus, TakeIncome  # noqa: E402


class Clicks(hands.Hand):
    """Plays for all persons, by clicks only."""

    kind = AfterTheQuakeBoard

    def play(self, seat: int, action: Any) -> None:
        """Plays an action for a seat."""
        self.open_curtain()
        assert self.app.controller.seat == seat
        acts = len(self.match.acts)
        match action:
            case TakeIncome(space=space):
                self.pawn("income", space)
            case Discard(permit=permit):
                self.discard(permit)
            case TakeBonus(alternative=place):
                self.press(("bonus", place))
                self.parts(action)
            case Act():
                self.turn(action)
        assert self.board.action() == action, (self.board.action(), action, self.board.prompt_words())
        self.confirm()
        assert len(self.match.acts) > acts, (action, self.board.prompt_words())

    def turn(self, action: Act) -> None:
        """The pawn, then money or an action with its parts."""
        assert action.space is not None
        self.pawn("space", action.space)
        if action.choice == MONEY:
            self.money()
        elif action.target is not None:
            if self.board.now.sketch.target != action.target:
                self.press(("space", action.target))
            self.parts(action)

    def parts(self, action: Any) -> None:
        """Lays the parts of an action out."""
        if action.take is not None:
            self.take("goal" if self.board.now.kind == "goal" else "permit", action.take)
        if getattr(action, "rubble", None) is not None:
            self.press(("lot", action.rubble))
        if action.build is not None:
            self.build(action.build)

    def take(self, kind: str, take: int) -> None:
        """Takes a card of a row or the top of the stack."""
        stack = (f"{kind}_stack",)
        self.press(stack if take < 0 and self.board.pieces[stack].isVisible() else (kind, take))

    def build(self, build: Build) -> None:
        """Puts a build together."""
        board = self.board
        assert build.space is not None
        self.site(build.space)
        for place in reversed(range(len(board.now.sketch.permits))):
            if board.now.sketch.permits[place] not in build.permits:
                self.press(("offered", place))
        for permit in build.permits:
            if permit not in board.now.sketch.permits:
                self.offer(permit)
        if build.urban is not None and board.now.sketch.urban != build.urban:
            self.press(("urban", build.urban))

    # What hands do in their own way

    def pawn(self, kind: str, space: int) -> None:
        """Puts the pawn on a space."""
        self.press((kind, space))

    def money(self) -> None:
        """Takes the money."""
        self.press(("money",))

    def site(self, space: int) -> None:
        """Puts the building on a space."""
        self.press(("lot", space))

    def offer(self, permit: int) -> None:
        """Offers a permit."""
        self.press(("hand", self.board.hand.index(permit)))

    def discard(self, permit: int) -> None:
        """Presses the permit that is too much."""
        self.press(("hand", self.board.hand.index(permit)))


class Drags(Dragging, Clicks):
    """Drags whatever can be dragged."""


class Keys(ByKeys, Clicks):
    """Keyboard only: digits for spaces and bonuses, Tab to everything else, Ctrl+Enter confirms."""

    def press(self, ident: Ident) -> None:
        """Presses the digit, or goes there and presses Enter."""
        if ident[0] in ("space", "income", "bonus"):
            self.key(str(int(ident[1]) + 1))
        else:
            super().press(ident)


HANDS = {DRAGS: Drags, CLICKS: Clicks, KEYS: Keys}


def decide(seed: int) -> hand_matches.Decide:
    """Persons decide by lot."""
    draft = Chance(seed).draft()
    return lambda match, seat: match.game.choices(match.state, seat).sample(draft, "person")


def mode_of(seats: tuple[str, ...]) -> str:
    """One seat plays against the Committee."""
    return "solo" if len(seats) == 1 else "standard"


if __name__ == "__main__":
    sys.exit(hand_matches.main("after_the_quake", HANDS, decide))
