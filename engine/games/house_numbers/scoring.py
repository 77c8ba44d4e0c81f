"""Points, ranks and tie-breaks (rules page, section 3.3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from engine.core.game import ScoreRow, ScoreSheet, TieBreak
from engine.games.house_numbers.facts import PRACTICES, SOLOS
from engine.games.house_numbers.sheet import (
    AGENT_VALUES,
    BIS_VALUES,
    LARGEST_ESTATE,
    PARK_VALUES,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    SOLO_TEMPS,
    TEMP_RANKING,
    Sheet,
    bits,
    estates,
)


def bis_loss(sheet: Sheet) -> int:
    """Points lost by bis houses; a tenth one and later ones cost nothing more (3.7, B13)."""
    return BIS_VALUES[min(sheet.bis.bit_count(), len(BIS_VALUES) - 1)]


def temp_points(temps: int, all_temps: Iterable[int]) -> int:
    """Points of the temp ranking: 7, 4, 1 for the most, second most, third most boxes; ties share, zero boxes give
    nothing."""
    if temps == 0:
        return 0
    ahead = len({other for other in all_temps if other > temps})
    return TEMP_RANKING[ahead] if ahead < len(TEMP_RANKING) else 0


def temp_score(mode: str, sheets: tuple[Sheet, ...], seat: int) -> int:
    """Points of a seat for its temps in the mode that is played (3.3, 3.5, R4)."""
    temps = sheets[seat].temps
    if mode in SOLOS:
        return TEMP_RANKING[0] if temps >= SOLO_TEMPS else 0
    if mode in PRACTICES:
        return 0
    return temp_points(temps, (sheet.temps for sheet in sheets))


def own_points(sheet: Sheet) -> int:
    """All points of a sheet but the temp ranking, without building the rows: for players, who ask often."""
    total = sum(sheet.plans) + POOL_VALUES[sheet.pools.bit_count()]
    for street, built in enumerate(sheet.parks):
        total += PARK_VALUES[street][built]
    for estate in estates(sheet):
        total += AGENT_VALUES[estate.size - 1][sheet.agents[estate.size - 1]]
    return total - bis_loss(sheet) - REFUSAL_VALUES[sheet.refusals] - ROUNDABOUT_VALUES[sheet.roundabouts.bit_count()]


def score_sheet(sheet: Sheet, temp_score: int) -> ScoreSheet:
    """The score sheet with a row per category; ``temp_score`` are the points of the temp ranking."""
    rows = [
        ScoreRow(f"plan_{place + 1}", "plans", int(points > 0), points, tuple(bits(sheet.spent[place])))
        for place, points in enumerate(sheet.plans)
    ]
    rows += [
        ScoreRow(f"park_{street + 1}", "sheet", built, PARK_VALUES[street][built])
        for street, built in enumerate(sheet.parks)
    ]
    pools = sheet.pools.bit_count()
    rows.append(ScoreRow("pools", "sheet", pools, POOL_VALUES[pools], tuple(bits(sheet.pools))))
    rows.append(ScoreRow("temps", "sheet", sheet.temps, temp_score))
    complete = estates(sheet)
    for size in range(1, LARGEST_ESTATE + 1):
        those = [estate for estate in complete if estate.size == size]
        value = AGENT_VALUES[size - 1][sheet.agents[size - 1]]
        squares = tuple(plot for estate in those for plot in bits(estate.mask))
        rows.append(ScoreRow(f"estates_{size}", "sheet", len(those), len(those) * value, squares))
    bis, roundabouts = sheet.bis.bit_count(), sheet.roundabouts.bit_count()
    rows.append(ScoreRow("bis", "losses", bis, -bis_loss(sheet), tuple(bits(sheet.bis))))
    rows.append(ScoreRow("refusals", "losses", sheet.refusals, -REFUSAL_VALUES[sheet.refusals]))
    squares = tuple(bits(sheet.roundabouts))
    rows.append(ScoreRow("roundabouts", "losses", roundabouts, -ROUNDABOUT_VALUES[roundabouts], squares))
    return ScoreSheet(tuple(rows), sum(row.points for row in rows))


def estate_counts(sheet: Sheet) -> tuple[int, ...]:
    """What ties are broken by: all complete estates, then those of size 1, 2, ... 6 (3.3, B14)."""
    sizes = [estate.size for estate in estates(sheet)]
    return (len(sizes), *(sizes.count(size) for size in range(1, LARGEST_ESTATE + 1)))


def ranking(sheets: tuple[Sheet, ...], totals: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[TieBreak, ...]]:
    """The rank of every seat (1 is best, shared when nothing tells seats apart) and the tie-breaks that were needed."""
    counts = [estate_counts(sheet) for sheet in sheets]
    keys = [(total, *count) for total, count in zip(totals, counts, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    ties = []
    for total in sorted(set(totals), reverse=True):
        seats = tuple(seat for seat, own in enumerate(totals) if own == total)
        if len(seats) > 1:
            ties.append(_tie_break(seats, counts))
    return ranks, tuple(ties)


def _tie_break(seats: tuple[int, ...], counts: list[tuple[int, ...]]) -> TieBreak:
    """The first criterion that told apart the best two of these seats that differ at all, or "shared"."""
    ordered = sorted(seats, key=lambda seat: counts[seat], reverse=True)
    for better, worse in pairwise(ordered):
        for place, (more, less) in enumerate(zip(counts[better], counts[worse], strict=True)):
            if more != less:
                key = "estates" if place == 0 else f"estates_{place}"
                return TieBreak(key, tuple(ordered), tuple(counts[seat][place] for seat in ordered))
    return TieBreak("shared", seats, tuple(counts[seat][0] for seat in seats))
