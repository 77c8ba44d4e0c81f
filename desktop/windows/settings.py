"""The settings window: language, look, text size, animation, confirmations.

Signals: ``changed(Preferences)`` after every change, ``back``. The owner keeps the preferences and applies them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop.texts.catalogues import LANGUAGES, SYSTEM_LANGUAGE
from desktop.windows.parts import Page, Switch, TopBar, button, frame, label
from desktop.windows.theme import SCHEMES, Theme

translate = QCoreApplication.translate

SPEEDS = (0.0, 2.0, 1.0, 0.5)
"""Pace of animations: instant, fast, normal, slow."""
TEXT_STEPS = 20
"""Steps of the text slider: 100 to 200 % by 5."""


@dataclass(frozen=True)
class Preferences:
    """What a table likes: ``language`` "system" or a code of ``LANGUAGES``; ``scheme`` "system", "light" or "dark";
    ``text_scale`` 1.0 to 2.0; ``speed`` multiplies the pace of animations, 0 is instant; ``confirm_leave`` asks
    before a match is left or started again; ``patterns`` hatches what a colour already tells; ``touch`` makes targets
    larger."""

    language: str = SYSTEM_LANGUAGE
    scheme: str = "system"
    text_scale: float = 1.0
    speed: float = 1.0
    confirm_leave: bool = True
    patterns: bool = False
    touch: bool = False


class SettingsWindow(Page):
    """Every setting on one page; what is chosen holds at once."""

    changed = Signal(Preferences)
    back = Signal()

    def __init__(self, theme: Theme, preferences: Preferences | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.preferences = preferences or Preferences()
        self.words: dict[str, tuple[QLabel, QLabel]] = {}
        self.rows = 0
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
        self.bar.row.addStretch(1)
        outer.addWidget(self.bar)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(scroll, 1)
        page = QWidget()
        scroll.setWidget(page)
        middle = QHBoxLayout(page)
        self.middle = middle
        self.panel = frame("panel")
        middle.addStretch(1)
        middle.addWidget(self.panel, 6, Qt.AlignmentFlag.AlignTop)
        middle.addStretch(1)
        self.grid = QGridLayout(self.panel)
        self.grid.setColumnStretch(0, 3)
        self.grid.setColumnStretch(1, 4)

        self.languages = self.choices((SYSTEM_LANGUAGE, *LANGUAGES), self.choose_language)
        self.add_row("language", self.languages[0])
        self.schemes = self.choices(SCHEMES, self.choose_scheme)
        self.add_row("scheme", self.schemes[0])
        size_box = QWidget()
        size_row = QHBoxLayout(size_box)
        size_row.setContentsMargins(0, 0, 0, 0)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, TEXT_STEPS)
        self.slider.setPageStep(2)
        self.slider.valueChanged.connect(self.show_percent)
        self.slider.sliderReleased.connect(self.choose_size)
        self.slider.actionTriggered.connect(self.choose_size_by_key)
        self.percent = label("strong")
        size_row.addWidget(self.slider, 1)
        size_row.addWidget(self.percent)
        self.add_row("text", size_box)
        self.speeds = self.choices(tuple(str(s) for s in SPEEDS), self.choose_speed)
        self.add_row("speed", self.speeds[0])
        self.switches = {name: Switch(self.theme) for name in ("confirm_leave", "patterns", "touch")}
        for name, made in self.switches.items():
            made.toggled.connect(self.choose_switches)
            self.add_row(name, made)

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

    def add_row(self, name: str, field: QWidget) -> None:
        """A setting: its name and sentence at the left, the field at the right."""
        words = QVBoxLayout()
        title, sentence = label("strong"), label("caption", wrap=True)
        words.addWidget(title)
        words.addWidget(sentence)
        self.words[name] = (title, sentence)
        if self.rows:
            line = frame("rule")
            line.setFixedHeight(1)
            self.grid.addWidget(line, self.rows, 0, 1, 2)
            self.rows += 1
        self.grid.addLayout(words, self.rows, 0)
        self.grid.addWidget(field, self.rows, 1, Qt.AlignmentFlag.AlignVCenter)
        self.rows += 1

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
            made.setChecked(bool(getattr(preferences, name)))
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
        self.change(**{name: made.isChecked() for name, made in self.switches.items()})

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
        for name, title, sentence in (
            (
                "language",
                translate("Settings", "Language"),
                translate("Settings", "Holds at once, also in a running match."),
            ),
            ("scheme", translate("Settings", "Look"), translate("Settings", "Paper by day, blueprint by night.")),
            ("text", translate("Settings", "Text size"), translate("Settings", "145 % reads well from two metres.")),
            (
                "speed",
                translate("Settings", "Animations"),
                translate("Settings", "How fast pieces travel on the board."),
            ),
            (
                "confirm_leave",
                translate("Settings", "Ask before a match is left"),
                translate("Settings", "A question before a running match is left or started again."),
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
        for speed, words in zip(
            SPEEDS,
            (
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
        self.middle.setContentsMargins(size(24), size(28), size(24), size(24))
        self.grid.setContentsMargins(size(28), size(22), size(28), size(22))
        self.grid.setHorizontalSpacing(size(32))
        self.grid.setVerticalSpacing(size(14))
        self.percent.setMinimumWidth(px(64))
