"""The frame of a review: the board, below it what leads through the match.

Signals: ``first``, ``previous``, ``next``, ``last``, ``round_back``, ``round_on``, ``step(int)`` from the slider,
``seat(int)`` from the chooser, ``tick`` while it plays by itself, ``back``. ``set_*`` tell what is on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from desktop.texts.words import SeatName, full_name
from desktop.windows.parts import ElidedLabel, MenuButton, Page, Slider, TopBar, button, dress, frame, label
from desktop.windows.theme import Theme

translate = QCoreApplication.translate

PACES = (0.5, 1.0, 2.0, 4.0)
"""Steps per second."""


class ReviewWindow(Page):
    """Bar, board, and a foot with buttons, slider, pace and seats."""

    first_step = Signal()
    previous = Signal()
    next = Signal()
    last = Signal()
    round_back = Signal()
    round_on = Signal()
    step = Signal(int)
    seat = Signal(int)
    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.board: QWidget | None = None
        self.seats: dict[int, QToolButton] = {}
        self.names: tuple[SeatName, ...] = ()
        self.title = self.turn = ""
        self.pace = 1.0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.next)
        self.build()
        self.first = self.slider
        self.retranslate()
        theme.on_change(self.follow)

    def build(self) -> None:
        """Makes bar and foot."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        self.turn_words = ElidedLabel("soft")
        self.bar.row.addWidget(self.turn_words, 1)
        self.column.addWidget(self.bar)
        self.foot = frame("foot")
        self.column.addWidget(self.foot)
        self.row = QHBoxLayout(self.foot)
        self.buttons = {name: button("square") for name in ("first", "previous", "play", "next", "last")}
        self.buttons["play"].setProperty("role", "primary")
        for name, signal in (
            ("first", self.first_step),
            ("previous", self.previous),
            ("next", self.next),
            ("last", self.last),
        ):
            self.buttons[name].clicked.connect(self.stop)
            self.buttons[name].clicked.connect(signal)
        self.buttons["play"].clicked.connect(self.toggle)
        for made in self.buttons.values():
            self.row.addWidget(made)
        self.slider = Slider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self.step)
        self.slider.sliderPressed.connect(self.stop)
        self.count = label("strong")
        self.row.addWidget(self.slider, 1)
        self.row.addWidget(self.count)
        self.pace_button = MenuButton(self.theme)
        self.pace_menu = QMenu(self.pace_button)
        self.pace_menu.aboutToShow.connect(self.fill_paces)
        self.pace_button.setMenu(self.pace_menu)
        self.row.addWidget(self.pace_button)
        self.divider = frame("rule")
        self.row.addWidget(self.divider)
        self.eyes = label("caption")
        self.row.addWidget(self.eyes)
        self.seat_row = QHBoxLayout()
        self.row.addLayout(self.seat_row)
        self.group = QButtonGroup(self)

    # What the owner tells

    def set_board(self, board: QWidget | None) -> None:
        """Puts the view of a board between bar and foot; the one before is taken out and not destroyed."""
        if self.board is not None:
            self.board.removeEventFilter(self)
            self.column.removeWidget(self.board)
            self.board.setParent(None)
        self.board = board
        if board is not None:
            self.column.insertWidget(1, board, 1)
            board.installEventFilter(self)
            board.show()

    def set_match(self, title: str, steps: int, seats: Sequence[SeatName]) -> None:
        """The title of the game, how many acts there are, who sits at the table."""
        self.stop()
        self.title = title
        self.names = tuple(seats)
        self.slider.blockSignals(True)
        self.slider.setRange(0, steps)
        self.slider.blockSignals(False)
        for made in self.seats.values():
            self.group.removeButton(made)
            made.setParent(None)
            made.deleteLater()
        self.seats = {}
        for at in range(len(seats)):
            made = QToolButton()
            made.setCheckable(True)
            made.setProperty("role", "seat")
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            made.clicked.connect(partial(self.seat.emit, at))
            self.group.addButton(made)
            self.seat_row.addWidget(made)
            self.seats[at] = made
        self.retranslate()
        self.follow()

    def set_step(self, step: int, turn: str, seat: int) -> None:
        """The step, the turn in words, the seat whose eyes are used."""
        self.turn = turn
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        if seat in self.seats:
            self.seats[seat].setChecked(True)
        most = self.slider.maximum()
        for name, enabled in (
            ("first", step > 0),
            ("previous", step > 0),
            ("next", step < most),
            ("last", step < most),
        ):
            self.buttons[name].setEnabled(enabled)
        if step == most:
            self.stop()
        self.write()

    # Playing by itself

    def toggle(self) -> None:
        """Plays, or stops playing; at the end it begins anew."""
        if self.timer.isActive():
            self.stop()
            return
        if self.slider.value() == self.slider.maximum():
            self.first_step.emit()
        self.timer.start(round(1000 / self.pace))
        self.dress_play()

    def stop(self) -> None:
        """Stops playing."""
        if self.timer.isActive():
            self.timer.stop()
            self.dress_play()

    def choose_pace(self, pace: float) -> None:
        """Plays so many steps per second."""
        self.pace = pace
        if self.timer.isActive():
            self.timer.start(round(1000 / pace))
        self.write()

    def fill_paces(self) -> None:
        """Offers the paces."""
        self.pace_menu.clear()
        for pace in PACES:
            action = self.pace_menu.addAction(self.pace_words(pace), partial(self.choose_pace, pace))
            action.setCheckable(True)
            action.setChecked(pace == self.pace)

    @staticmethod
    def pace_words(pace: float) -> str:
        """A pace, for instance "2 ×"."""
        return f"{pace:g} ×"

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Page Up and Page Down go by turns, Home and End to the ends, Space plays."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the keys that lead through the match before the board does."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.take_key(event)
        return super().eventFilter(watched, event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Does what a key asks for; False if it is none of ours."""
        keys = Qt.Key
        signals = {
            keys.Key_Left: self.previous,
            keys.Key_Right: self.next,
            keys.Key_Home: self.first_step,
            keys.Key_End: self.last,
            keys.Key_PageUp: self.round_back,
            keys.Key_PageDown: self.round_on,
        }
        key = Qt.Key(event.key())
        if key in signals and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.stop()
            signals[key].emit()
            return True
        if key == keys.Key_Space:
            self.toggle()
            return True
        if key == keys.Key_Escape:
            self.back.emit()
            return True
        return False

    def hideEvent(self, event: object) -> None:
        """Nothing plays behind another page."""
        self.stop()
        super().hideEvent(event)  # type: ignore[arg-type]

    # Words and looks

    def write(self) -> None:
        """Writes turn, count and pace."""
        self.bar.write(translate("Review", "Back to the result"), self.title, translate("Review", "Review"))
        self.turn_words.setText(self.turn)
        count = translate("Review", "%1 of %2", "number of the step, number of steps")
        self.count.setText(count.replace("%1", str(self.slider.value())).replace("%2", str(self.slider.maximum())))
        self.pace_button.setText(self.pace_words(self.pace))

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        names = {
            "first": translate("Review", "To the start (Home)"),
            "previous": translate("Review", "One step back (left arrow)"),
            "play": translate("Review", "Play or stop (Space)"),
            "next": translate("Review", "One step on (right arrow)"),
            "last": translate("Review", "To the end (End)"),
        }
        for name, words in names.items():
            self.buttons[name].setAccessibleName(words)
            self.buttons[name].setToolTip(words)
        self.slider.setAccessibleName(translate("Review", "Step"))
        self.slider.setToolTip(translate("Review", "Page Up and Page Down go by turns"))
        self.eyes.setText(translate("Review", "Seen by"))
        pace = translate("Review", "Steps per second")
        self.pace_button.setAccessibleName(pace)
        self.pace_button.setToolTip(pace)
        for at, made in self.seats.items():
            made.setAccessibleName(full_name(self.names[at]))
            made.setToolTip(full_name(self.names[at]))
        self.write()

    def dress_play(self) -> None:
        """The button shows what it does next."""
        name = "icons/player-pause" if self.timer.isActive() else "icons/player-play"
        self.buttons["play"].setIcon(self.theme.icon(name, self.theme.palette.on_blueprint, 22))

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px, theme = self.theme.size, self.theme.px, self.theme
        self.row.setContentsMargins(size(20), size(10), size(20), size(10))
        self.row.setSpacing(size(10))
        icons = {
            "first": "icons/player-skip-back",
            "previous": "icons/chevron-left",
            "play": "icons/player-play",
            "next": "icons/chevron-right",
            "last": "icons/player-skip-forward",
        }
        for name, icon in icons.items():
            made = self.buttons[name]
            made.setIcon(theme.icon(icon, theme.palette.on_blueprint if name == "play" else "", 22))
            made.setIconSize(QSize(px(22), px(22)))
            made.setFixedSize(px(64 if name == "play" else 44), px(44))
        self.dress_play()
        dress(self.pace_button, theme, "icons/clock")
        self.count.setMinimumWidth(px(96))
        self.divider.setFixedSize(1, px(32))
        self.seat_row.setSpacing(size(4))
        for at, made in self.seats.items():
            dress_seat(made, theme, self.names[at].number)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Names beside the symbols of seats where there is room for them."""
        px = self.theme.px
        metrics = self.fontMetrics()
        names = sum(metrics.horizontalAdvance(name.name) + px(56) for name in self.names)
        roomy = names + px(44 * 4 + 64 + 96 + 90 + 480) <= self.width()
        style = Qt.ToolButtonStyle
        for at, made in self.seats.items():
            made.setText(self.names[at].name if roomy else "")
            made.setToolButtonStyle(style.ToolButtonTextBesideIcon if roomy else style.ToolButtonIconOnly)
        self.eyes.setVisible(len(self.names) > 1 and self.width() >= px(1100))
        for made in self.seats.values():
            made.setVisible(len(self.names) > 1)
        self.divider.setVisible(len(self.names) > 1)


def dress_seat(made: QToolButton, theme: Theme, number: int) -> None:
    """Gives the button of a seat its symbol."""
    made.setIcon(theme.icon(f"common/seat_{number}", "", 22, 5))
    made.setIconSize(QSize(theme.px(22) + theme.px(5), theme.px(22)))
    made.setCursor(Qt.CursorShape.PointingHandCursor)
