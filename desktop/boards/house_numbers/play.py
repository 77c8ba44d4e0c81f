"""Pressing on the board of House Numbers: a click or a key puts a part into the draft, or takes it back."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from desktop.boards.common.pieces import Ident
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers import prompts
from desktop.boards.house_numbers.carry import Carrying
from desktop.boards.house_numbers.chooser import CLAIMS_LEFT, left_choice, unclaimed
from desktop.boards.house_numbers.reveal import add_marks, marks_of
from desktop.boards.house_numbers.states import bis_sources, claim_of, pickable, reachable_numbers
from engine.games.house_numbers.actions import (
    Action,
    Agent,
    Bis,
    Effect,
    EffectUse,
    Fence,
    NoPermit,
    Park,
    Pool,
    Temp,
    Turn,
    effect_of,
)
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.plans import Need
from engine.games.house_numbers.sheet import LARGEST_ESTATE
from engine.games.house_numbers.view import WhatCounts


class Play(Carrying):
    """What pressing does, and undo and redo of the draft."""

    # Pressing

    def activate(self, ident: Ident) -> None:
        """Does what pressing a piece does."""
        now = self.situation
        if now is None:
            return
        kind = ident[0]
        self.motion.finish()
        focused, step = self.focused, self.step_now()
        if kind == "seat":
            self.show_sheet_of(int(ident[1]))
            return
        if kind == "drawer":
            self.press_drawer(ident)
            return
        if kind == "all_sheets":
            self.glance(True)
            return
        if kind == "page":
            self.glance(False)
            return
        if kind == "sheet_of":
            self.glancing = False
            self.shown = int(ident[1])
            self.tool, self.aimed = "", None
            self.refresh()
            self.draft_changed.emit()
            return
        if kind == "line":
            self.press_line(int(ident[1]))
            return
        if not now.drafting:
            if self.shown != self.link.seat:
                self.show_sheet_of(self.link.seat)
            elif kind == "confirm" and self.link.can_take_back():
                self.link.take_back()
            return
        press = {
            "pair": self.press_pair,
            "hand": self.press_half,
            "roundabout": self.press_roundabout,
            "plot": self.press_plot,
            "gap": self.press_gap,
            "agent": self.press_column,
            "plan": self.press_plan,
            "bracket": self.press_estate,
            "option": self.press_option,
            "step": self.press_step,
            "confirm": self.press_confirm,
            "refusal": self.press_refusal,
        }.get(str(kind))
        if press is None:
            return
        press(ident)
        if focused is not None and (self.focused is None or self.step_now() != step):
            self.focus_next()

    def step_now(self) -> str:
        """The step of the turn that comes next, "" while nothing can be drafted."""
        now = self.situation
        if now is None or not now.drafting or now.parts is None:
            return ""
        return drafts.current_step(now.action, now.parts, passes=bool(now.parts.passes))

    def focus_next(self) -> None:
        """Moves the focus from what was pressed to what comes next in the turn."""
        step = self.step_now()
        if not step:
            return
        wanted = {
            "pair": ("pair", "hand"),
            "number": ("plot",),
            "effect": ("gap", "agent", "plot", "option"),
            "plans": ("reshuffle", "bracket", "plan"),
            "confirm": ("confirm",),
        }[step]
        order = self.focus_order()
        found = (ident for kind in wanted for ident in order if kind in (ident[0], ident[1] if len(ident) > 1 else ""))
        self.set_focus(next(found, order[0] if order else None))

    def glance(self, on: bool) -> None:
        """Shows all sheets on one page, or puts the page away."""
        self.gesture.cancel("view")
        self.motion.finish()
        self.glancing = on
        self.set_focus(None)
        self.set_hovered(None)
        self.refresh()
        if on:
            self.said.emit(QCoreApplication.translate("HouseNumbersBoard", "All sheets"))

    def press_line(self, place: int) -> None:
        """Shows the sheet that a log line speaks of, with what it speaks of outlined."""
        line = self.rows[place][0]
        if line.seat is not None and line.seat != self.shown:
            self.show_sheet_of(line.seat)
        self.point_at(line)

    def press_digit(self, place: int) -> None:
        """Keys 1 to 3: a pair; with a hand first the card for the number, then the one for the effect."""
        now = self.situation
        if now is None:
            return
        if self.seen.mode not in WITH_HANDS:
            ident: Ident = ("pair", place)
        else:
            turn = now.turn
            half = (
                "effect" if turn is not None and turn.number_card is not None and turn.effect_card is None else "number"
            )
            ident = ("hand", place, half)
        if self.pieces[ident].active or self.shown != self.link.seat:
            self.activate(ident)
            if self.now.writing:
                self.set_focus(None)
                self.focus_next()

    def press_pair(self, ident: Ident) -> None:
        """Chooses a pair, or lets the chosen one go."""
        place = int(ident[1])
        number_card, effect_card = self.seen.numbers[place], self.seen.effects[place]
        action = self.draft.action
        self.tool = ""
        if isinstance(action, Turn) and action.number_card == number_card:
            self.commit(drafts.take_back(action, "pair"))
        else:
            self.commit(drafts.choose_cards(action, number_card, effect_card))

    def press_half(self, ident: Ident) -> None:
        """Chooses a card of the hand for its number or effect; in a turn with a refusal, the card that is passed on."""
        seat, parts = self.link.seat, self.now.parts
        if seat is None or parts is None:
            return
        card = self.seen.hands[seat][int(ident[1])]
        action = self.draft.action
        if isinstance(action, NoPermit):
            if parts.passes:
                self.commit(replace(action, passed=None if action.passed == card else card))
            return
        self.tool = ""
        chosen = drafts.choose_half(action, card, str(ident[2]))
        if isinstance(chosen, Turn) and chosen.plot is not None and chosen.effect is None:
            chosen = drafts.add_own_effect(chosen, self.link.parts(chosen))
        self.commit(chosen)

    def press_roundabout(self, ident: Ident) -> None:
        """Takes the roundabout as tool, lays it down again, or takes the built one of this turn back."""
        if self.draft.action.roundabout is not None:
            self.commit(drafts.take_back(self.draft.action, "roundabout"))
            return
        self.tool = "" if self.tool else "roundabout"
        self.refresh()
        self.draft_changed.emit()
        if self.tool and self.focused is not None:
            self.set_focus(next((one for one in self.focus_order() if one[0] == "plot"), self.focused))

    def press_plot(self, ident: Ident) -> None:
        """Writes, copies or builds on a plot, or takes back what the draft put there."""
        plot = int(ident[1])
        now, action = self.now, self.draft.action
        bit = 1 << plot
        if now.sheet.filled & ~now.base.filled & bit:
            self.take_back_at(plot)
            return
        target = self.aim(plot)
        if target is None:
            return
        if target.reason:
            self.said.emit(target.reason)
            self.flash(target)
            return
        if target.kind == "roundabout":
            self.tool = ""
            self.commit(drafts.place_roundabout(action, plot))
        elif target.kind == "bis":
            numbers = {now.sheet.numbers[source]: source for source in bis_sources(now, plot)}
            source = next(iter(numbers.values())) if len(numbers) == 1 else None
            self.use(Bis(plot, source))
        else:
            self.write(action, plot, target.number)

    def take_back_at(self, plot: int) -> None:
        """Takes back the part of the draft that stands on a plot."""
        action = self.draft.action
        if action.roundabout is not None and action.roundabout.plot == plot:
            self.commit(drafts.take_back(action, "roundabout"))
        elif isinstance(action, Turn) and isinstance(action.effect, Bis) and action.effect.plot == plot:
            self.commit(drafts.take_back(action, "effect"))
        else:
            self.commit(drafts.take_back(action, "number"))

    def write(self, action: Action, plot: int, number: int) -> None:
        """Puts the number, and the park or pool it brings, into the draft as one part."""
        assert isinstance(action, Turn)
        written = drafts.write_number(action, plot, number)
        self.commit(drafts.add_own_effect(written, self.link.parts(written)))

    def use(self, effect: EffectUse | None) -> None:
        """Puts this use of the effect into the draft, None for leaving it out."""
        if self.now.turn is not None:
            self.commit(drafts.use_effect(self.now.turn, effect))

    def press_effect(self, target: Ident) -> None:
        """Uses the effect of the draft on what it was dropped on, as pressing that does."""
        turn = self.now.turn
        if turn is None or turn.effect_card is None:
            return
        own = {Effect.LANDSCAPER: Park(), Effect.POOL: Pool(), Effect.TEMP: Temp()}
        use = own.get(Effect(effect_of(turn.effect_card)))
        if use is not None:
            self.use(use)
        else:
            self.activate(target)

    def press_gap(self, ident: Ident) -> None:
        """Puts the surveyor's fence, or takes it back."""
        gap = int(ident[1])
        if self.is_own_fence(gap):
            self.commit(drafts.take_back(self.draft.action, "effect"))
        elif self.can_fence(gap):
            self.use(Fence(gap))

    def press_column(self, ident: Ident) -> None:
        """Crosses a box of the agent, or takes that back."""
        size = int(ident[1])
        turn = self.now.turn
        if turn is not None and turn.effect == Agent(size):
            self.commit(drafts.take_back(turn, "effect"))
        elif self.can_raise(size):
            self.use(Agent(size))

    def press_plan(self, ident: Ident) -> None:
        """Claims a plan: at once if there is one way, else by picking estates; pressed again, takes the claim back."""
        place = int(ident[1])
        now, action = self.now, self.draft.action
        if claim_of(action, place) is not None:
            self.picking, self.picked, self.warned = -1, (), -1
            self.commit(drafts.drop_claim(action, place))
            return
        ways = dict(now.parts.claims).get(place) if now.parts is not None else None
        if ways is None:
            return
        progress = self.link.aid(WhatCounts(now.shown)).plans[place]
        street = self.seen.plans[place].need is Need.STREET
        if street and self.warned != place and (progress.locks_long_row or self.locks_long_row(place)):
            self.warned = place
            self.refresh()
            return
        self.warned = -1
        if len(ways) == 1:
            self.commit(drafts.claim(action, place, ways[0]))
        else:
            self.picking, self.picked = place, ()
            self.commit(drafts.claim(action, place, None))

    def locks_long_row(self, place: int) -> bool:
        """Whether the street of a full-street plan has a row of seven or more on the sheet with the draft (R15)."""
        street = self.seen.plans[place].street
        return prompts.longest_row(self.now.sheet, street) > LARGEST_ESTATE

    def press_estate(self, ident: Ident) -> None:
        """Picks an estate for the claim in work, or lets it go; the claim is whole as soon as only one way is left."""
        start = int(ident[1])
        now = self.now
        if now.parts is None:
            return
        if start in self.picked:
            self.picked = tuple(one for one in self.picked if one != start)
        elif start in pickable(now):
            self.picked = tuple(sorted((*self.picked, start)))
        ways = [way for way in dict(now.parts.claims).get(self.picking, ()) if set(self.picked) <= set(way)]
        if len(ways) == 1 and self.picked:
            place, self.picking, self.picked = self.picking, -1, ()
            self.commit(drafts.claim(self.draft.action, place, ways[0]))
        else:
            self.refresh()

    def press_option(self, ident: Ident) -> None:
        """Takes an option of a choice."""
        kind = ident[1]
        turn, action = self.now.turn, self.draft.action
        if kind == "number" and turn is not None and turn.plot is not None:
            number = int(ident[2])
            if number in reachable_numbers(self.now, turn.plot):
                self.commit(drafts.write_number(turn, turn.plot, number))
        elif kind in ("temp", "park", "pool") and turn is not None:
            uses: dict[str, EffectUse] = {"temp": Temp(), "park": Park(), "pool": Pool()}
            use = uses[str(kind)]
            self.use(None if turn.effect is not None else use)
        elif kind == "bis" and turn is not None and isinstance(turn.effect, Bis):
            self.use(Bis(turn.effect.plot, int(ident[2])))
        elif kind == "reshuffle":
            self.commit(replace(action, reshuffle=bool(ident[2])))
        elif kind == "claim":
            self.press_plan(("plan", int(ident[2])))
        elif kind == "leave":
            self.warned = -1
            self.refresh()
        elif kind == "without":
            self.press_confirm(("confirm",))

    def press_step(self, ident: Ident) -> None:
        """Takes back the part that a step stands for."""
        part = str(ident[1])
        action = self.draft.action
        self.commit(drafts.take_back(action, "refusal" if isinstance(action, NoPermit) and part == "number" else part))

    def press_refusal(self, ident: Ident) -> None:
        """Takes a permit refusal as the turn, or takes that back."""
        self.tool = ""
        action = self.draft.action
        if isinstance(action, NoPermit):
            self.commit(drafts.take_back(action, "refusal"))
        else:
            self.commit(drafts.refuse_permit(action))

    def press_confirm(self, ident: Ident) -> None:
        """Hands the whole turn in."""
        refusal = self.link.refuse(self.draft.action)
        if refusal is not None:
            self.said.emit(self.link.reason(refusal))
            return
        if self.look.ask_claims and self.warned != CLAIMS_LEFT and unclaimed(self.now):
            self.warned = CLAIMS_LEFT
            self.refresh()
            self.said.emit(left_choice(self.now).title)
            return
        self.warned = -1
        refusal = self.link.submit(self.draft.action)
        if refusal is not None:
            self.said.emit(self.link.reason(refusal))

    def primary(self) -> None:
        """Presses the primary button; says what is missing when it cannot be pressed."""
        now = self.situation
        if now is None:
            return
        button = self.pieces["confirm",]
        if button.active and now.drafting:
            self.press_confirm(("confirm",))
        elif button.state is not None and now.drafting:
            self.said.emit(button.state.note)

    def nothing_left(self) -> bool:
        """Whether the turn can be confirmed, its effect is used or cannot be, and no claim waits.

        A permit refusal is always confirmed; whoever wants a roundabout as well builds it before the number.
        """
        now = self.situation
        if now is None or now.parts is None or not self.pieces["confirm",].active or self.tool:
            return False
        action, parts = now.action, now.parts
        if not isinstance(action, Turn):
            return False
        effect = action.effect is None and (parts.gaps or parts.sizes or parts.park or parts.pool or parts.bis)
        return not (effect or unclaimed(now))

    # The draft

    def commit(self, action: Action) -> None:
        """Takes ``action`` as the draft, without parts that are not legal any more."""
        action = drafts.settle(action, self.link.refuse)
        claimed = claim_of(action, self.picking) if self.picking >= 0 else None
        if claimed is None or claimed.estates is not None:
            self.picking, self.picked = -1, ()
        self.draft.put(action)
        self.hinted = None
        if self.warned == CLAIMS_LEFT:
            self.warned = -1
        before = marks_of(self.pieces)
        self.refresh()
        add_marks(self.motion, self.pieces, before)
        self.draft_changed.emit()
        self.part_added()

    def copy_draft(self) -> drafts.Kept | None:
        """The draft with its undo and redo."""
        return self.draft.keep()

    def put_draft(self, draft: drafts.Kept) -> None:
        """Takes a draft of the front seat that was laid away."""
        if self.situation is None or not self.situation.drafting:
            return
        self.draft.put_back(draft)
        settled = drafts.settle(self.draft.action, self.link.refuse)
        self.draft.put(settled)
        self.after_undo()

    def can_undo(self) -> bool:
        """Whether a part can be taken back."""
        return bool(self.draft.past) or self.tool != ""

    def can_redo(self) -> bool:
        """Whether a part can be put again."""
        return bool(self.draft.future)

    def undo(self) -> None:
        """Takes back the last part."""
        self.gesture.cancel("undo")
        self.motion.finish()
        if self.tool:
            self.tool = ""
        else:
            self.draft.undo()
        self.after_undo()

    def redo(self) -> None:
        """Puts the last part again."""
        self.gesture.cancel("undo")
        self.draft.redo()
        self.after_undo()

    def after_undo(self) -> None:
        """Shows the draft as it is now; a claim that lacks its estates is in work again."""
        self.picking = next((one.plan for one in self.draft.action.claims if one.estates is None), -1)
        self.picked, self.warned = (), -1
        self.refresh()
        self.draft_changed.emit()

    def escape(self) -> bool:
        """Puts all sheets, a tool or a question away, goes back to the own sheet, or takes back the last part."""
        if self.glancing:
            self.glance(False)
            return True
        if self.close_drawer():
            return True
        if self.shown != self.link.seat and self.link.seat is not None:
            self.show_sheet_of(self.link.seat)
            return True
        if self.warned >= 0:
            self.warned = -1
            self.refresh()
            return True
        if self.can_undo():
            self.undo()
            return True
        return False

    def hint(self, action: Action) -> None:
        """Points at what an action would do: its words stand in the prompt until the draft changes."""
        if self.situation is None:
            return
        self.hinted = action
        self.refresh()
        self.said.emit(prompts.hint_words(action))
