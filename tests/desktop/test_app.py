"""The shell: pages, opening, resuming, leaving, a second start, a lean start, windows on screens that are gone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import starting
from heartbeat import Heart
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from desktop import start
from desktop.app import Cantiere
from desktop.table.plan import PERSON, MatchPlan, SeatPlan
from desktop.windows import dialogs
from engine.core.chance import Chance

GAME = "house_numbers"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.getcwd()}


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders, one at a time, and closes them."""
    yield from starting(tmp_path)


def plan(*controllers: str, mode: str = "basic", **more: object) -> MatchPlan:
    """A set-up."""
    seats = tuple(SeatPlan(f"Seat {i + 1}", c, i + 1) for i, c in enumerate(controllers))
    return MatchPlan(GAME, mode, seats, seed=3, **more)


def play_one(app: Cantiere) -> None:
    """The front seat plays by chance."""
    table = app.controller
    action = table.match.game.choices(table.view, table.seat).sample(Chance(1).draft(), "test")
    assert table.submit(action) is None


def page(app: Cantiere) -> str:
    """The kind of page that is shown."""
    return type(app.window.pages.currentWidget()).__name__


def test_from_home_to_the_board_in_two_presses(make) -> None:
    """New match, Start."""
    app = make()
    assert page(app) == "HomeWindow"
    app.home.cards[GAME].start.click()
    assert page(app) == "NewMatchWindow"
    app.window.pages.currentWidget().start_button.click()
    assert page(app) == "MatchWindow"
    assert app.controller.seat == 0
    assert app.sentences == []


def test_the_last_set_up_is_remembered(make) -> None:
    """Names, modes, options."""
    app = make()
    chosen = plan(PERSON, "random", PERSON, mode="advanced", secret=True)
    app.begin(chosen)
    assert app.matches.remembered(GAME).to_json() == chosen.to_json()


def test_a_match_of_computers_ends_on_the_result_page(make, qtbot: QtBot) -> None:
    """With the real worker process; the window never waits longer than 100 ms meanwhile."""
    app = make()
    with Heart() as heart:
        app.begin(plan("random", "beginner"))
        qtbot.waitUntil(lambda: app.controller.outcome is not None, timeout=60_000)
    qtbot.waitUntil(lambda: page(app) == "ResultWindow", timeout=5000)
    assert app.sentences == []
    assert heart.longest() < 0.1
    shown = app.window.pages.currentWidget().result
    assert len(shown.course) == 2
    assert [line[-1] for line in shown.course] == [sheet.total for sheet in shown.outcome.sheets]


