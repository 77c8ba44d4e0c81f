"""The board of Nine Blocks: shows a view and what is planned before it is handed over; gestures become actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPixmapCache

from desktop.boards.common.buttons import Button
from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link
from desktop.boards.common.look import Look
from desktop.boards.common.note import Note as Explanation
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section
from desktop.boards.nine_blocks import spots
from desktop.boards.nine_blocks.bonus_sheet import BonusSheet
from desktop.boards.nine_blocks.diary import Diary
from desktop.boards.nine_blocks.flat import Flat
from desktop.boards.nine_blocks.flat_parts import make_parts
from desktop.boards.nine_blocks.ground import Ground
from desktop.boards.nine_blocks.layout import AREA, BOARD, SIDE
from desktop.boards.nine_blocks.marks import Leader, Marks
from desktop.boards.nine_blocks.news import news_of
from desktop.boards.nine_blocks.panels import Grounds, Prompt
from desktop.boards.nine_blocks.seat_card import SeatCard
from desktop.boards.nine_blocks.showing import HAND_MOST, Showing
from desktop.boards.nine_blocks.site import Compass, Digger, NoteCard, Piles
from desktop.boards.nine_blocks.spaces import Space
from desktop.boards.nine_blocks.states import ALONE, PLAN, Sketch
from desktop.boards.nine_blocks.tiles import Ghost, HandTile, Screen
from desktop.boards.nine_blocks.tray import Hint, TrayWords
from engine.games.nine_blocks.grid import SPACES
from engine.games.nine_blocks.view import Phase, View

translate = QCoreApplication.translate

RULES = {
    "tile": "3.2", "space": "3.1", "card": "3.5", "bonuses": "6", "piles": "2", "compass": "R16a", "give": "3.2",
    "primary": "3.2", "screen": "2", "log": "5.3", "note_card": "3.3",
}  # fmt: skip
"""The paragraph of the rules that explains a kind of piece."""
FOCUS = ("answer", "tile", "space", "primary", "give", "cover", "card", "compass")
"""The order of Tab."""
PIXMAPS_KB = 64 * 1024


class NineBlocksBoard(Showing):
    """The scene. ``Play`` holds what gestures do, ``Showing`` what pieces show; this class makes the pieces and takes
    what the table gives."""

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        # Spaces are kept as pixmaps, on fine screens more of them than Qt would keep by itself.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PIXMAPS_KB))
        self.make_pieces()
        self.parts = make_parts(self)

    def make_pieces(self) -> None:
        """Makes every item; seat cards come with the first view."""
        look = self.look
        self.add(Grounds(AREA, look))
        self.root = self.make_root(BOARD, QRectF(0, 0, SIDE, SIDE))
        self.add(Ground(look, self.root))
        for space in range(SPACES):
            self.add(Space(space, look, self.root))
        self.add(Marks(look, self.root))
        self.add(Prompt(look))
        self.add(BonusSheet(look))
        self.add(Piles(look))
        self.add(Digger(look))
        self.add(Compass(look))
        self.add(NoteCard(look))
        self.add(Leader(look))
        for number in (1, 0):
            self.add(Button(("answer", number), look, Layer.SENTENCE + 2))
        self.add(Diary(look))
        self.add(Screen(look))
        for place in range(HAND_MOST):
            self.add(HandTile(place, look))
        self.add(TrayWords(look))
        self.add(Hint(look))
        for ident in (("cover",), ("give",), ("primary",)):
            self.add(Button(ident, look))
        self.ghost = Ghost(look)
        self.add(self.ghost)
        self.note = Explanation(look)
        self.add(self.note)

    def make_cards(self, count: int) -> None:
        """Makes the cards of so many seats."""
        if ("card", count - 1) in self.pieces and ("card", count) not in self.pieces:
            return
        for ident in [ident for ident in self.pieces if ident[0] == "card"]:
            self.removeItem(self.pieces.pop(ident))
        for seat in range(count):
            self.add(SeatCard(seat, self.look))

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; what is laid out stays as long as turn and front seat do."""
        self.motion.finish()
        seat = self.link.seat
        key = (view.round, view.phase, view.queue, seat, view.seat, len(view.plans), view.bonus_seat)
        fresh = self.view is None or key != self.key
        self.view, self.key = view, key
        self.news = news_of(self.link, view)
        self.make_cards(view.seats)
        if fresh:
            self.gesture.cancel("view")
            self.draft.begin(Sketch())
            self.load, self.carried, self.grabbed, self.verdict, self.asked = None, False, None, None, ""
            self.giving, self.peeked, self.picked, self.hinted = False, None, None, None
            self.ghost.hide()
        for part in self.parts:
            part.begin(fresh=fresh)
        self.refresh()
        if fresh:
            self.face_actor()
        self.draft_changed.emit()

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece; a match that was left answers no questions any more."""
        if self.view is None or not getattr(self.link, "playing", True):
            return
        self.situation = self.look_at_work()
        self.put_panels()
        self.put_tray()
        self.put_site()
        self.put_grid()
        for part in self.parts:
            part.put()
        if self.focused is not None:
            piece = self.pieces.get(self.focused)
            if piece is None or not piece.active or not piece.isVisible():
                if piece is not None:
                    piece.mark(ringed=False)
                self.focused = None

    def fit_to(self, pixels: float, wide: int, high: int) -> None:
        """In a window that is wider than the board the steps of a round take the room on its left, too."""
        super().fit_to(pixels, wide, high)
        spare = max(0.0, wide / pixels - AREA.width()) / 2
        if spare != self.spare:
            self.spare = spare
            self.refresh()

    def relayout(self) -> None:
        """Lays everything out anew after the scale of texts changed."""
        self.refresh()

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.refresh()
        self.restyle()

    def tell(self, events: Sequence[object]) -> None:
        """Decorates what happened."""
        self.motion.finish()
        for part in self.parts:
            part.told(events)

    def holds(self, events: Sequence[object]) -> str:
        """Whether the "table" or the "seat" that acted stays in front until these events have been shown."""
        return next((held for part in self.parts if (held := part.holds(events))), "")

    # Pointer and keys

    def pointer_press(self, at: QPointF, *, touch: bool = False) -> None:
        """A press while a part shows something may belong to it alone."""
        if any(part.pointer() for part in self.parts):
            return
        if self.verdict is not None and self.load is None and not self.asked:
            # The last refusal has been read.
            self.verdict = None
            self.refresh()
        super().pointer_press(at, touch=touch)
        self.tell_touch()

    def pointer_release(self, at: QPointF) -> None:
        """What shows only while it is held is covered."""
        super().pointer_release(at)
        self.tell_touch()

    def pointer_cancel(self, reason: str) -> None:
        """What shows only while it is held is covered."""
        super().pointer_cancel(reason)
        self.tell_touch()

    def tell_touch(self) -> None:
        """Tells the parts that the pointer went down or up."""
        for part in self.parts:
            part.touched()

    def lay_flat(self, edges: Sequence[int] | None) -> None:
        """The screen lies flat with the seats at these edges, or stands (None)."""
        for part in self.parts:
            if isinstance(part, Flat):
                part.lay(edges)

    def move_camera(self, centre: QPointF, factor: float, way: QPointF) -> None:
        """Over the diary the wheel scrolls it; over the board it zooms and pans."""
        diary = self.pieces["log",]
        if factor != 1.0 and diary.isVisible() and diary.rect.contains(centre):
            self.scroll_log(-1 if factor > 1 else 1)
            return
        super().move_camera(centre, factor, way)
        if self.situation is not None:
            self.put_marks()

    def cursor_shape(self) -> Qt.CursorShape:
        """A hand over what can be pressed, an arrow over spaces that only tell something."""
        ident, now = self.hovered, self.situation
        over = ident is not None and now is not None and not self.dragging and ident[0] == "space"
        if over and not spots.can_press(now, ident, self.pieces[ident]):  # type: ignore[arg-type, index]
            return Qt.CursorShape.ArrowCursor
        return super().cursor_shape()

    def rule_of(self, ident: Ident) -> str:
        """The paragraph of the rules page that explains a piece."""
        own = next((rule for part in self.parts if (rule := part.rule(ident))), "")
        if own:
            return own
        if ident[0] == "give" and self.view is not None and self.view.final:
            return "R3" if self.view.phase is Phase.ALONE else "31"
        if ident[0] == "space" and self.verdict is not None and self.verdict.space == ident[1]:
            return "7" if self.verdict.refusal is None else "3.2.never"
        return RULES.get(str(ident[0]), "")

    def sections(self) -> tuple[Section, ...]:
        """The board as sentences, section by section."""
        if self.situation is None:
            return ()
        own = tuple(section for part in self.parts for section in part.sections())
        return own + spots.sections(self.now, self.pieces, self.lines)

    def focus_order(self) -> list[Ident]:
        """Tab goes through answers, the hand, the spaces for what is held, buttons, seats."""
        now = self.situation
        if now is None:
            return []
        order: list[Ident] = [ident for part in self.parts for ident in part.focus()]
        for kind in FOCUS:
            found = [i for i, piece in self.pieces.items() if i[0] == kind and piece.active and piece.isVisible()]
            if kind == "space":
                held = now.load is not None and now.role in (PLAN, ALONE)
                lit: list[Ident] = [("space", space) for space in sorted(now.lit)] if held else []
                entry: Ident = ("space", self.entry)
                # A part that asks for a space has its own way onto the grid; a second one would hold Tab for ever.
                found = [] if any(ident[0] == "space" for ident in order) else lit or ([entry] if found else [])
            elif kind == "card":
                found.sort()
            order += found
        return order

    @property
    def entry(self) -> int:
        """The space by which Tab enters the grid."""
        if self.focused is not None and self.focused[0] == "space":
            return int(self.focused[1])
        return self.now.sketch.space if self.now.sketch.space is not None else 40

    def arrow_focus(self, dx: int, dy: int) -> None:
        """On the grid an arrow goes to the next space as it is seen; elsewhere to the nearest thing."""
        here = self.focused
        if here is not None and here[0] == "space":
            x, y = self.as_seen(dx, dy)
            row, column = divmod(int(here[1]), 9)
            if 0 <= row + y < 9 and 0 <= column + x < 9:
                self.set_focus(("space", 9 * (row + y) + column + x))
                return
        super().arrow_focus(dx, dy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 9 take a tile of that number; Enter without focus and Ctrl+Enter press the primary button."""
        if any(part.key(event) for part in self.parts):
            event.accept()
            return
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        now = self.situation
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or self.focused is None):
            self.primary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not control and self.press_digit(int(key) - int(Qt.Key.Key_0)):
            pass
        elif key == Qt.Key.Key_0 and not control and self.camera is not None:
            self.camera.zoom, self.camera.middle = 1.0, self.camera.world.center()
            self.camera.apply()
        elif key in ARROWS and self.focused is None and now is not None and not control:
            self.set_focus(("space", min(now.lit) if now.lit else self.entry))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def press_digit(self, number: int) -> bool:
        """Takes the next tile of a number and goes to its first space."""
        now = self.situation
        if now is None or now.role not in (PLAN, ALONE) or self.asked:
            return False
        places = [place for place, tile in enumerate(now.hand) if tile == number]
        if not places:
            text = none_words(number)
            self.said.emit(text)
            return True
        later = [place for place in places if self.load is not None and place > self.load]
        place = later[0] if self.load in places and later else places[0]
        if self.load == place:
            self.let_go()
            return True
        self.press_tile(place)
        self.focus_next()
        return True


def none_words(number: int) -> str:
    """What is said when a number is not in the hand."""
    return translate("NineBlocksBoard", "No %1 in the hand.").replace("%1", str(number))
