"""What becomes of the plans of a round, slowly and by the words of the rules page alone (3.1, 5.1, 5.3, 5.5).

Nothing here is taken from the engine. A space is (row, column) from 0, a unit ("row", r), ("column", c) or
("block", r, c); a plan is (seat, space, number), in placement order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

Space: TypeAlias = tuple[int, int]
Unit: TypeAlias = tuple[str, int] | tuple[str, int, int]
Plan: TypeAlias = tuple[int, Space, int]

ALL_SPACES = [(row, column) for row in range(9) for column in range(9)]


@cache
def spaces_of(unit: Unit) -> set[Space]:
    """The nine spaces of a unit."""
    if unit[0] == "row":
        return {(unit[1], column) for column in range(9)}
    if unit[0] == "column":
        return {(row, unit[1]) for row in range(9)}
    return {(3 * unit[1] + row, 3 * unit[2] + column) for row in range(3) for column in range(3)}


@cache
def units_of(space: Space) -> list[Unit]:
    """Row, column and block of a space, in this order."""
    return [("row", space[0]), ("column", space[1]), ("block", space[0] // 3, space[1] // 3)]


ALL_UNITS = (
    [("row", r) for r in range(9)]
    + [("column", c) for c in range(9)]
    + [("block", r, c) for r in range(3) for c in range(3)]
)


def clockwise(space: Space) -> Space:
    """Where a space comes to lie when the board is turned by a quarter clockwise."""
    return space[1], 8 - space[0]


def at_start(seats: int, seat: int, space: Space) -> bool:
    """Whether the space belongs to the seat's area before any turning (3.1, ruling 1, R8)."""
    row, column = space[0] // 3, space[1] // 3
    if seats == 2:
        # The corner block with its two neighbours, and the whole other diagonal.
        corner = (2, 0) if seat == 0 else (0, 2)
        other_diagonal = row == column
        return other_diagonal or abs(row - corner[0]) + abs(column - corner[1]) <= 1
    centre = row == 1 and column == 1
    side = {0: row == 2, 1: column == 0, 2: row == 0, 3: column == 2}[seat]
    return centre or side


@cache
def in_area(seats: int, turn: int, seat: int, space: Space) -> bool:
    """Whether the seat may build there after so many quarter turns of the board under the tiles (ruling 4, R8)."""
    for _ in range(turn):
        space = clockwise(space)
    return at_start(seats, seat, space)


@cache
def may_build(seats: int, turn: int, unit: Unit) -> set[int]:
    """The seats that can build on every space of a unit."""
    return {s for s in range(seats) if all(in_area(seats, turn, s, space) for space in spaces_of(unit))}


def worth(seats: int, turn: int, unit: Unit) -> int:
    """Two points for a block that one seat alone can build in (ruling 2)."""
    if unit[0] != "block":
        return 1
    return 2 if len(may_build(seats, turn, unit)) == 1 else 1


@cache
def sees(one: Space, other: Space) -> bool:
    """Whether two different spaces share a row, a column or a block."""
    return one != other and any(unit in units_of(other) for unit in units_of(one))


@dataclass
class Settled:
    """What became of the plans; ``steps`` tells it fact by fact."""

    board: dict[Space, int]
    penalties: list[list[int]]
    built: list[Plan] = field(default_factory=list)
    scored: list[tuple[Unit, int, int]] = field(default_factory=list)
    steps: list[tuple[object, ...]] = field(default_factory=list)


def settle(seats: int, turn: int, board: dict[Space, int], scored: set[Unit], plans: list[Plan]) -> Settled:
    """Steps 1 to 4."""
    out = Settled(dict(board), [[] for _ in range(seats)])
    alive = same_space(plans, out)
    alive = clashes(alive, out)
    alive = violations(alive, board, out)
    done = set(scored)
    for plan in alive:
        seat, space, number = plan
        out.board[space] = number
        out.built.append(plan)
        out.steps.append(("built", seat, space, number))
        for unit in units_of(space):
            if unit not in done and all(one in out.board for one in spaces_of(unit)):
                done.add(unit)
                out.scored.append((unit, seat, worth(seats, turn, unit)))
                out.steps.append(("unit", seat, unit, worth(seats, turn, unit), space))
    return out


def same_space(plans: list[Plan], out: Settled) -> list[Plan]:
    """Step 1: the kind is that of the earliest; the latest plan of that kind survives, in its own place."""
    survivors = []
    for place, (seat, space, number) in enumerate(plans):
        there = [other for other in range(len(plans)) if plans[other][1] == space]
        kind = plans[there[0]][2]
        best = max(other for other in there if plans[other][2] == kind)
        if place == best:
            survivors.append(plans[place])
        else:
            out.penalties[seat].append(number)
            out.steps.append(("same space", seat, space, number, kind, plans[best][0]))
    return survivors


def clashes(plans: list[Plan], out: Settled) -> list[Plan]:
    """Step 2: equal to an accepted tile of the round in row, column or block."""
    accepted: list[Plan] = []
    for seat, space, number in plans:
        against = [other for other in accepted if other[2] == number and sees(other[1], space)]
        if against:
            first = against[0]
            shared = [unit for unit in units_of(space) if unit in units_of(first[1])]
            out.penalties[seat].append(number)
            out.steps.append(("clash", seat, space, number, first[0], first[1], shared))
        else:
            accepted.append((seat, space, number))
    return accepted


def violations(plans: list[Plan], snapshot: dict[Space, int], out: Settled) -> list[Plan]:
    """Step 3: equal to a tile of the board as it was; pieces are taken once, row, column, block."""
    sound = []
    for seat, space, number in plans:
        broken = []
        pieces: list[Space] = []
        for unit in units_of(space):
            equal = [other for other in sorted(spaces_of(unit)) if snapshot.get(other) == number]
            if equal:
                broken.append(unit)
            pieces += [other for other in equal if other not in pieces]
        if not pieces:
            sound.append((seat, space, number))
            continue
        taken = [other for other in pieces if other in out.board]
        gone = [other for other in pieces if other not in out.board]
        out.penalties[seat].append(number)
        for other in taken:
            out.penalties[seat].append(out.board.pop(other))
        out.steps.append(("violation", seat, space, number, broken, taken, gone))
    return sound


def repeating(board: dict[Space, int]) -> list[Space]:
    """The spaces whose number stands twice in a row, column or block."""
    return [one for one in board for other in board if sees(one, other) and board[one] == board[other]]
