"""The parts of a match that all seats won or lost together, a line each: whose it was, how it went, what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.texts.endings import PART, Chapter
from desktop.texts.words import signed
from desktop.windows.theme import Theme

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

translate = QCoreApplication.translate

LOW_ROW, LARGEST_ROW = 30, 80
"""Rows grow between these heights, in design pixels."""
TWO_LINES = 54
"""From this height on a row also says what happened."""
HEAD = 40
FIRST_LINE = 28
"""The height of the first line in a row with two, in design pixels."""


def broken(words: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """A text in lines at most ``room`` wide, broken between words, rather between its parts."""
    lines: list[str] = []
    for part in words.split(PART):
        whole = f"{lines[-1]}{PART}{part}" if lines else part
        if not lines or metrics.horizontalAdvance(whole) > room:
            if lines:
                lines[-1] += PART.rstrip()
            lines.append("")
            for word in part.split():
                longer = f"{lines[-1]} {word}".strip()
                if lines[-1] and metrics.horizontalAdvance(longer) > room:
                    lines.append(word)
                else:
                    lines[-1] = longer
        else:
            lines[-1] = whole
    return lines


class Chapters(QWidget):
    """Lines that can be pointed at: ``pointed(seat, key)`` asks for the explanation of one, seat -1 for none; a line
    that was pressed stays while the pointer is elsewhere. Up and Down walk over them, and each is spoken."""

    pointed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.result: MatchResult | None = None
        self.chapters: tuple[Chapter, ...] = ()
        self.heading = ""
        self.at = self.pinned = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)
        self.hide()

    def show_chapters(self, result: MatchResult) -> None:
        """Takes the lines; hides where there are none."""
        self.result = result
        self.chapters = result.ending.chapters if result.ending is not None else ()
        self.heading = result.ending.story if result.ending is not None else ""
        self.at = self.pinned = -1
        self.setVisible(bool(self.chapters))
        self.setAccessibleName(self.heading)
        self.setAccessibleDescription("; ".join(self.sentence(chapter) for chapter in self.chapters))
        self.updateGeometry()
        self.update()

    def sentence(self, chapter: Chapter) -> str:
        """A line as a sentence for the screen reader."""
        assert self.result is not None
        sentence = translate(
            "Result", "%1, %2: %3, %4 points; %5", "part of the match, seat, how it went, what happened"
        )
        name = self.result.people[chapter.seat].name
        parts = (chapter.title, name, chapter.mark, signed(chapter.points), chapter.detail)
        for place, part in enumerate(parts, 1):
            sentence = sentence.replace(f"%{place}", part)
        return sentence

    # Measures

    def sizeHint(self) -> QSize:
        """Heading and lines."""
        px = self.theme.px
        return QSize(px(420), px(HEAD) + px(LOW_ROW + 4) * len(self.chapters) + px(8))

    def minimumSizeHint(self) -> QSize:
        """Every line in its least height."""
        px = self.theme.px
        return QSize(px(320), px(HEAD) + px(LOW_ROW) * len(self.chapters) + px(8))

    def row_height(self) -> float:
        """The height of a line: more than needed where there is room."""
        px = self.theme.px
        room = (self.height() - px(HEAD) - px(8)) / max(1, len(self.chapters))
        return max(float(px(LOW_ROW)), min(room, float(px(LARGEST_ROW))))

    def row_rect(self, row: int) -> QRectF:
        """The place of a line."""
        high = self.row_height()
        return QRectF(2, 2 + self.theme.px(HEAD) + high * row, self.width() - 4, high)

    # Pointing

    def point(self, row: int) -> None:
        """Marks a line and tells."""
        if row == self.at:
            return
        self.at = row
        self.update()
        if 0 <= row < len(self.chapters):
            self.setAccessibleDescription(self.sentence(self.chapters[row]))
            self.pointed.emit(0, self.chapters[row].key)
        else:
            self.pointed.emit(-1, "")

    def row_at(self, at: QPointF) -> int:
        """The line at a place, -1 for none."""
        return next((row for row in range(len(self.chapters)) if self.row_rect(row).contains(at)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Marks the line under the pointer."""
        row = self.row_at(event.position())
        self.point(row if row >= 0 else self.pinned)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pressed line stays marked until it is pressed again."""
        row = self.row_at(event.position())
        self.pinned = -1 if row == self.pinned else row
        self.point(row)

    def event(self, event: QEvent) -> bool:
        """A tool tip says in full what happened in the line under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self.row_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.tip(row), self)
            return True
        return super().event(event)

    def tip(self, row: int) -> str:
        """What happened in a line, place by place."""
        return self.chapters[row].detail.replace(PART, "\n") if 0 <= row < len(self.chapters) else ""

    def leaveEvent(self, event: object) -> None:
        """The pressed line is marked again, or none."""
        self.point(self.pinned)
        super().leaveEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk over the lines."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is None or not self.chapters:
            super().keyPressEvent(event)
            return
        self.pinned = min(max(self.at + way, 0), len(self.chapters) - 1)
        self.point(self.pinned)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws sheet, heading and lines."""
        if self.result is None or not self.chapters:
            return
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = px(HEAD) + self.row_height() * len(self.chapters) + 4
        rect = QRectF(1, 1, self.width() - 2, high - 2)
        painter.fillRect(rect, QColor(look.paper))
        head = QRectF(2, 2, self.width() - 4, px(HEAD))
        painter.fillRect(head, QColor(look.paper2))
        self.write(painter, self.heading, head.adjusted(px(14), 0, -px(14), 0), theme.font(18, 700), look.ink)
        for row, chapter in enumerate(self.chapters):
            self.draw_row(painter, chapter, self.row_rect(row))
        if self.at >= 0:
            wash = QColor(look.blueprint)
            wash.setAlphaF(0.14)
            painter.setPen(QPen(QColor(look.blueprint), 2.5 * theme.fit))
            painter.setBrush(wash)
            painter.drawRoundedRect(self.row_rect(self.at).adjusted(2, 1, -2, -1), 4, 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(look.blueprint if focused else look.ink), (3 if focused else 2) * theme.fit))
        painter.drawRect(rect)

    def draw_row(self, painter: QPainter, chapter: Chapter, place: QRectF) -> None:
        """Title, symbol and name of the seat, how it went with a star where nothing was missed, points."""
        assert self.result is not None
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        seat = self.result.people[chapter.seat]
        title, bold = theme.font(17), theme.font(18, 700, tabular=True)
        titles = max(QFontMetricsF(title).horizontalAdvance(one.title) for one in self.chapters)
        marks = max(QFontMetricsF(bold).horizontalAdvance(one.mark) for one in self.chapters)
        painter.setPen(QPen(QColor(look.grid), 1 * theme.fit))
        painter.drawLine(place.topLeft(), place.topRight())
        if place.height() >= px(TWO_LINES):
            first = float(px(FIRST_LINE))
            self.draw_detail(painter, chapter, place.adjusted(0, px(4) + first, 0, -px(3)))
            place = QRectF(place.left(), place.top() + px(4), place.width(), first)
        self.write(painter, chapter.title, place.adjusted(px(14), 0, 0, 0), title, look.pencil)
        side = float(px(22))
        left = place.left() + px(14) + titles + px(16)
        spot = QRectF(left, place.center().y() - side / 2, side, side)
        theme.sprites.renderer(seat.symbol, ()).render(painter, spot)
        end = place.right() - px(14)
        points = QRectF(end - px(46), place.top(), px(46), place.height())
        self.write(painter, signed(chapter.points), points, bold, look.ink, Qt.AlignmentFlag.AlignRight)
        mark = QRectF(points.left() - marks - px(6), place.top(), marks, place.height())
        self.write(painter, chapter.mark, mark, bold, look.ink, Qt.AlignmentFlag.AlignRight)
        star = QRectF(mark.left() - side - px(8), spot.top(), side, side)
        if chapter.good:
            theme.sprites.renderer("icons/star-filled", (("#1F2D3A", look.gold),)).render(painter, star)
        room = QRectF(spot.right() + px(8), place.top(), star.left() - spot.right() - px(14), place.height())
        name = QFontMetricsF(title).elidedText(seat.name, Qt.TextElideMode.ElideRight, room.width())
        self.write(painter, name, room, title, look.ink)

    def draw_detail(self, painter: QPainter, chapter: Chapter, place: QRectF) -> None:
        """What happened, under the line, in as many lines as have room; the tool tip has all of it."""
        font, px = self.theme.font(16), self.theme.px
        room = place.adjusted(px(14), 0, -px(14), 0)
        metrics = QFontMetricsF(font)
        most = max(1, int(room.height() // metrics.height()))
        lines = broken(chapter.detail, metrics, room.width())
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = [*lines[: most - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room.width())]
        for place_of_line, words in enumerate(lines):
            top = room.top() + place_of_line * metrics.height()
            line = QRectF(room.left(), top, room.width(), metrics.height())
            self.write(painter, words, line, font, self.theme.palette.pencil)

    def write(
        self,
        painter: QPainter,
        words: str,
        rect: QRectF,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Writes words in a place."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, words)
