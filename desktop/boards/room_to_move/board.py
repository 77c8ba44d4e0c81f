"""The board of Room to Move: shows a view and what is drafted before it is confirmed; gestures become actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.buttons import Button
from desktop.boards.common.layers import Layer
from desktop.boards.common.link import Link
from desktop.boards.common.look import Look
from desktop.boards.common.note import Note
from desktop.boards.common.painting import CENTRE, RIGHT, faded, width_of, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.scene import ARROWS
from desktop.boards.common.spots import Section
from desktop.boards.room_to_move import spots
from desktop.boards.room_to_move.beside_play import fold
from desktop.boards.room_to_move.board_parts import make_parts
from desktop.boards.room_to_move.book import symbols
from desktop.boards.room_to_move.drawn import Discs, Dots, Floors, WallLines, paint_disc
from desktop.boards.room_to_move.last_words import MOST, Last, LastHeading
from desktop.boards.room_to_move.layout import AREA, BUTTONS, CARDS, UNITS, WHOLE, WINDOW, WORLD
from desktop.boards.room_to_move.marks import LIFTED, Anchors, Ghost, Handle, Stem, Tag, Target
from desktop.boards.room_to_move.panels import Grounds, Prompt, Surface
from desktop.boards.room_to_move.pen import path_of
from desktop.boards.room_to_move.plan import PX, Given, Ground
from desktop.boards.room_to_move.seats import Log, SeatCard
from desktop.boards.room_to_move.showing import HANDLES, Showing
from desktop.boards.room_to_move.states import Sketch, options_of
from desktop.boards.room_to_move.tray import Card, CardGhost, Loose, Option, RoomCard, RoomChoice, TokenGhost
from engine.games.room_to_move.view import View

RULES = {
    "choice": "3", "small": "3", "option": "3", "token": "3", "card": "3", "drawn": "4", "sheet": "4", "room": "7",
    "bonus": "7", "idea": "3", "idea_mirror": "3", "idea_swap": "3", "seat": "7", "primary": "R0", "leave": "3",
    "head": "1.2", "handle": "R34", "last": "6",
}  # fmt: skip
"""The paragraph of the rules that explains a kind of piece."""
FOCUS = (
    "choice", "small", "token", "option", "drawn", "idea_mirror", "idea_swap", "leave", "primary", "last", "room",
    "bonus", "tab", "seat", "head",
)  # fmt: skip
"""The order of Tab."""
PIXMAPS_KB = 96 * 1024


class RoomToMoveBoard(Showing):
    """The scene. ``Play`` holds what gestures do, ``Showing`` what pieces show; this class makes the pieces and takes
    what the table gives. ``pair_wanted`` tells whether somebody wants a second sheet beside this one."""

    pair_wanted = Signal(bool)

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(link, look)
        # Layers are kept as pixmaps, on fine screens more of them than Qt would keep by itself.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PIXMAPS_KB))
        self.turned: dict[int, tuple[int, bool]] = {}
        self.make_pieces()
        self.parts = make_parts(self)

    def make_pieces(self) -> None:
        """Makes every item; seats and rooms come with the first view."""
        look = self.look
        self.add(Grounds(AREA, look))
        root = self.make_root(WINDOW, WORLD)
        self.root = root
        self.add(Ground(look, root))
        self.add(Floors(look, root))
        self.add(Given(look, root))
        self.add(Surface(("sheet",), WHOLE, look, Layer.GROUND + 2, root))
        self.add(Dots(look, root))
        self.add(Glow(look, root))
        self.add(WallLines(look, root))
        self.add(Discs(look, root))
        self.add(Anchors(look, root))
        self.add(Target(look, root))
        self.add(Prompt(look))
        self.make_frame()
        self.add(Log(look))
        self.add(Card(look))
        for option in (0, 1):
            self.add(Option(option, look))
        self.add(CardsHeading(look))
        for place in range(10):
            self.add(RoomCard(place, look))
        self.add(LastHeading(look))
        for place in range(MOST):
            self.add(Last(place, look))
        for token in range(4):
            self.add(Loose(token, look))
        self.add(TrayLine(("hint",), QRectF(BUTTONS.left() - 40, 884, BUTTONS.width() + 40, 40), look))
        self.add(KeysLine(look))
        for ident in (("leave",), ("primary",)):
            self.add(Button(ident, look))
        self.add(Tag("reason", look))
        self.add(Tag("row", look))
        self.add(Stem(look))
        for kind in HANDLES:
            self.add(Handle(kind, look))
        self.ghost, self.token_ghost, self.card_ghost = Ghost(look), TokenGhost(look), CardGhost(look)
        for ghost in (self.ghost, self.token_ghost, self.card_ghost):
            self.add(ghost)
        self.note = Note(look)
        self.add(self.note)

    def make_seats(self, seats: int, rooms: int) -> None:
        """Makes the cards of so many seats and rooms."""
        for kind, count, make in (("seat", seats, SeatCard), ("choice", rooms, RoomChoice)):
            if (kind, count - 1) in self.pieces and (kind, count) not in self.pieces:
                continue
            for ident in [ident for ident in self.pieces if ident[0] == kind]:
                self.removeItem(self.pieces.pop(ident))
            for place in range(count):
                self.add(make(place, self.look))

    def set_half(self, half: bool) -> None:
        """Shows half a board, for two sheets beside each other, or all of it."""
        fold(self, half=half)

    def set_offer(self, offer: str) -> None:
        """Whether the table can put a second sheet "beside" this one, or the two "apart"; "" for neither."""
        if offer != self.offer:
            self.offer = offer
            self.refresh()

    # Showing

    def show(self, view: View) -> None:
        """Makes the scene equal to the view; what is drafted stays as long as turn and front seat do."""
        self.motion.finish()
        seat = self.link.seat
        acted = seat is not None and seat < view.seats and view.acted[seat]
        step = (view.phase, view.room, view.card, view.active, len(view.rooms_done))
        key = (step, seat, view.seat, acted, view.options)
        fresh = self.view is None or key != self.key
        if self.view != view:
            self.counted.clear()
        self.view, self.key = view, key
        if fresh:
            self.gesture.cancel("view")
            self.held, self.aim, self.verdict, self.grabbed, self.stroke = None, None, None, None, None
            self.asked, self.hinted, self.pointed = "", None, None
            self.turned.clear()
            if self.shown == seat or (self.shown is not None and self.shown >= view.seats):
                self.shown = None
            self.draft.begin(Sketch())
            for ghost in (self.ghost, self.token_ghost, self.card_ghost):
                ghost.hide()
        self.situation = self.look_at_work()
        self.make_seats(view.seats, len(self.situation.scenario.rooms))
        for part in self.parts:
            part.begin(fresh=fresh)
        self.refresh()
        if fresh:
            QTimer.singleShot(0, self, self.warm)
        self.draft_changed.emit()

    def warm(self) -> None:
        """Paints the symbols of the present card in every turn, so that carrying them never waits."""
        if self.situation is None or self.camera is None:
            return
        options = options_of(self.situation.house, self.seen)
        for piece in options or ():
            for turns in range(4):
                symbols().pixmap(self.look, piece, UNITS, self.camera.scale() * self.pixels, turns)
                symbols().pixmap(self.look, piece, UNITS * self.camera.scale() * LIFTED, self.pixels, turns)

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece; a match that was left answers no questions any more."""
        if self.view is None or not getattr(self.link, "playing", True):
            return
        self.situation = self.look_at_work()
        self.put_sheet()
        self.put_aim()
        self.put_title()
        self.put_seats()
        self.put_tray()
        self.put_prompt()
        self.put_glow()
        for part in self.parts:
            part.put()
        if self.focused is not None:
            piece = self.pieces.get(self.focused)
            if piece is None or not piece.active or not piece.isVisible():
                if piece is not None:
                    piece.mark(ringed=False)
                self.focused = None

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

    @property
    def shown_seat(self) -> int | None:
        """The seat whose house is walked: a screen that lies flat turns to it."""
        return next((seat for part in self.parts if (seat := part.prompt_seat()) is not None), None)

    def holds(self, events: Sequence[object]) -> str:
        """Whether the "table" or the "seat" that acted stays in front until these events have been shown."""
        return next((held for part in self.parts if (held := part.holds(events))), "")

    # Pointer and keys

    def pointer_press(self, at: QPointF, *, touch: bool = False) -> None:
        """A press while a part shows something may belong to it alone."""
        if any(part.pointer() for part in self.parts):
            return
        super().pointer_press(at, touch=touch)

    def pointer_move(self, at: QPointF) -> None:
        """What is held without being dragged follows the pointer over the sheet."""
        super().pointer_move(at)
        if self.situation is None or self.dragging:
            return
        if self.held is not None and not self.held.parked and not self.finger:
            if WINDOW.contains(at):
                self.follow((at.x(), at.y()))
            elif self.ghost.isVisible():
                self.ghost.hide()
                self.set_aim(None)
        elif self.held is None:
            point = self.board_point((at.x(), at.y()))
            for part in self.parts:
                part.point_at(point)

    def pointer_leave(self) -> None:
        """The pointer leaves the board."""
        super().pointer_leave()
        for part in self.parts:
            part.point_at(None)

    def move_camera(self, centre: QPointF, factor: float, way: QPointF) -> None:
        """Over the log the wheel scrolls it; over the sheet it zooms and pans."""
        log = self.pieces["log",]
        if factor != 1.0 and log.isVisible() and log.rect.contains(centre):
            self.scroll_log(-1 if factor > 1 else 1)
            return
        super().move_camera(centre, factor, way)
        if self.situation is not None and self.held is not None:
            self.show_target()
            self.place_handles()

    def cursor_shape(self) -> Qt.CursorShape:
        """A hand over what can be pressed, an arrow over what only tells something."""
        if not self.dragging and self.hovered is not None and self.held is None:
            quiet = self.hovered[0] in ("sheet", "room", "bonus", "last", "head")
            fixed = self.hovered[0] == "drawn" and self.slot_of(self.hovered) is None
            if quiet or fixed:
                return Qt.CursorShape.ArrowCursor
        return super().cursor_shape()

    def rule_of(self, ident: Ident) -> str:
        """The paragraph of the rules page that explains a piece."""
        own = next((rule for part in self.parts if (rule := part.rule(ident))), "")
        return own or RULES.get(str(ident[0]), "")

    def sections(self) -> tuple[Section, ...]:
        """The board as sentences, section by section."""
        if self.situation is None:
            return ()
        own = tuple(section for part in self.parts for section in part.sections())
        return spots.sections(self, own)

    def focus_order(self) -> list[Ident]:
        """Tab goes through cards and options, pieces on the sheet, buttons, rows, seats."""
        if self.situation is None:
            return []
        order: list[Ident] = []
        for kind in FOCUS:
            found = [i for i, piece in self.pieces.items() if i[0] == kind and piece.active and piece.isVisible()]
            order += found
        return order + [ident for part in self.parts for ident in part.focus()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the game first; Enter without focus and Ctrl+Enter press the primary button."""
        if any(part.key(event) for part in self.parts):
            event.accept()
            return
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (control or (self.focused is None and self.held is None)):
            self.primary()
        elif not control and self.press_key(key, shift=shift):
            pass
        elif key in ARROWS and self.focused is None and self.held is None and not control and self.focus_order():
            self.set_focus(self.focus_order()[0])
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class Glow(Piece):
    """Squares that are pointed out. State: their mask."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("glow",), WORLD, look, Layer.MARK - 1, parent)
        self.margin = 0
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Washes the squares in gold."""
        if self.state:
            palette = self.look.palette
            painter.setPen(QPen(QColor(palette.gold), 2.4 * PX))
            painter.setBrush(faded(palette.gold, 0.16))
            painter.drawPath(path_of(self.state))


class CardsHeading(Piece):
    """The heading over the cards of the room. State: (Roman number, words)."""

    def __init__(self, look: Look) -> None:
        super().__init__(("cards",), QRectF(CARDS.left(), CARDS.top(), CARDS.width(), 34), look, Layer.TRAY)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws disc and words."""
        if self.state is None:
            return
        number, words = self.state
        paint_disc(painter, self.look, self.rect.left(), self.rect.top() + 3, 28, number)
        write(painter, self.look, words, self.rect.adjusted(36, 0, 0, 0), 18, 600)


class TrayLine(Piece):
    """A line of text over the buttons. State: the words, the longest first."""

    def __init__(self, ident: Ident, rect: QRectF, look: Look) -> None:
        super().__init__(ident, rect, look, Layer.TRAY)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Writes the words."""
        if self.state:
            write(painter, self.look, self.state, self.rect, 18, align=RIGHT)


class KeysLine(Piece):
    """Which keys do something with a piece. State: "held", "free" or ""."""

    def __init__(self, look: Look) -> None:
        super().__init__(("keys",), QRectF(BUTTONS.left() - 90, 846, BUTTONS.width() + 90, 36), look, Layer.TRAY)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Draws key caps with words, from the right; those without room are left out."""
        if not self.state:
            return
        look, palette, rect = self.look, self.look.palette, self.rect
        x = rect.right()
        for keys, words in reversed(spots.key_words(self.state)):
            wide = width_of(look, words, 16) + sum(width_of(look, key, 16, 600) + 22 for key in keys) + 8
            if x - wide < rect.left():
                break
            at = x - wide
            for key in keys:
                cap = QRectF(at, rect.center().y() - 13, width_of(look, key, 16, 600) + 16, 26)
                painter.setPen(QPen(QColor(palette.pencil), 1.5))
                painter.setBrush(QColor(palette.paper))
                painter.drawRoundedRect(cap, 5, 5)
                write(painter, look, key, cap, 16, 600, align=CENTRE)
                at = cap.right() + 6
            room = QRectF(at, rect.top(), x - at, rect.height())
            write(painter, look, words, room, 16, colour=palette.pencil_on_desk)
            x -= wide + 14
