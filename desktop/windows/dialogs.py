"""Questions and messages: consent to an undo, what a refusal means, what went wrong, leaving a match, about Cantiere.

Each function opens a dialog over ``parent`` and returns when it is closed; none of them ends the program.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.texts import games
from desktop.texts.words import SeatName, full_name
from desktop.windows.parts import Picture, SeatMarkWidget, Switch, button, label
from desktop.windows.theme import Theme

translate = QCoreApplication.translate


class Message(QDialog):
    """A dialog with an icon, a heading, a sentence and a row of buttons; ``answer`` is the number of the button
    pressed, -1 for Escape."""

    def __init__(self, theme: Theme, icon: str, heading: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.answer = -1
        self.buttons: list[QPushButton] = []
        self.setWindowTitle(heading)
        self.setModal(True)
        size, px = theme.size, theme.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(size(28), size(24), size(28), size(22))
        outer.setSpacing(size(16))
        row = QHBoxLayout()
        row.setSpacing(size(18))
        self.picture = QLabel()
        side = px(34)
        self.picture.setPixmap(theme.icon(icon, theme.palette.blueprint, 34).pixmap(side, side))
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(size(8))
        self.heading, self.sentence = label("heading", wrap=True), label("", wrap=True)
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        self.sentence.setMinimumWidth(px(400))
        self.sentence.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        words.addWidget(self.heading)
        words.addWidget(self.sentence)
        words.addStretch(1)
        row.addLayout(words, 1)
        outer.addLayout(row)
        self.body = QVBoxLayout()
        self.body.setSpacing(size(10))
        outer.addLayout(self.body)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(size(10))
        self.foot.addStretch(1)
        outer.addLayout(self.foot)
        self.setMinimumWidth(px(520))

    def add(self, words: str, role: str = "outline", *, default: bool = False) -> QPushButton:
        """Adds a button; Enter presses the default one."""
        made = button(role)
        made.setText(words)
        made.setDefault(default)
        number = len(self.buttons)
        made.clicked.connect(lambda: self.choose(number))
        self.buttons.append(made)
        self.foot.addWidget(made)
        if default:
            made.setFocus()
        return made

    def choose(self, number: int) -> None:
        """Closes with an answer."""
        self.answer = number
        self.accept()

    def ask(self) -> int:
        """Opens and waits; gives the number of the button that was pressed, -1 for Escape."""
        self.exec()
        return self.answer


class ConsentDialog(Message):
    """Everybody at the table agrees to take back the last ``acts`` of all seats: a box for each, then one button.

    The number says how far back that is: to the start of the round, or to what somebody has seen since.
    """

    def __init__(
        self,
        theme: Theme,
        seats: Sequence[SeatName],
        persons: Sequence[int],
        acts: int,
        *,
        parent: QWidget | None = None,
    ) -> None:
        words = translate(
            "Dialogs", "Actions of all seats that are taken back: %1. Every person at the table agrees first."
        )
        title = translate("Dialogs", "Take back together?")
        super().__init__(theme, "icons/arrow-back-up", title, words.replace("%1", str(acts)), parent)
        self.boxes: dict[int, Switch] = {}
        for seat in persons:
            row = QHBoxLayout()
            row.setSpacing(theme.size(10))
            box = Switch(theme)
            box.setText(translate("Dialogs", "%1 agrees").replace("%1", full_name(seats[seat])))
            box.toggled.connect(self.check)
            row.addWidget(SeatMarkWidget(theme, seats[seat].number, 26))
            row.addWidget(box, 1)
            self.body.addLayout(row)
            self.boxes[seat] = box
        self.add(translate("Dialogs", "Cancel"))
        self.back = self.add(translate("Dialogs", "Go back"), "primary", default=True)
        self.check()

    def check(self) -> None:
        """The button works when all have agreed."""
        self.back.setEnabled(all(box.isChecked() for box in self.boxes.values()))


def ask_consent(
    theme: Theme, seats: Sequence[SeatName], persons: Sequence[int], acts: int, *, parent: QWidget | None = None
) -> tuple[int, ...] | None:
    """Asks the ``persons`` (seats) to agree that the last ``acts`` are taken back; gives the seats that agreed, None if
    not."""
    dialog = ConsentDialog(theme, seats, persons, acts, parent=parent)
    return tuple(dialog.boxes) if dialog.ask() == 1 else None


def explain(theme: Theme, sentence: str, paragraph: str = "", parent: QWidget | None = None) -> bool:
    """Says why something is not possible; True if the rules page is wanted (offered when there is a ``paragraph``)."""
    dialog = Message(theme, "icons/ban", translate("Dialogs", "Not possible now"), sentence, parent)
    if paragraph:
        dialog.add(translate("Dialogs", "Show the rule"))
    dialog.add(translate("Dialogs", "Close"), "primary", default=True)
    return dialog.ask() == 0 and bool(paragraph)


def report(theme: Theme, sentence: str, details: str = "", parent: QWidget | None = None) -> None:
    """Says what went wrong; the program and the match go on. ``details`` can be copied."""
    dialog = Message(theme, "icons/alert-triangle", translate("Dialogs", "Something went wrong"), sentence, parent)
    if details:
        text = QPlainTextEdit(details)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(translate("Dialogs", "Details"))
        text.setMinimumHeight(theme.px(150))
        dialog.body.addWidget(text)
        copy = button("outline")
        copy.setText(translate("Dialogs", "Copy details"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
        dialog.foot.insertWidget(0, copy)
    dialog.add(translate("Dialogs", "Go on"), "primary", default=True)
    dialog.ask()


def ask_leave(theme: Theme, parent: QWidget | None = None) -> bool:
    """Asks before a running match is left; it is saved in any case."""
    dialog = Message(
        theme,
        "icons/door-exit",
        translate("Dialogs", "Leave this match?"),
        translate("Dialogs", "It is saved and waits in the home window under Continue."),
        parent,
    )
    dialog.add(translate("Dialogs", "Stay"))
    dialog.add(translate("Dialogs", "Leave"), "primary", default=True)
    return dialog.ask() == 1


def ask_replace(theme: Theme, waiting: str, kept: str, opened: str = "", parent: QWidget | None = None) -> bool:
    """Asks before another match takes the place of the one under way, or of one of the game called ``waiting`` that
    waits at home; it is kept as ``kept``. ``opened`` names the file that is to be opened."""
    if waiting:
        title = translate("Dialogs", "A match of %1 waits. Put it aside?").replace("%1", waiting)
    else:
        title = translate("Dialogs", "Put the match under way aside?")
    sentence = translate("Dialogs", "The match so far is kept among the saved ones as “%1”; Open brings it back.")
    sentence = sentence.replace("%1", kept)
    if opened:
        sentence = f"{translate('Dialogs', 'The file “%1” is to be opened.').replace('%1', opened)} {sentence}"
    dialog = Message(theme, "icons/history", title, sentence, parent)
    dialog.add(translate("Dialogs", "Back") if waiting else translate("Dialogs", "Keep playing"))
    dialog.add(translate("Dialogs", "Put it aside"), "primary", default=True)
    return dialog.ask() == 1


def ask_recovery(theme: Theme, sentence: str, parent: QWidget | None = None) -> bool:
    """Offers to go on with the match that was on the screen when the program ended unexpectedly."""
    dialog = Message(theme, "icons/history", translate("Dialogs", "Go on where it stopped?"), sentence, parent)
    dialog.add(translate("Dialogs", "Not now"))
    dialog.add(translate("Dialogs", "Go on"), "primary", default=True)
    return dialog.ask() == 1


class AboutDialog(Message):
    """Version, credits of the games and licences of what is used."""

    def __init__(self, theme: Theme, version: str, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            "icons/info-circle",
            translate("Dialogs", "About Cantiere"),
            translate("Dialogs", "Version %1. Five games about building for one table.").replace("%1", version),
            parent,
        )
        self.picture.hide()
        logo = Picture(theme, "home/logo")
        logo.setFixedSize(theme.px(84), theme.px(76))
        self.body.addWidget(logo, 0, Qt.AlignmentFlag.AlignHCenter)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setMinimumHeight(theme.px(330))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(theme.size(6))
        scroll.setWidget(page)
        self.lines(
            column, translate("Dialogs", "Games"), [f"{games.title(g)}. {games.credit(g)}" for g in games.GAME_IDS]
        )
        self.lines(
            column,
            translate("Dialogs", "Rights"),
            [
                translate(
                    "Dialogs",
                    "Rules belong to nobody; titles, words and pictures here are our own. Thanks to the authors.",
                )
            ],
        )
        self.lines(column, translate("Dialogs", "Licences"), licences())
        column.addStretch(1)
        self.body.addWidget(scroll)
        self.add(translate("Dialogs", "Close"), "primary", default=True)
        self.setMinimumWidth(theme.px(680))

    def lines(self, column: QVBoxLayout, heading: str, sentences: Sequence[str]) -> None:
        """A heading with a line per sentence."""
        title = label("strong")
        title.setText(heading)
        column.addWidget(title)
        for sentence in sentences:
            line = label("soft", wrap=True)
            line.setText(sentence)
            column.addWidget(line)


def licences() -> list[str]:
    """What is used, with its licence."""
    return [
        translate("Dialogs", "Cantiere, its art and its texts: MIT License."),
        translate(
            "Dialogs", "Typeface Atkinson Hyperlegible Next by the Braille Institute: SIL Open Font License 1.1."
        ),
        translate("Dialogs", "Command icons from Tabler Icons by Paweł Kuna: MIT License."),
        translate("Dialogs", "Place pictograms from Maki and Temaki: CC0 1.0."),
        translate("Dialogs", "Qt for Python by The Qt Company: LGPL version 3."),
        translate("Dialogs", "shapely: BSD 3-Clause License; msgspec: BSD 3-Clause License."),
        translate("Dialogs", "The full texts lie in the folder resources/licences of the program."),
    ]