def test_leaving_keeps_the_match(make, qtbot: QtBot) -> None:
    """Home shows it, Continue goes on exactly there, also after another start of the program."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    for _ in range(3):
        play_one(app)
    digest = app.controller.match.digest
    app.leave()
    assert page(app) == "HomeWindow"
    assert app.home.last.state()[0] == "Turn 2"
    assert app.home.last.acting == ("Seat 2",)
    assert app.home.last.picture is not None
    app.home.continue_button.click()
    assert app.controller.match.digest == digest
    app.window.close()
    again = make()
    assert again.home.last is not None
    again.resume()
    assert again.controller.match.digest == digest
    assert again.controller.seat == 1


def test_how_long_a_match_took_is_known_only_if_it_was_played_in_one_go(make) -> None:
    app = make()
    app.begin(plan(PERSON, PERSON))
    assert app.begun_at > 0
    app.minutes = 7
    for _ in range(3):
        play_one(app)
    app.leave()
    app.home.continue_button.click()
    assert (app.begun_at, app.minutes) == (0.0, 0)
    app.begin(plan(PERSON, PERSON))
    assert app.begun_at > 0


def test_undo_asks_the_table_with_the_number_of_acts_that_go(make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make()
    app.begin(plan(PERSON, PERSON, PERSON))
    play_one(app)
    play_one(app)
    told: list[str] = []

    def agree(dialog: dialogs.ConsentDialog) -> int:
        told.extend(label.text() for label in dialog.findChildren(QLabel))
        assert dialog.parent() is app.play.window
        return 1

    monkeypatch.setattr(dialogs.ConsentDialog, "ask", agree)
    # Nobody may take back alone, as after somebody has seen a card.
    monkeypatch.setattr(app.controller, "can_undo", lambda: False)
    before = len(app.controller.match.acts)
    app.play.undo()
    gone = before - len(app.controller.match.acts)
    assert gone == 2
    assert f"Actions of all seats that are taken back: {gone}. Every person at the table agrees first." in told


def test_resuming_a_secret_match_shows_the_curtain_first(make, qtbot: QtBot) -> None:
    """Whatever way leads into it; the picture that is kept of it is tested with the home window."""
    app = make()
    app.begin(plan(PERSON, PERSON, mode="expert"))
    assert app.play.curtain.down
    app.controller.lift()
    assert not app.play.curtain.down
    app.leave()
    assert app.home.last.picture is not None
    app.resume()
    assert app.play.curtain.down
    assert app.controller.seat is None
    qtbot.keyClick(app.play.curtain.button, " ")
    assert app.controller.seat == 0


def test_no_frame_under_the_curtain_depends_on_hidden_cards(make, qtbot: QtBot) -> None:
    """Matches with other cards give the same pixels from the end of a turn until the curtain is lifted."""
    app = make()
    app.window.resize(1280, 800)
    frames: list[list[bytes]] = []
    for seed in (1, 2, 3):
        app.begin(MatchPlan(GAME, "expert", (SeatPlan("Ada", PERSON, 1), SeatPlan("Bo", PERSON, 2)), seed=seed))
        qtbot.wait(30)
        seen = [picture(app)]
        app.controller.lift()
        assert picture(app) not in seen
        play_one(app)
        for _ in range(3):
            seen.append(picture(app))
            qtbot.wait(10)
        frames.append(seen)
    assert frames[0] == frames[1] == frames[2]


def picture(app: Cantiere) -> bytes:
    """The pixels of the window."""
    image = app.window.grab().toImage()
    return bytes(image.constBits())


def test_a_damaged_file_changes_nothing(make, tmp_path: Path) -> None:
    """One sentence; the page stays."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    file = tmp_path / "bad.cantiere"
    file.write_bytes(app.controller.record()[:200])
    digest = app.controller.match.digest
    assert not app.open(file)
    assert str(file) in app.sentences[-1]
    assert app.controller.match.digest == digest
    assert page(app) == "MatchWindow"


