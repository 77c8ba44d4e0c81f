"""Claims about a recorded match, as sentences that a person can read and this module can check.

The sentences, one a line, with a number or id in place of each name in capitals:

    The mode is MODE.
    The option OPTION is VALUE.
    The match lasts NUMBER rounds and NUMBER acts.
    The match ends by REASON (and REASON ...).
    Seat NUMBER brings about REASON.
    Seat NUMBER has NUMBER points and rank NUMBER.
    Seat NUMBER has NUMBER points for ROW.
    NUMBER times EVENT is told.
    NUMBER times something is taken back.
    NUMBER times something is brought back.
    Seat NUMBER passes to CONTROLLER.
"""

from __future__ import annotations

import re

import msgspec

from engine.core.entries import Consent, HandOver, Redo, Undo


def tag(event) -> str:
    """The stable name of an event."""
    return msgspec.to_builtins(event)["type"]


def sheet(match, seat):
    """The score sheet of a seat, counted from 1."""
    return match.game.score(match.state, int(seat) - 1)


def count(match, kinds) -> int:
    """How many entries of these kinds the log holds."""
    return sum(isinstance(entry, kinds) for entry in match.entries)


CLAIMS = (
    (r"The mode is (\w+)\.", lambda m, mode: m.setup.mode == mode),
    (r"The option (\w+) is (\w+)\.", lambda m, option, value: m.setup.options[option] == value),
    (
        r"The match lasts (\d+) rounds and (\d+) acts\.",
        lambda m, rounds, acts: (m.round, len(m.acts)) == (int(rounds), int(acts)),
    ),
    (
        r"The match ends by ([\w ]+)\.",
        lambda m, reasons: m.outcome is not None and m.outcome.reasons == tuple(reasons.split(" and ")),
    ),
    (
        r"Seat (\d+) brings about (\w+)\.",
        lambda m, seat, reason: int(seat) - 1 in m.outcome.causes[m.outcome.reasons.index(reason)],
    ),
    (
        r"Seat (\d+) has (-?\d+) points and rank (\d+)\.",
        lambda m, seat, points, rank: (
            (m.outcome.sheets[int(seat) - 1].total, m.outcome.ranks[int(seat) - 1]) == (int(points), int(rank))
        ),
    ),
    (
        r"Seat (\d+) has (-?\d+) points for (\w+)\.",
        lambda m, seat, points, row: {r.key: r.points for r in sheet(m, seat).rows}[row] == int(points),
    ),
    (
        r"(\d+) times (\w+) is told\.",
        lambda m, times, kind: sum(tag(t.event) == kind for *_, told in m.history() for t in told) == int(times),
    ),
    (r"(\d+) times something is taken back\.", lambda m, times: count(m, Undo | Consent) == int(times)),
    (r"(\d+) times something is brought back\.", lambda m, times: count(m, Redo) == int(times)),
    (
        r"Seat (\d+) passes to (\w+)\.",
        lambda m, seat, who: any(isinstance(e, HandOver) and e == HandOver(int(seat) - 1, who) for e in m.entries),
    ),
)


def holds(match, sentence: str) -> bool:
    """Whether the sentence is true of the match. Raises ValueError for a sentence that is none of the above."""
    for pattern, check in CLAIMS:
        found = re.fullmatch(pattern, sentence)
        if found:
            return check(match, *found.groups())
    raise ValueError(f"this is no claim: {sentence!r}")


def claims_of(match) -> list[str]:
    """The claims that describe a finished match, for a new recording."""
    outcome = match.outcome
    kinds: dict[str, int] = {}
    for *_, told in match.history():
        for one in told:
            kinds[tag(one.event)] = kinds.get(tag(one.event), 0) + 1
    return [
        f"The mode is {match.setup.mode}.",
        *(f"The option {option} is {value}." for option, value in match.setup.options.items()),
        f"The match lasts {match.round} rounds and {len(match.acts)} acts.",
        f"The match ends by {' and '.join(outcome.reasons)}.",
        *(
            f"Seat {seat + 1} brings about {reason}."
            for reason, seats in zip(outcome.reasons, outcome.causes, strict=True)
            for seat in seats
        ),
        *(
            f"Seat {s + 1} has {outcome.sheets[s].total} points and rank {rank}."
            for s, rank in enumerate(outcome.ranks)
        ),
        *(
            f"Seat {seat + 1} has {row.points} points for {row.key}."
            for seat, scored in enumerate(outcome.sheets)
            for row in scored.rows
            if row.points
        ),
        *(f"{number} times {kind} is told." for kind, number in sorted(kinds.items())),
        f"{count(match, Undo | Consent)} times something is taken back.",
        f"{count(match, Redo)} times something is brought back.",
        *(f"Seat {e.seat + 1} passes to {e.controller}." for e in match.entries if isinstance(e, HandOver)),
    ]
