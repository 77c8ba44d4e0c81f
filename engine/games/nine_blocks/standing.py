"""How the seats stand: points, who is in play, who still builds. Boards and players read these of a view as well."""

from __future__ import annotations

from engine.games.nine_blocks.view import Seen


def points_of(seen: Seen, seat: int) -> int:
    """The points of a seat as they stand."""
    return sum(claim.points for claim in seen.claims if claim.seat == seat) + seen.gained[seat] + seen.alone[seat]


def in_play(seen: Seen) -> tuple[int, ...]:
    """The seats that are not out, rising."""
    return tuple(seat for seat in range(seen.seats) if not seen.out[seat])


def placing(seen: Seen) -> tuple[int, ...]:
    """The seats that are neither out nor have passed, rising."""
    return tuple(seat for seat in in_play(seen) if not seen.passed[seat])
