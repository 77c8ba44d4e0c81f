"""The clock of a round on the screen: its face in the top bar, its menu, its row in the set-up, a dialog for a length.

The face is a dial that empties, readable from every side of a table, with figures beside it. It changes without motion
and paints nothing but itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QIntValidator, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.table.reading import Reading, Stand
from desktop.texts import clock as words
from desktop.texts.games import Named
from desktop.windows.dialogs import Message
from desktop.windows.parts import button, label
from desktop.windows.theme import Theme

MINUTE: Final = 60
LENGTHS: Final = (1, 2, 3, 5, 10)
"""The lengths in minutes that are offered; any other one can be typed."""
LONGEST: Final = 99
DIAL: Final = 38
FIGURES: Final = 24
MARK: Final = 16


class ClockFace(QAbstractButton):
    """Dial and figures; pressing it asks for the menu. Its width stays the same while the time runs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.reading = Reading()
        self.quarter = 0
        """Figures are turned clockwise by so many quarters, for whoever acts at a screen that lies flat."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        theme.on_change(self.follow)

    def put(self, reading: Reading) -> None:
        """Shows a reading; only what has changed is painted or told to a screen reader."""
        before, self.reading = self.reading, reading
        self.setHidden(reading.stand is Stand.OFF)
        if (before.limit, before.shown) != (reading.limit, reading.shown):
            self.updateGeometry()
        if (before.stand, before.limit, before.late) != (reading.stand, reading.limit, reading.late):
            self.tell()
        if before.shown or reading.shown or (before.stand, before.late) != (reading.stand, reading.late):
            self.update()

    def turn_to(self, quarter: int) -> None:
        """Turns the figures towards an edge of the table."""
        if quarter != self.quarter:
            self.quarter = quarter
            self.update()

    def tell(self) -> None:
        """Says in words what the clock shows. Not every second: a screen reader would never end."""
        name = words.clock("").name
        if self.reading.stand is not Stand.OFF:
            name = f"{name}: {words.time_left(self.reading.left)}"
        self.setAccessibleName(name)
        self.setAccessibleDescription(words.why(self.reading.stand))
        self.setToolTip(words.why(self.reading.stand))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes here hears how much is left now."""
        self.tell()
        super().focusInEvent(event)

    def follow(self) -> None:
        """Takes sizes from the theme."""
        self.updateGeometry()
        self.update()

    # Size

    def words_width(self) -> int:
        """Room for the widest figures of this length and for every word below them."""
        if not self.reading.shown:
            return 0
        widest = max(self.reading.limit, 10)
        figures = QFontMetrics(self.theme.font(FIGURES, 600, tabular=True)).horizontalAdvance(words.figures(widest))
        small = QFontMetrics(self.theme.font(MARK))
        marks = max(small.horizontalAdvance(words.mark(stand)) for stand in (Stand.OVER, Stand.HELD))
        return max(figures, marks) + self.theme.px(8)

    def sizeHint(self) -> QSize:
        """Dial and words."""
        px = self.theme.px
        return QSize(px(DIAL) + px(14) + self.words_width(), max(px(DIAL), px(48)))

    def minimumSizeHint(self) -> QSize:
        """Never less than everything."""
        return self.sizeHint()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws frame, dial, figures and word."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(look.blueprint if self.hasFocus() else look.edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        side = px(DIAL)
        spot = QRectF(px(7), (self.height() - side) / 2, side, side)
        self.paint_dial(painter, spot)
        if not self.reading.shown:
            return
        room = QRectF(spot.right() + px(8), 0, self.words_width() - px(4), self.height())
        painter.translate(room.center())
        painter.rotate(90 * self.quarter)
        stand = self.reading.stand
        word = words.mark(stand) if self.quarter % 2 == 0 else ""
        painter.setPen(QColor(look.ink if stand in (Stand.RUNS, Stand.OVER) else look.pencil))
        painter.setFont(theme.font(FIGURES, 600, tabular=True))
        high = QFontMetrics(painter.font()).height()
        small = QFontMetrics(theme.font(MARK)).height() if word else 0
        # Lines lie closer than their fonts ask for: figures have no descenders.
        top = -(high + small * 0.8) / 2
        wide = max(room.width(), room.height()) / 2
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        figures = words.figures(self.reading.left)
        if self.quarter % 2:
            # Upright figures must not be longer than the bar is high.
            fits = min(1.0, (self.height() - px(8)) / QFontMetrics(painter.font()).horizontalAdvance(figures))
            painter.scale(fits, fits)
        painter.drawText(QRectF(-wide, top, 2 * wide, high), middle, figures)
        if word:
            painter.setFont(theme.font(MARK))
            painter.setPen(QColor(look.gold_text if stand is Stand.OVER else look.pencil))
            painter.drawText(QRectF(-wide, top + high - small * 0.2, 2 * wide, small), middle, word)

    def paint_dial(self, painter: QPainter, spot: QRectF) -> None:
        """A disc that empties clockwise; two bars while it stands, a whole ring with a tick when the time is up."""
        look, reading = self.theme.palette, self.reading
        stands = reading.stand is not Stand.RUNS
        colour = QColor(look.gold if reading.late else look.blueprint)
        edge = max(1.5, spot.width() / 18)
        inside = spot.adjusted(edge, edge, -edge, -edge)
        if reading.stand is Stand.OVER:
            painter.setPen(QPen(colour, 2 * edge))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(inside)
            hand = QPen(colour, 1.6 * edge, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(hand)
            middle = inside.center()
            painter.drawLine(middle, middle - QPointF(0, inside.height() * 0.3))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.grid))
        painter.drawEllipse(inside)
        share = min(1.0, reading.left / reading.limit) if reading.limit else 0.0
        pie = inside.adjusted(edge, edge, -edge, -edge)
        painter.setBrush(QColor(look.pencil) if stands else colour)
        painter.setOpacity(0.45 if stands else 1.0)
        if share >= 1.0:
            painter.drawEllipse(pie)
        else:
            painter.drawPie(pie, 90 * 16, round(360 * 16 * share))
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.ink if not stands else look.pencil), edge))
        painter.drawEllipse(inside)
        if stands:
            bar, gap = inside.width() * 0.15, inside.width() * 0.09
            tall = inside.height() * 0.46
            top = inside.center().y() - tall / 2
            painter.setPen(QPen(QColor(look.paper), edge * 0.8))
            painter.setBrush(QColor(look.ink))
            for left in (inside.center().x() - gap - bar, inside.center().x() + gap):
                painter.drawRect(QRectF(left, top, bar, tall))


