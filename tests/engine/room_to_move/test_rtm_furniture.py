"""The furniture of Room to Move keeps the measures of its rules page (1.1), and its symbols cover its squares."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.room_to_move.furniture import (
    CARPET,
    LAMP,
    PLANT,
    SEAT,
    FurnitureFile,
    Piece,
    PieceFile,
    piece_index,
    read_furniture,
)
from engine.games.room_to_move.reading import ContentError
from engine.geometry.shapes import Shape, mirrored, turned, turned_once
from resources import folder, reader

READ = reader("room_to_move")
FURNITURE = read_furniture(READ)
FILE = msgspec.json.decode(FURNITURE.data, type=FurnitureFile)
ENTRIES = [piece for family in FILE.families for card in family.cards for piece in card]
PIECES = FURNITURE.pieces
ART = folder() / "art" / "room_to_move"

FAMILIES = (
    "Large sofa", "Small sofa", "Shelf", "Large table", "Small table", "Large kitchen", "Small kitchen", "Toilet",
    "Washbasin", "Shower or tub", "Wellness", "Large bed", "Small bed", "Large wardrobe", "Small cupboard",
    "Large desk", "Small desk", "Large plant", "Small plant", "Miscellaneous", "Lounger", "Baby things",
    "Children's toys", "Pet things", "Hobby things", "Sports equipment", "Musical instrument", "Sound system", "TV",
    "Counter or bar", "Stove or fireplace", "Work of art", "Carpet",
)  # fmt: skip
SMALL_PLANT = 19
WALLED = (30, 31)
SEATED = (1, 2, 4, 5, 16, 17, 21)
CUT_OUT = {"desk_corner_2x2": (1, 1), "corner_hearth_2x2": (1, 1), "grand_piano_2x2": (1, 0)}
"""Pictures that leave one square of their box empty."""
LAMPS = {
    "desk_lamp": (0, 0), "floor_lamp": (0, 0), "night_table": (0, 0), "desk_straight_2x1": (1, 0),
    "desk_corner_2x2": (1, 0),
}  # fmt: skip
"""Pictures with a lamp, and the square where it stands."""
OVERLAYS = frozenset({
    "hob", "sink", "frying_pan", "chopping_board", "fruit_bowl", "place_setting", "pillow", "pillow_brick",
    "pillow_bed", "computer", "papers", "desk_lamp",
})  # fmt: skip
"""Pictures without a body, that lie on other parts."""

Square = tuple[int, int]


def connected(squares: tuple[Square, ...], corners: bool = False) -> int:
    """The number of separate parts; squares that share a corner only are separate unless ``corners``."""
    left, found = set(squares), 0
    while left:
        found += 1
        grown = [left.pop()]
        while grown:
            column, row = grown.pop()
            near = {
                (column + across, row + down)
                for across in (-1, 0, 1)
                for down in (-1, 0, 1)
                if corners or not across or not down
            }
            grown.extend(near & left)
            left -= near
    return found


def plan(shape: Shape) -> tuple[frozenset[Square], frozenset[Square]]:
    """The squares alone."""
    return frozenset(shape.furniture), frozenset(shape.circulation)


def turns_of(shape: Shape) -> list[tuple[frozenset[Square], frozenset[Square]]]:
    """The squares in all four turns."""
    found = []
    for _ in range(4):
        found.append(plan(shape))
        shape = turned_once(shape)
    return found


def size_of(name: str) -> tuple[int, int]:
    """The squares across and down of a picture, from its name."""
    size = re.search(r"_(\d)x(\d)$", name)
    return (int(size[1]), int(size[2])) if size else (1, 1)


def turned_square(square: tuple[float, float], size: tuple[int, int], turns: int) -> tuple[float, float]:
    """A square of a picture after quarter turns clockwise in its own box."""
    (column, row), (across, down) = square, size
    for _ in range(turns):
        column, row, across, down = down - 1 - row, column, down, across
    return column, row


def squares_of_part(part: tuple[str, float, float, int]) -> list[tuple[float, float]]:
    """The squares that a part of a symbol covers."""
    name, column, row, turns = part
    size = size_of(name)
    found = []
    for across in range(size[0]):
        for down in range(size[1]):
            if CUT_OUT.get(name) != (across, down):
                right, below = turned_square((across, down), size, turns)
                found.append((column + right, row + below))
    return found


def named(piece: PieceFile) -> str:
    """The id of a piece as the name of a test."""
    return piece.id


def test_families_are_those_of_the_rules() -> None:
    assert [names["en"] for names in FURNITURE.families[1:]] == list(FAMILIES)
    assert [piece.index for piece in PIECES] == list(range(132))
    assert all(piece.index == piece_index(piece.number, piece.card, piece.option) for piece in PIECES)


def test_names_are_in_three_languages_and_never_twice() -> None:
    for language in ("en", "it", "de"):
        names = [piece.names[language] for piece in PIECES]
        assert len(set(names)) == 132, sorted(name for name in names if names.count(name) > 1)
        assert all(name == name.strip() and name[0].isupper() and len(name) <= 48 for name in names)
        assert not any(word in name.lower().split() for name in names for word in ("you", "your", "tuo", "dein", "ihr"))


def test_furniture_squares() -> None:
    sizes = [len(piece.shape.furniture) for piece in PIECES]
    assert (min(sizes), max(sizes)) == (1, 8)
    assert 3.0 <= sum(sizes) / 132 <= 3.5
    assert 14 <= sizes.count(1) <= 19
    assert 14 <= sum(size >= 5 for size in sizes) <= 19


def test_circulation_squares() -> None:
    sizes = [len(piece.shape.circulation) for piece in PIECES]
    assert max(sizes) == 8
    assert 2.7 <= sum(sizes) / 132 <= 3.1
    without = [piece.number for piece in PIECES if not piece.shape.circulation]
    assert without == 4 * [SMALL_PLANT] + 4 * [CARPET]
    for piece in PIECES:
        for column, row in piece.shape.circulation:
            assert any(abs(column - c) <= 1 and abs(row - r) <= 1 for c, r in piece.shape.furniture), piece.id


def test_pieces_that_change_when_mirrored() -> None:
    changing = [piece for piece in PIECES if plan(mirrored(piece.shape)) not in turns_of(piece.shape)]
    assert 35 <= len(changing) <= 45
    assert all(piece.mirrors for piece in changing)


def test_pieces_in_separate_parts() -> None:
    assert sum(connected(piece.shape.circulation) > 1 for piece in PIECES) >= 15
    assert sum(connected(piece.shape.furniture) > 1 for piece in PIECES) >= 15
    assert sum(connected(piece.shape.circulation, corners=True) > 1 for piece in PIECES) >= 15
    assert sum(connected(piece.shape.furniture, corners=True) > 1 for piece in PIECES) >= 15


def test_sides_that_need_a_wall() -> None:
    walled = [piece for piece in PIECES if piece.shape.sides]
    assert {piece.index for piece in walled} >= {piece.index for piece in PIECES if piece.number in WALLED}
    others = [piece.id for piece in walled if piece.number not in WALLED]
    assert 2 <= len(others) <= 3
    for piece in walled:
        sides = piece.shape.sides
        assert len(set(sides)) == len(sides)
        taken = set(piece.shape.furniture) | set(piece.shape.circulation)
        for column, row, side in sides:
            beyond = (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)
            assert beyond[side] not in taken, f"{piece.id} could never stand with a wall there"
    corner = {len({side for _, _, side in piece.shape.sides}) for piece in walled}
    assert corner == {1, 2}, "some pieces need walls on one side, corner stoves on two"


def test_seats() -> None:
    for piece in PIECES:
        tagged = [tag for tag in piece.shape.tags if tag[2] == SEAT]
        assert bool(piece.seats) == bool(tagged), piece.id
        assert len(tagged) <= piece.seats, piece.id
        assert piece.seats > 0 or piece.number not in SEATED, piece.id
    assert sum(piece.seats > 0 for piece in PIECES) > 4 * len(SEATED), "some composite pieces have seats too"


@pytest.mark.parametrize("piece", ENTRIES, ids=named)
def test_plants_and_lamps_are_tagged_where_they_are_drawn(piece: PieceFile) -> None:
    plants, lamps = set(), set()
    for part in piece.art:
        name, column, row, turns = part
        if name.startswith("plant_"):
            plants |= set(squares_of_part(part))
        if name in LAMPS:
            right, below = turned_square(LAMPS[name], size_of(name), turns)
            lamps.add((column + right, row + below))
    for tag, drawn in ((PLANT, plants), (LAMP, lamps)):
        told = {tuple(int(number) for number in text.split(",")) for text in piece.tags.get(tag, ())}
        assert told == drawn, tag


def test_large_and_small_plants_are_plants_all_over() -> None:
    for piece in PIECES:
        plants = {(column, row) for column, row, tag in piece.shape.tags if tag == PLANT}
        if piece.number in (18, SMALL_PLANT):
            assert plants == set(piece.shape.furniture), piece.id
    assert sum(any(tag == PLANT for *_, tag in piece.shape.tags) for piece in PIECES) >= 8 + 4


def test_options_of_a_card_are_a_choice() -> None:
    for first in range(0, 132, 2):
        one, other = PIECES[first : first + 2]
        assert plan(other.shape) not in turns_of(one.shape) + turns_of(mirrored(one.shape)), one.id
        weight = [len(piece.shape.furniture) + len(piece.shape.circulation) for piece in (one, other)]
        assert weight[0] != weight[1] or len(one.shape.furniture) != len(other.shape.furniture), one.id


def test_shapes_are_many() -> None:
    def least(piece: Piece) -> str:
        every = turns_of(piece.shape) + turns_of(mirrored(piece.shape))
        return min(repr((sorted(furniture), sorted(circulation))) for furniture, circulation in every)

    assert len({least(piece) for piece in PIECES}) >= 75


def test_every_piece_fits_a_small_house() -> None:
    for piece in PIECES:
        upright = turned(piece.shape, 0, False)
        short, long = sorted((upright.width, upright.height))
        assert short <= 4, piece.id
        assert long <= 5, piece.id


@pytest.mark.parametrize("piece", ENTRIES, ids=named)
def test_parts_cover_exactly_the_furniture(piece: PieceFile) -> None:
    furniture = {(c, r) for r, line in enumerate(piece.rows) for c, mark in enumerate(line) if mark == "#"}
    covered: list[tuple[float, float]] = []
    for part in piece.art:
        assert part[3] in (0, 1, 2, 3)
        if part[0] in OVERLAYS:
            column, row = part[1:3]
            under = {(c, r) for c in (int(column), -int(-column // 1)) for r in (int(row), -int(-row // 1))}
            assert under <= furniture, f"{part[0]} lies beside the piece"
        else:
            covered += squares_of_part(part)
    assert len(set(covered)) == len(covered), "two bodies on one square"
    assert set(covered) == furniture


def test_names_of_pictures_tell_their_size() -> None:
    for name in {part[0] for piece in ENTRIES for part in piece.art}:
        across, down = size_of(name)
        text = (ART / f"{name}.svg").read_text(encoding="utf-8")
        assert f'viewBox="0 0 {100 * across} {100 * down}"' in text, name


def test_catalogue_survives_mirroring_and_turning() -> None:
    for piece in PIECES:
        assert plan(mirrored(mirrored(piece.shape))) == plan(piece.shape)
        assert turns_of(piece.shape)[0] == plan(turned_once(turned_once(turned_once(turned_once(piece.shape)))))


def spoilt(change: Callable[[Any], Any]) -> Callable[[str], bytes]:
    """A reader whose catalogue is changed in place."""

    def read(name: str) -> bytes:
        plain = json.loads(READ(name))
        change(plain)
        return json.dumps(plain).encode()

    return read


def cactus(plain: Any) -> Any:
    """The entry of the cactus."""
    return plain["families"][SMALL_PLANT - 1]["cards"][0][0]


def carpet(plain: Any) -> Any:
    """The entry of a carpet."""
    return plain["families"][CARPET - 1]["cards"][0][0]


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        (lambda plain: cactus(plain).update(rows=["#?"]), "rows[0]", '"#", "o" and "."'),
        (lambda plain: cactus(plain).update(rows=["."]), "rows", "1 to 8 furniture squares"),
        (lambda plain: cactus(plain).update(rows=["#########"]), "rows", "1 to 8 furniture squares"),
        (lambda plain: cactus(plain).update(rows=[".#"]), "rows", "first row and the first column"),
        (lambda plain: cactus(plain).update(rows=["#.o"]), "rows", "circulation that touches"),
        (lambda plain: cactus(plain).update(sides=["0,0,X"]), "sides[0]", "N, E, S or W"),
        (lambda plain: cactus(plain).update(sides=["1,0,N"]), "sides[0]", "a furniture square"),
        (lambda plain: cactus(plain).update(tags={"plant": ["x"]}), "tags.plant[0]", '"column,row"'),
        (lambda plain: cactus(plain).update(tags={"thorn": ["0,0"]}), "tags", "plant, seat, lamp"),
        (lambda plain: cactus(plain).update(seats=-1), "seats", "0 or more"),
        (lambda plain: carpet(plain).update(sides=["0,0,N"]), "sides", "no sides for a carpet"),
        (lambda plain: cactus(plain)["names"].pop("it"), "names", "en, it, de"),
        (lambda plain: cactus(plain)["names"].update(de=" "), "names.de", "a text"),
        (lambda plain: cactus(plain).update(id="armchair"), "families", "armchair"),
        (lambda plain: cactus(plain).update(colour="green"), "colour", "unknown field"),
        (lambda plain: plain["families"].pop(), "families", "1 to 33"),
        (lambda plain: plain.update(version=2), "version", "1"),
    ],
)
def test_broken_catalogue_names_file_field_and_expectation(
    change: Callable[[Any], Any], field: str, expected: str
) -> None:
    with pytest.raises(ContentError) as caught:
        read_furniture(spoilt(change))
    sentence = str(caught.value)
    assert sentence.startswith("furniture.json, ")
    assert field in sentence
    assert expected in sentence


def test_missing_catalogue_is_named() -> None:
    def missing(name: str) -> bytes:
        raise FileNotFoundError(name)

    with pytest.raises(ContentError, match=r"furniture\.json, file: expected a file that can be read"):
        read_furniture(missing)
