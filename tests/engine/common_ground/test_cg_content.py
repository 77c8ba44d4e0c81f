"""The places of Common Ground: complete, well told, and clear sentences for files that are not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.common_ground.content import LANGUAGES, ContentError, read_content
from engine.games.common_ground.rules import load
from resources import folder, reader

READ = reader("common_ground")
CONTENT = read_content(READ)
FACES = CONTENT.places[:-1]

LONGEST_LINE = 13
"""Letters that fit a line of a name plate when they are set small."""


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


def face(plain: Any, piece: int) -> Any:
    """The plain object of a place."""
    return plain["tiles"][piece // 2]["faces"][piece % 2]


# The places


def test_57_tiles_with_114_places_and_town_hall() -> None:
    """Rules 2: 57 two-faced tiles, 114 places, and Town Hall in the middle (R10)."""
    assert len(FACES) == 114
    assert CONTENT.places[-1].names["en"] == "Town Hall"


def test_about_85_in_100_are_everyday_places() -> None:
    """Decisions: about 85 % everyday, 15 % odd, and no tile with two odd faces."""
    odd = [place.odd for place in FACES]
    assert 0.82 <= 1 - sum(odd) / len(odd) <= 0.88
    assert not any(odd[piece] and odd[piece + 1] for piece in range(0, len(odd), 2))


def test_the_two_faces_of_a_tile_are_unlike_each_other() -> None:
    """Decisions: the two faces are unlike; nobody puts them side by side at first sight."""
    for piece in range(0, len(FACES), 2):
        pair = FACES[piece].id, FACES[piece + 1].id
        assert CONTENT.affinities[piece][piece + 1] <= 200, pair


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_fit_two_short_lines(code: str) -> None:
    """Decisions: names of at most two lines of about eleven letters; a line breaks at a space or after a hyphen."""
    for place in CONTENT.places:
        words = [word for word in re.split(r" |(?<=-)", place.names[code]) if word]
        assert max(len(word) for word in words) <= LONGEST_LINE, place.names[code]
        gaps = range(1, len(words) + 1)
        assert any(max(len(" ".join(words[:gap])), len(" ".join(words[gap:]))) <= LONGEST_LINE for gap in gaps), (
            place.names[code]
        )


@pytest.mark.parametrize(
    ("code", "address"),
    [
        ("en", r"\b(you|your|yours|yourself)\b"),
        ("it", r"\b(tu|te|ti|tuo|tua|voi|vostr[oaie])\b"),
        ("de", r"\b(du|dir|dich|dein\w*|euch|euer|eure\w*)\b"),
    ],
)
def test_a_sentence_tells_and_never_addresses(code: str, address: str) -> None:
    """Design 3: never "you"; one sentence, short enough for a child, that does not only repeat the name."""
    for place in CONTENT.places:
        text = place.sentences[code]
        assert not re.search(address, text, re.IGNORECASE), text
        assert text[0].isupper(), text
        assert text[-1] == ".", text
        assert text.count(".") == 1, text
        assert 20 <= len(text) <= 80, (len(text), text)


def test_sentences_are_all_different() -> None:
    """No sentence was left behind from another place."""
    for code in LANGUAGES:
        assert len({place.sentences[code] for place in CONTENT.places}) == len(CONTENT.places)


def test_every_place_has_two_tags_or_bonds_enough() -> None:
    """A computer can reason about every place: a place with a single tag is tied by bonds."""
    for piece, place in enumerate(CONTENT.places):
        bonds = sum(piece in pair for pair in CONTENT.bonds)
        assert len(place.tags) >= 2 or bonds >= 10, place.id


def test_every_pictogram_is_drawn() -> None:
    """Each place shows a picture of its own, and the art has it."""
    assert len({place.pictogram for place in CONTENT.places}) == len(CONTENT.places)
    for place in FACES:
        assert (folder() / "art" / "common_ground" / "pictograms" / f"{place.pictogram}.svg").is_file(), place.pictogram


def test_at_least_300_bonds_were_set_by_hand() -> None:
    """Decisions: a hand-checked list of special bonds and aversions, of both kinds."""
    assert len(CONTENT.bonds) >= 300
    assert sum(value >= 700 for value in CONTENT.bonds.values()) >= 150
    assert sum(value <= 150 for value in CONTENT.bonds.values()) >= 150


def test_the_table_is_whole_and_alike_both_ways() -> None:
    """Affinities are whole numbers from 0 to 1000, symmetric."""
    table = CONTENT.affinities
    assert len(table) == 115
    for one, row in enumerate(table):
        assert len(row) == 115
        for other, value in enumerate(row):
            assert 0 <= value <= 1000
            assert value == table[other][one]


def test_the_content_has_a_digest() -> None:
    """Design, Match: a record holds a digest of the content; other content has another digest."""
    assert read_content(READ).digest == CONTENT.digest
    other = read_content(spoilt("bonds.json", lambda plain: plain["bonds"][0].__setitem__(2, 0.5)))
    assert other.digest != CONTENT.digest


# Bad files


@pytest.mark.parametrize("name", ["places.json", "bonds.json", "pictograms.json"])
def test_a_missing_file_is_named(name: str) -> None:
    """Bad content: missing."""

    def read(wanted: str) -> bytes:
        if wanted == name:
            raise FileNotFoundError(2, "No such file or directory", wanted)
        return READ(wanted)

    assert name in sentence(read)


@pytest.mark.parametrize("name", ["places.json", "bonds.json", "pictograms.json"])
@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"{", b'{"version": 1}', b"null"])
def test_a_damaged_file_is_named(name: str, data: bytes) -> None:
    """Bad content: empty, no text, no object, cut, empty object."""
    assert name in sentence(spoilt(name, data))


@pytest.mark.parametrize("name", ["places.json", "bonds.json", "pictograms.json"])
def test_a_newer_file_is_refused(name: str) -> None:
    """Bad content: another version."""
    text = sentence(spoilt(name, lambda plain: plain.update(version=2)))
    assert name in text
    assert "version must be 1, not 2" in text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda p: face(p, 7)["names"].pop("it"), ["tiles[3].faces[1]", FACES[7].id, "names.it"]),
        (lambda p: face(p, 6)["names"].update(de=" "), ["tiles[3].faces[0]", FACES[6].id, "names.de"]),
        (lambda p: face(p, 113)["sentences"].pop("de"), ["tiles[56].faces[1]", FACES[113].id, "sentences.de"]),
        (lambda p: face(p, 1)["names"].update(fr="Ici"), ["tiles[0].faces[1]", "names", "fr"]),
        (lambda p: face(p, 0).pop("sentences"), ["tiles[0].faces[0]", "sentences"]),
        (lambda p: face(p, 0).update(pictogram="dragon"), ["tiles[0].faces[0]", "pictogram", "dragon"]),
        (lambda p: face(p, 9)["tags"].update(food=4), ["tiles[4].faces[1]", "tags.food", "1 to 3", "4"]),
        (lambda p: face(p, 9)["tags"].update(food=0), ["tiles[4].faces[1]", "tags.food", "0"]),
        (lambda p: face(p, 9)["tags"].update(food=1.5), ["tiles[4].faces[1]", "tags"]),
        (lambda p: face(p, 9)["tags"].update(foood=1), ["tiles[4].faces[1]", "tags", "foood"]),
        (lambda p: face(p, 9).update(tags={}), ["tiles[4].faces[1]", "tags"]),
        (lambda p: face(p, 9).update(id=""), ["tiles[4].faces[1]", "id"]),
        (lambda p: face(p, 9).update(colour="red"), ["tiles[4].faces[1]", "colour"]),
        (lambda p: face(p, 9).update(id=FACES[2].id), ["tiles[4].faces[1].id", "tiles[1].faces[0]", FACES[2].id]),
        (
            lambda p: face(p, 9)["names"].update(it=FACES[2].names["it"].upper()),
            ["tiles[4].faces[1].names.it", "tiles[1].faces[0]"],
        ),
        (lambda p: p["town_hall"]["tags"].update(town=9), ["town_hall", "tags.town", "9"]),
        (lambda p: p["town_hall"].update(id=FACES[0].id), ["town_hall.id", "tiles[0].faces[0]"]),
        (lambda p: p["tiles"].pop(), ["tiles must be 57 tiles", "56"]),
        (lambda p: p["tiles"].append(p["tiles"][0]), ["tiles must be 57 tiles", "58"]),
        (lambda p: p["tiles"][5]["faces"].pop(), ["tiles[5].faces", "2 faces", "1"]),
        (lambda p: p["tags"].append("food"), ["tags", "food"]),
    ],
)
def test_a_wrong_place_is_told_with_entry_and_field(change: Callable[[Any], Any], said: list[str]) -> None:
    """Bad content: missing language, unknown pictogram, wrong count, tag out of range or unknown, duplicates."""
    text = sentence(spoilt("places.json", change))
    for part in ("places.json", *said):
        assert part in text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda p: p["bonds"].insert(2, ["school", "casino", 0.5]), ["bonds[2][1]", "casino"]),
        (lambda p: p["bonds"].insert(2, ["casino", "school", 0.5]), ["bonds[2][0]", "casino"]),
        (lambda p: p["bonds"][4].__setitem__(2, 1.01), ["bonds[4][2]", "0 to 1", "1.01"]),
        (lambda p: p["bonds"][4].__setitem__(2, -0.1), ["bonds[4][2]", "0 to 1"]),
        (lambda p: p["bonds"][4].pop(), ["bonds[4]"]),
        (lambda p: p["bonds"].insert(1, [*p["bonds"][0][1::-1], 0.2]), ["bonds[1]", "only bond"]),
        (lambda p: p["bonds"].insert(1, ["school", "school", 0.2]), ["bonds[1]", "two places"]),
        (lambda p: p.update(bonds=p["bonds"][:299]), ["300 bonds", "299"]),
        (lambda p: p["tags"].insert(0, ["sea", "glitter", 0.2]), ["tags[0][1]", "glitter"]),
        (lambda p: p["tags"][3].__setitem__(2, -1.2), ["tags[3][2]", "-1 to 1"]),
        (lambda p: p["tags"].append(p["tags"][0]), ["tags[", "pair of its own"]),
        (lambda p: p["tags"].insert(0, ["sea", "sea", 0.2]), ["tags[0]", "pair of its own"]),
    ],
)
def test_a_wrong_bond_is_told_with_entry_and_field(change: Callable[[Any], Any], said: list[str]) -> None:
    """Bad content: a bond with an unknown place, a value out of range, twice the same pair, fewer than 300."""
    text = sentence(spoilt("bonds.json", change))
    for part in ("bonds.json", *said):
        assert part in text
