"""Small widgets that several windows use: pages, bars, labels and buttons with a role, seat symbols, switches."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionSlider,
    QStylePainter,
    QToolButton,
    QWidget,
)

from desktop.access.fonts import kept_together
from desktop.windows.theme import Theme


def label(role: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """A label without text that the style sheet knows by ``role``."""
    made = WrappedLabel(parent) if wrap else QLabel(parent)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


class WrappedLabel(QLabel):
    """A label whose words wrap: as high as its width asks for.

    Qt's own least height is that of a label about half as wide as its text, which makes pages scroll for nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        """Shows a text whose amounts stay whole where it wraps."""
        super().setText(kept_together(text))

    def minimumSizeHint(self) -> QSize:
        """The longest word in one line; the height follows the width."""
        hint = super().minimumSizeHint()
        return QSize(hint.width(), min(hint.height(), self.fontMetrics().height()))


class ElidedLabel(QLabel):
    """A label of one line that ends in an ellipsis where it is cut; the whole text is its tool tip then."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Writes as much as fits."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def frame(role: str, parent: QWidget | None = None) -> QFrame:
    """A frame that the style sheet knows by ``role``."""
    made = QFrame(parent)
    made.setProperty("role", role)
    return made


def button(role: str = "", parent: QWidget | None = None) -> QPushButton:
    """A push button without text that the style sheet knows by ``role``."""
    made = QPushButton(parent)
    made.setProperty("role", role)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setAutoDefault(False)
    return made


def say(target: QAbstractButton, words: str, *, icon_only: bool = False) -> None:
    """Gives a button its words: on it, or only as tool tip and for screen readers where its icon must do."""
    target.setText("" if icon_only else words)
    target.setToolTip(words if icon_only else "")
    target.setAccessibleName(words)


def quiet_button(parent: QWidget | None = None) -> QToolButton:
    """A button of the top bar: icon and word, without a frame. A click leaves the keys where they are: to the board."""
    made = QToolButton(parent)
    made.setProperty("role", "quiet")
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


class Page(QWidget):
    """A page of the program: says its texts anew when the language changes, and passes the focus on to ``first``.

    A focus proxy would do that as well, but takes what comes before it out of the Tab order.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.first: QWidget | None = None

    def retranslate(self) -> None:
        """Puts every text of the page into the language of the program."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Passes the focus on."""
        super().focusInEvent(event)
        if self.first is not None:
            self.first.setFocus(event.reason())


class TopBar(QFrame):
    """The bar at the top of a page: back button, title, caption, then what the page adds at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("role", "bar")
        self.row = QHBoxLayout(self)
        self.back = button("square")
        self.title, self.divider, self.caption = label("title"), frame("rule"), label("strong")
        for made in (self.back, self.title, self.divider, self.caption):
            self.row.addWidget(made)
        self.divider.hide()
        theme.on_change(self.follow)

    def write(self, back: str, title: str = "", caption: str = "") -> None:
        """Takes what the back button does, the title and the caption."""
        self.back.setAccessibleName(back)
        self.back.setToolTip(back)
        self.title.setText(title)
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))
        self.divider.setVisible(bool(title and caption))

    def follow(self) -> None:
        """Takes sizes and icon from the theme."""
        size, px = self.theme.size, self.theme.px
        self.row.setContentsMargins(size(15), size(5), size(12), size(5))
        self.row.setSpacing(size(12))
        self.setFixedHeight(max(size(60), px(54)))
        dress(self.back, self.theme, "icons/arrow-left", design=22)
        self.back.setFixedSize(px(42), px(42))
        self.divider.setFixedSize(1, px(30))

    def fold(self, width: int, tools: Sequence[QToolButton], others: Sequence[QWidget] = (), spare: int = 0) -> None:
        """Shows ``tools`` with words if all fits into ``width`` pixels, else as icons; then title and caption give way.

        ``others`` stand in the bar as well, and ``spare`` pixels stay free for words that can be cut.
        """
        for words in (self.title, self.caption):
            words.setVisible(bool(words.text()))
        self.divider.setVisible(bool(self.title.text() and self.caption.text()))
        for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
            for tool in tools:
                tool.setToolButtonStyle(style)
            if self.needed_width((*tools, *others)) + spare <= width:
                return
        for words in (self.title, self.caption):
            if self.needed_width((*tools, *others)) <= width:
                return
            words.hide()
            self.divider.hide()

    def needed_width(self, others: Sequence[QWidget]) -> int:
        """The width of what shows in the bar."""
        shown = [one for one in (self.back, self.title, self.divider, self.caption, *others) if not one.isHidden()]
        margins = self.row.contentsMargins()
        room = sum(one.sizeHint().width() for one in shown) + self.row.spacing() * (len(shown) + 1)
        return room + margins.left() + margins.right()


WORD_GAP = 6
"""Room between the icon and the words of a button."""


def dress(target: QAbstractButton, theme: Theme, name: str, colour: str = "", design: float = 22) -> None:
    """Gives a button its icon in the colours and the size of the theme."""
    bare = target.property("role") == "square"
    gap = 0 if bare else WORD_GAP
    target.setIcon(theme.icon(name, colour, design, gap))
    target.setIconSize(QSize(theme.px(design) + (0 if bare else theme.px(gap)), theme.px(design)))


def restyle(widget: QWidget) -> None:
    """Applies the style sheet again after a property changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


