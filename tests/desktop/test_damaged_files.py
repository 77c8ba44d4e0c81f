"""Damaged files: cut at every byte, changed at random places, empty, foreign. Each is told of in one sentence; listing
and opening never fail, what can be saved is moved aside, and a match that is open stays as it is."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from app_samples import page, pair_of_persons, plan, starting
from pytestqt.qtbot import QtBot

from desktop.app import Cantiere
from desktop.storage.autosave import Autosave
from desktop.storage.settings import OPTIONS, Settings
from desktop.table.computers import Computers
from desktop.table.controller import Controller
from desktop.table.last_match import last_match
from desktop.texts.sentences import Sentences
from engine.core.chance import Chance
from resources import reader

GAME = "house_numbers"


class Nobody(Computers):
    """No computer players and no process for them."""

    def use(self, game: str) -> None:
        """Nothing to get ready."""


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path):
    """Starts programs."""
    yield from starting(tmp_path / "home")


@pytest.fixture
def table(qtbot: QtBot) -> Controller:
    """A table without a board."""
    return Controller(reader, Sentences(), computers=Nobody())


def record_of(table: Controller, acts: int = 9, mode: str = "advanced") -> bytes:
    """The record of a match of two persons after so many acts."""
    table.begin(pair_of_persons(mode))
    draft = Chance(5).draft()
    for _ in range(acts):
        if table.front.expected is not None:
            table._match.lift(table.front.expected)
            table.front._since = -1e9
            table.lift()
        choices = table.match.game.choices(table.view, table.seat)
        assert table.submit(choices.sample(draft, "test")) is None
    return table.record()


def is_sentence(words: str, name: str) -> bool:
    """Whether the words are one sentence for people that names the file."""
    return name in words and words.endswith(".") and "\n" not in words and "Traceback" not in words


def test_cut_at_every_byte(table: Controller, soak: bool) -> None:
    """No beginning of a record is taken for a match; each gets its sentence."""
    data = record_of(table)
    digest = table.match.digest
    assert table.open_data(data, "whole") == ""
    cuts = range(len(data)) if soak else [*range(200), *range(200, len(data), 37), len(data) - 1]
    for cut in cuts:
        # Blanks at the end are no part of the match.
        if data[cut:].strip() == b"":
            continue
        words = table.open_data(data[:cut], "cut.cantiere")
        assert is_sentence(words, "cut.cantiere"), (cut, words)
        assert "%" not in words
    assert table.match.digest == digest


def test_a_cut_file_is_named_with_its_length(table: Controller) -> None:
    """In plain words."""
    assert table.open_data(record_of(table)[:512], "m.cantiere") == "The file m.cantiere is cut off after 512 bytes."


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The data with one to three changes: bytes replaced, flipped, left out, put in, doubled, swapped."""
    made = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(made))
        to = min(len(made), at + chance.randint(1, 12))
        match chance.randrange(6):
            case 0:
                made[at] = chance.randrange(256)
            case 1:
                made[at] ^= 1 << chance.randrange(8)
            case 2:
                del made[at:to]
            case 3:
                made[at:at] = bytes(chance.randrange(256) for _ in range(to - at))
            case 4:
                made[at:at] = made[at:to]
            case _:
                made[at:to] = made[at:to][::-1]
    return bytes(made)


def test_random_damage(table: Controller, soak: bool) -> None:
    """A damaged record is refused in a sentence, or it is still a match: then it can be shown and gone on with."""
    data = record_of(table, 12)
    chance = random.Random(20)
    taken = 0
    for _ in range(2000 if soak else 400):
        words = table.open_data(damaged(data, chance), "hurt.cantiere")
        if words:
            assert is_sentence(words, "hurt.cantiere"), words
            continue
        taken += 1
        match = table.match
        match.check()
        assert table.log_lines() is not None
        for seat in (None, *range(len(match.seats))):
            assert match.view(seat) is not None
        assert match.record()
    # Names and other free texts may be anything: a few changes hit nothing else.
    assert taken < 400


def test_what_is_still_a_match_is_shown(make: Callable[..., Cantiere]) -> None:
    """Names of control characters, of one letter, of ten thousand, with marks of a text format: the window holds."""
    app = make()
    app.begin(pair_of_persons())
    data = app.controller.record()
    for name in ("", " ", "\t\u0000\u202e", "W" * 10_000, "<b>%1 %n</b>", "\U0001f3e0" * 30, "ا" * 40):
        changed = data.replace(b'"Ada"', json.dumps(name, ensure_ascii=False).encode())
        words = app.controller.open_data(changed, "named.cantiere")
        if not words:
            app.window.grab()
            app.show_home()
            app.window.grab()
    assert app.sentences == []


