"""The board of House Numbers: shows a view and the draft of the front seat, and turns gestures into parts of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Piece
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers import prompts
from desktop.boards.house_numbers.chooser import (
    Choice,
    Option,
    Question,
    lay_at_table,
    lay_on_road,
    option_name,
    road_choice,
    table_choice,
)
from desktop.boards.house_numbers.ground import PX, Bracket, Ends, Gap, Ground, Parks, Plot, RoadSentence
from desktop.boards.house_numbers.layout import (
    AREA,
    CONFIRM,
    CONFIRM_NOTE,
    PROMPT,
    REFUSAL,
    REFUSAL_NOTE,
    SHEET,
    TRAY,
    WINDOW,
    WORLD,
    plot_rect,
    side_rects,
)
from desktop.boards.house_numbers.panels import LogPanel, Panel, PlanCard, Prompt, SeatRow, StepMark, log_state
from desktop.boards.house_numbers.play import Play
from desktop.boards.house_numbers.states import (
    Situation,
    bracket_states,
    column_states,
    deck_state,
    gap_state,
    pair_states,
    park_state,
    plan_state,
    plot_state,
    road_state,
    roundabout_state,
    seat_state,
    sum_state,
    track_states,
)
from desktop.boards.house_numbers.strip import Column, Heading, Paper, SumBox, Track
from desktop.boards.house_numbers.tray import Button, Deck, Ghost, Half, Pair, PairState, RoundaboutToken
from desktop.boards.house_numbers.words import TOWNS
from engine.games.house_numbers.actions import Action, Turn
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import GAPS, PLOTS, STREET_OF, bits
from engine.games.house_numbers.view import Dealt, Revealed, View, WhatCounts, WhatIsLeft

STEPS_WIDE = 660.0
"""So wide the steps of the turn may be, in design pixels, before they fold."""


class HouseNumbersBoard(Play):
    """The scene. ``Play`` holds what gestures do; this class makes the pieces and keeps them equal to view and
    draft."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        self.make_pieces()

    # Pieces

    def make_pieces(self) -> None:
        """Makes every item once; what changes are their states."""
        look = self.look
        self.add(Paper(SHEET, look))
        root = self.make_root(WINDOW, WORLD)
        self.root = root
        self.add(Ground(look, root))
        self.add(Ends(look, root))
        for street in range(3):
            self.add(Parks(street, look, root))
        for place in range(3):
            self.add(Pair(place, look))
        for place in range(3):
            for half in ("number", "effect"):
                self.add(Half(place, half, look))
        self.add(RoundaboutToken(look))
        for plot in range(PLOTS):
            self.add(Plot(plot, look, root))
        for gap in bits(GAPS):
            self.add(Gap(gap, look, root))
        self.road = RoadSentence(look, root)
        self.add(self.road)
        self.add(Track("pools", "effect_icon_pool", 28, 635, 30, 320, look))
        self.add(Track("temps", "effect_icon_temp", 28, 703, 27, 324, look))
        self.add(Track("bis", "effect_icon_bis", 362, 635, 30, 320, look))
        self.add(Track("refusals", "icon_refusal", 362, 703, 30, 138, look))
        self.add(Track("roundabouts", "icon_roundabout", 508, 703, 30, 180, look))
        self.add(Heading(697, 635, look))
        for size in range(1, 7):
            self.add(Column(size, 712.6 + 52.1 * (size - 1), 659, look))
        self.add(SumBox(look))
        for place in range(3):
            self.add(PlanCard(place, look))
        for key in drafts.STEPS:
            self.add(StepMark(key, look))
        self.add(Prompt(look))
        self.add(Panel(("tray",), TRAY, look, Layer.TRAY))
        self.add(Panel(("seats",), QRectF(), look))
        self.add(Panel(("plans",), QRectF(), look))
        self.add(LogPanel(look))
        self.add(Deck(look))
        self.add(Button(("confirm",), CONFIRM, CONFIRM_NOTE, 20, look))
        self.add(Button(("refusal",), REFUSAL, REFUSAL_NOTE, 16, look))
        self.question = Question(look)
        self.add(self.question)
        self.ghost = Ghost(look)
        self.add(self.ghost)

    def seat_rows(self, count: int) -> None:
        """Makes the rows of the seats panel for so many seats and lays the right side out."""
        if ("seat", count - 1) in self.pieces and ("seat", count) not in self.pieces:
            return
        for ident in [ident for ident in self.pieces if ident[0] == "seat"]:
            self.removeItem(self.pieces.pop(ident))
        for seat in range(count):
            self.add(SeatRow(seat, self.look))
        seats, plans, log = side_rects(count)
        self.pieces["seats",].resize(seats)
        self.pieces["plans",].resize(plans)
        self.pieces["log",].resize(log)
        for place in range(3):
            card = self.pieces["plan", place]
            card.setPos(plans.left() + 8, plans.top() + 35.5 + 84 * place)

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; the draft stays as long as turn and front seat do."""
        self.motion.finish()
        seat = self.link.seat
        same = self.view is not None and (self.view.turn, self.front) == (view.turn, seat)
        if not same:
            self.gesture.cancel("view")
            self.draft.clear()
            self.rest()
            self.shown = seat
        elif self.view is not None and self.view.own is not None and view.own is None and not self.draft.past:
            # The confirmed turn was taken back: its parts are on the table again.
            self.draft.put(self.view.own)
        elif view.own is not None:
            self.gesture.cancel("view")
            self.draft.clear()
            self.rest()
        if self.shown is None or self.shown >= len(view.sheets):
            self.shown = seat
        self.front = seat
        self.view = view
        self.seat_rows(len(view.sheets))
        self.refresh()
        self.draft_changed.emit()

    def look_at_work(self) -> Situation:
        """The situation now, asked of the table anew."""
        view = self.seen
        seat = self.link.seat
        shown = self.shown if self.shown is not None else 0
        mine = seat is not None and shown == seat and view.seat == seat
        drafting = mine and seat in view.waiting and not view.ended
        action: Action = Turn()
        if drafting:
            action = self.carry if self.carry is not None else self.draft.action
        elif mine and view.own is not None:
            action = view.own
        parts = self.link.parts(action) if drafting else None
        preview = self.link.preview(action) if drafting or (mine and view.own is not None) else None
        base = view.sheets[shown]
        sheet = preview.detail.sheet if preview is not None and preview.detail is not None else base
        rows = {row.key: row.points for row in self.link.score(shown).rows}
        for key, points in preview.gains if preview is not None else ():
            rows[key] = rows.get(key, 0) + points
        return Situation(
            view, shown, drafting, action, parts, base, sheet, preview, None, self.tool, self.carried, self.picking,
            self.picked, self.peek() if drafting else 0, frozenset(self.link.aids), rows,
        )  # fmt: skip

    def peek(self) -> int:
        """The plots where the pair under the pointer or the focus fits, while no cards are chosen."""
        free = isinstance(self.draft.action, Turn) and self.draft.action.number_card is None and self.carry is None
        if self.peeked < 0 or not free or self.seen.mode in WITH_HANDS:
            return 0
        number_card, effect_card = self.seen.numbers[self.peeked], self.seen.effects[self.peeked]
        fits = 0
        for mask in self.link.parts(drafts.choose_cards(self.draft.action, number_card, effect_card)).plots.values():
            fits |= mask
        return fits

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece."""
        if self.view is None:
            return
        self.targets.clear()
        self.situation = self.look_at_work()
        self.settle_aim()
        self.put_sheet()
        self.put_strip()
        self.put_side()
        self.put_tray()
        self.put_choices()
        if self.focused is not None and not self.pieces[self.focused].active:
            self.pieces[self.focused].mark(ringed=False)
            self.focused = None

    def settle_aim(self) -> None:
        """Puts the target under the pointer or the focus into the situation."""
        target = None if self.aimed is None else self.aim(self.aimed)
        if target is not None:
            self.take_target(target)

    def show_target(self) -> None:
        """Shows what the plot under the pointer would do: on the streets, in the strip, on the plans."""
        self.put_sheet()
        self.put_strip()
        self.put_side()

    def put_sheet(self) -> None:
        """Gives the streets their states."""
        now = self.now
        face = self.link.seats[now.shown]
        self.pieces["ground",].put((face.town or TOWNS[now.shown % len(TOWNS)], face.name))
        self.pieces["ends",].put(True)
        for street in range(3):
            self.pieces["park", street].put(park_state(now, street))
        touchable = self.touchable_plots()
        for plot in range(PLOTS):
            state = plot_state(now, plot)
            name = prompts.plot_name(now, plot, state)
            self.pieces["plot", plot].put(state, active=bool(touchable >> plot & 1), name=name)
        for gap in bits(GAPS):
            fence = gap_state(now, gap)
            mine = fence.fence == "draft" and self.is_own_fence(gap)
            active = now.drafting and (fence.lit or mine or self.can_fence(gap))
            self.pieces["gap", gap].put(fence, active=active, name=prompts.gap_name(gap, fence))
            self.pieces["gap", gap].setZValue(Layer.STRIP if fence.lit else Layer.FENCE + gap / 100)
        self.put_brackets()
        self.road.tell(None if self.has_road_choice() and now.target is None else road_state(now))

    def put_brackets(self) -> None:
        """Makes and unmakes the brackets under estates."""
        now = self.now
        wanted = bracket_states(now)
        kept = {ident[1:]: ident for ident in self.pieces if ident[0] == "bracket"}
        for key, ident in kept.items():
            if key not in wanted:
                if self.focused == ident:
                    self.focused = None
                if self.hovered == ident:
                    self.hovered = None
                self.removeItem(self.pieces.pop(ident))
        for (start, size), state in wanted.items():
            if ("bracket", start, size) not in self.pieces:
                self.add(Bracket(start, size, self.look, self.root))
            active = state in ("pick", "picked")
            self.pieces["bracket", start, size].put(state, active=active, name=prompts.estate_name(start, size))

    def put_strip(self) -> None:
        """Gives the score strip its states."""
        now = self.now
        names = [face.name for face in self.link.seats]
        for key, track in track_states(now, names).items():
            self.pieces["track", key].put(track)
        live = "live_score" in now.aids
        estate_points = sum(points for key, points in now.points.items() if key.startswith("estates_"))
        self.pieces["heading",].put(estate_points if live else None)
        for state in column_states(now):
            active = now.drafting and (state.lit or state.draft or self.can_raise(state.size))
            self.pieces["agent", state.size].put(state, active=active, name=prompts.column_name(state))
        self.pieces["sum",].put(sum_state(now, self.link.score(now.shown).total))

    def put_side(self) -> None:
        """Gives seats, plans, log, prompt and steps their states."""
        now = self.now
        view = now.view
        count = len(view.sheets)
        short = count > 4
        order = list(range(count))
        front = self.link.seat
        if short and front is not None:
            order = [front, *(seat for seat in order if seat != front)]
        panel = self.pieces["seats",].rect
        y = panel.top() + (36 if short else 35)
        above = self.shown
        for seat in order:
            row = self.pieces["seat", seat]
            row.resize(QRectF(panel.left() + 6, y, panel.width() - 12, 26 if short else 53))
            y += 26 if short else 53
            rule = not short and self.shown not in (seat, above) and seat != order[0]
            above = seat
            state = seat_state(now, self.link, seat, short=short, rule=rule)
            row.put(state, active=True, name=prompts.seat_row_name(state))
        heads = ((prompts.points_word(), panel.left() + 256),) if "live_score" in now.aids else ()
        self.pieces["seats",].put((prompts.seats_word(), prompts.ready_words(view), heads))
        plans = self.pieces["plans",].rect
        columns = ((prompts.first_word(), plans.left() + 254), (prompts.later_word(), plans.left() + 304))
        self.pieces["plans",].put((prompts.plans_word(), "", columns))
        progress = self.link.aid(WhatCounts(now.shown))
        for place in range(3):
            card = plan_state(now, self.link, place, progress)
            active = now.drafting and card.light in ("claimable", "claimed")
            self.pieces["plan", place].put(card, active=active, name=prompts.plan_name(card))
        self.pieces["log",].put(log_state(self.lines, tuple(face.number for face in self.link.seats)))
        self.pieces["tray",].put(("", "", ()))
        self.pieces["prompt",].put(prompts.prompt(now, self.link, self.hinted))
        self.put_steps()

    def put_steps(self) -> None:
        """Lays the steps of the turn out from the right edge of the prompt strip."""
        now = self.now
        states = prompts.step_states(now)
        # Short of room the steps that are not in work fold to their discs, before the prompt has to shrink.
        for folded in (False, True):
            right = AREA.right() - 32
            for key, state in reversed(tuple(states.items())):
                mark = self.pieces["step", key]
                assert isinstance(mark, StepMark)
                mark.setVisible(now.drafting)
                shown = replace(state, folded=folded and state.status != "now")
                mark.put(shown, active=now.drafting and state.status == "done", name=prompts.step_name(state))
                wide = mark.wide()
                right -= wide
                mark.resize(QRectF(right, 71, wide, 30))
                right -= 19
            if AREA.right() - right < STEPS_WIDE:
                break
        room = right if now.drafting else AREA.right() - 32
        self.pieces["prompt",].resize(QRectF(PROMPT.left(), PROMPT.top(), room - PROMPT.left() - 8, PROMPT.height()))

    def put_tray(self) -> None:
        """Gives the tray its states."""
        now = self.now
        view = now.view
        hands = view.mode in WITH_HANDS
        holder = self.link.seat if view.seat == self.link.seat else None
        if hands and holder is None and len(view.sheets) == 1:
            holder = 0
        states = pair_states(now, holder)
        for place in range(3):
            pair = self.pieces["pair", place]
            state = states[place] if place < len(states) else PairState(-1, -1)
            free = now.drafting and state.number >= 0
            pair.put(state, active=free and not hands, name=prompts.pair_name(state))
            for half in ("number", "effect"):
                name = prompts.half_name(state, half)
                self.pieces["hand", place, half].put(state, active=free and hands, name=name)
        token = roundabout_state(now)
        piece = self.pieces["roundabout",]
        piece.setVisible(token is not None)
        piece.put(token, active=token is not None and token.lit, name=prompts.roundabout_name(token))
        left = self.link.aid(WhatIsLeft()) if "left" in now.aids else None
        self.pieces["deck",].put(deck_state(now, left))
        confirm, enabled = prompts.confirm_state(now, self.link)
        self.pieces["confirm",].put(confirm, active=enabled, name=confirm.words)
        refusal, enabled = prompts.refusal_state(now, self.link)
        self.pieces["refusal",].put(refusal, active=enabled, name=refusal.words)

    def put_choices(self) -> None:
        """Makes and unmakes the chips of choices on the road and at the table."""
        now = self.now
        road, table = road_choice(now), table_choice(now, self.warned)
        wanted = {ident for choice in (road, table) if choice for ident, _ in choice.options}
        for ident in [ident for ident in self.pieces if ident[0] == "option" and ident not in wanted]:
            if self.focused == ident:
                self.focused = None
            if self.hovered == ident:
                self.hovered = None
            self.removeItem(self.pieces.pop(ident))
        if road is not None:
            street = STREET_OF[road.plot]
            tags = [
                plot_rect(start).left() + 50 * size for start, size in bracket_states(now) if STREET_OF[start] == street
            ]
            lay_on_road(self.chips(road, PX), road.plot, tags)
        self.question.setVisible(table is not None)
        if table is not None:
            plans = self.pieces["plans",].rect
            lay_at_table(self.question, self.chips(table, 1.0), table.title, plans.left() - 14, plans.top() + 36)

    def chips(self, choice: Choice, unit: float) -> list[Option]:
        """The pieces of a choice, made where they are missing."""
        made = []
        for ident, state in choice.options:
            if ident not in self.pieces:
                self.add(Option(ident, self.look, unit, self.root if choice.plot >= 0 else None))
            chip = self.pieces[ident]
            assert isinstance(chip, Option)
            chip.put(state, active=True, name=option_name(state))
            made.append(chip)
        return made

    def has_road_choice(self) -> bool:
        """Whether chips lie on the road."""
        return self.situation is not None and road_choice(self.situation) is not None

    # What the table tells besides

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        self.lines = tuple(lines)
        if self.view is not None:
            self.pieces["log",].put(log_state(self.lines, tuple(face.number for face in self.link.seats)))

    def tell(self, events: Sequence[object]) -> None:
        """New cards come in one after another; houses of the shown sheet rise."""
        self.motion.finish()
        for event in events:
            if isinstance(event, Revealed) and event.seat == self.shown and event.seat != self.front:
                if isinstance(event.action, Turn) and event.action.plot is not None:
                    self.raise_house(event.action.plot)
            elif isinstance(event, Dealt):
                for place in range(3):
                    self.deal(self.pieces["pair", place], place)

    def deal(self, piece: Piece, place: int) -> None:
        """A card settles into its slot."""
        home = piece.pos()

        def step(share: float) -> None:
            piece.setPos(home + QPointF(0, 26 * (1 - share)))
            piece.setOpacity(min(1.0, 0.2 + share))

        self.motion.run(170 + 70 * place, step)

    def raise_house(self, plot: int) -> None:
        """A new house fades in."""
        piece = self.pieces["plot", plot]
        assert isinstance(piece, Plot)

        def step(share: float) -> None:
            piece.rise = share
            piece.update()

        self.motion.run(220, step)

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.refresh()
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose cards, 4 takes the roundabout, Enter without focus and Ctrl+Enter confirm."""
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or self.focused is None):
            self.primary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_3 and not control:
            self.press_digit(int(key) - int(Qt.Key.Key_1))
        elif key == Qt.Key.Key_4 and not control and self.pieces["roundabout",].active:
            self.activate(("roundabout",))
        else:
            super().keyPressEvent(event)
            return
        event.accept()