def test_saving_and_opening_through_the_dialogs(make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ending is added, the folder remembered."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    target = tmp_path / "mine"
    monkeypatch.setattr("desktop.windows.file_dialogs.QFileDialog.getSaveFileName", lambda *_: (str(target), ""))
    app.ask_save()
    file = tmp_path / "mine.cantiere"
    assert file.exists()
    monkeypatch.setattr("desktop.windows.file_dialogs.QFileDialog.getOpenFileName", lambda *_: (str(file), ""))
    digest = app.controller.match.digest
    play_one(app)
    app.ask_open()
    assert app.controller.match.digest == digest
    assert app.settings.get("last_folder") == str(tmp_path)
    assert app.sentences == []


def test_a_click_in_the_top_bar_leaves_the_keys_with_the_board(make, qtbot: QtBot) -> None:
    app = make()
    app.begin(plan(PERSON, "beginner"))
    play_one(app)
    qtbot.waitUntil(app.controller.can_undo)
    frame, view = app.play.window, app.play.view
    app.play.take_focus()
    assert app.window.focusWidget() is view
    for button in frame.findChildren(QToolButton):
        if button.isEnabled() and button.menu() is None and button.text() in ("Undo", "Redo"):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            assert app.window.focusWidget() is view
    assert app.controller.can_redo() or app.controller.can_undo()


def test_a_curtain_behind_another_page_leaves_its_keys_and_has_them_later(make) -> None:
    app = make()
    seats = tuple(SeatPlan(f"Seat {i + 1}", PERSON, i + 1) for i in range(2))
    app.begin(MatchPlan("after_the_quake", "standard", seats, seed=3))
    table, curtain = app.controller, app.play.curtain
    while not table.open_to_one:
        if curtain.down:
            table.lift()
        else:
            play_one(app)
    app.show_settings()
    before = app.window.focusWidget()
    table.cover()
    assert curtain.down
    assert app.window.focusWidget() is before
    app.window.show_page(app.play.window)
    assert app.window.focusWidget() is curtain.button
    table.lift()
    assert app.window.focusWidget() is app.play.view


def test_every_dialog_of_files_begins_in_a_folder_that_is_there(make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make()
    asked: list[Path] = []
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(
            f"desktop.windows.file_dialogs.QFileDialog.{name}",
            lambda parent, title, path, *_: (asked.append(Path(path)), ("", ""))[1],
        )
    for ask in (app.ask_open, app.ask_save, app.ask_share):
        shutil.rmtree(app.folders.saves, ignore_errors=True)
        app.begin(plan(PERSON, PERSON))
        ask()
        assert app.folders.saves in (asked[-1], asked[-1].parent)
        assert app.folders.saves.is_dir()
    assert len(asked) == 3


def test_every_page_opens_and_leads_back(make) -> None:
    """Settings, rules and set-up, from home and from a match."""
    app = make()
    app.show_settings()
    app._go_back()
    assert page(app) == "HomeWindow"
    app.begin(plan(PERSON, PERSON))
    app.show_settings()
    assert page(app) == "SettingsWindow"
    app._go_back()
    assert page(app) == "MatchWindow"
    app.show_new_match(GAME)
    app._from_new_match()
    assert page(app) == "MatchWindow"


def test_language_and_look_change_within_a_match(make, qtbot: QtBot) -> None:
    """Board, frame and home follow at once, the draft stays."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    app.choose_language("de")
    assert app.play.window.title == "Hausnummern"
    app.theme.set(scheme="dark", text_scale=1.45)
    assert app.play.look.palette.dark
    assert app.play.look.text_scale == 1.45
    app.choose_language("en")
    assert app.sentences == []


def test_no_writable_folder_is_said_and_played_on(make, tmp_path: Path, qtbot: QtBot) -> None:
    """A file stands where the data folder should be."""
    (tmp_path / "data").write_text("a file")
    app = make()
    assert any("without being saved" in words for words in app.sentences)
    app.begin(plan(PERSON, PERSON))
    play_one(app)
    assert app.controller.seat == 1


def test_a_killed_program_is_noticed(make, tmp_path: Path) -> None:
    """The lock of a process that is gone is taken over, and recovery can be offered."""
    code = f"""
        import sys
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from desktop.storage.autosave import Autosave
        app = QCoreApplication([])
        autosave = Autosave(Path({str(tmp_path / "data" / "autosave")!r}))
        assert not autosave.start()
        import os
        os._exit(9)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=False, timeout=60, env=ENVIRONMENT)
    app = make()
    assert app.autosave.usable
    assert app.autosave.was_killed


def test_a_window_of_a_lost_monitor_comes_back(make, qtbot: QtBot, tmp_path: Path) -> None:
    """Its stored place lies nowhere."""
    app = make(window={"x": 90_000, "y": 70_000, "width": 1200, "height": 800})
    area = QGuiApplication.primaryScreen().availableGeometry()
    assert area.intersects(app.window.frameGeometry())


def test_a_second_start_hands_its_file_over(make, tmp_path: Path, qtbot: QtBot) -> None:
    """To the window that is open, and ends."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    file = tmp_path / "other.cantiere"
    assert app.controller.save(file) == ""
    play_one(app)
    folders = app.folders
    server = start.listen(start.server_name(folders), app)
    code = f"""
        import sys
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from desktop.start import hand_to_running
        app = QCoreApplication([])
        sys.exit(0 if hand_to_running({start.server_name(folders)!r}, Path({str(file)!r})) else 1)
    """
    other = subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], env=ENVIRONMENT)
    qtbot.waitUntil(lambda: other.poll() is not None, timeout=20_000)
    assert other.returncode == 0
    qtbot.waitUntil(lambda: app.controller.waiting == (0, 1), timeout=5000)
    server.close()
    assert not start.hand_to_running(start.server_name(folders), None)


def test_the_home_window_loads_little() -> None:
    """No shapely, no sqlite, no rules, no players, no printing before the home window; it shows soon."""
    code = """
        import sys, tempfile, time
        begun = time.monotonic()
        from pathlib import Path
        from PySide6.QtWidgets import QApplication
        from desktop.access.fonts import load_fonts
        from desktop.app import Cantiere
        from desktop.storage.diary import Diary
        from desktop.storage.paths import folders_under
        from desktop.storage.settings import Settings
        from resources import folder
        app = QApplication([])
        load_fonts(folder())
        cantiere = Cantiere(folders_under(Path(tempfile.mkdtemp())), folder(), Settings(None), Diary())
        cantiere.quiet = True
        cantiere.start()
        cantiere.window.repaint()
        print([n for n in sys.modules if n.split(".")[0] in ("shapely", "sqlite3", "numpy")
               or n in ("PySide6.QtPrintSupport", "PySide6.QtPdf", "engine.geometry.planar")
               or n.endswith((".house_numbers.rules", ".house_numbers.player", ".house_numbers.board"))])
        print(time.monotonic() - begun)
        cantiere.window.close()
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, timeout=60, check=True, env=ENVIRONMENT
    )
    loaded, seconds = done.stdout.decode().splitlines()
    assert loaded == "[]"
    assert float(seconds) < 5


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"\x00\x01", b'{"app":"chess"}'], ids=["empty", "json", "bytes", "foreign"]
)
def test_checking_a_file_from_the_command_line(tmp_path: Path, data: bytes, capsys) -> None:
    """One line that names the file, exit code 2."""
    file = tmp_path / "m.cantiere"
    file.write_bytes(data)
    assert start.run(["--check", str(file)]) == 2
    words = capsys.readouterr().err
    assert str(file) in words
    assert words.count("\n") == 1


