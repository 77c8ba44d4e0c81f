"""The curtain: a drawing on a roller that covers everything until the seat it names is ready.

It only draws and passes the wish to open on; whether it comes down or goes up is decided by the front seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from desktop.access.fonts import FAMILY, font
from desktop.access.palettes import SEATS, Palette, seat_phrase
from desktop.boards.common.sprites import Sprites

DESIGN = (1600.0, 1000.0)
# Name of the art and its upper left corner in the design, from back to front; sizes are those of the art.
PIECES: tuple[tuple[str, float, float], ...] = (
    ("curtain_sheet", 72, 30),
    ("curtain_crane", 120, 80),
    ("curtain_hook", 764, 177),
    ("curtain_roller", 57, 891),
    ("curtain_batten", 39, 0),
)
CARD = ("curtain_card", 447.0, 241.0)
CARD_RECT = QRectF(448, 290, 704, 448)
SLIP_RECT = QRectF(300, 756, 860, 60)
BUTTON_RECT = QRectF(576, 634, 448, 80)
BACK_RECT = QRectF(576, 906, 448, 44)
ARROW = "icons/arrow-up"
ROLL_MS = 240
LIGHT_PAPER = "#FBF8F1"
LINES = ("#FBF8F1", "#D5DEE3", "#1F2D3A")
BLUEPRINT = "#1F5E8C"
SEAT_COLOUR = "#FF00FF"
translate = QCoreApplication.translate


@dataclass(frozen=True)
class CurtainText:
    """What stands on the curtain: the seat it waits for with its number of colour and symbol, the persons who look
    away, the name of the game and where it stands, as a heading and what stands below it; ``taken_back`` names a seat
    that may still take its turn back, "" if none; ``behind`` says what only that seat may see, ``sight`` what all may
    see meanwhile ("": nothing)."""

    name: str
    number: int
    others: tuple[str, ...] = ()
    game: str = ""
    stands: tuple[str, str] = ("", "")
    taken_back: str = ""
    behind: str = ""
    sight: str = ""


def look_away(others: Sequence[str]) -> str:
    """The sentence that asks the others to look away, "" with nobody else at the table."""
    if not others:
        return ""
    if len(others) == 1:
        return translate("Curtain", "%1 looks away.").replace("%1", others[0])
    if len(others) > 3:
        return translate("Curtain", "Everybody else looks away.")
    words = translate("Curtain", "%1 and %2 look away.", "%1: names with commas, %2: the last name")
    return words.replace("%1", ", ".join(others[:-1])).replace("%2", others[-1])


class TurnedButton(QPushButton):
    """A button whose face stands clockwise by ``quarter`` quarters."""

    quarter = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the face as it is, or turned within the rectangle."""
        if not self.quarter:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.translate(rect.center())
        painter.rotate(90 * self.quarter)
        size = self.size() if self.quarter == 2 else self.size().transposed()
        painter.translate(-size.width() / 2, -size.height() / 2)
        option.rect = QRect(QPoint(0, 0), size)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)


