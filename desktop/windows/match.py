"""The frame around a board: top bar with title, turn, standard actions; the board draws prompt, panels and tray.

Signals: ``undo``, ``redo``, ``save``, ``rules``, ``back``, and from the menu ``new_match``, ``restart``, ``open_file``,
``settings``, ``keys``, ``full_screen``, ``about``, ``hand_over(seat)``, ``face(seat)``, ``cover``, ``pause(bool)``, and
from the clock ``clock_limit(seconds)``, ``clock_shown(bool)``, ``clock_held(bool)``. The window asks nothing back:
whoever owns it tells with ``set_*`` what is on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QVBoxLayout, QWidget

from desktop.table.reading import Reading
from desktop.texts import clock as clock_words
from desktop.windows.clock import ClockFace, LengthDialog, fill_menu
from desktop.windows.parts import ElidedLabel, Page, TopBar, dress, quiet_button
from desktop.windows.standard_actions import add_action, first_key
from desktop.windows.theme import Theme

translate = QCoreApplication.translate


@dataclass(frozen=True)
class SeatEntry:
    """A seat in the menu: ``name``, colour number 1 to 12, whether a computer player sits there."""

    name: str
    colour: int
    computer: bool


class MatchWindow(Page):
    """Top bar and board of a running match."""

    undo = Signal()
    redo = Signal()
    save = Signal()
    rules = Signal()
    back = Signal()
    new_match = Signal()
    restart = Signal()
    open_file = Signal()
    settings = Signal()
    about = Signal()
    keys = Signal()
    full_screen = Signal()
    cover = Signal()
    pause = Signal(bool)
    clock_limit = Signal(int)
    clock_shown = Signal(bool)
    clock_held = Signal(bool)
    hand_over = Signal(int)
    face = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.seats: tuple[SeatEntry, ...] = ()
        self.may_face = False
        self.may_cover = False
        self.paused = False
        self.board: QWidget | None = None
        self.title = self.turn = ""
        self.undo_reason = self.redo_reason = ""
        self.build_bar()
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        self.layout_.addWidget(self.bar)
        self.make_actions()
        self.retranslate()
        theme.on_change(self.follow)

    def build_bar(self) -> None:
        """Makes the top bar."""
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        row = self.bar.row
        self.words = ElidedLabel("soft")
        row.addWidget(self.words, 1)
        self.clock = ClockFace(self.theme)
        self.clock.clicked.connect(self.open_clock)
        self.clock_menu = QMenu(self.clock)
        row.addWidget(self.clock)
        self.undo_button = self.action_button(self.undo)
        self.redo_button = self.action_button(self.redo)
        self.rules_button = self.action_button(self.rules)
        self.save_button = self.action_button(self.save)
        self.menu_button = quiet_button()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.icons = {
            self.undo_button: "icons/arrow-back-up",
            self.redo_button: "icons/arrow-forward-up",
            self.rules_button: "icons/book-2",
            self.save_button: "icons/device-floppy",
            self.menu_button: "icons/menu-2",
        }
        self.menu = QMenu(self.menu_button)
        self.menu.aboutToShow.connect(self.fill_menu)
        self.menu_button.setMenu(self.menu)
        for made in self.icons:
            row.addWidget(made)

    def action_button(self, signal: Signal) -> QToolButton:
        """A button of the top bar that sends ``signal``."""
        made = quiet_button()
        made.clicked.connect(signal)
        return made

    def make_actions(self) -> None:
        """Standard keys, the same in every game."""
        for name, follow in (
            ("undo", self.undo.emit),
            ("redo", self.redo.emit),
            ("save", self.save.emit),
            ("open", self.open_file.emit),
            ("new", self.new_match.emit),
            ("rules", self.rules.emit),
            ("settings", self.settings.emit),
            ("cover", self.press_cover),
            ("menu", self.open_menu),
        ):
            action = add_action(self, name)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(follow)

    # What the owner tells

    def set_board(self, board: QWidget | None) -> None:
        """Puts the view of a board below the bar; the one before is taken out and not destroyed."""
        if self.board is not None:
            self.layout_.removeWidget(self.board)
            self.board.setParent(None)
        self.board = board
        if board is not None:
            self.layout_.addWidget(board, 1)
            board.show()
            self.first = board
            board.setFocus()

    def set_title(self, title: str) -> None:
        """The name of the game, translated."""
        self.title = title
        self.write_bar()

    def set_state(self, turn: str, words: str) -> None:
        """The turn ("Turn 12"), and mode and phase in words ("advanced rules"), translated."""
        self.turn = turn
        self.write_bar()
        self.words.setText("· " + words if words else "")

    def set_undo(self, undo: bool, redo: bool, undo_reason: str = "", redo_reason: str = "") -> None:
        """Whether undo and redo can be pressed; the reasons (sentences) explain why not."""
        self.undo_button.setEnabled(undo)
        self.redo_button.setEnabled(redo)
        self.undo_reason, self.redo_reason = undo_reason, redo_reason
        self.tip()

    def set_seats(self, seats: Sequence[SeatEntry], *, may_face: bool = False, may_cover: bool = False) -> None:
        """The seats for the menu; ``may_face``: the board can turn to a seat; ``may_cover``: there are private
        views."""
        self.seats = tuple(seats)
        self.may_face, self.may_cover = may_face, may_cover

    def set_paused(self, paused: bool) -> None:
        """Whether computer players wait."""
        self.paused = paused

    def set_clock(self, reading: Reading) -> None:
        """What the clock of the round shows."""
        wide = self.clock.sizeHint().width() if not self.clock.isHidden() else 0
        self.clock.put(reading)
        if wide != (self.clock.sizeHint().width() if not self.clock.isHidden() else 0):
            self.fold()

    # Words and looks

    def write_bar(self) -> None:
        """Writes title and turn."""
        self.bar.write(translate("Match", "Back to the home window"), self.title, self.turn)
        self.fold()

    def tip(self) -> None:
        """Tool tips: keys, or the reason why a button is off."""
        for made, name, reason in (
            (self.undo_button, "undo", self.undo_reason),
            (self.redo_button, "redo", self.redo_reason),
            (self.rules_button, "rules", ""),
            (self.save_button, "save", ""),
        ):
            made.setToolTip(reason if reason and not made.isEnabled() else first_key(name))
        self.menu_button.setToolTip(first_key("menu"))

    def retranslate(self) -> None:
        """Puts every text of the window into the language of the program."""
        self.write_bar()
        self.undo_button.setText(translate("Match", "Undo"))
        self.redo_button.setText(translate("Match", "Redo"))
        self.rules_button.setText(translate("Match", "Rules"))
        self.save_button.setText(translate("Match", "Save", "button of the top bar"))
        self.clock.tell()
        self.menu_button.setText(translate("Match", "Menu"))
        self.tip()

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        for made, icon in self.icons.items():
            dress(made, self.theme, icon)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds words into icons when the bar is short of room."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Shows the buttons of the bar with words if everything fits, else as icons; then title and turn give way."""
        self.bar.fold(self.width(), self.icons, (self.clock,), self.theme.px(60))

    # The menu

    def open_menu(self) -> None:
        """Opens the menu by key."""
        self.menu_button.showMenu()

    def press_cover(self) -> None:
        """Lowers the curtain where there are private views."""
        if self.may_cover:
            self.cover.emit()

    def open_clock(self) -> None:
        """Opens the menu of the clock below it."""
        self.clock_menu.clear()
        self.fill_clock(self.clock_menu)
        self.clock_menu.popup(self.clock.mapToGlobal(self.clock.rect().bottomLeft()))

    def fill_clock(self, menu: QMenu) -> None:
        """What can be done with the clock."""
        fill_menu(
            menu,
            self.theme,
            self.clock.reading,
            limit=self.clock_limit.emit,
            show=self.clock_shown.emit,
            hold=self.clock_held.emit,
            other=self.ask_length,
        )

    def ask_length(self) -> None:
        """Asks for another length of the clock."""
        seconds = LengthDialog(self.theme, self.clock.reading.limit, self).ask_seconds()
        if seconds is not None:
            self.clock_limit.emit(seconds)

    def fill_menu(self) -> None:
        """Fills the menu anew each time it opens, because seats and language may have changed."""
        menu = self.menu
        menu.clear()
        self.entry("icons/circle-plus", translate("Match", "New match"), self.new_match, "new")
        self.entry("icons/refresh", translate("Match", "Start this match again"), self.restart)
        self.entry("icons/folder-open", translate("Match", "Open a match"), self.open_file, "open")
        self.entry("icons/device-floppy", translate("Match", "Save this match"), self.save, "save")
        menu.addSeparator()
        self.fill_seats(menu)
        if self.clock.reading.offered:
            icon = self.theme.icon("icons/clock", listed=True)
            self.fill_clock(menu.addMenu(icon, clock_words.clock("").name))
        if self.may_cover:
            self.entry("icons/eye-off", translate("Match", "Cover private views"), self.cover, "cover")
        menu.addSeparator()
        self.entry("icons/maximize", translate("Match", "Full screen"), self.full_screen, "full_screen")
        self.entry("icons/settings", translate("Match", "Settings"), self.settings, "settings")
        self.entry("icons/keyboard", translate("Match", "Keys"), self.keys, "keys")
        self.entry("icons/info-circle", translate("Match", "About Cantiere"), self.about)
        self.entry("icons/home", translate("Match", "Back to the home window"), self.back)

    def entry(self, icon: str, words: str, signal: Any, key: str = "") -> None:
        """An entry of the menu that sends ``signal``; the key of a standard action stands beside it."""
        text = f"{words}\t{first_key(key)}" if key else words
        self.menu.addAction(self.theme.icon(icon, listed=True), text, signal.emit)

    def fill_seats(self, menu: QMenu) -> None:
        """What concerns seats: handing over, facing, pausing computer players."""
        icon = partial(self.theme.icon, listed=True)
        if self.seats:
            over = menu.addMenu(icon("icons/replace"), translate("Match", "Hand a seat over"))
            for number, seat in enumerate(self.seats):
                words = (
                    translate("Match", "%1: a person takes over").replace("%1", seat.name)
                    if seat.computer
                    else translate("Match", "%1: a computer player takes over").replace("%1", seat.name)
                )
                over.addAction(self.theme.seat_icon(seat.colour), words, partial(self.hand_over.emit, number))
        if self.may_face:
            faces = menu.addMenu(icon("icons/rotate-clockwise"), translate("Match", "Turn the board to a seat"))
            for number, seat in enumerate(self.seats):
                faces.addAction(self.theme.seat_icon(seat.colour), seat.name, partial(self.face.emit, number))
        if any(seat.computer for seat in self.seats):
            words = (
                translate("Match", "Let computer players go on")
                if self.paused
                else translate("Match", "Pause computer players")
            )
            name = "icons/player-play" if self.paused else "icons/player-pause"
            menu.addAction(icon(name), words, partial(self.pause.emit, not self.paused))
