"""Choices with an explanation: a card per mode, a row per option, a row per switch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.texts.games import Named
from desktop.windows.parts import Switch, button, label
from desktop.windows.theme import Theme

WRAP = Qt.TextFlag.TextWordWrap


class ModeCard(QAbstractButton):
    """A mode to choose: name, sentence, and a round mark that is filled when it is chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.named = Named("", "")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def write(self, named: Named) -> None:
        """Takes name and sentence."""
        self.named = named
        self.setText(named.name)
        self.setAccessibleDescription(named.sentence)
        self.updateGeometry()
        self.update()

    def words_width(self, width: int) -> int:
        """The room for words in a card ``width`` wide."""
        return width - self.theme.px(14) * 2 - self.theme.px(32)

    def heightForWidth(self, width: int) -> int:
        """Room for both texts."""
        theme = self.theme
        caption = QFontMetrics(theme.font(16))
        words = caption.boundingRect(0, 0, self.words_width(width), 10000, WRAP, self.named.sentence).height()
        title = QFontMetrics(theme.font(18, 700))
        name = title.boundingRect(0, 0, self.words_width(width), 10000, WRAP, self.named.name).height()
        return name + words + theme.px(4) + theme.px(11) * 2

    def hasHeightForWidth(self) -> bool:
        """The sentence wraps."""
        return True

    def sizeHint(self) -> QSize:
        """A card wide enough for its sentence in two lines."""
        width = self.theme.px(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A narrow card."""
        width = self.theme.px(190)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def resizeEvent(self, event: object) -> None:
        """The height depends on the width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.updateGeometry()

    def enterEvent(self, event: object) -> None:
        """Hover shows in the outline."""
        self.update()
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: object) -> None:
        """Hover is over."""
        self.update()
        super().leaveEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws card, mark, name and sentence."""
        theme, look, px = self.theme, self.theme.palette, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        edge = look.blueprint if chosen or self.hasFocus() else look.ink if self.underMouse() else look.edge
        width = 3.0 if self.hasFocus() else 2.0 if chosen else 1.2
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(look.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        title = theme.font(18, 700)
        mark = px(20)
        first = QFontMetrics(title).height()
        spot = QRectF(px(14), px(11) + (first - mark) / 2, mark, mark)
        painter.setPen(QPen(QColor(look.blueprint if chosen else look.pencil), 2))
        painter.drawEllipse(spot)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.blueprint))
            inset = mark * 0.25
            painter.drawEllipse(spot.adjusted(inset, inset, -inset, -inset))
        left, room = px(14) + px(32), self.words_width(self.width())
        painter.setFont(title)
        painter.setPen(QColor(look.ink))
        used = painter.boundingRect(left, px(11), room, 10000, WRAP, self.named.name)
        painter.drawText(left, px(11), room, 10000, WRAP, self.named.name)
        painter.setFont(theme.font(16))
        painter.setPen(QColor(look.pencil))
        painter.drawText(left, px(11) + used.height() + px(4), room, 10000, WRAP, self.named.sentence)


class OptionRow(QWidget):
    """An option of the rules: its name, the sentence of the value that is chosen, a button per value."""

    chosen = Signal()

    def __init__(self, theme: Theme, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = tuple(values)
        self.buttons: dict[str, QPushButton] = {}
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(theme.size(10))
        words = QVBoxLayout()
        words.setSpacing(0)
        self.name, self.sentence = label("strong"), label("caption", wrap=True)
        words.addWidget(self.name)
        words.addWidget(self.sentence)
        words.addStretch(1)
        self.row.addLayout(words, 1)
        self.group = QButtonGroup(self)
        for value in values:
            made = button("choice")
            made.setCheckable(True)
            made.toggled.connect(self.tell)
            self.group.addButton(made)
            self.buttons[value] = made
            self.row.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)

    def tell(self, on: bool) -> None:
        """Tells once per change."""
        if on:
            self.chosen.emit()

    def value(self) -> str:
        """The value that is chosen."""
        return next((value for value, made in self.buttons.items() if made.isChecked()), self.values[0])

    def problem(self) -> str:
        """Why no match can begin with the value that is chosen: there is no reason."""
        return ""

    def summary(self) -> str:
        """What is chosen, in a few words; "" where that goes without saying."""
        return ""

    def choose(self, value: str) -> None:
        """Chooses a value; one that there is not means the first."""
        self.buttons.get(value, self.buttons[self.values[0]]).setChecked(True)

    def write(self, named: Named, values: Mapping[str, Named]) -> None:
        """Writes the name of the option, the names of its values and the sentence of the chosen one."""
        self.name.setText(named.name)
        self.setToolTip(named.sentence)
        for value, made in self.buttons.items():
            made.setText(values[value].name)
            made.setToolTip(values[value].sentence)
            made.setAccessibleDescription(values[value].sentence)
        self.sentence.setText(f"{named.sentence} {values[self.value()].sentence}")


class SwitchRow(QWidget):
    """A switch with its name and a sentence."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.size(12))
        self.switch = Switch(theme)
        self.name, self.sentence = label("strong"), label("caption", wrap=True)
        self.name.setBuddy(self.switch)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.sentence)
        words.addStretch(1)
        row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def write(self, named: Named) -> None:
        """Takes name and sentence."""
        self.name.setText(named.name)
        self.sentence.setText(named.sentence)
        self.switch.setAccessibleName(named.name)
        self.switch.setAccessibleDescription(named.sentence)
        self.switch.setToolTip(named.sentence)
