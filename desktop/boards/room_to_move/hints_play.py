"""Soft hints on the board: pieces that would not count are hatched, with the reason on hover; windows that bonuses
count are framed (rules page, section 8, R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import ink
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.spots import Section, Spot
from desktop.boards.room_to_move.hints import Doubts, counting_windows, doubts_of
from desktop.boards.room_to_move.layout import UNITS, WHOLE, square_rect
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.pen import path_of, stamp
from desktop.boards.room_to_move.walls_buttons import rail_rect
from desktop.boards.room_to_move.walls_notes import SideNote
from desktop.boards.room_to_move.walls_play import RAIL
from desktop.boards.room_to_move.walls_show import PX, line_in
from desktop.texts.room_to_move_hints import hint_text
from engine.games.room_to_move.scenario import Scenario
from engine.games.room_to_move.view import Hint, Phase
from engine.geometry.squares import squares_in

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard

AID: Final = "soft_hints"


class HintMarks(Piece):
    """Hatching over pieces that would not count. State: (furniture squares, circulation squares crossed out)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(("hints",), WHOLE, look, Layer.FENCE + 2, parent)
        self.margin = 4
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Hatches the squares in pencil and crosses the dots out."""
        if self.state is None:
            return
        squares, crossed = self.state
        for square in squares_in(squares):
            stamp(painter, self.look, "uncounted_hatch", square_rect(square))
        if squares:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink(self.look.palette.pencil, 1.6 * PX, dash=(12, 8)))
            painter.drawPath(path_of(squares))
        for square in squares_in(crossed):
            stamp(painter, self.look, "circulation_dot_cut", square_rect(square))


class WindowMarks(Piece):
    """Frames around windows that a bonus counts. State: (the scenario by its number, the windows)."""

    radius = 0.0

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        rim = WHOLE.adjusted(-UNITS, -UNITS, UNITS, UNITS)
        super().__init__(("window_marks",), rim, look, Layer.MARK + 1, parent)
        self.margin = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, scenario: Scenario, windows: tuple[int, ...]) -> None:
        """Frames these windows."""
        self.setVisible(bool(windows))
        lines = tuple(line_in(scenario, edge) for edge in windows)
        if lines:
            rect = QRectF()
            for line in lines:
                rect = rect.united(QRectF(line.p1(), line.p2()).normalized().adjusted(-40, -40, 40, 40))
            self.resize(rect)
        self.put(lines)

    def draw(self, painter: QPainter) -> None:
        """Draws a golden frame around each window."""
        palette = self.look.palette
        for line in self.state or ():
            along = QPointF(line.dx(), line.dy()) / max(line.length(), 1e-6)
            across = QPointF(-along.y(), along.x()) * 24
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corners = [line.p1() + across, line.p2() + across, line.p2() - across, line.p1() - across]
            for colour, wide in ((palette.paper, 12.0), (palette.gold, 7.0)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawPolygon(corners)


class EyeButton(Piece):
    """Shows or hides the hints. State: whether they show, how many there are."""

    radius = 7.0

    def __init__(self, look: Look) -> None:
        super().__init__(("eye",), rail_rect(0, touch=False), look, Layer.PANEL + 2)
        self.margin = 12
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws the eye; a dot tells that there is something to see."""
        if self.state is None:
            return
        shown, count = self.state
        palette, rect = self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.blueprint if shown else palette.pencil), 1.8))
        painter.setBrush(QColor(palette.paper2 if self.hovered else palette.paper))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        swaps = (("#1F2D3A", palette.blueprint if shown else palette.pencil),)
        icon = "icons/eye" if shown else "icons/eye-off"
        middle = rect.center()
        self.look.sprites.paint(painter, icon, middle.x() - 10, middle.y() - 10, size=(20, 20), swaps=swaps)
        if count:
            painter.setPen(QPen(QColor(palette.paper), 1.5))
            painter.setBrush(QColor(palette.pencil))
            painter.drawEllipse(rect.topRight() + QPointF(-3, 3), 5.5, 5.5)


