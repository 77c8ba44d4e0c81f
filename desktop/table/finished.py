"""A finished match as the statistics keep it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from hashlib import sha256

from desktop.storage.statistics import EndReason, Finished, Row, SeatResult, Tally
from desktop.table.opponents import AUTOMATON, colour_beside
from engine.core.entries import Act, AidUsed, Consent, Forces, HandOver, Undo, follow
from engine.core.game import Count, ScoreSheet
from engine.core.match import Match
from engine.core.wire import canonical

UNDO, COMPUTER, POSITION = "undo", "computer", "position"
log = logging.getLogger("cantiere.table")


def entry_of(match: Match) -> Finished | None:
    """The entry of a match; None while it goes on, or if it cannot be counted, which is logged."""
    if match.outcome is None:
        return None
    try:
        return finished_of(match)
    except Exception:
        log.exception("the match cannot be counted")
        return None


def finished_of(match: Match) -> Finished:
    """The entry of a match that is over. Raises RuntimeError if it is not."""
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError("the match is not over")
    helped = helps(match)
    tallies = tallies_of(match)
    seats = tuple(
        SeatResult(
            name=info.name,
            controller=info.controller,
            colour=info.colour,
            rank=outcome.ranks[seat],
            total=outcome.sheets[seat].total,
            helped=helped[seat],
            rows=rows_of(outcome.sheets[seat]),
            tallies=tuple(Tally(count.key, count.group, count.count) for count in tallies[seat]),
        )
        for seat, info in enumerate(match.seats)
    )
    grey = colour_beside(info.colour for info in match.seats)
    ranks = outcome.standing[len(seats) :]
    others = tuple(
        SeatResult(AUTOMATON, AUTOMATON, grey, rank, sheet.total, rows=rows_of(sheet))
        for rank, sheet in zip(ranks, outcome.opponents, strict=True)
    )
    return Finished(
        id=identity(match),
        game=match.game.facts.id,
        mode=match.setup.mode,
        options=dict(match.setup.options),
        finished=datetime.now(UTC).isoformat(timespec="seconds"),
        turns=match.round,
        reasons=tuple(
            EndReason(reason, causes) for reason, causes in zip(outcome.reasons, outcome.causes, strict=True)
        ),
        seats=(*seats, *others),
        aids=match.table.aids,
        free_undo=match.table.free_undo,
    )


def rows_of(sheet: ScoreSheet) -> tuple[Row, ...]:
    """The rows of a score sheet as they are kept."""
    return tuple(Row(row.key, row.group, row.count, row.points) for row in sheet.rows)


def tallies_of(match: Match) -> tuple[tuple[Count, ...], ...]:
    """What is counted over the match so far, per seat."""
    acts = [match.entries[number] for number in match.acts]
    played = [(act.seat, act.action) for act in acts if isinstance(act, Act)]
    counted: tuple[tuple[Count, ...], ...] = match.game.statistics(match.state, played)
    return counted


def identity(match: Match) -> str:
    """The id of a match: the same whenever game, seed, set-up, start and first seats are, however often it is
    finished."""
    start = (match.game.facts.id, match.seed, match.setup, match.origin, match.origin_round, match.first_seats)
    return sha256(canonical(start)).hexdigest()[:32]


def helps(match: Match) -> list[tuple[str, ...]]:
    """Per seat what helped it.

    Taking back helps when something had been drawn or shown since; a slip of the hand that is put right does not.
    """
    found: list[dict[str, None]] = [{} for _ in match.seats]
    entries = match.entries
    forces = Forces()
    for number, entry in enumerate(entries):
        before = forces.acts
        forces = follow(forces, entries, number, entry)
        if isinstance(entry, AidUsed):
            found[entry.seat][entry.aid] = None
        elif isinstance(entry, HandOver):
            found[entry.seat][COMPUTER] = None
        elif isinstance(entry, Undo | Consent):
            withdrawn = [entries[act] for act in before if act not in forces.acts]
            if any(isinstance(act, Act) and act.discloses for act in withdrawn):
                for seat in (entry.seat,) if isinstance(entry, Undo) else entry.seats:
                    found[seat][UNDO] = None
    if match.origin is not None:
        for seat in found:
            seat[POSITION] = None
    return [tuple(seat) for seat in found]
