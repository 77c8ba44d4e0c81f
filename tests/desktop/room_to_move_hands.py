"""Hands that play Room to Move on the real board by drags, by clicks or by keys; a script as well, see
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
import msgspec  # noqa: E402
from app_samples import until  # noqa: E402
from hands import CLICKS, DRAGS, KEYS, ByKeys  # noqa: E402
from PySide6.QtCore import QPoint, QPointF  # noqa: E402

from desktop.boards.common.pieces import Ident  # noqa: E402
from desktop.boards.room_to_move.board import RoomToMoveBoard  # noqa: E402
from desktop.boards.room_to_move.edges import stepped, turned_over  # noqa: E402
from desktop.boards.room_to_move.layout import CARD, UNITS, corner  # noqa: E402
from desktop.boards.room_to_move.states import tokens_of  # noqa: E402
from engine.games.room_to_move.actions import (  # noqa: E402
    NO_DOOR,
    AssignTokens,
    CloseRoom,
    DrawCard,
    Finish,
    Idea,
    LeaveOpen,
    Marks,
    Place,
    TurnCard,
    TurnRoom,
)
from engine.geometry.squares import squares_in  # noqa: E402
from engine.players.levels import player  # noqa: E402

TOOL_KEYS = {"door": "d", "area": "p", "window": "n", "front": "f"}


class Hand(hands.Hand):
    """Plays for all persons with a mouse. Subclasses know other ways to do the same."""

    kind = RoomToMoveBoard

    quick = frozenset({"option"})

    def middle(self, place: Place) -> QPoint:
        """Where a piece is put down so that it lies at a place."""
        board = self.board
        shape = board.shape(board.held)
        at = corner(place.anchor) + QPointF(shape.width * UNITS / 2, shape.height * UNITS / 2)
        return self.view.mapFromScene(board.root.mapToScene(at))

    def play(self, seat: int, action: Any) -> None:
        """Plays an action for a seat."""
        until(lambda: self.app.controller.seat == seat, 20)
        acts = len(self.match.acts)
        match action:
            case TurnRoom(room=room):
                self.turn(("choice", room))
            case TurnCard(number=number):
                cards = self.board.now.scenario.rooms[self.board.seen.room].cards
                self.turn(("small", next(place for place, card in enumerate(cards) if card[0] == number)))
            case AssignTokens(first=first):
                for option, count in ((0, first), (1, tokens_of(self.board.now.house, self.board.seen) - first)):
                    while self.board.draft.sketch.tokens[option] < count:
                        self.lay_token(option)
                self.confirm()
            case DrawCard():
                self.draw_card(action)
            case CloseRoom():
                self.close(action)
            case LeaveOpen():
                self.press(("close", "leave"))
                if len(self.match.acts) == acts:
                    self.press(("close", "no"))
            case Finish(marks=marks):
                self.mark(marks)
                self.confirm()
                if len(self.match.acts) == acts:
                    self.press(("close", "no"))
        assert len(self.match.acts) > acts, (action, self.board.draft.sketch, self.board.hint_words())

    def draw_card(self, action: DrawCard) -> None:
        """Draws the pieces of a card."""
        for place in action.places:
            if action.idea is Idea.SWAP and self.board.draft.sketch.swapped < 0:
                have = self.board.slots.count(place.option)
                if sum(other.option == place.option for other in action.places) > have:
                    self.press(("idea_swap",))
            self.draw(place)
        self.mark(action.marks)
        assert self.board.action() == action, (self.board.action(), action)
        acts = len(self.match.acts)
        self.confirm()
        if len(self.match.acts) == acts:
            assert self.board.asked == "left"
            self.confirm()

    def close(self, action: CloseRoom) -> None:
        """Closes the room: an outline that is proposed, else squares painted; the door on its side."""
        closing = self.part("Closing")
        offers = [offer.area for offer in closing.offers()]
        if action.area in offers:
            for _ in range(1 + offers.index(action.area)):
                self.press(("close", "outline"))
        if closing.stand.area != action.area:
            self.take("area")
            for square in squares_in(closing.base_area() ^ action.area):
                self.press(("tile", square))
            self.put_away("area")
        if action.door not in (NO_DOOR, closing.stand.door):
            if self.part("WallTools").edge_tool.value != "door":
                self.take("door")
            self.press(("edge", action.door))
        self.mark(action.marks)
        assert self.board.action() == action, (self.board.action(), action)
        self.confirm()

    def mark(self, marks: Marks | None) -> None:
        """Draws front door and windows."""
        if marks is None:
            return
        have = self.part("WallTools").marks
        if marks.front != have.front:
            self.take("front")
            self.press(("edge", marks.front[0]))
        for window in sorted(set(marks.windows) ^ set(self.part("WallTools").marks.windows)):
            if self.part("WallTools").tool.value != "window":
                self.take("window")
            self.press(("edge", window))
        assert self.part("WallTools").marks == marks, (self.part("WallTools").marks, marks)

    # What hands do in their own way: clicks

    def turn(self, ident: Ident) -> None:
        """Turns a card over."""
        self.press(ident)
        self.confirm()

    def lay_token(self, option: int) -> None:
        """Lays a token on an option."""
        self.press(("option", option))

    def draw(self, place: Place) -> None:
        """Takes the piece from its card, turns it there, puts it down."""
        option = place.option
        source = option if self.board.draft.sketch.swapped < 0 or self.has_open(option) else 1 - option
        self.press(("option", source))
        held = self.board.held
        assert held is not None
        while self.board.held.turns != place.turns:
            self.press(("option", source))
        if self.board.held.mirror != place.mirror:
            self.press(("idea_mirror",))
        self.device.click(self.view.viewport(), self.middle(place))

    def has_open(self, option: int) -> bool:
        """Whether a piece of an option is still to be drawn."""
        slot = self.board.next_slot(option)
        return slot is not None and self.board.draft.sketch.place_of(slot) is None

    def take(self, tool: str) -> None:
        """Takes a tool."""
        self.press(("tool", tool))

    def put_away(self, tool: str) -> None:
        """Puts a tool away."""
        self.press(("tool", tool))

    def skip(self) -> None:
        """Skips what is shown."""
        self.device.click(self.view.viewport(), self.view.mapFromScene(QPointF(700, 64)))


class Drags(Hand):
    """Drags whatever can be dragged; turns by the keys while dragging would be held."""

    def turn(self, ident: Ident) -> None:
        """Drags a face-down card to its place; room cards are clicked."""
        if ident[0] == "choice":
            super().turn(ident)
            return
        self.carry(ident, CARD.center())

    def lay_token(self, option: int) -> None:
        """Drags a loose token to an option."""
        board = self.board
        token = next(i for i, piece in board.pieces.items() if i[0] == "token" and piece.isVisible())
        self.carry(token, ("option", option))

    def draw(self, place: Place) -> None:
        """Turns the piece on its card, lets go, drags it onto the sheet."""
        option = place.option
        self.press(("option", option))
        while self.board.held.turns != place.turns:
            self.device.key(self.view, "e")
        if self.board.held.mirror != place.mirror:
            self.device.key(self.view, "m")
        end = self.middle(place)
        self.device.key(self.view, "Escape")
        self.device.drag(self.view.viewport(), self.spot(("option", option)), end)


class Keys(ByKeys, Hand):
    """Keyboard only: digits, letters, arrows, Tab; Ctrl+Enter confirms."""

    def go_to(self, ident: Ident) -> None:
        """Moves the focus ring to the piece, the shorter way round; over sides and squares by arrows."""
        for _ in range(300):
            focused = self.board.focused
            if focused == ident:
                return
            if focused is not None and focused[0] == ident[0] and ident[0] in ("edge", "tile"):
                self.step_towards(ident)
                continue
            order = self.board.focus_order()
            goal = ident if ident in order else next(i for i in order if i[0] == ident[0])
            here = order.index(focused) if focused in order else -1
            self.key("Tab" if here < order.index(goal) else "shift+Tab")
        raise AssertionError(f"the focus never came to {ident}")

    def step_towards(self, ident: Ident) -> None:
        """One arrow, or R between sides that lie and sides that stand: whichever comes nearest in the end."""
        if not hasattr(self, "plan") or self.plan[0] != ident or not self.plan[1]:
            self.plan = (ident, self.way(ident))
        self.key(self.plan[1].pop(0))

    def way(self, ident: Ident) -> list[str]:
        """The keys from the focused side or square to another one."""
        arrows = {"Right": (1, 0), "Left": (-1, 0), "Down": (0, 1), "Up": (0, -1)}
        start = int(self.board.focused[1])
        seen: dict[int, list[str]] = {start: []}
        queue = [start]
        while queue:
            here = queue.pop(0)
            if here == ident[1]:
                return seen[here]
            for name, (dx, dy) in arrows.items():
                if ident[0] == "edge":
                    there = stepped(here, dx, dy, self.part("WallTools").placed)
                else:
                    there = self.part("Closing").next_tile(here, dx, dy)
                if there not in seen:
                    seen[there] = [*seen[here], name]
                    queue.append(there)
            if ident[0] == "edge":
                there = turned_over(here, self.part("WallTools").placed)
                if there not in seen:
                    seen[there] = [*seen[here], "r"]
                    queue.append(there)
        raise AssertionError(f"no way by arrows to {ident}")

    def press(self, ident: Ident) -> None:
        """Goes there and presses Enter; outlines come by a letter."""
        if ident == ("close", "outline"):
            self.key("o")
        else:
            super().press(ident)

    def turn(self, ident: Ident) -> None:
        """A digit chooses, Ctrl+Enter turns."""
        self.key(str(int(ident[1]) + 1))
        self.confirm()

    def lay_token(self, option: int) -> None:
        """A digit."""
        self.key(str(option + 1))

    def draw(self, place: Place) -> None:
        """Digit, turning, Tab over the legal places, Enter."""
        source = place.option
        if self.board.draft.sketch.swapped >= 0 and not self.has_open(source):
            source = 1 - source
        self.key(str(source + 1))
        while self.board.held.turns != place.turns:
            self.key("e")
        if self.board.held.mirror != place.mirror:
            self.key("m")
        for _ in range(260):
            if self.board.aim == place.anchor:
                break
            self.key("Tab" if self.board.aim is None or self.board.aim < place.anchor else "shift+Tab")
        assert self.board.aim == place.anchor, (self.board.aim, place)
        self.key("Return")

    def take(self, tool: str) -> None:
        """A letter."""
        self.key(TOOL_KEYS[tool])

    def put_away(self, tool: str) -> None:
        """The letter again."""
        self.key(TOOL_KEYS[tool])

    def skip(self) -> None:
        """Presses Escape."""
        self.key("Escape")


HANDS = {DRAGS: Drags, CLICKS: Hand, KEYS: Keys}


def decide(_: int = 0) -> hand_matches.Decide:
    """A beginner decides for the persons."""

    def wanted(match: Any, seat: int) -> Any:
        mind = player(match.game, "beginner")
        action = mind.decide(match.view(seat), seat, match.thinking(seat)).action
        if getattr(action, "marks", None) == match.state.sheets[seat].marks:
            # Drawing again what is there already is no gesture of a hand.
            return msgspec.structs.replace(action, marks=None)
        return action

    return wanted


if __name__ == "__main__":
    sys.exit(hand_matches.main("room_to_move", HANDS, decide))
