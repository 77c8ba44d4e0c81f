"""What the end still decides, in the tray while sheets are finished: bonuses of windows and doors, rooms that are not
reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import RIGHT, width_of, wrap, write
from desktop.boards.common.pieces import Piece
from desktop.boards.room_to_move.drawn import paint_disc
from desktop.boards.room_to_move.layout import BUTTONS, CARDS
from engine.games.room_to_move import kinds

translate = QCoreApplication.translate
MOST: Final = 4
"""So many cards lie there at most."""
GAP: Final = 10.0
HEADING: Final = 34.0


def is_last(bonus: object) -> bool:
    """Whether windows or the front door decide a bonus."""
    match bonus:
        case kinds.WindowFaces() | kinds.WindowSees() | kinds.Doors():
            return True
        case kinds.CirculationAt(place=place):
            return place == "window"
        case kinds.Distance(one=one, other=other):
            return one.front or other.front
    return False


def last_heading(*, any_left: bool) -> str:
    """What stands over the cards."""
    if any_left:
        return translate("RoomToMoveBoard", "What windows and front door still decide")
    return translate("RoomToMoveBoard", "No bonus asks for windows or the front door; every room is reached.")


def counts_nothing() -> tuple[str, str]:
    """What is said of a room without points, the longest wording first."""
    return (
        translate("RoomToMoveBoard", "Nothing counts there: the walk from the front door does not reach it."),
        translate("RoomToMoveBoard", "nothing counts there"),
    )


@dataclass(frozen=True)
class LastState:
    """A card: the ``icon`` of a bonus or the Roman ``room``, ``text``, the ``value`` it has now, what is
    ``missing``, the longest wording first."""

    text: str
    value: str
    missing: tuple[str, ...] = ()
    icon: str = ""
    room: int = 0


def last_rect(place: int, count: int) -> QRectF:
    """Where a card lies: two in a row, wider where there are few."""
    across = 1 if count == 1 else 2
    rows = 1 if count <= 2 else 2
    wide = (CARDS.width() - GAP * (across - 1)) / across
    high = (CARDS.bottom() - 6 - CARDS.top() - HEADING - GAP * (rows - 1)) / rows
    row, column = divmod(place, across)
    return QRectF(CARDS.left() + (wide + GAP) * column, CARDS.top() + HEADING + (high + GAP) * row, wide, high)


def folded(lines: list[str], rows: int) -> list[str]:
    """At most so many lines: the last one has all the rest, and is cut with an ellipsis where it is written."""
    if rows < 1:
        return []
    return lines if len(lines) <= rows else [*lines[: rows - 1], " ".join(lines[rows - 1 :])]


class LastHeading(Piece):
    """The heading over the cards. State: the words."""

    def __init__(self, look: Look) -> None:
        room = QRectF(CARDS.left(), CARDS.top(), BUTTONS.right() - CARDS.left(), HEADING - 4)
        super().__init__(("last_heading",), room, look, Layer.TRAY)
        self.margin = 2

    def draw(self, painter: QPainter) -> None:
        """Writes the words."""
        if self.state:
            write(painter, self.look, self.state, self.rect, 18, 600)


class Last(Piece):
    """A card. State: ``LastState``."""

    radius = 8.0

    def __init__(self, place: int, look: Look) -> None:
        super().__init__(("last", place), QRectF(), look, Layer.TRAY + 1)
        self.margin = 6
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws sign, text, value, and as much of what is missing as there is room for."""
        if self.state is None:
            return
        state: LastState = self.state
        look, palette, rect = self.look, self.look.palette, self.rect
        painter.setPen(QPen(QColor(palette.blueprint if self.hovered else palette.pencil), 1.6))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        left = rect.left() + 40
        if state.room:
            paint_disc(painter, look, rect.left() + 6, rect.top() + 8, 28, state.room)
        else:
            look.sprites.paint(painter, state.icon, rect.left() + 10, rect.top() + 10, size=(20, 20),
                               swaps=(("#1F2D3A", palette.pencil),))  # fmt: skip
        wide = width_of(look, state.value, 18, 600) + 12
        step = 19.0 * max(1.0, look.scale)
        lines = wrap(look, state.text, 16, 600, rect.right() - wide - 8 - left)
        rows = max(1, int((rect.height() - 8) // step))
        lines = folded(lines, rows)
        below: list[str] = []
        for words in state.missing:
            below = wrap(look, words, 16, 400, rect.right() - 10 - left)
            if len(lines) + len(below) <= rows:
                break
        below = folded(below, rows - len(lines))
        y = rect.center().y() - step * (len(lines) + len(below)) / 2
        write(painter, look, state.value, QRectF(rect.right() - wide - 6, y, wide, step), 18, 600, align=RIGHT)
        for words in lines:
            write(painter, look, words, QRectF(left, y, rect.right() - wide - 8 - left, step), 16, 600)
            y += step
        for words in below:
            write(painter, look, words, QRectF(left, y, rect.right() - 10 - left, step), 16, colour=palette.pencil)
            y += step
