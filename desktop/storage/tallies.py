"""Arithmetic over finished matches, and their export: pure functions over records, no files."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from desktop.storage.statistics import Finished, Row, SeatResult

APP: Final = "cantiere"
LAYOUT: Final = 1
"""The layout of an exported JSON file."""

PLACES: Final = ("match", "finished", "game", "mode", "options", "turns", "ended", "aids", "free_undo")
FACES: Final = ("seat", "name", "controller", "colour", "rank", "total", "helped")


@dataclass(frozen=True, order=True)
class Who:
    """Whose results are counted together: a name and who plays it ("person" or a level)."""

    name: str
    controller: str


@dataclass(frozen=True)
class Spot:
    """A result of somebody: the match and the seat in it."""

    match: Finished
    seat: int

    @property
    def own(self) -> SeatResult:
        """The result of the seat."""
        return self.match.seats[self.seat]

    @property
    def contested(self) -> bool:
        """Whether there was somebody to win against."""
        return len(self.match.seats) > 1

    @property
    def won(self) -> bool:
        """Whether the seat came first, alone or with others, against somebody."""
        return self.contested and self.own.rank == 1


@dataclass(frozen=True)
class Summary:
    """What came of the matches of somebody: played, of these with somebody to win against, won; best total and the
    mean; current and longest run of wins; how many with and without help; the colour of the last seat."""

    who: Who
    played: int
    contested: int
    won: int
    best: int
    mean: float
    streak: int
    longest: int
    helped: int
    unhelped: int
    colour: int


@dataclass(frozen=True)
class Average:
    """The average of a score row or a tally over matches."""

    key: str
    group: str
    count: float
    points: float = 0.0


def people(matches: Iterable[Finished]) -> dict[Who, tuple[Spot, ...]]:
    """Everybody who sat in the matches, with their results in the order of the matches."""
    found: dict[Who, list[Spot]] = {}
    for match in matches:
        for at, seat in enumerate(match.seats):
            found.setdefault(Who(seat.name, seat.controller), []).append(Spot(match, at))
    return {who: tuple(spots) for who, spots in found.items()}


def summarise(who: Who, spots: Sequence[Spot]) -> Summary:
    """The summary of at least one result, oldest first."""
    totals = [spot.own.total for spot in spots]
    current, longest = streaks([spot.won for spot in spots if spot.contested])
    helped = sum(bool(spot.own.helped) for spot in spots)
    return Summary(
        who=who,
        played=len(spots),
        contested=sum(spot.contested for spot in spots),
        won=sum(spot.won for spot in spots),
        best=max(totals),
        mean=sum(totals) / len(totals),
        streak=current,
        longest=longest,
        helped=helped,
        unhelped=len(spots) - helped,
        colour=spots[-1].own.colour,
    )


def streaks(wins: Sequence[bool]) -> tuple[int, int]:
    """The run of wins at the end, and the longest one."""
    run = longest = 0
    for won in wins:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return run, longest


def summaries(found: dict[Who, tuple[Spot, ...]]) -> list[Summary]:
    """A summary for everybody: persons before computer players, who played most first, then by name."""
    made = [summarise(who, spots) for who, spots in found.items()]
    return sorted(made, key=lambda s: (s.who.controller != "person", -s.played, s.who.name.casefold(), s.who))


def row_averages(spots: Sequence[Spot]) -> tuple[Average, ...]:
    """The average of every score row, in the order of the sheets; a row that a match lacks counts as nothing there."""
    order: dict[str, str] = {}
    counts: dict[str, int] = {}
    points: dict[str, int] = {}
    for spot in spots:
        for row in spot.own.rows:
            order.setdefault(row.key, row.group)
            counts[row.key] = counts.get(row.key, 0) + row.count
            points[row.key] = points.get(row.key, 0) + row.points
    number = len(spots)
    return tuple(Average(key, group, counts[key] / number, points[key] / number) for key, group in order.items())


def source_averages(spots: Sequence[Spot], source_of: Callable[[Row], str]) -> tuple[Average, ...]:
    """The average of what points come from, for games whose rows differ from match to match; ``source_of`` sorts the
    rows."""
    counts: dict[str, int] = {}
    points: dict[str, int] = {}
    for spot in spots:
        for row in spot.own.rows:
            source = source_of(row)
            counts[source] = counts.get(source, 0) + row.count
            points[source] = points.get(source, 0) + row.points
    number = len(spots)
    return tuple(Average(source, source, counts[source] / number, points[source] / number) for source in counts)


def tally_averages(spots: Sequence[Spot]) -> tuple[Average, ...]:
    """The average of every tally, in the order in which games give them."""
    order: dict[str, str] = {}
    counts: dict[str, int] = {}
    for spot in spots:
        for tally in spot.own.tallies:
            order.setdefault(tally.key, tally.group)
            counts[tally.key] = counts.get(tally.key, 0) + tally.count
    return tuple(Average(key, group, counts[key] / len(spots)) for key, group in order.items())


def end_counts(matches: Iterable[Finished]) -> tuple[tuple[str, int], ...]:
    """Every reason with the number of matches that ended by it, the most frequent first. A match may have several."""
    counts: dict[str, int] = {}
    for match in matches:
        for end in match.reasons:
            counts[end.reason] = counts.get(end.reason, 0) + 1
    return tuple(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


# Export


class Export(msgspec.Struct, frozen=True):
    """An exported JSON file."""

    app: str
    statistics: int
    matches: tuple[Finished, ...]


def to_json(matches: Sequence[Finished]) -> bytes:
    """All matches as readable JSON."""
    data = msgspec.json.encode(Export(APP, LAYOUT, tuple(matches)))
    return msgspec.json.format(data, indent=2) + b"\n"


def from_json(data: bytes) -> tuple[Finished, ...]:
    """The matches of an exported file. Raises msgspec.MsgspecError if it is none."""
    return msgspec.json.decode(data, type=Export).matches


def to_csv(matches: Sequence[Finished]) -> bytes:
    """A line per seat of every match, for spreadsheets: UTF-8 with its mark, commas, a heading.

    Each score row has two columns (points and what was counted), each tally one; a game without it leaves them empty.
    """
    seats = [seat for match in matches for seat in match.seats]
    rows = dict.fromkeys(row.key for seat in seats for row in seat.rows)
    tallies = dict.fromkeys(tally.key for seat in seats for tally in seat.tallies)
    heads = [f"{kind}_{key}" for key in rows for kind in ("points", "count")] + [f"tally_{key}" for key in tallies]
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow((*PLACES, *FACES, *heads))
    for match in matches:
        place = (
            match.id, match.finished, match.game, match.mode,
            " ".join(f"{key}={value}" for key, value in sorted(match.options.items())),
            match.turns, " ".join(end.reason for end in match.reasons), " ".join(match.aids), int(match.free_undo),
        )  # fmt: skip
        for number, seat in enumerate(match.seats, 1):
            face = (
                number, seat.name, seat.controller, seat.colour, seat.rank, seat.total, " ".join(seat.helped),
            )  # fmt: skip
            own = {f"points_{row.key}": row.points for row in seat.rows}
            own |= {f"count_{row.key}": row.count for row in seat.rows}
            own |= {f"tally_{tally.key}": tally.count for tally in seat.tallies}
            writer.writerow((*place, *face, *(own.get(head, "") for head in heads)))
    return out.getvalue().encode("utf-8-sig")
