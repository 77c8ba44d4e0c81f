"""Parts of the scenario book: plans as pictures, an index card per scenario, pencils, the signs of rooms."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

import resources
from desktop.boards.common.look import Look
from desktop.boards.common.sprites import Sprites
from desktop.boards.room_to_move.art import kind, paint, paint_family
from desktop.boards.room_to_move.plan_picture import paint_index, paint_plan
from desktop.windows.theme import Theme
from engine.games.room_to_move.scenario import MOST_PENCILS

WRAP = Qt.TextFlag.TextWordWrap
PLAN_AT = 640
"""In smaller pictures than this the letters of a plan grow, up to ``LARGEST`` times."""
LARGEST = 1.6
SMALL = 200
"""Narrower pictures, in design pixels, show the house without its squares."""


class BoardLook:
    """The look in which plans are drawn, made anew when the colours of the windows change."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._made: Look | None = None

    @property
    def now(self) -> Look:
        """The look of the moment."""
        palette = self.theme.palette
        if self._made is None or self._made.palette is not palette:
            self._made = Look(palette, Sprites(resources.folder() / "art", palette, kind))
        return self._made


class PlanPicture(QWidget):
    """The plan of a scenario with its squares, kept as a picture as long as nothing changes."""

    def __init__(self, board: BoardLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.theme = theme = board.theme
        self.number: int | None = None
        self.kept: tuple[object, QPixmap] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.forget)

    def show_plan(self, number: int | None, words: str) -> None:
        """Shows the plan of a scenario; None for one that cannot be drawn."""
        self.number = number
        self.setAccessibleName(words)
        self.forget()

    def forget(self) -> None:
        """Draws anew after a change."""
        self.kept = None
        self.update()

    def hasHeightForWidth(self) -> bool:
        """A plan is as high as it is broad."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as broad."""
        return width

    def sizeHint(self) -> QSize:
        """A picture that shows every square."""
        side = self.theme.size(380)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Small, but still a plan."""
        side = self.theme.size(220)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the kept picture."""
        if self.number is None or self.width() < 2 or self.height() < 2:
            return
        ratio = self.devicePixelRatio()
        key = (self.number, self.width(), self.height(), ratio, self.theme.palette.name)
        if self.kept is None or self.kept[0] != key:
            made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            shrunk = PLAN_AT / min(self.width(), self.height())
            look = replace(self.board.now, text_scale=min(LARGEST, max(1.0, shrunk)))
            if self.width() < self.theme.size(SMALL):
                paint_index(painter, look, self.number, QRectF(self.rect()))
            else:
                paint_plan(painter, look, self.number, QRectF(self.rect()))
            painter.end()
            self.kept = (key, made)
        QPainter(self).drawPixmap(0, 0, self.kept[1])


class Pencils(QWidget):
    """How hard a scenario is: filled pencils of three, beside or below each other."""

    def __init__(self, board: BoardLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.theme = board.theme
        self.count = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int, words: str) -> None:
        """Shows so many pencils."""
        self.count = count
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Three pencils."""
        side = self.theme.px(26)
        return QSize(side * MOST_PENCILS, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the pencils."""
        painter = QPainter(self)
        side = self.height()
        look = self.board.now
        for place in range(MOST_PENCILS):
            draw_pencil(painter, look, place < self.count, QRectF(side * place, 0, side, side))


def draw_pencil(painter: QPainter, look: Look, on: bool, room: QRectF) -> None:
    """Draws a pencil, filled or empty."""
    paint(
        painter, look, "pencil_on" if on else "pencil_off", room.left(), room.top(), size=(room.width(), room.height())
    )


class RoomSign(QWidget):
    """The numeral of a room in a ring, or the number of a scenario."""

    def __init__(self, theme: Theme, words: str, side: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.words = words
        self.side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A disc."""
        side = self.theme.px(self.side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws ring and words."""
        look = self.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.ink), 2))
        painter.setBrush(QColor(look.paper))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.setFont(self.theme.font(round(self.side * 0.5), 600))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.words)


