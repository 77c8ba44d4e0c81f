"""Hands that play After the Quake on the real board by drags, by clicks or by keys: a script, and what tests call.

    python tests/desktop/after_the_quake_hands.py --input drags|clicks|keys --seats LEVEL,... --options k=v,... --seed N
        DIR

On an X server the events are those of real devices (xdotool). DIR gets match.cantiere and decisions.jsonl.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

from app_samples import NAMES, make_app, started, until, wait  # noqa: E402
from hands import Device, TestEvents, XTool  # noqa: E402
from PySide6.QtCore import QPoint, QPointF  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from desktop.app import Cantiere  # noqa: E402
from desktop.boards.after_the_quake.board import AfterTheQuakeBoard  # noqa: E402
from desktop.boards.common.pieces import Ident  # noqa: E402
from desktop.table.plan import PERSON, MatchPlan, SeatPlan  # noqa: E402
from engine.core.chance import Chance  # noqa: E402
from engine.decisions import write_decision  # noqa: E402
from engine.games.after_the_quake.actions import MONEY, Act, Build, Discard, TakeBonus, TakeIncome  # noqa: E402

SHARES = (0.5, 0.25, 0.75, 0.1, 0.9)
DRAGS, CLICKS, KEYS = "drags", "clicks", "keys"


class Clicks:
    """Plays for all persons, by clicks only."""

    def __init__(self, app: Cantiere, device: Device) -> None:
        self.app, self.device = app, device
        self.patience = 0.0

    @property
    def board(self) -> AfterTheQuakeBoard:
        """The board on the table."""
        board = self.app.play.board
        assert isinstance(board, AfterTheQuakeBoard)
        return board

    @property
    def match(self) -> Any:
        """The match on the table."""
        return self.app.controller.match

    @property
    def view(self) -> Any:
        """The widget that shows the board."""
        return self.app.play.view

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
            case TakeIncome(space=space):
                self.pawn("income", space)
            case Discard(permit=permit):
                self.press(("hand", self.board.hand.index(permit)))
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

    def lift(self) -> None:
        """Presses the button of the curtain."""
        button = self.app.play.curtain.button
        self.device.click(button, button.rect().center())

    def press(self, ident: Ident) -> None:
        """Clicks the piece."""
        assert self.board.pieces[ident].active, (ident, self.board.draft.sketch)
        assert self.board.pieces[ident].isVisible(), ident
        self.device.click(self.view.viewport(), self.spot(ident))

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

    def confirm(self) -> None:
        """Presses the primary button."""
        self.press(("primary",))


class Drags(Clicks):
    """Drags whatever can be dragged."""

    def carry(self, source: Ident, target: Ident) -> None:
        """Drags a piece to another one."""
        assert self.board.pieces[source].active, source
        self.device.drag(self.view.viewport(), self.spot(source), self.spot(target))

    def pawn(self, kind: str, space: int) -> None:
        """Drags the pawn."""
        self.carry(("pawn",), (kind, space))

    def site(self, space: int) -> None:
        """Drags the building."""
        self.carry(("building",), ("lot", space))

    def offer(self, permit: int) -> None:
        """Drags the permit onto the sheet."""
        self.carry(("hand", self.board.hand.index(permit)), ("sheet",))

    def take(self, kind: str, take: int) -> None:
        """Drags a card of a row into the tray."""
        if take < 0:
            super().take(kind, take)
        else:
            self.carry((kind, take), ("area",))


class Keys(Clicks):
    """Keyboard only: digits for spaces and bonuses, Tab to everything else, Ctrl+Enter confirms."""

    def key(self, name: str) -> None:
        """Presses a key over the board."""
        self.device.key(self.view, name)

    def lift(self) -> None:
        """Presses Space."""
        self.device.key(self.app.play.curtain.button, "space")

    def press(self, ident: Ident) -> None:
        """Presses the digit, or goes there and presses Enter."""
        if ident[0] in ("space", "income", "bonus"):
            self.key(str(int(ident[1]) + 1))
        else:
            self.go_to(ident)
            self.key("Return")

    def confirm(self) -> None:
        """Presses Ctrl+Enter."""
        self.key("ctrl+Return")

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
    """A match; one seat plays against the Committee."""
    named = tuple(SeatPlan(NAMES[at], controller, at + 1) for at, controller in enumerate(seats))
    rules = {"flat_money": "off", "permit_limit": "strict", **options}
    mode = "solo" if len(seats) == 1 else "standard"
    app.begin(MatchPlan("after_the_quake", mode, named, rules, seed=seed, free_undo=False))


def play_match(hand: Clicks, seed: int) -> tuple[bytes, bytes]:
    """Plays to the end, persons by lot: the record and the lines of their decisions."""
    table, match = hand.app.controller, hand.match
    draft = Chance(seed).draft()
    lines: list[bytes] = []
    while match.outcome is None:
        until(lambda: match.outcome is not None or persons_turn(match), 60)
        if match.outcome is not None:
            break
        seat = table.front.target
        assert seat in match.waiting
        wanted = match.game.choices(match.state, seat).sample(draft, "person")
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
