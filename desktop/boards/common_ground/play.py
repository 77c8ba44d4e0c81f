"""Pressing on the board of Common Ground: the click form and the keyboard form of every gesture, and what is sealed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.pieces import Ident
from desktop.boards.common_ground import draft as drafts
from desktop.boards.common_ground import prompts
from desktop.boards.common_ground.carry import Carrying
from desktop.boards.common_ground.draft import Sketch
from desktop.boards.common_ground.states import closed_on
from engine.core.game import Refusal
from engine.games.common_ground.actions import LayBonus, Propose, SealGuess, ShowPlaces
from engine.games.common_ground.facts import MOST_PROPOSALS


class Play(Carrying):
    """What pressing does, and undo and redo of the sketch."""

    def activate(self, ident: Ident) -> None:
        """Does what pressing a piece does."""
        now = self.situation
        if now is None:
            return
        self.motion.finish()
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 and isinstance(ident[1], int) else 0
        focused = self.focused
        if kind == "zoom":
            self.press_zoom(number)
        elif kind == "cover":
            self.link.cover()
        elif kind == "seal":
            self.primary()
        elif kind == "seat":
            self.take_hand(number)
        elif kind == "tick":
            self.press_tick(number)
        elif kind == "propose":
            self.press_propose(number)
        elif kind == "leave":
            self.press_leave(number)
        elif kind == "turn":
            self.turn(number)
        elif kind == "face":
            self.commit(drafts.turn_over(now.sketch, number))
        else:
            self.press_thing(ident)
            if focused is not None and not self.refused:
                self.focus_next()

    def press_thing(self, ident: Ident) -> None:
        """Takes something up, lays what is held down, or lets it go."""
        now = self.now
        target = self.meant(ident)
        if self.load and target is not None:
            words = self.judge(target)
            made = None if words else self.applied(self.load, target)
            if words:
                self.refused = words
                self.show_refusal(words)
                self.said.emit(words)
                return
            if made is not None:
                self.let_go(show=False)
                self.commit(made)
                return
        if ident[0] == "cell" and self.press_cell(int(ident[1])):
            return
        load = self.load_of(ident)
        if not load or load == self.load:
            self.let_go()
            return
        self.load, self.carried, self.aimed, self.refused = load, False, None, ""
        if now.role == "corners" and load[0] == "place" and now.sketch.cell is None:
            piece = now.view.loose[load[1]]
            self.draft.sketch = replace(now.sketch, piece=piece)
        self.refresh()
        self.draft_changed.emit()

    def press_cell(self, cell: int) -> bool:
        """A cell is pressed while nothing is held: the next cone, the tile or the Bonus tile goes there."""
        now = self.now
        if self.load or cell not in now.legal or cell == now.sketch.cell:
            return False
        if now.role == "cones":
            left = [colour for colour, at in enumerate(now.sketch.cones) if at is None]
            if not left:
                return False
            self.commit(drafts.set_cone(now.sketch, left[0], cell))
            return True
        if now.role == "corners" and now.sketch.piece is not None:
            self.commit(replace(now.sketch, cell=cell))
            return True
        if now.role == "bonus":
            self.commit(replace(now.sketch, cell=cell, closed=closed_on(now, cell)))
            return True
        return False

    def meant(self, ident: Ident) -> Ident | None:
        """The target that pressing a piece means while something is held."""
        if not self.load:
            return None
        now = self.now
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 else 0
        if now.role in ("cones", "corners", "bonus"):
            if kind == "cell":
                return ident
            if kind == "cone" and now.role == "cones" and number != self.load[1]:
                cell = now.sketch.cones[number]
                return None if cell is None else ("cell", cell)
            return None
        if self.load[0] == "cone":
            if kind in ("slot", "place"):
                return ("slot", number)
            place = self.place_on(number) if kind == "site" and number != self.load[1] else None
            return None if place is None else ("slot", place)
        if kind in ("site", "card", "cone"):
            return ("card", number) if now.role == "plan" else ("cone", number)
        if kind == "slot" and now.sketch.matching[number] is not None and number != self.load[1]:
            colour = now.sketch.matching[number]
            assert colour is not None
            return ("card", colour) if now.role == "plan" else ("cone", colour)
        return None

    def focus_next(self) -> None:
        """Moves the focus to what comes next: a target of what is held, the next thing to lay, or the button."""
        now = self.now
        targets = self.targets_of(self.load)
        if self.load and targets:
            free = [target for target in targets if not self.is_filled(target)]
            self.set_focus((free or targets)[0])
            return
        wanted: list[Ident] = []
        if now.role == "cones":
            wanted = [("supply", colour) for colour, cell in enumerate(now.sketch.cones) if cell is None]
        elif now.role in ("plan", "group"):
            wanted = [("site", colour) for colour in range(now.count) if self.place_on(colour) is None]
        order = self.focus_order()
        self.set_focus(next((ident for ident in (*wanted, ("seal",)) if ident in order), self.focused))

    def is_filled(self, target: Ident) -> bool:
        """Whether something lies on a target already."""
        now = self.now
        if target[0] == "slot":
            return now.sketch.matching[int(target[1])] is not None
        return target[0] in ("card", "cone") and self.place_on(int(target[1])) is not None

    # Seats of the group

    def take_hand(self, seat: int) -> None:
        """The next gestures belong to this seat."""
        now = self.now
        if now.role == "group" and seat in self.guessing_persons():
            self.hand = seat
            self.refresh()
            text = QCoreApplication.translate("CommonGroundBoard", "%1 moves the site tiles now")
            self.said.emit(text.replace("%1", self.link.seats[seat].name))

    def press_tick(self, seat: int) -> None:
        """A person agrees to the layout as it is, or does not any more."""
        if self.now.role != "group" or seat not in self.guessing_persons() or None in self.now.sketch.matching:
            return
        self.ticks = self.ticks ^ {seat}
        self.refresh()
        self.draft_changed.emit()
        self.part_added()

    def press_leave(self, seat: int) -> None:
        """A person lets the computer deputy decide, or does not any more."""
        if self.now.role != "group" or seat not in self.guessing_persons():
            return
        self.leaves = self.leaves ^ {seat}
        self.refresh()
        self.draft_changed.emit()

    def press_propose(self, seat: int) -> None:
        """A person makes the layout on the table its proposal."""
        now = self.now
        if now.role != "group" or seat not in self.guessing_persons():
            return
        self.hand = seat
        self.tell_refusal(self.link.submit(Propose(now.sketch.matching), seat))

    def proposals_left(self, seat: int) -> int:
        """How often a seat may still propose in this round."""
        return MOST_PROPOSALS - self.seen.proposed[seat]

    # The primary button

    def action(self) -> tuple[Any, int | None]:
        """What the primary button would play, and the seat it would play it for (None: the front seat)."""
        now = self.now
        match now.role:
            case "cones":
                return now.sketch.set_cones, None
            case "faces":
                return ShowPlaces(now.sketch.faces), None
            case "plan":
                return drafts.plan_of(now.sketch, now.view), None
            case "group":
                return SealGuess(now.sketch.matching, self.ticked()), now.view.deputy
            case "corners":
                return now.sketch.lay, None
            case "bonus":
                return LayBonus(now.sketch.cell, now.sketch.closed), None
        return None, None

    def can_seal(self) -> bool:
        """Whether the primary button can be pressed."""
        now = self.now
        if not now.role or (now.role == "group" and not self.link.is_person(now.view.deputy)):
            return False
        action, seat = self.action()
        return action is not None and self.link.refuse(action, seat) is None

    def primary(self) -> None:
        """Presses the primary button; says what is missing when it cannot be pressed."""
        now = self.situation
        if now is None or not now.role:
            return
        if self.can_seal():
            action, seat = self.action()
            self.gesture.cancel("view")
            self.let_go(show=False)
            refusal = self.link.submit(action, seat)
            self.tell_refusal(refusal)
            persons = sum(self.link.is_person(one) for one in range(now.view.seats))
            if refusal is None and isinstance(action, ShowPlaces) and persons > 1:
                # All may look at the places before the mayor goes on in secret: the curtain names them.
                self.link.cover()
            return
        state = self.pieces["seal",].state
        if state is not None and state.note:
            self.said.emit(state.note)

    def nothing_left(self) -> bool:
        """Whether cones, plan or tile lie, or all persons of the group have ticked. Faces and the Bonus tile, which
        could still be turned, are always sealed."""
        now = self.situation
        if now is None or self.load or not self.can_seal():
            return False
        return self.agreed() is not None if now.role == "group" else now.role in ("cones", "plan", "corners")

    def tell_refusal(self, refusal: Refusal | None) -> None:
        """Says why something was refused."""
        if refusal is not None:
            words = self.link.reason(refusal)
            self.show_refusal(words)
            self.said.emit(words)

    # The sketch

    def commit(self, sketch: Sketch) -> None:
        """Takes a sketch; a changed layout of the group loses all its ticks."""
        before = self.draft.sketch
        if not self.draft.put(sketch):
            self.refresh()
            return
        if sketch.matching != before.matching:
            self.ticks = frozenset()
        self.refused, self.hinted = "", None
        self.refresh()
        self.draft_changed.emit()
        self.part_added()

    def copy_draft(self) -> drafts.Kept | None:
        """The sketch with its undo and redo."""
        return self.draft.keep()

    def put_draft(self, draft: drafts.Kept) -> None:
        """Takes a sketch of the front seat that was laid away."""
        if self.situation is None or not self.now.role:
            return
        self.draft.put_back(draft)
        self.after_undo()

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        return bool(self.draft.past) or (bool(self.load) and not self.carried)

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return bool(self.draft.future)

    def undo(self) -> None:
        """Takes back the last part."""
        self.gesture.cancel("undo")
        self.motion.finish()
        if self.load:
            self.let_go()
        else:
            self.draft.undo()
        self.after_undo()

    def redo(self) -> None:
        """Puts the last part again."""
        self.gesture.cancel("undo")
        self.draft.redo()
        self.after_undo()

    def after_undo(self) -> None:
        """Shows the sketch as it is now; ticks meant another one."""
        self.ticks, self.refused = frozenset(), ""
        self.refresh()
        self.draft_changed.emit()

    def escape(self) -> bool:
        """Lets go what is held, or takes back the last part."""
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

    def press_zoom(self, step: int) -> None:
        """Zooms in (1), out (-1), or shows everything (0)."""
        camera = self.camera
        if camera is None:
            return
        if step == 0:
            camera.fit()
        else:
            camera.zoom_at(camera.window.center(), 1.25 if step > 0 else 0.8)
        self.refresh()

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next; "" once the table has gone on to another match."""
        gone = self.situation is None or len(self.link.seats) != self.seen.seats
        return "" if gone else prompts.prompt_words(self.now, self.link.seats)
