"""Those that play in a match without being seats: an automaton of the rules, for instance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

AUTOMATON: Final = "automaton"
"""Stands where seats have "person" or a level."""
COLOURS: Final = (8, 7)
"""Colour and symbol of an opponent: the grey ring, or the next one where a seat has it."""


def colour_beside(taken: Iterable[int]) -> int:
    """The number of colour and symbol of an opponent beside seats that have these."""
    return COLOURS[0] if COLOURS[0] not in set(taken) else COLOURS[1]
