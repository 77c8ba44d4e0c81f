"""Two sheets beside each other: half a board shows plan, card and buttons; a button of the rail joins and parts them.

Each half is a board of its own with its own draft; the table makes the second one and says with ``offer`` whether there
can be one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.layers import Layer
from desktop.boards.common.pieces import Ident
from desktop.boards.common.spots import Section, Spot
from desktop.boards.room_to_move.layout import AREA, COLUMN, HALF, PROMPT
from desktop.boards.room_to_move.parts import Part
from desktop.boards.room_to_move.states import NONE
from desktop.boards.room_to_move.walls_buttons import rail_rect
from desktop.boards.room_to_move.walls_play import RAIL
from engine.games.room_to_move.view import Phase

if TYPE_CHECKING:
    from desktop.boards.room_to_move.board import RoomToMoveBoard

translate = QCoreApplication.translate
PUT_AWAY: Final = frozenset(
    {"head", "heading", "tab", "room", "bonus", "idea", "idea_mirror", "seat", "log", "cards", "small", "last",
     "last_heading", "hint", "keys"}
)  # fmt: skip
"""What half a board does not show."""
ALWAYS: Final = ("head", "idea", "seat", "log", "hint")
"""What of it a whole board always shows."""
GAP: Final = 6.0


class PairButton(Button):
    """The button of the rail: two sheets, or one while there are two."""

    radius = 7.0

    def draw_words(self, painter: QPainter, state: ButtonState, room: QRectF, colour: str) -> None:
        """Draws one sheet or two beside each other."""
        middle, palette = self.rect.center(), self.look.palette
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor(palette.paper))
        lefts = (-6.5,) if state.down else (-11.0, 1.5)
        for left in lefts:
            painter.drawRect(QRectF(middle.x() + left, middle.y() - 8, 13 if state.down else 9.5, 16))


class Beside(Part):
    """Lays half a board out, and has the button that asks for the second sheet."""

    def __init__(self, board: RoomToMoveBoard) -> None:
        super().__init__(board)
        self.button = PairButton(("pair",), board.look, Layer.PANEL + 2)
        self.button.hide()
        board.add(self.button)

    def put(self) -> None:
        """Shows the button where there is something to choose; puts away what half a board does not show."""
        board = self.board
        touch = board.look.touch
        self.button.setVisible(bool(board.offer))
        self.button.resize(rail_rect(len(RAIL) + 1, touch=touch).translated(0, 20))
        words = (translate("RoomToMoveBoard", "One sheet only") if board.offer == "beside"
                 else translate("RoomToMoveBoard", "Two sheets beside each other"))  # fmt: skip
        self.button.put(ButtonState(words, down=board.offer == "beside"), active=bool(board.offer), name=words)
        prompt = self.board.pieces["prompt",]
        room = QRectF(PROMPT.left(), PROMPT.top() + 1, board.area.width(), PROMPT.height() - 2)
        # The ring around the sentence of half a board needs room.
        prompt.resize(room.adjusted(8, 5, -8, -5) if board.half else room)
        if not board.half:
            return
        for ident, piece in board.pieces.items():
            if ident[0] in PUT_AWAY:
                piece.setVisible(False)
        self.put_column()

    def put_column(self) -> None:
        """The buttons of half a board, one above the other: swap, leave out, confirm."""
        board = self.board
        swap, leave, primary = (board.pieces[kind,] for kind in ("idea_swap", "leave", "primary"))
        swap.setVisible(board.now.phase is Phase.DRAW and board.now.works)
        text = translate("RoomToMoveBoard", "Swap")
        swapped = board.now.sketch.swapped != NONE
        swap.put(ButtonState(text, "icons/bulb", down=swapped), active=board.may_swap(), name=text)
        shown = [piece for piece in (swap, leave, primary) if piece.isVisible()]
        high = (COLUMN.height() - GAP * (len(shown) - 1)) / max(2, len(shown))
        for place, piece in enumerate(reversed(shown)):
            bottom = COLUMN.bottom() - place * (high + GAP)
            piece.resize(QRectF(COLUMN.left(), bottom - high, COLUMN.width(), high))

    def press(self, ident: Ident) -> bool:
        """Asks the table for the second sheet, or to put it away."""
        if ident != self.button.ident:
            return False
        self.board.pair_wanted.emit(self.board.offer == "apart")
        return True

    def focus(self) -> list[Ident]:
        """The button."""
        return [self.button.ident] if self.button.isVisible() else []

    def sections(self) -> tuple[Section, ...]:
        """The button in words."""
        if not self.button.isVisible():
            return ()
        title = translate("RoomToMoveBoard", "Sheets")
        return (Section(title, (Spot(self.button.ident, self.button.name, True),)),)

    def rule(self, ident: Ident) -> str:
        """The paragraph on drawing at the same time."""
        return "3" if ident == self.button.ident else ""


def fold(board: RoomToMoveBoard, *, half: bool) -> None:
    """Shows half a board, or all of it."""
    if half == board.half:
        return
    board.half = half
    board.area = HALF if half else AREA
    board.setSceneRect(board.area)
    if not half:
        for ident, piece in board.pieces.items():
            if ident[0] in ALWAYS:
                piece.setVisible(True)
    if board.view is not None:
        board.refresh()
