"""Points, full areas, and who wins (rules page, 3.4, 3.5, 5.5, R5 to R7, R13)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from engine.core.game import ScoreRow, ScoreSheet, TieBreak
from engine.games.nine_blocks.facts import POINTS_TO_WIN
from engine.games.nine_blocks.grid import BLOCKS, COLUMNS, ROWS, SPACES_OF, area, masks_of
from engine.games.nine_blocks.standing import in_play, points_of
from engine.games.nine_blocks.view import Planned, Seen


class End(StrEnum):
    """Why a match is over. Values are stored and never renamed."""

    POINTS = "points"
    AREA = "area"
    INSTANT = "instant"
    LAST_SEAT = "last_seat"
    NOBODY = "nobody"
    ALL_PASSED = "all_passed"
    GUARD = "guard"


class Verdict(msgspec.Struct, frozen=True):
    """Who wins, and the tie-breaks that were needed."""

    winners: tuple[int, ...]
    ties: tuple[TieBreak, ...] = ()


LINES: Final = 1
"""Points of a row, a column or a shared block."""


def sheet_of(seen: Seen, seat: int) -> ScoreSheet:
    """The points by rows, columns, blocks, blocks of one seat alone, bonuses, and tiles built alone; ``squares`` are
    the spaces of the units, unit by unit."""
    own = [claim for claim in seen.claims if claim.seat == seat]
    kinds = {
        "rows": [claim for claim in own if claim.unit in ROWS],
        "columns": [claim for claim in own if claim.unit in COLUMNS],
        "blocks": [claim for claim in own if claim.unit in BLOCKS and claim.points == LINES],
        "blocks_own": [claim for claim in own if claim.unit in BLOCKS and claim.points != LINES],
    }
    rows = [
        ScoreRow(
            key,
            "units",
            len(claims),
            sum(claim.points for claim in claims),
            tuple(space for claim in claims for space in SPACES_OF[claim.unit]),
        )
        for key, claims in kinds.items()
    ]
    rows.append(ScoreRow("bonus", "extra", seen.gained[seat], seen.gained[seat]))
    rows.append(ScoreRow("alone", "extra", seen.alone[seat], seen.alone[seat]))
    return ScoreSheet(tuple(rows), sum(row.points for row in rows))


def best_of(seen: Seen, seats: tuple[int, ...]) -> Verdict:
    """More points, then fewer penalty tiles, then shared (rulings 20, 33)."""
    most = max(points_of(seen, seat) for seat in seats)
    level = tuple(seat for seat in seats if points_of(seen, seat) == most)
    if len(level) == 1:
        return Verdict(level)
    counts = tuple(len(seen.penalties[seat]) for seat in level)
    winners = tuple(seat for seat, count in zip(level, counts, strict=True) if count == min(counts))
    ties = [TieBreak("penalties", level, counts)]
    if len(winners) > 1:
        ties.append(TieBreak("shared", winners, (min(counts),) * len(winners)))
    return Verdict(winners, tuple(ties))


def won_by_points(seen: Seen) -> Verdict | None:
    """Seats with three points (3.5)."""
    there = tuple(seat for seat in in_play(seen) if points_of(seen, seat) >= POINTS_TO_WIN)
    return best_of(seen, there) if there else None


def won_by_area(seen: Seen, built: tuple[Planned, ...]) -> Verdict | None:
    """Seats whose whole area is built, if the tile that filled it was one of ``built`` (ruling 22, R5, R7)."""
    laid = {plan.space for plan in built}
    occupied = masks_of(seen.board).occupied
    full = []
    for seat in in_play(seen):
        own = area(seen.seats, seen.turn, seat)
        if not own & ~occupied and any(own >> space & 1 for space in laid):
            full.append(seat)
    if len(full) < 2:
        return Verdict(tuple(full)) if full else None
    last = built[-1].seat
    if last in full:
        return Verdict((last,), (TieBreak("last_tile", tuple(full), tuple(int(seat == last) for seat in full)),))
    return best_of(seen, tuple(full))


def ranks_of(seen: Seen, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Winners first, then by points and fewer penalties; eliminated seats last, a later elimination better; equal seats
    share a rank (R13). Without a winner nobody is first: ranks begin with 2."""

    def standing(seat: int) -> tuple[int, ...]:
        if seat in winners:
            return (0,)
        if seen.out[seat]:
            return (2, -seen.out[seat])
        return (1, -points_of(seen, seat), len(seen.penalties[seat]))

    keys = [standing(seat) for seat in range(seen.seats)]
    first = 1 if winners else 2
    return tuple(first + sum(other < key for other in keys) for key in keys)
