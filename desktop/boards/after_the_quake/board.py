"""The board of After the Quake: shows a view and what is laid out before it is played; gestures become actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.after_the_quake import prompts, spots
from desktop.boards.after_the_quake.book import table_of, town_of
from desktop.boards.after_the_quake.cards import GoalCard, PermitCard, UrbanChip, UrbanValues
from desktop.boards.after_the_quake.committee import story_of
from desktop.boards.after_the_quake.layout import AREA, plan_of
from desktop.boards.after_the_quake.panels import Diary, Grounds, Heading, Prompt, SeatCard
from desktop.boards.after_the_quake.peeking import Peeking
from desktop.boards.after_the_quake.ring import PawnPiece, Rail, RingCard, Space
from desktop.boards.after_the_quake.sheets import DevelopmentFields, DevelopmentMarks, IncomeSpace, YearSheet
from desktop.boards.after_the_quake.sides import GOALS_USUAL, HAND_USUAL
from desktop.boards.after_the_quake.states import BUILDS, INCOME, Sketch
from desktop.boards.after_the_quake.town_map import Ground, Lot
from desktop.boards.after_the_quake.tray import Area, BuildingPiece, Ghost, Sheet
from desktop.boards.common.buttons import Button
from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link
from desktop.boards.common.look import Look
from desktop.boards.common.note import Note as Explanation
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section
from engine.games.after_the_quake.view import NONE, ROW, View

RULES = {
    "space": "3.3", "pawn": "3.3", "money": "3.3", "income": "3.2", "ring": "3.3", "years": "3.2", "lot": "3.4",
    "building": "3.4", "area": "3.4", "hand": "3.4", "offered": "3.4", "permit": "3.4", "permit_stack": "3.4",
    "goal": "6.6", "goal_stack": "3.4", "common": "6.6", "own": "6.6", "urban": "6.5", "development": "6.4",
    "card": "3.5", "bonus": "3.2", "primary": "3.3", "sheet": "3.4", "log": "3.2",
}  # fmt: skip
"""The paragraph of the rules that explains a kind of piece."""
FOCUS = (
    "bonus", "space", "income", "permit", "permit_stack", "goal", "goal_stack", "urban", "lot", "offered", "hand",
    "primary", "money", "back", "building", "pawn", "cover",
)  # fmt: skip
"""The order of Tab."""


class AfterTheQuakeBoard(Peeking):
    """The scene. ``Play`` holds what gestures do, ``Showing`` and ``Sides`` what pieces show; this class makes the
    pieces and takes what the table gives."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        self.made: object = None
        self.make_pieces()

    def make_pieces(self) -> None:
        """Makes every item but map and seat cards, which come with the first view."""
        look = self.look
        self.add(Grounds(AREA, look))
        self.add(Prompt(look))
        self.add(YearSheet(look))
        for space in range(4):
            self.add(IncomeSpace(space, look))
        self.add(DevelopmentFields(look))
        self.add(DevelopmentMarks(look))
        for place in range(6):
            self.add(Rail(place, look))
            self.add(RingCard(place, look))
        for space in range(5):
            self.add(Space(("space", space), look))
        for place in range(ROW):
            self.add(PermitCard(("permit", place), look))
            self.add(GoalCard(("goal", place), look))
        self.add(PermitCard(("permit", NONE), look))
        for kind in ("goal_stack", "permit_stack"):
            self.add(Button((kind,), look, Layer.PANEL + 1))
        for place in range(4):
            self.add(GoalCard(("common", place), look))
            self.add(UrbanChip(place, look))
        self.add(UrbanValues(look))
        for key in ("permits", "goals", "common", "urban", "hand", "own"):
            self.add(Heading(key, look)).setZValue(Layer.TRAY if key in ("hand", "own") else Layer.PANEL)
        self.add(Diary(look))
        self.add(Area(look))
        self.add(BuildingPiece(look))
        self.have_cards(HAND_USUAL, GOALS_USUAL)
        self.add(Sheet(look))
        for place in range(2):
            self.add(PermitCard(("offered", place), look, Layer.TRAY + 2))
        for place in range(3):
            self.add(Button(("bonus", place), look, Layer.TRAY + 2))
        for kind in ("money", "back", "primary", "cover"):
            self.add(Button((kind,), look, Layer.TRAY + 2))
        self.add(PawnPiece(look))
        self.ghost = Ghost(look)
        self.add(self.ghost)
        self.note = Explanation(look)
        self.add(self.note)

    def make_map(self, view: View) -> None:
        """Makes map and seat cards of a match."""
        made = (view.plots, view.seats, len(view.boards))
        if made == self.made:
            return
        self.made = made
        for ident in [ident for ident in self.pieces if ident[0] in ("lot", "ground", "card")]:
            piece = self.pieces.pop(ident)
            if piece.scene() is not None and ident[0] == "card":
                self.removeItem(piece)
        if self.camera is not None:
            self.removeItem(self.frame)
        self.plan = plan_of(view.seats)
        town = town_of(view.plots, view.seats)
        self.root = self.make_root(self.plan.window, self.plan.world)
        self.add(Ground(self.plan, town, self.look, self.root))
        for space, cell in town.lots:
            self.add(Lot(space, cell, self.plan, town, self.look, self.root))
        for player in range(len(view.boards)):
            self.add(SeatCard(player, self.look))

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; what is laid out stays as long as step and front seat do."""
        self.motion.finish()
        seat = self.link.seat
        key = (view.year, view.card, view.phase, view.queue, seat, view.seat)
        fresh = self.view is None or key != self.key
        self.view, self.key = view, key
        self.make_map(view)
        if fresh:
            self.gesture.cancel("view")
            self.draft.begin(Sketch())
            self.load, self.carried, self.aim, self.grabbed = None, False, None, None
            self.verdict, self.hinted, self.story = None, None, ()
            self.ghost.hide()
        self.lay_out()
        self.refresh()
        self.draft_changed.emit()

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece; a match that was left answers no questions any more."""
        if self.view is None or not getattr(self.link, "playing", True):
            return
        self.situation = self.look_at_work()
        owner = self.owner
        self.pieces["grounds",].put(self.now.numbers[owner] if owner != NONE else 0)
        for place in range(6):
            self.pieces["rail", place].put(True)
        self.put_map()
        self.put_ring()
        self.put_sheets()
        self.put_rows()
        self.put_seats()
        self.put_log()
        self.put_tray()
        self.put_prompt()
        if self.focused is not None:
            piece = self.pieces.get(self.focused)
            if not self.focusable(piece):
                if piece is not None:
                    piece.mark(ringed=False)
                self.focused = None

    def show_aim(self) -> None:
        """Shows what dropping under the pointer would do; nothing else changes while something is dragged."""
        self.situation = self.look_at_work()
        self.put_map()
        self.put_spaces()
        self.put_sheets()
        self.put_sheet()
        self.put_gives()
        self.put_prompt()

    @property
    def caption(self) -> str:
        """Where the match stands, for the top bar; "" where the board adds nothing."""
        return "" if self.situation is None else prompts.caption_words(self.now, self.faces)

    def relayout(self) -> None:
        """Lays everything out anew after the scale of texts changed."""
        if self.view is not None:
            self.lay_out()
        self.refresh()

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.refresh()
        self.restyle()

    def tell(self, events: Sequence[object]) -> None:
        """Decorates what happened; a move of the Committee is told sentence by sentence."""
        self.motion.finish()
        if self.view is None or self.situation is None:
            return
        self.fly(events)
        if not self.view.solo:
            return
        story = story_of(events, table_of(self.view))
        if story:
            self.story = story
            self.refresh()
            self.said.emit(" ".join(story))

    # Pointer and keys

    def pointer_press(self, at: QPointF, *, touch: bool = False) -> None:
        """A press puts the last refusal away."""
        if self.verdict is not None and self.load is None:
            self.verdict = None
            self.refresh()
        super().pointer_press(at, touch=touch)

    def move_camera(self, centre: QPointF, factor: float, way: QPointF) -> None:
        """Over the log the wheel scrolls it; over the map it zooms and pans."""
        diary = self.pieces["log",]
        if factor != 1.0 and diary.isVisible() and diary.rect.contains(centre):
            self.scroll_log(-1 if factor > 1 else 1)
            return
        super().move_camera(centre, factor, way)

    def rule_of(self, ident: Ident) -> str:
        """The paragraph of the rules page that explains a piece."""
        if ident[0] == "card" and self.view is not None and ident[1] == self.view.seats:
            return "6.8"
        return RULES.get(str(ident[0]), "")

    def sections(self) -> tuple[Section, ...]:
        """The board as sentences, section by section."""
        if self.situation is None:
            return ()
        order = [line.words[0] for line in prompts.order_lines(self.now, self.faces)]
        return spots.sections(self.now, self.pieces, self.lines, order)

    def focus_order(self) -> list[Ident]:
        """Tab goes through what can be done next, then buttons, then what can be taken up."""
        now = self.situation
        if now is None:
            return []
        order: list[Ident] = []
        for kind in FOCUS:
            found = sorted(i for i, piece in self.pieces.items() if i[0] == kind and piece.active and piece.isVisible())
            if kind == "lot" and now.shows and now.kind:
                sites = set(now.parts.sites if now.kind in BUILDS else now.parts.rubble)
                found = [ident for ident in found if ident[1] in sites or ident[1] == now.sketch.site]
            order += found
        return [*self.by_need(order), *self.looked_order()]

    def by_need(self, order: list[Ident]) -> list[Ident]:
        """What the draft lacks comes first; once it lacks nothing, the primary button."""
        now = self.now
        if self.can_play():
            return sorted(order, key=lambda ident: ident[0] != "primary")
        wanted: tuple[str, ...] = ()
        if now.kind in BUILDS:
            wanted = ("lot",) if now.sketch.site is None or self.load == ("building",) else ("hand", "urban")
        elif now.kind:
            wanted = ("permit", "permit_stack", "goal", "goal_stack")
        return sorted(order, key=lambda ident: ident[0] not in wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 5 press spaces of the present card or income spaces, M takes the money; Enter without focus and
        Ctrl+Enter press the primary button."""
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or self.focused is None):
            self.primary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_5 and not control and self.press_digit(int(key) - int(Qt.Key.Key_1)):
            pass
        elif key == Qt.Key.Key_M and not control and self.pieces["money",].active:
            self.activate(("money",))
        elif key in ARROWS and self.focused is None and not control and (order := self.focus_order()):
            self.set_focus(order[0])
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def press_digit(self, place: int) -> bool:
        """Presses a space of the present card, an income space or a bonus by its place."""
        now = self.situation
        if now is None:
            return False
        kind = "income" if now.role == INCOME else "space" if now.role == "act" else "bonus"
        ident: Ident = (kind, place)
        piece = self.pieces.get(ident)
        if piece is None or not piece.active or not piece.isVisible():
            return False
        self.activate(ident)
        return True