class MenuButton(QPushButton):
    """A button that opens a menu: a chevron at its right says so.

    With ``least`` it may become so many design pixels narrow: its words end in an ellipsis then, and are its tool tip.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, least: float = 0) -> None:
        super().__init__(parent)
        self.theme = theme
        self.least = least
        if least:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the chevron beside icon and words."""
        hint = super().sizeHint()
        return QSize(hint.width() + self.theme.px(22), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Everything, or less where that may be."""
        whole = self.sizeHint()
        return QSize(min(whole.width(), self.theme.px(self.least)), whole.height()) if self.least else whole

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the button, then the chevron."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        words, icon = self.text(), self.icon()
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        side, px = self.iconSize(), self.theme.px
        left = max((self.width() - super().sizeHint().width()) / 2 + px(17) - px(11), px(15))
        icon.paint(painter, round(left), (self.height() - side.height()) // 2, side.width(), side.height())
        painter.setFont(self.font())
        painter.setPen(QColor(self.theme.palette.ink))
        mark, begin = px(18), left + side.width() + px(3)
        wide = self.width() - px(14) - mark - begin
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, math.ceil(wide))
        if self.least:
            self.setToolTip(words if shown != words else "")
        room = QRectF(begin, 0, max(wide, self.fontMetrics().horizontalAdvance(shown) + 2), self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        self.theme.icon("icons/chevron-down", "", 18).paint(
            painter, self.width() - px(14) - mark, (self.height() - mark) // 2, mark, mark
        )


class Chooser(QComboBox):
    """A list to choose from: a chevron at its right says so, and its lines are as high as a finger needs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        # The delegate of combo boxes looks like a menu and knows no heights of a style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the box, then the chevron."""
        super().paintEvent(event)
        painter, mark = QPainter(self), self.theme.px(18)
        self.theme.icon("icons/chevron-down", "", 18).paint(
            painter, self.width() - self.theme.px(8) - mark, (self.height() - mark) // 2, mark, mark
        )


class Slider(QSlider):
    """A slider whose handle comes to where it is pressed, and can be dragged on from there."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Brings the handle below the pointer, then takes hold of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            handle = self.style().subControlRect(
                QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
            )
            if not handle.contains(event.position().toPoint()):
                at = round(event.position().x() - handle.width() / 2)
                room = self.width() - handle.width()
                self.setValue(
                    QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, room, option.upsideDown)
                )
        super().mousePressEvent(event)


class Picture(QWidget):
    """A picture of the art that fills the widget, its proportions kept; follows the look."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name = name
        self.swaps: tuple[tuple[str, str], ...] = ()
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Renders the picture in the pixels of the screen."""
        own = self.theme.sprites.size(self.name)
        scale = min(self.width() / own.width(), self.height() / own.height())
        wide, high = own.width() * scale, own.height() * scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        self.theme.sprites.renderer(self.name, self.swaps).render(painter, place)


class SeatMarkWidget(QWidget):
    """Colour and symbol of a seat (1 to 12)."""

    def __init__(self, theme: Theme, number: int, design: float = 28, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.symbol = f"common/seat_{number}"
        self.design = design
        theme.on_change(self.follow)

    def follow(self) -> None:
        """Takes the size that the theme asks for."""
        side = self.theme.px(self.design)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the symbol."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.theme.sprites.renderer(self.symbol, ()).render(painter, QRectF(self.rect()))


class Switch(QCheckBox):
    """A switch: a check box drawn as a sliding knob with a tick when it is on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the knob and the text."""
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self.text()) + self.theme.px(12) if self.text() else 0
        high = max(self.theme.px(30), metrics.height() + 4)
        return QSize(self.theme.px(52) + words + 4, high)

    def minimumSizeHint(self) -> QSize:
        """Never less than everything."""
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        """The whole widget switches."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws track, knob, tick, text and the focus ring."""
        look, px = self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        high, wide = px(26), px(48)
        top = (self.height() - high) / 2
        track = QRectF(2, top, wide, high)
        if self.hasFocus():
            painter.setPen(QPen(QColor(look.blueprint), 2))
            painter.drawRoundedRect(QRectF(1, 1, self.width() - 2, self.height() - 2), 6, 6)
        painter.setPen(QPen(QColor(look.blueprint if on else look.pencil), 2))
        painter.setBrush(QColor(look.blueprint if on else look.paper))
        inside = track.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2)
        knob = inside.height() - px(8)
        x = inside.right() - knob - px(4) if on else inside.left() + px(4)
        spot = QRectF(x, inside.center().y() - knob / 2, knob, knob)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.on_blueprint if on else look.pencil))
        painter.drawEllipse(spot)
        if on:
            painter.setPen(
                QPen(QColor(look.blueprint), max(1.5, px(2)), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            corner = QPointF(spot.left() + knob * 0.27, spot.top() + knob * 0.52)
            middle, end = QPointF(knob * 0.17, knob * 0.17), QPointF(knob * 0.47, -knob * 0.2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF([corner, corner + middle, corner + end]))
        if self.text():
            painter.setFont(self.font())
            painter.setPen(QColor(look.ink if self.isEnabled() else look.pencil))
            place = QRectF(wide + px(12), 0, self.width() - wide - px(12), self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
