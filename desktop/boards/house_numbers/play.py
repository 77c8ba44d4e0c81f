"""What gestures on the board of House Numbers do: drag, click and keys all end in the same parts of the draft."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from desktop.boards.common.gestures import Phase, Point
from desktop.boards.common.pieces import Ident
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers import prompts
from desktop.boards.house_numbers.states import (
    Target,
    bis_sources,
    claim_of,
    lit_number,
    pickable,
    reachable_numbers,
)
from desktop.boards.house_numbers.tray import GhostState
from engine.games.house_numbers.actions import (
    Action,
    Agent,
    Bis,
    Fence,
    NoPermit,
    Park,
    Pool,
    Reason,
    Temp,
    Turn,
    effect_of,
    number_of,
)
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.plans import Need
from engine.games.house_numbers.view import WhatCounts

if TYPE_CHECKING:
    from desktop.boards.common.scene import BoardScene as Base
else:
    Base = object

GHOST_AWAY = QPointF(-38, 44)
"""Where the ghost hangs from the pointer."""
GHOST_BELOW = 36.0
"""How far below an aimed plot the middle of the ghost stays."""
CARRIED_ROUNDABOUT = 9


class Play(Base):
    """The gestures of the board. The scene that mixes this in has the pieces, the draft and the link."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    # Targets

    def aim(self, plot: int) -> Target | None:
        """What choosing the plot would do now, asked once per change of the draft."""
        if plot not in self.targets:
            self.targets[plot] = self.find_target(plot)
        return self.targets[plot]

    def find_target(self, plot: int) -> Target | None:
        """The target that a plot is for the tool, the number or the bis in work; None if it is none."""
        now = self.situation
        if now is None or not now.drafting:
            return None
        if now.sheet.filled & ~now.base.filled & 1 << plot:
            return None
        if now.tool == "roundabout":
            return self.judge(plot, "roundabout", -1, drafts.place_roundabout(now.action, plot))
        if now.writing:
            turn = now.turn
            number = lit_number(now, plot)
            if number < 0:
                number = number_of(turn.number_card)
            action = drafts.write_number(turn, plot, number)
            if lit_number(now, plot) >= 0:
                action = drafts.add_own_effect(action, self.link.parts(action))
            return self.judge(plot, "number", number, action)
        sources = bis_sources(now, plot)
        if sources:
            action = drafts.use_effect(now.turn, Bis(plot, sources[0]))
            return self.judge(plot, "bis", now.sheet.numbers[sources[0]], action)
        return None

    def judge(self, plot: int, kind: str, number: int, action: Action) -> Target:
        """The target with its preview, or with the reason why it is refused."""
        refusal = self.link.refuse(action)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            return Target(plot, kind, number, reason=self.link.reason(refusal))
        return Target(plot, kind, number, self.link.preview(action))

    def touchable_plots(self) -> int:
        """The mask of plots that answer to the pointer: empty ones while something is to be placed, and those of the draft."""
        now = self.situation
        if now is None or not now.drafting:
            return 0
        mask = now.sheet.filled & ~now.base.filled
        if now.writing or now.tool == "roundabout":
            mask |= ~now.base.filled & (1 << 33) - 1
        elif now.parts is not None and now.turn is not None and now.turn.effect is None and now.turn.plot is not None:
            for target, _ in now.parts.bis:
                mask |= 1 << target
        return mask

    def can_fence(self, gap: int) -> bool:
        """Whether pressing the gap puts a fence there."""
        now = self.situation
        turn = now.turn
        open_ = turn is not None and turn.plot is not None and turn.effect is None and now.tool == ""
        return open_ and now.parts is not None and bool(now.parts.gaps >> gap & 1)

    def is_own_fence(self, gap: int) -> bool:
        """Whether the draft's surveyor put the fence of the gap."""
        turn = self.situation.turn
        return turn is not None and turn.effect == Fence(gap)

    def can_raise(self, size: int) -> bool:
        """Whether pressing the column crosses a box there."""
        now = self.situation
        turn = now.turn
        open_ = turn is not None and turn.plot is not None and turn.effect is None
        return open_ and now.parts is not None and size in now.parts.sizes

    # Carrier

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes up a pair, the number of a card of the hand, or the roundabout."""
        now = self.situation
        if now is None or self.view is None:
            return False
        if self.shown != self.link.seat:
            self.show_sheet_of(self.link.seat)
            now = self.situation
        if not now.drafting:
            return False
        self.motion.finish()
        action = self.draft.action
        if source == ("roundabout",):
            if action.roundabout is not None or not now.parts.roundabout:
                return False
            self.tool, self.carried, self.carry = "roundabout", CARRIED_ROUNDABOUT, action
            self.ghost.put(GhostState(-1))
        elif source[0] == "pair" and self.view.mode not in WITH_HANDS:
            place = int(source[1])
            number_card, effect_card = self.view.numbers[place], self.view.effects[place]
            self.carry_cards(place, drafts.take_back(drafts.choose_cards(action, number_card, effect_card), "number"))
        elif source[0] == "hand" and source[2] == "number":
            card = self.view.hands[self.link.seat][int(source[1])]
            chosen = isinstance(action, Turn) and action.number_card == card
            carried = action if chosen else drafts.choose_half(action, card, "number")
            self.carry_cards(int(source[1]), drafts.take_back(carried, "number"))
        else:
            return False
        self.set_hovered(None)
        self.ghost.setPos(QPointF(*at) + GHOST_AWAY)
        self.ghost.setOpacity(1)
        self.ghost.show()
        self.refresh()
        return True

    def carry_cards(self, place: int, action: Action) -> None:
        """Takes up cards: the draft itself stays as it is until the drop."""
        assert isinstance(action, Turn) and action.number_card is not None
        self.tool, self.carried, self.carry = "", place, action
        effect = -1 if action.effect_card is None else effect_of(action.effect_card)
        self.ghost.put(GhostState(number_of(action.number_card), effect))

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do; the ghost never hides the plot that is aimed at."""
        plot = self.plot_at(at)
        self.aim_at(plot)
        place = QPointF(*at) + GHOST_AWAY
        if plot is not None:
            piece = self.pieces["plot", plot]
            place.setY(max(place.y(), piece.mapRectToScene(piece.rect).bottom() + GHOST_BELOW))
            if self.road.isVisible():
                words = self.road.mapRectToScene(self.road.rect)
                if abs(words.center().y() - place.y()) < words.height() / 2 + 32:
                    place.setX(min(place.x(), words.left() - 70))
        self.ghost.setPos(place)

    def drop(self, at: Point) -> None:
        """A legal plot takes what is dropped; from anywhere else it flies home, and a refused plot says why."""
        plot = self.plot_at(at)
        target = None if plot is None else self.aim(plot)
        carry, roundabout = self.carry, self.tool == "roundabout"
        if plot is None or target is None or target.reason or carry is None:
            self.fly_home()
            self.let_go()
            if target is not None and target.reason:
                self.said.emit(target.reason)
                self.flash(target)
            return
        self.ghost.hide()
        self.let_go(show=False)
        if roundabout:
            self.commit(drafts.place_roundabout(self.draft.action, plot))
        else:
            self.write(carry, plot, target.number)

    def put_back(self, reason: str) -> None:
        """Lets the ghost fly home; the draft never knew of it."""
        self.fly_home()
        self.let_go()

    def let_go(self, *, show: bool = True) -> None:
        """Ends carrying."""
        self.carried, self.carry = -1, None
        self.tool = ""
        self.aimed = None
        if show:
            self.refresh()

    def fly_home(self) -> None:
        """The ghost flies back to where it was taken up."""
        start = self.ghost.pos()
        home = start
        if self.carried == CARRIED_ROUNDABOUT:
            home = self.centre_of(("roundabout",))
        elif self.carried >= 0:
            home = self.centre_of(("pair", self.carried))

        def step(share: float) -> None:
            self.ghost.setPos(start + (home - start) * share)
            self.ghost.setOpacity(1 - 0.7 * share)

        self.motion.run(200, step, self.ghost.hide)

    def flash(self, target: Target) -> None:
        """Shows a refusal on the road until the pointer finds something else."""
        self.aimed = None
        self.situation = self.situation_with(target)
        self.put_sheet()

    def situation_with(self, target: Target) -> Any:
        """The situation with a target."""
        return dataclasses.replace(self.situation, target=target)

    # Pointer and focus

    def point_out(self, ident: Ident | None) -> None:
        """Aims at the plot under the pointer or the focus."""
        if self.gesture.phase is Phase.DRAGGED:
            return
        self.aim_at(int(ident[1]) if ident is not None and ident[0] == "plot" else None)

    def aim_at(self, plot: int | None) -> None:
        """Takes the plot as the one that is aimed at; shows what changes by that."""
        if plot == self.aimed and (plot is not None or self.situation is None or self.situation.target is None):
            return
        self.aimed = plot
        if self.situation is None:
            return
        target = None if plot is None else self.aim(plot)
        if target != self.situation.target:
            self.situation = self.situation_with(target)
            self.put_sheet()
            self.put_strip()
            self.put_side()

    def focus_order(self) -> list[Ident]:
        """Tab goes through cards, legal plots, gaps and columns, choices, plans, buttons, seats."""
        now = self.situation
        order: list[Ident] = []
        if now is None:
            return order
        kinds = (
            "option",
            "pair",
            "hand",
            "roundabout",
            "bracket",
            "plot",
            "gap",
            "agent",
            "plan",
            "confirm",
            "refusal",
            "step",
            "seat",
        )
        for kind in kinds:
            found = [
                ident for ident, piece in self.pieces.items() if ident[0] == kind and piece.active and piece.isVisible()
            ]
            if kind == "plot":
                found = [ident for ident in found if self.is_plot_useful(int(ident[1]))]
            order += found
        return order

    def is_plot_useful(self, plot: int) -> bool:
        """Whether pressing the plot does something: a legal target, or a part of the draft."""
        target = self.aim(plot)
        return target is None or not target.reason

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

    def press_digit(self, place: int) -> None:
        """Keys 1 to 3: a pair; with a hand first the card for the number, then the one for the effect."""
        now = self.situation
        if now is None or self.view is None:
            return
        if self.view.mode not in WITH_HANDS:
            ident: Ident = ("pair", place)
        else:
            turn = now.turn
            half = (
                "effect" if turn is not None and turn.number_card is not None and turn.effect_card is None else "number"
            )
            ident = ("hand", place, half)
        if self.pieces[ident].active or self.shown != self.link.seat:
            self.activate(ident)
            if self.situation is not None and self.situation.writing:
                self.set_focus(None)
                self.focus_next()

    def press_pair(self, ident: Ident) -> None:
        """Chooses a pair, or lets the chosen one go."""
        place = int(ident[1])
        number_card, effect_card = self.view.numbers[place], self.view.effects[place]
        action = self.draft.action
        self.tool = ""
        if isinstance(action, Turn) and action.number_card == number_card:
            self.commit(drafts.take_back(action, "pair"))
        else:
            self.commit(drafts.choose_cards(action, number_card, effect_card))

    def press_half(self, ident: Ident) -> None:
        """Chooses a card of the hand for its number or effect; in a turn with a refusal, the card that is passed on."""
        card = self.view.hands[self.link.seat][int(ident[1])]
        action = self.draft.action
        if isinstance(action, NoPermit):
            if self.situation.parts.passes:
                self.commit(replace(action, passed=None if action.passed == card else card))
            return
        self.tool = ""
        chosen = drafts.choose_half(action, card, str(ident[2]))
        if chosen.plot is not None and chosen.effect is None:
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
        now, action = self.situation, self.draft.action
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
            self.commit(drafts.use_effect(now.turn, Bis(plot, source)))
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
        if self.link.seat == self.shown:
            self.raise_house(plot)

    def press_gap(self, ident: Ident) -> None:
        """Puts the surveyor's fence, or takes it back."""
        gap = int(ident[1])
        if self.is_own_fence(gap):
            self.commit(drafts.take_back(self.draft.action, "effect"))
        elif self.can_fence(gap):
            self.commit(drafts.use_effect(self.situation.turn, Fence(gap)))

    def press_column(self, ident: Ident) -> None:
        """Crosses a box of the agent, or takes that back."""
        size = int(ident[1])
        turn = self.situation.turn
        if turn is not None and turn.effect == Agent(size):
            self.commit(drafts.take_back(turn, "effect"))
        elif self.can_raise(size):
            self.commit(drafts.use_effect(turn, Agent(size)))

    def press_plan(self, ident: Ident) -> None:
        """Claims a plan: at once if there is one way, else by picking estates; pressed again, takes the claim back."""
        place = int(ident[1])
        now, action = self.situation, self.draft.action
        if claim_of(action, place) is not None:
            self.picking, self.picked, self.warned = -1, (), -1
            self.commit(drafts.drop_claim(action, place))
            return
        ways = dict(now.parts.claims).get(place)
        if ways is None:
            return
        progress = self.link.aid(WhatCounts(now.shown)).plans[place]
        street = self.view.plans[place].need is Need.STREET
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
        street = self.view.plans[place].street
        return prompts.longest_row(self.situation.sheet, street) > 6

    def press_estate(self, ident: Ident) -> None:
        """Picks an estate for the claim in work, or lets it go; the claim is whole as soon as only one way is left."""
        start = int(ident[1])
        now = self.situation
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
        turn, action = self.situation.turn, self.draft.action
        if kind == "number" and turn is not None and turn.plot is not None:
            number = int(ident[2])
            if number in reachable_numbers(self.situation, turn.plot):
                self.commit(drafts.write_number(turn, turn.plot, number))
        elif kind in ("temp", "park", "pool") and turn is not None:
            use = {"temp": Temp, "park": Park, "pool": Pool}[str(kind)]()
            self.commit(drafts.use_effect(turn, None if turn.effect is not None else use))
        elif kind == "bis" and turn is not None and isinstance(turn.effect, Bis):
            self.commit(drafts.use_effect(turn, Bis(turn.effect.plot, int(ident[2]))))
        elif kind == "reshuffle":
            self.commit(replace(action, reshuffle=bool(ident[2])))
        elif kind == "claim":
            self.press_plan(("plan", int(ident[2])))
        elif kind == "leave":
            self.warned = -1
            self.refresh()

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

    # The draft

    def commit(self, action: Action) -> None:
        """Takes ``action`` as the draft, without parts that are not legal any more."""
        action = drafts.settle(action, self.link.refuse)
        claimed = claim_of(action, self.picking) if self.picking >= 0 else None
        if claimed is None or claimed.estates is not None:
            self.picking, self.picked = -1, ()
        self.draft.put(action)
        self.hinted = None
        self.refresh()
        self.draft_changed.emit()

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
        """Lays the tool down, leaves a question, goes back to the own sheet, or takes back the last part."""
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

    def show_sheet_of(self, seat: int | None) -> None:
        """Shows the sheet of a seat in full; pressing the front seat's row, or Escape, goes back."""
        if seat is None:
            return
        self.gesture.cancel("view")
        self.shown = self.link.seat if seat == self.shown and self.link.seat is not None else seat
        self.tool, self.aimed = "", None
        self.refresh()
        self.draft_changed.emit()

    def hint(self, action: Action) -> None:
        """Points at what an action would do: its words stand in the prompt until the draft changes."""
        if self.situation is None:
            return
        self.hinted = action
        self.refresh()
        self.said.emit(prompts.hint_words(action))
