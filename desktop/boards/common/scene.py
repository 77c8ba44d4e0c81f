"""The base of every board scene: design area, board root with camera, pointer and keys, focus among the pieces.

Items are kept by engine id. The board root carries the board itself and is moved by the camera; trays, panels,
choosers and the ghost are its siblings and stay put.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from desktop.boards.common.camera import Camera
from desktop.boards.common.gestures import Gesture, Phase, Point
from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.motion import Motion
from desktop.boards.common.note import Note
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
HIT_LEAST = 24.0
"""A thing is at least this many screen pixels large for a pointer, ``HIT_TOUCH`` in touch mode."""
HIT_TOUCH = 40.0
LONG_PRESS_MS = 600
LOG_LINE = 24.0
"""A finger that moves so many design pixels moves the log by a line."""
CAPTION = 16.0
"""The smallest text on the screen in pixels, ``CAPTION_LARGE`` in a view of ``LARGE`` pixels; in larger ones more."""
CAPTION_LARGE = 18.0
LARGE = (1900, 1000)
GROWTH_MOST = 1.5
"""Texts grow by no more than this in small windows."""


class BoardScene(QGraphicsScene):
    """A board of ``area`` design pixels. Subclasses make the pieces and fulfil ``Carrier``.

    ``draft_changed`` fires whenever a part of the draft, the focus of an announcement or what can be undone changed;
    ``said`` carries a sentence for the screen reader, ``focus_moved`` the piece under the focus ring (None: none),
    ``rule_wanted`` the id of the paragraph of the rules that somebody wants to read.
    """

    draft_changed = Signal()
    said = Signal(str)
    focus_moved = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, area: QRectF, look: Look) -> None:
        super().__init__()
        self.area = area
        self.look = look
        self.pixels = 1.0
        self.pieces: dict[Ident, Piece] = {}
        self.motion = Motion(look, self)
        self.gesture = Gesture(self)
        self.focused: Ident | None = None
        self.hovered: Ident | None = None
        self.camera: Camera | None = None
        self.spots: dict[Ident, Spot] | None = None
        """What is read of the pieces, kept until the board changes."""
        self.draft_changed.connect(self.forget_spots)
        self.finger = False
        """Whether the pointer that is pressed is a finger."""
        self.grip: QPointF | None = None
        """Where the board was taken hold of, while it is moved."""
        self.note: Note | None = None
        self.waiting_press = QTimer(self)
        self.waiting_press.setSingleShot(True)
        self.waiting_press.timeout.connect(self.long_press)
        self.setSceneRect(area)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)

    # What a board overrides

    def may_act(self, seat: int) -> bool:
        """Whether the computer player of a seat may act now; where the draft belongs to the table it may have to wait
        for the persons. Asked again after every ``draft_changed``."""
        return True

    def agreed_action(self, seat: int) -> object | None:
        """What the computer player of a seat does because the persons at the table have agreed on it (None: it decides
        by itself)."""
        return None

    def nothing_left(self) -> bool:
        """Whether the draft is a whole action, and the seat could neither add to it nor choose between ways to end."""
        return False

    def primary(self) -> None:
        """Presses the primary button; see ``Board``."""
        raise NotImplementedError

    def part_added(self) -> None:
        """A seat put a part into its draft: the turn passes if nothing is left and nobody wants to confirm it."""
        if not self.look.confirm_turn and self.nothing_left():
            # The gesture that brought the part ends first.
            QTimer.singleShot(0, self, self.pass_turn)

    def pass_turn(self) -> None:
        """Presses the primary button, unless something came in between."""
        if self.nothing_left():
            self.primary()

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log, which is the piece ("log",); the newest stand above."""

    def lift(self, source: Ident, at: Point) -> bool:
        """See ``Carrier``."""
        raise NotImplementedError

    def hover(self, at: Point) -> None:
        """See ``Carrier``."""
        raise NotImplementedError

    def drop(self, at: Point) -> None:
        """See ``Carrier``."""
        raise NotImplementedError

    def put_back(self, reason: str) -> None:
        """See ``Carrier``."""
        raise NotImplementedError

    def activate(self, ident: Ident) -> None:
        """Does what pressing the piece does: the click form and the keyboard form of every gesture."""
        raise NotImplementedError

    def point_out(self, ident: Ident | None) -> None:
        """The pointer or the focus is on ``ident`` now: shows what activating it would do."""

    def escape(self) -> bool:
        """Takes back the last thing that Escape can take back; tells whether there was any."""
        return False

    def sections(self) -> tuple[Section, ...]:
        """Everything that is to be read on the board, in reading order; a board with more to say overrides this."""
        order = [ident for ident in self.focus_order() if self.pieces[ident].name]
        seen = (ident for ident, piece in self.pieces.items() if piece.name and piece.isVisible())
        rest = [ident for ident in seen if ident not in order]
        spots = (Spot(ident, self.pieces[ident].name, ident in order) for ident in (*order, *rest))
        return (Section(QCoreApplication.translate("Board", "On the board"), tuple(spots)),)

    def rule_of(self, ident: Ident) -> str:
        """The id of the paragraph of the rules that explains a piece, "" for none."""
        return ""

    def forget_spots(self) -> None:
        """What was read of the pieces may be wrong now."""
        self.spots = None

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next, as the board writes it; "" while nothing is to be done."""
        return ""

    def fit_to(self, pixels: float, wide: int, high: int) -> None:
        """The scene shows at ``pixels`` screen pixels per design pixel in a view ``wide`` x ``high`` pixels large.

        Where captions would become smaller on the screen than they have to be, texts grow.
        """
        self.pixels = pixels
        large = math.floor(8 * min(wide / LARGE[0], high / LARGE[1])) / 8
        wanted = CAPTION if large < 1 else CAPTION_LARGE * large
        growth = min(GROWTH_MOST, max(1.0, wanted / (CAPTION * pixels)))
        if abs(growth - self.look.growth) > 1e-3:
            self.look.growth = growth
            self.relayout()
            self.restyle()

    def relayout(self) -> None:
        """Lays the parts of the scene out anew after the scale of texts changed."""

    # Pieces

    def add(self, piece: Piece) -> Piece:
        """Keeps ``piece`` by its id; one without parent becomes an item of the scene itself."""
        self.pieces[piece.ident] = piece
        if piece.parentItem() is None:
            self.addItem(piece)
        return piece

    def make_root(self, window: QRectF, world: QRectF) -> QGraphicsItem:
        """Makes the board root: a child of a frame that cuts off what the camera moves out of ``window``."""
        frame = QGraphicsRectItem(window)
        frame.setPen(Qt.PenStyle.NoPen)
        frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, True)
        frame.setZValue(Layer.SHEET + 1)
        self.addItem(frame)
        root = QGraphicsRectItem(frame)
        root.setPen(Qt.PenStyle.NoPen)
        self.camera = Camera(root, world, window)
        self.frame = frame
        return root

    def resize_window(self, window: QRectF) -> None:
        """Gives the board root another window."""
        if self.camera is not None and window != self.camera.window:
            self.frame.setRect(window)
            self.camera.window = window
            self.camera.apply()

    def piece_at(self, at: Point) -> Piece | None:
        """The topmost active piece under a point of the scene; small things are larger for the pointer than they
        look."""
        least = (HIT_TOUCH if self.look.touch or self.finger else HIT_LEAST) / max(self.pixels, 1e-6)
        point = QPointF(*at)
        found: Piece | None = None
        best = (-1.0, 0.0)
        reach = QRectF(point.x() - least / 2, point.y() - least / 2, least, least)
        for item in self.items(reach, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if not isinstance(item, Piece) or not (item.active or item.blocks) or not item.isVisible():
                continue
            spot = item.sceneTransform().mapRect(item.hit())
            wide, high = max(0.0, least - spot.width()) / 2, max(0.0, least - spot.height()) / 2
            if not item.active:
                wide = high = 0.0
            if not spot.adjusted(-wide, -high, wide, high).contains(point):
                continue
            away = (spot.center() - point).manhattanLength()
            rank = (height_of(item), -away)
            if rank > best:
                best, found = rank, item
        return found if found is None or found.active else None

    def ident_at(self, at: Point) -> Ident | None:
        """The id of ``piece_at``."""
        piece = self.piece_at(at)
        return piece.ident if piece else None

    # Pointer

    def repeats(self, at: Point) -> bool:
        """Whether what lies at a point of the scene may be pressed twice in a row, like a button that turns a piece."""
        return False

    def pointer_press(self, at: QPointF, *, touch: bool = False) -> None:
        """The pointer goes down at a point of the scene; what still moves jumps to its end."""
        self.motion.finish()
        self.set_focus(None)
        self.finger = touch
        self.grip = None
        point = (at.x(), at.y())
        ident = self.ident_at(point)
        if self.note is not None and self.note.isVisible() and ident != self.note.ident:
            # The press that puts the note away does nothing else.
            self.note.hide()
            ident = None
        self.gesture.press(ident, point, touch=touch)
        if touch:
            self.waiting_press.start(LONG_PRESS_MS)

    def pointer_move(self, at: QPointF) -> None:
        """The pointer moves, pressed or not."""
        point = (at.x(), at.y())
        self.gesture.move(point)
        if self.waiting_press.isActive() and self.gesture.far(point):
            self.waiting_press.stop()
        if self.gesture.phase is Phase.PRESSED and self.gesture.source is None:
            self.pull_board(at)
        if self.gesture.phase is not Phase.DRAGGED:
            self.set_hovered(self.ident_at(point))

    def pull_board(self, at: QPointF) -> None:
        """A press on nothing that can be carried moves the log below it, else the board, with the pointer."""
        start = self.grip
        if start is None:
            if not self.gesture.far((at.x(), at.y())):
                return
            start = QPointF(*self.gesture.start)
        if self.over_log(QPointF(*self.gesture.start)):
            self.grip = self.pull_log(start, at)
            return
        self.grip = at
        self.move_camera(at, 1.0, at - start)

    def over_log(self, at: QPointF) -> bool:
        """Whether the log lies at a point of the scene."""
        log = self.pieces.get(("log",))
        return log is not None and log.isVisible() and log.sceneTransform().mapRect(log.rect).contains(at)

    def pull_log(self, start: QPointF, at: QPointF) -> QPointF:
        """Moves the log with a pointer that went from ``start`` to ``at``, by whole lines; gives where the way of the
        next line begins."""
        line = LOG_LINE * max(1.0, self.look.scale)
        lines = int((at.y() - start.y()) / line)
        for _ in range(abs(lines)):
            self.scroll_log(-1 if lines > 0 else 1)
        return QPointF(at.x(), start.y() + lines * line)

    def long_press(self) -> None:
        """A finger rests on something: a note explains it."""
        if self.gesture.phase is not Phase.PRESSED:
            return
        at = QPointF(*self.gesture.start)
        self.gesture.cancel("long press")
        self.explain_at(at)

    def explain_at(self, at: QPointF) -> None:
        """Shows the note that explains what lies at a point."""
        piece = self.component_at(at)
        if self.note is not None and piece is not None:
            words = self.words_of(piece)
            self.note.show_at(at, words, self.rule_of(piece.ident), self.area)
            if words:
                self.said.emit(words)

    def words_of(self, piece: Piece) -> str:
        """What is read of a piece."""
        spots = (spot for section in self.sections() for spot in section.spots)
        return next((spot.words for spot in spots if spot.ident == piece.ident), piece.name)

    def component_at(self, at: QPointF) -> Piece | None:
        """The topmost piece at a point that a paragraph of the rules explains, active or not."""
        for item in self.items(at, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if isinstance(item, Piece) and item.isVisible() and self.rule_of(item.ident):
                spot = item.sceneTransform().mapRect(item.hit())
                if spot.contains(at):
                    return item
        return None

    def ask_rule(self, at: QPointF | None = None) -> bool:
        """Asks for the paragraph of what lies at a point, or of what the focus or the pointer is on."""
        piece = self.component_at(at) if at is not None else None
        ident = piece.ident if piece is not None else None
        if at is None:
            ident = self.focused or self.hovered
        rule = self.rule_of(ident) if ident is not None else ""
        if rule:
            self.rule_wanted.emit(rule)
        return bool(rule)

    def pointer_release(self, at: QPointF) -> None:
        """The pointer goes up."""
        self.waiting_press.stop()
        self.grip = None
        point = (at.x(), at.y())
        self.gesture.release(self.ident_at(point), point)
        self.set_hovered(self.ident_at(point))

    def pointer_leave(self) -> None:
        """The pointer leaves the board."""
        if self.gesture.phase is not Phase.DRAGGED:
            self.set_hovered(None)

    def pointer_cancel(self, reason: str) -> None:
        """Ends a gesture in progress without any effect."""
        self.waiting_press.stop()
        self.grip = None
        self.gesture.cancel(reason)

    def click(self, ident: Ident | None, at: Point) -> None:
        """See ``Carrier``."""
        if self.note is not None and ident == self.note.ident:
            self.note.hide()
            self.rule_wanted.emit(self.note.state[2])
        elif ident is not None and ident in self.pieces and self.pieces[ident].active:
            self.activate(ident)

    def set_hovered(self, ident: Ident | None) -> None:
        """Marks the piece under the pointer."""
        if ident == self.hovered:
            return
        for key, on in ((self.hovered, False), (ident, True)):
            if key is not None and key in self.pieces:
                self.pieces[key].mark(hovered=on)
        self.hovered = ident
        self.point_out(ident if ident is not None else self.focused)

    def cursor_shape(self) -> Qt.CursorShape:
        """The shape of the mouse pointer."""
        if self.gesture.phase is Phase.DRAGGED:
            return Qt.CursorShape.ClosedHandCursor
        return Qt.CursorShape.PointingHandCursor if self.hovered is not None else Qt.CursorShape.ArrowCursor

    def fingers_down(self, centre: QPointF) -> None:
        """Two fingers touch, ``centre`` between them: a gesture of the first one is put back."""
        self.pointer_cancel("second finger")

    def fingers_move(self, centre: QPointF, factor: float, way: QPointF, turned: float) -> None:
        """Two fingers move: they spread by ``factor``, move by ``way`` and turn by degrees, clockwise. They zoom and
        pan; a board whose pieces turn may turn them."""
        self.move_camera(centre, factor, way)

    def wheel(self, at: QPointF, factor: float) -> None:
        """The wheel turns: scrolls the log, else zooms about a point of the scene."""
        if factor != 1.0 and self.over_log(at):
            self.scroll_log(-1 if factor > 1 else 1)
        else:
            self.move_camera(at, factor, QPointF())

    def move_camera(self, centre: QPointF, factor: float, way: QPointF) -> None:
        """Zooms about a point of the scene and moves the board; only over the board's own window."""
        camera = self.camera
        if camera is None or not camera.window.contains(centre):
            return
        if factor != 1.0:
            camera.zoom_at(centre, factor)
        if not way.isNull():
            camera.pan(way.x(), way.y())

    # Keys and focus

    def focus_order(self) -> list[Ident]:
        """The active pieces in the order of Tab."""
        return [ident for ident, piece in self.pieces.items() if piece.active and piece.isVisible()]

    def set_focus(self, ident: Ident | None) -> None:
        """Moves the focus ring."""
        if ident == self.focused:
            return
        for key, on in ((self.focused, False), (ident, True)):
            if key is not None and key in self.pieces:
                self.pieces[key].mark(ringed=on)
        self.focused = ident
        self.point_out(ident if ident is not None else self.hovered)
        self.focus_moved.emit(ident)

    def step_focus(self, step: int) -> bool:
        """Moves the focus on by ``step`` in Tab order; False at the end, where Tab leaves the board."""
        order = self.focus_order()
        if not order:
            return False
        if self.focused not in order:
            self.set_focus(order[0 if step > 0 else -1])
            return True
        at = order.index(self.focused) + step
        if not 0 <= at < len(order):
            self.set_focus(None)
            return False
        self.set_focus(order[at])
        return True

    def arrow_focus(self, dx: int, dy: int) -> None:
        """Moves the focus to the nearest active piece in the direction of an arrow."""
        order = self.focus_order()
        if self.focused not in order:
            if order:
                self.set_focus(order[0])
            return
        here = self.centre_of(self.focused)
        best: tuple[float, Ident] | None = None
        for ident in order:
            way = self.centre_of(ident) - here
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if ident != self.focused and along > 2 and across <= along * 2.5 + 40:
                far = along + across * 2.2
                if best is None or far < best[0]:
                    best = (far, ident)
        if best:
            self.set_focus(best[1])

    def centre_of(self, ident: Ident) -> QPointF:
        """The middle of a piece in scene coordinates."""
        piece = self.pieces[ident]
        return piece.mapToScene(piece.rect.center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of every board: arrows, Enter and Space, Escape; plus, minus and 0 for the camera."""
        key = event.key()
        self.motion.finish()
        if key == Qt.Key.Key_F1 and self.ask_rule():
            event.accept()
            return
        if key == Qt.Key.Key_Escape and self.note is not None and self.note.isVisible():
            self.note.hide()
            event.accept()
            return
        if key == Qt.Key.Key_Escape:
            taken = self.gesture.cancel("escape") or self.escape()
            event.setAccepted(taken)
            return
        if key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.arrow_focus(*ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.focused is not None:
            piece = self.pieces.get(self.focused)
            if piece is not None and piece.active:
                self.activate(self.focused)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus) and self.camera is not None:
            self.move_camera(self.camera.window.center(), 1.25 if key == Qt.Key.Key_Plus else 0.8, QPointF())
        elif key == Qt.Key.Key_0 and self.camera is not None:
            self.camera.fit()
        else:
            event.ignore()
            return
        event.accept()

    def restyle(self) -> None:
        """Paints everything anew after the look changed."""
        for piece in self.pieces.values():
            piece.prepareGeometryChange()
            piece.update()
        self.invalidate()


def height_of(item: QGraphicsItem) -> float:
    """How far in front an item lies, by its own layer or that of its nearest parent on one."""
    return item.zValue()
