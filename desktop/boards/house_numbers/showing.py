"""Keeps the pieces of House Numbers equal to the situation: each method works out states and gives them to pieces."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.boards.common.layers import Layer
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
from desktop.boards.house_numbers.folding import Folding
from desktop.boards.house_numbers.glance import grid
from desktop.boards.house_numbers.ground import PX
from desktop.boards.house_numbers.layout import (
    AREA,
    PROMPT,
    plot_rect,
    short_row,
)
from desktop.boards.house_numbers.panel_states import (
    deck_state,
    pair_states,
    plan_state,
    roundabout_state,
    seat_state,
    small_sheet,
)
from desktop.boards.house_numbers.panels import LogRow, StepMark, log_states, most_back
from desktop.boards.house_numbers.road import Bracket
from desktop.boards.house_numbers.states import (
    bracket_states,
    column_states,
    gap_state,
    park_state,
    plot_state,
    road_state,
    sum_state,
    track_states,
)
from desktop.boards.house_numbers.tray import PairState
from desktop.boards.house_numbers.words import TOWNS
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import GAPS, PLOTS, STREET_OF, bits
from engine.games.house_numbers.view import WhatCounts, WhatIsLeft

STEPS_WIDE = 660.0
"""So wide the steps of the turn may be, in design pixels, before they fold."""


class Showing(Folding):
    """The pieces are made by the board; this class keeps them equal to view and draft."""

    question: Question

    def show_target(self) -> None:
        """Shows what the plot under the pointer would do: on the streets, in the strip, on the plans."""
        self.put_sheet()
        self.put_strip()
        self.put_side()
        self.put_line()

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
            # An empty gap shows nothing and would only be painted for nothing.
            self.pieces["gap", gap].setVisible(bool(active or fence.fence or fence.lit or fence.mark))
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
            high = short_row(count) if short else 53.0
            row.resize(QRectF(panel.left() + 6, y, panel.width() - 12, high))
            y += high
            rule = not short and self.shown not in (seat, above) and seat != order[0]
            above = seat
            last, pointed = self.deeds.last(view, seat), self.pointed_deed(seat)
            state = seat_state(now, self.link, seat, last, pointed, short=short, rule=rule)
            row.put(state, active=True, name=prompts.seat_row_name(state))
        heads = ((prompts.points_word(), panel.left() + 256),) if "live_score" in now.aids else ()
        button = self.pieces["all_sheets",]
        button.setPos(panel.right() - 46, panel.top() + 7)
        button.setVisible(count > 1)
        button.put(True, active=count > 1, name=QCoreApplication.translate("HouseNumbersBoard", "All sheets"))
        self.pieces["seats",].put((prompts.seats_word(), prompts.ready_words(view), heads))
        plans = self.pieces["plans",].rect
        columns = ((prompts.first_word(), plans.left() + 258), (prompts.later_word(), plans.left() + 306))
        self.pieces["plans",].put((prompts.plans_word(), "", columns))
        progress = self.link.aid(WhatCounts(now.shown))
        for place in range(3):
            card = plan_state(now, self.link, place, progress, self.pointed_deed())
            active = now.drafting and card.light in ("claimable", "claimed")
            self.pieces["plan", place].put(card, active=active, name=prompts.plan_name(card))
        self.put_log()
        self.pieces["tray",].put(("", "", ()))
        self.pieces["prompt",].put(prompts.prompt(now, self.link, self.hinted, flipped=self.flipped == view.turn))
        self.put_steps()
        self.put_glance()

    def put_glance(self) -> None:
        """Shows all sheets on one page, the front seat's first, or puts the page away."""
        now = self.now
        count = len(now.view.sheets)
        order = list(range(count))
        if self.link.seat is not None:
            order.sort(key=lambda seat: seat != self.link.seat)
        page = self.pieces["page",]
        page.resize(self.area)
        page.put(self.glancing, active=self.glancing)
        page.setVisible(self.glancing)
        for seat, rect in zip(order, grid(count, self.area), strict=True):
            card = self.pieces["sheet_of", seat]
            card.setVisible(self.glancing)
            if self.glancing:
                state = small_sheet(now, self.link, seat)
                card.resize(rect)
                card.put(state, active=True, name=prompts.sheet_name(state))

    def put_log(self) -> None:
        """Lays the newest lines of the log out that were not scrolled away, one piece each."""
        panel, look = self.pieces["log",], self.looks["side"]
        numbers = [face.number for face in self.link.seats]
        most = most_back(look, self.lines, panel.rect) if self.log_back else 0
        self.log_back = min(self.log_back, most)
        self.rows = log_states(look, self.lines[: len(self.lines) - self.log_back], numbers, panel.rect)
        whole = len(self.rows) == len(self.lines)
        back = -1.0 if whole else self.log_back / most if most else 0.0
        panel.put((QCoreApplication.translate("HouseNumbersBoard", "Log"), "", (), back))
        for place, (line, rect, state) in enumerate(self.rows):
            if ("line", place) not in self.pieces:
                self.add(LogRow(place, self.looks["side"], self.groups["log"]))
            row = self.pieces["line", place]
            row.resize(rect)
            row.put(
                replace(state, pointed=line is self.pointed), active=self.deeds.of_line(line).points, name=line.words
            )
            row.show()
        place = len(self.rows)
        while ("line", place) in self.pieces:
            self.pieces["line", place].put(None)
            self.pieces["line", place].hide()
            place += 1

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log."""
        self.log_back = max(0, self.log_back + way)
        self.pointed = None
        self.refresh()

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
        states = pair_states(now, self.link, holder)
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
            right, top = (1440.0, 140.0) if self.rooms.folded else (plans.left() - 14, plans.top() + 36)
            lay_at_table(self.question, self.chips(table, 1.0), table.title, right, top)

    def chips(self, choice: Choice, unit: float) -> list[Option]:
        """The pieces of a choice, made where they are missing."""
        made = []
        for ident, state in choice.options:
            if ident not in self.pieces:
                look = self.looks["root"] if choice.plot >= 0 else self.look
                self.add(Option(ident, look, unit, self.root if choice.plot >= 0 else None))
            chip = self.pieces[ident]
            assert isinstance(chip, Option)
            chip.put(state, active=True, name=option_name(state))
            made.append(chip)
        return made

    def has_road_choice(self) -> bool:
        """Whether chips lie on the road."""
        return self.situation is not None and road_choice(self.situation) is not None
