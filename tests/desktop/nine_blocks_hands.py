"""Hands that play Nine Blocks on the real board by drags, by clicks or by keys: a script, and what tests call.

    python tests/desktop/nine_blocks_hands.py --input drags|clicks|keys --seats LEVEL,... --options k=v,... --seed N DIR

On an X server the events are those of real devices (xdotool). DIR gets match.cantiere and decisions.jsonl.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

from app_samples import NAMES, make_app, started, until, wait  # noqa: E402
from hands import Device, TestEvents, XTool  # noqa: E402
from nine_blocks_rounds import careless  # noqa: E402
from PySide6.QtCore import QPoint, QPointF  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from desktop.app import Cantiere  # noqa: E402
from desktop.boards.common.pieces import Ident  # noqa: E402
from desktop.boards.nine_blocks.board import NineBlocksBoard  # noqa: E402
from desktop.boards.nine_blocks.bonus import Offer, offer_of  # noqa: E402
from desktop.table.plan import PERSON, MatchPlan, SeatPlan  # noqa: E402
from engine.decisions import write_decision  # noqa: E402
from engine.games.nine_blocks.actions import START, SWAP, Decline, GiveUp, Pass, Plan, UseBonus  # noqa: E402

SHARES = (0.5, 0.25, 0.75, 0.1, 0.9)
DRAGS, CLICKS, KEYS = "drags", "clicks", "keys"


class Hand:
    """Plays for all persons. Subclasses know how a tile comes to a space, and how a piece is pressed."""

    def __init__(self, app: Cantiere, device: Device) -> None:
        self.app, self.device = app, device
        self.patience = 0.0

    @property
    def board(self) -> NineBlocksBoard:
        """The board on the table."""
        board = self.app.play.board
        assert isinstance(board, NineBlocksBoard)
        return board

    @property
    def match(self) -> Any:
        """The match on the table."""
        return self.app.controller.match

    @property
    def view(self) -> Any:
        """The widget that shows the board."""
        return self.app.play.view

    # What every hand does

    def spot(self, ident: Ident) -> QPoint:
        """A point of the board's widget where pressing hits the piece; its middle if only something carried can."""
        piece = self.board.pieces[ident]
        area = piece.sceneTransform().mapRect(piece.hit())
        for down in SHARES:
            for right in SHARES:
                spot = self.view.mapFromScene(
                    QPointF(area.left() + area.width() * right, area.top() + area.height() * down)
                )
                back = self.view.mapToScene(spot)
                if self.board.ident_at((back.x(), back.y())) == ident:
                    return spot
        return self.view.mapFromScene(area.center())

    def open_curtain(self) -> None:
        """Rolls up a curtain that is down."""
        if self.app.play.curtain.down:
            wait(round(self.patience * 1000))
            self.lift()
            until(lambda: not self.app.play.curtain.down, 5)

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

    def lift(self) -> None:
        """Presses the button of the curtain."""
        raise NotImplementedError

    def lay(self, place: int, space: int) -> None:
        """Lays a tile of the hand on a space."""
        raise NotImplementedError

    def give_up(self, place: int) -> None:
        """Gives a tile of the hand up."""
        raise NotImplementedError

    def press(self, ident: Ident) -> None:
        """Presses a piece."""
        raise NotImplementedError

    def confirm(self) -> None:
        """Presses the primary button."""
        self.press(("primary",))

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

    def lift(self) -> None:
        """Clicks the button."""
        button = self.app.play.curtain.button
        self.device.click(button, button.rect().center())

    def press(self, ident: Ident) -> None:
        """Clicks the piece."""
        assert self.board.pieces[ident].active, (ident, self.board.draft.sketch)
        assert self.board.pieces[ident].isVisible(), ident
        self.device.click(self.view.viewport(), self.spot(ident))

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

    def carry(self, source: Ident, target: Ident | QPointF) -> None:
        """Drags a piece to another one or to a point of the scene."""
        assert self.board.pieces[source].active, source
        end = self.view.mapFromScene(target) if isinstance(target, QPointF) else self.spot(target)
        self.device.drag(self.view.viewport(), self.spot(source), end)

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


