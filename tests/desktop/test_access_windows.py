"""Every control of every window has a name for screen readers, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import make_app, pair_of_persons, started
from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from window_samples import WINDOWS, lay_out, make_theme, make_translations

from desktop.texts.words import SeatName
from desktop.windows import dialogs
from desktop.windows.theme import Theme

Role = QAccessible.Role
CONTROLS = frozenset(
    {
        Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.Slider, Role.SpinBox,
        Role.EditableText, Role.List, Role.Tree, Role.Table, Role.Graphic, Role.Chart,
    }
)  # fmt: skip
"""Roles that mean nothing without a name; pictures in labels only decorate what stands beside them."""


def walk(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A visible element and everything in it."""
    if interface.state().invisible:
        return
    yield interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None and child.isValid():
            yield from walk(child)


def nameless(window: QWidget) -> list[str]:
    """The visible controls without a name, and those that can take the focus and have none."""
    found = []
    for one in walk(QAccessible.queryAccessibleInterface(window)):
        thing = one.object()
        focusable = isinstance(thing, QWidget) and bool(thing.focusPolicy()) and not thing.focusProxy()
        known = one.role() in CONTROLS and not isinstance(thing, QLabel)
        page = thing is window or (isinstance(thing, QWidget) and thing.inherits("QAbstractScrollArea"))
        if (known or (focusable and not page)) and not one.text(QAccessible.Text.Name).strip():
            kind = type(thing).__name__
            found.append(f"{one.role().name} {kind} {thing.objectName() if thing is not None else ''}".strip())
    return found


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    make_translations().use("en")
    yield
    make_translations().use("en")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("name", WINDOWS)
def test_every_control_has_a_name(name: str, language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    window = WINDOWS[name](make_theme())
    lay_out(window, QSize(1600, 1000))
    assert nameless(window) == []
    window.close()


DIALOGS: dict[str, Callable[[Theme], QWidget]] = {
    "message": lambda theme: dialogs.Message(theme, "icons/info-circle", "A heading", "A sentence."),
    "consent": lambda theme: dialogs.ConsentDialog(theme, [SeatName("Ada", 1), SeatName("Bo", 2)], (0, 1), 4),
    "about": lambda theme: dialogs.AboutDialog(theme, "1.0"),
}


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("name", DIALOGS)
def test_every_control_of_the_dialogs_has_a_name(name: str, language: str, qapp: QApplication) -> None:
    make_translations().use(language)
    window = DIALOGS[name](make_theme())
    lay_out(window, window.sizeHint())
    assert nameless(window) == []
    window.close()


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_control_of_the_program_has_a_name(language: str, qapp: QApplication, tmp_path: Path) -> None:
    """The pages as they are in a match: curtain, board with its list, statistics, settings, rules."""
    app = started(make_app(tmp_path, language=language))
    try:
        app.begin(pair_of_persons("expert"))
        QApplication.processEvents()
        assert app.play is not None
        assert app.play.curtain.down
        assert nameless(app.window) == []
        app.controller.lift()
        app.play.show_mirror()
        QApplication.processEvents()
        assert nameless(app.window) == []
        for show in (app.show_settings, app.show_statistics, lambda: app.show_rules("house_numbers"), app.show_home):
            show()
            QApplication.processEvents()
            assert nameless(app.window) == [], show
    finally:
        app.close()
        app.window.close()