class Curtain(QWidget):
    """Covers its parent, upright for whoever sits ``quarter`` quarters clockwise from below. ``open_asked`` fires for a
    tap on the card, Space or Enter; ``back_asked`` for taking the turn back."""

    open_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget, resources: Path, palette: Palette, speed: float = 1.0) -> None:
        super().__init__(parent)
        self.palette_ = palette
        self.speed = speed
        self.text: CurtainText | None = None
        self.sprites = Sprites(resources / "art", palette, lambda name: "fixed")
        self._picture: QPixmap | None = None
        self._pressed = False
        self._down = False
        self.quarter = 0
        self.button = TurnedButton(self)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self.open_asked)
        self.back = TurnedButton(self)
        self.back.setCursor(Qt.CursorShape.PointingHandCursor)
        self.back.clicked.connect(self.back_asked)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.button)
        # Opaque, so that nothing of what lies below is ever painted through.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._roll = QPropertyAnimation(self, b"pos", self)
        self._roll.setEasingCurve(QEasingCurve.Type.InCubic)
        self._roll.finished.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    # Down and up

    def lower(self, text: CurtainText) -> None:
        """Covers the parent at once, without any animation."""
        self._roll.stop()
        self._down = True
        self.text = text
        self._picture = None
        self._write_buttons()
        self.setGeometry(self.parentWidget().rect())
        self.place_buttons()
        self.raise_()
        self.show()
        self.update()
        if self.parentWidget().isVisible():
            # A curtain on a page that nobody sees leaves the keys to the page that they do.
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def raise_up(self) -> None:
        """Rolls up; the view below is already that of the seat."""
        if not self._down:
            return
        self._down = False
        length = 0 if self.speed <= 0 else round(ROLL_MS / self.speed)
        if length == 0 or not self.isVisible():
            self._roll.stop()
            self.hide()
            return
        self._roll.setDuration(length)
        self._roll.setStartValue(self.pos())
        # Away from whoever it stands upright for.
        ways = (QPoint(0, -self.height()), QPoint(self.width(), 0), QPoint(0, self.height()), QPoint(-self.width(), 0))
        self._roll.setEndValue(ways[self.quarter])
        self._roll.start()

    def turn_to(self, quarter: int) -> None:
        """Turns clockwise to so many quarters; one that rolls up keeps its way."""
        if quarter == self.quarter or self._roll.state() == QPropertyAnimation.State.Running:
            return
        self.quarter = self.button.quarter = self.back.quarter = quarter
        self._picture = None
        self.place_buttons()
        self.update()

    @property
    def down(self) -> bool:
        """Whether it covers the parent for a seat."""
        return self._down

    def use(self, palette: Palette, speed: float) -> None:
        """Takes another look or pace."""
        self.palette_, self.speed = palette, speed
        self._picture = None
        if self.text is not None:
            self._write_buttons()
        self.place_buttons()
        self.update()

    # Input

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the parent."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self._down:
            self.setGeometry(self.parentWidget().rect())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter open; every other key stays here and reaches nothing below."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            (self.back_asked if self.back.hasFocus() else self.open_asked).emit()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the curtain: what lies below is out of reach."""
        other = self.back if self.button.hasFocus() and self.back.isVisible() else self.button
        other.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes every press, so that none reaches what lies below."""
        self._pressed = self.on_card(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tap on the card opens."""
        if self._pressed and self.on_card(event) and event.button() == Qt.MouseButton.LeftButton:
            self.open_asked.emit()
        self._pressed = False
        event.accept()

    def on_card(self, event: QMouseEvent) -> bool:
        """Whether a mouse event lies on the card."""
        return self.to_widget(CARD_RECT).contains(event.position())

    # Drawing

    def scale(self) -> float:
        """Widget pixels per design pixel."""
        size = self.size().transposed() if self.quarter % 2 else self.size()
        return min(size.width() / DESIGN[0], size.height() / DESIGN[1])

    def placed(self) -> QTransform:
        """From the design to the widget."""
        made = QTransform()
        made.translate(self.width() / 2, self.height() / 2)
        made.rotate(90 * self.quarter)
        scale = self.scale()
        made.scale(scale, scale)
        made.translate(-DESIGN[0] / 2, -DESIGN[1] / 2)
        return made

    def to_widget(self, rect: QRectF) -> QRectF:
        """A rectangle of the design in widget pixels."""
        return self.placed().mapRect(rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draws anew in the new size."""
        self._picture = None
        self.place_buttons()
        super().resizeEvent(event)

    def _write_buttons(self) -> None:
        """Names the seats on the buttons."""
        text = self.text
        if text is None:
            return
        self.button.setText(translate("Curtain", "I am %1: roll it up").replace("%1", text.name))
        self.button.setAccessibleName(self.sentence(text))
        self.back.setText(translate("Curtain", "%1 takes the turn back").replace("%1", text.taken_back))
        self.back.setVisible(bool(text.taken_back))

    def place_buttons(self) -> None:
        """Puts the buttons where the design has them."""
        scale = self.scale()
        if scale <= 0:
            return
        look = self.palette_
        face = f'font-family: "{FAMILY}"; font-weight: 600; padding: 0px; min-height: 0px;'
        self.button.setGeometry(self.to_widget(BUTTON_RECT).toRect())
        side = max(1, round(32 * scale))
        self.button.setIcon(self.arrow(side))
        self.button.setIconSize(QSize(side, side))
        size = self.fit_size(self.button.text(), 32, 600, BUTTON_RECT.width() - 60)
        self.button.setStyleSheet(
            f"QPushButton {{ background: {BLUEPRINT}; color: #FFFFFF; border: 2px solid {LINES[2]};"
            f" border-radius: {round(10 * scale)}px; font-size: {max(1, round(size * scale))}px; {face} }}"
            f" QPushButton:focus {{ border: {max(2, round(3 * scale))}px solid {look.gold}; }}"
            " QPushButton:hover { background: #184C73; }"
        )
        self.back.setGeometry(self.to_widget(BACK_RECT).toRect())
        small = self.fit_size(self.back.text(), 19, 600, 420)
        self.back.setStyleSheet(
            f"QPushButton {{ background: #184C73; color: #FFFFFF; border: 2px solid #FFFFFF;"
            f" border-radius: {round(8 * scale)}px; font-size: {max(1, round(small * scale))}px; {face} }}"
            f" QPushButton:focus {{ border: {max(2, round(3 * scale))}px solid {look.gold}; }}"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the drawing."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self.draw(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)

    def draw(self, ratio: float) -> QPixmap:
        """The whole curtain as a picture."""
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self.palette_.desk))
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setTransform(self.placed(), combine=True)
        for name, x, y in PIECES:
            self.put(painter, name, x, y, ())
        if self.text is not None:
            self.draw_block(painter, self.text)
            self.draw_card(painter, self.text)
            self.draw_slip(painter, self.text)
        painter.end()
        return picture

    def put(self, painter: QPainter, name: str, x: float, y: float, swaps: tuple[tuple[str, str], ...]) -> None:
        """Draws a piece of art at its place."""
        self.sprites.paint(painter, f"common/{name}", x, y, swaps=swaps)

    def draw_card(self, painter: QPainter, text: CurtainText) -> None:
        """Draws the hanging card with the seat's colour, symbol and name."""
        look = self.palette_
        mark = SEATS[text.number - 1]
        swaps = [(SEAT_COLOUR, mark.colour)]
        if look.dark:
            swaps += [(LIGHT_PAPER, look.paper), (LINES[1], look.grid)]
        self.put(painter, *CARD, tuple(swaps))
        room = 520.0
        size = self.fit_size(text.name, 84, 700, room)
        wide = QFontMetricsF(self.made_font(size, 700)).horizontalAdvance(text.name)
        start = 800 - (108 + 26 + wide) / 2
        self.put_symbol(painter, text.number, start, 346, 108)
        self.line(painter, text.name, QRectF(start + 134, 346, wide + 4, 108), size, 700, look.ink, left=True)
        self.line(painter, seat_phrase(text.number), QRectF(480, 458, 640, 34), 21, 400, look.pencil)
        behind = translate("Curtain", "Behind this sheet")
        behind_wide = QFontMetricsF(self.made_font(19, 400)).horizontalAdvance(behind)
        self.put_icon(painter, "secret_eye", 800 - (behind_wide + 34) / 2, 519, 26)
        self.line(
            painter, behind, QRectF(800 - (behind_wide + 34) / 2 + 34, 516, behind_wide + 4, 32), 19, 400, look.pencil,
            left=True,
        )  # fmt: skip
        self.line(painter, text.behind, QRectF(480, 548, 640, 40), 28, 600, look.ink)
        self.line(painter, look_away(text.others), QRectF(480, 590, 640, 30), 19, 400, look.pencil)

    def draw_slip(self, painter: QPainter, text: CurtainText) -> None:
        """Draws a slip of paper below the card with what all may see."""
        if not text.sight:
            return
        look = self.palette_
        painter.setPen(QPen(QColor(LINES[2]), 2))
        painter.setBrush(QColor(look.paper))
        painter.drawRoundedRect(SLIP_RECT, 6, 6)
        self.line(painter, text.sight, SLIP_RECT.adjusted(20, 0, -20, 0), 24, 600, look.ink)

    def put_symbol(self, painter: QPainter, number: int, x: float, y: float, side: float) -> None:
        """Draws the symbol of a seat."""
        self.sprites.renderer(f"common/seat_{number}", ()).render(painter, QRectF(x, y, side, side))

    def arrow(self, side: int) -> QIcon:
        """The arrow of the button in white."""
        pixels = round(side * self.devicePixelRatioF())
        picture = QPixmap(pixels, pixels)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.sprites.renderer(ARROW, ((LINES[2], "#FFFFFF"),)).render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        return QIcon(picture)

    def put_icon(self, painter: QPainter, name: str, x: float, y: float, side: float) -> None:
        """Draws a sign in the colour of secondary text."""
        swaps = ((LINES[2], self.palette_.pencil),)
        self.sprites.renderer(f"common/{name}", swaps).render(painter, QRectF(x, y, side, side))

    def draw_block(self, painter: QPainter, text: CurtainText) -> None:
        """Fills in the title block of the drawing."""
        white = "#FFFFFF"
        self.line(painter, "Cantiere", QRectF(1256, 704, 220, 40), 26, 600, white, left=True)
        for words, x, y in (("42 m", 1255, 195), ("38 m", 1400, 195)):
            self.line(painter, words, QRectF(x - 50, y - 14, 100, 28), 16, 400, white)
        fields = (
            (translate("Curtain", "Game"), text.game, 1210.0, 769.0, 168.0),
            (*text.stands, 1390.0, 769.0, 98.0),
            (translate("Curtain", "Drawn for"), text.name, 1210.0, 829.0, 168.0),
            (
                translate("Curtain", "Sheet"),
                translate("Curtain", "Secret", "what kind of sheet"),
                1390.0,
                829.0,
                98.0,
            ),
        )
        for label, value, x, y, room in fields:
            self.line(painter, label, QRectF(x, y - 14, room, 28), 16, 400, white, left=True)
            self.line(painter, value, QRectF(x, y + 9, room, 30), 20, 600, white, left=True)

    def line(
        self,
        painter: QPainter,
        words: str,
        rect: QRectF,
        size: float,
        weight: int,
        colour: str,
        *,
        left: bool = False,
    ) -> None:
        """Writes one line into ``rect``, smaller where it would not fit."""
        size = self.fit_size(words, size, weight, rect.width())
        chosen = self.made_font(size, weight)
        metrics = QFontMetricsF(chosen)
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 2)
        painter.setFont(chosen)
        painter.setPen(QColor(colour))
        align = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | align | Qt.TextFlag.TextSingleLine, words)

    def made_font(self, size: float, weight: int) -> QFont:
        """The typeface in design pixels, unhinted because everything is scaled."""
        made = font(size, weight)
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return made

    def fit_size(self, words: str, size: float, weight: int, room: float) -> float:
        """``size`` or the smaller size, down to the half, at which ``words`` fit into ``room``."""
        wide = QFontMetricsF(self.made_font(size, weight)).horizontalAdvance(words)
        return size if wide <= room else max(size / 2, size * room / wide)

    def sentence(self, text: CurtainText) -> str:
        """What a screen reader says: seat, colour and symbol, and how it opens."""
        words = translate("Curtain", "The curtain is down for %1 (%2). Space or Enter rolls it up.")
        words = words.replace("%1", text.name).replace("%2", seat_phrase(text.number))
        return f"{words} {text.sight}" if text.sight else words
