"""Matches that take each other's place: what is asked, what is kept, and what is done while a dialog is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app_samples import page, pair_of_persons, plan, starting, until, wait
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop import start as program
from desktop.app import Cantiere
from desktop.table.plan import PERSON
from desktop.windows import dialogs, file_dialogs
from engine.core.chance import Chance


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Cantiere]]:
    """Starts programs on the same folders."""
    yield from starting(tmp_path)


class Asked:
    """Stands for the question whether a match may be put aside: keeps its words, gives ``answer``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, answer: bool) -> None:
        self.words: list[tuple[str, str, str]] = []
        self.answer = answer
        monkeypatch.setattr(dialogs, "ask_replace", self.ask)

    def ask(self, theme: object, waiting: str, kept: str, opened: str, parent: object) -> bool:
        """Answers."""
        self.words.append((waiting, kept, opened))
        return self.answer


def play_one(app: Cantiere) -> None:
    """The front seat plays by chance."""
    table = app.controller
    action = table.match.game.choices(table.view, table.seat).sample(Chance(1).draft(), "test")
    assert table.submit(action) is None


def saved(app: Cantiere, file: Path) -> str:
    """Saves a match that was begun for this; gives its digest and goes home without it."""
    app.begin(plan(PERSON, PERSON, seed=8))
    play_one(app)
    assert app.controller.save(file) == ""
    digest = app.controller.match.digest
    app.show_home()
    app.autosave.finish()
    app._show_last()
    return digest


def kept(app: Cantiere) -> list[Path]:
    """The matches among the saved ones."""
    return sorted(app.folders.saves.glob("*.cantiere"))


@pytest.mark.parametrize("agreed", [True, False])
def test_a_second_start_does_not_replace_a_running_match_unasked(
    agreed: bool, start: Callable[..., Cantiere], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays where people want that; else it is kept, and Open begins where it lies."""
    app = start()
    file = tmp_path / "handed.cantiere"
    other = saved(app, file)
    app.begin(pair_of_persons())
    play_one(app)
    running = app.controller.match.digest
    app.quiet = False
    asked = Asked(monkeypatch, answer=agreed)
    program.come_forward(app, str(file))
    assert [(waiting, opened) for waiting, _, opened in asked.words] == [("", "handed.cantiere")]
    assert app.controller.match.digest == (other if agreed else running)
    assert len(kept(app)) == agreed
    if agreed:
        assert kept(app)[0].stem == asked.words[0][1]
        assert app.settings.get("last_folder") == str(app.folders.saves)
        app.quiet = True
        assert app.open(kept(app)[0])
        assert app.controller.match.digest == running


@pytest.mark.parametrize("agreed", [True, False])
def test_a_match_that_waits_is_not_replaced_unasked(
    agreed: bool, start: Callable[..., Cantiere], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a new match or by a file that the program is started with."""
    app = start()
    file = tmp_path / "handed.cantiere"
    saved(app, file)
    app.begin(pair_of_persons())
    digest = app.controller.match.digest
    app.show_home()
    app.quiet = False
    asked = Asked(monkeypatch, answer=agreed)
    app.begin(plan(PERSON, "beginner"))
    assert app.controller.playing == agreed
    assert len(kept(app)) == agreed
    app.show_home()
    app.open_handed(file)
    assert app.controller.playing == agreed
    assert [waiting for waiting, _, _ in asked.words] == ["House Numbers"] * 2
    assert len({name for _, name, _ in asked.words}) == (2 if agreed else 1)
    app.quiet = True
    if agreed:
        assert app.open(kept(app)[0])
    else:
        app.resume()
    assert app.controller.match.digest == digest


def test_nothing_is_asked_where_nothing_is_lost(
    start: Callable[..., Cantiere], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a match, beside one that nobody has acted in, or for a file that cannot be opened."""
    app = start()
    damaged = tmp_path / "damaged.cantiere"
    damaged.write_text("{")
    app.quiet = False
    monkeypatch.setattr(dialogs, "ask_replace", lambda *_: pytest.fail("asked"))
    told: list[str] = []
    monkeypatch.setattr(dialogs, "report", lambda theme, words, *_: told.append(words))
    app.begin(plan(PERSON, "beginner"))
    assert app.controller.playing
    app.begin(plan(PERSON, PERSON))
    play_one(app)
    digest = app.controller.match.digest
    app.open_handed(damaged)
    assert app.controller.match.digest == digest
    until(lambda: bool(told))
    assert str(damaged) in told[0]
    assert kept(app) == []
    app.quiet = True


def test_a_match_that_cannot_be_kept_stays(start: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the saved matches cannot be written, nothing takes the place of the match, and people hear why."""
    app = start()
    app.begin(pair_of_persons())
    play_one(app)
    digest = app.controller.match.digest
    app.folders.saves.parent.mkdir(parents=True, exist_ok=True)
    app.folders.saves.write_text("no folder")
    app.quiet = False
    Asked(monkeypatch, answer=True)
    monkeypatch.setattr(dialogs, "report", lambda *_: None)
    app.begin(plan(PERSON, "beginner"))
    assert app.controller.match.digest == digest
    assert len(app.sentences) == 1
    app.quiet = True


def test_a_file_waits_until_dialogs_have_gone(
    start: Callable[..., Cantiere], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What opened a dialog goes on with the match that it was opened for."""
    app = start()
    file = tmp_path / "handed.cantiere"
    digest = saved(app, file)
    dialog = QDialog(app.window)
    dialog.open()
    program.come_forward(app, str(file))
    wait(50)
    assert page(app) == "HomeWindow"
    dialog.reject()
    until(lambda: page(app) == "MatchWindow")
    assert app.controller.match.digest == digest


def test_the_question_names_what_is_kept_and_what_is_opened(
    start: Callable[..., Cantiere], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep playing is one key away."""
    app = start()
    shown: list[tuple[str, str]] = []

    def look(dialog: dialogs.Message) -> int:
        shown.append((dialog.heading.text(), dialog.sentence.text()))
        return -1

    monkeypatch.setattr(dialogs.Message, "ask", look)
    assert not dialogs.ask_replace(app.theme, "", "House Numbers now", "new.cantiere", app.window)
    assert not dialogs.ask_replace(app.theme, "Common Ground", "Common Ground now", "", app.window)
    assert "under way" in shown[0][0]
    assert "House Numbers now" in shown[0][1]
    assert "new.cantiere" in shown[0][1]
    assert "Common Ground waits" in shown[1][0]
    assert "is to be opened" not in shown[1][1]


def test_names_of_files_are_never_taken_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_dialogs, "today", lambda: "today")
    names = []
    for _ in range(3):
        file = file_dialogs.unused(tmp_path, "Common Ground", ".cantiere")
        file.write_text("a match")
        names.append(file.name)
    assert names == [
        "Common Ground today.cantiere",
        "Common Ground today (2).cantiere",
        "Common Ground today (3).cantiere",
    ]
