"""Whatever fails in the running program ends in its log and in a dialog, and the game stays open."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.texts.catalogues import Translations
from resources import folder

HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((os.getcwd(), str(HERE)))}

# A match goes on in the real window; then everything of one kind fails, again and again; then a turn is played.
PROGRAM = """
    import sys, threading
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication
    from app_samples import make_app, pair_of_persons
    from desktop.boards.house_numbers.board import HouseNumbersBoard
    from desktop.boards.house_numbers.plots import Plot
    from desktop.windows import dialogs
    from engine.core.chance import Chance

    kind, home = sys.argv[1], Path(sys.argv[2])
    program = QApplication([])
    app = make_app(home)
    app.diary.start(app.folders.log)
    app.start()
    told = []
    dialogs.report = lambda theme, words, details, parent: told.append((words, details))

    def fail(*_):
        raise RuntimeError(f"on purpose: {kind}")

    class Filter(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.MouseMove:
                fail()
            return False

    filter = Filter()

    def begin():
        app.begin(pair_of_persons())
        app.quiet = False
        if kind == "paint":
            Plot.draw = fail
        elif kind == "press":
            HouseNumbersBoard.pointer_press = fail
        elif kind == "show":
            HouseNumbersBoard.show_log = fail
        elif kind == "filter":
            app.play.view.viewport().installEventFilter(filter)
        elif kind == "thread":
            threading.Thread(target=fail).start()

    beats = [0]

    def beat():
        beats[0] += 1
        if beats[0] == 2:
            begin()
        elif beats[0] == 12:
            assert app.window.isVisible() and app.controller.playing
            table = app.controller
            action = table.match.game.choices(table.view, table.seat).sample(Chance(1).draft(), "test")
            assert table.submit(action) is None
        elif beats[0] == 20:
            app.quiet = True
            print(len(told), len(app.controller.match.acts), flush=True)
            app.window.close()
            program.quit()
        elif beats[0] > 2:
            if kind == "slot":
                QTimer.singleShot(0, fail)
            view = app.play.view.viewport()
            view.update()
            for what in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                at = QPointF(300, 300)
                button = Qt.MouseButton.LeftButton
                event = QMouseEvent(what, at, view.mapToGlobal(at), button, button, Qt.KeyboardModifier.NoModifier)
                QCoreApplication.postEvent(view, event)

    clock = QTimer()
    clock.timeout.connect(beat)
    clock.start(25)
    program.exec()
"""


@pytest.mark.parametrize("kind", ["slot", "thread", "paint", "filter", "press", "show"])
def test_the_game_stays_open(tmp_path: Path, kind: str) -> None:
    """An exception in a slot, a thread, a paint event, an event filter, a press or while showing: it stands in the log
    with its place, one dialog tells of it, and the next turn is played and saved."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(PROGRAM), kind, str(tmp_path)],
        capture_output=True, timeout=60, check=False, env=ENVIRONMENT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    dialogs, acts = map(int, done.stdout.split())
    assert (dialogs, acts) == (1, 1)
    words = (tmp_path / "state" / "cantiere.log").read_text("utf-8")
    assert f"on purpose: {kind}" in words
    assert "Traceback" in words
    assert (tmp_path / "state" / "crash.log").read_text("utf-8") == ""
    assert (tmp_path / "data" / "autosave" / "latest.cantiere").stat().st_size > 500


def test_an_update_of_the_catalogues_under_a_running_program(tmp_path: Path, qapp: object) -> None:
    """The file is cut and written anew while its texts are in use."""
    shutil.copy(folder() / "i18n" / "cantiere_de.qm", tmp_path)
    translations = Translations(tmp_path)
    translations.use("de")
    try:
        before = QCoreApplication.translate("Match", "Undo")
        with (tmp_path / "cantiere_de.qm").open("r+b") as file:
            file.truncate(0)
        assert QCoreApplication.translate("Match", "Redo") != "Redo"
        assert QCoreApplication.translate("Match", "Undo") == before
        with pytest.raises(FileNotFoundError):
            Translations(tmp_path).use("de")
    finally:
        for translator in translations.installed:
            QCoreApplication.removeTranslator(translator)