def test_a_sound_file_is_checked(make, tmp_path: Path, capsys) -> None:
    """Exit code 0."""
    app = make()
    app.begin(plan(PERSON, PERSON))
    file = tmp_path / "m.cantiere"
    app.controller.save(file)
    assert start.run(["--check", str(file)]) == 0
    assert GAME in capsys.readouterr().out


def test_impossible_plans_get_a_sentence(make) -> None:
    """Seats, modes, options, levels, colours and games that cannot be; the home window stays."""
    app = make()
    seat = SeatPlan("Ada")
    for bad in (
        plan(PERSON),
        plan(PERSON, PERSON, mode="chess"),
        plan(PERSON, "genius"),
        MatchPlan(GAME, "basic", (seat, seat), {"reshuffle": "never"}),
        MatchPlan(GAME, "basic", (seat, seat), {"weather": "rain"}),
        MatchPlan(GAME, "basic", (seat, SeatPlan("Bo", PERSON, 99))),
        MatchPlan(GAME, "basic", (seat, seat), seed=-1),
        MatchPlan("chess", "basic", (seat, seat)),
    ):
        before = len(app.sentences)
        app.begin(bad)
        assert len(app.sentences) == before + 1, bad
        assert "Traceback" not in app.sentences[-1]
        assert bad.game == "chess" or "_" not in app.sentences[-1]
    assert page(app) == "HomeWindow"


def test_failures_are_told_one_at_a_time(make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when they come from a paint event: the dialog waits for the event loop."""
    app = make()
    app.quiet = False
    told: list[str] = []
    monkeypatch.setattr("desktop.windows.dialogs.report", lambda theme, words, *_: told.append(words))
    app.teller.tell("one")
    app.teller.tell("two")
    app.teller.stumble("Traceback: three")
    app.teller.stumble("Traceback: four")
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 3)
    assert told[:2] == ["one", "two"]
    app.quiet = True
