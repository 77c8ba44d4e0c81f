"""Hands that play Common Ground on the real board by mouse, every gesture dragged: a script, and what tests call.

    python tests/desktop/common_ground_hands.py --options children=on,open_table=on --seats N --seed N DIR

On an X server the events are those of real devices (xdotool). DIR gets match.cantiere and a picture of every part of a
round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE)]

import hands  # noqa: E402
from app_samples import until, wait  # noqa: E402
from hand_matches import Course, open_program  # noqa: E402
from hands import Device, XTool  # noqa: E402

from desktop.app import Cantiere  # noqa: E402
from desktop.boards.common_ground.board import CommonGroundBoard  # noqa: E402
from desktop.table.plan import PERSON  # noqa: E402
from engine.games.common_ground.actions import Lay, LayBonus, Propose, SealPlan, SetCones, ShowPlaces  # noqa: E402
from engine.players.levels import player  # noqa: E402

ALL = range(1, 7)


class Hand(hands.Hand):
    """One mouse for all seats. ``shoot`` is called with a name before every button that ends something."""

    kind = CommonGroundBoard

    def __init__(self, app: Cantiere, device: Device, shoot: Callable[[str], None] | None = None) -> None:
        super().__init__(app, device)
        self.shoot = shoot or (lambda _: None)
        self.seals = 0
        self.rounds: Container[int] = ALL
        """The rounds that are played by hand; in the others what was decided is submitted."""

    def seal(self, name: str) -> None:
        """Presses the primary button; the next part begins."""
        acts = len(self.match.acts)
        self.shoot(name)
        self.press(("seal",))
        self.seals += 1
        assert len(self.match.acts) == acts + 1, name
        until(lambda: not self.board.revealing, 20)

    # What is played

    def decide(self, seat: int) -> Any:
        """What a beginner would do on a seat."""
        match = self.match
        return player(match.game, "beginner").decide(match.view(seat), seat, match.thinking(seat)).action

    def play_part(self) -> None:
        """Plays the next part of the round."""
        self.open_curtain()
        match, state = self.match, self.match.state
        if state.round not in self.rounds:
            self.submit()
            return
        if match.game.together(state):
            self.guess()
            return
        assert self.app.controller.seat == match.waiting[0]
        action = self.decide(match.waiting[0])
        name = f"{state.round}_{state.phase}"
        match action:
            case SetCones():
                for colour, cell in enumerate(action.cells):
                    self.carry(("supply", colour), ("cell", cell))
            case ShowPlaces():
                self.turn_faces(action.faces)
            case SealPlan():
                self.turn_faces(action.faces)
                for place, cone in enumerate(action.matching):
                    self.carry(("place", place), ("card", cone))
            case Lay():
                self.carry(("place", state.loose.index(action.piece)), ("cell", action.cell))
            case LayBonus():
                self.carry(("bonus",), ("cell", action.cell))
                while self.board.draft.sketch.closed != action.closed:
                    self.press(("turn", 1))
        self.seal(name)

    def submit(self) -> None:
        """Lets the rules play the next part of the round, without a hand."""
        match, table = self.match, self.app.controller
        if match.game.together(match.state):
            for seat, action in reversed(self.guesses().items()):
                assert table.submit(action, seat) is None
        else:
            assert table.submit(self.decide(match.waiting[0])) is None
        until(lambda: not self.board.revealing, 20)

    def guesses(self) -> dict[int, Any]:
        """What the guessers mean, the deputy first."""
        state = self.match.state
        return {
            seat: self.decide(seat) for seat in ((state.mayor + step) % state.seats for step in range(1, state.seats))
        }

    def turn_faces(self, faces: tuple[int | None, ...]) -> None:
        """Turns the drawn tiles over that lie on the other face."""
        for place, face in enumerate(faces):
            if self.board.draft.sketch.faces[place] != face:
                self.press(("face", place))

    def lay_out(self, matching: tuple[int | None, ...]) -> None:
        """Drags the site tiles to the places."""
        for place, cone in enumerate(matching):
            if self.board.draft.sketch.matching[place] != cone:
                self.carry(("site", cone), ("slot", place))  # type: ignore[arg-type]

    def guess(self) -> None:
        """Every guesser takes the site tiles in its hand and proposes; all agree with the deputy, who seals."""
        state = self.match.state
        wanted = self.guesses()
        guessers = list(wanted)
        for seat in reversed(guessers):
            if len(guessers) > 1:
                self.press(("seat", seat))
            action = wanted[seat]
            self.lay_out(action.matching)
            if isinstance(action, Propose):
                self.press(("propose", seat))
                assert self.match.state.proposals[seat] == action.matching
        for seat in guessers:
            self.press(("tick", seat))
        assert set(self.board.ticked()) == set(guessers)
        self.seal(f"{state.round}_group")


def begin(app: Cantiere, seats: int, seed: int, options: dict[str, str]) -> None:
    """A match of persons."""
    Course("common_ground", (PERSON,) * seats, seed, options).begin(app)


def play_match(hand: Hand) -> None:
    """Plays to the end."""
    for _ in range(120):
        if hand.match.outcome is not None:
            return
        hand.play_part()
    raise AssertionError("the match never ended")


def main() -> int:
    """Runs the script; gives the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--options", default="")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--size", default="1600x1000")
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    wide, high = map(int, asked.size.split("x"))
    app, device = open_program(asked.folder, (wide, high))

    def shoot(name: str) -> None:
        wait(30)
        app.window.grab().save(str(asked.folder / f"{hand.seals:02d}_{name}.png"))

    hand = Hand(app, device, shoot)
    hand.patience = 0.6 if isinstance(device, XTool) else 0.0
    options = dict(pair.split("=") for pair in asked.options.split(",") if pair)
    begin(app, asked.seats, asked.seed, {"children": "off", "open_table": "off", **options})
    play_match(hand)
    wait(200)
    shoot("result")
    assert app.sentences == [], app.sentences
    (asked.folder / "match.cantiere").write_bytes(app.controller.record())
    app.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
