"""The board of House Numbers: shows a view and the draft of the front seat, and turns gestures into parts of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.note import Note
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section
from desktop.boards.house_numbers import draft as drafts
from desktop.boards.house_numbers import prompts, spots
from desktop.boards.house_numbers.chooser import (
    Question,
)
from desktop.boards.house_numbers.folding import ICONS, SIDE, DrawerButton, StripLine
from desktop.boards.house_numbers.glance import Page, SheetCard, SheetsButton
from desktop.boards.house_numbers.ground import Ends, Ground, Parks
from desktop.boards.house_numbers.layout import DECK, FULL, STRIP, WORLD
from desktop.boards.house_numbers.panels import LogPanel, Panel, PlanCard, Prompt, SeatRow, StepMark
from desktop.boards.house_numbers.paragraphs import EFFECTS, paragraph
from desktop.boards.house_numbers.plots import Gap, Plot
from desktop.boards.house_numbers.reveal import reveal
from desktop.boards.house_numbers.road import RoadSentence
from desktop.boards.house_numbers.showing import Showing
from desktop.boards.house_numbers.states import (
    Situation,
)
from desktop.boards.house_numbers.strip import Column, Heading, Paper, SumBox, Track
from desktop.boards.house_numbers.tray import Button, Deck, Ghost, Half, Pair, RoundaboutToken, TrayGround
from engine.games.house_numbers.actions import Action, Turn
from engine.games.house_numbers.facts import WITH_HANDS
from engine.games.house_numbers.sheet import GAPS, PLOTS, bits
from engine.games.house_numbers.view import Confirmed, Dealt, PlansFlipped, Revealed, View, WhatCounts

TRACKS = (
    ("pools", "effect_icon_pool", 28, 635, 30, 320),
    ("temps", "effect_icon_temp", 28, 703, 27, 324),
    ("bis", "effect_icon_bis", 362, 635, 30, 320),
    ("refusals", "icon_refusal", 362, 703, 30, 152),
    ("roundabouts", "icon_roundabout", 518, 703, 30, 174),
)
"""Key, icon, place, step between boxes and width of each track of the strip."""


class HouseNumbersBoard(Showing):
    """The scene. ``Play`` holds what gestures do, ``Showing`` what pieces show; this class makes the pieces and takes
    what the table gives."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        self.make_pieces()
        self.relayout()

    # Pieces

    def make_pieces(self) -> None:
        """Makes every item once; what changes are their states."""
        look, looks, groups = self.look, self.looks, self.groups
        self.add(Paper(FULL.sheet, look))
        root = self.make_root(FULL.window, WORLD)
        self.root = root
        self.add(Ground(looks["root"], root))
        self.add(Ends(looks["root"], root))
        for street in range(3):
            self.add(Parks(street, looks["root"], root))
        for place in range(3):
            self.add(Pair(place, looks["pair"]))
        for place in range(3):
            for half in ("number", "effect"):
                self.add(Half(place, half, looks["pair"]))
        self.add(RoundaboutToken(look))
        for plot in range(PLOTS):
            self.add(Plot(plot, looks["root"], root))
        for gap in bits(GAPS):
            self.add(Gap(gap, looks["root"], root))
        self.road = RoadSentence(looks["root"], root)
        self.add(self.road)
        strip, strip_look = groups["strip"], looks["strip"]
        self.add(Panel(("strip_ground",), STRIP, strip_look, Layer.PANEL, strip))
        for key, icon, x, y, step, wide in TRACKS:
            self.add(Track(key, icon, x, y, step, wide, strip_look, strip))
        self.add(Heading(697, 635, strip_look, strip))
        for size in range(1, 7):
            self.add(Column(size, 712.6 + 52.1 * (size - 1), 659, strip_look, strip))
        self.add(SumBox(strip_look, strip))
        side_look = looks["side"]
        for place in range(3):
            self.add(PlanCard(place, side_look, groups["plans"]))
        for key in drafts.STEPS:
            self.add(StepMark(key, look))
        self.add(Prompt(look))
        self.add(TrayGround(("tray",), FULL.tray, look, Layer.TRAY))
        for key in SIDE:
            kind = LogPanel if key == "log" else Panel
            self.add(kind((key,), QRectF(), side_look, Layer.PANEL, groups[key]))
        self.add(Panel(("deck_ground",), DECK.adjusted(-8, -8, 0, 6), side_look, Layer.TRAY, groups["deck"]))
        self.add(Deck(side_look, groups["deck"]))
        self.add(Button(("confirm",), 20, look))
        self.add(Button(("refusal",), 16, look))
        for key in ICONS:
            self.add(DrawerButton(key, look))
        self.add(StripLine(look))
        self.add(SheetsButton(side_look, groups["seats"]))
        self.add(Page(look))
        self.question = Question(look)
        self.add(self.question)
        self.note = Note(look)
        self.add(self.note)
        self.ghost = Ghost(look)
        self.add(self.ghost)

    def seat_rows(self, count: int) -> None:
        """Makes the rows of the seats panel for so many seats and lays the right side out."""
        if ("seat", count - 1) in self.pieces and ("seat", count) not in self.pieces:
            return
        for ident in [ident for ident in self.pieces if ident[0] in ("seat", "sheet_of")]:
            self.removeItem(self.pieces.pop(ident))
        for seat in range(count):
            self.add(SeatRow(seat, self.looks["side"], self.groups["seats"]))
            self.add(SheetCard(seat, self.look))
        self.lay_side()
        self.lay_drawers()

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; the draft stays as long as turn and front seat do."""
        seat = self.link.seat
        self.was_drafted = bool(self.draft.past)
        same = self.view is not None and (self.view.turn, self.front) == (view.turn, seat)
        if not same or self.seen.sheets != view.sheets or self.seen.own != view.own:
            # Another seat that has confirmed changes nothing that moves: the reveal of the last turn goes on.
            self.motion.finish()
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
        self.remember(view)
        self.front = seat
        self.view = view
        self.seat_rows(len(view.sheets))
        self.refresh()
        self.draft_changed.emit()

    def remember(self, view: View) -> None:
        """Keeps the view before the sheets change, for the reveal; forgets deeds that were taken back."""
        old = self.view
        if old is not None and old.sheets != view.sheets:
            self.before = old
            drafted = old.own is not None or self.was_drafted
            self.inked = self.front if drafted else None
        self.deeds.forget(view.turn + 1 if view.ended else view.turn)

    def look_at_work(self) -> Situation:
        """The situation now, asked of the table anew."""
        view = self.seen
        seat = self.link.seat
        shown = self.shown if self.shown is not None else 0
        mine = seat is not None and shown == seat and view.seat == seat
        reviewed = bool(getattr(self.link, "remark", ""))
        drafting = mine and seat in view.waiting and not view.ended and not reviewed
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
            self.picked, self.peek() if drafting else 0, frozenset(self.link.aids), self.deeds.last(view, shown),
            self.pointed_deed(shown), rows,
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
        self.put_drawers()
        if self.focused is not None and not self.pieces[self.focused].active:
            self.pieces[self.focused].mark(ringed=False)
            self.focused = None

    def settle_aim(self) -> None:
        """Puts the target under the pointer or the focus into the situation."""
        target = None if self.aimed is None else self.aim(self.aimed)
        if target is not None:
            self.take_target(target)

    # What the table tells besides

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        if tuple(lines) != self.lines:
            self.log_back = 0
        self.lines = tuple(lines)
        self.pointed = None
        self.deeds.read(self.lines)
        if self.view is not None:
            self.refresh()

    def tell(self, events: Sequence[object]) -> None:
        """Shows how the turn went, once it is resolved; tells of the solo card."""
        if any(not isinstance(event, Confirmed) for event in events):
            self.motion.finish()
        self.deeds.learn(events)
        if any(isinstance(event, PlansFlipped) for event in events):
            self.flipped = self.seen.turn
            self.said.emit(prompts.flipped_words())
        if not any(isinstance(event, Revealed) for event in events):
            if any(isinstance(event, Dealt) for event in events):
                self.deal()
            return
        self.refresh()
        before, view = self.before, self.seen
        if before is None or len(before.sheets) != len(view.sheets):
            return
        progress = self.link.aid
        reveal(
            self.motion, self.pieces, self.now, before, self.link, lambda seat: progress(WhatCounts(seat)),
            inked=self.inked == self.now.shown,
        )  # fmt: skip
        if view.mode in WITH_HANDS:
            self.deal()

    def deal(self) -> None:
        """The cards settle into their slots, one after the other."""
        for place in range(3):
            piece, home = self.pieces["pair", place], self.rooms.pairs[place].topLeft()

            def step(share: float, piece: Piece = piece, home: QPointF = home) -> None:
                piece.setPos(home + QPointF(0, 26 * (1 - share)))
                piece.setOpacity(min(1.0, 0.2 + share))

            self.motion.run(170 + 70 * place, step)

    def rule_of(self, ident: Ident) -> str:
        """The paragraph of the rules page that explains a piece."""
        if ident[0] == "plot" and self.pieces[ident].state.roundabout:
            return "3.2.roundabout"
        if ident[0] == "hand" and ident[2] == "effect" and self.pieces[ident].state.effect >= 0:
            return EFFECTS[self.pieces[ident].state.effect]
        if ident[0] == "question" and self.warned >= 0:
            return "R15"
        return paragraph(ident)

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.refresh()
        self.restyle()

    def sections(self) -> tuple[Section, ...]:
        """The board as sentences, section by section."""
        if self.situation is None:
            return ()
        return spots.sections(self.now, self.pieces, self.link, self.aim, glancing=self.glancing)

    def prompt_words(self) -> str:
        """The prompt."""
        return spots.prompt_words(self.pieces["prompt",].state)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose cards, 4 the roundabout, A shows all sheets, Enter without focus and Ctrl+Enter confirm."""
        key = event.key()
        if self.glancing and key not in (Qt.Key.Key_A, Qt.Key.Key_Escape):
            # The page with all sheets takes the keys of focus only.
            super().keyPressEvent(event)
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or self.focused is None):
            self.primary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_3 and not control:
            self.press_digit(int(key) - int(Qt.Key.Key_1))
        elif key == Qt.Key.Key_A and not control and len(self.seen.sheets) > 1:
            self.glance(not self.glancing)
        elif key == Qt.Key.Key_4 and not control and self.pieces["roundabout",].active:
            self.activate(("roundabout",))
        else:
            super().keyPressEvent(event)
            return
        event.accept()
