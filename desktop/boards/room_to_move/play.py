"""Pressing on the board of Room to Move: the click form and the keyboard form of every gesture, and what is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, Qt

from desktop.boards.common.gestures import Point
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import ARROWS
from desktop.boards.room_to_move.carry import Carrying
from desktop.boards.room_to_move.layout import WINDOW
from desktop.boards.room_to_move.prompts import square_name
from desktop.boards.room_to_move.states import NONE, Sketch, tokens_of
from desktop.texts.scenarios import piece_title
from engine.core.game import Refusal
from engine.games.room_to_move.actions import Idea
from engine.games.room_to_move.view import Phase
from engine.geometry.squares import WIDTH, squares_in

translate = QCoreApplication.translate
Kept = tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]]


class Play(Carrying):
    """What pressing does, and undo and redo of the sketch."""

    # Pressing

    def ident_at(self, at: Point) -> Ident | None:
        """The id under a point; on the sheet a piece in the hand covers what lies below, and so does the tool of a
        part."""
        found = super().ident_at(at)
        point = self.board_point(at)
        if point is None or (found is not None and found[0] in ("handle", "note", "tag")):
            return found
        if self.held is not None:
            return ("sheet",)
        if found is None and any(part.point_at(point) for part in self.parts):
            return ("sheet",)
        if found is not None and found[0] == "drawn":
            return self.drawn_at(point) or found
        return found

    def repeats(self, at: Point) -> bool:
        """Turning handles and options are pressed quickly one after the other, and dragged right after a press."""
        found = self.ident_at(at)
        return found is not None and found[0] in ("handle", "option") and not self.busy

    def drawn_at(self, point: QPointF) -> Ident | None:
        """The piece whose furniture stands on a point of the board: boxes of pieces may overlap."""
        column, row = int(point.x() // 100), int(point.y() // 100)
        if not (0 <= column < WIDTH and 0 <= row < WIDTH):
            return None
        found = None
        for ident, piece in self.pieces.items():
            if ident[0] == "drawn" and piece.isVisible() and piece.contains_square(WIDTH * row + column):  # type: ignore[attr-defined]
                found = ident if found is None or piece.zValue() > self.pieces[found].zValue() else found
        return found

    def click(self, ident: Ident | None, at: Point) -> None:
        """A press on the sheet belongs to a part with a tool in the hand, or draws what is held."""
        point = self.board_point(at)
        free = point is not None and self.held is None and (ident is None or ident[0] in ("sheet", "drawn"))
        if free and any(part.press_at(point) for part in self.parts):  # type: ignore[arg-type]
            return
        if ident == ("sheet",):
            if self.held is not None and point is not None:
                self.press_sheet(point)
            return
        super().click(ident, at)

    def press_sheet(self, point: QPointF) -> None:
        """Draws the held piece where the sheet is pressed; one that waits there is drawn where it waits."""
        held = self.held
        assert held is not None
        if held.parked and self.aim is not None and self.over_footprint(point):
            self.lay(self.aim)
            return
        anchor = self.anchor_at(held, point)
        if anchor is not None:
            self.ghost.hide()
            self.lay(anchor)

    def activate(self, ident: Ident) -> None:
        """Does what pressing a piece does."""
        now = self.situation
        if now is None:
            return
        self.motion.finish()
        if any(part.press(ident) for part in self.parts):
            return
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 and isinstance(ident[1], int) else 0
        if kind == "primary":
            self.primary()
        elif kind == "leave":
            self.leave_out()
        elif kind == "choice":
            self.choose(number)
        elif kind == "small":
            self.press_card(number)
        elif kind == "option":
            self.press_option(number)
        elif kind == "token":
            self.press_token()
        elif kind == "drawn":
            self.press_drawn(number)
        elif kind == "seat":
            self.press_seat(number)
        elif kind == "handle":
            self.press_handle(str(ident[1]))
        elif kind == "idea_mirror":
            self.press_mirror()
        elif kind == "idea_swap":
            self.press_swap()
        elif kind == "tab":
            self.tab, self.opened = str(ident[1]), NONE
            self.refresh()
        elif kind == "bonus":
            self.open_bonus(number)
        elif kind in ("head", "room", "last"):
            self.said.emit(self.pieces[ident].name)

    def open_bonus(self, number: int) -> None:
        """Writes out what a bonus lacks, where not all rows have room for that."""
        self.tab, self.opened = "bonuses", number
        self.refresh()
        self.said.emit(self.pieces["bonus", number].name)

    def choose(self, number: int) -> None:
        """Chooses the room or the card that is to be turned; what is chosen already is turned."""
        now = self.now
        if not now.works:
            return
        if now.sketch.chosen == number:
            self.primary()
            return
        self.commit(Sketch(chosen=number))

    def press_card(self, place: int) -> None:
        """Chooses a face-down card; an open one only tells what it is."""
        state = self.pieces["small", place].state
        if self.now.works and self.now.phase is Phase.CARD and state is not None and state.state == "shut":
            self.choose(state.number)
        else:
            self.said.emit(self.pieces["small", place].name)

    def press_option(self, option: int) -> None:
        """Lays a token on an option, or takes its piece into the hand."""
        now = self.now
        if now.works and now.phase is Phase.TOKENS:
            self.lay_token(option)
            return
        slot = self.slot_of(("option", option))
        if slot is None:
            self.said.emit(self.pieces["option", option].name)
            return
        if self.held is not None and self.held.slot == slot:
            # The handles flee from a pointer that leads the piece: here it can be turned by clicks alone.
            self.turn(1)
            return
        parked = self.focused is not None or self.finger or self.look.touch
        self.hold(slot, parked=parked)

    def hold(self, slot: int, *, parked: bool) -> None:
        """Takes a piece into the hand: it follows the pointer, or waits on the sheet for keys and handles."""
        self.let_go(show=False)
        self.take(slot, carried=False)
        if parked:
            anchor = self.aim
            self.park(anchor)
        else:
            self.refresh()
        self.said.emit(self.held_words())
        self.draft_changed.emit()

    def held_words(self) -> str:
        """What is said when a piece is taken up."""
        held = self.held
        if held is None:
            return ""
        name = piece_title(self.piece_index(held.slot))
        if not self.now.anchors:
            return translate("RoomToMoveBoard", "%1 in the hand.").replace("%1", name)
        count = self.legal_of(held).bit_count()
        words = translate("RoomToMoveBoard", "%1 in the hand, %n places in this turn.", "", count)
        return words.replace("%1", name)

    def lay_token(self, option: int) -> None:
        """Lays a loose token on an option; without a loose one it comes from the other option."""
        tokens = list(self.draft.sketch.tokens)
        if sum(tokens) == tokens_of(self.now.house, self.seen):
            if not tokens[1 - option]:
                return
            tokens[1 - option] -= 1
        tokens[option] += 1
        self.commit(replace(self.draft.sketch, tokens=(tokens[0], tokens[1])))

    def press_token(self) -> None:
        """Lays a loose token on the option with fewer of them."""
        tokens = self.draft.sketch.tokens
        self.lay_token(0 if tokens[0] <= tokens[1] else 1)

    def press_drawn(self, place: int) -> None:
        """Takes a piece of the sketch up again; others tell what they are."""
        slot = self.slot_of(("drawn", place))
        if slot is None or not self.now.draws:
            self.said.emit(self.pieces["drawn", place].name)
            return
        self.hold(slot, parked=self.focused is not None or self.finger or self.look.touch)

    def press_seat(self, seat: int) -> None:
        """Brings the sheet of a seat to the middle; a person who still has to draw comes to the front with it."""
        view = self.seen
        self.gesture.cancel("view")
        self.let_go(show=False)
        is_person = getattr(self.link, "is_person", lambda _: False)
        waits = view.phase in (Phase.DRAW, Phase.CLOSE, Phase.FINISH) and not view.acted[seat]
        face = getattr(self.link, "face", None)
        if seat == self.link.seat:
            self.shown = None
        elif waits and is_person(seat) and face is not None and self.link.seat is not None:
            self.shown = None
            face(seat)
            return
        else:
            self.shown = seat
        self.refresh()
        self.said.emit(self.prompt_words())
        self.draft_changed.emit()

    def press_handle(self, kind: str) -> None:
        """Turns or mirrors what is held."""
        if kind == "mirror":
            self.mirror()
        else:
            self.turn(1 if kind == "right" else -1)

    # The bright idea

    def idea_slot(self) -> int | None:
        """The slot that Mirror and Swap are about: what is held, else the next one, else the last one drawn."""
        if not self.now.draws:
            return None
        if self.held is not None:
            return self.held.slot
        return self.open_slot(any_slot=True)

    def open_slot(self, *, any_slot: bool = False) -> int | None:
        """The next slot that is neither drawn nor left out."""
        sketch = self.draft.sketch
        for slot in range(len(self.slots)):
            if sketch.place_of(slot) is None and slot not in sketch.left:
                return slot
        return len(self.slots) - 1 if any_slot and self.slots else None

    def press_mirror(self) -> None:
        """Takes a piece up mirrored."""
        slot = self.idea_slot()
        if slot is None:
            return
        if self.held is None:
            self.hold(slot, parked=self.focused is not None or self.finger or self.look.touch)
        self.mirror()

    def press_swap(self) -> None:
        """Draws the other option instead of one piece, or no longer."""
        sketch = self.draft.sketch
        if sketch.swapped != NONE:
            self.let_go(show=False)
            self.commit(replace(sketch.without(sketch.swapped), swapped=NONE))
            return
        slot = self.idea_slot()
        if slot is None or not self.may_swap():
            return
        self.let_go(show=False)
        made = replace(sketch.without(slot), swapped=slot)
        if made.mirrored == slot:
            made = replace(made, mirrored=NONE)
        self.commit(made, translate("RoomToMoveBoard", "The other option is drawn."))

    def may_swap(self) -> bool:
        """Whether the bright idea may swap an option now."""
        sketch, now = self.draft.sketch, self.now
        return now.draws and now.base.idea is Idea.NONE and sketch.mirrored == NONE and bool(self.slots)

    # Leaving out, the primary button

    def leave_out(self) -> None:
        """Leaves out what is held or comes next."""
        now = self.now
        if not now.draws:
            return
        slot = self.held.slot if self.held is not None else self.open_slot()
        if slot is None:
            return
        name = piece_title(self.piece_index(slot))
        self.let_go(show=False)
        made = self.draft.sketch.without(slot)
        words = translate("RoomToMoveBoard", "%1 is left out.").replace("%1", name)
        self.commit(replace(made, left=(*made.left, slot)), words)
        self.part_added()

    def undecided(self) -> int:
        """How many pieces of the card are neither drawn nor left out though they fit somewhere."""
        now, sketch = self.now, self.draft.sketch
        if not now.draws:
            return 0
        count = 0
        for slot in range(len(self.slots)):
            if sketch.place_of(slot) is None and slot not in sketch.left:
                answer = self.link.aid(self.question(sketch, slot))
                count += any(answer.anchors)
        return count

    def nothing_left(self) -> bool:
        """Whether the card is drawn as a whole."""
        now = self.situation
        return now is not None and now.draws and self.held is None and self.open_slot() is None

    def primary(self) -> None:
        """Presses the primary button; says what is missing when it cannot be pressed."""
        now = self.situation
        if now is None or any(part.primary() for part in self.parts):
            return
        if now.front is not None and not now.mine:
            self.press_seat(now.front)
            return
        if not self.can_play():
            self.said.emit(self.hint_words())
            return
        if now.phase is Phase.DRAW and not self.asked and self.undecided():
            self.asked = "left"
            self.refresh()
            self.said.emit(self.hint_words())
            self.draft_changed.emit()
            return
        action = self.action()
        self.gesture.cancel("view")
        self.let_go(show=False)
        self.tell_refusal(self.link.submit(action))

    def tell_refusal(self, refusal: Refusal | None) -> None:
        """Says why something was refused."""
        if refusal is not None:
            self.said.emit(self.link.reason(refusal))

    # Keys

    def press_key(self, key: int, *, shift: bool) -> bool:
        """Takes a key of the game; tells whether it was one."""
        now = self.situation
        if now is None or self.busy:
            return False
        if key == Qt.Key.Key_S and now.draws:
            self.press_swap()
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return self.press_digit(int(key) - int(Qt.Key.Key_1))
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and now.draws:
            if self.held is None and self.focused is not None and self.focused[0] == "drawn":
                slot = self.slot_of(self.focused)
                if slot is not None:
                    self.take(slot, carried=False)
            self.leave_out()
            return True
        if self.held is None:
            return False
        if key in (Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_Q):
            self.turn(-1 if key == Qt.Key.Key_Q or (shift and key == Qt.Key.Key_R) else 1)
        elif key == Qt.Key.Key_M:
            self.mirror()
        elif key in ARROWS:
            self.step_aim(*ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.aim is not None:
            self.lay(self.aim)
        else:
            return False
        return True

    def press_digit(self, place: int) -> bool:
        """Chooses a room, a card or an option by its place."""
        now = self.now
        if not now.works or not now.mine:
            return False
        kind = {Phase.ROOM: "choice", Phase.CARD: "small", Phase.TOKENS: "option", Phase.DRAW: "option"}.get(now.phase)
        if kind is None:
            return False
        ident: Ident = (kind, place)
        piece = self.pieces.get(ident)
        if piece is None or not piece.active or not piece.isVisible():
            return False
        if kind == "option" and now.phase is Phase.DRAW:
            slot = self.slot_of(ident)
            if slot is not None:
                self.hold(slot, parked=True)
            return slot is not None
        self.activate(ident)
        return True

    def step_aim(self, dx: int, dy: int) -> None:
        """Moves what is held by a square."""
        held = self.held
        assert held is not None
        x, y = self.as_turned(dx, dy)
        if self.aim is None or not held.parked:
            self.park(self.aim)
            return
        shape = self.shape(held)
        column = min(max(0, self.aim % WIDTH + x), WIDTH - shape.width)
        row = min(max(0, self.aim // WIDTH + y), WIDTH - shape.height)
        self.set_aim(WIDTH * row + column)
        self.said.emit(self.aim_words())

    def as_turned(self, dx: int, dy: int) -> tuple[int, int]:
        """A step on the screen as a step on the board, which the camera may have turned."""
        for _ in range(self.camera.quarter if self.camera is not None else 0):
            dx, dy = dy, -dx
        return dx, dy

    def step_focus(self, step: int) -> bool:
        """Tab goes from one legal place to the next while a piece is held."""
        held = self.held
        if held is None or not self.now.draws:
            return super().step_focus(step)
        places = tuple(squares_in(self.legal_of(held)))
        if not places:
            return True
        here = self.aim if self.aim is not None else -1
        if step > 0:
            found = next((place for place in places if place > here), places[0])
        else:
            found = next((place for place in reversed(places) if place < here), places[-1])
        self.park(found)
        self.said.emit(self.aim_words())
        return True

    def aim_words(self) -> str:
        """What is said of the target."""
        if self.aim is None:
            return ""
        if self.verdict is not None and self.verdict.refusal is not None:
            return f"{square_name(self.aim)}: {self.reason(self.verdict.refusal)}"
        return translate("RoomToMoveBoard", "%1: fits").replace("%1", square_name(self.aim))

    # The sketch

    def commit(self, sketch: Sketch, words: str = "") -> None:
        """Takes a sketch; a part commits its marks the same way."""
        self.hinted, self.asked = None, ""
        self.draft.put(sketch)
        if words:
            self.said.emit(words)
        self.refresh()
        self.draft_changed.emit()

    def copy_draft(self) -> Kept | None:
        """The sketch with its undo and redo."""
        return self.draft.keep()

    def put_draft(self, draft: Kept) -> None:
        """Takes a sketch of the front seat that was laid away, unless it is not legal any more."""
        if self.situation is None or not self.now.works:
            return
        self.draft.put_back(draft)
        self.refresh()
        refusal = self.link.refuse(self.action())
        if refusal is not None and refusal.code != "incomplete":
            self.draft.begin(Sketch())
            self.refresh()
        self.draft_changed.emit()

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        return self.held is not None or bool(self.asked) or bool(self.draft.past)

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return bool(self.draft.future)

    def undo(self) -> None:
        """Takes back the last part; while something is carried it is only put back."""
        carried = self.dragging
        self.gesture.cancel("undo")
        self.motion.finish()
        if carried:
            return
        if self.held is not None or self.asked:
            self.let_go()
            return
        self.draft.undo()
        self.refresh()
        self.draft_changed.emit()

    def redo(self) -> None:
        """Puts the last part again."""
        self.gesture.cancel("undo")
        self.let_go(show=False)
        self.draft.redo()
        self.refresh()
        self.draft_changed.emit()

    def escape(self) -> bool:
        """Lets go what is held, goes back to the own sheet, or takes back the last part."""
        if self.held is not None:
            self.let_go()
            return True
        if any(part.escape() for part in self.parts):
            return True
        if self.shown is not None and self.link.seat is not None:
            self.press_seat(self.link.seat)
            return True
        if self.can_undo():
            self.undo()
            return True
        return False

    def hint(self, action: Any) -> None:
        """Points at what an action would do, without touching the sketch."""
        if self.situation is None:
            return
        self.hinted = action
        self.refresh()
        self.said.emit(self.prompt_words())

    def wheel(self, at: QPointF, factor: float) -> None:
        """Over the sheet the wheel turns what is held, else it zooms; over the log it scrolls."""
        if self.held is not None and (self.dragging or WINDOW.contains(at)):
            self.spin(factor)
            return
        super().wheel(at, factor)

    def fingers_move(self, centre: QPointF, factor: float, way: QPointF, turned: float) -> None:
        """Two fingers turn what is held, else they move the camera."""
        if self.held is not None:
            self.twist(turned)
            return
        super().fingers_move(centre, factor, way, turned)

    # What showing offers

    def hint_words(self) -> str:
        """How to go on."""
        raise NotImplementedError
