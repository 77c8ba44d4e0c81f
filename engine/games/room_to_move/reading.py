"""Reading content files of Room to Move: errors that name file and field, squares, areas and edges as text."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from engine.core.game import Read
from engine.geometry.squares import EAST, NORTH, SOUTH, WEST, WIDTH, edge_of, square_at, square_named

T = TypeVar("T")

LANGUAGES: Final = ("en", "it", "de")
SIDE_LETTERS: Final = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
_EDGE: Final = re.compile(r"([A-P]\d{1,2}):([NESW])")


class ContentError(ValueError):
    """A content file is missing, cannot be read or contradicts itself. The sentence names file, field, what was
    expected and what was found."""

    def __init__(self, file: str, field: str, expected: str, found: object = None) -> None:
        tail = "" if found is None else f", not {found}"
        super().__init__(f"{file}, {field}: expected {expected}{tail}.")
        self.file = file
        self.field = field


def read_bytes(read: Read, name: str) -> bytes:
    """The bytes of a content file. Raises ContentError."""
    try:
        return read(name)
    except OSError as error:
        raise ContentError(name, "file", "a file that can be read", str(error).rstrip(".")) from error


def decoded(data: bytes, name: str, kind: type[T]) -> T:
    """The content of a file. Raises ContentError with the path of the field that is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise ContentError(name, where.rstrip("`").lstrip(".") or "content", what.removeprefix("Expected ")) from error
    except msgspec.DecodeError as error:
        raise ContentError(name, "content", "JSON", str(error)) from error


def require(holds: bool, file: str, field: str, expected: str, found: object = None) -> None:
    """Raises ContentError if it does not hold."""
    if not holds:
        raise ContentError(file, field, expected, found)


def check_words(words: dict[str, str], file: str, field: str) -> None:
    """Words in every language, none of them empty."""
    require(sorted(words) == sorted(LANGUAGES), file, field, f"texts in {', '.join(LANGUAGES)}", ", ".join(words))
    for language, text in words.items():
        require(bool(text.strip()), file, f"{field}.{language}", "a text", "an empty one")


def square_from(text: str, file: str, field: str) -> int:
    """The square of a name such as "C4"."""
    try:
        return square_named(text)
    except ValueError:
        raise ContentError(file, field, "a square from A1 to P16", repr(text)) from None


def area_from(texts: tuple[str, ...], file: str, field: str) -> int:
    """The squares of names and rectangles such as "C4:F6", as a mask."""
    mask = 0
    for place, text in enumerate(texts):
        here = f"{field}[{place}]"
        first, colon, last = text.partition(":")
        one = square_from(first, file, here)
        other = square_from(last, file, here) if colon else one
        left, right = sorted((one % WIDTH, other % WIDTH))
        top, bottom = sorted((one // WIDTH, other // WIDTH))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                mask |= 1 << square_at(column, row)
    return mask


def edge_from(text: str, file: str, field: str) -> int:
    """The edge of a text such as "C4:E"."""
    found = _EDGE.fullmatch(text)
    if not found:
        raise ContentError(file, field, 'a side such as "C4:E"', repr(text))
    return edge_of(square_from(found[1], file, field), SIDE_LETTERS[found[2]])


def edges_from(texts: tuple[str, ...], file: str, field: str) -> tuple[int, ...]:
    """The edges of several texts, rising."""
    return tuple(sorted({edge_from(text, file, f"{field}[{place}]") for place, text in enumerate(texts)}))
