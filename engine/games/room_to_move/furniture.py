"""The 66 furniture cards with their 132 pieces, read and checked (rules page, 1.1).

A piece is numbered ``4 * (number - 1) + 2 * card + option``: 33 numbers, card 0 (A) or 1 (B), option 0 or 1.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.game import Read
from engine.games.room_to_move.reading import (
    SIDE_LETTERS,
    ContentError,
    check_words,
    decoded,
    read_bytes,
    require,
)
from engine.geometry.shapes import Shape, mirror_is_a_turn

FURNITURE_FILE: Final = "furniture.json"
NUMBERS: Final = range(1, 34)
CARPET: Final = 33
PIECES: Final = 132
LARGEST: Final = 8
PLANT: Final = "plant"
SEAT: Final = "seat"
LAMP: Final = "lamp"
TAGS: Final = (PLANT, SEAT, LAMP)

FURNITURE_MARK: Final = "#"
CIRCULATION_MARK: Final = "o"
NOTHING_MARK: Final = "."


class PieceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in the file. ``rows`` is its plan, north up: "#" furniture, "o" circulation, "." nothing. ``sides`` are
    the sides that need a wall, "column,row,side" with column and row from 0; ``tags`` per tag the furniture squares,
    "column,row"; ``art`` the parts of its symbol as (file, column, row, quarter turns), painted in that order."""

    id: str
    names: dict[str, str]
    rows: tuple[str, ...]
    sides: tuple[str, ...] = ()
    tags: dict[str, tuple[str, ...]] = {}
    seats: int = 0
    art: tuple[tuple[str, float, float, int], ...] = ()


class FamilyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number with its name and its two cards of two options each."""

    number: int
    names: dict[str, str]
    cards: tuple[tuple[PieceFile, PieceFile], tuple[PieceFile, PieceFile]]


class FurnitureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The catalogue."""

    version: int
    families: tuple[FamilyFile, ...]


class Piece(msgspec.Struct, frozen=True):
    """A piece: its place in the catalogue, its shape, seats, and whether mirroring it makes a difference."""

    index: int
    id: str
    number: int
    card: int
    option: int
    names: dict[str, str]
    shape: Shape
    seats: int
    mirrors: bool

    @property
    def is_carpet(self) -> bool:
        """Carpets count as circulation (section 4)."""
        return self.number == CARPET


class Furniture(msgspec.Struct, frozen=True):
    """All pieces by index, the names of the numbers (index 0 is not used), and the bytes they were read from."""

    pieces: tuple[Piece, ...]
    families: tuple[dict[str, str], ...]
    data: bytes


def piece_index(number: int, card: int, option: int) -> int:
    """The piece of a number, card and option."""
    return 4 * (number - 1) + 2 * card + option


def read_furniture(read: Read) -> Furniture:
    """The catalogue. Raises ContentError."""
    data = read_bytes(read, FURNITURE_FILE)
    file = decoded(data, FURNITURE_FILE, FurnitureFile)
    require(file.version == 1, FURNITURE_FILE, "version", "1", file.version)
    numbers = [family.number for family in file.families]
    require(numbers == list(NUMBERS), FURNITURE_FILE, "families", "the numbers 1 to 33 in order", numbers)
    pieces = []
    for family in file.families:
        check_words(family.names, FURNITURE_FILE, f"families[{family.number - 1}].names")
        for card, options in enumerate(family.cards):
            for option, piece in enumerate(options):
                field = f"families[{family.number - 1}].cards[{card}][{option}]"
                pieces.append(_piece(piece, family.number, card, option, field))
    ids = [piece.id for piece in pieces]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    require(not twice, FURNITURE_FILE, "families", "a different id for each piece", ", ".join(twice))
    return Furniture(tuple(pieces), ({}, *(family.names for family in file.families)), data)


def _piece(piece: PieceFile, number: int, card: int, option: int, field: str) -> Piece:
    check_words(piece.names, FURNITURE_FILE, f"{field}.names")
    require(piece.seats >= 0, FURNITURE_FILE, f"{field}.seats", "0 or more", piece.seats)
    shape = _shape(piece, field)
    # Sides that need a wall belong to what stands there: no door has to be kept off them anywhere else.
    require(number != CARPET or not shape.sides, FURNITURE_FILE, f"{field}.sides", "no sides for a carpet", piece.sides)
    return Piece(
        piece_index(number, card, option),
        piece.id,
        number,
        card,
        option,
        piece.names,
        shape,
        piece.seats,
        not mirror_is_a_turn(shape),
    )


def _shape(piece: PieceFile, field: str) -> Shape:
    squares: dict[str, list[tuple[int, int]]] = {FURNITURE_MARK: [], CIRCULATION_MARK: []}
    for row, line in enumerate(piece.rows):
        for column, mark in enumerate(line):
            require(
                mark in (FURNITURE_MARK, CIRCULATION_MARK, NOTHING_MARK),
                FURNITURE_FILE,
                f"{field}.rows[{row}]",
                '"#", "o" and "."',
                repr(mark),
            )
            if mark != NOTHING_MARK:
                squares[mark].append((column, row))
    furniture, circulation = squares[FURNITURE_MARK], squares[CIRCULATION_MARK]
    require(
        1 <= len(furniture) <= LARGEST,
        FURNITURE_FILE,
        f"{field}.rows",
        f"1 to {LARGEST} furniture squares",
        len(furniture),
    )
    every = furniture + circulation
    flush = min(c for c, _ in every) == 0 and min(r for _, r in every) == 0
    require(flush, FURNITURE_FILE, f"{field}.rows", "squares in the first row and the first column")
    for column, row in circulation:
        near = any(abs(column - c) <= 1 and abs(row - r) <= 1 for c, r in furniture)
        require(near, FURNITURE_FILE, f"{field}.rows", "circulation that touches the piece", (column, row))
    sides = []
    for place, text in enumerate(piece.sides):
        at, side = _place(text, 3, furniture, f"{field}.sides[{place}]")
        require(side in SIDE_LETTERS, FURNITURE_FILE, f"{field}.sides[{place}]", "a side N, E, S or W", repr(side))
        beyond = at[0] + {"E": 1, "W": -1}.get(side, 0), at[1] + {"S": 1, "N": -1}.get(side, 0)
        require(beyond not in every, FURNITURE_FILE, f"{field}.sides[{place}]", "a side at the rim of the piece", text)
        sides.append((*at, SIDE_LETTERS[side]))
    tags = []
    for tag, texts in piece.tags.items():
        require(tag in TAGS, FURNITURE_FILE, f"{field}.tags", f"one of {', '.join(TAGS)}", repr(tag))
        for place, text in enumerate(texts):
            at, _ = _place(text, 2, furniture, f"{field}.tags.{tag}[{place}]")
            tags.append((*at, tag))
    return Shape(tuple(furniture), tuple(circulation), tuple(sides), tuple(tags))


def _place(text: str, parts: int, furniture: list[tuple[int, int]], field: str) -> tuple[tuple[int, int], str]:
    """A furniture square, and a side where there is one, from "column,row" or "column,row,side"."""
    found = text.split(",")
    if len(found) != parts or not (found[0].isdecimal() and found[1].isdecimal()):
        raise ContentError(FURNITURE_FILE, field, '"column,row,side"' if parts == 3 else '"column,row"', repr(text))
    at = int(found[0]), int(found[1])
    require(at in furniture, FURNITURE_FILE, field, "a furniture square of the piece", repr(text))
    return at, found[-1]