class Hints(Part):
    """Soft hints. ``shown`` while the eye is open."""

    def __init__(self, board: RoomToMoveBoard) -> None:
        super().__init__(board)
        self.shown = True
        self.doubts = Doubts()
        self.marks = HintMarks(board.look, board.root)
        self.windows = WindowMarks(board.look, board.root)
        self.eye = EyeButton(board.look)
        self.note = SideNote("hint_note", board.look, soft=True)
        for piece in (self.marks, self.windows, self.eye, self.note):
            board.add(piece)

    @property
    def allowed(self) -> bool:
        """Whether the match has this aid, and somebody still draws."""
        now = self.board.now
        return AID in now.aids and now.phase is not Phase.OVER and not self.board.busy

    def put(self) -> None:
        """Hatches what would not count, and says why of what is pointed at."""
        board, now = self.board, self.board.now
        found = doubts_of(now.house, now.sheet, now.hints) if self.allowed else Doubts()
        self.doubts = found if self.shown else Doubts()
        self.marks.put((self.doubts.squares, self.doubts.crossed))
        self.marks.setVisible(bool(self.doubts.squares or self.doubts.crossed))
        self.eye.setVisible(self.allowed)
        self.eye.resize(rail_rect(len(RAIL), touch=board.look.touch).translated(0, 10))
        self.eye.put((self.shown, len(found.pieces) + len(found.rooms)), active=self.allowed, name=self.eye_words())
        self.put_note()
        self.put_windows()

    def eye_words(self) -> str:
        """The button as it is read."""
        if self.shown:
            return QCoreApplication.translate("RoomToMoveWalls", "Hints on what would not count: shown (I)")
        return QCoreApplication.translate("RoomToMoveWalls", "Hints on what would not count: hidden (I)")

    def pointed(self) -> None:
        """Something else is pointed at."""
        self.put_note()
        self.put_windows()

    def words_of(self, hint: Hint) -> str:
        """A hint as a sentence."""
        now = self.board.now
        piece = now.sheet.placed[hint.piece].piece if 0 <= hint.piece < len(now.sheet.placed) else -1
        return hint_text(now.scenario, hint, piece)

    def pointed_at(self) -> tuple[Hint | None, int]:
        """The hint about what is pointed at, and the squares it is shown beside."""
        now, pointed = self.board.now, self.board.pointed
        if pointed is None or self.board.held is not None:
            return None, 0
        if pointed[0] == "drawn":
            place = int(pointed[1])
            if place < len(now.sheet.placed):
                return self.doubts.hint_for(place), now.house.squares(now.sheet.placed[place])[0]
        if pointed[0] == "room":
            room = int(pointed[1])
            hint = next((one for one in self.doubts.rooms if one.room == room), None)
            if hint is not None:
                squares = 0
                for placed in now.sheet.pieces_in(room):
                    squares |= now.house.squares(placed)[0]
                return hint, squares
        return None, 0

    def put_note(self) -> None:
        """Says why the piece or the room that is pointed at would not count."""
        board = self.board
        hint, squares = self.pointed_at()
        if hint is None or board.camera is None or not squares:
            self.note.tell("", None, QRectF())
            return
        rect = path_of(squares).boundingRect()
        shown = board.root.mapRectToScene(rect)
        self.note.tell(self.words_of(hint), shown.center(), board.camera.window, shown)

    def put_windows(self) -> None:
        """Frames the windows that the bonus which is pointed at counts."""
        now, pointed = self.board.now, self.board.pointed
        windows: tuple[int, ...] = ()
        if pointed is not None and pointed[0] == "bonus" and int(pointed[1]) < len(now.bonuses):
            bonus = int(pointed[1])
            windows = counting_windows(now.house, now.sheet, now.scenario.bonuses[bonus], now.bonuses[bonus])
        self.windows.tell(now.scenario, windows)

    def hint(self) -> str:
        """A room that cannot be closed any more is told without being asked."""
        lost = next((hint for hint in self.doubts.rooms if hint.code == "cannot_be_closed"), None)
        return "" if lost is None or self.board.now.phase is Phase.CLOSE else self.words_of(lost)

    def press(self, ident: Ident) -> bool:
        """The eye opens and shuts."""
        if ident != self.eye.ident:
            return False
        self.shown = not self.shown
        self.board.refresh()
        self.board.said.emit(self.eye_words())
        return True

    def key(self, event: QKeyEvent) -> bool:
        """I opens and shuts the eye."""
        if event.key() != Qt.Key.Key_I or event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.allowed:
            return False
        return self.press(self.eye.ident)

    def focus(self) -> list[Ident]:
        """The eye."""
        return [self.eye.ident] if self.eye.isVisible() else []

    def sections(self) -> tuple[Section, ...]:
        """All hints as sentences."""
        if not self.eye.isVisible():
            return ()
        title = QCoreApplication.translate("RoomToMoveWalls", "What would not count")
        spots = [Spot(self.eye.ident, self.eye.name, True, self.shown)]
        spots += [Spot(("hint", doubt.place), self.words_of(doubt.hint)) for doubt in self.doubts.pieces
                  if doubt.hint.piece >= 0]  # fmt: skip
        spots += [Spot(("hint_room", hint.room), self.words_of(hint)) for hint in self.doubts.rooms]
        return (Section(title, tuple(spots)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on the three levels of checks."""
        return "7" if ident[0] == "eye" else ""
