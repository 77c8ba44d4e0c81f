"""Pressing on the board of After the Quake: the click form and the keyboard form of every gesture, and what is
played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop.boards.after_the_quake.carry import Carrying
from desktop.boards.after_the_quake.names import lot_name, translate
from desktop.boards.after_the_quake.states import (
    ACT,
    BONUS,
    BUILDS,
    DISCARD,
    GO,
    INCOME,
    TAKES,
    Sketch,
    Verdict,
    action_of,
    kind_of,
    refusal_of,
    shared_types,
)
from desktop.boards.after_the_quake.tray import points_words
from desktop.boards.common.pieces import Ident
from engine.core.game import Refusal
from engine.games.after_the_quake.actions import FROM_STACK, HIDDEN, PASS, Reason
from engine.games.after_the_quake.legal import permit_sets
from engine.games.after_the_quake.view import NONE, WhatItCosts

Kept = tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]]


class Play(Carrying):
    """What pressing does, and undo and redo of the sketch."""

    def activate(self, ident: Ident) -> None:
        """Does what pressing a piece does."""
        now = self.situation
        if now is None:
            return
        self.motion.finish()
        self.verdict, self.hushed = None, ident
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 and isinstance(ident[1], int) else 0
        if kind == "primary":
            self.primary()
        elif kind == "back":
            self.undo()
        elif kind == "money":
            self.press_money()
        elif kind == "cover":
            self.cover()
        elif kind in ("pawn", "building", "hand") and self.load == ident:
            self.let_go()
        elif kind in ("pawn", "building"):
            self.hold(ident)
        elif kind in ("space", "income"):
            self.press_space(ident, number)
        elif kind == "lot":
            self.press_lot(number)
        elif kind == "hand":
            self.press_hand(number)
        elif kind == "offered":
            self.take_off(number)
        elif kind in ("permit_stack", "goal_stack"):
            self.press_row((str(kind).removesuffix("_stack"), NONE), NONE)
        elif kind in ("permit", "goal"):
            self.press_row(ident, number)
        elif kind == "urban":
            self.press_urban(number)
        elif kind == "bonus":
            self.press_bonus(number)

    def hold(self, ident: Ident) -> None:
        """Holds pawn or building until its target is pressed."""
        if not self.can_carry(ident):
            self.refresh()
            return
        focused = self.focused is not None
        self.load, self.grabbed = ident, ident
        self.refresh()
        self.said.emit(self.prompt_words())
        self.draft_changed.emit()
        if focused:
            self.focus_next()

    def take_in(self, load: Ident, target: Ident | None) -> bool:
        """Takes what was dropped into the sketch; tells whether it stays there."""
        kind = load[0]
        if kind == "pawn":
            if target is None:
                return False
            return self.put_pawn(target)
        if kind in ("building", "lot"):
            if target is None or target[0] != "lot":
                if kind == "lot":
                    self.commit(replace(self.now.sketch, site=None, permits=(), urban=None))
                return False
            return self.put_building(int(target[1]))
        if kind == "hand" and self.now.role == DISCARD:
            if target is not None:
                self.commit(Sketch(discard=self.hand[int(load[1])]))
            return target is not None
        if kind == "hand":
            return target is not None and self.offer(self.hand[int(load[1])])
        if kind == "offered":
            if target == ("sheet",):
                return False
            self.take_off(int(load[1]))
            return True
        return target is not None and self.press_row(load, int(load[1]))

    # Pawn

    def press_space(self, ident: Ident, space: int) -> None:
        """Puts the pawn there, or, where it stands already, chooses the action of that space."""
        now = self.now
        if now.role == ACT and now.sketch.space is not None and self.load is None:
            self.choose_action(space)
            return
        self.load = None
        focused = self.focused is not None
        if self.put_pawn(ident) and focused:
            self.focus_next()

    def put_pawn(self, ident: Ident) -> bool:
        """Puts the pawn on a space of the year or of the card; its own action is chosen if it can be done."""
        now, space = self.now, int(ident[1])
        if now.role not in (ACT, INCOME):
            return False
        bare = Sketch(space=space)
        refusal = self.link.refuse(action_of(now.view, now.role, bare))
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.turn_down(ident, refusal)
            return False
        if now.role == ACT and now.table.card[space].action != PASS:
            parts = self.link.parts(action_of(now.view, ACT, bare))
            if space in parts.targets:
                bare = replace(bare, target=space)
        self.commit(bare)
        return True

    def choose_action(self, target: int) -> None:
        """Chooses the action of a space of the present card for the pawn that stands on it."""
        now = self.now
        if now.table.card[target].action == PASS:
            if now.sketch.space != target:
                words = translate("AfterTheQuakeBoard", "Only a pawn on the pass space passes: drag it there.")
                self.say_no(("space", target), words)
            return
        if now.table.card[now.sketch.space or 0].action == PASS:
            words = translate("AfterTheQuakeBoard", "A pawn on the pass space does nothing else.")
            self.say_no(("space", target), words)
            return
        sketch = now.sketch.without_parts(target=target)
        if target not in now.parts.targets:
            refusal = self.link.refuse(action_of(now.view, ACT, sketch))
            if refusal is None or refusal.code == Reason.INCOMPLETE:
                answer = self.link.aid(WhatItCosts(now.sketch.space or 0))
                refusal = refusal_of(answer, target, now.view.boards[now.player].money)
            if refusal is None or refusal.code == Reason.INCOMPLETE:
                words = translate("AfterTheQuakeBoard", "No permits in hand fit a space that could be paid for.")
                self.say_no(("space", target), words)
            else:
                self.turn_down(("space", target), refusal)
            return
        focused = self.focused is not None
        if sketch.target != now.sketch.target or now.sketch.money:
            self.commit(sketch)
        if focused:
            self.focus_next()

    def press_money(self) -> None:
        """Takes the money of the space instead of an action, or goes back to the action."""
        now = self.now
        if now.role != ACT or now.sketch.space is None:
            return
        if now.sketch.money:
            self.put_pawn(("space", now.sketch.space))
        else:
            self.commit(now.sketch.without_parts(money=True))
        self.refresh()

    # Parts

    def press_lot(self, space: int) -> None:
        """Builds there, cleans up there, or takes the chosen thing back."""
        now = self.now
        if now.kind in BUILDS:
            if now.sketch.site == space and self.load is None:
                self.commit(replace(now.sketch, site=None, permits=(), urban=None))
                return
            self.load = None
            focused = self.focused is not None
            if self.put_building(space) and focused:
                self.focus_next()
        elif now.kind == "clean":
            rubble = None if now.sketch.rubble == space else space
            sketch = replace(now.sketch, rubble=rubble)
            refusal = self.link.refuse(action_of(now.view, now.role, sketch))
            if refusal is not None and refusal.code != Reason.INCOMPLETE:
                self.turn_down(("lot", space), refusal)
            else:
                self.commit(sketch)

    def put_building(self, space: int) -> bool:
        """Puts the building of the area on a space; permits that are the only way are offered by themselves."""
        now = self.now
        sketch = replace(now.sketch, site=space, permits=(), urban=None)
        refusal = self.link.refuse(action_of(now.view, now.role, sketch))
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.turn_down(("lot", space), refusal)
            return False
        sets = tuple(permit_sets(now.table, self.hand, space, subsidised=now.kind == "build_subsidised"))
        if not sets:
            words = translate("AfterTheQuakeBoard", "No permits in hand fit %1.")
            self.say_no(("lot", space), words.replace("%1", lot_name(now.table.town, space)))
            return False
        if len(sets) == 1:
            sketch = with_type(self.seen, replace(sketch, permits=sets[0]))
        self.commit(sketch)
        return True

    def press_hand(self, place: int) -> None:
        """Offers a permit of the hand, or marks it as the one that is too much."""
        now, permit = self.now, self.hand[place]
        if now.role == DISCARD:
            self.commit(Sketch(discard=None if now.sketch.discard == permit else permit))
        elif now.kind in BUILDS and now.sketch.site is not None:
            self.offer(permit)

    def offer(self, permit: int) -> bool:
        """Offers a permit for the build."""
        now = self.now
        if permit == HIDDEN or permit in now.sketch.permits or now.sketch.site is None:
            return False
        permits = tuple(sorted((*now.sketch.permits, permit)))
        sketch = with_type(self.seen, replace(now.sketch, permits=permits, urban=None))
        refusal = self.link.refuse(action_of(now.view, now.role, sketch))
        place = self.hand.index(permit)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.turn_down(("hand", place), refusal)
            return False
        self.commit(sketch)
        return True

    def take_off(self, place: int) -> None:
        """Takes an offered permit back into the hand."""
        now = self.now
        if place < len(now.sketch.permits):
            permits = tuple(p for number, p in enumerate(now.sketch.permits) if number != place)
            self.commit(with_type(self.seen, replace(now.sketch, permits=permits, urban=None)))

    def press_row(self, ident: Ident, place: int) -> bool:
        """Takes a permit or goal of a row, or the top of its stack."""
        now = self.now
        wanted = "goal" if now.kind == "goal" else "permit"
        if now.kind not in TAKES or ident[0] != wanted:
            return False
        take = place if place >= 0 else FROM_STACK
        sketch = replace(now.sketch, take=None if now.sketch.take == take else take)
        refusal = self.link.refuse(action_of(now.view, now.role, sketch))
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.turn_down(ident, refusal)
            return False
        self.commit(sketch)
        return True

    def press_urban(self, type_: int) -> None:
        """Chooses the type of urban planning."""
        now = self.now
        if type_ in shared_types(now.view, now.sketch.permits):
            self.commit(replace(now.sketch, urban=type_))

    def press_bonus(self, place: int) -> None:
        """Chooses an alternative of the bonus."""
        now = self.now
        if now.role != BONUS:
            return
        if now.sketch.alternative == place:
            self.commit(Sketch())
            return
        sketch = Sketch(alternative=place)
        if place not in now.parts.alternatives:
            refusal = self.link.refuse(action_of(now.view, BONUS, sketch))
            if refusal is not None and refusal.code != Reason.INCOMPLETE:
                self.turn_down(("bonus", place), refusal)
            else:
                words = translate("AfterTheQuakeBoard", "Nothing can be built now.")
                self.say_no(("bonus", place), words)
            return
        focused = self.focused is not None
        self.commit(sketch)
        if focused:
            self.focus_next()

    # Refusals

    def turn_down(self, ident: Ident, refusal: Refusal) -> None:
        """Says why the rules refuse something."""
        self.say_no(ident, self.link.reason(refusal))

    def say_no(self, ident: Ident, words: str) -> None:
        """Shows and says why something cannot be done."""
        self.verdict = Verdict(ident, words)
        self.refresh()
        self.said.emit(words)
        self.draft_changed.emit()

    def focus_next(self) -> None:
        """Moves the focus to what comes next."""
        order = self.focus_order()
        if order:
            self.set_focus(order[0])

    def cover(self) -> None:
        """Lowers the curtain at once."""
        cover = getattr(self.link, "cover", None)
        if cover is not None:
            cover()

    # The primary button

    def can_play(self) -> bool:
        """Whether the primary button can be pressed."""
        action = self.action()
        return action is not None and self.link.refuse(action) is None

    def primary(self) -> None:
        """Presses the primary button; says what is missing when it cannot be pressed."""
        now = self.situation
        if now is None:
            return
        if not self.can_play():
            self.said.emit(self.prompt_words())
            return
        action = self.action()
        self.gesture.cancel("view")
        self.let_go(show=False)
        refusal = self.link.submit(action)
        if refusal is not None:
            self.said.emit(self.link.reason(refusal))

    def nothing_left(self) -> bool:
        """Whether the draft is whole and its last part was the only one that was left to choose."""
        now = self.situation
        if now is None or not self.can_play() or now.role in (GO, DISCARD):
            return False
        return now.role == INCOME or now.kind in TAKES

    # The sketch

    def commit(self, sketch: Sketch) -> None:
        """Takes a sketch."""
        self.hinted, self.verdict = None, None
        changed = self.draft.put(sketch)
        self.refresh()
        if changed:
            told = self.now.gives
            points = points_words((told.total, told.after)) if told is not None and told.after != told.total else ""
            self.said.emit(f"{self.prompt_words()} {points}".strip())
        self.draft_changed.emit()
        if changed:
            self.part_added()

    def copy_draft(self) -> Kept | None:
        """The sketch with its undo and redo."""
        return self.draft.keep()

    def put_draft(self, draft: Kept) -> None:
        """Takes a sketch of the front seat that was laid away, unless it is not legal any more."""
        if self.situation is None or not self.now.role:
            return
        self.draft.put_back(draft)
        self.refresh()
        action = self.action()
        refusal = self.link.refuse(action) if action is not None else None
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            self.draft.begin(Sketch())
            self.refresh()
        self.draft_changed.emit()

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        return (self.load is not None and not self.carried) or bool(self.draft.past)

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return bool(self.draft.future)

    def undo(self) -> None:
        """Takes back the last part."""
        self.gesture.cancel("undo")
        self.motion.finish()
        self.verdict = None
        if self.load is not None:
            self.let_go()
            return
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
        """Puts a refusal away, lets go what is held, or takes back the last part."""
        if self.verdict is not None:
            self.verdict = None
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


def with_type(view: Any, sketch: Sketch) -> Sketch:
    """The sketch with its type of urban planning where only one is to be had."""
    types = shared_types(view, sketch.permits) if kind_of(view, sketch) in BUILDS else ()
    return replace(sketch, urban=types[0] if len(types) == 1 else None)
