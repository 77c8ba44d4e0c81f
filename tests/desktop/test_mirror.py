"""The list mirror: shows what the board shows, presses what the board presses, is empty under the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.access.fonts import load_fonts
from desktop.access.mirror import IDENT, Mirror
from desktop.app import Cantiere
from desktop.storage.diary import Diary
from desktop.storage.paths import folders_under
from desktop.storage.settings import Settings
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from resources import folder


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path):
    """A program without dialogs."""
    load_fonts(folder())
    settings = Settings(None)
    settings.override("speed", 0.0)
    settings.override("language", "en")
    made = Cantiere(folders_under(tmp_path), folder(), settings, Diary())
    made.quiet = True
    made.start()
    yield made
    made.window.close()
    made.window.deleteLater()


def begin(app: Cantiere, mode: str) -> Mirror:
    """Begins a match of two persons and opens the list."""
    app.begin(MatchPlan("house_numbers", mode, (SeatPlan("Ada", PERSON, 1), SeatPlan("Bo", PERSON, 2)), seed=3))
    app.play.show_mirror()
    return app.play.mirror


def lines(mirror: Mirror) -> list[str]:
    """The sentences of the list."""
    return [mirror.item(row).text() for row in range(mirror.count())]


def test_a_whole_turn_by_the_list_alone(app: Cantiere, qtbot: QtBot) -> None:
    """Enter on the first line that can be pressed, until a turn is confirmed; nothing but the list is used."""
    mirror = begin(app, "basic")
    assert mirror.isVisible()
    for kind in ("pair", "plot", "confirm"):
        row = next(
            row
            for row in range(mirror.count())
            if mirror.item(row).data(IDENT)[0] == kind and mirror.item(row).flags() & Qt.ItemFlag.ItemIsEnabled
        )
        mirror.setCurrentRow(row)
        qtbot.keyClick(mirror, Qt.Key.Key_Return)
    assert app.controller.waiting == (1,)
    assert app.controller.seat == 1


def test_the_list_is_empty_under_the_curtain(app: Cantiere) -> None:
    """And shows the hand of the seat once it is up."""
    mirror = begin(app, "expert")
    assert app.play.curtain.down
    assert lines(mirror) == []
    app.controller.front._clock = lambda: 1e12
    app.controller.lift()
    assert lines(mirror) != []
    app.controller.cover()
    assert lines(mirror) == []
