"""No folder that can be written, a full disk, a second program on the same folders, screens that change."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import make_app, page, pair_of_persons, plan, started, starting, until, wait
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.boards.common.gestures import Phase
from desktop.placement import FRAME, Placement
from desktop.storage.settings import Settings
from engine.core.chance import Chance
from engine.games.house_numbers.actions import Turn

NOWHERE = Path("/proc/cantiere")
"""Nobody can make this folder, not even the superuser."""
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((os.getcwd(), str(Path(__file__).parent)))}
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


def act(app: Cantiere) -> None:
    """The front seat plays by chance."""
    table = app.controller
    assert table.submit(table.match.game.choices(table.view, table.seat).sample(Chance(1).draft(), "test")) is None


@on_linux
def test_no_folder_at_all_can_be_written(qtbot: QtBot) -> None:
    """It is said once per kind of file, in sentences; a whole match is played, with its result and statistics page."""
    app = started(make_app(NOWHERE))
    try:
        assert not app.diary.start(app.folders.log)
        assert any("without being saved" in words for words in app.sentences)
        app.begin(plan("beginner", "random"))
        until(lambda: page(app) == "ResultWindow", 60)
        app.show_statistics()
        app.settings.set("scheme", "dark")
        app.settings.write()
        app.show_home()
        assert page(app) == "HomeWindow"
        assert app.controller.save(NOWHERE / "m.cantiere") != "" or not app.controller.playing
        for words in app.sentences:
            assert str(NOWHERE) in words
            assert words.endswith(".")
            assert "Traceback" not in words
        assert len(app.sentences) == len(set(app.sentences)) <= 4, app.sentences
    finally:
        app.window.close()
        app.diary.stop()


@on_linux
def test_the_program_itself_starts_without_any_folder(tmp_path: Path) -> None:
    """As it is started by people, with every variable of the system pointing nowhere."""
    nowhere = {f"XDG_{kind}_HOME": str(NOWHERE) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    code = """
        import sys
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication
        from desktop import start
        from desktop.windows import dialogs
        told = []
        dialogs.report = lambda theme, words, details, parent: told.append(words)

        def end():
            for window in QApplication.topLevelWidgets():
                window.close()

        def later():
            QTimer.singleShot(700, end)

        start.log.info = lambda *_: later()
        code = start.run([])
        print(*told, sep="\\n")
        sys.exit(code)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, timeout=60, check=False,
        env={**ENVIRONMENT, **nowhere, "HOME": str(NOWHERE), "XDG_RUNTIME_DIR": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert "without being saved" in done.stdout.decode()
    assert b"Traceback" not in done.stderr


@on_linux
def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    """Writes end in the middle of a file, as on a full disk: the last whole autosave stays, one sentence tells of it,
    and the match goes on."""
    code = """
        import json, resource, signal, sys
        from pathlib import Path
        from PySide6.QtWidgets import QApplication
        from app_samples import make_app, pair_of_persons, started, wait
        from engine.core.chance import Chance
        program = QApplication([])
        app = started(make_app(Path(sys.argv[1])))
        app.begin(pair_of_persons())
        draft = Chance(1).draft()

        def act():
            table = app.controller
            choices = table.match.game.choices(table.view, table.seat)
            assert table.submit(choices.sample(draft, "test")) is None
            app.autosave.wait()

        act()
        whole = app.autosave.latest.read_bytes()
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
        for _ in range(6):
            act()
        wait(50)
        app.settings.set("scheme", "dark")
        told = list(app.sentences)
        assert app.autosave.latest.read_bytes() == whole
        assert app.controller.save(Path(sys.argv[1]) / "mine.cantiere")
        assert not (Path(sys.argv[1]) / "mine.cantiere").exists()
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        act()
        assert len(app.autosave.latest.read_bytes()) > len(whole)
        parts = [str(f) for f in Path(sys.argv[1]).rglob("*.part")]
        app.window.close()
        print(json.dumps([told, parts]))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), str(tmp_path)],
        capture_output=True, timeout=60, check=False, env=ENVIRONMENT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert b"[]]" in done.stdout
    assert done.stdout.count(b"could not be written") == 1


def test_a_second_program_on_the_same_folders(make: Callable[..., Cantiere], tmp_path: Path) -> None:
    """Where the first one cannot be reached: the second says that it does not save, plays on, and touches nothing."""
    first = make()
    first.begin(pair_of_persons())
    act(first)
    first.autosave.wait()
    before = first.autosave.latest.read_bytes()
    second = make()
    assert any("plays on without being saved" in words for words in second.sentences)
    second.begin(pair_of_persons(seed=9))
    act(second)
    act(second)
    second.show_home()
    second.window.close()
    assert first.autosave.latest.read_bytes() == before
    act(first)
    first.autosave.wait()
    assert first.autosave.latest.read_bytes() != before


# Screens


@pytest.mark.parametrize(
    ("x", "y", "width", "height"),
    [
        (90_000, 70_000, 1200, 800), (-5000, 0, 500, 400), (700, 700, 500, 400), (0, -300, 500, 400),
        (-400, 10, 500, 400), (0, 0, 6000, 5000), (100, 100, 500, 400),
    ],
)  # fmt: skip
def test_a_restored_window_lies_on_a_screen(qtbot: QtBot, x: int, y: int, width: int, height: int) -> None:
    """At least 80 % of it, wherever it was left."""
    settings = Settings(None)
    settings.set("window", {"x": x, "y": y, "width": width, "height": height})
    window = QWidget()
    qtbot.addWidget(window)
    placement = Placement(window, settings)
    placement.restore(maximised=False)
    window.show()
    placement.stay_on_a_screen()
    frame = window.frameGeometry()
    areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    shown = max((area & frame).width() * (area & frame).height() for area in areas)
    assert shown >= 0.8 * frame.width() * frame.height()
    if (x, y) == (100, 100):
        assert window.geometry().topLeft() == QPoint(x, y)


def test_the_first_window_leaves_room_for_its_frame(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    Placement(window, Settings(None)).restore(maximised=False)
    area = QGuiApplication.primaryScreen().availableSize()
    assert window.width() <= area.width() - FRAME.width()
    assert window.height() <= area.height() - FRAME.height()


def test_a_screen_that_goes_takes_no_window_along(make: Callable[..., Cantiere], monkeypatch) -> None:
    """Told by the system, a moment later the window is back."""
    monkeypatch.setattr("desktop.placement.SCREENS_MS", 10)
    app = make()
    app.window.move(5000, 4000)
    wait(5)
    QGuiApplication.instance().primaryScreenChanged.emit(QGuiApplication.primaryScreen())
    wait(60)
    area = QGuiApplication.primaryScreen().availableGeometry()
    assert area.contains(app.window.frameGeometry().topLeft())


def test_the_screen_changes_while_something_is_dragged(make: Callable[..., Cantiere]) -> None:
    """The window gets other sizes, the text becomes larger, the look dark, the language another one: whatever happens
    then, nothing is lost, nothing is carried on, and the next drag works."""
    app = make()
    app.begin(pair_of_persons())
    board, view = app.play.board, app.play.view
    changes: list[Callable[[], object]] = [
        lambda: app.window.resize(1280, 720),
        lambda: app.theme.set(text_scale=1.5),
        lambda: app.theme.set(scheme="dark"),
        lambda: app.choose_language("de"),
        lambda: app.window.resize(960, 640),
        lambda: app.window.setWindowState(Qt.WindowState.WindowMinimized),
        lambda: (app.window.showNormal(), app.theme.set(text_scale=1.0), app.window.resize(1600, 1000)),
    ]
    for change in changes:
        start = view.mapFromScene(board.centre_of(("pair", 0)))
        end = view.mapFromScene(board.centre_of(("plot", 12)))
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for share in (0.2, 0.6):
            QTest.mouseMove(view.viewport(), start + (end - start) * share)
        assert board.gesture.phase is Phase.DRAGGED
        change()
        wait(15)
        QTest.mouseMove(view.viewport(), end)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
        wait(5)
        assert board.gesture.phase is Phase.IDLE
        assert board.carry is None
        assert not board.ghost.isVisible()
        assert board.draft.action == Turn()
        assert app.controller.match.acts == ()
        assert view.viewport().rect().contains(view.mapFromScene(board.area.center()))
    start = view.mapFromScene(board.centre_of(("pair", 0)))
    end = view.mapFromScene(board.centre_of(("plot", 12)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert board.draft.action.plot == 12
    assert app.sentences == []


def test_the_place_of_the_window_comes_back(make: Callable[..., Cantiere], tmp_path: Path) -> None:
    """With the next start."""
    app = make_app(tmp_path / "home")
    app.start()
    app.window.setGeometry(QRect(0, 0, 960, 700))
    app.quiet = False
    app.window.close()
    again = make_app(tmp_path / "home")
    again.start()
    assert again.window.size() == app.window.size()
    again.window.close()
