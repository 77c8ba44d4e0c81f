"""Missing, damaged and wrong content files of House Numbers give one clear sentence naming file and field."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.house_numbers.content import ContentError, read_content
from engine.games.house_numbers.rules import load
from resources import MissingContent, reader

READ = reader("house_numbers")


def spoilt(name: str, change: Callable[[Any], Any] | bytes) -> Callable[[str], bytes]:
    """A reader that gives one file changed: as bytes, or its plain object changed in place."""

    def read(wanted: str) -> bytes:
        data = READ(wanted)
        if wanted != name:
            return data
        if isinstance(change, bytes):
            return change
        plain = json.loads(data)
        change(plain)
        return json.dumps(plain).encode()

    return read


def sentence(read: Callable[[str], bytes]) -> str:
    """What the error says; one line."""
    with pytest.raises(ContentError) as caught:
        load(read)
    text = str(caught.value)
    assert "\n" not in text
    assert text.endswith(".")
    return text


def test_the_content_is_read_and_has_a_digest() -> None:
    """Design, Match: a record holds a digest of the content; other content has another digest."""
    content = read_content(READ)
    assert read_content(READ).digest == content.digest
    other = read_content(spoilt("plans.json", lambda plain: plain["plans"][0].update(first=9)))
    assert other.digest != content.digest


@pytest.mark.parametrize("name", ["cards.json", "plans.json"])
def test_a_missing_file_is_named(name: str) -> None:
    """Bad content: missing."""

    def read(wanted: str) -> bytes:
        if wanted == name:
            raise FileNotFoundError(2, "No such file or directory", wanted)
        return READ(wanted)

    assert name in sentence(read)


def test_a_missing_file_of_the_real_reader_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad content: the reader of the program, in a folder without content."""
    monkeypatch.setattr("resources.folder", lambda: tmp_path)
    with pytest.raises((ContentError, MissingContent)) as caught:
        load(reader("house_numbers"))
    assert "cards.json" in str(caught.value)


@pytest.mark.parametrize("name", ["cards.json", "plans.json"])
@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"version": 1}', b'{"version": "1"}'])
def test_a_damaged_file_is_named(name: str, data: bytes) -> None:
    """Bad content: not JSON, not text, not the expected object."""
    assert name in sentence(spoilt(name, data))


@pytest.mark.parametrize("name", ["cards.json", "plans.json"])
def test_a_file_cut_anywhere_is_refused(name: str) -> None:
    """Bad content: cut off."""
    data = READ(name).rstrip()
    for length in range(0, len(data), 37):
        assert name in sentence(spoilt(name, data[:length]))


def set_card(number: str, counts: list[Any]) -> Callable[[Any], None]:
    return lambda plain: plain["cards"].update({number: counts})


def swap_bis(plain: Any) -> None:
    """The fault named in 2.4: bis on a 5 instead of a 4, and on an 11 instead of a 12, so that it stays symmetric."""
    for taken, given in (("4", "5"), ("12", "11")):
        plain["cards"][taken][5] -= 1
        plain["cards"][given][5] += 1


def swap_agent(plain: Any) -> None:
    """An agent card moved from 5 to 4 and from 11 to 12: sums and symmetry hold, rows do not."""
    for taken, given in (("5", "4"), ("11", "12")):
        plain["cards"][taken][1] -= 1
        plain["cards"][given][1] += 1


def extra_temp(plain: Any) -> None:
    """The fault named in 2.4: an extra temp 8."""
    plain["cards"]["8"][4] += 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda plain: plain.update(version=2), "version"),
        (lambda plain: plain["cards"].pop("7"), "cards"),
        (lambda plain: plain["cards"].update({"16": [0] * 6}), "cards"),
        (set_card("1", [1, 1, 1, 0, 0]), "cards"),
        (set_card("1", [1, 1, 1, 0, 0, "0"]), "cards"),
        (set_card("1", [1, 1, 1, 0, 0, -1]), "cards.1"),
        (set_card("1", [9, 1, 1, 0, 0, 0]), "cards.1"),
        (set_card("12", [0, 1, 1, 0, 1, 1]), "cards"),
        (lambda plain: plain.update(more=1), "more"),
        (extra_temp, "cards"),
        (swap_bis, "cards"),
        (swap_agent, "cards"),
    ],
)
def test_wrong_cards_are_named_with_their_field(change: Callable[[Any], Any], field: str) -> None:
    """2.1 sums and symmetry, 2.4 traps."""
    text = sentence(spoilt("cards.json", change))
    assert "cards.json" in text
    assert field in text


def set_plan(place: int, **fields: Any) -> Callable[[Any], None]:
    return lambda plain: plain["plans"][place].update(fields)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda plain: plain.update(version=0), "version"),
        (lambda plain: plain["plans"].pop(), "plans"),
        (set_plan(3, id=4), "plans[3]"),
        (set_plan(3, kind=2), "plans"),
        (set_plan(3, kind=4), "plans"),
        (set_plan(3, starred=True), "plans"),
        (set_plan(3, need="castles"), "plans[3]"),
        (set_plan(3, first=3, later=6), "plans[3]"),
        (set_plan(3, later=0), "plans[3]"),
        (set_plan(3, sizes=[]), "plans[3].sizes"),
        (set_plan(3, sizes=[0, 4]), "plans[3].sizes"),
        (set_plan(3, sizes=[4, 7]), "plans[3].sizes"),
        (set_plan(7, sizes=[5, 2, 2]), "plans[7].sizes"),
        (set_plan(3, sizes="4,4"), "plans[3].sizes"),
        (set_plan(3, colour="red"), "plans[3]"),
        (set_plan(18, street=3), "plans[18].street"),
        (set_plan(18, sizes=[1]), "plans[18].sizes"),
        (set_plan(20, count=0), "plans[20].count"),
        (lambda plain: plain["plans"][18].pop("street"), "plans[18].street"),
        (lambda plain: plain["plans"][20].pop("count"), "plans[20].count"),
        (lambda plain: plain["plans"][0].pop("first"), "plans[0]"),
    ],
)
def test_wrong_plans_are_named_with_their_field(change: Callable[[Any], Any], field: str) -> None:
    """2.3."""
    text = sentence(spoilt("plans.json", change))
    assert "plans.json" in text
    assert field in text.replace("plans[...]", field.partition(".")[0]) or "plans[...]" in text
