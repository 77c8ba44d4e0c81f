"""Helpers for sentences: placeholders, lists of names, seats in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase

translate = QCoreApplication.translate

T = TypeVar("T")

NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})
"""What sentences need not know of a match whose options name nothing."""


@dataclass(frozen=True)
class SeatName:
    """How sentences call a seat: its ``name`` and the ``number`` 1 to 12 of its colour and symbol."""

    name: str
    number: int


def plain(words: Callable[[Any, Sequence[SeatName]], T]) -> Callable[[Any, Sequence[SeatName], Mapping[str, str]], T]:
    """Words of a game whose sentences are the same whatever its options: the options are left out."""
    return lambda thing, seats, _: words(thing, seats)


def fill(sentence: str, *parts: object) -> str:
    """A sentence, already translated, with %1, %2, ... replaced; a part may hold a percent sign itself."""
    pieces = sentence.split("%")
    made = [pieces[0]]
    for piece in pieces[1:]:
        digits = piece[:1]
        if digits.isdigit() and 0 < int(digits) <= len(parts):
            made.append(f"{parts[int(digits) - 1]}{piece[1:]}")
        else:
            made.append(f"%{piece}")
    return "".join(made)


def listing(parts: Sequence[str]) -> str:
    """Names as a list in words: "Ada", "Ada and Bo", "Ada, Bo and Chidi"."""
    if not parts:
        return ""
    if len(parts) == 1:
        return parts[0]
    first = translate("Words", ", ", "between the names of a list").join(parts[:-1])
    return fill(translate("Words", "%1 and %2", "end of a list of names"), first, parts[-1])


def name_of(seats: Sequence[SeatName], seat: int) -> str:
    """The name of a seat."""
    return seats[seat].name


def names_of(seats: Sequence[SeatName], chosen: Sequence[int]) -> str:
    """The names of several seats as a list in words."""
    return listing([seats[seat].name for seat in chosen])


def full_name(seat: SeatName) -> str:
    """A seat with colour and symbol, for prompts: "Ada (blue circle)"."""
    return fill(translate("Words", "%1 (%2)", "seat with colour and symbol"), seat.name, seat_phrase(seat.number))


def signed(points: int) -> str:
    """A number with its sign: "+3", "−5", "0"; the minus is the typographic one."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if points else "0"


def number(value: int) -> str:
    """A number with its sign only where it is negative; the minus is the typographic one."""
    return f"−{-value}" if value < 0 else str(value)
