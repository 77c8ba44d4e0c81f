"""Pressing on the board of Nine Blocks: the click form and the keyboard form of every gesture, and what is played."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.boards.common.pieces import Ident
from desktop.boards.common.texts import fill
from desktop.boards.nine_blocks.carry import Carrying
from desktop.boards.nine_blocks.states import ALONE, PLAN, Sketch
from desktop.texts import nine_blocks as texts
from engine.core.game import Refusal
from engine.games.nine_blocks.actions import GiveUp, Pass, Plan

translate = QCoreApplication.translate

Kept = tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]]


class Play(Carrying):
    """What pressing does, and undo and redo of the sketch."""

    def activate(self, ident: Ident) -> None:
        """Does what pressing a piece does."""
        now = self.situation
        if now is None:
            return
        self.motion.finish()
        if any(part.press(ident) for part in self.parts):
            return
        kind = ident[0]
        number = ident[1] if len(ident) > 1 and isinstance(ident[1], int) else 0
        if kind == "answer":
            self.answer(yes=number == 1)
        elif kind == "primary":
            self.primary()
        elif kind == "give":
            self.press_give()
        elif kind == "cover":
            self.cover()
        elif kind == "compass":
            self.turn_on()
        elif kind == "card":
            self.press_card(number)
        elif kind == "tile":
            self.press_tile(number)
        elif kind == "space":
            self.press_space(number)

    def press_tile(self, place: int) -> None:
        """Takes a tile of the hand up, lets it go, or gives it up."""
        if self.load_of(("tile", place)) is None:
            return
        if self.giving:
            self.let_go(show=False)
            self.commit(Sketch(place, None, given=True))
            self.focus_next()
            return
        focused = self.focused is not None
        if self.load == place and not self.carried:
            self.let_go()
            return
        self.let_go(show=False)
        self.load, self.grabbed = place, ("tile", place)
        self.picked = None
        self.refresh()
        self.said.emit(self.held_words(place))
        self.draft_changed.emit()
        if focused:
            self.focus_next()

    def held_words(self, place: int) -> str:
        """What is said when a tile is taken up."""
        text = translate("NineBlocksBoard", "%1 in the hand. Fits on: %2.")
        spaces = ", ".join(texts.space(space) for space in sorted(self.now.lit))
        if not spaces:
            return fill(translate("NineBlocksBoard", "%1 in the hand."), texts.tile_name(self.now.hand[place]))
        return fill(text, texts.tile_name(self.now.hand[place]), spaces)

    def press_space(self, space: int) -> None:
        """Lays what is held, takes the own plan up, or shows every place of a number."""
        now = self.now
        if self.asked:
            return
        if self.load is not None and now.role in (PLAN, ALONE):
            focused = self.focused is not None
            self.lay(self.load, space)
            if focused and not self.asked and self.now.sketch.space == space:
                self.focus_next()
            return
        if self.load_of(("space", space)) is not None:
            self.load, self.grabbed, self.verdict = now.sketch.tile, ("space", space), None
            self.refresh()
            self.draft_changed.emit()
            return
        self.picked = None if self.picked == space or not now.scenery.board[space] else space
        self.refresh()
        if self.picked is not None:
            self.said.emit(self.picked_words(space))

    def picked_words(self, space: int) -> str:
        """Where a number stands."""
        number = self.now.scenery.board[space]
        places = [texts.space(other) for other, found in enumerate(self.now.scenery.board) if found == number]
        return fill(translate("NineBlocksBoard", "%1 stands on: %2."), number, ", ".join(places))

    def press_card(self, seat: int) -> None:
        """Gives the held tile up on the own card, else turns the board towards the seat."""
        now = self.now
        if self.load is not None and now.role == PLAN and seat == now.seat and not now.view.final and not self.asked:
            load = self.load
            self.let_go(show=False)
            self.commit(Sketch(load, None, given=True))
            return
        self.face(seat)

    def press_give(self) -> None:
        """Gives a tile up instead of a plan: the one that is held, else the next one pressed; or asks about passing."""
        now = self.now
        if now.role not in (PLAN, ALONE) or self.asked:
            return
        if now.view.final or now.role == ALONE:
            self.let_go(show=False)
            self.asked = "pass"
            self.refresh()
            self.set_focus(("answer", 0))
            self.said.emit(self.note_words().spoken)
            self.draft_changed.emit()
            return
        load = self.load
        giving = not self.giving
        self.let_go(show=False)
        if load is not None:
            self.commit(Sketch(load, None, given=True))
            return
        self.giving = giving
        self.refresh()
        if giving:
            self.said.emit(translate("NineBlocksBoard", "Press the tile to give up."))
        self.draft_changed.emit()

    def answer(self, *, yes: bool) -> None:
        """Answers what was asked: plan all the same, pass for good, or not."""
        asked, load, verdict = self.asked, self.load, self.verdict
        self.let_go(show=False)
        self.set_focus(None)
        if not yes or not asked:
            self.refresh()
            self.draft_changed.emit()
            return
        if asked == "pass":
            self.refresh()
            self.tell_refusal(self.link.submit(Pass()))
        elif load is not None and verdict is not None:
            self.commit(Sketch(load, verdict.space))

    def focus_next(self) -> None:
        """Moves the focus to what comes next: a space for what is held, or the primary button."""
        if self.load is not None and self.now.lit:
            self.set_focus(("space", min(self.now.lit)))
        elif self.pieces["primary",].active:
            self.set_focus(("primary",))

    def cover(self) -> None:
        """Lowers the curtain at once."""
        cover = getattr(self.link, "cover", None)
        if cover is not None:
            cover()

    # The primary button

    def action(self) -> Any:
        """What the primary button would play, None if nothing is laid out."""
        now = self.now
        sketch = now.sketch
        if now.role not in (PLAN, ALONE) or not 0 <= sketch.tile < len(now.hand):
            return None
        if sketch.given:
            return GiveUp(now.hand[sketch.tile])
        return None if sketch.space is None else Plan(now.hand[sketch.tile], sketch.space)

    def can_play(self) -> bool:
        """Whether the primary button can be pressed."""
        action = self.action()
        return action is not None and not self.asked and self.link.refuse(action) is None

    def primary(self) -> None:
        """Presses the primary button; says what is missing when it cannot be pressed."""
        now = self.situation
        if now is None or any(part.primary() for part in self.parts):
            return
        if not self.can_play():
            self.said.emit(self.hint_words())
            return
        action = self.action()
        self.gesture.cancel("view")
        self.let_go(show=False)
        self.tell_refusal(self.link.submit(action))

    def nothing_left(self) -> bool:
        """Whether a tile lies on a space; giving one up is always confirmed."""
        now = self.situation
        return now is not None and self.load is None and now.sketch.space is not None and self.can_play()

    def tell_refusal(self, refusal: Refusal | None) -> None:
        """Says why something was refused."""
        if refusal is not None:
            self.said.emit(self.link.reason(refusal))

    # The sketch

    def commit(self, sketch: Sketch) -> None:
        """Takes a sketch."""
        self.hinted = None
        changed = self.draft.put(sketch)
        if changed and sketch.tile >= 0:
            tile = texts.tile_name(self.now.hand[sketch.tile])
            if sketch.space is not None:
                words = fill(translate("NineBlocksBoard", "%1 lies on %2."), tile, texts.space(sketch.space))
            else:
                words = fill(translate("NineBlocksBoard", "%1 goes to the penalties."), tile)
            self.said.emit(words)
        self.refresh()
        self.draft_changed.emit()
        if changed:
            self.part_added()

    def copy_draft(self) -> Kept | None:
        """The sketch with its undo and redo."""
        return self.draft.keep()

    def put_draft(self, draft: Kept) -> None:
        """Takes a sketch of the front seat that was laid away, unless it is not legal any more."""
        if self.situation is None or self.now.role not in (PLAN, ALONE):
            return
        self.draft.put_back(draft)
        self.refresh()
        action = self.action()
        if action is not None and self.link.refuse(action) is not None:
            self.draft.begin(Sketch())
            self.refresh()
        self.draft_changed.emit()

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        held = (self.load is not None and not self.carried) or self.giving
        return held or bool(self.asked) or bool(self.draft.past) or any(part.can_undo() for part in self.parts)

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return bool(self.draft.future)

    def undo(self) -> None:
        """Takes back the last part."""
        self.gesture.cancel("undo")
        self.motion.finish()
        part = next((part for part in self.parts if part.can_undo()), None)
        if self.load is not None or self.asked or self.giving:
            self.let_go()
            return
        if part is not None:
            part.undo()
        else:
            self.draft.undo()
        self.refresh()
        self.draft_changed.emit()

    def redo(self) -> None:
        """Puts the last part again."""
        self.gesture.cancel("undo")
        self.draft.redo()
        self.refresh()
        self.draft_changed.emit()

    def escape(self) -> bool:
        """Says no, lets go what is held, or takes back the last part."""
        if any(part.escape() for part in self.parts):
            return True
        if self.asked:
            self.answer(yes=False)
            return True
        if self.verdict is not None and self.load is None:
            self.verdict = None
            self.refresh()
            return True
        if self.picked is not None:
            self.picked = None
            self.refresh()
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

    # What showing offers

    def hint_words(self) -> str:
        """How to go on."""
        raise NotImplementedError

    def face(self, seat: int) -> None:
        """Turns the board towards a seat."""
        raise NotImplementedError

    def turn_on(self) -> None:
        """Turns the board towards the next seat."""
        raise NotImplementedError
