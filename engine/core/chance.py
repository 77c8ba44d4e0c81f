"""Named random streams from one seed: counter-based, integers only, alike on every system.

The value number ``i`` (from 0) of stream ``name`` under ``seed`` is SplitMix64 of a key: with

    key = the first 8 bytes, little-endian, of BLAKE2b(digest_size=8) over the ASCII text "cantiere:" seed ":" name
    z   = key + (i + 1) * 0x9E3779B97F4A7C15                       (all modulo 2**64)
    z   = (z ^ z >> 30) * 0xBF58476D1CE4E5B9
    z   = (z ^ z >> 27) * 0x94D049BB133111EB
    value = z ^ z >> 31

A number below ``n`` is Lemire's multiply-shift with rejection, so every number is exactly equally likely: with m =
value * n, values whose m mod 2**64 lies below 2**64 mod n are skipped, and the number is m >> 64. A shuffle is
Fisher-Yates from the last place down to the second. ``tests/engine/test_chance.py`` holds published vectors.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
STEP: Final = 0x9E37_79B9_7F4A_7C15
SEED_LIMIT: Final = 2**63
"""Seeds are integers from 0 to this number minus 1."""


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one call drew from one stream: the numbers, in order."""

    stream: str
    numbers: tuple[int, ...]


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seed and position of every stream that was used; immutable."""

    seed: int
    positions: tuple[tuple[str, int], ...] = ()

    def draft(self) -> Draft:
        """A mutable copy to draw from; this value stays as it is."""
        return Draft(self.seed, dict(self.positions))


@lru_cache(maxsize=4096)
def key_of(seed: int, stream: str) -> int:
    """The 64-bit key of a stream."""
    digest = hashlib.blake2b(f"cantiere:{seed}:{stream}".encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "little")


class Draft:
    """Draws numbers and remembers what was drawn; ``chance`` is the new immutable value."""

    __slots__ = ("_log", "_positions", "seed")

    def __init__(self, seed: int, positions: dict[str, int]) -> None:
        self.seed = seed
        self._positions = positions
        self._log: list[Drawn] = []

    def word(self, stream: str) -> int:
        """The next 64-bit value of a stream."""
        position = self._positions.get(stream, 0) + 1
        self._positions[stream] = position
        z = (key_of(self.seed, stream) + position * STEP) & WORD
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & WORD
        return z ^ (z >> 31)

    def number(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1, not noted in ``drawn``: for players, who draw often.

        Raises ValueError if n is below 1 or above 2**32.
        """
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"n must be from 1 to 2**32, not {n}")
        while True:
            m = self.word(stream) * n
            if m & WORD >= n or m & WORD >= (1 << 64) % n:
                return m >> 64

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1, noted in ``drawn``."""
        number = self.number(stream, n)
        self._log.append(Drawn(stream, (number,)))
        return number

    def shuffled(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order; the numbers drawn are noted in ``drawn``."""
        order = list(items)
        numbers = []
        for last in range(len(order) - 1, 0, -1):
            other = self.number(stream, last + 1)
            numbers.append(other)
            order[last], order[other] = order[other], order[last]
        self._log.append(Drawn(stream, tuple(numbers)))
        return tuple(order)

    def chosen(self, stream: str, items: Sequence[T]) -> T:
        """One of the items, each equally likely; not noted in ``drawn``. Raises IndexError if there are none."""
        if not items:
            raise IndexError("there is nothing to choose from")
        return items[self.number(stream, len(items))]

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """What ``below`` and ``shuffled`` drew since the draft was made."""
        return tuple(self._log)

    @property
    def chance(self) -> Chance:
        """The immutable value after everything drawn so far."""
        return Chance(self.seed, tuple(sorted(self._positions.items())))