def test_a_damaged_autosave_gives_way_to_the_one_before(qtbot: QtBot, tmp_path: Path, soak: bool) -> None:
    """Cut anywhere: listed without a failure, moved aside when it is opened, nothing else touched."""
    autosave = Autosave(tmp_path / "autosave")
    assert autosave.start() == ""
    table = Controller(reader, Sentences(), autosave, Nobody())
    table.begin(pair_of_persons())
    draft = Chance(5).draft()
    for _ in range(6):
        table.submit(table.match.game.choices(table.view, table.seat).sample(draft, "test"))
        autosave.wait()
    data, older = autosave.latest.read_bytes(), autosave.older()[0].read_bytes()
    told: list[str] = []
    table.failed.connect(told.append)
    for cut in range(0, len(data) - 1, 1 if soak else 61):
        table.close()
        autosave.latest.write_bytes(data[:cut])
        found = last_match(autosave, reader)
        assert found is not None
        assert found.round == 3
        told.clear()
        assert table.resume() == ""
        assert table.round == 3
        assert len(told) == 1
        assert "moved aside" in told[0]
        aside = next(autosave.folder.glob("latest.cantiere.damaged*"))
        assert aside.read_bytes() == data[:cut]
        aside.unlink()
        autosave.wait()
        for file in autosave.older()[1:]:
            file.unlink()
        autosave.older()[0].write_bytes(older)
    autosave.close()


def test_only_damaged_autosaves(make: Callable[..., Cantiere], tmp_path: Path) -> None:
    """Empty, foreign, a folder where a file should be: home opens, and says that nothing can be gone on with."""
    folder = tmp_path / "home" / "data" / "autosave"
    folder.mkdir(parents=True)
    for name, data in (
        ("latest.cantiere", b""),
        ("older-000003.cantiere", b"\x00" * 100),
        ("older-000002.cantiere", b'{"app":"chess"}'),
    ):
        (folder / name).write_bytes(data)
    (folder / "older-000001.cantiere").mkdir()
    (folder / "older-000009.cantiere").symlink_to(folder / "nothing")
    app = make()
    assert page(app) == "HomeWindow"
    assert app.home.last is None
    app.resume()
    assert any("There is no match" in words for words in app.sentences)
    assert sum("moved aside" in words for words in app.sentences) == 3
    app.begin(pair_of_persons())
    assert app.controller.playing
    app.autosave.wait()
    assert (folder / "latest.cantiere").stat().st_size > 500


def test_settings_cut_at_every_byte(qtbot: QtBot, tmp_path: Path, soak: bool) -> None:
    """Every setting has a possible value, the damaged file is kept aside, the program starts."""
    file = tmp_path / "settings.json"
    whole = Settings(file)
    whole.set("scheme", "dark")
    whole.set("last_setup", {GAME: plan("person", "beginner").to_json()})
    whole.write()
    data = file.read_bytes()
    for cut in range(0, len(data), 1 if soak else 3):
        file.write_bytes(data[:cut])
        settings = Settings(file)
        for name, (default, _) in OPTIONS.items():
            assert type(settings.get(name)) is type(default)
        if data[cut:].strip():
            assert settings.complaint, cut
            assert not file.exists()
        for aside in tmp_path.glob("*.damaged*"):
            aside.unlink()


def test_settings_with_random_damage(make: Callable[..., Cantiere], tmp_path: Path, soak: bool) -> None:
    """Also where they are still JSON: each value is one that a window can take."""
    file = tmp_path / "settings.json"
    whole = Settings(file)
    for name, value in (("scheme", "dark"), ("text_scale", 1.3), ("window", {"x": 1, "y": 2, "width": 900})):
        whole.set(name, value)
    whole.set("last_setup", {GAME: plan("person", "beginner").to_json()})
    whole.write()
    data = file.read_bytes()
    chance = random.Random(6)
    for _ in range(2000 if soak else 300):
        file.write_bytes(damaged(data, chance))
        settings = Settings(file)
        for name, (default, _) in OPTIONS.items():
            assert type(settings.get(name)) is type(default)
        for aside in tmp_path.glob("*.damaged*"):
            aside.unlink()


@pytest.mark.parametrize(
    "values",
    [
        {"last_setup": {GAME: {"seats": 3}}},
        {"last_setup": {GAME: []}},
        {"last_setup": {GAME: {**plan("person", "genius").to_json(), "mode": "chess"}}},
        {"window": {"x": 1e9, "y": "a", "width": -5, "height": None}},
        {"window": {"x": 10**30, "y": 0, "width": 100, "height": 100}},
        {"window": {"x": 0, "y": 0, "width": -100, "height": 0, "maximised": "yes"}},
        {"last_folder": "/nowhere/at/all"},
        {"aids": [1, 2]},
        {"edges": {"Ada": 9}},
        {"text_scale": 1e308},
    ],
)
def test_settings_that_no_window_wrote(
    make: Callable[..., Cantiere], tmp_path: Path, values: dict[str, object]
) -> None:
    """The program starts, set-up and settings open, a match begins."""
    file = tmp_path / "home" / "config" / "settings.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(values))
    app = make()
    app.show_new_match(GAME)
    app.show_settings()
    app.begin(pair_of_persons())
    assert page(app) == "MatchWindow"
    assert app.window.isVisible()
