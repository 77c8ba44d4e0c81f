"""The places of Common Ground and what goes with what, read from content files and checked when they are read.

A place has weighted tags. Two places go together as far as their tags agree: rare tags count more than common ones, and
related tags count a little (``tags`` in the bonds file, below zero where they clash). A bond between two places, set by
hand, overrides that. All figures are whole numbers, so that every system computes alike.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from math import isqrt
from typing import Final, TypeVar

import msgspec

from engine.core.game import Read
from engine.games.common_ground.city import PLACES, TILES, TOWN_HALL

T = TypeVar("T")

PLACES_FILE: Final = "places.json"
BONDS_FILE: Final = "bonds.json"
PICTOGRAMS_FILE: Final = "pictograms.json"
LANGUAGES: Final = ("en", "it", "de")
FEWEST_BONDS: Final = 300
HEAVIEST_TAG: Final = 3

TOP: Final = 1000
"""The affinity of places that belong together; 0 are places that nobody would put side by side."""
STRANGERS: Final = 170
"""The affinity of two places whose tags have nothing in common."""
ALIKE: Final = 880
"""The affinity of two places with the same tags."""
TAG_UNIT: Final = 1_000_000
RELATION_UNIT: Final = 100


class ContentError(ValueError):
    """A content file is missing, cannot be read or contradicts itself. The sentence names file, entry and field."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place: stable ``id``, name and one sentence of explanation per language, the pictogram that shows it, whether
    it is an odd one, and its tags with weights 1 to 3."""

    id: str
    names: dict[str, str]
    sentences: dict[str, str]
    pictogram: str
    odd: bool
    tags: dict[str, int]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile with its two faces: places 2n and 2n + 1 of tile n."""

    faces: tuple[Place, ...]


class PlacesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``tags`` are all tags there are; ``town_hall`` is the place in the middle."""

    version: int
    tags: tuple[str, ...]
    town_hall: Place
    tiles: tuple[Tile, ...]


class BondsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``tags`` relates two tags, from -1 (they clash) to 1 (as good as the same); ``bonds`` sets the affinity of two
    places, 0 to 1."""

    version: int
    tags: tuple[tuple[str, str, float], ...]
    bonds: tuple[tuple[str, str, float], ...]


class PictogramsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pictograms that are drawn."""

    version: int
    pictograms: tuple[str, ...]


class Content(msgspec.Struct, frozen=True):
    """The places by piece (0 to 113, and Town Hall), the tags, what goes with what, and the digest of the files.

    ``traits`` gives per piece its (tag, weight) pairs, ``rarity`` per tag what it counts, ``relations`` per pair of
    tags how near they are (-100 to 100), ``bonds`` the affinities set by hand for pieces (lower, higher),
    ``affinities`` the table of all pairs, 0 to 1000.
    """

    places: tuple[Place, ...]
    tags: tuple[str, ...]
    traits: tuple[tuple[tuple[int, int], ...], ...]
    rarity: tuple[int, ...]
    relations: tuple[tuple[int, ...], ...]
    bonds: dict[tuple[int, int], int]
    affinities: tuple[tuple[int, ...], ...]
    digest: str

    def piece(self, place: str) -> int:
        """The piece that bears the place of that id. Raises KeyError."""
        for piece, record in enumerate(self.places):
            if record.id == place:
                return piece
        raise KeyError(place)


def read_content(read: Read) -> Content:
    """Reads and checks the content files. Raises ContentError."""
    data = {name: _bytes(read, name) for name in (PLACES_FILE, BONDS_FILE, PICTOGRAMS_FILE)}
    drawn = _decode(data[PICTOGRAMS_FILE], PICTOGRAMS_FILE, PictogramsFile)
    _require(drawn.version == 1, PICTOGRAMS_FILE, "version", "1", drawn.version)
    file = _decode(data[PLACES_FILE], PLACES_FILE, PlacesFile)
    places = check_places(file, frozenset(drawn.pictograms))
    links = _decode(data[BONDS_FILE], BONDS_FILE, BondsFile)
    bonds = check_bonds(links, places)
    relations = check_relations(links, file.tags)
    traits = tuple(
        tuple((file.tags.index(tag), weight) for tag, weight in sorted(place.tags.items())) for place in places
    )
    rarity = count_rarity(traits, len(file.tags))
    digest = hashlib.sha256(b"\0".join(data.values())).hexdigest()[:16]
    return Content(
        places, file.tags, traits, rarity, relations, bonds, make_table(traits, rarity, relations, bonds), digest
    )


def _bytes(read: Read, name: str) -> bytes:
    try:
        return read(name)
    except OSError as error:
        raise ContentError(f"Common Ground cannot read its content file {name}: {str(error).rstrip('.')}.") from error


def _decode(data: bytes, name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"The content file {name} of Common Ground is damaged: {error}.") from error


def _require(holds: bool, name: str, field: str, expected: str, found: object) -> None:
    if not holds:
        raise ContentError(
            f"The content file {name} of Common Ground is wrong: {field} must be {expected}, not {found!r}."
        )


def check_places(file: PlacesFile, pictograms: frozenset[str]) -> tuple[Place, ...]:
    """The places of a places file by piece, Town Hall last: 57 tiles of two faces, nothing twice, every language, known
    pictograms and tags. Raises ContentError."""
    name = PLACES_FILE
    _require(file.version == 1, name, "version", "1", file.version)
    for tag, count in Counter(file.tags).items():
        _require(count == 1, name, "tags", "all different", tag)
    _require(len(file.tiles) == TILES, name, "tiles", f"{TILES} tiles", len(file.tiles))
    entries: list[tuple[str, Place]] = []
    for number, tile in enumerate(file.tiles):
        _require(len(tile.faces) == 2, name, f"tiles[{number}].faces", "2 faces", len(tile.faces))
        entries += [(f"tiles[{number}].faces[{face}]", place) for face, place in enumerate(tile.faces)]
    entries.append(("town_hall", file.town_hall))
    known: dict[tuple[str, str], str] = {}
    for field, place in entries:
        _check_place(field, place, frozenset(file.tags), pictograms)
        for kind, text in (("id", place.id), *((f"names.{code}", place.names[code]) for code in LANGUAGES)):
            other = known.setdefault((kind, text.casefold()), field)
            _require(other == field, name, f"{field}.{kind}", f"different from that of {other}", text)
    return tuple(place for _, place in entries)


def _check_place(field: str, place: Place, tags: frozenset[str], pictograms: frozenset[str]) -> None:
    name = PLACES_FILE
    _require(place.id != "", name, f"{field}.id", "an id", place.id)
    field = f"{field} ({place.id})"
    for kind, texts in (("names", place.names), ("sentences", place.sentences)):
        for code in LANGUAGES:
            _require(bool(texts.get(code, "").strip()), name, f"{field}.{kind}.{code}", "a text", texts.get(code))
        strange = sorted(set(texts) - set(LANGUAGES))
        _require(not strange, name, f"{field}.{kind}", f"in {', '.join(LANGUAGES)} only", strange)
    _require(place.pictogram in pictograms, name, f"{field}.pictogram", f"one of {PICTOGRAMS_FILE}", place.pictogram)
    _require(len(place.tags) > 0, name, f"{field}.tags", "one tag or more", place.tags)
    for tag, weight in place.tags.items():
        _require(tag in tags, name, f"{field}.tags", "tags of the list", tag)
        _require(1 <= weight <= HEAVIEST_TAG, name, f"{field}.tags.{tag}", f"1 to {HEAVIEST_TAG}", weight)


def check_bonds(file: BondsFile, places: tuple[Place, ...]) -> dict[tuple[int, int], int]:
    """The affinities of a bonds file by pair of pieces (lower, higher): 300 or more, known places, 0 to 1, no pair
    twice. Raises ContentError."""
    name = BONDS_FILE
    _require(file.version == 1, name, "version", "1", file.version)
    _require(len(file.bonds) >= FEWEST_BONDS, name, "bonds", f"{FEWEST_BONDS} bonds or more", len(file.bonds))
    pieces = {place.id: piece for piece, place in enumerate(places)}
    bonds: dict[tuple[int, int], int] = {}
    for number, (one, other, value) in enumerate(file.bonds):
        field = f"bonds[{number}]"
        for end, place in enumerate((one, other)):
            _require(place in pieces, name, f"{field}[{end}]", f"a place of {PLACES_FILE}", place)
        _require(0 <= value <= 1, name, f"{field}[2]", "0 to 1", value)
        _require(one != other, name, field, "between two places", (one, other))
        low, high = sorted((pieces[one], pieces[other]))
        _require((low, high) not in bonds, name, field, "the only bond of its places", (one, other))
        bonds[low, high] = round(value * TOP)
    return bonds


def check_relations(file: BondsFile, tags: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """How near each pair of tags is, -100 to 100, from a bonds file: known tags, -1 to 1, no pair twice. Raises
    ContentError."""
    table = [[RELATION_UNIT * (one == other) for other in range(len(tags))] for one in range(len(tags))]
    seen: set[frozenset[str]] = set()
    for number, (one, other, value) in enumerate(file.tags):
        field = f"tags[{number}]"
        for end, tag in enumerate((one, other)):
            _require(tag in tags, BONDS_FILE, f"{field}[{end}]", f"a tag of {PLACES_FILE}", tag)
        _require(-1 <= value <= 1, BONDS_FILE, f"{field}[2]", "-1 to 1", value)
        pair = frozenset((one, other))
        _require(len(pair) == 2 and pair not in seen, BONDS_FILE, field, "a pair of its own", (one, other))
        seen.add(pair)
        a, b = tags.index(one), tags.index(other)
        table[a][b] = table[b][a] = round(value * RELATION_UNIT)
    return tuple(tuple(row) for row in table)


def count_rarity(traits: tuple[tuple[tuple[int, int], ...], ...], tags: int) -> tuple[int, ...]:
    """Per tag what it counts: the fewer places have it, the more."""
    uses = Counter(tag for pairs in traits for tag, _ in pairs)
    return tuple(isqrt(TAG_UNIT // max(1, uses[tag])) for tag in range(tags))


def compare_traits(
    one: tuple[tuple[int, int], ...],
    other: tuple[tuple[int, int], ...],
    rarity: tuple[int, ...],
    relations: tuple[tuple[int, ...], ...],
) -> int:
    """The affinity, 0 to 1000, that the tags of two places give."""
    mine = [(tag, weight * rarity[tag]) for tag, weight in one]
    theirs = [(tag, weight * rarity[tag]) for tag, weight in other]
    lengths = isqrt(_length(mine, relations) * _length(theirs, relations))
    likeness = _shared(mine, theirs, relations) * (ALIKE - STRANGERS) // max(1, lengths)
    return max(0, min(ALIKE, STRANGERS + likeness))


def _shared(mine: list[tuple[int, int]], theirs: list[tuple[int, int]], relations: tuple[tuple[int, ...], ...]) -> int:
    """What two weighted lists of tags have in common, related tags counted by how near they are."""
    shared = 0
    for tag, weight in mine:
        near = relations[tag]
        for their_tag, their_weight in theirs:
            if near[their_tag]:
                shared += near[their_tag] * weight * their_weight
    return shared


def _length(tags: list[tuple[int, int]], relations: tuple[tuple[int, ...], ...]) -> int:
    """The square of what a place can have in common with another; related tags of its own make it longer, clashing
    ones never shorter."""
    return max(_shared(tags, tags, relations), RELATION_UNIT * sum(weight * weight for _, weight in tags))


def make_table(
    traits: tuple[tuple[tuple[int, int], ...], ...],
    rarity: tuple[int, ...],
    relations: tuple[tuple[int, ...], ...],
    bonds: dict[tuple[int, int], int],
) -> tuple[tuple[int, ...], ...]:
    """The affinity of every pair of pieces."""
    count = PLACES + 1
    table = [[TOP] * count for _ in range(count)]
    for low in range(count):
        for high in range(low + 1, count):
            value = bonds.get((low, high))
            if value is None:
                value = compare_traits(traits[low], traits[high], rarity, relations)
            table[low][high] = table[high][low] = value
    assert count == TOWN_HALL + 1 == len(traits)
    return tuple(tuple(row) for row in table)
