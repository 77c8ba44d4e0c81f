"""The list of seats in the new-match window: name, colour with symbol, person or computer, town."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from desktop.access.palettes import SEATS, seat_phrase
from desktop.table.plan import PERSON, SeatPlan
from desktop.texts.games import level
from desktop.windows.parts import Chooser, button, dress, label
from desktop.windows.theme import Theme

translate = QCoreApplication.translate

NAMES = ("Ada", "Bo", "Chidi", "Dana", "Emre", "Fay", "Gino", "Hana", "Ivo", "Jun", "Kaya", "Lou")
"""Names that new seats begin with; they are names in every language."""
LONGEST_NAME = 20
LONGEST_TOWN = 20


class SeatRow(QWidget):
    """One seat: symbol, name, who plays it, town, and the button that takes it away."""

    changed = Signal()
    removed = Signal()
    coloured = Signal(int)

    def __init__(self, theme: Theme, choice: SeatPlan, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.colour = choice.colour
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.symbol = QToolButton()
        self.symbol.setProperty("role", "quiet")
        self.symbol.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.symbol.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.symbol)
        self.menu.aboutToShow.connect(self.fill_menu)
        self.menu.triggered.connect(self.take_colour)
        self.symbol.setMenu(self.menu)
        self.name = QLineEdit(choice.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self.changed)
        self.controller = Chooser(theme)
        for one in (PERSON, *levels):
            self.controller.addItem("", one)
        at = self.controller.findData(choice.controller)
        self.controller.setCurrentIndex(max(0, at))
        self.controller.currentIndexChanged.connect(self.changed)
        self.town = QLineEdit(choice.town)
        self.town.setMaxLength(LONGEST_TOWN)
        self.town.textChanged.connect(self.changed)
        self.away = button("square")
        self.away.clicked.connect(self.removed)
        self.row.addWidget(self.symbol)
        self.row.addWidget(self.name, 3)
        self.row.addWidget(self.controller, 2)
        self.row.addWidget(self.town, 3)
        self.row.addWidget(self.away)
        self.retranslate()

    def choice(self) -> SeatPlan:
        """What the row says now."""
        return SeatPlan(
            self.name.text().strip(), str(self.controller.currentData()), self.colour, self.town.text().strip()
        )

    def set_colour(self, colour: int) -> None:
        """Takes colour and symbol number ``colour`` (1 to 12)."""
        self.colour = colour
        self.follow()
        self.retranslate()

    def fill_menu(self) -> None:
        """Offers all colours with their symbols."""
        self.menu.clear()
        for mark in SEATS:
            action = self.menu.addAction(self.theme.seat_icon(mark.number), seat_phrase(mark.number))
            action.setData(mark.number)

    def take_colour(self, action: QAction) -> None:
        """A colour of the menu was chosen."""
        self.coloured.emit(action.data())

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        phrase = seat_phrase(self.colour)
        self.symbol.setAccessibleName(translate("NewMatch", "Colour and symbol: %1").replace("%1", phrase))
        self.symbol.setToolTip(phrase)
        self.name.setAccessibleName(translate("NewMatch", "Name"))
        self.name.setPlaceholderText(translate("NewMatch", "Name"))
        self.town.setAccessibleName(translate("NewMatch", "Town"))
        self.town.setPlaceholderText(translate("NewMatch", "Town"))
        self.town.setToolTip(translate("NewMatch", "Left empty, the town gets its name by lot."))
        self.controller.setAccessibleName(translate("NewMatch", "Who plays"))
        for at in range(self.controller.count()):
            named = level(str(self.controller.itemData(at)))
            self.controller.setItemText(at, named.name)
            self.controller.setItemData(at, named.sentence, Qt.ItemDataRole.ToolTipRole)
        self.away.setAccessibleName(translate("NewMatch", "Take this seat away"))
        self.away.setToolTip(translate("NewMatch", "Take this seat away"))

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        px = self.theme.px
        self.row.setSpacing(self.theme.size(8))
        self.symbol.setIcon(self.theme.seat_icon(self.colour, 26))
        self.symbol.setIconSize(QSize(px(26), px(26)))
        self.symbol.setFixedSize(px(44), px(42))
        dress(self.away, self.theme, "icons/x", self.theme.palette.pencil, 18)
        self.away.setFixedSize(px(40), px(40))
        for at in range(self.controller.count()):
            person = self.controller.itemData(at) == PERSON
            icon = self.theme.icon("icons/user" if person else "icons/robot", "", 20, listed=True)
            self.controller.setItemIcon(at, icon)
        self.controller.setIconSize(QSize(px(20), px(20)))


class Seating(QWidget):
    """All rows, the button that adds a seat, and what the levels in use are like."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.levels: tuple[str, ...] = ()
        self.least, self.most = 1, 12
        self.towns = True
        self.rows: list[SeatRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.list = QVBoxLayout()
        self.column.addLayout(self.list)
        self.add_button = button("blue")
        self.add_button.clicked.connect(self.add_seat)
        self.column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.legend = label("caption", wrap=True)
        self.column.addWidget(self.legend)
        self.retranslate()

    def set_up(
        self, levels: Sequence[str], least: int, most: int, seats: Sequence[SeatPlan], *, towns: bool = True
    ) -> None:
        """Shows ``seats`` (``least`` to ``most`` of them may be chosen) with the computer ``levels`` that there are,
        and a name for what each builds if there are ``towns``."""
        self.levels, self.least, self.most, self.towns = tuple(levels), least, most, towns
        for row in self.rows:
            row.setParent(None)
            row.deleteLater()
        self.rows = []
        for seat in seats[:most]:
            self.put(seat)
        self.tell()

    def put(self, seat: SeatPlan) -> SeatRow:
        """Adds a row."""
        row = SeatRow(self.theme, seat, self.levels)
        row.changed.connect(self.tell)
        # Slots that ask for the sender: a partial would hold the window for ever, where no collector looks.
        row.removed.connect(self.remove_sender)
        row.coloured.connect(self.colour_sender)
        row.follow()
        row.town.setHidden(not self.towns)
        self.rows.append(row)
        self.list.addWidget(row)
        return row

    def seats(self) -> tuple[SeatPlan, ...]:
        """What all rows say now."""
        return tuple(row.choice() for row in self.rows)

    def add_seat(self) -> None:
        """Adds a seat with the first free name and colour, played like the seat before it."""
        taken = {row.colour for row in self.rows}
        names = {row.name.text().strip() for row in self.rows}
        colour = next(mark.number for mark in SEATS if mark.number not in taken)
        name = next((name for name in NAMES if name not in names), "")
        who = self.rows[-1].choice().controller if self.rows else PERSON
        row = self.put(SeatPlan(name, who, colour))
        self.tell()
        row.name.setFocus()
        row.name.selectAll()

    def shuffle(self) -> None:
        """Seats everybody by lot; colours go with their seats."""
        seats = list(self.seats())
        if len(seats) < 2:
            return
        before = list(seats)
        while seats == before:
            secrets.SystemRandom().shuffle(seats)
        self.set_up(self.levels, self.least, self.most, seats)

    def remove_sender(self) -> None:
        """Takes away the seat that asks for it."""
        row = self.sender()
        if isinstance(row, SeatRow):
            self.remove(row)

    def colour_sender(self, colour: int) -> None:
        """Gives the seat that asks for it a colour."""
        row = self.sender()
        if isinstance(row, SeatRow):
            self.colour(row, colour)

    def remove(self, row: SeatRow) -> None:
        """Takes a seat away."""
        if len(self.rows) > self.least:
            self.rows.remove(row)
            row.setParent(None)
            row.deleteLater()
            self.tell()

    def colour(self, row: SeatRow, colour: int) -> None:
        """Gives a seat a colour; the seat that had it takes the old one."""
        for other in self.rows:
            if other is not row and other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)
        self.tell()

    def tell(self) -> None:
        """Follows any change: buttons, legend, signal."""
        self.add_button.setVisible(len(self.rows) < self.most)
        for row in self.rows:
            row.away.setVisible(len(self.rows) > self.least)
        self.write_legend()
        self.changed.emit()

    def write_legend(self) -> None:
        """Says what the computer levels in use are like, a line for each."""
        used = [one for one in self.levels if any(row.choice().controller == one for row in self.rows)]
        self.legend.setText("\n".join(f"{level(one).name}: {level(one).sentence}" for one in used))
        self.legend.setVisible(bool(used))

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.add_button.setText(translate("NewMatch", "Add a seat"))
        for row in self.rows:
            row.retranslate()
        self.write_legend()

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        self.list.setSpacing(self.theme.size(6))
        self.column.setSpacing(self.theme.size(12))
        dress(self.add_button, self.theme, "icons/plus", self.theme.palette.blueprint, 18)
        for row in self.rows:
            row.follow()
