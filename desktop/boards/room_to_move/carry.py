"""Carrying on the board of Room to Move: pieces of the card, face-down cards and tokens follow the pointer."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.room_to_move.layout import CARD, UNITS
from desktop.boards.room_to_move.marks import Ghost, GhostState
from desktop.boards.room_to_move.prompts import square_name
from desktop.boards.room_to_move.states import MIRROR_AT, NONE, Held, Sketch, option_of, tokens_of
from desktop.boards.room_to_move.tray import CardGhost, TokenGhost, option_rect
from desktop.boards.room_to_move.work import Work
from desktop.texts.scenarios import piece_title
from engine.games.room_to_move.actions import Idea, Place
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import WIDTH, squares_in

translate = QCoreApplication.translate
AWAY = QPointF(-8, -15)
"""The ghost is lifted off its target, so that the squares under it are to be seen."""
NOTCH = math.log(1.12)
"""So far the wheel turns for a quarter turn of the piece."""
QUARTER = 45.0
"""So many degrees two fingers turn for a quarter turn."""


class Carrying(Work):
    """The ``Carrier`` of the board's gesture."""

    ghost: Ghost
    token_ghost: TokenGhost
    card_ghost: CardGhost
    grabbed: Ident | None = None
    spun = 0.0
    twisted = 0.0
    pointer: QPointF = QPointF()

    # What can be taken up

    def slot_of(self, ident: Ident) -> int | None:
        """The slot of what pressing or dragging ``ident`` takes up, None if nothing."""
        now = self.situation
        if now is None or not now.draws:
            return None
        if ident[0] == "option":
            return self.next_slot(int(ident[1]))
        if ident[0] == "drawn":
            return self.slot_drawn(int(ident[1]))
        return None

    def next_slot(self, option: int) -> int | None:
        """The next slot of an option that is not drawn yet; else one that is."""
        sketch = self.draft.sketch
        own = [slot for slot in range(len(self.slots)) if option_of(self.slots, sketch, slot) == option]
        for wanted in (
            [slot for slot in own if sketch.place_of(slot) is None and slot not in sketch.left],
            [slot for slot in own if sketch.place_of(slot) is None],
            own,
        ):
            if wanted:
                return wanted[0]
        return None

    def slot_drawn(self, place: int) -> int | None:
        """The slot of a piece on the sheet, None if it is not one of the sketch."""
        now = self.now
        drawn = [pair for pair in now.sketch.drawn if now.held is None or pair[0] != now.held.slot]
        at = place - (len(now.sheet.placed) - now.drafted)
        return drawn[at][0] if now.mine and 0 <= at < min(len(drawn), now.drafted) else None

    def take(self, slot: int, *, carried: bool) -> None:
        """Takes the piece of a slot into the hand as it lies, or as it is on the card."""
        lies = self.draft.sketch.place_of(slot)
        before = self.held
        if lies is not None:
            held = Held(slot, lies.turns, lies.mirror)
        elif before is not None and before.slot == slot:
            held = before
        else:
            held = Held(slot, *self.turned_on_card(slot))
        self.held = replace(held, carried=carried, parked=False)
        self.aim = lies.anchor if lies is not None else None
        self.verdict = None
        self.asked = ""
        self.hinted = None

    def turned_on_card(self, slot: int) -> tuple[int, bool]:
        """How an option was turned when it was last in the hand."""
        turns, mirror = self.turned.get(self.piece_index(slot), (0, False))
        return turns, mirror and self.may_mirror(slot)

    # The gesture

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes something up."""
        self.motion.finish()
        now = self.situation
        if now is None or self.busy:
            return False
        if source[0] in ("sheet", "edge", "tile"):
            return self.lift_from_sheet(at)
        if source[0] == "small" and now.works and now.phase is Phase.CARD:
            return self.lift_card(source, at)
        if (source[0] == "token" or source[0] == "option") and now.works and now.phase is Phase.TOKENS:
            return self.lift_token(source, at)
        slot = self.slot_of(source)
        if slot is None:
            return False
        self.grabbed = source
        self.set_hovered(None)
        self.take(slot, carried=True)
        self.pointer = QPointF(*at)
        self.refresh()
        self.follow(at)
        self.draft_changed.emit()
        return True

    def lift_from_sheet(self, at: Point) -> bool:
        """A piece that waits on the sheet is carried on; else a part may begin a stroke."""
        point = self.board_point(at)
        if point is None:
            return False
        if self.held is not None:
            if not self.held.parked or not self.over_footprint(point):
                return False
            self.held = replace(self.held, parked=False, carried=True)
            self.grabbed = ("sheet",)
            self.refresh()
            self.follow(at)
            return True
        start = self.board_point(self.gesture.start) or point
        self.stroke = next((part for part in self.parts if part.carry(start)), None)
        if self.stroke is not None:
            self.grabbed = ("sheet",)
            self.stroke.aim(at)
        return self.stroke is not None

    def lift_card(self, source: Ident, at: Point) -> bool:
        """A face-down card follows the pointer."""
        state = self.pieces[source].state
        if state is None or not self.pieces[source].active:
            return False
        self.grabbed = source
        self.card_ghost.put(state.number)
        self.card_ghost.setPos(QPointF(*at) + AWAY)
        self.card_ghost.show()
        self.refresh()
        return True

    def lift_token(self, source: Ident, at: Point) -> bool:
        """A token follows the pointer: a loose one, or one of an option."""
        tokens = self.draft.sketch.tokens
        if source[0] == "option" and not tokens[int(source[1])]:
            return False
        self.grabbed = source
        self.token_ghost.setPos(*at)
        self.token_ghost.show()
        self.refresh()
        return True

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do."""
        self.pointer = QPointF(*at)
        if self.stroke is not None:
            self.stroke.aim(at)
        elif self.card_ghost.isVisible():
            self.card_ghost.setPos(QPointF(*at) + AWAY)
        elif self.token_ghost.isVisible():
            self.token_ghost.setPos(*at)
        elif self.held is not None:
            self.follow(at)

    def follow(self, at: Point) -> None:
        """The held piece follows the pointer; its target is worked out anew when it comes to another square."""
        held = self.held
        if held is None:
            return
        self.pointer = QPointF(*at)
        point = self.board_point(at)
        self.carry_ghost(at)
        anchor = None if point is None else self.anchor_at(held, point)
        if anchor != self.aim or (anchor is not None and self.verdict is None):
            self.set_aim(anchor)
        else:
            self.place_handles()

    def carry_ghost(self, at: Point) -> None:
        """Shows the ghost at a point of the scene."""
        held = self.held
        assert held is not None
        scale = self.camera.scale() if self.camera is not None else 1.0
        self.ghost.carry(GhostState(self.piece_index(held.slot), held.turns, held.mirror, UNITS * scale))
        self.ghost.setPos(QPointF(*at) + AWAY)
        self.ghost.setOpacity(1)
        self.ghost.show()

    def anchor_at(self, held: Held, point: QPointF) -> int | None:
        """The anchor where the middle of the piece is nearest to a point of the board, None off the sheet."""
        shape = self.shape(held)
        if not (-UNITS / 2 <= point.x() <= (WIDTH + 0.5) * UNITS and -UNITS / 2 <= point.y() <= (WIDTH + 0.5) * UNITS):
            return None
        column = min(max(0, round(point.x() / UNITS - shape.width / 2)), WIDTH - shape.width)
        row = min(max(0, round(point.y() / UNITS - shape.height / 2)), WIDTH - shape.height)
        return WIDTH * row + column

    def set_aim(self, anchor: int | None) -> None:
        """Moves the target and judges it."""
        self.aim = anchor
        self.verdict = None if anchor is None or self.held is None else self.judge(self.held, anchor)
        self.show_aim()

    def drop(self, at: Point) -> None:
        """Draws what is dropped, if the rules let it; refused it waits on the sheet, off the sheet it flies home."""
        if self.stroke is not None:
            stroke, self.stroke = self.stroke, None
            stroke.drop(at)
            return
        if self.card_ghost.isVisible():
            self.drop_card(at)
            return
        if self.token_ghost.isVisible():
            self.drop_token(at)
            return
        held, anchor = self.held, self.aim
        if held is None:
            self.ghost.hide()
            return
        if anchor is None or self.board_point(at) is None:
            self.fly_home()
            self.let_go()
            return
        self.ghost.hide()
        self.lay(anchor)

    def drop_card(self, at: Point) -> None:
        """Turns a card that is dropped on the place of the present card."""
        number = self.card_ghost.state
        self.card_ghost.hide()
        self.grabbed = None
        if CARD.adjusted(-20, -30, 20, 20).contains(QPointF(*at)):
            self.commit(Sketch(chosen=int(number)))
            self.primary()
        else:
            self.refresh()

    def drop_token(self, at: Point) -> None:
        """Lays a token on the option under the pointer; off both it is loose again."""
        source = self.grabbed
        self.token_ghost.hide()
        self.grabbed = None
        tokens = list(self.draft.sketch.tokens)
        if source is not None and source[0] == "option":
            tokens[int(source[1])] -= 1
        for option in (0, 1):
            if option_rect(option).contains(QPointF(*at)):
                tokens[option] += 1
        if sum(tokens) <= tokens_of(self.now.house, self.seen):
            self.commit(replace(self.draft.sketch, tokens=(tokens[0], tokens[1])))
        else:
            self.refresh()

    def lay(self, anchor: int) -> None:
        """Draws the held piece: refused with a reason, or taken into the sketch."""
        held = self.held
        assert held is not None
        verdict = self.judge(held, anchor)
        if verdict.refusal is not None:
            self.held = replace(held, parked=True, carried=False)
            self.aim, self.verdict = anchor, verdict
            self.refresh()
            self.said.emit(self.reason(verdict.refusal))
            self.draft_changed.emit()
            return
        option = option_of(self.slots, self.draft.sketch, held.slot)
        self.turned[self.piece_index(held.slot)] = (held.turns, held.mirror)
        made = self.draft.sketch.with_place(held.slot, Place(option, anchor, held.turns, held.mirror))
        words = translate("RoomToMoveBoard", "%1 is drawn at %2.")
        words = words.replace("%1", piece_title(self.piece_index(held.slot))).replace("%2", square_name(anchor))
        self.let_go(show=False)
        self.commit(made, words)
        self.part_added()

    def put_back(self, reason: str) -> None:
        """Ends carrying without any effect; with a second finger the piece waits on the sheet."""
        if self.stroke is not None:
            stroke, self.stroke = self.stroke, None
            stroke.drop(None)
            return
        if self.card_ghost.isVisible() or self.token_ghost.isVisible():
            self.card_ghost.hide()
            self.token_ghost.hide()
            self.grabbed = None
            self.refresh()
            return
        if reason == "second finger" and self.held is not None:
            self.park(self.aim)
            return
        self.fly_home()
        self.let_go()

    def let_go(self, *, show: bool = True) -> None:
        """Ends holding; what lay on the sheet lies there again."""
        if self.held is not None:
            self.turned[self.piece_index(self.held.slot)] = (self.held.turns, self.held.mirror)
        self.held, self.aim, self.verdict, self.grabbed, self.asked = None, None, None, None, ""
        self.twisted = 0.0
        if not self.motion.running:
            self.ghost.hide()
        if show:
            self.refresh()
            self.draft_changed.emit()

    def fly_home(self) -> None:
        """The ghost flies back to where it was taken up."""
        if not self.ghost.isVisible():
            return
        start = home = self.ghost.pos()
        if self.grabbed is not None and self.grabbed in self.pieces and self.grabbed[0] != "sheet":
            home = self.centre_of(self.grabbed)

        def step(share: float) -> None:
            self.ghost.setPos(start + (home - start) * share)
            self.ghost.setOpacity(1 - 0.7 * share)

        self.motion.run(200, step, self.ghost.hide)

    # On the sheet

    def park(self, anchor: int | None) -> None:
        """The held piece waits on the sheet, at a given anchor or where it fits near the middle of the house."""
        held = self.held
        if held is None:
            return
        self.held = held = replace(held, parked=True, carried=False)
        self.ghost.hide()
        self.situation = self.look_at_work()
        self.aim = anchor if anchor is not None else self.first_place(held)
        self.verdict = self.judge(held, self.aim)
        self.refresh()
        self.draft_changed.emit()

    def first_place(self, held: Held) -> int:
        """The legal anchor that is nearest to the middle of the house, else the middle itself."""
        shape, inside = self.shape(held), self.now.scenario.inside
        squares = tuple(squares_in(inside))
        column = sum(square % WIDTH for square in squares) / len(squares) - (shape.width - 1) / 2
        row = sum(square // WIDTH for square in squares) / len(squares) - (shape.height - 1) / 2
        legal = self.legal_of(held)
        places = tuple(squares_in(legal or shape.room))
        return min(places, key=lambda at: (abs(at % WIDTH - column) + abs(at // WIDTH - row), at))

    def legal_of(self, held: Held) -> int:
        """The legal anchors of the held piece as it is turned; 0 without that aid."""
        masks = self.now.anchors
        return masks[held.turns + (MIRROR_AT if held.mirror else 0)] if masks else 0

    def over_footprint(self, point: QPointF) -> bool:
        """Whether a point of the board lies on the piece that waits there."""
        if self.held is None or self.aim is None:
            return False
        shape = self.shape(self.held)
        x, y = self.aim % WIDTH * UNITS, self.aim // WIDTH * UNITS
        return QRectF(x, y, shape.width * UNITS, shape.height * UNITS).contains(point)

    def turn(self, quarters: int) -> None:
        """Turns the held piece clockwise about its middle."""
        held = self.held
        if held is None:
            return
        before = self.shape(held)
        self.held = held = replace(held, turns=(held.turns + quarters) % 4)
        after = self.shape(held)
        if self.aim is not None and not self.ghost.isVisible():
            middle = (self.aim % WIDTH + before.width / 2, self.aim // WIDTH + before.height / 2)
            column = min(max(0, math.floor(middle[0] - after.width / 2)), WIDTH - after.width)
            row = min(max(0, math.floor(middle[1] - after.height / 2)), WIDTH - after.height)
            self.aim = WIDTH * row + column
        self.changed_in_hand()

    def mirror(self) -> None:
        """Mirrors the held piece with the bright idea, or turns it back."""
        held = self.held
        if held is None or not (held.mirror or self.may_mirror(held.slot)):
            if held is not None:
                self.said.emit(self.why_no_mirror(held.slot))
            return
        self.held = replace(held, mirror=not held.mirror)
        self.changed_in_hand()

    def changed_in_hand(self) -> None:
        """Shows the held piece as it is turned now."""
        assert self.held is not None
        self.situation = self.look_at_work()
        if self.ghost.isVisible():
            at = (self.pointer.x(), self.pointer.y())
            point = self.board_point(at)
            self.aim = None if point is None else self.anchor_at(self.held, point)
            self.carry_ghost(at)
        self.verdict = None if self.aim is None else self.judge(self.held, self.aim)
        self.refresh()
        self.draft_changed.emit()

    def may_mirror(self, slot: int) -> bool:
        """Whether the bright idea may mirror the piece of a slot."""
        sketch, now = self.draft.sketch, self.now
        free = now.base.idea is Idea.NONE and sketch.swapped == NONE and sketch.mirrored in (NONE, slot)
        return free and self.piece(slot).mirrors

    def why_no_mirror(self, slot: int) -> str:
        """Why a piece cannot be mirrored."""
        if self.now.base.idea is not Idea.NONE:
            return translate("RoomToMoveBoard", "The bright idea is used.")
        if not self.piece(slot).mirrors:
            return translate("RoomToMoveBoard", "Mirroring changes nothing on this piece.")
        return translate("RoomToMoveBoard", "The bright idea is for one piece of the card only.")

    def spin(self, factor: float) -> None:
        """The wheel turns the held piece, notch by notch."""
        self.spun += math.log(max(factor, 1e-6))
        if abs(self.spun) >= NOTCH:
            self.turn(-1 if self.spun > 0 else 1)
            self.spun = 0.0

    def twist(self, degrees: float) -> None:
        """Two fingers turn the held piece."""
        self.twisted += degrees
        while abs(self.twisted) >= QUARTER:
            way = 1 if self.twisted > 0 else -1
            self.twisted -= 90 * way
            self.turn(way)

    # What showing and playing offer

    asked = ""
    turned: dict[int, tuple[int, bool]]

    def show_aim(self) -> None:
        """Shows the target and what is said of it."""
        raise NotImplementedError

    def place_handles(self) -> None:
        """Puts the handles beside what is held."""
        raise NotImplementedError

    def commit(self, sketch: Sketch, words: str = "") -> None:
        """Takes a sketch as the one in work."""
        raise NotImplementedError
