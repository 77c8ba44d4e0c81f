"""Why a cell of the score table of Nine Blocks holds its points, in words: which lines, blocks, bonuses, tiles."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.texts import nine_blocks as names
from desktop.texts.cells import Cell
from desktop.texts.words import fill, number
from engine.core.game import ScoreRow, ScoreSheet
from engine.games.nine_blocks.facts import penalty_limit
from engine.games.nine_blocks.grid import BLOCKS, COLUMNS, ROWS
from engine.games.nine_blocks.view import Claim, View

translate = QCoreApplication.translate

KINDS = ("lines", "blocks", "bonus", "alone")
"""What points come from, in the order of the bars."""


def kind_of(row: ScoreRow) -> str:
    """Which of ``KINDS`` a row belongs to."""
    return {"rows": "lines", "columns": "lines", "blocks_own": "blocks"}.get(row.key, row.key)


def kind(key: str) -> str:
    """A source of points in a word."""
    return {
        "lines": translate("NineBlocksCells", "lines", "source of points"),
        "blocks": translate("NineBlocksCells", "blocks", "source of points"),
        "bonus": translate("NineBlocksCells", "bonus", "source of points"),
        "alone": translate("NineBlocksCells", "built alone", "source of points"),
    }[key]


def claims_of(view: View, seat: int, key: str) -> tuple[Claim, ...]:
    """The lines and blocks that a row of the score sheet counts for a seat."""
    own = tuple(claim for claim in view.claims if claim.seat == seat)
    if key == "rows":
        return tuple(claim for claim in own if claim.unit in ROWS)
    if key == "columns":
        return tuple(claim for claim in own if claim.unit in COLUMNS)
    if key in ("blocks", "blocks_own"):
        value = 2 if key == "blocks_own" else 1
        return tuple(claim for claim in own if claim.unit in BLOCKS and claim.points == value)
    return own if key == "" else ()


def alone_spaces(view: View, seat: int) -> tuple[int, ...]:
    """The spaces that a seat built after all others had passed or were out, rising (ruling 32)."""
    if not view.alone[seat]:
        return ()
    last = max(view.passed[other] or view.out[other] for other in range(view.seats) if other != seat)
    return tuple(
        space for space, builder in enumerate(view.builders) if builder == seat and view.built_in[space] > last
    )


def cell(view: View, sheet: ScoreSheet, seat: int, key: str, seats: tuple[str, ...]) -> Cell:
    """A cell of the score table; ``key`` "" is the total."""
    row = next((one for one in sheet.rows if one.key == key), None)
    if row is None:
        return Cell(0, 0, sheet.total, (total_line(sheet), *standing_lines(view, seat)))
    claims = claims_of(view, seat, key)
    lines = [
        fill(
            translate("NineBlocksCells", "%1, round %2", "line, block or space"),
            names.unit_title(claim.unit),
            claim.round,
        )
        for claim in claims
    ]
    if key == "bonus" and row.count:
        lines.append(translate("NineBlocksCells", "The bonus of the 8 was used %n time(s).", "", row.count))
    if key == "alone":
        lines += [
            fill(
                translate("NineBlocksCells", "%1, round %2", "line, block or space"),
                names.space(space),
                view.built_in[space],
            )
            for space in sorted(alone_spaces(view, seat), key=lambda space: view.built_in[space])
        ]
    value = row.points // row.count if row.count else 0
    return Cell(row.count, value, row.points, tuple(lines) or (translate("NineBlocksCells", "Nothing."),))


def ending(view: View, sheet: ScoreSheet) -> None:
    """Seats win each on its own: ranks say it all."""


def total_line(sheet: ScoreSheet) -> str:
    """What every source gave."""
    parts = []
    for one in KINDS:
        points = sum(row.points for row in sheet.rows if kind_of(row) == one)
        if points:
            parts.append(
                fill(translate("NineBlocksCells", "%1 %2", "source of points, points"), kind(one), number(points))
            )
    return " · ".join(parts) or translate("NineBlocksCells", "No points.")


def standing_lines(view: View, seat: int) -> tuple[str, ...]:
    """Penalty tiles, and whether the seat is out or has passed."""
    if view.out[seat]:
        return (fill(translate("NineBlocksCells", "Out in round %1."), view.out[seat]),)
    tiles = view.penalties[seat]
    limit = penalty_limit(view.seats)
    lines = [fill(translate("NineBlocksCells", "Penalty tiles: %1 of %2."), len(tiles), limit)]
    if tiles:
        shown = " ".join(str(tile) for tile in tiles)
        lines = [fill(translate("NineBlocksCells", "Penalty tiles: %1 of %2 (%3)."), len(tiles), limit, shown)]
    if view.passed[seat]:
        lines.append(fill(translate("NineBlocksCells", "Passed in round %1."), view.passed[seat]))
    return tuple(lines)


def count_lines(counts: Mapping[str, int]) -> tuple[str, ...]:
    """What was counted over the match: buildings that stand, bonuses used, tiles given up."""
    lines = [
        fill(
            translate("NineBlocksCells", "Buildings that stand: %1. Bonuses used: %2."),
            counts.get("standing", 0),
            counts.get("bonuses", 0),
        )
    ]
    if counts.get("given_up"):
        lines.append(fill(translate("NineBlocksCells", "Tiles given up: %1."), counts["given_up"]))
    return tuple(lines)
