"""Which rows the score table of the result has, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.windows.result import MatchResult

LEAST_OF_GROUP = 2
"""So many rows of a group always show, so that its name has room and plans nobody scored are seen."""


@dataclass(frozen=True)
class Line:
    """A category of the table: key, group, name in words, what it asks for, the only seat that has it (-1: more than
    one, or all)."""

    key: str
    group: str
    name: str
    detail: str
    owner: int = -1


@dataclass(frozen=True)
class Span:
    """Rows that belong together: their group, the seat that alone has them (-1: more than one), the first and how
    many."""

    group: str
    owner: int
    first: int
    count: int


def lines_of(result: MatchResult) -> tuple[Line, ...]:
    """The rows of a result by group: first what more than one seat has, then what one seat has, seats by rank.

    Categories that gave nothing are left out, unless a plan stands behind them or their group would be too small.
    """
    sheets, order = result.outcome.sheets, result.order()
    found = {row.key: row.group for sheet in sheets for row in sheet.rows}
    groups = list(dict.fromkeys(found.values()))
    owners = {key: [s for s in order if any(row.key == key for row in sheets[s].rows)] for key in found}
    alone = {key: own[0] if len(own) == 1 < len(sheets) else -1 for key, own in owners.items()}

    def place(key: str) -> tuple[int, int]:
        return groups.index(found[key]), order.index(alone[key]) + 1 if alone[key] >= 0 else 0

    used = {row.key for sheet in sheets for row in sheet.rows if row.points or row.count}
    kept: list[Line] = []
    for key in sorted(found, key=place):
        few = sum(line.group == found[key] for line in kept) < LEAST_OF_GROUP
        if key in used or few or key in result.details:
            kept.append(Line(key, found[key], result.row_name(key), result.details.get(key, ""), alone[key]))
    return tuple(kept)


def spans_of(lines: tuple[Line, ...]) -> list[Span]:
    """Neighbouring rows with the same group and owner."""
    made: list[Span] = []
    for at, line in enumerate(lines):
        last = made[-1] if made else None
        if last is not None and (last.group, last.owner) == (line.group, line.owner):
            made[-1] = Span(last.group, last.owner, last.first, last.count + 1)
        else:
            made.append(Span(line.group, line.owner, at, 1))
    return made
