"""Records of every version so far open, hold what their index says, and can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from record_samples import SAMPLES, described

import resources
from desktop.storage.autosave import Autosave
from desktop.table.controller import Controller
from desktop.texts.sentences import Sentences
from engine.core.chance import Chance
from engine.core.record import load_record
from engine.core.wire import FORMAT

HERE = Path(__file__).parent / "samples"
FILES = sorted(HERE.glob("*/*.cantiere"))


def index(file: Path) -> dict[str, Any]:
    """What the index says of a sample."""
    found: dict[str, Any] = json.loads(file.with_name("index.json").read_text("utf-8"))[file.stem]
    return found


def named(file: Path) -> str:
    """Version and sample."""
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_sample_opens_and_goes_on(file: Path) -> None:
    """At its state, with its whole history, to its end."""
    match = load_record(file.read_bytes(), resources.reader, name=file.name)
    assert described(match) == index(file)
    assert match.check() is None, match.difference
    assert match.replayed().digest == match.digest
    draft = Chance(1).draft()
    while match.outcome is None:
        seat = match.waiting[0]
        match.act(seat, match.game.choices(match.view(seat), seat).sample(draft, "player"))
    again = load_record(match.record(), resources.reader)
    assert again.check() is None
    assert again.outcome == match.outcome


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_sample_opens_at_the_table(file: Path, qapp: object, tmp_path: Path) -> None:
    """As a file that people open, and as the autosave of a program that was updated; the old file stays as it was."""
    data = file.read_bytes()
    autosave = Autosave(tmp_path)
    assert autosave.start() == ""
    table = Controller(resources.reader, Sentences(), autosave)
    try:
        table.computers.use = lambda game: None  # type: ignore[method-assign]
        assert table.open(file) == ""
        assert [seat.name for seat in table.infos] == index(file)["seats"]
        assert (table.outcome is not None) == index(file)["over"]
        autosave.latest.write_bytes(data)
        assert table.resume() == ""
        assert table.round == index(file)["round"]
        assert file.read_bytes() == data
    finally:
        table.close()
        table.computers.stop()
        autosave.close()


def test_this_version_has_its_samples() -> None:
    """The index is complete; nothing lies beside it."""
    folder = HERE / str(FORMAT)
    assert {file.stem for file in folder.glob("*.cantiere")} == set(SAMPLES)
    for version in HERE.iterdir():
        names = {file.stem for file in version.glob("*.cantiere")}
        assert names == set(json.loads((version / "index.json").read_text("utf-8")))
