"""The settings window: language, look, text size, animation, questions, aids of new matches, the table.

Signals: ``changed(Preferences)`` after every change, ``back``. The owner keeps the preferences and applies them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.access.system_motion import AS_SYSTEM
from desktop.texts import games
from desktop.texts.catalogues import LANGUAGES, SYSTEM_LANGUAGE
from desktop.windows.parts import Page, Slider, Switch, TopBar, button, frame, label
from desktop.windows.standard_actions import add_action
from desktop.windows.theme import SCHEMES, Theme

translate = QCoreApplication.translate

SPEEDS = (AS_SYSTEM, 0.0, 2.0, 1.0, 0.5)
"""Pace of animations: as the system, instant, fast, normal, slow."""
AIDS = ("legal", "live_score", "left", "soft_hints")
GROUPS: dict[str, tuple[str, ...]] = {
    "look": ("language", "scheme", "text", "speed"),
    "questions": ("confirm_turn", "confirm_claims", "confirm_leave"),
    "aids": AIDS,
    "table": ("self_cover", "flat", "turn_board", "touch", "patterns"),
}
"""The panels and their settings."""
SWITCHES = ("confirm_leave", "confirm_claims", "confirm_turn", "self_cover", "flat", "turn_board", "touch", "patterns")
TEXT_STEPS = 20
"""Steps of the text slider: 100 to 200 % by 5."""


@dataclass(frozen=True)
class Preferences:
    """What a table likes: ``language`` "system" or a code of ``LANGUAGES``; ``scheme`` of ``SCHEMES``;
    ``text_scale`` 1.0 to 2.0; ``speed`` multiplies the pace of animations, 0 is instant, -1 follows the
    system; ``confirm_leave`` asks before a match is left or started again; ``patterns`` hatches what a colour already
    tells; ``touch`` makes targets larger; ``confirm_claims`` asks when a seat leaves a possible claim; ``aids`` are
    switched on in new matches; ``flat`` says that the screen lies flat and the board turns to its seats;
    ``turn_board`` turns a square board on a standing screen to the seat that acts;
    ``self_cover`` lowers the curtain over a private view that nobody touches; without
    ``confirm_turn`` a turn passes as soon as nothing is left to choose."""

    language: str = SYSTEM_LANGUAGE
    scheme: str = "system"
    text_scale: float = 1.0
    speed: float = AS_SYSTEM
    confirm_leave: bool = True
    patterns: bool = False
    touch: bool = False
    confirm_claims: bool = True
    aids: list[str] = field(default_factory=lambda: list(AIDS))
    flat: bool = False
    turn_board: bool = False
    self_cover: bool = True
    confirm_turn: bool = True


class SettingsWindow(Page):
    """Every setting on one page; what is chosen holds at once."""

    changed = Signal(Preferences)
    back = Signal()

    def __init__(self, theme: Theme, preferences: Preferences | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.preferences = preferences or Preferences()
        self.words: dict[str, tuple[QLabel, QLabel]] = {}
        self.titles: dict[str, QLabel] = {}
        self.panels: dict[str, QFrame] = {}
        self.columns: dict[str, QVBoxLayout] = {}
        self.lines: list[QBoxLayout] = []
        self.build()
        self.retranslate()
        self.show_preferences(self.preferences)
        theme.on_change(self.follow)

    def build(self) -> None:
        """Makes the page."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.bar = TopBar(self.theme)
        self.bar.back.clicked.connect(self.back)
        add_action(self, "back").triggered.connect(self.back.emit)
        self.bar.row.addStretch(1)
        outer.addWidget(self.bar)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(scroll, 1)
        page = QWidget()
        scroll.setWidget(page)
        self.middle = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        self.sides = [QVBoxLayout(), QVBoxLayout()]
        for side in self.sides:
            self.middle.addLayout(side, 1)
        for name in GROUPS:
            self.add_panel(name, self.sides[0 if name in ("look", "questions") else 1])
        for side in self.sides:
            side.addStretch(1)

        self.languages = self.choices((SYSTEM_LANGUAGE, *LANGUAGES), self.choose_language)
        self.schemes = self.choices(SCHEMES, self.choose_scheme)
        self.speeds = self.choices(tuple(str(s) for s in SPEEDS), self.choose_speed)
        size_box = QWidget()
        size_row = QHBoxLayout(size_box)
        size_row.setContentsMargins(0, 0, 0, 0)
        self.slider = Slider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, TEXT_STEPS)
        self.slider.setPageStep(2)
        self.slider.valueChanged.connect(self.show_percent)
        self.slider.sliderReleased.connect(self.choose_size)
        self.slider.actionTriggered.connect(self.choose_size_by_key)
        self.percent = label("strong")
        size_row.addWidget(self.slider, 1)
        size_row.addWidget(self.percent)
        fields: dict[str, QWidget] = {
            "language": self.languages[0],
            "scheme": self.schemes[0],
            "text": size_box,
            "speed": self.speeds[0],
        }
        self.switches = {name: Switch(self.theme) for name in (*SWITCHES, *AIDS)}
        for made in self.switches.values():
            made.toggled.connect(self.choose_switches)
        for group, names in GROUPS.items():
            for name in names:
                self.add_row(self.columns[group], name, fields.get(name) or self.switches[name])

    def add_panel(self, name: str, side: QVBoxLayout) -> None:
        """A group of settings."""
        panel = frame("panel")
        self.panels[name] = panel
        self.columns[name] = QVBoxLayout(panel)
        self.titles[name] = label("heading")
        self.columns[name].addWidget(self.titles[name])
        side.addWidget(panel)

    def choices(self, ids: tuple[str, ...], follow: object) -> tuple[QWidget, dict[str, QPushButton]]:
        """A row of buttons of which one is pressed."""
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(box)
        made: dict[str, QPushButton] = {}
        for name in ids:
            one = button("choice")
            one.setCheckable(True)
            one.setProperty("id", name)
            group.addButton(one)
            row.addWidget(one)
            made[name] = one
        row.addStretch(1)
        group.buttonClicked.connect(follow)
        return box, made

    def add_row(self, column: QVBoxLayout, name: str, field: QWidget) -> None:
        """A setting: its name and sentence, a switch at its left or a field below."""
        words = QVBoxLayout()
        words.setSpacing(0)
        title, sentence = label("strong", wrap=True), label("caption", wrap=True)
        words.addWidget(title)
        words.addWidget(sentence)
        self.words[name] = (title, sentence)
        switch = isinstance(field, Switch)
        ways = QBoxLayout.Direction
        line = QBoxLayout(ways.LeftToRight if switch else ways.TopToBottom)
        if switch:
            line.addWidget(field, 0, Qt.AlignmentFlag.AlignTop)
            line.addLayout(words, 1)
        else:
            line.addLayout(words)
            line.addWidget(field)
        self.lines.append(line)
        column.addLayout(line)

    # Preferences

    def show_preferences(self, preferences: Preferences) -> None:
        """Shows preferences without sending ``changed``."""
        self.preferences = preferences
        for buttons, value in (
            (self.languages[1], preferences.language),
            (self.schemes[1], preferences.scheme),
            (self.speeds[1], str(preferences.speed)),
        ):
            chosen = buttons.get(value) or next(iter(buttons.values()))
            chosen.setChecked(True)
        self.first = next(made for made in self.languages[1].values() if made.isChecked())
        self.slider.setValue(round((preferences.text_scale - 1.0) * TEXT_STEPS))
        self.show_percent(self.slider.value())
        for name, made in self.switches.items():
            made.blockSignals(True)
            made.setChecked(name in preferences.aids if name in AIDS else bool(getattr(preferences, name)))
            made.blockSignals(False)
            made.update()

    def change(self, **parts: object) -> None:
        """Takes over changed parts and tells."""
        new = replace(self.preferences, **parts)  # type: ignore[arg-type]
        if new != self.preferences:
            self.preferences = new
            self.changed.emit(new)

    def choose_language(self, pressed: QPushButton) -> None:
        """A language was pressed."""
        self.change(language=pressed.property("id"))

    def choose_scheme(self, pressed: QPushButton) -> None:
        """A look was pressed."""
        self.change(scheme=pressed.property("id"))

    def choose_speed(self, pressed: QPushButton) -> None:
        """A pace was pressed."""
        self.change(speed=float(pressed.property("id")))

    def choose_switches(self) -> None:
        """A switch was pressed."""
        on = {name: made.isChecked() for name, made in self.switches.items()}
        self.change(aids=[name for name in AIDS if on[name]], **{name: on[name] for name in SWITCHES})

    def show_percent(self, step: int) -> None:
        """Writes the text size that the slider stands at."""
        self.percent.setText(f"{100 + step * 100 // TEXT_STEPS} %")

    def choose_size(self) -> None:
        """The slider was let go: takes its text size."""
        self.change(text_scale=1.0 + self.slider.sliderPosition() / TEXT_STEPS)

    def choose_size_by_key(self) -> None:
        """The slider moved by key or click on its groove: takes its text size."""
        if not self.slider.isSliderDown():
            self.show_percent(self.slider.sliderPosition())
            self.choose_size()

    # Words and looks

    def retranslate(self) -> None:
        """Puts every text into the language of the program."""
        self.bar.write(translate("Settings", "Back"), translate("Settings", "Settings"))
        for name, words in (
            ("look", translate("Settings", "Language and look")),
            ("questions", translate("Settings", "Questions")),
            ("aids", translate("Settings", "Aids in new matches")),
            ("table", translate("Settings", "The table")),
        ):
            self.titles[name].setText(words)
        aids = tuple((name, games.aid(name).name, games.aid(name).sentence) for name in AIDS)
        for name, title, sentence in (
            *aids,
            (
                "language",
                translate("Settings", "Language"),
                translate("Settings", "Holds at once, also in a running match."),
            ),
            (
                "scheme",
                translate("Settings", "Look"),
                translate("Settings", "Paper by day, blueprint by night, or black on white."),
            ),
            ("text", translate("Settings", "Text size"), translate("Settings", "145 % reads well from two metres.")),
            (
                "speed",
                translate("Settings", "Animations"),
                translate("Settings", "How fast pieces travel on the board; the system may ask for none."),
            ),
            (
                "confirm_leave",
                translate("Settings", "Ask before a match is left"),
                translate("Settings", "A question before a running match is left or started again."),
            ),
            (
                "confirm_turn",
                translate("Settings", "Confirm every turn"),
                translate(
                    "Settings",
                    "A turn passes when its button is pressed; without this, as soon as it is complete.",
                ),
            ),
            (
                "confirm_claims",
                translate("Settings", "Ask when a claim is left"),
                translate("Settings", "A question when a seat confirms its turn and a city plan could be claimed."),
            ),
            (
                "self_cover",
                translate("Settings", "Cover private views by themselves"),
                translate("Settings", "The curtain comes down when nobody touches anything for 20 seconds."),
            ),
            (
                "flat",
                translate("Settings", "The screen lies flat"),
                translate("Settings", "The board turns towards the seat that acts, and targets are larger."),
            ),
            (
                "turn_board",
                translate("Settings", "Square boards turn"),
                translate("Settings", "On a standing screen, a board with sides turns towards the seat that acts."),
            ),
            (
                "patterns",
                translate("Settings", "Patterns"),
                translate("Settings", "Hatching beside every colour that means something."),
            ),
            (
                "touch",
                translate("Settings", "Large targets"),
                translate("Settings", "Fences and small pieces are easier to hit with a finger."),
            ),
        ):
            self.words[name][0].setText(title)
            self.words[name][1].setText(sentence)
            if name in self.switches:
                self.switches[name].setAccessibleName(title)
        self.slider.setAccessibleName(translate("Settings", "Text size"))
        languages = self.languages[1]
        languages[SYSTEM_LANGUAGE].setText(translate("Settings", "As the system", "language"))
        for code, name in LANGUAGES.items():
            languages[code].setText(name)
        schemes = self.schemes[1]
        schemes["system"].setText(translate("Settings", "As the system", "light or dark look"))
        schemes["light"].setText(translate("Settings", "Light", "look"))
        schemes["dark"].setText(translate("Settings", "Dark", "look"))
        schemes["contrast"].setText(translate("Settings", "High contrast", "look"))
        for speed, words in zip(
            SPEEDS,
            (
                translate("Settings", "As the system", "animations"),
                translate("Settings", "Instant", "animations"),
                translate("Settings", "Fast", "animations"),
                translate("Settings", "Normal", "animations"),
                translate("Settings", "Slow", "animations"),
            ),
            strict=True,
        ):
            self.speeds[1][str(speed)].setText(words)

    def follow(self) -> None:
        """Takes sizes and icons from the theme."""
        size, px = self.theme.size, self.theme.px
        self.middle.setContentsMargins(size(24), size(20), size(24), size(20))
        self.middle.setSpacing(size(18))
        for side in self.sides:
            side.setSpacing(size(16))
        for column in self.columns.values():
            column.setContentsMargins(size(22), size(16), size(22), size(18))
            column.setSpacing(size(16))
        for line in self.lines:
            line.setSpacing(size(12 if line.direction() == QBoxLayout.Direction.LeftToRight else 8))
        self.percent.setMinimumWidth(px(64))
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds what there is no room for."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """One column where two are too narrow, and buttons below each other where a row is too long."""
        px, ways = self.theme.px, QBoxLayout.Direction
        beside = self.width() >= px(1180)
        self.middle.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        room = self.width() / (2 if beside else 1) - self.theme.size(24 * 2 + 22 * 2)
        for box, buttons in (self.languages, self.schemes, self.speeds):
            row = box.layout()
            assert isinstance(row, QBoxLayout)
            row.setSpacing(self.theme.size(8))
            needed = sum(made.sizeHint().width() + row.spacing() for made in buttons.values())
            row.setDirection(ways.LeftToRight if needed <= room else ways.TopToBottom)