def fill_menu(
    menu: QMenu,
    theme: Theme,
    reading: Reading,
    *,
    limit: Callable[[int], None],
    show: Callable[[bool], None],
    hold: Callable[[bool], None],
    other: Callable[[], None],
) -> None:
    """Fills a menu with what can be done with the clock; each choice calls one of the functions."""
    if reading.stand is not Stand.OFF:
        held = reading.stand is Stand.HELD
        stop = theme.icon("icons/player-play" if held else "icons/player-pause", listed=True)
        if reading.stand is not Stand.OVER:
            menu.addAction(stop, words.hold(held=held), lambda: hold(not held))
        eye = theme.icon("icons/eye-off" if reading.shown else "icons/eye", listed=True)
        menu.addAction(eye, words.show(shown=reading.shown), lambda: show(not reading.shown))
        menu.addSeparator()
    for minutes in (0, *LENGTHS):
        action = menu.addAction(words.minutes(minutes) if minutes else words.off())
        action.setCheckable(True)
        action.setChecked(reading.limit == minutes * MINUTE)
        action.triggered.connect(lambda _=False, seconds=minutes * MINUTE: limit(seconds))
    free = reading.limit % MINUTE != 0 or reading.limit // MINUTE not in (0, *LENGTHS)
    text = f"{words.other()} ({words.figures(reading.limit)})" if free else words.other()
    action = menu.addAction(f"{text} …")
    action.setCheckable(True)
    action.setChecked(free)
    action.triggered.connect(other)