class CardPictures(QWidget):
    """The furniture cards of a room: a picture and the number of each, "×2" for several tokens."""

    def __init__(self, board: BoardLook, cards: tuple[tuple[int, int], ...], words: str) -> None:
        super().__init__()
        self.board = board
        self.theme = board.theme
        self.cards = cards
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row of pictures with their numbers."""
        px = self.theme.px
        return QSize(px(62) * len(self.cards) + px(26) * sum(tokens > 1 for _, tokens in self.cards), px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws them from left to right."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.board.now
        x = 0.0
        for number, tokens in self.cards:
            paint_family(painter, look, number, (x, 2, px(32), self.height() - 4))
            painter.setFont(theme.font(16, 400))
            painter.setPen(QColor(theme.palette.pencil))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(x + px(36), 0, px(26), self.height()), middle, str(number))
            x += px(62)
            if tokens > 1:
                painter.setFont(theme.font(16, 700))
                painter.setPen(QColor(theme.palette.blueprint))
                painter.drawText(QRectF(x - px(4), 0, px(30), self.height()), middle, f"×{tokens}")
                x += px(26)


class ScenarioCard(QAbstractButton):
    """An index card: small plan, number, ``pencils`` (None: it cannot be played), name."""

    def __init__(self, board: BoardLook, number: int, pencils: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.theme = theme = board.theme
        self.number = number
        self.pencils = pencils
        self.kept: tuple[object, QPixmap] | None = None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.forget)

    @property
    def usable(self) -> bool:
        """Whether the scenario can be played."""
        return self.pencils is not None

    def forget(self) -> None:
        """Draws anew after a change of the look."""
        self.kept = None
        self.updateGeometry()
        self.update()

    def write(self, name: str, sentence: str) -> None:
        """Takes name and what else there is to say."""
        self.setText(name)
        self.setToolTip(sentence)
        self.setAccessibleName(f"{self.number} {name}")
        self.setAccessibleDescription(sentence)
        self.update()

    def sizeHint(self) -> QSize:
        """Plan, and a name of two lines."""
        theme = self.theme
        lines = 2 * QFontMetrics(theme.font(16)).height()
        return QSize(max(theme.size(150), theme.px(140)), theme.size(88) + lines + theme.px(16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The plan is drawn anew."""
        self.kept = None
        super().resizeEvent(event)

    def enterEvent(self, event: object) -> None:
        """Hover shows in the outline."""
        self.update()
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: object) -> None:
        """Hover is over."""
        self.update()
        super().leaveEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the card."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        edge = look.blueprint if chosen or self.hasFocus() else look.ink if self.underMouse() else look.edge
        painter.setPen(QPen(QColor(edge), 3.0 if chosen or self.hasFocus() else 1.2))
        painter.setBrush(QColor(look.paper2 if not self.usable else look.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 9, 9)
        side = theme.size(80)
        plan = QRectF(px(8), px(8), side, side)
        painter.drawPixmap(plan.topLeft(), self.plan(round(side)))
        right = QRectF(plan.right() + px(4), plan.top(), self.width() - plan.right() - px(12), side)
        painter.setFont(theme.font(20, 700))
        painter.setPen(QColor(look.ink if self.usable else look.pencil))
        place = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(right, place, str(self.number))
        pencil = min(px(20), (side - px(26)) / MOST_PENCILS)
        board = self.board.now
        for at in range(MOST_PENCILS if self.usable else 0):
            room = QRectF(right.right() - pencil, right.top() + px(26) + at * pencil, pencil, pencil)
            draw_pencil(painter, board, at < (self.pencils or 0), room)
        painter.setFont(theme.font(16, 700 if chosen else 400))
        words = QRectF(px(8), plan.bottom() + px(2), self.width() - px(14), self.height() - plan.bottom() - px(6))
        painter.setPen(QColor(look.ink if self.usable else look.pencil))
        painter.drawText(words, WRAP | Qt.AlignmentFlag.AlignTop, self.text())

    def plan(self, side: int) -> QPixmap:
        """The small plan, kept as a picture; a crossed sheet where there is none."""
        ratio, palette = self.devicePixelRatio(), self.theme.palette
        key = (side, ratio, palette.name)
        if self.kept is None or self.kept[0] != key:
            made = QPixmap(round(side * ratio), round(side * ratio))
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(0, 0, side, side)
            if self.usable:
                paint_index(painter, self.board.now, self.number, room)
            else:
                painter.setPen(QPen(QColor(palette.refuse), 2))
                painter.drawRect(room.adjusted(1, 1, -1, -1))
                painter.drawLine(QPointF(4, 4), QPointF(side - 4, side - 4))
                painter.drawLine(QPointF(side - 4, 4), QPointF(4, side - 4))
            painter.end()
            self.kept = (key, made)
        return self.kept[1]
