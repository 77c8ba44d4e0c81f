"""Saved matches whose log the rules refuse: told of in a sentence with file and entry, and nothing is lost by them."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from controller_set import HandComputers, PlainWords, Set
from pytestqt.qtbot import QtBot
from window_samples import make_translations

from desktop.start import check
from desktop.table.controller import Controller
from desktop.table.last_match import last_match
from desktop.table.plan import PERSON
from desktop.texts.sentences import Sentences
from engine.core.record import AT_ONCE
from resources import reader

Change = Callable[[list[dict[str, Any]]], object]


@pytest.fixture
def sets(qtbot: QtBot, tmp_path: Path):
    """Makes sets and closes them."""
    made: list[Set] = []

    def make(*controllers: str, **plan: Any) -> Set:
        made.append(Set(tmp_path / str(len(made)), *controllers, **plan))
        made[-1].table.words = Sentences()
        return made[-1]

    yield make
    for one in made:
        one.close()


def forged(data: bytes, change: Change) -> bytes:
    """The record with its log changed."""
    document = json.loads(data)
    change(document["body"]["entries"])
    return json.dumps(document).encode()


def wrong_seat(log: list[dict[str, Any]]) -> None:
    """The second act is said to be of the seat that made the first."""
    log[1]["seat"] = log[0]["seat"]


REFUSED = "The file {} is damaged: the rules refuse entry 1 (reason not_waiting)."


def test_a_forged_file_leaves_the_match_on_the_table_alone(sets, tmp_path: Path) -> None:
    """The sentence names file, entry and reason; board, log and autosave stay."""
    table = sets(PERSON, PERSON)
    for _ in range(3):
        table.play()
    file = tmp_path / "forged.cantiere"
    file.write_bytes(forged(table.table.record(), wrong_seat))
    table.play()
    table.autosave.wait()
    match, views, kept = table.table.match, len(table.board.views), table.autosave.latest.read_bytes()
    assert table.table.open(file) == REFUSED.format(file)
    table.autosave.wait()
    assert table.table.match is match
    assert (len(table.board.views), table.autosave.latest.read_bytes()) == (views, kept)
    table.play()


@pytest.mark.parametrize(("language", "words"), [("en", "entry 1"), ("it", "voce 1"), ("de", "Eintrag 1")])
def test_the_sentence_in_every_language(sets, language: str, words: str) -> None:
    """It names file, entry and reason."""
    table = sets(PERSON, PERSON)
    for _ in range(3):
        table.play()
    translations = make_translations()
    translations.use(language)
    try:
        said = table.table.open_data(forged(table.table.record(), wrong_seat), "m.cantiere")
    finally:
        translations.use("en")
    assert all(part in said for part in ("m.cantiere", words, "not_waiting"))


def test_a_forged_autosave_gives_way_to_the_one_before(sets) -> None:
    """Home offers the one before; going on moves the forged one aside and says so."""
    table = sets(PERSON)
    for _ in range(4):
        table.play()
        table.autosave.wait()
    latest = table.autosave.latest
    bad = forged(latest.read_bytes(), lambda log: log.insert(1, log[0]))
    latest.write_bytes(bad)
    waiting = last_match(table.autosave, reader)
    assert waiting is not None
    assert waiting.round == 4
    assert table.table.resume() == ""
    assert table.table.round == 4
    assert len(table.failures) == 1
    assert "the rules refuse entry 1 " in table.failures[0]
    assert (table.autosave.folder / "latest.cantiere.damaged").read_bytes() == bad


def test_when_every_autosave_is_forged_all_are_kept_aside(sets) -> None:
    """Nothing is thrown away."""
    table = sets(PERSON)
    for _ in range(3):
        table.play()
        table.autosave.wait()
    files = [table.autosave.latest, *table.autosave.older()]
    # An older one may stem from before the first act, with nothing in it to forge.
    bad = forged(table.autosave.latest.read_bytes(), lambda log: log[0].update(seat=1))
    for number, file in enumerate(files):
        file.write_bytes(bad + b"\n" * number)
    kept = {file.read_bytes() for file in files}
    assert last_match(table.autosave, reader) is None
    assert table.table.resume() == "There is no match to go on with."
    assert {file.read_bytes() for file in table.autosave.folder.glob("*.damaged*")} == kept


def long_record(table: Set) -> bytes:
    """The record of a match with more entries than are replayed at once."""
    table.play()
    for _ in range(AT_ONCE // 2):
        table.table.match.undo(0)
        table.table.match.redo(0)
    table.play()
    table.play()
    return table.table.record()


def test_a_long_forged_file_is_found_out_beside_the_window(sets, qtbot: QtBot) -> None:
    """The match stands where it was saved, goes on, and what was done before cannot be taken back; so it stays."""
    table = sets(PERSON, PERSON)
    data = forged(long_record(table), lambda log: log[-1].update(mark="f" * 16))
    number = len(table.table.match.entries) - 1
    digest = table.table.match.digest
    with qtbot.waitSignal(table.table.failed, timeout=10_000):
        assert table.table.open_data(data, "long.cantiere") == ""
    damage = f"The file long.cantiere is damaged: what follows from entry {number} is not what the file holds."
    goes_on = "The match goes on from where it was saved, and what was done before cannot be taken back."
    assert table.failures == [f"{damage} {goes_on}"]
    assert table.table.match.digest == digest
    assert table.table.match.read_only
    assert not table.table.can_undo()
    table.play()
    table.autosave.wait()
    other = Controller(reader, PlainWords(), table.autosave, HandComputers())
    with qtbot.waitSignal(other.failed, timeout=10_000):
        assert other.resume() == ""
    assert other.match.digest == table.table.match.digest
    other.close()


def test_a_long_good_file_keeps_its_history(sets, qtbot: QtBot) -> None:
    """Nothing is said, and everything can be looked back at."""
    table = sets(PERSON, PERSON)
    data = long_record(table)
    with qtbot.waitSignal(table.table.checked, timeout=10_000):
        assert table.table.open_data(data, "long.cantiere") == ""
    assert table.failures == []
    assert not table.table.match.read_only
    assert len(table.table.match.history()) == 3


def test_a_match_of_older_rules_goes_on_however_often_it_is_saved(sets, qtbot: QtBot) -> None:
    """Rules that have changed are no forgery: the history is read-only, and each autosave is taken again."""
    table = sets(PERSON, PERSON)
    for _ in range(3):
        table.play()
    document = json.loads(forged(table.table.record(), wrong_seat))
    document["content"] = "0" * 64
    with qtbot.waitSignal(table.table.failed, timeout=10_000):
        assert table.table.open_data(json.dumps(document).encode(), "old.cantiere") == ""
    assert "This version replays entry 1 " in table.failures[0]
    for _ in range(3):
        table.play()
        table.autosave.wait()
        digest = table.table.match.digest
        with qtbot.waitSignal(table.table.failed, timeout=10_000):
            assert table.table.resume() == ""
        assert table.table.match.digest == digest
        assert "moved aside" not in table.failures[-1]


def test_the_check_of_the_command_line(sets, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To the last entry, however long: 2 and one line with file and entry."""
    table = sets(PERSON, PERSON)
    file = tmp_path / "m.cantiere"
    data = long_record(table)
    file.write_bytes(data)
    assert check(file) == 0
    file.write_bytes(forged(data, lambda log: log[-1].update(mark="f" * 16)))
    capsys.readouterr()
    assert check(file) == 2
    said = capsys.readouterr().err
    assert f"{file}, field body.entries[{len(table.table.match.entries) - 1}].mark" in said
    assert said.count("\n") == 1


def test_a_file_of_a_million_entries_does_not_stop_the_window(sets, caplog: pytest.LogCaptureFixture) -> None:
    """It is refused in a sentence."""
    table = sets(PERSON, PERSON)
    with caplog.at_level(logging.ERROR):
        undo = {"type": "undo", "seat": 0, "entry": 0}
        for count in (30_000, 1_000_000):
            data = forged(table.table.record(), lambda log, n=count: log.extend([undo] * n))
            words = table.table.open_data(data, "endless.cantiere")
            assert words == "The file endless.cantiere is too large to be a saved match."
    assert caplog.records == []