class LengthDialog(Message):
    """Asks for a number of minutes."""

    def __init__(self, theme: Theme, seconds: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, "icons/clock", words.clock("").name, words.ask(), parent)
        self.field = QLineEdit(str(round(seconds / MINUTE) or ""))
        self.field.setValidator(QIntValidator(1, LONGEST, self))
        self.field.setMaxLength(len(str(LONGEST)))
        self.field.setFixedWidth(theme.px(110))
        self.field.setAccessibleName(words.ask())
        self.field.textChanged.connect(self.check)
        self.body.addWidget(self.field, 0, Qt.AlignmentFlag.AlignHCenter)
        self.add(words.leave())
        self.take = self.add(words.take(), "primary", default=True)
        self.check()
        self.field.setFocus()
        self.field.selectAll()

    def check(self) -> None:
        """Nothing can be taken over while no number stands in the field."""
        self.take.setEnabled(self.field.hasAcceptableInput())

    def ask_seconds(self) -> int | None:
        """Opens and waits; gives the length in seconds, None if nothing is to change."""
        return int(self.field.text()) * MINUTE if self.ask() == 1 else None


class ClockRow(QWidget):
    """The clock in the set-up of a match: off, the usual lengths, and a field for any other one."""

    chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.name, self.sentence = label("strong"), label("caption", wrap=True)
        column.addWidget(self.name)
        column.addWidget(self.sentence)
        column.addSpacing(theme.size(6))
        self.row = QHBoxLayout()
        self.row.setSpacing(theme.size(8))
        column.addLayout(self.row)
        self.group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        for minutes in (0, *LENGTHS):
            made = button("choice")
            made.setCheckable(True)
            made.toggled.connect(self.press)
            self.group.addButton(made)
            self.buttons[minutes] = made
            self.row.addWidget(made)
        self.field = QLineEdit()
        self.field.setValidator(QIntValidator(1, LONGEST, self))
        self.field.textEdited.connect(self.type)
        self.row.addWidget(self.field)
        self.row.addStretch(1)
        self.put(0)
        theme.on_change(self.follow)

    def seconds(self) -> int:
        """The length that is chosen, 0 for no clock."""
        typed = self.field.text()
        if typed and int(typed):
            return int(typed) * MINUTE
        return next((minutes for minutes, made in self.buttons.items() if made.isChecked()), 0) * MINUTE

    def put(self, seconds: int) -> None:
        """Chooses a length; parts of a minute are rounded."""
        minutes = round(seconds / MINUTE)
        self.field.clear()
        if minutes in self.buttons:
            self.buttons[minutes].setChecked(True)
        else:
            self.field.setText(str(minutes))
            self.release()

    def press(self, on: bool) -> None:
        """One of the usual lengths: nothing else is in the field."""
        if on:
            self.field.clear()
            self.chosen.emit()

    def type(self, text: str) -> None:
        """Another length is typed; an empty field means no clock again."""
        if text.strip("0"):
            self.release()
            self.chosen.emit()
        else:
            self.buttons[0].setChecked(True)

    def release(self) -> None:
        """No button is pressed."""
        self.group.setExclusive(False)
        for made in self.buttons.values():
            made.setChecked(False)
        self.group.setExclusive(True)

    def write(self, named: Named) -> None:
        """Writes name and sentence, and what the buttons mean."""
        self.name.setText(named.name)
        self.sentence.setText(named.sentence)
        for minutes, made in self.buttons.items():
            made.setText(str(minutes) if minutes else words.off())
            made.setAccessibleName(f"{named.name}: {words.minutes(minutes) if minutes else words.off()}")
            made.setToolTip(words.minutes(minutes) if minutes else words.off())
        self.field.setPlaceholderText(words.other())
        self.field.setAccessibleName(f"{named.name}: {words.other()}")
        self.follow()

    def follow(self) -> None:
        """Takes the width of the field from the theme."""
        room = QFontMetrics(self.theme.font(18)).horizontalAdvance(words.other())
        self.field.setFixedWidth(max(room, self.theme.px(40)) + self.theme.px(30))
