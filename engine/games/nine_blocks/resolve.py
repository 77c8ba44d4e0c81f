"""The heart of the game: what becomes of the plans of a round (rules page, 5.3, steps 1 to 4)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.games.nine_blocks.events import Built, Clashed, Fact, PlansRevealed, SpaceLost, UnitCompleted, Violated
from engine.games.nine_blocks.grid import EMPTY, NOBODY, SPACES_OF, UNITS_OF, contradictions, units_shared, value_of
from engine.games.nine_blocks.view import Claim, Planned


class Resolved(msgspec.Struct, frozen=True):
    """The board after the plans, the penalty tiles that each seat receives, the units claimed, what was built in its
    order, and the facts."""

    board: tuple[int, ...]
    builders: tuple[int, ...]
    built_in: tuple[int, ...]
    penalties: tuple[tuple[int, ...], ...]
    claims: tuple[Claim, ...]
    built: tuple[Planned, ...]
    facts: tuple[Fact, ...]


class Site:
    """A board while tiles are built and taken. ``claimed`` holds the units that have been scored (ruling 19)."""

    def __init__(
        self,
        board: tuple[int, ...],
        builders: tuple[int, ...],
        built_in: tuple[int, ...],
        claims: Sequence[Claim],
    ) -> None:
        self.board = list(board)
        self.builders = list(builders)
        self.built_in = list(built_in)
        self.claimed = {claim.unit for claim in claims}

    def clear(self, space: int) -> int:
        """Takes the piece off the space; gives its number. Points stay (ruling 14)."""
        number = self.board[space]
        self.board[space], self.builders[space], self.built_in[space] = EMPTY, NOBODY, 0
        return number

    def build(self, seats: int, turn: int, round_: int, plan: Planned) -> tuple[Claim, ...]:
        """Builds the tile; gives the units that it completes, row, column, block (rulings 17 to 19)."""
        self.board[plan.space] = plan.number
        self.builders[plan.space], self.built_in[plan.space] = plan.seat, round_
        completed = tuple(
            Claim(unit, plan.seat, value_of(seats, turn, unit), round_)
            for unit in UNITS_OF[plan.space]
            if unit not in self.claimed and all(self.board[space] for space in SPACES_OF[unit])
        )
        self.claimed.update(claim.unit for claim in completed)
        return completed


def resolve(
    seats: int,
    turn: int,
    round_: int,
    board: tuple[int, ...],
    builders: tuple[int, ...],
    built_in: tuple[int, ...],
    claims: tuple[Claim, ...],
    plans: tuple[Planned, ...],
) -> Resolved:
    """Turns the plans over and settles them in their order: same space, clashes, violations, building."""
    penalties: list[list[int]] = [[] for _ in range(seats)]
    facts: list[Fact] = [
        PlansRevealed(
            round_,
            tuple(plan.seat for plan in plans),
            tuple(plan.space for plan in plans),
            tuple(plan.number for plan in plans),
        )
    ]
    standing = _settle_spaces(round_, plans, penalties, facts)
    standing = _settle_clashes(round_, standing, penalties, facts)
    site = Site(board, builders, built_in, claims)
    standing = _settle_violations(round_, board, site, standing, penalties, facts)
    more = _build(seats, turn, round_, site, standing, facts)
    return Resolved(
        tuple(site.board),
        tuple(site.builders),
        tuple(site.built_in),
        tuple(tuple(tiles) for tiles in penalties),
        more,
        standing,
        tuple(facts),
    )


def _settle_spaces(
    round_: int, plans: tuple[Planned, ...], penalties: list[list[int]], facts: list[Fact]
) -> tuple[Planned, ...]:
    """Step 1: the first plan on a space fixes its number, the last plan of that number stays in its own place of the
    order."""
    first: dict[int, Planned] = {}
    last: dict[int, Planned] = {}
    for plan in plans:
        kind = first.setdefault(plan.space, plan).number
        if plan.number == kind:
            last[plan.space] = plan
    standing = []
    for plan in plans:
        winner = last[plan.space]
        if plan is winner:
            standing.append(plan)
        else:
            penalties[plan.seat].append(plan.number)
            facts.append(SpaceLost(round_, plan.seat, plan.space, plan.number, winner.number, winner.seat))
    return tuple(standing)


def _settle_clashes(
    round_: int, plans: tuple[Planned, ...], penalties: list[list[int]], facts: list[Fact]
) -> tuple[Planned, ...]:
    """Step 2: a tile that equals an accepted one in a row, column or block is lost; lost ones block nobody."""
    accepted: list[Planned] = []
    for plan in plans:
        for earlier in accepted:
            units = units_shared(plan.space, earlier.space)
            if plan.number == earlier.number and units:
                penalties[plan.seat].append(plan.number)
                facts.append(Clashed(round_, plan.seat, plan.space, plan.number, earlier.seat, earlier.space, units))
                break
        else:
            accepted.append(plan)
    return tuple(accepted)


def _settle_violations(
    round_: int,
    board: tuple[int, ...],
    site: Site,
    plans: tuple[Planned, ...],
    penalties: list[list[int]],
    facts: list[Fact],
) -> tuple[Planned, ...]:
    """Step 3: against the board as it was when the plans were made, so that luck excuses nobody; the offender takes
    its own tile and every contradicting piece that is still there."""
    standing = []
    for plan in plans:
        against = contradictions(board, plan.space, plan.number)
        if not against:
            standing.append(plan)
            continue
        taken = tuple(space for space in against if site.board[space] != EMPTY)
        penalties[plan.seat].append(plan.number)
        penalties[plan.seat] += (site.clear(space) for space in taken)
        units = tuple(
            unit for unit in UNITS_OF[plan.space] if any(unit in units_shared(plan.space, other) for other in against)
        )
        gone = tuple(space for space in against if space not in taken)
        facts.append(Violated(round_, plan.seat, plan.space, plan.number, units, taken, gone))
    return tuple(standing)


def _build(
    seats: int, turn: int, round_: int, site: Site, plans: tuple[Planned, ...], facts: list[Fact]
) -> tuple[Claim, ...]:
    """Step 4: the tiles are built in order; each scores what it completes."""
    claims: list[Claim] = []
    for plan in plans:
        facts.append(Built(round_, plan.seat, plan.space, plan.number))
        completed = site.build(seats, turn, round_, plan)
        facts += (UnitCompleted(round_, claim.seat, claim.unit, claim.points, plan.space) for claim in completed)
        claims += completed
    return tuple(claims)