class Keys(Hand):
    """Keyboard only: digits take tiles, arrows go over the grid, Tab to everything else, Ctrl+Enter confirms."""

    def key(self, name: str) -> None:
        """Presses a key over the board."""
        self.device.key(self.view, name)

    def lift(self) -> None:
        """Presses Space."""
        self.device.key(self.app.play.curtain.button, "space")

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
        """Goes there and presses Enter."""
        if ident[0] == "space":
            self.go_over_grid(int(ident[1]))
        else:
            self.go_to(ident)
        self.key("Return")

    def confirm(self) -> None:
        """Presses Ctrl+Enter."""
        self.key("ctrl+Return")

    def skip(self) -> None:
        """Presses Escape."""
        self.key("Escape")

    def turn(self, turns: int) -> None:
        """Presses R."""
        for _ in range(turns):
            self.key("r")

    def mark(self, ident: Ident) -> None:
        """Goes there by Tab, over the grid by arrows."""
        self.press(ident)

    def go_to(self, ident: Ident) -> None:
        """Moves the focus ring to the piece, the shorter way round."""
        for _ in range(200):
            if self.board.focused == ident:
                return
            order = self.board.focus_order()
            assert ident in order, (ident, order)
            here = order.index(self.board.focused) if self.board.focused in order else -1
            self.key("Tab" if here < order.index(ident) else "shift+Tab")
        raise AssertionError(f"the focus never came to {ident}")


HANDS = {DRAGS: Drags, CLICKS: Clicks, KEYS: Keys}


def begin(app: Cantiere, seats: tuple[str, ...], options: dict[str, str], seed: int) -> None:
    """A match."""
    named = tuple(SeatPlan(NAMES[at], controller, at + 1) for at, controller in enumerate(seats))
    rules = {"bonus": "own", "ask": "on", **options}
    app.begin(MatchPlan("nine_blocks", "standard", named, rules, seed=seed, free_undo=False))


def play_match(hand: Hand, seed: int) -> tuple[bytes, bytes]:
    """Plays to the end, persons careless: the record and the lines of their decisions."""
    table, match = hand.app.controller, hand.match
    dice = random.Random(seed)
    lines: list[bytes] = []
    while match.outcome is None:
        # Persons take their time: computer players are always first.
        until(lambda: match.outcome is not None or (hand.ready() and persons_turn(match)), 60)
        if match.outcome is not None:
            break
        seat = table.front.target
        assert seat in match.waiting
        wanted = careless(match.state, seat, dice)
        hand.play(seat, wanted)
        lines.append(write_decision(seat, wanted))
    assert hand.app.sentences == [], hand.app.sentences
    return table.record(), b"".join(lines)


def persons_turn(match: Any) -> bool:
    """Whether a person decides next."""
    return all(match.seats[seat].controller == PERSON for seat in match.waiting)


def main() -> int:
    """Runs the script; gives the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--input", choices=tuple(HANDS), required=True)
    parser.add_argument("--seats", required=True)
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    QApplication([])
    on_x = os.environ.get("QT_QPA_PLATFORM") == "xcb"
    # On a real screen the curtain's half second is a real one.
    app = make_app(asked.folder / "home", clock=time.monotonic if on_x else None)
    app.settings.override("window", {"x": 0, "y": 0, "width": 1600, "height": 1000})
    started(app)
    until(app.window.isVisible)
    hand = HANDS[asked.input](app, XTool(app.window) if on_x else TestEvents())
    hand.patience = 0.6 if on_x else 0.0
    options = dict(pair.split("=") for pair in asked.options.split(",") if pair)
    begin(app, tuple(asked.seats.split(",")), options, asked.seed)
    record, lines = play_match(hand, asked.seed)
    (asked.folder / "match.cantiere").write_bytes(record)
    (asked.folder / "decisions.jsonl").write_bytes(lines)
    app.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
