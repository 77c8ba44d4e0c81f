"""Carrying on the board of House Numbers: plots as targets, and pairs, numbers and roundabouts dragged there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.gestures import Phase, Point
from desktop.boards.common.link import LogLine
from desktop.boards.common.pieces import Ident
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers import parts
from desktop.boards.house_numbers.deeds import NOTHING
from desktop.boards.house_numbers.layout import plot_rect
from desktop.boards.house_numbers.road import RoadSentence
from desktop.boards.house_numbers.states import Target, bis_sources, lit_number
from desktop.boards.house_numbers.tray import Ghost, GhostState
from desktop.boards.house_numbers.work import Work
from engine.games.house_numbers.actions import Action, Bis, Fence, Reason, Turn, effect_of, number_of
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import ALL_PLOTS, PLOTS

GHOST_AWAY = QPointF(-38, 44)
"""Where the ghost hangs from the pointer."""
GHOST_BELOW = 36.0
"""How far below an aimed plot the middle of the ghost stays."""
CARRIED_ROUNDABOUT = 9
CARRIED_PLAN = 20
"""From this number on a plan is carried."""


class Carrying(Work):
    """Targets, and the ``Carrier`` of the board's gesture."""

    ghost: Ghost
    road: RoadSentence
    root: QGraphicsItem

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
        turn = now.turn
        if now.writing and turn is not None and turn.number_card is not None:
            number = lit_number(now, plot)
            if number < 0:
                number = number_of(turn.number_card)
            action = drafts.write_number(turn, plot, number)
            if lit_number(now, plot) >= 0:
                action = drafts.add_own_effect(action, self.link.parts(action))
            return self.judge(plot, "number", number, action)
        sources = bis_sources(now, plot)
        if sources and turn is not None:
            action = drafts.use_effect(turn, Bis(plot, sources[0]))
            return self.judge(plot, "bis", now.sheet.numbers[sources[0]], action)
        return None

    def judge(self, plot: int, kind: str, number: int, action: Action) -> Target:
        """The target with its preview, or with the reason why it is refused."""
        refusal = self.link.refuse(action)
        if refusal is not None and refusal.code != Reason.INCOMPLETE:
            return Target(plot, kind, number, reason=self.link.reason(refusal))
        return Target(plot, kind, number, self.link.preview(action))

    def touchable_plots(self) -> int:
        """The mask of plots that answer to the pointer: empty ones while something is to be placed, and those of the
        draft."""
        now = self.situation
        if now is None or not now.drafting:
            return 0
        mask = now.sheet.filled & ~now.base.filled
        if now.writing or now.tool == "roundabout":
            mask |= ~now.base.filled & ALL_PLOTS
        elif now.parts is not None and now.turn is not None and now.turn.effect is None and now.turn.plot is not None:
            for target, _ in now.parts.bis:
                mask |= 1 << target
        return mask

    def can_fence(self, gap: int) -> bool:
        """Whether pressing the gap puts a fence there."""
        now, turn = self.now, self.now.turn
        if turn is None or turn.plot is None or turn.effect is not None or now.parts is None:
            return False
        if now.tool not in ("", "effect"):
            return False
        return bool(now.parts.gaps >> gap & 1)

    def is_own_fence(self, gap: int) -> bool:
        """Whether the draft's surveyor put the fence of the gap."""
        turn = self.now.turn
        return turn is not None and turn.effect == Fence(gap)

    def can_raise(self, size: int) -> bool:
        """Whether pressing the column crosses a box there."""
        now, turn = self.now, self.now.turn
        if turn is None or turn.plot is None or turn.effect is not None or now.parts is None:
            return False
        return size in now.parts.sizes

    # Carrier

    def lift(self, source: Ident, at: Point) -> bool:
        """Takes up a pair, the number of a card of the hand, or the roundabout."""
        seat = self.link.seat
        if self.situation is None or seat is None:
            return False
        if self.shown != seat:
            self.show_sheet_of(seat)
        now = self.now
        if not now.drafting or now.parts is None:
            return False
        self.motion.finish()
        action = self.draft.action
        place = parts.effect_place(self, source, self.gesture.start)
        if place >= 0:
            self.carry_effect(place, parts.effect_draft(self, source, seat))
        elif source[0] == "plan" and parts.can_carry_plan(now, int(source[1])):
            self.tool, self.carried, self.carry = "plan", CARRIED_PLAN + int(source[1]), action
            self.ghost.put(GhostState(-1, plan=int(source[1]) + 1))
        elif source == ("roundabout",):
            if action.roundabout is not None or not now.parts.roundabout:
                return False
            self.tool, self.carried, self.carry = "roundabout", CARRIED_ROUNDABOUT, action
            self.ghost.put(GhostState(-1))
        elif source[0] == "pair" and self.seen.mode not in WITH_HANDS:
            place = int(source[1])
            number_card, effect_card = self.seen.numbers[place], self.seen.effects[place]
            self.carry_cards(place, drafts.take_back(drafts.choose_cards(action, number_card, effect_card), "number"))
        elif source[0] == "hand" and source[2] == "number":
            card = self.seen.hands[seat][int(source[1])]
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

    def carry_effect(self, place: int, action: Action) -> None:
        """Takes up an effect: the draft itself stays as it is until the drop."""
        assert isinstance(action, Turn)
        assert action.effect_card is not None
        self.tool, self.carried, self.carry = "effect", place, action
        self.ghost.put(GhostState(-1, effect_of(action.effect_card)))

    def drop_part(self, at: Point) -> None:
        """Drops an effect, a plan or a refusal: what is pressed in the click form takes it."""
        tool, carry, place = self.tool, self.carry, self.carried
        target = self.part_target(at)
        if target is None or carry is None:
            self.fly_home()
            self.let_go()
            return
        self.ghost.hide()
        self.let_go(show=False)
        if tool == "effect":
            self.commit(carry)
            if target[0] != "sheet":
                self.press_effect(target)
        elif tool == "plan":
            self.refresh()
            self.activate(("plan", place - CARRIED_PLAN))
            if target[0] == "bracket" and self.picking >= 0:
                self.activate(target)

    def part_target(self, at: Point) -> Ident | None:
        """What the effect or the plan that is carried would be dropped on."""
        over = self.camera is not None and self.camera.window.contains(QPointF(*at))
        if self.tool == "plan":
            piece = self.component_at(QPointF(*at)) if over else None
            if piece is not None and piece.ident[0] == "bracket":
                return piece.ident
            return ("sheet",) if over else None
        found = parts.effect_target(self, self.now, at)
        if found is not None:
            return found
        # A card of the hand is chosen for its effect by dropping it anywhere on the sheet.
        draft = self.draft.action
        chosen = isinstance(draft, Turn) and self.now.turn is not None
        fresh = chosen and draft.effect_card != self.now.turn.effect_card
        return ("sheet",) if over and fresh else None

    def carry_cards(self, place: int, action: Action) -> None:
        """Takes up cards: the draft itself stays as it is until the drop."""
        assert isinstance(action, Turn)
        assert action.number_card is not None
        self.tool, self.carried, self.carry = "", place, action
        effect = -1 if action.effect_card is None else effect_of(action.effect_card)
        self.ghost.put(GhostState(number_of(action.number_card), effect))

    def hover(self, at: Point) -> None:
        """Moves the ghost and shows what dropping here would do; the ghost never hides the plot that is aimed at."""
        if self.tool in ("effect", "plan"):
            target = self.part_target(at)
            self.mark_target(target)
            self.aim_at(int(target[1]) if target is not None and target[0] == "plot" else None)
            self.ghost.setPos(QPointF(*at) + GHOST_AWAY)
            return
        refusing = self.is_refusing(at)
        self.mark_target(parts.REFUSALS if refusing else None)
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
        self.mark_target(None)
        if self.tool in ("effect", "plan"):
            self.drop_part(at)
            return
        if self.is_refusing(at):
            refusal = self.link.refuse(drafts.refuse_permit(self.draft.action))
            if refusal is None or refusal.code == Reason.INCOMPLETE:
                self.ghost.hide()
                self.let_go(show=False)
                self.commit(drafts.refuse_permit(self.draft.action))
            else:
                self.fly_home()
                self.let_go()
                self.said.emit(self.link.reason(refusal))
            return
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
        self.mark_target(None)
        self.fly_home()
        self.let_go()

    def is_refusing(self, at: Point) -> bool:
        """Whether cards are carried over the track of refusals."""
        track = self.pieces[parts.REFUSALS]
        over = track.isVisible() and track.mapRectToScene(track.rect).contains(QPointF(*at))
        return over and self.carry is not None and self.tool == ""

    def mark_target(self, ident: Ident | None) -> None:
        """Marks the thing that would take what is carried."""
        if ident == self.marked:
            return
        for key, on in ((self.marked, False), (ident, True)):
            if key is not None and key in self.pieces:
                self.pieces[key].mark(hovered=on)
        self.marked = ident

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
        elif self.carried >= CARRIED_PLAN:
            home = self.centre_of(("plan", self.carried - CARRIED_PLAN))
        elif self.carried >= 0:
            home = self.centre_of(("pair", self.carried))

        def step(share: float) -> None:
            self.ghost.setPos(start + (home - start) * share)
            self.ghost.setOpacity(1 - 0.7 * share)

        self.motion.run(200, step, self.ghost.hide)

    def flash(self, target: Target) -> None:
        """Shows a refusal on the road until the pointer finds something else."""
        self.aimed = None
        self.take_target(target)
        self.show_target()

    # Pointer and focus

    def point_out(self, ident: Ident | None) -> None:
        """Aims at the plot under the pointer or the focus."""
        if self.gesture.phase is Phase.DRAGGED:
            return
        peeked = int(ident[1]) if ident is not None and ident[0] == "pair" else -1
        if peeked != self.peeked:
            self.peeked = peeked
            self.refresh()
        if ident is not None and ident[0] == "line":
            self.point_at(self.rows[int(ident[1])][0] if int(ident[1]) < len(self.rows) else None)
        else:
            self.point_at(None)
        self.aim_at(int(ident[1]) if ident is not None and ident[0] == "plot" else None)

    def point_at(self, line: LogLine | None) -> None:
        """Outlines what a log line speaks of."""
        if line is self.pointed:
            return
        self.pointed = line
        if self.situation is None:
            return
        pointed = NOTHING if line is None or line.seat != self.now.shown else self.deeds.of_line(line)
        self.situation = replace(self.situation, pointed=pointed)
        self.show_target()

    def aim_at(self, plot: int | None) -> None:
        """Takes the plot as the one that is aimed at; shows what changes by that."""
        if plot == self.aimed and (plot is not None or self.situation is None or self.now.target is None):
            return
        self.aimed = plot
        if self.situation is None:
            return
        target = None if plot is None else self.aim(plot)
        if target != self.now.target:
            self.take_target(target)
            self.show_target()

    # Places

    def plot_at(self, at: Point) -> int | None:
        """The plot under a point of the scene, its pavement included."""
        if self.camera is None or not self.camera.window.contains(QPointF(*at)):
            return None
        spot = self.root.sceneTransform().inverted()[0].map(QPointF(*at))
        for plot in range(PLOTS):
            if plot_rect(plot).adjusted(0, -8, 0, 9).contains(spot):
                return plot
        return None

    def show_sheet_of(self, seat: int | None) -> None:
        """Shows the sheet of a seat in full; pressing the front seat's row, or Escape, goes back."""
        if seat is None:
            return
        self.gesture.cancel("view")
        self.shown = self.link.seat if seat == self.shown and self.link.seat is not None else seat
        self.tool, self.aimed = "", None
        self.refresh()
        self.draft_changed.emit()

    # Focus

    def focus_order(self) -> list[Ident]:
        """Tab goes through cards, legal plots, gaps and columns, choices, plans, buttons, seats."""
        now = self.situation
        order: list[Ident] = []
        if now is None:
            return order
        if self.glancing:
            return sorted((ident for ident in self.pieces if ident[0] == "sheet_of"), key=self.reading_order)
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
            "drawer",
            "all_sheets",
            "seat",
            "line",
        )
        for kind in kinds:
            found = [
                ident for ident, piece in self.pieces.items() if ident[0] == kind and piece.active and piece.isVisible()
            ]
            if kind == "plot":
                found = [ident for ident in found if self.is_plot_useful(int(ident[1]))]
            order += found
        return order

    def reading_order(self, ident: Ident) -> tuple[float, float]:
        """Where a piece comes when a page is read."""
        middle = self.centre_of(ident)
        return middle.y(), middle.x()

    def is_plot_useful(self, plot: int) -> bool:
        """Whether pressing the plot does something: a legal target, or a part of the draft."""
        target = self.aim(plot)
        return target is None or not target.reason
